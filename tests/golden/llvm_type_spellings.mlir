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
// What holds types that are none of LLVM's has the prefix inside of others, too.
func.func private @foreign(!llvm.struct<(i32, struct<(index)>)>, !llvm.array<2 x array<3 x index>>, !llvm.func<void (struct<(vector<2x2xi8>)>)>)
func.func private @foreign_names(!llvm.struct<"a", (index, struct<"b", (i32, struct<"a">, struct<"b">)>, struct<"c", (struct<"c">)>)>)
func.func private @vectors(!llvm.array<2 x struct<(vector<4xf32>, vector<[4]x!llvm.ptr>)>>, !llvm.array<2 x struct<(vector<4xindex>)>>)
func.func private @pointers(!llvm.array<2 x struct<(!ptr.ptr<#llvm.address_space<1>>)>>, !llvm.array<2 x struct<(!ptr.ptr<#ptr.generic_space>)>>)
func.func private @functions(!llvm.struct<(i8, (i32,f32)->(i32), ()->(), struct<(i32)>)>, !llvm.array<2 x (i32) -> ((i32)->i32)>)
func.func private @numbers(!llvm.array<0x10 x i8>, !llvm.array<- 2 x i8>, !llvm.array<0x i8>, !llvm.ptr<0x1F>, !llvm.ptr<-1>, !llvm.target<"t", -1, 0x10>)
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
  func.func private @foreign(!llvm.struct<(i32, !llvm.struct<(index)>)>, !llvm.array<2 x !llvm.array<3 x index>>, !llvm.func<void (!llvm.struct<(vector<2x2xi8>)>)>)
  func.func private @foreign_names(!llvm.struct<"a", (index, !llvm.struct<"b", (i32, !llvm.struct<"a">, !llvm.struct<"b">)>, struct<"c", (struct<"c">)>)>)
  func.func private @vectors(!llvm.array<2 x struct<(vector<4xf32>, vector<[4]x!llvm.ptr>)>>, !llvm.array<2 x !llvm.struct<(vector<4xindex>)>>)
  func.func private @pointers(!llvm.array<2 x struct<(!ptr.ptr<#llvm.address_space<1>>)>>, !llvm.array<2 x !llvm.struct<(!ptr.ptr<#ptr.generic_space>)>>)
  func.func private @functions(!llvm.struct<(i8, (i32, f32) -> i32, () -> (), struct<(i32)>)>, !llvm.array<2 x (i32) -> ((i32) -> i32)>)
  func.func private @numbers(!llvm.array<16 x i8>, !llvm.array<18446744073709551614 x i8>, !llvm.array<0 x i8>, !llvm.ptr<31>, !llvm.ptr<4294967295>, !llvm.target<"t", 4294967295, 16>)
}

