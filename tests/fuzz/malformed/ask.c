// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is asked of malformed ops: printers, bytecode, clones, the verifier, analyses, constants,
// types, effects and interfaces, folds, the greedy driver, patterns that make ops, and passes.

#include "ir/op_interface.h"
#include "ir/well_formed.h"
#include "rewrite/branch.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "rewrite/region_flow.h"
#include "scope/access.h"
// clang-format off
#include "malformed.h"
// clang-format on

#define PASSES_A_MODULE 4u

//===-- The context ---------------------------------------------------------------------------===//

void open_context(world* w) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  must(tn_context_create(&options, &w->context) == TN_OK, "making a context");
  w->scope = tn_context_root_scope(w->context);
}

void close_context(world* w) { tn_context_destroy(w->context); }

//===-- The whole module ----------------------------------------------------------------------===//

static void print_it(world* w, tn_op op) {
  text out = {0};
  for (uint32_t i = 0; i < 3; ++i) {
    const tn_print_options options = {.custom_form = i != 0,
                                      .debug_info = i == 2 && chance(w, 2),
                                      .local_scope = i == 2 && chance(w, 2),
                                      .value_users = i == 2 && chance(w, 2)};
    out.size = 0;
    const tn_status status = tn_op_print(op, &options, text_append, &out);
    must(status == TN_OK, tn_status_name(status));
  }
  free(out.data);
}

static void show(const world* w, tn_op op) {
  text out = {0};
  if (!w->is_traced) return;
  must(tn_op_print(op, NULL, text_append, &out) == TN_OK, "printing");
  printf("%.*s\n", (int)out.size, out.data);
  free(out.data);
}

static void write_it(world* w, tn_op op) {
  text out = {0};
  tn_op again;
  if (tn_bytecode_write(op, NULL, text_append, &out) == TN_OK) {
    const tn_bytecode_read_options options = {.skip_verify = true};
    if (tn_bytecode_read(w->scope, text_view(&out), &options, &again) == TN_OK) {
      print_it(w, again);
      must(tn_op_erase(again) == TN_OK, "erasing what was read");
    }
  }
  free(out.data);
}

static bool count_use(tn_op user, tn_attribute reference, void* user_data) {
  (void)user;
  *(size_t*)user_data += !tn_attribute_is_null(reference);
  return true;
}

static void analyse(tn_op op) {
  tn_dominance* dominance = NULL;
  tn_liveness* liveness = NULL;
  tn_call_graph* graph = NULL;
  tn_symbol_table* table = NULL;
  size_t uses = 0;
  if (tn_dominance_create(op, TN_DOMINANCE_FORWARD, &dominance) == TN_OK)
    tn_dominance_destroy(dominance);
  if (tn_liveness_create(op, &liveness) == TN_OK) tn_liveness_destroy(liveness);
  if (tn_call_graph_create(op, &graph) == TN_OK) tn_call_graph_destroy(graph);
  if (tn_symbol_table_create(op, &table) == TN_OK) {
    (void)tn_symbol_table_lookup(table, tn_string_view_from("f"));
    tn_symbol_table_destroy(table);
  }
  (void)tn_symbol_walk_uses(op, count_use, &uses);
}

//===-- One op --------------------------------------------------------------------------------===//

static void infer(world* w, tn_op op) {
  tn_value operands[8];
  tn_named_attribute attributes[16];
  tn_type types[8];
  size_t count = 0;
  tn_op_state state = {.name = tn_op_operation_name(op),
                       .operands = operands,
                       .attributes = attributes,
                       .region_count = tn_op_region_count(op)};
  for (; state.operand_count < 8 && state.operand_count < tn_op_operand_count(op);
       ++state.operand_count) {
    operands[state.operand_count] = tn_op_operand(op, state.operand_count);
  }
  for (; state.attribute_count < 16 && state.attribute_count < tn_op_property_count(op);
       ++state.attribute_count) {
    attributes[state.attribute_count] = tn_op_property_at(op, state.attribute_count);
  }
  (void)!tn_op_infer_types(w->scope, &state, types, 8, &count);
}

static void ask_regions(const tn_context* context, tn_ref op, const tn_op_interface* interface) {
  const uint32_t count = tn_op_cell__region_count(tn_op__at(context, op));
  tn_region_successor to;
  if (interface->region_branch == NULL) return;
  for (uint32_t i = 0;
       i < 8 && interface->region_branch->entry_successor(context, op, NULL, i, &to); ++i)
    continue;
  for (uint32_t k = 0; k < count; ++k) {
    const tn_ref region = tn_op_cell__region(tn_op__at(context, op), k);
    for (uint32_t i = 0;
         i < 8 && interface->region_branch->region_successor(context, op, region, i, &to); ++i)
      continue;
  }
}

static void ask_interfaces(tn_context* context, tn_ref op) {
  const tn_op_interface* interface = tn_op_interface__of(context, op);
  tn_region_successor to;
  tn_memory_slot slot;
  tn_dim_set reductions = {0};
  (void)tn_effects__of(context, op);
  (void)tn_effects__would_be_dead(context, op);
  (void)tn_effects__is_pure(context, op);
  if (interface->speculatability != NULL) (void)interface->speculatability(context, op);
  if (interface->branch != NULL) {
    tn_branch_walk walk = {0};
    interface->branch->successor_operands(context, op, &walk);
    if (interface->branch->successor_for_operands != NULL) {
      tn_attribute known[64] = {{NULL}};
      if (tn_op_cell__operand_count(context, tn_op__at(context, op)) <= 64) {
        (void)interface->branch->successor_for_operands(context, op, known);
      }
    }
  }
  ask_regions(context, op, interface);
  if (interface->region_terminator != NULL) {
    for (uint32_t i = 0;
         i < 8 && interface->region_terminator->successor(context, op, NULL, i, &to); ++i)
      continue;
  }
  if (interface->promotable_allocation != NULL) {
    (void)interface->promotable_allocation->promotable_slot(context, op, &slot);
  }
  if (interface->tiling != NULL && interface->tiling->loops != NULL) {
    (void)interface->tiling->loops(context, op, &reductions);
  }
}

/// Folds an op, and makes no use of what it comes to.
static void fold(world* w, tn_ref op) {
  tn_rewriter rewriter;
  tn_fold folded;
  tn_rewriter__open(&rewriter, tn_scope__entry(w->module.scope)->shard);
  tn_rewriter__for(&rewriter, op);
  (void)tn_fold__run(&rewriter, op, NULL, &folded);
  tn_fold__close(&folded);
}

/// What a program may ask of any op, which nobody marked.
static tn_walk_result ask_openly(tn_op op, void* user_data) {
  infer(user_data, op);
  tn_attribute constant;
  for (size_t i = 0; i < tn_op_result_count(op); ++i)
    (void)!tn_value_constant(tn_op_result(op, i), &constant);
  (void)tn_symbol_name(op);
  return TN_WALK_ADVANCE;
}

static tn_walk_result ask_op(tn_op op, void* user_data) {
  world* w = user_data;
  ask_interfaces(w->context, op.slot);
  return ask_openly(op, user_data);
}

static tn_walk_result change_op(tn_op op, void* user_data) {
  world* w = user_data;
  if (!tn_op_is_detached(op)) {
    show(w, op);
    change_by_interfaces(w, tn_scope__entry(w->module.scope)->shard, op.slot);
  }
  return TN_WALK_ADVANCE;
}

static tn_walk_result fold_op(tn_op op, void* user_data) {
  if (!tn_op_is_detached(op)) fold(user_data, op.slot);
  return TN_WALK_ADVANCE;
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static tn_op copy(world* w) {
  tn_op clone;
  must(tn_op_clone(w->scope, w->module, TN_CLONE_WHOLE, NULL, NULL, &clone) == TN_OK, "cloning");
  return clone;
}

static void drop(tn_op op) {
  if (tn_op_check(op) == TN_OK) must(tn_op_erase(op) == TN_OK, "erasing");
}

/// A pattern that changes the op, or some around it, without a word.
static tn_status change_something(void* user_data, tn_rewriter* rewriter, tn_op op) {
  world* w = user_data;
  if (!chance(w, 12)) return TN_NOT_FOUND;
  const tn_op parent = tn_op_parent(op);
  change_ops(w, tn_op_is_null(parent) ? op : parent, 1);
  return tn_op_check(op) == TN_OK && chance(w, 2) ? tn_rewriter_op_modified(rewriter, op) : TN_OK;
}

static void add_pdl(world* w, tn_pattern_set* set) {
  char source[1024];
  tn_op patterns;
  snprintf(source, sizeof source,
           "pdl.pattern : benefit(1) {\n"
           "  %%t = type\n"
           "  %%o = operation \"%s\" -> (%%t : !pdl.type)\n"
           "  rewrite %%o {\n"
           "    %%n = operation \"%s\" -> (%%t : !pdl.type)\n"
           "    replace %%o with %%n\n"
           "  }\n"
           "}\n",
           chance(w, 2) ? "arith.constant" : all_ops.items[below(w, (uint32_t)all_ops.count)],
           all_ops.items[below(w, (uint32_t)all_ops.count)]);
  const tn_text_parse_options options = {.skip_verify = true};
  if (tn_text_parse(w->scope, tn_string_view_from(source), &options, &patterns) != TN_OK) return;
  (void)!tn_pattern_set_add_pdl(set, patterns);
  drop(patterns);
}

static void rewrite(world* w) {
  const tn_op clone = copy(w);
  tn_pattern_set* set = NULL;
  tn_greedy_config config = tn_greedy_config_default();
  config.max_num_rewrites = 200;
  config.use_top_down_traversal = chance(w, 2);
  config.region_simplification = (tn_region_simplification)below(w, 3);
  must(tn_pattern_set_create(w->context, &set) == TN_OK, "making a pattern set");
  add_pdl(w, set);
  if (chance(w, 2)) {
    const tn_pattern pattern = {
        .benefit = 1, .match_and_rewrite = change_something, .user_data = w};
    must(tn_pattern_set_add(set, &pattern) == TN_OK, "adding a pattern");
  }
  must(tn_pattern_set_freeze(set) == TN_OK, "freezing");
  (void)!tn_rewrite_greedily(clone, set, &config, NULL);
  tn_pattern_set_destroy(set);
  print_it(w, clone);
  drop(clone);
}

static void rewrite_once(world* w) {
  const tn_op clone = copy(w);
  tn_pattern_set* set = NULL;
  must(tn_pattern_set_create(w->context, &set) == TN_OK, "making a pattern set");
  add_pdl(w, set);
  const tn_pattern pattern = {.benefit = 1, .match_and_rewrite = change_something, .user_data = w};
  must(tn_pattern_set_add(set, &pattern) == TN_OK, "adding a pattern");
  if (tn_op_verify(clone) == TN_OK) {
    must(tn_pattern_set_add_canonicalization(set) == TN_OK, "adding canonicalizations");
  }
  must(tn_pattern_set_freeze(set) == TN_OK, "freezing");
  (void)!tn_rewrite_once(clone, set, NULL);
  tn_pattern_set_destroy(set);
  if (tn_op_check(clone) == TN_OK) print_it(w, clone);
  drop(clone);
}

/// A user's pass, between two of the library's, that leaves ops malformed.
static tn_status spoil(void* user_data, tn_op op) {
  world* w = user_data;
  change_ops(w, op, 1 + below(w, 5));
  return TN_OK;
}

/// Passes on a text that is well-formed until it is spoiled between them.
static void run_spoiled(world* w, size_t number) {
  const tn_text_parse_options options = {.skip_verify = true};
  const tn_pass_options how = {.skip_verify = chance(w, 2)};
  tn_pass_manager* manager = NULL;
  tn_op op;
  const char* source = all_texts.items[below(w, (uint32_t)all_texts.count)];
  if (tn_text_parse(w->scope, tn_string_view_from(source), &options, &op) != TN_OK) return;
  if (tn_op_verify(op) == TN_OK) {
    w->value_count = 0;
    must(tn_pass_manager_create(w->context, tn_string_view_from("any"), &manager) == TN_OK,
         "making a pass manager");
    (void)!tn_pass_manager_add(manager, tn_pass_name(number % tn_pass_count()));
    must(tn_pass_manager_add_callback(manager, tn_string_view_from("spoil"), spoil, w) == TN_OK,
         "adding a callback");
    (void)!tn_pass_manager_add(manager, tn_pass_name((number + 1) % tn_pass_count()));
    (void)!tn_pass_manager_run(manager, op, &how);
    tn_pass_manager_destroy(manager);
  }
  drop(op);
}

static void run_pass(world* w, size_t number) {
  static const char* const anchors[] = {"builtin.module(%.*s)", "builtin.module(func.func(%.*s))",
                                        "builtin.module(any(%.*s))"};
  const tn_op clone = copy(w);
  const tn_string_view name = tn_pass_name(number);
  char pipeline[256];
  const tn_pass_options options = {.skip_verify = true};
  snprintf(pipeline, sizeof pipeline, anchors[chance(w, 3) ? 1 + below(w, 2) : 0], (int)name.size,
           name.data);
  if (w->is_traced) printf("%s\n", pipeline);
  (void)!tn_op_run_pipeline(clone, pipeline, &options);
  if (tn_op_check(clone) == TN_OK) print_it(w, clone);
  drop(clone);
}

/// Has each op of a copy, in which malformed ones are marked, be changed.
static void change_marked(world* w, tn_walk_fn change) {
  const tn_op clone = copy(w);
  tn_op__mark_tree(w->context, clone.slot, NULL);
  (void)tn_op_walk(clone, TN_WALK_POST_ORDER, change, w);
  tn_op__unmark_tree(w->context, clone.slot);
  drop(clone);
}

void ask_all(world* w, size_t first_pass) {
  if (w->is_traced) setvbuf(stdout, NULL, _IONBF, 0);
  show(w, w->module);
  print_it(w, w->module);
  (void)!tn_op_verify(w->module);
  write_it(w, w->module);
  analyse(w->module);
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, ask_openly, w);
  tn_op__mark_tree(w->context, w->module.slot, NULL);
  (void)tn_op_walk(w->module, TN_WALK_PRE_ORDER, ask_op, w);
  tn_op__unmark_tree(w->context, w->module.slot);
  change_marked(w, fold_op);
  change_marked(w, change_op);
  rewrite(w);
  rewrite_once(w);
  for (size_t i = 0; i < PASSES_A_MODULE; ++i) run_pass(w, (first_pass + i) % tn_pass_count());
  if (all_texts.count != 0) run_spoiled(w, first_pass);
}
