// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types of an op to be created.

#include "rewrite/infer_types.h"

#include <tenure/op_interface.h>

#include "ir/op_definition.h"
#include "schema/schema.h"
#include "scope/access.h"

#define STACK_ITEMS 16u

bool tn_operation_name_infers_types(tn_operation_name name) {
  const tn_op_definition* definition =
      name.storage == NULL ? NULL : tn_op_definition__of_name(name.storage);
  return definition != NULL && tn_op_schema__infers(definition);
}

tn_status tn_op_state__check_operands(const tn_context* context, const tn_op_state* state) {
  tn_ref reference;
  for (size_t i = 0; i < state->operand_count; ++i) {
    TN_TRY(tn_access__value_in(state->location, state->operands[i], &reference));
    if (reference != 0) continue;
    const tn_string_view name = tn_operation_name_text(state->name);
    return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                            "operand #%zu of '%.*s' is null", i, (int)name.size, name.data);
  }
  return TN_OK;
}

tn_attribute tn_op_state__attribute(const tn_op_state* state, const char* name) {
  for (size_t i = 0; i < state->property_count + state->attribute_count; ++i) {
    const tn_named_attribute* entry = i < state->property_count
                                          ? &state->properties[i]
                                          : &state->attributes[i - state->property_count];
    if (entry->name.storage != NULL &&
        tn_string_view_equal(tn_identifier_text(entry->name), tn_string_view_from(name))) {
      return entry->value;
    }
  }
  return (tn_attribute){NULL};
}

static tn_status take_attributes(const tn_context* context, const tn_op_state* state,
                                 const tn_named_attribute* from, size_t count,
                                 tn_named_attribute* to) {
  for (size_t i = 0; i < count; ++i) {
    if (from[i].name.storage == NULL || from[i].value.storage == NULL) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, state->location,
                              "attribute #%zu is null", i);
    }
    // Attributes record their context in their type; handles of other kinds have none there.
    if (from[i].name.storage->kind != TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING ||
        from[i].name.storage->type->context != context ||
        from[i].value.storage->type->context != context) {
      return tn_access__report_wrong_context(state->location, "attribute");
    }
    to[i] = from[i];
  }
  return TN_OK;
}

static tn_status infer(tn_context* context, tn_op_state* state, tn_named_attribute* attributes,
                       tn_type* types, size_t capacity, size_t* out_count) {
  tn_type none[1];
  const tn_op_definition* definition;
  const tn_op_state given = *state;
  TN_TRY(tn_op_state__check_operands(context, state));
  TN_TRY(take_attributes(context, state, given.properties, given.property_count, attributes));
  TN_TRY(take_attributes(context, state, given.attributes, given.attribute_count,
                         attributes + given.property_count));
  state->properties = NULL;
  state->property_count = 0;
  state->attributes = attributes;
  state->attribute_count = given.property_count + given.attribute_count;
  TN_TRY(tn_op_definition__load(state->name.storage, &definition));
  if (definition == NULL) {
    const tn_string_view name = tn_operation_name_text(state->name);
    return tn_context__fail(
        context, TN_NOT_FOUND, state->location,
        "cannot infer the result types of '%.*s': no loaded dialect defines this operation",
        (int)name.size, name.data);
  }
  return tn_op_schema__complete(context, definition, state, attributes,
                                capacity == 0 ? none : types, capacity, out_count);
}

/// Returns the context to create the op in, after checking the parts that diagnostics need.
static tn_status find_context(const tn_scope* scope, const tn_op_state* state,
                              tn_context** out_context) {
  if (!scope->open) return tn_scope__report_closed(scope);
  tn_context* context = scope->context;
  *out_context = context;
  const tn_location nowhere = {context, 0};
  if (state->name.storage == NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, nowhere, "the operation name is null");
  }
  if (state->name.storage->context != context ||
      state->name.storage->kind != TN_STORAGE_OPERATION_NAME) {
    return tn_access__report_wrong_context(nowhere, "operation's name");
  }
  if (state->location.context != NULL && state->location.context != context) {
    return tn_access__report_wrong_context(nowhere, "location");
  }
  return TN_OK;
}

tn_status tn_op_infer_types(tn_scope* scope, const tn_op_state* state, tn_type* out_types,
                            size_t capacity, size_t* out_count) {
  tn_context* context = NULL;
  tn_named_attribute usual[STACK_ITEMS];
  tn_named_attribute* attributes = usual;
  tn_infer_call call;
  *out_count = 0;
  TN_TRY(find_context(scope, state, &context));
  const size_t count = state->property_count + state->attribute_count + 2;
  if (count > STACK_ITEMS)
    attributes = tn_allocate(&context->allocator, count * sizeof *attributes);
  if (attributes == NULL) return tn_context__out_of_memory(context);
  tn_op_state copy = *state;
  if (copy.location.context == NULL) copy.location = (tn_location){context, 0};
  tn_infer_call__begin(&call, context);
  const tn_status status = infer(context, &copy, attributes, out_types, capacity, out_count);
  if (status != TN_OK) *out_count = 0;
  if (attributes != usual) {
    tn_deallocate(&context->allocator, attributes, count * sizeof *attributes);
  }
  tn_infer_call__end(&call);
  return status;
}
