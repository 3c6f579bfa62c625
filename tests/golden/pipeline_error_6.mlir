// RUN: tenure opt "--pass-pipeline=cse"
module {
}
// OUT:
// ERR:
// tenure: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
