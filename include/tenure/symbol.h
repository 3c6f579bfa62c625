// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols: ops that others name by a string.
//
//   tables    tn_symbol_table_create, _lookup, _insert, _erase, _rename, tn_symbol_table_destroy
//   names     tn_symbol_name, tn_symbol_set_name
//   uses      tn_symbol_replace_all_uses, tn_symbol_walk_uses
//   nested    tn_symbol_lookup_nested
//
// An op with a string attribute `sym_name` is a symbol of the op whose region it stands in
// directly. Source: LangRef, "Symbols and Symbol Tables".

#ifndef TENURE_SYMBOL_H
#define TENURE_SYMBOL_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A symbol table over one op: a look-up structure that its own functions keep in step with the IR.
/// Symbols erased or renamed behind its back are not found any more, and never lied about: each
/// answer is checked against the IR.
typedef struct tn_symbol_table tn_symbol_table;

/// Ownership: the caller destroys it; it holds nothing, so erasing `op` makes it answer null and
///            TN_STALE_HANDLE.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT unless `op` has exactly one region with at
///            most one block; TN_OUT_OF_MEMORY.
/// Threads:   the op's isolated ancestor is the caller's.
/// Cost:      O(symbols).
TN_API TN_MUST_USE tn_status tn_symbol_table_create(tn_op op, tn_symbol_table** out_table);
TN_API void tn_symbol_table_destroy(tn_symbol_table* table);
TN_API tn_op tn_symbol_table_op(const tn_symbol_table* table);

/// The symbol called `name`; null if there is none.
TN_API tn_op tn_symbol_table_lookup(const tn_symbol_table* table, tn_string_view name);

/// Puts `symbol` into the table's body (at its end if it is detached; a symbol that stands there
/// already stays in place), and gives it a new name, `name_0` and so on, when the name is taken.
/// The name it has is returned.
///
/// Ownership: of the table's op.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `symbol` has no name or stands
///            elsewhere; TN_OUT_OF_MEMORY.
/// Threads:   the table's.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_symbol_table_insert(tn_symbol_table* table, tn_op symbol,
                                                    tn_attribute* out_name);
/// Takes `symbol` out of the table and erases it. Errors as tn_op_erase; TN_NOT_FOUND when it is
/// not in the table.
TN_API TN_MUST_USE tn_status tn_symbol_table_erase(tn_symbol_table* table, tn_op symbol);
/// Gives `symbol` the name `name` and renames its uses in the table's op. TN_ALREADY_EXISTS when
/// the name is taken.
TN_API TN_MUST_USE tn_status tn_symbol_table_rename(tn_symbol_table* table, tn_op symbol,
                                                    tn_string_view name);

/// The name of a symbol, empty if it has none.
TN_API tn_string_view tn_symbol_name(tn_op op);
TN_API TN_MUST_USE tn_status tn_symbol_set_name(tn_op op, tn_string_view name);

/// The symbol that a symbol reference attribute names, seen from `op`'s symbol tables; null if
/// there is none.
TN_API tn_op tn_symbol_lookup_nested(tn_op symbol_table_op, tn_attribute symbol_ref);

/// Replaces the symbol `old_name` by `new_name` in all symbol references inside `root`'s regions,
/// nested attributes included, up to nested symbol tables that hide it.
TN_API TN_MUST_USE tn_status tn_symbol_replace_all_uses(tn_op root, tn_string_view old_name,
                                                        tn_string_view new_name);

/// Calls `visit` for each symbol reference in the attributes of ops inside `root`'s regions, nested
/// attributes included, up to what is in nested symbol tables. False stops: TN_INTERRUPTED (not
/// reported). `visit` changes nothing.
typedef bool (*tn_symbol_use_fn)(tn_op user, tn_attribute symbol_ref, void* user_data);
TN_API tn_status tn_symbol_walk_uses(tn_op root, tn_symbol_use_fn visit, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_SYMBOL_H
