"""How somebody is called to a table, as its owner may see it."""

from spieluhr.server.messages.notices import Channel
from spieluhr.server.store.notice_rows import ChannelRow


def shown(row: ChannelRow) -> Channel:
    """What its owner may see again; an endpoint and a secret are not shown."""
    label = row.target if row.kind == "mail" else row.label
    return Channel(row.id, row.kind, label, row.is_confirmed, row.created)
