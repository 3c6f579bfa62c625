// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An adapter's entries as resources of a context.

#include "adapter/entry_resource.h"

#include "base/hash.h"
#include "base/text_buffer.h"

static void release(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  tn_object_release(user_data);
}

// Uses the alignment of the elements if the address has it; a higher one would depend on the
// address.
tn_status tn_adapter__make_blob(tn_context* context, tn_adapter* adapter,
                                const tn_adapter_entry* entry, tn_blob** out_blob) {
  size_t alignment = tn_adapter__alignment(adapter, entry);
  const size_t element_size = tn_element_type_size((tn_element_type)entry->element_type);
  if (alignment > element_size) alignment = element_size == 0 ? 1 : element_size;
  tn_object_retain(adapter);
  const tn_status status = tn_blob_create(adapter->data + entry->data_offset, entry->byte_size,
                                          alignment, release, adapter, out_blob);
  if (status == TN_OK) return TN_OK;
  tn_object_release(adapter);
  return tn_context__out_of_memory(context);
}

/// Maximum size of bytes in memory that are identified by a hash of their contents.
#define HASHED_SIZE_MAX ((size_t)16 << 20)

tn_resource_identity tn_adapter__identity(const tn_adapter* adapter) {
  tn_resource_identity identity = {{0, 0}};
  if (tn_mapping__identity(&adapter->mapping, identity.words) || adapter->size > HASHED_SIZE_MAX) {
    return identity;
  }
  for (size_t i = 0; i < 2; ++i) {
    identity.words[i] = tn_hash_bytes(adapter->data, adapter->size, i + 1);
  }
  return identity;
}

static tn_resource_identity identity_of_entry(const tn_resource_identity* adapter_identity,
                                              const tn_adapter_entry* entry) {
  tn_resource_identity identity = *adapter_identity;
  if ((identity.words[0] | identity.words[1]) == 0) return identity;
  identity.words[0] ^= tn_hash_word(entry->data_offset + 1);
  identity.words[1] ^= tn_hash_word(entry->byte_size + 1);
  return identity;
}

tn_status tn_adapter__make_resource(tn_context* context, tn_adapter* adapter, tn_string_view name,
                                    const tn_resource_identity* identity,
                                    const tn_adapter_entry* entry, tn_resource** out_resource) {
  tn_blob* blob;
  TN_TRY(tn_adapter__make_blob(context, adapter, entry, &blob));
  tn_text_buffer key = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_view(&key, name);
  tn_text_buffer_append_text(&key, ".");
  tn_text_buffer_append_view(&key, entry->name);
  const tn_resource_identity of_entry = identity_of_entry(identity, entry);
  const tn_status status = key.failed ? tn_context__out_of_memory(context)
                                      : tn_resource__insert_again(context, (tn_string_view){0},
                                                                  tn_text_buffer_view(&key), blob,
                                                                  &of_entry, out_resource);
  tn_text_buffer_free(&key);
  tn_object_release(blob);
  return status;
}

//===-- Reading -------------------------------------------------------------------------------===//

bool tn_adapter__is_of_file(const tn_blob* blob) {
  const tn_adapter* adapter = tn_blob__user_data(blob, release);
  return adapter != NULL && tn_adapter_is_mapped(adapter);
}

bool tn_adapter__is_blob_unchanged(const tn_blob* blob) {
  const tn_adapter* adapter = tn_blob__user_data(blob, release);
  return adapter == NULL || tn_adapter_is_unchanged(adapter);
}

bool tn_adapter__read_blob(const tn_blob* blob, size_t offset, size_t size, void* out) {
  const tn_adapter* adapter = tn_blob__user_data(blob, release);
  const unsigned char* bytes = tn_blob_data(blob);
  if (adapter != NULL) {
    return tn_adapter__read(adapter, (size_t)(bytes - adapter->data) + offset, size, out);
  }
  if (size != 0) memcpy(out, bytes + offset, size);
  return true;
}
