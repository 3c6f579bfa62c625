// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interrupt check: every long call is told to stop at its first question, at its second, and so
// on until it comes to its end. Each time it says so, once; what it was to make is not there, what it
// changed is valid, no memory is lost, and the context does the same call to its end afterwards.

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>

#include "../tn_test.h"

//===-- What is worked on ---------------------------------------------------------------------===//

static const char source[] =
    "#set = affine_set<(d0, d1) : (d0 - 1 >= 0, d1 + d0 == 0)>\n"
    "!pair = tuple<i32, tuple<f32, index>>\n"
    "func.func private @unused(%x: i32) -> i32 {\n"
    "  %k = arith.constant 3 : i32\n"
    "  %0 = func.call @twice(%x) : (i32) -> i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func private @twice(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @loop(%n: index, %m: memref<?xf32>, %x: f32) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  scf.for %i = %c0 to %n step %c1 {\n"
    "    %y = arith.mulf %x, %x : f32\n"
    "    %z = arith.mulf %x, %x : f32\n"
    "    %w = arith.addf %y, %z : f32\n"
    "    memref.store %w, %m[%i] : memref<?xf32>\n"
    "  }\n"
    "  return\n"
    "}\n"
    "func.func @graph(%c: i1, %a: i32) -> i32 {\n"
    "  %p = memref.alloca() : memref<i32>\n"
    "  %p2 = memref.alloca() : memref<i32>\n"
    "  memref.store %a, %p2[] : memref<i32>\n"
    "  %d = arith.constant {list = [1, 2, \"x\", unit, {a = 1 : i8, b}]} 7 : i32\n"
    "  memref.store %d, %p[] : memref<i32>\n"
    "  cf.cond_br %c, ^a(%a : i32), ^b(%a : i32)\n"
    "^a(%u: i32):\n"
    "  %s = func.call @twice(%u) : (i32) -> i32\n"
    "  memref.store %s, %p[] : memref<i32>\n"
    "  memref.store %s, %p2[] : memref<i32>\n"
    "  cf.br ^e(%u : i32)\n"
    "^b(%v: i32):\n"
    "  %t = func.call @twice(%v) : (i32) -> i32\n"
    "  cf.br ^e(%v : i32)\n"
    "^e(%w: i32):\n"
    "  %r = memref.load %p[] : memref<i32>\n"
    "  %r2 = memref.load %p2[] : memref<i32>\n"
    "  %r3 = arith.muli %r, %r2 : i32\n"
    "  %q = arith.addi %r3, %w : i32\n"
    "  return %q : i32\n"
    "^gone:\n"
    "  cf.br ^gone\n"
    "}\n"
    "func.func @values(%c: i1) -> tensor<2x3xf32> {\n"
    "  %0 = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>\n"
    "  %1 = arith.constant dense<\"0x0102030405060708\"> : tensor<8xi8>\n"
    "  %2 = arith.constant dense_resource<blob> : tensor<2xi32>\n"
    "  %3 = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi32>\n"
    "  %4 = scf.if %c -> i32 {\n"
    "    %5 = arith.constant {m = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>, s = #set} 1 : "
    "i32\n"
    "    scf.yield %5 : i32\n"
    "  } else {\n"
    "    %5 = arith.constant {t = !pair, array = array<i32: 1, 2, 3>} 2 : i32\n"
    "    scf.yield %5 : i32\n"
    "  }\n"
    "  return %0 : tensor<2x3xf32>\n"
    "}\n"
    "{-# dialect_resources: { builtin: { blob: \"0x040000000100000002000000\" } } #-}\n";

typedef struct world {
  tn_budget budget;
  tn_context* context;
  tn_op module;
  tn_blob* bytes;  ///< The module as bytecode.
  size_t allowed;  ///< Questions that are answered with no before the first yes.
  size_t asked;
  size_t reported;  ///< Errors, and
  size_t unlike;    ///< those that do not say "interrupted".
} world;

static bool check(void* user_data) {
  world* it = user_data;
  ++it->asked;
  return it->asked > it->allowed;
}

static bool count_report(const tn_diagnostic* diagnostic, void* user_data) {
  world* it = user_data;
  if (tn_diagnostic_severity(diagnostic) != TN_SEVERITY_ERROR) return true;
  ++it->reported;
  if (!tn_string_view_equal(tn_diagnostic_message(diagnostic),
                            tn_string_view_from("interrupted")) ||
      tn_diagnostic_status(diagnostic) != TN_INTERRUPTED) {
    ++it->unlike;
  }
  return true;
}

static tn_scope* scope_of(const world* it) { return tn_context_root_scope(it->context); }

static void open_world(world* it, bool threading) {
  *it = (world){.budget = {.allocations = SIZE_MAX}, .allowed = SIZE_MAX};
  tn_context_options options = {.allow_unregistered_dialects = true, .threading = threading};
  if (!threading) options.allocator = tn_budget_allocator(&it->budget);
  tn_diagnostic_handler_id id;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it->context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(it->context, count_report, it, NULL, &id));
  EXPECT_STATUS(TN_OK, tn_text_parse(scope_of(it), tn_string_view_from(source), NULL, &it->module));
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(it->module, NULL, &it->bytes));
}

static void close_world(world* it) {
  tn_object_release(it->bytes);
  tn_context_destroy(it->context);
  EXPECT_EQ(0, it->budget.live_bytes);
}

typedef tn_status (*work_fn)(world* it, const void* data);

static size_t live_ops(const world* it) {
  tn_context_statistics figures;
  tn_context_statistics_get(it->context, &figures);
  return figures.live_op_count + figures.live_block_count + figures.live_region_count +
         figures.live_block_argument_count;
}

/// Stops `work` at question number `k`; false when it comes to its end before.
static bool stop_at(work_fn work, const void* data, bool changes, size_t k) {
  world it;
  open_world(&it, false);
  const size_t before = live_ops(&it);
  it.allowed = k;
  tn_context_set_interrupt_check(it.context, check, &it, 1);
  const tn_status status = work(&it, data);
  tn_context_set_interrupt_check(it.context, NULL, NULL, 0);
  const bool stopped = it.asked > k;
  if (stopped) {
    EXPECT_STATUS(TN_INTERRUPTED, status);
    EXPECT_EQ(1, it.reported);
    EXPECT_EQ(0, it.unlike);
    EXPECT_EQ(k + 1, it.asked);
    if (!changes) EXPECT_EQ(before, live_ops(&it));
    EXPECT_STATUS(TN_OK, tn_op_verify(it.module));
    EXPECT_STATUS(TN_OK, work(&it, data));
    EXPECT_STATUS(TN_OK, tn_op_verify(it.module));
  } else {
    EXPECT_STATUS(TN_OK, status);
    EXPECT_EQ(0, it.reported);
  }
  close_world(&it);
  return stopped;
}

/// At every question, or at every fifth where a sanitizer makes them slow, or as the environment
/// says where an emulator does; there are `least` of them at the least.
static void stop_everywhere(work_fn work, const void* data, bool changes, size_t least) {
  const char* given = getenv("TENURE_INTERRUPT_STEP");
  const long said = given == NULL ? 0 : strtol(given, NULL, 10);
  const size_t step = said > 0 ? (size_t)said : TN_TEST_SANITIZED ? 5 : 1;
  size_t k = 0;
  while (stop_at(work, data, changes, k)) k += step;
  EXPECT_TRUE(k >= least);
}

//===-- Reading and writing -------------------------------------------------------------------===//

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

static tn_status finish(tn_status status, tn_op op) {
  if (status == TN_OK) return tn_op_erase(op);
  EXPECT_TRUE(tn_op_is_null(op));
  return status;
}

static tn_status parse(world* it, const void* data) {
  (void)data;
  tn_op op;
  return finish(tn_text_parse(scope_of(it), tn_string_view_from(source), NULL, &op), op);
}
TN_TEST(reading_text_stops_everywhere) { stop_everywhere(parse, NULL, false, 100); }

static tn_status read_bytes(world* it, const void* data) {
  (void)data;
  tn_op op;
  const tn_string_view bytes = {tn_blob_data(it->bytes), tn_blob_byte_size(it->bytes)};
  return finish(tn_bytecode_read(scope_of(it), bytes, NULL, &op), op);
}
TN_TEST(reading_bytecode_stops_everywhere) { stop_everywhere(read_bytes, NULL, false, 100); }

static tn_status print(world* it, const void* data) {
  return tn_op_print(it->module, data, drop, NULL);
}
static tn_status print_block(world* it, const void* data) {
  return tn_block_print(tn_region_first_block(tn_op_region(it->module, 0)), data, drop, NULL);
}
TN_TEST(printing_stops_everywhere) {
  const tn_print_options generic = {.debug_info = true};
  const tn_print_options custom = {.custom_form = true};
  stop_everywhere(print, &generic, false, 50);
  stop_everywhere(print, &custom, false, 50);
  stop_everywhere(print_block, &generic, false, 50);
  stop_everywhere(print_block, &custom, false, 50);
}

static tn_status write_bytes(world* it, const void* data) {
  (void)data;
  return tn_bytecode_write(it->module, NULL, drop, NULL);
}
TN_TEST(writing_bytecode_stops_everywhere) { stop_everywhere(write_bytes, NULL, false, 100); }

static tn_status verify(world* it, const void* data) {
  (void)data;
  return tn_op_verify(it->module);
}
TN_TEST(verifying_stops_everywhere) { stop_everywhere(verify, NULL, false, 40); }

static tn_status make_clone(world* it, const void* data) {
  (void)data;
  tn_op op;
  return finish(tn_op_clone(scope_of(it), it->module, TN_CLONE_WHOLE, NULL, NULL, &op), op);
}
TN_TEST(cloning_stops_everywhere) { stop_everywhere(make_clone, NULL, false, 30); }

/// Reads the regions of a module that was read lazily.
static tn_status load(world* it, const void* data) {
  (void)data;
  const tn_string_view bytes = {tn_blob_data(it->bytes), tn_blob_byte_size(it->bytes)};
  const tn_bytecode_read_options options = {.lazy = true, .owner = it->bytes};
  tn_op op;
  tn_status status = tn_bytecode_read(scope_of(it), bytes, &options, &op);
  if (status != TN_OK) return status;
  status = tn_bytecode_load(op);
  if (status != TN_OK) {  // It can be asked for again.
    const size_t allowed = it->allowed;
    it->allowed = SIZE_MAX;
    const size_t asked = it->asked;
    EXPECT_STATUS(TN_OK, tn_bytecode_load(op));
    EXPECT_STATUS(TN_OK, tn_op_verify(op));
    it->asked = asked;
    it->allowed = allowed;
  }
  const tn_status erased = tn_op_erase(op);
  return status == TN_OK ? erased : status;
}
TN_TEST(loading_stops_everywhere) { stop_everywhere(load, NULL, false, 100); }

//===-- Passes --------------------------------------------------------------------------------===//

static tn_status run(world* it, const void* data) {
  tn_pass_manager* manager = NULL;
  EXPECT_STATUS(TN_OK, tn_pass_manager_parse(it->context, tn_string_view_from(data), &manager));
  const tn_status status = tn_pass_manager_run(manager, it->module, NULL);
  tn_pass_manager_destroy(manager);
  return status;
}

static void stop_pass(const char* name, size_t least) {
  char pipeline[128];
  (void)snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", name);
  stop_everywhere(run, pipeline, true, least);
}

TN_TEST(canonicalize_stops_everywhere) {
  stop_pass("canonicalize", 100);
  stop_pass("canonicalize{region-simplify=aggressive top-down=false}", 100);
}
TN_TEST(cse_stops_everywhere) { stop_pass("cse", 40); }
TN_TEST(sccp_stops_everywhere) { stop_pass("sccp", 40); }
TN_TEST(inline_stops_everywhere) { stop_pass("inline", 100); }
TN_TEST(hoisting_stops_everywhere) { stop_pass("loop-invariant-code-motion", 40); }
TN_TEST(sinking_stops_everywhere) { stop_pass("control-flow-sink", 40); }
TN_TEST(mem2reg_stops_everywhere) { stop_pass("mem2reg", 5); }
TN_TEST(dead_values_stop_everywhere) { stop_pass("remove-dead-values", 40); }
TN_TEST(trivial_dce_stops_everywhere) { stop_pass("trivial-dce", 40); }
TN_TEST(symbol_dce_stops_everywhere) { stop_pass("symbol-dce", 40); }
TN_TEST(sorting_stops_everywhere) { stop_pass("topological-sort", 40); }
TN_TEST(stripping_stops_everywhere) { stop_pass("strip-debuginfo", 40); }
TN_TEST(pipelines_stop_everywhere) {
  stop_pass("func.func(canonicalize,cse),inline,func.func(mem2reg,canonicalize)", 200);
}

//===-- Threads -------------------------------------------------------------------------------===//

typedef struct asking {
  pthread_t thread;
  size_t asked;
  size_t allowed;
  bool elsewhere;
} asking;

static bool check_thread(void* user_data) {
  asking* it = user_data;
  it->elsewhere |= !pthread_equal(it->thread, pthread_self());
  return ++it->asked > it->allowed;
}

/// A module of many functions.
static char* many_functions(size_t count) {
  static const char function[] =
      "func.func @f%zu(%%a: i32) -> i32 {\n  %%0 = arith.addi %%a, %%a : i32\n"
      "  %%1 = arith.addi %%a, %%a : i32\n  %%2 = arith.muli %%0, %%1 : i32\n"
      "  return %%2 : i32\n}\n";
  const size_t capacity = count * (sizeof function + 20) + 1;
  char* text = malloc(capacity);
  size_t size = 0;
  for (size_t i = 0; i < count; ++i) {
    size += (size_t)snprintf(text + size, capacity - size, function, i);
  }
  return text;
}

TN_TEST(pools_stop) {
  char* text = many_functions(500);
  for (size_t allowed = 0; allowed < 40; allowed += 3) {
    tn_context* context;
    const tn_context_options options = {.threading = true};
    EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
    tn_op module;
    EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                       NULL, &module));
    tn_pass_manager* manager;
    EXPECT_STATUS(
        TN_OK,
        tn_pass_manager_parse(
            context, tn_string_view_from("builtin.module(func.func(canonicalize,cse))"), &manager));
    asking it = {.thread = pthread_self(), .allowed = allowed};
    tn_context_set_interrupt_check(context, check_thread, &it, 1);
    const tn_pass_options run_options = {.thread_count = 3};
    const tn_status status = tn_pass_manager_run(manager, module, &run_options);
    // The others may have done it all before this thread came to ask so often.
    EXPECT_TRUE(status == TN_INTERRUPTED || (status == TN_OK && it.asked <= allowed));
    EXPECT_TRUE(!it.elsewhere);
    tn_context_set_interrupt_check(context, NULL, NULL, 0);
    EXPECT_STATUS(TN_OK, tn_op_verify(module));
    tn_pass_manager_destroy(manager);
    tn_context_destroy(context);
  }
  free(text);
}

TN_TEST(a_check_is_asked_now_and_then) {
  char* text = many_functions(5000);
  tn_context* context;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  asking it = {.thread = pthread_self(), .allowed = SIZE_MAX};
  tn_context_set_interrupt_check(context, check_thread, &it, 0);
  tn_op module;
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                     NULL, &module));
  // 30,001 ops are read, and verified.
  EXPECT_TRUE(it.asked > 30 && it.asked < 300);
  tn_context_destroy(context);
  free(text);
}
