# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bytecode against MLIR: what is written, mlir-opt and jaxlib read, and print as it is printed here.

tests/corpus/bytecode_write.py does the same for a whole folder.
"""
import io
import os
import pathlib
import shutil
import subprocess

import pytest
from jax.interpreters import mlir
from jaxlib.mlir import ir

TENURE = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")
DATA = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "data"
MLIR_OPT = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
GENERIC = ["--allow-unregistered-dialect", "--mlir-print-op-generic"]
SOURCE = """
module @top {
  "func.func"() <{function_type = (i32, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%a: i32, %m: memref<4xf32>):
    %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.cond_br"(%c)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    %c = "t.late"(%0, %0) {x = dense<[1.5, 2.0]> : tensor<2xf64>, y = @top::@f} : (i32, i32) -> i1
    "cf.br"()[^bb2] : () -> ()
  ^bb2:
    "func.return"() : () -> ()
  }) : () -> ()
}
"""


def run(*command, stdin=b""):
    done = subprocess.run(command, input=stdin, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout


def emit(source, version):
    return run(TENURE, "opt", "--allow-unregistered-dialect", "--emit-bytecode",
               "--mlir-very-unsafe-disable-verifier-on-parsing",
               f"--emit-bytecode-version={version}", stdin=source)


@pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt")
@pytest.mark.parametrize("version", range(7))
def test_mlir_opt_reads_what_is_written(version):
    source = SOURCE.replace('"cf.cond_br"(%c)', '"cf.cond_br"(%k)').replace(
        "    %0 =", '    %k = "t.k"() : () -> i1\n    %0 =', 1).encode()
    expected = run(MLIR_OPT, *GENERIC, stdin=source)
    assert run(MLIR_OPT, *GENERIC, stdin=emit(source, version)) == expected


@pytest.mark.parametrize("name", ["decoder", "mixer", "serve"])
def test_jaxlib_reads_what_is_written(name):
    source = (DATA / f"{name}.mlir").read_bytes()
    with mlir.make_ir_context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(emit(source, 6))
        out = io.StringIO()
        module.operation.print(file=out, print_generic_op_form=True)
    assert out.getvalue().strip() == source.decode().strip()
