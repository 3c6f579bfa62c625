// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The name scopes of a location.
//
// Frameworks such as JAX write the path of the scope that created an op into the name of its
// location: "jit(f)/layer0/dot_general". Names without a path, such as those of functions and
// arguments, contain no scopes. Locations share their parts, so that a small location may represent
// a tree of any size: the search is limited in depth and in the number of names.

#include <tenure/location.h>

#define DEPTH_MAX 16u
#define VISITS_MAX 64u

typedef struct path {
  tn_string_view names[TN_LOCATION_SCOPES_MAX];
  size_t count;
} path;

static void push(path* self, const char* start, const char* end) {
  if (start == end || self->count == TN_LOCATION_SCOPES_MAX) return;
  self->names[self->count++] = (tn_string_view){start, (size_t)(end - start)};
}

/// Splits at slashes outside brackets; the part after the last slash is the op's own name.
static void split(tn_string_view name, path* out) {
  size_t depth = 0;
  size_t start = 0;
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && depth != 0) --depth;
    if (c != '/' || depth != 0) continue;
    push(out, name.data + start, name.data + i);
    start = i + 1;
  }
}

static size_t common(const path* a, const path* b) {
  size_t i = 0;
  while (i < a->count && i < b->count && tn_string_view_equal(a->names[i], b->names[i])) ++i;
  return i;
}

static void read_path(tn_location at, uint32_t depth, uint32_t* visits, path* out);

/// A callee is in the scopes of its caller, which its name may repeat.
static void read_call(tn_location at, uint32_t depth, uint32_t* visits, path* out) {
  path callee;
  read_path(tn_location_child(at, 1), depth, visits, out);
  read_path(tn_location_child(at, 0), depth, visits, &callee);
  const size_t shared = common(out, &callee);
  for (size_t i = shared == out->count ? shared : 0; i < callee.count; ++i) {
    push(out, callee.names[i].data, callee.names[i].data + callee.names[i].size);
  }
}

/// An op that was made from several ops is in the scopes that are common to all.
static void read_fused(tn_location at, uint32_t depth, uint32_t* visits, path* out) {
  const size_t count = tn_location_child_count(at);
  for (size_t i = 0; i < count && *visits < VISITS_MAX; ++i) {
    path next;
    read_path(tn_location_child(at, i), depth, visits, &next);
    if (next.count == 0) continue;
    if (out->count == 0) {
      *out = next;
    } else {
      out->count = common(out, &next);
      if (out->count == 0) return;
    }
  }
}

static void read_path(tn_location at, uint32_t depth, uint32_t* visits, path* out) {
  out->count = 0;
  while (depth < DEPTH_MAX && ++*visits <= VISITS_MAX) {
    ++depth;
    switch (tn_location_kind_of(at)) {
      case TN_LOCATION_NAME:
        split(tn_location_name(at), out);
        if (out->count != 0) return;
        at = tn_location_child(at, 0);
        break;
      case TN_LOCATION_CALL_SITE:
        read_call(at, depth, visits, out);
        return;
      case TN_LOCATION_FUSED:
        read_fused(at, depth, visits, out);
        return;
      default:
        return;
    }
  }
}

size_t tn_location_name_scopes(tn_location location, tn_string_view* out_names, size_t capacity) {
  path found;
  uint32_t visits = 0;
  read_path(location, 0, &visits, &found);
  for (size_t i = 0; i < found.count && i < capacity; ++i) out_names[i] = found.names[i];
  return found.count;
}
