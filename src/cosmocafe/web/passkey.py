"""Passkeys, as WebAuthn has them: a device signs a challenge of ours, and what it says is checked here. No attestation is asked for.

https://www.w3.org/TR/webauthn-3/, sections 7.1 and 7.2. Where no attestation is wanted nobody vouches for a new key but the browser itself,
so the key is taken as the browser reads it (`getPublicKey`), and nothing has to be unpacked here.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import time

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key
from itsdangerous import BadData, URLSafeSerializer

from cosmocafe.core.errors import CafeError

ALGORITHMS = (-7, -8, -257)  # ECDSA with P-256, Ed25519, RSA, by their numbers in COSE
CREATE, GET = "webauthn.create", "webauthn.get"
PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40  # flags of an authenticator
SECONDS = 300  # for which a challenge is good
HEAD = 37  # bytes: hash of the café's name, flags, counter
LONGEST_ID = 1023  # bytes
SMALLEST_RSA = 2048  # bits


class WrongPasskey(CafeError):
    """What a device says does not fit."""


class Here(msgspec.Struct, frozen=True):
    """Where the café is: the name that a passkey belongs to, and the origins that pages may have."""

    name: str
    origins: tuple[str, ...]


class Made(msgspec.Struct):
    """A new passkey, as the page sends it; all parts in base64 for URLs."""

    id: str
    client: str
    authenticator: str
    key: str


class Signed(msgspec.Struct):
    """What a passkey says to a challenge, as the page sends it."""

    id: str
    client: str
    authenticator: str
    signature: str


class _Client(msgspec.Struct):
    type: str
    challenge: str
    origin: str
    crossOrigin: bool = False  # noqa: N815  as the standard writes it


class _Challenge(msgspec.Struct):
    aim: str
    of: str
    at: int
    salt: str


class Challenges:
    """Makes challenges that nobody else can make, and knows them again without keeping them."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="passkey")

    def new(self, aim: str, of: str = "") -> str:
        """A challenge for this aim, of this visitor."""
        made = _Challenge(aim, of, time.time_ns() // 1000, secrets.token_urlsafe(16))
        return encoded(str(self._signer.dumps(msgspec.structs.asdict(made))).encode())

    def made_at(self, challenge: str, aim: str, of: str = "") -> int:
        """When it was made, in millionths of a second."""
        try:
            found = msgspec.convert(self._signer.loads(decoded(challenge)), _Challenge)
        except (BadData, msgspec.ValidationError):
            raise WrongPasskey("this is no challenge of ours") from None
        age = time.time_ns() // 1000 - found.at
        if (found.aim, found.of) != (aim, of) or not 0 <= age <= SECONDS * 1_000_000:
            raise WrongPasskey("this challenge was for something else, or is too old: try again")
        return found.at


def encoded(data: bytes) -> str:
    """Bytes as the standard writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What was written so."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise WrongPasskey("this is not written as a passkey's parts are") from None


def made(new: Made, challenges: Challenges, visitor: str, here: Here) -> int:
    """Check a new passkey of a visitor; its counter."""
    challenges.made_at(_client(new.client, CREATE, here).challenge, CREATE, visitor)
    data, id = decoded(new.authenticator), decoded(new.id)
    counter = _counter(data, here)
    if not data[32] & NEW_KEY or not 0 < len(id) <= LONGEST_ID or data[HEAD + 16 : HEAD + 18 + len(id)] != len(id).to_bytes(2, "big") + id:
        raise WrongPasskey("the device does not name this passkey")
    _public_key(new.key)
    return counter


def signed(said: Signed, key: str, challenges: Challenges, here: Here) -> tuple[int, int]:
    """Check what a passkey with this public key says; its counter, and when the challenge was made."""
    at = challenges.made_at(_client(said.client, GET, here).challenge, GET)
    data = decoded(said.authenticator)
    counter = _counter(data, here)
    try:
        _verify(key, decoded(said.signature), data + hashlib.sha256(decoded(said.client)).digest())
    except InvalidSignature:
        raise WrongPasskey("the signature is not this passkey's") from None
    return counter, at


def _client(text: str, kind: str, here: Here) -> _Client:
    """What the browser says it was asked, and by which page."""
    try:
        found = msgspec.json.decode(decoded(text), type=_Client)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WrongPasskey("the browser's part cannot be read") from None
    if found.type != kind or found.origin not in here.origins or found.crossOrigin:
        raise WrongPasskey("this was said to another page")
    return found


def _counter(data: bytes, here: Here) -> int:
    """How often the device has signed; it must be meant for this café, with somebody present whom the device has made sure of."""
    if len(data) < HEAD or not hmac.compare_digest(data[:32], hashlib.sha256(here.name.encode()).digest()):
        raise WrongPasskey("this passkey belongs to another café")
    if data[32] & (PRESENT | VERIFIED) != PRESENT | VERIFIED:
        raise WrongPasskey("the device has not made sure who is there")
    return int.from_bytes(data[33:HEAD], "big")


def _public_key(text: str) -> ec.EllipticCurvePublicKey | ed25519.Ed25519PublicKey | rsa.RSAPublicKey:
    try:
        key = load_der_public_key(decoded(text))
    except (ValueError, UnsupportedAlgorithm):
        raise WrongPasskey("this public key cannot be read") from None
    if isinstance(key, ec.EllipticCurvePublicKey) and isinstance(key.curve, ec.SECP256R1):
        return key
    if isinstance(key, ed25519.Ed25519PublicKey) or (isinstance(key, rsa.RSAPublicKey) and key.key_size >= SMALLEST_RSA):
        return key
    raise WrongPasskey("this kind of key is not known here")


def _verify(text: str, signature: bytes, data: bytes) -> None:
    key = _public_key(text)
    if isinstance(key, ec.EllipticCurvePublicKey):
        key.verify(signature, data, ec.ECDSA(SHA256()))
    elif isinstance(key, rsa.RSAPublicKey):
        key.verify(signature, data, padding.PKCS1v15(), SHA256())
    else:
        key.verify(signature, data)
