// RUN: tenure opt --spirv-attach-target='module=spirv caps=Nope,Shader exts=Nope,SPV_KHR_8bit_storage' --nvvm-attach-target='module=nv l=a\n,b"'
// Capabilities and extensions that spirv does not have are left out; strings are escaped.
gpu.module @spirv {
}
gpu.module @nv {
}
// OUT:
module {
  gpu.module @spirv [#spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_8bit_storage]>, #spirv.resource_limits<>>] {
  }
  gpu.module @nv [#nvvm.target<link = ["a\\n", "b\22"]>] {
  }
}

