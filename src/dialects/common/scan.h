// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the bodies of dialects' types and attributes as they stand in a text, to say what is wrong
// with them and where. It makes nothing, so it allocates nothing.

#ifndef TENURE_SRC_DIALECTS_COMMON_SCAN_H
#define TENURE_SRC_DIALECTS_COMMON_SCAN_H

#include "ir/dialect_entry.h"

typedef struct tn_scan {
  const char* at;
  const char* end;
  tn_misspelling* wrong;
} tn_scan;

/// Goes to the next token; where that is.
const char* tn_scan__here(tn_scan* self);
/// A bare identifier; empty if none is here.
tn_string_view tn_scan__word(tn_scan* self);
bool tn_scan__word_is(tn_string_view word, const char* text);

/// A tn_spell_fn: blanks and strings as MLIR prints them, the rest as it stands (spell_blanks.c).
tn_status tn_scan__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                         tn_misspelling* out_wrong);
/// A tn_spell_fn of dialects whose printers space attributes in ways of their own: as in the text.
tn_status tn_scan__keep(tn_context* context, tn_string_view body, tn_text_buffer* text,
                        tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_COMMON_SCAN_H
