// RUN: tenure opt "--pass-pipeline=builtin.module(cse))"
module {
}
// OUT:
// ERR:
// tenure: error: MLIR Textual PassPipeline Parser:1:4: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
// cse)
//    ^
// 
