// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly and verification of the dialect's types. A nested llvm type is printed without `!llvm.`,
// unless it contains a type of another dialect.
//
// Source: the llvm dialect's documentation, and MLIR's output and messages.

#include "dialects/common/parameters.h"
#include "dialects/llvm/llvm.h"
#include "ir/named_type.h"
#include "text/parser.h"
#include "text/syntax.h"

static const tn_string_view llvm = {"llvm", 4};

/// Parameters of a struct.
enum { NAME, FIELDS, IS_PACKED };

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_status unknown_type(tn_parser* parser, const tn_token* word) {
  const size_t size = (size_t)(word->end - word->start);
  return tn_parser__error_at(parser, word->start, "unknown LLVM type: %.*s",
                             size < 96 ? (int)size : 96, word->start);
}

/// Parses a type of the dialect without its prefix.
static tn_status read_own(tn_parser* parser, tn_type* out_type) {
  const tn_token word = parser->token;
  const tn_dialect* dialect = NULL;
  if (!tn_token__is_identifier(&word)) return tn_parser__error(parser, "expected valid keyword");
  TN_TRY(tn_parser__find_dialect(parser, llvm, true, &dialect));
  const tn_definition* definition = tn_definition__find(dialect, true, tn_token__spelling(&word));
  if (definition == NULL) return unknown_type(parser, &word);
  tn_parser__advance(parser);
  if (!tn_parser__is(parser, TN_TOKEN_LESS)) {
    return tn_parser__defined_type(parser, definition, out_type);
  }
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(tn_parser__defined_type(parser, definition, out_type));
  --parser->depth;
  return TN_OK;
}

static tn_status read_part(tn_parser* parser, tn_type* out_type) {
  return tn_parser__type_begins(parser) ? tn_parser__type(parser, out_type)
                                        : read_own(parser, out_type);
}

static tn_status push_part(tn_parser* parser) {
  tn_type type;
  tn_attribute part;
  TN_TRY(read_part(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &part));
  return tn_parser__push(parser, &parser->attributes, &part, sizeof part);
}

/// Pops the attributes from index `base` on from the parser's stack and returns them as an array.
static tn_status take_list(tn_parser* parser, size_t base, tn_uref* out_list) {
  const tn_attribute* parts = (const tn_attribute*)parser->attributes.items + base;
  const size_t count = parser->attributes.count - base;
  tn_attribute list;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(parser->context, parts, count, &list));
  *out_list = list.storage->self;
  return TN_OK;
}

static tn_status set_bool(const tn_parser* parser, bool truth, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_bool_attribute_get(parser->context, truth, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static void put_part(tn_type type, tn_text_buffer* text) {
  if (tn_llvm_type__kind(type) != TN_LLVM_NONE) {
    tn_body_format__put_bare(text, type.storage);
  } else {
    tn_body_format__put(text, type.storage);
  }
}

static void put_parts(const tn_context* context, const tn_uref* parameters, uint32_t index,
                      tn_text_buffer* text) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, index);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    put_part(tn_type_attribute_value(tn_array_attribute_element(list, i)), text);
  }
}

bool tn_llvm__is_bare_type(tn_type type) {
  // MLIR's parser treats this type as a float type, which it prints with the prefix.
  return tn_llvm_type__kind(type) != TN_LLVM_PPC_FP128 && !tn_llvm_type__is_foreign(type);
}

//===-- PrettyLLVMType($type) -----------------------------------------------------------------===//

static tn_status parse_pretty(tn_parser* parser, tn_uref* parameters) {
  tn_type type;
  tn_attribute value;
  TN_TRY(read_part(parser, &type));
  TN_TRY(tn_type_attribute_get(type, &value));
  parameters[0] = value.storage->self;
  return TN_OK;
}

static void print_pretty(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  put_part(tn_parameters__type(context, parameters, 0), text);
}

//===-- FunctionTypes($arguments, $is_variadic) -----------------------------------------------===//

/// Parses `i32, ...)`.
static tn_status parse_function(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->attributes.count;
  bool is_variadic = false;
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      is_variadic = tn_parser__consume_if(parser, TN_TOKEN_ELLIPSIS);
      if (!is_variadic) TN_TRY(push_part(parser));
    } while (!is_variadic && tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(take_list(parser, base, &parameters[0]));
  TN_TRY(set_bool(parser, is_variadic, &parameters[1]));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static void print_function(const tn_context* context, const tn_uref* parameters,
                           tn_text_buffer* text) {
  put_parts(context, parameters, 0, text);
  if (tn_parameters__integer(context, parameters, 1) != 0) {
    const bool is_first =
        tn_array_attribute_count(tn_parameters__attribute(context, parameters, 0)) == 0;
    tn_text_buffer_append_text(text, is_first ? "..." : ", ...");
  }
  tn_text_buffer_append_text(text, ")");
}

//===-- ExtTypeParams($types, $numbers) -------------------------------------------------------===//

/// Parses a number or, before all numbers, a type.
static tn_status push_parameter(tn_parser* parser, bool may_be_type, bool* out_is_number) {
  tn_type type;
  tn_attribute value;
  *out_is_number = tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_MINUS);
  if (!*out_is_number) return may_be_type ? push_part(parser) : TN_MALFORMED;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_UNSIGNED, &type));
  const tn_status status = tn_body_format__read_integer(parser, type, &value);
  if (status == TN_MALFORMED && may_be_type) {
    // As in MLIR, parsing continues after an invalid number.
    (void)tn_parser__consume_if(parser, TN_TOKEN_INTEGER);
    *out_is_number = false;
    return push_part(parser);
  }
  TN_TRY(status);
  return tn_parser__push(parser, &parser->attributes, &value, sizeof value);
}

/// Parses `, i32, 3`.
static tn_status parse_target(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->attributes.count;
  size_t first_number = 0;
  bool has_number = false;
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    bool is_number = false;
    const tn_status status = push_parameter(parser, !has_number, &is_number);
    if (status == TN_MALFORMED) {
      return tn_parser__error(parser, "failed to parse parameter list for target extension type");
    }
    TN_TRY(status);
    if (is_number && !has_number) first_number = parser->attributes.count - 1;
    has_number = has_number || is_number;
  }
  if (has_number) TN_TRY(take_list(parser, first_number, &parameters[1]));
  return parser->attributes.count == base ? TN_OK : take_list(parser, base, &parameters[0]);
}

static void print_target(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_attribute list = tn_parameters__attribute(context, parameters, i);
    const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
    for (size_t k = 0; k < count; ++k) {
      const tn_attribute part = tn_array_attribute_element(list, k);
      tn_text_buffer_append_text(text, ", ");
      if (i == 0) {
        tn_body_format__put(text, tn_type_attribute_value(part).storage);
      } else {
        tn_text_buffer_append_unsigned(text, (uint64_t)tn_integer_attribute_value(part));
      }
    }
  }
}

//===-- Struct($name, $fields, $is_packed) ----------------------------------------------------===//

/// A named struct that is being parsed.
typedef struct named_struct {
  const tn_definition* definition;
  tn_type type;
} named_struct;

static tn_status get_named(tn_parser* parser, named_struct* self, const tn_uref* parameters) {
  const tn_dialect* dialect = NULL;
  TN_TRY(tn_parser__find_dialect(parser, llvm, true, &dialect));
  self->definition = tn_definition__find(dialect, true, tn_string_view_from("struct"));
  return tn_named_type__get(parser->context, self->definition, parameters[NAME],
                            &self->type.storage);
}

/// Returns whether the struct encloses the current type.
static bool is_around(const tn_parser* parser, tn_type type) {
  const tn_open_type* open = parser->open_types;
  while (open != NULL && open->type != type.storage) open = open->outer;
  return open != NULL;
}

/// Parses `packed (i32, ptr)>`; `*out_at` is the location of errors in the body.
static tn_status parse_fields(tn_parser* parser, tn_uref* parameters, const char** out_at) {
  const size_t base = parser->attributes.count;
  *out_at = parser->token.start;
  const bool is_packed = tn_parser__is_word(parser, "packed");
  if (is_packed) tn_parser__advance(parser);
  TN_TRY(set_bool(parser, is_packed, &parameters[IS_PACKED]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    *out_at = parser->token.start;
    do {
      TN_TRY(push_part(parser));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  TN_TRY(take_list(parser, base, &parameters[FIELDS]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

static tn_status parse_opaque(tn_parser* parser, const tn_uref* parameters) {
  const char* at = parser->token.start;
  const tn_dialect* dialect = NULL;
  const tn_storage* storage;
  tn_name_outcome outcome;
  tn_parser__advance(parser);
  if (parameters[NAME] == 0) {
    return tn_parser__error_at(parser, at, "only identified structs can be opaque");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  TN_TRY(tn_parser__find_dialect(parser, llvm, true, &dialect));
  TN_TRY(tn_named_type__get_opaque(
      parser->context, tn_definition__find(dialect, true, tn_string_view_from("struct")),
      parameters[NAME], &storage, &outcome));
  if (outcome == TN_NAME_FITS) return TN_OK;
  return tn_parser__error_at(parser, at, "redeclaring defined struct as opaque");
}

/// Parses and sets the body of a named struct.
static tn_status parse_body(tn_parser* parser, tn_uref* parameters) {
  const char* at = parser->token.start;
  named_struct self = {NULL, {NULL}};
  tn_name_outcome outcome;
  TN_TRY(get_named(parser, &self, parameters));
  if (is_around(parser, self.type)) {
    return tn_parser__error_at(parser, at, "identifier already used for an enclosing struct");
  }
  const tn_open_type around = {.type = self.type.storage, .outer = parser->open_types};
  parser->open_types = &around;
  const tn_status status = parse_fields(parser, parameters, &at);
  parser->open_types = around.outer;
  TN_TRY(status);
  TN_TRY(tn_parser__checked(
      parser, at, tn_definition__check_values(parser->context, self.definition, parameters)));
  TN_TRY(tn_named_type__set(self.type, parameters, &outcome));
  if (outcome == TN_NAME_FITS) return TN_OK;
  return tn_parser__error_at(parser, at, "identified type already used with a different body");
}

/// Parses `<"name", (i32, ptr)>`, or `<"name">` inside the struct of that name.
static tn_status parse_struct(tn_parser* parser, tn_uref* parameters) {
  const char* at;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  if (tn_parser__is(parser, TN_TOKEN_STRING)) {
    tn_string_view name;
    tn_attribute value;
    TN_TRY(tn_parser__string_value(parser, &parser->token, &name));
    TN_TRY(tn_string_attribute_get(parser->context, name, &value));
    parameters[NAME] = value.storage->self;
    tn_parser__advance(parser);
    at = parser->token.start;
    if (tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
      named_struct self = {NULL, {NULL}};
      TN_TRY(get_named(parser, &self, parameters));
      if (is_around(parser, self.type)) return TN_OK;
      return tn_parser__error_at(parser, at,
                                 "struct without a body only allowed in a recursive struct");
    }
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  }
  if (tn_parser__is_word(parser, "opaque")) return parse_opaque(parser, parameters);
  return parameters[NAME] != 0 ? parse_body(parser, parameters)
                               : parse_fields(parser, parameters, &at);
}

static void print_struct(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  if (parameters[NAME] != 0) {
    tn_text_buffer_append_quoted(text, tn_parameters__string(context, parameters, NAME));
    tn_text_buffer_append_text(text, parameters[FIELDS] == 0 ? ", opaque>" : ", ");
  }
  if (parameters[FIELDS] == 0) return;
  const bool is_packed = tn_parameters__integer(context, parameters, IS_PACKED) != 0;
  tn_text_buffer_append_text(text, is_packed ? "packed (" : "(");
  put_parts(context, parameters, FIELDS, text);
  tn_text_buffer_append_text(text, ")>");
}

const tn_parameter_directive tn_llvm_type_directives[] = {
    {"PrettyLLVMType", "type", parse_pretty, print_pretty},
    {"FunctionTypes", "list of type, bool", parse_function, print_function},
    {"ExtTypeParams", "list of type, list of ui32", parse_target, print_target},
    {"StructBody", "string, list of type, bool", parse_struct, print_struct},
    {NULL, NULL, NULL, NULL},
};

//===-- Parameters ----------------------------------------------------------------------------===//

static bool refuse_type(const tn_context* context, const char* words, tn_type type,
                        tn_parse_error* out_wrong) {
  char text[TN_PARAMETERS_TYPE_MAX + 1];
  return tn_parameters__refuse(out_wrong, "%s: '%s'", words,
                               tn_parameters__type_words(context, type, text));
}

bool tn_llvm__check_array(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong) {
  const tn_type element = tn_parameters__type(context, parameters, 0);
  return tn_llvm_type__may_be_held(element) ||
         refuse_type(context, "invalid array element type", element, out_wrong);
}

bool tn_llvm__check_struct(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  const tn_attribute fields = tn_parameters__attribute(context, parameters, FIELDS);
  const size_t count = fields.storage == NULL ? 0 : tn_array_attribute_count(fields);
  for (size_t i = 0; i < count; ++i) {
    const tn_type type = tn_type_attribute_value(tn_array_attribute_element(fields, i));
    if (tn_llvm_type__may_be_held(type)) continue;
    return refuse_type(context, "invalid LLVM structure element type", type, out_wrong);
  }
  return true;
}

bool tn_llvm__check_function(const tn_context* context, const tn_uref* parameters,
                             tn_parse_error* out_wrong) {
  const tn_type result = tn_parameters__type(context, parameters, 0);
  const tn_llvm_kind kind = tn_llvm_type__kind(result);
  if (kind == TN_LLVM_FUNCTION || kind == TN_LLVM_METADATA || kind == TN_LLVM_LABEL) {
    return refuse_type(context, "invalid function result type", result, out_wrong);
  }
  const tn_attribute list = tn_parameters__attribute(context, parameters, 1);
  for (size_t i = 0; i < tn_array_attribute_count(list); ++i) {
    const tn_type type = tn_type_attribute_value(tn_array_attribute_element(list, i));
    const tn_llvm_kind argument = tn_llvm_type__kind(type);
    if (argument != TN_LLVM_FUNCTION && argument != TN_LLVM_VOID) continue;
    return refuse_type(context, "invalid function argument type", type, out_wrong);
  }
  return true;
}

/// Gives an unnamed struct an empty list of fields if absent; a struct without fields is not
/// packed.
static tn_status normalize_struct(tn_context* context, tn_uref* parameters) {
  tn_attribute value;
  if (parameters[NAME] == 0 && parameters[FIELDS] == 0) {
    TN_TRY(tn_array_attribute_get(context, NULL, 0, &value));
    parameters[FIELDS] = value.storage->self;
  }
  if (parameters[FIELDS] == 0) parameters[IS_PACKED] = 0;
  return TN_OK;
}

const tn_parameters_form tn_llvm_type_forms[] = {{"!struct", normalize_struct}, {NULL, NULL}};

/// The text does not start with the mnemonic of an llvm type.
bool tn_llvm__refuse_type(tn_string_view body, tn_parse_error* out_wrong) {
  tn_lexer lexer = {.text = body.data, .end = body.data + body.size, .cursor = body.data};
  tn_token token;
  tn_lexer__next(&lexer, &token);
  out_wrong->at = token.start;
  if (tn_token__begins_type(&token)) {
    return tn_parameters__refuse(out_wrong, "unexpected type, expected keyword");
  }
  if (!tn_token__is_identifier(&token)) {
    return tn_parameters__refuse(out_wrong, "expected valid keyword");
  }
  const size_t size = (size_t)(token.end - token.start);
  return tn_parameters__refuse(out_wrong, "unknown LLVM type: %.*s", size < 96 ? (int)size : 96,
                               token.start);
}
