"""Play with what was installed: runs in the environment of a wheel, knows nothing of the sources.

python trial.py base ENGINE FOLDER       terminal, arena, a new game, and what is not there
python trial.py server ENGINE FOLDER     the pages, and a game over the socket
python trial.py research ENGINE FOLDER   PettingZoo
"""

import contextlib
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SECONDS = 600  # until a command is given up; a slow machine is no error
PACE = 0.06  # seconds between moves: a server listens to 20 in a second
PATIENT = {"COLUMNS": "80", "NO_COLOR": "1", "PYTHONUTF8": "1"}


def spieluhr(*words: str, typed: str = "", code: int = 0) -> str:
    """What the command says."""
    done = subprocess.run(
        [sys.executable, "-m", "spieluhr", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS,
        env={**os.environ, **PATIENT}, check=False,
    )  # fmt: skip
    said = (words, done.returncode, done.stdout[-500:], done.stderr[-2000:])
    assert done.returncode == code, said
    return done.stdout if code == 0 else done.stderr


def try_base(engine: str) -> None:
    said = spieluhr("version")
    assert f", {engine}" in said, said
    assert ("--no-binary spieluhr" in said) == (engine != "compiled"), said
    assert all(game in said for game in ("antinomy", "dragonkeepers", "steam_time")), said
    told = spieluhr("play", "antinomy", "--opponent", "random", "--seed", "3", typed="1\n" * 400)
    assert "crystals" in told and "wins" in told, told[-800:]
    words = ("--bots", "greedy,random", "--games", "2", "--processes", "2")
    assert "greedy" in spieluhr("arena", "antinomy", *words)
    assert spieluhr("serve", code=2).endswith('is not installed: pip install "spieluhr[server]"\n')
    spieluhr("new-game", "mine_field")
    os.environ["SPIELUHR_GAMES"] = str(Path("mine_field/src/spieluhr_mine_field").absolute())
    assert "mine_field: Mine Field" in spieluhr("version")
    words = ("play", "mine_field", "--opponent", "casual", "--seed", "3")
    assert "All cards are played." in spieluhr(*words, typed="1\n" * 30)


def try_server(engine: str) -> None:
    with serving() as port:
        front = ask(port, "GET", "/", "")[1]
        assert "<title>" in front and 'src="/assets/' in front, front[:500]
        moves = play_over_socket(port)
        assert moves > 3, (engine, moves)


@contextlib.contextmanager
def serving() -> Iterator[int]:
    """A server with its own database, at this port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    db = f"sqlite:///{Path('trial.sqlite').absolute()}"
    command = [sys.executable, "-m", "spieluhr", "serve", "--port", str(port), "--db", db]
    with (
        Path("server.log").open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log) as process,
    ):
        try:
            end = time.monotonic() + SECONDS
            while not is_well(port):
                assert process.poll() is None, Path("server.log").read_text(encoding="utf-8")
                assert time.monotonic() < end
                time.sleep(0.1)
            yield port
        finally:
            process.terminate()
            process.wait(30)


def is_well(port: int) -> bool:
    try:
        return ask(port, "GET", "/healthz", "")[0] == 200
    except OSError:
        return False


def ask(port: int, method: str, path: str, token: str, body: Any = None) -> tuple[int, str, str]:
    """Status, answer, and the token of a guest who is new."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json", "Cookie": f"spieluhr={token}"}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    cookie = answer.headers.get("Set-Cookie", "").split(";")[0].partition("=")[2]
    connection.close()
    return answer.status, text, cookie


def play_over_socket(port: int) -> int:
    """A whole game against a bot: how many moves we made."""
    from websockets.sync.client import connect  # noqa: PLC0415  an extra

    *_, token = ask(port, "POST", "/api/me", "", {"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    wish = {"game": "antinomy", "options": {}, "seats": seats}
    status, text, _ = ask(port, "POST", "/api/tables", token, wish)
    assert status < 300, text
    address = f"ws://127.0.0.1:{port}/ws/{json.loads(text)['id']}"
    dice, moves = random.Random(1), 0
    with connect(address, additional_headers={"Cookie": f"spieluhr={token}"}) as line:
        while True:
            told = json.loads(line.recv(timeout=SECONDS))
            assert told["is"] != "error", told
            if told["is"] != "table":
                continue
            if told["status"] == "over":
                return moves
            if told["chance"]["wants"] == "reveal":
                line.send(json.dumps({"do": "reveal", "nonce": dice.randbytes(32).hex()}))
            elif told["legal"]:
                time.sleep(PACE)
                move = dice.choice(told["legal"])["move"]
                line.send(json.dumps({"do": "play", "version": told["version"], "move": move}))
                moves += 1


def try_research(engine: str) -> None:
    del engine
    from spieluhr.research import petting_zoo  # noqa: PLC0415  an extra

    environment = petting_zoo.env("antinomy")
    environment.reset(seed=1)
    dice, steps = random.Random(1), 0
    for agent in environment.agent_iter():
        observation, _, is_over, is_cut, _ = environment.last()
        legal = [] if is_over or is_cut else observation["action_mask"].nonzero()[0].tolist()
        environment.step(dice.choice(legal) if legal else None)
        steps += 1
        assert agent
    assert steps > 10


if __name__ == "__main__":
    what, engine, folder = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    os.chdir(folder)
    {"base": try_base, "server": try_server, "research": try_research}[what](engine)
