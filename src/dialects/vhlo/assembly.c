// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of vhlo.func_v1: `@name(%a: type) -> (type) {...}`, from which its name and type
// follow as attributes of vhlo.

#include "schema/custom_assembly.h"

#include "dialects/vhlo/vhlo.h"

static tn_status set_made(tn_parser* parser, tn_op_frame* frame, const char* name,
                          tn_text_buffer* owned_text) {
  const tn_storage* made = tn_vhlo__make(parser->context, owned_text, false);
  if (made == NULL) return TN_OUT_OF_MEMORY;
  return tn_custom_assembly__set(parser, frame, name, (tn_attribute){made});
}

static tn_status read_name(tn_parser* parser, tn_op_frame* frame) {
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    return tn_parser__wrong_token(parser, "expected valid '@'-identifier for symbol name");
  }
  const tn_string_view spelling = tn_token__spelling(&parser->token);
  const bool is_quoted = spelling.size > 1 && spelling.data[1] == '"';
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, is_quoted ? "string_v1<" : "string_v1<\"");
  tn_text_buffer_append(&text, spelling.data + 1, spelling.size - 1);
  tn_text_buffer_append_text(&text, is_quoted ? ">" : "\">");
  tn_parser__advance(parser);
  return set_made(parser, frame, "sym_name", &text);
}

/// Arguments, with their types in a list for the function's.
static tn_status read_arguments(tn_parser* parser, tn_op_frame* frame, tn_text_buffer* inputs) {
  tn_ref block = 0;
  TN_TRY(tn_parser__prepare_region(parser, frame, &block));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_PAREN)) return TN_OK;
  do {
    tn_unresolved_operand name;
    tn_type type;
    TN_TRY(tn_parser__operand(parser, &name));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, &type));
    if (inputs->size != 0) tn_text_buffer_append_text(inputs, ", ");
    tn_vhlo__put(inputs, type.storage);
    TN_TRY(tn_parser__add_region_argument(parser, block, &name, type));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status read_signature(tn_parser* parser, tn_op_frame* frame, tn_text_buffer* inputs) {
  const size_t base = parser->types.count;
  TN_TRY(read_arguments(parser, frame, inputs));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_ARROW, "expected '->'"));
  TN_TRY(tn_parser__result_types(parser));
  tn_text_buffer type = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer text = type;
  tn_text_buffer_append_text(&type, "func_v1<(");
  tn_text_buffer_append_view(
      &type, inputs->size == 0 ? tn_string_view_from("()") : tn_text_buffer_view(inputs));
  tn_text_buffer_append_text(&type, parser->types.count == base ? ") -> ()" : ") -> ");
  for (size_t i = base; i < parser->types.count; ++i) {
    if (i != base) tn_text_buffer_append_text(&type, ", ");
    tn_vhlo__put(&type, ((const tn_type*)parser->types.items)[i].storage);
  }
  tn_text_buffer_append_text(&type, ">");
  type.failed |= inputs->failed;
  parser->types.count = base;
  const tn_storage* made = tn_vhlo__make(parser->context, &type, true);
  if (made == NULL) return TN_OUT_OF_MEMORY;
  tn_text_buffer_append_text(&text, "type_v1<");
  tn_vhlo__put(&text, made);
  tn_text_buffer_append_text(&text, ">");
  return set_made(parser, frame, "function_type", &text);
}

static tn_status parse_func(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  *out_region = frame->step++ == 0;
  if (!*out_region) {
    TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
    return tn_parser__finish_op(parser, frame, 0);
  }
  TN_TRY(read_name(parser, frame));
  tn_text_buffer inputs = tn_text_buffer_make(&parser->context->allocator);
  const tn_status status = read_signature(parser, frame, &inputs);
  tn_text_buffer_free(&inputs);
  return status;
}

/// What the type says of results, with parentheses around.
static void put_results(tn_printer* printer, tn_ref op) {
  tn_vhlo_scan it;
  const tn_storage* type = tn_vhlo_func_v1_function_type(printer->context, op).storage;
  bool is_first = true;
  TN_PUT(&printer->sink, ") -> (");
  if (tn_vhlo__open(type, "type_v1", &it)) {
    type = tn_vhlo__parse(printer->context, tn_vhlo__item(&it), true);
  }
  if (type != NULL && tn_vhlo__open(type, "func_v1", &it) && tn_vhlo__take(&it, "(")) {
    if (!tn_vhlo__take(&it, "()")) {
      while (tn_vhlo__item(&it).size != 0 && tn_vhlo__take(&it, ",")) continue;
    }
    if (tn_vhlo__take(&it, ")") && tn_vhlo__take(&it, "->") && !tn_vhlo__take(&it, "()")) {
      for (;; is_first = false) {
        const tn_storage* result = tn_vhlo__parse(printer->context, tn_vhlo__item(&it), true);
        if (result == NULL) break;
        if (!is_first) TN_PUT(&printer->sink, ", ");
        tn_printer__put_type(printer, result->self);
        if (!tn_vhlo__take(&it, ",")) break;
      }
    }
  }
  TN_PUT(&printer->sink, ") ");
}

static tn_print_region print_func(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  (void)definition;
  static const char* const elided[] = {"sym_name", "function_type"};
  const tn_context* context = printer->context;
  tn_vhlo_scan name = {"", ""};
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 2);
    return TN_PRINT_NO_REGION;
  }
  (void)tn_vhlo__open(tn_vhlo_func_v1_sym_name(context, op).storage, "string_v1", &name);
  const tn_attribute string = {tn_vhlo__parse(
      printer->context, (tn_string_view){name.at, (size_t)(name.end - name.at)}, false)};
  tn_put_char(&printer->sink, ' ');
  if (string.storage != NULL) tn_printer__put_symbol_name(printer, string.storage->self);
  tn_put_char(&printer->sink, '(');
  const tn_ref block = tn_op__first_block(context, op, 0);
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    const tn_block_cell* cell = tn_block__at(context, block);
    tn_printer__put_region_argument(printer, tn_block_cell__argument(context, cell, i), false);
  }
  put_results(printer, op);
  return (tn_print_region){0, TN_PRINT_EMPTY_BLOCK * 0};
}

const tn_custom_assembly tn_vhlo_assemblies[] = {
    {"vhlo.func", parse_func, print_func},
    {NULL, NULL, NULL},
};
