// RUN: tenure opt
func.func @blocks(%a: i64, %b: i8, %c: i32) {
  cf.switch %a : i64, [default: ^x, -1: ^y, 3: ^x, -9223372036854775808: ^y]
^x:
  cf.switch %b : i8, [default: ^y, -128: ^y, -1: ^y]
^y:
  cf.switch %c : i32, [default: ^z, -1: ^z, -2147483648: ^z]
^z:
  return
}
func.func @wide(%a: i128, %b: i65, %c: i64) {
  cf.switch %a : i128, [default: ^x, -5: ^y, 9223372036854775807: ^y]
^x:
  cf.switch %b : i65, [default: ^y, -1: ^y, 7: ^y]
^y:
  llvm.switch %c : i64, ^z [-1: ^z, -9223372036854775808: ^z]
^z:
  return
}
func.func @regions(%i: index) {
  scf.index_switch %i
  case -1 {
    scf.yield
  }
  case -9223372036854775808 {
    scf.yield
  }
  default {
  }
  return
}
func.func @beyond_64_bits(%a: i128, %b: i200) {
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<18446744073709551617> : vector<1xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^x:
  "llvm.switch"(%b)[^y, ^y, ^y] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-1, 9223372036854775808]> : vector<2xi200>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i200) -> ()
^y:
  return
}
// OUT:
module {
  func.func @blocks(%arg0: i64, %arg1: i8, %arg2: i32) {
    cf.switch %arg0 : i64, [
      default: ^bb1,
      -1: ^bb2,
      3: ^bb1,
      -9223372036854775808: ^bb2
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    cf.switch %arg1 : i8, [
      default: ^bb2,
      128: ^bb2,
      255: ^bb2
    ]
  ^bb2:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    cf.switch %arg2 : i32, [
      default: ^bb3,
      4294967295: ^bb3,
      2147483648: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    return
  }
  func.func @wide(%arg0: i128, %arg1: i65, %arg2: i64) {
    cf.switch %arg0 : i128, [
      default: ^bb1,
      -5: ^bb2,
      9223372036854775807: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    cf.switch %arg1 : i65, [
      default: ^bb2,
      -1: ^bb2,
      7: ^bb2
    ]
  ^bb2:  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
    llvm.switch %arg2 : i64, ^bb3 [
      -1: ^bb3,
      -9223372036854775808: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb2, ^bb2, ^bb2
    return
  }
  func.func @regions(%arg0: index) {
    scf.index_switch %arg0 
    case -1 {
      scf.yield
    }
    case -9223372036854775808 {
      scf.yield
    }
    default {
    }
    return
  }
  func.func @beyond_64_bits(%arg0: i128, %arg1: i200) {
    "cf.switch"(%arg0)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<18446744073709551617> : vector<1xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "llvm.switch"(%arg1)[^bb2, ^bb2, ^bb2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-1, 9223372036854775808]> : vector<2xi200>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i200) -> ()
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb1
    return
  }
}

