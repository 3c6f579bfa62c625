// RUN: tenure opt --convert-memref-to-emitc=lower-to-cpp --convert-scf-to-emitc --convert-math-to-emitc=language-target=cpp11
memref.global "private" constant @k : memref<2x3xf32> = dense<4.0>
memref.global @z : memref<i32> = dense<3>
func.func @f(%m: memref<2x3xf32>, %i: index) -> f32 {
  %0 = memref.alloca() : memref<2x3xf32>
  %1 = memref.load %m[%i, %i] : memref<2x3xf32>
  %s = math.sin %1 : f32
  memref.store %s, %0[%i, %i] : memref<2x3xf32>
  %g = memref.get_global @k : memref<2x3xf32>
  %h = memref.get_global @z : memref<i32>
  %2 = memref.alloc() {alignment = 16 : i64} : memref<2x3xf32>
  memref.copy %m, %2 : memref<2x3xf32> to memref<2x3xf32>
  %3 = memref.load %g[%i, %i] : memref<2x3xf32>
  return %3 : f32
}
func.func @loops(%a: index, %b: index, %c: i1) -> (index, f32) {
  %f = emitc.literal "1.0" : f32
  %r = scf.if %c -> index {
    scf.yield %a : index
  } else {
    scf.yield %b : index
  }
  %s:2 = scf.for %i = %a to %r step %b iter_args(%x = %r, %y = %f) -> (index, f32) {
    %t = scf.for %j = %i to %x step %b iter_args(%z = %y) -> f32 {
      %w = math.powf %z, %y : f32
      scf.yield %w : f32
    }
    scf.yield %i, %t : index, f32
  }
  %u = scf.index_switch %s#0 -> index
  case 2 {
    scf.yield %b : index
  }
  default {
    scf.yield %r : index
  }
  return %u, %s#1 : index, f32
}
// OUT:
module {
  emitc.include <"cstdlib">
  emitc.include <"cstring">
  emitc.global static const @k : !emitc.array<2x3xf32> = dense<4.000000e+00>
  emitc.global extern @z : i32 = 3
  func.func @f(%arg0: memref<2x3xf32>, %arg1: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xf32> to !emitc.array<2x3xf32>
    %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<2x3xf32>
    %2 = emitc.subscript %0[%arg1, %arg1] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %3 = emitc.load %2 : <f32>
    %4 = emitc.call_opaque "std::sin"(%3) : (f32) -> f32
    %5 = emitc.subscript %1[%arg1, %arg1] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    emitc.assign %4 : f32 to %5 : <f32>
    %6 = emitc.get_global @k : !emitc.array<2x3xf32>
    %7 = emitc.get_global @z : !emitc.lvalue<i32>
    %8 = emitc.address_of %7 : !emitc.lvalue<i32>
    %9 = emitc.call_opaque "sizeof"() {args = [f32]} : () -> !emitc.size_t
    %10 = "emitc.constant"() <{value = 6 : index}> : () -> index
    %11 = emitc.mul %9, %10 : (!emitc.size_t, index) -> !emitc.size_t
    %12 = "emitc.constant"() <{value = 16 : index}> : () -> !emitc.size_t
    %13 = emitc.call_opaque "aligned_alloc"(%12, %11) : (!emitc.size_t, !emitc.size_t) -> !emitc.ptr<!emitc.opaque<"void">>
    %14 = emitc.cast %13 : !emitc.ptr<!emitc.opaque<"void">> to !emitc.ptr<f32>
    %15 = builtin.unrealized_conversion_cast %14 : !emitc.ptr<f32> to !emitc.array<2x3xf32>
    %16 = "emitc.constant"() <{value = 0 : index}> : () -> index
    %17 = emitc.subscript %0[%16, %16] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %18 = emitc.address_of %17 : !emitc.lvalue<f32>
    %19 = "emitc.constant"() <{value = 0 : index}> : () -> index
    %20 = emitc.subscript %15[%19, %19] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %21 = emitc.address_of %20 : !emitc.lvalue<f32>
    %22 = emitc.call_opaque "sizeof"() {args = [f32]} : () -> !emitc.size_t
    %23 = "emitc.constant"() <{value = 6 : index}> : () -> index
    %24 = emitc.mul %22, %23 : (!emitc.size_t, index) -> !emitc.size_t
    emitc.call_opaque "memcpy"(%21, %18, %24) : (!emitc.ptr<f32>, !emitc.ptr<f32>, !emitc.size_t) -> ()
    %25 = emitc.subscript %6[%arg1, %arg1] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
    %26 = emitc.load %25 : <f32>
    return %26 : f32
  }
  func.func @loops(%arg0: index, %arg1: index, %arg2: i1) -> (index, f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to !emitc.size_t
    %1 = builtin.unrealized_conversion_cast %arg0 : index to !emitc.size_t
    %2 = emitc.literal "1.0" : f32
    %3 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.size_t>
    emitc.if %arg2 {
      assign %1 : !emitc.size_t to %3 : <!emitc.size_t>
    } else {
      assign %0 : !emitc.size_t to %3 : <!emitc.size_t>
    }
    %4 = emitc.load %3 : <!emitc.size_t>
    %5 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.size_t>
    %6 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
    emitc.assign %4 : !emitc.size_t to %5 : <!emitc.size_t>
    emitc.assign %2 : f32 to %6 : <f32>
    emitc.for %arg3 = %1 to %4 step %0  : !emitc.size_t {
      %12 = load %5 : <!emitc.size_t>
      %13 = load %6 : <f32>
      %14 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
      assign %13 : f32 to %14 : <f32>
      for %arg4 = %arg3 to %12 step %0  : !emitc.size_t {
        %16 = load %14 : <f32>
        %17 = call_opaque "std::pow"(%16, %13) : (f32, f32) -> f32
        assign %17 : f32 to %14 : <f32>
      }
      %15 = load %14 : <f32>
      assign %arg3 : !emitc.size_t to %5 : <!emitc.size_t>
      assign %15 : f32 to %6 : <f32>
    }
    %7 = emitc.load %5 : <!emitc.size_t>
    %8 = emitc.load %6 : <f32>
    %9 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.size_t>
    emitc.switch %7 : !emitc.size_t 
    case 2 {
      assign %0 : !emitc.size_t to %9 : <!emitc.size_t>
      yield
    }
    default {
      assign %4 : !emitc.size_t to %9 : <!emitc.size_t>
    }
    %10 = emitc.load %9 : <!emitc.size_t>
    %11 = builtin.unrealized_conversion_cast %10 : !emitc.size_t to index
    return %11, %8 : index, f32
  }
}

