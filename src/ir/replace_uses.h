// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making all uses of one value uses of another. Callers that resolve handles inline it.

#ifndef TENURE_SRC_IR_REPLACE_USES_H
#define TENURE_SRC_IR_REPLACE_USES_H

#include "ir/op.h"

/// Makes a use one of `to`, with `next` after it and `previous` in front.
static inline void tn_use__put(tn_use_cell* cell, tn_ref to, tn_ref next, tn_ref previous) {
  cell->value = to;
  cell->next = next;
  cell->previous = previous;
}
/// Where tn_value__replace_all_uses_at is: `last` was put last.
typedef struct tn_use_run {
  tn_ref last;
  tn_ref next;  ///< 0 at the end.
} tn_use_run;
/// Puts the next use, without a branch: where there is none, `spare` is written to. What lies at
/// reference 0 has no next use either.
static inline tn_use_run tn_use__put_next(const tn_base* bases, tn_ref to, tn_use_run at,
                                          tn_use_cell* spare) {
  tn_use_cell* cell = (tn_use_cell*)(void*)tn_cells__in(bases, at.next);
  const tn_ref next = cell->next;
  tn_use__put((tn_use_cell*)tn_address__choose(at.next, cell, spare), to, at.last, next);
  return (tn_use_run){tn_ref__choose(at.next, at.next, at.last), next};
}
/// The usual case of it, `to` not 0, with the values' cells at hand: puts the uses one by one in
/// front of those of `to`. Few values have more than three uses, and how many is hard to foretell,
/// so three are put without asking.
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
/// The same without the cells.
static inline void tn_value__replace_all_uses_in(const tn_base* bases, tn_ref from, tn_ref to) {
  tn_value__replace_all_uses_at(bases, (tn_value_cell*)(void*)tn_cells__in(bases, from),
                                (tn_value_cell*)(void*)tn_cells__in(bases, to), to);
}

#endif  // TENURE_SRC_IR_REPLACE_USES_H
