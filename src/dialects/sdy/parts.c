// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The axes of shardings, meshes and manual axes.

#include "dialects/sdy/parts.h"

#include "ir/definition.h"

static int64_t number_of(tn_attribute attribute, const char* name) {
  return tn_integer_attribute_value(tn_sdy__parameter(attribute, name));
}

static void add(tn_sdy_parts* parts, tn_sdy_axis axis) {
  tn_text_buffer_append(&parts->axes, (const char*)&axis, sizeof axis);
}

/// Adds references to axes, or axes of a mesh.
static void add_axes(tn_sdy_parts* parts, tn_attribute list, int32_t group) {
  for (size_t i = 0; i < tn_sdy__count(list); ++i) {
    const tn_attribute item = tn_array_attribute_element(list, i);
    const tn_attribute part = tn_sdy__parameter(item, "sub_axis_info");
    const tn_attribute size = tn_sdy__parameter(item, "size");
    tn_sdy_axis axis = {.group = group};
    axis.name = tn_string_attribute_value(tn_sdy__parameter(item, "name"));
    if (size.storage != NULL) axis.size = tn_integer_attribute_value(size);
    if (part.storage != NULL) {
      axis.pre_size = number_of(part, "pre_size");
      axis.size = number_of(part, "size");
    }
    add(parts, axis);
  }
}

static void add_names(tn_sdy_parts* parts, tn_attribute list) {
  for (size_t i = 0; i < tn_sdy__count(list); ++i) {
    const tn_attribute name = tn_array_attribute_element(list, i);
    add(parts, (tn_sdy_axis){.name = tn_string_attribute_value(name)});
  }
}

tn_sdy_parts tn_sdy_parts__of(const tn_context* context, tn_attribute attribute) {
  tn_sdy_parts parts = {tn_text_buffer_make(&context->allocator), attribute};
  if (tn_definition__of(attribute.storage) == NULL) {
    parts.attribute = (tn_attribute){NULL};
  } else if (tn_opaque__is_called(attribute.storage, "sdy", "sharding")) {
    const tn_attribute dimensions = tn_sdy__parameter(attribute, "dim_shardings");
    for (size_t i = 0; i < tn_sdy__count(dimensions); ++i) {
      const tn_attribute dimension = tn_array_attribute_element(dimensions, i);
      add_axes(&parts, tn_sdy__parameter(dimension, "axes"), (int32_t)i);
    }
    add_axes(&parts, tn_sdy__parameter(attribute, "replicated_axes"), TN_SDY_REPLICATED);
    add_axes(&parts, tn_sdy__parameter(attribute, "unreduced_axes"), TN_SDY_UNREDUCED);
  } else if (tn_opaque__is_called(attribute.storage, "sdy", "mesh")) {
    add_axes(&parts, tn_sdy__parameter(attribute, "axes"), 0);
  } else if (tn_opaque__is_called(attribute.storage, "sdy", "manual_axes")) {
    add_names(&parts, tn_sdy__parameter(attribute, "value"));
  } else {
    parts.attribute = (tn_attribute){NULL};
  }
  return parts;
}
