// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of symbols and symbol tables.
//
// The checks are in MLIR's order, so that of several errors the same one is reported.

#include "base/order.h"
#include "ir/operation_name.h"
#include "ir/symbol.h"
#include "ir/verifier.h"

//===-- Symbols -------------------------------------------------------------------------------===//

static bool is_string(const tn_storage* attribute) {
  return attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING);
}

static const tn_string_view visibilities[] = {{"public", 6}, {"private", 7}, {"nested", 6}};

static tn_status check_visibility(const tn_context* context, tn_ref op) {
  const tn_storage* visibility = tn_op__inherent(context, op, "sym_visibility");
  if (visibility == NULL) return TN_OK;
  if (is_string(visibility)) {
    const tn_string_view text = tn_string_payload__view(visibility);
    for (size_t i = 0; i < sizeof visibilities / sizeof *visibilities; ++i) {
      if (tn_string_view_equal(text, visibilities[i])) return TN_OK;
    }
  }
  tn_text_buffer shown = tn_text_buffer_make(&context->allocator);
  tn_attribute__append_text((tn_attribute){visibility}, &shown);
  const tn_status status = tn_op__fail_named(
      context, op, NULL,
      is_string(visibility)
          ? "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %.*s"
          : "requires visibility attribute 'sym_visibility' to be a string attribute, but got %.*s",
      (int)shown.size, shown.data == NULL ? "" : shown.data);
  tn_text_buffer_free(&shown);
  return status;
}

tn_status tn_op__verify_symbol(tn_context* context, tn_ref op) {
  const tn_storage* name = tn_op__inherent(context, op, "sym_name");
  if (name == NULL || !is_string(name)) {
    return tn_op__fail_named(context, op, NULL, "requires string attribute 'sym_name'");
  }
  TN_TRY(check_visibility(context, op));
  const tn_ref parent = tn_op_cell__parent(context, tn_op__at(context, op));
  if (parent == 0) return TN_OK;
  const tn_op_definition* definition =
      tn_op_definition__claimed(context, tn_op__at(context, parent));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) != 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "symbol's parent must have the SymbolTable trait");
}

//===-- Symbol tables -------------------------------------------------------------------------===//

/// A table of names (references of attributes) and the first op with each.
typedef struct name_slot {
  tn_uref name;
  tn_ref op;
} name_slot;

typedef struct name_table {
  const tn_context* context;
  name_slot* slots;
  size_t count;
  size_t capacity;  ///< A power of two, or 0.
} name_table;

/// Returns the slot of `name`, or the empty slot for it.
static name_slot* slot_for(name_slot* slots, size_t capacity, tn_uref name) {
  size_t at = (size_t)tn_hash_word(name) & (capacity - 1);
  while (slots[at].name != 0 && slots[at].name != name) at = (at + 1) & (capacity - 1);
  return &slots[at];
}

static bool grow_names(name_table* table) {
  const size_t capacity = table->capacity == 0 ? 16 : 4 * table->capacity;
  const tn_allocator* allocator = &table->context->allocator;
  name_slot* slots = tn_allocate_zeroed(allocator, capacity * sizeof *slots);
  if (slots == NULL) return false;
  for (size_t i = 0; i < table->capacity; ++i) {
    if (table->slots[i].name == 0) continue;
    *slot_for(slots, capacity, table->slots[i].name) = table->slots[i];
  }
  tn_deallocate(allocator, table->slots, table->capacity * sizeof *slots);
  table->slots = slots;
  table->capacity = capacity;
  return true;
}

static tn_status add_name(name_table* table, tn_ref op, tn_uref name) {
  if (2 * table->count >= table->capacity && !grow_names(table)) {
    return tn_context__out_of_memory(table->context);
  }
  name_slot* slot = slot_for(table->slots, table->capacity, name);
  if (slot->name == 0) {
    *slot = (name_slot){name, op};
    ++table->count;
    return TN_OK;
  }
  const tn_string_view text = tn_identifier__text(table->context, name);
  const tn_location where = {table->context, tn_op__at(table->context, slot->op)->location};
  const tn_op_note note = {where, "see existing symbol definition here", NULL};
  return tn_op__fail(table->context, op, &note, "redefinition of symbol named '%.*s'",
                     (int)text.size, text.data);
}

tn_status tn_op__verify_symbol_table(tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op_cell__region_count(cell) != 1) {
    return tn_op__fail_named(context, op, NULL,
                             "Operations with a 'SymbolTable' must have exactly one region");
  }
  const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, 0));
  if (region->first_block == 0 || region->first_block != region->last_block) {
    return tn_op__fail_named(context, op, NULL,
                             "Operations with a 'SymbolTable' must have exactly one block");
  }
  tn_identifier key = {NULL};
  if (tn_identifier_find(context, tn_string_view_from("sym_name"), &key) != TN_OK) return TN_OK;
  name_table table = {.context = context};
  tn_status status = TN_OK;
  tn_ref child = tn_block__at(context, region->first_block)->first_op;
  while (status == TN_OK && child != 0) {
    tn_op_cell* child_cell = tn_op__at(context, child);
    const tn_uref name = tn_symbol__name(context, child_cell, key.storage->self);
    status = tn_poll(context);
    if (status == TN_OK && name != 0) status = add_name(&table, child, name);
    child = child_cell->next;
  }
  tn_deallocate(&context->allocator, table.slots, table.capacity * sizeof *table.slots);
  return status;
}
