// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports of the statistics of passes and patterns.

#include <stdio.h>
#include <stdlib.h>

#include "pass/pass_print.h"

//===-- Statistics ----------------------------------------------------------------------------===//

static int compare_names(const tn_pass_info* info, uint32_t a, uint32_t b) {
  return strcmp(info->statistics[a].name, info->statistics[b].name);
}

/// Prints the statistics of one pass, sorted by name, in columns.
static void print_counts(tn_text_buffer* text, int indent, const tn_pass* pass) {
  const tn_pass_info* info = tn_pass__info(pass);
  uint32_t order[TN_PASS_STATISTICS_MAX];
  int name_width = 0;
  int value_width = 0;
  for (uint32_t i = 0; i < info->statistic_count; ++i) {
    uint32_t at = i;
    for (; at > 0 && compare_names(info, order[at - 1], i) > 0; --at) order[at] = order[at - 1];
    order[at] = i;
    const int name_size = (int)strlen(info->statistics[i].name);
    const int value_size = snprintf(NULL, 0, "%llu", (unsigned long long)pass->counts[i]);
    if (name_size > name_width) name_width = name_size;
    if (value_size > value_width) value_width = value_size;
  }
  for (uint32_t i = 0; i < info->statistic_count; ++i) {
    const tn_pass_statistic_spec* self = &info->statistics[order[i]];
    tn_text_buffer_format(text, "%*s(S) %*llu %-*s - %s\n", indent, "", value_width,
                          (unsigned long long)pass->counts[order[i]], name_width, self->name,
                          self->description == NULL ? "" : self->description);
  }
}

static void print_pipeline(tn_text_buffer* text, int indent, const tn_pipeline* pipeline);

/// Prints the pass at `*index`, or the adjacent pipelines there, and moves past them.
static void print_pass(tn_text_buffer* text, int indent, const tn_pipeline* pipeline,
                       size_t* index) {
  const tn_pass* pass = &pipeline->passes[*index];
  if (pass->nested == NULL) {
    tn_text_buffer_format(text, "%*s%s\n", indent, "",
                          pass->info != NULL ? pass->info->title : pass->callback_name);
    if (tn_pass__info(pass) != NULL) print_counts(text, indent + 2, pass);
    ++*index;
    return;
  }
  size_t end = *index;
  while (end < pipeline->count && pipeline->passes[end].nested != NULL) ++end;
  if (end - *index > 1) {
    tn_text_buffer_format(text, "%*sPipeline Collection : [", indent, "");
    for (size_t i = *index; i < end; ++i) {
      tn_text_buffer_format(text, "%s'%s'", i == *index ? "" : ", ",
                            pipeline->passes[i].nested->anchor);
    }
    tn_text_buffer_append_text(text, "]\n");
    indent += 2;
  }
  for (; *index < end; ++*index) {
    const tn_pipeline* nested = pipeline->passes[*index].nested;
    tn_text_buffer_format(text, "%*s'%s' Pipeline\n", indent, "", nested->anchor);
    print_pipeline(text, indent + 2, nested);
  }
}

static void print_pipeline(tn_text_buffer* text, int indent, const tn_pipeline* pipeline) {
  for (size_t i = 0; i < pipeline->count;) print_pass(text, indent, pipeline, &i);
}

//===-- List format ---------------------------------------------------------------------------===//

/// Sums the statistics of passes with the same name.
static void add_counts(const tn_pipeline* pipeline, tn_pass* sum) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (pass->nested != NULL) {
      add_counts(pass->nested, sum);
    } else if (tn_pass__info(pass) == tn_pass__info(sum)) {
      for (size_t k = 0; k < TN_PASS_STATISTICS_MAX; ++k) sum->counts[k] += pass->counts[k];
    }
  }
}

/// Finds the pass with statistics whose title is the next after `after`.
static void find_next(const tn_pipeline* pipeline, const char* after, const tn_pass_info** next) {
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (pass->nested != NULL) {
      find_next(pass->nested, after, next);
      continue;
    }
    const tn_pass_info* info = tn_pass__info(pass);
    if (info == NULL || info->statistic_count == 0) continue;
    if (after != NULL && strcmp(info->title, after) <= 0) continue;
    if (*next == NULL || strcmp(info->title, (*next)->title) < 0) *next = info;
  }
}

static void print_list(tn_text_buffer* text, const tn_pipeline* pipeline) {
  const char* after = NULL;
  for (;;) {
    const tn_pass_info* next = NULL;
    find_next(pipeline, after, &next);
    if (next == NULL) return;
    tn_pass sum = {.info = next};
    add_counts(pipeline, &sum);
    tn_text_buffer_format(text, "%s\n", next->title);
    print_counts(text, 2, &sum);
    after = next->title;
  }
}

/// Writes a report.
static void report(tn_text_buffer* text, const tn_pass_options* options) {
  if (!text->failed) (void)!options->write(options->write_data, text->data, text->size);
  tn_text_buffer_free(text);
}

static tn_text_buffer begin_report(const tn_context* context, const char* what) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const char* rule =
      "===-------------------------------------------------------------------------===\n";
  tn_text_buffer_format(&text, "%s%*s... %s statistics report ...\n%s", rule, 25, "", what, rule);
  return text;
}

void tn_pipeline__report_statistics(const tn_pipeline* pipeline, const tn_pass_options* options) {
  if (options->write == NULL) return;
  tn_text_buffer text = begin_report(pipeline->context, "Pass");
  if (options->statistics_as_list) {
    print_list(&text, pipeline);
  } else {
    print_pipeline(&text, 0, pipeline);
  }
  tn_text_buffer_append_text(&text, "\n");
  report(&text, options);
}

//===-- Patterns ------------------------------------------------------------------------------===//

void tn_pattern_counts__open(tn_context* context, tn_pattern_counts* out_counts) {
  *out_counts = (tn_pattern_counts){.context = context};
  tn_lock_initialize(&out_counts->lock, true);
}

void tn_pattern_counts__close(tn_pattern_counts* counts) {
  tn_deallocate(&counts->context->allocator, counts->items,
                counts->capacity * sizeof *counts->items);
  tn_lock_finalize(&counts->lock);
}

void tn_pattern_counts__add(void* user_data, tn_string_view name, bool applied) {
  tn_pattern_counts* self = user_data;
  tn_lock_acquire(&self->lock);
  size_t at = 0;
  while (at < self->count && !tn_string_view_equal(self->items[at].name, name)) ++at;
  if (at < self->count || tn_array_grow(&self->context->allocator, (void*)&self->items,
                                        &self->capacity, self->count + 1, sizeof *self->items)) {
    if (at == self->count) self->items[self->count++] = (tn_pattern_count){name, 0, 0};
    ++self->items[at].tried;
    self->items[at].applied += applied;
  } else {
    self->failed = true;
  }
  tn_lock_release(&self->lock);
}

static int compare_counts(const void* a, const void* b) {
  const tn_string_view x = ((const tn_pattern_count*)a)->name;
  const tn_string_view y = ((const tn_pattern_count*)b)->name;
  const size_t size = x.size < y.size ? x.size : y.size;
  const int order = size == 0 ? 0 : memcmp(x.data, y.data, size);
  return order != 0 ? order : (x.size > y.size) - (x.size < y.size);
}

void tn_pattern_counts__report(tn_pattern_counts* counts, const tn_pass_options* options) {
  if (options->write == NULL) return;
  tn_text_buffer text = begin_report(counts->context, "Pattern");
  if (counts->count != 0) {
    qsort(counts->items, counts->count, sizeof *counts->items, compare_counts);
  }
  tn_text_buffer_append_text(&text, "     tried   applied  ----Name----\n");
  for (size_t i = 0; i < counts->count; ++i) {
    const tn_pattern_count* self = &counts->items[i];
    const tn_string_view name =
        self->name.size == 0 ? tn_string_view_from("<unnamed>") : self->name;
    tn_text_buffer_format(&text, "%10llu%10llu  %.*s\n", (unsigned long long)self->tried,
                          (unsigned long long)self->applied, (int)name.size, name.data);
  }
  if (counts->failed)
    tn_text_buffer_append_text(&text, "out of memory: some patterns are not counted\n");
  tn_text_buffer_append_text(&text, "\n");
  report(&text, options);
}
