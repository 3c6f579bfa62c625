# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure query."""
import json

from support import DATA, CommandTest

TEXT = """\
func.func private @g(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  return %0 : i32
}
func.func @f(%x: i32) -> i32 {
  %0 = call @g(%x) {"a b" = [1, 2]} : (i32) -> i32 loc("other.py":7:9)
  "t.unknown"(%0) : (i32) -> () loc(callsite("in" at "out.py":3:4))
  return %0 : i32
}
"""


class Query(CommandTest):
    def find(self, expression, *files, expect=0):
        if not files:
            self.write("m.mlir", TEXT)
            files = ("m.mlir",)
        return self.run_tenure("query", expression, *files, expect=expect)[0].splitlines()

    def test_terms_find_ops_and_say_where_they_stand(self):
        for expression, found in (
                ("arith.*", ["m.mlir:2:9: arith.constant : () -> (i32)",
                             "m.mlir:3:8: arith.addi : (i32, i32) -> (i32)"]),
                ("name:arith.add?", ["m.mlir:3:8: arith.addi : (i32, i32) -> (i32)"]),
                ("operand:arith.constant", ["m.mlir:3:8: arith.addi : (i32, i32) -> (i32)"]),
                ("attr:sym_name=f", ["m.mlir:6:1: func.func @f : () -> ()"]),
                ("attr:sym_visibility", ["m.mlir:1:1: func.func @g : () -> ()"]),
                ("attr:callee=@g", ["m.mlir:7:8: func.call : (i32) -> (i32) loc(other.py:7:9)"]),
                ("attr:\"a b\"=\"[1*, 2*]\"", ["m.mlir:7:8: func.call : (i32) -> (i32) loc(other.py:7:9)"]),
                ("loc:*out.py*", ["m.mlir:8:3: t.unknown : (i32) -> () loc(out.py:3:4)"]),
                ("type:i3? not arith.* not func.*", ["m.mlir:8:3: t.unknown : (i32) -> () loc(out.py:3:4)"]),
                ("func.func (attr:sym_name=f or attr:sym_name=h)",
                 ["m.mlir:6:1: func.func @f : () -> ()"]),
                ("not not arith.constant or func.call and operand:nothing",
                 ["m.mlir:2:9: arith.constant : () -> (i32)"])):
            self.assertEqual(self.find(expression), found, expression)

    def test_locations_match_as_they_are_printed(self):
        for pattern, count in (("m.mlir:2:9", 1), ("m.mlir:7:8", 1), ("other.py:7:9", 1),
                               ("\"loc(*other.py*:7:9)\"", 1), ("*other.py*:7:9*", 1),
                               ("out.py:3:4", 1), ("*callsite*", 1), ("m.mlir:*", 9),
                               ("m.mlir:2:8", 0)):
            found = self.find("loc:" + pattern, expect=0 if count else 1)
            self.assertEqual(len(found), count, pattern)

    def test_unknown_fields_are_refused(self):
        self.write("m.mlir", TEXT)
        for expression, place, words in (
                ("nam:arith.*", 1, "unknown field 'nam:'; did you mean 'name:'?"),
                ("arith.* and locs:x", 13, "did you mean 'loc:'?"),
                ("(zzzzzzzz:q)", 2, "unknown field 'zzzzzzzz:'; expected one of: name:, attr:")):
            err = self.run_tenure("query", expression, "m.mlir", expect=2)[1]
            self.assertIn(words, err)
            self.assertIn(f"<expression>:1:{place}:", err)
        self.run_tenure("query", '"nam:arith.*"', "m.mlir", expect=1)

    def test_json_has_what_is_known_of_an_op(self):
        self.write("m.mlir", TEXT)
        self.run_tenure("opt", "--allow-unregistered-dialect", "--emit-bytecode", "m.mlir", "-o",
                        "m.mlirbc")
        out = self.run_tenure("query", "--json", "func.call or func.func", "m.mlir", "m.mlirbc")[0]
        hits = json.loads(out)
        self.assertEqual([hit["name"] for hit in hits], ["func.func", "func.func", "func.call"] * 2)
        call = dict(hits[2])
        self.assertEqual(call.pop("location"), 'loc("other.py":7:9)')
        self.assertEqual(call, {"file": "m.mlir", "line": 7, "column": 8, "name": "func.call",
                                "operands": ["i32"], "results": ["i32"], "role": "hit",
                                "attributes": {"callee": "@g", "a b": "[1, 2]"}})
        self.assertEqual(hits[0]["symbol"], "g")
        self.assertEqual(hits[5]["file"], "m.mlirbc")
        self.assertNotIn("line", hits[5])
        out = self.run_tenure("query", "--json", "--count", "func.func", "m.mlir", "m.mlirbc")[0]
        self.assertEqual([one["count"] for one in json.loads(out)], [2, 2])
        self.assertEqual(self.run_tenure("query", "--json", "x.y", "m.mlir", expect=1)[0], "[]\n")
        self.write("odd.mlir", '"t.\\FF\\01\\22"() : () -> ()')
        hits = json.loads(self.run_tenure("query", "--json", "t.*", "odd.mlir")[0])
        self.assertEqual(hits[0]["name"], 't.\ufffd\x01"')

    def test_context_shows_lines_around(self):
        self.write("m.mlir", TEXT)
        self.assertEqual(self.find("arith.addi", "--context=1", "m.mlir"), [
                "m.mlir:3:8: arith.addi : (i32, i32) -> (i32)",
                "     2 |   %c1 = arith.constant 1 : i32",
                "     3 |   %0 = arith.addi %x, %c1 : i32",
                "       |        ^",
                "     4 |   return %0 : i32"])

    def test_slices_follow_uses(self):
        self.write("m.mlir", """\
func.func @f(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %a : i32
  %c = arith.subi %b, %a : i32
  %d = arith.xori %c, %c : i32
  return %x : i32
}
""")
        names = lambda *options: [line.split(": ", 1)[1].split(" ")[0] + line.rpartition("i32)")[2]
                                  for line in self.find("arith.muli", *options, "m.mlir")]
        self.assertEqual(names("--users"), ["arith.muli", "arith.subi [user]", "arith.xori [user]"])
        self.assertEqual(names("--users=1"), ["arith.muli", "arith.subi [user]"])
        self.assertEqual(names("--definitions=1"), ["arith.addi [definition]", "arith.muli"])
        self.assertEqual(names("--definitions=1", "--users=1"),
                         ["arith.addi [definition]", "arith.muli", "arith.subi [user]"])
        self.assertEqual(len(names("--definitions")), 3)  # The function of %x, too.
        self.run_tenure("query", "--users=x", "arith.muli", "m.mlir", expect=2)

    def test_nothing_found_is_told_by_the_exit_code(self):
        self.assertEqual(self.find("stablehlo.*", expect=1), [])
        self.assertEqual(self.find("--count=false", "arith.*", "m.mlir"), self.find("arith.*"))

    def test_files_are_counted_one_by_one(self):
        self.write("m.mlir", TEXT)
        self.run_tenure("opt", "--allow-unregistered-dialect", "--emit-bytecode", "m.mlir", "-o",
                        "m.mlirbc")
        out = self.run_tenure("query", "--count", "arith.*", "m.mlir", "m.mlirbc")[0]
        self.assertEqual(out, "m.mlir:2\nm.mlirbc:2\n")
        out = self.run_tenure("query", "stablehlo.dot_general", DATA / "mixer.mlir")[0]
        self.assertIn("mixer.mlir:", out)

    def test_what_is_no_expression_is_refused_at_its_place(self):
        self.write("m.mlir", TEXT)
        for expression, place, words in (
                ("", 1, "expected a term"), ("arith.* or", 11, "expected a term"),
                ("or x", 3, "expected a term"), ("(a", 1, "unclosed parenthesis"), ("a)", 2, "unmatched ')'"),
                ("a \"b", 3, "unterminated quote"), ("attr:=b", 6, "name of an attribute"),
                ("name:", 6, "expected a pattern"), ("(" * 100, 65, "nest too deep"),
                ("a " * 300, 258, "too long"), ("a" * 5000, 4097, "too long")):
            err = self.run_tenure("query", expression, "m.mlir", expect=2)[1]
            self.assertIn(words, err, expression)
            self.assertIn(f"<expression>:1:{place}:", err, expression)

    def test_files_that_cannot_be_read_are_told(self):
        self.write("bad.mlir", "func.func @")
        self.write("m.mlir", TEXT)
        out, err = self.run_tenure("query", "func.func", "none.mlir", "bad.mlir", "m.mlir", expect=2)
        self.assertIn("cannot open input file 'none.mlir'", err)
        self.assertIn("bad.mlir:1:12: error", err)
        self.assertEqual(len(out.splitlines()), 2)
        self.assertIn("Terms of an expression", self.run_tenure("query", "--help")[0])
