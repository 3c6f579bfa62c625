# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the families of canonicalization share: words that grow, and a decorator that makes a family of a function."""
from scaling import Family, UNREGISTERED

FAMILIES = []  # The modules that use this have them.
CANONICALIZE = "--canonicalize"
STORE = "memref.store %a, %m[%l] : memref<?xi32>\n"
AGGRESSIVE = "--canonicalize=region-simplify=aggressive"


def collector(families):
    """A decorator for `make(n)`, whose name is the family's; `n` is its least size."""
    def family(n, *args):
        def keep(make):
            families.append(Family(make.__name__, make, " ".join(args or (CANONICALIZE,)), n))
            return make
        return keep
    return family


def each(n, text, separator=""):
    """text(0), text(1), ...; a string stands for itself n times."""
    return separator.join(text(i) if callable(text) else text for i in range(n))


def listed(n, text):
    return each(n, text, ", ")


def function(signature, *body):
    return f"func.func @f{signature} {{\n{''.join(body)}}}\n"


def chain(n, first, line):
    """line(number of the new value, the value before); values are %v1 to %vn."""
    return "".join(line(i, first if i == 1 else f"%v{i - 1}") + "\n" for i in range(1, n + 1))
