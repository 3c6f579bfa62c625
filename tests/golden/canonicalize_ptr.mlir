// RUN: tenure opt --canonicalize
// Casts there and back are nothing where the metadata is that of the value, and so are offsets of nothing.
!p = !ptr.ptr<#ptr.generic_space>
!m = memref<f32, #ptr.generic_space>
func.func @f(%p: !p, %md: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %b: tensor<4x!p>, %m: !m) -> (!p, tensor<4x!p>, !m, !m, !m) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant dense<0> : tensor<4xi64>
  %0 = ptr.ptr_add %p, %c0 : !p, i64
  %1 = ptr.ptr_add %b, %c1 : tensor<4x!p>, tensor<4xi64>
  %2 = ptr.from_ptr %0 metadata %md : !p -> !m
  %3 = ptr.to_ptr %2 : !m -> !p
  %4 = ptr.to_ptr %m : !m -> !p
  %5 = ptr.get_metadata %m : !m
  %6 = ptr.from_ptr %4 metadata %5 : !p -> !m
  %7 = ptr.from_ptr %4 metadata %md : !p -> !m
  %8 = ptr.from_ptr %4 : !p -> !m
  return %3, %1, %6, %7, %8 : !p, tensor<4x!p>, !m, !m, !m
}
// OUT:
module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %arg2: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg3: memref<f32, #ptr.generic_space>) -> (!ptr.ptr<#ptr.generic_space>, tensor<4x!ptr.ptr<#ptr.generic_space>>, memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %arg3 : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>
    %1 = ptr.from_ptr %0 metadata %arg1 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    return %arg0, %arg2, %arg3, %1, %2 : !ptr.ptr<#ptr.generic_space>, tensor<4x!ptr.ptr<#ptr.generic_space>>, memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>, memref<f32, #ptr.generic_space>
  }
}

