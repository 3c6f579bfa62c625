// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Services of src/text for other directories (ir/services.h).

#ifndef TENURE_SRC_TEXT_TEXTUAL_H
#define TENURE_SRC_TEXT_TEXTUAL_H

#include "base/text_buffer.h"
#include "ir/op.h"

TN_MUST_USE tn_status tn_text__parse(tn_context* context, tn_string_view text, bool is_type,
                                     const tn_storage** out_storage);
TN_MUST_USE tn_status tn_text__print(const tn_storage* storage, tn_write_fn write, void* user_data);
void tn_text__append_op(const tn_context* context, tn_ref op, tn_text_buffer* text);

#endif  // TENURE_SRC_TEXT_TEXTUAL_H
