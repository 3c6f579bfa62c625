// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Deferred reports; see kept_reports.h.

#include "ir/kept_reports.h"

/// A diagnostic that was reported during the work item `index`; its notes and message follow it.
struct tn_kept_report {
  tn_kept_report* next;
  size_t index;
  size_t byte_size;
  tn_diagnostic diagnostic;
};

static char* copy_words(char* to, tn_string_view* words) {
  if (words->size != 0) memcpy(to, words->data, words->size);
  words->data = to;
  return to + words->size;
}

/// Returns a copy that outlives the report; NULL when out of memory.
static tn_kept_report* copy(const tn_diagnostic* diagnostic, size_t index) {
  size_t byte_size = sizeof(tn_kept_report) + diagnostic->message.size;
  for (size_t i = 0; i < diagnostic->note_count; ++i) {
    byte_size += sizeof(tn_diagnostic) + diagnostic->notes[i].message.size;
  }
  tn_kept_report* kept = tn_allocate(&diagnostic->context->allocator, byte_size);
  if (kept == NULL) return NULL;
  *kept = (tn_kept_report){.index = index, .byte_size = byte_size, .diagnostic = *diagnostic};
  tn_diagnostic* notes = (tn_diagnostic*)(void*)(kept + 1);
  char* words = (char*)(notes + diagnostic->note_count);
  words = copy_words(words, &kept->diagnostic.message);
  for (size_t i = 0; i < diagnostic->note_count; ++i) {
    notes[i] = diagnostic->notes[i];
    notes[i].note_count = 0;
    words = copy_words(words, &notes[i].message);
  }
  kept->diagnostic.notes = notes;
  return kept;
}

bool tn_kept_reports__add(tn_kept_reports* self, const tn_diagnostic* diagnostic, size_t index) {
  tn_kept_report* kept = copy(diagnostic, index);
  if (kept == NULL) return false;
  *self->last = kept;
  self->last = &kept->next;
  return true;
}

static tn_kept_reports* list_at(tn_kept_reports* first_list, size_t index, size_t stride) {
  return (tn_kept_reports*)(void*)((char*)first_list + index * stride);
}

/// Returns the list whose next report is of the first work item; NULL if all are empty.
static tn_kept_reports* next_to_tell(tn_kept_reports* first_list, size_t count, size_t stride) {
  tn_kept_reports* first = NULL;
  for (size_t i = 0; i < count; ++i) {
    tn_kept_reports* self = list_at(first_list, i, stride);
    if (self->first != NULL && (first == NULL || self->first->index < first->first->index))
      first = self;
  }
  return first;
}

void tn_kept_reports__emit(const tn_context* context, tn_kept_reports* first_list, size_t count,
                           size_t stride, size_t last_index) {
  for (tn_kept_reports* self = next_to_tell(first_list, count, stride); self != NULL;
       self = next_to_tell(first_list, count, stride)) {
    tn_kept_report* kept = self->first;
    self->first = kept->next;
    if (kept->index <= last_index) tn_diagnostic__report(&kept->diagnostic);
    tn_deallocate(&context->allocator, kept, kept->byte_size);
  }
}
