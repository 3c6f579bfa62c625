# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects of users: defined in a script, and loaded from texts and files."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir
from tenure.dialects import arith, irdl

SHOP = """irdl.dialect @shop {
  irdl.operation @pack attributes {
      format = "$item (`,` $others^)? attr-dict `:` type($item)",
      match = ["box = same(item): the box is of the item's type"]} {
    %0 = irdl.any {type = "signless integer or index"}
    %1 = irdl.any {type = "index"}
    irdl.operands(item: %0, others: variadic %1)
    irdl.results(box: %0)
  }
}
"""


@pytest.fixture
def context() -> Iterator[Any]:
    with ir.Context() as made, ir.Location.unknown():
        yield made


def define(name: str) -> Any:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        dialect = irdl.dialect(name)
    return module, dialect


def test_builders_make_irdl(context: ir.Context) -> None:
    module, dialect = define("d")
    f32 = ir.TypeAttr.get(ir.F32Type.get())
    with ir.InsertionPoint(dialect.body):
        type1, attr1, op = irdl.type_("t"), irdl.attribute("a"), irdl.operation_("o")
    with ir.InsertionPoint(type1.body):
        irdl.parameters([irdl.any_of([irdl.is_(f32), irdl.any()])], ["of"])
    with ir.InsertionPoint(attr1.body):
        irdl.parameters([irdl.is_(ir.StringAttr.get("x"))], ["of"])
    with ir.InsertionPoint(op.body):
        given = irdl.base(base_ref=["d", "t"])
        number = irdl.base(base_name="!builtin.integer")
        both = irdl.all_of([number, irdl.c_pred("true")])
        irdl.operands_([given, both, number], ["x", "y", "z"],
                       [irdl.Variadicity.single, irdl.Variadicity.optional, irdl.Variadicity.variadic])
        irdl.results_([given], ["r"], [irdl.Variadicity.single])
        irdl.attributes_([both], ["n"])
        body = irdl.region([], number_of_blocks=1)
        irdl.regions_([body], ["body"])
    assert module.operation.verify()
    # Formats of irdl put blanks in front of dictionaries that are not there.
    assert "\n".join(line.rstrip() for line in str(module).split("\n")) == """module {
  irdl.dialect @d {
    irdl.type @t {
      %0 = irdl.is f32
      %1 = irdl.any
      %2 = irdl.any_of(%0, %1)
      irdl.parameters(of: %2)
    }
    irdl.attribute @a {
      %0 = irdl.is "x"
      irdl.parameters(of: %0)
    }
    irdl.operation @o {
      %0 = irdl.base @d::@t
      %1 = irdl.base "!builtin.integer"
      %2 = irdl.c_pred "true"
      %3 = irdl.all_of(%1, %2)
      irdl.operands(x: %0, y: optional %3, z: variadic %1)
      irdl.results(r: %0)
      irdl.attributes {"n" = %3}
      %4 = irdl.region with size 1
      irdl.regions(body: %4)
    }
  }
}
"""


def test_dialects_of_a_script_are_loaded(context: ir.Context) -> None:
    module, dialect = define("script")
    with ir.InsertionPoint(dialect.body):
        op = irdl.operation_("take")
        op.attributes["format"] = ir.StringAttr.get("$item attr-dict")
    with ir.InsertionPoint(op.body):
        irdl.operands_([irdl.is_(ir.TypeAttr.get(ir.F32Type.get()))], ["item"], [irdl.Variadicity.single])
    irdl.load_dialects(module)
    assert context.is_registered_operation("script.take")
    read = ir.Module.parse('%0 = arith.constant 1.0 : f32\n"script.take"(%0) : (f32) -> ()')
    assert str(read) == "module {\n  %cst = arith.constant 1.000000e+00 : f32\n  script.take %cst\n}\n"
    with pytest.raises(ir.MLIRError, match="operand #0 must be .*, but got 'i32'"):
        ir.Module.parse('%0 = arith.constant 1 : i32\n"script.take"(%0) : (i32) -> ()')
    with pytest.raises(ir.MLIRError, match="'script' is already loaded"):
        irdl.load_dialects(module)


def test_operations_of_a_loaded_dialect_are_made(context: ir.Context) -> None:
    context.load_dialect_schema(SHOP)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        seven = arith.constant(ir.IntegerType.get_signless(8), 7)
        ir.Operation.create("shop.pack", results=[seven.type], operands=[seven])
    assert module.operation.verify()
    assert str(module.body.operations[1]) == "%0 = shop.pack %c7_i8 : i8"
    assert "shop" in [dialect.descriptor.namespace for dialect in [context.dialects["shop"]]]


def test_dialects_are_loaded_from_files(context: ir.Context, tmp_path: Any) -> None:
    path = tmp_path / "shop.irdl.mlir"
    path.write_text(SHOP)
    context.load_dialect_file(path)
    assert context.is_registered_operation("shop.pack")
    with pytest.raises(FileNotFoundError):
        context.load_dialect_file(tmp_path / "none.irdl.mlir")


@pytest.mark.parametrize("text, line, column, reason", [
    ("irdl.dialect @shop {\n  irdl.operation @a\n  irdl.operation @b attributes {format = \"$no\"}\n}\n", 3, 3,
     "format names 'no', which the op does not have"),
    ("irdl.dialect @shop {\n  irdl.operation @a\n  irdl.operation @b {\n    %0 = irdl.any {type = \"some type\"}\n"
     "    irdl.operands(a: %0)\n  }\n}\n", 4, 10, "cannot parse type constraint at 'some type'"),
    ("irdl.dialect @shop {\n  irdl.operation @a\n  irdl.nothing\n}\n", 3, 3, "irdl.nothing"),
    ("irdl.dialect @shop {\n  irdl.operation @a\n", 2, 20, "expected"),
    ("irdl.dialect @shop {\n  irdl.operation @a {\n    %0 = irdl.any {attribute = \"bool attribute\", default = \"<\"}\n"
     "    irdl.attributes {\"x\" = %0}\n  }\n}\n", 3, 10, "default '<' is not an attribute"),
    ("irdl.dialect @first {\n  irdl.operation @a\n}\nirdl.dialect @arith {\n}\n"
     "irdl.dialect @builtin {\n}\n", 6, 1, "'builtin' is already loaded"),
])
def test_broken_schemas_are_refused_whole(context: ir.Context, text: str, line: Any, column: Any, reason: Any) -> None:
    with pytest.raises(ir.MLIRError) as error:
        context.load_dialect_schema(text, "broken.irdl.mlir")
    assert reason in str(error.value)
    places = [str(each.location) for each in error.value.error_diagnostics]
    assert f'loc("broken.irdl.mlir":{line}:{column})' in places
    for name in ("shop.a", "shop.b", "first.a"):
        assert not context.is_registered_operation(name)
    context.load_dialect_schema(SHOP)
    assert context.is_registered_operation("shop.pack")


def test_all_that_is_wrong_is_said(context: ir.Context) -> None:
    text = "irdl.dialect @d {\n" + "".join(
        f"  irdl.operation @o{i} attributes {{format = \"$x{i}\"}}\n" for i in range(3)) + "}\n"
    with pytest.raises(ir.MLIRError) as error:
        context.load_dialect_schema(text)
    for i in range(3):
        assert f"format names 'x{i}'" in str(error.value)


def test_a_broken_module_of_a_script_is_refused(context: ir.Context) -> None:
    module, dialect = define("broken")
    with ir.InsertionPoint(dialect.body):
        op = irdl.operation_("o")
        op.attributes["traits"] = ir.StringAttr.get("Pure")
    with pytest.raises(ir.MLIRError, match="'traits' is not an array of strings"):
        irdl.load_dialects(module)
    assert not context.is_registered_operation("broken.o")
    with pytest.raises(ir.MLIRError, match="expected only irdl.dialect ops"):
        irdl.load_dialects(ir.Module.parse("func.func private @f()"))
