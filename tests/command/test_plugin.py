# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes from shared objects."""
import os
import pathlib
import unittest

from support import CommandTest

PLUGINS = pathlib.Path(os.environ["TENURE_PLUGINS"])
SOURCE = b"""
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""


class PluginTest(CommandTest):
    def run_plugin(self, plugin, pipeline, *arguments, expect=0):
        return self.run_tenure("opt", f"--load-pass-plugin={plugin}", f"--pass-pipeline={pipeline}", *arguments,
                               stdin=SOURCE, expect=expect)

    def test_passes_are_named_in_pipelines(self):
        out, err = self.run_plugin(PLUGINS / "good_plugin.so", "builtin.module(rename-first,func.func(run-cse))",
                                   "--mlir-print-ir-after=run-cse")
        self.assertIn("func.func @renamed", out)
        self.assertEqual(out.count("arith.addi"), 2)
        self.assertIn("IR Dump After run-cse (run-cse)", err)

    def test_passes_run_pipelines_as_a_part_of_themselves(self):
        out, err = self.run_plugin(PLUGINS / "good_plugin.so", "builtin.module(run-cse)",
                                   "--mlir-print-ir-after-all", "--mlir-timing")
        self.assertEqual(out.count("arith.addi"), 1)
        self.assertLess(err.index("IR Dump After CSE"), err.index("IR Dump After run-cse"))
        self.assertNotIn("-0.", err)

    def test_each_part_of_a_file_loads_it(self):
        path = self.write("two.mlir", SOURCE + b"// -----\n" + SOURCE)
        out, _ = self.run_tenure("opt", f"--load-pass-plugin={PLUGINS / 'good_plugin.so'}", "--split-input-file",
                                 "--pass-pipeline=builtin.module(rename-first)", path)
        self.assertEqual(out.count("@renamed"), 2)

    def test_several_are_loaded(self):
        again = f"--load-pass-plugin={PLUGINS / 'good_plugin.so'}"
        _, err = self.run_plugin(PLUGINS / "good_plugin.so", "builtin.module(rename-first)", again, expect=1)
        self.assertIn("there is a pass 'rename-first' already", err)

    def test_what_cannot_be_used_says_why(self):
        text = self.write("text.so", "no library")
        for plugin, words in ((PLUGINS / "versioned_plugin.so", "is made for version 7 of plugins"),
                              (PLUGINS / "nameless_plugin.so", "it does not define tn_pass_plugin_info"),
                              (PLUGINS / "failing_plugin.so", "failing_plugin.so' failed to register its passes: TN_NOT_FOUND"),
                              (text, "cannot be loaded: "), ("./missing.so", "cannot be loaded: ")):
            with self.subTest(plugin=plugin):
                out, err = self.run_plugin(plugin, "builtin.module(rename-first)", expect=1)
                self.assertEqual(out, "")
                self.assertIn(words, err)

    def test_its_passes_take_no_options(self):
        _, err = self.run_plugin(PLUGINS / "good_plugin.so", "builtin.module(rename-first{x=1})", expect=1)
        self.assertIn("failed to add `rename-first` with options `x=1`", err)


if __name__ == "__main__":
    unittest.main()
