// RUN: tenure opt --canonicalize
func.func @wide(%flag: i128, %a: i32) -> i32 {
  cf.switch %flag : i128, [default: ^d(%a : i32), 1: ^b1, 7: ^b2, -5: ^d(%a : i32)]
^d(%x: i32):
  return %x : i32
^b1:
  %1 = arith.constant 1 : i32
  return %1 : i32
^b2:
  %2 = arith.constant 2 : i32
  return %2 : i32
}
func.func @bits(%flag: i1, %a: i32) -> i32 {
  cf.switch %flag : i1, [default: ^d(%a : i32), 0: ^b1, 1: ^b2, 0: ^d(%a : i32)]
^d(%x: i32):
  return %x : i32
^b1:
  %1 = arith.constant 1 : i32
  return %1 : i32
^b2:
  %2 = arith.constant 2 : i32
  return %2 : i32
}
func.func @seven_bits(%flag: i7, %a: i32) -> i32 {
  cf.switch %flag : i7, [default: ^d(%a : i32), -1: ^b1, 1: ^b2, 0: ^d(%a : i32)]
^d(%x: i32):
  return %x : i32
^b1:
  %1 = arith.constant 1 : i32
  return %1 : i32
^b2:
  %2 = arith.constant 2 : i32
  return %2 : i32
}
func.func @above_64_bits() -> (i32) {
  %flag = arith.constant 18446744073709551617 : i128
  "cf.switch"(%flag)[^d, ^b1, ^b2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1, 18446744073709551617]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^d:
  %0 = arith.constant 0 : i32
  return %0 : i32
^b1:
  %1 = arith.constant 1 : i32
  return %1 : i32
^b2:
  %2 = arith.constant 2 : i32
  return %2 : i32
}
func.func @asked_before(%flag: i128) -> i32 {
  "cf.switch"(%flag)[^d, ^b1, ^b2] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[7, 18446744073709551617]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^d:
  cf.switch %flag : i128, [default: ^b3, 1: ^b4, 7: ^b4]
^b1:
  cf.switch %flag : i128, [default: ^b3, 1: ^b4, 7: ^b5]
^b2:
  cf.switch %flag : i128, [default: ^b3, 1: ^b4]
^b3:
  %3 = arith.constant 3 : i32
  return %3 : i32
^b4:
  %4 = arith.constant 4 : i32
  return %4 : i32
^b5:
  %5 = arith.constant 5 : i32
  return %5 : i32
}
func.func @beyond_128_bits(%flag: i200, %a: i32) -> i32 {
  cf.switch %flag : i200, [default: ^d(%a : i32), 1: ^b1, 7: ^d(%a : i32)]
^d(%x: i32):
  return %x : i32
^b1:
  %1 = arith.constant 1 : i32
  return %1 : i32
}
// OUT:
module {
  func.func @wide(%arg0: i128, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.switch %arg0 : i128, [
      default: ^bb1(%arg1 : i32),
      1: ^bb2,
      7: ^bb3
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb3:  // pred: ^bb0
    return %c2_i32 : i32
  }
  func.func @bits(%arg0: i1, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.switch %arg0 : i1, [
      default: ^bb1(%arg1 : i32),
      0: ^bb2,
      1: ^bb3
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb3:  // pred: ^bb0
    return %c2_i32 : i32
  }
  func.func @seven_bits(%arg0: i7, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.switch %arg0 : i7, [
      default: ^bb1(%arg1 : i32),
      127: ^bb2,
      1: ^bb3
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb3:  // pred: ^bb0
    return %c2_i32 : i32
  }
  func.func @above_64_bits() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
  func.func @asked_before(%arg0: i128) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    "cf.switch"(%arg0)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[7, 18446744073709551617]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
  ^bb1:  // pred: ^bb0
    cf.switch %arg0 : i128, [
      default: ^bb3,
      1: ^bb4
    ]
  ^bb2:  // pred: ^bb0
    return %c5_i32 : i32
  ^bb3:  // 2 preds: ^bb0, ^bb1
    return %c3_i32 : i32
  ^bb4:  // pred: ^bb1
    return %c4_i32 : i32
  }
  func.func @beyond_128_bits(%arg0: i200, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.switch %arg0 : i200, [
      default: ^bb1(%arg1 : i32),
      1: ^bb2,
      7: ^bb1(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %c1_i32 : i32
  }
}

