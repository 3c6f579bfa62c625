// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of shape's results that nobody gave: those that MLIR infers.

#include <tenure/attribute.h>
#include <tenure/builder.h>
#include <tenure/op_interface.h>
#include <tenure/text.h>
#include <tenure/type.h>

#include "printed.h"

typedef struct bench {
  tn_printed printed;
  tn_builder b;
} bench;

static void open_bench(bench* it) {
  tn_printed_open_empty(&it->printed, NULL);
  it->b = (tn_builder){.scope = it->printed.scope};
  it->printed.root = tn_build_module(&it->b);
}

static tn_type type_of(bench* it, const char* text) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_type(it->printed.context, tn_string_view_from(text), &type));
  return type;
}

/// A value of the type.
static tn_value value_of(bench* it, const char* text) {
  const tn_type type = type_of(it, text);
  const tn_value value = tn_build_value(&it->b, TN_OP("builtin.unrealized_conversion_cast",
                                                      .result_types = &(tn_type_list){&type, 1}));
  EXPECT_STATUS(TN_OK, it->b.status);
  return value;
}

/// The op of operands of these types, up to two, has a result of that type.
static void expect_type(bench* it, const char* name, const char* a, const char* b,
                        const char* expected) {
  tn_value operands[2];
  tn_type types[2] = {{NULL}, {NULL}};
  tn_op_state state = {.operands = operands};
  size_t count = 0;
  if (a != NULL) operands[state.operand_count++] = value_of(it, a);
  if (b != NULL) operands[state.operand_count++] = value_of(it, b);
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(it->printed.context, tn_string_view_from(name), &state.name));
  EXPECT_STATUS(TN_OK, tn_op_infer_types(it->printed.scope, &state, types, 2, &count));
  EXPECT_EQ(1, count);
  if (!tn_type_equal(types[0], type_of(it, expected))) TN_FAIL("%s of %s and %s", name, a, b);
}

#define SIZE "!shape.size"
#define SHAPE "!shape.shape"
#define ANY "tensor<?xindex>"
#define THREE "tensor<3xindex>"

TN_TEST(what_may_be_an_error_stays_so) {
  static const char* const sums[] = {"shape.add", "shape.div", "shape.mul"};
  static const char* const counts[] = {"shape.rank", "shape.num_elements"};
  bench it;
  open_bench(&it);
  for (size_t i = 0; i < 3; ++i) {
    expect_type(&it, sums[i], "index", "index", "index");
    expect_type(&it, sums[i], SIZE, "index", SIZE);
    expect_type(&it, sums[i], "index", SIZE, SIZE);
  }
  for (size_t i = 0; i < 2; ++i) {
    expect_type(&it, counts[i], SHAPE, NULL, SIZE);
    expect_type(&it, counts[i], THREE, NULL, "index");
  }
  expect_type(&it, "shape.max", SHAPE, SHAPE, SHAPE);
  expect_type(&it, "shape.min", SIZE, SHAPE, SIZE);
  expect_type(&it, "shape.dim", "tensor<2xf32>", SIZE, SIZE);
  expect_type(&it, "shape.dim", "memref<*xf32>", "index", "index");
  // So it is in MLIR, which takes that result only where the shape is a tensor.
  expect_type(&it, "shape.get_extent", SHAPE, SIZE, "index");
  tn_printed_close(&it.printed);
}

TN_TEST(shapes_have_the_extents_that_are_known) {
  bench it;
  open_bench(&it);
  expect_type(&it, "shape.shape_of", "tensor<2x?xf32>", NULL, "tensor<2xindex>");
  expect_type(&it, "shape.shape_of", "vector<4xf32>", NULL, "tensor<1xindex>");
  expect_type(&it, "shape.shape_of", "memref<f32>", NULL, "tensor<0xindex>");
  expect_type(&it, "shape.shape_of", "tensor<*xf32>", NULL, ANY);
  expect_type(&it, "shape.shape_of", "!shape.value_shape", NULL, SHAPE);
  expect_type(&it, "shape.meet", SHAPE, THREE, SHAPE);
  expect_type(&it, "shape.meet", ANY, THREE, ANY);
  expect_type(&it, "shape.meet", THREE, ANY, ANY);
  expect_type(&it, "shape.meet", THREE, THREE, THREE);
  expect_type(&it, "shape.meet", "index", SIZE, SIZE);
  expect_type(&it, "shape.meet", "index", "index", "index");
  tn_printed_close(&it.printed);
}

TN_TEST(some_ops_have_results_of_one_type) {
  bench it;
  open_bench(&it);
  expect_type(&it, "shape.const_size", NULL, NULL, SIZE);
  expect_type(&it, "shape.const_witness", NULL, NULL, "!shape.witness");
  expect_type(&it, "shape.cstr_eq", SHAPE, THREE, "!shape.witness");
  expect_type(&it, "shape.from_extents", "index", SIZE, SHAPE);
  expect_type(&it, "shape.is_broadcastable", SHAPE, THREE, "i1");
  expect_type(&it, "shape.size_to_index", SIZE, NULL, "index");
  expect_type(&it, "shape.with_shape", "tensor<2xf32>", SHAPE, "!shape.value_shape");
  tn_printed_close(&it.printed);
}

TN_TEST(a_constant_has_as_many_extents_as_numbers) {
  bench it;
  open_bench(&it);
  const tn_value value = tn_build_value(
      &it.b, TN_OP("shape.const_shape", .text = "shape = dense<[4, 5]> : tensor<2xindex>"));
  EXPECT_STATUS(TN_OK, it.b.status);
  EXPECT_TRUE(tn_type_equal(tn_value_type(value), type_of(&it, "tensor<2xindex>")));
  tn_printed_close(&it.printed);
}

static void expect_refused(const char* name, const char* a, const char* b, const char* words) {
  bench it;
  tn_type type;
  size_t count = 7;
  open_bench(&it);
  const tn_value operands[] = {value_of(&it, a), value_of(&it, b)};
  tn_op_state state = {.operands = operands, .operand_count = 2};
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(it.printed.context, tn_string_view_from(name), &state.name));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_infer_types(it.printed.scope, &state, &type, 1, &count));
  EXPECT_EQ(0, count);
  if (strstr(it.printed.text, words) == NULL) TN_FAIL("%s", it.printed.text);
  tn_printed_clear(&it.printed);
  tn_printed_close(&it.printed);
}

TN_TEST(types_that_do_not_follow_are_refused) {
  expect_refused("shape.meet", "index", ANY, "requires all sizes or shapes");
  expect_refused("shape.meet", "tensor<2xindex>", THREE, "unequal shape cardinality");
  expect_refused("shape.concat", ANY, THREE, "needs the types of its results");
  bench it;
  open_bench(&it);
  tn_build(&it.b, TN_OP("shape.const_shape", .text = "shape = 1 : index"));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.b.status);
  if (strstr(it.printed.text, "failed to satisfy constraint: index elements attribute") == NULL)
    TN_FAIL("%s", it.printed.text);
  tn_printed_clear(&it.printed);
  tn_printed_close(&it.printed);
}
