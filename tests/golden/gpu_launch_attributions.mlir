// RUN: tenure opt --split-input-file --verify-diagnostics
// Attributions of a launch are memrefs in the memory that is theirs.
func.func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) workgroup(%w : memref<4xf32, #gpu.address_space<private>>) private(%p : memref<4xf32, 5>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>) private(%p : memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%s: index) {
  // expected-error@+1 {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch clusters(%q, %r, %t) in (%u = %s, %v = %s, %x = %s) blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>) private(%p : vector<4xf32>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%s: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) workgroup(%w : memref<4xf32>) private(%p : memref<4xf32, 5>) {
    gpu.terminator
  }
  return
}
// -----
func.func @f(%s: index) {
  gpu.launch clusters(%q, %r, %t) in (%u = %s, %v = %s, %x = %s) blocks(%a, %b, %c) in (%d = %s, %e = %s, %f = %s) threads(%g, %h, %i) in (%j = %s, %k = %s, %l = %s) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>) private(%p : memref<4xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}
// OUT:
// -----
// -----
// -----
module {
  func.func @f(%arg0: index) {
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) workgroup(%arg13 : memref<4xf32>) private(%arg14 : memref<4xf32, 5>) {
      gpu.terminator
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: index) {
    gpu.launch clusters(%arg13, %arg14, %arg15) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) workgroup(%arg19 : memref<4xf32, #gpu.address_space<workgroup>>) private(%arg20 : memref<4xf32, #gpu.address_space<private>>) {
      gpu.terminator
    }
    return
  }
}

