// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dlti dialect: its attributes are lists of entries, each a key and a value.
//
// Source: the dlti dialect's documentation, and MLIR's output and messages.

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/dialects.h"
#include "ir/definition.h"
#include "schema/body_format.h"
#include "text/parser.h"

enum { KEY, VALUE };

//===-- Assembly ------------------------------------------------------------------------------===//

/// Parses a string or another attribute.
static tn_status read_key(tn_parser* parser, tn_attribute* out_key) {
  tn_string_view text;
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) {
    return tn_parser__attribute(parser, (tn_type){NULL}, out_key);
  }
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  tn_parser__advance(parser);
  return tn_string_attribute_get(parser->context, text, out_key);
}

static bool is_key(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE) ||
         (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING) &&
          tn_type_is_null(tn_attribute_type(attribute)));
}

static tn_status parse_key(tn_parser* parser, tn_uref* parameters) {
  const char* at = parser->token.start;
  tn_attribute key;
  TN_TRY(read_key(parser, &key));
  parameters[0] = key.storage->self;
  return is_key(key) ? TN_OK
                     : tn_parser__error_at(parser, at, "expected a type or a quoted string");
}

static void print_key(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text) {
  tn_body_format__put(text, tn_parameters__attribute(context, parameters, 0).storage);
}

/// Parses `key = value` or `#dlti.dl_entry<key, value>`.
static tn_status parse_entry(tn_parser* parser, bool takes_types, tn_attribute* out_entry) {
  const char* at = parser->token.start;
  tn_attribute parts[2];
  TN_TRY(read_key(parser, out_entry));
  if (tn_opaque__is_called(out_entry->storage, "dlti", "dl_entry")) return TN_OK;
  parts[KEY] = *out_entry;
  if (!is_key(parts[KEY]) || (!takes_types && tn_attribute__is(parts[KEY], TN_ATTRIBUTE_TYPE))) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &parts[VALUE]));
  return tn_dialect_attribute_get(parser->context, tn_string_view_from("dlti.dl_entry"), parts, 2,
                                  out_entry);
}

static tn_status parse_some(tn_parser* parser, bool takes_types, tn_uref* out_entries) {
  const size_t base = parser->attributes.count;
  tn_attribute entry;
  if (tn_parser__is(parser, TN_TOKEN_GREATER)) return TN_OK;
  do {
    TN_TRY(parse_entry(parser, takes_types, &entry));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &entry, sizeof entry));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const tn_attribute* entries = (const tn_attribute*)parser->attributes.items + base;
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(parser->context, entries, count, &entry));
  *out_entries = entry.storage->self;
  return TN_OK;
}

static tn_status parse_entries(tn_parser* parser, tn_uref* parameters) {
  return parse_some(parser, true, parameters);
}

static tn_status parse_named_entries(tn_parser* parser, tn_uref* parameters) {
  return parse_some(parser, false, parameters);
}

static void print_entries(const tn_context* context, const tn_uref* parameters,
                          tn_text_buffer* text) {
  const tn_attribute entries = tn_parameters__attribute(context, parameters, 0);
  const size_t count = entries.storage == NULL ? 0 : tn_array_attribute_count(entries);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute entry = tn_array_attribute_element(entries, i);
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_body_format__put(text, tn_attribute_parameter_at(entry, KEY).storage);
    tn_text_buffer_append_text(text, " = ");
    tn_body_format__put(text, tn_attribute_parameter_at(entry, VALUE).storage);
  }
}

static const tn_parameter_directive directives[] = {
    {"LayoutKey", "attribute", parse_key, print_key},
    {"LayoutEntries", "list of #dlti.dl_entry", parse_entries, print_entries},
    {"NamedLayoutEntries", "list of #dlti.dl_entry", parse_named_entries, print_entries},
    {NULL, NULL, NULL, NULL},
};

//===-- Verification --------------------------------------------------------------------------===//

static bool check_entry(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return is_key(tn_parameters__attribute(context, parameters, KEY)) ||
         tn_parameters__refuse(out_wrong, "expected a type or a quoted string");
}

/// Stores a message with the key between two texts and returns false.
static bool refuse_key(tn_attribute key, const char* before, const char* after,
                       tn_parse_error* out_wrong) {
  const tn_context* context = tn_attribute_context(key);
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_attribute__append_text(key, &text);
  const tn_string_view words = tn_text_buffer_view(&text);
  (void)tn_parameters__refuse(out_wrong, "%s%.*s%s", before,
                              (int)(words.size < 96 ? words.size : 96), words.data, after);
  tn_text_buffer_free(&text);
  return false;
}

/// The requirements for the keys of a list.
typedef struct key_rules {
  bool may_be_empty;
  const char* no_type;   ///< The message for a type key; NULL: types are allowed.
  const char* repeated;  ///< The start of the message for a repeated key.
} key_rules;

static bool check_keys(tn_attribute entries, const key_rules* rules, tn_parse_error* out_wrong) {
  const size_t count = entries.storage == NULL ? 0 : tn_array_attribute_count(entries);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute key = tn_attribute_parameter_at(tn_array_attribute_element(entries, i), KEY);
    const bool is_type = tn_attribute__is(key, TN_ATTRIBUTE_TYPE);
    if (is_type && rules->no_type != NULL) {
      return tn_parameters__refuse(out_wrong, "%s", rules->no_type);
    }
    if (!is_type && !rules->may_be_empty && tn_string_attribute_value(key).size == 0) {
      return tn_parameters__refuse(out_wrong, "empty string as DLTI key is not allowed");
    }
    for (size_t k = 0; k < i; ++k) {
      const tn_attribute other = tn_array_attribute_element(entries, k);
      if (!tn_attribute_equal(tn_attribute_parameter_at(other, KEY), key)) continue;
      return refuse_key(key, rules->repeated, "", out_wrong);
    }
  }
  return true;
}

static bool check_list(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  static const key_rules rules = {false, NULL, "repeated DLTI key: "};
  return check_keys(tn_parameters__attribute(context, parameters, 0), &rules, out_wrong);
}

static bool check_device(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  static const key_rules rules = {false, "type as DLTI key is not allowed", "repeated DLTI key: "};
  if (parameters[0] == 0) return tn_parameters__refuse(out_wrong, "no DLTI entries provided");
  return check_keys(tn_parameters__attribute(context, parameters, 0), &rules, out_wrong);
}

static bool check_system(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  static const key_rules rules = {true, "non-string key of DLTI system spec",
                                  "repeated device ID in dlti.target_system_spec: "};
  const tn_attribute entries = tn_parameters__attribute(context, parameters, 0);
  if (entries.storage == NULL) return tn_parameters__refuse(out_wrong, "no DLTI entries provided");
  if (!check_keys(entries, &rules, out_wrong)) return false;
  for (size_t i = 0; i < tn_array_attribute_count(entries); ++i) {
    const tn_attribute entry = tn_array_attribute_element(entries, i);
    const tn_attribute device = tn_attribute_parameter_at(entry, VALUE);
    if (tn_opaque__is_called(device.storage, "dlti", "target_device_spec")) continue;
    return refuse_key(tn_attribute_parameter_at(entry, KEY), "value associated with key ",
                      " is not a DLTI device spec", out_wrong);
  }
  return true;
}

static const tn_parameters_check checks[] = {{"#dl_entry", check_entry},
                                             {"#dl_spec", check_list},
                                             {"#map", check_list},
                                             {"#target_device_spec", check_device},
                                             {"#target_system_spec", check_system},
                                             {NULL, NULL}};

const tn_dialect_entry tn_dlti_dialect = {
    .name = {"dlti", 4},
    .parameter_directives = (const tn_parameter_directive* const[]){directives, NULL},
    .parameters_checks = checks,
};
