# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of differences.tsv, on which MLIR 22 is wrong: a pass of Tenure does not change their results.

Kinds of programs: `run` is lowered by mlir-opt and run by mlir-runner, whose optimizer makes use of flags. `lowered` has ops that mlir-opt
lowers wrongly; Tenure lowers affine, complex, index, math and arith first. `evaluated` is evaluated on all inputs by
tests/property/integers, since nothing here runs SPIR-V. `compiled` has a function `f`, which is translated to C and called. `read` is
printed, and parsed by both. A row on which MLIR is right fails.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

import pytest
from differences import ROWS

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "property" / "integers"))
from check import Reference, difference  # noqa: E402
from programs import read_functions  # noqa: E402

PROGRAMS = HERE.parent / "examples" / "differences"
PAGE = HERE.parents[1] / "tools" / "docs" / "pages" / "differences-from-mlir.md"
MLIR_OPT = shutil.which("mlir-opt-22")
MLIR_TRANSLATE = shutil.which("mlir-translate-22")
MLIR_RUNNER = shutil.which("mlir-runner-22")
TENURE = [os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure"), "opt"]
LOWER = ("builtin.module(one-shot-bufferize{bufferize-function-boundaries},func.func(scf-forall-to-for),convert-linalg-to-loops,lower-affine,"
         "expand-strided-metadata,convert-complex-to-standard,convert-scf-to-cf,convert-math-to-llvm,convert-math-to-libm,"
         "convert-complex-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,"
         "convert-func-to-llvm,reconcile-unrealized-casts)")
OWN_LOWERING = ["--lower-affine", "--convert-complex-to-llvm", "--convert-index-to-llvm", "--convert-math-to-libm", "--convert-arith-to-llvm"]
RUN = [row for row in ROWS if row[4] in ("run", "lowered")]
EVALUATED = [row for row in ROWS if row[4] == "evaluated"]
COMPILED = [row for row in ROWS if row[4] == "compiled"]
READ = [row for row in ROWS if row[4] == "read"]

#: Calls of a function `f` of two indices, in MLIR and in C.
CALL = """
func.func @main() -> i64 {
  %x = arith.constant -10 : index
  %y = arith.constant 3 : index
  %0 = call @f(%x, %y) : (index, index) -> index
  %1 = arith.index_cast %0 : index to i64
  return %1 : i64
}
"""
DRIVER = 'int main(void) { printf("%td", (ptrdiff_t)f(-10, 3)); }'

pytestmark = pytest.mark.skipif(MLIR_OPT is None or MLIR_RUNNER is None, reason="no mlir-opt-22 and mlir-runner-22")


def run(command, text):
    done = subprocess.run(command, input=text, text=True, capture_output=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


def result_of(text, level, by_tenure=False):
    """What @main returns, or the signal that ends it."""
    if by_tenure:
        status, text, err = run([*TENURE, "--mlir-print-op-generic", *OWN_LOWERING], text)
        assert status == 0, err
    status, lowered, err = run([MLIR_OPT, f"--pass-pipeline={LOWER}"], text)
    assert status == 0, err
    status, out, err = run([MLIR_RUNNER, f"-O{level}", "-e", "main", "--entry-point-result=i64"], lowered)
    assert status <= 0, err
    return out.strip() if status == 0 else signal.Signals(-status).name


@pytest.mark.parametrize("row", RUN, ids=[row[0] for row in RUN])
def test_program_is_right(row):
    name, flag, wanted, theirs = row[:4]
    text = (PROGRAMS / f"{name}.mlir").read_text(encoding="utf-8")
    status, out, err = run([*TENURE, "--mlir-print-op-generic", flag], text)
    assert status == 0, err
    for level in (0, 3):
        assert result_of(text, level, row[4] == "lowered") == wanted
        assert result_of(out, level, row[4] == "lowered") == wanted
    status, out, err = run([MLIR_OPT, flag], text)
    assert status == 0, err
    assert theirs != wanted and theirs in [result_of(out, level, row[4] == "lowered") for level in (0, 3)]


@pytest.mark.skipif(MLIR_TRANSLATE is None, reason="no mlir-translate-22")
@pytest.mark.parametrize("row", COMPILED, ids=[row[0] for row in COMPILED])
def test_c_program_is_right(row, tmp_path):
    name, flag, wanted, theirs = row[:4]
    text = (PROGRAMS / f"{name}.mlir").read_text(encoding="utf-8")
    assert result_of(text + CALL, 0) == wanted
    for command, result in ((TENURE, wanted), ([MLIR_OPT], theirs)):
        out = text
        for step in ([*command, flag], [MLIR_TRANSLATE, "--mlir-to-cpp"]):
            status, out, err = run(step, out)
            assert status == 0, err
        program = tmp_path / "program"
        status, _, err = run(["cc", "-x", "c", "-", "-o", program], "#include <stdio.h>\n#include <stddef.h>\n" + out + DRIVER)
        assert status == 0, err
        assert run([program], "")[1] == result


@pytest.mark.parametrize("row", READ, ids=[row[0] for row in READ])
def test_text_is_read_again(row):
    name, flag = row[:2]
    text = (PROGRAMS / f"{name}.mlir").read_text(encoding="utf-8")
    status, out, err = run([*TENURE, flag], text)
    assert status == 0, err
    for command in (TENURE, [MLIR_OPT]):
        status, _, err = run(command, out)
        assert status == 0, err
    status, out, _ = run([MLIR_OPT, flag], text)
    assert status != 0 or run([MLIR_OPT], out)[0] != 0, "MLIR is right"


@pytest.mark.parametrize("row", EVALUATED, ids=[row[0] for row in EVALUATED])
def test_evaluation_is_right(row):
    name, flag = row[:2]
    text = (PROGRAMS / f"{name}.mlir").read_text(encoding="utf-8")
    before, ours, theirs = (read_functions(run(command, text)[1])
                            for command in ([*TENURE, "--mlir-print-op-generic"],
                                            [*TENURE, "--mlir-print-op-generic", flag],
                                            [MLIR_OPT, "--mlir-print-op-generic", flag]))
    assert len(before) == len(ours) != 0
    for name, function in before.items():
        reference = Reference(function, 32)
        assert difference(reference, ours[name], 32) is None
        assert difference(reference, theirs[name], 32) is not None, "MLIR is right"


def test_list_and_programs_agree():
    assert sorted(row[0] for row in ROWS) == sorted(path.stem for path in PROGRAMS.glob("*.mlir"))


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_page_has_the_row(row):
    name, flag, wanted, theirs, kind, _, what = row
    flag = re.sub("=(.* .*)", r'="\1"', flag)
    end = f"it returns {theirs}" if theirs.lstrip("-").isdigit() else f"it ends with {theirs}"
    called = "@f(-10, 3)" if kind == "compiled" else "@main"
    results = f" `{called}` returns {wanted}; after MLIR 22 {end}." if wanted else ""
    shown = f"```{{literalinclude}} /examples/differences/{name}.mlir\n"
    assert f"\n`{flag}`: {what}{results}\n\n{shown}" in PAGE.read_text(encoding="utf-8")
