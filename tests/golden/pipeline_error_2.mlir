// RUN: tenure opt "--pass-pipeline=builtin.module(cse{a=b})"
module {
}
// OUT:
// ERR:
// tenure: error: <Pass-Options-Parser>: no such option a
// 
// failed to add `cse` with options `a=b`
// 
