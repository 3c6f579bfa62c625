// RUN: tenure opt --split-input-file
// What OpenMP does not allow.
func.func @f(%x: memref<i32>) {
  omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.write %x = %v hint(none) hint(none) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %v: i32) {
  omp.atomic.write %x = %v hint(contended, uncontended) : memref<i32>, i32
  return
}
// -----
func.func @f() {
  omp.cancel cancellation_construct_type(sections)
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.simd simdlen(8) safelen(4) {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>) {
  %0 = omp.map.info var_ptr(%a : memref<?xi32>, tensor<?xi32>) map_clauses(from) capture(ByRef) -> memref<?xi32>
  omp.target_enter_data map_entries(%0 : memref<?xi32>)
  return
}
// -----
func.func @f(%x: !llvm.ptr) {
  omp.parallel private(@none %x -> %y : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
omp.private {type = firstprivate} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:3:3: error: read and write must not be to the same location for atomic reads
//   omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
//   ^
// <stdin>:3:3: note: see current operation: "omp.atomic.read"(%arg0, %arg0) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
// <stdin>:8:3: error: custom op 'omp.atomic.write' `hint` clause can appear at most once in the expansion of the oilist directive
//   omp.atomic.write %x = %v hint(none) hint(none) : memref<i32>, i32
//   ^
// <stdin>:13:3: error: 'omp.atomic.write' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined
//   omp.atomic.write %x = %v hint(contended, uncontended) : memref<i32>, i32
//   ^
// <stdin>:13:3: note: see current operation: "omp.atomic.write"(%arg0, %arg1) <{hint = 3 : i64}> : (memref<i32>, i32) -> ()
// <stdin>:18:3: error: 'omp.cancel' op Orphaned cancel construct
//   omp.cancel cancellation_construct_type(sections)
//   ^
// <stdin>:18:3: note: see current operation: "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
// <stdin>:23:3: error: 'omp.composite' attribute missing from composite wrapper
//   omp.wsloop {
//   ^
// <stdin>:23:3: note: see current operation: 
// "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
//   "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
//     "omp.loop_nest"(%arg0, %arg0, %arg0) ({
//     ^bb0(%arg1: index):
//       "omp.yield"() : () -> ()
//     }) : (index, index, index) -> ()
//   }) {omp.composite} : () -> ()
// }) : () -> ()
// <stdin>:34:3: error: 'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value
//   omp.simd simdlen(8) safelen(4) {
//   ^
// <stdin>:34:3: note: see current operation: 
// "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, safelen = 4 : i64, simdlen = 8 : i64}> ({
//   "omp.loop_nest"(%arg0, %arg0, %arg0) ({
//   ^bb0(%arg1: index):
//     "omp.yield"() : () -> ()
//   }) : (index, index, index) -> ()
// }) : () -> ()
// <stdin>:44:3: error: to and alloc map types are permitted
//   omp.target_enter_data map_entries(%0 : memref<?xi32>)
//   ^
// <stdin>:44:3: note: see current operation: "omp.target_enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<?xi32>) -> ()
// <stdin>:49:3: error: failed to lookup privatizer op with symbol: '@none'
//   omp.parallel private(@none %x -> %y : !llvm.ptr) {
//   ^
// <stdin>:49:3: note: see current operation: 
// "omp.parallel"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@none]}> ({
// ^bb0(%arg1: !llvm.ptr):
//   "omp.terminator"() : () -> ()
// }) : (!llvm.ptr) -> ()
// <stdin>:55:1: error: `firstprivate` clauses require at least a `copy` region.
// omp.private {type = firstprivate} @p : i32 init {
// ^
// <stdin>:55:1: note: see current operation: 
// "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "p", type = i32}> ({
// ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
//   "omp.yield"(%arg1) : (!llvm.ptr) -> ()
// }, {
// }, {
// }) : () -> ()
// <stdin>:60:1: error: 'omp.declare_reduction' op expects initializer region argument to match the reduction type
// omp.declare_reduction @r : i32 init {
// ^
// <stdin>:60:1: note: see current operation: 
// "omp.declare_reduction"() <{sym_name = "r", type = i32}> ({
// }, {
// ^bb0(%arg2: i64):
//   "omp.yield"(%arg2) : (i64) -> ()
// }, {
// ^bb0(%arg0: i32, %arg1: i32):
//   "omp.yield"(%arg0) : (i32) -> ()
// }, {
// }, {
// }, {
// }) : () -> ()
