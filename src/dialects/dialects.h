// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of all dialects with C code: a folder NAME/ contains NAME.c with tn_NAME_dialect. The
// build generates the list of folders (folders.inc: TN_DIALECT(name), TenureTargets.cmake).

#ifndef TENURE_SRC_DIALECTS_DIALECTS_H
#define TENURE_SRC_DIALECTS_DIALECTS_H

#include "dialects/op_code.h"
#include "ir/dialect_entry.h"
#include "ir/op_interface.h"

#define TN_DIALECT(name) extern const tn_dialect_entry tn_##name##_dialect;
#include "dialects/folders.inc"
#undef TN_DIALECT

/// The services of contexts that the library creates (ir/services.h).
extern const struct tn_services tn_dialects__services;

/// All tables, terminated by NULL.
extern const tn_dialect_entry* const tn_dialects[];

#endif  // TENURE_SRC_DIALECTS_DIALECTS_H
