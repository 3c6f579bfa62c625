// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Devices: copies of an adapter's tensors in memory that the host cannot read.
//
//   devices   tn_device_allocator, tn_device_allocator_cpu
//   copying   tn_adapter_copy_to_device; tn_adapter_options with a device
//   queries   tn_adapter_device, tn_tensor_device_data, tn_tensor_read_device
//
// Without a device, the default, tensors are in host memory, in the mapped file. With one, each
// tensor is copied to the device when the adapter is loaded, or when it is first attached,
// depending on the options; the host bytes stay available. A block on the device is opaque to the
// library: only its allocator interprets it.

#ifndef TENURE_ADAPTER_DEVICE_H
#define TENURE_ADAPTER_DEVICE_H

#include <tenure/base.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum tn_device_kind {
  TN_DEVICE_CPU = 0,  ///< The host, not a device.
  TN_DEVICE_OTHER = 1
} tn_device_kind;

/// Allocates and fills memory of a device. Statuses other than TN_OK are passed through to the
/// caller.
///
/// Ownership: an adapter copies the fields. `user_data` and `name` must outlive it, unless `retain`
///            and `release` manage their lifetime.
/// Threads:   called from any thread, and from several at once. The library holds no lock
///            meanwhile, so a call may use the adapter.
typedef struct tn_device_allocator {
  tn_device_kind kind;
  const char* name;  ///< "cuda:0"
  void* user_data;
  /// Allocates a block of `byte_size` bytes, which is not 0.
  tn_status (*allocate)(void* user_data, size_t byte_size, void** out_block);
  /// Frees a block; called once per block.
  void (*deallocate)(void* user_data, void* block, size_t byte_size);
  /// Copies host bytes into a block, from its byte `offset` on.
  tn_status (*copy_in)(void* user_data, void* block, size_t offset, const void* bytes,
                       size_t byte_size);
  /// Copies bytes out of a block.
  tn_status (*copy_out)(void* user_data, const void* block, size_t offset, void* out,
                        size_t byte_size);
  /// `retain` is called when an adapter begins to use the device, `release` after its last block
  /// was freed. Both may be NULL.
  void (*retain)(void* user_data);
  void (*release)(void* user_data);
} tn_device_allocator;

/// When tensors are copied.
typedef enum tn_device_policy {
  TN_DEVICE_COPY_ON_LOAD = 0,
  TN_DEVICE_COPY_ON_ATTACH = 1
} tn_device_policy;

/// Returns the allocator of host memory, of kind TN_DEVICE_CPU. Ownership: static.
TN_API const tn_device_allocator* tn_device_allocator_cpu(void);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_DEVICE_H
