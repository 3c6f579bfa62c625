// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The textual form for the rooms beside this one.

#include "ir/textual.h"

#include <tenure/text.h>

#include "base/status.h"

tn_status tn_textual__parse(tn_context* context, tn_string_view text, bool is_type,
                            const tn_storage** out_storage) {
  *out_storage = NULL;
  if (is_type) {
    tn_type type;
    TN_TRY(tn_text_parse_type(context, text, &type));
    *out_storage = type.storage;
    return TN_OK;
  }
  tn_attribute attribute;
  TN_TRY(tn_text_parse_attribute(context, text, &attribute));
  *out_storage = attribute.storage;
  return TN_OK;
}

tn_status tn_textual__print(const tn_storage* storage, tn_write_fn write, void* user_data) {
  if (tn_storage_is_type(storage)) return tn_type_print((tn_type){storage}, write, user_data);
  return tn_attribute_print((tn_attribute){storage}, write, user_data);
}
