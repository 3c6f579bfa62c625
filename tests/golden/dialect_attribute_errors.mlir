// RUN: tenure opt --split-input-file
// What mlir-opt refuses of attributes with the prefix of a dialect, on ops and on arguments.
func.func @f() attributes {spirv.nope} { return }
// -----
func.func @f() attributes {spirv.entry_point_abi = 1 : i32} { return }
// -----
func.func @f(%a: i32 {spirv.nope = 1}) { return }
// -----
func.func private @f() -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
// -----
module attributes {spirv.target_env = 1 : i32} {}
// -----
llvm.func @k() attributes {nvvm.reqntid = 3 : i32} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.minctasm = "x"} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.kernel = 1 : i32} { llvm.return }
// -----
func.func @k() attributes {nvvm.kernel} { return }
// -----
llvm.func @k(%a: i32 {nvvm.grid_constant}) { llvm.return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) { llvm.return }
// -----
module attributes {gpu.container_module = 1 : i32} {}
// -----
func.func @f() attributes {gpu.container_module} { return }
// -----
llvm.func @k() attributes {nvvm.cluster_dim = array<i32: 2, 0, 1>} { llvm.return }
// -----
func.func @f() attributes {gpu.known_block_size = array<i32: 1, 2>} { return }
// -----
func.func @f() attributes {gpu.known_grid_size = array<i64: 1, 2, 3>} { return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// -----
llvm.func @k() attributes {nvvm.blocksareclusters} { llvm.return }
// -----
func.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}) { return }
// -----
func.func @f(%a: f32 {spirv.interface_var_abi = 1 : i32}) { return }
// -----
func.func @f(%a: f32 {spirv.decoration = 1 : i32}) { return }
// OUT:
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  llvm.func @k() attributes {nvvm.kernel = 1 : i32} {
    llvm.return
  }
}

// -----
// -----
// -----
// -----
module attributes {gpu.container_module = 1 : i32} {
}

// -----
// -----
module {
  llvm.func @k() attributes {nvvm.cluster_dim = array<i32: 2, 0, 1>} {
    llvm.return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ERR:
// <stdin>:2:1: error: found unsupported 'spirv.nope' attribute on operation
// func.func @f() attributes {spirv.nope} { return }
// ^
// <stdin>:2:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) {spirv.nope} : () -> ()
// <stdin>:4:1: error: 'spirv.entry_point_abi' attribute must be an entry point ABI attribute
// func.func @f() attributes {spirv.entry_point_abi = 1 : i32} { return }
// ^
// <stdin>:4:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) {spirv.entry_point_abi = 1 : i32} : () -> ()
// <stdin>:6:1: error: found unsupported 'spirv.nope' attribute on region argument
// func.func @f(%a: i32 {spirv.nope = 1}) { return }
// ^
// <stdin>:6:1: note: see current operation: 
// "func.func"() <{arg_attrs = [{spirv.nope = 1 : i64}], function_type = (i32) -> (), sym_name = "f"}> ({
// ^bb0(%arg0: i32):
//   "func.return"() : () -> ()
// }) : () -> ()
// <stdin>:8:1: error: cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type
// func.func private @f() -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
// ^
// <stdin>:8:1: note: see current operation: 
// "func.func"() <{function_type = () -> i32, res_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}], sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()
// <stdin>:10:1: error: 'spirv.target_env' must be a spirv::TargetEnvAttr
// module attributes {spirv.target_env = 1 : i32} {}
// ^
// <stdin>:10:1: note: see current operation: 
// "builtin.module"() ({
// ^bb0:
// }) {spirv.target_env = 1 : i32} : () -> ()
// <stdin>:12:1: error: '"nvvm.reqntid"' attribute must be integer array with maximum 3 index
// llvm.func @k() attributes {nvvm.reqntid = 3 : i32} { llvm.return }
// ^
// <stdin>:12:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   "llvm.return"() : () -> ()
// }) {nvvm.reqntid = 3 : i32} : () -> ()
// <stdin>:14:1: error: '"nvvm.maxntid"' attribute must be integer array with maximum 3 index
// llvm.func @k() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} { llvm.return }
// ^
// <stdin>:14:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   "llvm.return"() : () -> ()
// }) {nvvm.maxntid = array<i32: 1, 2, 3, 4>} : () -> ()
// <stdin>:16:1: error: '"nvvm.minctasm"' attribute must be integer constant
// llvm.func @k() attributes {nvvm.minctasm = "x"} { llvm.return }
// ^
// <stdin>:16:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   "llvm.return"() : () -> ()
// }) {nvvm.minctasm = "x"} : () -> ()
// <stdin>:20:1: error: 'nvvm.kernel' attribute attached to unexpected op
// func.func @k() attributes {nvvm.kernel} { return }
// ^
// <stdin>:20:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "k"}> ({
//   "func.return"() : () -> ()
// }) {nvvm.kernel} : () -> ()
// <stdin>:22:1: error: '"nvvm.grid_constant"' attribute must be present only on kernel arguments
// llvm.func @k(%a: i32 {nvvm.grid_constant}) { llvm.return }
// ^
// <stdin>:22:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ^bb0(%arg0: i32):
//   "llvm.return"() : () -> ()
// }) : () -> ()
// <stdin>:24:1: error: '"nvvm.grid_constant"' attribute must be present only on kernel arguments
// llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) { llvm.return }
// ^
// <stdin>:24:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant = 1 : i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ^bb0(%arg0: !llvm.ptr):
//   "llvm.return"() : () -> ()
// }) : () -> ()
// <stdin>:28:1: error: expected 'gpu.container_module' attribute to be attached to 'builtin.module'
// func.func @f() attributes {gpu.container_module} { return }
// ^
// <stdin>:28:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) {gpu.container_module} : () -> ()
// <stdin>:32:1: error: 'func.func' op gpu.known_block_size must contain exactly 3 elements
// func.func @f() attributes {gpu.known_block_size = array<i32: 1, 2>} { return }
// ^
// <stdin>:32:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) {gpu.known_block_size = array<i32: 1, 2>} : () -> ()
// <stdin>:34:1: error: 'func.func' op gpu.known_grid_size must be a dense i32 array
// func.func @f() attributes {gpu.known_grid_size = array<i64: 1, 2, 3>} { return }
// ^
// <stdin>:34:1: note: see current operation: 
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   "func.return"() : () -> ()
// }) {gpu.known_grid_size = array<i64: 1, 2, 3>} : () -> ()
// <stdin>:36:1: error: '"nvvm.grid_constant"' must be a unit attribute
// llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} { llvm.return }
// ^
// <stdin>:36:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant = 1 : i32}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ^bb0(%arg0: !llvm.ptr):
//   "llvm.return"() : () -> ()
// }) {nvvm.kernel} : () -> ()
// <stdin>:38:1: error: '"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'
// llvm.func @k(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} { llvm.return }
// ^
// <stdin>:38:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// ^bb0(%arg0: !llvm.ptr):
//   "llvm.return"() : () -> ()
// }) {nvvm.kernel} : () -> ()
// <stdin>:40:1: error: '"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'
// llvm.func @k() attributes {nvvm.blocksareclusters} { llvm.return }
// ^
// <stdin>:40:1: note: see current operation: 
// "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "k", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
//   "llvm.return"() : () -> ()
// }) {nvvm.blocksareclusters} : () -> ()
// <stdin>:42:1: error: 'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value
// func.func @f(%a: memref<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}) { return }
// ^
// <stdin>:42:1: note: see current operation: 
// "func.func"() <{arg_attrs = [{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), StorageBuffer>}], function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%arg0: memref<4xf32>):
//   "func.return"() : () -> ()
// }) : () -> ()
// <stdin>:44:1: error: 'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr
// func.func @f(%a: f32 {spirv.interface_var_abi = 1 : i32}) { return }
// ^
// <stdin>:44:1: note: see current operation: 
// "func.func"() <{arg_attrs = [{spirv.interface_var_abi = 1 : i32}], function_type = (f32) -> (), sym_name = "f"}> ({
// ^bb0(%arg0: f32):
//   "func.return"() : () -> ()
// }) : () -> ()
// <stdin>:46:1: error: 'spirv.decoration' must be a spirv::DecorationAttr
// func.func @f(%a: f32 {spirv.decoration = 1 : i32}) { return }
// ^
// <stdin>:46:1: note: see current operation: 
// "func.func"() <{arg_attrs = [{spirv.decoration = 1 : i32}], function_type = (f32) -> (), sym_name = "f"}> ({
// ^bb0(%arg0: f32):
//   "func.return"() : () -> ()
// }) : () -> ()
