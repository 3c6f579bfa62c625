// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinTypes.h>: vectors, tensors and memrefs.

#include <stdlib.h>

#include "ir/type_check.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})

TN_MC_TYPE_KIND(Vector, VectorType, TN_TYPE_VECTOR, "builtin.vector")
TN_MC_TYPE_KIND(RankedTensor, RankedTensorType, TN_TYPE_TENSOR, "builtin.tensor")
TN_MC_TYPE_KIND(UnrankedTensor, UnrankedTensorType, TN_TYPE_UNRANKED_TENSOR,
                "builtin.unranked_tensor")
TN_MC_TYPE_KIND(MemRef, MemRefType, TN_TYPE_MEMREF, "builtin.memref")
TN_MC_TYPE_KIND(UnrankedMemRef, UnrankedMemRefType, TN_TYPE_UNRANKED_MEMREF,
                "builtin.unranked_memref")

bool mlirTypeIsATensor(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return tn_type__is(self, TN_TYPE_TENSOR) || tn_type__is(self, TN_TYPE_UNRANKED_TENSOR);
}

//===-- All shaped types ----------------------------------------------------------------------===//

#define TAKE_SHAPED(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type_is_shaped(self), "shaped type", none)
#define TAKE_RANKED(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_shaped_type_has_rank(self), "shaped type with a rank", none)

bool mlirTypeIsAShaped(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return tn_type_is_shaped(self);
}

MlirType mlirShapedTypeGetElementType(MlirType type) {
  TAKE_SHAPED(self, type, NO_TYPE)
  return tn_mc__give_type(tn_type_element_type(self));
}

bool mlirShapedTypeHasRank(MlirType type) {
  TAKE_SHAPED(self, type, false)
  return tn_shaped_type_has_rank(self);
}

int64_t mlirShapedTypeGetRank(MlirType type) {
  TAKE_RANKED(self, type, 0)
  return (int64_t)tn_shaped_type_rank(self);
}

bool mlirShapedTypeHasStaticShape(MlirType type) {
  TAKE_SHAPED(self, type, false)
  return tn_shaped_type_has_static_shape(self);
}

bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim) {
  TAKE_RANKED(self, type, false)
  TN_MC_TAKE_INDEX(dim, tn_shaped_type_rank(self), tn_type_context(self), false)
  return tn_shaped_type_dims(self)[dim] == TN_DYNAMIC;
}

bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim) {
  TAKE_RANKED(self, type, false)
  TN_MC_TAKE_INDEX(dim, tn_shaped_type_rank(self), tn_type_context(self), false)
  return tn_shaped_type_dims(self)[dim] != TN_DYNAMIC;
}

int64_t mlirShapedTypeGetDimSize(MlirType type, intptr_t dim) {
  TAKE_RANKED(self, type, 0)
  TN_MC_TAKE_INDEX(dim, tn_shaped_type_rank(self), tn_type_context(self), 0)
  return tn_shaped_type_dims(self)[dim];
}

bool mlirShapedTypeIsDynamicSize(int64_t size) { return size == TN_DYNAMIC; }
bool mlirShapedTypeIsStaticSize(int64_t size) { return size != TN_DYNAMIC; }
int64_t mlirShapedTypeGetDynamicSize(void) { return TN_DYNAMIC; }
bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val) { return val == TN_DYNAMIC; }
bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val) { return val != TN_DYNAMIC; }
int64_t mlirShapedTypeGetDynamicStrideOrOffset(void) { return TN_DYNAMIC; }

//===-- Vectors -------------------------------------------------------------------------------===//

// The library's getters check their arguments and report errors at an unknown location; for another
// location, a check reports them before.

static MlirType get_vector(tn_location where, intptr_t rank, const int64_t* shape,
                           const bool* scalable, tn_type element) {
  tn_type made;
  if (where.reference != 0 && tn_vector_type__check(where, element, shape, (size_t)rank) != TN_OK)
    return NO_TYPE;
  return tn_mc__made_type(tn_vector_type_get(element, shape, scalable, (size_t)rank, &made), &made);
}

/// Takes the element type and checks the rank; `where` is an unknown location.
#define TAKE_ELEMENT(element, where, elementType, rank)     \
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)            \
  TN_MC_TAKE_COUNT(rank, tn_type_context(element), NO_TYPE) \
  const tn_location where = tn_location_unknown(tn_type_context(element));
/// Likewise with a location of the client's.
#define TAKE_ELEMENT_AT(element, where, loc, elementType, rank) \
  TN_MC_TAKE_LOCATION(where, loc, NO_TYPE)                      \
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)                \
  TN_MC_TAKE_COUNT(rank, tn_type_context(element), NO_TYPE)

MlirType mlirVectorTypeGet(intptr_t rank, const int64_t* shape, MlirType elementType) {
  TAKE_ELEMENT(element, where, elementType, rank)
  return get_vector(where, rank, shape, NULL, element);
}

MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank, const int64_t* shape,
                                  MlirType elementType) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, rank)
  return get_vector(where, rank, shape, NULL, element);
}

MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t* shape, const bool* scalable,
                                   MlirType elementType) {
  TAKE_ELEMENT(element, where, elementType, rank)
  return get_vector(where, rank, shape, scalable, element);
}

MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank, const int64_t* shape,
                                          const bool* scalable, MlirType elementType) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, rank)
  return get_vector(where, rank, shape, scalable, element);
}

#define TAKE_VECTOR(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_VECTOR), "vector type", none)

bool mlirVectorTypeIsScalable(MlirType type) {
  TAKE_VECTOR(self, type, false)
  return ((const tn_shaped_type_payload*)tn_storage_payload(self.storage))->has_scalable != 0;
}

bool mlirVectorTypeIsDimScalable(MlirType type, intptr_t dim) {
  TAKE_VECTOR(self, type, false)
  TN_MC_TAKE_INDEX(dim, tn_shaped_type_rank(self), tn_type_context(self), false)
  return tn_vector_type_is_scalable(self, (size_t)dim);
}

//===-- Tensors -------------------------------------------------------------------------------===//

static MlirType get_tensor(tn_location where, intptr_t rank, const int64_t* shape, tn_type element,
                           tn_attribute encoding) {
  tn_type made;
  if (where.reference != 0 && tn_tensor_type__check(where, element, shape, (size_t)rank) != TN_OK)
    return NO_TYPE;
  const tn_attribute* given = tn_attribute_is_null(encoding) ? NULL : &encoding;
  return tn_mc__made_type(tn_tensor_type_get(element, shape, (size_t)rank, given, &made), &made);
}

MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t* shape, MlirType elementType,
                                 MlirAttribute encoding) {
  TAKE_ELEMENT(element, where, elementType, rank)
  TN_MC_TAKE_OPTIONAL(given, encoding, NO_TYPE)
  return get_tensor(where, rank, shape, element, given);
}

MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank, const int64_t* shape,
                                        MlirType elementType, MlirAttribute encoding) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, rank)
  TN_MC_TAKE_OPTIONAL(given, encoding, NO_TYPE)
  return get_tensor(where, rank, shape, element, given);
}

MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_TENSOR), "ranked tensor type",
                       NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_tensor_type_encoding(self));
}

static MlirType get_unranked_tensor(tn_location where, tn_type element) {
  tn_type made;
  if (where.reference != 0 && tn_tensor_type__check(where, element, NULL, 0) != TN_OK)
    return NO_TYPE;
  return tn_mc__made_type(tn_unranked_tensor_type_get(element, &made), &made);
}

MlirType mlirUnrankedTensorTypeGet(MlirType elementType) {
  TAKE_ELEMENT(element, where, elementType, 0)
  return get_unranked_tensor(where, element);
}

MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc, MlirType elementType) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, 0)
  return get_unranked_tensor(where, element);
}

//===-- Memrefs -------------------------------------------------------------------------------===//

typedef struct memref_parts {
  tn_type element;
  tn_attribute layout;
  tn_attribute memory_space;
} memref_parts;

static MlirType get_memref(tn_location where, const memref_parts* parts, intptr_t rank,
                           const int64_t* shape) {
  tn_type made;
  if (where.reference != 0 && tn_memref_type__check(where, parts->element, shape, (size_t)rank,
                                                    parts->layout, parts->memory_space) != TN_OK) {
    return NO_TYPE;
  }
  return tn_mc__made_type(tn_memref_type_get(parts->element, shape, (size_t)rank, &parts->layout,
                                             &parts->memory_space, &made),
                          &made);
}

MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank, const int64_t* shape,
                           MlirAttribute layout, MlirAttribute memorySpace) {
  TAKE_ELEMENT(element, where, elementType, rank)
  TN_MC_TAKE_OPTIONAL(given_layout, layout, NO_TYPE)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_memref(where, &(memref_parts){element, given_layout, space}, rank, shape);
}

MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType, intptr_t rank,
                                  const int64_t* shape, MlirAttribute layout,
                                  MlirAttribute memorySpace) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, rank)
  TN_MC_TAKE_OPTIONAL(given_layout, layout, NO_TYPE)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_memref(where, &(memref_parts){element, given_layout, space}, rank, shape);
}

MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank, const int64_t* shape,
                                     MlirAttribute memorySpace) {
  TAKE_ELEMENT(element, where, elementType, rank)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_memref(where, &(memref_parts){element, {NULL}, space}, rank, shape);
}

MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc, MlirType elementType, intptr_t rank,
                                            const int64_t* shape, MlirAttribute memorySpace) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, rank)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_memref(where, &(memref_parts){element, {NULL}, space}, rank, shape);
}

static MlirType get_unranked_memref(tn_location where, tn_type element, tn_attribute space) {
  tn_type made;
  if (where.reference != 0 &&
      tn_memref_type__check(where, element, NULL, 0, (tn_attribute){NULL}, space) != TN_OK) {
    return NO_TYPE;
  }
  return tn_mc__made_type(tn_unranked_memref_type_get(element, &space, &made), &made);
}

MlirType mlirUnrankedMemRefTypeGet(MlirType elementType, MlirAttribute memorySpace) {
  TAKE_ELEMENT(element, where, elementType, 0)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_unranked_memref(where, element, space);
}

MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                          MlirAttribute memorySpace) {
  TAKE_ELEMENT_AT(element, where, loc, elementType, 0)
  TN_MC_TAKE_OPTIONAL(space, memorySpace, NO_TYPE)
  return get_unranked_memref(where, element, space);
}

//===-- Parts of memrefs ----------------------------------------------------------------------===//

#define TAKE_MEMREF(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_MEMREF), "ranked memref type", none)

static tn_status identity_map(tn_type memref, tn_attribute* out_map) {
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(memref);
  return tn_affine_map_minor_identity_get(tn_type_context(memref), rank, rank, out_map);
}

/// Adds `input * factor` to the sum; an unknown factor is the next symbol.
static tn_status add_term(tn_context* context, int64_t factor, const tn_affine_expr* input,
                          uint32_t* symbol_count, tn_affine_expr* sum) {
  tn_affine_expr term;
  if (factor == TN_DYNAMIC) {
    TN_TRY(tn_affine_symbol_get(context, (*symbol_count)++, &term));
  } else {
    TN_TRY(tn_affine_constant_get(context, factor, &term));
  }
  if (input != NULL) TN_TRY(tn_affine_binary_get(TN_AFFINE_MUL, *input, term, &term));
  if (tn_affine_expr_is_null(*sum)) {
    *sum = term;
    return TN_OK;
  }
  return tn_affine_binary_get(TN_AFFINE_ADD, *sum, term, sum);
}

/// Returns `(d0, ...)[s0, ...] -> (offset + d0 * stride + ...)`.
static tn_status strided_map(tn_context* context, tn_attribute layout, tn_attribute* out_map) {
  size_t count;
  const int64_t* strides = tn_strided_layout_attribute_strides(layout, &count);
  tn_affine_expr sum = {NULL};
  uint32_t symbols = 0;
  *out_map = (tn_attribute){NULL};
  TN_TRY(add_term(context, tn_strided_layout_attribute_offset(layout), NULL, &symbols, &sum));
  for (size_t i = 0; i < count; ++i) {
    tn_affine_expr dim;
    TN_TRY(tn_affine_dim_get(context, (uint32_t)i, &dim));
    TN_TRY(add_term(context, strides[i], &dim, &symbols, &sum));
  }
  return tn_affine_map_get(context, (uint32_t)count, symbols, &sum, 1, out_map);
}

MlirAttribute mlirMemRefTypeGetLayout(MlirType type) {
  TAKE_MEMREF(self, type, NO_ATTRIBUTE)
  tn_attribute layout = tn_memref_type_layout(self);
  if (!tn_attribute_is_null(layout)) return tn_mc__give_attribute(layout);
  return tn_mc__made_attribute(identity_map(self, &layout), &layout);
}

MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type) {
  TAKE_MEMREF(self, type, ((MlirAffineMap){NULL}))
  tn_attribute map = tn_memref_type_layout(self);
  switch (tn_attribute_kind_of(map)) {
    case TN_ATTRIBUTE_AFFINE_MAP:
      return tn_mc__give_map(map);
    case TN_ATTRIBUTE_STRIDED_LAYOUT:
      return tn_mc__made_map(strided_map(tn_type_context(self), map, &map), &map);
    case TN_ATTRIBUTE_NULL:
      return tn_mc__made_map(identity_map(self, &map), &map);
    default:
      tn_mc__refuse_kind(__func__, map.storage, "affine map or strided layout");
      return (MlirAffineMap){NULL};
  }
}

MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type) {
  TAKE_MEMREF(self, type, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_memref_type_memory_space(self));
}

MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType type, int64_t* strides,
                                                    int64_t* offset) {
  TAKE_MEMREF(self, type, mlirLogicalResultFailure())
  return tn_memref_type_strides(self, strides, tn_shaped_type_rank(self), offset)
             ? mlirLogicalResultSuccess()
             : mlirLogicalResultFailure();
}

MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_UNRANKED_MEMREF),
                       "unranked memref type", NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_memref_type_memory_space(self));
}
