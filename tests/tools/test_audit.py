"""The audit fails for what is known to be unsafe, and only reports where it could not ask."""

from __future__ import annotations

from typing import Any

import pytest
from tools.audit import judge_page, judge_python

HOLE = {"id": "PYSEC-1", "fix_versions": ["2.0"]}


@pytest.mark.parametrize("told", [None, [], {}, {"dependencies": []}, {"message": "405", "error": {}}])
def test_no_answer_is_reported(told: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_python(told) == judge_page(told) == []
    assert capsys.readouterr().out.count("does not let us ask") == 2


def test_what_is_unsafe_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    safe = {"name": "a", "version": "1", "vulns": []}
    assert judge_python({"dependencies": [safe]}) == []
    assert judge_page({"vulnerabilities": {}}) == []
    assert capsys.readouterr().out == ""
    unsafe = {"name": "b", "version": "1.0", "vulns": [HOLE]}
    assert judge_python({"dependencies": [safe, unsafe]}) == ["audit: b 1.0: PYSEC-1, mended in ['2.0']"]
    assert judge_page({"vulnerabilities": {"c": {"severity": "high", "range": "<2"}}}) == [
        "audit: c <2: high"
    ]


def test_what_could_not_be_asked_about_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge_python({"dependencies": [{"name": "a", "skip_reason": "not found"}]}) == []
    assert "1 of 1 packages" in capsys.readouterr().out
