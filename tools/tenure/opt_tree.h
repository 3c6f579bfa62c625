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
/// What is no op goes to standard error, and an op that has no file nowhere.
tn_status opt_tree_write(void* user_data, const char* bytes, size_t size);
/// Closes the last file. False if something could not be written, which was reported.
bool opt_tree_end(void);

#endif  // TENURE_TOOLS_OPT_TREE_H
