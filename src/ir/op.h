// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR in cells: the memory layout of operations, blocks, regions and values, and the primitives
// that change them.
//
// An op cell is eight header words and then, in this order,
//   [4 words of long counts]  when TN_OP_LONG
//   results      2 words each: type, first use
//   operands     3 words each: value, next use, previous use
//   successors   3 words each: block, next use, previous use
//   regions      1 word each: region cell
//   attributes   1 word each: the value; the keys are in the shape. At least one word.
// An op with 2 operands, 1 result and 2 attributes takes 72 bytes.
//
// The reference of a value is that of its (type, first use) pair, in the op or in an argument's
// cell; the reference of an operand is that of its three words. Owners are found through the chunk
// (cells.h), not stored.
//
// When operands or attributes outgrow their cell, the cell cannot move (its slot is its identity):
// the flag TN_OP_SPILLED is set and the attribute word that every op has refers to an AUX cell
// (tn_spill), which has the attribute values. If the operands outgrew the cell, TN_OP_MOVED is set
// too: the spill begins with the reference of the array that contains them and their count, and the
// count of operands in the cell is 0.
//
// Use lists are doubly linked, newest use first. A detached op's `previous` and `next` link the
// list of ops that its scope owns, and `order` is the number of that scope.
//
// All functions work on references and private pointers; src/scope has the handles.

#ifndef TENURE_SRC_IR_OP_H
#define TENURE_SRC_IR_OP_H

#include "ir/context.h"

typedef struct tn_op_cell {
  // The members that walks and readers access first are adjacent, next to the generation that they
  // check.
  uint32_t generation;
  uint32_t counts;
  tn_ref next;
  tn_uref shape;      ///< Name and attribute keys (storage.h).
  uint32_t location;  ///< tn_location.reference
  tn_ref block;       ///< 0 when detached.
  tn_ref previous;
  uint32_t order;  ///< In a block: ascending, 0 if not numbered. Detached: the owning scope's
                   ///< number, 0 for none.
  uint32_t words[];
} tn_op_cell;

#define TN_OP_HEADER_WORDS 8u

// `counts`: results 8 bits, operands 8, successors 4, regions 4, flags 8.
#define TN_OP_LONG 0x01000000u  ///< The four counts are in the first four words.
#define TN_OP_SPILLED 0x02000000u
/// A scope has, or had, a host wrapper for the op or a
#define TN_OP_HOSTED 0x04000000u
///< result.
#define TN_OP_OWNERLESS 0x08000000u  ///< A root that only pins keep alive.
#define TN_OP_MOVED 0x10000000u      ///< Spilled, and the operands are in an AUX array.
#define TN_OP_LAZY 0x20000000u       ///< The regions are not read yet (lazy.h).
#define TN_OP_MALFORMED 0x40000000u  ///< The op violates its definition (well_formed.h).
#define TN_OP_LONG_WORDS 4u

typedef struct tn_use_cell {
  tn_ref value;  ///< For a successor: the block.
  tn_ref next;
  tn_ref previous;  ///< 0 for the first in the list.
} tn_use_cell;

typedef struct tn_value_cell {
  tn_uref flagged_type;  ///< The type, with TN_VALUE_FAR; use tn_value_cell__type and
                         ///< tn_value_cell__set_type.
  tn_ref first_use;
} tn_value_cell;

/// Set for results other than the first of an op with short counts: finding their op takes the slow
/// path.
#define TN_VALUE_FAR TN_UREF_FLAG

typedef struct tn_region_cell {
  uint32_t generation;
  tn_ref op;
  tn_ref first_block;
  tn_ref last_block;
  uint32_t index;
  uint32_t flags;  ///< TN_ENTITY_HOSTED, and above it a host's object as in blocks.
} tn_region_cell;

typedef struct tn_block_cell {
  uint32_t generation;
  tn_ref region;
  tn_ref previous;
  tn_ref next;
  tn_ref first_op;
  tn_ref last_op;
  tn_ref first_use;  ///< Successor operands that refer to it.
  tn_ref arguments;  ///< AUX cell: its owner, then the argument cells.
  uint32_t argument_count;
  uint32_t argument_capacity;
  uint32_t flags;        ///< TN_BLOCK_ORDERED, TN_ENTITY_HOSTED
  uint32_t host_object;  ///< The number of a host's object for the block; 0 for none.
} tn_block_cell;

#define TN_ENTITY_HOSTED 1u
#define TN_BLOCK_ORDERED 2u  ///< The ops' order numbers ascend.

typedef struct tn_argument_cell {
  uint32_t generation;
  tn_value_cell value;  ///< The reference of the value is the address of this member.
  tn_ref block;
  uint32_t number_and_flag;  ///< index << 1 | hosted
  uint32_t location;
} tn_argument_cell;

/// AUX cells begin with a word that no generation check reads, and their owner.
typedef struct tn_spill {
  uint32_t generation;
  tn_ref owner;      ///< The op.
  uint32_t words[];  ///< TN_SPILL_MOVED_WORDS words with TN_OP_MOVED; then the attribute values.
} tn_spill;

#define TN_AUX_HEADER_WORDS 2u

/// Words of a spill: the AUX cell of the operands (its header, then the uses), and their count.
#define TN_SPILL_OPERANDS 0u
#define TN_SPILL_OPERAND_COUNT 1u
#define TN_SPILL_MOVED_WORDS 2u
/// Returns the number of words of a spill before the attribute values, for the op's `counts`.
static inline uint32_t tn_spill__head(uint32_t counts) {
  return counts & TN_OP_MOVED ? TN_SPILL_MOVED_WORDS : 0;
}

//===-- From references to cells --------------------------------------------------------------===//

static inline tn_op_cell* tn_op__at(const tn_context* context, tn_ref op) {
  return (tn_op_cell*)(void*)tn_cells__at(&context->cells, op);
}
static inline tn_block_cell* tn_block__at(const tn_context* context, tn_ref block) {
  return (tn_block_cell*)(void*)tn_cells__at(&context->cells, block);
}
static inline tn_region_cell* tn_region__at(const tn_context* context, tn_ref region) {
  return (tn_region_cell*)(void*)tn_cells__at(&context->cells, region);
}
static inline tn_value_cell* tn_value__at(const tn_context* context, tn_ref value) {
  return (tn_value_cell*)(void*)tn_cells__at(&context->cells, value);
}
static inline tn_use_cell* tn_use__at(const tn_context* context, tn_ref use) {
  return (tn_use_cell*)(void*)tn_cells__at(&context->cells, use);
}
/// Returns the argument cell of the value `value`.
static inline tn_argument_cell* tn_argument__at(const tn_context* context, tn_ref value) {
  return (tn_argument_cell*)(void*)tn_cells__at(&context->cells, value - 1);
}

//===-- Layout of one op ----------------------------------------------------------------------===//

static inline uint32_t tn_op_cell__result_count(const tn_op_cell* op) {
  return TN_UNLIKELY(op->counts & TN_OP_LONG) ? op->words[0] : op->counts & 0xffu;
}
/// Returns the number of operands, wherever they are stored.
uint32_t tn_op_cell__operand_count_slow(const tn_context* context, const tn_op_cell* op);
static inline uint32_t tn_op_cell__operand_count(const tn_context* context, const tn_op_cell* op) {
  if (TN_UNLIKELY(op->counts & (TN_OP_LONG | TN_OP_MOVED))) {
    return tn_op_cell__operand_count_slow(context, op);
  }
  return (op->counts >> 8) & 0xffu;
}
static inline uint32_t tn_op_cell__successor_count(const tn_op_cell* op) {
  return TN_UNLIKELY(op->counts & TN_OP_LONG) ? op->words[2] : (op->counts >> 16) & 0xfu;
}
static inline uint32_t tn_op_cell__region_count(const tn_op_cell* op) {
  return TN_UNLIKELY(op->counts & TN_OP_LONG) ? op->words[3] : (op->counts >> 20) & 0xfu;
}

/// Offsets of the parts, in words from the cell's start.
typedef struct tn_op_layout {
  uint32_t results;
  uint32_t operands;
  uint32_t successors;
  uint32_t regions;
  uint32_t attributes;
} tn_op_layout;

/// Returns the offset of the results from the cell's start, in words.
static inline uint32_t tn_op_cell__results_offset(const tn_op_cell* op) {
  return TN_OP_HEADER_WORDS + (TN_UNLIKELY(op->counts & TN_OP_LONG) ? TN_OP_LONG_WORDS : 0u);
}
static inline tn_ref tn_op_cell__result(tn_ref ref, const tn_op_cell* op, uint32_t index) {
  return ref + tn_op_cell__results_offset(op) + 2 * index;
}

/// Returns the whole layout. Operands that were moved out take no space in the cell.
tn_op_layout tn_op_cell__layout_long(const tn_op_cell* op);
/// Returns the layout for short counts.
static inline tn_op_layout tn_op__layout_of(uint32_t counts) {
  tn_op_layout layout;
  layout.results = TN_OP_HEADER_WORDS;
  layout.operands = layout.results + 2 * (counts & 0xffu);
  layout.successors = layout.operands + 3 * ((counts >> 8) & 0xffu);
  layout.regions = layout.successors + 3 * ((counts >> 16) & 0xfu);
  layout.attributes = layout.regions + ((counts >> 20) & 0xfu);
  return layout;
}
static inline tn_op_layout tn_op_cell__layout(const tn_op_cell* op) {
  if (TN_UNLIKELY(op->counts & TN_OP_LONG)) return tn_op_cell__layout_long(op);
  return tn_op__layout_of(op->counts);
}

/// Returns the reference of operand 0 (in the cell or in the array that it was moved to).
tn_ref tn_op_cell__operands_slow(const tn_context* context, tn_ref ref, const tn_op_cell* op);
static inline tn_ref tn_op_cell__operands(const tn_context* context, tn_ref ref,
                                          const tn_op_cell* op) {
  if (TN_UNLIKELY(op->counts & (TN_OP_LONG | TN_OP_MOVED))) {
    return tn_op_cell__operands_slow(context, ref, op);
  }
  return ref + TN_OP_HEADER_WORDS + 2 * (op->counts & 0xffu);
}
static inline tn_ref tn_op_cell__operand(const tn_context* context, tn_ref ref,
                                         const tn_op_cell* op, uint32_t index) {
  return tn_use__at(context, tn_op_cell__operands(context, ref, op) + 3 * index)->value;
}
static inline tn_ref tn_op_cell__successors(tn_ref ref, const tn_op_cell* op) {
  return ref + tn_op_cell__layout(op).successors;
}
static inline tn_ref tn_op_cell__region(const tn_op_cell* op, uint32_t index) {
  return ((const uint32_t*)op)[tn_op_cell__layout(op).regions + index];
}

static inline const tn_shape_payload* tn_op_cell__shape(const tn_context* context,
                                                        const tn_op_cell* op) {
  return (const tn_shape_payload*)tn_storage_payload(
      tn_uniquer__in(tn_uniquer__bases(&context->uniquer), op->shape));
}
static inline const tn_storage* tn_op_cell__name(const tn_context* context, const tn_op_cell* op) {
  return tn_uniquer__at(&context->uniquer, tn_op_cell__shape(context, op)->operation_name);
}
tn_string_view tn_op_cell__name_text(const tn_context* context, const tn_op_cell* op);
/// Returns whether the op is marked as violating its definition (well_formed.h).
static inline bool tn_op_cell__is_malformed(const tn_op_cell* op) {
  return TN_UNLIKELY((op->counts & TN_OP_MALFORMED) != 0);
}
/// Returns the name, for code that relies on the definition: empty for a malformed op.
static inline tn_string_view tn_op__kept_name(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return tn_op_cell__is_malformed(cell) ? (tn_string_view){"", 0}
                                        : tn_op_cell__name_text(context, cell);
}

/// Returns the attribute values, in the order of the shape's keys.
static inline uint32_t* tn_op_cell__attributes(const tn_context* context, tn_op_cell* op) {
  if (TN_UNLIKELY(op->counts & TN_OP_SPILLED)) {
    const tn_ref spill = ((uint32_t*)op)[tn_op_cell__layout(op).attributes];
    return ((tn_spill*)(void*)tn_cells__at(&context->cells, spill))->words +
           tn_spill__head(op->counts);
  }
  return (uint32_t*)op + tn_op_cell__layout(op).attributes;
}

//===-- Relations -----------------------------------------------------------------------------===//

/// Cells begin at even references; an argument's value is the next word, and results are at even
/// distances.
static inline bool tn_value__is_argument(tn_ref value) { return (value & 1u) != 0; }
/// Returns the op that defines the result `value`.
static inline tn_ref tn_value__owner(const tn_context* context, tn_ref value) {
  if (TN_LIKELY((tn_value__at(context, value)->flagged_type & TN_VALUE_FAR) == 0)) {
    return value - TN_OP_HEADER_WORDS;
  }
  return tn_cells__cell_of(&context->cells, value);
}
static inline tn_uref tn_value_cell__type(const tn_value_cell* value) {
  return value->flagged_type & TN_UREF_MASK;
}
static inline void tn_value_cell__set_type(tn_value_cell* value, tn_uref type) {
  value->flagged_type = (value->flagged_type & TN_VALUE_FAR) | type;
}
/// Returns the index of the result `value` of the op `owner`.
static inline uint32_t tn_value__result_number(const tn_op_cell* owner_cell, tn_ref owner,
                                               tn_ref value) {
  return (value - owner - tn_op_cell__results_offset(owner_cell)) / 2;
}
/// Returns the op of the operand or successor `use`.
static inline tn_ref tn_use__owner(const tn_context* context, tn_ref use) {
  const tn_ref cell = tn_cells__cell_of(&context->cells, use);
  if (TN_LIKELY(tn_cells__info(&context->cells, use)->kind == TN_CELL_OP)) return cell;
  return tn_cells__at(&context->cells, cell)[1];
}
/// Returns the index of the operand `use` of the op `owner`.
uint32_t tn_use__operand_number(const tn_context* context, tn_ref use, tn_ref owner);

/// Returns the block in which the value is defined: the op's block, or the argument's. 0 for
/// results of detached ops.
tn_ref tn_value__parent_block(const tn_context* context, tn_ref value);

/// Return the op whose region contains the op (block); 0 at the top level.
static inline tn_ref tn_block_cell__parent_op(const tn_context* context,
                                              const tn_block_cell* block) {
  return tn_region__at(context, block->region)->op;
}
static inline tn_ref tn_op_cell__parent(const tn_context* context, const tn_op_cell* op) {
  return op->block == 0 ? 0 : tn_block_cell__parent_op(context, tn_block__at(context, op->block));
}
bool tn_op__is_ancestor(const tn_context* context, tn_ref ancestor, tn_ref op);
/// Both ops must be in the same block.
bool tn_op__is_before(tn_context* context, tn_ref op, tn_ref other);

/// Returns the argument at `index` of a block, as a value.
static inline tn_ref tn_block_cell__argument(const tn_context* context, const tn_block_cell* block,
                                             uint32_t index) {
  return tn_cells__at(&context->cells, block->arguments + TN_AUX_HEADER_WORDS)[index];
}

//===-- Use lists -----------------------------------------------------------------------------===//

/// Prepends the use at `use` (whose cell is `cell`) to the list that begins at `*first`.
static inline void tn_use__link(const tn_context* context, tn_ref use, tn_use_cell* cell,
                                tn_ref* first) {
  const tn_ref old_first = *first;
  cell->next = old_first;
  cell->previous = 0;
  if (old_first != 0) tn_use__at(context, old_first)->previous = use;
  *first = use;
}

/// Removes the use from the list that begins at `*first`.
static inline void tn_use__unlink(const tn_context* context, tn_use_cell* cell, tn_ref* first) {
  if (cell->previous == 0) {
    *first = cell->next;
  } else {
    tn_use__at(context, cell->previous)->next = cell->next;
  }
  if (cell->next != 0) tn_use__at(context, cell->next)->previous = cell->previous;
}

/// Sets an operand to `value` (0 for null), and updates the use lists.
void tn_use__set_value(const tn_context* context, tn_ref use, tn_ref value);
/// Sets a successor likewise.
void tn_use__set_block(const tn_context* context, tn_ref use, tn_ref block);
/// Moves an operand or successor to other words, keeping its position in its use list.
void tn_use__move(const tn_context* context, tn_ref from, tn_ref to, bool is_successor);

//===-- Creation and changes ------------------------------------------------------------------===//
// These functions do not check what a caller with handles must check (liveness, contexts, cycles).
// A function that runs out of memory reports that and changes nothing.

/// The parts of an op, as references.
typedef struct tn_op_spec {
  tn_uref shape;
  uint32_t location;
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t successor_count;
  uint32_t region_count;
  uint32_t attribute_count;  ///< Equals the number of keys of the shape.
} tn_op_spec;

/// Creates an unowned detached op: results without type, operands and successors null, regions
/// empty, attribute values 0; the caller fills them in through the cell. 0 when out of memory.
tn_ref tn_op__create(tn_shard* shard, const tn_op_spec* spec);
/// Creates a detached op around a region without a parent. On TN_OUT_OF_MEMORY the region does not
/// change.
TN_MUST_USE tn_status tn_op__create_around(tn_shard* shard, tn_uref name, tn_location location,
                                           tn_ref region, tn_ref* out_op);

/// Allocates the cell of an op with short counts and no regions: the header filled in, the body
/// undefined. `word_count` is the size of the whole op. 0 when out of memory.
static inline tn_ref tn_op__allocate_short(tn_shard* shard, uint32_t word_count, tn_uref shape,
                                           uint32_t location, uint32_t counts,
                                           tn_op_cell** out_cell) {
  const tn_ref op = tn_cell__allocate_op(shard, word_count);
  if (TN_UNLIKELY(op == 0)) return 0;
  tn_op_cell* cell = tn_op__at(shard->context, op);
  cell->shape = shape;
  cell->location = location;
  cell->block = 0;
  cell->previous = 0;
  cell->next = 0;
  cell->order = 0;
  cell->counts = counts;
  *out_cell = cell;
  return op;
}

/// Inserts a detached op (not in any scope's list) into a block: before `before`, or at the end if
/// that is 0.
void tn_op__insert(tn_shard* shard, tn_ref op, tn_ref block, tn_ref before);
#define TN_ORDER_STEP 8u
/// The most common insertion: at the end of a block.
static inline void tn_op__append(tn_shard* shard, tn_ref op, tn_op_cell* cell, tn_ref block) {
  tn_block_cell* block_cell = tn_block__at(shard->context, block);
  const tn_ref last = block_cell->last_op;
  if (TN_UNLIKELY(last == 0)) {
    tn_op__insert(shard, op, block, 0);
    return;
  }
  tn_op_cell* last_cell = tn_op__at(shard->context, last);
  cell->block = block;
  cell->previous = last;
  last_cell->next = op;
  block_cell->last_op = op;
  if (TN_UNLIKELY(last_cell->order >= UINT32_MAX - TN_ORDER_STEP)) {
    block_cell->flags &= ~TN_BLOCK_ORDERED;
  }
  cell->order = last_cell->order + TN_ORDER_STEP;
}
/// Unlinks an attached op from its block; its own links do not change.
static inline void tn_op__unlink(const tn_context* context, const tn_op_cell* cell) {
  tn_block_cell* block = tn_block__at(context, cell->block);
  if (cell->previous == 0) {
    block->first_op = cell->next;
  } else {
    tn_op__at(context, cell->previous)->next = cell->next;
  }
  if (cell->next == 0) {
    block->last_op = cell->previous;
  } else {
    tn_op__at(context, cell->next)->previous = cell->previous;
  }
}
/// Detaches an op from its block; the op is unowned then.
void tn_op__remove(tn_shard* shard, tn_ref op);
/// Destroys an op, attached or detached, with its nested ops. Uses of its values become null
/// operands.
void tn_op__destroy(tn_shard* shard, tn_ref op);
/// Returns whether the op has no successors, no regions, and no flags except spilled attributes and
/// wrappers.
static inline bool tn_op_cell__is_leaf(const tn_op_cell* cell) {
  return (cell->counts & ~(0xffffu | TN_OP_SPILLED | TN_OP_HOSTED)) == 0;
}
/// Makes all operands and successors of the tree null.
void tn_op__drop_all_references(tn_shard* shard, tn_ref op);

/// Replaces the op's empty region at `index` by `region`, which has no parent.
void tn_op__adopt_region(tn_shard* shard, tn_ref op, uint32_t index, tn_ref region);

/// Creates an empty region for the cell's region words while it is being filled in (used by
/// tn_op__create).
tn_ref tn_region__create(tn_shard* shard, tn_ref op, uint32_t index);
/// Destroys a region without a parent, and its blocks, for which no handles ever existed.
void tn_region__discard(tn_shard* shard, tn_ref region);

/// Creates a block without arguments in a region, before `before` or at the end, or in no region if
/// that is 0. 0 when out of memory.
tn_ref tn_block__create(tn_shard* shard, tn_ref region, tn_ref before);
void tn_block__insert(const tn_context* context, tn_ref block, tn_ref region, tn_ref before);
void tn_block__remove(tn_shard* shard, tn_ref block);
/// Destroys a block with its ops; it may be in a region or not.
void tn_block__destroy(tn_shard* shard, tn_ref block);
/// Like tn_block__destroy, for a block for which no handle ever existed: if it is empty, its
/// erasure is not recorded.
void tn_block__discard(tn_shard* shard, tn_ref block);
/// Adds an argument at `index` and returns its value; 0 when out of memory.
tn_ref tn_block__add_argument(tn_shard* shard, tn_ref block, uint32_t index, tn_uref type,
                              uint32_t location);
void tn_block__erase_argument(tn_shard* shard, tn_ref block, uint32_t index);
/// Erases all arguments, passed as values, for which `goes` returns true, last first.
void tn_block__erase_arguments(tn_shard* shard, tn_ref block,
                               bool (*goes)(void* data, tn_ref value), void* data);

/// Replaces every use of `from` by `to` (0: null).
void tn_value__replace_all_uses(const tn_context* context, tn_ref from, tn_ref to);

/// Resizes the operands to `count`; new ones are null, and removed ones are dropped. False when out
/// of memory, and the op does not change.
bool tn_op__resize_operands(tn_shard* shard, tn_ref op, uint32_t count);

/// Numbers the ops of a block unless they are numbered. Several reading threads may call it at
/// once: the numbers are only compared after the flag TN_BLOCK_ORDERED is published.
void tn_block__number_ops(tn_context* context, tn_block_cell* block);

#endif  // TENURE_SRC_IR_OP_H
