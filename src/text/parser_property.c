// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of ops: which are properties.
//
// What stands in `<{}>` is a property. An attribute in `{}` whose name is inherent to its op
// becomes one as well; for ops that no loaded dialect describes, no name is. Of the builtin ops
// only builtin.module has any: sym_name and sym_visibility.

#include "ir/operation_name.h"
#include "text/parser.h"

static bool is_named(const tn_named_attribute* attribute, const char* name) {
  return tn_string_view_equal(tn_identifier_text(attribute->name), tn_string_view_from(name));
}

static bool is_inherent(const tn_parser* parser, const tn_op_frame* frame,
                        const tn_named_attribute* attribute) {
  return frame->name == parser->module_name &&
         (is_named(attribute, "sym_name") || is_named(attribute, "sym_visibility"));
}

/// The property of the op that has this key; NULL if it has none so far.
static tn_attribute_entry* find_entry(const tn_parser* parser, const tn_op_frame* frame,
                                      tn_uref key) {
  tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = frame->entries; i < parser->entries.count; ++i) {
    if (entries[i].name == key) return &entries[i];
  }
  return NULL;
}

static tn_status put_inherent(tn_parser* parser, const tn_op_frame* frame,
                              const tn_named_attribute* attribute, bool replace) {
  const tn_attribute_entry entry = {tn_identifier__ref(attribute->name) | TN_UREF_FLAG,
                                    tn_attribute__ref(attribute->value)};
  tn_attribute_entry* before = find_entry(parser, frame, entry.name);
  if (before == NULL) {
    return tn_parser__push(parser, &parser->entries, &entry, sizeof entry);
  }
  if (replace) before->value = entry.value;
  return TN_OK;
}

/// Where MLIR converts a dictionary to the properties of builtin.module.
static tn_status check_module_property(tn_parser* parser, const tn_op_frame* frame, size_t base,
                                       const tn_named_attribute* attribute) {
  if (tn_attribute__is(attribute->value, TN_ATTRIBUTE_STRING)) return TN_OK;
  tn_attribute dictionary;
  TN_TRY(tn_dictionary_attribute_get(parser->context,
                                     (const tn_named_attribute*)parser->named.items + base,
                                     parser->named.count - base, &dictionary));
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "invalid properties ");
  tn_text_buffer__append_attribute(&text, dictionary);
  tn_text_buffer_append_text(&text, " for op builtin.module: Invalid attribute `");
  tn_text_buffer_append_view(&text, tn_identifier_text(attribute->name));
  tn_text_buffer_append_text(&text, "` in property conversion: ");
  tn_text_buffer__append_attribute(&text, attribute->value);
  return tn_parser__error_text(parser, frame->name_at, &text, NULL, NULL);
}

tn_status tn_parser__take_attributes(tn_parser* parser, tn_op_frame* frame, size_t base,
                                     bool properties, bool replace) {
  const size_t count = parser->named.count - base;
  TN_TRY(tn_parser__reserve(parser, &parser->entries, count, sizeof(tn_attribute_entry)));
  const bool is_module = TN_UNLIKELY(frame->name == parser->module_name);
  const tn_uref flag = properties ? TN_UREF_FLAG : 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute attribute = ((const tn_named_attribute*)parser->named.items)[base + i];
    if (is_module && is_inherent(parser, frame, &attribute)) {
      if (properties) TN_TRY(check_module_property(parser, frame, base, &attribute));
      TN_TRY(put_inherent(parser, frame, &attribute, replace));
    } else if (!(is_module && properties)) {
      // MLIR drops what a registered op has no property for.
      const tn_attribute_entry entry = {tn_identifier__ref(attribute.name) | flag,
                                        tn_attribute__ref(attribute.value)};
      TN_TRY(tn_parser__push(parser, &parser->entries, &entry, sizeof entry));
    }
  }
  parser->named.count = base;
  return TN_OK;
}
