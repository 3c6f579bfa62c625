// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements.

#include "pdll/pdll.h"

/// Starts a statement; reports a rewrite statement in a constraint.
static tn_pdll_node* begin(tn_pdll_parser* parser, tn_pdll_node_kind kind) {
  const tn_pdll_token word = parser->token;
  if (parser->section == TN_PDLL_IN_CONSTRAINT && kind >= TN_PDLL_ERASE) {
    return tn_pdll__fail(parser, word.place, "`%.*s` cannot be used within a Constraint",
                         TN_PDLL_ARG(word.text));
  }
  tn_pdll__advance(parser);
  return tn_pdll__node(parser, kind, word.place);
}

static bool is_op(const tn_pdll_node* node) { return node->type->kind == TN_PDLL_TYPE_OP; }

static bool check_root(tn_pdll_parser* parser, const tn_pdll_node* root) {
  if (is_op(root)) return true;
  return tn_pdll__fail(parser, root->place, "expected `Op` expression, but got `%.*s`",
                       TN_PDLL_ARG(tn_pdll__type_text(parser, root->type)));
}

static tn_pdll_node* parse_erase(tn_pdll_parser* parser) {
  tn_pdll_node* statement = begin(parser, TN_PDLL_ERASE);
  if (statement == NULL) return NULL;
  statement->subject = tn_pdll__parse_expression(parser);
  if (statement->subject == NULL) return NULL;
  if (is_op(statement->subject)) return statement;
  return tn_pdll__fail(parser, statement->subject->place, "expected `Op` expression");
}

/// Rejects type constraints on variables with initializers.
static bool check_initial(tn_pdll_parser* parser, const tn_pdll_list* constraints) {
  for (size_t i = 0; i < constraints->count; ++i) {
    const tn_pdll_node* node = constraints->items[i].node;
    const bool has_type = (node->kind == TN_PDLL_CST_ATTR || node->kind == TN_PDLL_CST_VALUE ||
                           node->kind == TN_PDLL_CST_VALUE_RANGE) &&
                          node->subject != NULL;
    if (has_type) {
      return tn_pdll__fail(parser, constraints->items[i].place,
                           "type constraints are not permitted on variables with initializers");
    }
  }
  return true;
}

static tn_pdll_node* parse_let(tn_pdll_parser* parser) {
  tn_pdll_node* statement = begin(parser, TN_PDLL_LET);
  if (statement == NULL) return NULL;
  const tn_pdll_token name = parser->token;
  if (name.kind == TN_PDLL_UNDERSCORE) {
    return tn_pdll__fail(parser, name.place, "`_` may only be used to define \"inline\" variables");
  }
  if (!tn_pdll__is_name(&name)) {
    return tn_pdll__fail(parser, name.place,
                         "expected identifier after `let` to name a new variable");
  }
  tn_pdll__advance(parser);
  tn_pdll_list constraints = {0};
  if (tn_pdll__accept(parser, TN_PDLL_COLON) && !tn_pdll__parse_constraints(parser, &constraints)) {
    return NULL;
  }
  tn_pdll_node* initial = NULL;
  if (tn_pdll__accept(parser, TN_PDLL_EQUAL)) {
    initial = tn_pdll__parse_expression(parser);
    if (initial == NULL || !check_initial(parser, &constraints)) return NULL;
  }
  statement->subject = tn_pdll__let_variable(parser, name.text, name.place, initial, &constraints);
  return statement->subject != NULL ? statement : NULL;
}

//===-- replace -------------------------------------------------------------------------------===//

/// Parses replacement values after the opening parenthesis.
static bool parse_replacements(tn_pdll_parser* parser, tn_pdll_node* statement) {
  if (tn_pdll__accept(parser, TN_PDLL_R_PAREN)) {
    return tn_pdll__fail(parser, statement->place,
                         "expected at least one replacement value, consider using `erase` if no "
                         "replacement values are desired");
  }
  do {
    tn_pdll_node* value = tn_pdll__parse_expression(parser);
    if (value == NULL || !tn_pdll__add(parser, &statement->items, value, value->place))
      return false;
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` after replacement values");
}

static bool parse_replacement(tn_pdll_parser* parser, tn_pdll_node* statement) {
  if (tn_pdll__accept(parser, TN_PDLL_L_PAREN)) return parse_replacements(parser, statement);
  tn_pdll_node* value = tn_pdll__is(parser, TN_PDLL_KW_OP)
                            ? tn_pdll__parse_operation(parser, TN_PDLL_REPLACEMENT)
                            : tn_pdll__parse_expression(parser);
  return value != NULL && tn_pdll__add(parser, &statement->items, value, value->place);
}

/// Checks replacements; among several values, an op is converted to its results.
static bool check_replacements(tn_pdll_parser* parser, const tn_pdll_node* statement) {
  for (size_t i = 0; i < statement->items.count; ++i) {
    tn_pdll_node** value = &statement->items.items[i].node;
    const tn_pdll_type* type = (*value)->type;
    if (is_op(*value)) {
      if (statement->items.count == 1) continue;
      *value = tn_pdll__all_results(parser, *value, TN_PDLL_TYPE_VALUE_RANGE);
      if (*value == NULL) return false;
    } else if (type->kind < TN_PDLL_TYPE_VALUE) {
      return tn_pdll__fail(parser, (*value)->place,
                           "expected `Op`, `Value` or `ValueRange` expression, but got `%.*s`",
                           TN_PDLL_ARG(tn_pdll__type_text(parser, type)));
    }
  }
  return true;
}

static tn_pdll_node* parse_replace(tn_pdll_parser* parser) {
  tn_pdll_node* statement = begin(parser, TN_PDLL_REPLACE);
  if (statement == NULL) return NULL;
  statement->subject = tn_pdll__parse_expression(parser);
  if (statement->subject == NULL ||
      !tn_pdll__expect(parser, TN_PDLL_KW_WITH, "expected `with` after root operation")) {
    return NULL;
  }
  const tn_pdll_section saved = parser->section;
  parser->section = TN_PDLL_IN_REWRITE;
  const bool done = parse_replacement(parser, statement) &&
                    check_root(parser, statement->subject) && check_replacements(parser, statement);
  parser->section = saved;
  return done ? statement : NULL;
}

//===-- rewrite, return -----------------------------------------------------------------------===//

static bool parse_rewrite_body(tn_pdll_parser* parser, tn_pdll_node* statement) {
  statement->body = tn_pdll__parse_compound(parser);
  if (statement->body == NULL) return false;
  for (size_t i = 0; i < statement->body->items.count; ++i) {
    const tn_pdll_node* part = statement->body->items.items[i].node;
    if (part->kind != TN_PDLL_RETURN) continue;
    return tn_pdll__fail(parser, part->place,
                         "`return` statements are only permitted within a `Constraint` or "
                         "`Rewrite` body");
  }
  return check_root(parser, statement->subject);
}

static tn_pdll_node* parse_rewrite(tn_pdll_parser* parser) {
  tn_pdll_node* statement = begin(parser, TN_PDLL_REWRITE);
  if (statement == NULL) return NULL;
  statement->subject = tn_pdll__parse_expression(parser);
  if (statement->subject == NULL ||
      !tn_pdll__expect(parser, TN_PDLL_KW_WITH, "expected `with` before rewrite body")) {
    return NULL;
  }
  if (!tn_pdll__is(parser, TN_PDLL_L_BRACE)) {
    return tn_pdll__fail(parser, parser->token.place, "expected `{` to start rewrite body");
  }
  const tn_pdll_section saved = parser->section;
  parser->section = TN_PDLL_IN_REWRITE;
  const bool done = parse_rewrite_body(parser, statement);
  parser->section = saved;
  return done ? statement : NULL;
}

static tn_pdll_node* parse_return(tn_pdll_parser* parser) {
  tn_pdll_node* statement = begin(parser, TN_PDLL_RETURN);
  if (statement == NULL) return NULL;
  statement->subject = tn_pdll__parse_expression(parser);
  return statement->subject != NULL ? statement : NULL;
}

//===-- All statements ------------------------------------------------------------------------===//

static tn_pdll_node* parse_any(tn_pdll_parser* parser) {
  switch (parser->token.kind) {
    case TN_PDLL_KW_ERASE:
      return parse_erase(parser);
    case TN_PDLL_KW_LET:
      return parse_let(parser);
    case TN_PDLL_KW_REPLACE:
      return parse_replace(parser);
    case TN_PDLL_KW_RETURN:
      return parse_return(parser);
    case TN_PDLL_KW_REWRITE:
      return parse_rewrite(parser);
    default:
      return tn_pdll__parse_expression(parser);
  }
}

tn_pdll_node* tn_pdll__parse_statement(tn_pdll_parser* parser, bool needs_semicolon) {
  if (!tn_pdll__enter(parser)) return NULL;
  tn_pdll_node* statement = parse_any(parser);
  tn_pdll__leave(parser);
  if (statement == NULL || !needs_semicolon) return statement;
  return tn_pdll__expect(parser, TN_PDLL_SEMICOLON, "expected `;` after statement") ? statement
                                                                                    : NULL;
}

tn_pdll_node* tn_pdll__parse_compound(tn_pdll_parser* parser) {
  tn_pdll_node* compound = tn_pdll__node(parser, TN_PDLL_COMPOUND, parser->token.place);
  if (compound == NULL || tn_pdll__push_scope(parser) == NULL) return NULL;
  tn_pdll__advance(parser);
  bool done = true;
  while (done && !tn_pdll__is(parser, TN_PDLL_R_BRACE)) {
    tn_pdll_node* statement = tn_pdll__parse_statement(parser, true);
    done = statement != NULL && tn_pdll__add(parser, &compound->items, statement, statement->place);
  }
  tn_pdll__pop_scope(parser);
  if (!done) return NULL;
  compound->end = parser->token.place;
  compound->end.offset += 1;
  tn_pdll__advance(parser);
  return compound;
}
