// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading a `tenure.toml` (project.h). Other keys and tables than those in project.h are skipped; of
// their values only strings and brackets are checked.
//
// Source: TOML 1.0.0, toml.io/en/v1.0.0.

#include "project.h"

#include <ctype.h>
#include <errno.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// The maximal size of the file.
#define SETTINGS_SIZE_MAX ((size_t)1 << 20)
/// The depth of brackets in a value.
#define NESTING_MAX 64u

//===-- Lists of schemas ----------------------------------------------------------------------===//

static bool is_listed(const tool_dialects* dialects, const char* real_path) {
  for (size_t i = 0; i < dialects->count; ++i) {
    if (strcmp(dialects->real_paths[i], real_path) == 0) return true;
  }
  return false;
}

/// Grows a list of texts by one.
static bool grow(char*** list, size_t count) {
  char** grown = realloc(*list, (count + 1) * sizeof *grown);
  if (grown != NULL) *list = grown;
  return grown != NULL;
}

bool tool_dialects_add(tool_dialects* dialects, const char* path) {
  char real_path[PATH_MAX];
  // A missing file is reported when it is opened.
  const char* real = realpath(path, real_path) != NULL ? real_path : path;
  if (is_listed(dialects, real)) return true;
  if (!grow(&dialects->paths, dialects->count) || !grow(&dialects->real_paths, dialects->count)) {
    return false;
  }
  char* copy = strdup(path);
  char* real_copy = strdup(real);
  if (copy == NULL || real_copy == NULL) {
    free(copy);
    free(real_copy);
    return false;
  }
  dialects->paths[dialects->count] = copy;
  dialects->real_paths[dialects->count++] = real_copy;
  return true;
}

void tool_dialects_free(tool_dialects* dialects) {
  for (size_t i = 0; i < dialects->count; ++i) {
    free(dialects->paths[i]);
    free(dialects->real_paths[i]);
  }
  free(dialects->paths);
  free(dialects->real_paths);
  *dialects = (tool_dialects){0};
}

//===-- Parsing tenure.toml -------------------------------------------------------------------===//

typedef struct settings_reader {
  const char* path;
  tn_string_view text;
  size_t at;  ///< The offset of the next byte.
  tool_dialects* dialects;
  tool_project_report_fn report;
} settings_reader;

static int peek(const settings_reader* reader) {
  return reader->at < reader->text.size ? (unsigned char)reader->text.data[reader->at] : EOF;
}

static bool take(settings_reader* reader, const char* what) {
  const size_t size = strlen(what);
  const tn_string_view text = reader->text;
  if (text.size - reader->at < size || memcmp(text.data + reader->at, what, size) != 0)
    return false;
  reader->at += size;
  return true;
}

static bool fail(const settings_reader* reader, size_t at, const char* expected) {
  char message[256];
  (void)snprintf(message, sizeof message, "expected %s", expected);
  reader->report(reader->path, reader->text, at, message);
  return false;
}

// Reports an opening bracket without a closing one.
static bool fail_unclosed(const settings_reader* reader, size_t at) {
  return fail(reader, at, reader->text.data[at] == '[' ? "']' after '['" : "'}' after '{'");
}

static void skip_blanks(settings_reader* reader) {
  while (peek(reader) == ' ' || peek(reader) == '\t') ++reader->at;
}

static void skip_line(settings_reader* reader) {
  while (peek(reader) != EOF && peek(reader) != '\n') ++reader->at;
}

static void skip_blank_lines(settings_reader* reader) {
  while (peek(reader) != EOF && (isspace(peek(reader)) || peek(reader) == '#')) {
    if (peek(reader) == '#') {
      skip_line(reader);
    } else {
      ++reader->at;
    }
  }
}

// The character that an escape in a basic string denotes; 0 for one that is not supported.
static char unescape(int character) {
  switch (character) {
    case '"':
      return '"';
    case '\\':
      return '\\';
    case 't':
      return '\t';
    default:
      return 0;
  }
}

// Parses a string of one line to `out`, which has room for `capacity` bytes including the NUL.
static bool read_string(settings_reader* reader, char* out, size_t capacity) {
  const size_t begin = reader->at;
  const int quote = peek(reader);
  size_t size = 0;
  if (quote != '"' && quote != '\'') return fail(reader, begin, "a string");
  if (take(reader, quote == '"' ? "\"\"\"" : "'''")) {
    return fail(reader, begin, "a string of one line; multi-line strings are not supported");
  }
  for (++reader->at; peek(reader) != quote; ++reader->at) {
    int character = peek(reader);
    if (character == EOF || character == '\n') return fail(reader, begin, "a closing quote");
    if (character == '\0') return fail(reader, reader->at, "a path without NUL");
    if (character == '\\' && quote == '"') {
      ++reader->at;
      character = unescape(peek(reader));
      if (character == 0) return fail(reader, reader->at, "one of the escapes \\\", \\\\ and \\t");
    }
    if (size + 1 == capacity) return fail(reader, begin, "a shorter path");
    out[size++] = (char)character;
  }
  out[size] = '\0';
  ++reader->at;
  return size != 0 || fail(reader, begin, "a path");
}

static bool out_of_memory(const settings_reader* reader) {
  reader->report(reader->path, reader->text, reader->at, "out of memory");
  return false;
}

static bool add_matches(settings_reader* reader, size_t at, const char* pattern) {
  glob_t found;
  const int status = glob(pattern, 0, NULL, &found);
  if (status != 0) {
    char message[3 * PATH_MAX];
    (void)snprintf(message, sizeof message,
                   status == GLOB_NOMATCH ? "no file matches '%s'" : "cannot search for '%s'",
                   pattern);
    reader->report(reader->path, reader->text, at, message);
    return false;
  }
  bool done = true;
  for (size_t i = 0; done && i < found.gl_pathc; ++i) {
    done = tool_dialects_add(reader->dialects, found.gl_pathv[i]);
  }
  globfree(&found);
  return done || out_of_memory(reader);
}

// Adds the path `name`, or the paths that it matches, relative to the folder of the settings.
static bool add_name(settings_reader* reader, size_t at, const char* name) {
  char path[2 * PATH_MAX];
  size_t size = 0;
  const bool is_pattern = strpbrk(name, "*?[") != NULL;
  const size_t folder_size = *name == '/' ? 0 : strlen(reader->path) - strlen(TOOL_SETTINGS);
  if (folder_size >= PATH_MAX / 2) return fail(reader, at, "a shorter path");
  for (size_t i = 0; i < folder_size; ++i) {
    if (is_pattern && strchr("*?[\\", reader->path[i]) != NULL) path[size++] = '\\';
    path[size++] = reader->path[i];
  }
  memcpy(path + size, name, strlen(name) + 1);
  if (is_pattern) return add_matches(reader, at, path);
  if (access(path, F_OK) != 0) {
    char message[3 * PATH_MAX];
    (void)snprintf(message, sizeof message, "cannot open '%s': %s", path, strerror(errno));
    reader->report(reader->path, reader->text, at, message);
    return false;
  }
  return tool_dialects_add(reader->dialects, path) || out_of_memory(reader);
}

static bool read_dialect_files(settings_reader* reader) {
  char name[PATH_MAX];
  const size_t begin = reader->at;
  if (!take(reader, "[")) return fail(reader, begin, "'[' before a list of paths");
  for (skip_blank_lines(reader); !take(reader, "]"); skip_blank_lines(reader)) {
    const size_t at = reader->at;
    if (peek(reader) == EOF) return fail_unclosed(reader, begin);
    if (!read_string(reader, name, sizeof name) || !add_name(reader, at, name)) return false;
    skip_blank_lines(reader);
    if (!take(reader, ",") && peek(reader) != ']') return fail(reader, reader->at, "',' or ']'");
  }
  return true;
}

// Skips a string, which may extend over several lines between triple quotes.
static bool skip_string(settings_reader* reader) {
  const size_t begin = reader->at;
  const char quotes[] = {(char)peek(reader), (char)peek(reader), (char)peek(reader), '\0'};
  const bool is_long = take(reader, quotes);
  if (!is_long) ++reader->at;
  while (peek(reader) != EOF && (is_long || peek(reader) != '\n')) {
    if (is_long ? take(reader, quotes) : take(reader, quotes + 2)) {
      // The text may end with one or two quotes.
      while (is_long && take(reader, quotes + 2)) continue;
      return true;
    }
    if (peek(reader) == '\\' && *quotes == '"') ++reader->at;
    if (peek(reader) != EOF) ++reader->at;
  }
  return fail(reader, begin, "a closing quote");
}

// The brackets of a value that are open.
typedef struct open_brackets {
  size_t at[NESTING_MAX];
  size_t depth;
} open_brackets;

static bool skip_opening(settings_reader* reader, open_brackets* open) {
  if (open->depth == NESTING_MAX) return fail(reader, reader->at, "a value with less nesting");
  open->at[open->depth++] = reader->at++;
  return true;
}

static bool skip_closing(settings_reader* reader, open_brackets* open, bool is_empty) {
  if (open->depth == 0) return fail(reader, reader->at, is_empty ? "a value" : "a line break");
  const size_t at = open->at[--open->depth];
  if ((reader->text.data[at] == '[') != (peek(reader) == ']')) return fail_unclosed(reader, at);
  ++reader->at;
  return true;
}

// Skips the value of an unknown key, or the header of a table.
static bool skip_value(settings_reader* reader) {
  open_brackets open = {.depth = 0};
  const size_t begin = reader->at;
  bool is_empty = true;
  bool done = true;
  while (done && peek(reader) != EOF && (open.depth != 0 || strchr("\n#", peek(reader)) == NULL)) {
    const int character = peek(reader);
    if (character == '"' || character == '\'') {
      done = skip_string(reader);
    } else if (character == '#') {
      skip_line(reader);
    } else if (character == '[' || character == '{') {
      done = skip_opening(reader, &open);
    } else if (character == ']' || character == '}') {
      done = skip_closing(reader, &open, is_empty);
    } else {
      ++reader->at;
    }
    is_empty = is_empty && isspace(character);
  }
  if (!done) return false;
  if (open.depth != 0) return fail_unclosed(reader, open.at[open.depth - 1]);
  return !is_empty || fail(reader, begin, "a value");
}

static bool is_key_character(int character) {
  return character != EOF && (isalnum(character) || character == '-' || character == '_');
}

// Skips a key, whose parts may be in quotes.
static bool skip_key(settings_reader* reader) {
  do {
    skip_blanks(reader);
    if (peek(reader) == '"' || peek(reader) == '\'') {
      if (!skip_string(reader)) return false;
    } else if (!is_key_character(peek(reader))) {
      return fail(reader, reader->at, "a key");
    } else {
      while (is_key_character(peek(reader))) ++reader->at;
    }
    skip_blanks(reader);
  } while (take(reader, "."));
  return true;
}

// Parses `key = value`. Keys in a table are ignored.
static bool read_pair(settings_reader* reader, bool is_in_table, bool* is_given) {
  const size_t begin = reader->at;
  if (!skip_key(reader)) return false;
  size_t size = reader->at - begin;
  const char* key = reader->text.data + begin;
  while (isspace((unsigned char)key[size - 1])) --size;
  if (!take(reader, "=")) return fail(reader, reader->at, "'=' after a key");
  skip_blanks(reader);
  static const char dialect_files[] = "dialect-files";
  if (size > 2 && (*key == '"' || *key == '\'') && key[size - 1] == *key) {
    ++key;
    size -= 2;
  }
  if (is_in_table || size != sizeof dialect_files - 1 || memcmp(key, dialect_files, size) != 0) {
    return skip_value(reader);
  }
  if (*is_given) return fail(reader, begin, "'dialect-files' only once");
  *is_given = true;
  if (!read_dialect_files(reader)) return false;
  skip_blanks(reader);
  if (peek(reader) == '#') skip_line(reader);
  if (peek(reader) == '\r') ++reader->at;
  return peek(reader) == EOF || peek(reader) == '\n' || fail(reader, reader->at, "a line break");
}

static bool read_settings(settings_reader* reader) {
  bool is_in_table = false;
  bool is_given = false;
  (void)take(reader, "\xef\xbb\xbf");  // A byte order mark.
  for (skip_blank_lines(reader); peek(reader) != EOF; skip_blank_lines(reader)) {
    if (peek(reader) == '[') {
      is_in_table = true;
      if (!skip_value(reader)) return false;
    } else if (!read_pair(reader, is_in_table, &is_given)) {
      return false;
    }
  }
  return true;
}

bool tool_project_parse(const char* settings, tn_string_view text, tool_project_report_fn report,
                        tool_dialects* dialects) {
  settings_reader reader = {.path = settings, .text = text, .dialects = dialects, .report = report};
  return read_settings(&reader);
}

// Reads a file to `text`, which has room for SETTINGS_SIZE_MAX + 1 bytes. Returns an error message
// or NULL.
static const char* read_file(const char* path, char* text, size_t* out_size) {
  FILE* file = fopen(path, "rbe");
  if (file == NULL) return strerror(errno);
  *out_size = fread(text, 1, SETTINGS_SIZE_MAX + 1, file);
  const char* problem = ferror(file) ? strerror(errno) : NULL;
  (void)fclose(file);
  return *out_size > SETTINGS_SIZE_MAX ? "the file is larger than 1 MiB" : problem;
}

bool tool_project_read(const char* settings, tool_project_report_fn report,
                       tool_dialects* dialects) {
  size_t size = 0;
  char* text = malloc(SETTINGS_SIZE_MAX + 1);
  const char* problem = text == NULL ? "out of memory" : read_file(settings, text, &size);
  if (problem != NULL) report(settings, (tn_string_view){0}, 0, problem);
  const bool done = problem == NULL &&
                    tool_project_parse(settings, (tn_string_view){text, size}, report, dialects);
  free(text);
  return done;
}

//===-- Finding the settings ------------------------------------------------------------------===//

static bool is_regular_file(const char* path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

bool tool_project_find(const char* path, char out_settings[PATH_MAX]) {
  char folder[PATH_MAX];
  *out_settings = '\0';
  if (realpath(path, folder) == NULL && getcwd(folder, sizeof folder) == NULL) return false;
  for (;;) {
    const int size = snprintf(out_settings, PATH_MAX, "%s/" TOOL_SETTINGS, folder);
    if (size > 0 && size < PATH_MAX && is_regular_file(out_settings)) return true;
    char* slash = strrchr(folder, '/');
    if (slash == NULL) break;
    *slash = '\0';
  }
  *out_settings = '\0';
  return false;
}
