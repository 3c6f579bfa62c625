// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of types and attributes of builtin and StableHLO to vhlo, and back. vhlo has its own
// version of all of them. Copies of StableHLO's have the same parameters in the same order.

#include <stdio.h>
#include <stdlib.h>

#include "dialects/vhlo/vhlo.h"
#include "ir/attribute_make.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "ir/enum_attribute.h"

//===-- Lists ---------------------------------------------------------------------------------===//

/// A list of attributes; a missing one sets `failed`.
typedef struct part_list {
  tn_context* context;
  tn_text_buffer items;  ///< tn_attribute
  bool failed;
} part_list;

static part_list list_of(tn_context* context) {
  return (part_list){context, tn_text_buffer_make(&context->allocator), false};
}

static void add(part_list* list, const tn_storage* attribute) {
  const tn_attribute item = {attribute};
  list->failed |= attribute == NULL;
  tn_text_buffer_append(&list->items, (const char*)&item, sizeof item);
}

static tn_attribute type_attribute(const tn_storage* type) {
  tn_attribute made = {NULL};
  if (type != NULL && tn_type_attribute_get((tn_type){type}, &made) != TN_OK) made.storage = NULL;
  return made;
}

static void add_type(part_list* list, const tn_storage* type) {
  add(list, type_attribute(type).storage);
}

static size_t count_of(const part_list* list) { return list->items.size / sizeof(tn_attribute); }
static const tn_attribute* items_of(const part_list* list) {
  return (const tn_attribute*)(const void*)list->items.data;
}

/// Returns the list as an array, and frees it; null on failure.
static tn_attribute take_array(part_list* list) {
  tn_attribute array = {NULL};
  if (!list->failed && !list->items.failed &&
      tn_array_attribute_get(list->context, items_of(list), count_of(list), &array) != TN_OK) {
    array.storage = NULL;
  }
  tn_text_buffer_free(&list->items);
  return array;
}

static tn_attribute numbers_of(tn_context* context, const int64_t* numbers, size_t count) {
  tn_type i64;
  tn_attribute made = {NULL};
  if (tn_integer_type_get(context, 64, TN_SIGNLESS, &i64) != TN_OK ||
      tn_dense_array_attribute_get(i64, count, numbers, count * sizeof *numbers, &made) != TN_OK) {
    made.storage = NULL;
  }
  return made;
}

static tn_attribute number_of(tn_context* context, uint32_t width, tn_signedness sign,
                              int64_t number) {
  tn_type type;
  tn_attribute made = {NULL};
  if (tn_integer_type_get(context, width, sign, &type) != TN_OK ||
      tn_integer_attribute_get(type, number, &made) != TN_OK) {
    made.storage = NULL;
  }
  return made;
}

/// Creates an attribute or type of vhlo; NULL if a parameter is missing.
static const tn_storage* make_of(tn_context* context, const char* name,
                                 const tn_attribute* parameters, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (parameters[i].storage == NULL) return NULL;
  }
  return tn_vhlo__make(context, name, parameters, count);
}

static const tn_storage* make_of_list(const char* name, part_list* list) {
  const tn_attribute array = take_array(list);
  return make_of(list->context, name, &array, 1);
}

//===-- Copies --------------------------------------------------------------------------------===//

/// Returns the definition of "dialect.mnemonic"; NULL if there is none.
static const tn_definition* find_definition(tn_context* context, bool is_type, const char* name) {
  tn_dialect* dialect = NULL;
  const char* dot = strchr(name, '.');
  if (dot == NULL) return NULL;
  const tn_string_view dialect_name = {name, (size_t)(dot - name)};
  if (tn_dialect__load(context, dialect_name, &dialect) != TN_OK ||
      tn_dialect__complete(context, dialect) != TN_OK) {
    return NULL;
  }
  return tn_definition__find(dialect, is_type, tn_string_view_from(dot + 1));
}

tn_string_view tn_vhlo__parameter_name(tn_context* context, const char* name, uint32_t index) {
  const tn_definition* definition = find_definition(context, false, name);
  return definition == NULL || index >= definition->parameter_count
             ? (tn_string_view){NULL, 0}
             : definition->parameters[index].name;
}

static const tn_storage* make_defined(tn_context* context, const tn_definition* definition,
                                      tn_uref* parameters) {
  const tn_storage* made = NULL;
  if (tn_definition__check(context, definition, parameters) != TN_OK ||
      tn_definition__get(context, definition, parameters, &made) != TN_OK) {
    return NULL;
  }
  return made;
}

/// Converts a list of types.
static tn_attribute converted_types(tn_context* context, tn_attribute types,
                                    const tn_storage* (*convert)(tn_context*, const tn_storage*)) {
  part_list list = list_of(context);
  for (size_t i = 0; i < tn_array_attribute_count(types); ++i) {
    const tn_attribute type = tn_array_attribute_element(types, i);
    add_type(&list, convert(context, tn_type_attribute_value(type).storage));
  }
  return take_array(&list);
}

/// Converts a parameter of StableHLO to vhlo.
static tn_attribute parameter_from(tn_context* context, const tn_parameter* parameter,
                                   tn_attribute value) {
  if (parameter->kind == TN_PARAMETER_TYPE) {
    return converted_types(context, value, tn_vhlo__type_from);
  }
  if (parameter->kind != TN_PARAMETER_ATTRIBUTE) return value;
  return (tn_attribute){tn_vhlo__attribute_from(context, value.storage)};
}

/// Converts a parameter of vhlo to StableHLO; null if it is invalid. A string may become a symbol.
static tn_attribute parameter_to(tn_context* context, const tn_parameter* parameter,
                                 tn_attribute value) {
  if (parameter->kind == TN_PARAMETER_TYPE && parameter->is_list) {
    value = converted_types(context, value, tn_vhlo__type_to);
  } else if (tn_vhlo_kind__of(value.storage) != NULL) {
    value.storage = tn_vhlo__attribute_to(context, value.storage);
  }
  if (parameter->kind == TN_PARAMETER_NUMBERS) value = tn_vhlo__array_of(context, value);
  if (tn_string_view_equal(parameter->name, tn_string_view_from("mesh")) &&
      tn_attribute__is(value, TN_ATTRIBUTE_STRING) &&
      tn_symbol_ref_attribute_get(context, tn_string_attribute_value(value), NULL, 0, &value) !=
          TN_OK) {
    value.storage = NULL;
  }
  if (value.storage != NULL && !tn_parameter__holds(parameter, value)) value.storage = NULL;
  return value;
}

/// Returns the enumerator with the same value.
static const tn_storage* same_word(tn_context* context, const tn_storage* word, const char* name) {
  const char* dot = strchr(name, '.');
  const bool is_own = dot == NULL;
  uint64_t number = 0;
  tn_attribute made = {NULL};
  if (!tn_enum_attribute__number((tn_attribute){word}, &number)) return NULL;
  const tn_string_view dialect =
      is_own ? tn_string_view_from("vhlo") : (tn_string_view){name, (size_t)(dot - name)};
  if (tn_enum_attribute__of_number(context, dialect,
                                   tn_string_view_from(dot == NULL ? name + 1 : dot + 1), number,
                                   &made) != TN_OK) {
    return NULL;
  }
  return made.storage;
}

/// Converts a type, attribute or enumerator to its copy in vhlo.
static const tn_storage* copy_from(tn_context* context, const tn_storage* storage) {
  const bool is_type = tn_storage_is_type(storage);
  const tn_definition* source = tn_definition__of(storage);
  char name[64];
  if (source == NULL) return NULL;
  (void)snprintf(name, sizeof name, "%.*s.%.*s", (int)source->dialect.size, source->dialect.data,
                 (int)source->mnemonic.size, source->mnemonic.data);
  const tn_vhlo_kind* kind = tn_vhlo_kind__copy_of(is_type, tn_string_view_from(name));
  if (kind == NULL) return NULL;
  if (source->keywords != NULL) return same_word(context, storage, kind->name);
  char full[64];
  (void)snprintf(full, sizeof full, "vhlo.%s", kind->name + 1);
  const tn_definition* definition = find_definition(context, is_type, full);
  tn_uref made[TN_DIRECTIVE_ARGUMENT_MAX] = {0};
  if (definition == NULL || definition->parameter_count != source->parameter_count) return NULL;
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_attribute value = tn_vhlo__parameter(storage, i);
    if (value.storage == NULL) continue;
    const tn_attribute own = parameter_from(context, &definition->parameters[i], value);
    if (own.storage == NULL) return NULL;
    made[i] = own.storage->self;
  }
  return make_defined(context, definition, made);
}

const tn_storage* tn_vhlo__join(tn_context* context, const char* name,
                                const tn_storage* const* parameters, size_t count) {
  const bool is_type = *name == '!';
  const tn_definition* definition = find_definition(context, is_type, is_type ? name + 1 : name);
  tn_uref made[TN_DIRECTIVE_ARGUMENT_MAX] = {0};
  if (definition == NULL || definition->parameter_count < count) return NULL;
  for (uint32_t i = 0; i < count; ++i) {
    if (parameters[i] == NULL) continue;
    const tn_attribute value =
        parameter_to(context, &definition->parameters[i], (tn_attribute){parameters[i]});
    if (value.storage == NULL) return NULL;
    made[i] = value.storage->self;
  }
  return make_defined(context, definition, made);
}

/// Converts a copy in vhlo to the original.
static const tn_storage* copy_to(tn_context* context, const tn_vhlo_kind* kind,
                                 const tn_storage* storage) {
  const tn_definition* source = tn_definition__of(storage);
  const tn_storage* parameters[TN_DIRECTIVE_ARGUMENT_MAX] = {NULL};
  char name[64];
  if (source == NULL) return NULL;
  if (source->keywords != NULL) return same_word(context, storage, kind->of);
  (void)snprintf(name, sizeof name, "%s%s", source->is_type ? "!" : "", kind->of);
  for (uint32_t i = 0; i < source->parameter_count; ++i) {
    parameters[i] = tn_vhlo__parameter(storage, i).storage;
  }
  return tn_vhlo__join(context, name, parameters, source->parameter_count);
}

//===-- Types to vhlo -------------------------------------------------------------------------===//

static const tn_storage* plain_type_from(tn_context* context, const char* of) {
  const tn_vhlo_kind* kind = tn_vhlo_kind__copy_of(true, tn_string_view_from(of));
  return kind == NULL ? NULL : tn_vhlo__make(context, kind->name, NULL, 0);
}

static const tn_storage* integer_type_from(tn_context* context, tn_type type) {
  static const char* const prefixes[] = {
      [TN_SIGNLESS] = "i", [TN_SIGNED] = "si", [TN_UNSIGNED] = "ui"};
  char of[16];
  (void)snprintf(of, sizeof of, "%s%u", prefixes[tn_integer_type_signedness(type)],
                 tn_integer_type_width(type));
  return plain_type_from(context, of);
}

static const tn_storage* shaped_type_from(tn_context* context, tn_type type) {
  const bool is_tensor = !tn_type__is(type, TN_TYPE_MEMREF);
  const tn_attribute element =
      type_attribute(tn_vhlo__type_from(context, tn_type_element_type(type).storage));
  if (!tn_shaped_type_has_rank(type)) return make_of(context, "!unranked_tensor_v1", &element, 1);
  const tn_attribute shape =
      numbers_of(context, tn_shaped_type_dims(type), tn_shaped_type_rank(type));
  tn_attribute parameters[] = {{NULL}, shape, element};
  if (!is_tensor) return make_of(context, "!buffer_v1", parameters + 1, 2);
  const tn_attribute encoding = tn_tensor_type_encoding(type);
  if (shape.storage == NULL || element.storage == NULL) return NULL;
  if (encoding.storage != NULL) {
    parameters[0].storage = tn_vhlo__attribute_from(context, encoding.storage);
    if (parameters[0].storage == NULL) return NULL;
  }
  return tn_vhlo__make(context, "!tensor_v1", parameters, 3);
}

static const tn_storage* function_type_from(tn_context* context, tn_type type) {
  part_list inputs = list_of(context);
  part_list results = list_of(context);
  for (size_t i = 0; i < tn_function_type_input_count(type); ++i) {
    add_type(&inputs, tn_vhlo__type_from(context, tn_function_type_input(type, i).storage));
  }
  for (size_t i = 0; i < tn_function_type_result_count(type); ++i) {
    add_type(&results, tn_vhlo__type_from(context, tn_function_type_result(type, i).storage));
  }
  const tn_attribute parameters[] = {take_array(&inputs), take_array(&results)};
  return make_of(context, "!func_v1", parameters, 2);
}

static const tn_storage* tuple_type_from(tn_context* context, tn_type type) {
  part_list types = list_of(context);
  for (size_t i = 0; i < tn_tuple_type_element_count(type); ++i) {
    add_type(&types, tn_vhlo__type_from(context, tn_tuple_type_element(type, i).storage));
  }
  return make_of_list("!tuple_v1", &types);
}

/// The parameters of `!quant.uniform`, and of vhlo's types.
enum { STORAGE, EXPRESSED, MINIMUM, MAXIMUM, SCALES, ZEROS, AXES, BLOCKS, QUANT_COUNT };
enum { FLAGS, OWN_STORAGE, OWN_EXPRESSED, SCALE_OR_AXIS, OWN_COUNT = 8 };

/// The storage type is signless in vhlo; a flag has the signedness.
static const tn_storage* quantized_type_from(tn_context* context, tn_type type) {
  tn_attribute given[QUANT_COUNT];
  for (size_t i = 0; i < QUANT_COUNT; ++i) given[i] = tn_type_parameter_at(type, i);
  const tn_type stored = tn_type_attribute_value(given[STORAGE]);
  const tn_type expressed = tn_type_attribute_value(given[EXPRESSED]);
  tn_type plain;
  size_t size = 0;
  if (given[BLOCKS].storage != NULL ||
      tn_integer_type_get(context, tn_integer_type_width(stored), TN_SIGNLESS, &plain) != TN_OK) {
    return NULL;
  }
  const bool has_sign = tn_integer_type_signedness(stored) != TN_UNSIGNED;
  const tn_attribute flags = number_of(context, 32, TN_UNSIGNED, has_sign);
  const tn_attribute own = type_attribute(tn_vhlo__type_from(context, plain.storage));
  const tn_attribute shown = type_attribute(tn_vhlo__type_from(context, expressed.storage));
  if (given[AXES].storage == NULL) {
    const int64_t* zero = tn_dense_array_attribute_data(given[ZEROS], &size);
    const tn_attribute parameters[] = {flags,
                                       own,
                                       shown,
                                       tn_array_attribute_element(given[SCALES], 0),
                                       number_of(context, 64, TN_SIGNLESS, *zero),
                                       given[MINIMUM],
                                       given[MAXIMUM]};
    return make_of(context, "!quant_v1", parameters, 7);
  }
  const int32_t* axis = tn_dense_array_attribute_data(given[AXES], &size);
  const tn_attribute parameters[] = {flags,          own,
                                     shown,          number_of(context, 64, TN_SIGNLESS, *axis),
                                     given[MINIMUM], given[MAXIMUM],
                                     given[SCALES],  given[ZEROS]};
  return make_of(context, "!quant_per_axis_v1", parameters, OWN_COUNT);
}

const tn_storage* tn_vhlo__type_from(tn_context* context, const tn_storage* type) {
  const tn_type self = {type};
  tn_attribute element;
  switch (tn_type_kind_of(self)) {
    case TN_TYPE_INTEGER:
      return integer_type_from(context, self);
    case TN_TYPE_FLOAT:
      return plain_type_from(context, tn_float_kind_name(tn_float_type_kind(self)));
    case TN_TYPE_INDEX:
      return plain_type_from(context, "index");
    case TN_TYPE_NONE:
      return plain_type_from(context, "none");
    case TN_TYPE_COMPLEX:
      element = type_attribute(tn_vhlo__type_from(context, tn_type_element_type(self).storage));
      return make_of(context, "!complex_v1", &element, 1);
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED_TENSOR:
    case TN_TYPE_MEMREF:
      return shaped_type_from(context, self);
    case TN_TYPE_FUNCTION:
      return function_type_from(context, self);
    case TN_TYPE_TUPLE:
      return tuple_type_from(context, self);
    case TN_TYPE_DIALECT:
      return tn_opaque__is_called(type, "quant", "uniform") ? quantized_type_from(context, self)
                                                            : copy_from(context, type);
    default:
      return NULL;
  }
}

//===-- Types from vhlo -----------------------------------------------------------------------===//

static const tn_storage* plain_type_to(tn_context* context, const tn_vhlo_kind* kind) {
  tn_type made = {NULL};
  tn_status status = TN_NOT_FOUND;
  const bool is_unsigned = *kind->of == 'u';
  const char* digits = kind->of + (is_unsigned ? 2 : 1);
  if (strcmp(kind->of, "index") == 0) {
    status = tn_index_type_get(context, &made);
  } else if (strcmp(kind->of, "none") == 0) {
    status = tn_none_type_get(context, &made);
  } else if (*kind->of == 'i' || is_unsigned) {
    status = tn_integer_type_get(context, (uint32_t)strtoul(digits, NULL, 10),
                                 is_unsigned ? TN_UNSIGNED : TN_SIGNLESS, &made);
  } else {
    int i = 0;
    while (i < TN_FLOAT_KIND_COUNT && strcmp(tn_float_kind_name((tn_float_kind)i), kind->of) != 0) {
      ++i;
    }
    if (i < TN_FLOAT_KIND_COUNT) status = tn_float_type_get(context, (tn_float_kind)i, &made);
  }
  return status == TN_OK ? made.storage : NULL;
}

/// Converts the type in parameter `index`.
static tn_type inner_type(tn_context* context, const tn_storage* type, size_t index) {
  const tn_type own = tn_type_attribute_value(tn_vhlo__parameter(type, index));
  return (tn_type){own.storage == NULL ? NULL : tn_vhlo__type_to(context, own.storage)};
}

static const tn_storage* shaped_type_to(tn_context* context, const tn_storage* type,
                                        bool is_buffer) {
  const size_t first = is_buffer ? 0 : 1;
  const tn_attribute shape = tn_vhlo__parameter(type, first);
  const tn_type element = inner_type(context, type, first + 1);
  tn_attribute encoding = is_buffer ? (tn_attribute){NULL} : tn_vhlo__parameter(type, 0);
  tn_type made = {NULL};
  size_t size = 0;
  if (element.storage == NULL) return NULL;
  const int64_t* dims = tn_dense_array_attribute_data(shape, &size);
  const size_t rank = size / sizeof *dims;
  const bool is_encoded = encoding.storage != NULL;
  if (is_encoded) {
    encoding.storage = tn_vhlo__attribute_to(context, encoding.storage);
    if (encoding.storage == NULL) return NULL;
  }
  const tn_status status =
      is_buffer ? tn_memref_type_get(element, dims, rank, NULL, NULL, &made)
                : tn_tensor_type_get(element, dims, rank, is_encoded ? &encoding : NULL, &made);
  return status == TN_OK ? made.storage : NULL;
}

/// Converts a list of types to an array of tn_type; false if a type has no equivalent.
static bool inner_types(tn_context* context, const tn_storage* type, size_t index,
                        tn_text_buffer* types) {
  const tn_attribute list = tn_vhlo__parameter(type, index);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    const tn_type own = tn_type_attribute_value(tn_array_attribute_element(list, i));
    const tn_type plain = {tn_vhlo__type_to(context, own.storage)};
    if (plain.storage == NULL) return false;
    tn_text_buffer_append(types, (const char*)&plain, sizeof plain);
  }
  return !types->failed;
}

static const tn_storage* listed_type_to(tn_context* context, const tn_storage* type,
                                        bool is_function) {
  tn_text_buffer types = tn_text_buffer_make(&context->allocator);
  tn_type made = {NULL};
  bool is_right = inner_types(context, type, 0, &types);
  const size_t inputs = types.size / sizeof(tn_type);
  is_right = is_right && (!is_function || inner_types(context, type, 1, &types));
  const tn_type* items = (const tn_type*)(const void*)types.data;
  const size_t count = types.size / sizeof *items;
  const tn_status status =
      !is_right ? TN_NOT_FOUND
      : is_function
          ? tn_function_type_get(context, items, inputs, items == NULL ? NULL : items + inputs,
                                 count - inputs, &made)
          : tn_tuple_type_get(context, items, count, &made);
  tn_text_buffer_free(&types);
  return status == TN_OK ? made.storage : NULL;
}

static const tn_storage* quantized_type_to(tn_context* context, const tn_storage* type,
                                           bool has_axis) {
  tn_attribute own[OWN_COUNT];
  tn_attribute given[QUANT_COUNT] = {{NULL}};
  for (size_t i = 0; i < OWN_COUNT; ++i) own[i] = tn_vhlo__parameter(type, i);
  tn_type stored = inner_type(context, type, OWN_STORAGE);
  const bool has_sign = (tn_integer_attribute_value(own[FLAGS]) & 1) != 0;
  tn_type made = {NULL};
  if (!tn_type__is(stored, TN_TYPE_INTEGER) ||
      tn_integer_type_get(context, tn_integer_type_width(stored),
                          has_sign ? TN_SIGNLESS : TN_UNSIGNED, &stored) != TN_OK) {
    return NULL;
  }
  given[STORAGE] = type_attribute(stored.storage);
  given[EXPRESSED] = type_attribute(inner_type(context, type, OWN_EXPRESSED).storage);
  const int64_t number = tn_integer_attribute_value(own[has_axis ? SCALE_OR_AXIS : 4]);
  if (has_axis) {
    const int32_t axis = (int32_t)number;
    tn_type i32;
    if (axis != number || tn_integer_type_get(context, 32, TN_SIGNLESS, &i32) != TN_OK ||
        tn_dense_array_attribute_get(i32, 1, &axis, sizeof axis, &given[AXES]) != TN_OK) {
      return NULL;
    }
    given[SCALES] = own[6];
    given[ZEROS] = own[7];
  } else {
    given[ZEROS] = numbers_of(context, &number, 1);
    if (tn_array_attribute_get(context, &own[SCALE_OR_AXIS], 1, &given[SCALES]) != TN_OK) {
      return NULL;
    }
  }
  given[MINIMUM] = own[has_axis ? 4 : 5];
  given[MAXIMUM] = own[has_axis ? 5 : 6];
  if (given[EXPRESSED].storage == NULL ||
      tn_dialect_type_get(context, tn_string_view_from("quant.uniform"), given, QUANT_COUNT,
                          &made) != TN_OK) {
    return NULL;
  }
  return made.storage;
}

static const tn_storage* type_of_element(tn_context* context, const tn_storage* type,
                                         bool is_complex) {
  const tn_type element = inner_type(context, type, 0);
  tn_type made = {NULL};
  if (element.storage == NULL) return NULL;
  const tn_status status = is_complex ? tn_complex_type_get(element, &made)
                                      : tn_unranked_tensor_type_get(element, &made);
  return status == TN_OK ? made.storage : NULL;
}

const tn_storage* tn_vhlo__type_to(tn_context* context, const tn_storage* type) {
  const tn_vhlo_kind* kind = tn_vhlo_kind__of(type);
  if (kind == NULL || tn_definition__of(type) == NULL) return NULL;
  if (kind->of != NULL) {
    return strchr(kind->of, '.') == NULL ? plain_type_to(context, kind)
                                         : copy_to(context, kind, type);
  }
  const bool is_buffer = strcmp(kind->name, "!buffer_v1") == 0;
  if (is_buffer || strcmp(kind->name, "!tensor_v1") == 0) {
    return shaped_type_to(context, type, is_buffer);
  }
  const bool is_function = strcmp(kind->name, "!func_v1") == 0;
  if (is_function || strcmp(kind->name, "!tuple_v1") == 0) {
    return listed_type_to(context, type, is_function);
  }
  const bool is_complex = strcmp(kind->name, "!complex_v1") == 0;
  if (is_complex || strcmp(kind->name, "!unranked_tensor_v1") == 0) {
    return type_of_element(context, type, is_complex);
  }
  return quantized_type_to(context, type, strcmp(kind->name, "!quant_per_axis_v1") == 0);
}

//===-- Attributes to vhlo --------------------------------------------------------------------===//

static const tn_storage* string_from(tn_context* context, tn_string_view text) {
  tn_attribute string = {NULL};
  if (tn_string_attribute_get(context, text, &string) != TN_OK) return NULL;
  return tn_vhlo__make(context, "#string_v1", &string, 1);
}

static const tn_storage* array_from(tn_context* context, tn_attribute array) {
  part_list list = list_of(context);
  for (size_t i = 0; i < tn_array_attribute_count(array); ++i) {
    add(&list, tn_vhlo__attribute_from(context, tn_array_attribute_element(array, i).storage));
  }
  return make_of_list("#array_v1", &list);
}

static const tn_storage* dictionary_from(tn_context* context, tn_attribute dictionary) {
  part_list list = list_of(context);
  for (size_t i = 0; i < tn_dictionary_attribute_count(dictionary); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    add(&list, string_from(context, tn_identifier_text(entry.name)));
    add(&list, tn_vhlo__attribute_from(context, entry.value.storage));
  }
  return make_of_list("#dict_v1", &list);
}

/// Wraps a value that vhlo stores unchanged, if vhlo has its type.
static const tn_storage* typed_from(tn_context* context, const char* name, tn_attribute value) {
  if (tn_vhlo__type_from(context, tn_attribute_type(value).storage) == NULL) return NULL;
  return tn_vhlo__make(context, name, &value, 1);
}

/// Converts `array<i64: 1, 2>` to elements of a tensor.
static const tn_storage* dense_array_from(tn_context* context, tn_attribute array) {
  const int64_t dims[] = {(int64_t)tn_dense_array_attribute_count(array)};
  size_t size = 0;
  tn_type type = tn_dense_array_attribute_element_type(array);
  const uint8_t* bytes = tn_dense_array_attribute_data(array, &size);
  tn_attribute elements = {NULL};
  if (tn_tensor_type_get(type, dims, 1, NULL, &type) != TN_OK) return NULL;
  tn_text_buffer packed = tn_text_buffer_make(&context->allocator);
  if (tn_type_bit_width(tn_type_element_type(type)) == 1) {
    for (int64_t i = 0; i < dims[0]; i += 8) {
      uint8_t byte = 0;
      for (int64_t k = 0; k < 8 && i + k < dims[0]; ++k) {
        byte |= (uint8_t)((bytes[i + k] != 0) << k);
      }
      tn_text_buffer_append(&packed, (const char*)&byte, 1);
    }
    bytes = (const uint8_t*)packed.data;
    size = packed.size;
  }
  const bool is_made =
      !packed.failed && tn_dense_elements_attribute_get(type, bytes, size, &elements) == TN_OK;
  tn_text_buffer_free(&packed);
  return is_made ? typed_from(context, "#tensor_v1", elements) : NULL;
}

const tn_storage* tn_vhlo__attribute_from(tn_context* context, const tn_storage* attribute) {
  const tn_attribute self = {attribute};
  const tn_type type = tn_attribute_type(self);
  tn_attribute made;
  switch (tn_attribute_kind_of(self)) {
    case TN_ATTRIBUTE_ARRAY:
      return array_from(context, self);
    case TN_ATTRIBUTE_DICTIONARY:
      return dictionary_from(context, self);
    case TN_ATTRIBUTE_STRING:
      if (type.storage != NULL && !tn_type__is(type, TN_TYPE_NONE)) return NULL;
      return string_from(context, tn_string_attribute_value(self));
    case TN_ATTRIBUTE_SYMBOL_REF:
      if (tn_symbol_ref_attribute_nested_count(self) != 0) return NULL;
      return string_from(context, tn_symbol_ref_attribute_root(self));
    case TN_ATTRIBUTE_INTEGER:
      if (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1) {
        made = number_of(context, 1, TN_SIGNLESS, tn_integer_attribute_value(self));
        return make_of(context, "#bool_v1", &made, 1);
      }
      return typed_from(context, "#integer_v1", self);
    case TN_ATTRIBUTE_FLOAT:
      return typed_from(context, "#float_v1", self);
    case TN_ATTRIBUTE_TYPE:
      made = type_attribute(tn_vhlo__type_from(context, tn_type_attribute_value(self).storage));
      return make_of(context, "#type_v1", &made, 1);
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
      return typed_from(context, "#tensor_v1", self);
    case TN_ATTRIBUTE_DENSE_ARRAY:
      return dense_array_from(context, self);
    case TN_ATTRIBUTE_DIALECT:
      return copy_from(context, attribute);
    default:
      return NULL;
  }
}

//===-- Attributes from vhlo ------------------------------------------------------------------===//

/// Converts the items of a list.
static part_list plain_items(tn_context* context, tn_attribute list) {
  part_list items = list_of(context);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count && !items.failed; ++i) {
    add(&items, tn_vhlo__attribute_to(context, tn_array_attribute_element(list, i).storage));
  }
  return items;
}

static const tn_storage* dictionary_to(tn_context* context, tn_attribute entries) {
  part_list items = plain_items(context, entries);
  tn_text_buffer named = tn_text_buffer_make(&context->allocator);
  tn_attribute made = {NULL};
  bool is_right = !items.failed && !items.items.failed;
  for (size_t i = 0; is_right && i + 1 < count_of(&items); i += 2) {
    tn_named_attribute entry = {.value = items_of(&items)[i + 1]};
    const tn_attribute name = items_of(&items)[i];
    is_right = tn_attribute__is(name, TN_ATTRIBUTE_STRING) &&
               tn_identifier_get(context, tn_string_attribute_value(name), &entry.name) == TN_OK;
    tn_text_buffer_append(&named, (const char*)&entry, sizeof entry);
  }
  if (is_right && !named.failed &&
      tn_dictionary_attribute_get(context, (const tn_named_attribute*)(const void*)named.data,
                                  named.size / sizeof(tn_named_attribute), &made) != TN_OK) {
    made.storage = NULL;
  }
  tn_text_buffer_free(&items.items);
  tn_text_buffer_free(&named);
  return made.storage;
}

const tn_storage* tn_vhlo__attribute_to(tn_context* context, const tn_storage* attribute) {
  static const char* const values[] = {"#string_v1", "#tensor_v1", "#integer_v1", "#bool_v1",
                                       "#float_v1"};
  const tn_vhlo_kind* kind = tn_vhlo_kind__of(attribute);
  if (kind == NULL) return NULL;
  if (kind->of != NULL) return copy_to(context, kind, attribute);
  const tn_attribute value = tn_vhlo__parameter(attribute, 0);
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i) {
    if (strcmp(kind->name, values[i]) == 0) return value.storage;
  }
  if (strcmp(kind->name, "#type_v1") == 0) {
    return type_attribute(inner_type(context, attribute, 0).storage).storage;
  }
  if (strcmp(kind->name, "#dict_v1") == 0) return dictionary_to(context, value);
  if (strcmp(kind->name, "#array_v1") != 0) return NULL;
  part_list items = plain_items(context, value);
  return take_array(&items).storage;
}

tn_attribute tn_vhlo__array_of(tn_context* context, tn_attribute elements) {
  size_t size = 0;
  tn_attribute array = {NULL};
  if (!tn_attribute__is(elements, TN_ATTRIBUTE_DENSE_ELEMENTS)) return elements;
  const tn_type type = tn_type_element_type(tn_attribute_type(elements));
  const size_t count = (size_t)tn_shaped_type_element_count(tn_attribute_type(elements));
  const uint8_t* bytes = tn_dense_elements_attribute_data(elements, &size);
  const bool is_splat_of_many = tn_dense_elements_attribute_is_splat(elements);
  const bool are_bits = tn_type_bit_width(type) == 1;
  const size_t width = are_bits ? 1 : (tn_type_bit_width(type) + 7) / 8;
  const size_t needed = is_splat_of_many ? 1 : count;
  if (width == 0 || (are_bits ? (needed + 7) / 8 : needed) > size / width) return array;
  tn_text_buffer items = tn_text_buffer_make(&context->allocator);
  for (size_t i = 0; i < count; ++i) {
    const size_t at = is_splat_of_many ? 0 : i;
    const char bit = (char)(are_bits ? bytes[at / 8] >> at % 8 & 1 : 0);
    tn_text_buffer_append(&items, are_bits ? &bit : (const char*)bytes + at * width, width);
  }
  if (items.failed ||
      tn_dense_array_attribute_get(type, count, items.data, items.size, &array) != TN_OK) {
    array.storage = NULL;
  }
  tn_text_buffer_free(&items);
  return array;
}
