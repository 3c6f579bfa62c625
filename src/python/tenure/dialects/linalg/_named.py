# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Named ops: how they are made, and how they get their regions, which the library makes where it reads their custom form."""
from ... import ir
from .. import linalg
from .._ods_common import get_op_result_or_value, get_op_results_or_values

_KINDS = {"unary_fn": "UnaryFnType", "binary_fn": "BinaryFnType", "ternary_fn": "TernaryFnType", "type_fn": "TypeFnType"}


def _classes():
    """The classes of ops that have any number of inputs and outputs, by their names."""
    found = {}
    for value in vars(linalg).values():
        schema = getattr(value, "_schema", None)
        if isinstance(value, type) and schema is not None and [each.name for each in schema.operands] == ["inputs", "outputs"]:
            found[schema.leaf] = value
    del found["generic"]
    return found


CLASSES = _classes()


def exists(name):
    return name in CLASSES


def _attribute(group, value):
    """An attribute of a list of numbers, of a function of the DSL, or of what the schema takes."""
    if isinstance(value, ir.Attribute):
        return value
    if hasattr(value, "fn_name"):
        return ir.Attribute.parse(f"{group.kind}<{value.fn_name}>")
    if group.kind is None or "elements" in group.kind:
        numbers = [int(each) for each in value]
        return ir.Attribute.parse(f"dense<{numbers}> : tensor<{len(numbers)}xi64>")
    return value


def emit(name, ins, outs, attributes):
    """Makes the op with its region; returns its results. `attributes` may have a location and an insertion point."""
    made = CLASSES[name]
    where = {each: attributes.pop(each) for each in ("loc", "ip") if each in attributes}
    groups = {each.name: each for each in made._schema.attributes}
    unknown = [each for each in attributes if each not in groups]
    if unknown:
        raise TypeError(f"linalg.{name} has no attribute '{unknown[0]}'")
    given = {key: _attribute(groups[key], value) for key, value in attributes.items() if value is not None}
    if groups.get("cast") is not None and "cast" not in given and groups["cast"].kind == "#linalg.type_fn":
        given["cast"] = ir.Attribute.parse("#linalg.type_fn<cast_signed>")
    results = [each.type for each in outs if isinstance(each.type, ir.RankedTensorType)]
    op = made(results, ins, outs, **given, **where)
    fill_region(op.operation)
    return op.result if len(op.results) == 1 else op.results


def function(name):
    """A function that makes ops of this name."""

    def make(*ins, outs, **attributes):
        ins = [get_op_result_or_value(each) for each in ins]
        return emit(name, ins, [get_op_result_or_value(each) for each in get_op_results_or_values(outs)], attributes)

    make.__name__ = make.__qualname__ = name
    make.__module__ = linalg.__name__
    make.__doc__ = f"Makes a linalg.{name} of inputs and `outs`, with its region; returns its results."
    return make


def _custom_form(op):
    """The text of a function with the op in its custom form."""
    names = [f"%arg{i}" for i in range(len(op.operands))]
    kinds = [str(each.type) for each in op.operands]
    count = len(op.operands) - 1 if "operandSegmentSizes" not in op.attributes else op.attributes["operandSegmentSizes"][0]

    def group(word, start, end):
        return f" {word}({', '.join(names[start:end])} : {', '.join(kinds[start:end])})" if end > start else ""

    dropped = ("operandSegmentSizes", "linalg.memoized_indexing_maps")
    attributes = {each.name: each.attr for each in op.attributes if each.name not in dropped}
    front = "".join(f" {each} = {attributes.pop(each)}" for each in ("kind", "indexing_maps") if each in attributes)
    inner = f" {ir.DictAttr.get(attributes, op.context)}" if attributes else ""
    results = ", ".join(str(each.type) for each in op.results)
    arrow = "" if not results else f" -> {results}" if len(op.results) == 1 else f" -> ({results})"
    parameters = ", ".join(f"{name}: {kind}" for name, kind in zip(names, kinds))
    return (f"func.func private @f({parameters}) {{\n{'%r = ' if len(op.results) == 1 else ''}{op.name}{front}{inner}"
            f"{group('ins', 0, count)}{group('outs', count, len(names))}{arrow}\nreturn\n}}")


def _elements(op):
    return [each.type.element_type if isinstance(each.type, ir.ShapedType) else each.type for each in op.operands]


def fill_region(op):
    """Makes the region of an op that has none."""
    if len(op.regions[0].blocks):
        raise ValueError(f"'{op.name}' has a region")
    if op.name in ("linalg.transpose", "linalg.broadcast"):
        block = op.regions[0].blocks.append(*_elements(op))
        with ir.InsertionPoint(block), op.location:
            linalg.YieldOp([block.arguments[0]])
        return
    if op.name.removeprefix("linalg.") not in CLASSES:
        raise ValueError(f"'{op.name}' is not a named structured op")
    module = ir.Module.parse(_custom_form(op), op.context)
    made = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    made.regions[0].blocks[0].append_to(op.regions[0])
