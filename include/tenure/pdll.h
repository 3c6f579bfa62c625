// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PDLL, MLIR's language of patterns: read, checked and compiled to the pdl dialect.
//
//   compiling   tn_pdll_compile, tn_pdll_options
//   loading     tn_pattern_set_load, tn_pattern_set_load_file
//   the tree    tn_pdll_print_ast
//
// ```pdll
// Constraint IsSmall(value: Attr);
//
// Pattern DoubleToShift with benefit(2) {
//   let root = op<arith.muli>(x: Value, c: Value);
//   ...
// }
// ```
//
// Constraints and rewrites without a body are functions of the set that the patterns go to
// (rewrite_pdl.h). An include of a `.pdll` file is read in place. An include of a `.td` file makes
// the ops of a dialect known: those of a shipped dialect by the path that MLIR has its file at
// ("mlir/Dialect/Arith/IR/ArithOps.td"), others by a schema beside the file, "ops.irdl.mlir" for
// "ops.td", which tools/import-dialect makes of it. Without a schema the file is read: classes,
// records and values that are written out; what needs more of TableGen is an error. Source: MLIR,
// "PDLL - PDL Language".

#ifndef TENURE_PDLL_H
#define TENURE_PDLL_H

#include <tenure/rewrite_pdl.h>
#include <tenure/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How deep expressions, statements and includes may nest.
#define TN_PDLL_NESTING_MAX 256u
/// How many ops of the pdl dialect a pattern may be compiled to; calls are compiled in place.
#define TN_PDLL_PATTERN_OPS_MAX 65536u

typedef struct tn_pdll_options {
  tn_string_view file_name;  ///< As in locations and messages; empty means "-".
  /// Directories searched for included files, after the working directory; borrowed for the call.
  const tn_string_view* include_folders;
  size_t include_folder_count;
  /// Ops of all dialects that there are schemas of are known, not only those of included files, and
  /// are held to them: their names, operands, results and attributes. So it is when patterns are
  /// loaded.
  bool knows_all_dialects;
  /// What the body of a constraint or rewrite made is made again for what it returns, as
  /// mlir-pdll-22 prints it.
  bool repeats_returned;
} tn_pdll_options;

/// Compiles a text to a module of `pdl.pattern` ops, which is verified. `options` may be NULL.
///
/// Ownership: of `scope`; the text is borrowed for the call.
/// Errors:    TN_MALFORMED (reported at its line and column; the first error ends it),
///            TN_VERIFY_FAILED for patterns that pdl refuses, TN_LIMIT_EXCEEDED, TN_NOT_FOUND for a
///            build without the pdl dialect, TN_OUT_OF_MEMORY.
/// Threads:   the scope's.
/// Cost:      O(bytes + ops made).
TN_API TN_MUST_USE tn_status tn_pdll_compile(tn_scope* scope, tn_string_view text,
                                             const tn_pdll_options* options, tn_op* out_module);

/// Adds the patterns of a text to a set, checked against the schemas of the dialects that their ops
/// are of. Functions that they call are added before (tn_pattern_set_add_pdl_constraint,
/// tn_pattern_set_add_pdl_rewrite). `options` may be NULL.
///
/// Ownership: none; the text is borrowed for the call.
/// Errors:    those of tn_pdll_compile and tn_pattern_set_add_pdl.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(bytes + ops), each pattern's ops squared.
TN_API TN_MUST_USE tn_status tn_pattern_set_load(tn_pattern_set* set, tn_string_view text,
                                                 const tn_pdll_options* options);
/// The same of what the file at `path` holds; it is `file_name` if `options` has none.
///
/// Ownership, Threads, Cost: as above.
/// Errors:    also TN_IO_ERROR, with the message of the operating system.
TN_API TN_MUST_USE tn_status tn_pattern_set_load_file(tn_pattern_set* set, const char* path,
                                                      const tn_pdll_options* options);

/// Writes the tree of a text as mlir-pdll-22 does, with numbers for the addresses of nodes.
///
/// Ownership: the text is borrowed for the call.
/// Errors:    as tn_pdll_compile; what `write` returns.
/// Threads:   any, with threading.
/// Cost:      O(bytes * uses): a variable is written where it is referred to.
TN_API TN_MUST_USE tn_status tn_pdll_print_ast(tn_context* context, tn_string_view text,
                                               const tn_pdll_options* options, tn_write_fn write,
                                               void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PDLL_H
