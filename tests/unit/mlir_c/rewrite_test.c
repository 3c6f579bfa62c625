// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriters, patterns, patterns of pdl.

#include <mlir-c/Dialect/PDL.h>
#include <mlir-c/Rewrite.h>
#include <pthread.h>

#include "client.h"

static MlirOperation first_of(MlirModule module) {
  return mlirBlockGetFirstOperation(mlirModuleGetBody(module));
}

static MlirOperation make_op(MlirContext context, const char* name) {
  MlirOperationState state = mlirOperationStateGet(text_of(name), mlirLocationUnknownGet(context));
  return mlirOperationCreate(&state);
}

static bool is_called(MlirOperation op, const char* name) {
  const MlirStringRef text = mlirIdentifierStr(mlirOperationGetName(op));
  return text.length == strlen(name) && memcmp(text.data, name, text.length) == 0;
}

static void open_client(client* it) {
  client_open_all(it);
  mlirContextSetAllowUnregisteredDialects(it->context, true);
}

TN_TEST(a_rewriter_inserts_where_it_stands) {
  client it;
  open_client(&it);
  const MlirModule module = client_parse(&it, "\"a.first\"() : () -> ()");
  const MlirBlock body = mlirModuleGetBody(module);
  const MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(first_of(module));
  EXPECT_TRUE(mlirBlockEqual(body, mlirRewriterBaseGetBlock(rewriter)));
  EXPECT_TRUE(is_called(mlirRewriterBaseGetOperationAfterInsertion(rewriter), "a.first"));
  EXPECT_TRUE(mlirContextEqual(it.context, mlirRewriterBaseGetContext(rewriter)));
  const MlirOperation op = make_op(it.context, "a.new");
  EXPECT_TRUE(mlirOperationEqual(op, mlirRewriterBaseInsert(rewriter, op)));
  EXPECT_TRUE(is_called(first_of(module), "a.new"));
  EXPECT_TRUE(mlirOperationIsNull(mlirRewriterBaseInsert(rewriter, op)));
  EXPECT_TRUE(was_refused(&it, "is already in a block"));
  mlirRewriterBaseClearInsertionPoint(rewriter);
  EXPECT_TRUE(mlirBlockIsNull(mlirRewriterBaseGetInsertionBlock(rewriter)));
  const MlirOperation clone = mlirRewriterBaseClone(rewriter, op);
  EXPECT_TRUE(mlirBlockIsNull(mlirOperationGetBlock(clone)));
  mlirOperationDestroy(clone);
  EXPECT_TRUE(is_silent(&it));
  mlirIRRewriterDestroy(rewriter);
  mlirIRRewriterDestroy(rewriter);
  mlirRewriterBaseSetInsertionPointToEnd(rewriter, body);
  EXPECT_TRUE(mlirContextIsNull(mlirRewriterBaseGetContext(rewriter)));
  mlirContextDestroy(it.context);
}

TN_TEST(a_rewriter_refuses_what_is_gone_or_foreign) {
  client it;
  client other;
  open_client(&it);
  open_client(&other);
  const MlirModule module = client_parse(&it, "\"a.first\"() : () -> ()\n\"a.next\"() : () -> ()");
  const MlirModule foreign = client_parse(&other, "\"a.first\"() : () -> ()");
  const MlirRewriterBase rewriter = mlirIRRewriterCreate(it.context);
  const MlirOperation gone = first_of(module);
  mlirRewriterBaseSetInsertionPointBefore(rewriter, gone);
  mlirRewriterBaseEraseOp(rewriter, gone);
  EXPECT_TRUE(is_silent(&it));
  EXPECT_TRUE(is_called(mlirRewriterBaseGetOperationAfterInsertion(rewriter), "a.next"));
  mlirRewriterBaseEraseOp(rewriter, gone);
  EXPECT_TRUE(was_refused(&it, "erased"));
  mlirRewriterBaseSetInsertionPointBefore(rewriter, gone);
  EXPECT_TRUE(was_refused(&it, "erased"));
  mlirRewriterBaseReplaceOpWithOperation(rewriter, first_of(module), first_of(foreign));
  EXPECT_TRUE(was_refused(&it, "belongs to another context"));
  mlirRewriterBaseSetInsertionPointToEnd(rewriter, mlirModuleGetBody(foreign));
  EXPECT_TRUE(was_refused(&it, "belongs to another context"));
  mlirRewriterBaseReplaceOpWithValues(rewriter, first_of(module), -1, NULL);
  EXPECT_TRUE(was_refused(&it, "invalid number of values"));
  mlirContextDestroy(it.context);
  mlirRewriterBaseClearInsertionPoint(rewriter);
  mlirIRRewriterDestroy(rewriter);
  mlirContextDestroy(other.context);
}

TN_TEST(regions_are_cloned_and_blocks_moved) {
  client it;
  open_client(&it);
  const MlirModule module =
      client_parse(&it,
                   "\"a.from\"() ({\n^bb0(%x: i1):\n  \"a.use\"(%x) : (i1) -> ()\n"
                   "}) : () -> ()\n"
                   "\"a.to\"() ({\n^bb0:\n  \"a.end\"() : () -> ()\n}) : () -> ()");
  const MlirOperation from = first_of(module);
  const MlirRegion source = mlirOperationGetRegion(from, 0);
  const MlirRegion target = mlirOperationGetRegion(mlirOperationGetNextInBlock(from), 0);
  const MlirBlock last = mlirRegionGetFirstBlock(target);
  const MlirRewriterBase rewriter = mlirIRRewriterCreate(it.context);
  mlirRewriterBaseCloneRegionBefore(rewriter, source, last);
  const MlirBlock cloned = mlirRegionGetFirstBlock(target);
  EXPECT_TRUE(!mlirBlockEqual(cloned, last));
  EXPECT_EQ(1, mlirBlockGetNumArguments(cloned));
  EXPECT_TRUE(is_called(mlirBlockGetFirstOperation(cloned), "a.use"));
  EXPECT_TRUE(mlirValueEqual(mlirOperationGetOperand(mlirBlockGetFirstOperation(cloned), 0),
                             mlirBlockGetArgument(cloned, 0)));
  mlirRewriterBaseMoveBlockBefore(rewriter, last, cloned);
  EXPECT_TRUE(mlirBlockEqual(last, mlirRegionGetFirstBlock(target)));
  mlirRewriterBaseInlineRegionBefore(rewriter, source, last);
  EXPECT_TRUE(mlirBlockIsNull(mlirRegionGetFirstBlock(source)));
  EXPECT_TRUE(is_silent(&it));
  const MlirRegion free_region = mlirRegionCreate();
  mlirRewriterBaseCloneRegionBefore(rewriter, free_region, last);
  EXPECT_TRUE(was_refused(&it, "has no parent operation"));
  mlirRegionDestroy(free_region);
  mlirContextDestroy(it.context);
}

static void* insert_elsewhere(void* user_data) {
  const MlirRewriterBase* rewriter = user_data;
  mlirRewriterBaseInsert(*rewriter, make_op(mlirRewriterBaseGetContext(*rewriter), "a.other"));
  return NULL;
}

TN_TEST(a_rewriter_goes_from_thread_to_thread) {
  client it;
  open_client(&it);
  pthread_t thread;
  const MlirModule module = client_parse(&it, "\"a.first\"() : () -> ()");
  MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(first_of(module));
  EXPECT_EQ(0, pthread_create(&thread, NULL, insert_elsewhere, &rewriter));
  pthread_join(thread, NULL);
  EXPECT_TRUE(is_called(first_of(module), "a.other"));
  insert_elsewhere(&rewriter);
  EXPECT_TRUE(is_called(mlirOperationGetNextInBlock(mlirOperationGetNextInBlock(first_of(module))),
                        "a.first"));
  EXPECT_TRUE(is_silent(&it));
  mlirContextDestroy(it.context);
}

//===-- Patterns ------------------------------------------------------------------------------===//

typedef struct own_pattern {
  int constructs;
  int destructs;
  int calls;
  MlirPatternRewriter kept;
  MlirFrozenRewritePatternSet set;
  bool destroys;
  bool only_looks;
} own_pattern;

static void construct(void* data) { ++((own_pattern*)data)->constructs; }
static void destruct(void* data) { ++((own_pattern*)data)->destructs; }

static MlirLogicalResult rewrite(MlirRewritePattern pattern, MlirOperation op,
                                 MlirPatternRewriter rewriter, void* data) {
  own_pattern* it = data;
  (void)pattern;
  ++it->calls;
  it->kept = rewriter;
  const MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  mlirIRRewriterDestroy(base);
  if (it->destroys) mlirFrozenRewritePatternSetDestroy(it->set);
  if (it->only_looks) return mlirLogicalResultFailure();
  const MlirOperation made = make_op(mlirRewriterBaseGetContext(base), "a.new");
  mlirRewriterBaseInsert(base, made);
  mlirRewriterBaseReplaceOpWithOperation(base, op, made);
  return mlirLogicalResultSuccess();
}

static MlirFrozenRewritePatternSet freeze(MlirContext context, own_pattern* it) {
  const MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  const MlirRewritePattern pattern = mlirOpRewritePatternCreate(
      text_of("a.old"), 1, context, (MlirRewritePatternCallbacks){construct, destruct, rewrite}, it,
      0, NULL);
  mlirRewritePatternSetAdd(set, pattern);
  mlirRewritePatternSetAdd(set, pattern);
  it->set = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  return it->set;
}

TN_TEST(patterns_are_applied_until_nothing_changes) {
  client it;
  own_pattern own = {0};
  open_client(&it);
  const MlirModule module = client_parse(&it, "\"a.old\"() : () -> ()\n\"a.old\"() : () -> ()");
  const MlirOperation old = first_of(module);
  const MlirFrozenRewritePatternSet set = freeze(it.context, &own);
  // The pattern was added twice.
  EXPECT_TRUE(was_refused(&it, "already belongs to a set"));
  const MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirApplyPatternsAndFoldGreedily(module, set, config)));
  EXPECT_EQ(2, own.calls);
  EXPECT_TRUE(is_called(first_of(module), "a.new"));
  // It was refused to destroy the driver's rewriter.
  EXPECT_TRUE(was_refused(&it, "belongs to a driver"));
  EXPECT_TRUE(mlirContextIsNull(mlirOperationGetContext(old)));
  EXPECT_TRUE(was_refused(&it, "erased"));
  EXPECT_TRUE(mlirPatternRewriterAsBase(own.kept).ptr == NULL);
  mlirGreedyRewriteDriverConfigDestroy(config);
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirApplyPatternsAndFoldGreedily(module, set, config)));
  mlirFrozenRewritePatternSetDestroy(set);
  EXPECT_EQ(1, own.constructs);
  EXPECT_EQ(1, own.destructs);
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), set);
  mlirContextDestroy(it.context);
}

TN_TEST(a_set_that_is_destroyed_while_it_runs_goes_afterwards) {
  client it;
  own_pattern own = {.destroys = true, .only_looks = true};
  open_client(&it);
  const MlirModule module = client_parse(&it, "\"a.old\"() : () -> ()");
  const MlirFrozenRewritePatternSet set = freeze(it.context, &own);
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), set);
  EXPECT_EQ(1, own.calls);
  EXPECT_EQ(1, own.destructs);
  it.count = 0;
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirApplyPatternsAndFoldGreedilyWithOp(
      mlirModuleGetOperation(module), set, (MlirGreedyRewriteDriverConfig){NULL})));
  EXPECT_EQ(1, own.calls);
  mlirContextDestroy(it.context);
}

TN_TEST(sets_go_with_their_context) {
  client it;
  own_pattern own = {0};
  open_client(&it);
  const MlirFrozenRewritePatternSet set = freeze(it.context, &own);
  mlirContextDestroy(it.context);
  EXPECT_EQ(1, own.destructs);
  mlirFrozenRewritePatternSetDestroy(set);
  EXPECT_EQ(1, own.destructs);
}

TN_TEST(configurations_keep_what_they_are_told) {
  const MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  EXPECT_EQ(10, mlirGreedyRewriteDriverConfigGetMaxIterations(config));
  EXPECT_EQ(-1, mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config));
  mlirGreedyRewriteDriverConfigSetStrictness(config, (MlirGreedyRewriteStrictness)77);
  EXPECT_EQ(MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP,
            mlirGreedyRewriteDriverConfigGetStrictness(config));
  mlirGreedyRewriteDriverConfigSetStrictness(config, MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  EXPECT_EQ(MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS,
            mlirGreedyRewriteDriverConfigGetStrictness(config));
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(config,
                                                            (MlirGreedySimplifyRegionLevel)9);
  EXPECT_EQ(MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE,
            mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config));
  mlirGreedyRewriteDriverConfigDestroy(config);
  EXPECT_EQ(0, mlirGreedyRewriteDriverConfigGetMaxIterations(config));
  mlirGreedyRewriteDriverConfigDestroy(config);
}

//===-- pdl -----------------------------------------------------------------------------------===//

static const char* const pdl_text =
    "pdl.pattern : benefit(1) {\n"
    "  %op = pdl.operation \"a.old\"\n"
    "  pdl.apply_native_constraint \"wants\"(%op : !pdl.operation)\n"
    "  pdl.rewrite %op {\n"
    "    %new = pdl.apply_native_rewrite \"make\"(%op : !pdl.operation) : !pdl.operation\n"
    "    pdl.erase %op\n"
    "  }\n"
    "}\n";

typedef struct functions {
  int constraints;
  int rewrites;
  bool wants;
  MlirPDLValue kept;
  MlirPDLResultList list;
} functions;

static MlirLogicalResult wants(MlirPatternRewriter rewriter, MlirPDLResultList results,
                               size_t count, MlirPDLValue* values, void* data) {
  functions* it = data;
  (void)rewriter;
  (void)results;
  ++it->constraints;
  const bool fits = count == 1 && is_called(mlirPDLValueAsOperation(values[0]), "a.old") &&
                    mlirValueIsNull(mlirPDLValueAsValue(values[0])) &&
                    mlirTypeIsNull(mlirPDLValueAsType(values[0])) &&
                    mlirAttributeIsNull(mlirPDLValueAsAttribute(values[0]));
  return fits && it->wants ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

static MlirLogicalResult make(MlirPatternRewriter rewriter, MlirPDLResultList results, size_t count,
                              MlirPDLValue* values, void* data) {
  functions* it = data;
  (void)count;
  ++it->rewrites;
  it->kept = values[0];
  it->list = results;
  const MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  const MlirOperation made = make_op(mlirRewriterBaseGetContext(base), "a.new");
  mlirRewriterBaseInsert(base, made);
  mlirPDLResultListPushBackOperation(results, made);
  return mlirLogicalResultSuccess();
}

TN_TEST(patterns_of_pdl_call_functions) {
  client it;
  functions own = {.wants = true};
  open_client(&it);
  const MlirModule module = client_parse(&it, "\"a.old\"() : () -> ()");
  const MlirModule patterns = client_parse(&it, pdl_text);
  const MlirPDLPatternModule pdl = mlirPDLPatternModuleFromModule(patterns);
  mlirPDLPatternModuleRegisterConstraintFunction(pdl, text_of("wants"), wants, &own);
  mlirPDLPatternModuleRegisterRewriteFunction(pdl, text_of("make"), make, &own);
  mlirPDLPatternModuleRegisterRewriteFunction(pdl, text_of(""), make, &own);
  EXPECT_TRUE(was_refused(&it, "a native function needs a name"));
  const MlirRewritePatternSet set = mlirRewritePatternSetFromPDLPatternModule(pdl);
  const MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  EXPECT_TRUE(is_silent(&it));
  mlirPDLPatternModuleDestroy(pdl);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      mlirApplyPatternsAndFoldGreedily(module, frozen, (MlirGreedyRewriteDriverConfig){NULL})));
  EXPECT_EQ(1, own.constraints);
  EXPECT_EQ(1, own.rewrites);
  EXPECT_TRUE(is_called(first_of(module), "a.new"));
  EXPECT_TRUE(is_silent(&it));
  EXPECT_TRUE(mlirOperationIsNull(mlirPDLValueAsOperation(own.kept)));
  mlirPDLResultListPushBackOperation(own.list, first_of(module));
  mlirPDLPatternModuleDestroy(pdl);
  EXPECT_TRUE(mlirRewritePatternSetFromPDLPatternModule(pdl).ptr == NULL);
  mlirContextDestroy(it.context);
}

TN_TEST(pdl_modules_without_their_functions_make_no_set) {
  client it;
  open_client(&it);
  const MlirPDLPatternModule pdl = mlirPDLPatternModuleFromModule(client_parse(&it, pdl_text));
  EXPECT_TRUE(mlirRewritePatternSetFromPDLPatternModule(pdl).ptr == NULL);
  EXPECT_TRUE(it.count != 0);
  mlirContextDestroy(it.context);
  mlirPDLPatternModuleDestroy(pdl);
}
