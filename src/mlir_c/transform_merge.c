// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging symbol tables, from mlir-c/Dialect/Transform/Interpreter.h.
//
// If both tables have a symbol of one name and one of the two is private, it is renamed. A
// declaration of a function is dropped in favour of the other one. Source: MLIR, mergeSymbolsInto
// of the interpreter's utilities.

#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/verify.h>

#include "ir/op_diagnostic.h"
#include "mlir-c/Dialect/Transform/Interpreter.h"
#include "mlir_c/ir.h"
#include "mlir_c/transform.h"

static tn_attribute attribute(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static bool is_private(tn_op symbol) {
  const tn_attribute visibility = attribute(symbol, "sym_visibility");
  return visibility.storage != NULL && tn_string_view_equal(tn_string_attribute_value(visibility),
                                                            tn_string_view_from("private"));
}

static bool is_function(tn_op symbol) { return attribute(symbol, "function_type").storage != NULL; }

static bool is_declaration(tn_op symbol) {
  return tn_op_region_count(symbol) == 1 && tn_region_is_empty(tn_op_region(symbol, 0));
}

/// Returns whether `from` declares the function `to`.
static bool gives_way(tn_op from, tn_op to) {
  return is_function(from) && is_function(to) && is_declaration(from) &&
         (is_declaration(to) || !is_private(to));
}

/// Two symbol tables that are merged: the names of the first and of a copy of the second.
typedef struct merge {
  tn_symbol_table* target;
  tn_symbol_table* copy;
} merge;

static tn_block body_of(tn_op table) { return tn_region_first_block(tn_op_region(table, 0)); }

/// Returns the symbol of `table` called like `symbol`; null if there is none.
static tn_op counterpart(const tn_symbol_table* table, tn_op symbol) {
  const tn_string_view name = tn_symbol_name(symbol);
  return name.size == 0 ? (tn_op){0, 0, 0, 0} : tn_symbol_table_lookup(table, name);
}

/// Reports an error about the symbol.
static tn_status fail(tn_op symbol, const char* what) {
  const tn_string_view name = tn_symbol_name(symbol);
  return tn_op__fail(tn_op_location(symbol).context, symbol.slot, NULL, "%s @%.*s", what,
                     (int)name.size, name.data);
}

/// Reports that the declaration `from` and the function `to` have different types.
static tn_status refuse_type(tn_op from, tn_op to) {
  tn_context* context = (tn_context*)(uintptr_t)tn_op_location(from).context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_status status = tn_type_print(tn_type_attribute_value(attribute(to, "function_type")),
                                   tn_text_buffer_write, &text);
  if (status == TN_OK && text.failed) status = tn_context__out_of_memory(context);
  if (status == TN_OK) {
    status = tn_op__fail(context, from.slot, NULL,
                         "external definition has a mismatching signature ('%.*s')", (int)text.size,
                         text.data);
  }
  tn_text_buffer_free(&text);
  return status;
}

/// Checks that two symbols of one name can be merged.
static tn_status check_pair(tn_op op, tn_op found) {
  const bool op_gives_way = gives_way(op, found);
  if (op_gives_way || gives_way(found, op)) {
    if (tn_attribute_equal(attribute(op, "function_type"), attribute(found, "function_type"))) {
      return TN_OK;
    }
    return op_gives_way ? refuse_type(op, found) : refuse_type(found, op);
  }
  if (is_private(op) || is_private(found)) return TN_OK;
  const tn_op_note note = {tn_op_location(found), "previously defined here", NULL};
  const tn_string_view name = tn_symbol_name(op);
  return tn_op__fail(tn_op_location(op).context, op.slot, &note, "doubly defined symbol @%.*s",
                     (int)name.size, name.data);
}

/// Checks all pairs before anything is changed.
static tn_status check_names(const merge* self) {
  tn_op op = tn_block_first_op(body_of(tn_symbol_table_op(self->copy)));
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_op found = counterpart(self->target, op);
    if (!tn_op_is_null(found)) TN_TRY(check_pair(op, found));
  }
  return TN_OK;
}

/// Gives the symbol of `table` a name that neither table has.
static tn_status rename_symbol(const merge* self, tn_symbol_table* table, tn_op symbol) {
  const tn_string_view old = tn_symbol_name(symbol);
  const tn_context* context = tn_op_location(symbol).context;
  tn_text_buffer name = tn_text_buffer_make(&context->allocator);
  for (uint32_t i = 0;; ++i) {
    name.size = 0;
    tn_text_buffer_format(&name, "%.*s_%u", (int)old.size, old.data, i);
    const tn_string_view view = tn_text_buffer_view(&name);
    if (name.failed || (tn_op_is_null(tn_symbol_table_lookup(self->target, view)) &&
                        tn_op_is_null(tn_symbol_table_lookup(self->copy, view)))) {
      break;
    }
  }
  const tn_status status = name.failed
                               ? tn_context__out_of_memory(context)
                               : tn_symbol_table_rename(table, symbol, tn_text_buffer_view(&name));
  tn_text_buffer_free(&name);
  return status;
}

/// Renames private symbols whose names both tables have.
static tn_status part_names(const merge* self) {
  tn_op op = tn_block_first_op(body_of(tn_symbol_table_op(self->target)));
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_op found = counterpart(self->copy, op);
    if (tn_op_is_null(found) || gives_way(op, found) || gives_way(found, op)) continue;
    if (is_private(op)) {
      TN_TRY(rename_symbol(self, self->target, op));
    } else {
      TN_TRY(rename_symbol(self, self->copy, found));
    }
  }
  return TN_OK;
}

/// Moves the ops of the copy to the target. Of two functions of one name the declaration goes.
static tn_status move_ops(const merge* self) {
  const tn_block block = body_of(tn_symbol_table_op(self->target));
  for (tn_op op = tn_block_first_op(body_of(tn_symbol_table_op(self->copy))); !tn_op_is_null(op);) {
    const tn_op next = tn_op_next(op);
    const tn_op found = counterpart(self->target, op);
    if (!tn_op_is_null(found) && gives_way(op, found)) {
      TN_TRY(tn_op_erase(op));
    } else {
      TN_TRY(tn_op_move_to_end(op, block));
      if (!tn_op_is_null(found)) TN_TRY(tn_op_erase(found));
    }
    op = next;
  }
  return TN_OK;
}

static bool is_table(tn_op op) {
  return tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL_TABLE) &&
         tn_op_region_count(op) == 1 && !tn_region_is_empty(tn_op_region(op, 0));
}

tn_status tn_mc__merge_symbols(tn_scope* scope, tn_op target, tn_op other) {
  if (!is_table(target) || !is_table(other)) {
    return fail(is_table(target) ? other : target, "requires a symbol table with a block:");
  }
  tn_op copy;
  merge self = {NULL, NULL};
  TN_TRY(tn_op_clone(scope, other, TN_CLONE_WHOLE, NULL, NULL, &copy));
  tn_status status = tn_symbol_table_create(target, &self.target);
  if (status == TN_OK) status = tn_symbol_table_create(copy, &self.copy);
  if (status == TN_OK) status = check_names(&self);
  if (status == TN_OK) status = part_names(&self);
  if (status == TN_OK) status = move_ops(&self);
  tn_symbol_table_destroy(self.target);
  tn_symbol_table_destroy(self.copy);
  const tn_status erased = tn_op_erase(copy);
  if (status == TN_OK) status = erased;
  return status == TN_OK ? tn_op_verify(target) : status;
}

MlirLogicalResult mlirMergeSymbolsIntoFromClone(MlirOperation target, MlirOperation other) {
  const MlirLogicalResult failure = mlirLogicalResultFailure();
  TN_MC_TAKE_OP(to, target, failure)
  TN_MC_TAKE_OP(from, other, failure)
  tn_scope* scope = tn_mc__scope(to.record);
  if (to.record != from.record) {
    tn_mc__refuse(__func__, to.context, "the operations belong to different contexts");
    return failure;
  }
  if (scope == NULL || tn_mc__merge_symbols(scope, tn_mc__op_in(&to, scope->number),
                                            tn_mc__op_in(&from, scope->number)) != TN_OK) {
    return failure;
  }
  return mlirLogicalResultSuccess();
}
