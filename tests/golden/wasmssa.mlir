// RUN: tenure opt
wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b : !wasmssa<local ref to i64>) -> (i32, i64) attributes {x = 1 : i32} {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local_get %b : ref to i64
  wasmssa.return %0, %1 : i32, i64
}
wasmssa.func exported @g() -> () {
  wasmssa.return
}
wasmssa.func @decl() -> i32
wasmssa.func @k(%a: !wasmssa<local ref to i32> {wasmssa.k = 1 : i32}) {
  %x = wasmssa.local of type f32
  %c = wasmssa.local_get %a : ref to i32
  %v = wasmssa.const 3 : i32
  %w = wasmssa.local_tee %a : ref to i32 to %v : i32
  wasmssa.if %c (%v, %w) : i32, i32 : {
  ^bb0(%i : i32, %j : i32):
    wasmssa.block_return
  } > ^bb1
 ^bb1:
  wasmssa.return
}
wasmssa.global exported @gl i32 mutable : {
  %0 = wasmssa.const 3 : i32
  wasmssa.return %0 : i32
}
wasmssa.import_global "a" from "b" as @cc mutable : f64
wasmssa.import_global "a" from "b" as @cc2 : f64
wasmssa.func @f2(%b : !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %b : ref to i32
  wasmssa.if %0(%0) : i32 : {
  ^bb0(%a :i32):
    wasmssa.block_return
  } else {
  ^bb0(%a :i32):
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}
wasmssa.memory exported @m !wasmssa<limit[3:2]>
wasmssa.table @t !wasmssa<tabletype !wasmssa.externref   [3 : ]>
wasmssa.import_mem "a" from "b" as @n {limits = !wasmssa<limit [2:16]>}
func.func private @g2(!wasmssa<local ref to !wasmssa.funcref>)
// OUT:
module {
  wasmssa.func @f(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> (i32, i64) attributes {x = 1 : i32} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.return %0, %1 : i32, i64
  }
  wasmssa.func exported @g() {
    wasmssa.return
  }
  wasmssa.func @decl() -> i32
  wasmssa.func @k(%arg0: !wasmssa<local ref to i32> {wasmssa.k = 1 : i32}) {
    %0 = wasmssa.local of type f32
    %1 = wasmssa.local_get %arg0 :  ref to i32
    %2 = wasmssa.const 3 : i32
    %3 = wasmssa.local_tee %arg0 :  ref to i32 to %2 : i32
    wasmssa.if %1(%2, %3) : i32, i32 : {
    ^bb0(%arg1: i32, %arg2: i32):
      wasmssa.block_return
    } > ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.return
  }
  wasmssa.global exported @gl i32 mutable : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.import_global "a" from "b" as @cc mutable : f64
  wasmssa.import_global "a" from "b" as @cc2 : f64
  wasmssa.func @f2(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.if %0(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.block_return
    } else {
    ^bb0(%arg1: i32):
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.return
  }
  wasmssa.memory exported @m !wasmssa<limit[3: 2]>
  wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [3:]>
  wasmssa.import_mem "a" from "b" as @n {limits = !wasmssa<limit[2: 16]>}
  func.func private @g2(!wasmssa<local ref to !wasmssa.funcref>)
}

