// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One rule of a lowering: its conditions, and the statements that make what replaces an op. The
// build compiles schema/lowerings to a line for each rule, which no source file has; a line is read
// into this when its rule is first tried (lowering_rule.c), and followed from then on
// (lowering_follow.c). The rules of an op are tried in order.
//
//   a.x > b.y                                         the same with converted operands and types
//   a.x [r~iB] : t=b.y(0):r.u; =b.z(t){k=@k}:R        two ops; the last one replaces the op
//
//   [...]    conditions, all of which have to hold: `T~abc` a type is of these classes, `T>T` and
//            `T=T` it is wider than, or the same as another one (`T>#8` than 8 bits), `@k` there is
//            such an attribute, `@k=2` (`<`, `>`) it is this number, `@k&1` it has one of these
//            bits, or `@k='text'` it is this attribute; `?Word` the target has it; `!` before: not
//   values   digits number operands, `A`, `B` and so on are those as they were, letters are names
//            of values, `*` all operands
//   calls    `x=a.b(values){attributes}:types`; `a.b?` is not made between equal types,
//            `@f(values)` calls a function; `[k:a.b,a.c]` is the op that the number of attribute
//            `k` chooses
//   {...}    attributes: `k=@k` the op's own, `k=@k:llvm` the same words in another dialect,
//            `k=@k.T` its number in the type, `k=@k/052` the digit at its number in a row,
//            `k=@k!i64` the numbers of an array, `k='text'`, `k=&T` an array of one type, `*` all
//            that are no properties
//   regions  `a.b!(values)` has one with a block whose arguments have the names of the operands,
//            and takes the ops that follow, up to `^`
//   #n:T     a constant; `#n:T/U` with a value of another type; `#w` the width of the type, `#h`
//            half of it, `#mT` as many ones as a type has bits, `#dT` how many bits more its type
//            has, `#p` the number of elements, `#@k` an attribute's number; `#(a.b)n:T` is made by
//            the op `a.b`
//   types    `r` of the result, converted; `o` as it was; digits of operands, with `o` as they
//            were; a text in quotes; `&name(T,T)` what the lowering makes of types; `R` those of
//            all results; `x` the converted index type; after them `.u` unsigned, `.z` signless,
//            `.e` of elements, `.w` an integer of as many bits, `.2` of twice as many, `.c`
//            converted, `.'i1'` with other elements
//
// `>`, and `*:` instead of `:`, go through vectors of several dimensions piece by piece in
// lowerings that unroll vectors.

#ifndef TENURE_SRC_REWRITE_LOWERING_RULE_H
#define TENURE_SRC_REWRITE_LOWERING_RULE_H

#include "rewrite/constant.h"
#include "rewrite/lowering.h"
#include "schema/arena.h"

//===-- Types ---------------------------------------------------------------------------------===//

typedef enum tn_rule_type_kind {
  TN_RULE_RESULT,           ///< Converted, as those of operands are.
  TN_RULE_ORIGINAL_RESULT,  ///< Before the conversion.
  TN_RULE_OPERAND,
  TN_RULE_ORIGINAL_OPERAND,
  TN_RULE_INDEX,       ///< The converted index type.
  TN_RULE_FIXED,       ///< `fixed`
  TN_RULE_MADE,        ///< What the lowering makes of `parts`.
  TN_RULE_ALL_RESULTS  ///< Where there are several.
} tn_rule_type_kind;

/// What is taken of a type, or made of it.
typedef enum tn_rule_step_kind {
  TN_RULE_ELEMENT,
  TN_RULE_WITH_ELEMENTS,
  TN_RULE_TWICE_AS_WIDE,
  TN_RULE_CONVERTED,
  TN_RULE_UNSIGNED,  ///< Of integers; so is the next.
  TN_RULE_SIGNLESS,
  TN_RULE_BITS  ///< Integers as wide as what it is.
} tn_rule_step_kind;

typedef struct tn_rule_step {
  struct tn_rule_step* next;
  tn_rule_step_kind kind;
  tn_type element;  ///< Of TN_RULE_WITH_ELEMENTS.
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
  tn_string_view word;  ///< The attribute, what the target has, or letters of classes.
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
  TN_RULE_VALUE_OPERANDS  ///< All.
} tn_rule_value_kind;

typedef struct tn_rule_value {
  struct tn_rule_value* next;
  tn_rule_value_kind kind;
  uint32_t index;  ///< Of a named one: its letter, from 'a'.
} tn_rule_value;

typedef enum tn_rule_attribute_kind {
  TN_RULE_ATTRIBUTE_FIXED,
  TN_RULE_ATTRIBUTE_OWN,
  TN_RULE_ATTRIBUTE_OF_DIALECT,  ///< The same words in the list of dialect `word`.
  TN_RULE_ATTRIBUTE_NUMBER,      ///< Of `type`.
  TN_RULE_ATTRIBUTE_LOOKUP,      ///< The digit of `word` at its number.
  TN_RULE_ATTRIBUTE_NUMBERS,     ///< A dense array of elements of `type`.
  TN_RULE_ATTRIBUTE_TYPES,       ///< An array of `type`.
  TN_RULE_ATTRIBUTE_DISCARDABLE  ///< All that are no properties.
} tn_rule_attribute_kind;

typedef struct tn_rule_attribute {
  struct tn_rule_attribute* next;
  tn_rule_attribute_kind kind;
  tn_uref key;            ///< The identifier.
  tn_string_view source;  ///< The attribute that it is made of.
  tn_string_view word;
  tn_attribute fixed;
  tn_rule_type* type;
} tn_rule_attribute;

typedef enum tn_rule_number_kind {
  TN_RULE_NUMBER_FIXED,
  TN_RULE_NUMBER_NAN,       ///< The quiet one.
  TN_RULE_NUMBER_ELEMENTS,  ///< Of the result's type.
  TN_RULE_NUMBER_WIDTH,     ///< Of the constant's type.
  TN_RULE_NUMBER_HALF_WIDTH,
  TN_RULE_NUMBER_MASK,        ///< As many ones as `other` has bits.
  TN_RULE_NUMBER_DIFFERENCE,  ///< How many bits more the type has than `other`.
  TN_RULE_NUMBER_ATTRIBUTE    ///< `source`
} tn_rule_number_kind;

typedef struct tn_rule_number {
  tn_rule_number_kind kind;
  int64_t integer;
  tn_real real;
  bool is_real;
  tn_string_view source;
  tn_rule_type* other;
  tn_rule_type* type;        ///< Of the constant.
  tn_rule_type* value_type;  ///< Of its attribute; NULL: the same.
} tn_rule_number;

/// The name of an op; of those that a number chooses, one after the other.
typedef struct tn_rule_op {
  struct tn_rule_op* next;
  const tn_storage* name;  ///< NULL: none is made for this number.
} tn_rule_op;

typedef enum tn_rule_statement_kind {
  TN_RULE_MAKE,
  TN_RULE_CONSTANT,
  TN_RULE_CALL,
  TN_RULE_VALUES,  ///< Nothing is made.
  TN_RULE_LEAVE    ///< The end of a region.
} tn_rule_statement_kind;

typedef struct tn_rule_statement {
  struct tn_rule_statement* next;
  tn_rule_statement_kind kind;
  bool is_last;  ///< Its results replace the op's.
  bool is_cast;  ///< Not made where the operand has the type.
  bool has_body;
  uint8_t name_count;
  char names[26];         ///< Of its results, from 'a'.
  tn_string_view choice;  ///< The attribute that chooses one of `ops`; empty: there is one.
  tn_rule_op* ops;
  const char* function;
  tn_rule_value* values;
  tn_rule_attribute* attributes;
  tn_rule_type* types;
  tn_rule_number number;
} tn_rule_statement;

typedef enum tn_rule_mode {
  TN_RULE_STATEMENTS,
  TN_RULE_EACH_VECTOR,  ///< For each vector in one of several dimensions.
  TN_RULE_ALIKE         ///< One statement; vectors of several dimensions may be unrolled.
} tn_rule_mode;

typedef struct tn_rule {
  tn_rule_condition* conditions;
  tn_rule_statement* statements;  ///< NULL: the op is erased.
  tn_rule_mode mode;
} tn_rule;

struct tn_lowering_line {
  const tn_storage* name;  ///< Of ops that it is for.
  uint32_t number;         ///< UINT32_MAX for the last one of a name.
  const char* body;
  const tn_rule* rule;  ///< NULL until it is first tried.
};

/// Reads a line's rule; NULL on failure, which is the rewriter's.
const tn_rule* tn_lowering_rule__read(tn_lowering_run* run, const char* body);

/// Follows the rule if its conditions hold; false if they do not, or if what it makes has no type.
bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_rule* rule);

#endif  // TENURE_SRC_REWRITE_LOWERING_RULE_H
