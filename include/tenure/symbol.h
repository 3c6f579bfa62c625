// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols: ops that others name by a string.
//
//   tables    tn_symbol_table_create, _lookup, _insert, _erase, _rename, tn_symbol_table_destroy
//   names     tn_symbol_name, tn_symbol_set_name
//   uses      tn_symbol_replace_all_uses, tn_symbol_walk_uses
//   nested    tn_symbol_lookup_nested
//
// An op with a string attribute `sym_name`, inherent or discardable, is a symbol of the op whose
// region it stands in directly. A reference `@a::@b` names the symbol `a` of some op, and of that
// the symbol `b`. References are looked for in the attributes of an op and in the attributes and
// types inside those, but not in the types of its values, of dense elements and of strings.
//
// An op of an unknown dialect that has one region may be a symbol table, and what is inside may
// name other symbols: functions that have to know all uses fail when they meet one.
//
// scope.h says what "the stale statuses", "a reader", "reading" and "changing" mean.
// Source: LangRef, "Symbols and Symbol Tables"; MLIR, SymbolTable.

#ifndef TENURE_SYMBOL_H
#define TENURE_SYMBOL_H

#include <tenure/operation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A symbol table over one op: a look-up structure that its own functions keep in step with the IR.
/// Symbols erased, moved away or renamed behind its back are not found any more, and those made or
/// named behind its back are not found yet; but it never lies: each answer is checked against the
/// IR. A table is for one thread at a time, and goes stale with the scope of its op's handle.
typedef struct tn_symbol_table tn_symbol_table;

/// Makes a table of the symbols directly in `op`; of several with one name the first counts.
///
/// Ownership: the caller's, for tn_symbol_table_destroy; it holds nothing, so erasing `op` makes it
///            answer null and TN_STALE_HANDLE.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT unless `op` has exactly one region with at
///            most one block; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops directly in `op`).
TN_API TN_MUST_USE tn_status tn_symbol_table_create(tn_op op, tn_symbol_table** out_table);

/// Gives the table back; the IR stays as it is. NULL is ignored. Also for one whose op, scope or
/// context is gone.
TN_API void tn_symbol_table_destroy(tn_symbol_table* table);

/// The op that the table was made of, as it was given, stale or not.
TN_API tn_op tn_symbol_table_op(const tn_symbol_table* table);

/// The symbol called `name`, as a handle of the scope of the table's op; null if there is none, and
/// (reported) when the table's op is stale. Threads: reading. Cost: O(1) expected.
TN_API tn_op tn_symbol_table_lookup(const tn_symbol_table* table, tn_string_view name);

/// Puts `symbol` into the table's body (at its end, in front of a terminator, if it is detached;
/// one that stands there already stays in place), and gives it a new name, `name_0` and so on, when
/// the name is taken. The name that it has then, a string attribute, is returned.
///
/// Ownership: of the table's op.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT when `symbol` has no name, stands elsewhere,
///            is around the table's op or of another context; TN_OUT_OF_MEMORY. Of a failure a
///            block that the op was in need of may stay.
/// Threads:   changing.
/// Cost:      O(1) amortised; numbers that earlier calls gave out are not tried again.
TN_API TN_MUST_USE tn_status tn_symbol_table_insert(tn_symbol_table* table, tn_op symbol,
                                                    tn_attribute* out_name);
/// Takes `symbol` out of the table and erases it, as tn_op_erase does. References to it stay.
///
/// Ownership: the op's memory is used again.
/// Errors:    as tn_op_erase; TN_NOT_FOUND when it is not in the table; TN_INVALID_ARGUMENT when it
///            has no name or is of another context.
/// Threads:   changing.
/// Cost:      as tn_op_erase.
TN_API TN_MUST_USE tn_status tn_symbol_table_erase(tn_symbol_table* table, tn_op symbol);
/// Gives `symbol` the name `name` and renames its uses in the table's op, those that
/// tn_symbol_replace_all_uses would.
///
/// Ownership: copies `name`.
/// Errors:    the stale statuses; TN_ALREADY_EXISTS when the name is taken; TN_NOT_FOUND when the
///            symbol is not in the table; TN_INVALID_ARGUMENT when `name` is empty, and when the
///            symbol has no name or is of another context; TN_VERIFY_FAILED as of
///            tn_symbol_replace_all_uses; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      as tn_symbol_replace_all_uses.
TN_API TN_MUST_USE tn_status tn_symbol_table_rename(tn_symbol_table* table, tn_op symbol,
                                                    tn_string_view name);

/// The name of a symbol, empty if it has none: the string `sym_name`. A reader.
/// Ownership: lives as long as the context.
TN_API tn_string_view tn_symbol_name(tn_op op);

/// Names `op`, which need not be a symbol yet: in the place where it has `sym_name`, else as a
/// property where its definition says that it is a symbol, else as a discardable attribute. Uses
/// and tables are not looked at.
///
/// Ownership: copies `name`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an empty name, which no reference can be
///            written to; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(attributes of the op).
TN_API TN_MUST_USE tn_status tn_symbol_set_name(tn_op op, tn_string_view name);

/// The symbol that `symbol_ref` names: its root directly in `symbol_table_op`, each nested name
/// directly in the symbol before. Null if there is none, and (not reported) for an attribute that
/// is no symbol reference of the context. A reader, without any table.
/// Cost:      O(ops directly in those ops).
TN_API tn_op tn_symbol_lookup_nested(tn_op symbol_table_op, tn_attribute symbol_ref);

/// Replaces `old_name` by `new_name` in all references inside `root`'s regions whose root it is,
/// except in what is in nested symbol tables (ops whose definition says that they are). All are
/// replaced or none.
///
/// Ownership: copies `new_name`.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for an empty new name; TN_VERIFY_FAILED when
///            an op inside may be a symbol table; TN_OUT_OF_MEMORY.
/// Threads:   changing.
/// Cost:      O(ops and their attributes); an attribute that ops share is looked into once.
TN_API TN_MUST_USE tn_status tn_symbol_replace_all_uses(tn_op root, tn_string_view old_name,
                                                        tn_string_view new_name);

/// Gets one reference and the op whose attributes hold it, a handle of the walk's scope. Returns
/// false to stop. It reads (base.h).
typedef bool (*tn_symbol_use_fn)(tn_op user, tn_attribute symbol_ref, void* user_data);

/// Calls `visit` for each symbol reference in the attributes of ops inside `root`'s regions, those
/// of `root` itself left out, and those of ops in nested symbol tables: ops in pre-order,
/// attributes in the order in which they print. An array or dictionary that stands more than once
/// in an attribute is looked into where it stands first, as in MLIR.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INTERRUPTED when `visit` stopped it (not reported);
///            TN_VERIFY_FAILED when an op inside may be a symbol table, after the uses before it;
///            TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      O(ops and their attributes), no recursion.
TN_API tn_status tn_symbol_walk_uses(tn_op root, tn_symbol_use_fn visit, void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_SYMBOL_H
