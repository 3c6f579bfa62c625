// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and types of StableHLO that are made of a body: the same as those that are made of
// parameters.

#include <tenure/parameters.h>

#include "../../text/parse_fixture.h"

static tn_attribute numbers(tn_context* context, const int64_t* values, size_t count) {
  tn_type i64;
  tn_attribute made;
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 64, TN_SIGNLESS, &i64));
  EXPECT_STATUS(TN_OK,
                tn_dense_array_attribute_get(i64, count, values, count * sizeof *values, &made));
  return made;
}

TN_TEST(bodies_with_parameters_are_read) {
  static const int64_t one[] = {1};
  static const char body[] = "dot<rhs_contracting_dimensions=[1],lhs_batching_dimensions = []>";
  parse_fixture* f = fixture_open(false);
  const tn_attribute parameters[4] = {[3] = numbers(f->context, one, 1)};
  tn_attribute made;
  tn_attribute read;
  tn_type i32;
  tn_type type;
  EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(f->context, tn_string_view_from("stablehlo.dot"),
                                                parameters, 4, &made));
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(f->context, tn_string_view_from("stablehlo"),
                                               tn_string_view_from(body), (tn_type){NULL}, &read));
  EXPECT_TRUE(tn_attribute_equal(made, read));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(f->context, 32, TN_SIGNLESS, &i32));
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(f->context, tn_string_view_from("stablehlo"),
                                          tn_string_view_from("future<i32>"), &type));
  EXPECT_TRUE(tn_type_parameter_count(type) == 1);
  const tn_attribute types = tn_type_parameter_at(type, 0);
  EXPECT_TRUE(tn_type_equal(i32, tn_type_attribute_value(tn_array_attribute_element(types, 0))));
  fixture_close(f);
}

TN_TEST(bodies_with_other_parameters_are_refused) {
  static const char* const bodies[] = {"dot<lhs = [1]>", "channel_handle<handle = 1>",
                                       "conv<[b]x[i, o]->[b, f]>"};
  parse_fixture* f = fixture_open(false);
  tn_attribute read;
  tn_type type;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i) {
    EXPECT_STATUS(TN_INVALID_ARGUMENT,
                  tn_opaque_attribute_get(f->context, tn_string_view_from("stablehlo"),
                                          tn_string_view_from(bodies[i]), (tn_type){NULL}, &read));
    EXPECT_TRUE(tn_attribute_is_null(read));
  }
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_opaque_type_get(f->context, tn_string_view_from("stablehlo"),
                                   tn_string_view_from("future<1>"), &type));
  fixture_close(f);
}
