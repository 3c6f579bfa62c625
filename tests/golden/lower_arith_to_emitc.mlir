// RUN: tenure opt --convert-arith-to-emitc
func.func @integers(%a: i32, %b: i32, %x: index, %c: i1) -> index {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b overflow<nsw> : i32
  %2 = arith.muli %x, %x : index
  %3 = arith.andi %c, %c : i1
  %4 = arith.xori %0, %1 : i32
  %5 = arith.shrui %4, %b : i32
  %6 = arith.shrsi %2, %x : index
  %7 = arith.cmpi ult, %5, %1 : i32
  %8 = arith.cmpi sle, %6, %2 : index
  %9 = arith.andi %7, %8 : i1
  %10 = arith.divui %5, %b : i32
  %11 = arith.index_cast %10 : i32 to index
  %12 = arith.trunci %10 : i32 to i1
  %13 = arith.extui %12 : i1 to i8
  %c4 = arith.constant 4 : index
  %14 = arith.addi %c4, %c4 : index
  %15 = arith.select %9, %14, %11 : index
  return %15 : index
}
func.func @floats(%a: f32, %b: f32) -> f64 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.cmpf oge, %0, %b : f32
  %2 = arith.cmpf uno, %0, %b : f32
  %3 = arith.cmpf une, %0, %b : f32
  %4 = arith.fptoui %0 : f32 to i16
  %5 = arith.negf %0 : f32
  %6 = arith.extf %5 : f32 to f64
  return %6 : f64
}
// OUT:
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: index, %arg3: i1) -> index {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to !emitc.size_t
    %1 = emitc.cast %arg0 : i32 to ui32
    %2 = emitc.cast %arg1 : i32 to ui32
    %3 = emitc.add %1, %2 : (ui32, ui32) -> ui32
    %4 = emitc.cast %3 : ui32 to i32
    %5 = emitc.sub %arg0, %arg1 : (i32, i32) -> i32
    %6 = emitc.mul %0, %0 : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
    %7 = emitc.cast %4 : i32 to ui32
    %8 = emitc.cast %5 : i32 to ui32
    %9 = emitc.bitwise_xor %7, %8 : (ui32, ui32) -> ui32
    %10 = emitc.cast %9 : ui32 to i32
    %11 = emitc.cast %10 : i32 to ui32
    %12 = emitc.cast %arg1 : i32 to ui32
    %13 = "emitc.constant"() <{value = 32 : ui32}> : () -> ui32
    %14 = emitc.cmp lt, %12, %13 : (ui32, ui32) -> i1
    %15 = "emitc.constant"() <{value = 0 : ui32}> : () -> ui32
    %16 = emitc.expression %11, %12, %14, %15 : (ui32, ui32, i1, ui32) -> ui32 {
      %49 = bitwise_right_shift %11, %12 : (ui32, ui32) -> ui32
      %50 = conditional %14, %49, %15 : ui32
      yield %50 : ui32
    }
    %17 = emitc.cast %16 : ui32 to i32
    %18 = emitc.cast %6 : !emitc.size_t to !emitc.ptrdiff_t
    %19 = "emitc.constant"() <{value = 8 : index}> : () -> !emitc.size_t
    %20 = emitc.call_opaque "sizeof"(%19) : (!emitc.size_t) -> !emitc.size_t
    %21 = emitc.mul %19, %20 : (!emitc.size_t, !emitc.size_t) -> !emitc.size_t
    %22 = emitc.cmp lt, %0, %21 : (!emitc.size_t, !emitc.size_t) -> i1
    %23 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.ptrdiff_t
    %24 = emitc.expression %18, %0, %22, %23 : (!emitc.ptrdiff_t, !emitc.size_t, i1, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t {
      %49 = bitwise_right_shift %18, %0 : (!emitc.ptrdiff_t, !emitc.size_t) -> !emitc.ptrdiff_t
      %50 = conditional %22, %49, %23 : !emitc.ptrdiff_t
      yield %50 : !emitc.ptrdiff_t
    }
    %25 = emitc.cast %24 : !emitc.ptrdiff_t to !emitc.size_t
    %26 = emitc.cast %17 : i32 to ui32
    %27 = emitc.cast %5 : i32 to ui32
    %28 = emitc.cmp lt, %26, %27 : (ui32, ui32) -> i1
    %29 = emitc.cast %25 : !emitc.size_t to !emitc.ptrdiff_t
    %30 = emitc.cast %6 : !emitc.size_t to !emitc.ptrdiff_t
    %31 = emitc.cmp le, %29, %30 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> i1
    %32 = emitc.bitwise_and %28, %31 : (i1, i1) -> i1
    %33 = emitc.cast %17 : i32 to ui32
    %34 = emitc.cast %arg1 : i32 to ui32
    %35 = emitc.div %33, %34 : (ui32, ui32) -> ui32
    %36 = emitc.cast %35 : ui32 to i32
    %37 = emitc.cast %36 : i32 to !emitc.ptrdiff_t
    %38 = emitc.cast %37 : !emitc.ptrdiff_t to !emitc.size_t
    %39 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
    %40 = emitc.bitwise_and %36, %39 : (i32, i32) -> i32
    %41 = emitc.cast %40 : i32 to i1
    %42 = emitc.cast %41 : i1 to ui1
    %43 = emitc.cast %42 : ui1 to ui8
    %44 = emitc.cast %43 : ui8 to i8
    %45 = "emitc.constant"() <{value = 4 : index}> : () -> !emitc.size_t
    %46 = "emitc.constant"() <{value = 8 : index}> : () -> !emitc.size_t
    %47 = emitc.conditional %32, %46, %38 : !emitc.size_t
    %48 = builtin.unrealized_conversion_cast %47 : !emitc.size_t to index
    return %48 : index
  }
  func.func @floats(%arg0: f32, %arg1: f32) -> f64 {
    %0 = emitc.add %arg0, %arg1 : (f32, f32) -> f32
    %1 = emitc.cmp ge, %0, %arg1 : (f32, f32) -> i1
    %2 = emitc.cmp eq, %0, %0 : (f32, f32) -> i1
    %3 = emitc.cmp eq, %arg1, %arg1 : (f32, f32) -> i1
    %4 = emitc.logical_and %2, %3 : i1, i1
    %5 = emitc.logical_and %4, %1 : i1, i1
    %6 = emitc.cmp ne, %0, %0 : (f32, f32) -> i1
    %7 = emitc.cmp ne, %arg1, %arg1 : (f32, f32) -> i1
    %8 = emitc.logical_or %6, %7 : i1, i1
    %9 = emitc.cmp ne, %0, %arg1 : (f32, f32) -> i1
    %10 = emitc.cmp ne, %0, %0 : (f32, f32) -> i1
    %11 = emitc.cmp ne, %arg1, %arg1 : (f32, f32) -> i1
    %12 = emitc.logical_or %10, %11 : i1, i1
    %13 = emitc.logical_or %12, %9 : i1, i1
    %14 = emitc.cast %0 : f32 to ui16
    %15 = emitc.cast %14 : ui16 to i16
    %16 = emitc.unary_minus %0 : (f32) -> f32
    %17 = emitc.cast %16 : f32 to f64
    return %17 : f64
  }
}

