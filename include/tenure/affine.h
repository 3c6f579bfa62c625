// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine: expressions over dimensions and symbols, affine maps, integer sets.
//
//   expressions   tn_affine_dim_get, tn_affine_symbol_get, tn_affine_constant_get,
//                 tn_affine_binary_get
//   questions     tn_affine_expr_kind_of, ..., tn_affine_expr_is_pure_affine, ...
//   rewriting     tn_affine_expr_walk, tn_affine_expr_replace, ..._compose, ..._simplify
//   maps          tn_affine_map_get, ..., questions, tn_affine_map_compose, ...
//   sets          tn_integer_set_get, tn_integer_set_empty_get, ...
//   text          tn_affine_expr_print, tn_affine_map_print, tn_integer_set_print
//
// A tn_affine_expr is a pointer's worth of bits, equal for equal expressions of one context, and
// lives as long as the context. A map and a set are attributes of kind TN_ATTRIBUTE_AFFINE_MAP and
// TN_ATTRIBUTE_INTEGER_SET; their accessors take any attribute and return 0, null or false for
// other kinds.
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

/// How many nodes an expression may have at most when it is written out as a tree; so an expression
/// that shares parts with itself cannot make a walk or its text grow without bound.
#define TN_AFFINE_NODE_LIMIT (1u << 24)

/// The highest position of a dimension or symbol.
#define TN_AFFINE_POSITION_LIMIT (UINT32_MAX - 1u)

/// The most dimensions that a map or set has, and the most symbols: its text names each.
#define TN_AFFINE_INPUTS_LIMIT 8388608u

/// How large what canonicalization puts together may be, in nodes of the trees of all results of a
/// map or set. An affine.apply that makes an operand is put into the map of the op that uses it;
/// where the map would have more nodes than this, and more than both had, since it would hold the
/// other's results several times, the op stays as it is. A simplification that would make a map
/// larger than this and than it is, is left out as well. (mlir-opt puts together what it has memory
/// and time for.)
#define TN_AFFINE_COMPOSED_NODE_LIMIT 262144u

static inline bool tn_affine_expr_is_null(tn_affine_expr expr) { return expr.storage == NULL; }
static inline bool tn_affine_expr_equal(tn_affine_expr a, tn_affine_expr b) {
  return a.storage == b.storage;
}

// The constructors of this header share one contract:
//
// Ownership: arrays are copied; the result lives as long as the context.
// Errors:    TN_INVALID_ARGUMENT for null, another context, an attribute of another kind, or a
// position out of range; TN_LIMIT_EXCEEDED past the limits above; TN_OUT_OF_MEMORY. All are
// reported at an unknown location, except for a sole argument that is null, which has no context.
// Threads:   any, with threading.
// Cost:      O(distinct nodes), one look-up in the uniquing table for each node created.
//
// Accessors take any expression, map or set, including null, and run on any thread; results live as
// long as the context. They cost O(1) for an expression and O(results) for a map unless stated
// otherwise.

//===-- Expressions -------------------------------------------------------------------------===//

/// `dN`, `sN` (`position` is at most TN_AFFINE_POSITION_LIMIT) and a constant.
TN_API TN_MUST_USE tn_status tn_affine_dim_get(tn_context* context, uint32_t position,
                                               tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_symbol_get(tn_context* context, uint32_t position,
                                                  tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_constant_get(tn_context* context, int64_t value,
                                                    tn_affine_expr* out_expr);
/// `lhs` and `rhs` joined by ADD, MUL, MOD, FLOORDIV or CEILDIV, simplified; the kind of the result
/// may be another. A product, quotient or remainder whose right side is not a symbol or constant is
/// no affine expression, but can be made, as in MLIR. `a - b` is the sum of `a` and `b` times -1.
TN_API TN_MUST_USE tn_status tn_affine_binary_get(tn_affine_kind kind, tn_affine_expr lhs,
                                                  tn_affine_expr rhs, tn_affine_expr* out_expr);

/// The kind; TN_AFFINE_NULL for the null expression.
TN_API tn_affine_kind tn_affine_expr_kind_of(tn_affine_expr expr);
/// The context that it belongs to; NULL for the null expression. Ownership: borrowed.
TN_API tn_context* tn_affine_expr_context(tn_affine_expr expr);
/// Of a dimension or symbol; 0 for others.
TN_API uint32_t tn_affine_expr_position(tn_affine_expr expr);
/// Of a constant; 0 for others.
TN_API int64_t tn_affine_expr_value(tn_affine_expr expr);
/// The operands of a binary expression; null for others.
TN_API tn_affine_expr tn_affine_expr_lhs(tn_affine_expr expr);
TN_API tn_affine_expr tn_affine_expr_rhs(tn_affine_expr expr);

/// True if no dimension occurs.
TN_API bool tn_affine_expr_is_symbolic_or_constant(tn_affine_expr expr);
/// True if products have a constant factor and divisors are constants.
TN_API bool tn_affine_expr_is_pure_affine(tn_affine_expr expr);
/// The largest divisor that the constants in the expression guarantee, computed in 64 bits; 0 for
/// the constant 0.
TN_API int64_t tn_affine_expr_largest_known_divisor(tn_affine_expr expr);
/// True if every value is known to be a multiple of `factor`; false for the factor 0.
TN_API bool tn_affine_expr_is_multiple_of(tn_affine_expr expr, int64_t factor);
/// True if dimension or symbol `position` occurs. Cost: O(nodes).
TN_API bool tn_affine_expr_is_function_of_dim(tn_affine_expr expr, uint32_t position);
TN_API bool tn_affine_expr_is_function_of_symbol(tn_affine_expr expr, uint32_t position);

//===-- Walking and rewriting ---------------------------------------------------------------===//

/// Returns TN_OK to go on; any other status ends the walk, which returns it.
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

/// `expr` with `target` replaced by `replacement`; replacements are not replaced again.
TN_API TN_MUST_USE tn_status tn_affine_expr_replace(tn_affine_expr expr, tn_affine_expr target,
                                                    tn_affine_expr replacement,
                                                    tn_affine_expr* out_expr);
/// `expr` with dims[i] for dimension i and symbols[i] for symbol i; those beyond the counts stay.
TN_API TN_MUST_USE tn_status tn_affine_expr_replace_dims_and_symbols(
    tn_affine_expr expr, const tn_affine_expr* dims, size_t dim_count,
    const tn_affine_expr* symbols, size_t symbol_count, tn_affine_expr* out_expr);
/// `expr` with the dimensions from `offset` up to `dim_count` moved up by `shift`.
TN_API TN_MUST_USE tn_status tn_affine_expr_shift_dims(tn_affine_expr expr, uint32_t dim_count,
                                                       uint32_t shift, uint32_t offset,
                                                       tn_affine_expr* out_expr);
TN_API TN_MUST_USE tn_status tn_affine_expr_shift_symbols(tn_affine_expr expr,
                                                          uint32_t symbol_count, uint32_t shift,
                                                          uint32_t offset,
                                                          tn_affine_expr* out_expr);
/// `expr` with the results of `map` for its dimensions; its symbols and those of `map` are the same
/// ones.
TN_API TN_MUST_USE tn_status tn_affine_expr_compose(tn_affine_expr expr, tn_attribute map,
                                                    tn_affine_expr* out_expr);
/// `expr` as a sum of products: like terms joined, divisions reduced by common factors, in the
/// order of dimensions, symbols, quotients. A divisor that is a constant below 1 keeps it as it is.
/// Cost:      O(nodes) for each different quotient and sum.
TN_API TN_MUST_USE tn_status tn_affine_expr_simplify(tn_affine_expr expr, uint32_t dim_count,
                                                     uint32_t symbol_count,
                                                     tn_affine_expr* out_expr);

//===-- Maps --------------------------------------------------------------------------------===//

/// `(d0, ...)[s0, ...] -> (results)`. No result uses a dimension or symbol beyond the counts.
TN_API TN_MUST_USE tn_status tn_affine_map_get(tn_context* context, uint32_t dim_count,
                                               uint32_t symbol_count, const tn_affine_expr* results,
                                               size_t result_count, tn_attribute* out_map);
/// `() -> (value)`.
TN_API TN_MUST_USE tn_status tn_affine_map_constant_get(tn_context* context, int64_t value,
                                                        tn_attribute* out_map);
/// `(d0, ..., dn) -> (dp, ..., dn)` with the last `result_count` of `dim_count` dimensions; the
/// identity when both are equal.
TN_API TN_MUST_USE tn_status tn_affine_map_minor_identity_get(tn_context* context,
                                                              uint32_t dim_count,
                                                              uint32_t result_count,
                                                              tn_attribute* out_map);
/// Result i is dimension permutation[i]; each of 0 to `count` - 1 occurs once, and `count` is not
/// 0.
TN_API TN_MUST_USE tn_status tn_affine_map_permutation_get(tn_context* context,
                                                           const uint32_t* permutation,
                                                           size_t count, tn_attribute* out_map);

/// The number of each; O(1).
TN_API uint32_t tn_affine_map_dim_count(tn_attribute map);
TN_API uint32_t tn_affine_map_symbol_count(tn_attribute map);
TN_API size_t tn_affine_map_result_count(tn_attribute map);
/// The result at `index`; null if out of range. Cost: O(1).
TN_API tn_affine_expr tn_affine_map_result(tn_attribute map, size_t index);

/// `(d0, ..., dn) -> (d0, ..., dn)`; symbols may be there.
TN_API bool tn_affine_map_is_identity(tn_attribute map);
/// What tn_affine_map_minor_identity_get makes.
TN_API bool tn_affine_map_is_minor_identity(tn_attribute map);
/// A minor identity in which a result may also be 0.
TN_API bool tn_affine_map_is_minor_identity_with_broadcasting(tn_attribute map);
/// `() -> ()`.
TN_API bool tn_affine_map_is_empty(tn_attribute map);
/// True if all results are constants.
TN_API bool tn_affine_map_is_constant(tn_attribute map);
/// True if there is one result and it is a constant, which goes to `*out_value` (not NULL).
TN_API bool tn_affine_map_single_constant(tn_attribute map, int64_t* out_value);
/// No symbols, and each result another dimension.
TN_API bool tn_affine_map_is_permutation(tn_attribute map);
/// No symbols, and each result a dimension that occurs once, or 0 where `allow_zero`.
/// Cost:      O(results) for each 4,096 dimensions.
TN_API bool tn_affine_map_is_projected_permutation(tn_attribute map, bool allow_zero);
/// True if it occurs in a result. Cost: O(nodes).
TN_API bool tn_affine_map_is_function_of_dim(tn_attribute map, uint32_t position);
TN_API bool tn_affine_map_is_function_of_symbol(tn_attribute map, uint32_t position);
/// The greatest common divisor of those of the results; UINT64_MAX if there are none or all are 0.
TN_API uint64_t tn_affine_map_largest_known_divisor(tn_attribute map);

/// The results at `positions`, in that order.
TN_API TN_MUST_USE tn_status tn_affine_map_sub_map(tn_attribute map, const size_t* positions,
                                                   size_t count, tn_attribute* out_map);
/// `count` results from `start` on.
TN_API TN_MUST_USE tn_status tn_affine_map_slice(tn_attribute map, size_t start, size_t count,
                                                 tn_attribute* out_map);
/// Without the results at `positions`, which may contain duplicates.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_results(tn_attribute map, const size_t* positions,
                                                        size_t count, tn_attribute* out_map);
/// Without the results that are the constant 0.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_zero_results(tn_attribute map,
                                                             tn_attribute* out_map);
/// Without a result that equals the one before it.
TN_API TN_MUST_USE tn_status tn_affine_map_drop_repeated_results(tn_attribute map,
                                                                 tn_attribute* out_map);
/// tn_affine_expr_replace on each result; the new map has the given counts.
TN_API TN_MUST_USE tn_status tn_affine_map_replace(tn_attribute map, tn_affine_expr target,
                                                   tn_affine_expr replacement, uint32_t dim_count,
                                                   uint32_t symbol_count, tn_attribute* out_map);
/// tn_affine_expr_replace_dims_and_symbols on each result; the new map has the given counts.
TN_API TN_MUST_USE tn_status tn_affine_map_replace_dims_and_symbols(
    tn_attribute map, const tn_affine_expr* dims, size_t dim_replacement_count,
    const tn_affine_expr* symbols, size_t symbol_replacement_count, uint32_t dim_count,
    uint32_t symbol_count, tn_attribute* out_map);
/// With `shift` more dimensions, put in at `offset`.
TN_API TN_MUST_USE tn_status tn_affine_map_shift_dims(tn_attribute map, uint32_t shift,
                                                      uint32_t offset, tn_attribute* out_map);
TN_API TN_MUST_USE tn_status tn_affine_map_shift_symbols(tn_attribute map, uint32_t shift,
                                                         uint32_t offset, tn_attribute* out_map);
/// tn_affine_expr_simplify on each result.
TN_API TN_MUST_USE tn_status tn_affine_map_simplify(tn_attribute map, tn_attribute* out_map);
/// `outer` composed with `inner`: the dimensions of `inner`, the symbols of `outer` and then those
/// of `inner`. `inner` has as many results as `outer` has dimensions.
TN_API TN_MUST_USE tn_status tn_affine_map_compose(tn_attribute outer, tn_attribute inner,
                                                   tn_attribute* out_map);
/// The results of all maps in a row; dimensions are shared, symbols are not.
TN_API TN_MUST_USE tn_status tn_affine_map_concatenate(tn_context* context,
                                                       const tn_attribute* maps, size_t count,
                                                       tn_attribute* out_map);
/// The inverse of `map`, which has no symbols: `(d0, d1, d2) -> (d1, d1, d0, d2)` gives `(d0, d1,
/// d2, d3) -> (d2, d0, d3)`. TN_NOT_FOUND, not reported, if a dimension is not a result.
TN_API TN_MUST_USE tn_status tn_affine_map_inverse_permutation(tn_attribute map,
                                                               tn_attribute* out_map);
/// The inverse of a projected permutation, zeros allowed: dimensions that are not results become 0.
TN_API TN_MUST_USE tn_status tn_affine_map_inverse_projected_permutation(tn_attribute map,
                                                                         tn_attribute* out_map);
/// Takes the dimensions (or symbols) that no result of any map uses out of all maps, which have as
/// many of each as the first. `out_maps` has room for `count`.
TN_API TN_MUST_USE tn_status tn_affine_map_compress_dims(const tn_attribute* maps, size_t count,
                                                         tn_attribute* out_maps);
TN_API TN_MUST_USE tn_status tn_affine_map_compress_symbols(const tn_attribute* maps, size_t count,
                                                            tn_attribute* out_maps);

/// An input of a map: of dimensions first, then of symbols.
typedef struct tn_affine_input {
  int64_t value;
  bool is_known;
} tn_affine_input;

/// `map` with results folded to constants for the known inputs, at 64 bits with wrapping; other
/// results do not change. `input_count` is the number of dimensions and symbols. `*out_is_poison`
/// is set for a division by 0 or a remainder by less than 1; `*out_map` is null then.
TN_API TN_MUST_USE tn_status tn_affine_map_fold(tn_attribute map, const tn_affine_input* inputs,
                                                size_t input_count, tn_attribute* out_map,
                                                bool* out_is_poison);

//===-- Integer sets ------------------------------------------------------------------------===//

/// The points where each constraint is 0 (if its flag in `is_equality` is set) or at least 0.
TN_API TN_MUST_USE tn_status tn_integer_set_get(tn_context* context, uint32_t dim_count,
                                                uint32_t symbol_count,
                                                const tn_affine_expr* constraints,
                                                const bool* is_equality, size_t constraint_count,
                                                tn_attribute* out_set);
/// The set without points in its canonical form: `1 == 0`.
TN_API TN_MUST_USE tn_status tn_integer_set_empty_get(tn_context* context, uint32_t dim_count,
                                                      uint32_t symbol_count, tn_attribute* out_set);

/// How many of each; equalities are counted in O(constraints).
TN_API uint32_t tn_integer_set_dim_count(tn_attribute set);
TN_API uint32_t tn_integer_set_symbol_count(tn_attribute set);
TN_API size_t tn_integer_set_constraint_count(tn_attribute set);
TN_API size_t tn_integer_set_equality_count(tn_attribute set);
/// The constraint at `index`; null if out of range.
TN_API tn_affine_expr tn_integer_set_constraint(tn_attribute set, size_t index);
/// Whether that constraint is an equality; false if out of range.
TN_API bool tn_integer_set_is_equality(tn_attribute set, size_t index);
/// What tn_integer_set_empty_get makes.
TN_API bool tn_integer_set_is_canonical_empty(tn_attribute set);
/// tn_affine_expr_replace_dims_and_symbols on each constraint; the new set has the given counts.
TN_API TN_MUST_USE tn_status tn_integer_set_replace_dims_and_symbols(
    tn_attribute set, const tn_affine_expr* dims, size_t dim_replacement_count,
    const tn_affine_expr* symbols, size_t symbol_replacement_count, uint32_t dim_count,
    uint32_t symbol_count, tn_attribute* out_set);

//===-- Text --------------------------------------------------------------------------------===//

/// `d0 floordiv 2 + s0`; for a map `(d0) -> (d0 + 1)`, for a set `(d0) : (d0 >= 0)`, without the
/// keyword and angle brackets of the attribute.
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
