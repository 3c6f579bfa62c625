// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the quant dialect share.

#ifndef TENURE_SRC_DIALECTS_QUANT_QUANT_H
#define TENURE_SRC_DIALECTS_QUANT_QUANT_H

#include "ir/dialect_entry.h"

tn_status tn_quant__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                         const tn_storage** out_value);
bool tn_quant__write_type(tn_writer* writer, const tn_storage* type);
/// Whether a text spells one of the dialect's types.
bool tn_quant__check_type(tn_string_view body, tn_misspelling* out_wrong);
/// Appends a type's body as the dialect prints it; as it is if that is not known.
tn_status tn_quant__spell_type(tn_context* context, tn_string_view body, tn_text_buffer* text,
                               tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_QUANT_QUANT_H
