// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the text of a dialect's attribute says: `dot<lhs = [0, 1], index = 2>`. Attributes of
// dialects are kept as they are spelled, so a custom form that shows their parts reads them from
// the text.

#ifndef TENURE_SRC_SCHEMA_OPAQUE_TEXT_H
#define TENURE_SRC_SCHEMA_OPAQUE_TEXT_H

#include "base/text_buffer.h"
#include "text/syntax.h"

/// What stands in the angle brackets behind `mnemonic`; `data` is NULL for any other attribute.
tn_string_view tn_opaque_text__body(tn_attribute attribute, const char* dialect,
                                    const char* mnemonic);
/// The word behind `mnemonic` and a blank; `data` is NULL for any other attribute.
tn_string_view tn_opaque_text__word(tn_attribute attribute, const char* dialect,
                                    const char* mnemonic);
/// What stands behind `name =` in a body, up to the next comma or the end; NULL if it is not there.
tn_string_view tn_opaque_text__field(tn_string_view body, const char* name);

/// `[1, 2]`, as MLIR prints it, from however it is spelled; `[]` for nothing.
void tn_opaque_text__put_numbers(tn_print_sink* sink, tn_string_view list);

/// Reads `[1, -2]` and appends it as MLIR prints it.
TN_MUST_USE tn_status tn_opaque_text__read_numbers(tn_parser* parser, tn_text_buffer* text,
                                                   size_t* out_count);
/// `#dialect.body` of a text, which is freed.
TN_MUST_USE tn_status tn_opaque_text__attribute(tn_parser* parser, const char* dialect,
                                                tn_text_buffer* text, tn_attribute* out_attribute);

#endif  // TENURE_SRC_SCHEMA_OPAQUE_TEXT_H
