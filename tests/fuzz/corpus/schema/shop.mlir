irdl.dialect @shop attributes {types = {number = "signless integer or index"}} {
  irdl.type @box {
    %0 = irdl.any
    irdl.parameters(of: %0)
  }
  irdl.attribute @"#label"
  irdl.operation @pack attributes {
      format = "$item (`,` $others^)? attr-dict `:` type($item)",
      match = ["box = same(item): the box is of the item's type"],
      names = ["packed"],
      traits = ["Pure"]} {
    %0 = irdl.any {type = "$number"}
    %1 = irdl.any {type = "index"}
    %2 = irdl.any {attribute = "64-bit signless integer attribute", optional}
    irdl.operands(item: %0, others: variadic %1)
    irdl.results(box: %0)
    irdl.attributes {"weight" = %2}
  }
  irdl.operation @open attributes {format = "$box `:` type($box) attr-dict", match = ["item = parameter(box): it is inside"]} {
    %0 = irdl.any {stripped = "!shop.box", type = "!shop.box"}
    %1 = irdl.any
    irdl.operands(box: %0)
    irdl.results(item: %1)
  }
}
// -----
func.func @f(%a: i32, %n: index, %b: !shop.box<i32>) {
  %0 = shop.pack %a, %n, %n {weight = 2 : i64} : i32
  %1 = shop.open %b : <i32>
  return
}
