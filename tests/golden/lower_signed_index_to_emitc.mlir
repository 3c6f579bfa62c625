// RUN: tenure opt --convert-arith-to-emitc
// size_t has no sign: what divides with a sign does so in ptrdiff_t.
func.func @divide(%x: index, %y: index) -> (index, index) {
  %0 = arith.divsi %x, %y : index
  %1 = arith.remsi %x, %y : index
  return %0, %1 : index, index
}
// OUT:
module {
  func.func @divide(%arg0: index, %arg1: index) -> (index, index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to !emitc.size_t
    %1 = builtin.unrealized_conversion_cast %arg0 : index to !emitc.size_t
    %2 = emitc.cast %1 : !emitc.size_t to !emitc.ptrdiff_t
    %3 = emitc.cast %0 : !emitc.size_t to !emitc.ptrdiff_t
    %4 = emitc.div %2, %3 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
    %5 = emitc.cast %4 : !emitc.ptrdiff_t to !emitc.size_t
    %6 = builtin.unrealized_conversion_cast %5 : !emitc.size_t to index
    %7 = emitc.cast %1 : !emitc.size_t to !emitc.ptrdiff_t
    %8 = emitc.cast %0 : !emitc.size_t to !emitc.ptrdiff_t
    %9 = emitc.rem %7, %8 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
    %10 = emitc.cast %9 : !emitc.ptrdiff_t to !emitc.size_t
    %11 = builtin.unrealized_conversion_cast %10 : !emitc.size_t to index
    return %6, %11 : index, index
  }
}

