// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Detection of sequences that include each other, directly or indirectly, and would never finish.
//
// All sequences of a block are searched when the first of them is verified, depth first along their
// includes. A sequence that is reached again while it is on the path is part of a cycle.

#include "analysis/call_graph.h"
#include "dialects/transform/transform.h"
#include "ir/op_diagnostic.h"
#include "ir/walk.h"
#include "schema/check.h"

/// A sequence on the path, and the last visited op in it.
typedef struct step {
  tn_ref sequence;
  tn_ref at;
} step;

enum { UNSEEN, ON_THE_WAY, DONE };

typedef struct search {
  tn_context* context;
  tn_symbol_finder* finder;
  tn_cell_map states;
  step* way;
  uint32_t count;
  size_t capacity;
} search;

static bool is_sequence(const tn_context* context, tn_ref op) {
  return tn_op__is_called(context, op, TN_NAME_TRANSFORM_NAMED_SEQUENCE);
}

/// Returns the next sequence that the last one on the path includes; 0 for none.
static tn_ref next_included(search* s) {
  step* last = &s->way[s->count - 1];
  while ((last->at = tn_op__next_in_pre_order(s->context, last->sequence, last->at, false)) != 0) {
    if (!tn_op__is_called(s->context, last->at, TN_NAME_TRANSFORM_INCLUDE)) continue;
    const tn_attribute target = tn_transform_include_target(s->context, last->at);
    if (!tn_attribute__is(target, TN_ATTRIBUTE_SYMBOL_REF)) continue;
    const tn_ref found = tn_symbol__nearest(s->context, s->finder, last->at, target.storage);
    if (found != 0 && is_sequence(s->context, found)) return found;
  }
  return 0;
}

/// Reports the cycle from `again` to the end of the path.
static tn_status report(const search* s, tn_ref again) {
  tn_context* context = s->context;
  const size_t byte_size = s->count * sizeof(tn_diagnostic);
  tn_diagnostic* told = tn_allocate(&context->allocator, byte_size);
  if (told == NULL) return tn_context__out_of_memory(context);
  uint32_t first = s->count;
  do {
    --first;
    told[s->count - 1 - first] =
        (tn_diagnostic){.context = context,
                        .severity = TN_SEVERITY_NOTE,
                        .location = {context, tn_op__at(context, s->way[first].sequence)->location},
                        .message = tn_string_view_from("operation on recursion stack")};
  } while (s->way[first].sequence != again);
  told[0].severity = TN_SEVERITY_ERROR;
  told[0].status = TN_VERIFY_FAILED;
  told[0].message = tn_string_view_from("recursion not allowed in named sequences");
  told[0].notes = told + 1;
  told[0].note_count = s->count - 1 - first;
  tn_diagnostic__report(told);
  tn_deallocate(&context->allocator, told, byte_size);
  return TN_VERIFY_FAILED;
}

static tn_status enter(search* s, tn_ref sequence) {
  if (!tn_array_grow(&s->context->allocator, (void*)&s->way, &s->capacity, s->count + 1,
                     sizeof *s->way)) {
    return tn_context__out_of_memory(s->context);
  }
  s->way[s->count++] = (step){sequence, sequence};
  *tn_cell_map__at(&s->states, sequence) = ON_THE_WAY;
  return s->states.failed ? tn_context__out_of_memory(s->context) : TN_OK;
}

static tn_status search_from(search* s, tn_ref sequence) {
  TN_TRY(enter(s, sequence));
  while (s->count != 0) {
    const tn_ref next = next_included(s);
    if (next == 0) {
      *tn_cell_map__at(&s->states, s->way[--s->count].sequence) = DONE;
      continue;
    }
    const uint32_t state = tn_cell_map__get(&s->states, next);
    if (state == ON_THE_WAY) return report(s, next);
    if (state == UNSEEN) TN_TRY(enter(s, next));
  }
  return TN_OK;
}

static tn_status check_sequence(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                tn_symbol_finder* finder) {
  search s = {.context = context, .finder = finder};
  tn_status status = TN_OK;
  (void)schema;
  for (tn_ref before = op; (before = tn_op__at(context, before)->previous) != 0;) {
    if (is_sequence(context, before)) return TN_OK;
  }
  tn_cell_map__open(context, &s.states);
  for (tn_ref at = op; at != 0 && status == TN_OK; at = tn_op__at(context, at)->next) {
    if (is_sequence(context, at) && tn_cell_map__get(&s.states, at) == UNSEEN) {
      status = search_from(&s, at);
    }
  }
  tn_cell_map__close(&s.states);
  tn_deallocate(&context->allocator, s.way, s.capacity * sizeof *s.way);
  return status;
}

const tn_named_check tn_transform_checks[] = {
    {"transform.named_sequence", NULL, check_sequence, false},
    {"transform.sequence", NULL, tn_transform__check_consumed, false},
    {NULL, NULL, NULL, false},
};
