// RUN: tenure opt --split-input-file
// Names and references of definitions.
irdl.dialect @Big {
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.operands(a__b: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.operands(foo: %0)
    irdl.results(foo: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.base @foo
    irdl.parameters(p: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    "irdl.operands"(%0, %0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
  }
}
// OUT:
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: name of dialect should not contain uppercase letters
// irdl.dialect @Big {
// ^
// <stdin>:2:1: note: see current operation: 
// "irdl.dialect"() <{sym_name = "Big"}> ({
// ^bb0:
// }) : () -> ()
// <stdin>:8:5: error: name of operand #0 should not contain leading or double underscores
//     irdl.operands(a__b: %0)
//     ^
// <stdin>:8:5: note: see current operation: "irdl.operands"(%0) <{names = ["a__b"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
// <stdin>:13:3: error: 'irdl.operation' op contains a value named 'foo' for both its operands and results
//   irdl.operation @op {
//   ^
// <stdin>:13:3: note: see current operation: 
// "irdl.operation"() <{sym_name = "op"}> ({
//   %0 = "irdl.any"() : () -> !irdl.attribute
//   "irdl.operands"(%0) <{names = ["foo"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
//   "irdl.results"(%0) <{names = ["foo"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
// }) : () -> ()
// <stdin>:22:10: error: 'irdl.base' op symbol '@foo' not found
//     %0 = irdl.base @foo
//          ^
// <stdin>:22:10: note: see current operation: %0 = "irdl.base"() <{base_ref = @foo}> : () -> !irdl.attribute
// <stdin>:30:5: error: 'irdl.operands' op the number of operands and their variadicities must be the same, but got 2 and 1 respectively
//     "irdl.operands"(%0, %0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
//     ^
// <stdin>:30:5: note: see current operation: "irdl.operands"(%0, %0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
