// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters: creation and queries.

#include "ir/definition.h"

#include <tenure/parameters.h>

#include "base/text_buffer.h"
#include "ir/alias_names.h"
#include "ir/dialect_table.h"
#include "ir/integer_width.h"
#include "ir/named_type.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "ir/uniqued.h"

//===-- Look-up -------------------------------------------------------------------------------===//

static bool is_name_byte(char c) {
  const char lower = (char)(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
         c == '$';
}

static tn_string_view mnemonic_of(tn_string_view body) {
  tn_string_view mnemonic = {body.data, 0};
  while (mnemonic.size < body.size && is_name_byte(body.data[mnemonic.size])) ++mnemonic.size;
  return mnemonic;
}

const tn_definition* tn_definition__find(const tn_dialect* dialect, bool is_type,
                                         tn_string_view body) {
  if (dialect == NULL || (is_type && dialect->completes_no_types)) return NULL;
  const uint32_t first = is_type ? 0 : dialect->type_definition_count;
  const uint32_t end = is_type ? dialect->type_definition_count : dialect->definition_count;
  if (first == end) return NULL;
  const tn_string_view mnemonic = mnemonic_of(body);
  for (uint32_t i = first; i < end; ++i) {
    const tn_definition* self = &dialect->definitions[i];
    if (tn_string_view_equal(self->mnemonic, mnemonic)) return self;
  }
  return NULL;
}

size_t tn_definition__text_size(tn_attribute attribute) {
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_STRING)) {
    return tn_string_attribute_value(attribute).size;
  }
  if (!tn_attribute__is_of_dialect(attribute)) return 0;
  return tn_opaque__body(tn_storage_payload(attribute.storage)).size;
}

const tn_definition* tn_definition__of(const tn_storage* storage) {
  const bool is_defined = tn_type__is((tn_type){storage}, TN_TYPE_DIALECT) ||
                          tn_attribute__is((tn_attribute){storage}, TN_ATTRIBUTE_DIALECT);
  return is_defined ? tn_opaque__defined(tn_storage_payload(storage))->definition : NULL;
}

tn_string_view tn_defined__dialect(const tn_opaque_payload* payload) {
  return tn_opaque__defined(payload)->definition->dialect;
}

tn_string_view tn_opaque__mnemonic(const tn_opaque_payload* payload) {
  if (tn_opaque__is_defined(payload)) return tn_opaque__defined(payload)->definition->mnemonic;
  return mnemonic_of(tn_opaque__body(payload));
}

//===-- Creation ------------------------------------------------------------------------------===//

/// Returns the combined depth and flags of the parameters, and of the type of an attribute.
static tn_nesting nesting_of(const tn_context* context, const tn_definition* definition,
                             const tn_uref* parameters) {
  tn_nesting nesting = {0};
  if (!definition->is_type) tn_nesting__add(&nesting, context->uniquer.none_type);
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    if (parameters[i] == 0) continue;
    tn_nesting__add(&nesting, tn_uniquer__at(&context->uniquer, parameters[i]));
  }
  return nesting;
}

/// A keyword directly after the mnemonic would merge with it, unless the mnemonic is implied.
static void put_mnemonic(const tn_context* context, const tn_definition* definition,
                         const tn_uref* parameters, tn_text_buffer* text) {
  if (definition->keywords != NULL) {
    tn_enum_attribute__append_body(definition->keywords, tn_attribute__from(context, *parameters),
                                   text);
    return;
  }
  tn_text_buffer_append_view(text, definition->mnemonic);
  context->services->print_parameters(context, definition, parameters, text);
  const size_t size = definition->mnemonic.size;
  if (!definition->is_tight || text->failed || text->size == size ||
      !is_name_byte(text->data[size])) {
    return;
  }
  text->size = size;
  tn_text_buffer_append_text(text, " ");
  context->services->print_parameters(context, definition, parameters, text);
}

tn_status tn_definition__make_body(tn_context* context, const tn_definition* definition,
                                   const tn_uref* parameters, tn_identifier* out_body) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  put_mnemonic(context, definition, parameters, &text);
  const tn_status status = text.failed
                               ? tn_context__out_of_memory(context)
                               : tn_identifier_get(context, tn_text_buffer_view(&text), out_body);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_definition__check_values(tn_context* context, const tn_definition* definition,
                                      const tn_uref* parameters) {
  tn_parse_error wrong = {0};
  if (definition->check == NULL || definition->check(context, parameters, &wrong)) return TN_OK;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context), "%s",
                          wrong.words);
}

/// Returns whether its dialect requests an alias for it.
static bool has_alias(const tn_context* context, const tn_definition* definition,
                      tn_identifier body) {
  return tn_alias_names__of_opaque(context->services->alias_names, definition->is_type,
                                   definition->dialect, tn_identifier_text(body))
             .size != 0;
}

/// The maximum size of the data after tn_defined of a named type.
#define BEHIND_MAX (sizeof(tn_named) + TN_DIRECTIVE_ARGUMENT_MAX * sizeof(tn_uref))

tn_status __attribute__((noinline))
tn_definition__make(tn_context* context, const tn_definition* definition, tn_storage_key* key,
                    const void* behind, size_t behind_size, const tn_storage** out_storage) {
  const tn_uref* parameters = key->tail;
  tn_identifier body;
  const tn_nesting nesting = nesting_of(context, definition, parameters);
  if (nesting.depth > TN_NESTING_LIMIT) return tn_uniqued__too_deep(context);
  TN_TRY(tn_definition__make_body(context, definition, parameters, &body));
  tn_defined defined = {definition, tn_storage_payload(body.storage), 0};
  if (definition->keywords != NULL) {
    const tn_string_view words =
        tn_string_attribute_value(tn_attribute__from(context, *parameters));
    (void)tn_enum_attribute__number_of_string(definition->keywords, words, &defined.notes);
  }
  // Pads the parameters to the next word.
  const size_t pad = key->tail_size % sizeof(uint64_t);
  char slack[sizeof(uint64_t) + sizeof defined + BEHIND_MAX] = {0};
  memcpy(slack + pad, &defined, sizeof defined);
  if (behind_size != 0) memcpy(slack + pad + sizeof defined, behind, behind_size);
  key->slack = slack;
  key->slack_size = (uint32_t)(pad + sizeof defined + behind_size);
  key->flags |= nesting.flags;
  if (has_alias(context, definition, body)) key->flags |= TN_STORAGE_HAS_ALIAS;
  if (tn_opaque_text__may_refer(tn_identifier_text(body))) key->flags |= TN_STORAGE_HAS_REFERENCE;
  key->depth = nesting.depth;
  return tn_uniquer__get(context, key, out_storage);
}

/// Returns the context of a type, or the type of an attribute.
static const void* owner_of(const tn_context* context, const tn_definition* definition,
                            const tn_uref* parameters) {
  if (definition->is_type) return context;
  if (definition->own_type == 0 || parameters[definition->own_type - 1] == 0) {
    return context->uniquer.none_type;
  }
  return tn_type_attribute_value(tn_attribute__from(context, parameters[definition->own_type - 1]))
      .storage;
}

static inline tn_status get_storage(tn_context* context, const tn_definition* definition,
                                    const tn_uref* parameters, bool is_checked,
                                    const tn_storage** out_storage) {
  const uint32_t count = definition->parameter_count;
  tn_uref normal[TN_DIRECTIVE_ARGUMENT_MAX];
  if (TN_UNLIKELY(definition->normalize != NULL)) {
    memcpy(normal, parameters, count * sizeof *parameters);
    TN_TRY(definition->normalize(context, normal));
    parameters = normal;
  }
  if (TN_UNLIKELY(definition->may_be_named && parameters[0] != 0)) {
    return tn_named_type__make(context, definition, parameters, out_storage);
  }
  const uint32_t flags =
      TN_OPAQUE_IS_DEFINED | (definition->keywords != NULL ? TN_OPAQUE_IS_ENUM : 0);
  const uint64_t head = tn_word_of(definition->serial, count | flags);
  tn_storage_key key = {.kind = definition->is_type
                                    ? TN_TYPE_DIALECT
                                    : tn_attribute__storage_kind(TN_ATTRIBUTE_DIALECT),
                        .context_or_type = owner_of(context, definition, parameters),
                        .payload = &head,
                        .payload_size = sizeof head,
                        .tail = parameters,
                        .tail_size = count * sizeof *parameters};
  *out_storage = tn_uniquer__find(context, &key);
  if (TN_LIKELY(*out_storage != NULL)) return TN_OK;
  if (is_checked) TN_TRY(tn_definition__check_values(context, definition, parameters));
  return tn_definition__make(context, definition, &key, NULL, 0, out_storage);
}

tn_status tn_definition__get(tn_context* context, const tn_definition* definition,
                             const tn_uref* parameters, const tn_storage** out_storage) {
  return get_storage(context, definition, parameters, true, out_storage);
}

tn_status tn_definition__get_anyway(tn_context* context, const tn_definition* definition,
                                    const tn_uref* parameters, const tn_storage** out_storage) {
  return get_storage(context, definition, parameters, false, out_storage);
}

//===-- Verification --------------------------------------------------------------------------===//

bool tn_opaque__is_called(const tn_storage* storage, const char* dialect, const char* mnemonic) {
  const tn_definition* definition = tn_definition__of(storage);
  return definition != NULL &&
         tn_string_view_equal(definition->mnemonic, tn_string_view_from(mnemonic)) &&
         tn_string_view_equal(definition->dialect, tn_string_view_from(dialect));
}

static bool has_interface(const tn_definition* definition, tn_string_view interface) {
  const char* at = definition == NULL ? NULL : definition->interfaces.data;
  const char* end = at == NULL ? NULL : at + definition->interfaces.size;
  while (at < end) {
    const char* blank = memchr(at, ' ', (size_t)(end - at));
    const char* stop = blank == NULL ? end : blank;
    if (tn_string_view_equal((tn_string_view){at, (size_t)(stop - at)}, interface)) return true;
    at = stop + 1;
  }
  return false;
}

static bool is_of_dialect(const tn_parameter* parameter, const tn_storage* storage) {
  if (parameter->dialect.size == 0) return true;
  if (parameter->takes_symbol &&
      storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_SYMBOL_REF)) {
    return tn_symbol_ref_attribute_nested_count((tn_attribute){storage}) == 0;
  }
  if (!tn_storage__is_of_dialect(storage) ||
      tn_storage_is_type(storage) != (parameter->kind == TN_PARAMETER_TYPE)) {
    return false;
  }
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  if (!tn_string_view_equal(tn_opaque__dialect(payload), parameter->dialect)) return false;
  if (parameter->interface.size != 0)
    return has_interface(tn_definition__of(storage), parameter->interface);
  const tn_string_view mnemonic = tn_opaque__mnemonic(payload);
  if (parameter->among_count == 0) return tn_string_view_equal(mnemonic, parameter->mnemonic);
  for (uint32_t i = 0; i < parameter->among_count; ++i) {
    if (tn_string_view_equal(mnemonic, parameter->among[i])) return true;
  }
  return false;
}

static bool holds_words(const tn_parameter* parameter, tn_attribute value) {
  uint64_t number = 0;
  return tn_attribute__is(value, TN_ATTRIBUTE_STRING) &&
         tn_enum_attribute__add_string(parameter->words, tn_string_attribute_value(value), &number);
}

static bool is_of_kind(const tn_parameter* parameter, const tn_storage* storage) {
  return (parameter->storage_kind == 0 || storage->kind == parameter->storage_kind) &&
         is_of_dialect(parameter, storage);
}

static bool holds_numbers(const tn_parameter* parameter, tn_attribute value) {
  return tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ARRAY) &&
         tn_type_equal(tn_dense_array_attribute_element_type(value), parameter->type);
}

/// Returns whether no extent is negative, or dynamic.
static bool holds_extents(const tn_parameter* parameter, tn_attribute value) {
  size_t size = 0;
  if (!holds_numbers(parameter, value)) return false;
  const int64_t* extents = tn_dense_array_attribute_data(value, &size);
  for (size_t i = 0; i < size / sizeof *extents; ++i) {
    if (extents[i] < 0) return false;
  }
  return true;
}

bool tn_parameter__holds_one(const tn_parameter* parameter, tn_attribute value) {
  switch (parameter->kind) {
    case TN_PARAMETER_TYPE:
      return tn_attribute__is(value, TN_ATTRIBUTE_TYPE) &&
             is_of_kind(parameter, tn_type_attribute_value(value).storage);
    case TN_PARAMETER_INTEGER:
      return tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) &&
             (parameter->type.storage == NULL || value.storage->type == parameter->type.storage);
    case TN_PARAMETER_FLOAT:
      return tn_attribute__is(value, TN_ATTRIBUTE_FLOAT) &&
             value.storage->type == parameter->type.storage;
    case TN_PARAMETER_STRING:
      return tn_attribute__is(value, TN_ATTRIBUTE_STRING) &&
             value.storage->type->kind == TN_TYPE_NONE;
    case TN_PARAMETER_WORDS:
      return holds_words(parameter, value);
    case TN_PARAMETER_EXTENTS:
      return holds_extents(parameter, value);
    case TN_PARAMETER_DIMENSIONS:
    case TN_PARAMETER_NUMBERS:
      return holds_numbers(parameter, value);
    default:
      return is_of_kind(parameter, value.storage) &&
             (tn_type_is_null(parameter->type) || value.storage->type == parameter->type.storage) &&
             (!parameter->is_flat || tn_symbol_ref_attribute_nested_count(value) == 0);
  }
}

bool tn_parameter__holds(const tn_parameter* parameter, tn_attribute value) {
  if (!parameter->is_list) return tn_parameter__holds_one(parameter, value);
  if (!tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) return false;
  const size_t count = tn_array_attribute_count(value);
  for (size_t i = 0; i < count; ++i) {
    if (!tn_parameter__holds_one(parameter, tn_array_attribute_element(value, i))) return false;
  }
  return true;
}

static tn_status refuse(tn_context* context, const tn_definition* definition,
                        const tn_parameter* parameter, const char* what) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "parameter '%.*s' of '%.*s.%.*s' %s", (int)parameter->name.size,
                          parameter->name.data, (int)definition->dialect.size,
                          definition->dialect.data, (int)definition->mnemonic.size,
                          definition->mnemonic.data, what);
}

static bool is_empty_list(const tn_context* context, const tn_parameter* parameter, tn_uref value) {
  return parameter->is_list && value != 0 &&
         tn_attribute__is(tn_attribute__from(context, value), TN_ATTRIBUTE_ARRAY) &&
         tn_array_attribute_count(tn_attribute__from(context, value)) == 0;
}

static bool is_none(const tn_context* context, tn_uref type) {
  return type != 0 &&
         tn_type__is(tn_type_attribute_value(tn_attribute__from(context, type)), TN_TYPE_NONE);
}

/// An empty list can be printed and parsed only if a square bracket follows it.
static bool is_list_without_text(const tn_context* context, const tn_parameter* parameter,
                                 tn_uref value) {
  return !parameter->may_be_empty && !parameter->keeps_empty &&
         is_empty_list(context, parameter, value);
}

/// Returns a keyword without quotes, or flags in the order of their definition.
static tn_status spell_word(tn_context* context, const tn_parameter* parameter, tn_attribute value,
                            tn_attribute* out_value) {
  uint64_t number = 0;
  (void)tn_enum_attribute__add_string(parameter->words, tn_string_attribute_value(value), &number);
  return tn_enum_attribute__string(context, parameter->words, number, out_value);
}

static tn_status spell_words(tn_context* context, const tn_parameter* self, tn_uref* parameter) {
  tn_attribute value = tn_attribute__from(context, *parameter);
  if (!self->is_list) {
    TN_TRY(spell_word(context, self, value, &value));
    *parameter = tn_attribute__ref(value);
    return TN_OK;
  }
  const size_t count = tn_array_attribute_count(value);
  tn_attribute* words = tn_allocate(&context->allocator, (count + 1) * sizeof *words);
  tn_status status = words == NULL ? tn_context__out_of_memory(context) : TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = spell_word(context, self, tn_array_attribute_element(value, i), &words[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, words, count, &value);
  tn_deallocate(&context->allocator, words, (count + 1) * sizeof *words);
  *parameter = tn_attribute__ref(value);
  return status;
}

tn_status tn_definition__check(tn_context* context, const tn_definition* definition,
                               tn_uref* parameters) {
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_parameter* parameter = &definition->parameters[i];
    // An empty list that may be missing is equivalent to a missing one.
    if (parameter->is_optional && !parameter->keeps_empty &&
        is_empty_list(context, parameter, parameters[i])) {
      parameters[i] = 0;
    }
    // An attribute of type none has no type.
    if (parameter->is_own_type && is_none(context, parameters[i])) parameters[i] = 0;
    if (parameters[i] == 0) {
      if (!parameter->is_optional) return refuse(context, definition, parameter, "is missing");
      parameters[i] = parameter->default_value;
    } else if (!tn_parameter__holds(parameter, tn_attribute__from(context, parameters[i]))) {
      return refuse(context, definition, parameter,
                    "does not have the kind that its definition requires");
    } else if (is_list_without_text(context, parameter, parameters[i])) {
      return refuse(context, definition, parameter,
                    "is an empty list, which its format cannot print");
    } else if (parameter->kind == TN_PARAMETER_WORDS) {
      TN_TRY(spell_words(context, parameter, &parameters[i]));
    } else if (parameter->kind == TN_PARAMETER_INTEGER && parameter->type.storage == NULL) {
      tn_attribute value = tn_attribute__from(context, parameters[i]);
      TN_TRY(tn_integer__round_up(context, value, &value));
      parameters[i] = value.storage->self;
    }
  }
  return TN_OK;
}

//===-- Public functions ----------------------------------------------------------------------===//

/// Finds the definition, or the enumeration to which an attribute belongs.
static tn_status find_loaded(tn_context* context, tn_string_view name, bool is_type,
                             const tn_definition** out_definition) {
  const char* dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  const size_t size = dot == NULL ? 0 : (size_t)(dot - name.data);
  tn_dialect* dialect = NULL;
  *out_definition = NULL;
  if (dot != NULL) {
    TN_TRY(tn_dialect__load(context, (tn_string_view){name.data, size}, &dialect));
    TN_TRY(tn_dialect__complete_for(context, dialect, is_type));
    const tn_string_view mnemonic = {dot + 1, name.size - size - 1};
    const tn_enum_attribute* words = is_type ? NULL : tn_enum_attribute__find(dialect, mnemonic);
    *out_definition =
        words != NULL ? words->definition : tn_definition__find(dialect, is_type, mnemonic);
    if (*out_definition != NULL && (*out_definition)->mnemonic.size == mnemonic.size) return TN_OK;
  }
  return tn_context__fail(context, TN_NOT_FOUND, tn_location_unknown(context),
                          "no loaded dialect defines %s '%.*s' with parameters",
                          is_type ? "a type" : "an attribute", (int)name.size, name.data);
}

static tn_status get_of_list(tn_context* context, const tn_definition* definition,
                             const tn_attribute* parameters, size_t count, tn_uref_list* list,
                             const tn_storage** out_storage) {
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    list->refs[i] = 0;
    if (i >= count || parameters[i].storage == NULL) continue;
    TN_TRY(tn_uniqued__check(context, parameters[i].storage, "a parameter"));
    list->refs[i] = parameters[i].storage->self;
  }
  TN_TRY(tn_definition__check(context, definition, list->refs));
  return tn_definition__get(context, definition, list->refs, out_storage);
}

static tn_status get(tn_context* context, tn_string_view name, bool is_type,
                     const tn_attribute* parameters, size_t count, const tn_storage** out_storage) {
  const tn_definition* definition;
  tn_uref_list list;
  *out_storage = NULL;
  TN_TRY(find_loaded(context, name, is_type, &definition));
  if (count > definition->parameter_count) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "'%.*s' expects %u parameters, got %zu", (int)name.size, name.data,
                            definition->parameter_count, count);
  }
  TN_TRY(tn_uref_list__open(context, definition->parameter_count, &list));
  const tn_status status = get_of_list(context, definition, parameters, count, &list, out_storage);
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_dialect_type_get(tn_context* context, tn_string_view name,
                              const tn_attribute* parameters, size_t count, tn_type* out_type) {
  return get(context, name, true, parameters, count, &out_type->storage);
}

tn_status tn_dialect_attribute_get(tn_context* context, tn_string_view name,
                                   const tn_attribute* parameters, size_t count,
                                   tn_attribute* out_attribute) {
  return get(context, name, false, parameters, count, &out_attribute->storage);
}

static size_t count_of(const tn_storage* storage) {
  const tn_definition* definition = tn_definition__of(storage);
  return definition == NULL ? 0 : definition->parameter_count;
}

static tn_attribute parameter_at(const tn_storage* storage, size_t index) {
  if (index >= count_of(storage)) return (tn_attribute){NULL};
  const tn_uref value = tn_opaque__parameters(tn_storage_payload(storage))[index];
  return value == 0 ? (tn_attribute){NULL} : tn_attribute__from(tn_storage_context(storage), value);
}

static tn_string_view name_at(const tn_storage* storage, size_t index) {
  if (index >= count_of(storage)) return (tn_string_view){NULL, 0};
  return tn_definition__of(storage)->parameters[index].name;
}

static tn_attribute parameter_named(const tn_storage* storage, tn_string_view name) {
  const size_t count = count_of(storage);
  size_t i = 0;
  while (i < count && !tn_string_view_equal(name_at(storage, i), name)) ++i;
  return parameter_at(storage, i);
}

size_t tn_type_parameter_count(tn_type type) { return count_of(type.storage); }

tn_attribute tn_type_parameter_at(tn_type type, size_t index) {
  return parameter_at(type.storage, index);
}

tn_string_view tn_type_parameter_name(tn_type type, size_t index) {
  return name_at(type.storage, index);
}

tn_attribute tn_type_parameter(tn_type type, tn_string_view name) {
  return parameter_named(type.storage, name);
}

size_t tn_attribute_parameter_count(tn_attribute attribute) { return count_of(attribute.storage); }

tn_attribute tn_attribute_parameter_at(tn_attribute attribute, size_t index) {
  return parameter_at(attribute.storage, index);
}

tn_string_view tn_attribute_parameter_name(tn_attribute attribute, size_t index) {
  return name_at(attribute.storage, index);
}

tn_attribute tn_attribute_parameter(tn_attribute attribute, tn_string_view name) {
  return parameter_named(attribute.storage, name);
}
