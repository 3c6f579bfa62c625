# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements of random programs on scalars, and on indices that affine takes: parts of generator.Generator."""
from parts import Block, FLOATS, INTEGERS, SCALARS, UNARY_MATH, constant


class Scalars:
    def integer(self):
        kind = self.chance.choice(list(INTEGERS))
        word = self.chance.choice(["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui"])
        self.emit(f"arith.{word} {self.value(kind)}, {self.value(kind)} : {kind}", kind)

    def with_constant(self):
        kind = self.chance.choice(list(INTEGERS))
        word = self.chance.choice(["addi", "subi", "muli", "andi", "ori", "xori"])
        name, line = self.temporary(constant(kind, self.literal(kind)))
        pair = [self.value(kind), name]
        self.chance.shuffle(pair)
        self.emit(f"arith.{word} {pair[0]}, {pair[1]} : {kind}", kind, [line])

    def division(self):
        kind = self.chance.choice([kind for kind in INTEGERS if kind != "i1"])
        word = self.chance.choice(["divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"])
        mask, first = self.temporary(constant(kind, self.chance.choice([1, 7, 14])))
        one, second = self.temporary(constant(kind, 1))
        small, third = self.temporary(f"arith.andi {self.value(kind)}, {mask} : {kind}")
        divisor, fourth = self.temporary(f"arith.ori {small}, {one} : {kind}")
        self.emit(f"arith.{word} {self.value(kind)}, {divisor} : {kind}", kind, [first, second, third, fourth])

    def shift(self):
        kind = self.chance.choice(["i5", "i8", "i16", "i32", "i64", "index"])
        width, first = self.temporary(constant(kind, {"i5": 5, "index": 31}.get(kind, INTEGERS[kind])))
        amount, second = self.temporary(f"arith.remui {self.value(kind)}, {width} : {kind}")
        self.emit(f"arith.{self.chance.choice(['shli', 'shrsi', 'shrui'])} {self.value(kind)}, {amount} : {kind}", kind, [first, second])

    def flagged(self):
        kind = self.chance.choice(["i32", "i64", "index"])
        mask, line = self.temporary(constant(kind, 0x3FFF))
        lines, small = [line], []
        for _ in range(3):
            name, line = self.temporary(f"arith.andi {self.value(kind)}, {mask} : {kind}")
            lines.append(line)
            small.append(name)
        flags = self.chance.choice(["nsw", "nuw", "nsw, nuw"])
        first, line = self.temporary(f"arith.{self.chance.choice(['addi', 'muli'])} {small[0]}, {small[1]} overflow<{flags}> : {kind}")
        lines.append(line)
        word = self.chance.choice(["addi", "subi"])
        self.emit(f"arith.{word} {first}, {small[2]} overflow<nsw> : {kind}", kind, lines)

    def comparison(self):
        kind = self.chance.choice(SCALARS)
        if kind in FLOATS:
            words = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "false", "true"]
            self.emit(f"arith.cmpf {self.chance.choice(words)}, {self.value(kind)}, {self.value(kind)} : {kind}", "i1")
            return
        words = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
        dialect = "index" if kind == "index" and self.chance.random() < 0.4 else "arith"
        text = f"{self.chance.choice(words)}{'(' if dialect == 'index' else ', '}{self.value(kind)}, {self.value(kind)}"
        self.emit(f"index.cmp {text})" if dialect == "index" else f"arith.cmpi {text} : {kind}", "i1")

    def selection(self):
        kind = self.chance.choice(SCALARS)
        self.emit(f"arith.select {self.value('i1')}, {self.value(kind)}, {self.value(kind)} : {kind}", kind)

    def cast(self):
        widths = sorted((width, kind) for kind, width in INTEGERS.items() if kind != "index")
        pair = sorted(self.chance.sample(widths, 2))
        (_, narrow), (_, wide) = pair
        which = self.chance.randrange(6)
        if which == 0:
            self.emit(f"arith.trunci {self.value(wide)} : {wide} to {narrow}", narrow)
        elif which < 3:
            self.emit(f"arith.{['extsi', 'extui'][which - 1]} {self.value(narrow)} : {narrow} to {wide}", wide)
        else:
            word, kind = self.chance.choice(["index_cast", "index_castui"]), self.chance.choice(["i8", "i32", "i64", "i5"])
            source, target = self.chance.choice([("index", kind), (kind, "index")])
            if self.chance.random() < 0.3 and kind != "i5":
                word = {"index_cast": "index.casts", "index_castui": "index.castu"}[word]
            else:
                word = "arith." + word
            self.emit(f"{word} {self.value(source)} : {source} to {target}", target)

    def wide(self):
        kind = self.chance.choice(["i8", "i32", "i64"])
        low, high = self.name(), self.name()
        word = self.chance.choice(["mulsi_extended", "mului_extended", "addui_extended"])
        text = f"{low}, {high} = arith.{word} {self.value(kind)}, {self.value(kind)} : {kind}"
        second = kind
        if word == "addui_extended":
            text, second = f"{text}, i1", "i1"
        self.put([text], [(low, kind), (high, second)])

    def of_index(self):
        word = self.chance.choice(["add", "sub", "mul", "and", "or", "xor", "maxs", "maxu", "mins", "minu"])
        self.emit(f"index.{word} {self.value('index')}, {self.value('index')}", "index")

    def division_of_index(self):
        word = self.chance.choice(["divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu"])
        divisor, line = self.temporary(f"index.constant {self.chance.choice([1, 2, 3, 8])}")
        self.emit(f"index.{word} {self.value('index')}, {divisor}", "index", [line])

    def floating(self):
        kind = self.chance.choice(FLOATS)
        which = self.chance.randrange(12)
        if which < 7:
            word = self.chance.choice(["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf"])
            self.emit(f"arith.{word} {self.value(kind)}, {self.value(kind)} : {kind}", kind)
        elif which == 7:
            self.emit(f"arith.negf {self.value(kind)} : {kind}", kind)
        elif which == 8:
            self.emit(f"arith.extf {self.value('f32')} : f32 to f64", "f64")
        elif which == 9:
            self.emit(f"arith.truncf {self.value('f64')} : f64 to f32", "f32")
        else:
            source = self.chance.choice(["i8", "i16", "i32", "i64"])
            self.emit(f"arith.{self.chance.choice(['sitofp', 'uitofp'])} {self.value(source)} : {source} to {kind}", kind)

    def to_integer(self):
        kind, target, x = self.chance.choice(FLOATS), self.chance.choice(["i16", "i32", "i64"]), None
        x = self.value(kind)
        low, first = self.temporary(constant(kind, 0.0))
        high, second = self.temporary(constant(kind, 1000.0))
        above, third = self.temporary(f"arith.cmpf oge, {x}, {low} : {kind}")
        under, fourth = self.temporary(f"arith.cmpf ole, {x}, {high} : {kind}")
        both, fifth = self.temporary(f"arith.andi {above}, {under} : i1")
        safe, sixth = self.temporary(f"arith.select {both}, {x}, {low} : {kind}")
        self.emit(f"arith.{self.chance.choice(['fptosi', 'fptoui'])} {safe} : {kind} to {target}", target,
                  [first, second, third, fourth, fifth, sixth])

    def math(self):
        kind, which = self.chance.choice(FLOATS), self.chance.randrange(14)
        if which < 8:
            self.emit(f"math.{self.chance.choice(UNARY_MATH)} {self.value(kind)} : {kind}", kind)
        elif which == 8:
            self.emit(f"math.fma {self.value(kind)}, {self.value(kind)}, {self.value(kind)} : {kind}", kind)
        elif which == 9:
            self.emit(f"math.powf {self.value(kind)}, {self.value(kind)} : {kind}", kind)
        elif which == 10:
            whole, first = self.temporary(f"arith.extui {self.value('i16')} : i16 to i32")
            one, second = self.temporary(constant("i32", -7))
            odd, third = self.temporary(f"arith.addi {whole}, {one} : i32")
            name, fourth = self.temporary(f"arith.sitofp {odd} : i32 to {kind}")
            self.emit(f"math.copysign {self.value(kind)}, {name} : {kind}", kind, [first, second, third, fourth])
        elif which == 11:
            name, line = self.temporary(f"arith.negf {self.value(kind)} : {kind}")
            self.emit(f"math.absf {name} : {kind}", kind, [line])
        else:
            whole = self.chance.choice(["i8", "i32", "i64"])
            self.emit(f"math.{self.chance.choice(['ctlz', 'cttz', 'ctpop', 'absi'])} {self.value(whole)} : {whole}", whole)

    def bits(self):
        name, line = self.temporary(f"arith.sitofp {self.value('i16')} : i16 to f32")
        bits = self.emit(f"arith.bitcast {name} : f32 to i32", "i32", [line])
        if self.chance.random() < 0.3:
            self.emit(f"arith.bitcast {bits} : i32 to f32", "f32")


class Affine:

    def expression(self, count, depth=2):
        chance = self.chance
        if depth == 0 or chance.random() < 0.2:
            return f"d{chance.randrange(count)}" if count and chance.random() < 0.7 else str(chance.randrange(-4, 9))
        word = chance.choice(["+", "+", "-", "*", "mod", "floordiv", "ceildiv"])
        right = self.expression(count, depth - 1) if word in "+-" else str(chance.choice([1, 2, 3, 5, 8]))
        return f"({self.expression(count, depth - 1)} {word} {right})"

    def affine_operands(self):
        known = self.scope.affine
        return [self.chance.choice(known) for _ in range(self.chance.randrange(1, 3))] if known else []

    def affine_value(self):
        operands = self.affine_operands()
        dims = ", ".join(f"d{i}" for i in range(len(operands)))
        word = self.chance.choice(["apply", "apply", "min", "max"])
        results = ", ".join(self.expression(len(operands)) for _ in range(1 if word == "apply" else self.chance.randrange(1, 4)))
        name = self.emit(f"affine.{word} affine_map<({dims}) -> ({results})>({', '.join(operands)})", "index")
        if operands and self.depth and word == "apply":
            self.scope.affine.append(name)

    def affine_loop(self):
        kinds = self.kinds()
        variable, starts = self.name(), [self.value(kind) for kind in kinds]
        carried, names = [self.name() for _ in kinds], [self.name() for _ in kinds]
        operands, lower = self.affine_operands(), self.chance.choice([0, 0, 1, -2])
        lines, upper = [], str(lower + self.chance.randrange(7))
        if operands and self.chance.random() < 0.4:
            upper = f"affine_map<(d0) -> (d0 mod 5 + {lower})>({operands[0]})"
        body = self.within(Block(), self.size(), [(variable, "index"), *zip(carried, kinds)], [variable], end=self.ending("affine.yield", kinds))
        left = f"{', '.join(names)} = " if kinds else ""
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(carried, starts))
        more = f" iter_args({pairs}) -> ({', '.join(kinds)})" if kinds else ""
        step = self.chance.choice(["", "", " step 2", " step 3"])
        self.put([*lines, f"{left}affine.for {variable} = {lower} to {upper}{step}{more} {{", body, "}"], list(zip(names, kinds)))

    def affine_branch(self):
        operands, kinds = self.affine_operands(), self.kinds(1)
        dims = ", ".join(f"d{i}" for i in range(len(operands)))
        tests = ", ".join(f"{self.expression(len(operands))} {self.chance.choice(['>=', '=='])} 0" for _ in range(self.chance.randrange(1, 3)))
        names, end = [self.name() for _ in kinds], self.ending("affine.yield", kinds)
        left = f"{', '.join(names)} = " if kinds else ""
        head = f"{left}affine.if affine_set<({dims}) : ({tests})>({', '.join(operands)}){f' -> {kinds[0]}' if kinds else ''} {{"
        parts = [head, self.within(Block(), self.size(), end=end)]
        if kinds or self.chance.random() < 0.5:
            parts += ["} else {", self.within(Block(), self.size(), end=end)]
        self.put([*parts, "}"], list(zip(names, kinds)))

    def affine_access(self):
        buffer, known = self.some_buffer(), self.scope.affine
        if not buffer or not known:
            return
        subscripts = ", ".join(self.chance.choice([f"{self.chance.choice(known)} mod {n}", str(self.chance.randrange(n))]) for n in buffer.shape)
        if self.chance.random() < 0.5:
            self.emit(f"affine.load {buffer.name}[{subscripts}] : {buffer.kind}", buffer.element)
        else:
            self.put([f"affine.store {self.value(buffer.element)}, {buffer.name}[{subscripts}] : {buffer.kind}"])

    def linear(self):
        x = self.value("index")
        names = [self.name(), self.name()]
        if self.chance.random() < 0.5:
            bound, first = self.temporary(constant("index", 24))
            small, second = self.temporary(f"arith.remui {x}, {bound} : index")
            self.put([first, second, f"{', '.join(names)} = affine.delinearize_index {small} into (4, {self.chance.randrange(6, 9)}) : index, index"],
                     [(name, "index") for name in names])
            return
        i, more = self.below(3)
        j, lines = self.below(5)
        self.emit(f"affine.linearize_index [{i}, {j}] by (3, 5) : index", "index", [*more, *lines])
