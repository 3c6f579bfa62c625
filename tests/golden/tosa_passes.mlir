// RUN: tenure opt --tosa-attach-target='profiles=pro_int,pro_fp extensions=int16,shape level=none specification_version=1.1.draft' --tosa-arith-const-to-tosa-const --wrap-emitc-func-in-class
// A module says its target, tensors of elements that tosa has become its constants, and functions of emitc are methods.
func.func @constants() -> (tensor<2xf32>, tensor<2xindex>, tensor<2xi7>, f32, tensor<2xui8>) {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = arith.constant dense<0> : tensor<2xindex>
  %2 = arith.constant dense<1> : tensor<2xi7>
  %3 = arith.constant 1.0 : f32
  %4 = arith.constant dense<[10, 20]> : tensor<2xui8>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xindex>, tensor<2xi7>, f32, tensor<2xui8>
}
emitc.func @model(%a: !emitc.array<1xf32> {emitc.name_hint = "input"}, %b: i32) -> i32 attributes {specifiers = ["static"]} {
  emitc.call_opaque "bar"(%a) : (!emitc.array<1xf32>) -> ()
  emitc.return %b : i32
}
// OUT:
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [int16, shape]>} {
  func.func @constants() -> (tensor<2xf32>, tensor<2xindex>, tensor<2xi7>, f32, tensor<2xui8>) {
    %0 = "tosa.const"() <{values = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %cst = arith.constant dense<0> : tensor<2xindex>
    %1 = "tosa.const"() <{values = dense<1> : tensor<2xi7>}> : () -> tensor<2xi7>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = "tosa.const"() <{values = dense<[10, 20]> : tensor<2xui8>}> : () -> tensor<2xui8>
    return %0, %cst, %1, %cst_0, %2 : tensor<2xf32>, tensor<2xindex>, tensor<2xi7>, f32, tensor<2xui8>
  }
  emitc.class @modelClass {
    emitc.field @fieldName0 : !emitc.array<1xf32> {emitc.name_hint = "input"}
    emitc.field @fieldName1 : i32
    emitc.func @execute() -> i32 {
      %0 = get_field @fieldName0 : !emitc.array<1xf32>
      %1 = get_field @fieldName1 : i32
      call_opaque "bar"(%0) : (!emitc.array<1xf32>) -> ()
      return %1 : i32
    }
  }
}

