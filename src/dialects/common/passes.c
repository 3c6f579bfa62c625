// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for passes of dialects.

#include "dialects/common/passes.h"

#include "base/option_number.h"
#include "dialects/arith_ops.h"

static tn_status rewrite(tn_rewriter* rewriter, tn_ref root, tn_match_fn match, void* user_data,
                         bool top_down) {
  tn_greedy_options options = tn_greedy__defaults();
  bool changed;
  bool converged;
  options.top_down = top_down;
  options.simplify = TN_SIMPLIFY_AGGRESSIVE;
  options.match = match;
  options.user_data = user_data;
  return tn_greedy__run(rewriter->shard, root, &options, rewriter->host->greedy(rewriter->host),
                        &changed, &converged);
}

tn_status tn_passes__rewrite(tn_rewriter* rewriter, tn_ref root, tn_match_fn match,
                             void* user_data) {
  return rewrite(rewriter, root, match, user_data, false);
}

tn_status tn_passes__match(tn_rewriter* rewriter, tn_ref root) {
  return tn_passes__rewrite(rewriter, root, rewriter->host->info->match, NULL);
}

tn_status tn_passes__rewrite_top_down(tn_rewriter* rewriter, tn_ref root, tn_match_fn match,
                                      void* user_data) {
  return rewrite(rewriter, root, match, user_data, true);
}

int64_t tn_passes__number(const tn_rewriter* rewriter, const char* option) {
  return tn_option_number__of(tn_rewriter__option(rewriter, option));
}

typedef struct collecting {
  tn_rewriter* rewriter;
  tn_op_code code;
  tn_refs* ops;
} collecting;

static tn_walk_result collect(void* user_data, tn_ref op) {
  const collecting* c = user_data;
  if (c->code == TN_CODE_NONE || tn_op__code(c->rewriter->context, op) == c->code) {
    tn_refs__push(c->rewriter, c->ops, op);
  }
  return TN_WALK_ADVANCE;
}

void tn_passes__collect(tn_rewriter* rewriter, tn_ref root, tn_op_code code, bool inner_first,
                        tn_refs* out_ops) {
  collecting c = {rewriter, code, out_ops};
  (void)tn_op__walk(rewriter->shard, root, inner_first ? TN_WALK_POST_ORDER : TN_WALK_PRE_ORDER,
                    collect, &c);
}

tn_ref tn_passes__create_like(tn_rewriter* rewriter, tn_ref like, const tn_refs* operands,
                              const tn_types* types) {
  const tn_context* context = rewriter->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, like));
  const tn_rewriter_spec spec = {.name = tn_op_cell__name(context, tn_op__at(context, like)),
                                 .operands = tn_refs__items((tn_refs*)(uintptr_t)operands),
                                 .operand_count = operands->count,
                                 .types = tn_types__items(types),
                                 .result_count = types->count};
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__create(rewriter, &spec) : 0;
  for (uint32_t i = 0; made != 0 && i < shape->key_count && rewriter->status == TN_OK; ++i) {
    const tn_uref value = tn_op_cell__attributes(context, tn_op__at(context, like))[i];
    tn_rewriter__ok(rewriter, tn_op__set_attribute(rewriter->shard, made, shape->keys[i], value));
  }
  return rewriter->status == TN_OK ? made : 0;
}

tn_ref tn_passes__compare(tn_rewriter* rewriter, tn_compare predicate, tn_ref a, tn_ref b) {
  tn_attribute number = {NULL};
  tn_rewriter__ok(
      rewriter, tn_integer_attribute_get(tn_rewriter__int_type(rewriter, 64), predicate, &number));
  return rewriter->status == TN_OK ? tn_build_arith_cmpi(rewriter, a, b, number) : 0;
}
