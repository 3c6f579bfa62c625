# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure opt: several modules in a file, and diagnostics that comments expect."""
import unittest

from support import CommandTest

ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"


def module(*ops):
    return '"builtin.module"() ({\n' + "".join(f'  "{op}"() : () -> ()\n' for op in ops) + "}) : () -> ()\n\n"


def op(name):
    return f'"{name}"() : () -> ()\n'


class Split(CommandTest):
    def opt(self, text, *arguments, **keywords):
        self.write("a.mlir", text)
        return self.run_tenure("opt", ALLOW, GENERIC, "a.mlir", *arguments, **keywords)

    def test_every_part_is_a_module(self):
        text = op("t.a") + "// -----\n" + op("t.b") + "// -----\n\n" + op("t.c")
        want = "// -----\n".join(module(name) for name in ("t.a", "t.b", "t.c"))
        self.assertEqual(self.opt(text, "--split-input-file"), (want, ""))
        self.assertEqual(self.opt(text)[0], module("t.a", "t.b", "t.c"))

    def test_markers(self):
        text = op("t.a") + "// cut\n" + op("t.b")
        want = module("t.a") + "//!\n" + module("t.b")
        self.assertEqual(self.opt(text, "--split-input-file=// cut", "--output-split-marker=//!")[0], want)
        self.assertIn("3 characters", self.opt(text, "--split-input-file=%%", expect=1)[1])

    def test_what_is_no_marker_is_warned_of(self):
        text = op("t.a") + "// ----\n" + op("t.b") + "// -----"
        out, err = self.opt(text, "--split-input-file")
        self.assertEqual(out, module("t.a", "t.b"))
        self.assertEqual(err, "a.mlir:2:7: warning: near miss with file split marker\n// ----\n      ^\n"
                              "a.mlir:4:7: warning: near miss with file split marker\n// -----\n      ^\n")

    def test_errors_of_all_parts_are_reported(self):
        text = "(\n// -----\n" + op("t.b") + '// -----\n"t.c"\n// -----\n  )'
        out, err = self.opt(text, "--split-input-file", expect=1)
        self.assertEqual(out, "// -----\n" + module("t.b") + "// -----\n// -----\n")
        self.assertEqual([line for line in err.splitlines() if "error" in line],
                         ["a.mlir:1:1: error: expected operation name in quotes",
                          "a.mlir:5:6: error: expected '(' to start operand list",
                          "a.mlir:7:3: error: expected operation name in quotes"])

    def test_a_failure_keeps_the_output_file(self):
        self.write("old.mlir", "old")
        self.opt(op("t.a") + "// -----\n)", "--split-input-file", "-o", "old.mlir", expect=1)
        self.assertEqual((self.folder / "old.mlir").read_text(), "old")

    def test_positions_are_those_of_the_file(self):
        out, _ = self.opt(op("t.a") + "// ----- \n" + op("t.b"), "--split-input-file", "--mlir-print-debuginfo")
        self.assertIn('#loc = loc("a.mlir":2:9)\n#loc1 = loc("a.mlir":3:1)\n', out)


class Expected(CommandTest):
    def verify(self, text, *arguments, expect=0, how=""):
        self.write("a.mlir", text)
        return self.run_tenure("opt", ALLOW, GENERIC, "--verify-diagnostics" + how, "a.mlir", *arguments,
                               expect=expect)[1]

    def test_what_is_expected_passes(self):
        for comment in ("// expected-error @below {{expected operation}}\n)",
                        "// expected-error@+1{{name in quotes}}\n)",
                        ") // expected-error {{expected}}",
                        ")\n// expected-error @above {{expected}}",
                        ")\n// expected-error @-1 {{expected}}",
                        ") // expected-error-re {{expected {{[a-z]+}} name}}"):
            self.assertEqual(self.verify(comment), "", comment)

    def test_parts(self):
        text = ") // expected-error {{name}}\n// -----\n" + op("t.b") + "// -----\n" + ") // expected-error {{name}}"
        self.assertEqual(self.verify(text, "--split-input-file"), "")

    def test_what_is_not_produced(self):
        self.assertEqual(self.verify("  // expected-warning {{words}}\n", expect=1),
                         'a.mlir:1:6: error: expected warning "words" was not produced\n'
                         "  // expected-warning {{words}}\n     ^~~~~\n")
        self.assertEqual(self.verify("// expected-note @unknown {{words}}\n", expect=1),
                         '<unknown>:0: error: expected note "words" was not produced\n')

    def test_what_is_not_expected(self):
        self.assertEqual(self.verify("\n )", expect=1),
                         "a.mlir:2:2: error: unexpected error: expected operation name in quotes\n )\n ^\n")
        self.assertEqual(self.verify("\n )", how="=only-expected"), "")

    def test_another_severity(self):
        self.assertEqual(self.verify("\t) // expected-note {{name}}", expect=1),
                         "a.mlir:1:7: error: 'error' diagnostic emitted when expecting a 'note'\n"
                         "        ) // expected-note {{name}}\n             ^\n"
                         'a.mlir:1:7: error: expected note "name" was not produced\n'
                         "        ) // expected-note {{name}}\n             ^~~~\n")

    def test_wrong_expressions(self):
        self.assertIn("error: found start of regex with no end '}}'\n",
                      self.verify("// expected-error-re {{a {{b}}", expect=1))
        self.assertIn("error: invalid regex: brackets ([ ]) not balanced\n",
                      self.verify("// expected-error-re {{a {{[}} b}}", expect=1))

    def test_expressions_that_would_take_all_there_is(self):
        deep, wide = "(" * 100000 + "a" + ")" * 100000, "((((a{1,100}){1,100}){1,100}){1,100}){1,100}"
        for expression in (deep, wide, "a{1,30000}" * 4, "(" * 201 + ")" * 201):
            self.assertIn("error: invalid regex: more than 200 nested groups or 100,000 characters",
                          self.verify("// expected-error-re {{a {{" + expression + "}} b}}", expect=1))
        small = "((a{1,9}){0,9}|[(]{3}\\(){1,2}"
        self.assertEqual(self.verify(") // expected-error-re {{expected {{(" + small + ")?}}operation name}}"), "")

    def test_modes(self):
        self.assertEqual(self.verify("", how="=all"), "")
        self.assertIn("Cannot find option named 'some'", self.verify("", how="=some", expect=1))


if __name__ == "__main__":
    unittest.main()
