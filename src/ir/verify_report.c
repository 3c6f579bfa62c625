// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The error path of the verifier: finds the violation that MLIR reports first, and its other end.

#include "ir/verifier.h"
#include "ir/walk.h"

//===-- Worklist ------------------------------------------------------------------------------===//

typedef struct worklist {
  const tn_context* context;
  tn_ref* items;
  size_t count;
  size_t capacity;
} worklist;

static tn_status push(worklist* list, tn_ref item) {
  if (!tn_array_grow(&list->context->allocator, &list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    return tn_context__out_of_memory(list->context);
  }
  list->items[list->count++] = item;
  return TN_OK;
}

static void close_worklist(worklist* list) {
  tn_deallocate(&list->context->allocator, list->items, list->capacity * sizeof *list->items);
}

//===-- Dominance -----------------------------------------------------------------------------===//

static bool is_proper_ancestor(const tn_context* context, tn_ref outer, tn_ref region) {
  while (region != 0) {
    const tn_ref block = tn_op__at(context, tn_region__at(context, region)->op)->block;
    region = block == 0 ? 0 : tn_block__at(context, block)->region;
    if (region == outer) return true;
  }
  return false;
}

static uint32_t block_number(const tn_context* context, tn_ref block) {
  uint32_t number = 0;
  for (tn_ref at = tn_block__at(context, block)->previous; at != 0; ++number) {
    at = tn_block__at(context, at)->previous;
  }
  return number;
}

static tn_status report_result(const tn_context* context, tn_ref op, uint32_t index,
                               tn_ref definition, tn_ref region) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_op_cell* defining = tn_op__at(context, definition);
  const tn_ref user_region = tn_block__at(context, cell->block)->region;
  const char* words = "operand defined here (op is neither in a parent nor in a child region)";
  if (defining->block == cell->block) {
    words = "operand defined here (op in the same block)";
  } else if (region == user_region) {
    words = "operand defined here (op in the same region)";
  } else if (region == 0) {
    words = "operand defined here (op without a block)";
  } else if (is_proper_ancestor(context, region, user_region)) {
    words = "operand defined here (op in a parent region)";
  } else if (is_proper_ancestor(context, user_region, region)) {
    words = "operand defined here (op in a child region)";
  }
  const tn_op_note note = {{context, defining->location}, words, NULL};
  return tn_op__fail(context, op, &note, "operand #%u does not dominate this use", index);
}

static tn_status report_argument(const tn_context* context, tn_ref op, uint32_t index, tn_ref block,
                                 tn_ref region) {
  const tn_ref user_region = tn_block__at(context, tn_op__at(context, op)->block)->region;
  const char* where = "neither in a parent nor in a child region";
  if (region == user_region) {
    where = "in the same region";
  } else if (is_proper_ancestor(context, region, user_region)) {
    where = "in a parent region";
  } else if (is_proper_ancestor(context, user_region, region)) {
    where = "in a child region";
  }
  tn_text_buffer words = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&words, "operand defined as a block argument (block #%u %s)",
                        block_number(context, block), where);
  tn_text_buffer_append(&words, "", 1);
  const tn_op_cell* parent = tn_op__at(context, tn_region__at(context, region)->op);
  const tn_op_note note = {{context, parent->location}, words.data, NULL};
  const tn_status status = tn_op__fail(context, op, words.failed ? NULL : &note,
                                       "operand #%u does not dominate this use", index);
  tn_text_buffer_free(&words);
  return status;
}

static tn_status report_operand(const tn_context* context, tn_ref op, uint32_t index) {
  tn_ref definition = 0;
  tn_ref block = 0;
  tn_ref region = 0;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref value = tn_op_cell__operand(context, op, cell, index);
  if (!tn_verifier__definition(context, value, &definition, &block, &region)) {
    return TN_VERIFY_FAILED;
  }
  return definition != 0 ? report_result(context, op, index, definition, region)
                         : report_argument(context, op, index, block, region);
}

/// Reports the first recorded op among those directly in `op` and returns that status; TN_OK if
/// there is none. Ops with regions are added to the list.
static tn_status report_in_op(tn_verifier* verifier, tn_ref op, worklist* list) {
  const tn_context* context = verifier->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    tn_ref block = tn_region__at(context, tn_op_cell__region(cell, i))->first_block;
    for (; block != 0; block = tn_block__at(context, block)->next) {
      tn_ref child = tn_block__at(context, block)->first_op;
      for (; child != 0; child = tn_op__at(context, child)->next) {
        uintptr_t what = 0;
        if (tn_judy_map_get(&verifier->noted, child, &what) && what != TN_NOTED_ISOLATION) {
          return report_operand(context, child, (uint32_t)(what - 1));
        }
        const tn_op_cell* child_cell = tn_op__at(context, child);
        if (tn_op_cell__region_count(child_cell) == 0 ||
            tn_verifier__is_isolated(verifier, child_cell)) {
          continue;
        }
        TN_TRY(push(list, child));
      }
    }
  }
  return TN_OK;
}

tn_status tn_verifier__report_dominance(tn_verifier* verifier, tn_ref op) {
  worklist list = {.context = verifier->context};
  tn_status status = push(&list, op);
  while (status == TN_OK && list.count != 0) {
    status = report_in_op(verifier, list.items[--list.count], &list);
  }
  close_worklist(&list);
  return status == TN_OK ? TN_VERIFY_FAILED : status;
}

//===-- Isolation -----------------------------------------------------------------------------===//

static tn_status report_outsider(const tn_context* context, tn_ref isolated, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    tn_ref definition = 0;
    tn_ref block = 0;
    tn_ref region = 0;
    const tn_ref value = tn_op_cell__operand(context, op, cell, i);
    if (!tn_verifier__definition(context, value, &definition, &block, &region)) break;
    if (region == 0) return tn_op__fail(context, op, NULL, "operation's operand is unlinked");
  }
  const tn_op_note note = {{context, tn_op__at(context, isolated)->location},
                           "required by region isolation constraints",
                           NULL};
  return tn_op__fail_named(context, op, &note, "using value defined outside the region");
}

/// Like report_in_op, for one region: the list contains regions.
static tn_status report_in_region(tn_verifier* verifier, tn_ref isolated, tn_ref region,
                                  worklist* list) {
  const tn_context* context = verifier->context;
  tn_ref block = tn_region__at(context, region)->first_block;
  for (; block != 0; block = tn_block__at(context, block)->next) {
    tn_ref op = tn_block__at(context, block)->first_op;
    for (; op != 0; op = tn_op__at(context, op)->next) {
      uintptr_t what = 0;
      if (tn_judy_map_get(&verifier->noted, op, &what) && what == TN_NOTED_ISOLATION) {
        return report_outsider(context, isolated, op);
      }
      const tn_op_cell* cell = tn_op__at(context, op);
      if (tn_verifier__is_isolated(verifier, cell)) continue;
      for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
        TN_TRY(push(list, tn_op_cell__region(cell, i)));
      }
    }
  }
  return TN_OK;
}

tn_status tn_verifier__report_isolation(tn_verifier* verifier, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  worklist list = {.context = verifier->context};
  tn_status status = TN_OK;
  for (uint32_t i = 0; status == TN_OK && i < tn_op_cell__region_count(cell); ++i) {
    status = push(&list, tn_op_cell__region(cell, i));
    while (status == TN_OK && list.count != 0) {
      status = report_in_region(verifier, op, list.items[--list.count], &list);
    }
  }
  close_worklist(&list);
  return status == TN_OK ? TN_VERIFY_FAILED : status;
}

//===-- Use lists -----------------------------------------------------------------------------===//

/// Returns whether `use` is an operand (successor) of a live op.
static bool is_use(const tn_context* context, tn_ref use, bool of_block) {
  const tn_cells* cells = &context->cells;
  const uint32_t kind = tn_cells__info(cells, use)->kind;
  if (kind != TN_CELL_OP && kind != TN_CELL_AUX) return false;
  const tn_ref op = tn_use__owner(context, use);
  if (tn_cells__info(cells, op)->kind != TN_CELL_OP) return false;
  const tn_op_cell* cell = tn_op__at(context, op);
  if ((cell->generation & 1u) == 0) return false;
  const tn_ref first =
      of_block ? tn_op_cell__successors(op, cell) : tn_op_cell__operands(context, op, cell);
  const uint32_t count =
      of_block ? tn_op_cell__successor_count(cell) : tn_op_cell__operand_count(context, cell);
  const uint32_t offset = use - first;
  return use >= first && offset % 3 == 0 && offset / 3 < count;
}

/// Adds the uses in the list of a value or block, whose links have been checked, to `listed`.
static tn_status collect(const tn_verifier* verifier, tn_ref value, bool of_block,
                         tn_judy_set* listed) {
  const tn_context* context = verifier->context;
  bool is_new = false;
  tn_ref use =
      of_block ? tn_block__at(context, value)->first_use : tn_value__at(context, value)->first_use;
  for (; use != 0; use = tn_use__at(context, use)->next) {
    if (!is_use(context, use, of_block)) {
      return tn_verifier__report_list(verifier, value, of_block);
    }
    if (tn_judy_set_insert(listed, use, &is_new) != TN_OK) {
      return tn_context__out_of_memory(context);
    }
  }
  return TN_OK;
}

static tn_status collect_results(const tn_verifier* verifier, tn_ref op, tn_judy_set* listed) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    TN_TRY(collect(verifier, tn_op_cell__result(op, cell, i), false, listed));
  }
  return TN_OK;
}

/// Collects the use lists of the blocks of an op, and of their arguments.
static tn_status collect_blocks(const tn_verifier* verifier, tn_ref op, tn_judy_set* listed) {
  const tn_context* context = verifier->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  for (uint32_t r = 0; r < tn_op_cell__region_count(cell); ++r) {
    tn_ref block = tn_region__at(context, tn_op_cell__region(cell, r))->first_block;
    for (; block != 0; block = tn_block__at(context, block)->next) {
      const tn_block_cell* block_cell = tn_block__at(context, block);
      TN_TRY(collect(verifier, block, true, listed));
      for (uint32_t i = 0; i < block_cell->argument_count; ++i) {
        TN_TRY(collect(verifier, tn_block_cell__argument(context, block_cell, i), false, listed));
      }
    }
  }
  return TN_OK;
}

/// Checks that the uses of one op are listed, if their values or blocks are in the tree.
static tn_status find_in_lists(const tn_verifier* verifier, tn_ref op, const tn_judy_set* listed) {
  const tn_context* context = verifier->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref operands = tn_op_cell__operands(context, op, cell);
  for (uint32_t i = 0; i < tn_op_cell__operand_count(context, cell); ++i) {
    const tn_ref use = operands + 3 * i;
    if (tn_judy_set_contains(listed, use)) continue;
    const tn_ref block = tn_value__parent_block(context, tn_use__at(context, use)->value);
    const tn_ref parent =
        block == 0 ? 0 : tn_block_cell__parent_op(context, tn_block__at(context, block));
    if (!tn_op__is_ancestor(context, verifier->root, parent)) continue;
    return tn_op__fail_named(context, op, NULL, "operand #%u is not listed as a use of its value",
                             i);
  }
  const tn_ref successors = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < tn_op_cell__successor_count(cell); ++i) {
    if (op == verifier->root || tn_judy_set_contains(listed, successors + 3 * i)) continue;
    return tn_op__fail_named(context, op, NULL, "successor #%u does not list its predecessor", i);
  }
  return TN_OK;
}

tn_status tn_verifier__compare_uses(tn_verifier* verifier) {
  const tn_context* context = verifier->context;
  tn_judy_set listed = {0};
  tn_status status = TN_OK;
  tn_ref op = verifier->root;
  for (; status == TN_OK && op != 0;
       op = tn_op__next_in_pre_order(context, verifier->root, op, false)) {
    if (op != verifier->root) status = collect_results(verifier, op, &listed);
    if (status == TN_OK) status = collect_blocks(verifier, op, &listed);
  }
  op = verifier->root;
  for (; status == TN_OK && op != 0;
       op = tn_op__next_in_pre_order(context, verifier->root, op, false)) {
    status = find_in_lists(verifier, op, &listed);
  }
  tn_judy_set_clear(&listed);
  return status;
}
