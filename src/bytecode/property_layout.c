// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of native properties, from the dialects' table, which is searched by name, or from a
// user's dialect.

#include "bytecode/property_layout.h"

#include "base/order.h"
#include "ir/op_definition.h"
#include "ir/services.h"

tn_property_layout tn_property_layout__of(const tn_storage* name) {
  const tn_property_layouts* table = tn_storage_context(name)->services->property_layouts;
  const tn_string_view text = tn_operation_name__text(name);
  size_t first = 0;
  size_t end = table->count;
  while (first < end) {
    const size_t middle = first + (end - first) / 2;
    const tn_string_view name_there = {table->items[middle], strcspn(table->items[middle], " ")};
    const int order = tn_order__texts(text, name_there);
    if (order == 0) {
      const char* spelling = table->items[middle] + text.size;
      const bool is_native_only = spelling[0] == ' ' && spelling[1] == '~';
      return (tn_property_layout){tn_string_view_from(spelling + (is_native_only ? 2 : 0)),
                                  is_native_only};
    }
    if (order < 0) {
      end = middle;
    } else {
      first = middle + 1;
    }
  }
  return (tn_property_layout){{NULL, 0}, false};
}

tn_property_layout tn_property_layout__for_reading(const tn_storage* name) {
  const tn_op_definition* definition = tn_operation_name__definition(name);
  if (definition == NULL || definition->native_layout.data == NULL) {
    return tn_property_layout__of(name);
  }
  return (tn_property_layout){definition->native_layout,
                              (definition->traits & TN_OP_TRAIT_ATTRIBUTES_STAY) != 0};
}

static uint32_t read_number(const char* at, const char* end) {
  uint32_t number = 0;
  for (; at < end && *at >= '0' && *at <= '9'; ++at) number = number * 10 + (uint32_t)(*at - '0');
  return number;
}

bool tn_property_layout__next(tn_property_layout* layout, tn_property* out_property) {
  if (layout->spelling.data == NULL) return false;
  const char* end = layout->spelling.data + layout->spelling.size;
  const char* start = layout->spelling.data;
  while (start < end && *start == ' ') ++start;
  const char* at = start;
  while (at < end && *at != ' ') ++at;
  layout->spelling = (tn_string_view){at, (size_t)(end - at)};
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
