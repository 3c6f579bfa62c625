// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second pass: numbers everything that the file refers to.
//
// Uses of types, attributes and op names are counted here; writer_order.c assigns their numbers by
// use count. Values are numbered by region, starting with the last region of an op, as the reader
// does.

#include "bytecode/writer_share.h"
#include "ir/operation_name.h"

//===-- Ops -----------------------------------------------------------------------------------===//

/// Finds the layout of ops with this name, and the keys of its properties.
static void take_layout(tn_writer* writer, tn_writer_name* name) {
  tn_property_layout layout = tn_property_layout__of(name->storage);
  name->has_layout = layout.text.size != 0;
  name->is_merged = !layout.is_written;
  name->first_property = (uint32_t)writer->properties.count;
  tn_property property;
  while (tn_property_layout__next(&layout, &property)) {
    tn_identifier identifier;
    tn_writer_property self = {
        .kind = property.kind, .segment_count = property.segment_count, .width = property.width};
    if (tn_identifier_find(writer->context, property.name, &identifier) == TN_OK) {
      self.key = tn_identifier__ref(identifier) | TN_UREF_FLAG;
    }
    if (!tn_writer__push(writer, &writer->properties, &self, sizeof self)) return;
    ++name->property_count;
  }
}

tn_writer_name* tn_writer__enter_name(tn_writer* writer, tn_uref reference, tn_writer_slot* slot) {
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, reference);
  const tn_string_view text = tn_operation_name__text(storage);
  tn_string_view dialect = tn_operation_name__dialect(storage);
  if (dialect.size == 0) dialect = text;
  tn_writer_name name = {.storage = storage};
  name.dialect = tn_writer__dialect(writer, dialect);
  take_layout(writer, &name);
  if (!tn_writer__push(writer, &writer->names, &name, sizeof name)) return NULL;
  slot->number = (uint32_t)writer->names.count;
  return (tn_writer_name*)writer->names.items + slot->number - 1;
}

static void number_op(tn_writer* writer, tn_ref ref, tn_op_cell* op, const tn_op_named* named) {
  uint32_t* words = tn_writer__words(writer, ref, TN_OP_WORDS);
  tn_writer_name* name =
      tn_writer__name_entry(writer, tn_op_cell__shape(writer->context, op)->operation_name);
  if (name == NULL) return;
  ++name->rank.references;
  const uint32_t result_count = tn_op_cell__result_count(op);
  words[TN_OP_VALUE] = writer->next_value;
  writer->next_value += result_count;
  const uint32_t* results = (const uint32_t*)op + tn_op_cell__results_offset(op);
  for (uint32_t i = 0; i < result_count; ++i) {
    (void)tn_writer__type_entry(writer, results[2 * i] & TN_UREF_MASK);
  }
  tn_writer__number_attributes(writer, op, name, named, words);
  words[TN_OP_LOCATION] = tn_writer__location_entry(writer, op->location);
}

//===-- Regions -------------------------------------------------------------------------------===//

typedef tn_writer_pending pending;

/// `behind` is the number of the first value that is not defined around the op. Regions are
/// numbered from the last to the first, as in MLIR: entries with equal use counts are ordered by
/// their first use, which must be the same.
static void push_regions(tn_writer* writer, tn_ref ref, uint32_t behind) {
  const tn_op_cell* op = tn_op__at(writer->context, ref);
  const uint32_t count = tn_op_cell__region_count(op);
  const bool captures = tn_writer__words(writer, ref, TN_OP_WORDS)[TN_OP_CAPTURES] != 0;
  for (uint32_t i = 0; i < count; ++i) {
    const pending next = {tn_op_cell__region(op, i), captures ? behind : 0};
    tn_writer__push(writer, &writer->regions, &next, sizeof next);
  }
}

static void number_argument(tn_writer* writer, tn_ref value) {
  const tn_argument_cell* cell = tn_argument__at(writer->context, value);
  uint32_t* words = tn_writer__make_words(writer, value - 1, TN_ARGUMENT_WORDS);
  if (words == NULL) return;
  words[TN_ARGUMENT_VALUE] = writer->next_value++;
  words[TN_ARGUMENT_LOCATION] = tn_writer__location_entry(writer, cell->location);
  (void)tn_writer__type_entry(writer, tn_value_cell__type(&cell->value));
}

/// How many ops ahead the entries of dictionaries and their words are prefetched.
#define ENTRIES_AHEAD 5u
#define WORDS_AHEAD 2u
/// More than TN_NAMED_AHEAD, a power of two.
#define NAMED_KEPT 16u

/// The attributes of the current op and of the ops after it.
typedef struct ahead {
  tn_ref next;     ///< The first op that is not read yet.
  uint32_t count;  ///< The number of ops read.
  tn_op_named named[NAMED_KEPT];
} ahead;

/// Prefetches the table slot of a part of an op's attributes.
static void fetch_part(tn_writer* writer, tn_named_part* part, const uint32_t* pairs) {
  if (part->count == 0) return;
  part->hash = tn_writer__dictionary_hash(pairs, 2 * (size_t)part->count);
  tn_table__fetch(&writer->pair_table, part->hash);
}

static const uint32_t* attribute_pairs(const tn_op_named* named) {
  return named->pairs + 2 * (size_t)named->properties.count;
}

/// Same for all attributes.
static void fetch_named(tn_writer* writer, tn_op_cell* op, tn_op_named* named) {
  const tn_shape_payload* shape = tn_op_cell__shape(writer->context, op);
  const uint32_t count = shape->key_count;
  if (count == 0 || count > TN_NAMED_KEYS) return;
  const uint32_t* values = tn_op_cell__attributes(writer->context, op);
  uint32_t split = 0;
  for (uint32_t i = 0; i < count; ++i) {
    split += shape->keys[i] >= TN_UREF_FLAG;
    named->pairs[2 * i] = shape->keys[i] & TN_UREF_MASK;
    named->pairs[2 * i + 1] = values[i];
  }
  named->properties.count = split;
  named->attributes.count = count - split;
  fetch_part(writer, &named->properties, named->pairs);
  fetch_part(writer, &named->attributes, attribute_pairs(named));
}

static void fetch_next(tn_writer* writer, ahead* self) {
  tn_op_named* named = &self->named[self->count++ % NAMED_KEPT];
  named->properties = (tn_named_part){.hash = 0};
  named->attributes = (tn_named_part){.hash = 0};
  if (self->next == 0) return;
  tn_op_cell* cell = tn_op__at(writer->context, self->next);
  __builtin_prefetch(tn_op__at(writer->context, cell->next));
  __builtin_prefetch((const char*)cell + writer->op_stride);
  __builtin_prefetch((const char*)cell + writer->op_stride + 64);
  fetch_named(writer, cell, named);
  self->next = cell->next;
}

static tn_op_named* named_by(ahead* self, uint32_t op) { return &self->named[op % NAMED_KEPT]; }
static void fetch_entries(tn_writer* writer, tn_op_named* named) {
  if (named->attributes.hash != 0) {
    tn_writer__fetch_dictionary(writer, &named->attributes, attribute_pairs(named));
  }
  if (named->properties.hash != 0) {
    tn_writer__fetch_dictionary(writer, &named->properties, named->pairs);
  }
}
static void fetch_words(const tn_writer* writer, const tn_op_named* named) {
  if (named->attributes.entry != 0) tn_writer__fetch_dictionary_words(writer, &named->attributes);
  if (named->properties.entry != 0) tn_writer__fetch_dictionary_words(writer, &named->properties);
}

static void begin_ahead(tn_writer* writer, ahead* self, tn_ref first) {
  self->next = first;
  self->count = 0;
  for (unsigned i = 0; i < TN_NAMED_AHEAD; ++i) fetch_next(writer, self);
  for (unsigned i = 0; i < ENTRIES_AHEAD; ++i) fetch_entries(writer, named_by(self, i));
  for (unsigned i = 0; i < WORDS_AHEAD; ++i) fetch_words(writer, named_by(self, i));
}

/// Advances to op `op` of the block; returns its attributes.
static const tn_op_named* advance_ahead(tn_writer* writer, ahead* self, uint32_t op) {
  fetch_next(writer, self);
  fetch_entries(writer, named_by(self, op + ENTRIES_AHEAD));
  fetch_words(writer, named_by(self, op + WORDS_AHEAD));
  return named_by(self, op);
}

static void number_block(tn_writer* writer, tn_ref ref, uint32_t number) {
  const tn_context* context = writer->context;
  const tn_block_cell* block = tn_block__at(context, ref);
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    number_argument(writer, tn_block_cell__argument(context, block, i));
  }
  uint32_t op_count = 0;
  ahead later;
  begin_ahead(writer, &later, block->first_op);
  for (tn_ref op = block->first_op; op != 0 && writer->status == TN_OK; ++op_count) {
    tn_op_cell* cell = tn_op__at(context, op);
    tn_writer__poll(writer);
    number_op(writer, op, cell, advance_ahead(writer, &later, op_count));
    if (TN_UNLIKELY((cell->counts & TN_OP_MAY_HOLD) != 0)) {
      tn_writer__push(writer, &writer->holders, &op, sizeof op);
    }
    op = cell->next;
  }
  uint32_t* words = tn_writer__make_words(writer, ref, TN_BLOCK_WORDS);
  if (words == NULL) return;
  words[TN_BLOCK_NUMBER] = number;
  words[TN_BLOCK_OPS] = op_count;
}

/// Prefetches what is numbered next if the current region has no nested ones: the first ops of the
/// next region, the first block of the one after it, and the third region itself.
static void fetch_pending(const tn_writer* writer) {
  const tn_context* context = writer->context;
  const size_t count = writer->regions.count;
  const pending* items = (const pending*)writer->regions.items + count;
  if (count < 3) return;
  __builtin_prefetch(tn_region__at(context, items[-3].region));
  const tn_ref later = tn_region__at(context, items[-2].region)->first_block;
  if (later != 0) __builtin_prefetch(tn_block__at(context, later));
  const tn_ref next = tn_region__at(context, items[-1].region)->first_block;
  if (next != 0) tn_writer__fetch_ops(writer, tn_block__at(context, next)->first_op);
}

/// Maximum stride: prefetched data must still be in the cache when it is used.
#define STRIDE_MAX (256 * 1024)

/// Ops are in memory in the order of their creation, region after region, near the ops nested in
/// them. So the ops of the next region, and the ops nested in them, are prefetched in step with
/// those of this one.
static void find_stride(tn_writer* writer, tn_ref first_block) {
  const tn_context* context = writer->context;
  const size_t count = writer->regions.count;
  if (count > writer->stride_level) return;
  writer->op_stride = TN_OP_BYTES_AHEAD;
  writer->stride_level = SIZE_MAX;
  if (count == 0 || first_block == 0) return;
  const pending* next = (const pending*)writer->regions.items + count - 1;
  const tn_ref block = tn_region__at(context, next->region)->first_block;
  const tn_ref from = tn_block__at(context, first_block)->first_op;
  const tn_ref to = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  if (from == 0 || to == 0) return;
  const intptr_t stride = (intptr_t)tn_op__at(context, to) - (intptr_t)tn_op__at(context, from);
  if (stride > STRIDE_MAX || stride < -STRIDE_MAX) return;
  writer->op_stride = stride;
  writer->stride_level = count;
}

void tn_writer__number_region(tn_writer* writer, const tn_writer_pending* self) {
  const tn_context* context = writer->context;
  fetch_pending(writer);
  const tn_ref first_block = tn_region__at(context, self->region)->first_block;
  find_stride(writer, first_block);
  writer->next_value = self->first_value;
  writer->holders.count = 0;
  uint32_t block_count = 0;
  for (tn_ref block = first_block; block != 0; block = tn_block__at(context, block)->next) {
    number_block(writer, block, block_count++);
    if (writer->status != TN_OK) return;
  }
  uint32_t* words = tn_writer__words(writer, self->region, TN_REGION_WORDS);
  words[TN_REGION_BLOCKS] = block_count;
  words[TN_REGION_VALUES] = writer->next_value - self->first_value;
  words[TN_REGION_PART] = writer->part;
  const tn_ref* holders = writer->holders.items;
  for (size_t i = 0; i < writer->holders.count; ++i) {
    push_regions(writer, holders[i], writer->next_value);
  }
  if (writer->holders.count != 0) fetch_pending(writer);
}

void tn_writer__number_regions(tn_writer* writer, size_t left) {
  while (writer->regions.count > left && writer->status == TN_OK) {
    if (TN_UNLIKELY(!writer->has_tried_numbers)) {
      tn_writer__share_numbers(writer);
      if (writer->has_tried_numbers) continue;
    }
    const pending next = ((const pending*)writer->regions.items)[--writer->regions.count];
    tn_writer__number_region(writer, &next);
  }
}

void tn_writer__number(tn_writer* writer) {
  if (!tn_writer__begin_entries(writer)) return;
  writer->is_numbering = true;
  writer->is_silent = true;
  tn_writer__look_for_resources(writer);
  tn_op_cell* root = tn_op__at(writer->context, writer->root);
  number_op(writer, writer->root, root, &(tn_op_named){0});
  push_regions(writer, writer->root, writer->next_value);
  tn_writer__number_regions(writer, 0);
  writer->is_numbering = false;
  writer->is_silent = false;
  writer->span = NULL;
  if (writer->status != TN_OK) return;
  tn_writer__collect_references(writer);
  tn_writer__put_in_order(writer);
  if (writer->status != TN_OK) return;
  tn_writer__spread_numbers(writer);
  tn_writer__number_resources(writer);
}
