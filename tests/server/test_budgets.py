"""Budgets: so much at once, so much more with time, for each client by itself."""

from __future__ import annotations

import pytest

from stavka.server.budgets import MOST_CLIENTS, Budget, Budgets, TooMuch, client_at
from stavka.server.defaults import Limits


class Clock:
    """Time that stands still until it is told to go on."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def taken(budget: Budget, client: str, cost: float = 1) -> int:
    """How often something can be taken before it is refused."""
    for times in range(10_000):
        try:
            budget.take(client, cost)
        except TooMuch:
            return times
    raise AssertionError("nothing is ever refused")


def test_so_much_at_once_and_more_with_time() -> None:
    clock = Clock()
    budget = Budget(30, 2, clock)
    assert taken(budget, "a") == 30
    assert taken(budget, "b") == 30, "each has his own"
    clock.now += 5
    assert taken(budget, "a") == 10
    clock.now += 1_000
    assert taken(budget, "a") == 30, "it never holds more"


def test_a_refusal_says_how_long_to_wait() -> None:
    clock = Clock()
    budget = Budget(10, 0.1, clock)
    budget.take("a", 10)
    with pytest.raises(TooMuch) as refused:
        budget.take("a", 3)
    assert refused.value.seconds == 30
    clock.now += 30
    budget.take("a", 3)


def test_what_costs_more_than_there_ever_is_takes_all() -> None:
    assert taken(Budget(5, 1, Clock()), "a", 10) == 1


def test_no_more_are_remembered_than_there_is_room_for() -> None:
    budget = Budget(1, 1, Clock())
    for n in range(MOST_CLIENTS + 5):
        budget.take(n)
    assert taken(budget, "a") == 1
    budget.take(0)  # it was the first to come, and is forgotten
    with pytest.raises(TooMuch):
        budget.take(MOST_CLIENTS)


def test_lines_are_counted_while_they_are_open() -> None:
    budgets = Budgets(Limits(client_connections=1))
    with budgets.line("one", "a"):
        with pytest.raises(TooMuch), budgets.line("two", "a"):
            pass
        with budgets.line("three", "b"):
            pass
    with budgets.line("four", "a"):
        pass


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("x" * 100, "x" * 64),
    ],
)
def test_who_a_client_is(address: str, client: str) -> None:
    assert client_at(address) == client
