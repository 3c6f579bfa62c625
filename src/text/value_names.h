// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of values in printed ops, for other uses.

#ifndef TENURE_SRC_TEXT_VALUE_NAMES_H
#define TENURE_SRC_TEXT_VALUE_NAMES_H

#include "base/text_buffer.h"
#include "ir/op.h"

typedef struct tn_value_names tn_value_names;

/// Computes the names, in the custom form, of all values in `op`, as printing its topmost op gives
/// them. Must be closed before the IR changes. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_value_names__open(tn_context* context, tn_ref op,
                                           tn_value_names** out_names);
/// NULL is ignored.
void tn_value_names__close(tn_value_names* names);
/// Appends the name of a value, as an operand: `%4#0`.
void tn_value_names__append(tn_value_names* names, tn_ref value, tn_text_buffer* text);

#endif  // TENURE_SRC_TEXT_VALUE_NAMES_H
