// RUN: tenure opt --canonicalize --allow-unregistered-dialect
func.func @f(%i: i1) -> (index, index, index) {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %0 = shape.assuming %t -> index {
    %2 = "test.source"() : () -> (index)
    shape.assuming_yield %2 : index
  }
  %1 = shape.assuming %f -> index {
    %2 = "test.source"() : () -> (index)
    shape.assuming_yield %2 : index
  }
  %w = shape.cstr_require %i, "x"
  %3:3 = shape.assuming %w -> (index, index, index) {
    %2 = "test.source"() : () -> (index)
    %4 = "test.source"() : () -> (index)
    shape.assuming_yield %2, %4, %2 : index, index, index
  }
  return %0, %1, %3#1 : index, index, index
}
// OUT:
module {
  func.func @f(%arg0: i1) -> (index, index, index) {
    %0 = "test.source"() : () -> index
    %1 = "test.source"() : () -> index
    %2 = shape.cstr_require %arg0, "x"
    %3 = shape.assuming %2 -> (index) {
      %4 = "test.source"() : () -> index
      %5 = "test.source"() : () -> index
      shape.assuming_yield %5 : index
    }
    return %0, %1, %3 : index, index, index
  }
}

