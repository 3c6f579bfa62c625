# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The known hashes, for `dedup`: 16 bytes per module, and a little more for the latest.

Hashes are in sorted arrays, one for each first byte, so that only one of them exists twice while it grows. New ones are
collected in a set until they are a 32nd of all.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

_PARTS = 256
_WAITING = 16_384
_DTYPE = "S16"  # Compared byte by byte; all have 16 bytes, so that zeros at the end are like any.


class Seen:
    """A set of hashes of 16 bytes, which only grows."""

    def __init__(self) -> None:
        self._parts: list[Any] = [numpy.empty(0, _DTYPE) for _ in range(_PARTS)]
        self._waiting: set[bytes] = set()
        self._kept = 0

    def __len__(self) -> int:
        return self._kept + len(self._waiting)

    @property
    def nbytes(self) -> int:
        """The bytes that the arrays take."""
        return sum(part.nbytes for part in self._parts)

    def _has(self, item: bytes) -> bool:
        part = self._parts[item[0]]
        place = int(numpy.searchsorted(part, numpy.bytes_(item)))
        return place < len(part) and bytes(part[place]).ljust(16, b"\0") == item

    def add(self, items: Sequence[bytes]) -> list[bool]:
        """Which of them were new, in order: of equal ones the first."""
        new = []
        for item in items:
            fresh = item not in self._waiting and not self._has(item)
            new.append(fresh)
            if fresh:
                self._waiting.add(item)
        if len(self._waiting) > max(_WAITING, self._kept // 32):
            self._settle()
        return new

    def _settle(self) -> None:
        waiting = numpy.array(sorted(self._waiting), _DTYPE)
        self._waiting = set()
        firsts = waiting.view(numpy.uint8).reshape(-1, 16)[:, 0]
        for number in range(_PARTS):
            low, high = numpy.searchsorted(firsts, [number, number + 1])
            if low != high:
                part = self._parts[number]
                self._parts[number] = numpy.insert(part, numpy.searchsorted(part, waiting[low:high]), waiting[low:high])
        self._kept += len(waiting)
