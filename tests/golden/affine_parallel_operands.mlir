// RUN: tenure opt --split-input-file --verify-diagnostics
// The maps of both bounds take the operands one after the other.
func.func @f(%a: index) {
  // expected-error@+1 {{expects 2 operands for its bounds, but has 1}}
  "affine.parallel"(%a) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  // expected-error@+1 {{expects 4 operands for its bounds, but has 1}}
  "affine.parallel"(%a) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0)[s0] -> (d0 + s0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0)[s0] -> (d0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----
func.func @f(%a: index) {
  "affine.parallel"(%a, %a) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// OUT:
// -----
// -----
module {
  func.func @f(%arg0: index) {
    affine.parallel (%arg1) = (%arg0) to (symbol(%arg0)) {
    }
    return
  }
}

