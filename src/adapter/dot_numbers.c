// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO's dimension numbers as text.

#include "adapter/dot_numbers.h"

#include "adapter/names.h"
#include "base/text_buffer.h"
#include "ir/context.h"

static const char* const batching_names[2] = {"lhs_batching_dimensions", "rhs_batching_dimensions"};
static const char* const contracting_names[2] = {"lhs_contracting_dimensions",
                                                 "rhs_contracting_dimensions"};

//===-- Reading -------------------------------------------------------------------------------===//

static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

static void skip_spaces(tn_string_view* text) {
  while (text->size > 0 && is_space(text->data[0])) {
    ++text->data;
    --text->size;
  }
}

static bool skip(tn_string_view* text, char c) {
  skip_spaces(text);
  if (text->size == 0 || text->data[0] != c) return false;
  ++text->data;
  --text->size;
  return true;
}

// The text after `name` in `text`; empty if it does not occur.
static tn_string_view behind(tn_string_view text, const char* name) {
  const size_t size = strlen(name);
  for (size_t i = 0; i + size <= text.size; ++i) {
    if (memcmp(text.data + i, name, size) == 0) {
      return (tn_string_view){text.data + i + size, text.size - i - size};
    }
  }
  return (tn_string_view){NULL, 0};
}

static bool read_dim(tn_string_view* text, size_t rank, size_t* out_dim) {
  skip_spaces(text);
  size_t value = 0;
  size_t digit_count = 0;
  while (text->size > 0 && text->data[0] >= '0' && text->data[0] <= '9') {
    value = value * 10 + (size_t)(text->data[0] - '0');
    if (value >= rank) return false;
    ++digit_count;
    ++text->data;
    --text->size;
  }
  *out_dim = value;
  return digit_count > 0;
}

// `name = [1, 2]`, or nothing.
static bool read_list(tn_string_view text, const char* name, size_t rank, tn_dot_list* out_list) {
  out_list->count = 0;
  tn_string_view rest = behind(text, name);
  if (rest.data == NULL) return true;
  if (!skip(&rest, '=') || !skip(&rest, '[')) return false;
  if (skip(&rest, ']')) return true;
  do {
    size_t dim;
    if (!read_dim(&rest, rank, &dim) || tn_dot_list__find(out_list, dim) != SIZE_MAX) return false;
    tn_dot_list__add(out_list, dim);
  } while (skip(&rest, ','));
  return skip(&rest, ']');
}

bool tn_dot_numbers__read(tn_attribute attribute, const size_t ranks[2],
                          tn_dot_numbers* out_numbers) {
  if (tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_OPAQUE) return false;
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  if (!tn_names__begin_with(body, "dot<") && !tn_names__begin_with(body, "<dot<")) return false;
  for (size_t side = 0; side < 2; ++side) {
    if (ranks[side] > TN_DOT_RANK_MAX ||
        !read_list(body, batching_names[side], ranks[side], &out_numbers->batching[side]) ||
        !read_list(body, contracting_names[side], ranks[side], &out_numbers->contracting[side])) {
      return false;
    }
    for (size_t i = 0; i < out_numbers->batching[side].count; ++i) {
      const size_t dim = out_numbers->batching[side].dims[i];
      if (tn_dot_list__find(&out_numbers->contracting[side], dim) != SIZE_MAX) return false;
    }
  }
  return out_numbers->batching[0].count == out_numbers->batching[1].count &&
         out_numbers->contracting[0].count == out_numbers->contracting[1].count;
}

size_t tn_dot_list__find(const tn_dot_list* list, size_t dim) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->dims[i] == dim) return i;
  }
  return SIZE_MAX;
}

//===-- Writing -------------------------------------------------------------------------------===//

static void append_list(tn_text_buffer* text, const char* name, const tn_dot_list* list,
                        const char** separator) {
  if (list->count == 0) return;
  tn_text_buffer_format(text, "%s%s = [", *separator, name);
  for (size_t i = 0; i < list->count; ++i) {
    tn_text_buffer_format(text, "%s%u", i == 0 ? "" : ", ", list->dims[i]);
  }
  tn_text_buffer_append_text(text, "]");
  *separator = ", ";
}

tn_status tn_dot_numbers__attribute(tn_context* context, const tn_dot_numbers* numbers,
                                    tn_attribute* out_attribute) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const char* separator = "";
  tn_text_buffer_append_text(&text, "dot<");
  for (size_t side = 0; side < 2; ++side) {
    append_list(&text, batching_names[side], &numbers->batching[side], &separator);
  }
  for (size_t side = 0; side < 2; ++side) {
    append_list(&text, contracting_names[side], &numbers->contracting[side], &separator);
  }
  tn_text_buffer_append_text(&text, ">");
  const tn_status status =
      text.failed
          ? tn_context__out_of_memory(context)
          : tn_opaque_attribute_get(context, tn_string_view_from("stablehlo"),
                                    tn_text_buffer_view(&text), (tn_type){NULL}, out_attribute);
  tn_text_buffer_free(&text);
  return status;
}
