# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random products with an adapter on one side: XLA and Linalg run what `apply` makes of them, numpy says what is right."""
import itertools
import os
import random
import shutil
import subprocess

import ml_dtypes
import numpy
import pytest
import xla

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
TYPES = {"f32": numpy.float32, "f64": numpy.float64, "f16": numpy.float16, "bf16": ml_dtypes.bfloat16}
# Relative to the largest result; 16-bit inputs are rounded on both ways.
TOLERANCES = {"f64": 1e-12, "f32": 1e-5, "f16": 1e-2, "bf16": 5e-2}


def apply(tmp_path, text, *flags):
    (tmp_path / "in.mlir").write_text(text)
    run = subprocess.run([TENURE, "adapter", "apply", *flags, "in.mlir", "-o", "out.mlir"], cwd=tmp_path,
                         capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode() + text
    return (tmp_path / "out.mlir").read_text()


def tensor(dims, element):
    return f"tensor<{''.join(f'{n}x' for n in dims)}{element}>"


def literal(array, element):
    return f'dense<"0x{array.tobytes().hex().upper()}"> : {tensor(array.shape, element)}'


class Product:
    """A dot_general of x and a weight [in, out], whose dimensions are contracted, batched or free."""

    def __init__(self, chance):
        values = numpy.random.default_rng(chance.randrange(2**32))
        self.element = chance.choice(list(TYPES))
        self.adapter_element = chance.choice(list(TYPES))
        extents = [chance.randrange(1, 5), chance.randrange(1, 5)]
        self.uses = [chance.choice(["contract", "contract", "free", "batch"]) for _ in range(2)]
        # x's dimensions: letters; i and o are the weight's.
        letters = [letter for letter, use in zip("io", self.uses) if use != "free"]
        letters += list("xyz"[:chance.randrange(3)])
        chance.shuffle(letters)
        self.letters = "".join(letters)
        sizes = {"i": extents[0], "o": extents[1], **{c: chance.randrange(1, 4) for c in "xyz"}}
        self.weight_is_left = chance.random() < 0.5
        self.is_plain_dot = (not self.weight_is_left and self.uses == ["contract", "free"] and
                             self.letters in ("i", "xi") and chance.random() < 0.5)
        rank = chance.randrange(1, 4)
        self.scale = chance.choice([1, 1, 0.5, -2])

        def make(shape, element):
            return values.standard_normal(shape).astype(TYPES[element])

        self.x = make([sizes[c] for c in self.letters], self.element)
        self.weight = make(extents, self.element)
        self.down = make((rank, extents[0]), self.adapter_element)
        self.up = make((extents[1], rank), self.adapter_element)
        self.alpha = self.scale * rank

    def lists(self):
        """The letters that are batched and contracted, in an order of their own."""
        return ([c for c, use in zip("io", self.uses) if use == kind] for kind in ("batch", "contract"))

    def result_letters(self):
        batched, contracted = self.lists()
        free_x = [c for c in self.letters if c not in batched + contracted]
        free_w = [c for c in "io" if c not in batched + contracted]
        sides = [free_w, free_x] if self.weight_is_left else [free_x, free_w]
        return "".join(batched + sides[0] + sides[1])

    def expected(self):
        changed = self.weight.astype(numpy.float64) + self.scale * (
            self.up.astype(numpy.float64) @ self.down.astype(numpy.float64)).T
        return numpy.einsum(f"{self.letters},io->{self.result_letters()}", self.x.astype(numpy.float64), changed)

    def op(self, result, x, weight):
        batched, contracted = self.lists()
        sides = [("io", weight, self.weight), (self.letters, x, self.x)]
        if not self.weight_is_left:
            sides.reverse()
        numbers = ", ".join(
            f"{side}_{kind}_dimensions = [{', '.join(str(letters.index(c)) for c in chosen)}]"
            for kind, chosen in (("batching", batched), ("contracting", contracted)) if chosen
            for side, (letters, _, _) in zip(("lhs", "rhs"), sides))
        number = 0 if self.weight_is_left else 1
        pair = (f"lora_A = {literal(self.down, self.adapter_element)}, lora_B = {literal(self.up, self.adapter_element)}, "
                f"alpha = {self.alpha:e} : f64, operand = {number} : i64")
        name = "stablehlo.dot" if self.is_plain_dot else "stablehlo.dot_general"
        properties = "" if self.is_plain_dot else f" <{{dot_dimension_numbers = #stablehlo.dot<{numbers}>}}>"
        types = ", ".join(tensor(array.shape, self.element) for _, _, array in sides)
        return (f'    {result} = "{name}"({sides[0][1]}, {sides[1][1]}){properties} {{tenure.adapter = '
                f"{{l = {{w = {{{pair}}}}}}}}} : ({types}) -> {self.type()}\n")

    def type(self):
        return tensor(self.expected().shape, self.element)


def module(products):
    """A module whose main function takes x and the weight of each product and returns its results."""
    arguments = [f"%{c}{i}: {tensor(array.shape, p.element)}" for i, p in enumerate(products)
                 for c, array in (("x", p.x), ("w", p.weight))]
    types = ", ".join(argument.split(": ")[1] for argument in arguments)
    results = ", ".join(p.type() for p in products)
    body = "".join(p.op(f"%r{i}", f"%x{i}", f"%w{i}") for i, p in enumerate(products))
    names = ", ".join(f"%r{i}" for i in range(len(products)))
    return (f'"builtin.module"() ({{\n  "func.func"() <{{function_type = ({types}) -> ({results}), sym_name = "main"}}> '
            f"({{\n  ^bb0({', '.join(arguments)}):\n{body}"
            f'    "func.return"({names}) : ({results}) -> ()\n  }}) : () -> ()\n}}) : () -> ()\n')


@pytest.mark.parametrize("seed", range(8))
def test_dot_general(tmp_path, seed):
    chance = random.Random(seed)
    products = [Product(chance) for _ in range(25)]
    text = module(products)
    out = apply(tmp_path, text)
    arguments = list(itertools.chain.from_iterable((p.x, p.weight) for p in products))
    for p, actual in zip(products, xla.run(out, *arguments)):
        expected = p.expected()
        tolerance = TOLERANCES[p.element] * max(1, abs(expected).max())
        difference = abs(actual.astype(numpy.float64) - expected).max()
        assert difference <= tolerance, (p.op("%r", "%x", "%w"), difference)


# ===-- Linalg --------------------------------------------------------------------------------===

MLIR_OPT, MLIR_RUNNER = shutil.which("mlir-opt-22"), shutil.which("mlir-runner-22")
LIBRARY = "/usr/lib/llvm-22/lib/libmlir_runner_utils.so"
C_LIBRARY = "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so"
LOWERING = ("--convert-elementwise-to-linalg", "--one-shot-bufferize=bufferize-function-boundaries", "--convert-linalg-to-loops", "--convert-scf-to-cf",
            "--expand-strided-metadata", "--lower-affine", "--convert-arith-to-llvm", "--finalize-memref-to-llvm",
            "--convert-func-to-llvm", "--convert-cf-to-llvm", "--reconcile-unrealized-casts")
# The loops of x, of the weight and of the result, and which side the weight is on.
FORMS = [("linalg.matmul", "mi", "io", "mo", 1), ("linalg.vecmat", "i", "io", "o", 1), ("linalg.matvec", "o", "io", "i", 0),
         ("linalg.generic", "mi", "io", "mo", 1), ("linalg.generic", "bim", "io", "obm", 0),
         ("linalg.generic", "mo", "io", "im", 1), ("linalg.generic", "omi", "io", "mo", 1),
         ("linalg.generic", "iom", "io", "m", 1), ("linalg.generic", "ikm", "io", "om", 0)]


class LinalgProduct:
    """A Linalg product with dynamic extents where `dynamic` says so, on constants."""

    def __init__(self, form, seed, dynamic, elements=("f32", "f32")):
        values = numpy.random.default_rng(seed)
        self.name, self.x_loops, self.w_loops, self.y_loops, self.operand = form
        self.element, self.adapter_element = elements
        self.sizes = dict(zip("bmkio", (2, 3, 2, 4, 5)))
        self.dynamic = dynamic

        def make(loops, element="f32"):
            return values.standard_normal([self.sizes[c] for c in loops]).astype(TYPES[element])

        self.x, self.weight, self.y = (make(loops, self.element) for loops in (self.x_loops, self.w_loops, self.y_loops))
        self.down = values.standard_normal((2, 4)).astype(TYPES[self.adapter_element])
        self.up = values.standard_normal((5, 2)).astype(TYPES[self.adapter_element])

    def expected(self):
        changed = self.weight.astype(numpy.float64) + (self.up.astype(numpy.float64) @ self.down.astype(numpy.float64)).T
        return self.y + numpy.einsum(f"{self.x_loops},{self.w_loops}->{self.y_loops}",
                                     self.x.astype(numpy.float64), changed)

    def operand_type(self, loops):
        dims = ["?" if self.dynamic and c in "bmk" else self.sizes[c] for c in loops]
        return tensor(dims, self.element)

    def function(self):
        # linalg.matmul knows its loops by their order.
        loops = sorted(set(self.x_loops + self.w_loops + self.y_loops), key="bmkoi".index)
        order = [self.x_loops, self.w_loops] if self.operand == 1 else [self.w_loops, self.x_loops]
        order.append(self.y_loops)
        maps = ", ".join(f"affine_map<({', '.join(loops)}) -> ({', '.join(m)})>" for m in order)
        iterators = ", ".join(f"#linalg.iterator_type<{'parallel' if c in self.y_loops else 'reduction'}>" for c in loops)
        extra = f"indexing_maps = [{maps}], iterator_types = [{iterators}], " if self.name == "linalg.generic" else ""
        if self.name == "linalg.matmul":
            extra = f"indexing_maps = [{maps}], "
        types = [self.operand_type(m) for m in order]
        e = self.element
        pair = (f"lora_A = {literal(self.down, self.adapter_element)}, lora_B = {literal(self.up, self.adapter_element)}, "
                f"operand = {self.operand} : i64")
        return f'''
  "func.func"() <{{function_type = ({", ".join(types)}) -> {types[2]}, sym_name = "product", sym_visibility = "private"}}> ({{
  ^bb0(%a: {types[0]}, %b: {types[1]}, %c: {types[2]}):
    %r = "{self.name}"(%a, %b, %c) <{{{extra}operandSegmentSizes = array<i32: 2, 1>}}> ({{
    ^bb0(%p: {e}, %q: {e}, %s: {e}):
      %m = "arith.mulf"(%p, %q) <{{fastmath = #arith.fastmath<none>}}> : ({e}, {e}) -> {e}
      %t = "arith.addf"(%s, %m) <{{fastmath = #arith.fastmath<none>}}> : ({e}, {e}) -> {e}
      "linalg.yield"(%t) : ({e}) -> ()
    }}) {{tenure.adapter = {{l = {{w = {{{pair}}}}}}}}} : ({", ".join(types)}) -> {types[2]}
    "func.return"(%r) : ({types[2]}) -> ()
  }}) : () -> ()'''

    def main(self):
        """Calls the function on constants and prints the result, in f32."""
        order = [self.x, self.weight] if self.operand == 1 else [self.weight, self.x]
        loops = [self.x_loops, self.w_loops] if self.operand == 1 else [self.w_loops, self.x_loops]
        lines, names = [], []
        for i, (array, m) in enumerate(zip([*order, self.y], [*loops, self.y_loops])):
            lines.append(f'    %k{i} = "arith.constant"() <{{value = {literal(array, self.element)}}}> : () -> '
                         f"{tensor(array.shape, self.element)}")
            lines.append(f'    %v{i} = "tensor.cast"(%k{i}) : ({tensor(array.shape, self.element)}) -> {self.operand_type(m)}')
            names.append(f"%v{i}")
        types = ", ".join(self.operand_type(m) for m in [*loops, self.y_loops])
        result, wide = self.operand_type(self.y_loops), self.operand_type(self.y_loops)
        lines.append(f'    %r = "func.call"({", ".join(names)}) <{{callee = @product}}> : ({types}) -> {result}')
        name = "%r"
        if self.element != "f32":
            wide = wide.replace(self.element, "f32")
            lines.append(f'    %w = "arith.extf"(%r) : ({result}) -> {wide}')
            name = "%w"
        lines.append(f'    %u = "tensor.cast"({name}) : ({wide}) -> tensor<*xf32>')
        body = "\n".join(lines)
        return f'''
  "func.func"() <{{function_type = () -> (), sym_name = "main"}}> ({{
{body}
    "func.call"(%u) <{{callee = @printMemrefF32}}> : (tensor<*xf32>) -> ()
    "func.return"() : () -> ()
  }}) : () -> ()
  "func.func"() <{{function_type = (tensor<*xf32>) -> (), sym_name = "printMemrefF32", sym_visibility = "private"}}> ({{}}) : () -> ()'''

    def module(self):
        return f'"builtin.module"() ({{{self.function()}{self.main()}\n}}) : () -> ()\n'


def run_linalg(tmp_path, text):
    lowered = subprocess.run([MLIR_OPT, *LOWERING], input=text.encode(), capture_output=True, check=False)
    assert lowered.returncode == 0, lowered.stderr.decode() + text
    (tmp_path / "lowered.mlir").write_bytes(lowered.stdout)
    run = subprocess.run([MLIR_RUNNER, "--entry-point-result=void", f"--shared-libs={LIBRARY}", f"--shared-libs={C_LIBRARY}",
                          "lowered.mlir"], cwd=tmp_path, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    data = run.stdout.decode().split("data =")[1].replace("[", " ").replace("]", " ").replace(",", " ")
    return numpy.array([float(word) for word in data.split()])


@pytest.mark.skipif(MLIR_OPT is None or MLIR_RUNNER is None or not os.path.exists(LIBRARY), reason="no MLIR 22 to run it")
@pytest.mark.parametrize("form, dynamic, elements", [
    *((form, seed % 2 == 0, ("f32", "f32")) for seed, form in enumerate(FORMS)),
    (FORMS[0], True, ("f16", "f32")), (FORMS[4], False, ("f16", "f32")), (FORMS[3], True, ("f32", "f16"))])
@pytest.mark.parametrize("flags", [(), ("--through-weights",)])
def test_linalg(tmp_path, form, dynamic, elements, flags):
    product = LinalgProduct(form, len(form[1]), dynamic, elements)
    text = product.module()
    if flags:
        # Both sides are the weight's op then: a function call that takes the changed one.
        text = text.replace("tenure.adapter = ", "t.none = ").replace(
            f"<{{callee = @product}}>", f"<{{callee = @product}}> {{tenure.adapter = {{l = {{w = {{lora_A = "
            f"{literal(product.down, product.adapter_element)}, lora_B = {literal(product.up, product.adapter_element)}, "
            f"operand = {product.operand} : i64}}}}}}}}")
    out = apply(tmp_path, text, *flags)
    expected = product.expected()
    actual = run_linalg(tmp_path, out).reshape(expected.shape)
    assert abs(actual - expected).max() <= TOLERANCES[elements[0]] * 2 * max(1, abs(expected).max())
