// RUN: tenure opt --transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_fill(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.match.operation_name %one ["linalg.fill"] : !transform.any_op
      transform.match.structured.yield %one : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "seen" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %r = transform.foreach_match in %arg0 @is_fill -> @mark : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.match ops{["tensor.insert_slice"]} in %r : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.insert_slice_to_copy %i : (!transform.any_op) -> !transform.any_op
    transform.annotate %c "made" : !transform.any_op
    %m = transform.structured.match ops{["linalg.copy"]} attributes{old} in %r : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.linalg_copy_to_memref %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %n "buffers" : !transform.any_op
    %k = transform.tune.knob<"pick"> = 3 from options = [2, 3] -> !transform.any_param
    transform.tune.alternatives<"way"> selected_region = 1 {
      transform.annotate %c "first" : !transform.any_op
    }, {
      transform.annotate %c "second" = %k : !transform.any_op, !transform.any_param
    }
    transform.yield
  }
  func.func @f(%s: tensor<2x?xf32>, %t: tensor<?x?xf32>, %n: index, %a: memref<4xf32>, %b: memref<4xf32>, %x: f32) -> tensor<?x?xf32> {
    linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)
    linalg.copy {old} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
    %0 = tensor.insert_slice %s into %t[%n, 3] [2, %n] [1, %n] : tensor<2x?xf32> into tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}
// OUT:
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_fill(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.operation_name %arg1 ["linalg.fill"] : !transform.any_op
      transform.match.structured.yield %arg1 : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @mark(%arg0: !transform.any_op {transform.readonly}) {
    transform.annotate %arg0 "seen" : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %updated_root = transform.foreach_match in %arg0 
        @is_fill -> @mark : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.match ops{["tensor.insert_slice"]} in %updated_root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "made" : !transform.any_op
    %2 = transform.structured.match ops{["linalg.copy"]} attributes {old} in %updated_root : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.linalg_copy_to_memref %2 : (!transform.any_op) -> !transform.any_op
    transform.annotate %3 "buffers" : !transform.any_op
    %4 = transform.tune.knob<"pick"> = 3 : i64 from options = [2, 3] -> !transform.any_param
    transform.tune.alternatives<"way"> selected_region = 1 {
      transform.annotate %1 "first" : !transform.any_op
    }, {
      transform.annotate %1 "second" = %4 : !transform.any_op, !transform.any_param
    }
    transform.yield 
  }
  func.func @f(%arg0: tensor<2x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>, %arg5: f32) -> tensor<?x?xf32> {
    linalg.fill {seen} ins(%arg5 : f32) outs(%arg3 : memref<4xf32>)
    memref.copy %arg3, %arg4 {buffers} : memref<4xf32> to memref<4xf32>
    %extracted_slice = tensor.extract_slice %arg1[%arg2, 3] [2, %arg2] [1, %arg2] : tensor<?x?xf32> to tensor<2x?xf32>
    %0 = linalg.copy {made, second = 3 : i64} ins(%arg0 : tensor<2x?xf32>) outs(%extracted_slice : tensor<2x?xf32>) -> tensor<2x?xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg1[%arg2, 3] [2, %arg2] [1, %arg2] : tensor<2x?xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
}

