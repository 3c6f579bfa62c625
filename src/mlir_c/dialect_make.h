// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creates types and attributes of dialects from their parameters, in the order of their definition:
// a number is converted to the keyword, the flags or the integer of the definition.

#ifndef TENURE_SRC_MLIR_C_DIALECT_MAKE_H
#define TENURE_SRC_MLIR_C_DIALECT_MAKE_H

#include <tenure/parameters.h>

#include "ir/definition.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define TN_MC_PARAMETER_MAX 18u

/// A type or attribute that is being created; `failed` after a refusal.
typedef struct tn_mc_maker {
  const char* function;
  tn_context* context;
  const tn_definition* definition;  ///< NULL if there is none, which was reported.
  tn_attribute parameters[TN_MC_PARAMETER_MAX];
  uint32_t count;
  bool failed;
} tn_mc_maker;

/// `name` is "!dialect.mnemonic" or "#dialect.mnemonic".
tn_mc_maker tn_mc_maker__begin(const char* function, tn_context* context, const char* name);

/// Puts the next parameter; null means missing.
void tn_mc_maker__put(tn_mc_maker* maker, tn_attribute attribute);
void tn_mc_maker__put_type(tn_mc_maker* maker, tn_type type);
void tn_mc_maker__put_string(tn_mc_maker* maker, tn_string_view text);
void tn_mc_maker__put_handle(tn_mc_maker* maker, MlirAttribute handle);
void tn_mc_maker__put_handles(tn_mc_maker* maker, intptr_t count, const MlirAttribute* handles);
/// Puts types that were taken; none means a missing parameter, or an empty list.
void tn_mc_maker__put_types(tn_mc_maker* maker, const tn_mc_list* types);
void tn_mc_maker__put_number(tn_mc_maker* maker, uint64_t number);
/// Puts an array of numbers, each of the parameter's width.
void tn_mc_maker__put_numbers(tn_mc_maker* maker, size_t count, const void* numbers);
/// Puts the keyword with this value, or flags; 0 also means none.
void tn_mc_maker__put_words(tn_mc_maker* maker, uint64_t number);

/// Returns null, reported, after a refusal.
MlirType tn_mc_maker__type(tn_mc_maker* maker);
MlirAttribute tn_mc_maker__attribute(tn_mc_maker* maker);

/// Defines <function> for a type without parameters.
#define TN_MC_TYPE_GET(function, name)                                      \
  MlirType function(MlirContext ctx) {                                      \
    TN_MC_TAKE_CONTEXT(record, ctx, (MlirType){NULL})                       \
    tn_mc_maker self = tn_mc_maker__begin(__func__, record->context, name); \
    return tn_mc_maker__type(&self);                                        \
  }

//===-- Functions of all of them --------------------------------------------------------------===//

/// <isa>, <name>GetTypeID and <name>GetName of a type that has an id.
#define TN_MC_TYPE_IS_A(isa, id)                     \
  bool isa(MlirType type) {                          \
    TN_MC_TAKE_TYPE(self, type, false)               \
    return tn_mc__id_of_type(self) == TN_MC_ID_##id; \
  }
#define TN_MC_TYPE_ID(function, id) \
  MlirTypeID function(void) { return tn_mc__type_id(TN_MC_ID_##id); }
#define TN_MC_NAME(function, text) \
  MlirStringRef function(void) { return TN_MC_LITERAL(text); }
/// Leaves the function unless the type has the id.
#define TN_MC_TAKE_DIALECT_TYPE(self, handle, id, expected, none) \
  TN_MC_TAKE_TYPE_THAT(self, handle, tn_mc__id_of_type(self) == TN_MC_ID_##id, expected, none)

//===-- Accessors -----------------------------------------------------------------------------===//

static inline tn_type tn_mc__parameter_type(tn_type type, size_t index) {
  return tn_type_attribute_value(tn_type_parameter_at(type, index));
}
/// Null for a missing parameter.
static inline MlirAttribute tn_mc__give_parameter(tn_attribute attribute, size_t index) {
  const tn_attribute value = tn_attribute_parameter_at(attribute, index);
  return value.storage == NULL ? (MlirAttribute){NULL} : tn_mc__give_attribute(value);
}

#endif  // TENURE_SRC_MLIR_C_DIALECT_MAKE_H
