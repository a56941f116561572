"""The chart of a game, made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stavka.kernel.charts import Area, Chart
from stavka.kernel.ruleset import Ruleset


@lru_cache(maxsize=16)
def chart_of(rules: Ruleset[Any, Any]) -> Chart:
    """The chart of a game."""
    return rules.chart()


@lru_cache(maxsize=16)
def areas_of(rules: Ruleset[Any, Any]) -> dict[str, Area]:
    """The areas of its chart, by id."""
    return {area.id: area for area in chart_of(rules).areas}
