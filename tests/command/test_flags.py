# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mlir-opt's general flags: actions, counters, times, reproducers, trees of files, remarks, colours."""
import json
import os
import re
import subprocess
import unittest

from support import TENURE, CommandTest
from terminal import open_terminal

MODULE = """module @outer {
  func.func @a(%x: i32) -> i32 {
    %c = arith.constant 0 : i32
    %y = arith.addi %x, %c : i32
    %z = arith.addi %y, %x : i32
    return %z : i32
  }
  func.func @b() { return }
}
"""
ALLOW = "--allow-unregistered-dialect"
PIPELINE = "builtin.module(func.func(cse),canonicalize)"


class Flags(CommandTest):
    def setUp(self):
        super().setUp()
        self.write("m.mlir", MODULE)

    def opt(self, *flags, expect=0):
        return self.run_tenure("opt", "m.mlir", *flags, expect=expect)

    def test_actions_are_logged(self):
        out, err = self.opt("-p", PIPELINE, "--log-actions-to=-", "-o", "out.mlir")
        self.assertIn("ExecutionContext registered on the context\n", err)
        lines = [line for line in out.splitlines() if "pass-execution" in line]
        self.assertIn("Action `pass-execution` running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module` (module @outer {...})`",
                      lines[0])
        self.assertIn("running `CSE` on Operation `func.func` (func.func @a(%arg0: i32) -> i32 {...})`", lines[1])
        self.assertEqual(sum("begins" in line for line in lines), sum("completed" in line for line in lines))
        self.assertIn("Action GreedyPatternRewriteIteration(1) (Region #0 for op module @outer {...})`", out)
        self.assertIn("Action `apply-pattern pattern: (anonymous namespace)::", out)
        self.assertEqual(self.opt("-p", PIPELINE)[0], self.read("out.mlir"))
        only_b = self.opt("-p", PIPELINE, "--log-actions-to=-", "--log-mlir-actions-filter=m.mlir:8", "-o", "out.mlir")[0]
        self.assertIn("@b", only_b)
        self.assertNotIn("@a", only_b)

    def test_actions_are_timed_for_viewers(self):
        self.opt("-p", PIPELINE, "--profile-actions-to=p.json")
        events = json.loads(self.read("p.json"))
        self.assertEqual(sum(event["ph"] == "B" for event in events), sum(event["ph"] == "E" for event in events))
        self.assertLess({"pass-execution", "GreedyPatternRewriteIteration"}, {event["name"] for event in events})
        self.assertIn("cannot open", self.opt("--cse", "--profile-actions-to=/nowhere/p", expect=1)[1])

    def test_counters_leave_actions_out(self):
        flags = ["--mlir-print-debug-counter", "-p", PIPELINE]
        out, err = self.opt(*flags, "--mlir-debug-counter=apply-pattern-count=0,GreedyPatternRewriteIteration-skip=9")
        self.assertIn("arith.addi", out)
        self.assertRegex(err, r"GreedyPatternRewriteIteration   : \{1,9,-1\}\napply-pattern +: \{0,-1,0\}")
        self.assertIn("pass-execution                  : {3,1,1}",
                      self.opt("--mlir-print-debug-counter", "-p", "builtin.module(func.func(cse),cse,cse)",
                               "--mlir-debug-counter=pass-execution-skip=1,pass-execution-count=1")[1])
        for wrong in ("x", "x=1", "x-skip=y", "x-count="):
            self.assertIn("expected DebugCounter", self.opt("--cse", "--mlir-debug-counter=" + wrong, expect=1)[1])

    def test_times_as_tree_list_and_json(self):
        tree = self.opt("-p", PIPELINE, "--mlir-timing")[1]
        names = re.findall(r"%\)  (.*)", tree)
        self.assertEqual(names, ["Parser", "'func.func' Pipeline", "  CSE", "Canonicalizer", "Output", "Rest", "Total"])
        listed = re.findall(r"%\)  (.*)", self.opt("-p", PIPELINE, "--mlir-timing", "--mlir-timing-display=list")[1])
        self.assertEqual(sorted(listed), sorted(name.strip() for name in names))
        self.assertEqual(listed[-2:], ["Rest", "Total"])
        text = self.opt("-p", PIPELINE, "--mlir-timing", "--mlir-output-format=json")[1]
        # An empty object stands behind the last of each list, as mlir-opt has it.
        found = json.loads(text)
        self.assertEqual([line["name"] for line in found], ["Parser", "'func.func' Pipeline", "Canonicalizer", "Output", "Rest", "Total"])
        self.assertEqual(found[1]["passes"][0]["name"], "CSE")

    def test_statistics_as_list(self):
        report = self.opt("-p", "builtin.module(func.func(cse),cse,symbol-dce)", "--mlir-pass-statistics", "--mlir-pass-statistics-display=list")[1]
        self.assertEqual(re.findall(r"^([A-Z]\w+)$", report, re.MULTILINE), ["CSE", "SymbolDCE"])

    def test_pipelines_are_shown_in_lines(self):
        err = self.opt("-p", PIPELINE, "--dump-pass-pipeline")[1]
        self.assertEqual(err, "Pass Manager with 2 passes:\nbuiltin.module(\n  func.func(\n    cse\n  ),\n"
                              "  canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false "
                              "top-down=true}\n)\n\n")

    def test_reproducers_are_written_and_run(self):
        expected = self.opt("-p", PIPELINE)[0]
        self.opt("-p", PIPELINE, "--mlir-generate-reproducer=r.mlir", "-o", "out.mlir")
        self.assertIn("mlir_reproducer", self.read("r.mlir"))
        self.assertEqual(self.run_tenure("opt", "r.mlir", "--run-reproducer")[0], expected)
        self.assertNotIn("mlir_reproducer", self.run_tenure("opt", "r.mlir", "--run-reproducer")[0])
        self.assertIn("mlir_reproducer", self.run_tenure("opt", "r.mlir")[0])

    def test_reproducers_of_failures(self):
        failing = "builtin.module(cse,func.func(cse,canonicalize{test-convergence=true max-iterations=1}))"
        err = self.opt("-p", failing, "--mlir-pass-pipeline-crash-reproducer=r.mlir", expect=1)[1]
        self.assertIn("m.mlir:2:3: error: Failures have been detected while processing an MLIR pass pipeline", err)
        self.assertIn("Pipeline failed while executing [`Canonicalizer` on 'func.func' operation: @a]: reproducer generated at `r.mlir`", err)
        self.assertIn('pipeline: "builtin.module(cse,func.func(cse,canonicalize{', self.read("r.mlir"))
        local = ("--mlir-pass-pipeline-crash-reproducer=r.mlir", "--mlir-pass-pipeline-local-reproducer")
        self.assertIn("without disabling mutli-threading first", self.opt("-p", failing, *local, expect=1)[1])
        err = self.opt("-p", failing, *local, "--mlir-disable-threading", expect=1)[1]
        self.assertIn("executing `Canonicalizer` on 'func.func' operation: @a: reproducer", err)
        self.assertIn('pipeline: "builtin.module(func.func(canonicalize{', self.read("r.mlir"))
        self.run_tenure("opt", "r.mlir", "--run-reproducer", expect=1)

    def test_ir_goes_to_a_tree_of_files(self):
        self.opt("-p", PIPELINE, "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=tree", "-o", "out.mlir")
        found = sorted(str(path.relative_to(self.folder)) for path in self.folder.glob("tree/**/*.mlir"))
        self.assertEqual(found, ["tree/builtin_module_outer/1_canonicalize.mlir", "tree/builtin_module_outer/func_func_a/0_0_cse.mlir",
                                 "tree/builtin_module_outer/func_func_b/0_0_cse.mlir"])
        self.assertIn("IR Dump After CSE (cse)", self.read(found[1]))

    def test_round_trips(self):
        self.assertEqual(self.opt("--verify-roundtrip"), self.opt())
        self.write("b.mlir", 'module attributes {t.a = dense_resource<k> : tensor<2xf32>} {}\n{-# dialect_resources: '
                             '{ builtin: { k: "0x04000000000000000000803f" } } #-}\n')
        self.assertEqual(self.run_tenure("opt", "b.mlir", "--verify-roundtrip", ALLOW), self.run_tenure("opt", "b.mlir", ALLOW))

    def test_what_there_is(self):
        self.assertRegex(self.opt("--show-dialects")[0], r"^Available Dialects: .*\barith\b.*\bbuiltin\b.*\n$")
        passes = self.opt("--list-passes")[0]
        self.assertTrue(passes.startswith("Passes:\n"))
        self.assertTrue(self.opt("--help")[0].endswith(passes))
        self.assertEqual(self.opt("--help"), self.opt("--help-hidden"))
        self.assertIn("-p <string>", self.opt("--help-list")[0])

    def test_diagnostics_by_kind(self):
        self.write("m.mlir", "func.func @a() -> i32 { return }\n")
        self.assertIn("note:", self.opt(expect=1)[1])
        self.assertNotIn("note:", self.opt("--mlir-disable-diagnostic-notes", expect=1)[1])
        self.assertIn("error:", self.opt("--mlir-diagnostic-verbosity-level=errors", expect=1)[1])
        self.assertIn("Cannot find option named 'all'!", self.opt("--mlir-diagnostic-verbosity-level=all", expect=1)[1])
        self.assertIn("note: diagnostic emitted with trace:", self.opt("--mlir-print-stacktrace-on-diagnostic", expect=1)[1])

    def test_colours(self):
        self.write("m.mlir", "func.func @a() -> i32 { return }\n")
        self.assertIn("\033[0;1;31merror: \033[0m", self.opt("--color", expect=1)[1])
        self.assertNotIn("\033", self.opt(expect=1)[1])
        self.assertIn(b"\033[0;1;31merror: ", self.on_terminal({}))
        self.assertNotIn(b"\033", self.on_terminal({"NO_COLOR": "1"}))
        self.assertNotIn(b"\033", self.on_terminal({"TERM": "dumb"}))

    def on_terminal(self, environment):
        controller, terminal = open_terminal()
        self.addCleanup(os.close, controller)
        subprocess.run([TENURE, "opt", "m.mlir"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=terminal,
                       cwd=self.folder, timeout=60, check=False, env={**os.environ, "TERM": "xterm", "NO_COLOR": "", **environment})
        os.write(terminal, b"end")
        os.close(terminal)
        shown = b""
        while not shown.endswith(b"end"):
            shown += os.read(controller, 65536)
        return shown

    def test_remarks_flags(self):
        self.assertIn("invalid regular expression", self.opt("--remarks-filter=(", expect=1)[1])
        self.opt("--cse", "--remarks-filter=.*", "--remark-format=yaml", "--remarks-output-file=r.yaml")
        self.assertEqual(self.read("r.yaml"), "")
        self.assertIn("Cannot find option named 'x'!", self.opt("--remark-policy=x", expect=1)[1])


if __name__ == "__main__":
    unittest.main()
