// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clusters of a large graph.

#include "pass/graph_groups.h"

#include "base/text_buffer.h"

void tn_graph_groups__open(tn_rewriter* rewriter, tn_graph_groups* out_groups) {
  *out_groups = (tn_graph_groups){.rewriter = rewriter};
}

void tn_graph_groups__close(tn_graph_groups* groups) {
  tn_deallocate(&groups->rewriter->context->allocator, groups->items,
                groups->capacity * sizeof *groups->items);
  tn_judy_names_clear(&groups->scopes);
  tn_judy_map_clear(&groups->edges);
}

static void fail(tn_graph_groups* groups) {
  tn_rewriter__fail(groups->rewriter, tn_context__out_of_memory(groups->rewriter->context));
}

uint32_t tn_graph_groups__add(tn_graph_groups* groups, tn_graph_node self) {
  if (!tn_array_grow(&groups->rewriter->context->allocator, (void*)&groups->items,
                     &groups->capacity, groups->count + 1, sizeof *groups->items)) {
    fail(groups);
    return 0;
  }
  const uint32_t depth = self.group == 0 ? 1 : tn_graph_groups__at(groups, self.group)->depth + 1;
  groups->items[groups->count++] = (tn_graph_group){.self = self, .depth = depth};
  return (uint32_t)groups->count;
}

uint32_t tn_graph_groups__scope(tn_graph_groups* groups, uint32_t parent, tn_string_view name,
                                uint32_t* counter) {
  const tn_allocator* allocator = &groups->rewriter->context->allocator;
  tn_text_buffer key = tn_text_buffer_make(allocator);
  uintptr_t number = 0;
  tn_text_buffer_format(&key, "%u/", parent);
  tn_text_buffer_append_view(&key, name);
  if (!key.failed &&
      tn_judy_names_get(&groups->scopes, allocator, tn_text_buffer_view(&key), &number) != TN_OK) {
    const uint32_t cluster = ++*counter;
    number = tn_graph_groups__add(groups, (tn_graph_node){++*counter, cluster, parent});
    if (number != 0 &&
        tn_judy_names_set(&groups->scopes, allocator, tn_text_buffer_view(&key), number) != TN_OK) {
      fail(groups);
      number = 0;
    }
  }
  if (key.failed) fail(groups);
  tn_text_buffer_free(&key);
  return (uint32_t)number;
}

static uint32_t depth_of(const tn_graph_groups* groups, tn_graph_node node) {
  return node.group == 0 ? 0 : tn_graph_groups__at(groups, node.group)->depth;
}

/// Moves both ends outward to borders in one group; returns whether any was moved.
static bool lift(const tn_graph_groups* groups, tn_graph_node* from, tn_graph_node* to) {
  bool is_lifted = false;
  while (from->group != to->group) {
    tn_graph_node* inner = depth_of(groups, *from) >= depth_of(groups, *to) ? from : to;
    *inner = tn_graph_groups__at(groups, inner->group)->self;
    is_lifted = true;
  }
  return is_lifted || from->cluster != 0 || to->cluster != 0;
}

/// Node ids take 32 bits, but on 32-bit machines few graphs have 2^16 nodes.
static uintptr_t key_of(uint32_t from, uint32_t to) {
  return (uintptr_t)from << (4 * sizeof(uintptr_t)) | to;
}

static void set_edge(tn_graph_groups* groups, uint32_t from, uint32_t to, uintptr_t value) {
  if (tn_judy_map_set(&groups->edges, key_of(from, to), value) != TN_OK) fail(groups);
}

void tn_graph_groups__note(tn_graph_groups* groups, tn_graph_node from, tn_graph_node to) {
  if (lift(groups, &from, &to) && from.id != to.id) set_edge(groups, from.id, to.id, 0);
}

tn_graph_drawing tn_graph_groups__join(tn_graph_groups* groups, tn_graph_node* from,
                                       tn_graph_node* to) {
  const bool ends_at_border = lift(groups, from, to);
  uintptr_t is_drawn = 0;
  uintptr_t reverse = 0;
  if (from->id == to->id) return TN_GRAPH_NOT_DRAWN;
  if (!ends_at_border) return TN_GRAPH_DRAWN;
  (void)tn_judy_map_get(&groups->edges, key_of(from->id, to->id), &is_drawn);
  if (is_drawn != 0) return TN_GRAPH_NOT_DRAWN;
  set_edge(groups, from->id, to->id, 1);
  if (!tn_judy_map_get(&groups->edges, key_of(to->id, from->id), &reverse)) return TN_GRAPH_DRAWN;
  set_edge(groups, to->id, from->id, 1);
  return TN_GRAPH_DRAWN_BOTH_WAYS;
}
