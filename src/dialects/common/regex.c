// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A backtracking matcher: the continuation is a linked list of pieces on the stack. Names and
// expressions are short; the search stops after too many steps.

#include "dialects/common/regex.h"

#include <string.h>

#define STEPS_MAX 100000u
#define DEPTH_MAX 1000u

typedef struct piece {
  const char* at;
  const char* end;
  const struct piece* next;
} piece;

typedef struct search {
  const char* start;
  const char* end;
  uint32_t steps;
  uint32_t depth;
  bool is_given_up;
} search;

static bool match(search* self, const char* at, const char* end, const piece* next,
                  const char* text);

/// Returns the end of the atom at `at`: a character, a set or a group; NULL if it is not closed.
static const char* atom_end(const char* at, const char* end) {
  if (*at == '\\') return end - at < 2 ? NULL : at + 2;
  if (*at == '[') {
    const char* close = at + 1;
    if (close < end && *close == '^') ++close;
    if (close < end && *close == ']') ++close;
    while (close < end && *close != ']') ++close;
    return close < end ? close + 1 : NULL;
  }
  if (*at == ')' || *at == '*' || *at == '+' || *at == '?') return NULL;
  if (*at != '(') return at + 1;
  for (const char* inner = at + 1; inner < end && *inner != ')';) {
    inner = strchr("*+?|", *inner) != NULL ? inner + 1 : atom_end(inner, end);
    if (inner == NULL) return NULL;
    if (inner < end && *inner == ')') return inner + 1;
  }
  return end - at > 1 && at[1] == ')' ? at + 2 : NULL;
}

/// Returns whether a character is in the set from `at` to `end`, including brackets.
static bool set_has(const char* at, const char* end, unsigned char c) {
  const bool inverted = at[1] == '^';
  bool found = false;
  const char* first = at + 1 + inverted;
  for (const char* each = first; each < end - 1; ++each) {
    const unsigned char low = (unsigned char)*each;
    if (each + 2 < end - 1 && each[1] == '-') each += 2;
    found = found || (low <= c && c <= (unsigned char)*each);
  }
  return found != inverted;
}

/// Matches the atom once, then the continuation.
static bool match_atom(search* self, const char* at, const char* end, const piece* next,
                       const char* text) {
  if (*at == '(') return match(self, at + 1, end - 1, next, text);
  if (*at == '^') return text == self->start && match(self, end, end, next, text);
  if (*at == '$') return text == self->end && match(self, end, end, next, text);
  if (text == self->end) return false;
  const bool fits = *at == '['    ? set_has(at, end, (unsigned char)*text)
                    : *at == '\\' ? at[1] == *text
                                  : *at == '.' || *at == *text;
  return fits && match(self, end, end, next, text + 1);
}

/// Returns the end of the first branch of an expression.
static const char* branch_end(const char* at, const char* end) {
  while (at < end && *at != '|') {
    const char* next = strchr("*+?", *at) != NULL ? at + 1 : atom_end(at, end);
    if (next == NULL) return NULL;
    at = next;
  }
  return at;
}

static bool match_branch(search* self, const char* at, const char* end, const piece* next,
                         const char* text) {
  if (at == end) {
    return next == NULL || match(self, next->at, next->end, next->next, text);
  }
  const char* behind = atom_end(at, end);
  if (behind == NULL) return false;
  const char sign = behind < end ? *behind : '\0';
  const piece rest = {behind + (sign != '\0' && strchr("*+?", sign) != NULL), end, next};
  if (rest.at == behind) return match_atom(self, at, behind, &rest, text);
  if (sign == '?') {
    return match_atom(self, at, behind, &rest, text) || match(self, rest.at, end, next, text);
  }
  // Count repeated characters in a loop, so that long texts do not need a deep stack.
  if (*at != '(') {
    const char* last = text;
    while (last < self->end &&
           match_atom(&(search){.start = last, .end = self->end}, at, behind, NULL, last)) {
      ++last;
    }
    for (; last >= text + (sign == '+'); --last) {
      if (match(self, rest.at, end, next, last)) return true;
      if (last == text) break;
    }
    return false;
  }
  const piece again = {at, end, next};
  if (sign == '*' && match(self, rest.at, end, next, text)) return true;
  return match_atom(self, at, behind, sign == '+' ? &rest : &again, text) ||
         (sign == '+' && match_atom(self, at, behind, &again, text));
}

static bool match(search* self, const char* at, const char* end, const piece* next,
                  const char* text) {
  if (self->is_given_up || ++self->steps > STEPS_MAX || self->depth == DEPTH_MAX) {
    self->is_given_up = true;
    return false;
  }
  ++self->depth;
  bool found = false;
  while (!found) {
    const char* bar = branch_end(at, end);
    if (bar == NULL) break;
    found = match_branch(self, at, bar, next, text);
    if (bar == end) break;
    at = bar + 1;
  }
  --self->depth;
  return found;
}

tn_regex_answer tn_regex__finds(const char* expression, tn_string_view text) {
  search self = {.start = text.data, .end = text.data + text.size};
  const char* end = expression + strlen(expression);
  for (const char* at = self.start; at <= self.end; ++at) {
    if (match(&self, expression, end, NULL, at)) return TN_REGEX_YES;
    if (self.is_given_up) return TN_REGEX_TOO_LONG;
    self.depth = 0;
  }
  return TN_REGEX_NO;
}
