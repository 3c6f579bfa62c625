// RUN: tenure opt --allow-unregistered-dialect
// Attributes that would be read as a region or as the attributes of a pattern are printed in generic form.
func.func @loops(%i: index, %x: i32) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    "scf.reduce"() {acme.x} : () -> ()
  }
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init(%x) -> i32 {
    "scf.reduce"(%x) ({
    ^bb0(%p: i32, %q: i32):
      scf.reduce.return %p : i32
    }) {acme.x} : (i32) -> ()
  }
  return
}
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> {acme.x} : () -> !pdl.operation
  rewrite %0 {
    %1 = "pdl.operation"(%t) <{attributeValueNames = [], opName = "foo.op", operandSegmentSizes = array<i32: 0, 0, 1>}> {acme.x} : (!pdl.type) -> !pdl.operation
    %2 = "pdl.operation"(%a) <{attributeValueNames = ["b"], opName = "foo.op", operandSegmentSizes = array<i32: 0, 1, 0>}> {acme.x} : (!pdl.attribute) -> !pdl.operation
  }
}
func.func @copy(%m: memref<4xf32>, %n: memref<4xf32, 1>, %t: memref<1xi32>, %i: index) {
  "memref.dma_start"(%m, %i, %n, %i, %i, %t, %i) {acme.x} : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
  return
}
llvm.func @barrier(%i: i32) {
  nvvm.barrier id = %i number_of_threads = %i {acme.x}
  llvm.return
}
// OUT:
module {
  func.func @loops(%arg0: index, %arg1: i32) {
    scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
      "scf.reduce"() {acme.x} : () -> ()
    }
    %0 = scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> i32 {
      scf.reduce(%arg1 : i32) {
      ^bb0(%arg3: i32, %arg4: i32):
        scf.reduce.return %arg3 : i32
      } {acme.x}
    }
    return
  }
  pdl.pattern : benefit(1) {
    %0 = type
    %1 = attribute
    %2 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> {acme.x} : () -> !pdl.operation
    rewrite %2 {
      %3 = operation "foo.op"  -> (%0 : !pdl.type) {acme.x}
      %4 = operation "foo.op"  {"b" = %1} {acme.x}
    }
  }
  func.func @copy(%arg0: memref<4xf32>, %arg1: memref<4xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    "memref.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg3, %arg2, %arg3) {acme.x} : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
    return
  }
  llvm.func @barrier(%arg0: i32) {
    nvvm.barrier id = %arg0 number_of_threads = %arg0 {acme.x}
    llvm.return
  }
}

