// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The top level of a module: includes, patterns, and user-defined constraints and rewrites.

#include "pdll/pdll.h"

//===-- Bodies --------------------------------------------------------------------------------===//

/// The construct whose body is the statement after `=>`.
typedef enum lambda_kind { LAMBDA_PATTERN, LAMBDA_CONSTRAINT, LAMBDA_REWRITE } lambda_kind;

/// Checks the statement of a lambda body; turns an expression into a return statement.
static tn_pdll_node* check_lambda(tn_pdll_parser* parser, lambda_kind kind,
                                  tn_pdll_node* statement) {
  if (kind != LAMBDA_CONSTRAINT && tn_pdll__is_op_rewrite(statement)) return statement;
  if (kind == LAMBDA_PATTERN) {
    return tn_pdll__fail(parser, statement->place,
                         "expected Pattern lambda body to contain a single operation rewrite "
                         "statement, such as `erase`, `replace`, or `rewrite`");
  }
  if (tn_pdll__is_expression(statement)) {
    return tn_pdll__expression(parser, TN_PDLL_RETURN, statement->place, NULL, statement);
  }
  if (kind == LAMBDA_CONSTRAINT) {
    return tn_pdll__fail(parser, statement->place,
                         "expected `Constraint` lambda body to contain a single expression");
  }
  return tn_pdll__fail(parser, statement->place,
                       "expected `Rewrite` lambda body to contain a single expression or an "
                       "operation rewrite statement; such as `erase`, `replace`, or `rewrite`");
}

static tn_pdll_node* parse_lambda(tn_pdll_parser* parser, lambda_kind kind, bool needs_semicolon) {
  tn_pdll__advance(parser);
  tn_pdll_node* body = tn_pdll__node(parser, TN_PDLL_COMPOUND, parser->token.place);
  if (body == NULL || tn_pdll__push_scope(parser) == NULL) return NULL;
  tn_pdll_node* statement = tn_pdll__parse_statement(parser, needs_semicolon);
  if (statement != NULL) statement = check_lambda(parser, kind, statement);
  tn_pdll__pop_scope(parser);
  if (statement == NULL) return NULL;
  body->end = parser->token.place;
  return tn_pdll__add(parser, &body->items, statement, statement->place) ? body : NULL;
}

//===-- Patterns ------------------------------------------------------------------------------===//

static const char previous_definition[] = "see previous definition here";

static void* fail_twice(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_place first,
                        const char* message) {
  const tn_pdll_notes notes = {.count = 1,
                               .items = {{first, tn_string_view_from(previous_definition)}}};
  return tn_pdll__fail_noted(parser, place, &notes, "%s", message);
}

/// Parses `(n)` after `benefit`.
static bool parse_benefit(tn_pdll_parser* parser, tn_pdll_node* pattern) {
  if (!tn_pdll__expect(parser, TN_PDLL_L_PAREN, "expected `(` before pattern benefit"))
    return false;
  if (!tn_pdll__is(parser, TN_PDLL_INTEGER)) {
    return tn_pdll__fail(parser, parser->token.place, "expected integral pattern benefit");
  }
  if (!tn_pdll__read_number(parser->token.text, &pattern->benefit) || pattern->benefit > 65535) {
    return tn_pdll__fail(parser, parser->token.place,
                         "expected pattern benefit to fit within a 16-bit integer");
  }
  pattern->has_benefit = true;
  tn_pdll__advance(parser);
  return tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` after pattern benefit");
}

static bool parse_metadata(tn_pdll_parser* parser, tn_pdll_node* pattern) {
  tn_pdll_place benefit = {NULL, 0};
  tn_pdll_place recursion = {NULL, 0};
  do {
    const tn_pdll_token word = parser->token;
    if (word.kind != TN_PDLL_IDENTIFIER) {
      return tn_pdll__fail(parser, word.place, "expected pattern metadata identifier");
    }
    tn_pdll__advance(parser);
    if (tn_string_view_equal(word.text, tn_string_view_from("benefit"))) {
      if (benefit.buffer != NULL) {
        return fail_twice(parser, word.place, benefit,
                          "pattern benefit has already been specified");
      }
      if (!parse_benefit(parser, pattern)) return false;
      benefit = word.place;
    } else if (tn_string_view_equal(word.text, tn_string_view_from("recursion"))) {
      if (recursion.buffer != NULL) {
        return fail_twice(parser, word.place, recursion,
                          "pattern recursion metadata has already been specified");
      }
      pattern->is_recursive = true;
      recursion = word.place;
    } else {
      return tn_pdll__fail(parser, word.place, "unknown pattern metadata");
    }
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return true;
}

/// Checks that a pattern's body ends with its only rewrite statement.
static bool check_pattern_body(tn_pdll_parser* parser, const tn_pdll_node* pattern) {
  const tn_pdll_list* items = &pattern->body->items;
  size_t i = 0;
  for (; i < items->count && !tn_pdll__is_op_rewrite(items->items[i].node); ++i) {
    if (items->items[i].node->kind != TN_PDLL_RETURN) continue;
    return tn_pdll__fail(parser, items->items[i].node->place,
                         "`return` statements are only permitted within a `Constraint` or "
                         "`Rewrite` body");
  }
  if (i == items->count) {
    return tn_pdll__fail(parser, pattern->place,
                         "expected Pattern body to terminate with an operation rewrite statement, "
                         "such as `erase`");
  }
  if (i + 1 == items->count) return true;
  return tn_pdll__fail(parser, items->items[i + 1].node->place,
                       "Pattern body was terminated by an operation rewrite statement, but found "
                       "trailing statements");
}

static tn_pdll_node* parse_pattern_in(tn_pdll_parser* parser) {
  tn_pdll_node* pattern = tn_pdll__node(parser, TN_PDLL_PATTERN, parser->token.place);
  if (pattern == NULL) return NULL;
  tn_pdll__advance(parser);
  if (tn_pdll__is(parser, TN_PDLL_IDENTIFIER)) {
    pattern->has_name = true;
    pattern->name = parser->token.text;
    pattern->name_place = parser->token.place;
    tn_pdll__advance(parser);
  }
  if (tn_pdll__accept(parser, TN_PDLL_KW_WITH) && !parse_metadata(parser, pattern)) return NULL;
  if (tn_pdll__is(parser, TN_PDLL_EQUAL_ARROW)) {
    pattern->body = parse_lambda(parser, LAMBDA_PATTERN, true);
    return pattern->body != NULL ? pattern : NULL;
  }
  if (!tn_pdll__is(parser, TN_PDLL_L_BRACE)) {
    return tn_pdll__fail(parser, parser->token.place, "expected `{` or `=>` to start pattern body");
  }
  pattern->body = tn_pdll__parse_compound(parser);
  return pattern->body != NULL && check_pattern_body(parser, pattern) ? pattern : NULL;
}

static tn_pdll_node* parse_pattern(tn_pdll_parser* parser) {
  const tn_pdll_section saved = parser->section;
  parser->section = TN_PDLL_IN_MATCH;
  tn_pdll_node* pattern = parse_pattern_in(parser);
  parser->section = saved;
  return pattern;
}

//===-- Signatures ----------------------------------------------------------------------------===//

static const char* word_of(const tn_pdll_node* user) {
  return user->kind == TN_PDLL_USER_CONSTRAINT ? "Constraint" : "Rewrite";
}

/// Parses an argument or a result after its name; a result may be unnamed.
static bool parse_slot(tn_pdll_parser* parser, tn_pdll_list* list, const tn_pdll_token* name) {
  tn_pdll_list constraints = {0};
  tn_pdll_place place;
  const tn_pdll_type* type;
  tn_pdll_node* constraint = tn_pdll__parse_plain_constraint(parser, &place);
  if (constraint == NULL || !tn_pdll__add(parser, &constraints, constraint, place) ||
      !tn_pdll__check_constraints(parser, &constraints, &type)) {
    return false;
  }
  tn_pdll_node* variable =
      tn_pdll__define_variable(parser, name == NULL ? (tn_string_view){"", 0} : name->text,
                               name == NULL ? place : name->place, type, NULL, &constraints);
  return variable != NULL && tn_pdll__add(parser, list, variable, variable->place);
}

static bool parse_argument(tn_pdll_parser* parser, tn_pdll_list* arguments) {
  const tn_pdll_token name = parser->token;
  if (!tn_pdll__is_name(&name)) {
    return tn_pdll__fail(parser, name.place, "expected identifier argument name");
  }
  tn_pdll__advance(parser);
  return tn_pdll__expect(parser, TN_PDLL_COLON, "expected `:` before argument constraint") &&
         parse_slot(parser, arguments, &name);
}

static bool parse_result(tn_pdll_parser* parser, tn_pdll_list* results) {
  const tn_pdll_token name = parser->token;
  if (tn_pdll__is_name(&name)) {
    const tn_pdll_node* found = tn_pdll__lookup(parser, name.text);
    if (found == NULL || !tn_pdll__is_constraint(found)) {
      tn_pdll__advance(parser);
      return tn_pdll__expect(parser, TN_PDLL_COLON, "expected `:` before result constraint") &&
             parse_slot(parser, results, &name);
    }
  }
  return parse_slot(parser, results, NULL);
}

static bool parse_arguments(tn_pdll_parser* parser, tn_pdll_node* user) {
  if (tn_pdll__is(parser, TN_PDLL_R_PAREN)) return true;
  do {
    if (!parse_argument(parser, &user->items)) return false;
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return true;
}

static bool parse_results(tn_pdll_parser* parser, tn_pdll_node* user) {
  if (!tn_pdll__accept(parser, TN_PDLL_ARROW)) return true;
  if (!tn_pdll__accept(parser, TN_PDLL_L_PAREN)) return parse_result(parser, &user->results);
  do {
    if (!parse_result(parser, &user->results)) return false;
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` to end result list");
}

/// Returns the type of a single result, or a tuple type.
static const tn_pdll_type* result_type(tn_pdll_parser* parser, const tn_pdll_list* results) {
  const size_t count = results->count;
  if (count == 1) return results->items[0].node->type;
  const tn_pdll_type** elements = tn_arena__take(&parser->arena, (count + 1) * sizeof *elements);
  tn_string_view* labels = tn_arena__take(&parser->arena, (count + 1) * sizeof *labels);
  if (elements == NULL || labels == NULL) return tn_pdll__out_of_memory(parser);
  for (size_t i = 0; i < count; ++i) {
    elements[i] = results->items[i].node->type;
    labels[i] = results->items[i].node->name;
  }
  return tn_pdll__tuple_type(parser, count, elements, labels);
}

static bool parse_signature(tn_pdll_parser* parser, tn_pdll_node* user, tn_pdll_scope** out_scope) {
  if (!tn_pdll__expect(parser, TN_PDLL_L_PAREN, "expected `(` to start argument list")) {
    return false;
  }
  *out_scope = tn_pdll__push_scope(parser);
  if (*out_scope == NULL || !parse_arguments(parser, user)) return false;
  tn_pdll__pop_scope(parser);
  if (!tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` to end argument list") ||
      tn_pdll__push_scope(parser) == NULL || !parse_results(parser, user)) {
    return false;
  }
  tn_pdll__pop_scope(parser);
  user->type = result_type(parser, &user->results);
  if (user->type == NULL) return false;
  if (user->results.count != 1 || user->results.items[0].node->name.size == 0) return true;
  return tn_pdll__fail(parser, user->results.items[0].node->place,
                       "cannot create a single-element tuple with an element label");
}

//===-- Constraints and rewrites --------------------------------------------------------------===//

/// Checks that `return` is the last statement of a body, and exists if there are results.
static bool check_return(tn_pdll_parser* parser, const tn_pdll_node* user) {
  const tn_pdll_list* items = &user->body->items;
  size_t i = 0;
  while (i < items->count && items->items[i].node->kind != TN_PDLL_RETURN) ++i;
  if (i + 1 < items->count) {
    return tn_pdll__fail(parser, items->items[i + 1].node->place,
                         "`return` terminated the `%s` body, but found trailing statements "
                         "afterwards",
                         word_of(user));
  }
  if (i < items->count || user->results.count == 0) return true;
  return tn_pdll__fail(parser, user->body->end,
                       "missing return in a `%s` expected to return `%.*s`", word_of(user),
                       TN_PDLL_ARG(tn_pdll__type_text(parser, user->type)));
}

/// Converts the returned value to the declared type, or infers the type from it.
static bool take_result(tn_pdll_parser* parser, tn_pdll_node* user) {
  const tn_pdll_list* items = &user->body->items;
  if (items->count == 0 || items->items[items->count - 1].node->kind != TN_PDLL_RETURN) return true;
  tn_pdll_node* last = items->items[items->count - 1].node;
  if (user->results.count != 0) return tn_pdll__convert(parser, &last->subject, user->type, NULL);
  user->type = last->subject->type;
  return true;
}

static bool parse_user_body(tn_pdll_parser* parser, tn_pdll_node* user, bool is_inline,
                            tn_pdll_scope* arguments) {
  const bool is_lambda = tn_pdll__is(parser, TN_PDLL_EQUAL_ARROW);
  const bool is_constraint = user->kind == TN_PDLL_USER_CONSTRAINT;
  tn_pdll_scope* outer = parser->scope;
  parser->scope = arguments;
  user->body = is_lambda ? parse_lambda(parser, is_constraint ? LAMBDA_CONSTRAINT : LAMBDA_REWRITE,
                                        !is_inline)
                         : tn_pdll__parse_compound(parser);
  parser->scope = outer;
  if (user->body == NULL) return false;
  const bool needs_check = !is_lambda || !is_constraint;
  return (!needs_check || check_return(parser, user)) && take_result(parser, user);
}

/// Parses a declaration without a body, which a native function implements.
static bool parse_native(tn_pdll_parser* parser, tn_pdll_node* user, bool is_inline) {
  if (tn_pdll__is_string(parser)) {
    user->text = tn_pdll__string_value(parser);
    if (user->text.data == NULL) return false;
    user->has_text = true;
    tn_pdll__advance(parser);
  } else if (is_inline) {
    return tn_pdll__fail(parser, user->name_place,
                         "external declarations must be declared in global scope");
  } else if (tn_pdll__is(parser, TN_PDLL_ERROR)) {
    return false;
  }
  return tn_pdll__expect(parser, TN_PDLL_SEMICOLON, "expected `;` after native declaration");
}

static bool parse_user_name(tn_pdll_parser* parser, tn_pdll_node* user, bool is_inline) {
  user->has_name = true;
  user->name_place = user->place;
  if (tn_pdll__is(parser, TN_PDLL_IDENTIFIER)) {
    user->name = parser->token.text;
    user->name_place = parser->token.place;
    tn_pdll__advance(parser);
  } else if (is_inline) {
    user->name = tn_pdll__text(parser, "<anonymous_%s_%u>",
                               user->kind == TN_PDLL_USER_CONSTRAINT ? "constraint" : "rewrite",
                               parser->anonymous_count++);
  } else {
    return tn_pdll__fail(parser, parser->token.place, "expected identifier name");
  }
  // Diagnostics refer to the name.
  user->place = user->name_place;
  return user->name.data != NULL;
}

static tn_pdll_node* parse_user_in(tn_pdll_parser* parser, bool is_inline) {
  const bool is_constraint = tn_pdll__is(parser, TN_PDLL_KW_CONSTRAINT);
  parser->section = is_constraint ? TN_PDLL_IN_CONSTRAINT : TN_PDLL_IN_REWRITE;
  tn_pdll_scope* arguments;
  tn_pdll_node* user = tn_pdll__node(
      parser, is_constraint ? TN_PDLL_USER_CONSTRAINT : TN_PDLL_USER_REWRITE, parser->token.place);
  if (user == NULL) return NULL;
  tn_pdll__advance(parser);
  if (!parse_user_name(parser, user, is_inline) || !parse_signature(parser, user, &arguments)) {
    return NULL;
  }
  const bool has_body =
      tn_pdll__is(parser, TN_PDLL_L_BRACE) || tn_pdll__is(parser, TN_PDLL_EQUAL_ARROW);
  const bool done = has_body ? parse_user_body(parser, user, is_inline, arguments)
                             : parse_native(parser, user, is_inline);
  return done ? user : NULL;
}

static tn_pdll_node* parse_user(tn_pdll_parser* parser, bool is_inline) {
  const tn_pdll_section saved = parser->section;
  tn_pdll_scope* scope = parser->scope;
  if (!tn_pdll__enter(parser)) return NULL;
  tn_pdll_node* user = parse_user_in(parser, is_inline);
  tn_pdll__leave(parser);
  parser->section = saved;
  parser->scope = scope;
  return user;
}

/// Declares the node's name from here on.
static tn_pdll_node* declare(tn_pdll_parser* parser, tn_pdll_node* node) {
  if (node == NULL || !node->has_name) return node;
  if (!tn_pdll__check_new(parser, node->name, node->name_place)) return NULL;
  return tn_pdll__declare(parser, node) ? node : NULL;
}

tn_pdll_node* tn_pdll__parse_inline_user(tn_pdll_parser* parser) {
  return declare(parser, parse_user(parser, true));
}

//===-- The top level -------------------------------------------------------------------------===//

static bool parse_top(tn_pdll_parser* parser) {
  tn_pdll_node* node = NULL;
  if (tn_pdll__is(parser, TN_PDLL_KW_CONSTRAINT) || tn_pdll__is(parser, TN_PDLL_KW_REWRITE_CLASS)) {
    node = parse_user(parser, false);
  } else if (tn_pdll__is(parser, TN_PDLL_KW_PATTERN)) {
    node = parse_pattern(parser);
  } else {
    return tn_pdll__fail(parser, parser->token.place,
                         "expected top-level declaration, such as a `Pattern`");
  }
  node = declare(parser, node);
  return node != NULL && tn_pdll__add(parser, parser->declarations, node, node->place);
}

static bool parse_directive(tn_pdll_parser* parser) {
  const tn_string_view text = parser->token.text;
  if (tn_string_view_equal(text, tn_string_view_from("#include"))) {
    return tn_pdll__parse_include(parser);
  }
  return tn_pdll__fail(parser, parser->token.place, "unknown directive `%.*s`", TN_PDLL_ARG(text));
}

bool tn_pdll__parse_body(tn_pdll_parser* parser) {
  while (!tn_pdll__is(parser, TN_PDLL_EOF)) {
    const bool is_directive = tn_pdll__is(parser, TN_PDLL_DIRECTIVE);
    if (!(is_directive ? parse_directive(parser) : parse_top(parser))) return false;
  }
  return true;
}
