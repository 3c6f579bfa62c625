// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions about ops: parsing and matching.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/location.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "command.h"
#include "query.h"

//===-- Patterns ------------------------------------------------------------------------------===//

/// Returns true if the pattern matches the whole text. If a match fails, the last star takes one
/// more character.
static bool fits(tn_string_view pattern, tn_string_view text) {
  size_t at = 0;
  size_t star = SIZE_MAX;
  size_t taken = 0;
  size_t i = 0;
  while (i < text.size) {
    if (at < pattern.size && pattern.data[at] == '*') {
      star = at++;
      taken = i;
    } else if (at < pattern.size && (pattern.data[at] == '?' || pattern.data[at] == text.data[i])) {
      ++at;
      ++i;
    } else if (star != SIZE_MAX) {
      at = star + 1;
      i = ++taken;
    } else {
      return false;
    }
  }
  while (at < pattern.size && pattern.data[at] == '*') ++at;
  return at == pattern.size;
}

//===-- Parsing -------------------------------------------------------------------------------===//

#define NESTING_MAX 64u

typedef struct reader {
  const char* text;
  size_t at;
  tool_query* query;
  size_t depth;
} reader;

static bool fail(const reader* self, size_t at, const char* words) {
  const tn_source source = {.name = {"<expression>", 12}, .text = {self->text, strlen(self->text)}};
  tool_report_in(&source, at, 1, "error", "%s", words);
  return false;
}

static void skip_blanks(reader* self) {
  while (self->text[self->at] == ' ' || self->text[self->at] == '\t' ||
         self->text[self->at] == '\n')
    ++self->at;
}

static bool push(reader* self, tool_query_step step) {
  if (self->query->count == TOOL_QUERY_MAX)
    return fail(self, self->at, "the expression is too long");
  self->query->steps[self->query->count++] = step;
  return true;
}

static bool ends_word(char c) {
  return c == '\0' || c == ' ' || c == '\t' || c == '\n' || c == '(' || c == ')';
}

/// Consumes the word `word` if it comes next.
static bool take_word(reader* self, const char* word) {
  const size_t size = strlen(word);
  skip_blanks(self);
  if (strncmp(self->text + self->at, word, size) != 0 || !ends_word(self->text[self->at + size])) {
    return false;
  }
  self->at += size;
  return true;
}

/// Reads the text up to a space or parenthesis outside of quotes, without the quotes.
static bool read_text(reader* self, bool ends_at_equals, tn_string_view* out_text) {
  tool_query* query = self->query;
  const size_t start = query->word_size;
  bool is_quoted = false;
  size_t quote = self->at;
  for (;; ++self->at) {
    const char c = self->text[self->at];
    if (c == '"') {
      is_quoted = !is_quoted;
      quote = self->at;
      continue;
    }
    if (c == '\0' && is_quoted) return fail(self, quote, "unterminated quote");
    if (!is_quoted && (ends_word(c) || (ends_at_equals && c == '='))) break;
    if (query->word_size == sizeof query->words) {
      return fail(self, self->at, "the expression is too long");
    }
    query->words[query->word_size++] = c;
  }
  *out_text = (tn_string_view){query->words + start, query->word_size - start};
  return true;
}

static const struct {
  const char* prefix;
  tool_query_kind kind;
} prefixes[] = {{"name:", TOOL_QUERY_NAME},
                {"attr:", TOOL_QUERY_ATTRIBUTE},
                {"operand:", TOOL_QUERY_OPERAND},
                {"type:", TOOL_QUERY_TYPE},
                {"loc:", TOOL_QUERY_LOCATION}};

/// Rejects an unknown field: a word of letters before a colon. Names of ops with a colon must be
/// quoted.
static bool refuse_field(const reader* self) {
  const char* text = self->text + self->at;
  const size_t size = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-");
  if (size == 0 || text[size] != ':') return true;
  const char* names[sizeof prefixes / sizeof *prefixes];
  char words[160];
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) names[i] = prefixes[i].prefix;
  const char* nearest =
      tool_nearest((tn_string_view){text, size + 1}, names, sizeof names / sizeof *names);
  snprintf(words, sizeof words,
           "unknown field '%.*s'; %s%s%s one of: name:, attr:, operand:, type:, loc:",
           (int)size + 1, text, nearest == NULL ? "" : "did you mean '",
           nearest == NULL ? "" : nearest, nearest == NULL ? "expected" : "'? Expected");
  return fail(self, self->at, words);
}

static bool read_term(reader* self) {
  tool_query_step step = {.kind = TOOL_QUERY_NAME, .has_pattern = true};
  bool is_field = false;
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) {
    const size_t size = strlen(prefixes[i].prefix);
    if (strncmp(self->text + self->at, prefixes[i].prefix, size) != 0) continue;
    step.kind = prefixes[i].kind;
    self->at += size;
    is_field = true;
    break;
  }
  if (!is_field && !refuse_field(self)) return false;
  const size_t start = self->at;
  if (step.kind == TOOL_QUERY_ATTRIBUTE) {
    if (!read_text(self, true, &step.name)) return false;
    step.has_pattern = self->text[self->at] == '=';
    if (step.has_pattern) ++self->at;
    if (step.name.size == 0) return fail(self, start, "expected the name of an attribute");
  }
  if (step.has_pattern && !read_text(self, false, &step.pattern)) return false;
  if (step.has_pattern && step.pattern.size == 0 && step.kind != TOOL_QUERY_ATTRIBUTE) {
    return fail(self, start, "expected a pattern");
  }
  return push(self, step);
}

static bool read_any(reader* self);

/// Parses "(" any ")" after the opening parenthesis.
static bool read_nested(reader* self) {
  const size_t start = self->at - 1;
  if (++self->depth > NESTING_MAX) return fail(self, start, "parentheses nest too deep");
  if (!read_any(self)) return false;
  skip_blanks(self);
  if (self->text[self->at] != ')') return fail(self, start, "unclosed parenthesis");
  ++self->at;
  --self->depth;
  return true;
}

static bool read_one(reader* self) {
  size_t negations = 0;
  while (take_word(self, "not")) ++negations;
  skip_blanks(self);
  if (self->text[self->at] == '(') {
    ++self->at;
    if (!read_nested(self)) return false;
  } else if (self->text[self->at] == '\0' || self->text[self->at] == ')' || take_word(self, "or") ||
             take_word(self, "and")) {
    return fail(self, self->at, "expected a term, as in 'arith.* attr:value'");
  } else if (!read_term(self)) {
    return false;
  }
  return negations % 2 == 0 || push(self, (tool_query_step){.kind = TOOL_QUERY_NOT});
}

static bool read_all(reader* self) {
  if (!read_one(self)) return false;
  for (;;) {
    const bool has_and = take_word(self, "and");
    const size_t before = self->at;
    if (!has_and && take_word(self, "or")) {
      self->at = before;
      return true;
    }
    skip_blanks(self);
    if (!has_and && (self->text[self->at] == '\0' || self->text[self->at] == ')')) return true;
    if (!read_one(self) || !push(self, (tool_query_step){.kind = TOOL_QUERY_AND})) return false;
  }
}

static bool read_any(reader* self) {
  if (!read_all(self)) return false;
  while (take_word(self, "or")) {
    if (!read_all(self) || !push(self, (tool_query_step){.kind = TOOL_QUERY_OR})) return false;
  }
  return true;
}

bool tool_query_parse(const char* expression, tool_query* out_query) {
  out_query->count = 0;
  out_query->word_size = 0;
  reader self = {.text = expression, .query = out_query};
  if (!read_any(&self)) return false;
  skip_blanks(&self);
  return self.text[self.at] == '\0' || fail(&self, self.at, "unmatched ')'");
}

//===-- Matching ------------------------------------------------------------------------------===//

static bool text_fits(const tool_query_step* step, const tool_text* text) {
  return !text->failed && fits(step->pattern, (tn_string_view){text->data, text->size});
}

static bool attribute_matches(const tool_query_step* step, tn_op op, tool_text* scratch) {
  const tn_attribute value = tn_op_attribute(op, step->name);
  if (tn_attribute_is_null(value)) return false;
  if (!step->has_pattern) return true;
  // A string also matches without its quotes.
  if (tn_attribute_kind_of(value) == TN_ATTRIBUTE_STRING &&
      fits(step->pattern, tn_string_attribute_value(value))) {
    return true;
  }
  scratch->size = 0;
  return tn_attribute_print(value, tool_text_write, scratch) == TN_OK && text_fits(step, scratch);
}

static bool type_matches(const tool_query_step* step, tn_value value, tool_text* scratch) {
  scratch->size = 0;
  return tn_type_print(tn_value_type(value), tool_text_write, scratch) == TN_OK &&
         text_fits(step, scratch);
}

static bool any_type_matches(const tool_query_step* step, tn_op op, tool_text* scratch) {
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    if (type_matches(step, tn_op_result(op, i), scratch)) return true;
  }
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    if (type_matches(step, tn_op_operand(op, i), scratch)) return true;
  }
  return false;
}

static bool any_operand_matches(const tool_query_step* step, tn_op op) {
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (value.slot == 0 || tn_value_is_block_argument(value)) continue;
    if (fits(step->pattern, tn_op_name(tn_value_owner_op(value)))) return true;
  }
  return false;
}

static bool view_fits(const tool_query_step* step, const char* text, size_t size) {
  return fits(step->pattern, (tn_string_view){text, size});
}

/// Matches the location in MLIR's form, with and without "loc()", in the form of hits, and as its
/// first position in a file.
static bool location_matches(const tool_query_step* step, tn_op op, tn_string_view place,
                             tool_text* scratch) {
  static const size_t before = sizeof "loc(" - 1;
  tn_location file;
  tn_file_range range;
  char numbers[32];
  if (place.size != 0 && fits(step->pattern, place)) return true;
  scratch->size = 0;
  if (tn_location_print(tn_op_location(op), tool_text_write, scratch) != TN_OK) return false;
  if (text_fits(step, scratch)) return true;
  if (scratch->size > before &&
      view_fits(step, scratch->data + before, scratch->size - before - 1)) {
    return true;
  }
  if (!tn_location_find_file(tn_op_location(op), &file) || !tn_location_file_range(file, &range)) {
    return false;
  }
  scratch->size = 0;
  const int size =
      snprintf(numbers, sizeof numbers, ":%u:%u", range.start_line, range.start_column);
  return tool_text_write(scratch, range.file.data, range.file.size) == TN_OK &&
         tool_text_write(scratch, numbers, (size_t)size) == TN_OK && text_fits(step, scratch);
}

static bool step_matches(const tool_query_step* step, tn_op op, tn_string_view place,
                         tool_text* scratch) {
  switch (step->kind) {
    case TOOL_QUERY_NAME:
      return fits(step->pattern, tn_op_name(op));
    case TOOL_QUERY_ATTRIBUTE:
      return attribute_matches(step, op, scratch);
    case TOOL_QUERY_OPERAND:
      return any_operand_matches(step, op);
    case TOOL_QUERY_TYPE:
      return any_type_matches(step, op, scratch);
    default:
      return location_matches(step, op, place, scratch);
  }
}

bool tool_query_asks_location(const tool_query* query) {
  for (size_t i = 0; i < query->count; ++i) {
    if (query->steps[i].kind == TOOL_QUERY_LOCATION) return true;
  }
  return false;
}

bool tool_query_matches(const tool_query* query, tn_op op, tn_string_view place,
                        tool_text* scratch) {
  bool stack[TOOL_QUERY_MAX];
  size_t depth = 0;
  for (size_t i = 0; i < query->count; ++i) {
    const tool_query_step* step = &query->steps[i];
    if (step->kind == TOOL_QUERY_NOT) {
      stack[depth - 1] = !stack[depth - 1];
    } else if (step->kind == TOOL_QUERY_AND || step->kind == TOOL_QUERY_OR) {
      const bool right = stack[--depth];
      bool* left = &stack[depth - 1];
      *left = step->kind == TOOL_QUERY_AND ? *left && right : *left || right;
    } else {
      stack[depth++] = step_matches(step, op, place, scratch);
    }
  }
  return depth != 0 && stack[0];
}
