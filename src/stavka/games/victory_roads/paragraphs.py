"""The paragraphs of this rulebook for those of Stalingrad Roads, whose numbers the family bears."""

PARAGRAPHS: dict[str, str] = {}
