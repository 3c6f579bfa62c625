// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spelling what was read of dialects as MLIR prints it, so that a type that is written in two ways
// is one, and is the one that a function of the API makes.
// What cannot be read here stays as it was written.

#include "mlir_c/dialect_respell.h"

#include "mlir-c/Dialect/Complex.h"
#include "mlir_c/dialect_sparse_tensor.h"
#include "mlir_c/dialect_text.h"

//===-- Attributes ----------------------------------------------------------------------------===//

/// `number<:f32 1.0, 2.0>`, of type complex<f32>.
static tn_status respell_complex(const tn_storage** storage) {
  const tn_attribute attribute = {*storage};
  tn_context* context = tn_attribute_context(attribute);
  tn_string_view words = tn_mc__attribute_parts(attribute);
  tn_string_view name;
  tn_type complex;
  if (!tn_mc__drop(&words, ":") || !tn_mc__next_part(&words, ' ', &name)) return TN_OK;
  const tn_type element = tn_mc__read_type(context, name);
  if (!tn_type__is(element, TN_TYPE_FLOAT)) return TN_OK;
  TN_TRY(tn_complex_type_get(element, &complex));
  const MlirAttribute number = tn_mc__give_attribute(attribute);
  const MlirAttribute made = mlirComplexAttrDoubleGet(
      tn_mc__give_context(context), tn_mc__give_type(complex), mlirComplexAttrGetRealDouble(number),
      mlirComplexAttrGetImagDouble(number));
  const tn_storage* respelled = tn_mc__find_storage(TN_MC_WORD(made));
  if (respelled == NULL) return TN_OUT_OF_MEMORY;
  *storage = respelled;
  return TN_OK;
}

tn_status tn_mc__respell(const tn_storage** storage) {
  if ((*storage)->kind == TN_TYPE_OPAQUE) return TN_OK;
  const tn_mc_id id = tn_mc__id_of_attribute((tn_attribute){*storage});
  if (id == TN_MC_ID_COMPLEX_NUMBER) return respell_complex(storage);
  if (id != TN_MC_ID_SPARSE_TENSOR_ENCODING) return TN_OK;
  const tn_attribute respelled = tn_mc__respell_encoding((tn_attribute){*storage});
  if (!tn_attribute_is_null(respelled)) *storage = respelled.storage;
  return TN_OK;
}
