# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ops on integers compute, with poison and undefined behaviour.

Source: the documentation of arith, index and llvm at mlir.llvm.org and llvm.org/docs/LangRef. A value is a number from 0
to 2^width - 1, or None for poison; what is undefined raises Undefined. Ops of llvm, index and spirv are looked up by the name that
arith has for them.
"""

SIGNED, UNSIGNED = "nsw", "nuw"


class Undefined(Exception):
    """The program has no meaning for these inputs."""


def signed(value, width):
    return value - (1 << width) if value >> (width - 1) else value


def divide(a, b):
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


def compare(number, a, b, width):
    word = PREDICATES[number]
    if word[0] == "s":
        a, b = signed(a, width), signed(b, width)
    return int({"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[word[-2:]])


def fits(exact_signed, exact_unsigned, width, flags):
    """Whether a result has no overflow that its flags exclude."""
    if SIGNED in flags and not -(1 << (width - 1)) <= exact_signed < 1 << (width - 1):
        return False
    return not (UNSIGNED in flags and not 0 <= exact_unsigned < 1 << width)


def sum_like(function):
    def compute(a, b, width, flags):
        if not fits(function(signed(a, width), signed(b, width)), function(a, b), width, flags):
            return None
        return function(a, b)

    return compute


def division(a, b, width, flags, function, is_signed):
    if b is None or b == 0:
        raise Undefined
    if is_signed:
        if b == (1 << width) - 1 and (a is None or a == 1 << (width - 1)):
            raise Undefined
        if a is None:
            return None
        a, b = signed(a, width), signed(b, width)
    if a is None or ("exact" in flags and a % b != 0):
        return None
    return function(a, b)


DIVISIONS = {
    "divui": (lambda a, b: a // b, False),
    "remui": (lambda a, b: a % b, False),
    "ceildivui": (lambda a, b: -(-a // b), False),
    "divsi": (divide, True),
    "remsi": (lambda a, b: a - divide(a, b) * b, True),
    "ceildivsi": (lambda a, b: -(-a // b), True),
    "floordivsi": (lambda a, b: a // b, True),
}


def shift_left(a, b, width, flags):
    if b >= width or not fits(signed(a, width) << b, a << b, width, flags):
        return None
    return a << b


def shift_right(a, b, width, flags):
    return None if b >= width or ("exact" in flags and a & ((1 << b) - 1)) else a >> b


def shift_right_signed(a, b, width, flags):
    return None if b >= width or ("exact" in flags and a & ((1 << b) - 1)) else signed(a, width) >> b


BINARY = {
    "addi": sum_like(lambda a, b: a + b),
    "subi": sum_like(lambda a, b: a - b),
    "muli": sum_like(lambda a, b: a * b),
    "andi": lambda a, b, width, flags: a & b,
    "ori": lambda a, b, width, flags: a | b,
    "xori": lambda a, b, width, flags: a ^ b,
    "shli": shift_left,
    "shrui": shift_right,
    "shrsi": shift_right_signed,
    "maxui": lambda a, b, width, flags: max(a, b),
    "minui": lambda a, b, width, flags: min(a, b),
    "maxsi": lambda a, b, width, flags: max(signed(a, width), signed(b, width)),
    "minsi": lambda a, b, width, flags: min(signed(a, width), signed(b, width)),
}


def truncate(a, width, to, flags):
    if SIGNED in flags and not -(1 << (to - 1)) <= signed(a, width) < 1 << (to - 1):
        return None
    return None if UNSIGNED in flags and a >> to else a


CASTS = {
    "extui": lambda a, width, to, flags: a,
    "extsi": lambda a, width, to, flags: signed(a, width),
    "trunci": truncate,
    "index_cast": lambda a, width, to, flags: signed(a, width),
    "index_castui": lambda a, width, to, flags: a,
}

PAIRS = {
    "addui_extended": lambda a, b, width: (a + b, int(a + b >= 1 << width)),
    "mului_extended": lambda a, b, width: (a * b, a * b >> width),
    "mulsi_extended": lambda a, b, width: (a * b, signed(a, width) * signed(b, width) >> width),
}


def compute(name, operands, widths, results, flags=(), number=0):
    """The results of one op, as many as there are widths in `results`; None is poison."""
    width = widths[0]
    if name in DIVISIONS:
        values = (division(*operands, width, flags, *DIVISIONS[name]),)
    elif name == "select":
        condition = operands[0]
        values = (None if condition is None else operands[1 if condition else 2],)
    elif None in operands:
        values = (None,) * len(results)
    elif name in BINARY:
        values = (BINARY[name](*operands, width, flags),)
    elif name in CASTS:
        values = (CASTS[name](operands[0], width, results[0], flags),)
    elif name == "cmpi":
        values = (compare(number, *operands, width),)
    else:
        values = PAIRS[name](*operands, width)
    return tuple(None if v is None else v & ((1 << to) - 1) for v, to in zip(values, results))
