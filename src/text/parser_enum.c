// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of dialects that are words of a list: `<nnan,ninf>`, `eq`. They are read behind the
// mnemonic, in their own form as in an op's. Source: what mlir-tblgen generates for EnumAttr.

#include "ir/dialect_table.h"
#include "text/syntax.h"

tn_status tn_parser__find_dialect(tn_parser* parser, tn_string_view name,
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
  return TN_OK;
}

/// `message`, and for an unknown word which there are. An op's custom form says whose it is.
static tn_status refuse(tn_parser* parser, const tn_op_frame* frame, const char* at,
                        const tn_enum_attribute* it, const char* message) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  if (frame != NULL) {
    tn_text_buffer_append_text(&text, "custom op '");
    tn_text_buffer_append_view(&text, tn_parser__op_name(parser, frame));
    tn_text_buffer_append_text(&text, "' ");
  }
  tn_text_buffer_append_text(&text, message);
  if (it != NULL) {
    tn_text_buffer_append_view(&text, it->description);
    tn_text_buffer_append_text(&text, " to be one of: ");
    for (uint32_t i = 0; i < it->case_count; ++i) {
      if (i != 0) tn_text_buffer_append_text(&text, ", ");
      tn_text_buffer_append_view(&text, it->cases[i].name);
    }
  }
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

/// A word, bare or in quotes. `at` is where the first one stands.
static tn_status read_word(tn_parser* parser, const tn_op_frame* frame, const char* at,
                           const tn_enum_attribute* it, uint64_t* value) {
  bool is_known = false;
  if (tn_token__is_identifier(&parser->token)) {
    is_known = tn_enum_attribute__add(it, tn_token__spelling(&parser->token), value);
  } else if (tn_parser__is(parser, TN_TOKEN_STRING)) {
    tn_string_view text;
    TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
    is_known = tn_enum_attribute__add_string(it, text, value);
  } else {
    return refuse(parser, frame, parser->token.start, NULL, "expected valid keyword or string");
  }
  if (!is_known) return refuse(parser, frame, at, it, "expected ");
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_parser__enum_attribute(tn_parser* parser, const tn_op_frame* frame,
                                    const tn_enum_attribute* it, tn_attribute* out_attribute) {
  const bool is_angle = it->bracket == '<';
  if (is_angle) TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  if (it->bracket == '(') TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  const char* at = parser->token.start;
  const bool has_flags = it->separator.size != 0;
  const bool has_bars = has_flags && memchr(it->separator.data, '|', it->separator.size) != NULL;
  const tn_token_kind separator = has_bars ? TN_TOKEN_VERTICAL_BAR : TN_TOKEN_COMMA;
  uint64_t value = 0;
  do {
    TN_TRY(read_word(parser, frame, at, it, &value));
  } while (has_flags && tn_parser__consume_if(parser, separator));
  if (is_angle) TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  if (it->bracket == '(') TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_enum_attribute__get(parser->context, it, value, out_attribute);
}
