// RUN: tenure opt
// Types of handles follow from those of ranges, and ranges' from theirs.
pdl_interp.func @matcher(%arg0: !pdl.operation) {
  %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
  %1 = pdl_interp.extract 0 of %0 : !pdl.value
  %2 = pdl_interp.get_value_type of %1 : !pdl.type
  pdl_interp.foreach %arg1 : !pdl.value in %0 {
    pdl_interp.continue
  } -> ^bb1
^bb1:
  %3 = pdl_interp.create_attribute 1 : i32
  %4 = pdl_interp.create_operation "foo.op"(%1 : !pdl.value) {"a" = %3} -> (%2 : !pdl.type)
  %5 = pdl_interp.create_operation "foo.op"(%1 : !pdl.value) -> (%2 : !pdl.type)
  pdl_interp.finalize
}
// OUT:
module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    %0 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    %1 = pdl_interp.extract 0 of %0 : !pdl.value
    %2 = pdl_interp.get_value_type of %1 : !pdl.type
    pdl_interp.foreach %arg1 : !pdl.value in %0 {
      pdl_interp.continue
    } -> ^bb1
  ^bb1:  // pred: ^bb0
    %3 = pdl_interp.create_attribute 1 : i32
    %4 = pdl_interp.create_operation "foo.op"(%1 : !pdl.value) {"a" = %3}  -> (%2 : !pdl.type)
    %5 = pdl_interp.create_operation "foo.op"(%1 : !pdl.value)  -> (%2 : !pdl.type)
    pdl_interp.finalize
  }
}

