"""Cards as they are shown: what is printed on each of them (2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.absolute_war.data import CardRow
from stavka.games.absolute_war.facts import Facts
from stavka.games.absolute_war.terms import OFFENSIVE
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
            figures=_figures(row),
            goals=[row.left, row.right],
            row=row.battle,
            first=facts.limits.odds_low,
            marks=[*_marks(row)],
        )
        for row in facts.cards.values()
    ]


def _figures(row: CardRow) -> dict[str, int]:
    if row.deck == OFFENSIVE:
        return {"value": row.value}
    return {"support": row.support} | ({"icons": row.icons} if row.icons else {})


def _marks(row: CardRow) -> Iterator[str]:
    if row.armour:
        yield "armour"
    if row.in_assault:
        yield "in-assault"
    if row.advanced:
        yield "advanced"
