"""Passkeys: what a device of our own says is believed, and nothing that is changed, old, said before or said elsewhere."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.testclient import TestClient

from cosmocafe.web import passkey
from cosmocafe.web.guards import Buckets
from cosmocafe.web.passkey import decoded, encoded

from .playing import another, new_table

NAME, ORIGIN = "testserver", "http://testserver"
Key = ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey | rsa.RSAPrivateKey


@dataclass
class Device:
    """An authenticator and the browser before it."""

    key: Key = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = b"a passkey of a test"
    counter: int = 0
    name: str = NAME
    origin: str = ORIGIN
    flags: int = 0x05

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def data(self, more: int = 0) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([self.flags | more]) + self.counter.to_bytes(4, "big")

    def make(self, challenge: str) -> dict[str, str]:
        data = self.data(0x40) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + b"the key once more"
        public = self.key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        parts = {"id": self.id, "client": self.client("webauthn.create", challenge), "authenticator": data, "key": public}
        return {name: encoded(part) for name, part in parts.items()}

    def sign(self, challenge: str) -> dict[str, str]:
        data, client = self.data(), self.client("webauthn.get", challenge)
        said = data + hashlib.sha256(client).digest()
        parts = {"id": self.id, "client": client, "authenticator": data, "signature": self._signature(said)}
        return {name: encoded(part) for name, part in parts.items()}

    def _signature(self, said: bytes) -> bytes:
        if isinstance(self.key, ec.EllipticCurvePrivateKey):
            return self.key.sign(said, ec.ECDSA(SHA256()))
        if isinstance(self.key, rsa.RSAPrivateKey):
            return self.key.sign(said, padding.PKCS1v15(), SHA256())
        return self.key.sign(said)


def keep(client: TestClient, device: Device) -> int:
    wish = client.post("/me/passkey/wish").json()
    assert wish["rp"]["id"] == NAME
    return client.post("/me/passkey", json=device.make(wish["challenge"])).status_code


def challenge(client: TestClient) -> str:
    return str(client.post("/back/passkey/ask").json()["challenge"])


def back(client: TestClient, said: Any) -> int:
    return client.post("/back/passkey", json=said).status_code


@pytest.fixture
def patient(client: TestClient) -> TestClient:
    """A café where one may try for ever."""
    client.app.state.cafe.tries = Buckets(1000, 1000)  # type: ignore[attr-defined]
    return client


@pytest.fixture
def device(client: TestClient) -> Device:
    """A device with Ann's passkey."""
    client.post("/settings", data={"name": "Ann", "theme": "light"})
    found = Device()
    assert keep(client, found) == 200
    return found


@pytest.mark.parametrize("kind", ["P-256", "Ed25519", "RSA"])
def test_who_has_the_passkey_comes_back(client: TestClient, kind: str) -> None:
    keys: dict[str, Key] = {"P-256": ec.generate_private_key(ec.SECP256R1()), "Ed25519": ed25519.Ed25519PrivateKey.generate()}
    key = keys.get(kind) or rsa.generate_private_key(65537, 2048)
    client.post("/settings", data={"name": "Ann", "theme": "light"})
    id = new_table(client)
    device = Device(key)
    assert keep(client, device) == 200
    other = another(client)
    assert back(other, device.sign(challenge(other))) == 200
    assert f"/table/{id}" in other.get("/").text and other.cookies["theme"] == "light"
    assert "Passkey of" in other.get("/me").text


def test_an_answer_is_good_once(client: TestClient, device: Device) -> None:
    said = device.sign(challenge(client))
    assert back(another(client), said) == 200
    assert back(another(client), said) == 403
    older = challenge(client)
    assert back(another(client), device.sign(challenge(client))) == 200
    assert back(another(client), device.sign(older)) == 403


def test_a_counter_that_goes_back_is_a_copy(client: TestClient, device: Device) -> None:
    device.counter = 5
    assert back(another(client), device.sign(challenge(client))) == 200
    device.counter = 5
    assert back(another(client), device.sign(challenge(client))) == 403
    device.counter = 6
    assert back(another(client), device.sign(challenge(client))) == 200


ELSEWHERE: list[dict[str, Any]] = [{"name": "evil.example"}, {"origin": "https://evil.example"}, {"flags": 1}, {"flags": 0}, {"flags": 4}]


def test_what_was_said_elsewhere_or_by_nobody_is_refused(patient: TestClient, device: Device) -> None:
    for change in ELSEWHERE:
        assert back(another(patient), replace(device, **change).sign(challenge(patient))) == 403, change
        assert keep(patient, replace(device, id=b"another", **change)) == 403, change


def test_every_changed_byte_is_noticed(client: TestClient, device: Device) -> None:
    said = device.sign(challenge(client))
    for part in said:
        data = bytearray(decoded(said[part]))
        data[-1] ^= 1
        assert back(another(client), {**said, part: encoded(bytes(data))}) == 403, part


def test_another_key_is_not_mine(client: TestClient, device: Device) -> None:
    assert back(another(client), Device(id=device.id).sign(challenge(client))) == 403
    assert back(another(client), Device(id=b"unknown").sign(challenge(client))) == 403


def test_challenges_are_for_one_aim_one_person_and_a_while(client: TestClient, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    other = another(client)
    other.get("/")
    mine = client.post("/me/passkey/wish").json()["challenge"]
    assert back(other, device.sign(mine)) == 403, "it was for making one"
    assert other.post("/me/passkey", json=Device(id=b"b").make(mine)).status_code == 403, "it was somebody else's"
    assert back(other, device.sign(encoded(b"made up"))) == 403
    asked = challenge(client)
    monkeypatch.setattr(passkey, "SECONDS", -1)
    assert back(other, device.sign(asked)) == 403


def test_a_passkey_is_nobody_elses_and_can_be_removed(client: TestClient, device: Device) -> None:
    other = another(client)
    other.get("/")
    assert keep(other, device) == 403, "it is known already"
    other.post("/me/passkey/remove", data={"id": encoded(device.id)})
    assert back(another(client), device.sign(challenge(client))) == 200
    client.post("/me/passkey/remove", data={"id": encoded(device.id)})
    assert back(another(client), device.sign(challenge(client))) == 403


HALF = b'{"id":"\\ud800","client":"","authenticator":"","signature":""}'


def test_noise_is_refused(patient: TestClient) -> None:
    for body in (b"", b"{}", b"[]", b"null", b"\xff", b"[" * 20_000, b'{"id": 1}', HALF):
        assert {patient.post(path, content=body).status_code for path in ("/back/passkey", "/me/passkey")} == {403}, body


def test_a_passkey_with_a_wrong_part_is_not_kept(patient: TestClient) -> None:
    good = Device().make(patient.post("/me/passkey/wish").json()["challenge"])
    for part in good:
        for text in ("", "é", "====", "A" * 3000, "not base64!"):
            assert patient.post("/me/passkey", json={**good, part: text}).status_code == 403, (part, text)


def test_weak_keys_are_refused(client: TestClient) -> None:
    assert keep(client, Device(rsa.generate_private_key(65537, 1024))) == 403  # noqa: S505  that is the point
    assert keep(client, Device(ec.generate_private_key(ec.SECP192R1()))) == 403
