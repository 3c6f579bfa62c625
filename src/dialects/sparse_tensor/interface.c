// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of sparse_tensor ops for passes.

#include "dialects/sparse_tensor/encoding.h"
#include "dialects/sparse_tensor_ops.h"
#include "rewrite/constant.h"

/// The verifier ensures that a constant level is in range.
static tn_speculatability lvl_speculatability(const tn_context* context, tn_ref op) {
  tn_int level;
  return tn_const__int_of(context, tn_sparse_tensor_lvl_index(context, op), &level)
             ? TN_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}

static const tn_op_interface lvl = {.speculatability = lvl_speculatability};

static const tn_named_interface ops[] = {{"lvl", &lvl}};

const tn_dialect_interface tn_sparse_tensor__interface = {.ops = ops,
                                                          .op_count = sizeof ops / sizeof *ops};
