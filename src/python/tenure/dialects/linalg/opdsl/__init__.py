# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structured ops as formulas over tensors: a function with tensors for parameters defines the computation of an element.

    @linalg_structured_op
    def matmul(A=TensorDef(T, S.M, S.K), B=TensorDef(T, S.K, S.N), C=TensorDef(U, S.M, S.N, output=True)):
        C[D.m, D.n] += TypeFn.cast_signed(U, A[D.m, D.k]) * TypeFn.cast_signed(U, B[D.k, D.n])

Called with values, `matmul(a, b, outs=[c])`, it builds a linalg.generic, or the named op if there is one of that name.
"""
