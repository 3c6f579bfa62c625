// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads on MLIR's C API, as MLIR lets them: separate trees of one context, types that all
// ask for, contexts of their own, and things made on one thread and used on another later.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "mlir_c/handle.h"
#include "tn_test.h"

enum { THREADS = 4 };

typedef struct job {
  pthread_t thread;
  int number;
  MlirContext context;
  MlirModule module;
  const void* types[16];
  intptr_t found;  ///< 0 unless the thread found something that is not so.
} job;

static void run(void* (*body)(void*), job jobs[THREADS], MlirContext context) {
  for (int i = 0; i < THREADS; ++i) {
    jobs[i] = (job){.number = i, .context = context};
    EXPECT_EQ(0, pthread_create(&jobs[i].thread, NULL, body, &jobs[i]));
  }
  for (int i = 0; i < THREADS; ++i) {
    (void)pthread_join(jobs[i].thread, NULL);
    EXPECT_EQ(0, jobs[i].found);
  }
}

static MlirContext make_context(bool threading) {
  const MlirContext context = mlirContextCreateWithThreading(threading);
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

static MlirStringRef text(const char* words) { return mlirStringRefCreateFromCString(words); }

static void count_bytes(MlirStringRef part, void* user_data) { *(size_t*)user_data += part.length; }

static MlirOperation make_op(MlirContext context, MlirValue operand, intptr_t region_count,
                             MlirRegion* regions) {
  MlirOperationState state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
  const MlirType type = mlirIntegerTypeGet(context, 32);
  mlirOperationStateAddResults(&state, 1, &type);
  if (!mlirValueIsNull(operand)) mlirOperationStateAddOperands(&state, 1, &operand);
  mlirOperationStateAddOwnedRegions(&state, region_count, regions);
  return mlirOperationCreate(&state);
}

//===-- One context ---------------------------------------------------------------------------===//

/// A tree of this thread, made, moved, printed, read, erased.
static void* build(void* user_data) {
  job* it = user_data;
  const MlirContext context = it->context;
  it->module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  const MlirBlock body = mlirModuleGetBody(it->module);
  MlirValue last = {NULL};
  for (int i = 0; i < 300; ++i) {
    MlirRegion region = mlirRegionCreate();
    const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(region, block);
    const MlirOperation op = make_op(context, last, 1, &region);
    if (mlirOperationIsNull(op)) it->found = 1;
    mlirBlockAppendOwnedOperation(body, op);
    (void)mlirBlockAddArgument(block, mlirIntegerTypeGet(context, (unsigned)i % 40 + 1),
                               mlirLocationUnknownGet(context));
    last = mlirOperationGetResult(op, 0);
    char name[32];
    (void)snprintf(name, sizeof name, "a%d", i % 20);
    mlirOperationSetAttributeByName(op, text(name), mlirStringAttrGet(context, text(name)));
    if (i % 7 == 0) mlirOperationDestroy(mlirOperationClone(op));
    if (i % 5 == 0) mlirOperationSetOperands(op, 0, NULL);
  }
  size_t bytes = 0;
  mlirOperationPrint(mlirModuleGetOperation(it->module), count_bytes, &bytes);
  if (bytes < 1000) it->found = 2;
  return NULL;
}

TN_TEST(threads_build_trees_in_one_context) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(build, jobs, context);
  // The next threads take over what those had, and this one ends what they made.
  job again[THREADS];
  run(build, again, context);
  for (int i = 0; i < THREADS; ++i) {
    EXPECT_EQ(context.ptr, mlirModuleGetContext(jobs[i].module).ptr);
    mlirModuleDestroy(jobs[i].module);
    mlirModuleDestroy(again[i].module);
  }
  mlirContextDestroy(context);
}

static void* make_types(void* user_data) {
  job* it = user_data;
  for (int i = 0; i < 2000; ++i) {
    const int number = (i + 3 * it->number) % 16;
    char words[64];
    (void)snprintf(words, sizeof words, "tuple<i%d, tensor<%dx4xf32>>", number + 1, number);
    const MlirType type = mlirTypeParseGet(it->context, text(words));
    const void** known = &it->types[number];
    if (mlirTypeIsNull(type) || (*known != NULL && *known != type.ptr)) it->found = 1;
    *known = type.ptr;
    if (mlirIntegerTypeGetWidth(mlirIntegerTypeGet(it->context, (unsigned)number + 1)) !=
        (unsigned)number + 1) {
      it->found = 2;
    }
  }
  return NULL;
}

TN_TEST(threads_ask_for_one_type) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(make_types, jobs, context);
  for (int i = 1; i < THREADS; ++i) {
    EXPECT_EQ(0, memcmp(jobs[0].types, jobs[i].types, sizeof jobs[0].types));
  }
  mlirContextDestroy(context);
}

static void* parse(void* user_data) {
  job* it = user_data;
  for (int i = 0; i < 40; ++i) {
    const MlirModule module = mlirModuleCreateParse(
        it->context, text("module { %0 = \"t.a\"() {x = [1, \"two\"]} : () -> tensor<?xf32>\n"
                          "\"t.b\"(%0) ({ ^a(%1: i32): }) : (tensor<?xf32>) -> () }"));
    if (mlirModuleIsNull(module)) it->found = 1;
    if (!mlirOperationVerify(mlirModuleGetOperation(module))) it->found = 2;
    // What is wrong is reported to all handlers of the context.
    if (!mlirModuleIsNull(mlirModuleCreateParse(it->context, text("module {")))) it->found = 3;
    mlirModuleDestroy(module);
    if (!mlirContextIsNull(mlirModuleGetContext(module))) it->found = 4;
  }
  return NULL;
}

TN_TEST(threads_parse_in_one_context) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(parse, jobs, context);
  mlirContextDestroy(context);
}

/// Symbol tables of this thread's tree: insertion renames, and erasure destroys.
static void* use_symbols(void* user_data) {
  job* it = user_data;
  const MlirContext context = it->context;
  it->module =
      mlirModuleCreateParse(context, text("module { \"t.s\"() {sym_name = \"a\"} : () -> ()\n"
                                          "\"t.u\"() {of = @a} : () -> () }"));
  const MlirOperation root = mlirModuleGetOperation(it->module);
  const MlirSymbolTable table = mlirSymbolTableCreate(root);
  for (int i = 0; i < 100; ++i) {
    const MlirOperation symbol = mlirOperationCreateParse(
        context, text("\"t.s\"() {sym_name = \"a\"} : () -> ()"), text("s"));
    const MlirAttribute name = mlirSymbolTableInsert(table, symbol);
    if (mlirAttributeIsNull(name)) it->found = 1;
    const MlirOperation found = mlirSymbolTableLookup(table, mlirStringAttrGetValue(name));
    if (found.ptr != symbol.ptr) it->found = 2;
    if (i % 2 == 0) mlirSymbolTableErase(table, symbol);
  }
  if (mlirLogicalResultIsFailure(mlirSymbolTableReplaceAllSymbolUses(text("a"), text("b"), root))) {
    it->found = 3;
  }
  mlirSymbolTableDestroy(table);
  mlirModuleDestroy(it->module);
  return NULL;
}

TN_TEST(threads_have_symbol_tables_in_one_context) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(use_symbols, jobs, context);
  mlirContextDestroy(context);
}

/// What is stale is asked for, and reported, on all of them.
static void* use_stale(void* user_data) {
  job* it = user_data;
  for (int i = 0; i < 200; ++i) {
    const MlirValue none = {NULL};
    const MlirOperation op = make_op(it->context, none, 0, NULL);
    const MlirValue value = mlirOperationGetResult(op, 0);
    mlirOperationDestroy(op);
    mlirOperationDestroy(op);
    if (!mlirTypeIsNull(mlirValueGetType(value))) it->found = 1;
    if (!mlirBlockIsNull(mlirOperationGetBlock(op))) it->found = 2;
    const MlirRegion region = mlirRegionCreate();
    mlirRegionDestroy(region);
    mlirRegionDestroy(region);
  }
  return NULL;
}

TN_TEST(threads_are_refused_what_is_stale) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(use_stale, jobs, context);
  mlirContextDestroy(context);
}

//===-- Contexts of their own -----------------------------------------------------------------===//

static void* use_own_context(void* user_data) {
  job* it = user_data;
  for (int i = 0; i < 10; ++i) {
    it->context = make_context(i % 2 == 0);
    (void)build(it);
    // Some contexts end with what is in them.
    if (i % 3 == 0) mlirModuleDestroy(it->module);
    mlirContextDestroy(it->context);
    if (!mlirContextIsNull(mlirModuleGetContext(it->module))) it->found = 3;
  }
  return NULL;
}

TN_TEST(threads_have_contexts_of_their_own) {
  job jobs[THREADS];
  run(use_own_context, jobs, (MlirContext){NULL});
}

//===-- From thread to thread -----------------------------------------------------------------===//

enum { PARTS = 100 };
static MlirRegion handed_regions[THREADS][PARTS];
static MlirBlock handed_blocks[THREADS][PARTS];

static void* make_parts(void* user_data) {
  const job* it = user_data;
  for (int i = 0; i < PARTS; ++i) {
    handed_regions[it->number][i] = mlirRegionCreate();
    handed_blocks[it->number][i] = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(handed_regions[it->number][i], handed_blocks[it->number][i]);
    mlirBlockAppendOwnedOperation(handed_blocks[it->number][i],
                                  make_op(it->context, (MlirValue){NULL}, 0, NULL));
  }
  return NULL;
}

/// Each thread takes what another one made.
static void* take_parts(void* user_data) {
  job* it = user_data;
  const int from = (it->number + 1) % THREADS;
  for (int i = 0; i < PARTS; ++i) {
    const MlirOperation op = make_op(it->context, (MlirValue){NULL}, 1, &handed_regions[from][i]);
    if (mlirBlockGetParentOperation(handed_blocks[from][i]).ptr != op.ptr) it->found = 1;
    mlirOperationDestroy(op);
    if (!mlirRegionIsNull(mlirBlockGetParentRegion(handed_blocks[from][i]))) it->found = 2;
  }
  return NULL;
}

TN_TEST(what_one_thread_made_another_one_takes) {
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(make_parts, jobs, context);
  run(take_parts, jobs, context);
  mlirContextDestroy(context);
}

static void* touch(void* user_data) {
  const job* it = user_data;
  mlirOperationDestroy(make_op(it->context, (MlirValue){NULL}, 0, NULL));
  return NULL;
}

TN_TEST(a_thread_takes_over_the_scope_of_one_that_ended) {
  const MlirContext context = make_context(true);
  const tn_mc_context* record = tn_mc__find_context((tn_mc_word)(uintptr_t)context.ptr);
  for (int i = 0; i < 50; ++i) {
    job it = {.context = context};
    EXPECT_EQ(0, pthread_create(&it.thread, NULL, touch, &it));
    (void)pthread_join(it.thread, NULL);
  }
  // This thread's and that of one other at a time.
  EXPECT_EQ(2, record->scope_count);
  mlirContextDestroy(context);
}

/// How often a thread's destructors run for it: POSIX promises four rounds, of which ThreadSanitizer
/// takes the last for the end of what it knows of the thread, and crashes on locks after that.
#ifdef __SANITIZE_THREAD__
#define LATE_ROUNDS 2
#else
#define LATE_ROUNDS 3
#endif

/// A destructor that runs after the room's own still makes and ends things.
static pthread_key_t late_key;
static void late(void* user_data) {
  static _Thread_local int rounds;
  if (++rounds < LATE_ROUNDS) (void)pthread_setspecific(late_key, user_data);
  (void)touch(user_data);
}
static void* end_late(void* user_data) {
  (void)pthread_setspecific(late_key, user_data);
  return touch(user_data);
}

TN_TEST(destructors_of_a_thread_still_use_the_context) {
  EXPECT_EQ(0, pthread_key_create(&late_key, late));
  const MlirContext context = make_context(true);
  job jobs[THREADS];
  run(end_late, jobs, context);
  const tn_mc_context* record = tn_mc__find_context((tn_mc_word)(uintptr_t)context.ptr);
  for (size_t i = 1; i < record->scope_count; ++i) EXPECT_EQ(0, record->scopes[i].thread);
  mlirContextDestroy(context);
  (void)pthread_key_delete(late_key);
}
