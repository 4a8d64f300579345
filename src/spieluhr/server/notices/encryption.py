"""Messages that only one browser can read (RFC 8291), from a server that it knows (RFC 8292).

A push service carries them and reads nothing: content is encrypted for the browser's key, and all
messages are padded to the same few lengths.
"""

import base64
import json
import os
import struct
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes; a message is one record
LAST: Final = b"\x02"  # ends the content of the last record; what follows is padding
PADDED: Final = 512  # lengths are multiples of it
SALT, KEY, NONCE, SECRET, POINT = 16, 16, 12, 16, 65  # bytes
VALID: Final = 12 * 3600  # seconds that a signature is good for; 24 hours are the most


def encode(raw: bytes) -> str:
    """As it is written everywhere in Web Push: base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def read_key(written: str) -> ec.EllipticCurvePrivateKey:
    """ValueError if it is none."""
    return ec.derive_private_key(int.from_bytes(decode(written), "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def check_receiver(p256dh: str, auth: str) -> None:
    """ValueError unless these are a browser's key and its secret."""
    if len(decode(auth)) != SECRET:
        raise ValueError("auth")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))


def encrypted(
    content: bytes,
    p256dh: str,
    auth: str,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """`aes128gcm`, with a key and a salt for this message alone; tests bring their own."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    theirs, ours = decode(p256dh), point(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", KEY)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", NONCE)
    text = content + LAST
    text += b"\0" * (-len(text) % padded)
    header = salt + struct.pack(">IB", RECORD, POINT) + ours
    return header + AESGCM(key).encrypt(nonce, text, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """The header by which a push service knows whose message it is."""
    service = urlsplit(endpoint)
    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(now) + VALID,
        "sub": contact,
    }
    head = encode(_json({"typ": "JWT", "alg": "ES256"})) + "." + encode(_json(claims))
    r, s = decode_dss_signature(key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={head}.{signature}, k={encode(point(key))}"


def _json(value: dict[str, object]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
