// RUN: tenure opt --allow-unregistered-dialect --canonicalize --sccp --mem2reg --inline
func.func @same_block(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}
func.func @truth(%c: i1) -> i1 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.use"(%c) : (i1) -> ()
  return %c : i1
^bb2:
  return %c : i1
}
func.func @ifs(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i1) {
  %0, %t = scf.if %c -> (i32, i1) {
    "t.use"(%c) : (i1) -> ()
    scf.yield %a, %c : i32, i1
  } else {
    scf.yield %b, %c : i32, i1
  }
  scf.if %c {
    scf.if %d {
      "t.inner"() : () -> ()
    }
  }
  return %0, %t : i32, i1
}
func.func @negated(%z: complex<f32>, %x: f32, %y: f32, %w: i64) -> (f32, f64) {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.re %1 : complex<f32>
  %c = complex.bitcast %w : i64 to complex<f32>
  %3 = complex.bitcast %c : complex<f32> to f64
  return %2, %3 : f32, f64
}
func.func @folds() -> index {
  %0 = affine.apply affine_map<() -> (3)>()
  return %0 : index
}
func.func @shape(%t: tensor<?x4xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, %b, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @slot() -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
func.func @calls(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = func.call @many(%c, %a, %b) : (i1, i32, i32) -> i32
  return %0 : i32
}
func.func private @many(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %b : i32
}
func.func @once(%m: memref<?xf32>, %n: index) {
  scf.while : () -> () {
    %c = "t.asks"() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.forall (%i) in (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}
// OUT:
#map = affine_map<() -> (3)>
module {
  func.func @same_block(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @truth(%arg0: i1) -> i1 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "t.use"(%arg0) : (i1) -> ()
    return %arg0 : i1
  ^bb2:  // pred: ^bb0
    return %arg0 : i1
  }
  func.func @ifs(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> (i32, i1) {
    %0 = scf.if %arg0 -> (i32) {
      "t.use"(%arg0) : (i1) -> ()
      scf.if %arg1 {
        "t.inner"() : () -> ()
      }
      scf.yield %arg2 : i32
    } else {
      scf.yield %arg3 : i32
    }
    return %0, %arg0 : i32, i1
  }
  func.func @negated(%arg0: complex<f32>, %arg1: f32, %arg2: f32, %arg3: i64) -> (f32, f64) {
    %0 = complex.create %arg1, %arg2 : complex<f32>
    %1 = complex.neg %0 : complex<f32>
    %2 = complex.re %1 : complex<f32>
    %3 = complex.bitcast %arg3 : i64 to complex<f32>
    %4 = complex.bitcast %3 : complex<f32> to f64
    return %2, %4 : f32, f64
  }
  func.func @folds() -> index {
    %0 = affine.apply #map()
    return %0 : index
  }
  func.func @shape(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
    return %collapsed : tensor<?xf32>
  }
  func.func @slot() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @calls(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @once(%arg0: memref<?xf32>, %arg1: index) {
    scf.while : () -> () {
      %0 = "t.asks"() : () -> i1
      scf.condition(%0)
    } do {
      scf.yield
    }
    scf.forall (%arg2) in (1) {
      "t.use"(%arg2) : (index) -> ()
    }
    return
  }
}

