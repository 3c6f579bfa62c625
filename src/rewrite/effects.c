// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Effects and speculation: see effects.h.

#include "rewrite/effects.h"

#include "ir/op_interface.h"

//===-- Effects -------------------------------------------------------------------------------===//

uint32_t tn_effects__of_interface(const tn_context* context, tn_ref op,
                                  const tn_op_definition* definition) {
  const tn_op_interface* interface = definition->interface;
  if (interface->effects != 0) return interface->effects & ~(uint32_t)TN_EFFECT_NONE;
  if (interface->get_effects == NULL) {
    const uint32_t effects = tn_effects__by_traits(definition);
    return effects == 0 ? TN_EFFECT_UNKNOWN : effects;
  }
  return interface->get_effects(context, op) & ~(uint32_t)TN_EFFECT_NONE;
}

uint32_t tn_effects__of(const tn_context* context, tn_ref op) {
  return tn_effects__of_defined(context, op, tn_op_definition__of(context, tn_op__at(context, op)));
}

/// Visits an op and, if its effects are recursive, its nested ops; returns whether none has an
/// effect in `wrong`.
static bool lacks(const tn_context* context, tn_ref root, uint32_t wrong) {
  bool skip = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    const uint32_t effects = tn_effects__of(context, op);
    if ((effects & wrong) != 0) return false;
    skip = (effects & TN_EFFECT_RECURSIVE) == 0;
    if (skip && op == root) return true;
  }
  return true;
}

/// Effects that a memory-effect-free op must not have.
#define NOT_FREE (~(uint32_t)TN_EFFECT_RECURSIVE)

bool tn_effects__is_free(const tn_context* context, tn_ref op) {
  return lacks(context, op, NOT_FREE);
}

/// Determines `*out_dead` from the op's definition alone; false if the definition does not suffice.
static inline bool says_dead(const tn_context* context, tn_ref op, bool* out_dead) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  *out_dead = false;
  if (definition == NULL ||
      (definition->traits & (TN_OP_TRAIT_TERMINATOR | TN_OP_TRAIT_SYMBOL)) != 0) {
    return true;
  }
  *out_dead = (definition->traits & TN_OP_TRAIT_NO_EFFECT) != 0;
  return *out_dead;
}

bool tn_effects__would_be_dead(const tn_context* context, tn_ref op) {
  bool dead = false;
  return says_dead(context, op, &dead) ? dead : lacks(context, op, TN_EFFECTS_NOT_DEAD);
}

//===-- Cached effects ------------------------------------------------------------------------===//

/// Cached results for ops with recursive effects.
typedef enum answer { ANSWER_LACKS = 1, ANSWER_HAS = 2 } answer;

/// Marks the ops around `op`, which has a wrong effect, up to `root`.
static void note_has(const tn_context* context, tn_ref root, tn_ref op, tn_cell_map* known,
                     uint32_t shift) {
  while (op != root) {
    op = tn_op__parent(context, op);
    *tn_cell_map__at(known, op) |= (uint32_t)ANSWER_HAS << shift;
  }
}

/// Results that need fewer visits than this are not cached: a page of marks costs more.
#define FEW_OPS 32u

/// Like `lacks`, but visits each op at most twice in any query order, except for small trees.
/// `shift` is the position of the cached result in the marks.
static bool lacks_known(const tn_context* context, tn_ref root, uint32_t wrong, tn_cell_map* known,
                        uint32_t shift) {
  bool skip = false;
  uint32_t count = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    const uint32_t effects = tn_effects__of(context, op);
    const bool is_recursive = (effects & TN_EFFECT_RECURSIVE) != 0;
    const uint32_t mark = is_recursive ? tn_cell_map__get(known, op) >> shift : 0;
    count += count <= FEW_OPS;
    if ((effects & wrong) != 0 || (mark & ANSWER_HAS) != 0) {
      if (count > FEW_OPS) note_has(context, root, op, known, shift);
      return false;
    }
    skip = !is_recursive || (mark & ANSWER_LACKS) != 0;
    if (skip && op == root) return true;
  }
  if (count <= FEW_OPS) return true;
  skip = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, skip)) {
    skip = (tn_effects__of(context, op) & TN_EFFECT_RECURSIVE) == 0 ||
           ((tn_cell_map__get(known, op) >> shift) & ANSWER_LACKS) != 0;
    if (!skip) *tn_cell_map__at(known, op) |= (uint32_t)ANSWER_LACKS << shift;
  }
  return true;
}

bool tn_effects__is_free_known(const tn_context* context, tn_ref op, tn_cell_map* known) {
  return lacks_known(context, op, NOT_FREE, known, 0);
}

bool tn_effects__would_be_dead_known(const tn_context* context, tn_ref op, tn_cell_map* known) {
  bool dead = false;
  if (says_dead(context, op, &dead)) return dead;
  return lacks_known(context, op, TN_EFFECTS_NOT_DEAD, known, 2);
}

//===-- Speculation ---------------------------------------------------------------------------===//

tn_speculatability tn_effects__speculatability_by_traits(const tn_op_definition* definition) {
  if ((definition->traits & TN_OP_TRAIT_RECURSIVELY_SPECULATABLE) != 0) {
    return TN_RECURSIVELY_SPECULATABLE;
  }
  return (definition->traits & TN_OP_TRAIT_SPECULATABLE) != 0 ? TN_SPECULATABLE
                                                              : TN_NOT_SPECULATABLE;
}

static bool may_run_anywhere(const tn_context* context, tn_ref op,
                             const tn_op_definition* definition, bool* out_inside) {
  const tn_speculatability found = definition->interface->speculatability != NULL
                                       ? definition->interface->speculatability(context, op)
                                       : tn_effects__speculatability_by_traits(definition);
  *out_inside = found == TN_RECURSIVELY_SPECULATABLE;
  return found != TN_NOT_SPECULATABLE;
}

bool tn_effects__is_speculatable(const tn_context* context, tn_ref root) {
  bool inside = false;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, !inside)) {
    const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
    if (definition == NULL || !may_run_anywhere(context, op, definition, &inside)) return false;
    if (!inside && op == root) return true;
  }
  return true;
}

bool tn_effects__is_pure_around(const tn_context* context, tn_ref op, bool inside_is_pure) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  const uint32_t effects = tn_effects__of(context, op);
  bool inside = (effects & TN_EFFECT_RECURSIVE) != 0;
  if ((effects & ~(uint32_t)TN_EFFECT_RECURSIVE) != 0 || (inside && !inside_is_pure)) return false;
  return may_run_anywhere(context, op, definition, &inside) && (!inside || inside_is_pure);
}
