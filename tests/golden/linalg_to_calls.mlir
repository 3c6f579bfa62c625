// RUN: tenure opt --convert-linalg-to-std
func.func @f(%a: memref<4x?xf32>, %b: memref<?x3xf16, strided<[?, 1], offset: 3>, 5>, %v: memref<2xvector<4xi8>>, %x: f32, %bf: memref<2xbf16>) {
  linalg.fill ins(%x : f32) outs(%a : memref<4x?xf32>)
  linalg.copy ins(%bf : memref<2xbf16>) outs(%bf : memref<2xbf16>)
  linalg.copy ins(%b : memref<?x3xf16, strided<[?, 1], offset: 3>, 5>) outs(%b : memref<?x3xf16, strided<[?, 1], offset: 3>, 5>)
  linalg.exp ins(%a : memref<4x?xf32>) outs(%a : memref<4x?xf32>)
  linalg.add ins(%a, %a : memref<4x?xf32>, memref<4x?xf32>) outs(%a : memref<4x?xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4x?xf32>) outs(%a : memref<4x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types = ["parallel"], library_call="foo bar"} outs(%v : memref<2xvector<4xi8>>) {
   ^bb0(%o: vector<4xi8>):
    linalg.yield %o : vector<4xi8>
  }
  return
}
func.func @unnamed(%x: memref<4x4xf32>) {
  linalg.transpose ins(%x : memref<4x4xf32>) outs(%x : memref<4x4xf32>) permutation = [1, 0]
  return
}
// OUT:
module {
  func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x3xf16, strided<[?, 1], offset: 3>, 5>, %arg2: memref<2xvector<4xi8>>, %arg3: f32, %arg4: memref<2xbf16>) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    call @linalg_fill_f32_view4xsxf32(%arg3, %cast) : (f32, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    %cast_0 = memref.cast %arg4 : memref<2xbf16> to memref<2xbf16, strided<[?], offset: ?>>
    %cast_1 = memref.cast %arg4 : memref<2xbf16> to memref<2xbf16, strided<[?], offset: ?>>
    call @linalg_copy_view2xbf16_view2xbf16(%cast_0, %cast_1) : (memref<2xbf16, strided<[?], offset: ?>>, memref<2xbf16, strided<[?], offset: ?>>) -> ()
    %cast_2 = memref.cast %arg1 : memref<?x3xf16, strided<[?, 1], offset: 3>, 5> to memref<?x3xf16, strided<[?, ?], offset: ?>, 5>
    %cast_3 = memref.cast %arg1 : memref<?x3xf16, strided<[?, 1], offset: 3>, 5> to memref<?x3xf16, strided<[?, ?], offset: ?>, 5>
    call @linalg_copy_viewsx3xf16as5_viewsx3xf16as5(%cast_2, %cast_3) : (memref<?x3xf16, strided<[?, ?], offset: ?>, 5>, memref<?x3xf16, strided<[?, ?], offset: ?>, 5>) -> ()
    %cast_4 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %cast_5 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    call @linalg_exp_view4xsxf32_view4xsxf32(%cast_4, %cast_5) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    %cast_6 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %cast_7 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %cast_8 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    call @linalg_add_view4xsxf32_view4xsxf32_view4xsxf32(%cast_6, %cast_7, %cast_8) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    %cast_9 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %cast_10 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    call @linalg_elementwise_view4xsxf32_view4xsxf32(%cast_9, %cast_10) : (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    %cast_11 = memref.cast %arg2 : memref<2xvector<4xi8>> to memref<2xvector<4xi8>, strided<[?], offset: ?>>
    call @"foo bar"(%cast_11) : (memref<2xvector<4xi8>, strided<[?], offset: ?>>) -> ()
    return
  }
  func.func private @linalg_fill_f32_view4xsxf32(f32, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @linalg_copy_view2xbf16_view2xbf16(memref<2xbf16, strided<[?], offset: ?>>, memref<2xbf16, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @linalg_copy_viewsx3xf16as5_viewsx3xf16as5(memref<?x3xf16, strided<[?, ?], offset: ?>, 5>, memref<?x3xf16, strided<[?, ?], offset: ?>, 5>) attributes {llvm.emit_c_interface}
  func.func private @linalg_exp_view4xsxf32_view4xsxf32(memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @linalg_add_view4xsxf32_view4xsxf32_view4xsxf32(memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @linalg_elementwise_view4xsxf32_view4xsxf32(memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @"foo bar"(memref<2xvector<4xi8>, strided<[?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func private @op_has_no_registered_library_name(memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) attributes {llvm.emit_c_interface}
  func.func @unnamed(%arg0: memref<4x4xf32>) {
    %cast = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %arg0 : memref<4x4xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
    call @op_has_no_registered_library_name(%cast, %cast_0) : (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[?, ?], offset: ?>>) -> ()
    return
  }
}

