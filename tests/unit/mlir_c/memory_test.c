// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that runs out under MLIR's C API: every allocation of a program fails once, and what the
// API answers then is null or whole. Contexts of this room take their memory from the C library,
// whose functions this program has before it.
// Own program: it defines malloc.

#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>
#include <stdlib.h>
#include <string.h>

#include "tn_test.h"

#if defined(__GLIBC__) && !TN_TEST_SANITIZED
#define CAN_FAIL 1

void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* block, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

static size_t allowed = SIZE_MAX;
static bool failed;

static bool may_allocate(void) {
  if (allowed == SIZE_MAX || allowed-- != 0) return true;
  allowed = SIZE_MAX;  // One fails, the next ones do not.
  failed = true;
  return false;
}

void* malloc(size_t size) { return may_allocate() ? __libc_malloc(size) : NULL; }
void* calloc(size_t count, size_t size) {
  return may_allocate() ? __libc_calloc(count, size) : NULL;
}
void* realloc(void* block, size_t size) {
  return size == 0 || may_allocate() ? __libc_realloc(block, size) : NULL;
}
void* aligned_alloc(size_t alignment, size_t size) {
  return may_allocate() ? __libc_memalign(alignment, size) : NULL;
}

#else
#define CAN_FAIL 0
static size_t allowed;
static bool failed;
#endif

static MlirStringRef text(const char* words) { return mlirStringRefCreateFromCString(words); }
static void count_bytes(MlirStringRef part, void* user_data) { *(size_t*)user_data += part.length; }

/// Whether the parts of an op are as they were given, if it was made.
static void expect_whole(MlirOperation op, intptr_t operands, intptr_t regions) {
  if (mlirOperationIsNull(op)) {
    EXPECT_TRUE(failed);
    return;
  }
  EXPECT_EQ(operands, mlirOperationGetNumOperands(op));
  EXPECT_EQ(regions, mlirOperationGetNumRegions(op));
  EXPECT_EQ(20, mlirOperationGetNumResults(op));
}

static MlirOperation make_op(MlirContext context, MlirValue operand) {
  MlirOperationState state = mlirOperationStateGet(text("t.op"), mlirLocationUnknownGet(context));
  MlirType types[20];
  MlirValue operands[20];
  for (int i = 0; i < 20; ++i) types[i] = mlirIntegerTypeGet(context, (unsigned)i + 1);
  for (int i = 0; i < 20; ++i) operands[i] = operand;
  mlirOperationStateAddResults(&state, 20, types);
  mlirOperationStateAddOperands(&state, 20, operands);
  MlirRegion region = mlirRegionCreate();
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  if (mlirBlockIsNull(block) || mlirRegionIsNull(region)) {
    EXPECT_TRUE(failed);
    if (!mlirBlockIsNull(block)) mlirBlockDestroy(block);
  } else {
    mlirRegionAppendOwnedBlock(region, block);
  }
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  const MlirOperation op = mlirOperationCreate(&state);
  expect_whole(op, 20, 1);
  if (mlirOperationIsNull(op)) EXPECT_TRUE(mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
  return op;
}

static void change(MlirContext context, MlirOperation op) {
  const MlirValue result = mlirOperationGetResult(op, 3);
  const MlirValue both[2] = {result, result};
  mlirOperationSetOperands(op, 2, both);
  if (mlirOperationGetNumOperands(op) != 2) EXPECT_TRUE(failed);
  mlirOperationSetAttributeByName(
      op, text("name"),
      mlirAttributeParseGet(context, text("[1, \"two\", dense<3> : tensor<4xi8>]")));
  const MlirOperation clone = mlirOperationClone(op);
  if (!mlirOperationIsNull(clone)) EXPECT_EQ(1, mlirOperationGetNumRegions(clone));
  size_t bytes = 0;
  const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (flags.ptr != NULL) {
    mlirOperationPrintWithFlags(op, flags, count_bytes, &bytes);
    mlirOpPrintingFlagsDestroy(flags);
  }
  mlirOperationWriteBytecode(op, count_bytes, &bytes);
  const MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(op));
  (void)mlirBlockAddArgument(block, mlirIntegerTypeGet(context, 7),
                             mlirLocationUnknownGet(context));
  EXPECT_TRUE(failed || mlirBlockGetNumArguments(block) == 1);
}

static void use_symbols(MlirContext context) {
  const MlirModule module =
      mlirModuleCreateParse(context, text("module { \"t.s\"() {sym_name = \"a\"} : () -> () }"));
  if (mlirModuleIsNull(module)) {
    EXPECT_TRUE(failed);
    return;
  }
  const MlirSymbolTable table = mlirSymbolTableCreate(mlirModuleGetOperation(module));
  if (!mlirSymbolTableIsNull(table)) {
    const MlirOperation found = mlirSymbolTableLookup(table, text("a"));
    EXPECT_TRUE(failed || !mlirOperationIsNull(found));
    mlirSymbolTableDestroy(table);
  }
  mlirModuleDestroy(module);
}

/// A program in which one allocation fails. The context still works after it.
static void run_program(void) {
  const MlirContext context = mlirContextCreate();
  if (mlirContextIsNull(context)) {
    EXPECT_TRUE(failed);
    return;
  }
  mlirContextSetAllowUnregisteredDialects(context, true);
  const MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  EXPECT_TRUE(failed || !mlirModuleIsNull(module));
  if (!mlirModuleIsNull(module)) EXPECT_TRUE(!mlirBlockIsNull(mlirModuleGetBody(module)));
  const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  const MlirValue value =
      mlirBlockAddArgument(block, mlirIntegerTypeGet(context, 8), mlirLocationUnknownGet(context));
  if (!mlirValueIsNull(value)) {
    const MlirOperation op = make_op(context, value);
    if (!mlirOperationIsNull(op)) change(context, op);
  }
  use_symbols(context);
  allowed = SIZE_MAX;
  const MlirModule last = mlirModuleCreateParse(context, text("module { \"t.a\"() : () -> () }"));
  EXPECT_TRUE(!mlirModuleIsNull(last));
  EXPECT_TRUE(mlirOperationVerify(mlirModuleGetOperation(last)));
  mlirContextDestroy(context);
  if (!mlirBlockIsNull(block) && mlirValueIsNull(value)) mlirBlockDestroy(block);
}

TN_TEST(every_allocation_fails_once) {
  if (!CAN_FAIL) TN_SKIP();
  size_t count = 0;
  for (failed = true; failed; ++count) {
    failed = false;
    allowed = count;
    run_program();
    allowed = SIZE_MAX;
  }
  EXPECT_TRUE(count > 50);
}
