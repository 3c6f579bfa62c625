# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts that no program has: what is done for few dimensions, results and attributes is done for many."""
import unittest

from support import CommandTest

ALLOW = "--allow-unregistered-dialect"


def rows(count, text):
    return ", ".join(text(i) if callable(text) else text for i in range(count))


class LimitsTest(CommandTest):
    def run_on(self, text, *flags):
        return self.run_tenure("opt", ALLOW, *flags, stdin=text.encode())[0]


class Ranks(LimitsTest):
    RANKS = (17, 65, 1000)

    def canonical(self, text):
        return self.run_on(text, "--canonicalize")

    def test_forall(self):
        for rank in self.RANKS:
            names = rows(rank, lambda i: f"%i{i}")
            bounds = rows(rank, lambda i: "%n" if i == 3 else "1")
            out = self.canonical(f'func.func @f(%n: index) {{\nscf.forall ({names}) in ({bounds}) {{\n'
                                 f'"t.u"({names}) : ({rows(rank, "index")}) -> ()\n}}\nreturn\n}}\n')
            self.assertIn("scf.forall (%arg1) in (%arg0)", out)

    def test_slices(self):
        for rank in self.RANKS:
            kind = "tensor<" + "4x" * rank + "f32>"
            less = "tensor<?x" + "2x" * (rank - 1) + "f32>"
            sizes = rows(rank, lambda i: "%z" if i == 0 else "2")
            out = self.canonical(f"func.func @f(%a: {kind}) -> {less} {{\n%z = arith.constant 2 : index\n"
                                 f"%b = tensor.extract_slice %a[{rows(rank, '0')}][{sizes}][{rows(rank, '1')}] : {kind} to {less}\n"
                                 f"return %b : {less}\n}}\n")
            self.assertNotIn("arith.constant", out)
            self.assertIn(f"to tensor<{'2x' * rank}f32>", out)

    def test_allocations(self):
        for rank in self.RANKS:
            kind = "memref<" + "?x" * rank + "f32>"
            out = self.canonical(f"func.func @f() -> {kind} {{\n%z = arith.constant 2 : index\n"
                                 f"%b = memref.alloc({rows(rank, '%z')}) : {kind}\nreturn %b : {kind}\n}}\n")
            self.assertIn(f"memref.alloc() : memref<{'2x' * rank}f32>", out)

    def test_collapsed_groups(self):
        for rank in self.RANKS:
            head = "2x" * (rank - 2)
            first = rows(rank - 1, lambda i: f"[{i}]")
            second = rows(rank - 2, lambda i: f"[{i}]")
            out = self.canonical(f"func.func @f(%a: tensor<{head}2x2x2xf32>) -> tensor<{head}8xf32> {{\n"
                                 f"%b = tensor.collapse_shape %a [{first}, [{rank - 1}, {rank}]] : tensor<{head}2x2x2xf32> "
                                 f"into tensor<{head}2x4xf32>\n"
                                 f"%c = tensor.collapse_shape %b [{second}, [{rank - 2}, {rank - 1}]] : tensor<{head}2x4xf32> "
                                 f"into tensor<{head}8xf32>\nreturn %c : tensor<{head}8xf32>\n}}\n")
            self.assertEqual(out.count("tensor.collapse_shape"), 1)

    def test_strided_casts_are_checked(self):
        for rank in self.RANKS:
            plain = "memref<" + "2x" * rank + "f32>"
            strided = "memref<" + "2x" * rank + f"f32, strided<[{rows(rank, '?')}], offset: ?>>"
            out = self.canonical(f"func.func @f(%m: {plain}, %i: index) -> f32 {{\n%c = memref.cast %m : {plain} to {strided}\n"
                                 f"%b = memref.load %c[{rows(rank, '%i')}] : {strided}\nreturn %b : f32\n}}\n")
            self.assertNotIn("memref.cast", out)

    def test_vectors(self):
        for rank in self.RANKS:
            numbers, flags = ("vector<" + "1x" * rank + e + ">" for e in ("i32", "i1"))
            out = self.canonical(f"func.func @f() -> {flags} {{\n%a = arith.constant dense<1> : {numbers}\n"
                                 f"%b = arith.constant dense<2> : {numbers}\n%c = arith.cmpi slt, %a, %b : {numbers}\n"
                                 f"return %c : {flags}\n}}\n")
            self.assertIn(f"dense<true> : {flags}", out)


class Counts(LimitsTest):
    def test_calls_with_many_attributes_lose_results(self):
        attributes = rows(40, lambda i: f"k{i} = {i} : i32")
        out = self.run_on('func.func private @g(%a: i32) -> (i32, i32) {\n%q = "t.a"() : () -> i32\nreturn %a, %q : i32, i32\n}\n'
                          f"func.func @f(%a: i32) -> i32 {{\n%r:2 = func.call @g(%a) {{{attributes}}} : (i32) -> (i32, i32)\n"
                          "return %r#0 : i32\n}\n", "--remove-dead-values")
        self.assertIn("k9 = 9 : i32} : (i32) -> i32", out)

    def test_results_that_nobody_uses(self):
        for count in (65, 300, 1000):
            kinds = rows(count, "i32")
            dead = "\n".join(f'%q{i} = arith.addi %a, %c{i} : i32' for i in range(count))
            constants = "\n".join(f"%c{i} = arith.constant {i + 1} : i32" for i in range(count))
            values = rows(count, lambda i: f"%q{i}")
            for op in (f"scf.if %c -> ({kinds}) {{\n{dead}\nscf.yield {values} : {kinds}\n}} else {{\nscf.yield {rows(count, '%b')} : {kinds}\n}}",
                       f"scf.index_switch %i -> {kinds}\ncase 2 {{\n{dead}\nscf.yield {values} : {kinds}\n}}\n"
                       f"default {{\nscf.yield {rows(count, '%b')} : {kinds}\n}}"):
                out = self.run_on(f"func.func @f(%c: i1, %i: index, %a: i32, %b: i32) -> i32 {{\n{constants}\n%r:{count} = {op}\n"
                                  f"return %r#{count - 1} : i32\n}}\n", "--canonicalize")
                self.assertLess(out.count("i32"), 20)


if __name__ == "__main__":
    unittest.main()
