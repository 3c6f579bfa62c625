# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which dimensions of structured ops are what: those of contractions and of convolutions, from their indexing maps."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from ... import ir
from ...passmanager import PassManager
from . import _named

_ADDITIONS = {"arith.addf", "arith.addi", "arith.ori", "arith.maximumf", "arith.minimumf", "arith.maxsi", "arith.minsi", "arith.maxui",
              "arith.minui", "complex.add"}
_PRODUCTS = {"arith.mulf", "arith.muli", "arith.andi", "complex.mul", *_ADDITIONS}


class _Dimensions:
    """Lists of dimensions by name, each a DenseI32ArrayAttr."""

    _lists: dict[str, Sequence[int]]

    def __init__(self) -> None:
        raise TypeError(f"{type(self).__name__} is made by a function that infers it")

    @classmethod
    def _of(cls, **lists):
        made = object.__new__(cls)
        made._lists = lists
        return made

    def _list(self, name: str) -> ir.DenseI32ArrayAttr:
        return ir.DenseI32ArrayAttr.get(sorted(self._lists[name]))

    def _numbers(self, name: str) -> ir.DenseI64ArrayAttr:
        return ir.DenseI64ArrayAttr.get(self._lists[name])


class ContractionDimensions(_Dimensions):
    """The dimensions of a contraction."""

    @property
    def batch(self) -> ir.DenseI32ArrayAttr:
        """Those of both inputs and the output."""
        return self._list("batch")

    @property
    def m(self) -> ir.DenseI32ArrayAttr:
        """Those of the first input and the output."""
        return self._list("m")

    @property
    def n(self) -> ir.DenseI32ArrayAttr:
        """Those of the second input and the output."""
        return self._list("n")

    @property
    def k(self) -> ir.DenseI32ArrayAttr:
        """Those that are reduced."""
        return self._list("k")


class ConvolutionDimensions(_Dimensions):
    """The dimensions of a convolution."""

    @property
    def batch(self) -> ir.DenseI32ArrayAttr:
        """Those of the image and the output."""
        return self._list("batch")

    @property
    def output_image(self) -> ir.DenseI32ArrayAttr:
        """Those of the output's places."""
        return self._list("output_image")

    @property
    def output_channel(self) -> ir.DenseI32ArrayAttr:
        """Those of the filter and the output."""
        return self._list("output_channel")

    @property
    def filter_loop(self) -> ir.DenseI32ArrayAttr:
        """Those of the filter's places."""
        return self._list("filter_loop")

    @property
    def input_channel(self) -> ir.DenseI32ArrayAttr:
        """Those of the image and the filter, which are reduced."""
        return self._list("input_channel")

    @property
    def depth(self) -> ir.DenseI32ArrayAttr:
        """Those of the image, the filter and the output."""
        return self._list("depth")

    @property
    def strides(self) -> ir.DenseI64ArrayAttr:
        """The steps of the output's places."""
        return self._numbers("strides")

    @property
    def dilations(self) -> ir.DenseI64ArrayAttr:
        """The steps of the filter's places."""
        return self._numbers("dilations")


# ===-- Reading ops ----------------------------------------------------------------------------------------------=== #


def _operation(op):
    if not isinstance(op, (ir.Operation, ir.OpView)):
        raise TypeError(f"expected an operation; got {type(op).__name__}")
    return op.operation


def _generic(op):
    """The op as a linalg.generic, which a module keeps alive, or None."""
    if op.name == "linalg.generic":
        return op, None
    if op.name.removeprefix("linalg.") not in _named.CLASSES:
        return None, None
    text = _named._custom_form(op)
    if len(op.results) == 1:  # What nothing uses would be erased.
        kind = op.results[0].type
        text = text.replace(") {\n%r =", f") -> {kind} {{\n%r =", 1).replace("\nreturn\n", f"\nreturn %r : {kind}\n")
    module = ir.Module.parse(text, op.context)
    PassManager.parse("builtin.module(linalg-generalize-named-ops)", op.context).run(module)
    found = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    return (found if found.name == "linalg.generic" else None), module


def get_indexing_maps(op: ir.Operation | ir.OpView) -> ir.ArrayAttr | None:
    """The indexing maps of a structured op, None of another."""
    op = _operation(op)
    if op.name.startswith("linalg.") and "indexing_maps" in op.attributes:
        return ir.ArrayAttr(op.attributes["indexing_maps"])
    generic, _ = _generic(op)
    return None if generic is None else ir.ArrayAttr(generic.attributes["indexing_maps"])


def _dimensions_of(attribute):
    """(number of dimensions, expressions) of an affine_map attribute, as texts."""
    text = str(attribute).removeprefix("affine_map<").removesuffix(">")
    first, _, rest = text.partition(" -> ")
    count = len(first.split(")")[0].strip("(").split(",")) if first.split(")")[0].strip("(") else 0
    inner = rest.strip()[1:-1]
    return count, [each.strip() for each in inner.split(",")] if inner else []


def _single(expressions):
    """The dimensions that are an expression by themselves."""
    return {int(each[1:]) for each in expressions if each[:1] == "d" and each[1:].isdigit()}


def _body_multiplies(generic):
    """Whether the body adds a product of the inputs to the output."""
    operations = [each.operation for each in generic.regions[0].blocks[0].operations]
    last = operations[-1].operands[0] if len(operations[-1].operands) == 1 else None
    if last is None or isinstance(last, ir.BlockArgument):
        return False
    arguments = list(generic.regions[0].blocks[0].arguments)

    def source(value):
        """What a value is cast from."""
        while not isinstance(value, ir.BlockArgument) and len(value.owner.operands) == 1:
            value = value.owner.operands[0]
        return value

    addition = last.owner
    if addition.name not in _ADDITIONS or len(arguments) != 3:
        return False
    others = [each for each in map(source, addition.operands) if each != arguments[2]]
    if len(others) != 1 or isinstance(others[0], ir.BlockArgument) or others[0].owner.name not in _PRODUCTS:
        return False
    return {source(each) == arguments[0] for each in others[0].owner.operands} == {True, False}


# ===-- Contractions ---------------------------------------------------------------------------------------------=== #


def _contraction(maps):
    if len(maps) != 3:
        return None
    (_, first), (_, second), (_, output) = maps
    a, b, c = map(_single, (first, second, output))
    batch, m, n, k = a & b & c, (a & c) - b, (b & c) - a, (a & b) - c
    if not (batch or m or n or k):
        return None
    return ContractionDimensions._of(batch=batch, m=m, n=n, k=k)


def infer_contraction_dimensions(op: ir.Operation | ir.OpView) -> ContractionDimensions | None:
    """The dimensions of a contraction, None of an op that has none."""
    maps = get_indexing_maps(op)
    return None if maps is None else _contraction([_dimensions_of(each) for each in maps])


def infer_contraction_dimensions_from_maps(indexing_maps: Sequence[ir.AffineMap]) -> ContractionDimensions | None:
    """The dimensions of a contraction with these indexing maps, of two inputs and the output."""
    maps = list(indexing_maps)
    if not all(isinstance(each, ir.AffineMap) for each in maps):
        raise TypeError("expected a sequence of affine maps")
    return _contraction([_dimensions_of(ir.AffineMapAttr.get(each)) for each in maps])


def _judge(op, is_right: Callable[[list[tuple[int, list[str]]]], bool]) -> bool:
    """Whether the op adds products of its inputs, and its maps are right."""
    maps = get_indexing_maps(op)
    if maps is None or len(maps) != 3 or not is_right([_dimensions_of(each) for each in maps]):
        return False
    generic, _module = _generic(_operation(op))
    return generic is not None and _body_multiplies(generic)


def isa_contraction_op(op: ir.Operation | ir.OpView) -> bool:
    """Whether it is a contraction: it adds products of two inputs along dimensions that the output does not have."""
    def is_right(maps):
        projected = all(len(_single(expressions)) == len(expressions) for _, expressions in maps)
        found = _contraction(maps)
        return projected and found is not None and bool(found._lists["k"])

    return _judge(op, is_right)


# ===-- Convolutions ---------------------------------------------------------------------------------------------=== #


def _windows(expressions):
    """[(dimension, factor), (dimension, factor)] of each sum of two dimensions."""
    found = []
    for each in expressions:
        parts = each.split(" + ")
        if len(parts) == 2:
            pairs = [(int(part.split(" * ")[0][1:]), int((part.split(" * ") + ["1"])[1])) for part in parts
                     if part.split(" * ")[0][1:].isdigit() and (part.split(" * ") + ["1"])[1].isdigit()]
            if len(pairs) == 2:
                found.append(pairs)
    return found


def infer_convolution_dimensions(op: ir.Operation | ir.OpView) -> ConvolutionDimensions | None:
    """The dimensions of a convolution, None of an op that is none."""
    if not isa_convolution_op(op):
        return None
    maps = get_indexing_maps(op)
    (_, image), (_, filters), (_, output) = (_dimensions_of(each) for each in maps or ())
    i, f, o = map(_single, (image, filters, output))
    windows = [sorted(each, key=lambda pair: pair[0] not in o) for each in _windows(image)]
    places, loops = [first[0] for first, _ in windows], [second[0] for _, second in windows]
    order = sorted(range(len(windows)), key=lambda at: places[at])
    return ConvolutionDimensions._of(
        batch=(i & o) - f, output_image=places, output_channel=(f & o) - i, filter_loop=loops, input_channel=(i & f) - o,
        depth=i & f & o, strides=[windows[at][0][1] for at in order], dilations=[windows[at][1][1] for at in order])


def isa_convolution_op(op: ir.Operation | ir.OpView) -> bool:
    """Whether it is a convolution: a filter is applied to windows of an image."""
    def is_right(maps):
        (_, image), (_, filters), (_, output) = maps
        o, f = _single(output), _single(filters)
        return bool(_windows(image)) and len(f) == len(filters) and len(o) == len(output) and all(
            len({first[0], second[0]} & o) == 1 and len({first[0], second[0]} & f) == 1 for first, second in _windows(image))

    return _judge(op, is_right)
