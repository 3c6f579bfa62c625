// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum properties and flags stored as an integer: `overflow<nsw, nuw>`. Source: MLIR's
// documentation of EnumProp and NamedEnumProp, and its output.

#include "schema/custom_assembly.h"

static tn_status wrong_word(const tn_reading* reading, const tn_attribute_group* group,
                            tn_string_view word) {
  tn_text_buffer text = tn_text_buffer_make(&reading->parser->context->allocator);
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer_append_view(&text, group->cases[i].name);
  }
  const tn_status status =
      text.failed
          ? tn_context__out_of_memory(reading->parser->context)
          : tn_parser__custom_error(reading->parser, reading->frame, reading->parser->token.start,
                                    "expected one of [%.*s] for %.*s, got: %.*s", (int)text.size,
                                    text.data, (int)group->description.size,
                                    group->description.data, (int)word.size, word.data);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status read_word(tn_reading* reading, const tn_attribute_group* group, int64_t* value) {
  tn_parser* parser = reading->parser;
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    for (uint32_t i = 0; i < group->case_count; ++i) {
      tn_parser__suggest_word(parser, group->cases[i].name, true);
    }
    return tn_parser__custom_error(parser, reading->frame, parser->token.start,
                                   "expected keyword for %.*s", (int)group->description.size,
                                   group->description.data);
  }
  for (uint32_t i = 0; i < group->case_count; ++i) {
    if (!tn_string_view_equal(group->cases[i].name, word)) continue;
    *value |= group->cases[i].value;
    tn_parser__advance(parser);
    return TN_OK;
  }
  return wrong_word(reading, group, word);
}

tn_status tn_format__read_words(tn_reading* reading, const tn_attribute_group* group, bool optional,
                                tn_attribute* out_value) {
  tn_parser* parser = reading->parser;
  const bool has_keyword = group->keyword.size != 0;
  const bool has_bars = group->separator.size != 0 &&
                        memchr(group->separator.data, '|', group->separator.size) != NULL;
  const tn_token_kind mark = has_bars ? TN_TOKEN_VERTICAL_BAR : TN_TOKEN_COMMA;
  int64_t value = 0;
  if (has_keyword) {
    const bool is_there = tn_string_view_equal(tn_token__spelling(&parser->token), group->keyword);
    if (!is_there && optional) return TN_OK;
    if (!is_there) {
      return tn_parser__wrong_token(parser, "expected '%.*s'", (int)group->keyword.size,
                                    group->keyword.data);
    }
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  } else if (optional && !tn_token__is_identifier(&parser->token)) {
    return TN_OK;
  }
  do {
    TN_TRY(read_word(reading, group, &value));
  } while (group->separator.size != 0 && tn_parser__consume_if(parser, mark));
  if (has_keyword) TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  return tn_integer_attribute_get(group->type, value, out_value);
}

tn_status tn_format__read_listed(tn_reading* reading, tn_attribute* out_value) {
  tn_type i64;
  tn_attribute number;
  TN_TRY(tn_integer_type_get(reading->parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_parser__attribute(reading->parser, i64, &number));
  return tn_array_attribute_get(reading->parser->context, &number, 1, out_value);
}

/// Returns the case equal to the whole value, or the next flag of it.
static const tn_enum_case* next_case(const tn_attribute_group* group, uint32_t* next,
                                     uint64_t number, bool is_whole) {
  while (*next < group->case_count) {
    const tn_enum_case* self = &group->cases[(*next)++];
    const uint64_t bits = (uint64_t)self->value;
    if (is_whole ? bits == number : bits != 0 && (number & bits) == bits) return self;
  }
  return NULL;
}

void tn_format__put_words(tn_printer* printer, const tn_attribute_group* group,
                          tn_attribute value) {
  // The dialect may have an equivalent enum attribute.
  uint64_t number = 0;
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    number = (uint64_t)tn_integer_attribute_value(value);
  } else if (!tn_enum_attribute__number(value, &number)) {
    tn_printer__put_any(printer, value.storage, 0);
    return;
  }
  const bool is_whole = group->separator.size == 0 || number == 0;
  uint32_t next = 0;
  bool is_first = true;
  if (group->keyword.size != 0) {
    tn_put_view(&printer->sink, group->keyword);
    tn_put_char(&printer->sink, '<');
  }
  for (const tn_enum_case* self; (self = next_case(group, &next, number, is_whole)) != NULL;) {
    if (!is_first) tn_put_view(&printer->sink, group->separator);
    is_first = false;
    tn_put_view(&printer->sink, self->name);
    if (is_whole) break;
  }
  if (group->keyword.size != 0) tn_put_char(&printer->sink, '>');
}
