// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols: ops that are referenced by name.
//
//   tables    tn_symbol_table_create, _lookup, _insert, _erase, _rename, tn_symbol_table_destroy
//   names     tn_symbol_name, tn_symbol_set_name
//   uses      tn_symbol_replace_all_uses, tn_symbol_walk_uses
//   nested    tn_symbol_lookup_nested
//
// An op with a string attribute `sym_name`, inherent or discardable, is a symbol of its parent op.
// A reference `@a::@b` names the symbol `b` of the symbol `a` of some op. References are searched
// in the attributes of an op and in their nested attributes and types, but not in the types of its
// values, of dense elements and of strings.
//
// An op of an unknown dialect with one region may be a symbol table, whose nested ops refer to
// other symbols of the same name: functions that need all uses fail when they find such an op.
//
// scope.h defines "the stale statuses", "a reader", "reading" and "changing". Source: LangRef,
// "Symbols and Symbol Tables"; MLIR, SymbolTable.

#ifndef TENURE_SYMBOL_H
#define TENURE_SYMBOL_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A symbol table over one op: a look-up structure that its own functions keep in sync with the IR.
/// Each answer is checked against the IR: symbols that other functions erase, move or rename are no
/// longer found. Symbols that other functions create or name are not found yet, but can be erased
/// and renamed through the table. A table is for one thread at a time, and becomes stale with the
/// scope of its op's handle.
typedef struct tn_symbol_table tn_symbol_table;

/// Creates a table of the symbols directly in `op`; of duplicate names the first is used.
///
/// Ownership: the caller destroys the table with tn_symbol_table_destroy. It does not keep `op`
///            alive: after `op` is erased, its functions return null and TN_STALE_HANDLE.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT unless `op` has exactly one region with at
///            most one block; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops directly in `op`).
TN_API TN_MUST_USE tn_status tn_symbol_table_create(tn_op op, tn_symbol_table** out_table);

/// Frees the table; the IR does not change. NULL is ignored. The op, scope or context may already
/// be destroyed.
TN_API void tn_symbol_table_destroy(tn_symbol_table* table);

/// Returns the op of the table, as given, stale or not.
TN_API tn_op tn_symbol_table_op(const tn_symbol_table* table);

/// Returns the symbol called `name`, as a handle of the scope of the table's op; null if there is
/// none, and (reported) if the table's op is stale. Threads: reading. Cost: O(1) expected.
TN_API tn_op tn_symbol_table_lookup(const tn_symbol_table* table, tn_string_view name);

/// Inserts `symbol` into the table's body (a detached symbol at the end, before a terminator; a
/// symbol already in the body is not moved), and renames it to `name_0` and so on if the name
/// exists. Returns its final name, a string attribute.
///
/// Ownership: the symbol belongs to the table's op.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `symbol` has no name, is in another op,
///            contains the table's op or belongs to another context; TN_OUT_OF_MEMORY. After an
///            error a block added to an empty op may remain.
/// Threads:   changing.
/// Cost:      O(1) amortised; suffixes used by earlier calls are not tried again.
TN_API TN_MUST_USE tn_status tn_symbol_table_insert(tn_symbol_table* table, tn_op symbol,
                                                    tn_attribute* out_name);
/// Removes `symbol` from the table and erases it, as tn_op_erase does. References to it stay.
///
/// Ownership: the op's memory is reused.
/// Errors:    as tn_op_erase; TN_NOT_FOUND when it is not directly in the table's op, or another
///            symbol there has its name; TN_INVALID_ARGUMENT when it has no name or is of another
///            context.
/// Threads:   changing.
/// Cost:      as tn_op_erase.
TN_API TN_MUST_USE tn_status tn_symbol_table_erase(tn_symbol_table* table, tn_op symbol);
/// Renames `symbol` to `name`, and its uses in the table's op as tn_symbol_replace_all_uses does.
///
/// Ownership: copies `name`.
/// Errors:    the stale statuses; TN_ALREADY_EXISTS when the name is taken; TN_NOT_FOUND as for
///            tn_symbol_table_erase; TN_INVALID_ARGUMENT when `name` is empty, and when the
///            symbol has no name or is of another context; TN_VERIFY_FAILED as for
///            tn_symbol_replace_all_uses; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      as tn_symbol_replace_all_uses.
TN_API TN_MUST_USE tn_status tn_symbol_table_rename(tn_symbol_table* table, tn_op symbol,
                                                    tn_string_view name);

/// Returns the name of a symbol, the string `sym_name`; empty if there is none. A reader.
/// Ownership: lives as long as the context.
TN_API tn_string_view tn_symbol_name(tn_op op);

/// Sets the name of `op`, which need not be a symbol yet: in its existing `sym_name`, else as a
/// property if its definition has the trait Symbol, else as a discardable attribute. Uses and
/// tables are not updated.
///
/// Ownership: copies `name`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an empty name, which cannot be
///            referenced; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(attributes of the op).
TN_API TN_MUST_USE tn_status tn_symbol_set_name(tn_op op, tn_string_view name);

/// Returns the symbol that `symbol_ref` refers to: its root directly in `symbol_table_op`, each
/// nested name directly in the previous symbol. Null if there is none, and (not reported) for an
/// attribute that is not a symbol reference of the context. A reader; it uses no table.
/// Cost:      O(ops directly in those ops).
TN_API tn_op tn_symbol_lookup_nested(tn_op symbol_table_op, tn_attribute symbol_ref);

/// Replaces `old_name` by `new_name` as the root of all references inside `root`'s regions, except
/// inside nested symbol tables (ops with the trait SymbolTable). All are replaced or none.
///
/// Ownership: copies `new_name`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an empty new name; TN_VERIFY_FAILED when
///            an op inside may be a symbol table; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(ops and their attributes); shared attributes are processed once.
TN_API TN_MUST_USE tn_status tn_symbol_replace_all_uses(tn_op root, tn_string_view old_name,
                                                        tn_string_view new_name);

/// Receives one reference and the op whose attributes contain it, as a handle of the walk's scope.
/// Returns false to stop the walk. The callback reads (base.h).
typedef bool (*tn_symbol_use_fn)(tn_op user, tn_attribute symbol_ref, void* user_data);

/// Calls `visit` for each symbol reference in the attributes of ops inside `root`'s regions, except
/// those of `root` itself, and of ops in nested symbol tables: ops in pre-order, attributes in
/// printing order. An array or dictionary that occurs several times in an attribute is visited
/// once, at its first occurrence, as in MLIR.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INTERRUPTED if `visit` stopped the walk (not reported);
///            TN_VERIFY_FAILED when an op inside may be a symbol table, after visiting the uses
///            before it; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes), no recursion.
TN_API tn_status tn_symbol_walk_uses(tn_op root, tn_symbol_use_fn visit, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_SYMBOL_H
