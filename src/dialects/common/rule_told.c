// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What rules look at: an op's attributes and types alone, which are the same for many ops, or more.

#include "dialects/common/rule.h"

/// Fields that lead from an op or a value to what stands around it, or say something of that.
static bool leads_away(rule_field field) {
  switch (field) {
    case RULE_FIELD_name:
    case RULE_FIELD_parent:
    case RULE_FIELD_def:
    case RULE_FIELD_args:
    case RULE_FIELD_first:
    case RULE_FIELD_last:
    case RULE_FIELD_next:
    case RULE_FIELD_previous:
    case RULE_FIELD_operands:
    case RULE_FIELD_results:
    case RULE_FIELD_regions:
    case RULE_FIELD_region:
    case RULE_FIELD_block:
    case RULE_FIELD_used:
    case RULE_FIELD_uses:
    case RULE_FIELD_attr:
    case RULE_FIELD_within:
    case RULE_FIELD_constant:
    case RULE_FIELD_successors:
    case RULE_FIELD_has_trait:
    case RULE_FIELD_user:
      return true;
    default:
      return false;
  }
}

static bool is_of_attribute(const rule_node* node) {
  return node->kind == NODE_PLACE && node->number == TN_PLACE_ATTRIBUTE;
}

/// `op.attr('name')`
static bool is_own_attribute(const rule_node* node) {
  return node->kind == NODE_FIELD && node->number == RULE_FIELD_attr && node->a->kind == NODE_OP;
}

/// What certainly is no value of SSA, of which a comparison asks which one it is.
static bool is_no_value(const rule_node* node) {
  if (node->kind == NODE_INDEX) return is_no_value(node->a);
  return is_of_attribute(node) ||
         (node->kind != NODE_PLACE && node->kind != NODE_SLOT && node->kind != NODE_FUNCTION);
}

static bool compares(const rule_node* node) {
  if (node->kind == NODE_IN) return true;
  return node->kind == NODE_BINARY && (node->number == RULE_EQUAL || node->number == RULE_UNEQUAL);
}

/// Whether the node itself looks at nothing but attributes and types.
static bool keeps_to_types(const rule_node* node) {
  if (compares(node)) {
    for (const rule_node* item = node->b; item != NULL && node->kind == NODE_IN; item = item->b) {
      if (!is_no_value(item->a)) return false;
    }
    return is_no_value(node->a) && (node->kind == NODE_IN || is_no_value(node->b));
  }
  switch ((rule_node_kind)node->kind) {
    case NODE_PLACE:
      return node->number == TN_PLACE_OPERAND || node->number == TN_PLACE_RESULT ||
             is_of_attribute(node);
    case NODE_FIELD:
      return !leads_away((rule_field)node->number);
    case NODE_FUNCTION:
      return node->number != RULE_FUNCTION_symbol && node->number != RULE_FUNCTION_same &&
             node->number != RULE_FUNCTION_distinct && node->number != RULE_FUNCTION_repeat;
    default:
      return node->kind != NODE_OP;
  }
}

/// Likewise of all below it, and after it in a chain.
static bool all_keep_to_types(const rule_node* node) {
  for (; node != NULL; node = node->kind >= LINK_LET ? node->next : node->b) {
    const bool is_own = is_own_attribute(node);
    if (!is_own && (!keeps_to_types(node) || !all_keep_to_types(node->a))) return false;
    // What a broken rule says does not matter.
    if (node->kind == LINK_MUST) return true;
  }
  return true;
}

bool tn_rules__depend_on_types_only(const tn_rule_list* rules) {
  for (uint32_t i = 0; i < rules->count; ++i) {
    if (!all_keep_to_types(rules->rules[i])) return false;
  }
  return true;
}

//===-- Rules that need not be asked again ----------------------------------------------------===//

/// What there is in a rule.
typedef struct contents {
  uint64_t used;        ///< Slots, by number.
  uint64_t named;       ///< Slots that get a value.
  uint64_t attributes;  ///< By number.
  bool has_done;
} contents;

/// Adds what is in a node, below it and in the links after it, the words among them.
static void gather(const rule_node* node, contents* all) {
  for (; node != NULL; node = node->kind >= LINK_LET ? node->next : node->b) {
    if (node->kind == NODE_SLOT) all->used |= UINT64_C(1) << node->index;
    if (node->kind == NODE_LOOP || node->kind == LINK_LET || node->kind == LINK_FOR ||
        node->kind == LINK_EACH) {
      all->named |= UINT64_C(1) << node->index;
    }
    if (is_own_attribute(node)) all->attributes = UINT64_MAX;
    if (is_of_attribute(node)) all->attributes |= UINT64_C(1) << (node->index & 63u);
    all->has_done = all->has_done || node->kind == LINK_DONE;
    gather(node->a, all);
    if (node->kind != LINK_MUST) continue;
    gather(node->b, all);
    for (const rule_node* part = node->next; part != NULL; part = part->next) gather(part->a, all);
    return;
  }
}

static contents contents_of(const rule_node* rule) {
  contents all = {0};
  gather(rule, &all);
  return all;
}

bool tn_rules__mention(const tn_rule_list* rules, uint32_t attribute) {
  for (uint32_t i = 0; i < rules->count && i < 64; ++i) {
    if ((rules->told >> i & 1u) == 0) continue;
    if ((contents_of(rules->rules[i]).attributes >> (attribute & 63u) & 1u) != 0) return true;
  }
  return false;
}

/// The first 64 rules that look at nothing but attributes and types, also by what rules before them
/// name.
static uint64_t of_types_only(const tn_rule_list* rules) {
  uint64_t found = 0;
  uint64_t others = 0;  // Slots that may have another value for the same attributes and types.
  for (uint32_t i = 0; i < rules->count && i < 64; ++i) {
    const contents all = contents_of(rules->rules[i]);
    if ((all.used & others) == 0 && all_keep_to_types(rules->rules[i])) {
      found |= UINT64_C(1) << i;
    } else if (all.has_done) {
      // Whether the rules after it were asked is not known.
      break;
    } else {
      others |= all.named;
    }
  }
  return found;
}

uint64_t tn_rules__find_told(const tn_rule_list* rules) {
  uint64_t told = of_types_only(rules);
  uint64_t used = 0;
  bool any_asked = false;
  if (rules->count > 64) return 0;
  for (uint32_t i = rules->count; i-- > 0;) {
    const contents all = contents_of(rules->rules[i]);
    const uint64_t bit = UINT64_C(1) << i;
    if ((told & bit) != 0 && (all.named & used) == 0 && !(all.has_done && any_asked)) continue;
    told &= ~bit;
    used |= all.used;
    any_asked = true;
  }
  return told;
}
