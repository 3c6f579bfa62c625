// RUN: tenure opt --canonicalize
// Flags stay where constants are computed exactly, as signed or as unsigned numbers.
func.func @exact(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %c3 = arith.constant 3 : i8
  %c11 = arith.constant 11 : i8
  %add = arith.addi %x, %c3 overflow<nsw, nuw> : i8
  %add_add = arith.addi %add, %c11 overflow<nsw, nuw> : i8
  %sub_add = arith.subi %c11, %add overflow<nsw, nuw> : i8
  %sub = arith.subi %x, %c3 overflow<nsw, nuw> : i8
  %add_sub = arith.addi %sub, %c11 overflow<nsw, nuw> : i8
  %sub_sub = arith.subi %sub, %c11 overflow<nsw, nuw> : i8
  %sub_of = arith.subi %c11, %sub overflow<nsw, nuw> : i8
  %left = arith.subi %c3, %x overflow<nsw, nuw> : i8
  %sub_left = arith.subi %c11, %left overflow<nsw, nuw> : i8
  %product = arith.muli %x, %c3 overflow<nsw, nuw> : i8
  %product_2 = arith.muli %product, %c11 overflow<nsw, nuw> : i8
  return %add_add, %sub_add, %add_sub, %sub_sub, %sub_of, %sub_left, %product_2 : i8, i8, i8, i8, i8, i8, i8
}
func.func @wraps(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c100 = arith.constant 100 : i8
  %c-100 = arith.constant -100 : i8
  %c16 = arith.constant 16 : i8
  %c8 = arith.constant 8 : i8
  %add = arith.addi %x, %c100 overflow<nsw, nuw> : i8
  %signed = arith.addi %add, %c100 overflow<nsw, nuw> : i8
  %unsigned = arith.addi %add, %c-100 overflow<nsw, nuw> : i8
  %sub_add = arith.subi %add, %c8 overflow<nsw, nuw> : i8
  %sub = arith.subi %x, %c16 overflow<nsw, nuw> : i8
  %add_sub = arith.addi %sub, %c8 overflow<nsw, nuw> : i8
  %left = arith.subi %c8, %x overflow<nsw, nuw> : i8
  %sub_left = arith.subi %left, %c16 overflow<nsw, nuw> : i8
  %product = arith.muli %x, %c16 overflow<nsw, nuw> : i8
  %product_2 = arith.muli %product, %c8 overflow<nsw, nuw> : i8
  return %signed, %unsigned, %sub_add, %add_sub, %sub_left, %product_2 : i8, i8, i8, i8, i8, i8
}
func.func @wide(%x: i200) -> (i200, i200, i200) {
  %c1 = arith.constant 1 : i200
  %c-1 = arith.constant -1 : i200
  %least = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
  %add = arith.addi %x, %c-1 overflow<nsw, nuw> : i200
  %add_1 = arith.addi %add, %c1 overflow<nsw, nuw> : i200
  %add_least = arith.addi %add, %least overflow<nsw, nuw> : i200
  %product = arith.muli %x, %least overflow<nsw, nuw> : i200
  %negated = arith.muli %product, %c-1 overflow<nsw, nuw> : i200
  return %add_1, %add_least, %negated : i200, i200, i200
}
func.func @others(%x: i8, %y: i8) -> (i8, i8) {
  %c-1 = arith.constant -1 : i8
  %negated = arith.muli %y, %c-1 overflow<nsw, nuw> : i8
  %difference = arith.addi %x, %negated overflow<nsw, nuw> : i8
  %sub = arith.subi %x, %y overflow<nsw, nuw> : i8
  %again = arith.subi %sub, %x overflow<nsw, nuw> : i8
  return %difference, %again : i8, i8
}
// The second of two truncations may keep what the first has lost.
func.func @truncations(%x: i32) -> (i8, i8, i8) {
  %a = arith.trunci %x : i32 to i16
  %b = arith.trunci %a overflow<nuw> : i16 to i8
  %c = arith.trunci %x overflow<nsw> : i32 to i16
  %d = arith.trunci %c overflow<nsw, nuw> : i16 to i8
  %e = arith.trunci %x overflow<nsw, nuw> : i32 to i16
  %f = arith.trunci %e : i16 to i8
  return %b, %d, %f : i8, i8, i8
}
// A cast to a narrower type and back keeps the lower bits alone.
func.func @index_casts(%x: index, %y: i64, %z: i128, %w: i8) -> (index, index, index, i64, i128, i8) {
  %0 = arith.index_cast %x : index to i8
  %1 = arith.index_cast %0 : i8 to index
  %2 = arith.index_castui %x : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %x : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_cast %y : i64 to index
  %7 = arith.index_cast %6 : index to i64
  %8 = arith.index_castui %z : i128 to index
  %9 = arith.index_castui %8 : index to i128
  %10 = arith.index_cast %w : i8 to index
  %11 = arith.index_cast %10 : index to i8
  return %1, %3, %5, %7, %9, %11 : index, index, index, i64, i128, i8
}
// OUT:
module {
  func.func @exact(%arg0: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
    %c33_i8 = arith.constant 33 : i8
    %c8_i8 = arith.constant 8 : i8
    %c14_i8 = arith.constant 14 : i8
    %0 = arith.addi %arg0, %c14_i8 overflow<nsw, nuw> : i8
    %1 = arith.subi %c8_i8, %arg0 overflow<nsw, nuw> : i8
    %2 = arith.addi %arg0, %c8_i8 overflow<nsw, nuw> : i8
    %3 = arith.subi %arg0, %c14_i8 overflow<nsw, nuw> : i8
    %4 = arith.subi %c14_i8, %arg0 overflow<nsw, nuw> : i8
    %5 = arith.addi %arg0, %c8_i8 overflow<nsw, nuw> : i8
    %6 = arith.muli %arg0, %c33_i8 overflow<nsw, nuw> : i8
    return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
  }
  func.func @wraps(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
    %c-128_i8 = arith.constant -128 : i8
    %c-8_i8 = arith.constant -8 : i8
    %c92_i8 = arith.constant 92 : i8
    %c-56_i8 = arith.constant -56 : i8
    %0 = arith.addi %arg0, %c-56_i8 overflow<nuw> : i8
    %1 = arith.addi %arg0, %c92_i8 : i8
    %2 = arith.addi %arg0, %c-8_i8 overflow<nsw> : i8
    %3 = arith.subi %c-8_i8, %arg0 overflow<nsw> : i8
    %4 = arith.muli %arg0, %c-128_i8 overflow<nuw> : i8
    return %0, %arg0, %1, %2, %3, %4 : i8, i8, i8, i8, i8, i8
  }
  func.func @wide(%arg0: i200) -> (i200, i200, i200) {
    %c-803469022129495137770981046170581301261101496891396417650688_i200 = arith.constant -803469022129495137770981046170581301261101496891396417650688 : i200
    %c803469022129495137770981046170581301261101496891396417650687_i200 = arith.constant 803469022129495137770981046170581301261101496891396417650687 : i200
    %0 = arith.addi %arg0, %c803469022129495137770981046170581301261101496891396417650687_i200 : i200
    %1 = arith.muli %arg0, %c-803469022129495137770981046170581301261101496891396417650688_i200 overflow<nuw> : i200
    return %arg0, %0, %1 : i200, i200, i200
  }
  func.func @others(%arg0: i8, %arg1: i8) -> (i8, i8) {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.subi %arg0, %arg1 : i8
    %1 = arith.subi %c0_i8, %arg1 overflow<nsw, nuw> : i8
    return %0, %1 : i8, i8
  }
  func.func @truncations(%arg0: i32) -> (i8, i8, i8) {
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.trunci %arg0 overflow<nsw> : i32 to i8
    %2 = arith.trunci %arg0 : i32 to i8
    return %0, %1, %2 : i8, i8, i8
  }
  func.func @index_casts(%arg0: index, %arg1: i64, %arg2: i128, %arg3: i8) -> (index, index, index, i64, i128, i8) {
    %0 = arith.index_cast %arg0 : index to i8
    %1 = arith.index_cast %0 : i8 to index
    %2 = arith.index_castui %arg0 : index to i32
    %3 = arith.index_castui %2 : i32 to index
    %4 = arith.index_castui %arg2 : i128 to index
    %5 = arith.index_castui %4 : index to i128
    return %1, %3, %arg0, %arg1, %5, %arg3 : index, index, index, i64, i128, i8
  }
}

