// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect of the tests of tenure/op_interface.h, a schema and tables: it takes part in what
// passes and analyses do, as the library's dialects do.

#ifndef TENURE_TESTS_UNIT_PASS_PUBLIC_DIALECT_H
#define TENURE_TESTS_UNIT_PASS_PUBLIC_DIALECT_H

#include <stdlib.h>
#include <tenure/analysis.h>
#include <tenure/dialect.h>
#include <tenure/op_interface.h>
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

static inline tn_attribute attribute_of(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static inline tn_status maybe_write_effects(void* user_data, tn_op op, uint32_t* out_effects) {
  told* it = user_data;
  if (it != NULL && it->changes) it->change = tn_op_erase(op);
  if (it != NULL && it->answer != TN_OK) return it->answer;
  *out_effects = tn_attribute_is_null(attribute_of(op, "writes")) ? TN_MEMORY_EFFECT_NONE
                                                                  : TN_MEMORY_EFFECT_WRITE;
  return TN_OK;
}

static inline tn_status risky_speculation(void* user_data, tn_op op,
                                          tn_speculation* out_speculation) {
  (void)user_data;
  *out_speculation =
      tn_attribute_is_null(attribute_of(op, "safe")) ? TN_SPECULATION_NEVER : TN_SPECULATION_ALWAYS;
  return TN_OK;
}

/// One more than an integer constant.
static inline tn_status fold_next(void* user_data, tn_op op, const tn_attribute* operands,
                                  size_t operand_count, tn_fold_result* results,
                                  size_t result_count) {
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
static inline tn_status read_through(void* user_data, tn_rewriter* rewriter, tn_op op) {
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

static inline void count_delete(void* user_data) { ++((told*)user_data)->deleted; }

/// The first region is for a condition that holds.
static inline tn_status pick_entry(void* user_data, tn_op op, const tn_attribute* operands,
                                   size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  const bool is_known = operand_count == 1 && !tn_attribute_is_null(operands[0]);
  out_edge->region = is_known && tn_integer_attribute_value(operands[0]) == 0 ? 1 : index;
  return index < (is_known ? 1u : 2u) ? TN_OK : TN_NOT_FOUND;
}

static inline tn_status leave_edge(void* user_data, tn_op op, const tn_attribute* operands,
                                   size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)user_data;
  (void)op;
  (void)operands;
  *out_edge = (tn_region_edge){.region = TN_REGION_EDGE_PARENT,
                               .first_operand = 1,
                               .operand_count = (uint32_t)operand_count - 1};
  return index == 0 ? TN_OK : TN_NOT_FOUND;
}

static inline tn_status choose_successor(void* user_data, tn_op op, const tn_attribute* operands,
                                         size_t operand_count, uint32_t* out_successor) {
  (void)user_data;
  (void)op;
  if (operand_count == 0 || tn_attribute_is_null(operands[0])) return TN_NOT_FOUND;
  *out_successor = tn_integer_attribute_value(operands[0]) != 0 ? 0 : 1;
  return TN_OK;
}

static inline tn_status place_type(void* user_data, tn_op op, tn_type* out_type) {
  (void)user_data;
  *out_type = tn_type_attribute_value(attribute_of(op, "of"));
  return tn_type_is_null(*out_type) ? TN_NOT_FOUND : TN_OK;
}

static inline tn_status unless_marked(tn_op op) {
  return tn_attribute_is_null(attribute_of(op, "stays")) ? TN_OK : TN_NOT_FOUND;
}
static inline tn_status op_is_legal(void* user_data, tn_op op, tn_op around) {
  (void)user_data;
  (void)around;
  return unless_marked(op);
}
static inline tn_status region_is_legal(void* user_data, tn_op op, tn_op call, tn_region source) {
  (void)user_data;
  (void)call;
  return tn_region_is_null(source) ? TN_NOT_FOUND : unless_marked(op);
}
static inline tn_status call_is_legal(void* user_data, tn_op call, tn_op callable) {
  (void)user_data;
  (void)callable;
  return unless_marked(call);
}

static inline void attach(tn_context* context, const char* name, tn_op_interfaces interfaces) {
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(context, text_of(name), &interfaces));
  EXPECT_TRUE(tn_op_interfaces_are_attached(context, text_of(name)));
}

static inline void attach_flow(tn_context* context) {
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

static inline void attach_calls(tn_context* context) {
  attach(context, "t.function",
         (tn_op_interfaces){.callable = &(tn_op_callable){.type = "type"},
                            .inliner = &(tn_op_inliner){.region_is_legal = region_is_legal}});
  attach(context, "t.invoke",
         (tn_op_interfaces){.call = &(tn_op_call){.callee = "target", .first_argument = 1},
                            .inliner = &(tn_op_inliner){.call_is_legal = call_is_legal}});
  attach(context, "t.pure",
         (tn_op_interfaces){.inliner = &(tn_op_inliner){.op_is_legal = op_is_legal}});
}

static inline void attach_all(tn_context* context, told* it) {
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

static inline void open_schema(tn_printed* printed) {
  tn_printed_open_empty(printed, NULL);
  const tn_status status =
      tn_dialect_load_schema(printed->context, text_of(schema), text_of("t.irdl.mlir"));
  if (status != TN_OK) TN_FAIL("%s", printed->text);
}

static inline void open_test(tn_printed* printed, told* it, const char* text) {
  open_schema(printed);
  attach_all(printed->context, it);
  tn_printed_parse(printed, text);
  if (tn_op_verify(printed->root) != TN_OK) TN_FAIL("%s", printed->text);
}

#endif  // TENURE_TESTS_UNIT_PASS_PUBLIC_DIALECT_H
