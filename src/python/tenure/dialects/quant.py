# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of quant: types of quantized numbers."""
from __future__ import annotations

from collections.abc import Sequence

from .. import _tenure as _c
from .. import ir
from ._parts import PartsType, public
from ._schema import load

load(globals(), "quant")


def _number(value, context):
    return ir.FloatAttr.get(ir.F64Type.get(context), float(value), loc=ir.Location.unknown(context))


def _limits(is_signed, width):
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)


def _storage(flags, storage_type, expressed_type, low, high):
    """The first parameters: the integers that numbers are stored in, the expressed type and the range."""
    context = storage_type.context
    width = ir.IntegerType(storage_type).width
    integer = ir.IntegerType.get_signless if flags & QuantizedType.FLAG_SIGNED else ir.IntegerType.get_unsigned
    i64 = ir.IntegerType.get_signless(64, context)
    return [ir.TypeAttr.get(integer(width, context), context),
            None if expressed_type is None else ir.TypeAttr.get(expressed_type, context),
            ir.IntegerAttr.get(i64, low), ir.IntegerAttr.get(i64, high)]


class QuantizedType(PartsType):
    """A quantized number of an expressed type, mostly stored as an integer."""

    __slots__ = ()
    FLAG_SIGNED = 1

    @classmethod
    def _isa(cls, other):
        return isinstance(other, cls) or (cls is QuantizedType and isinstance(other, ir.OpaqueType)
                                          and other.dialect_namespace == "quant")

    def _parameter(self, name):
        return _c.type_parameter(self, name)

    def _stored(self):
        return ir.IntegerType(self._parameter("storage_type").value)

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
        found = self._parameter("expressed_type")
        return None if found is None else found.value

    @property
    def flags(self) -> int:
        """FLAG_SIGNED or 0."""
        return int(self.is_signed)

    @property
    def is_signed(self) -> bool:
        """Whether the integers are signed."""
        return not self._stored().is_unsigned

    @property
    def storage_type(self) -> ir.Type:
        """The type of the integers."""
        return ir.IntegerType.get_signless(self._stored().width, self.context)

    @property
    def storage_type_min(self) -> int:
        """The least integer that is used."""
        return self._parameter("minimum").value

    @property
    def storage_type_max(self) -> int:
        """The greatest integer that is used."""
        return self._parameter("maximum").value

    @property
    def storage_type_integral_width(self) -> int:
        """How many bits an integer has."""
        return self._stored().width

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
        return _c.dialect_type("quant.any", _storage(flags, storage_type, expressed_type, storage_type_min, storage_type_max),
                               storage_type.context)


@public("!quant.uniform", __name__)
class UniformQuantizedType(QuantizedType):
    """A number computed by a scale and a zero point."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return isinstance(other, UniformQuantizedType) and other._parameter("axes") is None

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scale: float, zero_point: int,
            storage_type_min: int, storage_type_max: int) -> UniformQuantizedType:
        """The type."""
        stored = _storage(flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        return _uniform(stored, [scale], [zero_point], [], storage_type.context)

    @property
    def scale(self) -> float:
        """The scale of the stored integer."""
        return self._parameter("scales")[0].value

    @property
    def zero_point(self) -> int:
        """The stored integer that means 0."""
        return self._parameter("zero_points")[0]

    @property
    def is_fixed_point(self) -> bool:
        """Whether the integer 0 means 0."""
        return self.is_signed and self.zero_point == 0


class UniformQuantizedPerAxisType(UniformQuantizedType):
    """Numbers with a scale and a zero point for each index of one dimension."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return (isinstance(other, UniformQuantizedType) and other._parameter("axes") is not None
                and other._parameter("block_sizes") is None)

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scales: Sequence[float],
            zero_points: Sequence[int], quantized_dimension: int, storage_type_min: int,
            storage_type_max: int) -> UniformQuantizedPerAxisType:
        """The type."""
        if len(scales) != len(zero_points):
            raise ValueError("Mismatching number of scales and zero points.")
        stored = _storage(flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        return cls(_uniform(stored, scales, zero_points, [quantized_dimension], storage_type.context))

    @property
    def scales(self) -> list[float]:
        """A scale for each index."""
        return [each.value for each in self._parameter("scales")]

    @property
    def zero_points(self) -> list[int]:
        """A zero point for each index."""
        return list(self._parameter("zero_points"))

    @property
    def quantized_dimension(self) -> int:
        """The dimension."""
        return self._parameter("axes")[0]

    @property
    def is_fixed_point(self) -> bool:
        """Whether the integer 0 means 0."""
        return self.is_signed and not any(self.zero_points)


class UniformQuantizedSubChannelType(QuantizedType):
    """Numbers with a scale and a zero point for each block of some dimensions."""

    __slots__ = ()

    @classmethod
    def _isa(cls, other):
        return isinstance(other, UniformQuantizedType) and other._parameter("block_sizes") is not None

    @classmethod
    def get(cls, flags: int, storage_type: ir.Type, expressed_type: ir.Type, scales: ir.DenseElementsAttr,
            zero_points: ir.DenseElementsAttr, quantized_dimensions: Sequence[int], block_sizes: Sequence[int],
            storage_type_min: int, storage_type_max: int, context: ir.Context | None = None) -> UniformQuantizedSubChannelType:
        """The type; `scales` and `zero_points` have an element for each block."""
        if len(quantized_dimensions) != len(block_sizes):
            raise ValueError("Mismatching number of quantized dimensions and block sizes.")
        context = storage_type.context if context is None else context
        stored = _storage(flags, storage_type, expressed_type, storage_type_min, storage_type_max)
        return cls(_c.dialect_type("quant.uniform", [
            *stored, scales, zero_points, ir.DenseI32ArrayAttr.get(quantized_dimensions, context),
            ir.DenseI64ArrayAttr.get(block_sizes, context)], context))

    @property
    def quantized_dimensions(self) -> list[int]:
        """The dimensions that blocks divide."""
        return list(self._parameter("axes"))

    @property
    def block_sizes(self) -> list[int]:
        """The sizes of blocks in these dimensions."""
        return list(self._parameter("block_sizes"))

    @property
    def scales(self) -> ir.DenseElementsAttr:
        """A scale for each block, of the expressed type."""
        return self._parameter("scales")

    @property
    def zero_points(self) -> ir.DenseElementsAttr:
        """A zero point for each block, of the storage type."""
        return self._parameter("zero_points")


def _uniform(stored, scales, zero_points, axes, context):
    """The type with one pair of a scale and a zero point, or with one for each index of an axis."""
    return _c.dialect_type("quant.uniform", [
        *stored, ir.ArrayAttr.get([_number(each, context) for each in scales], context),
        ir.DenseI64ArrayAttr.get(zero_points, context),
        ir.DenseI32ArrayAttr.get(axes, context) if axes else None], context)


@public("!quant.calibrated", __name__)
class CalibratedQuantizedType(QuantizedType):
    """A number whose range was observed, and which is not quantized yet."""

    __slots__ = ()

    @classmethod
    def get(cls, expressed_type: ir.Type, min: float, max: float) -> CalibratedQuantizedType:
        """The type."""
        context = expressed_type.context
        return _c.dialect_type("quant.calibrated", [ir.TypeAttr.get(expressed_type, context), _number(min, context),
                                                    _number(max, context)], context)

    @property
    def min(self) -> float:
        """The least number that was observed."""
        return self._parameter("minimum").value

    @property
    def max(self) -> float:
        """The greatest number that was observed."""
        return self._parameter("maximum").value
