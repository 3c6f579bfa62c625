// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of `tenure diff`: two modules as tables, the matching of their ops, and the
// differences of matched ops.
//
//   reading    diff_side_open, diff_side_close
//   matching   diff_match
//   showing    diff_show

#ifndef TENURE_TOOLS_DIFF_H
#define TENURE_TOOLS_DIFF_H

#include "query_session.h"

#define DIFF_NONE UINT32_MAX

/// Hashes of types and attributes that have been printed, by their storage.
typedef struct diff_texts {
  const void** keys;
  uint64_t* hashes;
  size_t count;
  size_t capacity;
} diff_texts;

/// The levels of similarity for matching two ops: the whole tree, with the definitions of operands;
/// without nested ops; without the operands; without attributes; only the name.
enum { DIFF_LEVEL_TREE, DIFF_LEVEL_STRONG, DIFF_LEVEL_OWN, DIFF_LEVEL_TYPES, DIFF_LEVEL_NAME };
#define DIFF_LEVELS 5u

typedef struct diff_op {
  tn_op op;
  uint32_t parent;  ///< DIFF_NONE for the module.
  uint32_t region;  ///< The index in the parent.
  uint32_t block;   ///< The number of its block.
  uint32_t size;    ///< The number of ops in it, including itself.
  uint32_t match;   ///< The index in the other module; DIFF_NONE for none.
  bool is_moved;    ///< Matched, but not at the position that its parent implies.
  uint64_t symbol;  ///< The hash of its name and symbol; 0 without a symbol.
  uint64_t keys[DIFF_LEVELS];
} diff_op;

/// A module: its ops in pre-order.
typedef struct diff_side {
  tool_query_module module;
  tool_ops numbers;  ///< The ops, for their numbers.
  tool_ops blocks;   ///< The blocks, stored as ops: cells of blocks and of ops are numbered
                     ///< separately.
  uint32_t* block_matches;
  size_t block_capacity;
  diff_op* ops;
  uint32_t count;
  size_t capacity;
  diff_texts texts;
  tool_text scratch;
  bool failed;  ///< Out of memory.
} diff_side;

/// Reads a module, and builds the table of its ops. Returns false after reporting an error.
bool diff_side_open(const char* path, diff_side* out_side);
void diff_side_close(diff_side* side);
/// Returns the number of an op or block of the module; DIFF_NONE for others.
uint32_t diff_op_number(const diff_side* side, tn_op op);
uint32_t diff_block_number(const diff_side* side, tn_block block);
/// Adds a text to a hash.
uint64_t diff_hash(uint64_t hash, const char* bytes, size_t size);

/// Marks a longest ascending subsequence of `count` numbers; DIFF_NONE is never in it. Returns
/// false if out of memory.
bool diff_mark_run(const uint32_t* numbers, size_t count, bool* out_stays);
/// Matches the ops of two modules. Returns false if out of memory.
bool diff_match(diff_side* a, diff_side* b);

typedef struct diff_options {
  bool json;
  bool locations;  ///< Compares locations.
} diff_options;

/// Prints the differences; sets `*out_count` to the number of ops and resources that differ.
/// Returns false if out of memory.
bool diff_show(const diff_options* options, diff_side* a, diff_side* b, uint64_t* out_count);

#endif  // TENURE_TOOLS_DIFF_H
