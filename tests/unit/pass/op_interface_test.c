// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes ask the interfaces of ops: a dialect of this test, whose ops have each of them, takes
// part in what passes do for the shipped ones.

#include "ir/op_interface.h"

#include <tenure/analysis.h>
#include <tenure/dialect.h>
#include <tenure/operation.h>

#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/services.h"
#include "rewrite/constant.h"
#include "run.h"

//===-- The dialect ---------------------------------------------------------------------------===//

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @read {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n"
    "    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @write {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @make {\n    %0 = irdl.any\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @maybe_write attributes {traits = [\"ConditionallySpeculatable\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @risky attributes {traits = [\"NoMemoryEffect\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @pure attributes {traits = [\"Pure\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @loop attributes {traits = [\"NoTerminator\", \"RecursiveMemoryEffects\"]} "
    "{\n"
    "    %0 = irdl.region\n    %1 = irdl.region\n    irdl.regions(body: %0, once: %1)\n  }\n"
    "  irdl.operation @pick attributes {traits = [\"RecursiveMemoryEffects\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.region\n    %2 = irdl.region\n    irdl.regions(a: %1, b: %2)\n  }\n"
    "  irdl.operation @give attributes {traits = [\"Pure\", \"Terminator\", \"ReturnLike\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @jump attributes {successors = [\"to\"], traits = [\"Pure\", "
    "\"Terminator\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @function attributes {traits = [\"IsolatedFromAbove\", \"Symbol\"]} {\n"
    "    %0 = irdl.any {attribute = \"symbol name\", description = \"string attribute\"}\n"
    "    %1 = irdl.any {attribute = \"any attribute\"}\n"
    "    %2 = irdl.any {attribute = \"string attribute\", optional}\n"
    "    irdl.attributes {\"sym_name\" = %0, \"type\" = %1, \"sym_visibility\" = %2}\n"
    "    %3 = irdl.region\n    irdl.regions(body: %3)\n  }\n"
    "  irdl.operation @invoke attributes {traits = [\"CallOpInterface\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.any {attribute = \"flat symbol reference attribute\"}\n"
    "    irdl.attributes {\"target\" = %1}\n  }\n"
    "  irdl.operation @place {\n    %0 = irdl.any\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @get {\n    %0 = irdl.any\n    irdl.operands(p: %0)\n"
    "    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @put {\n    %0 = irdl.any\n    irdl.operands(v: %0, p: %0)\n  }\n"
    "}\n";

static uint32_t maybe_write_effects(const tn_context* context, tn_ref op) {
  return tn_op__attribute(context, op, "writes").storage != NULL ? TN_EFFECT_WRITE : TN_EFFECT_NONE;
}

static tn_speculatability risky_speculatability(const tn_context* context, tn_ref op) {
  return tn_op__attribute(context, op, "safe").storage != NULL ? TN_SPECULATABLE
                                                               : TN_NOT_SPECULATABLE;
}

/// The first region is for a condition that holds.
static bool pick_entry(const tn_context* context, tn_ref op, const tn_attribute* operands,
                       uint32_t index, tn_region_successor* out_successor) {
  tn_int condition;
  const bool is_known = operands != NULL && tn_const__int(operands[0], &condition);
  (void)context;
  (void)op;
  *out_successor = (tn_region_successor){.region = is_known && condition.bits == 0 ? 1 : index};
  return index < (is_known ? 1 : 2);
}

static void jump_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->first_count = tn_op__operand_count(context, op);
}

/// A return becomes a jump.
static void give_to_block(tn_rewriter* it, tn_ref op, tn_ref target) {
  const tn_storage* name = NULL;
  if (!tn_rewriter__ok(it, tn_operation_name__get(it->context, text_of("t.jump"), &name))) return;
  tn_refs operands = {0};
  tn_refs__push_operands(it, &operands, op, 0, tn_op__operand_count(it->context, op));
  tn_rewriter__for(it, op);
  (void)tn_rewriter__create(it, &(tn_rewriter_spec){.name = name,
                                                    .operands = tn_refs__items(&operands),
                                                    .operand_count = operands.count,
                                                    .successors = &target,
                                                    .successor_count = 1});
  tn_rewriter__erase(it, op);
  tn_refs__free(it, &operands);
}

static bool place_slot(const tn_context* context, tn_ref op, tn_memory_slot* out_slot) {
  out_slot->pointer = tn_op__result(context, op, 0);
  const tn_attribute type = tn_op__attribute(context, op, "of");
  out_slot->type = tn_type_attribute_value(type);
  return type.storage != NULL;
}

static tn_ref place_default(tn_rewriter* it, tn_ref op, const tn_memory_slot* slot) {
  const tn_storage* name = NULL;
  (void)op;
  if (!tn_rewriter__ok(it, tn_operation_name__get(it->context, text_of("t.make"), &name))) return 0;
  const tn_ref made = tn_rewriter__create(
      it, &(tn_rewriter_spec){.name = name, .types = &slot->type, .result_count = 1});
  return made == 0 ? 0 : tn_op__result(it->context, made, 0);
}

static const tn_dialect_interface* test_interface(void) {
  static const tn_branch_interface jump_branch = {.successor_operands = jump_operands};
  static const tn_region_branch_interface pick_regions = {
      .entry_successor = pick_entry,
      .region_successor = tn_region_branch__to_parent,
      .invokes_once = true};
  static const tn_loop_like_interface first_region = {.regions = 1};
  static const tn_call_interface invoke_call = {.callee = "target", .first_argument = 1};
  static const tn_callable_interface function_callable = {.region = 0, .type = "type"};
  static const tn_inliner_interface give_inliner = {.handle_terminator = give_to_block};
  static const tn_promotable_allocation_interface place_promotion = {
      .promotable_slot = place_slot, .default_value = place_default};
  static const tn_promotable_mem_interface get_access = {.pointer = 0, .stored = TN_NO_OPERAND};
  static const tn_promotable_mem_interface put_access = {.pointer = 1, .stored = 0};

  static const tn_op_interface others = {.inliner = &tn_inliner_interface__allow_all};
  static const tn_op_interface read = {.effects = TN_EFFECT_READ};
  static const tn_op_interface write = {.effects = TN_EFFECT_WRITE};
  static const tn_op_interface make = {.effects = TN_EFFECT_ALLOCATE};
  static const tn_op_interface maybe_write = {.get_effects = maybe_write_effects};
  static const tn_op_interface risky = {.speculatability = risky_speculatability};
  static const tn_op_interface loop = {.loop_like = &first_region};
  static const tn_op_interface pick = {.region_branch = &pick_regions};
  static const tn_op_interface give = {.inliner = &give_inliner};
  static const tn_op_interface jump = {.branch = &jump_branch,
                                       .inliner = &tn_inliner_interface__allow_all};
  static const tn_op_interface function = {.callable = &function_callable,
                                           .inliner = &tn_inliner_interface__allow_all};
  static const tn_op_interface invoke = {.call = &invoke_call,
                                         .inliner = &tn_inliner_interface__allow_all};
  static const tn_op_interface place = {.promotable_allocation = &place_promotion};
  static const tn_op_interface get = {.promotable_mem = &get_access};
  static const tn_op_interface put = {.promotable_mem = &put_access};
  static const tn_named_interface ops[] = {
      {"read", &read},   {"write", &write}, {"make", &make},         {"maybe_write", &maybe_write},
      {"risky", &risky}, {"loop", &loop},   {"pick", &pick},         {"give", &give},
      {"jump", &jump},   {"place", &place}, {"function", &function}, {"invoke", &invoke},
      {"get", &get},     {"put", &put}};
  static const tn_dialect_interface dialect = {
      .others = &others, .ops = ops, .op_count = sizeof ops / sizeof *ops};
  return &dialect;
}

//===-- Running -------------------------------------------------------------------------------===//

/// Makes the dialect `t` one of the library's, as far as this context is concerned.
static void add_test_dialect(tn_context* context) {
  static tn_dialect_entry entry;
  static const tn_dialect_entry* dialects[64];
  static tn_services services;
  size_t count = 0;
  entry = (tn_dialect_entry){.name = text_of("t"), .interface = test_interface()};
  for (; tn_dialects[count] != NULL; ++count) dialects[count] = tn_dialects[count];
  dialects[count] = &entry;
  services = *context->services;
  services.dialects = dialects;
  context->services = &services;
}

static void open_test(tn_printed* printed, const char* text) {
  tn_printed_open_empty(printed, NULL);
  add_test_dialect(printed->context);
  const tn_status status =
      tn_dialect_load_schema(printed->context, text_of(schema), text_of("t.irdl.mlir"));
  if (status != TN_OK) TN_FAIL("%s", printed->text);
  tn_printed_parse(printed, text);
  if (tn_op_verify(printed->root) != TN_OK) TN_FAIL("%s", printed->text);
}

/// The names of all ops that a pass leaves of `text`, but the module's, are `expected`.
static void expect_left(const char* pass, const char* text, const char* expected) {
  tn_printed printed;
  open_test(&printed, text);
  expect_names_left(&printed, pass, expected);
}

//===-- Tests ---------------------------------------------------------------------------------===//

TN_TEST(effects_decide_what_is_common_and_what_is_dead) {
  expect_left("cse",
              "%0 = \"t.read\"() : () -> i32\n%1 = \"t.read\"() : () -> i32\n"
              "\"t.write\"(%0, %1) : (i32, i32) -> ()\n"
              "%2 = \"t.read\"() : () -> i32\n\"t.write\"(%2) : (i32) -> ()\n",
              "t.read t.write t.read t.write ");
  expect_left("canonicalize",
              "%0 = \"t.read\"() : () -> i32\n%1 = \"t.make\"() : () -> i32\n"
              "\"t.maybe_write\"() : () -> ()\n\"t.maybe_write\"() {writes} : () -> ()\n"
              "\"u.unknown\"() : () -> ()\n",
              "t.maybe_write u.unknown ");
}

TN_TEST(ops_leave_the_regions_that_are_loops_if_they_may_run_anywhere) {
  expect_left("loop-invariant-code-motion",
              "\"t.loop\"() ({\n  %0 = \"t.risky\"() {safe} : () -> i32\n"
              "  %1 = \"t.risky\"() : () -> i32\n  %2 = \"t.pure\"(%0) : (i32) -> i32\n}, {\n"
              "  %3 = \"t.pure\"() : () -> i32\n}) : () -> ()\n",
              "t.risky t.pure t.loop t.risky t.pure ");
}

static const char calls[] =
    "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf} : "
    "(i32, i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n}) {sym_name = \"main\", type = 0 : i1} "
    ": () -> ()\n"
    "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.pure\"(%x) : (i32) -> i32\n"
    "  \"t.give\"(%0) : (i32) -> ()\n"
    "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = 0 : i1} : () -> ()\n";

TN_TEST(calls_are_inlined_and_in_the_call_graph) {
  tn_printed printed;
  tn_call_graph* graph = NULL;
  open_test(&printed, calls);
  EXPECT_STATUS(TN_OK, tn_call_graph_create(printed.root, &graph));
  EXPECT_EQ(1, tn_call_graph_callee_count(graph, 0));
  EXPECT_EQ(1, tn_call_graph_callee(graph, 0, 0));
  tn_call_graph_destroy(graph);
  tn_printed_close(&printed);
  expect_left("inline", calls, "t.function t.pure t.give ");
}

TN_TEST(what_allows_no_inlining_stays_where_it_is) {
  expect_left("inline",
              "func.func private @leaf(%x: i32) -> i32 {\n  %0 = \"t.read\"(%x) : (i32) -> i32\n"
              "  return %0 : i32\n}\n"
              "func.func @main(%x: i32) -> i32 {\n  %0 = call @leaf(%x) : (i32) -> i32\n"
              "  return %0 : i32\n}\n",
              "func.func t.read func.return func.func func.call func.return ");
}

TN_TEST(terminators_of_several_blocks_become_what_their_dialect_says) {
  expect_left(
      "inline{default-pipeline=}",
      "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf} : "
      "(i32, i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n}) {sym_name = \"main\", type = 0 : "
      "i1} : () -> ()\n"
      "\"t.function\"() ({\n^bb0(%x: i32):\n  \"t.jump\"(%x)[^bb1] : (i32) -> ()\n"
      "^bb1(%y: i32):\n  \"t.give\"(%y) : (i32) -> ()\n"
      "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = 0 : i1} : () -> ()\n",
      "t.function t.jump t.jump t.give ");
}

TN_TEST(what_regions_hand_on_is_known_by_what_chooses_them) {
  expect_left("sccp",
              "%c = arith.constant true\n%n = arith.constant false\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.give\"(%n) : (i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "%1 = arith.andi %0, %c : i1\n\"t.write\"(%1) : (i1) -> ()\n",
              "arith.constant arith.constant t.write ");
  expect_left("remove-dead-values",
              "%c = arith.constant true\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.give\"(%c) : (i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "\"t.write\"(%c) : (i1) -> ()\n",
              "arith.constant t.write ");
}

TN_TEST(ops_sink_into_regions_that_run_once) {
  expect_left("control-flow-sink",
              "%c = arith.constant true\n%0 = \"t.pure\"(%c) : (i1) -> i1\n"
              "\"t.pick\"(%c) ({\n  \"t.write\"(%0) : (i1) -> ()\n  \"t.give\"() : () -> ()\n}, {\n"
              "  \"t.give\"() : () -> ()\n}) : (i1) -> ()\n",
              "arith.constant t.pick t.pure t.write t.give t.give ");
}

TN_TEST(slots_become_values) {
  expect_left("mem2reg",
              "%v = arith.constant 7 : i32\n%p = \"t.place\"() {of = i32} : () -> i64\n"
              "\"t.put\"(%v, %p) : (i32, i64) -> ()\n%0 = \"t.get\"(%p) : (i64) -> i32\n"
              "\"t.write\"(%0) : (i32) -> ()\n"
              "%q = \"t.place\"() {of = i32} : () -> i64\n%1 = \"t.get\"(%q) : (i64) -> f32\n",
              "arith.constant t.write t.place t.get ");
  expect_left("mem2reg",
              "%p = \"t.place\"() {of = i32} : () -> i64\n%0 = \"t.get\"(%p) : (i64) -> i32\n"
              "\"t.write\"(%0) : (i32) -> ()\n",
              "t.make t.write ");
}

TN_TEST(functions_lose_the_arguments_and_results_that_nobody_needs) {
  tn_printed printed;
  open_test(
      &printed,
      "\"t.function\"() ({\n^bb0(%x: i32):\n"
      "  %0, %1 = \"t.invoke\"(%x, %x, %x) {target = @leaf} : (i32, i32, i32) -> (i32, i32)\n"
      "  \"t.write\"(%1) : (i32) -> ()\n  \"t.give\"() : () -> ()\n"
      "}) {sym_name = \"main\", type = (i32) -> ()} : () -> ()\n"
      "\"t.function\"() ({\n^bb0(%x: i32, %y: i32):\n"
      "  \"t.give\"(%x, %y) : (i32, i32) -> ()\n"
      "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i32, i32) -> (i32, i32)} "
      ": () -> ()\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(remove-dead-values)", NULL));
  const tn_op call = tn_printed_find(&printed, "t.invoke");
  EXPECT_EQ(2, tn_op_operand_count(call));
  EXPECT_EQ(1, tn_op_result_count(call));
  tn_printed_close(&printed);
}

TN_TEST(functions_that_disagree_with_themselves_stay_as_they_are) {
  static const char text[] =
      "\"t.function\"() ({\n^bb0(%c: i1):\n"
      "  %0 = \"t.invoke\"(%c, %c) {target = @leaf} : (i1, i1) -> i1\n"
      "  \"t.write\"(%0) : (i1) -> ()\n  \"t.give\"() : () -> ()\n"
      "}) {sym_name = \"main\", type = (i1) -> ()} : () -> ()\n"
      "\"t.function\"() ({\n^bb0(%c: i1):\n  %k = arith.constant true\n"
      "  cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n  \"t.give\"(%k) : (i1) -> ()\n"
      "^bb2:\n  \"t.give\"(%k, %k) : (i1, i1) -> ()\n"
      "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i1) -> i1} : () -> ()\n";
  static const char left[] =
      "t.function t.invoke t.write t.give t.function arith.constant cf.cond_br t.give t.give ";
  expect_left("sccp", text, left);
  expect_left("remove-dead-values", text, left);
}
