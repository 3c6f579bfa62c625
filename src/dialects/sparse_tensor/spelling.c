// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How encodings and slices are spelled: two of one meaning are one attribute.

#include "dialects/sparse_tensor/encoding.h"
#include "ir/textual.h"

static void put_list_sign(tn_text_buffer* text, uint32_t index) {
  if (index != 0) tn_text_buffer_append_text(text, ", ");
}

static void put_slice_number(tn_text_buffer* text, int64_t number) {
  if (number == TN_SPARSE_UNKNOWN) {
    tn_text_buffer_append_text(text, "?");
  } else {
    tn_text_buffer_append_signed(text, number);
  }
}

/// Appends one as MLIR prints it.
static void put_slice(const tn_sparse_slice* slice, tn_text_buffer* text) {
  static const tn_sparse_slice all = {true, 0, TN_SPARSE_UNKNOWN, 1};
  if (!slice->is_there) slice = &all;
  tn_text_buffer_append_text(text, "slice(");
  put_slice_number(text, slice->offset);
  tn_text_buffer_append_text(text, ", ");
  put_slice_number(text, slice->size);
  tn_text_buffer_append_text(text, ", ");
  put_slice_number(text, slice->stride);
  tn_text_buffer_append_text(text, ")");
}

static void put_level(const tn_sparse_level* level, tn_text_buffer* text) {
  static const char* const formats[] = {
      "dense", "batch", "compressed", "structured", "loose_compressed", "singleton"};
  static const char* const properties[] = {"nonunique", "nonordered", "soa"};
  uint32_t count = 0;
  if (tn_affine_expr_print(level->expr, tn_text_buffer_write, text) != TN_OK) text->failed = true;
  tn_text_buffer_append_text(text, " : ");
  tn_text_buffer_append_text(text, formats[level->format]);
  if (level->format == TN_SPARSE_STRUCTURED) {
    tn_text_buffer_format(text, "[%lld, %lld]", (long long)level->n, (long long)level->m);
  }
  for (uint32_t i = 0; i < 3; ++i) {
    if ((level->properties >> i & 1) == 0) continue;
    tn_text_buffer_append_text(text, count++ == 0 ? "(" : ", ");
    tn_text_buffer_append_text(text, properties[i]);
  }
  if (count != 0) tn_text_buffer_append_text(text, ")");
}

static void put_value(const char* key, tn_attribute value, tn_text_buffer* text) {
  if (value.storage == NULL) return;
  tn_text_buffer_append_text(text, key);
  if (tn_textual__print(value.storage, tn_text_buffer_write, text) != TN_OK) text->failed = true;
}

static void put_width(const char* key, int64_t width, tn_text_buffer* text) {
  if (width != 0) tn_text_buffer_format(text, "%s%lld", key, (long long)width);
}

static void put_encoding(const tn_sparse_encoding* it, tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "encoding<{ map = ");
  for (uint32_t i = 0; i < it->symbol_count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "[s%u" : ", s%u", i);
  }
  tn_text_buffer_append_text(text, it->symbol_count == 0 ? "(" : "](");
  for (uint32_t i = 0; i < it->dim_count; ++i) {
    tn_text_buffer_format(text, i == 0 ? "d%u" : ", d%u", i);
    if (!it->has_slices) continue;
    tn_text_buffer_append_text(text, " : #sparse_tensor<");
    put_slice(&it->slices[i], text);
    tn_text_buffer_append_text(text, ">");
  }
  tn_text_buffer_append_text(text, ") -> (");
  for (uint32_t i = 0; i < it->level_count; ++i) {
    put_list_sign(text, i);
    put_level(&it->levels[i], text);
  }
  tn_text_buffer_append_text(text, ")");
  put_width(", posWidth = ", it->position_width, text);
  put_width(", crdWidth = ", it->coordinate_width, text);
  put_value(", explicitVal = ", it->explicit_value, text);
  put_value(", implicitVal = ", it->implicit_value, text);
  tn_text_buffer_append_text(text, " }>");
}

static bool is_at_end(tn_scan* scan) {
  return tn_scan__here(scan) == scan->end || tn_scan__refuse(scan, scan->at, "expected '>'");
}

tn_status tn_sparse__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                           tn_misspelling* out_wrong) {
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = out_wrong};
  const tn_string_view word = tn_scan__word(&scan);
  if (tn_scan__word_is(word, "slice")) {
    tn_sparse_slice slice;
    if (!tn_sparse__read_slice(&scan, &slice) || !is_at_end(&scan)) return TN_MALFORMED;
    put_slice(&slice, text);
    return TN_OK;
  }
  if (!tn_scan__word_is(word, "encoding")) {
    tn_text_buffer_append_view(text, body);
    return TN_OK;
  }
  tn_sparse_encoding encoding;
  TN_TRY(tn_sparse__read_encoding(context, &scan, &encoding));
  if (!is_at_end(&scan)) return TN_MALFORMED;
  if (!tn_sparse__check_encoding(context, &encoding, out_wrong)) return TN_MALFORMED;
  put_encoding(&encoding, text);
  return TN_OK;
}

tn_status tn_sparse__encoding_of(tn_attribute attribute, tn_sparse_encoding* out) {
  tn_misspelling wrong;
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_OPAQUE)) return TN_NOT_FOUND;
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  tn_scan scan = {.at = body.data, .end = body.data + body.size, .wrong = &wrong};
  if (!tn_scan__word_is(tn_scan__word(&scan), "encoding")) return TN_NOT_FOUND;
  const tn_status status =
      tn_sparse__read_encoding(tn_storage_context(attribute.storage), &scan, out);
  return status == TN_MALFORMED ? TN_NOT_FOUND : status;
}
