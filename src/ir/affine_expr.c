// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions: construction and queries.
//
// Queries that need a walk recurse into the smaller operand and loop on the larger one, so a tree
// of n nodes takes at most log2(n) frames: 24 for TN_AFFINE_NODE_LIMIT.

#include "ir/affine_rewrite.h"

//===-- Arithmetic --------------------------------------------------------------------------===//

int64_t tn_affine__floor_divide(int64_t dividend, int64_t divisor) {
  if (divisor == -1) return (int64_t)(0 - (uint64_t)dividend);
  const int64_t quotient = dividend / divisor;
  return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient;
}

int64_t tn_affine__ceil_divide(int64_t dividend, int64_t divisor) {
  if (divisor == -1) return (int64_t)(0 - (uint64_t)dividend);
  const int64_t quotient = dividend / divisor;
  return dividend % divisor != 0 && (dividend < 0) == (divisor < 0) ? quotient + 1 : quotient;
}

bool tn_affine__divides(int64_t divisor, int64_t dividend) {
  return divisor == -1 || dividend % divisor == 0;
}

int64_t tn_affine__modulo(int64_t dividend, int64_t divisor) {
  const int64_t rest = dividend % divisor;
  return rest < 0 ? rest + divisor : rest;
}

//===-- Storage -----------------------------------------------------------------------------===//

static const tn_affine_binary_payload* binary_payload(const tn_storage* expr) {
  return tn_affine__is_binary(expr) ? tn_storage_payload(expr) : NULL;
}

uint32_t tn_affine__node_count(const tn_storage* expr) {
  const tn_affine_binary_payload* binary = binary_payload(expr);
  return binary == NULL ? 1 : binary->node_count;
}

static uint32_t dim_bound_of(const tn_storage* expr) {
  const tn_affine_binary_payload* binary = binary_payload(expr);
  if (binary != NULL) return binary->dim_bound;
  return tn_affine__kind(expr) == TN_AFFINE_DIM ? tn_affine__position(expr) + 1 : 0;
}

static uint32_t symbol_bound_of(const tn_storage* expr) {
  const tn_affine_binary_payload* binary = binary_payload(expr);
  if (binary != NULL) return binary->symbol_bound;
  return tn_affine__kind(expr) == TN_AFFINE_SYMBOL ? tn_affine__position(expr) + 1 : 0;
}

int64_t tn_affine__divisor(const tn_storage* expr) {
  const tn_affine_binary_payload* binary = binary_payload(expr);
  if (binary != NULL) return binary->divisor;
  return tn_affine__is_constant(expr) ? (int64_t)tn_affine__magnitude(tn_affine__value(expr)) : 1;
}

static tn_status unique(tn_context* context, const void* payload, size_t size, unsigned flags,
                        unsigned depth, const tn_storage** out_expr) {
  const tn_storage_key key = {.kind = TN_STORAGE_AFFINE_EXPR,
                              .flags = (uint8_t)flags,
                              .depth = (uint16_t)(depth > UINT16_MAX ? UINT16_MAX : depth),
                              .context_or_type = context,
                              .payload = payload,
                              .payload_size = size};
  return tn_uniquer__get(context, &key, out_expr);
}

static tn_status positioned(tn_context* context, tn_affine_kind kind, uint32_t position,
                            const tn_storage** out_expr) {
  *out_expr = NULL;
  if (position > TN_AFFINE_POSITION_LIMIT) {
    return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                            "position %u of a dimension or symbol exceeds the limit of %u",
                            (unsigned)position, (unsigned)TN_AFFINE_POSITION_LIMIT);
  }
  const tn_affine_position_payload payload = {(uint32_t)kind, position};
  const unsigned symbolic = kind == TN_AFFINE_SYMBOL ? TN_AFFINE_IS_SYMBOLIC : 0;
  return unique(context, &payload, sizeof payload, symbolic | TN_AFFINE_IS_PURE, 1, out_expr);
}

tn_status tn_affine__dim(tn_context* context, uint32_t position, const tn_storage** out_expr) {
  return positioned(context, TN_AFFINE_DIM, position, out_expr);
}

tn_status tn_affine__symbol(tn_context* context, uint32_t position, const tn_storage** out_expr) {
  return positioned(context, TN_AFFINE_SYMBOL, position, out_expr);
}

tn_status tn_affine__constant(tn_context* context, int64_t value, const tn_storage** out_expr) {
  const tn_affine_constant_payload payload = {TN_AFFINE_CONSTANT, 0, value};
  return unique(context, &payload, sizeof payload, TN_AFFINE_IS_SYMBOLIC | TN_AFFINE_IS_PURE, 1,
                out_expr);
}

// A known divisor of a quotient is the quotient of the known divisors, if that has no remainder.
static int64_t divisor_of_quotient(const tn_storage* lhs, const tn_storage* rhs) {
  if (!tn_affine__is_constant(rhs) || tn_affine__value(rhs) == 0) return 1;
  const int64_t dividend = tn_affine__divisor(lhs);
  const int64_t divisor = tn_affine__value(rhs);
  if (!tn_affine__divides(divisor, dividend)) return 1;
  return (int64_t)tn_affine__magnitude(tn_affine__floor_divide(dividend, divisor));
}

static int64_t divisor_of(tn_affine_kind kind, const tn_storage* lhs, const tn_storage* rhs) {
  const int64_t left = tn_affine__divisor(lhs);
  const int64_t right = tn_affine__divisor(rhs);
  if (kind == TN_AFFINE_MUL) return tn_affine__wrapping_multiply(left, right);
  if (kind == TN_AFFINE_ADD || kind == TN_AFFINE_MOD) {
    return (int64_t)tn_affine__gcd((uint64_t)left, (uint64_t)right);
  }
  return divisor_of_quotient(lhs, rhs);
}

static unsigned flags_of(tn_affine_kind kind, const tn_storage* lhs, const tn_storage* rhs) {
  const unsigned both = lhs->flags & rhs->flags;
  const bool has_constant =
      tn_affine__is_constant(rhs) || (kind == TN_AFFINE_MUL && tn_affine__is_constant(lhs));
  const bool is_pure = (both & TN_AFFINE_IS_PURE) != 0 && (kind == TN_AFFINE_ADD || has_constant);
  return (both & TN_AFFINE_IS_SYMBOLIC) | (is_pure ? TN_AFFINE_IS_PURE : 0u);
}

static uint32_t larger(uint32_t a, uint32_t b) { return a < b ? b : a; }

tn_status tn_affine__node(tn_context* context, tn_affine_kind kind, const tn_storage* lhs,
                          const tn_storage* rhs, const tn_storage** out_expr) {
  *out_expr = NULL;
  const uint32_t node_count = tn_affine__node_count(lhs) + tn_affine__node_count(rhs) + 1;
  if (node_count > TN_AFFINE_NODE_LIMIT) return TN_AFFINE_TOO_LARGE;
  const tn_affine_binary_payload payload = {
      .kind = (uint32_t)kind,
      .node_count = node_count,
      .lhs = lhs->self,
      .rhs = rhs->self,
      .dim_bound = larger(dim_bound_of(lhs), dim_bound_of(rhs)),
      .symbol_bound = larger(symbol_bound_of(lhs), symbol_bound_of(rhs)),
      .divisor = divisor_of(kind, lhs, rhs)};
  return unique(context, &payload, sizeof payload, flags_of(kind, lhs, rhs),
                larger(lhs->depth, rhs->depth) + 1, out_expr);
}

//===-- Arguments ---------------------------------------------------------------------------===//

tn_status tn_affine__refuse(const tn_context* context, const char* what) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context), "%s", what);
}

tn_status tn_affine__report(const tn_context* context, tn_status status) {
  if (status != TN_AFFINE_TOO_LARGE) return status;
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                          "an affine expression would have more than %u nodes",
                          TN_AFFINE_NODE_LIMIT);
}

tn_status tn_affine__check(const tn_context* context, const tn_affine_expr* exprs, size_t count,
                           uint32_t dim_count, uint32_t symbol_count) {
  for (size_t i = 0; i < count; ++i) {
    if (!tn_affine__is_of(context, exprs[i])) {
      return tn_affine__refuse(context, "affine expression is null or belongs to another context");
    }
    const uint32_t dim_bound = dim_bound_of(exprs[i].storage);
    const uint32_t symbol_bound = symbol_bound_of(exprs[i].storage);
    if (dim_bound <= dim_count && symbol_bound <= symbol_count) continue;
    const bool is_dim = dim_bound > dim_count;
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "affine expression #%zu uses %c%u, but the map has %u %s", i,
                            is_dim ? 'd' : 's', (unsigned)(is_dim ? dim_bound : symbol_bound) - 1,
                            (unsigned)(is_dim ? dim_count : symbol_count),
                            is_dim ? "dimensions" : "symbols");
  }
  return TN_OK;
}

tn_status tn_affine__check_inputs(const tn_context* context, uint32_t dim_count,
                                  uint32_t symbol_count) {
  if (dim_count <= TN_AFFINE_INPUTS_LIMIT && symbol_count <= TN_AFFINE_INPUTS_LIMIT) return TN_OK;
  return tn_context__fail(
      context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
      "an affine map or set is limited to %u dimensions and the same number of symbols",
      TN_AFFINE_INPUTS_LIMIT);
}

//===-- Getters -----------------------------------------------------------------------------===//

tn_status tn_affine_dim_get(tn_context* context, uint32_t position, tn_affine_expr* out_expr) {
  return tn_affine__dim(context, position, &out_expr->storage);
}

tn_status tn_affine_symbol_get(tn_context* context, uint32_t position, tn_affine_expr* out_expr) {
  return tn_affine__symbol(context, position, &out_expr->storage);
}

tn_status tn_affine_constant_get(tn_context* context, int64_t value, tn_affine_expr* out_expr) {
  return tn_affine__constant(context, value, &out_expr->storage);
}

tn_status tn_affine_binary_get(tn_affine_kind kind, tn_affine_expr lhs, tn_affine_expr rhs,
                               tn_affine_expr* out_expr) {
  out_expr->storage = NULL;
  tn_context* context = tn_affine_expr_context(lhs.storage != NULL ? lhs : rhs);
  if (context == NULL) return TN_INVALID_ARGUMENT;
  if (!tn_affine__is_of(context, lhs) || !tn_affine__is_of(context, rhs)) {
    return tn_affine__refuse(context, "operand is null or belongs to another context");
  }
  if (kind < TN_AFFINE_ADD || kind > TN_AFFINE_CEILDIV) {
    return tn_affine__refuse(context, "invalid kind of binary affine expression");
  }
  return tn_affine__report(
      context, tn_affine__build(context, kind, lhs.storage, rhs.storage, &out_expr->storage));
}

//===-- Queries -------------------------------------------------------------------------------===//

tn_affine_kind tn_affine_expr_kind_of(tn_affine_expr expr) {
  return expr.storage == NULL ? TN_AFFINE_NULL : tn_affine__kind(expr.storage);
}

tn_context* tn_affine_expr_context(tn_affine_expr expr) {
  return expr.storage == NULL ? NULL : expr.storage->context;
}

uint32_t tn_affine_expr_position(tn_affine_expr expr) {
  const tn_affine_kind kind = tn_affine_expr_kind_of(expr);
  const bool has_position = kind == TN_AFFINE_DIM || kind == TN_AFFINE_SYMBOL;
  return has_position ? tn_affine__position(expr.storage) : 0;
}

int64_t tn_affine_expr_value(tn_affine_expr expr) {
  const bool is_constant = tn_affine_expr_kind_of(expr) == TN_AFFINE_CONSTANT;
  return is_constant ? tn_affine__value(expr.storage) : 0;
}

static bool has_operands(tn_affine_expr expr) {
  return expr.storage != NULL && tn_affine__is_binary(expr.storage);
}

tn_affine_expr tn_affine_expr_lhs(tn_affine_expr expr) {
  return (tn_affine_expr){has_operands(expr) ? tn_affine__lhs(expr.storage) : NULL};
}

tn_affine_expr tn_affine_expr_rhs(tn_affine_expr expr) {
  return (tn_affine_expr){has_operands(expr) ? tn_affine__rhs(expr.storage) : NULL};
}

bool tn_affine_expr_is_symbolic_or_constant(tn_affine_expr expr) {
  return expr.storage != NULL && tn_affine__is_symbolic(expr.storage);
}

bool tn_affine_expr_is_pure_affine(tn_affine_expr expr) {
  return expr.storage != NULL && tn_affine__is_pure(expr.storage);
}

int64_t tn_affine_expr_largest_known_divisor(tn_affine_expr expr) {
  return expr.storage == NULL ? 0 : tn_affine__divisor(expr.storage);
}

bool tn_affine_expr_is_multiple_of(tn_affine_expr expr, int64_t factor) {
  if (expr.storage == NULL || factor == 0) return false;
  const tn_storage* storage = expr.storage;
  if (tn_affine__is_constant(storage)) return tn_affine__divides(factor, tn_affine__value(storage));
  if (!tn_affine__is_binary(storage)) return factor == 1 || factor == -1;
  // Divisors are compared as unsigned numbers, as in MLIR: negative factors other than those of
  // constants and -1 for single dimensions and symbols divide almost nothing.
  const uint64_t left = (uint64_t)tn_affine__divisor(tn_affine__lhs(storage));
  const uint64_t right = (uint64_t)tn_affine__divisor(tn_affine__rhs(storage));
  const uint64_t divisor = (uint64_t)factor;
  if (tn_affine__kind(storage) == TN_AFFINE_MUL) {
    return left % divisor == 0 || right % divisor == 0 || left * right % divisor == 0;
  }
  return tn_affine__gcd(left, right) % divisor == 0;
}

// Returns whether the leaf of this kind and position occurs in `expr`, walked as a tree.
static bool tree_holds_leaf(const tn_storage* expr, tn_affine_kind kind, uint32_t position) {
  while (tn_affine__is_binary(expr)) {
    const bool is_dim = kind == TN_AFFINE_DIM;
    if (position >= (is_dim ? dim_bound_of(expr) : symbol_bound_of(expr))) {
      return false;
    }
    const tn_storage* lhs = tn_affine__lhs(expr);
    const tn_storage* rhs = tn_affine__rhs(expr);
    const bool left_is_larger = tn_affine__node_count(lhs) > tn_affine__node_count(rhs);
    if (tree_holds_leaf(left_is_larger ? rhs : lhs, kind, position)) return true;
    expr = left_is_larger ? lhs : rhs;
  }
  return tn_affine__kind(expr) == kind && tn_affine__position(expr) == position;
}

typedef struct leaf_query {
  tn_affine_kind kind;
  uint32_t position;
  bool is_held;
} leaf_query;

static tn_status ask_leaf(void* user_data, const tn_storage* leaf) {
  leaf_query* query = user_data;
  query->is_held =
      tn_affine__kind(leaf) == query->kind && tn_affine__position(leaf) == query->position;
  return query->is_held ? TN_INTERRUPTED : TN_OK;
}

// A large expression may share parts, so each distinct part is visited once; if there is no memory
// for that, the whole tree is walked.
static bool holds_leaf(const tn_storage* expr, tn_affine_kind kind, uint32_t position) {
  leaf_query query = {kind, position, false};
  if (tn_affine__node_count(expr) < 4096) return tree_holds_leaf(expr, kind, position);
  const tn_status status = tn_affine__leaves(expr, ask_leaf, &query);
  return query.is_held || (status != TN_OK && tree_holds_leaf(expr, kind, position));
}

bool tn_affine_expr_is_function_of_dim(tn_affine_expr expr, uint32_t position) {
  return expr.storage != NULL && holds_leaf(expr.storage, TN_AFFINE_DIM, position);
}

bool tn_affine_expr_is_function_of_symbol(tn_affine_expr expr, uint32_t position) {
  return expr.storage != NULL && holds_leaf(expr.storage, TN_AFFINE_SYMBOL, position);
}
