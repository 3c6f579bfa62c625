// RUN: tenure opt --split-input-file
// What chlo.scan refuses.
func.func @scan(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i, %arg1 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @noterm(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  chlo.scan (%arg0) inits () dimension = 0 {
  ^bb0(%i: tensor<3xf32>):
  } : (tensor<2x3xf32>) -> ()
  return
}

// -----

func.func @empty(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  chlo.scan (%arg0) inits () dimension = 0 {} : (tensor<2x3xf32>) -> ()
  return
}

// -----

func.func @dim(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 2 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @neg(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = -1 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @size(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 0 attributes {scan_dim_size = 3 : i64} {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @size2(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) {
  %0:2 = chlo.scan (%arg0, %arg1) inits () dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<4x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @args(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0 = chlo.scan (%arg0) inits () dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %i : tensor<3xf32>
  } : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}

// -----

func.func @argtype(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<4xf32>):
    stablehlo.return %i, %i : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @argtype0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<2x3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @few(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c : tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @none(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  return
}

// -----

func.func @rtype(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @rtypeok(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<?xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<?xf32>)
  return
}

// -----

func.func @fewres(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @count(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>) -> ()
  return
}

// -----

func.func @scalar(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 1 {
  ^bb0(%i: tensor<2xf32>, %c: tensor<3xf32>):
    %x = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %x, %c : tensor<f32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @elem(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf16>, tensor<3xf32>)
  return
}

// -----

func.func @nothing(%arg1: tensor<3xf32>) {
  %6 = chlo.scan () inits (%arg1) dimension = 0 attributes {scan_dim_size = 5 : i64} {
  ^bb0(%c: tensor<3xf32>):
    stablehlo.return %c : tensor<3xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  return
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
// -----
// -----
// -----
// -----
module {
  func.func @rtypeok(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<?xf32>, %carry: tensor<3xf32>):
      stablehlo.return %carry, %carry : tensor<3xf32>, tensor<3xf32>
    } : (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<?xf32>)
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @elem(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      stablehlo.return %carry, %carry : tensor<3xf32>, tensor<3xf32>
    } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf16>, tensor<3xf32>)
    return
  }
}

// -----
// ERR:
// <stdin>:5:5: error: 'stablehlo.return' op using value defined outside the region
//     stablehlo.return %i, %arg1 : tensor<3xf32>, tensor<3xf32>
//     ^
// <stdin>:5:5: note: see current operation: "stablehlo.return"(%arg0, <<UNKNOWN SSA VALUE>>) : (tensor<3xf32>, tensor<3xf32>) -> ()
// <stdin>:3:12: note: required by region isolation constraints
//   %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//            ^
// <stdin>:13:3: error: empty block: expect at least a terminator
//   chlo.scan (%arg0) inits () dimension = 0 {
//   ^
// <stdin>:22:3: error: 'chlo.scan' op region #0 ('body') failed to verify constraint: region with 1 blocks
//   chlo.scan (%arg0) inits () dimension = 0 {} : (tensor<2x3xf32>) -> ()
//   ^
// <stdin>:22:3: note: see current operation: 
// "chlo.scan"(<<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 0>}> ({
// }) : (tensor<2x3xf32>) -> ()
// <stdin>:29:12: error: 'chlo.scan' op scan dimension of operand 0 is out of bounds
//   %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 2 {
//            ^
// <stdin>:29:12: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 2 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:39:12: error: 'chlo.scan' op attribute 'dimension' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative
//   %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = -1 {
//            ^
// <stdin>:39:12: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = -1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:49:12: error: 'chlo.scan' op invalid scan dimension size of operand 0
//   %0, %1 = chlo.scan (%arg0) inits (%arg1) dimension = 0 attributes {scan_dim_size = 3 : i64} {
//            ^
// <stdin>:49:12: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 3 : i64}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:59:10: error: 'chlo.scan' op invalid scan dimension size of operand 1
//   %0:2 = chlo.scan (%arg0, %arg1) inits () dimension = 0 {
//          ^
// <stdin>:59:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 2, 0>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<4x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
// <stdin>:69:8: error: 'chlo.scan' op expects 1 arguments in the body, but got 2
//   %0 = chlo.scan (%arg0) inits () dimension = 0 {
//        ^
// <stdin>:69:8: note: see current operation: 
// %0 = "chlo.scan"(<<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg0) : (tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// <stdin>:79:10: error: 'chlo.scan' op operand and body argument 1 are incompatible
//   %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//          ^
// <stdin>:79:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>):
//   "stablehlo.return"(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:89:10: error: 'chlo.scan' op operand and body argument 0 are incompatible
//   %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//          ^
// <stdin>:89:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:99:10: error: 'chlo.scan' op inferred type(s) 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<2x3xf32>', 'tensor<3xf32>'
//   %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//          ^
// <stdin>:99:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg1) : (tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
// <stdin>:109:8: error: ScanOp body must return at least 1 values (carries)
//   %0 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//        ^
// <stdin>:109:8: note: see current operation: 
// %0 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"() : () -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<3xf32>
// <stdin>:119:10: error: 'chlo.scan' op inferred type(s) 'tensor<2x3xf32>', 'tensor<3xf32>' are incompatible with return type(s) of operation 'tensor<5x3xf32>', 'tensor<3xf32>'
//   %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//          ^
// <stdin>:119:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
//   "stablehlo.return"(%arg1, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
// <stdin>:139:3: error: custom op 'chlo.scan' not enough result types to cover the required carries
//   chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//   ^
// <stdin>:149:3: error: custom op 'chlo.scan' operand types must match the number of inputs and inits
//   chlo.scan (%arg0) inits (%arg1) dimension = 0 {
//   ^
// <stdin>:159:10: error: scan dimension of terminator operand 0 is out of bounds
//   %0:2 = chlo.scan (%arg0) inits (%arg1) dimension = 1 {
//          ^
// <stdin>:159:10: note: see current operation: 
// %0:2 = "chlo.scan"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
// ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>):
//   %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
//   "stablehlo.return"(%1, %arg1) : (tensor<f32>, tensor<3xf32>) -> ()
// }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
// <stdin>:180:8: error: 'chlo.scan' op at least one of inputs or outputs must be present
//   %6 = chlo.scan () inits (%arg1) dimension = 0 attributes {scan_dim_size = 5 : i64} {
//        ^
// <stdin>:180:8: note: see current operation: 
// %0 = "chlo.scan"(<<UNKNOWN SSA VALUE>>) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>, scan_dim_size = 5 : i64}> ({
// ^bb0(%arg0: tensor<3xf32>):
//   "stablehlo.return"(%arg0) : (tensor<3xf32>) -> ()
// }) : (tensor<3xf32>) -> tensor<3xf32>
