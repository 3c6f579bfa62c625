// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure/op_interface.h: a dialect of this test, a schema and tables, takes part in what passes and
// analyses do as the library's dialects do.

#include <tenure/op_interface.h>

#include <stdlib.h>
#include <tenure/analysis.h>
#include <tenure/dialect.h>
#include <tenure/symbol.h>

#include "run.h"

//===-- The dialect ---------------------------------------------------------------------------===//

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.operation @read {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n"
    "    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @write {\n    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @make {\n    %0 = irdl.any\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @maybe_write {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @risky attributes {traits = [\"NoMemoryEffect\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @pure attributes {traits = [\"Pure\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n  }\n"
    "  irdl.operation @not attributes {traits = [\"Pure\", \"Involution\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0)\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @max attributes {traits = [\"Pure\", \"Idempotent\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0, y: %0)\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @next attributes {traits = [\"Pure\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0)\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @constant attributes {traits = [\"Pure\", \"ConstantLike\"]} {\n"
    "    %0 = irdl.any {attribute = \"any attribute\"}\n"
    "    irdl.attributes {\"value\" = %0}\n"
    "    %1 = irdl.any\n    irdl.results(r: %1)\n  }\n"
    "  irdl.operation @loop attributes {traits = [\"NoTerminator\", \"RecursiveMemoryEffects\"]} "
    "{\n"
    "    %0 = irdl.region\n    %1 = irdl.region\n    irdl.regions(body: %0, once: %1)\n  }\n"
    "  irdl.operation @pick attributes {traits = [\"RecursiveMemoryEffects\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.region\n    %2 = irdl.region\n    irdl.regions(a: %1, b: %2)\n  }\n"
    "  irdl.operation @give attributes {traits = [\"Pure\", \"Terminator\", \"ReturnLike\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @leave attributes {traits = [\"Pure\", \"Terminator\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @jump attributes {successors = [\"to\"], traits = [\"Pure\", "
    "\"Terminator\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n  }\n"
    "  irdl.operation @choose attributes {successors = [\"a\", \"b\"], traits = [\"Pure\", "
    "\"Terminator\", \"AttrSizedOperandSegments\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(flag: %0, x: variadic %0, y: variadic %0)\n  }\n"
    "  irdl.operation @function attributes {traits = [\"IsolatedFromAbove\", \"Symbol\"]} {\n"
    "    %0 = irdl.any {attribute = \"symbol name\", description = \"string attribute\"}\n"
    "    %1 = irdl.any {attribute = \"any attribute\"}\n"
    "    %2 = irdl.any {attribute = \"string attribute\", optional}\n"
    "    irdl.attributes {\"sym_name\" = %0, \"type\" = %1, \"sym_visibility\" = %2}\n"
    "    %3 = irdl.region\n    irdl.regions(body: %3)\n  }\n"
    "  irdl.operation @invoke {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.any {attribute = \"flat symbol reference attribute\"}\n"
    "    irdl.attributes {\"target\" = %1}\n  }\n"
    "  irdl.operation @place {\n    %0 = irdl.any\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @get {\n    %0 = irdl.any\n    irdl.operands(p: %0)\n"
    "    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @put {\n    %0 = irdl.any\n    irdl.operands(v: %0, p: %0)\n  }\n"
    "}\n";

/// What callbacks of a test do and did.
typedef struct told {
  tn_status answer;  ///< Not TN_OK: what effects give back.
  bool changes;      ///< Effects try to change the op.
  tn_status change;
  size_t deleted;
} told;

static tn_attribute attribute_of(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static tn_status maybe_write_effects(void* user_data, tn_op op, uint32_t* out_effects) {
  told* it = user_data;
  if (it != NULL && it->changes) it->change = tn_op_erase(op);
  if (it != NULL && it->answer != TN_OK) return it->answer;
  *out_effects = tn_attribute_is_null(attribute_of(op, "writes")) ? TN_MEMORY_EFFECT_NONE
                                                                  : TN_MEMORY_EFFECT_WRITE;
  return TN_OK;
}

static tn_status risky_speculation(void* user_data, tn_op op, tn_speculation* out_speculation) {
  (void)user_data;
  *out_speculation =
      tn_attribute_is_null(attribute_of(op, "safe")) ? TN_SPECULATION_NEVER : TN_SPECULATION_ALWAYS;
  return TN_OK;
}

/// One more than an integer constant.
static tn_status fold_next(void* user_data, tn_op op, const tn_attribute* operands,
                           size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)user_data;
  (void)op;
  if (operand_count != 1 || result_count != 1 || tn_attribute_is_null(operands[0])) {
    return TN_NOT_FOUND;
  }
  return tn_integer_attribute_get(tn_attribute_type(operands[0]),
                                  tn_integer_attribute_value(operands[0]) + 1,
                                  &results[0].attribute);
}

/// A read of what comes from t.pure reads what that takes.
static tn_status read_through(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  if (tn_op_operand_count(op) != 1) return TN_NOT_FOUND;
  const tn_op source = tn_value_owner_op(tn_op_operand(op, 0));
  if (tn_op_is_null(source) ||
      !tn_string_view_equal(tn_op_name(source), tn_string_view_from("t.pure")) ||
      tn_op_operand_count(source) != 1) {
    return TN_NOT_FOUND;
  }
  const tn_status status = tn_op_set_operand(op, 0, tn_op_operand(source, 0));
  return status != TN_OK ? status : tn_rewriter_op_modified(rewriter, op);
}

static void count_delete(void* user_data) { ++((told*)user_data)->deleted; }

/// The first region is for a condition that holds.
static tn_status pick_entry(void* user_data, tn_op op, const tn_attribute* operands,
                            size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  const bool is_known = operand_count == 1 && !tn_attribute_is_null(operands[0]);
  out_edge->region = is_known && tn_integer_attribute_value(operands[0]) == 0 ? 1 : index;
  return index < (is_known ? 1u : 2u) ? TN_OK : TN_NOT_FOUND;
}

static tn_status leave_edge(void* user_data, tn_op op, const tn_attribute* operands,
                            size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  (void)operands;
  *out_edge = (tn_region_edge){.region = TN_REGION_EDGE_PARENT,
                               .first_operand = 1,
                               .operand_count = (uint32_t)operand_count - 1};
  return index == 0 ? TN_OK : TN_NOT_FOUND;
}

static tn_status choose_successor(void* user_data, tn_op op, const tn_attribute* operands,
                                  size_t operand_count, uint32_t* out_successor) {
  (void)user_data;
  (void)op;
  if (operand_count == 0 || tn_attribute_is_null(operands[0])) return TN_NOT_FOUND;
  *out_successor = tn_integer_attribute_value(operands[0]) != 0 ? 0 : 1;
  return TN_OK;
}

static tn_status place_type(void* user_data, tn_op op, tn_type* out_type) {
  (void)user_data;
  *out_type = tn_type_attribute_value(attribute_of(op, "of"));
  return tn_type_is_null(*out_type) ? TN_NOT_FOUND : TN_OK;
}

static tn_status unless_marked(tn_op op) {
  return tn_attribute_is_null(attribute_of(op, "stays")) ? TN_OK : TN_NOT_FOUND;
}
static tn_status op_is_legal(void* user_data, tn_op op, tn_op around) {
  (void)user_data;
  (void)around;
  return unless_marked(op);
}
static tn_status region_is_legal(void* user_data, tn_op op, tn_op call, tn_region source) {
  (void)user_data;
  (void)call;
  return tn_region_is_null(source) ? TN_NOT_FOUND : unless_marked(op);
}
static tn_status call_is_legal(void* user_data, tn_op call, tn_op callable) {
  (void)user_data;
  (void)callable;
  return unless_marked(call);
}

static void attach(tn_context* context, const char* name, tn_op_interfaces interfaces) {
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(context, text_of(name), &interfaces));
  EXPECT_TRUE(tn_op_interfaces_are_attached(context, text_of(name)));
}

static void attach_flow(tn_context* context) {
  static const tn_op_inliner all = {0};
  attach(context, "t.pick",
         (tn_op_interfaces){
             .region_branch = &(tn_op_region_branch){.entry_edge = pick_entry, .runs_once = true},
             .inliner = &all});
  attach(context, "t.loop", (tn_op_interfaces){.loop_regions = 1});
  attach(context, "t.leave",
         (tn_op_interfaces){.region_terminator = &(tn_op_region_terminator){.edge = leave_edge}});
  attach(context, "t.give", (tn_op_interfaces){.inliner = &(tn_op_inliner){.branch = "t.jump"}});
  attach(context, "t.jump", (tn_op_interfaces){.branch = &(tn_op_branch){0}, .inliner = &all});
  attach(context, "t.choose",
         (tn_op_interfaces){.branch = &(tn_op_branch){.segments = "operandSegmentSizes",
                                                      .first_segment = 1,
                                                      .successor_for_operands = choose_successor},
                            .inliner = &all});
}

static void attach_calls(tn_context* context) {
  attach(context, "t.function",
         (tn_op_interfaces){.callable = &(tn_op_callable){.type = "type"},
                            .inliner = &(tn_op_inliner){.region_is_legal = region_is_legal}});
  attach(context, "t.invoke",
         (tn_op_interfaces){.call = &(tn_op_call){.callee = "target", .first_argument = 1},
                            .inliner = &(tn_op_inliner){.call_is_legal = call_is_legal}});
  attach(context, "t.pure",
         (tn_op_interfaces){.inliner = &(tn_op_inliner){.op_is_legal = op_is_legal}});
}

static void attach_all(tn_context* context, told* it) {
  const tn_pattern through = {.name = text_of("read_through"),
                              .match_and_rewrite = read_through,
                              .benefit = 1,
                              .user_data = it,
                              .delete_user_data = it == NULL ? NULL : count_delete};
  attach(context, "t.read",
         (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_READ,
                            .canonicalizations = &through,
                            .canonicalization_count = 1});
  attach(context, "t.write", (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_WRITE});
  attach(context, "t.make", (tn_op_interfaces){.effects = TN_MEMORY_EFFECT_ALLOCATE});
  attach(context, "t.maybe_write",
         (tn_op_interfaces){.user_data = it,
                            .delete_user_data = it == NULL ? NULL : count_delete,
                            .get_effects = maybe_write_effects});
  attach(context, "t.risky", (tn_op_interfaces){.get_speculation = risky_speculation});
  attach(context, "t.next", (tn_op_interfaces){.fold = fold_next, .constant_op = "t.constant"});
  attach(context, "t.place",
         (tn_op_interfaces){.memory_slot = &(tn_op_memory_slot){.value_type = place_type,
                                                                .default_op = "t.make"}});
  attach(
      context, "t.get",
      (tn_op_interfaces){.memory_access = &(tn_op_memory_access){.stored = TN_NO_STORED_OPERAND}});
  attach(context, "t.put",
         (tn_op_interfaces){.memory_access = &(tn_op_memory_access){.pointer = 1, .stored = 0}});
  attach_flow(context);
  attach_calls(context);
}

//===-- Running -------------------------------------------------------------------------------===//

static void open_schema(tn_printed* printed) {
  tn_printed_open_empty(printed, NULL);
  const tn_status status =
      tn_dialect_load_schema(printed->context, text_of(schema), text_of("t.irdl.mlir"));
  if (status != TN_OK) TN_FAIL("%s", printed->text);
}

static void open_test(tn_printed* printed, told* it, const char* text) {
  open_schema(printed);
  attach_all(printed->context, it);
  tn_printed_parse(printed, text);
  if (tn_op_verify(printed->root) != TN_OK) TN_FAIL("%s", printed->text);
}

/// The names of all ops that a pass leaves of `text`, but the module's, are `expected`.
static void expect_left(const char* pass, const char* text, const char* expected) {
  tn_printed printed;
  open_test(&printed, NULL, text);
  expect_names_left(&printed, pass, expected);
}

//===-- Each part at work ---------------------------------------------------------------------===//

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

TN_TEST(folds_and_patterns_canonicalize) {
  expect_left("canonicalize",
              "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
              "%1 = \"t.next\"(%0) : (i32) -> i32\n%2 = \"t.next\"(%1) : (i32) -> i32\n"
              "\"t.write\"(%2) : (i32) -> ()\n",
              "t.constant t.write ");
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.pure\"(%0) : (i32) -> i32\n"
              "%2 = \"t.pure\"(%1) : (i32) -> i32\n%3 = \"t.read\"(%2) : (i32) -> i32\n"
              "\"t.write\"(%3) : (i32) -> ()\n",
              "t.make t.read t.write ");
}

TN_TEST(patterns_of_users_and_of_the_library_go_by_their_names) {
  static const char text[] =
      "%0 = \"t.make\"() : () -> i32\n%1 = \"t.pure\"(%0) : (i32) -> i32\n"
      "%2 = \"t.read\"(%1) : (i32) -> i32\n%c = arith.constant 1 : i32\n"
      "%3 = arith.addi %2, %c : i32\n%4 = arith.addi %3, %c : i32\n"
      "\"t.write\"(%4) : (i32) -> ()\n";
  expect_left("canonicalize", text, "arith.constant t.make t.read arith.addi t.write ");
  expect_left("canonicalize{disable-patterns=read_through}", text,
              "arith.constant t.make t.pure t.read arith.addi t.write ");
  expect_left("canonicalize{disable-patterns={(anonymous namespace)::AddIAddConstant}}", text,
              "arith.constant t.make t.read arith.addi arith.addi t.write ");
  expect_left("canonicalize{enable-patterns=read_through}", text,
              "arith.constant t.make t.read arith.addi arith.addi t.write ");
  expect_left("canonicalize{enable-patterns=none}", text,
              "arith.constant t.make t.pure t.read arith.addi arith.addi t.write ");
}

TN_TEST(traits_fold) {
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.not\"(%0) : (i32) -> i32\n"
              "%2 = \"t.not\"(%1) : (i32) -> i32\n%3 = \"t.max\"(%2, %0) : (i32, i32) -> i32\n"
              "\"t.write\"(%3) : (i32) -> ()\n",
              "t.make t.write ");
  // A schema may let types differ; then nothing follows.
  expect_left("canonicalize",
              "%0 = \"t.make\"() : () -> i32\n%1 = \"t.not\"(%0) : (i32) -> i64\n"
              "%2 = \"t.not\"(%1) : (i64) -> i16\n%3 = \"t.max\"(%0, %0) : (i32, i32) -> i64\n"
              "\"t.write\"(%2, %3) : (i16, i64) -> ()\n",
              "t.make t.not t.not t.max t.write ");
}

TN_TEST(constants_go_through_folds_branches_and_calls) {
  expect_left("sccp",
              "%0 = \"t.constant\"() {value = 4 : i32} : () -> i32\n"
              "%1 = \"t.next\"(%0) : (i32) -> i32\n\"t.write\"(%1, %0) : (i32, i32) -> ()\n",
              "t.constant t.constant t.write ");
  expect_left(
      "sccp",
      "func.func @f() {\n  %c = arith.constant true\n  %n = arith.constant false\n"
      "  \"t.choose\"(%n, %c, %n)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1>} : "
      "(i1, i1, i1) -> ()\n"
      "^bb1(%x: i1):\n  \"t.jump\"(%x)[^bb2] : (i1) -> ()\n"
      "^bb2(%y: i1):\n  %0 = arith.xori %y, %c : i1\n  \"t.write\"(%0) : (i1) -> ()\n"
      "  return\n}\n",
      "func.func arith.constant arith.constant t.choose t.jump t.write func.return ");
}

TN_TEST(ops_leave_the_regions_that_are_loops_if_they_may_run_anywhere) {
  expect_left("loop-invariant-code-motion",
              "\"t.loop\"() ({\n  %0 = \"t.risky\"() {safe} : () -> i32\n"
              "  %1 = \"t.risky\"() : () -> i32\n  %2 = \"t.pure\"(%0) : (i32) -> i32\n}, {\n"
              "  %3 = \"t.pure\"() : () -> i32\n}) : () -> ()\n",
              "t.risky t.pure t.loop t.risky t.pure ");
}

#define LEAF(body)                             \
  "\"t.function\"() ({\n^bb0(%x: i32):\n" body \
  "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i32) -> i32} : () -> ()\n"
#define MAIN(attributes, more)                                                                  \
  "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf" attributes \
  "} : (i32, i32) -> i32\n  \"t.write\"(%0) : (i32) -> ()\n  \"t.give\"() : () -> ()\n}) "      \
  "{sym_name = \"main\", type = (i32) -> ()" more "} : () -> ()\n"
#define PURE_LEAF LEAF("  %0 = \"t.pure\"(%x) : (i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n")
#define WRITTEN_MAIN(attributes, more)                                                          \
  "\"t.function\"() ({\n^bb0(%x: i32):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf" attributes \
  "} : (i32, i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n}) "                                  \
  "{sym_name = \"main\", type = (i32) -> i32" more "} : () -> ()\n"

TN_TEST(calls_are_in_the_call_graph_and_keep_what_they_name) {
  tn_printed printed;
  tn_call_graph* graph = NULL;
  open_test(&printed, NULL, WRITTEN_MAIN("", "") PURE_LEAF);
  EXPECT_STATUS(TN_OK, tn_call_graph_create(printed.root, &graph));
  EXPECT_EQ(2, tn_call_graph_node_count(graph));
  EXPECT_EQ(1, tn_call_graph_callee_count(graph, 0));
  EXPECT_EQ(1, tn_call_graph_callee(graph, 0, 0));
  tn_call_graph_destroy(graph);
  tn_printed_close(&printed);
  expect_left("symbol-dce", WRITTEN_MAIN("", "") PURE_LEAF,
              "t.function t.invoke t.give t.function t.pure t.give ");
  expect_left("symbol-dce", PURE_LEAF, "");
}

TN_TEST(calls_are_inlined_where_all_agree) {
  expect_left("inline", WRITTEN_MAIN("", "") PURE_LEAF, "t.function t.pure t.give ");
  static const char stays[] = "t.function t.invoke t.give t.function t.pure t.give ";
  expect_left("inline", WRITTEN_MAIN(", stays", "") PURE_LEAF, stays);
  expect_left("inline", WRITTEN_MAIN("", ", stays") PURE_LEAF, stays);
  expect_left("inline",
              WRITTEN_MAIN("", "") LEAF("  %0 = \"t.pure\"(%x) {stays} : (i32) -> i32\n"
                                        "  \"t.give\"(%0) : (i32) -> ()\n"),
              stays);
}

TN_TEST(calls_of_other_types_are_converted_if_they_say_how) {
  static const char leaf[] =
      LEAF("  %0 = \"t.pure\"(%x) : (i32) -> i32\n  \"t.give\"(%0) : (i32) -> ()\n");
  static const char main_text[] =
      "\"t.function\"() ({\n^bb0(%x: i64):\n  %0 = \"t.invoke\"(%x, %x) {target = @leaf} : "
      "(i64, i64) -> i16\n  \"t.give\"(%0) : (i16) -> ()\n}) "
      "{sym_name = \"main\", type = (i64) -> i16} : () -> ()\n";
  char text[1024];
  snprintf(text, sizeof text, "%s%s", main_text, leaf);
  expect_left("inline", text, "t.function t.invoke t.give t.function t.pure t.give ");
  tn_printed printed;
  open_schema(&printed);
  attach(printed.context, "t.function",
         (tn_op_interfaces){.callable = &(tn_op_callable){.type = "type"},
                            .inliner = &(tn_op_inliner){0}});
  attach(printed.context, "t.invoke",
         (tn_op_interfaces){.call = &(tn_op_call){.callee = "target", .first_argument = 1},
                            .inliner = &(tn_op_inliner){.cast = "t.next"}});
  attach(printed.context, "t.pure", (tn_op_interfaces){.inliner = &(tn_op_inliner){0}});
  attach(printed.context, "t.give", (tn_op_interfaces){.inliner = &(tn_op_inliner){0}});
  tn_printed_parse(&printed, text);
  expect_names_left(&printed, "inline", "t.function t.next t.pure t.next t.give ");
}

TN_TEST(terminators_of_several_blocks_become_branches) {
  expect_left("inline{default-pipeline=}",
              WRITTEN_MAIN("", "") LEAF("  \"t.jump\"(%x)[^bb1] : (i32) -> ()\n"
                                        "^bb1(%y: i32):\n  \"t.give\"(%y) : (i32) -> ()\n"),
              "t.function t.jump t.jump t.give ");
}

TN_TEST(what_regions_hand_on_is_known_by_what_chooses_them) {
  expect_left("sccp",
              "%c = arith.constant true\n%n = arith.constant false\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.leave\"(%c, %n) : (i1, i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "%1 = arith.andi %0, %c : i1\n\"t.write\"(%1) : (i1) -> ()\n",
              "arith.constant arith.constant t.write ");
  expect_left("remove-dead-values",
              "%c = arith.constant true\n"
              "%0 = \"t.pick\"(%c) ({\n  \"t.give\"(%c) : (i1) -> ()\n}, {\n"
              "  \"t.give\"(%c) : (i1) -> ()\n}) : (i1) -> i1\n"
              "\"t.write\"(%c) : (i1) -> ()\n",
              "arith.constant t.write ");
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
              "%q = \"t.place\"() : () -> i64\n%1 = \"t.get\"(%q) : (i64) -> f32\n",
              "arith.constant t.write t.place t.get ");
  expect_left("mem2reg",
              "%p = \"t.place\"() {of = i32} : () -> i64\n%0 = \"t.get\"(%p) : (i64) -> i32\n"
              "\"t.write\"(%0) : (i32) -> ()\n",
              "t.make t.write ");
}

TN_TEST(dead_arguments_of_functions_and_blocks_go) {
  tn_printed printed;
  open_test(&printed, NULL,
            "\"t.function\"() ({\n^bb0(%x: i32):\n"
            "  %0, %1 = \"t.invoke\"(%x, %x, %x) {target = @leaf} : (i32, i32, i32) -> (i32, i32)\n"
            "  \"t.choose\"(%x, %0, %1, %x)[^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 2, "
            "1>} : (i32, i32, i32, i32) -> ()\n"
            "^bb1(%a: i32, %b: i32):\n  \"t.write\"(%b) : (i32) -> ()\n  \"t.give\"() : () -> ()\n"
            "^bb2(%c: i32):\n  \"t.give\"() : () -> ()\n"
            "}) {sym_name = \"main\", type = (i32) -> ()} : () -> ()\n"
            "\"t.function\"() ({\n^bb0(%x: i32, %y: i32):\n"
            "  \"t.give\"(%x, %y) : (i32, i32) -> ()\n"
            "}) {sym_name = \"leaf\", sym_visibility = \"private\", type = (i32, i32) -> (i32, "
            "i32)} : () -> ()\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(remove-dead-values)", NULL));
  const tn_op call = tn_printed_find(&printed, "t.invoke");
  EXPECT_EQ(2, tn_op_operand_count(call));
  EXPECT_EQ(1, tn_op_result_count(call));
  EXPECT_EQ(3, tn_op_operand_count(tn_printed_find(&printed, "t.choose")));
  EXPECT_STATUS(TN_OK, tn_op_verify(printed.root));
  tn_printed_close(&printed);
}

TN_TEST(values_live_into_blocks_that_branches_go_to) {
  tn_printed printed;
  tn_liveness* liveness = NULL;
  open_test(&printed, NULL,
            "func.func @f(%c: i1) {\n  %0 = \"t.make\"() : () -> i32\n  \"t.jump\"()[^bb1] : () -> "
            "()\n^bb1:\n  \"t.write\"(%0) : (i32) -> ()\n  return\n}\n");
  EXPECT_STATUS(TN_OK, tn_liveness_create(printed.root, &liveness));
  const tn_block entry = tn_op_block(tn_printed_find(&printed, "t.jump"));
  const tn_block behind = tn_op_block(tn_printed_find(&printed, "t.write"));
  EXPECT_EQ(1, tn_liveness_out_count(liveness, entry));
  EXPECT_EQ(1, tn_liveness_in_count(liveness, behind));
  tn_liveness_destroy(liveness);
  tn_printed_close(&printed);
}

//===-- The verifier --------------------------------------------------------------------------===//

static void expect_refused(const char* text, const char* words) {
  tn_printed printed;
  open_schema(&printed);
  attach_all(printed.context, NULL);
  tn_printed_parse(&printed, text);
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(printed.root));
  EXPECT_TRUE(strstr(printed.text, words) != NULL);
  tn_printed_close(&printed);
}

TN_TEST(branches_are_compared_with_blocks) {
#define JUMP(handed, arguments) \
  "func.func @f(%x: i32) {\n  \"t.jump\"" handed "\n^bb1" arguments ":\n  return\n}\n"
  expect_refused(JUMP("()[^bb1] : () -> ()", "(%y: i32)"),
                 "branch has 0 operands for successor #0, but target block has 1");
  expect_refused(JUMP("(%x)[^bb1] : (i32) -> ()", "(%y: i64)"),
                 "type mismatch for bb argument #0 of successor #0");
#undef JUMP
}

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
    EXPECT_TRUE(strstr(printed.text, "'t.maybe_write' op failed to say its effects") != NULL);
    it.answer = TN_OK;
    EXPECT_STATUS(TN_OK, run(&printed, pipeline, NULL));
    tn_printed_close(&printed);
    EXPECT_EQ(2, it.deleted);
  }
}

TN_TEST(callbacks_read) {
  tn_printed printed;
  told it = {.changes = true};
  open_test(&printed, &it, "\"t.maybe_write\"() {writes} : () -> ()\n");
  EXPECT_STATUS(TN_OK, run(&printed, "builtin.module(cse)", NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.change);
  EXPECT_TRUE(strstr(printed.text, "callback of what reads it: what 't.maybe_write' offers") !=
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
  EXPECT_TRUE(strstr(printed.text, "says more edges than there can be") != NULL);
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
  EXPECT_TRUE(strstr(printed.text, "says effects that there are not") != NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(&printed, "builtin.module(sccp)", NULL));
  EXPECT_TRUE(strstr(printed.text, "says operands that there are not") != NULL);
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
  EXPECT_TRUE(strstr(printed.text, "the fold of 't.next' gave an attribute of type 'i64'") != NULL);
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
