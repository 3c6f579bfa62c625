// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading the regions of isolated ops when somebody looks into them. The reader stays, with its
// tables and the file's bytes, until all of them were read or destroyed.

#include <tenure/object.h>

#include "bytecode/reader.h"
#include "scope/access.h"

tn_status tn_reader__postpone(tn_reader* reader, tn_ref op, uint32_t region_count,
                              const tn_cursor* data) {
  reader->promised -= region_count;
  return tn_lazy__add(reader->context, op, &reader->source, data->at, data->end);
}

/// What was read of the op's regions before something was wrong.
static void empty_regions(const tn_reader* reader, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(reader->context, op);
  for (uint32_t i = 0; i < tn_op__region_count(cell); ++i) {
    const tn_region_cell* region = tn_region__at(reader->context, tn_op__region(cell, i));
    while (region->last_block != 0) tn_block__destroy(reader->shard, region->last_block);
  }
}

static tn_status read_regions(tn_reader* reader, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(reader->context, op);
  const uint8_t* at = reader->ir.at;
  const tn_reader_frame frame = {.op = op,
                                 .region_count = tn_op__region_count(cell),
                                 .section_end = reader->ir.end,
                                 .outer_end = reader->ir.end};
  TN_TRY(tn_reader__promise(reader, at, "regions", frame.region_count));
  TN_TRY(tn_reader__push(reader, &reader->frames, &frame, sizeof frame));
  TN_TRY(tn_reader__open_region(reader));
  TN_TRY(tn_reader__read_frames(reader, 0));
  return tn_reader__apply_orders(reader);
}

static tn_status load(tn_lazy_source* source, tn_shard* shard, tn_ref op, const uint8_t* from,
                      const uint8_t* to) {
  tn_reader* reader = (tn_reader*)(void*)source;
  reader->shard = shard;
  reader->ir = (tn_cursor){from, to};
  reader->ir_end = reader->sections[TN_SECTION_IR].end;
  reader->promised = 0;
  reader->waiting_values = 0;
  reader->frames.count = 0;
  reader->values.count = 0;
  reader->blocks.count = 0;
  reader->orders.count = 0;
  reader->indices.count = 0;
  const tn_status status = read_regions(reader, op);
  if (status != TN_OK) empty_regions(reader, op);
  return status;
}

static void destroy(tn_lazy_source* source) { tn_reader__destroy((tn_reader*)(void*)source); }

tn_status tn_reader__make_lazy(tn_reader* reader) {
  if (reader->owner == NULL) {
    return tn_context__fail(reader->context, TN_INVALID_ARGUMENT,
                            tn_location_unknown(reader->context),
                            "bytecode that is read lazily has to have an owner");
  }
  char* name = tn_allocate(&reader->context->allocator, reader->file_name.size + 1);
  if (name == NULL) return tn_context__out_of_memory(reader->context);
  memcpy(name, reader->file_name.data, reader->file_name.size);
  reader->file_name.data = reader->kept_name = name;
  tn_object_retain(reader->owner);
  reader->is_lazy = true;
  return TN_OK;
}

void tn_reader__initialize_source(tn_reader* reader) {
  reader->source = (tn_lazy_source){.load = load, .destroy = destroy, .op_count = 1};
}

//===-- Public calls --------------------------------------------------------------------------===//

bool tn_bytecode_is_loaded(tn_op op) {
  tn_resolved it;
  const tn_op_cell* cell = tn_access__op(op, &it);
  return cell != NULL && !tn_lazy__is(cell);
}

tn_status tn_bytecode_load(tn_op op) {
  tn_resolved it;
  if (tn_access__op(op, &it) == NULL) return tn_access__op_status(op);
  return tn_lazy__load_tree(it.scope->shard, op.slot);
}
