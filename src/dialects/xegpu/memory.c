// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory layouts: named attributes in angle brackets.
//
// Source: mlir-opt's input and output.

#include <stdio.h>

#include "dialects/xegpu/xegpu.h"
#include "ir/op_diagnostic.h"
#include "ir/uniqued.h"
#include "text/parser.h"

/// Parses `stride = [1, 128]`.
static tn_status read_entry(tn_parser* parser, tn_named_attribute* out_entry) {
  if (!tn_token__is_identifier(&parser->token)) {
    (void)tn_parser__error(parser, "expected valid keyword");
    return tn_parser__error(parser, "expected valid attribute name");
  }
  TN_TRY(tn_identifier_get(parser->context, tn_token__spelling(&parser->token), &out_entry->name));
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  return tn_parser__attribute(parser, (tn_type){NULL}, &out_entry->value);
}

static bool has_key(const tn_text_buffer* entries, tn_identifier key) {
  const tn_named_attribute* all = (const tn_named_attribute*)(const void*)entries->data;
  for (size_t i = 0; i < entries->size / sizeof *all; ++i) {
    if (all[i].name.storage == key.storage) return true;
  }
  return false;
}

static tn_status read_entries(tn_parser* parser, const char* at, tn_text_buffer* entries) {
  do {
    tn_named_attribute entry;
    TN_TRY(read_entry(parser, &entry));
    if (has_key(entries, entry.name)) {
      const tn_string_view key = tn_identifier_text(entry.name);
      return tn_parser__error_at(parser, at, "duplicate key '%.*s in mem layout attribute",
                                 (int)key.size, key.data);
    }
    tn_text_buffer_append(entries, (const char*)&entry, sizeof entry);
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return entries->failed ? tn_context__out_of_memory(parser->context) : TN_OK;
}

static tn_status parse_layout(tn_parser* parser, tn_uref* parameters) {
  tn_text_buffer entries = tn_text_buffer_make(&parser->context->allocator);
  tn_attribute dictionary = {NULL};
  tn_status status = read_entries(parser, parser->token.start, &entries);
  if (status == TN_OK) {
    status = tn_dictionary_attribute_get(parser->context,
                                         (const tn_named_attribute*)(const void*)entries.data,
                                         entries.size / sizeof(tn_named_attribute), &dictionary);
  }
  tn_text_buffer_free(&entries);
  if (status == TN_OK) parameters[0] = dictionary.storage->self;
  return status;
}

/// Prints the dictionary without braces, with each value in full.
static void print_layout(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const tn_attribute dictionary = tn_attribute__from(context, parameters[0]);
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_view(text, tn_identifier_text(entry.name));
    tn_text_buffer_append_text(text, " = ");
    tn_attribute__append_text(entry.value, text);
  }
}

static bool is_word(tn_string_view text) {
  for (size_t i = 0; i < text.size; ++i) {
    const char c = text.data[i];
    const char lower = (char)(c | 0x20);
    const bool is_letter = (lower >= 'a' && lower <= 'z') || c == '_';
    if (!is_letter && (i == 0 || ((c < '0' || c > '9') && c != '$' && c != '.'))) return false;
  }
  return text.size != 0;
}

bool tn_xegpu__check_mem_layout(const tn_context* context, const tn_uref* parameters,
                                tn_parse_error* out_wrong) {
  const tn_attribute dictionary = tn_attribute__from(context, parameters[0]);
  const size_t count = tn_dictionary_attribute_count(dictionary);
  bool is_right = count != 0;
  for (size_t i = 0; i < count && is_right; ++i) {
    is_right = is_word(tn_identifier_text(tn_dictionary_attribute_entry(dictionary, i).name));
  }
  if (!is_right) {
    (void)snprintf(out_wrong->words, sizeof out_wrong->words, "expected valid attribute name");
  }
  return is_right;
}

const tn_parameter_directive tn_xegpu_parameter_directives[] = {
    {"MemLayout", "dictionary attribute", parse_layout, print_layout},
    {NULL, NULL, NULL, NULL},
};
