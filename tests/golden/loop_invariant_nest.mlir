// RUN: tenure opt --loop-invariant-code-motion --allow-unregistered-dialect
func.func @nest(%a: i32, %l: index, %u: index, %s: index, %p: i1) {
  %one = arith.constant 1 : index
  scf.for %i = %l to %u step %s {
    %0 = arith.index_cast %i : index to i32
    scf.for %j = %l to %u step %s {
      %1 = arith.addi %0, %a : i32
      scf.for %k = %l to %u step %one {
        %2 = arith.addi %a, %a : i32
        %3 = arith.muli %1, %2 : i32
        %4 = scf.for %m = %l to %u step %one iter_args(%n = %3) -> i32 {
          %5 = arith.muli %2, %2 : i32
          %6 = arith.addi %n, %5 : i32
          scf.yield %6 : i32
        }
        %7 = arith.index_cast %j : index to i32
        %8 = scf.if %p -> i32 {
          %9 = arith.addi %7, %a : i32
          scf.yield %9 : i32
        } else {
          scf.yield %4 : i32
        }
        scf.if %p {
          scf.for %m = %l to %u step %s {
            %10 = arith.subi %a, %8 : i32
            "t.use"(%10) : (i32) -> ()
          }
        }
      }
    }
  }
  return
}
// OUT:
module {
  func.func @nest(%arg0: i32, %arg1: index, %arg2: index, %arg3: index, %arg4: i1) {
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    scf.for %arg5 = %arg1 to %arg2 step %arg3 {
      %2 = arith.index_cast %arg5 : index to i32
      %3 = arith.addi %2, %arg0 : i32
      %4 = arith.muli %3, %0 : i32
      %5 = scf.for %arg6 = %arg1 to %arg2 step %c1 iter_args(%arg7 = %4) -> (i32) {
        %6 = arith.addi %arg7, %1 : i32
        scf.yield %6 : i32
      }
      scf.for %arg6 = %arg1 to %arg2 step %arg3 {
        %6 = arith.index_cast %arg6 : index to i32
        %7 = scf.if %arg4 -> (i32) {
          %8 = arith.addi %6, %arg0 : i32
          scf.yield %8 : i32
        } else {
          scf.yield %5 : i32
        }
        scf.for %arg7 = %arg1 to %arg2 step %c1 {
          scf.if %arg4 {
            %8 = arith.subi %arg0, %7 : i32
            scf.for %arg8 = %arg1 to %arg2 step %arg3 {
              "t.use"(%8) : (i32) -> ()
            }
          }
        }
      }
    }
    return
  }
}

