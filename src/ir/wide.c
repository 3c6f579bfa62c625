// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ir/wide.h"

#include <tenure/verify.h>

#include "ir/op_diagnostic.h"
#include "ir/op_interface.h"
#include "ir/walk.h"

static bool replace_state(const tn_context* context, uint8_t from, uint8_t to) {
  uint8_t* state = (uint8_t*)(uintptr_t)&context->width_state;
  return __atomic_compare_exchange_n(state, &from, to, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

void tn_wide__note(const tn_context* context) {
  (void)replace_state(context, TN_WIDE_UNSEEN, TN_WIDE_NOTED);
}

static void warn(const tn_context* context, tn_ref op, const char* what) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text,
                        "has more than %u %s; patterns, folds and layout checks skip such ops",
                        TN_PATTERN_RANK_MAX, what);
  if (!text.failed) tn_op__warn_named(context, op, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

void tn_wide__warn(const tn_context* context, tn_ref op, const char* what) {
  tn_wide__note(context);
  if (replace_state(context, TN_WIDE_NOTED, TN_WIDE_REPORTED)) warn(context, op, what);
}

static bool is_wide(const tn_context* context, tn_uref type) {
  return tn_shaped_type_rank((tn_type){tn_uniquer__at(&context->uniquer, type)}) >
         TN_PATTERN_RANK_MAX;
}

static bool has_wide_value(const tn_context* context, tn_ref op) {
  tn_op_cell* cell = tn_op__at(context, op);
  for (uint32_t i = 0; i < tn_op_cell__operand_count(context, cell); ++i) {
    const tn_ref value = tn_op_cell__operand(context, op, cell, i);
    if (value != 0 && is_wide(context, tn_value_cell__type(tn_value__at(context, value))))
      return true;
  }
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    const tn_ref value = tn_op_cell__result(op, cell, i);
    if (is_wide(context, tn_value_cell__type(tn_value__at(context, value)))) return true;
  }
  return false;
}

static bool has_many_loops(const tn_context* context, tn_ref op) {
  if (tn_op_cell__region_count(tn_op__at(context, op)) == 0 ||
      tn_op_interface__of(context, op)->loop_like == NULL) {
    return false;
  }
  const tn_ref region = tn_op_cell__region(tn_op__at(context, op), 0);
  const tn_ref block = tn_region__at(context, region)->first_block;
  return block != 0 && tn_block__at(context, block)->argument_count > TN_PATTERN_RANK_MAX;
}

void tn_wide__find(const tn_context* context, tn_ref root) {
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const bool has_value = has_wide_value(context, op);
    if (!has_value && !has_many_loops(context, op)) continue;
    tn_wide__warn(context, op, has_value ? "dimensions" : "loops");
    return;
  }
}
