// RUN: tenure opt --spirv-attach-target=device_type=nope
gpu.module @k {
}
// OUT:
// ERR:
// <stdin>:0:0: error: invalid value 'nope' of the option 'device_type'
// <stdin>:0:0: note: see current operation: 
// "builtin.module"() ({
//   "gpu.module"() <{sym_name = "k"}> ({
//   ^bb0:
//   }) : () -> ()
// }) : () -> ()
