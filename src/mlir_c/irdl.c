// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The irdl dialect, from mlir-c/Dialect/IRDL.h.

#include "mlir-c/Dialect/IRDL.h"

#include <tenure/dialect.h>
#include <tenure/text.h>

#include "mlir_c/dialect_make.h"
#include "mlir_c/ir.h"

// The module is passed as text: the library parses schemas in a separate context, which is
// destroyed when the dialect is loaded.
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

MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value) {
  TN_MC_TAKE_CONTEXT(record, ctx, (MlirAttribute){NULL})
  tn_attribute made;
  const tn_status status = tn_enum_attribute__of_words(record->context, "irdl", "variadicity",
                                                       tn_mc__view(value), &made);
  if (status == TN_OK && made.storage == NULL) {
    tn_mc__refuse(__func__, record->context,
                  "invalid variadicity; expected single, optional or variadic");
  }
  return tn_mc__give_attribute(made);
}

MlirStringRef mlirIRDLVariadicityAttrGetName(void) {
  return tn_mc__text(tn_string_view_from("irdl.variadicity"));
}

MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues,
                                              const MlirAttribute* values) {
  TN_MC_TAKE_CONTEXT(record, ctx, (MlirAttribute){NULL})
  TN_MC_CHECK_COUNT(record->context, nValues, (MlirAttribute){NULL})
  for (intptr_t i = 0; i < nValues; ++i) {
    TN_MC_TAKE_ATTRIBUTE(value, values[i], (MlirAttribute){NULL})
    if (tn_opaque__is_called(value.storage, "irdl", "variadicity")) continue;
    tn_mc__refuse(__func__, record->context, "the attribute is not a variadicity");
    return (MlirAttribute){NULL};
  }
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "#irdl.variadicity_array");
  tn_mc_maker__put_handles(&maker, nValues, values);
  return tn_mc_maker__attribute(&maker);
}

MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void) {
  return tn_mc__text(tn_string_view_from("irdl.variadicity_array"));
}
