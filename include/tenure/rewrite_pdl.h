// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interpreted patterns, written in the pdl dialect.
//
//   patterns    tn_pattern_set_add_pdl
//   functions   tn_pattern_set_add_pdl_constraint, tn_pattern_set_add_pdl_rewrite
//   values      tn_pdl_value, tn_pdl_results_push, tn_pdl_results_next
//
// A `pdl.pattern` becomes a pattern of a set like any other, with its benefit.
// `pdl.apply_native_constraint`, `pdl.apply_native_rewrite` and `pdl.rewrite with` refer to
// functions by name, which must be added to the set before. Source: MLIR, "'pdl' Dialect".

#ifndef TENURE_REWRITE_PDL_H
#define TENURE_REWRITE_PDL_H

#include <tenure/rewrite.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kinds of values: `!pdl.attribute`, ... `!pdl.range<value>`.
typedef enum tn_pdl_kind {
  TN_PDL_ATTRIBUTE = 0,
  TN_PDL_OPERATION = 1,
  TN_PDL_TYPE = 2,
  TN_PDL_VALUE = 3,
  TN_PDL_TYPE_RANGE = 4,
  TN_PDL_VALUE_RANGE = 5
} tn_pdl_kind;

/// A value that a pattern matched or created. Ownership: ranges are borrowed for the call.
typedef struct tn_pdl_value {
  tn_pdl_kind kind;
  size_t count;  ///< The length of a range.
  union {
    tn_attribute attribute;
    tn_op op;
    tn_type type;
    tn_value value;
    const tn_type* types;
    const tn_value* values;
  } as;
} tn_pdl_value;

/// The results of a function. Opaque; valid for the call.
typedef struct tn_pdl_results tn_pdl_results;

/// Adds a result, which must be of the kind that the pattern expects at this position.
///
/// Ownership: copies ranges.
/// Errors:    TN_INVALID_ARGUMENT for another kind, for more results than the pattern expects and
///            for null; TN_OUT_OF_MEMORY; reported.
/// Threads:   the one that called the function.
/// Cost:      O(count).
TN_API TN_MUST_USE tn_status tn_pdl_results_push(tn_pdl_results* results,
                                                 const tn_pdl_value* value);

/// Returns the kind of the next result to push; false if there is none. Threads: as above.
TN_API bool tn_pdl_results_next(const tn_pdl_results* results, tn_pdl_kind* out_kind);

/// A constraint reads (base.h), and returns TN_OK if it holds and TN_NOT_FOUND if it does not; a
/// rewrite creates and changes ops through the rewriter. Any other status ends the run, as for a
/// tn_pattern_fn.
typedef tn_status (*tn_pdl_fn)(void* user_data, tn_rewriter* rewriter,
                               const tn_pdl_value* arguments, size_t argument_count,
                               tn_pdl_results* results);

/// Adds a constraint (a rewrite) that patterns call by `name`.
///
/// Ownership: copies `name`; the set owns `user_data` after TN_OK, else the caller.
/// Errors:    TN_INVALID_ARGUMENT for a frozen set, no function and an empty name;
///            TN_ALREADY_EXISTS for a name that is taken; TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(functions of the set).
TN_API TN_MUST_USE tn_status
tn_pattern_set_add_pdl_constraint(tn_pattern_set* set, tn_string_view name, tn_pdl_fn constraint,
                                  void* user_data, void (*delete_user_data)(void* user_data));
TN_API TN_MUST_USE tn_status
tn_pattern_set_add_pdl_rewrite(tn_pattern_set* set, tn_string_view name, tn_pdl_fn rewrite,
                               void* user_data, void (*delete_user_data)(void* user_data));

/// The maximum number of ops of a pdl.pattern, including those of its rewrite.
#define TN_PDL_PATTERN_OPS_MAX 1024u

/// Adds the patterns in `module`, which must be valid, in their order. The root of a pattern that
/// names none is an op whose results it does not use as operands.
///
/// Ownership: none; `module` may be erased afterwards.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for a frozen set and another context;
///            TN_NOT_FOUND for a function that is not in the set; TN_MALFORMED for an invalid
///            pattern, at its location; TN_LIMIT_EXCEEDED for a pattern with too many ops;
///            TN_OUT_OF_MEMORY. Patterns before the failing one stay added.
/// Cost:      O(sum of the squares of the numbers of ops of each pattern).
TN_API TN_MUST_USE tn_status tn_pattern_set_add_pdl(tn_pattern_set* set, tn_op module);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_REWRITE_PDL_H
