// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script on loops: parallel ones become sequential, or others.

#include "dialects/common/views.h"
#include "dialects/transform/script.h"
#include "ir/op_diagnostic.h"

enum { LOWER, UPPER, STEP };

/// The bounds and steps of a loop nest, and the op that has it.
typedef struct nest {
  tn_ref op;
  uint32_t rank;
  uint32_t operand_count;  ///< How many bounds and steps are values.
  tn_mixed parts[3];
} nest;

static bool open_forall(const tn_context* context, tn_ref op, nest* out) {
  static const char* const names[3] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  out->op = op;
  out->operand_count = 0;
  for (uint32_t i = 0; i < 3; ++i) {
    if (!tn_mixed__open(context, op, names[i], &out->operand_count, &out->parts[i])) return false;
  }
  out->rank = out->parts[LOWER].count;
  return true;
}

static bool open_parallel(const tn_context* context, tn_ref op, nest* out) {
  const tn_ref block = tn_read__first_block(context, op, 0);
  out->op = op;
  out->rank = tn_rewriter__argument_count(context, block);
  out->operand_count = 3 * out->rank;
  if (out->rank > TN_VIEW_RANK_MAX) return false;
  for (uint32_t i = 0; i < 3; ++i) {
    out->parts[i].count = out->rank;
    for (uint32_t k = 0; k < out->rank; ++k) {
      out->parts[i].statics[k] = TN_DYNAMIC;
      out->parts[i].values[k] = tn_read__operand(context, op, i * out->rank + k);
    }
  }
  return true;
}

/// Makes values of all bounds and steps.
static void make_values(tn_rewriter* it, nest* at) {
  for (uint32_t i = 0; i < 3; ++i) {
    for (uint32_t k = 0; k < at->rank; ++k) {
      if (at->parts[i].values[k] == 0) {
        at->parts[i].values[k] = tn_rewriter__index_constant(it, at->parts[i].statics[k]);
      }
    }
  }
}

/// Loops of one variable each, the one in the other, with the body of the op in the last.
static void make_loops(tn_rewriter* it, nest* at, tn_refs* out_loops) {
  const tn_context* context = it->context;
  const tn_ref body = tn_read__first_block(context, at->op, 0);
  tn_refs variables = {.count = 0};
  make_values(it, at);
  for (uint32_t i = 0; i < at->rank && it->status == TN_OK; ++i) {
    const tn_ref operands[3] = {at->parts[LOWER].values[i], at->parts[UPPER].values[i],
                                at->parts[STEP].values[i]};
    const tn_rewriter_spec loop = {
        .code = TN_CODE_SCF_FOR, .operands = operands, .operand_count = 3, .region_count = 1};
    const tn_rewriter_spec end = {.code = TN_CODE_SCF_YIELD};
    const tn_ref made = tn_rewriter__create(it, &loop);
    const tn_ref block =
        made == 0 ? 0 : tn_rewriter__create_block(it, tn_rewriter__region(context, made, 0), 0);
    if (block == 0) break;
    tn_refs__push(it, out_loops, made);
    tn_refs__push(
        it, &variables,
        tn_rewriter__add_argument(it, block, tn_read__type(context, operands[0]), it->location));
    tn_rewriter__at_end(it, block);
    const tn_ref yield = tn_rewriter__create(it, &end);
    if (yield != 0) tn_rewriter__at_op(it, yield);
  }
  if (it->status == TN_OK && out_loops->count != 0) {
    tn_rewriter__erase(it, tn_read__last_op(context, body));
    tn_rewriter__inline_block(it, body, it->block, it->before, tn_refs__items(&variables),
                              variables.count);
    tn_rewriter__erase(it, at->op);
  }
  tn_refs__free(it, &variables);
}

/// The only payload, if it is of the code; a failure for others.
static tn_outcome take_single(tn_script* s, tn_ref op, tn_op_code code, const char* name,
                              tn_ref* out_target) {
  *out_target = tn_script__single(s, op, 0);
  if (*out_target == 0) return tn_script__silenceable(s, op, "expected a single payload op");
  if (tn_read__code(s->it->context, *out_target) != code) {
    tn_script__silenceable(s, op, "expected the payload to be %s", name);
    tn_script__note_at(s, *out_target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  if (!tn_arith__is_built(s->it->context)) {
    return tn_script__definite(s, op, "arith, which makes bounds, is left out");
  }
  tn_read__for(s->it, *out_target);
  return TN_OUTCOME_OK;
}

static tn_outcome take_forall(tn_script* s, tn_ref op, nest* out) {
  tn_ref target;
  const tn_outcome outcome = take_single(s, op, TN_CODE_SCF_FORALL, "scf.forall", &target);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (!open_forall(s->it->context, target, out) ||
      tn_read__result_count(s->it->context, target) != 0) {
    tn_script__silenceable(s, op, "unsupported shared outputs (didn't bufferize?)");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  return TN_OUTCOME_OK;
}

static tn_outcome refuse_count(tn_script* s, tn_ref op, tn_ref target) {
  tn_script__silenceable(s, op, "op expects one result, given %u",
                         tn_read__result_count(s->it->context, op));
  tn_script__note_at(s, target, "payload op");
  return TN_OUTCOME_SILENCEABLE;
}

static tn_outcome forall_to_for(tn_script* s, tn_ref op) {
  nest at;
  const tn_outcome outcome = take_forall(s, op, &at);
  if (outcome != TN_OUTCOME_OK) return outcome;
  const uint32_t count = tn_read__result_count(s->it->context, op);
  if (count != at.rank) {
    tn_script__silenceable(
        s, op, "op expects as many results (%u) as payload has induction variables (%u)", count,
        at.rank);
    tn_script__note_at(s, at.op, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  tn_refs loops = {.count = 0};
  make_loops(s->it, &at, &loops);
  for (uint32_t i = 0; i < loops.count; ++i) {
    tn_script__push_op(s, i, tn_refs__items(&loops)[i]);
  }
  tn_refs__free(s->it, &loops);
  return TN_OUTCOME_OK;
}

static tn_outcome parallel_to_for(tn_script* s, tn_ref op) {
  const tn_context* context = s->it->context;
  nest at;
  tn_ref target;
  const tn_outcome outcome = take_single(s, op, TN_CODE_SCF_PARALLEL, "scf.parallel", &target);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (tn_read__result_count(context, op) != 1) return refuse_count(s, op, target);
  if (!open_parallel(context, target, &at) || tn_read__result_count(context, target) != 0) {
    (void)tn_op__fail(context, target, NULL,
                      "Currently scf.parallel to scf.for conversion doesn't support scf.parallel "
                      "with results.");
    tn_script__silenceable(s, op, "failed to convert parallel into nested fors");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  tn_refs loops = {.count = 0};
  make_loops(s->it, &at, &loops);
  if (loops.count != 0) tn_script__push_op(s, 0, tn_refs__items(&loops)[0]);
  tn_refs__free(s->it, &loops);
  return TN_OUTCOME_OK;
}

static tn_outcome forall_to_parallel(tn_script* s, tn_ref op) {
  tn_rewriter* it = s->it;
  const tn_context* context = it->context;
  nest at;
  const tn_outcome outcome = take_forall(s, op, &at);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (tn_read__result_count(context, op) != 1) return refuse_count(s, op, at.op);
  tn_refs operands = {.count = 0};
  make_values(it, &at);
  for (uint32_t i = 0; i < 3; ++i) {
    for (uint32_t k = 0; k < at.rank; ++k) tn_refs__push(it, &operands, at.parts[i].values[k]);
  }
  const int32_t sizes[4] = {(int32_t)at.rank, (int32_t)at.rank, (int32_t)at.rank, 0};
  tn_attribute segments = {NULL};
  tn_rewriter__ok(it, tn_dense_array_attribute_get(tn_rewriter__int_type(it, 32), 4, sizes,
                                                   sizeof sizes, &segments));
  const tn_rewriter_attribute attributes[2] = {
      {"operandSegmentSizes", segments},
      {"mapping", tn_rewriter__attribute(context, at.op, "mapping")}};
  const tn_rewriter_spec loop = {.code = TN_CODE_SCF_PARALLEL,
                                 .operands = tn_refs__items(&operands),
                                 .operand_count = operands.count,
                                 .attributes = attributes,
                                 .attribute_count = 2,
                                 .region_count = 1};
  const tn_rewriter_spec end = {.code = TN_CODE_SCF_REDUCE};
  const tn_ref made = it->status == TN_OK ? tn_rewriter__create(it, &loop) : 0;
  tn_refs__free(it, &operands);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  const tn_ref body = tn_read__first_block(context, at.op, 0);
  tn_rewriter__erase(it, tn_read__last_op(context, body));
  tn_rewriter__inline_region(it, tn_rewriter__region(context, at.op, 0),
                             tn_rewriter__region(context, made, 0), 0);
  tn_rewriter__at_end(it, tn_read__first_block(context, made, 0));
  (void)tn_rewriter__create(it, &end);
  tn_rewriter__erase(it, at.op);
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_loop_ops[] = {
    {"loop.forall_to_for", forall_to_for, NULL, 1, TN_CODE_NONE},
    {"loop.forall_to_parallel", forall_to_parallel, NULL, 1, TN_CODE_NONE},
    {"loop.parallel_for_to_nested_fors", parallel_to_for, NULL, 1, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
