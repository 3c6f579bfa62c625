// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bits of handles: what they are made of, that one entity has one, and that those of what is
// gone stay stale. Runs a second time with few bits, so that generations and numbers run out.

#include "mlir_c/handle.h"

#include <mlir-c/BuiltinTypes.h>
#include <string.h>

#include "mlir_c/object.h"
#include "tn_test.h"

#define HAS_FEW_BITS (TN_MC_CONTEXT_BITS < 12)

static tn_mc_word word_of(const void* handle) { return (tn_mc_word)(uintptr_t)handle; }

static MlirOperation make_op(MlirContext context) {
  MlirOperationState state = mlirOperationStateGet(mlirStringRefCreateFromCString("t.op"),
                                                   mlirLocationUnknownGet(context));
  const MlirType type = mlirIntegerTypeGet(context, 32);
  mlirOperationStateAddResults(&state, 1, &type);
  return mlirOperationCreate(&state);
}

static MlirContext make_context(void) {
  const MlirContext context = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

TN_TEST(a_handle_has_number_generation_and_reference) {
  const MlirContext context = make_context();
  const tn_mc_word word = word_of(context.ptr);
  const uint32_t number = tn_mc_word__context(word);
  EXPECT_TRUE(number >= 1 && number <= TN_MC_CONTEXT_LAST);
  EXPECT_EQ(0, tn_mc_word__reference(word));
  EXPECT_EQ(1, tn_mc_word__generation(word) & 1u);
  const MlirOperation op = make_op(context);
  EXPECT_EQ(number, tn_mc_word__context(word_of(op.ptr)));
  EXPECT_EQ(1, tn_mc_word__generation(word_of(op.ptr)) & 1u);
  EXPECT_TRUE(tn_mc_word__reference(word_of(op.ptr)) != 0);
  const MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  EXPECT_EQ(word >> TN_MC_GENERATION_SHIFT, word_of(type.ptr) >> TN_MC_GENERATION_SHIFT);
  const MlirRegion region = mlirRegionCreate();
  EXPECT_EQ(TN_MC_OBJECT_NUMBER, tn_mc_word__context(word_of(region.ptr)));
  mlirRegionDestroy(region);
  mlirOperationDestroy(op);
  mlirContextDestroy(context);
}

/// What LLVM's tables keep for themselves.
static bool is_reserved(const void* handle) {
  const tn_mc_word word = word_of(handle);
  return word == 0 || word == (tn_mc_word)-1 << 12 || word == (tn_mc_word)-2 << 12 ||
         word >> TN_MC_CONTEXT_SHIFT == 0xfff;
}

TN_TEST(reserved_values_do_not_occur) {
  EXPECT_TRUE(TN_MC_OBJECT_NUMBER < 0xfff);
  EXPECT_TRUE(TN_MC_CONTEXT_LAST < TN_MC_OBJECT_NUMBER);
  const MlirContext context = make_context();
  const int count = HAS_FEW_BITS ? 100 : 10000;
  for (int i = 0; i < count; ++i) {
    const MlirOperation op = make_op(context);
    const MlirRegion region = mlirRegionCreate();
    const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    EXPECT_TRUE(!is_reserved(op.ptr) && !is_reserved(region.ptr) && !is_reserved(block.ptr));
    EXPECT_TRUE(!is_reserved(mlirOperationGetResult(op, 0).ptr));
    EXPECT_TRUE(!is_reserved(mlirIntegerTypeGet(context, (unsigned)i + 1).ptr));
    mlirOperationDestroy(op);
    mlirRegionDestroy(region);
    mlirBlockDestroy(block);
  }
  mlirContextDestroy(context);
}

TN_TEST(one_entity_has_equal_bits_by_every_route) {
  const MlirContext context = make_context();
  const MlirModule module = mlirModuleCreateParse(
      context,
      mlirStringRefCreateFromCString("module { %0 = \"t.a\"() : () -> i32\n"
                                     "\"t.b\"(%0, %0) ({ ^a(%1: i32): }) : (i32, i32) -> () }"));
  const MlirOperation root = mlirModuleGetOperation(module);
  EXPECT_EQ(module.ptr, root.ptr);
  const MlirBlock body = mlirModuleGetBody(module);
  EXPECT_EQ(body.ptr, mlirRegionGetFirstBlock(mlirOperationGetRegion(root, 0)).ptr);
  const MlirOperation a = mlirBlockGetFirstOperation(body);
  const MlirOperation b = mlirOperationGetNextInBlock(a);
  const MlirValue value = mlirOperationGetResult(a, 0);
  EXPECT_EQ(value.ptr, mlirOperationGetOperand(b, 1).ptr);
  EXPECT_EQ(a.ptr, mlirOpResultGetOwner(value).ptr);
  const MlirOpOperand use = mlirValueGetFirstUse(value);
  EXPECT_EQ(b.ptr, mlirOpOperandGetOwner(use).ptr);
  EXPECT_EQ(value.ptr, mlirOpOperandGetValue(use).ptr);
  EXPECT_EQ(root.ptr, mlirOperationGetParentOperation(b).ptr);
  EXPECT_EQ(body.ptr, mlirOperationGetBlock(b).ptr);
  const MlirBlock inner = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(b));
  EXPECT_EQ(inner.ptr, mlirBlockArgumentGetOwner(mlirBlockGetArgument(inner, 0)).ptr);
  EXPECT_EQ(mlirValueGetType(value).ptr, mlirIntegerTypeGet(context, 32).ptr);
  EXPECT_EQ(mlirValueGetType(value).ptr,
            mlirTypeParseGet(context, mlirStringRefCreateFromCString("i32")).ptr);
  EXPECT_EQ(context.ptr, mlirTypeGetContext(mlirValueGetType(value)).ptr);
  EXPECT_EQ(mlirLocationUnknownGet(context).ptr, mlirLocationUnknownGet(context).ptr);
  EXPECT_EQ(mlirIdentifierGet(context, mlirStringRefCreateFromCString("t.a")).ptr,
            mlirOperationGetName(a).ptr);
  mlirContextDestroy(context);
}

/// A block that the program made keeps its handle when it is put somewhere.
TN_TEST(blocks_and_regions_keep_their_bits) {
  const MlirContext context = make_context();
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  const MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, block);
  EXPECT_EQ(block.ptr, mlirRegionGetFirstBlock(region).ptr);
  MlirOperationState state = mlirOperationStateGet(mlirStringRefCreateFromCString("t.op"),
                                                   mlirLocationUnknownGet(context));
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  const MlirOperation op = mlirOperationCreate(&state);
  EXPECT_EQ(region.ptr, mlirOperationGetFirstRegion(op).ptr);
  EXPECT_EQ(region.ptr, mlirBlockGetParentRegion(block).ptr);
  EXPECT_EQ(op.ptr, mlirBlockGetParentOperation(block).ptr);
  const MlirOperation inner = make_op(context);
  mlirBlockAppendOwnedOperation(block, inner);
  EXPECT_EQ(block.ptr, mlirOperationGetBlock(inner).ptr);
  mlirContextDestroy(context);
  EXPECT_EQ(0, word_of(mlirBlockGetParentRegion(block).ptr));
}

TN_TEST(what_was_of_a_context_is_stale_when_it_is_gone) {
  const MlirContext context = make_context();
  const MlirOperation op = make_op(context);
  const MlirType type = mlirIntegerTypeGet(context, 32);
  const MlirAttribute attribute =
      mlirAttributeParseGet(context, mlirStringRefCreateFromCString("[1, 2]"));
  const MlirLocation location =
      mlirLocationFileLineColGet(context, mlirStringRefCreateFromCString("f"), 1, 2);
  const MlirIdentifier name = mlirIdentifierGet(context, mlirStringRefCreateFromCString("n"));
  mlirContextDestroy(context);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(0, word_of(mlirTypeGetContext(type).ptr));
    EXPECT_EQ(0, word_of(mlirAttributeGetContext(attribute).ptr));
    EXPECT_EQ(0, word_of(mlirLocationGetContext(location).ptr));
    EXPECT_EQ(0, word_of(mlirIdentifierGetContext(name).ptr));
    EXPECT_EQ(0, word_of(mlirOperationGetContext(op).ptr));
    EXPECT_TRUE(!mlirContextGetAllowUnregisteredDialects(context));
    // A context of the same number changes nothing.
    const MlirContext other = make_context();
    if (mlirContextIsNull(other)) break;
    (void)make_op(other);
    mlirContextDestroy(other);
  }
}

TN_TEST(a_handle_of_another_kind_is_refused) {
  const MlirContext context = make_context();
  const MlirOperation op = make_op(context);
  const MlirType type = mlirIntegerTypeGet(context, 32);
  mlirContextDestroy((MlirContext){(void*)(uintptr_t)type.ptr});
  EXPECT_EQ(context.ptr, mlirTypeGetContext(type).ptr);
  EXPECT_EQ(0, word_of(mlirOperationGetBlock((MlirOperation){context.ptr}).ptr));
  EXPECT_EQ(0, word_of(mlirBlockGetParentRegion((MlirBlock){op.ptr}).ptr));
  EXPECT_EQ(0, word_of(mlirRegionGetFirstBlock((MlirRegion){op.ptr}).ptr));
  EXPECT_EQ(0, word_of(mlirValueGetType((MlirValue){op.ptr}).ptr));
  const MlirRegion region = mlirRegionCreate();
  mlirBlockDestroy((MlirBlock){region.ptr});
  mlirOpPrintingFlagsDestroy((MlirOpPrintingFlags){region.ptr});
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(region, block);
  EXPECT_EQ(block.ptr, mlirRegionGetFirstBlock(region).ptr);
  mlirRegionDestroy(region);
  EXPECT_EQ(0, word_of(mlirBlockGetParentRegion(block).ptr));
  mlirContextDestroy(context);
}

/// All references of a context's tables, under generations that occur.
TN_TEST(bits_that_nobody_gave_out_name_nothing) {
  const MlirContext context = make_context();
  const MlirModule module = mlirModuleCreateParse(
      context, mlirStringRefCreateFromCString(
                   "module { %0:3 = \"t.a\"() {a = [1, 2], b = dense<4> : tensor<64xi32>} : () -> "
                   "(i32, i32, i32)\n \"t.b\"(%0#1) ({ ^a(%1: i32): }) : (i32) -> () }"));
  EXPECT_TRUE(!mlirModuleIsNull(module));
  const tn_mc_word base = word_of(context.ptr);
  uint32_t ops = 0;
  uint32_t values = 0;
  for (uint64_t reference = 0; reference < 1u << 22; ++reference) {
    const tn_mc_word word = base | reference;
    tn_mc_cell cell;
    tn_mc_value value;
    tn_mc_use use;
    tn_mc_place place;
    ops += tn_mc__find_op(word, &cell);
    values += tn_mc__find_value(word, &value);
    (void)tn_mc__find_use(word, &use);
    (void)tn_mc__find_block(word, &place);
    (void)tn_mc__find_region(word, &place);
    (void)tn_mc__find_storage(word);
  }
  EXPECT_EQ(3, ops);
  EXPECT_EQ(4, values);
  mlirContextDestroy(context);
}

/// Numbers come back, each time with higher generations, until these are spent.
TN_TEST(numbers_come_back_with_higher_generations) {
  uint32_t last[1u << TN_MC_CONTEXT_BITS] = {0};
  // Those of the tests before.
  for (uint32_t i = 1; i <= TN_MC_CONTEXT_LAST; ++i) last[i] = tn_mc__contexts[i].generation;
  uint32_t made = 0;
  for (uint32_t i = 0; i < 5000; ++i) {
    const MlirContext context = mlirContextCreateWithThreading(false);
    if (mlirContextIsNull(context)) break;
    ++made;
    const tn_mc_word word = word_of(context.ptr);
    const uint32_t number = tn_mc_word__context(word);
    EXPECT_TRUE(tn_mc_word__generation(word) > last[number]);
    const MlirOperation op =
        mlirModuleGetOperation(mlirModuleCreateEmpty(mlirLocationUnknownGet(context)));
    EXPECT_TRUE(tn_mc_word__generation(word_of(op.ptr)) > last[number]);
    last[number] = tn_mc_word__generation(word_of(op.ptr));
    mlirContextDestroy(context);
  }
  if (!HAS_FEW_BITS) {
    EXPECT_EQ(5000, made);
    return;
  }
  EXPECT_TRUE(made < 32);
  EXPECT_TRUE(mlirContextIsNull(mlirContextCreate()));
  EXPECT_TRUE(mlirContextIsNull(mlirContextCreateWithThreading(true)));
}
