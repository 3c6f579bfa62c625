// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors about one op, in MLIR's format: the message at the op's location, a note with the op, and
// optionally a note about another location.

#ifndef TENURE_SRC_IR_OP_DIAGNOSTIC_H
#define TENURE_SRC_IR_OP_DIAGNOSTIC_H

#include <stdarg.h>

#include "base/text_buffer.h"
#include "ir/op.h"

/// A note about another location.
typedef struct tn_op_note {
  tn_location location;
  const char* message;
  const struct tn_op_note* next;  ///< The next note; NULL for none.
} tn_op_note;

/// Reports "message" at the op with the note "see current operation: ..." and then `note`, which
/// may be NULL. Returns TN_VERIFY_FAILED.
tn_status tn_op__fail(const tn_context* context, tn_ref op, const tn_op_note* note,
                      const char* format, ...) __attribute__((format(printf, 4, 5)));
/// Like tn_op__fail, with "'name' op " before the message.
tn_status tn_op__fail_named(const tn_context* context, tn_ref op, const tn_op_note* note,
                            const char* format, ...) __attribute__((format(printf, 4, 5)));

/// Likewise, with the arguments of another variadic function.
tn_status tn_op__fail_named_list(const tn_context* context, tn_ref op, const char* format,
                                 va_list arguments);

/// Reports a remark about the op, with the same note.
void tn_op__remark(const tn_context* context, tn_ref op, const char* message);
/// Reports a warning with "'name' op " before the message, without a note.
void tn_op__warn_named(const tn_context* context, tn_ref op, tn_string_view message);

/// Appends the op as diagnostics show it: in the generic form, with the value names that it has
/// inside its root; a text of several lines starts on a new line.
void tn_op__append_shown(const tn_context* context, tn_ref op, tn_text_buffer* text);

/// Append a type (attribute) as it is printed.
void tn_type__append_text(tn_type type, tn_text_buffer* text);
void tn_attribute__append_text(tn_attribute attribute, tn_text_buffer* text);

#endif  // TENURE_SRC_IR_OP_DIAGNOSTIC_H
