"""A game at the terminal: what is asked, what is typed, what comes of it. Each action is saved at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from stavka.cli import account, fight
from stavka.cli.choices import FITS, Choice, choices, meant, menu, plain
from stavka.cli.field import Field
from stavka.cli.frame import Desk
from stavka.cli.layout import hanging, heading
from stavka.kernel.decisions import IllegalAction
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import STANDING, CannotUndo, Game
from stavka.kernel.names import Kind
from stavka.kernel.views import View
from stavka.players import Player, take_turn

KEYS = ("?", "u", "l", "m", "b", "r", "d", "s", "q")
WITH_MORE = ("m", "r", "d")
"""The keys that something may follow."""
LOG = 20
"""So many lines are shown by `l`."""
FEW = 6
"""So many things of one name are all shown."""
RECALL = 8
"""So many lines remind a player who comes back of what happened last."""


class Quit(Exception):
    """The player leaves; the game is saved."""


class Terminal:
    """A game under way: who sits at the keyboard, who is the computer's, where it is saved."""

    def __init__(
        self,
        desk: Desk,
        game: Game[Any],
        computers: dict[str, Player],
        path: Path,
        *,
        open_hands: bool = False,
        read: Callable[[str], str] = input,
    ) -> None:
        self.desk = desk
        self.game = game
        self.rules = game.rules
        self.words = desk.words(game.rules)
        self.computers = computers
        self.humans = [side for side in self.rules.sides if side not in computers]
        self.path = path
        self.open_hands = open_hands
        self.read = read
        self.seated = ""
        """Who sits before the screen now."""
        read_before = max(0, len(game.notes or ()) - RECALL) if len(game) else 0
        self.told = dict.fromkeys(self.rules.sides, read_before)
        """How many notes each side has read; on a return to a game, all but the last few."""

    # ---- the run of play

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.save()
        self.print(heading(f"{self.words.title()} – {self.words.scenario(self.game.scenario)}"))
        self.print(Text(self.say("saved-in", file=str(self.path)), style="dim"))
        self.print(Text(self.say("keys-hint"), style="dim"))
        try:
            while not self.game.over:
                side = self._next()
                if side in self.computers:
                    take_turn(self.computers[side], self.game, side)
                    self.save()
                else:
                    self._human(side)
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.print("", self.say("left", file=str(self.path)))
            return
        self._close()

    def _next(self) -> str:
        """Who decides next; of several, whoever sits there already, and the computer last."""
        waiting = sorted(self.game.to_act, key=self.rules.sides.index)
        return min(waiting, key=lambda side: (side in self.computers, side != self.seated))

    def _human(self, side: str) -> None:
        if side != self.seated:
            self._hand_over(side)
        self._tell(side)
        view = self.game.view(side, since=len(self.game) + 1)
        field = Field(self.words, self.rules, view)
        offered = choices(view, field)
        crumbs = account.breadcrumb(self.words, view, self.desk.out.width - 4)
        self.print("", Rule(crumbs, align="left", style="dim"))
        self._ask(view, offered)
        self._answer(view, field, offered)

    def _ask(self, view: View, offered: list[Choice]) -> None:
        """How things stand, what a fight would bring, the question and its answers."""
        assert view.decision is not None
        standings = account.standings(self.words, view)
        self.print(*([Text(standings, style="dim")] if standings else []), account.asked(self.words, view))
        if view.decision.preview is not None:
            self.print(*fight.preview(self.words, view.decision.preview), "")
        answers = menu(offered)
        self.print(*answers)
        if self.desk.overflows(answers):
            self.print(account.asked(self.words, view))

    def _hand_over(self, side: str) -> None:
        """Hide what one player may know before the other sits down."""
        last, self.seated = self.seated, side
        if len(self.humans) < 2 or self.open_hands or not self._secrets():
            return
        self.desk.out.clear()
        self.print(self.say("hand-over", side=side, last=self.words.side(last) if last else ""))
        self.read(self.say("press-enter", side=side) + " ")
        self.desk.out.clear()

    def _secrets(self) -> bool:
        """Whether the sides see different things now."""
        first, *others = (self.game.view(side, since=len(self.game) + 1).table for side in self.rules.sides)
        return any(table != first for table in others)

    def _tell(self, side: str) -> None:
        """What has happened since this side last looked."""
        number = self.rules.names.number(Kind.SIDE, side)
        notes = self.game.notes or []
        fresh = notes[min(self.told[side], len(notes)) :]
        self.told[side] = len(notes)
        if self.open_hands:
            self.told = dict.fromkeys(self.told, len(notes))
        if fresh:
            self.print("", *account.log(self.words, (self.game.note_view(note, number) for note in fresh)))

    def _close(self) -> None:
        reader = self.seated or (self.humans or list(self.rules.sides))[0]
        self._tell(reader)
        view = self.game.view(reader)
        self.print("", *account.tracks(self.words, self.rules, view), "", account.asked(self.words, view))
        self.print(self.say("kept-in", file=str(self.path)))

    # ---- what is typed

    def _answer(self, view: View, field: Field, offered: list[Choice]) -> None:
        """Read until an action is made or undone."""
        while True:
            typed = self.read("> ").strip()
            if not typed:
                continue
            key, _, rest = typed.partition(" ")
            if key.casefold() in KEYS and not (rest and key.casefold() not in WITH_MORE):
                if self._command(key.casefold(), rest.strip(), view, field, offered):
                    return
                continue
            if self._choose(typed, view, offered):
                return

    def _choose(self, typed: str, view: View, offered: list[Choice]) -> bool:
        found = meant(typed, offered)
        if len(found) == 1:
            self.game.play(view.side, found[0].verb, found[0].target)
            self.save()
            return True
        if found:
            self.print(self.say("which"))
            self.print(*(f"  {each.number} {self.words.labelled(each.does, each.name)}" for each in found))
        else:
            self.print(self._refused(typed, view))
        return False

    def _refused(self, typed: str, view: View) -> str:
        """Why what was typed is not among the choices."""
        assert view.decision is not None
        known = self._known(typed)
        for takes, name in known if len(known) == 1 else ():
            for verb, each in view.decision.verbs.items():
                if each.takes != takes:
                    continue
                try:
                    self.game.copy(log=False).play(view.side, verb, name)
                except IllegalAction as error:
                    if error.refusal is not None:
                        reason = self.words.refusal(error.refusal, self.rules.names)
                        return f"{reason}  [{error.rule}]"
            label = account.target_label(self.words, takes, name)
            return self.say("not-offered", name=label, rule=view.decision.rule)
        return self.say("not-understood", typed=typed)

    def _known(self, typed: str) -> list[tuple[str, str]]:
        """The units and spaces of the game that a name may mean, offered or not: those it fits best."""
        text, words = plain(typed), self.words
        units, spaces = self.rules.names.of[Kind.UNIT], self.rules.names.of[Kind.SPACE]
        known = [
            ((Kind.UNIT.value, n), {plain(n), plain(words.unit(n)), plain(words.label(n))}) for n in units
        ]
        known += [((Kind.SPACE.value, n), {plain(n), plain(words.space(n))}) for n in spaces]
        for fits in FITS:
            found = [thing for thing, names in known if any(fits(name, text) for name in names)]
            if found:
                return found
        return []

    def _command(self, key: str, rest: str, view: View, field: Field, offered: list[Choice]) -> bool:
        """Do what a key asks; true if the decision must be shown anew."""
        assert view.decision is not None
        match key:
            case "?":
                keys = (re.split(" {2,}", line, maxsplit=1) for line in self.say("keys").splitlines())
                self.print(hanging((key, does) for key, does in keys), "", *field.legend())
            case "u":
                return self._undo(view.side)
            case "l":
                notes = self.game.view(view.side).notes
                self.print(*account.log(self.words, notes[-LOG:]))
                if not notes:
                    self.print(self.say("nothing-yet"))
            case "m":
                if rest:
                    self._look_at(rest, field)
                else:
                    self._look(view, field)
                    self.print("")
                    self._ask(view, offered)
            case "b":
                self.print(account.breadcrumb(self.words, view), account.asked(self.words, view))
            case "r":
                self._rule(rest or view.decision.rule)
            case "d":
                return self._standing(view, rest)
            case "s":
                self.save()
                self.print(self.say("saved-in", file=str(self.path)))
            case _:
                raise Quit
        return False

    def _look(self, view: View, field: Field) -> None:
        self.print(*account.tracks(self.words, self.rules, view), "", *field.account())
        if view.table.pieces:
            self.print("", account.pieces(self.words, view))

    def _look_at(self, typed: str, field: Field) -> None:
        """One space or unit closely."""
        found = self._known(typed)
        if not found:
            self.print(self.say("not-understood", typed=typed))
        elif len(found) > FEW:
            names = [account.target_label(self.words, takes, name) for takes, name in found]
            self.print(self.say("which"), *(f"  {name}" for name in names))
        else:
            self.print(*(line for each in found for line in field.look_at(*each)))

    def _rule(self, ref: str) -> None:
        try:
            self.print(*account.rule_lines(self.rules, self.desk.lang, ref))
        except StavkaError as error:
            self.print(self.words.error(error))

    def _undo(self, side: str) -> bool:
        game = self.game
        try:
            undone = game.undo(side)
        except CannotUndo as error:
            self.print(self.say(error.word))
            return False
        self.save()
        self.told = {each: min(count, len(game.notes or ())) for each, count in self.told.items()}
        self.print(self.say("undone", done=account.action_line(self.words, self.rules, undone)))
        return True

    def _standing(self, view: View, rest: str) -> bool:
        """Set a standing "don't ask me" for this prompt; or list those that stand, and lift one by number."""
        assert view.decision is not None
        held = view.standing[view.side]
        if rest.isdecimal() and 1 <= int(rest) <= len(held):
            prompt = held[int(rest) - 1]
        elif not rest and view.decision.prompt in self.game.rules.windows:
            prompt = view.decision.prompt
        else:
            lines = [f"  {n} {account.standing_label(self.words, each)}" for n, each in enumerate(held, 1)]
            self.print(self.say("standing-held" if held else "standing-none"), *lines)
            return False
        self.game.play(view.side, STANDING, prompt)
        self.save()
        lifted = prompt in held
        word = "standing-lifted" if lifted else "standing-set"
        self.print(self.say(word, prompt=account.standing_label(self.words, prompt)))
        return True

    # ---- small things

    def save(self) -> None:
        self.game.save(self.path)

    def say(self, word: str, /, **facts: Any) -> str:
        return self.words.say(word, facts)

    def print(self, *lines: RenderableType) -> None:
        if lines:
            self.desk.print(*lines)
