// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of all ops, blocks, regions and values of a random module are taken before a random
// pipeline. After it each of them names the entity that it was made for, or is stale: it resolves
// exactly if a walk finds it, and what it names is what it named.
//
//   handles_property [--count N] [--seed S] [--threads N]
//
// Module number i and its pipeline come from seed S + i; three of four are programs, the others any
// module. Modules are read in a scope that is closed at the end; half of the handles are kept in the
// root scope and outlive it.

#include <tenure/pass.h>

#include "random_program.h"
#include "random_things.h"

#define MODULES_A_CONTEXT 20

typedef enum entity_kind { AN_OP, A_BLOCK, A_REGION, A_VALUE } entity_kind;

typedef union handle {
  uint32_t words[4];
  tn_op op;
  tn_block block;
  tn_region region;
  tn_value value;
} handle;

typedef struct entity {
  handle taken;
  handle kept;  ///< The same in the root scope, or all zero.
  entity_kind kind;
  char name[48];  ///< Of an op, or of the op that the value comes from.
} entity;

typedef struct entity_list {
  entity* items;
  size_t count;
  size_t capacity;
} entity_list;

typedef struct run {
  uint64_t seed;
  text pipeline;
  text printed;
  uint64_t entity_count;
  uint64_t stale_count;
  uint32_t thread_count;  ///< 0: a context without threading.
} run;

static void fail(const run* r, const entity* it, const char* what) {
  printf("seed %llu, %s: %s (kind %d, '%s')\n---- before\n%.*s\n", (unsigned long long)r->seed,
         r->pipeline.data, what, (int)it->kind, it->name, (int)r->printed.size, r->printed.data);
  exit(1);
}

//===-- Taking handles ------------------------------------------------------------------------===//

static void add(entity_list* list, entity_kind kind, handle taken, tn_string_view name) {
  if (list->count == list->capacity) {
    list->capacity = list->capacity == 0 ? 256 : list->capacity * 2;
    list->items = realloc(list->items, list->capacity * sizeof *list->items);
    if (list->items == NULL) abort();
  }
  entity* made = &list->items[list->count++];
  memset(made, 0, sizeof *made);
  made->kind = kind;
  made->taken = taken;
  snprintf(made->name, sizeof made->name, "%.*s", (int)name.size, name.data);
}

static void add_block(entity_list* list, tn_block block) {
  add(list, A_BLOCK, (handle){.block = block}, tn_string_view_from(""));
  for (size_t i = 0; i < tn_block_argument_count(block); ++i) {
    add(list, A_VALUE, (handle){.value = tn_block_argument(block, i)}, tn_string_view_from(""));
  }
}

static tn_walk_result add_op(tn_op op, void* user_data) {
  entity_list* list = user_data;
  add(list, AN_OP, (handle){.op = op}, tn_op_name(op));
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    add(list, A_VALUE, (handle){.value = tn_op_result(op, i)}, tn_op_name(op));
  }
  for (size_t i = 0; i < tn_op_region_count(op); ++i) {
    const tn_region region = tn_op_region(op, i);
    add(list, A_REGION, (handle){.region = region}, tn_string_view_from(""));
    for (tn_block block = tn_region_first_block(region); block.slot != 0;
         block = tn_block_next(block)) {
      add_block(list, block);
    }
  }
  return TN_WALK_ADVANCE;
}

static entity_list take_all(tn_op module) {
  entity_list list = {0};
  if (tn_op_walk(module, TN_WALK_PRE_ORDER, add_op, &list) != TN_OK) abort();
  return list;
}

static tn_status keep(tn_scope* scope, entity* it) {
  switch (it->kind) {
    case AN_OP:
      return tn_scope_keep_op(scope, it->taken.op, &it->kept.op);
    case A_BLOCK:
      return tn_scope_keep_block(scope, it->taken.block, &it->kept.block);
    case A_REGION:
      return tn_scope_keep_region(scope, it->taken.region, &it->kept.region);
    default:
      return tn_scope_keep_value(scope, it->taken.value, &it->kept.value);
  }
}

static tn_status check(entity_kind kind, handle it) {
  switch (kind) {
    case AN_OP:
      return tn_op_check(it.op);
    case A_BLOCK:
      return tn_block_check(it.block);
    case A_REGION:
      return tn_region_check(it.region);
    default:
      return tn_value_check(it.value);
  }
}

//===-- Comparing -----------------------------------------------------------------------------===//

/// The kind too: a handle of an op has the bits of one of its first result.
static int compare_entities(const void* a, const void* b) {
  const entity* left = a;
  const entity* right = b;
  if (left->kind != right->kind) return left->kind < right->kind ? -1 : 1;
  return memcmp(&left->taken, &right->taken, sizeof left->taken);
}

static void check_entity(run* r, const entity_list* now, const entity* it) {
  const entity* found = bsearch(it, now->items, now->count, sizeof *now->items, compare_entities);
  const tn_status status = check(it->kind, it->taken);
  ++r->entity_count;
  if (status != TN_OK && status != TN_STALE_HANDLE) fail(r, it, "answers something else");
  if (status == TN_OK && found == NULL) fail(r, it, "resolves, and is not in the module");
  if (status != TN_OK && found != NULL) fail(r, it, "is stale, and in the module");
  if (found != NULL && strcmp(found->name, it->name) != 0) fail(r, it, "names something else");
  if (it->kept.words[0] != 0 && check(it->kind, it->kept) != status) {
    fail(r, it, "another scope answers something else");
  }
  r->stale_count += status != TN_OK;
}

static void check_unique(const run* r, const entity_list* list) {
  for (size_t i = 1; i < list->count; ++i) {
    if (compare_entities(&list->items[i - 1], &list->items[i]) == 0) {
      fail(r, &list->items[i], "one handle names two");
    }
  }
}

//===-- Modules -------------------------------------------------------------------------------===//

static tn_op make_module(run* r, tn_scope* scope) {
  tn_op module = {0};
  r->printed.size = 0;
  if (r->seed % 4 == 0) {
    // It is made in the root scope, printed, and read in this one.
    random_source source = {.context = tn_scope_context(scope), .state = r->seed, .seed = r->seed};
    const tn_op made = random_module(&source);
    if (tn_op_print(made, NULL, text_append, &r->printed) != TN_OK) abort();
    if (tn_op_erase(made) != TN_OK) abort();
  } else {
    random_program(r->seed, 20 + r->seed % 100, &r->printed);
  }
  const tn_text_parse_options options = {.skip_verify = true};
  (void)!tn_text_parse(scope, text_view(&r->printed), &options, &module);
  return module;
}

/// Any outcome of a pipeline will do.
static void apply(const run* r, tn_context* context, tn_op module) {
  tn_pass_manager* manager = NULL;
  const tn_string_view pipeline = tn_string_view_from(r->pipeline.data);
  if (tn_pass_manager_parse(context, pipeline, &manager) != TN_OK) abort();
  const tn_pass_options options = {.thread_count = r->thread_count};
  (void)!tn_pass_manager_run(manager, module, &options);
  tn_pass_manager_destroy(manager);
}

static void check_module(run* r, tn_context* context) {
  tn_scope* root_scope = tn_context_root_scope(context);
  tn_scope* scope = NULL;
  if (tn_scope_open(context, root_scope, &scope) != TN_OK) abort();
  const tn_op module = make_module(r, scope);
  // A text with resources may be refused where another one took their names.
  if (module.slot == 0) {
    tn_scope_close(scope);
    return;
  }
  entity_list before = take_all(module);
  for (size_t i = 0; i < before.count; i += 2) {
    if (keep(root_scope, &before.items[i]) != TN_OK) abort();
  }
  apply(r, context, module);
  entity_list after = take_all(module);
  qsort(after.items, after.count, sizeof *after.items, compare_entities);
  check_unique(r, &after);
  for (size_t i = 0; i < before.count; ++i) check_entity(r, &after, &before.items[i]);
  tn_op kept_module = before.items[0].kept.op;
  tn_scope_close(scope);
  for (size_t i = 0; i < before.count; ++i) {
    const entity* it = &before.items[i];
    if (check(it->kind, it->taken) != TN_SCOPE_CLOSED) fail(r, it, "outlives its scope");
  }
  if (tn_op_erase(kept_module) != TN_OK) abort();
  for (size_t i = 0; i < before.count; i += 2) {
    const entity* it = &before.items[i];
    if (check(it->kind, it->kept) != TN_STALE_HANDLE) fail(r, it, "outlives its module");
  }
  free(before.items);
  free(after.items);
}

static bool swallow(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  (void)user_data;
  return true;
}

static tn_context* open_context(bool threading) {
  const tn_context_options options = {.threading = threading, .allow_unregistered_dialects = true};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  if (tn_diagnostic_handler_attach(context, swallow, NULL, NULL, &id) != TN_OK) abort();
  return context;
}

int main(int argument_count, char** arguments) {
  uint64_t count = 1000;
  uint64_t seed = 1;
  run r = {0};
  for (int i = 1; i + 1 < argument_count; i += 2) {
    const char* value = arguments[i + 1];
    if (strcmp(arguments[i], "--count") == 0) count = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--seed") == 0) seed = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--threads") == 0) r.thread_count = (uint32_t)strtoul(value, NULL, 10);
  }
  tn_context* context = open_context(r.thread_count != 0);
  for (uint64_t i = 0; i < count; ++i) {
    r.seed = seed + i;
    r.pipeline.size = 0;
    random_pipeline(r.seed, &r.pipeline);
    if (i % MODULES_A_CONTEXT == MODULES_A_CONTEXT - 1) {
      tn_context_destroy(context);
      context = open_context(r.thread_count != 0);
    }
    check_module(&r, context);
  }
  tn_context_destroy(context);
  free(r.pipeline.data);
  free(r.printed.data);
  printf("%llu modules, %llu handles, %llu of them stale afterwards\n", (unsigned long long)count,
         (unsigned long long)r.entity_count, (unsigned long long)r.stale_count);
  return 0;
}
