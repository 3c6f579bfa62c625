// RUN: tenure opt
// Kernels are in the order of their names, and the usual format of an object goes without saying.
module attributes {gpu.container_module} {
  gpu.binary @b1 <#gpu.select_object<1>> [#gpu.object<#nvvm.target, fatbin = "fatbin = ">, #gpu.object<#nvvm.target, bin = "x">]
  gpu.binary @b2 [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, fatbin = "">]
  gpu.binary @b3 [#gpu.object<#nvvm.target, kernels = #gpu.kernel_table<[#gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"a, b", (i32) -> (), arg_attrs = [{a = 1 : i32}], metadata = {x = "q"}>, #gpu.kernel_metadata<"b", () -> ()>]>, bin = "x">]
  func.func private @x() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"z", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}
}
// OUT:
module attributes {gpu.container_module} {
  gpu.binary @b1 <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "fatbin = ">, #gpu.object<#nvvm.target, bin = "x">]
  gpu.binary @b2  [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, "">]
  gpu.binary @b3  [#gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"a, b", (i32) -> (), arg_attrs = [{a = 1 : i32}], metadata = {x = "q"}>, #gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"z", () -> ()>]>, bin = "x">]
  func.func private @x() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"z", () -> ()>]>}
}

