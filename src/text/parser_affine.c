// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and integer sets. Source: MLIR's "Affine" dialect documentation.
//
// Sums are parsed by a loop, products by another inside of it; only parentheses and signs recurse.
// The reader records whether there is a left operand, because the message for a missing operand
// depends on it.

#include <tenure/affine.h>

#include "text/syntax.h"

/// The names of dimensions, then symbols, are on the parser's stack of views from `names` on.
typedef struct affine_reader {
  tn_parser* parser;
  size_t names;
  uint32_t dim_count;
  uint32_t symbol_count;
  // For a map of values: those found so far are on the stack of region names from `values` on, and
  // whether they are symbols on the stack of flags.
  bool has_values;
  bool separates_symbols;  // A value may be both a dimension and a symbol.
  size_t values;
  size_t flags;
} affine_reader;

static tn_status read_expression(affine_reader* reader, tn_affine_expr* out_expr);

//===-- Names ---------------------------------------------------------------------------------===//

/// Up to this number of names, or values, is searched linearly; more are in a table.
#define FEW 16u

static size_t name_count(const affine_reader* reader) {
  return reader->parser->views.count - reader->names;
}

/// Returns the index of a name among those defined so far; false if there is none.
static bool find_name(const affine_reader* reader, tn_string_view name, uint32_t* out_number) {
  const tn_parser* parser = reader->parser;
  const size_t count = name_count(reader);
  if (TN_UNLIKELY(count > FEW)) {
    return tn_name_table__find(&parser->affine_names, name, out_number);
  }
  const tn_string_view* names = (const tn_string_view*)parser->views.items + reader->names;
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_string_view_equal(names[i], name)) continue;
    *out_number = i;
    return true;
  }
  return false;
}

/// Adds the names from index `first` on to the table, with the same indices.
static tn_status add_to_table(affine_reader* reader, size_t first) {
  tn_parser* parser = reader->parser;
  const tn_allocator* allocator = &parser->context->allocator;
  if (first == 0) tn_name_table__free(&parser->affine_names, allocator);
  const tn_string_view* names = (const tn_string_view*)parser->views.items + reader->names;
  for (size_t i = first; i < name_count(reader); ++i) {
    uint32_t number;
    TN_TRY(tn_parser__memory(
        parser, tn_name_table__intern(&parser->affine_names, allocator, names[i], &number)));
  }
  return TN_OK;
}

static tn_status define_name(affine_reader* reader) {
  tn_parser* parser = reader->parser;
  uint32_t number;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__wrong_token(parser, "expected bare identifier");
  }
  const tn_string_view name = tn_token__spelling(&parser->token);
  if (find_name(reader, name, &number)) {
    return tn_parser__error(parser, "redefinition of identifier '%.*s'", (int)name.size, name.data);
  }
  tn_parser__advance(parser);
  TN_TRY(tn_parser__push(parser, &parser->views, &name, sizeof name));
  const size_t count = name_count(reader);
  return count <= FEW ? TN_OK : add_to_table(reader, count == FEW + 1 ? 0 : count - 1);
}

static tn_status define_names(affine_reader* reader, tn_token_kind close, const char* message,
                              uint32_t* out_count) {
  tn_parser* parser = reader->parser;
  tn_parser__advance(parser);
  if (tn_parser__consume_if(parser, close)) return TN_OK;
  do {
    TN_TRY(define_name(reader));
    ++*out_count;
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, close, message);
}

static tn_status read_names(affine_reader* reader) {
  tn_parser* parser = reader->parser;
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_PAREN)) {
    return tn_parser__wrong_token(parser, "expected '(' in dimensional identifier list");
  }
  TN_TRY(define_names(reader, TN_TOKEN_RIGHT_PAREN, "expected ')' in dimensional identifier list",
                      &reader->dim_count));
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) return TN_OK;
  return define_names(reader, TN_TOKEN_RIGHT_SQUARE, "expected ']' in symbol list",
                      &reader->symbol_count);
}

TN_NOINLINE static tn_status read_name(affine_reader* reader, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  if (!tn_token__is_identifier(&parser->token)) {
    return tn_parser__wrong_token(parser, "expected bare identifier");
  }
  const tn_string_view name = tn_token__spelling(&parser->token);
  uint32_t number;
  if (!find_name(reader, name, &number)) {
    return tn_parser__wrong_token(parser, "use of undeclared identifier");
  }
  tn_parser__advance(parser);
  return number < reader->dim_count
             ? tn_affine_dim_get(parser->context, number, out_expr)
             : tn_affine_symbol_get(parser->context, number - reader->dim_count, out_expr);
}

//===-- Operands ------------------------------------------------------------------------------===//

TN_NOINLINE static tn_status read_integer(affine_reader* reader, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  uint64_t value = 0;
  if (!tn_token__uint64(&parser->token, &value) || value > INT64_MAX) {
    return tn_parser__error(parser, "constant too large for index");
  }
  tn_parser__advance(parser);
  return tn_affine_constant_get(parser->context, (int64_t)value, out_expr);
}

TN_NOINLINE static tn_status read_parentheses(affine_reader* reader, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  tn_parser__advance(parser);
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    return tn_parser__error(parser, "no expression inside parentheses");
  }
  TN_TRY(tn_parser__nest(parser));
  TN_TRY(read_expression(reader, out_expr));
  --parser->depth;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static uintptr_t key_of(const tn_unresolved_operand* value) {
  return (uintptr_t)value->name << 32 | value->number;
}

/// Like find_value, for many values.
static bool find_in_map(const affine_reader* reader, const tn_unresolved_operand* value,
                        bool* is_symbol, uint32_t* out_position) {
  const tn_judy_map* positions = reader->parser->affine_positions;
  for (unsigned i = 0; i < 2; ++i) {
    uintptr_t position = 0;
    const bool symbols = (i == 1) != *is_symbol;
    if (i == 1 && reader->separates_symbols) return false;
    if (!tn_judy_map_get(&positions[symbols], key_of(value), &position)) continue;
    *is_symbol = symbols;
    *out_position = (uint32_t)position;
    return true;
  }
  return false;
}

/// Adds the value that was pushed last, or all values if it is the first of many, to the maps.
static tn_status note_value(affine_reader* reader) {
  tn_parser* parser = reader->parser;
  const size_t count = parser->region_names.count - reader->values;
  if (count <= FEW) return TN_OK;
  const tn_unresolved_operand* values =
      (const tn_unresolved_operand*)parser->region_names.items + reader->values;
  const bool* symbols = (const bool*)parser->flags.items + reader->flags;
  uint32_t next[2] = {reader->dim_count - !symbols[count - 1],
                      reader->symbol_count - symbols[count - 1]};
  size_t first = count - 1;
  if (count == FEW + 1) {
    first = next[0] = next[1] = 0;
    for (size_t i = 0; i < 2; ++i) tn_judy_map_clear(&parser->affine_positions[i]);
  }
  for (size_t i = first; i < count; ++i) {
    TN_TRY(tn_parser__memory(parser, tn_judy_map_set(&parser->affine_positions[symbols[i]],
                                                     key_of(&values[i]), next[symbols[i]]++)));
  }
  return TN_OK;
}

/// Returns the position of a value that was used before, and whether it is a symbol; false for a
/// new value.
static bool find_value(const affine_reader* reader, const tn_unresolved_operand* value,
                       bool* is_symbol, uint32_t* out_position) {
  const tn_parser* parser = reader->parser;
  if (TN_UNLIKELY(parser->region_names.count - reader->values > FEW)) {
    return find_in_map(reader, value, is_symbol, out_position);
  }
  const tn_unresolved_operand* known = parser->region_names.items;
  const bool* symbols = parser->flags.items;
  uint32_t positions[2] = {0, 0};
  for (size_t i = 0; reader->values + i < parser->region_names.count; ++i) {
    const tn_unresolved_operand* other = &known[reader->values + i];
    const bool other_is_symbol = symbols[reader->flags + i];
    const bool is_same = other->name == value->name && other->number == value->number;
    if (is_same && (!reader->separates_symbols || other_is_symbol == *is_symbol)) {
      *is_symbol = other_is_symbol;
      *out_position = positions[other_is_symbol];
      return true;
    }
    ++positions[other_is_symbol];
  }
  return false;
}

/// Returns the dimension or symbol for a value: the existing one, or the next.
static tn_status value_expression(affine_reader* reader, const tn_unresolved_operand* value,
                                  bool is_symbol, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  uint32_t position = 0;
  if (!find_value(reader, value, &is_symbol, &position)) {
    uint32_t* count = is_symbol ? &reader->symbol_count : &reader->dim_count;
    position = (*count)++;
    TN_TRY(tn_parser__push(parser, &parser->region_names, value, sizeof *value));
    TN_TRY(tn_parser__push(parser, &parser->flags, &is_symbol, sizeof is_symbol));
    TN_TRY(note_value(reader));
  }
  return is_symbol ? tn_affine_symbol_get(parser->context, position, out_expr)
                   : tn_affine_dim_get(parser->context, position, out_expr);
}

/// Parses `%x` or `symbol(%x)`.
static tn_status read_value(affine_reader* reader, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  const bool is_symbol = tn_parser__consume_if(parser, TN_TOKEN_KW_SYMBOL);
  tn_unresolved_operand value;
  if (is_symbol) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' at start of SSA symbol"));
    if (!tn_parser__is(parser, TN_TOKEN_PERCENT_IDENTIFIER)) {
      return tn_parser__wrong_token(parser, "expected ssa identifier");
    }
  }
  if (tn_parser__suggests(parser)) return TN_MALFORMED;
  TN_TRY(tn_parser__operand(parser, &value));
  if (is_symbol) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' at end of SSA symbol"));
  }
  return value_expression(reader, &value, is_symbol, out_expr);
}

/// Reports `symbol(%x)` and `%x`: attributes cannot use values.
TN_NOINLINE static tn_status refuse_value(tn_parser* parser) {
  if (tn_parser__consume_if(parser, TN_TOKEN_KW_SYMBOL)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' at start of SSA symbol"));
  }
  return tn_parser__wrong_token(parser, "unexpected ssa identifier");
}

static tn_status read_operand(affine_reader* reader, bool has_left, tn_affine_expr* out_expr);

TN_NOINLINE static tn_status read_negation(affine_reader* reader, bool has_left,
                                           tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  tn_parser__advance(parser);
  uint64_t value = 0;
  // The smallest constant is printed with digits that are too large for a constant. (MLIR does not
  // parse them.)
  if (tn_parser__is(parser, TN_TOKEN_INTEGER) && tn_token__uint64(&parser->token, &value) &&
      value == UINT64_C(1) << 63) {
    tn_parser__advance(parser);
    return tn_affine_constant_get(parser->context, INT64_MIN, out_expr);
  }
  TN_TRY(tn_parser__nest(parser));
  tn_affine_expr operand;
  const tn_status status = read_operand(reader, has_left, &operand);
  // As in MLIR, in addition to the error in the operand.
  if (status == TN_MALFORMED) return tn_parser__error(parser, "missing operand of negation");
  if (status != TN_OK) return status;
  --parser->depth;
  tn_affine_expr minus_one;
  TN_TRY(tn_affine_constant_get(parser->context, -1, &minus_one));
  return tn_affine_binary_get(TN_AFFINE_MUL, operand, minus_one, out_expr);
}

/// `has_left`: there is an operator and a left operand before it.
static tn_status read_operand(affine_reader* reader, bool has_left, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  switch (parser->token.kind) {
    case TN_TOKEN_INTEGER:
      return read_integer(reader, out_expr);
    case TN_TOKEN_LEFT_PAREN:
      return read_parentheses(reader, out_expr);
    case TN_TOKEN_MINUS:
      return read_negation(reader, has_left, out_expr);
    case TN_TOKEN_KW_SYMBOL:
    case TN_TOKEN_PERCENT_IDENTIFIER:
      return reader->has_values ? read_value(reader, out_expr) : refuse_value(parser);
    case TN_TOKEN_PLUS:
    case TN_TOKEN_STAR:
      break;
    default:
      if (tn_token__is_identifier(&parser->token)) return read_name(reader, out_expr);
      if (!has_left) return tn_parser__error(parser, "expected affine expression");
      break;
  }
  return tn_parser__error(parser, has_left ? "missing right operand of binary operator"
                                           : "missing left operand of binary operator");
}

//===-- Operators -----------------------------------------------------------------------------===//

/// Returns the product operator that the current token is; TN_AFFINE_NULL for other tokens.
static tn_affine_kind product_operator(const tn_parser* parser) {
  switch (parser->token.kind) {
    case TN_TOKEN_STAR:
      return TN_AFFINE_MUL;
    case TN_TOKEN_KW_FLOORDIV:
      return TN_AFFINE_FLOORDIV;
    case TN_TOKEN_KW_CEILDIV:
      return TN_AFFINE_CEILDIV;
    case TN_TOKEN_KW_MOD:
      return TN_AFFINE_MOD;
    default:
      return TN_AFFINE_NULL;
  }
}

/// Likewise, and consumes it.
static tn_affine_kind take_product_operator(tn_parser* parser) {
  const tn_affine_kind kind = product_operator(parser);
  if (kind != TN_AFFINE_NULL) tn_parser__advance(parser);
  return kind;
}

TN_NOINLINE static tn_status join_product(tn_parser* parser, tn_affine_kind kind,
                                          tn_affine_expr lhs, tn_affine_expr rhs, const char* at,
                                          tn_affine_expr* out_expr) {
  const bool rhs_constant = tn_affine_expr_is_symbolic_or_constant(rhs);
  if (kind == TN_AFFINE_MUL) {
    if (!rhs_constant && !tn_affine_expr_is_symbolic_or_constant(lhs)) {
      return tn_parser__error_at(parser, at,
                                 "non-affine expression: at least one of the multiply "
                                 "operands has to be either a constant or symbolic");
    }
  } else if (!rhs_constant) {
    const char* name = kind == TN_AFFINE_FLOORDIV  ? "floordiv"
                       : kind == TN_AFFINE_CEILDIV ? "ceildiv"
                                                   : "mod";
    return tn_parser__error_at(parser, at,
                               "non-affine expression: right operand of %s has to be either a "
                               "constant or symbolic",
                               name);
  }
  return tn_affine_binary_get(kind, lhs, rhs, out_expr);
}

/// Parses an operand and its factors and divisors. MLIR reports an invalid product at the operator
/// after its right operand, if there is one.
static tn_status read_product(affine_reader* reader, bool has_left, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  TN_TRY(read_operand(reader, has_left, out_expr));
  const char* at = parser->token.start;
  tn_affine_kind kind = take_product_operator(parser);
  while (kind != TN_AFFINE_NULL) {
    tn_affine_expr rhs;
    TN_TRY(read_operand(reader, true, &rhs));
    const char* next_at = parser->token.start;
    const tn_affine_kind next = take_product_operator(parser);
    TN_TRY(join_product(parser, kind, *out_expr, rhs, next == TN_AFFINE_NULL ? at : next_at,
                        out_expr));
    kind = next;
    at = next_at;
  }
  return TN_OK;
}

TN_NOINLINE static tn_status subtract(tn_context* context, tn_affine_expr lhs, tn_affine_expr rhs,
                                      tn_affine_expr* out_expr) {
  tn_affine_expr minus_one;
  TN_TRY(tn_affine_constant_get(context, -1, &minus_one));
  tn_affine_expr negated;
  TN_TRY(tn_affine_binary_get(TN_AFFINE_MUL, rhs, minus_one, &negated));
  return tn_affine_binary_get(TN_AFFINE_ADD, lhs, negated, out_expr);
}

/// Parses products, added and subtracted from left to right. One frame per level, since parentheses
/// may nest deep.
static tn_status read_expression(affine_reader* reader, tn_affine_expr* out_expr) {
  tn_parser* parser = reader->parser;
  bool has_left = false;
  bool minus = false;
  for (;;) {
    tn_affine_expr term;
    TN_TRY(read_product(reader, has_left, &term));
    if (!has_left) {
      *out_expr = term;
    } else if (minus) {
      TN_TRY(subtract(parser->context, *out_expr, term, out_expr));
    } else {
      TN_TRY(tn_affine_binary_get(TN_AFFINE_ADD, *out_expr, term, out_expr));
    }
    minus = tn_parser__is(parser, TN_TOKEN_MINUS);
    if (!minus && !tn_parser__is(parser, TN_TOKEN_PLUS)) return TN_OK;
    tn_parser__advance(parser);
    has_left = true;
  }
}

//===-- Maps and sets -------------------------------------------------------------------------===//

static tn_status push_expression(tn_parser* parser, tn_affine_expr expr) {
  return tn_parser__push(parser, &parser->expressions, &expr, sizeof expr);
}

static tn_status read_results(affine_reader* reader, tn_attribute* out_map) {
  tn_parser* parser = reader->parser;
  const size_t base = parser->expressions.count;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in affine map range"));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      tn_affine_expr result;
      TN_TRY(read_expression(reader, &result));
      TN_TRY(push_expression(parser, result));
      TN_TRY(tn_poll(parser->context));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' in affine map range"));
  }
  TN_TRY(tn_affine_map_get(parser->context, reader->dim_count, reader->symbol_count,
                           (const tn_affine_expr*)parser->expressions.items + base,
                           parser->expressions.count - base, out_map));
  parser->expressions.count = base;
  return TN_OK;
}

static bool consume_pair(tn_parser* parser, tn_token_kind first, tn_token_kind second) {
  return tn_parser__consume_if(parser, first) && tn_parser__consume_if(parser, second);
}

static tn_status read_constraint(affine_reader* reader, tn_affine_expr* out_expr,
                                 bool* out_equality) {
  tn_parser* parser = reader->parser;
  *out_equality = false;
  TN_TRY(read_expression(reader, out_expr));
  bool turned = false;
  if (consume_pair(parser, TN_TOKEN_GREATER, TN_TOKEN_EQUAL)) {
    turned = false;
  } else if (consume_pair(parser, TN_TOKEN_LESS, TN_TOKEN_EQUAL)) {
    turned = true;
  } else if (consume_pair(parser, TN_TOKEN_EQUAL, TN_TOKEN_EQUAL)) {
    *out_equality = true;
  } else {
    return tn_parser__error(
        parser, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
  }
  tn_affine_expr rhs;
  TN_TRY(read_expression(reader, &rhs));
  return turned ? subtract(parser->context, rhs, *out_expr, out_expr)
                : subtract(parser->context, *out_expr, rhs, out_expr);
}

static tn_status push_flag(tn_parser* parser, bool flag) {
  return tn_parser__push(parser, &parser->flags, &flag, sizeof flag);
}

static tn_status read_constraint_list(affine_reader* reader) {
  tn_parser* parser = reader->parser;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN,
                           "expected '(' in integer set constraint list"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) {
    tn_affine_expr zero;
    TN_TRY(tn_affine_constant_get(parser->context, 0, &zero));
    TN_TRY(push_expression(parser, zero));
    return push_flag(parser, true);
  }
  do {
    tn_affine_expr constraint;
    bool equality = false;
    TN_TRY(read_constraint(reader, &constraint, &equality));
    TN_TRY(push_expression(parser, constraint));
    TN_TRY(push_flag(parser, equality));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN,
                           "expected ')' in integer set constraint list");
}

static tn_status read_constraints(affine_reader* reader, tn_attribute* out_set) {
  tn_parser* parser = reader->parser;
  const size_t base = parser->expressions.count;
  const size_t flag_base = parser->flags.count;
  TN_TRY(read_constraint_list(reader));
  TN_TRY(tn_integer_set_get(parser->context, reader->dim_count, reader->symbol_count,
                            (const tn_affine_expr*)parser->expressions.items + base,
                            (const bool*)parser->flags.items + flag_base,
                            parser->expressions.count - base, out_set));
  parser->expressions.count = base;
  parser->flags.count = flag_base;
  return TN_OK;
}

/// Parses a map or a set.
static tn_status read_map_or_set(tn_parser* parser, tn_attribute* out_attribute) {
  affine_reader reader = {.parser = parser, .names = parser->views.count};
  TN_TRY(read_names(&reader));
  if (tn_parser__consume_if(parser, TN_TOKEN_ARROW)) {
    TN_TRY(read_results(&reader, out_attribute));
  } else {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected '->' or ':'"));
    TN_TRY(read_constraints(&reader, out_attribute));
  }
  parser->views.count = reader.names;
  return TN_OK;
}

/// Moves the values of a map that are dimensions, or symbols, to the stack of operands.
static tn_status take_values(const affine_reader* reader, bool symbols) {
  tn_parser* parser = reader->parser;
  for (size_t i = 0; reader->values + i < parser->region_names.count; ++i) {
    if (((const bool*)parser->flags.items)[reader->flags + i] != symbols) continue;
    const tn_unresolved_operand value =
        ((const tn_unresolved_operand*)parser->region_names.items)[reader->values + i];
    TN_TRY(tn_parser__push(parser, &parser->operands, &value, sizeof value));
  }
  return TN_OK;
}

static affine_reader reader_of_values(tn_parser* parser) {
  return (affine_reader){.parser = parser,
                         .names = parser->views.count,
                         .has_values = true,
                         .values = parser->region_names.count,
                         .flags = parser->flags.count};
}

/// Parses expressions up to `close`, and pushes them.
static tn_status read_expressions(affine_reader* reader, tn_token_kind close, const char* message) {
  tn_parser* parser = reader->parser;
  if (tn_parser__consume_if(parser, close)) return TN_OK;
  do {
    tn_affine_expr result;
    TN_TRY(read_expression(reader, &result));
    TN_TRY(push_expression(parser, result));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, close, message);
}

/// Returns the map of the expressions from index `base` on, with its values as operands.
static tn_status take_map_of_values(affine_reader* reader, size_t base, tn_attribute* out_map) {
  tn_parser* parser = reader->parser;
  TN_TRY(tn_affine_map_get(parser->context, reader->dim_count, reader->symbol_count,
                           (const tn_affine_expr*)parser->expressions.items + base,
                           parser->expressions.count - base, out_map));
  parser->expressions.count = base;
  TN_TRY(take_values(reader, false));
  TN_TRY(take_values(reader, true));
  parser->region_names.count = reader->values;
  parser->flags.count = reader->flags;
  return TN_OK;
}

tn_status tn_parser__affine_map_of_values(tn_parser* parser, tn_attribute* out_map) {
  affine_reader reader = reader_of_values(parser);
  const size_t base = parser->expressions.count;
  TN_TRY(tn_parser__bracket(parser, TN_TOKEN_LEFT_SQUARE, "affine map"));
  TN_TRY(read_expressions(&reader, TN_TOKEN_RIGHT_SQUARE, "expected ']' in affine map"));
  return take_map_of_values(&reader, base, out_map);
}

/// Parses a bound and pushes it, and records its number of results.
static tn_status read_bound(affine_reader* reader, const char* word, tn_text_buffer* sizes) {
  tn_parser* parser = reader->parser;
  const size_t base = parser->expressions.count;
  if (tn_parser__is_word(parser, word)) {
    tn_parser__advance(parser);
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '(' in affine map"));
    TN_TRY(read_expressions(reader, TN_TOKEN_RIGHT_PAREN, "expected ')' in affine map"));
  } else {
    tn_affine_expr result;
    TN_TRY(read_expression(reader, &result));
    TN_TRY(push_expression(parser, result));
  }
  const int32_t size = (int32_t)(parser->expressions.count - base);
  tn_text_buffer_append(sizes, (const char*)&size, sizeof size);
  return sizes->failed ? tn_context__out_of_memory(parser->context) : TN_OK;
}

static tn_status read_bounds(affine_reader* reader, const char* word, tn_text_buffer* sizes) {
  tn_parser* parser = reader->parser;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    TN_TRY(read_bound(reader, word, sizes));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status elements_of_sizes(tn_context* context, const tn_text_buffer* sizes,
                                   tn_attribute* out_elements) {
  const int64_t count = (int64_t)(sizes->size / sizeof(int32_t));
  tn_type i32;
  tn_type type;
  TN_TRY(tn_integer_type_get(context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_tensor_type_get(i32, &count, 1, NULL, &type));
  return tn_dense_elements_attribute_get(type, sizes->data, sizes->size, out_elements);
}

tn_status tn_parser__affine_bounds(tn_parser* parser, const char* word, tn_attribute* out_map,
                                   tn_attribute* out_sizes) {
  affine_reader reader = reader_of_values(parser);
  reader.separates_symbols = true;
  const size_t base = parser->expressions.count;
  tn_text_buffer sizes = tn_text_buffer_make(&parser->context->allocator);
  tn_status status = read_bounds(&reader, word, &sizes);
  if (status == TN_OK) status = take_map_of_values(&reader, base, out_map);
  if (status == TN_OK) status = elements_of_sizes(parser->context, &sizes, out_sizes);
  tn_text_buffer_free(&sizes);
  return status;
}

tn_status tn_parser__affine_map_body(tn_parser* parser, tn_attribute* out_attribute) {
  const char* at = parser->token.start;
  TN_TRY(read_map_or_set(parser, out_attribute));
  if (tn_attribute__is(*out_attribute, TN_ATTRIBUTE_AFFINE_MAP)) return TN_OK;
  return tn_parser__error_at(parser, at, "expected AffineMap, but got IntegerSet");
}

tn_status tn_parser__affine_expression(tn_parser* parser, const tn_string_view* names,
                                       uint32_t dim_count, uint32_t count,
                                       tn_affine_expr* out_expr) {
  affine_reader reader = {.parser = parser,
                          .names = parser->views.count,
                          .dim_count = dim_count,
                          .symbol_count = count - dim_count};
  for (uint32_t i = 0; i < count; ++i) {
    TN_TRY(tn_parser__push(parser, &parser->views, &names[i], sizeof *names));
  }
  if (count > FEW) TN_TRY(add_to_table(&reader, 0));
  TN_TRY(read_expression(&reader, out_expr));
  parser->views.count = reader.names;
  return TN_OK;
}

tn_status tn_parser__affine_map(tn_parser* parser, tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in affine map"));
  TN_TRY(tn_parser__affine_map_body(parser, out_attribute));
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in affine map");
}

tn_status tn_parser__integer_set(tn_parser* parser, tn_attribute* out_attribute) {
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<' in integer set"));
  const char* at = parser->token.start;
  TN_TRY(read_map_or_set(parser, out_attribute));
  if (!tn_attribute__is(*out_attribute, TN_ATTRIBUTE_INTEGER_SET)) {
    return tn_parser__error_at(parser, at, "expected IntegerSet, but got AffineMap");
  }
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>' in integer set");
}
