// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// print-op-stats: counts ops by name.

#include <stdlib.h>

#include "base/judy_map.h"
#include "base/order.h"
#include "base/text_buffer.h"
#include "pass/pass.h"

typedef struct op_stat {
  tn_string_view name;
  tn_uref key;
  uint64_t count;
} op_stat;

typedef struct op_stats {
  tn_rewriter rewriter;
  tn_judy_map places;  ///< Maps a name to its index plus 1.
  op_stat* items;
  size_t count;
  size_t capacity;
} op_stats;

static void count_op(op_stats* stats, tn_ref op) {
  tn_rewriter* rewriter = &stats->rewriter;
  const tn_op_cell* cell = tn_op__at(rewriter->context, op);
  const tn_uref key = tn_op_cell__name(rewriter->context, cell)->self;
  uintptr_t place = 0;
  if (tn_judy_map_get(&stats->places, key, &place)) {
    ++stats->items[place - 1].count;
    return;
  }
  if (!tn_array_grow(&rewriter->context->allocator, (void*)&stats->items, &stats->capacity,
                     stats->count + 1, sizeof *stats->items) ||
      tn_judy_map_set(&stats->places, key, stats->count + 1) != TN_OK) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  stats->items[stats->count++] = (op_stat){tn_op_cell__name_text(rewriter->context, cell), key, 1};
}

static int by_name(const void* a, const void* b) {
  const op_stat* left = a;
  const op_stat* right = b;
  return tn_order__texts(left->name, right->name);
}

/// Returns the number of bytes before the first dot; 0 without a dot.
static size_t dialect_size(tn_string_view name) {
  const char* dot = memchr(name.data, '.', name.size);
  return dot == NULL ? 0 : (size_t)(dot - name.data);
}

static void pad(tn_text_buffer* text, size_t count) {
  while (count-- > 0) tn_text_buffer_append_text(text, " ");
}

static void print_table(const op_stats* stats, tn_text_buffer* text) {
  size_t widest_dialect = 0;
  size_t widest_op = 0;
  for (size_t i = 0; i < stats->count; ++i) {
    const size_t dialect = dialect_size(stats->items[i].name);
    const size_t op = stats->items[i].name.size - (dialect == 0 ? 0 : dialect + 1);
    if (dialect > widest_dialect) widest_dialect = dialect;
    if (op > widest_op) widest_op = op;
  }
  tn_text_buffer_append_text(text, "Operations encountered:\n-----------------------\n");
  for (size_t i = 0; i < stats->count; ++i) {
    const tn_string_view name = stats->items[i].name;
    const size_t dialect = dialect_size(name);
    const size_t start = dialect == 0 ? 0 : dialect + 1;
    // The column of the dot is reserved even for names without one.
    pad(text, widest_dialect + (dialect == 0 ? 3 : 2) - dialect);
    tn_text_buffer_append_view(text, name);
    pad(text, widest_op - (name.size - start));
    tn_text_buffer_format(text, " , %llu\n", (unsigned long long)stats->items[i].count);
  }
}

static void print_json(const op_stats* stats, tn_text_buffer* text) {
  tn_text_buffer_append_text(text, "{\n");
  for (size_t i = 0; i < stats->count; ++i) {
    tn_text_buffer_append_text(text, "  \"");
    tn_text_buffer_append_view(text, stats->items[i].name);
    tn_text_buffer_format(text, "\" : %llu%s\n", (unsigned long long)stats->items[i].count,
                          i + 1 == stats->count ? "" : ",");
  }
  tn_text_buffer_append_text(text, "}\n");
}

static tn_status print_op_stats(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  const tn_allocator* allocator = &env->context->allocator;
  op_stats stats = {.count = 0};
  tn_rewriter__open(&stats.rewriter, env->shard);
  for (tn_ref op = root; op != 0 && stats.rewriter.status == TN_OK;
       op = tn_op__next_in_pre_order(env->context, root, op, false)) {
    count_op(&stats, op);
  }
  tn_text_buffer text = tn_text_buffer_make(allocator);
  if (stats.rewriter.status == TN_OK) {
    qsort(stats.items, stats.count, sizeof *stats.items, by_name);
    if (tn_pass__flag(pass, "json")) {
      print_json(&stats, &text);
    } else {
      print_table(&stats, &text);
    }
    if (text.failed) tn_rewriter__fail(&stats.rewriter, tn_context__out_of_memory(env->context));
  }
  const tn_pass_options* options = env->run->options;
  if (stats.rewriter.status == TN_OK && options->write != NULL) {
    tn_rewriter__fail(&stats.rewriter, tn_pass_run__write(env, text.data, text.size));
  }
  tn_text_buffer_free(&text);
  tn_judy_map_clear(&stats.places);
  tn_deallocate(allocator, stats.items, stats.capacity * sizeof *stats.items);
  return stats.rewriter.status;
}

TN_PASS(print_op_stats) = {
    "print-op-stats",
    "PrintOpStats",
    "Print statistics of operations",
    .run = print_op_stats,
    TN_PASS_OPTIONS({"json", TN_PASS_BOOL, "false", NULL, "print the stats as JSON"}),
    .prints = true};
