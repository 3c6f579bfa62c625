// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script on loops: conversion of parallel loops to sequential or other loops.

#include "dialects/common/loops.h"
#include "dialects/scf_ops.h"
#include "dialects/transform/script.h"
#include "ir/op_diagnostic.h"

/// Takes the only payload if it has the code; fails otherwise.
static tn_outcome take_single(tn_script* s, tn_ref op, tn_op_code code, const char* name,
                              tn_ref* out_target) {
  *out_target = tn_script__single(s, op, 0);
  if (*out_target == 0) return tn_script__silenceable(s, op, "expected a single payload op");
  if (tn_op__code(s->rewriter->context, *out_target) != code) {
    tn_script__silenceable(s, op, "expected the payload to be %s", name);
    tn_script__note_at(s, *out_target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  tn_rewriter__for(s->rewriter, *out_target);
  return TN_OUTCOME_OK;
}

static tn_outcome take_forall(tn_script* s, tn_ref op, tn_nest* out) {
  tn_ref target;
  const tn_outcome outcome = take_single(s, op, TN_CODE_SCF_FORALL, TN_NAME_SCF_FORALL, &target);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (!tn_nest__open_forall(s->rewriter->context, target, out) ||
      tn_op__result_count(s->rewriter->context, target) != 0) {
    tn_script__silenceable(s, op, "unsupported shared outputs (didn't bufferize?)");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  return TN_OUTCOME_OK;
}

static tn_outcome refuse_count(tn_script* s, tn_ref op, tn_ref target) {
  tn_script__silenceable(s, op, "op expects one result, given %u",
                         tn_op__result_count(s->rewriter->context, op));
  tn_script__note_at(s, target, "payload op");
  return TN_OUTCOME_SILENCEABLE;
}

static tn_outcome forall_to_for(tn_script* s, tn_ref op) {
  tn_nest at;
  const tn_outcome outcome = take_forall(s, op, &at);
  if (outcome != TN_OUTCOME_OK) return outcome;
  const uint32_t count = tn_op__result_count(s->rewriter->context, op);
  if (count != at.rank) {
    tn_script__silenceable(
        s, op, "op expects as many results (%u) as payload has induction variables (%u)", count,
        at.rank);
    tn_script__note_at(s, at.op, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  tn_refs loops = {.count = 0};
  tn_nest__make_loops(s->rewriter, &at, &loops);
  for (uint32_t i = 0; i < loops.count; ++i) {
    tn_script__push_op(s, i, tn_refs__items(&loops)[i]);
  }
  tn_refs__free(s->rewriter, &loops);
  return TN_OUTCOME_OK;
}

static tn_outcome parallel_to_for(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_nest at;
  tn_ref target;
  const tn_outcome outcome =
      take_single(s, op, TN_CODE_SCF_PARALLEL, TN_NAME_SCF_PARALLEL, &target);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (tn_op__result_count(context, op) != 1) return refuse_count(s, op, target);
  if (!tn_nest__open_parallel(context, target, &at) || tn_op__result_count(context, target) != 0) {
    (void)tn_op__fail(context, target, NULL,
                      "Currently scf.parallel to scf.for conversion doesn't support scf.parallel "
                      "with results.");
    tn_script__silenceable(s, op, "failed to convert parallel into nested fors");
    tn_script__note_at(s, target, "payload op");
    return TN_OUTCOME_SILENCEABLE;
  }
  tn_refs loops = {.count = 0};
  tn_nest__make_loops(s->rewriter, &at, &loops);
  if (loops.count != 0) tn_script__push_op(s, 0, tn_refs__items(&loops)[0]);
  tn_refs__free(s->rewriter, &loops);
  return TN_OUTCOME_OK;
}

static tn_outcome forall_to_parallel(tn_script* s, tn_ref op) {
  tn_rewriter* rewriter = s->rewriter;
  const tn_context* context = rewriter->context;
  tn_nest at;
  const tn_outcome outcome = take_forall(s, op, &at);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (tn_op__result_count(context, op) != 1) return refuse_count(s, op, at.op);
  const tn_ref made = tn_nest__make_parallel(rewriter, &at);
  if (made == 0) return TN_OUTCOME_DEFINITE;
  tn_script__push_op(s, 0, made);
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_loop_ops[] = {
    {"loop.forall_to_for", forall_to_for, NULL, 1, TN_CODE_NONE},
    {"loop.forall_to_parallel", forall_to_parallel, NULL, 1, TN_CODE_NONE},
    {"loop.parallel_for_to_nested_fors", parallel_to_for, NULL, 1, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
