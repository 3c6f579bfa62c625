// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of constants: `%cst5_i32`, `%true`, `%cst_vec_3xi32`.

#include "base/text_buffer.h"
#include "dialects/spirv/spirv.h"
#include "ir/type_check.h"
#include "schema/check.h"

static void append_suffix(tn_text_buffer* text, tn_type type) {
  tn_text_buffer_append_text(text, "_");
  if (tn_type_print(type, tn_text_buffer_write, text) != TN_OK) text->failed = true;
}

/// Appends `cst-5_i32`, or `true` or `false` for i1.
static void append_integer(tn_text_buffer* text, tn_attribute value, tn_type type) {
  const int64_t number = tn_integer_attribute_value(value);
  if (tn_type__is(type, TN_TYPE_INTEGER) && tn_integer_type_width(type) == 1) {
    tn_text_buffer_append_text(text, number != 0 ? "true" : "false");
    return;
  }
  tn_text_buffer_format(text, "cst%lld", (long long)number);
  append_suffix(text, type);
}

/// Appends `cst_vec_2x3xf32`.
static void append_vector(tn_text_buffer* text, tn_type type) {
  tn_text_buffer_append_text(text, "cst_vec_");
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) {
    tn_text_buffer_format(text, "%lldx", (long long)tn_shaped_type_dims(type)[i]);
  }
  if (tn_type_print(tn_type_element_type(type), tn_text_buffer_write, text) != TN_OK) {
    text->failed = true;
  }
}

static void name_constant(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  tn_context* context = tn_namer__context(namer);
  const tn_type type = tn_op__result_type(context, op, 0);
  const tn_attribute value = {tn_op__inherent(context, op, "value")};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) && tn_type__is(type, TN_TYPE_INTEGER) &&
      tn_integer_type_width(type) <= 64) {
    append_integer(&text, value, type);
  } else if (tn_type__is(type, TN_TYPE_VECTOR)) {
    append_vector(&text, type);
  } else {
    tn_text_buffer_append_text(&text, "cst");
    if (tn_type__is(type, TN_TYPE_FLOAT)) append_suffix(&text, type);
  }
  if (!text.failed) tn_namer__result(namer, op, 0, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

/// Names the address of a variable after the variable: `%vector_addr`.
static void name_address(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_attribute variable = {tn_op__inherent(context, op, "variable")};
  if (!tn_attribute__is(variable, TN_ATTRIBUTE_SYMBOL_REF)) return;
  tn_text_buffer name = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&name, tn_symbol_ref_attribute_root(variable));
  tn_text_buffer_append_text(&name, "_addr");
  if (!name.failed) tn_namer__result(namer, op, 0, tn_text_buffer_view(&name));
  tn_text_buffer_free(&name);
}

const tn_naming tn_spirv_namings[] = {
    {"spirv.address", name_address, NULL},
    {"spirv.constant", name_constant, NULL},
    {NULL, NULL, NULL},
};
