// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings of dialects other than builtin, by the dialect's name. What is read is put into the
// dialect's own spelling, and is from there on what the spelling says.

#include "bytecode/reader_dialect.h"

typedef struct encoding {
  const char* dialect;
  tn_status (*read)(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                    const tn_storage** out_value);
} encoding;

static const encoding encodings[] = {
    {"llvm", tn_reader__read_llvm},
    {"quant", tn_reader__read_quant},
    {"stablehlo", tn_reader__read_stablehlo},
};

tn_status tn_reader__read_dialect(tn_reader* reader, tn_string_view dialect, tn_cursor* cursor,
                                  const tn_storage** out_value) {
  *out_value = NULL;
  for (size_t i = 0; i < sizeof encodings / sizeof encodings[0]; ++i) {
    if (!tn_string_view_equal(dialect, tn_string_view_from(encodings[i].dialect))) continue;
    tn_text_buffer text = tn_text_buffer_make(&reader->context->allocator);
    const tn_status status = encodings[i].read(reader, cursor, &text, out_value);
    tn_text_buffer_free(&text);
    return status;
  }
  return TN_NOT_FOUND;
}
