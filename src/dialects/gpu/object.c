// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of gpu objects and kernel tables; the latter are sorted by kernel name. Source: the
// attributes' descriptions, and mlir-opt's input and output.

#include <stdlib.h>
#include <string.h>
#include <tenure/parameters.h>

#include "dialects/common/parameters.h"
#include "dialects/gpu/gpu.h"
#include "text/parser.h"

//===-- Tables of kernels ---------------------------------------------------------------------===//

static tn_string_view name_of(tn_attribute kernel) {
  return tn_string_attribute_value(tn_attribute_parameter_at(kernel, 0));
}

static int compare_kernels(const void* first, const void* second) {
  const tn_string_view a = name_of(*(const tn_attribute*)first);
  const tn_string_view b = name_of(*(const tn_attribute*)second);
  const int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

static tn_status sort_table(tn_context* context, tn_uref* parameters) {
  const tn_attribute table = tn_parameters__attribute(context, parameters, 0);
  const size_t count = table.storage == NULL ? 0 : tn_array_attribute_count(table);
  const size_t size = count * sizeof(tn_attribute);
  tn_attribute sorted = {NULL};
  if (count < 2) return TN_OK;
  tn_attribute* kernels = tn_allocate(&context->allocator, size);
  if (kernels == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < count; ++i) kernels[i] = tn_array_attribute_element(table, i);
  qsort(kernels, count, sizeof *kernels, compare_kernels);
  const tn_status status = tn_array_attribute_get(context, kernels, count, &sorted);
  tn_deallocate(&context->allocator, kernels, size);
  if (status == TN_OK) parameters[0] = sorted.storage->self;
  return status;
}

bool tn_gpu__check_table(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_attribute table = tn_parameters__attribute(context, parameters, 0);
  const size_t count = table.storage == NULL ? 0 : tn_array_attribute_count(table);
  for (size_t i = 1; i < count; ++i) {
    const tn_attribute last = tn_array_attribute_element(table, i - 1);
    if (!tn_string_view_equal(name_of(last), name_of(tn_array_attribute_element(table, i)))) {
      continue;
    }
    return tn_parameters__refuse(out_wrong, "expected all kernels to be uniquely named");
  }
  return true;
}

const tn_parameters_form tn_gpu_parameters_forms[] = {{"#kernel_table", sort_table}, {NULL, NULL}};

//===-- Objects -------------------------------------------------------------------------------===//

static bool is_format(tn_string_view word) {
  static const char* const words[] = {"offload", "assembly", "bin", "fatbin"};
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    if (tn_string_view_equal(word, tn_string_view_from(words[i]))) return true;
  }
  return false;
}

/// Parses `bin =`, which is omitted for the default format.
static tn_status read_format(tn_parser* parser, tn_uref* out_format) {
  const char* at = parser->token.start;
  const tn_string_view word = tn_token__spelling(&parser->token);
  tn_attribute format;
  if (!tn_token__is_identifier(&parser->token)) return TN_OK;
  if (!is_format(word)) {
    return tn_parser__error_at(parser, at, "expected keyword for GPU object format");
  }
  tn_parser__advance(parser);
  if (tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='") != TN_OK) {
    return tn_parser__error_at(parser, at, "expected an equal sign");
  }
  TN_TRY(tn_string_attribute_get(parser->context, word, &format));
  *out_format = format.storage->self;
  return TN_OK;
}

static tn_status parse_object(tn_parser* parser, tn_uref* parameters) {
  tn_attribute object = {NULL};
  TN_TRY(read_format(parser, &parameters[0]));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, &object));
  if (!tn_attribute__is(object, TN_ATTRIBUTE_STRING)) {
    return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
  }
  parameters[1] = object.storage->self;
  return TN_OK;
}

static void print_object(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  const tn_string_view format =
      parameters[0] == 0 ? (tn_string_view){"", 0} : tn_parameters__string(context, parameters, 0);
  if (format.size != 0 && !tn_string_view_equal(format, tn_string_view_from("fatbin"))) {
    tn_text_buffer_append_view(text, format);
    tn_text_buffer_append_text(text, " = ");
  }
  tn_attribute__append_text(tn_parameters__attribute(context, parameters, 1), text);
}

const tn_parameter_directive tn_gpu_parameter_directives[] = {
    {"Object", "words, string attribute", parse_object, print_object},
    {NULL, NULL, NULL, NULL},
};
