// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What happens to a call that is not carried out.

#ifndef TENURE_SRC_MLIR_C_REFUSE_H
#define TENURE_SRC_MLIR_C_REFUSE_H

// Says that `function` was refused, and why: words that go behind "mlirX: ". Returns to the caller,
// who gives the null value.
void tn_mlir_c__refuse(const char* function, const char* why);

#endif  // TENURE_SRC_MLIR_C_REFUSE_H
