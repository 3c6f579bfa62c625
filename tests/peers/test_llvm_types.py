# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random types of llvm in each other: mlir-opt and Tenure print the same, also through bytecode in both directions, and convert them to the same."""
import os
import pathlib
import random
import re
import shutil
import subprocess

import pytest

MLIR_OPT = shutil.which("mlir-opt-22")
TENURE = pathlib.Path(os.environ["TENURE_BUILD_DIR"]) / "bin" / "tenure"
COUNT = 400

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt-22")

OWN = ["i1", "i8", "i64", "i1234", "f16", "bf16", "f32", "f64", "f80", "f128", "ptr", "!llvm.ptr<3>", "ppc_fp128", "x86_amx", "vector<4xf32>",
       "vector<[2]xi8>", "vector<8x!llvm.ptr>", "!ptr.ptr<#llvm.address_space<1>>"]
# What LLVM has no type for. Of these, tensors and the like cannot be converted.
FOREIGN = ["index", "vector<2x3xi8>", "si8", "memref<?xi8>", "complex<f32>", "(i32) -> i8", "f8E5M2", "vector<4xindex>", "vector<f32>"]
OTHER = ["tensor<4xf32>", "tuple<i8>", "none", "tf32"]


class Types:
    def __init__(self, seed, few_names=False):
        self.random = random.Random(seed)
        self.names = 0
        self.few_names = few_names

    def leaf(self):
        return self.random.choices([OWN, FOREIGN, OTHER], [30, 4, 1])[0]

    def parts(self, depth, around):
        return [self.inner(depth - 1, around) for _ in range(self.random.randint(0, 4))]

    def inner(self, depth, around):
        """A type that structs and arrays may hold; `around` are the names of structs that it is in."""
        chance = self.random.random()
        prefix = "!llvm." if self.random.random() < 0.3 else ""
        packed = self.random.choice(["", "packed "])
        if depth <= 0 or chance < 0.35:
            return f'{prefix}struct<"{self.random.choice(around)}">' if around and self.random.random() < 0.3 else self.random.choice(self.leaf())
        if chance < 0.55:
            return f"{prefix}array<{self.random.choice(['0', '1', '7', '0x1F', '1000000000000'])} x {self.inner(depth - 1, around)}>"
        if chance < 0.75:
            return f"{prefix}struct<{packed}({', '.join(self.parts(depth, around))})>"
        if chance < 0.8:
            parameters = ['"t"', *self.parts(depth, around), *self.random.choice([[], ["1", "2"]])]
            return f"{prefix}target<{', '.join(parameters)}>"
        self.names += 1
        name = f"s {self.random.randint(1, 3) if self.few_names else self.names}"
        if chance < 0.83:
            return f'{prefix}struct<"{name}", opaque>'
        return f'{prefix}struct<"{name}", {packed}({", ".join(self.parts(depth, [*around, name]))})>'

    def outer(self):
        if self.random.random() < 0.2:
            arguments = self.parts(3, []) + self.random.choice([[], ["..."]])
            return f"!llvm.func<{self.random.choice(['void', self.inner(2, [])])} ({', '.join(arguments)})>"
        return f"!llvm.struct<({', '.join(self.parts(5, []))})>"


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, timeout=300)
    assert done.returncode == 0, done.stderr.decode()[:4000]
    return done.stdout


def compared(output):
    """The lines. MLIR remembers of types in a struct that names itself that they are LLVM's before it has seen what else is in it, and leaves the prefix out."""
    lines = output.decode().splitlines()
    return [line.replace("!llvm.", "") if re.search(r'struct<"s \d+">', line) else line for line in lines]


@pytest.mark.parametrize("seed", [1, 2 + int(os.environ.get("TENURE_TURN", "0"))])
def test_types(seed):
    types = Types(seed)
    text = "".join(f"func.func private @f{i}({types.outer()})\n" for i in range(COUNT)).encode()
    theirs, ours = run([MLIR_OPT, "-"], text), run([TENURE, "opt", "-"], text)
    assert compared(ours) == compared(theirs)
    assert run([TENURE, "opt", "-"], ours) == ours
    assert compared(run([TENURE, "opt", "-"], theirs)) == compared(theirs)
    assert run([MLIR_OPT, "-"], run([TENURE, "opt", "--emit-bytecode", "-"], text)) == run([MLIR_OPT, "-"], ours)
    assert compared(run([TENURE, "opt", "-"], run([MLIR_OPT, "--emit-bytecode", "-"], text))) == compared(ours)


@pytest.mark.parametrize("seed", [1, 2 + int(os.environ.get("TENURE_TURN", "0"))])
@pytest.mark.parametrize("options", ["--convert-func-to-llvm", "--convert-func-to-llvm=index-bitwidth=32"])
def test_conversions(seed, options):
    types = Types(seed)
    texts = [types.outer() for _ in range(COUNT)]
    # What is in a recursive struct MLIR converts here and there only, for the same reason.
    texts = [text for text in texts if not re.search(r'struct<"s \d+">', text)]
    text = "".join(f"func.func private @f{i}({text})\n" for i, text in enumerate(texts)).encode()
    assert run([TENURE, "opt", options, "-"], text) == run([MLIR_OPT, options, "-"], text)


def errors(command, text):
    """Those that are not about what is around the error."""
    done = subprocess.run(command, input=text, capture_output=True, timeout=300)
    return [line for line in done.stderr.decode().splitlines() if re.search(r":\d+:\d+: error: (?!failed to parse)", line)]


@pytest.mark.parametrize("seed", [1, 2 + int(os.environ.get("TENURE_TURN", "0"))])
def test_names_with_several_bodies(seed):
    """A name has one body in a context, and no struct is in itself but by its name."""
    types = Types(seed, few_names=True)
    text = "// -----\n".join(f"func.func private @f({types.outer()}, {types.outer()})\n" for _ in range(COUNT)).encode()
    theirs, ours = (errors([*command, "--split-input-file", "-"], text) for command in ([MLIR_OPT], [TENURE, "opt"]))
    assert ours == theirs and len(set(line.split("error: ")[1] for line in ours)) >= 3


@pytest.mark.parametrize("around", ["array<1 x %s>", 'struct<"n%d", (%s)>', "struct<(i8, %s)>"])
def test_deep_types(around):
    inner = "ptr"
    for depth in range(1000):
        inner = around % ((depth, inner) if "%d" in around else inner)
    text = f"func.func private @f(!llvm.{inner})\n".encode()
    printed = run([MLIR_OPT, "-"], text)
    assert run([TENURE, "opt", "-"], text) == printed
    assert run([TENURE, "opt", "-"], run([MLIR_OPT, "--emit-bytecode", "-"], text)) == printed
    assert run([MLIR_OPT, "-"], run([TENURE, "opt", "--emit-bytecode", "-"], text)) == printed
