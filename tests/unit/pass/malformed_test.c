// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes and patterns leave ops alone that break what their definition promises.

#include <stdio.h>
#include <tenure/pass.h>
#include <tenure/rewrite_pdl.h>
#include <tenure/tenure.h>

#include "ir/well_formed.h"
#include "tn_test.h"

static const char* const malformed[] = {
    "%0 = \"arith.addi\"() : () -> i32 \"t.use\"(%0) : (i32) -> ()",
    "%0 = \"arith.cmpi\"(%i, %i) : (i32, i32) -> i1 \"t.use\"(%0) : (i1) -> ()",
    "%0 = \"arith.select\"(%i) : (i32) -> i32 \"t.use\"(%0) : (i32) -> ()",
    "\"scf.if\"() : () -> ()",
    "\"scf.for\"(%i) ({}) : (i32) -> ()",
    "\"scf.for\"(%x, %x, %x) ({^bb0:}) : (index, index, index) -> ()",
    "\"memref.load\"(%i) : (i32) -> ()",
    "\"cf.cond_br\"() : () -> ()",
    "\"func.call\"(%i) {callee = 3 : i32} : (i32) -> ()",
};

static tn_op parse(tn_context* context, const char* body) {
  char text[1024];
  tn_op module;
  const tn_text_parse_options options = {.skip_verify = true};
  snprintf(text, sizeof text, "func.func @f(%%i: i32, %%x: index) { %s return }", body);
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                     &options, &module));
  return module;
}

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  return context;
}

TN_TEST(a_mark_hides_the_definition_and_goes_when_the_op_is_mended) {
  tn_context* context = open_context();
  const tn_op module = parse(context, "\"arith.constant\"() : () -> i32");
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  const tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  tn_op__mark_tree(context, module.slot, NULL);
  EXPECT_TRUE(tn_op_definition__of(context, tn_op__at(context, op.slot)) == NULL);
  EXPECT_TRUE(tn_op_definition__claimed(context, tn_op__at(context, op.slot)) != NULL);
  EXPECT_TRUE(tn_op_definition__of(context, tn_op__at(context, function.slot)) != NULL);
  tn_identifier name;
  tn_attribute value;
  EXPECT_STATUS(TN_OK, tn_identifier_get(context, tn_string_view_from("value"), &name));
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(context, tn_string_view_from("1 : i32"), &value));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(op, name, value));
  tn_op__mark(context, op.slot, NULL);
  EXPECT_TRUE(tn_op_definition__of(context, tn_op__at(context, op.slot)) != NULL);
  tn_op__unmark_tree(context, module.slot);
  tn_context_destroy(context);
}

TN_TEST(what_was_found_right_is_known_by_all_that_makes_it_right) {
  tn_context* context = open_context();
  const tn_op module =
      parse(context, "%0 = \"arith.addi\"(%i, %i) : (i32, i32) -> i32 \"t.use\"(%0) : (i32) -> ()");
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  const tn_block body = tn_region_first_block(tn_op_region(function, 0));
  const tn_op op = tn_block_first_op(body);
  tn_verify_memory memory = {.known = NULL};
  for (int i = 0; i < 6; ++i) {
    EXPECT_STATUS(TN_OK, tn_op_set_operand(op, 1, tn_block_argument(body, (size_t)i % 2)));
    tn_op__mark_with_sources(context, tn_op_next(op).slot, &memory);
    EXPECT_TRUE(tn_op_cell__is_malformed(tn_op__at(context, op.slot)) == (i % 2 == 1));
  }
  EXPECT_STATUS(TN_OK, tn_op_set_operand(op, 1, (tn_value){0}));
  tn_op__mark(context, op.slot, &memory);
  EXPECT_TRUE(tn_op_cell__is_malformed(tn_op__at(context, op.slot)));
  tn_verify_memory__clear(context, &memory);
  tn_context_destroy(context);
}

TN_TEST(passes_without_the_verifier_leave_malformed_ops) {
  static const char* const passes[] = {"canonicalize",   "cse",        "sccp",
                                       "inline",         "symbol-dce", "loop-invariant-code-motion",
                                       "convert-to-llvm"};
  for (size_t i = 0; i < sizeof malformed / sizeof *malformed; ++i) {
    for (size_t k = 0; k < sizeof passes / sizeof *passes; ++k) {
      tn_context* context = open_context();
      const tn_op module = parse(context, malformed[i]);
      char pipeline[128];
      snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", passes[k]);
      const tn_pass_options options = {.skip_verify = true};
      const tn_status status = tn_op_run_pipeline(module, pipeline, &options);
      EXPECT_TRUE(status == TN_OK || status == TN_VERIFY_FAILED);
      EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(module));
      tn_context_destroy(context);
    }
  }
}

TN_TEST(the_greedy_driver_does_not_fold_what_a_pattern_makes_malformed) {
  static const char pattern[] =
      "pdl.pattern : benefit(1) {\n"
      "  %t = type\n"
      "  %o = operation \"t.x\" -> (%t : !pdl.type)\n"
      "  rewrite %o {\n"
      "    %n = operation \"arith.addi\" -> (%t : !pdl.type)\n"
      "    replace %o with %n\n"
      "  }\n"
      "}\n";
  tn_context* context = open_context();
  tn_op patterns;
  tn_pattern_set* set = NULL;
  tn_rewrite_result result;
  const tn_op module = parse(context, "%0 = \"t.x\"() : () -> i32 \"t.use\"(%0) : (i32) -> ()");
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(pattern),
                                     NULL, &patterns));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl(set, patterns));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(module, set, NULL, &result));
  EXPECT_TRUE(result.changed && result.converged);
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
}

/// Gives the branch at the end of the op's block sizes of operands that it does not have.
static tn_status spoil_branch(void* user_data, tn_rewriter* rewriter, tn_op op) {
  tn_context* context = user_data;
  tn_identifier name;
  tn_attribute sizes;
  (void)rewriter;
  EXPECT_STATUS(TN_OK,
                tn_identifier_get(context, tn_string_view_from("operandSegmentSizes"), &name));
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(
                           context, tn_string_view_from("array<i32: 1, 999999, 999999>"), &sizes));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(tn_block_last_op(tn_op_block(op)), name, sizes));
  return TN_NOT_FOUND;
}

TN_TEST(blocks_are_not_simplified_by_branches_that_a_pattern_spoils_without_a_word) {
  tn_context* context = open_context();
  tn_pattern_set* set = NULL;
  tn_rewrite_result result;
  const tn_op module =
      parse(context,
            "%c = \"t.x\"() : () -> i1 cf.cond_br %c, ^a(%i : i32), ^b(%i : i32) "
            "^a(%0: i32): \"t.use\"(%0) : (i32) -> () cf.br ^b(%0 : i32) ^b(%1: i32):");
  const tn_pattern pattern = {.root = tn_string_view_from("t.x"),
                              .benefit = 1,
                              .match_and_rewrite = spoil_branch,
                              .user_data = context};
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(module, set, NULL, &result));
  EXPECT_TRUE(result.converged);
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
}

/// What an op's own checks of its regions refuse is malformed, too, for ops without a code.
TN_TEST(checks_of_regions_mark_ops_of_every_dialect) {
  tn_context* context = open_context();
  const tn_op module = parse(
      context,
      "%t = \"t.x\"() : () -> tensor<?x?x?x?xf32> %o = \"t.y\"() : () -> !transform.any_op "
      "%0 = \"linalg.conv_2d_nhwc_hwcf\"(%t, %t, %o) "
      "<{operandSegmentSizes = array<i32: 2, 1>}> ({^bb0(%a: f32, %b: f32, %c: f32): "
      "%r = \"t.z\"() : () -> !transform.any_op \"linalg.yield\"(%r) : (!transform.any_op) -> ()}) "
      ": (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, !transform.any_op) -> tensor<?x?x?x?xf32>");
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  const tn_op op = tn_op_next(tn_op_next(first));
  tn_op__mark_tree(context, module.slot, NULL);
  EXPECT_TRUE(tn_op_definition__of(context, tn_op__at(context, op.slot)) == NULL);
  tn_op__unmark_tree(context, module.slot);
  tn_context_destroy(context);
}

/// Takes the operands of all additions away, and says that there was nothing to do.
static tn_status spoil_additions(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  (void)rewriter;
  tn_op at = tn_block_first_op(tn_op_block(op));
  for (; !tn_op_is_null(at); at = tn_op_next(at)) {
    const tn_string_view name = tn_operation_name_text(tn_op_operation_name(at));
    if (tn_string_view_equal(name, tn_string_view_from("arith.addi"))) {
      EXPECT_STATUS(TN_OK, tn_op_set_operands(at, NULL, 0));
    }
  }
  return TN_NOT_FOUND;
}

TN_TEST(canonicalizations_leave_what_patterns_spoil_without_a_word) {
  for (int way = 0; way < 2; ++way) {
    tn_context* context = open_context();
    tn_pattern_set* set = NULL;
    const tn_op module = parse(context,
                               "%c = arith.constant 1 : i32 %0 = arith.addi %i, %c : i32 "
                               "%1 = arith.addi %0, %c : i32 \"t.use\"(%1) : (i32) -> ()");
    const tn_pattern pattern = {.benefit = 1, .match_and_rewrite = spoil_additions};
    EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
    EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
    EXPECT_STATUS(TN_OK, tn_pattern_set_add_canonicalization(set));
    EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
    EXPECT_STATUS(TN_OK, way == 0 ? tn_rewrite_once(module, set, NULL)
                                  : tn_rewrite_greedily(module, set, NULL, NULL));
    tn_pattern_set_destroy(set);
    tn_context_destroy(context);
  }
}

/// A user's pass that leaves an addition without operands.
static tn_status spoil_function(void* user_data, tn_op function) {
  const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  return spoil_additions(user_data, NULL, first) == TN_NOT_FOUND ? TN_OK : TN_VERIFY_FAILED;
}

TN_TEST(passes_refuse_what_a_pass_before_them_spoiled) {
  for (size_t number = 0; number < tn_pass_count(); ++number) {
    tn_context* context = open_context();
    tn_pass_manager* manager = NULL;
    const tn_op module = parse(context,
                               "%0 = arith.addi %i, %i : i32 %1 = arith.addi %0, %i : i32 "
                               "\"t.use\"(%1) : (i32) -> ()");
    const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
    const tn_pass_options options = {.skip_verify = true};
    EXPECT_STATUS(TN_OK,
                  tn_pass_manager_create(context, tn_string_view_from("func.func"), &manager));
    EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, tn_string_view_from("spoil"),
                                                      spoil_function, NULL));
    if (tn_pass_manager_add(manager, tn_pass_name(number)) == TN_OK) {
      EXPECT_STATUS(TN_VERIFY_FAILED, tn_pass_manager_run(manager, function, &options));
    }
    tn_pass_manager_destroy(manager);
    tn_context_destroy(context);
  }
}

static const char script_start[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  func.func @f(%a: i32) -> i1 {\n    %0 = arith.cmpi slt, %a, %a : i32\n    return %0 : i1\n  "
    "}\n"
    "  transform.named_sequence @__transform_main(%root: !transform.any_op) {\n"
    "    %f = transform.structured.match ops{[\"func.func\"]} in %root : (!transform.any_op) -> "
    "!transform.any_op\n";

/// A step of a script that leaves an op malformed fails, before the next step comes to it.
TN_TEST(scripts_refuse_steps_that_leave_ops_malformed) {
  static const char* const steps[] = {
      "    %0 = transform.structured.match ops{[\"arith.cmpi\"]} in %root : (!transform.any_op) -> "
      "!transform.any_op\n    %p = transform.param.constant \"x\" -> !transform.any_param\n"
      "    transform.annotate %0 \"predicate\" = %p : !transform.any_op, !transform.any_param\n"
      "    transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : "
      "!transform.any_op\n",
      // A parameter that stands for itself.
      "    %p = transform.param.constant #transform.param_operand<index = 0> -> "
      "!transform.any_param\n    %g = transform.apply_registered_pass \"canonicalize\" with "
      "options = "
      "{ \"max-iterations\" = %p } to %f : (!transform.any_op, !transform.any_param) -> "
      "!transform.any_op\n"};
  for (size_t i = 0; i < sizeof steps / sizeof *steps; ++i) {
    char text[2048];
    tn_op module;
    tn_context* context = open_context();
    snprintf(text, sizeof text, "%s%s    transform.yield\n  }\n}\n", script_start, steps[i]);
    EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                       NULL, &module));
    EXPECT_STATUS(TN_VERIFY_FAILED,
                  tn_op_run_pipeline(module, "builtin.module(transform-interpreter)", NULL));
    tn_context_destroy(context);
  }
}
