#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Malformed ops through the Python API: no call may end the process on what the verifier would refuse.

    malformed.py [--seed A] [--modules N] [--from K] [--seconds S]
    malformed.py --seed A --module K

A module has ops of every dialect with about as many operands, results, regions and attributes as their schemas ask for, or with any
number and of any kind. Everything that can be asked of an op is asked: printers, bytecode, properties of its class, interfaces,
walks, symbols, constants, the verifier. Then patterns of functions and of pdl run on it, greedily and once, which spoil more, and
passes behind one that spoils a module. Processes of their own take some modules each. The exit code is 1 if any ended.
"""
import argparse
import os
import pathlib
import random
import re
import resource
import sys
import time

from tenure import ir
from tenure.passmanager import PassManager
from tenure.rewrite import (GreedyRewriteConfig, PDLModule, RewritePatternSet, apply_patterns_and_fold_greedily,
                            walk_and_apply_patterns)

SCHEMAS = pathlib.Path(__file__).parents[3] / "schema" / "dialects"
MODULES_A_PROCESS = 16
CPU_SECONDS = 60

TYPES = """i1 i8 i32 i64 index f16 f32 f64 none complex<f32> tensor<4xf32> tensor<?x?xf32> tensor<*xf32> tensor<2x2xi64> tensor<i1>
vector<4xf32> vector<[4]xi32> vector<2x2xi8> memref<4xf32> memref<?x?xf32> memref<*xi32> ()->() (i32)->f32 tuple<i32,f32>
!llvm.ptr !llvm.void !emitc.ptr<i32> !async.token !shape.shape !gpu.async.token !spirv.ptr<i32,Function> !transform.any_op
!pdl.operation !quant.uniform<i8:f32,2.0:1> !stablehlo.token !vhlo.tensor_v1<2x!vhlo.f32_v1> !vhlo.i32_v1 !smt.bool !t.unknown""".split()

ATTRIBUTES = ['unit', 'true', '0 : i32', '-1 : i64', '7 : i8', '3 : index', '9223372036854775807 : i64', '1.0 : f32', '""', '"text"',
              'i32', 'tensor<4xf32>', '() -> ()', '(i32) -> i32', '[]', '[1 : i64, 2 : i64]', '[unit]', '[[0], [1]]', '[@f]',
              '["parallel", ""]', '{}', '{a = 1 : i32}', '@f', '@nowhere', '@f::@g', 'array<i32>', 'array<i32: 1, 1>', 'array<i32: -1, 2>',
              'array<i32: 2147483647, 2147483647, 2>', 'array<i64: 0>', 'array<i64: 5, -3, 7>', 'array<i64: -9223372036854775808, 4>',
              'array<i1: true, false>', 'dense<1> : tensor<4xi32>', 'dense<> : tensor<0xi64>', 'dense<1.0> : vector<4xf32>',
              'dense<[true, false]> : tensor<2xi1>', 'dense_resource<r> : tensor<4xi32>', 'sparse<0, 1> : tensor<4xi32>',
              'affine_map<(d0) -> (d0)>', 'affine_map<() -> ()>', 'affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 4)>',
              'affine_map<(d0) -> (d0 floordiv 0)>', 'affine_set<(d0) : (d0 >= 0)>', '[affine_map<(d0) -> (d0)>]', 'loc(unknown)',
              'strided<[1], offset: ?>', '#llvm.linkage<external>', '#arith.overflow<nsw>', '#arith.fastmath<fast>', '#vector.kind<add>',
              '[#vector.iterator_type<parallel>]', '#vector.punctuation<close>', '#gpu<dim x>', '#stablehlo<comparison_direction EQ>',
              '#vhlo.integer_v1<1 : i64>', '#vhlo.tensor_v1<dense_resource<r> : tensor<1xi64>>', '#vhlo.array_v1<[]>',
              '#sdy.sharding<@m, [{}]>', '#sdy.mesh<["x"=2]>', '#linalg.iterator_type<parallel>', '#dlti.dl_spec<>', '#ub.poison',
              'distinct[0]<unit>', '#t.unknown']

PDL = """pdl.pattern : benefit(1) {
  %%t = type
  %%o = operation "%s" -> (%%t : !pdl.type)
  rewrite %%o {
    %%n = operation "%s" -> (%%t : !pdl.type)
    replace %%o with %%n
  }
}"""

START = """func.func @f(%a: i32, %b: f32, %c: index, %d: tensor<4xf32>, %e: memref<?x?xf32>, %g: i1, %h: vector<4xf32>) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 7 : i32
  %x = arith.addi %a, %o : i32
  %y = arith.muli %x, %o : i32
  %k = arith.constant dense<1.0> : tensor<4xf32>
  return %y : i32
}
func.func private @g(i32) -> f32"""

PASSES = ["canonicalize", "cse", "sccp", "inline", "symbol-dce", "loop-invariant-code-motion", "mem2reg", "convert-to-llvm",
          "convert-func-to-llvm", "convert-arith-to-llvm", "lower-affine", "remove-dead-values", "control-flow-sink"]


def schemas():
    """For each op its name, and how many operands, results and regions and which attributes its schema has."""
    for path in sorted(SCHEMAS.glob("*.irdl.mlir")):
        dialect = path.name.split(".")[0]
        for text in re.split(r"\n  irdl\.operation @", path.read_text())[1:]:
            own = re.search(r'\n      name = "([^"]*)"', text)

            def count(kind):
                found = re.search(rf"irdl\.{kind}\(([^)]*)\)", text)  # noqa: B023
                return len(found[1].split(",")) if found else 0

            named = re.search(r"irdl\.attributes \{([^}]*)\}", text)
            yield (dialect + "." + (own[1] if own else re.split(r'[ "{\n]', text)[0]), count("operands"), count("results"),
                   count("regions"), re.findall(r'"([^"]+)" =', named[1]) if named else [])


class World:
    """A module in the making, and what its ops are made of."""

    def __init__(self, seed, number, ops):
        self.random = random.Random(seed * 1000003 + number)
        self.ops = ops
        self.count = 0
        self.module = ir.Module.parse(START)
        self.types = [ir.Type.parse(text) for text in TYPES]
        self.attributes = [ir.Attribute.parse(text) for text in ATTRIBUTES]
        function = next(iter(self.module.body))
        self.block = function.regions[0].blocks[0]
        self.values = list(self.block.arguments) + [result for op in self.block for result in op.operation.results]

    def near(self, wanted):
        roll = self.random.randrange(6)
        return self.random.randrange(5) if roll == 0 else max(0, wanted + (roll == 1) - (roll == 2))

    def make(self, block, depth=0):
        name, operands, results, regions, attributes = self.random.choice(self.ops)
        chosen = self.random.choice
        given = {each: chosen(self.attributes) for each in attributes if self.random.random() < 0.8}
        if self.random.random() < 0.1:
            given["value"] = chosen(self.attributes)
        if operands > 1 and self.random.random() < 0.5:
            given["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([self.random.randrange(3) for _ in range(operands)])
        taken = [chosen(self.values) for _ in range(self.near(operands))]
        types = [chosen(taken).type if taken and self.random.random() < 0.5 else chosen(self.types) for _ in range(self.near(results))]
        try:
            op = ir.Operation.create(name, results=types, operands=taken, attributes=given, regions=self.near(regions) if depth < 3 else 0,
                                     ip=ir.InsertionPoint.at_block_begin(block) if len(block.operations) == 0
                                     else ir.InsertionPoint(self.random.choice(list(block.operations))))
        except (ir.MLIRError, ValueError, TypeError):
            return
        self.count += 1
        self.values += list(op.results)
        for region in op.regions:
            if self.random.random() < 0.8:
                inner = region.blocks.append(*[chosen(self.types) for _ in range(self.random.randrange(3))])
                self.values += list(inner.arguments)
                for _ in range(self.random.randrange(3)):
                    self.make(inner, depth + 1)

    def spoil(self, op):
        """Changes an op without a word to anybody."""
        roll = self.random.randrange(4)
        self.count += 1
        names = [each for each in op.attributes]
        if roll == 0 and names:
            name = self.random.choice(names)
            op.attributes[getattr(name, "name", name)] = self.random.choice(self.attributes)
        elif roll == 1 and names:
            name = self.random.choice(names)
            del op.attributes[getattr(name, "name", name)]
        elif roll == 2 and len(op.operands):
            op.operands[self.random.randrange(len(op.operands))] = self.random.choice(list(op.operands))
        elif op.parent is not None:
            block = op.block
            self.make(block, 2)


def try_it(function, *arguments, **named):
    """What a call answers, or None where it raises what a caller expects."""
    try:
        return function(*arguments, **named)
    except (ir.MLIRError, ValueError, TypeError, RuntimeError, IndexError, KeyError, AttributeError, AssertionError, NotImplementedError):
        return None


def ask(op):
    view = try_it(lambda: op.opview)
    for name in dir(type(view)) if view is not None else ():
        if not name.startswith("_") and isinstance(getattr(type(view), name, None), property):
            try_it(getattr, view, name)
    for interface in (ir.InferTypeOpInterface, ir.InferShapedTypeOpInterface):
        seen = try_it(interface, op)
        if seen is not None:
            try_it(seen.inferReturnTypes if interface is ir.InferTypeOpInterface else seen.inferReturnTypeComponents)
    for result in op.results:
        try_it(lambda: result.constant)  # noqa: B023
        try_it(lambda: (result.type, str(result), list(result.uses)))  # noqa: B023
    try_it(lambda: ir.SymbolTable(op))
    try_it(lambda: {each: op.attributes[each] for each in op.attributes})
    try_it(hash, op)
    try_it(op.clone)


def print_all(op):
    for flags in ({}, {"print_generic_op_form": True}, {"use_local_scope": True, "enable_debug_info": True}, {"assume_verified": True}):
        try_it(op.get_asm, **flags)


def walk(op, function):
    def visit(each):
        function(each)
        return ir.WalkResult.ADVANCE

    op.walk(visit)


def rewrite(world, greedily):
    module = world.module

    def change(op, rewriter):
        if world.random.random() < 0.9:
            return True  # Nothing to do.
        try_it(world.spoil, op.operation)
        if world.random.random() < 0.5:
            with rewriter.ip:
                try_it(ir.Operation.create, world.random.choice(world.ops)[0], results=[result.type for result in op.operation.results])
        return world.random.random() < 0.5

    patterns = RewritePatternSet()
    for name in ["arith.constant", "arith.addi", *(world.random.choice(world.ops)[0] for _ in range(4))]:
        try_it(patterns.add, name, change)
    frozen = patterns.freeze()
    config = GreedyRewriteConfig()
    config.max_num_rewrites = 100
    if greedily:
        try_it(apply_patterns_and_fold_greedily, module, frozen, config)
    else:
        try_it(walk_and_apply_patterns, module, frozen)
    source = try_it(ir.Module.parse, PDL % ("arith.constant", world.random.choice(world.ops)[0]))
    if source is not None:
        try_it(apply_patterns_and_fold_greedily, module, try_it(PDLModule(source).freeze), config)


def run_passes(world):
    """Passes on a module that one of them spoils."""
    module = ir.Module.parse(START)
    world.values = list(next(iter(module.body)).regions[0].blocks[0].arguments)

    def spoil(op, pass_):
        walk(op.operation, lambda each: world.random.random() < 0.3 and try_it(world.spoil, each.operation))

    manager = PassManager()
    manager.enable_verifier(world.random.random() < 0.5)
    manager.add(spoil)
    try_it(manager.add, world.random.choice(PASSES))
    try_it(manager.run, module.operation)


def run_module(seed, number, ops):
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        world = World(seed, number, ops)
        for _ in range(world.random.randrange(10, 40)):
            world.make(world.block)
        module = world.module.operation
        print_all(module)
        walk(module, lambda op: ask(op.operation))
        walk(module, lambda op: world.random.random() < 0.1 and print_all(op.operation))
        try_it(module.verify)
        try_it(lambda: module.write_bytecode(open(os.devnull, "wb")))  # noqa: SIM115
        rewrite(world, number % 2 == 0)
        print_all(module)
        try_it(PassManager.parse("builtin.module(canonicalize)").run, module)
        run_passes(world)
        return world.count


def run_process(options, first, end, ops):
    """How many ops a process of its own made, and the number of the module that ended it."""
    read, write = os.pipe()
    process = os.fork()
    if process == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS * (end - first), CPU_SECONDS * (end - first)))
        for number in range(first, end):
            os.write(write, b"m %d\n" % number)
            os.write(write, b"c %d\n" % run_module(options.seed, number, ops))
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as told:
        lines = told.read().split("\n")
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    at = [int(line[2:]) for line in lines if line.startswith("m ")]
    return sum(int(line[2:]) for line in lines if line.startswith("c ")), status, at[-1] if at else first


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--module", type=int)
    options = parser.parse_args()
    ops = list(schemas())
    if options.module is not None:
        print(run_module(options.seed, options.module, ops), "malformed ops")
        return 0
    begun = time.monotonic()
    count = faults = 0
    number = options.first
    end = options.first + options.modules
    while number < end and (options.seconds == 0 or time.monotonic() - begun < options.seconds):
        until = min(end, number + MODULES_A_PROCESS)
        made, status, at = run_process(options, number, until, ops)
        count += made
        number = until
        if status != 0:
            faults += 1
            number = at + 1
            print(f"--seed {options.seed} --module {at}: exit {status}", flush=True)
    print(f"{number - options.first} modules, {count} malformed ops, {faults} crashes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
