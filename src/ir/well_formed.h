// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that break what their definition promises.
//
// Folds, patterns, interfaces and passes are written for ops that the verifier accepts. A program,
// a user's pattern or a run without the verifier makes others. Code that runs them on ops that
// were not verified marks the malformed ones first: tn_op_definition__of has no definition for a
// marked op, so everything treats it as an op that is not registered, which has no fold, patterns,
// interfaces, effects or traits. A verified op costs one test of a flag.
//
// Marks last for one run. They are set and cleared where ops may be changed, never by readers.

#ifndef TENURE_SRC_IR_WELL_FORMED_H
#define TENURE_SRC_IR_WELL_FORMED_H

#include "ir/verify.h"

/// Marks the op unless it is well-formed, or takes the mark away. It is well-formed where the
/// verifier accepts it as far as its own parts go: operands, results, attributes, successors,
/// regions and the terminators in them. Reports nothing. `memory`, which may be NULL, keeps what
/// was found right.
void tn_op__mark(tn_context* context, tn_ref op, tn_verify_memory* memory);
/// The same for those that define its operands, too.
void tn_op__mark_with_sources(tn_context* context, tn_ref op, tn_verify_memory* memory);
/// The same for all ops in `root`, and `root`.
void tn_op__mark_tree(tn_context* context, tn_ref root, tn_verify_memory* memory);
/// Takes the marks of `root` and of all ops in it away.
void tn_op__unmark_tree(const tn_context* context, tn_ref root);

#endif  // TENURE_SRC_IR_WELL_FORMED_H
