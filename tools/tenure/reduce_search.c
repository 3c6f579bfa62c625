// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: the search.
//
// A step's targets are left out all at once, then in halves, quarters and so on, from the last to the
// first, for what stands behind uses what is in front. Several cases may be tested at a time, those
// that would come next if the ones before them are of no interest: what comes out is the same for
// any number of jobs.
//
// Where targets are inside of others, those around a range that could not go are not tried: they
// would take it along. So ops that nest take as many tests as it takes to find the innermost ones.

#include <stdlib.h>

#include "reduce.h"

//===-- What was tested -----------------------------------------------------------------------===//

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

// Whether the text was not tested before; it counts as tested now.
static bool is_new(reduce_search* it, const tool_text* text) {
  const uint64_t hash = hash_of(text);
  if (2 * it->seen_count >= it->seen_capacity) {
    const size_t capacity = it->seen_capacity == 0 ? 256 : 2 * it->seen_capacity;
    uint64_t* table = calloc(capacity, sizeof *table);
    if (table == NULL) {
      it->failed = true;
      return false;
    }
    for (size_t i = 0; i < it->seen_capacity; ++i) {
      if (it->seen[i] != 0) put(table, capacity, it->seen[i]);
    }
    free(it->seen);
    it->seen = table;
    it->seen_capacity = capacity;
  }
  size_t at = (size_t)hash & (it->seen_capacity - 1);
  for (; it->seen[at] != 0; at = (at + 1) & (it->seen_capacity - 1)) {
    if (it->seen[at] == hash) return false;
  }
  it->seen[at] = hash;
  ++it->seen_count;
  return true;
}

//===-- Candidates ----------------------------------------------------------------------------===//

#define JOBS_MAX 64u

// Cases under test, in their order, and where their targets began.
typedef struct pending {
  reduce_case cases[JOBS_MAX];
  reduce_run runs[JOBS_MAX];
  size_t firsts[JOBS_MAX];
  size_t ends[JOBS_MAX];
  size_t count;
} pending;

// Starts a test of the case, which the queue owns then. False if it needs none or there can be none.
static bool enqueue(reduce_search* it, pending* queue, reduce_case* owned_case, size_t first,
                    size_t end) {
  tool_text text = {0};
  *it->quiet = true;
  const bool verifies = reduce_case_verifies(owned_case);
  *it->quiet = false;
  bool done = verifies && reduce_case_write(owned_case, it->print, it->marker, &text);
  if (done && is_new(it, &text)) {
    done = reduce_run_start(it->tester, &text, &queue->runs[queue->count]);
    it->failed |= !done;
  } else {
    done = false;
  }
  it->failed |= text.failed;
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

// Takes back that a case was tested which was not: its test was ended.
static void forget(reduce_search* it, const reduce_case* untested) {
  tool_text text = {0};
  if (reduce_case_write(untested, it->print, it->marker, &text)) {
    const uint64_t hash = hash_of(&text);
    uint64_t* kept = calloc(it->seen_capacity, sizeof *kept);
    for (size_t i = 0; i < it->seen_capacity && kept != NULL; ++i) {
      if (it->seen[i] != 0 && it->seen[i] != hash) put(kept, it->seen_capacity, it->seen[i]);
    }
    if (kept != NULL) {
      free(it->seen);
      it->seen = kept;
      --it->seen_count;
    }
  }
  free(text.data);
}

// Drops the first case under test, whatever it is.
static void cancel_front(reduce_search* it, pending* queue) {
  if (queue->runs[0].answer == REDUCE_WAITING || queue->runs[0].answer == REDUCE_YES) {
    forget(it, &queue->cases[0]);
  }
  reduce_case_destroy(&queue->cases[0]);
  drop_front(queue);
}

static void clear_queue(reduce_search* it, pending* queue) {
  while (queue->count != 0) cancel_front(it, queue);
}

// What there is so far goes to the file, so that it outlives this process.
static void keep(reduce_search* it) {
  static tool_output output;
  tool_text text = {0};
  if (strcmp(it->output_path, "-") == 0) return;
  const bool done = reduce_case_write(&it->best, it->print, it->marker, &text) &&
                    tool_output_open(it->output_path, &output) &&
                    tool_output_write(&output, text.data, text.size) == TN_OK &&
                    tool_output_commit(&output);
  it->failed |= !done;
  free(text.data);
}

// Whether the first case under test is of interest; it is the best one then.
static bool take_front(reduce_search* it, pending* queue) {
  reduce_runs_wait(it->tester, queue->runs, queue->count);
  const reduce_answer answer = queue->runs[0].answer;
  it->failed |= answer == REDUCE_FAILED;
  if (answer != REDUCE_YES) {
    if (answer == REDUCE_WAITING) return false;
    reduce_case_destroy(&queue->cases[0]);
    drop_front(queue);
    return false;
  }
  reduce_case_destroy(&it->best);
  it->best = queue->cases[0];
  drop_front(queue);
  clear_queue(it, queue);
  keep(it);
  return true;
}

static bool ends(reduce_search* it) { return it->failed || reduce_tester_stopped(it->tester); }

//===-- Targets inside of others --------------------------------------------------------------===//

// The targets of the best case. All zero where they are apart.
typedef struct target_tree {
  size_t* enclosing;  // NULL for none.
  bool* stays;        // Those that have what stays in them.
  size_t count;
} target_tree;

static void close_tree(target_tree* tree) {
  free(tree->enclosing);
  free(tree->stays);
  *tree = (target_tree){0};
}

// Without memory there is no tree, and all is tested.
static void open_tree(const reduce_search* it, const reduce_step* step, size_t count,
                      target_tree* tree) {
  close_tree(tree);
  if (step->enclosing == NULL || count == 0) return;
  *tree = (target_tree){step->enclosing(&it->best, count), calloc(count, sizeof(bool)), count};
  if (tree->enclosing == NULL || tree->stays == NULL) close_tree(tree);
}

// The targets cannot go together: what is around all of them stays.
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

static void fill_queue(reduce_search* it, pending* queue, const reduce_step* step,
                       const target_tree* tree, size_t size, size_t* end) {
  while (queue->count < it->jobs && *end != 0 && !ends(it)) {
    const size_t first = *end > size ? *end - size : 0;
    reduce_case clone;
    if (stays(tree, first, *end)) {
      *end = first;
      continue;
    }
    if (!reduce_case_clone(&it->best, &clone)) {
      it->failed = true;
      return;
    }
    *it->quiet = true;
    (void)step->visit(&clone, true, first, *end);
    *it->quiet = false;
    (void)enqueue(it, queue, &clone, first, *end);
    *end = first;
  }
}

// One way through the targets, in ranges of `size`. Whether something went.
static bool sweep(reduce_search* it, const reduce_step* step, target_tree* tree, size_t size) {
  static pending queue;
  bool changed = false;
  size_t end = step->visit(&it->best, false, 0, 0);
  while (!ends(it)) {
    fill_queue(it, &queue, step, tree, size, &end);
    if (queue.count == 0 || ends(it)) break;
    const size_t first = queue.firsts[0];
    const size_t last = queue.ends[0];
    if (stays(tree, first, last)) {  // As a test that ended since says.
      cancel_front(it, &queue);
      continue;
    }
    const size_t waiting = queue.count;
    if (!take_front(it, &queue)) {
      if (queue.count < waiting) keep_range(tree, first, last);
      continue;
    }
    changed = true;
    const size_t count = step->visit(&it->best, false, 0, 0);
    open_tree(it, step, count, tree);
    end = first < count ? first : count;
  }
  clear_queue(it, &queue);
  return changed;
}

static bool run_step(reduce_search* it, const reduce_step* step) {
  bool changed = false;
  target_tree tree = {0};
  size_t size = step->visit(&it->best, false, 0, 0);
  open_tree(it, step, size, &tree);
  while (size != 0 && !ends(it)) {
    changed |= sweep(it, step, &tree, size);
    if (size == 1) break;
    const size_t count = step->visit(&it->best, false, 0, 0);
    size = (size + 1) / 2 < count ? (size + 1) / 2 : count;
  }
  close_tree(&tree);
  return changed;
}

void reduce_search_run(reduce_search* it) {
  bool changed = true;
  while (changed && !ends(it)) {
    changed = false;
    for (size_t i = 0; i < reduce_step_count && !ends(it); ++i) {
      changed |= run_step(it, &reduce_steps[i]);
    }
  }
}

bool reduce_search_check(reduce_search* it) {
  tool_text text = {0};
  reduce_run run;
  bool done = reduce_case_write(&it->best, it->print, it->marker, &text);
  (void)is_new(it, &text);
  done = done && reduce_run_start(it->tester, &text, &run);
  if (done) {
    reduce_runs_wait(it->tester, &run, 1);
    if (run.answer == REDUCE_NO) {
      tool_error("the original input is not interested: '%s' exits with 0 for it",
                 it->tester->script);
    }
    done = run.answer == REDUCE_YES;
    reduce_run_end(&run);
  }
  free(text.data);
  return done;
}

bool reduce_search_offer(reduce_search* it, reduce_case* owned_case) {
  static pending queue;
  const bool done = enqueue(it, &queue, owned_case, 0, 0) && take_front(it, &queue);
  clear_queue(it, &queue);
  return done;
}
