// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of parameters.

#include "mlir_c/dialect_make.h"

#include "ir/dialect_table.h"

tn_mc_maker tn_mc_maker__begin(const char* function, tn_context* context, const char* name) {
  tn_mc_maker it = {.function = function, .context = context, .failed = true};
  const char* dot = strchr(name, '.');
  const tn_string_view dialect_name = {name + 1, (size_t)(dot - name) - 1};
  tn_dialect* dialect = NULL;
  if (tn_dialect__load_anyway(context, dialect_name, &dialect) != TN_OK ||
      tn_dialect__complete(context, dialect) != TN_OK) {
    return it;
  }
  it.definition = tn_definition__find(dialect, *name == '!', tn_string_view_from(dot + 1));
  it.failed = it.definition == NULL || it.definition->parameter_count > TN_MC_PARAMETER_MAX;
  if (it.failed) tn_mc__refuse_format(function, context, "no dialect defines '%s'", name);
  return it;
}

//===-- Parameters ----------------------------------------------------------------------------===//

/// The parameter that comes next; NULL once something was refused.
static const tn_parameter* next_parameter(tn_mc_maker* it) {
  if (it->failed || it->count == it->definition->parameter_count) return NULL;
  it->parameters[it->count] = (tn_attribute){NULL};
  return &it->definition->parameters[it->count++];
}

static void set_last(tn_mc_maker* it, tn_status status, tn_attribute value) {
  it->failed = status != TN_OK;
  if (!it->failed) it->parameters[it->count - 1] = value;
}

void tn_mc_maker__put(tn_mc_maker* it, tn_attribute attribute) {
  if (next_parameter(it) != NULL) set_last(it, TN_OK, attribute);
}

void tn_mc_maker__put_type(tn_mc_maker* it, tn_type type) {
  tn_attribute made = {NULL};
  if (next_parameter(it) == NULL || type.storage == NULL) return;
  set_last(it, tn_type_attribute_get(type, &made), made);
}

void tn_mc_maker__put_string(tn_mc_maker* it, tn_string_view text) {
  tn_attribute made = {NULL};
  if (next_parameter(it) == NULL) return;
  set_last(it, tn_string_attribute_get(it->context, text, &made), made);
}

void tn_mc_maker__put_handle(tn_mc_maker* it, MlirAttribute handle) {
  tn_attribute attribute;
  if (next_parameter(it) == NULL || handle.ptr == NULL) return;
  it->failed = !tn_mc__take_attribute(it->function, handle, &attribute);
  if (!it->failed) it->parameters[it->count - 1] = attribute;
}

/// An array of them; types as type attributes.
static void put_list(tn_mc_maker* it, const tn_mc_list* list) {
  const size_t size = (list->count + 1) * sizeof(tn_attribute);
  tn_attribute made = {NULL};
  tn_attribute* values = tn_allocate(&it->context->allocator, size);
  tn_status status = values == NULL ? tn_context__out_of_memory(it->context) : TN_OK;
  for (size_t i = 0; i < list->count && status == TN_OK; ++i) {
    values[i] = (tn_attribute){list->at[i]};
    if (tn_storage_is_type(list->at[i])) {
      status = tn_type_attribute_get((tn_type){list->at[i]}, &values[i]);
    }
  }
  if (status == TN_OK) status = tn_array_attribute_get(it->context, values, list->count, &made);
  tn_deallocate(&it->context->allocator, values, size);
  set_last(it, status, made);
}

void tn_mc_maker__put_handles(tn_mc_maker* it, intptr_t count, const MlirAttribute* handles) {
  tn_mc_list list;
  if (next_parameter(it) == NULL || count == 0) return;
  it->failed = !tn_mc__take_attributes(it->function, handles, count, it->context, &list);
  if (it->failed) return;
  put_list(it, &list);
  tn_mc_list__close(&list);
}

void tn_mc_maker__put_types(tn_mc_maker* it, const tn_mc_list* types) {
  if (next_parameter(it) != NULL) put_list(it, types);
}

void tn_mc_maker__put_number(tn_mc_maker* it, uint64_t number) {
  const tn_parameter* parameter = next_parameter(it);
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  set_last(it, tn_integer_attribute_get(parameter->type, (int64_t)number, &made), made);
}

void tn_mc_maker__put_numbers(tn_mc_maker* it, size_t count, const void* numbers) {
  const tn_parameter* parameter = next_parameter(it);
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  const size_t size = tn_integer_type_width(parameter->type) / 8;
  set_last(it, tn_dense_array_attribute_get(parameter->type, count, numbers, count * size, &made),
           made);
}

void tn_mc_maker__put_words(tn_mc_maker* it, uint64_t number) {
  const tn_parameter* parameter = next_parameter(it);
  uint64_t value;
  tn_attribute made = {NULL};
  if (parameter == NULL) return;
  if (tn_enum_attribute__value_of(parameter->words, number, &value)) {
    set_last(it, tn_enum_attribute__string(it->context, parameter->words, value, &made), made);
  } else if (number != 0 || !parameter->is_optional) {
    it->failed = true;
    tn_mc__refuse_format(it->function, it->context, "no word stands for %.*s = %llu",
                         (int)parameter->name.size, parameter->name.data,
                         (unsigned long long)number);
  }
}

//===-- The whole -----------------------------------------------------------------------------===//

static const tn_storage* make(tn_mc_maker* it) {
  tn_uref references[TN_MC_PARAMETER_MAX] = {0};
  const tn_storage* made = NULL;
  if (it->failed) return NULL;
  for (uint32_t i = 0; i < it->count; ++i) references[i] = tn_attribute__ref(it->parameters[i]);
  if (tn_definition__check(it->context, it->definition, references) != TN_OK ||
      tn_definition__get(it->context, it->definition, references, &made) != TN_OK) {
    return NULL;
  }
  return made;
}

MlirType tn_mc_maker__type(tn_mc_maker* it) {
  const tn_type made = {make(it)};
  return made.storage == NULL ? (MlirType){NULL} : tn_mc__give_type(made);
}

MlirAttribute tn_mc_maker__attribute(tn_mc_maker* it) {
  const tn_attribute made = {make(it)};
  return made.storage == NULL ? (MlirAttribute){NULL} : tn_mc__give_attribute(made);
}
