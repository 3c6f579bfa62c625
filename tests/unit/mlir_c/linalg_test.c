// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions of linalg's named ops, which a client asks to be filled in.

#include <mlir-c/Dialect/Linalg.h>

#include "client.h"

// Ops of all kinds that have a region by name. They get back the region that the parser made.
static const char* const lines[] = {
    "linalg.add ins(%t, %t : T, T) outs(%t : T) -> T",
    "linalg.sub ins(%t, %t : T, T) outs(%t : T) -> T",
    "linalg.div_unsigned ins(%i, %i : I, I) outs(%i : I) -> I",
    "linalg.exp ins(%t : T) outs(%t : T) -> T",
    "linalg.square ins(%t : T) outs(%t : T) -> T",
    "linalg.reciprocal ins(%t : T) outs(%t : T) -> T",
    "linalg.select ins(%b, %t, %t : B, T, T) outs(%t : T) -> T",
    "linalg.copy ins(%i : I) outs(%t : T) -> T",
    "linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : I) outs(%t : T) -> T",
    "linalg.fill ins(%f : f32) outs(%t : T) -> T",
    "linalg.fill_rng_2d ins(%d, %d, %n : f64, f64, i32) outs(%t : T) -> T",
    "linalg.matmul ins(%t, %t : T, T) outs(%t : T) -> T",
    "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%i, %i : I, I) outs(%t : T) -> T",
    "linalg.quantized_matmul ins(%i, %i, %n, %n : I, I, i32, i32) outs(%i : I) -> I",
    "linalg.transpose ins(%t : T) outs(%t : T) permutation = [1, 0]",
    "linalg.broadcast ins(%v : V) outs(%t : T) dimensions = [1]",
    "linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : T) outs(%t : T) -> T",
    "linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%t, %t : T, T) outs(%t : T) -> T",
    "linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, "
    "j)>, affine_map<(i, j, k) -> (i, j)>] ins(%t, %t : T, T) outs(%t : T) -> T",
    "linalg.dot ins(%v, %v : V, V) outs(%s : tensor<f32>) -> tensor<f32>",
    "linalg.matvec ins(%t, %v : T, V) outs(%v : V) -> V",
    "linalg.conv_1d ins(%v, %w : V, W) outs(%v : V) -> V",
    "linalg.conv_2d ins(%t, %k : T, K) outs(%t : T) -> T",
    "linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : "
    "tensor<2xi64>} ins(%p, %k : P, K) outs(%p : P) -> P",
    "linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : "
    "tensor<2xi64>} ins(%q, %k : Q, K) outs(%q : Q) -> Q",
};

/// Writes a module with the op, with the aliases of types.
static void write_module(char* text, size_t size, const char* line) {
  int at = snprintf(text, size,
                    "func.func @f(%%t: tensor<4x4xf32>, %%i: tensor<4x4xi8>, %%b: tensor<4x4xi1>, "
                    "%%v: tensor<4xf32>, %%s: tensor<f32>, %%f: f32, %%d: f64, %%n: i32, "
                    "%%p: tensor<1x4x4x1xf32>, %%q: tensor<1x4x4x1xi8>, %%w: tensor<1xf32>, %%k: "
                    "tensor<1x1xf32>) {\n  %%0 = ");
  static const char* const types[][2] = {{"T", "tensor<4x4xf32>"},     {"I", "tensor<4x4xi8>"},
                                         {"B", "tensor<4x4xi1>"},      {"V", "tensor<4xf32>"},
                                         {"W", "tensor<1xf32>"},       {"K", "tensor<1x1xf32>"},
                                         {"P", "tensor<1x4x4x1xf32>"}, {"Q", "tensor<1x4x4x1xi8>"}};
  for (; *line != '\0'; ++line) {
    const char* word = NULL;
    for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
      if (*line == types[i][0][0]) word = types[i][1];
    }
    at += word != NULL ? snprintf(text + at, size - (size_t)at, "%s", word)
                       : snprintf(text + at, size - (size_t)at, "%c", *line);
  }
  (void)snprintf(text + at, size - (size_t)at, "\n  return\n}\n");
}

/// The op in it.
static MlirOperation op_in(MlirModule module) {
  const MlirOperation f = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  return mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetRegion(f, 0)));
}

static void print(MlirOperation op, char* text) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  text[0] = '\0';
  mlirOperationPrintWithFlags(op, flags, add_text, text);
  mlirOpPrintingFlagsDestroy(flags);
}

TN_TEST(regions_of_named_ops_are_filled_as_the_parser_does) {
  client it;
  client_open_all(&it);
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i) {
    char text[4096];
    char before[4096];
    write_module(text, sizeof text, lines[i]);
    const MlirModule module = client_parse(&it, text);
    if (mlirModuleIsNull(module)) TN_FAIL("%s: %s", lines[i], it.message);
    print(mlirModuleGetOperation(module), before);
    const MlirOperation op = op_in(module);
    const MlirRegion region = mlirOperationGetRegion(op, 0);
    mlirBlockDestroy(mlirRegionGetFirstBlock(region));
    EXPECT_TRUE(mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
    mlirLinalgFillBuiltinNamedOpRegion(op);
    if (it.count != 0) TN_FAIL("%s: %s", lines[i], it.message);
    print(mlirModuleGetOperation(module), text);
    if (strcmp(before, text) != 0) TN_FAIL("%s\n%s", before, text);
    const MlirBlock body = mlirRegionGetFirstBlock(region);
    for (MlirOperation each = mlirBlockGetFirstOperation(body); !mlirOperationIsNull(each);
         each = mlirOperationGetNextInBlock(each)) {
      EXPECT_TRUE(mlirLocationEqual(mlirOperationGetLocation(op), mlirOperationGetLocation(each)));
    }
    EXPECT_TRUE(mlirOperationVerify(mlirModuleGetOperation(module)));
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(it.context);
}

static bool is_refused(client* it, MlirOperation op, const char* words) {
  char before[4096];
  char after[4096];
  print(op, before);
  mlirLinalgFillBuiltinNamedOpRegion(op);
  print(op, after);
  return was_refused(it, words) && strcmp(before, after) == 0;
}

TN_TEST(regions_that_do_not_follow_are_not_filled) {
  client it;
  client_open_all(&it);
  char text[4096];
  write_module(text, sizeof text, "tensor.empty() : T");
  MlirModule module = client_parse(&it, text);
  EXPECT_TRUE(is_refused(&it, op_in(module), "the operation is not a linalg operation"));
  mlirModuleDestroy(module);
  write_module(text, sizeof text, lines[0]);
  module = client_parse(&it, text);
  MlirOperation op = op_in(module);
  EXPECT_TRUE(is_refused(&it, op, "the operation's region is not empty"));
  // Nothing can be computed with these.
  mlirBlockDestroy(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  const MlirOperation f = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  const MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(f, 0));
  mlirOperationSetOperand(op, 1, mlirBlockGetArgument(block, 1));
  EXPECT_TRUE(is_refused(&it, op, "Cannot build binary Linalg operation"));
  mlirOperationSetOperand(op, 1, mlirBlockGetArgument(block, 0));
  mlirLinalgFillBuiltinNamedOpRegion(op);
  EXPECT_TRUE(is_silent(&it));
  mlirModuleDestroy(module);
  write_module(text, sizeof text,
               "linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = "
               "[\"parallel\", \"parallel\"]} outs(%t : T) {\n"
               "  ^bb0(%x: f32):\n    linalg.yield %x : f32\n} -> T");
  module = client_parse(&it, text);
  op = op_in(module);
  mlirBlockDestroy(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  mlirLinalgFillBuiltinNamedOpRegion(op);
  EXPECT_TRUE(it.count != 0);
  EXPECT_TRUE(mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0))));
  mlirModuleDestroy(module);
  mlirContextDestroy(it.context);
}
