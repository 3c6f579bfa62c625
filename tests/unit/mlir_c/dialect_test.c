// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects, registries, pools of threads.

#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/IRDL.h>
#include <mlir-c/Dialect/SCF.h>
#include <mlir-c/Dialect/SPIRV.h>
#include <mlir-c/Interfaces.h>

#include "client.h"

static bool equals(const char* expected, MlirStringRef actual) {
  return actual.length == strlen(expected) && memcmp(actual.data, expected, actual.length) == 0;
}

TN_TEST(a_context_begins_with_the_builtin_dialect) {
  client it;
  client_open(&it);
  EXPECT_EQ(1, mlirContextGetNumLoadedDialects(it.context));
  EXPECT_EQ(1, mlirContextGetNumRegisteredDialects(it.context));
  const MlirDialect builtin = mlirContextGetOrLoadDialect(it.context, text_of("builtin"));
  EXPECT_TRUE(equals("builtin", mlirDialectGetNamespace(builtin)));
  EXPECT_TRUE(mlirContextEqual(it.context, mlirDialectGetContext(builtin)));
  EXPECT_TRUE(mlirDialectIsNull(mlirContextGetOrLoadDialect(it.context, text_of("func"))));
  EXPECT_TRUE(mlirContextIsRegisteredOperation(it.context, text_of("builtin.module")));
  EXPECT_TRUE(!mlirContextIsRegisteredOperation(it.context, text_of("func.func")));
  EXPECT_TRUE(!mlirContextIsRegisteredOperation(it.context, text_of("")));
  EXPECT_TRUE(is_silent(&it));
  mlirContextDestroy(it.context);
}

TN_TEST(what_nobody_registered_is_unknown_to_the_parser) {
  client it;
  client_open(&it);
  EXPECT_TRUE(mlirModuleIsNull(client_parse(&it, "func.func private @f()")));
  EXPECT_TRUE(was_refused(&it, "Dialect `func' not found for custom op 'func.func'"));
  EXPECT_TRUE(mlirModuleIsNull(client_parse(&it, "\"func.return\"() : () -> ()")));
  EXPECT_TRUE(was_refused(&it, "operation being parsed with an unregistered dialect"));
  mlirContextDestroy(it.context);
}

TN_TEST(the_parser_loads_what_is_registered) {
  client it;
  client_open(&it);
  const MlirDialectHandle handle = mlirGetDialectHandle__scf__();
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__func__(), it.context);
  mlirDialectHandleRegisterDialect(handle, it.context);
  EXPECT_EQ(3, mlirContextGetNumRegisteredDialects(it.context));
  EXPECT_EQ(1, mlirContextGetNumLoadedDialects(it.context));
  const MlirModule module = client_parse(&it, "func.func private @f()");
  EXPECT_TRUE(!mlirModuleIsNull(module));
  EXPECT_EQ(2, mlirContextGetNumLoadedDialects(it.context));
  // With arith, which scf makes ops of.
  const MlirDialect scf = mlirDialectHandleLoadDialect(handle, it.context);
  EXPECT_TRUE(mlirDialectEqual(scf, mlirContextGetOrLoadDialect(it.context, text_of("scf"))));
  EXPECT_EQ(4, mlirContextGetNumLoadedDialects(it.context));
  EXPECT_EQ(3, mlirContextGetNumRegisteredDialects(it.context));
  EXPECT_TRUE(is_silent(&it));
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}

TN_TEST(registries_are_sets) {
  client it;
  client_open(&it);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__spirv__(), registry);
  mlirContextAppendDialectRegistry(it.context, registry);
  mlirContextAppendDialectRegistry(it.context, registry);
  EXPECT_EQ(3, mlirContextGetNumRegisteredDialects(it.context));
  mlirContextLoadAllAvailableDialects(it.context);
  EXPECT_TRUE(mlirContextIsRegisteredOperation(it.context, text_of("func.func")));
  mlirDialectRegistryDestroy(registry);
  EXPECT_TRUE(is_silent(&it));
  mlirDialectRegistryDestroy(registry);
  mlirContextAppendDialectRegistry(it.context, registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  mlirRegisterAllDialects(registry);
  EXPECT_EQ(3, mlirContextGetNumRegisteredDialects(it.context));
  mlirContextDestroy(it.context);
}

TN_TEST(handles_of_nobody_are_refused) {
  client it;
  client_open(&it);
  const MlirDialectHandle spirv = mlirGetDialectHandle__spirv__();
  EXPECT_TRUE(equals("spirv", mlirDialectHandleGetNamespace(spirv)));
  EXPECT_TRUE(spirv.ptr == mlirGetDialectHandle__spirv__().ptr);
  EXPECT_TRUE(!mlirDialectIsNull(mlirDialectHandleLoadDialect(spirv, it.context)));
  const MlirDialectHandle forged = {&it};
  EXPECT_TRUE(mlirDialectIsNull(mlirDialectHandleLoadDialect(forged, it.context)));
  EXPECT_TRUE(was_refused(&it, "not from this library"));
  mlirDialectHandleRegisterDialect((MlirDialectHandle){NULL}, it.context);
  EXPECT_TRUE(was_refused(&it, "not from this library"));
  EXPECT_EQ(0, mlirDialectHandleGetNamespace(forged).length);
  mlirContextDestroy(it.context);
}

TN_TEST(dialects_are_stale_with_their_context) {
  client it;
  client other;
  client_open_all(&it);
  client_open_all(&other);
  const MlirDialect func = mlirContextGetOrLoadDialect(it.context, text_of("func"));
  const MlirDialect same = mlirContextGetOrLoadDialect(it.context, text_of("func"));
  const MlirDialect foreign = mlirContextGetOrLoadDialect(other.context, text_of("func"));
  EXPECT_TRUE(mlirDialectEqual(func, same));
  EXPECT_TRUE(!mlirDialectEqual(func, foreign));
  mlirContextDestroy(it.context);
  EXPECT_EQ(0, mlirDialectGetNamespace(func).length);
  EXPECT_TRUE(mlirContextIsNull(mlirDialectGetContext(func)));
  EXPECT_TRUE(equals("func", mlirDialectGetNamespace(foreign)));
  EXPECT_EQ(0, mlirContextGetNumLoadedDialects(it.context));
  mlirContextDestroy(other.context);
}

TN_TEST(pools_of_threads_belong_to_who_made_them) {
  client it;
  client_open(&it);
  const MlirLlvmThreadPool pool = mlirLlvmThreadPoolCreate();
  const MlirLlvmThreadPool own = mlirContextGetThreadPool(it.context);
  EXPECT_TRUE(own.ptr != NULL && own.ptr == mlirContextGetThreadPool(it.context).ptr);
  mlirContextEnableMultithreading(it.context, false);
  EXPECT_EQ(1, mlirContextGetNumThreads(it.context));
  EXPECT_TRUE(mlirContextGetThreadPool(it.context).ptr == NULL);
  EXPECT_TRUE(was_refused(&it, "no thread pool"));
  mlirContextSetThreadPool(it.context, pool);
  EXPECT_TRUE(mlirContextGetThreadPool(it.context).ptr == pool.ptr);
  EXPECT_TRUE(mlirContextGetNumThreads(it.context) >= 1);
  mlirLlvmThreadPoolDestroy(pool);
  mlirLlvmThreadPoolDestroy(pool);
  mlirLlvmThreadPoolDestroy(own);
  // The pool is gone: the context has its own again.
  EXPECT_TRUE(mlirContextGetThreadPool(it.context).ptr != pool.ptr);
  mlirContextDestroy(it.context);
  it.context = mlirContextCreateWithThreading(false);
  it.handler = mlirContextAttachDiagnosticHandler(it.context, take_diagnostic, &it, NULL);
  EXPECT_EQ(1, mlirContextGetNumThreads(it.context));
  mlirContextEnableMultithreading(it.context, true);
  EXPECT_TRUE(is_silent(&it));
  EXPECT_TRUE(mlirContextGetNumThreads(it.context) >= 1);
  mlirContextDestroy(it.context);
}

TN_TEST(dialects_of_irdl_are_loaded_once) {
  client it;
  client_open(&it);
  EXPECT_TRUE(
      !mlirDialectIsNull(mlirDialectHandleLoadDialect(mlirGetDialectHandle__irdl__(), it.context)));
  const MlirModule schema = client_parse(&it,
                                         "irdl.dialect @mine {\n"
                                         "  irdl.operation @op {\n"
                                         "    %0 = irdl.is i32\n"
                                         "    irdl.results(out: %0)\n"
                                         "  }\n"
                                         "}\n");
  EXPECT_TRUE(!mlirModuleIsNull(schema));
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirLoadIRDLDialects(schema)));
  EXPECT_TRUE(mlirContextIsRegisteredOperation(it.context, text_of("mine.op")));
  EXPECT_TRUE(is_silent(&it));
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirLoadIRDLDialects(schema)));
  EXPECT_TRUE(was_refused(&it, "dialect 'mine' is already loaded"));
  mlirModuleDestroy(schema);
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirLoadIRDLDialects(schema)));
  EXPECT_TRUE(was_refused(&it, "erased"));
  EXPECT_TRUE(mlirAttributeIsNull(mlirIRDLVariadicityAttrGet(it.context, text_of("many"))));
  EXPECT_TRUE(was_refused(&it, "single, optional or variadic"));
  const MlirAttribute one = mlirIRDLVariadicityAttrGet(it.context, text_of("single"));
  const MlirAttribute all = mlirIRDLVariadicityArrayAttrGet(it.context, 1, &one);
  EXPECT_TRUE(!mlirAttributeIsNull(all));
  EXPECT_TRUE(mlirAttributeIsNull(mlirIRDLVariadicityArrayAttrGet(it.context, 1, &all)));
  EXPECT_TRUE(was_refused(&it, "not a variadicity"));
  mlirContextDestroy(it.context);
}

static void take_types(intptr_t count, MlirType* types, void* user_data) {
  *(MlirType*)user_data = count == 1 ? types[0] : (MlirType){NULL};
}

TN_TEST(types_of_results_are_inferred_where_they_follow) {
  client it;
  client_open_all(&it);
  mlirContextLoadAllAvailableDialects(it.context);
  const MlirTypeID infers = mlirInferTypeOpInterfaceTypeID();
  EXPECT_TRUE(mlirOperationImplementsInterfaceStatic(text_of("arith.addi"), it.context, infers));
  EXPECT_TRUE(!mlirOperationImplementsInterfaceStatic(text_of("func.call"), it.context, infers));
  EXPECT_TRUE(!mlirOperationImplementsInterfaceStatic(text_of("arith.addi"), it.context,
                                                      mlirInferShapedTypeOpInterfaceTypeID()));
  const MlirModule module = client_parse(&it, "%0 = arith.constant 7 : i32");
  const MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  EXPECT_TRUE(mlirOperationImplementsInterface(op, infers));
  MlirValue operands[2] = {mlirOperationGetResult(op, 0), mlirOperationGetResult(op, 0)};
  const MlirLocation where = mlirLocationUnknownGet(it.context);
  MlirType type = {NULL};
  EXPECT_TRUE(mlirLogicalResultIsSuccess(mlirInferTypeOpInterfaceInferReturnTypes(
      text_of("arith.addi"), it.context, where, 2, operands, (MlirAttribute){NULL}, NULL, 0, NULL,
      take_types, &type)));
  EXPECT_TRUE(mlirTypeEqual(type, mlirValueGetType(operands[0])));
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirInferTypeOpInterfaceInferReturnTypes(
      text_of("func.call"), it.context, where, 2, operands, (MlirAttribute){NULL}, NULL, 0, NULL,
      take_types, &type)));
  mlirModuleDestroy(module);
  EXPECT_TRUE(mlirLogicalResultIsFailure(mlirInferTypeOpInterfaceInferReturnTypes(
      text_of("arith.addi"), it.context, where, 2, operands, (MlirAttribute){NULL}, NULL, 0, NULL,
      take_types, &type)));
  EXPECT_TRUE(was_refused(&it, "erased"));
  mlirContextDestroy(it.context);
}
