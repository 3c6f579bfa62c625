// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine: expressions over dimensions and symbols, affine maps, integer sets.
//
//   expressions   tn_affine_dim_get, tn_affine_symbol_get, tn_affine_constant_get,
//                 tn_affine_binary_get
//   queries       tn_affine_expr_kind_of, ..., tn_affine_expr_is_pure_affine, ...
//   rewriting     tn_affine_expr_walk, tn_affine_expr_replace, ..._compose, ..._simplify
//   maps          tn_affine_map_get, ..., queries, tn_affine_map_compose, ...
//   sets          tn_integer_set_get, tn_integer_set_empty_get, ...
//   text          tn_affine_expr_print, tn_affine_map_print, tn_integer_set_print
//
// A tn_affine_expr has the size of a pointer. Equal expressions of one context have equal bits, and
// an expression lives as long as its context. A map and a set are attributes of kind
// TN_ATTRIBUTE_AFFINE_MAP and TN_ATTRIBUTE_INTEGER_SET; their accessors take any attribute and
// return 0, null or false for other kinds.
//
// Constructing an expression simplifies it by MLIR's rules: constants are on the right, symbols
// after dimensions, like terms and constants are folded, and `e - (e floordiv c) * c` becomes `e
// mod c`. Constants wrap at 64 bits when a rule combines them, except that an operation on two
// constants that would overflow, or with an invalid divisor, is not folded.
//
// Where MLIR 22 changes the meaning of an expression, this library does not simplify: `x + ((x
// floordiv s) * s - 1)` stays (MLIR: `x mod s`), and tn_affine_expr_simplify keeps every term of
// `d0 floordiv s0 + d0 mod s0 + d0`, the quotient in `(x - x mod s) floordiv s`, and `(s0 * s1)
// floordiv 4 + (s0 * s2) floordiv 4` when s0 divides it.
//
// Nothing here recurses on the C stack, so the depth of an expression is not limited; its size is
// limited by TN_AFFINE_NODE_LIMIT. Equal subexpressions are shared and processed once; only
// tn_affine_expr_walk and printing visit the tree. Source: MLIR's "Affine" dialect documentation.

#ifndef TENURE_AFFINE_H
#define TENURE_AFFINE_H

#include <tenure/attribute.h>
#include <tenure/base.h>
#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A uniqued expression; NULL storage is the null expression.
typedef struct tn_affine_expr {
  const struct tn_storage* storage;
} tn_affine_expr;

typedef enum tn_affine_kind {
  TN_AFFINE_NULL = 0,
  TN_AFFINE_ADD,
  TN_AFFINE_MUL,
  TN_AFFINE_MOD,
  TN_AFFINE_FLOORDIV,
  TN_AFFINE_CEILDIV,
  TN_AFFINE_CONSTANT,
  TN_AFFINE_DIM,
  TN_AFFINE_SYMBOL
} tn_affine_kind;

/// The maximum number of nodes of an expression when it is expanded to a tree. It bounds walks over
/// and texts of expressions that share subexpressions.
#define TN_AFFINE_NODE_LIMIT (1u << 24)

/// The highest position of a dimension or symbol.
#define TN_AFFINE_POSITION_LIMIT (UINT32_MAX - 1u)

/// The maximum number of dimensions, and of symbols, of a map or set: its text names each of them.
#define TN_AFFINE_INPUTS_LIMIT 8388608u

/// The maximum size of the maps that canonicalization composes, in nodes of the trees of all
/// results of a map or set. The map of an affine.apply that defines an operand is composed with the
/// map of the op that uses it, unless the result would have more nodes than this limit and more
/// nodes than both maps together; then the op stays as it is. A simplification that would make a
/// map larger than both this limit and its current size is skipped as well. (mlir-opt composes as
/// long as memory and time allow.)
#define TN_AFFINE_COMPOSED_NODE_LIMIT 262144u

static inline bool tn_affine_expr_is_null(tn_affine_expr expr) { return expr.storage == NULL; }
static inline bool tn_affine_expr_equal(tn_affine_expr a, tn_affine_expr b) {
  return a.storage == b.storage;
}

// The constructors of this header share one contract:
//
// Ownership: arrays are copied; the result lives as long as the context.
// Errors:    TN_INVALID_ARGUMENT for null, another context, an attribute of another kind, or a
//            position out of range; TN_LIMIT_EXCEEDED beyond the limits above; TN_OUT_OF_MEMORY.
//            All are reported at an unknown location, except if the only argument is null, as then
//            there is no context to report to.
// Threads:   any, with threading.
// Cost:      O(distinct nodes), one look-up in the uniquing table for each node created.
//
// Accessors take any expression, map or set, including null, and run on any thread; results live as
// long as the context. They cost O(1) for an expression and O(results) for a map unless stated
// otherwise.

//===-- Expressions -------------------------------------------------------------------------===//

/// Return `dN`, `sN` (`position` is at most TN_AFFINE_POSITION_LIMIT) and a constant.
TN_API TN_MUST_USE tn_status tn_affine_dim_get(tn_context* context, uint32_t position,
                                               tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_symbol_get(tn_context* context, uint32_t position,
                                                  tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_constant_get(tn_context* context, int64_t value,
                                                    tn_affine_expr* out_expr);
/// Returns `lhs` and `rhs` combined by ADD, MUL, MOD, FLOORDIV or CEILDIV, simplified; the result
/// may be of another kind. A product, quotient or remainder whose right side is not a symbol or
/// constant is not affine, but can be created, as in MLIR. `a - b` is the sum of `a` and `b` times
/// -1.
TN_API TN_MUST_USE tn_status tn_affine_binary_get(tn_affine_kind kind, tn_affine_expr lhs,
                                                  tn_affine_expr rhs, tn_affine_expr* out_expr);

/// Returns the kind; TN_AFFINE_NULL for the null expression.
TN_API tn_affine_kind tn_affine_expr_kind_of(tn_affine_expr expr);
/// Returns the context of the expression; NULL for the null expression. Ownership: borrowed.
TN_API tn_context* tn_affine_expr_context(tn_affine_expr expr);
/// Returns the position of a dimension or symbol; 0 for others.
TN_API uint32_t tn_affine_expr_position(tn_affine_expr expr);
/// Returns the value of a constant; 0 for others.
TN_API int64_t tn_affine_expr_value(tn_affine_expr expr);
/// Return the operands of a binary expression; null for others.
TN_API tn_affine_expr tn_affine_expr_lhs(tn_affine_expr expr);
TN_API tn_affine_expr tn_affine_expr_rhs(tn_affine_expr expr);

/// Returns true if no dimension occurs.
TN_API bool tn_affine_expr_is_symbolic_or_constant(tn_affine_expr expr);
/// Returns true if products have a constant factor and divisors are constants.
TN_API bool tn_affine_expr_is_pure_affine(tn_affine_expr expr);
/// Returns the largest divisor that the constants in the expression guarantee, computed in 64 bits;
/// 0 for the constant 0.
TN_API int64_t tn_affine_expr_largest_known_divisor(tn_affine_expr expr);
/// Returns true if every value is known to be a multiple of `factor`; false for the factor 0.
TN_API bool tn_affine_expr_is_multiple_of(tn_affine_expr expr, int64_t factor);
/// Return true if the dimension or symbol at `position` occurs. Cost: O(nodes).
TN_API bool tn_affine_expr_is_function_of_dim(tn_affine_expr expr, uint32_t position);
TN_API bool tn_affine_expr_is_function_of_symbol(tn_affine_expr expr, uint32_t position);

//===-- Walking and rewriting ---------------------------------------------------------------===//

/// Returns TN_OK to continue; any other status stops the walk, which returns it.
typedef tn_status (*tn_affine_walk_fn)(void* user_data, tn_affine_expr expr);

/// Calls `visit` for each node of the tree, operands before their users, left before right; a
/// shared subexpression is visited for each occurrence.
///
/// Ownership: none.
/// Errors:    the status of `visit`; TN_OUT_OF_MEMORY.
/// Threads:   any.
/// Cost:      O(nodes).
TN_API TN_MUST_USE tn_status tn_affine_expr_walk(tn_affine_expr expr, tn_affine_walk_fn visit,
                                                 void* user_data);

/// Returns `expr` with `target` replaced by `replacement`; replacements are not replaced again.
TN_API TN_MUST_USE tn_status tn_affine_expr_replace(tn_affine_expr expr, tn_affine_expr target,
                                                    tn_affine_expr replacement,
                                                    tn_affine_expr* out_expr);
/// Returns `expr` with dims[i] for dimension i and symbols[i] for symbol i; those beyond the counts
/// stay.
TN_API TN_MUST_USE tn_status tn_affine_expr_replace_dims_and_symbols(
    tn_affine_expr expr, const tn_affine_expr* dims, size_t dim_count,
    const tn_affine_expr* symbols, size_t symbol_count, tn_affine_expr* out_expr);
/// Return `expr` with the dimensions (or symbols) from `offset` up to the count moved up by
/// `shift`.
TN_API TN_MUST_USE tn_status tn_affine_expr_shift_dims(tn_affine_expr expr, uint32_t dim_count,
                                                       uint32_t shift, uint32_t offset,
                                                       tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_expr_shift_symbols(tn_affine_expr expr,
                                                          uint32_t symbol_count, uint32_t shift,
                                                          uint32_t offset,
                                                          tn_affine_expr* out_expr);
/// Returns `expr` with the results of `map` for its dimensions; both use the same symbols.
TN_API TN_MUST_USE tn_status tn_affine_expr_compose(tn_affine_expr expr, tn_attribute map,
                                                    tn_affine_expr* out_expr);
/// Returns `expr` as a sum of products: like terms combined, divisions reduced by common factors,
/// in the order of dimensions, symbols, quotients. If a divisor is a constant below 1, `expr` is
/// returned unchanged.
/// Cost:      O(nodes) for each different quotient and sum.
TN_API TN_MUST_USE tn_status tn_affine_expr_simplify(tn_affine_expr expr, uint32_t dim_count,
                                                     uint32_t symbol_count,
                                                     tn_affine_expr* out_expr);

//===-- Maps --------------------------------------------------------------------------------===//

/// Returns `(d0, ...)[s0, ...] -> (results)`. The results may only use dimensions and symbols below
/// the counts.
TN_API TN_MUST_USE tn_status tn_affine_map_get(tn_context* context, uint32_t dim_count,
                                               uint32_t symbol_count, const tn_affine_expr* results,
                                               size_t result_count, tn_attribute* out_map);
/// Returns `() -> (value)`.
TN_API TN_MUST_USE tn_status tn_affine_map_constant_get(tn_context* context, int64_t value,
                                                        tn_attribute* out_map);
/// Returns `(d0, ..., dn) -> (dp, ..., dn)` with the last `result_count` of `dim_count` dimensions;
/// the identity if both are equal.
TN_API TN_MUST_USE tn_status tn_affine_map_minor_identity_get(tn_context* context,
                                                              uint32_t dim_count,
                                                              uint32_t result_count,
                                                              tn_attribute* out_map);
/// Returns the map whose result i is dimension permutation[i]; each of 0 to `count` - 1 occurs
/// once, and `count` is not 0.
TN_API TN_MUST_USE tn_status tn_affine_map_permutation_get(tn_context* context,
                                                           const uint32_t* permutation,
                                                           size_t count, tn_attribute* out_map);

/// Return the number of dimensions, symbols and results; O(1).
TN_API uint32_t tn_affine_map_dim_count(tn_attribute map);
TN_API uint32_t tn_affine_map_symbol_count(tn_attribute map);
TN_API size_t tn_affine_map_result_count(tn_attribute map);
/// Returns the result at `index`; null if out of range. Cost: O(1).
TN_API tn_affine_expr tn_affine_map_result(tn_attribute map, size_t index);

/// Returns true for `(d0, ..., dn) -> (d0, ..., dn)`; the map may have symbols.
TN_API bool tn_affine_map_is_identity(tn_attribute map);
/// Returns true for the maps that tn_affine_map_minor_identity_get returns.
TN_API bool tn_affine_map_is_minor_identity(tn_attribute map);
/// Returns true for a minor identity in which results may also be 0.
TN_API bool tn_affine_map_is_minor_identity_with_broadcasting(tn_attribute map);
/// Returns true for `() -> ()`.
TN_API bool tn_affine_map_is_empty(tn_attribute map);
/// Returns true if all results are constants.
TN_API bool tn_affine_map_is_constant(tn_attribute map);
/// Returns true if there is one result and it is a constant, stored in `*out_value` (not NULL).
TN_API bool tn_affine_map_single_constant(tn_attribute map, int64_t* out_value);
/// Returns true if there are no symbols and the results are all dimensions, each once.
TN_API bool tn_affine_map_is_permutation(tn_attribute map);
/// Returns true if there are no symbols, and each result is a dimension that occurs once, or 0 if
/// `allow_zero`.
/// Cost:      O(results) for each 4,096 dimensions.
TN_API bool tn_affine_map_is_projected_permutation(tn_attribute map, bool allow_zero);
/// Return true if the dimension or symbol occurs in a result. Cost: O(nodes).
TN_API bool tn_affine_map_is_function_of_dim(tn_attribute map, uint32_t position);
TN_API bool tn_affine_map_is_function_of_symbol(tn_attribute map, uint32_t position);
/// Returns the greatest common divisor of the largest known divisors of the results; UINT64_MAX if
/// there are no results or all are 0.
TN_API uint64_t tn_affine_map_largest_known_divisor(tn_attribute map);

/// Returns the map of the results at `positions`, in that order.
TN_API TN_MUST_USE tn_status tn_affine_map_sub_map(tn_attribute map, const size_t* positions,
                                                   size_t count, tn_attribute* out_map);
/// Returns the map of `count` results from `start` on.
TN_API TN_MUST_USE tn_status tn_affine_map_slice(tn_attribute map, size_t start, size_t count,
                                                 tn_attribute* out_map);
/// Returns `map` without the results at `positions`, which may contain duplicates.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_results(tn_attribute map, const size_t* positions,
                                                        size_t count, tn_attribute* out_map);
/// Returns `map` without the results that are the constant 0.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_zero_results(tn_attribute map,
                                                             tn_attribute* out_map);
/// Returns `map` without results that equal the previous result.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_repeated_results(tn_attribute map,
                                                                 tn_attribute* out_map);
/// Applies tn_affine_expr_replace to each result; the new map has the given counts.
TN_API TN_MUST_USE tn_status tn_affine_map_replace(tn_attribute map, tn_affine_expr target,
                                                   tn_affine_expr replacement, uint32_t dim_count,
                                                   uint32_t symbol_count, tn_attribute* out_map);
/// Applies tn_affine_expr_replace_dims_and_symbols to each result; the new map has the given
/// counts.
TN_API TN_MUST_USE tn_status tn_affine_map_replace_dims_and_symbols(
    tn_attribute map, const tn_affine_expr* dims, size_t dim_replacement_count,
    const tn_affine_expr* symbols, size_t symbol_replacement_count, uint32_t dim_count,
    uint32_t symbol_count, tn_attribute* out_map);
/// Return `map` with `shift` more dimensions (or symbols), inserted at `offset`.
TN_API TN_MUST_USE tn_status tn_affine_map_shift_dims(tn_attribute map, uint32_t shift,
                                                      uint32_t offset, tn_attribute* out_map);
TN_API TN_MUST_USE tn_status tn_affine_map_shift_symbols(tn_attribute map, uint32_t shift,
                                                         uint32_t offset, tn_attribute* out_map);
/// Applies tn_affine_expr_simplify to each result.
TN_API TN_MUST_USE tn_status tn_affine_map_simplify(tn_attribute map, tn_attribute* out_map);
/// Returns `outer` composed with `inner`: with the dimensions of `inner`, and the symbols of
/// `outer` followed by those of `inner`. `inner` must have as many results as `outer` has
/// dimensions.
TN_API TN_MUST_USE tn_status tn_affine_map_compose(tn_attribute outer, tn_attribute inner,
                                                   tn_attribute* out_map);
/// Returns the results of all maps in one map; dimensions are shared, symbols are not.
TN_API TN_MUST_USE tn_status tn_affine_map_concatenate(tn_context* context,
                                                       const tn_attribute* maps, size_t count,
                                                       tn_attribute* out_map);
/// Returns the inverse of `map`, which must not have symbols: `(d0, d1, d2) -> (d1, d1, d0, d2)`
/// gives `(d0, d1, d2, d3) -> (d2, d0, d3)`. TN_NOT_FOUND, not reported, if a dimension is not a
/// result.
TN_API TN_MUST_USE tn_status tn_affine_map_inverse_permutation(tn_attribute map,
                                                               tn_attribute* out_map);
/// Returns the inverse of a projected permutation, zeros allowed: dimensions that are not results
/// become 0.
TN_API TN_MUST_USE tn_status tn_affine_map_inverse_projected_permutation(tn_attribute map,
                                                                         tn_attribute* out_map);
/// Remove the dimensions (or symbols) that no result of any map uses from all maps, which must have
/// the same number of each. `out_maps` has room for `count`.
TN_API TN_MUST_USE tn_status tn_affine_map_compress_dims(const tn_attribute* maps, size_t count,
                                                         tn_attribute* out_maps);
TN_API TN_MUST_USE tn_status tn_affine_map_compress_symbols(const tn_attribute* maps, size_t count,
                                                            tn_attribute* out_maps);

/// The value of an input of a map. Inputs are the dimensions, then the symbols.
typedef struct tn_affine_input {
  int64_t value;
  bool is_known;
} tn_affine_input;

/// Returns `map` with results folded to constants for the known inputs, wrapping at 64 bits; other
/// results do not change. `input_count` is the number of dimensions and symbols. `*out_is_poison`
/// is set for a division by 0 or a remainder by less than 1; `*out_map` is null then.
TN_API TN_MUST_USE tn_status tn_affine_map_fold(tn_attribute map, const tn_affine_input* inputs,
                                                size_t input_count, tn_attribute* out_map,
                                                bool* out_is_poison);

//===-- Integer sets ------------------------------------------------------------------------===//

/// Returns the set of points at which each constraint is 0 (if its flag in `is_equality` is set) or
/// at least 0.
TN_API TN_MUST_USE tn_status tn_integer_set_get(tn_context* context, uint32_t dim_count,
                                                uint32_t symbol_count,
                                                const tn_affine_expr* constraints,
                                                const bool* is_equality, size_t constraint_count,
                                                tn_attribute* out_set);
/// Returns the empty set in its canonical form: `1 == 0`.
TN_API TN_MUST_USE tn_status tn_integer_set_empty_get(tn_context* context, uint32_t dim_count,
                                                      uint32_t symbol_count, tn_attribute* out_set);

/// Return the number of dimensions, symbols, constraints and equalities; the latter costs
/// O(constraints).
TN_API uint32_t tn_integer_set_dim_count(tn_attribute set);
TN_API uint32_t tn_integer_set_symbol_count(tn_attribute set);
TN_API size_t tn_integer_set_constraint_count(tn_attribute set);
TN_API size_t tn_integer_set_equality_count(tn_attribute set);
/// Returns the constraint at `index`; null if out of range.
TN_API tn_affine_expr tn_integer_set_constraint(tn_attribute set, size_t index);
/// Returns whether the constraint at `index` is an equality; false if out of range.
TN_API bool tn_integer_set_is_equality(tn_attribute set, size_t index);
/// Returns true for the sets that tn_integer_set_empty_get returns.
TN_API bool tn_integer_set_is_canonical_empty(tn_attribute set);
/// Applies tn_affine_expr_replace_dims_and_symbols to each constraint; the new set has the given
/// counts.
TN_API TN_MUST_USE tn_status tn_integer_set_replace_dims_and_symbols(
    tn_attribute set, const tn_affine_expr* dims, size_t dim_replacement_count,
    const tn_affine_expr* symbols, size_t symbol_replacement_count, uint32_t dim_count,
    uint32_t symbol_count, tn_attribute* out_set);

//===-- Text --------------------------------------------------------------------------------===//

/// Print an expression, `d0 floordiv 2 + s0`; a map, `(d0) -> (d0 + 1)`; or a set, `(d0) : (d0 >=
/// 0)`; without the keyword and angle brackets of the attribute.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT for null or another kind of attribute; the status of `write`;
///            TN_OUT_OF_MEMORY; TN_LIMIT_EXCEEDED for more than TN_TEXT_PRINTED_PARTS_MAX nodes.
/// Threads:   any.
/// Cost:      O(length of the text).
TN_API TN_MUST_USE tn_status tn_affine_expr_print(tn_affine_expr expr, tn_write_fn write,
                                                  void* user_data);
TN_API TN_MUST_USE tn_status tn_affine_map_print(tn_attribute map, tn_write_fn write,
                                                 void* user_data);
TN_API TN_MUST_USE tn_status tn_integer_set_print(tn_attribute set, tn_write_fn write,
                                                  void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_AFFINE_H
