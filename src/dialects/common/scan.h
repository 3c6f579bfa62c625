// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scans the text of dialect types and attributes to report errors and their position. Allocates
// nothing.

#ifndef TENURE_SRC_DIALECTS_COMMON_SCAN_H
#define TENURE_SRC_DIALECTS_COMMON_SCAN_H

#include "ir/dialect_entry.h"

typedef struct tn_scan {
  const char* at;
  const char* end;
  tn_parse_error* wrong;
} tn_scan;

/// Moves to the next token and returns its position.
const char* tn_scan__here(tn_scan* self);
/// Consumes a bare identifier; empty if there is none.
tn_string_view tn_scan__word(tn_scan* self);
bool tn_scan__word_is(tn_string_view word, const char* text);

/// A tn_spell_fn: spaces and strings in MLIR's form, other text unchanged (spell_blanks.c).
tn_status tn_scan__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                         tn_parse_error* out_wrong);
/// A tn_spell_fn for dialects whose printers use their own spacing: copies the text.
tn_status tn_scan__keep(tn_context* context, tn_string_view body, tn_text_buffer* text,
                        tn_parse_error* out_wrong);

#endif  // TENURE_SRC_DIALECTS_COMMON_SCAN_H
