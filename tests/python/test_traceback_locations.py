# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cache of locations that `tenure.jax` gives JAX: frames, chains of calls, and what is named in them."""
from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from tenure import ir
from tenure.jax import _extension


class Traceback:
    """What is asked of jaxlib's."""

    def __init__(self, codes: list[Any], offsets: list[Any]) -> None:
        self.raw = codes, offsets
        self.asked = 0

    def raw_frames(self) -> Any:
        self.asked += 1
        return self.raw


class Scopes:
    """What is asked of JAX's name stacks."""

    def __init__(self, *stack: str) -> None:
        self.stack = stack

    def __str__(self) -> str:
        return "/".join(self.stack)


class Primitive:
    name = "add"


def first() -> None:
    """A frame."""


def second() -> None:
    """Another."""


def hidden() -> None:
    """One that is left out."""


def cache(limit: int = 10, asked: list[Any] | None = None) -> Any:
    def filename(code: Any) -> str | None:
        if asked is not None:
            asked.append(code)
        return None if code is hidden.__code__ else "there.py"

    return _extension.TracebackToLocationCache(code_to_filename=filename, frame_limit=limit)


def traceback() -> Traceback:
    return Traceback([first.__code__, hidden.__code__, second.__code__, first.__code__], [0, 0, 0, 0])


def test_frames_are_named_and_chained() -> None:
    asked: list[Any] = []
    with ir.Context():
        found = cache(asked=asked)
        trace = traceback()
        location = found.get(trace)
        line, other = first.__code__.co_firstlineno, second.__code__.co_firstlineno
        assert str(location).count("callsite") == 2
        assert f'"first"("there.py":{line}:' in str(location) and f'"second"("there.py":{other}:' in str(location)
        assert "hidden" not in str(location)
        assert found.get(trace) is location and trace.asked == 1
        assert asked == [first.__code__, hidden.__code__, second.__code__]
        assert str(cache(limit=1).get(trace)).startswith('loc("first"(')
        for empty in (cache(limit=0).get(trace), found.get(None), found.get(Traceback([hidden.__code__], [0]))):
            assert str(empty) == "loc(unknown)"


def test_what_is_named_is_found_again() -> None:
    with ir.Context():
        found, trace = cache(limit=1), traceback()
        at = str(found.get(trace))[len("loc("):-1]
        scopes = Scopes("jit(f)", "g")
        location = found.locate(None, scopes, trace)
        assert str(location) == f'loc("jit(f)/g"({at}))'
        assert found.locate(None, scopes, trace) is location
        assert found.locate(None, Scopes("jit(f)", "h"), trace) != location
        assert found.locate(None, Scopes(), trace) is found.get(trace)
        assert str(found.locate(Primitive, Scopes(), trace)) == f'loc("add:"("add"({at})))'
        assert str(found.locate(Primitive, scopes, trace)) == f'loc("add:"("jit(f)/g/add"({at})))'
        assert str(found.locate(Primitive, scopes, None)) == 'loc("add:"("jit(f)/g/add"))'


def test_what_is_wrong_is_said() -> None:
    with ir.Context():
        found = cache()
        for wrong in (Traceback([1], [0]), Traceback([first.__code__], ["0"]), Traceback((first.__code__,), [0]), 5):  # type: ignore
            with pytest.raises((TypeError, AttributeError)):
                found.get(wrong)
        with pytest.raises(OverflowError):
            found.get(Traceback([first.__code__], [1 << 40]))
        with pytest.raises(AttributeError):
            found.locate(None, "no scopes", None)
        with pytest.raises(TypeError):
            found.locate(None, Scopes("a"))
        with pytest.raises(TypeError):
            found.get([])

        def fails(code: Any) -> str:
            raise KeyError(code)

        with pytest.raises(KeyError):
            _extension.TracebackToLocationCache(fails, 10).get(traceback())
        with pytest.raises(TypeError):
            found.__init__(fails, 10)
        empty = _extension.TracebackToLocationCache.__new__(_extension.TracebackToLocationCache)
        with pytest.raises(TypeError):
            empty.get(None)
    with pytest.raises(RuntimeError):
        cache()


def test_it_keeps_no_context_once_it_is_gone() -> None:
    context = ir.Context()
    with context:
        found = cache()
        found.locate(None, Scopes("a"), traceback())
    gone = weakref.ref(context)
    del context
    assert gone() is not None
    del found
    gc.collect()
    assert gone() is None
