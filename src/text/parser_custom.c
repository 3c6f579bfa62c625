// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations in custom form: dispatch by name, and the ops of the builtin dialect.

#include "ir/dialect_table.h"
#include "text/syntax.h"

//===-- builtin.module ------------------------------------------------------------------------===//

/// Parses `@name`, as the property sym_name.
static tn_status symbol_name(tn_parser* parser, tn_op_frame* frame) {
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) return TN_OK;
  tn_string_view text;
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  tn_identifier value;
  TN_TRY(tn_identifier_get(parser->context, text, &value));
  tn_parser__advance(parser);
  tn_named_attribute entry = {.value = {value.storage}};
  TN_TRY(tn_identifier_get(parser->context, tn_string_view_from("sym_name"), &entry.name));
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  return tn_parser__take_attributes(parser, frame, base, true, true);
}

/// Parses `attributes {...}`.
static tn_status attributes_behind_keyword(tn_parser* parser, tn_op_frame* frame) {
  tn_parser__suggest_word(parser, tn_string_view_from("attributes"), true);
  if (!tn_parser__consume_if(parser, TN_TOKEN_KW_ATTRIBUTES)) return TN_OK;
  const size_t base = parser->named.count;
  TN_TRY(tn_parser__attribute_dictionary(parser));
  return tn_parser__take_attributes(parser, frame, base, false, true);
}

/// Parses `module @name attributes {...} {...}`.
static tn_status module_assembly(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (*out_region) {
    TN_TRY(symbol_name(parser, frame));
    return attributes_behind_keyword(parser, frame);
  }
  const tn_ref region = ((const tn_ref*)parser->regions.items)[frame->regions];
  if (tn_region__at(parser->context, region)->first_block == 0 &&
      tn_block__create(parser->shard, region, 0) == 0) {
    return TN_OUT_OF_MEMORY;
  }
  return tn_parser__finish_op(parser, frame, 0);
}

//===-- builtin.unrealized_conversion_cast ----------------------------------------------------===//

static tn_status type_list(tn_parser* parser) {
  do {
    tn_type type;
    TN_TRY(tn_parser__type(parser, &type));
    TN_TRY(tn_parser__push(parser, &parser->types, &type, sizeof type));
    TN_TRY(tn_poll(parser->context));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return TN_OK;
}

/// Parses `unrealized_conversion_cast %a, %b : i1, i2 to i3 {...}`.
static tn_status cast_assembly(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = false;
  TN_TRY(tn_parser__operand_list(parser));
  frame->type_at = parser->token.start;
  if (parser->operands.count != frame->operands) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    frame->type_at = parser->token.start;
    TN_TRY(type_list(parser));
  }
  const size_t input_count = parser->types.count - frame->types;
  if (!tn_parser__consume_if(parser, TN_TOKEN_KW_TO)) {
    return tn_parser__error_at(parser, parser->token.start,
                               "custom op 'builtin.unrealized_conversion_cast' expected 'to'");
  }
  TN_TRY(type_list(parser));
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) {
    const size_t base = parser->named.count;
    TN_TRY(tn_parser__attribute_dictionary(parser));
    TN_TRY(tn_parser__take_attributes(parser, frame, base, false, true));
  }
  return tn_parser__finish_op(parser, frame, input_count);
}

//===-- Names ---------------------------------------------------------------------------------===//

static void append_name(tn_text_buffer* text, const char* before, tn_string_view name,
                        const char* after) {
  tn_text_buffer_append_text(text, before);
  tn_text_buffer_append_view(text, name);
  tn_text_buffer_append_text(text, after);
}

static tn_status unknown_op(tn_parser* parser, const char* at, tn_string_view spelled,
                            tn_string_view full) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  append_name(&text, "custom op '", spelled, "' is unknown");
  if (full.size != spelled.size) append_name(&text, " (tried '", full, "' as well)");
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

static tn_status unknown_dialect(tn_parser* parser, const char* at, tn_string_view dialect,
                                 tn_string_view spelled, tn_string_view full) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  append_name(&text, "Dialect `", dialect, "' not found for custom op '");
  append_name(&text, "", spelled, "' ");
  if (full.size != spelled.size) append_name(&text, " (tried '", full, "' as well)");
  tn_text_buffer note = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&note, "Available dialects: ");
  tn_dialects__append_names(parser->context, &note);
  tn_text_buffer_append_text(
      &note,
      ", and those of schemas, which --dialect-file, tn_dialect_load_schema and "
      "Context.load_dialect_file load ; for more info on dialect registration see "
      "https://mlir.llvm.org/getting_started/Faq/"
      "#registered-loaded-dependent-whats-up-with-dialects-management");
  return tn_parser__error_text(parser, at, &text, at, &note);
}

static tn_status find_assembly(tn_parser* parser, tn_op_frame* frame, tn_string_view spelled,
                               tn_string_view full) {
  TN_TRY(tn_parser__operation_name(parser, full, &frame->name));
  const tn_storage* name = tn_uniquer__at(&parser->context->uniquer, frame->name);
  TN_TRY(tn_dialect__meet(parser->context, name));
  TN_TRY(tn_op_definition__load(name, &frame->definition));
  if (frame->name == parser->module_name) {
    frame->assembly = module_assembly;
    frame->default_dialect = tn_string_view_from("builtin");
  } else if (frame->name == parser->cast_name) {
    frame->assembly = cast_assembly;
  } else if (frame->definition != NULL && frame->definition->syntax != NULL &&
             frame->definition->syntax->parse != NULL) {
    frame->assembly = frame->definition->syntax->parse;
    frame->default_dialect = frame->definition->syntax->default_dialect;
  } else if (frame->definition != NULL) {
    return tn_parser__error_at(parser, frame->name_at, "'%.*s' op  has no custom assembly form",
                               (int)full.size, full.data);
  } else {
    const tn_string_view dialect = tn_operation_name__dialect(name);
    if (tn_string_view_equal(dialect, tn_string_view_from("builtin")) ||
        tn_dialect__find(parser->context, dialect) != NULL) {
      return unknown_op(parser, frame->name_at, spelled, full);
    }
    return unknown_dialect(parser, frame->name_at, dialect, spelled, full);
  }
  return TN_OK;
}

tn_status tn_parser__custom_name(tn_parser* parser, tn_op_frame* frame) {
  const tn_string_view spelled = tn_token__spelling(&parser->token);
  tn_parser__advance(parser);
  const char* dot = memchr(spelled.data, '.', spelled.size);
  if (TN_UNLIKELY(parser->suggestions != NULL) && dot != NULL && dot + 1 == parser->suggest_at) {
    return tn_parser__suggest_op_of(parser, (tn_string_view){spelled.data, spelled.size - 1});
  }
  if (TN_LIKELY(dot != NULL && dot + 1 != spelled.data + spelled.size)) {
    return find_assembly(parser, frame, spelled, spelled);
  }
  char short_name[64];
  const tn_string_view dialect = tn_parser__default_dialect(parser);
  const size_t size = dialect.size + 1 + spelled.size;
  if (TN_LIKELY(size <= sizeof short_name)) {
    if (dialect.size != 0) memcpy(short_name, dialect.data, dialect.size);
    short_name[dialect.size] = '.';
    memcpy(short_name + dialect.size + 1, spelled.data, spelled.size);
    return find_assembly(parser, frame, spelled, (tn_string_view){short_name, size});
  }
  tn_text_buffer full = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_view(&full, dialect);
  append_name(&full, ".", spelled, "");
  const tn_status status = full.failed
                               ? tn_context__out_of_memory(parser->context)
                               : find_assembly(parser, frame, spelled, tn_text_buffer_view(&full));
  tn_text_buffer_free(&full);
  return status;
}

tn_string_view tn_parser__op_name(const tn_parser* parser, const tn_op_frame* frame) {
  return tn_operation_name__text(tn_uniquer__at(&parser->context->uniquer, frame->name));
}

tn_status tn_parser__custom_error(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                  const char* format, ...) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  append_name(&text, "custom op '", tn_parser__op_name(parser, frame), "' ");
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

tn_status tn_parser__repeated_attribute(tn_parser* parser, const tn_op_frame* frame,
                                        tn_string_view name) {
  return tn_parser__custom_error(parser, frame, frame->name_at,
                                 "attribute '%.*s' occurs more than once in the attribute list",
                                 (int)name.size, name.data);
}

tn_status tn_parser__wrong_type(tn_parser* parser, const tn_op_frame* frame, const char* at,
                                const char* name, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  append_name(&text, "custom op '", tn_parser__op_name(parser, frame),
              "' invalid kind of type specified");
  if (name != NULL) {
    tn_text_buffer_append_text(&text, ": expected ");
    tn_text_buffer_append_text(&text, name);
    tn_text_buffer_append_text(&text, ", but found ");
    tn_text_buffer__append_type(&text, type);
  }
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

static tn_status type_of_kind(tn_parser* parser, const tn_op_frame* frame, const char* at,
                              tn_type_kind kind, const char* name, tn_type* out_type) {
  TN_TRY(tn_parser__type(parser, out_type));
  if (tn_type__is(*out_type, kind)) return TN_OK;
  return tn_parser__wrong_type(parser, frame, at, name, *out_type);
}

tn_status tn_parser__colon_type(tn_parser* parser, const tn_op_frame* frame, tn_type_kind kind,
                                const char* name, tn_type* out_type) {
  // As in MLIR, the error is reported at the colon.
  const char* at = parser->token.start;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  return type_of_kind(parser, frame, at, kind, name, out_type);
}

tn_status tn_parser__comma_type(tn_parser* parser, const tn_op_frame* frame, tn_type_kind kind,
                                const char* name, tn_type* out_type) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  return type_of_kind(parser, frame, parser->token.start, kind, name, out_type);
}
