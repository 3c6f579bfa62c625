# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs of llvm that have a name: their bodies are told once, and what they are a part of has them then."""
import io
from collections.abc import Iterator

import pytest

from tenure import ir
from tenure.dialects.llvm import StructType


@pytest.fixture
def i32() -> Iterator[ir.Type]:
    with ir.Context(), ir.Location.unknown():
        yield ir.IntegerType.get_signless(32)


def test_a_body_comes_later(i32: ir.Type) -> None:
    a, b = StructType.get_identified("a"), StructType.get_identified("b")
    array = ir.Type.parse('!llvm.array<2 x struct<"a", opaque>>')
    literal, tupled = StructType.get_literal([a, i32]), ir.TupleType.get_tuple([a])
    assert (str(a), a.opaque, a.body) == ('!llvm.struct<"a", opaque>', True, None)
    a.set_body([b, i32])
    assert str(array) == '!llvm.array<2 x struct<"a", (struct<"b", opaque>, i32)>>'
    b.set_body([a])
    assert str(a) == '!llvm.struct<"a", (struct<"b", (struct<"a">)>, i32)>'
    assert str(b) == '!llvm.struct<"b", (struct<"a", (struct<"b">, i32)>)>'
    assert a.body == [b, i32] and b.body == [a]
    for each in (a, b, array, literal, tupled, StructType.get_identified("a")):
        assert str(a)[6:] in str(each) or each is b
        assert ir.Type.parse(str(each)) == each
    a.set_body([b, i32])
    for elements, packed in (([b], False), ([b, i32], True)):
        with pytest.raises(ValueError, match="already has a different body"):
            a.set_body(elements, packed=packed)
    with pytest.raises(ValueError, match="not a named type"):
        literal.set_body([])


def test_texts_tell_bodies(i32: ir.Type) -> None:
    ir.Module.parse('func.func private @f(!llvm.struct<"q", (i32, struct<"w", packed (ptr)>)>, !llvm.struct<"o", opaque>)')
    w = StructType.get_identified("w")
    assert w.packed and str(w) == '!llvm.struct<"w", packed (ptr)>'
    for wrong, at, words in (('!llvm.struct<"q", (i32)>', 19, "identified type already used with a different body"),
                             ('!llvm.array<2 x struct<"w", (ptr)>>', 29, "identified type already used with a different body"),
                             ('!llvm.struct<"o", ()>', 18, "identified type already used with a different body"),
                             ('!llvm.struct<"w", opaque>', 18, "redeclaring defined struct as opaque")):
        with pytest.raises(ir.MLIRError) as refused:
            ir.Type.parse(wrong)
        assert words in str(refused.value)
    with pytest.raises(ValueError, match="already has a different body"):
        StructType.get_opaque("o").set_body([i32])
    with pytest.raises(ValueError, match="redeclaring"):
        StructType.get_opaque("w")
    assert str(StructType.new_identified("w", [i32])) == '!llvm.struct<"w.1", (i32)>'
    assert str(StructType.new_identified("w", [i32], packed=True)) == '!llvm.struct<"w.2", packed (i32)>'


def test_bytecode_has_the_body_of_its_time(i32: ir.Type) -> None:
    late = StructType.get_identified("late \"name\"")
    module = ir.Module.parse("func.func private @f()")
    module.body.operations[0].attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get([late], []))
    files = io.BytesIO(), io.BytesIO()
    module.operation.write_bytecode(files[0])
    late.set_body([i32, late])
    module.operation.write_bytecode(files[1])
    assert str(late) == '!llvm.struct<"late \\22name\\22", (i32, struct<"late \\22name\\22">)>'
    with ir.Context():
        assert 'opaque>' in str(ir.Module.parse(files[0].getvalue()))
    with ir.Context():
        assert str(ir.Module.parse(files[1].getvalue())) == str(module)
