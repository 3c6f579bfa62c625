# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure diff."""
import json
import random

from support import CommandTest

TEXT = """\
func.func private @g(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  return %0 : i32
}
func.func @h() {
  "t.a"() {k = 1 : i64} : () -> ()
  "t.b"() : () -> ()
  "t.c"() : () -> ()
  return
}
"""


class Diff(CommandTest):
    def diff(self, a, b, *options, expect=1):
        self.write("a.mlir", a)
        self.write("b.mlir", b)
        return self.run_tenure("diff", *options, "a.mlir", "b.mlir", expect=expect)[0]

    def test_names_layout_and_encoding_are_nothing(self):
        self.write("a.mlir", TEXT)
        self.run_tenure("opt", "--allow-unregistered-dialect", "--mlir-print-op-generic", "a.mlir", "-o", "b.mlir")
        self.run_tenure("opt", "--allow-unregistered-dialect", "--emit-bytecode", "a.mlir", "-o", "c.mlirbc")
        for b in ("a.mlir", "b.mlir", "c.mlirbc"):
            self.assertEqual(self.run_tenure("diff", "a.mlir", b)[0], "")
            self.assertTrue(json.loads(self.run_tenure("diff", "--json", b, "a.mlir")[0])["equal"])
        self.assertEqual(self.run_tenure("diff", "-", "a.mlir", stdin=TEXT.encode())[0], "")

    def test_what_changed_is_said_where_it_stands(self):
        for old, new, found in (
                ("k = 1", "k = 2", """\
~ t.a in @h (a.mlir:7:3) -> (b.mlir:7:3): changed
    attribute k: 1 : i64 -> 2 : i64
1 changed, 0 renamed, 0 moved, 0 removed, 0 added
"""), ("{k = 1 : i64}", "{l}", """\
~ t.a in @h (a.mlir:7:3) -> (b.mlir:7:3): changed
    attribute k: 1 : i64 -> none
    attribute l: none -> unit
1 changed, 0 renamed, 0 moved, 0 removed, 0 added
"""), ("%x, %c1", "%c1, %x", """\
~ arith.addi in @g (a.mlir:3:8) -> (b.mlir:3:8): changed
    operand 0: argument 0 of block 0 of func.func (a.mlir:1:1) -> arith.constant (b.mlir:2:9)
    operand 1: arith.constant (a.mlir:2:9) -> argument 0 of block 0 of func.func (b.mlir:1:1)
1 changed, 0 renamed, 0 moved, 0 removed, 0 added
"""), ('  "t.b"() : () -> ()\n', "", """\
- t.b in @h (a.mlir:8:3): removed
0 changed, 0 renamed, 0 moved, 1 removed, 0 added
"""), ('  "t.b"() : () -> ()\n', '  "t.b"() : () -> ()\n  "t.n"() : () -> ()\n', """\
+ t.n in @h (b.mlir:9:3): added
0 changed, 0 renamed, 0 moved, 0 removed, 1 added
"""), ('  "t.b"() : () -> ()\n  "t.c"() : () -> ()\n', '  "t.c"() : () -> ()\n  "t.b"() : () -> ()\n', """\
> t.b in @h (a.mlir:8:3) -> (b.mlir:9:3): moved
0 changed, 0 renamed, 1 moved, 0 removed, 0 added
"""), ("@h", "@n", """\
~ func.func in @h (a.mlir:6:1) -> (b.mlir:6:1): renamed
    symbol: "h" -> "n"
0 changed, 1 renamed, 0 moved, 0 removed, 0 added
""")):
            self.assertEqual(self.diff(TEXT, TEXT.replace(old, new)), found)

    def test_a_function_and_an_op_may_go_elsewhere(self):
        g, h = TEXT[:TEXT.index("func.func @h")], TEXT[TEXT.index("func.func @h"):]
        self.assertEqual(self.diff(TEXT, h + g), "> func.func in @g (a.mlir:1:1) -> (b.mlir:7:1): moved\n"
                         "0 changed, 0 renamed, 1 moved, 0 removed, 0 added\n")
        moved = TEXT.replace('  "t.b"() : () -> ()\n', "").replace("  %c1 =", '  "t.b"() : () -> ()\n  %c1 =')
        self.assertIn("> t.b in @h (a.mlir:8:3) -> (b.mlir:2:3): moved\n", self.diff(TEXT, moved))

    def test_types_blocks_and_successors(self):
        text = ("func.func @f(%c: i1, %x: i32) {{\n  cf.cond_br %c, ^{}(%x : i32), ^{}\n"
                "^a(%y: i32):\n  \"t.u\"(%y) : (i32) -> ()\n  return\n^b:\n  {}return\n}}\n")
        first = text.format("a", "b", "")
        out = self.diff(first, text.format("a", "b", "cf.br ^d\n^d:\n  "))
        self.assertIn("    blocks: 3 -> 4\n", out)
        out = self.diff(first, first.replace("^a(%y: i32)", "^a(%y: i64)").replace("(%y) : (i32)", "(%y) : (i64)")
                        .replace("(%x : i32)", "(%x : i64)").replace("%x: i32", "%x: i64"))
        self.assertIn("block argument 0: i32 -> i64", out)
        out = self.diff('"t.b"() ({"t.j"()[^a] : () -> () ^a: "t.x"() : () -> () ^b: "t.y"() : () -> ()}) : () -> ()',
                        '"t.b"() ({"t.j"()[^b] : () -> () ^a: "t.x"() : () -> () ^b: "t.y"() : () -> ()}) : () -> ()')
        self.assertIn("    successor 0: block 1 of t.b", out)

    def test_blocks_in_another_order(self):
        text = ('"t.f"() ({{\n  "t.j"()[^a, ^b] : () -> ()\n{}}}) : () -> ()\n')
        a, b, c = ('^a:\n  "t.x"() : () -> ()\n  "t.y"()[^c] : () -> ()\n', '^b:\n  "t.z"() : () -> ()\n  "t.y"()[^c] : () -> ()\n',
                   '^c:\n  "t.r"() : () -> ()\n')
        out = self.diff(text.format(a + b + c), text.format(b + a + c))
        self.assertRegex(out, r"^~ t\.f .*: changed\n    block \d: place \d -> place \d\n1 changed, 0 renamed, 0 moved, 0 removed, 0 added\n$")
        out = self.diff(text.format(a + b + c), text.format(b.replace("t.z", "t.w") + a + c))
        self.assertIn("t.w", out)
        self.assertIn("block", out)

    def test_locations_count_when_asked_for(self):
        a, b = '"t.a"() : () -> () loc("x":1:1)', '"t.a"() : () -> () loc("x":2:1)'
        self.assertEqual(self.diff(a, b, expect=0), "")
        self.assertIn('location: loc("x":1:1) -> loc("x":2:1)', self.diff(a, b, "--locations"))

    def test_resources_count_by_their_bytes(self):
        text = ('"t.a"() {{v = dense_resource<r> : tensor<4xi8>}} : () -> ()\n'
                '{{-# dialect_resources: {{builtin: {{r: "0x01000000{}"}}}} #-}}\n')
        self.assertEqual(self.diff(text.format("01020304"), text.format("01020304"), expect=0), "")
        self.assertEqual(self.diff(text.format("01020304"), text.format("01020305")),
                         "~ resource r: changed\n1 changed, 0 renamed, 0 moved, 0 removed, 0 added\n")

    def test_json(self):
        out = json.loads(self.diff(TEXT, TEXT.replace("k = 1", "k = 2"), "--json"))
        self.assertEqual(out, {
            "changes": [{"kind": "changed", "moved": False, "name": "t.a", "path": "@h",
                         "a": {"file": "a.mlir", "line": 7, "column": 3}, "b": {"file": "b.mlir", "line": 7, "column": 3},
                         "details": [{"what": "attribute", "name": "k", "from": "1 : i64", "to": "2 : i64"}]}],
            "equal": False, "counts": {"changed": 1, "renamed": 0, "moved": 0, "removed": 0, "added": 0}})

    def test_trouble(self):
        self.write("a.mlir", TEXT)
        self.write("bad.mlir", "func.func @f(")
        self.assertIn("cannot open", self.run_tenure("diff", "a.mlir", "none.mlir", expect=2)[1])
        self.assertIn("bad.mlir:1:13: error", self.run_tenure("diff", "bad.mlir", "a.mlir", expect=2)[1])
        self.assertIn("not both", self.run_tenure("diff", "-", "-", expect=2)[1])
        self.run_tenure("diff", "a.mlir", expect=2)

    def test_what_was_done_is_found(self):
        """Lines of blocks without uses: as many are removed and added as were, in any order of places."""
        source = random.Random(4)
        for _ in range(30):
            ops = [f'"t.op{source.randrange(12)}"() {{n = {source.randrange(4)}}} : () -> ()' for _ in range(60)]
            changed = list(ops)
            removed = source.sample(range(60), 5)
            for at in sorted(removed, reverse=True):
                del changed[at]
            out = json.loads(self.diff("\n".join(ops), "\n".join(changed), "--json"))
            self.assertEqual(out["counts"]["removed"] - out["counts"]["added"], 5)
            for at in range(6):
                changed.insert(source.randrange(len(changed)), f'"t.new{at}"() : () -> ()')
            out = json.loads(self.diff("\n".join(ops), "\n".join(changed), "--json"))
            self.assertEqual(out["counts"]["removed"], 5)
            self.assertEqual(out["counts"]["added"], 6)

    def test_a_large_module_takes_no_time_to_speak_of(self):
        ops = ['"t.a"() : () -> ()'] * 100_000
        changed = list(ops)
        for at in range(7, 100_000, 500):
            changed[at] = '"t.b"() : () -> ()'
        out = self.diff("\n".join(ops), "\n".join(changed)).splitlines()[-1]
        self.assertEqual(out, "0 changed, 0 renamed, 0 moved, 200 removed, 200 added")
