// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Malformed ops: ops that violate their definition.
//
// Folds, patterns, interfaces and passes assume ops that the verifier accepts. Programs, user
// patterns and runs without the verifier may create others. Code that runs them on unverified ops
// marks the malformed ones first: tn_op_definition__of returns no definition for a marked op, so
// everything treats it as an unregistered op, without folds, patterns, interfaces, effects or
// traits. For a verified op this costs one test of a flag.
//
// Marks last for one run. They are set and cleared only where ops may be changed, never by readers.

#ifndef TENURE_SRC_IR_WELL_FORMED_H
#define TENURE_SRC_IR_WELL_FORMED_H

#include "ir/verify.h"

/// Marks the op if it is malformed, else clears the mark. An op is well-formed if the verifier
/// accepts its own parts: operands, results, attributes, successors, regions and the terminators in
/// them. Reports nothing. `memory`, which may be NULL, caches valid ops.
void tn_op__mark(tn_context* context, tn_ref op, tn_verify_memory* memory);
/// Likewise for the op and the ops that define its operands.
void tn_op__mark_with_sources(tn_context* context, tn_ref op, tn_verify_memory* memory);
/// Likewise for `root` and all nested ops.
void tn_op__mark_tree(tn_context* context, tn_ref root, tn_verify_memory* memory);
/// Clears the marks of `root` and all nested ops.
void tn_op__unmark_tree(const tn_context* context, tn_ref root);

#endif  // TENURE_SRC_IR_WELL_FORMED_H
