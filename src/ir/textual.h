// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The textual form of types and attributes, for directories below src/text: bytecode contains it
// for dialects without a binary encoding.

#ifndef TENURE_SRC_IR_TEXTUAL_H
#define TENURE_SRC_IR_TEXTUAL_H

#include "ir/services.h"
#include "ir/storage.h"

/// Parses a type (attribute). Errors are reported.
static inline tn_status tn_textual__parse(tn_context* context, tn_string_view text, bool is_type,
                                          const tn_storage** out_storage) {
  return context->services->parse(context, text, is_type, out_storage);
}

/// Prints a type or attribute without aliases.
static inline tn_status tn_textual__print(const tn_storage* storage, tn_write_fn write,
                                          void* user_data) {
  return tn_storage_context(storage)->services->print(storage, write, user_data);
}

#endif  // TENURE_SRC_IR_TEXTUAL_H
