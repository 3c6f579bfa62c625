// RUN: tenure opt
// A name is that of the first result of its group; groups may be empty or have several results.
#dense = #sparse_tensor.encoding<{map = (i) -> (i : compressed)}>
func.func @rank() -> i32 {
  %c = "mpi.comm_world"() : () -> !mpi.comm
  %r = "mpi.comm_rank"(%c) : (!mpi.comm) -> i32
  %s:2 = "mpi.comm_rank"(%c) : (!mpi.comm) -> (!mpi.retval, i32)
  return %r : i32
}
func.func @levels(%t: tensor<100xf64, #dense>, %p: tensor<2xindex>, %q: tensor<6xindex>, %v: tensor<6xf64>) -> index {
  %r:6 = "sparse_tensor.disassemble"(%t, %p, %q, %v) : (tensor<100xf64, #dense>, tensor<2xindex>, tensor<6xindex>, tensor<6xf64>)
      -> (tensor<2xindex>, tensor<6xindex>, tensor<6xf64>, index, index, index)
  return %r#5 : index
}
// OUT:
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @rank() -> i32 {
    %0 = mpi.comm_world : !mpi.comm
    %rank = mpi.comm_rank(%0) : i32
    %retval, %rank_0 = mpi.comm_rank(%0) : !mpi.retval, i32
    return %rank : i32
  }
  func.func @levels(%arg0: tensor<100xf64, #sparse>, %arg1: tensor<2xindex>, %arg2: tensor<6xindex>, %arg3: tensor<6xf64>) -> index {
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %arg0 : tensor<100xf64, #sparse> out_lvls(%arg1, %arg2 : tensor<2xindex>, tensor<6xindex>) out_vals(%arg3 : tensor<6xf64>) -> (tensor<2xindex>, tensor<6xindex>), tensor<6xf64>, (index, index), index
    return %val_len : index
  }
}

