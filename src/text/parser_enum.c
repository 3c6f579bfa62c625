// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enum attributes of dialects: `<nnan,ninf>`, `eq`. They are parsed after the mnemonic, in
// attributes and in custom forms of ops. Source: the code that mlir-tblgen generates for EnumAttr.

#include "ir/dialect_table.h"
#include "text/syntax.h"

tn_status tn_parser__find_dialect(tn_parser* parser, tn_string_view name, bool is_type,
                                  const tn_dialect** out_dialect) {
  if (parser->asked_name.size == 0 || !tn_string_view_equal(parser->asked_name, name)) {
    const tn_dialect* built = parser->built;
    while (built != NULL && !tn_string_view_equal(built->name, name)) built = built->next;
    tn_dialect* found = NULL;
    if (built == NULL) TN_TRY(tn_dialect__load(parser->context, name, &found));
    parser->asked_name = name;
    parser->asked_dialect = built != NULL ? built : found;
  }
  *out_dialect = parser->asked_dialect;
  return tn_dialect__complete_for(parser->context, (tn_dialect*)(uintptr_t)parser->asked_dialect,
                                  is_type);
}

static void append_cases(const tn_enum_attribute* definition, tn_text_buffer* text) {
  for (uint32_t i = 0; i < definition->case_count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text, definition->cases[i].name);
  }
}

/// Returns the current token without the quotes of a string.
static tn_string_view word_at_hand(const tn_parser* parser) {
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) return word;
  return (tn_string_view){word.data + 1, word.size - 2};
}

/// Reports `message`, and for an unknown keyword the valid ones. In an op's custom form the message
/// names the op.
static tn_status refuse(tn_parser* parser, const tn_op_frame* frame, const char* at,
                        const tn_enum_attribute* definition, const char* message) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  if (frame != NULL) {
    tn_text_buffer_append_text(&text, "custom op '");
    tn_text_buffer_append_view(&text, tn_parser__op_name(parser, frame));
    tn_text_buffer_append_text(&text, "' ");
  }
  tn_text_buffer_append_text(&text, message);
  if (definition != NULL && definition->unknown.size != 0) {
    text.size = 0;
    tn_text_buffer_append_view(&text, definition->unknown);
    tn_text_buffer_append_view(&text, tn_token__spelling(&parser->token));
  } else if (definition != NULL && definition->summary.size != 0) {
    tn_text_buffer_append_text(&text, "one of [");
    append_cases(definition, &text);
    tn_text_buffer_append_text(&text, "] for ");
    tn_text_buffer_append_view(&text, definition->summary);
    tn_text_buffer_append_text(&text, ", got: ");
    tn_text_buffer_append_view(&text, word_at_hand(parser));
  } else if (definition != NULL) {
    tn_text_buffer_append_view(&text, definition->description);
    tn_text_buffer_append_text(&text, " to be one of: ");
    append_cases(definition, &text);
  }
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

/// Reports a missing keyword.
static tn_status expect_word(tn_parser* parser, const tn_op_frame* frame,
                             const tn_enum_attribute* definition) {
  if (definition->summary.size != 0) {
    return tn_parser__error(parser, "expected keyword for %.*s", (int)definition->summary.size,
                            definition->summary.data);
  }
  return refuse(parser, frame, parser->token.start, NULL,
                definition->unknown.size != 0 ? "expected valid keyword"
                                              : "expected valid keyword or string");
}

/// Parses a keyword, bare or in quotes. `at` is the position of the first one.
static tn_status read_word(tn_parser* parser, const tn_op_frame* frame, const char* at,
                           const tn_enum_attribute* definition, uint64_t* value) {
  bool is_known = false;
  if (tn_token__is_identifier(&parser->token)) {
    is_known = tn_enum_attribute__add(definition, tn_token__spelling(&parser->token), value);
  } else if (definition->unknown.size == 0 && tn_parser__is(parser, TN_TOKEN_STRING)) {
    tn_string_view text;
    TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
    is_known = tn_enum_attribute__add_string(definition, text, value);
  } else {
    return expect_word(parser, frame, definition);
  }
  if (!is_known) {
    if (definition->summary.size != 0) at = parser->token.start;
    return refuse(parser, frame, at, definition, "expected ");
  }
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_parser__enum_parameter(tn_parser* parser, const tn_enum_attribute* definition,
                                    uint64_t* out_value) {
  *out_value = 0;
  return read_word(parser, NULL, parser->token.start, definition, out_value);
}

/// Parses the keywords of an enumeration, in its brackets: returns the bits of flags, or the value
/// of the case.
static tn_status read_words(tn_parser* parser, const tn_op_frame* frame,
                            const tn_enum_attribute* definition, uint64_t* out_value) {
  const bool is_angle = definition->bracket == '<';
  if (is_angle) TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  if (definition->bracket == '(')
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  const char* at = parser->token.start;
  const bool has_flags = definition->separator.size != 0;
  const bool has_bars =
      has_flags && memchr(definition->separator.data, '|', definition->separator.size) != NULL;
  const tn_token_kind separator = has_bars ? TN_TOKEN_VERTICAL_BAR : TN_TOKEN_COMMA;
  *out_value = 0;
  do {
    TN_TRY(read_word(parser, frame, at, definition, out_value));
  } while (has_flags && tn_parser__consume_if(parser, separator));
  if (is_angle) TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  if (definition->bracket != '(') return TN_OK;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

tn_status tn_parser__enum_attribute(tn_parser* parser, const tn_op_frame* frame,
                                    const tn_enum_attribute* definition,
                                    tn_attribute* out_attribute) {
  uint64_t value = 0;
  TN_TRY(read_words(parser, frame, definition, &value));
  return tn_enum_attribute__get(parser->context, definition, value, out_attribute);
}
