"""The command line: `stavka games`, `play`, `new`, `show`, `replay`, `audit`, `rules`, `check`..."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer

from stavka.cli import audit, check, listing, measure, play, render, saves, serve
from stavka.cli.frame import Command, Group, run

__all__ = ["app", "main"]

app = typer.Typer(
    name="stavka",
    cls=Group,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

for command in (
    listing.games,
    play.play,
    serve.serve,
    serve.tables,
    saves.new,
    saves.show,
    saves.replay,
    render.render,
    audit.audit,
    listing.rules,
    check.check,
    measure.simulate,
    measure.bench,
):
    app.command(cls=Command)(command)


@app.callback()
def stavka(
    ctx: typer.Context, show_version: Annotated[bool, typer.Option("--version", is_eager=True)] = False
) -> None:
    if show_version:
        typer.echo(f"stavka {version('stavka')}")
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line."""
    sys.exit(run(app, args))
