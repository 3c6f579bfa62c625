# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The processing of modules as data that can be transferred: steps, in stages that end where a step needs all modules before
it.
"""
from __future__ import annotations

import dataclasses
import hashlib
import pickle
import re
from collections.abc import Callable
from typing import Any, Literal

Output = Literal["modules", "ops", "counts"]

LOCATIONS = 1  # TN_COMPARE_IGNORE_LOCATIONS
SYMBOLS = 32  # TN_COMPARE_IGNORE_SYMBOL_NAMES
HASH = LOCATIONS | SYMBOLS


@dataclasses.dataclass(frozen=True)
class Step:
    """One thing that is done: a pipeline or a function (`map`), a query or a function (`filter`)."""

    kind: Literal["map", "filter"]
    text: str = ""
    function: bytes = b""  # Written by cloudpickle; empty if the text is sufficient.
    timed: bool = False

    @staticmethod
    def make(kind: Literal["map", "filter"], what: str | Callable[..., Any], timed: bool = False) -> Step:
        if isinstance(what, str):
            return Step(kind, text=what, timed=timed)
        if not callable(what):
            raise TypeError(f"corpus.{kind} expects a str or a function, got {type(what).__name__}")
        import cloudpickle  # pylint: disable=import-outside-toplevel
        return Step(kind, text=getattr(what, "__qualname__", repr(what)), function=cloudpickle.dumps(what), timed=timed)

    def identity(self) -> str:
        """The identity in a run's notes: equal in each process that does the same."""
        code = ""
        if self.function:
            function = pickle.loads(self.function)
            code = hashlib.sha256(getattr(getattr(function, "__code__", None), "co_code", b"")).hexdigest()[:16]
        return f"{self.kind}({self.text!r}{', ' + code if code else ''}{', timed' if self.timed else ''})"


@dataclasses.dataclass(frozen=True)
class Dedup:
    """Keeps only the first of several equal modules."""

    flags: int = HASH

    def identity(self) -> str:
        return f"dedup({self.flags})"


@dataclasses.dataclass(frozen=True)
class Stage:
    """The steps of a task, which need no other tasks."""

    steps: tuple[Step, ...]
    output: Output
    hash_flags: int = HASH
    timed: bool = False
    memory_limit: int = 0
    dialect_files: tuple[str, ...] = ()
    text_max: int = 1000

    def pack(self) -> bytes:
        return pickle.dumps(self)


_UNITS = {"": 1, "k": 1000, "m": 1000**2, "g": 1000**3, "t": 1000**4, "ki": 1 << 10, "mi": 1 << 20, "gi": 1 << 30, "ti": 1 << 40}


def byte_size(given: int | str | None) -> int:
    """Bytes of a number or a text as "2GB", "1.5GiB"; 0 for no limit."""
    if given is None:
        return 0
    if isinstance(given, int) and given >= 0:
        return given
    if not isinstance(given, str):
        raise ValueError(f"{given} is not a size; write it as 2_000_000_000, '2GB' or '512MiB'")
    found = re.fullmatch(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kmgt]i?)?b?\s*", given.lower())
    if found is None:
        raise ValueError(f"'{given}' is not a size; write it as '2GB' or '512MiB'")
    return int(float(found[1]) * _UNITS[found[2] or ""])
