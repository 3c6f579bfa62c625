// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The irdl dialect, from mlir-c/Dialect/IRDL.h.

#include "mlir-c/Dialect/IRDL.h"

#include <stdio.h>
#include <tenure/dialect.h>
#include <tenure/text.h>

#include "mlir_c/ir.h"

// The module is handed over as text: the library reads schemas in a context of their own, which
// goes when the dialect is loaded.
MlirLogicalResult mlirLoadIRDLDialects(MlirModule module) {
  TN_MC_TAKE_OP(cell, module, mlirLogicalResultFailure())
  static const tn_print_options options = {.custom_form = true};
  tn_text_buffer text = tn_text_buffer_make(&cell.context->allocator);
  tn_status status = tn_op_print(tn_mc__op(&cell), &options, tn_text_buffer_write, &text);
  if (status == TN_OK) {
    status = tn_dialect_load_schema(cell.context, tn_text_buffer_view(&text),
                                    tn_string_view_from("irdl"));
  }
  tn_text_buffer_free(&text);
  return status == TN_OK ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

//===-- Attributes ----------------------------------------------------------------------------===//

static const char* const variadicities[] = {"single", "optional", "variadic"};

/// The attribute spelled so; null, reported, if that cannot be.
static MlirAttribute parse(tn_mc_context* record, tn_text_buffer* owned_text) {
  tn_attribute attribute = {NULL};
  if (owned_text->failed) {
    tn_context__out_of_memory(record->context);
  } else if (tn_text_parse_attribute(record->context, tn_text_buffer_view(owned_text),
                                     &attribute) != TN_OK) {
    attribute = (tn_attribute){NULL};
  }
  tn_text_buffer_free(owned_text);
  return tn_mc__give_attribute(attribute);
}

MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value) {
  TN_MC_TAKE_CONTEXT(record, ctx, (MlirAttribute){NULL})
  for (size_t i = 0; i < sizeof variadicities / sizeof *variadicities; ++i) {
    if (!tn_string_view_equal(tn_mc__view(value), tn_string_view_from(variadicities[i]))) continue;
    tn_text_buffer text = tn_text_buffer_make(&record->context->allocator);
    tn_text_buffer_format(&text, "#irdl<variadicity %s>", variadicities[i]);
    return parse(record, &text);
  }
  tn_mc__refuse(__func__, record->context,
                "invalid variadicity; expected single, optional or variadic");
  return (MlirAttribute){NULL};
}

MlirStringRef mlirIRDLVariadicityAttrGetName(void) {
  return tn_mc__text(tn_string_view_from("irdl.variadicity"));
}

/// The word of a variadicity attribute; empty for any other.
static tn_string_view word_of(tn_attribute attribute) {
  const tn_string_view prefix = tn_string_view_from("variadicity ");
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  if (!tn_string_view_equal(tn_opaque_attribute_dialect(attribute), tn_string_view_from("irdl")) ||
      body.size <= prefix.size || memcmp(body.data, prefix.data, prefix.size) != 0) {
    return (tn_string_view){NULL, 0};
  }
  return (tn_string_view){body.data + prefix.size, body.size - prefix.size};
}

// MLIR prints what is optional, single and variadic in its own spacing, which is read alike.
MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues,
                                              const MlirAttribute* values) {
  TN_MC_TAKE_CONTEXT(record, ctx, (MlirAttribute){NULL})
  TN_MC_CHECK_COUNT(record->context, nValues, (MlirAttribute){NULL})
  tn_text_buffer text = tn_text_buffer_make(&record->context->allocator);
  tn_text_buffer_append_text(&text, "#irdl<variadicity_array[ ");
  for (intptr_t i = 0; i < nValues; ++i) {
    tn_attribute value = {NULL};
    const bool is_there = tn_mc__take_attribute(__func__, values[i], &value);
    const tn_string_view word = is_there ? word_of(value) : (tn_string_view){NULL, 0};
    if (word.size == 0) {
      tn_text_buffer_free(&text);
      if (is_there) tn_mc__refuse(__func__, record->context, "the attribute is not a variadicity");
      return (MlirAttribute){NULL};
    }
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_text_buffer_append_view(&text, word);
  }
  tn_text_buffer_append_text(&text, "]>");
  return parse(record, &text);
}

MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void) {
  return tn_mc__text(tn_string_view_from("irdl.variadicity_array"));
}
