// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects, and the blocks and regions among them: made without a context, on any thread, placed in
// trees, gone with their op; and that none of it leaves slots after.

#include "mlir_c/object.h"

#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>
#include <pthread.h>

#include "tn_test.h"

#define HAS_FEW_BITS (TN_MC_CONTEXT_BITS < 12)

static tn_mc_word word_of(const void* handle) { return (tn_mc_word)(uintptr_t)handle; }

/// Contexts are few in the variant with few bits: all tests share one.
static MlirContext shared_context(void) {
  static MlirContext context;
  if (mlirContextIsNull(context)) {
    context = mlirContextCreate();
    mlirContextSetAllowUnregisteredDialects(context, true);
  }
  return context;
}

static MlirOperation make_op(MlirContext context, intptr_t region_count, MlirRegion* regions) {
  MlirOperationState state = mlirOperationStateGet(mlirStringRefCreateFromCString("t.op"),
                                                   mlirLocationUnknownGet(context));
  mlirOperationStateAddOwnedRegions(&state, region_count, regions);
  return mlirOperationCreate(&state);
}

/// The number of the slot that the next object gets, if none is free: what a table has grown to.
static uint32_t highest_slot(void) {
  MlirRegion regions[64];
  uint32_t highest = 0;
  for (int i = 0; i < 64; ++i) {
    regions[i] = mlirRegionCreate();
    const uint32_t slot = tn_mc_word__reference(word_of(regions[i].ptr));
    if (slot > highest) highest = slot;
  }
  for (int i = 0; i < 64; ++i) mlirRegionDestroy(regions[i]);
  return highest;
}

TN_TEST(a_million_objects_take_no_more_slots_than_live_at_once) {
  const uint32_t count = HAS_FEW_BITS ? 10000 : 1000000;
  const uint32_t before = highest_slot();
  for (uint32_t i = 0; i < count; ++i) {
    const MlirRegion region = mlirRegionCreate();
    const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(region, block);
    mlirRegionDestroy(region);
  }
  // A slot is retired when its generations are spent: 2^19 lives of 20 bits, 8 of 4.
  const uint32_t retired = 2 * count / (TN_MC_GENERATION_LAST / 2 + 1) + 2;
  EXPECT_TRUE(highest_slot() <= before + retired + 64);
}

TN_TEST(objects_of_ops_go_with_them) {
  const MlirContext context = shared_context();
  const uint32_t count = HAS_FEW_BITS ? 1000 : 100000;
  const uint32_t before = highest_slot();
  for (uint32_t i = 0; i < count; ++i) {
    MlirRegion region = mlirRegionCreate();
    const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(region, block);
    const MlirOperation op = make_op(context, 1, &region);
    EXPECT_EQ(op.ptr, mlirBlockGetParentOperation(block).ptr);
    mlirOperationDestroy(op);
    EXPECT_EQ(0, word_of(mlirBlockGetParentRegion(block).ptr));
    EXPECT_EQ(0, word_of(mlirRegionGetFirstBlock(region).ptr));
  }
  const uint32_t retired = 2 * count / (TN_MC_GENERATION_LAST / 2 + 1) + 2;
  EXPECT_TRUE(highest_slot() <= before + retired + 64);
}

TN_TEST(objects_go_with_their_context) {
  if (HAS_FEW_BITS) TN_SKIP();
  const uint32_t before = highest_slot();
  for (int round = 0; round < 20; ++round) {
    const MlirContext context = mlirContextCreateWithThreading(round % 2 == 0);
    mlirContextSetAllowUnregisteredDialects(context, true);
    MlirRegion regions[100];
    MlirBlock blocks[100];
    for (int i = 0; i < 100; ++i) {
      regions[i] = mlirRegionCreate();
      blocks[i] = mlirBlockCreate(0, NULL, NULL);
      mlirRegionAppendOwnedBlock(regions[i], blocks[i]);
      (void)mlirBlockAddArgument(blocks[i], mlirIntegerTypeGet(context, 8),
                                 mlirLocationUnknownGet(context));
      if (i % 2 == 0) (void)make_op(context, 1, &regions[i]);
    }
    mlirContextDestroy(context);
    for (int i = 0; i < 100; ++i) {
      EXPECT_EQ(0, mlirBlockGetNumArguments(blocks[i]));
      EXPECT_EQ(0, word_of(mlirBlockGetParentRegion(blocks[i]).ptr));
    }
  }
  EXPECT_TRUE(highest_slot() <= before + 200 + 64);
}

TN_TEST(blocks_and_regions_without_a_context_are_a_list) {
  const MlirRegion region = mlirRegionCreate();
  MlirBlock blocks[4];
  for (int i = 0; i < 4; ++i) blocks[i] = mlirBlockCreate(0, NULL, NULL);
  mlirRegionInsertOwnedBlock(region, 0, blocks[2]);
  mlirRegionInsertOwnedBlock(region, 0, blocks[0]);
  mlirRegionInsertOwnedBlockAfter(region, blocks[0], blocks[1]);
  mlirRegionInsertOwnedBlock(region, 3, blocks[3]);
  MlirBlock at = mlirRegionGetFirstBlock(region);
  for (int i = 0; i < 4; ++i, at = mlirBlockGetNextInRegion(at)) EXPECT_EQ(blocks[i].ptr, at.ptr);
  EXPECT_TRUE(mlirBlockIsNull(at));
  // Places that are none.
  const MlirBlock other = mlirBlockCreate(0, NULL, NULL);
  mlirRegionInsertOwnedBlock(region, 5, other);
  mlirRegionInsertOwnedBlock(region, -1, other);
  mlirRegionInsertOwnedBlockBefore(region, other, other);
  EXPECT_TRUE(mlirRegionIsNull(mlirBlockGetParentRegion(other)));
  const MlirRegion empty = mlirRegionCreate();
  mlirRegionInsertOwnedBlock(empty, 1, other);
  EXPECT_TRUE(mlirRegionIsNull(mlirBlockGetParentRegion(other)));
  mlirRegionTakeBody(empty, region);
  EXPECT_EQ(blocks[0].ptr, mlirRegionGetFirstBlock(empty).ptr);
  EXPECT_TRUE(mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
  mlirBlockDetach(blocks[1]);
  EXPECT_EQ(blocks[2].ptr, mlirBlockGetNextInRegion(blocks[0]).ptr);
  mlirBlockDestroy(blocks[1]);
  mlirBlockDestroy(blocks[1]);
  mlirRegionDestroy(empty);
  mlirRegionDestroy(region);
  mlirBlockDestroy(other);
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(mlirBlockIsNull(mlirBlockGetNextInRegion(blocks[i])));
}

TN_TEST(the_first_context_has_what_had_none) {
  if (HAS_FEW_BITS) TN_SKIP();
  const MlirContext context = shared_context();
  const MlirContext other = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(other, true);
  MlirRegion region = mlirRegionCreate();
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(region, block);
  const MlirOperation op = make_op(context, 0, NULL);
  mlirBlockAppendOwnedOperation(block, op);
  // Its region went along, and no other context takes either.
  EXPECT_TRUE(mlirOperationIsNull(make_op(other, 1, &region)));
  EXPECT_TRUE(mlirRegionIsNull(mlirBlockGetParentRegion(block)));
  EXPECT_TRUE(mlirContextIsNull(mlirOperationGetContext(op)));
  mlirContextDestroy(other);
}

//===-- Threads -------------------------------------------------------------------------------===//

enum { MANY = 200 };

typedef struct made {
  MlirRegion regions[MANY];
  MlirBlock blocks[MANY];
} made;

static void* make_many(void* user_data) {
  made* it = user_data;
  for (int i = 0; i < MANY; ++i) {
    it->regions[i] = mlirRegionCreate();
    it->blocks[i] = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(it->regions[i], it->blocks[i]);
  }
  return NULL;
}

TN_TEST(what_threads_made_is_put_together_by_another) {
  const MlirContext context = shared_context();
  static made things[4];
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i) (void)pthread_create(&threads[i], NULL, make_many, &things[i]);
  for (int i = 0; i < 4; ++i) (void)pthread_join(threads[i], NULL);
  for (int i = 0; i < 4; ++i) {
    for (int k = 0; k < MANY; ++k) {
      EXPECT_EQ(things[i].blocks[k].ptr, mlirRegionGetFirstBlock(things[i].regions[k]).ptr);
      const MlirOperation op = make_op(context, 1, &things[i].regions[k]);
      EXPECT_EQ(op.ptr, mlirBlockGetParentOperation(things[i].blocks[k]).ptr);
      mlirOperationDestroy(op);
      EXPECT_TRUE(mlirRegionIsNull(mlirBlockGetParentRegion(things[i].blocks[k])));
    }
  }
}
