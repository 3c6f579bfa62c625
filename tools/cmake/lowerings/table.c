// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of replacements, one op for one op: parsed line by line, checked, and written as rules.
// schema/lowerings/README.md describes the syntax.

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"

#define WITH_MAX 8u

typedef struct lowering_reader {
  const char* path;
  const char* text;
  const tn_known_ops* ops;
  const char* at;
  const char* end;               ///< The end of the line.
  const tn_pdll_definition* op;  ///< The replaced op; NULL in the head of a section.
  tn_text_buffer section_conditions;
  tn_text_buffer section_attributes;
  const char* section_with[WITH_MAX];  ///< Clauses of the head, parsed again for each op.
  size_t section_with_count;
  tn_text_buffer* out;
} lowering_reader;

//===-- Errors --------------------------------------------------------------------------------===//

_Noreturn static void fail(const lowering_reader* reader, const char* at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));

_Noreturn static void fail(const lowering_reader* reader, const char* at, const char* format, ...) {
  size_t line = 1;
  const char* start = reader->text;
  for (const char* c = reader->text; c < at; ++c) {
    if (*c != '\n') continue;
    ++line;
    start = c + 1;
  }
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s:%zu:%zu: error: ", reader->path, line, (size_t)(at - start) + 1);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(1);
}

#define ARG(view) (int)(view).size, (view).data  // Evaluates its argument twice.

//===-- Keywords ------------------------------------------------------------------------------===//

static bool at_end(lowering_reader* reader) {
  while (reader->at < reader->end && *reader->at == ' ') ++reader->at;
  return reader->at == reader->end;
}

static bool is_of_word(char c) {
  return isalnum((unsigned char)c) != 0 || strchr("_.$-!", c) != NULL;
}

/// Consumes these words if they come next.
static bool accept(lowering_reader* reader, const char* words) {
  const size_t size = strlen(words);
  if (at_end(reader) || (size_t)(reader->end - reader->at) < size ||
      memcmp(reader->at, words, size) != 0) {
    return false;
  }
  const bool is_cut = is_of_word(words[size - 1]) && reader->at + size < reader->end &&
                      is_of_word(reader->at[size]);
  if (is_cut) return false;
  reader->at += size;
  return true;
}

static void expect(lowering_reader* reader, const char* words) {
  if (!accept(reader, words)) fail(reader, reader->at, "expected `%s`", words);
}

static tn_string_view take_word(lowering_reader* reader, const char* what) {
  (void)at_end(reader);
  const char* start = reader->at;
  while (reader->at < reader->end && is_of_word(*reader->at)) ++reader->at;
  if (reader->at == start) fail(reader, start, "expected %s", what);
  return (tn_string_view){start, (size_t)(reader->at - start)};
}

/// Takes a text up to a comma, or ` where`, outside of brackets and quotes.
static tn_string_view take_literal(lowering_reader* reader) {
  (void)at_end(reader);
  const char* start = reader->at;
  bool quoted = false;
  for (int depth = 0; reader->at < reader->end; ++reader->at) {
    const char c = *reader->at;
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (depth == 0 && (c == ',' || strncmp(reader->at, " where ", 7) == 0)) break;
    if (strchr("<([{", c) != NULL) ++depth;
    if (strchr(">)]}", c) != NULL) --depth;
  }
  if (reader->at == start) fail(reader, start, "expected an attribute");
  if (memchr(start, '\'', (size_t)(reader->at - start)) != NULL)
    fail(reader, start, "a text with `'`");
  return (tn_string_view){start, (size_t)(reader->at - start)};
}

static const tn_pdll_definition* take_op(lowering_reader* reader) {
  const tn_string_view name = take_word(reader, "the name of an op");
  const tn_pdll_definition* op = tn_known_ops__find(reader->ops, name);
  if (op == NULL) fail(reader, name.data, "unknown op `%.*s`", ARG(name));
  return op;
}

static tn_string_view take_attribute_name(lowering_reader* reader, const tn_pdll_definition* op) {
  const tn_string_view name = take_word(reader, "the name of an attribute");
  if (op != NULL && !tn_known_ops__has_attribute(op, name)) {
    fail(reader, name.data, "`%.*s` has no attribute `%.*s`", ARG(op->name), ARG(name));
  }
  return name;
}

static bool is_number(tn_string_view word) {
  return word.size == 1 && isdigit((unsigned char)*word.data) != 0;
}

/// Takes an operand of the replaced op, by name or index.
static size_t take_operand(lowering_reader* reader) {
  const tn_string_view word = take_word(reader, "the name or the number of an operand");
  if (reader->op == NULL && is_number(word)) return (size_t)(*word.data - '0');
  if (reader->op == NULL) fail(reader, word.data, "operands of several ops have numbers");
  const size_t count = reader->op->operand_count;
  const size_t found =
      is_number(word) ? (size_t)(*word.data - '0') : tn_known_ops__operand(reader->op, word);
  const bool is_variadic = count != 0 && reader->op->operands[count - 1].arity == TN_PDLL_VARIADIC;
  if ((found >= count && !is_variadic) || found > 9) {
    fail(reader, word.data, "`%.*s` has no operand `%.*s`", ARG(reader->op->name), ARG(word));
  }
  return found;
}

//===-- Types ---------------------------------------------------------------------------------===//

static void append(tn_text_buffer* out, const char* text) { tn_text_buffer_append_text(out, text); }

/// Reads a result type, original if `old`, and an optional index.
static void read_result(lowering_reader* reader, bool old, tn_text_buffer* out) {
  append(out, old ? "o" : "r");
  (void)at_end(reader);
  if (reader->at == reader->end || isdigit((unsigned char)*reader->at) == 0) return;
  const char* at = reader->at;
  const tn_string_view word = take_word(reader, "a number");
  const size_t number = (size_t)(*word.data - '0');
  if (!is_number(word)) fail(reader, at, "expected the number of a result");
  if (reader->op != NULL && number > reader->op->result_count) {
    fail(reader, at, "`%.*s` has %zu results", ARG(reader->op->name), reader->op->result_count);
  }
  tn_text_buffer_append(out, word.data, 1);
}

/// Reads `[converted] element of TYPE`, `[original] result N`, `[original] operand NAME`.
static bool read_type(lowering_reader* reader, tn_text_buffer* out) {
  const bool is_converted = accept(reader, "converted element of");
  if (is_converted || accept(reader, "element of")) {
    if (!read_type(reader, out)) fail(reader, reader->at, "expected a type");
    append(out, is_converted ? ".e.c" : ".e");
    return true;
  }
  const bool old = accept(reader, "original");
  if (accept(reader, "result")) {
    read_result(reader, old, out);
  } else if (accept(reader, "operand")) {
    tn_text_buffer_format(out, "%zu%s", take_operand(reader), old ? "o" : "");
  } else if (old) {
    fail(reader, reader->at, "expected `result` or `operand`");
  } else {
    return false;
  }
  return true;
}

/// Reads a type of a created op: a type as above, optionally with other elements, or a literal
/// type.
static void read_made_type(lowering_reader* reader, tn_text_buffer* out) {
  if (!read_type(reader, out)) {
    const tn_string_view word = take_word(reader, "a type");
    tn_text_buffer_format(out, "'%.*s'", ARG(word));
  } else if (accept(reader, "with elements")) {
    const tn_string_view word = take_word(reader, "a type");
    tn_text_buffer_format(out, ".'%.*s'", ARG(word));
  }
}

//===-- Conditions ----------------------------------------------------------------------------===//

/// Kinds of types, and their letters in rules.
static const struct {
  const char* words;
  char mark;
} kinds[] = {{"integer", 'i'},
             {"i1", 'b'},
             {"index", 'x'},
             {"float", 'f'},
             {"complex", 'z'},
             {"vector", 'v'},
             {"tensor", 't'},
             {"memref", 'm'},
             {"scalar", 's'},
             {"unsigned", 'u'},
             {"a type of C", 'k'},
             {"a float of LLVM", 'l'},
             {"a type of a dialect", 'd'},
             {"a vector of several dimensions", 'n'}};

/// Reads a condition on a type. Returns true if the caller must negate it.
static bool read_predicate(lowering_reader* reader, bool is_negated, tn_text_buffer* out) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!accept(reader, kinds[i].words)) continue;
    tn_text_buffer_format(out, "~%c", is_negated ? toupper(kinds[i].mark) : kinds[i].mark);
    return false;
  }
  if (accept(reader, "missing")) {
    append(out, "~");
    return !is_negated;
  }
  const bool is_wider = accept(reader, "wider than");
  if (!is_wider && accept(reader, "typed as")) {
    append(out, "=");
    if (!read_type(reader, out)) fail(reader, reader->at, "expected a type");
    return is_negated;
  }
  append(out, is_wider ? ">" : "=");
  if (is_wider && read_type(reader, out)) return is_negated;
  const tn_string_view bits =
      take_word(reader, "a kind of types, `missing`, `typed as`, `wider than` or a number of bits");
  if (bits.size != strspn(bits.data, "0123456789"))
    fail(reader, bits.data, "unknown kind of types");
  tn_text_buffer_format(out, "#%.*s", ARG(bits));
  expect(reader, is_wider ? "bits" : "bits wide");
  return is_negated;
}

/// Reads `attribute NAME is [not] present`, `VALUE`, `below N`, `above N`, `with bit N`.
static bool read_attribute_condition(lowering_reader* reader, tn_text_buffer* out) {
  const tn_string_view name = take_attribute_name(reader, reader->op);
  expect(reader, "is");
  const bool is_negated = accept(reader, "not");
  tn_text_buffer_format(out, "@%.*s", ARG(name));
  if (accept(reader, "present")) return is_negated;
  const char* sign = accept(reader, "below")      ? "<"
                     : accept(reader, "above")    ? ">"
                     : accept(reader, "with bit") ? "&"
                                                  : "=";
  (void)at_end(reader);
  if (reader->at < reader->end && *reader->at == '#') {
    const char* start = reader->at++;
    (void)take_word(reader, "the name of an attribute");
    if (reader->at < reader->end && *reader->at == '<')
      reader->at = memchr(start, '>', (size_t)(reader->end - start));
    if (reader->at == NULL) fail(reader, start, "expected `>` in an attribute");
    reader->at += reader->at < reader->end && *reader->at == '>';
    tn_text_buffer_format(out, "='%.*s'", (int)(reader->at - start), start);
  } else {
    const tn_string_view value = take_word(reader, "a value");
    const char* first = value.data + (*value.data == '-' && value.size > 1);
    const bool is_quoted = isdigit((unsigned char)*first) == 0;
    if (is_quoted && *sign != '=') fail(reader, value.data, "expected a number");
    tn_text_buffer_format(out, is_quoted ? "%s'%.*s'" : "%s%.*s", sign, ARG(value));
  }
  return is_negated;
}

static void read_condition(lowering_reader* reader, tn_text_buffer* out) {
  tn_text_buffer text = tn_text_buffer_make(out->allocator);
  bool is_negated = false;
  if (accept(reader, "target has")) {
    const tn_string_view word = take_word(reader, "a capability or an extension");
    tn_text_buffer_format(&text, "?%.*s", ARG(word));
  } else if (accept(reader, "attribute")) {
    is_negated = read_attribute_condition(reader, &text);
  } else if (read_type(reader, &text)) {
    expect(reader, "is");
    const bool is_not = accept(reader, "not");
    is_negated = read_predicate(reader, is_not, &text);
  } else {
    fail(reader, reader->at,
         "expected a condition: `result`, `operand`, `element of`, `attribute` or `target has`");
  }
  if (out->size != 0) append(out, ",");
  if (is_negated) append(out, "!");
  tn_text_buffer_append_view(out, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

static void read_conditions(lowering_reader* reader, tn_text_buffer* out) {
  do {
    read_condition(reader, out);
  } while (accept(reader, "and"));
  if (!at_end(reader)) fail(reader, reader->at, "expected `and`, or the end of the line");
}

//===-- Replacements --------------------------------------------------------------------------===//

/// The replacement of a line.
typedef struct replacement {
  const tn_pdll_definition* op;  ///< NULL: a value, a call, or one of several ops.
  const char* name_at;
  tn_text_buffer name;
  tn_text_buffer operands;  ///< In brackets; empty for all operands.
  tn_text_buffer attributes;
  tn_text_buffer type;
  bool is_cast;
} replacement;

/// Reads the conversion of the value of `source` for the created op.
static void read_conversion(lowering_reader* reader, tn_string_view source, tn_text_buffer* out) {
  tn_text_buffer_format(out, "@%.*s", ARG(source));
  if (accept(reader, "of llvm")) {
    append(out, ":llvm");
  } else if (accept(reader, "as array of")) {
    const tn_string_view element = take_word(reader, "i32 or i64");
    tn_text_buffer_format(out, "!%.*s", ARG(element));
  } else if (accept(reader, "as")) {
    append(out, ".");
    read_made_type(reader, out);
  } else if (accept(reader, "by")) {
    append(out, "/");
    expect(reader, "[");
    while (!accept(reader, "]")) {
      const tn_string_view number = take_word(reader, "a digit");
      if (!is_number(number)) fail(reader, number.data, "expected a digit");
      tn_text_buffer_append(out, number.data, 1);
      (void)accept(reader, ",");
    }
  }
}

/// Reads `NAME -> NAME [CONVERSION]`, `NAME`, `NAME = VALUE`, and clauses about the created op.
static void read_clause(lowering_reader* reader, replacement* made) {
  if (accept(reader, "discardable attributes")) {
    append(&made->attributes, ",*");
  } else if (accept(reader, "result type")) {
    read_made_type(reader, &made->type);
  } else if (accept(reader, "unless that is its type")) {
    made->is_cast = true;
  } else {
    bool is_discardable = accept(reader, "discardable");
    const tn_string_view name = take_word(reader, "an attribute");
    const tn_pdll_definition* owner = reader->op;
    tn_string_view target = name;
    tn_text_buffer value = tn_text_buffer_make(made->name.allocator);
    if (accept(reader, "=")) {
      owner = NULL;
      const tn_string_view literal = take_literal(reader);
      tn_text_buffer_format(&value, "'%.*s'", ARG(literal));
    } else {
      if (accept(reader, "->")) {
        is_discardable = accept(reader, "discardable");
        target = take_word(reader, "the name of an attribute");
      }
      read_conversion(reader, name, &value);
    }
    if (owner != NULL && !tn_known_ops__has_attribute(owner, name)) {
      fail(reader, name.data, "`%.*s` has no attribute `%.*s`", ARG(owner->name), ARG(name));
    }
    if (made->op != NULL && !is_discardable && !tn_known_ops__has_attribute(made->op, target)) {
      fail(reader, target.data, "`%.*s` has no attribute `%.*s`", ARG(made->op->name), ARG(target));
    }
    tn_text_buffer_format(&made->attributes, ",%.*s=%.*s", ARG(target),
                          ARG(tn_text_buffer_view(&value)));
    tn_text_buffer_free(&value);
  }
}

static void read_clauses(lowering_reader* reader, replacement* made) {
  do {
    read_clause(reader, made);
  } while (accept(reader, ","));
}

/// Reads `one of (none, OP, ...) by ATTRIBUTE`.
static void read_choice(lowering_reader* reader, replacement* made) {
  tn_text_buffer names = tn_text_buffer_make(made->name.allocator);
  expect(reader, "(");
  while (!accept(reader, ")")) {
    if (!accept(reader, "none")) tn_text_buffer_append_view(&names, take_op(reader)->name);
    if (accept(reader, ",")) append(&names, ",");
  }
  expect(reader, "by");
  const tn_string_view attribute = take_attribute_name(reader, reader->op);
  tn_text_buffer_format(&made->name, "[%.*s:%.*s]", ARG(attribute),
                        ARG(tn_text_buffer_view(&names)));
  tn_text_buffer_free(&names);
}

static void read_operands(lowering_reader* reader, tn_text_buffer* out) {
  append(out, "(");
  while (!accept(reader, ")")) {
    tn_text_buffer_format(out, "%s%zu", out->size == 1 ? "" : ",", take_operand(reader));
    (void)accept(reader, ",");
  }
  append(out, ")");
}

/// Returns the least number of values in groups, and whether there may be more.
static size_t least_of(const tn_pdll_group* groups, size_t count, bool* out_more) {
  size_t least = 0;
  *out_more = false;
  for (size_t i = 0; i < count; ++i) {
    least += groups[i].arity == TN_PDLL_SINGLE;
    *out_more = *out_more || groups[i].arity != TN_PDLL_SINGLE;
  }
  return least;
}

/// Checks the number of operands and results of a created op.
static void check_counts(const lowering_reader* reader, const replacement* made) {
  bool takes_more;
  bool has_more;
  const size_t takes = least_of(made->op->operands, made->op->operand_count, &takes_more);
  size_t has = least_of(reader->op->operands, reader->op->operand_count, &has_more);
  if (made->operands.size != 0) {
    has_more = false;
    has = made->operands.size == 2 ? 0 : made->operands.size / 2;
  }
  if ((has < takes && !has_more) || (has > takes && !takes_more)) {
    fail(reader, made->name_at, "`%.*s` expects %zu operands, got %zu", ARG(made->op->name), takes,
         has);
  }
  const size_t makes = least_of(made->op->results, made->op->result_count, &takes_more);
  const size_t needs = least_of(reader->op->results, reader->op->result_count, &has_more);
  if ((makes < needs && !takes_more) || (makes > needs && !has_more)) {
    fail(reader, made->name_at, "`%.*s` has %zu results, but `%.*s` has %zu", ARG(made->op->name),
         makes, ARG(reader->op->name), needs);
  }
}

/// Reads the text after the arrow, without the clauses.
static void read_target(lowering_reader* reader, replacement* made) {
  (void)at_end(reader);
  made->name_at = reader->at;
  if (accept(reader, "operand")) {
    tn_text_buffer_format(&made->name, "%zu", take_operand(reader));
  } else if (accept(reader, "constant")) {
    if (accept(reader, "width of result")) {
      append(&made->name, "#w:r");
    } else {
      const tn_string_view number = take_word(reader, "a number");
      tn_text_buffer_format(&made->name, "#%.*s:r", ARG(number));
    }
  } else if (accept(reader, "call @")) {
    const tn_string_view name = take_word(reader, "the name of a function");
    tn_text_buffer_format(&made->name, "@%.*s(*):R", ARG(name));
  } else {
    if (accept(reader, "one of")) {
      read_choice(reader, made);
    } else {
      made->op = take_op(reader);
      tn_text_buffer_append_view(&made->name, made->op->name);
    }
    if (accept(reader, "(")) read_operands(reader, &made->operands);
  }
}

static void write_attributes(const replacement* made, tn_text_buffer* out) {
  const tn_string_view attributes = tn_text_buffer_view(&made->attributes);
  if (attributes.size == 0) return;
  tn_text_buffer_format(out, "{%.*s}", (int)attributes.size - 1, attributes.data + 1);
}

/// Writes the rule after its conditions.
static void write_rule(const lowering_reader* reader, const replacement* made) {
  const bool is_op = made->op != NULL || (made->name.size != 0 && *made->name.data == '[');
  const bool is_alike = is_op && made->operands.size == 0 && made->type.size == 0 && !made->is_cast;
  tn_text_buffer* out = reader->out;
  // An op without results is erased.
  append(out, is_alike ? "> " : reader->op->result_count == 0 ? ": a=" : ": =");
  tn_text_buffer_append_view(out, tn_text_buffer_view(&made->name));
  if (made->is_cast) append(out, "?");
  if (is_op && !is_alike) {
    append(out, made->operands.size == 0 ? "(*)" : "");
    tn_text_buffer_append_view(out, tn_text_buffer_view(&made->operands));
  }
  write_attributes(made, out);
  if (is_op && !is_alike && (reader->op->result_count != 0 || made->type.size != 0)) {
    append(out, ":");
    if (made->type.size == 0) append(out, "r");
    tn_text_buffer_append_view(out, tn_text_buffer_view(&made->type));
  }
  append(out, "\n");
}

/// Reads clauses of the head, and checks their attributes for each op.
static void read_section_clauses(lowering_reader* reader, replacement* made) {
  const char* at = reader->at;
  const char* end = reader->end;
  for (size_t i = 0; i < reader->section_with_count; ++i) {
    reader->at = reader->section_with[i];
    reader->end = reader->at + strcspn(reader->at, "\n");
    read_clauses(reader, made);
    if (!at_end(reader)) fail(reader, reader->at, "expected `,` or the end of the line");
  }
  reader->at = at;
  reader->end = end;
}

static void read_replacement(lowering_reader* reader) {
  const tn_allocator* allocator = reader->out->allocator;
  replacement made = {.name = tn_text_buffer_make(allocator),
                      .operands = tn_text_buffer_make(allocator),
                      .attributes = tn_text_buffer_make(allocator),
                      .type = tn_text_buffer_make(allocator)};
  tn_text_buffer conditions = tn_text_buffer_make(allocator);
  reader->op = take_op(reader);
  expect(reader, "->");
  read_target(reader, &made);
  read_section_clauses(reader, &made);
  if (accept(reader, ",")) read_clauses(reader, &made);
  if (made.op != NULL) check_counts(reader, &made);
  tn_text_buffer_append_view(&conditions, tn_text_buffer_view(&reader->section_conditions));
  if (accept(reader, "where")) read_conditions(reader, &conditions);
  if (!at_end(reader)) fail(reader, reader->at, "expected `,`, `where` or the end of the line");
  tn_text_buffer_format(reader->out, "%.*s ", ARG(reader->op->name));
  if (conditions.size != 0)
    tn_text_buffer_format(reader->out, "[%.*s] ", ARG(tn_text_buffer_view(&conditions)));
  write_rule(reader, &made);
  tn_text_buffer_free(&made.name);
  tn_text_buffer_free(&made.operands);
  tn_text_buffer_free(&made.attributes);
  tn_text_buffer_free(&made.type);
  tn_text_buffer_free(&conditions);
}

//===-- Lines ---------------------------------------------------------------------------------===//

/// Reads a line of a section's head, `where CONDITIONS` or `with CLAUSES`, or a replacement;
/// replacements of a section are indented.
static void read_line(lowering_reader* reader, bool is_indented, bool* in_head) {
  const bool is_where = !is_indented && accept(reader, "where");
  const bool is_with = !is_indented && !is_where && accept(reader, "with");
  if (*in_head && !is_indented && !is_where && !is_with) {
    fail(reader, reader->at, "the lines of a section are indented");
  }
  if (!is_indented && !*in_head) {
    reader->section_conditions.size = 0;
    reader->section_with_count = 0;
  }
  *in_head = is_where || is_with;
  reader->op = NULL;
  if (is_where) {
    read_conditions(reader, &reader->section_conditions);
  } else if (is_with) {
    if (reader->section_with_count == WITH_MAX)
      fail(reader, reader->at, "a section is limited to %u lines of `with`", WITH_MAX);
    reader->section_with[reader->section_with_count++] = reader->at;
    reader->at = reader->end;
  } else {
    read_replacement(reader);
  }
}

void tn_lowering_table__compile(const char* path, const char* text, const tn_known_ops* ops,
                                tn_text_buffer* out) {
  lowering_reader reader = {.path = path,
                            .text = text,
                            .ops = ops,
                            .section_conditions = tn_text_buffer_make(out->allocator),
                            .out = out};
  bool in_head = false;
  for (const char* at = text; *at != '\0';) {
    reader.end = at + strcspn(at, "\n");
    const char* next = *reader.end == '\n' ? reader.end + 1 : reader.end;
    reader.at = at;
    const bool is_comment = at_end(&reader) || strncmp(reader.at, "//", 2) == 0;
    if (!is_comment) read_line(&reader, *at == ' ', &in_head);
    at = next;
  }
  tn_text_buffer_free(&reader.section_conditions);
}
