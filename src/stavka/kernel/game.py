"""Game: a state under its rules. Start, play, copy, undo, fork, view; journal and log as they grow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeVar

from stavka.kernel import chance, forces
from stavka.kernel.decisions import (
    Action,
    Decision,
    IllegalAction,
    Target,
    illegal,
    is_over,
    no_side,
    no_such_verb,
    out_of_turn,
)
from stavka.kernel.errors import StavkaError
from stavka.kernel.names import NONE, Kind, Side, Space, SpaceSet, Unit, UnitSet, UnknownName, bits, mask
from stavka.kernel.notes import Note, Roll, named
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.state import State
from stavka.kernel.steps import Step, kinds
from stavka.kernel.untrusted import seed_text
from stavka.kernel.views import Crumb, DecisionView, NoteView, Verb, View

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Step[Any])

CHECKPOINT = 64
"""A copy of the state is kept each so many actions, so that undo and a look back replay few of them."""

STANDING = "standing"
"""The one verb that is no move in the game: set or lift a standing "don't ask me" for a prompt."""

ENDINGS = ("done", "stop", "decline")
"""What games call the verb that ends a step: one key on every page, and the answer of a standing order."""


AUTOMATIC = 5_000
"""So many steps may run by themselves between two decisions: far more than any play needs."""


class Endless(StavkaError):
    """Steps run by themselves and never come to an end: only a position that cannot be does so."""


class CannotUndo(StavkaError):
    """Undo would take back chance, a look at what is the other side's, or the other side's choice."""


def _check_word(what: str, word: object) -> None:
    if not isinstance(word, str):
        raise IllegalAction(f"a {what} is a word, not {word!r}", word="not-a-word", got=repr(word))


class Game(Generic[S]):
    """A game under way. All that changes is in `state`; the journal rebuilds it, the log tells it."""

    drawn: ClassVar[Callable[[Game[Any]], str] | None] = None
    """Draws a game as SVG; the package puts it here, since drawing is no business of the kernel."""

    def __init__(
        self,
        rules: Ruleset[S, Any],
        state: S,
        *,
        scenario: str,
        options: dict[str, str],
        seed: str,
        position: str = "",
        log: bool = True,
    ) -> None:
        self.rules = rules
        self.state = state
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.seeds: list[tuple[int, str]] = [(0, seed)]
        """From which action on which seed is used: a fork may take a new one."""
        self.position_text = position
        self.entries: list[tuple[int, str, Target, int]] = []
        self.notes: list[Note] | None = [] if log else None
        self.rolls: list[Roll] = []
        self.checkpoints: dict[int, S] = {}
        self.acting: Side = -1
        """The side whose action is being carried out."""
        self.answered: Decision
        """The decision that it answers."""
        self.offered: dict[Side, Decision] = {}

    def start(self) -> Self:
        """Run to the first decision."""
        self.checkpoints[0] = self.state.copy()
        self._settle()
        return self

    def resume(self, seeds: list[tuple[int, str]]) -> None:
        """Go on from a state that was kept, with the seeds that were used."""
        self.seeds = seeds
        self.seed = self._seed_of(len(self.entries))
        self._settle()

    def _repr_svg_(self) -> str | None:
        """What a notebook shows of a game."""
        draw = type(self).drawn
        return draw(self) if draw else None

    # ---- playing

    @property
    def to_act(self) -> set[str]:
        """The sides that owe a decision."""
        return {self.rules.sides[side] for side in self.offered}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ended)

    @property
    def winners(self) -> list[str]:
        """Who won: one side, both in a draw, nobody where all lose."""
        return self.rules.names.listed(Kind.SIDE, self.state.winners)

    def legal_actions(self) -> Iterator[Action]:
        """Every action that would be accepted now."""
        sides = self.rules.sides
        for side, decision in self.offered.items():
            takes = kinds(type(self.state.stack[-1]))
            for verb, target in decision:
                yield Action(sides[side], verb, self._target_name(takes[verb], target))

    def play(self, side: str, verb: str, target: str | None = None) -> None:
        """Make an action, by names. Raises IllegalAction, and changes nothing, if it is not offered."""
        _check_word("side", side)
        _check_word("verb", verb)
        number = self.rules.names.index[Kind.SIDE].get(side)
        if number is None:
            known = self.rules.sides
            raise no_side(side, known)
        if verb == STANDING:
            self.stand(number, target)
            return
        decision = self.offered.get(number)
        if decision is None:
            self._refuse_turn(side)
        takes = kinds(type(self.state.stack[-1])).get(verb)
        if takes is None or not decision.verbs.get(verb):
            offered = [v for v, targets in decision.verbs.items() if targets]
            raise no_such_verb(side, verb, offered, self._rule(), self._legal(decision))
        try:
            coded = self._target_number(takes, target)
        except UnknownName as error:
            legal = self._legal(decision)
            raise IllegalAction(
                f"{verb}: {error}", rule=self._rule(), legal=legal, word="bad-target", verb=verb, cause=error
            ) from None
        if not decision.allows(verb, coded):
            self._refuse_target(decision, verb, target, coded)
        self.act(number, verb, coded)

    def act(self, side: Side, verb: str, target: Target) -> None:
        """Make an action, by numbers. The fast way in; the same test of legality."""
        decision = self.offered.get(side)
        if decision is None or not decision.allows(verb, target):
            raise IllegalAction(
                f"not offered: {verb} {target}",
                rule=self.paragraph(decision.rule) if decision else "",
                word="not-offered",
                action=f"{verb} {target}",
            )
        self.answered = decision
        entries = self.entries
        entries.append((side, verb, target, self.state.chance))
        self._carry_out(side, verb, target)
        if len(entries) % CHECKPOINT == 0:
            self.checkpoints[len(entries)] = self.state.copy()
        self._settle()

    def stand(self, side: Side, prompt: str | None) -> None:
        """Set a side's standing order for a prompt, or lift it. It may be given at any time and is public."""
        if self.over:
            raise is_over()
        known = self.rules.windows
        if prompt is None or prompt not in known:
            listed = ", ".join(known)
            raise IllegalAction(
                f"a standing order names a prompt: {listed}", word="standing-order", known=known
            )
        self.entries.append((side, STANDING, prompt, self.state.chance))
        self._carry_out(side, STANDING, prompt)
        self._settle()

    def _carry_out(self, side: Side, verb: str, target: Target) -> None:
        state = self.state
        if verb == STANDING:
            held = state.standing[side]
            assert isinstance(target, str)
            state.standing[side] = (
                tuple(p for p in held if p != target) if target in held else tuple(sorted((*held, target)))
            )
            return
        self.acting = side
        method = getattr(state.stack[-1], verb)
        if target is None:
            method(self)
        else:
            method(self, target)

    def _settle(self) -> None:
        """Run steps until somebody must decide something that has more than one answer."""
        state = self.state
        stack = state.stack
        standing = state.standing
        for _ in range(AUTOMATIC):
            if not stack:
                break
            asked = stack[-1].decide(self)
            if asked is None:
                stack[-1].run(self)
                continue
            decisions = (asked,) if type(asked) is Decision else asked
            assert isinstance(decisions, tuple)
            for decision in decisions:
                if standing[decision.side] and (ending := self._ending(decision)):
                    self._carry_out(decision.side, ending, None)
                    break
            else:
                if len(decisions) == 1 and not decisions[0].always and decisions[0].count() == 1:
                    decision = decisions[0]
                    self.answered = decision
                    self._carry_out(decision.side, *decision.pick(0))
                    continue
                self.offered = {decision.side: decision for decision in decisions}
                return
        else:
            raise Endless(
                f"{AUTOMATIC} steps run by themselves without an end", word="endless", most=AUTOMATIC
            )
        self.offered = {}

    def _ending(self, decision: Decision) -> str:
        """How a standing order answers for its side; nothing where none stands, or there is no way out."""
        if decision.prompt not in self.state.standing[decision.side]:
            return ""
        return next((verb for verb in ENDINGS if decision.verbs.get(verb)), "")

    # ---- what steps use

    def push(self, step: Step[Any]) -> None:
        """Begin a step; what is under it waits."""
        self.state.stack.append(step)

    def pop(self) -> None:
        """End the step on top."""
        self.state.stack.pop()

    def find(self, kind: type[T]) -> T:
        """The innermost step of a kind that is under way."""
        for step in reversed(self.state.stack):
            if type(step) is kind:
                return step
        raise LookupError(f"no {kind.__name__} is under way")

    def number(self, below: int, purpose: str) -> int:
        """A uniform number from 0 to below - 1: the kernel alone touches randomness."""
        state = self.state
        result = chance.number(self.seed, state.chance, below)
        if self.notes is not None:
            self.rolls.append(Roll(len(self.entries), state.chance, purpose, below, result))
        state.chance += 1
        return result

    def roll(self, purpose: str, faces: int = 6) -> int:
        """One die."""
        return self.number(faces, purpose) + 1

    def draw(self, cup: int, purpose: str) -> int:
        """One member of a set, drawn at random."""
        for _ in range(self.number(cup.bit_count(), purpose)):
            cup &= cup - 1
        return (cup & -cup).bit_length() - 1

    def paragraph(self, rule: str) -> str:
        """The number of a rule in this game's rulebook."""
        return self.rules.paragraph(rule)

    def note(self, kind: str, rule: str, **facts: Any) -> None:
        """Record a fact that both sides may read."""
        if self.notes is not None:
            self.notes.append(Note(len(self.entries), kind, self.paragraph(rule), facts))

    def tell(self, reader: Side, kind: str, rule: str, secret: dict[str, Any], **facts: Any) -> None:
        """Record a fact of which only one side may know all."""
        if self.notes is not None:
            self.notes.append(Note(len(self.entries), kind, self.paragraph(rule), facts, secret, reader))

    def show(self, reader: Side, kind: str, rule: str, secret: dict[str, Any], **facts: Any) -> None:
        """Tell a side what is the other's: there is no undo past that."""
        self.tell(reader, kind, rule, secret, **facts)
        if self.notes is not None:
            self.notes[-1].seen = True

    def place(self, unit: Unit, space: Space) -> None:
        """Put a unit somewhere, without asking any rule."""
        forces.place(self.state, self.rules.roster, unit, space)

    def units_in(self, spaces: SpaceSet, units: UnitSet) -> UnitSet:
        """Those of the units that stand in a set of spaces."""
        at = self.state.at
        found = 0
        for space in bits(spaces):
            found |= at[space]
        return found & units

    def spaces_of(self, units: UnitSet) -> SpaceSet:
        """The spaces in which these units stand."""
        where = self.state.where
        return mask(where[unit] for unit in bits(units))

    def end(self, how: str, winners: int) -> None:
        """End the game."""
        self.state.ended = how
        self.state.winners = winners
        self.state.stack.clear()

    # ---- the past

    def __len__(self) -> int:
        """How many actions were made."""
        return len(self.entries)

    def copy(self, *, log: bool = True) -> Self:
        """An independent game at the same moment; without its log and its past, for search."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.entries = self.entries[:]
        twin.seeds = self.seeds[:]
        twin.offered = self.offered
        if log:
            twin.notes = None if self.notes is None else self.notes[:]
            twin.rolls = self.rolls[:]
            twin.checkpoints = self.checkpoints.copy()
        else:
            twin.notes, twin.rolls, twin.checkpoints = None, [], {}
        return twin

    def may_undo(self, side: str | None = None) -> str:
        """Why the last action may not be taken back in fairness; empty if it may."""
        return self._kept(side)[1]

    def undo_barred(self, side: str | None = None) -> str:
        """The same reason as a word, for whoever tells it in another language."""
        return self._kept(side)[0]

    def _kept(self, side: str | None) -> tuple[str, str]:
        """What bars undo: the word for it, and the reason in English."""
        if not self.entries:
            return "undo-nothing", "nothing has been played"
        last, _, _, before = self.entries[-1]
        name = self.rules.sides[last]
        if side is not None and name != side:
            return "undo-other", f"the last choice was {name}'s"
        if before != self.state.chance:
            return "undo-chance", "dice were rolled or something was drawn since"
        since = takewhile(lambda note: note.after == len(self.entries), reversed(self.notes or ()))
        if any(note.seen for note in since):
            return "undo-seen", "something of the other side's was seen since"
        return "", ""

    def undo(self, side: str | None = None) -> Action:
        """Take back the last action: never past a die, a draw, a look or the other side's choice."""
        word, reason = self._kept(side)
        if reason:
            raise CannotUndo(f"cannot undo: {reason}", word=word)
        undone = self.action(len(self.entries) - 1)
        self.rewind(len(self.entries) - 1)
        return undone

    def rewind(self, to: int) -> None:
        """Go back to the moment after so many actions, whatever lies between: for replay and analysis."""
        if not 0 <= to <= len(self.entries):
            raise StavkaError(
                f"this game has {len(self.entries)} actions, not {to}",
                word="no-such-action",
                count=len(self.entries),
                given=to,
            )
        base = max((n for n in self.checkpoints if n <= to), default=-1)
        if base < 0:
            raise StavkaError("this copy keeps no past")
        again = self.entries[base:to]
        self.state = self.checkpoints[base].copy()
        self.checkpoints = {n: state for n, state in self.checkpoints.items() if n <= to}
        self.seeds = [entry for entry in self.seeds if entry[0] <= to]
        del self.entries[base:]
        notes, rolls = self.notes, self.rolls
        self.notes, self.rolls = None, []
        self.seed = self._seed_of(base - 1)
        self._settle()
        for side, verb, target, _ in again:
            self.seed = self._seed_of(len(self.entries))
            self.repeat(side, verb, target)
        self.seed = self._seed_of(to)
        if notes is not None:
            self.notes = [note for note in notes if note.after <= to]
        self.rolls = [roll for roll in rolls if roll.after <= to]

    def _seed_of(self, action: int) -> str:
        """The seed that an action draws from; -1 is what runs before the first."""
        return [self.seeds[0][1], *(seed for since, seed in self.seeds if since <= action)][-1]

    def repeat(self, side: Side, verb: str, target: Target) -> None:
        """Play an action of a journal again."""
        if verb == STANDING:
            self.stand(side, target if isinstance(target, str) else None)
        else:
            self.act(side, verb, target)

    def fork(self, at: int | None = None, seed: str | int | None = None) -> Self:
        """A game of one's own from any moment of this one; with a new seed, chance goes another way."""
        twin = self.copy()
        twin.rewind(len(self.entries) if at is None else at)
        if seed is not None:
            twin.seed = seed_text(seed)
            now = len(twin.entries)
            twin.seeds = [twin.seeds[0], *(each for each in twin.seeds[1:] if each[0] < now)]
            twin.seeds.append((now, twin.seed))
        return twin

    def action(self, n: int) -> Action:
        """The n-th action, in names."""
        return next(self.actions(n, n + 1))

    def actions(self, start: int = 0, stop: int | None = None) -> Iterator[Action]:
        """The actions of the journal, in names."""
        names = self.rules.names
        for side, verb, target, _ in self.entries[start:stop]:
            yield Action(names.of[Kind.SIDE][side], verb, self._any_name(verb, target))

    def _any_name(self, verb: str, target: Target) -> str | None:
        """A target's name, whichever step the verb belonged to."""
        if target is None or isinstance(target, str):
            return target
        return self._target_name(self.rules.takes(verb), target)

    def save(self, path: str | Path) -> None:
        """Write the save file."""
        from stavka.kernel import journal  # it is made of games

        journal.write(self, Path(path))

    def position(self) -> str:
        """The whole state as a position file."""
        from stavka.kernel import start  # it makes games

        return start.position(self)

    # ---- what a side may know

    def decision(self, side: str) -> DecisionView | None:
        """What a side is asked now."""
        decision = self.offered.get(self.rules.names.number(Kind.SIDE, side))
        if decision is None:
            return None
        return DecisionView(
            side=side,
            prompt=decision.prompt,
            rule=self.paragraph(decision.rule),
            facts=named(self.rules.names, decision.facts),
            verbs=self._legal(decision),
            preview=self.state.stack[-1].preview(self),
            hints=self.state.stack[-1].hints(self),
            ends=next((verb for verb in ENDINGS if decision.verbs.get(verb)), ""),
        )

    def view(self, side: str = "", *, since: int = 0) -> View:
        """All that a side may know, or an onlooker where none is named; the log from a given action on."""
        number = self.rules.names.number(Kind.SIDE, side) if side else NONE
        names, state = self.rules.names, self.state
        crumbs = (step.crumb(self) for step in state.stack)
        return View(
            game=self.rules.id,
            scenario=self.scenario,
            side=side,
            actions=len(self.entries),
            to_act=sorted(self.to_act),
            ended=state.ended,
            winners=self.winners,
            path=[Crumb(word, named(names, facts)) for word, facts in filter(None, crumbs)],
            decision=self.decision(side) if side else None,
            standing={names.of[Kind.SIDE][s]: list(held) for s, held in enumerate(state.standing)},
            table=self.rules.table(self, number),
            notes=[self.note_view(note, number) for note in self.notes or () if note.after >= since],
        )

    def note_view(self, note: Note, side: Side) -> NoteView:
        """A note as one side may read it."""
        facts = note.facts
        if note.secret is not None and note.reader == side:
            facts = {**facts, **note.secret}
        return NoteView(note.after, note.kind, note.rule, named(self.rules.names, facts))

    def resample(self, side: str, random: Random, *, log: bool = False) -> Self:
        """A game that this side cannot tell from the present one, with what it does not know dealt anew."""
        twin = self.copy(log=log)
        self.rules.resample(twin, self.rules.names.number(Kind.SIDE, side), random)
        twin.seed = f"resampled {random.getrandbits(64)}"
        twin.seeds.append((len(twin.entries), twin.seed))
        twin._settle()
        return twin

    # ---- names and refusals

    def _legal(self, decision: Decision) -> dict[str, Verb]:
        takes = kinds(type(self.state.stack[-1]))
        result = {}
        for verb, targets in decision.verbs.items():
            if not targets:
                continue
            if isinstance(targets, tuple):
                listed = list(targets)
            elif targets is True:
                listed = []
            else:
                listed = [self.rules.names.of[takes[verb]][member] for member in bits(targets)]
            result[verb] = Verb(takes[verb].value, listed)
        return result

    def _target_name(self, takes: Kind, target: Target) -> str | None:
        return self.rules.names.of[takes][target] if isinstance(target, int) else target

    def _target_number(self, takes: Kind, target: object) -> Target:
        if takes in (Kind.UNIT, Kind.SPACE):
            return self.rules.names.number(takes, target)
        if target is not None and not isinstance(target, str):
            raise UnknownName(f"a target is a word, not {target!r}", word="not-a-word", got=repr(target))
        return target

    def _refuse_turn(self, side: str) -> NoReturn:
        if self.over:
            raise is_over()
        raise out_of_turn(side, sorted(self.to_act), self._rule())

    def _rule(self) -> str:
        return next((self.paragraph(decision.rule) for decision in self.offered.values()), "")

    def _refuse_target(self, decision: Decision, verb: str, target: str | None, coded: Target) -> NoReturn:
        legal = self._legal(decision)
        refusal = self.state.stack[-1].why_not(self, verb, coded)
        if refusal is not None:
            refusal = refusal._replace(rule=self.paragraph(refusal.rule))
        raise illegal(verb, target, refusal, self.paragraph(decision.rule), legal)
