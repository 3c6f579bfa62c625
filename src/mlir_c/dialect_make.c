// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters.

#include "mlir_c/dialect_make.h"

#include "ir/dialect_table.h"

tn_mc_maker tn_mc_maker__begin(const char* function, tn_context* context, const char* name) {
  tn_mc_maker maker = {.function = function, .context = context, .failed = true};
  const char* dot = strchr(name, '.');
  const tn_string_view dialect_name = {name + 1, (size_t)(dot - name) - 1};
  tn_dialect* dialect = NULL;
  if (tn_dialect__load_anyway(context, dialect_name, &dialect) != TN_OK ||
      tn_dialect__complete(context, dialect) != TN_OK) {
    return maker;
  }
  maker.definition = tn_definition__find(dialect, *name == '!', tn_string_view_from(dot + 1));
  maker.failed =
      maker.definition == NULL || maker.definition->parameter_count > TN_MC_PARAMETER_MAX;
  if (maker.failed) tn_mc__refuse_format(function, context, "no dialect defines '%s'", name);
  return maker;
}

//===-- Parameters ----------------------------------------------------------------------------===//

/// Returns the next parameter; NULL after a refusal.
static const tn_parameter* next_parameter(tn_mc_maker* maker) {
  if (maker->failed || maker->count == maker->definition->parameter_count) return NULL;
  maker->parameters[maker->count] = (tn_attribute){NULL};
  return &maker->definition->parameters[maker->count++];
}

static void set_last(tn_mc_maker* maker, tn_status status, tn_attribute value) {
  maker->failed = status != TN_OK;
  if (!maker->failed) maker->parameters[maker->count - 1] = value;
}

void tn_mc_maker__put(tn_mc_maker* maker, tn_attribute attribute) {
  if (next_parameter(maker) != NULL) set_last(maker, TN_OK, attribute);
}

void tn_mc_maker__put_type(tn_mc_maker* maker, tn_type type) {
  tn_attribute made = {NULL};
  if (next_parameter(maker) == NULL || type.storage == NULL) return;
  set_last(maker, tn_type_attribute_get(type, &made), made);
}

void tn_mc_maker__put_string(tn_mc_maker* maker, tn_string_view text) {
  tn_attribute made = {NULL};
  if (next_parameter(maker) == NULL) return;
  set_last(maker, tn_string_attribute_get(maker->context, text, &made), made);
}

void tn_mc_maker__put_handle(tn_mc_maker* maker, MlirAttribute handle) {
  tn_attribute attribute;
  if (next_parameter(maker) == NULL || handle.ptr == NULL) return;
  maker->failed = !tn_mc__take_attribute(maker->function, handle, &attribute);
  if (!maker->failed) maker->parameters[maker->count - 1] = attribute;
}

/// Puts an array of them; types as type attributes.
static void put_list(tn_mc_maker* maker, const tn_mc_list* list) {
  const size_t size = (list->count + 1) * sizeof(tn_attribute);
  tn_attribute made = {NULL};
  tn_attribute* values = tn_allocate(&maker->context->allocator, size);
  tn_status status = values == NULL ? tn_context__out_of_memory(maker->context) : TN_OK;
  for (size_t i = 0; i < list->count && status == TN_OK; ++i) {
    values[i] = (tn_attribute){list->at[i]};
    if (tn_storage_is_type(list->at[i])) {
      status = tn_type_attribute_get((tn_type){list->at[i]}, &values[i]);
    }
  }
  if (status == TN_OK) status = tn_array_attribute_get(maker->context, values, list->count, &made);
  tn_deallocate(&maker->context->allocator, values, size);
  set_last(maker, status, made);
}

void tn_mc_maker__put_handles(tn_mc_maker* maker, intptr_t count, const MlirAttribute* handles) {
  tn_mc_list list;
  if (next_parameter(maker) == NULL || count == 0) return;
  maker->failed = !tn_mc__take_attributes(maker->function, handles, count, maker->context, &list);
  if (maker->failed) return;
  put_list(maker, &list);
  tn_mc_list__close(&list);
}

void tn_mc_maker__put_types(tn_mc_maker* maker, const tn_mc_list* types) {
  if (next_parameter(maker) != NULL) put_list(maker, types);
}

void tn_mc_maker__put_number(tn_mc_maker* maker, uint64_t number) {
  const tn_parameter* parameter = next_parameter(maker);
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  set_last(maker, tn_integer_attribute_get(parameter->type, (int64_t)number, &made), made);
}

void tn_mc_maker__put_numbers(tn_mc_maker* maker, size_t count, const void* numbers) {
  const tn_parameter* parameter = next_parameter(maker);
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  const size_t size = tn_integer_type_width(parameter->type) / 8;
  set_last(maker,
           tn_dense_array_attribute_get(parameter->type, count, numbers, count * size, &made),
           made);
}

void tn_mc_maker__put_words(tn_mc_maker* maker, uint64_t number) {
  const tn_parameter* parameter = next_parameter(maker);
  uint64_t value;
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  if (tn_enum_attribute__value_of(parameter->words, number, &value)) {
    set_last(maker, tn_enum_attribute__string(maker->context, parameter->words, value, &made),
             made);
  } else if (number != 0 || !parameter->is_optional) {
    maker->failed = true;
    tn_mc__refuse_format(maker->function, maker->context, "invalid enum value %.*s = %llu",
                         (int)parameter->name.size, parameter->name.data,
                         (unsigned long long)number);
  }
}

//===-- Results -------------------------------------------------------------------------------===//

static const tn_storage* make(tn_mc_maker* maker) {
  tn_uref references[TN_MC_PARAMETER_MAX] = {0};
  const tn_storage* made = NULL;
  if (maker->failed) return NULL;
  for (uint32_t i = 0; i < maker->count; ++i)
    references[i] = tn_attribute__ref(maker->parameters[i]);
  if (tn_definition__check(maker->context, maker->definition, references) != TN_OK ||
      tn_definition__get(maker->context, maker->definition, references, &made) != TN_OK) {
    return NULL;
  }
  return made;
}

MlirType tn_mc_maker__type(tn_mc_maker* maker) {
  const tn_type made = {make(maker)};
  return made.storage == NULL ? (MlirType){NULL} : tn_mc__give_type(made);
}

MlirAttribute tn_mc_maker__attribute(tn_mc_maker* maker) {
  const tn_attribute made = {make(maker)};
  return made.storage == NULL ? (MlirAttribute){NULL} : tn_mc__give_attribute(made);
}
