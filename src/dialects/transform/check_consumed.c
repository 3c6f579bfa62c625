// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that no two ops in a sequence may consume the same handle, since it would be invalid for
// the second one.

#include "dialects/transform/script.h"
#include "dialects/transform/transform.h"
#include "ir/op_diagnostic.h"

typedef struct place {
  tn_ref op;
  uint32_t operand;
} place;

/// Sets `out` to the first two operands that consume the value; false if there are fewer.
static bool find_two(const tn_context* context, tn_symbol_finder* finder, tn_ref value,
                     place out[2]) {
  uint32_t count = 0;
  for (tn_ref use = tn_value__first_use(context, value); use != 0 && count < 2;
       use = tn_use__next(context, use)) {
    const tn_ref user = tn_use__owner(context, use);
    const uint32_t operand = tn_use__operand_number(context, use, user);
    if (tn_script__may_consume(context, finder, user, operand))
      out[count++] = (place){user, operand};
  }
  return count == 2;
}

/// Reports value `number` of `op`: an argument of its block, or a result.
static tn_status report(const tn_context* context, tn_ref op, bool is_argument, uint32_t number,
                        const place places[2]) {
  char texts[2][48];
  tn_op_note notes[2];
  for (int i = 0; i < 2; ++i) {
    (void)snprintf(texts[i], sizeof texts[i], "used here as operand #%u", places[i].operand);
    notes[i] = (tn_op_note){
        {context, tn_op__at(context, places[i].op)->location}, texts[i], i == 0 ? &notes[1] : NULL};
  }
  return is_argument
             ? tn_op__fail_named(context, op, notes,
                                 "block argument #%u has more than one potential consumer", number)
             : tn_op__fail(context, op, notes, "result #%u has more than one potential consumer",
                           number);
}

tn_status tn_transform__check_consumed(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                       tn_symbol_finder* finder) {
  place places[2];
  const tn_ref block = tn_op__first_block(context, op, 0);
  (void)schema;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (find_two(context, finder, tn_block__argument(context, block, i), places)) {
      return report(context, op, true, i, places);
    }
  }
  for (tn_ref child = tn_block__first_op(context, block); child != 0;
       child = tn_op__at(context, child)->next) {
    for (uint32_t i = 0; i < tn_op__result_count(context, child); ++i) {
      if (find_two(context, finder, tn_op__result(context, child, i), places)) {
        return report(context, child, false, i, places);
      }
    }
  }
  return TN_OK;
}
