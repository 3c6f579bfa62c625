// What may stand in a schema that is built in, and does in none, or in few.

irdl.dialect @forms attributes {types = {"a b" = "integer", c = "index"}, enums = {E = {cases = ["x"], values = [-1]}}, all_types} {
  irdl.type @vec {
    %0 = irdl.is f32
    %1 = irdl.is i32 {note}
    %2 = irdl.any_of(%0, %1) // Behind it.
    irdl.parameters(elem: %2)
  }
  irdl.attribute @"#q" attributes {cases = ["a b", "c"], values = [1, -2]}
  irdl.operation @none
  irdl.operation @many attributes {infers = false, name = "ma.ny", props = array<i32: 1, 2>, text = "\t'\"\22\\"} {
    %0 = irdl.base @forms::@vec
    %1 = irdl.parametric @forms::@vec<%0>
    %2 = irdl.all_of(%0, %1) {description = "both"}
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.c_pred "isa<int>"
    %x = irdl.any
    %r = irdl.region(%x)
    %s = irdl.region with size 2 {variadic}
    %t = irdl.region() with size 1
    irdl.operands(a: %2, b: optional %3)
    irdl.results(c: variadic %4, d: single %0)
    irdl.attributes {"e" = %x}
    irdl.regions(f: %r, g: %s, h: %t)
  }
  irdl.type @word
  irdl.operation @one {
    %f = irdl.is f32
    %i = irdl.any {type = "$a b"}
    %e = irdl.any_of(%f, %i)
    irdl.operands(x: %e)
  }
}
