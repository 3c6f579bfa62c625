// RUN: tenure opt --allow-unregistered-dialect
// Targets, versions and interfaces of SPIR-V.
module attributes {t.a = #spirv.vce<v1.0, [Shader, Matrix], []>} {}
module attributes {t.a = #spirv.vce<v1.0, [Matrix,Shader,Shader], [SPV_KHR_16bit_storage,SPV_KHR_8bit_storage]>} {}
module attributes {t.a = #spirv.vce<v1.6, [], []>} {}
module attributes {t.a = #spirv.vce<v1.0, [Shader] , [ ]>} {}
module attributes {t.a = #spirv.interface_var_abi<(0, 1)>} {}
module attributes {t.a = #spirv.interface_var_abi<(0, 1), StorageBuffer>} {}
module attributes {t.a = #spirv.interface_var_abi<(-1, 1)>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Unknown, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Qualcomm:IntegratedGPU:100925441, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Unknown:IntegratedGPU, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Unknown:Unknown:5, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:Unknown:5, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:-1, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:4294967295, #spirv.resource_limits<>>} {}
module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>} {}
module attributes {t.a = #spirv.dim<Dim2D>} {}
// OUT:
module {
  module attributes {t.a = #spirv.vce<v1.0, [Shader, Matrix], []>} {
  }
  module attributes {t.a = #spirv.vce<v1.0, [Matrix, Shader, Shader], [SPV_KHR_16bit_storage, SPV_KHR_8bit_storage]>} {
  }
  module attributes {t.a = #spirv.vce<v1.6, [], []>} {
  }
  module attributes {t.a = #spirv.vce<v1.0, [Shader], []>} {
  }
  module attributes {t.a = #spirv.interface_var_abi<(0, 1)>} {
  }
  module attributes {t.a = #spirv.interface_var_abi<(0, 1), StorageBuffer>} {
  }
  module attributes {t.a = #spirv.interface_var_abi<(4294967295, 1)>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Qualcomm:IntegratedGPU:100925441, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Unknown:IntegratedGPU, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Unknown:Unknown:5, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:Unknown:5, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:4294967295, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, ARM:IntegratedGPU:4294967295, #spirv.resource_limits<>>} {
  }
  module attributes {t.a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, ARM:IntegratedGPU, #spirv.resource_limits<subgroup_size = 16>>} {
  }
  module attributes {t.a = #spirv.dim<Dim2D>} {
  }
}

