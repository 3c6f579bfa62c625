// RUN: tenure opt --nvvm-attach-target='module=nv.*|both O=3 chip=sm_90 fast=true l=a.bc,b.bc ptxas-cmd-options=-v' --rocdl-attach-target='module=^rocdl_[0-9]+$ wave64=false daz' --xevm-attach-target='module=(both)' --spirv-attach-target='module=spirv ver=v1.4 caps=Kernel,Addresses vendor=Intel device_type=Other device_id=3'
// Modules are chosen by expressions; a target that is there is not attached again.
gpu.module @nv [#nvvm.target<chip = "sm_60">] {
}
gpu.module @both [#nvvm.target<O = 3, chip = "sm_90", flags = {fast, "ptxas-cmd-options" = ["-v"]}, link = ["a.bc", "b.bc"]>] {
}
gpu.module @rocdl_12 {
}
gpu.module @rocdl_x {
}
gpu.module @spirv {
}
// OUT:
module {
  gpu.module @nv [#nvvm.target<chip = "sm_60">, #nvvm.target<O = 3, chip = "sm_90", flags = {fast, "ptxas-cmd-options" = ["-v"]}, link = ["a.bc", "b.bc"]>] {
  }
  gpu.module @both [#nvvm.target<O = 3, chip = "sm_90", flags = {fast, "ptxas-cmd-options" = ["-v"]}, link = ["a.bc", "b.bc"]>, #xevm.target] {
  }
  gpu.module @rocdl_12 [#rocdl.target<flags = {daz, no_wave64}>] {
  }
  gpu.module @rocdl_x {
  }
  gpu.module @spirv [#spirv.target_env<#spirv.vce<v1.4, [Kernel, Addresses], []>, Intel:Other:3, #spirv.resource_limits<>>] {
  }
}

