# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The configuration of an op, derived from its definition: positions of dimensions and symbols, maps, iterator types."""
from __future__ import annotations

from typing import Any

from ..... import ir
from .affine import AffineBuildState, AffineExprDef
from .comprehension import LinalgOpDef, OperandDef, OperandKind, Tagged, TensorUse, _Call, index
from .scalar_expr import ScalarAssign
from .yaml_helper import yaml_dump_all

__all__ = ["LinalgOpConfig", "yaml_dump_all"]


class LinalgOpConfig:
    """An op in a context."""

    def __init__(self, op_def: LinalgOpDef, context: ir.Context | None = None) -> None:
        self.op_def = op_def
        self.context = ir.Context() if context is None else context
        self.operands = list(op_def.registered_operands.values())
        self.assignments = op_def.assignments
        self._state = AffineBuildState()
        self._dims, self._symbols = self._state.all_dims, self._state.all_symbols
        self._number_dims()
        with self.context:
            self._sizes = {each: [size.build(self._state) for size in each.size_exprs or ()] for each in self.operands}
            self._maps: dict[OperandDef, Any] = {}
            self._find_maps()
        self._find_reductions()

    @staticmethod
    def from_linalg_op_def(op_def: LinalgOpDef, context: ir.Context | None = None) -> list[LinalgOpConfig]:
        """Returns a list with the only configuration of an op."""
        return [LinalgOpConfig(op_def, context)]

    @property
    def structured_op(self) -> LinalgOpConfig:
        """This object; upstream's configuration contains another one."""
        return self

    @property
    def ordered_operands(self) -> list[OperandDef]:
        """The operands and attributes, in order."""
        return self.operands

    def _expressions(self):
        for use, value in self.assignments:
            yield from use.visit()
            yield from value.visit()

    def _number_dims(self):
        used = {dim for use, value in self.assignments for dim in use.dims() | value.dims()}
        domain = self.op_def.domain or sorted(used, key=lambda dim: dim.name)
        if set(domain) != used or len(domain) != len(used):
            raise ValueError(f"Expected the annotated domain dimensions {domain} to match the set of dimension used by the tensor "
                             f"comprehension {used}")
        for dim in domain:
            self._state.get_dim(dim.name)
        for each in self._expressions():
            if isinstance(each, index):
                if each.dim_def.name not in self._dims:
                    raise ValueError(f"The dimension {each.dim_def.name} is not part of the iteration domain {self._dims}")
                each.dim = self._dims[each.dim_def.name]

    def _find_maps(self):
        for operand in self.operands:
            if operand.index_dims:
                self._add_map(operand, operand.index_dims)
            elif operand.kind is OperandKind.SCALAR:
                self._add_map(operand, ())
        for each in self._expressions():
            if isinstance(each, TensorUse):
                self._add_map(each.operand_def, each.indices)
        missing = [each.name for each in self.operands if not each.is_attribute() and each not in self._maps]
        if missing:
            raise ValueError(f"Failed to compute an indexing map for operand {missing[0]}")

    def _add_map(self, operand, indices):
        count = len(self._dims)
        found = [AffineExprDef.coerce_from(each).build(self._state) for each in indices]
        if len(self._dims) != count:
            raise ValueError(f"a dimension of {operand.name} is not in the domain {list(self._dims)[:count]}")
        if self._maps.setdefault(operand, found) != found:
            raise ValueError(f"Unexpected multi-read of a tensor with different accesses: {operand.name}")

    def _find_reductions(self):
        found = {frozenset(dim.name for dim in value.reduce_dims) if isinstance(value, _Call) and value.is_reduction else frozenset()
                 for _, value in self.assignments}
        if len(found) != 1:
            raise ValueError(f"All writes within a generic must have the same reduction dims. Got: {found}")
        self.reductions = found.pop()

    @property
    def iterator_types(self) -> list[str]:
        """"parallel" or "reduction" for each dimension."""
        return ["reduction" if name in self.reductions else "parallel" for name in self._dims]

    def _map(self, expressions, dims=None):
        return ir.AffineMap.get(len(self._dims) if dims is None else dims, len(self._symbols), expressions)

    @property
    def indexing_maps(self) -> list[ir.AffineMap]:
        """How each operand is accessed, in the context."""
        return [self._map(self._maps[each]) for each in self.operands if each in self._maps]

    def size_map(self, operand: OperandDef) -> ir.AffineMap:
        """Returns the map of a tensor's shape, or of an attribute's sizes."""
        return self._map(self._sizes[operand], 0)

    def _describe_operand(self, operand):
        said = Tagged("LinalgOperandDefConfig", {"name": operand.name, "kind": operand.kind.name.lower()})
        if operand.type_var is not None:
            said["type_var"] = operand.type_var.name
        if operand.is_tensor():
            said["shape_map"] = str(ir.AffineMapAttr.get(self.size_map(operand)))
        if operand.kind is OperandKind.INDEX_ATTR:
            said["index_attr_map"] = str(ir.AffineMapAttr.get(self.size_map(operand)))
            said["default_indices"] = operand.default_indices
        if operand.default_fn:
            said["default_fn"] = operand.default_fn
        return said

    def describe(self) -> dict[str, Any]:
        """All of it as dictionaries, as they are written to YAML."""
        op_def = self.op_def
        said = Tagged("LinalgOpMetadata", {"name": op_def.name, "cpp_class_name": op_def.cpp_class_name, "doc": op_def.doc})
        if op_def.implements:
            said["implements"] = [each.cpp_name for each in op_def.implements]
        if op_def.defines:
            said["defines"] = [each.def_name for each in op_def.defines]
        with self.context:
            maps = [str(ir.AffineMapAttr.get(each)) for each in self.indexing_maps]
            structured = Tagged("LinalgStructuredOpConfig", {
                "args": [self._describe_operand(each) for each in self.operands],
                "indexing_maps": Tagged("LinalgIndexingMapsConfig", {"static_indexing_maps": maps}),
                "iterator_types": self.iterator_types,
                "assignments": [ScalarAssign(use.operand_def.name, Tagged("ScalarExpression", value.describe()))
                                for use, value in self.assignments]})
        return Tagged("LinalgOpConfig", {"metadata": said, "structured_op": structured})
