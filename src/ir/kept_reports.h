// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Deferred reports: threads that work in parallel store their reports, which are emitted when all
// are done, in the order of the work items. So handlers receive them in the order of a single
// thread, and on the caller's thread.

#ifndef TENURE_SRC_IR_KEPT_REPORTS_H
#define TENURE_SRC_IR_KEPT_REPORTS_H

#include "ir/context.h"

typedef struct tn_kept_report tn_kept_report;

/// The reports of one thread, in the order of work items, which it processes in order. Must not
/// move.
typedef struct tn_kept_reports {
  tn_kept_report* first;
  tn_kept_report** last;
} tn_kept_reports;

static inline void tn_kept_reports__open(tn_kept_reports* self) {
  self->first = NULL;
  self->last = &self->first;
}
/// Stores the report of the work item `index`; false when out of memory.
bool tn_kept_reports__add(tn_kept_reports* subject, const tn_diagnostic* diagnostic, size_t index);
/// Emits the reports of `count` lists, each `stride` bytes after the previous one, in the order of
/// work items up to `last_index`, and empties the lists; reports of later items are dropped.
void tn_kept_reports__emit(const tn_context* context, tn_kept_reports* first_list, size_t count,
                           size_t stride, size_t last_index);

#endif  // TENURE_SRC_IR_KEPT_REPORTS_H
