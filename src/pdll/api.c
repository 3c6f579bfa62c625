// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Public functions: each call uses its own parser, which owns everything it creates.

#include <tenure/object.h>
#include <tenure/resource.h>
#include <tenure/text.h>

#include "pdll/pdll.h"
#include "rewrite/session.h"
#include "scope/access.h"

static const tn_pdll_options no_options;

/// Parses a text; the caller closes the parser.
static tn_pdll_node* open_parser(tn_pdll_parser* parser, tn_context* context, tn_string_view text,
                                 const tn_pdll_options* options, tn_pdll_buffer* buffer) {
  const tn_string_view name =
      options->file_name.size != 0 ? options->file_name : tn_string_view_from("-");
  *buffer = (tn_pdll_buffer){.name = name, .text = text};
  *parser = (tn_pdll_parser){
      .context = context, .options = options, .arena = {.allocator = &context->allocator}};
  tn_pdll__open_buffer(parser, buffer);
  if (tn_pdll__push_scope(parser) == NULL) return NULL;
  tn_pdll__advance(parser);
  tn_pdll_node* module = tn_pdll__node(parser, TN_PDLL_MODULE, parser->token.place);
  if (module == NULL) return NULL;
  parser->declarations = &module->items;
  return tn_pdll__parse_body(parser) && parser->status == TN_OK ? module : NULL;
}

static tn_status close_parser(tn_pdll_parser* parser) {
  for (tn_pdll_buffer* at = parser->buffers; at != NULL; at = at->next) {
    tn_source_lines_destroy(at->lines);
  }
  tn_judy_names_clear(&parser->definitions);
  tn_arena__free(&parser->arena);
  return parser->status;
}

tn_status tn_pdll_compile(tn_scope* scope, tn_string_view text, const tn_pdll_options* options,
                          tn_op* out_module) {
  tn_pdll_parser parser;
  tn_pdll_buffer buffer;
  *out_module = (tn_op){0, 0, 0, 0};
  tn_context* context = tn_scope_context(scope);
  if (context == NULL) return TN_SCOPE_CLOSED;
  const tn_pdll_node* module =
      open_parser(&parser, context, text, options != NULL ? options : &no_options, &buffer);
  if (module != NULL) parser.status = tn_pdll__generate(&parser, module, scope, out_module);
  return close_parser(&parser);
}

tn_status tn_pdll_print_ast(tn_context* context, tn_string_view text,
                            const tn_pdll_options* options, tn_write_fn write, void* user_data) {
  tn_pdll_parser parser;
  tn_pdll_buffer buffer;
  const tn_pdll_node* module =
      open_parser(&parser, context, text, options != NULL ? options : &no_options, &buffer);
  if (module != NULL) parser.status = tn_pdll__dump(&parser, module, write, user_data);
  return close_parser(&parser);
}

//===-- Patterns ------------------------------------------------------------------------------===//

/// Compiles in a separate scope, which owns the module.
static tn_status load_in(tn_pattern_set* set, tn_scope* scope, tn_string_view text,
                         const tn_pdll_options* options) {
  tn_op module;
  TN_TRY(tn_pdll_compile(scope, text, options, &module));
  return tn_pattern_set_add_pdl(set, module);
}

tn_status tn_pattern_set_load(tn_pattern_set* set, tn_string_view text,
                              const tn_pdll_options* options) {
  tn_scope* scope = NULL;
  tn_pdll_options own = options != NULL ? *options : no_options;
  own.knows_all_dialects = true;
  own.repeats_returned = false;
  tn_context* context = set->context;
  TN_TRY(tn_scope_open(context, NULL, &scope));
  const tn_status status = load_in(set, scope, text, &own);
  tn_scope_close(scope);
  return status;
}

tn_status tn_pattern_set_load_file(tn_pattern_set* set, const char* path,
                                   const tn_pdll_options* options) {
  tn_context* context = set->context;
  tn_pdll_options own = options != NULL ? *options : no_options;
  tn_blob* blob = NULL;
  if (own.file_name.size == 0) own.file_name = tn_string_view_from(path);
  TN_TRY(tn_text_read_file(context, path, &blob));
  const tn_string_view text = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_status status = tn_pattern_set_load(set, text, &own);
  tn_object_release(blob);
  return status;
}
