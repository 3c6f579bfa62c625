# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random expressions of constants, of integers of up to 1,024 bits and of every float kind: `canonicalize` and `sccp`
fold them as mlir-opt does."""
import concurrent.futures
import os
import random
import shutil
import subprocess

import pytest
from differences import place_of

MLIR_OPT = shutil.which("mlir-opt-22")
COMMAND = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
EXPRESSIONS = 5000
BATCH = 500
SEED = int(os.environ.get("TENURE_FOLDS_SEED", "1"))
PASSES = ["--canonicalize", "--sccp"]

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt-22")

#: Bits of the exponent and of the mantissa; f80 has an integer bit between them.
FLOATS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "f64": (11, 52), "f80": (15, 63),
          "f128": (15, 112), "f8E5M2": (5, 2), "f8E4M3": (4, 3), "f8E4M3FN": (4, 3), "f8E5M2FNUZ": (5, 2),
          "f8E4M3FNUZ": (4, 3), "f8E4M3B11FNUZ": (4, 3), "f8E3M4": (3, 4), "f8E8M0FNU": (8, 0), "f6E2M3FN": (2, 3),
          "f6E3M2FN": (3, 2), "f4E2M1FN": (2, 1)}
INTS = [1, 2, 3, 4, 7, 8, 13, 16, 31, 32, 33, 48, 63, 64, 65, 80, 96, 100, 127, 128, 129, 150, 191, 192, 193, 255, 256,
        257, 511, 512, 1000, 1023, 1024]
BINARY_INT = ["addi", "subi", "muli", "divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui",
              "andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui"]
BINARY_FLOAT = ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"]
EXTENDED = ["addui_extended", "mulsi_extended", "mului_extended"]
INT_PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
#: Without `true` and `false`: mlir-opt crashes on those of a number that was an integer.
FLOAT_PREDICATES = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                    "uno"]
FAST = ["reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "fast", "nnan,nsz", "nsz,nnan,ninf"]
#: Those that need no library but the exact value of the operand; the others fold f32 and f64 alone.
MATH_EXACT = ["absf", "ceil", "floor", "round", "roundeven", "trunc"]
MATH_LIBRARY = ["sqrt", "rsqrt", "cbrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan",
                "sinh", "cosh", "tanh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "erf", "erfc"]
INDEX = ["add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs", "maxu",
         "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor"]
#: Kinds of which mlir-opt keeps values that have no encoding: NaN and infinity in those that are finite, negative ones
#: in f8E8M0FNU; and kinds in which it rounds to integers through a number that they do not have.
FINITE = ["f6E2M3FN", "f6E3M2FN", "f4E2M1FN"]
UNSIGNED = "f8E8M0FNU"
INEXACT_INTEGRAL = ["f6E2M3FN", "f8E3M4", UNSIGNED]
SIGNED = [kind for kind in FLOATS if kind != UNSIGNED]
SHAPES = [None] * 6 + ["vector<3x{}>", "tensor<4x{}>", "tensor<2x2x{}>", "vector<[4]x{}>"]


def float_width(kind):
    return {"f80": 80, "f128": 128, "tf32": 19}.get(kind) or 1 + sum(FLOATS[kind]) - (kind == "f8E8M0FNU")


class Function:
    """One function whose body is a chain of ops on constants."""

    def __init__(self, choose, name):
        self.choose = choose
        self.name = name
        self.lines = []
        self.arguments = []
        self.count = 0
        self.shape = choose.choice(SHAPES)
        self.fresh = []

    def of(self, element):
        return self.shape.format(element) if self.shape else element

    def value(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, said, *types, results=1):
        name = self.value()
        self.lines.append(f"{name}{f':{results}' if results > 1 else ''} = {said}")
        return name

    def integer(self, width):
        top = 1 << width
        choose = self.choose
        value = choose.choice([0, 1, top - 1, top // 2, top // 2 - 1, 2 % top, choose.randrange(top),
                               choose.randrange(top), choose.randrange(min(top, 300)),
                               -choose.randrange(min(top, 300)) % top, 1 << choose.randrange(width),
                               choose.randrange(1 << choose.randint(1, width))])
        if width == 1:
            return "true" if value else "false"
        return str(value - top if value >= top // 2 else value)

    def floating(self, kind, nonzero=False):
        exponent_bits, mantissa_bits = FLOATS[kind]
        width = float_width(kind)
        choose = self.choose
        if kind == "f8E8M0FNU":
            # mlir-opt extends its NaN, which has no mantissa, to one with the bits of an infinity.
            return f"0x{choose.choice([0, 1, 126, 127, 128, 253, 254, choose.randrange(255)]):02X}"
        ones = (1 << exponent_bits) - 1
        exponent = choose.choice([0, 0, ones, ones - 1, 1, ones // 2, ones // 2 + 1, ones // 2 + choose.randint(-3, 3),
                                  choose.randrange(ones + 1), choose.randrange(ones + 1),
                                  min(ones, ones // 2 + choose.randint(0, 80))])
        most = (1 << mantissa_bits) - 1
        mantissa = choose.choice([0, 0, 0, 1, most, choose.randint(0, most), choose.randint(0, most), (most + 1) // 2,
                                  choose.randint(0, most) >> (mantissa_bits // 2) << (mantissa_bits // 2)])
        exponent = max(0, min(exponent, ones))
        if kind == "f80":
            bits = exponent << 64 | (1 << 63 if exponent else 0) | mantissa
        else:
            bits = exponent << mantissa_bits | mantissa
        bits |= choose.randrange(2) << (width - 1)
        if nonzero:
            bits |= 1
        return f"0x{bits:0{(width + 3) // 4}X}"

    def element(self, element, nonzero=False):
        if element == "index":
            return self.integer(64)
        return self.floating(element, nonzero) if element in FLOATS else self.integer(int(element[1:]))

    def constant(self, element, nonzero=False):
        if self.choose.random() < 0.06:
            self.arguments.append(self.of(element))
            return f"%a{len(self.arguments) - 1}"
        if self.shape is None:
            said = self.element(element, nonzero)
            return self.emit(f"arith.constant {said}" + ("" if element == "i1" else f" : {element}"))
        if "[" in self.shape or self.choose.random() < 0.3:
            body = self.element(element, nonzero)
        elif "2x2" in self.shape:
            body = "[[{}, {}], [{}, {}]]".format(*(self.element(element, nonzero) for _ in range(4)))
        else:
            body = "[" + ", ".join(self.element(element, nonzero) for _ in range(int(self.shape.split("<")[1][0]))) + "]"
        return self.emit(f"arith.constant dense<{body}> : {self.of(element)}")

    def pick(self, element):
        """A value of the type: what an earlier op gave, or a new constant."""
        known = [name for name, kind in self.fresh if kind == element]
        return known[-1] if known and self.choose.random() < 0.8 else self.constant(element)

    def push(self, name, element):
        self.fresh.append((name, element))

    def binary(self, op, element, flags=""):
        divides = element in FINITE and op in ("arith.divf", "arith.remf")
        a, b = self.pick(element), self.constant(element, divides)
        if self.choose.random() < 0.2 and not divides:
            a, b = b, a
        self.push(self.emit(f"{op} {a}, {b}{flags} : {self.of(element)}"), element)

    def cast(self, op, source, target):
        name = self.emit(f"{op} {self.pick(source)} : {self.of(source)} to {self.of(target)}")
        self.push(name, target)

    def compare(self, op, predicates, element):
        a, b = self.pick(element), self.constant(element)
        name = self.emit(f"{op} {self.choose.choice(predicates)}, {a}, {b} : {self.of(element)}")
        self.push(name, "i1")

    def select(self, element):
        condition = self.pick("i1")
        a, b = self.pick(element), self.constant(element)
        said = f"arith.select {condition}, {a}, {b} : "
        if self.shape:
            said += f"{self.of('i1')}, "
        self.push(self.emit(said + self.of(element)), element)

    def extended(self, op, element):
        a, b = self.pick(element), self.constant(element)
        name = self.emit(f"arith.{op} {a}, {b} : " +
                         (f"{self.of(element)}, {self.of('i1')}" if op.startswith("add") else self.of(element)),
                         results=2)
        self.push(f"{name}#1", "i1" if op.startswith("add") else element)
        self.push(f"{name}#0", element)

    # What follows takes the type of the expression and returns that of its result.

    def step_int(self, element):
        choose = self.choose
        width = int(element[1:])
        kind = choose.random()
        other = choose.choice([w for w in INTS if w != width])
        if kind < 0.45:
            op = choose.choice(BINARY_INT)
            flags = ""
            if op in ("addi", "subi", "muli", "shli") and choose.random() < 0.2:
                flags = " overflow<" + choose.choice(["nsw", "nuw", "nsw, nuw"]) + ">"
            self.binary(f"arith.{op}", element, flags)
        elif kind < 0.53:
            self.compare("arith.cmpi", INT_PREDICATES, element)
            return "i1"
        elif kind < 0.58:
            self.select(element)
        elif kind < 0.64:
            self.extended(choose.choice(EXTENDED), element)
        elif kind < 0.75:
            op = "arith.trunci" if other < width else choose.choice(["arith.extsi", "arith.extui"])
            self.cast(op, element, f"i{other}")
            return f"i{other}"
        elif kind < 0.79:
            self.cast(choose.choice(["arith.index_cast", "arith.index_castui"]), element, "index")
            return "index"
        elif kind < 0.87:
            target = choose.choice(list(FLOATS))
            self.cast(choose.choice(["arith.sitofp", "arith.uitofp"][target == UNSIGNED:]), element, target)
            return target
        elif kind < 0.92:
            same = [name for name in FLOATS if float_width(name) == width]
            if not same:
                return element
            target = choose.choice(same)
            self.cast("arith.bitcast", element, target)
            return target
        else:
            op = choose.choice(["absi", "ctlz", "cttz", "ctpop", "ipowi"])
            if op == "ipowi":
                self.binary("math.ipowi", element)
            else:
                self.push(self.emit(f"math.{op} {self.pick(element)} : {self.of(element)}"), element)
        return element

    def step_index(self, element):
        choose = self.choose
        kind = choose.random()
        if kind < 0.5 and self.shape is None:
            a, b = self.pick(element), self.constant(element)
            self.push(self.emit(f"index.{choose.choice(INDEX)} {a}, {b}"), element)
        elif kind < 0.7:
            self.binary(f"arith.{choose.choice(BINARY_INT)}", element)
        elif kind < 0.8 and self.shape is None:
            a, b = self.pick(element), self.constant(element)
            self.push(self.emit(f"index.cmp {choose.choice(INT_PREDICATES)}({a}, {b})"), "i1")
            return "i1"
        elif kind < 0.9:
            target = f"i{choose.choice(INTS)}"
            self.cast(choose.choice(["arith.index_cast", "arith.index_castui"]), element, target)
            return target
        elif self.shape is None:
            target = f"i{choose.choice(INTS)}"
            self.cast(choose.choice(["index.casts", "index.castu"]), element, target)
            return target
        return element

    def step_float(self, element):
        choose = self.choose
        kind = choose.random()
        width = float_width(element)
        flags = f" fastmath<{choose.choice(FAST)}>" if choose.random() < 0.2 else ""
        if kind < 0.4:
            op = choose.choice([op for op in BINARY_FLOAT if element != UNSIGNED or op != "subf"])
            self.binary(f"arith.{op}", element, flags)
        elif kind < 0.48 and element != UNSIGNED:
            self.push(self.emit(f"arith.negf {self.pick(element)}{flags} : {self.of(element)}"), element)
        elif kind < 0.55:
            self.compare("arith.cmpf", FLOAT_PREDICATES, element)
            return "i1"
        elif kind < 0.58:
            self.select(element)
        elif kind < 0.72:
            targets = [name for name in SIGNED if float_width(name) != width and
                       (element in FINITE or name not in FINITE)]
            target = choose.choice(targets)
            self.cast("arith.truncf" if float_width(target) < width else "arith.extf", element, target)
            return target
        elif kind < 0.82:
            target = f"i{choose.choice(INTS)}"
            self.cast(choose.choice(["arith.fptosi", "arith.fptoui"]), element, target)
            return target
        elif kind < 0.85:
            self.cast("arith.bitcast", element, f"i{width}")
            return f"i{width}"
        elif kind < 0.93:
            op = "absf" if element in INEXACT_INTEGRAL else choose.choice(MATH_EXACT)
            self.push(self.emit(f"math.{op} {self.pick(element)} : {self.of(element)}"), element)
        elif element == UNSIGNED:
            pass
        elif kind < 0.95:
            self.binary("math.copysign", element)
        elif kind < 0.96:
            a, b, c = self.pick(element), self.constant(element), self.constant(element)
            self.push(self.emit(f"math.fma {a}, {b}, {c} : {self.of(element)}"), element)
        elif kind < 0.98:
            self.binary(f"math.{choose.choice(['powf', 'atan2'])}", element)
        else:
            op = choose.choice(MATH_LIBRARY)
            self.push(self.emit(f"math.{op} {self.pick(element)} : {self.of(element)}"), element)
        return element

    def text(self):
        choose = self.choose
        element = choose.choice(["int", "float", "int", "float", "index"])
        if element == "int":
            element = f"i{choose.choice(INTS) if choose.random() < 0.8 else choose.randint(1, 1024)}"
        elif element == "float":
            element = choose.choice(list(FLOATS))
        for _ in range(choose.choice([1, 1, 2, 3])):
            step = self.step_index if element == "index" else self.step_float if element in FLOATS else self.step_int
            element = step(element)
        if not self.fresh:
            self.push(self.constant(element), element)
        results = self.fresh[-2:]
        arguments = ", ".join(f"%a{i}: {kind}" for i, kind in enumerate(self.arguments))
        types = ", ".join(self.of(kind) for _, kind in results)
        body = "".join(f"  {line}\n" for line in self.lines)
        names = ", ".join(name for name, _ in results)
        return f"func.func @{self.name}({arguments}) -> ({types}) {{\n{body}  return {names} : {types}\n}}\n"


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"{command}: {done.stderr[:2000]}"
    return done.stdout


def functions(text):
    return text.split("\n  func.func ")[1:]


def compare(texts, option):
    """The number of functions compared, and those that differ where MLIR is right: what was asked, what each gives."""
    text = "".join(texts)
    there, here = functions(run([MLIR_OPT, option], text)), functions(run([COMMAND, "opt", option], text))
    assert len(there) == len(here) == len(texts)
    different = [(asked, a, b) for asked, a, b in zip(texts, there, here) if a.rstrip("}\n ") != b.rstrip("}\n ")]
    return len(texts), [row for row in different if place_of(option, *row[1:]) is None]


def test_random_constant_expressions():
    choose = random.Random(SEED)
    texts = [Function(choose, f"f{number}").text() for number in range(EXPRESSIONS)]
    batches = [(texts[at:at + BATCH], option) for at in range(0, EXPRESSIONS, BATCH) for option in PASSES]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda batch: compare(*batch), batches))
    wrong = [difference for _, differences in outcomes for difference in differences]
    for asked, there, here in wrong[:40]:
        print(f"{asked}mlir-opt: {there}\ntenure:   {here}")
    assert sum(count for count, _ in outcomes) == len(PASSES) * EXPRESSIONS
    assert len(wrong) == 0
