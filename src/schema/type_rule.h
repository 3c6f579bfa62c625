// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiled form of a type constraint (type_rule_compile.c) and its evaluation (type_rule.c).

#ifndef TENURE_SRC_SCHEMA_TYPE_RULE_H
#define TENURE_SRC_SCHEMA_TYPE_RULE_H

#include "schema/constraint.h"

typedef enum rule_kind {
  RULE_ANY,
  RULE_NONE_TYPE,
  RULE_INDEX,
  RULE_INTEGER,  ///< `value`: the width, 0 for any; `sign`: a tn_signedness, or ANY_SIGN.
  RULE_FLOAT,    ///< `value`: the width, 0 for any; `sign`: a tn_float_kind, or ANY_SIGN.
  RULE_COMPLEX,
  RULE_FUNCTION,
  RULE_TUPLE,
  RULE_NESTED_TUPLE,  ///< A tuple of `inner`, or of such tuples.
  RULE_VECTOR,
  RULE_TENSOR,
  RULE_RANKED_TENSOR,
  RULE_UNRANKED_TENSOR,
  RULE_MEMREF,
  RULE_UNRANKED_MEMREF,
  RULE_ANY_MEMREF,
  RULE_LIKE,     ///< `inner`, or a vector or tensor of it.
  RULE_IS,       ///< The type `type`.
  RULE_DIALECT,  ///< A dialect type whose text begins with `name`.
  RULE_SHAPED,   ///< A vector, tensor or memref of `inner`.
  RULE_SHAPE,    ///< A ranked shaped type that meets `needs`.
  RULE_ASKED,    ///< A type for which `holds` returns true.
  RULE_NOT,      ///< Not `inner`.
  RULE_ANY_OF,
  RULE_ALL_OF
} rule_kind;

#define ANY_SIGN 255u

// Requirements on shaped types.
#define NEEDS_STATIC 1u
#define NEEDS_RANK 2u       ///< `value` is the rank.
#define NEEDS_STRIDES 4u    ///< A strided layout.
#define NEEDS_SOME_RANK 8u  ///< Rank is not 0.
#define NEEDS_FIXED 16u     ///< A vector without scalable dimensions.
#define NEEDS_SCALABLE 32u
#define NEEDS_LENGTH 64u  ///< `value` is the element count, taking scalable dimensions once.
#define NEEDS_MORE_ELEMENTS 128u  ///< No dimension is 0.
#define NEEDS_ONE_ELEMENT 256u    ///< All dimensions are 1.
#define NEEDS_ALL_SCALABLE 512u
#define NEEDS_LEAST_RANK 1024u      ///< `value` is the minimum rank.
#define NEEDS_LEAST_LENGTH 2048u    ///< `value` is the minimum element count.
#define NEEDS_MOST_LENGTH 4096u     ///< `value` is the maximum element count.
#define NEEDS_ENCODING 16384u       ///< A tensor encoding whose dialect and mnemonic is `name`.
#define NEEDS_SHAPE 8192u           ///< `name` is the text of the shape: "4x4".
#define NEEDS_LAST_EXTENT 32768u    ///< `value` is the last dimension.
#define NEEDS_LAST_SCALABLE 65536u  ///< Only the last dimension is scalable.

struct tn_type_rule {
  rule_kind kind;
  uint8_t sign;
  uint32_t needs;
  uint32_t value;
  uint32_t rule_count;
  uint64_t widths;  ///< Allowed widths, with bit n - 1 for width n; 0: `value` applies.
  const tn_type_rule* inner;
  const tn_type_rule* const* rules;
  tn_type type;
  tn_string_view name;
  bool (*holds)(tn_type type);
  uint32_t
      tree_size;    ///< Of combined rules: their number as a tree, counting shared rules each time.
  uint32_t answer;  ///< Of combined rules: the last tested type's reference, with the result in the
                    ///< lowest bit.
};

#endif  // TENURE_SRC_SCHEMA_TYPE_RULE_H
