// RUN: tenure opt --canonicalize --allow-unregistered-dialect
func.func @a(%c: i1, %d: i1, %x: i32, %y: i32, %m: memref<4xi32>) -> (i32, i1, i32, i32) {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %false = arith.constant false
  %0:3 = scf.if %c -> (i32, i1, i32) {
    %t = arith.addi %x, %y : i32
    scf.yield %x, %true, %t : i32, i1, i32
  } else {
    scf.yield %y, %false, %x : i32, i1, i32
  }
  scf.if %c {
    memref.store %x, %m[%c0] : memref<4xi32>
  } else {
  }
  %n = arith.xori %c, %true : i1
  scf.if %n {
    memref.store %y, %m[%c0] : memref<4xi32>
  } else {
    memref.store %0#2, %m[%c0] : memref<4xi32>
  }
  scf.if %c {
    scf.if %d {
      memref.store %y, %m[%c0] : memref<4xi32>
      "foo"(%c) : (i1) -> ()
    }
  }
  %q = scf.if %d -> i32 {
    "bar"() : () -> ()
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %0#0, %0#1, %0#2, %q : i32, i1, i32, i32
}
func.func @b(%n: index, %x: i32, %m: memref<4xi32>) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3 : i32
  %r:4 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k, %b = %x, %c = %k, %d = %x) -> (i32, i32, i32, i32) {
    %e = arith.addi %a, %b : i32
    memref.store %e, %m[%i] : memref<4xi32>
    scf.yield %e, %b, %e, %d : i32, i32, i32, i32
  }
  scf.for %i = %c0 to %c1 step %c4 {
    memref.store %x, %m[%i] : memref<4xi32>
  }
  %z = scf.for %i = %c1 to %c1 step %c4 iter_args(%a = %k) -> i32 {
    %e = arith.addi %a, %a : i32
    scf.yield %e : i32
  }
  %w = scf.execute_region -> i32 {
    %f = arith.muli %x, %x : i32
    scf.yield %f : i32
  }
  %v = scf.index_switch %c1 -> i32
  case 1 { scf.yield %w : i32 }
  default { scf.yield %x : i32 }
  return %r#0, %r#2, %z, %v : i32, i32, i32, i32
}
func.func @steps_that_are_not_positive(%n: index, %m: index, %r: memref<?xindex>) {
  %cm = arith.constant -5 : index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  scf.for %x = %n to %m step %cm { memref.store %x, %r[%n] : memref<?xindex> }
  scf.for %x = %c0 to %c7 step %c0 { memref.store %x, %r[%n] : memref<?xindex> }
  scf.for %x = %c7 to %c0 step %m { memref.store %x, %r[%n] : memref<?xindex> }
  scf.for %x = %c0 to %c7 step %m { memref.store %x, %r[%n] : memref<?xindex> }
  return
}
func.func @what_begins_and_goes_on_alike(%n: index, %m: index, %s: index, %f: f32, %g: f32, %r: memref<?x64xf32>) -> (f32, f32) {
  %0:2 = scf.for %a = %n to %m step %s iter_args(%x = %f, %y = %f) -> (f32, f32) {
    %q = arith.addf %x, %y : f32
    memref.store %q, %r[%n, %m] : memref<?x64xf32>
    scf.yield %f, %g : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// OUT:
module {
  func.func @a(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: memref<4xi32>) -> (i32, i1, i32, i32) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = arith.select %arg0, %arg2, %arg3 : i32
    %1 = scf.if %arg0 -> (i32) {
      %3 = arith.addi %arg2, %arg3 : i32
      memref.store %arg2, %arg4[%c0] : memref<4xi32>
      memref.store %3, %arg4[%c0] : memref<4xi32>
      scf.if %arg1 {
        memref.store %arg3, %arg4[%c0] : memref<4xi32>
        "foo"(%true) : (i1) -> ()
      }
      scf.yield %3 : i32
    } else {
      memref.store %arg3, %arg4[%c0] : memref<4xi32>
      scf.yield %arg2 : i32
    }
    %2 = arith.select %arg1, %arg2, %arg3 : i32
    scf.if %arg1 {
      "bar"() : () -> ()
    }
    return %0, %arg0, %1, %2 : i32, i1, i32, i32
  }
  func.func @b(%arg0: index, %arg1: i32, %arg2: memref<4xi32>) -> (i32, i32, i32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %c3_i32) -> (i32) {
      %2 = arith.addi %arg4, %arg1 : i32
      memref.store %2, %arg2[%arg3] : memref<4xi32>
      scf.yield %2 : i32
    }
    memref.store %arg1, %arg2[%c0] : memref<4xi32>
    %1 = arith.muli %arg1, %arg1 : i32
    return %0, %0, %c3_i32, %1 : i32, i32, i32, i32
  }
  func.func @steps_that_are_not_positive(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c7 step %arg1 {
      memref.store %arg3, %arg2[%arg0] : memref<?xindex>
    }
    return
  }
  func.func @what_begins_and_goes_on_alike(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: f32, %arg5: memref<?x64xf32>) -> (f32, f32) {
    %0 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (f32) {
      %1 = arith.addf %arg3, %arg7 : f32
      memref.store %1, %arg5[%arg0, %arg1] : memref<?x64xf32>
      scf.yield %arg4 : f32
    }
    return %arg3, %0 : f32, f32
  }
}

