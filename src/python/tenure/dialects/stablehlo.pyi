# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Made by tools/make-dialect-stubs.
from collections.abc import Callable, Generator, Sequence
from typing import Any

from ..ir import (
    ArrayAttr,
    Attribute,
    Block,
    BlockArgumentList,
    Context,
    Dialect,
    FlatSymbolRefAttr,
    FunctionType,
    InsertionPoint,
    Location,
    Operation,
    OpOperandList,
    OpResultList,
    OpView,
    Region,
    RegionSequence,
    StringAttr,
    Type,
    TypeAttr,
    Value,
)

_Value = Value | Operation | OpView
_Values = Sequence[_Value] | OpResultList | OpOperandList | Operation | OpView

class _Dialect(Dialect): ...

class AbsOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AddOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AfterAllOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, inputs: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AllGatherOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, all_gather_dim: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def all_gather_dim(self) -> Attribute: ...  # type: ignore[override]
    @all_gather_dim.setter
    def all_gather_dim(self, value: Any) -> None: ...
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def use_global_device_ids(self) -> bool: ...  # type: ignore[override]
    @use_global_device_ids.setter
    def use_global_device_ids(self, value: Any) -> None: ...

class AllReduceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def use_global_device_ids(self) -> bool: ...  # type: ignore[override]
    @use_global_device_ids.setter
    def use_global_device_ids(self, value: Any) -> None: ...
    @property
    def computation(self) -> Region: ...  # type: ignore[override]

class AllToAllOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, split_dimension: Attribute | int, concat_dimension: Attribute | int, split_count: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def split_dimension(self) -> Attribute: ...  # type: ignore[override]
    @split_dimension.setter
    def split_dimension(self, value: Any) -> None: ...
    @property
    def concat_dimension(self) -> Attribute: ...  # type: ignore[override]
    @concat_dimension.setter
    def concat_dimension(self, value: Any) -> None: ...
    @property
    def split_count(self) -> Attribute: ...  # type: ignore[override]
    @split_count.setter
    def split_count(self, value: Any) -> None: ...
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...

class AndOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AsyncDoneOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class AsyncStartOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def body(self) -> Region: ...  # type: ignore[override]

class Atan2Op(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BatchNormGradOp(OpView):
    OPERATION_NAME: str
    def __init__(self, grad_operand: Type, grad_scale: Type, grad_offset: Type, operand: _Value, grad_output: _Value, scale: _Value, mean: _Value, variance: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def scale(self) -> Value: ...  # type: ignore[override]
    @property
    def mean(self) -> Value: ...  # type: ignore[override]
    @property
    def variance(self) -> Value: ...  # type: ignore[override]
    @property
    def grad_output(self) -> Value: ...  # type: ignore[override]
    @property
    def grad_operand(self) -> Value: ...  # type: ignore[override]
    @property
    def grad_scale(self) -> Value: ...  # type: ignore[override]
    @property
    def grad_offset(self) -> Value: ...  # type: ignore[override]
    @property
    def epsilon(self) -> Attribute: ...  # type: ignore[override]
    @epsilon.setter
    def epsilon(self, value: Any) -> None: ...
    @property
    def feature_index(self) -> Attribute: ...  # type: ignore[override]
    @feature_index.setter
    def feature_index(self, value: Any) -> None: ...

class BatchNormInferenceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, scale: _Value, offset: _Value, mean: _Value, variance: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def scale(self) -> Value: ...  # type: ignore[override]
    @property
    def offset(self) -> Value: ...  # type: ignore[override]
    @property
    def mean(self) -> Value: ...  # type: ignore[override]
    @property
    def variance(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def epsilon(self) -> Attribute: ...  # type: ignore[override]
    @epsilon.setter
    def epsilon(self, value: Any) -> None: ...
    @property
    def feature_index(self) -> Attribute: ...  # type: ignore[override]
    @feature_index.setter
    def feature_index(self, value: Any) -> None: ...

class BatchNormTrainingOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, batch_mean: Type, batch_var: Type, operand: _Value, scale: _Value, offset: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def scale(self) -> Value: ...  # type: ignore[override]
    @property
    def offset(self) -> Value: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def batch_mean(self) -> Value: ...  # type: ignore[override]
    @property
    def batch_var(self) -> Value: ...  # type: ignore[override]
    @property
    def epsilon(self) -> Attribute: ...  # type: ignore[override]
    @epsilon.setter
    def epsilon(self, value: Any) -> None: ...
    @property
    def feature_index(self) -> Attribute: ...  # type: ignore[override]
    @feature_index.setter
    def feature_index(self, value: Any) -> None: ...

class BitcastConvertOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class BroadcastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, broadcast_sizes: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_sizes(self) -> Attribute: ...  # type: ignore[override]
    @broadcast_sizes.setter
    def broadcast_sizes(self, value: Any) -> None: ...

class BroadcastInDimOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, broadcast_dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...

class CaseOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], index: _Value, *, num_branches: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def index(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def branches(self) -> RegionSequence | Any: ...  # type: ignore[override]

class CbrtOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class CeilOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CholeskyOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, a: _Value, *, lower: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def a(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def lower(self) -> Attribute | None: ...  # type: ignore[override]
    @lower.setter
    def lower(self, value: Any) -> None: ...

class ClampOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, min: _Value, operand: _Value, max: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def min(self) -> Value: ...  # type: ignore[override]
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def max(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CollectiveBroadcastOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., has_dynamic_root: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def has_dynamic_root(self) -> bool: ...  # type: ignore[override]
    @has_dynamic_root.setter
    def has_dynamic_root(self, value: Any) -> None: ...

class CollectivePermuteOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, source_target_pairs: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def source_target_pairs(self) -> Attribute: ...  # type: ignore[override]
    @source_target_pairs.setter
    def source_target_pairs(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...

class CollectiveReduceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., has_dynamic_root: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operands_(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def use_global_device_ids(self) -> bool: ...  # type: ignore[override]
    @use_global_device_ids.setter
    def use_global_device_ids(self, value: Any) -> None: ...
    @property
    def has_dynamic_root(self) -> bool: ...  # type: ignore[override]
    @has_dynamic_root.setter
    def has_dynamic_root(self, value: Any) -> None: ...
    @property
    def computation(self) -> Region: ...  # type: ignore[override]

class CompareOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, comparison_direction: Attribute | str | int, *, compare_type: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def comparison_direction(self) -> Attribute: ...  # type: ignore[override]
    @comparison_direction.setter
    def comparison_direction(self, value: Any) -> None: ...
    @property
    def compare_type(self) -> Attribute | None: ...  # type: ignore[override]
    @compare_type.setter
    def compare_type(self, value: Any) -> None: ...

class ComplexOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CompositeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, name: Attribute | str, decomposition: Attribute | str, *, composite_attributes: Attribute | Any | None = ..., version: Attribute | int | None = ..., num_composite_regions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def name(self) -> Attribute: ...  # type: ignore[override]
    @name.setter
    def name(self, value: Any) -> None: ...
    @property
    def composite_attributes(self) -> Attribute | None: ...  # type: ignore[override]
    @composite_attributes.setter
    def composite_attributes(self, value: Any) -> None: ...
    @property
    def decomposition(self) -> Attribute: ...  # type: ignore[override]
    @decomposition.setter
    def decomposition(self, value: Any) -> None: ...
    @property
    def version(self) -> Attribute | None: ...  # type: ignore[override]
    @version.setter
    def version(self, value: Any) -> None: ...
    @property
    def composite_regions(self) -> RegionSequence | Any: ...  # type: ignore[override]

class ConcatenateOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, inputs: _Values, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimension(self) -> Attribute: ...  # type: ignore[override]
    @dimension.setter
    def dimension(self, value: Any) -> None: ...

class ConstantOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def value(self) -> Attribute: ...  # type: ignore[override]
    @value.setter
    def value(self, value: Any) -> None: ...

class ConvertOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ConvolutionOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, dimension_numbers: Attribute | str | int, feature_group_count: Attribute | int, batch_group_count: Attribute | int, *, window_strides: Attribute | Any | None = ..., lhs_dilation: Attribute | Any | None = ..., rhs_dilation: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., window_reversal: Attribute | Any | None = ..., precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def window_strides(self) -> Attribute | None: ...  # type: ignore[override]
    @window_strides.setter
    def window_strides(self, value: Any) -> None: ...
    @property
    def padding(self) -> Attribute | None: ...  # type: ignore[override]
    @padding.setter
    def padding(self, value: Any) -> None: ...
    @property
    def lhs_dilation(self) -> Attribute | None: ...  # type: ignore[override]
    @lhs_dilation.setter
    def lhs_dilation(self, value: Any) -> None: ...
    @property
    def rhs_dilation(self) -> Attribute | None: ...  # type: ignore[override]
    @rhs_dilation.setter
    def rhs_dilation(self, value: Any) -> None: ...
    @property
    def window_reversal(self) -> Attribute | None: ...  # type: ignore[override]
    @window_reversal.setter
    def window_reversal(self, value: Any) -> None: ...
    @property
    def dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @dimension_numbers.setter
    def dimension_numbers(self, value: Any) -> None: ...
    @property
    def feature_group_count(self) -> Attribute: ...  # type: ignore[override]
    @feature_group_count.setter
    def feature_group_count(self, value: Any) -> None: ...
    @property
    def batch_group_count(self) -> Attribute: ...  # type: ignore[override]
    @batch_group_count.setter
    def batch_group_count(self, value: Any) -> None: ...
    @property
    def precision_config(self) -> Attribute | None: ...  # type: ignore[override]
    @precision_config.setter
    def precision_config(self, value: Any) -> None: ...

class CosineOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class ClzOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class CreateTokenOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]

class CrossReplicaSumOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, replica_groups: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...

class CustomCallOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, call_target_name: Attribute | str, *, has_side_effect: Attribute | bool | None = ..., backend_config: Attribute | Any | None = ..., api_version: Attribute | int | None = ..., called_computations: Attribute | Any | None = ..., operand_layouts: Attribute | Any | None = ..., result_layouts: Attribute | Any | None = ..., output_operand_aliases: Attribute | Any | None = ..., result_tilings: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def call_target_name(self) -> Attribute: ...  # type: ignore[override]
    @call_target_name.setter
    def call_target_name(self, value: Any) -> None: ...
    @property
    def has_side_effect(self) -> Attribute | None: ...  # type: ignore[override]
    @has_side_effect.setter
    def has_side_effect(self, value: Any) -> None: ...
    @property
    def backend_config(self) -> Attribute | None: ...  # type: ignore[override]
    @backend_config.setter
    def backend_config(self, value: Any) -> None: ...
    @property
    def api_version(self) -> Attribute | None: ...  # type: ignore[override]
    @api_version.setter
    def api_version(self, value: Any) -> None: ...
    @property
    def called_computations(self) -> Attribute | None: ...  # type: ignore[override]
    @called_computations.setter
    def called_computations(self, value: Any) -> None: ...
    @property
    def operand_layouts(self) -> Attribute | None: ...  # type: ignore[override]
    @operand_layouts.setter
    def operand_layouts(self, value: Any) -> None: ...
    @property
    def result_layouts(self) -> Attribute | None: ...  # type: ignore[override]
    @result_layouts.setter
    def result_layouts(self, value: Any) -> None: ...
    @property
    def output_operand_aliases(self) -> Attribute | None: ...  # type: ignore[override]
    @output_operand_aliases.setter
    def output_operand_aliases(self, value: Any) -> None: ...
    @property
    def result_tilings(self) -> Attribute | None: ...  # type: ignore[override]
    @result_tilings.setter
    def result_tilings(self, value: Any) -> None: ...

class DivOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DotOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def precision_config(self) -> Attribute | None: ...  # type: ignore[override]
    @precision_config.setter
    def precision_config(self, value: Any) -> None: ...

class DotGeneralOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, dot_dimension_numbers: Attribute | str | int, *, precision_config: Attribute | Any | None = ..., algorithm: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dot_dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @dot_dimension_numbers.setter
    def dot_dimension_numbers(self, value: Any) -> None: ...
    @property
    def precision_config(self) -> Attribute | None: ...  # type: ignore[override]
    @precision_config.setter
    def precision_config(self, value: Any) -> None: ...
    @property
    def algorithm(self) -> Attribute | None: ...  # type: ignore[override]
    @algorithm.setter
    def algorithm(self, value: Any) -> None: ...

class DynamicBroadcastInDimOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, output_dimensions: _Value, broadcast_dimensions: Attribute | Any, *, known_expanding_dimensions: Attribute | Any | None = ..., known_nonexpanding_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def output_dimensions(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def broadcast_dimensions(self) -> Attribute: ...  # type: ignore[override]
    @broadcast_dimensions.setter
    def broadcast_dimensions(self, value: Any) -> None: ...
    @property
    def known_expanding_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @known_expanding_dimensions.setter
    def known_expanding_dimensions(self, value: Any) -> None: ...
    @property
    def known_nonexpanding_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @known_nonexpanding_dimensions.setter
    def known_nonexpanding_dimensions(self, value: Any) -> None: ...

class DynamicConvOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, padding: _Value, dimension_numbers: Attribute | str | int, feature_group_count: Attribute | int, batch_group_count: Attribute | int, *, window_strides: Attribute | Any | None = ..., lhs_dilation: Attribute | Any | None = ..., rhs_dilation: Attribute | Any | None = ..., window_reversal: Attribute | Any | None = ..., precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def padding(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def window_strides(self) -> Attribute | None: ...  # type: ignore[override]
    @window_strides.setter
    def window_strides(self, value: Any) -> None: ...
    @property
    def lhs_dilation(self) -> Attribute | None: ...  # type: ignore[override]
    @lhs_dilation.setter
    def lhs_dilation(self, value: Any) -> None: ...
    @property
    def rhs_dilation(self) -> Attribute | None: ...  # type: ignore[override]
    @rhs_dilation.setter
    def rhs_dilation(self, value: Any) -> None: ...
    @property
    def window_reversal(self) -> Attribute | None: ...  # type: ignore[override]
    @window_reversal.setter
    def window_reversal(self, value: Any) -> None: ...
    @property
    def dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @dimension_numbers.setter
    def dimension_numbers(self, value: Any) -> None: ...
    @property
    def feature_group_count(self) -> Attribute: ...  # type: ignore[override]
    @feature_group_count.setter
    def feature_group_count(self, value: Any) -> None: ...
    @property
    def batch_group_count(self) -> Attribute: ...  # type: ignore[override]
    @batch_group_count.setter
    def batch_group_count(self, value: Any) -> None: ...
    @property
    def precision_config(self) -> Attribute | None: ...  # type: ignore[override]
    @precision_config.setter
    def precision_config(self, value: Any) -> None: ...

class DynamicGatherOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, start_indices: _Value, slice_sizes: _Value, dimension_numbers: Attribute | str | int, *, indices_are_sorted: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> Value: ...  # type: ignore[override]
    @property
    def slice_sizes(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @dimension_numbers.setter
    def dimension_numbers(self, value: Any) -> None: ...
    @property
    def indices_are_sorted(self) -> Attribute | None: ...  # type: ignore[override]
    @indices_are_sorted.setter
    def indices_are_sorted(self, value: Any) -> None: ...

class DynamicIotaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, output_shape: _Value, iota_dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output_shape(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def iota_dimension(self) -> Attribute: ...  # type: ignore[override]
    @iota_dimension.setter
    def iota_dimension(self, value: Any) -> None: ...

class DynamicPadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, padding_value: _Value, edge_padding_low: _Value, edge_padding_high: _Value, interior_padding: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def padding_value(self) -> Value: ...  # type: ignore[override]
    @property
    def edge_padding_low(self) -> Value: ...  # type: ignore[override]
    @property
    def edge_padding_high(self) -> Value: ...  # type: ignore[override]
    @property
    def interior_padding(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DynamicReshapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, output_shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def output_shape(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class DynamicSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, start_indices: _Values, slice_sizes: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def slice_sizes(self) -> Attribute: ...  # type: ignore[override]
    @slice_sizes.setter
    def slice_sizes(self, value: Any) -> None: ...

class DynamicUpdateSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, update: _Value, start_indices: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def update(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class EinsumOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, einsum_config: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def einsum_config(self) -> Attribute: ...  # type: ignore[override]
    @einsum_config.setter
    def einsum_config(self, value: Any) -> None: ...

class ExpOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class Expm1Op(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class FftOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, fft_type: Attribute | str | int, fft_length: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def fft_type(self) -> Attribute: ...  # type: ignore[override]
    @fft_type.setter
    def fft_type(self, value: Any) -> None: ...
    @property
    def fft_length(self) -> Attribute: ...  # type: ignore[override]
    @fft_length.setter
    def fft_length(self, value: Any) -> None: ...

class FloorOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class GatherOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, start_indices: _Value, dimension_numbers: Attribute | str | int, slice_sizes: Attribute | Any, *, indices_are_sorted: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @dimension_numbers.setter
    def dimension_numbers(self, value: Any) -> None: ...
    @property
    def slice_sizes(self) -> Attribute: ...  # type: ignore[override]
    @slice_sizes.setter
    def slice_sizes(self, value: Any) -> None: ...
    @property
    def indices_are_sorted(self) -> Attribute | None: ...  # type: ignore[override]
    @indices_are_sorted.setter
    def indices_are_sorted(self, value: Any) -> None: ...

class GetDimensionSizeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimension(self) -> Attribute: ...  # type: ignore[override]
    @dimension.setter
    def dimension(self, value: Any) -> None: ...

class GetTupleElementOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def index(self) -> Attribute: ...  # type: ignore[override]
    @index.setter
    def index(self, value: Any) -> None: ...

class IfOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], pred: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def pred(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def true_branch(self) -> Region: ...  # type: ignore[override]
    @property
    def false_branch(self) -> Region: ...  # type: ignore[override]

class ImagOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class InfeedOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], token: _Value, *, infeed_config: Attribute | str | None = ..., layout: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def token(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def infeed_config(self) -> Attribute | None: ...  # type: ignore[override]
    @infeed_config.setter
    def infeed_config(self, value: Any) -> None: ...
    @property
    def layout(self) -> Attribute | None: ...  # type: ignore[override]
    @layout.setter
    def layout(self, value: Any) -> None: ...

class IotaOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, iota_dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def iota_dimension(self) -> Attribute: ...  # type: ignore[override]
    @iota_dimension.setter
    def iota_dimension(self, value: Any) -> None: ...

class IsFiniteOp(OpView):
    OPERATION_NAME: str
    def __init__(self, y: Type, x: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def x(self) -> Value: ...  # type: ignore[override]
    @property
    def y(self) -> Value: ...  # type: ignore[override]

class LogOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class Log1pOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class LogisticOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class MapOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, inputs: _Values, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimensions(self) -> Attribute: ...  # type: ignore[override]
    @dimensions.setter
    def dimensions(self, value: Any) -> None: ...
    @property
    def computation(self) -> Region: ...  # type: ignore[override]

class MaxOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MinOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class MulOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class NegOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class NotOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class OptimizationBarrierOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Sequence[Type], operand: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> OpResultList: ...  # type: ignore[override]

class OrOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class OutfeedOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, inputs: _Values, token: _Value, *, outfeed_config: Attribute | str | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def token(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def outfeed_config(self) -> Attribute | None: ...  # type: ignore[override]
    @outfeed_config.setter
    def outfeed_config(self, value: Any) -> None: ...

class PadOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, padding_value: _Value, edge_padding_low: Attribute | Any, edge_padding_high: Attribute | Any, interior_padding: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def padding_value(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def edge_padding_low(self) -> Attribute: ...  # type: ignore[override]
    @edge_padding_low.setter
    def edge_padding_low(self, value: Any) -> None: ...
    @property
    def edge_padding_high(self) -> Attribute: ...  # type: ignore[override]
    @edge_padding_high.setter
    def edge_padding_high(self, value: Any) -> None: ...
    @property
    def interior_padding(self) -> Attribute: ...  # type: ignore[override]
    @interior_padding.setter
    def interior_padding(self, value: Any) -> None: ...

class PartitionIdOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class PopulationCountOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class PowOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RealOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RealDynamicSliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, start_indices: _Value, limit_indices: _Value, strides: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> Value: ...  # type: ignore[override]
    @property
    def limit_indices(self) -> Value: ...  # type: ignore[override]
    @property
    def strides(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RecvOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], token: _Value, channel_handle: Attribute | str | int, *, is_host_transfer: Attribute | bool | None = ..., source_target_pairs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def token(self) -> Value: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def channel_handle(self) -> Attribute: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def is_host_transfer(self) -> Attribute | None: ...  # type: ignore[override]
    @is_host_transfer.setter
    def is_host_transfer(self, value: Any) -> None: ...
    @property
    def source_target_pairs(self) -> Attribute | None: ...  # type: ignore[override]
    @source_target_pairs.setter
    def source_target_pairs(self, value: Any) -> None: ...

class ReduceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, init_values: _Values, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def init_values(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def dimensions(self) -> Attribute: ...  # type: ignore[override]
    @dimensions.setter
    def dimensions(self, value: Any) -> None: ...
    @property
    def body(self) -> Region: ...  # type: ignore[override]

class ReducePrecisionOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output: Type, operand: _Value, exponent_bits: Attribute | int, mantissa_bits: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def exponent_bits(self) -> Attribute: ...  # type: ignore[override]
    @exponent_bits.setter
    def exponent_bits(self, value: Any) -> None: ...
    @property
    def mantissa_bits(self) -> Attribute: ...  # type: ignore[override]
    @mantissa_bits.setter
    def mantissa_bits(self, value: Any) -> None: ...

class ReduceScatterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, scatter_dimension: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def scatter_dimension(self) -> Attribute: ...  # type: ignore[override]
    @scatter_dimension.setter
    def scatter_dimension(self, value: Any) -> None: ...
    @property
    def replica_groups(self) -> Attribute: ...  # type: ignore[override]
    @replica_groups.setter
    def replica_groups(self, value: Any) -> None: ...
    @property
    def channel_handle(self) -> Attribute | None: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def use_global_device_ids(self) -> bool: ...  # type: ignore[override]
    @use_global_device_ids.setter
    def use_global_device_ids(self, value: Any) -> None: ...
    @property
    def computation(self) -> Region: ...  # type: ignore[override]

class ReduceWindowOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, init_values: _Values, window_dimensions: Attribute | Any, *, window_strides: Attribute | Any | None = ..., base_dilations: Attribute | Any | None = ..., window_dilations: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def init_values(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def window_dimensions(self) -> Attribute: ...  # type: ignore[override]
    @window_dimensions.setter
    def window_dimensions(self, value: Any) -> None: ...
    @property
    def window_strides(self) -> Attribute | None: ...  # type: ignore[override]
    @window_strides.setter
    def window_strides(self, value: Any) -> None: ...
    @property
    def base_dilations(self) -> Attribute | None: ...  # type: ignore[override]
    @base_dilations.setter
    def base_dilations(self, value: Any) -> None: ...
    @property
    def window_dilations(self) -> Attribute | None: ...  # type: ignore[override]
    @window_dilations.setter
    def window_dilations(self, value: Any) -> None: ...
    @property
    def padding(self) -> Attribute | None: ...  # type: ignore[override]
    @padding.setter
    def padding(self, value: Any) -> None: ...
    @property
    def body(self) -> Region: ...  # type: ignore[override]

class RemOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ReplicaIdOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ReshapeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ReturnOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def results_(self) -> OpOperandList: ...  # type: ignore[override]

class ReverseOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimensions(self) -> Attribute: ...  # type: ignore[override]
    @dimensions.setter
    def dimensions(self, value: Any) -> None: ...

class RngOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, a: _Value, b: _Value, shape: _Value, rng_distribution: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def a(self) -> Value: ...  # type: ignore[override]
    @property
    def b(self) -> Value: ...  # type: ignore[override]
    @property
    def shape(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def rng_distribution(self) -> Attribute: ...  # type: ignore[override]
    @rng_distribution.setter
    def rng_distribution(self, value: Any) -> None: ...

class RngBitGeneratorOp(OpView):
    OPERATION_NAME: str
    def __init__(self, output_state: Type, output: Type, initial_state: _Value, rng_algorithm: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def initial_state(self) -> Value: ...  # type: ignore[override]
    @property
    def output_state(self) -> Value: ...  # type: ignore[override]
    @property
    def output(self) -> Value: ...  # type: ignore[override]
    @property
    def rng_algorithm(self) -> Attribute: ...  # type: ignore[override]
    @rng_algorithm.setter
    def rng_algorithm(self, value: Any) -> None: ...

class RoundOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RoundNearestEvenOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class RsqrtOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class ScatterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, updates: _Values, scatter_indices: _Value, scatter_dimension_numbers: Attribute | str | int, *, indices_are_sorted: Attribute | bool | None = ..., unique_indices: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def scatter_indices(self) -> Value: ...  # type: ignore[override]
    @property
    def updates(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def scatter_dimension_numbers(self) -> Attribute: ...  # type: ignore[override]
    @scatter_dimension_numbers.setter
    def scatter_dimension_numbers(self, value: Any) -> None: ...
    @property
    def indices_are_sorted(self) -> Attribute | None: ...  # type: ignore[override]
    @indices_are_sorted.setter
    def indices_are_sorted(self, value: Any) -> None: ...
    @property
    def unique_indices(self) -> Attribute | None: ...  # type: ignore[override]
    @unique_indices.setter
    def unique_indices(self, value: Any) -> None: ...
    @property
    def update_computation(self) -> Region: ...  # type: ignore[override]

class SelectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, pred: _Value, on_true: _Value, on_false: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def pred(self) -> Value: ...  # type: ignore[override]
    @property
    def on_true(self) -> Value: ...  # type: ignore[override]
    @property
    def on_false(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SelectAndScatterOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, source: _Value, init_value: _Value, *, window_dimensions: Attribute | Any | None = ..., window_strides: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def source(self) -> Value: ...  # type: ignore[override]
    @property
    def init_value(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def window_dimensions(self) -> Attribute | None: ...  # type: ignore[override]
    @window_dimensions.setter
    def window_dimensions(self, value: Any) -> None: ...
    @property
    def window_strides(self) -> Attribute | None: ...  # type: ignore[override]
    @window_strides.setter
    def window_strides(self, value: Any) -> None: ...
    @property
    def padding(self) -> Attribute | None: ...  # type: ignore[override]
    @padding.setter
    def padding(self, value: Any) -> None: ...
    @property
    def select(self) -> Region: ...  # type: ignore[override]
    @property
    def scatter(self) -> Region: ...  # type: ignore[override]

class SendOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, inputs: _Values, token: _Value, channel_handle: Attribute | str | int, *, is_host_transfer: Attribute | bool | None = ..., source_target_pairs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def token(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def channel_handle(self) -> Attribute: ...  # type: ignore[override]
    @channel_handle.setter
    def channel_handle(self, value: Any) -> None: ...
    @property
    def is_host_transfer(self) -> Attribute | None: ...  # type: ignore[override]
    @is_host_transfer.setter
    def is_host_transfer(self, value: Any) -> None: ...
    @property
    def source_target_pairs(self) -> Attribute | None: ...  # type: ignore[override]
    @source_target_pairs.setter
    def source_target_pairs(self, value: Any) -> None: ...

class SetDimensionSizeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, size: _Value, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def size(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dimension(self) -> Attribute: ...  # type: ignore[override]
    @dimension.setter
    def dimension(self, value: Any) -> None: ...

class ShiftLeftOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShiftRightArithmeticOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class ShiftRightLogicalOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SignOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class SineOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class SliceOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, start_indices: Attribute | Any, limit_indices: Attribute | Any, strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def start_indices(self) -> Attribute: ...  # type: ignore[override]
    @start_indices.setter
    def start_indices(self, value: Any) -> None: ...
    @property
    def limit_indices(self) -> Attribute: ...  # type: ignore[override]
    @limit_indices.setter
    def limit_indices(self, value: Any) -> None: ...
    @property
    def strides(self) -> Attribute: ...  # type: ignore[override]
    @strides.setter
    def strides(self, value: Any) -> None: ...

class SortOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], inputs: _Values, *, dimension: Attribute | int | None = ..., is_stable: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def inputs(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def dimension(self) -> Attribute | None: ...  # type: ignore[override]
    @dimension.setter
    def dimension(self, value: Any) -> None: ...
    @property
    def is_stable(self) -> Attribute | None: ...  # type: ignore[override]
    @is_stable.setter
    def is_stable(self, value: Any) -> None: ...
    @property
    def comparator(self) -> Region: ...  # type: ignore[override]

class SqrtOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class SubtractOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class TanOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class TanhOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def result_accuracy(self) -> Attribute | None: ...  # type: ignore[override]
    @result_accuracy.setter
    def result_accuracy(self, value: Any) -> None: ...

class TorchIndexSelectOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, index: _Value, dim: Attribute | int, batch_dims: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def index(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def dim(self) -> Attribute: ...  # type: ignore[override]
    @dim.setter
    def dim(self, value: Any) -> None: ...
    @property
    def batch_dims(self) -> Attribute: ...  # type: ignore[override]
    @batch_dims.setter
    def batch_dims(self, value: Any) -> None: ...

class TransposeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, permutation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def permutation(self) -> Attribute: ...  # type: ignore[override]
    @permutation.setter
    def permutation(self, value: Any) -> None: ...

class TriangularSolveOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, a: _Value, b: _Value, left_side: Attribute | bool, lower: Attribute | bool, unit_diagonal: Attribute | bool, transpose_a: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def a(self) -> Value: ...  # type: ignore[override]
    @property
    def b(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def left_side(self) -> Attribute: ...  # type: ignore[override]
    @left_side.setter
    def left_side(self, value: Any) -> None: ...
    @property
    def lower(self) -> Attribute: ...  # type: ignore[override]
    @lower.setter
    def lower(self, value: Any) -> None: ...
    @property
    def unit_diagonal(self) -> Attribute: ...  # type: ignore[override]
    @unit_diagonal.setter
    def unit_diagonal(self, value: Any) -> None: ...
    @property
    def transpose_a(self) -> Attribute: ...  # type: ignore[override]
    @transpose_a.setter
    def transpose_a(self, value: Any) -> None: ...

class TupleOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, val: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def val(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class UnaryEinsumOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, einsum_config: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]
    @property
    def einsum_config(self) -> Attribute: ...  # type: ignore[override]
    @einsum_config.setter
    def einsum_config(self, value: Any) -> None: ...

class UniformDequantizeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class UniformQuantizeOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

class WhileOp(OpView):
    OPERATION_NAME: str
    def __init__(self, results_: Sequence[Type], operand: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def operand(self) -> OpOperandList: ...  # type: ignore[override]
    @property
    def results_(self) -> OpResultList: ...  # type: ignore[override]
    @property
    def cond(self) -> Region: ...  # type: ignore[override]
    @property
    def body(self) -> Region: ...  # type: ignore[override]

class XorOp(OpView):
    OPERATION_NAME: str
    def __init__(self, result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> None: ...
    @property
    def lhs(self) -> Value: ...  # type: ignore[override]
    @property
    def rhs(self) -> Value: ...  # type: ignore[override]
    @property
    def result(self) -> Value: ...  # type: ignore[override]

def abs(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def add(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def after_all(result: Type, inputs: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def all_gather(results_: Sequence[Type], operands_: _Values, all_gather_dim: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def all_reduce(results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def all_to_all(results_: Sequence[Type], operands_: _Values, split_dimension: Attribute | int, concat_dimension: Attribute | int, split_count: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def and_(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def async_done(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def async_start(result: Type, operands_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def atan2(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def batch_norm_grad(grad_operand: Type, grad_scale: Type, grad_offset: Type, operand: _Value, grad_output: _Value, scale: _Value, mean: _Value, variance: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def batch_norm_inference(result: Type, operand: _Value, scale: _Value, offset: _Value, mean: _Value, variance: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def batch_norm_training(output: Type, batch_mean: Type, batch_var: Type, operand: _Value, scale: _Value, offset: _Value, epsilon: Attribute | float, feature_index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def bitcast_convert(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast(result: Type, operand: _Value, broadcast_sizes: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def broadcast_in_dim(result: Type, operand: _Value, broadcast_dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def case(results_: Sequence[Type], index: _Value, *, num_branches: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def cbrt(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def ceil(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cholesky(result: Type, a: _Value, *, lower: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def clamp(result: Type, min: _Value, operand: _Value, max: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def collective_broadcast(results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., has_dynamic_root: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def collective_permute(result: Type, operand: _Value, source_target_pairs: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def collective_reduce(results_: Sequence[Type], operands_: _Values, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., has_dynamic_root: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def compare(result: Type, lhs: _Value, rhs: _Value, comparison_direction: Attribute | str | int, *, compare_type: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def complex(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def composite(results_: Sequence[Type], inputs: _Values, name: Attribute | str, decomposition: Attribute | str, *, composite_attributes: Attribute | Any | None = ..., version: Attribute | int | None = ..., num_composite_regions: int = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def concatenate(result: Type, inputs: _Values, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def constant(output: Type, value: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def convert(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def convolution(result: Type, lhs: _Value, rhs: _Value, dimension_numbers: Attribute | str | int, feature_group_count: Attribute | int, batch_group_count: Attribute | int, *, window_strides: Attribute | Any | None = ..., lhs_dilation: Attribute | Any | None = ..., rhs_dilation: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., window_reversal: Attribute | Any | None = ..., precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cosine(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def count_leading_zeros(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def create_token(output: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def cross_replica_sum(result: Type, operand: _Value, replica_groups: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def custom_call(results_: Sequence[Type], inputs: _Values, call_target_name: Attribute | str, *, has_side_effect: Attribute | bool | None = ..., backend_config: Attribute | Any | None = ..., api_version: Attribute | int | None = ..., called_computations: Attribute | Any | None = ..., operand_layouts: Attribute | Any | None = ..., result_layouts: Attribute | Any | None = ..., output_operand_aliases: Attribute | Any | None = ..., result_tilings: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def divide(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dot(result: Type, lhs: _Value, rhs: _Value, *, precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dot_general(result: Type, lhs: _Value, rhs: _Value, dot_dimension_numbers: Attribute | str | int, *, precision_config: Attribute | Any | None = ..., algorithm: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_broadcast_in_dim(result: Type, operand: _Value, output_dimensions: _Value, broadcast_dimensions: Attribute | Any, *, known_expanding_dimensions: Attribute | Any | None = ..., known_nonexpanding_dimensions: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_conv(result: Type, lhs: _Value, rhs: _Value, padding: _Value, dimension_numbers: Attribute | str | int, feature_group_count: Attribute | int, batch_group_count: Attribute | int, *, window_strides: Attribute | Any | None = ..., lhs_dilation: Attribute | Any | None = ..., rhs_dilation: Attribute | Any | None = ..., window_reversal: Attribute | Any | None = ..., precision_config: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_gather(result: Type, operand: _Value, start_indices: _Value, slice_sizes: _Value, dimension_numbers: Attribute | str | int, *, indices_are_sorted: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_iota(result: Type, output_shape: _Value, iota_dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_pad(result: Type, operand: _Value, padding_value: _Value, edge_padding_low: _Value, edge_padding_high: _Value, interior_padding: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_reshape(result: Type, operand: _Value, output_shape: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_slice(result: Type, operand: _Value, start_indices: _Values, slice_sizes: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def dynamic_update_slice(result: Type, operand: _Value, update: _Value, start_indices: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def einsum(result: Type, lhs: _Value, rhs: _Value, einsum_config: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def exponential(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def exponential_minus_one(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def fft(result: Type, operand: _Value, fft_type: Attribute | str | int, fft_length: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def floor(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def gather(result: Type, operand: _Value, start_indices: _Value, dimension_numbers: Attribute | str | int, slice_sizes: Attribute | Any, *, indices_are_sorted: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def get_dimension_size(result: Type, operand: _Value, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def get_tuple_element(result: Type, operand: _Value, index: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def if_(results_: Sequence[Type], pred: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def imag(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def infeed(results_: Sequence[Type], token: _Value, *, infeed_config: Attribute | str | None = ..., layout: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def iota(output: Type, iota_dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def is_finite(y: Type, x: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def log_plus_one(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def logistic(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def map(result: Type, inputs: _Values, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def maximum(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def minimum(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def multiply(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def negate(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def not_(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def optimization_barrier(result: Sequence[Type], operand: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def or_(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def outfeed(result: Type, inputs: _Values, token: _Value, *, outfeed_config: Attribute | str | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def pad(result: Type, operand: _Value, padding_value: _Value, edge_padding_low: Attribute | Any, edge_padding_high: Attribute | Any, interior_padding: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def partition_id(result: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def popcnt(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def power(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def real(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def real_dynamic_slice(result: Type, operand: _Value, start_indices: _Value, limit_indices: _Value, strides: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def recv(results_: Sequence[Type], token: _Value, channel_handle: Attribute | str | int, *, is_host_transfer: Attribute | bool | None = ..., source_target_pairs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def reduce(results_: Sequence[Type], inputs: _Values, init_values: _Values, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def reduce_precision(output: Type, operand: _Value, exponent_bits: Attribute | int, mantissa_bits: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reduce_scatter(result: Type, operand: _Value, scatter_dimension: Attribute | int, replica_groups: Attribute | Any, *, channel_handle: Attribute | str | int | None = ..., use_global_device_ids: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reduce_window(results_: Sequence[Type], inputs: _Values, init_values: _Values, window_dimensions: Attribute | Any, *, window_strides: Attribute | Any | None = ..., base_dilations: Attribute | Any | None = ..., window_dilations: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def remainder(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def replica_id(result: Type, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def reshape(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def return_(results_: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Operation: ...
def reverse(result: Type, operand: _Value, dimensions: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rng(result: Type, a: _Value, b: _Value, shape: _Value, rng_distribution: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rng_bit_generator(output_state: Type, output: Type, initial_state: _Value, rng_algorithm: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def round_nearest_afz(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def round_nearest_even(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def rsqrt(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def scatter(results_: Sequence[Type], inputs: _Values, updates: _Values, scatter_indices: _Value, scatter_dimension_numbers: Attribute | str | int, *, indices_are_sorted: Attribute | bool | None = ..., unique_indices: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def select(result: Type, pred: _Value, on_true: _Value, on_false: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def select_and_scatter(result: Type, operand: _Value, source: _Value, init_value: _Value, *, window_dimensions: Attribute | Any | None = ..., window_strides: Attribute | Any | None = ..., padding: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def send(result: Type, inputs: _Values, token: _Value, channel_handle: Attribute | str | int, *, is_host_transfer: Attribute | bool | None = ..., source_target_pairs: Attribute | Any | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def set_dimension_size(result: Type, operand: _Value, size: _Value, dimension: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shift_left(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shift_right_arithmetic(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def shift_right_logical(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sign(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sine(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def slice(result: Type, operand: _Value, start_indices: Attribute | Any, limit_indices: Attribute | Any, strides: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def sort(results_: Sequence[Type], inputs: _Values, *, dimension: Attribute | int | None = ..., is_stable: Attribute | bool | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def sqrt(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def subtract(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tan(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tanh(result: Type, operand: _Value, *, result_accuracy: Attribute | str | int | None = ..., loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def torch_index_select(result: Type, operand: _Value, index: _Value, dim: Attribute | int, batch_dims: Attribute | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def transpose(result: Type, operand: _Value, permutation: Attribute | Any, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def triangular_solve(result: Type, a: _Value, b: _Value, left_side: Attribute | bool, lower: Attribute | bool, unit_diagonal: Attribute | bool, transpose_a: Attribute | str | int, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def tuple(result: Type, val: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def unary_einsum(result: Type, operand: _Value, einsum_config: Attribute | str, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def uniform_dequantize(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def uniform_quantize(result: Type, operand: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
def while_(results_: Sequence[Type], operand: _Values, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Any: ...
def xor(result: Type, lhs: _Value, rhs: _Value, *, loc: Location | None = ..., ip: InsertionPoint | None = ...) -> Value: ...
