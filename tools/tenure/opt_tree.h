// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt --mlir-print-ir-tree-dir: writes the IR around passes to a file for each, in folders
// for the enclosing ops: "builtin_module_outer/func_func_f/0_1_cse.mlir".

#ifndef TENURE_TOOLS_OPT_TREE_H
#define TENURE_TOOLS_OPT_TREE_H

#include <tenure/operation.h>

#include "command.h"

/// The begin_print and write functions of tn_pass_options.
void opt_tree_begin(void* user_data, tn_op op, tn_string_view pass);
/// Text that is not an op goes to standard error; an op without a file is not written.
tn_status opt_tree_write(void* user_data, const char* bytes, size_t size);
/// Closes the last file. Returns false if a write failed, which was reported.
bool opt_tree_end(void);

#endif  // TENURE_TOOLS_OPT_TREE_H
