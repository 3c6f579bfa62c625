// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that ops give to values, where they depend on more than the op's kind.

#include <stdio.h>

#include "base/text_buffer.h"
#include "dialect/directive.h"
#include "ir/op_diagnostic.h"

static tn_type result_type(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_value_cell* value = tn_value__at(context, tn_op__result(op, cell, 0));
  return tn_type__from(context, tn_value__type(value));
}

/// `true`, `c5`, `c-1_i32`, `cst`, `f`
static void name_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  tn_context* context = tn_namer__context(namer);
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  const tn_type type = result_type(context, op);
  if (!tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) {
    tn_namer__result(namer, op, 0, tn_string_view_from("cst"));
    return;
  }
  if (tn_attribute_is_bool(value)) {
    const bool is_true = tn_integer_attribute_value(value) != 0;
    tn_namer__result(namer, op, 0, tn_string_view_from(is_true ? "true" : "false"));
    return;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "c");
  // The number, and its type behind a blank.
  tn_attribute__append_text(value, &text);
  const char* blank = text.size == 0 ? NULL : memchr(text.data, ' ', text.size);
  if (blank != NULL) text.size = (size_t)(blank - text.data);
  if (tn_type__is(type, TN_TYPE_INTEGER)) {
    static const char* const signs[] = {"", "s", "u"};
    tn_text_buffer_format(&text, "_%si%u", signs[tn_integer_type_signedness(type)],
                          tn_integer_type_width(type));
  }
  if (!text.failed) tn_namer__result(namer, op, 0, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

/// Nothing but `idx5`.
static void name_index_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_attribute value = {tn_op__inherent(tn_namer__context(namer), op, "value")};
  char text[32];
  const int size =
      snprintf(text, sizeof text, "idx%lld", (long long)tn_integer_attribute_value(value));
  tn_namer__result(namer, op, 0, (tn_string_view){text, (size_t)size});
}

/// `true`, `false`
static void name_bool_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_attribute value = {tn_op__inherent(tn_namer__context(namer), op, "value")};
  const bool is_true = tn_integer_attribute_value(value) != 0;
  tn_namer__result(namer, op, 0, tn_string_view_from(is_true ? "true" : "false"));
}

/// `f` for a function's name.
static void name_function(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  tn_namer__result(namer, op, 0, tn_string_view_from("f"));
}

const tn_naming tn_general_namings[] = {
    {"constant", name_constant, NULL},
    {"index_constant", name_index_constant, NULL},
    {"bool_constant", name_bool_constant, NULL},
    {"function", name_function, NULL},
    {NULL, NULL, NULL},
};
