// RUN: tenure opt
// Lists of offsets that may be missing; the blank in front of properties stands without them, too.
module {
  func.func private @default_length_of_another_type(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1 : i8>>)
  func.func @offsets(%arg0: memref<8x16xf32>, %arg1: index) {
    %0 = xegpu.create_nd_tdesc %arg0[%arg1, 0] : memref<8x16xf32> -> !xegpu.tensor_desc<8x16xf32>
    %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
    xegpu.store_nd %1, %0 <{l1_hint = #xegpu.cache_hint<uncached>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
    return
  }
}
// OUT:
module {
  func.func private @default_length_of_another_type(!xegpu.tensor_desc<8x16xf32>)
  func.func @offsets(%arg0: memref<8x16xf32>, %arg1: index) {
    %0 = xegpu.create_nd_tdesc %arg0[%arg1, 0] : memref<8x16xf32> -> !xegpu.tensor_desc<8x16xf32>
    %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
    xegpu.store_nd %1, %0 <{l1_hint = #xegpu.cache_hint<uncached>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
    return
  }
}

