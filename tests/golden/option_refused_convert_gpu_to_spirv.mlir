// RUN: tenure opt --convert-gpu-to-spirv=use-64bit-index=bf16
gpu.module @k {
}
// OUT:
// ERR:
// tenure: error: for the --use-64bit-index option: 'bf16' is invalid value for boolean argument! Try 0 or 1
// failed to add `convert-gpu-to-spirv` with options `use-64bit-index=bf16`
// 
