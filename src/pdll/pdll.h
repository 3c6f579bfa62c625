// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PDLL, from the inside: tokens, the tree, and what the files of the front end offer each other.
//
//   lexer.c       tokens; buffers, and the stack of includes
//   type.c        types of expressions
//   report.c      diagnostics, nodes, scopes
//   parse_decl.c  the top level, patterns, constraints and rewrites
//   parse_cst.c   constraints of variables
//   parse_expr.c  expressions
//   parse_stmt.c  statements
//   analyze.c     what is checked when a node is made
//   convert.c     conversions between types of expressions
//   include.c     included files
//   td_*.c        those that are TableGen (tablegen.h)
//   definition.c  what is known of ops: schemas
//   check.c       what patterns say of ops, held to that
//   dump.c        the tree as text
//   codegen.c     } the tree as ops of the pdl dialect
//   codegen_expr.c  }
//   api.c         public calls
//
// The checks run while the text is parsed, in the order in which mlir-pdll makes them, since the
// first error is part of what the language is. Source: MLIR, "PDLL - PDL Language".

#ifndef TENURE_SRC_PDLL_PDLL_H
#define TENURE_SRC_PDLL_PDLL_H

#include <tenure/pdll.h>

#include "ir/context.h"
#include "schema/arena.h"

//===-- Texts ---------------------------------------------------------------------------------===//

/// A text that is read: the input, or an included file.
typedef struct tn_pdll_buffer {
  tn_string_view name;  ///< As in locations.
  tn_string_view text;
  tn_source_lines* lines;               ///< NULL is right, and slow.
  const struct tn_pdll_buffer* parent;  ///< That includes it; NULL for the input.
  struct tn_pdll_buffer* next;          ///< Of all that were read, for the end.
  size_t resume;                        ///< Where the parent goes on.
} tn_pdll_buffer;

/// A place in a text.
typedef struct tn_pdll_place {
  const tn_pdll_buffer* buffer;  ///< NULL: none.
  size_t offset;
} tn_pdll_place;

//===-- Tokens --------------------------------------------------------------------------------===//

typedef enum tn_pdll_token_kind {
  TN_PDLL_EOF,
  TN_PDLL_ERROR,
  TN_PDLL_IDENTIFIER,
  TN_PDLL_INTEGER,
  TN_PDLL_STRING,
  TN_PDLL_STRING_BLOCK,
  TN_PDLL_DIRECTIVE,
  TN_PDLL_UNDERSCORE,
  // Keywords; the first three are names where nothing that makes them keywords follows.
  TN_PDLL_KW_ATTR,
  TN_PDLL_KW_OP,
  TN_PDLL_KW_TYPE,
  TN_PDLL_KW_ATTR_CLASS,
  TN_PDLL_KW_CONSTRAINT,
  TN_PDLL_KW_ERASE,
  TN_PDLL_KW_LET,
  TN_PDLL_KW_NOT,
  TN_PDLL_KW_OP_CLASS,
  TN_PDLL_KW_OP_NAME,
  TN_PDLL_KW_PATTERN,
  TN_PDLL_KW_REPLACE,
  TN_PDLL_KW_RETURN,
  TN_PDLL_KW_REWRITE,
  TN_PDLL_KW_REWRITE_CLASS,
  TN_PDLL_KW_TYPE_CLASS,
  TN_PDLL_KW_TYPE_RANGE,
  TN_PDLL_KW_VALUE,
  TN_PDLL_KW_VALUE_RANGE,
  TN_PDLL_KW_WITH,
  TN_PDLL_ARROW,
  TN_PDLL_COLON,
  TN_PDLL_COMMA,
  TN_PDLL_DOT,
  TN_PDLL_EQUAL,
  TN_PDLL_EQUAL_ARROW,
  TN_PDLL_SEMICOLON,
  TN_PDLL_L_BRACE,
  TN_PDLL_R_BRACE,
  TN_PDLL_L_PAREN,
  TN_PDLL_R_PAREN,
  TN_PDLL_L_SQUARE,
  TN_PDLL_R_SQUARE,
  TN_PDLL_LESS,
  TN_PDLL_GREATER
} tn_pdll_token_kind;

typedef struct tn_pdll_token {
  tn_pdll_token_kind kind;
  tn_pdll_place place;
  tn_string_view text;
} tn_pdll_token;

static inline bool tn_pdll__is_keyword(const tn_pdll_token* token) {
  return token->kind >= TN_PDLL_KW_ATTR && token->kind <= TN_PDLL_KW_WITH;
}
/// Whether the token may name a variable.
static inline bool tn_pdll__is_name(const tn_pdll_token* token) {
  return token->kind == TN_PDLL_IDENTIFIER ||
         (token->kind >= TN_PDLL_KW_ATTR && token->kind <= TN_PDLL_KW_TYPE);
}

//===-- What is known of ops ------------------------------------------------------------------===//

/// How many values a group of operands or results has.
typedef enum tn_pdll_arity { TN_PDLL_SINGLE, TN_PDLL_OPTIONAL, TN_PDLL_VARIADIC } tn_pdll_arity;

typedef struct tn_pdll_group {
  tn_string_view name;
  tn_pdll_arity arity;
} tn_pdll_group;

/// An inherent attribute.
typedef struct tn_pdll_attribute {
  tn_string_view name;
  bool is_optional;  ///< An op may be made without it.
} tn_pdll_attribute;

typedef struct tn_pdll_definition {
  tn_string_view name;  ///< "arith.addi"
  tn_pdll_place place;  ///< Where an include made it known; no buffer: it is a loaded dialect's.
  const tn_pdll_group* operands;
  size_t operand_count;
  const tn_pdll_group* results;
  size_t result_count;
  const tn_pdll_attribute* attributes;
  size_t attribute_count;
  bool infers_results;
} tn_pdll_definition;

//===-- Types ---------------------------------------------------------------------------------===//

typedef enum tn_pdll_type_kind {
  TN_PDLL_TYPE_ATTR,
  TN_PDLL_TYPE_CONSTRAINT,
  TN_PDLL_TYPE_OP,
  TN_PDLL_TYPE_REWRITE,
  TN_PDLL_TYPE_TUPLE,
  TN_PDLL_TYPE_TYPE,
  TN_PDLL_TYPE_TYPE_RANGE,
  TN_PDLL_TYPE_VALUE,
  TN_PDLL_TYPE_VALUE_RANGE
} tn_pdll_type_kind;

typedef struct tn_pdll_type {
  tn_pdll_type_kind kind;
  tn_string_view name;                   ///< Of an op; empty for any.
  const tn_pdll_definition* definition;  ///< Of that op; NULL: unknown.
  size_t count;                          ///< Elements of a tuple.
  const struct tn_pdll_type* const* elements;
  const tn_string_view* labels;  ///< Empty for an element without.
} tn_pdll_type;

bool tn_pdll_type__equal(const tn_pdll_type* a, const tn_pdll_type* b);
/// The more precise of two types; NULL if they exclude each other.
const tn_pdll_type* tn_pdll_type__refine(const tn_pdll_type* a, const tn_pdll_type* b);
void tn_pdll_type__print(const tn_pdll_type* type, tn_text_buffer* out);
/// The type of a kind that has but one.
const tn_pdll_type* tn_pdll_type__plain(tn_pdll_type_kind kind);

//===-- The tree ------------------------------------------------------------------------------===//

typedef enum tn_pdll_node_kind {
  TN_PDLL_MODULE,
  // Declarations.
  TN_PDLL_CST_ATTR,
  TN_PDLL_CST_OP,
  TN_PDLL_CST_TYPE,
  TN_PDLL_CST_TYPE_RANGE,
  TN_PDLL_CST_VALUE,
  TN_PDLL_CST_VALUE_RANGE,
  TN_PDLL_USER_CONSTRAINT,
  TN_PDLL_USER_REWRITE,
  TN_PDLL_PATTERN,
  TN_PDLL_VARIABLE,
  TN_PDLL_OP_NAME,
  TN_PDLL_NAMED_ATTRIBUTE,
  // Statements.
  TN_PDLL_COMPOUND,
  TN_PDLL_LET,
  TN_PDLL_RETURN,
  TN_PDLL_ERASE,
  TN_PDLL_REPLACE,
  TN_PDLL_REWRITE,
  // Expressions.
  TN_PDLL_ATTRIBUTE,
  TN_PDLL_CALL,
  TN_PDLL_DECL_REF,
  TN_PDLL_MEMBER,
  TN_PDLL_ALL_RESULTS,
  TN_PDLL_OPERATION,
  TN_PDLL_RANGE,
  TN_PDLL_TUPLE,
  TN_PDLL_TYPE
} tn_pdll_node_kind;

typedef struct tn_pdll_node tn_pdll_node;

/// A list of nodes, each with the place that it is referred to at, in which variables keep their
/// constraints; other lists have the node's own place there.
typedef struct tn_pdll_item {
  tn_pdll_node* node;
  tn_pdll_place place;
} tn_pdll_item;

typedef struct tn_pdll_list {
  tn_pdll_item* items;
  size_t count;
  size_t capacity;
} tn_pdll_list;

struct tn_pdll_node {
  tn_pdll_node_kind kind;
  bool has_name;
  bool has_text;
  bool is_negated;    ///< Of a call.
  bool is_recursive;  ///< Of a pattern.
  bool has_benefit;   ///< Likewise.
  uint32_t benefit;   ///< Likewise.
  uint32_t number;    ///< Of all nodes, in the order in which they are made.
  tn_pdll_place place;
  tn_pdll_place end;         ///< Of a compound statement.
  tn_string_view name;       ///< Of a declaration, a member.
  tn_pdll_place name_place;  ///< Of a declaration.
  tn_string_view text;       ///< Literals, native code.
  const tn_pdll_type* type;  ///< Of an expression, a variable; of the result of what is callable.
  /// What it is about: the expression of a statement, the variable of a `let`, the declaration that
  /// is referred to, the callee, the tuple or op of a member, the initial value of a variable, the
  /// value of an attribute, the type expression of a constraint, the name of an op.
  tn_pdll_node* subject;
  tn_pdll_node* body;  ///< Of what is callable, a pattern, a rewrite statement.
  /// Statements, elements; operands, arguments, inputs, replacements, constraints; declarations.
  tn_pdll_list items;
  tn_pdll_list results;     ///< Of what is callable; the result types of an operation.
  tn_pdll_list attributes;  ///< Of an operation.
  /// Values of a variable while ops are made; NULL: none yet.
  const struct tn_pdll_values* values;
};

static inline bool tn_pdll__is_constraint(const tn_pdll_node* node) {
  return node->kind >= TN_PDLL_CST_ATTR && node->kind <= TN_PDLL_USER_CONSTRAINT;
}
static inline bool tn_pdll__is_expression(const tn_pdll_node* node) {
  return node->kind >= TN_PDLL_ATTRIBUTE;
}
static inline bool tn_pdll__is_op_rewrite(const tn_pdll_node* node) {
  return node->kind >= TN_PDLL_ERASE && node->kind <= TN_PDLL_REWRITE;
}

//===-- The parser ----------------------------------------------------------------------------===//

/// What the statements that are parsed stand in.
typedef enum tn_pdll_section {
  TN_PDLL_IN_GLOBAL,
  TN_PDLL_IN_MATCH,
  TN_PDLL_IN_CONSTRAINT,
  TN_PDLL_IN_REWRITE
} tn_pdll_section;

/// Names that are visible; a scope of an argument list is entered again for the body.
typedef struct tn_pdll_scope {
  struct tn_pdll_scope* parent;
  tn_pdll_node** slots;  ///< By the hash of names; a power of two, at most half of them used.
  size_t capacity;
  size_t count;
} tn_pdll_scope;

/// How the result types of an operation that gives none come about.
typedef enum tn_pdll_result_types {
  TN_PDLL_EXPLICIT,
  TN_PDLL_REPLACEMENT,  ///< Those of the op that is replaced.
  TN_PDLL_INTERFACE     ///< The op infers them.
} tn_pdll_result_types;

typedef struct tn_pdll_parser {
  tn_context* context;
  const tn_pdll_options* options;
  tn_arena arena;
  tn_pdll_buffer* buffer;
  tn_pdll_buffer* buffers;  ///< All that were opened.
  size_t offset;            ///< Of what is read next.
  tn_pdll_token token;
  tn_pdll_scope* scope;
  tn_pdll_section section;
  uint32_t anonymous_count;
  uint32_t node_count;
  uint32_t depth;              ///< Of expressions and statements.
  tn_judy_names definitions;   ///< Of ops: tn_pdll_definition.
  tn_pdll_list dialects;       ///< Whose ops are known, by name.
  tn_pdll_list* declarations;  ///< Of the module.
  tn_status status;            ///< What ended it.
} tn_pdll_parser;

/// What a note adds to an error.
typedef struct tn_pdll_note {
  tn_pdll_place place;
  tn_string_view text;
} tn_pdll_note;

/// Notes that an error gets: this one if `count` is 1, those of `next`, and `last`; both may be
/// NULL.
typedef struct tn_pdll_notes {
  size_t count;
  tn_pdll_note items[1];
  const struct tn_pdll_notes* next;
  const tn_pdll_note* last;  ///< NULL in what is the `next` of others.
} tn_pdll_notes;

//===-- lexer.c -------------------------------------------------------------------------------===//

/// Has a text be read from its beginning.
void tn_pdll__open_buffer(tn_pdll_parser* parser, tn_pdll_buffer* buffer);
/// Reads the next token.
void tn_pdll__advance(tn_pdll_parser* parser);
/// Reads on from a place in the text that is read.
void tn_pdll__reset(tn_pdll_parser* parser, tn_pdll_place place);
/// The bytes of a string token; `data` NULL, with the status set, if an allocation fails.
tn_string_view tn_pdll__string_value(tn_pdll_parser* parser);

//===-- report.c ------------------------------------------------------------------------------===//

tn_location tn_pdll__location(tn_context* context, tn_pdll_place place);
/// Reports an error at a place and sets the status. Returns NULL, for functions that return a node.
void* tn_pdll__fail(tn_pdll_parser* parser, tn_pdll_place place, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// The same with notes.
void* tn_pdll__fail_noted(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_notes* notes,
                          const char* format, ...) __attribute__((format(printf, 4, 5)));
void tn_pdll__warn(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_note* note,
                   const char* format, ...) __attribute__((format(printf, 4, 5)));
void* tn_pdll__out_of_memory(tn_pdll_parser* parser);
/// A text that lives as long as the parser; empty, with the status set, if an allocation fails.
tn_string_view tn_pdll__text(tn_pdll_parser* parser, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// The type as a text.
tn_string_view tn_pdll__type_text(tn_pdll_parser* parser, const tn_pdll_type* type);
#define TN_PDLL_ARG(view) (int)(view).size, (view).data

tn_pdll_node* tn_pdll__node(tn_pdll_parser* parser, tn_pdll_node_kind kind, tn_pdll_place place);
/// An expression.
tn_pdll_node* tn_pdll__expression(tn_pdll_parser* parser, tn_pdll_node_kind kind,
                                  tn_pdll_place place, const tn_pdll_type* type,
                                  tn_pdll_node* subject);
bool tn_pdll__add(tn_pdll_parser* parser, tn_pdll_list* list, tn_pdll_node* node,
                  tn_pdll_place place);
/// Enters a new scope; NULL if an allocation fails.
tn_pdll_scope* tn_pdll__push_scope(tn_pdll_parser* parser);
void tn_pdll__pop_scope(tn_pdll_parser* parser);
/// Has the name of a declaration be visible from here on, unless nothing can refer to it.
bool tn_pdll__declare(tn_pdll_parser* parser, tn_pdll_node* node);
/// The declaration of a name; NULL if there is none.
tn_pdll_node* tn_pdll__lookup(const tn_pdll_parser* parser, tn_string_view name);
/// Reports a name that is declared already.
bool tn_pdll__check_new(tn_pdll_parser* parser, tn_string_view name, tn_pdll_place place);
/// Whether the token is of that kind, which is read over then.
bool tn_pdll__accept(tn_pdll_parser* parser, tn_pdll_token_kind kind);
/// The same, with an error if it is not.
bool tn_pdll__expect(tn_pdll_parser* parser, tn_pdll_token_kind kind, const char* message);
/// Counts a step down in what is nested; false, after a report, if it is too deep.
bool tn_pdll__enter(tn_pdll_parser* parser);
static inline void tn_pdll__leave(tn_pdll_parser* parser) { --parser->depth; }
static inline bool tn_pdll__is_string(const tn_pdll_parser* parser) {
  return parser->token.kind == TN_PDLL_STRING || parser->token.kind == TN_PDLL_STRING_BLOCK;
}
static inline bool tn_pdll__is(const tn_pdll_parser* parser, tn_pdll_token_kind kind) {
  return parser->token.kind == kind;
}

//===-- parse_*.c -----------------------------------------------------------------------------===//

/// The parts of a module up to the end of the text.
bool tn_pdll__parse_body(tn_pdll_parser* parser);
/// An inline one, whose name is declared.
tn_pdll_node* tn_pdll__parse_inline_user(tn_pdll_parser* parser);
tn_pdll_node* tn_pdll__parse_expression(tn_pdll_parser* parser);
tn_pdll_node* tn_pdll__parse_operation(tn_pdll_parser* parser, tn_pdll_result_types result_types);
/// `<dialect.name>`, which may be missing, or empty if `may_be_empty`.
tn_pdll_node* tn_pdll__parse_op_name(tn_pdll_parser* parser, bool may_be_empty);
tn_pdll_node* tn_pdll__parse_statement(tn_pdll_parser* parser, bool needs_semicolon);
tn_pdll_node* tn_pdll__parse_compound(tn_pdll_parser* parser);
/// The constraint of an argument or result.
tn_pdll_node* tn_pdll__parse_plain_constraint(tn_pdll_parser* parser, tn_pdll_place* out_place);
/// One constraint, or several in brackets.
bool tn_pdll__parse_constraints(tn_pdll_parser* parser, tn_pdll_list* constraints);

//===-- analyze.c -----------------------------------------------------------------------------===//

/// The type that constraints give; NULL where there is none, false after a report.
bool tn_pdll__check_constraints(tn_pdll_parser* parser, const tn_pdll_list* constraints,
                                const tn_pdll_type** out_type);
tn_pdll_node* tn_pdll__define_variable(tn_pdll_parser* parser, tn_string_view name,
                                       tn_pdll_place place, const tn_pdll_type* type,
                                       tn_pdll_node* initial, const tn_pdll_list* constraints);
/// An expression that defines the variable that it refers to.
tn_pdll_node* tn_pdll__inline_variable(tn_pdll_parser* parser, tn_string_view name,
                                       tn_pdll_place place, const tn_pdll_list* constraints);
tn_pdll_node* tn_pdll__let_variable(tn_pdll_parser* parser, tn_string_view name,
                                    tn_pdll_place place, tn_pdll_node* initial,
                                    const tn_pdll_list* constraints);
tn_pdll_node* tn_pdll__refer(tn_pdll_parser* parser, tn_string_view name, tn_pdll_place place);
tn_pdll_node* tn_pdll__call(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_node* callee,
                            tn_pdll_list arguments, bool is_negated);
tn_pdll_node* tn_pdll__member(tn_pdll_parser* parser, tn_pdll_node* parent, tn_string_view name);
tn_pdll_node* tn_pdll__tuple(tn_pdll_parser* parser, tn_pdll_place place, tn_pdll_list elements,
                             const tn_string_view* labels);
/// Checks an operation whose parts are parsed.
bool tn_pdll__check_operation(tn_pdll_parser* parser, tn_pdll_node* operation,
                              tn_pdll_result_types result_types);
/// A tuple's type.
const tn_pdll_type* tn_pdll__tuple_type(tn_pdll_parser* parser, size_t count,
                                        const tn_pdll_type* const* elements,
                                        const tn_string_view* labels);
/// Index of a group of that name or, if the name begins with a digit, that index.
bool tn_pdll__find_group(const tn_pdll_group* groups, size_t count, tn_string_view name,
                         size_t* out_index);
/// Likewise an element of a tuple.
bool tn_pdll__find_element(const tn_pdll_type* type, tn_string_view name, size_t* out_index);
/// The number that a text consists of; false if it is none, or does not fit.
bool tn_pdll__read_number(tn_string_view text, uint32_t* out_number);
/// What is called; NULL if it can be no such thing.
tn_pdll_node* tn_pdll__callable(tn_pdll_node* node);

//===-- convert.c -----------------------------------------------------------------------------===//

/// Has an expression be of a type; false after a report, to which `notes` (may be NULL) are added.
bool tn_pdll__convert(tn_pdll_parser* parser, tn_pdll_node** expression, const tn_pdll_type* type,
                      const tn_pdll_notes* notes);
/// All results of an op, as a range or, if there is one, as a value.
tn_pdll_node* tn_pdll__all_results(tn_pdll_parser* parser, tn_pdll_node* op,
                                   tn_pdll_type_kind kind);

//===-- include.c, definition.c ---------------------------------------------------------------===//

bool tn_pdll__parse_include(tn_pdll_parser* parser);
/// What has the name in a table of the parser; NULL for nothing, and, with the status set, if an
/// allocation fails.
const void* tn_pdll__named(tn_pdll_parser* parser, const tn_judy_names* names, tn_string_view name);
/// Puts it into the table, in place of what had the name.
bool tn_pdll__name(tn_pdll_parser* parser, tn_judy_names* names, tn_string_view name,
                   const void* named);
/// What is known of an op; NULL for nothing, and, with the status set, if an allocation fails.
const tn_pdll_definition* tn_pdll__definition(tn_pdll_parser* parser, tn_string_view name);
/// Refuses an operation of a dialect that is known, and does not define it.
bool tn_pdll__check_name(tn_pdll_parser* parser, const tn_pdll_node* operation);
/// Holds an operation to the schemas of all dialects, if that is asked for.
bool tn_pdll__check_schema(tn_pdll_parser* parser, const tn_pdll_node* operation);
/// Makes the ops of a dialect known; TN_NOT_FOUND if no schema of it is.
tn_status tn_pdll__use_dialect(tn_pdll_parser* parser, tn_string_view dialect);

//===-- dump.c, codegen.c ---------------------------------------------------------------------===//

tn_status tn_pdll__dump(tn_pdll_parser* parser, const tn_pdll_node* module, tn_write_fn write,
                        void* user_data);
/// Makes a module of pdl.pattern ops.
tn_status tn_pdll__generate(tn_pdll_parser* parser, const tn_pdll_node* module, tn_scope* scope,
                            tn_op* out_module);

#endif  // TENURE_SRC_PDLL_PDLL_H
