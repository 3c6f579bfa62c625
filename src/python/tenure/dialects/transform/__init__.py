# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Classes of the transform dialect: its types, its own operations with blocks for their bodies, and in a module for each of
its extensions (`structured`, `loop`, `vector`, ...) those of the extension; `extras` has handles whose methods make operations.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, NewType, Optional, Union  # noqa: F401  Programs import all of them from here.

from ... import ir
from ...ir import *  # noqa: F403
from ..._cext import register_operation
from .._ods_common import get_op_result_or_value as _get_op_result_or_value
from .._ods_common import get_op_results_or_values as _get_op_results_or_values
from .._parts import PartsType, public
from .._schema import Part, load
from .._typing import Ip, Name, Number, ValueLike, Values
from . import interpreter

# The first that has a prefix of an op has the op.
_EXTENSIONS = (
    Part("bufferization_transform", ("bufferization.",)),
    Part("gpu_transform", ("gpu.", "apply_patterns.gpu.", "apply_conversion_patterns.gpu.")),
    Part("loop_transform", ("loop.", "scf.", "apply_patterns.scf.", "apply_conversion_patterns.scf.")),
    Part("memref_transform", ("memref.", "apply_patterns.memref.", "apply_conversion_patterns.memref.")),
    Part("nvgpu_transform", ("nvgpu.", "apply_conversion_patterns.nvgpu.")),
    Part("sparse_tensor_transform", ("sparse_tensor.",)),
    Part("structured_transform", ("structured.", "apply_patterns.linalg.", "apply_patterns.tensor.fold_into_pack_and_unpack",
                                  "match.structured"),
         ("MatchInterfaceEnum", "TransposeMatmulInput")),
    Part("tensor_transform", ("tensor.", "apply_patterns.tensor.", "type_conversion.tensor.")),
    Part("vector_transform", ("apply_patterns.vector.", "apply_conversion_patterns.vector."),
         ("VectorContractLowering", "VectorMultiReductionLowering", "VectorTransferSplit", "VectorTransposeLowering")),
    Part("xegpu_transform", ("xegpu.",)),
    Part("transform_debug_extension", ("debug.",)),
    Part("transform_pdl_extension", ("pdl_match", "with_pdl_patterns")),
    Part("transform_smt_extension", ("smt.",)),
    Part("transform_tune_extension", ("tune.",)),
)
load(globals(), "transform", parts=_EXTENSIONS)
_ODS = {name: globals()[name] for name in (
    "ApplyPatternsOp", "ApplyRegisteredPassOp", "CastOp", "ForeachOp", "GetParentOp", "MergeHandlesOp", "NamedSequenceOp", "ReplicateOp", "SequenceOp", "YieldOp")}

# ===-- Types ----------------------------------------------------------------------------------------------------=== #


class _BareType(PartsType):
    """A type that is its name."""

    __slots__ = ()

    @classmethod
    def get(cls, context: ir.Context | None = None) -> ir.Type:
        """The type."""
        dialect, mnemonic = cls.type_name.split(".", 1)
        return ir.OpaqueType.get(dialect, mnemonic, context)


@public("!transform.any_op", __name__)
class AnyOpType(_BareType):
    """A handle to any operations."""

    __slots__ = ()


@public("!transform.any_param", __name__)
class AnyParamType(_BareType):
    """A parameter that is any attribute."""

    __slots__ = ()


@public("!transform.any_value", __name__)
class AnyValueType(_BareType):
    """A handle to any values."""

    __slots__ = ()


@public("!transform.op", __name__)
class OperationType(PartsType):
    """A handle to operations of one name."""

    __slots__ = ()

    @classmethod
    def get(cls, operation_name: str, context: ir.Context | None = None) -> OperationType:
        """The type of handles to operations of this name."""
        return ir.OpaqueType.get("transform", f"op<{ir.StringAttr.get(operation_name, context)}>", context)

    @property
    def operation_name(self) -> str:
        """The operations' name."""
        return self._text().split('"')[1]


@public("!transform.param", __name__)
class ParamType(PartsType):
    """A parameter that is an attribute of one type."""

    __slots__ = ()

    @classmethod
    def get(cls, type: ir.Type, context: ir.Context | None = None) -> ParamType:
        """The type of parameters of this type."""
        return ir.OpaqueType.get("transform", f"param<{type}>", type.context if context is None else context)

    @property
    def type(self) -> ir.Type:
        """The attribute's type."""
        return ir.Type.parse(self._text().removeprefix("param<")[:-1], self.context)


AnyOpTypeT = NewType("AnyOpTypeT", AnyOpType)


def any_op_t() -> AnyOpTypeT:
    """The type AnyOpType.get(); as an annotation of a block's argument it is one of type checkers too."""
    return AnyOpTypeT(AnyOpType.get())


@register_attribute_builder("ParamOperandAttr", allow_existing=True)  # noqa: F405
def _paramOperandAttr(x: int, context: ir.Context | None) -> ir.Attribute:
    return ir.Attribute.parse(f"#transform.param_operand<index={x}>", context=context)


# ===-- Operations -----------------------------------------------------------------------------------------------=== #


def _op_or_results(op):
    results = op.operation.results
    return results if len(results) > 1 else results[0] if len(results) == 1 else op


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyPatternsOp(_ODS["ApplyPatternsOp"]):
    """Applies the patterns of its body until none does."""

    def __init__(self, target: ValueLike, apply_cse: bool = False, max_iterations: Number | None = None,
                 max_num_rewrites: Number | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with an empty block for the patterns."""
        super().__init__(_get_op_result_or_value(target), apply_cse=apply_cse, max_iterations=max_iterations,
                         max_num_rewrites=max_num_rewrites, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def patterns(self) -> ir.Block:
        """The block of the patterns."""
        return self.regions[0].blocks[0]


def apply_patterns(target: ValueLike, apply_cse: bool = False, max_iterations: Number | None = None,
                   max_num_rewrites: Number | None = None, *, loc: ir.Location | None = None,
                   ip: Ip = None) -> ApplyPatternsOp:
    """Makes an ApplyPatternsOp."""
    return ApplyPatternsOp(target, apply_cse, max_iterations, max_num_rewrites, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class ApplyRegisteredPassOp(_ODS["ApplyRegisteredPassOp"]):
    """Runs a pass, or a pipeline of passes."""

    def __init__(self, result: ir.Type, target: ValueLike, pass_name: Name, *,
                 options: Mapping[Name, Any] | None = None, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`options` are attributes, Python values, or values that are parameters, or lists of these."""
        context = ir.Context.current if loc is None else loc.context
        dynamic: list[Any] = []
        named = {key.value if isinstance(key, ir.StringAttr) else key: _option(value, dynamic, context)
                 for key, value in (options or {}).items()}
        super().__init__(result, _get_op_result_or_value(target), pass_name, dynamic, options=ir.DictAttr.get(named), loc=loc,
                         ip=ip)


def _option(value, dynamic, context):
    """The attribute of an option's value; a parameter is appended to `dynamic`."""
    if isinstance(value, (ir.Value, ir.Operation, ir.OpView)):
        dynamic.append(value)
        return ir.AttrBuilder.get("ParamOperandAttr")(len(dynamic) - 1, context)
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, bool):
        return ir.BoolAttr.get(value)
    if isinstance(value, int):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64, context), value)
    if isinstance(value, str):
        return ir.StringAttr.get(value)
    if isinstance(value, Sequence):
        return ir.ArrayAttr.get([_option(each, dynamic, context) for each in value])
    raise TypeError(f"expected an attribute, a value, bool, int, str or a sequence as an option; got {type(value).__name__}")


def apply_registered_pass(result: ir.Type, target: ValueLike, pass_name: Name, *, options: Mapping[Name, Any] | None = None,
                          loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes an ApplyRegisteredPassOp and returns its result."""
    return ApplyRegisteredPassOp(result, target, pass_name, options=options, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)  # noqa: F821
class CastOp(_ODS["CastOp"]):
    """A handle as one of another type."""

    def __init__(self, result_type: ir.Type, target: ValueLike, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`result_type` is the type of the new handle."""
        super().__init__(result_type, _get_op_result_or_value(target), loc=loc, ip=ip)


def cast(result_type: ir.Type, target: ValueLike, *, loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a CastOp and returns its result."""
    return CastOp(result_type, target, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)  # noqa: F821
class ForeachOp(_ODS["ForeachOp"]):
    """Runs its body for each of the operations of handles."""

    def __init__(self, results: Sequence[ir.Type], targets: Sequence[ValueLike], *, with_zip_shortest: bool | None = False,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with a block that has an argument for each of `targets`."""
        targets = [_get_op_result_or_value(each) for each in targets]
        super().__init__(results, targets, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip)
        self.regions[0].blocks.append(*(each.type for each in targets))

    @property
    def body(self) -> ir.Block:
        """Its only block."""
        return self.regions[0].blocks[0]

    @property
    def bodyTargets(self) -> ir.BlockArgumentList:
        """The block's arguments."""
        return self.body.arguments


def foreach(results: Sequence[ir.Type], targets: Sequence[ValueLike], *, with_zip_shortest: bool | None = False,
            loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult | ir.OpResultList | ForeachOp:
    """Makes a ForeachOp and returns its results, or the op if it has none."""
    return _op_or_results(ForeachOp(results, targets, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip))


@register_operation(_Dialect, replace=True)  # noqa: F821
class GetParentOp(_ODS["GetParentOp"]):
    """The operations around others."""

    def __init__(self, result_type: ir.Type, target: ValueLike, *, isolated_from_above: bool = False,
                 allow_empty_results: bool = False, op_name: str | None = None, deduplicate: bool = False, nth_parent: int = 1,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Only ancestors that are isolated, or have the name, count; `nth_parent` selects one."""
        super().__init__(result_type, _get_op_result_or_value(target), isolated_from_above=isolated_from_above,
                         allow_empty_results=allow_empty_results, op_name=op_name, deduplicate=deduplicate,
                         nth_parent=nth_parent, loc=loc, ip=ip)


def get_parent_op(result_type: ir.Type, target: ValueLike, *, isolated_from_above: bool = False,
                  allow_empty_results: bool = False, op_name: str | None = None, deduplicate: bool = False, nth_parent: int = 1,
                  loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a GetParentOp and returns its result."""
    return GetParentOp(result_type, target, isolated_from_above=isolated_from_above, allow_empty_results=allow_empty_results,
                       op_name=op_name, deduplicate=deduplicate, nth_parent=nth_parent, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)  # noqa: F821
class MergeHandlesOp(_ODS["MergeHandlesOp"]):
    """The union of several handles."""

    def __init__(self, handles: Sequence[ValueLike], *, deduplicate: bool = False, results: Sequence[ir.Type] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """With `deduplicate`, payload that several of them share is contained once."""
        super().__init__([_get_op_result_or_value(each) for each in handles], deduplicate=deduplicate, results=results, loc=loc,
                         ip=ip)


def merge_handles(handles: Sequence[ValueLike], *, deduplicate: bool = False, results: Sequence[ir.Type] | None = None,
                  loc: ir.Location | None = None, ip: Ip = None) -> ir.OpResult:
    """Makes a MergeHandlesOp and returns its result."""
    return MergeHandlesOp(handles, deduplicate=deduplicate, results=results, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)  # noqa: F821
class ReplicateOp(_ODS["ReplicateOp"]):
    """Handles repeated as often as another one has operations."""

    def __init__(self, pattern: ValueLike, handles: Sequence[ValueLike], *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Results are of the types of `handles`."""
        handles = [_get_op_result_or_value(each) for each in handles]
        super().__init__([each.type for each in handles], _get_op_result_or_value(pattern), handles, loc=loc, ip=ip)


def replicate(pattern: ValueLike, handles: Sequence[ValueLike], *, loc: ir.Location | None = None,
              ip: Ip = None) -> ir.OpResult | ir.OpResultList | ReplicateOp:
    """Makes a ReplicateOp and returns its results, or the op if it has none."""
    return _op_or_results(ReplicateOp(pattern, handles, loc=loc, ip=ip))


class _Body:
    """The base of ops whose block takes the target first."""

    __slots__ = ()

    @property
    def body(self) -> ir.Block:
        """The block of the operations."""
        return self.regions[0].blocks[0]

    @property
    def bodyTarget(self) -> ir.BlockArgument:
        """The block's argument for the target."""
        return self.body.arguments[0]

    @property
    def bodyExtraArgs(self) -> ir.BlockArgumentList:
        """The block's other arguments."""
        return self.body.arguments[1:]


def _bindings(given):
    """Returns (values, types) of the extra bindings: values, or types only."""
    given = list(_get_op_results_or_values(given)) if given is not None else []
    if given and isinstance(given[0], ir.Type):
        return [], given
    return given, [each.type for each in given]


@register_operation(_Dialect, replace=True)  # noqa: F821
class SequenceOp(_ODS["SequenceOp"]):
    """Operations one after the other."""

    def __init__(self, failure_propagation_mode: int | str | ir.Attribute, results: Sequence[ir.Type], target: ValueLike | ir.Type,
                 extra_bindings: Values | Sequence[ir.Type] | None = None, *, loc: ir.Location | None = None,
                 ip: Ip = None) -> None:
        """`target` is a handle, or its type if it is not in this module; so are `extra_bindings`."""
        root = None if isinstance(target, ir.Type) else _get_op_result_or_value(target)
        values, types = _bindings(extra_bindings)
        super().__init__(results, failure_propagation_mode, values, root=root, loc=loc, ip=ip)
        self.regions[0].blocks.append(target if root is None else root.type, *types)

    body = _Body.body
    bodyTarget = _Body.bodyTarget
    bodyExtraArgs = _Body.bodyExtraArgs


def sequence(failure_propagation_mode: int | str | ir.Attribute, results: Sequence[ir.Type], target: ValueLike | ir.Type,
             extra_bindings: Values | Sequence[ir.Type] | None = None, *, loc: ir.Location | None = None,
             ip: Ip = None) -> ir.OpResult | ir.OpResultList | SequenceOp:
    """Makes a SequenceOp and returns its results, or the op if it has none."""
    return _op_or_results(SequenceOp(failure_propagation_mode, results, target, extra_bindings, loc=loc, ip=ip))


@register_operation(_Dialect, replace=True)  # noqa: F821
class NamedSequenceOp(_ODS["NamedSequenceOp"]):
    """A sequence with a name, to be included or called."""

    def __init__(self, sym_name: Name, input_types: Sequence[ir.Type], result_types: Sequence[ir.Type], *,
                 sym_visibility: Name | None = None,
                 arg_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None,
                 res_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None,
                 loc: ir.Location | None = None, ip: Ip = None) -> None:
        """Makes one with a block that takes `input_types`."""
        kind = ir.TypeAttr.get(ir.FunctionType.get(input_types, result_types))
        super().__init__(sym_name, kind, sym_visibility=sym_visibility, arg_attrs=arg_attrs, res_attrs=res_attrs, loc=loc, ip=ip)
        self.regions[0].blocks.append(*input_types)

    body = _Body.body
    bodyTarget = _Body.bodyTarget
    bodyExtraArgs = _Body.bodyExtraArgs

    def apply(self, payload: ir.Module, transform_options: interpreter.TransformOptions | None = None) -> ir.Module:
        """Applies the sequence, which is in a module with the attribute transform.with_named_sequence, to `payload`, and returns
        that."""
        parent = self.parent
        if parent is None or not isinstance(parent.attributes.get("transform.with_named_sequence"), ir.UnitAttr):
            raise AssertionError("expected a named sequence in a module with the attribute transform.with_named_sequence")
        interpreter.apply_named_sequence(payload, self, parent, transform_options)
        return payload


def named_sequence(sym_name: Name, input_types: Sequence[ir.Type], result_types: Sequence[ir.Type], *,
                   sym_visibility: Name | None = None,
                   arg_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None,
                   res_attrs: ir.ArrayAttr | Sequence[Mapping[str, ir.Attribute]] | None = None,
                   loc: ir.Location | None = None, ip: Ip = None) -> NamedSequenceOp:
    """Makes a NamedSequenceOp."""
    return NamedSequenceOp(sym_name, input_types, result_types, sym_visibility=sym_visibility, arg_attrs=arg_attrs,
                           res_attrs=res_attrs, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)  # noqa: F821
class YieldOp(_ODS["YieldOp"]):
    """Ends a body."""

    def __init__(self, operands: Values | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> None:
        """`operands` are what the op around it has as results."""
        super().__init__([] if operands is None else _get_op_results_or_values(operands), loc=loc, ip=ip)


def yield_(operands: Values | None = None, *, loc: ir.Location | None = None, ip: Ip = None) -> YieldOp:
    """Makes a YieldOp."""
    return YieldOp(operands, loc=loc, ip=ip)
