// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure/op_interface.h: what is refused, and what callbacks may not do.

#include "public_dialect.h"

//===-- Errors --------------------------------------------------------------------------------===//

TN_TEST(what_callbacks_return_ends_the_pass) {
  for (size_t i = 0; i < 3; ++i) {
    static const char* const passes[] = {"cse", "canonicalize", "loop-invariant-code-motion"};
    tn_printed printed;
    char pipeline[64];
    told it = {.answer = TN_LIMIT_EXCEEDED};
    open_test(&printed, &it,
              "\"t.loop\"() ({\n  \"t.maybe_write\"() : () -> ()\n}, {\n}) : () -> ()\n");
    snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", passes[i]);
    EXPECT_STATUS(TN_LIMIT_EXCEEDED, run(&printed, pipeline, NULL));
    EXPECT_TRUE(strstr(printed.text,
                       "'t.maybe_write' op interface callback failed to return effects") != NULL);
    it.answer = TN_OK;
    EXPECT_STATUS(TN_OK, run(&printed, pipeline, NULL));
    tn_printed_close(&printed);
    EXPECT_EQ(2, it.deleted);
  }
}

//===-- What shows IR -------------------------------------------------------------------------===//

static tn_status print_and_stop(void* user_data, tn_op op, tn_asm_printer printer) {
  (void)op;
  (void)printer;
  return *(const tn_status*)user_data;
}
static tn_status parse_nothing(void* user_data, tn_asm_parser parser) {
  (void)user_data;
  (void)parser;
  return TN_OK;
}

/// What prints IR on the way ends the run where a function of a user's wants that.
TN_TEST(what_prints_ends_the_run) {
  for (size_t i = 0; i < 2; ++i) {
    tn_printed printed;
    tn_status answer = TN_INTERRUPTED;
    const tn_op_assembly assembly = {print_and_stop, parse_nothing};
    open_schema(&printed);
    attach(printed.context, "t.write",
           (tn_op_interfaces){.user_data = &answer, .assembly = &assembly});
    tn_printed_parse(&printed, "\"t.write\"() : () -> ()\n");
    const tn_pass_options options = {.print_before_all = i == 0,
                                     .print_after_all = i == 1,
                                     .write = tn_printed_write,
                                     .write_data = &printed};
    EXPECT_STATUS(TN_INTERRUPTED, run(&printed, "builtin.module(cse)", &options));
    answer = TN_OK;
    EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(cse)", &options));
    tn_printed_close(&printed);
  }
}

TN_TEST(callbacks_read) {
  tn_printed printed;
  told it = {.changes = true};
  open_test(&printed, &it, "\"t.maybe_write\"() {writes} : () -> ()\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(cse)", NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.change);
  EXPECT_TRUE(strstr(printed.text,
                     "a callback of a reader cannot change the IR: interface of 't.maybe_write'") !=
              NULL);
  tn_printed_close(&printed);
}

static tn_status wrong_effects(void* user_data, tn_op op, uint32_t* out_effects) {
  (void)user_data;
  (void)op;
  *out_effects = 1u << 20;
  return TN_OK;
}
static tn_status wrong_edge(void* user_data, tn_op op, const tn_attribute* operands,
                            size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  (void)operands;
  (void)operand_count;
  out_edge->region = index;
  out_edge->operand_count = 7;
  return TN_OK;
}

static tn_status endless_edges(void* user_data, tn_op op, const tn_attribute* operands,
                               size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  (void)operands;
  (void)operand_count;
  (void)index;
  out_edge->region = TN_REGION_EDGE_PARENT;
  return TN_OK;
}

TN_TEST(edges_end) {
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.pick",
         (tn_op_interfaces){.region_branch = &(tn_op_region_branch){.entry_edge = endless_edges}});
  tn_printed_parse(&printed,
                   "%c = arith.constant true\n\"t.pick\"(%c) ({\n  \"t.give\"() : () -> ()\n}, {\n"
                   "  \"t.give\"() : () -> ()\n}) : (i1) -> ()\n");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "builtin.module(sccp)", NULL));
  EXPECT_TRUE(strstr(printed.text, "returned too many edges") != NULL);
  tn_printed_close(&printed);
}

TN_TEST(answers_that_cannot_be_are_refused) {
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.maybe_write", (tn_op_interfaces){.get_effects = wrong_effects});
  attach(printed.context, "t.pick",
         (tn_op_interfaces){.region_branch = &(tn_op_region_branch){.entry_edge = wrong_edge}});
  tn_printed_parse(&printed,
                   "%c = arith.constant true\n\"t.maybe_write\"() : () -> ()\n"
                   "\"t.pick\"(%c) ({\n  \"t.give\"() : () -> ()\n}, {\n"
                   "  \"t.give\"() : () -> ()\n}) : (i1) -> ()\n");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "builtin.module(cse)", NULL));
  EXPECT_TRUE(strstr(printed.text, "returned unknown memory effects") != NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "builtin.module(sccp)", NULL));
  EXPECT_TRUE(strstr(printed.text, "returned an operand range out of bounds") != NULL);
  tn_printed_close(&printed);
}

static tn_status erase_block(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  (void)rewriter;
  return tn_op_erase(tn_op_parent(op));
}

TN_TEST(a_pattern_that_erases_what_is_rewritten_fails_the_pass) {
  tn_printed printed;
  const tn_pattern bad = {.name = text_of("bad"), .match_and_rewrite = erase_block};
  open_schema(&printed);
  attach(printed.context, "t.write",
         (tn_op_interfaces){.canonicalizations = &bad, .canonicalization_count = 1});
  tn_printed_parse(&printed, "func.func @f() {\n  \"t.write\"() : () -> ()\n  return\n}\n");
  EXPECT_STATUS(TN_VERIFY_FAILED, run(&printed, "builtin.module(func.func(canonicalize))", NULL));
  tn_printed_close(&printed);
}

static void expect_attach(tn_context* context, tn_status status, const char* name,
                          tn_op_interfaces interfaces) {
  told it = {0};
  if (interfaces.delete_user_data == NULL) {
    interfaces.user_data = &it;
    interfaces.delete_user_data = count_delete;
  }
  EXPECT_STATUS(status, tn_op_interfaces_attach(context, text_of(name), &interfaces));
  EXPECT_EQ(0, it.deleted);
}

TN_TEST(what_cannot_be_attached_is_refused) {
  tn_printed printed;
  const tn_op_interfaces reads = {.effects = TN_MEMORY_EFFECT_READ};
  const tn_pattern none = {.name = text_of("none")};
  const tn_pattern other = {.root = text_of("t.write"), .match_and_rewrite = read_through};
  open_schema(&printed);
  tn_context* context = printed.context;
  expect_attach(context, TN_NOT_FOUND, "t.missing", reads);
  expect_attach(context, TN_NOT_FOUND, "nobody.op", reads);
  expect_attach(context, TN_NOT_FOUND, "", reads);
  expect_attach(context, TN_INVALID_ARGUMENT, "arith.addi", reads);
  expect_attach(context, TN_INVALID_ARGUMENT, "builtin.module", reads);
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read", (tn_op_interfaces){.effects = 32});
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read",
                (tn_op_interfaces){.speculation = (tn_speculation)9});
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read",
                (tn_op_interfaces){.memory_slot = &(tn_op_memory_slot){0}});
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read",
                (tn_op_interfaces){.region_terminator = &(tn_op_region_terminator){0}});
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read",
                (tn_op_interfaces){.canonicalizations = &none, .canonicalization_count = 1});
  expect_attach(context, TN_INVALID_ARGUMENT, "t.read",
                (tn_op_interfaces){.canonicalizations = &other, .canonicalization_count = 1});
  EXPECT_TRUE(!tn_op_interfaces_are_attached(context, text_of("t.read")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_interfaces_attach(context, text_of("t.read"), NULL));
  attach(context, "t.read", reads);
  expect_attach(context, TN_ALREADY_EXISTS, "t.read", reads);
  EXPECT_TRUE(!tn_op_interfaces_are_attached(context, text_of("arith.addi")));
  tn_printed_close(&printed);
}

TN_TEST(effects_agree_with_the_schemas_traits) {
  tn_printed printed;
  open_schema(&printed);
  tn_context* context = printed.context;
  const char* const names[] = {"t.pure", "t.risky", "t.loop"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    expect_attach(context, TN_INVALID_ARGUMENT, names[i],
                  (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_WRITE});
    expect_attach(context, TN_INVALID_ARGUMENT, names[i],
                  (tn_op_interfaces){.get_effects = maybe_write_effects});
  }
  attach(context, "t.pure", (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_NONE});
  attach(context, "t.loop", (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_RECURSIVE});
  tn_printed_close(&printed);
}

TN_TEST(what_makes_constants_can_be_made_of_a_value) {
  tn_printed printed;
  open_schema(&printed);
  const char* const wrong[] = {"t.missing", "nobody.op", "t.get",
                               "t.write",   "t.make",    "builtin.module"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    expect_attach(printed.context, TN_INVALID_ARGUMENT, "t.next",
                  (tn_op_interfaces){.fold = fold_next, .constant_op = wrong[i]});
  }
  attach(printed.context, "t.next",
         (tn_op_interfaces){.fold = fold_next, .constant_op = "arith.constant"});
  tn_printed_close(&printed);
}

static tn_status fold_to_wide(void* user_data, tn_op op, const tn_attribute* operands,
                              size_t operand_count, tn_fold_result* results, size_t result_count) {
  tn_type wide;
  (void)user_data;
  (void)operands;
  (void)operand_count;
  (void)result_count;
  EXPECT_STATUS(TN_OK, tn_integer_type_get(tn_op_context(op), 64, TN_SIGNLESS, &wide));
  return tn_integer_attribute_get(wide, 7, &results[0].attribute);
}

TN_TEST(folds_keep_the_types_of_results) {
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.next",
         (tn_op_interfaces){.fold = fold_to_wide, .constant_op = "t.constant"});
  tn_printed_parse(&printed,
                   "%0 = \"t.make\"() : () -> i32\n%1 = \"t.next\"(%0) : (i32) -> i32\n"
                   "\"t.write\"(%1) : (i32) -> ()\n");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "builtin.module(canonicalize)", NULL));
  EXPECT_TRUE(strstr(printed.text, "fold of 't.next' returned an attribute of type 'i64'") != NULL);
  tn_printed_expect_ops(&printed, "t.make t.next t.write ");
  tn_printed_close(&printed);
}

static tn_status attach_during(void* user_data, tn_op op) {
  const tn_op_interfaces reads = {.effects = TN_MEMORY_EFFECT_READ};
  (void)op;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_interfaces_attach(user_data, text_of("t.read"), &reads));
  return TN_OK;
}

TN_TEST(nothing_is_attached_during_a_call_that_calls_back) {
  tn_printed printed;
  tn_pass_manager* manager = NULL;
  open_schema(&printed);
  tn_printed_parse(&printed, "\"t.read\"() : () -> ()\n");
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_create(printed.context, text_of("builtin.module"), &manager));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(manager, text_of("attach"), attach_during,
                                                    printed.context));
  EXPECT_STATUS(TN_OK, tn_pass_manager_run(manager, printed.root, NULL));
  tn_pass_manager_destroy(manager);
  tn_printed_close(&printed);
}

TN_TEST(patterns_that_come_later_join_those_that_ran) {
  tn_printed printed;
  told it = {0};
  const tn_pattern through = {
      .match_and_rewrite = read_through, .user_data = &it, .delete_user_data = count_delete};
  const tn_op_interfaces given = {
      .effects = TN_MEMORY_EFFECT_READ, .canonicalizations = &through, .canonicalization_count = 1};
  open_schema(&printed);
  attach(printed.context, "t.read", given);
  tn_printed_parse(&printed,
                   "%0 = \"t.make\"() : () -> i32\n%1 = \"t.pure\"(%0) : (i32) -> i32\n"
                   "%2 = \"t.read\"(%1) : (i32) -> i32\n\"t.write\"(%2) : (i32) -> ()\n"
                   "%3 = \"t.maybe_write\"(%1) : (i32) -> i32\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(canonicalize)", NULL));
  attach(printed.context, "t.maybe_write", given);
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(canonicalize)", NULL));
  tn_printed_expect_ops(&printed, "t.make t.read t.write ");
  tn_printed_close(&printed);
  EXPECT_EQ(2, it.deleted);
}

//===-- Memory --------------------------------------------------------------------------------===//

/// Attaches and runs with so many allocations; what is out at the end is given back.
static tn_status attach_with(size_t allowed) {
  tn_printed printed;
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_allocator allocator = tn_budget_allocator(&budget);
  told it = {0};
  const tn_pattern through = {
      .match_and_rewrite = read_through, .user_data = &it, .delete_user_data = count_delete};
  const tn_op_interfaces given = {.user_data = &it,
                                  .delete_user_data = count_delete,
                                  .fold = fold_next,
                                  .constant_op = "t.constant",
                                  .canonicalizations = &through,
                                  .canonicalization_count = 1,
                                  .call = &(tn_op_call){.callee = "somebody"},
                                  .own = &(tn_own_interface){"Weight", schema},
                                  .own_count = 1};
  tn_printed_open_empty(&printed, &allocator);
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(printed.context, text_of(schema), text_of("t")));
  tn_printed_parse(&printed,
                   "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
                   "%1 = \"t.read\"(%0) : (i32) -> i32\n\"t.write\"(%1) : (i32) -> ()\n");
  budget.allocations = allowed;
  tn_status status = tn_op_interfaces_attach(printed.context, text_of("t.read"), &given);
  EXPECT_EQ(status == TN_OK, tn_op_interfaces_are_attached(printed.context, text_of("t.read")));
  const size_t owned = status == TN_OK ? 2 : 0;
  if (status == TN_OK) status = run(&printed, "builtin.module(canonicalize)", NULL);
  budget.allocations = SIZE_MAX;
  if (status == TN_VERIFY_FAILED) TN_FAIL("%s", printed.text);
  tn_printed_close(&printed);
  EXPECT_EQ(owned, it.deleted);
  EXPECT_EQ(0, budget.live_bytes);
  return status;
}

TN_TEST(attaching_survives_every_allocation_failure) {
  size_t allowed = 0;
  tn_status status = TN_OUT_OF_MEMORY;
  for (; status != TN_OK && allowed < 1000; ++allowed) {
    status = attach_with(allowed);
    if (status != TN_OK) EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  EXPECT_TRUE(allowed > 4 && allowed < 1000);
}
