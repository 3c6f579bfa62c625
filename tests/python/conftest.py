# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tests of tenure.ir have in common."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir


@pytest.fixture
def context() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        yield context
