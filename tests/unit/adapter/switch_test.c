// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several adapters on one op, switching, unloading and attaching again, for a tree and for one op.

#include <tenure/bytecode.h>

#include "attached_fixture.h"

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_status attach(tn_op root, tn_adapter* adapter, const char* name) {
  const tn_adapter_attach_options options = attached_name(name);
  return tn_adapter_attach(root, adapter, &options, NULL);
}

//===-- Order ---------------------------------------------------------------------------------===//

TN_TEST(adapters_stand_in_the_order_in_which_they_came) {
  attached f;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "z"));
  EXPECT_STATUS(TN_OK, attach(f.module, f.two, "a"));
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "m"));
  attached_expect(&f, 0, "z a m");
  attached_expect(&f, 2, "z a m");
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, view("a"), NULL));
  EXPECT_STATUS(TN_OK, attach(f.module, f.two, "a"));
  attached_expect(&f, 1, "z m a");
  tn_attachment list[2];
  EXPECT_EQ(3, tn_attachment_list(attached_dot(&f, 1), list, 2));
  EXPECT_EQ(0, tn_attachment_list(f.module, list, 2));
  attached_close(&f);
}

TN_TEST(alpha_scales_what_is_attached) {
  attached f;
  tn_attachment list[2];
  attached_open(&f);
  const tn_adapter_attach_options with_alpha = {.name = view("x"), .alpha = 16};
  EXPECT_STATUS(TN_OK, tn_adapter_attach(f.module, f.one, &with_alpha, NULL));
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "y"));
  EXPECT_EQ(2, tn_attachment_list(attached_dot(&f, 0), list, 2));
  EXPECT_TRUE(list[0].scale == 8);
  EXPECT_TRUE(list[1].scale == 1);
  EXPECT_EQ(1, list[0].operand);
  EXPECT_VIEW("w", list[0].target_module);
  attached_close(&f);
}

//===-- One op --------------------------------------------------------------------------------===//

TN_TEST(one_op_is_attached_to_and_detached_from_alone) {
  attached f;
  attached_open(&f);
  const tn_adapter_attach_options partial = {.name = view("x"), .partial = true};
  tn_adapter_report report;
  EXPECT_STATUS(TN_NOT_FOUND, attach(attached_dot(&f, 0), f.one, "x"));
  EXPECT_STATUS(TN_OK, tn_adapter_attach(attached_dot(&f, 0), f.one, &partial, &report));
  EXPECT_EQ(1, report.op_count);
  EXPECT_EQ(1, report.target_module_count);
  attached_expect(&f, 0, "x");
  attached_expect(&f, 1, "");
  EXPECT_STATUS(TN_OK, tn_adapter_detach(attached_dot(&f, 0), view("x"), NULL));
  EXPECT_EQ(0, attached_resource_count(&f));
  // Detached from one op, the other one and the clone's keep what they share.
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK, tn_adapter_detach(attached_dot(&f, 0), view("x"), &report));
  EXPECT_EQ(0, report.tensor_count);
  EXPECT_EQ(4, attached_resource_count(&f));
  attached_expect(&f, 0, "");
  attached_expect(&f, 1, "x");
  EXPECT_TRUE(attached_element(&f, 1, 0) == 1);
  EXPECT_STATUS(TN_OK, tn_adapter_detach(attached_dot(&f, 1), view("x"), &report));
  EXPECT_EQ(2, report.tensor_count);
  EXPECT_EQ(2, attached_resource_count(&f));
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, view("x"), NULL));
  EXPECT_EQ(0, attached_resource_count(&f));
  attached_close(&f);
}

TN_TEST(one_op_is_switched_alone) {
  attached f;
  attached_open(&f);
  const tn_adapter_attach_options partial = {.name = view("y"), .partial = true};
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK, tn_adapter_switch(attached_dot(&f, 0), view("x"), f.two, &partial, NULL));
  attached_expect(&f, 0, "y");
  attached_expect(&f, 1, "x");
  EXPECT_TRUE(attached_element(&f, 0, 0) == 2);
  EXPECT_TRUE(attached_element(&f, 1, 0) == 1);
  attached_close(&f);
}

//===-- Switching -----------------------------------------------------------------------------===//

TN_TEST(switching_takes_one_off_and_puts_another_on) {
  attached f;
  attached_open(&f);
  const tn_adapter_attach_options y = attached_name("y");
  const tn_adapter_attach_options x = attached_name("x");
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "kept"));
  EXPECT_STATUS(TN_OK, tn_adapter_switch(f.module, view("x"), f.two, &y, NULL));
  attached_expect(&f, 0, "kept y");
  EXPECT_TRUE(attached_element(&f, 0, 1) == 2);
  EXPECT_EQ(8, attached_resource_count(&f));
  EXPECT_STATUS(TN_OK, tn_adapter_switch(f.module, view("y"), f.one, &y, NULL));
  EXPECT_TRUE(attached_element(&f, 0, 1) == 1);
  EXPECT_EQ(8, attached_resource_count(&f));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_switch(f.module, view("x"), f.two, &x, NULL));
  const tn_adapter_attach_options kept = attached_name("kept");
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_adapter_switch(f.module, view("y"), f.two, &kept, NULL));
  attached_expect(&f, 0, "kept y");
  attached_expect(&f, 2, "kept y");
  EXPECT_EQ(8, attached_resource_count(&f));
  attached_close(&f);
}

TN_TEST(rounds_of_attaching_leave_nothing_behind) {
  attached f;
  tn_context_statistics before;
  tn_context_statistics after;
  attached_open(&f);
  for (int round = 0; round < 50; ++round) {
    if (round == 4) tn_context_statistics_get(f.context, &before);
    const tn_adapter_attach_options x = attached_name("x");
    EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
    EXPECT_STATUS(TN_OK, tn_adapter_switch(f.module, view("x"), f.two, &x, NULL));
    EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, view("x"), NULL));
    EXPECT_EQ(0, attached_resource_count(&f));
    EXPECT_EQ(1, tn_object_reference_count(f.one));
  }
  tn_context_statistics_get(f.context, &after);
  EXPECT_EQ(before.uniqued_count, after.uniqued_count);
  EXPECT_EQ(before.uniqued_byte_size, after.uniqued_byte_size);
  attached_close(&f);
}

TN_TEST(a_clone_never_reads_the_bytes_of_another_adapter) {
  attached f;
  tn_op clone;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK,
                tn_op_clone(tn_context_root_scope(f.context), f.module, 0, NULL, NULL, &clone));
  attached of_clone = f;
  of_clone.module = clone;
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, view("x"), NULL));
  EXPECT_TRUE(attached_element(&of_clone, 0, 0) == 0);
  EXPECT_STATUS(TN_OK, attach(f.module, f.two, "x"));
  EXPECT_TRUE(attached_element(&f, 0, 0) == 2);
  EXPECT_TRUE(attached_element(&of_clone, 0, 0) == 0);
  const tn_adapter_attach_options x = attached_name("x");
  EXPECT_STATUS(TN_OK, tn_adapter_switch(f.module, view("x"), f.one, &x, NULL));
  EXPECT_TRUE(attached_element(&of_clone, 0, 0) == 1);
  attached_close(&f);
}

//===-- Unloading and attaching again ---------------------------------------------------------===//

TN_TEST(unloading_leaves_attributes_that_say_so) {
  static attached_text text;
  attached f;
  tn_adapter_report report;
  tn_attachment list[2];
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_unload(f.module, view("y"), NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_unload(f.module, view("x"), &report));
  EXPECT_EQ(3, report.op_count);
  EXPECT_EQ(4, report.tensor_count);
  EXPECT_EQ(160, report.byte_size);
  EXPECT_EQ(1, tn_object_reference_count(f.one));
  EXPECT_EQ(0, attached_resource_count(&f));
  EXPECT_EQ(1, tn_attachment_list(attached_dot(&f, 0), list, 2));
  EXPECT_TRUE(list[0].is_unloaded);
  EXPECT_TRUE(attached_element(&f, 0, 0) == 0);
  attached_print(f.module, &text);
  EXPECT_TRUE(strstr(text.data, "operand = 1 : i64, order = 0 : i64, unloaded}") != NULL);
  EXPECT_TRUE(strstr(text.data, "model_version = 7 : i32, unloaded}") != NULL);
  EXPECT_TRUE(strstr(text.data, "dialect_resources") == NULL);
  EXPECT_STATUS(TN_ALREADY_EXISTS, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK, tn_adapter_reattach(f.module, view("x"), f.one, &report));
  EXPECT_EQ(4, report.tensor_count);
  EXPECT_TRUE(attached_element(&f, 2, 0) == 1);
  EXPECT_EQ(1, tn_attachment_list(attached_dot(&f, 0), list, 2));
  EXPECT_TRUE(!list[0].is_unloaded);
  EXPECT_STATUS(TN_OK, tn_adapter_unload(f.module, view("x"), NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_detach(f.module, view("x"), NULL));
  attached_expect(&f, 0, "");
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_detach(f.module, view("x"), NULL));
  attached_close(&f);
}

// In a context of its own, the text of what is attached in `f`.
static void open_again(const attached* f, attached* out_again) {
  static attached_text text;
  attached_print(f->module, &text);
  attached_open(out_again);
  EXPECT_STATUS(TN_OK, tn_op_erase(out_again->module));
  const tn_string_view source = {text.data, text.size};
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(out_again->context), source, NULL,
                                     &out_again->module));
}

TN_TEST(what_is_attached_survives_text_and_is_bound_again) {
  static attached_text before;
  static attached_text after;
  attached f;
  attached again;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  open_again(&f, &again);
  attached_expect(&again, 0, "x");
  EXPECT_TRUE(attached_element(&again, 0, 0) == 1);
  EXPECT_EQ(1, tn_object_reference_count(again.one));
  EXPECT_STATUS(TN_OK, tn_adapter_reattach(again.module, view("x"), again.one, NULL));
  EXPECT_EQ(5, tn_object_reference_count(again.one));
  EXPECT_EQ(4, attached_resource_count(&again));
  attached_print(f.module, &before);
  attached_print(again.module, &after);
  EXPECT_STR(before.data, after.data);
  // Other bytes get other resources.
  EXPECT_STATUS(TN_OK, tn_adapter_reattach(again.module, view("x"), again.two, NULL));
  EXPECT_TRUE(attached_element(&again, 1, 0) == 2);
  EXPECT_EQ(4, attached_resource_count(&again));
  EXPECT_EQ(1, tn_object_reference_count(again.one));
  attached_close(&again);
  attached_close(&f);
}

TN_TEST(what_is_attached_survives_bytecode_and_is_bound_again) {
  static attached_text before;
  static attached_text after;
  attached f;
  attached again;
  tn_blob* blob;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  EXPECT_STATUS(TN_OK, tn_bytecode_write_blob(f.module, NULL, &blob));
  attached_open(&again);
  EXPECT_STATUS(TN_OK, tn_op_erase(again.module));
  const tn_bytecode_read_options options = {.owner = blob};
  EXPECT_STATUS(TN_OK,
                tn_bytecode_read(tn_context_root_scope(again.context),
                                 (tn_string_view){tn_blob_data(blob), tn_blob_byte_size(blob)},
                                 &options, &again.module));
  tn_object_release(blob);
  EXPECT_TRUE(attached_element(&again, 0, 0) == 1);
  EXPECT_STATUS(TN_OK, tn_adapter_reattach(again.module, view("x"), again.one, NULL));
  EXPECT_EQ(5, tn_object_reference_count(again.one));
  attached_print(f.module, &before);
  attached_print(again.module, &after);
  EXPECT_STR(before.data, after.data);
  attached_close(&again);
  attached_close(&f);
}

TN_TEST(an_adapter_that_lacks_something_is_not_bound) {
  static const int64_t a_dims[] = {3, 4};
  static const int64_t b_dims[] = {6, 3};
  static const float data[18] = {0};
  const parameter_spec specs[] = {{"w.lora_A", 0, a_dims, 2, TN_ELEMENT_FLOAT32, data, 48},
                                  {"w.lora_B", 0, b_dims, 2, TN_ELEMENT_FLOAT32, data, 72}};
  static attached_text before;
  static attached_text after;
  attached f;
  tn_adapter* other;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
  attached_print(f.module, &before);
  built_adapter built = built_make(specs, 2);
  EXPECT_STATUS(TN_OK, load_copy(f.context, built_view(&built), NULL, &other));
  EXPECT_STATUS(TN_SHAPE_MISMATCH, tn_adapter_reattach(f.module, view("x"), other, NULL));
  EXPECT_TRUE(strstr(f.messages.text, "'w': the adapter has a different type for lora_A") != NULL);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_reattach(attached_dot(&f, 2), view("x"), other, NULL));
  EXPECT_TRUE(strstr(f.messages.text, "'v': the adapter has no tensor of this name") != NULL);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_reattach(f.module, view("y"), f.one, NULL));
  attached_print(f.module, &after);
  EXPECT_STR(before.data, after.data);
  EXPECT_EQ(4, attached_resource_count(&f));
  tn_object_release(other);
  built_free(&built);
  attached_close(&f);
}

TN_TEST(stale_roots_are_refused) {
  attached f;
  attached_open(&f);
  EXPECT_STATUS(TN_OK, tn_op_erase(f.module));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_switch(f.module, view("x"), f.one, NULL, NULL));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_unload(f.module, view("x"), NULL));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_reattach(f.module, view("x"), f.one, NULL));
  attached_close(&f);
}

//===-- Memory --------------------------------------------------------------------------------===//

typedef tn_status (*step)(attached* f);

static tn_status switch_step(attached* f) {
  const tn_adapter_attach_options x = attached_name("x");
  return tn_adapter_switch(f->module, view("x"), f->two, &x, NULL);
}
static tn_status unload_step(attached* f) { return tn_adapter_unload(f->module, view("x"), NULL); }
static tn_status rebind_step(attached* f) {
  return tn_adapter_reattach(f->module, view("x"), f->two, NULL);
}
static tn_status bind_step(attached* f) {
  return tn_adapter_reattach(f->module, view("x"), f->one, NULL);
}
static tn_status detach_step(attached* f) {
  return tn_adapter_detach(attached_dot(f, 0), view("x"), NULL);
}

static void survive(step take) {
  static attached_text before;
  static attached_text after;
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    attached f;
    EXPECT_STATUS(TN_OK, attached_open_with(&f, &allocator));
    EXPECT_STATUS(TN_OK, attach(f.module, f.one, "x"));
    attached_print(f.module, &before);
    budget.allocations = allowed;
    const tn_status status = take(&f);
    budget.allocations = 100000;
    if (status != TN_OK) {
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
      attached_print(f.module, &after);
      EXPECT_STR(before.data, after.data);
      EXPECT_EQ(4, attached_resource_count(&f));
      EXPECT_STATUS(TN_OK, take(&f));
    }
    attached_close(&f);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
  }
}

TN_TEST(every_step_survives_every_allocation_failure) {
  survive(switch_step);
  survive(unload_step);
  survive(rebind_step);
  survive(bind_step);
  survive(detach_step);
}
