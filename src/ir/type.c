// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types: common functions, scalars, aggregates and opaque types.

#include "ir/dialect_table.h"
#include "ir/float_format.h"
#include "ir/named_type.h"
#include "ir/type_check.h"

#define ALIASED_TUPLE_SIZE 16u

tn_type_kind tn_type_kind_of(tn_type type) {
  return type.storage == NULL ? TN_TYPE_NULL : (tn_type_kind)type.storage->kind;
}

tn_context* tn_type_context(tn_type type) {
  return type.storage == NULL ? NULL : type.storage->context;
}

static const void* payload_of(tn_type type, tn_type_kind kind) {
  return tn_type__is(type, kind) ? tn_storage_payload(type.storage) : NULL;
}

//===-- Scalars -------------------------------------------------------------------------------===//

tn_status tn_none_type_get(tn_context* context, tn_type* out_type) {
  out_type->storage = context->uniquer.none_type;
  return TN_OK;
}

tn_status tn_index_type_get(tn_context* context, tn_type* out_type) {
  const tn_storage** scalar = &context->uniquer.scalars.index;
  if (TN_LIKELY(tn_uniquer__recall(scalar, &out_type->storage))) return TN_OK;
  const tn_storage_key key = {.kind = TN_TYPE_INDEX, .context_or_type = context};
  return tn_uniquer__keep(scalar, tn_uniquer__get(context, &key, &out_type->storage),
                          &out_type->storage);
}

static tn_status get_integer_type(tn_context* context, uint32_t bit_width, tn_signedness signedness,
                                  tn_type* out_type) {
  out_type->storage = NULL;
  TN_TRY(tn_integer_type__check(tn_location_unknown(context), bit_width));
  if ((unsigned)signedness > TN_UNSIGNED) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "invalid signedness %d", (int)signedness);
  }
  return tn_uniquer__get_word(context, TN_TYPE_INTEGER, context,
                              tn_word_of(bit_width, (uint32_t)signedness), 0, &out_type->storage);
}

tn_status tn_integer_type_get(tn_context* context, uint32_t bit_width, tn_signedness signedness,
                              tn_type* out_type) {
  if (TN_UNLIKELY(bit_width > 64 || signedness != TN_SIGNLESS)) {
    return get_integer_type(context, bit_width, signedness, out_type);
  }
  const tn_storage** scalar = &context->uniquer.scalars.signless[bit_width];
  if (TN_LIKELY(tn_uniquer__recall(scalar, &out_type->storage))) return TN_OK;
  return tn_uniquer__keep(scalar, get_integer_type(context, bit_width, signedness, out_type),
                          &out_type->storage);
}

tn_status tn_float_type_get(tn_context* context, tn_float_kind kind, tn_type* out_type) {
  out_type->storage = NULL;
  if ((unsigned)kind >= TN_FLOAT_KIND_COUNT) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "invalid float kind %d", (int)kind);
  }
  const tn_storage** scalar = &context->uniquer.scalars.floats[kind];
  if (TN_LIKELY(tn_uniquer__recall(scalar, &out_type->storage))) return TN_OK;
  const uint64_t word = tn_word_of((uint32_t)kind, tn_float_kind_width(kind));
  const tn_status status =
      tn_uniquer__get_word(context, TN_TYPE_FLOAT, context, word, 0, &out_type->storage);
  return tn_uniquer__keep(scalar, status, &out_type->storage);
}

tn_status tn_complex_type_get(tn_type element_type, tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  tn_context* context = element_type.storage->context;
  TN_TRY(tn_complex_type__check(tn_location_unknown(context), element_type));
  tn_nesting nesting = {0};
  tn_nesting__add(&nesting, element_type.storage);
  const uint64_t payload = tn_word_of(element_type.storage->self, 0);
  tn_storage_key key = {.kind = TN_TYPE_COMPLEX,
                        .context_or_type = context,
                        .payload = &payload,
                        .payload_size = sizeof payload};
  return tn_uniquer__get_nested(context, &key, nesting, &out_type->storage);
}

uint32_t tn_integer_type_width(tn_type type) {
  const tn_integer_type_payload* payload = payload_of(type, TN_TYPE_INTEGER);
  return payload == NULL ? 0 : payload->bit_width;
}

tn_signedness tn_integer_type_signedness(tn_type type) {
  const tn_integer_type_payload* payload = payload_of(type, TN_TYPE_INTEGER);
  return payload == NULL ? TN_SIGNLESS : (tn_signedness)payload->signedness;
}

tn_float_kind tn_float_type_kind(tn_type type) {
  const tn_float_type_payload* payload = payload_of(type, TN_TYPE_FLOAT);
  return payload == NULL ? TN_FLOAT_KIND_COUNT : (tn_float_kind)payload->float_kind;
}

uint32_t tn_float_kind_width(tn_float_kind kind) {
  return (unsigned)kind < TN_FLOAT_KIND_COUNT ? tn_float_format__of(kind)->bit_width : 0;
}

const char* tn_float_kind_name(tn_float_kind kind) {
  return (unsigned)kind < TN_FLOAT_KIND_COUNT ? tn_float_format__of(kind)->name : "";
}

uint32_t tn_type_bit_width(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INDEX:
      return 64;
    case TN_TYPE_INTEGER:
      return tn_integer_type_width(type);
    case TN_TYPE_FLOAT:
      return ((const tn_float_type_payload*)tn_storage_payload(type.storage))->bit_width;
    default:
      return 0;
  }
}

//===-- Aggregates ----------------------------------------------------------------------------===//

// Stores the references of `types` in `refs`.
static tn_status add_types(const tn_context* context, const tn_type* types, size_t count,
                           tn_uref* refs, tn_nesting* nesting) {
  for (size_t i = 0; i < count; ++i) {
    TN_TRY(tn_uniqued__check(context, types[i].storage, "a type"));
    if (types[i].storage->kind >= TN_STORAGE_ATTRIBUTE_BASE) {
      return tn_uniqued__refuse(context, types[i].storage, "a type");
    }
    refs[i] = types[i].storage->self;
    tn_nesting__add(nesting, types[i].storage);
  }
  return TN_OK;
}

static tn_status get_list_type(tn_context* context, tn_type_kind kind, uint32_t input_count,
                               uint32_t result_count, const tn_uref* refs, tn_nesting nesting,
                               tn_type* out_type) {
  const uint64_t head = tn_word_of(input_count, result_count);
  tn_storage_key key = {.kind = (uint8_t)kind,
                        .context_or_type = context,
                        .payload = &head,
                        .payload_size = sizeof head,
                        .tail = refs,
                        .tail_size = ((size_t)input_count + result_count) * sizeof *refs};
  return tn_uniquer__get_nested(context, &key, nesting, &out_type->storage);
}

tn_status tn_function_type_get(tn_context* context, const tn_type* inputs, size_t input_count,
                               const tn_type* results, size_t result_count, tn_type* out_type) {
  out_type->storage = NULL;
  if (input_count > UINT32_MAX || result_count > UINT32_MAX) {
    return tn_uniqued__too_large(context, "a function type");
  }
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, input_count + result_count, &list));
  tn_nesting nesting = {0};
  tn_status status = add_types(context, inputs, input_count, list.refs, &nesting);
  if (status == TN_OK) {
    status = add_types(context, results, result_count, list.refs + input_count, &nesting);
  }
  if (status == TN_OK) {
    status = get_list_type(context, TN_TYPE_FUNCTION, (uint32_t)input_count, (uint32_t)result_count,
                           list.refs, nesting, out_type);
  }
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_tuple_type_get(tn_context* context, const tn_type* elements, size_t element_count,
                            tn_type* out_type) {
  out_type->storage = NULL;
  if (element_count > UINT32_MAX) return tn_uniqued__too_large(context, "a tuple type");
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, element_count, &list));
  tn_nesting nesting = {.flags = element_count > ALIASED_TUPLE_SIZE ? TN_STORAGE_HAS_ALIAS : 0};
  tn_status status = add_types(context, elements, element_count, list.refs, &nesting);
  if (status == TN_OK) {
    status = get_list_type(context, TN_TYPE_TUPLE, (uint32_t)element_count, 0, list.refs, nesting,
                           out_type);
  }
  tn_uref_list__close(context, &list);
  return status;
}

size_t tn_function_type_input_count(tn_type type) {
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_FUNCTION);
  return payload == NULL ? 0 : payload->input_count;
}

size_t tn_function_type_result_count(tn_type type) {
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_FUNCTION);
  return payload == NULL ? 0 : payload->result_count;
}

tn_type tn_function_type_input(tn_type type, size_t index) {
  if (index >= tn_function_type_input_count(type)) return (tn_type){NULL};
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_FUNCTION);
  return tn_type__from(type.storage->context, payload->types[index]);
}

tn_type tn_function_type_result(tn_type type, size_t index) {
  if (index >= tn_function_type_result_count(type)) return (tn_type){NULL};
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_FUNCTION);
  return tn_type__from(type.storage->context, payload->types[payload->input_count + index]);
}

size_t tn_tuple_type_element_count(tn_type type) {
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_TUPLE);
  return payload == NULL ? 0 : payload->input_count;
}

tn_type tn_tuple_type_element(tn_type type, size_t index) {
  if (index >= tn_tuple_type_element_count(type)) return (tn_type){NULL};
  const tn_list_type_payload* payload = payload_of(type, TN_TYPE_TUPLE);
  return tn_type__from(type.storage->context, payload->types[index]);
}

//===-- Opaque --------------------------------------------------------------------------------===//

tn_status tn_opaque_type_get(tn_context* context, tn_string_view dialect, tn_string_view body,
                             tn_type* out_type) {
  out_type->storage = NULL;
  TN_TRY(tn_opaque__check(context, dialect, body));
  TN_TRY(tn_opaque__read_known(context, dialect, body, true, (tn_type){NULL}, &out_type->storage));
  if (out_type->storage != NULL) return TN_OK;
  return tn_opaque_type__get(context, dialect, body, out_type);
}

tn_status tn_opaque_type__get(tn_context* context, tn_string_view dialect, tn_string_view body,
                              tn_type* out_type) {
  out_type->storage = NULL;
  TN_TRY(tn_dialect_name__check(tn_location_unknown(context), dialect));
  return tn_opaque__get(context, TN_TYPE_OPAQUE, context, dialect, body, &out_type->storage);
}

tn_string_view tn_opaque_type_dialect(tn_type type) {
  return tn_type__is_of_dialect(type) ? tn_opaque__dialect(tn_storage_payload(type.storage))
                                      : (tn_string_view){NULL, 0};
}

tn_string_view tn_opaque_type_body(tn_type type) {
  return tn_type__is_of_dialect(type) ? tn_opaque__body(tn_storage_payload(type.storage))
                                      : (tn_string_view){NULL, 0};
}
