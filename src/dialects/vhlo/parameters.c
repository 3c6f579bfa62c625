// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of vhlo's types and attributes that a schema does not describe: shapes before an
// element type, entries of dictionaries, and numbers with a type of vhlo.

#include "dialects/common/parameters.h"

#include "dialects/vhlo/vhlo.h"
#include "schema/body_format.h"
#include "text/parser.h"

//===-- Shapes --------------------------------------------------------------------------------===//

/// Parses `8x?x`.
static tn_status parse_shape(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->dims.count;
  tn_type type;
  tn_attribute shape;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_QUESTION)) {
    TN_TRY(tn_parser__dimension_list(parser));
  }
  const size_t count = parser->dims.count - base;
  parser->dims.count = base;
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_dense_array_attribute_get(type, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof(int64_t), &shape));
  parameters[0] = shape.storage->self;
  return TN_OK;
}

static void print_shape(const tn_context* context, const tn_uref* parameters,
                        tn_text_buffer* text) {
  size_t size = 0;
  const int64_t* extents =
      tn_dense_array_attribute_data(tn_parameters__attribute(context, parameters, 0), &size);
  for (size_t i = 0; i < size / sizeof *extents; ++i) {
    if (extents[i] < 0) tn_text_buffer_append_text(text, "?x");
    if (extents[i] >= 0) tn_text_buffer_format(text, "%lldx", (long long)extents[i]);
  }
}

static bool check_extents(const tn_context* context, tn_uref shape, tn_parse_error* out_wrong) {
  size_t size = 0;
  const int64_t* extents = tn_dense_array_attribute_data(tn_attribute__from(context, shape), &size);
  for (size_t i = 0; i < size / sizeof *extents; ++i) {
    if (extents[i] >= 0 || extents[i] == TN_DYNAMIC) continue;
    return tn_parameters__refuse(out_wrong, "expected extents of at least 0");
  }
  return true;
}

static bool check_buffer(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  return check_extents(context, parameters[0], out_wrong);
}

/// The shape comes after an encoding.
static bool check_tensor(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  return check_extents(context, parameters[1], out_wrong);
}

//===-- Dictionaries --------------------------------------------------------------------------===//

/// Parses `#vhlo.string_v1<"a"> = #vhlo.bool_v1<true>` and pushes both.
static tn_status read_entry(tn_parser* parser) {
  for (int i = 0; i < 2; ++i) {
    tn_attribute part;
    if (i == 1) TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &part));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &part, sizeof part));
  }
  return TN_OK;
}

static tn_status parse_entries(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->attributes.count;
  tn_attribute entries;
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  do {
    TN_TRY(read_entry(parser));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, &entries));
  parameters[0] = entries.storage->self;
  return TN_OK;
}

static void print_entries(const tn_context* context, const tn_uref* parameters,
                          tn_text_buffer* text) {
  const tn_attribute entries = tn_parameters__attribute(context, parameters, 0);
  const size_t count = entries.storage == NULL ? 0 : tn_array_attribute_count(entries);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, i % 2 != 0 ? " = " : ", ");
    tn_body_format__put(text, tn_array_attribute_element(entries, i).storage);
  }
}

/// Checks that each entry has two parts.
static bool check_entries(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong) {
  return parameters[0] == 0 ||
         tn_array_attribute_count(tn_parameters__attribute(context, parameters, 0)) % 2 == 0 ||
         tn_parameters__refuse(out_wrong, "a dictionary entry is missing its value");
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// Parses `1 : i32` or `1.0 : !vhlo.f32_v1`.
static tn_status parse_number(tn_parser* parser, tn_uref* parameters) {
  const char* start = parser->token.start;
  tn_type type;
  tn_attribute value;
  (void)tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  const char* end = parser->token.start;
  if (tn_type__is_of_dialect(type)) {
    type.storage = tn_vhlo__type_to(parser->context, type.storage);
  }
  if (!tn_type__is(type, TN_TYPE_INTEGER) && !tn_type__is(type, TN_TYPE_INDEX) &&
      !tn_type__is(type, TN_TYPE_FLOAT)) {
    return tn_parser__error_at(parser, at, "expected an integer, index or float type");
  }
  tn_parser__reset(parser, start);
  TN_TRY(tn_parser__attribute(parser, type, &value));
  tn_parser__reset(parser, end);
  parameters[0] = value.storage->self;
  return TN_OK;
}

static void print_number(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const tn_attribute value = tn_parameters__attribute(context, parameters, 0);
  const tn_type type = tn_attribute_type(value);
  if (!tn_type__is(type, TN_TYPE_FLOAT)) {
    tn_attribute__append_text(value, text);
    return;
  }
  tn_body_format__put_float(text, value);
  tn_text_buffer_append_text(text, " : ");
  const tn_storage* own = tn_vhlo__type_from(tn_storage_context(value.storage), type.storage);
  tn_type__append_text(own == NULL ? type : (tn_type){own}, text);
}

/// Booleans have their own attribute.
static bool check_integer(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong) {
  const tn_attribute value = tn_parameters__attribute(context, parameters, 0);
  const tn_type type = tn_attribute_type(value);
  const bool is_truth = tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1;
  return (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) && !is_truth) ||
         tn_parameters__refuse(out_wrong, "expected an integer");
}

static bool check_float(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return tn_attribute__is(tn_parameters__attribute(context, parameters, 0), TN_ATTRIBUTE_FLOAT) ||
         tn_parameters__refuse(out_wrong, "expected a float attribute");
}

/// Builtin function types have parentheses in their own text.
static bool check_function(const tn_context* context, const tn_uref* parameters,
                           tn_parse_error* out_wrong) {
  for (uint32_t list = 0; list < 2; ++list) {
    const tn_attribute types = tn_parameters__attribute(context, parameters, list);
    const size_t count = types.storage == NULL ? 0 : tn_array_attribute_count(types);
    for (size_t i = 0; i < count; ++i) {
      const tn_type type = tn_type_attribute_value(tn_array_attribute_element(types, i));
      if (!tn_type__is(type, TN_TYPE_FUNCTION)) continue;
      return tn_parameters__refuse(out_wrong,
                                   "a function type cannot contain a builtin function type");
    }
  }
  return true;
}

const tn_parameter_directive tn_vhlo_parameter_directives[] = {
    {"Entries", "list of attribute", parse_entries, print_entries},
    {"LeadingShape", "i64 array", parse_shape, print_shape},
    {"Number", "attribute", parse_number, print_number},
    {NULL, NULL, NULL, NULL},
};

const tn_parameters_check tn_vhlo_parameters_checks[] = {
    {"!buffer_v1", check_buffer},
    {"!func_v1", check_function},
    {"!tensor_v1", check_tensor},
    {"#dict_v1", check_entries},
    {"#float_v1", check_float},
    {"#integer_v1", check_integer},
    {NULL, NULL},
};
