// RUN: tenure opt
// Forms of smt whose types follow from others, and names of constants.
func.func @forms(%f: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %a: !smt.array<[!smt.int -> !smt.bool]>) {
  smt.solver() : () -> () {
    %0 = smt.int.constant -123
    %1 = smt.int.constant 184467440737095516152
    %2 = smt.bv.constant #smt.bv<255> : !smt.bv<8>
    %3 = smt.bv.repeat 2 times %2 : !smt.bv<8>
    %4 = smt.bv.concat %2, %3 : !smt.bv<8>, !smt.bv<16>
    %5 = smt.constant true
    %6 = smt.declare_fun "x" : !smt.int
    %7 = smt.eq %0, %1, %6 : !smt.int
    %8 = smt.array.broadcast %5 : !smt.array<[!smt.int -> !smt.bool]>
    %9 = smt.array.store %8[%6], %5 : !smt.array<[!smt.int -> !smt.bool]>
    %10 = smt.array.select %9[%6] : !smt.array<[!smt.int -> !smt.bool]>
    %11 = smt.declare_fun : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %12 = smt.apply_func %11(%6, %10) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    smt.assert %12
  }
  return
}
// OUT:
module {
  func.func @forms(%arg0: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %arg1: !smt.array<[!smt.int -> !smt.bool]>) {
    smt.solver() : () -> () {
      %c-123 = smt.int.constant -123
      %c184467440737095516152 = smt.int.constant 184467440737095516152
      %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
      %0 = smt.bv.repeat 2 times %c-1_bv8 : !smt.bv<8>
      %1 = smt.bv.concat %c-1_bv8, %0 : !smt.bv<8>, !smt.bv<16>
      %true = smt.constant true
      %x = smt.declare_fun "x" : !smt.int
      %2 = smt.eq %c-123, %c184467440737095516152, %x : !smt.int
      %3 = smt.array.broadcast %true : !smt.array<[!smt.int -> !smt.bool]>
      %4 = smt.array.store %3[%x], %true : !smt.array<[!smt.int -> !smt.bool]>
      %5 = smt.array.select %4[%x] : !smt.array<[!smt.int -> !smt.bool]>
      %6 = smt.declare_fun : !smt.func<(!smt.int, !smt.bool) !smt.bool>
      %7 = smt.apply_func %6(%x, %5) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
      smt.assert %7
    }
    return
  }
}

