// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Figures about contexts, and about what they unique.

#include "core_figures.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void core_measure_contexts(const core_side* side, const measure_sizes* sizes) {
  const size_t count = sizes->context_count;
  void** contexts = malloc(sizeof *contexts * count);
  measure_require(contexts != NULL, "there is memory");
  measure_figure figure = measure_begin("context.create_destroy");
  for (size_t i = 0; i < count; ++i) side->close_context(side->open_context());
  measure_end(&figure, (double)count, "us");

  measure_trim();
  const double heap = measure_heap_bytes();
  const double resident = measure_resident_bytes();
  for (size_t i = 0; i < count; ++i) contexts[i] = side->open_context();
  const double unit = (double)count * 1024;
  measure_emit((measure_heap_bytes() - heap) / unit, "KiB", "context.heap");
  measure_emit((measure_resident_bytes() - resident) / unit, "KiB", "context.rss");
  for (size_t i = 0; i < count; ++i) side->close_context(contexts[i]);
  free(contexts);
}

static uint64_t unique_all(const void* state, core_unique_fn get, size_t count, size_t mask) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; ++i) sum += (uintptr_t)get(state, i & mask);
  return sum;
}

static void measure_kind(const core_side* side, const void* state, const core_unique_kind* kind,
                         size_t count) {
  if (kind->parts != NULL) unique_all(state, kind->parts, count, SIZE_MAX);
  const double taken = side->taken_bytes(state);
  const double resident = measure_resident_bytes();
  measure_figure figure = measure_begin("unique.%s.new", kind->name);
  uint64_t sum = unique_all(state, kind->get, count, SIZE_MAX);
  measure_end(&figure, (double)count, "ns");
  measure_emit((side->taken_bytes(state) - taken) / (double)count, "B", "unique.%s.own",
               kind->name);
  measure_emit((measure_resident_bytes() - resident) / (double)count, "B", "unique.%s.rss",
               kind->name);
  figure = measure_begin("unique.%s.hit", kind->name);
  sum -= unique_all(state, kind->get, count, SIZE_MAX);
  measure_end(&figure, (double)count, "ns");
  measure_require(sum == 0, "the same comes back");
  figure = measure_begin("unique.%s.hot", kind->name);
  sum += unique_all(state, kind->get, count, 63);
  measure_end(&figure, (double)count, "ns");
  measure_keep(sum);
}

void core_measure_uniquing(const core_side* side, const measure_sizes* sizes) {
  const size_t count = sizes->unique_count;
  char(*texts)[32] = malloc(sizeof *texts * count);
  measure_require(texts != NULL, "there is memory");
  for (size_t i = 0; i < count; ++i) snprintf(texts[i], sizeof texts[i], "str_%zu", i);
  for (size_t i = 0; i < side->kind_count; ++i) {
    void* state = side->open_uniquing(texts);
    measure_kind(side, state, &side->kinds[i], count);
    side->close_uniquing(state);
    measure_trim();
  }
  free(texts);
}
