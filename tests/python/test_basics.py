# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One object for each entity, for as long as it lives; what is gone says so."""
from __future__ import annotations

import ctypes
import gc
import pathlib
import re
import sys
from typing import Any

import pytest

from tenure import adapters, ir

SOURCE = """
"t.top"() ({
^bb0(%a: i32):
  %0 = "t.def"(%a) {k = 1 : i32} : (i32) -> i32
  %1 = "t.use"(%0) : (i32) -> i32
  "t.nest"() ({
    "t.inner"() : () -> ()
  }) : () -> ()
  "t.end"(%1) : (i32) -> ()
}) : () -> ()
"""


@pytest.fixture
def block(context: ir.Context) -> Any:
    return ir.Module.parse(SOURCE).body.operations[0].regions[0].blocks[0]


def test_one_object(block: Any) -> None:
    first = block.operations[0]
    assert block.operations[0] is first
    assert block.operations[1].operands[0] is first.results[0]
    assert block.operations[1].operands[0].owner is first
    assert first.operands[0] is block.arguments[0]
    assert first.operation.opview is first
    assert first.attributes["k"] is first.attributes["k"]


def test_id_survives_drop(block: Any) -> None:
    first = block.operations[0].operation
    first.tag = 7
    identity = id(first)
    del first
    for _ in range(10):
        junk = [object() for _ in range(50)]
        gc.collect()
        assert id(block.operations[0].operation) == identity
    del junk
    assert block.operations[0].operation.tag == 7


def test_child_keeps_its_tree(context: ir.Context) -> None:
    module = ir.Module.parse(SOURCE)
    child = module.body.operations[0].regions[0].blocks[0].operations[0]
    module = None  # type: ignore[assignment]
    gc.collect()
    for _ in range(20):
        ir.Module.parse(SOURCE)
    assert child.name == "t.def"
    assert '"t.def"' in str(child)
    child = None  # type: ignore[assignment]
    gc.collect()
    assert context._get_live_module_count() == 0
    assert context._statistics()["live_op_count"] == 0


def test_erased_says_so(block: Any) -> None:
    nest = block.operations[2]
    inner = nest.regions[0].blocks[0].operations[0]
    nest.erase()
    with pytest.raises(ir.StaleHandleError, match="'t.nest' was erased"):
        nest.name
    with pytest.raises(ir.StaleHandleError, match="'t.inner' was erased with its parent"):
        str(inner)


def test_scope_bounds_handles(block: Any) -> None:
    with ir.Scope():
        inside = block.operations[0]
        assert inside.name == "t.def"
        assert inside == block.operations[0]
    with pytest.raises(ir.StaleHandleError):
        inside.name
    assert block.operations[0].name == "t.def"


def test_context_goes_with_the_last_handle() -> None:
    before = ir.Context._get_live_count()
    context = ir.Context()
    module = ir.Module.parse("module {}", context)
    del context
    gc.collect()
    assert ir.Context._get_live_count() == before + 1
    del module
    gc.collect()
    assert ir.Context._get_live_count() == before


def test_operations_by_index() -> None:
    """From either end, as far as the index alone."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse("\n".join(f'"t.o"() {{x = {i} : i32}} : () -> ()' for i in range(20)))
        operations = module.body.operations
        everything = list(operations)
        for i in range(-20, 20):
            assert operations[i] is everything[i]
        for i in (20, -21, 2**40, -(2**40)):
            with pytest.raises(IndexError):
                operations[i]
        assert [op.attributes["x"].value for op in operations[4:12:3]] == [4, 7, 10]  # type: ignore[attr-defined]
        assert operations + [1] == [*everything, 1]  # type: ignore[list-item]
        everything[3].operation.erase()
        assert operations[3] is everything[4] and operations[-19] is everything[0]


@pytest.mark.parametrize("text, map_text, found", [
    ("memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>", "(d0, d1) -> (d0 * 8 + d1)", ([8, 1], 0)),
    ("memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * 2 + 5)>>", "(d0, d1)[s0] -> (d0 * s0 + d1 * 2 + 5)",
     ([-2**63, 2], 5)),
    ("memref<4x?xf32, strided<[?, 3], offset: ?>>", "(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 * 3)", ([-2**63, 3], -2**63)),
    ("memref<4x?xf32, strided<[7, 3], offset: 2>>", "(d0, d1) -> (d0 * 7 + d1 * 3 + 2)", ([7, 3], 2)),
    ("memref<4x5xf32>", "(d0, d1) -> (d0, d1)", ([5, 1], 0)),
    ("memref<4x5xf32, affine_map<(d0, d1) -> (d1, d0)>>", "(d0, d1) -> (d1, d0)", None),
    ("memref<4x5xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>", "(d0, d1) -> (d0 floordiv 2 + d1)", None),
])
def test_strides_of_layouts(text: str, map_text: Any, found: Any) -> None:
    with ir.Context():
        type_ = ir.MemRefType(ir.Type.parse(text))
        assert str(type_.affine_map) == map_text
        if found is None:
            with pytest.raises(RuntimeError):
                type_.get_strides_and_offset()
        else:
            assert type_.get_strides_and_offset() == found


@pytest.mark.parametrize("shape", ["4611686018427387905", "2147483648x2147483648"])
def test_a_buffer_is_not_longer_than_memory(shape: Any) -> None:
    with ir.Context():
        elements = ir.Attribute.parse(f"dense<5> : tensor<{shape}xi32>")
        with pytest.raises(BufferError):
            memoryview(elements)  # type: ignore[arg-type]


def asks_of_buffer(thing: Any, flags: Any) -> Any:
    """What PyObject_GetBuffer says, as C would call it; the size in bytes."""
    view = ctypes.create_string_buffer(256)
    ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(thing), view, flags)
    size = ctypes.cast(view, ctypes.POINTER(ctypes.c_ssize_t))[2]
    ctypes.pythonapi.PyBuffer_Release(view)
    return size


SIMPLE, FORMAT, ND, STRIDES, C_ORDER, F_ORDER, ANY_ORDER = 0, 0x4, 0x8, 0x18, 0x38, 0x58, 0x98


def test_buffers_are_what_their_flags_ask_for() -> None:
    with ir.Context():
        splat = ir.Attribute.parse("dense<5> : tensor<2x3xi32>")
        assert asks_of_buffer(splat, STRIDES) == 24
        for flags in (SIMPLE, ND, C_ORDER, F_ORDER, ANY_ORDER):
            with pytest.raises(BufferError, match="splat"):
                asks_of_buffer(splat, flags)
        rows = ir.Attribute.parse("dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>")
        for flags in (SIMPLE, ND, STRIDES, C_ORDER, ANY_ORDER):
            assert asks_of_buffer(rows, flags) == 24
        with pytest.raises(BufferError, match="not Fortran contiguous"):
            asks_of_buffer(rows, F_ORDER)
        assert asks_of_buffer(ir.Attribute.parse("dense<[1, 2]> : tensor<2xi8>"), F_ORDER) == 2
        # CPython reads the shape of what has dimensions, asked for or not.
        with pytest.raises(BufferError, match="needs a shape"):
            asks_of_buffer(rows, FORMAT)
        if sys.version_info >= (3, 12):
            assert rows.__buffer__(SIMPLE).nbytes == 24 and rows.__buffer__(ND).shape == (2, 3)  # type: ignore[attr-defined]


def test_a_splat_is_no_file() -> None:
    with ir.Context() as context:
        splat = ir.Attribute.parse("dense<80> : tensor<64xi8>")
        with pytest.raises(BufferError):
            adapters.load(splat, context=context)  # type: ignore[arg-type]
        assert len(bytes(memoryview(splat))) == 64  # type: ignore[arg-type]


def test_what_the_package_asks_of_the_extension_is_there() -> None:
    from tenure import _tenure

    used = set()
    for source in pathlib.Path(ir.__file__).parent.rglob("*.py"):
        used |= set(re.findall(r"\b_c\.([a-z]\w*)", source.read_text()))
    assert len(used) > 100
    assert sorted(name for name in used if not hasattr(_tenure, name)) == []


def test_positions_and_steps_of_any_size(context: ir.Context) -> None:
    module = ir.Module.parse("""func.func @f(%a: i32, %b: i32) {
      "t.use"(%a, %b, %a) : (i32, i32, i32) -> ()
      return
    }""")
    operands = module.body.operations[0].regions[0].blocks[0].operations[0].operands
    most = sys.maxsize
    assert len(operands[::most]) == len(operands[::most][::most]) == len(operands[::most][::2]) == 1
    assert len(operands[::-most][::-most]) == 1 and operands[::-most][0] == operands[2]
    assert len(operands[most::most][::most]) == 0 and len(operands[1:1][::-1]) == 0
    assert [each == operands[1] for each in operands[::-1][::most]] == [False]
    for position in (3, most, -most, -4, most - 1):
        with pytest.raises(IndexError):
            operands[position] = operands[0]
        with pytest.raises(IndexError):
            operands[position]


class _Whole:
    def __int__(self) -> int:
        return 7


class _Zero:
    """As a numpy array of no dimensions: a number that is no index."""

    def __init__(self, value: float) -> None:
        self.value = value

    def __index__(self) -> int:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")

    def __int__(self) -> int:
        return int(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __eq__(self, other: object) -> bool:
        return self.value == other


@pytest.mark.parametrize("make", [
    lambda number: ir.IntegerAttr.get(ir.IntegerType.get_signless(32), number).value,
    lambda number: ir.DenseI64ArrayAttr.get([number])[0],
    lambda number: ir.IntegerType.get_signless(number).width,
    lambda number: ir.RankedTensorType.get([number], ir.F32Type.get()).shape[0]])
def test_whole_numbers_are_taken_for_what_they_are(make: Any) -> None:
    with ir.Context(), ir.Location.unknown():
        assert make(_Whole()) == 7
        assert make(_Zero(3)) == make(_Zero(3.0)) == 3
        assert make(_Zero(True)) == 1
        for wrong in (2.0, 2.5, "3", b"3", _Zero(2.5), None, 1j):
            with pytest.raises(TypeError):
                make(wrong)


def test_the_results_of_a_map_are_found_by_index() -> None:
    with ir.Context():
        results = ir.AffineMap.get_permutation([2, 0, 1]).results
        assert results.index(ir.AffineDimExpr.get(0)) == 1
        assert results.index(ir.AffineDimExpr.get(0), 1, 2) == 1
        with pytest.raises(ValueError):
            results.index(ir.AffineDimExpr.get(0), 2)
        kind: Any = ir.AffineExprList
        with pytest.raises(AttributeError):
            kind.index(list, 0)


def test_what_maps_and_sets_are_made_of_holds_nothing_else() -> None:
    with ir.Context():
        d0, d1 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1)
        results = ir.AffineMap.get(2, 0, [d0, d1, d0]).results
        constraints = ir.IntegerSet.get(2, 0, [d0, d1], [True, False]).constraints
    each: Any = ((results, [d0, d1, d0]), (constraints, list(constraints)))
    for sequence, items in each:
        kind = type(sequence)
        assert list(sequence) == items and len(sequence) == len(items) and sequence == items and sequence[:] == sequence
        assert type(sequence[1:]) is kind and sequence[1:] == items[1:] and sequence[-1] is items[-1]
        assert sequence + sequence == items * 2 and items + sequence == items * 2 and type(sequence + sequence) is list
        assert repr(sequence) == repr(items) and sequence != [101]
        for given in ((), ([101],)):
            with pytest.raises(TypeError, match=f"cannot create 'tenure.ir.{kind.__name__}' instances"):
                kind(*given)
        with pytest.raises(IndexError):
            sequence[len(items)]
        assert not hasattr(sequence, "append") and not hasattr(sequence, "__setitem__")
