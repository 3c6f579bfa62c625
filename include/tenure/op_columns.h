// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops as columns: one row per op of a tree, in Arrow's C data interface, which pyarrow, Polars,
// DuckDB and others import without copying.
//
//   lifetime  tn_op_columns_create, tn_op_columns_destroy
//   filling   tn_op_columns_add
//   queries   tn_op_columns_row_count, tn_op_columns_byte_size
//   exporting tn_op_columns_export
//
// The columns; only `parent` has nulls:
//
//   origin      utf8               the name given for the tree
//   op          int32              the op's index in its tree, in pre-order
//   name        utf8               "arith.addi"
//   location    utf8               "loc(\"a.mlir\":1:2)"
//   types       list<utf8>         of the results
//   attributes  map<utf8, utf8>    properties, then discardable ones
//   operands    list<int32>        indices of the ops that define them; -1 for block arguments and
//                                  for values from outside of the tree
//   depth       int32              0 for the root
//   parent      int32              the parent's index; null for the root
//
// Texts are the printer's output; invalid UTF-8 becomes U+FFFD. Source: Apache Arrow, "The Arrow C
// data interface".

#ifndef TENURE_OP_COLUMNS_H
#define TENURE_OP_COLUMNS_H

#include <tenure/operation.h>

// The two structs of the interface, with the guard that all headers that define them use.
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
  const char* format;
  const char* name;
  const char* metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema** children;
  struct ArrowSchema* dictionary;
  void (*release)(struct ArrowSchema*);
  void* private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void** buffers;
  struct ArrowArray** children;
  struct ArrowArray* dictionary;
  void (*release)(struct ArrowArray*);
  void* private_data;
};

#endif  // ARROW_C_DATA_INTERFACE

#ifdef __cplusplus
extern "C" {
#endif

/// Rows and columns that are being collected.
typedef struct tn_op_columns tn_op_columns;

/// Creates columns without rows. They may outlive the context.
///
/// @param context   Its allocator is used.
/// @param text_max  Longer texts are truncated to this many bytes, ending with "..."; 0 for no
///                  limit.
///
/// Ownership: the caller destroys them with tn_op_columns_destroy.
/// Errors:    TN_CONTEXT_DESTROYED, TN_OUT_OF_MEMORY.
/// Threads:   any, with threading; the columns belong to one thread at a time.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_op_columns_create(tn_context* context, size_t text_max,
                                                  tn_op_columns** out_columns);
/// Destroys the columns; NULL is ignored. Exported arrays stay valid.
TN_API void tn_op_columns_destroy(tn_op_columns* columns);

/// Adds a row for `root` and each nested op, in pre-order.
///
/// Ownership: copies everything; the tree may be erased.
/// Errors:    the stale statuses; TN_LIMIT_EXCEEDED if a column would have more than 2 GiB, and for
///            an attribute that is nested too deep to be printed; TN_INTERRUPTED; TN_OUT_OF_MEMORY.
///            No row is added on errors.
/// Threads:   reading.
/// Cost:      O(size of the tree), and the text of each attribute and type once; no recursion.
TN_API TN_MUST_USE tn_status tn_op_columns_add(tn_op_columns* columns, tn_op root,
                                               tn_string_view origin);

/// Return the number of rows to be exported, and the number of bytes that they take.
TN_API size_t tn_op_columns_row_count(const tn_op_columns* columns);
TN_API size_t tn_op_columns_byte_size(const tn_op_columns* columns);

/// Exports all rows as one array of structs, and clears them.
///
/// Ownership: the caller calls the `release` of both, as the interface specifies, on any thread.
/// Errors:    TN_OUT_OF_MEMORY (not reported); the rows stay, and both out parameters are empty,
///            with a NULL `release`.
/// Threads:   the columns'.
/// Cost:      O(1), and one bit per row.
TN_API TN_MUST_USE tn_status tn_op_columns_export(tn_op_columns* columns,
                                                  struct ArrowSchema* out_schema,
                                                  struct ArrowArray* out_array);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OP_COLUMNS_H
