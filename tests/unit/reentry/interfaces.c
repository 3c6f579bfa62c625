// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// See interfaces.h.

#include "interfaces.h"

static const char schema[] =
    "irdl.dialect @r {\n"
    "  irdl.operation @any attributes {traits = [\"NoTerminator\"]} { %0 = irdl.any\n"
    "    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0)\n"
    "    %1 = irdl.region {variadic}\n    irdl.regions(a: %1) }\n"
    "  irdl.operation @pure attributes {traits = [\"NoMemoryEffect\"]} { %0 = irdl.any\n"
    "    irdl.operands(x: variadic %0)\n    irdl.results(r: variadic %0) }\n"
    "  irdl.operation @end attributes {traits = [\"Pure\", \"Terminator\"]} { %0 = irdl.any\n"
    "    irdl.operands(x: variadic %0) }\n"
    "  irdl.operation @give attributes {traits = [\"Pure\", \"Terminator\", \"ReturnLike\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0) }\n"
    "  irdl.operation @go attributes {successors = [\"to\"], traits = [\"Terminator\"]} {\n"
    "    %0 = irdl.any\n    irdl.operands(x: variadic %0) }\n"
    "  irdl.operation @call { %0 = irdl.any {attribute = \"flat symbol reference attribute\"}\n"
    "    irdl.attributes {\"callee\" = %0} }\n"
    "}\n";

/// Runs a pass over a text, with one op's interfaces attached.
static void run(world* w, const char* name, const tn_op_interfaces* interfaces, const char* pass,
                const char* text) {
  const tn_string_view source = tn_string_view_from(text);
  tn_op root;
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(w->context, tn_string_view_from(schema),
                                              tn_string_view_from("r.irdl.mlir")));
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(w->context, tn_string_view_from(name), interfaces));
  if (pass == NULL) return;
  EXPECT_STATUS(TN_OK, tn_text_parse(w->scope, source, NULL, &root));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from(pass)));
  (void)!tn_pass_manager_run(w->manager, root, NULL);
}

static tn_status effects(void* user_data, tn_op op, uint32_t* out_effects) {
  (void)op;
  world_act(user_data);
  *out_effects = TN_MEMORY_EFFECT_READ;
  return TN_OK;
}
void by_get_effects(world* w) {
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .get_effects = effects}, "cse",
      "\"r.any\"() : () -> ()");
}

static tn_status speculation(void* user_data, tn_op op, tn_speculation* out_speculation) {
  (void)op;
  world_act(user_data);
  *out_speculation = TN_SPECULATION_NEVER;
  return TN_OK;
}
void by_get_speculation(world* w) {
  run(w, "r.pure", &(tn_op_interfaces){.user_data = w, .get_speculation = speculation},
      "loop-invariant-code-motion",
      "func.func @h(%i: index) {\n  scf.for %k = %i to %i step %i {\n    \"r.pure\"() : () -> ()\n "
      " "
      "}\n  return\n}");
}

static tn_status fold(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                      tn_fold_result* results, size_t result_count) {
  (void)op;
  (void)operands;
  (void)operand_count;
  (void)results;
  (void)result_count;
  world_act(user_data);
  return TN_NOT_FOUND;
}
void by_interface_fold(world* w) {
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .fold = fold}, "canonicalize",
      "%0 = \"r.any\"() : () -> i32");
}

static tn_status check(void* user_data, tn_op op) {
  (void)op;
  world_act(user_data);
  return TN_OK;
}
void by_interface_verify(world* w) {
  tn_op root;
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .verify = check}, NULL, "");
  // Nothing of the world is used after this: it may be gone.
  (void)!tn_text_parse(w->scope, tn_string_view_from("\"r.any\"() : () -> ()"), NULL, &root);
}

static tn_status infer(void* user_data, const tn_op_state* state, tn_type* types, size_t capacity,
                       size_t* out_count) {
  (void)state;
  (void)types;
  (void)capacity;
  world_act(user_data);
  *out_count = 0;
  return TN_OK;
}
void by_infer_types(world* w) {
  size_t count = 0;
  tn_op_state state = {.operands = NULL};
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .infer_types = infer}, NULL, "");
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(w->context, tn_string_view_from("r.any"), &state.name));
  (void)!tn_op_infer_types(w->scope, &state, NULL, 0, &count);
}

static tn_status print(void* user_data, tn_op op, tn_asm_printer printer) {
  (void)op;
  world_act(user_data);
  return tn_asm_printer_text(printer, tn_string_view_from(" x"));
}
static tn_status parse(void* user_data, tn_asm_parser parser) {
  world_act(user_data);
  return tn_asm_parser_literal(parser, "x");
}
static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}
static const tn_op_assembly assembly = {print, parse};
void by_assembly_print(world* w) {
  tn_op root;
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .assembly = &assembly}, NULL, "");
  EXPECT_STATUS(
      TN_OK, tn_text_parse(w->scope, tn_string_view_from("\"r.any\"() : () -> ()"), NULL, &root));
  // Nothing of the world is used after this: it may be gone.
  (void)!tn_op_print(root, &(tn_print_options){.custom_form = true}, drop, NULL);
}
void by_assembly_parse(world* w) {
  tn_op root;
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .assembly = &assembly}, NULL, "");
  (void)!tn_text_parse(w->scope, tn_string_view_from("r.any x"), NULL, &root);
}

static tn_status pattern(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)rewriter;
  (void)op;
  world_act(user_data);
  return TN_OK;
}
void by_canonicalization(world* w) {
  const tn_pattern given = {.match_and_rewrite = pattern, .user_data = w};
  run(w, "r.any", &(tn_op_interfaces){.canonicalizations = &given, .canonicalization_count = 1},
      "canonicalize{max-iterations=2 max-num-rewrites=3}", "\"r.any\"() : () -> ()");
}

static tn_status successor(void* user_data, tn_op op, const tn_attribute* operands,
                           size_t operand_count, uint32_t* out_successor) {
  (void)op;
  (void)operands;
  (void)operand_count;
  world_act(user_data);
  *out_successor = 0;
  return TN_OK;
}
void by_successor_for_operands(world* w) {
  run(w, "r.go",
      &(tn_op_interfaces){.user_data = w,
                          .branch = &(tn_op_branch){.successor_for_operands = successor}},
      "sccp", "func.func @h() {\n  \"r.go\"()[^bb1] : () -> ()\n^bb1:\n  return\n}");
}

static tn_status entry(void* user_data, tn_op op, const tn_attribute* operands,
                       size_t operand_count, uint32_t index, tn_region_edge* out_edge) {
  (void)op;
  (void)operands;
  (void)operand_count;
  world_act(user_data);
  *out_edge = (tn_region_edge){.region = TN_REGION_EDGE_PARENT};
  return index == 0 ? TN_OK : TN_NOT_FOUND;
}
static tn_status from_region(void* user_data, tn_op op, uint32_t region, uint32_t index,
                             tn_region_edge* out_edge) {
  (void)region;
  return entry(user_data, op, NULL, 0, index, out_edge);
}
static const char regions[] =
    "\"r.any\"() ({\n  \"r.give\"() : () -> ()\n}) : () -> ()\n"
    "scf.execute_region {\n  \"r.end\"() : () -> ()\n}\n";
void by_entry_edge(world* w) {
  run(w, "r.any",
      &(tn_op_interfaces){.user_data = w,
                          .region_branch = &(tn_op_region_branch){.entry_edge = entry}},
      "sccp", regions);
}
void by_region_edge(world* w) {
  run(w, "r.any",
      &(tn_op_interfaces){.user_data = w,
                          .region_branch = &(tn_op_region_branch){.region_edge = from_region}},
      "sccp", regions);
}
void by_terminator_edge(world* w) {
  const tn_op_interfaces flow = {.region_branch = &(tn_op_region_branch){.runs_once = true}};
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(w->context, tn_string_view_from(schema),
                                              tn_string_view_from("r.irdl.mlir")));
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(w->context, tn_string_view_from("r.any"), &flow));
  const tn_op_interfaces end = {.user_data = w,
                                .region_terminator = &(tn_op_region_terminator){.edge = entry}};
  EXPECT_STATUS(TN_OK, tn_op_interfaces_attach(w->context, tn_string_view_from("r.end"), &end));
  tn_op root;
  const tn_string_view text =
      tn_string_view_from("\"r.any\"() ({\n  \"r.end\"() : () -> ()\n}) : () -> ()\n");
  EXPECT_STATUS(TN_OK, tn_text_parse(w->scope, text, NULL, &root));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("sccp")));
  (void)!tn_pass_manager_run(w->manager, root, NULL);
}

static tn_status value_type(void* user_data, tn_op op, tn_type* out_type) {
  (void)op;
  world_act(user_data);
  *out_type = ((world*)user_data)->type;
  return TN_NOT_FOUND;
}
void by_value_type(world* w) {
  run(w, "r.any",
      &(tn_op_interfaces){.user_data = w,
                          .memory_slot = &(tn_op_memory_slot){.value_type = value_type}},
      "mem2reg", "%0 = \"r.any\"() : () -> i32");
}

static tn_status two(void* user_data, tn_op op, tn_op other) {
  (void)op;
  (void)other;
  world_act(user_data);
  return TN_NOT_FOUND;
}
static tn_status three(void* user_data, tn_op op, tn_op call, tn_region source) {
  (void)source;
  return two(user_data, op, call);
}
#define CALLED "func.func private @leaf() {\n  \"r.pure\"() : () -> ()\n  return\n}\n"
void by_op_is_legal(world* w) {
  run(w, "r.any",
      &(tn_op_interfaces){.user_data = w, .inliner = &(tn_op_inliner){.op_is_legal = two}},
      "inline",
      "func.func private @leaf() {\n  \"r.any\"() : () -> ()\n  return\n}\n"
      "func.func @h() {\n  call @leaf() : () -> ()\n  return\n}\n");
}
void by_region_is_legal(world* w) {
  run(w, "r.any",
      &(tn_op_interfaces){.user_data = w, .inliner = &(tn_op_inliner){.region_is_legal = three}},
      "inline",
      CALLED
      "func.func @h() {\n  \"r.any\"() ({\n    func.call @leaf() : () -> ()\n  }) : () -> ()\n"
      "  return\n}\n");
}
void by_call_is_legal(world* w) {
  run(w, "r.call",
      &(tn_op_interfaces){.user_data = w,
                          .call = &(tn_op_call){.callee = "callee"},
                          .inliner = &(tn_op_inliner){.call_is_legal = two}},
      "inline",
      CALLED "func.func @h() {\n  \"r.call\"() {callee = @leaf} : () -> ()\n  return\n}\n");
}

static void act_at_end(void* user_data) { world_act(user_data); }
void by_interfaces_end(world* w) {
  run(w, "r.any", &(tn_op_interfaces){.user_data = w, .delete_user_data = act_at_end}, NULL, "");
  world_release(w);
  tn_context_destroy(w->context);
}

//===-- Walks on several threads --------------------------------------------------------------===//

static tn_walk_result look(tn_op op, const tn_walk_thread* thread) {
  (void)op, (void)thread;
  return TN_WALK_ADVANCE;
}
static tn_walk_result visit_and_act(tn_op op, const tn_walk_thread* thread) {
  world_act(thread->user_data);
  return look(op, thread);
}
static tn_status begin_and_act(void* user_data, uint32_t number, void** out_data) {
  (void)number, (void)out_data;
  world_act(user_data);
  return TN_OK;
}
static void end_and_act(void* user_data, uint32_t number, void* data) {
  (void)number, (void)data;
  world_act(user_data);
}
void by_parallel_visit(world* w) {
  const tn_walk_parallel_options options = {.thread_count = 1, .user_data = w};
  (void)!tn_op_walk_parallel(w->root, TN_WALK_PRE_ORDER, visit_and_act, &options);
}
void by_thread_begin(world* w) {
  const tn_walk_parallel_options options = {
      .thread_count = 1, .user_data = w, .begin_thread = begin_and_act};
  (void)!tn_op_walk_parallel(w->root, TN_WALK_PRE_ORDER, look, &options);
}
void by_thread_end(world* w) {
  const tn_walk_parallel_options options = {
      .thread_count = 1, .user_data = w, .end_thread = end_and_act};
  (void)!tn_op_walk_parallel(w->root, TN_WALK_PRE_ORDER, look, &options);
}

//===-- Walks of types ------------------------------------------------------------------------===//

static tn_walk_result nested_and_act(tn_attribute attribute, tn_type type, void* user_data) {
  (void)attribute;
  (void)type;
  world_act(user_data);
  return TN_WALK_ADVANCE;
}
void by_nested_walk(world* w) {
  (void)!tn_type_walk(w->type, TN_WALK_PRE_ORDER, nested_and_act, w);
}
static tn_walk_result replace_and_act(tn_attribute* attribute, tn_type* type, void* user_data) {
  (void)attribute;
  (void)type;
  world_act(user_data);
  return TN_WALK_ADVANCE;
}
void by_nested_replace(world* w) {
  tn_type replaced;
  (void)!tn_type_replace(w->type, replace_and_act, w, &replaced);
}
