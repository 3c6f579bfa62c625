// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds a location of a given kind inside another one.
//
// Locations share their parts, so that a small location may represent a tree of any size: each part
// is visited once. The nesting is limited, so the pending parts fit in an array.

#include "ir/location_find.h"

#include "base/judy_map.h"
#include "ir/storage.h"

/// A location whose children are being visited. All are of one context, so the reference suffices.
typedef struct visit {
  uint32_t reference;
  uint32_t next_child;
} visit;

typedef struct search {
  tn_location_kind kind;
  bool stays_outside_calls;
  tn_judy_set seen;  ///< References of visited locations with children.
  size_t depth;
  visit path[TN_NESTING_LIMIT + 1];
} search;

static bool goes_into(search* self, tn_location at) {
  const tn_location_kind kind = tn_location_kind_of(at);
  if (self->stays_outside_calls && kind != TN_LOCATION_NAME && kind != TN_LOCATION_FUSED)
    return false;
  if (self->depth > TN_NESTING_LIMIT || tn_location_child_count(at) == 0) return false;
  bool is_new = false;
  return tn_judy_set_insert(&self->seen, (uint32_t)at.reference, &is_new) == TN_OK && is_new;
}

/// Returns the next location to visit, after those in the path; the null location if there is none
/// left.
static tn_location next(search* self, const tn_context* context) {
  tn_location at = {NULL, 0};
  while (self->depth != 0 && tn_location_is_null(at)) {
    visit* top = &self->path[self->depth - 1];
    at = tn_location_child((tn_location){context, top->reference}, top->next_child++);
    if (tn_location_is_null(at)) --self->depth;
  }
  return at;
}

/// Finds the first location of the kind, parents before children.
static bool find(search* self, tn_location root, tn_location* out_found) {
  tn_location at = root;
  while (!tn_location_is_null(at) && tn_location_kind_of(at) != self->kind) {
    if (goes_into(self, at)) self->path[self->depth++] = (visit){(uint32_t)at.reference, 0};
    at = next(self, root.context);
  }
  tn_judy_set_clear(&self->seen);
  *out_found = at;
  return !tn_location_is_null(at);
}

static bool find_kind(tn_location root, tn_location_kind kind, bool stays_outside_calls,
                      tn_location* out_found) {
  search self;
  self.kind = kind;
  self.stays_outside_calls = stays_outside_calls;
  self.seen = (tn_judy_set){NULL};
  self.depth = 0;
  return find(&self, root, out_found);
}

bool tn_location_find_file(tn_location location, tn_location* out_file) {
  return find_kind(location, TN_LOCATION_FILE, false, out_file);
}

bool tn_location__find_call(tn_location root, tn_location* out_call) {
  return find_kind(root, TN_LOCATION_CALL_SITE, true, out_call);
}

bool tn_location__find_name(tn_location root, tn_location* out_name) {
  return find_kind(root, TN_LOCATION_NAME, false, out_name);
}
