# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrite patterns in Python: matching, changing, what is refused, and what handles are worth."""
from __future__ import annotations

import gc
import pathlib
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import ir, rewrite
from tenure.dialects import arith, pdl

CHAIN = """
%0 = "t.a"() : () -> i32
%1 = "t.neg"(%0) : (i32) -> i32
%2 = "t.neg"(%1) : (i32) -> i32
"t.use"(%2) : (i32) -> ()
"""


@pytest.fixture(autouse=True)
def context() -> Iterator[Any]:
    with ir.Context() as made, ir.Location.unknown():
        made.allow_unregistered_dialects = True
        yield made


def run(text: str, *patterns: Any, config: Any = None, walk: bool = False) -> Any:
    """The module after rewriting; a pattern is (root, function) or (root, function, benefit)."""
    module = ir.Module.parse(text)
    added = rewrite.RewritePatternSet()
    for pattern in patterns:
        added.add(*pattern)
    if walk:
        rewrite.walk_and_apply_patterns(module.operation, added.freeze())
    else:
        rewrite.apply_patterns_and_fold_greedily(module, added.freeze(), config)
    assert module.operation.verify()
    return module


def names(module: ir.Module) -> Any:
    return [op.operation.name for op in module.body.operations]


def find(module: ir.Module, name: str) -> Any:
    return next(op for op in module.body.operations if op.operation.name == name)


def cancel(op: Any, rewriter: rewrite.PatternRewriter) -> Any:
    inner = op.operands[0].owner
    if inner.name != "t.neg":
        return True
    rewriter.replace_op(op, [inner.operands[0]])


def make(name: str, like: Any, ip: Any, operands: Any = None) -> Any:
    return ir.Operation.create(name, results=[value.type for value in like.results],
                               operands=list(like.operands) if operands is None else operands, ip=ip)


def rename(name: str) -> Any:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.replace_op(op, make(name, op, rewriter.ip))
    return fn


#===-- Applying ---------------------------------------------------------------------------------===#

def test_a_pattern_replaces_by_values() -> None:
    module = run(CHAIN, ("t.neg", cancel))
    assert names(module) == ["t.a", "t.neg", "t.use"]
    assert find(module, "t.use").operands[0].owner.name == "t.a"


def test_a_pattern_replaces_by_an_operation() -> None:
    assert names(run(CHAIN, ("t.neg", rename("t.new")))) == ["t.a", "t.new", "t.new", "t.use"]
    assert names(run(CHAIN, ("t.neg", rename("t.new")), walk=True))[1] == "t.new"


def test_keywords_and_op_views() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        assert isinstance(op, arith.AddIOp)
        with rewriter.ip:
            made = arith.MulIOp(op.lhs, op.rhs)
        rewriter.replace_op(op=op, new_op=made)

    def by_values(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.replace_op(op=op, values=op.operands)

    text = """func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }"""
    added = rewrite.RewritePatternSet()
    added.add(arith.AddIOp, fn)
    module = ir.Module.parse(text)
    rewrite.apply_patterns_and_fold_greedily(module, added.freeze())
    assert "arith.muli" in str(module) and "arith.addi" not in str(module)
    assert names(run(CHAIN, ("t.neg", by_values))) == ["t.a", "t.use"]


def test_benefits_decide_the_order() -> None:
    seen = []

    def note(letter: Any) -> Any:
        return lambda op, rewriter: seen.append(letter) or True  # type: ignore[func-returns-value]

    run('"t.a"() : () -> ()', ("t.a", note("c")), ("t.a", note("d"), 1), ("t.a", note("b"), 2),
        ("t.a", note("a"), 65534), ("t.b", note("x"), 9))
    assert seen == ["a", "b", "c", "d"]


def test_config_is_heeded() -> None:
    config = rewrite.GreedyRewriteConfig()
    config.strictness = rewrite.GreedyRewriteStrictness.EXISTING_OPS
    config.use_top_down_traversal = True
    config.max_iterations = 1
    with pytest.raises(RuntimeError, match="failed to converge"):
        run(CHAIN, ("t.neg", rename("t.neg")), config=config)
    seen = []
    config = rewrite.GreedyRewriteConfig()
    for top_down in (False, True):
        config.use_top_down_traversal = top_down
        run(CHAIN, ("t.a", lambda op, rewriter: seen.append("a") or True),  # type: ignore[func-returns-value]
            ("t.use", lambda op, rewriter: seen.append("u") or True), config=config)  # type: ignore[func-returns-value]
    assert seen == ["u", "a", "a", "u"]
    for name, wrong in (("max_iterations", "1"), ("enable_folding", 1), ("max_num_rewrites", True),
                        ("strictness", 0), ("region_simplification_level", "normal")):
        with pytest.raises(TypeError):
            setattr(config, name, wrong)


def test_canonicalization_patterns_may_be_added() -> None:
    added = rewrite.RewritePatternSet()
    added.add_canonicalization_patterns()
    module = ir.Module.parse("""func.func @f(%x: i32) -> i32 {
      %c = arith.constant 1 : i32
      %0 = arith.addi %x, %c : i32
      %1 = arith.addi %0, %c : i32
      return %1 : i32
    }""")
    rewrite.apply_patterns_and_fold_greedily(module, added.freeze())
    assert str(module).count("arith.addi") == 1


#===-- The rewriter -----------------------------------------------------------------------------===#

def test_rewriter_moves_and_clones() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        if "seen" in op.attributes:
            return True
        op.attributes["seen"] = ir.UnitAttr.get()
        rewriter.finalize_op_modification(op)
        first = op.operation.parent.regions[0].blocks[0].operations[0]
        rewriter.move_op_before(op, first)
        rewriter.move_op_after(op, first)
        rewriter.set_insertion_point_after(op)
        assert rewriter.clone(op).name == "t.x"
        assert rewriter.context is ir.Context.current
        return False

    module = run('"t.a"() : () -> ()\n"t.b"() : () -> ()\n"t.x"() : () -> ()', ("t.x", fn))
    assert names(module) == ["t.a", "t.x", "t.x", "t.b"]


def test_rewriter_takes_regions_apart() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        region = op.regions[0]
        block = region.blocks[0]
        tail = rewriter.split_block(block.operations[1])
        rewriter.merge_blocks(tail, block)
        rewriter.erase_block(region.blocks.append())
        rewriter.inline_block_before(block, op, [op.operands[0]])
        rewriter.erase_op(op)

    module = run("""
    %0 = "t.a"() : () -> i32
    "t.if"(%0) ({
    ^bb0(%x: i32):
      "t.in"(%x) : (i32) -> ()
      "t.in"(%x) : (i32) -> ()
    }) : (i32) -> ()""", ("t.if", fn))
    assert names(module) == ["t.a", "t.in", "t.in"]


def test_regions_are_inlined() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> Any:
        if not op.regions[0].blocks:
            return True
        rewriter.inline_region_before(op.regions[0], op.operation.block)

    module = ir.Module.parse('"t.if"() ({\n"t.in"() : () -> ()\n}) : () -> ()')
    added = rewrite.RewritePatternSet()
    added.add("t.if", fn)
    config = rewrite.GreedyRewriteConfig()
    config.region_simplification_level = rewrite.GreedySimplifyRegionLevel.DISABLED
    config.max_iterations = 1
    with pytest.raises(RuntimeError):
        rewrite.apply_patterns_and_fold_greedily(module, added.freeze(), config)
    assert len(module.operation.regions[0].blocks) == 2


def test_uses_are_replaced() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.replace_all_uses_with(op.results[0], op.operands[0])
        rewriter.erase_op(op)

    assert names(run(CHAIN, ("t.neg", fn))) == ["t.a", "t.use"]


def test_the_rewriter_is_for_the_call() -> None:
    kept = []

    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        kept.append(rewriter)
        return True

    module = run(CHAIN, ("t.a", fn))
    for use in (lambda r: r.ip, lambda r: r.erase_op(find(module, "t.use")),
                lambda r: r.replace_op(find(module, "t.use"), [])):
        with pytest.raises(RuntimeError, match="valid only during the callback"):
            use(kept[0])  # type: ignore[no-untyped-call]
    with pytest.raises(TypeError):
        rewrite.PatternRewriter()


#===-- Errors -----------------------------------------------------------------------------------===#

def test_what_a_pattern_raises_is_raised() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        raise KeyError("mine")

    module = ir.Module.parse(CHAIN)
    added = rewrite.RewritePatternSet()
    added.add("t.neg", fn)
    with pytest.raises(KeyError, match="mine"):
        rewrite.apply_patterns_and_fold_greedily(module, added.freeze())
    assert module.operation.verify()
    assert names(module) == ["t.a", "t.neg", "t.neg", "t.use"]


def test_refusals_are_exceptions_that_a_pattern_may_catch() -> None:
    seen = []

    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        for call in (lambda: rewriter.erase_op(op), lambda: rewriter.replace_op(op, []),
                     lambda: rewriter.replace_op(op, op), lambda: rewriter.replace_op(op, [op.results[0]]),
                     lambda: rewriter.erase_op(op.operation.parent)):
            with pytest.raises(ValueError) as raised:
                call()  # type: ignore[no-untyped-call]
            seen.append(str(raised.value))
        return True

    run(CHAIN, ("t.a", fn))
    assert "is used by 't.neg'" in seen[0]
    assert "the number of values does not match" in seen[1]
    assert "itself" in seen[2]
    assert "its own result" in seen[3]
    assert "contains the root of the rewrite" in seen[4]


def test_a_match_that_was_denied_is_an_error() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        rewriter.erase_op(op)
        return True

    with pytest.raises(ValueError, match="erased 't.use' and returned that it did not match"):
        run(CHAIN, ("t.use", fn))


def test_bad_arguments_are_refused() -> None:
    added = rewrite.RewritePatternSet()
    nothing = lambda op, rewriter: True
    for root, error in ((5, TypeError), (ir.OpView, AttributeError), (ir.Module, AttributeError)):
        with pytest.raises(error):
            added.add(root, nothing)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        added.add("t.a", 5)  # type: ignore[arg-type]
    for benefit in (-1, 65535):
        with pytest.raises(ValueError, match="benefit"):
            added.add("t.a", nothing, benefit)
    frozen = added.freeze()
    with pytest.raises(ValueError, match="frozen"):
        added.add("t.a", nothing)
    with pytest.raises(TypeError):
        rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(CHAIN), added)  # type: ignore[arg-type]
    with ir.Context() as other, ir.Location.unknown():
        other.allow_unregistered_dialects = True
        with pytest.raises(ValueError, match="another context"):
            rewrite.apply_patterns_and_fold_greedily(ir.Module.parse(CHAIN), frozen)
    with pytest.raises(RuntimeError, match="not initialised"):
        rewrite.RewritePatternSet.__new__(rewrite.RewritePatternSet).freeze()


#===-- PDL --------------------------------------------------------------------------------------===#

def pdl_run(patterns: Any, text: str, **functions: Any) -> Any:
    """The module after rewriting; functions whose names begin with `is_` are constraints."""
    pdl = rewrite.PDLModule(ir.Module.parse(patterns))
    for name, function in functions.items():
        if name.startswith("is_"):
            pdl.register_constraint_function(name, function)
        else:
            pdl.register_rewrite_function(name, function)
    module = ir.Module.parse(text)
    rewrite.apply_patterns_and_fold_greedily(module, pdl.freeze())
    assert module.operation.verify()
    assert pdl.freeze() is pdl.freeze()
    return module


CALLS = """
pdl.pattern : benefit(1) {
  %ts = pdl.types
  %xs = pdl.operands : %ts
  %a = pdl.attribute
  %op = pdl.operation "t.old"(%xs : !pdl.range<value>) {"a" = %a}
  pdl.apply_native_constraint "is_good"(%op, %a, %xs : !pdl.operation, !pdl.attribute, !pdl.range<value>)
  pdl.rewrite %op {
    %new, %t, %ys = pdl.apply_native_rewrite "make"(%op, %ts : !pdl.operation, !pdl.range<type>)
      : !pdl.operation, !pdl.type, !pdl.range<value>
    %last = pdl.operation "t.last"(%ys : !pdl.range<value>) -> (%t : !pdl.type)
    pdl.erase %op
  }
}
"""
CALLED = """
%0:2 = "t.a"() : () -> (i32, i64)
"t.old"(%0#0, %0#1) {a = 1 : i32} : (i32, i64) -> ()
"t.old"(%0#0, %0#1) {a = 2 : i32} : (i32, i64) -> ()
"t.old"() {a = 1 : i32} : () -> ()
"""


def test_pdl_calls_functions() -> None:
    kept = []

    def is_good(rewriter: rewrite.PatternRewriter, results: Any, values: Any) -> bool:
        op, attribute, operands = values
        assert isinstance(op, ir.Operation) and op.attributes["a"] == attribute
        assert operands == list(op.operands)
        return attribute.value != 1  # type: ignore[no-any-return]

    def make_new(rewriter: rewrite.PatternRewriter, results: Any, values: Any) -> None:
        op, types = values
        kept.append((rewriter, results))
        made = make("t.new", op, rewriter.ip)
        results.append(made)
        results.append(ir.F32Type.get())
        results.append(list(op.operands))
        assert types == [value.type for value in op.operands]

    module = pdl_run(CALLS, CALLED, is_good=is_good, make=make_new)
    assert names(module) == ["t.a", "t.new", "t.last", "t.old", "t.new", "t.last"]
    with pytest.raises(RuntimeError, match="valid only during the callback"):
        kept[0][0].ip
    with pytest.raises(RuntimeError, match="valid only during the callback"):
        kept[0][1].append(ir.F32Type.get())


def test_pdl_patterns_are_built_in_python() -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        @pdl.pattern(benefit=2, sym_name="swap")
        def swap() -> None:
            kept, changed = pdl.TypeOp(ir.IntegerType.get_signless(32)), pdl.TypesOp()
            first, rest = pdl.OperandOp(kept), pdl.OperandsOp()
            attribute = pdl.AttributeOp(value=ir.StringAttr.get("yes"))
            old = pdl.OperationOp("t.old", args=[first, rest], attributes={"a": attribute}, types=[changed])

            @pdl.rewrite(old)
            def body() -> None:
                new = pdl.OperationOp("t.new", args=[rest, first], types=[changed])
                pdl.ReplaceOp(old, with_op=new)

    assert swap.sym_name.value == "swap" and module.operation.verify()  # type: ignore[union-attr]
    assert "operation \"t.new\"" in str(module)
    text = """%0:2 = "t.a"() : () -> (i32, i64)
    %1 = "t.old"(%0#0, %0#1) {a = "yes"} : (i32, i64) -> f32
    "t.use"(%1) : (f32) -> ()"""
    rewritten = pdl_run(str(module), text)
    assert names(rewritten) == ["t.a", "t.new", "t.use"]
    assert [str(value.type) for value in find(rewritten, "t.new").operands] == ["i64", "i32"]


def test_types_of_pdl() -> None:
    for cls, text in ((pdl.AttributeType, "attribute"), (pdl.OperationType, "operation"), (pdl.TypeType, "type"),
                      (pdl.ValueType, "value")):
        assert cls.get() == ir.Type.parse(f"!pdl.{text}") and cls.isinstance(cls.get())
        assert not pdl.RangeType.isinstance(cls.get())
        assert pdl.RangeType.get(cls.get()).element_type == cls.get()
        assert not cls.isinstance(ir.IndexType.get())
    with pytest.raises(ValueError):
        pdl.ValueType(pdl.TypeType.get())


def test_what_functions_of_pdl_do_wrong() -> None:
    good = lambda rewriter, results, values: False

    def raising(rewriter: rewrite.PatternRewriter, results: Any, values: Any) -> None:
        raise KeyError("mine")

    def failing(rewriter: rewrite.PatternRewriter, results: Any, values: Any) -> bool:
        return True

    def wrong_kind(rewriter: rewrite.PatternRewriter, results: Any, values: Any) -> None:
        with pytest.raises(ValueError, match="the wrong kind"):
            results.append(ir.F32Type.get())
        with pytest.raises(TypeError):
            results.append(None)

    for function, error, words in ((raising, KeyError, "mine"), (failing, ValueError, "rewrite 'make' failed"),
                                   (wrong_kind, ValueError, "too few results")):
        with pytest.raises(error, match=words):
            pdl_run(CALLS, CALLED, is_good=good, make=function)
    with pytest.raises(KeyError):
        pdl_run(CALLS, CALLED, is_good=raising, make=good)
    with pytest.raises(ValueError, match="unknown rewrite 'make'"):
        pdl_run(CALLS, CALLED, is_good=good)
    with pytest.raises(TypeError):
        rewrite.PDLModule(ir.Module.parse(CALLS)).register_rewrite_function("f", 5)  # type: ignore[arg-type]


#===-- Handles ----------------------------------------------------------------------------------===#

def test_what_is_held_is_right_or_stale() -> None:
    module = ir.Module.parse(CHAIN)
    held = [op.operation for op in module.body.operations]
    values = [op.results[0] for op in held[:3]]
    added = rewrite.RewritePatternSet()
    added.add("t.neg", cancel)
    rewrite.apply_patterns_and_fold_greedily(module, added.freeze())
    assert [held[i].name for i in (0, 1, 3)] == ["t.a", "t.neg", "t.use"]
    assert list(module.body.operations)[0].operation is held[0]
    with pytest.raises(ir.StaleHandleError, match="'t.neg' was erased"):
        held[2].name
    with pytest.raises(ir.StaleHandleError):
        values[2].type
    assert values[1].owner.operation is held[1]


def test_an_erased_op_is_stale_in_the_pattern() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.erase_op(op)
        with pytest.raises(ir.StaleHandleError):
            op.operation.name
        with pytest.raises(ir.StaleHandleError):
            rewriter.erase_op(op)

    assert names(run(CHAIN, ("t.use", fn))) == ["t.a", "t.neg", "t.neg"]


def test_ops_erased_without_the_rewriter_do_no_harm() -> None:
    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:  # type: ignore[return]
        if op.operation.parent is None or len(op.operation.block.operations) == 1:
            return True
        for other in list(op.operation.block.operations)[1:]:
            other.operation.erase()
        for _ in range(8):
            ir.Operation.create("t.other", ip=False)

    assert names(run('"t.a"() : () -> ()\n' * 6, ("t.a", fn))) == ["t.a"]


def test_a_pattern_may_rewrite_and_drop_its_set() -> None:
    module = ir.Module.parse(CHAIN)
    inner = rewrite.RewritePatternSet()
    inner.add("t.neg", cancel)
    frozen = [inner.freeze()]

    def fn(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
        if frozen:
            rewrite.apply_patterns_and_fold_greedily(module, frozen.pop())
            outer.clear()
            gc.collect()
        return True

    outer = {}
    outer["set"] = rewrite.RewritePatternSet()
    outer["set"].add("t.use", fn)
    rewrite.apply_patterns_and_fold_greedily(module, outer["set"].freeze())
    assert names(module) == ["t.a", "t.neg", "t.use"]


def test_sets_are_collected() -> None:
    class Root:
        pass

    root = Root()
    root.set = rewrite.RewritePatternSet()  # type: ignore[attr-defined]
    root.set.add("t.a", lambda op, rewriter: root and True)  # type: ignore[attr-defined]
    root.frozen = root.set.freeze()  # type: ignore[attr-defined]
    gone = weakref.ref(root)
    del root
    gc.collect()
    assert gone() is None


#===-- PDLL -------------------------------------------------------------------------------------===#

PDLL = """
Constraint IsSmall(a: Attr);
Rewrite Twice(a: Attr) -> Attr;
Pattern Grow {
  let root = op<t.old> {k = a: Attr};
  IsSmall(a);
  rewrite root with {
    let b = Twice(a);
    replace root with op<t.old>() {k = b};
  };
}
"""


def test_pdll_rewrites_with_functions(context: ir.Context, tmp_path: pathlib.Path) -> None:
    def is_small(rewriter: rewrite.PatternRewriter, results: rewrite.PDLResultList, values: list[Any]) -> bool:
        return bool(values[0].value >= 10)

    def twice(rewriter: rewrite.PatternRewriter, results: rewrite.PDLResultList, values: list[Any]) -> None:
        results.append(ir.IntegerAttr.get(values[0].type, 2 * values[0].value))

    path = tmp_path / "grow.pdll"
    path.write_text(PDLL)
    for patterns in (rewrite.PDLLPatterns(PDLL), rewrite.PDLLPatterns.from_file(path)):
        patterns.register_constraint_function("IsSmall", is_small)
        patterns.register_rewrite_function("Twice", twice)
        module = ir.Module.parse('"t.old"() {k = 3 : i64} : () -> ()')
        rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
        assert "k = 12 : i64" in str(module)
        assert patterns.freeze() is patterns.freeze()


def test_pdll_is_checked_when_it_is_frozen(context: ir.Context, tmp_path: pathlib.Path) -> None:
    with pytest.raises(ir.MLIRError, match="`arith.addq` is not an operation of its dialect"):
        rewrite.PDLLPatterns("Pattern => erase op<arith.addq>;").freeze()
    with pytest.raises(Exception, match="unknown constraint 'IsSmall'"):
        rewrite.PDLLPatterns(PDLL).freeze()
    (tmp_path / "more.pdll").write_text("Pattern => erase op<t.a>;\n")
    text = '#include "more.pdll"\n'
    rewrite.PDLLPatterns(text, include_folders=[tmp_path]).freeze()
    with pytest.raises(ir.MLIRError, match="unable to open include file `more.pdll`"):
        rewrite.PDLLPatterns(text).freeze()
    with pytest.raises(TypeError):
        rewrite.PDLLPatterns(text, include_folders=[5]).freeze()  # type: ignore[list-item]
