// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The textual form of types and attributes, for rooms that know no text: bytecode holds it where a
// dialect has no binary one.

#ifndef TENURE_SRC_IR_TEXTUAL_H
#define TENURE_SRC_IR_TEXTUAL_H

#include "ir/services.h"
#include "ir/storage.h"

/// The type (attribute) parsed from `text`. Errors are reported.
static inline tn_status tn_textual__parse(tn_context* context, tn_string_view text, bool is_type,
                                          const tn_storage** out_storage) {
  return context->services->parse(context, text, is_type, out_storage);
}

/// Spells a type or attribute without aliases.
static inline tn_status tn_textual__print(const tn_storage* storage, tn_write_fn write,
                                          void* user_data) {
  return tn_storage_context(storage)->services->print(storage, write, user_data);
}

#endif  // TENURE_SRC_IR_TEXTUAL_H
