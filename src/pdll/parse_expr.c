// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions.

#include "pdll/pdll.h"

//===-- Names ---------------------------------------------------------------------------------===//

/// Parses a name; a following `:` defines a variable in place.
static tn_pdll_node* parse_identifier(tn_pdll_parser* parser) {
  const tn_pdll_token name = parser->token;
  tn_pdll__advance(parser);
  if (!tn_pdll__accept(parser, TN_PDLL_COLON)) {
    return tn_pdll__refer(parser, name.text, name.place);
  }
  tn_pdll_list constraints = {0};
  if (!tn_pdll__parse_constraints(parser, &constraints)) return NULL;
  return tn_pdll__inline_variable(parser, name.text, name.place, &constraints);
}

static tn_pdll_node* parse_underscore(tn_pdll_parser* parser) {
  const tn_pdll_token name = parser->token;
  tn_pdll_list constraints = {0};
  tn_pdll__advance(parser);
  if (!tn_pdll__expect(parser, TN_PDLL_COLON, "expected `:` after `_` variable") ||
      !tn_pdll__parse_constraints(parser, &constraints)) {
    return NULL;
  }
  return tn_pdll__inline_variable(parser, name.text, name.place, &constraints);
}

/// Parses `attr<"...">` and `type<"...">`; without brackets, the keywords are names.
static tn_pdll_node* parse_literal(tn_pdll_parser* parser, tn_pdll_node_kind kind) {
  const bool is_attribute = kind == TN_PDLL_ATTRIBUTE;
  const tn_pdll_place place = parser->token.place;
  tn_pdll__advance(parser);
  if (!tn_pdll__accept(parser, TN_PDLL_LESS)) {
    tn_pdll__reset(parser, place);
    return parse_identifier(parser);
  }
  if (!tn_pdll__is_string(parser)) {
    return tn_pdll__fail(parser, parser->token.place, "expected string literal containing MLIR %s",
                         is_attribute ? "attribute" : "type");
  }
  tn_pdll_node* node = tn_pdll__expression(
      parser, kind, place,
      tn_pdll_type__plain(is_attribute ? TN_PDLL_TYPE_ATTR : TN_PDLL_TYPE_TYPE), NULL);
  if (node == NULL) return NULL;
  node->text = tn_pdll__string_value(parser);
  if (node->text.data == NULL) return NULL;
  tn_pdll__advance(parser);
  return tn_pdll__expect(parser, TN_PDLL_GREATER,
                         is_attribute ? "expected `>` after attribute literal"
                                      : "expected `>` after type literal")
             ? node
             : NULL;
}

/// Parses an inline constraint or rewrite.
static tn_pdll_node* parse_user(tn_pdll_parser* parser) {
  tn_pdll_node* user = tn_pdll__parse_inline_user(parser);
  if (user == NULL) return NULL;
  return tn_pdll__expression(
      parser, TN_PDLL_DECL_REF, user->place,
      tn_pdll_type__plain(user->kind == TN_PDLL_USER_CONSTRAINT ? TN_PDLL_TYPE_CONSTRAINT
                                                                : TN_PDLL_TYPE_REWRITE),
      user);
}

//===-- Calls and members ---------------------------------------------------------------------===//

static tn_pdll_node* parse_call(tn_pdll_parser* parser, tn_pdll_node* callee, bool is_negated) {
  tn_pdll_list arguments = {0};
  tn_pdll__advance(parser);
  if (!tn_pdll__is(parser, TN_PDLL_R_PAREN)) {
    do {
      tn_pdll_node* argument = tn_pdll__parse_expression(parser);
      if (argument == NULL || !tn_pdll__add(parser, &arguments, argument, argument->place)) {
        return NULL;
      }
    } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  }
  if (!tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` after argument list")) return NULL;
  return tn_pdll__call(parser, callee->place, callee, arguments, is_negated);
}

static tn_pdll_node* parse_negated(tn_pdll_parser* parser) {
  tn_pdll__advance(parser);
  if (!tn_pdll__is(parser, TN_PDLL_IDENTIFIER)) {
    return tn_pdll__fail(parser, parser->token.place, "expected native constraint");
  }
  tn_pdll_node* callee = parse_identifier(parser);
  if (callee == NULL) return NULL;
  if (!tn_pdll__is(parser, TN_PDLL_L_PAREN)) {
    return tn_pdll__fail(parser, parser->token.place, "expected `(` after function name");
  }
  return parse_call(parser, callee, true);
}

static tn_pdll_node* parse_member(tn_pdll_parser* parser, tn_pdll_node* parent) {
  const tn_pdll_place dot = parser->token.place;
  tn_pdll__advance(parser);
  const tn_pdll_token name = parser->token;
  if (name.kind != TN_PDLL_IDENTIFIER && name.kind != TN_PDLL_INTEGER &&
      !tn_pdll__is_keyword(&name)) {
    return tn_pdll__fail(parser, dot, "expected identifier or numeric member name");
  }
  tn_pdll__advance(parser);
  return tn_pdll__member(parser, parent, name.text);
}

//===-- Operations ----------------------------------------------------------------------------===//

/// Parses an op name after `<`.
static tn_pdll_node* parse_name(tn_pdll_parser* parser, bool may_be_empty) {
  const tn_pdll_token dialect = parser->token;
  tn_pdll_node* node = tn_pdll__node(parser, TN_PDLL_OP_NAME, (tn_pdll_place){NULL, 0});
  if (node == NULL) return NULL;
  if (dialect.kind != TN_PDLL_IDENTIFIER && !tn_pdll__is_keyword(&dialect)) {
    if (may_be_empty) return node;
    return tn_pdll__fail(parser, dialect.place, "expected dialect namespace");
  }
  tn_pdll__advance(parser);
  if (!tn_pdll__expect(parser, TN_PDLL_DOT, "expected `.` after dialect namespace")) return NULL;
  if (!tn_pdll__is(parser, TN_PDLL_IDENTIFIER) && !tn_pdll__is_keyword(&parser->token)) {
    return tn_pdll__fail(parser, parser->token.place,
                         "expected operation name after dialect namespace");
  }
  // Like MLIR, takes the name from the start of the text by the sizes of its parts, even if there
  // is space between them.
  size_t size = dialect.text.size + 1;
  do {
    size += parser->token.text.size;
    tn_pdll__advance(parser);
  } while (tn_pdll__is(parser, TN_PDLL_IDENTIFIER) || tn_pdll__is(parser, TN_PDLL_DOT) ||
           tn_pdll__is_keyword(&parser->token));
  node->has_name = true;
  node->name = (tn_string_view){dialect.text.data, size};
  node->place = node->name_place = dialect.place;
  return node;
}

tn_pdll_node* tn_pdll__parse_op_name(tn_pdll_parser* parser, bool may_be_empty) {
  if (!tn_pdll__accept(parser, TN_PDLL_LESS)) {
    return tn_pdll__node(parser, TN_PDLL_OP_NAME, (tn_pdll_place){NULL, 0});
  }
  tn_pdll_node* name = parse_name(parser, may_be_empty);
  if (name == NULL) return NULL;
  return tn_pdll__expect(parser, TN_PDLL_GREATER, "expected `>` after operation name") ? name
                                                                                       : NULL;
}

/// Adds a variable for all operands or results of a matched op that omits them.
static bool add_rest(tn_pdll_parser* parser, tn_pdll_node* operation, tn_pdll_list* list,
                     tn_pdll_node_kind kind) {
  tn_pdll_list constraints = {0};
  tn_pdll_node* constraint = tn_pdll__node(parser, kind, operation->place);
  if (constraint == NULL || !tn_pdll__add(parser, &constraints, constraint, operation->place)) {
    return false;
  }
  tn_pdll_node* rest =
      tn_pdll__inline_variable(parser, tn_string_view_from("_"), operation->place, &constraints);
  return rest != NULL && tn_pdll__add(parser, list, rest, rest->place);
}

/// Parses expressions up to a closing parenthesis.
static bool parse_list(tn_pdll_parser* parser, tn_pdll_list* list, const char* message) {
  if (tn_pdll__accept(parser, TN_PDLL_R_PAREN)) return true;
  do {
    tn_pdll_node* item = tn_pdll__parse_expression(parser);
    if (item == NULL || !tn_pdll__add(parser, list, item, item->place)) return false;
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return tn_pdll__expect(parser, TN_PDLL_R_PAREN, message);
}

static bool parse_operands(tn_pdll_parser* parser, tn_pdll_node* operation) {
  if (tn_pdll__accept(parser, TN_PDLL_L_PAREN)) {
    return parse_list(parser, &operation->items, "expected `)` after operation operand list");
  }
  return parser->section == TN_PDLL_IN_REWRITE ||
         add_rest(parser, operation, &operation->items, TN_PDLL_CST_VALUE_RANGE);
}

static tn_pdll_node* parse_attribute(tn_pdll_parser* parser) {
  tn_pdll_node* attribute = tn_pdll__node(parser, TN_PDLL_NAMED_ATTRIBUTE, parser->token.place);
  if (attribute == NULL) return NULL;
  attribute->has_name = true;
  attribute->name_place = attribute->place;
  if (tn_pdll__is_string(parser)) {
    attribute->name = tn_pdll__string_value(parser);
    if (attribute->name.data == NULL) return NULL;
  } else if (tn_pdll__is(parser, TN_PDLL_IDENTIFIER) || tn_pdll__is_keyword(&parser->token)) {
    attribute->name = parser->token.text;
  } else {
    return tn_pdll__fail(parser, parser->token.place,
                         "expected identifier or string attribute name");
  }
  tn_pdll__advance(parser);
  if (tn_pdll__accept(parser, TN_PDLL_EQUAL)) {
    attribute->subject = tn_pdll__parse_expression(parser);
  } else {
    attribute->subject = tn_pdll__expression(parser, TN_PDLL_ATTRIBUTE, attribute->place,
                                             tn_pdll_type__plain(TN_PDLL_TYPE_ATTR), NULL);
    if (attribute->subject != NULL) attribute->subject->text = tn_string_view_from("unit");
  }
  return attribute->subject != NULL ? attribute : NULL;
}

static bool parse_attributes(tn_pdll_parser* parser, tn_pdll_node* operation) {
  if (!tn_pdll__accept(parser, TN_PDLL_L_BRACE)) return true;
  do {
    tn_pdll_node* attribute = parse_attribute(parser);
    if (attribute == NULL ||
        !tn_pdll__add(parser, &operation->attributes, attribute, attribute->place)) {
      return false;
    }
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return tn_pdll__expect(parser, TN_PDLL_R_BRACE, "expected `}` after operation attribute list");
}

static bool parse_results(tn_pdll_parser* parser, tn_pdll_node* operation,
                          tn_pdll_result_types* result_types) {
  if (tn_pdll__accept(parser, TN_PDLL_ARROW)) {
    *result_types = TN_PDLL_EXPLICIT;
    return tn_pdll__expect(parser, TN_PDLL_L_PAREN,
                           "expected `(` before operation result type list") &&
           parse_list(parser, &operation->results, "expected `)` after operation result type list");
  }
  if (parser->section != TN_PDLL_IN_REWRITE) {
    return add_rest(parser, operation, &operation->results, TN_PDLL_CST_TYPE_RANGE);
  }
  if (*result_types == TN_PDLL_EXPLICIT) *result_types = TN_PDLL_INTERFACE;
  return true;
}

tn_pdll_node* tn_pdll__parse_operation(tn_pdll_parser* parser, tn_pdll_result_types result_types) {
  const tn_pdll_place place = parser->token.place;
  tn_pdll__advance(parser);
  if (!tn_pdll__is(parser, TN_PDLL_LESS)) {
    tn_pdll__reset(parser, place);
    return parse_identifier(parser);
  }
  tn_pdll_node* operation = tn_pdll__node(parser, TN_PDLL_OPERATION, place);
  if (operation == NULL) return NULL;
  operation->subject = tn_pdll__parse_op_name(parser, parser->section != TN_PDLL_IN_REWRITE);
  if (operation->subject == NULL || !parse_operands(parser, operation) ||
      !parse_attributes(parser, operation) || !parse_results(parser, operation, &result_types) ||
      !tn_pdll__check_operation(parser, operation, result_types)) {
    return NULL;
  }
  return operation;
}

//===-- Tuples --------------------------------------------------------------------------------===//

/// Parses the label of an element, followed by `=`; empty if there is none.
static tn_string_view parse_label(tn_pdll_parser* parser, tn_pdll_place* out_place) {
  const tn_pdll_token name = parser->token;
  *out_place = name.place;
  if (!tn_pdll__is_name(&name)) return (tn_string_view){"", 0};
  tn_pdll__advance(parser);
  if (tn_pdll__accept(parser, TN_PDLL_EQUAL)) return name.text;
  tn_pdll__reset(parser, name.place);
  return (tn_string_view){"", 0};
}

/// Adds a label. Labels are stored as nodes so that errors can refer to their locations.
static bool add_label(tn_pdll_parser* parser, tn_pdll_list* labels, tn_string_view label,
                      tn_pdll_place place) {
  for (size_t i = 0; i < labels->count && label.size != 0; ++i) {
    if (!tn_string_view_equal(labels->items[i].node->name, label)) continue;
    const tn_pdll_notes notes = {
        .count = 1,
        .items = {{labels->items[i].place, tn_string_view_from("see previous label use here")}}};
    return tn_pdll__fail_noted(parser, place, &notes, "duplicate tuple element label `%.*s`",
                               TN_PDLL_ARG(label));
  }
  tn_pdll_node* node = tn_pdll__node(parser, TN_PDLL_OP_NAME, place);
  if (node == NULL) return false;
  node->name = label;
  return tn_pdll__add(parser, labels, node, place);
}

static bool parse_elements(tn_pdll_parser* parser, tn_pdll_list* elements, tn_pdll_list* labels) {
  if (tn_pdll__is(parser, TN_PDLL_R_PAREN)) return true;
  do {
    tn_pdll_place place;
    const tn_string_view label = parse_label(parser, &place);
    if (!add_label(parser, labels, label, place)) return false;
    tn_pdll_node* element = tn_pdll__parse_expression(parser);
    if (element == NULL || !tn_pdll__add(parser, elements, element, element->place)) return false;
  } while (tn_pdll__accept(parser, TN_PDLL_COMMA));
  return true;
}

static tn_pdll_node* parse_tuple(tn_pdll_parser* parser) {
  const tn_pdll_place place = parser->token.place;
  tn_pdll_list elements = {0};
  tn_pdll_list labels = {0};
  tn_pdll__advance(parser);
  if (!parse_elements(parser, &elements, &labels) ||
      !tn_pdll__expect(parser, TN_PDLL_R_PAREN, "expected `)` after tuple element list")) {
    return NULL;
  }
  tn_string_view* texts = tn_arena__take(&parser->arena, (labels.count + 1) * sizeof *texts);
  if (texts == NULL) return tn_pdll__out_of_memory(parser);
  for (size_t i = 0; i < labels.count; ++i) texts[i] = labels.items[i].node->name;
  return tn_pdll__tuple(parser, place, elements, texts);
}

//===-- All expressions -----------------------------------------------------------------------===//

static tn_pdll_node* parse_first(tn_pdll_parser* parser) {
  switch (parser->token.kind) {
    case TN_PDLL_KW_ATTR:
      return parse_literal(parser, TN_PDLL_ATTRIBUTE);
    case TN_PDLL_KW_TYPE:
      return parse_literal(parser, TN_PDLL_TYPE);
    case TN_PDLL_KW_CONSTRAINT:
    case TN_PDLL_KW_REWRITE_CLASS:
      return parse_user(parser);
    case TN_PDLL_KW_NOT:
      return parse_negated(parser);
    case TN_PDLL_IDENTIFIER:
      return parse_identifier(parser);
    case TN_PDLL_KW_OP:
      return tn_pdll__parse_operation(parser, TN_PDLL_EXPLICIT);
    case TN_PDLL_L_PAREN:
      return parse_tuple(parser);
    default:
      return tn_pdll__fail(parser, parser->token.place, "expected expression");
  }
}

static tn_pdll_node* parse_whole(tn_pdll_parser* parser) {
  if (tn_pdll__is(parser, TN_PDLL_UNDERSCORE)) return parse_underscore(parser);
  tn_pdll_node* node = parse_first(parser);
  while (node != NULL) {
    if (tn_pdll__is(parser, TN_PDLL_DOT)) {
      node = parse_member(parser, node);
    } else if (tn_pdll__is(parser, TN_PDLL_L_PAREN)) {
      node = parse_call(parser, node, false);
    } else {
      return node;
    }
  }
  return NULL;
}

tn_pdll_node* tn_pdll__parse_expression(tn_pdll_parser* parser) {
  if (!tn_pdll__enter(parser)) return NULL;
  tn_pdll_node* node = parse_whole(parser);
  tn_pdll__leave(parser);
  return node;
}
