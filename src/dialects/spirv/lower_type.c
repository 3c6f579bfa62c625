// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of spirv as llvm has them. They are texts, and so is what comes of them.

#include <stdlib.h>

#include "dialects/spirv/lower.h"
#include "ir/float_format.h"
#include "ir/textual.h"

/// What is known of a type that was converted.
typedef struct layout {
  bool is_own;         ///< It is one of spirv's.
  uint64_t size;       ///< Bytes; 0 if it has no natural layout.
  uint64_t alignment;  ///< Of its elements.
} layout;

typedef struct converter {
  tn_conversion* c;
  const char* at;
  const char* end;
  tn_text_buffer* text;
} converter;

static bool take(converter* it, const char* word) {
  const size_t size = strlen(word);
  while (it->at < it->end && *it->at == ' ') ++it->at;
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, word, size) != 0) return false;
  it->at += size;
  return true;
}

/// What stands up to the next of these characters outside of brackets.
static tn_string_view take_until(converter* it, const char* stops) {
  const char* begin = it->at;
  for (int depth = 0; it->at < it->end; ++it->at) {
    if (depth == 0 && strchr(stops, *it->at) != NULL) break;
    depth += *it->at == '<' || *it->at == '(' || *it->at == '[';
    depth -= *it->at == '>' || *it->at == ')' || *it->at == ']';
  }
  return (tn_string_view){begin, (size_t)(it->at - begin)};
}

/// Bytes of a scalar or vector with its natural layout; 0 for others.
static uint64_t size_of(tn_type type) {
  const tn_type element = tn_type__element(type);
  uint64_t width = tn_type__int_width(element);
  if (tn_type__is(element, TN_TYPE_FLOAT)) {
    width = tn_float_format__of(tn_float_type_kind(element))->bit_width;
  }
  if (!tn_type_equal(element, type)) width *= (uint64_t)tn_shaped_type_element_count(type);
  return width / 8;
}

static bool convert(converter* it, layout* out_layout);

/// Converts the text of a type; the type itself is put out where builtin has it.
static bool convert_text(converter* it, tn_string_view text, layout* out_layout) {
  converter inner = {it->c, text.data, text.data + text.size, it->text};
  return convert(&inner, out_layout);
}

static bool convert_array(converter* it, bool is_runtime, layout* out_layout) {
  const char* count = it->at;
  layout element = {false, 0, 0};
  uint64_t stride = 0;
  if (!is_runtime) {
    while (it->at < it->end && *it->at >= '0' && *it->at <= '9') ++it->at;
  }
  tn_text_buffer_format(it->text, "array<%.*s x ", is_runtime ? 1 : (int)(it->at - count),
                        is_runtime ? "0" : count);
  if (!is_runtime && !take(it, "x")) return false;
  (void)take(it, " ");
  if (!convert_text(it, take_until(it, ",>"), &element)) return false;
  if (take(it, ",")) {
    if (!take(it, "stride=")) return false;
    for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
      stride = stride * 10 + (uint64_t)(*it->at - '0');
    }
  }
  tn_text_buffer_append_text(it->text, ">");
  if (stride != 0 && !is_runtime) {
    *out_layout = (layout){true, strtoull(count, NULL, 10) * stride, element.alignment};
  }
  return stride == 0 || (!is_runtime && element.size == stride);
}

/// `name, (type[offset], type)`: members with offsets have to lie where they do by themselves.
static bool convert_struct(converter* it) {
  uint64_t place = 0;
  (void)take_until(it, "(");
  if (!take(it, "(")) return false;
  const tn_string_view all = {it->at, (size_t)(it->end - it->at)};
  const bool has_offsets = memchr(all.data, '[', all.size) != NULL;
  tn_text_buffer_append_text(it->text, has_offsets ? "struct<(" : "struct<packed (");
  for (bool first = true; !take(it, ")"); first = false) {
    layout inner = {false, 0, 0};
    if (!first && !take(it, ",")) return false;
    (void)take(it, " ");
    if (!first) tn_text_buffer_append_text(it->text, ", ");
    const char* begin = it->at;
    int depth = 0;
    for (; it->at < it->end; ++it->at) {
      if (depth == 0 && (*it->at == ',' || *it->at == ')' || *it->at == '[')) break;
      depth += *it->at == '<' || *it->at == '(';
      depth -= *it->at == '>' || *it->at == ')';
    }
    const tn_string_view member = {begin, (size_t)(it->at - begin)};
    if (!convert_text(it, member, &inner)) return false;
    if (!take(it, "[")) continue;
    uint64_t offset = 0;
    for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
      offset = offset * 10 + (uint64_t)(*it->at - '0');
    }
    if (inner.size == 0 || !take(it, "]")) return false;
    place = (place + inner.alignment - 1) / inner.alignment * inner.alignment;
    if (offset != place) return false;
    place += inner.size;
  }
  tn_text_buffer_append_text(it->text, ")>");
  return take(it, ">") || it->at >= it->end;
}

static bool convert_pointer(converter* it) {
  layout pointee;
  const size_t size = it->text->size;
  if (!convert_text(it, take_until(it, ","), &pointee)) return false;
  it->text->size = size;
  if (!take(it, ",")) return false;
  (void)take(it, " ");
  const tn_string_view name = take_until(it, ",>");
  const uint32_t space = tn_spirv_lower__space(it->c->data, name);
  tn_text_buffer_append_text(it->text, "ptr");
  if (space != 0) tn_text_buffer_format(it->text, "<%u>", space);
  return true;
}

static bool convert(converter* it, layout* out_layout) {
  tn_rewriter* rewriter = it->c->it;
  const bool has_prefix = take(it, "!spirv.");
  *out_layout = (layout){true, 0, 0};
  if (take(it, "array<")) return convert_array(it, false, out_layout);
  if (take(it, "rtarray<")) return convert_array(it, true, out_layout);
  if (take(it, "struct<")) return convert_struct(it);
  if (take(it, "ptr<")) return convert_pointer(it);
  if (has_prefix || it->at == it->end) return false;
  const tn_type old = tn_lowering__type(rewriter, "%.*s", (int)(it->end - it->at), it->at);
  const tn_type type = old.storage == NULL ? old : tn_lower_llvm__type(it->c, old);
  if (type.storage == NULL) return false;
  const uint64_t size = size_of(old);
  *out_layout = (layout){false, size, size % 3 == 0 ? size / 3 * 4 : size};
  tn_rewriter__fail(rewriter, tn_textual__print(type.storage, tn_text_buffer_write, it->text));
  return true;
}

static bool is_spirv(tn_type type) {
  return tn_type__is(type, TN_TYPE_OPAQUE) &&
         tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("spirv"));
}

static tn_type convert_body(tn_conversion* c, tn_string_view body) {
  tn_text_buffer text = tn_text_buffer_make(&c->it->context->allocator);
  layout found;
  tn_type type = {NULL};
  converter it = {c, body.data, body.data + body.size, &text};
  if (convert(&it, &found) && !text.failed && c->it->status == TN_OK) {
    type =
        tn_lowering__type(c->it, found.is_own ? "!llvm.%.*s" : "%.*s", (int)text.size, text.data);
  }
  tn_text_buffer_free(&text);
  return type;
}

tn_type tn_spirv_lower__type(tn_conversion* c, tn_type type) {
  if (!is_spirv(type)) return tn_lower_llvm__type(c, type);
  return convert_body(c, tn_opaque_type_body(type));
}

tn_type tn_spirv_lower__pointee(tn_lowering_run* run, tn_type type, tn_string_view* out_class) {
  const tn_string_view body = is_spirv(type) ? tn_opaque_type_body(type) : (tn_string_view){"", 0};
  converter it = {run->c, body.data, body.data + body.size, NULL};
  if (!take(&it, "ptr<")) return (tn_type){NULL};
  const tn_string_view pointee = take_until(&it, ",");
  (void)take(&it, ",");
  (void)take(&it, " ");
  *out_class = take_until(&it, ",>");
  return convert_body(run->c, pointee);
}

uint32_t tn_spirv_lower__space(tn_lowering_run* run, tn_string_view storage_class) {
  static const struct {
    const char* name;
    uint32_t space;
  } spaces[] = {{"Input", 1},   {"CrossWorkgroup", 1},  {"UniformConstant", 2}, {"Workgroup", 3},
                {"Generic", 4}, {"DeviceOnlyINTEL", 5}, {"HostOnlyINTEL", 6}};
  if (strcmp(tn_lowering__option(run, "client-api"), "OpenCL") != 0) return 0;
  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; ++i) {
    if (tn_string_view_equal(storage_class, tn_string_view_from(spaces[i].name))) {
      return spaces[i].space;
    }
  }
  return 0;
}
