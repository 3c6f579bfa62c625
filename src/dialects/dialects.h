// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of all dialects of which the library has something in C: a folder NAME/ has NAME.c
// with tn_NAME_dialect. The build makes the list of the folders (folders.inc:
// TN_DIALECT(name), TenureTargets.cmake).

#ifndef TENURE_SRC_DIALECTS_DIALECTS_H
#define TENURE_SRC_DIALECTS_DIALECTS_H

#include "dialects/op_code.h"
#include "ir/dialect_entry.h"
#include "ir/op_interface.h"

#define TN_DIALECT(name) extern const tn_dialect_entry tn_##name##_dialect;
#include "dialects/folders.inc"
#undef TN_DIALECT

/// What the library gives the contexts that it makes (ir/services.h).
extern const struct tn_services tn_dialects__services;

/// All of them; NULL after the last.
extern const tn_dialect_entry* const tn_dialects[];

#endif  // TENURE_SRC_DIALECTS_DIALECTS_H
