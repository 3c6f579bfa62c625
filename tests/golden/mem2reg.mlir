// RUN: tenure opt "--pass-pipeline=builtin.module(func.func(mem2reg))"
func.func private @use(i64)
func.func @a_loop(%a: i64, %b: i64, %again: i1) {
  %slot = memref.alloca() : memref<i64>
  memref.store %a, %slot[] : memref<i64>
  cf.br ^head
^head:
  %0 = memref.load %slot[] : memref<i64>
  call @use(%0) : (i64) -> ()
  cf.cond_br %again, ^more, ^done
^more:
  memref.store %b, %slot[] : memref<i64>
  cf.br ^head
^done:
  return
^unreached:
  %1 = memref.load %slot[] : memref<i64>
  call @use(%1) : (i64) -> ()
  cf.br ^head
}
func.func @loaded_and_stored_again(%i: index) -> (i64, i64) {
  %slot = memref.alloca() : memref<1x1xi64>
  %0 = memref.load %slot[%i, %i] : memref<1x1xi64>
  memref.store %0, %slot[%i, %i] : memref<1x1xi64>
  %1 = memref.load %slot[%i, %i] : memref<1x1xi64>
  return %0, %1 : i64, i64
}
func.func @one_in_another(%a: f32) -> f32 {
  %outer = memref.alloca() : memref<memref<f32>>
  %inner = memref.alloca() : memref<f32>
  memref.store %a, %inner[] : memref<f32>
  memref.store %inner, %outer[] : memref<memref<f32>>
  %0 = memref.load %outer[] : memref<memref<f32>>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}
func.func @kept(%a: i32, %into: memref<memref<i32>>, %c: i1) {
  %escapes = memref.alloca() : memref<i32>
  memref.store %escapes, %into[] : memref<memref<i32>>
  %wide = memref.alloca() : memref<2xi32>
  %elsewhere = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %a, %elsewhere[] : memref<i32>
  }
  return
}
// OUT:
module {
  func.func private @use(i64)
  func.func @a_loop(%arg0: i64, %arg1: i64, %arg2: i1) {
    %0 = ub.poison : i64
    cf.br ^bb1(%arg0 : i64)
  ^bb1(%1: i64):  // 3 preds: ^bb0, ^bb2, ^bb4
    call @use(%1) : (i64) -> ()
    cf.cond_br %arg2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb1(%arg1 : i64)
  ^bb3:  // pred: ^bb1
    return
  ^bb4:  // no predecessors
    call @use(%0) : (i64) -> ()
    cf.br ^bb1(%0 : i64)
  }
  func.func @loaded_and_stored_again(%arg0: index) -> (i64, i64) {
    %0 = ub.poison : i64
    return %0, %0 : i64, i64
  }
  func.func @one_in_another(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @kept(%arg0: i32, %arg1: memref<memref<i32>>, %arg2: i1) {
    %alloca = memref.alloca() : memref<i32>
    memref.store %alloca, %arg1[] : memref<memref<i32>>
    %alloca_0 = memref.alloca() : memref<2xi32>
    %alloca_1 = memref.alloca() : memref<i32>
    scf.if %arg2 {
      memref.store %arg0, %alloca_1[] : memref<i32>
    }
    return
  }
}

