// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of spirv types to llvm.

#include <tenure/parameters.h>

#include "dialects/common/llvm_type.h"
#include "dialects/spirv/lower.h"
#include "dialects/spirv/spirv.h"
#include "ir/float_format.h"

/// Facts about a converted type.
typedef struct layout {
  uint64_t size;       ///< In bytes; 0 if it has no natural layout.
  uint64_t alignment;  ///< The alignment of its elements.
} layout;

/// Returns the size in bytes of a scalar or vector with natural layout; 0 for others.
static uint64_t size_of(tn_type type) {
  const tn_type element = tn_type__element(type);
  uint64_t width = tn_type__int_width(element);
  if (tn_type__is(element, TN_TYPE_FLOAT)) {
    width = tn_float_format__of(tn_float_type_kind(element))->bit_width;
  }
  if (!tn_type_equal(element, type)) width *= (uint64_t)tn_shaped_type_element_count(type);
  return width / 8;
}

static tn_type convert(tn_conversion* c, tn_type type, layout* out_layout);

static tn_type convert_array(tn_conversion* c, tn_type type, const tn_composite* parts,
                             layout* out_layout) {
  layout inner = {0, 0};
  const tn_type none = {NULL};
  const bool is_runtime = parts->kind == TN_SPIRV_RUNTIME_ARRAY;
  const uint64_t count = is_runtime ? 0 : (uint64_t)parts->count;
  const uint64_t stride =
      (uint64_t)tn_integer_attribute_value(tn_type_parameter(type, tn_string_view_from("stride")));
  const tn_type element = convert(c, parts->member, &inner);
  if (element.storage == NULL) return none;
  if (stride != 0 && !is_runtime) *out_layout = (layout){count * stride, inner.alignment};
  if (stride != 0 && (is_runtime || inner.size != stride)) return none;
  return tn_lower_llvm__array(c->rewriter, count, element);
}

/// Member offsets must be the natural ones, and members must have no decorations.
static tn_type convert_struct(tn_conversion* c, tn_type type) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_attribute offsets = tn_type_parameter(type, tn_string_view_from("offsets"));
  const tn_attribute list = tn_type_parameter(type, tn_string_view_from("member_types"));
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  size_t byte_size = 0;
  const int64_t* places =
      offsets.storage == NULL ? NULL : tn_dense_array_attribute_data(offsets, &byte_size);
  uint64_t place = 0;
  tn_types members = {0};
  tn_type made = {NULL};
  bool fits = tn_integer_attribute_value(
                  tn_type_parameter(type, tn_string_view_from("is_reference"))) == 0 &&
              tn_type_parameter(type, tn_string_view_from("member_decorations")).storage == NULL &&
              tn_type_parameter(type, tn_string_view_from("struct_decorations")).storage == NULL;
  for (size_t i = 0; fits && i < count && rewriter->status == TN_OK; ++i) {
    layout inner = {0, 0};
    const tn_type member =
        convert(c, tn_type_attribute_value(tn_array_attribute_element(list, i)), &inner);
    fits = member.storage != NULL && (places == NULL || inner.size != 0);
    if (fits && places != NULL) {
      place = (place + inner.alignment - 1) / inner.alignment * inner.alignment;
      fits = (uint64_t)places[i] == place;
      place += inner.size;
    }
    if (fits) tn_types__push(rewriter, &members, member);
  }
  if (fits && rewriter->status == TN_OK) {
    tn_rewriter__fail(rewriter, tn_llvm_type__struct(rewriter->context, tn_types__items(&members),
                                                     members.count, places == NULL, &made));
  }
  tn_types__free(rewriter, &members);
  return made;
}

/// Returns null for types that llvm does not have.
static tn_type convert(tn_conversion* c, tn_type type, layout* out_layout) {
  tn_composite parts;
  tn_string_view storage_class;
  *out_layout = (layout){0, 0};
  if (!tn_spirv__is_own(type)) {
    const tn_type made = tn_lower_llvm__type(c, type);
    if (made.storage == NULL) return made;
    const uint64_t size = size_of(type);
    *out_layout = (layout){size, size % 3 == 0 ? size / 3 * 4 : size};
    return made;
  }
  const tn_type pointee = tn_spirv__pointee(type, &storage_class);
  if (pointee.storage != NULL) {
    layout unused;
    const tn_type inner = convert(c, pointee, &unused);
    return inner.storage == NULL
               ? inner
               : tn_lower_llvm__pointer(c->rewriter, tn_spirv_lower__space(c->data, storage_class));
  }
  tn_spirv__member(type, -1, &parts);
  if (parts.kind == TN_SPIRV_STRUCT) return convert_struct(c, type);
  if (parts.kind == TN_SPIRV_ARRAY || parts.kind == TN_SPIRV_RUNTIME_ARRAY) {
    return convert_array(c, type, &parts, out_layout);
  }
  return (tn_type){NULL};
}

tn_type tn_spirv_lower__type(tn_conversion* c, tn_type type) {
  layout unused;
  return tn_spirv__is_own(type) ? convert(c, type, &unused) : tn_lower_llvm__type(c, type);
}

tn_type tn_spirv_lower__pointee(tn_lowering_run* run, tn_type type, tn_string_view* out_class) {
  layout unused;
  const tn_type pointee = tn_spirv__pointee(type, out_class);
  return pointee.storage == NULL ? pointee : convert(run->c, pointee, &unused);
}

uint32_t tn_spirv_lower__space(tn_lowering_run* run, tn_string_view storage_class) {
  static const struct {
    const char* name;
    uint32_t space;
  } spaces[] = {{"Input", 1},   {"CrossWorkgroup", 1},  {"UniformConstant", 2}, {"Workgroup", 3},
                {"Generic", 4}, {"DeviceOnlyINTEL", 5}, {"HostOnlyINTEL", 6}};
  if (strcmp(tn_rewriter__option(run->rewriter, "client-api"), "OpenCL") != 0) return 0;
  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; ++i) {
    if (tn_string_view_equal(storage_class, tn_string_view_from(spaces[i].name))) {
      return spaces[i].space;
    }
  }
  return 0;
}
