#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random texts, right and wrong, and has threads_compare look at them.

    threads_random.py PROGRAM COUNT[,COUNT]... FIRST_SEED TEXTS [--keep FOLDER]

What functions share is what threads have to agree about, so attributes, types and locations come from small pools, in which later ones
hold earlier ones: dictionaries, arrays, distinct attributes, debug information, resources, encodings and layouts of types, fused locations.
Ops that are isolated from above stand next to each other and in each other at any depth, among ops that are not, with names that are
missing or there twice, and values that cross what they must not. Some texts are damaged. A text depends on its seed alone.
"""
import pathlib
import random
import subprocess
import sys
import tempfile


class Pools:
    """What ops of one text are made of."""

    def __init__(self, draw, path):
        self.draw, self.path = draw, path
        self.has_distincts = draw.random() < 0.3
        self.has_resources = draw.random() < 0.15
        self.has_debug_info = draw.random() < 0.4
        self.symbols = [f"s{i}" for i in range(draw.choice((3, 20)))]
        self.aliases, self.types, self.attributes, self.locations = [], [], [], []
        self.resources = []
        size = draw.choice((4, 12, 40))
        for _ in range(size):
            self.types.append(self.alias("!", "ty", self.new_type()))
            self.attributes.append(self.alias("#", "at", self.new_attribute()))
            self.locations.append(self.new_location())
        if self.has_debug_info:
            self.debug_info(draw.choice((3, 10, 80)))

    def alias(self, sign, name, text):
        if self.draw.random() < 0.6 or text.startswith("loc("):
            return text
        self.aliases.append(f"{sign}{name}{len(self.aliases)} = {text}\n")
        return f"{sign}{name}{len(self.aliases) - 1}"

    def type(self):
        return self.draw.choice(self.types) if self.types and self.draw.random() < 0.8 else self.new_type()

    def attribute(self):
        return self.draw.choice(self.attributes) if self.attributes and self.draw.random() < 0.85 else self.new_attribute()

    def location(self):
        return self.draw.choice(self.locations) if self.locations and self.draw.random() < 0.7 else self.new_location()

    def element(self):
        return self.draw.choice(("i1", "i8", "i32", "i64", "f32", "f64", "index"))

    def new_type(self):
        draw = self.draw
        kind = draw.randrange(12)
        if kind == 0:
            return f"tensor<{draw.randrange(5)}x{self.element()}, {self.attribute_in_type()}>"
        if kind == 1:
            space = draw.choice(("1", '"space"', "2 : i8"))
            return f"memref<{draw.randrange(5)}x?x{self.element()}, affine_map<(d0, d1) -> (d1 + {draw.randrange(3)}, d0)>, {space}>"
        if kind == 2:
            return f"vector<[{draw.randrange(1, 5)}]x{self.element()}>"
        if kind == 3:
            return f"tuple<{self.type()}, {self.type()}>"
        if kind == 4:
            return f"({self.type()}) -> {self.element()}"
        if kind == 5:
            return f"!t.x<{draw.randrange(9)}>"
        if kind == 6:
            return f"!u.y<[{draw.randrange(3)}], \"a\">"
        if kind == 7:
            return "complex<f32>"
        return self.element()

    def attribute_in_type(self):
        return self.draw.choice(('"enc"', "1 : i8", "#t.enc<1>", "{a = 1 : i3}", "[1, 2]"))

    def new_attribute(self):
        draw = self.draw
        kind = draw.randrange(20)
        if kind == 0:
            return f"[{self.attribute()}, {self.attribute()}]"
        if kind in (1, 2):
            return f"{{b = {self.attribute()}, a{draw.randrange(3)} = {self.attribute()}}}"
        if kind == 3:
            return self.type()
        if kind == 4:
            return f"@{draw.choice(self.symbols)}::@{draw.choice(self.symbols)}"
        if kind == 5:
            return f"@{draw.choice(self.symbols)}"
        if kind == 6:
            return f"dense<{draw.randrange(4)}> : tensor<{draw.randrange(1, 4)}xi32>"
        if kind == 7 and self.has_distincts:
            return f"distinct[{self.distinct()}]<{draw.randrange(2)} : i32>"
        if kind in (8, 9):
            return f"#t.at<{draw.randrange(5)}>"
        if kind == 10:
            return f"affine_map<(d0)[s0] -> (d0 + s0 * {draw.randrange(4)})>"
        if kind == 11:
            return f'"text{draw.randrange(4)}" : {self.type()}'
        if kind == 12 and self.has_resources:
            return f"dense_resource<{self.resource()}> : tensor<1xi32>"
        if kind == 13:
            return self.location()
        if kind == 14:
            return f"array<i64: {draw.randrange(3)}, 2>"
        if kind == 15:
            return "unit"
        if kind == 16:
            return f"{draw.randrange(3)}.5 : f32"
        if kind == 17:
            return f"dense<\"s{draw.randrange(3)}\"> : tensor<2x!t.string>"
        return draw.choice((f"{draw.randrange(300)} : i64", f'"w{draw.randrange(9)}"', "true"))

    def distinct(self):
        number = self.draw.randrange(4)
        # Once in a while one number is given to two, which is an error.
        return number if self.draw.random() < 0.02 else self.draw.randrange(1 << 30)

    def resource(self):
        key = f"r{self.draw.randrange(4)}"
        if key not in self.resources:
            self.resources.append(key)
        return key

    def debug_info(self, depth):
        draw = self.draw
        unit = 0 if draw.random() < 0.7 else draw.randrange(3)
        self.aliases.append(f'#file = #llvm.di_file<"f.c" in "">\n#unit = #llvm.di_compile_unit<id = distinct[{unit}]<>, '
                            "sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>\n"
                            '#base = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32>\n')
        inner = "#base"
        for i in range(depth):
            self.aliases.append(f"#ptr{i} = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = {inner}>\n")
            inner = f"#ptr{i}"
        for i in range(draw.choice((1, 4))):
            scope = f"#sub{i}"
            identity = f"id = distinct[{10 + draw.randrange(3)}]<>, " if draw.random() < 0.5 else ""
            self.aliases.append(f'{scope} = #llvm.di_subprogram<{identity}compileUnit = #unit, scope = #file, name = "n{i}", file = #file, '
                                "line = 1, subprogramFlags = Definition>\n")
            for j in range(2):
                self.aliases.append(f'#var{i}_{j} = #llvm.di_local_variable<scope = {scope}, name = "v{j}", file = #file, line = {i}, '
                                    f"type = #ptr{draw.randrange(depth)}>\n")
                self.attributes.append(f"#var{i}_{j}")
            self.attributes += [scope, inner, f"#ptr{draw.randrange(depth)}", "#llvm.di_expression<[DW_OP_deref]>"]
            self.locations.append(f'loc(fused<{scope}>["g.c":{i}:2])')

    def new_location(self):
        draw = self.draw
        kind = draw.randrange(9)
        inner = lambda: self.location()[4:-1]
        if kind == 0:
            child = inner()
            return f'loc("n{draw.randrange(3)}"({child if not child.startswith("#") else "unknown"}))'
        if kind == 1:
            return f"loc(callsite({inner()} at {inner()}))"
        if kind == 2:
            return f"loc(fused[{inner()}, {inner()}])"
        if kind == 3 and not self.has_distincts:
            return f'loc(fused<"{draw.randrange(3)}">[{inner()}])'
        if kind == 4:
            return f'loc("r.c":{draw.randrange(3)}:1 to {draw.randrange(4, 6)}:1)'
        if kind == 5:
            return "loc(unknown)"
        if kind == 6:
            # May be the place of an op of this text.
            return f'loc("{self.path}":{draw.randrange(1, 40)}:{draw.randrange(1, 7)})'
        return f'loc("f{draw.randrange(2)}.c":{draw.randrange(4)}:{draw.randrange(3)})'


class Text:
    """One text: lines of ops, in which values are known by their types."""

    def __init__(self, seed, path):
        self.draw = random.Random(seed)
        self.pools = Pools(self.draw, path)
        draw = self.draw
        self.location_share = draw.choice((0, 0, 0.2, 1))
        self.wrong_share = draw.choice((0, 0, 0, 0.01))
        self.crossing_share = draw.choice((0, 0, 0.05))
        self.known_share = draw.choice((0.2, 0.7))
        self.next = 0
        self.lines = []
        self.scopes = [[]]  # Names of functions by symbol table.
        self.left = draw.choice((10, 60, 200))

    def fresh(self):
        self.next += 1
        return f"%v{self.next}"

    def tail(self):
        return " " + self.pools.location() if self.draw.random() < self.location_share else ""

    def dictionary(self):
        if self.draw.random() < 0.5:
            return ""
        names = self.draw.sample(("k", "l", "m", "t.n"), self.draw.randrange(1, 4))
        return " {" + ", ".join(f"{name} = {self.pools.attribute()}" for name in names) + "}"

    def put(self, depth, text):
        self.lines.append("  " * depth + text + "\n")

    def value(self, values):
        """One that is seen, most often a late one; rarely one that is not."""
        if self.draw.random() < self.wrong_share or not values:
            return "%nowhere", "i32"
        return values[-1 - min(int(self.draw.expovariate(0.3)), len(values) - 1)]

    def known(self, depth, values):
        """An op of arith, or a call."""
        draw = self.draw
        numbers = [name for name, type in values[-30:] if type == "i32"]
        name = self.fresh()
        if len(numbers) < 2 or draw.random() < 0.3:
            self.put(depth, f"{name} = arith.constant {draw.randrange(4)} : i32{self.tail()}")
        elif draw.random() < 0.1 and self.scopes[-1]:
            callee = "none" if draw.random() < self.wrong_share else draw.choice(self.scopes[-1])
            self.put(depth, f"{name} = func.call @{callee}({draw.choice(numbers)}) : (i32) -> i32{self.tail()}")
        else:
            self.put(depth, f"{name} = arith.{draw.choice(('addi', 'muli', 'xori'))} {draw.choice(numbers)}, {draw.choice(numbers)} : "
                            f"i32{self.tail()}")
        values.append((name, "i32"))

    def unknown(self, depth, values, may_nest):
        draw = self.draw
        operands = [self.value(values) for _ in range(draw.randrange(3))] if values else []
        results = [self.pools.type() for _ in range(draw.randrange(3))]
        name = self.fresh()
        equals = f"{name}:{len(results)} = " if results else ""
        head = f'{equals}"t.{draw.choice("abc")}"({", ".join(value for value, _ in operands)})'
        properties = f" <{{p = {self.pools.attribute()}}}>" if draw.random() < 0.3 else ""
        rest = (f"{self.dictionary()} : ({', '.join(type for _, type in operands)}) -> "
                f"({', '.join(results)}){self.tail()}")
        if may_nest and draw.random() < 0.25:
            self.put(depth, head + properties + " ({")
            self.body(depth + 1, list(values), draw.choice(("plain", "plain", "ops")))
            self.put(depth, "})" + rest)
        else:
            self.put(depth, head + properties + rest)
        values += [(f"{name}#{i}", type) for i, type in enumerate(results)]

    def function(self, depth, values, is_in_table):
        draw = self.draw
        name = draw.choice(self.pools.symbols) if draw.random() < self.wrong_share else f"f{self.fresh()[2:]}"
        if is_in_table:
            self.scopes[-1].append(name)
        argument = self.fresh()
        extra = f" attributes {{x = {self.pools.attribute()}}}" if draw.random() < 0.4 else ""
        where = self.tail()
        inner = f" {self.pools.location()}" if draw.random() < self.location_share else ""
        self.put(depth, f"func.func @{name}({argument}: i32{inner}) -> i32{extra} {{")
        crossing = list(values) if draw.random() < self.crossing_share else []
        seen = crossing + [(argument, "i32")]
        self.body(depth + 1, seen, "plain")
        self.put(depth + 1, f"return {argument} : i32{self.tail()}")
        self.put(depth, "}" + where)

    def module(self, depth, may_have_name):
        name = f" @m{self.fresh()[2:]}" if may_have_name and self.draw.random() < 0.5 else ""
        self.put(depth, f"builtin.module{name} {{")
        self.scopes.append([])
        self.body(depth + 1, [], "table")
        self.scopes.pop()
        self.put(depth, "}" + self.tail())

    def body(self, depth, values, kind):
        """Ops of one block: `plain` ones, `ops` with functions and modules among them, or those of a symbol `table`."""
        draw = self.draw
        for _ in range(draw.randrange(1, 9)):
            if self.left <= 0:
                return
            self.left -= 1
            choice = draw.random()
            if depth < 5 and choice < (0.05 if kind == "plain" else 0.15):
                self.module(depth, kind != "plain")
            elif depth < 5 and choice < 0.7 and kind != "plain":
                self.function(depth, values, kind == "table")
            elif draw.random() < self.known_share:
                self.known(depth, values)
            else:
                self.unknown(depth, values, depth < 6)

    def text(self):
        draw = self.draw
        has_module = draw.random() < 0.6
        if has_module:
            self.put(0, "module {")
        while self.left > 0:
            self.body(int(has_module), [], "table")
        if has_module:
            self.put(0, "}" + self.tail())
        elif draw.random() < 0.3:  # Aliases may come between ops.
            top = [i for i, line in enumerate(self.lines) if not line.startswith(" ") and line.startswith(("func", "module"))]
            if top:
                self.lines.insert(draw.choice(top), "#between = 5 : i5\n")
        all = "".join(self.pools.aliases) + "".join(self.lines)
        if self.pools.resources:
            entries = ", ".join(f'{key}: "0x04000000{i:02d}000000"' for i, key in enumerate(self.pools.resources))
            all += "{-# dialect_resources: { builtin: { " + entries + " } } #-}\n"
        if draw.random() < 0.2:
            all = damaged(draw, all)
        return all


def damaged(draw, text):
    at = draw.randrange(len(text))
    kind = draw.randrange(4)
    if kind == 0:
        return text[:at] + text[at + draw.randrange(1, 4):]
    if kind == 1:
        return text[:at] + draw.choice(('"', "}", "{", "%", "//", "<", "i32", "\n", "\0", "#")) + text[at:]
    if kind == 2:
        return text[:at]
    other = draw.randrange(len(text))
    return text[:at] + text[other:other + 30] + text[at:]


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    program, counts, first, count = str(pathlib.Path(sys.argv[1]).resolve()), *sys.argv[2:5]
    keep = sys.argv[6] if sys.argv[5:6] == ["--keep"] else None
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(keep or temporary)
        folder.mkdir(exist_ok=True)
        paths = []
        for seed in range(int(first), int(first) + int(count)):
            path = folder / f"{seed}.mlir"
            # The path is in the text; it is the same wherever the folder is.
            path.write_text(Text(seed, f"{seed}.mlir").text(), errors="surrogateescape")
            paths.append(path.name)
        run = subprocess.run([program, "--bytecode", counts], input="".join(f"{path}\n" for path in paths), text=True, cwd=folder)
    sys.exit(run.returncode)


main()
