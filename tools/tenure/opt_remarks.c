// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: remarks. Filters are regular expressions that must match the whole category.

#include "opt_remarks.h"

#include <ctype.h>
#include <errno.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/location.h>

static const tool_word format_words[] = {{"emitRemark", "Print as emitRemark to command-line"},
                                         {"yaml", "Print yaml file"},
                                         {NULL, NULL}};
static const tool_word policy_words[] = {
    {"all", "Print all remarks"}, {"final", "Print final remarks"}, {NULL, NULL}};

static tool_choice format = {NULL, format_words};
static tool_choice policy = {NULL, policy_words};
static const char* output_path;

/// The kinds of remarks: their names in messages, and their filters.
static struct {
  const char* name;
  const char* filter;
  regex_t regex;
  bool has_regex;
} kinds[] = {{.name = "Passed"}, {.name = "Missed"}, {.name = "Failure"}, {.name = "Analysis"}};
static const char* any_filter;

const tool_option opt_remarks_options[OPT_REMARKS_OPTION_COUNT] = {
    {"remark-format", TOOL_WORD, &format, "<value>", "Specify the format for remark output."},
    {"remark-policy", TOOL_WORD, &policy, "<value>", "Specify the policy for remark output."},
    {"remarks-filter", TOOL_TEXT, &any_filter, "<string>",
     "Show all remarks: passed, missed, failed, analysis"},
    {"remarks-filter-analyse", TOOL_TEXT, &kinds[3].filter, "<string>", "Show analysis remarks"},
    {"remarks-filter-failed", TOOL_TEXT, &kinds[2].filter, "<string>", "Show failed remarks"},
    {"remarks-filter-missed", TOOL_TEXT, &kinds[1].filter, "<string>", "Show missed remarks"},
    {"remarks-filter-passed", TOOL_TEXT, &kinds[0].filter, "<string>", "Show passed remarks"},
    {"remarks-output-file", TOOL_TEXT, &output_path, "<string>",
     "Output file for yaml and bitstream remark formats. Default is mlir-remarks.yaml or "
     "mlir-remarks.bitstream"},
};

#define KIND_COUNT (sizeof kinds / sizeof *kinds)

typedef struct kept_remark {
  tn_location location;
  char* message;
  size_t key_size;  ///< The size of the kind, name and category in the message.
} kept_remark;

static kept_remark* kept;
static size_t kept_count;
static FILE* file;
static bool is_flushing;

//===-- Messages ------------------------------------------------------------------------------===//

typedef struct remark {
  size_t kind;
  tn_string_view name;
  tn_string_view category;
  tn_string_view arguments;
} remark;

static const char mark[] = " | Category:";

/// Parses a message; false if it is no optimization remark.
static bool read_remark(tn_string_view message, remark* out_remark) {
  const char* end = message.data + message.size;
  for (size_t i = 0; i < KIND_COUNT; ++i) {
    const size_t size = strlen(kinds[i].name);
    if (message.size < size + 3 || message.data[0] != '[' ||
        memcmp(message.data + 1, kinds[i].name, size) != 0 ||
        memcmp(message.data + 1 + size, "] ", 2) != 0) {
      continue;
    }
    const char* name = message.data + size + 3;
    const char* at = memmem(name, (size_t)(end - name), mark, sizeof mark - 1);
    if (at == NULL) return false;
    const char* category = at + sizeof mark - 1;
    const char* bar = memmem(category, (size_t)(end - category), " | ", 3);
    const char* stop = bar == NULL ? end : bar;
    *out_remark =
        (remark){i,
                 {name, (size_t)(at - name)},
                 {category, (size_t)(stop - category)},
                 {bar == NULL ? end : bar + 3, (size_t)(bar == NULL ? 0 : end - bar - 3)}};
    return true;
  }
  return false;
}

static bool is_asked_for(const remark* self) {
  if (!kinds[self->kind].has_regex) return false;
  char* category = strndup(self->category.data, self->category.size);
  if (category == NULL) return false;
  const bool matches = regexec(&kinds[self->kind].regex, category, 0, NULL, 0) == 0;
  free(category);
  return matches;
}

//===-- YAML ----------------------------------------------------------------------------------===//

static bool is_plain(tn_string_view text) {
  if (text.size == 0 || !isalpha((unsigned char)text.data[0])) return false;
  for (size_t i = 0; i < text.size; ++i) {
    const char c = text.data[i];
    if (!isalnum((unsigned char)c) && strchr("_-^., ", c) == NULL) return false;
  }
  return text.data[text.size - 1] != ' ';
}

static void write_scalar(tn_string_view text) {
  const bool plain = is_plain(text);
  if (!plain) fputc('\'', file);
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] == '\'' && !plain) fputc('\'', file);
    fputc(text.data[i] == '\n' ? ' ' : text.data[i], file);
  }
  fputs(plain ? "\n" : "'\n", file);
}

static void write_field(const char* name, size_t size, tn_string_view value, const char* before) {
  const int width = (int)(size < 16 ? 16 - size : 1);
  fprintf(file, "%s%.*s:%*s", before, (int)size, name, width, "");
  write_scalar(value);
}

/// Parses the next KEY="value"; the remark itself comes first in YAML.
static bool next_argument(tn_string_view* text, tn_string_view* out_key,
                          tn_string_view* out_value) {
  const char* end = text->data + text->size;
  const char* sign = text->size == 0 ? NULL : memchr(text->data, '=', text->size);
  if (sign == NULL || sign + 1 == end || sign[1] != '"') return false;
  const char* value = sign + 2;
  const char* close = value;
  while (close != end && *close != '"') ++close;
  *out_key = (tn_string_view){text->data, (size_t)(sign - text->data)};
  *out_value = (tn_string_view){value, (size_t)(close - value)};
  const char* next = close == end ? end : close + 1;
  while (next != end && (*next == ',' || *next == ' ')) ++next;
  *text = (tn_string_view){next, (size_t)(end - next)};
  return true;
}

static void write_arguments(tn_string_view text, bool remark_only) {
  tn_string_view key;
  tn_string_view value;
  while (next_argument(&text, &key, &value)) {
    if (tn_string_view_equal(key, tn_string_view_from("Remark")) != remark_only) continue;
    write_field(key.data, key.size, value, "  - ");
  }
}

static void write_yaml(const remark* self, tn_location location) {
  tn_location where;
  tn_file_range range;
  fprintf(file, "--- !%s\n", kinds[self->kind].name);
  write_field("Pass", 4, self->category, "");
  write_field("Name", 4, self->name, "");
  if (tn_location_find_file(location, &where) && tn_location_file_range(where, &range)) {
    fprintf(file, "DebugLoc:        { File: %.*s, Line: %u, Column: %u }\n", (int)range.file.size,
            range.file.data, range.start_line, range.start_column);
  }
  fputs("Function:        '<unknown function>'\nArgs:\n", file);
  write_arguments(self->arguments, true);
  write_arguments(self->arguments, false);
  fputs("...\n", file);
}

//===-- Collecting ----------------------------------------------------------------------------===//

/// Keeps the last remark with the same kind, name, category and location.
static void keep(const remark* self, tn_location location, tn_string_view message) {
  const size_t key_size = (size_t)(self->category.data + self->category.size - message.data);
  char* copy = strndup(message.data, message.size);
  size_t at = 0;
  while (at < kept_count &&
         !(kept[at].key_size == key_size && tn_location_equal(kept[at].location, location) &&
           memcmp(kept[at].message, message.data, key_size) == 0)) {
    ++at;
  }
  kept_remark* grown = at < kept_count ? kept : realloc(kept, (kept_count + 1) * sizeof *kept);
  if (copy == NULL || grown == NULL) {
    free(copy);
    return;
  }
  kept = grown;
  if (at < kept_count) free(kept[at].message);
  if (at == kept_count) ++kept_count;
  kept[at] = (kept_remark){location, copy, key_size};
}

bool opt_remarks_take(const tn_diagnostic* diagnostic) {
  remark self;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  if (is_flushing || tn_diagnostic_severity(diagnostic) != TN_SEVERITY_REMARK ||
      !read_remark(message, &self)) {
    return false;
  }
  if (!is_asked_for(&self)) return true;
  const tn_location location = tn_diagnostic_location(diagnostic);
  if (policy.word != NULL && strcmp(policy.word, "final") == 0) {
    keep(&self, location, message);
    return true;
  }
  if (file != NULL) write_yaml(&self, location);
  return file != NULL;
}

void opt_remarks_flush(void) {
  is_flushing = true;
  for (size_t i = 0; i < kept_count; ++i) {
    remark self;
    const tn_string_view message = tn_string_view_from(kept[i].message);
    if (file != NULL && read_remark(message, &self)) {
      write_yaml(&self, kept[i].location);
    } else {
      tn_diagnostic_emit(kept[i].location, TN_SEVERITY_REMARK, message);
    }
    free(kept[i].message);
  }
  is_flushing = false;
  free(kept);
  kept = NULL;
  kept_count = 0;
}

//===-- Options -------------------------------------------------------------------------------===//

static bool compile(const char* text, regex_t* regex) {
  const size_t size = strlen(text) + sizeof "^()$";
  char* whole = malloc(size);
  if (whole == NULL) return false;
  snprintf(whole, size, "^(%s)$", text);
  const int code = regcomp(regex, whole, REG_EXTENDED | REG_NOSUB);
  free(whole);
  if (code == 0) return true;
  char words[128];
  (void)regerror(code, regex, words, sizeof words);
  tool_error("for the --remarks-filter option: invalid regular expression '%s': %s", text, words);
  return false;
}

bool opt_remarks_open(void) {
  for (size_t i = 0; i < KIND_COUNT; ++i) {
    const char* text = kinds[i].filter != NULL ? kinds[i].filter : any_filter;
    if (text == NULL) continue;
    if (!compile(text, &kinds[i].regex)) return false;
    kinds[i].has_regex = true;
  }
  if (format.word == NULL || strcmp(format.word, "yaml") != 0) return true;
  if (output_path == NULL) output_path = "mlir-remarks.yaml";
  file = fopen(output_path, "w");
  if (file == NULL) tool_error("cannot open output file '%s': %s", output_path, strerror(errno));
  return file != NULL;
}

bool opt_remarks_close(void) {
  for (size_t i = 0; i < KIND_COUNT; ++i) {
    if (kinds[i].has_regex) regfree(&kinds[i].regex);
    kinds[i].has_regex = false;
  }
  if (file == NULL || fclose(file) == 0) return true;
  tool_error("cannot write output file '%s': %s", output_path, strerror(errno));
  return false;
}
