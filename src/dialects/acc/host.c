// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acc-specialize-for-host: converts directives to host code. Loops become scf loops, and atomic ops
// become loads and stores. The contents of compute constructs are only converted with the option
// for host fallback.

#include "dialects/acc/passes.h"
#include "dialects/acc_ops.h"
#include "dialects/arith_ops.h"
#include "dialects/common/anchor.h"
#include "dialects/common/constant.h"
#include "dialects/common/llvm_type.h"
#include "dialects/func_ops.h"
#include "dialects/llvm_ops.h"
#include "dialects/memref_ops.h"
#include "dialects/scf_ops.h"
#include "ir/definition.h"
#include "rewrite/branch.h"
#include "rewrite/lowering.h"
#include "schema/check.h"

#define COMPUTE "parallel,serial,kernels,"

//===-- Loops ---------------------------------------------------------------------------------===//

static tn_ref cast_index(tn_rewriter* rewriter, tn_ref value, tn_type type) {
  if (value == 0 || type.storage == NULL ||
      tn_type_equal(tn_value__type(rewriter->context, value), type)) {
    return value;
  }
  return tn_build_arith_index_cast(rewriter, type, value);
}

/// Returns operand `which` of group `group` (lower bounds, upper bounds, steps) as an index.
static tn_ref bound(tn_rewriter* rewriter, tn_ref op, uint32_t group, uint32_t which,
                    uint32_t count) {
  tn_type index = {NULL};
  tn_rewriter__fail(rewriter, tn_index_type_get(rewriter->context, &index));
  return cast_index(rewriter, tn_op__operand(rewriter->context, op, group * count + which), index);
}

/// Creates a loop with an empty body and moves the insertion point there; returns its variable.
static tn_ref make_loop(tn_rewriter* rewriter, tn_ref op, uint32_t which, uint32_t count,
                        bool is_inclusive) {
  const tn_context* context = rewriter->context;
  tn_ref operands[3];
  for (uint32_t group = 0; group < 3; ++group) {
    operands[group] = bound(rewriter, op, group, which, count);
    if (group != 1 || !is_inclusive || operands[1] == 0) continue;
    const tn_ref sum[] = {operands[1], tn_rewriter__index_constant(rewriter, 1)};
    if (rewriter->status != TN_OK) return 0;
    operands[1] = tn_build_arith_addi_with(
        rewriter, sum[0], sum[1],
        &(tn_rewriter_attribute){TN_ARITH_ADDI_OVERFLOW_FLAGS,
                                 tn_make_arith_overflow(rewriter, TN_ENUM_ARITH_OVERFLOW_NSW)},
        1);
  }
  if (rewriter->status != TN_OK) return 0;
  const tn_ref loop =
      tn_build_scf_for(rewriter, NULL, 0, operands[0], operands[1], operands[2], NULL, 0);
  if (loop == 0) return 0;
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, loop, 0), 0);
  if (block == 0) return 0;
  const tn_ref variable = tn_rewriter__add_argument(
      rewriter, block, tn_value__type(context, operands[0]), rewriter->location);
  tn_rewriter__at_end(rewriter, block);
  const tn_ref yield = tn_build_scf_yield(rewriter, NULL, 0);
  if (yield == 0) return 0;
  tn_rewriter__at_op(rewriter, yield);
  return variable;
}

/// Converts a loop with one block and `count` variables to nested loops.
static void convert_counted(tn_rewriter* rewriter, tn_ref op, tn_ref block, uint32_t count) {
  const tn_context* context = rewriter->context;
  size_t size = 0;
  const uint8_t* truths =
      tn_dense_array_attribute_data(tn_acc_loop_inclusive_upperbound(context, op), &size);
  tn_refs variables = {0};
  tn_rewriter__for(rewriter, op);
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const bool is_inclusive = i < size && truths[i] != 0;
    tn_refs__push(rewriter, &variables, make_loop(rewriter, op, i, count, is_inclusive));
  }
  tn_ref* values = tn_refs__items(&variables);
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    values[i] = cast_index(rewriter, values[i],
                           tn_value__type(context, tn_block__argument(context, block, i)));
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__erase(rewriter, tn_block__last_op(context, block));
    tn_rewriter__inline_block(rewriter, block, rewriter->block, rewriter->before, values, count);
    tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &variables);
}

/// Converts a loop without variables to its contents, with yields at the end.
static void convert_unstructured(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_rewriter__for(rewriter, op);
  const tn_ref around = tn_build_scf_execute_region(rewriter, NULL, 0);
  if (around == 0) return;
  tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0),
                             tn_op__region(context, around, 0), 0);
  for (tn_ref block = tn_op__first_block(context, around, 0); block != 0;
       block = tn_block__at(context, block)->next) {
    const tn_ref last = tn_block__last_op(context, block);
    if (!tn_op__is_called(context, last, TN_NAME_ACC_YIELD)) continue;
    tn_rewriter__for(rewriter, last);
    (void)tn_build_scf_yield(rewriter, NULL, 0);
    tn_rewriter__erase(rewriter, last);
  }
  tn_rewriter__erase(rewriter, op);
}

static bool convert_loop(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
  if (block == 0 || tn_block__last_op(context, block) == 0 ||
      tn_op__result_count(context, op) != 0) {
    return false;
  }
  if (tn_acc_loop_unstructured(context, op).storage != NULL) {
    convert_unstructured(rewriter, op);
    return true;
  }
  if (count == 0 || tn_block__at(context, block)->next != 0 ||
      tn_acc_loop_lowerbound(context, op).count != count) {
    return false;
  }
  convert_counted(rewriter, op, block, count);
  return true;
}

//===-- Atomic ops ----------------------------------------------------------------------------===//

/// Returns whether a value is a memref with one element.
static bool is_cell(const tn_context* context, tn_ref value) {
  const tn_type type = tn_value__type(context, value);
  return tn_type__is(type, TN_TYPE_MEMREF) && tn_shaped_type_rank(type) == 0;
}

static bool is_pointer(tn_type type) {
  return tn_llvm_type__kind(type) == TN_LLVM_POINTER && tn_llvm_type__space(type) == 0;
}

/// Stores a value; false if the destination is unsupported.
static bool store(tn_rewriter* rewriter, tn_ref value, tn_ref place) {
  const bool is_memref = is_cell(rewriter->context, place);
  if (!is_memref && !is_pointer(tn_value__type(rewriter->context, place))) {
    return false;
  }
  return (is_memref ? tn_build_memref_store(rewriter, value, place, NULL, 0)
                    : tn_build_llvm_store(rewriter, value, place)) != 0;
}

static bool convert_write(tn_rewriter* rewriter, tn_ref op) {
  tn_rewriter__for(rewriter, op);
  if (!store(rewriter, tn_acc_atomic_write_expr(rewriter->context, op),
             tn_acc_atomic_write_x(rewriter->context, op)))
    return false;
  tn_rewriter__erase(rewriter, op);
  return true;
}

static bool convert_read(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref operands[] = {tn_acc_atomic_read_x(context, op), tn_acc_atomic_read_v(context, op)};
  if (!tn_type__is(tn_value__type(context, operands[0]), TN_TYPE_MEMREF) ||
      !tn_type_equal(tn_value__type(context, operands[0]), tn_value__type(context, operands[1]))) {
    return false;
  }
  tn_rewriter__for(rewriter, op);
  if (tn_build_memref_copy(rewriter, operands[0], operands[1]) != 0) {
    tn_rewriter__erase(rewriter, op);
  }
  return true;
}

static bool convert_update(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref place = tn_acc_atomic_update_x(context, op);
  if (block == 0 || !is_cell(context, place)) return false;
  const tn_ref last = tn_block__last_op(context, block);
  tn_rewriter__for(rewriter, op);
  const tn_ref load = tn_build_memref_load(rewriter, place, NULL, 0);
  if (load == 0) return true;
  const tn_ref old = load;
  tn_rewriter__inline_block(rewriter, block, tn_op__block(context, op), op, &old, 1);
  tn_rewriter__for(rewriter, op);
  if (store(rewriter, tn_op__operand(context, last, 0), place)) {
    tn_rewriter__erase(rewriter, last);
    tn_rewriter__erase(rewriter, op);
  }
  return true;
}

//===-- The pass ------------------------------------------------------------------------------===//

/// Returns whether an op is in a compute construct, or its result is a clause of one.
static bool is_of_construct(const tn_context* context, tn_ref op) {
  for (tn_ref around = op; (around = tn_op__parent(context, around)) != 0;) {
    if (tn_acc__is_one_of(context, around, COMPUTE)) return true;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    for (tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i)); use != 0;
         use = tn_use__next(context, use)) {
      if (tn_acc__is_one_of(context, tn_use__owner(context, use), COMPUTE)) return true;
    }
  }
  return false;
}

static bool convert(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  if (tn_acc__is_one_of(context, op, TN_ACC_PRIVATE)) {
    tn_rewriter__replace1(rewriter, op, tn_op__operand(context, op, 0));
    return true;
  }
  if (tn_acc__is_one_of(context, op, "loop,")) return convert_loop(rewriter, op);
  if (tn_acc__is_one_of(context, op, "atomic.read,")) return convert_read(rewriter, op);
  if (tn_acc__is_one_of(context, op, "atomic.write,")) return convert_write(rewriter, op);
  if (tn_acc__is_one_of(context, op, "atomic.update,")) return convert_update(rewriter, op);
  if (!tn_acc__is_one_of(context, op, "atomic.capture,")) return false;
  tn_acc__unwrap(rewriter, op);
  return true;
}

static bool convert_orphan(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  (void)user_data;
  return tn_acc__is_one_of(rewriter->context, op, TN_ACC_PRIVATE TN_ACC_HOSTED) &&
         !is_of_construct(rewriter->context, op) && convert(rewriter, op);
}

static bool convert_any(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  (void)user_data;
  return tn_acc__strip(rewriter, op) || convert(rewriter, op);
}

static tn_status specialize_for_host(tn_rewriter* rewriter, tn_ref root) {
  const bool any = tn_rewriter__flag(rewriter, "enable-host-fallback");
  for (tn_ref op = 0;
       (op = tn_anchor__next(rewriter->context, root, TN_NAME_FUNC_FUNC, op)) != 0;) {
    // Code for a device is not changed.
    if (tn_op__attribute(rewriter->context, op, "acc.specialized_routine").storage != NULL)
      continue;
    TN_TRY(tn_passes__rewrite_top_down(rewriter, op, any ? convert_any : convert_orphan, NULL));
  }
  return rewriter->status;
}

TN_PASS(acc_specialize_for_host) = {
    "acc-specialize-for-host", "ACCSpecializeForHost",
    "Convert OpenACC operations for host execution", .rewrite = specialize_for_host,
    TN_PASS_OPTIONS({"enable-host-fallback", TN_PASS_BOOL, "false", NULL,
                     "Enable host fallback mode which converts ALL ACC operations, not just orphan "
                     "operations. Use this when the `if` clause evaluates to false."})};
