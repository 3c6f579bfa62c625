// RUN: tenure opt --allow-unregistered-dialect --control-flow-sink
func.func @f(%c: i1, %a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = arith.subi %a, %a : i32
  %4 = scf.if %c -> (i32) {
    %5 = arith.addi %1, %3 : i32
    scf.if %c {
      "t.use"(%1, %2) : (i32, i32) -> ()
    }
    scf.yield %5 : i32
  } else {
    scf.yield %3 : i32
  }
  %6 = arith.addi %a, %a : i32
  scf.for %j = %i to %i step %i {
    "t.use"(%6) : (i32) -> ()
  }
  %7 = arith.addi %a, %a : i32
  scf.index_switch %i
  case 2 {
    "t.use"(%7) : (i32) -> ()
    scf.yield
  }
  default {
  }
  return %4 : i32
}
// OUT:
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>, %arg3: index) -> i32 {
    %0 = memref.load %arg2[%arg3] : memref<4xi32>
    %1 = arith.subi %arg1, %arg1 : i32
    %2 = scf.if %arg0 -> (i32) {
      %4 = arith.addi %arg1, %arg1 : i32
      %5 = arith.muli %4, %arg1 : i32
      %6 = arith.addi %5, %1 : i32
      scf.if %arg0 {
        "t.use"(%5, %0) : (i32, i32) -> ()
      }
      scf.yield %6 : i32
    } else {
      scf.yield %1 : i32
    }
    %3 = arith.addi %arg1, %arg1 : i32
    scf.for %arg4 = %arg3 to %arg3 step %arg3 {
      "t.use"(%3) : (i32) -> ()
    }
    scf.index_switch %arg3 
    case 2 {
      %4 = arith.addi %arg1, %arg1 : i32
      "t.use"(%4) : (i32) -> ()
      scf.yield
    }
    default {
    }
    return %2 : i32
  }
}

