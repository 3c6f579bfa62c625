# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tables and patterns of lowerings: what they are compiled to, and what is refused where."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACK = pathlib.Path(os.environ["TENURE_BUILD_DIR"]) / "pack_schemas"
SCHEMAS = [ROOT / f"schema/dialects/{name}.irdl.mlir" for name in ("arith", "complex", "llvm")]

COMPILED = {
    "arith.addf -> llvm.fadd, fastmath -> fastmathFlags of llvm":
        "arith.addf > llvm.fadd{fastmathFlags=@fastmath:llvm}",
    "arith.divsi -> operand lhs where element of original result is i1": "arith.divsi [o.e~b] : =0",
    "arith.subi -> llvm.sub(rhs, lhs)": "arith.subi : =llvm.sub(1,0):r",
    "arith.bitcast -> llvm.bitcast(in), unless that is its type": "arith.bitcast : =llvm.bitcast?(0):r",
    "complex.re -> llvm.extractvalue(complex), position = array<i64: 0>":
        "complex.re : =llvm.extractvalue(0){position='array<i64: 0>'}:r",
    "arith.cmpi -> llvm.icmp, predicate as i64, result type operand 0 with elements i1":
        "arith.cmpi : =llvm.icmp(*){predicate=@predicate.'i64'}:0.'i1'",
    "arith.cmpf -> llvm.fcmp, predicate by [0, 3] where attribute fastmath is with bit 2 and target has Kernel":
        "arith.cmpf [@fastmath&2,?Kernel] > llvm.fcmp{predicate=@predicate/03}",
    "where result is float\nwhere result is 32 bits wide\nwith discardable attributes\n"
    "  // Two.\n  arith.negf -> llvm.fneg\n  arith.addf -> llvm.fadd where attribute fastmath is not present":
        "arith.negf [r~f,r=#32] > llvm.fneg{*}\narith.addf [r~f,r=#32,!@fastmath] > llvm.fadd{*}",
    "where result is float\n  arith.negf -> llvm.fneg\narith.subf -> llvm.fsub":
        "arith.negf [r~f] > llvm.fneg\narith.subf > llvm.fsub",
}

HEAD = '#include "natives.pdll"\nPattern { let root = op<arith.'

PATTERNS = {
    'addf>(a: Value, b: Value) -> (t: Type); let r = Converted(t); IsFloat(t); not IsLLVMFloat(t);\n'
    'rewrite root with { let n = op<llvm.fneg>(b) -> (r); replace root with op<llvm.fsub>(n, a) -> (r); }; }':
        "arith.addf [o~f,o~L] : a=llvm.fneg(1):r; =llvm.fsub(a,0):r",
    'addf>(a: Value<at: Type>, b: Value) {fastmath = f: Optional} -> (t: Type); HasWidth(at, attr<"32">);\n'
    'rewrite root with { let s = op<llvm.fadd>(a, Original(b)) {fastmathFlags = AsLLVM(f)} -> (type<"f32">);\n'
    'KeepAttributes(root, s); replace root with s; }; }':
        "arith.addf [0o=#32] : =llvm.fadd(0,B){*,fastmathFlags=@fastmath:llvm}:'f32'",
    'cmpi>(a: Value, b: Value) {predicate = attr<"2 : i64">}; replace root with (a); }':
        "arith.cmpi [@predicate=2] : =0",
    'constant>; erase root; }': "arith.constant :",
}

REFUSED_PATTERNS = {
    'cmpi>(a: Value, b: Value) {predicate = p: Attr} -> (t: Type);\n'
    'replace root with op<llvm.icmp>(a, b) {predicate = Lookup(p, attr<"[0, 12]">)} -> (t); }':
        "3:62: error: the numbers of Lookup must have one digit",
    'cmpi>(a: Value, b: Value) {predicate = p: Attr} -> (t: Type);\n'
    f'replace root with op<llvm.icmp>(a, b) {{predicate = Lookup(p, attr<"{[0] * 23}">)}} -> (t); }}':
        "3:62: error: Lookup is limited to 22 numbers",
    'adf>; erase root; }': "2:25: error: unknown op `arith.adf`",
    'addf>(a: Value); erase root; }':
        "2:22: error: invalid number of operands for `arith.addf`; expected 2, but got 1",
    'addf> {fast = f: Attr}; erase root; }': "2:38: error: `arith.addf` has no attribute `fast`",
    'addf>(a: Value, b: Value) -> (t: Type);\nreplace root with op<llvm.fad>(a, b) -> (t); }':
        "3:22: error: unknown op `llvm.fad`",
    'negf>(a: Value) -> (t: Type);\nIsRed(t); erase root; }': "3:1: error: undefined reference to `IsRed`",
    'negf>(a: Value) -> (t: Type);\nreplace root with op<arith.cmpf>(a, a) -> (t); }':
        "3:19: error: `arith.cmpf` needs attribute `predicate`",
    'negf>(a: Value) {fastmath = f: Attr};\nHasAttribute(root, attr<"\\"x\\"">); erase root; }':
        "3:20: error: the root has no such attribute",
}

REFUSED = {
    "arith.adf -> llvm.fadd": "1:1: error: unknown op `arith.adf`",
    "// A\narith.addf -> llvm.fad": "2:15: error: unknown op `llvm.fad`",
    "arith.addf llvm.fadd": "1:12: error: expected `->`",
    "arith.addf -> operand left": "1:23: error: `arith.addf` has no operand `left`",
    "arith.addf -> operand 2": "1:23: error: `arith.addf` has no operand `2`",
    "arith.addf -> llvm.fneg": "1:15: error: `llvm.fneg` expects 1 operands, got 2",
    "arith.addf -> llvm.fneg(lhs, rhs)": "1:15: error: `llvm.fneg` expects 1 operands, got 2",
    "arith.addui_extended -> llvm.add": "1:25: error: `llvm.add` has 1 results, but `arith.addui_extended` has 2",
    "arith.addf -> llvm.fadd, fast -> fastmathFlags": "1:26: error: `arith.addf` has no attribute `fast`",
    "arith.addf -> llvm.fadd, fastmath": "1:26: error: `llvm.fadd` has no attribute `fastmath`",
    "arith.addf -> llvm.fadd, predicate = 0 : i64": "1:26: error: `llvm.fadd` has no attribute `predicate`",
    "arith.addf -> llvm.fadd where attribute fast is 1": "1:41: error: `arith.addf` has no attribute `fast`",
    "arith.addf -> llvm.fadd where result is red": "1:41: error: unknown kind of types",
    "arith.addf -> llvm.fadd where result is float or": "1:47: error: expected `and`, or the end of the line",
    "arith.addf -> llvm.fadd where width is 2": "1:31: error: expected a condition: `result`, `operand`, "
                                               "`element of`, `attribute` or `target has`",
    "arith.sitofp -> call @f where operand 0 is not wider than 16 bits and attribute x is 2":
        "1:81: error: `arith.sitofp` has no attribute `x`",
    "where operand lhs is float\n  arith.negf -> llvm.fneg": "1:15: error: operands of several ops have numbers",
    "where result is float\narith.negf -> llvm.fneg": "2:1: error: the lines of a section are indented",
    "with isExact\n  arith.divsi -> llvm.sdiv\n  arith.addi -> llvm.add":
        "1:6: error: `arith.addi` has no attribute `isExact`",
}


@unittest.skipUnless(PACK.exists(), "the build took the pack_schemas of another one")
class Lowerings(unittest.TestCase):
    def compile(self, text, suffix="lowering"):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / f"made.{suffix}"
            shutil.copy(ROOT / "schema/lowerings/natives.pdll", folder)
            path.write_text(text + "\n", encoding="utf-8")
            done = subprocess.run([PACK, "--show", *SCHEMAS, path], capture_output=True, text=True, check=False)
            return done.returncode, done.stdout.removeprefix("made:\n").rstrip("\n"), done.stderr.replace(str(path), "")

    def test_compiled(self):
        for text, rules in COMPILED.items():
            with self.subTest(text):
                self.assertEqual(self.compile(text), (0, rules, ""))

    def test_compiled_patterns(self):
        for text, rules in PATTERNS.items():
            with self.subTest(text):
                self.assertEqual(self.compile(HEAD + text, "pdll"), (0, rules, ""))

    def test_refused_patterns(self):
        for text, message in REFUSED_PATTERNS.items():
            with self.subTest(text):
                code, _, errors = self.compile(HEAD + text, "pdll")
                self.assertEqual((code, errors), (1, f":{message}\n"))

    def test_refused_benefit(self):
        for words in ("benefit(2)", "recursion"):
            text = f'#include "natives.pdll"\nPattern with {words} {{ let root = op<arith.negf>; erase root; }}'
            code, _, errors = self.compile(text, "pdll")
            self.assertEqual((code, errors), (1, ":2:1: error: a lowering cannot have a benefit or recursion: its patterns are "
                                                 "tried in order\n"))

    def test_refused(self):
        for text, message in REFUSED.items():
            with self.subTest(text):
                code, _, errors = self.compile(text)
                self.assertEqual((code, errors), (1, f":{message}\n"))


if __name__ == "__main__":
    unittest.main()
