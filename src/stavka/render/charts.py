"""The charts of a game, each made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stavka.kernel.charts import Area, Chart, Token
from stavka.kernel.ruleset import Ruleset


def chart_of(rules: Ruleset[Any, Any], name: str = "") -> Chart:
    """The chart of a game: of the whole map, or of one that a scenario has for itself."""
    return _chart(rules, name)  # a cache tells a default from the same value when it is given


@lru_cache(maxsize=32)
def _chart(rules: Ruleset[Any, Any], name: str) -> Chart:
    return rules.chart(name)


@lru_cache(maxsize=32)
def areas_of(rules: Ruleset[Any, Any], name: str = "") -> dict[str, Area]:
    """The areas of a chart, by id."""
    return {area.id: area for area in chart_of(rules, name).areas}


@lru_cache(maxsize=32)
def tokens_of(rules: Ruleset[Any, Any]) -> dict[str, Token]:
    """The faces of a game's pieces, by id: those of the whole map serve for all."""
    return {token.id: token for token in chart_of(rules).tokens}
