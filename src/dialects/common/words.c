// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum keywords for attributes: enum attributes of dialects, and integers with named cases.

#include <tenure/parameters.h>

#include "dialects/common/words.h"

#include "ir/enum_attribute.h"

static const tn_attribute_group* group_of(const tn_op_schema* schema, const char* name) {
  const tn_place place = tn_op_schema__find(schema, tn_string_view_from(name));
  return place.kind == TN_PLACE_ATTRIBUTE ? &schema->attributes[place.index] : NULL;
}

tn_status tn_words__attribute(tn_context* context, const tn_attribute_group* group,
                              tn_string_view word, tn_attribute* out_value) {
  out_value->storage = NULL;
  uint64_t number = 0;
  if (group->words != NULL) {
    if (!tn_enum_attribute__add(group->words, word, &number)) return TN_OK;
    return tn_enum_attribute__get(context, group->words, number, out_value);
  }
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (!tn_string_view_equal(group->cases[i].name, word)) continue;
    return tn_integer_attribute_get(group->type, group->cases[i].value, out_value);
  }
  return TN_OK;
}

tn_status tn_words__take(tn_reading* reading, const char* name, const char* otherwise) {
  tn_parser* parser = reading->parser;
  const tn_token* token = &parser->token;
  const tn_string_view word = tn_token__spelling(token);
  const bool is_word = tn_token__is_identifier(token);
  if (!is_word && otherwise == NULL) {
    return tn_parser__custom_error(parser, reading->frame, token->start, "expected valid keyword");
  }
  const tn_attribute_group* group = group_of(reading->schema, name);
  tn_attribute value = {NULL};
  if (group == NULL) return TN_OK;
  if (is_word) {
    TN_TRY(tn_words__attribute(parser->context, group, word, &value));
  }
  if (value.storage != NULL) {
    tn_parser__advance(parser);
  } else if (otherwise != NULL) {
    TN_TRY(tn_words__attribute(parser->context, group, tn_string_view_from(otherwise), &value));
  } else {
    return tn_parser__custom_error(parser, reading->frame, token->start,
                                   "invalid %s attribute specification: %.*s", name,
                                   (int)(word.size < 100 ? word.size : 100), word.data);
  }
  if (value.storage == NULL) return TN_OK;
  return tn_reading__set_property(reading, group->identifier, value);
}

tn_status tn_words__make(tn_context* context, const char* name, tn_string_view word,
                         tn_attribute* out_value) {
  tn_attribute text;
  TN_TRY(tn_string_attribute_get(context, word, &text));
  return tn_dialect_attribute_get(context, tn_string_view_from(name), &text, 1, out_value);
}

tn_string_view tn_words__word(const tn_attribute_group* group, tn_attribute value) {
  const tn_string_view none = {NULL, 0};
  const bool is_integer = tn_attribute__is(value, TN_ATTRIBUTE_INTEGER);
  uint64_t number = is_integer ? (uint64_t)tn_integer_attribute_value(value) : 0;
  if (!is_integer && !tn_enum_attribute__number(value, &number)) return none;
  const tn_enum_case* cases = group->words != NULL ? group->words->cases : group->cases;
  const uint32_t count = group->words != NULL ? group->words->case_count : group->case_count;
  for (uint32_t i = 0; i < count; ++i) {
    if ((uint64_t)cases[i].value == number) return cases[i].name;
  }
  return none;
}

tn_string_view tn_words__of(const tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                            const char* name) {
  const tn_attribute value = {tn_op__inherent(printer->context, op, name)};
  const tn_attribute_group* group = group_of(schema, name);
  if (group == NULL || value.storage == NULL) return (tn_string_view){NULL, 0};
  return tn_words__word(group, value);
}

void tn_words__put(tn_printer* printer, tn_ref op, const tn_op_schema* schema, const char* name,
                   const char* but) {
  const tn_string_view word = tn_words__of(printer, op, schema, name);
  if (word.size == 0) return;
  if (but != NULL && tn_string_view_equal(word, tn_string_view_from(but))) return;
  tn_put_char(&printer->sink, ' ');
  tn_put_view(&printer->sink, word);
}

//===-- BareWord(attribute) -------------------------------------------------------------------===//

static tn_status parse_bare(tn_reading* reading, const tn_element* element, uint32_t* step,
                            bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t index = element->arguments[0].index;
  const tn_string_view word = tn_token__spelling(&parser->token);
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  TN_TRY(tn_words__attribute(parser->context, &reading->schema->attributes[index], word, &value));
  if (value.storage == NULL) {
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "invalid clause value: '%.*s'", (int)word.size, word.data);
  }
  tn_parser__advance(parser);
  return tn_reading__set_attribute(reading, index, value);
}

static tn_print_region print_bare(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                  const tn_element* element, uint32_t regions_done) {
  const uint32_t index = element->arguments[0].index;
  const tn_attribute value = {tn_op_schema__attribute(printer->context, schema, op, index)};
  (void)regions_done;
  tn_put_view(&printer->sink, tn_words__word(&schema->attributes[index], value));
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_bare_word_directives[] = {
    {"BareWord", "a", parse_bare, print_bare},
    {NULL, NULL, NULL, NULL},
};
