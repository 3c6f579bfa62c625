// RUN: tenure opt --scf-forall-to-for
func.func private @g(index, index)
func.func @forall(%n: index) {
  scf.forall (%i) = (2) to (%n) step (3) {
    scf.forall (%j, %k) in (%i, 4) {
      func.call @g(%j, %k) : (index, index) -> ()
    }
  }
  return
}
// OUT:
module {
  func.func private @g(index, index)
  func.func @forall(%arg0: index) {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    scf.for %arg1 = %c2 to %arg0 step %c3 {
      %c0 = arith.constant 0 : index
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg2 = %c0 to %arg1 step %c1 {
        scf.for %arg3 = %c0_0 to %c4 step %c1_1 {
          func.call @g(%arg2, %arg3) : (index, index) -> ()
        }
      }
    }
    return
  }
}

