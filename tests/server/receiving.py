"""The other ends of notices, started in the test: a push service with a browser's keys, a webhook,
a mail server. They listen on 127.0.0.1 only, and write down what they are sent.
"""

import asyncio
import base64
import contextlib
import hashlib
import json
import struct
from collections.abc import AsyncIterator
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

Json = dict[str, Any]
HOST = "127.0.0.1"


def unbase(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def base(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Received(Struct):
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Endpoint:
    """An HTTP server that answers with the next of `statuses`, then with 201."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.headers = ""
        self.got: asyncio.Queue[Received] = asyncio.Queue()
        self.count = 0
        self.hangs = False
        self._open: set[asyncio.StreamWriter] = set()

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        # Values keep their case: signatures are spelt exactly.
        exact = {
            line.split(": ", 1)[0].lower(): line.split(": ", 1)[1] for line in head[1:] if line
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.count += 1
        self.got.put_nowait(Received(head[0].split()[1], exact, body))
        if self.hangs:
            await asyncio.sleep(60)
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(f"HTTP/1.1 {status} X\r\n{self.headers}content-length: 0\r\n\r\n".encode())
        with contextlib.suppress(OSError):
            await writer.drain()
        writer.close()

    async def next(self) -> Received:
        return await asyncio.wait_for(self.got.get(), 5)

    @contextlib.asynccontextmanager
    async def listening(self, **secured: Any) -> AsyncIterator[str]:
        """Its URL."""
        server = await asyncio.start_server(self.handle, HOST, 0, **secured)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"{'https' if secured else 'http'}://{HOST}:{port}/send/abc"
        finally:
            server.close()
            for writer in self._open:
                writer.transport.abort()


class Browser:
    """Keys of one subscription; written from RFC 8291, apart from the code that encrypts."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"s" * 16
    ) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> Json:
        keys = {"p256dh": base(self.point), "auth": base(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "label": "Test browser", "lang": "en"}

    def read(self, message: Received) -> Json:
        assert message.headers["content-encoding"] == "aes128gcm"
        found: Json = json.loads(self.decrypted(message.body))
        return found

    def decrypted(self, body: bytes) -> bytes:
        salt, size, length = body[:16], struct.unpack(">I", body[16:20])[0], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.point + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")  # the last record
        return padded[:-1]


def checked_token(message: Received, known_key: str) -> Json:
    """The claims of the server, after its signature was checked with the key a browser knows."""
    kind, _, rest = message.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == known_key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unbase(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unbase(signature)
    both = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase(known_key))
    signed = f"{head}.{claims}".encode()
    key.verify(encode_dss_signature(*both), signed, ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(unbase(claims))
    return found


class MailServer:
    """SMTP, as much of it as a mail needs."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.refused: str | None = None

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        to = ""
        say("220 test")
        while line := (await reader.readline()).decode().strip():
            command = line.upper()
            if command.startswith("RCPT"):
                to = line.partition("<")[2].partition(">")[0]
                say(self.refused or "250 ok")
            elif command == "DATA":
                say("354 go")
                mail = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                self.got.put_nowait((to, mail))
                say("250 ok")
            elif command == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()

    async def next(self) -> tuple[str, bytes]:
        return await asyncio.wait_for(self.got.get(), 5)

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.handle, HOST, 0)
        try:
            yield f"smtp://{HOST}:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()


def topic(table: str) -> str:
    return hashlib.sha256(table.encode()).hexdigest()[:32]
