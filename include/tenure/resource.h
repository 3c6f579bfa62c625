// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: named blobs of a context, which `dense_resource` attributes refer to by key.
//
//   blobs       tn_blob_create, tn_blob_copy, tn_blob_data, tn_blob_byte_size, tn_blob_alignment
//   creation    tn_resource_insert
//   queries     tn_resource_find, tn_resource_key, tn_resource_dialect, tn_resource_retain_blob
//   changes     tn_resource_set_blob, tn_resource_remove
//   iteration   tn_resource_first, tn_resource_next
//   external    tn_external_resources_create, _destroy, _add, _group_count, _group, _count, _at
//
// A blob is an object (object.h): borrowed bytes with a callback that releases them once, after the
// last reference. A resource is an entry of its context: a key, unique in its dialect, and a blob,
// or no blob (it was only declared, or its blob was removed). Entries stay until they are removed
// or the context is destroyed. Sizes and alignments are in bytes. Source: LangRef, "Dialect
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

/// Releases the bytes of a blob; `user_data` and `data` are the arguments of tn_blob_create. Runs
/// on the thread that releases the last reference, with no lock held, and may do anything; while a
/// context is destroyed, it cannot add resources to it or set blobs.
typedef void (*tn_blob_release_fn)(void* user_data, const void* data, size_t byte_size);

/// Creates a blob that refers to `data` without copying it. `alignment` is a power of two that
/// divides the address. `release` (NULL for bytes that outlive everything) is called exactly once,
/// when the last reference is released.
///
/// Ownership: the caller gets one reference, for tn_object_release; on success the blob owns the
///            bytes.
/// Errors:    TN_INVALID_ARGUMENT for an alignment that is not a power of two, and for `data` that
///            is not aligned to it; TN_OUT_OF_MEMORY; not reported. On errors `release` is not
///            called.
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

/// Return the arguments that the blob was created with; a copied blob returns the address of its
/// copy. Ownership: borrowed from `blob`.
TN_API const void* tn_blob_data(const tn_blob* blob);
TN_API size_t tn_blob_byte_size(const tn_blob* blob);
TN_API size_t tn_blob_alignment(const tn_blob* blob);

//===-- Resources -----------------------------------------------------------------------------===//

/// An entry. It lives as long as its context; its address identifies it.
typedef struct tn_resource tn_resource;

/// Adds `blob` (NULL for none) under `key`, in the dialect `dialect` (empty: "builtin", the dialect
/// of dense_resource attributes). If the key exists there, "key_1", "key_2", ... are tried, as in
/// MLIR; tn_resource_key returns the final key.
///
/// Ownership: copies the names; retains `blob`.
/// Errors:    TN_CONTEXT_DESTROYED (not reported) while the context is destroyed; TN_OUT_OF_MEMORY.
///            Nothing is added.
/// Threads:   any, with threading.
/// Cost:      a look-up for each key tried; keys that earlier calls found taken are skipped.
TN_API TN_MUST_USE tn_status tn_resource_insert(tn_context* context, tn_string_view dialect,
                                                tn_string_view key, tn_blob* blob,
                                                tn_resource** out_resource);

/// Finds the entry `key` of `dialect` (empty: "builtin").
///
/// Ownership: borrowed from the context.
/// Errors:    TN_NOT_FOUND (not reported); TN_OUT_OF_MEMORY for names over 200 bytes only.
/// Threads:   any, with threading.
/// Cost:      one look-up.
TN_API tn_status tn_resource_find(tn_context* context, tn_string_view dialect, tn_string_view key,
                                  tn_resource** out_resource);

/// Return the key, including a suffix that was added, and the dialect. Ownership: live as long as
/// the context.
TN_API tn_string_view tn_resource_key(const tn_resource* resource);
TN_API tn_string_view tn_resource_dialect(const tn_resource* resource);

/// Returns the blob, with a reference for the caller.
///
/// Ownership: the caller releases it with tn_object_release.
/// Errors:    TN_NOT_FOUND if the resource has no blob (not reported).
/// Threads:   any, with threading; the blob stays valid independently of the resource.
/// Cost:      O(1).
TN_API tn_status tn_resource_retain_blob(const tn_resource* resource, tn_blob** out_blob);

/// Returns whether the resource currently has a blob; another thread may change that at any time.
TN_API bool tn_resource_has_blob(const tn_resource* resource);

/// Sets the resource's blob to `blob` (NULL: none) and releases the previous one. Cannot fail;
/// while the context is being destroyed it sets no blob.
///
/// Ownership: retains `blob`.
/// Threads:   any, with threading; the previous blob may be released here.
/// Cost:      O(1).
TN_API void tn_resource_set_blob(tn_resource* resource, tn_blob* blob);

/// Removes the entry: it is no longer found or iterated, its blob is released, and attributes that
/// refer to it have no data. Its key is not reused, so that those attributes never refer to other
/// bytes; its address stays valid. Cannot fail.
/// Threads:   any, with threading. Cost: O(1), and that of releasing the blob.
TN_API void tn_resource_remove(tn_resource* resource);

/// Return the first entry in order of creation, and the next one; NULL if there is none.
/// Ownership: borrowed from the context.
/// Threads:   any, with threading; entries created meanwhile may or may not be visited.
TN_API tn_resource* tn_resource_first(const tn_context* context);
TN_API tn_resource* tn_resource_next(const tn_resource* resource);

//===-- External resources --------------------------------------------------------------------===//

/// Resources of a file for tools rather than dialects: values with keys, in groups that are named
/// after the tool. A reader fills the list and a writer writes it. It belongs to no context, since
/// its content belongs to one file. Source: LangRef, "External Resources".
typedef struct tn_external_resources tn_external_resources;

typedef enum tn_external_kind {
  TN_EXTERNAL_BOOL = 0,
  TN_EXTERNAL_STRING = 1,
  TN_EXTERNAL_BLOB = 2
} tn_external_kind;

typedef struct tn_external_resource {
  tn_string_view key;  ///< Several entries may have the same key.
  tn_external_kind kind;
  bool truth;           ///< The value of a TN_EXTERNAL_BOOL.
  tn_string_view text;  ///< The value of a TN_EXTERNAL_STRING; any bytes.
  tn_blob* blob;        ///< The value of a TN_EXTERNAL_BLOB.
} tn_external_resource;

/// Creates an empty list, with memory of `allocator` (NULL: the C library's heap).
///
/// Ownership: the caller destroys it with tn_external_resources_destroy.
/// Errors:    TN_OUT_OF_MEMORY.
/// Threads:   one at a time.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_external_resources_create(const tn_allocator* allocator,
                                                          tn_external_resources** out_resources);

/// Frees the list and releases its references to blobs; NULL is ignored. If the list is being
/// printed, written or filled, it is freed after that.
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

/// Returns the number of groups (0 if `resources` is NULL), and the name of the group at `index`;
/// empty if out of range. Ownership: borrowed until the list changes.
TN_API size_t tn_external_resources_group_count(const tn_external_resources* resources);
TN_API tn_string_view tn_external_resources_group(const tn_external_resources* resources,
                                                  size_t group);

/// Return the number of entries of a group, and its entry at `index`, in order; all zero if out of
/// range.
/// Ownership: borrowed until the list changes.
TN_API size_t tn_external_resources_count(const tn_external_resources* resources, size_t group);
TN_API tn_external_resource tn_external_resources_at(const tn_external_resources* resources,
                                                     size_t group, size_t index);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_RESOURCE_H
