"""Routes about being called to a table, and about answers given ahead."""

from spieluhr.server.http import notice_handlers, order_handlers
from spieluhr.server.http.route import MADE, TABLE, ApiRoute
from spieluhr.server.messages.notices import (
    MyOrders,
    NewMail,
    NewOrder,
    NewPush,
    NewWebhook,
    NoticeSettings,
    Sent,
    Watching,
)

NOTICES = "/api/me/notices"
MAIL = "/api/mail/{channel}/{token}"

ROUTES = [
    ApiRoute(
        "GET", NOTICES, "How I am called when it is my turn", notice_handlers.settings, None,
        NoticeSettings, False,
    ),
    ApiRoute(
        "POST", f"{NOTICES}/push", "Call me in this browser", notice_handlers.add_push, NewPush,
        NoticeSettings, codes=MADE,
        is_counted=True,
    ),
    ApiRoute(
        "POST", f"{NOTICES}/webhook", "Call an address of mine; answers the secret that signs",
        notice_handlers.add_webhook, NewWebhook, NoticeSettings, codes=MADE,
        is_counted=True,
    ),
    ApiRoute(
        "POST", f"{NOTICES}/mail", "Call me by e-mail; the address is asked first",
        notice_handlers.add_mail, NewMail, NoticeSettings, codes=MADE,
        is_counted=True,
    ),
    ApiRoute(
        "DELETE", f"{NOTICES}/{{channel}}", "No more calls by this channel",
        notice_handlers.remove_channel, None, NoticeSettings,
    ),
    ApiRoute(
        "POST", f"{NOTICES}/{{channel}}/test", "A call to try it out", notice_handlers.test, None,
        Sent, codes=(202,),
    ),
    ApiRoute(
        "POST", f"{MAIL}/confirm", "This address is mine (from a mail)", notice_handlers.confirm,
        None, Sent, False, is_link=True,
    ),
    ApiRoute(
        "POST", f"{MAIL}/stop", "Unsubscribe (from a mail)", notice_handlers.stop, None, Sent,
        False, is_link=True,
    ),
    ApiRoute(
        "GET", f"{TABLE}/watch", "Am I called to this table?", notice_handlers.watching, None,
        Watching, False,
    ),
    ApiRoute(
        "PUT", f"{TABLE}/watch", "Call me to this table", notice_handlers.watch, None, Watching
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/watch", "No more calls to this table", notice_handlers.unwatch, None,
        Watching,
    ),
    ApiRoute(
        "GET", f"{TABLE}/standing", "What I have answered ahead", order_handlers.orders, None,
        MyOrders, False,
    ),
    ApiRoute(
        "PUT", f"{TABLE}/standing", "Answer ahead", order_handlers.give, NewOrder, MyOrders
    ),
    ApiRoute(
        "DELETE", f"{TABLE}/standing", "Answer no longer ahead", order_handlers.withdraw, None,
        MyOrders,
    ),
]  # fmt: skip
