# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions of the named ops of linalg, and functions for those without one.

An op's name defines most of it: `conv_2d_nhwc_hwcf` is a convolution over h and w of an image with the dimensions n, h, w
and c.
"""
import re

from ... import _named
from ..lang import *
from ..lang.dsl import _current

T1, T2, Batch = TV.T1, TV.T2, S.Batch


def _define(name, words, operands, formula, class_name=None, interfaces=(), has_canonicalizer=False):
    """The op with these operands; `formula` is called with them."""
    op_def = LinalgOpDef(name, class_name or "".join(each.title() for each in name.split("_")) + "Op", words)
    for key, operand in operands.items():
        op_def.add_operand(key, operand)
    token = _current.set(op_def)
    try:
        implements(*interfaces)
        defines(*([Canonicalizer] if has_canonicalizer else []))
        formula(*operands.values())
    finally:
        _current.reset(token)
    return DefinedOpCallable(name, op_def)


# ===-- One element after the other --------------------------------------------------------------------------------=== #


def _elementwise(name, function, count, class_name=None):
    names = ["I"] if count == 1 else ["lhs", "rhs"] if count == 2 else ["cond", "lhs", "rhs"]
    variables = [U, T1, T1] if count == 3 else [T1] * count
    operands = {key: TensorDef(kind) for key, kind in zip(names, variables)}
    operands["O"] = TensorDef(T1, output=True)

    def formula(*tensors):
        tensors[-1][None] = function(*(each[None] for each in tensors[:-1]))

    return _define(name, f"Computes {name} of each element, without conversions.", operands, formula, class_name)


def _assign(value):
    """A formula that assigns one operand to each element of the other."""

    def formula(source, target, *others):
        element = source if value else source[None]
        target[None] = others[0](U, element) if others else TypeFn.cast_signed(U, element)

    return formula


copy = _define("copy", "Copies each element, converted to the type of the output.",
               {"I": TensorDef(T1), "O": TensorDef(U, output=True), "cast": TypeFnAttrDef(default=TypeFn.cast_signed)},
               _assign(False), has_canonicalizer=True)
fill = _define("fill", "Sets each element to a value, converted to the type of the output.",
               {"value": ScalarDef(T1), "O": TensorDef(U, output=True)}, _assign(True), interfaces=[FillOpInterface],
               has_canonicalizer=True)

exp = _elementwise("exp", UnaryFn.exp, 1)
log = _elementwise("log", UnaryFn.log, 1)
abs = _elementwise("abs", UnaryFn.abs, 1)
ceil = _elementwise("ceil", UnaryFn.ceil, 1)
floor = _elementwise("floor", UnaryFn.floor, 1)
negf = _elementwise("negf", UnaryFn.negf, 1, "NegFOp")
reciprocal = _elementwise("reciprocal", UnaryFn.reciprocal, 1)
round = _elementwise("round", UnaryFn.round, 1)
sqrt = _elementwise("sqrt", UnaryFn.sqrt, 1)
rsqrt = _elementwise("rsqrt", UnaryFn.rsqrt, 1)
square = _elementwise("square", UnaryFn.square, 1)
tanh = _elementwise("tanh", UnaryFn.tanh, 1)
erf = _elementwise("erf", UnaryFn.erf, 1)
add = _elementwise("add", BinaryFn.add, 2)
sub = _elementwise("sub", BinaryFn.sub, 2)
mul = _elementwise("mul", BinaryFn.mul, 2)
div = _elementwise("div", BinaryFn.div, 2)
div_unsigned = _elementwise("div_unsigned", BinaryFn.div_unsigned, 2)
max = _elementwise("max", BinaryFn.max_signed, 2)
min = _elementwise("min", BinaryFn.min_signed, 2)
powf = _elementwise("powf", BinaryFn.powf, 2, "PowFOp")
select = _elementwise("select", TernaryFn.select, 3)

# ===-- Sums of products -------------------------------------------------------------------------------------------=== #


def _product(name, left, right, output, has_cast=False, class_name=None):
    """C += A * B; letters name the dimensions of each."""

    def tensor(kind, letters, **more):
        return TensorDef(kind, *(getattr(S, each.upper()) for each in letters), **more)

    operands = {"A": tensor(T1, left), "B": tensor(T2, right), "C": tensor(U, output, output=True)}
    if has_cast:
        operands["cast"] = TypeFnAttrDef(default=TypeFn.cast_signed)
    order = list(dict.fromkeys(output + left + right))

    def formula(a, b, c, cast=TypeFn.cast_signed):
        dims = {each: DimDef(each) for each in order}
        domain(*dims.values())
        at = [tuple(dims[each] for each in letters) or None for letters in (left, right, output)]
        c[at[2]] += cast(U, a[at[0]]) * cast(U, b[at[1]])

    return _define(name, "Sums products of elements, converted to the type of the output.", operands, formula, class_name,
                   [ContractionOpInterface])


matmul = _product("matmul", "mk", "kn", "mn", True)
batch_matmul = _product("batch_matmul", "bmk", "bkn", "bmn", True)
matvec = _product("matvec", "mn", "n", "m")
vecmat = _product("vecmat", "m", "mn", "n")
batch_matvec = _product("batch_matvec", "bmk", "bk", "bm")
batch_vecmat = _product("batch_vecmat", "bk", "bkn", "bn")
dot = _product("dot", "m", "m", "")

# ===-- Convolutions and pooling -----------------------------------------------------------------------------------=== #


def _window(letters):
    """The operands' attributes for a window over these dimensions, and expressions of where an element of it is."""
    names = [each.upper() for each in letters]
    attributes = {
        "strides": IndexAttrDef(*(SymbolDef("S" + each) for each in names), default=[1] * len(names)),
        "dilations": IndexAttrDef(*(SymbolDef("D" + each) for each in names), default=[1] * len(names))}
    where = {each: DimDef("o" + each) * SymbolDef("S" + each.upper()) + DimDef("k" + each) * SymbolDef("D" + each.upper())
             for each in letters}
    return attributes, where


def _convolution(name, image, kernel, is_depthwise):
    """`image` and `kernel` are the letters of their dimensions."""
    spatial = "".join(each for each in image if each in "dhw")
    attributes, where = _window(spatial)
    last = "" if not is_depthwise else "m" if "m" in kernel else ""
    output = [DimDef("o" + each) if each in spatial else DimDef("c" if is_depthwise else "f") if each == "c" else DimDef(each)
              for each in image] + [DimDef(each) for each in last]

    def sizes(letters, prefix):
        return [SymbolDef(prefix + each.upper() if each in spatial else each.upper()) for each in letters]

    operands = {"I": TensorDef(T1, *sizes(image, "I")), "K": TensorDef(T2, *sizes(kernel, "K")),
                "O": TensorDef(U, *(SymbolDef(each.name.upper()) for each in output), output=True), **attributes}

    def formula(i, k, o, *_):
        inner = [DimDef("k" + each) for each in spatial] + ([] if is_depthwise else [DimDef("c")])
        domain(*output, *inner)
        at = tuple(where.get(each) or DimDef(each) for each in image)
        o[tuple(output)] += TypeFn.cast_signed(U, i[at]) * TypeFn.cast_signed(
            U, k[tuple(DimDef("k" + each if each in spatial else each) for each in kernel)])

    return _define(name, "Sums products of a window of the input with a kernel.", operands, formula,
                   interfaces=[ConvolutionOpInterface])


def _pooling(name, image, function):
    spatial = "".join(each for each in image if each in "dhw")
    attributes, where = _window(spatial)
    window = [DimDef("k" + each) for each in spatial]
    output = tuple(DimDef("o" + each if each in spatial else each) for each in image)
    operands = {"I": TensorDef(T1, *(SymbolDef("I" + each.upper() if each in spatial else each.upper()) for each in image)),
                "K": TensorDef(T2, *(SymbolDef("K" + each.upper()) for each in spatial), index_dims=window),
                "O": TensorDef(U, *(SymbolDef(each.name.upper()) for each in output), output=True), **attributes}
    cast = TypeFn.cast_unsigned if function.endswith("unsigned") else TypeFn.cast_signed
    combine = {"sum": "add", "max": "max_signed", "min": "min_signed"}.get(function, function)

    def formula(i, k, o, *_):
        domain(*output, *window)
        o[output] = getattr(ReduceFn, combine)[tuple(window)](cast(U, i[tuple(where.get(each) or DimDef(each) for each in image)]))

    return _define(name, "Combines the elements of a window of the input.", operands, formula,
                   interfaces=[ConvolutionOpInterface])


def _by_name(name):
    """Returns the definition that follows from the name, or a function that builds the named op."""
    found = re.fullmatch(r"(depthwise_)?conv_\dd_(n[cdhw]+)_([cdfhwm]+)", name)
    if found is not None:
        return _convolution(name, found[2], found[3], found[1] is not None)
    found = re.fullmatch(r"pooling_(n[cdhw]+)_(\w+)", name)
    return _named.function(name) if found is None else _pooling(name, found[1], found[2])


for _name in _named.CLASSES:
    if _name not in globals():
        globals()[_name] = _by_name(_name)

__all__ = ["Batch", "T1", "T2", *_named.CLASSES]
