// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: named blobs of a context, which `dense_resource` attributes refer to by key.
//
//   blobs       tn_blob_create, tn_blob_copy, tn_blob_data, tn_blob_byte_size, tn_blob_alignment
//   making      tn_resource_insert
//   asking      tn_resource_find, tn_resource_key, tn_resource_dialect, tn_resource_retain_blob
//   changing    tn_resource_set_blob, tn_resource_remove
//   iterating   tn_resource_first, tn_resource_next
//   external    tn_external_resources_create, _destroy, _add, _group_count, _group, _count, _at
//
// A blob is an object (object.h): borrowed bytes with a callback that releases them once, after the
// last reference. A resource is an entry of its context: a key, unique in its dialect, and a blob,
// or none (it was only declared, or its blob was removed). Entries stay until they are removed or
// the context is destroyed. Sizes and alignments are in bytes. Source: LangRef, "Dialect
// Resources".
//
// Accessors cost O(1) and run on any thread, with threading, unless stated otherwise.

#ifndef TENURE_RESOURCE_H
#define TENURE_RESOURCE_H

#include <tenure/base.h>
#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Blobs ---------------------------------------------------------------------------------===//

/// Bytes with an owner. It is an object of kind TN_OBJECT_BLOB.
typedef struct tn_blob tn_blob;

/// Releases the bytes of a blob; `user_data` and `data` are the arguments of its creation. It runs
/// on the thread that releases the last reference, with no lock held, and may do anything; while a
/// context is destroyed, it cannot add resources to it or set blobs.
typedef void (*tn_blob_release_fn)(void* user_data, const void* data, size_t byte_size);

/// Creates a blob of bytes that are not copied. `alignment` is a power of two that divides the
/// address. `release` (NULL for bytes that outlive everything) is called exactly once, when the
/// last reference is released.
///
/// Ownership: the caller gets one reference, for tn_object_release; the bytes are the blob's, from
///            success on.
/// Errors:    TN_INVALID_ARGUMENT for an alignment that is not a power of two or that `data` does
///            not have; TN_OUT_OF_MEMORY; not reported. `release` is not called.
/// Threads:   any; `release` runs on the thread that releases the last reference.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_blob_create(const void* data, size_t byte_size, size_t alignment,
                                            tn_blob_release_fn release, void* user_data,
                                            tn_blob** out_blob);

/// Creates a blob with a copy of `data`, in the C library's heap.
///
/// Ownership: the caller gets one reference.
/// Errors:    TN_INVALID_ARGUMENT for an alignment that is not a power of two; TN_OUT_OF_MEMORY;
///            not reported.
/// Threads:   any.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_blob_copy(const void* data, size_t byte_size, size_t alignment,
                                          tn_blob** out_blob);

/// What the blob was made with; the copy, for one that was copied. Ownership: borrowed from `blob`.
TN_API const void* tn_blob_data(const tn_blob* blob);
TN_API size_t tn_blob_byte_size(const tn_blob* blob);
TN_API size_t tn_blob_alignment(const tn_blob* blob);

//===-- Resources -----------------------------------------------------------------------------===//

/// An entry. It lives as long as its context, and its address names it.
typedef struct tn_resource tn_resource;

/// Adds `blob` (NULL: absent) under `key`, in the dialect `dialect` (empty: "builtin", the dialect
/// of dense_resource attributes). If the key exists there, "key_1", "key_2", ... are tried, as in
/// MLIR; tn_resource_key returns the final key.
///
/// Ownership: copies the names; retains `blob`.
/// Errors:    TN_CONTEXT_DESTROYED (not reported) while the context is destroyed; TN_OUT_OF_MEMORY.
///            Nothing is added.
/// Threads:   any, with threading.
/// Cost:      a look-up for each key tried; those that earlier calls found taken are skipped.
TN_API TN_MUST_USE tn_status tn_resource_insert(tn_context* context, tn_string_view dialect,
                                                tn_string_view key, tn_blob* blob,
                                                tn_resource** out_resource);

/// The entry `key` of `dialect` (empty: "builtin").
///
/// Ownership: borrowed from the context.
/// Errors:    TN_NOT_FOUND (not reported); TN_OUT_OF_MEMORY for names over 200 bytes only.
/// Threads:   any, with threading.
/// Cost:      one look-up.
TN_API tn_status tn_resource_find(tn_context* context, tn_string_view dialect, tn_string_view key,
                                  tn_resource** out_resource);

/// The key that it has, with the suffix it got, and its dialect. Ownership: live as long as the
/// context.
TN_API tn_string_view tn_resource_key(const tn_resource* resource);
TN_API tn_string_view tn_resource_dialect(const tn_resource* resource);

/// The blob, with a reference for the caller.
///
/// Ownership: the caller releases it with tn_object_release.
/// Errors:    TN_NOT_FOUND when the resource has no blob (not reported).
/// Threads:   any, with threading; the blob stays valid independently of the resource.
/// Cost:      O(1).
TN_API tn_status tn_resource_retain_blob(const tn_resource* resource, tn_blob** out_blob);

/// Whether there is a blob now; another thread may change that at once.
TN_API bool tn_resource_has_blob(const tn_resource* resource);

/// Sets the resource's blob to `blob` (NULL: none) and releases the previous one. Cannot fail;
/// while the context is destroyed it sets none.
///
/// Ownership: retains `blob`.
/// Threads:   any, with threading; the previous blob may be released here.
/// Cost:      O(1).
TN_API void tn_resource_set_blob(tn_resource* resource, tn_blob* blob);

/// Removes the entry: it is no longer found or iterated, its blob is released, and attributes that
/// name it read as absent. Its key is not reused, so that those attributes never read other bytes;
/// its address stays valid. Cannot fail.
/// Threads:   any, with threading. Cost: O(1), and that of releasing the blob.
TN_API void tn_resource_remove(tn_resource* resource);

/// The first entry in order of creation, NULL for none, and the next one, NULL after the last.
/// Ownership: borrowed from the context.
/// Threads:   any, with threading; entries made meanwhile may be seen or not.
TN_API tn_resource* tn_resource_first(const tn_context* context);
TN_API tn_resource* tn_resource_next(const tn_resource* resource);

//===-- External resources --------------------------------------------------------------------===//

/// What a file holds for tools rather than dialects: values under keys, in groups that are named
/// for the tool. A reader fills such a list and a writer writes it; it belongs to no context, since
/// it is one file's. Source: LangRef, "External Resources".
typedef struct tn_external_resources tn_external_resources;

typedef enum tn_external_kind {
  TN_EXTERNAL_BOOL = 0,
  TN_EXTERNAL_STRING = 1,
  TN_EXTERNAL_BLOB = 2
} tn_external_kind;

typedef struct tn_external_resource {
  tn_string_view key;  ///< Several entries may have the same one.
  tn_external_kind kind;
  bool truth;           ///< Of a TN_EXTERNAL_BOOL.
  tn_string_view text;  ///< Of a TN_EXTERNAL_STRING; any bytes.
  tn_blob* blob;        ///< Of a TN_EXTERNAL_BLOB.
} tn_external_resource;

/// Makes an empty list, with memory of `allocator` (NULL: the C library's).
///
/// Ownership: the caller's, for tn_external_resources_destroy.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   one at a time.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_external_resources_create(const tn_allocator* allocator,
                                                          tn_external_resources** out_resources);

/// Gives everything in the list back, with a reference to each blob; NULL is ignored. A list that
/// is being printed, written or filled goes after that.
TN_API void tn_external_resources_destroy(tn_external_resources* owned_resources);

/// Appends an entry to `group`; a new group is added at the end.
///
/// Ownership: copies the names and the text; retains the blob.
/// Errors:    TN_INVALID_ARGUMENT for an unknown kind, a missing blob, and a list that is being
///            printed, written, filled or destroyed; TN_OUT_OF_MEMORY; not reported. The list is
///            unchanged.
/// Threads:   one at a time.
/// Cost:      a look-up of the group.
TN_API TN_MUST_USE tn_status tn_external_resources_add(tn_external_resources* resources,
                                                       tn_string_view group,
                                                       const tn_external_resource* entry);

/// How many groups there are (none if `resources` is NULL), and the name of each: empty beyond the
/// last. Ownership: until the list changes.
TN_API size_t tn_external_resources_group_count(const tn_external_resources* resources);
TN_API tn_string_view tn_external_resources_group(const tn_external_resources* resources,
                                                  size_t group);

/// How many entries group number `group` has, and each of them, in order; all zero beyond the last.
/// Ownership: borrowed until the list changes.
TN_API size_t tn_external_resources_count(const tn_external_resources* resources, size_t group);
TN_API tn_external_resource tn_external_resources_at(const tn_external_resources* resources,
                                                     size_t group, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_RESOURCE_H
