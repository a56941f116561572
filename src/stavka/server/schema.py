"""The tables of a database, and how one of an earlier version is brought up to date."""

from __future__ import annotations

VERSION = 2
"""Of the schema; a database of a later one is left alone."""

SCHEMA = """
create table tables (
    id text primary key,
    header blob not null,
    open_dice integer not null,
    open_hands integer not null,
    forked text not null,
    created text not null
) strict, without rowid;
create table present (
    "table" text primary key references tables (id),
    state blob not null,
    actions integer not null,
    to_act text not null,
    ended text not null,
    winners text not null,
    changed text not null,
    version integer not null default 0,
    broken text not null default ''
) strict, without rowid;
create table seats (
    "table" text not null references tables (id),
    side text not null,
    player text not null,
    name text not null,
    token text not null,
    primary key ("table", side)
) strict, without rowid;
create table journal (
    "table" text not null references tables (id),
    number integer not null,
    side text not null,
    verb text not null,
    target text,
    chance integer not null,
    told blob not null,
    primary key ("table", number)
) strict, without rowid;
create table snapshots (
    "table" text not null references tables (id),
    after integer not null,
    state blob not null,
    primary key ("table", after)
) strict, without rowid;
create index made on tables (created);
create index closed on present ("table") where broken <> '';
"""
"""`version` only grows, with every change of a table, undo included: whoever changes a table says which
version he has seen. `broken` says why a table was closed; it is empty where it can be played at. The indexes
are for counting, which would have to read every state and every header else."""

UPDATES = {
    1: """
alter table present add column version integer not null default 0;
alter table present add column broken text not null default '';
create index made on tables (created);
create index closed on present ("table") where broken <> '';
""",
}
"""What leads from each earlier version to the next."""


def script(found: int) -> str:
    """What brings a database of a version up to date; a new one is of version 0."""
    steps = [SCHEMA] if found == 0 else [UPDATES[version] for version in range(found, VERSION)]
    return f"begin immediate;{''.join(steps)}pragma user_version = {VERSION};commit;"
