// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the names of parameters and weights say.

#include "adapter/names.h"

#include "tn_test.h"

static void expect_split(const char* name, const char* target_module, const char* role) {
  const tn_parameter_parts parts = tn_names__split(tn_string_view_from(name));
  EXPECT_VIEW(target_module, parts.target_module);
  EXPECT_VIEW(role, parts.role);
}

TN_TEST(a_parameter_splits_into_target_module_and_role) {
  expect_split("layers.0.q_proj.lora_A.weight", "layers.0.q_proj", "lora_A");
  expect_split("layers.0.q_proj.lora_B", "layers.0.q_proj", "lora_B");
  expect_split("a.lora_A.default.weight", "a", "lora_A");
  expect_split("e.lora_embedding_A", "e", "lora_embedding_A");
  expect_split("lora_x.lora_A.weight", "lora_x", "lora_A");
  expect_split("a.lora_x.b.lora_A.weight", "a.lora_x.b", "lora_A");
  expect_split("lora_A.weight", "lora_A.weight", "");
  expect_split(".lora_A.weight", ".lora_A.weight", "");
  expect_split("weight", "weight", "");
  expect_split("", "", "");
}

static void expect_normal(const char* name, const char* expected) {
  char text[100];
  const size_t size = tn_names__normalise(tn_string_view_from(name), text);
  EXPECT_VIEW(expected, ((tn_string_view){text, size}));
}

TN_TEST(subscripts_read_as_dots) {
  expect_normal("layers[0]['q_proj']", "layers.0.q_proj");
  expect_normal("params[\"layers\"][11].w", "params.layers.11.w");
  expect_normal("['a']['b']", "a.b");
  expect_normal(".layers[0]", "layers.0");
  expect_normal("plain.name", "plain.name");
  expect_normal("", "");
}

TN_TEST(paths_give_names) {
  EXPECT_VIEW("b", tn_names__of_path("/a/b.onnx_adapter"));
  EXPECT_VIEW("b.c", tn_names__of_path("b.c.onnx_adapter"));
  EXPECT_VIEW("b", tn_names__of_path("b"));
  EXPECT_VIEW(".hidden", tn_names__of_path("a/.hidden"));
  EXPECT_VIEW("adapter", tn_names__of_path("a/"));
}

TN_TEST(the_prefix_of_peft_is_known) {
  EXPECT_VIEW("a.b", tn_names__without_peft_prefix(tn_string_view_from("base_model.model.a.b")));
  EXPECT_VIEW("a.b", tn_names__without_peft_prefix(tn_string_view_from("a.b")));
}
