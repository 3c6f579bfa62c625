// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacing all uses of one value by another. Callers that resolve handles inline it.

#ifndef TENURE_SRC_IR_REPLACE_USES_H
#define TENURE_SRC_IR_REPLACE_USES_H

#include "ir/op.h"

/// Makes a use one of `to`, between `previous` and `next`.
static inline void tn_use__put(tn_use_cell* cell, tn_ref to, tn_ref next, tn_ref previous) {
  cell->value = to;
  cell->next = next;
  cell->previous = previous;
}
/// The state of tn_value__replace_all_uses_at: `last` is the use that was linked last.
typedef struct tn_use_run {
  tn_ref last;
  tn_ref next;  ///< 0 at the end.
} tn_use_run;
/// Links the next use, without a branch: if there is none, `spare` is written. The cell at
/// reference 0 has no next use either.
static inline tn_use_run tn_use__put_next(const tn_base* bases, tn_ref to, tn_use_run at,
                                          tn_use_cell* spare) {
  tn_use_cell* cell = (tn_use_cell*)(void*)tn_cells__in(bases, at.next);
  const tn_ref next = cell->next;
  tn_use__put((tn_use_cell*)tn_address__choose(at.next, cell, spare), to, at.last, next);
  return (tn_use_run){tn_ref__choose(at.next, at.next, at.last), next};
}
/// The common case, with `to` not 0 and the values' cells known: prepends the uses one by one to
/// those of `to`. Few values have more than three uses, and the number is hard to predict, so three
/// are linked unconditionally.
static inline void tn_value__replace_all_uses_at(const tn_base* bases, tn_value_cell* source,
                                                 tn_value_cell* target, tn_ref to) {
  const tn_ref first = source->first_use;
  if (first == 0) return;
  source->first_use = 0;
  const tn_ref behind = target->first_use;
  if (behind != 0) ((tn_use_cell*)(void*)tn_cells__in(bases, behind))->previous = first;
  tn_use_cell* cell = (tn_use_cell*)(void*)tn_cells__in(bases, first);
  tn_use_cell spare;
  tn_use_run at = {first, cell->next};
  tn_use__put(cell, to, behind, at.next);
  at = tn_use__put_next(bases, to, at, &spare);
  at = tn_use__put_next(bases, to, at, &spare);
  while (TN_UNLIKELY(at.next != 0)) at = tn_use__put_next(bases, to, at, &spare);
  target->first_use = at.last;
}
/// Likewise, without the cells.
static inline void tn_value__replace_all_uses_in(const tn_base* bases, tn_ref from, tn_ref to) {
  tn_value__replace_all_uses_at(bases, (tn_value_cell*)(void*)tn_cells__in(bases, from),
                                (tn_value_cell*)(void*)tn_cells__in(bases, to), to);
}

#endif  // TENURE_SRC_IR_REPLACE_USES_H
