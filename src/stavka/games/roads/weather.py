"""The weather phase (3)."""

from __future__ import annotations

from typing import Any

from stavka.games.roads.counts import Ice, Sky, Weather
from stavka.games.roads.data import weather
from stavka.games.roads.play import Roads
from stavka.kernel.steps import Step


def column(g: Roads[Any], turn: int) -> int:
    """The column of the table for a turn: some stand for several."""
    order, table = g.facts.tables.turns, g.facts.tables.weather
    for n, name in enumerate(table.columns):
        first, _, last = name.partition("-")
        if order.index(first) <= turn - 1 <= order.index(last or first):
            return n
    raise LookupError(f"no weather is printed for turn {turn}")


class WeatherPhase(Step[Roads[Any]]):
    """The Soviet player rolls for weather, ice and sky (3.1); what a scenario fixes is not rolled for."""

    fixed: tuple[Weather, Ice, Sky] = ("", "", "")

    def run(self, g: Roads[Any]) -> None:
        g.pop()
        found = self.fixed
        dice: list[int] = []
        if not all(found):
            dice = [g.roll("weather"), g.roll("weather")]
            row = g.facts.tables.weather.rows[sum(dice)]
            rolled = weather(row[column(g, g.state.turn)])
            found = (found[0] or rolled[0], found[1] or rolled[1], found[2] or rolled[2])
        state = g.state
        state.weather, state.ice, state.sky = g.weather_after(*found)
        g.note("weather", "~3.1.1", dice=dice, weather=state.weather, ice=state.ice, sky=state.sky)

    def crumb(self, g: Roads[Any]) -> None:
        return None
