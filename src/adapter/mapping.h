// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files as memory: a private copy of a small file, a read-only mapping of a large one.
//
// A mapping keeps its file open and remembers the file's size and modification time.
// tn_mapping__read returns the bytes from the time of opening or an error, and never causes a
// signal, even if other processes change the file.

#ifndef TENURE_SRC_ADAPTER_MAPPING_H
#define TENURE_SRC_ADAPTER_MAPPING_H

#include <tenure/adapter.h>

typedef struct tn_mapping {
  const void* data;  ///< NULL for an empty file.
  size_t size;
  tn_allocator allocator;  ///< Allocator of the copy.
  int file;                ///< File descriptor + 1 of a mapping; 0 for a copy.
  int64_t changed_seconds;
  int64_t changed_nanoseconds;
} tn_mapping;

/// The failure; `error_number` is an errno, or 0 if `problem` is the complete message.
typedef struct tn_mapping_error {
  const char* problem;
  int error_number;
} tn_mapping_error;

/// Copies or maps the file at `path`, and advises random access. Returns TN_OK, TN_IO_ERROR or
/// TN_OUT_OF_MEMORY; reports nothing.
TN_MUST_USE tn_status tn_mapping__open(const char* path, const tn_allocator* allocator,
                                       tn_adapter_storage storage, tn_mapping* out_mapping,
                                       tn_mapping_error* out_error);
/// Ends the advice: from now on, access is mostly sequential.
void tn_mapping__expect_runs(const tn_mapping* mapping);
void tn_mapping__close(tn_mapping* mapping);

/// Returns whether the page with the byte at `offset` is in memory, as far as the system tells.
bool tn_mapping__is_in_memory(const tn_mapping* mapping, size_t offset);
/// Requests the pages of some bytes, which may extend past the end, without waiting.
void tn_mapping__will_need(const tn_mapping* mapping, size_t offset, size_t size);

static inline bool tn_mapping__is_mapped(const tn_mapping* mapping) { return mapping->file != 0; }

/// Returns whether the file still has its original size and modification time. True for a copy.
bool tn_mapping__is_unchanged(const tn_mapping* mapping);

/// Gets an identity of the contents of a mapped file: its inode, size and times. Returns false for
/// a copy.
bool tn_mapping__identity(const tn_mapping* mapping, uint64_t out_words[2]);

/// Reads bytes inside the file. Returns false if the file changed; `out` is then not valid.
TN_MUST_USE bool tn_mapping__read(const tn_mapping* mapping, size_t offset, size_t size, void* out);

/// Same without checking whether the file changed; returns false if bytes are missing.
TN_MUST_USE bool tn_mapping__peek(const tn_mapping* mapping, size_t offset, size_t size, void* out);

/// Returns the address of mapped bytes for use by the system as an argument of a call: if they no
/// longer exist, such a call fails with EFAULT, whereas accessing them directly would cause a
/// signal. Their pages are loaded together; tn_mapping__give_back releases them.
const char* tn_mapping__lend(const tn_mapping* mapping, size_t offset, size_t size);
void tn_mapping__give_back(const tn_mapping* mapping, size_t offset, size_t size);

#endif  // TENURE_SRC_ADAPTER_MAPPING_H
