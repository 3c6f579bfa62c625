// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The chlo dialect's own encodings.

#include "dialects/chlo/chlo.h"
#include "dialects/common/hlo_bytecode.h"

static const tn_hlo_enumeration enumerations[] = {
    {0, "comparison_direction"},
    {1, "comparison_type"},
    {0, NULL},
};

static const tn_hlo_encodings encodings = {{"chlo", 4}, enumerations, NULL, {NULL}};

tn_status tn_chlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value) {
  return tn_hlo__read(&encodings, reader, cursor, text, out_value);
}
