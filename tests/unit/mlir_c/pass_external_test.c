// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All passes of the library, by name and by their constructors.
// Needs: dialects

#include <mlir-c/Pass.h>
#include <tenure/pass.h>
#include <mlir/Conversion/Passes.capi.h.inc>
#include <mlir/Dialect/AMDGPU/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Affine/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Arith/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/ArmSME/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/ArmSVE/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Async/Passes.capi.h.inc>
#include <mlir/Dialect/Bufferization/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/EmitC/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Func/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/GPU/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/LLVMIR/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Linalg/Passes.capi.h.inc>
#include <mlir/Dialect/MLProgram/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Math/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/MemRef/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/NVGPU/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/OpenACC/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/SCF/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/SPIRV/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Shape/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Shard/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/SparseTensor/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Tensor/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Tosa/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Transform/Transforms/Passes.capi.h.inc>
#include <mlir/Dialect/Vector/Transforms/Passes.capi.h.inc>
#include <mlir/Transforms/Transforms.capi.h.inc>

#include "client.h"

static void drop_text(MlirStringRef text, void* user_data) {
  (void)text;
  (void)user_data;
}

/// Whether MLIR's C API knows a pass by name.
static bool is_found(MlirContext context, tn_string_view name) {
  char pipeline[256];
  const MlirPassManager manager = mlirPassManagerCreateOnOperation(context, text_of("any"));
  (void)snprintf(pipeline, sizeof pipeline, "any(%.*s)", (int)name.size, name.data);
  const MlirLogicalResult result = mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                                                         text_of(pipeline), drop_text, NULL);
  mlirPassManagerDestroy(manager);
  return mlirLogicalResultIsSuccess(result);
}

static size_t found_count(MlirContext context) {
  size_t count = 0;
  for (size_t i = 0; i < tn_pass_count(); ++i) count += is_found(context, tn_pass_name(i));
  return count;
}

TN_TEST(every_pass_of_the_registry_is_found_once_it_is_registered) {
  client it;
  client_open(&it);
  EXPECT_EQ(0, found_count(it.context));
  mlirRegisterConversionConvertFuncToSPIRVPass();
  EXPECT_EQ(1, found_count(it.context));
  EXPECT_TRUE(is_found(it.context, tn_string_view_from("convert-func-to-spirv")));
  EXPECT_TRUE(!is_found(it.context, tn_string_view_from("cse")));
  mlirRegisterAllPasses();
  EXPECT_EQ(tn_pass_count(), found_count(it.context));
  mlirContextDestroy(it.context);
}

typedef struct constructor {
  const char* name;
  MlirPass (*create)(void);
} constructor;

static const constructor constructors[] = {
#define TN_MC_GROUP(group)
#define TN_MC_PASS(group, name, argument) {argument, mlirCreate##group##name},
#include "mlir_c/passes.inc"
#undef TN_MC_GROUP
#undef TN_MC_PASS
};

// A pass without a constructor is Tenure's own, or has one in no header of MLIR's.
TN_TEST(every_constructor_of_a_pass_of_the_registry_makes_it) {
  client it;
  client_open(&it);
  size_t made = 0;
  for (size_t i = 0; i < sizeof constructors / sizeof *constructors; ++i) {
    const tn_string_view name = tn_string_view_from(constructors[i].name);
    size_t number = 0;
    while (number < tn_pass_count() && !tn_string_view_equal(tn_pass_name(number), name)) ++number;
    if (number == tn_pass_count()) continue;
    const MlirPassManager manager = mlirPassManagerCreateOnOperation(it.context, text_of("any"));
    mlirPassManagerAddOwnedPass(manager, constructors[i].create());
    char text[4096] = "";
    char wanted[256];
    mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), add_text, text);
    (void)snprintf(wanted, sizeof wanted, "any(%s", constructors[i].name);
    if (strncmp(text, wanted, strlen(wanted)) != 0) TN_FAIL("%s: %s", constructors[i].name, text);
    mlirPassManagerDestroy(manager);
    ++made;
  }
  EXPECT_TRUE(made > 10);
  mlirContextDestroy(it.context);
}
