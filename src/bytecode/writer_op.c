// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The third pass: ops, blocks and regions, without recursion.
//
// The regions of an isolated op are in a section, which begins with its size. The size is known
// only after the regions are written, so the bytes have a hole there, which is filled during
// output: nothing is moved, however deep sections nest.

#include "bytecode/writer_share.h"

typedef tn_writer_frame frame;

/// An open hole: its index, and the number of bytes for sizes nested in it.
typedef struct open_hole {
  size_t number;
  uint64_t inner;
} open_hole;

//===-- Holes ---------------------------------------------------------------------------------===//

static void open_section(tn_writer* writer) {
  tn_bytes__put(writer, writer->out, TN_SECTION_IR);
  const tn_writer_hole hole = {.at = tn_writer__written(writer)};
  const open_hole open = {.number = writer->holes.count};
  tn_writer__push(writer, &writer->holes, &hole, sizeof hole);
  tn_writer__push(writer, &writer->stack, &open, sizeof open);
}

static void close_section(tn_writer* writer) {
  if (writer->status != TN_OK) return;
  open_hole* stack = writer->stack.items;
  const open_hole open = stack[--writer->stack.count];
  tn_writer_hole* hole = (tn_writer_hole*)writer->holes.items + open.number;
  hole->size = tn_writer__written(writer) - hole->at + open.inner;
  tn_writer__add_hole_size(writer, open.inner + tn_varint__size(hole->size));
}

void tn_writer__add_hole_size(tn_writer* writer, uint64_t size) {
  open_hole* stack = writer->stack.items;
  if (writer->stack.count != 0) {
    stack[writer->stack.count - 1].inner += size;
  } else {
    writer->hole_size += size;
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Maximum size of the data before results, operands and successors: the name, the location,
/// attributes, properties, the number of each, and the byte of flags.
#define HEAD_MAX (7 * TN_VARINT_MAX + 1)

static uint8_t* put_results(tn_writer* writer, uint8_t* at, const tn_op_cell* op, uint32_t count) {
  const uint32_t* words = (const uint32_t*)op + tn_op_cell__results_offset(op);
  at = tn_varint__put(at, count);
  for (uint32_t i = 0; i < count; ++i) {
    at = tn_varint__put(at, tn_writer__number_of(writer, words[2 * i] & TN_UREF_MASK));
  }
  return at;
}

static uint8_t* put_operands(const tn_writer* writer, uint8_t* at, tn_ref ref, const tn_op_cell* op,
                             uint32_t count) {
  const tn_use_cell* uses =
      tn_use__at(writer->context, tn_op_cell__operands(writer->context, ref, op));
  at = tn_varint__put(at, count);
  for (uint32_t i = 0; i < count; ++i) {
    at = tn_varint__put(at, tn_writer__value(writer, uses[i].value));
  }
  return at;
}

static uint8_t* put_successors(const tn_writer* writer, uint8_t* at, tn_ref ref,
                               const tn_op_cell* op, uint32_t count) {
  const tn_use_cell* uses = tn_use__at(writer->context, tn_op_cell__successors(ref, op));
  at = tn_varint__put(at, count);
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t* words = tn_writer__words(writer, uses[i].value, TN_BLOCK_WORDS);
    at = tn_varint__put(at, words[TN_BLOCK_NUMBER]);
  }
  return at;
}

static bool put_result_orders(tn_writer* writer, tn_ref ref, const tn_op_cell* op, uint32_t count) {
  bool any = false;
  writer->values.count = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_op_cell__result(ref, op, i);
    if (!tn_writer__push(writer, &writer->values, &result, sizeof result)) return false;
  }
  tn_writer__write_orders(writer, writer->values.items, count, &any);
  return any;
}

/// Returns whether the uses of some result are not in the order in which they are read back.
static bool has_orders(const tn_writer* writer, tn_ref ref, const tn_op_cell* op,
                       const uint32_t* words, uint32_t count) {
  if (TN_LIKELY((words[TN_OP_ORDER] & TN_OP_SHUFFLED) == 0) ||
      writer->version < TN_BYTECODE_WITH_USE_ORDERS) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_writer__in_order(writer, tn_op_cell__result(ref, op, i))) return true;
  }
  return false;
}

static void open_regions(tn_writer* writer, tn_ref ref, const tn_op_cell* op, uint32_t count) {
  const bool is_isolated = tn_writer__words(writer, ref, TN_OP_WORDS)[TN_OP_CAPTURES] == 0;
  tn_writer__put_varint(writer, (uint64_t)count << 1 | is_isolated);
  const frame next = {
      .op = op, .has_hole = is_isolated && writer->version >= TN_BYTECODE_WITH_ISOLATED_SECTIONS};
  if (next.has_hole) open_section(writer);
  tn_writer__push(writer, &writer->frames, &next, sizeof next);
}

static uint32_t number_of_properties(tn_writer* writer, tn_op_cell* op, const uint32_t* words,
                                     const tn_writer_rank* ranks) {
  const uint32_t word = words[TN_OP_PROPERTIES];
  if ((word & TN_NATIVE) == 0) return ranks[word].references - 1;
  --writer->native_count;
  if (writer->property_map != NULL) return writer->property_map[word & ~TN_NATIVE];
  return tn_writer__native_properties(writer, op);
}

/// Writes the name, the flags, and all parts except orders of uses and regions. Returns the
/// position of the flags.
static size_t put_op(tn_writer* writer, tn_ref ref, tn_op_cell* op, const uint32_t* words,
                     const tn_writer_rank* ranks) {
  const tn_context* context = writer->context;
  const uint32_t results = tn_op_cell__result_count(op);
  const uint32_t operands = tn_op_cell__operand_count(context, op);
  const uint32_t successors = tn_op_cell__successor_count(op);
  const tn_writer_slot* slot =
      tn_writer__slot(writer, tn_op_cell__shape(context, op)->operation_name);
  const size_t most = ((size_t)results + operands + successors) * TN_VARINT_MAX + HEAD_MAX;
  uint32_t properties = 0;
  if (words[TN_OP_PROPERTIES] != 0) properties = number_of_properties(writer, op, words, ranks);
  tn_bytes* out = writer->out;
  uint8_t* at = tn_bytes__room(writer, out, most);
  if (slot == NULL || (most > TN_BYTES_MIN && writer->status != TN_OK)) return 0;
  at = tn_varint__put(at,
                      ((const tn_writer_name*)writer->names.items)[slot->number - 1].rank.number);
  uint8_t* mask_at = at++;
  unsigned mask = 0;
  at = tn_varint__put(at, ranks[words[TN_OP_LOCATION]].number);
  if (words[TN_OP_DICTIONARY] != 0) {
    mask |= TN_OP_HAS_ATTRIBUTES;
    at = tn_varint__put(at, ranks[words[TN_OP_DICTIONARY]].number);
  }
  if (words[TN_OP_PROPERTIES] != 0) {
    mask |= TN_OP_HAS_PROPERTIES;
    at = tn_varint__put(at, properties);
  }
  if (results != 0) {
    mask |= TN_OP_HAS_RESULTS;
    at = put_results(writer, at, op, results);
  }
  if (operands != 0) {
    mask |= TN_OP_HAS_OPERANDS;
    at = put_operands(writer, at, ref, op, operands);
  }
  if (successors != 0) {
    mask |= TN_OP_HAS_SUCCESSORS;
    at = put_successors(writer, at, ref, op, successors);
  }
  *mask_at = (uint8_t)mask;
  out->size = (size_t)(at - out->data);
  return (size_t)(mask_at - out->data);
}

static void write_op(tn_writer* writer, tn_ref ref, const tn_writer_rank* ranks) {
  tn_op_cell* op = tn_op__at(writer->context, ref);
  const uint32_t* words = tn_writer__words(writer, ref, TN_OP_WORDS);
  const uint32_t result_count = tn_op_cell__result_count(op);
  const uint32_t region_count = tn_op_cell__region_count(op);
  const size_t mask_at = put_op(writer, ref, op, words, ranks);
  if (TN_UNLIKELY(has_orders(writer, ref, op, words, result_count)) &&
      put_result_orders(writer, ref, op, result_count) && writer->status == TN_OK) {
    writer->out->data[mask_at] |= TN_OP_HAS_USE_ORDERS;
  }
  if (region_count == 0) return;
  if (writer->status == TN_OK) writer->out->data[mask_at] |= TN_OP_HAS_REGIONS;
  open_regions(writer, ref, op, region_count);
}

//===-- Blocks and regions --------------------------------------------------------------------===//

static void put_argument(tn_writer* writer, tn_ref value, const tn_writer_rank* ranks) {
  const tn_argument_cell* cell = tn_argument__at(writer->context, value);
  const uint32_t entry =
      tn_writer__words(writer, value - 1, TN_ARGUMENT_WORDS)[TN_ARGUMENT_LOCATION];
  const uint64_t type = tn_writer__number_of(writer, tn_value_cell__type(&cell->value));
  const bool elides = writer->version >= TN_BYTECODE_WITHOUT_UNKNOWN_LOCATIONS;
  const bool is_unknown = cell->location == 0 || writer->options.drop_locations;
  tn_writer__put_varint(writer, elides ? type << 1 | !is_unknown : type);
  if (elides && is_unknown) return;
  tn_writer__put_varint(writer, ranks[entry].number);
}

static void put_argument_orders(tn_writer* writer, const tn_block_cell* block, bool is_shuffled) {
  const size_t mark_at = writer->out->size;
  bool any = false;
  tn_bytes__put(writer, writer->out, 0);
  if (TN_LIKELY(!is_shuffled)) return;
  writer->values.count = 0;
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(writer->context, block, i);
    if (!tn_writer__push(writer, &writer->values, &value, sizeof value)) return;
  }
  tn_writer__write_orders(writer, writer->values.items, block->argument_count, &any);
  if (any && writer->status == TN_OK) writer->out->data[mark_at] = TN_OP_HAS_USE_ORDERS;
}

static void put_block(tn_writer* writer, tn_ref ref, const tn_block_cell* block,
                      const tn_writer_rank* ranks) {
  const uint32_t* words = tn_writer__words(writer, ref, TN_BLOCK_WORDS);
  const uint64_t op_count = words[TN_BLOCK_OPS];
  const uint32_t count = block->argument_count;
  tn_writer__put_varint(writer, op_count << 1 | (count != 0));
  if (count == 0) return;
  tn_writer__put_varint(writer, count);
  for (uint32_t i = 0; i < count; ++i) {
    put_argument(writer, tn_block_cell__argument(writer->context, block, i), ranks);
  }
  if (writer->version >= TN_BYTECODE_WITH_USE_ORDERS) {
    put_argument_orders(writer, block, words[TN_BLOCK_SHUFFLED] != 0);
  }
}

/// Prefetches the entries of the op's location and dictionary, and the memory after the op. Returns
/// the next op. `op` may be 0.
static tn_ref fetch_named(const tn_writer* writer, tn_ref op, const tn_writer_rank* ranks) {
  if (op == 0) return 0;
  const tn_op_cell* cell = tn_op__at(writer->context, op);
  const uint32_t* words = tn_writer__words(writer, op, TN_OP_WORDS);
  __builtin_prefetch((const char*)cell + TN_OP_BYTES_AHEAD);
  __builtin_prefetch(&ranks[words[TN_OP_LOCATION]]);
  __builtin_prefetch(&ranks[words[TN_OP_DICTIONARY]]);
  if ((words[TN_OP_PROPERTIES] & TN_NATIVE) == 0) {
    __builtin_prefetch(&ranks[words[TN_OP_PROPERTIES]]);
  }
  return cell->next;
}

/// Only blocks with at most this many frames are shared with a team.
#define FRAMES_SHARED 2u

/// Continues with the top frame, whose block is at its end.
static void advance(tn_writer* writer) {
  const tn_context* context = writer->context;
  frame* top = (frame*)writer->frames.items + writer->frames.count - 1;
  if (top->next_block != 0) {
    const tn_ref ref = top->next_block;
    const tn_block_cell* block = tn_block__at(context, ref);
    top->next_block = block->next;
    top->next_op = block->first_op;
    top->named_ahead = block->first_op;
    for (unsigned i = 0; i < TN_NAMED_AHEAD; ++i) {
      top->named_ahead = fetch_named(writer, top->named_ahead, top->ranks);
    }
    put_block(writer, ref, block, top->ranks);
    if (writer->frames.count <= FRAMES_SHARED && tn_writer__share_ops(writer, ref))
      top->next_op = 0;
    return;
  }
  if (top->region_index == tn_op_cell__region_count(top->op)) {
    if (top->has_hole) close_section(writer);
    --writer->frames.count;
    return;
  }
  const tn_ref region = tn_op_cell__region(top->op, top->region_index++);
  const uint32_t* words = tn_writer__words(writer, region, TN_REGION_WORDS);
  tn_writer__put_varint(writer, words[TN_REGION_BLOCKS]);
  if (words[TN_REGION_BLOCKS] == 0) return;
  tn_writer__put_varint(writer, words[TN_REGION_VALUES]);
  top->ranks = tn_writer__ranks_in(writer, region);
  top->next_block = tn_region__at(context, region)->first_block;
}

/// Writes all frames above the first `depth`.
static void write_frames(tn_writer* writer, size_t depth) {
  while (writer->frames.count > depth && writer->status == TN_OK) {
    frame* top = (frame*)writer->frames.items + writer->frames.count - 1;
    if (TN_UNLIKELY(top->next_op == 0)) {
      advance(writer);
      continue;
    }
    const tn_ref op = top->next_op;
    tn_writer__poll(writer);
    top->next_op = tn_op__at(writer->context, op)->next;
    top->named_ahead = fetch_named(writer, top->named_ahead, top->ranks);
    write_op(writer, op, top->ranks);
  }
}

/// Returns the ranks to index with the entries in the words of the op, which is in a block or
/// alone.
static const tn_writer_rank* ranks_around(const tn_writer* writer, const tn_op_cell* op) {
  const tn_context* context = writer->context;
  return tn_writer__ranks_in(writer, op->block == 0 ? 0 : tn_block__at(context, op->block)->region);
}

void tn_writer__write_tree(tn_writer* writer, tn_ref op) {
  const size_t depth = writer->frames.count;
  write_op(writer, op, ranks_around(writer, tn_op__at(writer->context, op)));
  write_frames(writer, depth);
}

void tn_writer__number_properties(tn_writer* writer, tn_ref root) {
  for (tn_ref op = root; op != 0 && writer->status == TN_OK;) {
    uint32_t* words = tn_writer__words(writer, op, TN_OP_WORDS);
    tn_writer__poll(writer);
    if (words[TN_OP_PROPERTIES] == TN_NATIVE) {
      words[TN_OP_PROPERTIES] |=
          tn_writer__native_properties(writer, tn_op__at(writer->context, op));
    }
    op = tn_writer__next_op(writer->context, root, op);
  }
}

void tn_writer__write_ir(tn_writer* writer) {
  writer->out = &writer->ir_bytes;
  writer->piece_size = 0;
  tn_bytes__grow(writer, writer->out, (size_t)TN_OP_ROOM * writer->op_count);
  tn_writer__put_varint(writer, 1 << 1);
  write_op(writer, writer->root, writer->attributes.ranks.items);
  write_frames(writer, 0);
}
