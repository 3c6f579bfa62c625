# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""--diagnostics: errors as JSON and as SARIF, in every command that reads modules, beside the text that says the same."""
import json
import re

from support import CommandTest

WRONG = """\
// \u00e9\u00e9
func.func @f() -> i32 {
  return
}
"""
REDEFINED = """\
func.func @f(%a: i32) attributes {x = "\u00e9"} { %0 = arith.addi %a, %a : i32 %0 = arith.addi %a, %a : i32
  return
}
"""


class Diagnostics(CommandTest):
    def run_in(self, form, *arguments, expect=1):
        return self.run_tenure(*arguments, f"--diagnostics={form}", expect=expect)[1]

    def findings(self, *arguments, expect=1):
        """What is reported as JSON; SARIF has to report the same."""
        found = [json.loads(line) for line in self.run_in("json", *arguments, expect=expect).splitlines()]
        run, = json.loads(self.run_in("sarif", *arguments, expect=expect))["runs"]
        self.assertEqual(run["tool"]["driver"]["name"], "tenure")
        self.assertEqual([result["message"]["text"] for result in run["results"]], [item["message"] for item in found])
        for result, item in zip(run["results"], found):
            self.assertEqual(result["level"], "note" if item["severity"] == "remark" else item["severity"])
            self.assertEqual("locations" in result, "file" in item)
            notes = [note["message"]["text"] for note in result.get("relatedLocations", [])]
            self.assertEqual(notes, [note["message"] for note in item["notes"]])
        return found

    def test_an_error_with_a_note(self):
        self.write("a b.mlir", WRONG)
        item, = self.findings("opt", "a b.mlir")
        note, = item.pop("notes")
        self.assertEqual(item, {"severity": "error", "file": "a b.mlir", "line": 3, "column": 3,
                                "message": "'func.return' op has 0 operands, but enclosing function (@f) returns 1"})
        self.assertEqual(note["message"], 'see current operation: "func.return"() : () -> ()')
        self.assertIn('"uri": "a%20b.mlir"', self.run_in("sarif", "opt", "a b.mlir"))
        self.assertEqual(self.run_in("text", "opt", "a b.mlir"), self.run_tenure("opt", "a b.mlir", expect=1)[1])

    def test_columns(self):
        """The columns of JSON are bytes, as in the text; those of SARIF are characters."""
        self.write("m.mlir", REDEFINED)
        item, = self.findings("opt", "m.mlir")
        text = self.run_tenure("opt", "m.mlir", expect=1)[1]
        self.assertTrue(text.startswith(f"m.mlir:1:{item['column']}: error: redefinition"), text)
        result, = json.loads(self.run_in("sarif", "opt", "m.mlir"))["runs"][0]["results"]
        self.assertEqual(result["locations"][0]["physicalLocation"]["region"], {"startLine": 1, "startColumn": item["column"] - 1})

    def test_every_command(self):
        self.write("m.mlir", WRONG.replace("return", "retur"))
        self.write("p.pdll", "Pattern { nothing }\n")
        self.write("no.mlirbc", b"ML\xefR\x0d")
        self.write("test.sh", "#!/bin/sh\nexit 1\n").chmod(0o755)
        for run, status in ((("opt", "m.mlir"), 1), (("query", "*", "m.mlir"), 2), (("diff", "m.mlir", "m.mlir"), 2), (("view", "--json", "-", "m.mlir"), 1),
                            (("reduce", "--test=./test.sh", "m.mlir"), 1), (("pdll", "p.pdll"), 1), (("dialects", "nothing"), 1),
                            (("adapter", "detach", "m.mlir", "x", "-o", "-"), 1), (("bytecode", "dump", "no.mlirbc"), 1)):
            with self.subTest(run=run):
                found = self.findings(*run, expect=status)
                self.assertTrue(found)
                self.assertEqual({item["severity"] for item in found}, {"error"})
                text = self.run_tenure(*run, expect=status)[1]
                self.assertEqual([item["message"] for item in found], re.findall(r"error: (.*)", text))

    def test_files_that_cannot_be_read(self):
        item, = self.findings("opt", "missing.mlir")
        self.assertEqual(item, {"severity": "error", "message": "cannot open input file 'missing.mlir': No such file or directory", "notes": []})
        item, = self.findings("opt", "-o", "no/such/folder", "--allow-unregistered-dialect", "/dev/null")
        self.assertIn("cannot open output file", item["message"])
        self.write("tenure.toml", "dialect-files = 3\n")
        item, = self.findings("dialects")
        self.assertEqual((item["line"], item["column"], item["message"]), (1, 17, "expected '[' before a list of paths"))

    def test_no_findings(self):
        self.write("m.mlir", "func.func private @f()\n")
        self.assertEqual(self.findings("opt", "m.mlir", expect=0), [])

    def test_bytes_that_are_not_text(self):
        self.write("m.mlir", b'"a\xff" "\n')
        for item in self.findings("opt", "m.mlir"):
            self.assertNotIn("\x00", item["message"])

    def test_parts_and_warnings(self):
        self.write("m.mlir", WRONG + "// -----\n" + WRONG)
        self.assertEqual([item["line"] for item in self.findings("opt", "--split-input-file", "m.mlir")], [3, 8])

    def test_unknown_format(self):
        err = self.run_in("xml", "opt")
        self.assertIn("xml", err)
