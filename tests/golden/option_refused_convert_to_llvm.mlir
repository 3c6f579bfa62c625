// RUN: tenure opt --convert-to-llvm=filter-dialects=arith,nope
gpu.module @k {
}
// OUT:
// ERR:
// <stdin>:0:0: error: the option 'filter-dialects' names 'nope', which this pass does not convert
// <stdin>:0:0: note: see current operation: 
// "builtin.module"() ({
//   "gpu.module"() <{sym_name = "k"}> ({
//   ^bb0:
//   }) : () -> ()
// }) : () -> ()
