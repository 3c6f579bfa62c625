// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every callback of the public headers against every kind of function that can be called from it.
//
// A callback has a rule (world.h), an act a kind, and the two say what the act comes to: right,
// refused with words, or put off. After each pair the IR that is left verifies, and memory, blobs
// and blocks of devices are given back. check_callbacks.py reads the names in `callbacks` and those
// in the headers, and fails when a callback of theirs is not here.

#include <stdio.h>
#include <stdlib.h>

#include "conversions.h"
#include "interfaces.h"
#include "world.h"

//===-- Provoking -----------------------------------------------------------------------------===//

static tn_status write_and_act(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  (void)size;
  world_act(user_data);
  return TN_OK;
}
static void by_print(world* w) {
  const tn_print_options options = {.custom_form = true, .external_resources = w->external};
  (void)!tn_op_print(w->root, &options, write_and_act, w);
}
static void by_print_block(world* w) { (void)!tn_block_print(w->block, NULL, write_and_act, w); }
static void by_bytecode(world* w) {
  const tn_bytecode_write_options options = {.external_resources = w->external};
  (void)!tn_bytecode_write(w->root, &options, write_and_act, w);
}
static void by_type_print(world* w) { (void)!tn_type_print(w->type, write_and_act, w); }
static void by_manager_print(world* w) {
  (void)!tn_pass_manager_print(w->manager, write_and_act, w);
}
static void by_pass_print(world* w) {
  const tn_pass_options options = {
      .print_after_all = true, .write = write_and_act, .write_data = w};
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("symbol-dce")));
  (void)!tn_pass_manager_run(w->manager, w->root, &options);
}
static tn_status write_nothing(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}
static void pass_print_and_act(void* user_data, tn_op op, tn_string_view pass) {
  (void)op;
  (void)pass;
  world_act(user_data);
}
static void by_begin_print(world* w) {
  const tn_pass_options options = {.print_after_all = true,
                                   .write = write_nothing,
                                   .write_data = w,
                                   .begin_print = pass_print_and_act};
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("symbol-dce")));
  (void)!tn_pass_manager_run(w->manager, w->root, &options);
}
static void time_and_act(void* user_data, const tn_pass_time* time) {
  (void)time;
  world_act(user_data);
}
static void by_take_time(world* w) {
  const tn_pass_options options = {.time = true, .write_data = w, .take_time = time_and_act};
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("symbol-dce")));
  (void)!tn_pass_manager_run(w->manager, w->root, &options);
}
static bool begin_and_act(void* user_data, const tn_action* action) {
  (void)action;
  world_act(user_data);
  return true;
}
static void end_and_act(void* user_data, const tn_action* action) {
  (void)action;
  world_act(user_data);
}
static bool begin_alone(void* user_data, const tn_action* action) {
  (void)user_data;
  (void)action;
  return true;
}
static void run_with(world* w, const tn_action_listener* listener) {
  const tn_pass_options options = {.actions = listener};
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("symbol-dce")));
  (void)!tn_pass_manager_run(w->manager, w->root, &options);
}
static void by_action_begin(world* w) {
  run_with(w, &(tn_action_listener){.begin = begin_and_act, .user_data = w});
}
static void by_action_end(world* w) {
  run_with(w, &(tn_action_listener){.begin = begin_alone, .end = end_and_act, .user_data = w});
}
static void by_builder_write(world* w) {
  (void)!tn_adapter_builder_write(w->builder, NULL, write_and_act, w);
}

static tn_status progress_and_act(void* user_data, uint64_t done, uint64_t total) {
  (void)done;
  (void)total;
  world_act(user_data);
  return TN_OK;
}
static void by_parse(world* w) {
  const tn_text_parse_options options = {
      .progress = progress_and_act, .progress_data = w, .external_resources = w->external};
  tn_op op;
  (void)!tn_text_parse(w->scope, tn_string_view_from("module {}"), &options, &op);
}

static bool handle_and_act(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  world_act(user_data);
  return false;
}
static void attach(world* w, tn_diagnostic_handler_fn handler) {
  tn_diagnostic_handler_id id;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(w->context, handler, w, NULL, &id));
}
static void by_report(world* w) {
  attach(w, handle_and_act);
  (void)!tn_op_set_operand(w->op, 99, (tn_value){0, 0, 0, 0});
}
static void by_parse_error(world* w) {
  tn_op op;
  attach(w, handle_and_act);
  (void)!tn_text_parse(w->scope, tn_string_view_from("func.func @h() { %0 = }"), NULL, &op);
}
static void by_pipeline_error(world* w) {
  attach(w, handle_and_act);
  (void)!tn_pass_manager_add(w->manager, tn_string_view_from("cse,no-such-pass"));
}
static bool print_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  (void)!tn_diagnostic_print(diagnostic, NULL, 0, write_and_act, user_data);
  return false;
}
static void by_diagnostic_print(world* w) {
  attach(w, print_diagnostic);
  (void)!tn_op_set_operand(w->op, 99, (tn_value){0, 0, 0, 0});
}

static void act_on(void* user_data) { world_act(user_data); }
static void by_detach(world* w) {
  tn_diagnostic_handler_id id;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(w->context, handle_and_act, w, act_on, &id));
  tn_diagnostic_handler_detach(w->context, id);
}
static void by_handlers_end(world* w) {
  tn_diagnostic_handler_id id;
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(w->context, handle_and_act, w, act_on, &id));
  world_release(w);
  tn_context_destroy(w->context);
}

/// Wrappers are the world: whichever is told acts.
static void tell(void* wrapper) { world_act(wrapper); }
static const tn_host_class reclaiming = {tell, NULL};
static const tn_host_class forgetting = {NULL, tell};
static void tie(world* w, tn_op op, const tn_host_class* host_class) {
  EXPECT_STATUS(TN_OK, tn_op_host_tie(op, w, host_class));
  (void)tn_op_host_drop(op);
}
static void by_erase(world* w) {
  tie(w, w->leaf, &reclaiming);
  (void)!tn_op_erase(w->leaf);
}
static void by_erase_parent(world* w) {
  tie(w, w->op, &reclaiming);
  EXPECT_STATUS(TN_OK, tn_value_host_tie(tn_op_result(w->op, 0), w, &forgetting));
  EXPECT_STATUS(TN_OK, tn_block_host_tie(w->block, w, &forgetting));
  (void)!tn_op_erase(w->func);
}
static void by_erase_block(world* w) {
  EXPECT_STATUS(TN_OK, tn_value_host_tie(tn_block_argument(w->block, 0), w, &forgetting));
  (void)!tn_block_erase(w->block);
}
static void by_passes(world* w) {
  tie(w, w->leaf, &forgetting);
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("canonicalize")));
  (void)!tn_pass_manager_run(w->manager, w->root, NULL);
}
static void by_close(world* w) {
  tie(w, w->op, &forgetting);
  tn_scope_close(w->scope);
}
static void by_object(world* w) {
  tn_blob* blob = world_blob(w, false);
  EXPECT_STATUS(TN_OK, tn_object_host_tie(blob, w, &reclaiming));
  tn_object_release(blob);
  (void)tn_object_host_drop(blob);
}
static void by_hosts_end(world* w) {
  tie(w, w->op, &forgetting);
  world_release(w);
  tn_context_destroy(w->context);
}

static tn_status pass_and_act(void* user_data, tn_op op) {
  (void)op;
  world_act(user_data);
  return TN_OK;
}
static void by_pass(world* w) {
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("cse")));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add_callback(w->manager, tn_string_view_from("mine"),
                                                    pass_and_act, w));
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager, tn_string_view_from("canonicalize")));
  (void)!tn_pass_manager_run(w->manager, w->root, NULL);
}
static void register_acting(world* w) {
  const tn_pass_registration pass = {.name = tn_string_view_from("acting"),
                                     .run = pass_and_act,
                                     .user_data = w,
                                     .delete_user_data = act_on};
  EXPECT_STATUS(TN_OK, tn_pass_register(w->context, &pass));
}
static void by_nested_pass(world* w) {
  register_acting(w);
  EXPECT_STATUS(TN_OK,
                tn_pass_manager_add(w->manager, tn_string_view_from("func.func(cse,acting),cse")));
  (void)!tn_pass_manager_run(w->manager, w->root, NULL);
}
static void by_inliner(world* w) {
  register_acting(w);
  EXPECT_STATUS(TN_OK, tn_pass_manager_add(w->manager,
                                           tn_string_view_from("inline{default-pipeline=acting}")));
  (void)!tn_pass_manager_run(w->manager, w->root, NULL);
}
static void by_passes_end(world* w) {
  register_acting(w);
  world_release(w);
  tn_context_destroy(w->context);
}

static void by_resource(world* w) {
  tn_blob* blob = world_blob(w, true);
  tn_resource_set_blob(w->resource, blob);
  tn_object_release(blob);
  tn_resource_set_blob(w->resource, NULL);
}
static void by_resources_end(world* w) {
  tn_blob* blob = world_blob(w, true);
  tn_resource_set_blob(w->resource, blob);
  tn_object_release(blob);
  world_release(w);
  tn_context_destroy(w->context);
}
static void add_external(world* w) {
  tn_blob* blob = world_blob(w, true);
  const tn_external_resource entry = {.kind = TN_EXTERNAL_BLOB, .blob = blob};
  EXPECT_STATUS(TN_OK,
                tn_external_resources_add(w->external, tn_string_view_from("group"), &entry));
  tn_object_release(blob);
}
static void by_external(world* w) {
  add_external(w);
  tn_external_resources* list = w->external;
  tn_external_resources_destroy(list);
  if (w->external == list) w->external = NULL;
}
static void by_builder(world* w) {
  const int64_t dim = 1;
  tn_blob* blob = world_blob(w, true);
  const tn_adapter_builder_parameter parameter = {.name = tn_string_view_from("p"),
                                                  .element_type = TN_ELEMENT_FLOAT32,
                                                  .dims = &dim,
                                                  .rank = 1,
                                                  .data = tn_blob_data(blob),
                                                  .byte_size = 4};
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(w->builder, &parameter, blob));
  tn_object_release(blob);
  tn_adapter_builder_clear(w->builder);
}

static tn_walk_result visit_and_act(tn_op op, void* user_data) {
  world* w = user_data;
  if (tn_op_same(op, w->op)) world_act(w);
  return TN_WALK_ADVANCE;
}
static void by_walk(world* w) { (void)!tn_op_walk(w->root, TN_WALK_PRE_ORDER, visit_and_act, w); }
static void by_walk_post(world* w) {
  (void)!tn_op_walk(w->root, TN_WALK_POST_ORDER, visit_and_act, w);
}

static bool use_and_act(tn_op user, tn_attribute symbol_ref, void* user_data) {
  (void)user;
  (void)symbol_ref;
  world_act(user_data);
  return true;
}
static void by_uses(world* w) { (void)!tn_symbol_walk_uses(w->root, use_and_act, w); }

//===-- Rewriting -----------------------------------------------------------------------------===//

static void heard_op(void* user_data, tn_op op) {
  (void)op;
  world_act(user_data);
}
static void heard_replaced(void* user_data, tn_op op, const tn_value* values, size_t count) {
  (void)op;
  (void)values;
  (void)count;
  world_act(user_data);
}
static void heard_block(void* user_data, tn_block block) {
  (void)block;
  world_act(user_data);
}
static void open_rewriter(world* w, tn_rewrite_listener listener) {
  listener.user_data = w;
  EXPECT_STATUS(TN_OK, tn_rewriter_create(w->scope, &listener, &w->rewriter));
}
static void by_inserted(world* w) {
  open_rewriter(w, (tn_rewrite_listener){.op_inserted = heard_op});
  (void)!tn_rewriter_move_op_before(w->rewriter, w->leaf, w->op);
}
static void by_modified(world* w) {
  open_rewriter(w, (tn_rewrite_listener){.op_modified = heard_op});
  (void)!tn_rewriter_replace_uses(w->rewriter, tn_op_result(w->op, 0),
                                  tn_block_argument(w->block, 0));
}
static void by_replaced(world* w) {
  const tn_value value = tn_block_argument(w->block, 0);
  open_rewriter(w, (tn_rewrite_listener){.op_replaced = heard_replaced});
  (void)!tn_rewriter_replace_op(w->rewriter, w->op, &value, 1);
}
static void by_erased(world* w) {
  open_rewriter(w, (tn_rewrite_listener){.op_erased = heard_op});
  (void)!tn_rewriter_erase_op(w->rewriter, w->func);
}
static void by_block_inserted(world* w) {
  tn_block made;
  open_rewriter(w, (tn_rewrite_listener){.block_inserted = heard_block});
  (void)!tn_rewriter_split_block(w->rewriter, w->op, &made);
}
static void by_block_erased(world* w) {
  open_rewriter(w, (tn_rewrite_listener){.block_erased = heard_block});
  (void)!tn_rewriter_erase_block(w->rewriter, w->block);
}
static void by_driver_listener(world* w) {
  const tn_rewrite_listener listener = {.user_data = w, .op_erased = heard_op};
  tn_greedy_config config = tn_greedy_config_default();
  config.listener = &listener;
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_canonicalization(w->set));
  (void)!tn_rewrite_greedily(w->root, w->set, &config, NULL);
}

static void heard_pattern(void* user_data, tn_string_view name, bool applied) {
  (void)name;
  (void)applied;
  world_act(user_data);
}
static tn_status no_match(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  (void)rewriter;
  (void)op;
  return TN_NOT_FOUND;
}
static void by_pattern_tried(world* w) {
  const tn_pattern pattern = {.benefit = 1, .match_and_rewrite = no_match};
  const tn_rewrite_listener listener = {.user_data = w, .pattern_tried = heard_pattern};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(w->set, &pattern));
  (void)!tn_rewrite_once(w->root, w->set, &listener);
}

static tn_status pattern_and_act(void* user_data, tn_rewriter* rewriter, tn_op op) {
  world* w = user_data;
  (void)rewriter;
  if (!tn_op_same(op, w->op)) return TN_NOT_FOUND;
  world_act(w);
  return w->calls == 1 ? TN_OK : TN_NOT_FOUND;
}
static void add_pattern(world* w, void (*delete_user_data)(void* user_data)) {
  const tn_pattern pattern = {.benefit = 1,
                              .match_and_rewrite = pattern_and_act,
                              .user_data = w,
                              .delete_user_data = delete_user_data};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(w->set, &pattern));
}
static void by_pattern(world* w) {
  add_pattern(w, NULL);
  (void)!tn_rewrite_greedily(w->root, w->set, NULL, NULL);
}
static void by_pattern_once(world* w) {
  add_pattern(w, NULL);
  (void)!tn_rewrite_once(w->root, w->set, NULL);
}
static void destroy_set(world* w) {
  tn_pattern_set* set = w->set;
  tn_pattern_set_destroy(set);
  if (w->set == set) w->set = NULL;
}
static void by_pattern_end(world* w) {
  add_pattern(w, act_on);
  destroy_set(w);
}
static tn_status fold_and_act(void* user_data, tn_op op, const tn_attribute* operands,
                              size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)op;
  (void)operands;
  (void)operand_count;
  (void)results;
  (void)result_count;
  world_act(user_data);
  return TN_NOT_FOUND;
}
static void add_fold(world* w, void (*delete_user_data)(void* user_data)) {
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_fold(w->set, tn_string_view_from("arith.addi"),
                                               fold_and_act, w, delete_user_data));
}
static void by_fold(world* w) {
  add_fold(w, NULL);
  (void)!tn_rewrite_greedily(w->root, w->set, NULL, NULL);
}
static void by_fold_end(world* w) {
  add_fold(w, act_on);
  destroy_set(w);
}

static const char patterns[] =
    "pdl.pattern : benefit(1) {\n"
    "  %x = pdl.operand\n"
    "  %t = pdl.type\n"
    "  %op = pdl.operation \"arith.addi\"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)\n"
    "  pdl.apply_native_constraint \"holds\"(%op : !pdl.operation)\n"
    "  pdl.rewrite %op {\n"
    "    pdl.apply_native_rewrite \"changes\"(%op : !pdl.operation)\n"
    "    pdl.replace %op with (%x : !pdl.value)\n"
    "  }\n"
    "}\n";
static tn_status function_and_act(void* user_data, tn_rewriter* rewriter,
                                  const tn_pdl_value* arguments, size_t count,
                                  tn_pdl_results* results) {
  (void)rewriter;
  (void)arguments;
  (void)count;
  (void)results;
  world_act(user_data);
  return TN_OK;
}
static tn_status do_nothing(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                            size_t count, tn_pdl_results* results) {
  (void)user_data;
  (void)rewriter;
  (void)arguments;
  (void)count;
  (void)results;
  return TN_OK;
}
static void add_pdl(world* w, tn_pdl_fn constraint, void (*delete_constraint)(void*),
                    tn_pdl_fn rewrite, void (*delete_rewrite)(void*)) {
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_constraint(w->set, tn_string_view_from("holds"),
                                                         constraint, w, delete_constraint));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl_rewrite(w->set, tn_string_view_from("changes"),
                                                      rewrite, w, delete_rewrite));
  EXPECT_STATUS(TN_OK, tn_text_parse(w->scope, tn_string_view_from(patterns), NULL, &module));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_pdl(w->set, module));
  EXPECT_STATUS(TN_OK, tn_op_erase(module));
}
static void by_constraint(world* w) {
  add_pdl(w, function_and_act, NULL, do_nothing, NULL);
  (void)!tn_rewrite_greedily(w->root, w->set, NULL, NULL);
}
static void by_native_rewrite(world* w) {
  add_pdl(w, do_nothing, NULL, function_and_act, NULL);
  (void)!tn_rewrite_greedily(w->root, w->set, NULL, NULL);
}
static void by_constraint_end(world* w) {
  add_pdl(w, do_nothing, act_on, do_nothing, NULL);
  destroy_set(w);
}
static void by_rewrite_end(world* w) {
  add_pdl(w, do_nothing, NULL, do_nothing, act_on);
  destroy_set(w);
}

//===-- Adapters and the rest -----------------------------------------------------------------===//

/// Which of a device's functions acts; 0 for none.
static int acting;
static void device_acts(world* w, int function) {
  if (acting == function) world_act(w);
}
static tn_status device_allocate(void* user_data, size_t byte_size, void** out_block) {
  world* w = user_data;
  *out_block = malloc(byte_size);
  ++w->device_blocks;
  device_acts(w, 1);
  return TN_OK;
}
static void device_deallocate(void* user_data, void* block, size_t byte_size) {
  world* w = user_data;
  (void)byte_size;
  free(block);
  --w->device_blocks;
  device_acts(w, 2);
}
static tn_status device_copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                                size_t byte_size) {
  memcpy((char*)block + offset, bytes, byte_size);
  device_acts(user_data, 3);
  return TN_OK;
}
static tn_status device_copy_out(void* user_data, const void* block, size_t offset, void* out,
                                 size_t byte_size) {
  memcpy(out, (const char*)block + offset, byte_size);
  device_acts(user_data, 4);
  return TN_OK;
}
static void device_retain(void* user_data) { device_acts(user_data, 5); }
static void device_release(void* user_data) { device_acts(user_data, 6); }

/// A file with one tensor.
static tn_blob* adapter_file(world* w) {
  const int64_t dim = 4;
  static const float data[4] = {1, 2, 3, 4};
  tn_blob* file = NULL;
  tn_adapter_builder* builder = NULL;
  const tn_adapter_builder_parameter parameter = {.name = tn_string_view_from("p"),
                                                  .element_type = TN_ELEMENT_FLOAT32,
                                                  .dims = &dim,
                                                  .rank = 1,
                                                  .data = data,
                                                  .byte_size = sizeof data};
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(w->context, &builder));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(builder, &parameter, NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(builder, NULL, &file));
  tn_adapter_builder_destroy(builder);
  return file;
}
static void load(world* w, tn_device_policy policy, int function) {
  tn_blob* file = adapter_file(w);
  w->device = (tn_device_allocator){TN_DEVICE_OTHER,
                                    "mine",
                                    w,
                                    device_allocate,
                                    device_deallocate,
                                    device_copy_in,
                                    device_copy_out,
                                    device_retain,
                                    device_release};
  const tn_adapter_options options = {.device = &w->device, .device_policy = policy};
  acting = function;
  tn_adapter* adapter = NULL;
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(w->context, file, &options, &adapter));
  tn_object_release(file);
  w->adapter = adapter;
}
static void drop_adapter(world* w) {
  tn_adapter* adapter = w->adapter;
  w->adapter = NULL;
  tn_object_release(adapter);
  acting = 0;
}
static void by_device_allocate(world* w) {
  load(w, TN_DEVICE_COPY_ON_LOAD, 1);
  drop_adapter(w);
}
static void by_device_deallocate(world* w) {
  load(w, TN_DEVICE_COPY_ON_LOAD, 2);
  drop_adapter(w);
}
static void by_device_copy_in(world* w) {
  load(w, TN_DEVICE_COPY_ON_ATTACH, 3);
  (void)!tn_adapter_copy_to_device(w->adapter, w->context);
  drop_adapter(w);
}
static void by_device_copy_out(world* w) {
  float out[4];
  tn_tensor* tensor = NULL;
  load(w, TN_DEVICE_COPY_ON_LOAD, 4);
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(w->adapter, 0, &tensor));
  (void)!tn_tensor_read_device(tensor, 0, sizeof out, out);
  tn_object_release(tensor);
  drop_adapter(w);
}
static void by_device_retain(world* w) {
  load(w, TN_DEVICE_COPY_ON_LOAD, 5);
  drop_adapter(w);
}
static void by_device_release(world* w) {
  load(w, TN_DEVICE_COPY_ON_LOAD, 6);
  drop_adapter(w);
}
static void by_adapter_check(world* w) {
  load(w, TN_DEVICE_COPY_ON_ATTACH, 0);
  (void)!tn_adapter_check(w->adapter, w->context, progress_and_act, w);
}
static tn_status differ_and_act(void* user_data, const tn_adapter_difference* difference) {
  (void)difference;
  world_act(user_data);
  return TN_OK;
}
static void by_diff(world* w) {
  tn_blob* empty = NULL;
  tn_adapter* other = NULL;
  load(w, TN_DEVICE_COPY_ON_ATTACH, 0);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(w->builder, NULL, &empty));
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(w->context, empty, NULL, &other));
  tn_object_release(empty);
  (void)!tn_adapter_diff(w->adapter, other, w->context, differ_and_act, w);
  tn_object_release(other);
}

static tn_status expression_and_act(void* user_data, tn_affine_expr expr) {
  (void)expr;
  world_act(user_data);
  return TN_OK;
}
static void by_affine_walk(world* w) {
  tn_affine_expr dim;
  tn_affine_expr sum;
  EXPECT_STATUS(TN_OK, tn_affine_dim_get(w->context, 0, &dim));
  EXPECT_STATUS(TN_OK, tn_affine_binary_get(TN_AFFINE_ADD, dim, dim, &sum));
  (void)!tn_affine_expr_walk(sum, expression_and_act, w);
}

//===-- The table -----------------------------------------------------------------------------===//

typedef struct callback {
  const char* name;  ///< As in the headers: "tn_walk_fn", "tn_host_class.reclaim".
  rule rule;
  void (*provoke)(world* w);  ///< NULL: what the header says keeps all from it; `why` says where.
  const char* why;
} callback;

static const callback callbacks[] = {
    {"tn_allocator.resize", FREE, NULL, "calls nothing of the library (base.h)"},
    {"tn_object_allocator.allocate", FREE, NULL, "calls nothing of the library (object.h)"},
    {"tn_object_base.delete_space", FREE, NULL, "calls nothing of the library (object.h)"},
    {"tn_text_excerpt.find_alias", FREE, NULL, "calls nothing of the library (source_map.h)"},
    {"tn_pass_plugin_info_fn", FREE, NULL, "returns static data (pass_plugin.h)"},
    {"tn_interrupt_fn", FREE, NULL, "uses no context that it is asked for (context.h)"},
    {"tn_pass_plugin.register_passes", FREE, NULL, "the last thing that a load does"},
    {"tn_dialect_plugin_info_fn", FREE, NULL, "returns static data (dialect_plugin.h)"},
    {"tn_dialect_plugin.register_dialects", FREE, NULL, "the last thing that a load does"},
    {"tn_write_fn", READS, by_print, NULL},
    {"tn_write_fn", READS, by_print_block, NULL},
    {"tn_write_fn", READS, by_bytecode, NULL},
    {"tn_write_fn", READS, by_pass_print, NULL},
    {"tn_pass_options.begin_print", READS, by_begin_print, NULL},
    {"tn_pass_options.take_time", READS, by_take_time, NULL},
    {"tn_action_listener.begin", READS, by_action_begin, NULL},
    {"tn_action_listener.end", READS, by_action_end, NULL},
    {"tn_write_fn", FREE, by_type_print, NULL},
    {"tn_write_fn", FREE, by_manager_print, NULL},
    {"tn_write_fn", FREE, by_builder_write, NULL},
    {"tn_write_fn", REPORTS, by_diagnostic_print, NULL},
    {"tn_progress_fn", FREE, by_parse, NULL},
    {"tn_progress_fn", FREE, by_adapter_check, NULL},
    {"tn_diagnostic_handler_fn", REPORTS, by_report, NULL},
    {"tn_diagnostic_handler_fn", REPORTS, by_parse_error, NULL},
    {"tn_diagnostic_handler_fn", REPORTS, by_pipeline_error, NULL},
    {"tn_diagnostic_handler_attach.delete_user_data", FREE, by_detach, NULL},
    {"tn_diagnostic_handler_attach.delete_user_data", ENDING, by_handlers_end, NULL},
    {"tn_host_class.reclaim", FREE, by_erase, NULL},
    {"tn_host_class.reclaim", FREE, by_erase_parent, NULL},
    {"tn_host_class.reclaim", FREE, by_object, NULL},
    {"tn_host_class.forget", FREE, by_erase_block, NULL},
    {"tn_host_class.forget", FREE, by_passes, NULL},
    {"tn_host_class.forget", FREE, by_close, NULL},
    {"tn_host_class.forget", ENDING, by_hosts_end, NULL},
    {"tn_pass_fn", FREE, by_pass, NULL},
    {"tn_pass_fn", FREE, by_nested_pass, NULL},
    {"tn_pass_fn", FREE, by_inliner, NULL},
    {"tn_pass_registration.delete_user_data", ENDING, by_passes_end, NULL},
    {"tn_blob_release_fn", FREE, by_resource, NULL},
    {"tn_blob_release_fn", FREE, by_external, NULL},
    {"tn_blob_release_fn", FREE, by_builder, NULL},
    {"tn_blob_release_fn", ENDING, by_resources_end, NULL},
    {"tn_walk_fn", FREE, by_walk, NULL},
    {"tn_walk_fn", FREE, by_walk_post, NULL},
    {"tn_walk_parallel_fn", READS, by_parallel_visit, NULL},
    {"tn_walk_parallel_options.begin_thread", READS, by_thread_begin, NULL},
    {"tn_walk_parallel_options.end_thread", READS, by_thread_end, NULL},
    {"tn_symbol_use_fn", READS, by_uses, NULL},
    {"tn_rewrite_listener.op_inserted", READS, by_inserted, NULL},
    {"tn_rewrite_listener.op_modified", READS, by_modified, NULL},
    {"tn_rewrite_listener.op_replaced", READS, by_replaced, NULL},
    {"tn_rewrite_listener.op_erased", READS, by_erased, NULL},
    {"tn_rewrite_listener.op_erased", READS, by_driver_listener, NULL},
    {"tn_rewrite_listener.block_inserted", READS, by_block_inserted, NULL},
    {"tn_rewrite_listener.block_erased", READS, by_block_erased, NULL},
    {"tn_rewrite_listener.pattern_tried", READS, by_pattern_tried, NULL},
    {"tn_pattern_fn", FREE, by_pattern, NULL},
    {"tn_pattern_fn", FREE, by_pattern_once, NULL},
    {"tn_pattern.delete_user_data", FREE, by_pattern_end, NULL},
    {"tn_fold_hook_fn", FREE, by_fold, NULL},
    {"tn_pattern_set_add_fold.delete_user_data", FREE, by_fold_end, NULL},
    {"tn_pattern_fn", FREE, by_canonicalization, NULL},
    {"tn_fold_hook_fn", READS, by_interface_fold, NULL},
    {"tn_op_interfaces.verify", READS, by_interface_verify, NULL},
    {"tn_op_interfaces.infer_types", READS, by_infer_types, NULL},
    {"tn_op_assembly.print", READS, by_assembly_print, NULL},
    {"tn_op_assembly.parse", READS, by_assembly_parse, NULL},
    {"tn_op_interfaces.get_effects", READS, by_get_effects, NULL},
    {"tn_op_interfaces.get_speculation", READS, by_get_speculation, NULL},
    {"tn_op_interfaces.delete_user_data", ENDING, by_interfaces_end, NULL},
    {"tn_op_branch.successor_for_operands", READS, by_successor_for_operands, NULL},
    {"tn_op_region_branch.entry_edge", READS, by_entry_edge, NULL},
    {"tn_op_region_branch.region_edge", READS, by_region_edge, NULL},
    {"tn_op_region_terminator.edge", READS, by_terminator_edge, NULL},
    {"tn_op_memory_slot.value_type", READS, by_value_type, NULL},
    {"tn_op_inliner.op_is_legal", READS, by_op_is_legal, NULL},
    {"tn_op_inliner.region_is_legal", READS, by_region_is_legal, NULL},
    {"tn_op_inliner.call_is_legal", READS, by_call_is_legal, NULL},
    {"tn_type_conversion_fn", READS, by_type_conversion, NULL},
    {"tn_materialization_fn", FREE, by_materialization, NULL},
    {"tn_legality_fn", READS, by_legality, NULL},
    {"tn_conversion_pattern_fn", FREE, by_conversion_pattern, NULL},
    {"tn_conversion_config.op_judged", READS, by_judgement, NULL},
    {"tn_type_converter_add_conversion.delete_user_data", FREE, by_conversion_end, NULL},
    {"tn_type_converter_add_materialization.delete_user_data", FREE, by_materialization_end, NULL},
    {"tn_legality_callback.delete_user_data", FREE, by_legality_end, NULL},
    {"tn_conversion_pattern.delete_user_data", FREE, by_conversion_pattern_end, NULL},
    {"tn_pdl_fn", READS, by_constraint, NULL},
    {"tn_pdl_fn", FREE, by_native_rewrite, NULL},
    {"tn_pattern_set_add_pdl_constraint.delete_user_data", FREE, by_constraint_end, NULL},
    {"tn_pattern_set_add_pdl_rewrite.delete_user_data", FREE, by_rewrite_end, NULL},
    {"tn_device_allocator.allocate", FREE, by_device_allocate, NULL},
    {"tn_device_allocator.deallocate", FREE, by_device_deallocate, NULL},
    {"tn_device_allocator.copy_in", FREE, by_device_copy_in, NULL},
    {"tn_device_allocator.copy_out", FREE, by_device_copy_out, NULL},
    {"tn_device_allocator.retain", FREE, by_device_retain, NULL},
    {"tn_device_allocator.release", FREE, by_device_release, NULL},
    {"tn_adapter_difference_fn", FREE, by_diff, NULL},
    {"tn_affine_walk_fn", FREE, by_affine_walk, NULL},
    {"tn_nested_walk_fn", FREE, by_nested_walk, NULL},
    {"tn_nested_replace_fn", FREE, by_nested_replace, NULL},
};

typedef enum outcome {
  RIGHT,      ///< Done, or refused for a reason of its own (what it is about may be gone).
  REFUSED,    ///< Refused with words; nothing changed.
  GONE,       ///< Refused, since the context ends: nobody is there to be told.
  UNTIL_THEN  ///< The context or scope is there until the call is over, and not after that.
} outcome;

static const outcome outcomes[RULE_COUNT][ACT_KIND_COUNT] = {
    /*           LOOKS  CHANGES  ENTERS CLOSES      ENDS        LETS_GO */
    [FREE] = {RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT},
    [READS] = {RIGHT, REFUSED, RIGHT, UNTIL_THEN, UNTIL_THEN, RIGHT},
    [REPORTS] = {RIGHT, REFUSED, RIGHT, REFUSED, REFUSED, RIGHT},
    [ENDING] = {GONE, GONE, GONE, RIGHT, RIGHT, RIGHT},
};

static void check_answer(const world* w, const callback* it) {
  switch (outcomes[it->rule][w->act->kind]) {
    case REFUSED:
      if (w->act->kind == CLOSES) EXPECT_TRUE(w->was_open);
      if (w->act->kind == ENDS) EXPECT_TRUE(w->was_alive);
      // What is about to be erased may be gone by then.
      if (w->act->kind == CHANGES) EXPECT_TRUE(w->answer != TN_OK);
      EXPECT_TRUE(w->reports != 0);
      break;
    case GONE:
      EXPECT_TRUE(w->answer != TN_OK);
      break;
    case UNTIL_THEN:
      EXPECT_TRUE(w->was_alive && w->was_open);
      EXPECT_TRUE(w->act->kind == CLOSES ? !tn_scope_is_open(w->scope)
                                         : !tn_context_is_alive(w->context));
      break;
    default:
      break;
  }
}

static void run_pair(const callback* it, const act* done) {
  static world w;
  world_open(&w);
  w.act = done;
  if (getenv("TENURE_TEST_PAIRS") != NULL) fprintf(stderr, "%s / %s\n", it->name, done->name);
  it->provoke(&w);
  if (w.calls == 0) TN_FAIL("%s was not called", it->name);
  check_answer(&w, it);
  if (tn_op_check(w.root) == TN_OK) (void)!tn_op_verify(w.root);
  world_close(&w);
  EXPECT_EQ(w.blobs_made, w.blobs_gone);
  EXPECT_EQ(0, w.device_blocks);
  EXPECT_EQ(0, w.budget.live_bytes);
}

TN_TEST(every_callback_takes_every_act) {
  for (size_t i = 0; i < sizeof callbacks / sizeof *callbacks; ++i) {
    if (callbacks[i].provoke == NULL) continue;
    for (size_t k = 0; k < act_count; ++k) run_pair(&callbacks[i], &acts[k]);
  }
}
