// RUN: tenure opt --transform-interpreter
// Needs: affine, arith, func, linalg, math, memref, scf, tensor, ub, vector
// OUT:
