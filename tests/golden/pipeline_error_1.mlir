// RUN: tenure opt "--pass-pipeline=builtin.module(foo)"
module {
}
// OUT:
// ERR:
// tenure: error: MLIR Textual PassPipeline Parser:1:1: error: 'foo' does not refer to a registered pass or pass pipeline
// foo
// ^
// 
