// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One rule of a lowering: its conditions, and the statements that create the replacement of an op.
// The build compiles schema/lowerings to one line per rule, in the format below; source files never
// use it directly. lowering_rule.c parses a line when its rule is first tried, and
// lowering_follow.c interprets the result. The rules of an op are tried in order.
//
//   a.x > b.y                                         the same op with converted operands, types
//   a.x [r~iB] : t=b.y(0):r.u; =b.z(t){k=@k}:R        two ops; the last one replaces the op
//
//   [...]    conditions, all of which must hold: `T~abc` a type is in these classes, `T>T` it is
//            wider than another type, `T=T` it equals another type (`T>#8`: wider than 8 bits),
//            `@k` the attribute exists, `@k=2` (`<`, `>`) it has this value, `@k&1` it has one of
//            these bits, `@k='text'` it equals this attribute; `?Word` the target has a feature;
//            a leading `!` negates
//   values   digits are operand indices, `A`, `B` and so on are the original operands, letters are
//            named values, `*` is all operands
//   calls    `x=a.b(values){attributes}:types`; `a.b?` is elided between equal types;
//            `@f(values)` calls a function; `[k:a.b,a.c]` selects an op by the value of attribute
//            `k`
//   {...}    attributes: `k=@k` the op's own, `k=@k:llvm` the same keywords in another dialect,
//            `k=@k.T` its value at the type, `k=@k/052` the digit at that index, `k=@k!i64` the
//            integers of an array, `k='text'`, `k=&T` an array of one type, `*` all discardable
//            attributes
//   regions  `a.b!(values)` has a region with one block whose arguments are named like the
//            operands; it contains the ops that follow, up to `^`
//   #n:T     a constant; `#n:T/U` with a value of another type; `#w` the width of the type, `#h`
//            half of it, `#mT` as many ones as a type has bits, `#dT` how many bits wider its type
//            is, `#p` the element count, `#@k` the value of an attribute; `#(a.b)n:T` uses the op
//            `a.b`
//   types    `r` the converted result type; `o` the original one; digits operand types, with `o`
//            the original ones; quoted text; `&name(T,T)` a type built by the lowering; `R` all
//            result types; `x` the converted index type. Suffixes: `.u` unsigned, `.z` signless,
//            `.e` the element type, `.w` an integer of the same width, `.2` twice as wide, `.c`
//            converted, `.'i1'` with another element type
//
// In lowerings that unroll vectors, `>`, and `*:` instead of `:`, apply to multi-dimensional
// vectors piece by piece.

#ifndef TENURE_SRC_REWRITE_LOWERING_RULE_H
#define TENURE_SRC_REWRITE_LOWERING_RULE_H

#include "rewrite/constant.h"
#include "rewrite/lowering.h"
#include "schema/arena.h"

//===-- Types ---------------------------------------------------------------------------------===//

typedef enum tn_rule_type_kind {
  TN_RULE_RESULT,           ///< Converted, like operand types.
  TN_RULE_ORIGINAL_RESULT,  ///< Before the conversion.
  TN_RULE_OPERAND,
  TN_RULE_ORIGINAL_OPERAND,
  TN_RULE_INDEX,       ///< The converted index type.
  TN_RULE_FIXED,       ///< `fixed`
  TN_RULE_MADE,        ///< Built by the lowering from `parts`.
  TN_RULE_ALL_RESULTS  ///< The types of several results.
} tn_rule_type_kind;

/// A derivation of a type.
typedef enum tn_rule_step_kind {
  TN_RULE_ELEMENT,
  TN_RULE_WITH_ELEMENTS,
  TN_RULE_TWICE_AS_WIDE,
  TN_RULE_CONVERTED,
  TN_RULE_UNSIGNED,  ///< Of integers, like the next one.
  TN_RULE_SIGNLESS,
  TN_RULE_BITS  ///< Integers of the same width.
} tn_rule_step_kind;

typedef struct tn_rule_step {
  struct tn_rule_step* next;
  tn_rule_step_kind kind;
  tn_type element;  ///< For TN_RULE_WITH_ELEMENTS.
} tn_rule_step;

typedef struct tn_rule_type {
  struct tn_rule_type* next;
  tn_rule_type_kind kind;
  uint32_t index;
  tn_type fixed;
  tn_string_view name;  ///< For tn_lowering.make_type.
  struct tn_rule_type* parts;
  tn_rule_step* steps;
} tn_rule_type;

//===-- Conditions ----------------------------------------------------------------------------===//

typedef enum tn_rule_condition_kind {
  TN_RULE_HAS_ATTRIBUTE,
  TN_RULE_IS_ATTRIBUTE,
  TN_RULE_IS_NUMBER,
  TN_RULE_IS_BELOW,
  TN_RULE_IS_ABOVE,
  TN_RULE_HAS_BIT,
  TN_RULE_TARGET_HAS,
  TN_RULE_IS_OF_CLASS,
  TN_RULE_IS_TYPE,
  TN_RULE_IS_WIDER,
  TN_RULE_HAS_WIDTH,
  TN_RULE_IS_WIDER_THAN
} tn_rule_condition_kind;

typedef struct tn_rule_condition {
  struct tn_rule_condition* next;
  tn_rule_condition_kind kind;
  bool is_negated;
  tn_string_view word;  ///< The attribute, a feature of the target, or letters of classes.
  int64_t number;
  tn_attribute attribute;
  tn_rule_type* type;
  tn_rule_type* other;
} tn_rule_condition;

//===-- Statements ----------------------------------------------------------------------------===//

typedef enum tn_rule_value_kind {
  TN_RULE_VALUE_OPERAND,
  TN_RULE_VALUE_ORIGINAL,  ///< An operand before the conversion.
  TN_RULE_VALUE_NAMED,
  TN_RULE_VALUE_OPERANDS  ///< All operands.
} tn_rule_value_kind;

typedef struct tn_rule_value {
  struct tn_rule_value* next;
  tn_rule_value_kind kind;
  uint32_t index;  ///< For a named value: its letter, counted from 'a'.
} tn_rule_value;

typedef enum tn_rule_attribute_kind {
  TN_RULE_ATTRIBUTE_FIXED,
  TN_RULE_ATTRIBUTE_OWN,
  TN_RULE_ATTRIBUTE_OF_DIALECT,  ///< The same keywords in dialect `word`.
  TN_RULE_ATTRIBUTE_NUMBER,      ///< At `type`.
  TN_RULE_ATTRIBUTE_LOOKUP,      ///< The digit of `word` at its value.
  TN_RULE_ATTRIBUTE_NUMBERS,     ///< A dense array of elements of `type`.
  TN_RULE_ATTRIBUTE_TYPES,       ///< An array of `type`.
  TN_RULE_ATTRIBUTE_DISCARDABLE  ///< All discardable attributes.
} tn_rule_attribute_kind;

typedef struct tn_rule_attribute {
  struct tn_rule_attribute* next;
  tn_rule_attribute_kind kind;
  tn_uref key;            ///< The identifier.
  tn_string_view source;  ///< The source attribute.
  tn_string_view word;
  tn_attribute fixed;
  tn_rule_type* type;
} tn_rule_attribute;

typedef enum tn_rule_number_kind {
  TN_RULE_NUMBER_FIXED,
  TN_RULE_NUMBER_NAN,       ///< The quiet NaN.
  TN_RULE_NUMBER_ELEMENTS,  ///< Of the result's type.
  TN_RULE_NUMBER_WIDTH,     ///< Of the constant's type.
  TN_RULE_NUMBER_HALF_WIDTH,
  TN_RULE_NUMBER_MASK,        ///< As many ones as `other` has bits.
  TN_RULE_NUMBER_DIFFERENCE,  ///< How many bits the type is wider than `other`.
  TN_RULE_NUMBER_ATTRIBUTE    ///< `source`
} tn_rule_number_kind;

typedef struct tn_rule_number {
  tn_rule_number_kind kind;
  int64_t integer;
  tn_real real;
  bool is_real;
  tn_string_view source;
  tn_rule_type* other;
  tn_rule_type* type;        ///< The constant's type.
  tn_rule_type* value_type;  ///< The type of its attribute; NULL: the same.
} tn_rule_number;

/// The name of an op, or a list of ops that an integer selects from.
typedef struct tn_rule_op {
  struct tn_rule_op* next;
  const tn_storage* name;  ///< NULL: no op for this value.
} tn_rule_op;

typedef enum tn_rule_statement_kind {
  TN_RULE_MAKE,
  TN_RULE_CONSTANT,
  TN_RULE_CALL,
  TN_RULE_VALUES,  ///< Creates nothing.
  TN_RULE_LEAVE    ///< The end of a region.
} tn_rule_statement_kind;

typedef struct tn_rule_statement {
  struct tn_rule_statement* next;
  tn_rule_statement_kind kind;
  bool is_last;  ///< Replaces the op's results.
  bool is_cast;  ///< Elided if the operand already has the type.
  bool has_body;
  uint8_t name_count;
  char names[26];         ///< The names of its results, counted from 'a'.
  tn_string_view choice;  ///< The attribute that selects one of `ops`; empty: only one.
  tn_rule_op* ops;
  const char* function;
  tn_rule_value* values;
  tn_rule_attribute* attributes;
  tn_rule_type* types;
  tn_rule_number number;
} tn_rule_statement;

typedef enum tn_rule_mode {
  TN_RULE_STATEMENTS,
  TN_RULE_EACH_VECTOR,  ///< For each vector in a multi-dimensional one.
  TN_RULE_ALIKE         ///< One statement; may be unrolled over multi-dimensional vectors.
} tn_rule_mode;

typedef struct tn_rule {
  tn_rule_condition* conditions;
  tn_rule_statement* statements;  ///< NULL: the op is erased.
  tn_rule_mode mode;
} tn_rule;

struct tn_lowering_line {
  const tn_storage* name;  ///< The name of the source ops.
  uint32_t number;         ///< UINT32_MAX for the last line of a name.
  const char* body;
  const tn_rule* rule;  ///< NULL until it is first tried.
};

/// Parses the rule of a line; NULL on failure, which fails the rewriter.
const tn_rule* tn_lowering_rule__read(tn_lowering_run* run, const char* body);

/// Applies the rule; false if a condition does not hold, or if a result has no type.
bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_rule* rule);

#endif  // TENURE_SRC_REWRITE_LOWERING_RULE_H
