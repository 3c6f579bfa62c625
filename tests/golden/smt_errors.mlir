// RUN: tenure opt --split-input-file
// Types and constants of smt that are none.
func.func @f(%0: !smt.bv<0>) { return }
// -----
func.func @f(%0: !smt.array<[i32 -> !smt.bool]>) { return }
// -----
func.func @f(%0: !smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.bool>) { return }
// -----
func.func @f() {
  smt.bv.constant #smt.bv<32> : !smt.bv<2>
  return
}
// -----
func.func @f(%0: !smt.bv<32>) {
  smt.bv.extract %0 from 20 : (!smt.bv<32>) -> !smt.bv<16>
  return
}
// -----
smt.bv.constant #smt.bv<9223372036854775808> : !smt.bv<63>
// -----
smt.bv.constant #smt.bv<18446744073709551616> : !smt.bv<64>
// -----
smt.bv.constant #smt.bv<-170141183460469231731687303715884105729> : !smt.bv<128>
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:25: error: bit-vector must have at least a width of one
// func.func @f(%0: !smt.bv<0>) { return }
//                         ^
// <stdin>:4:28: error: domain must be any SMT value type
// func.func @f(%0: !smt.array<[i32 -> !smt.bool]>) { return }
//                            ^
// <stdin>:6:27: error: domain types must be any non-function SMT type
// func.func @f(%0: !smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.bool>) { return }
//                           ^
// <stdin>:9:26: error: integer value out of range for given bit-vector type '!smt.bv<2>'
//   smt.bv.constant #smt.bv<32> : !smt.bv<2>
//                          ^
// <stdin>:14:3: error: 'smt.bv.extract' op range to be extracted is too big, expected range starting at index 20 of length 16 requires input width of at least 36, but the input width is only 32
//   smt.bv.extract %0 from 20 : (!smt.bv<32>) -> !smt.bv<16>
//   ^
// <stdin>:14:3: note: see current operation: %0 = "smt.bv.extract"(%arg0) <{lowBit = 20 : i32}> : (!smt.bv<32>) -> !smt.bv<16>
// <stdin>:18:24: error: integer value out of range for given bit-vector type '!smt.bv<63>'
// smt.bv.constant #smt.bv<9223372036854775808> : !smt.bv<63>
//                        ^
// <stdin>:20:24: error: integer value out of range for given bit-vector type '!smt.bv<64>'
// smt.bv.constant #smt.bv<18446744073709551616> : !smt.bv<64>
//                        ^
// <stdin>:22:24: error: integer value out of range for given bit-vector type '!smt.bv<128>'
// smt.bv.constant #smt.bv<-170141183460469231731687303715884105729> : !smt.bv<128>
//                        ^
