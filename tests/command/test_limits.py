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

    def test_tiles(self):
        for rank in (*self.RANKS, 1025):
            names, zeros, ends, steps = (rows(rank, value) for value in (lambda i: f"%i{i}", "%z", "%n", "%s"))
            out = self.run_on(f"func.func @f(%z: index, %n: index, %s: index) {{\nscf.parallel ({names}) = ({zeros}) to ({ends}) "
                              f"step ({steps}) {{\n\"t.u\"(%i0) : (index) -> ()\n}}\nreturn\n}}\n",
                              f"--scf-parallel-loop-tiling=parallel-loop-tile-sizes={','.join(['2'] * rank)}")
            self.assertEqual(out.count("scf.parallel"), 2)
            self.assertEqual(out.count("arith.constant 2"), rank)

    def test_bounds_that_are_minima(self):
        for rank in (*self.RANKS, 1025):
            names, zeros, ends, steps = (rows(rank, value) for value in (lambda i: f"%i{i}", "%z", "%m", "%z"))
            out = self.run_on(f"func.func @f(%z: index, %n: index) {{\n%m = affine.min affine_map<(d0) -> (d0, 7)>(%n)\n"
                              f"scf.parallel ({names}) = ({zeros}) to ({ends}) step ({steps}) {{\n}}\nreturn\n}}\n",
                              "--scf-parallel-loop-specialization")
            self.assertEqual(out.count("scf.parallel"), 2)

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



class Tables(LimitsTest):
    """Counts that were those of tables: what is past their ends is done, or reported."""

    def refused(self, text, *flags):
        return self.run_tenure("opt", ALLOW, *flags, stdin=text.encode(), expect=1)[1]

    def test_attributes_of_a_payload(self):
        for count in (7, 8, 9, 100):
            given = rows(count, lambda i: f"a{i} = {i} : i32")
            out = self.run_on(f"func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {{\n%r = linalg.map {{ arith.addf {{{given}}} }} "
                              f"ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>)\nreturn %r : tensor<4xf32>\n}}\n",
                              "--mlir-print-op-generic")
            for i in range(count):
                self.assertIn(f"a{i} = {i} : i32", out)

    def test_ranks_of_reductions(self):
        for rank in (3, 256, 257, 400):
            text = (f"func.func @f(%a: tensor<{'1x' * rank}f32>, %b: tensor<{{}}f32>) {{{{\n"
                    f"%r = linalg.reduce {{{{ arith.addf }}}} ins(%a : tensor<{'1x' * rank}f32>) outs(%b : tensor<{{}}f32>) "
                    f"dimensions = [0]\nreturn\n}}}}\n")
            right, wrong = "1x" * (rank - 1), "1x" * (rank - 2) + "2x"
            self.run_on(text.format(right, right))
            self.assertIn("init dimensions", self.refused(text.format(wrong, wrong)))

    def test_loops_of_structured_ops(self):
        for count in (3, 256, 257, 300):
            names = rows(count, lambda i: f"d{i}")
            kinds = rows(count, '"parallel"')
            text = (f"func.func @f(%a: tensor<{{}}f32>, %b: tensor<{'2x' * count}f32>) {{{{\n"
                    f"%r = linalg.generic {{{{indexing_maps = [affine_map<({names}) -> ({names})>, affine_map<({names}) -> ({names})>], "
                    f"iterator_types = [{kinds}]}}}} ins(%a : tensor<{{}}f32>) outs(%b : tensor<{'2x' * count}f32>) {{{{\n"
                    f"^bb0(%x: f32, %y: f32):\nlinalg.yield %x : f32\n}}}} -> tensor<{'2x' * count}f32>\nreturn\n}}}}\n")
            self.run_on(text.format("2x" * count, "2x" * count))
            wrong = "2x" * (count - 1) + "3x"
            self.assertIn("inferred", self.refused(text.format(wrong, wrong)))

    def structured(self, count, results, body, extents=4, element="f32"):
        """A linalg.generic of `count` inputs, of which each third is one element of %k."""
        def of_k(i):
            return i % 3 == 1
        maps = rows(count, lambda i: f"affine_map<(d0) -> ({'0' if of_k(i) else 'd0'})>")
        kind = f"tensor<{extents}x{element}>"
        return (f"func.func @f(%a: {kind}, %k: tensor<1x{element}>) -> {kind} {{\n%r:{results} = linalg.generic {{indexing_maps = [{maps}, "
                f'{rows(results, "affine_map<(d0) -> (d0)>")}], iterator_types = ["parallel"]}} ins({rows(count, lambda i: "%k" if of_k(i) else "%a")} : '
                f"{rows(count, lambda i: f'tensor<1x{element}>' if of_k(i) else kind)}) outs({rows(results, '%a')} : {rows(results, kind)}) {{\n"
                f"^bb0({rows(count + results, lambda i: f'%x{i}: {element}')}):\n{body}\n"
                f"linalg.yield {rows(results, '%t')} : {rows(results, element)}\n}} -> ({rows(results, kind)})\nreturn %r#0 : {kind}\n}}\n")

    def test_operands_of_structured_ops(self):
        for count in (9, 63, 66, 300):
            text = self.structured(count, 1, f"%t = arith.addf %x1, %x{count - 1} : f32")
            self.assertEqual(self.run_on(text), self.run_on(self.run_on(text)))
            wrong = text.replace("(d0) -> (d0)>]", "(d0) -> (d0 + 1)>]")
            self.assertIn(f"inferred input/output operand #{count}", self.refused(wrong))
            out = self.run_on(text, "--linalg-inline-scalar-operands")
            self.assertIn("tensor.extract", out)
            self.assertNotIn("affine_map<(d0) -> (0)>", out)
            index = self.structured(count, 2, f"%i = linalg.index 0 : index\n%t = arith.addi %i, %x{count - 1} : index", 1, "index")
            self.assertNotIn("linalg.index", self.run_on(index, "--canonicalize"))
            values = rows(count, "%a")
            mapped = (f"func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {{\n%r = linalg.map ins({values} : {rows(count, 'tensor<4xf32>')}) "
                      f"outs(%a : tensor<4xf32>) ({rows(count, lambda i: f'%x{i}: f32')}, %o: f32) {{\n%t = arith.addf %x0, %x{count - 1} : f32\n"
                      "linalg.yield %t : f32\n}\nreturn %r : tensor<4xf32>\n}\n")
            self.assertIn("linalg.generic", self.run_on(mapped, "--linalg-generalize-named-ops"))

    def test_loops_of_named_ops(self):
        for rank in (3, 63, 64, 65, 200):
            kind, turned, less = f"tensor<{'1x' * rank}7xf32>", f"tensor<7x{'1x' * rank}f32>", f"tensor<{'1x' * rank}f32>"
            order = rows(rank + 1, lambda i: str((i + rank) % (rank + 1)))
            text = (f"func.func @f(%a: {kind}, %b: {turned}, %c: {less}) -> ({turned}, {less}, {kind}) {{\n"
                    f"%0 = linalg.transpose ins(%a : {kind}) outs(%b : {turned}) permutation = [{order}]\n"
                    f"%1 = linalg.reduce {{ arith.addf }} ins(%a : {kind}) outs(%c : {less}) dimensions = [{rank}]\n"
                    f"%2 = arith.addf %a, %a : {kind}\nreturn %0, %1, %2 : {turned}, {less}, {kind}\n}}\n")
            out = self.run_on(text, "--linalg-generalize-named-ops", "--convert-elementwise-to-linalg")
            self.assertEqual(out.count("linalg.generic"), 3)
            self.assertEqual(out.count('"reduction"'), 1)
            again = self.run_on(out, "--linalg-specialize-generic-ops")
            self.assertIn(f"permutation = [{order}]", again)

    def test_ranks_of_packs(self):
        for rank in (2, 63, 64, 100):
            text = (f"func.func @f(%a: tensor<{'4x' * rank}f32>, %b: tensor<{{}}f32>) {{{{\n"
                    f"%r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<{'4x' * rank}f32> -> tensor<{{}}f32>\n"
                    f"return\n}}}}\n")
            right = "2x" + "4x" * (rank - 1) + "2x"
            wrong = "2x" + "4x" * (rank - 2) + "1x2x"
            self.run_on(text.format(right, right))
            self.assertIn("for the packed domain value", self.refused(text.format(wrong, wrong)))

    def test_ranks_of_contractions(self):
        for rank in (2, 64, 65, 90):
            names = rows(rank, lambda i: f"d{i}")
            kinds = rows(rank, '"parallel"') + ', "reduction"'
            text = (f"func.func @f(%a: vector<{'2x' * rank}3xf32>, %b: vector<3xf32>, %c: vector<{{}}f32>) {{{{\n"
                    f"%r = vector.contract {{{{indexing_maps = [affine_map<({names}, k) -> ({names}, k)>, affine_map<({names}, k) -> (k)>, "
                    f"affine_map<({names}, k) -> ({names})>], iterator_types = [{kinds}], kind = #vector.kind<add>}}}} %a, %b, %c : "
                    f"vector<{'2x' * rank}3xf32>, vector<3xf32> into vector<{{}}f32>\nreturn\n}}}}\n")
            right, wrong = "2x" * (rank - 1) + "2x", "2x" * (rank - 1) + "4x"
            self.run_on(text.format(right, right))
            self.assertIn("invalid accumulator/result vector shape", self.refused(text.format(wrong, wrong)))

    def test_source_types(self):
        module = "func.func @f() { return }\n"
        types = "f16,bf16,f8E5M2,f8E4M3FN"
        for count in (8, 9, 100):
            self.run_on(module, f"--arith-emulate-unsupported-floats=source-types={','.join([types] * count)} target-type=f32")

    SCRIPT = """module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
transform.apply_patterns to %f { transform.apply_patterns.%s } : !transform.any_op
transform.yield
}
}
"""

    def test_dimensions_of_vectors_in_patterns(self):
        for rank in (7, 9, 16, 63, 64, 127, 128):
            ones, loops = "1x" * rank, rows(rank + 1, lambda i: f"d{i}")
            kind, row, less = f"vector<{ones}4xf32>", f"vector<{ones[2:]}4xf32>", f"vector<{'1x' * (rank - 1)}1xf32>"
            kinds = rows(rank, '"parallel"') + ', "reduction"'
            cases = (("vector.contract", "vector.lower_contraction lowering_strategy = \"outerproduct\"", 64, "contractions of more than 64 loops",
                      f"{{indexing_maps = [affine_map<({loops}) -> ({loops})>, affine_map<({loops}) -> ({loops})>, "
                      f"affine_map<({loops}) -> ({rows(rank, lambda i: f'd{i}')})>], iterator_types = [{kinds}], kind = #vector.kind<add>}} "
                      f"%a, %a, %c : {kind}, {kind} into {less}", less),
                     ("vector.multi_reduction", "vector.lower_multi_reduction lowering_strategy = \"innerparallel\"", 128, "128 dimensions",
                      f"<add>, %a, %b [0] : {kind} to {row}", row),
                     ("vector.shape_cast", "vector.lower_shape_cast", 128, "128 dimensions", f"%a : {kind} to vector<2x2xf32>", "vector<2x2xf32>"))
            for op, pattern, limit, words, rest, result in cases:
                text = (f"func.func @f(%a: {kind}, %b: {row}, %c: {less}) -> {result} {{\n%r = {op} {rest}\nreturn %r : {result}\n}}\n"
                        + self.SCRIPT.replace("%s", pattern))
                if rank + 1 <= limit:
                    out = self.run_on(text, "--transform-interpreter")
                    self.assertNotIn("<add>, %arg0, %arg1 [0]" if op == "vector.multi_reduction" else op, out)
                else:
                    self.assertIn(words, self.refused(text, "--transform-interpreter"))

    def test_loops_of_tiled_ops(self):
        for count in (4, 64, 65, 100, 1024, 1025):
            loops, kind = rows(count, lambda i: f"d{i}"), f"tensor<{'1x' * (count - 1)}8xf32>"
            less, order = f"tensor<{'x'.join(['1'] * (count - 1) + ['f32'])}>", rows(count, lambda i: str((i + 1) % count))
            text = (f"func.func @f(%a: {kind}, %b: {less}) -> {less} {{\n%r = linalg.generic {{indexing_maps = [affine_map<({loops}) -> ({loops})>, "
                    f"affine_map<({loops}) -> ({rows(count - 1, lambda i: f'd{i}')})>], iterator_types = [{rows(count - 1, chr(34) + 'parallel' + chr(34))}, "
                    f'"reduction"]}} ins(%a : {kind}) outs(%b : {less}) {{\n^bb0(%x: f32, %y: f32):\n%t = arith.addf %x, %y : f32\n'
                    f"linalg.yield %t : f32\n}} -> {less}\nreturn %r : {less}\n}}\n")
            script = ("module attributes {transform.with_named_sequence} {\n"
                      "transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {\n"
                      '%f = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op\n'
                      f"%p = transform.structured.interchange %f iterator_interchange = [{order}] : (!transform.any_op) -> !transform.any_op\n"
                      f"%t, %l = transform.structured.tile_using_forall %p tile_sizes [{'0, ' * (count - 2)}4] : "
                      "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\ntransform.yield\n}\n}\n")
            if count > 1024:
                self.assertIn("is limited to 1024 loops and operands", self.refused(text + script, "--transform-interpreter"))
                tile = script.replace("%p tile", "%f tile").replace(f"%p = transform.structured.interchange %f iterator_interchange = [{order}] : "
                                                                    "(!transform.any_op) -> !transform.any_op\n", "")
                self.assertIn("ops of more than 1024 loops are not tiled", self.refused(text + tile, "--transform-interpreter"))
                continue
            out, err = self.run_tenure("opt", ALLOW, "--transform-interpreter", stdin=(text + script).encode())[:2]
            self.assertIn(f"tiling is not thread safe at axis #{count - 2}", err)
            self.assertIn("scf.forall (%arg2) in (2)", out)

    def test_dimensions_of_transfers(self):
        for rank in (2, 64, 65, 200):
            ones = "1x" * (rank - 1)
            kind, mask, indices = f"vector<{ones}4xf32>", f"vector<{ones}4xi1>", rows(rank, "%i")
            of = kind.replace("vector", "tensor")
            out = self.run_on(f"func.func @f(%a: {of}, %i: index, %p: f32, %m: {mask}) -> ({kind}, {kind}) {{\n"
                              f"%0 = vector.transfer_read %a[{indices}], %p, %m : {of}, {kind}\n"
                              f"%1 = vector.shuffle %0, %0 [0, 1] : {kind}, {kind}\nreturn %0, %0 : {kind}, {kind}\n}}\n",
                              "--mlir-print-op-generic")
            self.assertIn(f"in_bounds = [{rows(rank, 'false')}]", out)
            self.assertIn(f", {mask}) -> {kind}", out)
            self.assertIn(f"({kind}, {kind}) -> vector<2x{ones[2:]}4xf32>", out)

    def test_handles_of_scripts(self):
        for count in (1, 16, 17, 100):
            kinds = rows(count, "!transform.any_op")
            text = ("func.func @f() {\nreturn\n}\nmodule attributes {transform.with_named_sequence} {\n"
                    "transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> "
                    f"({kinds}) {{\ntransform.match.operation_name %a [\"func.func\"] : !transform.any_op\n"
                    f"transform.yield {rows(count, '%a')} : {kinds}\n}}\n"
                    f"transform.named_sequence @i({rows(count, lambda i: f'%a{i}: !transform.any_op {{transform.readonly}}')}) {{\ntransform.yield\n}}\n"
                    "transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {\n%s\ntransform.yield\n}\n}\n")
            bodies = (f"%r:{count} = transform.collect_matching @m in %root : (!transform.any_op) -> ({kinds})",
                      f"transform.include @i failures(propagate) ({rows(count, '%root')}) : ({kinds}) -> ()",
                      f"transform.foreach {rows(count, '%root')} : {kinds} {{\n^bb0({rows(count, lambda i: f'%b{i}: !transform.any_op')}):\n}}")
            for body in bodies:
                self.run_on(text.replace("%s", body), "--transform-interpreter")

    def test_operands_of_short_bodies(self):
        for count in (2, 63, 64):
            text = (f"func.func @f(%a: tensor<4xf32>) {{\n%r = linalg.map {{ arith.addf }} ins({rows(count, '%a')} : {rows(count, 'tensor<4xf32>')}) "
                    "outs(%a : tensor<4xf32>)\nreturn\n}\n")
            if count == 2:
                self.run_on(text)
            else:
                self.assertIn("has more than 64 operands" if count > 63 else "'arith.addf' op", self.refused(text))

    def test_numbers_of_layouts(self):
        for count in (2, 16, 17):
            ones, places = rows(count, "1"), rows(count, lambda i: str(i))
            layout = f"#xegpu.layout<lane_layout = [{ones}], lane_data = [{ones}]>"
            for value in (layout, f"#xegpu.slice<{layout}, dims = [{places}]>", f"#xegpu.slice<{layout}, dims = [0]>"):
                text = f'"t.op"() {{a = {value}}} : () -> ()\n'
                if count <= 16:
                    self.run_on(text)
                else:
                    self.assertIn("a list has more than 16 numbers", self.refused(text))

    def test_dimensions_of_scans(self):
        for rank in (2, 64, 65, 100):
            kind, part = f"tensor<{'2x' * rank}f32>", f"tensor<{'2x' * (rank - 1)}f32>"
            text = (f"func.func @f(%a: {kind}) -> {kind} {{\n%0 = chlo.scan (%a) inits () dimension = 1 {{\n^bb0(%i: {part}):\n"
                    f"stablehlo.return %i : {part}\n}} : ({kind}) -> {kind}\nreturn %0 : {kind}\n}}\n")
            self.assertIn("chlo.scan", self.run_on(text))
            wrong = f"tensor<{'2x' * (rank - 1)}3xf32>"
            self.assertIn("inferred type(s)", self.refused(text.replace(f"-> {kind}", f"-> {wrong}").replace(f"%0 : {kind}", f"%0 : {wrong}")))

    def test_dimensions_of_slices(self):
        script = self.SCRIPT.replace('["func.func"]', '["linalg.generic"]')
        start, end = script.index("transform.apply_patterns to"), script.index("transform.yield")
        script = (script[:start] + "%t, %l = transform.structured.tile_using_for %f tile_sizes [2] : (!transform.any_op) -> "
                  "(!transform.any_op, !transform.any_op)\n" + script[end:])
        for rank in (3, 1023, 1024, 1100):
            kind = f"tensor<8{'x1' * rank}xf32>"
            text = (f"func.func @f(%a: {kind}, %b: tensor<8xf32>) -> tensor<8xf32> {{\n%r = linalg.generic {{indexing_maps = [affine_map<(d0) -> "
                    f"(d0{', 0' * rank})>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]}} ins(%a : {kind}) outs(%b : tensor<8xf32>) {{\n"
                    "^bb0(%x: f32, %y: f32):\nlinalg.yield %x : f32\n} -> tensor<8xf32>\nreturn %r : tensor<8xf32>\n}\n" + script)
            if rank < 1024:
                self.assertEqual(self.run_on(text, "--transform-interpreter").count("tensor.extract_slice"), 2)
            else:
                self.assertEqual(self.refused(text, "--transform-interpreter").count("a list of indices is limited to 1024"), 1)

    def test_rows_of_products(self):
        for m, n in ((4, 4), (64, 4), (66, 4), (4, 66)):
            left, right, acc = (f"vector<{kind}>" for kind in (f"{m}x8xi", f"[{n}]x8xi", f"{m}x[{n}]xi32"))
            left, right = left[:-1], right[:-1]
            text = (f"func.func @f(%a: {left}8>, %b: {right}8>, %c: {acc}) -> {acc} {{\n%0 = arith.extsi %a : {left}8> to {left}32>\n"
                    f"%1 = arith.extsi %b : {right}8> to {right}32>\n%2 = vector.contract {{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, "
                    f"affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = [\"parallel\", \"parallel\", "
                    f'"reduction"], kind = #vector.kind<add>}} %0, %1, %c : {left}32>, {right}32> into {acc}\nreturn %2 : {acc}\n}}\n')
            out = self.run_on(text + self.SCRIPT.replace("%s", "arm_sve.vector_contract_to_i8mm"), "--transform-interpreter")
            self.assertEqual(out.count("arm_sve.smmla"), m * n // 4)

    def test_trailing_arguments(self):
        for count in (16, 17, 100):
            module = ("module attributes {transform.with_named_sequence} {\ntransform.named_sequence @__transform_main("
                      f"{rows(count + 1, lambda i: f'%a{i}: !transform.any_op')}) {{ transform.yield }}\n}}\n")
            self.run_on(module, "--transform-interpreter=debug-bind-trailing-args=" + ",".join(["t.x"] * count))

    def test_paths_of_libraries(self):
        module = "module attributes {transform.with_named_sequence} {\n}\n"
        for size in (10, 4095, 4096, 10000):
            self.refused(module, f"--transform-preload-library=transform-library-paths={'x' * size}")

    def test_names_of_addresses(self):
        for size in (10, 99, 101, 500, 1025, 5000):
            name = "g" * size
            out = self.run_on(f"spirv.module Logical GLSL450 {{\nspirv.GlobalVariable @{name} : !spirv.ptr<i32, Input>\n"
                              f'spirv.func @f() "None" {{\n%0 = spirv.mlir.addressof @{name} : !spirv.ptr<i32, Input>\n'
                              "spirv.Return\n}\n}\n")
            self.assertIn(f"%{name}_addr = ", out)

    def test_kernels_of_a_table(self):
        for count in (3, 1023, 1024, 2000):
            def table(numbers):
                return ", ".join(f'#gpu.kernel_metadata<"k{i:05}", () -> ()>' for i in numbers)
            text = '"t.op"() {{a = #gpu.kernel_table<[{}]>}} : () -> ()\n'
            self.assertEqual(self.run_on(text.format(table(reversed(range(count))))), self.run_on(text.format(table(range(count)))))

    def test_keys_of_a_list(self):
        for count in (3, 255, 256, 257, 1000):
            entries = [f'"k{i}" = {i} : i32' for i in range(count)]
            text = '"t.op"() {{a = #dlti.map<{}>}} : () -> ()\n'
            self.run_on(text.format(", ".join(entries)))
            self.assertIn("repeated DLTI key", self.refused(text.format(", ".join([*entries, f'"k{count - 1}" = 0 : i32']))))

    def test_dimensions_of_an_arm_tensor(self):
        for rank in (2, 7, 8, 9, 40):
            text = 'func.func private @f(!spirv.arm.tensor<{}xi32>)\n'
            self.run_on(text.format("x".join(["2"] * rank)))
            self.assertIn("zero dimensions", self.refused(text.format("x".join(["2"] * (rank - 1) + ["0"]))))
            self.assertIn("fully dynamic", self.refused(text.format("x".join(["2"] * (rank - 1) + ["?"]))))

    def test_names_of_nested_structs(self):
        def nested(depth, inside):
            return "".join(f"!spirv.struct<s{i}, (" for i in range(depth)) + inside + ")>" * depth
        for depth in (2, 15, 16, 17, 30):
            self.run_on(f"func.func private @f({nested(depth, 'i32')})\n")
            again = f"!spirv.ptr<!spirv.struct<s{depth - 1}>, Generic>"
            self.run_on(f"func.func private @f({nested(depth, again)})\n")
            self.assertIn("identifier already used", self.refused(f"func.func private @f({nested(depth, f'!spirv.struct<s{depth - 1}, (i32)>')})\n"))

    def test_distinct_attributes_of_a_body(self):
        for count in (1, 8, 9, 30):
            parts = ", ".join(f"distinct[{i}]<>" for i in range(count))
            text = f'"t.op"() {{a = #u.x<{parts}>, b = #u.y<{parts}>}} : () -> ()\n'
            self.run_tenure("opt", ALLOW, "--emit-bytecode", "-o", "a.mlirbc", stdin=text.encode())
            self.assertEqual(self.run_tenure("opt", ALLOW, "a.mlirbc")[0].count("distinct["), self.run_on(text).count("distinct["))

    def test_nested_texts_of_a_file(self):
        for depth in (31, 33, 300, 998, 999):
            text = '#llvm.tbaa_root<id = "r">'
            for i in range(depth):
                text = f'#llvm.tbaa_type_desc<id = "a{i}", members = {{<{text}, 0>}}>'
            module = f'"t.op"() {{a = {text}}} : () -> ()\n'.encode()
            if depth > 998:
                _, err = self.run_tenure("opt", ALLOW, stdin=module, expect=1)
                self.assertIn("types, attributes and locations nest at most 1000 deep", err)
            else:
                self.run_tenure("opt", ALLOW, "--emit-bytecode", "-o", "a.mlirbc", stdin=module)
                self.assertEqual(self.run_tenure("opt", ALLOW, "a.mlirbc")[0].count("\n#tbaa_type_desc"), depth)

    def test_texts_that_a_file_shares(self):
        """A value that stands in a file once may be in many bodies: the file's size bounds how much text that is."""
        words = ", ".join(str(i) for i in range(100, 900))
        for attribute in ("#llvm.di_expression<[" + ", ".join([f"DW_OP_plus({words})"] * 10000) + "]>",
                          "#sdy<manual_axes{" + ", ".join(['"' + "x" * 4000 + '"'] * 6000) + "}>"):
            self.run_tenure("opt", ALLOW, "--emit-bytecode", "-o", "a.mlirbc", stdin=f'"t.op"() {{a = {attribute}}} : () -> ()\n'.encode())
            self.assertLess((self.folder / "a.mlirbc").stat().st_size, 20000)
            _, err = self.run_tenure("opt", ALLOW, "a.mlirbc", expect=1)
            self.assertRegex(err, "shared entries of the file of [0-9]+ bytes expand to more than")

    def test_arguments_of_a_directive(self):
        words = "".join(f", $w{i}" for i in range(20))
        self.write("u.irdl.mlir", f"""irdl.dialect @u {{
  irdl.attribute @a attributes {{format = "`<` custom<IsCustom>($b{words}) `>`"}} {{
    %0 = irdl.any {{parameter = "bool", default = "false"}}
    %1 = irdl.any {{cases = ["p", "q"], default = "p"}}
    irdl.parameters(b: %0{"".join(f", w{i}: %1" for i in range(20))})
  }}
}}
""")
        _, err = self.run_tenure("opt", ALLOW, "--dialect-file=u.irdl.mlir", stdin=b'"t.op"() {a = #u.a<, custom>} : () -> ()\n', expect=1)
        self.assertIn("'IsCustom' takes parameters of these kinds: bool", err)

    def test_devices_of_a_mesh(self):
        for last, expected in ((0, 0), (1, 1)):
            devices = ", ".join(str(i) for i in range(100000 - 1 + last, last - 1, -1))
            _, err = self.run_tenure("opt", stdin=f'sdy.mesh @m = <["x"=100000], device_ids=[{devices}]>\n'.encode(), expect=expected)
            self.assertEqual("sorted device ids must be iota" in err, bool(expected))

    def test_extents_of_shapes(self):
        for count in (6, 64, 65, 300):
            a, b = [1 if i % 2 else i + 5 for i in range(count)], [i + 7 if i % 2 == 0 else 1 for i in range(count - 1)]
            size = f"%s = shape.const_size {count - 2}\n"
            sizes = rows(count, "!shape.size")
            for op, out in (("shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape", [a[0], *(max(x) for x in zip(a[1:], b))]),
                            ("shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape", a + b),
                            (f"shape.from_extents {rows(count, '%s')} : {sizes}", [count - 2] * count)):
                printed = self.run_on(f"func.func @f() -> !shape.shape {{\n%a = shape.const_shape {a} : !shape.shape\n"
                                      f"%b = shape.const_shape {b} : !shape.shape\n{size}%c = {op}\nreturn %c : !shape.shape\n}}\n",
                                      "--canonicalize")
                self.assertIn(f"= shape.const_shape {out} :", printed)
                self.assertEqual(printed.count("shape.c"), 1)
            printed = self.run_on(f"func.func @f() -> (!shape.shape, !shape.shape, !shape.size) {{\n%a = shape.const_shape {a} : !shape.shape\n"
                                  f'{size}%h, %t = "shape.split_at"(%a, %s) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)\n'
                                  "%e = shape.get_extent %a, %s : !shape.shape, !shape.size -> !shape.size\n"
                                  "return %h, %t, %e : !shape.shape, !shape.shape, !shape.size\n}\n", "--canonicalize")
            for part in (f"shape.const_shape {a[:-2]} ", f"shape.const_shape {a[-2:]} ", f"shape.const_size {a[-2]}\n"):
                self.assertIn(part, printed)

    def test_elements_of_vectors(self):
        for count in (6, 4096, 4097, 5000):
            a, b = list(range(count)), list(range(-count, 0))
            kind, pair = f"vector<{count}xi32>", f"vector<2x{count}xi32>"
            swapped = rows(count, lambda i: str(2 * count - 1 - i if i % 2 else i))
            for op, of in ((f"vector.shuffle %a, %b [{swapped}] : {kind}, {kind}", kind),
                           (f"vector.extract %p[1] : {kind} from {pair}", kind),
                           (f"vector.insert %b, %p[0] : {kind} into {pair}", pair)):
                out = self.run_on(f"func.func @f() -> {of} {{\n%a = arith.constant dense<{a}> : {kind}\n%b = arith.constant dense<{b}> : {kind}\n"
                                  f"%p = arith.constant dense<[{a}, {b}]> : {pair}\n%r = {op}\nreturn %r : {of}\n}}\n", "--canonicalize")
                self.assertNotIn("vector.", out)
                self.assertEqual(out.count("arith.constant"), 1)

    def test_ranks_of_inferred_vectors(self):
        for rank in (2, 16, 17, 40):
            ones = "1x" * (rank - 1)
            text = f"func.func @f(%a: vector<{ones}[8]xi1>) {{\n%0 = arm_sve.convert_to_svbool %a : vector<{ones}[8]xi1>\nreturn\n}}\n"
            self.assertIn(f"-> vector<{ones}[16]xi1>", self.run_on(text, "--mlir-print-op-generic"))

    def test_pipelines_of_reproducers(self):
        for count in (1, 600, 2000):
            passes = ",".join(["canonicalize"] * count + ["symbol-privatize"])
            text = ('func.func @f() { return }\n{-# external_resources: { mlir_reproducer: { '
                    f'pipeline: "builtin.module({passes})", disable_threading: true, verify_each: true }} }} #-}}\n')
            self.assertIn("func.func private @f", self.run_on(text, "--run-reproducer"))

    def test_paths_of_a_tree(self):
        name = "n" * 200
        text = "".join(f"module @{name}{i} {{\n" for i in range(30)) + "func.func @f() { return }\n" + "}\n" * 30
        err = self.refused(text, "--pass-pipeline=" + "builtin.module(" * 30 + "func.func(cse)" + ")" * 30,
                           "--mlir-print-ir-after-all", "--mlir-print-ir-tree-dir=tree")
        self.assertIn("for the --mlir-print-ir-tree-dir option: path exceeds 4095 bytes", err)

    def test_depth_of_pipelines(self):
        for depth, expect in ((2, 0), (2000, 1)):
            pipeline = "builtin.module(" * depth + "cse" + ")" * depth
            inner = "module {\n" * 2 + "}\n" * 2
            error = self.run_tenure("opt", f"--pass-pipeline={pipeline}", stdin=inner.encode(), expect=expect)[1]
        self.assertIn("pipelines nest deeper than", error)

    def test_results_that_a_pattern_infers(self):
        patterns = self.write("patterns.mlir", """module {
pdl.pattern : benefit(1) {
  %o = operands
  %op = operation "t.many"(%o : !pdl.range<value>)
  rewrite %op {
    %new = operation "stablehlo.optimization_barrier"(%o : !pdl.range<value>)
    %r = results of %new
    %use = operation "t.use"(%r : !pdl.range<value>)
    erase %op
  }
}
}
""")
        for count in (3, 32, 33, 1000):
            types = rows(count, "tensor<2xf32>")
            out = self.run_on(f"func.func @f({rows(count, lambda i: f'%a{i}: tensor<2xf32>')}) {{\n"
                              f'"t.many"({rows(count, lambda i: f"%a{i}")}) : ({types}) -> ()\n'
                              "return\n}\n", f"--pdl-patterns={patterns}")
            self.assertIn("stablehlo.optimization_barrier", out)

    def test_names_of_matched_attributes(self):
        for size in (10, 255, 256, 1000):
            name = "t." + "a" * size
            text = (f'func.func @f() attributes {{{name}x = 1 : i32}} {{\nreturn\n}}\nfunc.func @g() attributes {{{name}y = 1 : i32}} {{\nreturn\n}}\n'
                    + self.SCRIPT.replace('ops{["func.func"]}', f"attributes {{{name}y = 1 : i32}}")
                    .replace("transform.apply_patterns to %f { transform.apply_patterns.%s } : !transform.any_op",
                             'transform.annotate %f "t.found" : !transform.any_op'))
            out = self.run_on(text, "--transform-interpreter")
            self.assertEqual(out.count("t.found}") + out.count("t.found,"), 1)
            self.assertIn("t.found", out[out.index("@g"):out.index("named_sequence")])

    def test_names_of_axes(self):
        for size in (1, 40, 41, 500):
            name = "x" * size
            text = (f'sdy.mesh @m = <["{name}"=4]>\nfunc.func @f(%a: tensor<8x8xf32>) {{\n'
                    f'%0 = sdy.sharding_constraint %a <@m, [{{"{name}"}}, {{"{name}"}}]> : tensor<8x8xf32>\nreturn\n}}\n')
            self.assertIn(f'duplicate axis ref: "{name}"\n', self.refused(text))

    def test_dimensions_of_descriptors(self):
        for rank in (2, 16, 17, 40):
            text = f'func.func private @f(!xegpu.tensor_desc<{"4x" * rank}f32>)\n'
            ones = rows(rank, "1")
            laid = f'func.func private @f(!xegpu.tensor_desc<4x4xf32, #xegpu.layout<lane_layout = [{ones}], lane_data = [{ones}]>>)\n'
            if rank <= 16:
                self.run_on(text)
                self.assertEqual("expected layout rank" in (self.refused(laid) if rank > 2 else ""), rank > 2)
            else:
                self.assertIn("has more than 16 dimensions", self.refused(text))
                self.assertIn("a list has more than 16 numbers", self.refused(laid))

    def test_depth_of_scales(self):
        for depth in (1, 64, 65, 100):
            text = (f"func.func private @f(!quant.uniform<i8:f32:{{0:1}}, {'{' * depth}2.0:1{'}' * depth}>)\n")
            if depth <= 64:
                self.run_on(text)
            else:
                self.assertIn("tensor literal nests deeper than 64", self.refused(text))

    def test_names_that_are_chosen(self):
        for size in (10, 100, 3000):
            text = f"gpu.module @{'ab' * size}c {{\n}}\n"
            pattern = "--nvvm-attach-target=module=(a|b)*d"
            if size == 10:
                self.assertNotIn("#nvvm.target", self.run_on(text, pattern))
                self.assertIn("#nvvm.target", self.run_on(text, pattern.replace("*d", "*c")))
            else:
                self.assertIn("takes too long to match with the option 'module'", self.refused(text, pattern))

    def test_numbers_of_algorithms(self):
        for zeros in (0, 30, 34, 100):
            text = ('func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n%0 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = '
                    "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<"
                    "lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, "
                    f"lhs_component_count = {'0' * zeros}1, rhs_component_count = 1, num_primitive_operations = 1, "
                    "allow_imprecise_accumulation = false>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                    "return %0 : tensor<2x2xf32>\n}\n")
            self.assertIn("lhs_component_count = #vhlo.integer_v1<1 : i64>", self.run_on(text, "--stablehlo-legalize-to-vhlo"))

    def test_elements_of_made_tensors(self):
        for count in (4, 1 << 20, (1 << 20) + 1, 1 << 40):
            text = f'func.func @f(%a: i32) {{\n%0 = "tensor.from_elements"(%a) : (i32) -> tensor<{count}xi32>\nreturn\n}}\n'
            self.assertIn("'tensor.from_elements' op failed to verify", self.refused(text))

    def test_what_is_too_wide(self):
        for rank in (3, 1024, 1025, 1500):
            kind = "memref<" + "?x" * rank + "f32>"
            text = (f"func.func @f() -> {kind} {{\n%z = arith.constant 2 : index\n%b = memref.alloc({rows(rank, '%z')}) : {kind}\n"
                    f"%c = memref.alloc({rows(rank, '%z')}) : {kind}\nmemref.dealloc %c : {kind}\nreturn %b : {kind}\n}}\n")
            out, err = self.run_tenure("opt", "--canonicalize", stdin=text.encode())
            if rank <= 1024:
                self.assertEqual(err, "")
                self.assertIn(f"memref.alloc() : memref<{'2x' * rank}f32>", out)
            else:
                self.assertEqual(err.count("warning: "), 1)
                self.assertIn("<stdin>:3:6: warning: 'memref.alloc' op has more than 1024 dimensions; patterns, folds and layout checks "
                              "skip such ops\n", err)
                self.assertIn(f": {kind}", out)

    def test_loops_that_are_too_many(self):
        for count in (3, 500, 1025):
            names, zeros, ends, steps = (rows(count, value) for value in (lambda i: f"%i{i}", "%z", "%v", "%z"))
            text = (f"func.func @f(%z: index, %v: index) {{\nscf.parallel ({names}) = ({zeros}) to ({ends}) step ({steps}) {{\n"
                    "\"t.u\"(%i0) : (index) -> ()\n}\nreturn\n}\n")
            out, err = self.run_tenure("opt", ALLOW, "--scf-parallel-for-to-nested-fors", stdin=text.encode())
            self.assertEqual(err.count("warning: 'scf.parallel' op has more than 1024 loops"), 1 if count > 1024 else 0, err)
            self.assertEqual(out.count("scf.for "), count if count <= 1024 else 0)

    def test_arguments_of_a_test(self):
        script = self.write("t.sh", "#!/bin/sh\nexit 1\n")
        script.chmod(0o755)
        module = b"func.func @f() { return }\n"
        many = ",".join(["x"] * 2000)
        err = self.run_tenure("reduce", f"--reduction-tree=traversal-mode=0 test={script} test-arg={many}", stdin=module, expect=1)[1]
        self.assertIn("a test takes at most", err)


class Schemas(LimitsTest):
    """What a schema may have so many of: past that it is refused, with the place and what there is too much of."""

    VALUE = '%a = "t.a"() : () -> tensor<1xf32>\n"x.o"(%a) : (tensor<1xf32>) -> ()\n'

    def with_schema(self, body, text=VALUE, expect=0):
        self.write("x.irdl.mlir", f"irdl.dialect @x {{\n{body}\n}}\n")
        return self.run_tenure("opt", ALLOW, "--dialect-file=x.irdl.mlir", stdin=text.encode(), expect=expect)[1 if expect else 0]

    def constrained(self, phrase, expect=0):
        return self.with_schema(f'irdl.operation @o {{\n%0 = irdl.any {{type = "{phrase}"}}\nirdl.operands(x: %0)\n}}', expect=expect)

    def test_parts_of_a_constraint(self):
        for count in (2, 16, 17, 24, 25, 48, 49, 500):
            ranks = "of rank " + "/".join(str(i) for i in range(2, count + 2))
            self.assertIn(f"{count + 1}, but got", self.constrained(ranks, expect=1))
            self.constrained(f"{ranks}/1")
            widths = " or ".join(f"{i + 1}-bit signless integer" for i in range(count))
            self.assertIn(f"{count}-bit signless integer, but got", self.constrained(widths, expect=1))
            self.constrained(f"{widths} or tensor of any type values")

    def test_depth_of_a_constraint(self):
        for depth in (2, 30, 32, 100):
            for phrase in ("(" * depth + "index" + ")" * depth, "not " * depth + "index"):
                self.assertIn("type constraint nests deeper than 32" if depth > 30 else "but got 'tensor<1xf32>'", self.constrained(phrase, expect=1))

    def test_words_of_a_constraint(self):
        for count in (3, 30, 60):
            parts = "\n".join(f"%{i} = irdl.is i{i + 1}" for i in range(count))
            err = self.with_schema(f"irdl.operation @o {{\n{parts}\n%c = irdl.any_of({rows(count, lambda i: f'%{i}')})\nirdl.operands(x: %c)\n}}", expect=1)
            self.assertIn(f"must be {' or '.join(f'i{i + 1}' for i in range(count))}, but" if count < 60
                          else "must be of an allowed type, but", err)

    def test_groups_and_attributes(self):
        for count in (2, 32, 33):
            names = rows(count, lambda i: f"x{i}: %0")
            body = f"irdl.operation @o {{\n%0 = irdl.any\nirdl.operands({names})\n}}"
            if count <= 32:
                self.with_schema(body, "")
            else:
                self.assertIn(f"has {count} groups; at most 32 are possible", self.with_schema(body, "", expect=1))
            regions = "\n".join(f"%r{i} = irdl.region" for i in range(count))
            body = f"irdl.operation @o {{\n{regions}\nirdl.regions({rows(count, lambda i: f'g{i}: %r{i}')})\n}}"
            if count <= 32:
                self.with_schema(body, "")
            else:
                self.assertIn("has too many regions", self.with_schema(body, "", expect=1))
        for count in (2, 64, 65):
            body = f"irdl.operation @o {{\n%0 = irdl.any\nirdl.attributes {{{rows(count, lambda i: f'{chr(34)}a{i}{chr(34)} = %0')}}}\n}}"
            if count <= 64:
                self.with_schema(body, "")
            else:
                self.assertIn(f"has {count} attributes; at most 64 are possible", self.with_schema(body, "", expect=1))

    def formatted(self, spelled, expect=0):
        return self.with_schema(f'irdl.operation @o attributes {{format = "{spelled}"}} {{\n%0 = irdl.any\n%1 = irdl.any {{optional}}\n'
                                'irdl.operands(x: %0)\nirdl.attributes {"a" = %1}\n}', "", expect)

    def test_format_elements(self):
        for count in (10, 300, 600):
            spelled = "`,` " * count + "$x attr-dict `:` type($x)"
            if count < 500:
                self.formatted(spelled)
            else:
                self.assertIn("too many elements", self.formatted(spelled, expect=1))

    def test_format_groups(self):
        for depth in (1, 15, 16, 17):
            spelled = "(`[` $a^ " * depth + "`]`)?" * depth + " $x attr-dict `:` type($x)"
            self.assertEqual("groups nest too deep" in self.formatted(spelled, expect=1 if depth > 15 else 0), depth > 15)


if __name__ == "__main__":
    unittest.main()
