// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the builtin dialect.

#ifndef TENURE_SRC_DIALECTS_BUILTIN_BUILTIN_H
#define TENURE_SRC_DIALECTS_BUILTIN_BUILTIN_H

#include "dialects/op_code.h"
#include "ir/op_definition.h"
#include "rewrite/fold.h"

tn_fold_outcome tn_fold__builtin(tn_fold* fold);
/// Returns the definition of the op called `name`; NULL if there is none.
const tn_op_definition* tn_builtin__find(tn_string_view name);

#endif  // TENURE_SRC_DIALECTS_BUILTIN_BUILTIN_H
