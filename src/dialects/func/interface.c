// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of func ops for passes.

#include "dialects/cf_ops.h"
#include "dialects/func/func.h"
#include "rewrite/rewriter.h"

static const tn_call_interface call_symbol = {.callee = "callee"};
static const tn_call_interface call_value = {.first_argument = 1};
static const tn_callable_interface function = {
    .type = "function_type", .argument_attributes = "arg_attrs", .result_attributes = "res_attrs"};

//===-- Inlining ------------------------------------------------------------------------------===//

static bool call_is_legal(const tn_context* context, tn_ref call, tn_ref callable) {
  return tn_func_call_no_inline(context, call).storage == NULL &&
         tn_func_func_no_inline(context, callable).storage == NULL;
}

static void handle_return(tn_rewriter* rewriter, tn_ref op, tn_ref target) {
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
  tn_rewriter__for(rewriter, op);
  (void)tn_build_cf_br(rewriter, tn_refs__items(&operands), operands.count, target);
  tn_rewriter__erase(rewriter, op);
  tn_refs__free(rewriter, &operands);
}

static const tn_inliner_interface call_inliner = {.call_is_legal = call_is_legal};
static const tn_inliner_interface return_inliner = {.handle_terminator = handle_return};

//===-- The table -----------------------------------------------------------------------------===//

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface call = {.call = &call_symbol, .inliner = &call_inliner};
static const tn_op_interface call_indirect = {.call = &call_value, .inliner = &call_inliner};
static const tn_op_interface func = {.callable = &function,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface return_ = {.inliner = &return_inliner};

static const tn_named_interface ops[] = {
    {"call", &call},
    {"call_indirect", &call_indirect},
    {"func", &func},
    {"return", &return_},
};

const tn_dialect_interface tn_func__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
