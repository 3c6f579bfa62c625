// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices: a device whose memory faults when the host touches it. Each block is a mapping that is
// closed but for the moment of a copy.

#include <sys/mman.h>
#include <unistd.h>

#include <tenure/adapter_attach.h>
#include <tenure/text.h>

#include "adapter_builder.h"

typedef struct fake_device {
  int block_count;
  size_t byte_size;
  int holders;
  void (*meanwhile)(struct fake_device* device);  ///< Called when something is copied in.
  tn_adapter* adapter;
  tn_context* context;
  tn_op module;
  int failing_call;  ///< Allocations and copies until one fails; 0 for never.
} fake_device;

static size_t pages_of(size_t byte_size) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return (byte_size + page - 1) / page * page;
}

static bool fails(fake_device* device) {
  return device->failing_call != 0 && --device->failing_call == 0;
}

static tn_status allocate(void* user_data, size_t byte_size, void** out_block) {
  fake_device* device = user_data;
  *out_block = NULL;
  if (fails(device)) return TN_LIMIT_EXCEEDED;
  void* block = mmap(NULL, pages_of(byte_size), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return TN_OUT_OF_MEMORY;
  device->block_count++;
  device->byte_size += byte_size;
  *out_block = block;
  return TN_OK;
}

static void deallocate(void* user_data, void* block, size_t byte_size) {
  fake_device* device = user_data;
  munmap(block, pages_of(byte_size));
  device->block_count--;
  device->byte_size -= byte_size;
}

// The bytes around the range that is copied are opened, a page or two.
static char* set_access(const void* block, size_t end, int protection) {
  mprotect((void*)(uintptr_t)block, pages_of(end), protection);
  return (char*)(uintptr_t)block;
}

static tn_status copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                         size_t byte_size) {
  fake_device* device = user_data;
  if (fails(device)) return TN_IO_ERROR;
  if (device->meanwhile != NULL) device->meanwhile(device);
  memcpy(set_access(block, offset + byte_size, PROT_READ | PROT_WRITE) + offset, bytes, byte_size);
  set_access(block, offset + byte_size, PROT_NONE);
  return TN_OK;
}

static tn_status copy_out(void* user_data, const void* block, size_t offset, void* out,
                          size_t byte_size) {
  (void)user_data;
  memcpy(out, set_access(block, offset + byte_size, PROT_READ) + offset, byte_size);
  set_access(block, offset + byte_size, PROT_NONE);
  return TN_OK;
}

static void retain(void* user_data) { ((fake_device*)user_data)->holders++; }

static void release(void* user_data) {
  fake_device* device = user_data;
  // Nothing of the adapter is on the device any more.
  EXPECT_EQ(0, device->block_count);
  device->holders--;
}

static tn_device_allocator allocator_of(fake_device* device) {
  return (tn_device_allocator){.kind = TN_DEVICE_OTHER,
                               .name = "fake:0",
                               .user_data = device,
                               .allocate = allocate,
                               .deallocate = deallocate,
                               .copy_in = copy_in,
                               .copy_out = copy_out,
                               .retain = retain,
                               .release = release};
}

typedef struct device_fixture {
  message_log messages;
  tn_context* context;
  fake_device device;
  tn_device_allocator allocator;
  built_adapter built;
  tn_adapter* adapter;
} device_fixture;

static tn_status open_fixture(device_fixture* f, tn_device_policy policy, int failing_call) {
  f->device = (fake_device){.failing_call = failing_call};
  f->allocator = allocator_of(&f->device);
  f->built = built_pair();
  const tn_adapter_options options = {.device = &f->allocator, .device_policy = policy};
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  return load_copy(f->context, built_view(&f->built), &options, &f->adapter);
}

static void close_fixture(device_fixture* f) {
  tn_object_release(f->adapter);
  EXPECT_EQ(0, f->device.block_count);
  EXPECT_EQ(0, f->device.byte_size);
  EXPECT_EQ(0, f->device.holders);
  tn_context_destroy(f->context);
  built_free(&f->built);
}

TN_TEST(tensors_are_copied_when_the_adapter_is_loaded) {
  device_fixture f;
  tn_tensor* tensor;
  double value = 0;
  EXPECT_STATUS(TN_OK, open_fixture(&f, TN_DEVICE_COPY_ON_LOAD, 0));
  EXPECT_EQ(1, f.device.holders);
  EXPECT_EQ(2, f.device.block_count);
  EXPECT_EQ(24 + 40, f.device.byte_size);
  EXPECT_STR("fake:0", tn_adapter_device(f.adapter)->name);
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 1, &tensor));
  EXPECT_TRUE(tn_tensor_device_data(tensor) != NULL);
  EXPECT_STATUS(TN_OK, tn_tensor_read_device(tensor, 32, 8, &value));
  EXPECT_TRUE(value == 5.5);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_read_device(tensor, 33, 8, &value));
  // The host's bytes are there still.
  EXPECT_STATUS(TN_OK, tn_tensor_read(tensor, 24, 8, &value));
  EXPECT_TRUE(value == 4.5);
  EXPECT_STATUS(TN_OK, tn_adapter_copy_to_device(f.adapter, f.context));
  EXPECT_EQ(2, f.device.block_count);
  tn_object_release(tensor);
  close_fixture(&f);
}

TN_TEST(tensors_are_copied_when_it_is_asked_for) {
  device_fixture f;
  tn_tensor* tensor;
  char byte;
  EXPECT_STATUS(TN_OK, open_fixture(&f, TN_DEVICE_COPY_ON_ATTACH, 0));
  EXPECT_EQ(0, f.device.block_count);
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(f.adapter, 0, &tensor));
  EXPECT_EQ(NULL, tn_tensor_device_data(tensor));
  EXPECT_STATUS(TN_NOT_FOUND, tn_tensor_read_device(tensor, 0, 1, &byte));
  EXPECT_STATUS(TN_OK, tn_adapter_copy_to_device(f.adapter, f.context));
  EXPECT_EQ(2, f.device.block_count);
  EXPECT_STATUS(TN_OK, tn_tensor_read_device(tensor, 0, 1, &byte));
  tn_object_release(tensor);
  close_fixture(&f);
}

TN_TEST(attaching_copies) {
  device_fixture f;
  tn_op module;
  EXPECT_STATUS(TN_OK, open_fixture(&f, TN_DEVICE_COPY_ON_ATTACH, 0));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(f.context),
                                     tn_string_view_from("module {}"), NULL, &module));
  // Nothing of it fits an empty module; the copy is made first.
  EXPECT_TRUE(tn_adapter_attach(module, f.adapter, NULL, NULL) != TN_OK);
  EXPECT_EQ(2, f.device.block_count);
  close_fixture(&f);
}

TN_TEST(a_device_that_fails_leaves_nothing) {
  for (int call = 1; call <= 4; ++call) {
    device_fixture f;
    const tn_status expected = call % 2 == 1 ? TN_LIMIT_EXCEEDED : TN_IO_ERROR;
    EXPECT_STATUS(expected, open_fixture(&f, TN_DEVICE_COPY_ON_LOAD, call));
    EXPECT_EQ(NULL, f.adapter);
    EXPECT_STR("adapter 'adapter' cannot be copied to device 'fake:0'", f.messages.text);
    close_fixture(&f);
  }
}

static void use_adapter(fake_device* device) {
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(device->adapter, 0, &tensor));
  EXPECT_EQ(NULL, tn_tensor_device_data(tensor));
  tn_object_release(tensor);
}

static void copy_too(fake_device* device) {
  device->meanwhile = NULL;
  EXPECT_STATUS(TN_OK, tn_adapter_copy_to_device(device->adapter, device->context));
}

static void erase_module(fake_device* device) {
  device->meanwhile = NULL;
  EXPECT_STATUS(TN_OK, tn_op_erase(device->module));
}

static void open_late(device_fixture* f, void (*meanwhile)(fake_device* device)) {
  EXPECT_STATUS(TN_OK, open_fixture(f, TN_DEVICE_COPY_ON_ATTACH, 0));
  f->device.meanwhile = meanwhile;
  f->device.adapter = f->adapter;
  f->device.context = f->context;
}

TN_TEST(a_device_may_use_the_adapter_meanwhile) {
  device_fixture f;
  open_late(&f, use_adapter);
  EXPECT_STATUS(TN_OK, tn_adapter_copy_to_device(f.adapter, f.context));
  EXPECT_EQ(2, f.device.block_count);
  close_fixture(&f);
}

TN_TEST(of_two_that_copy_at_once_one_gives_its_blocks_back) {
  device_fixture f;
  open_late(&f, copy_too);
  EXPECT_STATUS(TN_OK, tn_adapter_copy_to_device(f.adapter, f.context));
  EXPECT_EQ(2, f.device.block_count);
  EXPECT_EQ(24 + 40, f.device.byte_size);
  close_fixture(&f);
}

TN_TEST(an_op_that_a_device_erases_is_stale) {
  for (int i = 0; i < 3; ++i) {
    device_fixture f;
    const tn_string_view name = tn_string_view_from("x");
    open_late(&f, erase_module);
    EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(f.context),
                                       tn_string_view_from("module {}"), NULL, &f.device.module));
    const tn_op module = f.device.module;
    EXPECT_STATUS(TN_STALE_HANDLE, i == 0   ? tn_adapter_attach(module, f.adapter, NULL, NULL)
                                   : i == 1 ? tn_adapter_switch(module, name, f.adapter, NULL, NULL)
                                            : tn_adapter_reattach(module, name, f.adapter, NULL));
    close_fixture(&f);
  }
}

TN_TEST(an_allocator_has_all_of_its_functions) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  built_adapter built = built_pair();
  fake_device device = {0};
  tn_device_allocator halves[] = {allocator_of(&device), allocator_of(&device)};
  halves[0].copy_out = NULL;
  halves[1].release = NULL;
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  for (size_t i = 0; i < 2; ++i) {
    const tn_adapter_options options = {.device = &halves[i]};
    EXPECT_STATUS(TN_INVALID_ARGUMENT, load_copy(context, built_view(&built), &options, &adapter));
    EXPECT_STR("the allocator of device 'fake:0' is missing a function", messages.text);
  }
  EXPECT_EQ(0, device.holders);
  tn_context_destroy(context);
  built_free(&built);
}

TN_TEST(the_cpu_is_no_device) {
  message_log messages;
  tn_context* context;
  tn_adapter* adapter;
  built_adapter built = built_pair();
  fake_device device = {0};
  tn_device_allocator named = allocator_of(&device);
  named.name = "cpu";
  const tn_device_allocator* cpus[] = {tn_device_allocator_cpu(), &named};
  EXPECT_STATUS(TN_OK, logged_context(&messages, NULL, &context));
  for (size_t i = 0; i < 2; ++i) {
    const tn_adapter_options options = {.device = cpus[i]};
    EXPECT_STATUS(TN_INVALID_ARGUMENT, load_copy(context, built_view(&built), &options, &adapter));
    EXPECT_EQ(NULL, adapter);
    EXPECT_STR("expected a device allocator for the adapter", messages.text);
  }
  EXPECT_STATUS(TN_OK, load_copy(context, built_view(&built), NULL, &adapter));
  EXPECT_EQ(NULL, tn_adapter_device(adapter));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_copy_to_device(adapter, context));
  tn_object_release(adapter);
  tn_context_destroy(context);
  built_free(&built);
}

TN_TEST(the_cpu_allocator_copies_in_and_out) {
  const tn_device_allocator* cpu = tn_device_allocator_cpu();
  void* block;
  int value = 7;
  EXPECT_STATUS(TN_OK, cpu->allocate(cpu->user_data, 8, &block));
  EXPECT_STATUS(TN_OK, cpu->copy_in(cpu->user_data, block, 4, &value, 4));
  value = 0;
  EXPECT_STATUS(TN_OK, cpu->copy_out(cpu->user_data, block, 4, &value, 4));
  EXPECT_EQ(7, value);
  cpu->deallocate(cpu->user_data, block, 8);
}
