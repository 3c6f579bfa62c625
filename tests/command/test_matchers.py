# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tenure query -c: the matcher language of mlir-query."""
import json

from support import CommandTest

TEXT = """\
func.func @f(%a: f32, %b: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %cf = arith.constant dense<1.0> : vector<4xf32>
  %inf = arith.constant 0xFF800000 : f32
  %0 = arith.addf %a, %a : f32
  %r = scf.for %i = %c0 to %n step %n iter_args(%x = %0) -> f32 {
    %1 = arith.addf %x, %b : f32
    scf.yield %1 : f32
  }
  return %r : f32
}
"""


class Matchers(CommandTest):
    def query(self, *commands, expect=0, options=(), text=TEXT):
        self.write("m.mlir", text)
        words = [word for command in commands for word in ("-c", command)]
        return self.run_tenure("query", *options, "m.mlir", *words, expect=expect)[0]

    def lines(self, command):
        """The lines of the ops that match; a slice's root with a star."""
        found = []
        for line in self.query(command).splitlines():
            if line.startswith("Match #"):
                found.append([])
            elif line.startswith("m.mlir:"):
                place = line.split(":")[1]
                found[-1].append(place + "*" if "root" in line else place)
        return found

    def test_a_match_is_shown_with_its_line(self):
        self.assertEqual(self.query('m hasOpName("scf.yield")'), """
Match #1:

m.mlir:8:5: note: "root" binds here
    scf.yield %1 : f32
    ^
1 match.

""")
        self.assertEqual(self.query('match hasOpName("x")'), "\n0 matches.\n\n")

    def test_constants(self):
        for matcher, found in (("isConstantOp", ["2", "3", "4"]), ("isZero", ["2"]), ("isOne", []),
                               ("isNonZero", []), ("isOneFloat", ["3"]), ("isNegInfFloat", ["4"]),
                               ("isPosInfFloat", []), ("isZeroFloat", [])):
            self.assertEqual(self.lines(f"m {matcher}()"), [[at + "*"] for at in found], matcher)

    def test_slices(self):
        for matcher, found in (
                ('getAllDefinitions(hasOpName("func.return"),9)', [["2", "5", "6", "10*"]]),
                ('getDefinitions(hasOpName("func.return"),1,false,false,true)', [["6"]]),
                ('getDefinitionsByPredicate(hasOpName("func.return"),isConstantOp(),true,true,true)',
                 [["5", "6", "10*"]]),
                ('getUsersByPredicate(isZero(),hasOpName("nothing"),true)',
                 [["2*", "6", "10", "7", "8"]]),
                ('allOf(hasOpName("func.return"),getAllDefinitions(hasOpName("func.return"),9))', [])):
            self.assertEqual(self.lines("m " + matcher), found, matcher)

    def test_what_matched_is_extracted_as_a_function(self):
        self.assertEqual(self.query('m hasOpName("arith.addf").extract("g")'), """
func.func @g(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) {
  %0 = arith.addf %arg0, %arg0 : f32
  %1 = arith.addf %arg1, %arg2 : f32
  return %0, %1 : f32, f32
}

""")
        # What a nested op uses from above becomes an argument.
        out = self.query('m hasOpName("scf.for").extract("g")')
        self.assertIn("iter_args(%arg5 = %arg2) -> (f32) {", out)
        self.assertIn("arith.addf %arg5, %arg3 : f32", out)
        self.query('m hasOpName("scf.yield").extract("g")', expect=1)

    def test_what_is_wrong_is_said_at_its_place(self):
        for command, words in (
                ("m foo()", "1:1: Matcher not found: foo"),
                ("m foo(1", "1:1: Matcher not found: foo\n1:4: Error parsing matcher. "
                            "Found end-of-code while looking for ')'."),
                ("m hasOpName()", "1:1: Incorrect argument count. (Expected = 1) != (Actual = 0)"),
                ("m allOf()", "1:1: Incorrect argument count. (Expected = at least 1) != (Actual = 0)"),
                ("m hasOpName(1)", "1:11: Incorrect type for arg 1 of hasOpName. "
                                   "(Expected = String) != (Actual = Signed)"),
                ('m "a"', "Input value is not a matcher expression."),
                ("m", "1:1: End of code found while looking for token."),
                ("frob", "unknown command: frob"), ("help me", "unexpected extra input: ' me'"),
                ("m getAllDefinitions(isOne(),4294967296)", "1:27: Error parsing unsigned token: "
                                                            "<4294967296>"),
                ("m " + "allOf(" * 200, "1:606: Matchers nest too deep."),
                ('m "' + "x" * 3000, '1:1: Error parsing string token: <"' + "x" * 199 + ">")):
            self.assertEqual(self.query(command, "m isZero()", expect=1), words + "\n", command)

    def test_commands_go_on_and_end(self):
        self.assertEqual(self.query("m isOne()\nm isOne() # x"), "\n0 matches.\n\n" * 2)
        self.assertEqual(self.query("quit", "m isOne()"), "")
        self.assertIn("Available commands:", self.query("help"))
        out = self.run_tenure("query", "--interactive", "m.mlir",
                              stdin=b"m isOne()\nfrob\nm isOne()\n")[0]
        self.assertEqual(out, "\n0 matches.\n\nunknown command: frob\n\n0 matches.\n\n\n")

    def test_counts_and_json(self):
        self.assertEqual(self.query("m isConstantOp()", options=["--count"]), "3\n")
        hits = json.loads(self.query('m getAllDefinitions(hasOpName("func.return"),1)',
                                     options=["--json"]))
        self.assertEqual([(hit["name"], hit["role"]) for hit in hits],
                         [("scf.for", "definition"), ("func.return", "hit")])

    def test_a_chain_is_followed_to_its_end(self):
        count = 100000
        body = "".join(f"  %{i + 1} = arith.negf %{i} : f32\n" for i in range(count))
        text = f"func.func @f(%0: f32) -> f32 {{\n{body}  return %{count} : f32\n}}\n"
        text = text.replace("%0:", "%z:").replace("%0 :", "%z :")
        matcher = 'getDefinitionsByPredicate(hasOpName("func.return"),isOne(),false,true,true)'
        out = self.query(f"m {matcher}", options=["--json"], text=text)
        self.assertEqual(out.count('"arith.negf"'), count)

    def test_bytecode_shows_ops_themselves(self):
        self.write("m.mlir", TEXT)
        self.run_tenure("opt", "--emit-bytecode", "m.mlir", "-o", "m.mlirbc")
        out = self.run_tenure("query", "m.mlirbc", "-c", "m isZero()")[0]
        self.assertIn('m.mlirbc: note: "root" binds here\n%c0 = arith.constant 0 : index\n1 match.', out)
