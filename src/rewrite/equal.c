// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparison of ops. Shapes are uniqued, so names and keys are compared as one word.
//
// The hash of an op covers its regions, so that ops that differ only there need no pairwise
// comparison. A value defined inside the op is hashed as its position in the op.

#include "rewrite/equal.h"

#include "base/hash.h"
#include "base/judy_map.h"
#include "ir/walk.h"

bool tn_op__is_alike(const tn_context* context, tn_ref a, tn_ref b) {
  tn_op_cell* left = tn_op__at(context, a);
  tn_op_cell* right = tn_op__at(context, b);
  if (left->shape != right->shape) return false;
  if (tn_op_cell__result_count(left) != tn_op_cell__result_count(right) ||
      tn_op_cell__operand_count(context, left) != tn_op_cell__operand_count(context, right) ||
      tn_op_cell__successor_count(left) != tn_op_cell__successor_count(right) ||
      tn_op_cell__region_count(left) != tn_op_cell__region_count(right)) {
    return false;
  }
  const uint32_t key_count = tn_op_cell__shape(context, left)->key_count;
  if (key_count != 0 &&
      memcmp(tn_op_cell__attributes(context, left), tn_op_cell__attributes(context, right),
             key_count * sizeof(uint32_t)) != 0) {
    return false;
  }
  for (uint32_t i = 0; i < tn_op_cell__result_count(left); ++i) {
    if (tn_value_cell__type(tn_value__at(context, tn_op_cell__result(a, left, i))) !=
        tn_value_cell__type(tn_value__at(context, tn_op_cell__result(b, right, i)))) {
      return false;
    }
  }
  return true;
}

static bool is_commutative(const tn_context* context, const tn_op_cell* cell) {
  return tn_op_cell__operand_count(context, cell) == 2 &&
         tn_op_cell__has_trait(context, cell, TN_OP_TRAIT_COMMUTATIVE);
}

__attribute__((always_inline)) static inline uint64_t hash_alike(const tn_context* context,
                                                                 tn_ref op, tn_op_cell* cell) {
  uint64_t hash = tn_hash_word(cell->shape);
  const uint32_t key_count = tn_op_cell__shape(context, cell)->key_count;
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < key_count; ++i) hash = hash * 31 + values[i];
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    hash = hash * 31 + tn_value_cell__type(tn_value__at(context, tn_op_cell__result(op, cell, i)));
  }
  return hash;
}

uint64_t tn_op__hash_alike(const tn_context* context, tn_ref op) {
  return hash_alike(context, op, tn_op__at(context, op));
}

//===-- Hashing -------------------------------------------------------------------------------===//

void tn_op_hasher__open(tn_shard* shard, tn_op_hasher* out_hasher) {
  out_hasher->count = 0;
  tn_cell_map__open_in(shard, &out_hasher->numbers);
}

void tn_op_hasher__close(tn_op_hasher* hasher) { tn_cell_map__close(&hasher->numbers); }

/// Assigns the next index to a block or an op with results.
static void number(tn_op_hasher* self, tn_ref cell) {
  *tn_cell_map__at(&self->numbers, cell) = ++self->count;
}

/// Hashes a value of the tree, whose indices are above `start`, as its position; hashes any other
/// value as itself.
static uint64_t hash_value(const tn_op_hasher* self, uint32_t start, tn_ref value) {
  const tn_context* context = self->numbers.context;
  const bool is_argument = value != 0 && tn_value__is_argument(value);
  tn_ref cell = 0;
  if (is_argument) {
    cell = tn_argument__at(context, value)->block;
  } else if (value != 0) {
    cell = tn_value__owner(context, value);
  }
  const uint32_t place = cell == 0 ? 0 : tn_cell_map__get(&self->numbers, cell);
  if (place <= start) return value;
  const uint32_t index = is_argument
                             ? tn_argument__at(context, value)->number_and_flag >> 1
                             : tn_value__result_number(tn_op__at(context, cell), cell, value);
  return (uint64_t)(place - start) << 32 | index;
}

static uint64_t hash_operands(const tn_op_hasher* self, uint32_t start, tn_ref op, uint64_t hash) {
  const tn_context* context = self->numbers.context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_ref operands = tn_op_cell__operands(context, op, cell);
  if (is_commutative(context, cell)) {
    const uint64_t a = hash_value(self, start, tn_use__at(context, operands)->value);
    const uint64_t b = hash_value(self, start, tn_use__at(context, operands + 3)->value);
    return tn_hash_word(hash * 31 + tn_hash_word(a) + tn_hash_word(b));
  }
  for (uint32_t i = 0; i < count; ++i) {
    hash =
        tn_hash_word(hash + hash_value(self, start, tn_use__at(context, operands + 3 * i)->value));
  }
  return hash;
}

/// Assigns indices to the blocks of the op, and hashes their argument types.
static uint64_t hash_blocks(tn_op_hasher* self, tn_ref op, uint64_t hash) {
  const tn_context* context = self->numbers.context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    hash = tn_hash_word(hash + i);
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      number(self, block);
      for (uint32_t k = 0; k < tn_block__argument_count(context, block); ++k) {
        const tn_ref argument = tn_block__argument(context, block, k);
        hash = tn_hash_word(hash + tn_value_cell__type(tn_value__at(context, argument)));
      }
    }
  }
  return hash;
}

/// Hashes an op without regions, the common case.
static inline uint64_t hash_plain(const tn_context* context, tn_ref op, tn_op_cell* cell) {
  uint64_t hash = hash_alike(context, op, cell);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_ref operands = tn_op_cell__operands(context, op, cell);
  if (is_commutative(context, cell)) {
    const uint64_t a = tn_use__at(context, operands)->value;
    const uint64_t b = tn_use__at(context, operands + 3)->value;
    return hash * 31 + tn_hash_word(a) + tn_hash_word(b);
  }
  for (uint32_t i = 0; i < count; ++i) {
    hash = tn_hash_word(hash + tn_use__at(context, operands + 3 * i)->value);
  }
  return hash;
}

/// Hashes an op with all nested ops.
__attribute__((noinline)) static uint64_t hash_tree(tn_op_hasher* hasher, tn_ref root) {
  const tn_context* context = hasher->numbers.context;
  if (hasher->count > UINT32_MAX / 2) {
    tn_shard* shard = hasher->numbers.shard;
    tn_op_hasher__close(hasher);
    tn_op_hasher__open(shard, hasher);
  }
  const uint32_t start = hasher->count;
  uint64_t hash = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    hash = hash_operands(hasher, start, op, hash + tn_op__hash_alike(context, op));
    if (tn_op_cell__region_count(cell) != 0) hash = hash_blocks(hasher, op, hash);
    if (op != root && tn_op_cell__result_count(cell) != 0) number(hasher, op);
  }
  return hash;
}

uint32_t tn_op__hash_same(tn_op_hasher* hasher, tn_ref op) {
  const tn_context* context = hasher->numbers.context;
  tn_op_cell* cell = tn_op__at(context, op);
  const bool is_plain = TN_LIKELY(tn_op_cell__region_count(cell) == 0);
  return (uint32_t)tn_hash_word(is_plain ? hash_plain(context, op, cell) : hash_tree(hasher, op));
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Maps values and blocks of one tree to the corresponding ones of the other.
typedef struct pairing {
  tn_rewriter* rewriter;
  tn_judy_map map;
} pairing;

static bool pair(pairing* pairs, tn_ref left, tn_ref right) {
  if (tn_judy_map_set(&pairs->map, left, right) == TN_OK) return true;
  tn_rewriter__fail(pairs->rewriter, tn_context__out_of_memory(pairs->rewriter->context));
  return false;
}

static bool stands_for(const pairing* pairs, tn_ref left, tn_ref right) {
  uintptr_t found = 0;
  if (!tn_judy_map_get(&pairs->map, left, &found)) return left == right;
  return found == right;
}

static bool same_operands(const pairing* pairs, tn_ref a, tn_ref b) {
  const tn_context* context = pairs->rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, a);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  if (is_commutative(context, cell) &&
      stands_for(pairs, tn_op__operand(context, a, 0), tn_op__operand(context, b, 1)) &&
      stands_for(pairs, tn_op__operand(context, a, 1), tn_op__operand(context, b, 0))) {
    return true;
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!stands_for(pairs, tn_op__operand(context, a, i), tn_op__operand(context, b, i))) {
      return false;
    }
  }
  for (uint32_t i = 0; i < tn_op__successor_count(context, a); ++i) {
    if (!stands_for(pairs, tn_op__successor(context, a, i), tn_op__successor(context, b, i))) {
      return false;
    }
  }
  return true;
}

/// Pairs the blocks and block arguments of two ops.
static bool pair_blocks(pairing* pairs, tn_ref a, tn_ref b) {
  const tn_context* context = pairs->rewriter->context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, a)); ++i) {
    tn_ref left = tn_op__first_block(context, a, i);
    tn_ref right = tn_op__first_block(context, b, i);
    while (left != 0 && right != 0) {
      const uint32_t count = tn_block__argument_count(context, left);
      if (count != tn_block__argument_count(context, right) || !pair(pairs, left, right))
        return false;
      for (uint32_t k = 0; k < count; ++k) {
        const tn_ref x = tn_block__argument(context, left, k);
        const tn_ref y = tn_block__argument(context, right, k);
        if (tn_value__type(context, x).storage != tn_value__type(context, y).storage ||
            !pair(pairs, x, y)) {
          return false;
        }
      }
      left = tn_block__at(context, left)->next;
      right = tn_block__at(context, right)->next;
    }
    if (left != right) return false;
  }
  return true;
}

static bool same_tree(pairing* pairs, tn_ref a, tn_ref b) {
  const tn_context* context = pairs->rewriter->context;
  tn_ref left = a;
  tn_ref right = b;
  while (left != 0 && right != 0) {
    if (!tn_op__is_alike(context, left, right) || !same_operands(pairs, left, right) ||
        !pair_blocks(pairs, left, right)) {
      return false;
    }
    for (uint32_t i = 0; i < tn_op__result_count(context, left) && left != a; ++i) {
      if (!pair(pairs, tn_op__result(context, left, i), tn_op__result(context, right, i))) {
        return false;
      }
    }
    const tn_ref left_block = tn_op__block(context, left);
    left = tn_op__next_in_pre_order(context, a, left, false);
    right = tn_op__next_in_pre_order(context, b, right, false);
    // Blocks with equal op counts: both walks continue in paired blocks.
    if (left != 0 && right != 0 && tn_op__block(context, left) != left_block && left != a &&
        !stands_for(pairs, tn_op__block(context, left), tn_op__block(context, right))) {
      return false;
    }
    if (left != 0 && right != 0 && tn_op__block(context, left) == left_block && left != a &&
        !stands_for(pairs, left_block, tn_op__block(context, right))) {
      return false;
    }
  }
  return left == right;
}

bool tn_op__is_same(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  if (!tn_op__is_alike(rewriter->context, a, b)) return false;
  pairing pairs = {.rewriter = rewriter};
  bool same = true;
  if (tn_op_cell__region_count(tn_op__at(rewriter->context, a)) == 0) {
    same = same_operands(&pairs, a, b);
  } else {
    same = same_tree(&pairs, a, b);
  }
  tn_judy_map_clear(&pairs.map);
  return same;
}
