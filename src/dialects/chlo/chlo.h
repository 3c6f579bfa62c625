// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the chlo dialect share.

#ifndef TENURE_SRC_DIALECTS_CHLO_CHLO_H
#define TENURE_SRC_DIALECTS_CHLO_CHLO_H

#include "ir/op_interface.h"

extern const tn_dialect_interface tn_chlo__interface;

#endif  // TENURE_SRC_DIALECTS_CHLO_CHLO_H
