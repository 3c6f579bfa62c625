// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TableGen tokens and values.

#include "pdll/tablegen.h"

static bool is_word(int c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static int peek(const tn_td_reader* reader, size_t distance) {
  const tn_string_view text = reader->buffer->text;
  return distance < text.size - reader->offset ? (unsigned char)text.data[reader->offset + distance]
                                               : -1;
}

void* tn_td__fail(tn_td_reader* reader, size_t offset, const char* why) {
  tn_pdll_parser* parser = reader->parser;
  const tn_pdll_notes notes = {
      .count = 1,
      .items = {{{reader->buffer, offset},
                 tn_string_view_from("tools/import-dialect converts any TableGen file to a schema, "
                                     "which is used when it is in the same directory")}}};
  return tn_pdll__fail_noted(parser, reader->include, &notes,
                             "error while processing include file `%.*s`: %s",
                             TN_PDLL_ARG(reader->buffer->name), why);
}

bool tn_td__enter(tn_td_reader* reader) {
  if (reader->depth == TN_PDLL_NESTING_MAX) {
    return tn_td__fail(reader, reader->offset, "nested too deeply");
  }
  ++reader->depth;
  return true;
}

//===-- Tokens --------------------------------------------------------------------------------===//

/// Returns whether the text continues with `words`; the last word may be longer.
static bool is_at(const tn_td_reader* reader, const char* words) {
  for (size_t i = 0; words[i] != '\0'; ++i) {
    if (peek(reader, i) != words[i]) return false;
  }
  return true;
}

/// Skips preprocessor directives: repeated definitions in a file have no effect.
static bool skip_directive(tn_td_reader* reader) {
  if (!is_at(reader, "#if") && !is_at(reader, "#define") && !is_at(reader, "#e")) return false;
  while (peek(reader, 0) >= 0 && peek(reader, 0) != '\n') ++reader->offset;
  return true;
}

/// Skips a comment; `/*` comments nest.
static bool skip_comment(tn_td_reader* reader) {
  if (peek(reader, 0) == '#') return skip_directive(reader);
  if (peek(reader, 0) != '/') return false;
  if (peek(reader, 1) == '/') {
    while (peek(reader, 0) >= 0 && peek(reader, 0) != '\n') ++reader->offset;
    return true;
  }
  if (peek(reader, 1) != '*') return false;
  size_t depth = 0;
  do {
    const bool opens = peek(reader, 0) == '/' && peek(reader, 1) == '*';
    const bool closes = peek(reader, 0) == '*' && peek(reader, 1) == '/';
    depth += opens;
    depth -= closes;
    reader->offset += opens || closes ? 2 : 1;
  } while (depth != 0 && peek(reader, 0) >= 0);
  return true;
}

void tn_td__skip_blank(tn_td_reader* reader) {
  for (;;) {
    const int c = peek(reader, 0);
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      ++reader->offset;
    } else if (!skip_comment(reader)) {
      return;
    }
  }
}

bool tn_td__is_at_end(tn_td_reader* reader) {
  tn_td__skip_blank(reader);
  return peek(reader, 0) < 0;
}

bool tn_td__accept(tn_td_reader* reader, const char* mark) {
  tn_td__skip_blank(reader);
  const size_t size = strlen(mark);
  for (size_t i = 0; i < size; ++i) {
    if (peek(reader, i) != mark[i]) return false;
  }
  // A word mark must not be followed by more word characters.
  if (is_word(mark[0]) && is_word(peek(reader, size))) return false;
  reader->offset += size;
  return true;
}

tn_string_view tn_td__word(tn_td_reader* reader) {
  tn_td__skip_blank(reader);
  const size_t start = reader->offset;
  while (is_word(peek(reader, 0))) ++reader->offset;
  return (tn_string_view){reader->buffer->text.data + start, reader->offset - start};
}

/// Parses a string or a code block, including its quotes.
static tn_string_view read_string(tn_td_reader* reader) {
  const bool is_code = peek(reader, 0) == '[';
  reader->offset += is_code ? 2 : 1;
  const size_t start = reader->offset;
  while (peek(reader, 0) >= 0) {
    if (is_code ? peek(reader, 0) == '}' && peek(reader, 1) == ']' : peek(reader, 0) == '"') break;
    reader->offset += !is_code && peek(reader, 0) == '\\' && peek(reader, 1) >= 0 ? 2 : 1;
  }
  const tn_string_view text = {reader->buffer->text.data + start, reader->offset - start};
  if (peek(reader, 0) >= 0) reader->offset += is_code ? 2 : 1;
  return text;
}

static bool is_at_string(const tn_td_reader* reader) {
  return peek(reader, 0) == '"' || (peek(reader, 0) == '[' && peek(reader, 1) == '{');
}

void tn_td__skip_to(tn_td_reader* reader, const char* marks) {
  size_t depth = 0;
  while (!tn_td__is_at_end(reader)) {
    const int c = peek(reader, 0);
    if (depth == 0 && c != 0 && strchr(marks, c) != NULL) return;
    if (is_at_string(reader)) {
      (void)read_string(reader);
      continue;
    }
    const bool opens = c == '(' || c == '[' || c == '{' || c == '<';
    const bool closes = c == ')' || c == ']' || c == '}' || c == '>';
    if (closes && depth == 0) return;
    depth += opens;
    depth -= closes;
    ++reader->offset;
  }
}

//===-- Names ---------------------------------------------------------------------------------===//

const tn_td_value* tn_td__find(const tn_td_binding* bindings, tn_string_view name) {
  for (; bindings != NULL; bindings = bindings->next) {
    if (tn_string_view_equal(bindings->name, name)) return &bindings->value;
  }
  return NULL;
}

void tn_td__bind(tn_td_reader* reader, const tn_td_binding** bindings, tn_string_view name,
                 tn_td_value value) {
  tn_td_binding* made = tn_arena__take(&reader->parser->arena, sizeof *made);
  if (made == NULL) {
    tn_pdll__out_of_memory(reader->parser);
    return;
  }
  *made = (tn_td_binding){.next = *bindings, .name = name, .value = value};
  *bindings = made;
}

//===-- Values --------------------------------------------------------------------------------===//

/// Items that are being parsed.
typedef struct item_list {
  tn_td_value* items;
  tn_string_view* labels;
  size_t count;
  size_t capacity;
} item_list;

static bool add(tn_td_reader* reader, item_list* list, tn_td_value value, tn_string_view label) {
  tn_arena* arena = &reader->parser->arena;
  if (list->count == list->capacity) {
    const size_t capacity = list->capacity == 0 ? 4 : 2 * list->capacity;
    tn_td_value* items = tn_arena__take(arena, capacity * sizeof *items);
    tn_string_view* labels = tn_arena__take(arena, capacity * sizeof *labels);
    if (items == NULL || labels == NULL) return tn_pdll__out_of_memory(reader->parser);
    if (list->count != 0) {
      memcpy(items, list->items, list->count * sizeof *items);
      memcpy(labels, list->labels, list->count * sizeof *labels);
    }
    list->items = items;
    list->labels = labels;
    list->capacity = capacity;
  }
  list->items[list->count] = value;
  list->labels[list->count++] = label;
  return true;
}

static tn_td_value of_list(tn_td_kind kind, tn_string_view text, const item_list* list) {
  return (tn_td_value){.kind = kind,
                       .text = text,
                       .count = list->count,
                       .items = list->items,
                       .labels = list->labels};
}

/// Parses values up to a closing mark; in a DAG, with their names.
static item_list read_items(tn_td_reader* reader, const char* end) {
  item_list list = {0};
  while (!tn_td__accept(reader, end) && !tn_td__is_at_end(reader)) {
    const size_t start = reader->offset;
    tn_string_view label = {NULL, 0};
    const tn_td_value value = tn_td__value(reader);
    // A named argument.
    if (tn_td__accept(reader, ":$")) {
      label = tn_td__word(reader);
    } else if (tn_td__accept(reader, "=")) {
      label = value.text;
      (void)add(reader, &list, tn_td__value(reader), label);
      (void)tn_td__accept(reader, ",");
      continue;
    }
    if (!add(reader, &list, value, label)) break;
    (void)tn_td__accept(reader, ",");
    if (reader->offset == start) ++reader->offset;
  }
  return list;
}

tn_td_value tn_td__arguments(tn_td_reader* reader) {
  item_list none = {0};
  if (!tn_td__accept(reader, "<")) return of_list(TN_TD_LIST, (tn_string_view){NULL, 0}, &none);
  const item_list list = read_items(reader, ">");
  return of_list(TN_TD_LIST, (tn_string_view){NULL, 0}, &list);
}

static tn_td_value read_dag(tn_td_reader* reader) {
  const tn_string_view operator_name = tn_td__word(reader);
  const item_list list = read_items(reader, ")");
  return of_list(TN_TD_DAG, operator_name, &list);
}

/// Concatenates strings, lists, or DAGs.
static tn_td_value join(tn_td_reader* reader, const tn_td_value* parts, size_t count) {
  tn_td_value joined = count == 0 ? (tn_td_value){0} : parts[0];
  for (size_t i = 1; i < count; ++i) {
    const tn_td_value* part = &parts[i];
    if (part->kind != joined.kind || joined.kind == TN_TD_NAME) return (tn_td_value){0};
    if (joined.kind == TN_TD_STRING) {
      joined.text = tn_pdll__text(reader->parser, "%.*s%.*s", TN_PDLL_ARG(joined.text),
                                  TN_PDLL_ARG(part->text));
      continue;
    }
    item_list list = {0};
    for (size_t k = 0; k < joined.count + part->count; ++k) {
      const tn_td_value* from = k < joined.count ? &joined : part;
      const size_t at = k < joined.count ? k : k - joined.count;
      if (!add(reader, &list, from->items[at], from->labels[at])) return (tn_td_value){0};
    }
    joined = of_list(joined.kind, joined.text, &list);
  }
  return joined;
}

/// Parses `!con(...)` and other concatenations; skips other operators.
static tn_td_value read_bang(tn_td_reader* reader) {
  const tn_string_view name = tn_td__word(reader);
  (void)tn_td__arguments(reader);
  if (!tn_td__accept(reader, "(")) return (tn_td_value){0};
  const bool joins = tn_string_view_equal(name, tn_string_view_from("con")) ||
                     tn_string_view_equal(name, tn_string_view_from("listconcat")) ||
                     tn_string_view_equal(name, tn_string_view_from("strconcat"));
  if (!joins) {
    tn_td__skip_to(reader, ")");
    (void)tn_td__accept(reader, ")");
    return (tn_td_value){0};
  }
  const item_list list = read_items(reader, ")");
  return join(reader, list.items, list.count);
}

static tn_td_value read_name(tn_td_reader* reader) {
  const tn_string_view word = tn_td__word(reader);
  const tn_td_value* bound = tn_td__find(reader->names, word);
  if (bound != NULL) return *bound;
  tn_td_value value = tn_td__arguments(reader);
  value.kind = TN_TD_NAME;
  value.text = word;
  // Callers that parse lists skip `?`, signed numbers and the like.
  if (word.size == 0) value.kind = TN_TD_OPAQUE;
  return value;
}

static tn_td_value read_simple(tn_td_reader* reader) {
  tn_td__skip_blank(reader);
  if (is_at_string(reader)) {
    tn_td_value value = {.kind = TN_TD_STRING, .text = read_string(reader)};
    for (tn_td__skip_blank(reader); is_at_string(reader); tn_td__skip_blank(reader)) {
      const tn_td_value parts[] = {value, {.kind = TN_TD_STRING, .text = read_string(reader)}};
      value = join(reader, parts, 2);
    }
    return value;
  }
  if (tn_td__accept(reader, "[")) {
    const item_list list = read_items(reader, "]");
    return of_list(TN_TD_LIST, (tn_string_view){NULL, 0}, &list);
  }
  if (tn_td__accept(reader, "(")) return read_dag(reader);
  if (tn_td__accept(reader, "!")) return read_bang(reader);
  return read_name(reader);
}

/// Parses suffixes of a value: `#` concatenates; `.field`, `[...]` and `{...}` make it opaque.
static tn_td_value read_rest(tn_td_reader* reader, tn_td_value value) {
  for (;;) {
    if (tn_td__accept(reader, "#")) {
      const tn_td_value parts[] = {value, read_simple(reader)};
      value = join(reader, parts, 2);
    } else if (tn_td__accept(reader, ".")) {
      (void)tn_td__word(reader);
      value = (tn_td_value){0};
    } else {
      return value;
    }
  }
}

tn_td_value tn_td__value(tn_td_reader* reader) {
  if (!tn_td__enter(reader)) return (tn_td_value){0};
  const tn_td_value value = read_rest(reader, read_simple(reader));
  --reader->depth;
  return value;
}
