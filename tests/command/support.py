# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the command in a folder of its own for each test."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TENURE = os.environ["TENURE"]
DATA = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "tests" / "data"


class CommandTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def files(self):
        return sorted(path.name for path in self.folder.iterdir())

    def run_tenure(self, *arguments, stdin=b"", expect=0):
        """Runs the command in the test's folder; (output, reports) as text. `expect` is a status, or several."""
        run = subprocess.run([TENURE, *map(str, arguments)], input=stdin, capture_output=True,
                             cwd=self.folder, timeout=60, check=False)
        out, err = run.stdout.decode(), run.stderr.decode()
        self.assertIn(run.returncode, expect if isinstance(expect, tuple) else (expect,), f"{arguments}: {out}{err}")
        return out, err


def main():
    """Runs the tests of a module. 77, by which CTest says that they were skipped, if all went well but for terminals."""
    program = unittest.main(module=None, argv=["support.py", "-q", *sys.argv[1:]], exit=False)
    if not program.result.wasSuccessful():
        return 1
    terminal = sys.modules.get("terminal")
    return 77 if terminal is not None and terminal.was_skipped else 0


if __name__ == "__main__":
    sys.exit(main())
