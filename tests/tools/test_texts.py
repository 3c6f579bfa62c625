# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts that people read in an editor or a terminal have lines that fit."""
import pathlib
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONGEST = 240
PLACES = ("*.md", "schema/*.md", "tests/**/*.md", "tools/**/*.md", ".github/**/*.md")


class Texts(unittest.TestCase):
    def test_lines_fit(self):
        found = [path for place in PLACES for path in ROOT.glob(place)]
        self.assertGreater(len(found), 5)
        for path in found:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                self.assertLessEqual(len(line), LONGEST, f"{path.relative_to(ROOT)}:{number}")


if __name__ == "__main__":
    unittest.main()
