// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hover says beyond mlir-lsp-server, to clients that ask for it: the operands, results and
// attributes of an op as its schema has them, and the bytes of a resource.

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect.h>
#include <tenure/resource.h>

#include "lsp.h"

//===-- Schemas -------------------------------------------------------------------------------===//

/// The text behind the first `word` in a view; empty if there is none.
static tn_string_view behind(tn_string_view text, const char* word) {
  const size_t size = strlen(word);
  const char* found = text.size == 0 ? NULL : memmem(text.data, text.size, word, size);
  if (found == NULL) return (tn_string_view){NULL, 0};
  const char* start = found + size;
  return (tn_string_view){start, (size_t)(text.data + text.size - start)};
}

/// The text up to the first of the characters of `stop` outside of escapes.
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

/// What stands in a schema about an op whose name, behind its dialect's, is `name`.
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

static void read_file(const char* path, lsp_writer* out) {
  char chunk[4096];
  FILE* file = fopen(path, "rb");
  if (file == NULL) return;
  for (size_t got = 0; (got = fread(chunk, 1, sizeof chunk, file)) != 0;) {
    (void)lsp_write(out, chunk, got);
  }
  fclose(file);
}

/// The schemas that may define a dialect: the shipped one, or all that the user names.
static lsp_writer schemas_of(const lsp_dialects* dialects, tn_string_view dialect) {
  lsp_writer text = {0};
  for (size_t i = 0; i < tn_dialect_shipped_count() && !dialects->none; ++i) {
    if (!same_view(tn_dialect_shipped_name(i), dialect)) continue;
    if (tn_dialect_shipped_print(i, lsp_write, &text) == TN_OK) return text;
  }
  for (size_t i = 0; i < dialects->file_count; ++i) read_file(dialects->files[i], &text);
  return text;
}

/// The description of the constraint `%number` of a schema's op; empty if there is none.
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

/// Writes `name: words` for each of a list like `a: %0, b: optional %1`, or `"a" = %0`.
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

//===-- Resources -----------------------------------------------------------------------------===//

/// The key in `dense_resource<key>` around a byte; false if there is none.
static bool find_key(const lsp_part* part, size_t offset, size_t* out_start, size_t* out_end) {
  static const char word[] = "dense_resource<";
  const char* data = part->text.data;
  const size_t size = sizeof word - 1;
  const size_t line = part->text.lines[lsp_text_position(&part->text, offset).line];
  for (size_t at = line; at <= offset && at + size < part->text.size; ++at) {
    if (memcmp(data + at, word, size) != 0) continue;
    const char* close = memchr(data + at, '>', part->text.size - at);
    if (close == NULL || (size_t)(close - data) < offset) continue;
    *out_start = at;
    *out_end = (size_t)(close - data) + 1;
    return true;
  }
  return false;
}

/// Writes the first bytes, in hexadecimal.
static void write_bytes(lsp_writer* out, const tn_blob* blob) {
  const unsigned char* data = tn_blob_data(blob);
  const size_t size = tn_blob_byte_size(blob);
  lsp_write_text(out, "\n\nBegins: `");
  for (size_t i = 0; i < size && i < 32; ++i) {
    char digits[8];
    (void)snprintf(digits, sizeof digits, i != 0 && i % 4 == 0 ? " %02x" : "%02x", data[i]);
    lsp_write_text(out, digits);
  }
  lsp_write_text(out, "`");
}

json_t* lsp_hover_resource(lsp_part* part, size_t offset) {
  size_t start = 0;
  size_t end = 0;
  tn_resource* resource = NULL;
  tn_blob* blob = NULL;
  if (part->context == NULL || !find_key(part, offset, &start, &end)) return NULL;
  const size_t from = start + strlen("dense_resource<");
  tn_string_view key = {part->text.data + from, end - 1 - from};
  if (key.size >= 2 && *key.data == '"') key = (tn_string_view){key.data + 1, key.size - 2};
  lsp_writer out = {0};
  lsp_write_text(&out, "Resource: `");
  lsp_write_view(&out, key);
  lsp_write_text(&out, "`\n\n");
  if (tn_resource_find(part->context, tn_string_view_from("builtin"), key, &resource) != TN_OK ||
      tn_resource_retain_blob(resource, &blob) != TN_OK || blob == NULL) {
    lsp_write_text(&out, "It has no bytes in this file.");
  } else {
    lsp_write_text(&out, "Bytes: ");
    lsp_write_number(&out, tn_blob_byte_size(blob));
    lsp_write_text(&out, ", aligned to ");
    lsp_write_number(&out, tn_blob_alignment(blob));
    if (tn_blob_byte_size(blob) != 0) write_bytes(&out, blob);
    tn_object_release(blob);
  }
  return json_pack("{s:{s:s, s:o}, s:o}", "contents", "kind", "markdown", "value",
                   lsp_writer_finish(&out), "range", lsp_part_range(part, start, end));
}
