# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What typical mistakes are told, and that what was meant works."""
import importlib
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from tenure import _cext, adapters, ir, rewrite
from tenure.dialects import arith, func

POLY = """
irdl.dialect @NAME {
  irdl.attribute @mode attributes {cases = ["exact", "fast"]}
  irdl.operation @square attributes {format = "$item attr-dict `:` type($item)", match = ["result = same(item)"], traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.any {attribute = "#NAME.mode", optional}
    irdl.operands(item: %0)
    irdl.results(result: %0)
    irdl.attributes {"mode" = %1}
  }
}
"""


@pytest.fixture
def here() -> Iterator[ir.Module]:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            yield module


def test_a_typo_in_an_ops_name_is_not_blamed_on_its_dialect(here: ir.Module) -> None:
    for name, words in (("arith.adi", "dialect 'arith' has no operation 'adi'"),
                        ("func.retrun", "dialect 'func' has no operation 'retrun'"),
                        ("unknown.op", "the dialect of operation 'unknown.op' is not loaded")):
        with pytest.raises(ir.MLIRError, match=words):
            ir.Operation.create(name)


def test_attributes_that_are_not_there(here: ir.Module) -> None:
    op = func.FuncOp("f", ([], [])).operation
    for ask in (lambda: op.attributes["sym_nam"], lambda: op.attributes.__delitem__("sym_nam")):
        with pytest.raises(KeyError, match="unknown attribute 'sym_nam'; expected one of: .*sym_name"):
            ask()
    bare = ir.Operation.create("builtin.unrealized_conversion_cast")
    with pytest.raises(KeyError, match="'x'; the operation has none"):
        bare.attributes["x"]


def test_arguments_of_builders(here: ir.Module) -> None:
    i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
    x = arith.constant(i32, 1)
    with pytest.raises(ValueError, match="'sltt' is not a case of predicate; expected one of: eq, ne, slt, sle"):
        arith.cmpi("sltt", x, x)
    with pytest.raises(ValueError, match=r"must be a Value \(1 is of the type int\)"):
        wrong: Any = 1
        arith.addi(x, wrong)
    for kind, value, words in ((i32, 1.5, "type i32 from 1.5 of type float"),
                               (f32, 1, "type f32 from 1 of type int")):
        with pytest.raises((ir.MLIRError, ValueError), match=f"(?s){words}.*expected .* type"):
            arith.constant(kind, value)


def test_patterns(here: ir.Module) -> None:
    f32 = ir.F32Type.get()

    def square(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, arith.mulf(op.operands[0], op.operands[0]))

    @func.FuncOp.from_py_func(f32)
    def f(x: ir.Value) -> ir.Value:
        return arith.negf(x)

    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = False
    patterns = rewrite.RewritePatternSet()
    patterns.add("arith.negf", square)
    frozen = patterns.freeze()
    assert rewrite.apply_patterns_and_fold_greedily(here, frozen, config) is True
    assert [op.operation.name for op in here.body.operations[0].regions[0].blocks[0].operations] == ["arith.mulf", "func.return"]
    assert rewrite.apply_patterns_and_fold_greedily(here, frozen, config) is False
    with pytest.warns(UserWarning, match="operation 'arith.nefg' is not registered, so the pattern never matches"):
        rewrite.RewritePatternSet().add("arith.nefg", square)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            rewrite.RewritePatternSet().add("arith.nefg", square)
        here.context.allow_unregistered_dialects = True
        rewrite.RewritePatternSet().add("t.unknown", square)


def test_symbols_are_renamed_with_their_uses() -> None:
    with ir.Context():
        module = ir.Module.parse("func.func @a() {\n  call @b() : () -> ()\n  return\n}\nfunc.func private @b()")
        table = ir.SymbolTable(module.operation)
        table.rename(table["b"], "c")
        assert "b" not in table and "call @c()" in str(module)
        table.rename(symbol=table["c"], name="c")
        function: Any = module.body.operations[0]
        for symbol, name, words in ((table["c"], "a", "symbol 'a' already exists"), (table["c"], "", "name"),
                                    (function.body.blocks[0].operations[1], "d", "sym_name")):
            with pytest.raises(ValueError, match=words):
                table.rename(symbol, name)
        assert [ir.SymbolTable.get_symbol_name(each).value for each in module.body.operations] == ["a", "c"]
        erased = table["c"]
        module.body.operations[0].erase()
        erased.erase()
        with pytest.raises(ir.StaleHandleError):
            table.rename(erased, "d")


def test_what_a_tensor_says_of_its_type_a_draft_takes() -> None:
    draft = adapters.Draft()
    for number, name in enumerate(("f32", "bf16", "i8", "f8E4M3FN", "i4")):
        draft.add(str(number), bytes(4), name, [8 if name == "i4" else {"f32": 1, "bf16": 2}.get(name, 4)])
    held = adapters.load(draft.to_bytes())
    assert [held[str(i)].type_name for i in range(4)] == ["f32", "bf16", "i8", "f8E4M3FN"]


def test_a_closed_scope_says_what_would_have_kept_it() -> None:
    with ir.Context(), ir.Location.unknown():
        with ir.Scope():
            op = ir.Operation.create("builtin.unrealized_conversion_cast")
        with pytest.raises(ir.StaleHandleError, match="Scope.keep"):
            op.name


def test_a_loaded_dialect_has_classes() -> None:
    name = "messages_poly"
    text = POLY.replace("NAME", name)
    with pytest.raises(ImportError):
        importlib.import_module(f"tenure.dialects.{name}")
    with ir.Context() as context, ir.Location.unknown():
        context.load_dialect_schema(text)
        poly = importlib.import_module(f"tenure.dialects.{name}")
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            x = arith.constant(ir.F32Type.get(), 2.0)
            y = poly.square(x, mode="fast")
        assert y.owner.opview.item == x and y.type == x.type
        assert str(y.owner.opview.mode) == f"#{name}<mode fast>"
        assert isinstance(module.body.operations[1], poly.SquareOp)
        assert poly.SquareOp.__doc__.startswith(f"An operation {name}.square.")
    with ir.Context() as context:  # The same again, then another one of that name.
        context.load_dialect_schema(text)
        assert importlib.import_module(f"tenure.dialects.{name}") is poly
    with ir.Context() as context:
        context.load_dialect_schema(text.replace("item", "value"))
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(f'%0 = "t.a"() : () -> f32\n%1 = {name}.square %0 : f32')
        op: Any = module.body.operations[1]
        assert op.value == module.body.operations[0].result and not hasattr(op, "item")
        assert importlib.import_module(f"tenure.dialects.{name}") is not poly


def test_classes_that_a_program_registers_come_first() -> None:
    name = "messages_own"
    with ir.Context() as context:
        context.load_dialect_schema(POLY.replace("NAME", name))
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(f'%0 = "t.a"() : () -> f32\n%1 = {name}.square %0 : f32')
        assert type(module.body.operations[1]).__name__ == "SquareOp"

        @_cext.register_dialect
        class Own(ir.Dialect):
            DIALECT_NAMESPACE = name

        @_cext.register_operation(Own)
        class Mine(ir.OpView):
            OPERATION_NAME = f"{name}.square"

        module = ir.Module.parse(str(module))
        assert type(module.body.operations[1]) is Mine
        context_two = ir.Context()
        context_two.load_dialect_schema(POLY.replace("NAME", name) + "\n")
        importlib.import_module(f"tenure.dialects.{name}")
        assert type(ir.Module.parse(str(module)).body.operations[1]) is Mine
        with pytest.raises(RuntimeError, match="already registered"):
            _cext.register_operation(Own)(Mine)
    assert f"tenure.dialects.{name}" in sys.modules


def test_what_no_schema_means_is_refused() -> None:
    for key, words in (('irdl.any {typ = "floating-point"}', "unknown key 'typ'; expected one of: .* type "),
                       ('irdl.any {type = "AnyFloat"}', r"'AnyFloat'; expected the wording of diagnostics \('floating-point'\), not ODS")):
        with ir.Context() as context, pytest.raises(ir.MLIRError, match=words):
            context.load_dialect_schema(POLY.replace("NAME", "messages_bad").replace('irdl.any {type = "floating-point"}', key))
    for key in ('trait = ["Pure"]', 'assemblyFormat = ""'):
        with ir.Context() as context, pytest.raises(ir.MLIRError, match=f"unknown key '{key.split()[0]}'; expected.*format.*traits"):
            context.load_dialect_schema(POLY.replace("NAME", "messages_bad").replace('traits = ["Pure"]', key))
    with ir.Context() as context:  # Attributes of dialects are nobody's business.
        context.load_dialect_schema(POLY.replace("NAME", "messages_good").replace('traits = ["Pure"]', "doc.summary = 1"))


def test_what_is_allowed_is_said() -> None:
    schema = """irdl.dialect @messages_of {
  irdl.operation @o {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.operands(a: %2)
  }
}"""
    with ir.Context() as context:
        context.load_dialect_schema(schema)
        context.allow_unregistered_dialects = True
        with pytest.raises(ir.MLIRError, match="must be f32 or f64, but got 'bf16'"):
            ir.Module.parse('%0 = "t.a"() : () -> bf16\n"messages_of.o"(%0) : (bf16) -> ()')
