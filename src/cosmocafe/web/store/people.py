"""What visitors keep who want to be known again: name, preferences, the hash of a recovery link, passkeys. A method is a transaction."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Transactions
from .schema_people import deeds, passkeys, people

SENT_AWAY = "sent away"
MOST_PASSKEYS = 10  # of one person


class Kept(msgspec.Struct, kw_only=True):
    """A visitor who keeps something."""

    visitor: str
    name: str
    chosen: dict[str, str]
    has_link: bool
    epoch: int
    listed: bool


class Passkey(msgspec.Struct, kw_only=True):
    """A way to come back that a device keeps."""

    id: str
    visitor: str
    key: str
    counter: int
    used: int = 0
    made: float


def hashed(secret: str) -> str:
    """What is stored of a secret: it has too many bits for anybody to guess it from that."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People(Transactions):
    """People in SQLite or PostgreSQL."""

    def of(self, visitor: str) -> Kept | None:
        """What a visitor keeps."""
        with self._connected() as connection:
            return _kept(connection.execute(select(people).where(people.c.visitor == visitor)).mappings().first())

    def by_link(self, secret: str) -> Kept | None:
        """Whose recovery link it is."""
        with self._connected() as connection:
            return _kept(connection.execute(select(people).where(people.c.recovery == hashed(secret))).mappings().first())

    def keep(self, visitor: str, name: str, chosen: Mapping[str, str]) -> None:
        """Keep a visitor's name and preferences from now on."""
        if self.prefer(visitor, name, chosen):
            return
        try:
            with self._connected() as connection:
                row = {"visitor": visitor, "name": name, "chosen": json.dumps(dict(chosen)), "made": time.time()}
                connection.execute(insert(people).values(**row))
        except IntegrityError:  # the same person at another device was quicker
            self.prefer(visitor, name, chosen)

    def prefer(self, visitor: str, name: str, chosen: Mapping[str, str]) -> bool:
        """What somebody is called and prefers now; False if that is not kept."""
        return self._set(visitor, name=name, chosen=json.dumps(dict(chosen)))

    def link(self, visitor: str, secret: str) -> bool:
        """Another recovery link: the one before is worth nothing from now on."""
        return self._set(visitor, recovery=hashed(secret))

    def show(self, visitor: str, listed: bool) -> bool:
        """Whether somebody stands in lists of ratings."""
        return self._set(visitor, listed=listed)

    def _set(self, visitor: str, **values: object) -> bool:
        with self._connected() as connection:
            return bool(connection.execute(update(people).where(people.c.visitor == visitor).values(**values)).rowcount)

    def send_away(self, visitor: str) -> int:
        """No link and no cookie given so far is good any more; the number that new cookies carry."""
        its = people.c.visitor == visitor
        with self._connected() as connection:
            connection.execute(update(people).where(its).values(recovery=None, epoch=people.c.epoch + 1))
        with self._connected() as connection:  # afterwards, so that whoever sees it sees what it is about
            connection.execute(insert(deeds).values(at=time.time(), did=SENT_AWAY, what=""))
            return connection.execute(select(people.c.epoch).where(its)).scalar() or 0

    def names(self) -> dict[str, str]:
        """Those who agree to be listed, by visitor."""
        with self._connected() as connection:
            query = select(people.c.visitor, people.c.name).where(and_(people.c.listed, people.c.name != ""))
            return {str(visitor): str(name) for visitor, name in connection.execute(query)}

    def passkeys(self, visitor: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        with self._connected() as connection:
            found = connection.execute(select(passkeys).where(passkeys.c.visitor == visitor).order_by(passkeys.c.made, passkeys.c.id))
            return [Passkey(**row) for row in found.mappings()]

    def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        with self._connected() as connection:
            found = connection.execute(select(passkeys).where(passkeys.c.id == id)).mappings().first()
            return Passkey(**found) if found else None

    def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if there is one with this id, or too many."""
        try:
            with self._connected() as connection:
                count = connection.execute(select(func.count()).where(passkeys.c.visitor == passkey.visitor)).scalar() or 0
                if count >= MOST_PASSKEYS:
                    return False
                connection.execute(insert(passkeys).values(**msgspec.structs.asdict(passkey)))
        except IntegrityError:
            return False
        return True

    def use_passkey(self, id: str, counter: int, used: int) -> bool:
        """Note that a passkey was used; False if its challenge, or a later one, was used before, or the key's own counter went back."""
        grows = or_(and_(passkeys.c.counter == 0, literal(counter) == 0), passkeys.c.counter < counter)
        with self._connected() as connection:
            new = and_(passkeys.c.id == id, passkeys.c.used < used, grows)
            return bool(connection.execute(update(passkeys).where(new).values(counter=counter, used=used)).rowcount)

    def drop_passkey(self, visitor: str, id: str) -> None:
        """Somebody's passkey is worth nothing any more."""
        with self._connected() as connection:
            connection.execute(delete(passkeys).where(and_(passkeys.c.id == id, passkeys.c.visitor == visitor)))


def _kept(row: RowMapping | None) -> Kept | None:
    if row is None:
        return None
    chosen = json.loads(row["chosen"])
    has_link = row["recovery"] is not None
    return Kept(visitor=row["visitor"], name=row["name"], chosen=chosen, has_link=has_link, epoch=row["epoch"], listed=row["listed"])
