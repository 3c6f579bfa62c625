func.func @f(%a: f32, %b: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant dense<0> : tensor<4xi32>
  %c2 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %cf = arith.constant dense<1.0> : vector<4xf32>
  %ninf = arith.constant 0xFF800000 : f32
  %nz = arith.constant -0.0 : f64
  %0 = arith.addf %a, %a : f32
  %r = scf.for %i = %c0 to %n step %n iter_args(%x = %0) -> f32 {
    %1 = arith.addf %x, %b : f32
    %2 = arith.index_cast %i : index to i32
    scf.yield %1 : f32
  }
  %m = arith.negf %r : f32
  %p:2 = arith.addui_extended %c0, %n : index, i1
  return %r : f32
}
