// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the mhlo dialect.

#ifndef TENURE_SRC_DIALECTS_MHLO_MHLO_H
#define TENURE_SRC_DIALECTS_MHLO_MHLO_H

#include "ir/dialect_entry.h"

tn_status tn_mhlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);

#endif  // TENURE_SRC_DIALECTS_MHLO_MHLO_H
