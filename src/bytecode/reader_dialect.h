// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers of the dialects' own encodings, which reader_dialect.c chooses from. Each spells the entry
// that is being read into `text`, and sets `*out_value` unless something inside has to be read first.
// TN_NOT_FOUND, with nothing reported, for a kind that it does not know.

#ifndef TENURE_SRC_BYTECODE_READER_DIALECT_H
#define TENURE_SRC_BYTECODE_READER_DIALECT_H

#include "base/text_buffer.h"
#include "bytecode/reader.h"

tn_status tn_reader__read_llvm(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                               const tn_storage** out_value);
tn_status tn_reader__read_quant(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                                const tn_storage** out_value);
tn_status tn_reader__read_stablehlo(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                                    const tn_storage** out_value);

#endif  // TENURE_SRC_BYTECODE_READER_DIALECT_H
