// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of affine expressions: the storage of expressions, maps and sets, and the machine that
// rewrites them.
//
// An expression caches properties that are queried often (whether it is symbolic, its known
// divisor, its highest positions) next to its operands, so that these queries cost O(1) instead of
// a walk.
//
// The machine replaces recursion by a stack of tasks and a stack of values, both on the heap once
// they outgrow a few entries. A simplification rule that rewrites one operation into several pushes
// these as tasks; a rewriting pushes a VISIT for each operand and a LEAVE for the node. Neither
// recurses on the C stack.

#ifndef TENURE_SRC_IR_AFFINE_H
#define TENURE_SRC_IR_AFFINE_H

#include <tenure/affine.h>

#include "base/judy_map.h"
#include "ir/context.h"

//===-- Storage -----------------------------------------------------------------------------===//

/// Flags of an expression's storage.
enum {
  TN_AFFINE_IS_SYMBOLIC = 1,  ///< The expression contains no dimension.
  TN_AFFINE_IS_PURE = 2
};

/// The first two words determine the length: 8 bytes for a dimension or symbol.
typedef struct tn_affine_position_payload {
  uint32_t kind;
  uint32_t position;
} tn_affine_position_payload;

typedef struct tn_affine_constant_payload {
  uint32_t kind;
  uint32_t zero;
  int64_t value;
} tn_affine_constant_payload;

/// All members but the kind and the operands are derived from these.
typedef struct tn_affine_binary_payload {
  uint32_t kind;
  uint32_t node_count;  ///< Nodes of the expanded tree, at most TN_AFFINE_NODE_LIMIT.
  tn_uref lhs;
  tn_uref rhs;
  uint32_t dim_bound;  ///< One more than the highest position of a dimension.
  uint32_t symbol_bound;
  int64_t divisor;  ///< The largest known divisor.
} tn_affine_binary_payload;

typedef struct tn_affine_map_payload {
  uint32_t result_count;
  uint32_t dim_count;
  uint32_t symbol_count;
  uint32_t zero;
  tn_uref results[];
} tn_affine_map_payload;

/// Equalities have TN_UREF_FLAG.
typedef struct tn_integer_set_payload {
  uint32_t constraint_count;
  uint32_t dim_count;
  uint32_t symbol_count;
  uint32_t zero;
  tn_uref constraints[];
} tn_integer_set_payload;

static inline tn_affine_kind tn_affine__kind(const tn_storage* expr) {
  return (tn_affine_kind)((const tn_affine_position_payload*)tn_storage_payload(expr))->kind;
}

static inline bool tn_affine__is_binary(const tn_storage* expr) {
  return tn_affine__kind(expr) <= TN_AFFINE_CEILDIV;
}

static inline bool tn_affine__is_constant(const tn_storage* expr) {
  return tn_affine__kind(expr) == TN_AFFINE_CONSTANT;
}

static inline bool tn_affine__is_symbolic(const tn_storage* expr) {
  return (expr->flags & TN_AFFINE_IS_SYMBOLIC) != 0;
}

static inline bool tn_affine__is_pure(const tn_storage* expr) {
  return (expr->flags & TN_AFFINE_IS_PURE) != 0;
}

/// The position of a dimension or symbol.
static inline uint32_t tn_affine__position(const tn_storage* expr) {
  return ((const tn_affine_position_payload*)tn_storage_payload(expr))->position;
}

/// The value of a constant.
static inline int64_t tn_affine__value(const tn_storage* expr) {
  return ((const tn_affine_constant_payload*)tn_storage_payload(expr))->value;
}

/// The left operand of a binary expression.
static inline const tn_storage* tn_affine__lhs(const tn_storage* expr) {
  const tn_affine_binary_payload* payload = tn_storage_payload(expr);
  return tn_uniquer__at(&expr->context->uniquer, payload->lhs);
}

static inline const tn_storage* tn_affine__rhs(const tn_storage* expr) {
  const tn_affine_binary_payload* payload = tn_storage_payload(expr);
  return tn_uniquer__at(&expr->context->uniquer, payload->rhs);
}

static inline bool tn_affine__is_constant_of(const tn_storage* expr, int64_t value) {
  return tn_affine__is_constant(expr) && tn_affine__value(expr) == value;
}

uint32_t tn_affine__node_count(const tn_storage* expr);
int64_t tn_affine__divisor(const tn_storage* expr);

//===-- Arithmetic --------------------------------------------------------------------------===//

static inline int64_t tn_affine__wrapping_add(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}

static inline int64_t tn_affine__wrapping_multiply(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

/// The divisor must not be 0; a quotient that does not fit wraps.
int64_t tn_affine__floor_divide(int64_t dividend, int64_t divisor);
int64_t tn_affine__ceil_divide(int64_t dividend, int64_t divisor);
bool tn_affine__divides(int64_t divisor, int64_t dividend);
/// Returns the remainder, which is not negative; `divisor` must be positive.
int64_t tn_affine__modulo(int64_t dividend, int64_t divisor);

static inline uint64_t tn_affine__gcd(uint64_t a, uint64_t b) {
  while (b != 0) {
    const uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/// Returns the absolute value; 2^63 for INT64_MIN.
static inline uint64_t tn_affine__magnitude(int64_t value) {
  return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

//===-- Construction --------------------------------------------------------------------------===//

/// An unreported TN_LIMIT_EXCEEDED: an expression would have more nodes than TN_AFFINE_NODE_LIMIT.
/// Internal functions that create expressions return it; public functions report it
/// (tn_affine__report), and patterns do not match.
#define TN_AFFINE_TOO_LARGE ((tn_status)0x4000)

/// Returns `status`; reports TN_AFFINE_TOO_LARGE and returns TN_LIMIT_EXCEEDED for it.
TN_MUST_USE tn_status tn_affine__report(const tn_context* context, tn_status status);

TN_MUST_USE tn_status tn_affine__dim(tn_context* context, uint32_t position,
                                     const tn_storage** out_expr);
TN_MUST_USE tn_status tn_affine__symbol(tn_context* context, uint32_t position,
                                        const tn_storage** out_expr);
TN_MUST_USE tn_status tn_affine__constant(tn_context* context, int64_t value,
                                          const tn_storage** out_expr);
/// Creates a binary expression without simplifying it.
TN_MUST_USE tn_status tn_affine__node(tn_context* context, tn_affine_kind kind,
                                      const tn_storage* lhs, const tn_storage* rhs,
                                      const tn_storage** out_expr);
/// Creates a simplified binary expression.
TN_MUST_USE tn_status tn_affine__build(tn_context* context, tn_affine_kind kind,
                                       const tn_storage* lhs, const tn_storage* rhs,
                                       const tn_storage** out_expr);

//===-- The machine -------------------------------------------------------------------------===//

typedef enum tn_affine_task_kind {
  TN_AFFINE_TASK_VALUE,   ///< Pushes `expr` as a value.
  TN_AFFINE_TASK_BINARY,  ///< Pops two values, combines them by the kind `detail` and pushes the
                          ///< result.
  TN_AFFINE_TASK_VISIT,   ///< Calls the visitor's `enter` for `expr`.
  TN_AFFINE_TASK_LEAVE,   ///< Pops the values of the operands of `expr` and calls the visitor's
                          ///< `leave` for it.
  TN_AFFINE_TASK_KEEP     ///< Records the last value as the value of `expr`.
} tn_affine_task_kind;

typedef struct tn_affine_task {
  const tn_storage* expr;
  uint32_t kind;
  uint32_t detail;
} tn_affine_task;

typedef union tn_affine_result {
  const tn_storage* expr;
  int64_t integer;
} tn_affine_result;

typedef struct tn_affine_machine tn_affine_machine;

/// The actions at a node. Each function eventually pushes one value: directly, or by tasks.
typedef struct tn_affine_visitor {
  /// `detail` is the task's: 0, unless the visitor pushed it.
  tn_status (*enter)(tn_affine_machine* machine, const tn_storage* expr, uint32_t detail);
  tn_status (*leave)(tn_affine_machine* machine, const tn_storage* expr, tn_affine_result lhs,
                     tn_affine_result rhs);
  /// The value of a node does not depend on its position, so a shared node is entered once: the
  /// time depends on the number of distinct nodes, not on the size of the tree.
  bool shares;
} tn_affine_visitor;

struct tn_affine_machine {
  tn_context* context;
  const tn_affine_visitor* visitor;
  void* user_data;
  tn_affine_task* tasks;
  size_t task_count;
  size_t task_capacity;
  tn_affine_result* values;
  size_t value_count;
  size_t value_capacity;
  size_t visit_count;  ///< Small expressions keep no values.
  tn_judy_map kept;    ///< The values of visited nodes, by reference.
  tn_affine_task first_tasks[16];
  tn_affine_result first_values[16];
};

/// `visitor` is NULL if no VISIT is pushed.
void tn_affine__open(tn_affine_machine* machine, tn_context* context,
                     const tn_affine_visitor* visitor, void* user_data);
void tn_affine__close(tn_affine_machine* machine);
/// Tasks run in reverse order of pushing. TN_OUT_OF_MEMORY is reported.
TN_MUST_USE tn_status tn_affine__push_task(tn_affine_machine* machine, tn_affine_task_kind kind,
                                           uint32_t detail, const tn_storage* expr);
TN_MUST_USE tn_status tn_affine__push_value(tn_affine_machine* machine, tn_affine_result value);
/// Pushes a LEAVE of `expr` and then a VISIT of each operand, which run first.
TN_MUST_USE tn_status tn_affine__push_operands(tn_affine_machine* machine, const tn_storage* expr,
                                               uint32_t detail);
/// Runs all tasks; `*out_result` is the remaining value.
TN_MUST_USE tn_status tn_affine__run(tn_affine_machine* machine, tn_affine_result* out_result);
/// Opens a machine, visits `expr`, and closes it.
TN_MUST_USE tn_status tn_affine__visit(const tn_affine_visitor* visitor, void* user_data,
                                       const tn_storage* expr, tn_affine_result* out_result);

static inline tn_affine_result tn_affine__expr_result(const tn_storage* expr) {
  return (tn_affine_result){.expr = expr};
}

/// One step of simplifying `lhs` `kind` `rhs`: `*out_expr` is the result, or NULL if tasks were
/// pushed that compute it.
TN_MUST_USE tn_status tn_affine__fold(tn_affine_machine* machine, tn_affine_kind kind,
                                      const tn_storage* lhs, const tn_storage* rhs,
                                      const tn_storage** out_expr);

//===-- Arguments ---------------------------------------------------------------------------===//

/// Reports an invalid argument and returns TN_INVALID_ARGUMENT.
tn_status tn_affine__refuse(const tn_context* context, const char* what);
/// Returns true if `expr` is an expression of `context`.
static inline bool tn_affine__is_of(const tn_context* context, tn_affine_expr expr) {
  return expr.storage != NULL && expr.storage->context == context;
}
/// Checks that `count` expressions belong to `context` and use only positions below the counts.
TN_MUST_USE tn_status tn_affine__check(const tn_context* context, const tn_affine_expr* exprs,
                                       size_t count, uint32_t dim_count, uint32_t symbol_count);

/// Checks the numbers of dimensions and symbols of a map or set (TN_AFFINE_INPUTS_LIMIT).
TN_MUST_USE tn_status tn_affine__check_inputs(const tn_context* context, uint32_t dim_count,
                                              uint32_t symbol_count);

/// Returns the payload of a map or set; NULL for other attributes.
const tn_affine_map_payload* tn_affine__map_payload(tn_attribute map);
const tn_integer_set_payload* tn_affine__set_payload(tn_attribute set);

#endif  // TENURE_SRC_IR_AFFINE_H
