// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quick fixes for errors that imply a fix: inserts an expected token, restores an earlier type, or
// replaces an unknown name by the most similar one.
//
// A fix is tried: the part is parsed with it, and the error must disappear. Fixes in parts that are
// too large for that only depend on the message.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

/// The maximal size in bytes of a part for which a fix is tried.
#define TRIED_SIZE_MAX ((size_t)1 << 20)
/// The maximal size in bytes of names that are compared.
#define NAME_SIZE_MAX 64

/// A replacement of a range.
typedef struct change {
  size_t start;
  size_t end;
  lsp_writer text;
} change;

//===-- Trying --------------------------------------------------------------------------------===//

typedef struct expected_message {
  const char* words;
  size_t start;
  const lsp_part* part;
  bool is_found;
} expected_message;

static void look_for(void* user_data, const lsp_message* message) {
  expected_message* self = user_data;
  size_t start = 0;
  size_t end = 0;
  if (!lsp_message_bytes(self->part, message, &start, &end)) return;
  self->is_found |= start == self->start && strcmp(message->words, self->words) == 0;
}

static bool is_there(const lsp_part* part, const char* words, size_t start) {
  expected_message message = {words, start, part, false};
  lsp_part_messages(part, look_for, &message);
  return message.is_found;
}

typedef struct wrong_still {
  const lsp_part* part;
  const char* words;
  size_t before;  ///< No error may be before it,
  size_t until;   ///< nor may the same error be at it or before this.
  bool is_found;
} wrong_still;

static void look_before(void* user_data, const lsp_message* message) {
  wrong_still* self = user_data;
  size_t start = 0;
  size_t end = 0;
  if (message->severity != TN_SEVERITY_ERROR) return;
  const bool has_place = lsp_message_bytes(self->part, message, &start, &end);
  self->is_found |= !has_place || start < self->before ||
                    (start <= self->until && strcmp(message->words, self->words) == 0);
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/// Parses the part with a change.
static lsp_part open_tried(const lsp_part* part, const change* fix) {
  lsp_part tried;
  lsp_part_open(&tried, part->dialects, part->path, 0, lsp_text_view(&part->text));
  lsp_part_replace(&tried, fix->start, fix->end, fix->text.data, fix->text.size);
  lsp_part_parse(&tried);
  return tried;
}

/// Returns true if a change fixes the error at a byte and causes no error before it. There may be
/// errors after it.
static bool helps(const lsp_part* part, const change* fix, const char* words, size_t wrong) {
  if (part->text.size > TRIED_SIZE_MAX) return true;
  lsp_part tried = open_tried(part, fix);
  const size_t moved = wrong + fix->text.size - (fix->end - fix->start);
  wrong_still still = {&tried, words, least(least(wrong, moved), fix->start),
                       wrong > moved ? wrong : moved, false};
  lsp_part_messages(&tried, look_before, &still);
  lsp_part_free(&tried);
  return !still.is_found;
}

//===-- Names ---------------------------------------------------------------------------------===//

static bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && strchr("_$.-", c) != NULL);
}

/// Returns the number of insertions, deletions, changes and transpositions.
static size_t distance(tn_string_view a, tn_string_view b) {
  size_t rows[3][NAME_SIZE_MAX + 1];
  size_t* before = rows[0];
  size_t* above = rows[1];
  size_t* row = rows[2];
  for (size_t k = 0; k <= b.size; ++k) above[k] = before[k] = k;
  for (size_t i = 1; i <= a.size; ++i) {
    row[0] = i;
    for (size_t k = 1; k <= b.size; ++k) {
      const bool same = a.data[i - 1] == b.data[k - 1];
      row[k] = least(least(above[k], row[k - 1]) + 1, above[k - 1] + !same);
      if (i > 1 && k > 1 && a.data[i - 1] == b.data[k - 2] && a.data[i - 2] == b.data[k - 1]) {
        row[k] = least(row[k], before[k - 2] + 1);
      }
    }
    size_t* free_row = before;
    before = above;
    above = row;
    row = free_row;
  }
  return above[b.size];
}

/// The most similar name; NULL if none is similar.
typedef struct nearest {
  tn_string_view name;
  char* found;
  size_t distance;
} nearest;

static void consider(nearest* self, tn_string_view other) {
  const size_t most = self->name.size / 3 + 1;
  if (self->name.size > NAME_SIZE_MAX || other.size > NAME_SIZE_MAX || other.size == 0) return;
  const size_t own = distance(self->name, other);
  if (own == 0 || own > most || (self->found != NULL && own >= self->distance)) return;
  free(self->found);
  self->found = lsp_allocate(other.size + 1);
  memcpy(self->found, other.data, other.size);
  self->distance = own;
}

/// Considers the completions at a name.
static void consider_completions(nearest* self, const lsp_document* document, const lsp_part* part,
                                 const change* name, char sigil) {
  if (part->text.size > TRIED_SIZE_MAX) return;
  lsp_part tried = open_tried(part, name);
  lsp_document without = *document;
  without.parts = &tried;
  without.part_count = 1;
  const lsp_position position = lsp_text_position(&tried.text, name->start);
  json_t* parameters = json_pack("{s:o}", "position", lsp_json_position(position));
  json_t* answer = lsp_completion(&without, parameters);
  size_t index = 0;
  const json_t* item = NULL;
  json_array_foreach(json_object_get(answer, "items"), index, item) {
    tn_string_view label = tn_string_view_from(json_string_value(json_object_get(item, "label")));
    if (label.size != 0 && *label.data == sigil) ++label.data, --label.size;
    consider(self, label);
  }
  json_decref(answer);
  json_decref(parameters);
  lsp_part_free(&tried);
}

/// Considers the labels of blocks in the op that contains a byte; they may come later.
static void consider_labels(nearest* self, const lsp_part* part, size_t offset) {
  const lsp_piece* piece = &part->pieces[lsp_part_piece(part, offset)];
  const char* p = part->text.data + piece->start;
  const char* end = p + piece->size;
  for (; (p = memchr(p, '^', (size_t)(end - p))) != NULL; ++p) {
    size_t size = 1;
    while (p + size < end && is_in_name(p[size])) ++size;
    if (p + 1 != part->text.data + offset) consider(self, (tn_string_view){p + 1, size - 1});
  }
}

/// Considers the aliases of one kind, whose definitions are at the start of lines.
static void consider_aliases(nearest* self, const lsp_part* part, char sigil) {
  const lsp_text* text = &part->text;
  for (size_t i = 0; i < text->line_count; ++i) {
    const char* p = text->data + text->lines[i];
    const char* end = text->data + text->size;
    if (p == end || *p != sigil) continue;
    size_t size = 1;
    while (p + size < end && is_in_name(p[size])) ++size;
    consider(self, (tn_string_view){p + 1, size - 1});
  }
}

/// Considers the symbols in the same table as the op at a byte.
static void consider_symbols(nearest* self, lsp_part* part, size_t offset) {
  lsp_target target;
  if (!lsp_part_find(part, offset, &target)) return;
  tn_op table = target.place.at.op;
  while (table.slot != 0 &&
         !tn_operation_name_has_trait(tn_op_operation_name(table), TN_TRAIT_SYMBOL_TABLE)) {
    table = tn_op_parent(table);
  }
  if (table.slot == 0 || tn_op_region_count(table) == 0) return;
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(table, 0)));
  for (; op.slot != 0; op = tn_op_next(op)) consider(self, tn_symbol_name(op));
}

/// Considers the words of a list in brackets.
static void consider_list(nearest* self, const char* list) {
  while (*list != '\0' && *list != ']') {
    const size_t size = strcspn(list, ", ]");
    consider(self, (tn_string_view){list, size});
    list += size;
    list += strspn(list, ", ");
  }
}

//===-- Fixes of errors -----------------------------------------------------------------------===//

static bool begins(const char* words, const char* start) {
  return strncmp(words, start, strlen(start)) == 0;
}

/// Returns the text in quotes after `start`; empty if there is none.
static tn_string_view quoted(const char* words, const char* start) {
  const char* from = strstr(words, start);
  if (from == NULL || *(from += strlen(start)) != '\'') return (tn_string_view){"", 0};
  const char* end = strchr(from + 1, '\'');
  // The quoted text may itself be a quote.
  if (end == NULL) return (tn_string_view){"", 0};
  return (tn_string_view){from + 1, (size_t)(end - from - 1)};
}

/// Inserts a missing token after the previous one.
static bool insert_expected(const lsp_part* part, const char* words, size_t wrong, change* out) {
  const tn_string_view token = quoted(words, "expected ");
  const size_t behind = strlen("expected ''") + token.size;
  if (!begins(words, "expected '") || token.size == 0 || strlen(words) < behind ||
      (words[behind] != '\0' && !begins(words + behind, " in "))) {
    return false;
  }
  const char* data = part->text.data;
  size_t at = wrong;
  while (at != 0 && strchr(" \t\r\n", data[at - 1]) != NULL) --at;
  const bool is_closing = strchr(")]}>,", *token.data) != NULL;
  out->start = out->end = at;
  if (!is_closing) lsp_write_text(&out->text, " ");
  lsp_write_view(&out->text, token);
  if (strchr(" \t\r\n", data[at]) == NULL) lsp_write_text(&out->text, " ");
  return true;
}

/// Restores the previous type of a value: searches the new type after it, up to the end of the
/// line.
static bool change_type(const lsp_part* part, const char* words, size_t wrong, change* out) {
  const tn_string_view type = quoted(words, "than prior uses: ");
  const char* versus = strstr(words, "' vs '");
  const tn_string_view prior = quoted(versus == NULL ? "" : versus, "' vs ");
  if (type.size == 0 || prior.size == 0) return false;
  const char* from = part->text.data + wrong;
  const char* end = memchr(from, '\n', part->text.size - wrong);
  if (end == NULL) end = part->text.data + part->text.size;
  const char* found = memmem(from, (size_t)(end - from), type.data, type.size);
  if (found == NULL) return false;
  out->start = (size_t)(found - part->text.data);
  out->end = out->start + type.size;
  lsp_write_view(&out->text, prior);
  return true;
}

/// Changes the count in `%a:2` to the number of results.
static bool change_count(const lsp_part* part, const char* words, size_t wrong, change* out) {
  static const char start[] = "operation defines ";
  if (!begins(words, start)) return false;
  const size_t count = strtoul(words + sizeof start - 1, NULL, 10);
  const char* p = part->text.data + wrong;
  while (*p != '\n' && *p != ':' && *p != '=' && *p != ',' && *p != ' ') ++p;
  const char* end = p;
  if (*p == ':') end += 1 + strspn(p + 1, "0123456789");
  if (count == 0 || *end == ',') return false;
  out->start = (size_t)(p - part->text.data);
  out->end = (size_t)(end - part->text.data);
  if (count > 1) {
    lsp_write_text(&out->text, ":");
    lsp_write_number(&out->text, count);
  }
  return true;
}

/// Finds the bytes of the wrong name: after a sigil, or the unknown part of an op's name.
static bool find_name(const lsp_part* part, const char* words, size_t wrong, size_t end,
                      size_t* out_start, size_t* out_end, char* out_sigil) {
  const char* data = part->text.data;
  *out_start = wrong;
  *out_end = end;
  *out_sigil = '\0';
  if (begins(words, "custom op '")) {
    const char* dot = memchr(data + wrong, '.', end - wrong);
    if (dot != NULL) *out_start = (size_t)(dot + 1 - data);
  } else if (begins(words, "Dialect `")) {
    const char* dot = memchr(data + wrong, '.', end - wrong);
    if (dot != NULL) *out_end = (size_t)(dot - data);
  } else if (begins(words, "undefined symbol alias id ")) {
    // This error is reported after the name.
    const tn_string_view name = quoted(words, "undefined symbol alias id ");
    const char* found = wrong < name.size ? NULL : data + wrong - name.size;
    while (found > data && memcmp(found, name.data, name.size) != 0) --found;
    if (name.size == 0 || found <= data) return false;
    *out_sigil = found[-1];
    *out_start = (size_t)(found - data);
    *out_end = *out_start + name.size;
  } else if (begins(words, "use of undeclared SSA value") ||
             begins(words, "reference to an undefined block")) {
    *out_sigil = data[wrong];
    ++*out_start;
  } else {
    return false;
  }
  return *out_start < *out_end;
}

static bool use_nearest(const lsp_document* document, lsp_part* part, const char* words,
                        size_t wrong, size_t end, change* out) {
  nearest near = {0};
  char sigil = '\0';
  const char* list = strstr(words, "one of the following enum values");
  const char* missing = strstr(words, "' does not reference a valid function");
  out->start = wrong;
  out->end = end;
  if (list != NULL) {
    near.name = (tn_string_view){part->text.data + wrong, end - wrong};
    const char* bracket = strchr(list, '[');
    if (bracket != NULL) consider_list(&near, bracket + 1);
  } else if (missing != NULL) {
    near.name = quoted(words, " op ");
    lsp_writer spelled = {0};
    lsp_write_text(&spelled, "@");
    lsp_write_view(&spelled, near.name);
    const char* from = part->text.data + wrong;
    const char* found = memmem(from, part->text.size - wrong, spelled.data, spelled.size);
    free(spelled.data);
    if (found == NULL) return false;
    out->start = (size_t)(found + 1 - part->text.data);
    out->end = out->start + near.name.size;
    consider_symbols(&near, part, wrong);
  } else if (find_name(part, words, wrong, end, &out->start, &out->end, &sigil)) {
    near.name = (tn_string_view){part->text.data + out->start, out->end - out->start};
    if (sigil == '#' || sigil == '!') {
      consider_aliases(&near, part, sigil);
    } else {
      consider_completions(&near, document, part, out, sigil);
    }
    if (sigil == '^') consider_labels(&near, part, out->start);
  }
  if (near.found == NULL) return false;
  lsp_write_text(&out->text, near.found);
  free(near.found);
  return true;
}

//===-- The answer ----------------------------------------------------------------------------===//

static json_t* action(const lsp_part* part, const char* uri, const json_t* diagnostic,
                      const change* fix) {
  lsp_writer title = {0};
  size_t from = 0;
  while (from < fix->text.size && fix->text.data[from] == ' ') ++from;
  size_t to = fix->text.size;
  while (to > from && fix->text.data[to - 1] == ' ') --to;
  lsp_write_text(&title, fix->start == fix->end ? "Insert '"
                         : from == to           ? "Remove '"
                                                : "Change to '");
  if (from == to) {
    lsp_write_view(&title, (tn_string_view){part->text.data + fix->start, fix->end - fix->start});
  } else {
    lsp_write_view(&title, (tn_string_view){fix->text.data + from, to - from});
  }
  lsp_write_text(&title, "'");
  json_t* edits =
      json_pack("[{s:o, s:o}]", "newText", lsp_json_string(fix->text.data, fix->text.size), "range",
                lsp_part_range(part, fix->start, fix->end));
  json_t* changes = json_object();
  json_object_set_new(changes, uri, edits);
  return json_pack("{s:[o], s:{s:o}, s:b, s:s, s:o}", "diagnostics", json_deep_copy(diagnostic),
                   "edit", "changes", changes, "isPreferred", 1, "kind", "quickfix", "title",
                   lsp_writer_finish(&title));
}

json_t* lsp_fix(const lsp_document* document, const char* uri, const json_t* diagnostic) {
  const char* words = json_string_value(json_object_get(diagnostic, "message"));
  const json_t* range = json_object_get(diagnostic, "range");
  lsp_position position = lsp_position_from(json_object_get(range, "start"));
  lsp_part* part = lsp_document_part(document, position.line);
  size_t wrong = 0;
  position.line -= part->line;
  // The client's error may refer to an older text.
  if (words == NULL || !lsp_text_offset(&part->text, position, &wrong) ||
      wrong >= part->text.size || !is_there(part, words, wrong)) {
    return NULL;
  }
  position = lsp_position_from(json_object_get(range, "end"));
  position.line -= part->line;
  size_t end = lsp_text_nearest(&part->text, position);
  if (end < wrong) end = wrong;
  change fix = {0};
  const bool is_found = insert_expected(part, words, wrong, &fix) ||
                        change_type(part, words, wrong, &fix) ||
                        change_count(part, words, wrong, &fix) ||
                        use_nearest(document, part, words, wrong, end, &fix);
  json_t* self =
      is_found && helps(part, &fix, words, wrong) ? action(part, uri, diagnostic, &fix) : NULL;
  free(fix.text.data);
  return self;
}
