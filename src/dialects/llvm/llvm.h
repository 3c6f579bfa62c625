// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the llvm dialect share.

#ifndef TENURE_SRC_DIALECTS_LLVM_LLVM_H
#define TENURE_SRC_DIALECTS_LLVM_LLVM_H

#include "ir/dialect_entry.h"
#include "schema/format.h"

extern const tn_custom_assembly tn_llvm_assemblies[];
extern const tn_custom_assembly tn_llvm_value_assemblies[];

/// `comdat(@selector)`, if it is there.
TN_MUST_USE tn_status tn_llvm__read_comdat(tn_reading* it);
void tn_llvm__put_comdat(tn_printer* printer, tn_ref op);

tn_status tn_llvm__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value);
bool tn_llvm__write_attribute(tn_writer* writer, const tn_storage* attribute);

#endif  // TENURE_SRC_DIALECTS_LLVM_LLVM_H
