// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: the search.
//
// Removes a step's targets all at once, then in halves, quarters and so on, from the last to the
// first, since later ops use earlier ones. Several cases may be tested in parallel: those that come
// next if the ones before them are not interesting. The result is the same for any number of jobs.
//
// If targets are nested, the targets around a range that could not be removed are not tried, since
// they would remove it, too. So nested ops take as many tests as finding the innermost ones.

#include <stdlib.h>

#include "reduce.h"

//===-- Tested cases --------------------------------------------------------------------------===//

static uint64_t hash_of(const tool_text* text) {
  uint64_t hash = UINT64_C(14695981039346656037);
  for (size_t i = 0; i < text->size; ++i) {
    hash = (hash ^ (unsigned char)text->data[i]) * UINT64_C(1099511628211);
  }
  return hash == 0 ? 1 : hash;
}

static void put(uint64_t* table, size_t capacity, uint64_t hash) {
  size_t at = (size_t)hash & (capacity - 1);
  while (table[at] != 0) at = (at + 1) & (capacity - 1);
  table[at] = hash;
}

// Returns true if the text was not tested before, and marks it as tested.
static bool is_new(reduce_search* self, const tool_text* text) {
  const uint64_t hash = hash_of(text);
  if (2 * self->seen_count >= self->seen_capacity) {
    const size_t capacity = self->seen_capacity == 0 ? 256 : 2 * self->seen_capacity;
    uint64_t* table = calloc(capacity, sizeof *table);
    if (table == NULL) {
      self->failed = true;
      return false;
    }
    for (size_t i = 0; i < self->seen_capacity; ++i) {
      if (self->seen[i] != 0) put(table, capacity, self->seen[i]);
    }
    free(self->seen);
    self->seen = table;
    self->seen_capacity = capacity;
  }
  size_t at = (size_t)hash & (self->seen_capacity - 1);
  for (; self->seen[at] != 0; at = (at + 1) & (self->seen_capacity - 1)) {
    if (self->seen[at] == hash) return false;
  }
  self->seen[at] = hash;
  ++self->seen_count;
  return true;
}

//===-- Candidates ----------------------------------------------------------------------------===//

#define JOBS_MAX 64u

// Cases under test, in order, and their ranges of targets.
typedef struct pending {
  reduce_case cases[JOBS_MAX];
  reduce_run runs[JOBS_MAX];
  size_t firsts[JOBS_MAX];
  size_t ends[JOBS_MAX];
  size_t count;
} pending;

// Starts a test of the case, which the queue then owns. Returns false if no test is needed or
// possible.
static bool enqueue(reduce_search* self, pending* queue, reduce_case* owned_case, size_t first,
                    size_t end) {
  tool_text text = {0};
  *self->quiet = true;
  const bool verifies = reduce_case_verifies(owned_case);
  *self->quiet = false;
  bool done = verifies && reduce_case_write(owned_case, self->print, self->marker, &text);
  if (done && is_new(self, &text)) {
    done = reduce_run_start(self->tester, &text, &queue->runs[queue->count]);
    self->failed |= !done;
  } else {
    done = false;
  }
  self->failed |= text.failed;
  free(text.data);
  if (!done) {
    reduce_case_destroy(owned_case);
    return false;
  }
  queue->cases[queue->count] = *owned_case;
  queue->firsts[queue->count] = first;
  queue->ends[queue->count++] = end;
  return true;
}

static void drop_front(pending* queue) {
  reduce_run_end(&queue->runs[0]);
  --queue->count;
  memmove(queue->cases, queue->cases + 1, queue->count * sizeof *queue->cases);
  memmove(queue->runs, queue->runs + 1, queue->count * sizeof *queue->runs);
  memmove(queue->firsts, queue->firsts + 1, queue->count * sizeof *queue->firsts);
  memmove(queue->ends, queue->ends + 1, queue->count * sizeof *queue->ends);
}

// Removes a case from the tested ones, since its test was canceled.
static void forget(reduce_search* self, const reduce_case* untested) {
  tool_text text = {0};
  if (reduce_case_write(untested, self->print, self->marker, &text)) {
    const uint64_t hash = hash_of(&text);
    uint64_t* kept = calloc(self->seen_capacity, sizeof *kept);
    for (size_t i = 0; i < self->seen_capacity && kept != NULL; ++i) {
      if (self->seen[i] != 0 && self->seen[i] != hash)
        put(kept, self->seen_capacity, self->seen[i]);
    }
    if (kept != NULL) {
      free(self->seen);
      self->seen = kept;
      --self->seen_count;
    }
  }
  free(text.data);
}

// Drops the first case under test in any state.
static void cancel_front(reduce_search* self, pending* queue) {
  if (queue->runs[0].answer == REDUCE_WAITING || queue->runs[0].answer == REDUCE_YES) {
    forget(self, &queue->cases[0]);
  }
  reduce_case_destroy(&queue->cases[0]);
  drop_front(queue);
}

static void clear_queue(reduce_search* self, pending* queue) {
  while (queue->count != 0) cancel_front(self, queue);
}

// Writes the best case to the file, so that it survives this process.
static void keep(reduce_search* self) {
  static tool_output output;
  tool_text text = {0};
  if (strcmp(self->output_path, "-") == 0) return;
  const bool done = reduce_case_write(&self->best, self->print, self->marker, &text) &&
                    tool_output_open(self->output_path, &output) &&
                    tool_output_write(&output, text.data, text.size) == TN_OK &&
                    tool_output_commit(&output);
  self->failed |= !done;
  free(text.data);
}

// Returns true if the first case under test is interesting; makes it the best one.
static bool take_front(reduce_search* self, pending* queue) {
  reduce_runs_wait(self->tester, queue->runs, queue->count);
  const reduce_answer answer = queue->runs[0].answer;
  self->failed |= answer == REDUCE_FAILED;
  if (answer != REDUCE_YES) {
    if (answer == REDUCE_WAITING) return false;
    reduce_case_destroy(&queue->cases[0]);
    drop_front(queue);
    return false;
  }
  reduce_case_destroy(&self->best);
  self->best = queue->cases[0];
  drop_front(queue);
  clear_queue(self, queue);
  keep(self);
  return true;
}

static bool ends(reduce_search* self) {
  return self->failed || reduce_tester_stopped(self->tester);
}

//===-- Nested targets ------------------------------------------------------------------------===//

// The targets of the best case. All zero if they do not nest.
typedef struct target_tree {
  size_t* enclosing;  // NULL for none.
  bool* stays;        // Targets that contain one that stays.
  size_t count;
} target_tree;

static void close_tree(target_tree* tree) {
  free(tree->enclosing);
  free(tree->stays);
  *tree = (target_tree){0};
}

// If out of memory, there is no tree, and everything is tested.
static void open_tree(const reduce_search* self, const reduce_step* step, size_t count,
                      target_tree* tree) {
  close_tree(tree);
  if (step->enclosing == NULL || count == 0) return;
  *tree = (target_tree){step->enclosing(&self->best, count), calloc(count, sizeof(bool)), count};
  if (tree->enclosing == NULL || tree->stays == NULL) close_tree(tree);
}

// The targets cannot be removed together, so every target that contains all of them stays.
static void keep_range(target_tree* tree, size_t first, size_t end) {
  size_t last = end - 1;
  if (end > tree->count) return;
  while (first != last && first != SIZE_MAX && last != SIZE_MAX) {
    if (first < last) {
      last = tree->enclosing[last];
    } else {
      first = tree->enclosing[first];
    }
  }
  if (first != last) return;
  for (; first != SIZE_MAX && !tree->stays[first]; first = tree->enclosing[first]) {
    tree->stays[first] = true;
  }
}

static bool stays(const target_tree* tree, size_t first, size_t end) {
  for (size_t i = first; i < end && i < tree->count; ++i) {
    if (tree->stays[i]) return true;
  }
  return false;
}

//===-- Searching -----------------------------------------------------------------------------===//

static void fill_queue(reduce_search* self, pending* queue, const reduce_step* step,
                       const target_tree* tree, size_t size, size_t* end) {
  while (queue->count < self->jobs && *end != 0 && !ends(self)) {
    const size_t first = *end > size ? *end - size : 0;
    reduce_case clone;
    if (stays(tree, first, *end)) {
      *end = first;
      continue;
    }
    if (!reduce_case_clone(&self->best, &clone)) {
      self->failed = true;
      return;
    }
    *self->quiet = true;
    (void)step->visit(&clone, true, first, *end);
    *self->quiet = false;
    (void)enqueue(self, queue, &clone, first, *end);
    *end = first;
  }
}

// Goes once through the targets, in ranges of `size`. Returns true if something was removed.
static bool sweep(reduce_search* self, const reduce_step* step, target_tree* tree, size_t size) {
  static pending queue;
  bool changed = false;
  size_t end = step->visit(&self->best, false, 0, 0);
  while (!ends(self)) {
    fill_queue(self, &queue, step, tree, size, &end);
    if (queue.count == 0 || ends(self)) break;
    const size_t first = queue.firsts[0];
    const size_t last = queue.ends[0];
    if (stays(tree, first, last)) {  // A test has finished since and determines this.
      cancel_front(self, &queue);
      continue;
    }
    const size_t waiting = queue.count;
    if (!take_front(self, &queue)) {
      if (queue.count < waiting) keep_range(tree, first, last);
      continue;
    }
    changed = true;
    const size_t count = step->visit(&self->best, false, 0, 0);
    open_tree(self, step, count, tree);
    end = first < count ? first : count;
  }
  clear_queue(self, &queue);
  return changed;
}

static bool run_step(reduce_search* self, const reduce_step* step) {
  bool changed = false;
  target_tree tree = {0};
  size_t size = step->visit(&self->best, false, 0, 0);
  open_tree(self, step, size, &tree);
  while (size != 0 && !ends(self)) {
    changed |= sweep(self, step, &tree, size);
    if (size == 1) break;
    const size_t count = step->visit(&self->best, false, 0, 0);
    size = (size + 1) / 2 < count ? (size + 1) / 2 : count;
  }
  close_tree(&tree);
  return changed;
}

void reduce_search_run(reduce_search* self) {
  bool changed = true;
  while (changed && !ends(self)) {
    changed = false;
    for (size_t i = 0; i < reduce_step_count && !ends(self); ++i) {
      changed |= run_step(self, &reduce_steps[i]);
    }
  }
}

bool reduce_search_check(reduce_search* self) {
  tool_text text = {0};
  reduce_run run;
  bool done = reduce_case_write(&self->best, self->print, self->marker, &text);
  (void)is_new(self, &text);
  done = done && reduce_run_start(self->tester, &text, &run);
  if (done) {
    reduce_runs_wait(self->tester, &run, 1);
    if (run.answer == REDUCE_NO) {
      tool_error("the original input is not interested: '%s' exits with 0 for it",
                 self->tester->script);
    }
    done = run.answer == REDUCE_YES;
    reduce_run_end(&run);
  }
  free(text.data);
  return done;
}

bool reduce_search_offer(reduce_search* self, reduce_case* owned_case) {
  static pending queue;
  const bool done = enqueue(self, &queue, owned_case, 0, 0) && take_front(self, &queue);
  clear_queue(self, &queue);
  return done;
}
