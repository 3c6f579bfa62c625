// RUN: tenure opt --mlir-print-debuginfo --mlir-print-op-generic
func.func @b(%a: tensor<4xf32>, %i: tensor<4xf32>, %s: tensor<f32>) {
  %0 = linalg.map {arith.addf} ins(%a, %i : tensor<4xf32>, tensor<4xf32>) outs(%i : tensor<4xf32>)
  %1 = linalg.reduce {arith.addf} ins(%a : tensor<4xf32>) outs(%s : tensor<f32>) dimensions=[0]
  %2 = linalg.transpose ins(%a : tensor<4xf32>) outs(%i : tensor<4xf32>) permutation=[0]
  %3 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%i : tensor<4xf32>) -> tensor<4xf32>
  return
}
// OUT:
#loc2 = loc("<stdin>":1:14)
#loc3 = loc("<stdin>":1:33)
#loc4 = loc("<stdin>":1:52)
#loc6 = loc(unknown)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("<stdin>":1:14), %arg1: tensor<4xf32> loc("<stdin>":1:33), %arg2: tensor<f32> loc("<stdin>":1:52)):
    %0 = "linalg.map"(%arg0, %arg1, %arg1) ({
    ^bb0(%arg10: f32 loc(unknown), %arg11: f32 loc(unknown), %arg12: f32 loc(unknown)):
      %6 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc5)
      "linalg.yield"(%6) : (f32) -> () loc(#loc5)
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc(#loc5)
    %1 = "linalg.reduce"(%arg0, %arg2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: f32 loc(unknown), %arg9: f32 loc(unknown)):
      %5 = "arith.addf"(%arg9, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc7)
      "linalg.yield"(%5) : (f32) -> () loc(#loc7)
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc7)
    %2 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 0>}> ({
    ^bb0(%arg6: f32 loc("<stdin>":1:14), %arg7: f32 loc("<stdin>":1:33)):
      "linalg.yield"(%arg6) : (f32) -> () loc(#loc8)
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc(#loc8)
    %3 = "linalg.add"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32 loc(unknown), %arg4: f32 loc(unknown), %arg5: f32 loc(unknown)):
      %4 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc6)
      "linalg.yield"(%4) : (f32) -> () loc(#loc6)
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc(#loc9)
    "func.return"() : () -> () loc(#loc10)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":1:1)
#loc5 = loc("<stdin>":2:8)
#loc7 = loc("<stdin>":3:8)
#loc8 = loc("<stdin>":4:8)
#loc9 = loc("<stdin>":5:8)
#loc10 = loc("<stdin>":6:3)

