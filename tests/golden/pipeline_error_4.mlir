// RUN: tenure opt "--pass-pipeline=builtin.module(canonicalize{top-down)"
module {
}
// OUT:
// ERR:
// tenure: error: MLIR Textual PassPipeline Parser:1:13: error: missing closing '}' while processing pass options
// canonicalize{top-down
//             ^
// 
