// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of all ops, and what ops are made of: types and attributes of every kind.

#include <dirent.h>
#include <inttypes.h>

#include "malformed.h"

name_list all_ops;
name_list all_texts;

void must(bool holds, const char* what) {
  if (holds) return;
  fprintf(stderr, "%s failed\n", what);
  abort();
}

uint32_t below(world* w, uint32_t limit) {
  w->random += 0x9E3779B97F4A7C15u;
  uint64_t z = w->random;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return (uint32_t)((z ^ (z >> 31)) % limit);
}

//===-- Names ---------------------------------------------------------------------------------===//

static void add_name(name_list* to, const char* data, size_t size) {
  if ((to->count & (to->count - 1)) == 0) {
    to->items = realloc(to->items, (to->count == 0 ? 1 : 2 * to->count) * sizeof *to->items);
  }
  must(to->items != NULL, "realloc");
  char* name = strndup(data, size);
  must(name != NULL, "strndup");
  to->items[to->count++] = name;
}

/// The name that the definition at `at` gives the op, else the symbol of the definition.
static tn_string_view op_name(const char* at) {
  static const char mark[] = "\nname = \"";
  const char* end = strstr(at, "{\n%");
  const char* next = strstr(at, "irdl.operation @");
  const char* own = strstr(at, mark);
  if (own != NULL && (end == NULL || own < end) && (next == NULL || own < next)) {
    own += sizeof mark - 1;
    return (tn_string_view){own, strcspn(own, "\"")};
  }
  return (tn_string_view){at, strcspn(at, " \"{\n")};
}

void find_ops(void) {
  static const char mark[] = "irdl.operation @";
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    text schema = {0};
    const tn_string_view dialect = tn_dialect_shipped_name(i);
    must(tn_dialect_shipped_print(i, text_append, &schema) == TN_OK, "printing a schema");
    (void)text_append(&schema, "", 1);
    for (const char* at = strstr(schema.data, mark); at != NULL; at = strstr(at, mark)) {
      at += sizeof mark - 1;
      const tn_string_view leaf = op_name(at);
      char name[256];
      const int size = snprintf(name, sizeof name, "%.*s.%.*s", (int)dialect.size, dialect.data,
                                (int)leaf.size, leaf.data);
      must(size > 0 && (size_t)size < sizeof name, "naming an op");
      add_name(&all_ops, name, (size_t)size);
    }
    free(schema.data);
  }
  add_name(&all_ops, "builtin.module", 14);
  add_name(&all_ops, "builtin.unrealized_conversion_cast", 34);
  add_name(&all_ops, "t.unknown", 9);
  if (getenv("MALFORMED_OPS") != NULL) {
    for (size_t i = 0; i < all_ops.count; ++i) printf("%s\n", all_ops.items[i]);
  }
}

/// Up to the first mark of what after it is no part of the module.
static size_t module_size(const char* data) {
  static const char* const ends[] = {"\n// OUT", "\n// -----", "\n// ERR"};
  size_t size = strlen(data);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; ++i) {
    const char* end = strstr(data, ends[i]);
    if (end != NULL && (size_t)(end - data) < size) size = (size_t)(end - data);
  }
  return size;
}

static void add_text(const char* path) {
  char* data = NULL;
  size_t capacity = 0;
  FILE* file = fopen(path, "rb");
  if (file == NULL) return;
  if (getdelim(&data, &capacity, '\0', file) > 0) add_name(&all_texts, data, module_size(data));
  free(data);
  fclose(file);
}

static int is_module(const struct dirent* entry) {
  const size_t size = strlen(entry->d_name);
  return size > 5 && strcmp(entry->d_name + size - 5, ".mlir") == 0;
}

void find_texts(const char* folder) {
  struct dirent** entries = NULL;
  const int count = scandir(folder, &entries, is_module, alphasort);
  must(count > 0, "reading the folder of texts");
  for (int i = 0; i < count; ++i) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
    add_text(path);
    free(entries[i]);
  }
  free(entries);
}

//===-- Pools ---------------------------------------------------------------------------------===//

static const char* const type_texts[] = {"i1",
                                         "i8",
                                         "i32",
                                         "i64",
                                         "i7",
                                         "si8",
                                         "ui16",
                                         "i128",
                                         "index",
                                         "f16",
                                         "bf16",
                                         "f32",
                                         "f64",
                                         "f80",
                                         "f8E4M3FN",
                                         "tf32",
                                         "none",
                                         "complex<f32>",
                                         "complex<i8>",
                                         "tuple<i32, f32>",
                                         "tuple<>",
                                         "() -> ()",
                                         "(i32) -> i32",
                                         "(i32, f32) -> (f32, i32)",
                                         "vector<4xf32>",
                                         "vector<f32>",
                                         "vector<2x3xi32>",
                                         "vector<[4]xi1>",
                                         "vector<4xi1>",
                                         "vector<4x4xindex>",
                                         "vector<1xf32>",
                                         "tensor<4xf32>",
                                         "tensor<?x4xf32>",
                                         "tensor<*xf32>",
                                         "tensor<f32>",
                                         "tensor<0x3xi8>",
                                         "tensor<2x2xi32>",
                                         "tensor<4xindex>",
                                         "tensor<?xi1>",
                                         "tensor<2x2xcomplex<f32>>",
                                         "tensor<4xi64, 1 : i32>",
                                         "memref<4xf32>",
                                         "memref<?x?xf32>",
                                         "memref<f32>",
                                         "memref<*xi32>",
                                         "memref<4x4xi8, strided<[?, 1], offset: ?>>",
                                         "memref<2xf32, 1>",
                                         "memref<8xi1, 3 : i32>",
                                         "memref<4x?xindex, affine_map<(d0, d1) -> (d1, d0)>>",
                                         "!llvm.ptr",
                                         "!llvm.ptr<3>",
                                         "!llvm.struct<(i32, f32)>",
                                         "!llvm.array<4 x i32>",
                                         "!llvm.void",
                                         "!llvm.func<i32 (i32)>",
                                         "!emitc.ptr<i32>",
                                         "!emitc.opaque<\"x\">",
                                         "!emitc.array<2xi32>",
                                         "!emitc.lvalue<i32>",
                                         "!async.token",
                                         "!async.value<f32>",
                                         "!async.group",
                                         "!shape.shape",
                                         "!shape.size",
                                         "!shape.witness",
                                         "!shape.value_shape",
                                         "!gpu.async.token",
                                         "!gpu.mma_matrix<16x16xf16, \"AOp\">",
                                         "!spirv.array<4 x f32>",
                                         "!spirv.ptr<i32, Function>",
                                         "!spirv.struct<(i32, f32)>",
                                         "!transform.any_op",
                                         "!transform.param<i64>",
                                         "!transform.any_value",
                                         "!pdl.operation",
                                         "!pdl.range<value>",
                                         "!pdl.type",
                                         "!quant.uniform<i8:f32, 2.0:1>",
                                         "!stablehlo.token",
                                         "!mpmd.mesh_tensor<\"m\", tensor<4xf32>>",
                                         "!sparse_tensor.storage_specifier<#sparse_tensor."
                                         "encoding<{ map = (d0) -> (d0 : compressed) }>>",
                                         "!smt.bool",
                                         "!smt.bv<8>",
                                         "!ptr.ptr<#ptr."
                                         "generic_space>",
                                         "!vhlo.tensor_v1<2x!vhlo.f32_v1>",
                                         "!vhlo.i32_v1",
                                         "!vhlo.token_v1",
                                         "!t.unknown"};

static const char* const attribute_texts[] = {
    "unit",
    "true",
    "false",
    "0 : i32",
    "1 : i64",
    "-1 : i64",
    "7 : i8",
    "3 : index",
    "2 : i1",
    "9223372036854775807 : i64",
    "-9223372036854775808 : i64",
    "170141183460469231731 : i128",
    "1.0 : f32",
    "-0.0 : f64",
    "0x7FC00000 : f32",
    "2.0 : f16",
    "\"\"",
    "\"text\"",
    "\"parallel\"",
    "\"private\"",
    "\"sym\" : i32",
    "i32",
    "f32",
    "tensor<4xf32>",
    "() -> ()",
    "(i32) -> i32",
    "(i32, f32) -> (f32)",
    "memref<4xf32>",
    "vector<4xf32>",
    "[]",
    "[1 : i64, 2 : i64]",
    "[unit]",
    "[\"parallel\", \"reduction\"]",
    "[\"parallel\", \"\"]",
    "[[0], [1]]",
    "[[0, 1]]",
    "[i32, f32]",
    "[{}]",
    "[@f]",
    "[1 : i64, \"x\"]",
    "[0, 9, 3]",
    "[-1]",
    "{}",
    "{a = 1 : i32, b = \"x\"}",
    "@f",
    "@nowhere",
    "@f::@g",
    "@f::@g::@h",
    "array<i32>",
    "array<i32: 0>",
    "array<i32: 1, 1>",
    "array<i32: -1, 2>",
    "array<i32: 1, 1, 1, 0, 0>",
    "array<i32: 2147483647, 2147483647, 2>",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1, 0>",
    "array<i64: 5, -3, 7>",
    "array<i8: 1, 2>",
    "array<i64: -9223372036854775808, 4>",
    "array<i1: true, false>",
    "array<f32: 1.0>",
    "dense<1> : tensor<4xi32>",
    "dense<[1, 2, 3]> : tensor<3xi8>",
    "dense<> : tensor<0xi64>",
    "dense<1.0> : vector<4xf32>",
    "dense<[true, false]> : tensor<2xi1>",
    "dense<[[0, 1]]> : tensor<1x2xi64>",
    "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
    "dense<\"x\"> : tensor<1x!t.unknown>",
    "dense_resource<r> : tensor<4xi32>",
    "dense_resource<r> : tensor<1xi64>",
    "sparse<0, 1> : tensor<4xi32>",
    "sparse<[[0, 0]], 1.0> : tensor<2x2xf32>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<() -> ()>",
    "affine_map<(d0, d1)[s0] -> (d0 + s0, d1 mod 4)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d1, d2) -> (d0, d2)>",
    "affine_map<(d0) -> (d0 floordiv 0)>",
    "affine_map<()[s0] -> (s0 ceildiv 3)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "affine_set<(d0)[s0] : (d0 - s0 == 0, d0 mod 2 == 0)>",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]",
    "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, "
    "d1, d2) -> (d0, d1)>]",
    "distinct[0]<unit>",
    "distinct[1]<@f>",
    "loc(unknown)",
    "loc(\"a\":1:2)",
    "strided<[1], offset: ?>",
    "#llvm.linkage<external>",
    "#llvm.cconv<ccc>",
    "#arith.overflow<nsw>",
    "#arith.fastmath<fast>",
    "#llvm.overflow<none>",
    "#vector.kind<add>",
    "[#vector.iterator_type<parallel>]",
    "#vector.punctuation<close>",
    "#gpu.address_space<workgroup>",
    "#gpu<dim x>",
    "#spirv.storage_class<Function>",
    "#spirv.linkage_attributes<linkage_name = \"a\", linkage_type "
    "= <Import>>",
    "#stablehlo<precision DEFAULT>",
    "#stablehlo.dot<lhs_batching_dimensions = [0], "
    "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = "
    "[1]>",
    "#stablehlo.scatter<update_window_dims = [7], scatter_dims_to_operand_dims = [9], "
    "index_vector_dim = 3>",
    "#stablehlo.gather<offset_dims = [5], start_index_map = [9]>",
    "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>",
    "#stablehlo<comparison_direction EQ>",
    "#vhlo.integer_v1<1 : i64>",
    "#vhlo.tensor_v1<dense<[1,2,3]> : tensor<3xi8>>",
    "#vhlo.tensor_v1<dense_resource<r> : tensor<1xi64>>",
    "#vhlo.array_v1<[]>",
    "#vhlo.string_v1<\"\">",
    "#vhlo.type_v1<!vhlo.none_v1>",
    "#vhlo.bool_v1<true>",
    "#vhlo<precision_v1 DEFAULT>",
    "#vhlo.dict_v1<{}>",
    "#sdy.sharding<@m, [{}]>",
    "#sdy.sharding_per_value<[]>",
    "#sdy.mesh<[\"x\"=2]>",
    "#tosa.double_round<DOUBLE_ROUND>",
    "#acc<data_clause acc_copyin>",
    "#omp<order_mod reproducible>",
    "#nvvm.shfl_kind<bfly>",
    "#linalg.binary_fn<add>",
    "#linalg.iterator_type<parallel>",
    "[#linalg.iterator_type<reduction>]",
    "#dlti.dl_spec<>",
    "#dlti.map<\"a\" = 1 : i32>",
    "#emitc.opaque<\"x\">",
    "#ub.poison",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",
    "#shape.x",
    "#t.unknown"};

static void fill_types(world* w) {
  for (size_t i = 0; i < sizeof type_texts / sizeof *type_texts && w->type_count < TYPE_MAX; ++i) {
    tn_type type;
    if (tn_text_parse_type(w->context, tn_string_view_from(type_texts[i]), &type) == TN_OK) {
      w->types[w->type_count++] = type;
    }
  }
}

static void fill_attributes(world* w) {
  const size_t count = sizeof attribute_texts / sizeof *attribute_texts;
  for (size_t i = 0; i < count && w->attribute_count < ATTRIBUTE_MAX; ++i) {
    const tn_string_view source = tn_string_view_from(attribute_texts[i]);
    tn_attribute attribute;
    if (tn_text_parse_attribute(w->context, source, &attribute) == TN_OK) {
      w->attributes[w->attribute_count++] = attribute;
    }
  }
}

static bool count_report(const tn_diagnostic* diagnostic, void* user_data) {
  world* w = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  w->reports += message.size != 0;
  if (w->is_traced) printf("%.*s\n", (int)message.size, message.data);
  return true;
}

void world_open(world* w, uint64_t seed, uint64_t number) {
  *w = (world){.random = seed * 0x2545F4914F6CDD1Du + number};
  tn_diagnostic_handler_id id;
  open_context(w);
  must(tn_diagnostic_handler_attach(w->context, count_report, w, NULL, &id) == TN_OK, "listening");
  fill_types(w);
  fill_attributes(w);
}

void world_close(world* w) { close_context(w); }
