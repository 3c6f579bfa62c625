# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is small and stands for much: parts that are shared at each level, so that as a tree they would be of any size."""
import os
import resource
import subprocess
import unittest

from support import TENURE, CommandTest

ALLOW = "--allow-unregistered-dialect"
SANITIZED = os.environ["TENURE_SANITIZE"] == "1"


class SharedTest(CommandTest):
    def run_bounded(self, *arguments, stdin="", expect=0, seconds=10):
        """As run_tenure, within so much CPU time, and a gigabyte."""
        def confine():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            if not SANITIZED:
                resource.setrlimit(resource.RLIMIT_DATA, (1 << 30, 1 << 30))
        done = subprocess.run([TENURE, *map(str, arguments)], input=stdin, capture_output=True, text=True, cwd=self.folder,
                              check=False, preexec_fn=confine)
        self.assertEqual(done.returncode, expect, done.stderr[:1000])
        return done.stdout, done.stderr


class Schemas(SharedTest):
    def schema(self, lines, last):
        self.write("x.irdl.mlir", "irdl.dialect @x {\nirdl.operation @o {\n" + "\n".join(lines)
                   + f"\nirdl.operands(a: %{last})\n}}\n}}\n")
        return "--dialect-file=x.irdl.mlir"

    def doubled(self, joined, leaf, levels):
        return self.schema([f"%0 = irdl.is {leaf}"] + [f"%{i} = irdl.{joined}(%{i - 1}, %{i - 1})" for i in range(1, levels)],
                           levels - 1)

    def use(self, flag, kind, expect):
        text = f'%0 = "t.v"() : () -> {kind}\n"x.o"(%0) : ({kind}) -> ()\n'
        return self.run_bounded("opt", ALLOW, flag, stdin=text, expect=expect)[1]

    def test_constraints_of_shared_parts(self):
        for joined in ("all_of", "any_of"):
            for levels in (2, 48, 900):
                flag = self.doubled(joined, "i32", levels)
                self.use(flag, "i32", 0)
                self.assertIn("must be i32, but got 'i64'", self.use(flag, "i64", 1))

    def test_parts_that_are_shared_across_levels(self):
        lines = ["%0 = irdl.is i32", "%1 = irdl.is i64"]
        for i in range(2, 200):
            lines.append(f"%{i} = irdl.{'any_of' if i % 2 else 'all_of'}(%{i - 1}, %{i - 2})")
        self.use(self.schema(lines, 199), "i32", 1)

    def test_too_deep(self):
        flag = self.doubled("any_of", "i32", 2000)
        self.assertIn("constraints nest deeper than 1000", self.use(flag, "i32", 1))

    def test_constraints_in_a_circle(self):
        flag = self.schema(["%0 = irdl.any_of(%1, %1)", "%1 = irdl.any_of(%0, %0)"], 1)
        self.use(flag, "i32", 1)

    def test_all_names_of_a_match_are_said(self):
        names = [f"operand_with_a_long_name_{i}" for i in range(20)]
        operands = ", ".join(f"{name}: %0" for name in names)
        self.write("x.irdl.mlir", "irdl.dialect @x {\nirdl.operation @o attributes {match = [\"all(" + ", ".join(names)
                   + f")\"]}} {{\n%0 = irdl.any\nirdl.operands({operands})\n}}\n}}\n")
        types = ", ".join(["i32"] * 19 + ["i64"])
        text = f'%0:20 = "t.v"() : () -> ({types})\n"x.o"({", ".join(f"%0#{i}" for i in range(20))}) : ({types}) -> ()\n'
        err = self.run_bounded("opt", ALLOW, "--dialect-file=x.irdl.mlir", stdin=text, expect=1)[1]
        self.assertIn("all of {" + ", ".join(names) + "} have same type", err)


class AffineMaps(SharedTest):
    """Each affine.apply uses the ones before twice: the map of all of them would have 2^n nodes."""
    QUOTIENT = "affine_map<(d0, d1) -> ((d0 floordiv 3 + d1 mod 7) floordiv 5)>"

    def chain(self, count, before=1, last="return"):
        lines = [f"%{i} = affine.apply affine_map<(d0) -> (d0 + {i})>(%a)" for i in range(before)]
        lines += [f"%{i} = affine.apply {self.QUOTIENT}(%{i - 1}, %{i - before})" for i in range(before, count)]
        return lines + [last.replace("LAST", f"%{count - 1}")]

    def canonical(self, lines, argument="%a: index"):
        text = f"func.func @f({argument}) {{\n" + "\n".join(lines) + "\nreturn }\n"
        return self.run_bounded("opt", ALLOW, "--canonicalize", stdin=text)[0]

    def test_small_chains_are_one_map(self):
        self.assertEqual(self.canonical(self.chain(12, last='"t.u"(LAST) : (index) -> ()')).count("affine.apply"), 1)

    def test_long_chains_are_put_together_up_to_a_limit(self):
        for before in (1, 2):
            with self.subTest(before):
                out = self.canonical(self.chain(40, before, '"t.u"(LAST) : (index) -> ()'))
                self.assertGreater(out.count("affine.apply"), 1)
                self.assertLess(len(out), 4 << 20)

    def test_in_a_loop(self):
        uses = ['%l = affine.load %m[LAST] : memref<?xf32>', 'affine.store %l, %m[LAST + 1] : memref<?xf32>',
                'affine.for %j = affine_map<(d0) -> (d0)>(LAST) to 9 { "t.u"(%j) : (index) -> () }',
                'affine.if affine_set<(d0) : (d0 - 3 >= 0)>(LAST) { "t.u"(%a) : (index) -> () }',
                'affine.parallel (%p) = (LAST) to (LAST + 3) { "t.u"(%p) : (index) -> () }',
                '%x = affine.max affine_map<(d0, d1) -> (d0, d1 floordiv 4)>(LAST, LAST)', '"t.u"(%x) : (index) -> ()']
        lines = ["affine.for %a = 0 to 1000000 {", *self.chain(40, last="\n".join(uses)), "}"]
        self.assertIn("affine.parallel", self.canonical(lines, "%m: memref<?xf32>"))

    def test_symbols_made_of_symbols(self):
        lines = ["affine.for %k = 0 to 9 {", "affine.for %i = 0 to 9 {", "%0 = arith.addi %a, %a : index",
                 *(f"%{i} = arith.addi %{i - 1}, %{i - 1} : index" for i in range(1, 200)),
                 "%y = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%199]", '"t.u"(%y) : (index) -> ()', "}", "}"]
        self.assertIn("affine_map<(d0)[s0] -> (d0 + s0)>", self.canonical(lines))

    def test_what_is_no_symbol_far_off_is_found(self):
        lines = ["affine.for %i = 0 to 9 {", "%0 = arith.addi %i, %i : index",
                 *(f"%{i} = arith.addi %{i - 1}, %{i - 1} : index" for i in range(1, 200)),
                 "affine.for %j = 0 to affine_map<(d0) -> (d0)>(%199) {", "}", "}"]
        text = "func.func @f() {\n" + "\n".join(lines) + "\nreturn }\n"
        self.assertIn("operand cannot be used as a dimension id", self.run_bounded("opt", stdin=text, expect=1)[1])

    def test_remainders_of_remainders(self):
        nested = "(" * 60 + "d0" + "".join(f") mod {100003 - 2 * i}" for i in range(60))
        lines = ["affine.for %a = 0 to 1000000 {", f"%v = affine.apply affine_map<(d0) -> ({nested})>(%a)",
                 '"t.u"(%v) : (index) -> ()', "}"]
        self.assertIn("mod", self.canonical(lines, ""))


class Locations(SharedTest):
    def test_a_name_is_looked_for_once_in_each_part(self):
        parts = "".join(f"#l{i} = loc(fused<{i}>[#l{i - 1}, callsite(#l{i - 1} at unknown)])\n" for i in range(1, 60))
        text = "#l0 = loc(unknown)\n" + parts + '%0 = "t.a"() : () -> i32 loc(#l59)\n'
        self.run_bounded("opt", ALLOW, "--mlir-use-nameloc-as-prefix", stdin=text, seconds=3)


if __name__ == "__main__":
    unittest.main()
