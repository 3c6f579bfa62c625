// RUN: tenure opt
func.func private @callee(index) -> (memref<2xf32>, tensor<*xi1>)
func.func @caller(%i: index) {
  %0:2 = call @callee(%i) : (index) -> (memref<2xf32>, f32)
  return
}
// OUT:
// ERR:
// <stdin>:3:10: error: 'func.call' op result type mismatch at index 1
//   %0:2 = call @callee(%i) : (index) -> (memref<2xf32>, f32)
//          ^
// <stdin>:3:10: note: see current operation: %0:2 = "func.call"(%arg0) <{callee = @callee}> : (index) -> (memref<2xf32>, f32)
// <stdin>:3:10: note:       op result types: 'memref<2xf32>', 'f32'
// <stdin>:3:10: note: function result types: 'memref<2xf32>', 'tensor<*xi1>'
