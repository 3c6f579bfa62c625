# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interfaces of operations: result types that follow from what an operation is made of."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import arith, stablehlo


@pytest.fixture
def context() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            yield context


def value(text: str) -> Any:
    return ir.Operation.create("t.value", results=[ir.Type.parse(text)]).result


def test_types_of_an_operation_and_of_its_class(context: ir.Context) -> None:
    a, b = value("i32"), value("i32")
    add = arith.AddIOp(a, b)
    assert ir.InferTypeOpInterface(add).inferReturnTypes() == [a.type]
    assert ir.InferTypeOpInterface(add.operation).opview is add
    by_class = ir.InferTypeOpInterface(arith.CmpIOp)
    wide = value("vector<4xi32>")
    assert by_class.inferReturnTypes([wide, wide]) == [ir.Type.parse("vector<4xi1>")]
    constant = ir.InferTypeOpInterface(arith.ConstantOp)
    assert constant.inferReturnTypes(attributes={"value": ir.FloatAttr.get(ir.F32Type.get(), 1.0)}) == [
        ir.F32Type.get()]


def test_components_of_a_shaped_result(context: ir.Context) -> None:
    tensor, scalar = value("tensor<2x?xf32>"), value("f32")
    shaped = ir.InferShapedTypeOpInterface(arith.AddFOp)
    (found,) = shaped.inferReturnTypeComponents([tensor, tensor])
    assert found.has_rank and found.rank == 2 and found.element_type == ir.F32Type.get()
    assert found.shape == list(tensor.type.shape)
    (found,) = shaped.inferReturnTypeComponents([scalar, scalar])
    assert not found.has_rank and found.element_type == scalar.type
    (found,) = ir.InferShapedTypeOpInterface(arith.AddFOp(tensor, tensor)).inferReturnTypeComponents()
    assert found.rank == 2


def test_components_made_by_hand(context: ir.Context) -> None:
    f32 = ir.F32Type.get()
    unranked = ir.ShapedTypeComponents.get(f32)
    assert (unranked.has_rank, unranked.rank, unranked.shape) == (False, None, None)
    ranked = ir.ShapedTypeComponents.get([2, 3], f32)
    assert (ranked.has_rank, ranked.rank, ranked.shape, ranked.element_type) == (True, 2, [2, 3], f32)
    assert ir.ShapedTypeComponents.get([], f32, ir.UnitAttr.get()).rank == 0
    for wrong in ((), (3,), ([1], 2), ([1], f32, 3), ([1], f32, None, 4)):
        with pytest.raises(TypeError, match="incompatible function arguments"):
            ir.ShapedTypeComponents.get(*wrong)  # pyright: ignore[reportArgumentType, reportCallIssue]


def test_what_has_no_such_interface_is_refused(context: ir.Context) -> None:
    op = value("i32").owner
    for interface in (ir.InferTypeOpInterface, ir.InferShapedTypeOpInterface):
        with pytest.raises(ValueError, match=f"the operation does not implement {interface.__name__}"):
            interface(op)
        with pytest.raises(TypeError, match="does not refer to an operation or OpView class"):
            interface(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="the operation does not implement"):
        ir.InferTypeOpInterface(stablehlo.ReduceOp)
    static = ir.InferTypeOpInterface(arith.AddIOp)
    with pytest.raises(TypeError, match="static interface"):
        static.operation
    for operands in ([], [value("i32")], [3, 4]):
        with pytest.raises(ValueError, match="Failed to infer result types"):
            static.inferReturnTypes(operands)  # type: ignore[arg-type]


def test_dynamic_kinds_say_what_they_would_have() -> None:
    assert isinstance(ir.DynamicType.params, property) and isinstance(ir.DynamicAttr.params, property)
    with pytest.raises(ValueError, match="not found"):
        ir.DynamicType.get("t.nothing", [])
