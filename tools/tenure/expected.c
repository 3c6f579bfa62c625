// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --verify-diagnostics. Messages may contain NULs, so all comparisons use sizes.

#include "expected.h"

#include <regex.h>
#include <stdlib.h>
#include <string.h>

typedef struct expectation {
  tn_severity severity;
  unsigned line;  ///< Counted from 1.
  bool has_line;  ///< False for @unknown.
  bool has_regex;
  bool matched;
  size_t offset;  ///< The offset of "expected-" in the source.
  tn_string_view words;
  regex_t regex;
} expectation;

struct tool_expectations {
  const tn_source* source;
  bool only_expected;
  bool failed;
  bool passing;  ///< The handler's own diagnostic is being reported.
  expectation* items;
  size_t count;
  size_t capacity;
  size_t* by_line;  ///< Indices of the items by line; those without a line come first.
};

static const char* const severity_names[] = {"note", "warning", "error", "remark"};

//===-- Regular expressions -------------------------------------------------------------------===//

// A code that regcomp never returns.
#define REGEX_TOO_LARGE (-100)

// Returns LLVM's message for an error.
static const char* regex_error(int code) {
  switch (code) {
    case REG_ECOLLATE:
      return "invalid collating element";
    case REG_ECTYPE:
      return "invalid character class";
    case REG_EESCAPE:
      return "trailing backslash (\\)";
    case REG_ESUBREG:
      return "invalid backreference number";
    case REG_EBRACK:
    case REG_BADPAT:  // glibc returns this for a bracket at the end.
      return "brackets ([ ]) not balanced";
    case REG_EPAREN:
      return "parentheses not balanced";
    case REG_EBRACE:
      return "braces not balanced";
    case REG_BADBR:
      return "invalid repetition count(s)";
    case REG_ERANGE:
      return "invalid character range";
    case REG_ESPACE:
      return "out of memory";
    case REGEX_TOO_LARGE:
      return "more than 200 nested groups or 100,000 characters";
    case REG_BADRPT:
      return "repetition-operator operand invalid";
    default:
      return "invalid regular expression";
  }
}

// The C library's compiler needs a stack as deep as the groups, and memory for each repetition in
// braces, so both are limited.
#define REGEX_DEPTH_MAX 200u
#define REGEX_SIZE_MAX 100000u

// Returns the number of copies that a brace at `at` requests; 1 if it requests none.
static size_t repetitions(const char* at, const char* end) {
  size_t number = 0;
  size_t most = 1;
  for (++at; at < end && *at != '}'; ++at) {
    if (*at == ',') {
      number = 0;
    } else if (*at >= '0' && *at <= '9' && number <= REGEX_SIZE_MAX) {
      number = number * 10 + (size_t)(*at - '0');
    }
    if (number > most) most = number;
  }
  return most;
}

static bool regex_is_small(const char* text, size_t size) {
  size_t before[REGEX_DEPTH_MAX];  // The sizes before the enclosing groups.
  size_t depth = 0;
  size_t whole = 0;
  size_t last = 0;  // The size of the repeated expression.
  for (const char *at = text, *end = text + size; at < end; ++at) {
    if (*at == '(') {
      if (depth == REGEX_DEPTH_MAX) return false;
      before[depth++] = whole;
      whole = last = 0;
      continue;
    }
    if (*at == ')' && depth > 0) {
      last = whole + 1;
      whole = before[--depth] + last;
    } else if (*at == '{') {
      const size_t more = last * (repetitions(at, end) - 1);
      whole += more;
      last += more;
    } else {
      if (*at == '\\' && at + 1 < end) ++at;
      last = 1;
      ++whole;
    }
    if (whole > REGEX_SIZE_MAX) return false;
  }
  return true;
}

static int check_regex(const char* start, size_t size) {
  if (!regex_is_small(start, size)) return REGEX_TOO_LARGE;
  char* text = strndup(start, size);
  if (text == NULL) return REG_ESPACE;
  regex_t regex;
  const int code = regcomp(&regex, text, REG_EXTENDED | REG_NOSUB);
  if (code == 0) regfree(&regex);
  free(text);
  return code;
}

static const char* find_pair(const char* at, const char* end, char c) {
  for (; end - at >= 2; ++at) {
    if (at[0] == c && at[1] == c) return at;
  }
  return NULL;
}

// Converts the words, with expressions in `{{...}}`, to one expression; `out` has room for three
// times their size. Returns NULL, or an error message.
static const char* put_regex(tn_string_view words, char* out) {
  const char* at = words.data;
  const char* end = words.data + words.size;
  while (at < end) {
    if (end - at >= 2 && at[0] == '{' && at[1] == '{') {
      const char* close = find_pair(at + 2, end, '}');
      if (close == NULL) return "found start of regex with no end '}}'";
      const size_t size = (size_t)(close - at) - 2;
      const int code = size == 0 ? 0 : check_regex(at + 2, size);
      if (code != 0) return regex_error(code);
      *out++ = '(';
      memcpy(out, at + 2, size);
      out += size;
      *out++ = ')';
      at = close + 2;
    } else {
      if (strchr("()^$|*+?.[]\\{}", *at) != NULL) *out++ = '\\';
      *out++ = *at++;
    }
  }
  *out = '\0';
  return NULL;
}

// Compiles the words of a "-re"; false, with a message, if they are invalid.
static bool compile(tool_expectations* self, expectation* item) {
  char* text = malloc(item->words.size * 3 + 1);
  const char* problem = text == NULL ? "out of memory" : put_regex(item->words, text);
  if (problem == NULL) {
    const int code = regex_is_small(text, strlen(text)) ? regcomp(&item->regex, text, REG_EXTENDED)
                                                        : REGEX_TOO_LARGE;
    item->has_regex = code == 0;
    if (code != 0) problem = regex_error(code);
  }
  free(text);
  if (problem == NULL) return true;
  const bool is_expression = strncmp(problem, "found", 5) != 0;
  tool_report_in(self->source, item->offset, item->words.size, "error", "%s%s",
                 is_expression ? "invalid regex: " : "", problem);
  self->failed = true;
  return false;
}

//===-- Parsing comments ----------------------------------------------------------------------===//

// The position in a line.
typedef struct cursor {
  const char* at;
  const char* end;
} cursor;

static bool take(cursor* c, const char* word) {
  const size_t size = strlen(word);
  if ((size_t)(c->end - c->at) < size || memcmp(c->at, word, size) != 0) return false;
  c->at += size;
  return true;
}

static void skip_spaces(cursor* c) {
  while (c->at < c->end && *c->at == ' ') ++c->at;
}

typedef enum place { PLACE_HERE, PLACE_OFFSET, PLACE_ABOVE, PLACE_BELOW, PLACE_UNKNOWN } place;

// Parses `@+1`, `@above` and so on; false for other text.
static bool read_place(cursor* c, place* out_place, long* out_offset) {
  *out_place = PLACE_HERE;
  *out_offset = 0;
  if (!take(c, "@")) return true;
  if (take(c, "above")) {
    *out_place = PLACE_ABOVE;
  } else if (take(c, "below")) {
    *out_place = PLACE_BELOW;
  } else if (take(c, "unknown")) {
    *out_place = PLACE_UNKNOWN;
  } else {
    if (c->at == c->end || (*c->at != '+' && *c->at != '-')) return false;
    const char* digits = c->at + 1;
    const char* end = digits;
    while (end < c->end && *end >= '0' && *end <= '9') ++end;
    if (end == digits) return false;
    *out_place = PLACE_OFFSET;
    *out_offset = strtol(c->at, NULL, 0);
    c->at = end;
  }
  return true;
}

// Parses the rest of a comment after "expected-"; false if it is not one.
static bool read_comment(cursor c, expectation* item, place* out_place, long* out_offset) {
  size_t severity = 0;
  while (severity < 4 && !take(&c, severity_names[severity])) ++severity;
  if (severity == 4) return false;
  item->severity = (tn_severity)severity;
  item->has_regex = take(&c, "-re");
  skip_spaces(&c);
  if (!read_place(&c, out_place, out_offset)) return false;
  skip_spaces(&c);
  if (!take(&c, "{{") || c.end - c.at < 2 || c.end[-1] != '}' || c.end[-2] != '}') return false;
  item->words = (tn_string_view){c.at, (size_t)(c.end - c.at) - 2};
  return true;
}

static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// Finds the first comment in the line from `start` to `end`.
static bool find_comment(const char* start, const char* end, expectation* item, place* out_place,
                         long* out_offset, const char** out_at) {
  static const char prefix[] = "expected-";
  while (end > start && is_space(end[-1])) --end;
  for (const char* at = start;; ++at) {
    at = memmem(at, (size_t)(end - at), prefix, sizeof prefix - 1);
    if (at == NULL) return false;
    *out_at = at;
    const cursor behind = {at + sizeof prefix - 1, end};
    if (read_comment(behind, item, out_place, out_offset)) return true;
  }
}

//===-- Opening and closing -------------------------------------------------------------------===//

static bool append(tool_expectations* self, const expectation* item) {
  if (self->count == self->capacity) {
    const size_t capacity = self->capacity == 0 ? 16 : self->capacity * 2;
    expectation* items = realloc(self->items, capacity * sizeof *items);
    if (items == NULL) return false;
    self->items = items;
    self->capacity = capacity;
  }
  self->items[self->count++] = *item;
  return true;
}

// The current line.
typedef struct line_state {
  unsigned line;        ///< Counted from 1.
  unsigned last_plain;  ///< The last line without such a comment; 1 before the first.
  size_t first_below;   ///< The first expectation that may refer to the next plain line.
} line_state;

static void end_waiting(tool_expectations* self, line_state* state) {
  for (size_t i = state->first_below; i < self->count; ++i) {
    if (self->items[i].line == 0) self->items[i].line = state->line;
  }
  state->first_below = self->count;
}

static bool read_line(tool_expectations* self, const char* start, const char* end,
                      line_state* state) {
  expectation item = {.has_line = true, .line = state->line};
  place where = PLACE_HERE;
  long offset = 0;
  const char* at = NULL;
  if (!find_comment(start, end, &item, &where, &offset, &at)) {
    end_waiting(self, state);
    state->last_plain = state->line;
    return true;
  }
  item.offset = (size_t)(at - self->source->text.data);
  const bool wants_regex = item.has_regex;
  item.has_regex = false;
  if (wants_regex && !compile(self, &item)) return true;
  item.has_line = where != PLACE_UNKNOWN;
  if (where == PLACE_OFFSET) item.line += (unsigned)offset;
  if (where == PLACE_ABOVE) item.line = state->last_plain;
  if (where == PLACE_BELOW) item.line = 0;
  return append(self, &item);
}

static bool read_lines(tool_expectations* self) {
  line_state state = {.line = 1, .last_plain = 1};
  const char* at = self->source->text.data;
  const char* end = at + self->source->text.size;
  for (;;) {
    const char* line_end = at == end ? NULL : memchr(at, '\n', (size_t)(end - at));
    if (!read_line(self, at, line_end == NULL ? end : line_end, &state)) return false;
    if (line_end == NULL) break;
    at = line_end + 1;
    ++state.line;
  }
  end_waiting(self, &state);
  return true;
}

// The sort key of items.
static uint64_t line_key(const expectation* item) {
  return item->has_line ? item->line + UINT64_C(1) : 0;
}

static int compare_lines(const void* a, const void* b, void* items) {
  const size_t left = *(const size_t*)a;
  const size_t right = *(const size_t*)b;
  const uint64_t left_key = line_key((const expectation*)items + left);
  const uint64_t right_key = line_key((const expectation*)items + right);
  if (left_key != right_key) return left_key < right_key ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
}

static bool sort_by_line(tool_expectations* self) {
  if (self->count == 0) return true;
  self->by_line = malloc(self->count * sizeof *self->by_line);
  if (self->by_line == NULL) return false;
  for (size_t i = 0; i < self->count; ++i) self->by_line[i] = i;
  qsort_r(self->by_line, self->count, sizeof *self->by_line, compare_lines, self->items);
  return true;
}

static void destroy(tool_expectations* self) {
  for (size_t i = 0; i < self->count; ++i) {
    if (self->items[i].has_regex) regfree(&self->items[i].regex);
  }
  free(self->items);
  free(self->by_line);
  free(self);
}

tool_expectations* tool_expectations_open(const tn_source* source, bool only_expected) {
  tool_expectations* self = calloc(1, sizeof *self);
  if (self == NULL) {
    tool_error("out of memory");
    return NULL;
  }
  self->source = source;
  self->only_expected = only_expected;
  if (read_lines(self) && sort_by_line(self)) return self;
  tool_error("out of memory");
  destroy(self);
  return NULL;
}

static void report_missing(const tool_expectations* self, const expectation* item) {
  static const char format[] = "expected %s \"%.*s\" was not produced";
  const char* name = severity_names[item->severity];
  const int size = (int)item->words.size;
  if (item->has_line) {
    tool_report_in(self->source, item->offset, item->words.size, "error", format, name, size,
                   item->words.data);
  } else {
    fprintf(stderr, "<unknown>:0: error: expected %s \"%.*s\" was not produced\n", name, size,
            item->words.data);
  }
}

bool tool_expectations_close(tool_expectations* owned_expectations) {
  tool_expectations* self = owned_expectations;
  for (int with_line = 1; with_line >= 0; --with_line) {
    for (size_t i = 0; i < self->count; ++i) {
      const expectation* item = &self->items[i];
      if (item->matched || item->has_line != (with_line == 1)) continue;
      report_missing(self, item);
      self->failed = true;
    }
  }
  const bool held = !self->failed;
  destroy(self);
  return held;
}

//===-- Comparing -----------------------------------------------------------------------------===//

// Not every C library matches text with a length (REG_STARTEND), so the text is copied and
// terminated; NULs in it are replaced by another character that does not occur.
static bool regex_matches(const regex_t* regex, tn_string_view message) {
  char* text = malloc(message.size + 1);
  if (text == NULL) {
    tool_error("out of memory");
    return false;
  }
  for (size_t i = 0; i < message.size; ++i) text[i] = message.data[i] == '\0' ? 1 : message.data[i];
  text[message.size] = '\0';
  const bool matched = regexec(regex, text, 0, NULL, 0) == 0;
  free(text);
  return matched;
}

static bool matches(const expectation* item, tn_string_view message) {
  if (!item->has_regex) {
    return item->words.size == 0 ||
           memmem(message.data, message.size, item->words.data, item->words.size) != NULL;
  }
  return regex_matches(&item->regex, message);
}

// Returns the index of the first sorted item with this key.
static size_t first_with(const tool_expectations* self, uint64_t key) {
  size_t low = 0;
  size_t high = self->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (line_key(&self->items[self->by_line[middle]]) < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

static void report_unexpected(tool_expectations* self, tn_location where, tn_severity severity,
                              tn_string_view message) {
  const char* name = severity_names[severity];
  const size_t room = strlen("unexpected : ") + strlen(name) + message.size + 1;
  char* text = malloc(room);
  if (text == NULL) {
    tool_error("out of memory");
    return;
  }
  const size_t size = (size_t)snprintf(text, room, "unexpected %s: ", name);
  memcpy(text + size, message.data, message.size);
  self->passing = true;
  tn_diagnostic_emit(where, TN_SEVERITY_ERROR, (tn_string_view){text, size + message.size});
  self->passing = false;
  free(text);
}

static void compare(tool_expectations* self, tn_location where, tn_severity severity,
                    tn_string_view message) {
  tn_location file = where;
  tn_file_range range = {0};
  const bool has_file = tn_location_find_file(where, &file) && tn_location_file_range(file, &range);
  const bool is_ours = !has_file || tn_string_view_equal(range.file, self->source->name);
  const expectation* near_miss = NULL;
  const uint64_t key = has_file ? range.start_line + UINT64_C(1) : 0;
  for (size_t i = first_with(self, key); is_ours && i < self->count; ++i) {
    expectation* item = &self->items[self->by_line[i]];
    if (line_key(item) != key) break;
    if (!matches(item, message)) continue;
    if (item->severity == severity) {
      item->matched = true;
      return;
    }
    near_miss = item;
  }
  if (self->only_expected) return;
  self->failed = true;
  if (near_miss == NULL) {
    report_unexpected(self, has_file ? file : where, severity, message);
  } else {
    static const char format[] = "'%s' diagnostic emitted when expecting a '%s'";
    tool_report_in(self->source, near_miss->offset, 1, "error", format, severity_names[severity],
                   severity_names[near_miss->severity]);
  }
}

bool tool_expectations_handle(const tn_diagnostic* diagnostic, void* expectations) {
  tool_expectations* self = expectations;
  if (self->passing) {
    tn_diagnostic_print(diagnostic, self->source, 1, tool_write_stderr, NULL);
    return true;
  }
  compare(self, tn_diagnostic_location(diagnostic), tn_diagnostic_severity(diagnostic),
          tn_diagnostic_message(diagnostic));
  for (size_t i = 0; i < tn_diagnostic_note_count(diagnostic); ++i) {
    const tn_diagnostic* note = tn_diagnostic_note(diagnostic, i);
    compare(self, tn_diagnostic_location(note), tn_diagnostic_severity(note),
            tn_diagnostic_message(note));
  }
  return true;
}
