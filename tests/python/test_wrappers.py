# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wrappers in great number and in every order of dropping: what is kept, revived, given back; and the errors of calls
that leave checking to the library."""
from __future__ import annotations

import gc
import random
import weakref
from typing import Any

import pytest

from tenure import ir


def fill(module: ir.Module, count: int) -> Any:
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(module.body):
        return [ir.Operation.create("t.op", results=[i32]) for _ in range(count)]


def test_many_keep_their_ids(context: ir.Context) -> None:
    module = ir.Module.create()
    ids = [(id(op), id(op.result), id(op.opview)) for op in fill(module, 20000)]
    gc.collect()
    assert ids == [(id(op.operation), id(op.result), id(op.opview)) for op in module.body]


def test_attributes_survive_any_order_of_dropping(context: ir.Context) -> None:
    module = ir.Module.create()
    held = dict(enumerate(fill(module, 300)))
    order = random.Random(7)
    payloads: dict[Any, Any] = {}
    for step in range(3000):
        number = order.randrange(300)
        if number in held and order.random() < 0.5:
            del held[number]
        else:
            op = held.setdefault(number, module.body.operations[number].operation)
            assert getattr(op, "payload", None) == payloads.get(number)
            if order.random() < 0.3:
                op.payload = payloads[number] = step
        if step % 500 == 0:
            gc.collect()
    held.clear()
    gc.collect()
    for number, op in enumerate(module.body):
        assert getattr(op.operation, "payload", None) == payloads.get(number)
    assert context._statistics()["active_wrapper_count"] < 10


def test_bytes_go_from_erased_to_new(context: ir.Context) -> None:
    module = ir.Module.create()
    for _ in range(5):
        ops = fill(module, 9000)
        results = [op.result for op in ops]
        for op in ops:
            op.erase()
        assert len(list(module.body)) == 0
        with pytest.raises(ir.StaleHandleError):
            ops[0].name
        with pytest.raises(ir.StaleHandleError):
            results[-1].type
    del ops, results
    gc.collect()
    assert context._statistics()["active_wrapper_count"] < 10


def test_a_cycle_through_a_wrapper_is_collected(context: ir.Context) -> None:
    module = ir.Module.create()
    op = fill(module, 1)[0]
    op.payload = [op, context]
    watch = weakref.ref(op)
    del op
    module.body.operations[0].operation.erase()
    gc.collect()
    assert watch() is None


def test_a_class_with_fields_of_its_own(context: ir.Context) -> None:
    class Marked(ir.Value):
        __slots__ = ("mark",)

    module = ir.Module.create()
    value = fill(module, 1)[0].result
    marked = Marked(value)
    marked.mark = 1  # type: ignore[attr-defined]
    assert marked == value and marked is not value and marked.mark == 1  # type: ignore[attr-defined]
    del marked
    assert module.body.operations[0].result is value


@pytest.mark.parametrize("name", ["t.op", "t." + "op", "".join(["t.", "op"])])
def test_names_are_what_was_asked_for(context: ir.Context, name: str) -> None:
    for _ in range(3):
        assert ir.Operation.create(name).name == "t.op"
    for i in range(1000):
        assert ir.Operation.create(f"t.n{i}").name == f"t.n{i}"


def test_stale_operands_and_places_say_so(context: ir.Context) -> None:
    module = ir.Module.create()
    first, second = fill(module, 2)
    gone = first.result
    point = ir.InsertionPoint(second)
    block = ir.Operation.create("t.holder", regions=1).regions[0].blocks.append()
    inside = ir.InsertionPoint(block)
    first.erase()
    with pytest.raises(ir.StaleHandleError, match="t.op"):
        ir.Operation.create("t.use", operands=[gone])
    with pytest.raises(ir.StaleHandleError, match="t.op"):
        ir.Operation.create("t.use", operands=[second.result, gone], attributes={}, results=[])
    with pytest.raises(ir.StaleHandleError, match="t.op"):
        gone.replace_all_uses_with(second.result)
    with pytest.raises(ir.StaleHandleError, match="t.op"):
        second.result.replace_all_uses_with(gone)
    with pytest.raises(TypeError):
        second.result.replace_all_uses_with(3)
    with pytest.raises(ir.StaleHandleError, match="invalidated"):
        first.erase()
    with pytest.raises(ir.StaleHandleError):
        first.result
    with pytest.raises(ir.StaleHandleError):
        first.results[0]
    second.erase()
    with pytest.raises(ir.StaleHandleError):
        ir.Operation.create("t.late", ip=point)
    block.owner.erase()
    with pytest.raises(ir.StaleHandleError):
        ir.Operation.create("t.late", ip=inside)
    assert len(list(module.body)) == 0


def test_wrappers_of_a_closed_scope_stay_stale(context: ir.Context) -> None:
    module = ir.Module.create()
    fill(module, 1)
    with ir.Scope():
        inner = module.body.operations[0].operation
        results = inner.results
        assert results[0] == inner.result
    with pytest.raises(ir.StaleHandleError):
        inner.result
    with pytest.raises(ir.StaleHandleError):
        results[0]
    with pytest.raises(ir.StaleHandleError):
        inner.erase()
    assert len(list(module.body)) == 1


def test_lists_at_once(context: ir.Context) -> None:
    """Lists use each other's bytes: what one shows is nothing of what another did."""
    module = ir.Module.create()
    op = fill(module, 1)[0]
    lists = [op.results, op.operands, op.regions]
    assert [len(each) for each in lists] == [1, 0, 0]
    del lists[0]
    again = op.results
    assert len(again) == 1 and again[-1] is op.result and len(lists[0]) == 0
    with pytest.raises(IndexError):
        again[1]
    with pytest.raises(IndexError):
        again[1 << 40]


def test_iterating_while_the_block_changes(context: ir.Context) -> None:
    module = ir.Module.create()
    ops = fill(module, 6)
    seen = []
    for op in module.body:
        seen.append(op.operation)
        if op.operation is ops[1]:
            op.operation.erase()
        if op.operation is ops[3] if len(seen) > 3 else False:
            ops[4].erase()
    assert [each is op for each, op in zip(seen, [ops[0], ops[1], ops[2], ops[3], ops[5]])] == [True] * 5
    walk = iter(module.body)
    next(walk)
    ops[0].erase()
    ops[2].erase()
    with pytest.raises(ir.StaleHandleError, match="is invalid"):
        next(walk)


def test_properties_with_a_value_from_the_beginning(context: ir.Context) -> None:
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(ir.Module.create().body):
        a = ir.Operation.create("t.a", results=[i32]).result
        add = ir.Operation.create("arith.addi", results=[i32], operands=[a, a])
        assert "overflowFlags" in add.get_asm(print_generic_op_form=True)
        del add.attributes["overflowFlags"]
        again = ir.Operation.create("arith.addi", results=[i32], operands=[a, a])
        assert "overflowFlags" in again.get_asm(print_generic_op_form=True)


def test_names_of_values_in_a_local_scope(context: ir.Context) -> None:
    module = ir.Module.parse('%0 = "t.a"() : () -> i32 func.func @f() { %1 = "t.b"() : () -> i32 return }')
    op = module.body.operations[1].regions[0].blocks[0].operations[0]
    assert op.result.get_name(use_local_scope=True) == "%0"
    state = ir.AsmState(module.body.operations[1].operation, use_local_scope=True)
    assert op.result.get_name(state=state) == "%0"
    detached = ir.Operation.create("t.many", results=[op.result.type] * 2, ip=False)
    assert [result.get_name() for result in detached.results] == ["%0#0", "%0#1"]
    assert ir.Operation.create("t.one", results=[op.result.type], ip=False).result.get_name() == "%0"


def test_names_of_values_are_those_of_the_custom_form(context: ir.Context) -> None:
    """As jaxlib says them."""
    module = ir.Module.parse('func.func @f() { %c = arith.constant 3 : i32 loc("c") %1 = "t.b"() : () -> i32 return }')
    constant, other, _ = module.body.operations[0].regions[0].blocks[0].operations
    assert [constant.result.get_name(), other.result.get_name()] == ["%c3_i32", "%0"]
    assert constant.result.get_name(use_name_loc_as_prefix=True) == "%c"
    assert len(list(module.body.operations[0].regions[0].blocks[0])) == 3
