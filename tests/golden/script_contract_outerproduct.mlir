// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
    } : !transform.any_op
    transform.yield
  }

  func.func @f1(%a: vector<3x1xi32>, %b: vector<3x1xi32>, %c: vector<3xi32>, %m: vector<3x1xi1>) -> vector<3xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x1xi32>, vector<3x1xi32> into vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f3(%a: vector<1x3xi32>, %b: vector<1x3xi32>, %c: i32, %m: vector<1x3xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x3xi32>, vector<1x3xi32> into i32
    return %0 : i32
  }
  func.func @f4(%a: vector<1x3x2xi32>, %b: vector<1x2x3xi32>, %c: i32, %m: vector<1x2x3xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d0,d1,d2)>, affine_map<(d0,d1,d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x3x2xi32>, vector<1x2x3xi32> into i32
    return %0 : i32
  }
  func.func @f5(%a: vector<2x2xi32>, %b: vector<3x2x2xi32>, %c: vector<3xi32>, %m: vector<3x2x2xi1>) -> vector<3xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d2)>, affine_map<(d0,d1,d2) -> (d0,d2,d1)>, affine_map<(d0,d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xi32>, vector<3x2x2xi32> into vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f6(%a: vector<2x3x3xi32>, %b: vector<2x3x3xi32>, %c: vector<3xi32>, %m: vector<3x2x3xi1>) -> vector<3xi32> {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1,d2) -> (d1,d2,d0)>, affine_map<(d0,d1,d2) -> (d1,d0,d2)>, affine_map<(d0,d1,d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x3xi32>, vector<2x3x3xi32> into vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f7(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32, %m: vector<3xi1>) -> f32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
    return %0 : f32
  }
  func.func @f10(%a: vector<2xi32>, %b: vector<2xi32>, %c: i32, %m: vector<2xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2xi32>, vector<2xi32> into i32
    return %0 : i32
  }
  func.func @f12(%a: vector<3x3xi32>, %b: vector<3x3xi32>, %c: i32, %m: vector<3x3xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0,d1) -> (d1,d0)>, affine_map<(d0,d1) -> (d0,d1)>, affine_map<(d0,d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x3xi32>, vector<3x3xi32> into i32
    return %0 : i32
  }
}
// OUT:
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.lower_contraction
    } : !transform.any_op
    transform.yield 
  }
  func.func @f1(%arg0: vector<3x1xi32>, %arg1: vector<3x1xi32>, %arg2: vector<3xi32>, %arg3: vector<3x1xi1>) -> vector<3xi32> {
    %cst = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg0[0] : vector<1xi32> from vector<3x1xi32>
    %1 = vector.extract %arg1[0] : vector<1xi32> from vector<3x1xi32>
    %2 = vector.extract %arg2[0] : i32 from vector<3xi32>
    %3 = arith.muli %0, %1 : vector<1xi32>
    %4 = vector.reduction <add>, %3, %2 : vector<1xi32> into i32
    %5 = vector.insert %4, %cst [0] : i32 into vector<3xi32>
    %6 = vector.extract %arg0[1] : vector<1xi32> from vector<3x1xi32>
    %7 = vector.extract %arg1[1] : vector<1xi32> from vector<3x1xi32>
    %8 = vector.extract %arg2[1] : i32 from vector<3xi32>
    %9 = arith.muli %6, %7 : vector<1xi32>
    %10 = vector.reduction <add>, %9, %8 : vector<1xi32> into i32
    %11 = vector.insert %10, %5 [1] : i32 into vector<3xi32>
    %12 = vector.extract %arg0[2] : vector<1xi32> from vector<3x1xi32>
    %13 = vector.extract %arg1[2] : vector<1xi32> from vector<3x1xi32>
    %14 = vector.extract %arg2[2] : i32 from vector<3xi32>
    %15 = arith.muli %12, %13 : vector<1xi32>
    %16 = vector.reduction <add>, %15, %14 : vector<1xi32> into i32
    %17 = vector.insert %16, %11 [2] : i32 into vector<3xi32>
    return %17 : vector<3xi32>
  }
  func.func @f3(%arg0: vector<1x3xi32>, %arg1: vector<1x3xi32>, %arg2: i32, %arg3: vector<1x3xi1>) -> i32 {
    %0 = vector.extract %arg0[0] : vector<3xi32> from vector<1x3xi32>
    %1 = vector.extract %arg1[0] : vector<3xi32> from vector<1x3xi32>
    %2 = arith.muli %0, %1 : vector<3xi32>
    %3 = vector.reduction <add>, %2, %arg2 : vector<3xi32> into i32
    return %3 : i32
  }
  func.func @f4(%arg0: vector<1x3x2xi32>, %arg1: vector<1x2x3xi32>, %arg2: i32, %arg3: vector<1x2x3xi1>) -> i32 {
    %cst = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg0[0, 0, 0] : i32 from vector<1x3x2xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<3xi32>
    %2 = vector.extract %arg0[0, 1, 0] : i32 from vector<1x3x2xi32>
    %3 = vector.insert %2, %1 [1] : i32 into vector<3xi32>
    %4 = vector.extract %arg0[0, 2, 0] : i32 from vector<1x3x2xi32>
    %5 = vector.insert %4, %3 [2] : i32 into vector<3xi32>
    %6 = vector.extract %arg1[0, 0] : vector<3xi32> from vector<1x2x3xi32>
    %7 = arith.muli %5, %6 : vector<3xi32>
    %8 = vector.reduction <add>, %7, %arg2 : vector<3xi32> into i32
    %9 = vector.extract %arg0[0, 0, 1] : i32 from vector<1x3x2xi32>
    %10 = vector.insert %9, %cst [0] : i32 into vector<3xi32>
    %11 = vector.extract %arg0[0, 1, 1] : i32 from vector<1x3x2xi32>
    %12 = vector.insert %11, %10 [1] : i32 into vector<3xi32>
    %13 = vector.extract %arg0[0, 2, 1] : i32 from vector<1x3x2xi32>
    %14 = vector.insert %13, %12 [2] : i32 into vector<3xi32>
    %15 = vector.extract %arg1[0, 1] : vector<3xi32> from vector<1x2x3xi32>
    %16 = arith.muli %14, %15 : vector<3xi32>
    %17 = vector.reduction <add>, %16, %8 : vector<3xi32> into i32
    return %17 : i32
  }
  func.func @f5(%arg0: vector<2x2xi32>, %arg1: vector<3x2x2xi32>, %arg2: vector<3xi32>, %arg3: vector<3x2x2xi1>) -> vector<3xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg2[0] : i32 from vector<3xi32>
    %1 = vector.extract %arg0[0] : vector<2xi32> from vector<2x2xi32>
    %2 = vector.extract %arg1[0, 0, 0] : i32 from vector<3x2x2xi32>
    %3 = vector.insert %2, %cst [0] : i32 into vector<2xi32>
    %4 = vector.extract %arg1[0, 1, 0] : i32 from vector<3x2x2xi32>
    %5 = vector.insert %4, %3 [1] : i32 into vector<2xi32>
    %6 = arith.muli %1, %5 : vector<2xi32>
    %7 = vector.reduction <add>, %6, %0 : vector<2xi32> into i32
    %8 = vector.extract %arg0[1] : vector<2xi32> from vector<2x2xi32>
    %9 = vector.extract %arg1[0, 0, 1] : i32 from vector<3x2x2xi32>
    %10 = vector.insert %9, %cst [0] : i32 into vector<2xi32>
    %11 = vector.extract %arg1[0, 1, 1] : i32 from vector<3x2x2xi32>
    %12 = vector.insert %11, %10 [1] : i32 into vector<2xi32>
    %13 = arith.muli %8, %12 : vector<2xi32>
    %14 = vector.reduction <add>, %13, %7 : vector<2xi32> into i32
    %15 = vector.insert %14, %cst_0 [0] : i32 into vector<3xi32>
    %16 = vector.extract %arg2[1] : i32 from vector<3xi32>
    %17 = vector.extract %arg0[0] : vector<2xi32> from vector<2x2xi32>
    %18 = vector.extract %arg1[1, 0, 0] : i32 from vector<3x2x2xi32>
    %19 = vector.insert %18, %cst [0] : i32 into vector<2xi32>
    %20 = vector.extract %arg1[1, 1, 0] : i32 from vector<3x2x2xi32>
    %21 = vector.insert %20, %19 [1] : i32 into vector<2xi32>
    %22 = arith.muli %17, %21 : vector<2xi32>
    %23 = vector.reduction <add>, %22, %16 : vector<2xi32> into i32
    %24 = vector.extract %arg0[1] : vector<2xi32> from vector<2x2xi32>
    %25 = vector.extract %arg1[1, 0, 1] : i32 from vector<3x2x2xi32>
    %26 = vector.insert %25, %cst [0] : i32 into vector<2xi32>
    %27 = vector.extract %arg1[1, 1, 1] : i32 from vector<3x2x2xi32>
    %28 = vector.insert %27, %26 [1] : i32 into vector<2xi32>
    %29 = arith.muli %24, %28 : vector<2xi32>
    %30 = vector.reduction <add>, %29, %23 : vector<2xi32> into i32
    %31 = vector.insert %30, %15 [1] : i32 into vector<3xi32>
    %32 = vector.extract %arg2[2] : i32 from vector<3xi32>
    %33 = vector.extract %arg0[0] : vector<2xi32> from vector<2x2xi32>
    %34 = vector.extract %arg1[2, 0, 0] : i32 from vector<3x2x2xi32>
    %35 = vector.insert %34, %cst [0] : i32 into vector<2xi32>
    %36 = vector.extract %arg1[2, 1, 0] : i32 from vector<3x2x2xi32>
    %37 = vector.insert %36, %35 [1] : i32 into vector<2xi32>
    %38 = arith.muli %33, %37 : vector<2xi32>
    %39 = vector.reduction <add>, %38, %32 : vector<2xi32> into i32
    %40 = vector.extract %arg0[1] : vector<2xi32> from vector<2x2xi32>
    %41 = vector.extract %arg1[2, 0, 1] : i32 from vector<3x2x2xi32>
    %42 = vector.insert %41, %cst [0] : i32 into vector<2xi32>
    %43 = vector.extract %arg1[2, 1, 1] : i32 from vector<3x2x2xi32>
    %44 = vector.insert %43, %42 [1] : i32 into vector<2xi32>
    %45 = arith.muli %40, %44 : vector<2xi32>
    %46 = vector.reduction <add>, %45, %39 : vector<2xi32> into i32
    %47 = vector.insert %46, %31 [2] : i32 into vector<3xi32>
    return %47 : vector<3xi32>
  }
  func.func @f6(%arg0: vector<2x3x3xi32>, %arg1: vector<2x3x3xi32>, %arg2: vector<3xi32>, %arg3: vector<3x2x3xi1>) -> vector<3xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg1[0, 0, 0] : i32 from vector<2x3x3xi32>
    %1 = vector.extract %arg1[0, 1, 0] : i32 from vector<2x3x3xi32>
    %2 = vector.extract %arg1[0, 2, 0] : i32 from vector<2x3x3xi32>
    %3 = vector.extract %arg1[1, 0, 0] : i32 from vector<2x3x3xi32>
    %4 = vector.extract %arg1[1, 1, 0] : i32 from vector<2x3x3xi32>
    %5 = vector.extract %arg1[1, 2, 0] : i32 from vector<2x3x3xi32>
    %6 = vector.extract %arg2[0] : i32 from vector<3xi32>
    %7 = vector.extract %arg0[0, 0, 0] : i32 from vector<2x3x3xi32>
    %8 = vector.insert %7, %cst [0] : i32 into vector<2xi32>
    %9 = vector.extract %arg0[1, 0, 0] : i32 from vector<2x3x3xi32>
    %10 = vector.insert %9, %8 [1] : i32 into vector<2xi32>
    %11 = vector.insert %0, %cst [0] : i32 into vector<2xi32>
    %12 = vector.insert %3, %11 [1] : i32 into vector<2xi32>
    %13 = arith.muli %10, %12 : vector<2xi32>
    %14 = vector.reduction <add>, %13, %6 : vector<2xi32> into i32
    %15 = vector.extract %arg0[0, 0, 1] : i32 from vector<2x3x3xi32>
    %16 = vector.insert %15, %cst [0] : i32 into vector<2xi32>
    %17 = vector.extract %arg0[1, 0, 1] : i32 from vector<2x3x3xi32>
    %18 = vector.insert %17, %16 [1] : i32 into vector<2xi32>
    %19 = vector.insert %1, %cst [0] : i32 into vector<2xi32>
    %20 = vector.insert %4, %19 [1] : i32 into vector<2xi32>
    %21 = arith.muli %18, %20 : vector<2xi32>
    %22 = vector.reduction <add>, %21, %14 : vector<2xi32> into i32
    %23 = vector.extract %arg0[0, 0, 2] : i32 from vector<2x3x3xi32>
    %24 = vector.insert %23, %cst [0] : i32 into vector<2xi32>
    %25 = vector.extract %arg0[1, 0, 2] : i32 from vector<2x3x3xi32>
    %26 = vector.insert %25, %24 [1] : i32 into vector<2xi32>
    %27 = vector.insert %2, %cst [0] : i32 into vector<2xi32>
    %28 = vector.insert %5, %27 [1] : i32 into vector<2xi32>
    %29 = arith.muli %26, %28 : vector<2xi32>
    %30 = vector.reduction <add>, %29, %22 : vector<2xi32> into i32
    %31 = vector.insert %30, %cst_0 [0] : i32 into vector<3xi32>
    %32 = vector.extract %arg1[0, 0, 1] : i32 from vector<2x3x3xi32>
    %33 = vector.extract %arg1[0, 1, 1] : i32 from vector<2x3x3xi32>
    %34 = vector.extract %arg1[0, 2, 1] : i32 from vector<2x3x3xi32>
    %35 = vector.extract %arg1[1, 0, 1] : i32 from vector<2x3x3xi32>
    %36 = vector.extract %arg1[1, 1, 1] : i32 from vector<2x3x3xi32>
    %37 = vector.extract %arg1[1, 2, 1] : i32 from vector<2x3x3xi32>
    %38 = vector.extract %arg2[1] : i32 from vector<3xi32>
    %39 = vector.extract %arg0[0, 1, 0] : i32 from vector<2x3x3xi32>
    %40 = vector.insert %39, %cst [0] : i32 into vector<2xi32>
    %41 = vector.extract %arg0[1, 1, 0] : i32 from vector<2x3x3xi32>
    %42 = vector.insert %41, %40 [1] : i32 into vector<2xi32>
    %43 = vector.insert %32, %cst [0] : i32 into vector<2xi32>
    %44 = vector.insert %35, %43 [1] : i32 into vector<2xi32>
    %45 = arith.muli %42, %44 : vector<2xi32>
    %46 = vector.reduction <add>, %45, %38 : vector<2xi32> into i32
    %47 = vector.extract %arg0[0, 1, 1] : i32 from vector<2x3x3xi32>
    %48 = vector.insert %47, %cst [0] : i32 into vector<2xi32>
    %49 = vector.extract %arg0[1, 1, 1] : i32 from vector<2x3x3xi32>
    %50 = vector.insert %49, %48 [1] : i32 into vector<2xi32>
    %51 = vector.insert %33, %cst [0] : i32 into vector<2xi32>
    %52 = vector.insert %36, %51 [1] : i32 into vector<2xi32>
    %53 = arith.muli %50, %52 : vector<2xi32>
    %54 = vector.reduction <add>, %53, %46 : vector<2xi32> into i32
    %55 = vector.extract %arg0[0, 1, 2] : i32 from vector<2x3x3xi32>
    %56 = vector.insert %55, %cst [0] : i32 into vector<2xi32>
    %57 = vector.extract %arg0[1, 1, 2] : i32 from vector<2x3x3xi32>
    %58 = vector.insert %57, %56 [1] : i32 into vector<2xi32>
    %59 = vector.insert %34, %cst [0] : i32 into vector<2xi32>
    %60 = vector.insert %37, %59 [1] : i32 into vector<2xi32>
    %61 = arith.muli %58, %60 : vector<2xi32>
    %62 = vector.reduction <add>, %61, %54 : vector<2xi32> into i32
    %63 = vector.insert %62, %31 [1] : i32 into vector<3xi32>
    %64 = vector.extract %arg1[0, 0, 2] : i32 from vector<2x3x3xi32>
    %65 = vector.extract %arg1[0, 1, 2] : i32 from vector<2x3x3xi32>
    %66 = vector.extract %arg1[0, 2, 2] : i32 from vector<2x3x3xi32>
    %67 = vector.extract %arg1[1, 0, 2] : i32 from vector<2x3x3xi32>
    %68 = vector.extract %arg1[1, 1, 2] : i32 from vector<2x3x3xi32>
    %69 = vector.extract %arg1[1, 2, 2] : i32 from vector<2x3x3xi32>
    %70 = vector.extract %arg2[2] : i32 from vector<3xi32>
    %71 = vector.extract %arg0[0, 2, 0] : i32 from vector<2x3x3xi32>
    %72 = vector.insert %71, %cst [0] : i32 into vector<2xi32>
    %73 = vector.extract %arg0[1, 2, 0] : i32 from vector<2x3x3xi32>
    %74 = vector.insert %73, %72 [1] : i32 into vector<2xi32>
    %75 = vector.insert %64, %cst [0] : i32 into vector<2xi32>
    %76 = vector.insert %67, %75 [1] : i32 into vector<2xi32>
    %77 = arith.muli %74, %76 : vector<2xi32>
    %78 = vector.reduction <add>, %77, %70 : vector<2xi32> into i32
    %79 = vector.extract %arg0[0, 2, 1] : i32 from vector<2x3x3xi32>
    %80 = vector.insert %79, %cst [0] : i32 into vector<2xi32>
    %81 = vector.extract %arg0[1, 2, 1] : i32 from vector<2x3x3xi32>
    %82 = vector.insert %81, %80 [1] : i32 into vector<2xi32>
    %83 = vector.insert %65, %cst [0] : i32 into vector<2xi32>
    %84 = vector.insert %68, %83 [1] : i32 into vector<2xi32>
    %85 = arith.muli %82, %84 : vector<2xi32>
    %86 = vector.reduction <add>, %85, %78 : vector<2xi32> into i32
    %87 = vector.extract %arg0[0, 2, 2] : i32 from vector<2x3x3xi32>
    %88 = vector.insert %87, %cst [0] : i32 into vector<2xi32>
    %89 = vector.extract %arg0[1, 2, 2] : i32 from vector<2x3x3xi32>
    %90 = vector.insert %89, %88 [1] : i32 into vector<2xi32>
    %91 = vector.insert %66, %cst [0] : i32 into vector<2xi32>
    %92 = vector.insert %69, %91 [1] : i32 into vector<2xi32>
    %93 = arith.muli %90, %92 : vector<2xi32>
    %94 = vector.reduction <add>, %93, %86 : vector<2xi32> into i32
    %95 = vector.insert %94, %63 [2] : i32 into vector<3xi32>
    return %95 : vector<3xi32>
  }
  func.func @f7(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<3xi1>) -> f32 {
    %0 = arith.mulf %arg0, %arg1 : vector<3xf32>
    %1 = vector.reduction <add>, %0, %arg2 : vector<3xf32> into f32
    return %1 : f32
  }
  func.func @f10(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: i32, %arg3: vector<2xi1>) -> i32 {
    %0 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<maxsi>} %arg0, %arg1, %arg2 : vector<2xi32>, vector<2xi32> into i32
    return %0 : i32
  }
  func.func @f12(%arg0: vector<3x3xi32>, %arg1: vector<3x3xi32>, %arg2: i32, %arg3: vector<3x3xi1>) -> i32 {
    %cst = arith.constant dense<0> : vector<3xi32>
    %0 = vector.extract %arg0[0, 0] : i32 from vector<3x3xi32>
    %1 = vector.insert %0, %cst [0] : i32 into vector<3xi32>
    %2 = vector.extract %arg0[1, 0] : i32 from vector<3x3xi32>
    %3 = vector.insert %2, %1 [1] : i32 into vector<3xi32>
    %4 = vector.extract %arg0[2, 0] : i32 from vector<3x3xi32>
    %5 = vector.insert %4, %3 [2] : i32 into vector<3xi32>
    %6 = vector.extract %arg1[0] : vector<3xi32> from vector<3x3xi32>
    %7 = arith.muli %5, %6 : vector<3xi32>
    %8 = vector.reduction <add>, %7, %arg2 : vector<3xi32> into i32
    %9 = vector.extract %arg0[0, 1] : i32 from vector<3x3xi32>
    %10 = vector.insert %9, %cst [0] : i32 into vector<3xi32>
    %11 = vector.extract %arg0[1, 1] : i32 from vector<3x3xi32>
    %12 = vector.insert %11, %10 [1] : i32 into vector<3xi32>
    %13 = vector.extract %arg0[2, 1] : i32 from vector<3x3xi32>
    %14 = vector.insert %13, %12 [2] : i32 into vector<3xi32>
    %15 = vector.extract %arg1[1] : vector<3xi32> from vector<3x3xi32>
    %16 = arith.muli %14, %15 : vector<3xi32>
    %17 = vector.reduction <add>, %16, %8 : vector<3xi32> into i32
    %18 = vector.extract %arg0[0, 2] : i32 from vector<3x3xi32>
    %19 = vector.insert %18, %cst [0] : i32 into vector<3xi32>
    %20 = vector.extract %arg0[1, 2] : i32 from vector<3x3xi32>
    %21 = vector.insert %20, %19 [1] : i32 into vector<3xi32>
    %22 = vector.extract %arg0[2, 2] : i32 from vector<3x3xi32>
    %23 = vector.insert %22, %21 [2] : i32 into vector<3xi32>
    %24 = vector.extract %arg1[2] : vector<3xi32> from vector<3x3xi32>
    %25 = arith.muli %23, %24 : vector<3xi32>
    %26 = vector.reduction <add>, %25, %17 : vector<3xi32> into i32
    return %26 : i32
  }
}

