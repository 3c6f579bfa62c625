// RUN: tenure opt --convert-func-to-llvm
// What types of llvm hold is converted inside of them; a struct with a name becomes one with another name, which may be recursive.
func.func @undefined(%0: !llvm.struct<(index)>) -> !llvm.array<2 x index> {
  %1 = llvm.mlir.undef : !llvm.array<2 x index>
  return %1 : !llvm.array<2 x index>
}
func.func private @names(!llvm.struct<"x", (index, ptr, struct<"x">)>) -> !llvm.struct<"y", packed (array<3 x struct<"y">>, memref<4xf32>, i32)>
func.func private @functions(!llvm.func<void (index, ...)>, !llvm.func<index (memref<?xindex>)>)
func.func private @nested(!llvm.struct<(i32, struct<(i8, array<2 x index>)>)>, !llvm.struct<packed (index)>, !llvm.struct<"k", (vector<1x2xf32>)>)
func.func private @others(!llvm.struct<(complex<f32>, vector<2x[4]xindex>)>, !llvm.struct<((i32) -> i32)>, !llvm.struct<(f8E5M2)>)
func.func private @unchanged(!llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>, !llvm.struct<"z", (struct<"z">, i32)>, !llvm.struct<"o", opaque>)
// Both names get new ones, although each is a part of the other.
func.func private @mutual(!llvm.struct<"a", (struct<"b", (struct<"a">, index)>, array<2 x struct<"c", (i32)>>)>) -> !llvm.struct<"b", (struct<"a", (struct<"b">, array<2 x struct<"c", (i32)>>)>, index)>
// What cannot be converted stays.
func.func private @tensor(!llvm.struct<(i32, tensor<4xf32>)>)
func.func private @taken(!llvm.struct<"_Converted.t", (i8)>) -> !llvm.struct<"t", (index)>
// OUT:
module {
  llvm.func @undefined(%arg0: !llvm.struct<(i64)>) -> !llvm.array<2 x i64> {
    %0 = llvm.mlir.undef : !llvm.array<2 x index>
    %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x index> to !llvm.array<2 x i64>
    llvm.return %1 : !llvm.array<2 x i64>
  }
  llvm.func @names(!llvm.struct<"_Converted.x", (i64, ptr, struct<"_Converted.x">)>) -> !llvm.struct<"_Converted.y", packed (array<3 x struct<"_Converted.y">>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i32)> attributes {sym_visibility = "private"}
  llvm.func @functions(!llvm.func<void (i64, ...)>, !llvm.func<i64 (struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>) attributes {sym_visibility = "private"}
  llvm.func @nested(!llvm.struct<(i32, struct<(i8, array<2 x i64>)>)>, !llvm.struct<packed (i64)>, !llvm.struct<"_Converted.k", (array<1 x vector<2xf32>>)>) attributes {sym_visibility = "private"}
  llvm.func @others(!llvm.struct<(struct<(f32, f32)>, array<2 x vector<[4]xi64>>)>, !llvm.struct<(ptr)>, !llvm.struct<(i8)>) attributes {sym_visibility = "private"}
  llvm.func @unchanged(!llvm.array<2 x !ptr.ptr<#llvm.address_space<1>>>, !llvm.struct<"z", (struct<"z">, i32)>, !llvm.struct<"o", opaque>) attributes {sym_visibility = "private"}
  llvm.func @mutual(!llvm.struct<"_Converted.a", (struct<"_Converted.b", (struct<"_Converted.a">, i64)>, array<2 x struct<"c", (i32)>>)>) -> !llvm.struct<"_Converted.b", (struct<"_Converted.a", (struct<"_Converted.b">, array<2 x struct<"c", (i32)>>)>, i64)> attributes {sym_visibility = "private"}
  func.func private @tensor(!llvm.struct<(i32, tensor<4xf32>)>)
  func.func private @taken(!llvm.struct<"_Converted.t", (i8)>) -> !llvm.struct<"t", (index)>
}

