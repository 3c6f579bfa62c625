# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure query."""
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
                ("attr:callee=@g", ["other.py:7:9: func.call : (i32) -> (i32)"]),
                ("attr:\"a b\"=\"[1*, 2*]\"", ["other.py:7:9: func.call : (i32) -> (i32)"]),
                ("loc:*out.py*", ["out.py:3:4: t.unknown : (i32) -> ()"]),
                ("type:i3? not arith.* not func.*", ["out.py:3:4: t.unknown : (i32) -> ()"]),
                ("func.func (attr:sym_name=f or attr:sym_name=h)",
                 ["m.mlir:6:1: func.func @f : () -> ()"]),
                ("not not arith.constant or func.call and operand:nothing",
                 ["m.mlir:2:9: arith.constant : () -> (i32)"])):
            self.assertEqual(self.find(expression), found, expression)

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
                ("or x", 3, "expected a term"), ("(a", 1, "not closed"), ("a)", 2, "not opened"),
                ("a \"b", 3, "quote is not closed"), ("attr:=b", 6, "name of an attribute"),
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
