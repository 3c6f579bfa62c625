# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formulas: operands of ops, expressions of their elements, and properties of an op."""
from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

from ..... import ir
from .affine import AffineExprDef, DimDef
from .types import TypeVar

__all__ = ["BinaryFn", "BinaryFnAttrDef", "BinaryFnType", "Canonicalizer", "ContractionOpInterface", "ConvolutionOpInterface",
           "FillOpInterface", "FunctionKind", "IndexAttrDef", "LinalgOpDef", "OpDefinitionDef", "OpInterfaceDef", "OperandKind",
           "ReduceFn", "ReduceFnUse", "ScalarDef", "TensorDef", "TensorExpression", "TensorUse", "TernaryFn", "TernaryFnAttrDef",
           "TernaryFnType", "TypeFn", "TypeFnAttrDef", "TypeFnType", "UnaryFn", "UnaryFnAttrDef", "UnaryFnType", "const",
           "index"]

# ===-- Expressions -----------------------------------------------------------------------------------------------=== #


class FunctionKind(enum.Enum):
    """The arity of a function."""

    UNARY = 0
    BINARY = 1
    TERNARY = 2
    TYPE = 3


class TensorExpression:
    """An expression of elements."""

    parts: Any = ()

    def visit(self):
        """The expression and all in it."""
        yield self
        for each in self.parts:
            yield from each.visit()

    def dims(self):
        """The dimensions that it uses."""
        found = set()
        for each in self.visit():
            if isinstance(each, TensorUse):
                for expression in each.indices:
                    expression.visit_affine_exprs(lambda part: found.add(part) if isinstance(part, DimDef) else None)
            found.update(getattr(each, "reduce_dims", ()))
        return found

    def describe(self):
        """It as dictionaries, as they are written to YAML."""
        raise NotImplementedError

    def __add__(self, other: Any) -> Any:
        return BinaryFn.add(self, other)

    def __sub__(self, other: Any) -> Any:
        return BinaryFn.sub(self, other)

    def __mul__(self, other: Any) -> Any:
        return BinaryFn.mul(self, other)

    def __truediv__(self, other: Any) -> Any:
        return BinaryFn.div(self, other)


class TensorUse(TensorExpression):
    """An element of a tensor."""

    def __init__(self, tensor, indices):
        self.operand_def, self.indices = tensor, tuple(indices)

    def __iadd__(self, other):
        return ReduceFnUse(BinaryFn.add, *(other.dims() - self.dims()))(other)

    def describe(self):
        return {"scalar_arg": self.operand_def.name}

    def __repr__(self):
        return f"{self.operand_def.name}[{', '.join(map(repr, self.indices))}]"


class _Call(TensorExpression):
    """A function of expressions, or the attribute that selects one; for conversions, with a type."""

    def __init__(self, kind, function, attribute, type_var, parts, reduce_dims=None):
        self.kind, self.function, self.attribute, self.type_var, self.parts = kind, function, attribute, type_var, list(parts)
        self.is_reduction = reduce_dims is not None
        self.reduce_dims = reduce_dims or ()

    def describe(self):
        said = {"kind": self.kind.name.lower()}
        if self.attribute is not None:
            said["attr_name"] = self.attribute.name
        else:
            said["fn_name"] = self.function
        if self.type_var is not None:
            said["type_var"] = self.type_var.name
        said["operands"] = [Tagged("ScalarExpression", each.describe()) for each in self.parts]
        return {"scalar_fn": said}

    def __repr__(self):
        return f"{self.function or self.attribute.name}({', '.join(map(repr, self.parts))})"


class const(TensorExpression):
    """A number."""

    def __init__(self, value: int | float) -> None:
        if not isinstance(value, (int, float)):
            raise ValueError(f"const requires int or float but got {type(value)}")
        self.given = value
        with ir.Context():
            self.value = str(ir.FloatAttr.get_f64(value) if isinstance(value, float) else
                             ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value))

    def describe(self):
        return {"scalar_const": self.value}

    def __repr__(self):
        return f"const({self.value})"


class index(TensorExpression):
    """The number of the iteration along a dimension."""

    def __init__(self, dim: DimDef) -> None:
        self.dim_def, self.dim = dim, -1

    def describe(self):
        return {"scalar_index": self.dim}

    def __repr__(self):
        return f"index({self.dim_def!r})"


class Tagged(dict):
    """A dictionary with a tag of YAML."""

    def __init__(self, tag, values):
        super().__init__(values)
        self.tag = tag


# ===-- Functions -------------------------------------------------------------------------------------------------=== #


class _Function:
    KIND: Any = None

    def __init__(self, fn_name):
        self.fn_name = fn_name

    def __call__(self, *parts):
        return _Call(self.KIND, self.fn_name, None, None, parts)

    def __repr__(self):
        return self.fn_name


class UnaryFnType(_Function):
    """A function of one expression."""

    KIND = FunctionKind.UNARY


class BinaryFnType(_Function):
    """A function of two expressions."""

    KIND = FunctionKind.BINARY


class TernaryFnType(_Function):
    """A function of three expressions."""

    KIND = FunctionKind.TERNARY


class TypeFnType(_Function):
    """A conversion to a type."""

    KIND = FunctionKind.TYPE

    def __call__(self, type_var, part):
        return _Call(self.KIND, self.fn_name, None, type_var, [part])


def _namespace(name, words, kind, functions):
    return type(name, (), {"__doc__": words, "__module__": __name__, **{each: kind(each) for each in functions.split()}})


UnaryFn: Any = _namespace("UnaryFn", "Functions of one expression.", UnaryFnType,
                     "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf")
BinaryFn: Any = _namespace("BinaryFn", "Functions of two expressions; integers are signed unless a name says otherwise.",
                      BinaryFnType, "add sub mul div div_unsigned max_signed min_signed max_unsigned min_unsigned powf")
TernaryFn: Any = _namespace("TernaryFn", "Functions of three expressions.", TernaryFnType, "select")
TypeFn: Any = _namespace("TypeFn", "Conversions, of signed and unsigned integers.", TypeFnType, "cast_signed cast_unsigned")


class ReduceFnUse:
    """A function that combines the values of all iterations along some dimensions."""

    def __init__(self, function, *reduce_dims):
        self.function, self.reduce_dims = function, reduce_dims

    def __call__(self, part):
        if isinstance(self.function, OperandDef):
            return _Call(FunctionKind.BINARY, None, self.function, None, [part], self.reduce_dims)
        return _Call(FunctionKind.BINARY, self.function.fn_name, None, None, [part], self.reduce_dims)


class _Reduction:
    def __init__(self, function):
        self.function = function

    def __getitem__(self, reduce_dims):
        return ReduceFnUse(self.function, *(reduce_dims if isinstance(reduce_dims, tuple) else (reduce_dims,)))


ReduceFn: Any = type("ReduceFn", (), {"__doc__": "Functions that combine: `ReduceFn.add[D.k](expression)`.", "__module__": __name__, **{
    each: _Reduction(getattr(BinaryFn, each))
    for each in ("add", "mul", "max_signed", "min_signed", "max_unsigned", "min_unsigned")}})

# ===-- Operands --------------------------------------------------------------------------------------------------=== #


class OperandKind(enum.Enum):
    """The kind of an operand."""

    INPUT_TENSOR = 0
    SCALAR = 1
    OUTPUT_TENSOR = 2
    INDEX_ATTR = 3
    UNARY_FN_ATTR = 4
    BINARY_FN_ATTR = 5
    TERNARY_FN_ATTR = 6
    TYPE_FN_ATTR = 7


class OperandDef:
    """An operand of an op, or an attribute: a parameter of the function that defines it."""

    kind: Any = None
    type_var: Any = None
    size_exprs: Any = None
    default_indices: Any = None
    default_fn: Any = None
    name: Any = None
    owner: Any = None
    index_dims: Any = ()

    @property
    def operand_def(self):
        """Returns this object."""
        return self

    def is_input(self):
        """Whether it is an operand that is read."""
        return self.kind in (OperandKind.INPUT_TENSOR, OperandKind.SCALAR)

    def is_tensor(self):
        """Whether it has elements."""
        return self.kind in (OperandKind.INPUT_TENSOR, OperandKind.OUTPUT_TENSOR)

    def is_attribute(self):
        """Whether it is no operand."""
        return not self.is_input() and not self.is_tensor()


def _checked_type(type_var):
    if not isinstance(type_var, TypeVar):
        raise ValueError(f"OperandDef requires a TypeVar but got {type_var!r}")
    return type_var


class TensorDef(OperandDef):
    """A tensor of elements of a type, with a shape; without one it has any."""

    def __init__(self, type_var: TypeVar, *shape: AffineExprDef, index_dims: Sequence[DimDef] | None = None,
                 output: bool = False) -> None:
        if index_dims and len(shape) != len(index_dims):
            raise ValueError(f"Expected the shape rank {len(shape)} to match the number of index_dims {len(index_dims)}")
        if index_dims and any(not isinstance(each, DimDef) for each in index_dims):
            raise ValueError(f"TensorDef requires index dims of type DimDef but got {index_dims}")
        self.kind = OperandKind.OUTPUT_TENSOR if output else OperandKind.INPUT_TENSOR
        self.type_var, self.size_exprs, self.index_dims = _checked_type(type_var), shape, tuple(index_dims or ())

    def _use(self, indices):
        if self.owner is None:
            raise ValueError("a tensor can be used only in the definition of an op")
        indices = () if indices is None else indices if isinstance(indices, tuple) else (indices,)
        return TensorUse(self, [AffineExprDef.coerce_from(each) for each in indices])

    def __getitem__(self, indices: Any) -> Any:
        return self._use(indices)

    def __setitem__(self, indices: Any, value: Any) -> None:
        if not isinstance(value, TensorExpression):
            raise ValueError(f"Only TensorExpressions can be assigned to TensorDefs. Got: {value!r}")
        use = self._use(indices)
        if isinstance(value, _Call) and value.is_reduction:
            value.parts = [use, *value.parts]
        self.owner.assignments.append((use, value))


class ScalarDef(OperandDef, TensorExpression):
    """A scalar operand, the same for all elements."""

    kind = OperandKind.SCALAR

    def __init__(self, type_var: TypeVar) -> None:
        self.type_var = _checked_type(type_var)

    def describe(self):
        return {"scalar_arg": self.name}


class IndexAttrDef(OperandDef):
    """An attribute of numbers, such as strides."""

    kind = OperandKind.INDEX_ATTR

    def __init__(self, *sizes: AffineExprDef, default: Sequence[int]) -> None:
        if len(sizes) != len(default):
            raise ValueError(f"Expected {len(sizes)} defaults, found {len(default)}")
        self.size_exprs, self.default_indices = sizes, list(default)


class _FunctionAttribute(OperandDef):
    FUNCTION: Any = None

    def __init__(self, default: Any) -> None:
        if not isinstance(default, self.FUNCTION):
            raise ValueError(f"{type(self).__name__} requires a {self.FUNCTION.__name__} but got {default!r}")
        self.default_fn = default.fn_name

    def __call__(self, *parts: Any) -> Any:
        return _Call(self.FUNCTION.KIND, None, self, None, parts)

    def __getitem__(self, reduce_dims):
        return ReduceFnUse(self, *(reduce_dims if isinstance(reduce_dims, tuple) else (reduce_dims,)))


class UnaryFnAttrDef(_FunctionAttribute):
    """An attribute that selects a unary function."""

    kind, FUNCTION = OperandKind.UNARY_FN_ATTR, UnaryFnType


class BinaryFnAttrDef(_FunctionAttribute):
    """An attribute that selects a binary function."""

    kind, FUNCTION = OperandKind.BINARY_FN_ATTR, BinaryFnType


class TernaryFnAttrDef(_FunctionAttribute):
    """An attribute that selects a ternary function."""

    kind, FUNCTION = OperandKind.TERNARY_FN_ATTR, TernaryFnType


class TypeFnAttrDef(_FunctionAttribute):
    """An attribute that selects a conversion."""

    kind, FUNCTION = OperandKind.TYPE_FN_ATTR, TypeFnType

    def __call__(self, type_var: TypeVar, part: Any) -> Any:
        return _Call(FunctionKind.TYPE, None, self, type_var, [part])


# ===-- Ops -------------------------------------------------------------------------------------------------------=== #


class OpInterfaceDef:
    """An interface that an op implements, by its name in C++."""

    def __init__(self, cpp_name: str) -> None:
        self.cpp_name = cpp_name


ContractionOpInterface = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface = OpInterfaceDef("LinalgFillOpInterface")


class OpDefinitionDef:
    """An interface or other property of an op, by name."""

    def __init__(self, def_name: str) -> None:
        self.def_name = def_name


Canonicalizer = OpDefinitionDef("hasCanonicalizer")


class LinalgOpDef:
    """An op: its operands, in order, and the assignments to elements of its outputs."""

    def __init__(self, name: str, cpp_class_name: str | None = None, doc: str | None = None) -> None:
        self.name, self.cpp_class_name, self.doc = name, cpp_class_name, doc
        self.registered_operands: dict[str, OperandDef] = {}
        self.domain: list[DimDef] = []
        self.assignments: list[Any] = []
        self.implements: list[OpInterfaceDef] = []
        self.defines: list[OpDefinitionDef] = []

    def add_operand(self, name: str, operand: OperandDef) -> None:
        """The next operand: inputs, then outputs, then attributes."""
        before = self.registered_operands.values()
        if name in self.registered_operands:
            raise ValueError(f"The operand {name} is already registered to {self.name}")
        if operand.is_input() and not all(each.is_input() for each in before):
            raise ValueError(f"Input {name} registered after an output or attribute")
        if operand.kind is OperandKind.OUTPUT_TENSOR and any(each.is_attribute() for each in before):
            raise ValueError(f"Output {name} registered after an attribute")
        operand.name, operand.owner = name, self
        self.registered_operands[name] = operand
