# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The list of differences.tsv, for tests that compare what Tenure and MLIR print."""
import difflib
import pathlib
import re

LINES = (pathlib.Path(__file__).parent / "differences.tsv").read_text(encoding="utf-8").splitlines()
#: Of each place the program, the pass, what @main returns before and after it with Tenure, and after it with MLIR, the kind, the lines
#: that may differ, and what MLIR does.
ROWS = [line.split("\t") for line in LINES if not line.startswith("#")]


def place_of(passes, there, here):
    """The name of the place that explains why two outputs of passes differ, or None. `passes` is the command line."""
    changed = [line[2:] for line in difflib.ndiff(there.splitlines(), here.splitlines()) if line[0] in "+-"]
    for name, flag, _, _, _, lines, _ in ROWS:
        if flag.split("=")[0].lstrip("-") in passes and any(re.search(lines, line) for line in changed):
            return name
    return None
