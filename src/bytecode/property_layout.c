// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of native properties, from the definitions of ops.

#include "bytecode/property_layout.h"

#include "ir/op_definition.h"
#include "ir/services.h"

static tn_property_layout of_undefined(const tn_storage* name) {
  const tn_string_view text = tn_operation_name__text(name);
  const char* const* self = tn_storage_context(name)->services->other_properties;
  for (; *self != NULL; ++self) {
    if (strncmp(*self, text.data, text.size) != 0 || (*self)[text.size] != ' ') continue;
    return (tn_property_layout){.text = tn_string_view_from(*self + text.size), .is_written = true};
  }
  return (tn_property_layout){.text = {NULL, 0}};
}

tn_property_layout tn_property_layout__of(const tn_storage* name) {
  const tn_op_definition* definition = tn_op_definition__of_name(name);
  if (definition == NULL) return of_undefined(name);
  const bool stay = (definition->traits & TN_OP_TRAIT_ATTRIBUTES_STAY) != 0;
  return (tn_property_layout){.text = definition->native_layout,
                              .is_native_only = stay,
                              .is_written = definition->is_shipped && !stay};
}

static uint32_t read_number(const char* at, const char* end) {
  uint32_t number = 0;
  for (; at < end && *at >= '0' && *at <= '9'; ++at) number = number * 10 + (uint32_t)(*at - '0');
  return number;
}

bool tn_property_layout__next(tn_property_layout* layout, tn_property* out_property) {
  if (layout->text.data == NULL) return false;
  const char* end = layout->text.data + layout->text.size;
  const char* start = layout->text.data;
  while (start < end && *start == ' ') ++start;
  const char* at = start;
  while (at < end && *at != ' ') ++at;
  layout->text = (tn_string_view){at, (size_t)(end - at)};
  if (at == start) return false;
  *out_property = (tn_property){.kind = TN_PROPERTY_REQUIRED};
  const char* name_end = start;
  while (name_end < at && strchr("?#%*!", *name_end) == NULL) ++name_end;
  out_property->name = (tn_string_view){start, (size_t)(name_end - start)};
  if (name_end == at) return true;
  switch (*name_end) {
    case '?':
      out_property->kind = TN_PROPERTY_OPTIONAL;
      break;
    case '#':
      out_property->kind = TN_PROPERTY_SEGMENTS;
      out_property->segment_count = read_number(name_end + 1, at);
      break;
    case '%':
      out_property->kind = TN_PROPERTY_NUMBER;
      out_property->width = name_end + 1 == at ? 32 : read_number(name_end + 1, at);
      break;
    case '*':
      out_property->kind = TN_PROPERTY_LIST;
      break;
    default:
      out_property->kind = TN_PROPERTY_BOOL;
      break;
  }
  return true;
}

bool tn_property_layout__has(tn_property_layout layout, tn_string_view name) {
  tn_property property;
  while (tn_property_layout__next(&layout, &property)) {
    if (tn_string_view_equal(property.name, name)) return true;
  }
  return false;
}
