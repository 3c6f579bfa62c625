// RUN: tenure opt --mlprogram-pipeline-globals --allow-unregistered-dialect
// What a global holds is not loaded again, and what is stored over is not stored, but for what regions and calls do between.
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
func.func @stores(%a: tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  return
}
func.func @calls(%a: tensor<4xi32>) {
  call @stores(%a) : (tensor<4xi32>) -> ()
  return
}
func.func @regions(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  ml_program.global_store @g = %a : tensor<4xi32>
  "a.region"() ({
    ml_program.global_store @g = %b : tensor<4xi32>
    "a.end"() : () -> ()
  }) : () -> ()
  ml_program.global_store @g = %a : tensor<4xi32>
  ml_program.global_store @g = %b : tensor<4xi32>
  return
}
func.func @loads(%a: tensor<4xi32>) {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load @g : tensor<4xi32>
  %2 = ml_program.global_load @h : tensor<4xi32>
  call @calls(%a) : (tensor<4xi32>) -> ()
  %3 = ml_program.global_load @g : tensor<4xi32>
  %4 = ml_program.global_load @h : tensor<4xi32>
  "a.use"(%0, %1, %2, %3, %4) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
  cf.br ^bb1
^bb1:
  ml_program.global_store @h = %4 : tensor<4xi32>
  %5 = ml_program.global_load @h : tensor<4xi32>
  ml_program.global_store @h = %5 : tensor<4xi32>
  return
}
// OUT:
module {
  ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.global private mutable @h(dense<4> : tensor<4xi32>) : tensor<4xi32>
  func.func @stores(%arg0: tensor<4xi32>) {
    ml_program.global_store @g = %arg0 : tensor<4xi32>
    return
  }
  func.func @calls(%arg0: tensor<4xi32>) {
    call @stores(%arg0) : (tensor<4xi32>) -> ()
    return
  }
  func.func @regions(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
    ml_program.global_store @g = %arg0 : tensor<4xi32>
    "a.region"() ({
      ml_program.global_store @g = %arg1 : tensor<4xi32>
      "a.end"() : () -> ()
    }) : () -> ()
    ml_program.global_store @g = %arg1 : tensor<4xi32>
    return
  }
  func.func @loads(%arg0: tensor<4xi32>) {
    %g = ml_program.global_load @g : tensor<4xi32>
    %h = ml_program.global_load @h : tensor<4xi32>
    call @calls(%arg0) : (tensor<4xi32>) -> ()
    %g_0 = ml_program.global_load @g : tensor<4xi32>
    "a.use"(%g, %g, %h, %g_0, %h) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    ml_program.global_store @h = %h : tensor<4xi32>
    return
  }
}

