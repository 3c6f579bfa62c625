// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops do to memory, and when they may be moved or left out: what their traits and interfaces
// (ir/op_interface.h) say of them and of the ops in them.

#ifndef TENURE_SRC_REWRITE_EFFECTS_H
#define TENURE_SRC_REWRITE_EFFECTS_H

#include "analysis/cell_map.h"
#include "ir/op_interface.h"
#include "rewrite/branch.h"

/// What an op must not do to be left out.
#define TN_EFFECTS_NOT_DEAD (uint32_t)(TN_EFFECT_WRITE | TN_EFFECT_FREE | TN_EFFECT_UNKNOWN)

/// Whether they are effects that an interface can say: some, or TN_EFFECT_NONE.
static inline bool tn_effects__are_known(uint32_t effects) {
  const uint32_t all =
      TN_EFFECT_READ | TN_EFFECT_WRITE | TN_EFFECT_ALLOCATE | TN_EFFECT_FREE | TN_EFFECT_RECURSIVE;
  return effects == TN_EFFECT_NONE || (effects != 0 && (effects & ~all) == 0);
}
/// What traits say that an op itself does; 0 for nothing.
static inline uint32_t tn_effects__by_traits(const tn_op_definition* definition) {
  return (definition->traits & TN_OP_TRAIT_EFFECTS) >> TN_OP_TRAIT_EFFECTS_SHIFT;
}
/// What ops do of which no trait says it.
uint32_t tn_effects__of_interface(const tn_context* context, tn_ref op,
                                  const tn_op_definition* definition);
/// tn_effects__of, with the op's definition; NULL if it has none.
static inline uint32_t tn_effects__of_defined(const tn_context* context, tn_ref op,
                                              const tn_op_definition* definition) {
  if (definition == NULL) return TN_EFFECT_UNKNOWN;
  if ((definition->traits & TN_OP_TRAIT_NO_EFFECT) != 0) return 0;
  if ((definition->traits & TN_OP_TRAIT_RECURSIVE_EFFECTS) != 0) {
    return TN_EFFECT_RECURSIVE | tn_effects__by_traits(definition);
  }
  return tn_effects__of_interface(context, op, definition);
}
/// What the op itself does: TN_EFFECT_*, but not TN_EFFECT_NONE.
uint32_t tn_effects__of(const tn_context* context, tn_ref op);
/// Whether the op and all in it are known to touch no memory.
bool tn_effects__is_free(const tn_context* context, tn_ref op);
/// Whether it could be left out if its results were not used.
bool tn_effects__would_be_dead(const tn_context* context, tn_ref op);
/// The same, and its results are not used.
static inline bool tn_effects__is_dead(const tn_context* context, tn_ref op) {
  return tn_op__is_unused(context, op) && tn_effects__would_be_dead(context, op);
}
/// The same two for those who come by all ops and would look into each as often as ops nest:
/// `known` keeps the answers. They hold while ops go, but not while ops come.
bool tn_effects__is_free_known(const tn_context* context, tn_ref op, tn_cell_map* known);
bool tn_effects__would_be_dead_known(const tn_context* context, tn_ref op, tn_cell_map* known);
/// The same two where the op has `definition` and itself does `effects` (tn_effects__of).
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
/// What the op's traits say, which counts where no interface does.
tn_speculatability tn_effects__speculatability_by_traits(const tn_op_definition* definition);
/// Whether the op may run where it was not asked to.
bool tn_effects__is_speculatable(const tn_context* context, tn_ref op);
static inline bool tn_effects__is_pure(const tn_context* context, tn_ref op) {
  return tn_effects__is_free(context, op) && tn_effects__is_speculatable(context, op);
}
/// Whether the op is pure if all that is in it is, or if not, as `inside_is_pure` says; for those
/// who come by all ops and would look into each as often as ops nest.
bool tn_effects__is_pure_around(const tn_context* context, tn_ref op, bool inside_is_pure);

#endif  // TENURE_SRC_REWRITE_EFFECTS_H
