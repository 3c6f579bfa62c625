# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns of the pdl dialect against MLIR's: both rewrite the same modules to the same."""
import shutil
import subprocess

import pytest

from tenure import ir, rewrite

MLIR_OPT = shutil.which("mlir-opt-22")

# Name: (patterns, what is rewritten).
CASES = {
    "replace by an operand": ("""
      pdl.pattern : benefit(1) {
        %t = pdl.type
        %x = pdl.operand : %t
        %op = pdl.operation "t.id"(%x : !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %op { pdl.replace %op with (%x : !pdl.value) }
      }""", """
      %0 = "t.a"() : () -> i32
      %1 = "t.id"(%0) : (i32) -> i32
      %2 = "t.id"(%1) : (i32) -> i64
      "t.use"(%1, %2) : (i32, i64) -> ()"""),
    "two in a row": ("""
      pdl.pattern : benefit(1) {
        %t = pdl.type
        %x = pdl.operand : %t
        %in = pdl.operation "t.neg"(%x : !pdl.value) -> (%t : !pdl.type)
        %r = pdl.result 0 of %in
        %op = pdl.operation "t.neg"(%r : !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %op { pdl.replace %op with (%x : !pdl.value) }
      }""", """
      %0 = "t.a"() : () -> i32
      %1 = "t.neg"(%0) : (i32) -> i32
      %2 = "t.neg"(%1) : (i32) -> i32
      %3 = "t.neg"(%2) : (i32) -> i32
      %4 = "t.neg"(%3) : (i32) -> i32
      "t.use"(%4) : (i32) -> ()"""),
    "one value twice": ("""
      pdl.pattern : benefit(1) {
        %x = pdl.operand
        %t = pdl.type
        %op = pdl.operation "t.add"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %op {
          %new = pdl.operation "t.twice"(%x : !pdl.value) -> (%t : !pdl.type)
          pdl.replace %op with %new
        }
      }""", """
      %0:2 = "t.a"() : () -> (i32, i32)
      %1 = "t.add"(%0#0, %0#1) : (i32, i32) -> i32
      %2 = "t.add"(%0#1, %0#1) : (i32, i32) -> i32
      "t.use"(%1, %2) : (i32, i32) -> ()"""),
    "counts": ("""
      pdl.pattern : benefit(1) {
        %op = pdl.operation "t.old"
        pdl.rewrite %op { %new = pdl.operation "t.new"
          pdl.erase %op }
      }""", """
      "t.old"() : () -> ()
      %0 = "t.old"() : () -> i32
      "t.old"(%0) : (i32) -> ()
      "t.old"() {a} : () -> ()"""),
    "attributes": ("""
      pdl.pattern : benefit(1) {
        %i32 = pdl.type : i32
        %a = pdl.attribute : %i32
        %b = pdl.attribute = "yes"
        %c = pdl.attribute
        %op = pdl.operation "t.old" {"a" = %a, "b" = %b, "c" = %c}
        pdl.rewrite %op {
          %d = pdl.attribute = 7 : i8
          %new = pdl.operation "t.new" {"x" = %a, "y" = %c, "z" = %d}
          pdl.erase %op
        }
      }""", """
      "t.old"() {a = 1 : i32, b = "yes", c = [1, 2]} : () -> ()
      "t.old"() {a = 1 : i64, b = "yes", c = [1, 2]} : () -> ()
      "t.old"() {a = 1 : i32, b = "no", c = [1, 2]} : () -> ()
      "t.old"() {a = "text", b = "yes", c = 1.0 : f32} : () -> ()
      "t.old"() {a = 1 : i32, b = "yes"} : () -> ()
      "t.old"() <{a = 2 : i32, b = "yes", c}> {d} : () -> ()"""),
    "the same attribute": ("""
      pdl.pattern : benefit(1) {
        %a = pdl.attribute
        %t = pdl.type
        %in = pdl.operation "t.c" {"v" = %a} -> (%t : !pdl.type)
        %r = pdl.result 0 of %in
        %op = pdl.operation "t.old"(%r : !pdl.value) {"v" = %a}
        pdl.rewrite %op { %new = pdl.operation "t.same" {"v" = %a}
          pdl.erase %op }
      }""", """
      %0 = "t.c"() {v = 1 : i32} : () -> i32
      %1 = "t.c"() {v = 2 : i32} : () -> i32
      "t.old"(%0) {v = 1 : i32} : (i32) -> ()
      "t.old"(%1) {v = 1 : i32} : (i32) -> ()"""),
    "benefits": ("""
      pdl.pattern @low : benefit(1) {
        %op = pdl.operation "t.old"
        pdl.rewrite %op { %new = pdl.operation "t.low"
          pdl.erase %op }
      }
      pdl.pattern @high : benefit(5) {
        %a = pdl.attribute
        %op = pdl.operation "t.old" {"a" = %a}
        pdl.rewrite %op { %new = pdl.operation "t.high"
          pdl.erase %op }
      }""", """
      "t.old"() {a} : () -> ()
      "t.old"() : () -> ()"""),
    "constant types": ("""
      pdl.pattern : benefit(1) {
        %t = pdl.type : i32
        %op = pdl.operation "t.old" -> (%t : !pdl.type)
        pdl.rewrite %op {
          %f = pdl.type : f64
          %new = pdl.operation "t.new" -> (%t, %f : !pdl.type, !pdl.type)
          %r = pdl.result 0 of %new
          pdl.replace %op with (%r : !pdl.value)
        }
      }""", """
      %0 = "t.old"() : () -> i32
      %1 = "t.old"() : () -> i64
      "t.use"(%0, %1) : (i32, i64) -> ()"""),
    "ranges of operands and types": ("""
      pdl.pattern : benefit(1) {
        %ts = pdl.types
        %xs = pdl.operands : %ts
        %rs = pdl.types
        %op = pdl.operation "t.old"(%xs : !pdl.range<value>) -> (%rs : !pdl.range<type>)
        pdl.rewrite %op {
          %new = pdl.operation "t.new"(%xs : !pdl.range<value>) -> (%rs, %ts : !pdl.range<type>, !pdl.range<type>)
          %all = pdl.results of %new
          %mid = pdl.operation "t.mid"(%all : !pdl.range<value>) -> (%rs : !pdl.range<type>)
          pdl.replace %op with %mid
        }
      }""", """
      %0:2 = "t.a"() : () -> (i32, i64)
      %1:2 = "t.old"(%0#0, %0#1) : (i32, i64) -> (f32, f64)
      "t.old"() : () -> ()
      "t.use"(%1#1) : (f64) -> ()"""),
    "the same types": ("""
      pdl.pattern : benefit(1) {
        %ts = pdl.types
        %xs = pdl.operands : %ts
        %op = pdl.operation "t.old"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
        pdl.rewrite %op { pdl.replace %op with (%xs : !pdl.range<value>) }
      }""", """
      %0:2 = "t.a"() : () -> (i32, i64)
      %1:2 = "t.old"(%0#0, %0#1) : (i32, i64) -> (i32, i64)
      "t.use"(%1#1, %1#0) : (i64, i32) -> ()"""),
    "a value and a range": ("""
      pdl.pattern : benefit(1) {
        %x = pdl.operand
        %xs = pdl.operands
        %op = pdl.operation "t.old"(%x, %xs : !pdl.value, !pdl.range<value>)
        pdl.rewrite %op {
          %list = pdl.range %xs, %x : !pdl.range<value>, !pdl.value
          %new = pdl.operation "t.new"(%list : !pdl.range<value>)
          pdl.erase %op
        }
      }""", """
      %0:3 = "t.a"() : () -> (i32, i64, i8)
      "t.old"(%0#0, %0#1, %0#2) : (i32, i64, i8) -> ()
      "t.old"(%0#0) : (i32) -> ()
      "t.old"() : () -> ()"""),
    "groups of a registered op": ("""
      pdl.pattern : benefit(1) {
        %sizes = pdl.operands
        %symbols = pdl.operands
        %t = pdl.type
        %op = pdl.operation "memref.alloc"(%sizes, %symbols : !pdl.range<value>, !pdl.range<value>) -> (%t : !pdl.type)
        pdl.rewrite %op {
          %new = pdl.operation "t.alloc"(%symbols, %sizes : !pdl.range<value>, !pdl.range<value>) -> (%t : !pdl.type)
          pdl.replace %op with %new
        }
      }""", """
      %0:3 = "t.a"() : () -> (index, index, index)
      %1 = memref.alloc(%0#0, %0#1)[%0#2] : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>
      "t.use"(%1) : (memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>) -> ()"""),
    "results of results": ("""
      pdl.pattern : benefit(1) {
        %ts = pdl.types
        %in = pdl.operation "t.many" -> (%ts : !pdl.range<type>)
        %all = pdl.results of %in
        %op = pdl.operation "t.old"(%all : !pdl.range<value>)
        pdl.rewrite %op {
          %r = pdl.result 1 of %in
          %new = pdl.operation "t.new"(%r : !pdl.value)
          pdl.erase %op
        }
      }""", """
      %0:2 = "t.many"() : () -> (i32, i64)
      "t.old"(%0#0, %0#1) : (i32, i64) -> ()
      "t.old"(%0#0) : (i32) -> ()
      "t.old"(%0#1, %0#0) : (i64, i32) -> ()"""),
    "types of what is replaced": ("""
      pdl.pattern : benefit(1) {
        %x = pdl.operand
        %ts = pdl.types
        %op = pdl.operation "t.old"(%x : !pdl.value) -> (%ts : !pdl.range<type>)
        pdl.rewrite %op {
          %new = pdl.operation "t.new"(%x : !pdl.value)
          pdl.replace %op with %new
        }
      }""", """
      %0 = "t.a"() : () -> i32
      %1:2 = "t.old"(%0) : (i32) -> (i32, f32)
      "t.use"(%1#0, %1#1) : (i32, f32) -> ()"""),
    "any name": ("""
      pdl.pattern : benefit(1) {
        %a = pdl.attribute = true
        %op = pdl.operation {"gone" = %a}
        pdl.rewrite %op { pdl.erase %op }
      }""", """
      "t.a"() {gone = true} : () -> ()
      "t.b"() {gone = false} : () -> ()
      "t.c"() {gone = true} : () -> ()"""),
    "a tree of ops": ("""
      pdl.pattern : benefit(1) {
        %t = pdl.type
        %x = pdl.operand
        %y = pdl.operand
        %z = pdl.operand
        %m1 = pdl.operation "t.mul"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r1 = pdl.result 0 of %m1
        %m2 = pdl.operation "t.mul"(%x, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r2 = pdl.result 0 of %m2
        %op = pdl.operation "t.add"(%r1, %r2 : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %op {
          %s = pdl.operation "t.add"(%y, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
          %sr = pdl.result 0 of %s
          %m = pdl.operation "t.mul"(%x, %sr : !pdl.value, !pdl.value) -> (%t : !pdl.type)
          pdl.replace %op with %m
        }
      }""", """
      %0:3 = "t.a"() : () -> (i32, i32, i32)
      %1 = "t.mul"(%0#0, %0#1) : (i32, i32) -> i32
      %2 = "t.mul"(%0#0, %0#2) : (i32, i32) -> i32
      %3 = "t.add"(%1, %2) : (i32, i32) -> i32
      %4 = "t.mul"(%0#1, %0#2) : (i32, i32) -> i32
      %5 = "t.add"(%1, %4) : (i32, i32) -> i32
      "t.use"(%3, %5) : (i32, i32) -> ()"""),
    "block arguments are no results": ("""
      pdl.pattern : benefit(1) {
        %ts = pdl.types
        %in = pdl.operation -> (%ts : !pdl.range<type>)
        %r = pdl.result 0 of %in
        %op = pdl.operation "t.old"(%r : !pdl.value)
        pdl.rewrite %op { %new = pdl.operation "t.new"
          pdl.erase %op }
      }""", """
      func.func @f(%x: i32) {
        "t.old"(%x) : (i32) -> ()
        %0 = arith.constant 1 : i32
        "t.old"(%0) : (i32) -> ()
        return
      }"""),
    "upwards from a shared operand": ("""
      pdl.pattern : benefit(1) {
        %x = pdl.operand
        %t = pdl.type
        %a = pdl.operation "t.left"(%x : !pdl.value) -> (%t : !pdl.type)
        %b = pdl.operation "t.right"(%x : !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %a {
          %r = pdl.result 0 of %b
          pdl.replace %a with (%r : !pdl.value)
        }
      }""", """
      %0:2 = "t.a"() : () -> (i32, i32)
      %1 = "t.right"(%0#0) : (i32) -> i32
      %2 = "t.left"(%0#0) : (i32) -> i32
      %3 = "t.left"(%0#1) : (i32) -> i32
      "t.use"(%2, %3) : (i32, i32) -> ()"""),
    "a rewrite makes an op": ("""
      pdl.pattern : benefit(1) {
        %op = pdl.operation "t.old"
        pdl.rewrite %op {
          %new = pdl.apply_native_rewrite "creator"(%op : !pdl.operation) : !pdl.operation
          pdl.erase %op
        }
      }""", """
      "t.old"() : () -> ()
      "t.other"() : () -> ()"""),
    "an external rewriter": ("""
      pdl.pattern : benefit(1) {
        %x = pdl.operand
        %op = pdl.operation "t.old"(%x : !pdl.value)
        pdl.rewrite %op with "rewriter"(%x : !pdl.value)
      }""", """
      %0 = "t.a"() : () -> i32
      "t.old"(%0) : (i32) -> ()"""),
    "rewrites give ranges": ("""
      pdl.pattern : benefit(1) {
        %xs = pdl.operands
        %op = pdl.operation "t.old"(%xs : !pdl.range<value>)
        pdl.rewrite %op {
          %ys, %ts = pdl.apply_native_rewrite "var_creator"(%op : !pdl.operation) : !pdl.range<value>, !pdl.range<type>
          %new = pdl.operation "t.new"(%ys : !pdl.range<value>) -> (%ts : !pdl.range<type>)
          pdl.erase %op
        }
      }""", """
      %0:2 = "t.a"() : () -> (i32, i64)
      "t.old"(%0#0, %0#1) : (i32, i64) -> ()"""),
    "several patterns until nothing changes": ("""
      pdl.pattern : benefit(1) {
        %op = pdl.operation "t.one"
        pdl.rewrite %op { %new = pdl.operation "t.two"
          pdl.erase %op }
      }
      pdl.pattern : benefit(2) {
        %op = pdl.operation "t.two"
        pdl.rewrite %op { %n1 = pdl.operation "t.three"
          %n2 = pdl.operation "t.four"
          pdl.erase %op }
      }""", """
      func.func @f() {
        "t.one"() : () -> ()
        "t.two"() ({
          "t.one"() : () -> ()
        }) : () -> ()
        return
      }"""),
}


def register(module):
    """The functions that mlir-opt's pass brings along."""
    def creator(rewriter, results, values):
        results.append(ir.Operation.create("test.success", ip=rewriter.ip))

    def rewriter(rewriter, results, values):
        root, value = values
        ir.Operation.create("test.success", operands=[value], ip=rewriter.ip)
        rewriter.erase_op(root)

    def var_creator(rewriter, results, values):
        results.append(list(values[0].operands))
        results.append([value.type for value in values[0].operands])

    module.register_rewrite_function("creator", creator)
    module.register_rewrite_function("rewriter", rewriter)
    module.register_rewrite_function("var_creator", var_creator)


def ours(patterns, text):
    pdl = rewrite.PDLModule(ir.Module.parse(patterns))
    register(pdl)
    module = ir.Module.parse(f"module {{ module @ir {{ {text} }} }}")
    rewrite.apply_patterns_and_fold_greedily(module.body.operations[0], pdl.freeze())
    assert module.operation.verify()
    return str(module)


def theirs(patterns, text):
    run = subprocess.run([MLIR_OPT, "--allow-unregistered-dialect", "--test-pdl-bytecode-pass"], text=True,
                         input=f"module @patterns {{ {patterns} }}\nmodule @ir {{ {text} }}", capture_output=True,
                         check=False)
    assert run.returncode == 0, run.stderr
    return str(ir.Module.parse(run.stdout))


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not there")
@pytest.mark.parametrize("name", CASES)
def test_patterns_do_what_mlir_opt_does(name):
    patterns, text = CASES[name]
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        assert ours(patterns, text) == theirs(patterns, text)
