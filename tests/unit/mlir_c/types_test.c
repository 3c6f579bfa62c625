// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, attributes, locations and affine things through MLIR's C API: what they print, that equal
// ones are one, and that what is null, stale, of another kind or out of range is refused.

#include <mlir-c/AffineExpr.h>
#include <mlir-c/AffineMap.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Complex.h>
#include <mlir-c/Dialect/EmitC.h>
#include <mlir-c/Dialect/GPU.h>
#include <mlir-c/Dialect/PDL.h>
#include <mlir-c/Dialect/Quant.h>
#include <mlir-c/Dialect/SMT.h>
#include <mlir-c/Dialect/Transform.h>
#include <mlir-c/IR.h>
#include <mlir-c/IntegerSet.h>
#include <string.h>

#include "tn_test.h"

#define TEXT_BYTES 1024u

typedef struct text {
  char bytes[TEXT_BYTES];
  size_t size;
} text;

static void append(MlirStringRef piece, void* user_data) {
  text* it = user_data;
  const size_t room = TEXT_BYTES - 1 - it->size;
  const size_t size = piece.length < room ? piece.length : room;
  memcpy(it->bytes + it->size, piece.data, size);
  it->size += size;
  it->bytes[it->size] = '\0';
}

static const char* print_type(MlirType type, text* out) {
  *out = (text){.size = 0};
  mlirTypePrint(type, append, out);
  return out->bytes;
}
static const char* print_attribute(MlirAttribute attribute, text* out) {
  *out = (text){.size = 0};
  mlirAttributePrint(attribute, append, out);
  return out->bytes;
}
static const char* print_location(MlirLocation location, text* out) {
  *out = (text){.size = 0};
  mlirLocationPrint(location, append, out);
  return out->bytes;
}

#define EXPECT_TYPE(expected, type)                    \
  do {                                                 \
    text printed_;                                     \
    EXPECT_STR(expected, print_type(type, &printed_)); \
  } while (0)
#define EXPECT_ATTRIBUTE(expected, attribute)                    \
  do {                                                           \
    text printed_;                                               \
    EXPECT_STR(expected, print_attribute(attribute, &printed_)); \
  } while (0)
#define EXPECT_LOCATION(expected, location)                    \
  do {                                                         \
    text printed_;                                             \
    EXPECT_STR(expected, print_location(location, &printed_)); \
  } while (0)
#define EXPECT_REF(expected, ref)                                      \
  do {                                                                 \
    const MlirStringRef ref_ = (ref);                                  \
    EXPECT_VIEW(expected, ((tn_string_view){ref_.data, ref_.length})); \
  } while (0)

static MlirStringRef view(const char* words) { return mlirStringRefCreateFromCString(words); }

/// How many diagnostics came, and what the last said.
typedef struct reports {
  int count;
  text last;
} reports;

static MlirLogicalResult count_report(MlirDiagnostic diagnostic, void* user_data) {
  reports* it = user_data;
  ++it->count;
  it->last = (text){.size = 0};
  mlirDiagnosticPrint(diagnostic, append, &it->last);
  return mlirLogicalResultSuccess();
}

static MlirContext open_context(reports* out_reports) {
  const MlirContext context = mlirContextCreateWithThreading(false);
  *out_reports = (reports){0};
  mlirContextAttachDiagnosticHandler(context, count_report, out_reports, NULL);
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

//===-- Types ---------------------------------------------------------------------------------===//

TN_TEST(builtin_types_print_and_are_one) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  const MlirType f32 = mlirF32TypeGet(ctx);
  const int64_t dims[] = {2, mlirShapedTypeGetDynamicSize()};
  const bool scalable[] = {false, true};
  const int64_t four[] = {2, 4};
  EXPECT_TYPE("i32", i32);
  EXPECT_TYPE("si7", mlirIntegerTypeSignedGet(ctx, 7));
  EXPECT_TYPE("ui8", mlirIntegerTypeUnsignedGet(ctx, 8));
  EXPECT_TYPE("f8E4M3B11FNUZ", mlirFloat8E4M3B11FNUZTypeGet(ctx));
  EXPECT_TYPE("complex<f32>", mlirComplexTypeGet(f32));
  EXPECT_TYPE("tensor<2x?xi32>", mlirRankedTensorTypeGet(2, dims, i32, mlirAttributeGetNull()));
  EXPECT_TYPE("vector<2x[4]xf32>", mlirVectorTypeGetScalable(2, four, scalable, f32));
  EXPECT_TYPE("memref<*xf32, 2 : i32>", mlirUnrankedMemRefTypeGet(f32, mlirIntegerAttrGet(i32, 2)));
  EXPECT_TYPE("(i32, f32) -> i32", mlirFunctionTypeGet(ctx, 2, (MlirType[]){i32, f32}, 1, &i32));
  EXPECT_TYPE("tuple<i32, f32>", mlirTupleTypeGet(ctx, 2, (MlirType[]){i32, f32}));
  EXPECT_TYPE("!foo.bar<1>", mlirOpaqueTypeGet(ctx, view("foo"), view("bar<1>")));
  EXPECT_EQ(i32.ptr, mlirTypeParseGet(ctx, view("i32")).ptr);
  EXPECT_TRUE(mlirTypeEqual(i32, mlirIntegerTypeGet(ctx, 32)) && !mlirTypeEqual(i32, f32));
  EXPECT_TRUE(!mlirTypeEqual(i32, (MlirType){NULL}));
  EXPECT_EQ(0, heard.count);
  mlirContextDestroy(ctx);
}

TN_TEST(memrefs_have_a_layout) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType plain = mlirTypeParseGet(ctx, view("memref<2x3xf32>"));
  const MlirType strided =
      mlirTypeParseGet(ctx, view("memref<2x3xf32, strided<[?, 1], offset: 7>>"));
  EXPECT_ATTRIBUTE("affine_map<(d0, d1) -> (d0, d1)>", mlirMemRefTypeGetLayout(plain));
  EXPECT_ATTRIBUTE("affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 + 7)>",
                   mlirAffineMapAttrGet(mlirMemRefTypeGetAffineMap(strided)));
  int64_t strides[2];
  int64_t offset;
  EXPECT_TRUE(
      mlirLogicalResultIsSuccess(mlirMemRefTypeGetStridesAndOffset(strided, strides, &offset)));
  EXPECT_EQ(7, offset);
  EXPECT_EQ(mlirShapedTypeGetDynamicStrideOrOffset(), strides[0]);
  EXPECT_EQ(NULL, mlirMemRefTypeGetMemorySpace(plain).ptr);
  mlirContextDestroy(ctx);
}

TN_TEST(checked_getters_report_at_the_location) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirLocation where = mlirLocationFileLineColGet(ctx, view("a.c"), 3, 4);
  const int64_t dims[] = {0};
  EXPECT_EQ(NULL, mlirVectorTypeGetChecked(where, 1, dims, mlirF32TypeGet(ctx)).ptr);
  EXPECT_STR("vector types must have positive constant sizes but got 0", heard.last.bytes);
  EXPECT_EQ(NULL, mlirRankedTensorTypeGetChecked(where, 1, dims, mlirNoneTypeGet(ctx),
                                                 mlirAttributeGetNull())
                      .ptr);
  EXPECT_EQ(NULL, mlirFloatAttrDoubleGetChecked(where, mlirIndexTypeGet(ctx), 1).ptr);
  EXPECT_STR("expected floating point type", heard.last.bytes);
  mlirContextDestroy(ctx);
}

TN_TEST(what_is_no_such_thing_is_refused) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType f32 = mlirF32TypeGet(ctx);
  EXPECT_EQ(0, mlirIntegerTypeGetWidth(f32));
  EXPECT_STR("mlirIntegerTypeGetWidth: expected integer type, got type 'f32'", heard.last.bytes);
  EXPECT_EQ(NULL, mlirTupleTypeGetType(mlirTupleTypeGet(ctx, 0, NULL), 0).ptr);
  EXPECT_STR("mlirTupleTypeGetType: index 0 out of range; the count is 0", heard.last.bytes);
  EXPECT_EQ(0, mlirShapedTypeGetDimSize(f32, -1));
  EXPECT_EQ(0, mlirIntegerAttrGetValueInt(mlirUnitAttrGet(ctx)));
  EXPECT_EQ(NULL, mlirArrayAttrGetElement(mlirArrayAttrGet(ctx, 0, NULL), -1).ptr);
  EXPECT_EQ(NULL, mlirTupleTypeGet(ctx, -1, NULL).ptr);
  EXPECT_EQ(NULL, mlirIntegerTypeGet(ctx, 1u << 24).ptr);
  EXPECT_EQ(NULL, mlirComplexTypeGet((MlirType){NULL}).ptr);
  EXPECT_EQ(7, heard.count);
  mlirContextDestroy(ctx);
  EXPECT_EQ(NULL, mlirTypeGetContext(f32).ptr);
  EXPECT_TRUE(!mlirTypeIsAF32(f32));
}

TN_TEST(type_ids_are_those_of_the_kinds) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const struct {
    MlirType type;
    MlirTypeID id;
  } types[] = {
      {mlirIntegerTypeGet(ctx, 3), mlirIntegerTypeGetTypeID()},
      {mlirF32TypeGet(ctx), mlirFloat32TypeGetTypeID()},
      {mlirF16TypeGet(ctx), mlirFloat16TypeGetTypeID()},
      {mlirIndexTypeGet(ctx), mlirIndexTypeGetTypeID()},
      {mlirTypeParseGet(ctx, view("memref<2xf32>")), mlirMemRefTypeGetTypeID()},
      {mlirTypeParseGet(ctx, view("!foo.bar")), mlirOpaqueTypeGetTypeID()},
      {mlirPDLValueTypeGet(ctx), mlirPDLValueTypeGetTypeID()},
      {mlirTransformAnyOpTypeGet(ctx), mlirTransformAnyOpTypeGetTypeID()},
      {mlirEmitCSizeTTypeGet(ctx), mlirEmitCSizeTTypeGetTypeID()},
  };
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    EXPECT_TRUE(!mlirTypeIDIsNull(types[i].id));
    for (size_t other = 0; other < sizeof types / sizeof *types; ++other) {
      const bool is_equal = mlirTypeIDEqual(mlirTypeGetTypeID(types[other].type), types[i].id);
      EXPECT_TRUE(is_equal == (i == other));
    }
  }
  EXPECT_TRUE(
      mlirTypeIDEqual(mlirAttributeGetTypeID(mlirBoolAttrGet(ctx, 1)), mlirIntegerAttrGetTypeID()));
  EXPECT_TRUE(mlirTypeIDEqual(mlirAttributeGetTypeID(mlirLocationGetAttribute(
                                  mlirLocationNameGet(ctx, view("x"), (MlirLocation){NULL}))),
                              mlirLocationNameGetTypeID()));
  mlirContextDestroy(ctx);
}

//===-- Attributes ----------------------------------------------------------------------------===//

TN_TEST(integers_keep_their_width) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirAttribute byte = mlirIntegerAttrGet(mlirIntegerTypeGet(ctx, 8), 255);
  EXPECT_EQ(-1, mlirIntegerAttrGetValueInt(byte));
  EXPECT_EQ(-1, mlirIntegerAttrGetValueSInt(byte));
  EXPECT_EQ(255, mlirIntegerAttrGetValueUInt(byte));
  const MlirAttribute natural = mlirIntegerAttrGet(mlirIntegerTypeUnsignedGet(ctx, 8), 255);
  EXPECT_EQ(255, mlirIntegerAttrGetValueUInt(natural));
  EXPECT_EQ(0, mlirIntegerAttrGetValueInt(mlirIntegerAttrGet(mlirIntegerTypeGet(ctx, 0), 0)));
  EXPECT_TRUE(mlirAttributeIsABool(mlirBoolAttrGet(ctx, 2)));
  EXPECT_TRUE(mlirBoolAttrGetValue(mlirBoolAttrGet(ctx, 2)));
  mlirContextDestroy(ctx);
}

TN_TEST(containers_give_their_parts) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirAttribute unit = mlirUnitAttrGet(ctx);
  const MlirNamedAttribute entries[] = {
      mlirNamedAttributeGet(mlirIdentifierGet(ctx, view("b")), unit),
      mlirNamedAttributeGet(mlirIdentifierGet(ctx, view("a")), mlirStringAttrGet(ctx, view("x")))};
  const MlirAttribute dictionary = mlirDictionaryAttrGet(ctx, 2, entries);
  EXPECT_ATTRIBUTE("{a = \"x\", b}", dictionary);
  EXPECT_REF("a", mlirIdentifierStr(mlirDictionaryAttrGetElement(dictionary, 0).name));
  EXPECT_EQ(unit.ptr, mlirDictionaryAttrGetElementByName(dictionary, view("b")).ptr);
  EXPECT_EQ(NULL, mlirDictionaryAttrGetElementByName(dictionary, view("c")).ptr);
  const MlirAttribute inner = mlirFlatSymbolRefAttrGet(ctx, view("inner"));
  const MlirAttribute reference = mlirSymbolRefAttrGet(ctx, view("outer"), 1, &inner);
  EXPECT_ATTRIBUTE("@outer::@inner", reference);
  EXPECT_REF("inner", mlirSymbolRefAttrGetLeafReference(reference));
  EXPECT_EQ(inner.ptr, mlirSymbolRefAttrGetNestedReference(reference, 0).ptr);
  EXPECT_TRUE(!mlirAttributeIsAFlatSymbolRef(reference));
  EXPECT_EQ(0, heard.count);
  EXPECT_EQ(NULL, mlirSymbolRefAttrGet(ctx, view("outer"), 1, &reference).ptr);
  EXPECT_EQ(1, heard.count);
  mlirContextDestroy(ctx);
}

TN_TEST(dense_elements_are_those_of_texts) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType i4 = mlirIntegerTypeGet(ctx, 4);
  const int64_t dims[] = {2};
  const MlirType type = mlirRankedTensorTypeGet(1, dims, i4, mlirAttributeGetNull());
  const MlirAttribute elements[] = {mlirIntegerAttrGet(i4, -1), mlirIntegerAttrGet(i4, 3)};
  const MlirAttribute dense = mlirDenseElementsAttrGet(type, 2, elements);
  EXPECT_EQ(mlirAttributeParseGet(ctx, view("dense<[-1, 3]> : tensor<2xi4>")).ptr, dense.ptr);
  uint64_t index = 0;
  EXPECT_EQ(elements[0].ptr, mlirElementsAttrGetValue(dense, 1, &index).ptr);
  index = 2;
  EXPECT_TRUE(!mlirElementsAttrIsValidIndex(dense, 1, &index));
  const MlirType bits =
      mlirRankedTensorTypeGet(1, dims, mlirIntegerTypeGet(ctx, 1), mlirAttributeGetNull());
  const MlirAttribute truths = mlirDenseElementsAttrBoolGet(bits, 2, (int[]){1, 0});
  EXPECT_ATTRIBUTE("dense<[true, false]> : tensor<2xi1>", truths);
  EXPECT_TRUE(mlirDenseElementsAttrGetBoolValue(truths, 0) &&
              !mlirDenseElementsAttrGetBoolValue(truths, 1));
  EXPECT_ATTRIBUTE("dense<true> : tensor<2xi1>", mlirDenseElementsAttrBoolSplatGet(bits, true));
  const MlirType floats =
      mlirRankedTensorTypeGet(1, dims, mlirF32TypeGet(ctx), mlirAttributeGetNull());
  const MlirAttribute halves = mlirDenseElementsAttrFloatSplatGet(floats, 0.5f);
  EXPECT_TRUE(mlirDenseElementsAttrIsSplat(halves) &&
              mlirDenseElementsAttrGetFloatValue(halves, 1) == 0.5f);
  EXPECT_EQ(0, heard.count);
  EXPECT_EQ(NULL, mlirDenseElementsAttrInt32SplatGet(floats, 1).ptr);
  EXPECT_EQ(0, mlirDenseElementsAttrGetInt32Value(halves, 0));
  EXPECT_TRUE(mlirDenseElementsAttrGetFloatValue(halves, 2) == 0);
  EXPECT_EQ(NULL, mlirDenseElementsAttrFloatGet(floats, 3, (float[]){1, 2, 3}).ptr);
  EXPECT_EQ(4, heard.count);
  mlirContextDestroy(ctx);
}

TN_TEST(sparse_elements_are_zero_elsewhere) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirAttribute sparse =
      mlirAttributeParseGet(ctx, view("sparse<[[0, 1]], [5]> : tensor<2x2xi8>"));
  EXPECT_ATTRIBUTE("5 : i8", mlirElementsAttrGetValue(sparse, 2, (uint64_t[]){0, 1}));
  EXPECT_ATTRIBUTE("0 : i8", mlirElementsAttrGetValue(sparse, 2, (uint64_t[]){1, 1}));
  EXPECT_EQ(NULL, mlirElementsAttrGetValue(sparse, 2, (uint64_t[]){2, 0}).ptr);
  mlirContextDestroy(ctx);
}

static void count_release(void* user_data, const void* data, size_t size, size_t alignment) {
  (void)data;
  (void)size;
  (void)alignment;
  ++*(int*)user_data;
}

TN_TEST(resources_go_back_with_their_context) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  static int32_t numbers[] = {1, 2};
  int released = 0;
  const MlirType type = mlirTypeParseGet(ctx, view("tensor<2xi32>"));
  const MlirAttribute resource = mlirUnmanagedDenseResourceElementsAttrGet(
      type, view("key"), numbers, sizeof numbers, 4, false, count_release, &released);
  EXPECT_ATTRIBUTE("dense_resource<key> : tensor<2xi32>", resource);
  EXPECT_EQ(2, mlirDenseInt32ResourceElementsAttrGetValue(resource, 1));
  EXPECT_EQ(0, mlirDenseInt32ResourceElementsAttrGetValue(resource, 2));
  EXPECT_EQ(1, heard.count);
  EXPECT_EQ(0, released);
  mlirContextDestroy(ctx);
  EXPECT_EQ(1, released);
}

//===-- Locations and affine things -----------------------------------------------------------===//

TN_TEST(locations_have_their_parts) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirLocation file = mlirLocationFileLineColRangeGet(ctx, view("a.c"), 1, 2, 3, 4);
  const MlirLocation name = mlirLocationNameGet(ctx, view("n"), file);
  const MlirLocation call = mlirLocationCallSiteGet(name, mlirLocationUnknownGet(ctx));
  EXPECT_LOCATION("loc(callsite(\"n\"(\"a.c\":1:2 to 3:4) at unknown))", call);
  EXPECT_EQ(3, mlirLocationFileLineColRangeGetEndLine(file));
  EXPECT_EQ(-1, mlirLocationFileLineColRangeGetEndLine(name));
  EXPECT_REF("a.c", mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(file)));
  EXPECT_EQ(name.ptr, mlirLocationCallSiteGetCallee(call).ptr);
  EXPECT_EQ(file.ptr, mlirLocationNameGetChildLoc(name).ptr);
  EXPECT_EQ(file.ptr, mlirLocationFromAttribute(mlirLocationGetAttribute(file)).ptr);
  const MlirLocation parts[] = {file, call};
  const MlirLocation fused = mlirLocationFusedGet(ctx, 2, parts, mlirUnitAttrGet(ctx));
  MlirLocation read[2];
  EXPECT_EQ(2, mlirLocationFusedGetNumLocations(fused));
  mlirLocationFusedGetLocations(fused, read);
  EXPECT_EQ(call.ptr, read[1].ptr);
  EXPECT_EQ(mlirUnitAttrGet(ctx).ptr, mlirLocationFusedGetMetadata(fused).ptr);
  EXPECT_EQ(0, heard.count);
  EXPECT_EQ(NULL, mlirLocationCallSiteGetCaller(file).ptr);
  EXPECT_EQ(NULL, mlirLocationFromAttribute(mlirUnitAttrGet(ctx)).ptr);
  EXPECT_EQ(2, heard.count);
  mlirContextDestroy(ctx);
}

static void keep_map(void* result, intptr_t index, MlirAffineMap map) {
  ((MlirAffineMap*)result)[index] = map;
}

TN_TEST(affine_things_are_made_and_asked) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirAffineExpr d0 = mlirAffineDimExprGet(ctx, 0);
  const MlirAffineExpr s1 = mlirAffineSymbolExprGet(ctx, 1);
  MlirAffineExpr sum = mlirAffineAddExprGet(d0, s1);
  MlirAffineMap map = mlirAffineMapGet(ctx, 1, 2, 1, &sum);
  EXPECT_ATTRIBUTE("affine_map<(d0)[s0, s1] -> (d0 + s1)>", mlirAffineMapAttrGet(map));
  EXPECT_EQ(sum.ptr, mlirAffineMapGetResult(map, 0).ptr);
  EXPECT_EQ(d0.ptr, mlirAffineBinaryOpExprGetLHS(sum).ptr);
  MlirAffineMap compressed;
  mlirAffineMapCompressUnusedSymbols(&map, 1, &compressed, keep_map);
  EXPECT_ATTRIBUTE("affine_map<(d0)[s0] -> (d0 + s0)>", mlirAffineMapAttrGet(compressed));
  const bool is_equality = true;
  const MlirIntegerSet set = mlirIntegerSetGet(ctx, 1, 2, 1, &sum, &is_equality);
  EXPECT_ATTRIBUTE("affine_set<(d0)[s0, s1] : (d0 + s1 == 0)>", mlirIntegerSetAttrGet(set));
  EXPECT_EQ(1, mlirIntegerSetGetNumEqualities(set));
  EXPECT_EQ(NULL, mlirAffineMapGetMajorSubMap(map, 0).ptr);
  EXPECT_EQ(0, heard.count);
  EXPECT_EQ(NULL, mlirAffineMapGetResult(map, 1).ptr);
  EXPECT_EQ(NULL, mlirAffineBinaryOpExprGetRHS(d0).ptr);
  EXPECT_EQ(NULL, mlirAffineDimExprGet(ctx, -1).ptr);
  EXPECT_EQ(NULL, mlirAffineMapGet(ctx, -1, 0, 0, NULL).ptr);
  EXPECT_EQ(NULL, mlirIntegerSetGetConstraint(set, 1).ptr);
  EXPECT_EQ(0, mlirAffineMapGetSingleConstantResult(map));
  EXPECT_EQ(6, heard.count);
  mlirContextDestroy(ctx);
}

//===-- Dialects' types -----------------------------------------------------------------------===//

TN_TEST(quantized_types_have_their_parts) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType i8 = mlirIntegerTypeGet(ctx, 8);
  const MlirType f32 = mlirF32TypeGet(ctx);
  const MlirType uniform = mlirUniformQuantizedTypeGet(1, i8, f32, 0.1, -3, -127, 127);
  EXPECT_TYPE("!quant.uniform<i8<-127:127>:f32, 1.000000e-01:-3>", uniform);
  EXPECT_TRUE(mlirTypeIsAUniformQuantizedType(uniform) && mlirTypeIsAQuantizedType(uniform));
  EXPECT_TRUE(mlirUniformQuantizedTypeGetScale(uniform) == 0.1);
  EXPECT_EQ(-3, mlirUniformQuantizedTypeGetZeroPoint(uniform));
  EXPECT_EQ(-127, mlirQuantizedTypeGetStorageTypeMin(uniform));
  EXPECT_EQ(i8.ptr, mlirQuantizedTypeGetStorageType(uniform).ptr);
  EXPECT_EQ(f32.ptr, mlirQuantizedTypeGetExpressedType(uniform).ptr);
  const MlirType tensor = mlirTypeParseGet(ctx, view("tensor<4xi8>"));
  EXPECT_TYPE("tensor<4x!quant.uniform<i8<-127:127>:f32, 1.000000e-01:-3>>",
              mlirQuantizedTypeCastFromStorageType(uniform, tensor));
  const MlirType axis = mlirUniformQuantizedPerAxisTypeGet(0, i8, f32, 2, (double[]){1.5, 2},
                                                           (int64_t[]){0, 10}, 1, 0, 255);
  EXPECT_TYPE("!quant.uniform<u8:f32:1, {1.500000e+00,2.000000e+00:10}>", axis);
  EXPECT_EQ(10, mlirUniformQuantizedPerAxisTypeGetZeroPoint(axis, 1));
  EXPECT_TYPE("!quant.calibrated<f32<-0.998:1.232100e+00>>",
              mlirCalibratedQuantizedTypeGet(f32, -0.998, 1.2321));
  EXPECT_EQ(0, heard.count);
  EXPECT_EQ(0, mlirUniformQuantizedPerAxisTypeGetZeroPoint(axis, 2));
  EXPECT_EQ(NULL, mlirAnyQuantizedTypeGet(1, f32, f32, -128, 127).ptr);
  EXPECT_EQ(NULL, mlirAnyQuantizedTypeGet(1, i8, f32, -128, 128).ptr);
  EXPECT_EQ(0, mlirQuantizedTypeGetFlags(i8));
  EXPECT_EQ(4, heard.count);
  mlirContextDestroy(ctx);
}

TN_TEST(blocks_of_scales_are_read_back) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirAttribute scales =
      mlirAttributeParseGet(ctx, view("dense<[[1.0, 2.0], [0.5, 3.0]]> : tensor<2x2xf32>"));
  const MlirAttribute zeros =
      mlirAttributeParseGet(ctx, view("dense<[[3, 0], [-4, 0]]> : tensor<2x2xi8>"));
  const MlirType type = mlirUniformQuantizedSubChannelTypeGet(
      1, mlirIntegerTypeGet(ctx, 8), mlirF32TypeGet(ctx), scales, zeros, 2, (int32_t[]){0, 1},
      (int64_t[]){2, 4}, -128, 127);
  EXPECT_TYPE(
      "!quant.uniform<i8:f32:{0:2, 1:4}, {{1.000000e+00:3, 2.000000e+00}, "
      "{5.000000e-01:-4, 3.000000e+00}}>",
      type);
  EXPECT_TRUE(mlirTypeIsAUniformQuantizedSubChannelType(type));
  EXPECT_EQ(4, mlirUniformQuantizedSubChannelTypeGetBlockSize(type, 1));
  EXPECT_EQ(scales.ptr, mlirUniformQuantizedSubChannelTypeGetScales(type).ptr);
  EXPECT_EQ(zeros.ptr, mlirUniformQuantizedSubChannelTypeGetZeroPoints(type).ptr);
  mlirContextDestroy(ctx);
}

TN_TEST(types_of_dialects_are_spelled_as_in_mlir) {
  reports heard;
  const MlirContext ctx = open_context(&heard);
  const MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  const MlirType smt[] = {mlirSMTTypeGetInt(ctx), mlirSMTTypeGetBool(ctx)};
  EXPECT_TYPE("!pdl.range<value>", mlirPDLRangeTypeGet(mlirPDLValueTypeGet(ctx)));
  EXPECT_TYPE("!pdl.value",
              mlirPDLRangeTypeGetElementType(mlirPDLRangeTypeGet(mlirPDLValueTypeGet(ctx))));
  EXPECT_TYPE("!transform.op<\"foo.bar\">", mlirTransformOperationTypeGet(ctx, view("foo.bar")));
  EXPECT_REF("foo.bar", mlirTransformOperationTypeGetOperationName(
                            mlirTransformOperationTypeGet(ctx, view("foo.bar"))));
  EXPECT_EQ(i32.ptr, mlirTransformParamTypeGetType(mlirTransformParamTypeGet(ctx, i32)).ptr);
  EXPECT_TYPE("!gpu.async.token", mlirGPUAsyncTokenTypeGet(ctx));
  EXPECT_TYPE("!emitc.array<2x3xi32>", mlirEmitCArrayTypeGet(2, (int64_t[]){2, 3}, i32));
  EXPECT_TYPE("!emitc.opaque<\"my \\22t\\22\">", mlirEmitCOpaqueTypeGet(ctx, view("my \"t\"")));
  EXPECT_TYPE("!smt.func<(!smt.int, !smt.bool) !smt.int>",
              mlirSMTTypeGetSMTFunc(ctx, 2, smt, smt[0]));
  EXPECT_ATTRIBUTE("#smt.bv<5> : !smt.bv<8>", mlirSMTAttrGetBitVector(ctx, 5, 8));
  const MlirAttribute number =
      mlirComplexAttrDoubleGet(ctx, mlirComplexTypeGet(mlirF32TypeGet(ctx)), 0.5, -2);
  EXPECT_ATTRIBUTE("#complex.number<:f32 5.000000e-01, -2.000000e+00> : complex<f32>", number);
  EXPECT_TRUE(mlirComplexAttrGetRealDouble(number) == 0.5 &&
              mlirComplexAttrGetImagDouble(number) == -2);
  EXPECT_EQ(0, heard.count);
  mlirContextDestroy(ctx);
}
