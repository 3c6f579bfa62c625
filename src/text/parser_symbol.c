// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Aliases, and types and attributes of dialects that are not loaded, which are stored as text.
//
// The body of such a type is any text with balanced brackets and strings. Aliases of the file in it
// are replaced by their values (opaque_text.h). Source: LangRef, "Dialect Types", "Dialect
// Attribute Values".

#include <ctype.h>
#include <string.h>

#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "text/opaque_blanks.h"
#include "text/syntax.h"

//===-- Tables of aliases ---------------------------------------------------------------------===//

const tn_storage* tn_alias_table__value(const tn_alias_table* table, uint32_t alias) {
  if (alias >= table->values.count) return NULL;
  return ((const tn_storage* const*)table->values.items)[alias];
}

const tn_storage* tn_parser__outer_alias(const tn_parser* parser, tn_string_view name,
                                         bool behind) {
  const tn_text_excerpt* excerpt = parser->excerpt;
  tn_attribute attribute = {0};
  tn_type type = {0};
  if (TN_LIKELY(excerpt == NULL) || excerpt->find_alias == NULL) return NULL;
  if (!excerpt->find_alias(excerpt->user_data, name, behind, &attribute, &type)) return NULL;
  return attribute.storage != NULL ? attribute.storage : type.storage;
}

/// `name` is without its sigil.
static const tn_storage* find_alias(const tn_parser* parser, const tn_alias_table* table,
                                    tn_string_view name) {
  uint32_t alias = 0;
  const tn_storage* value = NULL;
  if (tn_name_table__find(&table->names, name, &alias)) value = tn_alias_table__value(table, alias);
  if (TN_LIKELY(value != NULL)) return value;
  return tn_parser__outer_alias(parser, (tn_string_view){name.data - 1, name.size + 1}, false);
}

static tn_status define_alias(tn_parser* parser, tn_alias_table* table, tn_string_view name,
                              const tn_storage* value) {
  uint32_t alias = 0;
  if (tn_name_table__intern(&table->names, &parser->context->allocator, name, &alias) != TN_OK) {
    return tn_context__out_of_memory(parser->context);
  }
  const tn_storage* const nothing = NULL;
  while (table->values.count <= alias) {
    TN_TRY(tn_parser__push(parser, &table->values, &nothing, sizeof nothing));
  }
  ((const tn_storage**)table->values.items)[alias] = value;
  TN_TRY(tn_parser__note_alias(parser, name.data - 1, name.data + name.size, value));
  tn_parser__forget_verbatim_names(parser);
  return TN_OK;
}

/// Parses the name of the alias to be defined; the parser is after the equals sign then.
static tn_status definition_name(tn_parser* parser, const tn_alias_table* table, const char* kind,
                                 tn_string_view* out_name) {
  if (tn_parser__suggests(parser)) return tn_parser__suggest_op(parser, parser->token.start);
  const tn_string_view spelling = tn_token__spelling(&parser->token);
  *out_name = (tn_string_view){spelling.data + 1, spelling.size - 1};
  if (find_alias(parser, table, *out_name) != NULL) {
    return tn_parser__error(parser, "redefinition of %s alias id '%.*s'", kind, (int)out_name->size,
                            out_name->data);
  }
  if (memchr(out_name->data, '.', out_name->size) != NULL) {
    return tn_parser__error(parser, "%s names with a '.' are reserved for dialect-defined names",
                            kind);
  }
  tn_parser__advance(parser);
  if (tn_parser__consume_if(parser, TN_TOKEN_EQUAL)) return TN_OK;
  return tn_parser__wrong_token(parser, "expected '=' in %s alias definition", kind);
}

tn_status tn_parser__attribute_alias_definition(tn_parser* parser) {
  tn_string_view name;
  TN_TRY(definition_name(parser, &parser->attribute_aliases, "attribute", &name));
  tn_attribute value;
  TN_TRY(tn_parser__attribute(parser, (tn_type){0}, &value));
  return define_alias(parser, &parser->attribute_aliases, name, value.storage);
}

tn_status tn_parser__type_alias_definition(tn_parser* parser) {
  tn_string_view name;
  TN_TRY(definition_name(parser, &parser->type_aliases, "type", &name));
  tn_type value;
  TN_TRY(tn_parser__type(parser, &value));
  return define_alias(parser, &parser->type_aliases, name, value.storage);
}

//===-- Bodies --------------------------------------------------------------------------------===//

static char opening_of(char closing) {
  return closing == '>' ? '<' : closing == ']' ? '[' : closing == ')' ? '(' : '{';
}

/// Returns the innermost open bracket. The buffer of strings contains them while a body is scanned.
static char open_bracket(const tn_parser* parser) {
  return ((const char*)parser->bytes.items)[parser->bytes.count - 1];
}

static tn_status unbalanced(tn_parser* parser) {
  return tn_parser__error(parser, "unbalanced '%c' character in pretty dialect name",
                          open_bracket(parser));
}

/// Scans one character of a body outside of strings.
static tn_status body_character(tn_parser* parser, const char* p) {
  switch (*p) {
    case '<':
    case '[':
    case '(':
    case '{':
      return tn_parser__push(parser, &parser->bytes, p, 1);
    case '>':
    case ']':
    case ')':
    case '}':
      if (open_bracket(parser) != opening_of(*p)) return unbalanced(parser);
      --parser->bytes.count;
      return TN_OK;
    case '\0':
      return unbalanced(parser);
    case TN_OPAQUE_REFERENCE:
      return tn_parser__error_at(parser, p, "unexpected character");
    default:
      return TN_OK;
  }
}

static bool is_comment(const char* p, const char* end) {
  return *p == '/' && end - p > 1 && p[1] == '/';
}

static const char* comment_end(const char* p, const char* end) {
  const char* line_end = memchr(p, '\n', (size_t)(end - p));
  return line_end == NULL ? end : line_end;
}

static bool is_known(tn_parser* parser, tn_string_view dialect) {
  const tn_dialect* known = NULL;
  return tn_parser__find_dialect(parser, dialect, true, &known) == TN_OK && known != NULL;
}

/// Finds the end of the body that begins with the current `<`, and continues after it.
static tn_status body_end(tn_parser* parser, const char** out_end) {
  parser->bytes.count = 0;
  const char* p = parser->token.start;
  do {
    if (p == parser->lexer.end) return unbalanced(parser);
    if (*p == '"') {
      tn_parser__reset(parser, p);
      if (!tn_parser__is(parser, TN_TOKEN_STRING)) return TN_MALFORMED;
      p = parser->token.end;
    } else if (*p == '-' && p[1] == '>') {
      p += 2;
    } else {
      TN_TRY(body_character(parser, p));
      ++p;
    }
  } while (parser->bytes.count != 0);
  *out_end = p;
  tn_parser__reset(parser, p);
  return TN_OK;
}

static bool is_suffix(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}

/// Returns the value of the alias with the # or ! at `p`, and the end of its name; NULL if it is
/// not an alias.
static const tn_storage* alias_at(const tn_parser* parser, const char* p, const char* end,
                                  const char** out_end) {
  const char* name = p + 1;
  const char* name_end = name;
  while (name_end < end && is_suffix(*name_end)) ++name_end;
  *out_end = name_end;
  if (name_end == name || (name_end < end && *name_end == '<')) return NULL;
  const tn_alias_table* table = *p == '#' ? &parser->attribute_aliases : &parser->type_aliases;
  return find_alias(parser, table, (tn_string_view){name, (size_t)(name_end - name)});
}

static const char* string_end(const char* p, const char* end) {
  for (++p; p < end && *p != '"'; ++p) {
    if (*p == '\\') ++p;
  }
  return p < end ? p + 1 : end;
}

static tn_status copy_body(tn_parser* parser, const char* from, const char* to) {
  const size_t size = (size_t)(to - from);
  TN_TRY(tn_parser__reserve(parser, &parser->bytes, size + TN_OPAQUE_REFERENCE_SIZE, 1));
  memcpy((char*)parser->bytes.items + parser->bytes.count, from, size);
  parser->bytes.count += size;
  return TN_OK;
}

/// A body that is copied to the parser's buffer, with references in place of aliases.
typedef struct body_copy {
  tn_parser* parser;
  bool is_known;       ///< Whether the dialect is known.
  const char* copied;  ///< The text before this is in the buffer.
  const char* end;
} body_copy;

static tn_status put_reference(body_copy* self, const char* from, const char* to,
                               const tn_storage* value) {
  tn_parser* parser = self->parser;
  TN_TRY(copy_body(parser, self->copied, from));
  tn_opaque_text__write((char*)parser->bytes.items + parser->bytes.count, value->self);
  parser->bytes.count += TN_OPAQUE_REFERENCE_SIZE;
  self->copied = to;
  return TN_OK;
}

/// Longer values stay references, so that bodies do not grow with each alias in an alias.
#define ALIAS_TEXT_MAX 4096u

/// Returns whether an alias is replaced by the text of its value, so that the same type written
/// without the alias is the same type. Values that print as aliases stay references, and so do
/// attributes other than numbers and strings in unknown dialects.
static bool has_text(const body_copy* self, const tn_storage* value) {
  if ((value->flags & TN_STORAGE_HAS_ALIAS) != 0) return false;
  return self->is_known || tn_storage_is_type(value) ||
         value->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_INTEGER) ||
         value->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_FLOAT) ||
         value->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING);
}

static tn_status put_text(body_copy* self, const char* from, const char* to,
                          const tn_storage* value) {
  tn_text_buffer text = tn_text_buffer_make(&self->parser->context->allocator);
  if (tn_storage_is_type(value)) {
    tn_type__append_text((tn_type){value}, &text);
  } else {
    tn_attribute__append_text((tn_attribute){value}, &text);
  }
  tn_status status = text.failed ? tn_context__out_of_memory(self->parser->context) : TN_OK;
  if (status == TN_OK && text.size > ALIAS_TEXT_MAX) {
    status = put_reference(self, from, to, value);
  } else if (status == TN_OK) {
    status = copy_body(self->parser, self->copied, from);
    if (status == TN_OK) status = copy_body(self->parser, text.data, text.data + text.size);
    self->copied = to;
  }
  tn_text_buffer_free(&text);
  return status;
}

static tn_status replace_alias(body_copy* self, const char** at) {
  const char* p = *at;
  const tn_storage* value = alias_at(self->parser, p, self->end, at);
  if (value != NULL) {
    return has_text(self, value) ? put_text(self, p, *at, value)
                                 : put_reference(self, p, *at, value);
  }
  if (*at != p + 1 && (*at == self->end || **at != '<'))
    tn_parser__note_verbatim_name(self->parser);
  return TN_OK;
}

/// Replaces `distinct[number]<>`, which is the same attribute everywhere in the file.
static tn_status replace_distinct(body_copy* self, const char** at) {
  static const char start[] = "distinct[";
  const char* p = *at;
  const char* digit = p + sizeof start - 1;
  uint64_t number = 0;
  tn_attribute unit;
  tn_attribute distinct;
  *at = p + 1;
  if (is_suffix(p[-1]) || self->end - p < 12 || memcmp(p, start, sizeof start - 1) != 0)
    return TN_OK;
  for (; isdigit((unsigned char)*digit) && number < UINT32_MAX; ++digit) {
    number = number * 10 + (uint64_t)(*digit - '0');
  }
  if (self->end - digit < 3 || memcmp(digit, "]<>", 3) != 0) return TN_OK;
  *at = digit + 3;
  TN_TRY(tn_unit_attribute_get(self->parser->context, &unit));
  TN_TRY(tn_parser__distinct(self->parser, number, unit, p, &distinct));
  return put_reference(self, p, *at, distinct.storage);
}

/// Drops a comment, which must not contain the last bracket of the body.
static tn_status drop_comment(body_copy* self, const char** at) {
  const char* last = *at;
  TN_TRY(copy_body(self->parser, self->copied, *at));
  *at = self->copied = comment_end(*at, self->end);
  if (*at != self->end) return TN_OK;
  while (isspace((unsigned char)last[-1])) --last;
  return tn_parser__error_at(self->parser, last, "expected '>'");
}

/// Replaces the aliases in a body, and distinct attributes in that of a known dialect; `body`
/// becomes a view of the parser's buffer if there are any.
static tn_status replace_references(tn_parser* parser, bool is_known, tn_string_view* body) {
  body_copy self = {parser, is_known, body->data, body->data + body->size};
  parser->bytes.count = 0;
  for (const char* p = body->data; p < self.end;) {
    if (*p == '"') {
      p = string_end(p, self.end);
    } else if (is_comment(p, self.end) && is_known) {
      TN_TRY(drop_comment(&self, &p));
    } else if (*p == '#' || *p == '!') {
      TN_TRY(replace_alias(&self, &p));
    } else if (*p == 'd' && is_known) {
      TN_TRY(replace_distinct(&self, &p));
    } else {
      ++p;
    }
  }
  if (self.copied == body->data) return TN_OK;
  TN_TRY(copy_body(parser, self.copied, self.end));
  *body = (tn_string_view){parser->bytes.items, parser->bytes.count};
  return TN_OK;
}

//===-- Extended symbols ----------------------------------------------------------------------===//

/// A type or attribute that begins with ! or #.
typedef struct symbol {
  const tn_storage* alias;  ///< The value, if it is an alias.
  const char* at;           ///< Position of errors about it.
  tn_string_view dialect;
  tn_string_view body;
} symbol;

static tn_status undefined_alias(tn_parser* parser, tn_string_view name) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "undefined symbol alias id '");
  tn_text_buffer_append_view(&text, name);
  tn_text_buffer_append_text(&text, "'");
  return tn_parser__error_text(parser, tn_parser__wrong_token_place(parser), &text, NULL, NULL);
}

/// Skips the spaces and comments at the start of a body of a known dialect.
static const char* body_start(tn_parser* parser, tn_string_view dialect, const char* p,
                              const char* end) {
  const bool has_blank = p < end && (isspace((unsigned char)*p) || is_comment(p, end));
  if (TN_LIKELY(!has_blank) || !is_known(parser, dialect)) return p;
  while (p < end && (isspace((unsigned char)*p) || is_comment(p, end))) {
    p = is_comment(p, end) ? comment_end(p, end) : p + 1;
  }
  return p;
}

static tn_status read_symbol(tn_parser* parser, const tn_alias_table* aliases, symbol* out) {
  const tn_token token = parser->token;
  const tn_string_view name = {token.start + 1, (size_t)(token.end - token.start) - 1};
  tn_parser__advance(parser);
  const char* dot = memchr(name.data, '.', name.size);
  const bool has_body = tn_parser__is(parser, TN_TOKEN_LESS) && parser->token.start == token.end;
  *out = (symbol){.at = dot == NULL ? token.start : dot + 1, .dialect = name};
  if (dot == NULL && !has_body) {
    out->alias = find_alias(parser, aliases, name);
    if (out->alias == NULL) return undefined_alias(parser, name);
    return tn_parser__note_alias(parser, token.start, token.end, NULL);
  }
  const char* end = token.end;
  if (dot != NULL) out->dialect.size = (size_t)(dot - name.data);
  if (has_body) TN_TRY(body_end(parser, &end));
  if (dot == NULL) {
    const char* start = body_start(parser, out->dialect, token.end + 1, end - 1);
    out->body = (tn_string_view){start, (size_t)(end - start) - 1};
  } else {
    out->body = (tn_string_view){dot + 1, (size_t)(end - dot) - 1};
  }
  return TN_OK;
}

static bool is_builtin(tn_string_view dialect) {
  return tn_string_view_equal(dialect, (tn_string_view){"builtin", 7});
}

#define ALLOW_HINT                                                                               \
  "created with unregistered dialect. If this is intended, please call "                         \
  "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the " \
  "MLIR opt tool used"

/// Returns whether types and attributes of a dialect are accepted: all, or those of known dialects.
static tn_status is_allowed(tn_parser* parser, tn_string_view dialect, bool* out_allowed) {
  *out_allowed = parser->takes_any_dialect ||
                 __atomic_load_n(&parser->context->allows_unregistered_dialects, __ATOMIC_RELAXED);
  if (*out_allowed) return TN_OK;
  const tn_dialect* known = NULL;
  TN_TRY(tn_parser__find_dialect(parser, dialect, true, &known));
  *out_allowed = known != NULL || tn_context__has_registered(parser->context, dialect);
  return TN_OK;
}

/// Checks that the body begins with one of these mnemonics; reports MLIR's message otherwise.
static tn_status check_mnemonic(tn_parser* parser, const symbol* self, const tn_mnemonics* known,
                                const char* what) {
  size_t size = 0;
  if (TN_LIKELY(!known->are_all)) return TN_OK;
  while (size < self->body.size && (isalnum((unsigned char)self->body.data[size]) ||
                                    strchr("_.$", self->body.data[size]) != NULL)) {
    ++size;
  }
  for (uint32_t i = 0; i < known->count; ++i) {
    if (tn_string_view_equal(known->names[i], (tn_string_view){self->body.data, size}))
      return TN_OK;
  }
  const int dialect_size = (int)self->dialect.size;
  if (known->count == 0) {
    return tn_parser__error_at(parser, self->body.data,
                               "dialect '%.*s' provides no %s parsing hook", dialect_size,
                               self->dialect.data, what);
  }
  if (size == 0) return tn_parser__error_at(parser, self->body.data, "expected valid keyword");
  if (known->unknown.size != 0) {
    return tn_parser__error_at(parser, self->body.data, "%.*s%.*s", (int)known->unknown.size,
                               known->unknown.data, (int)(size < 100 ? size : 100),
                               self->body.data);
  }
  return tn_parser__error_at(parser, self->body.data, "unknown %s `%.*s` in dialect `%.*s`",
                             *what == 't' ? " type" : what, (int)size, self->body.data,
                             dialect_size, self->dialect.data);
}

/// Returns the C table of a shipped dialect; NULL for others. A dialect that is excluded, or
/// replaced by a user's, may not define a type or attribute that the C code expects: it stays a
/// text.
static const tn_dialect_entry* entry_of(const tn_parser* parser, tn_string_view name) {
  const tn_dialect_entry* entry = tn_dialect_entry__find(parser->context, name);
  const tn_dialect* dialect = entry == NULL ? NULL : tn_dialect__find(parser->context, name);
  return dialect == NULL || dialect->define == NULL ? NULL : entry;
}

/// Makes a type or attribute that is text, in MLIR's spacing if its dialect is known. `type` is an
/// attribute's. Errors are reported at `at`.
static tn_status make_opaque(tn_parser* parser, tn_string_view dialect, bool is_type,
                             tn_string_view body, tn_type type, const char* at,
                             const tn_storage** out_storage) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_type made_type = {NULL};
  tn_attribute made = {NULL};
  if (is_known(parser, dialect)) {
    tn_parser__normalize_blanks(body, &text);
    body = tn_text_buffer_view(&text);
  }
  const tn_status status =
      text.failed ? tn_context__out_of_memory(parser->context)
      : is_type   ? tn_opaque_type__get(parser->context, dialect, body, &made_type)
                  : tn_opaque_attribute__get(parser->context, dialect, body, type, &made);
  tn_text_buffer_free(&text);
  *out_storage = is_type ? made_type.storage : made.storage;
  return tn_parser__checked(parser, at, status);
}

/// Calls the dialect's check of the body of a type, as it is in the text.
static tn_status check_type_body(tn_parser* parser, const symbol* self) {
  const tn_dialect_entry* entry = entry_of(parser, self->dialect);
  if (TN_LIKELY(entry == NULL || entry->check_type == NULL)) return TN_OK;
  tn_parse_error wrong;
  wrong.at = NULL;
  wrong.words[0] = '\0';
  if (entry->check_type(self->body, &wrong)) return TN_OK;
  return tn_parser__error_at(parser, wrong.at == NULL ? self->body.data : wrong.at, "%s",
                             wrong.words);
}

//===-- Parameters ----------------------------------------------------------------------------===//

/// Parses the parameters at the current token; errors about all of them are reported at `at`.
/// `type` follows an attribute.
static tn_status read_parameters(tn_parser* parser, const tn_definition* definition, tn_type type,
                                 const char* at, const tn_storage** out_storage) {
  tn_uref_list list;
  *out_storage = NULL;
  TN_TRY(tn_uref_list__open(parser->context, definition->parameter_count, &list));
  tn_status status =
      parser->context->services->parse_parameters(parser, definition, type, list.refs);
  if (status == TN_OK) {
    status = tn_definition__get(parser->context, definition, list.refs, out_storage);
    status = tn_parser__checked(parser, at, status);
  }
  tn_uref_list__close(parser->context, &list);
  return status;
}

tn_status tn_parser__defined_type(tn_parser* parser, const tn_definition* definition,
                                  tn_type* out_type) {
  return read_parameters(parser, definition, (tn_type){NULL}, parser->token.start,
                         &out_type->storage);
}

/// Likewise for a body that the parser is after, without moving it. As in MLIR, other text in it is
/// ignored.
static tn_status defined_body(tn_parser* parser, const symbol* self,
                              const tn_definition* definition, tn_type type,
                              const tn_storage** out_storage) {
  const char* end = parser->token.start;
  tn_parser__reset(parser, self->body.data + definition->mnemonic.size);
  const char* at = definition->reports_at_mnemonic ? self->body.data : parser->token.start;
  TN_TRY(read_parameters(parser, definition, type, at, out_storage));
  tn_parser__reset(parser, end);
  return TN_OK;
}

/// Returns the definition, for an implied mnemonic; NULL if the dialect has none.
static tn_status find_definition(tn_parser* parser, tn_string_view dialect, bool is_type,
                                 tn_string_view mnemonic, const tn_definition** out_definition) {
  const tn_dialect* known = NULL;
  TN_TRY(tn_parser__find_dialect(parser, dialect, is_type, &known));
  *out_definition = tn_definition__find(known, is_type, mnemonic);
  return TN_OK;
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_status unregistered_type(tn_parser* parser, const symbol* self) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "`!\"");
  tn_text_buffer_append_view(&text, self->dialect);
  tn_text_buffer_append_text(&text, "\"<\"");
  tn_text_buffer_append_view(&text, self->body);
  tn_text_buffer_append_text(&text, "\">` type " ALLOW_HINT);
  return tn_parser__error_text(parser, self->at, &text, NULL, NULL);
}

tn_status tn_parser__extended_type(tn_parser* parser, tn_type* out_type) {
  symbol self;
  if (tn_parser__suggests(parser)) return tn_parser__suggest_type(parser);
  TN_TRY(read_symbol(parser, &parser->type_aliases, &self));
  if (self.alias != NULL) {
    out_type->storage = self.alias;
    return TN_OK;
  }
  if (is_builtin(self.dialect)) {
    return tn_parser__error_at(parser, self.body.data,
                               "dialect 'builtin' provides no type parsing hook");
  }
  bool allowed = false;
  TN_TRY(is_allowed(parser, self.dialect, &allowed));
  if (!allowed) return unregistered_type(parser, &self);
  const tn_dialect* known = NULL;
  TN_TRY(tn_parser__find_dialect(parser, self.dialect, true, &known));
  if (known != NULL) TN_TRY(check_mnemonic(parser, &self, &known->types, "type"));
  const tn_definition* definition = tn_definition__find(known, true, self.body);
  if (definition != NULL) {
    return defined_body(parser, &self, definition, (tn_type){NULL}, &out_type->storage);
  }
  TN_TRY(check_type_body(parser, &self));
  const char* body_at = self.body.data;
  TN_TRY(replace_references(parser, known != NULL, &self.body));
  return make_opaque(parser, self.dialect, true, self.body, (tn_type){NULL}, body_at,
                     &out_type->storage);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status unregistered_attribute(tn_parser* parser, const symbol* self, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "#\"");
  tn_text_buffer_append_view(&text, self->dialect);
  tn_text_buffer_append_text(&text, "\"<\"");
  tn_text_buffer_append_view(&text, self->body);
  tn_text_buffer_append_text(&text, "\"> : ");
  if (tn_type_is_null(type)) {
    tn_text_buffer_append_text(&text, "'none'");
  } else {
    tn_text_buffer__append_type(&text, type);
  }
  tn_text_buffer_append_text(&text, " attribute " ALLOW_HINT);
  return tn_parser__error_text(parser, self->at, &text, NULL, NULL);
}

/// Parses the keywords in the body, and continues after it. As in MLIR, other text in it is
/// ignored.
static tn_status words_of_list(tn_parser* parser, const symbol* self,
                               const tn_enum_attribute* words, tn_attribute* out_attribute) {
  const char* end = parser->token.start;
  tn_parser__reset(parser, self->body.data + words->mnemonic.size);
  TN_TRY(tn_parser__enum_attribute(parser, NULL, words, out_attribute));
  tn_parser__reset(parser, end);
  return TN_OK;
}

static tn_status dialect_attribute(tn_parser* parser, symbol* self, tn_type type,
                                   tn_attribute* out_attribute) {
  if (tn_parser__consume_if(parser, TN_TOKEN_COLON)) TN_TRY(tn_parser__type(parser, &type));
  if (is_builtin(self->dialect)) {
    return tn_parser__error_at(parser, self->body.data,
                               "dialect 'builtin' provides no attribute parsing hook");
  }
  const tn_dialect* known = NULL;
  TN_TRY(tn_parser__find_dialect(parser, self->dialect, false, &known));
  const tn_enum_attribute* words = tn_enum_attribute__find(known, self->body);
  if (words != NULL) return words_of_list(parser, self, words, out_attribute);
  bool allowed = false;
  TN_TRY(is_allowed(parser, self->dialect, &allowed));
  if (!allowed) return unregistered_attribute(parser, self, type);
  if (known != NULL) TN_TRY(check_mnemonic(parser, self, &known->attributes, "attribute"));
  const tn_definition* definition = tn_definition__find(known, false, self->body);
  if (definition != NULL) {
    return defined_body(parser, self, definition, type, &out_attribute->storage);
  }
  TN_TRY(replace_references(parser, known != NULL, &self->body));
  return make_opaque(parser, self->dialect, false, self->body, type, self->at,
                     &out_attribute->storage);
}

/// Consumes the keywords, one after the other.
static tn_status expect_words(tn_parser* parser, tn_string_view words) {
  while (words.size != 0) {
    const char* blank = memchr(words.data, ' ', words.size);
    const tn_string_view word = {words.data,
                                 blank == NULL ? words.size : (size_t)(blank - words.data)};
    if (!tn_string_view_equal(tn_token__spelling(&parser->token), word)) {
      return tn_parser__error(parser, "expected '%.*s'", (int)word.size, word.data);
    }
    tn_parser__advance(parser);
    const size_t gone = word.size + (blank != NULL);
    words = (tn_string_view){words.data + gone, words.size - gone};
  }
  return TN_OK;
}

tn_status tn_parser__stripped_type(tn_parser* parser, tn_string_view dialect,
                                   tn_string_view mnemonic, tn_string_view words,
                                   tn_type* out_type) {
  const char* at = parser->token.start;
  const char* end = at;
  tn_string_view body = {at, 0};
  tn_type type = {NULL};
  const tn_definition* definition = NULL;
  TN_TRY(find_definition(parser, dialect, true, mnemonic, &definition));
  if (definition != NULL && words.size == 0) {
    return read_parameters(parser, definition, (tn_type){NULL}, at, &out_type->storage);
  }
  if (words.size != 0) {
    TN_TRY(expect_words(parser, words));
    TN_TRY(tn_parser__type(parser, &type));
  } else if (tn_parser__is(parser, TN_TOKEN_LESS)) {
    TN_TRY(body_end(parser, &end));
  }
  body.size = (size_t)(end - at);
  TN_TRY(replace_references(parser, true, &body));
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_view(&text, mnemonic);
  tn_text_buffer_append_view(&text, body);
  if (words.size != 0) {
    tn_text_buffer_format(&text, " %.*s ", (int)words.size, words.data);
    tn_type__append_text(type, &text);
  }
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(parser->context)
                               : make_opaque(parser, dialect, true, tn_text_buffer_view(&text),
                                             (tn_type){NULL}, at, &out_type->storage);
  tn_text_buffer_free(&text);
  return status;
}

/// The parts of the body of an attribute.
typedef struct body_parts {
  tn_string_view mnemonic;
  const char* before;
  tn_string_view rest;
  const char* after;
} body_parts;

static tn_status put_together(tn_parser* parser, tn_string_view dialect, const body_parts* parts,
                              const char* at, tn_attribute* out_attribute) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_view(&text, parts->mnemonic);
  tn_text_buffer_append_text(&text, parts->before);
  tn_text_buffer_append_view(&text, parts->rest);
  tn_text_buffer_append_text(&text, parts->after);
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(parser->context)
                               : make_opaque(parser, dialect, false, tn_text_buffer_view(&text),
                                             (tn_type){NULL}, at, &out_attribute->storage);
  tn_text_buffer_free(&text);
  return status;
}

/// Consumes the current bracket and its content.
static tn_status read_bracket(tn_parser* parser, tn_string_view* out_body) {
  const char* start = parser->token.start;
  const char* end = NULL;
  TN_TRY(body_end(parser, &end));
  *out_body = (tn_string_view){start, (size_t)(end - start)};
  return replace_references(parser, true, out_body);
}

tn_status tn_parser__enclosed_attribute(tn_parser* parser, tn_string_view dialect,
                                        tn_string_view mnemonic, tn_attribute* out_attribute) {
  const char* at = parser->token.start;
  body_parts parts = {mnemonic, "<", {NULL, 0}, ">"};
  TN_TRY(read_bracket(parser, &parts.rest));
  return put_together(parser, dialect, &parts, at, out_attribute);
}

tn_status tn_parser__stripped_attribute(tn_parser* parser, tn_string_view dialect,
                                        tn_string_view mnemonic, tn_attribute* out_attribute) {
  const tn_token token = parser->token;
  body_parts parts = {mnemonic, "", tn_token__spelling(&token), ""};
  const tn_dialect* known = NULL;
  TN_TRY(tn_parser__find_dialect(parser, dialect, false, &known));
  const tn_definition* definition = tn_definition__find(known, false, mnemonic);
  if (definition != NULL) {
    return read_parameters(parser, definition, (tn_type){NULL}, token.start,
                           &out_attribute->storage);
  }
  const tn_enum_attribute* words = tn_enum_attribute__find(known, mnemonic);
  if (words != NULL) return tn_parser__enum_attribute(parser, NULL, words, out_attribute);
  if (tn_token__is_identifier(&token)) {
    parts.before = " ";
    tn_parser__advance(parser);
  } else if (token.kind == TN_TOKEN_LESS || token.kind == TN_TOKEN_LEFT_SQUARE ||
             token.kind == TN_TOKEN_LEFT_BRACE) {
    TN_TRY(read_bracket(parser, &parts.rest));
  } else {
    return tn_parser__wrong_token(parser, "expected '<'");
  }
  return put_together(parser, dialect, &parts, token.start, out_attribute);
}

/// If the context requires a type, an attribute of another type is an error.
static tn_status check_type(tn_parser* parser, tn_type type, tn_attribute attribute) {
  const tn_type found = tn_attribute_type(attribute);
  if (tn_type_is_null(type) || tn_type_is_null(found) || tn_type_equal(type, found)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "attribute type different than expected: expected ");
  tn_text_buffer__append_type(&text, type);
  tn_text_buffer_append_text(&text, ", but got ");
  tn_text_buffer__append_type(&text, found);
  return tn_parser__error_text(parser, tn_parser__error_place(parser), &text, NULL, NULL);
}

tn_status tn_parser__extended_attribute(tn_parser* parser, tn_type type,
                                        tn_attribute* out_attribute) {
  symbol self;
  if (tn_parser__suggests(parser)) return tn_parser__suggest_attribute(parser);
  TN_TRY(read_symbol(parser, &parser->attribute_aliases, &self));
  out_attribute->storage = self.alias;
  if (self.alias == NULL) TN_TRY(dialect_attribute(parser, &self, type, out_attribute));
  return check_type(parser, type, *out_attribute);
}
