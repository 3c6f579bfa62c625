// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers, and passes of the client's.

#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Pass.h>
#include <mlir-c/Transforms.h>
#include <tenure/pass.h>
#include <mlir/Conversion/Passes.capi.h.inc>

#include "client.h"

static const char* const functions =
    "func.func private @f()\n"
    "func.func @g() -> i32 {\n"
    "  %0 = arith.constant 1 : i32\n"
    "  %1 = arith.constant 1 : i32\n"
    "  return %1 : i32\n"
    "}\n";

typedef struct own_pass {
  int constructs;
  int destructs;
  int initializations;
  int runs;
  bool fails;
  bool fails_to_initialize;
  MlirOperation last;
  MlirExternalPass pass;
  void (*act)(struct own_pass* it, MlirOperation op);
  MlirPassManager manager;
  MlirContext context;
  MlirLogicalResult result;
} own_pass;

static void construct(void* data) { ++((own_pass*)data)->constructs; }
static void destruct(void* data) { ++((own_pass*)data)->destructs; }
static MlirLogicalResult initialize(MlirContext context, void* data) {
  own_pass* it = data;
  it->context = context;
  ++it->initializations;
  return it->fails_to_initialize ? mlirLogicalResultFailure() : mlirLogicalResultSuccess();
}
static void run(MlirOperation op, MlirExternalPass pass, void* data) {
  own_pass* it = data;
  ++it->runs;
  it->last = op;
  it->pass = pass;
  if (it->act != NULL) it->act(it, op);
  if (it->fails) mlirExternalPassSignalFailure(pass);
}

static MlirPass make_pass(own_pass* it, const char* op_name) {
  MlirDialectHandle func = mlirGetDialectHandle__func__();
  return mlirCreateExternalPass(
      (MlirTypeID){it}, text_of("Own"), text_of("own"), text_of(""), text_of(op_name), 1, &func,
      (MlirExternalPassCallbacks){construct, destruct, initialize, NULL, run}, it);
}

static const char* printed(MlirOpPassManager manager) {
  static char text[4096];
  text[0] = '\0';
  mlirPrintPassPipeline(manager, add_text, text);
  return text;
}

static bool runs(MlirPassManager manager, MlirModule module) {
  return mlirLogicalResultIsSuccess(
      mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module)));
}

TN_TEST(pipelines_are_printed_with_all_options) {
  client it;
  client_open_all(&it);
  const MlirPassManager manager =
      mlirPassManagerCreateOnOperation(it.context, text_of("builtin.module"));
  const MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
  EXPECT_TRUE(top.ptr == mlirPassManagerGetAsOpPassManager(manager).ptr);
  const MlirOpPassManager nested = mlirPassManagerGetNestedUnder(manager, text_of("func.func"));
  mlirOpPassManagerAddOwnedPass(nested, mlirCreateTransformsCanonicalizer());
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsSymbolPrivatize());
  EXPECT_STR(
      "func.func(canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal "
      "test-convergence=false top-down=true})",
      printed(nested));
  EXPECT_TRUE(strstr(printed(top), "symbol-privatize{})") != NULL);
  EXPECT_TRUE(is_silent(&it));
  mlirPassManagerDestroy(manager);
  EXPECT_STR("", printed(nested));
  EXPECT_STR("", printed(top));
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(it.context);
}

TN_TEST(only_registered_passes_are_parsed) {
  client it;
  char words[4096] = "";
  client_open_all(&it);
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  const MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
  EXPECT_TRUE(mlirLogicalResultIsFailure(
      mlirParsePassPipeline(top, text_of("builtin.module(sccp)"), add_text, words)));
  EXPECT_STR(
      "MLIR Textual PassPipeline Parser:1:1: error: 'sccp' does not refer to a registered pass or "
      "pass pipeline\nsccp\n^\n",
      words);
  EXPECT_STR("any()", printed(top));
  mlirRegisterTransformsSCCP();
  mlirRegisterTransformsSCCP();
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      mlirParsePassPipeline(top, text_of("builtin.module(sccp)"), add_text, words)));
  EXPECT_STR("builtin.module(sccp)", printed(top));
  words[0] = '\0';
  EXPECT_TRUE(
      mlirLogicalResultIsFailure(mlirParsePassPipeline(top, text_of("sccp"), add_text, words)));
  EXPECT_TRUE(strstr(words, "expected pass pipeline to be wrapped") != NULL);
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      mlirOpPassManagerAddPipeline(top, text_of("func.func(sccp)"), add_text, words)));
  EXPECT_STR("builtin.module(sccp,func.func(sccp))", printed(top));
  // Nothing of this is for the handlers.
  EXPECT_TRUE(is_silent(&it));
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(it.context);
}

TN_TEST(what_was_nested_is_stale_once_its_pipeline_is_replaced) {
  client it;
  own_pass own = {0};
  client_open_all(&it);
  mlirRegisterTransformsCSE();
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  const MlirOpPassManager nested =
      mlirPassManagerGetNestedUnder(manager, text_of("builtin.module"));
  const MlirOpPassManager deeper = mlirOpPassManagerGetNestedUnder(nested, text_of("func.func"));
  mlirOpPassManagerAddOwnedPass(deeper, make_pass(&own, "func.func"));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager), text_of("any(cse)"), add_text, (char[4096]){0})));
  EXPECT_EQ(1, own.destructs);
  EXPECT_STR("", printed(nested));
  EXPECT_STR("", printed(deeper));
  EXPECT_TRUE(mlirOpPassManagerGetNestedUnder(deeper, text_of("func.func")).ptr == NULL);
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(it.context);
  EXPECT_STR("", printed(mlirPassManagerGetAsOpPassManager(manager)));
}

TN_TEST(passes_of_the_library_change_ops) {
  client it;
  client_open_all(&it);
  const MlirModule module = client_parse(&it, functions);
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCSE());
  const MlirOperation g =
      mlirOperationGetNextInBlock(mlirBlockGetFirstOperation(mlirModuleGetBody(module)));
  const MlirOperation first =
      mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetRegion(g, 0)));
  const MlirOperation second = mlirOperationGetNextInBlock(first);
  EXPECT_TRUE(runs(manager, module));
  // The first constant, which nobody used, is gone.
  EXPECT_TRUE(!mlirContextIsNull(mlirOperationGetContext(second)));
  EXPECT_TRUE(is_silent(&it));
  EXPECT_TRUE(mlirContextIsNull(mlirOperationGetContext(first)));
  EXPECT_TRUE(was_refused(&it, "erased"));
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}

TN_TEST(passes_that_are_not_there_are_refused_by_name) {
  client it;
  client_open_all(&it);
  EXPECT_TRUE(mlirCreateTransformsGenerateRuntimeVerification().ptr == NULL);
  mlirRegisterTransformsGenerateRuntimeVerification();
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  mlirPassManagerAddOwnedPass(manager, (MlirPass){NULL});
  EXPECT_TRUE(was_refused(&it, "the pass is null"));
  EXPECT_TRUE(mlirPassManagerIsNull(mlirPassManagerCreateOnOperation(it.context, text_of(""))));
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(it.context);
}

TN_TEST(a_pass_of_the_client_is_called_back) {
  client it;
  own_pass own = {0};
  client_open_all(&it);
  const MlirModule module = client_parse(&it, functions);
  const MlirPassManager manager =
      mlirPassManagerCreateOnOperation(it.context, text_of("builtin.module"));
  const MlirPass pass = make_pass(&own, "func.func");
  EXPECT_EQ(1, own.constructs);
  mlirPassManagerAddOwnedPass(manager, pass);
  EXPECT_TRUE(was_refused(&it, "did you intend to nest?"));
  const MlirOpPassManager nested = mlirPassManagerGetNestedUnder(manager, text_of("func.func"));
  mlirOpPassManagerAddOwnedPass(nested, pass);
  EXPECT_STR("func.func(own)", printed(nested));
  mlirOpPassManagerAddOwnedPass(nested, pass);
  EXPECT_TRUE(was_refused(&it, "already belongs to a pass manager"));
  EXPECT_TRUE(runs(manager, module));
  EXPECT_TRUE(runs(manager, module));
  EXPECT_EQ(4, own.runs);
  EXPECT_EQ(1, own.initializations);
  EXPECT_TRUE(mlirContextEqual(it.context, own.context));
  mlirExternalPassSignalFailure(own.pass);
  own.fails = true;
  EXPECT_TRUE(!runs(manager, module));
  own.fails = false;
  own.fails_to_initialize = true;
  mlirOpPassManagerAddOwnedPass(nested, mlirCreateTransformsCSE());
  EXPECT_TRUE(!runs(manager, module));
  EXPECT_EQ(2, own.initializations);
  mlirPassManagerDestroy(manager);
  EXPECT_EQ(1, own.destructs);
  mlirExternalPassSignalFailure(own.pass);
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}

TN_TEST(what_a_pass_depends_on_is_loaded) {
  client it;
  own_pass own = {0};
  client_open(&it);
  const MlirModule module = client_parse(&it, "module {}");
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  mlirPassManagerAddOwnedPass(manager, make_pass(&own, ""));
  EXPECT_EQ(1, mlirContextGetNumLoadedDialects(it.context));
  EXPECT_TRUE(runs(manager, module));
  EXPECT_EQ(2, mlirContextGetNumLoadedDialects(it.context));
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
  EXPECT_EQ(0, own.destructs);
  mlirPassManagerDestroy(manager);
  EXPECT_EQ(1, own.destructs);
}

static void destroy_manager(own_pass* it, MlirOperation op) {
  (void)op;
  mlirPassManagerDestroy(it->manager);
  mlirPassManagerDestroy(it->manager);
  mlirContextDestroy(it->context);
}
static void change_manager(own_pass* it, MlirOperation op) {
  (void)op;
  mlirPassManagerAddOwnedPass(it->manager, mlirCreateTransformsCSE());
}
static void run_again(own_pass* it, MlirOperation op) {
  it->act = NULL;
  it->result = mlirPassManagerRunOnOp(it->manager, op);
  it->act = run_again;
}
static void erase_op(own_pass* it, MlirOperation op) {
  (void)it;
  mlirOperationDestroy(op);
}

TN_TEST(a_manager_is_destroyed_and_changed_from_inside) {
  client it;
  own_pass own = {.act = destroy_manager};
  client_open_all(&it);
  const MlirModule module = client_parse(&it, functions);
  own.context = it.context;
  own.manager = mlirPassManagerCreate(it.context);
  mlirPassManagerAddOwnedPass(own.manager, make_pass(&own, ""));
  EXPECT_TRUE(runs(own.manager, module));
  EXPECT_EQ(1, own.runs);
  EXPECT_EQ(1, own.destructs);
  EXPECT_TRUE(!runs(own.manager, module));
  // The context is there still.
  EXPECT_TRUE(mlirContextGetNumLoadedDialects(it.context) > 1);
  own = (own_pass){.act = change_manager, .manager = mlirPassManagerCreate(it.context)};
  mlirPassManagerAddOwnedPass(own.manager, make_pass(&own, ""));
  it.count = 0;
  EXPECT_TRUE(runs(own.manager, module));
  EXPECT_TRUE(was_refused(&it, "the pass manager is running"));
  mlirPassManagerDestroy(own.manager);
  mlirContextDestroy(it.context);
}

TN_TEST(a_manager_runs_inside_its_own_run) {
  client it;
  own_pass own = {.act = run_again};
  client_open_all(&it);
  const MlirModule module = client_parse(&it, functions);
  own.manager = mlirPassManagerCreate(it.context);
  mlirPassManagerAddOwnedPass(own.manager, make_pass(&own, ""));
  EXPECT_TRUE(runs(own.manager, module));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(own.result));
  EXPECT_EQ(2, own.runs);
  EXPECT_TRUE(is_silent(&it));
  mlirPassManagerDestroy(own.manager);
  mlirContextDestroy(it.context);
}

TN_TEST(a_pass_that_erases_what_it_runs_on_fails) {
  client it;
  own_pass own = {.act = erase_op};
  client_open_all(&it);
  const MlirModule module = client_parse(&it, functions);
  own.manager = mlirPassManagerCreate(it.context);
  const MlirOpPassManager nested = mlirPassManagerGetNestedUnder(own.manager, text_of("func.func"));
  mlirOpPassManagerAddOwnedPass(nested, make_pass(&own, "func.func"));
  EXPECT_TRUE(!runs(own.manager, module));
  EXPECT_TRUE(was_refused(&it, "erased the operation that it ran on"));
  EXPECT_EQ(1, own.runs);
  EXPECT_TRUE(mlirContextIsNull(mlirOperationGetContext(own.last)));
  mlirPassManagerDestroy(own.manager);
  mlirContextDestroy(it.context);
}

TN_TEST(managers_are_for_their_ops_and_context) {
  client it;
  client other;
  client_open_all(&it);
  client_open_all(&other);
  const MlirModule module = client_parse(&it, functions);
  const MlirModule foreign = client_parse(&other, functions);
  const MlirPassManager manager =
      mlirPassManagerCreateOnOperation(it.context, text_of("func.func"));
  EXPECT_TRUE(!runs(manager, module));
  EXPECT_TRUE(was_refused(&it, "can't run 'func.func' pass manager on 'builtin.module' op"));
  EXPECT_TRUE(!runs(manager, foreign));
  EXPECT_TRUE(was_refused(&other, "belongs to another context"));
  EXPECT_TRUE(!runs((MlirPassManager){NULL}, module));
  mlirPassManagerEnableVerifier(manager, false);
  mlirPassManagerEnableTiming(manager);
  mlirPassManagerEnableStatistics(manager, MLIR_PASS_DISPLAY_MODE_PIPELINE);
  it.count = 0;
  mlirPassManagerEnableIRPrinting(manager, true, true, false, false, false,
                                  (MlirOpPrintingFlags){NULL}, text_of(""));
  mlirPassManagerDestroy(manager);
  EXPECT_TRUE(!runs(manager, module));
  mlirPassManagerEnableVerifier(manager, true);
  mlirContextDestroy(it.context);
  mlirContextDestroy(other.context);
}

TN_TEST(managers_outlive_their_context) {
  client it;
  client other;
  client_open_all(&it);
  client_open_all(&other);
  own_pass own = {0};
  const MlirPassManager manager = mlirPassManagerCreate(it.context);
  const MlirPassManager second = mlirPassManagerCreate(it.context);
  const MlirOpPassManager top = mlirPassManagerGetAsOpPassManager(manager);
  const MlirOpPassManager nested = mlirPassManagerGetNestedUnder(manager, text_of("func.func"));
  mlirOpPassManagerAddOwnedPass(nested, make_pass(&own, ""));
  mlirContextDestroy(it.context);
  EXPECT_EQ(0, own.destructs);
  EXPECT_STR("any(func.func(own))", printed(top));
  char words[4096] = "";
  EXPECT_TRUE(mlirLogicalResultIsSuccess(
      mlirOpPassManagerAddPipeline(nested, text_of("cse"), add_text, words)));
  EXPECT_TRUE(mlirLogicalResultIsFailure(
      mlirOpPassManagerAddPipeline(top, text_of("no-such-pass"), add_text, words)));
  EXPECT_TRUE(strstr(words, "no-such-pass") != NULL);
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsSCCP());
  EXPECT_STR("any(func.func(own,cse),sccp)", printed(top));
  EXPECT_TRUE(mlirPassManagerGetAsOpPassManager(manager).ptr == top.ptr);
  EXPECT_TRUE(!runs(manager, client_parse(&other, functions)));
  EXPECT_TRUE(was_refused(&other, "the context of the pass manager was destroyed"));
  EXPECT_EQ(0, own.runs);
  mlirPassManagerDestroy(manager);
  EXPECT_EQ(1, own.destructs);
  EXPECT_STR("", printed(top));
  EXPECT_STR("any()", printed(mlirPassManagerGetAsOpPassManager(second)));
  mlirPassManagerDestroy(second);
  mlirPassManagerDestroy(second);
  mlirContextDestroy(other.context);
}
