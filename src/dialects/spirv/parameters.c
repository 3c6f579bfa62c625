// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forms of the dialect's types, which its formats refer to.
//
// Source: MLIR's documentation of the SPIR-V dialect, "Types".

#include <tenure/parameters.h>

#include "dialects/spirv/parameters.h"
#include "dialects/spirv/spirv.h"
#include "ir/enum_attribute.h"
#include "schema/body_format.h"

#define VECTOR_LENGTH_MAX 4
#define MATRIX_COLUMNS_MIN 2
#define MATRIX_COLUMNS_MAX 4

static const tn_string_view spirv = {"spirv", 5};

//===-- Parts ---------------------------------------------------------------------------------===//

/// Appends the error of a type; nothing for a valid one.
typedef void (*describe_fn)(tn_type type, tn_text_buffer* text);

static void put_wrong(tn_text_buffer* text, const char* before, tn_type type, const char* after) {
  tn_text_buffer_append_text(text, before);
  tn_text_buffer__append_type(text, type);
  tn_text_buffer_append_text(text, after);
}

/// Describes a type that others can contain.
static void describe_part(tn_type type, tn_text_buffer* text) {
  if (tn_spirv__is_own(type) || tn_type__is(type, TN_TYPE_FLOAT)) return;
  if (tn_type__is(type, TN_TYPE_INTEGER)) {
    const uint32_t width = tn_integer_type_width(type);
    if (width == 1 || width == 8 || width == 16 || width == 32 || width == 64) return;
    put_wrong(text, "only 1/8/16/32/64-bit integer type allowed but found ", type, "");
  } else if (!tn_type__is(type, TN_TYPE_VECTOR)) {
    put_wrong(text, "cannot use ", type, " to compose SPIR-V types");
  } else if (tn_shaped_type_rank(type) != 1) {
    put_wrong(text, "only 1-D vector allowed but found ", type, "");
  } else if (tn_shaped_type_element_count(type) > VECTOR_LENGTH_MAX) {
    tn_text_buffer_format(text, "vector length has to be less than or equal to 4 but found %lld",
                          (long long)tn_shaped_type_element_count(type));
  }
}

/// Parses a type and reports its error.
static tn_status read_described(tn_parser* parser, describe_fn describe, tn_type* out_type) {
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, out_type));
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  describe(*out_type, &text);
  if (text.size != 0 || text.failed) return tn_parser__error_text(parser, at, &text, NULL, NULL);
  tn_text_buffer_free(&text);
  return TN_OK;
}

static tn_status set_type(tn_type type, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_type_attribute_get(type, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status read_part(tn_parser* parser, tn_uref* out_parameter) {
  tn_type type;
  TN_TRY(read_described(parser, describe_part, &type));
  return set_type(type, out_parameter);
}

/// Parses dimensions with an x after each. They are on the parser's stack from `*out_base` on; the
/// caller pops them.
static tn_status read_dims(tn_parser* parser, bool is_static, size_t* out_base, size_t* out_count) {
  const char* at = parser->token.start;
  *out_base = parser->dims.count;
  if (is_static && tn_parser__is(parser, TN_TOKEN_QUESTION)) {
    return tn_parser__error_at(parser, at, "expected static shape");
  }
  TN_TRY(tn_parser__dimension_list(parser));
  *out_count = parser->dims.count - *out_base;
  const int64_t* dims = (const int64_t*)parser->dims.items + *out_base;
  for (size_t i = 0; is_static && i < *out_count; ++i) {
    if (dims[i] != TN_DYNAMIC) continue;
    while (*at != '?') ++at;
    return tn_parser__error_at(parser, at, "expected static shape");
  }
  return TN_OK;
}

/// Parses the only dimension of a list; TN_MALFORMED, with `message`, if there is not exactly one.
static tn_status read_count(tn_parser* parser, const char* message, int64_t* out_count) {
  size_t base = 0;
  size_t count = 0;
  const char* at = parser->token.start;
  TN_TRY(read_dims(parser, true, &base, &count));
  parser->dims.count = base;
  *out_count = count == 0 ? 0 : ((const int64_t*)parser->dims.items)[base];
  return count == 1 ? TN_OK : tn_parser__error_at(parser, at, "%s", message);
}

tn_status tn_spirv__set_dims(tn_parser* parser, size_t base, size_t count, tn_uref* out_parameter) {
  tn_type type;
  tn_attribute value;
  parser->dims.count = base;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_dense_array_attribute_get(type, count, (const int64_t*)parser->dims.items + base,
                                      count * sizeof(int64_t), &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

tn_status tn_spirv__set_number(const tn_parser* parser, int64_t number, tn_uref* out_parameter) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_UNSIGNED, &type));
  TN_TRY(tn_integer_attribute_get(type, number, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

tn_status tn_spirv__set_bool(const tn_parser* parser, bool truth, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_bool_attribute_get(parser->context, truth, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

tn_status tn_spirv__read_number(tn_parser* parser, tn_attribute* out_value) {
  tn_type type;
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_UNSIGNED, &type));
  return tn_body_format__read_integer(parser, type, out_value);
}

tn_status tn_spirv__read_keyword(tn_parser* parser, tn_string_view* out_word) {
  *out_word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  }
  tn_parser__advance(parser);
  return TN_OK;
}

tn_status tn_spirv__find_word(tn_parser* parser, const char* mnemonic, tn_string_view word,
                              bool* out_found, uint64_t* out_number) {
  const tn_dialect* dialect;
  *out_number = 0;
  TN_TRY(tn_parser__find_dialect(parser, spirv, false, &dialect));
  const tn_enum_attribute* words = tn_enum_attribute__find(dialect, tn_string_view_from(mnemonic));
  *out_found = words != NULL && tn_enum_attribute__add(words, word, out_number);
  return TN_OK;
}

tn_status tn_spirv__set_string(const tn_parser* parser, tn_string_view text,
                               tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_string_attribute_get(parser->context, text, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

tn_status tn_spirv__read_word(tn_parser* parser, const char* mnemonic, const char* at,
                              const char* before, const char* after, tn_uref* out_parameter) {
  tn_string_view word;
  bool is_known = false;
  uint64_t number;
  if (at == NULL) at = parser->token.start;
  TN_TRY(tn_spirv__read_keyword(parser, &word));
  TN_TRY(tn_spirv__find_word(parser, mnemonic, word, &is_known, &number));
  if (!is_known) {
    return tn_parser__error_at(parser, at, "%s%.*s%s", before, (int)word.size, word.data, after);
  }
  return tn_spirv__set_string(parser, word, out_parameter);
}

static void put_type(const tn_context* context, const tn_uref* parameters, uint32_t index,
                     tn_text_buffer* text) {
  tn_body_format__put(text, tn_parameters__type(context, parameters, index).storage);
}
static void put_word(const tn_context* context, const tn_uref* parameters, uint32_t index,
                     tn_text_buffer* text) {
  tn_text_buffer_append_text(text, ", ");
  tn_text_buffer_append_view(text, tn_parameters__string(context, parameters, index));
}
static void put_dims(const tn_context* context, const tn_uref* parameters, uint32_t index,
                     tn_text_buffer* text) {
  size_t byte_size = 0;
  const int64_t* dims = tn_dense_array_attribute_data(
      tn_parameters__attribute(context, parameters, index), &byte_size);
  for (size_t i = 0; i < byte_size / sizeof *dims; ++i) {
    if (dims[i] == TN_DYNAMIC) {
      tn_text_buffer_append_text(text, "?");
    } else {
      tn_text_buffer_append_signed(text, dims[i]);
    }
    tn_text_buffer_append_text(text, "x");
  }
}

//===-- Arrays and pointers -------------------------------------------------------------------===//

/// Parses `f32, stride=4>`: the element type and the stride, 0 for none.
static tn_status read_array_tail(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(read_part(parser, &parameters[0]));
  TN_TRY(tn_spirv__set_number(parser, 0, &parameters[1]));
  if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return tn_spirv__close(parser);
  if (!tn_parser__is_word(parser, "stride")) return tn_parser__error(parser, "expected 'stride'");
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  const char* at = parser->token.start;
  tn_attribute stride;
  TN_TRY(tn_spirv__read_number(parser, &stride));
  if (tn_integer_attribute_value(stride) == 0) {
    return tn_parser__error_at(parser, at, "ArrayStride must be greater than zero");
  }
  parameters[1] = stride.storage->self;
  return tn_spirv__close(parser);
}

static void put_array_tail(const tn_context* context, const tn_uref* parameters,
                           tn_text_buffer* text) {
  put_type(context, parameters, 0, text);
  const int64_t stride = tn_parameters__integer(context, parameters, 1);
  if (stride != 0) tn_text_buffer_format(text, ", stride=%u", (uint32_t)stride);
  tn_text_buffer_append_text(text, ">");
}

/// Parses `<4 x f32, stride=4>`.
static tn_status parse_array(tn_parser* parser, tn_uref* parameters) {
  int64_t count = 0;
  TN_TRY(tn_spirv__open(parser));
  const char* at = parser->token.start;
  TN_TRY(read_count(parser, "expected single integer for array element count", &count));
  if (count == 0) {
    return tn_parser__error_at(parser, at, "expected array length greater than 0");
  }
  if (count > UINT32_MAX) {
    return tn_parser__error_at(parser, at, "expected array length of at most 32 bits");
  }
  TN_TRY(tn_spirv__set_number(parser, count, &parameters[0]));
  return read_array_tail(parser, parameters + 1);
}

static void print_array(const tn_context* context, const tn_uref* parameters,
                        tn_text_buffer* text) {
  tn_text_buffer_format(text, "<%u x ", (uint32_t)tn_parameters__integer(context, parameters, 0));
  put_array_tail(context, parameters + 1, text);
}

/// Parses `<f32, stride=4>`.
static tn_status parse_runtime_array(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__open(parser));
  return read_array_tail(parser, parameters);
}

static void print_runtime_array(const tn_context* context, const tn_uref* parameters,
                                tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  put_array_tail(context, parameters, text);
}

/// Parses `<f32, Uniform>`.
static tn_status parse_pointer(tn_parser* parser, tn_uref* parameters) {
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(read_part(parser, &parameters[0]));
  const char* at = parser->token.start;
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(tn_spirv__read_word(parser, "storage_class", at, "unknown storage class: ", "",
                             &parameters[1]));
  return tn_spirv__close(parser);
}

static void print_pointer(const tn_context* context, const tn_uref* parameters,
                          tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  put_type(context, parameters, 0, text);
  put_word(context, parameters, 1, text);
  tn_text_buffer_append_text(text, ">");
}

//===-- Matrices and tensors ------------------------------------------------------------------===//

static void describe_column(tn_type type, tn_text_buffer* text) {
  const int64_t count = tn_type__is(type, TN_TYPE_VECTOR) ? tn_shaped_type_element_count(type) : 0;
  if (!tn_type__is(type, TN_TYPE_VECTOR)) {
    put_wrong(text, "matrix must be composed using vector type, got ", type, "");
  } else if (tn_shaped_type_rank(type) != 1) {
    put_wrong(text, "only 1-D vector allowed but found ", type, "");
  } else if (count < MATRIX_COLUMNS_MIN || count > MATRIX_COLUMNS_MAX) {
    tn_text_buffer_format(text,
                          "matrix columns size has to be less than or equal to 4 and greater "
                          "than or equal 2, but found %lld",
                          (long long)count);
  } else if (!tn_type__is(tn_type_element_type(type), TN_TYPE_FLOAT)) {
    put_wrong(text, "matrix columns' elements must be of Float type, got ",
              tn_type_element_type(type), "");
  }
}

/// Parses `<3 x vector<3xf32>>`.
static tn_status parse_matrix(tn_parser* parser, tn_uref* parameters) {
  int64_t count = 0;
  tn_type column;
  TN_TRY(tn_spirv__open(parser));
  const char* at = parser->token.start;
  TN_TRY(read_count(parser, "expected single unsigned integer for number of columns", &count));
  if (count < MATRIX_COLUMNS_MIN || count > MATRIX_COLUMNS_MAX) {
    return tn_parser__error_at(parser, at, "matrix is expected to have 2, 3, or 4 columns");
  }
  TN_TRY(read_described(parser, describe_column, &column));
  TN_TRY(set_type(column, &parameters[0]));
  TN_TRY(tn_spirv__set_number(parser, count, &parameters[1]));
  return tn_spirv__close(parser);
}

static void print_matrix(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  tn_text_buffer_format(text, "<%u x ", (uint32_t)tn_parameters__integer(context, parameters, 1));
  put_type(context, parameters, 0, text);
  tn_text_buffer_append_text(text, ">");
}

static tn_status read_use(tn_parser* parser, tn_uref* out_parameter) {
  static const char* const uses[] = {"MatrixA", "MatrixB", "MatrixAcc"};
  const char* at = parser->token.start;
  tn_string_view word;
  TN_TRY(tn_spirv__read_keyword(parser, &word));
  for (size_t i = 0; i < sizeof uses / sizeof *uses; ++i) {
    if (tn_string_view_equal(word, tn_string_view_from(uses[i]))) {
      return tn_spirv__set_string(parser, word, out_parameter);
    }
  }
  return tn_parser__error_at(parser, at, "invalid use <id> attribute specification: %.*s",
                             (int)word.size, word.data);
}

/// Returns true if these are two unsigned 32-bit integers.
static bool are_counts(const int64_t* dims, size_t count) {
  return count == 2 && dims[0] >= 0 && dims[0] <= UINT32_MAX && dims[1] >= 0 &&
         dims[1] <= UINT32_MAX;
}

/// Parses `<8x16xf32, Workgroup, MatrixA>`.
static tn_status parse_cooperative_matrix(tn_parser* parser, tn_uref* parameters) {
  size_t base = 0;
  size_t count = 0;
  TN_TRY(tn_spirv__open(parser));
  const char* at = parser->token.start;
  TN_TRY(read_dims(parser, true, &base, &count));
  if (!are_counts((const int64_t*)parser->dims.items + base, count)) {
    return tn_parser__error_at(parser, at, "expected row and column count");
  }
  TN_TRY(tn_spirv__set_dims(parser, base, count, &parameters[0]));
  TN_TRY(read_part(parser, &parameters[1]));
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(tn_spirv__read_word(parser, "scope", NULL,
                             "invalid scope <id> attribute specification: ", "", &parameters[2]));
  TN_TRY(tn_spirv__comma(parser));
  TN_TRY(read_use(parser, &parameters[3]));
  return tn_spirv__close(parser);
}

static void print_cooperative_matrix(const tn_context* context, const tn_uref* parameters,
                                     tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  put_dims(context, parameters, 0, text);
  put_type(context, parameters, 1, text);
  put_word(context, parameters, 2, text);
  put_word(context, parameters, 3, text);
  tn_text_buffer_append_text(text, ">");
}

/// Returns the error of a tensor's shape; NULL for none.
static const char* wrong_shape(const int64_t* dims, size_t count) {
  size_t dynamic_count = 0;
  if (count == 0) return "arm.tensors do not support rank zero";
  for (size_t i = 0; i < count; ++i) {
    if (dims[i] == 0) return "arm.tensors do not support zero dimensions";
    if (dims[i] < 0 && dims[i] != TN_DYNAMIC) return "arm.tensor dimensions must not be negative";
    dynamic_count += dims[i] == TN_DYNAMIC;
  }
  return dynamic_count == 0 || dynamic_count == count
             ? NULL
             : "arm.tensor shape dimensions must be either fully dynamic or completed shaped";
}

/// Parses `<2x3xf32>` or `<*xf32>`: the shape, if there is a rank, and the element type.
static tn_status parse_tensor(tn_parser* parser, tn_uref* parameters) {
  size_t base = 0;
  size_t count = 0;
  TN_TRY(tn_spirv__open(parser));
  if (tn_parser__consume_if(parser, TN_TOKEN_STAR)) {
    if (!tn_token__is_identifier(&parser->token) || *parser->token.start != 'x') {
      return tn_parser__error(parser, "expected 'x' in dimension list");
    }
    tn_parser__reset(parser, parser->token.start + 1);
    TN_TRY(read_part(parser, &parameters[1]));
    return tn_spirv__close(parser);
  }
  const char* at = parser->token.start;
  TN_TRY(read_dims(parser, false, &base, &count));
  const char* wrong = wrong_shape((const int64_t*)parser->dims.items + base, count);
  if (wrong != NULL) return tn_parser__error_at(parser, at, "%s", wrong);
  TN_TRY(tn_spirv__set_dims(parser, base, count, &parameters[0]));
  TN_TRY(read_part(parser, &parameters[1]));
  return tn_spirv__close(parser);
}

static void print_tensor(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  tn_text_buffer_append_text(text, parameters[0] == 0 ? "<*x" : "<");
  if (parameters[0] != 0) put_dims(context, parameters, 0, text);
  put_type(context, parameters, 1, text);
  tn_text_buffer_append_text(text, ">");
}

//===-- Images --------------------------------------------------------------------------------===//

#define IMAGE_WORD_COUNT 6u

/// Parses `<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>`.
static tn_status parse_image(tn_parser* parser, tn_uref* parameters) {
  static const char* const lists[IMAGE_WORD_COUNT] = {"dim",
                                                      "image_depth_info",
                                                      "image_arrayed_info",
                                                      "image_sampling_info",
                                                      "image_sampler_use_info",
                                                      "image_format"};
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(read_part(parser, &parameters[0]));
  for (uint32_t i = 0; i < IMAGE_WORD_COUNT; ++i) {
    TN_TRY(tn_spirv__comma(parser));
    TN_TRY(tn_spirv__read_word(parser, lists[i], NULL, "unknown attribute: '", "'",
                               &parameters[1 + i]));
  }
  return tn_spirv__close(parser);
}

static void print_image(const tn_context* context, const tn_uref* parameters,
                        tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  put_type(context, parameters, 0, text);
  for (uint32_t i = 0; i < IMAGE_WORD_COUNT; ++i) put_word(context, parameters, 1 + i, text);
  tn_text_buffer_append_text(text, ">");
}

static void describe_image(tn_type image, tn_text_buffer* text) {
  if (!tn_opaque__is_called(image.storage, "spirv", "image")) {
    put_wrong(text, "sampled image must be composed using image type, got ", image, "");
    return;
  }
  const tn_string_view dim =
      tn_string_attribute_value(tn_type_parameter(image, tn_string_view_from("dim")));
  if (tn_string_view_equal(dim, tn_string_view_from("SubpassData")) ||
      tn_string_view_equal(dim, tn_string_view_from("Buffer"))) {
    tn_text_buffer_format(text, "sampled image Dim must not be SubpassData or Buffer, got %.*s",
                          (int)dim.size, dim.data);
  }
}

/// Parses `<!spirv.image<...>>`.
static tn_status parse_sampled_image(tn_parser* parser, tn_uref* parameters) {
  tn_type image;
  TN_TRY(tn_spirv__open(parser));
  TN_TRY(read_described(parser, describe_image, &image));
  TN_TRY(set_type(image, &parameters[0]));
  return tn_spirv__close(parser);
}

static void print_sampled_image(const tn_context* context, const tn_uref* parameters,
                                tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "<");
  put_type(context, parameters, 0, text);
  tn_text_buffer_append_text(text, ">");
}

//===-- Checks --------------------------------------------------------------------------------===//

// Checks parameters that were not parsed, with the parser's messages.

static bool is_right(const tn_context* context, const tn_uref* parameters, uint32_t index,
                     describe_fn describe, tn_parse_error* out_wrong) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  describe(tn_parameters__type(context, parameters, index), &text);
  const bool right = text.size == 0;
  if (!right) {
    const int size = text.size < sizeof out_wrong->words ? (int)text.size : 600;
    (void)tn_parameters__refuse(out_wrong, "%.*s", size, text.data);
  }
  tn_text_buffer_free(&text);
  return right;
}

static bool check_first(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return is_right(context, parameters, 0, describe_part, out_wrong);
}
static bool check_second(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  return is_right(context, parameters, 1, describe_part, out_wrong);
}
static bool check_array(const tn_context* context, const tn_uref* parameters,
                        tn_parse_error* out_wrong) {
  return (tn_parameters__integer(context, parameters, 0) != 0 ||
          tn_parameters__refuse(out_wrong, "expected array length greater than 0")) &&
         check_second(context, parameters, out_wrong);
}
static bool check_matrix(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const int64_t count = tn_parameters__integer(context, parameters, 1);
  return ((count >= MATRIX_COLUMNS_MIN && count <= MATRIX_COLUMNS_MAX) ||
          tn_parameters__refuse(out_wrong, "matrix is expected to have 2, 3, or 4 columns")) &&
         is_right(context, parameters, 0, describe_column, out_wrong);
}
static bool check_cooperative_matrix(const tn_context* context, const tn_uref* parameters,
                                     tn_parse_error* out_wrong) {
  size_t byte_size = 0;
  const int64_t* dims =
      tn_dense_array_attribute_data(tn_parameters__attribute(context, parameters, 0), &byte_size);
  return (are_counts(dims, byte_size / sizeof *dims) ||
          tn_parameters__refuse(out_wrong, "expected row and column count")) &&
         check_second(context, parameters, out_wrong);
}
static bool check_tensor(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_attribute shape = tn_parameters__attribute(context, parameters, 0);
  size_t byte_size = 0;
  const int64_t* dims =
      shape.storage == NULL ? NULL : tn_dense_array_attribute_data(shape, &byte_size);
  const char* wrong = shape.storage == NULL ? NULL : wrong_shape(dims, byte_size / sizeof *dims);
  if (wrong != NULL) return tn_parameters__refuse(out_wrong, "%s", wrong);
  return check_second(context, parameters, out_wrong);
}
static bool check_sampled_image(const tn_context* context, const tn_uref* parameters,
                                tn_parse_error* out_wrong) {
  return is_right(context, parameters, 0, describe_image, out_wrong);
}

const tn_parameters_check tn_spirv_parameters_checks[] = {
    {"!array", check_array},
    {"!rtarray", check_first},
    {"!ptr", check_first},
    {"!matrix", check_matrix},
    {"!coopmatrix", check_cooperative_matrix},
    {"!arm.tensor", check_tensor},
    {"!image", check_first},
    {"!sampled_image", check_sampled_image},
    {"!struct", tn_spirv__check_struct},
    {NULL, NULL},
};

const tn_parameter_directive tn_spirv_parameter_directives[] = {
    {"Array", "ui32, type, ui32", parse_array, print_array},
    {"RuntimeArray", "type, ui32", parse_runtime_array, print_runtime_array},
    {"Pointer", "type, words", parse_pointer, print_pointer},
    {"Matrix", "vector type, ui32", parse_matrix, print_matrix},
    {"CooperativeMatrix", "static dimensions, type, words, words", parse_cooperative_matrix,
     print_cooperative_matrix},
    {"Tensor", "dimensions, type", parse_tensor, print_tensor},
    {"Image", "type, words, words, words, words, words, words", parse_image, print_image},
    {"Struct", "string, bool, list of type, i64 array, array attribute, array attribute",
     tn_spirv__parse_struct, tn_spirv__print_struct},
    {"SampledImage", "!spirv.image", parse_sampled_image, print_sampled_image},
    {NULL, NULL, NULL, NULL},
};
