// RUN: tenure opt --cse --allow-unregistered-dialect
func.func @regions(%a: i32, %b: i32, %c: i1, %m: memref<i32>, %n: memref<i32>) {
  %0 = scf.if %c -> i32 {
    %x = arith.addi %a, %b : i32
    %y = arith.muli %x, %b : i32
    scf.yield %y : i32
  } else {
    scf.yield %a : i32
  }
  // The same, as sums are.
  %1 = scf.if %c -> i32 {
    %x = arith.addi %b, %a : i32
    %y = arith.muli %b, %x : i32
    scf.yield %y : i32
  } else {
    scf.yield %a : i32
  }
  // Another value is handed on.
  %2 = scf.if %c -> i32 {
    %x = arith.addi %a, %b : i32
    %y = arith.muli %x, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  // The regions in turns.
  %3 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %x = arith.addi %a, %b : i32
    %y = arith.muli %x, %b : i32
    scf.yield %y : i32
  }
  "t.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  return
}
func.func @loads(%a: i32, %m: memref<i32>, %n: memref<i32>) {
  %0 = memref.load %m[] : memref<i32>
  %1 = memref.load %n[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %3 = memref.load %n[] : memref<i32>
  %4 = memref.load %m[] : memref<i32>
  %5 = memref.load %n[] : memref<i32>
  %6 = memref.load %m[] : memref<i32>
  "t.use"(%0, %1, %2, %3, %4, %5, %6) : (i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}
// OUT:
module {
  func.func @regions(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: memref<i32>, %arg4: memref<i32>) {
    %0 = scf.if %arg2 -> (i32) {
      %3 = arith.addi %arg0, %arg1 : i32
      %4 = arith.muli %3, %arg1 : i32
      scf.yield %4 : i32
    } else {
      scf.yield %arg0 : i32
    }
    %1 = scf.if %arg2 -> (i32) {
      %3 = arith.addi %arg0, %arg1 : i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg0 : i32
    }
    %2 = scf.if %arg2 -> (i32) {
      scf.yield %arg0 : i32
    } else {
      %3 = arith.addi %arg0, %arg1 : i32
      %4 = arith.muli %3, %arg1 : i32
      scf.yield %4 : i32
    }
    "t.use"(%0, %0, %1, %2) : (i32, i32, i32, i32) -> ()
    return
  }
  func.func @loads(%arg0: i32, %arg1: memref<i32>, %arg2: memref<i32>) {
    %0 = memref.load %arg1[] : memref<i32>
    %1 = memref.load %arg2[] : memref<i32>
    memref.store %arg0, %arg1[] : memref<i32>
    %2 = memref.load %arg2[] : memref<i32>
    %3 = memref.load %arg1[] : memref<i32>
    "t.use"(%0, %1, %0, %2, %3, %2, %3) : (i32, i32, i32, i32, i32, i32, i32) -> ()
    return
  }
}

