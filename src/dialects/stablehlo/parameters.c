// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of StableHLO's and mhlo's attributes that a schema does not describe: the dimensions
// of a convolution, `[b, 0, f]x[0, i, o]->[b, 0, f]`, and bounds, `?, 4`.

#include "dialects/common/parameters.h"

#include "dialects/common/infer_hlo.h"
#include "dialects/common/parts.h"
#include "dialects/stablehlo/stablehlo.h"
#include "schema/body_format.h"
#include "text/parser.h"

#define SIDE_COUNT 3u
#define SPATIAL_MAX 64u

//===-- Convolutions --------------------------------------------------------------------------===//

/// The named dimensions of the input, the kernel and the output.
static const char* const letters_of[SIDE_COUNT] = {"bf", "io", "bf"};
static const char* const between[SIDE_COUNT] = {"", "x", "->"};
/// For each of the three: two named dimensions, and the spatial ones.
static const char* const fields[TN_STABLEHLO_CONVOLUTION_COUNT] = {
    "input_batch_dimension",           "input_feature_dimension",
    "input_spatial_dimensions",        "kernel_input_feature_dimension",
    "kernel_output_feature_dimension", "kernel_spatial_dimensions",
    "output_batch_dimension",          "output_feature_dimension",
    "output_spatial_dimensions"};

/// The parsed dimensions of one of the three.
typedef struct side {
  const char* letters;
  int64_t named[2];
  uint32_t seen;  ///< A bit for each letter.
  int64_t spatial[SPATIAL_MAX];
  uint64_t spatial_seen;
} side;

/// Takes the integers on the stack of dimensions from `base` on.
static tn_status take_numbers(tn_parser* parser, size_t base, tn_uref* out_parameter) {
  tn_attribute numbers;
  TN_TRY(tn_part__take_numbers(parser, base, &numbers));
  *out_parameter = numbers.storage->self;
  return TN_OK;
}

tn_status tn_stablehlo__read_numbers(tn_parser* parser, tn_uref* out_parameter) {
  const size_t base = parser->dims.count;
  TN_TRY(tn_stablehlo__push_numbers(parser));
  return take_numbers(parser, base, out_parameter);
}

/// Returns the missing letters, separated by commas.
static const char* unseen(const side* self, char text[static 5]) {
  size_t size = 0;
  for (uint32_t i = 0; i < 2; ++i) {
    if (((self->seen >> i) & 1) != 0) continue;
    if (size != 0) {
      text[size++] = ',';
      text[size++] = ' ';
    }
    text[size++] = self->letters[i];
  }
  text[size] = '\0';
  return text;
}

/// Parses a spatial dimension, or one of the two letters, each of which must occur once.
static tn_status read_dimension(tn_parser* parser, side* self, int64_t place) {
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    uint64_t number = 0;
    if (!tn_token__uint64(&parser->token, &number) || number >= SPATIAL_MAX) {
      return tn_parser__error(parser, "Unexpected dimension %.*s", (int)word.size, word.data);
    }
    if (((self->spatial_seen >> number) & 1) != 0) {
      return tn_parser__error(parser, "Duplicate entries for spatial dimension %.*s",
                              (int)word.size, word.data);
    }
    self->spatial_seen |= UINT64_C(1) << number;
    self->spatial[number] = place;
  } else if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser, "expected valid keyword");
  } else {
    const char* letter = word.size == 1 ? strchr(self->letters, *word.data) : NULL;
    const uint32_t index = letter == NULL ? 2 : (uint32_t)(letter - self->letters);
    if (word.size != 1 || self->seen == 3) {
      return tn_parser__error(parser, "Unexpected keyword %.*s", (int)word.size, word.data);
    }
    if (index == 2 || ((self->seen >> index) & 1) != 0) {
      char rest[5];
      return tn_parser__error(parser, "Unexpected dimension %.*s, expecting %s", (int)word.size,
                              word.data, unseen(self, rest));
    }
    self->seen |= 1u << index;
    self->named[index] = place;
  }
  tn_parser__advance(parser);
  return TN_OK;
}

/// Parses `[b, f, 0, 1]`.
static tn_status read_side(tn_parser* parser, const char* letters, tn_uref* parameters) {
  side self = {.letters = letters};
  int64_t place = 0;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  do {
    if (!tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) {
      TN_TRY(read_dimension(parser, &self, place));
    }
    ++place;
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  if (self.seen != 3) {
    char rest[5];
    return tn_parser__error(parser, "Expected dimensions %s not specified", unseen(&self, rest));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  uint32_t count = 0;
  while (count < SPATIAL_MAX && ((self.spatial_seen >> count) & 1) != 0) ++count;
  if ((self.spatial_seen & (self.spatial_seen + 1)) != 0) {
    return tn_parser__error(parser, "Expected spatial dimensions %u not specified", count);
  }
  const size_t base = parser->dims.count;
  for (uint32_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->dims, &self.spatial[i], sizeof *self.spatial));
  }
  for (uint32_t i = 0; i < 2; ++i)
    TN_TRY(tn_part__set_number(parser, self.named[i], &parameters[i]));
  return take_numbers(parser, base, &parameters[2]);
}

/// Parses `input_batch_dimension = 0, ...`, in any order. Missing fields are 0 or empty.
static tn_status read_fields(tn_parser* parser, tn_uref* parameters) {
  do {
    tn_type type;
    tn_attribute value;
    uint32_t i = 0;
    while (i < TN_STABLEHLO_CONVOLUTION_COUNT &&
           (parameters[i] != 0 || !tn_parser__is_word(parser, fields[i]))) {
      ++i;
    }
    if (i == TN_STABLEHLO_CONVOLUTION_COUNT) {
      return tn_parser__error(parser, "expected each dimension of a convolution at most once");
    }
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    if (i % SIDE_COUNT == 2) {
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
      TN_TRY(tn_hlo__parse_bounds(parser, &parameters[i]));
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
    } else {
      TN_TRY(tn_parser__integer_type(parser, 64, &type));
      TN_TRY(tn_body_format__read_integer(parser, type, &value));
      parameters[i] = value.storage->self;
    }
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  for (uint32_t i = 0; i < TN_STABLEHLO_CONVOLUTION_COUNT; ++i) {
    if (parameters[i] != 0) continue;
    TN_TRY(i % SIDE_COUNT == 2 ? take_numbers(parser, parser->dims.count, &parameters[i])
                               : tn_part__set_number(parser, 0, &parameters[i]));
  }
  return TN_OK;
}

tn_status tn_stablehlo__parse_convolution(tn_parser* parser, tn_uref* parameters) {
  if (tn_parser__is_word(parser, "raw")) {
    tn_parser__advance(parser);
    return read_fields(parser, parameters);
  }
  for (uint32_t i = 0; i < SIDE_COUNT; ++i) {
    if (i == 1 && !tn_parser__is_word(parser, "x")) {
      return tn_parser__wrong_token(parser, "expected 'x'");
    }
    if (i == 1) tn_parser__advance(parser);
    if (i == 2) TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
    TN_TRY(read_side(parser, letters_of[i], parameters + SIDE_COUNT * i));
  }
  return TN_OK;
}

static const int64_t* numbers_of(const tn_context* context, const tn_uref* parameters,
                                 uint32_t index, size_t* out_count) {
  size_t size = 0;
  const int64_t* numbers =
      tn_dense_array_attribute_data(tn_parameters__attribute(context, parameters, index), &size);
  *out_count = size / sizeof *numbers;
  return numbers;
}

/// Returns the index of the named dimension, or spatial dimension after them, at the position;
/// `count` if there is none, SIZE_MAX if there are several.
static size_t label_at(const int64_t named[2], const int64_t* spatial, size_t count,
                       int64_t place) {
  size_t label = count;
  for (size_t i = 0; i < count; ++i) {
    if ((i < 2 ? named[i] : spatial[i - 2]) != place) continue;
    if (label != count) return SIZE_MAX;
    label = i;
  }
  return label;
}

/// Prints `[b, 0, ?, f]`, with a `?` for a position without a dimension. Returns false, after
/// partial output, if this form cannot represent the positions.
static bool put_side(const tn_context* context, const tn_uref* parameters, const char* letters,
                     tn_text_buffer* text) {
  size_t count = 0;
  size_t found = 0;
  const int64_t* spatial = numbers_of(context, parameters, 2, &count);
  const int64_t named[2] = {tn_parameters__integer(context, parameters, 0),
                            tn_parameters__integer(context, parameters, 1)};
  count += 2;
  for (int64_t place = 0; found < count && place < (int64_t)SPATIAL_MAX; ++place) {
    const size_t label = label_at(named, spatial, count, place);
    if (label == SIZE_MAX) return false;
    tn_text_buffer_append_text(text, place == 0 ? "[" : ", ");
    found += label != count;
    if (label == count) {
      tn_text_buffer_append_text(text, "?");
    } else if (label < 2) {
      tn_text_buffer_append(text, &letters[label], 1);
    } else {
      tn_text_buffer_append_unsigned(text, label - 2);
    }
  }
  tn_text_buffer_append_text(text, "]");
  return found == count;
}

static void put_fields(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text) {
  for (uint32_t i = 0; i < TN_STABLEHLO_CONVOLUTION_COUNT; ++i) {
    tn_text_buffer_format(text, "%s %s = ", i == 0 ? "raw" : ",", fields[i]);
    if (i % SIDE_COUNT != 2) {
      tn_text_buffer_append_signed(text, tn_parameters__integer(context, parameters, i));
      continue;
    }
    size_t count = 0;
    const int64_t* numbers = numbers_of(context, parameters, i, &count);
    tn_text_buffer_append_text(text, "[");
    tn_hlo__put_bounds(numbers, count, text);
    tn_text_buffer_append_text(text, "]");
  }
}

void tn_stablehlo__print_convolution(const tn_context* context, const tn_uref* parameters,
                                     tn_text_buffer* text) {
  const size_t start = text->size;
  for (uint32_t i = 0; i < SIDE_COUNT; ++i) {
    tn_text_buffer_append_text(text, between[i]);
    if (put_side(context, parameters + SIDE_COUNT * i, letters_of[i], text)) continue;
    text->size = start;
    put_fields(context, parameters, text);
    return;
  }
}

const tn_parameter_directive tn_stablehlo_parameter_directives[] = {
    {"ConvolutionNumbers", "i64, i64, i64 array, i64, i64, i64 array, i64, i64, i64 array",
     tn_stablehlo__parse_convolution, tn_stablehlo__print_convolution},
    {NULL, NULL, NULL, NULL},
};
