// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file metadata dictionary and resources. Source: LangRef, "Resources", "File Metadata
// Dictionary".
//
// A key that is taken in the context gets another name there. The text continues to use its own, so
// the parser maps keys of the text to resources.

#include <stdio.h>
#include <tenure/object.h>
#include <tenure/resource.h>

#include "text/parser_literal.h"

//===-- Keys ----------------------------------------------------------------------------------===//

static bool is_text(tn_string_view view, const char* text) {
  return tn_string_view_equal(view, tn_string_view_from(text));
}

/// Parses a keyword, or also a string if `or_string`. Null if it is neither.
static tn_status read_key(tn_parser* parser, bool or_string, tn_identifier* out_key) {
  out_key->storage = NULL;
  tn_string_view text = tn_token__spelling(&parser->token);
  if (or_string && tn_parser__is(parser, TN_TOKEN_STRING)) {
    TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  } else if (!tn_token__is_identifier(&parser->token)) {
    return TN_OK;
  }
  TN_TRY(tn_parser__identifier(parser, text, out_key));
  tn_parser__advance(parser);
  return TN_OK;
}

/// Returns the resource of the context for a key of the text; declares it if it is new.
static tn_status resource_of(tn_parser* parser, tn_resource_table* table, tn_string_view dialect,
                             tn_identifier key, tn_resource** out_resource) {
  *out_resource = NULL;
  uint32_t number = 0;
  if (tn_name_table__intern(&table->names, &parser->context->allocator, tn_identifier_text(key),
                            &number) != TN_OK) {
    return tn_context__out_of_memory(parser->context);
  }
  if (number < table->resources.count) {
    *out_resource = ((tn_resource**)table->resources.items)[number];
    return TN_OK;
  }
  TN_TRY(tn_resource_insert(parser->context, dialect, tn_identifier_text(key), NULL, out_resource));
  return tn_parser__push(parser, &table->resources, out_resource, sizeof(tn_resource*));
}

tn_status tn_parser__resource_handle(tn_parser* parser, tn_string_view* out_key) {
  *out_key = (tn_string_view){NULL, 0};
  tn_identifier key;
  // Which resource gets a taken key depends on the order of the text.
  if (parser->is_part) return TN_MALFORMED;
  TN_TRY(read_key(parser, true, &key));
  if (key.storage == NULL) {
    return tn_parser__error(parser, "expected identifier key for 'resource' entry");
  }
  tn_resource* resource = NULL;
  TN_TRY(resource_of(parser, &parser->resources, (tn_string_view){NULL, 0}, key, &resource));
  *out_key = tn_resource_key(resource);
  return TN_OK;
}

void tn_resource_table__free(tn_parser* parser, tn_resource_table* table) {
  tn_name_table__free(&table->names, &parser->context->allocator);
  tn_parser__free_stack(parser, &table->resources, sizeof(tn_resource*));
}

//===-- Blobs ---------------------------------------------------------------------------------===//

static tn_status entry_error(tn_parser* parser, const tn_token* value, tn_identifier key,
                             const char* before, const char* after) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, before);
  tn_text_buffer_append_text(&text, " for key '");
  tn_text_buffer_append_view(&text, tn_identifier_text(key));
  tn_text_buffer_append_text(&text, "'");
  tn_text_buffer_append_text(&text, after);
  return tn_parser__error_text(parser, value->start, &text, NULL, NULL);
}

/// The first four bytes are the alignment of the others.
static tn_status make_blob(tn_parser* parser, const tn_token* value, tn_identifier key,
                           const unsigned char* bytes, size_t byte_size, tn_blob** out_blob) {
  *out_blob = NULL;
  if (byte_size < 4) {
    return entry_error(parser, value, key, "expected hex string blob",
                       " to encode alignment in first 4 bytes");
  }
  const uint32_t alignment = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
                             (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
  if ((alignment & (alignment - 1)) != 0) {
    char after[96];
    snprintf(after, sizeof after,
             " to encode alignment in first 4 bytes, but got non-power-of-2 value: %u", alignment);
    return entry_error(parser, value, key, "expected hex string blob", after);
  }
  const tn_status status =
      tn_blob_copy(bytes + 4, byte_size - 4, alignment == 0 ? 1 : alignment, out_blob);
  return status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(parser->context) : status;
}

static tn_status read_blob(tn_parser* parser, const tn_token* value, tn_identifier key,
                           tn_blob** out_blob) {
  *out_blob = NULL;
  unsigned char* bytes = NULL;
  size_t byte_size = 0;
  tn_status status = value->kind == TN_TOKEN_STRING
                         ? tn_parser__hex_bytes(parser, value, &bytes, &byte_size)
                         : TN_NOT_FOUND;
  if (status == TN_NOT_FOUND) {
    return entry_error(parser, value, key, "expected hex string blob", "");
  }
  TN_TRY(status);
  status = make_blob(parser, value, key, bytes, byte_size, out_blob);
  tn_deallocate(&parser->context->allocator, bytes, byte_size + 1);
  return status;
}

//===-- Groups --------------------------------------------------------------------------------===//

/// Parses the content of the braces after the name of a group.
typedef tn_status (*group_fn)(tn_parser* parser, tn_identifier name, const char* name_at);

static tn_status dialect_entry(tn_parser* parser, tn_resource_table* table,
                               tn_string_view dialect) {
  tn_identifier key;
  TN_TRY(read_key(parser, true, &key));
  if (key.storage == NULL) {
    return tn_parser__error(parser, "expected identifier key for 'resource' entry");
  }
  tn_resource* resource = NULL;
  TN_TRY(resource_of(parser, table, dialect, key, &resource));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const tn_token value = parser->token;
  tn_parser__advance(parser);
  tn_blob* blob = NULL;
  TN_TRY(read_blob(parser, &value, key, &blob));
  tn_resource_set_blob(resource, blob);
  tn_object_release(blob);
  return TN_OK;
}

static tn_status dialect_entries(tn_parser* parser, tn_resource_table* table,
                                 tn_string_view dialect) {
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  do {
    TN_TRY(dialect_entry(parser, table, dialect));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected ',' or '}'");
}

/// The resources of a dialect that is not loaded are stored under its name.
static tn_status dialect_group(tn_parser* parser, tn_identifier name, const char* name_at) {
  const tn_string_view dialect = tn_identifier_text(name);
  if (is_text(dialect, "builtin")) {
    return dialect_entries(parser, &parser->resources, (tn_string_view){NULL, 0});
  }
  if (!parser->context->allows_unregistered_dialects) {
    return tn_parser__error_at(parser, name_at, "dialect '%.*s' is unknown", (int)dialect.size,
                               dialect.data);
  }
  tn_resource_table table = {0};
  const tn_status status = dialect_entries(parser, &table, dialect);
  tn_resource_table__free(parser, &table);
  return status;
}

/// Parses the value of an entry of a tool. Texts are valid until the next string is parsed.
static tn_status external_value(tn_parser* parser, const tn_token* value, tn_identifier key,
                                tn_external_resource* out_entry) {
  *out_entry = (tn_external_resource){.key = tn_identifier_text(key)};
  if (value->kind == TN_TOKEN_KW_TRUE || value->kind == TN_TOKEN_KW_FALSE) {
    out_entry->truth = value->kind == TN_TOKEN_KW_TRUE;
    return TN_OK;
  }
  if (value->kind != TN_TOKEN_STRING) {
    return entry_error(parser, value, key, "expected string value", "");
  }
  if (value->end - value->start >= 4 && memcmp(value->start, "\"0x", 3) == 0) {
    out_entry->kind = TN_EXTERNAL_BLOB;
    return read_blob(parser, value, key, &out_entry->blob);
  }
  out_entry->kind = TN_EXTERNAL_STRING;
  return tn_parser__string_value(parser, value, &out_entry->text);
}

static tn_status external_entry(tn_parser* parser, tn_string_view group) {
  tn_identifier key;
  TN_TRY(read_key(parser, true, &key));
  if (key.storage == NULL) {
    return tn_parser__error(parser, "expected identifier key for 'external_resources' entry");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const tn_token value = parser->token;
  tn_parser__advance(parser);
  if (parser->external == NULL) return TN_OK;
  tn_external_resource entry;
  TN_TRY(external_value(parser, &value, key, &entry));
  const tn_status status = tn_external_resources_add(parser->external, group, &entry);
  tn_object_release(entry.blob);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(parser->context);
}

/// Parses the resources of a tool. If they are not requested, their values are skipped.
static tn_status external_group(tn_parser* parser, tn_identifier name, const char* name_at) {
  const tn_string_view group = tn_identifier_text(name);
  if (parser->external == NULL) {
    TN_TRY(tn_parser__warn(parser, name_at, "ignoring unknown external resources for '%.*s'",
                           (int)group.size, group.data));
  }
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  do {
    TN_TRY(external_entry(parser, group));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected ',' or '}'");
}

static tn_status groups(tn_parser* parser, group_fn read_group) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  do {
    const char* name_at = parser->token.start;
    tn_identifier name;
    TN_TRY(read_key(parser, false, &name));
    if (name.storage == NULL) {
      return tn_parser__error(parser, "expected identifier key for 'resource' entry");
    }
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_BRACE, "expected '{'"));
    TN_TRY(read_group(parser, name, name_at));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_BRACE, "expected ',' or '}'");
}

//===-- The dictionary ------------------------------------------------------------------------===//

static tn_status metadata_entry(tn_parser* parser) {
  const char* key_at = parser->token.start;
  tn_identifier key;
  TN_TRY(read_key(parser, false, &key));
  if (key.storage == NULL) {
    return tn_parser__error(parser, "expected identifier key in file metadata dictionary");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const tn_string_view text = tn_identifier_text(key);
  if (is_text(text, "dialect_resources")) return groups(parser, dialect_group);
  if (is_text(text, "external_resources")) return groups(parser, external_group);
  return tn_parser__error_at(parser, key_at, "unknown key '%.*s' in file metadata dictionary",
                             (int)text.size, text.data);
}

tn_status tn_parser__file_metadata(tn_parser* parser) {
  tn_parser__advance(parser);
  if (tn_parser__consume_if(parser, TN_TOKEN_FILE_METADATA_END)) return TN_OK;
  do {
    TN_TRY(metadata_entry(parser));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_FILE_METADATA_END, "expected ',' or '#-}'");
}
