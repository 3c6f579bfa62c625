// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser's public functions: opening and closing, the parsed top level, single types and
// attributes.
//
// On every error, the ops created so far are in the region of the top level or in a region on the
// parser's stack, and closing destroys them.

#include <tenure/verify.h>

#include "ir/external_resources.h"
#include "ir/location_span.h"
#include "ir/operation_name.h"
#include "ir/team.h"
#include "text/parser_share.h"
#include "text/textual.h"

//===-- Opening and closing -------------------------------------------------------------------===//

static void start_reading(tn_parser* parser, const char* data, size_t size) {
  parser->lexer = (tn_lexer){.text = data, .end = data + size, .cursor = data};
}

/// Opens a text that is only parsed up to the position of suggestions.
static tn_status open_unfinished(tn_parser* parser, tn_string_view text) {
  bool found = false;
  TN_TRY(tn_parser__cut_text(parser, &text, &found));
  if (!found) return TN_MALFORMED;
  start_reading(parser, text.data, text.size);
  return TN_OK;
}

/// A text that does not end with a line break is copied, and a line break is added.
static tn_status open_text(tn_parser* parser, tn_string_view text) {
  const char* data = text.data;
  if (TN_UNLIKELY(parser->suggestions != NULL)) return open_unfinished(parser, text);
  if (text.size > UINT32_MAX) {
    return tn_context__fail(parser->context, TN_LIMIT_EXCEEDED,
                            tn_location_unknown(parser->context), "text is limited to 4 GiB");
  }
  if (text.size == 0 || data[text.size - 1] != '\n') {
    parser->text_copy_size = text.size + 1;
    parser->text_copy = tn_allocate(&parser->context->allocator, parser->text_copy_size);
    if (parser->text_copy == NULL) return tn_context__out_of_memory(parser->context);
    if (text.size != 0) memcpy(parser->text_copy, data, text.size);
    parser->text_copy[text.size] = '\n';
    data = parser->text_copy;
  }
  start_reading(parser, data, text.size);
  return TN_OK;
}

/// The parser's stacks. Each has space from the start, so that its addresses are never computed
/// from NULL.
typedef struct stack_place {
  size_t offset;
  size_t item_size;
} stack_place;

static const stack_place stacks[] = {
    {offsetof(tn_parser, frames), sizeof(tn_op_frame)},
    {offsetof(tn_parser, results), sizeof(tn_result_group)},
    {offsetof(tn_parser, operands), sizeof(tn_unresolved_operand)},
    {offsetof(tn_parser, successors), sizeof(tn_ref)},
    {offsetof(tn_parser, regions), sizeof(tn_ref)},
    {offsetof(tn_parser, entries), sizeof(tn_attribute_entry)},
    {offsetof(tn_parser, types), sizeof(tn_type)},
    {offsetof(tn_parser, kept_types), sizeof(tn_type)},
    {offsetof(tn_parser, kept_values), sizeof(tn_uref)},
    {offsetof(tn_parser, attributes), sizeof(tn_attribute)},
    {offsetof(tn_parser, expressions), sizeof(tn_attribute)},
    {offsetof(tn_parser, flags), sizeof(bool)},
    {offsetof(tn_parser, named), sizeof(tn_named_attribute)},
    {offsetof(tn_parser, dims), sizeof(int64_t)},
    {offsetof(tn_parser, lines), sizeof(char*)},
    {offsetof(tn_parser, views), sizeof(tn_string_view)},
    {offsetof(tn_parser, locations), sizeof(tn_location)},
    {offsetof(tn_parser, deferred), sizeof(tn_deferred_location)},
    {offsetof(tn_parser, distincts), sizeof(tn_attribute)},
    {offsetof(tn_parser, bytes), 1},
    {offsetof(tn_parser, elements), 1},
    {offsetof(tn_parser, states), 1},
    {offsetof(tn_parser, region_names), sizeof(tn_unresolved_operand)},
};

static tn_parser_stack* stack_at(tn_parser* parser, size_t index) {
  return (tn_parser_stack*)(void*)((char*)parser + stacks[index].offset);
}

/// The items of a stack without capacity, as most are.
static const max_align_t no_items;

static void open_stacks(tn_parser* parser) {
  for (size_t i = 0; i < sizeof stacks / sizeof stacks[0]; ++i) {
    stack_at(parser, i)->items = (void*)(uintptr_t)&no_items;
  }
}

static void free_stacks(tn_parser* parser) {
  for (size_t i = 0; i < sizeof stacks / sizeof stacks[0]; ++i) {
    tn_parser__free_stack(parser, stack_at(parser, i), stacks[i].item_size);
  }
}

/// The prefix of the location aliases that MLIR generates, which are most attribute aliases.
static const char location_prefix[] = "loc";

static tn_status open_parser(tn_parser* parser, tn_context* context, tn_string_view text,
                             const tn_file_range* start, tn_text_suggestions* suggestions) {
  *parser = (tn_parser){
      .context = context, .start = *start, .report_offset = UINT32_MAX, .suggestions = suggestions};
  TN_TRY(open_text(parser, text));
  open_stacks(parser);
  TN_TRY(tn_parser__collect(parser));
  tn_names__open(&parser->names, &context->allocator, text.size);
  parser->attribute_aliases.names.usual_prefix = location_prefix;
  return TN_OK;
}

static void free_aliases(tn_parser* parser, tn_alias_table* table) {
  tn_name_table__free(&table->names, &parser->context->allocator);
  tn_parser__free_stack(parser, &table->values, sizeof(const tn_storage*));
}

/// Frees everything except the IR.
static void close_parser(tn_parser* parser) {
  tn_parser__stop_collecting(parser);
  free_aliases(parser, &parser->attribute_aliases);
  free_aliases(parser, &parser->type_aliases);
  tn_name_table__free(&parser->affine_names, &parser->context->allocator);
  for (size_t i = 0; i < 2; ++i) tn_judy_map_clear(&parser->affine_positions[i]);
  tn_judy_map_clear(&parser->distinct_places);
  tn_judy_map_clear(&parser->operand_offsets);
  tn_resource_table__free(parser, &parser->resources);
  tn_names__close(&parser->names);
  free_stacks(parser);
  const tn_allocator* allocator = &parser->context->allocator;
  tn_spelling_cache__destroy(parser->spellings, allocator);
  tn_deallocate(allocator, parser->text_copy, parser->text_copy_size);
}

//===-- Parts of a text -----------------------------------------------------------------------===//

/// A rough estimate of the number of parts that a parser parses.
#define PARTS_A_CACHE 16u

static tn_status copy_aliases(tn_parser* parser, tn_alias_table* to, const tn_alias_table* from) {
  const tn_allocator* allocator = &parser->context->allocator;
  for (size_t i = 0; i < from->names.count; ++i) {
    const tn_name_record* name = &from->names.records[i];
    uint32_t number = 0;
    TN_TRY(tn_name_table__intern(&to->names, allocator, (tn_string_view){name->start, name->size},
                                 &number));
  }
  const tn_storage* const* values = from->values.items;
  for (size_t i = 0; i < from->values.count; ++i) {
    TN_TRY(tn_parser__push(parser, &to->values, &values[i], sizeof *values));
  }
  return TN_OK;
}

tn_status tn_parser__open_part(tn_parser* parser, const tn_parser* whole, tn_shard* shard,
                               size_t part_size) {
  const tn_allocator* allocator = &whole->context->allocator;
  *parser = (tn_parser){.context = whole->context,
                        .scope = whole->scope,
                        .shard = shard,
                        .lexer = whole->lexer,
                        .start = whole->start,
                        .span = whole->span,
                        .report_offset = UINT32_MAX,
                        .is_part = true,
                        .module_name = whole->module_name,
                        .cast_name = whole->cast_name};
  open_stacks(parser);
  TN_TRY(tn_parser__collect(parser));
  tn_names__open(&parser->names, allocator, whole->names.numeric_limit);
  parser->attribute_aliases.names.usual_prefix = location_prefix;
  parser->spellings = tn_spelling_cache__create(allocator, PARTS_A_CACHE * part_size);
  if (parser->spellings == NULL) return TN_OUT_OF_MEMORY;
  TN_TRY(copy_aliases(parser, &parser->attribute_aliases, &whole->attribute_aliases));
  return copy_aliases(parser, &parser->type_aliases, &whole->type_aliases);
}

void tn_parser__close_part(tn_parser* parser) { close_parser(parser); }

//===-- Files ---------------------------------------------------------------------------------===//

static tn_status intern_names(tn_parser* parser) {
  const tn_storage* name = NULL;
  TN_TRY(tn_operation_name__get(parser->context, tn_string_view_from("builtin.module"), &name));
  parser->module_name = name->self;
  TN_TRY(tn_operation_name__get(parser->context,
                                tn_string_view_from("builtin.unrealized_conversion_cast"), &name));
  parser->cast_name = name->self;
  return TN_OK;
}

static tn_status open_file(tn_parser* parser, tn_scope* scope, tn_string_view text) {
  parser->scope = scope;
  parser->shard = scope->shard;
  TN_TRY(intern_names(parser));
  const tn_string_view source = {parser->lexer.text,
                                 (size_t)(parser->lexer.end - parser->lexer.text)};
  // For an excerpt, the extent of the text is not known.
  if (parser->excerpt == NULL) {
    TN_TRY(tn_source_span__create(parser->context, &parser->start, source, &parser->span));
  }
  // Ops in the cache are not parsed, and would not be recorded as places.
  if (parser->places == NULL) {
    parser->spellings = tn_spelling_cache__create(&parser->context->allocator, text.size);
    if (parser->spellings == NULL) return tn_context__out_of_memory(parser->context);
  }
  parser->top_region = tn_region__create(parser->shard, 0, 0);
  if (parser->top_region == 0) return tn_shard__failure(parser->shard);
  parser->block = tn_block__create(parser->shard, parser->top_region, 0);
  return parser->block == 0 ? tn_shard__failure(parser->shard) : TN_OK;
}

/// Destroys the ops of a text that was not parsed completely, or the rest of the top level of one
/// that was.
void tn_parser__destroy_regions(tn_parser* parser) {
  const tn_ref* regions = parser->regions.items;
  for (size_t i = parser->regions.count; i-- > 0;) tn_region__discard(parser->shard, regions[i]);
  parser->regions.count = 0;
  if (parser->top_region != 0) tn_region__discard(parser->shard, parser->top_region);
  parser->top_region = 0;
}

/// Returns the location of the implicit module: line 0, unless the text starts within its file.
static tn_status text_location(tn_parser* parser, tn_location* out_location) {
  tn_file_range start = parser->start;
  if (start.start_line == 1 && start.start_column == 1) start.start_line = start.start_column = 0;
  start.end_line = start.start_line;
  start.end_column = start.start_column;
  return tn_location_file_get(parser->context, &start, out_location);
}

/// Returns the only module (with `any`, the only op) of the text, or a module around its content.
static tn_status take_top_op(tn_parser* parser, bool any, tn_ref* out_op) {
  const tn_context* context = parser->context;
  const tn_region_cell* region = tn_region__at(context, parser->top_region);
  const tn_block_cell* block = tn_block__at(context, region->first_block);
  const tn_ref op = block->first_op;
  if (op != 0 && op == block->last_op &&
      (any || tn_op_cell__name(context, tn_op__at(context, op))->self == parser->module_name)) {
    tn_op__remove(parser->shard, op);
    *out_op = op;
    return TN_OK;
  }
  tn_location location;
  TN_TRY(text_location(parser, &location));
  TN_TRY(tn_op__create_around(parser->shard, parser->module_name, location, parser->top_region,
                              out_op));
  parser->top_region = 0;
  return TN_OK;
}

static tn_status read_file(tn_parser* parser, bool any, tn_ref* out_op) {
  tn_parser__advance(parser);
  TN_TRY(parser->excerpt != NULL ? tn_parser__excerpt(parser) : tn_parser__top_level(parser));
  TN_TRY(tn_parser__check_uses(parser));
  TN_TRY(tn_parser__resolve_locations(parser));
  TN_TRY(tn_parser__check_labels(parser, 0));
  return take_top_op(parser, any, out_op);
}

/// Returns whether the options request only the ops.
static bool takes_whole_text(const tn_text_parse_options* options) {
  return options->places == NULL && options->suggestions == NULL && options->excerpt == NULL;
}

/// Parses the text to an unowned op; `*out_wrapped` is whether it is an implicit module. External
/// resources of the text go to `external`, which may be NULL.
static tn_status parse_op(tn_scope* scope, tn_string_view text,
                          const tn_text_parse_options* options, tn_external_resources* external,
                          bool* out_wrapped, tn_ref* out_op) {
  const tn_file_range start = {
      .file = options->file_name.size != 0 ? options->file_name : tn_string_view_from("-"),
      .start_line = options->first_line == 0 ? 1 : options->first_line,
      .start_column = options->first_column == 0 ? 1 : options->first_column};
  tn_parser parser;
  tn_status status = open_parser(&parser, scope->context, text, &start, options->suggestions);
  parser.external = external;
  parser.places = options->places;
  parser.excerpt = options->excerpt;
  parser.progress = options->progress;
  parser.progress_data = options->progress_data;
  if (takes_whole_text(options)) parser.team_size = tn_team__size(scope->context, text.size);
  if (options->progress != NULL || parser.team_size > 1) parser.report_offset = 0;
  if (status == TN_OK) status = open_file(&parser, scope, text);
  const bool any = options->no_implicit_module || options->excerpt != NULL;
  if (status == TN_OK) status = read_file(&parser, any, out_op);
  *out_wrapped = parser.top_region == 0;
  if (parser.shard != NULL) tn_parser__destroy_regions(&parser);
  close_parser(&parser);
  return status;
}

/// Reports that the text, which should have been one op, was wrapped in the module `op`.
static tn_status refuse_wrapping(tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_location where = {context, cell->location};
  const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, 0));
  size_t count = 0;
  tn_ref child = tn_block__at(context, region->first_block)->first_op;
  for (; child != 0; child = tn_op__at(context, child)->next) ++count;
  return tn_context__fail(context, TN_MALFORMED, where,
                          "source must contain a single top-level operation, found: %zu", count);
}

static tn_status parse_and_verify(tn_scope* scope, tn_string_view text,
                                  const tn_text_parse_options* options,
                                  tn_external_resources* external, tn_op* out_op) {
  tn_ref op = 0;
  bool wrapped = false;
  TN_TRY(parse_op(scope, text, options, external, &wrapped, &op));
  tn_scope__own(scope, op);
  const tn_op handle = tn_op__handle(scope->context, scope->number, op);
  tn_status status = options->skip_verify ? TN_OK : tn_op_verify(handle);
  if (status == TN_OK && wrapped && options->no_implicit_module) {
    status = refuse_wrapping(scope->context, op);
  }
  if (status == TN_OK) {
    *out_op = handle;
  } else {
    tn_op__destroy(scope->shard, op);
  }
  return status;
}

tn_status tn_text_parse(tn_scope* scope, tn_string_view text, const tn_text_parse_options* options,
                        tn_op* out_op) {
  static const tn_text_parse_options no_options = {0};
  *out_op = (tn_op){0};
  if (scope == NULL) return TN_INVALID_ARGUMENT;
  if (!scope->open) return tn_scope__report_closed(scope);
  if (options == NULL) options = &no_options;
  tn_external_resources* external = NULL;
  TN_TRY(tn_external_resources__begin(scope->context, options->external_resources, &external));
  tn_callback_guard call;
  tn_callback_guard__begin(&call, scope->context, TN_CALL_CHANGES);
  const tn_status status = parse_and_verify(scope, text, options, external, out_op);
  tn_external_resources__finish(options->external_resources, external, status == TN_OK);
  tn_callback_guard__end(&call);
  return status;
}

//===-- Types and attributes ------------------------------------------------------------------===//

/// The message text before and after what follows.
typedef struct end_words {
  const char* before;
  const char* behind;
} end_words;

static const end_words of_text = {"found trailing characters: '", "'"};

static tn_status check_end(tn_parser* parser, const end_words* words) {
  if (tn_parser__is(parser, TN_TOKEN_EOF)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, words->before);
  tn_text_buffer_append(&text, parser->token.start,
                        (size_t)(parser->lexer.end - parser->token.start));
  tn_text_buffer_append_text(&text, words->behind);
  return tn_parser__error_text(parser, parser->token.start, &text, NULL, NULL);
}

static tn_status parse_type(tn_context* context, tn_string_view text, const end_words* words,
                            tn_type* out_type) {
  *out_type = (tn_type){0};
  tn_parser parser;
  tn_type type = {0};
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  tn_status status = open_parser(&parser, context, text, &start, NULL);
  if (status == TN_OK) {
    tn_parser__advance(&parser);
    status = tn_parser__type(&parser, &type);
  }
  if (status == TN_OK) status = check_end(&parser, words);
  close_parser(&parser);
  if (status == TN_OK) *out_type = type;
  return status;
}

tn_status tn_text_parse_type(tn_context* context, tn_string_view text, tn_type* out_type) {
  return parse_type(context, text, &of_text, out_type);
}

static tn_status parse_attribute(tn_context* context, tn_string_view text,
                                 const tn_file_range* start, bool takes_any_dialect,
                                 const tn_dialect* built, const end_words* words,
                                 tn_attribute* out_attribute) {
  *out_attribute = (tn_attribute){0};
  tn_parser parser;
  tn_attribute attribute = {0};
  tn_status status = open_parser(&parser, context, text, start, NULL);
  if (status == TN_OK) {
    parser.takes_any_dialect = takes_any_dialect;
    parser.built = built;
    tn_parser__advance(&parser);
    status = tn_parser__attribute(&parser, (tn_type){0}, &attribute);
  }
  if (status == TN_OK) status = check_end(&parser, words);
  close_parser(&parser);
  if (status == TN_OK) *out_attribute = attribute;
  return status;
}

tn_status tn_text_parse_attribute(tn_context* context, tn_string_view text,
                                  tn_attribute* out_attribute) {
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  return parse_attribute(context, text, &start, false, NULL, &of_text, out_attribute);
}

tn_status tn_parser__attribute_of_any(tn_context* context, tn_string_view text,
                                      const tn_file_range* start, const tn_dialect* built,
                                      tn_attribute* out_attribute) {
  return parse_attribute(context, text, start, true, built, &of_text, out_attribute);
}

tn_status tn_text__parse(tn_context* context, tn_string_view text, bool is_type,
                         const tn_storage** out_storage) {
  static const end_words of_type = {"trailing characters found after Type assembly format: ", ""};
  static const end_words of_attribute = {
      "trailing characters found after Attribute assembly format: ", ""};
  const tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  tn_type type;
  tn_attribute attribute;
  *out_storage = NULL;
  if (is_type) {
    TN_TRY(parse_type(context, text, &of_type, &type));
    *out_storage = type.storage;
    return TN_OK;
  }
  TN_TRY(parse_attribute(context, text, &start, false, NULL, &of_attribute, &attribute));
  *out_storage = attribute.storage;
  return TN_OK;
}
