// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols through handles.
//
// A table keeps the handle of its op, so it becomes stale with it, and an index of names
// (ir/symbol.h). An entry of the index is only used if its op is live, directly in the table's op,
// and has the name.

#include <tenure/block.h>
#include <tenure/symbol.h>

#include "base/text_buffer.h"
#include "ir/lazy.h"
#include "ir/op_definition.h"
#include "ir/symbol.h"
#include "ir/uniqued.h"
#include "scope/access.h"

struct tn_symbol_table {
  tn_allocator allocator;
  tn_op op;
  tn_uref key;  ///< The identifier "sym_name".
  tn_symbol_index index;
  uint64_t next_number;  ///< Number for the next suffix of a name.
};

static tn_string_view key_text(void) { return tn_string_view_from("sym_name"); }

/// Returns the key of symbols' names; 0 if no op of the context has one.
static tn_uref find_key(const tn_context* context) {
  tn_identifier key = {NULL};
  return tn_identifier_find(context, key_text(), &key) == TN_OK ? key.storage->self : 0;
}

static tn_status make_name(tn_context* context, tn_string_view text, tn_uref* out_name) {
  *out_name = 0;
  tn_identifier name = {NULL};
  TN_TRY(tn_identifier_get(context, text, &name));
  *out_name = name.storage->self;
  return TN_OK;
}

//===-- Names ---------------------------------------------------------------------------------===//

tn_string_view tn_symbol_name(tn_op op) {
  const tn_attribute name = tn_op_attribute(op, key_text());
  if (!tn_attribute__is(name, TN_ATTRIBUTE_STRING)) return (tn_string_view){NULL, 0};
  return tn_string_payload__view(name.storage);
}

/// References cannot contain an empty name.
static tn_status check_name(tn_location where, tn_string_view name) {
  if (name.size != 0) return TN_OK;
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where, "empty symbol name");
}

tn_status tn_symbol_set_name(tn_op op, tn_string_view name) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_callback_guard__may_change_op(resolved.context, op.slot));
  TN_TRY(check_name(tn_access__location(resolved.context, cell), name));
  tn_uref key = 0;
  tn_uref value = 0;
  TN_TRY(make_name(resolved.context, key_text(), &key));
  TN_TRY(make_name(resolved.context, name, &value));
  return tn_symbol__set_name(resolved.scope->shard, op.slot, key, value);
}

//===-- Tables --------------------------------------------------------------------------------===//

static bool can_be_table(const tn_context* context, const tn_op_cell* cell) {
  if (tn_op_cell__region_count(cell) != 1) return false;
  const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, 0));
  return region->first_block == region->last_block;
}

static tn_status fill_table(tn_symbol_table* table, tn_context* context) {
  TN_TRY(make_name(context, key_text(), &table->key));
  if (tn_symbol_index__fill(&table->index, context, table->op.slot, table->key) == TN_OK) {
    return TN_OK;
  }
  return tn_context__out_of_memory(context);
}

tn_status tn_symbol_table_create(tn_op op, tn_symbol_table** out_table) {
  *out_table = NULL;
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  TN_TRY(tn_lazy__load(resolved.scope->shard, op.slot));
  if (!can_be_table(resolved.context, cell)) {
    const tn_string_view name = tn_op_cell__name_text(resolved.context, cell);
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            tn_access__location(resolved.context, cell),
                            "'%.*s' is not a symbol table: expected one region with one block",
                            (int)name.size, name.data);
  }
  tn_symbol_table* table = tn_allocate(&resolved.context->allocator, sizeof *table);
  if (table == NULL) return tn_context__out_of_memory(resolved.context);
  *table = (tn_symbol_table){.allocator = resolved.context->allocator, .op = op};
  const tn_status status = fill_table(table, resolved.context);
  if (status != TN_OK) {
    tn_symbol_table_destroy(table);
    return status;
  }
  *out_table = table;
  return TN_OK;
}

void tn_symbol_table_destroy(tn_symbol_table* table) {
  if (table == NULL) return;
  const tn_allocator allocator = table->allocator;
  tn_symbol_index__free(&table->index, &allocator);
  tn_deallocate(&allocator, table, sizeof *table);
}

tn_op tn_symbol_table_op(const tn_symbol_table* table) { return table->op; }

/// Returns the symbol with this name, if the IR agrees with the index; else 0.
static tn_ref find_symbol(const tn_symbol_table* table, const tn_context* context,
                          tn_string_view text) {
  const tn_symbol_slot slot = tn_symbol_index__find(&table->index, context, text);
  if (slot.op == 0) return 0;
  tn_op_cell* cell = tn_op__at(context, slot.op);
  if ((tn_cell__generation(&cell->generation) & 1u) == 0 || cell->block == 0) return 0;
  if (tn_op_cell__parent(context, cell) != table->op.slot) return 0;
  return tn_symbol__has_name(context, cell, table->key, slot.name) ? slot.op : 0;
}

static tn_ref find_named(const tn_symbol_table* table, const tn_context* context, tn_uref name) {
  return find_symbol(table, context, tn_identifier__text(context, name));
}

tn_op tn_symbol_table_lookup(const tn_symbol_table* table, tn_string_view name) {
  tn_resolved resolved;
  if (tn_access__op(table->op, &resolved) == NULL) return (tn_op){0};
  return tn_op__handle(resolved.context, table->op.scope,
                       find_symbol(table, resolved.context, name));
}

//===-- Changing a table ----------------------------------------------------------------------===//

/// State of the functions that change a table.
typedef struct edit {
  tn_resolved resolved;  ///< The table's op.
  tn_op_cell* symbol_cell;
  tn_uref name;  ///< The symbol's name.
} edit;

static tn_status refuse(const tn_context* context, const tn_op_cell* cell, const char* why) {
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, cell),
                          "'%.*s' %s", (int)name.size, name.data, why);
}

static tn_status open_edit(const tn_symbol_table* table, tn_op symbol, edit* out_edit) {
  const tn_op_cell* cell = tn_access__op(table->op, &out_edit->resolved);
  if (cell == NULL) return tn_access__op_status(table->op);
  const tn_context* context = out_edit->resolved.context;
  TN_TRY(tn_callback_guard__may_change(context));
  tn_resolved at;
  out_edit->symbol_cell = tn_access__op(symbol, &at);
  if (out_edit->symbol_cell == NULL) {
    return tn_access__report_stale_op(tn_access__location(context, cell), symbol);
  }
  if (at.context != context) {
    return tn_access__report_wrong_context(tn_access__location(context, cell), "symbol");
  }
  out_edit->name = tn_symbol__name(context, out_edit->symbol_cell, table->key);
  if (out_edit->name != 0) return TN_OK;
  return refuse(context, out_edit->symbol_cell, "has no string attribute 'sym_name'");
}

/// Generates a name that is not taken.
static tn_status find_free_name(tn_symbol_table* table, tn_context* context, tn_uref taken,
                                tn_uref* out_name) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_status status = TN_OK;
  const tn_string_view base = tn_identifier__text(context, taken);
  do {
    text.size = 0;
    tn_text_buffer_append_view(&text, base);
    tn_text_buffer_append_text(&text, "_");
    tn_text_buffer_append_unsigned(&text, table->next_number++);
    status = text.failed ? tn_context__out_of_memory(context)
                         : make_name(context, tn_text_buffer_view(&text), out_name);
  } while (status == TN_OK && find_named(table, context, *out_name) != 0);
  tn_text_buffer_free(&text);
  return status;
}

/// Returns the block of the table's op, which is created if there is none.
static tn_status body_of(const edit* at, tn_ref table_op, tn_ref* out_block) {
  const tn_context* context = at->resolved.context;
  const tn_ref region = tn_op_cell__region(tn_op__at(context, table_op), 0);
  *out_block = tn_region__at(context, region)->first_block;
  if (*out_block == 0) *out_block = tn_block__create(at->resolved.scope->shard, region, 0);
  return *out_block == 0 ? tn_shard__failure(at->resolved.scope->shard) : TN_OK;
}

/// Moves a detached symbol to the end of the body, before a terminator.
static tn_status place(const edit* at, tn_ref table_op, tn_op symbol) {
  const tn_context* context = at->resolved.context;
  if (tn_op__is_ancestor(context, symbol.slot, table_op)) {
    return refuse(context, at->symbol_cell, "contains the symbol table");
  }
  tn_ref block = 0;
  TN_TRY(body_of(at, table_op, &block));
  const tn_ref last = tn_block__at(context, block)->last_op;
  const uint32_t scope = at->resolved.scope->number;
  if (last != 0 &&
      tn_op_cell__has_trait(context, tn_op__at(context, last), TN_OP_TRAIT_TERMINATOR)) {
    return tn_op_move_before(symbol, tn_op__handle(context, scope, last));
  }
  return tn_op_move_to_end(symbol, tn_block__handle(context, scope, block));
}

tn_status tn_symbol_table_insert(tn_symbol_table* table, tn_op symbol, tn_attribute* out_name) {
  *out_name = (tn_attribute){NULL};
  edit at;
  TN_TRY(open_edit(table, symbol, &at));
  tn_context* context = at.resolved.context;
  const tn_ref parent = tn_op_cell__parent(context, at.symbol_cell);
  if (parent != 0 && parent != table->op.slot) {
    return refuse(context, at.symbol_cell, "is nested in another operation");
  }
  const tn_ref known = find_named(table, context, at.name);
  tn_uref name = at.name;
  if (known != 0 && known != symbol.slot) {
    TN_TRY(find_free_name(table, context, at.name, &name));
  }
  if (tn_symbol_index__reserve(&table->index, &table->allocator, 1) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  if (parent == 0) TN_TRY(place(&at, table->op.slot, symbol));
  // The op has the key, so this only writes.
  const tn_status status =
      tn_symbol__set_name(at.resolved.scope->shard, symbol.slot, table->key, name);
  tn_symbol_index__set(&table->index, context, name, symbol.slot);
  *out_name = tn_attribute__from(context, name);
  return status;
}

/// Returns TN_NOT_FOUND unless the symbol is in the table: indexed by its name, or named or placed
/// by other functions and no other symbol has its name.
static tn_status check_known(const tn_symbol_table* table, const edit* at, tn_op symbol,
                             bool* out_is_indexed) {
  const tn_context* context = at->resolved.context;
  const tn_ref found = find_named(table, context, at->name);
  *out_is_indexed = found == symbol.slot;
  if (*out_is_indexed ||
      (found == 0 && tn_op_cell__parent(context, at->symbol_cell) == table->op.slot)) {
    return TN_OK;
  }
  const tn_string_view name = tn_identifier__text(context, at->name);
  return tn_context__fail(context, TN_NOT_FOUND, tn_access__location(context, at->symbol_cell),
                          "the symbol '%.*s' is not in the symbol table", (int)name.size,
                          name.data);
}

tn_status tn_symbol_table_erase(tn_symbol_table* table, tn_op symbol) {
  edit at;
  bool is_indexed;
  TN_TRY(open_edit(table, symbol, &at));
  TN_TRY(check_known(table, &at, symbol, &is_indexed));
  TN_TRY(tn_access__erasable(at.resolved.context, symbol.slot));
  // A host that is notified of the erasure may destroy the table.
  if (is_indexed) tn_symbol_index__set(&table->index, at.resolved.context, at.name, 0);
  return tn_op_erase(symbol);
}

tn_status tn_symbol_table_rename(tn_symbol_table* table, tn_op symbol, tn_string_view name) {
  edit at;
  bool is_indexed;
  TN_TRY(open_edit(table, symbol, &at));
  TN_TRY(check_known(table, &at, symbol, &is_indexed));
  tn_context* context = at.resolved.context;
  TN_TRY(check_name(tn_access__location(context, at.symbol_cell), name));
  tn_uref new_name = 0;
  TN_TRY(make_name(context, name, &new_name));
  if (new_name == at.name) return TN_OK;
  if (find_named(table, context, new_name) != 0) {
    return tn_context__fail(context, TN_ALREADY_EXISTS,
                            tn_access__location(context, at.symbol_cell),
                            "symbol '%.*s' already exists", (int)name.size, name.data);
  }
  if (tn_symbol_index__reserve(&table->index, &table->allocator, 1) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  tn_symbol_changes changes;
  TN_TRY(tn_symbol__known(
      context, table->op.slot,
      tn_symbol_changes__plan(context, table->op.slot, at.name, new_name, &changes)));
  tn_symbol_changes__apply(&changes, context);
  tn_symbol_changes__free(&changes, context);
  if (is_indexed) tn_symbol_index__set(&table->index, context, at.name, 0);
  tn_symbol_index__set(&table->index, context, new_name, symbol.slot);
  return tn_symbol__set_name(at.resolved.scope->shard, symbol.slot, table->key, new_name);
}

//===-- References ----------------------------------------------------------------------------===//

tn_op tn_symbol_lookup_nested(tn_op symbol_table_op, tn_attribute symbol_ref) {
  tn_resolved resolved;
  if (tn_access__op(symbol_table_op, &resolved) == NULL) return (tn_op){0};
  const tn_uref key = find_key(resolved.context);
  if (key == 0 || !tn_attribute__is(symbol_ref, TN_ATTRIBUTE_SYMBOL_REF) ||
      tn_storage_context(symbol_ref.storage) != resolved.context) {
    return (tn_op){0};
  }
  const tn_symbol_ref_payload* path = tn_storage_payload(symbol_ref.storage);
  tn_ref found = symbol_table_op.slot;
  for (uint32_t i = 0; found != 0 && i < path->count; ++i) {
    if (tn_lazy__load(resolved.scope->shard, found) != TN_OK) return (tn_op){0};
    found = tn_symbol__search(resolved.context, found, key, path->symbols[i]);
  }
  return tn_op__handle(resolved.context, symbol_table_op.scope, found);
}

tn_status tn_symbol_replace_all_uses(tn_op root, tn_string_view old_name, tn_string_view new_name) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(root, &resolved);
  if (cell == NULL) return tn_access__op_status(root);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(check_name(tn_access__location(resolved.context, cell), new_name));
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, root.slot));
  tn_identifier old_identifier = {NULL};
  TN_TRY(tn_identifier_get(resolved.context, old_name, &old_identifier));
  tn_uref value = 0;
  TN_TRY(make_name(resolved.context, new_name, &value));
  tn_symbol_changes changes;
  TN_TRY(tn_symbol__known(resolved.context, root.slot,
                          tn_symbol_changes__plan(resolved.context, root.slot,
                                                  old_identifier.storage->self, value, &changes)));
  tn_symbol_changes__apply(&changes, resolved.context);
  tn_symbol_changes__free(&changes, resolved.context);
  return TN_OK;
}

typedef struct use_visit {
  const tn_context* context;
  uint32_t scope;
  tn_symbol_use_fn visit;
  void* user_data;
} use_visit;

static bool visit_use(void* user_data, tn_ref user, const tn_storage* symbol_ref) {
  const use_visit* self = user_data;
  return self->visit(tn_op__handle(self->context, self->scope, user), (tn_attribute){symbol_ref},
                     self->user_data);
}

tn_status tn_symbol_walk_uses(tn_op root, tn_symbol_use_fn visit, void* user_data) {
  tn_resolved resolved;
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, root.slot));
  use_visit call = {resolved.context, root.scope, visit, user_data};
  tn_callback_guard out;
  tn_callback_guard__begin(&out, resolved.context, TN_CALL_READS);
  const tn_status status = tn_symbol__walk_uses(resolved.context, root.slot, visit_use, &call);
  tn_callback_guard__end(&out);
  return tn_symbol__known(resolved.context, root.slot, status);
}
