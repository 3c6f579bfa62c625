// RUN: tenure opt --transform-interpreter
func.func private @use(tensor<64x7x16xf32>)
func.func @matmul(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %C: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>)
                    outs(%C : tensor<?x?xf32>) -> (tensor<?x?xf32>)
  return %0 : tensor<?x?xf32>
}
func.func @red(%arg0: tensor<16x32x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %r = linalg.reduce { arith.addf } ins(%arg0:tensor<16x32x64xf32>) outs(%arg1:tensor<16x64xf32>) dimensions = [1]
  %e = tensor.empty() : tensor<64x16xf32>
  %t = linalg.transpose ins(%r : tensor<16x64xf32>) outs(%e : tensor<64x16xf32>) permutation = [1, 0]
  %e2 = tensor.empty() : tensor<64x7x16xf32>
  %b = linalg.broadcast ins(%t : tensor<64x16xf32>) outs(%e2 : tensor<64x7x16xf32>) dimensions = [1]
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%e2 : tensor<64x7x16xf32>) -> tensor<64x7x16xf32>
  %m = linalg.map { arith.mulf } ins(%f, %b : tensor<64x7x16xf32>, tensor<64x7x16xf32>) outs(%e2 : tensor<64x7x16xf32>)
  func.call @use(%m) : (tensor<64x7x16xf32>) -> ()
  return %r : tensor<16x64xf32>
}
func.func @mem(%a: memref<?x9xf32, strided<[?, 1], offset: ?>>, %b: memref<9x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
   ins(%a : memref<?x9xf32, strided<[?, 1], offset: ?>>) outs(%b : memref<9x?xf32>) {
   ^bb0(%x: f32, %y: f32):
     %i = linalg.index 0 : index
     %c = arith.index_cast %i : index to i32
     %f = arith.sitofp %c : i32 to f32
     %s = arith.addf %f, %x : f32
     linalg.yield %s : f32
  }
  return
}
func.func @empty(%n: index, %m: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %cst = arith.constant 0.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %f : tensor<?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1 : !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l:3 = transform.structured.tile_using_for %0 tile_sizes [3, [5], 1] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %2 = transform.structured.match ops{["linalg.reduce","linalg.transpose","linalg.generic", "linalg.fill"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %3, %l2 = transform.structured.tile_using_for %2 tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4, %f4 = transform.structured.tile_using_forall %3 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %5 = transform.structured.match ops{["linalg.broadcast", "linalg.map"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %6, %f6 = transform.structured.tile_using_forall %5 num_threads [4, 1, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// OUT:
#map = affine_map<(d0)[s0] -> (-d0 + s0, 3)>
#map1 = affine_map<(d0)[s0, s1] -> (-d0 + s0, s1)>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<(d0) -> (-d0 + 32, 5)>
#map4 = affine_map<(d0) -> (d0 * 4)>
#map5 = affine_map<(d0) -> (-d0 + 16, 5)>
#map6 = affine_map<(d0) -> (d0 * 16)>
#map7 = affine_map<(d0) -> (d0 * 7)>
#map8 = affine_map<(d0) -> (d0 * 6)>
#map9 = affine_map<(d0) -> (d0 * -6 + 16)>
#map10 = affine_map<(d0) -> (d0 * -6 + 16, 6)>
#map11 = affine_map<(d0) -> (-d0 + 7, 5)>
#map12 = affine_map<(d0) -> (-d0 + 9, 5)>
#map13 = affine_map<()[s0] -> (s0 - 1)>
#map14 = affine_map<()[s0] -> (s0 ceildiv 4)>
#map15 = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
#map16 = affine_map<(d0, d1) -> (d0, d1)>
#map17 = affine_map<(d0, d1) -> (d1, d0)>
#map18 = affine_map<(d0)[s0] -> (d0 + s0)>
#map19 = affine_map<(d0)[s0] -> (-d0 + s0, 5)>
module {
  func.func private @use(tensor<64x7x16xf32>)
  func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
    %c1_3 = arith.constant 1 : index
    %dim_4 = tensor.dim %arg1, %c1_3 : tensor<?x?xf32>
    %c0_5 = arith.constant 0 : index
    %dim_6 = tensor.dim %arg2, %c0_5 : tensor<?x?xf32>
    %c1_7 = arith.constant 1 : index
    %dim_8 = tensor.dim %arg2, %c1_7 : tensor<?x?xf32>
    %c5 = arith.constant 5 : index
    %vscale = vector.vscale
    %c5_vscale = arith.muli %c5, %vscale : index
    %c0_9 = arith.constant 0 : index
    %c0_10 = arith.constant 0 : index
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = scf.for %arg3 = %c0_9 to %dim_0 step %c1_12 iter_args(%arg4 = %arg2) -> (tensor<?x?xf32>) {
      %1 = scf.for %arg5 = %c0_10 to %dim step %c3 iter_args(%arg6 = %arg4) -> (tensor<?x?xf32>) {
        %2 = scf.for %arg7 = %c0_11 to %dim_4 step %c5_vscale iter_args(%arg8 = %arg6) -> (tensor<?x?xf32>) {
          %3 = affine.min #map(%arg5)[%dim]
          %4 = affine.min #map1(%arg7)[%dim_4, %c5_vscale]
          %5 = affine.apply #map2(%3)
          %6 = affine.apply #map2(%4)
          %7 = affine.apply #map2(%3)
          %8 = affine.apply #map2(%4)
          %9 = affine.apply #map2(%3)
          %10 = affine.apply #map2(%4)
          %extracted_slice = tensor.extract_slice %arg0[%arg5, %arg3] [%3, 1] [1, 1] : tensor<?x?xf32> to tensor<?x1xf32>
          %extracted_slice_13 = tensor.extract_slice %arg1[%arg3, %arg7] [1, %4] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
          %extracted_slice_14 = tensor.extract_slice %arg8[%arg5, %arg7] [%3, %4] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
          %11 = linalg.matmul ins(%extracted_slice, %extracted_slice_13 : tensor<?x1xf32>, tensor<1x?xf32>) outs(%extracted_slice_14 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %12 = affine.apply #map2(%3)
          %13 = affine.apply #map2(%4)
          %14 = affine.apply #map2(%3)
          %15 = affine.apply #map2(%4)
          %inserted_slice = tensor.insert_slice %11 into %arg8[%arg5, %arg7] [%3, %4] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
          scf.yield %inserted_slice : tensor<?x?xf32>
        }
        scf.yield %2 : tensor<?x?xf32>
      }
      scf.yield %1 : tensor<?x?xf32>
    }
    return %0 : tensor<?x?xf32>
  }
  func.func @red(%arg0: tensor<16x32x64xf32>, %arg1: tensor<16x64xf32>) -> tensor<16x64xf32> {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c5 = arith.constant 5 : index
    %0 = scf.for %arg2 = %c0 to %c32 step %c5 iter_args(%arg3 = %arg1) -> (tensor<16x64xf32>) {
      %c32_4 = arith.constant 32 : index
      %7 = affine.min #map3(%arg2)
      %8 = affine.apply #map2(%7)
      %9 = affine.apply #map2(%7)
      %extracted_slice = tensor.extract_slice %arg0[0, %arg2, 0] [16, %7, 64] [1, 1, 1] : tensor<16x32x64xf32> to tensor<16x?x64xf32>
      %extracted_slice_5 = tensor.extract_slice %arg3[0, 0] [16, 64] [1, 1] : tensor<16x64xf32> to tensor<16x64xf32>
      %c1 = arith.constant 1 : index
      %10 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %extracted_slice_5) -> (tensor<16x64xf32>) {
        %12 = affine.apply #map4(%arg4)
        %13 = affine.apply #map2(%7)
        %14 = affine.apply #map2(%7)
        %extracted_slice_6 = tensor.extract_slice %extracted_slice[%12, 0, 0] [4, %7, 64] [1, 1, 1] : tensor<16x?x64xf32> to tensor<4x?x64xf32>
        %extracted_slice_7 = tensor.extract_slice %arg5[%12, 0] [4, 64] [1, 1] : tensor<16x64xf32> to tensor<4x64xf32>
        %reduced = linalg.reduce { arith.addf } ins(%extracted_slice_6 : tensor<4x?x64xf32>) outs(%extracted_slice_7 : tensor<4x64xf32>) dimensions = [1] 
        %15 = affine.apply #map2(%7)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %reduced into %arg5[%12, 0] [4, 64] [1, 1] : tensor<4x64xf32> into tensor<16x64xf32>
        }
      }
      %11 = affine.apply #map2(%7)
      %inserted_slice = tensor.insert_slice %10 into %arg3[0, 0] [16, 64] [1, 1] : tensor<16x64xf32> into tensor<16x64xf32>
      scf.yield %inserted_slice : tensor<16x64xf32>
    }
    %1 = tensor.empty() : tensor<64x16xf32>
    %c0_0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c5_1 = arith.constant 5 : index
    %2 = scf.for %arg2 = %c0_0 to %c16 step %c5_1 iter_args(%arg3 = %1) -> (tensor<64x16xf32>) {
      %c16_4 = arith.constant 16 : index
      %7 = affine.min #map5(%arg2)
      %8 = affine.apply #map2(%7)
      %9 = affine.apply #map2(%7)
      %10 = affine.apply #map2(%7)
      %extracted_slice = tensor.extract_slice %0[%arg2, 0] [%7, 64] [1, 1] : tensor<16x64xf32> to tensor<?x64xf32>
      %extracted_slice_5 = tensor.extract_slice %arg3[0, %arg2] [64, %7] [1, 1] : tensor<64x16xf32> to tensor<64x?xf32>
      %c0_6 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %11 = scf.forall (%arg4) in (16) shared_outs(%arg5 = %extracted_slice_5) -> (tensor<64x?xf32>) {
        %14 = affine.apply #map4(%arg4)
        %15 = affine.apply #map2(%7)
        %16 = affine.apply #map2(%7)
        %17 = affine.apply #map2(%7)
        %extracted_slice_7 = tensor.extract_slice %extracted_slice[0, %14] [%7, 4] [1, 1] : tensor<?x64xf32> to tensor<?x4xf32>
        %extracted_slice_8 = tensor.extract_slice %arg5[%14, 0] [4, %7] [1, 1] : tensor<64x?xf32> to tensor<4x?xf32>
        %transposed = linalg.transpose ins(%extracted_slice_7 : tensor<?x4xf32>) outs(%extracted_slice_8 : tensor<4x?xf32>) permutation = [1, 0] 
        %18 = affine.apply #map2(%7)
        %19 = affine.apply #map2(%7)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %transposed into %arg5[%14, 0] [4, %7] [1, 1] : tensor<4x?xf32> into tensor<64x?xf32>
        }
      }
      %12 = affine.apply #map2(%7)
      %13 = affine.apply #map2(%7)
      %inserted_slice = tensor.insert_slice %11 into %arg3[0, %arg2] [64, %7] [1, 1] : tensor<64x?xf32> into tensor<64x16xf32>
      scf.yield %inserted_slice : tensor<64x16xf32>
    }
    %3 = tensor.empty() : tensor<64x7x16xf32>
    %4 = scf.forall (%arg2, %arg3, %arg4) in (4, 1, 3) shared_outs(%arg5 = %3) -> (tensor<64x7x16xf32>) {
      %7 = affine.apply #map6(%arg2)
      %8 = affine.apply #map7(%arg3)
      %9 = affine.apply #map8(%arg4)
      %10 = affine.apply #map9(%arg4)
      %11 = affine.min #map10(%arg4)
      %12 = affine.apply #map2(%11)
      %13 = affine.apply #map6(%arg2)
      %14 = affine.apply #map8(%arg4)
      %15 = affine.apply #map2(%11)
      %16 = affine.apply #map6(%arg2)
      %17 = affine.apply #map7(%arg3)
      %18 = affine.apply #map8(%arg4)
      %19 = affine.apply #map2(%11)
      %extracted_slice = tensor.extract_slice %2[%13, %14] [16, %11] [1, 1] : tensor<64x16xf32> to tensor<16x?xf32>
      %extracted_slice_4 = tensor.extract_slice %arg5[%16, %17, %18] [16, 7, %11] [1, 1, 1] : tensor<64x7x16xf32> to tensor<16x7x?xf32>
      %broadcasted = linalg.broadcast ins(%extracted_slice : tensor<16x?xf32>) outs(%extracted_slice_4 : tensor<16x7x?xf32>) dimensions = [1] 
      %20 = affine.apply #map2(%11)
      %21 = affine.apply #map6(%arg2)
      %22 = affine.apply #map7(%arg3)
      %23 = affine.apply #map8(%arg4)
      %24 = affine.apply #map2(%11)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %broadcasted into %arg5[%21, %22, %23] [16, 7, %11] [1, 1, 1] : tensor<16x7x?xf32> into tensor<64x7x16xf32>
      }
    }
    %cst = arith.constant 0.000000e+00 : f32
    %c0_2 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c5_3 = arith.constant 5 : index
    %5 = scf.for %arg2 = %c0_2 to %c7 step %c5_3 iter_args(%arg3 = %3) -> (tensor<64x7x16xf32>) {
      %c7_4 = arith.constant 7 : index
      %7 = affine.min #map11(%arg2)
      %8 = affine.apply #map2(%7)
      %9 = affine.apply #map2(%7)
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2, 0] [64, %7, 16] [1, 1, 1] : tensor<64x7x16xf32> to tensor<64x?x16xf32>
      %c1 = arith.constant 1 : index
      %10 = scf.forall (%arg4) in (16) shared_outs(%arg5 = %extracted_slice) -> (tensor<64x?x16xf32>) {
        %13 = affine.apply #map4(%arg4)
        %14 = affine.apply #map2(%7)
        %15 = affine.apply #map2(%7)
        %extracted_slice_5 = tensor.extract_slice %arg5[%13, 0, 0] [4, %7, 16] [1, 1, 1] : tensor<64x?x16xf32> to tensor<4x?x16xf32>
        %16 = linalg.fill ins(%cst : f32) outs(%extracted_slice_5 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
        %17 = affine.apply #map2(%7)
        %18 = affine.apply #map2(%7)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %16 into %arg5[%13, 0, 0] [4, %7, 16] [1, 1, 1] : tensor<4x?x16xf32> into tensor<64x?x16xf32>
        }
      }
      %11 = affine.apply #map2(%7)
      %12 = affine.apply #map2(%7)
      %inserted_slice = tensor.insert_slice %10 into %arg3[0, %arg2, 0] [64, %7, 16] [1, 1, 1] : tensor<64x?x16xf32> into tensor<64x7x16xf32>
      scf.yield %inserted_slice : tensor<64x7x16xf32>
    }
    %6 = scf.forall (%arg2, %arg3, %arg4) in (4, 1, 3) shared_outs(%arg5 = %3) -> (tensor<64x7x16xf32>) {
      %7 = affine.apply #map6(%arg2)
      %8 = affine.apply #map7(%arg3)
      %9 = affine.apply #map8(%arg4)
      %10 = affine.apply #map9(%arg4)
      %11 = affine.min #map10(%arg4)
      %12 = affine.apply #map2(%11)
      %13 = affine.apply #map6(%arg2)
      %14 = affine.apply #map7(%arg3)
      %15 = affine.apply #map8(%arg4)
      %16 = affine.apply #map2(%11)
      %17 = affine.apply #map6(%arg2)
      %18 = affine.apply #map7(%arg3)
      %19 = affine.apply #map8(%arg4)
      %20 = affine.apply #map2(%11)
      %21 = affine.apply #map6(%arg2)
      %22 = affine.apply #map7(%arg3)
      %23 = affine.apply #map8(%arg4)
      %24 = affine.apply #map2(%11)
      %extracted_slice = tensor.extract_slice %5[%13, %14, %15] [16, 7, %11] [1, 1, 1] : tensor<64x7x16xf32> to tensor<16x7x?xf32>
      %extracted_slice_4 = tensor.extract_slice %4[%17, %18, %19] [16, 7, %11] [1, 1, 1] : tensor<64x7x16xf32> to tensor<16x7x?xf32>
      %extracted_slice_5 = tensor.extract_slice %arg5[%21, %22, %23] [16, 7, %11] [1, 1, 1] : tensor<64x7x16xf32> to tensor<16x7x?xf32>
      %mapped = linalg.map { arith.mulf } ins(%extracted_slice, %extracted_slice_4 : tensor<16x7x?xf32>, tensor<16x7x?xf32>) outs(%extracted_slice_5 : tensor<16x7x?xf32>)
      %25 = affine.apply #map2(%11)
      %26 = affine.apply #map6(%arg2)
      %27 = affine.apply #map7(%arg3)
      %28 = affine.apply #map8(%arg4)
      %29 = affine.apply #map2(%11)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %mapped into %arg5[%26, %27, %28] [16, 7, %11] [1, 1, 1] : tensor<16x7x?xf32> into tensor<64x7x16xf32>
      }
    }
    call @use(%6) : (tensor<64x7x16xf32>) -> ()
    return %0 : tensor<16x64xf32>
  }
  func.func @mem(%arg0: memref<?x9xf32, strided<[?, 1], offset: ?>>, %arg1: memref<9x?xf32>) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x9xf32, strided<[?, 1], offset: ?>>
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg1, %c1 : memref<9x?xf32>
    %c0_1 = arith.constant 0 : index
    %c9 = arith.constant 9 : index
    %c5 = arith.constant 5 : index
    scf.for %arg2 = %c0_1 to %c9 step %c5 {
      %c9_2 = arith.constant 9 : index
      %0 = affine.min #map12(%arg2)
      %1 = affine.apply #map13()[%dim]
      %2 = affine.apply #map2(%0)
      %3 = affine.apply #map13()[%dim]
      %4 = affine.apply #map2(%0)
      %5 = affine.apply #map2(%0)
      %6 = affine.apply #map13()[%dim]
      %subview = memref.subview %arg0[0, %arg2] [%dim, %0] [1, 1] : memref<?x9xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %subview_3 = memref.subview %arg1[%arg2, 0] [%0, %dim] [1, 1] : memref<9x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
      %c0_4 = arith.constant 0 : index
      %c1_5 = arith.constant 1 : index
      %c0_6 = arith.constant 0 : index
      %c1_7 = arith.constant 1 : index
      %7 = affine.apply #map14()[%dim]
      scf.forall (%arg3) in (%7) {
        %8 = affine.apply #map4(%arg3)
        %9 = affine.min #map15(%8)[%dim]
        %10 = affine.apply #map2(%9)
        %11 = affine.apply #map2(%0)
        %12 = affine.apply #map2(%9)
        %13 = affine.apply #map2(%0)
        %14 = affine.apply #map2(%0)
        %15 = affine.apply #map2(%9)
        %subview_8 = memref.subview %subview[%8, 0] [%9, %0] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %subview_9 = memref.subview %subview_3[0, %8] [%0, %9] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel"]} ins(%subview_8 : memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%subview_9 : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
        ^bb0(%in: f32, %out: f32):
          %16 = linalg.index 0 : index
          %17 = affine.apply #map18(%8)[%16]
          %18 = arith.index_cast %17 : index to i32
          %19 = arith.sitofp %18 : i32 to f32
          %20 = arith.addf %19, %in : f32
          linalg.yield %20 : f32
        }
      }
    }
    return
  }
  func.func @empty(%arg0: index, %arg1: index) -> tensor<?x?xf32> {
    %0 = tensor.empty(%arg0, %arg1) : tensor<?x?xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %0, %c1 : tensor<?x?xf32>
    %c0_1 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %1 = scf.for %arg2 = %c0_1 to %dim_0 step %c5 iter_args(%arg3 = %0) -> (tensor<?x?xf32>) {
      %2 = affine.min #map19(%arg2)[%dim_0]
      %3 = affine.apply #map13()[%dim]
      %4 = affine.apply #map2(%2)
      %5 = affine.apply #map13()[%dim]
      %6 = affine.apply #map2(%2)
      %extracted_slice = tensor.extract_slice %arg3[0, %arg2] [%dim, %2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %c0_2 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      %7 = affine.apply #map14()[%dim]
      %8 = scf.forall (%arg4) in (%7) shared_outs(%arg5 = %extracted_slice) -> (tensor<?x?xf32>) {
        %13 = affine.apply #map4(%arg4)
        %14 = affine.min #map15(%13)[%dim]
        %15 = affine.apply #map2(%14)
        %16 = affine.apply #map2(%2)
        %17 = affine.apply #map2(%14)
        %18 = affine.apply #map2(%2)
        %extracted_slice_4 = tensor.extract_slice %arg5[%13, 0] [%14, %2] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
        %19 = linalg.fill ins(%cst : f32) outs(%extracted_slice_4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %20 = affine.apply #map2(%14)
        %21 = affine.apply #map2(%2)
        %22 = affine.apply #map2(%14)
        %23 = affine.apply #map2(%2)
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %19 into %arg5[%13, 0] [%14, %2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
        }
      }
      %9 = affine.apply #map13()[%dim]
      %10 = affine.apply #map2(%2)
      %11 = affine.apply #map13()[%dim]
      %12 = affine.apply #map2(%2)
      %inserted_slice = tensor.insert_slice %8 into %arg3[0, %arg2] [%dim, %2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [3, [5], 1] interchange = [2, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %1 = transform.structured.match ops{["linalg.reduce", "linalg.transpose", "linalg.generic", "linalg.fill"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_linalg_op_0, %loops_1 = transform.structured.tile_using_for %1 tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op_0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %2 = transform.structured.match ops{["linalg.broadcast", "linalg.map"]} in %arg0 : (!transform.any_op) -> !transform.any_op
      %tiled_op_2, %forall_op_3 = transform.structured.tile_using_forall %2 num_threads [4, 1, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.yield 
    }
  }
}

