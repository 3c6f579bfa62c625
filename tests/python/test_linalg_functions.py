# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of linalg that make ops with their regions, where programs written for MLIR call them."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import arith, linalg, memref, tensor
from tenure.dialects.linalg.opdsl.lang import emitter


@pytest.fixture
def module() -> Iterator[ir.Module]:
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made
        assert made.operation.verify()


def _square(size: int = 4) -> Any:
    return tensor.empty([size, size], ir.F32Type.get())


def test_matmul_sets_what_is_given(module: ir.Module) -> None:
    a = _square()
    assert "cast" not in str(linalg.matmul(a, a, outs=[a]).owner)
    d0, d1, d2 = map(ir.AffineDimExpr.get, range(3))
    maps = [ir.AffineMap.get(3, 0, each) for each in ([d2, d0], [d2, d1], [d0, d1])]
    turned = linalg.matmul(a, a, outs=[a], indexing_maps=maps, cast=ir.Attribute.parse("#linalg.type_fn<cast_unsigned>"))
    assert "cast_unsigned" in str(turned.owner) and "(d2, d0)" in str(turned.owner)
    assert linalg.contract(a, a, outs=[a], indexing_maps=maps).type == a.type
    with pytest.raises(ValueError, match="must have length 1"):
        linalg.matmul(a, a, outs=[a, a])


def test_elementwise_has_identities(module: ir.Module) -> None:
    a = _square()
    add = ir.Attribute.parse("#linalg.elementwise_kind<add>")
    assert len(linalg.elementwise(a, a, outs=[a], kind=add).owner.attributes["indexing_maps"]) == 3


def test_generic_is_a_decorator(module: ir.Module) -> None:
    a = _square()
    identity = ir.AffineMap.get_identity(2)

    @linalg.generic([a], [a], [identity, identity], ["parallel", "parallel"])  # type: ignore[untyped-decorator]
    def doubled(element: Any, _: Any) -> Any:
        return arith.addf(element, element)

    assert doubled.type == a.type
    assert [op.operation.name for op in doubled.owner.regions[0].blocks[0].operations] == ["arith.addf", "linalg.yield"]


def test_pack_and_unpack(module: ir.Module) -> None:
    a, packed = _square(8), tensor.empty([2, 2, 4, 4], ir.F32Type.get())
    result = linalg.pack(a, packed, [0, 1], [4, 4])
    assert result.type == packed.type
    assert linalg.unpack(result, a, [0, 1], [4, 4]).type == a.type


def test_location_and_insertion_point(module: ir.Module) -> None:
    a = _square()
    where = ir.Location.file("f.py", 3, 1)
    assert linalg.add(a, a, outs=[a], loc=where).owner.location == where
    before = ir.InsertionPoint(a.owner)
    zero = arith.constant(ir.F32Type.get(), 0.0, ip=before)
    out = tensor.empty([4, 4], ir.F32Type.get(), ip=before)
    made = linalg.fill(zero, outs=[out], ip=before, loc=where)
    assert made.owner.location == where and made.owner.is_before_in_block(a.owner)


def test_parts_of_a_definition(module: ir.Module) -> None:
    a = _square()
    config, = linalg.LinalgOpConfig.from_linalg_op_def(linalg.add.op_def, ir.Context.current)
    parts = emitter.prepare_common_structured_op(config.structured_op, a, a, outs=[a])
    operands, inputs, outputs, outs, results, types, maps, iterators, numbers, functions, elements = parts
    assert (len(operands), len(inputs), len(outputs)) == (3, 2, 1)
    assert (list(outs), results, elements) == ([a], [a.type], [ir.F32Type.get()] * 3)
    assert (len(maps), numbers, functions) == (3, {}, {})
    assert types["T1"] == ir.F32Type.get() and len(iterators) in (0, 2)
    with pytest.raises(ValueError, match="Expected 2 inputs but got 1 for add"):
        emitter.prepare_common_structured_op(config, a, outs=[a])


def test_numbers_that_are_known(module: ir.Module) -> None:
    constant = arith.constant(ir.IndexType.get(), 3)
    unknown = arith.addi(constant, constant)
    real = arith.constant(ir.F32Type.get(), 1.0)
    is_constant, is_static = (getattr(memref, f"_is_{each}_int_like") for each in ("constant", "static"))
    assert [is_constant(each) for each in (constant, unknown, real, 3)] == [True, False, False, False]
    assert [is_static(each) for each in (constant, unknown, real, 3, ir.ShapedType.get_dynamic_size())] == \
        [True, False, False, True, False]
