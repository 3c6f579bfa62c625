// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building, printing, parsing, attaching an adapter and erasing in one run while memory runs out.
//
// The other programs of this folder take one stage each. Here the stages follow each other, so a
// refusal in one finds what those before it left: uniqued things, resources, ops of two trees, an
// adapter that is held. For every n the first n requests of the whole run are granted and the rest
// refused. The run ends with TN_OUT_OF_MEMORY, gives back every byte, and the same context does all
// of it as soon as there is memory again.
// Own program: it defines the functions by which Judy allocates.

#include <stdio.h>
#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/operation.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "adapter/adapter_builder.h"
#include "base/status.h"
#include "oom_memory.h"

#define LAYER_COUNT 4

typedef struct run {
  tn_context* context;
  tn_scope* root;
  tn_adapter* adapter;
  tn_op built;
  tn_op parsed;
  char text[8192];
  size_t text_size;
} run;

//===-- Building ------------------------------------------------------------------------------===//

static tn_status matrix_type(tn_context* context, int64_t rows, int64_t columns,
                             tn_type* out_type) {
  const int64_t dims[] = {rows, columns};
  tn_type element;
  TN_TRY(tn_float_type_get(context, TN_FLOAT_F32, &element));
  return tn_tensor_type_get(element, dims, 2, NULL, out_type);
}

// The weight of layer number `index`, named by its location.
static tn_status build_weight(tn_context* context, size_t index, tn_location* out_location) {
  char name[32];
  snprintf(name, sizeof name, "layers[%zu]['q']", index);
  return tn_location_name_get(context, tn_string_view_from(name), (tn_location){.context = NULL},
                              out_location);
}

static tn_status build_block(run* it, tn_block* out_block) {
  tn_operation_name name;
  tn_type types[LAYER_COUNT + 1];
  tn_location locations[LAYER_COUNT + 1];
  tn_block body;
  tn_op function;
  TN_TRY(tn_operation_name_get(it->context, tn_string_view_from("builtin.module"), &name));
  const tn_op_state module = {.name = name, .region_count = 1};
  TN_TRY(tn_op_create(it->root, &module, &it->built));
  TN_TRY(tn_block_create(tn_op_region(it->built, 0), (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &body));
  TN_TRY(tn_operation_name_get(it->context, tn_string_view_from("t.func"), &name));
  const tn_op_state state = {.name = name, .insertion = {.block = body}, .region_count = 1};
  TN_TRY(tn_op_create(it->root, &state, &function));
  for (size_t i = 0; i < LAYER_COUNT; ++i) {
    TN_TRY(matrix_type(it->context, 4, 4, &types[i]));
    TN_TRY(build_weight(it->context, i, &locations[i]));
  }
  TN_TRY(matrix_type(it->context, 2, 4, &types[LAYER_COUNT]));
  locations[LAYER_COUNT] = tn_location_unknown(it->context);
  return tn_block_create(tn_op_region(function, 0), (tn_block){0, 0, 0, 0}, types, locations,
                         LAYER_COUNT + 1, out_block);
}

// A chain of products, one a weight, each with a number of its own.
static tn_status build(run* it) {
  tn_block body;
  tn_operation_name name;
  tn_identifier key;
  tn_type i32;
  TN_TRY(build_block(it, &body));
  TN_TRY(tn_operation_name_get(it->context, tn_string_view_from("t.dot"), &name));
  TN_TRY(tn_identifier_get(it->context, tn_string_view_from("number"), &key));
  TN_TRY(tn_integer_type_get(it->context, 32, TN_SIGNLESS, &i32));
  tn_value x = tn_block_argument(body, LAYER_COUNT);
  const tn_type type = tn_value_type(x);
  for (size_t i = 0; i < LAYER_COUNT; ++i) {
    const tn_value operands[] = {x, tn_block_argument(body, i)};
    tn_named_attribute number = {.name = key};
    TN_TRY(tn_integer_attribute_get(i32, (int64_t)i, &number.value));
    const tn_op_state state = {.name = name,
                               .insertion = {.block = body},
                               .operands = operands,
                               .operand_count = 2,
                               .result_types = &type,
                               .result_count = 1,
                               .attributes = &number,
                               .attribute_count = 1};
    tn_op op;
    TN_TRY(tn_op_create(it->root, &state, &op));
    x = tn_op_result(op, 0);
  }
  return TN_OK;
}

//===-- The run -------------------------------------------------------------------------------===//

static tn_status collect(void* user_data, const char* bytes, size_t size) {
  run* it = user_data;
  if (size > sizeof it->text - it->text_size) return TN_LIMIT_EXCEEDED;
  memcpy(it->text + it->text_size, bytes, size);
  it->text_size += size;
  return TN_OK;
}

static tn_status print(run* it, tn_op op) {
  static const tn_print_options options = {.debug_info = true};
  it->text_size = 0;
  return tn_op_print(op, &options, collect, it);
}

static tn_status load(run* it) {
  static const int64_t a_dims[] = {2, 4};
  static const int64_t b_dims[] = {4, 2};
  static const float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  char names[2 * LAYER_COUNT][32];
  parameter_spec specs[2 * LAYER_COUNT];
  for (size_t i = 0; i < 2 * LAYER_COUNT; ++i) {
    snprintf(names[i], sizeof names[i], "layers.%zu.q.lora_%c", i / 2, i % 2 == 0 ? 'A' : 'B');
    specs[i] = (parameter_spec){
        names[i], 0, i % 2 == 0 ? a_dims : b_dims, 2, TN_ELEMENT_FLOAT32, data, sizeof data};
  }
  built_adapter file = built_make(specs, 2 * LAYER_COUNT);
  const tn_status status = load_copy(it->context, built_view(&file), NULL, &it->adapter);
  built_free(&file);
  return status;
}

static size_t attached_op_count(tn_op module) {
  size_t count = 0;
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_attribute found =
        tn_op_discardable_attribute(op, tn_string_view_from("tenure.adapter"));
    count += !tn_attribute_is_null(found);
  }
  return count;
}

// All of the adapter is attached or nothing of it.
static tn_status attach(run* it) {
  const tn_status status = tn_adapter_attach(it->parsed, it->adapter, NULL, NULL);
  EXPECT_EQ(status == TN_OK ? LAYER_COUNT : 0, attached_op_count(it->parsed));
  return status;
}

static tn_status run_all(run* it) {
  it->root = tn_context_root_scope(it->context);
  TN_TRY(build(it));
  TN_TRY(print(it, it->built));
  const tn_string_view text = {it->text, it->text_size};
  TN_TRY(tn_text_parse(it->root, text, NULL, &it->parsed));
  TN_TRY(load(it));
  TN_TRY(attach(it));
  TN_TRY(print(it, it->parsed));
  TN_TRY(tn_op_erase(it->parsed));
  return tn_op_erase(it->built);
}

static void end(run* it) {
  tn_object_release(it->adapter);
  it->adapter = NULL;
}

static tn_status create_context(tn_budget* budget, bool threading, tn_context** out_context) {
  const tn_context_options options = {.allocator = tn_budget_allocator(budget),
                                      .threading = threading,
                                      .allow_unregistered_dialects = true};
  return tn_context_create(&options, out_context);
}

// The run again in the same context: what the first one left behind is only its own trees.
static void work_on(const run* first) {
  tn_context_statistics before;
  tn_context_statistics after;
  run again = {.context = first->context};
  tn_context_statistics_get(first->context, &before);
  EXPECT_STATUS(TN_OK, run_all(&again));
  tn_context_statistics_get(first->context, &after);
  EXPECT_EQ(before.live_op_count, after.live_op_count);
  EXPECT_EQ(before.live_block_argument_count, after.live_block_argument_count);
  end(&again);
}

//===-- The allocator -------------------------------------------------------------------------===//

static void survive_every_refusal(bool threading) {
  size_t refused_count = 0;
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    run it = {.context = NULL};
    tn_status status = create_context(&budget, threading, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      budget.allocations = 100000;
      work_on(&it);
    }
    end(&it);
    tn_context_destroy(it.context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    ++refused_count;
  }
  EXPECT_TRUE(refused_count > 100);
}

TN_TEST(the_whole_run_survives_every_refused_allocation) { survive_every_refusal(false); }
TN_TEST(the_whole_run_with_threading_survives_every_refused_allocation) {
  survive_every_refusal(true);
}

TN_TEST(the_whole_run_survives_every_allocation_that_judy_is_refused) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    run it = {.context = NULL};
    judy_allowed = allowed;
    tn_status status = create_context(&budget, false, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      judy_allowed = SIZE_MAX;
      work_on(&it);
    }
    judy_allowed = SIZE_MAX;
    end(&it);
    tn_context_destroy(it.context);
    EXPECT_EQ(0, budget.live_bytes);
    EXPECT_TRUE(free_lost_blocks() <= 2);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(the_whole_run_survives_every_object_that_is_refused) {
  tn_object_allocator_set(&limited_objects);
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    run it = {.context = NULL};
    objects_allowed = allowed;
    tn_status status = create_context(&budget, false, &it.context);
    if (status == TN_OK) {
      status = run_all(&it);
      objects_allowed = SIZE_MAX;
      work_on(&it);
    }
    end(&it);
    tn_context_destroy(it.context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  tn_object_allocator_set(NULL);
}
