// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The clusters that a large graph is made of, and the edges between them.
//
// Graphviz lays clusters out one by one, which is quick as long as no edge leads into one. In a
// large graph an edge therefore joins members of one group: where it would cross a border it begins
// or ends at the cluster, and is drawn once, with arrows at both ends if there is one in either
// direction, since Graphviz loses edges between a cluster and a record that go both ways.

#ifndef TENURE_SRC_PASS_GRAPH_GROUPS_H
#define TENURE_SRC_PASS_GRAPH_GROUPS_H

#include "base/judy_map.h"
#include "rewrite/rewriter.h"

typedef struct tn_graph_node {
  uint32_t id;
  uint32_t cluster;  ///< 0 for none.
  uint32_t group;    ///< The number of the group that it is in; 0 for the graph itself.
} tn_graph_node;

typedef struct tn_graph_group {
  tn_graph_node self;
  uint32_t depth;
  bool is_labelled;  ///< A cluster that is opened again is not labelled again.
} tn_graph_group;

typedef struct tn_graph_groups {
  tn_rewriter* rewriter;
  tn_graph_group* items;
  size_t count;
  size_t capacity;
  tn_judy_names scopes;  ///< Numbers of groups by that of the parent and the name.
  tn_judy_map edges;     ///< That begin or end at a border, by both ends; 1 once drawn.
} tn_graph_groups;

void tn_graph_groups__open(tn_rewriter* rewriter, tn_graph_groups* out_groups);
void tn_graph_groups__close(tn_graph_groups* groups);

static inline tn_graph_group* tn_graph_groups__at(const tn_graph_groups* groups, uint32_t number) {
  return &groups->items[number - 1];
}

/// The number of a new group, which is drawn as `self`; 0 when out of memory, which is noted.
uint32_t tn_graph_groups__add(tn_graph_groups* groups, tn_graph_node self);
/// The number of the name scope `name` in the group `parent`. A new one takes two numbers of nodes
/// from `counter`.
uint32_t tn_graph_groups__scope(tn_graph_groups* groups, uint32_t parent, tn_string_view name,
                                uint32_t* counter);
typedef enum tn_graph_drawing {
  TN_GRAPH_NOT_DRAWN,
  TN_GRAPH_DRAWN,
  TN_GRAPH_DRAWN_BOTH_WAYS
} tn_graph_drawing;

/// Notes an edge: all are noted before the first is drawn.
void tn_graph_groups__note(tn_graph_groups* groups, tn_graph_node from, tn_graph_node to);
/// Makes the ends of an edge members of one group, and says how it is drawn: not at all if both are
/// in one, or it was drawn already.
tn_graph_drawing tn_graph_groups__join(tn_graph_groups* groups, tn_graph_node* from,
                                       tn_graph_node* to);

#endif  // TENURE_SRC_PASS_GRAPH_GROUPS_H
