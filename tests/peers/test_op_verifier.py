# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is refused of an op, where, and in which words: as mlir-opt does, of every fourth variant of op_variants.py."""
import os
import shutil

import pytest

import op_variants

MLIR_OPT = shutil.which("mlir-opt-22")
COMMAND = os.path.join(os.environ["TENURE_BUILD_DIR"], "bin", "tenure")

# Of the sample, those that are right at least. What is left is mostly an enumeration's wrong number in properties, which
# mlir-opt refuses as it reads them.
RIGHT = 0.975

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt-22")


def test_variants_are_refused_as_by_mlir_opt():
    variants = list(op_variants.all_variants(MLIR_OPT))[::4]
    texts = [text for _, text in variants]
    expected, found = [], []
    for start in range(0, len(texts), 100):
        expected += op_variants.first_errors([MLIR_OPT], texts[start:start + 100])
        found += op_variants.first_errors([COMMAND, "opt"], texts[start:start + 100])
    assert len(texts) >= 300
    assert op_variants.CRASHED not in found
    wrong = [(text.splitlines()[1], said, here) for text, said, here in zip(texts, expected, found)
             if said not in (here, op_variants.CRASHED)]
    for op, said, here in wrong:
        print(f"{op}\n  mlir-opt: {said}\n  tenure:   {here}")
    assert len(texts) - len(wrong) >= RIGHT * len(texts)
