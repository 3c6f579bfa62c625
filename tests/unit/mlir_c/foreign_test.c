// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, attributes, identifiers and locations of another context are refused with a report; names
// of ops are identifiers like others.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

#include "client.h"

typedef struct pair {
  client own;
  client other;
  MlirModule module;
  MlirOperation op;  ///< With a region whose block has an argument.
  MlirType type;     ///< From here on of the other context.
  MlirAttribute attribute;
  MlirLocation location;
} pair;

static void open_pair(pair* p) {
  client_open(&p->own);
  client_open(&p->other);
  mlirContextSetAllowUnregisteredDialects(p->own.context, true);
  p->module = client_parse(
      &p->own, "\"t.y\"() ({^bb0(%a: i32): \"t.z\"() : () -> ()}) {k = 1 : i32} : () -> ()");
  p->op = mlirBlockGetFirstOperation(mlirModuleGetBody(p->module));
  p->type = mlirIntegerTypeGet(p->other.context, 32);
  p->attribute = mlirIntegerAttrGet(p->type, 7);
  p->location = mlirLocationFileLineColGet(p->other.context, text_of("f"), 1, 1);
}

static void close_pair(pair* p) {
  EXPECT_TRUE(mlirOperationVerify(mlirModuleGetOperation(p->module)));
  mlirContextDestroy(p->own.context);
  mlirContextDestroy(p->other.context);
}

/// Whether something was reported since this was asked last.
static bool has_reported(pair* p) {
  const int count = p->own.count + p->other.count;
  p->own.count = p->other.count = 0;
  return count != 0;
}

TN_TEST(ops_and_blocks_refuse_what_another_context_has) {
  pair p;
  open_pair(&p);
  const MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(p.op, 0));
  const MlirType own = mlirIntegerTypeGet(p.own.context, 32);
  mlirOperationSetAttributeByName(p.op, text_of("k"), p.attribute);
  EXPECT_TRUE(has_reported(&p));
  mlirOperationSetDiscardableAttributeByName(p.op, text_of("k"), p.attribute);
  EXPECT_TRUE(has_reported(&p));
  mlirOperationSetLocation(p.op, p.location);
  EXPECT_TRUE(has_reported(&p));
  mlirValueSetType(mlirBlockGetArgument(block, 0), p.type);
  EXPECT_TRUE(has_reported(&p));
  EXPECT_TRUE(
      mlirValueIsNull(mlirBlockAddArgument(block, p.type, mlirLocationUnknownGet(p.own.context))));
  EXPECT_TRUE(has_reported(&p));
  EXPECT_TRUE(mlirValueIsNull(mlirBlockAddArgument(block, own, p.location)));
  EXPECT_TRUE(has_reported(&p));
  EXPECT_EQ(1, mlirBlockGetNumArguments(block));
  close_pair(&p);
}

TN_TEST(types_and_attributes_refuse_what_another_context_has) {
  pair p;
  open_pair(&p);
  const MlirContext context = p.own.context;
  const MlirType own = mlirIntegerTypeGet(context, 32);
  const int64_t dims[] = {1};
  const MlirType tensor = mlirRankedTensorTypeGet(1, dims, own, mlirAttributeGetNull());
  const MlirNamedAttribute entries[] = {
      {mlirIdentifierGet(context, text_of("k")), p.attribute},
      {mlirIdentifierGet(p.other.context, text_of("k")), mlirIntegerAttrGet(own, 1)}};
  EXPECT_TRUE(mlirAttributeIsNull(mlirArrayAttrGet(context, 1, &p.attribute)));
  EXPECT_TRUE(has_reported(&p));
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(mlirAttributeIsNull(mlirDictionaryAttrGet(context, 1, &entries[i])));
    EXPECT_TRUE(has_reported(&p));
    MlirOperationState state =
        mlirOperationStateGet(text_of("t.x"), mlirLocationUnknownGet(context));
    mlirOperationStateAddAttributes(&state, 1, &entries[i]);
    EXPECT_TRUE(mlirOperationIsNull(mlirOperationCreate(&state)));
    EXPECT_TRUE(has_reported(&p));
  }
  EXPECT_TRUE(mlirTypeIsNull(mlirFunctionTypeGet(context, 1, &p.type, 0, NULL)));
  EXPECT_TRUE(has_reported(&p));
  EXPECT_TRUE(mlirTypeIsNull(mlirRankedTensorTypeGet(1, dims, own, p.attribute)));
  EXPECT_TRUE(has_reported(&p));
  EXPECT_TRUE(mlirAttributeIsNull(mlirDenseElementsAttrGet(tensor, 1, &p.attribute)));
  EXPECT_TRUE(has_reported(&p));
  EXPECT_TRUE(mlirLocationIsNull(mlirLocationNameGet(context, text_of("n"), p.location)));
  EXPECT_TRUE(has_reported(&p));
  close_pair(&p);
}

TN_TEST(the_name_of_an_op_is_an_identifier) {
  pair p;
  open_pair(&p);
  const MlirAttribute value = mlirIntegerAttrGet(mlirIntegerTypeGet(p.own.context, 32), 7);
  const MlirNamedAttribute entry = mlirNamedAttributeGet(mlirOperationGetName(p.op), value);
  const MlirAttribute dictionary = mlirDictionaryAttrGet(p.own.context, 1, &entry);
  EXPECT_TRUE(
      mlirAttributeEqual(value, mlirDictionaryAttrGetElementByName(dictionary, text_of("t.y"))));
  EXPECT_TRUE(!has_reported(&p));
  close_pair(&p);
}
