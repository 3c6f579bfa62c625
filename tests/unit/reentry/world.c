// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The world of the re-entrancy table, and the acts: each calls one kind of function of the library.

#include "world.h"

#include <stdlib.h>

//===-- The world -----------------------------------------------------------------------------===//

static const char text[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  %1 = arith.muli %0, %a : i32\n"
    "  %2 = arith.subi %0, %a : i32\n"
    "  return %1 : i32\n"
    "}\n"
    "func.func @g() { %0 = \"t.uses\"() {r = dense_resource<bytes> : tensor<4xi8>} : () -> i32\n"
    "  %1 = func.call @f(%0) : (i32) -> i32 return }\n";

static bool count_report(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  ++((world*)user_data)->reports;
  return false;
}

typedef struct blob_owner {
  world* w;
  bool acts;
} blob_owner;

static void give_back(void* user_data, const void* data, size_t byte_size) {
  blob_owner* owner = user_data;
  (void)data;
  (void)byte_size;
  ++owner->w->blobs_gone;
  if (owner->acts) world_act(owner->w);
  free(owner);
}

tn_blob* world_blob(world* w, bool acts_at_end) {
  static const char bytes[4] = "abc";
  blob_owner* owner = malloc(sizeof *owner);
  tn_blob* blob = NULL;
  EXPECT_TRUE(owner != NULL);
  *owner = (blob_owner){w, acts_at_end};
  EXPECT_STATUS(TN_OK, tn_blob_create(bytes, sizeof bytes, 1, give_back, owner, &blob));
  ++w->blobs_made;
  return blob;
}

static tn_op nth_op(tn_block block, size_t index) {
  tn_op op = tn_block_first_op(block);
  while (index-- > 0) op = tn_op_next(op);
  return op;
}

static void open_ir(world* w) {
  const tn_text_parse_options options = {0};
  const tn_string_view source = tn_string_view_from(text);
  EXPECT_STATUS(TN_OK, tn_text_parse(w->scope, source, &options, &w->root));
  w->func = tn_block_first_op(tn_region_first_block(tn_op_region(w->root, 0)));
  w->block = tn_region_first_block(tn_op_region(w->func, 0));
  w->op = nth_op(w->block, 0);
  w->leaf = nth_op(w->block, 2);
  w->type = tn_value_type(tn_op_result(w->op, 0));
  EXPECT_STATUS(TN_OK, tn_op_clone(w->scope, w->func, 0, NULL, NULL, &w->spare));
}

static void open_objects(world* w) {
  const tn_string_view anchor = tn_string_view_from("builtin.module");
  EXPECT_STATUS(TN_OK, tn_pass_manager_create(w->context, anchor, &w->manager));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(w->context, &w->set));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(w->context, &w->builder));
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(w->root, &w->table));
  EXPECT_STATUS(TN_OK, tn_clone_map_create(w->context, &w->map));
  EXPECT_STATUS(TN_OK, tn_external_resources_create(NULL, &w->external));
}

void world_open(world* w) {
  *w = (world){.budget = {.allocations = SIZE_MAX}, .answer = TN_STALE_HANDLE};
  const tn_context_options options = {.allocator = tn_budget_allocator(&w->budget),
                                      .allow_unregistered_dialects = true};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &w->context));
  tn_context_retain(w->context);
  EXPECT_STATUS(TN_OK, tn_scope_open(w->context, NULL, &w->scope));
  tn_object_retain(w->scope);
  EXPECT_STATUS(TN_OK,
                tn_diagnostic_handler_attach(w->context, count_report, w, NULL, &w->handler));
  tn_blob* blob = world_blob(w, false);
  const tn_string_view dialect = tn_string_view_from("builtin");
  EXPECT_STATUS(TN_OK, tn_resource_insert(w->context, dialect, tn_string_view_from("bytes"), blob,
                                          &w->resource));
  tn_object_release(blob);
  open_ir(w);
  open_objects(w);
}

void world_release(world* w) {
  tn_rewriter_destroy(w->rewriter);
  tn_pass_manager_destroy(w->manager);
  tn_pattern_set_destroy(w->set);
  tn_adapter_builder_destroy(w->builder);
  tn_symbol_table_destroy(w->table);
  tn_clone_map_destroy(w->map);
  tn_external_resources_destroy(w->external);
  tn_object_release(w->adapter);
  w->rewriter = NULL;
  w->manager = NULL;
  w->set = NULL;
  w->builder = NULL;
  w->table = NULL;
  w->map = NULL;
  w->external = NULL;
  w->adapter = NULL;
}

void world_close(world* w) {
  if (tn_context_is_alive(w->context)) {
    world_release(w);
    tn_scope_close(w->scope);
    tn_context_destroy(w->context);
  }
  tn_object_release(w->scope);
  tn_context_release(w->context);
}

void world_act(world* w) {
  if (w->calls++ != 0) return;
  w->answer = w->act->run(w);
  w->was_alive = tn_context_is_alive(w->context);
  w->was_open = tn_scope_is_open(w->scope);
}

//===-- Looking -------------------------------------------------------------------------------===//

static tn_status drop_bytes(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

static tn_status print_root(world* w) { return tn_op_print(w->root, NULL, drop_bytes, NULL); }

static tn_status write_bytecode(world* w) {
  return tn_bytecode_write(w->root, NULL, drop_bytes, NULL);
}

static tn_status verify_root(world* w) { return tn_op_verify(w->root); }

static tn_walk_result pass_by(tn_op op, void* user_data) {
  (void)user_data;
  (void)tn_op_name(op);
  return TN_WALK_ADVANCE;
}

static tn_status walk_root(world* w) {
  return tn_op_walk(w->root, TN_WALK_POST_ORDER, pass_by, NULL);
}

static tn_status check_op(world* w) { return tn_op_check(w->op); }

static tn_status make_type(world* w) {
  tn_type type;
  return tn_integer_type_get(w->context, 77, TN_SIGNLESS, &type);
}

static tn_status report(world* w) {
  tn_diagnostic_emit(tn_location_unknown(w->context), TN_SEVERITY_WARNING,
                     tn_string_view_from("from inside"));
  return TN_OK;
}

static bool ignore(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  (void)user_data;
  return false;
}

static tn_status attach_and_detach(world* w) {
  tn_diagnostic_handler_id id;
  const tn_status status = tn_diagnostic_handler_attach(w->context, ignore, NULL, NULL, &id);
  tn_diagnostic_handler_detach(w->context, id);
  tn_diagnostic_handler_detach(w->context, w->handler);
  return status;
}

//===-- Changing ------------------------------------------------------------------------------===//

static tn_status erase_op(world* w) {
  const tn_status status = tn_op_drop_all_uses(w->op);
  return status == TN_OK ? tn_op_erase(w->op) : status;
}
static tn_status erase_leaf(world* w) { return tn_op_erase(w->leaf); }
static tn_status erase_parent(world* w) { return tn_op_erase(w->func); }
static tn_status erase_root(world* w) { return tn_op_erase(w->root); }
static tn_status erase_spare(world* w) { return tn_op_erase(w->spare); }
static tn_status erase_next(world* w) {
  const tn_op next = tn_op_next(w->op);
  const tn_status status = tn_op_drop_all_uses(next);
  return status == TN_OK ? tn_op_erase(next) : status;
}
static tn_status erase_block(world* w) { return tn_block_erase(w->block); }
static tn_status move_op(world* w) { return tn_op_move_to_end(w->leaf, w->block); }
static tn_status move_out(world* w) { return tn_op_detach(w->func); }
static tn_status release(world* w) { return tn_op_release(w->spare); }
static tn_status split(world* w) {
  tn_block made;
  return tn_block_split(w->op, &made);
}
static tn_status add_argument(world* w) {
  tn_value made;
  return tn_block_add_argument(w->block, w->type, (tn_location){NULL, 0}, &made);
}
static tn_status set_operand(world* w) {
  return tn_op_set_operand(w->leaf, 0, tn_block_argument(w->block, 0));
}
static tn_status replace_uses(world* w) {
  return tn_value_replace_all_uses(tn_op_result(w->op, 0), tn_block_argument(w->block, 0));
}
static tn_status set_attribute(world* w) {
  tn_identifier name;
  tn_attribute value;
  if (tn_identifier_get(w->context, tn_string_view_from("mine"), &name) != TN_OK ||
      tn_string_attribute_get(w->context, tn_string_view_from("yes"), &value) != TN_OK) {
    return TN_OUT_OF_MEMORY;
  }
  return tn_op_set_attribute(w->op, name, value);
}
static tn_status set_name(world* w) {
  return tn_symbol_set_name(w->func, tn_string_view_from("renamed"));
}
static tn_status create_op(world* w) {
  tn_op_state state = {.insertion = {.block = w->block}};
  tn_op made;
  if (tn_operation_name_get(w->context, tn_string_view_from("t.made"), &state.name) != TN_OK) {
    return TN_OUT_OF_MEMORY;
  }
  state.insertion.before = w->op;
  return tn_op_create(w->scope, &state, &made);
}
static tn_status clone_func(world* w) {
  const tn_insertion at = {.before = w->func};
  tn_op made;
  return tn_op_clone(w->scope, w->func, 0, NULL, &at, &made);
}
static tn_status run_passes(world* w) {
  tn_pass_manager* manager = NULL;
  tn_status status = tn_pass_manager_parse(
      w->context, tn_string_view_from("builtin.module(canonicalize,cse)"), &manager);
  if (status == TN_OK) status = tn_pass_manager_run(manager, w->root, NULL);
  tn_pass_manager_destroy(manager);
  return status;
}
static tn_status rewrite(world* w) {
  tn_pattern_set* set = NULL;
  tn_status status = tn_pattern_set_create(w->context, &set);
  if (status == TN_OK) status = tn_pattern_set_add_canonicalization(set);
  if (status == TN_OK) status = tn_rewrite_greedily(w->root, set, NULL, NULL);
  tn_pattern_set_destroy(set);
  return status;
}

//===-- Entering ------------------------------------------------------------------------------===//

static tn_status insert_resource(world* w) {
  tn_blob* blob = world_blob(w, false);
  tn_resource* made = NULL;
  const tn_status status = tn_resource_insert(w->context, tn_string_view_from("builtin"),
                                              tn_string_view_from("more"), blob, &made);
  tn_object_release(blob);
  return status;
}
static tn_status set_blob(world* w) {
  tn_blob* blob = world_blob(w, false);
  tn_resource_set_blob(w->resource, blob);
  tn_object_release(blob);
  return w->context == NULL || tn_resource_has_blob(w->resource) ? TN_OK : TN_CONTEXT_DESTROYED;
}
static tn_status remove_resource(world* w) {
  tn_resource_remove(w->resource);
  return TN_OK;
}
static tn_status parse(world* w) {
  tn_scope* inner = NULL;
  tn_op op;
  tn_status status = tn_scope_open(w->context, NULL, &inner);
  if (status != TN_OK) return status;
  status = tn_text_parse(inner, tn_string_view_from(text), NULL, &op);
  tn_scope_close(inner);
  return status;
}
static tn_status parse_nothing_good(world* w) {
  tn_scope* inner = NULL;
  tn_op op;
  const tn_status status = tn_scope_open(w->context, NULL, &inner);
  if (status != TN_OK) return status;
  EXPECT_TRUE(tn_text_parse(inner, tn_string_view_from("%0 = ) {"), NULL, &op) != TN_OK);
  tn_scope_close(inner);
  return TN_OK;
}
static tn_status nothing_to_do(void* user_data, tn_op op) {
  (void)user_data;
  (void)op;
  return TN_OK;
}
static tn_status register_pass(world* w) {
  const tn_pass_registration registration = {.name = tn_string_view_from("from-inside"),
                                             .run = nothing_to_do};
  return tn_pass_register(w->context, &registration);
}

//===-- Ends ----------------------------------------------------------------------------------===//

static tn_status close_scope(world* w) {
  tn_scope_close(w->scope);
  return TN_OK;
}
static tn_status close_scope_twice(world* w) {
  tn_scope_close(w->scope);
  tn_scope_close(w->scope);
  return TN_OK;
}
static tn_status destroy_context(world* w) {
  world_release(w);
  // Where the context ends already, one reference is the end's, and the other the test's.
  if (!tn_context_is_alive(w->context)) tn_context_retain(w->context);
  tn_context_destroy(w->context);
  return TN_OK;
}
static tn_status destroy_all(world* w) {
  if (!tn_context_is_alive(w->context)) return TN_OK;
  world_release(w);
  return TN_OK;
}

#define ACT(name, kind) \
  { #name, kind, name }
const act acts[] = {ACT(print_root, LOOKS),
                    ACT(write_bytecode, LOOKS),
                    ACT(verify_root, LOOKS),
                    ACT(walk_root, LOOKS),
                    ACT(check_op, LOOKS),
                    ACT(make_type, LETS_GO),
                    ACT(report, LETS_GO),
                    ACT(attach_and_detach, ENTERS),
                    ACT(erase_op, CHANGES),
                    ACT(erase_leaf, CHANGES),
                    ACT(erase_parent, CHANGES),
                    ACT(erase_root, CHANGES),
                    ACT(erase_spare, CHANGES),
                    ACT(erase_next, CHANGES),
                    ACT(erase_block, CHANGES),
                    ACT(move_op, CHANGES),
                    ACT(move_out, CHANGES),
                    ACT(release, CHANGES),
                    ACT(split, CHANGES),
                    ACT(add_argument, CHANGES),
                    ACT(set_operand, CHANGES),
                    ACT(replace_uses, CHANGES),
                    ACT(set_attribute, CHANGES),
                    ACT(set_name, CHANGES),
                    ACT(create_op, CHANGES),
                    ACT(clone_func, CHANGES),
                    ACT(run_passes, CHANGES),
                    ACT(rewrite, CHANGES),
                    ACT(insert_resource, ENTERS),
                    ACT(set_blob, ENTERS),
                    ACT(remove_resource, LETS_GO),
                    ACT(parse, ENTERS),
                    ACT(parse_nothing_good, ENTERS),
                    ACT(register_pass, ENTERS),
                    ACT(close_scope, CLOSES),
                    ACT(close_scope_twice, CLOSES),
                    ACT(destroy_context, ENDS),
                    ACT(destroy_all, LETS_GO)};
const size_t act_count = sizeof acts / sizeof *acts;
