// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The additional information of hover for clients that request it, which mlir-lsp-server does not
// have: the operands, results and attributes of an op from its schema.

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect.h>

#include "lsp.h"

//===-- Schemas -------------------------------------------------------------------------------===//

/// Returns the text after the first `word` in a view; empty if there is none.
static tn_string_view behind(tn_string_view text, const char* word) {
  const size_t size = strlen(word);
  const char* found = text.size == 0 ? NULL : memmem(text.data, text.size, word, size);
  if (found == NULL) return (tn_string_view){NULL, 0};
  const char* start = found + size;
  return (tn_string_view){start, (size_t)(text.data + text.size - start)};
}

/// Returns the text up to the first character `stop` outside of escapes.
static tn_string_view up_to(tn_string_view text, char stop) {
  size_t size = 0;
  while (size < text.size && text.data[size] != stop) {
    size += text.data[size] == '\\' && size + 1 < text.size ? 2 : 1;
  }
  return (tn_string_view){text.data, size < text.size ? size : text.size};
}

tn_string_view lsp_schema_name(tn_string_view head) {
  static const char key[] = "name = \"";
  for (tn_string_view rest = behind(head, key); rest.data != NULL; rest = behind(rest, key)) {
    const char* start = rest.data - (sizeof key - 1);
    if (start != head.data && (start[-1] == ' ' || start[-1] == '\n')) return up_to(rest, '"');
  }
  return (tn_string_view){"", 0};
}

/// Returns the part of a schema about an op with the name `name`, which has no dialect.
static tn_string_view part_about(tn_string_view schema, tn_string_view name) {
  static const char start[] = "irdl.operation @";
  for (tn_string_view rest = behind(schema, start); rest.data != NULL; rest = behind(rest, start)) {
    const tn_string_view next = behind(rest, start);
    const size_t size = next.data == NULL ? rest.size : (size_t)(next.data - rest.data);
    const tn_string_view own = {rest.data, size};
    const tn_string_view head = up_to(own, '%');
    const tn_string_view said = lsp_schema_name(head);
    const bool is_spelled = size > name.size && memcmp(own.data, name.data, name.size) == 0 &&
                            (own.data[name.size] == ' ' || own.data[name.size] == '\n');
    const bool is_said =
        said.size == name.size && said.size != 0 && memcmp(said.data, name.data, said.size) == 0;
    if (is_said || (said.size == 0 && is_spelled)) return own;
  }
  return (tn_string_view){NULL, 0};
}

static bool same_view(tn_string_view a, tn_string_view b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

/// Returns the schemas that may define a dialect: the shipped one, or all user schemas.
static lsp_writer schemas_of(const lsp_dialects* dialects, tn_string_view dialect) {
  lsp_writer text = {0};
  for (size_t i = 0; i < tn_dialect_shipped_count() && !dialects->none; ++i) {
    if (!same_view(tn_dialect_shipped_name(i), dialect)) continue;
    if (tn_dialect_shipped_print(i, lsp_write, &text) == TN_OK) return text;
  }
  for (size_t i = 0; i < dialects->file_count; ++i) lsp_read_file(dialects->files[i], &text);
  return text;
}

/// Returns the description of the constraint `%number` of a schema's op; empty if there is none.
static tn_string_view description_of(tn_string_view about, tn_string_view variable) {
  for (tn_string_view rest = about; rest.size > variable.size;) {
    rest = behind(rest, "\n");
    if (rest.data == NULL) break;
    const tn_string_view line = up_to(rest, '\n');
    const size_t indent = strspn(line.data, " ");
    if (indent + variable.size >= line.size ||
        memcmp(line.data + indent, variable.data, variable.size) != 0 ||
        line.data[indent + variable.size] != ' ') {
      continue;
    }
    const tn_string_view words = up_to(behind(line, "description = \""), '"');
    return words.size != 0 ? words : up_to(behind(line, "type = \""), '"');
  }
  return (tn_string_view){NULL, 0};
}

/// Writes `name: words` for each item of a list like `a: %0, b: optional %1`, or `"a" = %0`.
static void write_list(lsp_writer* out, tn_string_view about, const char* start, char stop,
                       const char* title) {
  const tn_string_view list = up_to(behind(about, start), stop);
  if (list.size == 0) return;
  lsp_write_text(out, title);
  for (size_t at = 0; at < list.size;) {
    const char* comma = memchr(list.data + at, ',', list.size - at);
    const size_t end = comma == NULL ? list.size : (size_t)(comma - list.data);
    const tn_string_view item = {list.data + at, end - at};
    const char* percent = memchr(item.data, '%', item.size);
    lsp_write_text(out, "- `");
    size_t from = 0;
    while (from < item.size && strchr(" \n\"", item.data[from]) != NULL) ++from;
    size_t to = from;
    while (to < item.size && strchr(":\" =", item.data[to]) == NULL) ++to;
    lsp_write_view(out, (tn_string_view){item.data + from, to - from});
    lsp_write_text(out, "`");
    if (percent != NULL) {
      tn_string_view variable = {percent, (size_t)(item.data + item.size - percent)};
      while (variable.size != 0 && strchr(" \n", variable.data[variable.size - 1]) != NULL) {
        --variable.size;
      }
      const tn_string_view words = description_of(about, variable);
      if (words.size != 0) lsp_write_text(out, ": ");
      lsp_write_view(out, words);
    }
    lsp_write_text(out, "\n");
    at = end + 1;
  }
}

void lsp_write_schema(lsp_writer* out, const lsp_dialects* dialects, tn_op op) {
  const tn_string_view whole = tn_op_name(op);
  const char* dot = memchr(whole.data, '.', whole.size);
  if (dot == NULL) return;
  const tn_string_view dialect = {whole.data, (size_t)(dot - whole.data)};
  const tn_string_view name = {dot + 1, whole.size - dialect.size - 1};
  lsp_writer schema = schemas_of(dialects, dialect);
  const tn_string_view about = part_about((tn_string_view){schema.data, schema.size}, name);
  write_list(out, about, "irdl.operands(", ')', "\nOperands:\n\n");
  write_list(out, about, "irdl.results(", ')', "\nResults:\n\n");
  write_list(out, about, "irdl.attributes {", '}', "\nAttributes:\n\n");
  free(schema.data);
}
