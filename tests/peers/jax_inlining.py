# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_jax.py compares: `jax_inlining.py jaxlib.mlir|tenure` prints the locations of ops that were inlined."""
import importlib
import sys

PACKAGE = sys.argv[1]
ir = importlib.import_module(PACKAGE + ".ir")
sdy = importlib.import_module(PACKAGE + ".dialects.sdy")
hlo = importlib.import_module(PACKAGE + ".dialects.stablehlo")
importlib.import_module(PACKAGE + ".dialects.func")
extension = importlib.import_module(
    "tenure.jax._extension" if PACKAGE == "tenure" else PACKAGE + "._mlir_libs._jax_mlir_ext")

CALLEES = ['"plain"', '"named/x"("f.py":1:2)', '"f.py":1:2', "unknown", 'callsite("a" at "b")', 'fused["a", "b"]',
           '"a"("b"("c"("f.py":1:2)))', '"s/p"("fn"("f.py":1:2))', '"s/p:"("fn"("f.py":1:2))', '"p:"("s/p"("fn"("f.py":1:2)))',
           '"p:"("s/p")', '"p"("s/p")', '"p:"("s/p"(callsite("a" at "b")))', '"p:"']
CALLERS = ["unknown", '"outer"', '"outer/y"("g.py":3:4)', '"g.py":3:4 to 5:6', 'callsite("p" at "q")', '"o1:"("o1/o2"("g.py":3:4))',
           'fused["a","b"]', '"outer"(callsite("x"("g.py":1:1) at "y"("g.py":2:2)))', '"A/B"("fn"("g.py":3:4))',
           '"B:"("A/B"("fn"("g.py":3:4)))', '"B:"("A/B"(callsite("x" at "y")))', '"B:"("A/B")', '"B:"', '"B:"(callsite("x" at "y"))',
           '"B"("A"("C"(callsite("x" at "y"))))', '"B:"("A:"("C"(callsite("x" at "y"))))']
OPS = "\n".join(f"  %{i} = stablehlo.add %a, %b : tensor<f32> loc({place})" for i, place in enumerate(CALLEES))
TEXT = f"""
func.func @g(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>) {{
{OPS}
  %w = "stablehlo.while"(%1) ({{
  ^bb0(%x: tensor<f32> loc("argument")):
    %t = stablehlo.constant dense<true> : tensor<i1> loc("in")
    stablehlo.return %t : tensor<i1> loc("return")
  }}, {{
  ^bb0(%x: tensor<f32>):
    stablehlo.return %x : tensor<f32> loc("body")
  }}) : (tensor<f32>) -> tensor<f32> loc("while")
  %v = "stablehlo.while"(%1) ({{
  ^bb0(%x: tensor<f32>):
    %t = stablehlo.constant dense<true> : tensor<i1> loc("in")
    stablehlo.return %t : tensor<i1> loc("return")
  }}, {{
  ^bb0(%x: tensor<f32>):
    %m = sdy.manual_computation(%x) in_shardings=[<@mesh, []>] out_shardings=[<@mesh, []>] manual_axes={{"i"}} (%z: tensor<f32>) {{
      %s = stablehlo.sine %z : tensor<f32> loc("sine")
      sdy.return %s : tensor<f32> loc("s/return")
    }} : (tensor<f32>) -> tensor<f32> loc("s/manual")
    stablehlo.return %m : tensor<f32> loc("body")
  }}) : (tensor<f32>) -> tensor<f32> loc("while")
  %m = sdy.manual_computation(%v) in_shardings=[<@mesh, []>] out_shardings=[<@mesh, []>] manual_axes={{"i"}} (%z: tensor<f32> loc("z")) {{
    %s = stablehlo.sine %z : tensor<f32> loc("sine")
    %n = sdy.named_computation<"n">(%s) (%y: tensor<f32> loc("y")) {{
      %c = stablehlo.cosine %y : tensor<f32> loc("cosine")
      sdy.return %c : tensor<f32> loc("n/return")
    }} : (tensor<f32>) -> tensor<f32> loc("named")
    sdy.return %n : tensor<f32> loc("s/return")
  }} : (tensor<f32>) -> tensor<f32> loc("s/manual")
  %n = sdy.named_computation<"n">(%m) (%y: tensor<f32> loc("y")) {{
    %c = stablehlo.cosine %y : tensor<f32> loc("cosine")
    sdy.return %c : tensor<f32> loc("n/return")
  }} : (tensor<f32>) -> tensor<f32> loc("named")
  builtin.module {{
    func.func private @inner(%i: tensor<f32>) {{
      return loc("inner/return")
    }} loc("inner")
  }} loc("module")
  return %w, %n : tensor<f32>, tensor<f32>
}} loc("g")
sdy.mesh @mesh = <["i"=2]>
func.func @m(%a: tensor<f32>) {{ return }}
"""

context = ir.Context()
if PACKAGE != "tenure":
    registry = ir.DialectRegistry()
    extension.register_dialects(registry)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    hlo.register_dialect(context)
    sdy.register_dialect(context)
for caller in CALLERS:
    with context:
        module = ir.Module.parse(TEXT)
        callee, _, function = module.body.operations
        place = ir.Module.parse(f"module {{}} loc({caller})").operation.location
        body = function.regions[0].blocks[0]
        with ir.InsertionPoint(body.operations[0]), place:
            results = extension.inlined_func_call(callee.operation, [body.arguments[0], body.arguments[0]], place)
        assert len(results) == 2 and module.operation.verify()
    print(caller, len(results))
    print(function.operation.get_asm(enable_debug_info=True, use_local_scope=True))
