// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/IR.h>: functions for all types and all attributes, named attributes and identifiers.

#include <stdio.h>
#include <tenure/text.h>

#include "mlir-c/IR.h"
#include "mlir_c/dialect.h"
#include "mlir_c/ir.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_CONTEXT ((MlirContext){NULL})

//===-- Types ---------------------------------------------------------------------------------===//

MlirType mlirTypeParseGet(MlirContext context, MlirStringRef type) {
  TN_MC_TAKE_CONTEXT(record, context, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_text_parse_type(record->context, tn_mc__view(type), &made), &made);
}

MlirContext mlirTypeGetContext(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, NO_CONTEXT)
  return tn_mc__give_context(tn_type_context(self));
}

/// Returns the TypeID of an invalid type, where a result is required (exception.h).
static MlirTypeID lost_type_id(void) {
  static const uint64_t id;
  return (MlirTypeID){tn_mc__must_answer() ? &id : NULL};
}

MlirTypeID mlirTypeGetTypeID(MlirType type) {
  tn_mc__wait_at_exit();
  TN_MC_TAKE_TYPE(self, type, lost_type_id())
  return tn_mc__type_id_of_type(self);
}

MlirDialect mlirTypeGetDialect(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, ((MlirDialect){NULL}))
  return tn_mc__give_dialect(tn_mc__record_of(tn_type_context(self)), tn_mc__dialect_of_type(self));
}

bool mlirTypeEqual(MlirType t1, MlirType t2) {
  if (t1.ptr == NULL || t2.ptr == NULL) return t1.ptr == t2.ptr;
  TN_MC_TAKE_TYPE(left, t1, false)
  TN_MC_TAKE_TYPE(right, t2, false)
  return tn_type_equal(left, right);
}

void mlirTypePrint(MlirType type, MlirStringCallback callback, void* userData) {
  if (type.ptr == NULL) callback(TN_MC_LITERAL("<<NULL TYPE>>"), userData);
  TN_MC_TAKE_TYPE(self, type, )
  TN_MC_PRINT_TO(printer, callback, userData, tn_storage_context(self.storage), TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_type_print(self, tn_mc__write, &printer));
}

void mlirTypeDump(MlirType type) {
  if (type.ptr == NULL) fputs("<<NULL TYPE>>\n", stderr);
  TN_MC_TAKE_TYPE(self, type, )
  (void)!tn_type_print(self, tn_write_to_stream, stderr);
  fputc('\n', stderr);
}

//===-- Attributes ----------------------------------------------------------------------------===//

MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr) {
  TN_MC_TAKE_CONTEXT(record, context, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_text_parse_attribute(record->context, tn_mc__view(attr), &made),
                               &made);
}

MlirContext mlirAttributeGetContext(MlirAttribute attribute) {
  TN_MC_TAKE_ATTRIBUTE(self, attribute, NO_CONTEXT)
  return tn_mc__give_context(tn_attribute_context(self));
}

MlirType mlirAttributeGetType(MlirAttribute attribute) {
  TN_MC_TAKE_ATTRIBUTE(self, attribute, NO_TYPE)
  // Attributes without a type have the none type, as in MLIR.
  return tn_mc__give_type((tn_type){self.storage->type});
}

MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute) {
  tn_mc__wait_at_exit();
  TN_MC_TAKE_ATTRIBUTE(self, attribute, ((MlirTypeID){NULL}))
  return tn_mc__type_id_of_attribute(self);
}

MlirDialect mlirAttributeGetDialect(MlirAttribute attribute) {
  TN_MC_TAKE_ATTRIBUTE(self, attribute, ((MlirDialect){NULL}))
  return tn_mc__give_dialect(tn_mc__record_of(tn_attribute_context(self)),
                             tn_mc__dialect_of_attribute(self));
}

bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2) {
  if (a1.ptr == NULL || a2.ptr == NULL) return a1.ptr == a2.ptr;
  TN_MC_TAKE_ATTRIBUTE(left, a1, false)
  TN_MC_TAKE_ATTRIBUTE(right, a2, false)
  return tn_attribute_equal(left, right);
}

void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback, void* userData) {
  if (attr.ptr == NULL) callback(TN_MC_LITERAL("<<NULL ATTRIBUTE>>"), userData);
  TN_MC_TAKE_ATTRIBUTE(self, attr, )
  TN_MC_PRINT_TO(printer, callback, userData, tn_storage_context(self.storage), TN_CALL_CHANGES)
  (void)!tn_mc__hand_over(&printer, tn_attribute_print(self, tn_mc__write, &printer));
}

void mlirAttributeDump(MlirAttribute attr) {
  if (attr.ptr == NULL) fputs("<<NULL ATTRIBUTE>>\n", stderr);
  TN_MC_TAKE_ATTRIBUTE(self, attr, )
  (void)!tn_attribute_print(self, tn_write_to_stream, stderr);
  fputc('\n', stderr);
}

/// Combines two handles; users of the pair check them.
MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name, MlirAttribute attr) {
  return (MlirNamedAttribute){name, attr};
}

//===-- Identifiers ---------------------------------------------------------------------------===//

MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, context, ((MlirIdentifier){NULL}))
  tn_identifier made;
  if (tn_identifier_get(record->context, tn_mc__view(str), &made) != TN_OK) {
    return (MlirIdentifier){NULL};
  }
  return tn_mc__give_identifier(made);
}

MlirContext mlirIdentifierGetContext(MlirIdentifier ident) {
  TN_MC_TAKE_IDENTIFIER(self, ident, NO_CONTEXT)
  return tn_mc__give_context(tn_storage_context(self.storage));
}

bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other) {
  if (ident.ptr == NULL || other.ptr == NULL) return ident.ptr == other.ptr;
  TN_MC_TAKE_IDENTIFIER(left, ident, false)
  TN_MC_TAKE_IDENTIFIER(right, other, false)
  return tn_identifier_equal(left, right);
}

MlirStringRef mlirIdentifierStr(MlirIdentifier ident) {
  tn_mc__wait_at_exit();
  TN_MC_TAKE_IDENTIFIER(self, ident, ((MlirStringRef){NULL, 0}))
  return tn_mc__text(tn_identifier_text(self));
}
