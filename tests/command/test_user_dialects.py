# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Users' schemas that are called like shipped dialects: nothing of those is taken for theirs, whatever shape ops have."""

import os
import pathlib
import re
import subprocess
import unittest

from support import TENURE, CommandTest

SOURCE = pathlib.Path(os.environ["TENURE_SOURCE_DIR"])
SCHEMAS = sorted((SOURCE / "schema" / "dialects").glob("*.irdl.mlir"))
# Each text loads the schema anew, so time grows with the square of a dialect's ops. Of a dialect that is a schema alone, or
# of very many ops, a few are enough; of one with many, these. Sanitizers make each ten times as slow.
FEW = 4
SOME = 15 if os.environ["TENURE_SANITIZE"] == "1" else 50
MANY = 150
ALLOW = "--allow-unregistered-dialect"
SHAPES = ('"{op}"() : () -> ()', '%0 = "{op}"() : () -> i32', '%a = "t.v"() : () -> i32\n"{op}"(%a) : (i32) -> ()',
          '%a = "t.v"() : () -> i32\n%0 = "{op}"(%a, %a) : (i32, i32) -> i32\n"t.u"(%0) : (i32) -> ()',
          '%a, %b = "t.v"() : () -> (index, memref<?xf32>)\n%0:2 = "{op}"(%b, %a, %a) {{value = 1 : i32}} : '
          '(memref<?xf32>, index, index) -> (tensor<2xf32>, vector<4xi1>)\n'
          '"t.u"(%0#0, %0#1) : (tensor<2xf32>, vector<4xi1>) -> ()',
          '%r = "{op}"() ({{\n%0 = "{op}"() {{value = dense<1> : tensor<2xi8>}} : () -> f32\n"t.u"(%0) : (f32) -> ()\n'
          '"{op}"() : () -> ()\n}}, {{\n^a(%x: f32):\n  "{op}"(%x) : (f32) -> ()\n}}) : () -> i1\n"t.u"(%r) : (i1) -> ()')
# What other dialects' folds and patterns make by ops of the user's.
USERS = r"""
func.func @f(%c: i1, %i: index, %t: tensor<2x3xf32>, %m: memref<2x3xf32>) -> (index, index, index, i32, f32) {
  %0 = index.constant 3
  %1 = index.add %0, %0
  %c0 = index.constant 0
  %2 = tensor.dim %t, %c0 : tensor<2x3xf32>
  %3 = memref.dim %m, %c0 : memref<2x3xf32>
  %p = "t.c"() : () -> i32
  %4 = scf.if %c -> i32 {
    scf.yield %p : i32
  } else {
    scf.yield %p : i32
  }
  %a = memref.alloca() : memref<f32>
  %5 = memref.load %a[] : memref<f32>
  return %1, %2, %3, %4, %5 : index, index, index, i32, f32
}
func.func @g(%c: i1, %i: index) -> index {
  %r = scf.execute_region -> index {
    scf.yield %i : index
  }
  %true = index.bool.constant true
  cf.cond_br %true, ^a(%r : index), ^b
^a(%x: index):
  return %x : index
^b:
  %s = func.call @h(%i) : (index) -> index
  return %s : index
}
func.func private @h(%i: index) -> index {
  %s = index.sub %i, %i
  return %s : index
}
"""


def schema_of(dialect, text):
    """The names of the dialect's ops, and a schema by which they have whatever is there."""
    ops, schema = [], f"irdl.dialect @{dialect} {{\n"
    for block in re.split(r"irdl\.operation @", text)[1:]:
        symbol = re.match(r"[\w$]+", block)[0]
        name = re.search(r'^\s*name = "([^"]+)"', block.split("irdl.", 1)[0], re.M)
        ops.append(f"{dialect}.{name[1] if name else symbol}")
        attributes = f' attributes {{name = "{name[1]}"}}' if name else ""
        schema += (f"  irdl.operation @{symbol}{attributes} {{\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n"
                   "    irdl.results(r: variadic %0)\n    %1 = irdl.region {variadic}\n    irdl.regions(g: %1)\n  }\n")
    return ops, schema + "}\n"


class UserDialects(CommandTest):
    RUNS = (("--canonicalize", "--cse"), ("--sccp", "--mem2reg", "--emit-bytecode"), ("--inline", "--mlir-print-op-generic"))

    def run_passes(self, text, allowed=(0, 1)):
        for flags in self.RUNS:
            run = subprocess.run([TENURE, "opt", ALLOW, "--dialect-file=x.irdl.mlir", "--split-input-file", *flags],
                                 input=text.encode(), capture_output=True, cwd=self.folder, timeout=500, check=False)
            self.assertIn(run.returncode, allowed, (flags, run.stderr[-3000:]))
            self.assertNotIn(b"x.irdl.mlir", run.stderr)

    def test_ops_of_any_shape(self):
        for path in SCHEMAS:
            dialect = path.name.split(".")[0]
            if dialect == "irdl":
                continue
            ops, schema = schema_of(dialect, path.read_text("utf-8"))
            if len(ops) > MANY or not (SOURCE / "src" / "dialects" / dialect).is_dir():
                ops = ops[::max(1, len(ops) // FEW)]
            ops = ops[::max(1, -(-len(ops) // SOME))]
            self.write("x.irdl.mlir", schema)
            with self.subTest(dialect=dialect):
                self.run_passes("\n// -----\n".join(shape.format(op=op) for op in ops for shape in SHAPES))

    def test_what_other_dialects_make_by_them(self):
        generic, _ = self.run_tenure("opt", ALLOW, "--mlir-print-op-generic", stdin=USERS.encode())
        for path in SCHEMAS:
            dialect = path.name.split(".")[0]
            if dialect == "irdl" or not (SOURCE / "src" / "dialects" / dialect).is_dir():
                continue
            self.write("x.irdl.mlir", schema_of(dialect, path.read_text("utf-8"))[1])
            with self.subTest(dialect=dialect):
                self.run_passes(generic)

    def test_what_cannot_be_made(self):
        self.write("x.irdl.mlir", schema_of("arith", next(path for path in SCHEMAS if path.name.startswith("arith.")).read_text("utf-8"))[1])
        text = """func.func @f(%c: i1) -> i1 {
  %0 = scf.if %c -> i1 {
    "t.use"(%c) : (i1) -> ()
    scf.yield %c : i1
  } else {
    scf.yield %c : i1
  }
  return %0 : i1
}
"""
        _, err = self.run_tenure("opt", ALLOW, "--dialect-file=x.irdl.mlir", "--canonicalize", stdin=text.encode(), expect=1)
        self.assertIn("<stdin>:2:8: error: cannot create 'arith.constant': another dialect defines an operation of this name", err)

    def test_several_schemas(self):
        for name in "ab":
            self.write(f"{name}.irdl.mlir", f"irdl.dialect @{name} {{\n  irdl.operation @o\n}}\n")
        run = ("opt", "--dialect-file=a.irdl.mlir", "--dialect-file", "b.irdl.mlir")
        self.run_tenure(*run, stdin=b'"a.o"() : () -> ()\n"b.o"() : () -> ()\n')
        for name in "ab":
            _, err = self.run_tenure(*run, stdin=f'"{name}.o"() : () -> i32\n'.encode(), expect=1)
            self.assertIn(f"'{name}.o' op", err)

    def test_type_parameter_of_an_operand(self):
        """The transform `parameter` reads the first parameter that is a type, wherever the type's form has it."""
        self.write("d.irdl.mlir", """irdl.dialect @d {
  irdl.type @a attributes {format = "`<` $n `,` $e `>`"} {
    %0 = irdl.any {parameter = "ui32"}
    %1 = irdl.any {parameter = "type"}
    irdl.parameters(n: %0, e: %1)
  }
  irdl.type @k attributes {format = "`<` $s `:` $e `>`"} {
    %0 = irdl.any {cases = ["red", "green"]}
    %1 = irdl.any {parameter = "type"}
    irdl.parameters(s: %0, e: %1)
  }
  irdl.operation @op attributes {format = "$x attr-dict `:` type($x)", match = ["y = parameter(x): the types match"]} {
    %0 = irdl.any
    irdl.operands(x: %0)
    irdl.results(y: %0)
  }
}
""")
        text = "%0 = \"t.v\"() : () -> {0}\n%1 = d.op %0 : {0}\n\"t.u\"(%1) : ({1}) -> ()\n"
        run = ("opt", ALLOW, "--dialect-file=d.irdl.mlir", "--verify-roundtrip")
        for operand in ("!d.a<3, f32>", "!d.k<red : f32>"):
            self.run_tenure(*run, stdin=text.format(operand, "f32").encode())
            wrong = f'%0 = "t.v"() : () -> {operand}\n%1 = "d.op"(%0) : ({operand}) -> i8\n'
            _, err = self.run_tenure(*run, stdin=wrong.encode(), expect=1)
            self.assertIn("'d.op' op failed to verify that the types match", err)

    def test_copies_of_the_shipped_schemas(self):
        for path in SCHEMAS:
            if path.name.split(".")[0] != "irdl":
                self.run_tenure("opt", f"--dialect-file={path}", stdin=b"")


if __name__ == "__main__":
    unittest.main()
