// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the func dialect.

#ifndef TENURE_SRC_DIALECTS_FUNC_FUNC_H
#define TENURE_SRC_DIALECTS_FUNC_FUNC_H

#include "dialects/func_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_func__interface;
extern const tn_named_pattern tn_func_patterns[];
extern const tn_custom_assembly tn_func_assemblies[];
extern const tn_named_check tn_func_checks[];
extern const tn_naming tn_func_namings[];

#endif  // TENURE_SRC_DIALECTS_FUNC_FUNC_H
