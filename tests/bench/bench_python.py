# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures one implementation of mlir.ir; tools/bench-python runs it for Tenure and for jaxlib.

    bench_python.py MODULE [FUNCTIONS] [OPS]

Prints a JSON line a figure: CPU time of the thread in ns an op. Everything runs in functions, with
what is not to be measured made before. The module has FUNCTIONS ops of OPS ops each, with two
operands, one result and two attributes.
"""
import importlib
import json
import os
import sys
import time
import types

started = time.process_time_ns()
ir = importlib.import_module(sys.argv[1])
IMPORTED = time.process_time_ns() - started
FUNCTIONS = int(sys.argv[2]) if len(sys.argv) > 2 else 100
OPS = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
COUNT = FUNCTIONS * OPS
# Without a module for its dialect, jaxlib looks for one at every op.
sys.modules[sys.argv[1].rsplit(".", 1)[0] + ".dialects.bench"] = types.ModuleType("bench")


def tell(figure, value, unit="ns"):
    print(json.dumps({"figure": figure, "unit": unit, "value": value}), flush=True)


def timed(figure, function, *arguments):
    before = time.thread_time_ns()
    result = function(*arguments)
    tell(figure, (time.thread_time_ns() - before) / COUNT)
    return result


def resident():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def create(module, i32, attributes):
    """Ops with attributes at hand: what it costs to make them, beside the loop."""
    make = ir.Operation.create
    for _ in range(FUNCTIONS):
        function = make("bench.func", regions=1)
        block = function.regions[0].blocks.append(i32, i32)
        module.body.append(function)
        first, second = block.arguments
        with ir.InsertionPoint(block):
            for i in range(OPS):
                first, second = make("bench.op", results=[i32], operands=[first, second],
                                     attributes=attributes[i & 63]).result, first


def walk(root):
    advance = ir.WalkResult.ADVANCE
    root.walk(lambda op: advance, ir.WalkOrder.PRE_ORDER)


def blocks_of(module):
    return [function.operation.regions[0].blocks[0] for function in module.body]


def iterate(blocks):
    for block in blocks:
        for op in block:
            pass


def read_attribute(ops):
    for op in ops:
        op.attributes["value"]


def read_owner(ops):
    for op in ops:
        op.operands[0].owner


def read_name(ops):
    for op in ops:
        op.name


def set_attribute(ops, value):
    for op in ops:
        op.attributes["value"] = value


def rewrite_module():
    """mlir.rewrite; jaxlib has it in the extension alone."""
    package = sys.argv[1].rsplit(".", 1)[0]
    try:
        return importlib.import_module(package + ".rewrite")
    except ImportError:
        return importlib.import_module(package + "._mlir_libs._mlir").rewrite


def frozen_pattern():
    """One pattern that never matches."""
    patterns = rewrite_module().RewritePatternSet()
    patterns.add("bench.op", lambda op, rewriter: True)
    return patterns.freeze()


def match_patterns(module, frozen):
    rewrite_module().apply_patterns_and_fold_greedily(module, frozen)


def known_ops():
    """A module of FUNCTIONS functions of OPS additions, which no fold changes."""
    body = "".join(f"%{i} = arith.addi %{'b' if i == 0 else i - 1}, %a : i32\n" for i in range(OPS))
    return ir.Module.parse("".join(
        f"func.func private @f{i}(%a: i32, %b: i32) -> i32 {{\n{body}return %{OPS - 1} : i32\n}}\n"
        for i in range(FUNCTIONS)))


def replacing_pattern():
    """Each addition becomes a product, which no pattern is for."""
    def rewrite(op, rewriter):
        with rewriter.ip:
            product = ir.Operation.create("arith.muli", results=[op.results[0].type],
                                          operands=list(op.operands))
        rewriter.replace_op(op, product)
    patterns = rewrite_module().RewritePatternSet()
    patterns.add("arith.addi", rewrite)
    return patterns.freeze()


def failing_pattern():
    patterns = rewrite_module().RewritePatternSet()
    patterns.add("arith.addi", lambda op, rewriter: True)
    return patterns.freeze()


def replace_and_erase(blocks):
    for block in blocks:
        value = block.arguments[0]
        for op in list(block):
            op = op.operation
            op.results[0].replace_all_uses_with(value)
            op.erase()


def measure(context):
    i32 = ir.IntegerType.get_signless(32)
    attributes = [{"tag": ir.StringAttr.get(f"tag{i}"), "value": ir.IntegerAttr.get(i32, i)}
                  for i in range(64)]
    module = ir.Module.create()
    timed("create", create, module, i32, attributes)
    timed("walk", walk, module.operation)
    blocks = blocks_of(module)
    timed("iterate.first", iterate, blocks)
    timed("iterate", iterate, blocks)
    ops = [op.operation for block in blocks for op in block]
    timed("attribute.get", read_attribute, ops)
    timed("operand.owner", read_owner, ops)
    timed("name", read_name, ops)
    timed("attribute.set", set_attribute, ops, attributes[0]["value"])
    del ops
    frozen = frozen_pattern()
    timed("pattern.first", match_patterns, module, frozen)
    timed("pattern", match_patterns, module, frozen)
    text = timed("print", lambda: module.operation.get_asm(print_generic_op_form=True))
    again = timed("parse", ir.Module.parse, text)
    timed("replace_and_erase", replace_and_erase, blocks_of(again))
    known = known_ops()
    match_patterns(known, failing_pattern())  # Imports the dialect's classes.
    timed("pattern.known", match_patterns, known, failing_pattern())
    timed("pattern.replace", match_patterns, known, replacing_pattern())


tell("import", IMPORTED / 1e6, "ms")
tell("import.rss", resident() / 1e6, "MB")
the_context = ir.Context()
if not the_context.is_registered_operation("arith.addi"):  # jaxlib
    registry = ir.DialectRegistry()
    importlib.import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").register_dialects(registry)
    the_context.append_dialect_registry(registry)
    the_context.load_all_available_dialects()
the_context.allow_unregistered_dialects = True
with the_context, ir.Location.unknown():
    measure(the_context)
