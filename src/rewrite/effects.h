// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects and speculatability of ops, from the traits and interfaces (ir/op_interface.h) of
// an op and of the ops nested in it.

#ifndef TENURE_SRC_REWRITE_EFFECTS_H
#define TENURE_SRC_REWRITE_EFFECTS_H

#include "analysis/cell_map.h"
#include "ir/op_interface.h"
#include "rewrite/branch.h"

/// Effects that prevent an unused op from being erased.
#define TN_EFFECTS_NOT_DEAD (uint32_t)(TN_EFFECT_WRITE | TN_EFFECT_FREE | TN_EFFECT_UNKNOWN)

/// Returns whether `effects` are valid results of an interface: a set of effects, or
/// TN_EFFECT_NONE.
static inline bool tn_effects__are_known(uint32_t effects) {
  const uint32_t all =
      TN_EFFECT_READ | TN_EFFECT_WRITE | TN_EFFECT_ALLOCATE | TN_EFFECT_FREE | TN_EFFECT_RECURSIVE;
  return effects == TN_EFFECT_NONE || (effects != 0 && (effects & ~all) == 0);
}
/// Returns the effects that traits declare for the op itself; 0 for none.
static inline uint32_t tn_effects__by_traits(const tn_op_definition* definition) {
  return (definition->traits & TN_OP_TRAIT_EFFECTS) >> TN_OP_TRAIT_EFFECTS_SHIFT;
}
/// Returns the effects of an op that has no trait for them.
uint32_t tn_effects__of_interface(const tn_context* context, tn_ref op,
                                  const tn_op_definition* definition);
/// Like tn_effects__of, given the definition of the op; NULL if it has none.
static inline uint32_t tn_effects__of_defined(const tn_context* context, tn_ref op,
                                              const tn_op_definition* definition) {
  if (definition == NULL) return TN_EFFECT_UNKNOWN;
  if ((definition->traits & TN_OP_TRAIT_NO_EFFECT) != 0) return 0;
  if ((definition->traits & TN_OP_TRAIT_RECURSIVE_EFFECTS) != 0) {
    return TN_EFFECT_RECURSIVE | tn_effects__by_traits(definition);
  }
  return tn_effects__of_interface(context, op, definition);
}
/// Returns the effects of the op itself as TN_EFFECT_*, except TN_EFFECT_NONE.
uint32_t tn_effects__of(const tn_context* context, tn_ref op);
/// Returns whether the op and all nested ops are known to have no memory effects.
bool tn_effects__is_free(const tn_context* context, tn_ref op);
/// Returns whether the op could be erased if its results were unused.
bool tn_effects__would_be_dead(const tn_context* context, tn_ref op);
/// Returns whether the op can be erased.
static inline bool tn_effects__is_dead(const tn_context* context, tn_ref op) {
  return tn_op__is_unused(context, op) && tn_effects__would_be_dead(context, op);
}
/// Variants for callers that visit all ops. `known` caches the results, so that nested ops are not
/// visited once per enclosing op. The cache stays valid when ops are erased, but not when ops are
/// added.
bool tn_effects__is_free_known(const tn_context* context, tn_ref op, tn_cell_map* known);
bool tn_effects__would_be_dead_known(const tn_context* context, tn_ref op, tn_cell_map* known);
/// Like tn_effects__is_free_known, given the effects of the op itself (tn_effects__of).
static inline bool tn_effects__is_free_doing(const tn_context* context, tn_ref op, uint32_t effects,
                                             tn_cell_map* known) {
  if ((effects & TN_EFFECT_RECURSIVE) == 0) return effects == 0;
  return tn_effects__is_free_known(context, op, known);
}
static inline bool tn_effects__would_be_dead_doing(const tn_context* context, tn_ref op,
                                                   const tn_op_definition* definition,
                                                   uint32_t effects, tn_cell_map* known) {
  if ((definition->traits & (TN_OP_TRAIT_TERMINATOR | TN_OP_TRAIT_SYMBOL)) != 0) return false;
  if ((effects & TN_EFFECT_RECURSIVE) == 0) return (effects & TN_EFFECTS_NOT_DEAD) == 0;
  return tn_effects__would_be_dead_known(context, op, known);
}
/// Returns the speculatability by traits, which applies if the op has no interface for it.
tn_speculatability tn_effects__speculatability_by_traits(const tn_op_definition* definition);
/// Returns whether the op may run where it originally would not.
bool tn_effects__is_speculatable(const tn_context* context, tn_ref op);
static inline bool tn_effects__is_pure(const tn_context* context, tn_ref op) {
  return tn_effects__is_free(context, op) && tn_effects__is_speculatable(context, op);
}
/// Returns whether the op is pure, given whether all nested ops are pure. For callers that visit
/// all ops.
bool tn_effects__is_pure_around(const tn_context* context, tn_ref op, bool inside_is_pure);

#endif  // TENURE_SRC_REWRITE_EFFECTS_H
