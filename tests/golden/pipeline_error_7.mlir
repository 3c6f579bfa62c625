// RUN: tenure opt "--pass-pipeline=func.func(cse)"
module {
}
// OUT:
// ERR:
// <stdin>:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op
// module {
// ^
