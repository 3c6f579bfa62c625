# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random functions of two or three ops on integers, as text."""
from programs import special

FLAGGED = ("addi", "subi", "muli", "shli")
EXACT = ("divsi", "divui", "shrsi", "shrui")
PLAIN = ("andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi")
PAIRS = ("addui_extended", "mulsi_extended", "mului_extended")
PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
INDEX = ("add", "sub", "mul", "divs", "divu", "rems", "remu", "ceildivs", "ceildivu", "floordivs", "and", "or", "xor", "shl",
         "shru", "shrs", "maxs", "mins", "maxu", "minu")
# What convert-arith-to-spirv takes of integers that 32 bits take the place of.
SPIRV = ("andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "remsi", "divsi", "shrsi", "shrui")
WIDE = (7, 8, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200)


class Function:
    """What is written so far, and the values that an op may take."""

    def __init__(self, random, kind, lanes):
        self.random, self.kind, self.lanes = random, kind, lanes
        self.lines, self.values, self.latest, self.count = [], [], None, 0
        widths = {"wide": WIDE, "spirv": (1, 1, 8, 16)}.get(kind, range(1, 7))
        width = random.choice(widths)
        self.type = "index" if kind.startswith("index") else f"i{width}"
        self.arguments = [("%x", self.type), ("%y", self.type)][:random.choice((1, 2, 2))]
        if random.random() < 0.15:
            self.arguments.append(("%c", "i1"))
        self.values.extend(self.arguments)

    def shaped(self, kind):
        return f"vector<{self.lanes}x{kind}>" if self.lanes else kind

    def width(self, kind):
        return (32 if "spirv" in self.kind else 64) if kind == "index" else int(kind[1:])

    def number(self, kind):
        width, random = self.width(kind), self.random
        values = special(width) if width > 6 else range(1 << width)
        if random.random() < 0.5:
            ends = (0, 1, -1, 2, 1 << (width - 1), (1 << (width - 1)) - 1, width, width - 1, -2)
            value = random.choice(ends) & ((1 << width) - 1)
        else:
            value = random.choice(values)
        return value - (1 << width) if value >> (width - 1) else value

    def fresh(self, kind):
        self.count += 1
        name = f"%{self.count}"
        self.values.append((name, kind))
        return name

    def constant(self, kind):
        self.count += 1
        name = f"%{self.count}"
        if self.kind.startswith("index ") and kind == "index":
            self.lines.append(f"{name} = index.constant {self.number(kind)}")
        elif "spirv" not in self.kind and self.random.random() < 0.02:
            self.lines.append(f"{name} = ub.poison : {self.shaped(kind)}")
        elif self.lanes:
            numbers = [self.number(kind) for _ in range(self.lanes)]
            if self.random.random() < 0.5:
                numbers = numbers[:1]
            words = [str(n) if kind != "i1" else ("true" if n else "false") for n in numbers]
            body = words[0] if len(words) == 1 else f"[{', '.join(words)}]"
            self.lines.append(f"{name} = arith.constant dense<{body}> : {self.shaped(kind)}")
        else:
            number = self.number(kind)
            body = ("true" if number else "false") if kind == "i1" else f"{number} : {kind}"
            self.lines.append(f"{name} = arith.constant {body}")
        return name

    def operand(self, kind, fresh_ones=0.45):
        """A value of a type: rather the latest, or a constant."""
        fitting = [name for name, k in self.values if k == kind]
        if not fitting or self.random.random() < fresh_ones:
            return self.constant(kind)
        if self.latest in fitting and self.random.random() < 0.5:
            return self.latest
        return self.random.choice(fitting)

    def operands(self, kind, is_first):
        sides = [self.operand(kind), self.operand(kind)]
        if not is_first and self.latest not in sides and (self.latest, kind) in self.values:
            sides[self.random.random() < 0.3] = self.latest
        return sides

    def emit(self, text, kind):
        self.latest = self.fresh(kind)
        self.lines.append(f"{self.latest} = {text}")

    def add(self, is_first):
        if self.kind.startswith("index "):
            return self.add_of_index(is_first)
        random, kind = self.random, self.type
        latest = dict(self.values).get(self.latest, kind)
        if latest != kind and random.random() < 0.8:
            kind = latest
        roll = random.random()
        if roll < 0.22:
            return self.add_cast(kind)
        if roll < 0.34:
            a, b = self.operands(kind, is_first)
            predicates = PREDICATES[:6] if self.kind == "spirv" and kind != "i1" else PREDICATES
            return self.emit(f"arith.cmpi {random.choice(predicates)}, {a}, {b} : {self.shaped(kind)}", "i1")
        if roll < 0.42:
            a, b = self.operands(kind, is_first)
            condition = self.operand("i1", 0.1)
            types = f"{self.shaped('i1')}, {self.shaped(kind)}" if self.lanes else kind
            return self.emit(f"arith.select {condition}, {a}, {b} : {types}", kind)
        if roll < 0.5 and kind != "index" and (self.kind != "spirv" or kind != "i32"):
            return self.add_pair(kind, is_first)
        name = random.choice(FLAGGED + (SPIRV if self.kind == "spirv" else FLAGGED + EXACT + PLAIN))
        a, b = self.operands(kind, is_first)
        flags = ""
        if name in FLAGGED:
            flags = random.choice(("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>", " overflow<nsw, nuw>"))
        if name in EXACT and random.random() < 0.4:
            flags = " exact"
        return self.emit(f"arith.{name} {a}, {b}{flags} : {self.shaped(kind)}", kind)

    def add_pair(self, kind, is_first):
        name = self.random.choice(PAIRS)
        a, b = self.operands(kind, is_first)
        second = "i1" if name == "addui_extended" else kind
        low, high = self.fresh(kind), self.fresh(second)
        types = f"{self.shaped(kind)}, {self.shaped('i1')}" if name == "addui_extended" else self.shaped(kind)
        self.lines.append(f"{low}, {high} = arith.{name} {a}, {b} : {types}")
        self.latest = self.random.choice((low, high))

    def add_cast(self, kind):
        random, width = self.random, self.width(kind)
        value = self.operand(kind, 0.1)
        widths = WIDE if self.kind == "wide" else (1, 8, 16, 32) if self.kind == "spirv" else (8, 32, 64, 128, 4) if self.kind == "index" else range(1, 7)
        to = random.choice(widths)
        flags = ""
        if kind == "index" or (random.random() < 0.3 and self.kind in ("index", "wide", "spirv")):
            name, result = random.choice(("index_cast", "index_castui")), f"i{to}" if kind == "index" else "index"
        elif to == width:
            return self.add(False)
        else:
            name, result = ("trunci" if to < width else random.choice(("extsi", "extui"))), f"i{to}"
            if name == "trunci":
                flags = random.choice(("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"))
        return self.emit(f"arith.{name} {value}{flags} : {self.shaped(kind)} to {self.shaped(result)}", result)

    def add_of_index(self, is_first):
        random = self.random
        latest = dict(self.values).get(self.latest, "index")
        if latest != "index" or random.random() < 0.12:
            kind = latest if latest != "i1" else "index"
            to = f"i{random.choice((1, 8, 16, 32) if self.kind == 'index spirv' else (8, 32, 33, 64, 128))}" if kind == "index" else "index"
            value = self.latest if kind != "index" else self.operand("index", 0.2)
            return self.emit(f"index.{random.choice(('casts', 'castu'))} {value} : {kind} to {to}", to)
        a, b = self.operands("index", is_first)
        if random.random() < 0.2:
            return self.emit(f"index.cmp {random.choice(PREDICATES)}({a}, {b})", "i1")
        return self.emit(f"index.{random.choice(INDEX)} {a}, {b}", "index")


def make(random, name, kind):
    """The text of a function."""
    lanes = 2 if kind in ("narrow", "wide") and random.random() < 0.12 else 0
    made = Function(random, kind, lanes)
    length = random.choice((2, 2, 3))
    for i in range(length):
        made.add(i == 0)
    types = dict(made.values)
    results = [made.latest]
    others = [v for v, _ in made.values if v not in results and v.strip("%").isdigit()]
    if others and random.random() < 0.2:
        results.append(random.choice(others))
    arguments = ", ".join(f"{n}: {made.shaped(t)}" for n, t in made.arguments)
    kinds = ", ".join(made.shaped(types[v]) for v in results)
    body = "\n".join(f"  {line}" for line in made.lines)
    return f"func.func @{name}({arguments}) -> ({kinds}) {{\n{body}\n  return {', '.join(results)} : {kinds}\n}}\n"
