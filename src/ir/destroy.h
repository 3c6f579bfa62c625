// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of destruction that the rooms of blocks and ops share.

#ifndef TENURE_SRC_IR_DESTROY_H
#define TENURE_SRC_IR_DESTROY_H

#include "ir/op.h"

/// Frees a block without ops, its arguments with it; uses of them and of the block become null.
/// `by_parent`: for the record of why it is gone.
void tn_block__free_cell(tn_shard* shard, tn_ref block, bool by_parent);

#endif  // TENURE_SRC_IR_DESTROY_H
