// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program written for MLIR's C API alone, and built for whichever library has it.
//
// It makes a function op by op, prints, verifies and walks it, lets passes simplify it, reads back
// what it printed, moves uses from one value to another, and shows what a diagnostic says. All that
// it prints goes to stdout, so that the output of two libraries can be compared.

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/Transforms.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

//===-- Text ----------------------------------------------------------------------------------===//

static MlirStringRef text(const char* words) { return mlirStringRefCreateFromCString(words); }

static void print_piece(MlirStringRef piece, void* unused) {
  (void)unused;
  fwrite(piece.data, 1, piece.length, stdout);
}

typedef struct buffer {
  char bytes[4096];
  size_t size;
} buffer;

static void keep_piece(MlirStringRef piece, void* user_data) {
  buffer* kept = user_data;
  if (kept->size + piece.length >= sizeof kept->bytes) {
    fputs("the text is longer than was thought\n", stderr);
    exit(1);
  }
  memcpy(kept->bytes + kept->size, piece.data, piece.length);
  kept->size += piece.length;
  kept->bytes[kept->size] = 0;
}

static void need(bool holds, const char* what) {
  if (holds) return;
  fprintf(stderr, "failed: %s\n", what);
  exit(1);
}

//===-- Building ------------------------------------------------------------------------------===//

typedef struct builder {
  MlirContext context;
  MlirLocation location;
  MlirType i32;
  MlirBlock block;  // Where new ops go.
} builder;

static MlirNamedAttribute named(const builder* b, const char* name, MlirAttribute attribute) {
  return mlirNamedAttributeGet(mlirIdentifierGet(b->context, text(name)), attribute);
}

static MlirOperation append(const builder* b, MlirOperationState* state) {
  const MlirOperation op = mlirOperationCreate(state);
  need(!mlirOperationIsNull(op), "an op is made");
  mlirBlockAppendOwnedOperation(b->block, op);
  return op;
}

static MlirValue constant(const builder* b, int64_t value) {
  MlirOperationState state = mlirOperationStateGet(text("arith.constant"), b->location);
  const MlirNamedAttribute attribute = named(b, "value", mlirIntegerAttrGet(b->i32, value));
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  mlirOperationStateAddResults(&state, 1, &b->i32);
  return mlirOperationGetResult(append(b, &state), 0);
}

static MlirValue binary(const builder* b, const char* name, MlirValue lhs, MlirValue rhs) {
  MlirOperationState state = mlirOperationStateGet(text(name), b->location);
  const MlirValue operands[] = {lhs, rhs};
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateEnableResultTypeInference(&state);
  return mlirOperationGetResult(append(b, &state), 0);
}

// x * (2 + 3) + x * (2 + 3), and a product that nobody needs.
static void build_body(const builder* b) {
  const MlirValue x = mlirBlockGetArgument(b->block, 0);
  const MlirValue y = mlirBlockGetArgument(b->block, 1);
  // One after the other: which of two arguments comes first is the compiler's choice.
  const MlirValue three = constant(b, 3);
  const MlirValue two = constant(b, 2);
  const MlirValue five = binary(b, "arith.addi", two, three);
  const MlirValue first = binary(b, "arith.muli", x, five);
  const MlirValue again = binary(b, "arith.muli", x, five);
  binary(b, "arith.muli", x, y);
  const MlirValue sum = binary(b, "arith.addi", first, again);
  MlirOperationState end = mlirOperationStateGet(text("func.return"), b->location);
  mlirOperationStateAddOperands(&end, 1, &sum);
  append(b, &end);
}

static void build_function(builder* b, MlirBlock module_body) {
  const MlirType inputs[] = {b->i32, b->i32};
  const MlirLocation locations[] = {b->location, b->location};
  const MlirType type = mlirFunctionTypeGet(b->context, 2, inputs, 1, &b->i32);
  MlirRegion region = mlirRegionCreate();
  b->block = mlirBlockCreate(2, inputs, locations);
  mlirRegionAppendOwnedBlock(region, b->block);
  build_body(b);

  MlirOperationState state = mlirOperationStateGet(text("func.func"), b->location);
  const MlirNamedAttribute attributes[] = {
      named(b, "sym_name", mlirStringAttrGet(b->context, text("scale"))),
      named(b, "function_type", mlirTypeAttrGet(type)),
  };
  mlirOperationStateAddAttributes(&state, 2, attributes);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  b->block = module_body;
  append(b, &state);
}

//===-- Looking -------------------------------------------------------------------------------===//

static int depth_of(MlirOperation op) {
  int depth = 0;
  for (MlirOperation at = mlirOperationGetParentOperation(op); !mlirOperationIsNull(at);
       at = mlirOperationGetParentOperation(at)) {
    ++depth;
  }
  return depth;
}

static MlirWalkResult print_name(MlirOperation op, void* user_data) {
  const MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%*s%.*s", 2 * depth_of(op), "", (int)name.length, name.data);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    fputs(" : ", stdout);
    mlirTypePrint(mlirValueGetType(mlirOperationGetResult(op, i)), print_piece, NULL);
  }
  putchar('\n');
  ++*(int*)user_data;
  return MlirWalkResultAdvance;
}

static void show(MlirOperation module, const char* title) {
  printf("-- %s\n", title);
  need(mlirOperationVerify(module), "the module is verified");
  mlirOperationPrint(module, print_piece, NULL);
  int count = 0;
  mlirOperationWalk(module, print_name, &count, MlirWalkPreOrder);
  printf("%d ops\n", count);
}

static void show_generic(MlirOperation module) {
  puts("-- in generic form, with locations");
  const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  mlirOperationPrintWithFlags(module, flags, print_piece, NULL);
  mlirOpPrintingFlagsDestroy(flags);
}

static void show_symbol(MlirOperation module, const char* name) {
  const MlirSymbolTable symbols = mlirSymbolTableCreate(module);
  const MlirOperation found = mlirSymbolTableLookup(symbols, text(name));
  printf("@%s is %s\n", name, mlirOperationIsNull(found) ? "not there" : "there");
  mlirSymbolTableDestroy(symbols);
}

//===-- Changing ------------------------------------------------------------------------------===//

static void simplify(MlirContext context, MlirOperation module) {
  const MlirPassManager passes = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsCanonicalizer());
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsCSE());
  puts("-- pipeline");
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(passes), print_piece, NULL);
  putchar('\n');
  need(mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(passes, module)), "the passes run");
  mlirPassManagerDestroy(passes);
}

static int uses_of(MlirValue value) {
  int count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    ++count;
  }
  return count;
}

// Lets what uses the first argument of the first function use the second.
static void swap_uses(MlirModule module) {
  const MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  const MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function));
  const MlirValue x = mlirBlockGetArgument(entry, 0);
  const MlirValue y = mlirBlockGetArgument(entry, 1);
  printf("-- uses: %d and %d\n", uses_of(x), uses_of(y));
  mlirValueReplaceAllUsesOfWith(x, y);
  printf("-- uses: %d and %d\n", uses_of(x), uses_of(y));
}

//===-- Reading -------------------------------------------------------------------------------===//

static void read_back(MlirContext context, MlirOperation module) {
  buffer first = {{0}, 0};
  buffer second = {{0}, 0};
  mlirOperationPrint(module, keep_piece, &first);
  const MlirModule copy = mlirModuleCreateParse(context, text(first.bytes));
  need(!mlirModuleIsNull(copy), "what was printed is read");
  mlirOperationPrint(mlirModuleGetOperation(copy), keep_piece, &second);
  printf("-- read back: %s\n",
         strcmp(first.bytes, second.bytes) == 0 ? "the same" : "not the same");
  mlirModuleDestroy(copy);
}

static MlirLogicalResult print_diagnostic(MlirDiagnostic diagnostic, void* unused) {
  (void)unused;
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), print_piece, NULL);
  fputs(": ", stdout);
  mlirDiagnosticPrint(diagnostic, print_piece, NULL);
  putchar('\n');
  return mlirLogicalResultSuccess();
}

static void read_nonsense(MlirContext context) {
  puts("-- a diagnostic");
  const MlirDiagnosticHandlerID handler =
      mlirContextAttachDiagnosticHandler(context, print_diagnostic, NULL, NULL);
  const MlirModule module =
      mlirModuleCreateParse(context, text("func.func @f() {\n  %0 = arith.addi %1, %1 : i32\n"));
  printf("the module is %s\n", mlirModuleIsNull(module) ? "null" : "there");
  mlirContextDetachDiagnosticHandler(context, handler);
}

//===-- All of it -----------------------------------------------------------------------------===//

int main(void) {
  const MlirContext context = mlirContextCreate();
  need(!mlirContextIsNull(context), "a context is made");
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);

  builder b = {.context = context};
  b.location = mlirLocationFileLineColGet(context, text("scale.c"), 3, 7);
  b.i32 = mlirIntegerTypeGet(context, 32);
  const MlirModule module = mlirModuleCreateEmpty(b.location);
  build_function(&b, mlirModuleGetBody(module));
  const MlirOperation op = mlirModuleGetOperation(module);

  show(op, "as it was built");
  show_generic(op);
  show_symbol(op, "scale");
  show_symbol(op, "nothing");
  simplify(context, op);
  show(op, "simplified");
  swap_uses(module);
  read_back(context, op);
  read_nonsense(context);

  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
