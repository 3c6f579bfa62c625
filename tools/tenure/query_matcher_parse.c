// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matcher language: parsing.
//
//   expression = NUMBER | STRING | "true" | "false" | matcher
//   matcher = NAME "(" [expression { "," expression }] ")" ["." "extract" "(" STRING ")"]
//
// Errors are mlir-query's, with line and column. Parsing continues after an unknown name, so there
// may be several errors.

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "query_matcher.h"

//===-- Tokens --------------------------------------------------------------------------------===//

typedef enum token_kind {
  TOKEN_END,
  TOKEN_ERROR,
  TOKEN_NEW_LINE,
  TOKEN_COMMA,
  TOKEN_PERIOD,
  TOKEN_OPEN,
  TOKEN_CLOSE,
  TOKEN_NAME,
  TOKEN_NUMBER,
  TOKEN_STRING,
  TOKEN_BOOLEAN,
  TOKEN_OTHER
} token_kind;

typedef struct token {
  token_kind kind;
  tn_string_view text;
  int64_t number;  ///< The value of a number; 0 or 1 for a boolean.
  uint32_t line;
  uint32_t column;
  size_t offset;
} token;

typedef struct reader {
  tn_string_view text;
  size_t at;
  uint32_t line;
  size_t line_start;
  token next;
  tool_matcher* matcher;
  tool_text* problems;
  uint32_t depth;
} reader;

__attribute__((format(printf, 4, 5))) static bool fail(reader* self, uint32_t line, uint32_t column,
                                                       const char* format, ...) {
  char words[512];
  va_list arguments;
  int size =
      line == 0 ? 0 : snprintf(words, sizeof words, "%" PRIu32 ":%" PRIu32 ": ", line, column);
  if (self->problems->size != 0) (void)!tool_text_write(self->problems, "\n", 1);
  (void)!tool_text_write(self->problems, words, (size_t)size);
  va_start(arguments, format);
  size = vsnprintf(words, sizeof words, format, arguments);
  va_end(arguments);
  const size_t written = (size_t)size < sizeof words ? (size_t)size : sizeof words - 1;
  (void)!tool_text_write(self->problems, words, written);
  return false;
}

static bool fail_at(reader* self, const token* where, const char* words) {
  return fail(self, where->line, where->column, "%s", words);
}

// The size of a text in a message, which fits in a line.
static int shown(tn_string_view text) { return text.size < 200 ? (int)text.size : 200; }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_hex(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
static bool is_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static char at(const reader* self, size_t offset) {
  return offset < self->text.size ? self->text.data[offset] : '\0';
}

// Parses a number with a prefix as in C, and 0b for binary.
static bool read_digits(tn_string_view text, int64_t* out_number) {
  char digits[40];
  int base = 10;
  size_t skip = 0;
  if (text.size > 1 && text.data[0] == '0') {
    const char letter = text.data[1];
    base = letter == 'x' || letter == 'X' ? 16 : letter == 'b' || letter == 'B' ? 2 : 8;
    skip = base == 8 ? 1 : 2;
  }
  if (text.size - skip == 0 || text.size - skip >= sizeof digits) return false;
  memcpy(digits, text.data + skip, text.size - skip);
  digits[text.size - skip] = '\0';
  char* end;
  const unsigned long long number = strtoull(digits, &end, base);
  *out_number = (int64_t)number;
  return *end == '\0' && number <= UINT32_MAX && is_hex(digits[0]);
}

static void read_number(reader* self, token* out) {
  size_t end = self->at + 1;
  const char letter = at(self, end);
  const bool is_first_zero = self->text.data[self->at] == '0';
  const bool is_hexadecimal = is_first_zero && (letter == 'x' || letter == 'X');
  if (is_hexadecimal || (is_first_zero && (letter == 'b' || letter == 'B'))) ++end;
  while (is_hexadecimal ? is_hex(at(self, end)) : is_digit(at(self, end))) ++end;
  out->text = (tn_string_view){self->text.data + self->at, end - self->at};
  self->at = end;
  out->kind = TOKEN_NUMBER;
  if (read_digits(out->text, &out->number)) return;
  out->kind = TOKEN_ERROR;
  fail(self, out->line, out->column, "Error parsing unsigned token: <%.*s>", shown(out->text),
       out->text.data);
}

// A backslash escapes the next quote; both stay in the text.
static void read_string(reader* self, token* out) {
  const char mark = self->text.data[self->at];
  for (size_t end = self->at + 1; end < self->text.size; ++end) {
    if (self->text.data[end] == '\\') {
      ++end;
    } else if (self->text.data[end] == mark) {
      out->kind = TOKEN_STRING;
      out->text = (tn_string_view){self->text.data + self->at, end + 1 - self->at};
      self->at = end + 1;
      return;
    }
  }
  out->kind = TOKEN_ERROR;
  out->text = (tn_string_view){self->text.data + self->at, self->text.size - self->at};
  self->at = self->text.size;
  fail(self, out->line, out->column, "Error parsing string token: <%.*s>", shown(out->text),
       out->text.data);
}

static void read_word(reader* self, token* out) {
  size_t end = self->at + 1;
  while (end < self->text.size && is_word(self->text.data[end])) ++end;
  out->text = (tn_string_view){self->text.data + self->at, end - self->at};
  self->at = end;
  out->kind = TOKEN_NAME;
  out->number = tn_string_view_equal(out->text, tn_string_view_from("true"));
  if (out->number == 1 || tn_string_view_equal(out->text, tn_string_view_from("false"))) {
    out->kind = TOKEN_BOOLEAN;
  }
}

static void skip_blanks(reader* self) {
  for (; self->at < self->text.size; ++self->at) {
    const char c = self->text.data[self->at];
    if (c == '#') {
      while (self->at + 1 < self->text.size && self->text.data[self->at + 1] != '\n') ++self->at;
    } else if (c == '\0' || strchr(" \t\v\f\r", c) == NULL) {
      return;
    }
  }
}

static void read_token(reader* self) {
  skip_blanks(self);
  token* next = &self->next;
  *next = (token){.kind = TOKEN_END,
                  .line = self->line,
                  .column = (uint32_t)(self->at - self->line_start) + 1,
                  .offset = self->at};
  if (self->at == self->text.size) return;
  const char c = self->text.data[self->at];
  static const char marks[] = "\n,.()";
  const char* mark = c == '\0' ? NULL : strchr(marks, c);
  next->text = (tn_string_view){self->text.data + self->at, 1};
  if (mark != NULL) {
    next->kind = (token_kind)(TOKEN_NEW_LINE + (mark - marks));
    ++self->at;
    if (c != '\n') return;
    ++self->line;
    self->line_start = self->at;
  } else if (c == '"' || c == '\'') {
    read_string(self, next);
  } else if (is_digit(c)) {
    read_number(self, next);
  } else if (is_word(c)) {
    read_word(self, next);
  } else {
    next->kind = TOKEN_OTHER;
    ++self->at;
  }
}

static token take(reader* self) {
  const token taken = self->next;
  if (taken.kind != TOKEN_END) read_token(self);
  return taken;
}

static void skip_lines(reader* self) {
  while (self->next.kind == TOKEN_NEW_LINE) read_token(self);
}

static token take_in_lines(reader* self) {
  skip_lines(self);
  return take(self);
}

//===-- Values --------------------------------------------------------------------------------===//

typedef enum value_kind { VALUE_MATCHER, VALUE_NUMBER, VALUE_STRING, VALUE_BOOLEAN } value_kind;

typedef struct value {
  value_kind kind;
  uint32_t node;
  int64_t number;
  tn_string_view text;
  uint32_t line;
  uint32_t column;
} value;

// The arguments of matchers, one letter for each: m(atcher), n(umber), s(tring), b(oolean); '*' for
// one or more matchers.
static const struct {
  const char* name;
  tool_matcher_kind kind;
  const char* arguments;
} known[] = {
    {"allOf", TOOL_MATCHER_ALL_OF, "*"},
    {"anyOf", TOOL_MATCHER_ANY_OF, "*"},
    {"getAllDefinitions", TOOL_MATCHER_ALL_DEFINITIONS, "mn"},
    {"getDefinitions", TOOL_MATCHER_DEFINITIONS, "mnbbb"},
    {"getDefinitionsByPredicate", TOOL_MATCHER_DEFINITIONS_BY_PREDICATE, "mmbbb"},
    {"getUsersByPredicate", TOOL_MATCHER_USERS_BY_PREDICATE, "mmb"},
    {"hasOpAttrName", TOOL_MATCHER_ATTRIBUTE_NAME, "s"},
    {"hasOpName", TOOL_MATCHER_NAME, "s"},
    {"isConstantOp", TOOL_MATCHER_CONSTANT, ""},
    {"isNegInfFloat", TOOL_MATCHER_NEGATIVE_INFINITY, ""},
    {"isNegZeroFloat", TOOL_MATCHER_NEGATIVE_ZERO, ""},
    {"isNonZero", TOOL_MATCHER_NON_ZERO, ""},
    {"isOne", TOOL_MATCHER_ONE, ""},
    {"isOneFloat", TOOL_MATCHER_ONE_FLOAT, ""},
    {"isPosInfFloat", TOOL_MATCHER_POSITIVE_INFINITY, ""},
    {"isPosZeroFloat", TOOL_MATCHER_POSITIVE_ZERO, ""},
    {"isZero", TOOL_MATCHER_ZERO, ""},
    {"isZeroFloat", TOOL_MATCHER_ZERO_FLOAT, ""},
};
#define KNOWN_COUNT (sizeof known / sizeof *known)
#define ARGUMENTS_MAX 5u

static size_t find_known(tn_string_view name) {
  for (size_t i = 0; i < KNOWN_COUNT; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(known[i].name))) return i;
  }
  return KNOWN_COUNT;
}

static const char* kind_name(value_kind kind) {
  static const char* const names[] = {"Matcher", "Signed", "String", "Boolean"};
  return names[kind];
}

static value_kind kind_of(char letter) {
  return letter == 'm'   ? VALUE_MATCHER
         : letter == 'n' ? VALUE_NUMBER
         : letter == 's' ? VALUE_STRING
                         : VALUE_BOOLEAN;
}

// The parsed arguments. Those beyond the maximum are only counted.
typedef struct arguments {
  value items[ARGUMENTS_MAX];
  uint32_t matchers[TOOL_MATCHER_NODES_MAX];
  size_t count;
  size_t wrong;  ///< The index of the first one that is not a matcher, or SIZE_MAX.
  value wrong_value;
} arguments;

static bool check(reader* self, size_t which, const token* name, const arguments* given) {
  const char* wanted = known[which].arguments;
  const bool any = *wanted == '*';
  const size_t count = strlen(wanted);
  if (any ? given->count == 0 : given->count != count) {
    return fail(self, name->line, name->column,
                "Incorrect argument count. (Expected = %s%zu) != (Actual = %zu)",
                any ? "at least " : "", count, given->count);
  }
  if (any && given->wrong != SIZE_MAX) {
    return fail(self, given->wrong_value.line, given->wrong_value.column,
                "Incorrect type for arg %zu. (Expected = matcher: ) != (Actual = %s)",
                given->wrong + 1, kind_name(given->wrong_value.kind));
  }
  for (size_t i = 0; i < count && !any; ++i) {
    const value* item = &given->items[i];
    const value_kind kind = kind_of(wanted[i]);
    if (item->kind == kind) continue;
    return fail(self, item->line, item->column,
                "Incorrect type for arg %zu of %s. (Expected = %s) != (Actual = %s)", i + 1,
                known[which].name, kind_name(kind), kind_name(item->kind));
  }
  return true;
}

static bool make(reader* self, size_t which, const arguments* given, uint32_t* out_node) {
  tool_matcher* m = self->matcher;
  const char* wanted = known[which].arguments;
  if (m->node_count == TOOL_MATCHER_NODES_MAX ||
      (*wanted == '*' && m->list_count + given->count > TOOL_MATCHER_NODES_MAX)) {
    return fail_at(self, &self->next, "The matcher is too large.");
  }
  tool_matcher_node* node = &m->nodes[m->node_count];
  *node = (tool_matcher_node){.kind = known[which].kind, .first = m->list_count};
  if (*wanted == '*') {
    node->count = (uint32_t)given->count;
    memcpy(m->list + m->list_count, given->matchers, given->count * sizeof *given->matchers);
    m->list_count += node->count;
    wanted = "";
  }
  size_t matchers = 0;
  size_t flags = 0;
  for (size_t i = 0; wanted[i] != '\0'; ++i) {
    const value* item = &given->items[i];
    if (item->kind == VALUE_MATCHER) node->matchers[matchers++] = item->node;
    if (item->kind == VALUE_NUMBER) node->depth = item->number;
    if (item->kind == VALUE_STRING) node->text = item->text;
    if (item->kind == VALUE_BOOLEAN) node->flags[flags++] = item->number != 0;
  }
  *out_node = m->node_count++;
  return true;
}

//===-- Parsing -------------------------------------------------------------------------------===//

static bool read_value(reader* self, value* out_value, tn_string_view* out_function);

static bool add_argument(reader* self, arguments* given, const value* item) {
  if (given->count < ARGUMENTS_MAX) given->items[given->count] = *item;
  if (given->count == TOOL_MATCHER_NODES_MAX) {
    return fail(self, item->line, item->column, "The matcher is too large.");
  }
  given->matchers[given->count] = item->node;
  if (item->kind != VALUE_MATCHER && given->wrong == SIZE_MAX) {
    given->wrong = given->count;
    given->wrong_value = *item;
  }
  ++given->count;
  return true;
}

// Parses the arguments up to ")", after the opening parenthesis. `*out_closed` tells if the closing
// one was there.
static bool read_arguments(reader* self, arguments* given, bool* out_closed) {
  *out_closed = false;
  while (self->next.kind != TOKEN_END) {
    if (self->next.kind == TOKEN_CLOSE) {
      read_token(self);
      *out_closed = true;
      return true;
    }
    if (given->count != 0) {
      const token comma = take(self);
      if (comma.kind != TOKEN_COMMA) {
        return fail(self, comma.line, comma.column,
                    "Error parsing matcher. Found token <%.*s> while looking for ','.",
                    shown(comma.text), comma.text.data);
      }
    }
    skip_lines(self);
    value item = {.line = self->next.line, .column = self->next.column};
    tn_string_view unused;
    if (!read_value(self, &item, &unused)) return false;
    skip_lines(self);
    if (!add_argument(self, given, &item)) return false;
  }
  return true;
}

// Parses `.extract("function")`, starting at the period.
static bool read_extract(reader* self, tn_string_view* out_function) {
  read_token(self);
  const token word = take(self);
  if (word.kind != TOKEN_NAME || !tn_string_view_equal(word.text, tn_string_view_from("extract"))) {
    return fail_at(self, &word, "Period not followed by valid chained call.");
  }
  const token open = take(self);
  const token function = take_in_lines(self);
  const token close = take_in_lines(self);
  if (open.kind != TOKEN_OPEN) return fail_at(self, &open, "Missing '(' for the chained call.");
  if (function.kind != TOKEN_STRING) {
    return fail_at(self, &function, "Missing/Invalid argument for the chained call.");
  }
  if (close.kind != TOKEN_CLOSE) return fail_at(self, &close, "Missing ')' for the chained call.");
  *out_function = (tn_string_view){function.text.data + 1, function.text.size - 2};
  return true;
}

// Parses the text after a matcher's "(".
static bool read_matcher(reader* self, const token* name, const token* open, value* out_value,
                         tn_string_view* out_function) {
  const size_t which = find_known(name->text);
  bool closed;
  if (which == KNOWN_COUNT) {
    fail(self, name->line, name->column, "Matcher not found: %.*s", shown(name->text),
         name->text.data);
  }
  if (self->depth == TOOL_MATCHER_NESTING_MAX) {
    return fail_at(self, open, "Matchers nest too deep.");
  }
  arguments* given = malloc(sizeof *given);
  if (given == NULL) return fail_at(self, open, "out of memory");
  given->count = 0;
  given->wrong = SIZE_MAX;
  ++self->depth;
  skip_lines(self);
  bool done = read_arguments(self, given, &closed);
  --self->depth;
  if (done && !closed) {
    done = fail_at(self, open, "Error parsing matcher. Found end-of-code while looking for ')'.");
  }
  if (done && self->next.kind == TOKEN_PERIOD) done = read_extract(self, out_function);
  done = done && which != KNOWN_COUNT && check(self, which, name, given) &&
         make(self, which, given, &out_value->node);
  free(given);
  return done;
}

static bool read_name(reader* self, value* out_value, tn_string_view* out_function) {
  const token name = take(self);
  const token_kind next = self->next.kind;
  if (next == TOKEN_NEW_LINE) {
    return fail_at(self, &self->next,
                   "Error parsing matcher. Found token <NewLine> while looking for '('.");
  }
  if ((next == TOKEN_COMMA || next == TOKEN_CLOSE || next == TOKEN_END) &&
      find_known(name.text) == KNOWN_COUNT) {
    return fail(self, name.line, name.column, "Value not found: %.*s", shown(name.text),
                name.text.data);
  }
  const token open = take(self);
  if (open.kind != TOKEN_OPEN) {
    return fail(self, open.line, open.column,
                "Error parsing matcher. Found token <%.*s> while looking for '('.",
                shown(open.text), open.text.data == NULL ? "" : open.text.data);
  }
  out_value->kind = VALUE_MATCHER;
  return read_matcher(self, &name, &open, out_value, out_function);
}

static bool read_value(reader* self, value* out_value, tn_string_view* out_function) {
  const token* next = &self->next;
  out_value->number = next->number;
  *out_function = (tn_string_view){NULL, 0};
  switch (next->kind) {
    case TOKEN_NAME:
      return read_name(self, out_value, out_function);
    case TOKEN_STRING:
      out_value->kind = VALUE_STRING;
      out_value->text = (tn_string_view){next->text.data + 1, next->text.size - 2};
      break;
    case TOKEN_NUMBER:
      out_value->kind = VALUE_NUMBER;
      break;
    case TOKEN_BOOLEAN:
      out_value->kind = VALUE_BOOLEAN;
      break;
    case TOKEN_END:
      return fail_at(self, next, "End of code found while looking for token.");
    case TOKEN_ERROR:
      return false;
    default:
      return fail(self, next->line, next->column,
                  "Invalid token <%.*s> found when looking for a value.", shown(next->text),
                  next->text.data);
  }
  read_token(self);
  return true;
}

bool tool_matcher_parse(tn_string_view text, tool_matcher* out_matcher, size_t* out_end,
                        tool_text* out_problems) {
  reader self = {.text = text, .line = 1, .matcher = out_matcher, .problems = out_problems};
  value item = {.kind = VALUE_MATCHER};
  out_matcher->node_count = 0;
  out_matcher->list_count = 0;
  out_problems->size = 0;
  read_token(&self);
  if (!read_value(&self, &item, &out_matcher->function)) return false;
  if (self.next.kind != TOKEN_END && self.next.kind != TOKEN_NEW_LINE) {
    return fail_at(&self, &self.next, "Unexpected end of code.");
  }
  *out_end = self.next.offset;
  out_matcher->root = item.node;
  return item.kind == VALUE_MATCHER ||
         fail(&self, 0, 0, "Input value is not a matcher expression.");
}
