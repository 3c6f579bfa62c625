// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics for programs (--diagnostics): a line of JSON for each, or SARIF, one object for the
// whole run. Both go to standard error, like the text. Formats:
// tools/docs/pages/guides/diagnostics.md.
//
// Source: Static Analysis Results Interchange Format (SARIF) 2.1.0, OASIS.

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/base.h>

#include "command.h"

static const tool_word formats[] = {{"text", "As mlir-opt prints them (the default)"},
                                    {"json", "One JSON object per line for each"},
                                    {"sarif", "One object for all: SARIF 2.1.0"},
                                    {NULL, NULL}};
tool_choice tool_diagnostics = {NULL, formats};

//===-- JSON ----------------------------------------------------------------------------------===//

// Returns the number of bytes of the first character; 0 if it is not UTF-8.
static size_t character_size(tn_string_view text) {
  const unsigned char* bytes = (const unsigned char*)text.data;
  const unsigned char first = bytes[0];
  const size_t size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (size == 0 || first > 0xf4 || size > text.size) return 0;
  for (size_t i = 1; i < size; ++i) {
    if ((bytes[i] & 0xc0) != 0x80) return 0;
  }
  if (first == 0xe0 && bytes[1] < 0xa0) return 0;
  if (first == 0xed && bytes[1] > 0x9f) return 0;
  if (first == 0xf0 && bytes[1] < 0x90) return 0;
  return first == 0xf4 && bytes[1] > 0x8f ? 0 : size;
}

void tool_json_string(FILE* out, tn_string_view text) {
  fputc('"', out);
  while (text.size != 0) {
    const size_t size = character_size(text);
    const unsigned char c = (unsigned char)text.data[0];
    if (size == 0) {
      fputs("\\ufffd", out);
    } else if (c < 0x20 || c == 0x7f) {
      fprintf(out, "\\u%04x", c);
    } else {
      if (c == '"' || c == '\\') fputc('\\', out);
      fwrite(text.data, 1, size, out);
    }
    const size_t taken = size == 0 ? 1 : size;
    text = (tn_string_view){text.data + taken, text.size - taken};
  }
  fputc('"', out);
}

static void print_key_string(FILE* out, const char* key, tn_string_view text) {
  fprintf(out, "\"%s\": ", key);
  tool_json_string(out, text);
}

//===-- JSON lines ----------------------------------------------------------------------------===//

static const char* severity_name(tn_severity severity) {
  static const char* const names[] = {"note", "warning", "error", "remark"};
  return names[(unsigned)severity & 3u];
}

// Columns are bytes, as in the text form.
static void print_object(FILE* out, tn_severity severity, tn_string_view message,
                         const tn_file_range* range) {
  fprintf(out, "{\"severity\": \"%s\", ", severity_name(severity));
  if (range->start_line != 0) {
    print_key_string(out, "file", range->file);
    fprintf(out, ", \"line\": %" PRIu32 ", \"column\": %" PRIu32 ", ", range->start_line,
            range->start_column);
  }
  print_key_string(out, "message", message);
}

static void print_line(const tool_finding* finding) {
  const size_t count =
      finding->diagnostic == NULL ? 0 : tn_diagnostic_note_count(finding->diagnostic);
  print_object(stderr, finding->severity, finding->message, &finding->range);
  fputs(", \"notes\": [", stderr);
  for (size_t i = 0; i < count; ++i) {
    const tn_diagnostic* note = tn_diagnostic_note(finding->diagnostic, i);
    tn_file_range range;
    (void)tool_finding_find_place(note, &range);
    if (i != 0) fputs(", ", stderr);
    print_object(stderr, TN_SEVERITY_NOTE, tn_diagnostic_message(note), &range);
    fputc('}', stderr);
  }
  fputs("]}\n", stderr);
}

//===-- SARIF ---------------------------------------------------------------------------------===//

// The results so far. If out of memory, later ones are lost.
static FILE* results;
static char* results_text;
static size_t results_size;
static bool has_results;

// SARIF counts characters; MLIR counts bytes.
static uint32_t character_column(const tn_source* source, uint32_t line, uint32_t column) {
  tn_string_view text;
  if (source == NULL || column == 0 || !tn_source_line(source, line, &text)) return column;
  uint32_t following = 0;
  for (size_t i = 0; i < text.size && i + 1 < column; ++i) {
    following += ((unsigned char)text.data[i] & 0xc0u) == 0x80u;
  }
  return column - following;
}

// Prints a path as a URI reference (RFC 3986): escapes invalid bytes.
static void print_uri(FILE* out, tn_string_view path) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  fputs("\"uri\": \"", out);
  for (size_t i = 0; i < path.size; ++i) {
    const char c = path.data[i];
    if (c != '\0' && strchr(plain, c) != NULL) {
      fputc(c, out);
    } else {
      fprintf(out, "%%%02X", (unsigned char)c);
    }
  }
  fputc('"', out);
}

static void print_location(FILE* out, const tn_file_range* range, const tn_source* source) {
  const bool is_known = source != NULL && tn_string_view_equal(source->name, range->file);
  const tn_source* known = is_known ? source : NULL;
  fputs("\"physicalLocation\": {\"artifactLocation\": {", out);
  print_uri(out, range->file);
  fprintf(out, "}, \"region\": {\"startLine\": %" PRIu32, range->start_line);
  if (range->start_column != 0) {
    fprintf(out, ", \"startColumn\": %" PRIu32,
            character_column(known, range->start_line, range->start_column));
  }
  fputs("}}", out);
}

static void print_message(FILE* out, tn_string_view message) {
  fputs("\"message\": {", out);
  print_key_string(out, "text", message);
  fputc('}', out);
}

static void print_related(FILE* out, const tool_finding* finding) {
  const size_t count =
      finding->diagnostic == NULL ? 0 : tn_diagnostic_note_count(finding->diagnostic);
  if (count == 0) return;
  fputs(", \"relatedLocations\": [", out);
  for (size_t i = 0; i < count; ++i) {
    const tn_diagnostic* note = tn_diagnostic_note(finding->diagnostic, i);
    tn_file_range range;
    fputs(i == 0 ? "{" : ", {", out);
    if (tool_finding_find_place(note, &range)) {
      print_location(out, &range, finding->source);
      fputs(", ", out);
    }
    print_message(out, tn_diagnostic_message(note));
    fputc('}', out);
  }
  fputc(']', out);
}

static void add_result(const tool_finding* finding) {
  const bool is_note =
      finding->severity == TN_SEVERITY_NOTE || finding->severity == TN_SEVERITY_REMARK;
  if (results == NULL) results = open_memstream(&results_text, &results_size);
  if (results == NULL) return;
  fprintf(results, "%s{\"level\": \"%s\", ", has_results ? ",\n" : "",
          is_note ? "note" : severity_name(finding->severity));
  print_message(results, finding->message);
  if (finding->range.start_line != 0) {
    fputs(", \"locations\": [{", results);
    print_location(results, &finding->range, finding->source);
    fputs("}]", results);
  }
  print_related(results, finding);
  fputc('}', results);
  has_results = true;
}

static void print_sarif(void) {
  if (results != NULL && fclose(results) != 0) has_results = false;
  fprintf(stderr,
          "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {\"name\": \"tenure\", "
          "\"version\": \"%s\"}}, "
          "\"columnKind\": \"unicodeCodePoints\", \"results\": [%s]}]}\n",
          tn_version(), has_results ? results_text : "");
  free(results_text);
}

//===-- Beginning and end ---------------------------------------------------------------------===//

static bool is_format(const char* name) {
  return tool_diagnostics.word != NULL && strcmp(tool_diagnostics.word, name) == 0;
}

void tool_findings_begin(void) {
  if (is_format("json")) tool_finding_sink = print_line;
  if (is_format("sarif")) tool_finding_sink = add_result;
}

void tool_findings_end(void) {
  if (tool_finding_sink == add_result) print_sarif();
  tool_finding_sink = NULL;
}
