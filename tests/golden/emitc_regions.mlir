// RUN: tenure opt
module {
emitc.include <"a.h">
emitc.include "b.h"
emitc.func @f(%a : i32, %p : !emitc.ptr<i32>, %lb : index) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"1">}> : () -> !emitc.lvalue<i32>
  %ad = emitc.address_of %v : !emitc.lvalue<i32>
  %d = emitc.dereference %p : !emitc.ptr<i32>
  %e = emitc.expression %a : (i32) -> i32 {
     %s = add %a, %a : (i32, i32) -> i32
     emitc.yield %s : i32
  }
  %e2 = emitc.expression %a, %lb noinline : (i32, index) -> i32 {
     %s = add %a, %a : (i32, i32) -> i32
     %s2 = mul %s, %a : (i32, i32) -> i32
     yield %s2 : i32
  }
  emitc.for %i = %lb to %lb step %lb {
    emitc.for %j = %a to %a step %a : i32 {
      emitc.verbatim "x"
    } {a.b = 1}
  }
  %c = emitc.cmp lt, %a, %a : (i32, i32) -> i1
  emitc.if %c {
    emitc.verbatim "x"
  } else {
    emitc.verbatim "y"
  } {c.d}
  emitc.if %c {
  }
  emitc.do {
    emitc.verbatim "{}" args %a : i32
  } while {
    %r = emitc.expression %a : (i32) -> i1 {
      %q = cmp lt, %a, %a : (i32, i32) -> i1
      yield %q : i1
    }
    emitc.yield %r : i1
  }
  return
}
}
// OUT:
module {
  emitc.include <"a.h">
  emitc.include "b.h"
  emitc.func @f(%arg0: i32, %arg1: !emitc.ptr<i32>, %arg2: index) {
    %0 = "emitc.variable"() <{value = #emitc.opaque<"1">}> : () -> !emitc.lvalue<i32>
    %1 = address_of %0 : !emitc.lvalue<i32>
    %2 = dereference %arg1 : !emitc.ptr<i32>
    %3 = expression %arg0 : (i32) -> i32 {
      %6 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %6 : i32
    }
    %4 = expression %arg0, %arg2 : (i32, index) -> i32 {
      %6 = add %arg0, %arg0 : (i32, i32) -> i32
      %7 = mul %6, %arg0 : (i32, i32) -> i32
      yield %7 : i32
    }
    for %arg3 = %arg2 to %arg2 step %arg2 {
      for %arg4 = %arg0 to %arg0 step %arg0  : i32 {
        verbatim "x"
      } {a.b = 1 : i64}
    }
    %5 = cmp lt, %arg0, %arg0 : (i32, i32) -> i1
    if %5 {
      verbatim "x"
    } else {
      verbatim "y"
    } {c.d}
    if %5 {
    }
    do {
      verbatim "{}" args %arg0 : i32
    } while {
      %6 = expression %arg0 : (i32) -> i1 {
        %7 = cmp lt, %arg0, %arg0 : (i32, i32) -> i1
        yield %7 : i1
      }
      yield %6 : i1
    }
    return
  }
}

