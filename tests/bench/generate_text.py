#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a module, the same for the same arguments, to measure with.

    generate_text.py workload OUT [--functions 1000] [--ops 1000]
    generate_text.py big OUT [--mb 100] [--seed 1]
    generate_text.py pretty OUT [--mb 50] [--seed 1]
    generate_text.py passes OUT [--mb 50] [--seed 1]

`workload` is the core's: functions of ops with two operands, one result and two attributes. `big` is like what front
ends write: functions with arguments, constants, loops and conditions in regions, branches, calls, and tensors, memrefs
and maps in their types and attributes. Both are in generic form. `pretty` is in custom form: functions of the dialects
func, arith, cf, scf and memref. `passes` is the same with private functions between them, of which every other one is
called by those behind it, and the others by nobody.
"""
import argparse
import random


def write_workload(out, functions, ops):
    out.write('"builtin.module"() ({\n')
    for function in range(functions):
        out.write(f'  "bench.func"() ({{\n  ^bb0(%arg0: i32, %arg1: i32):\n')
        names = ["%arg0", "%arg1"]
        for op in range(ops):
            second = names[-1 - op * 7 % min(len(names), 8)]
            out.write(f'    %{op} = "bench.op"({names[-1]}, {second}) {{tag = "tag_{op % 64:02}", '
                      f'value = {op} : i32}} : (i32, i32) -> i32\n')
            names.append(f"%{op}")
        out.write(f'  }}) {{sym_name = "f{function}"}} : () -> ()\n')
    out.write("}) : () -> ()\n")


MAPS = ("affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1)[s0] -> (d0 * 4 + s0, d1 floordiv 8)>",
        "affine_map<(d0, d1, d2) -> (d0, d2)>", "affine_map<(d0) -> (d0 mod 16)>")
SCALARS = ("i32", "f32", "i64", "index", "f16", "i1")
SHAPES = ("4x8", "128x128", "1x16x64", "?x32", "16", "?x?", "8x3x224x224")


class Function:
    """Writes one function; values are kept by type, so that operands fit."""

    def __init__(self, out, rng, name):
        self.out = out
        self.rng = rng
        self.next = 0
        self.values = {}
        self.write(name)

    def new(self, type_):
        name = f"%{self.next}"
        self.next += 1
        self.values.setdefault(type_, []).append(name)
        return name

    def some_type(self):
        if self.rng.random() < 0.5:
            return self.rng.choice(SCALARS)
        shape = self.rng.choice(SHAPES)
        kind = self.rng.choice(("tensor", "tensor", "memref"))
        return f"{kind}<{shape}x{self.rng.choice(SCALARS[:5])}>"

    def operand(self, indent):
        """A value that stands here, and its type; a constant if there is none."""
        if not any(self.values.values()):
            self.constant(indent)
        type_ = self.rng.choice([key for key, names in self.values.items() if names])
        return self.rng.choice(self.values[type_][-6:]), type_

    def constant(self, indent):
        type_ = self.rng.choice(SCALARS)
        number = self.rng.randrange(-1000, 1000)
        value = {"i1": "true", "f32": f"{number}.5 : f32", "f16": f"{number}.0 : f16"}.get(
            type_, f"{number} : {type_}")
        self.out.write(f'{indent}{self.new(type_)} = "net.constant"() <{{value = {value}}}> : () -> {type_}\n')

    def elements(self, indent):
        count = self.rng.choice((2, 4, 8, 16))
        numbers = ", ".join(str(self.rng.randrange(-100, 100)) for _ in range(count))
        type_ = f"tensor<{count}xi32>"
        self.out.write(f'{indent}{self.new(type_)} = "net.elements"() <{{value = dense<[{numbers}]> : {type_}}}> '
                       f': () -> {type_}\n')

    def compute(self, indent):
        (a, first), (b, second) = self.operand(indent), self.operand(indent)
        type_ = self.rng.choice((first, second, self.some_type()))
        name = self.rng.choice(("add", "mul", "select", "cast", "matmul", "transpose"))
        entries = ("", "", f' {{axis = {self.rng.randrange(4)} : i64}}', f" {{map = #map{self.rng.randrange(4)}}}",
                   f' {{flags = ["fast", "exact"], layer = "block_{self.rng.randrange(48)}/attention"}}')
        self.out.write(f'{indent}{self.new(type_)} = "net.{name}"({a}, {b}){self.rng.choice(entries)} '
                       f': ({first}, {second}) -> {type_}\n')

    def call(self, indent):
        a, type_ = self.operand(indent)
        result = self.some_type()
        self.out.write(f'{indent}{self.new(result)} = "net.call"({a}) <{{callee = @f{self.rng.randrange(100)}}}> '
                       f': ({type_}) -> {result}\n')

    def region(self, indent, depth):
        a, type_ = self.operand(indent)
        outer = {key: list(names) for key, names in self.values.items()}
        result = self.some_type()
        name = self.new(result)
        self.values[result].pop()
        self.out.write(f'{indent}{name} = "net.loop"({a}) ({{\n')
        inner = indent + "  "
        self.out.write(f"{indent}^bb0({self.new('index')}: index, {self.new(type_)}: {type_}):\n")
        self.body(inner, depth + 1, self.rng.randrange(3, 9))
        b, other = self.operand(inner)
        self.out.write(f'{inner}"net.yield"({b}) : ({other}) -> ()\n')
        self.values = outer
        self.values.setdefault(result, []).append(name)
        self.out.write(f'{indent}}}) {{unroll = {self.rng.randrange(8)} : i64}} : ({type_}) -> {result}\n')

    def body(self, indent, depth, count):
        for _ in range(count):
            chance = self.rng.random()
            if chance < 0.15:
                self.constant(indent)
            elif chance < 0.2:
                self.elements(indent)
            elif chance < 0.28 and depth < 3:
                self.region(indent, depth)
            elif chance < 0.36:
                self.call(indent)
            else:
                self.compute(indent)

    def write(self, name):
        types = [self.some_type() for _ in range(self.rng.randrange(1, 6))]
        arguments = ", ".join(f"{self.new(type_)}: {type_}" for type_ in types)
        signature = f"({', '.join(types)}) -> ()"
        self.out.write(f'  "net.func"() <{{function_type = {signature}, sym_name = "{name}"}}> ({{\n')
        self.out.write(f"  ^bb0({arguments}):\n")
        self.body("    ", 0, 40)
        a, type_ = self.operand("    ")
        self.out.write(f'    "net.br"({a})[^bb1] : ({type_}) -> ()\n')
        self.out.write(f"  ^bb1({self.new(type_)}: {type_}):\n")
        self.body("    ", 0, 10)
        self.out.write('    "net.return"() : () -> ()\n')
        self.out.write("  }) : () -> ()\n")


def write_big(out, megabytes, seed):
    rng = random.Random(seed)
    for number, text in enumerate(MAPS):
        out.write(f"#map{number} = {text}\n")
    out.write('"builtin.module"() ({\n')
    count = 0
    while out.tell() < megabytes * 1_000_000:
        Function(out, rng, f"f{count}")
        count += 1
    out.write("}) : () -> ()\n")


class PrettyFunction:
    """Writes one function in custom form."""

    INTEGERS = ("i32", "i64", "index")
    FLOATS = ("f32", "f64")
    MEMORY = "memref<?x64xf32>"

    def __init__(self, out, rng, name, callee="callee"):
        self.out = out
        self.rng = rng
        self.next = 0
        self.callee = callee
        self.write(name)

    def line(self, depth, text):
        self.out.write("  " * depth + text + "\n")

    def new(self, values, type_):
        name = f"%{self.next}"
        self.next += 1
        values.setdefault(type_, []).append(name)
        return name

    def one(self, values, type_):
        return self.rng.choice(values[type_][-8:])

    def constant(self, depth, values):
        type_ = self.rng.choice(self.INTEGERS + self.FLOATS)
        number = self.rng.randrange(-100, 100)
        value = f"{number} : {type_}" if type_ in self.INTEGERS else f"{number / 4:.6e} : {type_}"
        name = f"%c{self.next}_{type_}"
        self.next += 1
        values[type_].append(name)
        self.line(depth, f"{name} = arith.constant {value}")

    def binary(self, depth, values):
        type_ = self.rng.choice(self.INTEGERS + self.FLOATS)
        kind = "i" if type_ in self.INTEGERS else "f"
        word = self.rng.choice(("add", "sub", "mul"))
        a, b = self.one(values, type_), self.one(values, type_)
        self.line(depth, f"{self.new(values, type_)} = arith.{word}{kind} {a}, {b} : {type_}")

    def choose(self, depth, values):
        type_ = self.rng.choice(self.INTEGERS)
        a, b = self.one(values, type_), self.one(values, type_)
        word = self.rng.choice(("eq", "slt", "uge"))
        test = self.new(values, "i1")
        self.line(depth, f"{test} = arith.cmpi {word}, {a}, {b} : {type_}")
        kind = self.rng.choice(self.INTEGERS + self.FLOATS)
        a, b = self.one(values, kind), self.one(values, kind)
        self.line(depth, f"{self.new(values, kind)} = arith.select {test}, {a}, {b} : {kind}")

    def convert(self, depth, values):
        words = (("arith.index_cast", "index", "i64"), ("arith.index_cast", "i32", "index"), ("arith.extsi", "i32", "i64"),
                 ("arith.sitofp", "i32", "f32"), ("arith.extf", "f32", "f64"), ("arith.trunci", "i64", "i32"))
        word, from_, to = self.rng.choice(words)
        a = self.one(values, from_)
        self.line(depth, f"{self.new(values, to)} = {word} {a} : {from_} to {to}")

    def memory(self, depth, values):
        buffer, i, j = (self.one(values, kind) for kind in (self.MEMORY, "index", "index"))
        value = self.one(values, "f32")
        self.line(depth, f"{self.new(values, 'f32')} = memref.load {buffer}[{i}, {j}] : {self.MEMORY}")
        self.line(depth, f"memref.store {value}, {buffer}[{j}, {i}] : {self.MEMORY}")

    def call(self, depth, values):
        a, b = self.one(values, "i32"), self.one(values, "f32")
        self.line(depth, f"{self.new(values, 'f32')} = func.call @{self.callee}({a}, {b}) : (i32, f32) -> f32")

    def condition(self, depth, values):
        test = self.one(values, "i1")
        result = self.new({}, "f32")
        self.line(depth, f"{result} = scf.if {test} -> (f32) {{")
        for branch in range(2):
            inner = {kind: list(names) for kind, names in values.items()}
            self.body(depth + 1, inner, self.rng.randrange(2, 5))
            self.line(depth + 1, f"scf.yield {self.one(inner, 'f32')} : f32")
            self.line(depth, "}" if branch else "} else {")
        values["f32"].append(result)

    def loop(self, depth, values):
        low, high, step = (self.one(values, "index") for _ in range(3))
        start = self.one(values, "f32")
        result, carried = self.new({}, "f32"), self.new({}, "f32")
        inner = {kind: list(names) for kind, names in values.items()}
        counter = self.new(inner, "index")
        inner["f32"].append(carried)
        self.line(depth, f"{result} = scf.for {counter} = {low} to {high} step {step} iter_args({carried} = {start}) -> (f32) {{")
        self.body(depth + 1, inner, self.rng.randrange(3, 8))
        self.line(depth + 1, f"scf.yield {self.one(inner, 'f32')} : f32")
        self.line(depth, "}")
        values["f32"].append(result)

    def body(self, depth, values, count):
        for _ in range(count):
            chance = self.rng.random()
            if chance < 0.12:
                self.constant(depth, values)
            elif chance < 0.24:
                self.memory(depth, values)
            elif chance < 0.34:
                self.choose(depth, values)
            elif chance < 0.44:
                self.convert(depth, values)
            elif chance < 0.49:
                self.call(depth, values)
            elif chance < 0.56 and depth < 4:
                self.rng.choice((self.condition, self.loop))(depth, values)
            else:
                self.binary(depth, values)

    def write(self, name):
        types = [self.MEMORY, *self.INTEGERS, *self.FLOATS, "i1"]
        values = {type_: [f"%arg{i}"] for i, type_ in enumerate(types)}
        arguments = ", ".join(f"{values[type_][0]}: {type_}" for type_ in types)
        self.line(1, f"func.func @{name}({arguments}) -> f32 {{")
        self.body(2, values, 30)
        a, b = self.one(values, "f32"), self.one(values, "f32")
        self.line(2, f"cf.cond_br {self.one(values, 'i1')}, ^bb1({a} : f32), ^bb2")
        inner = {kind: list(names) for kind, names in values.items()}
        self.line(1, f"^bb1({self.new(inner, 'f32')}: f32):")
        self.body(2, inner, 10)
        self.line(2, "cf.br ^bb2")
        self.line(1, "^bb2:")
        self.body(2, values, 5)
        self.line(2, f"return {b} : f32")
        self.line(1, "}")


def write_pretty(out, megabytes, seed):
    rng = random.Random(seed)
    out.write("module {\n  func.func private @callee(i32, f32) -> f32\n")
    count = 0
    while out.tell() < megabytes * 1_000_000:
        PrettyFunction(out, rng, f"f{count}")
        count += 1
    out.write("}\n")


def write_helper(out, rng, name):
    word = rng.choice(("addf", "mulf"))
    out.write(f"  func.func private @{name}(%a: i32, %b: f32) -> f32 {{\n"
              f"    %c = arith.constant {rng.randrange(100)} : i32\n    %d = arith.addi %a, %c : i32\n"
              f"    %e = arith.sitofp %d : i32 to f32\n    %f = arith.{word} %e, %b : f32\n    return %f : f32\n  }}\n")


def write_passes(out, megabytes, seed):
    rng = random.Random(seed)
    out.write("module {\n")
    count = 0
    while out.tell() < megabytes * 1_000_000:
        write_helper(out, rng, f"used{count}")
        write_helper(out, rng, f"unused{count}")
        for _ in range(4):
            PrettyFunction(out, rng, f"f{count}", f"used{count // 4 * 4}")
            count += 1
    out.write("}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("workload", "big", "pretty", "passes"))
    parser.add_argument("out")
    parser.add_argument("--functions", type=int, default=1000)
    parser.add_argument("--ops", type=int, default=1000)
    parser.add_argument("--mb", type=float, help="100 where nothing is said, 50 of custom form")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with open(options.out, "w", encoding="utf-8") as out:
        if options.kind == "workload":
            write_workload(out, options.functions, options.ops)
        elif options.kind == "big":
            write_big(out, options.mb or 100, options.seed)
        elif options.kind == "passes":
            write_passes(out, options.mb or 50, options.seed)
        else:
            write_pretty(out, options.mb or 50, options.seed)


if __name__ == "__main__":
    main()
