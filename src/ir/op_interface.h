// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op offers to passes and analyses beyond its structure: the interfaces in its definition.
//
// Each part stands for an op interface of MLIR and has its name and meaning (mlir.llvm.org/docs/Interfaces
// and mlir/include/mlir/Interfaces). A part is data where data is enough, so that it is read straight
// from the definition, and functions where it is not. A part that is left out is one that the op does
// not implement: passes then take it for an op of which nothing is known.
//
// Passes ask these tables alone and know no op by its name. A dialect lists them by the names of its ops
// (tn_dialect_interface); an op's definition has one from when it is loaded, never NULL.
//
// Functions get the op in cells; they change nothing unless they take a rewriter.

#ifndef TENURE_SRC_IR_OP_INTERFACE_H
#define TENURE_SRC_IR_OP_INTERFACE_H

#include "ir/op_definition.h"

//===-- MemoryEffectOpInterface ---------------------------------------------------------------===//

enum {
  TN_EFFECT_READ = 1,
  TN_EFFECT_WRITE = 2,
  TN_EFFECT_ALLOCATE = 4,  ///< What it makes is one of its results.
  TN_EFFECT_FREE = 8,
  TN_EFFECT_RECURSIVE = 16,  ///< And those of the ops in it.
  TN_EFFECT_UNKNOWN = 32,
  TN_EFFECT_NONE = 64  ///< In a table alone: that there are none is known.
};

//===-- ConditionallySpeculatable -------------------------------------------------------------===//

/// Whether an op may run where it was not asked to.
typedef enum tn_speculatability {
  TN_NOT_SPECULATABLE,
  TN_SPECULATABLE,
  TN_RECURSIVELY_SPECULATABLE  ///< If all ops in it may.
} tn_speculatability;

//===-- The table -----------------------------------------------------------------------------===//

struct tn_op_interface {
  /// TN_OP_TRAIT_* that the op has beside those of its schema. CastOpInterface and ReturnLike are
  /// such.
  uint32_t traits;
  /// TN_EFFECT_*, for ops whose traits do not say it; 0: `get_effects` does, and if that is NULL they
  /// are unknown.
  uint32_t effects;
  /// The effects of one op, for those that depend on more than its name.
  uint32_t (*get_effects)(const tn_context* context, tn_ref op);
  /// getSpeculatability; NULL: the traits say it.
  tn_speculatability (*speculatability)(const tn_context* context, tn_ref op);
};

/// Of ops that implement nothing.
extern const tn_op_interface tn_op_interface__none;

/// The op's interface; that of ops that implement nothing for unregistered ones.
static inline const tn_op_interface* tn_op_interface__of(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL ? &tn_op_interface__none : definition->interface;
}

//===-- Where tables come from ----------------------------------------------------------------===//

typedef struct tn_named_interface {
  const char* name;  ///< Of an op, without its dialect's.
  const tn_op_interface* interface;
} tn_named_interface;

/// What the ops of a dialect offer.
typedef struct tn_dialect_interface {
  const char* name;
  const tn_op_interface* others;  ///< Of ops that are not listed; may be NULL.
  const tn_named_interface* ops;
  size_t op_count;
} tn_dialect_interface;

/// Looks for the table of an op; NULL if there is none. A context has one, for shipped dialects when it
/// is made.
typedef const tn_op_interface* (*tn_find_interface_fn)(tn_string_view op_name);

/// The table of `op_name` in one dialect's list; NULL if the op is of another one.
const tn_op_interface* tn_dialect_interface__find(const tn_dialect_interface* dialect,
                                                  tn_string_view op_name);
/// That of a shipped dialect's op. The dialects room defines this.
const tn_op_interface* tn_op_interface__find_shipped(tn_string_view op_name);

/// Gives a definition of ops called `op_name` that is being made its interface.
void tn_op_interface__attach(const tn_context* context, tn_string_view op_name,
                             tn_op_definition* definition);

#endif  // TENURE_SRC_IR_OP_INTERFACE_H
