# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs written for jaxlib's mlir.ir print the same on tenure.ir, with nothing changed but the import."""
import pathlib
import subprocess
import sys

import pytest

SCRIPTS = sorted((pathlib.Path(__file__).parent / "scripts").glob("*.py"))


def run(source):
    done = subprocess.run([sys.executable, "-"], input=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_scripts_print_the_same(script):
    source = script.read_text(encoding="utf-8")
    assert source.count("from jaxlib.mlir import") == 1 and len(source.splitlines()) >= 200
    expected = run(source)
    assert len(expected.splitlines()) > 40
    assert run(source.replace("from jaxlib.mlir import", "from tenure import")) == expected
