// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chapters 1 and 2: the Toy language, read and written as ops of the toy dialect in one go.
//
//   module     = function*
//   function   = "def" name "(" [name ("," name)*] ")" "{" (statement ";")* "}"
//   statement  = "var" name ["<" number ("," number)* ">"] "=" expression
//              | "return" [expression] | expression
//   expression = primary (("+" | "*") primary)*         ("*" binds more tightly)
//   primary    = number | literal | name | name "(" [expression ("," expression)*] ")"
//              | "(" expression ")"
//   literal    = "[" (literal | number) ("," (literal | number))* "]"
//
// All values are tensors of f64. Shapes of literals and of variables with "<...>" are known; of all
// others, shape inference finds them later (dialect.c), so that they are tensor<*xf64> here.
//
// The builder keeps the first failure, and after one all that takes it does nothing. So does the
// parser: it goes on as if the text were over, and nobody has to ask before the end.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "toy.h"

#define RANK_MAX 8
#define LIST_MAX 256
#define NUMBER_MAX 4096

typedef enum token_kind { END, NUMBER, NAME, SIGN } token_kind;

typedef struct token {
  token_kind kind;
  tn_string_view text;
  tn_location location;
} token;

typedef struct variable {
  tn_string_view name;
  tn_value value;
} variable;

typedef struct parser {
  tn_builder b;  ///< Makes the ops, and has the first failure.
  tn_context* context;
  const char* path;
  const char* at;  ///< After the token.
  const char* end;
  const char* line_start;
  uint32_t line;
  token token;
  variable variables[LIST_MAX];  ///< Of the function that is read.
  size_t variable_count;
  tn_type unranked;
} parser;

//===-- Tokens --------------------------------------------------------------------------------===//

// What is wrong is reported once; after it, the text is over.
#define FAIL(it, location, ...)                                          \
  do {                                                                   \
    if ((it)->b.status != TN_OK) break;                                  \
    tn_diagnostic_emit_format(location, TN_SEVERITY_ERROR, __VA_ARGS__); \
    (it)->b.status = TN_MALFORMED;                                       \
    (it)->token.kind = END;                                              \
    (it)->at = (it)->end;                                                \
  } while (0)

// A view as printf takes it.
#define SHOWN(view) (int)(view).size, (view).data

static void skip_blanks(parser* it) {
  bool in_comment = false;
  for (; it->at < it->end; ++it->at) {
    if (*it->at == '\n') {
      in_comment = false;
      ++it->line;
      it->line_start = it->at + 1;
    } else if (*it->at == '#') {
      in_comment = true;
    } else if (!in_comment && !isspace((unsigned char)*it->at)) {
      return;
    }
  }
}

static token_kind kind_of(char first) {
  if (isdigit((unsigned char)first)) return NUMBER;
  return isalpha((unsigned char)first) || first == '_' ? NAME : SIGN;
}

static bool goes_on(const token* it, char next) {
  const bool has_point = it->kind == NUMBER && memchr(it->text.data, '.', it->text.size) != NULL;
  if (it->kind == NUMBER) return isdigit((unsigned char)next) || (next == '.' && !has_point);
  return it->kind == NAME && (isalnum((unsigned char)next) || next == '_');
}

static void advance(parser* it) {
  skip_blanks(it);
  const uint32_t column = (uint32_t)(it->at - it->line_start) + 1;
  const tn_file_range place = {tn_string_view_from(it->path), it->line, column, it->line, column};
  it->token = (token){.kind = END, .text = tn_string_view_from("end of file")};
  const tn_status status = tn_location_file_get(it->context, &place, &it->token.location);
  if (it->b.status == TN_OK) it->b.status = status;
  if (it->at == it->end || it->b.status != TN_OK) return;
  it->token.kind = kind_of(*it->at);
  it->token.text = (tn_string_view){it->at++, 1};
  while (it->at < it->end && goes_on(&it->token, *it->at)) {
    ++it->at;
    ++it->token.text.size;
  }
}

static bool is(const parser* it, const char* spelling) {
  return it->token.kind != END &&
         tn_string_view_equal(it->token.text, tn_string_view_from(spelling));
}

/// Whether the token is this one, which is passed then.
static bool take(parser* it, const char* spelling) {
  const bool found = is(it, spelling);
  if (found) advance(it);
  return found;
}

static void expect(parser* it, const char* spelling) {
  if (take(it, spelling)) return;
  FAIL(it, it->token.location, "expected '%s', found '%.*s'", spelling, SHOWN(it->token.text));
}

static tn_string_view expect_kind(parser* it, token_kind kind) {
  const tn_string_view text = it->token.text;
  if (it->token.kind == kind) {
    advance(it);
  } else {
    FAIL(it, it->token.location, "expected a %s, found '%.*s'", kind == NAME ? "name" : "number",
         SHOWN(text));
  }
  return text;
}

static double expect_number(parser* it) {
  char text[64];
  const tn_string_view number = expect_kind(it, NUMBER);
  snprintf(text, sizeof text, "%.*s", (int)number.size, number.data);
  return strtod(text, NULL);
}

/// Whether a list of which `count` items were read has another one, before which there is a
/// comma; `end` is passed.
static bool has_more(parser* it, const char* end, size_t count, size_t max) {
  if (take(it, end) || it->b.status != TN_OK) return false;
  if (count != 0) expect(it, ",");
  if (count == max) FAIL(it, it->token.location, "this is too much");
  return it->b.status == TN_OK;
}

//===-- Expressions ---------------------------------------------------------------------------===//

static tn_value expression(parser* it, int precedence);

/// An expression that has a value: print(x) has none.
static tn_value value_of(parser* it) {
  const tn_location location = it->token.location;
  const tn_value value = expression(it, 0);
  if (tn_value_is_null(value)) FAIL(it, location, "expected a value");
  return value;
}

static tn_type tensor(parser* it, const int64_t* shape, size_t rank) {
  tn_type type = {NULL};
  if (it->b.status != TN_OK) return type;
  it->b.status = tn_tensor_type_get(tn_type_element_type(it->unranked), shape, rank, NULL, &type);
  return type;
}

typedef struct literal {
  int64_t shape[RANK_MAX];  ///< 0 where that is not known yet.
  size_t rank;
  double numbers[NUMBER_MAX];
  size_t count;
} literal;

/// Reads what stands at a depth of brackets; what stands first says what the others are like.
static void read_literal(parser* it, literal* made, size_t depth) {
  const tn_location location = it->token.location;
  int64_t count = 0;
  bool fits = true;
  if (take(it, "[")) {
    fits = depth < RANK_MAX;
    while (fits && has_more(it, "]", (size_t)count, NUMBER_MAX)) {
      read_literal(it, made, depth + 1);
      ++count;
    }
    if (fits && made->shape[depth] == 0) made->shape[depth] = count;
    fits = fits && count != 0 && made->shape[depth] == count;
  } else {
    if (made->count == 0) made->rank = depth;
    fits = made->rank == depth && made->count < NUMBER_MAX;
    const double number = expect_number(it);
    if (fits) made->numbers[made->count++] = number;
  }
  if (!fits) {
    FAIL(it, location, "expected literals of one shape inside of a literal");
  }
}

static tn_value constant(parser* it, tn_location location) {
  literal made = {.count = 0};
  tn_attribute value = {NULL};
  read_literal(it, &made, 0);
  const tn_type type = tensor(it, made.shape, made.rank);
  if (it->b.status == TN_OK) {
    it->b.status = tn_dense_elements_attribute_get(type, made.numbers,
                                                   made.count * sizeof *made.numbers, &value);
  }
  it->b.location = location;
  return tn_build_value(&it->b,
                        TN_OP("toy.constant", .attributes = TN_ATTRIBUTES({"value", value})));
}

static tn_value call(parser* it, tn_string_view name, tn_location location) {
  tn_value values[LIST_MAX];
  tn_value_list arguments = {values, 0};
  char callee[256];
  while (has_more(it, ")", arguments.count, LIST_MAX)) values[arguments.count++] = value_of(it);
  snprintf(callee, sizeof callee, "%.*s", (int)name.size, name.data);
  const bool prints = strcmp(callee, "print") == 0;
  const bool transposes = strcmp(callee, "transpose") == 0;
  if ((prints || transposes) && arguments.count != 1) {
    FAIL(it, location, "'%.*s' takes one argument", SHOWN(name));
  }
  it->b.location = location;
  if (prints) {
    tn_build(&it->b, TN_OP("toy.print", .operands = &arguments));
    return (tn_value){0};
  }
  if (transposes) {
    return tn_build_value(&it->b, TN_OP("toy.transpose", .operands = &arguments,
                                        .result_types = TN_TYPES(it->unranked)));
  }
  const tn_attribute symbol = tn_builder_symbol(&it->b, callee);
  return tn_build_value(&it->b, TN_OP("toy.generic_call", .operands = &arguments,
                                      .result_types = TN_TYPES(it->unranked),
                                      .attributes = TN_ATTRIBUTES({"callee", symbol})));
}

static const variable* find_variable(const parser* it, tn_string_view name) {
  for (size_t i = 0; i < it->variable_count; ++i) {
    if (tn_string_view_equal(it->variables[i].name, name)) return &it->variables[i];
  }
  return NULL;
}

static void add_variable(parser* it, tn_string_view name, tn_value value, tn_location location) {
  if (find_variable(it, name) != NULL) {
    FAIL(it, location, "'%.*s' is defined already", SHOWN(name));
  } else if (it->variable_count == LIST_MAX) {
    FAIL(it, location, "'%.*s' is one variable too many", SHOWN(name));
  } else {
    it->variables[it->variable_count++] = (variable){name, value};
  }
}

static tn_value primary(parser* it) {
  const tn_location location = it->token.location;
  if (take(it, "(")) {
    const tn_value value = expression(it, 0);
    expect(it, ")");
    return value;
  }
  if (it->token.kind == NUMBER || is(it, "[")) return constant(it, location);
  const tn_string_view name = expect_kind(it, NAME);
  if (take(it, "(")) return call(it, name, location);
  const variable* found = find_variable(it, name);
  if (found == NULL) {
    FAIL(it, location, "unknown variable '%.*s'", SHOWN(name));
    return (tn_value){0};
  }
  return found->value;
}

/// How tightly the sign binds that the token is; 0 for what is none.
static int precedence_of(const parser* it) { return is(it, "+") ? 20 : is(it, "*") ? 40 : 0; }

static tn_value expression(parser* it, int precedence) {
  tn_value left = primary(it);
  for (int next = precedence_of(it); next > precedence; next = precedence_of(it)) {
    const tn_location location = it->token.location;
    advance(it);
    const tn_value right = expression(it, next);
    if (tn_value_is_null(left) || tn_value_is_null(right)) {
      FAIL(it, location, "expected a value");
    }
    it->b.location = location;
    left = tn_build_value(
        &it->b, TN_OP(next == 20 ? "toy.add" : "toy.mul", .operands = TN_VALUES(left, right),
                      .result_types = TN_TYPES(it->unranked)));
  }
  return left;
}

//===-- Statements and functions --------------------------------------------------------------===//

static void declaration(parser* it, tn_location location) {
  int64_t shape[RANK_MAX];
  size_t rank = 0;
  const tn_string_view name = expect_kind(it, NAME);
  const bool has_shape = take(it, "<");
  while (has_shape && has_more(it, ">", rank, RANK_MAX)) shape[rank++] = (int64_t)expect_number(it);
  expect(it, "=");
  tn_value value = value_of(it);
  if (has_shape) {
    const tn_type type = tensor(it, shape, rank);
    it->b.location = location;
    value = tn_build_value(
        &it->b, TN_OP("toy.reshape", .operands = TN_VALUES(value), .result_types = TN_TYPES(type)));
  }
  add_variable(it, name, value, location);
}

/// Statements in braces, the last of them a return; says how many values are returned.
static size_t block(parser* it) {
  tn_value value = {0};
  bool returns = false;
  expect(it, "{");
  while (!returns && !is(it, "}") && it->b.status == TN_OK) {
    const tn_location location = it->token.location;
    returns = take(it, "return");
    if (returns) {
      if (!is(it, ";")) value = value_of(it);
      it->b.location = location;
    } else if (take(it, "var")) {
      declaration(it, location);
    } else {
      (void)expression(it, 0);
    }
    expect(it, ";");
  }
  if (!returns) it->b.location = it->token.location;
  const tn_value_list values = {&value, tn_value_is_null(value) ? 0 : 1};
  tn_build(&it->b, TN_OP("toy.return", .operands = &values));
  expect(it, "}");
  return values.count;
}

static void function(parser* it) {
  tn_type types[LIST_MAX];
  tn_string_view names[LIST_MAX];
  tn_type_list inputs = {types, 0};
  char name[256];
  it->variable_count = 0;
  it->b.location = it->token.location;
  expect(it, "def");
  const tn_string_view called = expect_kind(it, NAME);
  snprintf(name, sizeof name, "%.*s", (int)called.size, called.data);
  expect(it, "(");
  while (has_more(it, ")", inputs.count, LIST_MAX)) {
    types[inputs.count] = it->unranked;
    names[inputs.count++] = expect_kind(it, NAME);
  }
  const tn_attribute symbol = tn_builder_string(&it->b, name);
  const tn_op op =
      tn_build(&it->b, TN_OP("toy.func", .attributes = TN_ATTRIBUTES({"sym_name", symbol})));
  if (it->b.status != TN_OK) return;
  const tn_location location = it->b.location;
  const tn_block body = tn_build_block(&it->b, tn_op_region(op, 0), &inputs);
  for (size_t i = 0; i < inputs.count && it->b.status == TN_OK; ++i) {
    add_variable(it, names[i], tn_block_argument(body, i), location);
  }
  const tn_type_list results = {&it->unranked, block(it)};
  const tn_type type = tn_builder_function_type(&it->b, &inputs, &results);
  tn_builder_set_attribute(&it->b, op, "function_type", tn_builder_type_attribute(&it->b, type));
  if (strcmp(name, "main") == 0) return;
  tn_builder_set_attribute(&it->b, op, "sym_visibility", tn_builder_string(&it->b, "private"));
}

tn_status toy_parse(tn_scope* scope, const char* path, tn_op* out_module) {
  tn_context* context = tn_scope_context(scope);
  tn_blob* text = NULL;
  tn_status status = tn_text_read_file(context, path, &text);
  if (status != TN_OK) return status;
  parser* it = calloc(1, sizeof *it);
  if (it == NULL) {
    tn_object_release(text);
    return TN_OUT_OF_MEMORY;
  }
  *it = (parser){.b = {.scope = scope}, .context = context, .path = path, .line = 1};
  it->at = it->line_start = tn_blob_data(text);
  it->end = it->at + tn_blob_byte_size(text);
  it->unranked = tn_builder_type(&it->b, "tensor<*xf64>");
  advance(it);
  it->b.location = it->token.location;
  *out_module = tn_build_module(&it->b);
  const tn_block body = it->b.insertion.block;
  while (it->token.kind != END && it->b.status == TN_OK) {
    tn_builder_to_end(&it->b, body);
    function(it);
  }
  status = it->b.status == TN_OK ? tn_op_verify(*out_module) : it->b.status;
  free(it);
  tn_object_release(text);
  return status;
}
