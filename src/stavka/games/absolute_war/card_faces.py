"""Cards as they are shown: what is printed on each of them (2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.absolute_war.data import CardRow
from stavka.games.absolute_war.facts import Facts
from stavka.kernel.charts import Card


def cards(facts: Facts) -> list[Card]:
    """Both decks of both sides."""
    return [
        Card(
            id=f"card-{row.id}",
            side=row.side,
            deck=row.deck,
            number=row.number,
            years=row.years,
            moment=row.timing,
            figures={name: n for name in ("support", "value", "icons") if (n := getattr(row, name))},
            goals=[row.left, row.right],
            row=row.battle,
            first=facts.limits.odds_low,
            marks=[*_marks(row)],
        )
        for row in facts.cards.values()
    ]


def _marks(row: CardRow) -> Iterator[str]:
    if row.armour:
        yield "armour"
    if row.in_assault:
        yield "in-assault"
    if row.advanced:
        yield "advanced"
