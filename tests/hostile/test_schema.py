"""The OpenAPI document is held to its word: by requests made of its schemas, and by what breaks them."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stavka.server import openapi
from tests.server.site import PATIENCE, Site

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]

SCHEMA: Any = schemathesis.openapi.from_dict(openapi.document())

OPERATIONS = [
    pytest.param(each.path, each.method.lower(), mode, id=f"{each.name}-{mode.value}")
    for each in openapi.OPERATIONS
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or each.takes is not None or "{number}" in each.path
]
"""Each with what it asks for, and with what it does not, where there is something to get wrong."""


def kept(site: Site, path: str, method: str, mode: GenerationMode, examples: int) -> None:
    """What is answered to so many requests is what the document says."""

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=SCHEMA[path][method].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        response = case.call(base_url=site.url, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    ask()


@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS)
def test_the_document_is_kept(site: Site, path: str, method: str, mode: GenerationMode) -> None:
    kept(site, path, method, mode, 5)


@pytest.mark.soak
@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS)
def test_the_document_is_kept_at_length(site: Site, path: str, method: str, mode: GenerationMode) -> None:
    kept(site, path, method, mode, 200)
