// RUN: tenure opt --spirv-attach-target=ver=v1.9
gpu.module @k {
}
// OUT:
// ERR:
// <stdin>:0:0: error: invalid value 'v1.9' of the option 'ver'
// <stdin>:0:0: note: see current operation: 
// "builtin.module"() ({
//   "gpu.module"() <{sym_name = "k"}> ({
//   ^bb0:
//   }) : () -> ()
// }) : () -> ()
