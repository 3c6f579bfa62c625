// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "dialects/common/common.h"

#include "tn_test.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_string_view attribute(const char* dialect, const char* body) {
  return tn_alias_names__of_opaque(&tn_common_alias_names, false, view(dialect), view(body));
}

static tn_string_view type(const char* dialect, const char* body) {
  return tn_alias_names__of_opaque(&tn_common_alias_names, true, view(dialect), view(body));
}

TN_TEST(a_word_is_the_body_or_stands_in_front_of_a_bracket) {
  EXPECT_VIEW("di_file", attribute("llvm", "di_file<\"a\" in \"b\">"));
  EXPECT_VIEW("di_null_type", attribute("llvm", "di_null_type"));
  EXPECT_VIEW("sparse", attribute("sparse_tensor", "encoding<{}>"));
  EXPECT_EQ(0, attribute("llvm", "di_files<1>").size);
  EXPECT_EQ(0, attribute("llvm", "di_fil").size);
  EXPECT_EQ(0, attribute("mine", "di_file<1>").size);
  EXPECT_EQ(0, type("llvm", "di_file<1>").size);
  EXPECT_EQ(0, attribute("llvm", "").size);
}

TN_TEST(a_body_with_brackets_is_all_of_it) {
  EXPECT_VIEW("test_ui8", type("test", "int<unsigned, 8>"));
  EXPECT_EQ(0, type("test", "int<unsigned, 8>>").size);
  EXPECT_EQ(0, type("test", "int<signed, 8>").size);
}

TN_TEST(a_name_may_stand_in_the_body) {
  EXPECT_VIEW("name", type("test", "test_rec_alias<name, i32>"));
  EXPECT_VIEW("a.b", type("test", "test_rec_alias<a.b>"));
  EXPECT_EQ(0, type("test", "test_rec_alias<>").size);
  EXPECT_VIEW("testrec", type("test", "test_rec<type_to_alias2, i1>"));
}

TN_TEST(tuples_strings_and_dialects) {
  EXPECT_VIEW("test_tuple",
              tn_alias_names__of_tuple(&tn_common_alias_names, view("test"), view("smpla")));
  EXPECT_EQ(0, tn_alias_names__of_tuple(&tn_common_alias_names, view("test"), view("smplb")).size);
  EXPECT_VIEW("test.alias",
              tn_alias_names__of_string(&tn_common_alias_names, view("alias_test:dot_in_name")));
  EXPECT_EQ(0,
            tn_alias_names__of_string(&tn_common_alias_names, view("alias_test:dot_in_nam")).size);
  EXPECT_EQ(0, tn_alias_names__of_string(&tn_common_alias_names, view("")).size);
  EXPECT_TRUE(tn_alias_names__sees_into(&tn_common_alias_names, view("llvm")));
  EXPECT_TRUE(!tn_alias_names__sees_into(&tn_common_alias_names, view("llvm2")));
}
