// RUN: tenure opt --allow-unregistered-dialect --topological-sort
"t.late"(%1, %0) : (i32, i32) -> ()
%0 = "t.on_a_cycle"(%2) : (i32) -> i32
%1 = "t.of_it"(%0) : (i32) -> i32
"t.around"() ({
  "t.inner"(%2, %3) : (i32, i32) -> ()
}) : () -> ()
%2 = "t.back"(%1) : (i32) -> i32
%3 = "t.free"() : () -> i32
func.func @f() {
  return
}
// OUT:
module {
  %0 = "t.free"() : () -> i32
  func.func @f() {
    return
  }
  "t.late"(%2, %1) : (i32, i32) -> ()
  %1 = "t.on_a_cycle"(%3) : (i32) -> i32
  %2 = "t.of_it"(%1) : (i32) -> i32
  %3 = "t.back"(%2) : (i32) -> i32
  "t.around"() ({
    "t.inner"(%3, %0) : (i32, i32) -> ()
  }) : () -> ()
}

