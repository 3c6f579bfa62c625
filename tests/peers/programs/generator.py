# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs whose result is defined: one function that takes nothing and returns a checksum of all that it made.

A program is a tree of statements. Each stands for as many ops as it takes to be defined whatever its operands are: a division
has its divisor made positive, an index its remainder by the extent, a buffer its first stores. So any statement may be left
out when its scalar results become constants, which is how a program that fails is made small.

Left out, since the lowering by MLIR or the machine decides: signs and payloads of NaNs (the checksum takes every NaN for one),
`maxnumf` and `minnumf` of zeros of both signs, fast-math flags, f16 and bf16 (the runner lacks their conversions). `math.atan2` of two
zeros is a NaN in a fold of MLIR's and 0 where it is run; `math.isnan`, `isinf` and `isfinite` have no lowering to libm, which they refuse.
"""
import random
import re

from parts import Block, Buffer, ELEMENTS, FLOATS, INTEGERS, SCALARS, Scope, Statement, arrow, constant, shaped
from scalars import Affine, Scalars


class Generator(Scalars, Affine):
    def __init__(self, seed, prefix):
        self.chance = random.Random(seed)
        self.prefix, self.count = prefix, 0
        self.globals, self.functions, self.callable = [], [], []
        self.block, self.scope, self.depth, self.budget = None, None, 0, 0

    # Pieces.

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def put(self, lines, results=()):
        self.block.statements.append(Statement(lines, results))
        for name, kind in results:
            if kind in SCALARS:
                self.scope.scalars[kind].append(name)

    def emit(self, text, kind, lines=()):
        """The last op of a statement, and its result."""
        name = self.name()
        self.put([*lines, f"{name} = {text}"], [(name, kind)])
        return name

    def literal(self, kind):
        chance = self.chance
        if kind in FLOATS:
            return chance.choice([0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.25, 1e10, 1e-3, 123456.0, float(chance.randrange(-50, 50)) / 4])
        width = INTEGERS[kind]
        if kind == "index":
            return chance.choice([0, 1, 2, 3, 5, 7, -1, 100, chance.randrange(-8, 20), 2**31, 2**40 + 1])
        if kind == "i1":
            return chance.randrange(2)
        return chance.choice([0, 1, -1, 2, 3, -(2 ** (width - 1)), 2 ** (width - 1) - 1, chance.randrange(-(2 ** (width - 1)), 2 ** (width - 1))])

    def value(self, kind):
        known = self.scope.scalars[kind]
        if not known or self.chance.random() < 0.15:
            return self.emit(constant(kind, self.literal(kind)), kind)
        return self.chance.choice(known[-6:] if self.chance.random() < 0.6 else known)

    def temporary(self, text):
        name = self.name()
        return name, f"{name} = {text}"

    def below(self, extent):
        """An index in bounds and the lines for it."""
        if self.chance.random() < 0.35:
            name, line = self.temporary(constant("index", self.chance.randrange(extent)))
            return name, [line]
        bound, first = self.temporary(constant("index", extent))
        name, second = self.temporary(f"arith.remui {self.value('index')}, {bound} : index")
        return name, [first, second]

    def positions(self, shape):
        made = [self.below(extent) for extent in shape]
        return ", ".join(name for name, _ in made), [line for _, lines in made for line in lines]

    def within(self, block, size, scalars=(), affine=(), end=None):
        """Fills a block, which has these scalars and affine indices more, and ends it."""
        saved = self.block, self.scope, self.depth
        self.block, self.scope, self.depth = block, Scope(saved[1]), self.depth + 1
        for name, kind in scalars:
            self.scope.scalars[kind].append(name)
        self.scope.affine += affine
        for _ in range(size):
            self.statement()
        if end:
            block.end = end()
        self.block, self.scope, self.depth = saved
        return block

    def ending(self, word, kinds):
        def end():
            values = [self.value(kind) for kind in kinds]
            return [f"{word} {', '.join(values)} : {', '.join(kinds)}" if kinds else word]

        return end

    def kinds(self, most=2):
        return [self.chance.choice(SCALARS) for _ in range(self.chance.randrange(most + 1))]

    def size(self):
        return self.chance.randrange(1, 5)

    # Control flow.

    def branch(self):
        kinds = self.kinds()
        word = self.ending("scf.yield", kinds)
        condition = self.value("i1")
        names = [self.name() for _ in kinds]
        left = f"{', '.join(names)} = " if kinds else ""
        parts = [f"{left}scf.if {condition}{arrow(kinds)} {{", self.within(Block(), self.size(), end=word)]
        if kinds or self.chance.random() < 0.5:
            parts += ["} else {", self.within(Block(), self.size(), end=word)]
        self.put([*parts, "}"], list(zip(names, kinds)))

    def bounds(self):
        """Lower and upper bound and step, and lines for them."""
        chance = self.chance
        first = chance.choice([0, 0, 1, -3, 2])
        low, line = self.temporary(constant("index", first))
        lines = [line]
        high, line = self.temporary(constant("index", first + chance.randrange(0, 7)))
        lines.append(line)
        if chance.random() < 0.5:
            extra, more = self.below(6)
            high, line = self.temporary(f"arith.addi {low}, {extra} : index")
            lines += [*more, line]
        step, line = self.temporary(constant("index", chance.choice([1, 1, 2, 3])))
        return low, high, step, [*lines, line]

    def counted(self):
        kinds = self.kinds()
        low, high, step, lines = self.bounds()
        variable, starts = self.name(), [self.value(kind) for kind in kinds]
        carried, names = [self.name() for _ in kinds], [self.name() for _ in kinds]
        body = self.within(Block(), self.size(), [(variable, "index"), *zip(carried, kinds)], end=self.ending("scf.yield", kinds))
        if kinds:
            pairs = ", ".join(f"{a} = {b}" for a, b in zip(carried, starts))
            head = f"{', '.join(names)} = scf.for {variable} = {low} to {high} step {step} iter_args({pairs}) -> ({', '.join(kinds)}) {{"
        else:
            head = f"scf.for {variable} = {low} to {high} step {step} {{"
        self.put([*lines, head, body, "}"], list(zip(names, kinds)))

    def looped(self):
        kinds = ["i32", *self.kinds()]
        counter, limit = self.name(), self.chance.randrange(1, 7)
        carried = [counter, *(self.name() for _ in kinds[1:])]
        inside = [self.name() for _ in kinds]
        names = [self.name() for _ in kinds]
        zero, line = self.temporary(constant("i32", 0))
        starts = [zero, *(self.value(kind) for kind in kinds[1:])]

        def condition():
            bound, first = self.temporary(constant("i32", limit))
            more, second = self.temporary(f"arith.cmpi slt, {counter}, {bound} : i32")
            both, third = self.temporary(f"arith.andi {more}, {self.value('i1')} : i1" if self.chance.random() < 0.5 else
                                         f"arith.andi {more}, {more} : i1")
            values = [counter, *(self.value(kind) for kind in kinds[1:])]
            return [first, second, third, f"scf.condition({both}) {', '.join(values)} : {', '.join(kinds)}"]

        def again():
            one, first = self.temporary(constant("i32", 1))
            after, second = self.temporary(f"arith.addi {inside[0]}, {one} : i32")
            values = [after, *(self.value(kind) for kind in kinds[1:])]
            return [first, second, f"scf.yield {', '.join(values)} : {', '.join(kinds)}"]

        before = self.within(Block(), self.chance.randrange(3), list(zip(carried, kinds)), end=condition)
        after = self.within(Block(), self.size(), list(zip(inside, kinds)), end=again)
        pairs = ", ".join(f"{a} = {b}" for a, b in zip(carried, starts))
        types = ", ".join(kinds)
        arguments = ", ".join(f"{a}: {kind}" for a, kind in zip(inside, kinds))
        self.put([line, f"{', '.join(names)} = scf.while ({pairs}) : ({types}) -> ({types}) {{", before, "} do {", f"^bb0({arguments}):", after, "}"], list(zip(names, kinds)))

    def switch(self):
        kinds = self.kinds(1)
        which, lines = self.below(4)
        names, end = [self.name() for _ in kinds], self.ending("scf.yield", kinds)
        left = f"{', '.join(names)} = " if kinds else ""
        parts = [*lines, f"{left}scf.index_switch {which}{f' -> {kinds[0]}' if kinds else ''}"]
        for case in self.chance.sample(range(5), self.chance.randrange(1, 4)):
            parts += [f"case {case} {{", self.within(Block(), self.size(), end=end), "}"]
        self.put([*parts, "default {", self.within(Block(), self.size(), end=end), "}"], list(zip(names, kinds)))

    def region(self):
        kind, name = self.chance.choice(SCALARS), self.name()
        body = self.within(Block(), self.size(), end=self.ending("scf.yield", [kind]))
        self.put([f"{name} = scf.execute_region -> {kind} {{", body, "}"], [(name, kind)])

    def parallel(self):
        low, high, step, lines = self.bounds()
        kind, word = self.chance.choice(["i32", "i64", "index"]), self.chance.choice(["addi", "xori", "maxsi", "minui"])
        variable, name, start = self.name(), self.name(), self.value(kind)
        left, right, both = self.name(), self.name(), self.name()

        def end():
            return [f"scf.reduce({self.value(kind)} : {kind}) {{", f"^bb0({left}: {kind}, {right}: {kind}):",
                    f"{both} = arith.{word} {left}, {right} : {kind}", f"scf.reduce.return {both} : {kind}", "}"]

        saved = self.scope.buffers
        self.scope.buffers = []  # Iterations may come in any order.
        body = self.within(Block(), self.size(), [(variable, "index")], end=end)
        self.scope.buffers = saved
        self.put([*lines, f"{name} = scf.parallel ({variable}) = ({low}) to ({high}) step ({step}) init ({start}) -> {kind} {{", body, "}"], [(name, kind)])

    def filled_in_parallel(self):
        """A buffer of which each iteration writes its own element."""
        buffer = self.new_buffer(rank=2)
        n, m = buffer.shape
        saved, (i, j) = self.scope.buffers, (self.name(), self.name())
        self.scope.buffers = []
        lines = []
        word = self.chance.choice(["forall", "parallel", "affine.parallel"])
        if word == "forall":
            head = f"scf.forall ({i}, {j}) in ({n}, {m}) {{"
        elif word == "parallel":
            zero, a = self.temporary(constant("index", 0))
            one, b = self.temporary(constant("index", 1))
            high, c = self.temporary(constant("index", n))
            wide, d = self.temporary(constant("index", m))
            lines, head = [a, b, c, d], f"scf.parallel ({i}, {j}) = ({zero}, {zero}) to ({high}, {wide}) step ({one}, {one}) {{"
        else:
            head = f"affine.parallel ({i}, {j}) = (0, 0) to ({n}, {m}) {{"
        body = self.within(Block(), self.size(), [(i, "index"), (j, "index")], [i, j] if word == "affine.parallel" else (),
                           end=lambda: [f"memref.store {self.value(buffer.element)}, {buffer.name}[{i}, {j}] : {buffer.kind}"])
        self.scope.buffers = saved
        self.put([*lines, head, body, "}"])

    # Buffers.

    def some_buffer(self, element=None):
        known = [buffer for buffer in self.scope.buffers if element in (None, buffer.element)]
        return self.chance.choice(known) if known else None

    def new_buffer(self, rank=None):
        chance = self.chance
        shape = [chance.randrange(1, 5) for _ in range(chance.randrange(0, 3) if rank is None else rank)]
        element, name, lines = chance.choice(ELEMENTS), self.name(), []
        dynamic = [i for i in range(len(shape)) if chance.random() < 0.25]
        kind, sizes = shaped("memref", shape, element, dynamic), []
        for i in dynamic:
            size, line = self.temporary(constant("index", shape[i]))
            sizes.append(size)
            lines.append(line)
        word = "alloc" if dynamic else chance.choice(["alloc", "alloca"])
        lines.append(f"{name} = memref.{word}({', '.join(sizes)}) : {kind}")
        lines += self.filling(name, kind, shape, element)
        self.put(lines)
        buffer = Buffer(name, shape, element, kind)
        self.scope.buffers.append(buffer)
        return buffer

    def filling(self, name, kind, shape, element):
        value, lines = self.value(element), []
        if self.chance.random() < 0.3 and shape:
            return [f"linalg.fill ins({value} : {element}) outs({name} : {kind})"]
        variables = [self.name() for _ in shape]
        for variable, extent in zip(variables, shape):
            zero, a = self.temporary(constant("index", 0))
            one, b = self.temporary(constant("index", 1))
            high, c = self.temporary(constant("index", extent))
            lines += [a, b, c, f"scf.for {variable} = {zero} to {high} step {one} {{"]
        if element in INTEGERS and element != "index" and shape:
            index, line = self.temporary(f"arith.index_cast {variables[0]} : index to {element}")
            lines.append(line)
            value, line = self.temporary(f"arith.addi {index}, {value} : {element}")
            lines.append(line)
        return [*lines, f"memref.store {value}, {name}[{', '.join(variables)}] : {kind}", *("}" for _ in shape)]

    def access(self):
        buffer = self.some_buffer()
        if not buffer:
            return
        where, lines = self.positions(buffer.shape)
        if self.chance.random() < 0.5:
            self.emit(f"memref.load {buffer.name}[{where}] : {buffer.kind}", buffer.element, lines)
        else:
            self.put([*lines, f"memref.store {self.value(buffer.element)}, {buffer.name}[{where}] : {buffer.kind}"])

    def atomic(self):
        buffer = self.some_buffer(self.chance.choice(["i32", "i64"]))
        if not buffer:
            return
        where, lines = self.positions(buffer.shape)
        word = self.chance.choice(["addi", "andi", "ori", "maxs", "minu", "assign"])
        self.emit(f"memref.atomic_rmw {word} {self.value(buffer.element)}, {buffer.name}[{where}] : ({buffer.element}, {buffer.kind}) -> {buffer.element}",
                  buffer.element, lines)

    def view(self):
        buffer, chance = self.some_buffer(), self.chance
        if not buffer or "strided" in buffer.kind or not buffer.shape:
            return
        name, rank, element = self.name(), len(buffer.shape), buffer.element
        plain, which = "?" not in buffer.kind, chance.randrange(6)
        if which == 0:
            kind = shaped("memref", buffer.shape, element, [i for i in range(rank) if chance.random() < 0.6])
            self.put([f"{name} = memref.cast {buffer.name} : {buffer.kind} to {kind}"] if kind != buffer.kind else
                     [f"{name} = memref.cast {buffer.name} : {buffer.kind} to {shaped('memref', buffer.shape, element, range(rank))}"])
            kind = kind if kind != buffer.kind else shaped("memref", buffer.shape, element, range(rank))
            if kind == buffer.kind:
                self.block.statements.pop()
                return
            self.scope.buffers.append(Buffer(name, buffer.shape, element, kind))
        elif which == 1 and plain:
            offsets = [chance.randrange(n) for n in buffer.shape]
            sizes = [chance.randrange(1, n - offset + 1) for n, offset in zip(buffer.shape, offsets)]
            strides = [1] if rank == 1 else [buffer.shape[1], 1]
            first = sum(a * b for a, b in zip(offsets, strides))
            layout = f", strided<{strides}, offset: {first}>" if first else f", strided<{strides}>"
            kind = shaped("memref", sizes, element)[:-1] + layout + ">"
            self.put([f"{name} = memref.subview {buffer.name}{offsets} {sizes} {[1] * rank} : {buffer.kind} to {kind}"])
            self.scope.buffers.append(Buffer(name, sizes, element, kind))
        elif which == 2 and plain:
            sizes = [chance.randrange(1, n + 1) for n in buffer.shape]
            made = [self.below(n - size + 1) for n, size in zip(buffer.shape, sizes)]
            strides = [1] if rank == 1 else [buffer.shape[1], 1]
            kind = shaped("memref", sizes, element)[:-1] + f", strided<{strides}, offset: ?>>"
            where = ", ".join(offset for offset, _ in made)
            self.put([*(line for _, lines in made for line in lines),
                      f"{name} = memref.subview {buffer.name}[{where}] {sizes} {[1] * rank} : {buffer.kind} to {kind}"])
            self.scope.buffers.append(Buffer(name, sizes, element, kind))
        elif which == 3 and plain and rank == 2:
            shape = [buffer.shape[0] * buffer.shape[1]]
            kind = shaped("memref", shape, element)
            self.put([f"{name} = memref.collapse_shape {buffer.name} [[0, 1]] : {buffer.kind} into {kind}"])
            self.scope.buffers.append(Buffer(name, shape, element, kind))
        elif which == 4 and plain and rank == 2:
            kind = shaped("memref", buffer.shape[::-1], element)[:-1] + f", strided<[1, {buffer.shape[1]}]>>"
            self.put([f"{name} = memref.transpose {buffer.name} (i, j) -> (j, i) : {buffer.kind} to {kind}"])
            self.scope.buffers.append(Buffer(name, buffer.shape[::-1], element, kind))
        else:
            dim, line = self.temporary(constant("index", chance.randrange(rank)))
            self.emit(f"memref.dim {buffer.name}, {dim} : {buffer.kind}", "index", [line])

    def copy(self):
        buffer = self.some_buffer()
        if not buffer or not buffer.shape or "strided" in buffer.kind:
            return
        name, kind = self.name(), shaped("memref", buffer.shape, buffer.element)
        self.put([f"{name} = memref.alloc() : {kind}", f"memref.copy {buffer.name}, {name} : {buffer.kind} to {kind}"])
        self.scope.buffers.append(Buffer(name, buffer.shape, buffer.element, kind))

    def of_global(self):
        name, symbol, writable = self.name(), f"@{self.prefix}g{len(self.globals)}", self.chance.random() < 0.4
        element, extent = self.chance.choice(["i32", "f32", "i64"]), self.chance.randrange(1, 5)
        values = [self.literal(element) for _ in range(extent)]
        kind = f"memref<{extent}x{element}>"
        self.globals.append(f"memref.global \"private\" {'' if writable else 'constant '}{symbol} : {kind} = dense<{values}>")
        if writable:
            self.put([f"{name} = memref.get_global {symbol} : {kind}"])
            self.scope.buffers.append(Buffer(name, [extent], element, kind))
            return
        where, lines = self.below(extent)
        self.emit(f"memref.load {name}[{where}] : {kind}", element, [*lines, f"{name} = memref.get_global {symbol} : {kind}"])

    # Tensors, vectors and complex numbers.

    def tensor(self):
        chance, name = self.chance, self.name()
        element, shape = chance.choice(ELEMENTS), [chance.randrange(1, 4) for _ in range(chance.randrange(1, 3))]
        count, kind = 1, shaped("tensor", shape, element)
        for extent in shape:
            count *= extent
        which = chance.randrange(4)
        if which == 0:
            lines = [f"{name} = tensor.from_elements {', '.join(self.value(element) for _ in range(count))} : {kind}"]
        elif which == 1:
            lines = [f"{name} = tensor.splat {self.value(element)} : {kind}"]
        elif which == 2 and element != "index":
            def nested(dims):
                return "[" + ", ".join(nested(dims[1:]) for _ in range(dims[0])) + "]" if dims else str(self.literal(element))

            lines = [f"{name} = arith.constant dense<{nested(shape)}> : {kind}"]
        else:
            variables = [self.name() for _ in shape]
            saved, self.scope.buffers = self.scope.buffers, []
            body = self.within(Block(), 0, [(variable, "index") for variable in variables],
                               end=lambda: [f"tensor.yield {self.value(element)} : {element}"])
            self.scope.buffers = saved
            arguments = ", ".join(f"{variable}: index" for variable in variables)
            lines = [f"{name} = tensor.generate {{", f"^bb0({arguments}):", body, f"}} : {kind}"]
        self.put(lines)
        self.scope.tensors.append(Buffer(name, shape, element, kind))

    def of_tensor(self):
        if not self.scope.tensors:
            return self.tensor()
        chance, tensor, name = self.chance, self.chance.choice(self.scope.tensors), self.name()
        shape, element, kind, lines = tensor.shape, tensor.element, tensor.kind, []
        which, plain = chance.randrange(12), "?" not in tensor.kind
        where, before = self.positions(shape)
        if which < 3:
            self.emit(f"tensor.extract {tensor.name}[{where}] : {kind}", element, before)
            return None
        if which == 3:
            lines = [*before, f"{name} = tensor.insert {self.value(element)} into {tensor.name}[{where}] : {kind}"]
        elif which == 4:
            new = shaped("tensor", shape, element, () if not plain else [0])
            lines, kind = [f"{name} = tensor.cast {tensor.name} : {kind} to {new}"], new
        elif which == 5 and plain:
            offsets = [chance.randrange(n) for n in shape]
            sizes = [chance.randrange(1, n - offset + 1) for n, offset in zip(shape, offsets)]
            new = shaped("tensor", sizes, element)
            lines = [f"{name} = tensor.extract_slice {tensor.name}{offsets} {sizes} {[1] * len(shape)} : {kind} to {new}"]
            shape, kind = sizes, new
        elif which == 6 and plain and len(shape) == 2:
            new = shaped("tensor", [shape[0] * shape[1]], element)
            lines, shape, kind = [f"{name} = tensor.collapse_shape {tensor.name} [[0, 1]] : {kind} into {new}"], [shape[0] * shape[1]], new
        elif which == 7 and plain:
            low, high = [chance.randrange(2) for _ in shape], [chance.randrange(2) for _ in shape]
            sizes = [a + n + b for a, n, b in zip(low, shape, high)]
            new, arguments = shaped("tensor", sizes, element), ", ".join(f"{self.name()}: index" for _ in shape)
            value = self.value(element)
            lines = [f"{name} = tensor.pad {tensor.name} low{low} high{high} {{", f"^bb0({arguments}):", f"tensor.yield {value} : {element}",
                     f"}} : {kind} to {new}"]
            shape, kind = sizes, new
        elif which == 8:
            dim, line = self.temporary(constant("index", chance.randrange(len(shape))))
            self.emit(f"tensor.dim {tensor.name}, {dim} : {kind}", "index", [line])
            return None
        elif which == 9 and plain:
            sizes = [chance.randrange(1, n + 1) for n in shape]
            part = shaped("tensor", sizes, element)
            small, line = self.temporary(f"tensor.splat {self.value(element)} : {part}")
            lines = [line, f"{name} = tensor.insert_slice {small} into {tensor.name}{[n - s for n, s in zip(shape, sizes)]} {sizes} "
                     f"{[1] * len(shape)} : {part} into {kind}"]
        else:
            others = [other.name for other in self.scope.tensors if other.kind == kind]
            word = chance.choice(["addf", "subf", "mulf", "maximumf"] if element in FLOATS else ["addi", "subi", "muli", "xori", "minsi"])
            lines = [f"{name} = arith.{word} {tensor.name}, {chance.choice(others)} : {kind}"]
            if which == 11 and plain:
                rank = len(shape)
                dims = ", ".join(f"d{i}" for i in range(rank))
                maps, loops = f"affine_map<({dims}) -> ({dims})>", ", ".join(['"parallel"'] * rank)
                a, b, c, empty = (self.name() for _ in range(4))
                lines = [f"{empty} = tensor.empty() : {kind}",
                         f"{name} = linalg.generic {{indexing_maps = [{maps}, {maps}], iterator_types = [{loops}]}} ins({tensor.name} : {kind}) "
                         f"outs({empty} : {kind}) {{", f"^bb0({a}: {element}, {b}: {element}):",
                         f"{c} = arith.{word} {a}, {self.value(element)} : {element}", f"linalg.yield {c} : {element}", f"}} -> {kind}"]
        self.put(lines)
        self.scope.tensors.append(Buffer(name, shape, element, kind))
        return None

    def vector(self):
        chance, name, known = self.chance, self.name(), self.scope.vectors
        if not known or chance.random() < 0.3:
            element = chance.choice(["i32", "i64", "f32"])
            kind = f"vector<4x{element}>"
            if chance.random() < 0.5:
                lines = [f"{name} = vector.broadcast {self.value(element)} : {element} to {kind}"]
            else:
                lines = [f"{name} = arith.constant dense<{[self.literal(element) for _ in range(4)]}> : {kind}"]
            self.put(lines)
            known.append(Buffer(name, [4], element, kind))
            return
        vector = chance.choice(known)
        element, kind, which = vector.element, vector.kind, chance.randrange(5)
        if which == 0:
            self.emit(f"vector.extract {vector.name}[{chance.randrange(4)}] : {element} from {kind}", element)
            return
        if which == 1 and element != "f32":
            self.emit(f"vector.reduction <{chance.choice(['add', 'mul', 'xor', 'maxsi', 'minui'])}>, {vector.name} : {kind} into {element}", element)
            return
        other = chance.choice([other.name for other in known if other.kind == kind])
        if which == 2:
            self.put([f"{name} = vector.insert {self.value(element)}, {vector.name} [{chance.randrange(4)}] : {element} into {kind}"])
        elif which == 3:
            mask = [chance.randrange(8) for _ in range(4)]
            self.put([f"{name} = vector.shuffle {vector.name}, {other} {mask} : {kind}, {kind}"])
        else:
            word = chance.choice(["addf", "subf", "mulf"] if element == "f32" else ["addi", "subi", "muli", "andi", "maxui"])
            self.put([f"{name} = arith.{word} {vector.name}, {other} : {kind}"])
        known.append(Buffer(name, [4], element, kind))

    def complex(self):
        chance, name, known = self.chance, self.name(), self.scope.complexes
        if not known or chance.random() < 0.3:
            element = chance.choice(FLOATS)
            self.put([f"{name} = complex.create {self.value(element)}, {self.value(element)} : complex<{element}>"])
            known.append(Buffer(name, [], element, f"complex<{element}>"))
            return
        number = chance.choice(known)
        element, kind, which = number.element, number.kind, chance.randrange(6)
        other = chance.choice([other.name for other in known if other.kind == kind])
        if which < 2:
            self.emit(f"complex.{['re', 'im'][which]} {number.name} : {kind}", element)
            return
        if which == 2:
            self.emit(f"complex.{chance.choice(['eq', 'neq'])} {number.name}, {other} : {kind}", "i1")
            return
        word = chance.choice(["add", "sub", "mul", "neg", "conj"])
        self.put([f"{name} = complex.{word} {number.name}{'' if word in ('neg', 'conj') else ', ' + other} : {kind}"])
        known.append(Buffer(name, [], element, kind))

    # Functions.

    def call(self):
        if not self.callable:
            return
        symbol, arguments, results, buffers = self.chance.choice(self.callable)
        passed = [self.some_buffer_of(kind) for kind in buffers]
        if None in passed:
            return
        values = [self.value(kind) for kind in arguments] + passed
        names = [self.name() for _ in results]
        kind = f"({', '.join([*arguments, *buffers])}) -> ({', '.join(results)})"
        if self.chance.random() < 0.15:
            pointer, line = self.temporary(f"func.constant {symbol} : {kind}")
            self.put([line, f"{', '.join(names)} = func.call_indirect {pointer}({', '.join(values)}) : {kind}"], list(zip(names, results)))
            return
        self.put([f"{', '.join(names)} = func.call {symbol}({', '.join(values)}) : {kind}"], list(zip(names, results)))

    def some_buffer_of(self, kind):
        known = [buffer.name for buffer in self.scope.buffers if buffer.kind == kind]
        return self.chance.choice(known) if known else None

    def statement(self):
        self.budget -= 1
        simple = [self.integer, self.integer, self.with_constant, self.with_constant, self.division, self.shift, self.flagged, self.comparison,
                  self.selection, self.cast, self.cast, self.wide, self.of_index, self.division_of_index, self.floating, self.floating,
                  self.to_integer, self.math, self.bits, self.affine_value, self.affine_access, self.linear, self.access, self.access,
                  self.atomic, self.view, self.copy, self.of_tensor, self.tensor, self.vector, self.complex, self.call, self.of_global]
        nested = [self.branch, self.branch, self.counted, self.counted, self.looped, self.switch, self.region, self.parallel,
                  self.filled_in_parallel, self.affine_loop, self.affine_loop, self.affine_branch]
        if self.depth < 4 and self.budget > 0 and self.chance.random() < 0.22:
            self.chance.choice(nested)()
        elif self.chance.random() < 0.05:
            self.new_buffer()
        else:
            self.chance.choice(simple)()

    def checksum(self):
        """Ends a block: all scalars and the elements of all buffers, in an i64."""
        lines, total = [], None
        start, line = self.temporary(constant("i64", 17))
        factor, second = self.temporary(constant("i64", 1099511628211))
        lines, total = [line, second], start

        def mix(value, kind):
            nonlocal total
            whole, more = self.as_integer(value, kind)
            product, third = self.temporary(f"arith.muli {total}, {factor} : i64")
            total, fourth = self.temporary(f"arith.xori {product}, {whole} : i64")
            lines.extend([*more, third, fourth])

        for kind in SCALARS:
            known = self.scope.scalars[kind]
            for value in self.chance.sample(known, min(len(known), 8)):
                mix(value, kind)
        for buffer in self.scope.buffers[-6:]:
            for _ in range(2):
                where, before = self.name(), []
                made = [self.temporary(constant("index", self.chance.randrange(n))) for n in buffer.shape]
                before = [line for _, line in made]
                lines.extend([*before, f"{where} = memref.load {buffer.name}[{', '.join(name for name, _ in made)}] : {buffer.kind}"])
                mix(where, buffer.element)
        return lines, total

    def as_integer(self, value, kind):
        if kind == "i64":
            return value, []
        if kind == "index":
            name, line = self.temporary(f"arith.index_cast {value} : index to i64")
            return name, [line]
        if kind in FLOATS:
            width = {"f32": "i32", "f64": "i64"}[kind]
            one, first = self.temporary(constant(kind, 1.0))
            nan, second = self.temporary(f"arith.cmpf uno, {value}, {value} : {kind}")
            safe, third = self.temporary(f"arith.select {nan}, {one}, {value} : {kind}")
            bits, fourth = self.temporary(f"arith.bitcast {safe} : {kind} to {width}")
            whole, more = self.as_integer(bits, width)
            return whole, [first, second, third, fourth, *more]
        name, line = self.temporary(f"arith.extui {value} : {kind} to i64")
        return name, [line]

    def function(self, symbol, arguments, buffers, size, public=False):
        self.scope, self.depth = Scope(), 0
        names = []
        for kind in arguments:
            name = self.name()
            names.append(f"{name}: {kind}")
            self.scope.scalars[kind].append(name)
            if kind == "index":
                self.scope.affine.append(name)
        for kind in buffers:
            name = self.name()
            names.append(f"{name}: {kind}")
            element = kind[:-1].split("x")[-1]
            self.scope.buffers.append(Buffer(name, [4], element, kind))
        body = Block()
        self.block = body
        extra = [] if public else self.kinds(1)
        if not public and self.chance.random() < 0.35:
            parts = self.graph(size)
        else:
            for _ in range(size):
                self.statement()
            parts = [body]
        lines, total = self.checksum()
        values = [total, *(self.value(kind) for kind in extra)]
        results = ["i64", *extra]
        self.block.end = [*lines, f"func.return {', '.join(values)} : {', '.join(results)}"]
        head = f"func.func {'' if public else 'private '}{symbol}({', '.join(names)}) -> ({', '.join(results)}) {{"
        self.functions.append(Statement([head, *parts, "}"]))
        if not public:
            self.callable.append((symbol, arguments, results, buffers))

    def graph(self, size):
        """Blocks: a loop of a known number of turns, in which one of two blocks runs, or one of three."""
        def label(number):
            return f"^bb{number}"

        entry, kinds = self.block, ["i32", *self.kinds()]
        for _ in range(size // 3):
            self.statement()
        zero = self.emit(constant("i32", 0), "i32")
        entry.end = [f"cf.br {label(1)}({', '.join([zero, *(self.value(k) for k in kinds[1:])])} : {', '.join(kinds)})"]
        head, arms, join, last = Block(), [Block() for _ in range(self.chance.randrange(2, 4))], Block(), Block()
        outer = self.scope
        carried = [self.name() for _ in kinds]
        self.block, self.scope = head, Scope(outer)
        for name, kind in zip(carried, kinds):
            self.scope.scalars[kind].append(name)
        for _ in range(self.chance.randrange(3)):
            self.statement()
        bound = self.emit(constant("i32", self.chance.randrange(1, 6)), "i32")
        more = self.emit(f"arith.cmpi slt, {carried[0]}, {bound} : i32", "i1")
        which = self.value("i32")
        number = 3 + len(arms)
        head_scope, select = self.scope, Block()
        head.end = [f"cf.cond_br {more}, {label(2)}, {label(number + 1)}"]
        if len(arms) == 2:
            select.end = [f"cf.cond_br {self.value('i1')}, {label(3)}, {label(4)}"]
        else:
            select.end = [f"cf.switch {which} : i32, [", f"default: {label(3)},", f"{self.chance.randrange(3)}: {label(4)},", f"{self.chance.randrange(3, 6)}: {label(5)}", "]"]
        kind, middle = self.chance.choice(SCALARS), self.name()
        for arm in arms:
            self.block, self.scope = arm, Scope(head_scope)
            for _ in range(self.size()):
                self.statement()
            arm.end = [f"cf.br {label(number)}({self.value(kind)} : {kind})"]
        self.block, self.scope = join, Scope(head_scope)
        self.scope.scalars[kind].append(middle)
        for _ in range(self.size()):
            self.statement()
        one = self.emit(constant("i32", 1), "i32")
        after = self.emit(f"arith.addi {carried[0]}, {one} : i32", "i32")
        join.end = [f"cf.br {label(1)}({', '.join([after, *(self.value(k) for k in kinds[1:])])} : {', '.join(kinds)})"]
        self.block, self.scope = last, Scope(head_scope)
        for _ in range(size // 3):
            self.statement()
        arguments = ", ".join(f"{name}: {kind}" for name, kind in zip(carried, kinds))
        parts = [entry, f"{label(1)}({arguments}):", head, f"{label(2)}:", select]
        for i, arm in enumerate(arms):
            parts += [f"{label(3 + i)}:", arm]
        return [*parts, f"{label(number)}({middle}: {kind}):", join, f"{label(number + 1)}:", last]

    def program(self):
        for number in range(self.chance.randrange(1, 4)):
            self.budget = 25
            buffers = [f"memref<4x{self.chance.choice(['i32', 'f32'])}>"] if self.chance.random() < 0.3 else []
            self.function(f"@{self.prefix}f{number}", self.kinds(3), buffers, self.chance.randrange(4, 14))
        self.budget = 25
        self.function(f"@{self.prefix}main", [], [], self.chance.randrange(6, 18), public=True)
        return Program(self.globals, self.functions)


class Program:
    def __init__(self, declarations, functions):
        self.declarations, self.functions = declarations, functions

    def text(self):
        """What a statement that was dropped leaves are constants for those of its results that are used."""
        everything = [line for function in self.functions for line in function.lines(set())]
        used = set(re.findall(r"%v\d+", "\n".join(line.split(" = ", 1)[-1] for line in everything)))
        return "\n".join([*self.declarations, *(line for function in self.functions for line in function.lines(used))]) + "\n"

    def statements(self):
        """From the outside in."""
        pending = [block for function in self.functions for block in function.blocks()]
        found = []
        while pending:
            block = pending.pop(0)
            for statement in block.statements:
                if not statement.dropped:
                    found.append(statement)
                    pending += statement.blocks()
        return found


def make(seed, prefix="p0_"):
    return Generator(seed, prefix).program()
