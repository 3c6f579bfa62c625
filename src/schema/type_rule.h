// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a constraint on types is compiled to (type_rule_compile.c), and is checked by (type_rule.c).

#ifndef TENURE_SRC_SCHEMA_TYPE_RULE_H
#define TENURE_SRC_SCHEMA_TYPE_RULE_H

#include "schema/constraint.h"

typedef enum rule_kind {
  RULE_ANY,
  RULE_NONE_TYPE,
  RULE_INDEX,
  RULE_INTEGER,  ///< `value`: width, 0 for any; `sign`: a tn_signedness, or ANY_SIGN.
  RULE_FLOAT,    ///< `value`: width, 0 for any; `sign`: a tn_float_kind, or ANY_SIGN.
  RULE_COMPLEX,
  RULE_FUNCTION,
  RULE_TUPLE,
  RULE_NESTED_TUPLE,  ///< Of `inner`, or of such tuples.
  RULE_VECTOR,
  RULE_TENSOR,
  RULE_RANKED_TENSOR,
  RULE_UNRANKED_TENSOR,
  RULE_MEMREF,
  RULE_UNRANKED_MEMREF,
  RULE_ANY_MEMREF,
  RULE_LIKE,     ///< `inner`, or a vector or tensor of it.
  RULE_IS,       ///< The type `type`.
  RULE_DIALECT,  ///< A type of a dialect that begins with `name`.
  RULE_SHAPED,   ///< A vector, tensor or memref of `inner`.
  RULE_SHAPE,    ///< A shaped type with a rank that has what `needs` says.
  RULE_ASKED,    ///< A type that `holds` says yes to.
  RULE_NOT,      ///< Not `inner`.
  RULE_ANY_OF,
  RULE_ALL_OF
} rule_kind;

#define ANY_SIGN 255u

// Of shaped types.
#define NEEDS_STATIC 1u
#define NEEDS_RANK 2u       ///< `value` is the rank.
#define NEEDS_STRIDES 4u    ///< A layout of strides.
#define NEEDS_SOME_RANK 8u  ///< Not of rank 0.
#define NEEDS_FIXED 16u     ///< A vector without scalable dimensions.
#define NEEDS_SCALABLE 32u
#define NEEDS_LENGTH 64u          ///< `value` is the number of elements, scalable ones taken once.
#define NEEDS_MORE_ELEMENTS 128u  ///< No extent is 0.
#define NEEDS_ONE_ELEMENT 256u    ///< All extents are 1.
#define NEEDS_ALL_SCALABLE 512u
#define NEEDS_LEAST_RANK 1024u      ///< `value` is the least rank.
#define NEEDS_LEAST_LENGTH 2048u    ///< `value` is the least number of elements.
#define NEEDS_MOST_LENGTH 4096u     ///< `value` is the greatest number of elements.
#define NEEDS_ENCODING 16384u       ///< A tensor's, of the dialect and mnemonic that `name` is.
#define NEEDS_SHAPE 8192u           ///< `name` is how the shape is spelled: "4x4".
#define NEEDS_LAST_EXTENT 32768u    ///< `value` is the last extent.
#define NEEDS_LAST_SCALABLE 65536u  ///< The last extent is scalable, and no other is.

struct tn_type_rule {
  rule_kind kind;
  uint8_t sign;
  uint32_t needs;
  uint32_t value;
  uint32_t rule_count;
  uint64_t widths;  ///< Those allowed, width n as bit n - 1; 0 where `value` says it.
  const tn_type_rule* inner;
  const tn_type_rule* const* rules;
  tn_type type;
  tn_string_view name;
  bool (*holds)(tn_type type);
  uint32_t
      tree_size;  ///< Of several rules: how many they are as a tree, parts that are shared counted
                  ///< each time.
  uint32_t
      answer;  ///< Of many: the reference of the type that was asked for last, and as the lowest
               ///< bit the answer.
};

#endif  // TENURE_SRC_SCHEMA_TYPE_RULE_H
