// RUN: tenure opt --map-memref-spirv-storage-class=client-api=none
gpu.module @k {
}
// OUT:
// ERR:
// <stdin>:0:0: error: invalid client API: 'none'
// <stdin>:0:0: note: see current operation: 
// "builtin.module"() ({
//   "gpu.module"() <{sym_name = "k"}> ({
//   ^bb0:
//   }) : () -> ()
// }) : () -> ()
