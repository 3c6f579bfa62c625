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
        self.assertIn("pass 'rename-first' is already registered", err)

    def test_what_cannot_be_used_says_why(self):
        text = self.write("text.so", "no library")
        for plugin, words in ((PLUGINS / "versioned_plugin.so", "versioned_plugin.so' has API version 7, expected "),
                              (PLUGINS / "nameless_plugin.so", "it does not define tn_pass_plugin_info"),
                              (PLUGINS / "failing_plugin.so", "failing_plugin.so' failed to register its passes: TN_NOT_FOUND"),
                              (text, "cannot load plugin"), ("./missing.so", "cannot load plugin")):
            with self.subTest(plugin=plugin):
                out, err = self.run_plugin(plugin, "builtin.module(rename-first)", expect=1)
                self.assertEqual(out, "")
                self.assertIn(words, err)

    def test_options_are_read_by_their_types(self):
        plugin = PLUGINS / "good_plugin.so"
        for options, words in (("", "depth 3 loud 0 word none names\n"),
                               ("{depth=0x10 loud word={a b} names=x,{y,z}}", "depth 16 loud 1 word a b names [x] [y,z]\n"),
                               ("{names=a loud=true names={b,c}}", "depth 3 loud 1 word none names [a] [b] [c]\n")):
            with self.subTest(options=options):
                _, err = self.run_plugin(plugin, f"builtin.module(count-symbols{options})")
                self.assertEqual(err, words)
        for option, words in (("depth=x", "for the --depth option: 'x' value invalid for long argument!"),
                              ("loud=3", "for the --loud option: '3' is invalid value for boolean argument! Try 0 or 1"),
                              ("deep=3", "<Pass-Options-Parser>: no such option deep")):
            with self.subTest(option=option):
                _, err = self.run_plugin(plugin, f"builtin.module(count-symbols{{{option}}})", expect=1)
                self.assertIn(words, err)
                self.assertIn(f"failed to add `count-symbols` with options `{option}`", err)
        _, err = self.run_plugin(plugin, "builtin.module(count-symbols{names=a,b depth=1})", "--dump-pass-pipeline")
        self.assertIn("builtin.module(\n  count-symbols{depth=1 loud=false names={a,b} word=none}\n)", err)

    def test_statistics_are_printed_by_pipelines(self):
        _, err = self.run_plugin(PLUGINS / "good_plugin.so",
                                 "builtin.module(count-symbols,func.func(cse,canonicalize),any(cse),symbol-dce)",
                                 "--mlir-pass-statistics")
        rule = f"==={'-' * 73}===\n"
        self.assertEqual(err.split("\n", 1)[1],
                         rule + " " * 25 + "... Pass statistics report ...\n" + rule +
                         "count-symbols\n"
                         "  (S)  0 a       - Never counted\n"
                         "  (S) 12 symbols - Number of symbols\n"
                         "Pipeline Collection : ['func.func', 'any']\n"
                         "  'func.func' Pipeline\n"
                         "    CSE\n"
                         "      (S) 1 num-cse'd - Number of operations CSE'd\n"
                         "      (S) 0 num-dce'd - Number of operations DCE'd\n"
                         "    Canonicalizer\n"
                         "  'any' Pipeline\n"
                         "    CSE\n"
                         "      (S) 0 num-cse'd - Number of operations CSE'd\n"
                         "      (S) 0 num-dce'd - Number of operations DCE'd\n"
                         "SymbolDCE\n"
                         "  (S) 0 num-dce'd - Number of symbols DCE'd\n\n")

    def test_help_lists_passes_with_their_options(self):
        out, _ = self.run_tenure("opt", f"--load-pass-plugin={PLUGINS / 'good_plugin.so'}", "--help")
        lines = [" ".join(line.split()) for line in out.splitlines()]
        for line in ("--count-symbols - Count symbols", "--depth=<long> - How deep", "--loud - How loud",
                     "--names=<string> - Which", "--cse - Eliminate common sub-expressions"):
            self.assertIn(line, lines)

    def test_a_pass_without_options_takes_none(self):
        _, err = self.run_plugin(PLUGINS / "good_plugin.so", "builtin.module(rename-first{x=1})", expect=1)
        self.assertIn("failed to add `rename-first` with options `x=1`", err)


if __name__ == "__main__":
    unittest.main()
