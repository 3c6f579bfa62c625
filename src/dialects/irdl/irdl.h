// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the irdl dialect.

#ifndef TENURE_SRC_DIALECTS_IRDL_IRDL_H
#define TENURE_SRC_DIALECTS_IRDL_IRDL_H

#include "dialects/irdl_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_directive tn_irdl_directives[];
extern const tn_named_check tn_irdl_checks[];

#endif  // TENURE_SRC_DIALECTS_IRDL_IRDL_H
