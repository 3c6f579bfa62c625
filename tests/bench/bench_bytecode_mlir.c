// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same through MLIR's C API, on one thread.

#include "bytecode_figures.h"
#include "session_mlir.h"

static void append(MlirStringRef piece, void* user_data) {
  bytecode_bytes_append(user_data, piece.data, piece.length);
}

static void write(void* context, bytecode_bytes* out) {
  session* s = context;
  mlirOperationWriteBytecode(mlirModuleGetOperation(s->module), append, out);
}

static size_t print(void* context) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  return session_print(context, flags);
}

int main(int argument_count, char** arguments) {
  static const bytecode_side side = {session_open,      session_close, session_read,
                                     session_count_ops, write,         print};
  return bytecode_figures_run(&side, argument_count, arguments);
}
