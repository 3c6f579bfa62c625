// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the cf dialect.

#ifndef TENURE_SRC_DIALECTS_CF_CF_H
#define TENURE_SRC_DIALECTS_CF_CF_H

#include "dialects/cf_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_cf__interface;
extern const tn_named_pattern tn_cf_patterns[];
extern const tn_named_check tn_cf_checks[];

#endif  // TENURE_SRC_DIALECTS_CF_CF_H
