// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A model with two weights, adapters for it, and what is attached to its ops.

#ifndef TENURE_TESTS_UNIT_ADAPTER_ATTACHED_FIXTURE_H
#define TENURE_TESTS_UNIT_ADAPTER_ATTACHED_FIXTURE_H

#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/text.h>

#include "adapter_builder.h"

static const char attached_model[] =
    "\"builtin.module\"() ({\n"
    "  \"t.func\"() ({\n"
    "  ^bb0(%w: tensor<4x6xf32> loc(\"w\"), %x: tensor<2x4xf32>):\n"
    "    %v = \"t.constant\"() : () -> tensor<4x6xf32> loc(\"v\")\n"
    "    %0 = \"t.dot\"(%x, %w) : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>\n"
    "    %1 = \"t.dot\"(%x, %w) : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>\n"
    "    %2 = \"t.dot\"(%x, %v) : (tensor<2x4xf32>, tensor<4x6xf32>) -> tensor<2x6xf32>\n"
    "  }) : () -> ()\n"
    "}) : () -> ()\n";

typedef struct attached_text {
  char data[32768];
  size_t size;
} attached_text;

typedef struct attached {
  message_log messages;
  tn_context* context;
  tn_adapter* one;  ///< For w and v; the elements of its matrices are 1.
  tn_adapter* two;  ///< The same with 2.
  tn_op module;
} attached;

static inline tn_status attached_load(tn_context* context, float value, tn_adapter** out_adapter) {
  static const int64_t a_dims[] = {2, 4};
  static const int64_t b_dims[] = {6, 2};
  float data[12];
  for (size_t i = 0; i < 12; ++i) data[i] = value;
  const parameter_spec specs[] = {{"w.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT32, data, 32},
                                  {"w.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, 48},
                                  {"v.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT32, data, 32},
                                  {"v.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, 48}};
  built_adapter built = built_make(specs, 4);
  const tn_status status = load_copy(context, built_view(&built), NULL, out_adapter);
  built_free(&built);
  return status;
}

static inline tn_status attached_open_with(attached* f, const tn_allocator* allocator) {
  *f = (attached){.context = NULL};
  tn_status status = logged_context(&f->messages, allocator, &f->context);
  if (status == TN_OK) status = attached_load(f->context, 1, &f->one);
  if (status == TN_OK) status = attached_load(f->context, 2, &f->two);
  if (status != TN_OK) return status;
  return tn_text_parse(tn_context_root_scope(f->context), tn_string_view_from(attached_model), NULL,
                       &f->module);
}

static inline void attached_open(attached* f) { EXPECT_STATUS(TN_OK, attached_open_with(f, NULL)); }

static inline void attached_close(attached* f) {
  tn_object_release(f->one);
  tn_object_release(f->two);
  if (f->context != NULL) tn_context_destroy(f->context);
}

static inline tn_adapter_attach_options attached_name(const char* name) {
  return (tn_adapter_attach_options){.name = tn_string_view_from(name)};
}

/// Product number `index`; 0 and 1 have the weight w, 2 has v.
static inline tn_op attached_dot(const attached* f, size_t index) {
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(f->module, 0)));
  tn_op op = tn_op_next(tn_block_first_op(tn_region_first_block(tn_op_region(function, 0))));
  while (index-- > 0) op = tn_op_next(op);
  return op;
}

/// The names of what is attached to an op, in order, with spaces between them.
static inline void attached_expect(const attached* f, size_t index, const char* names) {
  tn_attachment list[8];
  char found[64] = "";
  const size_t count = tn_attachment_list(attached_dot(f, index), list, 8);
  for (size_t i = 0; i < count; ++i) {
    strncat(found, i == 0 ? "" : " ", 2);
    strncat(found, list[i].name.data, list[i].name.size);
  }
  EXPECT_STR(names, found);
}

static inline size_t attached_resource_count(const attached* f) {
  size_t count = 0;
  tn_resource* resource = tn_resource_first(f->context);
  for (; resource != NULL; resource = tn_resource_next(resource)) ++count;
  return count;
}

/// The first element of A of attachment number `number`; 0 when there are no bytes.
static inline float attached_element(const attached* f, size_t index, size_t number) {
  tn_attachment list[8];
  tn_resource* resource;
  tn_blob* blob;
  float value = 0;
  EXPECT_TRUE(tn_attachment_list(attached_dot(f, index), list, 8) > number);
  if (tn_resource_find(f->context, (tn_string_view){0},
                       tn_dense_resource_attribute_key(list[number].a), &resource) != TN_OK ||
      tn_resource_retain_blob(resource, &blob) != TN_OK) {
    return 0;
  }
  memcpy(&value, tn_blob_data(blob), sizeof value);
  tn_object_release(blob);
  return value;
}

static inline tn_status attached_collect(void* user_data, const char* bytes, size_t size) {
  attached_text* text = user_data;
  if (size >= sizeof text->data - text->size) return TN_LIMIT_EXCEEDED;
  memcpy(text->data + text->size, bytes, size);
  text->size += size;
  text->data[text->size] = '\0';
  return TN_OK;
}

static inline void attached_print_plain(tn_op op, attached_text* out_text) {
  *out_text = (attached_text){.size = 0};
  EXPECT_STATUS(TN_OK, tn_op_print(op, NULL, attached_collect, out_text));
}

/// The same with locations.
static inline void attached_print(tn_op op, attached_text* out_text) {
  static const tn_print_options options = {.debug_info = true};
  *out_text = (attached_text){.size = 0};
  EXPECT_STATUS(TN_OK, tn_op_print(op, &options, attached_collect, out_text));
}

#endif  // TENURE_TESTS_UNIT_ADAPTER_ATTACHED_FIXTURE_H
