// RUN: tenure opt --convert-arith-to-llvm=index-bitwidth=0x10
// Numbers in options have the bases that LLVM's command line reads.
func.func @f(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  return %0 : index
}
// OUT:
module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i16
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i16
    %2 = llvm.add %1, %0 : i16
    %3 = builtin.unrealized_conversion_cast %2 : i16 to index
    return %3 : index
  }
}

