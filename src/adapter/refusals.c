// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "adapter/refusals.h"

#include <stdio.h>
#include <string.h>

#include "adapter/names.h"
#include "base/memory.h"

// At most this many names are listed for each problem; the others are counted.
#define NAMED_COUNT 3u
// At most this many problems are searched for an equal one, which bounds the time for a file in
// which every weight has another problem.
#define SEARCHED_COUNT 32u

void tn_refusals__free(tn_refusals* refusals) {
  for (size_t i = 0; i < refusals->count; ++i) tn_text_buffer_free(&refusals->items[i].names);
  tn_deallocate(refusals->allocator, refusals->items, refusals->capacity * sizeof *refusals->items);
  *refusals = tn_refusals__make(refusals->allocator);
}

// Returns the recorded problem, or NULL.
static tn_refusal* find(const tn_refusals* refusals, tn_status status, const char* problem) {
  const size_t end = refusals->count < SEARCHED_COUNT ? refusals->count : SEARCHED_COUNT;
  for (size_t i = 0; i < end; ++i) {
    tn_refusal* item = &refusals->items[i];
    if (item->status == status && strcmp(item->problem, problem) == 0) return item;
  }
  return NULL;
}

static tn_refusal* append(tn_refusals* refusals, tn_status status, tn_location where,
                          const char* problem) {
  if (refusals->count == refusals->capacity &&
      !tn_array_grow(refusals->allocator, &refusals->items, &refusals->capacity,
                     refusals->count + 1, sizeof *refusals->items)) {
    refusals->failed = true;
    return NULL;
  }
  tn_refusal* item = &refusals->items[refusals->count++];
  *item = (tn_refusal){
      .status = status, .where = where, .names = tn_text_buffer_make(refusals->allocator)};
  snprintf(item->problem, sizeof item->problem, "%s", problem);
  return item;
}

void tn_refusals__add(tn_refusals* refusals, tn_status status, tn_location where,
                      tn_string_view name, const char* problem) {
  tn_refusal* item = find(refusals, status, problem);
  if (item == NULL) item = append(refusals, status, where, problem);
  if (item == NULL || item->count++ >= NAMED_COUNT) return;
  if (item->count > 1) tn_text_buffer_append_text(&item->names, ", ");
  tn_names__append_quoted(&item->names, name);
  refusals->failed |= item->names.failed;
}

void tn_refusal__append(const tn_refusal* refusal, tn_text_buffer* text) {
  tn_text_buffer_append_view(text, tn_text_buffer_view(&refusal->names));
  if (refusal->count > NAMED_COUNT) {
    tn_text_buffer_format(text, " and %zu more", refusal->count - NAMED_COUNT);
  }
  tn_text_buffer_format(text, ": %s", refusal->problem);
}
