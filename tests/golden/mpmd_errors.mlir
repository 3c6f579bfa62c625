// RUN: tenure opt --split-input-file
// Ops of mpmd whose insides do not fit what is outside of them, or their meshes.
func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<5xf32>) {
    mpmd.return %b : tensor<5xf32>
  } : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"> (%a) () {
    mpmd.return
  } : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
    mpmd.return
  } : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<"f"(x)> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.named_computation<f> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<5xf32>, %i: tensor<ui32>) {
    mpmd.return %a : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>, %i: tensor<4xi32>) {
    mpmd.return %b : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
    mpmd.return %i : tensor<i32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32, unroll_factor = 2 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
    mpmd.return %b : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 0 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
    mpmd.return %b : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = mpmd.for (%a) {iterations = 3 : ui32, unroll_factor = 0 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
    mpmd.return %b : tensor<4xf32>
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = "mpmd.for"(%a) <{iterations = 1 : ui32}> ({
    ^bb0(%b: tensor<4xf32>, %i: tensor<i32>):
    mpmd.return %b : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: tensor<4xf32>, %t: !stablehlo.token) {
  %0:2 = mpmd.for (%a, %t) {iterations = 3 : ui32} (%b: tensor<4xf32>, %c: !stablehlo.token, %i: tensor<i32>) {
    mpmd.return %b, %c : tensor<4xf32>, !stablehlo.token
  } : tensor<4xf32>, !stablehlo.token
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) {
  %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="q", origin=[]> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="n", origin=[]> (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<5xf32>) {
    mpmd.return %b : tensor<5xf32>
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m", origin=[]> (%a) () {
    mpmd.return
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<4xf32>) {
    mpmd.return
  } : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m, %t: !stablehlo.token) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment<mesh="m", origin=[]> (%t) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (!stablehlo.token) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
  return
}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
  return
}
func.func private @g(%a: tensor<5xf32>) -> tensor<4xf32>

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
  return
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32>

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
  return
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> attributes {mesh_shape = #sdy.mesh<["y"=2]>}

// -----

!m = !mpmd.mesh_tensor<"m", tensor<4xf32>>
func.func @f(%a: !m) attributes {topology = #mpmd.topology<<"m": <["x"=2]>>, <"n": <["x"=2]>>>} {
  %0:2 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> (!m, !m)
  return
}
func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>}
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
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
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
// <stdin>:3:8: error: expected the type of the block argument to match the type of operand: 'tensor<5xf32>', got: 'tensor<4xf32>'
//   %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<5xf32>) {
//        ^
// <stdin>:3:8: note: see current operation: 
// %0 = "mpmd.named_computation"(<<UNKNOWN SSA VALUE>>) <{origin = #mpmd.user_origin<"f">}> ({
// ^bb0(%arg0: tensor<5xf32>):
//   "mpmd.return"(%arg0) : (tensor<5xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<5xf32>
// <stdin>:12:8: error: number of block arguments must match the number of operands respectively: 0 != 1
//   %0 = mpmd.named_computation<"f"> (%a) () {
//        ^
// <stdin>:12:8: note: see current operation: 
// %0 = "mpmd.named_computation"(<<UNKNOWN SSA VALUE>>) <{origin = #mpmd.user_origin<"f">}> ({
//   "mpmd.return"() : () -> ()
// }) : (tensor<4xf32>) -> tensor<5xf32>
// <stdin>:21:8: error: number of returned values must match the number of results respectively: 0 != 1
//   %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:21:8: note: see current operation: 
// %0 = "mpmd.named_computation"(<<UNKNOWN SSA VALUE>>) <{origin = #mpmd.user_origin<"f">}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"() : () -> ()
// }) : (tensor<4xf32>) -> tensor<5xf32>
// <stdin>:30:8: error: expected the type of the returned value to match the type of result: 'tensor<4xf32>', got: 'tensor<5xf32>'
//   %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:30:8: note: see current operation: 
// %0 = "mpmd.named_computation"(<<UNKNOWN SSA VALUE>>) <{origin = #mpmd.user_origin<"f">}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<5xf32>
// <stdin>:39:8: error: custom op 'mpmd.named_computation' number of operands and types do not match: got 1 operands and 2 types
//   %0 = mpmd.named_computation<"f"> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:48:35: error: custom op 'mpmd.named_computation' expected integer value
//   %0 = mpmd.named_computation<"f"(x)> (%a) (%b: tensor<4xf32>) {
//                                   ^
// <stdin>:57:31: error: custom op 'mpmd.named_computation' expected string
//   %0 = mpmd.named_computation<f> (%a) (%b: tensor<4xf32>) {
//                               ^
// <stdin>:66:8: error: wrong number of arguments for region
//   %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>) {
//        ^
// <stdin>:66:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:75:8: error: wrong argument type at argument no. 0
//   %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<5xf32>, %i: tensor<ui32>) {
//        ^
// <stdin>:75:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32}> ({
// ^bb0(%arg1: tensor<5xf32>, %arg2: tensor<ui32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:84:8: error: index must have a 32-bit integer rank-0 tensor type
//   %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>, %i: tensor<4xi32>) {
//        ^
// <stdin>:84:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<4xi32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:93:8: error: type mismatch for result of region
//   %0 = mpmd.for (%a) {iterations = 3 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
//        ^
// <stdin>:93:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<i32>):
//   "mpmd.return"(%arg2) : (tensor<i32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:102:8: error: number of iterations 3 isn't divisible by unroll factor 2
//   %0 = mpmd.for (%a) {iterations = 3 : ui32, unroll_factor = 2 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
//        ^
// <stdin>:102:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32, unroll_factor = 2 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<i32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:111:8: error: number of iterations must be greater than zero
//   %0 = mpmd.for (%a) {iterations = 0 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
//        ^
// <stdin>:111:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 0 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<i32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:120:8: error: number of iterations 3 isn't divisible by unroll factor 0
//   %0 = mpmd.for (%a) {iterations = 3 : ui32, unroll_factor = 0 : ui32} (%b: tensor<4xf32>, %i: tensor<i32>) {
//        ^
// <stdin>:120:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 3 : ui32, unroll_factor = 0 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<i32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<4xf32>
// <stdin>:129:8: error: 'mpmd.for' op requires the same type for operand and result at index 0
//   %0 = "mpmd.for"(%a) <{iterations = 1 : ui32}> ({
//        ^
// <stdin>:129:8: note: see current operation: 
// %0 = "mpmd.for"(%arg0) <{iterations = 1 : ui32}> ({
// ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<i32>):
//   "mpmd.return"(%arg1) : (tensor<4xf32>) -> ()
// }) : (tensor<4xf32>) -> tensor<5xf32>
// <stdin>:140:10: error: type ids in operands/results are not identical
//   %0:2 = mpmd.for (%a, %t) {iterations = 3 : ui32} (%b: tensor<4xf32>, %c: !stablehlo.token, %i: tensor<i32>) {
//          ^
// <stdin>:140:10: note: see current operation: 
// %0:2 = "mpmd.for"(%arg0, %arg1) <{iterations = 3 : ui32}> ({
// ^bb0(%arg2: tensor<4xf32>, %arg3: !stablehlo.token, %arg4: tensor<i32>):
//   "mpmd.return"(%arg2, %arg3) : (tensor<4xf32>, !stablehlo.token) -> ()
// }) : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
// <stdin>:150:8: error: Function does not have a topology attribute: f
//   %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:150:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "m", origin = []}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:160:8: error: Topology doesn't have a mesh with name: q
//   %0 = mpmd.fragment<mesh="q", origin=[]> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:160:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "q", origin = []}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:170:8: error: expected the mesh name of the operand to match that of the fragment op: m != n
//   %0 = mpmd.fragment<mesh="n", origin=[]> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:170:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "n", origin = []}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:180:8: error: expected the type of the block argument to be global tensor type operand: 'tensor<4xf32>', got: 'tensor<5xf32>'
//   %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<5xf32>) {
//        ^
// <stdin>:180:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "m", origin = []}> ({
// ^bb0(%arg0: tensor<5xf32>):
//   "mpmd.return"(%arg0) : (tensor<5xf32>) -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:190:8: error: number of block arguments must match the number of operands respectively: 0 != 1
//   %0 = mpmd.fragment<mesh="m", origin=[]> (%a) () {
//        ^
// <stdin>:190:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "m", origin = []}> ({
//   "mpmd.return"() : () -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:200:8: error: number of returned values must match the number of results respectively: 0 != 1
//   %0 = mpmd.fragment<mesh="m", origin=[]> (%a) (%b: tensor<4xf32>) {
//        ^
// <stdin>:200:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "m", origin = []}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"() : () -> ()
// }) : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:210:8: error: expected the type of the block argument to match the operand: '!stablehlo.token', got: 'tensor<4xf32>'
//   %0 = mpmd.fragment<mesh="m", origin=[]> (%t) (%b: tensor<4xf32>) {
//        ^
// <stdin>:210:8: note: see current operation: 
// %0 = "mpmd.fragment"(<<UNKNOWN SSA VALUE>>) <{mesh_name = "m", origin = []}> ({
// ^bb0(%arg0: tensor<4xf32>):
//   "mpmd.return"(%arg0) : (tensor<4xf32>) -> ()
// }) : (!stablehlo.token) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:220:8: error: 'g' does not reference a valid function
//   %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
//        ^
// <stdin>:220:8: note: see current operation: %0 = "mpmd.fragment_call"(%arg0) <{callee = @g, mesh_name = "m", origin = []}> : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:228:8: error: expected the type of the block argument to be global tensor type operand: 'tensor<4xf32>', got: 'tensor<5xf32>'
//   %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
//        ^
// <stdin>:228:8: note: see current operation: %0 = "mpmd.fragment_call"(%arg0) <{callee = @g, mesh_name = "m", origin = []}> : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:240:1: error: Function does not have a mesh_shape attribute: g
// func.func private @g(%a: tensor<4xf32>) -> tensor<4xf32>
// ^
// <stdin>:240:1: note: see current operation: 
// "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "g", sym_visibility = "private"}> ({
// }) : () -> ()
// <stdin>:246:8: error: Expected mesh of fragment call and callee function to match: #sdy.mesh<["x"=2]> vs #sdy.mesh<["y"=2]>
//   %0 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> !m
//        ^
// <stdin>:246:8: note: see current operation: %0 = "mpmd.fragment_call"(%arg0) <{callee = @g, mesh_name = "m", origin = []}> : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> !mpmd.mesh_tensor<"m", tensor<4xf32>>
// <stdin>:255:10: error: number of returned values must match the number of results respectively: 1 != 2
//   %0:2 = mpmd.fragment_call<mesh="m", origin=[]> @g(%a) : (!m) -> (!m, !m)
//          ^
// <stdin>:255:10: note: see current operation: %0:2 = "mpmd.fragment_call"(%arg0) <{callee = @g, mesh_name = "m", origin = []}> : (!mpmd.mesh_tensor<"m", tensor<4xf32>>) -> (!mpmd.mesh_tensor<"m", tensor<4xf32>>, !mpmd.mesh_tensor<"m", tensor<4xf32>>)
