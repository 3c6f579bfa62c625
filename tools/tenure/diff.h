// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `tenure diff` is made of: two modules as tables, which ops of the one are which of the other,
// and what changed of those.
//
//   reading    diff_side_open, diff_side_close
//   matching   diff_match
//   showing    diff_show

#ifndef TENURE_TOOLS_DIFF_H
#define TENURE_TOOLS_DIFF_H

#include "query_session.h"

#define DIFF_NONE UINT32_MAX

/// Hashes of types and attributes that were printed already, by what they are of.
typedef struct diff_texts {
  const void** keys;
  uint64_t* hashes;
  size_t count;
  size_t capacity;
} diff_texts;

/// How alike two ops have to be to be taken for one: what they are and contain, and what their
/// operands are made of; the first without what they contain; without the operands; without
/// attributes; the name.
enum { DIFF_LEVEL_TREE, DIFF_LEVEL_STRONG, DIFF_LEVEL_OWN, DIFF_LEVEL_TYPES, DIFF_LEVEL_NAME };
#define DIFF_LEVELS 5u

typedef struct diff_op {
  tn_op op;
  uint32_t parent;  ///< DIFF_NONE for the module.
  uint32_t region;  ///< In the parent.
  uint32_t block;   ///< The number of its block.
  uint32_t size;    ///< Ops in it, with itself.
  uint32_t match;   ///< In the other module; DIFF_NONE for none.
  bool is_moved;    ///< Matched, but not in the place that the ops around it say.
  uint64_t symbol;  ///< The hash of its name and symbol; 0 without one.
  uint64_t keys[DIFF_LEVELS];
} diff_op;

/// A module: its ops in pre-order.
typedef struct diff_side {
  tool_query_module module;
  tool_ops numbers;  ///< Of ops.
  tool_ops blocks;   ///< Blocks, as if they were ops: the cells of both have numbers of their own.
  uint32_t* block_matches;
  size_t block_capacity;
  diff_op* ops;
  uint32_t count;
  size_t capacity;
  diff_texts texts;
  tool_text scratch;
  bool failed;  ///< Memory is out.
} diff_side;

/// Reads a module, and makes the table of its ops. False after a report.
bool diff_side_open(const char* path, diff_side* out_side);
void diff_side_close(diff_side* side);
/// The number of an op or block of the module; DIFF_NONE for others.
uint32_t diff_op_number(const diff_side* side, tn_op op);
uint32_t diff_block_number(const diff_side* side, tn_block block);
/// The hash of a text.
uint64_t diff_hash(uint64_t hash, const char* bytes, size_t size);

/// Which of `count` numbers are in a longest run of them that ascends; DIFF_NONE is in none. False
/// when out of memory.
bool diff_mark_run(const uint32_t* numbers, size_t count, bool* out_stays);
/// Finds out which ops are which. False when out of memory.
bool diff_match(diff_side* a, diff_side* b);

typedef struct diff_options {
  bool json;
  bool locations;  ///< Locations count.
} diff_options;

/// Shows what differs, and says in `*out_count` how many ops and resources do. False when out of
/// memory.
bool diff_show(const diff_options* options, diff_side* a, diff_side* b, uint64_t* out_count);

#endif  // TENURE_TOOLS_DIFF_H
