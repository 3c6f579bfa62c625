// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The clusters of a large graph, and the edges between them.
//
// Graphviz lays out clusters one by one, which is fast as long as no edge leads into one. In a
// large graph, an edge therefore connects members of the same group: where it would cross a border,
// it starts or ends at the cluster. It is drawn once, with arrows at both ends if edges exist in
// both directions, because Graphviz loses such pairs of edges between a cluster and a record.

#ifndef TENURE_SRC_PASS_GRAPH_GROUPS_H
#define TENURE_SRC_PASS_GRAPH_GROUPS_H

#include "base/judy_map.h"
#include "rewrite/rewriter.h"

typedef struct tn_graph_node {
  uint32_t id;
  uint32_t cluster;  ///< 0: none.
  uint32_t group;    ///< The index of its group; 0 for the graph itself.
} tn_graph_node;

typedef struct tn_graph_group {
  tn_graph_node self;
  uint32_t depth;
  bool is_labelled;  ///< A reopened cluster is not labelled again.
} tn_graph_group;

typedef struct tn_graph_groups {
  tn_rewriter* rewriter;
  tn_graph_group* items;
  size_t count;
  size_t capacity;
  tn_judy_names scopes;  ///< Maps a parent's index and a name to a group's index.
  tn_judy_map edges;     ///< Edges that start or end at a border, by both ends; 1 once drawn.
} tn_graph_groups;

void tn_graph_groups__open(tn_rewriter* rewriter, tn_graph_groups* out_groups);
void tn_graph_groups__close(tn_graph_groups* groups);

static inline tn_graph_group* tn_graph_groups__at(const tn_graph_groups* groups, uint32_t number) {
  return &groups->items[number - 1];
}

/// Adds a group that is drawn as `self` and returns its index; 0 when out of memory, which is
/// recorded.
uint32_t tn_graph_groups__add(tn_graph_groups* groups, tn_graph_node self);
/// Returns the index of the name scope `name` in the group `parent`. A new one takes two node ids
/// from `counter`.
uint32_t tn_graph_groups__scope(tn_graph_groups* groups, uint32_t parent, tn_string_view name,
                                uint32_t* counter);
typedef enum tn_graph_drawing {
  TN_GRAPH_NOT_DRAWN,
  TN_GRAPH_DRAWN,
  TN_GRAPH_DRAWN_BOTH_WAYS
} tn_graph_drawing;

/// Records an edge. All edges are recorded before the first is drawn.
void tn_graph_groups__note(tn_graph_groups* groups, tn_graph_node from, tn_graph_node to);
/// Moves the ends of an edge to members of one group and returns how to draw it: not at all if both
/// are the same, or if it was drawn already.
tn_graph_drawing tn_graph_groups__join(tn_graph_groups* groups, tn_graph_node* from,
                                       tn_graph_node* to);

#endif  // TENURE_SRC_PASS_GRAPH_GROUPS_H
