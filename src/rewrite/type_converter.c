// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type converters: lists of callbacks, tried from the last one. Nothing is cached here, so several
// threads can use a converter at once; a conversion caches the results of its own run.

#include "rewrite/type_converter.h"

#include "scope/access.h"

#define NESTING_MAX 512u

static tn_location nowhere(const tn_type_converter* converter) {
  return (tn_location){converter->context, 0};
}

//===-- Creating ------------------------------------------------------------------------------===//

tn_status tn_type_converter_create(tn_context* context, tn_type_converter** out_converter) {
  *out_converter = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  *out_converter = tn_allocate_zeroed(&context->allocator, sizeof **out_converter);
  if (*out_converter == NULL) return tn_context__out_of_memory(context);
  (*out_converter)->context = context;
  (*out_converter)->references = 1;
  return TN_OK;
}

void tn_type_converter_destroy(tn_type_converter* converter) {
  if (converter == NULL || __atomic_sub_fetch(&converter->references, 1, __ATOMIC_ACQ_REL) != 0) {
    return;
  }
  tn_callback_guard call;
  tn_callback_guard__begin(&call, converter->context, TN_CALL_CHANGES);
  const tn_allocator allocator = converter->context->allocator;
  for (size_t i = 0; i < converter->count; ++i) {
    const tn_converter_callback* callback = &converter->callbacks[i];
    if (callback->delete_user_data != NULL) callback->delete_user_data(callback->user_data);
  }
  tn_deallocate(&allocator, converter->callbacks,
                converter->capacity * sizeof *converter->callbacks);
  tn_deallocate(&allocator, converter, sizeof *converter);
  tn_callback_guard__end(&call);
}

static tn_status add(tn_type_converter* converter, tn_converter_callback callback) {
  if (callback.convert == NULL && callback.materialize == NULL) {
    return tn_context__fail(converter->context, TN_INVALID_ARGUMENT, nowhere(converter),
                            "a type converter needs a function");
  }
  if (!tn_array_grow(&converter->context->allocator, (void*)&converter->callbacks,
                     &converter->capacity, converter->count + 1, sizeof callback)) {
    return tn_context__out_of_memory(converter->context);
  }
  converter->callbacks[converter->count++] = callback;
  return TN_OK;
}

tn_status tn_type_converter_add_conversion(tn_type_converter* converter,
                                           tn_type_conversion_fn convert, void* user_data,
                                           void (*delete_user_data)(void* user_data)) {
  return add(converter,
             (tn_converter_callback){
                 .convert = convert, .user_data = user_data, .delete_user_data = delete_user_data});
}

tn_status tn_type_converter_add_materialization(tn_type_converter* converter,
                                                tn_materialization_kind kind,
                                                tn_materialization_fn materialize, void* user_data,
                                                void (*delete_user_data)(void* user_data)) {
  if ((uint32_t)kind > TN_ARGUMENT_MATERIALIZATION) {
    return tn_context__fail(converter->context, TN_INVALID_ARGUMENT, nowhere(converter),
                            "unknown kind of materialization: %d", (int)kind);
  }
  return add(converter, (tn_converter_callback){.materialize = materialize,
                                                .kind = kind,
                                                .user_data = user_data,
                                                .delete_user_data = delete_user_data});
}

//===-- Converting ----------------------------------------------------------------------------===//

tn_status tn_type_sink_add(tn_type_sink* sink, tn_type type) {
  tn_uref unused = 0;
  TN_TRY(tn_access__type_in(sink->context, 0, type, &unused));
  if (!tn_array_grow(&sink->context->allocator, (void*)&sink->items, &sink->capacity,
                     sink->count + 1, sizeof type)) {
    return tn_context__out_of_memory(sink->context);
  }
  sink->items[sink->count++] = type;
  return TN_OK;
}

void tn_type_sink__clear(tn_type_sink* sink) {
  tn_deallocate(&sink->context->allocator, sink->items, sink->capacity * sizeof *sink->items);
  *sink = (tn_type_sink){.context = sink->context};
}

static tn_status ask(const tn_type_converter* converter, tn_type type, tn_type_sink* sink) {
  const size_t first = sink->count;
  for (size_t i = converter->count; i-- != 0;) {
    const tn_converter_callback* callback = &converter->callbacks[i];
    if (callback->convert == NULL) continue;
    const tn_status status = callback->convert(callback->user_data, type, sink);
    if (status == TN_OK) return TN_OK;
    sink->count = first;
    if (status != TN_NOT_FOUND) return status == TN_INVALID_ARGUMENT ? TN_NOT_FOUND : status;
  }
  return TN_NOT_FOUND;
}

tn_status tn_type_converter__convert(const tn_type_converter* converter, tn_type type,
                                     tn_type_sink* sink) {
  if (tn_callback_guard__depth() >= NESTING_MAX) {
    return tn_context__fail(converter->context, TN_LIMIT_EXCEEDED, nowhere(converter),
                            "type conversions nest more than %u deep", NESTING_MAX);
  }
  tn_type_converter* held = (tn_type_converter*)(uintptr_t)converter;
  tn_callback_guard call;
  tn_type_converter__retain(held);
  tn_callback_guard__begin(&call, converter->context, TN_CALL_READS);
  const tn_status status = ask(converter, type, sink);
  tn_type_converter_destroy(held);
  tn_callback_guard__end(&call);
  return status;
}

tn_status tn_type_converter_convert(const tn_type_converter* converter, tn_type type,
                                    tn_type* out_types, size_t capacity, size_t* out_count) {
  tn_uref unused = 0;
  *out_count = 0;
  TN_TRY(tn_access__type_in(converter->context, 0, type, &unused));
  tn_type_sink sink = {.context = converter->context};
  const tn_status status = tn_type_converter__convert(converter, type, &sink);
  for (size_t i = 0; status == TN_OK && i < sink.count && i < capacity; ++i) {
    out_types[i] = sink.items[i];
  }
  if (status == TN_OK) *out_count = sink.count;
  tn_type_sink__clear(&sink);
  return status;
}

//===-- Queries -------------------------------------------------------------------------------===//

bool tn_type_converter_is_legal_type(const tn_type_converter* converter, tn_type type) {
  tn_type converted = {NULL};
  size_t count = 0;
  return tn_type_converter_convert(converter, type, &converted, 1, &count) == TN_OK && count == 1 &&
         tn_type_equal(type, converted);
}

bool tn_type_converter_is_legal_signature(const tn_type_converter* converter, tn_type function) {
  bool is_legal = tn_type_kind_of(function) == TN_TYPE_FUNCTION;
  for (size_t i = 0; is_legal && i < tn_function_type_input_count(function); ++i) {
    is_legal = tn_type_converter_is_legal_type(converter, tn_function_type_input(function, i));
  }
  for (size_t i = 0; is_legal && i < tn_function_type_result_count(function); ++i) {
    is_legal = tn_type_converter_is_legal_type(converter, tn_function_type_result(function, i));
  }
  return is_legal;
}

bool tn_type_converter_is_legal_op(const tn_type_converter* converter, tn_op op) {
  tn_resolved found;
  if (tn_access__op(op, &found) == NULL || found.context != converter->context) return false;
  bool is_legal = true;
  for (uint32_t i = 0; is_legal && i < tn_op__operand_count(found.context, op.slot); ++i) {
    const tn_type type = tn_op__operand_type(found.context, op.slot, i);
    is_legal = type.storage == NULL || tn_type_converter_is_legal_type(converter, type);
  }
  for (uint32_t i = 0; is_legal && i < tn_op__result_count(found.context, op.slot); ++i) {
    is_legal =
        tn_type_converter_is_legal_type(converter, tn_op__result_type(found.context, op.slot, i));
  }
  return is_legal;
}

bool tn_type_converter_is_legal_region(const tn_type_converter* converter, tn_region region) {
  tn_resolved found;
  const tn_region_cell* cell = tn_access__region(region, &found);
  if (cell == NULL || found.context != converter->context) return false;
  bool is_legal = true;
  for (tn_ref block = cell->first_block; is_legal && block != 0;
       block = tn_block__at(found.context, block)->next) {
    for (uint32_t i = 0; is_legal && i < tn_block__argument_count(found.context, block); ++i) {
      is_legal = tn_type_converter_is_legal_type(converter,
                                                 tn_block__argument_type(found.context, block, i));
    }
  }
  return is_legal;
}
