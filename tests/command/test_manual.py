# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Manual pages, which the command writes of itself."""
import re
import shutil
import subprocess
import unittest

from support import CommandTest


class Manual(CommandTest):
    def commands(self, *group):
        names = re.findall(r"^  ([a-z]+) ", self.run_tenure(*group, "--help")[0].split("\nOptions:")[0], re.MULTILINE)
        return [[*group, name] for name in names]

    def test_each_command_has_a_page(self):
        pages = self.folder / "man"
        pages.mkdir()
        self.run_tenure("__manual", pages)
        commands = [[]] + self.commands()
        commands += [one for name in ("adapter", "bytecode") for one in self.commands(name)]
        self.assertEqual({page.name for page in pages.iterdir()}, {"-".join(["tenure", *words]) + ".1" for words in commands})
        page = (pages / "tenure-query.1").read_text(encoding="utf-8")
        for option in re.findall(r"^  (--[a-z-]+)", self.run_tenure("query", "--help")[0], re.MULTILINE):
            self.assertIn("\\fB" + option.replace("-", "\\-") + "\\fR", page)
        self.assertIn("\\fB\\-\\-canonicalize\\fR", (pages / "tenure-opt.1").read_text(encoding="utf-8"))
        for page in pages.iterdir() if shutil.which("groff") else []:
            done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", page], capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""), page)

    def test_a_folder_that_there_is_not(self):
        self.assertIn("cannot write output file", self.run_tenure("__manual", "nowhere", expect=1)[1])


if __name__ == "__main__":
    unittest.main()
