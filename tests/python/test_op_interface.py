# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ir.attach_op_interfaces: a dialect of this test takes part in what passes do as the library's do."""
from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tenure import analysis, ir, passmanager, rewrite

SCHEMA = """
irdl.dialect @t {
  irdl.operation @read { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0) }
  irdl.operation @write { %0 = irdl.any
    irdl.operands(x: variadic %0) }
  irdl.operation @make { %0 = irdl.any
    irdl.results(r: variadic %0) }
  irdl.operation @maybe_write { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0) }
  irdl.operation @risky attributes {traits = ["NoMemoryEffect"]} { %0 = irdl.any
    irdl.results(r: %0) }
  irdl.operation @pure attributes {traits = ["Pure"]} { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0) }
  irdl.operation @next attributes {traits = ["Pure"]} { %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(r: %0) }
  irdl.operation @constant attributes {traits = ["Pure", "ConstantLike"]} {
    %0 = irdl.any {attribute = "any attribute"}
    irdl.attributes {"value" = %0}
    %1 = irdl.any
    irdl.results(r: %1) }
  irdl.operation @loop attributes {traits = ["NoTerminator", "RecursiveMemoryEffects"]} {
    %0 = irdl.region
    irdl.regions(body: %0) }
  irdl.operation @pick attributes {traits = ["RecursiveMemoryEffects"]} { %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(r: variadic %0)
    %1 = irdl.region
    %2 = irdl.region
    irdl.regions(a: %1, b: %2) }
  irdl.operation @give attributes {traits = ["Pure", "Terminator", "ReturnLike"]} { %0 = irdl.any
    irdl.operands(x: variadic %0) }
  irdl.operation @leave attributes {traits = ["Pure", "Terminator"]} { %0 = irdl.any
    irdl.operands(x: variadic %0) }
  irdl.operation @jump attributes {successors = ["to"], traits = ["Pure", "Terminator"]} { %0 = irdl.any
    irdl.operands(x: variadic %0) }
  irdl.operation @choose attributes {successors = ["a", "b"],
      traits = ["Pure", "Terminator", "AttrSizedOperandSegments"]} { %0 = irdl.any
    irdl.operands(flag: %0, x: variadic %0, y: variadic %0) }
  irdl.operation @function attributes {traits = ["IsolatedFromAbove", "Symbol"]} {
    %0 = irdl.any {attribute = "symbol name", description = "string attribute"}
    %1 = irdl.any {attribute = "any attribute"}
    %2 = irdl.any {attribute = "string attribute", optional}
    irdl.attributes {"sym_name" = %0, "type" = %1, "sym_visibility" = %2}
    %3 = irdl.region
    irdl.regions(body: %3) }
  irdl.operation @invoke { %0 = irdl.any
    irdl.operands(x: variadic %0)
    irdl.results(r: variadic %0)
    %1 = irdl.any {attribute = "flat symbol reference attribute"}
    irdl.attributes {"target" = %1} }
  irdl.operation @place { %0 = irdl.any
    irdl.results(r: %0) }
  irdl.operation @get { %0 = irdl.any
    irdl.operands(p: %0)
    irdl.results(r: %0) }
  irdl.operation @put { %0 = irdl.any
    irdl.operands(v: %0, p: %0) }
}
"""


def fold_next(op: Any, operands: Any) -> Any:
    (known,) = operands
    return None if known is None else ir.IntegerAttr.get(known.type, known.value + 1)


def read_through(op: Any, rewriter: rewrite.PatternRewriter) -> bool:
    """A read of what comes from t.pure reads what that takes; True: nothing matched."""
    if len(op.operands) != 1 or not isinstance(op.operands[0].owner, (ir.Operation, ir.OpView)):
        return True
    source = op.operands[0].owner
    if source.name != "t.pure" or len(source.operands) != 1:
        return True
    op.operands[0] = source.operands[0]
    rewriter.finalize_op_modification(op)
    return False


def effects_of(op: Any) -> Any:
    return ir.MemoryEffect.WRITE if "writes" in op.attributes else ir.MemoryEffect.NONE


def stays(op: Any, *others: Any) -> bool:
    return "stays" not in op.attributes


def pick_entry(op: Any, operands: Any) -> Any:
    (known,) = operands
    if known is None:
        return [ir.RegionEdge(0), ir.RegionEdge(1)]
    return [ir.RegionEdge(0 if known.value else 1)]


def leave_edges(op: Any, operands: Any) -> Iterator[Any]:
    yield ir.RegionEdge(None, 1, len(operands) - 1)


def choose(op: Any, operands: Any) -> Any:
    return None if operands[0] is None else (0 if operands[0].value else 1)


def value_type(op: Any) -> Any:
    return op.attributes["of"].value if "of" in op.attributes else None


def attach_all() -> None:
    attach = ir.attach_op_interfaces
    every = ir.OpInliner()
    attach("t.read", effects=ir.MemoryEffect.READ, canonicalizations=read_through)
    attach("t.write", effects=ir.MemoryEffect.WRITE)
    attach("t.make", effects=ir.MemoryEffect.ALLOCATE)
    attach("t.maybe_write", effects=effects_of)
    attach("t.risky", speculation=lambda op: (
        ir.Speculation.ALWAYS if "safe" in op.attributes else ir.Speculation.NEVER))
    attach("t.pure", inliner=ir.OpInliner(op_is_legal=stays))
    attach("t.next", fold=fold_next, constant_op="t.constant")
    attach("t.loop", loop_regions=True)
    attach("t.pick", region_branch=ir.OpRegionBranch(entry_edges=pick_entry, runs_once=True), inliner=every)
    attach("t.leave", region_terminator=ir.OpRegionTerminator(leave_edges))
    attach("t.give", inliner=ir.OpInliner(branch="t.jump"))
    attach("t.jump", branch=ir.OpBranch(), inliner=every)
    attach("t.choose", branch=ir.OpBranch(segments="operandSegmentSizes", first_segment=1,
                                          successor_for_operands=choose))
    attach("t.function", callable=ir.OpCallable(type="type"), inliner=ir.OpInliner(region_is_legal=stays))
    attach("t.invoke", call=ir.OpCall("target", first_argument=1), inliner=ir.OpInliner(call_is_legal=stays))
    attach("t.place", memory_slot=ir.OpMemorySlot(value_type, "t.make"))
    attach("t.get", memory_access=ir.OpMemoryAccess())
    attach("t.put", memory_access=ir.OpMemoryAccess(pointer=1, stored=0))


@pytest.fixture
def bare() -> Iterator[Any]:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        context.load_dialect_schema(SCHEMA)
        yield context


@pytest.fixture
def context(bare: Any) -> Any:
    attach_all()
    return bare


def names(op: Any) -> Any:
    found = []

    def see(each: Any) -> Any:
        found.append(each.name)
        return ir.WalkResult.ADVANCE

    op.operation.walk(see, ir.WalkOrder.PRE_ORDER)
    return " ".join(found[1:])


def left(pipeline: Any, text: str) -> Any:
    module = ir.Module.parse(text)
    passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
    return names(module)


def test_effects(context: ir.Context) -> None:
    assert left("cse", """
      %0 = "t.read"() : () -> i32
      %1 = "t.read"() : () -> i32
      "t.write"(%0, %1) : (i32, i32) -> ()
      %2 = "t.read"() : () -> i32
      "t.write"(%2) : (i32) -> ()""") == "t.read t.write t.read t.write"
    assert left("canonicalize", """
      "t.maybe_write"() : () -> ()
      "t.maybe_write"() {writes} : () -> ()""") == "t.maybe_write"


NEXT = """
  %0 = "t.constant"() {value = 4 : i32} : () -> i32
  %1 = "t.next"(%0) : (i32) -> i32
  %2 = "t.next"(%1) : (i32) -> i32
  "t.write"(%2) : (i32) -> ()"""


def test_folds(context: ir.Context) -> None:
    assert left("canonicalize", NEXT) == "t.constant t.write"
    assert left("sccp", NEXT) == "t.constant t.constant t.constant t.write"


def test_folds_that_make_no_sense(bare: Any) -> None:
    ir.attach_op_interfaces("t.next", fold=lambda op, operands: (operands[0], operands[0]))  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match="the fold of 't.next' must return 1 results"):
        left("canonicalize", NEXT)
    ir.attach_op_interfaces("t.pure", fold=lambda op, operands: ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1))
    with pytest.raises(ir.MLIRError, match="fold of 't.pure' returned an attribute of type 'i64'"):
        left("canonicalize", NEXT.replace("t.next", "t.pure"))


def test_constants_of_values(bare: Any) -> None:
    module = ir.Module.parse(NEXT)
    constant, following = list(module.body.operations)[:2]
    assert constant.result.constant_value == ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 4)
    assert following.operands[0].constant_value == constant.result.constant_value
    assert following.result.constant_value is None


def test_canonicalizations(context: ir.Context) -> None:
    text = """
      %0 = "t.make"() : () -> i32
      %1 = "t.pure"(%0) : (i32) -> i32
      %2 = "t.pure"(%1) : (i32) -> i32
      %3 = "t.read"(%2) : (i32) -> i32
      "t.write"(%3) : (i32) -> ()"""
    assert left("canonicalize", text) == "t.make t.read t.write"
    module = ir.Module.parse(text)
    patterns = rewrite.RewritePatternSet()
    patterns.add_canonicalization_patterns()
    rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())
    assert names(module) == "t.make t.read t.write"


def test_speculation_and_loops(context: ir.Context) -> None:
    assert left("loop-invariant-code-motion", """
      "t.loop"() ({
        %0 = "t.risky"() {safe} : () -> i32
        %1 = "t.risky"() : () -> i32
      }) : () -> ()""") == "t.risky t.loop t.risky"


def test_branches(context: ir.Context) -> None:
    assert left("sccp", """
      func.func @f() {
        %c = arith.constant true
        %n = arith.constant false
        "t.choose"(%n, %c, %n)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1>} : (i1, i1, i1) -> ()
      ^bb1(%x: i1):
        "t.jump"(%x)[^bb2] : (i1) -> ()
      ^bb2(%y: i1):
        %0 = arith.xori %y, %c : i1
        "t.write"(%0) : (i1) -> ()
        return
      }""") == "func.func arith.constant arith.constant t.choose t.jump t.write func.return"
    with pytest.raises(ir.MLIRError, match="branch has 0 operands for successor #0"):
        ir.Module.parse("""
          func.func @f() {
            "t.jump"()[^bb1] : () -> ()
          ^bb1(%x: i1):
            return
          }""")


def test_regions(context: ir.Context) -> None:
    assert left("sccp", """
      %c = arith.constant true
      %n = arith.constant false
      %0 = "t.pick"(%c) ({
        "t.leave"(%c, %n) : (i1, i1) -> ()
      }, {
        "t.give"(%c) : (i1) -> ()
      }) : (i1) -> i1
      %1 = arith.andi %0, %c : i1
      "t.write"(%1) : (i1) -> ()""") == "arith.constant arith.constant t.write"
    dead = """
      %c = arith.constant true
      %0 = "t.pick"(%c) ({
        "t.give"(%c) : (i1) -> ()
      }, {
        "t.give"(%c) : (i1) -> ()
      }) : (i1) -> i1
      "t.write"(%c) : (i1) -> ()"""
    assert left("remove-dead-values", dead) == "arith.constant t.write"


MAIN = """
"t.function"() ({
^bb0(%x: i32):
  %0 = "t.invoke"(%x, %x) {target = @leaf ATTRIBUTES} : (i32, i32) -> i32
  "t.give"(%0) : (i32) -> ()
}) {sym_name = "main", type = (i32) -> i32} : () -> ()
"""
LEAF = """
"t.function"() ({
^bb0(%x: i32):
  %0 = "t.pure"(%x) : (i32) -> i32
  "t.give"(%0) : (i32) -> ()
}) {sym_name = "leaf", sym_visibility = "private", type = (i32) -> i32} : () -> ()
"""
BLOCKS = LEAF.replace('%0 = "t.pure"(%x) : (i32) -> i32', '"t.jump"(%x)[^bb1] : (i32) -> ()\n^bb1(%0: i32):')


def test_calls_and_inlining(context: ir.Context) -> None:
    main, kept = MAIN.replace("ATTRIBUTES", ""), MAIN.replace("ATTRIBUTES", ", stays")
    assert left("symbol-dce", main + LEAF).count("t.function") == 2
    assert left("symbol-dce", LEAF) == ""
    assert left("inline", main + LEAF) == "t.function t.pure t.give"
    assert left("inline", kept + LEAF).count("t.function") == 2
    assert left("inline{default-pipeline=}", main + BLOCKS) == "t.function t.jump t.jump t.give"


def found(module: ir.Module, name: str) -> Any:
    seen = []
    module.operation.walk(lambda op: seen.append(op) or ir.WalkResult.ADVANCE)  # type: ignore[func-returns-value]
    return next(op for op in seen if op.name == name)


def test_the_call_graph_knows_what_calls_what(context: ir.Context) -> None:
    module = ir.Module.parse(MAIN.replace("ATTRIBUTES", "") + LEAF)
    main, leaf = module.body.operations
    graph = analysis.CallGraph(module)
    assert graph.nodes == [main, leaf] and graph.components == [[leaf], [main]]
    assert graph.callees(main) == [leaf] and graph.callers(leaf) == [main]
    assert graph.callers(main) == [graph.external] and graph.callees(graph.external) == [main]
    assert [op.name for op in analysis.SymbolUsers(module).users(leaf)] == ["t.invoke"]


@pytest.mark.parametrize("without", ["callable", "call"])
def test_the_call_graph_without_an_interface(bare: Any, without: Any) -> None:
    """What nothing is said of calls nothing, and is no function."""
    if without == "call":
        ir.attach_op_interfaces("t.function", callable=ir.OpCallable(type="type"))
    else:
        ir.attach_op_interfaces("t.invoke", call=ir.OpCall("target", first_argument=1))
    module = ir.Module.parse(MAIN.replace("ATTRIBUTES", "") + LEAF)
    main, leaf = module.body.operations
    graph = analysis.CallGraph(module)
    if without == "callable":
        assert graph.nodes == graph.components == [] and main not in graph  # type: ignore[comparison-overlap]
    else:  # A reference that is no call may be called by anybody.
        assert graph.callees(main) == [] and graph.callers(leaf) == [graph.external]


def test_values_live_into_blocks_that_branches_go_to(context: ir.Context) -> None:
    module = ir.Module.parse("""
      func.func @f(%c: i1) {
        %0 = "t.make"() : () -> i32
        "t.choose"(%c, %c)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i1) -> ()
      ^bb1(%x: i1):
        "t.write"(%x) : (i1) -> ()
        "t.jump"()[^bb2] : () -> ()
      ^bb2:
        "t.write"(%0) : (i32) -> ()
        return
      }""")
    entry, first, second = module.body.operations[0].regions[0].blocks
    made, live = found(module, "t.make").result, analysis.Liveness(module)
    assert [live.live_in(block) for block in (entry, first, second)] == [[], [made], [made]]
    assert [live.live_out(block) for block in (entry, first, second)] == [[made], [made], []]
    assert live.is_dead_after(entry.arguments[0], found(module, "t.choose"))
    tree = analysis.Dominance(module)
    assert tree.immediate_dominator(second) is entry and tree.dominates(made, second.operations[0])
    assert analysis.PostDominance(module).immediate_dominator(entry) is second


def test_values_live_into_regions(context: ir.Context) -> None:
    module = ir.Module.parse("""
      func.func @f(%c: i1, %x: i1) {
        %0 = "t.make"() : () -> i1
        %1 = "t.pick"(%c) ({
          "t.give"(%0) : (i1) -> ()
        }, {
          "t.leave"(%x, %x) : (i1, i1) -> ()
        }) : (i1) -> i1
        "t.write"(%1) : (i1) -> ()
        return
      }""")
    pick, made = found(module, "t.pick"), found(module, "t.make").result
    live = analysis.Liveness(module)
    assert live.live_in(pick.regions[0].blocks[0]) == [made]
    assert live.live_in(pick.regions[1].blocks[0]) == [pick.block.arguments[1]]
    assert live.is_dead_after(made, pick) and not live.is_dead_after(made, found(module, "t.make"))
    assert not live.is_dead_after(pick.result, pick)
    tree = analysis.Dominance(module)
    assert tree.dominates(made, found(module, "t.leave")) and not tree.dominates(found(module, "t.give"), found(module, "t.leave"))


def test_memory(context: ir.Context) -> None:
    assert left("mem2reg", """
      %v = arith.constant 7 : i32
      %p = "t.place"() {of = i32} : () -> i64
      "t.put"(%v, %p) : (i32, i64) -> ()
      %0 = "t.get"(%p) : (i64) -> i32
      "t.write"(%0) : (i32) -> ()
      %q = "t.place"() : () -> i64
      %1 = "t.get"(%q) : (i64) -> i32""") == "arith.constant t.write t.place t.get"
    assert left("mem2reg", """
      %p = "t.place"() {of = i32} : () -> i64
      %0 = "t.get"(%p) : (i64) -> i32
      "t.write"(%0) : (i32) -> ()""") == "t.make t.write"


class Mine(Exception):
    pass


def raises(*arguments: Any) -> None:
    raise Mine


RAISING = {
    "effects": ("cse", "t.maybe_write", {"effects": raises}, '"t.maybe_write"() : () -> ()'),
    "fold": ("canonicalize", "t.maybe_write", {"fold": raises},
             '%0 = "t.make"() : () -> i32\n%1 = "t.maybe_write"(%0) : (i32) -> i32\n"t.write"(%1) : (i32) -> ()'),
    "canonicalizations": ("canonicalize", "t.write", {"canonicalizations": [(raises, 3)]}, '"t.write"() : () -> ()'),
    "speculation": ("loop-invariant-code-motion", "t.risky", {"speculation": raises},
                    '"t.loop"() ({\n  %0 = "t.risky"() : () -> i32\n}) : () -> ()'),
    "type": ("mem2reg", "t.place", {"memory_slot": ir.OpMemorySlot(raises)}, '%0 = "t.place"() : () -> i64'),
}


@pytest.mark.parametrize("which", RAISING)
def test_what_a_function_raises_ends_the_pass(bare: Any, which: Any) -> None:
    pipeline, name, given, text = RAISING[which]
    ir.attach_op_interfaces(name, **given)  # type: ignore[arg-type]
    if name != "t.loop":
        ir.attach_op_interfaces("t.loop", loop_regions=[0])
    with pytest.raises(Mine):
        left(pipeline, text)


@pytest.mark.parametrize("answer", ["text", (1, 2), object()])
def test_answers_that_cannot_be(bare: Any, answer: Any) -> None:
    ir.attach_op_interfaces("t.maybe_write", effects=lambda op: answer)
    with pytest.raises(TypeError):
        left("cse", '"t.maybe_write"() : () -> ()')


def test_edges_are_edges(bare: Any) -> None:
    ir.attach_op_interfaces("t.pick", region_branch=ir.OpRegionBranch(entry_edges=lambda op, operands: [(0, 0, 0, 0)]))  # type: ignore[list-item]
    with pytest.raises(TypeError, match="expected a RegionEdge"):
        left("sccp", """
          %c = arith.constant true
          "t.pick"(%c) ({
            "t.give"() : () -> ()
          }, {
            "t.give"() : () -> ()
          }) : (i1) -> ()""")


def test_effects_that_there_are_not(bare: Any) -> None:
    ir.attach_op_interfaces("t.maybe_write", effects=lambda op: 1 << 20)  # type: ignore[arg-type, return-value]
    with pytest.raises(ir.MLIRError, match="unknown memory effects"):
        left("cse", '"t.maybe_write"() : () -> ()')


def test_functions_read(bare: Any) -> None:
    def change(op: Any) -> Any:
        with pytest.raises(ValueError):
            op.attributes["more"] = ir.UnitAttr.get()
        return ir.MemoryEffect.WRITE

    ir.attach_op_interfaces("t.maybe_write", effects=change)
    assert left("cse", '"t.maybe_write"() : () -> ()') == "t.maybe_write"


def test_what_cannot_be_attached(bare: Any) -> None:
    attach = ir.attach_op_interfaces
    for name in ("t.missing", "nobody.op", "arith.addi", ""):
        with pytest.raises(ValueError):
            attach(name, effects=ir.MemoryEffect.READ)
    for wrong in ({"effects": "read"}, {"fold": 3}, {"canonicalizations": [3]}, {"branch": 3}, {"constant_op": 3}):
        with pytest.raises(TypeError):
            attach("t.read", **wrong)  # pyright: ignore[reportArgumentType]
    for part, given in ((ir.OpMemorySlot, (3,)), (ir.OpCall, (3,)), (ir.RegionEdge, ("x",)), (ir.OpBranch, (None,))):
        with pytest.raises(TypeError):
            part(*given)  # pyright: ignore[reportArgumentType, reportCallIssue]
    for wrong in ({"loop_regions": [32]}, {"call": ir.OpCall("x", -1)}, {"speculation": 9},  # type: ignore[assignment]
                  {"canonicalizations": [(stays, -1)]}):
        with pytest.raises(ValueError):
            attach("t.read", **wrong)  # pyright: ignore[reportArgumentType]
    attach("t.read", effects=ir.MemoryEffect.READ)
    with pytest.raises(ValueError, match="already attached"):
        attach("t.read", effects=ir.MemoryEffect.READ)
    with pytest.raises(TypeError):
        attach("t.write", context=3)  # type: ignore[arg-type]


def test_contexts_with_functions_that_hold_them_go(bare: Any) -> None:
    other = ir.Context()
    with other:
        other.load_dialect_schema(SCHEMA)
        ir.attach_op_interfaces("t.read", effects=lambda op, kept=other: ir.MemoryEffect.READ,  # type: ignore[misc]
                                canonicalizations=[lambda op, rewriter, kept=other: True])  # type: ignore[misc]
    gone = weakref.ref(other)
    del other
    gc.collect()
    assert gone() is None


def test_verify(bare: Any) -> None:
    ir.attach_op_interfaces("t.write", verify=lambda op: (
        None if len(op.operands) % 2 == 0 else f"has {len(op.operands)} operands, an odd number"))
    ir.Module.parse('"t.write"() : () -> ()')
    wrong = '%0 = "t.make"() : () -> i32\n"t.write"(%0) : (i32) -> ()'
    with pytest.raises(ir.MLIRError, match="'t.write' op has 1 operands, an odd number"):
        ir.Module.parse(wrong)


@pytest.mark.parametrize("verify, error", [(raises, Mine), (lambda op: 3, TypeError)])
def test_verify_that_fails(bare: Any, verify: Any, error: Any) -> None:
    ir.attach_op_interfaces("t.write", verify=verify)
    with pytest.raises(error):
        ir.Module.parse('"t.write"() : () -> ()')
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        ir.Operation.create("t.write")
    with pytest.raises(error):
        module.operation.verify()
    with pytest.raises(error):
        passmanager.PassManager.parse("builtin.module(cse)").run(module.operation)


def test_infer_types(bare: Any) -> None:
    ir.attach_op_interfaces("t.make", infer_types=lambda operands, attributes: attributes["types"].value.results)  # type: ignore[attr-defined]
    types = ir.TypeAttr.get(ir.FunctionType.get([], [ir.F32Type.get(), ir.IndexType.get()] * 3))
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        made = ir.Operation.create("t.make", attributes={"types": types}, infer_type=True)
        assert made.results.types == types.value.results  # type: ignore[attr-defined]
        constant = ir.Operation.create("arith.constant", attributes={"value": ir.FloatAttr.get_f32(1)}, infer_type=True)
        assert constant.result.type == ir.F32Type.get()
        with pytest.raises(KeyError, match="types"):
            ir.Operation.create("t.make", infer_type=True)
        with pytest.raises(ValueError, match="infer_type"):
            ir.Operation.create("t.make", results=[], infer_type=True)
        with pytest.raises(ir.MLIRError, match="no loaded dialect defines this operation"):
            ir.Operation.create("u.make", infer_type=True)
    assert len(list(module.body)) == 2
    found = ir.InferTypeOpInterface(made)
    assert found.inferReturnTypes() == types.value.results  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="Failed to infer result types"):
        found.inferReturnTypes(attributes={"types": ir.UnitAttr.get()})
    with pytest.raises(ValueError, match="does not implement"):
        ir.InferTypeOpInterface(ir.Operation.create("t.write"))


@pytest.mark.parametrize("answer, error", [(None, ir.MLIRError), (3, TypeError), ([3], TypeError), (raises, Mine)])
def test_infer_types_that_fail(bare: Any, answer: Any, error: Any) -> None:
    ir.attach_op_interfaces("t.make", infer_types=answer if callable(answer) else lambda *given: answer)  # pyright: ignore[reportArgumentType]
    with pytest.raises(error):
        ir.Operation.create("t.make", infer_type=True)


def test_infer_types_of_another_context(bare: Any) -> None:
    with ir.Context():
        foreign = ir.IndexType.get()
    ir.attach_op_interfaces("t.make", infer_types=lambda operands, attributes: [foreign])
    with pytest.raises(ValueError, match="context"):
        ir.Operation.create("t.make", infer_type=True)


def test_calls_of_other_types_are_converted(bare: Any) -> None:
    every = ir.OpInliner()
    ir.attach_op_interfaces("t.function", callable=ir.OpCallable(type="type"), inliner=every)
    ir.attach_op_interfaces("t.invoke", call=ir.OpCall("target", first_argument=1), inliner=ir.OpInliner(cast="t.next"))
    for name in ("t.pure", "t.give"):
        ir.attach_op_interfaces(name, inliner=every)
    main = MAIN.replace("ATTRIBUTES", "").replace("i32", "i64")
    assert left("inline", main + LEAF) == "t.function t.next t.pure t.next t.give"
