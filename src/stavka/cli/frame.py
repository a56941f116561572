"""What every command shares: language, --json, --data, help in the reader's language, errors as one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.text import Text
from typer._click import Context, HelpFormatter, Parameter
from typer._click.exceptions import ClickException
from typer.core import TyperCommand, TyperGroup, TyperOption

from stavka.cli.usage import usage
from stavka.games import ruleset
from stavka.kernel.errors import StavkaError
from stavka.kernel.ruleset import Ruleset
from stavka.words import LANGUAGES, Words, words

ABOVE = 4
"""A screen has room for a question, its prompt and so many lines less of answers."""


class Told(StavkaError):
    """A mistake of whoever typed the command."""

    def __init__(self, word: str, **facts: Any) -> None:
        super().__init__(words().say(f"error-{word}", facts), word=word, **facts)


def language(environ: Mapping[str, str]) -> str:
    """The reader's language, as the environment tells it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


class Desk:
    """What a command works with: the reader's language, where to print, whose figures to play with."""

    def __init__(self) -> None:
        self.lang = language(os.environ)
        self.json = False
        self.data: Path | None = None
        self.out = Console(markup=False, highlight=False, emoji=False)
        self.err = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def words(self, rules: Ruleset[Any, Any] | None = None) -> Words:
        return words(rules, self.lang)

    def say(self, word: str, /, **facts: Any) -> str:
        return words(None, self.lang).say(word, facts)

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with its decimals, as the language writes it."""
        return self.say("decimal", value=round(value, places))

    def rules(self, game: str) -> Ruleset[Any, Any]:
        return ruleset(game, self.data)

    def print(self, *lines: RenderableType) -> None:
        for line in lines or ("",):
            self.out.print(line, soft_wrap=isinstance(line, str | Text) and not self.out.is_terminal)

    def overflows(self, lines: Iterable[RenderableType]) -> bool:
        """Whether these lines push what stands above them off the screen."""
        if not self.out.is_terminal:
            return False
        count = sum(len(self.out.render_lines(line, pad=False)) for line in lines)
        return count > self.out.height - ABOVE

    def emit(self, value: Any) -> None:
        """Print for a program."""
        encoded = msgspec.json.format(msgspec.json.encode(value), indent=2)
        sys.stdout.write(encoded.decode() + "\n")


def desk(ctx: Context) -> Desk:
    """The desk of the command that runs."""
    found = ctx.find_object(Desk)
    if found is None:  # a command called by itself, as a test or a shell's completion does
        found = ctx.find_root().obj = Desk()
    return found


# ---- options that may stand before or after the command


def _set_lang(ctx: Context, _: Parameter, value: str | None) -> None:
    if value:
        desk(ctx).lang = words(None, value).lang


def _set_json(ctx: Context, _: Parameter, value: bool) -> None:
    desk(ctx).json |= bool(value)


def _set_data(ctx: Context, _: Parameter, value: str | None) -> None:
    if value:
        desk(ctx).data = Path(value).resolve()


def _languages(ctx: Context, args: list[str], incomplete: str) -> list[tuple[str, str] | str]:
    return list(LANGUAGES)


def shared() -> list[Parameter]:
    """The options that every command has."""
    lang = TyperOption(
        param_decls=["--lang"],
        metavar="|".join(LANGUAGES),
        callback=_set_lang,
        expose_value=False,
        is_eager=True,
        autocompletion=_languages,
    )
    json = TyperOption(param_decls=["--json"], is_flag=True, callback=_set_json, expose_value=False)
    data = TyperOption(param_decls=["--data"], metavar="FOLDER", callback=_set_data, expose_value=False)
    return [lang, json, data]


def _translate(command: TyperCommand | TyperGroup, ctx: Context, name: str) -> None:
    """Put the help of a command in the reader's language, when it is asked for."""
    spoken = desk(ctx).words()
    command.help = spoken.say(f"help-{name}")
    for parameter in command.get_params(ctx):
        asked = (parameter.name or "").replace("_", "-")
        for word in (f"help-{name}-{asked}", f"help-any-{asked}"):
            if spoken.has(word) and isinstance(parameter, TyperOption | typer.core.TyperArgument):
                parameter.help = spoken.say(word)
                break


class Command(TyperCommand):
    """A command with the shared options, and help in two languages."""

    def __init__(self, name: str | None, *, params: list[Parameter] | None = None, **rest: Any) -> None:
        super().__init__(name, params=[*(params or ()), *shared()], **rest)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _translate(self, ctx, self.name or "")
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """All commands together."""

    def __init__(self, *, params: list[Parameter] | None = None, **rest: Any) -> None:
        super().__init__(params=[*(params or ()), *shared()], **rest)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _translate(self, ctx, "stavka")
        spoken = desk(ctx).words()
        for name, command in self.commands.items():
            command.help = spoken.say(f"help-{name}")
            if isinstance(command, TyperCommand):
                command.rich_help_panel = spoken.say("help-commands")
        super().format_help(ctx, formatter)


def run(app: typer.Typer, args: Sequence[str] | None = None) -> int:
    """Run a command. Bad input is one line on stderr and an exit code of 2; a bug of ours is not hidden."""
    at = Desk()
    given = list(sys.argv[1:] if args is None else args)
    at.lang = _asked_for(given) or at.lang
    command = typer.main.get_command(app)
    try:
        code = command.main(args=args, prog_name="stavka", standalone_mode=False, obj=at)
    except StavkaError as error:
        return _fail(at, at.words().error(error))
    except ClickException as error:
        return _fail(at, at.words().error(usage(error)))
    except typer.Abort:
        return _fail(at, at.say("aborted"))
    return code if isinstance(code, int) else 0


def _asked_for(args: Sequence[str]) -> str:
    """The language that a command line asks for, known before the rest of it is understood."""
    for before, arg in pairwise(["", *args]):
        name, _, value = arg.partition("=")
        given = arg if before == "--lang" else value if name == "--lang" else ""
        if given in LANGUAGES:
            return given
    return ""


def _fail(at: Desk, message: str) -> int:
    line = " ".join(message.split())
    sys.stdout.flush()
    at.err.print(at.say("error", message=line), soft_wrap=True)
    return 2
