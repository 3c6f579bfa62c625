// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What composite types are made of. They are kept as they are spelled, so their parts are read from
// the text.

#include <ctype.h>
#include <string.h>

#include "dialects/spirv/spirv.h"
#include "ir/textual.h"

static bool takes(tn_string_view* text, const char* prefix) {
  const size_t size = strlen(prefix);
  if (text->size < size || memcmp(text->data, prefix, size) != 0) return false;
  text->data += size;
  text->size -= size;
  return true;
}

/// The text up to a comma or a bracket that closes, but for what is in brackets of its own.
static tn_string_view first_part(tn_string_view text) {
  size_t depth = 0;
  size_t size = 0;
  for (; size < text.size; ++size) {
    const char c = text.data[size];
    if (depth == 0 && strchr(",>)]", c) != NULL) break;
    if (strchr("<([{", c) != NULL) ++depth;
    if (strchr(">)]}", c) != NULL && (c != '>' || size == 0 || text.data[size - 1] != '-')) --depth;
  }
  return (tn_string_view){text.data, size};
}

static tn_status parse(tn_context* context, tn_string_view text, tn_type* out_type) {
  const tn_storage* storage = NULL;
  // What a member is given stands behind its type: `f32 [0]`.
  while (text.size != 0 && (text.data[text.size - 1] == ' ' || text.data[text.size - 1] == ']')) {
    const char* open = text.data[text.size - 1] == ']' ? memchr(text.data, '[', text.size) : NULL;
    text.size = open == NULL ? text.size - 1 : (size_t)(open - text.data);
  }
  if (text.size == 0) return TN_OK;
  const tn_status status = tn_textual__parse(context, text, true, &storage);
  *out_type = (tn_type){storage};
  return status;
}

/// `(f32 [0], i32 [4])`
static tn_status member_of_struct(tn_context* context, tn_string_view text, int64_t index,
                                  tn_composite* out) {
  if (!takes(&text, "(")) {
    const tn_string_view name = first_part(text);
    text.data += name.size;
    text.size -= name.size;
    if (!takes(&text, ", (")) return TN_OK;
  }
  out->count = 0;
  while (text.size != 0 && *text.data != ')') {
    const tn_string_view part = first_part(text);
    if (out->count == index) TN_TRY(parse(context, part, &out->member));
    ++out->count;
    text.data += part.size;
    text.size -= part.size;
    takes(&text, ", ");
  }
  return TN_OK;
}

/// `4 x f32`; `8x16xf32` of several dimensions, whose member is that of the innermost one.
static tn_status member_of_array(tn_context* context, tn_string_view text, tn_composite* out) {
  tn_string_view part = first_part(text);
  out->count = -1;
  for (size_t i = 0;
       i < part.size && (isdigit((unsigned char)part.data[i]) || part.data[i] == '?');) {
    const size_t start = i;
    int64_t number = 0;
    for (; i < part.size && isdigit((unsigned char)part.data[i]) && i < start + 18; ++i) {
      number = number * 10 + (part.data[i] - '0');
    }
    if (i == start) ++i;
    while (i < part.size && part.data[i] == ' ') ++i;
    if (i == part.size || part.data[i] != 'x') return TN_OK;
    if (out->count < 0) out->count = number;
    ++i;
    while (i < part.size && part.data[i] == ' ') ++i;
    part.data += i;
    part.size -= i;
    i = 0;
  }
  return parse(context, part, &out->member);
}

tn_status tn_spirv__member(tn_context* context, tn_type type, int64_t index, tn_composite* out) {
  *out = (tn_composite){.count = 0};
  if (tn_type__is(type, TN_TYPE_VECTOR)) {
    out->kind = TN_SPIRV_VECTOR;
    out->count = tn_shaped_type_element_count(type);
    out->member = tn_type_element_type(type);
    return TN_OK;
  }
  if (!tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("spirv"))) {
    return TN_OK;
  }
  tn_string_view text = tn_opaque_type_body(type);
  if (takes(&text, "struct<")) {
    out->kind = TN_SPIRV_STRUCT;
    return member_of_struct(context, text, index, out);
  }
  if (takes(&text, "array<")) {
    out->kind = TN_SPIRV_ARRAY;
  } else if (takes(&text, "rtarray<")) {
    out->kind = TN_SPIRV_RUNTIME_ARRAY;
  } else if (takes(&text, "matrix<")) {
    out->kind = TN_SPIRV_MATRIX;
  } else if (takes(&text, "coopmatrix<")) {
    out->kind = TN_SPIRV_COOPERATIVE_MATRIX;
  } else if (takes(&text, "arm.tensor<")) {
    out->kind = TN_SPIRV_TENSOR;
  } else {
    return TN_OK;
  }
  return member_of_array(context, text, out);
}
