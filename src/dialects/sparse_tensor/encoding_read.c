// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses an encoding: `<{ map = {l0} (d0) -> (l0 = d0 : compressed), posWidth = 32 }>`, slices, and
// ranges of levels.
//
// Source: the documentation of MLIR's SparseTensorEncodingAttr.

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/sparse_tensor/encoding.h"
#include "ir/definition.h"
#include "schema/body_format.h"
#include "text/syntax.h"

typedef struct name_list {
  uint32_t count;
  tn_string_view items[TN_SPARSE_RANK_MAX];
} name_list;

typedef struct reading {
  tn_parser* parser;
  const char* at;  ///< The position for messages about the whole encoding.
  name_list dims;
  name_list levels;
  name_list symbols;
  uint32_t level_count;
  uint32_t type_count;  ///< Greater than the number of levels if another map came before.
  uint32_t inverse_count;
  bool has_slices;
  tn_affine_expr exprs[TN_SPARSE_RANK_MAX];
  tn_affine_expr inverse[TN_SPARSE_RANK_MAX];  ///< Dimensions of levels, if given.
  int64_t types[TN_SPARSE_RANK_MAX];
  tn_attribute slices[TN_SPARSE_RANK_MAX];
} reading;

typedef tn_status (*read_item_fn)(reading* self);

static int name_size(tn_string_view name) { return (int)(name.size < 120 ? name.size : 120); }

static tn_status refuse_rank(const reading* self) {
  return tn_parser__error(self->parser, "an encoding is limited to %u dimensions and levels",
                          TN_SPARSE_RANK_MAX);
}

/// Parses comma-separated items up to `end`, after the opening token.
static tn_status read_items(reading* self, tn_token_kind end, read_item_fn read_item,
                            const char* message) {
  if (tn_parser__consume_if(self->parser, end)) return TN_OK;
  do {
    TN_TRY(read_item(self));
  } while (tn_parser__consume_if(self->parser, TN_TOKEN_COMMA));
  return tn_parser__expect(self->parser, end, message);
}

//===-- Names ---------------------------------------------------------------------------------===//

static tn_status read_identifier(reading* self, tn_string_view* out_name) {
  *out_name = tn_token__spelling(&self->parser->token);
  if (!tn_token__is_identifier(&self->parser->token)) {
    return tn_parser__wrong_token(self->parser, "expected bare identifier");
  }
  tn_parser__advance(self->parser);
  return TN_OK;
}

/// Returns the index of the name; the number of names if it is not in the list.
static uint32_t find_name(const name_list* list, tn_string_view name) {
  uint32_t i = 0;
  while (i < list->count && !tn_string_view_equal(list->items[i], name)) ++i;
  return i;
}

static tn_status bind(reading* self, name_list* list) {
  const name_list* const lists[] = {&self->dims, &self->levels, &self->symbols};
  const char* at = self->parser->token.start;
  tn_string_view name;
  TN_TRY(read_identifier(self, &name));
  for (size_t i = 0; i < sizeof lists / sizeof *lists; ++i) {
    if (find_name(lists[i], name) == lists[i]->count) continue;
    return tn_parser__error_at(self->parser, at, "redefinition of identifier '%.*s'",
                               name_size(name), name.data);
  }
  if (list->count == TN_SPARSE_RANK_MAX) return refuse_rank(self);
  list->items[list->count++] = name;
  return TN_OK;
}

static tn_status read_symbol(reading* self) { return bind(self, &self->symbols); }
static tn_status read_level_name(reading* self) { return bind(self, &self->levels); }

/// Parses an expression over the names and symbols.
static tn_status read_expr(reading* self, const name_list* list, tn_affine_expr* out_expr) {
  tn_string_view names[2 * TN_SPARSE_RANK_MAX];
  memcpy(names, list->items, list->count * sizeof *names);
  memcpy(names + list->count, self->symbols.items, self->symbols.count * sizeof *names);
  return tn_parser__affine_expression(self->parser, names, list->count,
                                      list->count + self->symbols.count, out_expr);
}

//===-- Dimensions and levels -----------------------------------------------------------------===//

static tn_status read_dimension_slice(reading* self, tn_attribute* out_slice) {
  const char* at = self->parser->token.start;
  self->has_slices = true;
  TN_TRY(tn_parser__attribute(self->parser, (tn_type){NULL}, out_slice));
  if (tn_opaque__is_called(out_slice->storage, "sparse_tensor", "slice")) return TN_OK;
  return tn_parser__error_at(self->parser, at, "expected SparseTensorDimSliceAttr");
}

static tn_status read_dimension(reading* self) {
  const uint32_t index = self->dims.count;
  TN_TRY(bind(self, &self->dims));
  self->slices[index] = (tn_attribute){NULL};
  if (tn_parser__consume_if(self->parser, TN_TOKEN_EQUAL)) {
    TN_TRY(read_expr(self, &self->levels, &self->inverse[self->inverse_count++]));
  }
  if (!tn_parser__consume_if(self->parser, TN_TOKEN_COLON)) return TN_OK;
  return read_dimension_slice(self, &self->slices[index]);
}

static tn_status read_structured_size(tn_parser* parser, int64_t* out_size) {
  const char* at = parser->token.start;
  uint64_t size = 0;
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error_at(parser, at, "expected valid integer for structured size");
  }
  if (!tn_token__uint64(&parser->token, &size) || size > UINT32_MAX) {
    return tn_parser__error(parser, "integer value too large");
  }
  tn_parser__advance(parser);
  *out_size = (int64_t)size;
  if (!is_negative || size == 0) return TN_OK;
  return tn_parser__error_at(parser, at, "expected structured size to be >= 0");
}

/// Parses `[2, 4]` of a structured level that begins at `at`.
static tn_status read_structured(tn_parser* parser, const char* at, int64_t* type) {
  int64_t sizes[3] = {0, 0, 0};
  size_t count = 0;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE) &&
      !tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      TN_TRY(read_structured_size(parser, &sizes[count < 2 ? count : 2]));
      ++count;
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(
        tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']' in structured n out of m"));
  }
  if (count != 2) return tn_parser__error_at(parser, at, "expected exactly 2 structured sizes");
  if (sizes[0] > sizes[1]) {
    return tn_parser__error_at(parser, at, "expected n <= m in n_out_of_m");
  }
  // As in MLIR, n overflows into m if it is too large.
  const uint64_t bits = (uint64_t)sizes[0] << TN_SPARSE_N_SHIFT | (uint64_t)sizes[1]
                                                                      << TN_SPARSE_M_SHIFT;
  *type |= (int64_t)(bits & UINT64_C(0xffff00000000));
  return TN_OK;
}

/// Returns the bits of a keyword; 0 for an unknown one.
static int64_t bits_of(const tn_sparse_word* words, tn_string_view word) {
  while (words->text != NULL && !tn_string_view_equal(word, tn_string_view_from(words->text))) {
    ++words;
  }
  return words->bits;
}

static tn_status read_property(tn_parser* parser, int64_t* type) {
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser,
                            "expected valid level property (e.g. nonordered, nonunique or high)");
  }
  const int64_t bits = bits_of(tn_sparse_properties, word);
  if (bits == 0) {
    return tn_parser__error(parser, "unknown level property: %.*s", name_size(word), word.data);
  }
  tn_parser__advance(parser);
  *type |= bits;
  return TN_OK;
}

static tn_status read_properties(tn_parser* parser, int64_t* type) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_PAREN) ||
      tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) {
    return TN_OK;
  }
  do {
    TN_TRY(read_property(parser, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in level property list");
}

static tn_status read_type(tn_parser* parser, int64_t* out_type) {
  const char* at = parser->token.start;
  const tn_string_view word = tn_token__spelling(&parser->token);
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__error(parser,
                            "expected valid level format (e.g. dense, compressed or singleton)");
  }
  *out_type = bits_of(tn_sparse_formats, word);
  tn_parser__advance(parser);
  if (*out_type == TN_SPARSE_STRUCTURED) TN_TRY(read_structured(parser, at, out_type));
  TN_TRY(read_properties(parser, out_type));
  if ((*out_type & TN_SPARSE_FORMAT_MASK) == 0) {
    return tn_parser__error_at(parser, at, "unknown level format: %.*s", name_size(word),
                               word.data);
  }
  if (tn_sparse__takes_properties(*out_type) || (*out_type & TN_SPARSE_PROPERTY_MASK) == 0) {
    return TN_OK;
  }
  return tn_parser__error_at(parser, at,
                             "invalid level type: level format doesn't support the properties");
}

/// Parses `l0 =` if levels have names.
static tn_status read_level_binding(reading* self) {
  static const char* const endings[] = {"th", "st", "nd", "rd"};
  const char* at = self->parser->token.start;
  tn_string_view name;
  if (self->levels.count == 0) return TN_OK;
  TN_TRY(read_identifier(self, &name));
  const uint32_t index = find_name(&self->levels, name);
  if (index == self->levels.count) {
    return tn_parser__error_at(self->parser, at, "use of undeclared identifier '%.*s'",
                               name_size(name), name.data);
  }
  TN_TRY(tn_parser__expect(self->parser, TN_TOKEN_EQUAL, "expected '='"));
  if (index == self->level_count) return TN_OK;
  return tn_parser__error_at(self->parser, at,
                             "Level-variable ordering mismatch. The variable '%.*s' was "
                             "forward-declared as the %u%s level; but is bound by the %u%s "
                             "specification.",
                             name_size(name), name.data, index, endings[index < 4 ? index : 0],
                             self->level_count,
                             endings[self->level_count < 4 ? self->level_count : 0]);
}

static tn_status read_level(reading* self) {
  if (self->type_count == TN_SPARSE_RANK_MAX) return refuse_rank(self);
  TN_TRY(read_level_binding(self));
  TN_TRY(read_expr(self, &self->dims, &self->exprs[self->level_count]));
  TN_TRY(tn_parser__expect(self->parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(read_type(self->parser, &self->types[self->type_count]));
  ++self->type_count;
  ++self->level_count;
  return TN_OK;
}

//===-- Maps ----------------------------------------------------------------------------------===//

static tn_status read_map_text(reading* self) {
  tn_parser* parser = self->parser;
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_SQUARE)) {
    TN_TRY(read_items(self, TN_TOKEN_RIGHT_SQUARE, read_symbol,
                      "expected ']' in symbol-declaration list"));
  }
  if (tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE)) {
    TN_TRY(read_items(self, TN_TOKEN_RIGHT_BRACE, read_level_name,
                      "expected '}' in level-declaration list"));
  }
  TN_TRY(
      tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in dimension-specifier list"));
  TN_TRY(read_items(self, TN_TOKEN_RIGHT_PAREN, read_dimension,
                    "expected ')' in dimension-specifier list"));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in level-specifier list"));
  TN_TRY(
      read_items(self, TN_TOKEN_RIGHT_PAREN, read_level, "expected ')' in level-specifier list"));
  if (self->levels.count == 0 || self->levels.count == self->level_count) return TN_OK;
  return tn_parser__error_at(parser, at,
                             "Level-rank mismatch between forward-declarations and specifiers. "
                             "Declared %u level-variables; but got %u level-specifiers.",
                             self->levels.count, self->level_count);
}

/// Sets the slice of each dimension if any dimension has one.
static tn_status set_slices(reading* self, tn_uref* parameters) {
  static const int64_t whole[] = {0, TN_SPARSE_UNKNOWN, 1};
  tn_context* context = self->parser->context;
  tn_attribute numbers[3];
  tn_type type;
  tn_attribute made;
  parameters[TN_SPARSE_SLICES] = 0;
  if (!self->has_slices) return TN_OK;
  TN_TRY(tn_parser__integer_type(self->parser, 64, &type));
  for (size_t i = 0; i < 3; ++i) TN_TRY(tn_integer_attribute_get(type, whole[i], &numbers[i]));
  TN_TRY(tn_dialect_attribute_get(context, tn_string_view_from("sparse_tensor.slice"), numbers, 3,
                                  &made));
  for (uint32_t i = 0; i < self->dims.count; ++i) {
    if (self->slices[i].storage == NULL) self->slices[i] = made;
  }
  TN_TRY(tn_array_attribute_get(context, self->slices, self->dims.count, &made));
  parameters[TN_SPARSE_SLICES] = made.storage->self;
  return TN_OK;
}

static tn_status read_map(reading* self, tn_uref* parameters) {
  tn_context* context = self->parser->context;
  tn_attribute map;
  self->dims.count = self->levels.count = self->symbols.count = 0;
  self->level_count = self->inverse_count = 0;
  self->has_slices = false;
  TN_TRY(read_map_text(self));
  TN_TRY(tn_affine_map_get(context, self->dims.count, self->symbols.count, self->exprs,
                           self->level_count, &map));
  parameters[TN_SPARSE_TO_LEVEL] = map.storage->self;
  parameters[TN_SPARSE_TO_DIM] = 0;
  if (self->inverse_count != 0) {
    TN_TRY(tn_affine_map_get(context, self->level_count, self->symbols.count, self->inverse,
                             self->inverse_count, &map));
    parameters[TN_SPARSE_TO_DIM] = map.storage->self;
  }
  return set_slices(self, parameters);
}

//===-- The encoding --------------------------------------------------------------------------===//

static tn_status set_width(reading* self, const char* what, tn_attribute value,
                           tn_uref* out_width) {
  tn_type type;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    return tn_parser__error_at(self->parser, self->at, "expected an integral %s bitwidth", what);
  }
  TN_TRY(tn_integer_type_get(self->parser->context, 32, TN_UNSIGNED, &type));
  TN_TRY(
      tn_integer_attribute_get(type, (int64_t)(uint32_t)tn_integer_attribute_value(value), &value));
  *out_width = value.storage->self;
  return TN_OK;
}

/// Parses a value other than the map; an element may be complex.
static tn_status read_value(reading* self, tn_string_view key, uint32_t parameter,
                            tn_uref* parameters) {
  tn_attribute value;
  TN_TRY(tn_parser__attribute(self->parser, (tn_type){NULL}, &value));
  if (parameter == TN_SPARSE_POSITION_WIDTH || parameter == TN_SPARSE_COORDINATE_WIDTH) {
    const char* what = parameter == TN_SPARSE_POSITION_WIDTH ? "position" : "index";
    return set_width(self, what, value, &parameters[parameter]);
  }
  parameters[parameter] = value.storage->self;
  if (tn_sparse__is_number(value)) return TN_OK;
  return tn_parser__error_at(self->parser, self->at, "expected a numeric value for %.*s",
                             (int)key.size, key.data);
}

static tn_status read_entry(reading* self, tn_string_view key, tn_uref* parameters) {
  static const struct {
    const char* key;
    uint32_t parameter;
  } keys[] = {{"map", TN_SPARSE_TO_LEVEL},
              {"posWidth", TN_SPARSE_POSITION_WIDTH},
              {"crdWidth", TN_SPARSE_COORDINATE_WIDTH},
              {"explicitVal", TN_SPARSE_EXPLICIT},
              {"implicitVal", TN_SPARSE_IMPLICIT}};
  const size_t count = sizeof keys / sizeof *keys;
  size_t i = 0;
  tn_parser__advance(self->parser);
  while (i < count && !tn_string_view_equal(key, tn_string_view_from(keys[i].key))) ++i;
  if (i == count) {
    return tn_parser__error_at(self->parser, self->at, "unexpected key: %.*s", name_size(key),
                               key.data);
  }
  TN_TRY(tn_parser__expect(self->parser, TN_TOKEN_EQUAL, "expected '='"));
  return i == 0 ? read_map(self, parameters) : read_value(self, key, keys[i].parameter, parameters);
}

/// Returns the mnemonic before the `<` before `at`.
static const char* mnemonic_before(const char* at) {
  while (at[-1] == '<' || at[-1] == ' ' || at[-1] == '\n') --at;
  while (at[-1] >= 'a' && at[-1] <= 'z') --at;
  return at;
}

static tn_status parse_encoding(tn_parser* parser, tn_uref* parameters) {
  reading self;
  tn_type type;
  tn_attribute types;
  self.parser = parser;
  self.at = mnemonic_before(parser->token.start);
  self.type_count = 0;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
  while (tn_token__is_identifier(&parser->token)) {
    TN_TRY(read_entry(&self, tn_token__spelling(&parser->token), parameters));
    if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) break;
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  TN_TRY(tn_dense_array_attribute_get(type, self.type_count, self.types,
                                      self.type_count * sizeof *self.types, &types));
  parameters[TN_SPARSE_TYPES] = types.storage->self;
  return TN_OK;
}

//===-- Slices and ranges ---------------------------------------------------------------------===//

static tn_status parse_extent(tn_parser* parser, tn_uref* out_number) {
  tn_type type;
  tn_attribute number;
  TN_TRY(tn_parser__integer_type(parser, 64, &type));
  if (tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) {
    TN_TRY(tn_integer_attribute_get(type, TN_SPARSE_UNKNOWN, &number));
  } else if (!tn_parser__is(parser, TN_TOKEN_INTEGER) && !tn_parser__is(parser, TN_TOKEN_MINUS)) {
    return tn_parser__wrong_token(parser, "expected '?'");
  } else {
    TN_TRY(tn_body_format__read_integer(parser, type, &number));
    if (tn_integer_attribute_value(number) < 0) {
      return tn_parser__error(parser, "expect positive value or ? for slice offset/size/stride");
    }
  }
  *out_number = number.storage->self;
  return TN_OK;
}

static void print_extent(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const int64_t number = tn_parameters__integer(context, parameters, 0);
  if (number == TN_SPARSE_UNKNOWN) {
    tn_text_buffer_append_text(text, "?");
  } else {
    tn_text_buffer_append_signed(text, number);
  }
}

/// Parses `0 to 2`, or `0` for one level.
static tn_status parse_levels(tn_parser* parser, tn_uref* parameters) {
  tn_type type;
  tn_attribute number;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_UNSIGNED, &type));
  TN_TRY(tn_body_format__read_integer(parser, type, &number));
  parameters[0] = number.storage->self;
  if (tn_parser__is_word(parser, "to")) {
    tn_parser__advance(parser);
    TN_TRY(tn_body_format__read_integer(parser, type, &number));
  } else {
    TN_TRY(tn_integer_attribute_get(
        type, (int64_t)((uint64_t)tn_integer_attribute_value(number) + 1), &number));
  }
  parameters[1] = number.storage->self;
  return TN_OK;
}

static void print_levels(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const uint64_t first = (uint64_t)tn_parameters__integer(context, parameters, 0);
  const uint64_t end = (uint64_t)tn_parameters__integer(context, parameters, 1);
  tn_text_buffer_append_unsigned(text, first);
  if (end - first == 1) return;
  tn_text_buffer_append_text(text, " to ");
  tn_text_buffer_append_unsigned(text, end);
}

const tn_parameter_directive tn_sparse_parameter_directives[] = {
    {"Encoding",
     "i64 array, map, map, ui32, ui32, attribute, attribute, list of #sparse_tensor.slice",
     parse_encoding, tn_sparse__print_encoding},
    {"SliceExtent", "i64", parse_extent, print_extent},
    {"LevelRange", "ui64, ui64", parse_levels, print_levels},
    {NULL, NULL, NULL, NULL},
};
