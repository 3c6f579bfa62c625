// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops: a name, flags for the parts that follow, and the parts.
//
// Most ops of a file resemble an earlier one: a small cache maps name, dictionary and properties to
// a shape and its values.

#include "bytecode/reader.h"

/// An op before it is created.
typedef struct draft {
  const tn_reader_name* name;
  const uint8_t* at;
  uint8_t mask;
  uint64_t dictionary;  ///< The index + 1; 0 if there is none.
  uint64_t properties;  ///< Likewise.
  tn_op_spec spec;
  const tn_uref* values;  ///< Attribute values.
  size_t first_order;
  uint64_t regions;  ///< In its encoded form.
} draft;

//===-- Attributes ----------------------------------------------------------------------------===//

static bool has_entry(const tn_attribute_entry* entries, size_t count, tn_uref name) {
  for (size_t i = 0; i < count; ++i) {
    if (entries[i].name == name) return true;
  }
  return false;
}

/// Attributes with the name of a property become properties, unless that property is set.
static tn_status push_dictionary(tn_reader* reader, const draft* self) {
  const size_t first = reader->attributes.count;
  TN_TRY(tn_reader__push_entries(reader, self->at, self->dictionary - 1, false));
  if (!self->name->has_inherent) return TN_OK;
  tn_attribute_entry* entries = reader->attributes.items;
  for (size_t i = first; i < reader->attributes.count; ++i) {
    if (tn_property_layout__has(self->name->layout,
                                tn_identifier__text(reader->context, entries[i].name)) &&
        !has_entry(entries, first, entries[i].name | TN_UREF_FLAG)) {
      entries[i].name |= TN_UREF_FLAG;
    }
  }
  return TN_OK;
}

/// Gets the shape, and pushes its values in order onto the list of shape values.
static tn_status make_shape(tn_reader* reader, const draft* self, tn_reader_shape* shape) {
  reader->attributes.count = 0;
  if (self->properties != 0) {
    TN_TRY(tn_reader__read_op_properties(reader, self->name, self->at, self->properties - 1));
  }
  if (self->dictionary != 0) TN_TRY(push_dictionary(reader, self));
  if (self->name->has_inherent && self->properties == 0) {
    TN_TRY(tn_reader__add_default_properties(reader, self->name));
  }
  tn_attribute_entry* entries = reader->attributes.items;
  const size_t count = reader->attributes.count;
  tn_uref duplicate = 0;
  const tn_status status =
      tn_shape__get(reader->shard, self->name->name, entries, count, &shape->shape, &duplicate);
  if (status == TN_ALREADY_EXISTS) {
    return tn_reader__error(reader, self->at, "an op has a duplicate attribute name");
  }
  if (status != TN_OK) return status;
  shape->first = reader->shape_values.count;
  shape->count = (uint32_t)count;
  TN_TRY(tn_reader__reserve(reader, &reader->shape_values, count, sizeof(tn_uref)));
  tn_uref* values = (tn_uref*)reader->shape_values.items + shape->first;
  for (size_t i = 0; i < count; ++i) values[i] = entries[i].value;
  reader->shape_values.count += count;
  return TN_OK;
}

static inline tn_reader_shape* shape_slot(tn_reader* reader, const draft* self) {
  const uint64_t key = self->name->name * UINT64_C(0x9E3779B97F4A7C15) ^
                       self->dictionary * UINT64_C(0xC2B2AE3D27D4EB4F) ^
                       self->properties * UINT64_C(0x165667B19E3779F9);
  return &reader->shapes[key >> (64 - reader->shape_bits)];
}

static inline tn_status find_shape(tn_reader* reader, draft* self) {
  tn_reader_shape* slot = shape_slot(reader, self);
  if (TN_UNLIKELY(slot->name != self->name->name || slot->dictionary != self->dictionary ||
                  slot->properties != self->properties)) {
    tn_reader_shape shape = {
        .name = self->name->name, .dictionary = self->dictionary, .properties = self->properties};
    TN_TRY(make_shape(reader, self, &shape));
    *slot = shape;
  }
  TN_TRY(tn_reader__spend(reader, sizeof(tn_uref) * (uint64_t)slot->count));
  self->spec.shape = slot->shape;
  self->spec.attribute_count = slot->count;
  self->values = (const tn_uref*)reader->shape_values.items + slot->first;
  return TN_OK;
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Reads a count of parts, each of which pushes a reference. An op has fewer than 2^28 of each
/// kind.
static inline tn_status read_count(tn_reader* reader, const char* what, uint32_t* out_count) {
  size_t count;
  TN_TRY(tn_reader__count(reader, &reader->ir, what, &count));
  if (TN_UNLIKELY(count >= (size_t)1 << 28)) {
    return tn_reader__error(reader, reader->ir.at, "%s is %zu", what, count);
  }
  *out_count = (uint32_t)count;
  return tn_reader__reserve(reader, &reader->references, count, sizeof(uint32_t));
}

static tn_status read_result_types(tn_reader* reader, draft* self) {
  TN_TRY(read_count(reader, "the number of results", &self->spec.result_count));
  for (uint32_t i = 0; i < self->spec.result_count; ++i) {
    const uint8_t* at = reader->ir.at;
    uint64_t index;
    TN_TRY(tn_reader__varint(reader, &reader->ir, "a result", &index));
    TN_TRY(tn_reader__type(reader, at, index,
                           (uint32_t*)reader->references.items + reader->references.count++));
  }
  return TN_OK;
}

/// Reads operands by their index in the list of values.
static tn_status read_operands(tn_reader* reader, draft* self) {
  TN_TRY(read_count(reader, "the number of operands", &self->spec.operand_count));
  const size_t base = tn_reader__top(reader)->scope_base;
  const size_t count = reader->values.count - base;
  uint32_t* references = (uint32_t*)reader->references.items + reader->references.count;
  for (uint32_t i = 0; i < self->spec.operand_count; ++i) {
    const uint8_t* at = reader->ir.at;
    uint64_t index;
    TN_TRY(tn_reader__varint(reader, &reader->ir, "an operand", &index));
    if (TN_UNLIKELY(index >= count)) {
      return tn_reader__bad_index(reader, at, "value", index, count);
    }
    references[i] = (uint32_t)(base + index);
  }
  reader->references.count += self->spec.operand_count;
  return TN_OK;
}

static tn_status read_successors(tn_reader* reader, draft* self) {
  TN_TRY(read_count(reader, "the number of successors", &self->spec.successor_count));
  const tn_reader_frame* frame = tn_reader__top(reader);
  const tn_ref* blocks = (const tn_ref*)reader->blocks.items + frame->first_block;
  for (uint32_t i = 0; i < self->spec.successor_count; ++i) {
    const uint8_t* at = reader->ir.at;
    uint64_t index;
    TN_TRY(tn_reader__varint(reader, &reader->ir, "a successor", &index));
    if (index >= frame->block_count) {
      return tn_reader__bad_index(reader, at, "successor", index, frame->block_count);
    }
    ((uint32_t*)reader->references.items)[reader->references.count++] = blocks[index];
  }
  return TN_OK;
}

static tn_status read_regions(tn_reader* reader, draft* self) {
  const uint8_t* at = reader->ir.at;
  TN_TRY(tn_reader__varint(reader, &reader->ir, "regions", &self->regions));
  const uint64_t count = self->regions >> 1;
  const tn_reader_frame* frame = tn_reader__top(reader);
  if (self->spec.result_count > frame->end_value - frame->next_value) {
    return tn_reader__too_many_values(reader, self->spec.result_count);
  }
  // The results count as declared until they are defined, though their bytes were read.
  reader->promised -= self->spec.result_count;
  const tn_status status = tn_reader__promise(reader, at, "regions", count);
  reader->promised += self->spec.result_count;
  if (status != TN_OK) return status;
  if (count >= (uint64_t)1 << 28) return tn_reader__error(reader, at, "an op has too many regions");
  self->spec.region_count = (uint32_t)count;
  return TN_OK;
}

/// Reads the name, the flags for the parts, and the location.
static inline tn_status read_head(tn_reader* reader, draft* self) {
  tn_cursor* cursor = &reader->ir;
  uint64_t index;
  self->at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "an op", &index));
  tn_reader_name* name;
  TN_TRY(tn_reader__name(reader, self->at, index, &name));
  self->name = name;
  if (!tn_cursor__byte(cursor, &self->mask)) return tn_reader__truncated(reader, cursor, "an op");
  if (TN_UNLIKELY(
          self->mask >= TN_OP_HAS_PROPERTIES * 2 ||
          (self->mask & TN_OP_HAS_PROPERTIES && reader->version < TN_BYTECODE_WITH_PROPERTIES) ||
          (self->mask & TN_OP_HAS_USE_ORDERS && reader->version < TN_BYTECODE_WITH_USE_ORDERS))) {
    return tn_reader__error(reader, cursor->at - 1,
                            "invalid op encoding mask 0x%02x for bytecode version %llu", self->mask,
                            (unsigned long long)reader->version);
  }
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "an op", &index));
  return tn_reader__location(reader, at, index, &self->spec.location);
}

static inline tn_status read_parts(tn_reader* reader, draft* self) {
  tn_cursor* cursor = &reader->ir;
  if (self->mask & TN_OP_HAS_ATTRIBUTES) {
    TN_TRY(tn_reader__varint(reader, cursor, "an op", &self->dictionary));
    if (++self->dictionary == 0)
      return tn_reader__bad_index(reader, self->at, "attribute", UINT64_MAX, 0);
  }
  if (self->mask & TN_OP_HAS_PROPERTIES) {
    TN_TRY(tn_reader__varint(reader, cursor, "an op", &self->properties));
    if (++self->properties == 0)
      return tn_reader__bad_index(reader, self->at, "properties", UINT64_MAX, 0);
  }
  __builtin_prefetch(shape_slot(reader, self));
  reader->references.count = 0;
  if (self->mask & TN_OP_HAS_RESULTS) {
    TN_TRY(read_result_types(reader, self));
    if (TN_UNLIKELY(tn_reader__is_top_level(tn_reader__top(reader)))) {
      TN_TRY(tn_reader__declare_at_top(reader, self->spec.result_count));
    }
  }
  if (self->mask & TN_OP_HAS_OPERANDS) TN_TRY(read_operands(reader, self));
  if (self->mask & TN_OP_HAS_SUCCESSORS) TN_TRY(read_successors(reader, self));
  self->first_order = reader->orders.count;
  if (self->mask & TN_OP_HAS_USE_ORDERS) {
    TN_TRY(tn_reader__read_orders(reader, self->spec.result_count));
  }
  if (self->mask & TN_OP_HAS_REGIONS) TN_TRY(read_regions(reader, self));
  return TN_OK;
}

//===-- Creating the op -----------------------------------------------------------------------===//

/// An operand whose definition follows later waits for it.
static inline void fill_operand(tn_reader* reader, tn_ref ref, tn_use_cell* use,
                                tn_reader_value* slot) {
  if (TN_LIKELY(slot->value != 0)) {
    use->value = slot->value;
    tn_use__link(reader->context, ref, use, &tn_value__at(reader->context, slot->value)->first_use);
    return;
  }
  use->value = 0;
  use->previous = 0;
  use->next = slot->waiting;
  slot->waiting = ref;
}

static void fill_op(tn_reader* reader, const draft* self, tn_ref op, uint32_t* words,
                    const tn_op_layout* layout) {
  const uint32_t* references = reader->references.items;
  // tn_op__create stored the result's index there, which must not change.
  for (uint32_t i = 0; i < self->spec.result_count; ++i) {
    words[layout->results + 2 * i] |= *references++;
  }
  uint32_t at = layout->operands;
  for (uint32_t i = 0; i < self->spec.operand_count; ++i, at += 3) {
    tn_reader_value* slot = (tn_reader_value*)reader->values.items + *references++;
    fill_operand(reader, op + at, (tn_use_cell*)(void*)(words + at), slot);
  }
  at = layout->successors;
  for (uint32_t i = 0; i < self->spec.successor_count; ++i, at += 3) {
    tn_use__set_block(reader->context, op + at, *references++);
  }
  for (uint32_t i = 0; i < self->spec.attribute_count; ++i) {
    words[layout->attributes + i] = self->values[i];
  }
}

/// Defines the values of the region by the results, and assigns them to their orders.
static tn_status bind_results(tn_reader* reader, const draft* self, tn_ref op) {
  tn_reader_frame* frame = tn_reader__top(reader);
  const tn_op_cell* cell = tn_op__at(reader->context, op);
  if (TN_UNLIKELY(self->spec.result_count > frame->end_value - frame->next_value)) {
    return tn_reader__too_many_values(reader, self->spec.result_count);
  }
  for (uint32_t i = 0; i < self->spec.result_count; ++i) {
    TN_TRY(tn_reader__define(reader, frame, tn_op_cell__result(op, cell, i)));
  }
  tn_reader_order* orders = reader->orders.items;
  for (size_t i = self->first_order; i < reader->orders.count; ++i) {
    orders[i].value = tn_op_cell__result(op, cell, orders[i].value);
  }
  return TN_OK;
}

/// Pushes a frame for the op's regions, unless they are deferred.
static tn_status push_frame(tn_reader* reader, const draft* self, tn_ref op, bool* out_regions) {
  const bool is_isolated = (self->regions & 1u) != 0;
  tn_reader_frame frame = {
      .op = op,
      .region_count = self->spec.region_count,
      .first_block = reader->blocks.count,
      .first_order = reader->orders.count,
      .scope_base = is_isolated ? reader->values.count : tn_reader__top(reader)->scope_base};
  if (is_isolated && reader->version >= TN_BYTECODE_WITH_ISOLATED_SECTIONS) {
    const uint8_t* at = reader->ir.at;
    unsigned id;
    tn_cursor data;
    TN_TRY(tn_reader__section(reader, &reader->ir, &id, &data));
    if (id != TN_SECTION_IR) {
      return tn_reader__error(reader, at, "invalid section id %u of an isolated op", id);
    }
    if (reader->is_lazy) {
      *out_regions = false;
      return tn_reader__postpone(reader, op, self->spec.region_count, &data);
    }
    bool is_left = false;
    if (reader->lists_bodies) {
      TN_TRY(tn_reader__leave(reader, op, self->spec.region_count, &data, &is_left));
    }
    if (is_left) {
      *out_regions = false;
      return TN_OK;
    }
    frame.section_end = data.end;
    frame.outer_end = reader->ir.end;
    reader->ir = data;
  }
  return tn_reader__push(reader, &reader->frames, &frame, sizeof frame);
}

tn_status tn_reader__read_op(tn_reader* reader, bool* out_regions) {
  draft self;
  memset(&self, 0, sizeof self);
  TN_TRY(read_head(reader, &self));
  TN_TRY(read_parts(reader, &self));
  TN_TRY(find_shape(reader, &self));
  const tn_ref op = tn_op__create(reader->shard, &self.spec);
  if (TN_UNLIKELY(op == 0)) return tn_shard__failure(reader->shard);
  tn_op_cell* cell = tn_op__at(reader->context, op);
  tn_op__append(reader->shard, op, cell, tn_reader__top(reader)->block);
  const tn_op_layout layout = tn_op_cell__layout(cell);
  fill_op(reader, &self, op, (uint32_t*)cell, &layout);
  TN_TRY(bind_results(reader, &self, op));
  *out_regions = self.spec.region_count != 0;
  return *out_regions ? push_frame(reader, &self, op, out_regions) : TN_OK;
}
