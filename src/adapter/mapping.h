// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files as memory: a private copy of a small file, a read-only mapping of a large one.
//
// A mapping keeps its file open and remembers the file's size and time of change. Who reads through
// tn_mapping__read gets what was there when it was opened or an error, and never a signal, whatever
// others do to the file meanwhile.

#ifndef TENURE_SRC_ADAPTER_MAPPING_H
#define TENURE_SRC_ADAPTER_MAPPING_H

#include <tenure/adapter.h>

typedef struct tn_mapping {
  const void* data;  ///< NULL for an empty file.
  size_t size;
  tn_allocator allocator;  ///< Of the copy.
  int file;                ///< The descriptor + 1 of what is mapped; 0 for a copy.
  int64_t changed_seconds;
  int64_t changed_nanoseconds;
} tn_mapping;

/// What went wrong; `error_number` is an errno, or 0 when `problem` says it all.
typedef struct tn_mapping_error {
  const char* problem;
  int error_number;
} tn_mapping_error;

/// Copies or maps the file at `path`, and advises that it is read here and there. TN_OK,
/// TN_IO_ERROR or TN_OUT_OF_MEMORY; reports nothing.
TN_MUST_USE tn_status tn_mapping__open(const char* path, const tn_allocator* allocator,
                                       tn_adapter_storage storage, tn_mapping* out_mapping,
                                       tn_mapping_error* out_error);
/// Takes the advice back: from now on it is read in longer runs.
void tn_mapping__expect_runs(const tn_mapping* mapping);
void tn_mapping__close(tn_mapping* mapping);

/// Whether the page of a byte of what is mapped is in memory, as far as the system tells.
bool tn_mapping__is_in_memory(const tn_mapping* mapping, size_t offset);
/// Asks for the pages of some bytes, which may extend past the end, without waiting.
void tn_mapping__will_need(const tn_mapping* mapping, size_t offset, size_t size);

static inline bool tn_mapping__is_mapped(const tn_mapping* mapping) { return mapping->file != 0; }

/// Whether the file still has the size and the time of change that it was opened with. True for a
/// copy.
bool tn_mapping__is_unchanged(const tn_mapping* mapping);

/// Tells apart what files held: from the file that is mapped, its size and times. False for a copy.
bool tn_mapping__identity(const tn_mapping* mapping, uint64_t out_words[2]);

/// Reads bytes that lie inside. False when the file is no longer what it was; what stands in `out`
/// is then not to be used.
TN_MUST_USE bool tn_mapping__read(const tn_mapping* mapping, size_t offset, size_t size, void* out);

/// The same without asking whether the file is what it was; false when bytes are missing.
TN_MUST_USE bool tn_mapping__peek(const tn_mapping* mapping, size_t offset, size_t size, void* out);

/// The place of bytes that lie inside what is mapped, for the system to read as an argument of a
/// call: a call that finds them gone fails (EFAULT), where touching them would be a signal. Their
/// pages are brought in together, and let go of by tn_mapping__give_back.
const char* tn_mapping__lend(const tn_mapping* mapping, size_t offset, size_t size);
void tn_mapping__give_back(const tn_mapping* mapping, size_t offset, size_t size);

#endif  // TENURE_SRC_ADAPTER_MAPPING_H
