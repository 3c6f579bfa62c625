// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/SparseTensor.h>. The parameters of an encoding are MLIR's.

#include <tenure/affine.h>

#include "mlir-c/Dialect/SparseTensor.h"
#include "mlir_c/dialect_make.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_MAP ((MlirAffineMap){NULL})

/// Indices of parameters, in the order of their definition.
enum { TYPES, TO_LEVEL, TO_DIM, POSITION_WIDTH, COORDINATE_WIDTH, EXPLICIT, IMPLICIT };

//===-- Level types ---------------------------------------------------------------------------===//

// A level type consists of a format from bit 16 on, properties below it, and n and m of
// `structured[n, m]` from bits 32 and 40 on.
#define FORMAT_MASK UINT64_C(0xffff0000)
#define N_SHIFT 32
#define M_SHIFT 40

unsigned mlirSparseTensorEncodingAttrGetStructuredN(MlirSparseTensorLevelType lvlType) {
  return (unsigned)(lvlType >> N_SHIFT & 0xff);
}

unsigned mlirSparseTensorEncodingAttrGetStructuredM(MlirSparseTensorLevelType lvlType) {
  return (unsigned)(lvlType >> M_SHIFT & 0xff);
}

MlirSparseTensorLevelType mlirSparseTensorEncodingAttrBuildLvlType(
    enum MlirSparseTensorLevelFormat lvlFmt,
    const enum MlirSparseTensorLevelPropertyNondefault* properties, unsigned propSize, unsigned n,
    unsigned m) {
  MlirSparseTensorLevelType type = lvlFmt;
  for (unsigned i = 0; i < propSize; ++i) type |= properties[i];
  if (lvlFmt != MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M) return type;
  return type | (uint64_t)(n & 0xff) << N_SHIFT | (uint64_t)(m & 0xff) << M_SHIFT;
}

//===-- Encodings -----------------------------------------------------------------------------===//

#define TAKE_ENCODING(self, handle, none)                                                      \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, handle,                                                      \
                            tn_mc__id_of_attribute(self) == TN_MC_ID_SPARSE_TENSOR_ENCODING && \
                                tn_attribute_parameter_count(self) != 0,                       \
                            "sparse tensor encoding", none)

TN_MC_NAME(mlirSparseTensorEncodingAttrGetName, "sparse_tensor.encoding")

bool mlirAttributeIsASparseTensorEncodingAttr(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == TN_MC_ID_SPARSE_TENSOR_ENCODING;
}

static const int64_t* types_of(tn_attribute encoding, size_t* out_count) {
  const int64_t* types =
      tn_dense_array_attribute_data(tn_attribute_parameter_at(encoding, TYPES), out_count);
  *out_count /= sizeof *types;
  return types;
}

intptr_t mlirSparseTensorEncodingGetLvlRank(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, 0)
  size_t count;
  (void)types_of(self, &count);
  return (intptr_t)count;
}

MlirSparseTensorLevelType mlirSparseTensorEncodingAttrGetLvlType(MlirAttribute attr, intptr_t lvl) {
  TAKE_ENCODING(self, attr, 0)
  size_t count;
  const int64_t* types = types_of(self, &count);
  TN_MC_TAKE_INDEX(lvl, count, tn_attribute_context(self), 0)
  return (MlirSparseTensorLevelType)types[lvl];
}

enum MlirSparseTensorLevelFormat mlirSparseTensorEncodingAttrGetLvlFmt(MlirAttribute attr,
                                                                       intptr_t lvl) {
  return (enum MlirSparseTensorLevelFormat)(mlirSparseTensorEncodingAttrGetLvlType(attr, lvl) &
                                            FORMAT_MASK);
}

int mlirSparseTensorEncodingAttrGetPosWidth(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, 0)
  return (int)tn_integer_attribute_value(tn_attribute_parameter_at(self, POSITION_WIDTH));
}

int mlirSparseTensorEncodingAttrGetCrdWidth(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, 0)
  return (int)tn_integer_attribute_value(tn_attribute_parameter_at(self, COORDINATE_WIDTH));
}

MlirAttribute mlirSparseTensorEncodingAttrGetExplicitVal(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_parameter(self, EXPLICIT);
}

MlirAttribute mlirSparseTensorEncodingAttrGetImplicitVal(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_parameter(self, IMPLICIT);
}

MlirAffineMap mlirSparseTensorEncodingAttrGetDimToLvl(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, NO_MAP)
  return tn_mc__give_map(tn_attribute_parameter_at(self, TO_LEVEL));
}

MlirAffineMap mlirSparseTensorEncodingAttrGetLvlToDim(MlirAttribute attr) {
  TAKE_ENCODING(self, attr, NO_MAP)
  const tn_attribute map = tn_attribute_parameter_at(self, TO_DIM);
  return tn_attribute_is_null(map) ? NO_MAP : tn_mc__give_map(map);
}

MlirAttribute mlirSparseTensorEncodingAttrGet(MlirContext ctx, intptr_t lvlRank,
                                              const MlirSparseTensorLevelType* lvlTypes,
                                              MlirAffineMap dimToLvl, MlirAffineMap lvlTodim,
                                              int posWidth, int crdWidth, MlirAttribute explicitVal,
                                              MlirAttribute implicitVal) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_attribute maps[2] = {{NULL}, {NULL}};
  if (lvlRank < 0 || lvlRank > TN_AFFINE_INPUTS_LIMIT) {
    tn_mc__refuse(__func__, record->context, "level index out of range");
    return NO_ATTRIBUTE;
  }
  if ((dimToLvl.ptr != NULL && !tn_mc__take_affine_map(__func__, dimToLvl, &maps[0])) ||
      (lvlTodim.ptr != NULL && !tn_mc__take_affine_map(__func__, lvlTodim, &maps[1]))) {
    return NO_ATTRIBUTE;
  }
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "#sparse_tensor.encoding");
  tn_mc_maker__put_numbers(&maker, (size_t)lvlRank, lvlTypes);
  tn_mc_maker__put(&maker, maps[0]);
  tn_mc_maker__put(&maker, maps[1]);
  tn_mc_maker__put_number(&maker, (uint32_t)posWidth);
  tn_mc_maker__put_number(&maker, (uint32_t)crdWidth);
  tn_mc_maker__put_handle(&maker, explicitVal);
  tn_mc_maker__put_handle(&maker, implicitVal);
  return tn_mc_maker__attribute(&maker);
}
