# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the mhlo dialect: its ops, types and attributes."""
from .. import _tenure as _c
from .. import ir
from . import _parts
from ._schema import load

load(globals(), "mhlo")


def register_mhlo_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


def register_mhlo_passes():
    """Nothing is to be done: passes are found by their names."""


@_parts.public("!mhlo.token", __name__)
class TokenType(_parts.PartsType):
    """The type of what orders operations."""

    __slots__ = ()

    @classmethod
    def get(cls, context=None):
        return _c.opaque_type("mhlo", "token", context)


DotDimensionNumbers = _parts.dimension_numbers(
    __name__, "#mhlo.dot", "DotDimensionNumbers",
    ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"])
GatherDimensionNumbers = _parts.dimension_numbers(
    __name__, "#mhlo.gather", "GatherDimensionNumbers",
    ["offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map"],
    "index_vector_dim")
ScatterDimensionNumbers = _parts.dimension_numbers(
    __name__, "#mhlo.scatter", "ScatterDimensionNumbers",
    ["update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims",
     "scattered_dims_to_operand_dims"], "index_vector_dim",
    {"scattered_dims_to_operand_dims": "scatter_dims_to_operand_dims"})

for _name, _class in (("comparison_direction", "ComparisonDirectionAttr"), ("comparison_type", "ComparisonTypeAttr"),
                      ("precision", "PrecisionAttr"), ("fft_type", "FftTypeAttr"), ("dequantize_mode", "DequantizeModeAttr"),
                      ("transpose", "TransposeAttr"), ("fusion_kind", "FusionKindAttr")):
    globals()[_class] = _parts.word(__name__, "#mhlo." + _name, _class)
RngDistributionAttr = _parts.word(__name__, "#mhlo.rng_distribution", "RngDistributionAttr", bracketed=True)
RngAlgorithmAttr = _parts.word(__name__, "#mhlo.rng_algorithm", "RngAlgorithmAttr", bracketed=True)
del _name, _class


@_parts.public("#mhlo.conv", __name__)
class ConvDimensionNumbers(_parts.ConvNumbers):
    """Which dimensions of a convolution's operands and result are batch, feature and space."""

    __slots__ = ()


@_parts.public("#mhlo.output_operand_alias", __name__)
class OutputOperandAlias(_parts.AliasNumbers):
    """Which result of a custom call is which operand."""

    __slots__ = ()


@_parts.public("#mhlo.channel_handle", __name__)
class ChannelHandle(_parts.HandleNumbers):
    """The number and the kind of a channel between devices."""

    __slots__ = ()


@_parts.public("#mhlo.type_extensions", __name__)
class TypeExtensions(_parts.PartsAttr):
    """The bounds of a tensor type's dynamic sizes; a dynamic size for none."""

    __slots__ = ()

    @classmethod
    def get(cls, bounds, context=None):
        dynamic = ir.ShapedType.get_dynamic_size()
        return cls._of(f"<bounds = [{', '.join('?' if each == dynamic else str(int(each)) for each in bounds)}]>", context)

    @property
    def bounds(self):
        return _parts.numbers(_parts.fields(self._body())["bounds"])
