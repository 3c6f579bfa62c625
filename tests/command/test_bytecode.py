# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure opt --emit-bytecode and tenure bytecode dump. Needs: dialects."""
from support import DATA, CommandTest

ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"


class Bytecode(CommandTest):
    def test_models_come_back_from_every_version(self):
        text = (DATA / "mixer.loc.mlir").read_text()
        for version in (5, 6):
            self.run_tenure("opt", ALLOW, "--emit-bytecode", f"--emit-bytecode-version={version}",
                            DATA / "mixer.loc.mlir", "-o", "m.mlirbc")
            out = self.run_tenure("opt", ALLOW, GENERIC, "--mlir-print-debuginfo", "m.mlirbc")[0]
            self.assertEqual(out.rstrip("\n"), text.rstrip("\n"))

    def test_what_jax_wrote_prints_as_its_text(self):
        for name in ("decoder", "mixer", "serve"):
            out = self.run_tenure("opt", ALLOW, GENERIC, DATA / f"{name}.mlirbc")[0]
            self.assertEqual(out.rstrip("\n"), (DATA / f"{name}.mlir").read_text().rstrip("\n"))

    def test_versions_that_there_are_not_are_refused(self):
        self.write("a.mlir", '"t.a"() : () -> ()\n')
        for version, words in (("7", "must be in range [0, 6]"),
                               ("99999999999", "invalid value; expected an integer from 0 to 4294967295")):
            err = self.run_tenure("opt", ALLOW, "--emit-bytecode",
                                  f"--emit-bytecode-version={version}", "a.mlir", expect=1)[1]
            self.assertIn(words, err)

    def test_dump_names_the_sections(self):
        out = self.run_tenure("bytecode", "dump", DATA / "mixer.mlirbc")[0]
        self.assertIn("version  6\nproducer MLIR", out)
        self.assertRegex(out, r" 4 IR\n")
        self.write("t", "text")
        self.assertIn("not an MLIR bytecode file", self.run_tenure("bytecode", "dump", "t", expect=1)[1])
        self.run_tenure("bytecode", "--help")
        self.run_tenure("bytecode", "other", expect=1)
