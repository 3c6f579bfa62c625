# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine expressions, maps and integer sets."""
import collections.abc
import operator

from . import _tenure as _c
from ._attributes import Attribute
from ._typeid import TypeID

AffineExpr = _c.AffineExpr
_ADD, _MUL, _MOD, _FLOORDIV, _CEILDIV, _CONSTANT, _DIM, _SYMBOL = range(1, 9)

__all__ = ["AffineExpr"]


def _public(cls):
    cls.__module__ = "tenure.ir"
    __all__.append(cls.__name__)
    return cls


def _lift(other, like):
    """`other` as an expression of the context of `like`; None if it is none."""
    if isinstance(other, AffineExpr):
        return other
    if isinstance(other, int):
        return _c.affine_leaf(_CONSTANT, other, like.context)
    return None


def _operator(kind, swapped=False):
    def apply(self, other):
        other = _lift(other, self)
        if other is None:
            return NotImplemented
        return _c.affine_binary(kind, other, self) if swapped else _c.affine_binary(kind, self, other)

    return apply


def _negated(expr):
    return _c.affine_binary(_MUL, expr, _c.affine_leaf(_CONSTANT, -1, expr.context))


def _sub(self, other):
    other = _lift(other, self)
    return NotImplemented if other is None else _c.affine_binary(_ADD, self, _negated(other))


def _rsub(self, other):
    other = _lift(other, self)
    return NotImplemented if other is None else _c.affine_binary(_ADD, other, _negated(self))


def _getter(kind):
    def get(lhs, rhs):
        if not isinstance(lhs, AffineExpr) and not isinstance(rhs, AffineExpr):
            raise TypeError("one of the operands has to be an AffineExpr")
        left = _lift(lhs, rhs)
        right = _lift(rhs, lhs)
        if left is None or right is None:
            raise TypeError("operands are affine expressions or integers")
        return _c.affine_binary(kind, left, right)

    return staticmethod(get)


AffineExpr.__add__ = _operator(_ADD)
AffineExpr.__radd__ = _operator(_ADD, swapped=True)
AffineExpr.__mul__ = _operator(_MUL)
AffineExpr.__rmul__ = _operator(_MUL, swapped=True)
AffineExpr.__mod__ = _operator(_MOD)
AffineExpr.__rmod__ = _operator(_MOD, swapped=True)
AffineExpr.__sub__ = _sub
AffineExpr.__rsub__ = _rsub
AffineExpr.get_add = _getter(_ADD)
AffineExpr.get_mul = _getter(_MUL)
AffineExpr.get_mod = _getter(_MOD)
AffineExpr.get_floor_div = _getter(_FLOORDIV)
AffineExpr.get_ceil_div = _getter(_CEILDIV)
AffineExpr.get_constant = staticmethod(
    lambda value, context=None: _c.affine_leaf(_CONSTANT, value, context))
AffineExpr.get_dim = staticmethod(
    lambda position, context=None: _c.affine_leaf(_DIM, position, context))
AffineExpr.get_symbol = staticmethod(
    lambda position, context=None: _c.affine_leaf(_SYMBOL, position, context))
AffineExpr.compose = lambda self, map: _c.affine_compose(self, _attr_of(map, AffineMap, "compose"))
AffineExpr.shift_dims = (
    lambda self, num_dims, shift, offset=0: _c.affine_shift(self, False, num_dims, shift, offset))
AffineExpr.shift_symbols = (
    lambda self, num_symbols, shift, offset=0: _c.affine_shift(self, True, num_symbols, shift,
                                                               offset))
AffineExpr.simplify_affine_expr = staticmethod(
    lambda expr, num_dims, num_symbols: _c.affine_simplify(expr, num_dims, num_symbols))
AffineExpr.isinstance = classmethod(lambda cls, other: isinstance(other, cls))
AffineExpr._isa = classmethod(lambda cls, other: isinstance(other, cls))


@_public
class AffineConstantExpr(AffineExpr):
    __slots__ = ()
    get = staticmethod(AffineExpr.get_constant)
    value = property(lambda self: _c.affine_parts(self)[1])


@_public
class AffineDimExpr(AffineExpr):
    __slots__ = ()
    get = staticmethod(AffineExpr.get_dim)
    position = property(lambda self: _c.affine_parts(self)[1])


@_public
class AffineSymbolExpr(AffineExpr):
    __slots__ = ()
    get = staticmethod(AffineExpr.get_symbol)
    position = property(lambda self: _c.affine_parts(self)[1])


@_public
class AffineBinaryExpr(AffineExpr):
    __slots__ = ()
    lhs = property(lambda self: _c.affine_parts(self)[2])
    rhs = property(lambda self: _c.affine_parts(self)[3])


@_public
class AffineAddExpr(AffineBinaryExpr):
    __slots__ = ()
    get = _getter(_ADD)


@_public
class AffineMulExpr(AffineBinaryExpr):
    __slots__ = ()
    get = _getter(_MUL)


@_public
class AffineModExpr(AffineBinaryExpr):
    __slots__ = ()
    get = _getter(_MOD)


@_public
class AffineFloorDivExpr(AffineBinaryExpr):
    __slots__ = ()
    get = _getter(_FLOORDIV)


@_public
class AffineCeilDivExpr(AffineBinaryExpr):
    __slots__ = ()
    get = _getter(_CEILDIV)


_c._set("affine_classes",
        [AffineExpr, AffineAddExpr, AffineMulExpr, AffineModExpr, AffineFloorDivExpr,
         AffineCeilDivExpr, AffineConstantExpr, AffineDimExpr, AffineSymbolExpr])


class _ReadOnly(collections.abc.Sequence):
    """The list of a map's results or a set's constraints; programs cannot create one, so its items need no checks."""

    __slots__ = ("_items",)

    def __new__(cls, *_args, **_kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__qualname__}' instances")

    @classmethod
    def _of(cls, items):
        made = object.__new__(cls)
        made._items = tuple(items)
        return made

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __getitem__(self, key):
        found = self._items[key]
        return self._of(found) if isinstance(key, slice) else found

    def index(self, value, *bounds):
        # That of `Sequence` never ends where `self` is a class that can be subscripted.
        return self._items.index(value, *bounds)

    def __add__(self, other):
        return [*self._items, *other] if isinstance(other, (_ReadOnly, list)) else NotImplemented

    def __radd__(self, other):
        return [*other, *self._items] if isinstance(other, list) else NotImplemented

    def __eq__(self, other):
        return list(self) == list(other) if isinstance(other, (_ReadOnly, list)) else NotImplemented

    __hash__ = None

    def __repr__(self):
        return repr(list(self._items))


@_public
class AffineExprList(_ReadOnly):
    __slots__ = ()


def _check_expressions(exprs, what):
    exprs = list(exprs)
    for expr in exprs:
        if expr is None:
            raise RuntimeError(f"Invalid expression (None?) when attempting to create an {what}")
        if not isinstance(expr, AffineExpr):
            raise RuntimeError(f"Invalid expression when attempting to create an {what}")
    return exprs


class _Holder:
    """Holds the attribute that a map or set is."""

    __slots__ = ("_attr", "__weakref__")

    @classmethod
    def _of(cls, attr):
        if not issubclass(type(attr), cls._kind()):
            raise TypeError(f"{cls.__name__}: incompatible function arguments: expected {cls._kind().__name__}, "
                            f"got {type(attr).__name__}")
        self = object.__new__(cls)
        _SLOT.__set__(self, attr)
        return self

    def __setattr__(self, name, value):
        if name == "_attr":
            raise AttributeError(f"{type(self).__name__} cannot be changed")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name == "_attr":
            raise AttributeError(f"{type(self).__name__} cannot be changed")
        object.__delattr__(self, name)

    @property
    def context(self):
        return self._attr.context

    def __eq__(self, other):
        return type(other) is type(self) and self._attr == other._attr

    def __hash__(self):
        return hash(self._attr)

    def __str__(self):
        return _c.affine_text(self._attr)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    def __reduce__(self):
        raise TypeError(f"cannot pickle {type(self).__name__}: it belongs to a Context")

    def dump(self):
        import sys

        print(self, file=sys.stderr)

    @property
    def _CAPIPtr(self):
        return _c.make_capsule(self, f"tenure.ir.{type(self).__name__}._CAPIPtr")

    @staticmethod
    def _from_capsule(capsule, name):
        return _c.capsule_object(capsule, f"tenure.ir.{name}._CAPIPtr")


_SLOT = _Holder.__dict__["_attr"]


def _attr_of(holder, cls, what):
    """The attribute that a map or set is; nothing else is taken, whatever it calls `_attr` or its class."""
    if not issubclass(type(holder), cls):
        raise TypeError(f"{what}(): incompatible function arguments: expected {cls.__name__}, got {type(holder).__name__}")
    return _SLOT.__get__(holder)


@_public
class AffineMap(_Holder):
    __slots__ = ()
    _kind = staticmethod(lambda: AffineMapAttr)

    @staticmethod
    def get(dim_count, symbol_count, exprs, context=None):
        exprs = _check_expressions(exprs, "AffineMap")
        return AffineMap._of(_c.affine_map(dim_count, symbol_count, exprs, context))

    @staticmethod
    def get_constant(value, context=None):
        return AffineMap.get(0, 0, [AffineConstantExpr.get(value, context)], context)

    @staticmethod
    def get_empty(context=None):
        return AffineMap._of(_c.affine_map(0, 0, [], context))

    @staticmethod
    def get_identity(n_dims, context=None):
        return AffineMap._of(_c.affine_map_minor_identity(n_dims, n_dims, context))

    @staticmethod
    def get_minor_identity(n_dims, n_results, context=None):
        return AffineMap._of(_c.affine_map_minor_identity(n_dims, n_results, context))

    @staticmethod
    def get_permutation(permutation, context=None):
        permutation = list(permutation)
        if sorted(permutation) != list(range(len(permutation))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        if not permutation:
            return AffineMap.get_empty(context)
        return AffineMap._of(_c.affine_map_permutation(permutation, context))

    @staticmethod
    def compress_unused_symbols(maps, context=None):
        given = [_attr_of(each, AffineMap, "compress_unused_symbols") for each in maps]
        return [AffineMap._of(each) for each in _c.affine_map_compress_symbols(given, context)]

    def get_submap(self, result_positions):
        count, result_positions = len(self.results), [operator.index(each) for each in result_positions]
        if any(not 0 <= position < count for position in result_positions):
            raise ValueError("result position out of bounds")
        return AffineMap._of(_c.affine_map_sub_map(self._attr, result_positions))

    def get_major_submap(self, n_results):
        if n_results > len(self.results):
            raise ValueError("number of results out of bounds")
        return AffineMap._of(_c.affine_map_sub_map(self._attr, range(n_results)))

    def get_minor_submap(self, n_results):
        count = len(self.results)
        if n_results > count:
            raise ValueError("number of results out of bounds")
        return AffineMap._of(_c.affine_map_sub_map(self._attr, range(count - n_results, count)))

    def replace(self, expr, replacement, n_result_dims, n_result_syms):
        return AffineMap._of(
            _c.affine_map_replace(self._attr, expr, replacement, n_result_dims, n_result_syms))

    n_dims = property(lambda self: _c.affine_map_parts(self._attr)[0])
    n_symbols = property(lambda self: _c.affine_map_parts(self._attr)[1])
    n_inputs = property(lambda self: sum(_c.affine_map_parts(self._attr)[:2]))
    results = property(lambda self: AffineExprList._of(_c.affine_map_parts(self._attr)[2]))
    is_permutation = property(lambda self: _c.affine_map_parts(self._attr)[3])
    is_projected_permutation = property(lambda self: _c.affine_map_parts(self._attr)[4])

    @staticmethod
    def _CAPICreate(capsule):
        return _Holder._from_capsule(capsule, "AffineMap")


@_public
class IntegerSetConstraint:
    __slots__ = {"expr": "The expression.", "is_eq": "Whether it is to be 0, and not only not below."}

    def __init__(self, expr, is_eq):
        self.expr = expr
        self.is_eq = is_eq


@_public
class IntegerSetConstraintList(_ReadOnly):
    __slots__ = ()


@_public
class IntegerSet(_Holder):
    __slots__ = ()
    _kind = staticmethod(lambda: IntegerSetAttr)

    @staticmethod
    def get(num_dims, num_symbols, exprs, eq_flags, context=None):
        exprs, eq_flags = list(exprs), list(eq_flags)
        if len(exprs) != len(eq_flags):
            raise ValueError(
                "Expected the number of constraints to match that of equality flags")
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        exprs = _check_expressions(exprs, "IntegerSet")
        return IntegerSet._of(_c.integer_set(num_dims, num_symbols, exprs, eq_flags, context))

    @staticmethod
    def get_empty(num_dims, num_symbols, context=None):
        return IntegerSet._of(_c.integer_set_empty(num_dims, num_symbols, context))

    def get_replaced(self, dim_exprs, symbol_exprs, num_result_dims, num_result_symbols):
        dim_exprs = _check_expressions(dim_exprs, "IntegerSet by replacing dimensions")
        symbol_exprs = _check_expressions(symbol_exprs, "IntegerSet by replacing symbols")
        if len(dim_exprs) != self.n_dims:
            raise ValueError(
                "Expected the number of dimension replacement expressions to match that of "
                "dimensions")
        if len(symbol_exprs) != self.n_symbols:
            raise ValueError(
                "Expected the number of symbol replacement expressions to match that of symbols")
        return IntegerSet._of(
            _c.integer_set_replace(self._attr, dim_exprs, symbol_exprs, num_result_dims,
                                   num_result_symbols))

    n_dims = property(lambda self: _c.integer_set_parts(self._attr)[0])
    n_symbols = property(lambda self: _c.integer_set_parts(self._attr)[1])
    n_inputs = property(lambda self: sum(_c.integer_set_parts(self._attr)[:2]))
    n_equalities = property(lambda self: _c.integer_set_parts(self._attr)[3])
    is_canonical_empty = property(lambda self: _c.integer_set_parts(self._attr)[4])

    @property
    def n_inequalities(self):
        return len(self.constraints) - self.n_equalities

    @property
    def constraints(self):
        return IntegerSetConstraintList._of(
            IntegerSetConstraint(*each) for each in _c.integer_set_parts(self._attr)[2])

    @staticmethod
    def _CAPICreate(capsule):
        return _Holder._from_capsule(capsule, "IntegerSet")


@_public
class AffineMapAttr(Attribute):
    __slots__ = ()
    static_typeid = TypeID("builtin.affine_map")
    attr_name = "builtin.affine_map"

    @staticmethod
    def get(affine_map):
        return _attr_of(affine_map, AffineMap, "get")

    @property
    def value(self):
        return AffineMap._of(self)


@_public
class IntegerSetAttr(Attribute):
    __slots__ = ()
    static_typeid = TypeID("builtin.integer_set")
    attr_name = "builtin.integer_set"

    @staticmethod
    def get(integer_set):
        return _attr_of(integer_set, IntegerSet, "get")

    @property
    def value(self):
        return IntegerSet._of(self)


def _register():
    from . import _attributes

    _attributes._BY_KIND[14] = AffineMapAttr
    _attributes._BY_KIND[15] = IntegerSetAttr


_register()
