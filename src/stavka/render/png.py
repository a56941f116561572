"""SVG to PNG."""

from __future__ import annotations

import font_source_sans_pro  # type: ignore[import-untyped]
import font_source_serif_pro  # type: ignore[import-untyped]
import resvg_py


def png(svg: str, width: int) -> bytes:
    """A picture of the asked width. Only the fonts that we bring are used: it looks the same everywhere."""
    fonts = [*font_source_sans_pro.font_files_ttf.values(), *font_source_serif_pro.font_files_ttf.values()]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts, skip_system_fonts=True))
