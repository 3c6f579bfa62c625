# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types and attributes with random parameters: mlir-opt reads what Tenure prints of each, and prints the same."""
import collections
import os
import pathlib
import re
import shutil
import subprocess

import pytest

MLIR_OPT = shutil.which("mlir-opt-22")
BUILD = pathlib.Path(os.environ["TENURE_BUILD_DIR"])
PROGRAM = BUILD / "tests" / "property.parameters"
SPLIT = "// -----\n"
BATCH = 250
# What contains one of these may be printed in another way by mlir-opt.
DIFFERENT = {
    # Lists without elements: MLIR prints what it cannot read.
    "#acc.routine_info", "#llvm.dependent_libraries", "#tosa.target_env",
    # Numbers of types without a sign, which MLIR reads with one.
    "#xegpu.range", "#xegpu.scatter_tdesc_attr",
    # Words that are no identifiers, which MLIR prints without quotes.
    "#tosa.level", "#tosa.specification_version",
    # A target without a known kind.
    "#gpu.select_object",
}
# Empty lists of extents and axes, likewise.
UNREADABLE = re.compile(r"!xegpu\.mem_desc<[^0-9]|!amx\.tile<[^0-9]|#shard<axisarray\[\]>")
# And so does what matches one of these, which MLIR prints without quotes, or without a blank, and cannot read; nor can it read two lists in a row.
# It does not print a device's type or number after an unknown vendor or type, and cuts the width of a bit vector's value to 32 bits.
# It gives encodings of storage specifiers that have no map to levels an alias of the same text.
DIFFERENT_TEXTS = re.compile(r"SingleInheritance\|MultipleInheritance\|VirtualInheritance|#llvm<di_expression_elem "
                             r"|, retainedNodes = .*, annotations = |, Unknown:\w|:Unknown:\d|#smt\.bv<[^>]*> : !smt\.bv<\d{10,}>|storage_specifier<#sparse")

# mlir-opt takes minutes for one number of millions of bits.
WIDE = re.compile(r"\bs?u?i\d{6,}\b")

# Of dialects that mlir-opt does not have it keeps the text, and drops what an alias in it is defined as.
ALIASED = re.compile(r"\A[#!].*[#!](?:chlo|mhlo|mpmd|sdy|stablehlo|vhlo)\.", re.DOTALL)

pytestmark = pytest.mark.skipif(MLIR_OPT is None or not PROGRAM.exists(), reason="no mlir-opt-22, or a build without dialects")


def run(command, texts):
    done = subprocess.run([*command, "--allow-unregistered-dialect", "--split-input-file", "-"], input=SPLIT.join(texts).encode("utf-8", "surrogateescape"),
                          capture_output=True, timeout=300)
    return done.stdout.decode("utf-8", "surrogateescape").split(SPLIT)


def peer(texts):
    """What mlir-opt prints of each; None where it ends."""
    found = run([MLIR_OPT], texts)
    if len(found) == len(texts):
        return found
    if len(texts) == 1:
        return [None]
    half = len(texts) // 2
    return peer(texts[:half]) + peer(texts[half:])


@pytest.mark.parametrize("seed", [1, 2 + int(os.environ.get("TENURE_TURN", "0"))])
def test_random_parameters(tmp_path, seed):
    file = tmp_path / "parameters.mlir"
    subprocess.run([PROGRAM, "--count", "20", "--seed", str(seed), "--emit", file], check=True, stdout=subprocess.DEVNULL)
    texts = file.read_text(encoding="utf-8", errors="surrogateescape").split(SPLIT)
    texts = [text for text in texts if not WIDE.search(text) and not ALIASED.search(text)]
    counts = collections.Counter()
    wrong = []
    for start in range(0, len(texts), BATCH):
        batch = texts[start:start + BATCH]
        for text, theirs, ours in zip(batch, peer(batch), run([BUILD / "bin" / "tenure", "opt"], batch)):
            names = set(re.findall(r"[#!]\w+\.\w+", text))
            counts[theirs == ours] += 1
            if theirs is not None and theirs != ours and not names & DIFFERENT and not UNREADABLE.search(text) and not DIFFERENT_TEXTS.search(text):
                wrong.append((text, theirs, ours))
    assert not wrong, f"seed {seed}: {len(wrong)} differ, such as\n" + "\n".join(map(str, wrong[0]))
    assert counts[True] >= 0.97 * len(texts) and len(texts) > 16000, (seed, counts)
