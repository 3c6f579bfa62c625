// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders, from the inside.

#ifndef TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H
#define TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H

#include <tenure/adapter_builder.h>

#include "adapter/metadata.h"
#include "base/judy_map.h"
#include "base/memory.h"
#include "ir/call_out.h"

/// A parameter, and where its elements are: in the file of `adapter` at `offset`, or at `data`.
typedef struct tn_adapter_builder_item {
  tn_string_view name;  ///< Owned, as are the extents and the name of the device.
  int64_t* dims;
  size_t rank;
  uint32_t element_type;
  size_t index;  ///< In the list.
  size_t byte_size;
  const unsigned char* data;
  const tn_adapter* adapter;
  size_t offset;
  void* owner;  ///< The object that is held for the elements' sake; may be NULL.
  char* device;
} tn_adapter_builder_item;

struct tn_adapter_builder {
  tn_context* context;
  tn_allocator allocator;
  tn_adapter_builder_item** items;
  size_t count;
  size_t capacity;
  tn_judy_names names;  ///< To the items.
  tn_metadata metadata;
  int32_t adapter_version;
  int32_t model_version;
  uint32_t holders;  ///< Calls on it that run callbacks.
  bool is_orphaned;  ///< Destroyed during one of them.
};

/// A call on a builder that runs callbacks: of blobs that it gives back, or that write.
typedef struct tn_adapter_builder_use {
  tn_adapter_builder* builder;
  tn_call_out call;
} tn_adapter_builder_use;

/// The builder does not change, and neither it nor its context goes, until
/// tn_adapter_builder__let_go, which returns `status`.
void tn_adapter_builder__hold(tn_adapter_builder_use* use, const tn_adapter_builder* builder);
tn_status tn_adapter_builder__let_go(tn_adapter_builder_use* use, tn_status status);
/// Reports, unless the builder may be changed.
TN_MUST_USE tn_status tn_adapter_builder__may_change(const tn_adapter_builder* builder);

/// Reports "parameter 'NAME': WORDS" and returns `status`; without a name, the words alone.
tn_status tn_adapter_builder__refuse(const tn_adapter_builder* builder, tn_status status,
                                     tn_string_view name, const char* format, ...)
    __attribute__((format(printf, 4, 5)));

/// Reads bytes that lie inside the item, which is not on a device. False when the file that they
/// are in was changed.
TN_MUST_USE bool tn_adapter_builder__read(const tn_adapter_builder_item* item, size_t offset,
                                          size_t size, void* out);

/// Reports that the item's file was changed, and returns TN_IO_ERROR.
tn_status tn_adapter_builder__report_changed(const tn_adapter_builder* builder,
                                             const tn_adapter_builder_item* item);

/// Whether `name` is what a file may call a parameter; what is wrong with it otherwise, or NULL.
const char* tn_adapter_builder__name_problem(tn_string_view name);

/// Makes the item's elements those of `blob`, which it holds from now on. Cannot fail.
void tn_adapter_builder__set_elements(tn_adapter_builder_item* item, uint32_t element_type,
                                      tn_blob* owned_blob);

/// The item called `name`, or NULL after a report.
tn_adapter_builder_item* tn_adapter_builder__require(const tn_adapter_builder* builder,
                                                     tn_string_view name, tn_status* out_status);

#endif  // TENURE_SRC_ADAPTER_ADAPTER_BUILDER_H
