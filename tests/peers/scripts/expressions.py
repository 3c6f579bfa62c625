# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A compiler of arithmetic: reads programs, builds IR, folds, merges, drops what is unused, runs what is left."""
import io
import re

from jaxlib.mlir import ir

PROGRAMS = {
    "area": """
        w = in 0
        h = in 1
        twice = 2 * (w + h)
        area = w * h
        unused = area - twice * 17
        out area + 0
        out twice * 1
    """,
    "polynomial": """
        x = in 0
        a = 3 + 4
        b = a * a - 40
        y = x * x * x * a + x * x * b + x * (b - 9) + 5
        z = x * x * x * a + x * x * b
        out y - z
        out z - z
    """,
    "shared": """
        p = in 0
        q = in 1
        r = (p - q) * (p - q)
        s = (p - q) * (p - q) + 0 * p
        out r + s
        out -(r - s)
    """,
}


#===-- Reading ---------------------------------------------------------------------------------===#


class Reader:
    """Turns text to ops. Statements are `name = expression`, `name = in number` and `out expression`."""

    TOKEN = re.compile(r"\s*(?:(\d+)|([a-z]+)|(.))")

    def __init__(self, name, text):
        self.name = name
        self.lines = [line.strip() for line in text.strip().splitlines()]
        self.names = {}
        self.outputs = []

    def build(self, module):
        i64 = ir.IntegerType.get_signless(64)
        inputs = 1 + max((int(n) for n in re.findall(r"in (\d+)", "\n".join(self.lines))), default=-1)
        with ir.InsertionPoint(module.body), ir.Location.name(self.name):
            function = ir.Operation.create("calc.func", regions=1, attributes={
                "sym_name": ir.StringAttr.get(self.name),
                "type": ir.TypeAttr.get(ir.FunctionType.get([i64] * inputs, [i64]))})
        block = function.regions[0].blocks.append(*[i64] * inputs)
        self.type = i64
        with ir.InsertionPoint(block):
            for number, line in enumerate(self.lines, 1):
                with ir.Location.file(self.name + ".calc", number, 1):
                    self.statement(line, block)
            ir.Operation.create("calc.return", operands=self.outputs)
        return function

    def statement(self, line, block):
        if line.startswith("out "):
            self.outputs.append(self.expression(line[4:]))
            return
        name, _, body = (part.strip() for part in line.partition("="))
        found = re.fullmatch(r"in (\d+)", body)
        self.names[name] = block.arguments[int(found[1])] if found else self.expression(body)

    def expression(self, text):
        self.tokens = [match for match in self.TOKEN.findall(text) if any(match)]
        self.at = 0
        value = self.sum()
        assert self.at == len(self.tokens), text
        return value

    def take(self, *symbols):
        if self.at < len(self.tokens) and self.tokens[self.at][2] in symbols and symbols:
            self.at += 1
            return self.tokens[self.at - 1][2]
        return None

    def op(self, name, *operands, **attributes):
        return ir.Operation.create(f"calc.{name}", results=[self.type], operands=list(operands),
                                   attributes=attributes).result

    def sum(self):
        value = self.product()
        while sign := self.take("+", "-"):
            value = self.op("add" if sign == "+" else "sub", value, self.product())
        return value

    def product(self):
        value = self.atom()
        while self.take("*"):
            value = self.op("mul", value, self.atom())
        return value

    def atom(self):
        if self.take("("):
            value = self.sum()
            assert self.take(")")
            return value
        if self.take("-"):
            return self.op("neg", self.atom())
        number, name, _ = self.tokens[self.at]
        self.at += 1
        if number:
            return self.op("constant", value=ir.IntegerAttr.get(self.type, int(number)))
        return self.names[name]


#===-- Transforming ----------------------------------------------------------------------------===#


def constant_of(value):
    """The number that a value is known to be, or None."""
    if isinstance(value, ir.BlockArgument):
        return None
    owner = value.owner
    if owner.name != "calc.constant":
        return None
    return ir.IntegerAttr(owner.attributes["value"]).value


EVALUATE = {"calc.add": lambda a, b: a + b, "calc.sub": lambda a, b: a - b,
            "calc.mul": lambda a, b: a * b}


def folded(op):
    """A value or a number that may stand for the op's result, or None."""
    numbers = [constant_of(value) for value in op.operands]
    if op.name == "calc.neg":
        return None if numbers[0] is None else -numbers[0]
    if op.name not in EVALUATE:
        return None
    if None not in numbers:
        return EVALUATE[op.name](*numbers)
    left, right = op.operands
    if op.name == "calc.mul" and 0 in numbers:
        return 0
    if op.name == "calc.mul" and 1 in numbers:
        return right if numbers[0] == 1 else left
    if op.name == "calc.add" and 0 in numbers:
        return right if numbers[0] == 0 else left
    if op.name == "calc.sub" and numbers[1] == 0:
        return left
    if op.name == "calc.sub" and left == right:
        return 0
    return None


def fold(block):
    count = 0
    for op in list(block.operations):
        new = folded(op)
        if new is None:
            continue
        if isinstance(new, int):
            with ir.InsertionPoint(op), op.operation.location:
                type_ = op.operation.result.type
                new = ir.Operation.create("calc.constant", results=[type_], attributes={
                    "value": ir.IntegerAttr.get(type_, new)}).result
        op.operation.result.replace_all_uses_with(new)
        op.operation.erase()
        count += 1
    return count


def merge(block):
    """Makes one op of those that are the same."""
    seen = {}
    count = 0
    for op in list(block.operations):
        if len(op.results) != 1:
            continue
        attributes = tuple(sorted((key, str(value)) for key, value in op.attributes.items()))
        key = (op.name, tuple(hash(value) for value in op.operands), attributes)
        if key in seen:
            op.operation.result.replace_all_uses_with(seen[key].operation.result)
            op.operation.erase()
            count += 1
        else:
            seen[key] = op
    return count


def drop_unused(block):
    count = 0
    for op in reversed(list(block.operations)):
        if len(op.results) == 1 and not list(op.operation.result.uses):
            op.operation.erase()
            count += 1
    return count


def optimize(function):
    block = function.regions[0].blocks[0]
    rounds = []
    while True:
        counts = fold(block), merge(block), drop_unused(block)
        if not any(counts):
            return rounds
        rounds.append(counts)


#===-- Running ---------------------------------------------------------------------------------===#


def run(function, *inputs):
    block = function.regions[0].blocks[0]
    values = dict(zip(block.arguments, inputs))
    for op in block:
        numbers = [values[operand] for operand in op.operands]
        if op.name == "calc.return":
            return numbers
        if op.name == "calc.constant":
            result = ir.IntegerAttr(op.attributes["value"]).value
        elif op.name == "calc.neg":
            result = -numbers[0]
        else:
            result = EVALUATE[op.name](*numbers)
        values[op.operation.result] = result
    raise AssertionError("no return")


def show_locations(function):
    for op in function.regions[0].blocks[0]:
        print("   ", op.name, "at", op.operation.location)


def main():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        module = ir.Module.create()
        functions = {name: Reader(name, text).build(module) for name, text in PROGRAMS.items()}
        assert module.operation.verify()
        print(module.operation.get_asm(print_generic_op_form=True))
        before = {name: run(functions[name], 12, 7) for name in functions}
        for name, function in functions.items():
            print(name, "rounds", optimize(function), "of", before[name])
            assert run(function, 12, 7) == before[name]
            show_locations(function)
        assert module.operation.verify()
        print(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True))

        copy = module.operation.clone()
        functions["area"].erase()
        print(len(list(module.body)), "left,", len(list(copy.regions[0].blocks[0])), "in the copy")

        file = io.BytesIO()
        module.operation.write_bytecode(file)
        again = ir.Module.parse(file.getvalue())
        print(str(again) == str(module))
        for function in again.body:
            print(ir.StringAttr(function.attributes["sym_name"]).value, run(function, 3, 2))


main()
