// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the wasmssa dialect share.

#ifndef TENURE_SRC_DIALECTS_WASMSSA_WASMSSA_H
#define TENURE_SRC_DIALECTS_WASMSSA_WASMSSA_H

#include "ir/dialect_entry.h"

tn_status tn_wasmssa__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                                 tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_WASMSSA_WASMSSA_H
