// RUN: tenure opt
// Structs that hold each other, also by way of other types; each is printed by its name inside of itself.
func.func private @mutual(!llvm.struct<"a", (ptr, struct<"b", (struct<"a">, array<2 x struct<"b">>)>)>) -> !llvm.struct<"b", (struct<"a", (ptr, struct<"b">)>, array<2 x struct<"b">>)>
func.func private @three(!llvm.struct<"x", (struct<"y", packed (struct<"z", (struct<"x">, struct<"y">)>, i8)>)>) -> !llvm.array<3 x struct<"z", (struct<"x", (struct<"y", packed (struct<"z">, i8)>)>, struct<"y", packed (struct<"z">, i8)>)>>
func.func private @functions(!llvm.struct<"f", (ptr, struct<"g", opaque>)>, !llvm.func<struct<"f", (ptr, struct<"g", opaque>)> (struct<"g", opaque>, ...)>)
func.func private @others(!llvm.struct<"t", (tuple<!llvm.struct<"t">>, struct<"u", (struct<"t">)>)>) -> tuple<!llvm.struct<"u", (!llvm.struct<"t", (tuple<!llvm.struct<"t">>, !llvm.struct<"u">)>)>>
func.func private @shared(tuple<!llvm.struct<"w", (i8)>, !llvm.struct<"w", (i8)>>) -> !llvm.struct<(struct<"w", (i8)>, struct<"w", (i8)>)>
func.func private @targets(!llvm.struct<"v", (target<"t", !llvm.struct<"v">, 1>, ptr)>)
func.func private @empty(!llvm.struct<"", ()>, !llvm.struct<"e", packed ()>, !llvm.struct<packed ()>) -> !llvm.struct<()>
func.func private @maps(!llvm.struct<"m", (memref<2x2xi8, affine_map<(d0, d1) -> (d1, d0)>>, struct<"m">)>) -> memref<2x2xi8, affine_map<(d0, d1) -> (d1, d0)>>
// OUT:
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @mutual(!llvm.struct<"a", (ptr, struct<"b", (struct<"a">, array<2 x struct<"b">>)>)>) -> !llvm.struct<"b", (struct<"a", (ptr, struct<"b">)>, array<2 x struct<"b">>)>
  func.func private @three(!llvm.struct<"x", (struct<"y", packed (struct<"z", (struct<"x">, struct<"y">)>, i8)>)>) -> !llvm.array<3 x struct<"z", (struct<"x", (struct<"y", packed (struct<"z">, i8)>)>, struct<"y", packed (struct<"z">, i8)>)>>
  func.func private @functions(!llvm.struct<"f", (ptr, struct<"g", opaque>)>, !llvm.func<struct<"f", (ptr, struct<"g", opaque>)> (struct<"g", opaque>, ...)>)
  func.func private @others(!llvm.struct<"t", (tuple<!llvm.struct<"t">>, !llvm.struct<"u", (!llvm.struct<"t">)>)>) -> tuple<!llvm.struct<"u", (!llvm.struct<"t", (tuple<!llvm.struct<"t">>, !llvm.struct<"u">)>)>>
  func.func private @shared(tuple<!llvm.struct<"w", (i8)>, !llvm.struct<"w", (i8)>>) -> !llvm.struct<(struct<"w", (i8)>, struct<"w", (i8)>)>
  func.func private @targets(!llvm.struct<"v", (target<"t", !llvm.struct<"v">, 1>, ptr)>)
  func.func private @empty(!llvm.struct<"", ()>, !llvm.struct<"e", packed ()>, !llvm.struct<packed ()>) -> !llvm.struct<()>
  func.func private @maps(!llvm.struct<"m", (memref<2x2xi8, #map>, !llvm.struct<"m">)>) -> memref<2x2xi8, #map>
}

