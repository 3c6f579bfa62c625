# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects from shared objects."""
import os
import pathlib
import unittest

from support import CommandTest

PLUGINS = pathlib.Path(os.environ["TENURE_PLUGINS"])
SOURCE = b"""
func.func @f() -> i32 {
  %c = arith.constant 3 : i32
  %0 = "plug.next"(%c) : (i32) -> i32
  %1 = "plug.read"() : () -> i32
  return %0 : i32
}
"""


class DialectPluginTest(CommandTest):
    def run_plugin(self, plugin, *arguments, source=SOURCE, expect=0):
        return self.run_tenure("opt", f"--load-dialect-plugin={plugin}", *arguments, stdin=source, expect=expect)

    def test_its_ops_are_checked_and_take_part_in_passes(self):
        out, _ = self.run_plugin(PLUGINS / "dialect_plugin.so", "--canonicalize")
        self.assertIn("arith.constant 4 : i32", out)
        self.assertNotIn("plug.", out)
        _, err = self.run_plugin(PLUGINS / "dialect_plugin.so", source=b'"plug.next"() : () -> ()\n', expect=1)
        self.assertIn("'plug.next' op", err)

    def test_each_part_of_a_file_loads_it(self):
        path = self.write("two.mlir", SOURCE + b"// -----\n" + SOURCE)
        out, _ = self.run_tenure("opt", f"--load-dialect-plugin={PLUGINS / 'dialect_plugin.so'}",
                                 "--split-input-file", "--canonicalize", path)
        self.assertEqual(out.count("arith.constant 4"), 2)

    def test_it_goes_with_plugins_of_passes(self):
        out, _ = self.run_plugin(PLUGINS / "dialect_plugin.so", f"--load-pass-plugin={PLUGINS / 'good_plugin.so'}",
                                 "--pass-pipeline=builtin.module(rename-first,canonicalize)")
        self.assertIn("@renamed", out)
        self.assertIn("arith.constant 4", out)

    def test_several_are_loaded(self):
        source = SOURCE + SOURCE.replace(b"plug.", b"other.").replace(b"@f", b"@g")
        for first, second in (("dialect_plugin.so", "other_dialect_plugin.so"), ("other_dialect_plugin.so", "dialect_plugin.so")):
            out, _ = self.run_plugin(PLUGINS / first, f"--load-dialect-plugin={PLUGINS / second}", "--canonicalize",
                                     source=source)
            self.assertEqual(out.count("arith.constant 4 : i32"), 2)
        _, err = self.run_plugin(PLUGINS / "dialect_plugin.so", f"--load-dialect-plugin={PLUGINS / 'dialect_plugin.so'}",
                                 expect=1)
        self.assertIn("dialect 'plug' is already loaded", err)

    def test_what_cannot_be_used_says_why(self):
        text = self.write("text.so", "no library")
        for plugin, words in ((PLUGINS / "versioned_dialect_plugin.so", "versioned_dialect_plugin.so' has API version 7, expected "),
                              (PLUGINS / "nameless_dialect_plugin.so", "it does not define tn_dialect_plugin_info"),
                              (PLUGINS / "good_plugin.so", "it does not define tn_dialect_plugin_info"),
                              (PLUGINS / "failing_dialect_plugin.so",
                               "failing_dialect_plugin.so' failed to register its dialects: TN_NOT_FOUND"),
                              (text, "cannot load plugin"), ("./missing.so", "cannot load plugin")):
            with self.subTest(plugin=plugin):
                out, err = self.run_plugin(plugin, expect=1)
                self.assertEqual(out, "")
                self.assertIn(words, err)


if __name__ == "__main__":
    unittest.main()
