// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders: intern names and parse text, let the schema complete what the caller omitted, and
// create the op through tn_op_create or the rewriter.

#include <tenure/builder.h>
#include <tenure/text.h>

#include "ir/op_interface.h"
#include "ir/textual.h"
#include "ir/type_check.h"
#include "rewrite/infer_types.h"
#include "rewrite/session.h"
#include "schema/schema.h"
#include "scope/access.h"

#define STACK_ITEMS 16u

//===-- Builders ------------------------------------------------------------------------------===//

static tn_scope* scope_of(const tn_builder* builder) {
  return builder->rewriter != NULL ? tn_rewriter_scope(builder->rewriter) : builder->scope;
}

/// Returns the context to build in; NULL if the builder has failed.
static tn_context* begin(tn_builder* builder) {
  const tn_scope* scope = builder->status == TN_OK ? scope_of(builder) : NULL;
  if (scope != NULL && scope->open) return scope->context;
  if (scope != NULL) {
    builder->status = tn_scope__report_closed(scope);
  } else if (builder->status == TN_OK) {
    builder->status = builder->rewriter != NULL ? TN_SCOPE_CLOSED : TN_INVALID_ARGUMENT;
  }
  return NULL;
}

/// Returns the location for diagnostics.
static tn_location where_of(const tn_builder* builder, const tn_context* context) {
  return builder->location.context == context ? builder->location : (tn_location){context, 0};
}

void tn_builder_to_end(tn_builder* builder, tn_block block) {
  tn_resolved found;
  const tn_context* context = begin(builder);
  if (context == NULL) return;
  if (tn_access__block(block, &found) == NULL) {
    builder->status = tn_access__lost_block(where_of(builder, context), block);
  }
  builder->insertion = (tn_insertion){.block = block};
}

void tn_builder_to_start(tn_builder* builder, tn_block block) {
  tn_builder_to_end(builder, block);
  if (builder->status == TN_OK) builder->insertion.before = tn_block_first_op(block);
}

void tn_builder_before(tn_builder* builder, tn_op op) {
  tn_resolved found;
  const tn_context* context = begin(builder);
  if (context == NULL) return;
  if (tn_access__op(op, &found) == NULL) {
    builder->status = tn_access__report_stale_op(where_of(builder, context), op);
  }
  builder->insertion = (tn_insertion){.before = op};
}

void tn_builder_after(tn_builder* builder, tn_op op) {
  tn_builder_before(builder, op);
  if (builder->status != TN_OK) return;
  builder->insertion = (tn_insertion){tn_op_block(op), tn_op_next(op)};
  if (!tn_block_is_null(builder->insertion.block)) return;
  const tn_context* context = begin(builder);
  builder->status = tn_context__fail(context, TN_INVALID_ARGUMENT, tn_op_location(op),
                                     "cannot insert after a detached op");
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Parses a type or attribute from formatted text.
static const tn_storage* parse(tn_builder* builder, bool is_type, const char* format,
                               va_list arguments) {
  const tn_storage* found = NULL;
  tn_context* context = begin(builder);
  if (context == NULL) return NULL;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format_list(&text, format, arguments);
  builder->status = text.failed
                        ? tn_context__out_of_memory(context)
                        : tn_textual__parse(context, tn_text_buffer_view(&text), is_type, &found);
  tn_text_buffer_free(&text);
  return builder->status == TN_OK ? found : NULL;
}

tn_type tn_builder_type(tn_builder* builder, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_type type = {parse(builder, true, format, arguments)};
  va_end(arguments);
  return type;
}

tn_attribute tn_builder_attribute(tn_builder* builder, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const tn_attribute attribute = {parse(builder, false, format, arguments)};
  va_end(arguments);
  return attribute;
}

tn_attribute tn_builder_i64_array(tn_builder* builder, const int64_t* numbers, size_t count) {
  tn_attribute attribute = {NULL};
  tn_type i64 = {NULL};
  tn_context* context = begin(builder);
  if (context == NULL) return attribute;
  builder->status = tn_integer_type_get(context, 64, TN_SIGNLESS, &i64);
  if (builder->status == TN_OK) {
    builder->status =
        tn_dense_array_attribute_get(i64, count, numbers, count * sizeof *numbers, &attribute);
  }
  return attribute;
}

tn_attribute tn_builder_string(tn_builder* builder, const char* text) {
  tn_attribute attribute = {NULL};
  tn_context* context = begin(builder);
  if (context == NULL) return attribute;
  builder->status = tn_string_attribute_get(context, tn_string_view_from(text), &attribute);
  return attribute;
}

tn_attribute tn_builder_symbol(tn_builder* builder, const char* name) {
  tn_attribute attribute = {NULL};
  tn_context* context = begin(builder);
  if (context == NULL) return attribute;
  builder->status =
      tn_symbol_ref_attribute_get(context, tn_string_view_from(name), NULL, 0, &attribute);
  return attribute;
}

tn_attribute tn_builder_type_attribute(tn_builder* builder, tn_type type) {
  tn_attribute attribute = {NULL};
  const tn_context* context = begin(builder);
  if (context == NULL) return attribute;
  tn_uref ref;
  builder->status = tn_access__type_in(context, 0, type, &ref);
  if (builder->status == TN_OK) builder->status = tn_type_attribute_get(type, &attribute);
  return attribute;
}

tn_type tn_builder_function_type(tn_builder* builder, const tn_type_list* inputs,
                                 const tn_type_list* results) {
  static const tn_type_list none = {NULL, 0};
  tn_type type = {NULL};
  tn_context* context = begin(builder);
  if (context == NULL) return type;
  if (inputs == NULL) inputs = &none;
  if (results == NULL) results = &none;
  builder->status = tn_function_type_get(context, inputs->items, inputs->count, results->items,
                                         results->count, &type);
  return type;
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// An op under construction, and the memory to release.
typedef struct building {
  tn_builder* builder;
  tn_context* context;
  tn_op_state state;
  tn_named_attribute* attributes;
  tn_type* types;
  size_t attribute_capacity;
  size_t type_capacity;
  tn_named_attribute stack_attributes[STACK_ITEMS];
  tn_type stack_types[STACK_ITEMS];
} building;

/// Parses attributes from text; null for no text.
static tn_status parse_attributes(const building* self, const char* text,
                                  tn_attribute* out_dictionary) {
  *out_dictionary = (tn_attribute){NULL};
  if (text == NULL) return TN_OK;
  tn_text_buffer braced = tn_text_buffer_make(&self->context->allocator);
  tn_text_buffer_format(&braced, "{%s}", text);
  const tn_status status =
      braced.failed
          ? tn_context__out_of_memory(self->context)
          : tn_text_parse_attribute(self->context, tn_text_buffer_view(&braced), out_dictionary);
  tn_text_buffer_free(&braced);
  return status;
}

/// Collects all given attributes, with room for two more.
static tn_status take_attributes(building* self, const tn_build_spec* spec) {
  tn_attribute dictionary;
  TN_TRY(parse_attributes(self, spec->text, &dictionary));
  const size_t parsed = tn_dictionary_attribute_count(dictionary);
  const size_t given = spec->attributes == NULL ? 0 : spec->attributes->count;
  if (parsed + given + 2 > STACK_ITEMS) {
    self->attribute_capacity = parsed + given + 2;
    self->attributes =
        tn_allocate(&self->context->allocator, self->attribute_capacity * sizeof *self->attributes);
    if (self->attributes == NULL) return tn_context__out_of_memory(self->context);
  }
  for (size_t i = 0; i < parsed; ++i) {
    self->attributes[i] = tn_dictionary_attribute_entry(dictionary, i);
  }
  for (size_t i = 0; i < given; ++i) {
    const tn_attribute_item* item = &spec->attributes->items[i];
    if (item->value.storage == NULL || tn_storage_context(item->value.storage) != self->context) {
      return tn_context__fail(self->context, TN_INVALID_ARGUMENT, self->state.location,
                              "attribute '%s' of '%s' is null or belongs to another context",
                              item->name == NULL ? "" : item->name, spec->name);
    }
    self->attributes[parsed + i].value = item->value;
    TN_TRY(tn_identifier_get(self->context, tn_string_view_from(item->name),
                             &self->attributes[parsed + i].name));
  }
  self->state.attributes = self->attributes;
  self->state.attribute_count = parsed + given;
  return TN_OK;
}

/// Completes omitted parts according to the schema.
static tn_status complete(building* self, const tn_type_list* results) {
  size_t count = 0;
  const tn_op_definition* definition;
  TN_TRY(tn_op_definition__load(self->state.name.storage, &definition));
  if (results != NULL) {
    self->state.result_types = results->items;
    self->state.result_count = results->count;
    return tn_op_schema__complete(self->context, definition, &self->state, self->attributes, NULL,
                                  0, &count);
  }
  TN_TRY(tn_op_schema__complete(self->context, definition, &self->state, self->attributes,
                                self->types, STACK_ITEMS, &count));
  if (count > STACK_ITEMS) {
    self->type_capacity = count;
    self->types = tn_allocate(&self->context->allocator, count * sizeof *self->types);
    if (self->types == NULL) return tn_context__out_of_memory(self->context);
    TN_TRY(tn_op_schema__complete(self->context, definition, &self->state, self->attributes,
                                  self->types, self->type_capacity, &count));
  }
  self->state.result_types = self->types;
  self->state.result_count = count;
  return TN_OK;
}

static tn_status describe(building* self, const tn_build_spec* spec) {
  const tn_string_view name = tn_string_view_from(spec->name);
  TN_TRY(tn_operation_name_get(self->context, name, &self->state.name));
  if (spec->operands != NULL) {
    self->state.operands = spec->operands->items;
    self->state.operand_count = spec->operands->count;
  }
  if (spec->successors != NULL) {
    self->state.successors = spec->successors->items;
    self->state.successor_count = spec->successors->count;
  }
  TN_TRY(tn_op_state__check_operands(self->context, &self->state));
  TN_TRY(take_attributes(self, spec));
  return complete(self, spec->result_types);
}

static tn_status make(building* self, bool is_value, tn_op* out_op) {
  tn_builder* builder = self->builder;
  if (is_value && self->state.result_count != 1) {
    const tn_string_view name = tn_operation_name_text(self->state.name);
    return tn_context__fail(self->context, TN_INVALID_ARGUMENT, self->state.location,
                            "'%.*s' has %zu results; expected one", (int)name.size, name.data,
                            self->state.result_count);
  }
  // The rewriter supplies its own location if this one is null.
  self->state.location = builder->location;
  return builder->rewriter != NULL ? tn_rewriter_create_op(builder->rewriter, &self->state, out_op)
                                   : tn_op_create(builder->scope, &self->state, out_op);
}

static tn_op build(tn_builder* builder, const tn_build_spec* spec, bool is_value) {
  tn_op op = {0, 0, 0, 0};
  tn_context* context = begin(builder);
  if (context == NULL) return op;
  building self;
  self.builder = builder;
  self.context = context;
  self.state = (tn_op_state){.location = where_of(builder, context),
                             .insertion = builder->insertion,
                             .region_count = spec->region_count};
  self.attributes = self.stack_attributes;
  self.types = self.stack_types;
  self.attribute_capacity = self.type_capacity = 0;
  tn_infer_call call;
  tn_infer_call__begin(&call, context);
  builder->status = describe(&self, spec);
  if (builder->status == TN_OK) builder->status = make(&self, is_value, &op);
  const tn_allocator* allocator = &context->allocator;
  if (self.attribute_capacity != 0) {
    tn_deallocate(allocator, self.attributes, self.attribute_capacity * sizeof *self.attributes);
  }
  if (self.type_capacity != 0) {
    tn_deallocate(allocator, self.types, self.type_capacity * sizeof *self.types);
  }
  tn_infer_call__end(&call);
  return op;
}

tn_op tn_build(tn_builder* builder, const tn_build_spec* spec) {
  return build(builder, spec, false);
}

tn_value tn_build_value(tn_builder* builder, const tn_build_spec* spec) {
  const tn_op op = build(builder, spec, true);
  return builder->status == TN_OK ? tn_op_result(op, 0) : (tn_value){0, 0, 0, 0};
}

static tn_status set_attribute(const tn_builder* builder, tn_context* context, tn_op op,
                               tn_string_view text, tn_attribute value) {
  tn_identifier name;
  TN_TRY(tn_identifier_get(context, text, &name));
  TN_TRY(tn_op_set_attribute(op, name, value));
  return builder->rewriter == NULL ? TN_OK : tn_rewriter_op_modified(builder->rewriter, op);
}

void tn_builder_set_attribute(tn_builder* builder, tn_op op, const char* name, tn_attribute value) {
  tn_context* context = begin(builder);
  if (context == NULL) return;
  builder->status = set_attribute(builder, context, op, tn_string_view_from(name), value);
}

//===-- Replacing -----------------------------------------------------------------------------===//

/// Returns whether the builder has not failed and has a rewriter; reports a missing rewriter.
static bool rewrites(tn_builder* builder, tn_op op) {
  const tn_context* context = begin(builder);
  if (context != NULL && builder->rewriter == NULL) {
    builder->status = tn_context__fail(context, TN_INVALID_ARGUMENT, tn_op_location(op),
                                       "a builder needs a rewriter to replace or erase");
  }
  return builder->status == TN_OK;
}

tn_status tn_builder_replace_op(tn_builder* builder, tn_op op, const tn_value_list* values) {
  static const tn_value_list none = {NULL, 0};
  if (values == NULL) values = &none;
  if (rewrites(builder, op)) {
    builder->status = tn_rewriter_replace_op(builder->rewriter, op, values->items, values->count);
  }
  return builder->status;
}

tn_status tn_builder_erase_op(tn_builder* builder, tn_op op) {
  if (rewrites(builder, op)) builder->status = tn_rewriter_erase_op(builder->rewriter, op);
  return builder->status;
}

//===-- Blocks and modules --------------------------------------------------------------------===//

/// Returns the function type of the callable op whose empty body is `region`; null if the region is
/// not such a body.
static tn_type body_type(const tn_context* context, tn_region region) {
  tn_type none = {NULL};
  if (!tn_region_is_empty(region)) return none;
  const tn_op op = tn_region_op(region);
  if (tn_op_is_null(op)) return none;
  const tn_callable_interface* callable = tn_op_interface__of(context, op.slot)->callable;
  if (callable == NULL || callable->type == NULL || callable->region != tn_region_index(region)) {
    return none;
  }
  const tn_attribute type = tn_op_attribute(op, tn_string_view_from(callable->type));
  if (!tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) return none;
  const tn_type found = tn_type_attribute_value(type);
  return tn_type__is(found, TN_TYPE_FUNCTION) ? found : none;
}

static tn_status create_block(const tn_builder* builder, tn_region region, const tn_type* types,
                              size_t count, tn_block* out_block) {
  const tn_block end = {0, 0, 0, 0};
  return builder->rewriter != NULL ? tn_rewriter_create_block(builder->rewriter, region, end, types,
                                                              NULL, count, out_block)
                                   : tn_block_create(region, end, types, NULL, count, out_block);
}

/// Creates a block with the inputs of a function type as arguments.
static tn_status create_entry(const tn_builder* builder, const tn_allocator* allocator,
                              tn_type function, tn_region region, tn_block* out_block) {
  const size_t count = tn_function_type_input_count(function);
  tn_type stack[STACK_ITEMS];
  tn_type* types = count <= STACK_ITEMS ? stack : tn_allocate(allocator, count * sizeof *types);
  if (types == NULL) return tn_context__out_of_memory(tn_scope_context(scope_of(builder)));
  for (size_t i = 0; i < count; ++i) types[i] = tn_function_type_input(function, i);
  const tn_status status = create_block(builder, region, types, count, out_block);
  if (types != stack) tn_deallocate(allocator, types, count * sizeof *types);
  return status;
}

tn_block tn_build_block(tn_builder* builder, tn_region region, const tn_type_list* argument_types) {
  tn_block block = {0, 0, 0, 0};
  tn_resolved found;
  const tn_context* context = begin(builder);
  if (context == NULL) return block;
  if (tn_access__region(region, &found) == NULL) {
    builder->status = tn_access__lost_region(where_of(builder, context), region);
    return block;
  }
  if (found.context != context) {
    builder->status = tn_access__report_wrong_context(where_of(builder, context), "region");
    return block;
  }
  const tn_type function = argument_types == NULL ? body_type(context, region) : (tn_type){NULL};
  if (argument_types != NULL) {
    builder->status =
        create_block(builder, region, argument_types->items, argument_types->count, &block);
  } else if (function.storage != NULL) {
    builder->status = create_entry(builder, &context->allocator, function, region, &block);
  } else {
    builder->status = create_block(builder, region, NULL, 0, &block);
  }
  if (builder->status == TN_OK) builder->insertion = (tn_insertion){.block = block};
  return block;
}

tn_op tn_build_module(tn_builder* builder) {
  const tn_op module =
      tn_build(builder, &(tn_build_spec){.name = "builtin.module", .region_count = 1});
  if (builder->status == TN_OK) (void)tn_build_block(builder, tn_op_region(module, 0), NULL);
  return module;
}
