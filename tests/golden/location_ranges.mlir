// RUN: tenure opt --allow-unregistered-dialect --mlir-print-debuginfo
// What was spelled as one line's columns and what was spelled as two positions are two locations, as in MLIR.
"t.a"() : () -> () loc("f":1:2 to :5)
"t.b"() : () -> () loc("f":1:2 to 1:5)
"t.c"() : () -> () loc(callsite("f":1:2 to :5 at "g":7:1))
"t.d"() : () -> () loc("f":1:2 to 3:5)
"t.e"() : () -> () loc("f":1:2 to 0:7)
"t.f"() : () -> () loc("f":1:2)
"t.g"() : () -> () loc(unknown)
// OUT:
module {
  "t.a"() : () -> () loc(#loc1)
  "t.b"() : () -> () loc(#loc2)
  "t.c"() : () -> () loc(#loc8)
  "t.d"() : () -> () loc(#loc4)
  "t.e"() : () -> () loc(#loc5)
  "t.f"() : () -> () loc(#loc6)
  "t.g"() : () -> () loc(#loc7)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("f":1:2 to :5)
#loc2 = loc("f":1:2 to :5)
#loc3 = loc("g":7:1)
#loc4 = loc("f":1:2 to 3:5)
#loc5 = loc("f":1:2 to 0:7)
#loc6 = loc("f":1:2)
#loc7 = loc(unknown)
#loc8 = loc(callsite(#loc1 at #loc3))

