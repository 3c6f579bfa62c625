// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints of variables: the kind and type of entity, and user-defined constraints.

#include "pdll/pdll.h"

/// The state of parsing a list of constraints.
typedef struct state {
  bool allows_type;    ///< Constraints may contain a type expression in brackets.
  tn_pdll_place type;  ///< The location of the constraint with a type expression.
} state;

static bool parse_type(tn_pdll_parser* parser, state* so_far, tn_pdll_node* constraint) {
  if (!tn_pdll__is(parser, TN_PDLL_LESS)) return true;
  if (!so_far->allows_type) {
    return tn_pdll__fail(parser, parser->token.place,
                         "inline `Attr`, `Value`, and `ValueRange` type constraints are not "
                         "permitted on arguments or results");
  }
  if (so_far->type.buffer != NULL) {
    const tn_pdll_notes notes = {
        .count = 1,
        .items = {{so_far->type, tn_string_view_from("see previous constraint location here")}}};
    return tn_pdll__fail_noted(parser, parser->token.place, &notes,
                               "the type of this variable has already been constrained");
  }
  tn_pdll__advance(parser);
  constraint->subject = tn_pdll__parse_expression(parser);
  if (constraint->subject == NULL) return false;
  so_far->type = constraint->subject->place;
  return tn_pdll__expect(parser, TN_PDLL_GREATER, "expected `>` after variable type constraint");
}

/// Returns the node kind of a constraint keyword; TN_PDLL_MODULE for other tokens.
static tn_pdll_node_kind kind_of(tn_pdll_token_kind token) {
  switch (token) {
    case TN_PDLL_KW_ATTR_CLASS:
      return TN_PDLL_CST_ATTR;
    case TN_PDLL_KW_OP_CLASS:
      return TN_PDLL_CST_OP;
    case TN_PDLL_KW_TYPE_CLASS:
      return TN_PDLL_CST_TYPE;
    case TN_PDLL_KW_TYPE_RANGE:
      return TN_PDLL_CST_TYPE_RANGE;
    case TN_PDLL_KW_VALUE:
      return TN_PDLL_CST_VALUE;
    case TN_PDLL_KW_VALUE_RANGE:
      return TN_PDLL_CST_VALUE_RANGE;
    default:
      return TN_PDLL_MODULE;
  }
}

static tn_pdll_node* parse_keyword(tn_pdll_parser* parser, state* so_far, tn_pdll_node_kind kind) {
  tn_pdll_node* constraint = tn_pdll__node(parser, kind, parser->token.place);
  if (constraint == NULL) return NULL;
  tn_pdll__advance(parser);
  if (kind == TN_PDLL_CST_OP) {
    constraint->subject = tn_pdll__parse_op_name(parser, true);
    return constraint->subject != NULL ? constraint : NULL;
  }
  if (kind == TN_PDLL_CST_TYPE || kind == TN_PDLL_CST_TYPE_RANGE) return constraint;
  return parse_type(parser, so_far, constraint) ? constraint : NULL;
}

static tn_pdll_node* parse_name(tn_pdll_parser* parser) {
  const tn_pdll_token name = parser->token;
  tn_pdll__advance(parser);
  tn_pdll_node* found = tn_pdll__lookup(parser, name.text);
  if (found == NULL) {
    return tn_pdll__fail(parser, name.place, "unknown reference to constraint `%.*s`",
                         TN_PDLL_ARG(name.text));
  }
  if (tn_pdll__is_constraint(found)) return found;
  const tn_pdll_notes notes = {
      .count = 1,
      .items = {{found->place, tn_pdll__text(parser, "see the definition of `%.*s` here",
                                             TN_PDLL_ARG(name.text))}}};
  return tn_pdll__fail_noted(parser, name.place, &notes, "invalid reference to non-constraint");
}

static tn_pdll_node* parse_one(tn_pdll_parser* parser, state* so_far, tn_pdll_place* out_place) {
  *out_place = parser->token.place;
  const tn_pdll_node_kind kind = kind_of(parser->token.kind);
  if (kind != TN_PDLL_MODULE) return parse_keyword(parser, so_far, kind);
  if (tn_pdll__is(parser, TN_PDLL_KW_CONSTRAINT)) return tn_pdll__parse_inline_user(parser);
  if (tn_pdll__is(parser, TN_PDLL_IDENTIFIER)) return parse_name(parser);
  return tn_pdll__fail(parser, parser->token.place, "expected identifier constraint");
}

tn_pdll_node* tn_pdll__parse_plain_constraint(tn_pdll_parser* parser, tn_pdll_place* out_place) {
  state so_far = {.allows_type = false};
  return parse_one(parser, &so_far, out_place);
}

bool tn_pdll__parse_constraints(tn_pdll_parser* parser, tn_pdll_list* constraints) {
  state so_far = {.allows_type = true};
  const bool is_list = tn_pdll__accept(parser, TN_PDLL_L_SQUARE);
  do {
    tn_pdll_place place;
    tn_pdll_node* constraint = parse_one(parser, &so_far, &place);
    if (constraint == NULL || !tn_pdll__add(parser, constraints, constraint, place)) return false;
  } while (is_list && tn_pdll__accept(parser, TN_PDLL_COMMA));
  return !is_list ||
         tn_pdll__expect(parser, TN_PDLL_R_SQUARE, "expected `]` after constraint list");
}
