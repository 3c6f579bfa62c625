// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriting while memory runs out: patterns, folds and a listener, for every n requests granted.

#include <tenure/tenure.h>

#include "tn_test.h"

static const char source[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %c = arith.constant 7 : i32\n"
    "  %0 = \"t.old\"(%x) : (i32) -> i32\n"
    "  %1 = \"t.id\"(%c) : (i32) -> i32\n"
    "  %2 = \"t.region\"() ({\n"
    "  ^bb0(%a: i32):\n"
    "    \"t.in\"(%a) : (i32) -> ()\n"
    "  }) : () -> i32\n"
    "  %3 = arith.addi %0, %1 : i32\n"
    "  %4 = arith.addi %2, %3 : i32\n"
    "  return %4 : i32\n"
    "}\n";

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

#define TRY(expr)                               \
  do {                                          \
    const tn_status try_status = (expr);        \
    if (try_status != TN_OK) return try_status; \
  } while (0)

static tn_status renew(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_operation_name name;
  tn_op made;
  tn_op clone;
  const tn_type type = tn_value_type(tn_op_result(op, 0));
  const tn_value operand = tn_op_operand(op, 0);
  TRY(tn_operation_name_get(tn_op_context(op), view("t.new"), &name));
  TRY(tn_rewriter_create_op(rewriter,
                            &(tn_op_state){.name = name,
                                           .operands = &operand,
                                           .operand_count = 1,
                                           .result_types = &type,
                                           .result_count = 1},
                            &made));
  TRY(tn_rewriter_clone_op(rewriter, made, TN_CLONE_WHOLE, NULL, &clone));
  return tn_rewriter_replace_op_with(rewriter, op, clone);
}

/// Splits, merges and inlines what is in the op, and erases it.
static tn_status unfold(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  const tn_region region = tn_op_region(op, 0);
  const tn_block first = tn_region_first_block(region);
  const tn_value outer = tn_op_operand(tn_op_next(op), 0);
  tn_block second;
  TRY(tn_rewriter_split_block(rewriter, tn_block_first_op(first), &second));
  TRY(tn_rewriter_merge_blocks(rewriter, second, first, NULL, 0));
  TRY(tn_rewriter_inline_block_before(rewriter, first, op, &outer, 1));
  TRY(tn_rewriter_create_block(rewriter, region, (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &second));
  return tn_rewriter_replace_op(rewriter, op, &outer, 1);
}

static tn_status fold(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                      tn_fold_result* results, size_t result_count) {
  (void)user_data;
  (void)op;
  if (operand_count != 1 || result_count != 1 || tn_attribute_is_null(operands[0])) {
    return TN_NOT_FOUND;
  }
  results[0].attribute = operands[0];
  return TN_OK;
}

static void hear(void* user_data, tn_op op, const tn_value* values, size_t count) {
  *(size_t*)user_data += count + tn_op_result_count(op) + (count != 0 && values == NULL);
}

static tn_status fill(tn_pattern_set* set) {
  TRY(tn_pattern_set_add(set, &(tn_pattern){.root = view("t.old"), .match_and_rewrite = renew}));
  TRY(tn_pattern_set_add(set,
                         &(tn_pattern){.root = view("t.region"), .match_and_rewrite = unfold}));
  TRY(tn_pattern_set_add_fold(set, view("t.id"), fold, NULL, NULL));
  return tn_pattern_set_add_canonicalization(set);
}

static tn_status run(tn_context* context, tn_op module, tn_pattern_set* set) {
  size_t heard = 0;
  const tn_rewrite_listener listener = {.user_data = &heard, .op_replaced = hear};
  tn_greedy_config config = tn_greedy_config_default();
  tn_rewriter* rewriter = NULL;
  config.listener = &listener;
  config.strictness = TN_REWRITE_EXISTING_AND_NEW_OPS;
  TRY(tn_rewriter_create(tn_context_root_scope(context), &listener, &rewriter));
  tn_rewriter_destroy(rewriter);
  TRY(fill(set));
  TRY(tn_rewrite_greedily(module, set, &config, NULL));
  return tn_rewrite_once(module, set, &listener);
}

//===-- Patterns of pdl -----------------------------------------------------------------------===//

static const char declared[] =
    "pdl.pattern @p : benefit(2) {\n"
    "  %ts = pdl.types\n"
    "  %xs = pdl.operands : %ts\n"
    "  %i32 = pdl.type : i32\n"
    "  %op = pdl.operation \"t.old\"(%xs : !pdl.range<value>) -> (%i32 : !pdl.type)\n"
    "  %user = pdl.operation \"t.user\"(%xs : !pdl.range<value>)\n"
    "  pdl.apply_native_constraint \"any\"(%xs : !pdl.range<value>)\n"
    "  pdl.rewrite %op {\n"
    "    %a = pdl.attribute = 7 : i32\n"
    "    %more = pdl.apply_native_rewrite \"same\"(%ts : !pdl.range<type>) : !pdl.range<type>\n"
    "    %all = pdl.range %more, %i32 : !pdl.range<type>, !pdl.type\n"
    "    %new = pdl.operation \"t.new\"(%xs : !pdl.range<value>) {\"a\" = %a} -> "
    "(%all : !pdl.range<type>)\n"
    "    %r = pdl.result 0 of %new\n"
    "    pdl.replace %op with (%r : !pdl.value)\n"
    "    pdl.erase %user\n"
    "  }\n"
    "}\n"
    "module @ir {\n"
    "  %0:2 = \"t.a\"() : () -> (i32, i32)\n"
    "  %1 = \"t.old\"(%0#0, %0#1) : (i32, i32) -> i32\n"
    "  \"t.user\"(%0#0, %0#1) : (i32, i32) -> ()\n"
    "  \"t.use\"(%1) : (i32) -> ()\n"
    "}\n";

static tn_status same(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                      size_t count, tn_pdl_results* results) {
  tn_pdl_kind kind;
  (void)user_data;
  (void)rewriter;
  return count == 1 && tn_pdl_results_next(results, &kind)
             ? tn_pdl_results_push(results, &arguments[0])
             : TN_OK;
}

static tn_status run_declared(tn_op module, tn_pattern_set* set) {
  const tn_op body = tn_block_last_op(tn_region_first_block(tn_op_region(module, 0)));
  TRY(tn_pattern_set_add_pdl_constraint(set, view("any"), same, NULL, NULL));
  TRY(tn_pattern_set_add_pdl_rewrite(set, view("same"), same, NULL, NULL));
  TRY(tn_pattern_set_add_pdl(set, module));
  return tn_rewrite_greedily(body, set, NULL, NULL);
}

static tn_status work(tn_allocator allocator, bool runs, const char* text) {
  tn_context* context = NULL;
  const tn_context_options options = {.allocator = allocator, .allow_unregistered_dialects = true};
  TRY(tn_context_create(&options, &context));
  tn_op module;
  tn_pattern_set* set = NULL;
  tn_status status = tn_text_parse(tn_context_root_scope(context), view(text), NULL, &module);
  if (status == TN_OK) status = tn_pattern_set_create(context, &set);
  if (status == TN_OK && runs) {
    status = text == source ? run(context, module, set) : run_declared(module, set);
  }
  tn_pattern_set_destroy(set);
  if (status == TN_OK) status = tn_op_verify(module);
  tn_context_destroy(context);
  return status;
}

static void survive(const char* text) {
  tn_budget none = {.allocations = SIZE_MAX};
  EXPECT_STATUS(TN_OK, work(tn_budget_allocator(&none), false, text));
  const size_t parsing = SIZE_MAX - none.allocations;
  for (size_t allowed = parsing > 40 ? parsing - 40 : 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = work(tn_budget_allocator(&budget), true, text);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(rewriting_survives) { survive(source); }
TN_TEST(patterns_of_pdl_survive) { survive(declared); }
