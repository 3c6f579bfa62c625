// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters of sdy's attributes that a schema does not describe: directives of their formats, and
// checks with Shardy's messages.
//
// Source: the Shardy documentation of the dialect.

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/common/parts.h"
#include "dialects/sdy/sdy.h"
#include "ir/definition.h"
#include "schema/body_format.h"
#include "text/parser.h"

#define FIRST_SYMBOL 'i'
#define SYMBOL_COUNT ('z' - FIRST_SYMBOL)
/// Longer integers are no valid priorities and have no symbols.
#define DIGITS_MAX 17u
#define NUMBER_MAX 99999999999999999
/// The number of characters of a wrong keyword that messages show.
#define SHOWN_MAX 40u

static const tn_string_view sdy = {"sdy", 3};

static int shown(tn_string_view text) {
  return (int)(text.size < SHOWN_MAX ? text.size : SHOWN_MAX);
}

static tn_status set_number(const tn_parser* parser, int64_t number, tn_uref* out_parameter) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_integer_attribute_get(type, number, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status set_bool(const tn_parser* parser, bool truth, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_bool_attribute_get(parser->context, truth, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

//===-- Axes ----------------------------------------------------------------------------------===//

/// Takes the attributes on the parser's stack from `base` on as a list; 0 for an empty list.
static tn_status take_list(tn_parser* parser, size_t base, tn_uref* out_parameter) {
  const tn_attribute* items = (const tn_attribute*)parser->attributes.items + base;
  const size_t count = parser->attributes.count - base;
  tn_attribute list;
  parser->attributes.count = base;
  *out_parameter = 0;
  if (count == 0) return TN_OK;
  TN_TRY(tn_array_attribute_get(parser->context, items, count, &list));
  *out_parameter = list.storage->self;
  return TN_OK;
}

/// Parses `"x", "y":(1)2` up to a brace. If `out_closed` is not NULL, the last item may be `?`.
static tn_status read_axes(tn_parser* parser, bool* out_closed, tn_uref* out_axes) {
  const size_t base = parser->attributes.count;
  bool is_first = true;
  while (!tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    tn_attribute axis;
    if (!is_first) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    is_first = false;
    if (out_closed != NULL && tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) {
      *out_closed = false;
      break;
    }
    TN_TRY(tn_parser__stripped_attribute(parser, sdy, tn_string_view_from("axis_ref"), &axis));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &axis, sizeof axis));
  }
  return take_list(parser, base, out_axes);
}

static void put_axes(const tn_context* context, tn_uref parameter, tn_text_buffer* text) {
  const tn_attribute list = tn_parameters__attribute(context, &parameter, 0);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_body_format__put_stripped(text, tn_array_attribute_element(list, i).storage);
  }
}

/// Parses `"x", ?`.
static tn_status parse_open_axes(tn_parser* parser, tn_uref* parameters) {
  bool is_closed = true;
  TN_TRY(read_axes(parser, &is_closed, &parameters[0]));
  return set_bool(parser, is_closed, &parameters[1]);
}

static void print_open_axes(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text) {
  put_axes(context, parameters[0], text);
  if (tn_parameters__integer(context, parameters, 1) != 0) return;
  tn_text_buffer_append_text(text, parameters[0] == 0 ? "?" : ", ?");
}

/// Parses `p3` if it is present.
static tn_status parse_priority(tn_parser* parser, tn_uref* parameters) {
  int64_t priority = 0;
  if (!tn_token__is_identifier(&parser->token)) return TN_OK;
  const tn_string_view text = tn_token__spelling(&parser->token);
  tn_parser__advance(parser);
  bool is_right = text.size >= 2 && text.data[0] == 'p';
  for (size_t i = 1; i < text.size; ++i) {
    is_right = is_right && text.data[i] >= '0' && text.data[i] <= '9';
    if (i <= DIGITS_MAX) priority = priority * 10 + (text.data[i] - '0');
  }
  if (!is_right) {
    return tn_parser__error(parser, "expecting priority in format 'p<number>', got: %.*s",
                            shown(text), text.data);
  }
  if (text.size > 2 && text.data[1] == '0') {
    return tn_parser__error(parser, "priorities with leading zeros are not allowed, got: %.*s",
                            shown(text), text.data);
  }
  if (text.size > DIGITS_MAX + 1) {
    return tn_parser__error(parser, "expecting integer priority, got: %.*s", shown(text),
                            text.data);
  }
  return set_number(parser, priority, &parameters[0]);
}

static void print_priority(const tn_context* context, const tn_uref* parameters,
                           tn_text_buffer* text) {
  if (parameters[0] == 0) return;
  tn_text_buffer_append_text(text, "p");
  tn_text_buffer_append_signed(text, tn_parameters__integer(context, parameters, 0));
}

static bool check_dimension(const tn_context* context, const tn_uref* parameters,
                            tn_parse_error* out_wrong) {
  enum { PRIORITY = 2 };
  if (parameters[PRIORITY] == 0) return true;
  const int64_t priority = tn_parameters__integer(context, parameters, PRIORITY);
  return (priority >= 0 && priority <= NUMBER_MAX) ||
         tn_parameters__refuse(out_wrong, "expecting integer priority, got: p%lld",
                               (long long)priority);
}

//===-- Shardings -----------------------------------------------------------------------------===//

/// Parses `@name` or `mesh<...>`.
static tn_status parse_mesh(tn_parser* parser, tn_uref* parameters) {
  tn_attribute mesh = {NULL};
  if (tn_parser__is_word(parser, "mesh")) {
    tn_parser__advance(parser);
    TN_TRY(tn_parser__stripped_attribute(parser, sdy, tn_string_view_from("mesh"), &mesh));
  } else if (tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    const char* at = parser->token.start;
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &mesh));
    if (tn_symbol_ref_attribute_nested_count(mesh) != 0) {
      return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
    }
  } else {
    return tn_parser__wrong_token(parser, "invalid kind of attribute specified");
  }
  parameters[0] = mesh.storage->self;
  return TN_OK;
}

static void print_mesh(const tn_context* context, const tn_uref* parameters, tn_text_buffer* text) {
  const tn_attribute mesh = tn_parameters__attribute(context, parameters, 0);
  if (tn_opaque__is_called(mesh.storage, "sdy", "mesh")) {
    tn_text_buffer_append_text(text, "mesh");
    tn_body_format__put_stripped(text, mesh.storage);
  } else {
    tn_attribute__append_text(mesh, text);
  }
}

/// Parses the lists of axes after the dimensions; each may occur once.
static tn_status parse_named_axes(tn_parser* parser, tn_uref* parameters) {
  static const char* const names[] = {"replicated", "unreduced"};
  bool is_there[2] = {false, false};
  while (tn_parser__consume_if(parser, TN_TOKEN_COMMA)) {
    size_t i = 0;
    while (i < 2 && (is_there[i] || !tn_parser__is_word(parser, names[i]))) ++i;
    if (i == 2) {
      return tn_parser__error(parser,
                              "failed to parse Sdy_TensorSharding, expected valid named axis list "
                              "after comma");
    }
    is_there[i] = true;
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
    TN_TRY(read_axes(parser, NULL, &parameters[i]));
    tn_parser__advance(parser);
  }
  return TN_OK;
}

static void print_named_axes(const tn_context* context, const tn_uref* parameters,
                             tn_text_buffer* text) {
  static const char* const names[] = {", replicated={", ", unreduced={"};
  for (size_t i = 0; i < 2; ++i) {
    if (parameters[i] == 0) continue;
    tn_text_buffer_append_text(text, names[i]);
    put_axes(context, parameters[i], text);
    tn_text_buffer_append_text(text, "}");
  }
}

//===-- Factors -------------------------------------------------------------------------------===//

static tn_status push_number(tn_parser* parser, int64_t number) {
  return tn_parser__push(parser, &parser->dims, &number, sizeof number);
}

/// Takes the integers on the parser's stack from `base` on; 0 for an empty list.
static tn_status take_numbers(tn_parser* parser, size_t base, tn_uref* out_parameter) {
  tn_attribute numbers = {NULL};
  *out_parameter = 0;
  if (parser->dims.count == base) return TN_OK;
  TN_TRY(tn_part__take_numbers(parser, base, &numbers));
  *out_parameter = numbers.storage->self;
  return TN_OK;
}

/// Parses a symbol of `text` at `*at`: `i` to `z`, then `z_1` and so on.
static tn_status next_symbol(tn_parser* parser, tn_string_view text, size_t* at,
                             int64_t* out_index) {
  const char c = text.data[*at];
  if (c < FIRST_SYMBOL || c > 'z') {
    return tn_parser__error(parser, "expecting symbol from 'i' to 'z'. Received: '%c'", c);
  }
  ++*at;
  *out_index = c - FIRST_SYMBOL;
  if (c != 'z' || *at == text.size || text.data[*at] != '_') return TN_OK;
  int64_t number = 0;
  const size_t first = ++*at;
  for (; *at < text.size && text.data[*at] >= '0' && text.data[*at] <= '9'; ++*at) {
    if (*at - first < DIGITS_MAX) number = number * 10 + (text.data[*at] - '0');
  }
  if (*at == first || *at - first > DIGITS_MAX) {
    return tn_parser__error(parser, "expecting integer after 'z_'. Received: '%.*s'", shown(text),
                            text.data);
  }
  if (text.data[first] == '0') {
    const tn_string_view digits = {text.data + first, *at - first};
    return tn_parser__error(parser,
                            "expecting positive integer without leading zeros. Received: '%.*s'",
                            shown(digits), digits.data);
  }
  *out_index = number + SYMBOL_COUNT;
  return TN_OK;
}

static void put_symbol(tn_text_buffer* text, int64_t index) {
  if (index <= SYMBOL_COUNT) {
    tn_text_buffer_format(text, "%c", (int)(FIRST_SYMBOL + index));
  } else {
    tn_text_buffer_format(text, "z_%lld", (long long)(index - SYMBOL_COUNT));
  }
}

static tn_status take_word(tn_parser* parser, tn_string_view* out_word) {
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__wrong_token(parser, "expected valid keyword");
  }
  *out_word = tn_token__spelling(&parser->token);
  tn_parser__advance(parser);
  return TN_OK;
}

/// Parses `ij`: the factors of a dimension. A dimension without factors is empty or `*`.
static tn_status parse_factor_indices(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->dims.count;
  tn_string_view text = {NULL, 0};
  if (tn_parser__consume_if(parser, TN_TOKEN_STAR)) return TN_OK;
  if (!tn_token__is_identifier(&parser->token)) return TN_OK;
  TN_TRY(take_word(parser, &text));
  for (size_t at = 0; at < text.size;) {
    int64_t index = 0;
    TN_TRY(next_symbol(parser, text, &at, &index));
    TN_TRY(push_number(parser, index));
  }
  return take_numbers(parser, base, &parameters[0]);
}

static void print_factor_indices(const tn_context* context, const tn_uref* parameters,
                                 tn_text_buffer* text) {
  size_t count = 0;
  const int64_t* indices = tn_sdy__numbers(context, parameters, 0, &count);
  for (size_t i = 0; i < count; ++i) put_symbol(text, indices[i]);
}

/// Parses `i, jk`, up to a square bracket. A dimension without factors is empty, as in Shardy; a
/// single one is `*`, since `[]` is a tensor of rank 0.
static tn_status parse_dimensions(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->attributes.count;
  while (!tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE) || parser->attributes.count != base) {
    tn_attribute dimension = {NULL};
    TN_TRY(
        tn_parser__stripped_attribute(parser, sdy, tn_string_view_from("dim_mapping"), &dimension));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &dimension, sizeof dimension));
    if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) break;
  }
  return take_list(parser, base, &parameters[0]);
}

static void print_dimensions(const tn_context* context, const tn_uref* parameters,
                             tn_text_buffer* text) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, 0);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute item = tn_array_attribute_element(list, i);
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (count == 1 && tn_attribute_parameter_at(item, 0).storage == NULL) {
      tn_text_buffer_append_text(text, "*");
    } else {
      tn_body_format__put_stripped(text, item.storage);
    }
  }
}

/// Parses `i, k`, up to a brace. Only the first symbol of each identifier counts.
static tn_status parse_factors(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->dims.count;
  while (!tn_parser__is(parser, TN_TOKEN_RIGHT_BRACE)) {
    tn_string_view text = {NULL, 0};
    size_t at = 0;
    int64_t index = 0;
    if (parser->dims.count != base) {
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected '}'"));
    }
    TN_TRY(take_word(parser, &text));
    TN_TRY(next_symbol(parser, text, &at, &index));
    TN_TRY(push_number(parser, index));
  }
  return take_numbers(parser, base, &parameters[0]);
}

static void print_factors(const tn_context* context, const tn_uref* parameters,
                          tn_text_buffer* text) {
  size_t count = 0;
  const int64_t* indices = tn_sdy__numbers(context, parameters, 0, &count);
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    put_symbol(text, indices[i]);
  }
}

/// Parses `i=8`, in the order of the symbols.
static tn_status read_factor_size(tn_parser* parser, int64_t expected) {
  tn_string_view text = {NULL, 0};
  size_t at = 0;
  int64_t index = 0;
  tn_type type;
  tn_attribute size;
  TN_TRY(take_word(parser, &text));
  TN_TRY(next_symbol(parser, text, &at, &index));
  if (index != expected) {
    tn_text_buffer message = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&message,
                               "expecting factor indices to be ordered like an iota ([0,1,2,...], "
                               "e.g. {i=#, j=#, ...}). Expecting factor index symbol '");
    put_symbol(&message, expected);
    tn_text_buffer_append_text(&message, "', received: '");
    put_symbol(&message, index);
    tn_text_buffer_append_text(&message, "'");
    return tn_parser__error_text(parser, parser->token.start, &message, NULL, NULL);
  }
  if (at != text.size) {
    return tn_parser__error(parser, "expecting single factor symbol: %.*s", (int)(text.size - at),
                            text.data + at);
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_body_format__read_integer(parser, type, &size));
  return push_number(parser, tn_integer_attribute_value(size));
}

/// Parses `{i=8, j=4}` if it is present.
static tn_status parse_factor_sizes(tn_parser* parser, tn_uref* parameters) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE)) return TN_OK;
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  const size_t base = parser->dims.count;
  do {
    TN_TRY(read_factor_size(parser, (int64_t)(parser->dims.count - base)));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected '}'"));
  return take_numbers(parser, base, &parameters[0]);
}

static void print_factor_sizes(const tn_context* context, const tn_uref* parameters,
                               tn_text_buffer* text) {
  size_t count = 0;
  const int64_t* sizes = tn_sdy__numbers(context, parameters, 0, &count);
  for (size_t i = 0; i < count; ++i) {
    tn_text_buffer_append_text(text, i == 0 ? " {" : ", ");
    put_symbol(text, (int64_t)i);
    tn_text_buffer_append_text(text, "=");
    tn_text_buffer_append_signed(text, sizes[i]);
  }
  if (count != 0) tn_text_buffer_append_text(text, "}");
}

static tn_status parse_is_custom(tn_parser* parser, tn_uref* parameters) {
  if (!tn_parser__consume_if(parser, TN_TOKEN_COMMA)) return TN_OK;
  if (!tn_parser__is_word(parser, "custom")) {
    return tn_parser__wrong_token(parser, "expected 'custom'");
  }
  tn_parser__advance(parser);
  return set_bool(parser, true, &parameters[0]);
}

static void print_is_custom(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text) {
  if (parameters[0] != 0 && tn_parameters__integer(context, parameters, 0) != 0) {
    tn_text_buffer_append_text(text, ", custom");
  }
}

/// Checks that each integer of a list has a symbol.
static bool check_indices(const tn_context* context, const tn_uref* parameters, uint32_t index,
                          tn_parse_error* out_wrong) {
  size_t count = 0;
  const int64_t* indices = tn_sdy__numbers(context, parameters, index, &count);
  for (size_t i = 0; i < count; ++i) {
    if (indices[i] >= 0 && indices[i] <= NUMBER_MAX) continue;
    return tn_parameters__refuse(out_wrong, "unknown factor index %lld", (long long)indices[i]);
  }
  return true;
}

static bool check_dim_mapping(const tn_context* context, const tn_uref* parameters,
                              tn_parse_error* out_wrong) {
  return check_indices(context, parameters, 0, out_wrong);
}

static bool check_rule(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  enum { REDUCTION = 3, BLOCKED = 6 };
  for (uint32_t i = REDUCTION; i <= BLOCKED; ++i) {
    if (!check_indices(context, parameters, i, out_wrong)) return false;
  }
  return true;
}

/// Omits an empty list of integers.
static void drop_empty(const tn_context* context, tn_uref* parameters, uint32_t index) {
  size_t count = 0;
  (void)tn_sdy__numbers(context, parameters, index, &count);
  if (count == 0) parameters[index] = 0;
}

static tn_status normalize_dim_mapping(tn_context* context, tn_uref* parameters) {
  drop_empty(context, parameters, 0);
  return TN_OK;
}

static tn_status normalize_rule(tn_context* context, tn_uref* parameters) {
  static const uint32_t lists[] = {0, 3, 4, 5, 6};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; ++i) {
    drop_empty(context, parameters, lists[i]);
  }
  return TN_OK;
}

//===-- Meshes --------------------------------------------------------------------------------===//

static bool check_mesh_axis(const tn_context* context, const tn_uref* parameters,
                            tn_parse_error* out_wrong) {
  const int64_t size = tn_parameters__integer(context, parameters, 1);
  return size > 0 || tn_parameters__refuse(out_wrong, "axis size must be at least 1, got: %lld",
                                           (long long)size);
}

/// Finds the least integer from `least` on, and counts how often it occurs; 0 if there is none.
static size_t find_least(const int64_t* numbers, size_t count, int64_t least, int64_t* out_number) {
  size_t found = 0;
  for (size_t i = 0; i < count; ++i) {
    if (numbers[i] < least || (found != 0 && numbers[i] > *out_number)) continue;
    found = found != 0 && numbers[i] == *out_number ? found + 1 : 1;
    *out_number = numbers[i];
  }
  return found;
}

/// The message lists the integers in ascending order, as far as there is room.
static bool refuse_order(const int64_t* numbers, size_t count, tn_parse_error* out_wrong) {
  char text[64] = "";
  size_t size = 0;
  int64_t number = -1;
  for (size_t shown = 0; shown < count && size < sizeof text - 24;) {
    size_t times = find_least(numbers, count, number + 1, &number);
    for (; times != 0 && size < sizeof text - 24; --times, ++shown) {
      size += (size_t)snprintf(text + size, sizeof text - size, shown == 0 ? "%lld" : ", %lld",
                               (long long)number);
    }
  }
  return tn_parameters__refuse(out_wrong, "sorted device ids must be iota(product(axes)), got: %s",
                               text);
}

static bool is_iota(const int64_t* numbers, size_t count) {
  size_t i = 0;
  while (i < count && numbers[i] == (int64_t)i) ++i;
  return i == count;
}

/// Checks that the device ids are a permutation of 0, 1, ... Checks a window of ids at a time,
/// which needs no allocation.
static bool check_order(const int64_t* numbers, size_t count, tn_parse_error* out_wrong) {
  enum { WINDOW = 1 << 15 };
  if (is_iota(numbers, count)) return true;
  for (size_t start = 0; start < count; start += WINDOW) {
    uint8_t seen[WINDOW / 8] = {0};
    size_t found = 0;
    for (size_t i = 0; i < count; ++i) {
      const uint64_t at = (uint64_t)numbers[i] - start;
      if (at >= WINDOW || ((unsigned)seen[at / 8] >> at % 8 & 1u) != 0) continue;
      seen[at / 8] = (uint8_t)(seen[at / 8] | 1u << at % 8);
      ++found;
    }
    // A duplicate or an id that is too large means that another one is missing.
    if (found < WINDOW && found < count - start) return refuse_order(numbers, count, out_wrong);
  }
  return true;
}

/// Checks that the axes have unique names; computes the number of devices.
static bool check_axes(tn_attribute axes, int64_t* product, tn_parse_error* out_wrong) {
  const size_t count = axes.storage == NULL ? 0 : tn_array_attribute_count(axes);
  *product = 1;
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute axis = tn_array_attribute_element(axes, i);
    const tn_attribute name = tn_attribute_parameter_at(axis, 0);
    const int64_t size = tn_integer_attribute_value(tn_attribute_parameter_at(axis, 1));
    if (__builtin_mul_overflow(*product, size, product)) *product = INT64_MAX;
    for (size_t k = 0; k < i; ++k) {
      const tn_attribute other = tn_array_attribute_element(axes, k);
      if (!tn_attribute_equal(tn_attribute_parameter_at(other, 0), name)) continue;
      const tn_string_view text = tn_string_attribute_value(name);
      return tn_parameters__refuse(out_wrong, "duplicate axis name: \"%.*s\"", (int)text.size,
                                   text.data);
    }
  }
  return true;
}

static bool check_mesh(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  size_t count = 0;
  int64_t product = 1;
  const tn_attribute axes = tn_parameters__attribute(context, parameters, 0);
  const int64_t* devices = tn_sdy__numbers(context, parameters, 1, &count);
  for (size_t i = 0; i < count; ++i) {
    if (devices[i] >= 0) continue;
    return tn_parameters__refuse(out_wrong, "device id must be non-negative, got: %lld",
                                 (long long)devices[i]);
  }
  if (axes.storage == NULL && count > 1) {
    return tn_parameters__refuse(out_wrong,
                                 "axes is empty and device_ids has more than one element");
  }
  if (!check_axes(axes, &product, out_wrong)) return false;
  if (axes.storage == NULL || count == 0) return true;
  if (product != (int64_t)count) {
    return tn_parameters__refuse(out_wrong,
                                 "total product of axis sizes must match total number of device "
                                 "ids, got: %lld != %zu",
                                 (long long)product, count);
  }
  return check_order(devices, count, out_wrong);
}

/// Omits device ids that are in order.
static tn_status normalize_mesh(tn_context* context, tn_uref* parameters) {
  size_t count = 0;
  const int64_t* devices = tn_sdy__numbers(context, parameters, 1, &count);
  const tn_attribute axes = tn_parameters__attribute(context, parameters, 0);
  int64_t product = 0;
  tn_parse_error wrong;
  if (count == 0) parameters[1] = 0;
  if (axes.storage == NULL || !is_iota(devices, count)) return TN_OK;
  if (check_axes(axes, &product, &wrong) && product == (int64_t)count) parameters[1] = 0;
  return TN_OK;
}

//===-- Edges ---------------------------------------------------------------------------------===//

static bool check_edge(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  return tn_parameters__integer(context, parameters, 1) >= 0 ||
         tn_parameters__refuse(out_wrong, "expected an index of at least 0");
}

static bool check_step(const tn_context* context, const tn_uref* parameters,
                       tn_parse_error* out_wrong) {
  return tn_parameters__integer(context, parameters, 0) >= 0 ||
         tn_parameters__refuse(out_wrong, "expected an index of at least 0");
}

//===-- Tables --------------------------------------------------------------------------------===//

const tn_parameter_directive tn_sdy_parameter_directives[] = {
    {"Dimensions", "list of #sdy.dim_mapping", parse_dimensions, print_dimensions},
    {"FactorIndices", "i64 array", parse_factor_indices, print_factor_indices},
    {"FactorSizes", "i64 array", parse_factor_sizes, print_factor_sizes},
    {"Factors", "i64 array", parse_factors, print_factors},
    {"IsCustom", "bool", parse_is_custom, print_is_custom},
    {"Mesh", "#sdy.mesh or @name", parse_mesh, print_mesh},
    {"NamedAxes", "list of #sdy.axis_ref, list of #sdy.axis_ref", parse_named_axes,
     print_named_axes},
    {"OpenAxes", "list of #sdy.axis_ref, bool", parse_open_axes, print_open_axes},
    {"Priority", "i64", parse_priority, print_priority},
    {NULL, NULL, NULL, NULL},
};

const tn_parameters_check tn_sdy_parameters_checks[] = {
    {"#dim_mapping", check_dim_mapping},   {"#dimension_sharding", check_dimension},
    {"#edge_value_ref", check_edge},       {"#mesh", check_mesh},
    {"#mesh_axis", check_mesh_axis},       {"#op_sharding_rule", check_rule},
    {"#propagation_one_step", check_step}, {NULL, NULL},
};

const tn_parameters_form tn_sdy_parameters_forms[] = {
    {"#dim_mapping", normalize_dim_mapping},
    {"#mesh", normalize_mesh},
    {"#op_sharding_rule", normalize_rule},
    {NULL, NULL},
};
