# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure reduce."""
import os
import signal
import subprocess
import time

from support import TENURE, CommandTest

PARTS = """\
module @a {
  func.func @f(%c: i1, %x: tensor<128x64xf32>) -> tensor<128x64xf32> attributes {a.b = 3 : i32} {
    cf.cond_br %c, ^a, ^b(%x : tensor<128x64xf32>)
  ^a:
    %0 = arith.addf %x, %x {q = "r"} : tensor<128x64xf32>
    cf.br ^b(%0 : tensor<128x64xf32>)
  ^b(%y: tensor<128x64xf32>):
    %cst = arith.constant dense<1.0> : tensor<128x64xf32>
    %1 = scf.if %c -> tensor<128x64xf32> {
      %k:3 = "my.bug"(%y, %cst, %c) {kind = 5 : i32} : (tensor<128x64xf32>, tensor<128x64xf32>, i1) -> (i32, tensor<128x64xf32>, f32)
      scf.yield %k#1 : tensor<128x64xf32>
    } else {
      scf.yield %y : tensor<128x64xf32>
    }
    return %1 : tensor<128x64xf32>
  }
}
// -----
func.func @bad(
// -----
module {
  func.func @g() { return }
}
"""


def functions(count, bug):
    """Functions that call each other; one has an op of a kind of its own in it."""
    out = []
    for f in range(count):
        out.append(f"func.func @f{f}(%a: i32, %b: i32) -> i32 {{\n  %0 = arith.addi %a, %b : i32")
        for k in range(1, 9):
            if f == bug and k == 5:
                out.append(f'  %{k} = "x.bug"(%{k - 1}, %a) {{kind = 7 : i32}} : (i32, i32) -> i32')
            elif f > 0 and k == 7:
                out.append(f"  %{k} = func.call @f{f - 1}(%{k - 1}, %a) : (i32, i32) -> i32")
            else:
                out.append(f"  %{k} = arith.muli %{k - 1}, %{k // 2} : i32")
        out.append("  return %8 : i32\n}")
    return "\n".join(out) + "\n"


class Reduce(CommandTest):
    def setUp(self):
        super().setUp()
        self.count = self.folder / "count"
        temporary = self.folder / "temporary"
        temporary.mkdir()
        os.environ["TMPDIR"] = str(temporary)
        self.addCleanup(os.environ.pop, "TMPDIR")

    def script(self, condition, before=""):
        """A script that finds interesting what a condition of the shell holds for."""
        path = self.write(f"test{len(self.files())}.sh", f"#!/bin/sh\necho x >> {self.count}\n{before}\nif {condition}; "
                                     "then exit 1; fi\nexit 0\n")
        path.chmod(0o755)
        return path

    def reduce(self, *arguments, expect=0):
        return self.run_tenure("reduce", *arguments, expect=expect)

    def runs(self):
        return len(self.count.read_text().splitlines())

    def test_what_is_left_is_the_bug(self):
        self.write("m.mlir", functions(40, 17))
        script = self.script('grep -q x.bug "$1"')
        out, err = self.reduce("m.mlir", f"--test={script}", "--jobs=1")
        self.assertEqual(out, 'module {\n  func.func @f17() {\n    "x.bug"() : () -> ()\n    return\n  }\n}\n')
        self.assertIn(f"3 of 440 ops remain after {self.runs()} runs of the test", err)
        self.assertLess(self.runs(), 60)
        # However many are tested at a time.
        self.assertEqual(self.reduce("m.mlir", f"--test={script}", "--jobs=5")[0], out)
        self.assertEqual(self.reduce("m.mlir", "--quiet", f"--test={script}", "-o", "o.mlir"),
                         ("", ""))
        self.assertEqual((self.folder / "o.mlir").read_text(), out)
        self.assertEqual(list((self.folder / "temporary").iterdir()), [])

    def test_files_of_several_modules_attributes_and_types(self):
        self.write("m.mlir", PARTS)
        for condition, left in (
                ('grep -q "my.bug.*tensor<" "$1"',
                 'module {\n  func.func @f() {\n    %0 = "my.bug"() : () -> tensor<1x1xf32>\n'
                 '    return\n  }\n}\n'),
                ('grep -q "my.bug.*kind" "$1"',
                 'module {\n  func.func @f() {\n    "my.bug"() {kind = 0 : i32} : () -> ()\n'
                 '    return\n  }\n}\n'),
                ('grep -q "@bad" "$1"', "\nfunc.func @bad(\n"),
                ('grep -q "cf.cond_br" "$1" && grep -q "@g" "$1"', None)):
            script = self.script(condition)
            out = self.reduce("--split-input-file", "m.mlir", f"--test={script}")[0]
            if left is not None:
                self.assertEqual(out, left)
        self.assertEqual(out.count("// -----"), 1)
        self.assertNotIn("tensor", out)
        self.assertNotIn("a.b", out)

    def test_arguments_results_and_regions(self):
        self.write("m.mlir", """\
func.func @callee(%a: i32, %b: f32) -> (i32, f32) {
  %0 = arith.constant 5 : i32
  return %0, %b : i32, f32
}
func.func @caller(%n: index, %x: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %i = arith.constant 9 : i32
  %r = scf.for %k = %c1 to %n step %c1 iter_args(%v = %x) -> f32 {
    %q:2 = func.call @callee(%i, %v) : (i32, f32) -> (i32, f32)
    scf.yield %q#1 : f32
  }
  return %r : f32
}
""")
        script = self.script('grep -q "call @callee" "$1"')
        self.assertEqual(self.reduce("m.mlir", f"--test={script}")[0], """\
module {
  func.func private @callee()
  func.func @caller() {
    call @callee() : () -> ()
    return
  }
}
""")

    def test_everything_that_is_tested_is_valid(self):
        self.write("m.mlir", functions(12, 3))
        script = self.script('grep -q x.bug "$1"',
                             f'{TENURE} opt --allow-unregistered-dialect "$1" > /dev/null 2>&1 || '
                             f"echo invalid >> {self.folder}/invalid")
        self.reduce("m.mlir", f"--test={script}")
        self.assertFalse((self.folder / "invalid").exists())

    def test_as_mlir_reduce(self):
        self.write("m.mlir", "func.func private @dead()\nfunc.func @f(%a: i32) {\n  return\n}\n")
        yes = self.script("true")
        out = self.reduce("m.mlir", f"-opt-reduction-pass=opt-pass=symbol-dce test={yes}")[0]
        self.assertEqual(out, "module {\n  func.func @f(%arg0: i32) {\n    return\n  }\n}\n")
        out = self.reduce("m.mlir", f"-reduction-tree=traversal-mode=0 test={yes} test-arg=a,b")[0]
        self.assertEqual(out, "module {\n}\n")
        self.assertEqual(self.reduce("m.mlir", "--symbol-dce")[0].count("func.func"), 1)
        no = self.script("false")
        for arguments, words in (
                ([f"-reduction-tree=traversal-mode=0 test={no}"],
                 "the original input is not interested"),
                ([f"-reduction-tree=traversal-mode=1 test={no}"], "unsupported traversal mode"),
                (["-reduction-tree=foo=1"], "no such option foo"), (["-reduction-tree"], "missing test script"),
                (["-reduction-tree=test=/no/such"], "/no/such: No such file or directory"),
                ([f"--test={self.script('true', 'kill -9 $$')}"], "Killed"),
                (["-opt-reduction-pass=opt-pass=no-such-pass", f"--test={self.script('true')}"],
                 "'no-such-pass' does not refer to a registered pass or pass pipeline")):
            self.assertIn(words, self.reduce("m.mlir", *arguments, expect=1)[1])
        self.write("one.mlir", "func.func private @foo()\n")
        self.assertIn("one.mlir:1:1: error: top-level op must be 'builtin.module'", self.reduce(
            "-reduction-tree", "--no-implicit-module", "one.mlir", expect=1)[1])
        self.assertIn("Can't add pass 'OptReductionPass' restricted to 'builtin.module'", self.reduce(
            "-opt-reduction-pass", "--no-implicit-module", "one.mlir", expect=1)[1])

    def test_a_script_may_take_too_long(self):
        self.write("m.mlir", functions(3, 1))
        script = self.script('grep -q x.bug "$1"', 'grep -q "@f2" "$1" || sleep 60')
        out = self.reduce("m.mlir", f"--test={script}", "--timeout=1", "--jobs=8")[0]
        self.assertIn("x.bug", out)
        self.assertIn("@f2", out)

    def test_what_there_is_is_kept_when_it_is_stopped(self):
        self.write("m.mlir", functions(64, 60))
        script = self.script('grep -q x.bug "$1"', "sleep 0.1")
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGXCPU, signal.SIGPIPE):
            for name in ("o.mlir", "-"):
                (self.folder / "o.mlir").unlink(missing_ok=True)
                with subprocess.Popen([TENURE, "reduce", "m.mlir", f"--test={script}", "-o", name],
                                      cwd=self.folder, stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE) as process:
                    time.sleep(1.2)
                    process.send_signal(number)
                    out, err = process.communicate(timeout=20)
                self.assertEqual(process.returncode, 128 + number)
                self.assertIn(b"stopped; ", err)
                text = (self.folder / name).read_text() if name != "-" else out.decode()
                self.assertIn("x.bug", text)
                self.assertLess(len(text), len(functions(64, 60)))
        self.assertEqual(list((self.folder / "temporary").iterdir()), [])
