// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the mhlo dialect share.

#ifndef TENURE_SRC_DIALECTS_MHLO_MHLO_H
#define TENURE_SRC_DIALECTS_MHLO_MHLO_H

#include "ir/op_interface.h"

extern const tn_dialect_interface tn_mhlo__interface;

#endif  // TENURE_SRC_DIALECTS_MHLO_MHLO_H
