// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Selects and applies the canonicalization patterns that dialects implement in C.

#include "rewrite/greedy.h"
#include "rewrite/session.h"

/// Returns the next name of a list (tn_pattern_filter) and moves `*at` past it; false at the end.
static bool next_name(const char** at, tn_string_view* out_name) {
  size_t depth = 0;
  const char* end = *at;
  if (*end == ',') ++end;
  if (*end == '\0') return false;
  const char* start = end + 1;
  for (; *end != '\0'; ++end) {
    if (*end == '{') ++depth;
    if (*end == '}' && --depth == 0) break;
  }
  *out_name = (tn_string_view){start, (size_t)(end - start)};
  *at = *end == '\0' ? end : end + 1;
  return true;
}

static bool has_name(const char* names, const char* wanted) {
  tn_string_view name;
  while (next_name(&names, &name)) {
    if (tn_string_view_equal(name, tn_string_view_from(wanted))) return true;
  }
  return false;
}

bool tn_pattern_filter__chooses(tn_pattern_filter* filter, const void* pattern, const char* name) {
  uintptr_t known = 0;
  if (filter == NULL) return true;
  if (tn_judy_map_get(&filter->known, (uintptr_t)pattern, &known)) return known != 0;
  known = (*filter->enabled == '\0' || has_name(filter->enabled, name)) &&
          !has_name(filter->disabled, name);
  (void)!tn_judy_map_set(&filter->known, (uintptr_t)pattern, known);
  return known != 0;
}

static bool is_chosen(tn_pattern_filter* filter, const tn_named_pattern* pattern) {
  return tn_pattern_filter__chooses(filter, pattern, pattern->name);
}

/// Tries the patterns and notifies the listener of each one.
static bool match_aloud(tn_rewriter* rewriter, tn_ref op, const tn_op_definition* definition,
                        tn_pattern_filter* filter) {
  for (uint32_t i = 0; i < definition->pattern_count && rewriter->status == TN_OK; ++i) {
    const tn_named_pattern* pattern = definition->patterns[i];
    if (!is_chosen(filter, pattern)) continue;
    const tn_rewrite_watch* watch = rewriter->session->watch;
    if (watch != NULL && !watch->pattern(watch->user_data, op, pattern->name, true)) continue;
    const bool applied = pattern->match(rewriter, op);
    if (watch != NULL) (void)watch->pattern(watch->user_data, op, pattern->name, false);
    if (tn_session__hears_of_patterns(rewriter->session)) {
      tn_session__notify_tried(rewriter, pattern->name, applied);
    }
    if (applied) return true;
  }
  return false;
}

bool tn_canonical__match(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_pattern_filter* filter = user_data;
  const tn_op_definition* definition =
      tn_op_definition__of(rewriter->context, tn_op__at(rewriter->context, op));
  if (definition == NULL || definition->pattern_count == 0) return false;
  if (TN_UNLIKELY(tn_session__hears_of_patterns(rewriter->session) ||
                  tn_session__is_watched(rewriter->session))) {
    return match_aloud(rewriter, op, definition, filter);
  }
  const tn_named_pattern* const* pattern = definition->patterns;
  const tn_named_pattern* const* end = pattern + definition->pattern_count;
  if (TN_LIKELY(filter == NULL)) {
    while (pattern != end && !(*pattern)->match(rewriter, op)) ++pattern;
  } else {
    while (pattern != end && !(is_chosen(filter, *pattern) && (*pattern)->match(rewriter, op)))
      ++pattern;
  }
  return pattern != end;
}
