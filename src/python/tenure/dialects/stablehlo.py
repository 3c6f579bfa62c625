# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the stablehlo dialect: its ops, types and attributes."""
from __future__ import annotations

import enum

from .. import _tenure as _c
from .. import ir
from .._cext import register_operation
from . import _parts
from ._schema import load

load(globals(), "stablehlo")
_Composite = globals()["CompositeOp"]


def register_dialect(context, load=True):
    """Dialects are there when they are used: nothing is to be done."""


def register_interpreter_dialect(context: ir.Context, load: bool = True) -> None:
    """Nothing is added: the dialect of StableHLO's interpreter is unknown here, and its operations need `allow_unregistered_dialects`."""


def register_stablehlo_passes() -> None:
    """Nothing is to be done: passes of Tenure are there when a pipeline names them."""


@register_operation(_Dialect, replace=True)  # noqa: F821
class CompositeOp(_Composite):
    """A call of a function that implements an operation."""

    def __init__(self, *arguments, **named):
        named.setdefault("num_composite_regions", 0)
        super().__init__(*arguments, **named)


# ===-- Portable artifacts ---------------------------------------------------------------------------------------=== #


class StablehloCompatibilityRequirement(enum.Enum):
    """How old a reader of portable artifacts may be."""

    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


def get_api_version() -> int:
    """The version of this API, which jaxlib's bindings count."""
    return 9


def get_current_version() -> str:
    """The newest version that portable artifacts are written in and read, which is that of the dialect."""
    return _c.artifact_versions()[0]


def get_minimum_version() -> str:
    """The oldest version that portable artifacts are written in and read."""
    return _c.artifact_versions()[1]


def get_version_from_compatibility_requirement(requirement: StablehloCompatibilityRequirement) -> str:
    """The version that such readers know."""
    if not isinstance(requirement, StablehloCompatibilityRequirement):
        raise TypeError(f"requirement must be a StablehloCompatibilityRequirement, not {type(requirement).__name__}")
    return _c.artifact_version_for(requirement.value)


def get_smaller_version(version1: str, version2: str) -> str:
    """The older one of two versions."""
    smaller = _c.smaller_artifact_version(version1, version2)
    if smaller is None:
        raise ValueError(f"'{version1}' and '{version2}' are not versions such as {get_current_version()}")
    return smaller


def serialize_portable_artifact(module: ir.Module, target: str, allow_other_dialects: bool = False) -> bytes:
    """The artifact of a module, for readers that know the version `target`."""
    if allow_other_dialects:
        raise NotImplementedError("an artifact can contain only StableHLO and functions")
    return _c.write_artifact(module.operation, target)


def deserialize_portable_artifact(context: ir.Context, artifact: bytes) -> ir.Module:
    """The module that an artifact of any version holds."""
    return _c.read_artifact(artifact, context)


def serialize_portable_artifact_str(module_str: str | bytes, target_version: str) -> bytes:
    """The artifact of a module that is given as text or bytecode."""
    with ir.Context() as context:
        return _c.write_artifact(ir.Module.parse(module_str, context).operation, target_version)


def deserialize_portable_artifact_str(artifact_str: bytes) -> bytes:
    """The module that an artifact holds, as bytecode."""
    with ir.Context() as context:
        return _c.read_artifact(artifact_str, context).operation._bytecode()


# ===-- Types ----------------------------------------------------------------------------------------------------=== #


@_parts.public("!stablehlo.token", __name__)
class TokenType(_parts.PartsType):
    """The type of what orders operations."""

    __slots__ = ()

    @classmethod
    def get(cls, context=None):
        return _c.opaque_type("stablehlo", "token", context)


@_parts.public("!stablehlo.future", __name__)
class FutureType(_parts.PartsType):
    """The type of what an asynchronous operation will give."""

    __slots__ = ()

    @classmethod
    def get(cls, types, context=None):
        return _c.opaque_type("stablehlo", f"future<{', '.join(str(each) for each in types)}>", context)

    @property
    def types(self):
        return [ir.Type.parse(each, self.context) for each in _parts.split(self._text()[len("future<"):-1])]


# ===-- Attributes -----------------------------------------------------------------------------------------------=== #

DotDimensionNumbers = _parts.dimension_numbers(
    __name__, "#stablehlo.dot", "DotDimensionNumbers",
    ["lhs_batching_dimensions", "rhs_batching_dimensions", "lhs_contracting_dimensions", "rhs_contracting_dimensions"])
GatherDimensionNumbers = _parts.dimension_numbers(
    __name__, "#stablehlo.gather", "GatherDimensionNumbers",
    ["offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_indices_batching_dims", "start_index_map"],
    "index_vector_dim")
ScatterDimensionNumbers = _parts.dimension_numbers(
    __name__, "#stablehlo.scatter", "ScatterDimensionNumbers",
    ["update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims",
     "scattered_dims_to_operand_dims"], "index_vector_dim",
    {"scattered_dims_to_operand_dims": "scatter_dims_to_operand_dims"})

for _name, _class in (("comparison_direction", "ComparisonDirectionAttr"), ("comparison_type", "ComparisonTypeAttr"),
                      ("precision", "PrecisionAttr"), ("fft_type", "FftTypeAttr"), ("transpose", "TransposeAttr"),
                      ("rng_distribution", "RngDistributionAttr"), ("rng_algorithm", "RngAlgorithmAttr")):
    globals()[_class] = _parts.word(__name__, "#stablehlo." + _name, _class)
ResultAccuracyModeAttr = _parts.word(__name__, "#stablehlo.result_accuracy_mode", "ResultAccuracyModeAttr", bracketed=True)


@_parts.public("#stablehlo.conv", __name__)
class ConvDimensionNumbers(_parts.ConvNumbers):
    """Which dimensions of a convolution's operands and result are batch, feature and space."""

    __slots__ = ()


def _field_property(key, convert):
    return property(lambda self: convert(self, _parts.fields(self._body()).get(key)))


def _int(self, text):
    return int(text or 0)


def _float(self, text):
    return float(text or 0)


def _numbers(self, text):
    return _parts.numbers(text or "")


def _quoted(self, text):
    return text.strip('"')


def _attribute(self, text):
    return None if text is None else self._parse(text)


def _type(self, text):
    return ir.Type.parse(text, self.context)


@_parts.public("#stablehlo.output_operand_alias", __name__)
class OutputOperandAlias(_parts.AliasNumbers):
    """Which result of a custom call is which operand."""

    __slots__ = ()


@_parts.public("#stablehlo.channel_handle", __name__)
class ChannelHandle(_parts.HandleNumbers):
    """The number and the kind of a channel between devices."""

    __slots__ = ()


@_parts.public("#stablehlo.bounds", __name__)
class TypeExtensions(_parts.PartsAttr):
    """The bounds of a tensor type's dynamic sizes; a dynamic size for none."""

    __slots__ = ()

    @classmethod
    def get(cls, bounds, context=None):
        dynamic = ir.ShapedType.get_dynamic_size()
        return cls._of(f"<{', '.join('?' if each == dynamic else str(int(each)) for each in bounds)}>", context)

    @property
    def bounds(self):
        return _parts.numbers(f"[{self._body()}]")


@_parts.public("#stablehlo.result_accuracy", __name__)
class ResultAccuracyAttr(_parts.PartsAttr):
    """How exact a function of a float has to be."""

    __slots__ = ()

    @classmethod
    def get(cls, atol, rtol, ulps, mode, context=None):
        mode = ResultAccuracyModeAttr.get(mode, context)
        f64 = ir.F64Type.get(context)
        parts = [f"{name} = {str(ir.FloatAttr.get(f64, value)).split(' ')[0]}"
                 for name, value in (("atol", atol), ("rtol", rtol)) if value]
        parts += [f"ulps = {int(ulps)}"] * bool(ulps) + [f"mode = {mode}"]
        return cls._of(f"<{', '.join(parts)}>", context)

    atol = _field_property("atol", _float)
    rtol = _field_property("rtol", _float)
    ulps = _field_property("ulps", _int)
    mode = _field_property("mode", lambda self, text: self._parse(text).value)


@_parts.public("#stablehlo.dot_algorithm", __name__)
class DotAlgorithm(_parts.PartsAttr):
    """How a product of matrices is computed."""

    __slots__ = ()

    @classmethod
    def get(cls, lhs_precision_type, rhs_precision_type, accumulation_type, lhs_component_count, rhs_component_count,
            num_primitive_operations, allow_imprecise_accumulation, ctx=None):
        return cls._of(
            f"<lhs_precision_type = {lhs_precision_type}, rhs_precision_type = {rhs_precision_type}, "
            f"accumulation_type = {accumulation_type}, lhs_component_count = {int(lhs_component_count)}, "
            f"rhs_component_count = {int(rhs_component_count)}, num_primitive_operations = {int(num_primitive_operations)}, "
            f"allow_imprecise_accumulation = {str(bool(allow_imprecise_accumulation)).lower()}>", ctx)

    lhs_precision_type = _field_property("lhs_precision_type", _type)
    rhs_precision_type = _field_property("rhs_precision_type", _type)
    accumulation_type = _field_property("accumulation_type", _type)
    lhs_component_count = _field_property("lhs_component_count", _int)
    rhs_component_count = _field_property("rhs_component_count", _int)
    num_primitive_operations = _field_property("num_primitive_operations", _int)
    allow_imprecise_accumulation = _field_property("allow_imprecise_accumulation", lambda self, text: text == "true")


# ===-- Meshes ---------------------------------------------------------------------------------------------------=== #


@_parts.public("#stablehlo.sub_axis_info", __name__)
class SubAxisInfoAttr(_parts.PartsAttr):
    """Which part of an axis of a mesh."""

    __slots__ = ()

    @classmethod
    def get(cls, pre_size, size, context=None):
        return cls._of(f"({int(pre_size)}){int(size)}", context)

    def _sizes(self):
        return [int(each) for each in self._text().removeprefix("sub_axis_info").strip("< >").lstrip("(").split(")")]

    pre_size = property(lambda self: self._sizes()[0])
    size = property(lambda self: self._sizes()[1])


@_parts.public("#stablehlo.axis_ref", __name__)
class AxisRefAttr(_parts.PartsAttr):
    """An axis of a mesh, or a part of one."""

    __slots__ = ()

    @classmethod
    def get(cls, name, sub_axis_info=None, context=None):
        more = "" if sub_axis_info is None else f", sub_axis_info = ({sub_axis_info.pre_size}){sub_axis_info.size}"
        return cls._of(f'<name = "{name}"{more}>', context)

    name = _field_property("name", _quoted)

    @property
    def sub_axis_info(self):
        text = _parts.fields(self._body()).get("sub_axis_info")
        return None if text is None else SubAxisInfoAttr.get(*[int(each) for each in text.lstrip("(").split(")")], self.context)


@_parts.public("#stablehlo.mesh_axis", __name__)
class MeshAxisAttr(_parts.PartsAttr):
    """An axis of a mesh: its name and how many devices lie along it."""

    __slots__ = ()

    @classmethod
    def get(cls, name, size, context=None):
        return cls._of(f'<name = "{name}", size = {int(size)}>', context)

    name = _field_property("name", _quoted)
    size = _field_property("size", _int)


@_parts.public("#stablehlo.mesh", __name__)
class MeshAttr(_parts.PartsAttr):
    """The axes that devices lie along."""

    __slots__ = ()

    @classmethod
    def get(cls, axes, device_ids=None, context=None):
        shown = ", ".join(str(each).removeprefix("#stablehlo.mesh_axis") for each in axes)
        more = "" if device_ids is None else f", device_ids={device_ids}"
        return cls._of(f"<axes=[{shown}]{more}>", context)

    @property
    def axes(self):
        text = _parts.fields(self._body())["axes"]
        return ir.ArrayAttr.get([self._parse("#stablehlo.mesh_axis" + each) for each in _parts.split(text[1:-1])], self.context)

    device_ids = _field_property("device_ids", _attribute)


@_parts.public("#stablehlo.replica_group_mesh_axes", __name__)
class ReplicaGroupMeshAxesAttr(_parts.PartsAttr):
    """Groups of devices, by axes of a mesh."""

    __slots__ = ()

    @classmethod
    def get(cls, mesh, axes, context=None):
        return cls._of(f"<mesh = {mesh}, axes = {axes}>", context)

    mesh = _field_property("mesh", _attribute)
    axes = _field_property("axes", _attribute)


del _name, _class
