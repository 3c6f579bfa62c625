// RUN: tenure opt --pass-pipeline=builtin.module(remove-dead-values{canonicalize=false})
func.func @unused_result(%c: i1, %x: i32) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = arith.addi %x, %x : i32
    scf.yield %1, %x : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %2 = scf.execute_region -> i32 {
    scf.yield %0#0 : i32
  }
  return %2 : i32
}
// OUT:
module {
  func.func @unused_result(%arg0: i1, %arg1: i32) -> i32 {
    %0:2 = scf.if %arg0 -> (i32, i32) {
      %2 = arith.addi %arg1, %arg1 : i32
      scf.yield %2, %arg1 : i32, i32
    } else {
      scf.yield %arg1, %arg1 : i32, i32
    }
    %1 = scf.execute_region -> i32 {
      scf.yield %0#0 : i32
    }
    return %1 : i32
  }
}

