// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters as attributes: what fits goes to the ops that use the weights, all of it or nothing.

#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "adapter_builder.h"

static const char model[] =
    "\"builtin.module\"() ({\n"
    "  \"t.func\"() ({\n"
    "  ^bb0(%q: tensor<4x6xf32> loc(\"layers[0]['q']\"), %k: tensor<4x?xf32> loc(\"layers.0.k\"),\n"
    "       %n: tensor<6xf32> loc(\"norm\"), %x: tensor<2x4xf32>):\n"
    "    %0 = \"t.dot\"(%x, %q) : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>\n"
    "    %1 = \"t.dot\"(%x, %k) {tenure.adapter = {older = {}}}\n"
    "        : (tensor<2x4xf32>, tensor<4x?xf32>) -> tensor<2x?xf32>\n"
    "    %2 = \"t.constant\"() : () -> tensor<4x6xf32> loc(\"head\")\n"
    "    \"t.loop\"(%q, %2, %2, %k) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, "
    "tensor<4x?xf32>) -> ()\n"
    "    \"t.return\"(%0, %1, %n) : (tensor<2x6xf32>, tensor<2x?xf32>, tensor<6xf32>) -> ()\n"
    "  }) : () -> ()\n"
    "}) : () -> ()\n";

static const int64_t a_dims[] = {2, 4};
static const int64_t b_dims[] = {6, 2};
static const float a_data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
static const float b_data[12] = {9, 8, 7};

#define PAIR(target_module)                                                                    \
  {target_module ".lora_A.weight", 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data}, { \
    target_module ".lora_B.weight", 0, b_dims, 2, TN_ELEMENT_FLOAT32, b_data, sizeof b_data    \
  }

typedef struct fixture {
  message_log messages;
  tn_context* context;
  built_adapter built;
  tn_adapter* adapter;
  tn_op module;
} fixture;

static tn_status open_fixture(fixture* f, const tn_allocator* allocator,
                              const parameter_spec* specs, size_t count) {
  *f = (fixture){0};
  tn_status status = logged_context(&f->messages, allocator, &f->context);
  if (status != TN_OK) return status;
  f->built = built_make(specs, count);
  status = load_copy(f->context, built_view(&f->built), NULL, &f->adapter);
  if (status != TN_OK) return status;
  return tn_text_parse(tn_context_root_scope(f->context), tn_string_view_from(model), NULL,
                       &f->module);
}

static void close_fixture(fixture* f) {
  tn_object_release(f->adapter);
  if (f->context != NULL) tn_context_destroy(f->context);
  built_free(&f->built);
}

static void open_model(fixture* f, const parameter_spec* specs, size_t count) {
  EXPECT_STATUS(TN_OK, open_fixture(f, NULL, specs, count));
}

static tn_status attach(fixture* f, const char* name, bool partial, tn_adapter_report* out_report) {
  const tn_adapter_attach_options options = {.name = tn_string_view_from(name), .partial = partial};
  return tn_adapter_attach(f->module, f->adapter, &options, out_report);
}

// Op number `index` of the function's body.
static tn_op body_op(const fixture* f, size_t index) {
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(f->module, 0)));
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(function, 0)));
  while (index-- > 0) op = tn_op_next(op);
  return op;
}

static tn_attribute attachment(tn_op op, const char* name, const char* target_module,
                               const char* key) {
  tn_attribute found = tn_op_discardable_attribute(op, tn_string_view_from("tenure.adapter"));
  const char* const path[] = {name, target_module, key};
  for (size_t i = 0; i < 3 && !tn_attribute_is_null(found); ++i) {
    if (path[i] != NULL) found = tn_dictionary_attribute_find(found, tn_string_view_from(path[i]));
  }
  return found;
}

static bool is_clean(const fixture* f) {
  return tn_op_discardable_attribute_count(body_op(f, 0)) == 0 &&
         tn_op_discardable_attribute_count(body_op(f, 1)) == 1 &&
         tn_op_discardable_attribute_count(body_op(f, 3)) == 0 &&
         tn_op_discardable_attribute_count(f->module) == 0 &&
         tn_attribute_is_null(attachment(body_op(f, 1), "x", NULL, NULL));
}

static void expect_refusal(const parameter_spec* specs, size_t count, tn_status expected,
                           const char* words) {
  fixture f;
  open_model(&f, specs, count);
  EXPECT_STATUS(expected, attach(&f, "x", false, NULL));
  if (strstr(f.messages.text, words) == NULL) {
    TN_FAIL("'%s' does not say '%s'", f.messages.text, words);
  }
  EXPECT_TRUE(is_clean(&f));
  EXPECT_EQ(1, tn_object_reference_count(f.adapter));
  close_fixture(&f);
}

//===-- What fits -----------------------------------------------------------------------------===//

TN_TEST(each_weight_takes_its_tensors_where_they_are) {
  static const parameter_spec specs[] = {PAIR("layers.0.q"), PAIR("layers.0.k"), PAIR("head")};
  fixture f;
  tn_adapter_report report;
  open_model(&f, specs, 6);
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, &report));
  EXPECT_EQ(3, report.op_count);
  EXPECT_EQ(3, report.target_module_count);
  EXPECT_EQ(6, report.tensor_count);
  EXPECT_EQ(3 * (sizeof a_data + sizeof b_data), report.byte_size);
  EXPECT_EQ(0, report.skipped_target_module_count);
  const tn_attribute a = attachment(body_op(&f, 0), "x", "layers.0.q", "lora_A");
  EXPECT_EQ(TN_ATTRIBUTE_DENSE_RESOURCE, tn_attribute_kind_of(a));
  EXPECT_VIEW("x.layers.0.q.lora_A.weight", tn_dense_resource_attribute_key(a));
  EXPECT_EQ(4, tn_shaped_type_dims(tn_attribute_type(a))[1]);
  tn_resource* resource;
  tn_blob* blob;
  EXPECT_STATUS(TN_OK, tn_resource_find(f.context, (tn_string_view){0},
                                        tn_dense_resource_attribute_key(a), &resource));
  EXPECT_STATUS(TN_OK, tn_resource_retain_blob(resource, &blob));
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_EQ(tn_tensor_data(tensor), tn_blob_data(blob));
  EXPECT_EQ(sizeof a_data, tn_blob_byte_size(blob));
  EXPECT_EQ(4, tn_blob_alignment(blob));
  tn_object_release(tensor);
  tn_object_release(blob);
  const tn_op loop = body_op(&f, 3);
  EXPECT_EQ(0, tn_integer_attribute_value(attachment(loop, "x", "layers.0.q", "operand")));
  EXPECT_EQ(1, tn_integer_attribute_value(attachment(loop, "x", "head", "operand")));
  EXPECT_EQ(3, tn_integer_attribute_value(attachment(loop, "x", "layers.0.k", "operand")));
  EXPECT_TRUE(!tn_attribute_is_null(attachment(body_op(&f, 1), "older", NULL, NULL)));
  EXPECT_TRUE(!tn_attribute_is_null(attachment(body_op(&f, 1), "x", "layers.0.k", "lora_B")));
  close_fixture(&f);
}

TN_TEST(the_root_says_which_adapters_there_are) {
  static const parameter_spec specs[] = {PAIR("head")};
  fixture f;
  open_model(&f, specs, 2);
  EXPECT_STATUS(TN_OK, attach(&f, NULL, false, NULL));
  EXPECT_STATUS(TN_OK, attach(&f, "second", false, NULL));
  const tn_attribute all =
      tn_op_discardable_attribute(f.module, tn_string_view_from("tenure.adapters"));
  EXPECT_EQ(2, tn_dictionary_attribute_count(all));
  const tn_attribute one = tn_dictionary_attribute_find(all, tn_string_view_from("adapter"));
  const tn_attribute version =
      tn_dictionary_attribute_find(one, tn_string_view_from("adapter_version"));
  EXPECT_EQ(3, tn_integer_attribute_value(version));
  EXPECT_STATUS(TN_ALREADY_EXISTS, attach(&f, "second", false, NULL));
  EXPECT_STATUS(TN_ALREADY_EXISTS, attach(&f, "second", true, NULL));
  close_fixture(&f);
}

TN_TEST(pefts_prefix_is_skipped) {
  static const parameter_spec specs[] = {PAIR("base_model.model.layers.0.q")};
  fixture f;
  open_model(&f, specs, 2);
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, NULL));
  EXPECT_TRUE(!tn_attribute_is_null(
      attachment(body_op(&f, 0), "x", "base_model.model.layers.0.q", "lora_A")));
  close_fixture(&f);
}

TN_TEST(resources_keep_the_adapter) {
  static const parameter_spec specs[] = {PAIR("head")};
  fixture f;
  open_model(&f, specs, 2);
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, NULL));
  EXPECT_EQ(3, tn_object_reference_count(f.adapter));
  tn_context_destroy(f.context);
  f.context = NULL;
  EXPECT_EQ(1, tn_object_reference_count(f.adapter));
  close_fixture(&f);
}

//===-- What does not -------------------------------------------------------------------------===//

TN_TEST(a_target_module_without_a_weight_is_refused_by_name) {
  static const parameter_spec specs[] = {PAIR("layers.0.q"), PAIR("layers.1.q")};
  expect_refusal(specs, 4, TN_NOT_FOUND,
                 "adapter 'x': 'layers.1.q': no weight has a location with this name");
}

TN_TEST(a_pair_that_does_not_fit_is_refused_by_name) {
  static const int64_t wrong_in[] = {2, 5};
  static const int64_t wrong_rank[] = {6, 3};
  static const int64_t cube[] = {2, 2, 2};
  static const float data[18] = {0};
  const parameter_spec in[] = {
      {"head.lora_A", 0, wrong_in, 2, TN_ELEMENT_FLOAT32, data, 40},
      {"head.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, sizeof b_data}};
  expect_refusal(in, 2, TN_SHAPE_MISMATCH,
                 "'head': lora_A [rank, in] has 5 inputs and lora_B [out, rank] 6 outputs; its "
                 "weight [in, out] is [4, 6]");
  const parameter_spec rank[] = {
      {"head.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT32, data, sizeof a_data},
      {"head.lora_B", 0, wrong_rank, 2, TN_ELEMENT_FLOAT32, data, 72}};
  expect_refusal(rank, 2, TN_SHAPE_MISMATCH, "lora_A has rank 2, lora_B has rank 3");
  const parameter_spec dimensions[] = {
      {"head.lora_A", 0, cube, 3, TN_ELEMENT_FLOAT32, data, 32},
      {"head.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, sizeof b_data}};
  expect_refusal(dimensions, 2, TN_SHAPE_MISMATCH, "lora_A has 3 dimensions; expected 2");
  const parameter_spec types[] = {
      {"head.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT16, data, 16},
      {"head.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, sizeof b_data}};
  expect_refusal(types, 2, TN_SHAPE_MISMATCH, "lora_A has type f16, but lora_B has f32");
  static const parameter_spec vector[] = {PAIR("norm")};
  expect_refusal(vector, 2, TN_SHAPE_MISMATCH, "'norm': its weight is not a matrix");
}

TN_TEST(a_parameter_without_a_partner_or_role_is_refused) {
  static const parameter_spec specs[] = {
      PAIR("head"),
      {"head.lora_A.default.weight", 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data},
      {"head", 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data}};
  expect_refusal(specs, 1, TN_INVALID_ARGUMENT, "'head': missing lora_B");
  expect_refusal(specs + 1, 1, TN_INVALID_ARGUMENT, "'head': missing lora_A");
  expect_refusal(specs, 3, TN_INVALID_ARGUMENT, "duplicate role lora_A");
  expect_refusal(specs + 3, 1, TN_INVALID_ARGUMENT, "'head': the name does not end in a role");
}

TN_TEST(one_message_is_for_all_that_have_the_same_problem) {
  static const int64_t wrong_in[] = {2, 5};
#define WRONG_PAIR(name)                                                         \
  {name ".lora_A", 0, wrong_in, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data}, { \
    name ".lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, b_data, sizeof b_data      \
  }
#define PLAIN(name) \
  { name, 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data }
  static const float wide[10] = {0};
  parameter_spec shapes[] = {WRONG_PAIR("layers.0.q"), WRONG_PAIR("head"),
                             WRONG_PAIR("layers.0.k")};
  for (size_t i = 0; i < 6; i += 2) {
    shapes[i].data = wide;
    shapes[i].data_size = sizeof wide;
  }
  static const parameter_spec plain[] = {PLAIN("a"), PLAIN("b"), PLAIN("c"), PLAIN("d"),
                                         PLAIN("e")};
  fixture f;
  open_model(&f, shapes, 4);
  EXPECT_STATUS(TN_SHAPE_MISMATCH, attach(&f, "x", false, NULL));
  EXPECT_EQ(1, f.messages.error_count);
  EXPECT_TRUE(strstr(f.messages.text, "'layers.0.q', 'head': lora_A") != NULL);
  EXPECT_TRUE(strstr(f.messages.text, "is [4, 6]") != NULL);
  close_fixture(&f);
  open_model(&f, shapes, 6);
  EXPECT_STATUS(TN_SHAPE_MISMATCH, attach(&f, "x", false, NULL));
  EXPECT_EQ(2, f.messages.error_count);
  EXPECT_TRUE(strstr(f.messages.text, "'layers.0.k': lora_A") != NULL);
  EXPECT_TRUE(strstr(f.messages.text, "is [4, ?]") != NULL);
  close_fixture(&f);
  open_model(&f, plain, 5);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, attach(&f, "x", false, NULL));
  EXPECT_EQ(1, f.messages.error_count);
  EXPECT_TRUE(
      strstr(f.messages.text, "'a', 'b', 'c' and 2 more: the name does not end in a role") != NULL);
  close_fixture(&f);
}

TN_TEST(partial_leaves_out_what_does_not_fit) {
  static const parameter_spec specs[] = {
      PAIR("layers.0.q"),
      PAIR("layers.1.q"),
      PAIR("norm"),
      {"plain", 0, a_dims, 2, TN_ELEMENT_FLOAT32, a_data, sizeof a_data}};
  fixture f;
  tn_adapter_report report;
  open_model(&f, specs, 7);
  EXPECT_STATUS(TN_OK, attach(&f, "x", true, &report));
  EXPECT_EQ(0, f.messages.error_count);
  EXPECT_EQ(3, f.messages.warning_count);
  EXPECT_EQ(2, report.op_count);
  EXPECT_EQ(2, report.tensor_count);
  EXPECT_EQ(2, report.skipped_target_module_count);
  EXPECT_EQ(5, report.skipped_tensor_count);
  close_fixture(&f);
  expect_refusal(specs + 2, 2, TN_NOT_FOUND, "layers.1.q");
  open_model(&f, specs + 2, 4);
  EXPECT_STATUS(TN_NOT_FOUND, attach(&f, "x", true, NULL));
  EXPECT_TRUE(is_clean(&f));
  close_fixture(&f);
}

TN_TEST(a_stale_root_is_refused) {
  static const parameter_spec specs[] = {PAIR("head")};
  fixture f;
  open_model(&f, specs, 2);
  EXPECT_STATUS(TN_OK, tn_op_erase(f.module));
  EXPECT_STATUS(TN_STALE_HANDLE, attach(&f, "x", false, NULL));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_detach(f.module, tn_string_view_from("x"), NULL));
  close_fixture(&f);
}

//===-- Detaching -----------------------------------------------------------------------------===//

TN_TEST(detaching_leaves_no_trace_and_lets_the_bytes_go) {
  static const parameter_spec specs[] = {PAIR("layers.0.q"), PAIR("layers.0.k"), PAIR("head")};
  fixture f;
  tn_adapter_report report;
  open_model(&f, specs, 6);
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, NULL));
  const tn_attribute a = attachment(body_op(&f, 0), "x", "layers.0.q", "lora_A");
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_detach(f.module, tn_string_view_from("head"), NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, tn_string_view_from("x"), &report));
  EXPECT_EQ(3, report.op_count);
  EXPECT_EQ(6, report.tensor_count);
  EXPECT_TRUE(is_clean(&f));
  EXPECT_EQ(1, tn_object_reference_count(f.adapter));
  tn_resource* resource;
  EXPECT_STATUS(TN_NOT_FOUND, tn_resource_find(f.context, (tn_string_view){0},
                                               tn_dense_resource_attribute_key(a), &resource));
  EXPECT_TRUE(tn_resource_first(f.context) == NULL);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_detach(f.module, tn_string_view_from("x"), NULL));
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, NULL));
  close_fixture(&f);
}

// Each list has the one before twice, so that there are 2^40 ways to the resource.
TN_TEST(what_is_named_at_any_depth_stays) {
  static const parameter_spec specs[] = {PAIR("layers.0.q"), PAIR("layers.0.k"), PAIR("head")};
  fixture f;
  open_model(&f, specs, 6);
  EXPECT_STATUS(TN_OK, attach(&f, "x", false, NULL));
  const tn_attribute a = attachment(body_op(&f, 0), "x", "layers.0.q", "lora_A");
  tn_attribute nest = a;
  for (int i = 0; i < 40; ++i) {
    const tn_attribute twice[2] = {nest, nest};
    EXPECT_STATUS(TN_OK, tn_array_attribute_get(f.context, twice, 2, &nest));
  }
  tn_identifier name;
  EXPECT_STATUS(TN_OK, tn_identifier_get(f.context, tn_string_view_from("kept"), &name));
  EXPECT_STATUS(TN_OK, tn_op_set_discardable_attribute(f.module, name, nest));
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, tn_string_view_from("x"), NULL));
  tn_resource* resource;
  EXPECT_STATUS(TN_OK, tn_resource_find(f.context, (tn_string_view){0},
                                        tn_dense_resource_attribute_key(a), &resource));
  EXPECT_TRUE(tn_resource_first(f.context) == resource && tn_resource_next(resource) == NULL);
  close_fixture(&f);
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status attach_and_detach(fixture* f) {
  const tn_status status = attach(f, "x", false, NULL);
  if (status != TN_OK) {
    EXPECT_TRUE(is_clean(f));
    EXPECT_EQ(1, tn_object_reference_count(f->adapter));
    return status;
  }
  const tn_status detached = tn_adapter_detach(f->module, tn_string_view_from("x"), NULL);
  for (size_t i = 0; i < 4; ++i) {
    const bool is_attached = !tn_attribute_is_null(attachment(body_op(f, i), "x", NULL, NULL));
    EXPECT_EQ(detached != TN_OK && i != 2, is_attached);
  }
  return detached;
}

TN_TEST(attaching_survives_every_allocation_failure) {
  static const parameter_spec specs[] = {PAIR("layers.0.q"), PAIR("layers.0.k"), PAIR("head")};
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    fixture f;
    tn_status status = open_fixture(&f, &allocator, specs, 6);
    if (status == TN_OK) status = attach_and_detach(&f);
    close_fixture(&f);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
