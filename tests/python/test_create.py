# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operation.create: its arguments in every form, after calls that gave others; what is refused, and in which words."""
from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tenure import ir

make: Any = ir.Operation.create


def refused(error: type[Exception], words: str, call: Callable[[], object]) -> None:
    """Twice, as the second call of a kind goes another way than the first."""
    for _ in range(2):
        with pytest.raises(error, match=words):
            call()


def test_arguments_go_where_they_belong(context: ir.Context) -> None:
    """Calls with the same keywords, which are one tuple in this function, and others by position."""
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    unit = {"a": ir.UnitAttr.get()}
    for _ in range(3):
        a = make("t.a", results=[i32], attributes=unit)
        b = make(name="t.b", results=[i64], regions=2)
        c = make("t.c", [i32, i64], attributes=unit)
        d = make("t.d", [i64], [a.result], attributes=unit)
        e = make("t.e", results=(i64,), attributes=unit)
        f = make("t.f", [i32], [a.result, b.result], unit, None, 1)
        assert [op.name for op in (a, b, c, d, e, f)] == ["t.a", "t.b", "t.c", "t.d", "t.e", "t.f"]
        assert [[r.type for r in op.results] for op in (a, b, c, d, e, f)] == \
            [[i32], [i64], [i32, i64], [i64], [i64], [i32]]
        assert [len(op.attributes) for op in (a, b, c, d, e, f)] == [1, 0, 1, 1, 1, 1]
        assert [len(op.regions) for op in (a, b, c, d, e, f)] == [0, 2, 0, 0, 0, 1]
        assert list(d.operands) == [a.result] and list(f.operands) == [a.result, b.result]


def test_arguments_that_do_not_fit(context: ir.Context) -> None:
    """Each stands behind a call that is right and has the same keywords."""
    i32 = ir.IntegerType.get_signless(32)

    def without_name() -> None:
        make("t.op", results=[i32])
        make(results=[i32])

    def name_twice() -> None:
        make(name="t.op")
        make("t.op", name="t.op")

    def results_twice() -> None:
        make("t.op", results=[i32])
        make("t.op", [i32], results=[i32])

    refused(TypeError, r"create\(\): incompatible function arguments: name is missing", without_name)
    refused(TypeError, r"create\(\): incompatible function arguments: multiple values for name", name_twice)
    refused(TypeError, r"create\(\): incompatible function arguments: multiple values for results", results_twice)
    refused(TypeError, "unexpected keyword argument 'resalts'", lambda: make("t.op", resalts=[i32]))
    refused(TypeError, "got 10 positional arguments, expected at most 9", lambda: make("t.op", [], [], {}, [], 0, None, None, False, 1))
    refused(TypeError, "name: incompatible function arguments: expected str, got int", lambda: make(1))
    refused(TypeError, "expected Type, got int", lambda: make("t.op", results=[i32, 1]))
    refused(TypeError, "expected a Value, got Type|expected a Value, got IntegerType", lambda: make("t.op", operands=[i32]))
    refused(TypeError, "expected a sequence, got int", lambda: make("t.op", operands=1))
    refused(TypeError, "expected an InsertionPoint, None or False for ip, got int", lambda: make("t.op", ip=1))
    refused(TypeError, "expected a Location, got int", lambda: make("t.op", loc=1))
    refused(ValueError, "number of regions must be >= 0", lambda: make("t.op", regions=-1))


def test_attributes_of_every_kind_of_dict(context: ir.Context) -> None:
    unit, one = ir.UnitAttr.get(), ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
    for given in ({}, {"a": unit}, OrderedDict(a=unit, b=one), dict.fromkeys("abcdefgh", one), {"".join("ab"): one}):
        op = make("t.op", attributes=given)
        assert {named.name: named.attr for named in op.attributes} == dict(given)
    other = ir.Context()
    with other:
        foreign: Any = ir.UnitAttr.get()
    words = 'when attempting to create the operation "t.op"'
    refused(RuntimeError, rf"Invalid attribute key \(not a string\) {words} \(1\)",
            lambda: make("t.op", attributes={"a": unit, 1: unit}))
    refused(RuntimeError, rf'Found an invalid \(`None`\?\) attribute value for the key "a" {words}',
            lambda: make("t.op", attributes={"a": None}))
    refused(RuntimeError, rf'Invalid attribute value for the key "b" {words}', lambda: make("t.op", attributes={"a": unit, "b": 1}))
    refused(TypeError, "expected a dict of attributes, got list", lambda: make("t.op", attributes=[unit]))
    refused(ValueError, "the Attribute belongs to another context", lambda: make("t.op", attributes={"a": foreign}))


def test_many_results_and_operands(context: ir.Context) -> None:
    """More than a call has room for, in lists, tuples and what is iterated."""
    i32 = ir.IntegerType.get_signless(32)
    for count in (0, 1, 4, 5, 40):
        for kind in (list, tuple, iter):
            op = make("t.op", results=kind([i32] * count))
            use = make("t.use", operands=kind(list(op.results)))
            assert len(op.results) == count and list(use.operands) == list(op.results)


def test_the_end_of_a_block(context: ir.Context) -> None:
    function = make("func.func", regions=1)
    first, second = (function.regions[0].blocks.append() for _ in range(2))
    with ir.InsertionPoint(first):
        make("t.branch", successors=[second])
        assert make("t.op").name == "t.op"  # What the dialect does not call a terminator ends nothing.
        ret = make("func.return")
        refused(IndexError, "Cannot insert operation at the end of a block that already has a terminator", lambda: make("t.op"))
        assert [op.name for op in first] == ["t.branch", "t.op", "func.return"]
        ret.erase()
        assert make("t.op").operation.block == first
    at_second = ir.InsertionPoint(second)
    make("cf.br", successors=[second], ip=at_second)
    refused(IndexError, "already has a terminator", lambda: make("t.op", ip=at_second))
    function.erase()
    refused(ir.StaleHandleError, "the block was erased with its parent", lambda: make("t.op", ip=at_second))


def test_the_result_of_an_op(context: ir.Context) -> None:
    i32 = ir.IntegerType.get_signless(32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        one = make("t.one", results=[i32])
        for count in (0, 2):
            op = make("t.some", results=[i32] * count)
            refused(ValueError, f"which has {count} results", partial(getattr, op, "result"))
        result = one.result
        assert result is one.result is one.results[0] and result.owner == one
        with ir.Scope():
            # Wrappers belong to scopes; what they show is the same.
            inner = make("t.inner", results=[i32], operands=[result])
            assert one.result == result and inner.result is inner.results[0]
        with pytest.raises(ir.StaleHandleError):
            inner.result
    one_id = id(result)
    del result
    assert id(one.result) == one_id
    for op in [op.operation for op in module.body][::-1]:
        op.erase()
    refused(ir.StaleHandleError, "t.one", lambda: one.result)
