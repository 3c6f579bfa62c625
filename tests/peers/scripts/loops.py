# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structured programs: builds nests of loops and calls, inlines calls, unrolls loops, moves what does not change out."""
import collections

from jaxlib.mlir import ir

INDEX = None


#===-- Building --------------------------------------------------------------------------------===#


class Builder:
    """Makes ops at the current insertion point."""

    def constant(self, value, type_=None):
        type_ = type_ or INDEX
        return ir.Operation.create("loop.constant", results=[type_], attributes={
            "value": ir.IntegerAttr.get(type_, value)}).result

    def binary(self, name, left, right):
        return ir.Operation.create(f"loop.{name}", results=[left.type], operands=[left, right]).result

    def call(self, callee, operands, types):
        return ir.Operation.create("loop.call", results=types, operands=operands, attributes={
            "callee": ir.FlatSymbolRefAttr.get(callee)}).results

    def loop(self, count, initial, body):
        """`body(builder, induction variable, carried values)` gives the next carried values."""
        types = [value.type for value in initial]
        op = ir.Operation.create("loop.for", results=types, operands=initial, regions=1, attributes={
            "count": ir.IntegerAttr.get(INDEX, count)})
        block = op.regions[0].blocks.append(INDEX, *types)
        with ir.InsertionPoint(block):
            carried = body(self, block.arguments[0], list(block.arguments)[1:])
            ir.Operation.create("loop.yield", operands=carried)
        return list(op.results)

    def function(self, module, name, inputs, results, body):
        with ir.InsertionPoint(module.body):
            op = ir.Operation.create("loop.func", regions=1, attributes={
                "sym_name": ir.StringAttr.get(name),
                "function_type": ir.TypeAttr.get(ir.FunctionType.get(inputs, results)),
                "arg_names": ir.ArrayAttr.get([ir.StringAttr.get(f"{name}{i}") for i in range(len(inputs))])})
        block = ir.Block.create_at_start(op.regions[0], inputs)
        with ir.InsertionPoint(block):
            ir.Operation.create("loop.return", operands=body(self, list(block.arguments)))
        return op


def build(module):
    b = Builder()

    def square(b, arguments):
        return [b.binary("mul", arguments[0], arguments[0])]

    def distance(b, arguments):
        x, y = (b.call("square", [argument], [INDEX])[0] for argument in arguments)
        return [b.binary("add", x, y)]

    def sum_of(b, arguments):
        zero = b.constant(0)

        def outer(b, i, carried):
            def inner(b, j, sums):
                invariant = b.binary("add", arguments[0], i)
                return [b.binary("add", sums[0], b.binary("mul", invariant, j))]

            return b.loop(3, carried, inner)

        return b.loop(2, [zero], outer)

    def main(b, arguments):
        near = b.call("distance", arguments, [INDEX])[0]
        total = b.call("sum_of", [near], [INDEX])[0]

        def body(b, i, carried):
            first = b.call("square", [i], [INDEX])[0]
            return [b.binary("add", carried[0], first), b.binary("mul", carried[1], b.constant(2))]

        return b.loop(4, [total, b.constant(1)], body)

    b.function(module, "square", [INDEX], [INDEX], square)
    b.function(module, "distance", [INDEX] * 2, [INDEX], distance)
    b.function(module, "sum_of", [INDEX], [INDEX], sum_of)
    b.function(module, "main", [INDEX] * 2, [INDEX] * 2, main)


#===-- Running ---------------------------------------------------------------------------------===#


def function_named(module, name):
    for op in module.body:
        if ir.StringAttr(op.attributes["sym_name"]).value == name:
            return op
    raise KeyError(name)


def run_block(module, block, arguments, values):
    values.update(zip(block.arguments, arguments))
    for op in block:
        numbers = [values[operand] for operand in op.operands]
        if op.name in ("loop.yield", "loop.return"):
            return numbers
        if op.name == "loop.constant":
            results = [ir.IntegerAttr(op.attributes["value"]).value]
        elif op.name == "loop.add":
            results = [numbers[0] + numbers[1]]
        elif op.name == "loop.mul":
            results = [numbers[0] * numbers[1]]
        elif op.name == "loop.call":
            callee = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
            results = run(module, callee, *numbers)
        elif op.name == "loop.for":
            results = numbers
            for i in range(ir.IntegerAttr(op.attributes["count"]).value):
                results = run_block(module, op.regions[0].blocks[0], [i, *results], values)
        else:
            raise AssertionError(op.name)
        values.update(zip(op.results, results))
    raise AssertionError("the block has no end")


def run(module, name, *arguments):
    return run_block(module, function_named(module, name).regions[0].blocks[0], arguments, {})


#===-- Transforming ----------------------------------------------------------------------------===#


def copy_body(block, arguments, before):
    """Puts clones of the ops of `block` in front of `before`; returns what its last op was given."""
    mapping = dict(zip(block.arguments, arguments))
    for op in block:
        if op.name in ("loop.yield", "loop.return"):
            return [mapping.get(value, value) for value in op.operands]
        clone = op.operation.clone(ip=ir.InsertionPoint(before))
        remap(clone, mapping)
        mapping.update(zip(op.results, clone.results))
    raise AssertionError("the block has no end")


def remap(root, mapping):
    """Has all ops in `root` use other values."""
    def visit(op):
        for i, value in enumerate(op.operands):
            if value in mapping:
                op.operands[i] = mapping[value]
        return ir.WalkResult.ADVANCE

    root.operation.walk(visit, ir.WalkOrder.PRE_ORDER)


def replace(op, values):
    for result, value in zip(op.results, values):
        result.replace_all_uses_with(value)
    op.operation.erase()


def find(root, name):
    found = []

    def visit(op):
        if op.name == name:
            found.append(op.operation)
        return ir.WalkResult.ADVANCE

    root.operation.walk(visit, ir.WalkOrder.POST_ORDER)
    return found


def inline_calls(module, function):
    count = 0
    while calls := find(function, "loop.call"):
        call = calls[0]
        callee = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
        block = function_named(module, callee).regions[0].blocks[0]
        replace(call, copy_body(block, list(call.operands), call))
        count += 1
    return count


def hoist(function):
    """Moves ops in front of the loop around them, if they use nothing that is made in it."""
    count = 0
    for loop in find(function, "loop.for"):
        block = loop.regions[0].blocks[0]
        for op in list(block.operations):
            if op.name in ("loop.yield", "loop.for", "loop.call"):
                continue
            inside = [value for value in op.operands
                      if (value.owner == block or
                          (not isinstance(value, ir.BlockArgument) and value.owner.operation.block == block))]
            if not inside:
                op.operation.move_before(loop)
                count += 1
    return count


def unroll(function, limit):
    count = 0
    for loop in find(function, "loop.for"):
        times = ir.IntegerAttr(loop.attributes["count"]).value
        if times > limit:
            continue
        carried = list(loop.operands)
        for i in range(times):
            with ir.InsertionPoint(loop), loop.location:
                number = Builder().constant(i)
            carried = copy_body(loop.regions[0].blocks[0], [number, *carried], loop)
        replace(loop, carried)
        count += 1
    return count


def statistics(module):
    names = collections.Counter()
    depth = 0

    def visit(op):
        nonlocal depth
        names[op.name] += 1
        level, parent = 0, op.parent
        while parent is not None:
            level, parent = level + 1, parent.parent
        depth = max(depth, level)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return dict(sorted(names.items())), depth


def main():
    global INDEX
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.file("loops.py", 1, 1):
        INDEX = ir.IndexType.get()
        module = ir.Module.create()
        build(module)
        assert module.operation.verify()
        print(statistics(module), run(module, "main", 3, 4))
        function = function_named(module, "main")
        for step, change in (("inline", lambda: inline_calls(module, function)),
                             ("hoist", lambda: hoist(function)),
                             ("unroll", lambda: unroll(function, 3)),
                             ("hoist", lambda: hoist(function)),
                             ("unroll", lambda: unroll(function, 10))):
            print(step, change(), statistics(module), run(module, "main", 3, 4))
            assert module.operation.verify()
            print(function.operation.get_asm(print_generic_op_form=True))
        for name in ("square", "distance", "sum_of"):
            function_named(module, name).operation.erase()
        print(module.operation.get_asm(print_generic_op_form=True, large_elements_limit=4))
        print(run(module, "main", 5, 6))


main()
