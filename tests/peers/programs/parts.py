# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What random programs are made of: statements, blocks, buffers, and texts of constants and types."""
INTEGERS = {"i1": 1, "i5": 5, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
FLOATS = ("f32", "f64")
SCALARS = (*INTEGERS, *FLOATS)
ELEMENTS = ("i8", "i32", "i64", "f32", "f64", "index")
UNARY_MATH = ("absf", "ceil", "floor", "round", "roundeven", "trunc", "sqrt", "exp", "exp2", "log", "log2", "log10", "log1p", "expm1",
              "sin", "cos", "tan", "tanh", "sinh", "cosh", "atan", "asin", "acos", "asinh", "acosh", "atanh", "cbrt", "erf")


class Statement:
    """Lines and blocks, which its results come of."""

    def __init__(self, parts, results=()):
        self.parts, self.results, self.dropped = parts, results, False

    def lines(self, used):
        if self.dropped:
            return [f"{name} = {constant(kind, 0)}" for name, kind in self.results if kind in SCALARS and name in used]
        return [line for part in self.parts for line in ([part] if isinstance(part, str) else part.lines(used))]

    def blocks(self):
        return [part for part in self.parts if not isinstance(part, str)]


class Block:
    def __init__(self):
        self.statements, self.end = [], []

    def lines(self, used):
        return [line for statement in self.statements for line in statement.lines(used)] + self.end


class Buffer:
    def __init__(self, name, shape, element, kind):
        self.name, self.shape, self.element, self.kind = name, shape, element, kind


class Scope:
    """What a statement may use: scalars by type, buffers, tensors, vectors and complex numbers, and indices that affine takes."""

    def __init__(self, outer=None):
        self.scalars = {kind: list(outer.scalars[kind]) if outer else [] for kind in SCALARS}
        for name in ("buffers", "tensors", "vectors", "complexes", "affine"):
            setattr(self, name, list(getattr(outer, name)) if outer else [])


def constant(kind, value):
    if kind == "index" or kind == "i1":
        value = ("true" if value else "false") if kind == "i1" else f"{value} : index"
        return f"arith.constant {value}"
    if kind in FLOATS:
        return f"arith.constant {value if isinstance(value, str) else repr(float(value))} : {kind}"
    return f"arith.constant {value} : {kind}"


def arrow(kinds):
    return f" -> ({', '.join(kinds)})" if kinds else ""


def shaped(word, shape, element, dynamic=()):
    return f"{word}<{''.join('?x' if i in dynamic else f'{n}x' for i, n in enumerate(shape))}{element}>"
