// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// openacc-legalize-data-values: replaces variables in constructs by device or host variables.
// convert-openacc-to-scf: replaces conditions of statements by enclosing scf.if ops.

#include "dialects/acc/passes.h"
#include "dialects/acc_ops.h"
#include "dialects/common/anchor.h"
#include "dialects/common/constant.h"
#include "dialects/func_ops.h"
#include "dialects/scf_ops.h"
#include "rewrite/branch.h"
#include "rewrite/lowering.h"
#include "schema/check.h"

#define COMPUTE "parallel,serial,kernels,"
#define DATA "data,declare,host_data,"

//===-- openacc-legalize-data-values ----------------------------------------------------------===//

typedef struct legalizing {
  tn_rewriter* rewriter;
  bool to_device;
  bool has_data;  ///< Data constructs count as well.
  tn_ref op;      ///< The construct, or the op at the start of a region without one.
} legalizing;

/// Returns whether an op is in a compute construct.
static bool is_computed(const tn_context* context, tn_ref op) {
  while ((op = tn_op__parent(context, op)) != 0) {
    if (tn_acc__is_one_of(context, op, COMPUTE)) return true;
  }
  return false;
}

/// Returns whether a user is between the ops that start and end the region.
static bool is_between(const tn_context* context, tn_ref begin, tn_ref user) {
  const tn_ref block = tn_op__block(context, begin);
  const tn_ref place = tn_op__ancestor_in(context, tn_block__region(context, block), user);
  bool behind = false;
  if (place == 0 || tn_op__block(context, place) != block) return false;
  for (tn_ref op = tn_op__at(context, begin)->next; op != 0; op = tn_op__at(context, op)->next) {
    behind = behind || op == place;
    if (tn_op__is_called(context, op, TN_NAME_ACC_DECLARE_EXIT) &&
        tn_op__operand_count(context, op) != 0 &&
        tn_value__defining_op(context, tn_op__operand(context, op, 0)) == begin) {
      return behind && op != place;
    }
  }
  return false;
}

static bool is_reached(const legalizing* l, tn_ref user) {
  const tn_context* context = l->rewriter->context;
  if (tn_op__is_called(context, l->op, TN_NAME_ACC_DECLARE_ENTER)) {
    return is_computed(context, user) && is_between(context, l->op, user);
  }
  if (user == l->op || tn_op__ancestor_in(context, tn_op__region(context, l->op, 0), user) == 0) {
    return false;
  }
  return !tn_acc__is_one_of(context, l->op, "data,declare,") || is_computed(context, user);
}

/// Returns the next op inside the construct; 0 at its end, or if it has no region.
static tn_ref next_inside(const legalizing* l, tn_ref op) {
  if (tn_op_cell__region_count(tn_op__at(l->rewriter->context, l->op)) == 0) return 0;
  return tn_op__next_in_pre_order(l->rewriter->context, l->op, op, false);
}

/// Returns whether the construct has fewer ops than the value has uses.
static bool is_smaller(const legalizing* l, tn_ref value) {
  tn_ref op = next_inside(l, l->op);
  if (op == 0) return false;
  for (tn_ref use = tn_value__first_use(l->rewriter->context, value); use != 0 && op != 0;
       use = tn_use__next(l->rewriter->context, use)) {
    op = next_inside(l, op);
  }
  return op == 0;
}

static void replace_reached(const legalizing* l, tn_ref from, tn_ref to) {
  const tn_context* context = l->rewriter->context;
  if (is_smaller(l, from)) {
    for (tn_ref op = l->op; (op = next_inside(l, op)) != 0;) {
      for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
        if (tn_op__operand(context, op, i) != from || !is_reached(l, op)) continue;
        tn_rewriter__set_operand(l->rewriter, op, i, to);
      }
    }
    return;
  }
  for (tn_ref use = tn_value__first_use(context, from), next; use != 0; use = next) {
    next = tn_use__next(context, use);
    const tn_ref user = tn_use__owner(context, use);
    if (!is_reached(l, user)) continue;
    tn_rewriter__set_operand(l->rewriter, user, tn_use__operand_number(context, use, user), to);
  }
}

/// Replaces the variables of `count` operands from index `start` on.
static void replace_variables(const legalizing* l, uint32_t start, uint32_t count) {
  const tn_context* context = l->rewriter->context;
  for (uint32_t i = start; i < start + count; ++i) {
    const tn_ref variable = tn_op__operand(context, l->op, i);
    const tn_ref source = tn_value__defining_op(context, variable);
    if (source == 0 || !tn_acc__is_one_of(context, source, TN_ACC_ENTRIES TN_ACC_PRIVATE)) continue;
    const tn_ref host = tn_op__operand(context, source, 0);
    replace_reached(l, l->to_device ? host : variable, l->to_device ? variable : host);
  }
}

/// Operands by segments: as in MLIR, the operands of data clauses come first.
static void legalize_data(const legalizing* l) {
  static const struct {
    const char* names;
    int32_t segments[4];  ///< Segments of variables; -1: no more.
  } kinds[] = {{"parallel,", {10, 7, 8, 9}}, {"serial,", {7, 4, 5, 6}},
               {"kernels,", {10, 7, 8, 9}},  {"loop,", {10, 8, -1, -1}},
               {"data,", {3, -1, -1, -1}},   {"host_data,", {1, -1, -1, -1}}};
  const tn_context* context = l->rewriter->context;
  if (tn_op__attribute(context, l->op, "operandSegmentSizes").storage == NULL) {
    replace_variables(l, 0, tn_op__operand_count(context, l->op));
    return;
  }
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; ++k) {
    if (!tn_acc__is_one_of(context, l->op, kinds[k].names)) continue;
    for (int i = 0; i < 4 && kinds[k].segments[i] >= 0; ++i) {
      const tn_op_range range =
          tn_op__operand_segment(context, l->op, (uint32_t)kinds[k].segments[i]);
      replace_variables(l, range.start, range.count);
    }
  }
}

static tn_walk_result visit(void* user_data, tn_ref op) {
  legalizing* l = user_data;
  if (tn_acc__is_one_of(
          l->rewriter->context, op,
          l->has_data ? COMPUTE "loop,declare_enter," DATA : COMPUTE "loop,declare_enter,")) {
    l->op = op;
    legalize_data(l);
  }
  return l->rewriter->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_status run_legalize_data(tn_rewriter* rewriter, tn_ref root) {
  legalizing l = {rewriter, tn_rewriter__flag(rewriter, "host-to-device"),
                  tn_rewriter__flag(rewriter, "apply-to-acc-data-construct"), 0};
  for (tn_ref op = 0;
       (op = tn_anchor__next(rewriter->context, root, TN_NAME_FUNC_FUNC, op)) != 0;) {
    tn_rewriter__fail(rewriter, tn_op__walk(rewriter->shard, op, TN_WALK_POST_ORDER, visit, &l));
  }
  return rewriter->status;
}

//===-- convert-openacc-to-scf ----------------------------------------------------------------===//

/// Wraps the statement in an scf.if for a non-constant condition.
static void put_condition_around(tn_rewriter* rewriter, tn_ref op, tn_ref condition) {
  tn_rewriter__for(rewriter, op);
  const tn_ref around = tn_build_scf_if(rewriter, NULL, 0, condition);
  if (around == 0) return;
  const tn_ref block =
      tn_rewriter__create_block(rewriter, tn_scf_if_then_region(rewriter->context, around), 0);
  if (block == 0) return;
  tn_rewriter__at_end(rewriter, block);
  const tn_ref yield = tn_build_scf_yield(rewriter, NULL, 0);
  if (yield != 0) tn_rewriter__move(rewriter, op, block, yield);
}

static bool lower_condition(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref condition = tn_op__operand(rewriter->context, op, 0);
  int64_t truth = 1;
  const bool is_known = tn_const__int64(tn_const__of(rewriter->context, condition), &truth);
  tn_acc__drop_condition(rewriter, op);
  if (truth == 0) tn_conversion__erase(run->c, op);
  if (!is_known && rewriter->status == TN_OK) put_condition_around(rewriter, op, operands[0]);
  return rewriter->status == TN_OK;
}

/// Returns the legality of statements that may have a condition.
static tn_legality legality(tn_lowering_run* run, tn_ref op, tn_string_view name) {
  const tn_context* context = run->rewriter->context;
  (void)name;
  if (!tn_acc__is_one_of(context, op, "enter_data,exit_data,update,")) return TN_LEGALITY_UNKNOWN;
  return tn_op__operand_segment(context, op, 0).count == 1 ? TN_ILLEGAL : TN_LEGAL;
}

static const tn_lowering_hook hooks[] = {{TN_NAME_ACC_ENTER_DATA, lower_condition},
                                         {TN_NAME_ACC_EXIT_DATA, lower_condition},
                                         {TN_NAME_ACC_UPDATE, lower_condition},
                                         {NULL, NULL}};

static const tn_lowering lowering_acc_conditions = {
    .loads = "acc,scf", .hooks = hooks, .legality = legality};

TN_PASS(convert_openacc_to_scf) = {"convert-openacc-to-scf", "ConvertOpenACCToSCFPass",
                                   "Convert the OpenACC ops to OpenACC with SCF dialect",
                                   .rewrite = tn_lowering__lower,
                                   .lowering = &lowering_acc_conditions};

TN_PASS(openacc_legalize_data_values) = {
    "openacc-legalize-data-values", "LegalizeDataValuesInRegion",
    "Legalizes SSA values in compute regions with results from data clause operations",
    .rewrite = run_legalize_data,
    TN_PASS_OPTIONS(
        {"apply-to-acc-data-construct", TN_PASS_BOOL, "true", NULL,
         "Replaces varPtr uses with accPtr for acc compute regions contained within acc.data or "
         "acc.declare region."},
        {"host-to-device", TN_PASS_BOOL, "true", NULL,
         "Replace varPtr uses with accPtr if true. Replace accPtr uses with varPtr if false"})};
