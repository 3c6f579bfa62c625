// RUN: tenure opt "--pass-pipeline=builtin.module(canonicalize{region-simplify=x})"
module {
}
// OUT:
// ERR:
// tenure: error: for the --region-simplify option: Cannot find option named 'x'!
// failed to add `canonicalize` with options `region-simplify=x`
// 
