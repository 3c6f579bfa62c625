// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the regions of isolated ops on first access. The reader, with its tables and the file's
// bytes, lives until all of them are read or destroyed.

#include <tenure/object.h>

#include "bytecode/reader.h"
#include "scope/access.h"

tn_status tn_reader__postpone(tn_reader* reader, tn_ref op, uint32_t region_count,
                              const tn_cursor* data) {
  reader->promised -= region_count;
  const tn_lazy_place place = {data->at, data->end, reader->promised};
  return tn_lazy__add(reader->context, op, &reader->source, &place);
}

/// Restores the state that reading the whole file would have here, so that the same input is
/// rejected.
static void go_to(tn_reader* reader, const tn_lazy_place* place) {
  reader->ir = (tn_cursor){place->from, place->to};
  reader->ir_end = reader->sections[TN_SECTION_IR].end;
  reader->promised = place->promised;
  reader->frames.count = 0;
  reader->values.count = 0;
  reader->blocks.count = 0;
  reader->orders.count = 0;
  reader->indices.count = 0;
}

tn_status tn_reader__read_body(tn_reader* reader, tn_ref op, const tn_lazy_place* place) {
  go_to(reader, place);
  const tn_op_cell* cell = tn_op__at(reader->context, op);
  const tn_reader_frame frame = {.op = op,
                                 .region_count = tn_op_cell__region_count(cell),
                                 .section_end = reader->ir.end,
                                 .outer_end = reader->ir.end};
  reader->promised += frame.region_count;
  TN_TRY(tn_reader__push(reader, &reader->frames, &frame, sizeof frame));
  TN_TRY(tn_reader__open_region(reader));
  return tn_reader__read_frames(reader, 0);
}

/// A failed attempt does not use up the budget.
static tn_status load(tn_lazy_source* source, tn_shard* shard, tn_ref op,
                      const tn_lazy_place* place) {
  tn_reader* reader = (tn_reader*)(void*)source;
  const uint64_t spare = reader->spare;
  reader->shard = shard;
  const tn_status status = tn_reader__read_body(reader, op, place);
  if (status != TN_OK) reader->spare = spare;
  return status;
}

static void destroy(tn_lazy_source* source) { tn_reader__destroy((tn_reader*)(void*)source); }

tn_status tn_reader__make_lazy(tn_reader* reader) {
  if (reader->owner == NULL) {
    return tn_context__fail(reader->context, TN_INVALID_ARGUMENT,
                            tn_location_unknown(reader->context),
                            "lazily read bytecode needs an owner");
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
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  return cell != NULL && !tn_lazy__is(cell);
}

static tn_status load_by(tn_op op, tn_status (*load_cell)(tn_shard* shard, tn_ref op)) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  const tn_status status = load_cell(resolved.scope->shard, op.slot);
  tn_context__flush(resolved.context);
  return status;
}

tn_status tn_bytecode_load(tn_op op) { return load_by(op, tn_lazy__load_tree); }

tn_status tn_bytecode_load_body(tn_op op) { return load_by(op, tn_lazy__load); }
