// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of mpmd's types and attributes that a schema does not describe.
//
// Source: jaxlib's output.

#include "dialects/common/parameters.h"

#include "dialects/mpmd/mpmd.h"
#include "schema/body_format.h"
#include "text/parser.h"

/// Parses `, sharding=<...>, memory_kind="..."`, in any order, each at most once.
static tn_status parse_tail(tn_parser* parser, tn_uref* parameters) {
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    tn_attribute value = {NULL};
    const bool is_sharding = parameters[0] == 0 && tn_parser__is_word(parser, "sharding");
    if (!is_sharding && (parameters[1] != 0 || !tn_parser__is_word(parser, "memory_kind"))) {
      return tn_parser__error(parser, "expected 'sharding' or 'memory_kind', each at most once");
    }
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    const char* at = parser->token.start;
    TN_TRY(is_sharding ? tn_parser__stripped_attribute(parser, tn_string_view_from("sdy"),
                                                       tn_string_view_from("sharding"), &value)
                       : tn_parser__attribute(parser, (tn_type){NULL}, &value));
    if (!is_sharding && !tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
      return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
    }
    parameters[is_sharding ? 0 : 1] = value.storage->self;
  }
  return TN_OK;
}

static void print_tail(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text) {
  if (parameters[0] != 0) {
    tn_text_buffer_append_text(text, ", sharding=");
    tn_body_format__put_stripped(text, tn_parameters__attribute(context, parameters, 0).storage);
  }
  if (parameters[1] == 0) return;
  tn_text_buffer_append_text(text, ", memory_kind=");
  tn_attribute__append_text(tn_parameters__attribute(context, parameters, 1), text);
}

/// Treats a count of 0 or less as missing.
static tn_status normalize_origin(tn_context* context, tn_uref* parameters) {
  if (parameters[1] != 0 && tn_parameters__integer(context, parameters, 1) <= 0) parameters[1] = 0;
  return TN_OK;
}

const tn_parameter_directive tn_mpmd_parameter_directives[] = {
    {"MeshTensorTail", "#sdy.sharding, string attribute", parse_tail, print_tail},
    {NULL, NULL, NULL, NULL},
};

const tn_parameters_form tn_mpmd_parameters_forms[] = {
    {"#user_origin", normalize_origin},
    {NULL, NULL},
};
