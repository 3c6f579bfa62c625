// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of llvm: access to their parameters, and building types.

#include "dialects/common/llvm_type.h"

#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "ir/dialect_table.h"
#include "ir/named_type.h"

#define DIALECT ((tn_string_view){"llvm", 4})

/// Parameter indices in schema order.
enum { SPACE };
enum { ELEMENT, COUNT };
enum { RESULT, ARGUMENTS, IS_VARIADIC };
enum { NAME, FIELDS, IS_PACKED };
enum { TARGET_NAME, TARGET_TYPES, TARGET_NUMBERS };
#define PARAMETERS_MAX 3

//===-- Queries -------------------------------------------------------------------------------===//

/// Returns the kind that a definition of the dialect describes.
static tn_llvm_kind kind_of(const tn_definition* definition) {
  switch (*definition->mnemonic.data) {
    case 'a':
      return TN_LLVM_ARRAY;
    case 'f':
      return TN_LLVM_FUNCTION;
    case 'l':
      return TN_LLVM_LABEL;
    case 'm':
      return TN_LLVM_METADATA;
    case 'p':
      return definition->mnemonic.size == sizeof "ptr" - 1 ? TN_LLVM_POINTER : TN_LLVM_PPC_FP128;
    case 's':
      return TN_LLVM_STRUCT;
    case 't':
      return definition->mnemonic.size == sizeof "token" - 1 ? TN_LLVM_TOKEN : TN_LLVM_TARGET;
    case 'v':
      return TN_LLVM_VOID;
    default:
      return TN_LLVM_X86_AMX;
  }
}

tn_llvm_kind tn_llvm_type__kind(tn_type type) {
  const tn_definition* definition = tn_definition__of(type.storage);
  const bool is_own = definition != NULL && tn_string_view_equal(definition->dialect, DIALECT);
  return is_own ? kind_of(definition) : TN_LLVM_NONE;
}

static void open_list(const tn_context* context, const tn_uref* parameters, uint32_t index,
                      tn_llvm_parts* out) {
  out->list = tn_parameters__attribute(context, parameters, index);
  out->count = out->list.storage == NULL ? 0 : tn_array_attribute_count(out->list);
}

tn_llvm_parts tn_llvm_type__open(tn_type type) {
  tn_llvm_parts out = {.kind = tn_llvm_type__kind(type)};
  if (out.kind == TN_LLVM_NONE || out.kind > TN_LLVM_TARGET) return out;
  const tn_context* context = type.storage->context;
  const tn_uref* parameters = tn_opaque__parameters(tn_storage_payload(type.storage));
  switch (out.kind) {
    case TN_LLVM_STRUCT:
      out.name = tn_parameters__attribute(context, parameters, NAME);
      open_list(context, parameters, FIELDS, &out);
      out.is_opaque = out.list.storage == NULL;
      out.is_packed = !out.is_opaque && tn_parameters__integer(context, parameters, IS_PACKED) != 0;
      break;
    case TN_LLVM_ARRAY:
      out.only = tn_parameters__type(context, parameters, ELEMENT);
      out.count = (uint64_t)tn_parameters__integer(context, parameters, COUNT);
      break;
    case TN_LLVM_FUNCTION:
      out.only = tn_parameters__type(context, parameters, RESULT);
      open_list(context, parameters, ARGUMENTS, &out);
      out.is_variadic = tn_parameters__integer(context, parameters, IS_VARIADIC) != 0;
      break;
    default:
      out.name = tn_parameters__attribute(context, parameters, TARGET_NAME);
      open_list(context, parameters, TARGET_TYPES, &out);
      out.numbers = tn_parameters__attribute(context, parameters, TARGET_NUMBERS);
  }
  return out;
}

tn_type tn_llvm_parts__at(const tn_llvm_parts* parts, uint64_t index) {
  if (parts->kind == TN_LLVM_ARRAY) return parts->only;
  return tn_type_attribute_value(tn_array_attribute_element(parts->list, (size_t)index));
}

uint32_t tn_llvm_type__space(tn_type type) {
  return (uint32_t)tn_parameters__integer(
      type.storage->context, tn_opaque__parameters(tn_storage_payload(type.storage)), SPACE);
}

size_t tn_llvm_parts__type_count(const tn_llvm_parts* parts) {
  if (parts->kind == TN_LLVM_ARRAY) return 1;
  return (size_t)parts->count + (parts->kind == TN_LLVM_FUNCTION);
}

tn_type tn_llvm_parts__type(const tn_llvm_parts* parts, size_t index) {
  if (index == 0 && parts->only.storage != NULL) return parts->only;
  return tn_llvm_parts__at(parts, index - (parts->kind == TN_LLVM_FUNCTION));
}

bool tn_llvm_type__may_be_held(tn_type type) {
  switch (tn_llvm_type__kind(type)) {
    case TN_LLVM_VOID:
    case TN_LLVM_TOKEN:
    case TN_LLVM_LABEL:
    case TN_LLVM_METADATA:
    case TN_LLVM_FUNCTION:
      return false;
    default:
      return true;
  }
}

//===-- Types without an LLVM equivalent ------------------------------------------------------===//

/// Flags in the notes of a dialect type, below a count of how often named structs lost their
/// bodies.
#define IS_KNOWN 1u
#define IS_FOREIGN 2u
#define COUNT_SHIFT 2

/// Handles types of other dialects.
static bool other_is_foreign(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER:
      return tn_integer_type_signedness(type) != TN_SIGNLESS;
    case TN_TYPE_VECTOR:
      return tn_shaped_type_rank(type) != 1 || tn_llvm_type__is_foreign(tn_type_element_type(type));
    case TN_TYPE_FLOAT: {
      const tn_float_kind kind = tn_float_type_kind(type);
      return kind != TN_FLOAT_BF16 && kind != TN_FLOAT_F16 && kind != TN_FLOAT_F32 &&
             kind != TN_FLOAT_F64 && kind != TN_FLOAT_F80 && kind != TN_FLOAT_F128;
    }
    case TN_TYPE_DIALECT: {
      const tn_attribute space = tn_type_parameter_at(type, 0);
      return !tn_opaque__is_called(type.storage, "ptr", "ptr") ||
             tn_definition__of(space.storage) == NULL ||
             !tn_string_view_equal(tn_definition__of(space.storage)->dialect, DIALECT);
    }
    default:
      return true;
  }
}

typedef struct search {
  bool is_foreign;
  bool is_final;  ///< All named structs have bodies.
} search;

static tn_walk_result look_at(tn_attribute attribute, tn_type type, void* user_data) {
  search* self = user_data;
  if (attribute.storage != NULL) {
    const bool holds_types = tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE) ||
                             tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY);
    return holds_types ? TN_WALK_ADVANCE : TN_WALK_SKIP;
  }
  if (tn_llvm_type__kind(type) != TN_LLVM_NONE &&
      (type.storage->flags & TN_STORAGE_HAS_REFERENCE) != 0) {
    if (tn_type__is_named(type) && !tn_named_type__is_final(type)) self->is_final = false;
    return TN_WALK_ADVANCE;
  }
  self->is_foreign = tn_llvm_type__is_foreign(type);
  return self->is_foreign ? TN_WALK_INTERRUPT : TN_WALK_SKIP;
}

/// A type that contains named structs may contain itself.
static search search_type(tn_type type) {
  search self = {false, true};
  if ((type.storage->flags & TN_STORAGE_HAS_REFERENCE) != 0) {
    const tn_status status = tn_type_walk(type, TN_WALK_PRE_ORDER, look_at, &self);
    self.is_final = self.is_foreign || (self.is_final && status == TN_OK);
    return self;
  }
  const tn_llvm_parts parts = tn_llvm_type__open(type);
  const size_t count = tn_llvm_parts__type_count(&parts);
  for (size_t i = 0; i < count && !self.is_foreign; ++i) {
    self.is_foreign = tn_llvm_type__is_foreign(tn_llvm_parts__type(&parts, i));
  }
  return self;
}

bool tn_llvm_type__is_foreign(tn_type type) {
  const tn_llvm_kind kind = tn_llvm_type__kind(type);
  if (kind == TN_LLVM_NONE) return other_is_foreign(type);
  if (kind > TN_LLVM_TARGET) return false;
  uint64_t* notes = &tn_opaque__defined(tn_storage_payload(type.storage))->notes;
  const uint64_t kept = __atomic_load_n(notes, __ATOMIC_RELAXED);
  const uint64_t count = tn_named_types__forget_count(type.storage->context);
  if ((kept & IS_KNOWN) != 0 && kept >> COUNT_SHIFT == count) return (kept & IS_FOREIGN) != 0;
  const search found = search_type(type);
  if (found.is_final) {
    const uint64_t bits = found.is_foreign ? IS_KNOWN | IS_FOREIGN : IS_KNOWN;
    __atomic_store_n(notes, count << COUNT_SHIFT | bits, __ATOMIC_RELAXED);
  }
  return found.is_foreign;
}

//===-- Building types ------------------------------------------------------------------------===//

static tn_status find(tn_context* context, const char* word, const tn_definition** out_definition) {
  tn_dialect* dialect = NULL;
  TN_TRY(tn_dialect__load_anyway(context, DIALECT, &dialect));
  TN_TRY(tn_dialect__complete_for(context, dialect, true));
  *out_definition = tn_definition__find(dialect, true, tn_string_view_from(word));
  if (*out_definition != NULL) return TN_OK;
  return tn_context__fail(context, TN_NOT_FOUND, tn_location_unknown(context),
                          "the dialect 'llvm' is not loaded");
}

static tn_status make(tn_context* context, const char* word, const tn_uref* parameters,
                      tn_type* out_type) {
  const tn_definition* definition;
  out_type->storage = NULL;
  TN_TRY(find(context, word, &definition));
  return tn_definition__get_anyway(context, definition, parameters, &out_type->storage);
}

static tn_status set_type(tn_type type, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_type_attribute_get(type, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status set_bool(tn_context* context, bool truth, tn_uref* out_parameter) {
  tn_attribute value;
  TN_TRY(tn_bool_attribute_get(context, truth, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status set_number(tn_context* context, uint64_t number, uint32_t width,
                            tn_uref* out_parameter) {
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(context, width, TN_UNSIGNED, &type));
  TN_TRY(tn_integer_attribute_get(type, (int64_t)number, &value));
  *out_parameter = value.storage->self;
  return TN_OK;
}

static tn_status set_types(tn_context* context, const tn_type* types, size_t count,
                           tn_uref* out_parameter) {
  tn_attribute list;
  tn_attribute* values = tn_allocate(&context->allocator, (count + 1) * sizeof *values);
  tn_status status = values == NULL ? tn_context__out_of_memory(context) : TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = tn_type_attribute_get(types[i], &values[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, values, count, &list);
  tn_deallocate(&context->allocator, values, (count + 1) * sizeof *values);
  TN_TRY(status);
  *out_parameter = list.storage->self;
  return TN_OK;
}

tn_status tn_llvm_type__pointer(tn_context* context, uint32_t space, tn_type* out_type) {
  tn_uref parameters[PARAMETERS_MAX] = {0};
  TN_TRY(set_number(context, space, 32, &parameters[SPACE]));
  return make(context, "ptr", parameters, out_type);
}

tn_status tn_llvm_type__struct(tn_context* context, const tn_type* fields, size_t count,
                               bool is_packed, tn_type* out_type) {
  tn_uref parameters[PARAMETERS_MAX] = {0};
  TN_TRY(set_types(context, fields, count, &parameters[FIELDS]));
  TN_TRY(set_bool(context, is_packed, &parameters[IS_PACKED]));
  return make(context, "struct", parameters, out_type);
}

tn_status tn_llvm_type__array(tn_context* context, uint64_t count, tn_type element,
                              tn_type* out_type) {
  tn_uref parameters[PARAMETERS_MAX] = {0};
  TN_TRY(set_type(element, &parameters[ELEMENT]));
  TN_TRY(set_number(context, count, 64, &parameters[COUNT]));
  return make(context, "array", parameters, out_type);
}

tn_status tn_llvm_type__function(tn_context* context, tn_type result, const tn_type* arguments,
                                 size_t count, bool is_variadic, tn_type* out_type) {
  tn_uref parameters[PARAMETERS_MAX] = {0};
  if (result.storage == NULL) TN_TRY(make(context, "void", NULL, &result));
  TN_TRY(set_type(result, &parameters[RESULT]));
  TN_TRY(set_types(context, arguments, count, &parameters[ARGUMENTS]));
  TN_TRY(set_bool(context, is_variadic, &parameters[IS_VARIADIC]));
  return make(context, "func", parameters, out_type);
}

tn_status tn_llvm_type__named(tn_context* context, tn_attribute name, tn_type* out_type) {
  const tn_definition* definition;
  out_type->storage = NULL;
  TN_TRY(find(context, "struct", &definition));
  return tn_named_type__get(context, definition, name.storage->self, &out_type->storage);
}

tn_status tn_llvm_type__opaque(tn_context* context, tn_attribute name, tn_type* out_type,
                               bool* out_is_opaque) {
  const tn_definition* definition;
  tn_name_outcome outcome = TN_NAME_DIFFERS;
  out_type->storage = NULL;
  TN_TRY(find(context, "struct", &definition));
  TN_TRY(tn_named_type__get_opaque(context, definition, name.storage->self, &out_type->storage,
                                   &outcome));
  *out_is_opaque = outcome == TN_NAME_FITS;
  return TN_OK;
}

tn_status tn_llvm_type__set_body(tn_type type, const tn_type* fields, size_t count, bool is_packed,
                                 bool* out_fits) {
  tn_context* context = tn_type_context(type);
  const tn_opaque_payload* payload = tn_storage_payload(type.storage);
  tn_name_outcome outcome = TN_NAME_DIFFERS;
  tn_uref parameters[PARAMETERS_MAX] = {tn_opaque__key(payload)[NAME]};
  TN_TRY(set_types(context, fields, count, &parameters[FIELDS]));
  TN_TRY(set_bool(context, is_packed, &parameters[IS_PACKED]));
  TN_TRY(tn_definition__check_values(context, tn_opaque__defined(payload)->definition, parameters));
  TN_TRY(tn_named_type__set(type, parameters, &outcome));
  *out_fits = outcome == TN_NAME_FITS;
  return TN_OK;
}

/// Returns the struct with that name and body; null if the name has a different body.
static tn_status define(tn_context* context, const tn_llvm_parts* parts, tn_attribute name,
                        const tn_type* types, tn_type* out_type) {
  tn_type type;
  bool fits = false;
  TN_TRY(tn_llvm_type__named(context, name, &type));
  TN_TRY(tn_llvm_type__set_body(type, types, (size_t)parts->count, parts->is_packed, &fits));
  if (fits) *out_type = type;
  return TN_OK;
}

tn_status tn_llvm_type__with(const tn_llvm_parts* parts, tn_attribute name, const tn_type* types,
                             tn_type* out_type) {
  const tn_attribute any = parts->only.storage == NULL ? parts->list : (tn_attribute){NULL};
  tn_context* context =
      any.storage == NULL ? tn_type_context(parts->only) : tn_attribute_context(any);
  const size_t count = (size_t)parts->count;
  *out_type = (tn_type){NULL};
  switch (parts->kind) {
    case TN_LLVM_ARRAY:
      return tn_llvm_type__array(context, parts->count, types[0], out_type);
    case TN_LLVM_FUNCTION:
      return tn_llvm_type__function(context, types[0], types + 1, count, parts->is_variadic,
                                    out_type);
    default:
      return name.storage != NULL
                 ? define(context, parts, name, types, out_type)
                 : tn_llvm_type__struct(context, types, count, parts->is_packed, out_type);
  }
}
