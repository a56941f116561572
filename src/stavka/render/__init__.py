"""Boards and counters as SVG: for the browser, for files, for a notebook. Drawing exists once, here.

`board` and `sprite` depend on the game alone and can be kept; `layout` says where things lie at a moment;
`picture` puts all three together, and `png` makes pixels of it.
"""

from stavka.render.board import board
from stavka.render.layout import Chip, Layout, Ring, Spot, layout, lying
from stavka.render.picture import picture
from stavka.render.png import png
from stavka.render.sprite import sprite

__all__ = ["Chip", "Layout", "Ring", "Spot", "board", "layout", "lying", "picture", "png", "sprite"]
