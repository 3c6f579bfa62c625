// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments and results of the functions about types, attributes, locations, affine maps and sets,
// beyond single handles (refuse.h): kinds, indices, lists of handles, results with a status.

#ifndef TENURE_SRC_MLIR_C_TAKE_H
#define TENURE_SRC_MLIR_C_TAKE_H

#include <mlir-c/AffineMap.h>
#include <mlir-c/IntegerSet.h>
#include <tenure/affine.h>

#include "mlir_c/refuse.h"
#include "mlir_c/type_id.h"

//===-- Kinds and indices ---------------------------------------------------------------------===//

/// Reports that `function` received another kind of type, attribute or location than `expected`.
void tn_mc__refuse_kind(const char* function, const tn_storage* storage, const char* expected);
/// Reports that `index` is not below `count`.
void tn_mc__refuse_index(const char* function, tn_context* context, intptr_t index, size_t count);

// Each returns `none` from the function unless `test`, an expression about the variable, holds.

#define TN_MC_TAKE_TYPE_THAT(type, handle, test, expected, none) \
  TN_MC_TAKE_TYPE(type, handle, none)                            \
  if (TN_UNLIKELY(!(test))) {                                    \
    tn_mc__refuse_kind(__func__, (type).storage, expected);      \
    return none;                                                 \
  }
#define TN_MC_TAKE_ATTRIBUTE_THAT(attribute, handle, test, expected, none) \
  TN_MC_TAKE_ATTRIBUTE(attribute, handle, none)                            \
  if (TN_UNLIKELY(!(test))) {                                              \
    tn_mc__refuse_kind(__func__, (attribute).storage, expected);           \
    return none;                                                           \
  }
#define TN_MC_TAKE_INDEX(index, count, context, none)                   \
  if (TN_UNLIKELY((index) < 0 || (size_t)(index) >= (size_t)(count))) { \
    tn_mc__refuse_index(__func__, context, index, (size_t)(count));     \
    return none;                                                        \
  }
/// A count in the client's arguments, which must not be negative.
#define TN_MC_TAKE_COUNT(count, context, none)               \
  if (TN_UNLIKELY((count) < 0)) {                            \
    tn_mc__refuse(__func__, context, "a count is negative"); \
    return none;                                             \
  }

/// An attribute that may be null.
#define TN_MC_TAKE_OPTIONAL(attribute, handle, none)                                               \
  tn_attribute attribute = {NULL};                                                                 \
  if ((handle).ptr != NULL && TN_UNLIKELY(!tn_mc__take_attribute(__func__, handle, &attribute))) { \
    return none;                                                                                   \
  }

bool tn_mc__take_affine_expr(const char* function, MlirAffineExpr handle, tn_affine_expr* out_expr);
bool tn_mc__take_affine_map(const char* function, MlirAffineMap handle, tn_attribute* out_map);
bool tn_mc__take_integer_set(const char* function, MlirIntegerSet handle, tn_attribute* out_set);
/// Checks the numbers of a map's or set's dimensions and symbols; reports others.
bool tn_mc__take_inputs(const char* function, tn_context* context, intptr_t dims, intptr_t symbols);
#define TN_MC_TAKE_AFFINE_EXPR(expr, handle, none) \
  tn_affine_expr expr;                             \
  if (TN_UNLIKELY(!tn_mc__take_affine_expr(__func__, handle, &expr))) return none;
#define TN_MC_TAKE_AFFINE_MAP(map, handle, none) \
  tn_attribute map;                              \
  if (TN_UNLIKELY(!tn_mc__take_affine_map(__func__, handle, &map))) return none;
#define TN_MC_TAKE_INTEGER_SET(set, handle, none) \
  tn_attribute set;                               \
  if (TN_UNLIKELY(!tn_mc__take_integer_set(__func__, handle, &set))) return none;

//===-- Lists ---------------------------------------------------------------------------------===//

#define TN_MC_LIST_SPACE 16u

/// Uniqued objects in the client's arguments; freed by tn_mc_list__close.
typedef struct tn_mc_list {
  const tn_storage** at;
  size_t count;
  const tn_storage* space[TN_MC_LIST_SPACE];
} tn_mc_list;

// Returns false, with everything reported, for a negative count, handles that are null or stale,
// and when out of memory; the list need not be closed then.
bool tn_mc__take_types(const char* function, const MlirType* handles, intptr_t count,
                       tn_context* context, tn_mc_list* out_list);
bool tn_mc__take_attributes(const char* function, const MlirAttribute* handles, intptr_t count,
                            tn_context* context, tn_mc_list* out_list);
bool tn_mc__take_affine_exprs(const char* function, const MlirAffineExpr* handles, intptr_t count,
                              tn_context* context, tn_mc_list* out_list);
void tn_mc_list__close(tn_mc_list* list);

// Each of these is a struct with only a pointer to a storage.
static inline const tn_type* tn_mc_list__types(const tn_mc_list* list) {
  return (const tn_type*)(const void*)list->at;
}
static inline const tn_attribute* tn_mc_list__attributes(const tn_mc_list* list) {
  return (const tn_attribute*)(const void*)list->at;
}
static inline const tn_affine_expr* tn_mc_list__exprs(const tn_mc_list* list) {
  return (const tn_affine_expr*)(const void*)list->at;
}

//===-- Results -------------------------------------------------------------------------------===//

static inline MlirType tn_mc__made_type(tn_status status, const tn_type* made) {
  return TN_LIKELY(status == TN_OK) ? tn_mc__give_type(*made) : (MlirType){NULL};
}
static inline MlirAttribute tn_mc__made_attribute(tn_status status, const tn_attribute* made) {
  return TN_LIKELY(status == TN_OK) ? tn_mc__give_attribute(*made) : (MlirAttribute){NULL};
}
static inline MlirLocation tn_mc__made_location(tn_status status, const tn_location* made) {
  return TN_LIKELY(status == TN_OK) ? tn_mc__give_location(*made) : (MlirLocation){NULL};
}
static inline MlirAffineExpr tn_mc__give_affine_expr(tn_affine_expr expr) {
  return (MlirAffineExpr){tn_mc__word_of_storage(expr.storage)};
}
static inline MlirAffineExpr tn_mc__made_expr(tn_status status, const tn_affine_expr* made) {
  return TN_LIKELY(status == TN_OK) ? tn_mc__give_affine_expr(*made) : (MlirAffineExpr){NULL};
}
static inline MlirAffineMap tn_mc__give_map(tn_attribute map) {
  return (MlirAffineMap){tn_mc__word_of_storage(map.storage)};
}
static inline MlirAffineMap tn_mc__made_map(tn_status status, const tn_attribute* made) {
  return TN_LIKELY(status == TN_OK) ? tn_mc__give_map(*made) : (MlirAffineMap){NULL};
}
static inline MlirIntegerSet tn_mc__made_set(tn_status status, const tn_attribute* made) {
  return (MlirIntegerSet){status == TN_OK ? tn_mc__word_of_storage(made->storage) : NULL};
}

/// Text that lives as long as the process.
#define TN_MC_LITERAL(text) ((MlirStringRef){text, sizeof(text) - 1})

//===-- Kinds of builtin types ----------------------------------------------------------------===//

/// Defines mlirTypeIsA<name>, <function>GetTypeID and <function>GetName.
#define TN_MC_TYPE_KIND(name, function, kind, text)             \
  bool mlirTypeIsA##name(MlirType type) {                       \
    TN_MC_TAKE_TYPE(self, type, false)                          \
    return tn_type__is(self, kind);                             \
  }                                                             \
  MlirTypeID mlir##function##GetTypeID(void) {                  \
    return tn_mc__type_id((tn_mc_id)(TN_MC_ID_TYPES + (kind))); \
  }                                                             \
  MlirStringRef mlir##function##GetName(void) { return TN_MC_LITERAL(text); }

#endif  // TENURE_SRC_MLIR_C_TAKE_H
