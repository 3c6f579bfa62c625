// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions and blocks: a stack of frames, one for each op whose regions are being read.
//
// Values are numbered from the nearest enclosing isolated op: the numbers of a region begin after
// those of the enclosing regions, and are reused after its end.

#include "bytecode/reader.h"

tn_status tn_reader__promise(tn_reader* reader, const uint8_t* at, const char* what,
                             uint64_t count) {
  const uint64_t left = (uint64_t)(reader->ir_end - reader->ir.at);
  const size_t here = tn_cursor__left(&reader->ir);
  if (TN_LIKELY(reader->promised <= left && count <= left - reader->promised && count <= here)) {
    reader->promised += count;
    return TN_OK;
  }
  return tn_reader__error(reader, at, "expected %llu %s, but only %zu bytes remain",
                          (unsigned long long)count, what, here);
}

//===-- Values --------------------------------------------------------------------------------===//

void tn_reader__serve(tn_reader* reader, tn_reader_value* slot, tn_ref value) {
  const tn_context* context = reader->context;
  tn_ref previous = 0;
  for (tn_ref use = slot->waiting; use != 0;) {
    tn_use_cell* cell = tn_use__at(context, use);
    cell->value = value;
    cell->previous = previous;
    previous = use;
    use = cell->next;
  }
  tn_value__at(context, value)->first_use = slot->waiting;
  slot->waiting = 0;
}

tn_status tn_reader__too_many_values(const tn_reader* reader, size_t count) {
  const tn_reader_frame* frame = tn_reader__top(reader);
  const size_t first = frame->next_value - frame->scope_base;
  return tn_reader__error(reader, reader->ir.at,
                          "value index range was outside of the expected range for the parent "
                          "region, got [%zu, %zu), but the maximum index was %zu",
                          first, first + count, frame->end_value - frame->scope_base - 1);
}

/// Reports that the region ends before all of its values are defined. If that were valid, small
/// regions that declare many values would take time out of proportion to the file's size.
static tn_status refuse_undefined(const tn_reader* reader, const tn_reader_frame* frame) {
  const tn_reader_value* values = reader->values.items;
  for (size_t i = frame->next_value; i < frame->end_value; ++i) {
    if (values[i].waiting == 0) continue;
    return tn_reader__error(reader, reader->ir.at,
                            "not all forward unresolved forward operand references: value %zu is "
                            "used but not defined",
                            i - frame->scope_base);
  }
  return tn_reader__error(reader, reader->ir.at, "the region declares %zu values, but defines %zu",
                          frame->end_value - frame->first_value,
                          frame->next_value - frame->first_value);
}

//===-- Blocks --------------------------------------------------------------------------------===//

static tn_status read_argument(tn_reader* reader, uint32_t index) {
  tn_cursor* cursor = &reader->ir;
  const uint8_t* at = cursor->at;
  uint64_t type_index;
  uint64_t location_index = 0;
  tn_uref type;
  uint32_t location = 0;
  TN_TRY(tn_reader__varint(reader, cursor, "a block argument", &type_index));
  bool has_location = true;
  if (reader->version >= TN_BYTECODE_WITHOUT_UNKNOWN_LOCATIONS) {
    has_location = (type_index & 1u) != 0;
    type_index >>= 1;
  }
  TN_TRY(tn_reader__type(reader, at, type_index, &type));
  if (has_location) {
    at = cursor->at;
    TN_TRY(tn_reader__varint(reader, cursor, "a block argument", &location_index));
    TN_TRY(tn_reader__location(reader, at, location_index, &location));
  }
  tn_reader_frame* frame = tn_reader__top(reader);
  const tn_ref value = tn_block__add_argument(reader->shard, frame->block, index, type, location);
  if (value == 0) return TN_OUT_OF_MEMORY;
  return tn_reader__define(reader, frame, value);
}

static tn_status read_argument_orders(tn_reader* reader, size_t count) {
  uint8_t has_orders;
  if (!tn_cursor__byte(&reader->ir, &has_orders)) {
    return tn_reader__truncated(reader, &reader->ir, "a block");
  }
  if (has_orders == 0) return TN_OK;
  const size_t first = reader->orders.count;
  TN_TRY(tn_reader__read_orders(reader, count));
  const tn_block_cell* block = tn_block__at(reader->context, tn_reader__top(reader)->block);
  tn_reader_order* orders = reader->orders.items;
  for (size_t i = first; i < reader->orders.count; ++i) {
    orders[i].value = tn_block_cell__argument(reader->context, block, orders[i].value);
  }
  return TN_OK;
}

/// Reads the header of the frame's next block.
static tn_status open_block(tn_reader* reader) {
  tn_reader_frame* frame = tn_reader__top(reader);
  const tn_ref* blocks = reader->blocks.items;
  frame->block = blocks[frame->first_block + frame->next_block++];
  --reader->promised;
  const uint8_t* at = reader->ir.at;
  uint64_t head;
  TN_TRY(tn_reader__varint(reader, &reader->ir, "a block", &head));
  TN_TRY(tn_reader__promise(reader, at, "ops", head >> 1));
  frame->ops_left = head >> 1;
  if ((head & 1u) == 0) return TN_OK;
  size_t count;
  TN_TRY(tn_reader__count(reader, &reader->ir, "the number of block arguments", &count));
  if (count > frame->end_value - frame->next_value) {
    return tn_reader__too_many_values(reader, count);
  }
  for (size_t i = 0; i < count; ++i) TN_TRY(read_argument(reader, (uint32_t)i));
  if (reader->version < TN_BYTECODE_WITH_USE_ORDERS) return TN_OK;
  return read_argument_orders(reader, count);
}

//===-- Regions -------------------------------------------------------------------------------===//

static tn_status make_blocks(tn_reader* reader, tn_reader_frame* frame, size_t count) {
  TN_TRY(tn_reader__reserve(reader, &reader->blocks, count, sizeof(tn_ref)));
  for (size_t i = 0; i < count; ++i) {
    const tn_ref block = tn_block__create(reader->shard, frame->region, 0);
    if (block == 0) return TN_OUT_OF_MEMORY;
    ((tn_ref*)reader->blocks.items)[reader->blocks.count++] = block;
  }
  frame->block_count = count;
  frame->next_block = 0;
  return TN_OK;
}

/// Adds values to the top region, after its existing ones.
static tn_status add_values(tn_reader* reader, tn_reader_frame* frame, size_t count) {
  TN_TRY(tn_reader__reserve(reader, &reader->values, count, sizeof(tn_reader_value)));
  if (count != 0) {
    memset((tn_reader_value*)reader->values.items + reader->values.count, 0,
           count * sizeof(tn_reader_value));
  }
  reader->values.count += count;
  frame->end_value = reader->values.count;
  return TN_OK;
}

static tn_status make_values(tn_reader* reader, tn_reader_frame* frame, size_t count) {
  frame->first_value = frame->next_value = reader->values.count;
  return add_values(reader, frame, count);
}

tn_status tn_reader__declare_at_top(tn_reader* reader, size_t count) {
  TN_TRY(add_values(reader, tn_reader__top(reader), count));
  reader->promised += count;
  return TN_OK;
}

/// Reads the header of a region. Sets `*out_empty` if it has no blocks.
static tn_status enter_region(tn_reader* reader, bool* out_empty) {
  tn_reader_frame* frame = tn_reader__top(reader);
  frame->region = tn_op_cell__region(tn_op__at(reader->context, frame->op), frame->region_index++);
  --reader->promised;
  const uint8_t* at = reader->ir.at;
  uint64_t block_count;
  uint64_t value_count;
  TN_TRY(tn_reader__varint(reader, &reader->ir, "a region", &block_count));
  *out_empty = block_count == 0;
  if (*out_empty) return TN_OK;
  TN_TRY(tn_reader__varint(reader, &reader->ir, "a region", &value_count));
  TN_TRY(tn_reader__promise(reader, at, "blocks", block_count));
  TN_TRY(tn_reader__promise(reader, at, "values", value_count));
  frame->first_block = reader->blocks.count;
  TN_TRY(make_blocks(reader, frame, (size_t)block_count));
  TN_TRY(make_values(reader, frame, (size_t)value_count));
  return open_block(reader);
}

/// Ends the region of the top frame.
static tn_status leave_region(tn_reader* reader) {
  tn_reader_frame* frame = tn_reader__top(reader);
  if (TN_UNLIKELY(frame->next_value != frame->end_value)) return refuse_undefined(reader, frame);
  reader->values.count = frame->first_value;
  reader->blocks.count = frame->first_block;
  return TN_OK;
}

/// Pops the top frame, whose regions were read. All uses of a value that a section defines are in
/// that section, so their orders are applied here whether or not the section is read on its own.
static tn_status leave_op(tn_reader* reader) {
  const tn_reader_frame* frame = tn_reader__top(reader);
  --reader->frames.count;
  if (frame->section_end == NULL) return TN_OK;
  if (reader->ir.at != frame->section_end) {
    return tn_reader__error(reader, reader->ir.at,
                            "%zu bytes of the section of an isolated op "
                            "are not used",
                            tn_cursor__left(&reader->ir));
  }
  reader->ir.end = frame->outer_end;
  return tn_reader__apply_orders(reader, frame->first_order);
}

tn_status tn_reader__open_region(tn_reader* reader) {
  bool empty = true;
  while (empty) {
    const tn_reader_frame* frame = tn_reader__top(reader);
    if (frame->region_index == frame->region_count) return leave_op(reader);
    TN_TRY(enter_region(reader, &empty));
  }
  return TN_OK;
}

tn_status tn_reader__read_frames(tn_reader* reader, size_t base) {
  while (reader->frames.count > base) {
    tn_reader_frame* frame = tn_reader__top(reader);
    if (TN_LIKELY(frame->ops_left != 0)) {
      bool regions = false;
      TN_TRY(tn_poll(reader->context));
      --frame->ops_left;
      --reader->promised;
      TN_TRY(tn_reader__read_op(reader, &regions));
      if (TN_UNLIKELY(regions)) TN_TRY(tn_reader__open_region(reader));
    } else if (frame->next_block != frame->block_count) {
      TN_TRY(open_block(reader));
    } else {
      TN_TRY(leave_region(reader));
      TN_TRY(tn_reader__open_region(reader));
    }
  }
  return TN_OK;
}
