// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on types and attributes, spelled as MLIR's messages spell them:
// "signless-integer-like", "tensor of signless integer or index values", "64-bit signless integer
// attribute whose value is positive". So the spelling in a schema is the rule and what is said when
// it is broken.

#ifndef TENURE_SRC_SCHEMA_CONSTRAINT_H
#define TENURE_SRC_SCHEMA_CONSTRAINT_H

#include "ir/services.h"
#include "ir/uniqued.h"
#include "schema/arena.h"

typedef struct tn_type_rule tn_type_rule;

/// So deep may parentheses, containers and "not" nest in the spelling of a constraint on types.
#define TN_TYPE_RULE_DEPTH_MAX 32u

/// The rule that `text` spells. `*out_rule` is NULL, and TN_NOT_FOUND is returned (not reported),
/// if it is not understood; `*out_at` says from where on. TN_LIMIT_EXCEEDED (not reported) past
/// TN_TYPE_RULE_DEPTH_MAX. TN_OUT_OF_MEMORY.
TN_MUST_USE tn_status tn_type_rule__compile(tn_arena* arena, const tn_type_word* type_words,
                                            tn_string_view text, const tn_type_rule** out_rule,
                                            size_t* out_at);
bool tn_type_rule__holds(const tn_type_rule* rule, tn_type type);
/// Whether a type is of the rule's kind, whatever its parts: a memref where a static memref of f32
/// is asked for. If not, `*out_name` is what MLIR calls that kind, NULL where it has no one name.
bool tn_type_rule__kind_holds(const tn_type_rule* rule, tn_type type, const char** out_name);
/// Whether two rules, which may be of different contexts, say the same; a NULL one is no rule.
bool tn_type_rule__same(const tn_type_rule* a, const tn_type_rule* b);
/// Several rules of which one has to hold, or all. `rules` is kept.
const tn_type_rule* tn_type_rule__combine(tn_arena* arena, const tn_type_rule* const* rules,
                                          size_t count, bool all);
/// The one type that the rule allows, by name: "index", "1-bit signless integer"; null else.
TN_MUST_USE tn_status tn_type_rule__only_type(tn_context* context, const tn_type_rule* rule,
                                              tn_type* out_type);
/// A rule that a type be this one.
const tn_type_rule* tn_type_rule__is(tn_arena* arena, tn_type type);

/// How attributes of a kind are read and written in custom forms.
typedef enum tn_attribute_style {
  TN_STYLE_ANY,          ///< As attributes are.
  TN_STYLE_UNIT,         ///< Not at all: its being there is said by the words around it.
  TN_STYLE_TYPED,        ///< A number whose type is implied.
  TN_STYLE_SYMBOL_NAME,  ///< `@name`, kept as a string.
  TN_STYLE_DENSE_ARRAY,  ///< `[1, 2]`
  TN_STYLE_TYPE,         ///< A type.
  TN_STYLE_ENUM,         ///< The word of a case, kept as an integer.
  TN_STYLE_DIALECT,      ///< What is after the mnemonic of a dialect's attribute.
  TN_STYLE_STRING,       ///< A string in quotes.
  TN_STYLE_STRING_ENUM,  ///< The word of a case, kept as a string.
  TN_STYLE_SYMBOL_REF,   ///< `@name`, `@name::@name`
  TN_STYLE_ARRAY,        ///< As attributes are, in square brackets.
  TN_STYLE_WORDS,        ///< Words of cases, kept as an integer: a property that is an enumeration.
  TN_STYLE_LIST          ///< A number, kept as an array of one: a property that may be none.
} tn_attribute_style;

typedef struct tn_attribute_rule tn_attribute_rule;

TN_MUST_USE tn_status tn_attribute_rule__compile(tn_arena* arena, tn_string_view text,
                                                 const tn_attribute_rule** out_rule,
                                                 size_t* out_at);
/// As tn_type_rule__same.
bool tn_attribute_rule__same(const tn_attribute_rule* a, const tn_attribute_rule* b);
bool tn_attribute_rule__holds(const tn_attribute_rule* rule, tn_attribute attribute);
/// Whether the attribute is of the kind that the rule is about, whatever its value.
bool tn_attribute_rule__holds_kind(const tn_attribute_rule* rule, tn_attribute attribute);
/// Whether the rule asks for a string or a reference to a symbol, whatever that says.
bool tn_attribute_rule__is_name(const tn_attribute_rule* rule);
/// Whether it is what "elements attribute" allows.
bool tn_attribute_rule__is_elements(tn_attribute attribute);
tn_attribute_style tn_attribute_rule__style(const tn_attribute_rule* rule);
/// The type that an attribute is read with, as MLIR's are; that of the elements for
/// TN_STYLE_DENSE_ARRAY. Null for none.
TN_MUST_USE tn_status tn_attribute_rule__type(tn_context* context, const tn_attribute_rule* rule,
                                              tn_type* out_type);

#endif  // TENURE_SRC_SCHEMA_CONSTRAINT_H
