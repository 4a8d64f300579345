"""A bot for Spieluhr in 30 lines: it joins a table and plays any game, move by move, at random.

TOKEN comes from POST /api/tokens; docs/bot_api.md tells the rest.
    python examples/bot.py http://127.0.0.1:8700 TOKEN TABLE
"""

import json
import random
import sys
import urllib.error
import urllib.request

server, token, table = sys.argv[1:]


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


turns = ask("/api/bot/turns")  # a line whenever it is our turn at any table
ask(f"/api/tables/{table}/join", {})
for line in turns:
    news = json.loads(line)
    if news["is"] == "turn":
        move = random.choice(news["legal"])["move"]  # think here: news["view"] is all we know
        try:
            ask(
                f"/api/bot/tables/{news['table']}/move",
                {"version": news["version"], "move": move},
            )
        except urllib.error.HTTPError as error:  # the table has changed: the next line tells how
            print(json.loads(error.read())["say"])
    elif news["is"] == "over" and news["table"] == table:
        print(*news["result"], sep="\n")
        break
