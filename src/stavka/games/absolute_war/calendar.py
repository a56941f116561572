"""What is printed on the turn track: date, weather and event of every turn (6, 21)."""

from __future__ import annotations

from collections.abc import Iterator

from stavka.games.absolute_war.facts import Facts
from stavka.kernel.charts import Forecast


def calendar(facts: Facts) -> Iterator[Forecast]:
    """As the log tells it when a turn begins."""
    for row in facts.turns.values():
        yield Forecast("turn", row.turn, "turn", "5.0.I.1", {"turn": row.turn, "weather": row.weather})
        event: dict[str, str | int] = {"turn": row.turn, "event": row.event}
        yield Forecast("turn", row.turn, "turn-event", f"21.1.{row.turn}", event)
