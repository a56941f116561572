"""What every game keeps, as checks that anyone can run on one: each raises AssertionError where it does not.

They know no game. A registered game is put through all of them by the tests; the author of a new one can call
them from a shell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from stavka.kernel import forces, journal
from stavka.kernel.decisions import Action, Decision, IllegalAction, Target
from stavka.kernel.errors import StavkaError
from stavka.kernel.game import STANDING, CannotUndo, Game
from stavka.kernel.ruleset import Ruleset
from stavka.kernel.start import from_position, new

Rules = Ruleset[Any, Any]
Choice = Callable[[Game[Any], Decision, Random], tuple[str, Target]]
"""A way to play: which legal action to take."""

LONGEST = 50_000
"""No game may take more actions than this."""


def any_action(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """Any legal action, all alike."""
    return decision.pick(int(random.random() * decision.count()))


def any_verb(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """Any verb, then any of its targets: rare verbs come up often."""
    offered = [verb for verb, targets in decision.verbs.items() if targets]
    verb = offered[int(random.random() * len(offered))]
    only = Decision(decision.side, "", "", {verb: decision.verbs[verb]})
    return only.pick(int(random.random() * only.count()))


def eager(game: Game[Any], decision: Decision, random: Random) -> tuple[str, Target]:
    """Like any_verb, but seldom content to end or decline while something can be done."""
    acting = {v: targets for v, targets in decision.verbs.items() if targets and targets is not True}
    if acting and random.random() < 0.85:
        return any_verb(game, Decision(decision.side, "", "", acting), random)
    return any_verb(game, decision, random)


STYLES: dict[str, Choice] = {"any-action": any_action, "any-verb": any_verb, "eager": eager}


def walk(game: Game[Any], random: Random, choose: Choice, most: int = LONGEST) -> Iterator[None]:
    """Play on at random, one action at a time, to the end of the game or for so many actions."""
    for _ in range(most):
        if not game.offered:
            return
        sides = list(game.offered)
        side = sides[int(random.random() * len(sides))]
        verb, target = choose(game, game.offered[side], random)
        game.act(side, verb, target)
        yield
    assert most < LONGEST, f"no end after {LONGEST} actions"


def begin(rules: Rules, start: str, seed: int, *, log: bool = True) -> Game[Any]:
    """A game of a scenario, or from the text of a position."""
    if start in rules.scenarios:
        return new(rules, start, seed=seed, log=log)
    return from_position(rules, start, seed=seed, log=log)


def check_play(rules: Rules, start: str, seed: int, style: str = "any-action", every: int = 1) -> Game[Any]:
    """Random legal play reaches a scored end and breaks no invariant on the way."""
    game = begin(rules, start, seed, log=False)
    for n, _ in enumerate(walk(game, Random(seed), STYLES[style])):
        if n % every == 0:
            check_invariants(game)
    check_invariants(game)
    assert game.over, "nobody is asked anything, and the game is not over"
    assert not game.state.stack
    return game


def check_invariants(game: Game[Any]) -> None:
    """What the game itself says must always hold, and what holds for any game."""
    broken = [str(fault) for fault in game.rules.broken(game)]
    assert not broken, f"after {len(game)} actions: {broken}"
    state, kept = game.state, game.state.copy()
    forces.derive(kept, game.rules.roster, len(game.rules.board.names))
    assert (state.at, state.held) == (kept.at, kept.held), f"after {len(game)} actions: units are misplaced"
    for side, decision in game.offered.items():
        assert decision.side == side
        assert decision.count(), f"{decision.prompt}: asked, but nothing is legal"
        assert ("decline" in decision.verbs) <= (decision.prompt in game.rules.windows), decision.prompt
        paragraph = game.paragraph(decision.rule)
        assert game.rules.index.cites(paragraph), f"{decision.prompt}: no paragraph {paragraph}"


def check_replay(rules: Rules, start: str, seed: int, style: str = "any-verb", most: int = LONGEST) -> None:
    """A journal rebuilds every state, bit for bit, with the same log and dice; no state comes twice."""
    game = begin(rules, start, seed)
    prints = [game.state.digest()]
    prints += [game.state.digest() for _ in walk(game, Random(seed), STYLES[style], most)]
    kept = journal.decode(journal.encode(journal.record(game)), "the save")
    again = begin(rules, start, seed)
    assert len(set(prints)) == len(prints), "an action led back to a state that has been: it made no progress"
    assert again.state.digest() == prints[0]
    for n, action in enumerate(kept.actions, 1):
        journal.repeat(again, Action(*action))
        assert again.state.digest() == prints[n], f"action {n} leads elsewhere"
    loaded = journal.replay(kept, rules)
    assert loaded.state.digest() == prints[-1]
    for side in rules.sides:
        assert loaded.view(side) == game.view(side)


def check_undo(rules: Rules, start: str, seed: int, most: int = 300) -> None:
    """Undo gives back the state before, the same action then the same state; chance and looks stay."""
    game = begin(rules, start, seed)
    random = Random(seed)
    before = game.state.digest()
    logs = {side: game.view(side).notes for side in rules.sides}
    for _ in walk(game, random, any_verb, most):
        after, used = game.state.digest(), game.entries[-1][3] != game.state.chance
        seen = any(note.seen for note in game.notes or () if note.after == len(game))
        last = game.action(len(game) - 1)
        if used or seen:
            try:
                game.undo()
            except CannotUndo:
                assert game.state.digest() == after
            else:
                raise AssertionError("undo went past chance or a look")
        else:
            other = next(side for side in rules.sides if side != last.side)
            assert game.may_undo(other), "the other side may undo"
            assert game.undo(last.side) == last
            assert game.state.digest() == before
            assert {side: game.view(side).notes for side in rules.sides} == logs
            journal.repeat(game, last)
            assert game.state.digest() == after
        before, logs = after, {side: game.view(side).notes for side in rules.sides}


def check_past(rules: Rules, start: str, seed: int, most: int = 400) -> None:
    """Every moment can be gone back to, and played on from, in a game of one's own."""
    game = begin(rules, start, seed)
    prints = [game.state.digest()]
    prints += [game.state.digest() for _ in walk(game, Random(seed), any_verb, most)]
    end = game.state.digest()
    random = Random(seed)
    for at in sorted(random.sample(range(len(prints)), min(12, len(prints)))):
        fork = game.fork(at)
        assert fork.state.digest() == prints[at], f"the moment after action {at} is another"
        for action in list(game.actions(at)):
            journal.repeat(fork, action)
        assert fork.state.digest() == end
        assert game.state.digest() == end, "a fork changed the game it came from"
        other = game.fork(at, seed="another")
        for _ in walk(other, random, any_verb, 40):
            pass
        loaded = journal.replay(journal.record(other), rules)
        assert loaded.state.digest() == other.state.digest()


def check_views(
    rules: Rules, start: str, seed: int, style: str = "any-verb", every: int = 7, most: int = 4_000
) -> None:
    """Two states that differ only in what a side may not know look the same to it, log included."""
    game = begin(rules, start, seed)
    random = Random(seed)
    for n, _ in enumerate(walk(game, random, STYLES[style], most)):
        if n % every:
            continue
        for side in rules.sides:
            twin = game.resample(side, random, log=True)
            assert twin.view(side) == game.view(side), f"{side} can see what it may not, at {len(game)}"
    for number, name in enumerate(rules.sides):
        for note, read in zip(game.notes or (), game.view(name).notes, strict=True):
            if note.secret is not None and note.reader != number:
                assert not set(note.secret) & set(read.facts), f"{name} reads the secret of {note.kind}"


def check_positions(
    rules: Rules, start: str, seed: int, style: str = "any-verb", every: int = 11, most: int = 4_000
) -> None:
    """A position written and read back is the same position, and asks the same."""
    game = begin(rules, start, seed, log=False)
    for n, _ in enumerate(walk(game, Random(seed), STYLES[style], most)):
        if n % every == 0:
            again = from_position(rules, game.position(), seed=game.seed)
            assert again.state.digest() == game.state.digest(), f"another position after {len(game)} actions"
            assert list(again.legal_actions()) == list(game.legal_actions())


def check_copies(rules: Rules, start: str, seed: int, most: int = 200) -> None:
    """What is played on a copy leaves the game it came from alone, and the other way round."""
    game = begin(rules, start, seed)
    random = Random(seed)
    for n, _ in enumerate(walk(game, random, any_verb, most)):
        if n % 10 == 0:
            before, twin = game.state.digest(), game.copy(log=bool(n % 20))
            for _ in walk(twin, Random(n), any_verb, 15):
                pass
            assert game.state.digest() == before


def check_illegal(rules: Rules, start: str, seed: int, tries: int = 2_000) -> int:
    """No illegal, malformed, stale or out-of-turn action is accepted, and none changes anything."""
    tried = 0
    for n in range(tries):
        game = begin(rules, start, seed + n)
        random = Random(seed + n)
        stale: list[Action] = []
        for _ in walk(game, random, any_verb):
            tried += _try_forgeries(game, random, stale)
            legal = list(game.legal_actions())
            stale = random.sample(legal, min(3, len(legal)))
            if tried >= tries:
                return tried
        tried += _try_forgeries(game, random, stale)  # the game is over
    return tried


def _try_forgeries(game: Game[Any], random: Random, stale: list[Action]) -> int:
    legal = list(game.legal_actions())
    before, count, notes = game.state.digest(), len(game), len(game.notes or ())
    tried = 0
    for side, verb, target in _forgeries(game, random, stale):
        if (side, verb, target) in legal:
            continue
        try:
            game.play(side, verb, target)
        except IllegalAction:
            tried += 1
        except StavkaError as error:
            raise AssertionError(f"refused as something else: {error}") from error
        else:
            raise AssertionError(f"accepted {side} {verb} {target!r}, which was not offered")
    assert (game.state.digest(), len(game), len(game.notes or ())) == (before, count, notes)
    return tried


def _forgeries(game: Game[Any], random: Random, stale: list[Action]) -> Iterator[tuple[Any, Any, Any]]:
    """Actions that nobody offered: wrong side, other verb, other target, malformed, or from before."""
    rules = game.rules
    verbs = sorted({verb for step in rules.steps.values() for verb in vars(step) if not verb.startswith("_")})
    side = random.choice(rules.sides)
    things = [*rules.names.index.values()]
    some = [random.choice(list(names)) for names in things]
    yield from stale
    for name in rules.sides:
        yield name, random.choice(verbs), random.choice([None, *some])
    actions = list(game.legal_actions())
    if actions:
        action = random.choice(actions)
        other = next(s for s in rules.sides if s != action.side)
        yield other, action.verb, action.target
        yield action.side, action.verb, random.choice(some)
        yield action.side, action.verb.upper(), action.target
        yield action.side, action.verb, random.choice(["", " ", "x" * 2_000, "0", "-1", "None"])
        yield action.side, action.verb, random.choice([0, -1, 3.5, True, [], {}, b"x"])
        if action.target is not None:
            yield action.side, action.verb, None
    yield side, STANDING, random.choice([None, "", "x" * 2_000, "no-such-prompt", 7, []])
    yield side, random.choice(["decide", "run", "copy", "__init__", "pop", "why_not", ""]), None
    yield random.choice(["", "nobody", "ZHUKOV", "axis "]), "done", None
    yield random.choice([None, 0, 1, [], side.encode()]), "done", None
    yield side, random.choice([None, 0, [], {}]), None


def check_save(rules: Rules, start: str, seed: int, folder: Path, most: int = 150) -> None:
    """A save opens to the same game, under later rules from its state, and survives being saved over."""
    game = begin(rules, start, seed)
    path = folder / "game.stavka.json"
    for n, _ in enumerate(walk(game, Random(seed), any_verb, most)):
        if n % 50 == 0:
            game.save(path)
            kept = journal.read(path)
            assert journal.replay(kept, rules).state.digest() == game.state.digest()
            kept.rules -= 1  # as if it had been played under the rules before these
            assert journal.load(kept, rules).state.digest() == game.state.digest()
    assert [file.name for file in folder.iterdir()] == [path.name], "a save leaves other files behind"
