// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comments with the users of values (--mlir-print-value-users). A user is named by its results, or
// by the number that ops without results get for this.

#include "base/judy_map.h"
#include "text/printer.h"

static void put_op_names(tn_printer* printer, tn_ref ref) {
  const tn_op_cell* op = tn_op__at(printer->context, ref);
  const uint32_t count = tn_op_cell__result_count(op);
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, tn_op_cell__result(ref, op, i));
  }
  if (count != 0) return;
  const uint32_t number = tn_printer__number_of(printer, ref);
  if (number == 0) {
    TN_PUT(&printer->sink, "<<UNKNOWN OPERATION>>");
    return;
  }
  tn_put_char(&printer->sink, '%');
  tn_put_unsigned(&printer->sink, (number >> TN_NUMBER_SHIFT) - 1);
}

/// Prints the ops that use `value`, each once, separated by commas.
static void put_users(tn_printer* printer, tn_ref value) {
  const tn_context* context = printer->context;
  tn_judy_set seen = {NULL};
  bool is_first = true;
  tn_ref use = tn_value__at(context, value)->first_use;
  for (; use != 0; use = tn_use__at(context, use)->next) {
    const tn_ref user = tn_use__owner(context, use);
    bool is_new = false;
    if (tn_judy_set_insert(&seen, user, &is_new) != TN_OK) {
      tn_printer__out_of_memory(printer);
      break;
    }
    if (!is_new) continue;
    if (!is_first) TN_PUT(&printer->sink, ", ");
    is_first = false;
    put_op_names(printer, user);
  }
  tn_judy_set_clear(&seen);
}

/// Returns whether the users of `value`, which has some, have several names.
static bool has_several_users(const tn_context* context, tn_ref value) {
  tn_ref use = tn_value__at(context, value)->first_use;
  const tn_ref user = tn_use__owner(context, use);
  for (; use != 0; use = tn_use__at(context, use)->next) {
    if (tn_use__owner(context, use) != user) return true;
  }
  return tn_op_cell__result_count(tn_op__at(context, user)) > 1;
}

static bool is_used(const tn_context* context, tn_ref value) {
  return tn_value__at(context, value)->first_use != 0;
}

static bool has_used_results(const tn_context* context, tn_ref ref, const tn_op_cell* op) {
  for (uint32_t i = 0; i < tn_op_cell__result_count(op); ++i) {
    if (is_used(context, tn_op_cell__result(ref, op, i))) return true;
  }
  return false;
}

static void put_users_of_several(tn_printer* printer, tn_ref ref, const tn_op_cell* op) {
  TN_PUT(&printer->sink, " // users: ");
  for (uint32_t i = 0; i < tn_op_cell__result_count(op); ++i) {
    const tn_ref value = tn_op_cell__result(ref, op, i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_put_char(&printer->sink, '(');
    if (is_used(printer->context, value)) {
      put_users(printer, value);
    } else {
      TN_PUT(&printer->sink, "unused");
    }
    tn_put_char(&printer->sink, ')');
  }
}

void tn_printer__put_result_users(tn_printer* printer, tn_ref ref) {
  const tn_op_cell* op = tn_op__at(printer->context, ref);
  const uint32_t count = tn_op_cell__result_count(op);
  if (count == 0) {
    if (tn_op_cell__operand_count(printer->context, op) == 0) return;
    TN_PUT(&printer->sink, " // id: ");
    put_op_names(printer, ref);
  } else if (!has_used_results(printer->context, ref, op)) {
    TN_PUT(&printer->sink, " // unused");
  } else if (count > 1) {
    put_users_of_several(printer, ref, op);
  } else {
    const tn_ref value = tn_op_cell__result(ref, op, 0);
    if (has_several_users(printer->context, value)) {
      TN_PUT(&printer->sink, " // users: ");
    } else {
      TN_PUT(&printer->sink, " // user: ");
    }
    put_users(printer, value);
  }
}

void tn_printer__put_argument_users(tn_printer* printer, const tn_block_cell* block,
                                    size_t indent) {
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(printer->context, block, i);
    tn_put_spaces(&printer->sink, indent);
    TN_PUT(&printer->sink, "// ");
    tn_printer__put_value(printer, value);
    if (is_used(printer->context, value)) {
      TN_PUT(&printer->sink, " is used by ");
      put_users(printer, value);
      tn_put_char(&printer->sink, '\n');
    } else {
      TN_PUT(&printer->sink, " is unused\n");
    }
  }
}
