// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the lowering of other dialects to llvm.

#ifndef TENURE_SRC_DIALECTS_LLVM_LOWER_H
#define TENURE_SRC_DIALECTS_LLVM_LOWER_H

#include "dialects/common/lower_llvm.h"

/// Of cf, and of func.
extern const tn_lowering_hook tn_llvm_lower_flow_hooks[];
extern const tn_lowering_hook tn_llvm_lower_func_hooks[];

#endif  // TENURE_SRC_DIALECTS_LLVM_LOWER_H
