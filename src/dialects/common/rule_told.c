// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Determines whether rules depend only on an op's attributes and types, which many ops share.

#include "dialects/common/rule.h"

/// Returns whether a field depends on the surroundings of an op or a value.
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

/// Returns whether a node is certainly not an SSA value, whose comparison is by identity.
static bool is_no_value(const rule_node* node) {
  if (node->kind == NODE_INDEX) return is_no_value(node->a);
  return is_of_attribute(node) ||
         (node->kind != NODE_PLACE && node->kind != NODE_SLOT && node->kind != NODE_FUNCTION);
}

static bool compares(const rule_node* node) {
  if (node->kind == NODE_IN) return true;
  return node->kind == NODE_BINARY && (node->number == RULE_EQUAL || node->number == RULE_UNEQUAL);
}

/// Returns whether the node itself depends only on attributes and types.
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

/// Returns whether this holds for all nested nodes and for the rest of a chain.
static bool all_keep_to_types(const rule_node* node) {
  for (; node != NULL; node = node->kind >= LINK_LET ? node->next : node->b) {
    const bool is_own = is_own_attribute(node);
    if (!is_own && (!keeps_to_types(node) || !all_keep_to_types(node->a))) return false;
    // The message of a violation does not matter.
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

//===-- Rules that can be skipped -------------------------------------------------------------===//

/// The contents of a rule.
typedef struct contents {
  uint64_t used;        ///< A mask of slots.
  uint64_t named;       ///< A mask of slots that are assigned.
  uint64_t attributes;  ///< A mask of attributes.
  bool has_done;
} contents;

/// Adds the contents of a node, its children and the links after it, including the message.
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

/// Returns the first 64 rules that depend only on attributes and types, including through names of
/// earlier rules.
static uint64_t of_types_only(const tn_rule_list* rules) {
  uint64_t found = 0;
  uint64_t others = 0;  // Slots whose values may differ for equal attributes and types.
  for (uint32_t i = 0; i < rules->count && i < 64; ++i) {
    const contents all = contents_of(rules->rules[i]);
    if ((all.used & others) == 0 && all_keep_to_types(rules->rules[i])) {
      found |= UINT64_C(1) << i;
    } else if (all.has_done) {
      // It is unknown if later rules were evaluated.
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
