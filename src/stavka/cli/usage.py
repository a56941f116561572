"""What is wrong with a command line itself: typer's English, and a word of ours for every other language."""

from __future__ import annotations

import re
from typing import Any

from typer._click import Parameter
from typer._click.exceptions import BadParameter, ClickException, MissingParameter, NoSuchOption
from typer._click.types import IntParamType

from stavka.kernel.errors import StavkaError, nearest

TOO_MANY = re.compile(r"Got unexpected extra argument(?:\(?s\)?)? \((.*)\)\.?")
NO_COMMAND = re.compile(r"No such command '(.*?)'\.(?: Did you mean '(.*?)')?.*")


def usage(error: ClickException) -> StavkaError:
    """The same mistake as one of our errors."""
    message = error.format_message()
    return StavkaError(message, **_facts(error), reason=message)


def _facts(error: ClickException) -> dict[str, Any]:
    match error:
        case MissingParameter(param=Parameter() as parameter):
            return {"word": "missing-parameter", "name": _name(parameter)}
        case BadParameter(param=Parameter(type=IntParamType()) as parameter):
            low = getattr(parameter.type, "min", None)
            return {"word": "bad-number", "name": _name(parameter), "low": low}
        case NoSuchOption():
            near = nearest(error.option_name, error.possibilities or ())
            return {"word": "no-such-option", "name": error.option_name, "near": near}
    if extra := TOO_MANY.fullmatch(error.message):
        return {"word": "extra-arguments", "name": extra[1]}
    if unknown := NO_COMMAND.fullmatch(error.message):
        return {"word": "no-such-command", "name": unknown[1], "near": unknown[2] or ""}
    return {"word": "usage"}


def _name(parameter: Parameter) -> str:
    """A parameter as one types it."""
    shown = parameter.opts[-1]
    return shown if shown.startswith("-") else parameter.human_readable_name
