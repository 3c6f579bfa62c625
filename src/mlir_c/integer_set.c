// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/IntegerSet.h>. A set has the handle of its attribute.

#include "mlir-c/IntegerSet.h"

#include <stdio.h>
#include <tenure/text.h>

#include "mlir_c/ir.h"
#include "mlir_c/take.h"

#define NO_SET ((MlirIntegerSet){NULL})

MlirContext mlirIntegerSetGetContext(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, ((MlirContext){NULL}))
  return tn_mc__give_context(tn_attribute_context(self));
}

bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2) {
  if (s1.ptr == NULL || s2.ptr == NULL) return s1.ptr == s2.ptr;
  TN_MC_TAKE_INTEGER_SET(left, s1, false)
  TN_MC_TAKE_INTEGER_SET(right, s2, false)
  return tn_attribute_equal(left, right);
}

void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback, void* userData) {
  TN_MC_TAKE_INTEGER_SET(self, set, )
  TN_MC_PRINT_TO(printer, callback, userData, tn_storage_context(self.storage), TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_integer_set_print(self, tn_mc__write, &printer));
}

void mlirIntegerSetDump(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, )
  (void)!tn_integer_set_print(self, tn_write_to_stream, stderr);
  fputc('\n', stderr);
}

//===-- Creation ------------------------------------------------------------------------------===//

MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims, intptr_t numSymbols) {
  TN_MC_TAKE_CONTEXT(record, context, NO_SET)
  if (!tn_mc__take_inputs(__func__, record->context, numDims, numSymbols)) return NO_SET;
  tn_attribute made;
  return tn_mc__made_set(
      tn_integer_set_empty_get(record->context, (uint32_t)numDims, (uint32_t)numSymbols, &made),
      &made);
}

MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims, intptr_t numSymbols,
                                 intptr_t numConstraints, const MlirAffineExpr* constraints,
                                 const bool* eqFlags) {
  TN_MC_TAKE_CONTEXT(record, context, NO_SET)
  tn_mc_list list;
  if (!tn_mc__take_inputs(__func__, record->context, numDims, numSymbols) ||
      !tn_mc__take_affine_exprs(__func__, constraints, numConstraints, record->context, &list)) {
    return NO_SET;
  }
  tn_attribute made;
  const tn_status status =
      tn_integer_set_get(record->context, (uint32_t)numDims, (uint32_t)numSymbols,
                         tn_mc_list__exprs(&list), eqFlags, list.count, &made);
  tn_mc_list__close(&list);
  return tn_mc__made_set(status, &made);
}

MlirIntegerSet mlirIntegerSetReplaceGet(MlirIntegerSet set, const MlirAffineExpr* dimReplacements,
                                        const MlirAffineExpr* symbolReplacements,
                                        intptr_t numResultDims, intptr_t numResultSymbols) {
  TN_MC_TAKE_INTEGER_SET(self, set, NO_SET)
  tn_context* context = tn_attribute_context(self);
  tn_mc_list dims;
  tn_mc_list symbols;
  if (!tn_mc__take_inputs(__func__, context, numResultDims, numResultSymbols) ||
      !tn_mc__take_affine_exprs(__func__, dimReplacements, tn_integer_set_dim_count(self), context,
                                &dims)) {
    return NO_SET;
  }
  MlirIntegerSet replaced = NO_SET;
  if (tn_mc__take_affine_exprs(__func__, symbolReplacements, tn_integer_set_symbol_count(self),
                               context, &symbols)) {
    tn_attribute made;
    const tn_status status = tn_integer_set_replace_dims_and_symbols(
        self, tn_mc_list__exprs(&dims), dims.count, tn_mc_list__exprs(&symbols), symbols.count,
        (uint32_t)numResultDims, (uint32_t)numResultSymbols, &made);
    replaced = tn_mc__made_set(status, &made);
    tn_mc_list__close(&symbols);
  }
  tn_mc_list__close(&dims);
  return replaced;
}

//===-- Queries -------------------------------------------------------------------------------===//

bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, false)
  return tn_integer_set_is_canonical_empty(self);
}

intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)tn_integer_set_dim_count(self);
}

intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)tn_integer_set_symbol_count(self);
}

intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)tn_integer_set_dim_count(self) + (intptr_t)tn_integer_set_symbol_count(self);
}

intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)tn_integer_set_constraint_count(self);
}

intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)tn_integer_set_equality_count(self);
}

intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, 0)
  return (intptr_t)(tn_integer_set_constraint_count(self) - tn_integer_set_equality_count(self));
}

MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos) {
  const MlirAffineExpr none = {NULL};
  TN_MC_TAKE_INTEGER_SET(self, set, none)
  TN_MC_TAKE_INDEX(pos, tn_integer_set_constraint_count(self), tn_attribute_context(self), none)
  return tn_mc__give_affine_expr(tn_integer_set_constraint(self, (size_t)pos));
}

bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos) {
  TN_MC_TAKE_INTEGER_SET(self, set, false)
  TN_MC_TAKE_INDEX(pos, tn_integer_set_constraint_count(self), tn_attribute_context(self), false)
  return tn_integer_set_is_equality(self, (size_t)pos);
}
