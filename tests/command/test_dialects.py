# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure dialects, and what is said of a dialect that was not loaded."""
import json
import os
import pathlib
import re

from support import CommandTest

SCHEMAS = pathlib.Path(os.environ["TENURE_SOURCE_DIR"]) / "schema" / "dialects"

POLY = """\
irdl.dialect @poly {
  irdl.type @set {
    %0 = irdl.any
    irdl.parameters(of: %0)
  }
  irdl.attribute @mode attributes {cases = ["exact", "fast"], format = "`<` $value `>`"}
  irdl.operation @square attributes {
      format = "$item (`,` $more^)? (`last` $last^)? ($mode^)? $next attr-dict $body `:` type($item)",
      match = ["result = same(item)", "more = same(item)", "last = same(item)"],
      successors = ["next"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "floating-point"}
    %1 = irdl.is f32
    %2 = irdl.is f64
    %3 = irdl.any_of(%1, %2)
    %4 = irdl.any {attribute = "#poly.mode", default = "#poly.mode<exact>"}
    %5 = irdl.any {attribute = "string attribute", optional}
    %6 = irdl.region with size 1
    irdl.operands(item: %0, more: variadic %3, last: optional %3)
    irdl.results(result: %0)
    irdl.attributes {"mode" = %4, "note" = %5}
    irdl.regions(body: %6)
  }
}
"""

SQUARE = """\
poly.square (poly.irdl.mlir)

Form:
  poly.square $item (`,` $more^)? (`last` $last^)? ($mode^)? $next attr-dict $body `:` type($item)

Operands:
  item                  floating-point
  more                  any number of f32 or f64
  last                  optional; f32 or f64

Results:
  result                floating-point

Attributes:
  mode                  #poly.mode; default #poly.mode<exact>
  note                  string attribute; optional

Regions:
  body                  1 block

Successors:
  next

Traits:
  Pure

Types:
  result = same(item)
  more = same(item)
  last = same(item)
"""


class Dialects(CommandTest):
    def test_json(self):
        """All dialects as JSON: as many ops as the table counts, and every part of one."""
        everything = json.loads(self.run_tenure("dialects", "--json")[0])
        table = [line.split() for line in self.run_tenure("dialects")[0].splitlines()[1:]]
        self.assertEqual([[item["name"]] + [str(len(item[key])) for key in ("operations", "types", "attributes")] for item in everything],
                         [row[:4] for row in table])
        self.write("poly.irdl.mlir", POLY)
        poly, arith = json.loads(self.run_tenure("dialects", "--json", "--dialect-file=poly.irdl.mlir", "poly", "arith")[0])
        self.assertEqual((arith["name"], "file" in arith), ("arith", False))
        self.assertEqual(poly["file"], "poly.irdl.mlir")
        square, = poly["operations"]
        self.assertEqual(square["operands"][1], {"name": "more", "constraint": "f32 or f64", "arity": "variadic"})
        self.assertEqual(square["attributes"], [
            {"name": "mode", "constraint": "#poly.mode", "arity": "single", "default": "#poly.mode<exact>"},
            {"name": "note", "constraint": "string attribute", "arity": "optional"}])
        self.assertEqual((square["regions"], square["successors"], square["traits"]), (1, ["next"], ["Pure"]))
        self.assertEqual(poly["types"], [{"name": "set", "parameters": [{"name": "of", "constraint": "any", "arity": "single"}], "cases": []}])
        self.assertEqual(poly["attributes"][0]["cases"], ["exact", "fast"])
        self.assertIn("--json takes names of dialects, but got 'arith.addi'", self.run_tenure("dialects", "--json", "arith.addi", expect=1)[1])
        out, err = self.run_tenure("dialects", "--json", "arit", "arith", expect=1)
        self.assertEqual(out, "")
        self.assertIn("unknown dialect 'arit'", err)

    def test_one_that_there_is_not_is_refused_with_those_that_there_are(self):
        self.write("a.mlir", "arth.constant 1 : i32\n")
        err = self.run_tenure("opt", "a.mlir", expect=1)[1]
        self.assertIn("Dialect `arth' not found for custom op 'arth.constant'", err)
        shown = self.run_tenure("opt", "--show-dialects")[0].removeprefix("Available Dialects: ").strip()
        self.assertIn(f"note: Available dialects: {shown.replace(',', ', ')}, and those of schemas", err)
        self.assertIn("Available dialects: builtin, and", self.run_tenure("opt", "--leave-out-dialects=*", "a.mlir", expect=1)[1])

    def test_types_of_emitc_are_supported_without_the_dialect(self):
        self.write("shop.irdl.mlir", 'irdl.dialect @shop { irdl.operation @use { %0 = irdl.any {type = "type supported by EmitC"}\n irdl.operands(x: %0) } }')
        options = ("--allow-unregistered-dialect", "--dialect-file=shop.irdl.mlir")
        for kind, taken in (("ptr<i32>", True), ("array<2xi32>", True), ('opaque<"int">', True), ("size_t", True), ("lvalue<i32>", False)):
            self.write("a.mlir", f'%0 = "t.o"() : () -> !emitc.{kind}\n"shop.use"(%0) : (!emitc.{kind}) -> ()\n')
            for left_out in ("", "emitc"):
                err = self.run_tenure("opt", *options, f"--leave-out-dialects={left_out}", "a.mlir", expect=0 if taken else 1)[1]
                self.assertEqual("must be type supported by EmitC" in err, not taken)

    def dialects(self, *arguments, expect=0):
        return self.run_tenure("dialects", *arguments, expect=expect)

    def test_all_are_listed_with_their_ops_and_where_they_come_from(self):
        self.write("poly.irdl.mlir", POLY)
        lines = self.dialects("--dialect-file=poly.irdl.mlir")[0].splitlines()[1:]
        found = {line.split()[0]: line.split(None, 4)[1:] for line in lines}
        self.assertEqual(found["poly"], ["1", "1", "1", "poly.irdl.mlir"])
        self.assertEqual(found["builtin"], ["2", "0", "0", "built in"])
        self.assertEqual(found["arith"][3], "built in")
        listed = self.dialects("--ops")[0]
        self.assertIn("\n  arith.addi (lhs, rhs) -> (result)\n", listed)
        counts = {}
        for line in self.dialects()[0].splitlines()[1:]:
            name, ops = line.split()[:2]
            if name == "builtin":
                continue
            text = (SCHEMAS / f"{name}.irdl.mlir").read_text(encoding="utf-8")
            counts[name] = len(re.findall(r"^\s*\"?irdl\.operation\b", text, re.MULTILINE))
            self.assertEqual(int(ops), counts[name], name)
        self.assertEqual(len(re.findall(r"^  \S+ \(", listed, re.MULTILINE)), sum(counts.values()) + 2)

    def test_every_op_is_documented(self):
        names = re.findall(r"^  (\S+) \(", self.dialects("--ops")[0], re.MULTILINE)
        for start in range(0, len(names), 200):
            part = names[start:start + 200]
            out = self.dialects(*part)[0]
            self.assertEqual(re.findall(r"^(\S+) \(built in\)$", out, re.MULTILINE), part)

    def test_an_op_says_what_it_is_made_of(self):
        self.write("poly.irdl.mlir", POLY)
        self.assertEqual(self.dialects("--dialect-file=poly.irdl.mlir", "poly.square")[0], SQUARE)
        out = self.dialects("arith.cmpi", "builtin.module")[0]
        for words in ("arith.cmpi (built in)\n", "\n  lhs  ", "\nTraits:\n", "\n\nbuiltin.module (built in)\n"):
            self.assertIn(words, out)

    def test_types_and_attributes(self):
        self.write("poly.irdl.mlir", POLY)
        out = self.dialects("--dialect-file=poly.irdl.mlir", "!poly.set", "#poly.mode", "poly")[0]
        self.assertIn("!poly.set (poly.irdl.mlir)\n\nParameters:\n  of                    any\n", out)
        self.assertIn("#poly.mode (poly.irdl.mlir)\n\nOne of:\n  exact, fast\n", out)
        self.assertIn("  poly.square (item, more..., last?) -> (result)\n  !poly.set\n  #poly.mode\n", out)

    def test_the_schema_itself_loads_again(self):
        out = self.dialects("--schema", "arith")[0]
        self.write("arith.irdl.mlir", out)
        self.run_tenure("opt", "arith.irdl.mlir")
        self.assertIn("irdl.operation @addi", self.dialects("--schema", "arith.addi")[0])
        self.assertIn("needs the name", self.dialects("--schema", expect=1)[1])

    def test_what_there_is_not_is_said_with_what_is_near(self):
        for name, words in (("arith.adi", ("dialect 'arith' has no op 'adi'", "Did you mean 'arith.addi'?")),
                            ("arit", ("unknown dialect 'arit'", "Did you mean 'arith'?", "--dialect-file")),
                            ("!pdl.valu", ("dialect 'pdl' has no type 'valu'", "'pdl.value'")),
                            ("#arith.fast", ("dialect 'arith' has no attribute 'fast'",)),
                            ("arith.", ("dialect 'arith' has no op ''",)), (".", ("unknown dialect ''",))):
            err = self.dialects(name, expect=1)[1]
            for part in words:
                self.assertIn(part, err, name)

    def test_a_broken_schema_is_refused_at_its_place(self):
        self.write("poly.irdl.mlir", POLY.replace('"floating-point"', '"floating pint"'))
        err = self.dialects("--dialect-file=poly.irdl.mlir", expect=1)[1]
        self.assertIn("poly.irdl.mlir:12:10: error: cannot parse type constraint", err)
        self.dialects("--dialect-file=none.irdl.mlir", expect=1)

    def test_the_words_for_types_that_the_page_has_are_known(self):
        page = (SCHEMAS.parent / "README.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| `.*` \| (`.*`) \|$", page.partition("| ODS calls it | here |")[2].partition("\n\n")[0], re.MULTILINE)
        words = [each.replace("A", "index").replace("B", "f32") if each[0] == "A" else each
                 for row in rows for each in re.findall(r"`([^`]+)`", row)]
        self.assertGreater(len(words), 30)
        values = "".join(f"    %{i} = irdl.any {{type = \"{each}\"}}\n" for i, each in enumerate(words))
        operands = ", ".join(f"v{i}: %{i}" for i in range(20))
        results = ", ".join(f"v{i}: %{i}" for i in range(20, len(words)))
        self.write("w.irdl.mlir", f"irdl.dialect @w {{\n  irdl.operation @o {{\n{values}    irdl.operands({operands})\n"
                   f"    irdl.results({results})\n  }}\n}}\n")
        self.dialects("--dialect-file=w.irdl.mlir", "w.o")

    def test_one_that_is_not_loaded_is_told_how_it_is(self):
        self.write("use.mlir", '%0 = "t.a"() : () -> f32\n%1 = poly.square %0 : f32\n')
        err = self.run_tenure("opt", "--allow-unregistered-dialect", "use.mlir", expect=1)[1]
        self.assertIn("error: Dialect `poly' not found for custom op 'poly.square' \n", err)
        for words in ("--dialect-file", "tn_dialect_load_schema", "Context.load_dialect_file"):
            self.assertIn(words, err)
