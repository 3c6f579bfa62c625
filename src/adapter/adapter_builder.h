// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The internal interface of the adapter builder: its parameters, reports, and guards against calls
// from its own callbacks.

#ifndef TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H
#define TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H

#include <tenure/adapter_builder.h>

#include "adapter/metadata.h"
#include "base/judy_map.h"
#include "base/memory.h"
#include "ir/callback_guard.h"

/// A parameter. Its elements are in the file of `adapter` at `offset` if `adapter` is not NULL, at
/// a device address if `device` is not NULL, and otherwise at `data`.
typedef struct tn_adapter_builder_item {
  tn_string_view name;  ///< Owned, like the extents and the name of the device.
  int64_t* dims;
  size_t rank;
  uint32_t element_type;
  size_t index;  ///< Index in the list.
  size_t byte_size;
  const unsigned char* data;
  const tn_adapter* adapter;
  size_t offset;
  void* owner;  ///< Object that keeps the elements alive; may be NULL.
  char* device;
} tn_adapter_builder_item;

struct tn_adapter_builder {
  tn_context* context;
  tn_allocator allocator;
  tn_adapter_builder_item** items;
  size_t count;
  size_t capacity;
  tn_judy_names names;  ///< Maps a name to its tn_adapter_builder_item*.
  tn_metadata metadata;
  int32_t adapter_version;
  int32_t model_version;
  uint32_t active_calls;  ///< Number of running calls that may run callbacks.
  bool is_doomed;         ///< To be destroyed when the last of them ends.
};

/// A call on a builder that may run callbacks: those of released blobs, or of output.
typedef struct tn_adapter_builder_use {
  tn_adapter_builder* builder;
  tn_callback_guard call;
} tn_adapter_builder_use;

/// Begins a call. Until tn_adapter_builder__end_call, which returns `status`, the builder rejects
/// changes, and its destruction or that of its context is deferred.
void tn_adapter_builder__begin_call(tn_adapter_builder_use* use, const tn_adapter_builder* builder);
tn_status tn_adapter_builder__end_call(tn_adapter_builder_use* use, tn_status status);
/// Returns TN_OK if the builder may be changed now; otherwise reports the reason.
TN_MUST_USE tn_status tn_adapter_builder__may_change(const tn_adapter_builder* builder);

/// Reports "parameter 'NAME': MESSAGE" and returns `status`; without a name, only the message.
tn_status tn_adapter_builder__refuse(const tn_adapter_builder* builder, tn_status status,
                                     tn_string_view name, const char* format, ...)
    __attribute__((format(printf, 4, 5)));

/// Reads bytes of the item, which is not on a device. Returns false if their file changed.
TN_MUST_USE bool tn_adapter_builder__read(const tn_adapter_builder_item* item, size_t offset,
                                          size_t size, void* out);

/// Reports that the item's file changed, and returns TN_IO_ERROR.
tn_status tn_adapter_builder__report_changed(const tn_adapter_builder* builder,
                                             const tn_adapter_builder_item* item);

/// Returns NULL if `name` is valid for a parameter in a file, otherwise a static message.
const char* tn_adapter_builder__name_problem(tn_string_view name);

/// Sets the item's elements to those of `blob`, which it then owns. Cannot fail.
void tn_adapter_builder__set_elements(tn_adapter_builder_item* item, uint32_t element_type,
                                      tn_blob* owned_blob);

/// Returns the item called `name`, or NULL with a report.
tn_adapter_builder_item* tn_adapter_builder__require(const tn_adapter_builder* builder,
                                                     tn_string_view name, tn_status* out_status);

#endif  // TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H
