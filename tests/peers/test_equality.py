# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""is_equivalent is what MLIR's OperationEquivalence says, on random ops and what mutations make of them.

Pairs of ops go to mlir-opt's --test-operations-equality, which compares without locations. Ops that are equal have equal
hashes, a clone is equal, and an op that MLIR tells apart has another hash.
"""
import random
import shutil
import subprocess

import pytest

from tenure import ir

MLIR_OPT = shutil.which("mlir-opt-22")
PAIRS = 600
TYPES = ["i32", "i1", "f32", "index", "tensor<2x?xf32>", "vector<4xi8>", "!t.opaque<1>"]
ATTRIBUTES = ["1 : i32", "2 : i64", "unit", '"text"', "[1, 2]", "{a = 1 : i8}", "@symbol", "dense<[1, 2]> : tensor<2xi32>", "i32", "1.5 : f32"]


class Maker:
    """Random ops in generic form, as trees that can be changed: (name, operands, attributes, result types, regions, successors)."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def op(self, depth, scope):
        chance = self.chance
        name = chance.choice(["t.a", "t.b", "t.c"])
        operands = [chance.choice(scope) for _ in range(chance.randrange(3))] if scope else []
        if scope and chance.random() < 0.25:
            typed = [value for value in scope if value[1] == "i32"]
            if typed:
                return {"name": "arith.addi", "operands": [chance.choice(typed), chance.choice(typed)], "attributes": {},
                        "results": [self.value("i32")], "regions": [], "successors": []}
        attributes = {key: chance.choice(ATTRIBUTES) for key in ("k", "l", "m") if chance.random() < 0.3}
        regions = [self.region(depth - 1, scope) for _ in range(chance.randrange(3))] if depth > 0 and chance.random() < 0.5 else []
        results = [self.value(chance.choice(TYPES)) for _ in range(chance.randrange(3))]
        return {"name": name, "operands": operands, "attributes": attributes, "results": results, "regions": regions, "successors": []}

    def value(self, kind):
        self.next = getattr(self, "next", 0) + 1
        return (self.next, kind)

    def region(self, depth, scope):
        chance = self.chance
        blocks = []
        count = chance.choice([1, 1, 1, 2, 3])
        for _ in range(count):
            arguments = [self.value(chance.choice(TYPES)) for _ in range(chance.randrange(3))]
            inner = scope + arguments
            ops = []
            for _ in range(chance.randrange(1, 4)):
                made = self.op(depth, inner)
                ops.append(made)
                inner = inner + made["results"]
            blocks.append({"arguments": arguments, "ops": ops})
        if count > 1:
            for block in blocks:
                # Entry blocks have no predecessors.
                block["ops"].append({"name": "t.br", "operands": [], "attributes": {}, "results": [], "regions": [],
                                     "successors": [chance.randrange(1, count) for _ in range(chance.randrange(3))]})
        return blocks

    def print_op(self, op):
        return print_op(op, {}, [0], "")


def print_op(op, names, count, indent):
    def name_of(value):
        return names.setdefault(value, f"%v{len(names)}")

    left = ", ".join(name_of(value) for value in op["results"])
    operands = ", ".join(name_of(value) for value in op["operands"])
    text = indent + (left + " = " if left else "") + f'"{op["name"]}"({operands})'
    if op["successors"]:
        text += "[" + ", ".join(f"^bb{op['labels'][index]}" for index in op["successors"]) + "]"
    if op["regions"]:
        parts = []
        for blocks in op["regions"]:
            labels = [count[0] + i for i in range(len(blocks))]
            count[0] += len(blocks)
            lines = ["{"]
            for label, block in zip(labels, blocks):
                arguments = ", ".join(f"{name_of(value)}: {value[1]}" for value in block["arguments"])
                lines.append(f"{indent}^bb{label}({arguments}):")
                for inner in block["ops"]:
                    lines.append(print_op(dict(inner, labels=labels), names, count, indent + "  "))
            lines.append(indent + "}")
            parts.append("\n".join(lines))
        text += " (" + ", ".join(parts) + ")"
    if op["attributes"]:
        text += " {" + ", ".join(f"{key} = {value}" if value != "unit" else key for key, value in op["attributes"].items()) + "}"
    kinds = ", ".join(value[1] for value in op["operands"])
    return text + f" : ({kinds}) -> ({', '.join(value[1] for value in op['results'])})"


def copy(op):
    return dict(op, operands=list(op["operands"]), attributes=dict(op["attributes"]), results=list(op["results"]),
                successors=list(op["successors"]),
                regions=[[{"arguments": list(block["arguments"]), "ops": [copy(inner) for inner in block["ops"]]} for block in blocks]
                         for blocks in op["regions"]])


def all_ops(op):
    yield op
    for blocks in op["regions"]:
        for block in blocks:
            for inner in block["ops"]:
                yield from all_ops(inner)


def mutate(op, chance):
    """Changes something in a copy, or nothing that matters."""
    op = copy(op)
    places = list(all_ops(op))
    at = chance.choice(places)
    kind = chance.randrange(9)
    if kind == 0 and at["name"].startswith("t."):
        at["name"] = "t.d"
    elif kind == 1:
        at["attributes"]["k"] = chance.choice(ATTRIBUTES)
    elif kind == 2 and at["attributes"]:
        at["attributes"].pop(chance.choice(list(at["attributes"])))
    elif kind == 3 and len(at["operands"]) > 1:
        at["operands"].reverse()
    elif kind == 4 and at["successors"]:
        at["successors"].reverse()
    elif kind == 5 and at["regions"]:
        at["regions"].reverse()
    elif kind == 6 and at["regions"] and len(at["regions"][0]) > 2:
        at["regions"][0][1:] = reversed(at["regions"][0][1:])
    elif kind == 7:
        at["attributes"] = dict(reversed(at["attributes"].items()))
    elif kind == 8 and at["operands"]:
        same = [value for other in places for value in other["operands"] if value[1] == at["operands"][0][1]]
        at["operands"][0] = chance.choice(same)
    return op


def valid(text):
    """The two ops of a text; None if they are not valid."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        module = ir.Module.parse(text, context)
    except ir.MLIRError:
        return None
    return module


def pairs(seed, count):
    chance = random.Random(seed)
    while count:
        maker = Maker(chance.random())
        first = dict(maker.op(3, []), name="t.root", results=[])
        second = mutate(first, chance) if chance.random() < 0.8 else copy(first)
        if chance.random() < 0.3:
            second = mutate(second, chance)
        text = maker.print_op(first) + "\n" + maker.print_op(second) + "\n"
        module = valid(text)
        if module is not None:
            count -= 1
            yield text, module


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt 22")
def test_random_ops():
    made = list(pairs(11, PAIRS))
    text = "// -----\n".join(text for text, _ in made)
    done = subprocess.run([MLIR_OPT, "--test-operations-equality", "--allow-unregistered-dialect", "--split-input-file"], input=text,
                          capture_output=True, text=True, check=True)
    said = ["compares equals" in line for line in done.stdout.splitlines() if " compares " in line]
    assert len(said) == PAIRS
    for expected, (one, module) in zip(said, made):
        first, second = [op.operation for op in module.body.operations]
        assert first.is_equivalent(second, ignore_locations=True) == expected, one
        hashes = [op.structural_hash(ignore_locations=True) for op in (first, second)]
        assert (hashes[0] == hashes[1]) == expected, one
        clone = first.clone()
        assert clone.is_equivalent(first) and clone.structural_hash() == first.structural_hash(), one
    assert PAIRS // 5 < sum(said) < PAIRS * 4 // 5, sum(said)
