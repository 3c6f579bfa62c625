irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(a: %0, b: %2)
  }
  irdl.attribute @a
  irdl.operation @o {
    %0 = irdl.base @d::@t
    %1 = irdl.parametric @d::@t<%0>
    %2 = irdl.c_pred "true"
    %3 = irdl.all_of(%0, %2)
    %4 = irdl.region with size 1
    irdl.operands(x: %0, y: variadic %1, z: optional %3)
    irdl.results(r: %0)
    irdl.attributes {"n" = %2}
    irdl.regions(b: %4)
  }
}
