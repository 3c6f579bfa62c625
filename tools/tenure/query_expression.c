// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions about ops: reading them, and asking an op.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/location.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "command.h"
#include "query.h"

//===-- Patterns ------------------------------------------------------------------------------===//

/// Whether the whole text is what the pattern says. The last star takes more when what is behind it
/// does not fit.
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

//===-- Reading -------------------------------------------------------------------------------===//

#define NESTING_MAX 64u

typedef struct reader {
  const char* text;
  size_t at;
  tool_query* query;
  size_t depth;
} reader;

static bool fail(const reader* it, size_t at, const char* words) {
  const tn_source source = {.name = {"<expression>", 12}, .text = {it->text, strlen(it->text)}};
  tool_report_in(&source, at, 1, "error", "%s", words);
  return false;
}

static void skip_blanks(reader* it) {
  while (it->text[it->at] == ' ' || it->text[it->at] == '\t' || it->text[it->at] == '\n') ++it->at;
}

static bool push(reader* it, tool_query_step step) {
  if (it->query->count == TOOL_QUERY_MAX) return fail(it, it->at, "the expression is too long");
  it->query->steps[it->query->count++] = step;
  return true;
}

static bool ends_word(char c) {
  return c == '\0' || c == ' ' || c == '\t' || c == '\n' || c == '(' || c == ')';
}

/// Whether the word `word` comes next; it is read then.
static bool take_word(reader* it, const char* word) {
  const size_t size = strlen(word);
  skip_blanks(it);
  if (strncmp(it->text + it->at, word, size) != 0 || !ends_word(it->text[it->at + size])) {
    return false;
  }
  it->at += size;
  return true;
}

/// The text up to a blank or parenthesis outside of quotes, without the quotes.
static bool read_text(reader* it, bool ends_at_equals, tn_string_view* out_text) {
  tool_query* query = it->query;
  const size_t start = query->word_size;
  bool is_quoted = false;
  size_t quote = it->at;
  for (;; ++it->at) {
    const char c = it->text[it->at];
    if (c == '"') {
      is_quoted = !is_quoted;
      quote = it->at;
      continue;
    }
    if (c == '\0' && is_quoted) return fail(it, quote, "unterminated quote");
    if (!is_quoted && (ends_word(c) || (ends_at_equals && c == '='))) break;
    if (query->word_size == sizeof query->words) {
      return fail(it, it->at, "the expression is too long");
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

/// Refuses what looks like a field: a word of letters with a colon behind it. Names of ops that have
/// a colon are written in quotes.
static bool refuse_field(const reader* it) {
  const char* text = it->text + it->at;
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
  return fail(it, it->at, words);
}

static bool read_term(reader* it) {
  tool_query_step step = {.kind = TOOL_QUERY_NAME, .has_pattern = true};
  bool is_field = false;
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) {
    const size_t size = strlen(prefixes[i].prefix);
    if (strncmp(it->text + it->at, prefixes[i].prefix, size) != 0) continue;
    step.kind = prefixes[i].kind;
    it->at += size;
    is_field = true;
    break;
  }
  if (!is_field && !refuse_field(it)) return false;
  const size_t start = it->at;
  if (step.kind == TOOL_QUERY_ATTRIBUTE) {
    if (!read_text(it, true, &step.name)) return false;
    step.has_pattern = it->text[it->at] == '=';
    if (step.has_pattern) ++it->at;
    if (step.name.size == 0) return fail(it, start, "expected the name of an attribute");
  }
  if (step.has_pattern && !read_text(it, false, &step.pattern)) return false;
  if (step.has_pattern && step.pattern.size == 0 && step.kind != TOOL_QUERY_ATTRIBUTE) {
    return fail(it, start, "expected a pattern");
  }
  return push(it, step);
}

static bool read_any(reader* it);

/// "(" any ")"; the parenthesis has been read.
static bool read_nested(reader* it) {
  const size_t start = it->at - 1;
  if (++it->depth > NESTING_MAX) return fail(it, start, "parentheses nest too deep");
  if (!read_any(it)) return false;
  skip_blanks(it);
  if (it->text[it->at] != ')') return fail(it, start, "unclosed parenthesis");
  ++it->at;
  --it->depth;
  return true;
}

static bool read_one(reader* it) {
  size_t negations = 0;
  while (take_word(it, "not")) ++negations;
  skip_blanks(it);
  if (it->text[it->at] == '(') {
    ++it->at;
    if (!read_nested(it)) return false;
  } else if (it->text[it->at] == '\0' || it->text[it->at] == ')' || take_word(it, "or") ||
             take_word(it, "and")) {
    return fail(it, it->at, "expected a term, as in 'arith.* attr:value'");
  } else if (!read_term(it)) {
    return false;
  }
  return negations % 2 == 0 || push(it, (tool_query_step){.kind = TOOL_QUERY_NOT});
}

static bool read_all(reader* it) {
  if (!read_one(it)) return false;
  for (;;) {
    const bool has_and = take_word(it, "and");
    const size_t before = it->at;
    if (!has_and && take_word(it, "or")) {
      it->at = before;
      return true;
    }
    skip_blanks(it);
    if (!has_and && (it->text[it->at] == '\0' || it->text[it->at] == ')')) return true;
    if (!read_one(it) || !push(it, (tool_query_step){.kind = TOOL_QUERY_AND})) return false;
  }
}

static bool read_any(reader* it) {
  if (!read_all(it)) return false;
  while (take_word(it, "or")) {
    if (!read_all(it) || !push(it, (tool_query_step){.kind = TOOL_QUERY_OR})) return false;
  }
  return true;
}

bool tool_query_parse(const char* expression, tool_query* out_query) {
  out_query->count = 0;
  out_query->word_size = 0;
  reader it = {.text = expression, .query = out_query};
  if (!read_any(&it)) return false;
  skip_blanks(&it);
  return it.text[it.at] == '\0' || fail(&it, it.at, "unmatched ')'");
}

//===-- Asking --------------------------------------------------------------------------------===//

static bool text_fits(const tool_query_step* step, const tool_text* text) {
  return !text->failed && fits(step->pattern, (tn_string_view){text->data, text->size});
}

static bool attribute_matches(const tool_query_step* step, tn_op op, tool_text* scratch) {
  const tn_attribute value = tn_op_attribute(op, step->name);
  if (tn_attribute_is_null(value)) return false;
  if (!step->has_pattern) return true;
  // A string is also known by what is in the quotes.
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

/// The location as MLIR prints it, with and without "loc()", and as hits are printed: where they
/// stand, and the position that the location has.
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
