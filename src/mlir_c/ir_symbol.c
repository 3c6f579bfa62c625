// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbol tables, from mlir-c/IR.h.

#include <tenure/symbol.h>

#include "ir/callback_guard.h"
#include "ir/lazy.h"
#include "ir/op_definition.h"
#include "ir/shape.h"
#include "ir/walk.h"
#include "mlir_c/ir.h"

MlirStringRef mlirSymbolTableGetSymbolAttributeName(void) {
  return mlirStringRefCreateFromCString("sym_name");
}
MlirStringRef mlirSymbolTableGetVisibilityAttributeName(void) {
  return mlirStringRefCreateFromCString("sym_visibility");
}

//===-- Tables --------------------------------------------------------------------------------===//

/// A table is in the scope of the thread that created it, and is destroyed with its context.
typedef struct table_body {
  tn_symbol_table* table;
  tn_mc_context* record;
  uint32_t generation;  ///< The record's generation.
} table_body;

/// Returns whether the context of the table is alive.
static bool is_live(const table_body* body) {
  return tn_mc_context__live(body->record) != NULL && body->record->generation == body->generation;
}

MlirSymbolTable mlirSymbolTableCreate(MlirOperation operation) {
  TN_MC_TAKE_OP(cell, operation, (MlirSymbolTable){NULL})
  const MlirSymbolTable none = {NULL};
  if (!tn_op_cell__has_trait(cell.context, tn_mc_cell__op(&cell), TN_OP_TRAIT_SYMBOL_TABLE)) {
    return none;
  }
  table_body* body = malloc(sizeof *body);
  if (body == NULL) {
    (void)tn_context__out_of_memory(cell.context);
    return none;
  }
  *body = (table_body){NULL, cell.record, cell.record->generation};
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL ||
      tn_symbol_table_create(tn_mc__op_in(&cell, scope->number), &body->table) != TN_OK) {
    free(body);
    return none;
  }
  const tn_mc_word word = tn_mc__object_new(TN_MC_SYMBOL_TABLE, body);
  if (word == 0) {
    tn_symbol_table_destroy(body->table);
    free(body);
    (void)tn_context__out_of_memory(cell.context);
  }
  return (MlirSymbolTable){TN_MC_POINTER(word)};
}

#define TAKE_TABLE(body, handle, none) \
  TN_MC_TAKE_OBJECT(table_body, body, handle, TN_MC_SYMBOL_TABLE, "symbol table", none)

void mlirSymbolTableDestroy(MlirSymbolTable symbolTable) {
  TAKE_TABLE(body, symbolTable, )
  tn_mc__object_free(TN_MC_WORD(symbolTable));
  tn_symbol_table_destroy(body->table);
  free(body);
}

/// Returns the table, or NULL, refused, if its context was destroyed.
static tn_symbol_table* live_table(const char* function, const table_body* body,
                                   MlirSymbolTable handle) {
  if (is_live(body)) return body->table;
  tn_mc__refuse_handle(function, "symbol table", TN_MC_WORD(handle), NULL);
  return NULL;
}

MlirOperation mlirSymbolTableLookup(MlirSymbolTable symbolTable, MlirStringRef name) {
  TAKE_TABLE(body, symbolTable, (MlirOperation){NULL})
  const tn_symbol_table* table = live_table(__func__, body, symbolTable);
  if (table == NULL) return (MlirOperation){NULL};
  return tn_mc__give_op(body->record, tn_symbol_table_lookup(table, tn_mc__view(name)).slot);
}

MlirAttribute mlirSymbolTableInsert(MlirSymbolTable symbolTable, MlirOperation operation) {
  TAKE_TABLE(body, symbolTable, (MlirAttribute){NULL})
  TN_MC_TAKE_OP(cell, operation, (MlirAttribute){NULL})
  tn_symbol_table* table = live_table(__func__, body, symbolTable);
  tn_attribute name;
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (table == NULL || scope == NULL ||
      tn_symbol_table_insert(table, tn_mc__op_in(&cell, scope->number), &name) != TN_OK) {
    return (MlirAttribute){NULL};
  }
  return tn_mc__give_attribute(name);
}

void mlirSymbolTableErase(MlirSymbolTable symbolTable, MlirOperation operation) {
  TAKE_TABLE(body, symbolTable, )
  TN_MC_TAKE_OP(cell, operation, )
  tn_symbol_table* table = live_table(__func__, body, symbolTable);
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (table != NULL && scope != NULL) {
    tn_mc__finish(__func__, tn_symbol_table_erase(table, tn_mc__op_in(&cell, scope->number)));
  }
}

MlirLogicalResult mlirSymbolTableReplaceAllSymbolUses(MlirStringRef oldSymbol,
                                                      MlirStringRef newSymbol, MlirOperation from) {
  TN_MC_TAKE_OP(cell, from, mlirLogicalResultFailure())
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL) return mlirLogicalResultFailure();
  return tn_symbol_replace_all_uses(tn_mc__op_in(&cell, scope->number), tn_mc__view(oldSymbol),
                                    tn_mc__view(newSymbol)) == TN_OK
             ? mlirLogicalResultSuccess()
             : mlirLogicalResultFailure();
}

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct table_walk {
  const tn_mc_context* record;
  tn_ref root;
  bool all_visible;  ///< Whether the caller states that uses outside of the root are visible.
  void (*callback)(MlirOperation op, bool all_visible, void* user_data);
  void* user_data;
} table_walk;

static bool is_private(const tn_context* context, tn_ref op) {
  const tn_attribute visibility = tn_op__attribute(context, op, "sym_visibility");
  const tn_string_view text = tn_string_attribute_value(visibility);
  return text.size == 7 && memcmp(text.data, "private", 7) == 0;
}

/// Returns whether all uses of the symbols in the table at `op` are known: if an op from the root
/// to it is not a table, or is not a symbol or a private one. Source: MLIR,
/// SymbolTable::walkSymbolTables.
static bool is_all_visible(const table_walk* walk, tn_ref op) {
  const tn_context* context = walk->record->context;
  if (walk->all_visible) return true;
  for (tn_ref up = op;; up = tn_op_cell__parent(context, tn_op__at(context, up))) {
    const bool is_table =
        tn_op_cell__has_trait(context, tn_op__at(context, up), TN_OP_TRAIT_SYMBOL_TABLE);
    const bool is_symbol = tn_op__attribute(context, up, "sym_name").storage != NULL;
    if (!is_table || !is_symbol || is_private(context, up)) return true;
    if (up == walk->root) return false;
  }
}

static inline tn_walk_result visit_table(void* user_data, tn_ref op, uint32_t generation) {
  const table_walk* walk = user_data;
  const tn_context* context = walk->record->context;
  (void)generation;
  tn_mc__wait_at_exit();
  if (!tn_op_cell__has_trait(context, tn_op__at(context, op), TN_OP_TRAIT_SYMBOL_TABLE)) {
    return TN_WALK_ADVANCE;
  }
  walk->callback(tn_mc__give_op(walk->record, op), is_all_visible(walk, op), walk->user_data);
  return TN_WALK_ADVANCE;
}

static void walk_tables(tn_context* context, tn_ref root, table_walk* call) {
  tn_mc_walk walk __attribute__((cleanup(tn_mc_walk__end)));
  walk.context = context;
  tn_walker__begin(context, &walk.walker, root, tn_mc__serves_bindings);
  (void)tn_walker__post_order(context, &walk.walker, visit_table, call);
}

void mlirSymbolTableWalkSymbolTables(MlirOperation from, bool allSymUsesVisible,
                                     void (*callback)(MlirOperation, bool, void* userData),
                                     void* userData) {
  TN_MC_TAKE_OP(cell, from, )
  tn_shard* shard = tn_mc__shard(cell.record);
  if (shard == NULL || tn_lazy__load_tree(shard, cell.reference) != TN_OK) return;
  table_walk call = {cell.record, cell.reference, allSymUsesVisible, callback, userData};
  TN_MC_KEEP_CALLS
  tn_callback_guard out;
  tn_callback_guard__begin(&out, cell.context, TN_CALL_CHANGES);
  walk_tables(cell.context, cell.reference, &call);
  tn_callback_guard__end(&out);
}
