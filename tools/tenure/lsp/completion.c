// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/completion: what the parser accepts at a place, as items. Parses the op that is a
// piece of the part, or else the part, again up to the place.

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect.h>

#include "lsp.h"

enum { KIND_FIELD = 5, KIND_VARIABLE = 6, KIND_MODULE = 9, KIND_KEYWORD = 14 };

typedef struct completion {
  json_t* items;
  const lsp_dialects* dialects;
  char before;  ///< The character before the place.
} completion;

//===-- Items ---------------------------------------------------------------------------------===//

/// Adds an item; omits fields that are NULL or empty.
static void add(completion* self, const char* prefix, tn_string_view name, int kind,
                const char* sort_text, const char* detail, const char* insert_text) {
  lsp_writer label = {0};
  lsp_write_text(&label, prefix);
  lsp_write_view(&label, name);
  json_t* item = json_pack("{s:o, s:i, s:i}", "label", lsp_writer_finish(&label), "kind", kind,
                           "insertTextFormat", 1);
  if (sort_text != NULL) json_object_set_new(item, "sortText", json_string(sort_text));
  if (insert_text != NULL) json_object_set_new(item, "insertText", json_string(insert_text));
  if (*detail != '\0') {
    json_object_set_new(item, "detail", lsp_json_string(detail, strlen(detail)));
  }
  json_array_append_new(self->items, item);
}

static void add_words(completion* self, const char* const* words, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    add(self, "", tn_string_view_from(words[i]), KIND_FIELD, "1", "", NULL);
  }
}

/// Adds a name, without its sigil if that is already there.
static void add_name(completion* self, const char* label, int kind, const char* detail) {
  add(self, "", tn_string_view_from(label), kind, NULL, detail,
      self->before == *label ? label + 1 : NULL);
}

static void add_alias(completion* self, const char* prefix, const tn_text_suggestion* alias) {
  lsp_writer detail = {0};
  lsp_write_text(&detail, "alias: ");
  lsp_write_text(&detail, alias->detail);
  detail.data[detail.size] = '\0';
  add(self, prefix, tn_string_view_from(alias->label), KIND_FIELD, "2", detail.data, NULL);
  free(detail.data);
}

//===-- Dialects and their ops ----------------------------------------------------------------===//

/// Returns the text after the first `word` of a text, up to a character of `stop`; empty if there
/// is none.
static tn_string_view word_behind(tn_string_view text, const char* word, const char* stop) {
  const size_t size = strlen(word);
  const char* found = text.size == 0 ? NULL : memmem(text.data, text.size, word, size);
  if (found == NULL) return (tn_string_view){NULL, 0};
  const char* name = found + size;
  const char* end = name;
  while (end < text.data + text.size && strchr(stop, *end) == NULL) ++end;
  return (tn_string_view){name, (size_t)(end - name)};
}

static void add_op(completion* self, tn_string_view name) {
  add(self, "", name, KIND_FIELD, "1", "operation", NULL);
}

/// Returns the name in `"!name"` or `"#name"`, the symbols of types and attributes that share a
/// name with an op.
static tn_string_view without_mark(tn_string_view symbol) {
  if (symbol.size < 3 || *symbol.data != '"') return symbol;
  return (tn_string_view){symbol.data + 2, symbol.size - 3};
}

/// Calls `take` with the names after `start` in a schema. An attribute has names with dots.
static void names_in(tn_string_view schema, const char* start, completion* self,
                     void (*take)(completion* self, tn_string_view name)) {
  const char* end = schema.data + schema.size;
  tn_string_view symbol = word_behind(schema, start, " \t\n{");
  while (symbol.size != 0) {
    const char* behind = symbol.data + symbol.size;
    const tn_string_view rest = {behind, (size_t)(end - behind)};
    const tn_string_view next = word_behind(rest, start, " \t\n{");
    const tn_string_view op = {behind, next.size != 0 ? (size_t)(next.data - behind) : rest.size};
    const char* body = op.size == 0 ? NULL : memchr(behind, '%', op.size);
    const tn_string_view head = {behind, body == NULL ? op.size : (size_t)(body - behind)};
    const tn_string_view name = lsp_schema_name(head);
    take(self, name.size != 0 ? name : without_mark(symbol));
    symbol = next;
  }
}

/// Calls `take` with the names in the schema of a shipped dialect.
static void names_of(completion* self, const char* dialect, const char* start,
                     void (*take)(completion* self, tn_string_view name)) {
  const tn_string_view wanted = tn_string_view_from(dialect);
  for (size_t i = 0; i < tn_dialect_shipped_count() && !self->dialects->none; ++i) {
    const tn_string_view name = tn_dialect_shipped_name(i);
    if (name.size != wanted.size || memcmp(name.data, wanted.data, name.size) != 0) continue;
    lsp_writer schema = {0};
    if (tn_dialect_shipped_print(i, lsp_write, &schema) == TN_OK) {
      names_in((tn_string_view){schema.data, schema.size}, start, self, take);
    }
    free(schema.data);
  }
}

static void add_ops(completion* self, const char* dialect) {
  if (strcmp(dialect, "builtin") == 0) {
    add_op(self, tn_string_view_from("module"));
    add_op(self, tn_string_view_from("unrealized_conversion_cast"));
  }
  names_of(self, dialect, "irdl.operation @", add_op);
}

static void add_word(completion* self, tn_string_view name) {
  add(self, "", name, KIND_KEYWORD, "0", "", NULL);
}

static void add_dialect(completion* self, const char* prefix, tn_string_view name) {
  add(self, prefix, name, KIND_MODULE, "3", "dialect", NULL);
}

static bool is_after(tn_string_view name, tn_string_view other) {
  const size_t size = name.size < other.size ? name.size : other.size;
  return memcmp(name.data, other.data, size) > 0;
}

/// Adds the dialects in alphabetical order; builtin has no schema.
static void add_dialects(completion* self, const char* prefix) {
  bool has_builtin = false;
  const tn_string_view builtin = tn_string_view_from("builtin");
  for (size_t i = 0; i < tn_dialect_shipped_count() && !self->dialects->none; ++i) {
    const tn_string_view name = tn_dialect_shipped_name(i);
    if (!has_builtin && is_after(name, builtin)) {
      has_builtin = true;
      add_dialect(self, prefix, builtin);
    }
    add_dialect(self, prefix, name);
  }
  if (!has_builtin) add_dialect(self, prefix, builtin);
}

//===-- The parser's suggestions --------------------------------------------------------------===//

static void add_types(completion* self) {
  static const char* const words[] = {"memref", "tensor", "complex", "tuple", "vector",
                                      "bf16",   "f16",    "f32",     "f64",   "f80",
                                      "f128",   "index",  "none"};
  static const char* const integers[] = {"i", "si", "ui"};
  add_words(self, words, sizeof words / sizeof *words);
  for (size_t i = 0; i < sizeof integers / sizeof *integers; ++i) {
    char label[8];
    (void)snprintf(label, sizeof label, "%s<N>", integers[i]);
    add(self, "", tn_string_view_from(label), KIND_FIELD, "1", "", integers[i]);
  }
  add_dialects(self, "!");
}

static void add_attributes(completion* self) {
  static const char* const words[] = {"affine_set",     "affine_map", "dense",
                                      "dense_resource", "false",      "loc",
                                      "sparse",         "true",       "unit"};
  add_words(self, words, sizeof words / sizeof *words);
  add_dialects(self, "#");
}

static void add_suggestion(completion* self, const tn_text_suggestion* one, bool with_sigil) {
  switch (one->kind) {
    case TN_SUGGEST_DIALECT:
    case TN_SUGGEST_TYPE_NAME:
    case TN_SUGGEST_ATTRIBUTE_NAME:
      add_dialects(self, "");
      break;
    case TN_SUGGEST_OP:
      add_ops(self, one->label);
      break;
    case TN_SUGGEST_TYPE_OF:
      names_of(self, one->label, "irdl.type @", add_word);
      break;
    case TN_SUGGEST_ATTRIBUTE_OF:
      names_of(self, one->label, "irdl.attribute @", add_word);
      break;
    case TN_SUGGEST_VALUE:
      add_name(self, one->label, KIND_VARIABLE, one->detail);
      break;
    case TN_SUGGEST_BLOCK:
      add_name(self, one->label, KIND_FIELD, "");
      break;
    case TN_SUGGEST_TYPE:
      add_types(self);
      break;
    case TN_SUGGEST_ATTRIBUTE:
      add_attributes(self);
      break;
    case TN_SUGGEST_TYPE_ALIAS:
      add_alias(self, with_sigil ? "!" : "", one);
      break;
    case TN_SUGGEST_ATTRIBUTE_ALIAS:
      add_alias(self, with_sigil ? "#" : "", one);
      break;
    case TN_SUGGEST_WORD:
    case TN_SUGGEST_OPTIONAL_WORD:
      add(self, "", tn_string_view_from(one->label), KIND_KEYWORD, "0",
          one->kind == TN_SUGGEST_WORD ? "" : "optional", NULL);
      break;
  }
}

static void add_all(completion* self, const tn_text_suggestions* all) {
  bool with_sigil = false;
  for (size_t i = 0; i < all->count; ++i) {
    const tn_text_suggestion_kind kind = all->items[i].kind;
    with_sigil |= kind == TN_SUGGEST_TYPE || kind == TN_SUGGEST_ATTRIBUTE;
    add_suggestion(self, &all->items[i], with_sigil);
  }
}

/// Errors in an incomplete text are not reported.
static bool ignore(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  (void)user_data;
  return true;
}

/// Parses a text with `options` in a context with a diagnostic handler.
static void read_in(tn_context* context, tn_string_view text,
                    const tn_text_parse_options* options) {
  tn_diagnostic_handler_id id;
  tn_op op;
  if (tn_diagnostic_handler_attach(context, ignore, NULL, NULL, &id) != TN_OK) return;
  (void)!tn_text_parse(tn_context_root_scope(context), text, options, &op);
  tn_diagnostic_handler_detach(context, id);
}

static void suggest_in_part(completion* self, const lsp_part* part, size_t offset) {
  tn_context* context = NULL;
  tn_text_suggestions found = {.offset = offset};
  const tn_text_parse_options options = {.suggestions = &found, .skip_verify = true};
  if (!lsp_context_create(part->dialects, &context)) return;
  read_in(context, (tn_string_view){part->text.data, part->text.size}, &options);
  add_all(self, &found);
  tn_text_suggestions_clear(&found);
  tn_context_destroy(context);
}

/// Adds the aliases of one kind before a place.
static void add_outer_aliases(completion* self, const lsp_part* part, size_t offset,
                              tn_text_place_kind kind, bool with_sigil) {
  for (size_t i = 0; i < part->alias_count; ++i) {
    const lsp_place place = lsp_part_place(part, part->aliases[i].piece, part->aliases[i].index);
    if (place.at.kind != kind || place.at.start >= offset) continue;
    lsp_writer label = {0};
    lsp_writer detail = {0};
    const tn_string_view name = lsp_part_spelling(part, &place);
    lsp_write_view(&label, (tn_string_view){name.data + 1, name.size - 1});
    label.data[label.size] = '\0';
    (void)!(kind == TN_TEXT_TYPE_ALIAS
                ? tn_type_print(place.at.type, lsp_write, &detail)
                : tn_attribute_print(place.at.attribute, lsp_write, &detail));
    lsp_write_text(&detail, "");
    detail.data[detail.size] = '\0';
    const tn_text_suggestion one = {.label = label.data, .detail = detail.data};
    add_alias(self, !with_sigil ? "" : kind == TN_TEXT_TYPE_ALIAS ? "!" : "#", &one);
    free(label.data);
    free(detail.data);
  }
}

/// Adds suggestions of the op that begins at `start`.
static void suggest_in_op(completion* self, const lsp_part* part, size_t start, size_t offset) {
  const char* place = part->text.data + offset;
  const char* end = part->text.data + part->text.size;
  // The parser copies the text, and only needs the rest of the line.
  const char* line_end =
      offset == part->text.size ? NULL : memchr(place, '\n', (size_t)(end - place));
  if (line_end != NULL) end = line_end + 1;
  const char* from = part->text.data + start;
  lsp_alias_finder finder = {part, start};
  tn_text_excerpt excerpt = {.find_alias = lsp_find_alias, .user_data = &finder};
  tn_text_suggestions found = {.offset = offset - start};
  const tn_text_parse_options options = {
      .suggestions = &found, .skip_verify = true, .excerpt = &excerpt};
  read_in(part->context, (tn_string_view){from, (size_t)(end - from)}, &options);
  add_all(self, &found);
  for (size_t i = 0; i < found.count; ++i) {
    const tn_text_suggestion_kind kind = found.items[i].kind;
    if (kind == TN_SUGGEST_TYPE || kind == TN_SUGGEST_TYPE_NAME) {
      add_outer_aliases(self, part, start, TN_TEXT_TYPE_ALIAS, kind == TN_SUGGEST_TYPE);
    } else if (kind == TN_SUGGEST_ATTRIBUTE || kind == TN_SUGGEST_ATTRIBUTE_NAME) {
      add_outer_aliases(self, part, start, TN_TEXT_ATTRIBUTE_ALIAS, kind == TN_SUGGEST_ATTRIBUTE);
    }
  }
  tn_text_suggestions_clear(&found);
}

json_t* lsp_completion(const lsp_document* document, const json_t* parameters) {
  completion self = {.items = json_array(), .dialects = document->dialects};
  lsp_part* part = NULL;
  size_t offset = 0;
  if (lsp_document_at(document, parameters, &part, &offset)) {
    self.before = offset == 0 ? '\0' : part->text.data[offset - 1];
    const lsp_piece* piece = &part->pieces[lsp_part_piece(part, offset)];
    const bool is_op = piece->op.slot != 0;
    const size_t start = piece->start + (size_t)(is_op || !piece->is_broken ? 0 : piece->typed);
    if (offset > start && (is_op || piece->is_broken)) {
      suggest_in_op(&self, part, start, offset);
    } else {
      suggest_in_part(&self, part, offset);
    }
  }
  return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", self.items);
}
