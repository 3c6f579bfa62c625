// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building, changing, cloning, walking and erasing IR while memory runs out.
//
// The allocator grants the first n requests of a run and refuses the rest, for every n until the
// run gets by. Every refused call answers TN_OUT_OF_MEMORY and changes nothing; the context takes
// more work as soon as there is memory again, and ends with nothing held. The same with objects
// that cannot be made, and with Judy's memory.
// Own program: it defines the functions by which Judy allocates.

#include <stdio.h>
#include <tenure/block.h>
#include <tenure/host.h>
#include <tenure/object.h>
#include <tenure/operation.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "base/status.h"
#include "oom_memory.h"

//===-- The run -------------------------------------------------------------------------------===//

typedef struct run {
  tn_context* context;
  tn_scope* root;
  tn_type i32;
  tn_operation_name name;
  tn_attribute number;
  tn_op module;
  tn_block body;
} run;

static tn_status begin(run* it) {
  it->root = tn_context_root_scope(it->context);
  TN_TRY(tn_integer_type_get(it->context, 32, TN_SIGNLESS, &it->i32));
  TN_TRY(tn_operation_name_get(it->context, tn_string_view_from("t.op"), &it->name));
  TN_TRY(tn_integer_attribute_get(it->i32, 5, &it->number));
  const tn_op_state state = {.name = it->name, .region_count = 2};
  TN_TRY(tn_op_create(it->root, &state, &it->module));
  return tn_block_create(tn_op_region(it->module, 0), (tn_block){0, 0, 0, 0}, &it->i32, NULL, 1,
                         &it->body);
}

/// Ops of many sizes, the last of them with everything.
static tn_status build(run* it) {
  tn_value last = tn_block_argument(it->body, 0);
  tn_type types[30];
  tn_value operands[300];
  for (size_t i = 0; i < 30; ++i) types[i] = it->i32;
  for (size_t i = 0; i < 60; ++i) {
    for (size_t k = 0; k < 300; ++k) operands[k] = last;
    const tn_op_state state = {.name = it->name,
                               .insertion = {.block = it->body},
                               .operands = operands,
                               .operand_count = i == 59 ? 300 : i % 20,
                               .result_types = types,
                               .result_count = 1 + i % 30,
                               .region_count = i % 20 == 19 ? 17 : i % 3};
    tn_op op;
    TN_TRY(tn_op_create(it->root, &state, &op));
    last = tn_op_result(op, 0);
    if (i % 3 == 0) continue;
    tn_block block;
    TN_TRY(
        tn_block_create(tn_op_region(op, 0), (tn_block){0, 0, 0, 0}, types, NULL, i % 30, &block));
    const tn_op_state nested = {.name = it->name, .insertion = {.block = block}};
    tn_op inner;
    TN_TRY(tn_op_create(it->root, &nested, &inner));
  }
  return TN_OK;
}

/// Operands and attributes that outgrow their ops, and arguments that outgrow their block.
static tn_status mutate(run* it) {
  char text[16];
  tn_value operands[40];
  const tn_value argument = tn_block_argument(it->body, 0);
  for (size_t k = 0; k < 40; ++k) operands[k] = argument;
  size_t i = 0;
  tn_op op = tn_block_first_op(it->body);
  for (; !tn_op_is_null(op) && i < 12; op = tn_op_next(op), ++i) {
    const size_t before = tn_op_operand_count(op);
    const tn_status status = tn_op_set_operands(op, operands, 40);
    if (status != TN_OK) {
      EXPECT_EQ(before, tn_op_operand_count(op));
      return status;
    }
    for (size_t k = 0; k < 12; ++k) {
      tn_identifier key;
      snprintf(text, sizeof text, "key%zu", k);
      TN_TRY(tn_identifier_get(it->context, tn_string_view_from(text), &key));
      const tn_status set = k % 2 == 0 ? tn_op_set_property(op, key, it->number)
                                       : tn_op_set_attribute(op, key, it->number);
      if (set == TN_OK) continue;
      EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute_by_identifier(op, key)));
      return set;
    }
    TN_TRY(tn_op_erase_operands(op, 3, 30));
  }
  for (i = 0; i < 20; ++i) {
    tn_value added;
    const size_t before = tn_block_argument_count(it->body);
    const tn_status status =
        tn_block_insert_argument(it->body, i / 2, it->i32, (tn_location){NULL, 0}, &added);
    EXPECT_EQ(before + (status == TN_OK ? 1 : 0), tn_block_argument_count(it->body));
    TN_TRY(status);
  }
  tn_block rest;
  TN_TRY(tn_block_split(tn_block_last_op(it->body), &rest));
  return tn_block_merge(it->body, rest, NULL, 0);
}

static tn_walk_result erase_leaves(tn_op op, void* user_data) {
  (void)user_data;
  if (tn_op_region_count(op) != 0 || tn_op_is_detached(op)) return TN_WALK_ADVANCE;
  if (tn_op_drop_all_uses(op) != TN_OK) return TN_WALK_INTERRUPT;
  return tn_op_erase(op) == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_status clone_and_erase(run* it) {
  tn_clone_map* map = NULL;
  tn_scope* scope = NULL;
  tn_op clone;
  tn_op second;
  TN_TRY(tn_scope_open(it->context, NULL, &scope));
  tn_status status = tn_clone_map_create(it->context, &map);
  const tn_op first = tn_block_first_op(it->body);
  const tn_op last = tn_block_last_op(it->body);
  if (status == TN_OK) {
    status = tn_clone_map_set_value(map, tn_op_result(first, 0), tn_op_result(last, 0));
  }
  if (status == TN_OK) status = tn_op_clone(scope, it->module, 0, map, NULL, &clone);
  if (status == TN_OK) status = tn_op_clone(scope, it->module, 0, NULL, NULL, &second);
  if (status == TN_OK) status = tn_op_walk(clone, TN_WALK_POST_ORDER, erase_leaves, NULL);
  if (status == TN_OK) status = tn_op_erase(second);
  tn_clone_map_destroy(map);
  tn_scope_close(scope);
  return status;
}

static size_t reclaimed_count;
static void reclaim(void* wrapper) {
  (void)wrapper;
  ++reclaimed_count;
}

static tn_status tie(run* it) {
  static const tn_host_class host_class = {.reclaim = reclaim};
  static int wrapper;
  size_t tied = 0;
  tn_status status = TN_OK;
  tn_scope* scope = NULL;
  TN_TRY(tn_scope_open(it->context, NULL, &scope));
  reclaimed_count = 0;
  tn_op op = tn_block_first_op(it->body);
  for (; !tn_op_is_null(op) && status == TN_OK; op = tn_op_next(op)) {
    tn_op here;
    status = tn_scope_keep_op(scope, op, &here);
    if (status == TN_OK) status = tn_op_host_tie(here, &wrapper, &host_class);
    if (status == TN_OK) ++tied;
    EXPECT_EQ(status == TN_OK ? TN_HOST_ACTIVE : TN_HOST_DETACHED, tn_op_host_state(here, NULL));
    if (status == TN_OK) EXPECT_TRUE(tn_op_host_drop(here));
  }
  tn_scope_close(scope);
  EXPECT_EQ(tied, reclaimed_count);
  return status;
}

static tn_status run_all(run* it) {
  TN_TRY(begin(it));
  TN_TRY(build(it));
  TN_TRY(mutate(it));
  TN_TRY(clone_and_erase(it));
  TN_TRY(tie(it));
  return tn_op_erase(it->module);
}

/// The use lists still agree with the operands, whatever failed.
static tn_walk_result check_uses(tn_op op, void* user_data) {
  size_t* uses = user_data;
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (!tn_value_is_null(value)) EXPECT_TRUE(tn_value_has_uses(value));
    *uses += !tn_value_is_null(value);
  }
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    *uses -= tn_value_use_count(tn_op_result(op, i));
  }
  return TN_WALK_ADVANCE;
}

/// What is there is whole, and the context takes more work.
static void work_on(run* it) {
  if (it->root != NULL && tn_op_check(it->module) == TN_OK) {
    size_t uses = 0;
    EXPECT_STATUS(TN_OK, tn_op_walk(it->module, TN_WALK_PRE_ORDER, check_uses, &uses));
    for (size_t i = 0; i < tn_block_argument_count(it->body); ++i) {
      uses -= tn_value_use_count(tn_block_argument(it->body, i));
    }
    EXPECT_EQ(0, uses);
    EXPECT_STATUS(TN_OK, tn_op_drop_all_references(it->module));
    EXPECT_STATUS(TN_OK, tn_op_erase(it->module));
  }
  run again = {.context = it->context};
  EXPECT_STATUS(TN_OK, run_all(&again));
  tn_context_statistics figures;
  tn_context_statistics_get(it->context, &figures);
  EXPECT_EQ(0, figures.live_op_count);
  EXPECT_EQ(0, figures.live_block_count);
  EXPECT_EQ(0, figures.live_region_count);
  EXPECT_EQ(0, figures.live_block_argument_count);
  EXPECT_EQ(1, figures.open_scope_count);
}

static void survive_every_refusal(bool threading) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                        .threading = threading,
                                        .allow_unregistered_dialects = true};
    run it = {.context = NULL};
    tn_status status = tn_context_create(&options, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      budget.allocations = 100000;
      work_on(&it);
    }
    tn_context_destroy(it.context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(changing_ir_survives_every_refused_allocation) { survive_every_refusal(false); }
TN_TEST(changing_ir_with_threading_survives_every_refused_allocation) {
  survive_every_refusal(true);
}

TN_TEST(changing_ir_survives_every_allocation_that_judy_is_refused) {
  for (size_t allowed = 0;; ++allowed) {
    const tn_context_options options = {.allow_unregistered_dialects = true};
    run it = {.context = NULL};
    judy_allowed = allowed;
    tn_status status = tn_context_create(&options, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      judy_allowed = SIZE_MAX;
      work_on(&it);
    }
    judy_allowed = SIZE_MAX;
    tn_context_destroy(it.context);
    EXPECT_TRUE(free_lost_blocks() <= 2);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

//===-- Objects -------------------------------------------------------------------------------===//

TN_TEST(objects_that_cannot_be_made_leave_nothing) {
  tn_object_allocator_set(&limited_objects);
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                        .allow_unregistered_dialects = true};
    run it = {.context = NULL};
    objects_allowed = allowed;
    tn_status status = tn_context_create(&options, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      objects_allowed = SIZE_MAX;
      work_on(&it);
    }
    tn_context_destroy(it.context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  tn_object_allocator_set(NULL);
}
