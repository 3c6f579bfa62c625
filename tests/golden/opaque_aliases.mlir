// RUN: tenure opt --allow-unregistered-dialect
// A type is the same with an alias in it and without.
!pt = i32
!pu = !q.s<!pt>
#n = 3 : i32
func.func @f(%a: !q.storage<!pu, !pt>) -> !q.storage<!q.s<i32>, i32> attributes {a.x = #q.n<#n>, a.y = #q.n<3 : i32>} {
  return %a : !q.storage<!pu, i32>
}
// OUT:
module {
  func.func @f(%arg0: !q.storage<!q.s<i32>, i32>) -> !q.storage<!q.s<i32>, i32> attributes {a.x = #q.n<3 : i32>, a.y = #q.n<3 : i32>} {
    return %arg0 : !q.storage<!q.s<i32>, i32>
  }
}

