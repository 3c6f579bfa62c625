// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytecode encoding of the native properties of an op (bytecode/property_layout.h).
//
// ODS encodes an op's attributes and segment sizes by name, followed by properties that are not
// attributes. This order follows from the schema; an op with a custom encoding specifies it in
// `properties`.

#include <stdlib.h>

#include "base/text_buffer.h"
#include "bytecode/property_layout.h"
#include "ir/services.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

/// A property and the name to sort it by.
typedef struct named_property {
  tn_string_view name;
  tn_property_kind kind;
  uint32_t segment_count;
  uint32_t width;
} named_property;

#define PROPERTIES_MAX 66u  ///< Attributes, and two segment sizes.

static bool is_before(tn_string_view a, tn_string_view b) {
  const size_t size = a.size < b.size ? a.size : b.size;
  const int order = memcmp(a.data, b.data, size);
  return order < 0 || (order == 0 && a.size < b.size);
}

/// Inserts a property in order; properties that are not attributes stay last.
static void add(named_property* properties, uint32_t count, named_property fresh) {
  for (; count > 0; --count) {
    const named_property* before = &properties[count - 1];
    const bool is_own = fresh.kind >= TN_PROPERTY_NUMBER;
    const bool was_own = before->kind >= TN_PROPERTY_NUMBER;
    const bool is_after = was_own && !is_own;
    if (!is_after && (was_own != is_own || is_own || !is_before(fresh.name, before->name))) break;
    properties[count] = *before;
  }
  properties[count] = fresh;
}

/// A unit property may be false, unlike a unit attribute.
static tn_status kind_of(const tn_schema_source* source, const tn_attribute_group* group,
                         tn_property_kind* out_kind) {
  *out_kind =
      group->is_optional || group->default_value != 0 ? TN_PROPERTY_OPTIONAL : TN_PROPERTY_REQUIRED;
  if (group->style == TN_STYLE_UNIT) {
    tn_attribute no;
    TN_TRY(tn_bool_attribute_get(source->context, false, &no));
    if (tn_attribute_rule__holds(group->rule, no)) *out_kind = TN_PROPERTY_BOOL;
  } else if (group->style == TN_STYLE_WORDS || group->style == TN_STYLE_LIST) {
    *out_kind = group->style == TN_STYLE_WORDS ? TN_PROPERTY_NUMBER : TN_PROPERTY_LIST;
  }
  return TN_OK;
}

static void spell(tn_text_buffer* text, const named_property* self) {
  tn_text_buffer_format(text, " %.*s", (int)self->name.size, self->name.data);
  if (self->kind == TN_PROPERTY_OPTIONAL) tn_text_buffer_append_text(text, "?");
  if (self->kind == TN_PROPERTY_BOOL) tn_text_buffer_append_text(text, "!");
  if (self->kind == TN_PROPERTY_LIST) tn_text_buffer_append_text(text, "*");
  if (self->kind == TN_PROPERTY_NUMBER) {
    tn_text_buffer_append_text(text, self->width == 8 ? "%8" : self->width == 64 ? "%64" : "%");
  }
  if (self->kind == TN_PROPERTY_SEGMENTS) tn_text_buffer_format(text, "#%u", self->segment_count);
}

static tn_status derive(const tn_schema_source* source, const tn_op_schema* schema,
                        tn_text_buffer* text) {
  named_property properties[PROPERTIES_MAX];
  uint32_t count = 0;
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    named_property self = {.name = schema->attributes[i].name};
    TN_TRY(kind_of(source, &schema->attributes[i], &self.kind));
    self.width = tn_integer_type_width(schema->attributes[i].type);
    add(properties, count++, self);
  }
  if (schema->operand_segments != 0) {
    const named_property self = {tn_string_view_from("operandSegmentSizes"), TN_PROPERTY_SEGMENTS,
                                 schema->operand_count, 0};
    add(properties, count++, self);
  }
  if (schema->result_segments != 0) {
    const named_property self = {tn_string_view_from("resultSegmentSizes"), TN_PROPERTY_SEGMENTS,
                                 schema->result_count, 0};
    add(properties, count++, self);
  }
  for (uint32_t i = 0; i < count; ++i) spell(text, &properties[i]);
  return text->failed ? tn_schema__out_of_memory(source) : TN_OK;
}

/// Checks the syntax: names with marks; between 1 and TN_PROPERTY_SEGMENTS_MAX segment sizes.
static bool is_layout(tn_string_view text) {
  const char* at = text.data;
  const char* end = text.data + text.size;
  for (;;) {
    at += strspn(at, " ");
    if (at == end) return true;
    const size_t name_size = strcspn(at, " ?#%*!");
    if (name_size == 0) return false;
    at += name_size;
    if (*at == '#') {
      char* behind;
      const unsigned long count = strtoul(at + 1, &behind, 10);
      if (at[1] < '1' || at[1] > '9' || count > TN_PROPERTY_SEGMENTS_MAX) return false;
      at = behind;
    } else if (*at == '%') {
      ++at;
      at += strncmp(at, "8", 1) == 0 ? 1 : strncmp(at, "64", 2) == 0 ? 2 : 0;
    } else if (at < end && *at != ' ') {
      ++at;
    }
    if (at < end && *at != ' ') return false;
  }
}

tn_status tn_schema__load_layout(const tn_schema_source* source, tn_op_schema* schema) {
  tn_string_view given;
  TN_TRY(tn_schema__text(source, "properties", &given));
  schema->base.is_shipped = source->context->services->is_shipped(source->dialect->base.name);
  tn_text_buffer text = tn_text_buffer_make(&source->context->allocator);
  tn_status status = TN_OK;
  if (given.data == NULL) {
    given = tn_string_view_from("");
    status = derive(source, schema, &text);
    if (text.size != 0) given = tn_text_buffer_view(&text);
  }
  if (status == TN_OK) {
    schema->base.native_layout = tn_arena__copy(&source->dialect->arena, given);
    if (schema->base.native_layout.data == NULL) {
      status = tn_schema__out_of_memory(source);
    } else if (!is_layout(schema->base.native_layout)) {
      status =
          tn_schema__fail(source, "cannot parse 'properties': '%.*s'", (int)given.size, given.data);
    }
  }
  tn_text_buffer_free(&text);
  return status;
}
