// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PEFT's adapter_config.json beside adapter_model.safetensors.

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenure/adapter_attach.h>
#include <tenure/adapter_builder.h>
#include <tenure/adapter_merge.h>
#include <tenure/block.h>
#include <tenure/text.h>

#include "adapter_builder.h"

typedef struct peft {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  char folder[64];
  char tensors[128];
  char config[128];
} peft;

#define TENSORS                                                  \
  "\"base_model.model.w.lora_A.weight\":"                        \
  "{\"dtype\":\"F32\",\"shape\":[4,4],\"data_offsets\":[0,64]}," \
  "\"base_model.model.w.lora_B.weight\":"                        \
  "{\"dtype\":\"F32\",\"shape\":[6,4],\"data_offsets\":[64,160]}}"

static void write_text(const char* path, const void* text, size_t size) {
  FILE* file = fopen(path, "wb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(size, fwrite(text, 1, size, file));
  EXPECT_EQ(0, fclose(file));
}

static void write_tensors(const char* path, const char* header) {
  unsigned char bytes[1024] = {0};
  const size_t size = strlen(header);
  bytes[0] = (unsigned char)size;
  bytes[1] = (unsigned char)(size >> 8);
  memcpy(bytes + 8, header, size);
  write_text(path, bytes, 8 + size + 160);
}

static void open_peft(peft* f, const char* header, const char* config) {
  *f = (peft){.folder = "/tmp/tenure_peft.XXXXXX"};
  EXPECT_TRUE(mkdtemp(f->folder) != NULL);
  snprintf(f->tensors, sizeof f->tensors, "%s/adapter_model.safetensors", f->folder);
  snprintf(f->config, sizeof f->config, "%s/adapter_config.json", f->folder);
  write_tensors(f->tensors, header);
  if (config != NULL) write_text(f->config, config, strlen(config));
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
}

static void close_peft(peft* f) {
  tn_object_release(f->adapter);
  tn_context_destroy(f->context);
  unlink(f->tensors);
  unlink(f->config);
  EXPECT_EQ(0, rmdir(f->folder));
}

static tn_status load(peft* f, bool ignore_config) {
  const tn_adapter_options options = {.ignore_config = ignore_config};
  return tn_adapter_load(f->context, f->tensors, &options, &f->adapter);
}

// "key=text" of all metadata, with spaces between.
static void expect_metadata(const peft* f, const char* expected) {
  char found[256] = "";
  tn_string_view key;
  tn_string_view text;
  for (size_t i = 0; tn_adapter_metadata_at(f->adapter, i, &key, &text); ++i) {
    const size_t size = strlen(found);
    snprintf(found + size, sizeof found - size, "%s%.*s=%.*s", i == 0 ? "" : " ", (int)key.size,
             key.data, (int)text.size, text.data);
  }
  EXPECT_STR(expected, found);
}

static void expect_read(const char* config, const char* metadata) {
  peft f;
  open_peft(&f, "{" TENSORS, config);
  EXPECT_STATUS(TN_OK, load(&f, false));
  expect_metadata(&f, metadata);
  close_peft(&f);
}

TN_TEST(alpha_rank_targets_and_base_are_read) {
  expect_read(NULL, "");
  expect_read("{}", "");
  expect_read(
      "{\"peft_type\": \"LORA\", \"lora_alpha\": 16, \"r\": 4, \"use_rslora\": false,"
      " \"target_modules\": [\"q_proj\", \"v_proj\"], \"rank_pattern\": {},"
      " \"base_model_name_or_path\": \"llama\", \"bias\": \"none\"}",
      "rank=4 alpha=16 targets=q_proj,v_proj base_model=llama");
  expect_read("{\"lora_alpha\": 2.5, \"target_modules\": \"all-linear\", \"r\": null}",
              "alpha=2.5 targets=all-linear");
  expect_read("{\"target_modules\": [], \"base_model_name_or_path\": null}", "");
}

TN_TEST(rank_stabilised_scales_are_kept) {
  expect_read("{\"lora_alpha\": 8, \"r\": 4, \"use_rslora\": true}", "rank=4 alpha=16");
}

TN_TEST(alphas_that_differ_are_no_alpha) {
  expect_read("{\"lora_alpha\": 8, \"r\": 4, \"alpha_pattern\": {\"w\": 3}}",
              "rank=4 alpha_pattern={\"w\":3}");
  expect_read("{\"lora_alpha\": 8, \"r\": 4, \"rank_pattern\": {\"w\": 3}}", "alpha=8");
  expect_read("{\"lora_alpha\": 8, \"r\": 4, \"rank_pattern\": {\"w\": 3}, \"use_rslora\": true}",
              "alpha_pattern={\"w\":3}");
}

TN_TEST(other_kinds_say_what_they_are) {
  expect_read("{\"peft_type\": \"IA3\", \"lora_alpha\": 3}", "peft_type=IA3");
}

TN_TEST(what_the_tensors_say_stands) {
  peft f;
  open_peft(&f, "{\"__metadata__\":{\"alpha\":\"2\"}," TENSORS, "{\"lora_alpha\": 16, \"r\": 4}");
  EXPECT_STATUS(TN_OK, load(&f, false));
  expect_metadata(&f, "alpha=2");
  close_peft(&f);
}

TN_TEST(it_can_be_left_alone) {
  peft f;
  open_peft(&f, "{" TENSORS, "not read");
  EXPECT_STATUS(TN_OK, load(&f, true));
  expect_metadata(&f, "");
  close_peft(&f);
}

TN_TEST(files_of_other_names_have_none) {
  peft f;
  char other[160];
  open_peft(&f, "{" TENSORS, "not read");
  snprintf(other, sizeof other, "%s/model.safetensors", f.folder);
  EXPECT_EQ(0, rename(f.tensors, other));
  EXPECT_STATUS(TN_OK, tn_adapter_load(f.context, other, NULL, &f.adapter));
  EXPECT_EQ(0, unlink(other));
  close_peft(&f);
}

static void expect_refused(const char* config, const char* words) {
  peft f;
  open_peft(&f, "{" TENSORS, config);
  EXPECT_STATUS(TN_MALFORMED, load(&f, false));
  EXPECT_EQ(NULL, f.adapter);
  EXPECT_TRUE(strncmp(f.messages.text, f.config, strlen(f.config)) == 0);
  if (strstr(f.messages.text, words) == NULL)
    TN_FAIL("'%s' is not in '%s'", words, f.messages.text);
  close_peft(&f);
}

TN_TEST(what_is_wrong_in_it_is_said) {
  expect_refused("", ": invalid JSON: ");
  expect_refused("{\"r\": 4", ": invalid JSON: ");
  expect_refused("{\"a\": \"\xff\"}", ": invalid JSON: ");
  expect_refused("[1]", ": expected a JSON object");
  expect_refused("{\"r\": 0}", ": r is not a positive integer");
  expect_refused("{\"r\": \"4\"}", ": r is not a positive integer");
  expect_refused("{\"lora_alpha\": \"16\"}", ": lora_alpha is not a finite number");
  expect_refused("{\"lora_alpha\": 8, \"use_rslora\": true}", ": use_rslora needs r");
  expect_refused("{\"target_modules\": [3]}",
                 ": target_modules contains an element that is not a string");
  expect_refused("{\"target_modules\": 3}", ": target_modules is not a string");
  expect_refused("{\"peft_type\": 3}", ": peft_type is not a string");
}

TN_TEST(a_folder_of_its_name_is_refused) {
  peft f;
  open_peft(&f, "{" TENSORS, NULL);
  EXPECT_EQ(0, mkdir(f.config, 0700));
  EXPECT_STATUS(TN_IO_ERROR, load(&f, false));
  EXPECT_TRUE(strstr(f.messages.text, "adapter_config.json: is not a regular file") != NULL);
  EXPECT_EQ(0, rmdir(f.config));
  close_peft(&f);
}

//===-- Its use -------------------------------------------------------------------------------===//

static const char model[] =
    "\"builtin.module\"() ({\n"
    "  \"t.func\"() ({\n"
    "  ^bb0(%w: tensor<4x6xf32> loc(\"w\")):\n"
    "    \"t.use\"(%w) : (tensor<4x6xf32>) -> ()\n"
    "  }) : () -> ()\n"
    "}) : () -> ()\n";

static tn_op first_op_in(tn_op op) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
}

static tn_status attach(peft* f, double alpha, double* out_scale) {
  const tn_adapter_attach_options options = {.alpha = alpha};
  tn_attachment found;
  tn_op root;
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(f->context), tn_string_view_from(model),
                                     NULL, &root));
  const tn_status status = tn_adapter_attach(root, f->adapter, &options, NULL);
  if (status == TN_OK) {
    EXPECT_EQ(1, tn_attachment_list(first_op_in(first_op_in(root)), &found, 1));
    *out_scale = found.scale;
  }
  EXPECT_STATUS(TN_OK, tn_op_erase(root));
  return status;
}

TN_TEST(attaching_scales_by_it) {
  peft f;
  double scale = 0;
  open_peft(&f, "{" TENSORS, "{\"lora_alpha\": 6, \"r\": 4}");
  EXPECT_STATUS(TN_OK, load(&f, false));
  EXPECT_STATUS(TN_OK, attach(&f, 0, &scale));
  EXPECT_TRUE(scale == 1.5);
  close_peft(&f);
}

TN_TEST(attaching_asks_for_an_alpha_where_they_differ) {
  peft f;
  double scale = 0;
  open_peft(&f, "{" TENSORS, "{\"lora_alpha\": 6, \"alpha_pattern\": {\"w\": 3}}");
  EXPECT_STATUS(TN_OK, load(&f, false));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, attach(&f, 0, &scale));
  EXPECT_TRUE(strstr(f.messages.text, "its alpha differs between modules") != NULL);
  EXPECT_STATUS(TN_OK, attach(&f, 8, &scale));
  EXPECT_TRUE(scale == 2);
  const tn_merge_input input = {f.adapter, 1};
  tn_adapter_builder* builder;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f.context, &builder));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_combine(builder, &input, 1, TN_MERGE_CONCATENATE));
  tn_adapter_builder_destroy(builder);
  close_peft(&f);
}

TN_TEST(an_alpha_that_is_no_number_is_refused) {
  peft f;
  double scale = 0;
  open_peft(&f, "{\"__metadata__\":{\"alpha\":\"16 or so\"}," TENSORS, NULL);
  EXPECT_STATUS(TN_OK, load(&f, false));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, attach(&f, 0, &scale));
  EXPECT_TRUE(strstr(f.messages.text, "its alpha is not a finite nonzero number") != NULL);
  close_peft(&f);
}

TN_TEST(no_allocation_failure_leaves_anything) {
  peft f;
  open_peft(&f, "{" TENSORS, "{\"lora_alpha\": 6.5, \"r\": 4, \"target_modules\": [\"a\", \"b\"]}");
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    message_log messages;
    tn_context* context;
    tn_adapter* adapter;
    const tn_allocator allocator = tn_budget_allocator(&budget);
    EXPECT_STATUS(TN_OK, logged_context(&messages, &allocator, &context));
    budget.allocations = allowed;
    const tn_status status = tn_adapter_load(context, f.tensors, NULL, &adapter);
    budget.allocations = 100000;
    tn_object_release(adapter);
    tn_context_destroy(context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  close_peft(&f);
}
