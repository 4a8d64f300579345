"""A passkey in software: what a browser's authenticator answers, or a wrong one."""

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One credential. Its fields may be changed to lie."""

    def __init__(self, origin: str, site: str) -> None:
        self.origin = origin
        self.site = site
        self.counter = 1
        self.flags = PRESENT | VERIFIED
        self.id = os.urandom(32)
        self.handle = b""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json) -> Json:
        """The answer to a challenge for a new passkey."""
        self.handle = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        length = len(self.id).to_bytes(2)
        attested = bytes(16) + length + self.id + cbor2.dumps(public)
        data = self._data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=attestation,
        )

    def sign(self, options: Json) -> Json:
        """The answer to a challenge for signing in."""
        self.counter += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self.key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=self.handle,
        )

    def _data(self, flags: int) -> bytes:
        return (
            hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _credential(self, **response: bytes) -> Json:
        return {
            "id": bytes_to_base64url(self.id),
            "rawId": bytes_to_base64url(self.id),
            "type": "public-key",
            "response": {name: bytes_to_base64url(value) for name, value in response.items()},
            "clientExtensionResults": {},
        }
