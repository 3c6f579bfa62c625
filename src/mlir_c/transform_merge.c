// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merging symbol tables, from mlir-c/Dialect/Transform/Interpreter.h.
//
// A private symbol whose name both tables have gets another one. Of two functions a declaration
// gives way to what it declares. Source: MLIR, mergeSymbolsInto of the interpreter's utilities.

#include <stdio.h>
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

/// Whether the function `from` declares what `to` is.
static bool gives_way(tn_op from, tn_op to) {
  return is_function(from) && is_function(to) && is_declaration(from) &&
         (is_declaration(to) || !is_private(to));
}

/// A symbol directly in `table`; null if there is none. Names change meanwhile.
static tn_op find(tn_op table, tn_string_view name) {
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(table, 0)));
  while (!tn_op_is_null(op) && !tn_string_view_equal(tn_symbol_name(op), name)) op = tn_op_next(op);
  return op;
}

/// Reports an error about the symbol.
static tn_status fail(tn_op symbol, const char* what) {
  const tn_string_view name = tn_symbol_name(symbol);
  return tn_op__fail(tn_op_location(symbol).context, symbol.slot, NULL, "%s @%.*s", what,
                     (int)name.size, name.data);
}

/// Gives the symbol of `table` a name that neither table has.
static tn_status rename_symbol(tn_op symbol, tn_op table, tn_op other) {
  char name[512];
  const tn_string_view old = tn_symbol_name(symbol);
  tn_string_view made = old;
  for (int i = 0; !tn_op_is_null(find(table, made)) || !tn_op_is_null(find(other, made)); ++i) {
    const int size = snprintf(name, sizeof name, "%.*s_%d", (int)old.size, old.data, i);
    if (size < 0 || (size_t)size >= sizeof name) {
      return fail(symbol, "failed to rename symbol");
    }
    made = (tn_string_view){name, (size_t)size};
  }
  TN_TRY(tn_symbol_replace_all_uses(table, old, made));
  return tn_symbol_set_name(symbol, made);
}

/// Gives new names to symbols of `table` and `other` that would collide.
static tn_status part(tn_op table, tn_op other) {
  const tn_block block = tn_region_first_block(tn_op_region(table, 0));
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_string_view name = tn_symbol_name(op);
    const tn_op found = name.size == 0 ? (tn_op){0, 0, 0, 0} : find(other, name);
    if (tn_op_is_null(found) || gives_way(op, found) || gives_way(found, op)) continue;
    if (is_private(op)) {
      TN_TRY(rename_symbol(op, table, other));
    } else if (is_private(found)) {
      TN_TRY(rename_symbol(found, other, table));
    } else {
      const tn_op_note note = {tn_op_location(found), "previously defined here", NULL};
      return tn_op__fail(tn_op_location(op).context, op.slot, &note, "doubly defined symbol @%.*s",
                         (int)name.size, name.data);
    }
  }
  return TN_OK;
}

/// Reports that a declaration has another type than the function.
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

/// Moves the op from its table into `table`, where one of two functions of a name stays.
static tn_status move_op(tn_op op, tn_op table, tn_block block) {
  const tn_string_view name = tn_symbol_name(op);
  const tn_op found = name.size == 0 ? (tn_op){0, 0, 0, 0} : find(table, name);
  if (tn_op_is_null(found)) return tn_op_move_to_end(op, block);
  if (attribute(op, "function_type").storage != attribute(found, "function_type").storage) {
    return gives_way(op, found) ? refuse_type(op, found) : refuse_type(found, op);
  }
  if (gives_way(op, found)) return tn_op_erase(op);
  TN_TRY(tn_op_move_to_end(op, block));
  return tn_op_erase(found);
}

static tn_status move_all(tn_op target, tn_op source) {
  const tn_block from = tn_region_first_block(tn_op_region(source, 0));
  const tn_block block = tn_region_first_block(tn_op_region(target, 0));
  for (tn_op op = tn_block_first_op(from); !tn_op_is_null(op);) {
    const tn_op next = tn_op_next(op);
    TN_TRY(move_op(op, target, block));
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
  TN_TRY(tn_op_clone(scope, other, TN_CLONE_WHOLE, NULL, NULL, &copy));
  tn_status status = part(target, copy);
  if (status == TN_OK) status = part(copy, target);
  if (status == TN_OK) status = move_all(target, copy);
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
