// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of the PDLL front end: tokens, the tree, and shared functions.
//
//   lexer.c       tokens; buffers, and the stack of includes
//   type.c        types of expressions
//   report.c      diagnostics, nodes, scopes
//   parse_decl.c  the top level, patterns, constraints and rewrites
//   parse_cst.c   constraints of variables
//   parse_expr.c  expressions
//   parse_stmt.c  statements
//   analyze.c     semantic checks when nodes are created
//   convert.c     conversions between types of expressions
//   include.c     included files
//   td_*.c        TableGen files (tablegen.h)
//   definition.c  definitions of ops from schemas
//   check.c       checks of patterns against definitions
//   dump.c        prints the tree
//   codegen.c     } generate pdl ops
//   codegen_expr.c  }
//   api.c         public functions
//
// Checks run during parsing, in the same order as in mlir-pdll, because the first error is part of
// the language. Source: MLIR, "PDLL - PDL Language".

#ifndef TENURE_SRC_PDLL_PDLL_H
#define TENURE_SRC_PDLL_PDLL_H

#include <tenure/pdll.h>

#include "ir/context.h"
#include "schema/arena.h"

//===-- Sources -------------------------------------------------------------------------------===//

/// A source text: the input, or an included file.
typedef struct tn_pdll_buffer {
  tn_string_view name;  ///< The name in locations.
  tn_string_view text;
  tn_source_lines* lines;               ///< Optional; NULL makes locations slow.
  const struct tn_pdll_buffer* parent;  ///< The including buffer; NULL for the input.
  struct tn_pdll_buffer* next;          ///< The list of all buffers, for cleanup.
  size_t resume;                        ///< The offset at which the parent resumes.
} tn_pdll_buffer;

/// A location in a source text.
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
  // Keywords; the first three are names unless followed by their syntax.
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
/// Returns whether the token can name a variable.
static inline bool tn_pdll__is_name(const tn_pdll_token* token) {
  return token->kind == TN_PDLL_IDENTIFIER ||
         (token->kind >= TN_PDLL_KW_ATTR && token->kind <= TN_PDLL_KW_TYPE);
}

//===-- Definitions of ops --------------------------------------------------------------------===//

/// The arity of a group of operands or results.
typedef enum tn_pdll_arity { TN_PDLL_SINGLE, TN_PDLL_OPTIONAL, TN_PDLL_VARIADIC } tn_pdll_arity;

typedef struct tn_pdll_group {
  tn_string_view name;
  tn_pdll_arity arity;
} tn_pdll_group;

/// An inherent attribute.
typedef struct tn_pdll_attribute {
  tn_string_view name;
  bool is_optional;  ///< An op can be created without it.
} tn_pdll_attribute;

typedef struct tn_pdll_definition {
  tn_string_view name;  ///< "arith.addi"
  tn_pdll_place place;  ///< The include that made it known; no buffer: a loaded dialect.
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
  tn_string_view name;                   ///< The name of an op; empty for any.
  const tn_pdll_definition* definition;  ///< The definition of that op; NULL: unknown.
  size_t count;                          ///< The number of tuple elements.
  const struct tn_pdll_type* const* elements;
  const tn_string_view* labels;  ///< Empty for an unlabelled element.
} tn_pdll_type;

bool tn_pdll_type__equal(const tn_pdll_type* a, const tn_pdll_type* b);
/// Returns the more specific of two types; NULL if they are incompatible.
const tn_pdll_type* tn_pdll_type__refine(const tn_pdll_type* a, const tn_pdll_type* b);
void tn_pdll_type__print(const tn_pdll_type* type, tn_text_buffer* out);
/// Returns the type of a kind without parameters.
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

/// A list of nodes, each with the location of the reference. Variables store their constraints this
/// way; in other lists, it is the node's own location.
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
  bool has_benefit;   ///< Of a pattern.
  uint32_t benefit;   ///< Of a pattern.
  uint32_t number;    ///< The creation index of the node.
  tn_pdll_place place;
  tn_pdll_place end;         ///< Of a compound statement.
  tn_string_view name;       ///< Of a declaration or a member.
  tn_pdll_place name_place;  ///< Of a declaration.
  tn_string_view text;       ///< A literal or native code.
  const tn_pdll_type* type;  ///< Of an expression or a variable; the result type of a callable.
  /// The main child: the expression of a statement, the variable of a `let`, the referenced
  /// declaration, the callee, the tuple or op of a member, the initial value of a variable, the
  /// value of an attribute, the type expression of a constraint, the name of an op.
  tn_pdll_node* subject;
  tn_pdll_node* body;  ///< Of a callable, a pattern or a rewrite statement.
  /// Statements, elements, operands, arguments, inputs, replacements, constraints or declarations.
  tn_pdll_list items;
  tn_pdll_list results;     ///< Of a callable; the result types of an operation.
  tn_pdll_list attributes;  ///< Of an operation.
  /// Values of a variable during code generation; NULL: none yet.
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

/// The section that contains the current statements.
typedef enum tn_pdll_section {
  TN_PDLL_IN_GLOBAL,
  TN_PDLL_IN_MATCH,
  TN_PDLL_IN_CONSTRAINT,
  TN_PDLL_IN_REWRITE
} tn_pdll_section;

/// A scope of visible names; the scope of an argument list is entered again for the body.
typedef struct tn_pdll_scope {
  struct tn_pdll_scope* parent;
  tn_pdll_node** slots;  ///< A hash table by name; its size is a power of two, and at most half is
                         ///< used.
  size_t capacity;
  size_t count;
} tn_pdll_scope;

/// How the omitted result types of an operation are determined.
typedef enum tn_pdll_result_types {
  TN_PDLL_EXPLICIT,
  TN_PDLL_REPLACEMENT,  ///< From the replaced op.
  TN_PDLL_INTERFACE     ///< By type inference.
} tn_pdll_result_types;

typedef struct tn_pdll_parser {
  tn_context* context;
  const tn_pdll_options* options;
  tn_arena arena;
  tn_pdll_buffer* buffer;
  tn_pdll_buffer* buffers;  ///< All opened buffers.
  size_t offset;            ///< The offset of the next byte.
  tn_pdll_token token;
  tn_pdll_scope* scope;
  tn_pdll_section section;
  uint32_t anonymous_count;
  uint32_t node_count;
  uint32_t depth;              ///< The nesting depth of expressions and statements.
  tn_judy_names definitions;   ///< Maps op names to tn_pdll_definition.
  tn_pdll_list dialects;       ///< Dialects whose ops are known, by name.
  tn_pdll_list* declarations;  ///< Declarations of the module.
  tn_status status;            ///< The failure that ended parsing.
} tn_pdll_parser;

/// A note on an error.
typedef struct tn_pdll_note {
  tn_pdll_place place;
  tn_string_view text;
} tn_pdll_note;

/// Notes on an error: the one here if `count` is 1, the notes of `next`, and `last`; the latter two
/// may be NULL.
typedef struct tn_pdll_notes {
  size_t count;
  tn_pdll_note items[1];
  const struct tn_pdll_notes* next;
  const tn_pdll_note* last;  ///< NULL in the `next` of other notes.
} tn_pdll_notes;

//===-- lexer.c -------------------------------------------------------------------------------===//

/// Opens a buffer and reads it from the start.
void tn_pdll__open_buffer(tn_pdll_parser* parser, tn_pdll_buffer* buffer);
/// Reads the next token.
void tn_pdll__advance(tn_pdll_parser* parser);
/// Continues at another location of the current buffer.
void tn_pdll__reset(tn_pdll_parser* parser, tn_pdll_place place);
/// Returns the value of a string token; `data` is NULL, with the status set, if an allocation
/// fails.
tn_string_view tn_pdll__string_value(tn_pdll_parser* parser);

//===-- report.c ------------------------------------------------------------------------------===//

tn_location tn_pdll__location(tn_context* context, tn_pdll_place place);
/// Reports an error at a location and sets the status. Returns NULL, for functions that return a
/// node.
void* tn_pdll__fail(tn_pdll_parser* parser, tn_pdll_place place, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// Like tn_pdll__fail, with notes.
void* tn_pdll__fail_noted(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_notes* notes,
                          const char* format, ...) __attribute__((format(printf, 4, 5)));
void tn_pdll__warn(tn_pdll_parser* parser, tn_pdll_place place, const tn_pdll_note* note,
                   const char* format, ...) __attribute__((format(printf, 4, 5)));
void* tn_pdll__out_of_memory(tn_pdll_parser* parser);
/// Formats a text that the parser owns; empty, with the status set, if an allocation fails.
tn_string_view tn_pdll__text(tn_pdll_parser* parser, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Returns the text of a type.
tn_string_view tn_pdll__type_text(tn_pdll_parser* parser, const tn_pdll_type* type);
#define TN_PDLL_ARG(view) (int)(view).size, (view).data

tn_pdll_node* tn_pdll__node(tn_pdll_parser* parser, tn_pdll_node_kind kind, tn_pdll_place place);
/// Creates an expression.
tn_pdll_node* tn_pdll__expression(tn_pdll_parser* parser, tn_pdll_node_kind kind,
                                  tn_pdll_place place, const tn_pdll_type* type,
                                  tn_pdll_node* subject);
bool tn_pdll__add(tn_pdll_parser* parser, tn_pdll_list* list, tn_pdll_node* node,
                  tn_pdll_place place);
/// Enters a new scope; NULL if an allocation fails.
tn_pdll_scope* tn_pdll__push_scope(tn_pdll_parser* parser);
void tn_pdll__pop_scope(tn_pdll_parser* parser);
/// Declares a name from here on, unless nothing can refer to it.
bool tn_pdll__declare(tn_pdll_parser* parser, tn_pdll_node* node);
/// Returns the declaration of a name; NULL if there is none.
tn_pdll_node* tn_pdll__lookup(const tn_pdll_parser* parser, tn_string_view name);
/// Reports a name that is already declared.
bool tn_pdll__check_new(tn_pdll_parser* parser, tn_string_view name, tn_pdll_place place);
/// Consumes the token if it has the kind; otherwise returns false.
bool tn_pdll__accept(tn_pdll_parser* parser, tn_pdll_token_kind kind);
/// Like tn_pdll__accept, but reports an error if the token has another kind.
bool tn_pdll__expect(tn_pdll_parser* parser, tn_pdll_token_kind kind, const char* message);
/// Enters a nesting level; reports an error and returns false if it is too deep.
bool tn_pdll__enter(tn_pdll_parser* parser);
static inline void tn_pdll__leave(tn_pdll_parser* parser) { --parser->depth; }
static inline bool tn_pdll__is_string(const tn_pdll_parser* parser) {
  return parser->token.kind == TN_PDLL_STRING || parser->token.kind == TN_PDLL_STRING_BLOCK;
}
static inline bool tn_pdll__is(const tn_pdll_parser* parser, tn_pdll_token_kind kind) {
  return parser->token.kind == kind;
}

//===-- parse_*.c -----------------------------------------------------------------------------===//

/// Parses the parts of a module up to the end of the text.
bool tn_pdll__parse_body(tn_pdll_parser* parser);
/// Parses an inline constraint or rewrite and declares its name.
tn_pdll_node* tn_pdll__parse_inline_user(tn_pdll_parser* parser);
tn_pdll_node* tn_pdll__parse_expression(tn_pdll_parser* parser);
tn_pdll_node* tn_pdll__parse_operation(tn_pdll_parser* parser, tn_pdll_result_types result_types);
/// Parses an optional `<dialect.name>`; the name may be empty if `may_be_empty`.
tn_pdll_node* tn_pdll__parse_op_name(tn_pdll_parser* parser, bool may_be_empty);
tn_pdll_node* tn_pdll__parse_statement(tn_pdll_parser* parser, bool needs_semicolon);
tn_pdll_node* tn_pdll__parse_compound(tn_pdll_parser* parser);
/// Parses the constraint of an argument or result.
tn_pdll_node* tn_pdll__parse_plain_constraint(tn_pdll_parser* parser, tn_pdll_place* out_place);
/// Parses one constraint, or several in brackets.
bool tn_pdll__parse_constraints(tn_pdll_parser* parser, tn_pdll_list* constraints);

//===-- analyze.c -----------------------------------------------------------------------------===//

/// Determines the type that constraints imply, NULL for none; reports errors and returns false.
bool tn_pdll__check_constraints(tn_pdll_parser* parser, const tn_pdll_list* constraints,
                                const tn_pdll_type** out_type);
tn_pdll_node* tn_pdll__define_variable(tn_pdll_parser* parser, tn_string_view name,
                                       tn_pdll_place place, const tn_pdll_type* type,
                                       tn_pdll_node* initial, const tn_pdll_list* constraints);
/// Returns an expression that defines a variable and refers to it.
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
/// Checks an operation after its parts are parsed.
bool tn_pdll__check_operation(tn_pdll_parser* parser, tn_pdll_node* operation,
                              tn_pdll_result_types result_types);
/// Returns a tuple type.
const tn_pdll_type* tn_pdll__tuple_type(tn_pdll_parser* parser, size_t count,
                                        const tn_pdll_type* const* elements,
                                        const tn_string_view* labels);
/// Finds the index of a group by name, or by index if the name starts with a digit.
bool tn_pdll__find_group(const tn_pdll_group* groups, size_t count, tn_string_view name,
                         size_t* out_index);
/// Finds the index of a tuple element in the same way.
bool tn_pdll__find_element(const tn_pdll_type* type, tn_string_view name, size_t* out_index);
/// Parses a decimal number; false if the text is not a number or does not fit.
bool tn_pdll__read_number(tn_string_view text, uint32_t* out_number);
/// Returns the callable of a node; NULL if it is not callable.
tn_pdll_node* tn_pdll__callable(tn_pdll_node* node);

//===-- convert.c -----------------------------------------------------------------------------===//

/// Converts an expression to a type; reports errors with `notes`, which may be NULL, and returns
/// false.
bool tn_pdll__convert(tn_pdll_parser* parser, tn_pdll_node** expression, const tn_pdll_type* type,
                      const tn_pdll_notes* notes);
/// Returns all results of an op as a range, or as a value.
tn_pdll_node* tn_pdll__all_results(tn_pdll_parser* parser, tn_pdll_node* op,
                                   tn_pdll_type_kind kind);

//===-- include.c, definition.c ---------------------------------------------------------------===//

bool tn_pdll__parse_include(tn_pdll_parser* parser);
/// Finds a name in a table of the parser; NULL if missing or, with the status set, if an allocation
/// fails.
const void* tn_pdll__named(tn_pdll_parser* parser, const tn_judy_names* names, tn_string_view name);
/// Adds a name to the table, replacing an entry with the same name.
bool tn_pdll__name(tn_pdll_parser* parser, tn_judy_names* names, tn_string_view name,
                   const void* named);
/// Returns the definition of an op; NULL if unknown or, with the status set, if an allocation
/// fails.
const tn_pdll_definition* tn_pdll__definition(tn_pdll_parser* parser, tn_string_view name);
/// Rejects an operation that its known dialect does not define.
bool tn_pdll__check_name(tn_pdll_parser* parser, const tn_pdll_node* operation);
/// Checks an operation against the schemas of all dialects, if requested.
bool tn_pdll__check_schema(tn_pdll_parser* parser, const tn_pdll_node* operation);
/// Makes the ops of a dialect known; TN_NOT_FOUND if it has no schema.
tn_status tn_pdll__use_dialect(tn_pdll_parser* parser, tn_string_view dialect);

//===-- dump.c, codegen.c ---------------------------------------------------------------------===//

tn_status tn_pdll__dump(tn_pdll_parser* parser, const tn_pdll_node* module, tn_write_fn write,
                        void* user_data);
/// Generates a module of pdl.pattern ops.
tn_status tn_pdll__generate(tn_pdll_parser* parser, const tn_pdll_node* module, tn_scope* scope,
                            tn_op* out_module);

#endif  // TENURE_SRC_PDLL_PDLL_H
