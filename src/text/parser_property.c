// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The properties among the attributes of ops.
//
// Attributes in `<{}>` are properties. An attribute in `{}` whose name is inherent to its op
// becomes one as well; unregistered ops have no inherent attributes. Of the builtin ops only
// builtin.module has any: sym_name and sym_visibility. Properties with a default exist even if they
// are not in the text. Ops with TN_OP_TRAIT_ATTRIBUTES_STAY keep inherent attributes where the
// generic form has them.

#include "ir/operation_name.h"
#include "text/syntax.h"

static bool is_named(const tn_named_attribute* attribute, const char* name) {
  return tn_string_view_equal(tn_identifier_text(attribute->name), tn_string_view_from(name));
}

/// Returns the property for the attribute; 0 if it is not one.
static tn_uref property_of(const tn_parser* parser, const tn_op_frame* frame,
                           const tn_named_attribute* attribute) {
  const tn_uref name = tn_identifier__ref(attribute->name);
  if (frame->name == parser->module_name) {
    return is_named(attribute, "sym_name") || is_named(attribute, "sym_visibility") ? name : 0;
  }
  return tn_op_definition__property(frame->definition, name);
}

/// Returns the op's property with this key; NULL if it has none so far.
static tn_attribute_entry* find_entry(const tn_parser* parser, const tn_op_frame* frame,
                                      tn_uref key) {
  tn_attribute_entry* entries = parser->entries.items;
  for (size_t i = frame->entries; i < parser->entries.count; ++i) {
    if (entries[i].name == key) return &entries[i];
  }
  return NULL;
}

static tn_status put_inherent(tn_parser* parser, const tn_op_frame* frame, tn_uref name,
                              tn_attribute value, bool replace) {
  const tn_attribute_entry entry = {name | TN_UREF_FLAG, tn_attribute__ref(value)};
  tn_attribute_entry* before = find_entry(parser, frame, entry.name);
  if (before == NULL) {
    return tn_parser__push(parser, &parser->entries, &entry, sizeof entry);
  }
  if (replace) before->value = entry.value;
  return TN_OK;
}

tn_status tn_parser__refuse_properties(tn_parser* parser, const tn_op_frame* frame) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "invalid properties ");
  tn_attribute__append_text(frame->properties, &text);
  tn_text_buffer_append_text(&text, " for op ");
  tn_text_buffer_append_view(
      &text, tn_operation_name__text(tn_uniquer__at(&parser->context->uniquer, frame->name)));
  tn_text_buffer_append_text(&text, frame->refused);
  if (!tn_attribute_is_null(frame->refused_value)) {
    tn_attribute__append_text(frame->refused_value, &text);
  }
  return tn_parser__error_text(parser, frame->name_at, &text, NULL, NULL);
}

/// Records an invalid property of builtin.module: they must be strings.
static void check_module_property(tn_op_frame* frame, const tn_named_attribute* attribute) {
  if (tn_attribute__is(attribute->value, TN_ATTRIBUTE_STRING) || frame->refused != NULL) return;
  frame->refused = is_named(attribute, "sym_name")
                       ? ": Invalid attribute `sym_name` in property conversion: "
                       : ": Invalid attribute `sym_visibility` in property conversion: ";
  frame->refused_value = attribute->value;
}

/// Adds properties that are not a dictionary with entries: one without a name.
static tn_status put_whole(tn_parser* parser, tn_attribute attribute) {
  tn_identifier name;
  TN_TRY(tn_identifier_get(parser->context, (tn_string_view){"", 0}, &name));
  const tn_attribute_entry entry = {tn_identifier__ref(name) | TN_UREF_FLAG,
                                    tn_attribute__ref(attribute)};
  return tn_parser__push(parser, &parser->entries, &entry, sizeof entry);
}

/// Returns the properties as one attribute; if it is null, the entries begin at `base`.
static tn_status as_attribute(tn_parser* parser, size_t base, tn_attribute* attribute) {
  if (attribute->storage != NULL) return TN_OK;
  return tn_dictionary_attribute_get(parser->context,
                                     (const tn_named_attribute*)parser->named.items + base,
                                     parser->named.count - base, attribute);
}

tn_status tn_parser__take_properties(tn_parser* parser, tn_op_frame* frame, size_t base,
                                     tn_attribute attribute) {
  const bool is_dictionary =
      attribute.storage == NULL || tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY);
  const bool has_entries = parser->named.count != base;
  const bool is_cast = frame->name == parser->cast_name;
  const bool is_known = frame->definition != NULL;
  if (TN_LIKELY(has_entries && !is_known)) {
    return tn_parser__take_attributes(parser, frame, base, true, true);
  }
  TN_TRY(as_attribute(parser, base, &attribute));
  if (!is_known) return put_whole(parser, attribute);
  frame->properties = attribute;
  if (is_cast) frame->refused = ": this operation does not support properties";
  if (!is_cast && !is_dictionary) frame->refused = ": expected DictionaryAttr to set properties";
  return tn_parser__take_attributes(parser, frame, base, true, true);
}

tn_status tn_parser__take_attributes(tn_parser* parser, tn_op_frame* frame, size_t base,
                                     bool properties, bool replace) {
  const size_t count = parser->named.count - base;
  TN_TRY(tn_parser__reserve(parser, &parser->entries, count, sizeof(tn_attribute_entry)));
  const bool is_module = TN_UNLIKELY(frame->name == parser->module_name);
  const bool is_known = frame->definition != NULL;
  const tn_uref flag = properties ? TN_UREF_FLAG : 0;
  const bool may_move = properties || !is_known || frame->assembly != NULL ||
                        (frame->definition->traits & TN_OP_TRAIT_ATTRIBUTES_STAY) == 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute attribute = ((const tn_named_attribute*)parser->named.items)[base + i];
    const tn_uref property = is_known && may_move ? property_of(parser, frame, &attribute) : 0;
    if (property != 0) {
      if (is_module && properties) check_module_property(frame, &attribute);
      TN_TRY(put_inherent(parser, frame, property, attribute.value, replace));
    } else if (!(is_known && properties)) {
      // MLIR drops attributes that are not properties of a registered op.
      const tn_attribute_entry entry = {tn_identifier__ref(attribute.name) | flag,
                                        tn_attribute__ref(attribute.value)};
      TN_TRY(tn_parser__push(parser, &parser->entries, &entry, sizeof entry));
    }
  }
  parser->named.count = base;
  return TN_OK;
}

tn_status tn_parser__take_dictionary(tn_parser* parser, tn_op_frame* frame, size_t base) {
  for (size_t i = base; frame->definition != NULL && i < parser->named.count; ++i) {
    const tn_named_attribute* attribute = (const tn_named_attribute*)parser->named.items + i;
    const tn_uref property = property_of(parser, frame, attribute);
    const tn_attribute_entry* before =
        property == 0 ? NULL : find_entry(parser, frame, property | TN_UREF_FLAG);
    if (before == NULL || before->value == tn_attribute__ref(attribute->value)) continue;
    return tn_parser__repeated_attribute(parser, frame, tn_identifier_text(attribute->name));
  }
  return tn_parser__take_attributes(parser, frame, base, false, false);
}

tn_status tn_parser__add_defaults(tn_parser* parser, tn_op_frame* frame) {
  const tn_op_definition* definition = frame->definition;
  if (definition->add_defaults == NULL) return TN_OK;
  tn_attribute_entry entry;
  for (uint32_t i = 0; definition->add_defaults(definition, &i, &entry);) {
    if (find_entry(parser, frame, entry.name) != NULL) continue;
    TN_TRY(tn_parser__push(parser, &parser->entries, &entry, sizeof entry));
  }
  return TN_OK;
}
