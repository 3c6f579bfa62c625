// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PDLL, MLIR's pattern language: parsing, checking and compiling it to the pdl dialect.
//
//   compiling   tn_pdll_compile, tn_pdll_options
//   loading     tn_pattern_set_load, tn_pattern_set_load_file
//   AST         tn_pdll_print_ast
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
// Constraints and rewrites without a body are functions of the pattern set (rewrite_pdl.h). An
// include of a `.pdll` file is expanded in place. An include of a `.td` file declares the ops of a
// dialect: those of a shipped dialect by the path of its file in MLIR
// ("mlir/Dialect/Arith/IR/ArithOps.td"), others by a schema next to the file, "ops.irdl.mlir" for
// "ops.td", which tools/import-dialect generates. Without a schema the file itself is parsed:
// classes, records and literal values are supported; other TableGen constructs are errors.
// Source: MLIR, "PDLL - PDL Language".

#ifndef TENURE_PDLL_H
#define TENURE_PDLL_H

#include <tenure/rewrite_pdl.h>
#include <tenure/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The maximum nesting of expressions, statements and includes.
#define TN_PDLL_NESTING_MAX 256u
/// The maximum number of pdl ops that a pattern is compiled to; calls are inlined.
#define TN_PDLL_PATTERN_OPS_MAX 65536u

typedef struct tn_pdll_options {
  tn_string_view file_name;  ///< As in locations and messages; empty means "-".
  /// Directories searched for included files, after the working directory; borrowed for the call.
  const tn_string_view* include_folders;
  size_t include_folder_count;
  /// Declares the ops of all dialects with a schema, not only those of included files, and checks
  /// their names, operands, results and attributes against it. Always set when patterns are loaded.
  bool knows_all_dialects;
  /// Recreates the ops of the body of a constraint or rewrite for its returned values, as
  /// mlir-pdll-22 prints it.
  bool repeats_returned;
} tn_pdll_options;

/// Compiles a text to a module of `pdl.pattern` ops, and verifies it. `options` may be NULL.
///
/// Ownership: the module belongs to `scope`; the text is borrowed for the call.
/// Errors:    TN_MALFORMED (reported at its line and column; compilation stops at the first error),
///            TN_VERIFY_FAILED for patterns that the pdl dialect rejects, TN_LIMIT_EXCEEDED,
///            TN_NOT_FOUND for a build without the pdl dialect, TN_OUT_OF_MEMORY.
/// Threads:   the scope's.
/// Cost:      O(bytes + ops created).
TN_API TN_MUST_USE tn_status tn_pdll_compile(tn_scope* scope, tn_string_view text,
                                             const tn_pdll_options* options, tn_op* out_module);

/// Adds the patterns of a text to a set, checked against the schemas of the dialects of their ops.
/// Functions that they call must be added before (tn_pattern_set_add_pdl_constraint,
/// tn_pattern_set_add_pdl_rewrite). `options` may be NULL.
///
/// Ownership: none; the text is borrowed for the call.
/// Errors:    those of tn_pdll_compile and tn_pattern_set_add_pdl.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(bytes + sum of the squares of the numbers of ops of each pattern).
TN_API TN_MUST_USE tn_status tn_pattern_set_load(tn_pattern_set* set, tn_string_view text,
                                                 const tn_pdll_options* options);
/// Adds the patterns of the file at `path`, which is the file name in messages unless `options`
/// sets another.
///
/// Ownership, Threads, Cost: as above.
/// Errors:    also TN_IO_ERROR, with the message of the operating system.
TN_API TN_MUST_USE tn_status tn_pattern_set_load_file(tn_pattern_set* set, const char* path,
                                                      const tn_pdll_options* options);

/// Prints the AST of a text as mlir-pdll-22 does, with numbers for the addresses of nodes.
///
/// Ownership: the text is borrowed for the call.
/// Errors:    as tn_pdll_compile; the status of `write`.
/// Threads:   any, with threading.
/// Cost:      O(bytes * uses): a variable is printed at each reference.
TN_API TN_MUST_USE tn_status tn_pdll_print_ast(tn_context* context, tn_string_view text,
                                               const tn_pdll_options* options, tn_write_fn write,
                                               void* user_data);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_PDLL_H
