// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What several dialects ask of arith's ops.

#include "dialects/common/arith_ops.h"

bool tn_arith__has_flag(const tn_context* context, tn_ref op, const char* word) {
  tn_attribute flags = tn_rw__attribute(context, op, "overflowFlags");
  if (flags.storage == NULL) flags = tn_rw__attribute(context, op, "fastmath");
  if (tn_attribute_kind_of(flags) != TN_ATTRIBUTE_OPAQUE) return false;
  const tn_string_view body = tn_opaque_attribute_body(flags);
  const size_t size = strlen(word);
  for (size_t i = 0; i + size <= body.size; ++i) {
    if (memcmp(body.data + i, word, size) != 0) continue;
    const char before = i == 0 ? ' ' : body.data[i - 1];
    const char behind = i + size == body.size ? ' ' : body.data[i + size];
    if (strchr("<, ", before) != NULL && strchr(">, ", behind) != NULL) return true;
  }
  return false;
}
