// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the parameters of a type or attribute. This happens once for each of them, so it is not
// optimized. A nested type or attribute that may have an alias is printed as a reference
// (opaque_text.h).

#include "ir/alias_names.h"
#include "ir/integer_width.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "schema/body_format.h"
#include "text/float_text.h"

/// Longer texts stay references, so that the total size of bodies is not quadratic in their depth.
#define INSIDE_TEXT_MAX 4096u

typedef struct writing {
  const tn_context* context;
  const tn_definition* definition;
  const tn_uref* parameters;
  tn_text_buffer* text;
} writing;

//===-- Values --------------------------------------------------------------------------------===//

static void put_reference(tn_text_buffer* text, const tn_storage* storage) {
  char reference[TN_OPAQUE_REFERENCE_SIZE];
  tn_opaque_text__write(reference, storage->self);
  tn_text_buffer_append(text, reference, sizeof reference);
}

/// Returns whether the dialect requests an alias for it.
static bool wants_alias(const tn_storage* storage) {
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  return tn_alias_names__of_opaque(tn_storage_context(storage)->services->alias_names,
                                   tn_storage_is_type(storage), tn_opaque__dialect(payload),
                                   tn_opaque__body(payload))
             .size != 0;
}

void tn_body_format__put_stripped(tn_text_buffer* text, const tn_storage* storage) {
  const tn_string_view body = tn_opaque__body(tn_storage_payload(storage));
  const tn_definition* definition = tn_definition__of(storage);
  size_t start = definition == NULL ? strcspn(body.data, " <([") : definition->mnemonic.size;
  if (definition != NULL && definition->is_tight && start < body.size && body.data[start] == ' ') {
    ++start;
  }
  if (body.size - start <= INSIDE_TEXT_MAX && !wants_alias(storage) &&
      (storage->flags & TN_STORAGE_HAS_REFERENCE) == 0) {
    tn_text_buffer_append(text, body.data + start, body.size - start);
    return;
  }
  char reference[TN_OPAQUE_REFERENCE_SIZE];
  tn_opaque_text__write_elidable(reference, storage->self);
  tn_text_buffer_append(text, reference, sizeof reference);
}

/// Returns whether the text of elements is longer than the limit, without printing them.
static bool are_many(const tn_storage* storage) {
  size_t size = 0;
  (void)tn_dense_elements_attribute_data((tn_attribute){storage}, &size);
  return size > INSIDE_TEXT_MAX;
}

/// Types with these flags may have an alias or be printed differently elsewhere.
#define REFERRED (TN_STORAGE_HAS_ALIAS | TN_STORAGE_HAS_RESOURCE | TN_STORAGE_HAS_REFERENCE)

void tn_body_format__put_bare(tn_text_buffer* text, const tn_storage* type) {
  const tn_definition* definition = tn_definition__of(type);
  const tn_string_view body = tn_opaque__body(tn_storage_payload(type));
  if ((type->flags & REFERRED) == 0 && body.size <= INSIDE_TEXT_MAX) {
    if (definition->is_bare_type != NULL && !definition->is_bare_type((tn_type){type})) {
      tn_text_buffer_append_text(text, "!");
      tn_text_buffer_append_view(text, definition->dialect);
      tn_text_buffer_append_text(text, ".");
    }
    tn_text_buffer_append_view(text, body);
    return;
  }
  char reference[TN_OPAQUE_REFERENCE_SIZE];
  tn_opaque_text__write_bare(reference, type->self);
  tn_text_buffer_append(text, reference, sizeof reference);
}

void tn_body_format__put(tn_text_buffer* text, const tn_storage* storage) {
  if ((storage->flags & REFERRED) != 0 || storage->kind >= TN_STORAGE_LOCATION_BASE ||
      are_many(storage)) {
    put_reference(text, storage);
    return;
  }
  const size_t start = text->size;
  if (tn_storage_is_type(storage)) {
    tn_type__append_text((tn_type){storage}, text);
  } else {
    tn_attribute__append_text((tn_attribute){storage}, text);
  }
  if (text->size - start <= INSIDE_TEXT_MAX) return;
  text->size = start;
  put_reference(text, storage);
}

static void put_storage(const writing* self, const tn_parameter* parameter, bool is_qualified,
                        const tn_storage* storage) {
  if (parameter->mnemonic.size != 0 && !is_qualified) {
    tn_body_format__put_stripped(self->text, storage);
    return;
  }
  tn_body_format__put(self->text, storage);
}

static void put_integer(tn_text_buffer* text, const tn_parameter* parameter, tn_attribute value) {
  const int64_t number = tn_integer_attribute_value(value);
  if (parameter->type.storage == NULL) {
    tn_integer__append(value, text);
  } else if (tn_integer_type_width(parameter->type) == 1) {
    tn_text_buffer_append_text(text, number != 0 ? "true" : "false");
  } else if (tn_integer_type_signedness(parameter->type) == TN_UNSIGNED) {
    tn_text_buffer_append_unsigned(text, (uint64_t)number);
  } else {
    tn_text_buffer_append_signed(text, number);
  }
}

void tn_body_format__put_float(tn_text_buffer* text, tn_attribute value) {
  char digits[TN_FLOAT_TEXT_MAX];
  uint64_t words[2];
  bool is_decimal;
  tn_float_attribute_bits(value, words);
  const tn_float_kind kind = tn_float_type_kind(tn_attribute_type(value));
  tn_text_buffer_append(text, digits, tn_float__format(kind, words, digits, &is_decimal));
}

/// Prints keywords; a keyword that is not an identifier is quoted, and so are several flags.
static void put_words(tn_text_buffer* text, const tn_parameter* parameter, tn_attribute value) {
  uint64_t number = 0;
  const tn_string_view flags = tn_string_attribute_value(value);
  if (parameter->words->separator.size != 0 && !tn_enum_attribute__is_bare(flags)) {
    tn_text_buffer_append_quoted(text, flags);
    return;
  }
  (void)tn_enum_attribute__add_string(parameter->words, tn_string_attribute_value(value), &number);
  tn_enum_attribute__append(parameter->words, number, text);
}

static void put_dimensions(tn_text_buffer* text, tn_attribute value, bool are_extents) {
  size_t size = 0;
  const int64_t* dims = tn_dense_array_attribute_data(value, &size);
  for (size_t i = 0; i < size / sizeof *dims; ++i) {
    if (i != 0 && !are_extents) tn_text_buffer_append_text(text, "x");
    if (dims[i] == TN_DYNAMIC) {
      tn_text_buffer_append_text(text, "?");
    } else {
      tn_text_buffer_append_signed(text, dims[i]);
    }
    if (are_extents) tn_text_buffer_append_text(text, "x");
  }
}

/// Prints `[1, 2]`.
static void put_numbers(tn_text_buffer* text, tn_attribute value) {
  size_t size = 0;
  const char* data = tn_dense_array_attribute_data(value, &size);
  const size_t width = tn_integer_type_width(tn_dense_array_attribute_element_type(value)) / 8;
  tn_text_buffer_append_text(text, "[");
  for (size_t at = 0; at < size; at += width) {
    int16_t narrower = 0;
    int32_t narrow = 0;
    int64_t number = 0;
    if (at != 0) tn_text_buffer_append_text(text, ", ");
    if (width == sizeof narrower) {
      memcpy(&narrower, data + at, sizeof narrower);
      number = narrower;
    } else if (width == sizeof narrow) {
      memcpy(&narrow, data + at, sizeof narrow);
      number = narrow;
    } else {
      memcpy(&number, data + at, sizeof number);
    }
    tn_text_buffer_append_signed(text, number);
  }
  tn_text_buffer_append_text(text, "]");
}

/// Prints `(d0) -> (d0)`.
static void put_map(tn_text_buffer* text, tn_attribute value) {
  static const char head[] = "affine_map<";
  const size_t start = text->size;
  tn_attribute__append_text(value, text);
  if (text->failed) return;
  text->size -= sizeof head;
  memmove(text->data + start, text->data + start + sizeof head - 1, text->size - start);
}

static void put_one(const writing* self, const tn_parameter* parameter, bool is_qualified,
                    tn_attribute value) {
  switch (parameter->kind) {
    case TN_PARAMETER_INTEGER:
      put_integer(self->text, parameter, value);
      break;
    case TN_PARAMETER_FLOAT:
      tn_body_format__put_float(self->text, value);
      break;
    case TN_PARAMETER_WORDS:
      put_words(self->text, parameter, value);
      break;
    case TN_PARAMETER_DIMENSIONS:
    case TN_PARAMETER_EXTENTS:
      put_dimensions(self->text, value, parameter->kind == TN_PARAMETER_EXTENTS);
      break;
    case TN_PARAMETER_NUMBERS:
      put_numbers(self->text, value);
      break;
    case TN_PARAMETER_MAP:
      put_map(self->text, value);
      break;
    case TN_PARAMETER_TYPE:
      put_storage(self, parameter, is_qualified, tn_type_attribute_value(value).storage);
      break;
    default:
      put_storage(self, parameter, is_qualified, value.storage);
  }
}

static bool is_there(const writing* self, const tn_body_element* element) {
  const tn_uref value = self->parameters[element->parameter];
  return value != 0 && value != self->definition->parameters[element->parameter].default_value;
}

static void put_parameter(const writing* self, const tn_body_element* element) {
  const tn_parameter* parameter = &self->definition->parameters[element->parameter];
  const tn_uref reference = self->parameters[element->parameter];
  if (!is_there(self, element)) return;
  const tn_attribute value = tn_attribute__from(self->context, reference);
  if (element->space) tn_text_buffer_append_text(self->text, " ");
  if (!parameter->is_list) {
    put_one(self, parameter, element->is_qualified, value);
    return;
  }
  const size_t count = tn_array_attribute_count(value);
  if (parameter->in_braces) tn_text_buffer_append_text(self->text, "{");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(self->text, ", ");
    put_one(self, parameter, element->is_qualified, tn_array_attribute_element(value, i));
  }
  if (parameter->in_braces) tn_text_buffer_append_text(self->text, "}");
}

//===-- Elements ------------------------------------------------------------------------------===//

/// Prints the present members of a list or struct.
static void put_members(const writing* self, const tn_body_element* list,
                        const tn_body_element* end) {
  bool is_first = true;
  for (const tn_body_element* element = list + 1; element != end; ++element) {
    if (!is_there(self, element)) continue;
    if (!is_first) {
      tn_text_buffer_append_text(self->text, ", ");
    } else if (list->space) {
      tn_text_buffer_append_text(self->text, " ");
    }
    is_first = false;
    if (list->kind == TN_BODY_STRUCT) {
      tn_text_buffer_append_view(self->text, self->definition->parameters[element->parameter].name);
      tn_text_buffer_append_text(self->text, " = ");
    }
    put_parameter(self, element);
  }
}

/// Returns whether a parameter, or any parameter of a list or struct, is present.
static bool anchor_is_there(const writing* self, const tn_body_element* elements, uint32_t anchor) {
  const tn_body_element* element = &elements[anchor];
  if (element->kind == TN_BODY_PARAMETER) return is_there(self, element);
  for (const tn_body_element* part = element + 1; part != elements + element->end; ++part) {
    if (!part->is_reference && is_there(self, part)) return true;
  }
  return false;
}

static void put_custom(const writing* self, const tn_body_element* elements, uint32_t number) {
  const tn_body_element* element = &elements[number];
  tn_uref values[TN_DIRECTIVE_ARGUMENT_MAX] = {0};
  for (uint32_t i = 0; i + 1 < element->end - number; ++i) {
    values[i] = self->parameters[element[i + 1].parameter];
  }
  if (element->space) tn_text_buffer_append_text(self->text, " ");
  element->directive->print(self->context, values, self->text);
}

void tn_body_format__print(const tn_context* context, const tn_definition* definition,
                           const tn_uref* parameters, tn_text_buffer* text) {
  const writing self = {context, definition, parameters, text};
  const tn_body_element* elements = definition->format->elements;
  for (uint32_t i = 0; i < definition->format->count; ++i) {
    const tn_body_element* element = &elements[i];
    switch (element->kind) {
      case TN_BODY_LITERAL:
      case TN_BODY_SPACE:
        if (element->space) tn_text_buffer_append_text(text, " ");
        tn_text_buffer_append_view(text, element->text);
        break;
      case TN_BODY_PARAMETER:
        put_parameter(&self, element);
        break;
      case TN_BODY_GROUP: {
        const bool has_else =
            element->end < definition->format->count && elements[element->end].kind == TN_BODY_ELSE;
        if (anchor_is_there(&self, elements, element->anchor) != element->is_inverted) break;
        i = element->end - (has_else ? 0u : 1u);
        break;
      }
      case TN_BODY_ELSE:
        i = element->end - 1u;
        break;
      case TN_BODY_CUSTOM:
        put_custom(&self, elements, i);
        i = element->end - 1u;
        break;
      default:
        put_members(&self, element, elements + element->end);
        i = element->end - 1u;
    }
  }
}
