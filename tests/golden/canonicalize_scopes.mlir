// RUN: tenure opt --canonicalize --allow-unregistered-dialect
func.func @a(%n: index) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xf32>
    "use"(%a) : (memref<?xf32>) -> ()
  }
  "more"() : () -> ()
  return
}
func.func @b(%n: index, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      %m = "n"() : () -> index
      %b = memref.alloca(%m) : memref<?xf32>
      "use"(%a, %b) : (memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}
func.func @c(%n: index, %c: i1) {
  scf.if %c {
    scf.if %c {
      "x"() : () -> ()
      memref.alloca_scope {
        %a = memref.alloca(%n) : memref<?xf32>
        "use"(%a) : (memref<?xf32>) -> ()
      }
    }
    "y"() : () -> ()
  }
  return
}
func.func @d(%n: index, %c: i1, %m: memref<4xf32>, %f: f32) -> f32 {
  scf.if %c {
    memref.alloca_scope {
      memref.store %f, %m[%n] : memref<4xf32>
      %a = memref.alloc() : memref<4xf32>
      memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    }
    "y"() : () -> ()
  }
  %r = memref.alloca_scope -> f32 {
    %x = memref.load %m[%n] : memref<4xf32>
    memref.alloca_scope.return %x : f32
  }
  %q = memref.alloca_scope -> f32 {
    %x = memref.alloca_scope -> f32 {
      %y = func.call @z() : () -> f32
      memref.alloca_scope.return %y : f32
    }
    memref.alloca_scope.return %x : f32
  }
  %s = arith.addf %r, %q : f32
  return %s : f32
}
func.func private @z() -> f32
func.func @e(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      "use"(%a) : (memref<?xf32>) -> ()
    }
  }
  affine.for %i = 0 to 10 {
    memref.alloca_scope {
      %a = memref.alloca(%i) : memref<?xf32>
      "use"(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func @f(%x: i32) -> (i32, i32) {
  "a"() : () -> ()
  %r:2 = scf.execute_region -> (i32, i32) {
    %c = "c"() : () -> i1
    cf.cond_br %c, ^a, ^b
  ^a:
    %k = "k"() : () -> i32
    scf.yield %k, %x : i32, i32
  ^b:
    %l = "l"() : () -> i32
    cf.br ^c(%l : i32)
  ^c(%m: i32):
    "m"(%m) : (i32) -> ()
    cf.cond_br %c, ^d, ^c(%x : i32)
  ^d:
    scf.yield %x, %m : i32, i32
  }
  "b"(%r#1) : (i32) -> ()
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %d: i1) -> (i32) {
  scf.if %d {
    scf.execute_region {
      scf.execute_region {
        %c = "c"() : () -> i1
        cf.cond_br %c, ^a, ^b
      ^a:
        "k"() : () -> ()
        scf.yield
      ^b:
        "l"() : () -> ()
        scf.yield
      }
      scf.yield
    }
  }
  %t = scf.execute_region -> i32 {
    %c = "c"() : () -> i1
    cf.cond_br %c, ^a, ^b
  ^a:
    %k = "k"() : () -> i32
    scf.yield %k : i32
  ^b:
    cf.br ^a
  }
  return %t : i32
}
func.func @h(%x: i32) {
  %t = scf.execute_region -> i32 {
  ^e:
    %c = "c"() : () -> i1
    cf.cond_br %c, ^e2, ^e3
  ^e2:
    "spin"() : () -> ()
    cf.br ^e2
  ^e3:
    "end"() [^e2] : () -> ()
  }
  return
}
func.func @aligned(%x: memref<f32>) -> f32 {
  %0 = memref.assume_alignment %x, 16 : memref<f32>
  %1 = memref.assume_alignment %0, 16 : memref<f32>
  %2 = memref.assume_alignment %1, 8 : memref<f32>
  %v = memref.load %2[] : memref<f32>
  return %v : f32
}
// OUT:
module {
  func.func @a(%arg0: index) {
    memref.alloca_scope  {
      %alloca = memref.alloca(%arg0) : memref<?xf32>
      "use"(%alloca) : (memref<?xf32>) -> ()
    }
    "more"() : () -> ()
    return
  }
  func.func @b(%arg0: index, %arg1: i1) {
    %alloca = memref.alloca(%arg0) : memref<?xf32>
    scf.if %arg1 {
      memref.alloca_scope  {
        %0 = "n"() : () -> index
        %alloca_0 = memref.alloca(%0) : memref<?xf32>
        "use"(%alloca, %alloca_0) : (memref<?xf32>, memref<?xf32>) -> ()
      }
    }
    return
  }
  func.func @c(%arg0: index, %arg1: i1) {
    scf.if %arg1 {
      "x"() : () -> ()
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg0) : memref<?xf32>
        "use"(%alloca) : (memref<?xf32>) -> ()
      }
      "y"() : () -> ()
    }
    return
  }
  func.func @d(%arg0: index, %arg1: i1, %arg2: memref<4xf32>, %arg3: f32) -> f32 {
    scf.if %arg1 {
      memref.store %arg3, %arg2[%arg0] : memref<4xf32>
      %alloc = memref.alloc() : memref<4xf32>
      memref.copy %arg2, %alloc : memref<4xf32> to memref<4xf32>
      "y"() : () -> ()
    }
    %0 = memref.load %arg2[%arg0] : memref<4xf32>
    %1 = memref.alloca_scope  -> (f32) {
      %3 = func.call @z() : () -> f32
      memref.alloca_scope.return %3 : f32
    }
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func private @z() -> f32
  func.func @e(%arg0: index, %arg1: i1) {
    affine.for %arg2 = 0 to 10 {
      %alloca = memref.alloca(%arg2) : memref<?xf32>
      "use"(%alloca) : (memref<?xf32>) -> ()
    }
    return
  }
  func.func @f(%arg0: i32) -> (i32, i32) {
    "a"() : () -> ()
    %0 = "c"() : () -> i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = "k"() : () -> i32
    cf.br ^bb4(%1, %arg0 : i32, i32)
  ^bb2:  // pred: ^bb0
    %2 = "l"() : () -> i32
    cf.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb2, ^bb3
    "m"(%3) : (i32) -> ()
    cf.cond_br %0, ^bb4(%arg0, %3 : i32, i32), ^bb3(%arg0 : i32)
  ^bb4(%4: i32, %5: i32):  // 2 preds: ^bb1, ^bb3
    "b"(%5) : (i32) -> ()
    return %4, %5 : i32, i32
  }
  func.func @g(%arg0: i32, %arg1: i1) -> i32 {
    scf.if %arg1 {
      scf.execute_region {
        %2 = "c"() : () -> i1
        cf.cond_br %2, ^bb1, ^bb2
      ^bb1:  // pred: ^bb0
        "k"() : () -> ()
        scf.yield
      ^bb2:  // pred: ^bb0
        "l"() : () -> ()
        scf.yield
      }
    }
    %0 = "c"() : () -> i1
    %1 = "k"() : () -> i32
    return %1 : i32
  }
  func.func @h(%arg0: i32) {
    %0 = "c"() : () -> i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb2
    "spin"() : () -> ()
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    "end"()[^bb1] : () -> ()
  }
  func.func @aligned(%arg0: memref<f32>) -> f32 {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<f32>
    %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<f32>
    %0 = memref.load %assume_align_0[] : memref<f32>
    return %0 : f32
  }
}

