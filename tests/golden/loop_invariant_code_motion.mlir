// RUN: tenure opt --allow-unregistered-dialect --loop-invariant-code-motion
func.func @f(%c: i1, %a: i32, %m: memref<4xi32>, %step: index, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %step {
    scf.for %j = %c0 to %n step %step {
      %0 = arith.addi %a, %a : i32
      %1 = arith.addi %0, %a : i32
      %2 = arith.divsi %0, %a : i32
      %3 = memref.load %m[%c0] : memref<4xi32>
      %4 = arith.addi %i, %i : index
      %5 = arith.addi %j, %i : index
      %6 = scf.if %c -> (i32) {
        %7 = arith.muli %1, %1 : i32
        scf.yield %7 : i32
      } else {
        scf.yield %a : i32
      }
      "t.use"(%2, %3, %4, %5, %6) : (i32, i32, index, index, i32) -> ()
    }
  }
  scf.while : () -> () {
    %0 = arith.addi %a, %a : i32
    "t.use"(%0) : (i32) -> ()
    scf.condition(%c)
  } do {
    %0 = arith.muli %a, %a : i32
    "t.use"(%0) : (i32) -> ()
    scf.yield
  }
  return
}
// OUT:
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>, %arg3: index, %arg4: index) {
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg1, %arg1 : i32
    %1 = arith.addi %0, %arg1 : i32
    %2 = scf.if %arg0 -> (i32) {
      %5 = arith.muli %1, %1 : i32
      scf.yield %5 : i32
    } else {
      scf.yield %arg1 : i32
    }
    scf.for %arg5 = %c0 to %arg4 step %arg3 {
      %5 = arith.addi %arg5, %arg5 : index
      scf.for %arg6 = %c0 to %arg4 step %arg3 {
        %6 = arith.divsi %0, %arg1 : i32
        %7 = memref.load %arg2[%c0] : memref<4xi32>
        %8 = arith.addi %arg6, %arg5 : index
        "t.use"(%6, %7, %5, %8, %2) : (i32, i32, index, index, i32) -> ()
      }
    }
    %3 = arith.addi %arg1, %arg1 : i32
    %4 = arith.muli %arg1, %arg1 : i32
    scf.while : () -> () {
      "t.use"(%3) : (i32) -> ()
      scf.condition(%arg0)
    } do {
      "t.use"(%4) : (i32) -> ()
      scf.yield
    }
    return
  }
}

