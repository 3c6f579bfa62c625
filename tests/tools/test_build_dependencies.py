# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments of tools/packaging/build-dependencies: what is wrong is reported before anything is created."""
import os
import pathlib
import subprocess
import tempfile
import unittest

TOOL = pathlib.Path(__file__).parents[2] / "tools/packaging/build-dependencies"


class BuildDependencies(unittest.TestCase):
    def run_tool(self, *arguments, **environment):
        done = subprocess.run([TOOL, *map(str, arguments)], env={**os.environ, **environment}, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    def test_help(self):
        status, out, err = self.run_tool("--help")
        self.assertEqual((status, err), (0, ""))
        for name in ("CC ", "HOST_CC ", "JOBS "):
            self.assertIn(f"\n  {name}", out)
        status, out, err = self.run_tool("one")
        self.assertEqual((status, out), (1, ""))
        self.assertTrue(err.startswith("Usage: "))

    def test_compilers_are_checked_first(self):
        with tempfile.TemporaryDirectory() as folder:
            prefix = pathlib.Path(folder) / "prefix"
            for environment in ({"CC": ""}, {"CC": "no-such-compiler -O1"}, {"CC": "true", "HOST_CC": "no-such-compiler"}):
                with self.subTest(environment=environment):
                    status, _, err = self.run_tool(folder, prefix, "x86_64-linux-gnu", **environment)
                    self.assertEqual(status, 1)
                    self.assertIn("no compiler '", err)
                    self.assertFalse(prefix.exists())

    def test_the_caller_s_folders_stay(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = pathlib.Path(folder) / "work" / "kept"
            kept.parent.mkdir()
            kept.touch()
            status, _, _ = self.run_tool(folder, folder, "x86_64-linux-gnu", CC="false", HOST_CC="false")
            self.assertNotEqual(status, 0)  # There are no sources.
            self.assertTrue(kept.exists())


if __name__ == "__main__":
    unittest.main()
