// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Refusals that nobody hears.

#include "mlir_c/refuse.h"

void tn_mlir_c__refuse(const char* function, const char* why) {
  (void)function;
  (void)why;
}
