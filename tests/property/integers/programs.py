# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions on integers: random ones, and how they are read from the generic form and evaluated.

A function is evaluated on all inputs of its arguments at once. Its values are columns, with one entry for each input.
Columns of up to 6 bits are made by tables of an op's results, others entry by entry.
"""
import itertools
import re

from semantics import Undefined, compute

# What other dialects call arith's ops.
ALIASES = {
    "llvm": {"add": "addi", "sub": "subi", "mul": "muli", "sdiv": "divsi", "udiv": "divui", "srem": "remsi", "urem": "remui",
             "and": "andi", "or": "ori", "xor": "xori", "shl": "shli", "lshr": "shrui", "ashr": "shrsi", "trunc": "trunci",
             "sext": "extsi", "zext": "extui", "icmp": "cmpi", "select": "select", "intr.smax": "maxsi",
             "intr.smin": "minsi", "intr.umax": "maxui", "intr.umin": "minui"},
    "index": {"add": "addi", "sub": "subi", "mul": "muli", "divs": "divsi", "divu": "divui", "rems": "remsi", "remu": "remui",
              "ceildivs": "ceildivsi", "ceildivu": "ceildivui", "floordivs": "floordivsi", "and": "andi", "or": "ori",
              "xor": "xori", "shl": "shli", "shru": "shrui", "shrs": "shrsi", "maxs": "maxsi", "mins": "minsi",
              "maxu": "maxui", "minu": "minui", "cmp": "cmpi", "casts": "index_cast", "castu": "index_castui"},
    "spirv": {"IAdd": "addi", "ISub": "subi", "IMul": "muli", "SDiv": "divsi", "UDiv": "divui", "SRem": "remsi",
              "UMod": "remui", "BitwiseAnd": "andi", "BitwiseOr": "ori", "BitwiseXor": "xori", "LogicalAnd": "andi",
              "LogicalOr": "ori", "LogicalNotEqual": "xori", "ShiftLeftLogical": "shli", "ShiftRightLogical": "shrui",
              "ShiftRightArithmetic": "shrsi", "Select": "select", "GL.SMax": "maxsi", "GL.SMin": "minsi",
              "GL.UMax": "maxui", "GL.UMin": "minui", "UConvert": "index_castui", "SConvert": "index_cast"},
}
SPIRV_COMPARE = {"IEqual": 0, "LogicalEqual": 0, "INotEqual": 1, "SLessThan": 2, "SLessThanEqual": 3, "SGreaterThan": 4,
                 "SGreaterThanEqual": 5, "ULessThan": 6, "ULessThanEqual": 7, "UGreaterThan": 8, "UGreaterThanEqual": 9}
INDEX_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")

#===-- Reading ---------------------------------------------------------------------------------===#

OP = re.compile(r'^\s*(?:(%[\w#:]+) = )?"([\w.]+)"\(([^)]*)\)(?: <\{(.*?)\}>)?(?: \{(.*)\})? : \((.*)\) -> (.*)$')
FUNCTION = re.compile(r'^\s*"(?:func\.func|llvm\.func|spirv\.func)"\(\).*sym_name = "(\w+)"')
BLOCK = re.compile(r"^\s*\^bb0\((.*)\):")


class Op:
    __slots__ = ("result", "name", "operands", "attributes", "types", "results")

    def __init__(self, match):
        self.result = match[1] and match[1].split(":")[0]
        self.name = match[2]
        self.operands = match[3].split(", ") if match[3] else []
        self.attributes = match[4] or ""
        self.types = split_types(match[6])
        self.results = split_types(match[7].strip().strip("()"))


def split_types(text):
    return [t for t in re.split(r", (?![^<(]*[>)])", text) if t]


def read_functions(text):
    """The functions of a module in generic form, by name: arguments as (name, type), and ops."""
    functions, current = {}, None
    for line in text.splitlines():
        found = FUNCTION.match(line)
        if found:
            current = functions[found[1]] = ([], [])
            continue
        if current is None:
            continue
        found = BLOCK.match(line)
        if found:
            current[0].extend(tuple(a.split(": ", 1)) for a in split_types(found[1]))
            continue
        found = OP.match(line)
        if found:
            current[1].append(Op(found))
    return functions


def outline(function):
    """What a function is but for the names of its values."""
    names = {}
    for name, _ in function[0]:
        names[name] = len(names)
    lines = []
    for op in function[1]:
        operands = tuple(names.get(v, v) for v in op.operands)
        if op.result:
            base = len(names)
            for i in range(len(op.results)):
                names[op.result if len(op.results) == 1 else f"{op.result}#{i}"] = base + i
        lines.append((op.name, op.attributes, operands, tuple(op.types), tuple(op.results)))
    return lines


#===-- Evaluation ------------------------------------------------------------------------------===#

TABLES = {}
TABLE_WIDTH = 6
HOLE = 128  # Poison in a column of so few bits; in wider ones it is None.
BREAK = 129  # What is undefined, in a table.


def hole(width):
    return HOLE if width <= TABLE_WIDTH else None


def widened(column, width):
    """A column with None for poison."""
    return [None if v == HOLE else v for v in column] if width <= TABLE_WIDTH else column


def narrowed(column, width):
    return [HOLE if v is None else v for v in column] if width <= TABLE_WIDTH else column


def element_width(type_text, index_width):
    found = re.fullmatch(r"(?:vector<\d+x)?(i(\d+)|index)>?", type_text)
    if not found:
        raise ValueError(f"not an integer: {type_text}")
    return int(found[2]) if found[2] else index_width


def constant_of(attributes, lane, width):
    """The value of a constant's attribute in a lane."""
    text = re.search(r"value = (dense<.*?>|[^ ,}]+)", attributes)[1]
    if text.startswith("dense<"):
        items = text[6:-1].strip("[]").split(", ")
        text = items[lane if len(items) > 1 else 0]
    return {"true": 1, "false": 0}.get(text, None) if text in ("true", "false") else int(text, 0) & ((1 << width) - 1)


def table_of(key):
    """For up to three operands the results of an op on all their values, by the operands as digits to the base 129."""
    name, widths, results, flags, number = key
    domain = [[*range(1 << w), HOLE] for w in widths]
    columns = [{} for _ in results]
    for values in itertools.product(*domain):
        at = 0
        for v in values:
            at = at * 129 + v
        try:
            made = compute(name, [None if v == HOLE else v for v in values], widths, results, flags, number)
        except Undefined:
            made = [BREAK] * len(results)
        for column, v in zip(columns, made):
            column[at] = HOLE if v is None else v
    return columns


class Evaluation:
    """One function on all inputs, for one lane of vectors."""

    def __init__(self, inputs, lane, index_width, garbage=0):
        self.inputs, self.lane, self.index_width, self.garbage = inputs, lane, index_width, garbage
        self.count = len(inputs[0]) if inputs else 1
        self.undefined = bytearray(self.count)
        self.values = {}
        self.widths = {}

    def run(self, arguments, ops):
        for (name, type_text), column in zip(arguments, self.inputs):
            self.define(name, element_width(type_text, self.index_width), column)
        for op in ops:
            short = op.name.split(".", 1)[1]
            if op.name in ("func.return", "llvm.return", "spirv.ReturnValue", "spirv.Return"):
                return [widened(self.values[v], self.widths[v]) for v in op.operands]
            self.step(op, short)
        return None

    def define(self, name, width, column):
        self.values[name], self.widths[name] = column, width

    def step(self, op, short):
        if short in ("constant", "mlir.constant", "Constant", "bool.constant"):
            width = element_width(op.results[0], self.index_width)
            self.define(op.result, width, [constant_of(op.attributes, self.lane, width)] * self.count)
        elif short in ("poison", "mlir.poison", "Undef"):
            if "struct" not in op.results[0]:
                width = element_width(op.results[0], self.index_width)
                self.define(op.result, width, [hole(width)] * self.count)
        elif short == "unrealized_conversion_cast":
            self.convert(op)
        elif short in ("extractvalue", "CompositeExtract"):
            which = int(re.search(r"(?:position|indices) = .*?(\d+)(?: : i32)?[>\]]", op.attributes)[1])
            self.define(op.result, self.widths[op.operands[0] + f"#{which}"], self.values[op.operands[0] + f"#{which}"])
        else:
            self.compute(op, short)

    def convert(self, op):
        """Where fewer bits are the lower ones of more, the others are arbitrary."""
        width = self.widths[op.operands[0]]
        column = widened(self.values[op.operands[0]], width)
        to = element_width(op.results[0], self.index_width)
        mask, more = (1 << to) - 1, (self.garbage << width) & ((1 << to) - 1) if op.types[0] != "index" else 0
        self.define(op.result, to, narrowed([None if v is None else (v | more) & mask for v in column], to))

    def compute(self, op, short):
        dialect = op.name.split(".")[0]
        name, number, flags = ALIASES.get(dialect, {}).get(short, short), 0, ()
        if op.attributes:
            numbered = re.search(r"overflowFlags = (\d)", op.attributes)
            words = ("", "nsw", "nuw", "nsw, nuw")[int(numbered[1])] if numbered else op.attributes
            flags = tuple(f for f in ("nsw", "nuw") if f in words) + (("exact",) if "isExact" in op.attributes else ())
            found = re.search(r"pred(?:icate)? = (\d+|#index<cmp_predicate (\w+)\()", op.attributes)
            if found:
                number = INDEX_PREDICATES.index(found[2]) if found[2] else int(found[1])
            elif "pred" in op.attributes and dialect == "index":
                number = INDEX_PREDICATES.index(re.search(r"(?:cmp_predicate|cmpPredicate)\W+(\w+)", op.attributes)[1])
        if dialect == "spirv" and short in SPIRV_COMPARE:
            name, number = "cmpi", SPIRV_COMPARE[short]
        widths = tuple(self.widths[v] for v in op.operands)
        columns = [self.values[v] for v in op.operands]
        if name in ("GL.SAbs", "SNegate"):
            return self.negate(op, name, widths[0], columns[0])
        pair = {"intr.uadd.with.overflow": "addui_extended", "IAddCarry": "addui_extended",
                "SMulExtended": "mulsi_extended", "UMulExtended": "mului_extended"}.get(short)
        if pair:
            name = pair
            results = (widths[0], 1 if dialect == "llvm" else widths[0])
        else:
            results = tuple(element_width(t, self.index_width) for t in op.results)
        made = self.columns_of((name, widths, results, flags, number), columns)
        if pair or len(results) > 1:
            for i, column in enumerate(made):
                self.define(f"{op.result}#{i}", results[i], column)
        else:
            self.define(op.result, results[0], made[0])
        return None

    def negate(self, op, name, width, column):
        mask, sign = (1 << width) - 1, 1 << (width - 1)
        made = [v if v == hole(width) or (name == "GL.SAbs" and not v & sign) else -v & mask for v in column]
        self.define(op.result, width, made)

    def columns_of(self, key, columns):
        name, widths, results, flags, number = key
        if max(*widths, *results) > TABLE_WIDTH:
            return self.entry_by_entry(key, columns)
        if key not in TABLES:
            TABLES[key] = table_of(key)
        at = columns[0]
        for column in columns[1:]:
            at = [a * 129 + b for a, b in zip(at, column)]
        made = []
        for table in TABLES[key]:
            found = [table[a] for a in at]
            if BREAK in found:
                for i, v in enumerate(found):
                    if v == BREAK:
                        self.undefined[i], found[i] = 1, HOLE
            made.append(found)
        return made

    def entry_by_entry(self, key, columns):
        name, widths, results, flags, number = key
        made = [[None] * self.count for _ in results]
        columns = [widened(column, w) for column, w in zip(columns, widths)]
        for i, operands in enumerate(zip(*columns)):
            try:
                for column, v in zip(made, compute(name, operands, widths, results, flags, number)):
                    column[i] = v
            except Undefined:
                self.undefined[i] = 1
        return [narrowed(column, w) for column, w in zip(made, results)]


def special(width):
    """Values at which integers of a width change what they do."""
    values = {0, 1, 2, -1, -2, 7, -7, 32, 63, 100, 1 << 31, (1 << 32) - 1, -1 << 31, (1 << 63) - 1}
    values |= {1 << (width - 1), (1 << (width - 1)) - 1, (1 << (width - 1)) + 1, 1 << (width // 2)}
    return sorted({v & ((1 << width) - 1) for v in values})


def inputs_of(arguments, index_width):
    """A column for each argument: all inputs, poison too, or those that are special for what is wide."""
    domains = []
    for _, type_text in arguments:
        width = element_width(type_text, index_width)
        values = list(range(1 << width)) if width <= TABLE_WIDTH else special(width)
        domains.append([*values, hole(width)])
    rows = list(itertools.product(*domains))
    return [list(column) for column in zip(*rows)]
