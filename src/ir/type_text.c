// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as text. Recursion is bounded by TN_NESTING_LIMIT.

#include "ir/type_text.h"

static void append_char(tn_text_buffer* text, char c) { tn_text_buffer_append(text, &c, 1); }

//===-- Opaque --------------------------------------------------------------------------------===//

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_name_character(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

// A name, or a name with something in angle brackets behind.
static bool is_pretty(tn_string_view body) {
  if (body.size == 0 || !is_letter(body.data[0])) return false;
  size_t i = 0;
  while (i < body.size && is_name_character(body.data[i])) ++i;
  return i == body.size || (body.data[i] == '<' && body.data[body.size - 1] == '>');
}

// Appends `!dialect.body`, or `!dialect<body>` where the body is no simple name; `prefix` is "!"
// or "#".
static void print_opaque(char prefix, const tn_opaque_payload* payload, tn_text_buffer* text) {
  const tn_string_view body = tn_opaque__body(payload);
  const bool pretty = is_pretty(body);
  append_char(text, prefix);
  tn_text_buffer_append_view(text, tn_opaque__dialect(payload));
  append_char(text, pretty ? '.' : '<');
  tn_text_buffer_append_view(text, body);
  if (!pretty) append_char(text, '>');
}

//===-- Attributes in messages ----------------------------------------------------------------===//

static void print_attribute_shortly(tn_attribute attribute, bool elide_type, tn_text_buffer* text) {
  const tn_type type = tn_attribute_type(attribute);
  switch (tn_attribute_kind_of(attribute)) {
    case TN_ATTRIBUTE_INTEGER:
      tn_text_buffer_append_signed(text, tn_integer_attribute_value(attribute));
      if (elide_type && tn_integer_type_width(type) == 64) return;
      tn_text_buffer_append_text(text, " : ");
      tn_type__print(type, NULL, text);
      return;
    case TN_ATTRIBUTE_STRING:
      append_char(text, '"');
      tn_text_buffer_append_view(text, tn_string_attribute_value(attribute));
      append_char(text, '"');
      return;
    case TN_ATTRIBUTE_TYPE:
      tn_type__print(tn_type_attribute_value(attribute), NULL, text);
      return;
    case TN_ATTRIBUTE_OPAQUE:
      print_opaque('#', tn_storage_payload(attribute.storage), text);
      return;
    default:
      tn_text_buffer_append_text(text, "<attribute>");
  }
}

static void print_attribute(const tn_type_printer* printer, tn_attribute attribute, bool elide_type,
                            tn_text_buffer* text) {
  if (printer != NULL && printer->print_attribute != NULL) {
    printer->print_attribute(printer->user_data, attribute, elide_type, text);
  } else {
    print_attribute_shortly(attribute, elide_type, text);
  }
}

//===-- Types ---------------------------------------------------------------------------------===//

static void print_list(const tn_context* context, const tn_uref* types, size_t count,
                       const tn_type_printer* printer, tn_text_buffer* text) {
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_type__print(tn_type__from(context, types[i]), printer, text);
  }
}

static void print_function(tn_type type, const tn_type_printer* printer, tn_text_buffer* text) {
  const tn_list_type_payload* payload = tn_storage_payload(type.storage);
  const tn_uref* results = payload->types + payload->input_count;
  const tn_context* context = type.storage->context;
  append_char(text, '(');
  print_list(context, payload->types, payload->input_count, printer, text);
  tn_text_buffer_append_text(text, ") -> ");
  const bool bare = payload->result_count == 1 &&
                    !tn_type__is(tn_type__from(context, results[0]), TN_TYPE_FUNCTION);
  if (!bare) append_char(text, '(');
  print_list(context, results, payload->result_count, printer, text);
  if (!bare) append_char(text, ')');
}

static void print_dims(tn_type type, tn_text_buffer* text) {
  const size_t rank = tn_shaped_type_rank(type);
  const int64_t* dims = tn_shaped_type_dims(type);
  for (size_t i = 0; i < rank; ++i) {
    const bool scalable = tn_vector_type_is_scalable(type, i);
    if (scalable) append_char(text, '[');
    if (dims[i] == TN_DYNAMIC) {
      append_char(text, '?');
    } else {
      tn_text_buffer_append_signed(text, dims[i]);
    }
    tn_text_buffer_append_text(text, scalable ? "]x" : "x");
  }
}

static void print_extra(tn_attribute extra, bool elide_type, const tn_type_printer* printer,
                        tn_text_buffer* text) {
  if (tn_attribute_is_null(extra)) return;
  tn_text_buffer_append_text(text, ", ");
  print_attribute(printer, extra, elide_type, text);
}

static void print_shaped(const char* name, tn_type type, const tn_type_printer* printer,
                         tn_text_buffer* text) {
  tn_text_buffer_append_text(text, name);
  if (tn_shaped_type_has_rank(type)) {
    print_dims(type, text);
  } else {
    tn_text_buffer_append_text(text, "*x");
  }
  tn_type__print(tn_type_element_type(type), printer, text);
  print_extra(tn_tensor_type_encoding(type), false, printer, text);
  print_extra(tn_memref_type_layout(type), true, printer, text);
  print_extra(tn_memref_type_memory_space(type), true, printer, text);
  append_char(text, '>');
}

static void print_integer(tn_type type, tn_text_buffer* text) {
  static const char* const prefixes[] = {"i", "si", "ui"};
  tn_text_buffer_append_text(text, prefixes[tn_integer_type_signedness(type)]);
  tn_text_buffer_append_unsigned(text, tn_integer_type_width(type));
}

static void print_tuple(tn_type type, const tn_type_printer* printer, tn_text_buffer* text) {
  const tn_list_type_payload* payload = tn_storage_payload(type.storage);
  tn_text_buffer_append_text(text, "tuple<");
  print_list(type.storage->context, payload->types, payload->input_count, printer, text);
  append_char(text, '>');
}

static void print_written_out(tn_type type, const tn_type_printer* printer, tn_text_buffer* text) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_NULL:
      tn_text_buffer_append_text(text, "<<NULL TYPE>>");
      return;
    case TN_TYPE_NONE:
      tn_text_buffer_append_text(text, "none");
      return;
    case TN_TYPE_INDEX:
      tn_text_buffer_append_text(text, "index");
      return;
    case TN_TYPE_INTEGER:
      print_integer(type, text);
      return;
    case TN_TYPE_FLOAT:
      tn_text_buffer_append_text(text, tn_float_kind_name(tn_float_type_kind(type)));
      return;
    case TN_TYPE_COMPLEX:
      tn_text_buffer_append_text(text, "complex<");
      tn_type__print(tn_type_element_type(type), printer, text);
      append_char(text, '>');
      return;
    case TN_TYPE_FUNCTION:
      print_function(type, printer, text);
      return;
    case TN_TYPE_TUPLE:
      print_tuple(type, printer, text);
      return;
    case TN_TYPE_VECTOR:
      print_shaped("vector<", type, printer, text);
      return;
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED_TENSOR:
      print_shaped("tensor<", type, printer, text);
      return;
    case TN_TYPE_MEMREF:
    case TN_TYPE_UNRANKED_MEMREF:
      print_shaped("memref<", type, printer, text);
      return;
    case TN_TYPE_OPAQUE:
      print_opaque('!', tn_storage_payload(type.storage), text);
      return;
  }
}

void tn_type__print(tn_type type, const tn_type_printer* printer, tn_text_buffer* text) {
  if (printer != NULL && printer->print_alias != NULL && !tn_type_is_null(type) &&
      printer->print_alias(printer->user_data, type, text)) {
    return;
  }
  print_written_out(type, printer, text);
}
