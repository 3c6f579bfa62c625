// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom assembly of gpu: functions and regions that run on a device, whose blocks have additional
// arguments for memory, and asynchronous ops.
//
// Source: the gpu dialect's documentation, and MLIR's output.

#include <string.h>
#include <tenure/parameters.h>

#include "dialects/common/function.h"
#include "dialects/common/words.h"
#include "dialects/gpu/gpu.h"
#include "ir/definition.h"
#include "schema/check.h"
#include "schema/custom_assembly.h"

//===-- Tokens --------------------------------------------------------------------------------===//

tn_status tn_gpu__read_async(tn_parser* parser, const tn_op_frame* frame, bool* out_async) {
  *out_async = tn_custom_assembly__take_word(parser, "async");
  if (!tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE)) return TN_OK;
  return tn_parser__operands_between(parser, frame, TN_TOKEN_LEFT_SQUARE, TN_TOKEN_RIGHT_SQUARE,
                                     SIZE_MAX);
}

void tn_gpu__put_async(tn_printer* printer, tn_ref op, uint32_t first, uint32_t count) {
  const bool is_async = tn_op_cell__result_count(tn_op__at(printer->context, op)) != 0;
  if (is_async) TN_PUT(&printer->sink, "async");
  if (count == 0) return;
  if (is_async) tn_put_char(&printer->sink, ' ');
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, first, count);
  tn_put_char(&printer->sink, ']');
}

static tn_status token_type(tn_parser* parser, tn_type* out_type) {
  return tn_dialect_type_get(parser->context, tn_string_view_from("gpu.async.token"), NULL, 0,
                             out_type);
}

static tn_status parse_dependencies(tn_reading* reading, const tn_element* element, uint32_t* step,
                                    bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  const uint32_t start = (uint32_t)parser->operands.count;
  bool is_async = false;
  tn_type token;
  (void)step;
  *out_region = false;
  TN_TRY(tn_gpu__read_async(parser, reading->frame, &is_async));
  tn_reading__give_operands(reading, element->arguments[1].index, start);
  *out_present = is_async || parser->operands.count != start;
  tn_range* range = tn_reading__types(reading, element->arguments[0]);
  *range = (tn_range){(uint32_t)parser->types.count, is_async ? 1 : 0};
  if (!is_async) return TN_OK;
  TN_TRY(token_type(parser, &token));
  return tn_parser__push_type(parser, token);
}

static tn_print_region print_dependencies(tn_printer* printer, tn_ref op,
                                          const tn_op_schema* schema, const tn_element* element,
                                          uint32_t regions_done) {
  (void)regions_done;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  uint32_t first = 0;
  if (!tn_op_schema__operand_groups(printer->context, schema, op, counts)) {
    return TN_PRINT_NO_REGION;
  }
  for (uint32_t i = 0; i < element->arguments[1].index; ++i) first += counts[i];
  const bool is_async = tn_op_cell__result_count(tn_op__at(printer->context, op)) != 0;
  uint32_t results[TN_GROUPS_MAX] = {0};
  const bool has_token = is_async &&
                         tn_op_schema__result_groups(printer->context, schema, op, results) &&
                         results[element->arguments[0].index] != 0;
  const uint32_t count = counts[element->arguments[1].index];
  if (has_token || count == 0) {
    if (has_token) tn_gpu__put_async(printer, op, first, count);
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, '[');
  tn_printer__put_operands(printer, op, first, count);
  tn_put_char(&printer->sink, ']');
  return TN_PRINT_NO_REGION;
}

//===-- AllReduceOperation(attribute) ---------------------------------------------------------===//

static tn_status parse_reduction(tn_reading* reading, const tn_element* element, uint32_t* step,
                                 bool* out_region, bool* out_present) {
  const uint32_t index = element->arguments[0].index;
  const tn_attribute_group* group = &reading->schema->attributes[index];
  tn_attribute value;
  (void)step;
  *out_region = false;
  *out_present = tn_token__is_identifier(&reading->parser->token);
  if (!*out_present) return TN_OK;
  TN_TRY(tn_parser__enum_attribute(reading->parser, reading->frame, group->words, &value));
  return tn_reading__set_attribute(reading, index, value);
}

static tn_print_region print_reduction(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                       const tn_element* element, uint32_t regions_done) {
  const uint32_t index = element->arguments[0].index;
  const tn_attribute value = {tn_op_schema__attribute(printer->context, schema, op, index)};
  (void)regions_done;
  if (value.storage == NULL) return TN_PRINT_NO_REGION;
  tn_put_char(&printer->sink, ' ');
  tn_put_view(&printer->sink, tn_words__word(&schema->attributes[index], value));
  return TN_PRINT_NO_REGION;
}

//===-- OffloadingHandler($handler) -----------------------------------------------------------===//

/// Returns the default handler.
static tn_status plain_handler(tn_context* context, tn_attribute* out_handler) {
  return tn_dialect_attribute_get(context, tn_string_view_from("gpu.select_object"), NULL, 0,
                                  out_handler);
}

static tn_status parse_handler(tn_reading* reading, const tn_element* element, uint32_t* step,
                               bool* out_region, bool* out_present) {
  tn_parser* parser = reading->parser;
  tn_attribute handler;
  (void)step;
  *out_region = false;
  *out_present = true;
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS)) {
    TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &handler));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  } else {
    TN_TRY(plain_handler(parser->context, &handler));
  }
  return tn_reading__set_attribute(reading, element->arguments[0].index, handler);
}

static tn_print_region print_handler(tn_printer* printer, tn_ref op, const tn_op_schema* schema,
                                     const tn_element* element, uint32_t regions_done) {
  const tn_attribute handler = {
      tn_op_schema__attribute(printer->context, schema, op, element->arguments[0].index)};
  (void)regions_done;
  if (handler.storage == NULL || (tn_opaque__is_called(handler.storage, "gpu", "select_object") &&
                                  tn_attribute_parameter_at(handler, 0).storage == NULL)) {
    return TN_PRINT_NO_REGION;
  }
  tn_put_char(&printer->sink, '<');
  tn_printer__put_any(printer, handler.storage, 0);
  tn_put_char(&printer->sink, '>');
  return TN_PRINT_NO_REGION;
}

const tn_custom_directive tn_gpu_directives[] = {
    {"OffloadingHandler", "a", parse_handler, print_handler},
    {"AllReduceOperation", "a", parse_reduction, print_reduction},
    {"AsyncDependencies", "To", parse_dependencies, print_dependencies},
    {NULL, NULL, NULL, NULL},
};

//===-- Attributions --------------------------------------------------------------------------===//

static tn_status read_attribution(tn_reading* reading, tn_ref block, bool* has_any) {
  tn_parser* parser = reading->parser;
  tn_unresolved_operand name;
  tn_type type;
  tn_attribute dictionary;
  TN_TRY(tn_parser__argument(parser, &name));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  TN_TRY(tn_parser__type(parser, &type));
  const size_t base = parser->named.count;
  if (tn_parser__is(parser, TN_TOKEN_LEFT_BRACE)) TN_TRY(tn_parser__attribute_dictionary(parser));
  *has_any = *has_any || parser->named.count != base;
  TN_TRY(tn_dictionary_attribute_get(parser->context,
                                     (const tn_named_attribute*)parser->named.items + base,
                                     parser->named.count - base, &dictionary));
  parser->named.count = base;
  TN_TRY(tn_parser__push(parser, &parser->attributes, &dictionary, sizeof dictionary));
  return tn_parser__add_region_argument(parser, block, &name, type);
}

/// Parses an optional `keyword(%a : type {...}, ...)`: adds arguments to the prepared block, and
/// sets the property `name` to their dictionaries if one is not empty.
static tn_status read_attributions(tn_reading* reading, tn_ref block, const char* word,
                                   const char* name, size_t* out_count) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->attributes.count;
  bool has_any = false;
  *out_count = 0;
  if (!tn_custom_assembly__take_word(parser, word)) return TN_OK;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  if (!tn_parser__is(parser, TN_TOKEN_RIGHT_PAREN)) {
    do {
      TN_TRY(read_attribution(reading, block, &has_any));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  }
  *out_count = parser->attributes.count - first;
  if (has_any && name != NULL) {
    tn_attribute all;
    TN_TRY(tn_array_attribute_get(
        parser->context, (const tn_attribute*)parser->attributes.items + first, *out_count, &all));
    TN_TRY(tn_reading__set(reading, name, all));
  }
  parser->attributes.count = first;
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

/// Prints a non-empty dictionary after an argument.
static void put_dictionary(tn_printer* printer, tn_attribute dictionary) {
  if (tn_dictionary_attribute_count(dictionary) == 0) return;
  tn_put_char(&printer->sink, ' ');
  tn_printer__put_any(printer, dictionary.storage, TN_PRINT_NO_ALIAS);
}

/// Prints the arguments from index `first` up to `first + count` in this form.
static void put_attributions(tn_printer* printer, tn_ref op, const char* word, const char* name,
                             uint32_t first, uint32_t count) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (count == 0) return;
  const tn_attribute all = {name == NULL ? NULL : tn_op__inherent(context, op, name)};
  tn_put_char(&printer->sink, ' ');
  tn_put(&printer->sink, word, strlen(word));
  tn_put_char(&printer->sink, '(');
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_block_cell__argument(context, tn_block__at(context, block), first + i);
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, value);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_type(printer, tn_type__ref(tn_value__type_or_null(context, value)));
    put_dictionary(printer, tn_array_attribute_element(all, i));
  }
  tn_put_char(&printer->sink, ')');
}

/// Returns the number of workgroup attributions after ids and sizes; at most `limit`.
static uint32_t workgroup_arguments(const tn_printer* printer, tn_ref op, uint32_t limit) {
  const tn_attribute count = tn_op__attribute(printer->context, op, "workgroup_attributions");
  if (!tn_attribute__is(count, TN_ATTRIBUTE_INTEGER)) return 0;
  const int64_t number = tn_integer_attribute_value(count);
  return number < 0 ? 0 : number > limit ? limit : (uint32_t)number;
}

//===-- gpu.func ------------------------------------------------------------------------------===//

static tn_status set_other(tn_reading* reading, const char* name, tn_attribute value) {
  tn_parser* parser = reading->parser;
  const size_t base = parser->named.count;
  tn_named_attribute entry = {.value = value};
  TN_TRY(tn_identifier_get(parser->context, tn_string_view_from(name), &entry.name));
  TN_TRY(tn_parser__push(parser, &parser->named, &entry, sizeof entry));
  return tn_parser__take_attributes(parser, reading->frame, base, false, false);
}

static tn_status set_count(tn_reading* reading, const char* name, size_t count) {
  tn_type i64;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(reading->parser->context, 64, TN_SIGNLESS, &i64));
  TN_TRY(tn_integer_attribute_get(i64, (int64_t)count, &value));
  return set_other(reading, name, value);
}

/// Parses `@name`; the function's name is not a property.
static tn_status read_name(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_string_view text;
  tn_attribute value;
  if (!tn_parser__is(parser, TN_TOKEN_AT_IDENTIFIER)) {
    return tn_parser__error(parser, "expected valid '@'-identifier for symbol name");
  }
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  TN_TRY(tn_string_attribute_get(parser->context, text, &value));
  tn_parser__advance(parser);
  return set_other(reading, "sym_name", value);
}

static tn_status read_function(tn_reading* reading, bool* out_region) {
  tn_parser* parser = reading->parser;
  tn_function_head signature = {0};
  size_t workgroup_count;
  size_t private_count;
  TN_TRY(read_name(reading));
  TN_TRY(tn_function__read_signature(&signature, reading));
  TN_TRY(read_attributions(reading, signature.block, "workgroup", "workgroup_attrib_attrs",
                           &workgroup_count));
  TN_TRY(set_count(reading, "workgroup_attributions", workgroup_count));
  TN_TRY(read_attributions(reading, signature.block, "private", "private_attrib_attrs",
                           &private_count));
  if (tn_custom_assembly__take_word(parser, "kernel")) {
    tn_attribute unit;
    TN_TRY(tn_unit_attribute_get(parser->context, &unit));
    TN_TRY(set_other(reading, "gpu.kernel", unit));
  }
  TN_TRY(tn_custom_assembly__dictionary(parser, reading->frame, true));
  return tn_function__open_body(reading, out_region);
}

static tn_status parse_function(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = false;
  if (frame->step++ == 0) return read_function(&reading, out_region);
  return tn_function__close_body(&reading);
}

static void put_function_attributions(tn_printer* printer, tn_ref op) {
  const tn_context* context = printer->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = block == 0 ? 0 : tn_block__argument_count(context, block);
  const tn_type type = tn_function__type(context, op);
  const size_t inputs = type.storage == NULL ? 0 : tn_function_type_input_count(type);
  if (count <= inputs) return;
  const uint32_t first = (uint32_t)inputs;
  const uint32_t workgroup = workgroup_arguments(printer, op, count - first);
  put_attributions(printer, op, "workgroup", "workgroup_attrib_attrs", first, workgroup);
  put_attributions(printer, op, "private", "private_attrib_attrs", first + workgroup,
                   count - first - workgroup);
}

static tn_print_region print_function(tn_printer* printer, tn_ref op,
                                      const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"sym_name",
                                       "function_type",
                                       "arg_attrs",
                                       "res_attrs",
                                       "gpu.kernel",
                                       "workgroup_attributions",
                                       "workgroup_attrib_attrs",
                                       "private_attrib_attrs"};
  (void)definition;
  if (regions_done != 0) return TN_PRINT_NO_REGION;
  const tn_attribute name = tn_op__attribute(printer->context, op, "sym_name");
  tn_put_char(&printer->sink, ' ');
  if (name.storage != NULL) tn_printer__put_symbol_name(printer, name.storage->self);
  tn_function__put_signature(printer, op, "function_type");
  put_function_attributions(printer, op);
  if (tn_op__attribute(printer->context, op, "gpu.kernel").storage != NULL) {
    TN_PUT(&printer->sink, " kernel");
  }
  tn_printer__put_attributes_but(printer, op, true, elided, sizeof elided / sizeof *elided);
  return tn_function__put_body(printer, op);
}

//===-- gpu.launch ----------------------------------------------------------------------------===//

/// The state of parsing a launch: argument names by meaning, three each.
typedef struct launch {
  tn_unresolved_operand block_ids[3];
  tn_unresolved_operand thread_ids[3];
  tn_unresolved_operand grid_sizes[3];
  tn_unresolved_operand block_sizes[3];
  tn_unresolved_operand cluster_ids[3];
  tn_unresolved_operand cluster_sizes[3];
  bool has_clusters;
} launch;

/// Parses `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`.
static tn_status read_dimensions(tn_parser* parser, tn_unresolved_operand* ids,
                                 tn_unresolved_operand* sizes) {
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  for (size_t i = 0; i < 3; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_parser__argument(parser, &ids[i]));
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  if (!tn_custom_assembly__take_word(parser, "in")) {
    return tn_parser__wrong_token(parser, "expected 'in'");
  }
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  for (size_t i = 0; i < 3; ++i) {
    if (i != 0) TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(tn_parser__argument(parser, &sizes[i]));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
    TN_TRY(tn_custom_assembly__operand(parser));
  }
  return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'");
}

static tn_status add_arguments(tn_parser* parser, tn_ref block, const tn_unresolved_operand* names,
                               tn_type type) {
  for (size_t i = 0; i < 3; ++i) {
    TN_TRY(tn_parser__add_region_argument(parser, block, &names[i], type));
  }
  return TN_OK;
}

static tn_status prepare_launch(tn_parser* parser, tn_op_frame* frame, const launch* self,
                                tn_ref* out_block) {
  tn_type index;
  TN_TRY(tn_index_type_get(parser->context, &index));
  TN_TRY(tn_parser__prepare_region(parser, frame, out_block));
  TN_TRY(add_arguments(parser, *out_block, self->block_ids, index));
  TN_TRY(add_arguments(parser, *out_block, self->thread_ids, index));
  TN_TRY(add_arguments(parser, *out_block, self->grid_sizes, index));
  TN_TRY(add_arguments(parser, *out_block, self->block_sizes, index));
  if (!self->has_clusters) return TN_OK;
  TN_TRY(add_arguments(parser, *out_block, self->cluster_ids, index));
  return add_arguments(parser, *out_block, self->cluster_sizes, index);
}

/// Parses an optional `keyword(@symbol)`.
static tn_status read_symbol(tn_reading* reading, const char* word) {
  tn_attribute value;
  if (!tn_custom_assembly__take_word(reading->parser, word)) return TN_OK;
  TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
  TN_TRY(tn_parser__attribute(reading->parser, (tn_type){NULL}, &value));
  TN_TRY(tn_parser__expect(reading->parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  return tn_reading__set(reading, word, value);
}

/// Pushes operand types according to segment sizes.
static tn_status push_launch_types(tn_parser* parser, const int32_t* sizes) {
  tn_type token;
  tn_type index;
  tn_type i32;
  TN_TRY(token_type(parser, &token));
  TN_TRY(tn_index_type_get(parser->context, &index));
  TN_TRY(tn_integer_type_get(parser->context, 32, TN_SIGNLESS, &i32));
  for (int32_t i = 0; i < sizes[0]; ++i) TN_TRY(tn_parser__push_type(parser, token));
  for (size_t i = 1; i < 10; ++i) {
    if (sizes[i] != 0) TN_TRY(tn_parser__push_type(parser, index));
  }
  return sizes[10] == 0 ? TN_OK : tn_parser__push_type(parser, i32);
}

static tn_status set_segments(tn_reading* reading, const int32_t* sizes) {
  tn_type i32;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(reading->parser->context, 32, TN_SIGNLESS, &i32));
  TN_TRY(tn_dense_array_attribute_get(i32, 11, sizes, 11 * sizeof *sizes, &value));
  return tn_reading__set(reading, "operandSegmentSizes", value);
}

/// Reorders operands from clusters, blocks, threads to blocks, threads, clusters.
static void put_clusters_last(tn_parser* parser, size_t first) {
  tn_unresolved_operand clusters[3];
  tn_unresolved_operand* operands = (tn_unresolved_operand*)parser->operands.items + first;
  memcpy(clusters, operands, sizeof clusters);
  memmove(operands, operands + 3, 6 * sizeof *operands);
  memcpy(operands + 6, clusters, sizeof clusters);
}

static tn_status read_launch_sizes(tn_reading* reading, launch* parts, int32_t* sizes) {
  tn_parser* parser = reading->parser;
  const size_t first = parser->operands.count;
  parts->has_clusters = tn_custom_assembly__take_word(parser, "clusters");
  if (parts->has_clusters) {
    TN_TRY(read_dimensions(parser, parts->cluster_ids, parts->cluster_sizes));
  }
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "blocks"));
  TN_TRY(read_dimensions(parser, parts->block_ids, parts->grid_sizes));
  TN_TRY(tn_custom_assembly__expect_word(parser, reading->frame, "threads"));
  TN_TRY(read_dimensions(parser, parts->thread_ids, parts->block_sizes));
  if (parts->has_clusters) put_clusters_last(parser, first);
  for (size_t i = 1; i < 10; ++i) sizes[i] = i < 7 || parts->has_clusters;
  sizes[10] = tn_custom_assembly__take_word(parser, "dynamic_shared_memory_size");
  return sizes[10] != 0 ? tn_custom_assembly__operand(parser) : TN_OK;
}

static tn_status read_launch(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  launch parts;
  int32_t sizes[11];
  bool is_async = false;
  size_t workgroup_count;
  size_t private_count;
  tn_ref block;
  memset(&parts, 0, sizeof parts);
  TN_TRY(tn_gpu__read_async(parser, reading->frame, &is_async));
  sizes[0] = (int32_t)(parser->operands.count - reading->frame->operands);
  TN_TRY(read_launch_sizes(reading, &parts, sizes));
  TN_TRY(read_symbol(reading, "module"));
  TN_TRY(read_symbol(reading, "function"));
  TN_TRY(prepare_launch(parser, reading->frame, &parts, &block));
  TN_TRY(read_attributions(reading, block, "workgroup", NULL, &workgroup_count));
  TN_TRY(read_attributions(reading, block, "private", NULL, &private_count));
  TN_TRY(set_count(reading, "workgroup_attributions", workgroup_count));
  TN_TRY(set_segments(reading, sizes));
  TN_TRY(push_launch_types(parser, sizes));
  tn_type token;
  TN_TRY(token_type(parser, &token));
  return is_async ? tn_parser__push_type(parser, token) : TN_OK;
}

static tn_status parse_launch(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = frame->step++ == 0;
  if (*out_region) return read_launch(&reading);
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

/// Prints ` keyword(%x, %y, %z) in (%sx = %a, ...)` for arguments from indices `ids` and `sizes`
/// on.
static void put_dimensions(tn_printer* printer, tn_ref op, const char* word, uint32_t ids,
                           uint32_t sizes, uint32_t operand) {
  const tn_context* context = printer->context;
  const tn_block_cell* block = tn_block__at(context, tn_op__first_block(context, op, 0));
  tn_put_char(&printer->sink, ' ');
  tn_put(&printer->sink, word, strlen(word));
  for (uint32_t i = 0; i < 3; ++i) {
    tn_put(&printer->sink, i == 0 ? "(" : ", ", i == 0 ? 1 : 2);
    tn_printer__put_value(printer, tn_block_cell__argument(context, block, ids + i));
  }
  TN_PUT(&printer->sink, ") in (");
  for (uint32_t i = 0; i < 3; ++i) {
    if (i != 0) TN_PUT(&printer->sink, ", ");
    tn_printer__put_value(printer, tn_block_cell__argument(context, block, sizes + i));
    TN_PUT(&printer->sink, " = ");
    tn_printer__put_operands(printer, op, operand + i, 1);
  }
  tn_put_char(&printer->sink, ')');
}

static void put_symbol(tn_printer* printer, tn_ref op, const char* name) {
  const tn_attribute value = tn_custom_assembly__inherent(printer, op, name);
  if (value.storage == NULL) return;
  tn_put_char(&printer->sink, ' ');
  tn_put(&printer->sink, name, strlen(name));
  tn_put_char(&printer->sink, '(');
  tn_printer__put_any(printer, value.storage, 0);
  tn_put_char(&printer->sink, ')');
}

static void put_launch_head(tn_printer* printer, tn_ref op, const uint32_t* counts,
                            uint32_t argument_count) {
  const bool has_clusters = counts[7] != 0;
  const bool is_async = tn_op_cell__result_count(tn_op__at(printer->context, op)) != 0;
  const uint32_t first = counts[0];
  const uint32_t used = has_clusters ? 18 : 12;
  if (is_async || first != 0) tn_put_char(&printer->sink, ' ');
  tn_gpu__put_async(printer, op, 0, first);
  if (has_clusters) put_dimensions(printer, op, "clusters", 12, 15, first + 6);
  put_dimensions(printer, op, "blocks", 0, 6, first);
  put_dimensions(printer, op, "threads", 3, 9, first + 3);
  if (counts[10] != 0) {
    TN_PUT(&printer->sink, " dynamic_shared_memory_size ");
    tn_printer__put_operands(printer, op, first + used / 2, 1);
  }
  put_symbol(printer, op, "module");
  put_symbol(printer, op, "function");
  const uint32_t others = argument_count - used;
  const uint32_t workgroup = workgroup_arguments(printer, op, others);
  put_attributions(printer, op, "workgroup", NULL, used, workgroup);
  put_attributions(printer, op, "private", NULL, used + workgroup, others - workgroup);
}

static tn_print_region print_launch(tn_printer* printer, tn_ref op,
                                    const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"operandSegmentSizes", "workgroup_attributions", "module",
                                       "function"};
  const tn_context* context = printer->context;
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 4);
    return TN_PRINT_NO_REGION;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t argument_count = block == 0 ? 0 : tn_block__argument_count(context, block);
  if (tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts) &&
      argument_count >= (counts[7] != 0 ? 18u : 12u)) {
    put_launch_head(printer, op, counts, argument_count);
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){0, 0};
}

//===-- gpu.warp_execute_on_lane_0 ------------------------------------------------------------===//

/// Parses `(%lane)[32] args(%a : type) -> (types)`.
static tn_status read_warp(tn_reading* reading) {
  tn_parser* parser = reading->parser;
  tn_type type;
  tn_attribute size;
  TN_TRY(tn_parser__operands_between(parser, reading->frame, TN_TOKEN_LEFT_PAREN,
                                     TN_TOKEN_RIGHT_PAREN, 1));
  TN_TRY(tn_index_type_get(parser->context, &type));
  TN_TRY(tn_parser__push_type(parser, type));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['"));
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_parser__attribute(parser, type, &size));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  TN_TRY(tn_reading__set(reading, "warp_size", size));
  if (tn_custom_assembly__take_word(parser, "args")) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_LEFT_PAREN, "expected '('"));
    TN_TRY(tn_parser__operand_list(parser));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    do {
      TN_TRY(tn_parser__type(parser, &type));
      TN_TRY(tn_parser__push_type(parser, type));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')'"));
  }
  const size_t types = parser->types.count - reading->frame->types;
  if (types != parser->operands.count - reading->frame->operands) {
    return tn_parser__custom_error(parser, reading->frame, reading->frame->name_at,
                                   "number of operands and types do not match");
  }
  return tn_parser__consume_if(parser, TN_TOKEN_ARROW) ? tn_parser__result_types(parser) : TN_OK;
}

static tn_status parse_warp(tn_parser* parser, tn_op_frame* frame, bool* out_region) {
  tn_reading reading = {
      .parser = parser, .frame = frame, .schema = tn_op_schema__of(frame->definition)};
  *out_region = frame->step++ == 0;
  if (*out_region) return read_warp(&reading);
  TN_TRY(tn_custom_assembly__terminate(parser, frame));
  TN_TRY(tn_custom_assembly__dictionary(parser, frame, false));
  return tn_parser__finish_op(parser, frame, parser->operands.count - frame->operands);
}

static tn_print_region print_warp(tn_printer* printer, tn_ref op,
                                  const tn_op_definition* definition, uint32_t regions_done) {
  static const char* const elided[] = {"warp_size"};
  (void)definition;
  if (regions_done != 0) {
    tn_printer__put_attributes_but(printer, op, false, elided, 1);
    return TN_PRINT_NO_REGION;
  }
  const uint32_t operands = tn_op__operand_count(printer->context, op);
  const uint32_t results = tn_op__result_count(printer->context, op);
  const tn_attribute size = tn_custom_assembly__inherent(printer, op, "warp_size");
  tn_put_char(&printer->sink, '(');
  tn_printer__put_operands(printer, op, 0, 1);
  TN_PUT(&printer->sink, ")[");
  if (size.storage != NULL) tn_printer__put_any(printer, size.storage, TN_PRINT_NO_TYPE);
  tn_put_char(&printer->sink, ']');
  if (operands > 1) {
    TN_PUT(&printer->sink, " args(");
    tn_printer__put_operands(printer, op, 1, operands - 1);
    TN_PUT(&printer->sink, " : ");
    tn_printer__put_operand_types(printer, op, 1, operands - 1);
    tn_put_char(&printer->sink, ')');
  }
  if (results != 0) {
    TN_PUT(&printer->sink, " -> (");
    tn_printer__put_result_types(printer, op, 0, results);
    tn_put_char(&printer->sink, ')');
  }
  tn_put_char(&printer->sink, ' ');
  return (tn_print_region){
      0, TN_PRINT_ENTRY_ARGUMENTS | (results == 0 ? (uint32_t)TN_PRINT_NO_TERMINATOR : 0u)};
}

const tn_custom_assembly tn_gpu_assemblies[] = {
    {"gpu.func", parse_function, print_function},
    {"gpu.launch", parse_launch, print_launch},
    {"gpu.warp_execute_on_lane_0", parse_warp, print_warp},
    {NULL, NULL, NULL},
};
