# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure pdll, and tenure opt --patterns."""
# Needs: dialects
import re

from support import CommandTest

PATTERN = """\
Pattern Drop with benefit(3) => replace op<t.id>(x: Value) with x;
"""

PDL = """\
module {
  pdl.pattern @Drop : benefit(3) {
    %0 = operand loc(#loc1)
    %1 = types loc(#loc2)
    %2 = operation "t.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc(#loc2)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value) loc(#loc3)
    } loc(#loc3)
  } loc(#loc)
} loc(#loc)
#loc = loc("p.pdll":1:1)
#loc1 = loc("p.pdll":1:50)
#loc2 = loc("p.pdll":1:41)
#loc3 = loc("p.pdll":1:33)
"""

TREE = """\
-Module 0x
 `-PatternDecl 0x Name<Drop> Benefit<3>
   `-CompoundStmt 0x
     `-ReplaceStmt 0x
       `-OperationExpr 0x Type<Op<t.id>>
         `-OpNameDecl 0x Name<t.id>
         `Operands`
           `-DeclRefExpr 0x Type<Value>
             `-VariableDecl 0x Name<x> Type<Value>
               `Constraints`
                 `-ValueConstraintDecl 0x
         `Result Types`
           `-DeclRefExpr 0x Type<TypeRange>
             `-VariableDecl 0x Name<_> Type<TypeRange>
               `Constraints`
                 `-TypeRangeConstraintDecl 0x
       `ReplValues`
         `-DeclRefExpr 0x Type<Value>
           `-VariableDecl 0x Name<x> Type<Value>
             `Constraints`
               `-ValueConstraintDecl 0x
"""


class Pdll(CommandTest):
    def test_forms(self):
        self.write("p.pdll", PATTERN)
        self.assertEqual(self.run_tenure("pdll", "-x=mlir", "p.pdll")[0], PDL)
        out = self.run_tenure("pdll", "p.pdll")[0]
        self.assertEqual(re.sub("0x[0-9a-f]+", "0x", out), TREE)

    def test_chunks(self):
        self.write("p.pdll", PATTERN + "// -----\nPattern { foo; }\n// -----\n" + PATTERN)
        out, err = self.run_tenure("pdll", "-x=mlir", "--split-input-file", "p.pdll", expect=1)
        self.assertEqual(out.count("pdl.pattern @Drop"), 2)
        self.assertEqual(out.count("// -----\n"), 2)
        self.assertIn("within split at p.pdll:2 offset :2:11: error: undefined reference to `foo`\n"
                      "Pattern { foo; }\n          ^\n", err)

    def test_chunks_are_cut_as_in_opt(self):
        self.write("p.pdll", PATTERN + "// ----x\n" + PATTERN + "// -----\n")
        err = self.run_tenure("pdll", "-x=mlir", "--split-input-file", "p.pdll", expect=1)[1]
        self.assertIn("p.pdll:2:7: warning: near miss with file split marker\n", err)
        self.assertIn("`Drop` has already been defined", err)
        for command in (("pdll",), ("reduce", "--test=true"), ("opt",)):
            err = self.run_tenure(*command, "--split-input-file=//", "p.pdll", expect=1)[1]
            self.assertIn("for the --split-input-file option: a marker needs at least 3 characters", err)

    def test_includes(self):
        (self.folder / "in").mkdir()
        self.write("in/a.pdll", PATTERN)
        self.write("p.pdll", '#include "a.pdll"\nPattern Drop => erase op<t.x>;\n')
        err = self.run_tenure("pdll", "-I", "in", "p.pdll", expect=1)[1]
        self.assertIn("p.pdll:2:9: error: `Drop` has already been defined", err)
        self.assertIn("in/a.pdll:1:9: note: see previous definition here", err)
        self.write("loop.pdll", '#include "loop.pdll"\n')
        self.run_tenure("pdll", "loop.pdll", expect=1)

    def test_dialects_are_known_when_they_are_included(self):
        text = "Pattern => erase op<arith.addi>(x: Value, y: Value, z: Value);\n"
        self.write("p.pdll", text)
        self.run_tenure("pdll", "p.pdll")
        self.write("p.pdll", '#include "mlir/Dialect/Arith/IR/ArithOps.td"\n' + text)
        err = self.run_tenure("pdll", "p.pdll", expect=1)[1]
        self.assertIn("p.pdll:2:18: error: invalid number of operand groups for `arith.addi`; expected 2, but got 3", err)

    def test_schemas_beside_a_file(self):
        self.write("shop.irdl.mlir", """\
irdl.dialect @shop {
  irdl.operation @pack {
    %0 = irdl.any
    irdl.operands(item: %0)
    irdl.results(box: %0)
  }
}
""")
        self.write("shop.td", "")
        self.write("p.pdll", '#include "shop.td"\nPattern { let r = op<shop.pack>(x: Value); erase op<t.a>(r.box); }\n')
        out = self.run_tenure("pdll", "-x=mlir", "p.pdll")[0]
        self.assertIn("results 0 of %2  -> !pdl.value", out)

    def test_patterns(self):
        self.write("p.pdll", """\
Pattern TwiceToSum {
  let two = op<arith.constant> {value = attr<"2 : i32">};
  let root = op<arith.muli>(x: Value, two);
  replace root with op<arith.addi>(x, x);
}
""")
        self.write("m.mlir", """\
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 2 : i32
  %0 = arith.muli %a, %c : i32
  return %0 : i32
}
""")
        out = self.run_tenure("opt", "--patterns=p.pdll", "m.mlir")[0]
        self.assertIn("arith.addi %arg0, %arg0 : i32", out)
        self.write("p.pdll", "Pattern => erase op<arith.addq>;\n")
        err = self.run_tenure("opt", "--patterns=p.pdll", "m.mlir", expect=1)[1]
        self.assertIn("p.pdll:1:21: error: `arith.addq` is not an operation of its dialect", err)

    def test_tablegen(self):
        self.write("base.td", """\
include "mlir/IR/OpBase.td"
#ifndef SHOP
#define SHOP
def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits> {
  let results = (outs AnyType:$box);
}
#endif
""")
        self.write("ops.td", """\
include "base.td"
def BoxAttr : AttrDef<Shop_Dialect, "Box"> { let mnemonic = "box"; }
def PackOp : Shop_Op<"pack" # "_all", [Pure, SameOperandsAndResultType]> {
  let summary = "packs; \\"all\\" of it";
  let description = [{ a } ] text }];
  let arguments = !con((ins AnyType:$item), (ins Variadic<I32>:$sizes, BoxAttr:$attr, OptionalAttr<I64Attr>:$n));
}
def DropOp : Shop_Op<"drop", []> { let results = (outs); }
""")
        self.write("p.pdll", """\
#include "ops.td"
Pattern {
  let r = op<shop.pack_all>(a: Value, b: ValueRange) {attr = c: Attr};
  rewrite r with { let n = op<shop.pack_all>(a, b) {attr = c}; replace r with n.box; };
}
""")
        out, err = self.run_tenure("pdll", "-x=mlir", "p.pdll")
        self.assertIn("results 0 of %5  -> !pdl.value", out)
        self.assertEqual(err, "")
        self.write("p.pdll", '#include "ops.td"\nPattern { let v: Value = op<shop.drop>(x: Value); erase op<>(v); }\n')
        err = self.run_tenure("pdll", "p.pdll", expect=1)[1]
        self.assertIn("p.pdll:2:26: error: unable to convert expression of type `Op<shop.drop>` to the expected type of `ValueRange`"
                      .replace("ValueRange", "Value"), err)
        self.assertIn("ops.td:8:5: note: see the definition of `shop.drop`, which was defined with zero results", err)
        for text, words in (("def X : Op<Missing, \"x\">;", "unsupported description of an operation"),
                            ("foreach i = [1] in def X;", "expected 'include', 'class' or 'def'"),
                            ("def X {", "expected '}'"), ('include "none.td"', "unable to open include file `none.td`"),
                            ("class A : A; def X : A;", "nested too deeply")):
            self.write("ops.td", text)
            self.assertIn(words, self.run_tenure("pdll", "p.pdll", expect=1)[1])
