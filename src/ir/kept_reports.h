// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports that threads keep for themselves while they work side by side, to be told when all are
// done, in the order of the pieces of work: so handlers hear of them in the order of one thread,
// and on the caller's.

#ifndef TENURE_SRC_IR_KEPT_REPORTS_H
#define TENURE_SRC_IR_KEPT_REPORTS_H

#include "ir/context.h"

typedef struct tn_kept_report tn_kept_report;

/// What one thread keeps, in the order of pieces, as it does them in their order. It stays where it
/// is.
typedef struct tn_kept_reports {
  tn_kept_report* first;
  tn_kept_report** last;
} tn_kept_reports;

static inline void tn_kept_reports__open(tn_kept_reports* self) {
  self->first = NULL;
  self->last = &self->first;
}
/// Keeps what was reported during piece `index`; false when out of memory.
bool tn_kept_reports__add(tn_kept_reports* subject, const tn_diagnostic* diagnostic, size_t index);
/// Emits the reports of `count` lists, each `stride` bytes after the previous one, in the order of
/// pieces up to `last_index`, and empties them; those of later pieces are dropped.
void tn_kept_reports__tell(const tn_context* context, tn_kept_reports* first_list, size_t count,
                           size_t stride, size_t last_index);

#endif  // TENURE_SRC_IR_KEPT_REPORTS_H
