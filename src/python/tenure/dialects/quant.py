# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of quant: types of quantized numbers."""
from __future__ import annotations

import re
from collections.abc import Sequence

from .. import ir
from ._parts import PartsType, public, split
from ._schema import load

load(globals(), "quant")


def _number(value):
    """A float as types spell it."""
    return str(ir.FloatAttr.get_f64(float(value))).removesuffix(" : f64")


def _limits(is_signed, width):
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)


def _storage(flags, storage_type, low, high):
    """How a type begins: the integers that numbers are stored in, with their range unless that is all of them."""
    is_signed = bool(flags & QuantizedType.FLAG_SIGNED)
    width = ir.IntegerType(storage_type).width
    found = f"{'i' if is_signed else 'u'}{width}"
    return found if (low, high) == _limits(is_signed, width) else f"{found}<{low}:{high}>"


class QuantizedType(PartsType):
    """A quantized number of an expressed type, mostly stored as an integer."""

    __slots__ = ()
    FLAG_SIGNED = 1

    @classmethod
    def _isa(cls, other):
        return isinstance(other, cls) or (cls is QuantizedType and isinstance(other, ir.OpaqueType)
                                          and other.dialect_namespace == "quant")

    @classmethod
    def _make(cls, text, context):
        return ir.Type.parse("!quant." + text, context)

    def _inner(self):
        text = self._text()
        return text[text.index("<") + 1:-1]

    def _parts(self):
        """(how it is stored, expressed type, further parts): texts of what colons and commas part."""
        first, *others = split(self._inner())
        stored, *rest = split(first, ":")
        return stored, rest, others

    def _range(self):
        """(whether it is signed, width, least, greatest)"""
        sign, width, low, high = re.fullmatch(r"([iu])(\d+)(?:<(-?\d+):(-?\d+)>)?", self._parts()[0]).groups()
        limits = _limits(sign == "i", int(width)) if low is None else (int(low), int(high))
        return sign == "i", int(width), *limits

    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        """The least integer of a width."""
        return _limits(is_signed, integral_width)[0]

    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        """The greatest integer of a width."""
        return _limits(is_signed, integral_width)[1]

    @property
    def expressed_type(self) -> ir.Type | None:
        """The expressed type; None if it is not given."""
        rest = self._parts()[1]
        return ir.Type.parse(rest[0], self.context) if rest else None

    @property
    def flags(self) -> int:
        """FLAG_SIGNED or 0."""
        return int(self.is_signed)

    @property
    def is_signed(self) -> bool:
        """Whether the integers are signed."""
        return self._range()[0]

    @property
    def storage_type(self) -> ir.Type:
        """The type of the integers."""
        return ir.IntegerType.get_signless(self._range()[1], self.context)

    @property
    def storage_type_min(self) -> int:
        """The least integer that is used."""
        return self._range()[2]

    @property
    def storage_type_max(self) -> int:
        """The greatest integer that is used."""
        return self._range()[3]

    @property
    def storage_type_integral_width(self) -> int:
        """How many bits an integer has."""
        return self._range()[1]

    @property
    def quantized_element_type(self) -> ir.Type:
        """The type itself, which is an element type."""
        return self

    def is_compatible_expressed_type(self, candidate: ir.Type) -> bool:
        """Whether numbers of this type, or a tensor's or vector's elements, can be quantized to it."""
        return _element(candidate) == self.expressed_type

    def cast_from_storage_type(self, candidate: ir.Type) -> ir.Type:
        """The type of stored integers, or a tensor of them, as quantized numbers; a RuntimeError if it is another type."""
        return _with_element(candidate, self.storage_type, self)

    @staticmethod
    def cast_to_storage_type(type: ir.Type) -> ir.Type:
        """The type of the integers that a quantized type, or a tensor of it, is stored in."""
        return _with_element(type, None, _element(type).storage_type)

    def cast_from_expressed_type(self, candidate: ir.Type) -> ir.Type:
        """The expressed type, or a tensor of it, as quantized numbers; a RuntimeError if it is another type."""
        return _with_element(candidate, self.expressed_type, self)

    @staticmethod
    def cast_to_expressed_type(type: ir.Type) -> ir.Type:
        """The expressed type of a quantized one, or of a tensor of it."""
        return _with_element(type, None, _element(type).expressed_type)

    def cast_expressed_to_storage_type(self, candidate: ir.Type) -> ir.Type:
        """The expressed type, or a tensor of it, as the integers that it would be stored in."""
        return _with_element(candidate, self.expressed_type, self.storage_type)


def _element(type):
    return type.element_type if isinstance(type, ir.ShapedType) else type


def _with_element(candidate, expected, element):
    """Returns `candidate` with another element type; its current one must be `expected`, if given."""
    if expected is not None and _element(candidate) != expected:
        raise RuntimeError(f"the element type of '{candidate}' is not '{expected}'")
    if isinstance(candidate, ir.RankedTensorType):
        return ir.RankedTensorType.get(candidate.shape, element, candidate.encoding)
    if isinstance(candidate, ir.UnrankedTensorType):
        return ir.UnrankedTensorType.get(element)
    if isinstance(candidate, ir.VectorType):
        return ir.VectorType.get(candidate.shape, element)
    return element


@public("!quant.any", __name__)
class AnyQuantizedType(QuantizedType):
    """A quantized number whose parameters are unknown."""

    __slots__ = ()

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, storage_type_min: int,
            storage_type_max: int) -> AnyQuantizedType:
        """The type."""
        stored = _storage(flags, storage_type, storage_type_min, storage_type_max)
        return cls._make(f"any<{stored}:{expressed_type}>", storage_type.context)


@public("!quant.uniform", __name__)
class UniformQuantizedType(QuantizedType):
    """A number computed by a scale and a zero point."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return isinstance(other, UniformQuantizedType) and not other._inner().endswith("}")

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scale: float, zero_point: int,
            storage_type_min: int, storage_type_max: int) -> UniformQuantizedType:
        """The type."""
        stored = _storage(flags, storage_type, storage_type_min, storage_type_max)
        zero = f":{zero_point}" if zero_point else ""
        return cls._make(f"uniform<{stored}:{expressed_type}, {_number(scale)}{zero}>", storage_type.context)

    def _scale_and_zero(self):
        scale, _, zero = self._parts()[2][0].partition(":")
        return float(scale), int(zero or "0")

    @property
    def scale(self) -> float:
        """The scale of the stored integer."""
        return self._scale_and_zero()[0]

    @property
    def zero_point(self) -> int:
        """The stored integer that means 0."""
        return self._scale_and_zero()[1]

    @property
    def is_fixed_point(self) -> bool:
        """Whether the integer 0 means 0."""
        return self.is_signed and self.zero_point == 0


class UniformQuantizedPerAxisType(UniformQuantizedType):
    """Numbers with a scale and a zero point for each index of one dimension."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return isinstance(other, UniformQuantizedType) and other._inner().endswith("}") and len(other._parts()[1]) == 2

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scales: Sequence[float],
            zero_points: Sequence[int], quantized_dimension: int, storage_type_min: int,
            storage_type_max: int) -> UniformQuantizedPerAxisType:
        """The type."""
        if len(scales) != len(zero_points):
            raise ValueError("Mismatching number of scales and zero points.")
        stored = _storage(flags, storage_type, storage_type_min, storage_type_max)
        pairs = ", ".join(f"{_number(scale)}:{zero}" if zero else _number(scale) for scale, zero in zip(scales, zero_points))
        made = cls._make(f"uniform<{stored}:{expressed_type}:{quantized_dimension}, {{{pairs}}}>", storage_type.context)
        return cls(made)

    def _pairs(self):
        return [each.partition(":") for each in split(self._parts()[2][0][1:-1])]

    @property
    def scales(self) -> list[float]:
        """A scale for each index."""
        return [float(scale) for scale, _, _ in self._pairs()]

    @property
    def zero_points(self) -> list[int]:
        """A zero point for each index."""
        return [int(zero or "0") for _, _, zero in self._pairs()]

    @property
    def quantized_dimension(self) -> int:
        """The dimension."""
        return int(self._parts()[1][1])

    @property
    def is_fixed_point(self) -> bool:
        """Whether the integer 0 means 0."""
        return self.is_signed and not any(self.zero_points)


class UniformQuantizedSubChannelType(QuantizedType):
    """Numbers with a scale and a zero point for each block of some dimensions."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return isinstance(other, UniformQuantizedType) and len(other._parts()[1]) == 2 and other._parts()[1][1].startswith("{")

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scales: ir.DenseElementsAttr,
            zero_points: ir.DenseElementsAttr, quantized_dimensions: Sequence[int], block_sizes: Sequence[int],
            storage_type_min: int, storage_type_max: int, context: ir.Context | None = None) -> UniformQuantizedSubChannelType:
        """The type; `scales` and `zero_points` have an element for each block."""
        if len(quantized_dimensions) != len(block_sizes):
            raise ValueError("Mismatching number of quantized dimensions and block sizes.")
        stored = _storage(flags, storage_type, storage_type_min, storage_type_max)
        blocks = ", ".join(f"{dimension}:{size}" for dimension, size in zip(quantized_dimensions, block_sizes))
        shape = list(ir.ShapedType(scales.type).shape)
        pairs = _nested([f"{_number(scale)}:{zero}" if zero else _number(scale) for scale, zero in zip(scales, zero_points)], shape)
        return cls(cls._make(f"uniform<{stored}:{expressed_type}:{{{blocks}}}, {pairs}>",
                             storage_type.context if context is None else context))

    def _blocks(self):
        return [each.split(":") for each in split(self._parts()[1][1][1:-1])]

    def _pairs(self):
        """(shape, pairs as texts) of scales and zero points."""
        text, shape = self._parts()[2][0], []
        inner = text
        while inner.startswith("{"):
            items = split(inner[1:-1])
            shape.append(len(items))
            inner = items[0]
        return shape, [each.strip().partition(":") for each in text.replace("{", "").replace("}", "").split(",")]

    @property
    def quantized_dimensions(self) -> list[int]:
        """The dimensions that blocks divide."""
        return [int(dimension) for dimension, _ in self._blocks()]

    @property
    def block_sizes(self) -> list[int]:
        """The sizes of blocks in these dimensions."""
        return [int(size) for _, size in self._blocks()]

    @property
    def scales(self) -> ir.DenseElementsAttr:
        """A scale for each block, of the expressed type."""
        shape, pairs = self._pairs()
        kind = ir.RankedTensorType.get(shape, self.expressed_type, loc=ir.Location.unknown(self.context))
        values = [ir.FloatAttr.get(self.expressed_type, float(scale), loc=ir.Location.unknown(self.context)) for scale, _, _ in pairs]
        return ir.DenseElementsAttr.get(values, kind, self.context)

    @property
    def zero_points(self) -> ir.DenseElementsAttr:
        """A zero point for each block, of the storage type."""
        shape, pairs = self._pairs()
        kind = ir.RankedTensorType.get(shape, self.storage_type, loc=ir.Location.unknown(self.context))
        values = [ir.IntegerAttr.get(self.storage_type, int(zero or "0")) for _, _, zero in pairs]
        return ir.DenseElementsAttr.get(values, kind, self.context)


def _nested(items, shape):
    """Items in braces by the shape, the last dimension innermost."""
    for size in reversed(shape):
        items = ["{" + ", ".join(items[i:i + size]) + "}" for i in range(0, len(items), size)]
    return items[0]


@public("!quant.calibrated", __name__)
class CalibratedQuantizedType(QuantizedType):
    """A number whose range was observed, and which is not quantized yet."""

    __slots__ = ()

    @classmethod
    def get(cls, expressed_type: ir.Type, min: float, max: float) -> CalibratedQuantizedType:
        """The type."""
        return cls._make(f"calibrated<{expressed_type}<{_number(min)}:{_number(max)}>>", expressed_type.context)

    def _observed(self):
        name, _, limits = self._inner().partition("<")
        return name, [float(each) for each in limits[:-1].split(":")]

    @property
    def expressed_type(self) -> ir.Type | None:
        """The type of the numbers."""
        return ir.Type.parse(self._observed()[0], self.context)

    @property
    def min(self) -> float:
        """The least number that was observed."""
        return self._observed()[1][0]

    @property
    def max(self) -> float:
        """The greatest number that was observed."""
        return self._observed()[1][1]
