// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt --mlir-print-ir-tree-dir: the IR that is printed around passes, in a file for each,
// in folders for the ops around it: "builtin_module_outer/func_func_f/0_1_cse.mlir".

#ifndef TENURE_TOOLS_OPT_TREE_H
#define TENURE_TOOLS_OPT_TREE_H

#include <tenure/operation.h>

#include "command.h"

/// A begin_print and a write of tn_pass_options.
void opt_tree_begin(void* user_data, tn_op op, tn_string_view pass);
tn_status opt_tree_write(void* user_data, const char* bytes, size_t size);
/// Closes the last file; what is written from then on goes to standard error.
void opt_tree_end(void);

#endif  // TENURE_TOOLS_OPT_TREE_H
