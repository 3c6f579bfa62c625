// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on types and attributes, written like the descriptions in MLIR's messages:
// "signless-integer-like", "tensor of signless integer or index values", "64-bit signless integer
// attribute whose value is positive". The text in a schema is thus both the rule and the message.

#ifndef TENURE_SRC_SCHEMA_CONSTRAINT_H
#define TENURE_SRC_SCHEMA_CONSTRAINT_H

#include "ir/services.h"
#include "ir/uniqued.h"
#include "schema/arena.h"

typedef struct tn_type_rule tn_type_rule;

/// The maximum nesting depth of parentheses, containers and "not" in a type constraint.
#define TN_TYPE_RULE_DEPTH_MAX 32u

/// Compiles the rule in `text`. If it is not understood, sets `*out_rule` to NULL and `*out_at` to
/// the position, and returns TN_NOT_FOUND without a report. Returns TN_LIMIT_EXCEEDED without a
/// report past TN_TYPE_RULE_DEPTH_MAX, or TN_OUT_OF_MEMORY.
TN_MUST_USE tn_status tn_type_rule__compile(tn_arena* arena, const tn_type_word* type_words,
                                            tn_string_view text, const tn_type_rule** out_rule,
                                            size_t* out_at);
bool tn_type_rule__holds(const tn_type_rule* rule, tn_type type);
/// Returns whether a type has the rule's kind, ignoring parameters: any memref where a static
/// memref of f32 is required. If not, sets `*out_name` to MLIR's name of that kind, NULL if there
/// is no single name.
bool tn_type_rule__kind_holds(const tn_type_rule* rule, tn_type type, const char** out_name);
/// Returns whether two rules, possibly of different contexts, are equal; NULL is no rule.
bool tn_type_rule__same(const tn_type_rule* a, const tn_type_rule* b);
/// Combines rules so that all of them or one of them must hold. Keeps `rules`.
const tn_type_rule* tn_type_rule__combine(tn_arena* arena, const tn_type_rule* const* rules,
                                          size_t count, bool all);
/// Returns the only type that the rule allows if it names one, such as "index" or "1-bit signless
/// integer"; otherwise null.
TN_MUST_USE tn_status tn_type_rule__only_type(tn_context* context, const tn_type_rule* rule,
                                              tn_type* out_type);
/// Returns a rule that only `type` satisfies.
const tn_type_rule* tn_type_rule__is(tn_arena* arena, tn_type type);

/// How custom assembly parses and prints attributes of a kind.
typedef enum tn_attribute_style {
  TN_STYLE_ANY,          ///< Generic attribute syntax.
  TN_STYLE_UNIT,         ///< Not printed: the surrounding keywords imply it.
  TN_STYLE_TYPED,        ///< A number with an implied type.
  TN_STYLE_SYMBOL_NAME,  ///< `@name`, stored as a string.
  TN_STYLE_DENSE_ARRAY,  ///< `[1, 2]`
  TN_STYLE_TYPE,         ///< A type.
  TN_STYLE_ENUM,         ///< The keyword of a case, stored as an integer.
  TN_STYLE_DIALECT,      ///< The text after the mnemonic of a dialect's attribute.
  TN_STYLE_STRING,       ///< A quoted string.
  TN_STYLE_STRING_ENUM,  ///< The keyword of a case, stored as a string.
  TN_STYLE_SYMBOL_REF,   ///< `@name`, `@name::@name`
  TN_STYLE_ARRAY,        ///< Generic attributes in square brackets.
  TN_STYLE_WORDS,        ///< Keywords of cases, stored as an integer: an enum property.
  TN_STYLE_LIST          ///< A number, stored as an array of one element: an optional property.
} tn_attribute_style;

typedef struct tn_attribute_rule tn_attribute_rule;

TN_MUST_USE tn_status tn_attribute_rule__compile(tn_arena* arena, tn_string_view text,
                                                 const tn_attribute_rule** out_rule,
                                                 size_t* out_at);
/// Like tn_type_rule__same.
bool tn_attribute_rule__same(const tn_attribute_rule* a, const tn_attribute_rule* b);
bool tn_attribute_rule__holds(const tn_attribute_rule* rule, tn_attribute attribute);
/// Returns whether the attribute has the rule's kind, whatever its value.
bool tn_attribute_rule__holds_kind(const tn_attribute_rule* rule, tn_attribute attribute);
/// Returns whether the rule requires a string or a symbol reference, with any value.
bool tn_attribute_rule__is_name(const tn_attribute_rule* rule);
/// Returns whether the rule "elements attribute" allows the attribute.
bool tn_attribute_rule__is_elements(tn_attribute attribute);
tn_attribute_style tn_attribute_rule__style(const tn_attribute_rule* rule);
/// Returns the type to parse an attribute with, as in MLIR; the element type for
/// TN_STYLE_DENSE_ARRAY. Null for none.
TN_MUST_USE tn_status tn_attribute_rule__type(tn_context* context, const tn_attribute_rule* rule,
                                              tn_type* out_type);

#endif  // TENURE_SRC_SCHEMA_CONSTRAINT_H
