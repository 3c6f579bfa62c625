// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the text of a dialect attribute without parameters: `name<a = [0, 1], b = 2>`.

#ifndef TENURE_SRC_SCHEMA_OPAQUE_TEXT_H
#define TENURE_SRC_SCHEMA_OPAQUE_TEXT_H

#include "base/text_buffer.h"
#include "text/syntax.h"

/// Returns the text in angle brackets after `mnemonic`; `data` is NULL for other attributes.
tn_string_view tn_opaque_text__body(tn_attribute attribute, const char* dialect,
                                    const char* mnemonic);
/// Returns the text after `name =` in a body, up to the next comma or the end; NULL if the field is
/// missing.
tn_string_view tn_opaque_text__field(tn_string_view body, const char* name);

/// Parses `#dialect.body` from a text, and frees the text.
TN_MUST_USE tn_status tn_opaque_text__attribute(tn_parser* parser, const char* dialect,
                                                tn_text_buffer* text, tn_attribute* out_attribute);

#endif  // TENURE_SRC_SCHEMA_OPAQUE_TEXT_H
