// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts of vhlo's types and attributes: taking them apart, and putting them together.

#include "dialects/vhlo/vhlo.h"
#include "ir/textual.h"
#include "ir/uniqued.h"

//===-- Taking apart --------------------------------------------------------------------------===//

bool tn_vhlo__is_own(const tn_storage* storage) {
  return (storage->kind == (uint8_t)TN_TYPE_OPAQUE ||
          storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE)) &&
         tn_string_view_equal(tn_opaque__dialect(tn_storage_payload(storage)),
                              tn_string_view_from("vhlo"));
}

bool tn_vhlo__open(const tn_storage* storage, const char* kind, tn_vhlo_scan* out_body) {
  const size_t size = strlen(kind);
  if (storage == NULL || !tn_vhlo__is_own(storage)) return false;
  const tn_string_view body = tn_opaque__body(tn_storage_payload(storage));
  if (body.size < size || memcmp(body.data, kind, size) != 0) return false;
  *out_body = (tn_vhlo_scan){body.data + size, body.data + body.size};
  if (out_body->at == out_body->end) return true;
  const char c = *out_body->at++;
  if (c == '<') --out_body->end;
  return c == '<' || c == ' ';
}

bool tn_vhlo__take(tn_vhlo_scan* it, const char* text) {
  const size_t size = strlen(text);
  while (it->at < it->end && *it->at == ' ' && *text != ' ') ++it->at;
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

bool tn_vhlo__take_signed(tn_vhlo_scan* it, int64_t* out_number) {
  const bool is_negative = tn_vhlo__take(it, "-");
  const char* start = it->at;
  uint64_t number = 0;
  for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
    number = number * 10 + (uint64_t)(*it->at - '0');
  }
  *out_number = (int64_t)(is_negative ? 0 - number : number);
  return it->at != start;
}

tn_string_view tn_vhlo__item(tn_vhlo_scan* it) {
  size_t depth = 0;
  while (it->at < it->end && *it->at == ' ') ++it->at;
  const char* start = it->at;
  for (; it->at < it->end; ++it->at) {
    const char c = *it->at;
    if (c == '"') {
      for (++it->at; it->at < it->end && *it->at != '"'; ++it->at) it->at += *it->at == '\\';
      if (it->at >= it->end) break;
      continue;
    }
    if (depth == 0 && (c == ',' || c == ']' || c == '}' || c == ')' || c == '=')) break;
    if (c == '-' && it->end - it->at > 1 && it->at[1] == '>') {
      if (depth == 0) break;
      ++it->at;
      continue;
    }
    if (c == '<' || c == '[' || c == '{' || c == '(') ++depth;
    if (c == '>' || c == ']' || c == '}' || c == ')') --depth;
  }
  if (it->at > it->end) it->at = it->end;
  const char* end = it->at;
  while (end > start && end[-1] == ' ') --end;
  return (tn_string_view){start, (size_t)(end - start)};
}

/// What a reference in a text stands for; NULL for any other text.
static const tn_storage* referred(tn_context* context, tn_string_view text) {
  tn_uref reference = 0;
  if (text.size != 9 || text.data[0] != TN_OPAQUE_REFERENCE) return NULL;
  for (size_t i = 1; i < 9; ++i) {
    const char c = text.data[i];
    const bool is_digit = c >= '0' && c <= '9';
    if (!is_digit && (c < 'a' || c > 'f')) return NULL;
    reference = reference << 4 | (tn_uref)(is_digit ? c - '0' : c - 'a' + 10);
  }
  return reference == 0 ? NULL : tn_uniquer__at(&context->uniquer, reference);
}

const tn_storage* tn_vhlo__parse(tn_context* context, tn_string_view text, bool is_type) {
  const tn_storage* storage = referred(context, text);
  if (storage != NULL) return storage;
  return tn_textual__parse(context, text, is_type, &storage) == TN_OK ? storage : NULL;
}

//===-- Putting together ----------------------------------------------------------------------===//

void tn_vhlo__put(tn_text_buffer* text, const tn_storage* storage) {
  tn_text_buffer_format(text, "%c%08x", TN_OPAQUE_REFERENCE, storage->self);
}

const tn_storage* tn_vhlo__make(tn_context* context, tn_text_buffer* owned_text, bool is_type) {
  tn_attribute attribute = {NULL};
  tn_type type = {NULL};
  tn_status status;
  const tn_string_view dialect = tn_string_view_from("vhlo");
  const tn_string_view body = tn_text_buffer_view(owned_text);
  if (owned_text->failed) {
    status = tn_context__out_of_memory(context);
  } else if (is_type) {
    status = tn_opaque_type__get(context, dialect, body, &type);
  } else {
    status = tn_opaque_attribute__get(context, dialect, body, (tn_type){NULL}, &attribute);
  }
  tn_text_buffer_free(owned_text);
  if (status != TN_OK) return NULL;
  return is_type ? type.storage : attribute.storage;
}

//===-- Types without parameters --------------------------------------------------------------===//

static const struct {
  const char* name;
  uint8_t code;
} plain_types[] = {
    {"bool_v1", 0},
    {"bf16_v1", 2},
    {"f16_v1", 3},
    {"f32_v1", 4},
    {"f64_v1", 5},
    {"f8E4M3FN_v1", 6},
    {"f8E5M2_v1", 7},
    {"index_v1", 9},
    {"i4_v1", 10},
    {"i8_v1", 11},
    {"i16_v1", 12},
    {"i32_v1", 13},
    {"i64_v1", 14},
    {"ui4_v1", 15},
    {"ui8_v1", 16},
    {"ui16_v1", 17},
    {"ui32_v1", 18},
    {"ui64_v1", 19},
    {"token_v1", 22},
    {"witness_v1", 26},
    {"f8E4M3FNUZ_v1", 27},
    {"f8E5M2FNUZ_v1", 28},
    {"f8E4M3B11FNUZ_v1", 29},
    {"i2_v1", 31},
    {"ui2_v1", 32},
    {"none_v1", 33},
    {"tf31_v1", 34},
    {"f8E4M3_v1", 35},
    {"f8E3M4_v1", 36},
    {"f4E2M1FN_v1", 37},
    {"f6E2M3FN_v1", 38},
    {"f6E3M2FN_v1", 39},
    {"f8E8M0FNU_v1", 40},
};

int32_t tn_vhlo__type_code(tn_string_view body) {
  for (size_t i = 0; i < sizeof plain_types / sizeof *plain_types; ++i) {
    if (tn_string_view_equal(body, tn_string_view_from(plain_types[i].name))) {
      return plain_types[i].code;
    }
  }
  return -1;
}

const char* tn_vhlo__type_name(uint64_t code) {
  for (size_t i = 0; i < sizeof plain_types / sizeof *plain_types; ++i) {
    if (plain_types[i].code == code) return plain_types[i].name;
  }
  return NULL;
}
