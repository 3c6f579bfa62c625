// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of spirv as llvm has them. They are texts, which are read here.

#include "dialects/common/llvm_type.h"
#include "dialects/spirv/lower.h"
#include "ir/float_format.h"

/// What is known of a type that was converted.
typedef struct layout {
  uint64_t size;       ///< Bytes; 0 if it has no natural layout.
  uint64_t alignment;  ///< Of its elements.
} layout;

typedef struct converter {
  tn_conversion* c;
  const char* at;
  const char* end;
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

static uint64_t take_number(converter* it) {
  uint64_t number = 0;
  for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
    number = number * 10 + (uint64_t)(*it->at - '0');
  }
  return number;
}

static tn_type convert(converter* it, layout* out_layout);

/// Converts the text of a type; null if it has none in llvm.
static tn_type convert_text(converter* it, tn_string_view text, layout* out_layout) {
  converter inner = {it->c, text.data, text.data + text.size};
  return convert(&inner, out_layout);
}

static tn_type convert_array(converter* it, bool is_runtime, layout* out_layout) {
  const tn_type none = {NULL};
  layout inner = {0, 0};
  uint64_t stride = 0;
  const uint64_t count = is_runtime ? 0 : take_number(it);
  if (!is_runtime && !take(it, "x")) return none;
  (void)take(it, " ");
  const tn_type element = convert_text(it, take_until(it, ",>"), &inner);
  if (element.storage == NULL) return none;
  if (take(it, ",")) {
    if (!take(it, "stride=")) return none;
    stride = take_number(it);
  }
  if (stride != 0 && !is_runtime) *out_layout = (layout){count * stride, inner.alignment};
  if (stride != 0 && (is_runtime || inner.size != stride)) return none;
  return tn_lower_llvm__array(it->c->it, count, element);
}

/// A member, with the offset where it has to lie by itself if one is given.
static tn_type convert_member(converter* it, uint64_t* place) {
  layout inner = {0, 0};
  const tn_type type = convert_text(it, take_until(it, ",)["), &inner);
  if (type.storage == NULL || it->at >= it->end || *it->at != '[') return type;
  ++it->at;
  const uint64_t offset = take_number(it);
  if (inner.size == 0 || !take(it, "]")) return (tn_type){NULL};
  *place = (*place + inner.alignment - 1) / inner.alignment * inner.alignment;
  if (offset != *place) return (tn_type){NULL};
  *place += inner.size;
  return type;
}

/// `name, (type[offset], type)`: members with offsets have to lie where they do by themselves.
static tn_type convert_struct(converter* it) {
  tn_rewriter* rewriter = it->c->it;
  uint64_t place = 0;
  tn_types members = {0};
  tn_type type = {NULL};
  (void)take_until(it, "(");
  if (!take(it, "(")) return type;
  const bool has_offsets = memchr(it->at, '[', (size_t)(it->end - it->at)) != NULL;
  bool fits = true;
  while (fits && !take(it, ")")) {
    fits = members.count == 0 || take(it, ",");
    (void)take(it, " ");
    const tn_type member = fits ? convert_member(it, &place) : type;
    fits = member.storage != NULL && rewriter->status == TN_OK;
    if (fits) tn_types__push(rewriter, &members, member);
  }
  if (fits && (take(it, ">") || it->at >= it->end) && rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter, tn_llvm_type__struct(rewriter->context, tn_types__items(&members),
                                                     members.count, !has_offsets, &type));
  }
  tn_types__free(rewriter, &members);
  return type;
}

static tn_type convert_pointer(converter* it) {
  layout pointee;
  if (convert_text(it, take_until(it, ","), &pointee).storage == NULL || !take(it, ",")) {
    return (tn_type){NULL};
  }
  (void)take(it, " ");
  const tn_string_view name = take_until(it, ",>");
  return tn_lower_llvm__pointer(it->c->it, tn_spirv_lower__space(it->c->data, name));
}

static tn_type convert(converter* it, layout* out_layout) {
  const bool has_prefix = take(it, "!spirv.");
  *out_layout = (layout){0, 0};
  if (take(it, "array<")) return convert_array(it, false, out_layout);
  if (take(it, "rtarray<")) return convert_array(it, true, out_layout);
  if (take(it, "struct<")) return convert_struct(it);
  if (take(it, "ptr<")) return convert_pointer(it);
  if (has_prefix || it->at == it->end) return (tn_type){NULL};
  const tn_type old = tn_lowering__type(it->c->it, "%.*s", (int)(it->end - it->at), it->at);
  const tn_type type = old.storage == NULL ? old : tn_lower_llvm__type(it->c, old);
  if (type.storage == NULL) return type;
  const uint64_t size = size_of(old);
  *out_layout = (layout){size, size % 3 == 0 ? size / 3 * 4 : size};
  return type;
}

static bool is_spirv(tn_type type) {
  return tn_type__is(type, TN_TYPE_OPAQUE) &&
         tn_string_view_equal(tn_opaque_type_dialect(type), tn_string_view_from("spirv"));
}

static tn_type convert_body(tn_conversion* c, tn_string_view body) {
  layout found;
  converter it = {c, body.data, body.data + body.size};
  return convert(&it, &found);
}

tn_type tn_spirv_lower__type(tn_conversion* c, tn_type type) {
  if (!is_spirv(type)) return tn_lower_llvm__type(c, type);
  return convert_body(c, tn_opaque_type_body(type));
}

tn_type tn_spirv_lower__pointee(tn_lowering_run* run, tn_type type, tn_string_view* out_class) {
  const tn_string_view body = is_spirv(type) ? tn_opaque_type_body(type) : (tn_string_view){"", 0};
  converter it = {run->c, body.data, body.data + body.size};
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
