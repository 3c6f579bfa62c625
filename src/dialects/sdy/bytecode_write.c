// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sdy's own encodings, made from the spelling of an attribute. What is not spelled as MLIR spells
// it goes as text, and so do propagation edges.

#include "dialects/sdy/sdy.h"
#include "dialects/sdy/spelling.h"

/// A sharding with axes that are not reduced has a code of its own, and so has a list with one.
enum { SHARDING = 6, SHARDINGS = 7, UNREDUCED_SHARDING = 15, UNREDUCED_SHARDINGS = 16 };

/// Whether the body is spelled as MLIR does; and whether some sharding in it has unreduced axes.
static bool is_plain(tn_writer* writer, const tn_sdy_kind* kind, tn_string_view rest,
                     bool* out_unreduced) {
  const tn_text_buffer empty = tn_text_buffer_make(&writer->context->allocator);
  tn_text_buffer text = empty;
  tn_sdy_parts parts = {empty, empty, empty, empty, empty, 0, 0, {NULL, 0}};
  tn_sdy_scan it = {.at = rest.data, .end = rest.data + rest.size, .text = &text, .parts = &parts};
  const bool is_right =
      kind->scan(&it) && it.at == it.end && tn_string_view_equal(tn_text_buffer_view(&text), rest);
  *out_unreduced = false;
  for (size_t i = 0; i < tn_sdy_parts__axis_count(&parts); ++i) {
    *out_unreduced |= tn_sdy_parts__axis(&parts, i)->group == TN_SDY_UNREDUCED;
  }
  tn_text_buffer_free(&text);
  tn_sdy_parts__free(&parts);
  return is_right;
}

bool tn_sdy__write_attribute(tn_writer* writer, const tn_storage* attribute) {
  tn_string_view rest;
  bool is_unreduced;
  const tn_sdy_kind* kind = tn_sdy_kind__of(tn_opaque__body(tn_storage_payload(attribute)), &rest);
  if (kind == NULL || kind->code < 0 || !is_plain(writer, kind, rest, &is_unreduced)) return false;
  int32_t code = kind->code;
  if (is_unreduced && code == SHARDING) code = UNREDUCED_SHARDING;
  if (is_unreduced && code == SHARDINGS) code = UNREDUCED_SHARDINGS;
  tn_writer__put_varint(writer, (uint64_t)code);
  tn_sdy_scan it = {.at = rest.data, .end = rest.data + rest.size, .writer = writer};
  return kind->scan(&it);
}
