# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far a run is: a line on a terminal, or a call of the user's."""
from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Union

# `progress=`: None for a line if standard error is a terminal, or a function of (done, total, seconds).
Wanted = Union[bool, None, Callable[[int, int, float], object]]


def clock(seconds: float) -> str:
    whole = int(seconds + 0.5)
    text = f"{whole // 60 % 60}:{whole % 60:02}"
    return f"{whole // 3600}:{text:0>5}" if whole >= 3600 else text


class Progress:
    """The line: how many of how many, how fast, how long still."""

    def __init__(self, total: int, wanted: Wanted) -> None:
        self._total = total
        self._call = wanted if callable(wanted) else None
        self._shows = wanted is True or (wanted is None and sys.stderr.isatty())
        self._start = time.monotonic()
        self._shown = 0.0
        self._done = 0
        self._skipped = 0

    def skip(self, count: int) -> None:
        """The share done by an earlier run, which does not count for the speed of this one."""
        self._skipped += count

    def line(self) -> str:
        seconds = max(time.monotonic() - self._start, 1e-9)
        rate = self._done / seconds
        done = self._done + self._skipped
        text = f"corpus: {done:,} of {self._total:,} modules, {rate:,.0f}/s"
        return f"{text}, {clock((self._total - done) / rate)} left" if rate else text

    def add(self, count: int) -> None:
        self._done += count
        now = time.monotonic()
        if self._call is not None:
            self._call(self._done + self._skipped, self._total, now - self._start)
        if self._shows and now - self._shown > 0.5:
            self._shown = now
            sys.stderr.write(f"\r\x1b[K{self.line()}")
            sys.stderr.flush()

    def close(self) -> None:
        if self._shows:
            sys.stderr.write(f"\r\x1b[K{self.line()}\n")
            sys.stderr.flush()
