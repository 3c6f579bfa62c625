// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TypeIDs: the addresses of static objects, one for each kind of type and attribute.
//
// Clients use them as keys of tables before any context exists (Python's casters), so they are
// fixed for the life of the process. Dialect types and attributes for which the API has functions
// have their own; all others of known dialects share one, and so do those of unknown dialects.

#ifndef TENURE_SRC_MLIR_C_TYPE_ID_H
#define TENURE_SRC_MLIR_C_TYPE_ID_H

#include "mlir_c/handle.h"

/// Types of dialects: the name of the id, the dialect, the mnemonic.
#define TN_MC_DIALECT_TYPES(ITEM)                           \
  ITEM(QUANT_ANY, "quant", "any")                           \
  ITEM(QUANT_UNIFORM, "quant", "uniform")                   \
  ITEM(QUANT_CALIBRATED, "quant", "calibrated")             \
  ITEM(PDL_ATTRIBUTE, "pdl", "attribute")                   \
  ITEM(PDL_OPERATION, "pdl", "operation")                   \
  ITEM(PDL_RANGE, "pdl", "range")                           \
  ITEM(PDL_TYPE, "pdl", "type")                             \
  ITEM(PDL_VALUE, "pdl", "value")                           \
  ITEM(EMITC_ARRAY, "emitc", "array")                       \
  ITEM(EMITC_LVALUE, "emitc", "lvalue")                     \
  ITEM(EMITC_OPAQUE, "emitc", "opaque")                     \
  ITEM(EMITC_POINTER, "emitc", "ptr")                       \
  ITEM(EMITC_PTRDIFF, "emitc", "ptrdiff_t")                 \
  ITEM(EMITC_SSIZE, "emitc", "ssize_t")                     \
  ITEM(EMITC_SIZE, "emitc", "size_t")                       \
  ITEM(LLVM_POINTER, "llvm", "ptr")                         \
  ITEM(LLVM_STRUCT, "llvm", "struct")                       \
  ITEM(LLVM_ARRAY, "llvm", "array")                         \
  ITEM(LLVM_FUNCTION, "llvm", "func")                       \
  ITEM(LLVM_VOID, "llvm", "void")                           \
  ITEM(TRANSFORM_ANY_OP, "transform", "any_op")             \
  ITEM(TRANSFORM_ANY_PARAM, "transform", "any_param")       \
  ITEM(TRANSFORM_ANY_VALUE, "transform", "any_value")       \
  ITEM(TRANSFORM_OP, "transform", "op")                     \
  ITEM(TRANSFORM_PARAM, "transform", "param")               \
  ITEM(AMDGPU_TDM_BASE, "amdgpu", "tdm_base")               \
  ITEM(AMDGPU_TDM_DESCRIPTOR, "amdgpu", "tdm_descriptor")   \
  ITEM(AMDGPU_TDM_GATHER_BASE, "amdgpu", "tdm_gather_base") \
  ITEM(GPU_ASYNC_TOKEN, "gpu", "async.token")               \
  ITEM(NVGPU_TENSORMAP, "nvgpu", "tensormap.descriptor")    \
  ITEM(SMT_ARRAY, "smt", "array")                           \
  ITEM(SMT_BIT_VECTOR, "smt", "bv")                         \
  ITEM(SMT_BOOL, "smt", "bool")                             \
  ITEM(SMT_INT, "smt", "int")                               \
  ITEM(SMT_FUNCTION, "smt", "func")                         \
  ITEM(SMT_SORT, "smt", "sort")

/// Attributes of dialects.
#define TN_MC_DIALECT_ATTRIBUTES(ITEM)            \
  ITEM(COMPLEX_NUMBER, "complex", "number")       \
  ITEM(EMITC_OPAQUE_ATTRIBUTE, "emitc", "opaque") \
  ITEM(GPU_OBJECT, "gpu", "object")               \
  ITEM(SMT_BIT_VECTOR_ATTRIBUTE, "smt", "bv")     \
  ITEM(SPARSE_TENSOR_ENCODING, "sparse_tensor", "encoding")

#define TN_MC_ID_OF(name, dialect, mnemonic) TN_MC_ID_##name,
typedef enum tn_mc_id {
  TN_MC_ID_TYPES = 0,                                                   ///< + tn_type_kind
  TN_MC_ID_FLOATS = TN_MC_ID_TYPES + TN_TYPE_DIALECT + 1,               ///< + tn_float_kind
  TN_MC_ID_ATTRIBUTES = TN_MC_ID_FLOATS + TN_FLOAT_KIND_COUNT,          ///< + tn_attribute_kind
  TN_MC_ID_LOCATIONS = TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_DIALECT + 1,  ///< + tn_location_kind
  TN_MC_ID_DIALECT_TYPE = TN_MC_ID_LOCATIONS + TN_LOCATION_OPAQUE + 1,
  TN_MC_ID_DIALECT_ATTRIBUTE,
  TN_MC_ID_QUANT_PER_AXIS,
  TN_MC_ID_QUANT_SUB_CHANNEL,
  TN_MC_DIALECT_TYPES(TN_MC_ID_OF)       //
  TN_MC_DIALECT_ATTRIBUTES(TN_MC_ID_OF)  //
  TN_MC_ID_COUNT
} tn_mc_id;
#undef TN_MC_ID_OF

/// The object of each id.
extern const uint64_t tn_mc__type_ids[TN_MC_ID_COUNT];
static inline MlirTypeID tn_mc__type_id(tn_mc_id id) { return (MlirTypeID){&tn_mc__type_ids[id]}; }

/// Return the id of the type or attribute; never null unless that is null.
tn_mc_id tn_mc__id_of_type(tn_type type);
tn_mc_id tn_mc__id_of_attribute(tn_attribute attribute);
MlirTypeID tn_mc__type_id_of_type(tn_type type);
MlirTypeID tn_mc__type_id_of_attribute(tn_attribute attribute);

/// Return the name of the dialect of the type or attribute: `builtin` also for those of unknown
/// dialects.
tn_string_view tn_mc__dialect_of_type(tn_type type);
tn_string_view tn_mc__dialect_of_attribute(tn_attribute attribute);

#endif  // TENURE_SRC_MLIR_C_TYPE_ID_H
