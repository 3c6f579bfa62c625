// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is asked of malformed ops through MLIR's C API: printers, bytecode, clones, the verifier,
// symbol tables, interfaces and inferred types, its greedy driver with patterns of functions and of
// pdl, and passes after one that leaves ops malformed.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/IR.h>
#include <mlir-c/Interfaces.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>
#include <mlir-c/Rewrite.h>

#include "mlir_c/handle.h"
#include "scope/scope.h"
// clang-format off
#include "malformed.h"
// clang-format on

#define OPERANDS_MAX 8

static MlirStringRef string_of(const char* bytes) { return (MlirStringRef){bytes, strlen(bytes)}; }
static MlirContext context_of(const world* w) { return (MlirContext){w->client}; }
static void take_bytes(MlirStringRef bytes, void* size) { *(size_t*)size += bytes.length; }

void open_context(world* w) {
  const MlirContext context = mlirContextCreate();
  const MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  mlirContextAppendDialectRegistry(context, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextSetAllowUnregisteredDialects(context, true);
  tn_mc_context* record = tn_mc__find_context(TN_MC_WORD(context));
  must(record != NULL, "making a context");
  w->client = context.ptr;
  w->context = record->context;
  w->scope = tn_mc__scope(record);
}

void close_context(world* w) { mlirContextDestroy(context_of(w)); }

static MlirOperation give(const world* w, tn_op op) {
  return tn_mc__give_op(tn_mc__record_of(w->context), op.slot);
}

/// An op of the client's as the library's own functions take it.
static tn_op take(const world* w, MlirOperation op) {
  tn_mc_cell cell;
  if (!tn_mc__find_op(TN_MC_WORD(op), &cell)) return (tn_op){0};
  return tn_op__handle(w->context, w->scope->number, cell.reference);
}

//===-- Asking --------------------------------------------------------------------------------===//

static void print_it(world* w, MlirOperation op) {
  size_t size = 0;
  for (uint32_t i = 0; i < 3; ++i) {
    const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
    if (i == 1) mlirOpPrintingFlagsPrintGenericOpForm(flags);
    if (i == 2 && chance(w, 2)) mlirOpPrintingFlagsAssumeVerified(flags);
    if (i == 2 && chance(w, 2)) mlirOpPrintingFlagsUseLocalScope(flags);
    if (i == 2 && chance(w, 2)) mlirOpPrintingFlagsEnableDebugInfo(flags, true, chance(w, 2));
    mlirOperationPrintWithFlags(op, flags, take_bytes, &size);
    mlirOpPrintingFlagsDestroy(flags);
  }
  must(size != 0, "printing");
}

static void take_types(intptr_t count, MlirType* types, void* user_data) {
  for (intptr_t i = 0; i < count; ++i) *(bool*)user_data |= mlirTypeIsNull(types[i]);
}

static MlirAttribute attributes_of(MlirContext context, MlirOperation op) {
  MlirNamedAttribute entries[16];
  intptr_t count = mlirOperationGetNumAttributes(op);
  if (count > 16) count = 16;
  for (intptr_t i = 0; i < count; ++i) entries[i] = mlirOperationGetAttribute(op, i);
  return mlirDictionaryAttrGet(context, count, entries);
}

static void infer(MlirContext context, MlirOperation op) {
  MlirValue operands[OPERANDS_MAX];
  intptr_t count = mlirOperationGetNumOperands(op);
  bool has_null = false;
  if (count > OPERANDS_MAX) count = OPERANDS_MAX;
  for (intptr_t i = 0; i < count; ++i) operands[i] = mlirOperationGetOperand(op, i);
  (void)mlirOperationImplementsInterface(op, mlirInferTypeOpInterfaceTypeID());
  (void)mlirOperationImplementsInterface(op, mlirInferShapedTypeOpInterfaceTypeID());
  (void)mlirInferTypeOpInterfaceInferReturnTypes(
      mlirIdentifierStr(mlirOperationGetName(op)), context, mlirOperationGetLocation(op), count,
      operands, attributes_of(context, op), NULL, 0, NULL, take_types, &has_null);
  must(!has_null, "inferring types");
}

static MlirWalkResult ask_op(MlirOperation op, void* user_data) {
  const world* w = user_data;
  infer(context_of(w), op);
  for (intptr_t i = 0; i < mlirOperationGetNumAttributes(op); ++i) {
    (void)mlirOperationHasInherentAttributeByName(
        op, mlirIdentifierStr(mlirOperationGetAttribute(op, i).name));
  }
  const MlirSymbolTable table = mlirSymbolTableCreate(op);
  if (!mlirSymbolTableIsNull(table)) {
    (void)mlirSymbolTableLookup(table, string_of("f"));
    mlirSymbolTableDestroy(table);
  }
  return MlirWalkResultAdvance;
}

static void write_it(MlirOperation op) {
  size_t size = 0;
  mlirOperationWriteBytecode(op, take_bytes, &size);
  (void)mlirOperationVerify(op);
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static MlirLogicalResult change_something(MlirRewritePattern pattern, MlirOperation op,
                                          MlirPatternRewriter rewriter, void* user_data) {
  world* w = user_data;
  (void)pattern;
  (void)rewriter;
  if (!chance(w, 12)) return mlirLogicalResultFailure();
  const tn_op taken = take(w, op);
  const tn_op parent = tn_op_parent(taken);
  change_ops(w, tn_op_is_null(parent) ? taken : parent, 1);
  return chance(w, 2) && tn_op_check(taken) == TN_OK ? mlirLogicalResultSuccess()
                                                     : mlirLogicalResultFailure();
}

static MlirRewritePatternSet make_patterns(world* w) {
  static const char form[] =
      "pdl.pattern : benefit(1) {\n  %%t = type\n  %%o = operation \"%s\" -> (%%t : !pdl.type)\n"
      "  rewrite %%o {\n    %%n = operation \"%s\" -> (%%t : !pdl.type)\n    replace %%o with %%n\n"
      "  }\n}\n";
  char source[1024];
  snprintf(source, sizeof source, form,
           chance(w, 2) ? "arith.constant" : all_ops.items[below(w, (uint32_t)all_ops.count)],
           all_ops.items[below(w, (uint32_t)all_ops.count)]);
  const MlirModule module = mlirModuleCreateParse(context_of(w), string_of(source));
  if (mlirModuleIsNull(module)) return mlirRewritePatternSetCreate(context_of(w));
  const MlirPDLPatternModule patterns = mlirPDLPatternModuleFromModule(module);
  const MlirRewritePatternSet set = mlirRewritePatternSetFromPDLPatternModule(patterns);
  mlirPDLPatternModuleDestroy(patterns);
  return set;
}

static void rewrite(world* w, MlirOperation op) {
  const MlirOperation clone = mlirOperationClone(op);
  const MlirRewritePatternCallbacks callbacks = {.matchAndRewrite = change_something};
  const MlirRewritePatternSet set = make_patterns(w);
  for (int i = 0; i < 4; ++i) {
    mlirRewritePatternSetAdd(
        set, mlirOpRewritePatternCreate(string_of(all_ops.items[below(w, (uint32_t)all_ops.count)]),
                                        1, context_of(w), callbacks, w, 0, NULL));
  }
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(string_of("arith.constant"), 2,
                                                           context_of(w), callbacks, w, 0, NULL));
  const MlirFrozenRewritePatternSet frozen = mlirFreezeRewritePattern(set);
  const MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, 200);
  if (chance(w, 2)) {
    (void)mlirApplyPatternsAndFoldGreedilyWithOp(clone, frozen, config);
  } else {
    mlirWalkAndApplyPatterns(clone, frozen);
  }
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(frozen);
  mlirOperationDestroy(clone);
}

//===-- Passes --------------------------------------------------------------------------------===//

static void spoil(MlirOperation op, MlirExternalPass pass, void* user_data) {
  world* w = user_data;
  (void)pass;
  change_ops(w, take(w, op), 1 + below(w, 5));
}

static void* keep(void* user_data) { return user_data; }

static void run_spoiled(world* w, size_t number) {
  static const _Alignas(8) uint64_t id[1] = {0};
  const MlirExternalPassCallbacks callbacks = {.clone = keep, .run = spoil};
  const char* source = all_texts.items[below(w, (uint32_t)all_texts.count)];
  const MlirModule module = mlirModuleCreateParse(context_of(w), string_of(source));
  if (mlirModuleIsNull(module)) return;
  w->value_count = 0;
  size_t size = 0;
  const tn_string_view name = tn_pass_name(number % tn_pass_count());
  const MlirPassManager manager = mlirPassManagerCreate(context_of(w));
  const MlirOpPassManager passes = mlirPassManagerGetAsOpPassManager(manager);
  mlirPassManagerEnableVerifier(manager, chance(w, 2));
  mlirPassManagerAddOwnedPass(
      manager, mlirCreateExternalPass(mlirTypeIDCreate(id), string_of("spoil"), string_of("spoil"),
                                      string_of(""), string_of(""), 0, NULL, callbacks, w));
  (void)mlirOpPassManagerAddPipeline(passes, (MlirStringRef){name.data, name.size}, take_bytes,
                                     &size);
  (void)mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
}

void ask_all(world* w, size_t first_pass) {
  const MlirOperation op = give(w, w->module);
  print_it(w, op);
  write_it(op);
  mlirOperationWalk(op, ask_op, w, MlirWalkPreOrder);
  rewrite(w, op);
  rewrite(w, op);
  if (all_texts.count != 0) run_spoiled(w, first_pass);
}
