// RUN: tenure opt
// Two spellings of a type are one type: names that are escaped otherwise, and prefixes where they are left out.
func.func @names(%0: !llvm.struct<"é\41\\", (i32)>) -> !llvm.struct<"\c3\A9A\\", (i32)> {
  return %0 : !llvm.struct<"\C3\A9A\\", (i32)>
}
func.func @recursive(%0: !llvm.struct<"r", (i32, !llvm.struct<"r">)>) -> !llvm.struct<"r", (i32, struct<"r">)> {
  %1 = llvm.extractvalue %0[1] : !llvm.struct<"r", (i32, !llvm.struct<"r">)>
  %2 = llvm.extractvalue %0[1, 1, 0] : !llvm.struct<"r", (i32, !llvm.struct<"r">)>
  return %0 : !llvm.struct<"r", (i32, struct<"r">)>
}
func.func private @with_index(!llvm.struct<"s", packed (struct<"s">, index)>) -> !llvm.struct<"s", packed (!llvm.struct<"s">, index)>
func.func private @sizes(!llvm.array<18446744073709551615 x i8>, !llvm.array<2 x vector <4xf32>>)
func.func private @floats(!llvm.ppc_fp128) -> !llvm.array<2 x ppc_fp128>
func.func private @parameters(!llvm.target<"spirv.Image", void, i32, ptr, 0>) -> !llvm.target<"spirv.\49mage", !llvm.void, i32, !llvm.ptr, 0>
// OUT:
module {
  func.func @names(%arg0: !llvm.struct<"\C3\A9A\\", (i32)>) -> !llvm.struct<"\C3\A9A\\", (i32)> {
    return %arg0 : !llvm.struct<"\C3\A9A\\", (i32)>
  }
  func.func @recursive(%arg0: !llvm.struct<"r", (i32, struct<"r">)>) -> !llvm.struct<"r", (i32, struct<"r">)> {
    %0 = llvm.extractvalue %arg0[1] : !llvm.struct<"r", (i32, struct<"r">)> 
    %1 = llvm.extractvalue %arg0[1, 1, 0] : !llvm.struct<"r", (i32, struct<"r">)> 
    return %arg0 : !llvm.struct<"r", (i32, struct<"r">)>
  }
  func.func private @with_index(!llvm.struct<"s", packed (!llvm.struct<"s">, index)>) -> !llvm.struct<"s", packed (!llvm.struct<"s">, index)>
  func.func private @sizes(!llvm.array<18446744073709551615 x i8>, !llvm.array<2 x vector<4xf32>>)
  func.func private @floats(!llvm.ppc_fp128) -> !llvm.array<2 x !llvm.ppc_fp128>
  func.func private @parameters(!llvm.target<"spirv.Image", !llvm.void, i32, !llvm.ptr, 0>) -> !llvm.target<"spirv.Image", !llvm.void, i32, !llvm.ptr, 0>
}

