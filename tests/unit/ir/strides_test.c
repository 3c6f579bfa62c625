// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What layouts of memrefs come to.

#include <tenure/tenure.h>

#include "ir/strides.h"
#include "tn_test.h"

typedef struct expected {
  const char* type;
  bool holds;
  int64_t offset;
  int64_t steps[2];
} expected;

TN_TEST(strides_of_layouts) {
  static const expected cases[] = {
      {"memref<4x8xf32>", true, 0, {8, 1}},
      {"memref<4x?xf32>", true, 0, {TN_DYNAMIC, 1}},
      {"memref<4x8xf32, strided<[9, ?], offset: 3>>", true, 3, {9, TN_DYNAMIC}},
      {"memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 5)>>", true, 5, {8, 1}},
      {"memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + s0)>>",
       true,
       TN_DYNAMIC,
       {0, TN_DYNAMIC}},
      {"memref<4x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>>", false, 0, {0, 0}},
      {"memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>", false, 0, {0, 0}},
      {"tensor<4x8xf32>", false, 0, {0, 0}},
  };
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    tn_type type;
    tn_strides strides;
    EXPECT_STATUS(TN_OK, tn_text_parse_type(context, tn_string_view_from(cases[i].type), &type));
    int64_t steps[2] = {7, 7};
    int64_t offset = 7;
    EXPECT_TRUE(tn_memref__strides(type, &strides) == cases[i].holds);
    EXPECT_TRUE(!tn_memref_type_strides(type, steps, 1, &offset));
    EXPECT_TRUE(steps[0] == 7 && offset == 7);
    EXPECT_TRUE(tn_memref_type_strides(type, steps, 2, &offset) == cases[i].holds);
    if (!cases[i].holds) EXPECT_TRUE(steps[0] == 7 && steps[1] == 7 && offset == 7);
    if (!cases[i].holds) continue;
    EXPECT_TRUE(strides.rank == 2 && strides.offset == cases[i].offset);
    EXPECT_TRUE(strides.steps[0] == cases[i].steps[0] && strides.steps[1] == cases[i].steps[1]);
    EXPECT_TRUE(steps[0] == strides.steps[0] && steps[1] == strides.steps[1] &&
                offset == strides.offset);
  }
  tn_context_destroy(context);
}

TN_TEST(numbers_that_are_not_known) {
  EXPECT_TRUE(tn_dynamic__add(2, TN_DYNAMIC) == TN_DYNAMIC);
  EXPECT_TRUE(tn_dynamic__multiply(0, TN_DYNAMIC) == 0);
  EXPECT_TRUE(tn_dynamic__multiply(3, TN_DYNAMIC) == TN_DYNAMIC);
  EXPECT_TRUE(tn_dynamic__multiply(3, 4) == 12);
}
