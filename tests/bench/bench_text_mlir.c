// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same text through MLIR's C API, on one thread.

#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/ControlFlow.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/MemRef.h>
#include <mlir-c/Dialect/SCF.h>

#include "session_mlir.h"
#include "text_figures.h"

static void* open_with_dialects(void) {
  session* s = session_open();
  const MlirDialectHandle dialects[] = {
      mlirGetDialectHandle__arith__(), mlirGetDialectHandle__cf__(), mlirGetDialectHandle__func__(),
      mlirGetDialectHandle__memref__(), mlirGetDialectHandle__scf__()};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
    (void)mlirDialectHandleLoadDialect(dialects[i], s->context);
  }
  return s;
}

static size_t print(void* context, bool custom_form, bool with_locations) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (!custom_form) mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (with_locations) mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  return session_print(context, flags);
}

int main(int argument_count, char** arguments) {
  static const text_side side = {open_with_dialects, session_close, session_read, session_count_ops,
                                 print};
  return text_figures_run(&side, argument_count, arguments);
}
