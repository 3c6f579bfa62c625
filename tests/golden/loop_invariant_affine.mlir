// RUN: tenure opt --allow-unregistered-dialect --loop-invariant-code-motion
func.func @hoisted(%a: index, %b: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = %a to %b {
    }
  }
  return
}
func.func @not_hoisted(%a: index, %b: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = %a to %b step 3 {
    }
  }
  return
}
// OUT:
module {
  func.func @hoisted(%arg0: index, %arg1: index) {
    affine.for %arg2 = %arg0 to %arg1 {
    }
    affine.for %arg2 = 0 to 10 {
    }
    return
  }
  func.func @not_hoisted(%arg0: index, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      affine.for %arg3 = %arg0 to %arg1 step 3 {
      }
    }
    return
  }
}
