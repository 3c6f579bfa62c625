// RUN: tenure opt --split-input-file
// Parameters of types and attributes of many dialects, and what is wrong with them.
func.func private @a(!smt.bv<0>)
// -----
func.func private @a(!smt.array<[i32 -> !smt.bool]>)
// -----
func.func private @a(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @a(!tosa.shape<-1>)
// -----
func.func private @a(!emitc.opaque<"">)
// -----
func.func private @a() attributes {a = #xevm.target<O = 5>}
// -----
func.func private @a() attributes {a = #xevm.target<O = 3, chip = "">}
// -----
func.func private @a() attributes {a = #spirv.linkage_attributes<linkage_name="a", linkage_type=<Import>>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = [4, 5], sg_data=array<i32: 4, 3>>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = [4, 5], sg_data=[4, 3], order=[]>}
// -----
func.func private @a() attributes {a = #xegpu.layout<sg_layout = []>}
// -----
func.func private @a() attributes {a = #spirv.entry_point_abi<subgroup_size = 0>}
// -----
func.func private @a() attributes {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, "pro_fp"], extensions=[int16]>}
// -----
func.func private @a() attributes {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions=[]>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=32, abi=32,preferred=16>}
// -----
func.func private @a() attributes {a = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>}
// -----
func.func private @a() attributes {a = #omp.declaretarget<device_type = any>}
// -----
func.func private @a() attributes {a = #acc.var_name<"a">, b = #acc.declare<dataClause = acc_copy>}
// -----
func.func private @a() attributes {a = #nvvm.target<O = 5>}
// -----
func.func private @a() attributes {a = #nvvm.target<triple = "">}
// -----
func.func private @a() attributes {a = #nvvm.target<chip = "">}
// -----
func.func private @a() attributes {a = #nvvm.target<link = [1]>}
// -----
func.func private @a() attributes {a = #rocdl.target<O = 5>}
// -----
func.func private @a() attributes {a = #rocdl.target<link = [1]>}
// -----
func.func private @a() attributes {a = #rocdl.target<abi = "7">}
// -----
func.func private @a() attributes {a = #xevm.target<triple = "">}
// -----
func.func private @a() attributes {a = #xevm.target<linkFiles = [1]>}
// -----
func.func private @a(!amdgpu.tdm_gather_base<i32, i8>)
// -----
func.func private @a(!amdgpu.tdm_gather_base<i32, i16>, !amdgpu.tdm_gather_base<i3, i32>, !amdgpu.tdm_base<index>)
// -----
func.func private @a() attributes {a = #gpu.select_object<3.0>}
// -----
func.func private @a() attributes {a = #gpu.select_object<"x">}
// -----
func.func private @a() attributes {a = #gpu.select_object<3>, b=#gpu.select_object<#nvvm.target>}
// -----
func.func private @a() attributes {a = #gpu.kernel_metadata<"", () -> ()>}
// -----
func.func private @a() attributes {a = #gpu.kernel_metadata<"a", i32>}
// -----
func.func private @a() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}, {}]>}
// -----
func.func private @a() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [3]>}
// -----
func.func private @a() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", (i32) -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=0, abi=8,preferred=8>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=32, abi=7,preferred=8>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=32, abi=8,preferred=8,index=64>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=32, abi=8,preferred=8,index=24>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=32, abi=8,preferred=24>}
// -----
func.func private @a() attributes {a = #ptr.spec<size=30, abi=8,preferred=16>}
// -----
func.func private @a() attributes {a = #xegpu.range<[3, 1]>}
// -----
func.func private @a() attributes {a = #xegpu.range<[3 : i32, 4 : i32]>}
// -----
func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<chunk_size = 0>}
// -----
func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<chunk_size = 5>}
// -----
func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<memory_space = slm>, b= #xegpu.block_tdesc_attr<array_length=3, memory_space=slm>,c=#xegpu.block_tdesc_attr<>}
// -----
func.func private @a() attributes {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout=[2,2,2]>, dims=[0]>, dims=[2]>}
// -----
func.func private @a() attributes {a = #xegpu.slice<#xegpu.layout<sg_layout=[2,2,2]>, dims=[]>}
// -----
func.func private @a(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
func.func private @a(!emitc.lvalue<!emitc.array<2xi32>>)
// -----
func.func private @a(!emitc.lvalue<i3>)
// -----
func.func private @a(!emitc.opaque<"a*">)
// -----
func.func private @a(!emitc.ptr<i3>)
// -----
func.func private @a(!smt.func<(!smt.func<(!smt.int) !smt.bool>) !smt.int>)
// -----
func.func private @a(!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.bool>>)
// -----
func.func private @a(!smt.func<() !smt.int>)
// -----
func.func private @a(!smt.sort<"a"[i32]>)
// -----
func.func private @a(!smt.sort<""[!smt.int, !smt.sort<"a">]>)
// -----
func.func private @a(!smt.array<[!smt.int -> i32]>)
// -----
func.func private @a(!smt.array<[!smt.int -> !smt.func<(!smt.int) !smt.bool>]>)
// -----
func.func private @a() attributes {a = #dlti.function_pointer_alignment<64, function_dependent = true>}
// OUT:
// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a() attributes {a = #xevm.target<O = 5>}
}

// -----
module {
  func.func private @a() attributes {a = #xevm.target<O = 3, chip = "">}
}

// -----
module {
  func.func private @a() attributes {a = #spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>}
}

// -----
// -----
// -----
module {
  func.func private @a() attributes {a = #xegpu.layout<sg_layout = []>}
}

// -----
module {
  func.func private @a() attributes {a = #spirv.entry_point_abi<subgroup_size = 0>}
}

// -----
module {
  func.func private @a() attributes {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>}
}

// -----
module {
  func.func private @a() attributes {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #omp.declaretarget<device_type = (any), capture_clause = (to), automap = false>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #acc.var_name<"a">, b = #acc.declare<dataClause =  acc_copy>}
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a() attributes {a = #rocdl.target<O = 5>}
}

// -----
module {
  func.func private @a() attributes {a = #rocdl.target<link = [1]>}
}

// -----
module {
  func.func private @a() attributes {a = #rocdl.target<abi = "7">}
}

// -----
module {
  func.func private @a() attributes {a = #xevm.target<triple = "">}
}

// -----
module {
  func.func private @a() attributes {a = #xevm.target<linkFiles = [1]>}
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a() attributes {a = #gpu.select_object<3 : i64>, b = #gpu.select_object<#nvvm.target>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #gpu.kernel_metadata<"a", i32>}
}

// -----
module {
  func.func private @a() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}, {}]>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", (i32) -> ()>]>}
}

// -----
module {
  func.func private @a() attributes {a = #ptr.spec<size = 0, abi = 8, preferred = 8>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #ptr.spec<size = 32, abi = 8, preferred = 8, index = 64>}
}

// -----
module {
  func.func private @a() attributes {a = #ptr.spec<size = 32, abi = 8, preferred = 8, index = 24>}
}

// -----
module {
  func.func private @a() attributes {a = #ptr.spec<size = 32, abi = 8, preferred = 24>}
}

// -----
// -----
// -----
module {
  func.func private @a() attributes {a = #xegpu.range<[3 : i32, 4 : i32]>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<chunk_size = 5 : i64>}
}

// -----
module {
  func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<memory_space =  slm>, b = #xegpu.block_tdesc_attr<memory_space =  slm, array_length = 3 : i64>, c = #xegpu.block_tdesc_attr<>}
}

// -----
// -----
module {
  func.func private @a() attributes {a = #xegpu.slice<#xegpu.layout<sg_layout = [2, 2, 2]>, dims = []>}
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!emitc.ptr<i3>)
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func private @a(!smt.sort<""[!smt.int, !smt.sort<"a">]>)
}

// -----
// -----
module {
  func.func private @a(!smt.array<[!smt.int -> !smt.func<(!smt.int) !smt.bool>]>)
}

// -----
module {
  func.func private @a() attributes {a = #dlti.function_pointer_alignment<64, function_dependent = true>}
}
// ERR:
// <stdin>:2:29: error: bit-vector must have at least a width of one
// func.func private @a(!smt.bv<0>)
//                             ^
// <stdin>:4:32: error: domain must be any SMT value type
// func.func private @a(!smt.array<[i32 -> !smt.bool]>)
//                                ^
// <stdin>:6:32: error: pointers to lvalues are not allowed
// func.func private @a(!emitc.ptr<!emitc.lvalue<i32>>)
//                                ^
// <stdin>:8:33: error: invalid rank (must be >= 0): -1
// func.func private @a(!tosa.shape<-1>)
//                                 ^
// <stdin>:10:35: error: expected non empty string in !emitc.opaque type
// func.func private @a(!emitc.opaque<"">)
//                                   ^
// <stdin>:18:82: error: expected '['
// func.func private @a() attributes {a = #xegpu.layout<sg_layout = [4, 5], sg_data=array<i32: 4, 3>>}
//                                                                                  ^
// <stdin>:18:82: error: failed to parse XeGPU_LayoutAttr parameter 'sg_data' which is to be a `DenseI32ArrayAttr`
// func.func private @a() attributes {a = #xegpu.layout<sg_layout = [4, 5], sg_data=array<i32: 4, 3>>}
//                                                                                  ^
// <stdin>:20:53: error: expected order and sg_layout to have the same rank
// func.func private @a() attributes {a = #xegpu.layout<sg_layout = [4, 5], sg_data=[4, 3], order=[]>}
//                                                     ^
// <stdin>:30:49: error: preferred alignment is expected to be at least as large as ABI alignment
// func.func private @a() attributes {a = #ptr.spec<size=32, abi=32,preferred=16>}
//                                                 ^
// <stdin>:34:72: error: expected '('
// func.func private @a() attributes {a = #omp.declaretarget<device_type = any>}
//                                                                        ^
// <stdin>:34:73: error: failed to parse DeclareTargetAttr parameter 'device_type' which is to be a `DeclareTargetDeviceTypeAttr`
// func.func private @a() attributes {a = #omp.declaretarget<device_type = any>}
//                                                                         ^
// <stdin>:38:52: error: The optimization level must be a number between 0 and 3.
// func.func private @a() attributes {a = #nvvm.target<O = 5>}
//                                                    ^
// <stdin>:40:52: error: The target triple cannot be empty.
// func.func private @a() attributes {a = #nvvm.target<triple = "">}
//                                                    ^
// <stdin>:42:52: error: The target chip cannot be empty.
// func.func private @a() attributes {a = #nvvm.target<chip = "">}
//                                                    ^
// <stdin>:44:52: error: All the elements in the `link` array must be strings.
// func.func private @a() attributes {a = #nvvm.target<link = [1]>}
//                                                    ^
// <stdin>:56:45: error: index type must be i16 or i32 but index type is 'i8'.
// func.func private @a(!amdgpu.tdm_gather_base<i32, i8>)
//                                             ^
// <stdin>:58:80: error: element type must be 1, 2, 4, or 8 bytes wide but type 'i3' is 0 bytes wide.
// func.func private @a(!amdgpu.tdm_gather_base<i32, i16>, !amdgpu.tdm_gather_base<i3, i32>, !amdgpu.tdm_base<index>)
//                                                                                ^
// <stdin>:60:58: error: the target attribute must be a GPU Target attribute
// func.func private @a() attributes {a = #gpu.select_object<3.0>}
//                                                          ^
// <stdin>:62:58: error: the target attribute must be a GPU Target attribute
// func.func private @a() attributes {a = #gpu.select_object<"x">}
//                                                          ^
// <stdin>:66:60: error: the kernel name can't be empty
// func.func private @a() attributes {a = #gpu.kernel_metadata<"", () -> ()>}
//                                                            ^
// <stdin>:72:60: error: all attributes in the array must be a dictionary attribute
// func.func private @a() attributes {a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [3]>}
//                                                            ^
// <stdin>:78:49: error: abi entry must be divisible by 8
// func.func private @a() attributes {a = #ptr.spec<size=32, abi=7,preferred=8>}
//                                                 ^
// <stdin>:86:49: error: size entry must be divisible by 8
// func.func private @a() attributes {a = #ptr.spec<size=30, abi=8,preferred=16>}
//                                                 ^
// <stdin>:88:52: error: 'end' : 1 must be greater than 'start' : 3
// func.func private @a() attributes {a = #xegpu.range<[3, 1]>}
//                                                    ^
// <stdin>:92:65: error: invalid chunk size
// func.func private @a() attributes {a = #xegpu.scatter_tdesc_attr<chunk_size = 0>}
//                                                                 ^
// <stdin>:98:52: error: invalid dim (2) in slice attribute.
// func.func private @a() attributes {a = #xegpu.slice<#xegpu.slice<#xegpu.layout<sg_layout=[2,2,2]>, dims=[0]>, dims=[2]>}
//                                                    ^
// <stdin>:102:35: error: !emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'
// func.func private @a(!emitc.lvalue<!emitc.lvalue<i32>>)
//                                   ^
// <stdin>:104:35: error: !emitc.lvalue cannot wrap !emitc.array type
// func.func private @a(!emitc.lvalue<!emitc.array<2xi32>>)
//                                   ^
// <stdin>:106:35: error: !emitc.lvalue must wrap supported emitc type, but got 'i3'
// func.func private @a(!emitc.lvalue<i3>)
//                                   ^
// <stdin>:108:35: error: pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead
// func.func private @a(!emitc.opaque<"a*">)
//                                   ^
// <stdin>:112:31: error: domain types must be any non-function SMT type
// func.func private @a(!smt.func<(!smt.func<(!smt.int) !smt.bool>) !smt.int>)
//                               ^
// <stdin>:114:31: error: range type must be any non-function SMT type
// func.func private @a(!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.bool>>)
//                               ^
// <stdin>:116:33: error: expected non-function type
// func.func private @a(!smt.func<() !smt.int>)
//                                 ^
// <stdin>:116:33: error: failed to parse SMTFuncType parameter 'domainTypes' which is to be a `::llvm::ArrayRef<mlir::Type>`
// func.func private @a(!smt.func<() !smt.int>)
//                                 ^
// <stdin>:118:31: error: sort parameter types must be any non-function SMT type
// func.func private @a(!smt.sort<"a"[i32]>)
//                               ^
// <stdin>:122:32: error: range must be any SMT value type
// func.func private @a(!smt.array<[!smt.int -> i32]>)
//                                ^
