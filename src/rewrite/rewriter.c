// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changes IR at the cell level and notifies a listener.
//
// The order of events is part of the contract: it determines the greedy driver's worklist, and
// thereby the order of ops in its result.

#include "rewrite/rewriter.h"

#include "base/judy_map.h"
#include "ir/clone.h"
#include "ir/op_diagnostic.h"
#include "ir/symbol.h"
#include "ir/walk.h"
#include "rewrite/branch.h"
#include "rewrite/conversion.h"

void tn_rewriter__open(tn_rewriter* rewriter, tn_shard* shard) {
  memset(rewriter, 0, sizeof *rewriter);
  rewriter->context = shard->context;
  rewriter->shard = shard;
}

void tn_rewriter__open_symbols(tn_rewriter* rewriter, tn_symbol_finder* out_finder) {
  *out_finder = (tn_symbol_finder){.table = 0};
  rewriter->symbols = out_finder;
}

void tn_rewriter__close_symbols(tn_rewriter* rewriter, tn_symbol_finder* finder) {
  tn_symbol_finder__close(finder, rewriter->context);
  rewriter->symbols = NULL;
}

//===-- Creating ops --------------------------------------------------------------------------===//

/// Returns the name of ops with this code; NULL on failure, or if a user's dialect replaces the op.
static const tn_storage* name_of_code(tn_rewriter* rewriter, tn_op_code code) {
  tn_code_name* kept = &rewriter->names[code % TN_CODE_NAMES_KEPT];
  if (kept->name != NULL && kept->code == code) return kept->name;
  const tn_string_view text = tn_op_code__name(rewriter->context, code);
  const tn_storage* name = NULL;
  if (text.data == NULL || tn_op_code__is_replaced(rewriter->context, text)) return NULL;
  if (tn_rewriter__ok(rewriter, tn_operation_name__get(rewriter->context, text, &name))) {
    *kept = (tn_code_name){name, code};
  }
  return name;
}

const tn_op_definition* tn_rewriter__definition(tn_rewriter* rewriter, tn_op_code code) {
  const tn_storage* name = name_of_code(rewriter, code);
  return name == NULL ? NULL : tn_op_definition__of_name(name);
}

tn_uref tn_rewriter__identifier(tn_rewriter* rewriter, const char* text) {
  tn_identifier identifier = {NULL};
  (void)tn_rewriter__ok(
      rewriter, tn_identifier_get(rewriter->context, tn_string_view_from(text), &identifier));
  return tn_identifier__ref(identifier);
}

void tn_entries__push(tn_rewriter* rewriter, tn_entries* list, tn_attribute_entry entry) {
  if (list->count == (list->capacity == 0 ? TN_REFS_SPACE : list->capacity)) {
    const bool was_in_space = list->capacity == 0;
    tn_attribute_entry* grown = was_in_space ? NULL : list->items;
    if (!tn_array_grow(&rewriter->context->allocator, (void*)&grown, &list->capacity,
                       (size_t)list->count + 1, sizeof *grown)) {
      tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
      return;
    }
    if (was_in_space) memcpy(grown, list->space, sizeof list->space);
    list->items = grown;
  }
  tn_entries__items(list)[list->count++] = entry;
}

void tn_entries__free(tn_rewriter* rewriter, tn_entries* list) {
  tn_deallocate(&rewriter->context->allocator, list->capacity == 0 ? NULL : list->items,
                list->capacity * sizeof *list->items);
}

static bool is_property(const tn_op_definition* definition, tn_uref key) {
  for (uint32_t i = 0; definition != NULL && i < definition->property_count; ++i) {
    if (definition->properties[i] == key) return true;
  }
  return false;
}

static bool has_entry(const tn_attribute_entry* entries, uint32_t count, tn_uref name) {
  for (uint32_t i = 0; i < count; ++i) {
    if (entries[i].name == name) return true;
  }
  return false;
}

/// Appends the non-null attributes.
static void push_attributes(tn_rewriter* rewriter, const tn_op_definition* definition,
                            const tn_rewriter_attribute* attributes, uint32_t count,
                            tn_entries* out) {
  for (uint32_t i = 0; i < count; ++i) {
    if (attributes[i].value.storage == NULL) continue;
    const tn_uref key = tn_rewriter__identifier(rewriter, attributes[i].name);
    tn_entries__push(rewriter, out,
                     (tn_attribute_entry){key | (is_property(definition, key) ? TN_UREF_FLAG : 0),
                                          attributes[i].value.storage->self});
  }
}

static void push_segments(tn_rewriter* rewriter, const tn_op_definition* definition,
                          const tn_rewriter_spec* spec, tn_entries* out) {
  int32_t sizes[TN_OPERAND_GROUPS_MAX];
  for (uint32_t i = 0; i < spec->group_count; ++i) sizes[i] = (int32_t)spec->groups[i].count;
  const tn_rewriter_attribute segments = {
      "operandSegmentSizes", tn_rewriter__make_segments(rewriter, sizes, spec->group_count)};
  push_attributes(rewriter, definition, &segments, 1, out);
}

/// Collects the attributes of a new op; false on failure.
static bool gather(tn_rewriter* rewriter, const tn_rewriter_spec* spec,
                   const tn_op_definition* definition, tn_entries* out) {
  for (uint32_t i = 0; i < spec->entry_count; ++i) {
    tn_attribute_entry entry = spec->entries[i];
    if (is_property(definition, entry.name)) entry.name |= TN_UREF_FLAG;
    tn_entries__push(rewriter, out, entry);
  }
  push_attributes(rewriter, definition, spec->attributes, spec->attribute_count, out);
  push_attributes(rewriter, definition, spec->more_attributes, spec->more_attribute_count, out);
  if (spec->is_segmented) push_segments(rewriter, definition, spec, out);
  tn_attribute_entry entry;
  for (uint32_t i = 0; definition != NULL && definition->add_defaults != NULL &&
                       definition->add_defaults(definition, &i, &entry);) {
    if (!has_entry(tn_entries__items(out), out->count, entry.name))
      tn_entries__push(rewriter, out, entry);
  }
  return rewriter->status == TN_OK;
}

static void insert(tn_rewriter* rewriter, tn_ref op) {
  tn_op__insert(rewriter->shard, op, rewriter->block, rewriter->before);
  if (rewriter->events != NULL && rewriter->events->inserted != NULL)
    rewriter->events->inserted(rewriter, op);
}

/// Fills in the parts that tn_op__create leaves uninitialized.
static void fill(tn_rewriter* rewriter, const tn_rewriter_spec* spec, tn_ref op,
                 const tn_attribute_entry* entries, uint32_t entry_count) {
  tn_op_cell* cell = tn_op__at(rewriter->context, op);
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    tn_value_cell__set_type(tn_value__at(rewriter->context, tn_op_cell__result(op, cell, i)),
                            spec->types[i].storage->self);
  }
  const tn_operand_group all = {spec->operands, spec->operand_count};
  const bool has_groups = spec->group_count != 0;
  const tn_operand_group* groups = has_groups ? spec->groups : &all;
  tn_ref use = tn_op_cell__operands(rewriter->context, op, cell);
  for (uint32_t i = 0; i < (has_groups ? spec->group_count : 1); ++i) {
    for (uint32_t k = 0; k < groups[i].count; ++k, use += 3) {
      tn_use__set_value(rewriter->context, use, groups[i].values[k]);
    }
  }
  const tn_ref successors = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < spec->successor_count; ++i) {
    tn_use__set_block(rewriter->context, successors + 3 * i, spec->successors[i]);
  }
  uint32_t* values = tn_op_cell__attributes(rewriter->context, cell);
  for (uint32_t i = 0; i < entry_count; ++i) values[i] = entries[i].value;
}

/// Creates the op from the spec and its collected attributes.
static tn_ref create_with(tn_rewriter* rewriter, const tn_rewriter_spec* spec,
                          const tn_storage* name, tn_entries* entries) {
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    if (spec->types[i].storage == NULL) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  }
  tn_uref shape = 0;
  if (rewriter->status != TN_OK ||
      !tn_rewriter__ok(rewriter,
                       tn_shape__get(rewriter->shard, name->self, tn_entries__items(entries),
                                     entries->count, &shape, NULL))) {
    return 0;
  }
  uint32_t operand_count = spec->operand_count;
  for (uint32_t i = 0; i < spec->group_count; ++i) operand_count += spec->groups[i].count;
  const tn_op_spec made = {.shape = shape,
                           .location = rewriter->location,
                           .result_count = spec->result_count,
                           .operand_count = operand_count,
                           .successor_count = spec->successor_count,
                           .region_count = spec->region_count,
                           .attribute_count = entries->count};
  const tn_ref op = tn_op__create(rewriter->shard, &made);
  if (op == 0) {
    tn_rewriter__fail(rewriter, tn_shard__failure(rewriter->shard));
    return 0;
  }
  fill(rewriter, spec, op, tn_entries__items(entries), entries->count);
  insert(rewriter, op);
  return op;
}

/// Returns the name of the op to create.
static const tn_storage* name_of(tn_rewriter* rewriter, const tn_rewriter_spec* spec) {
  const tn_storage* name = spec->name;
  if (spec->op_name == NULL) return name != NULL ? name : name_of_code(rewriter, spec->code);
  const tn_string_view text = tn_string_view_from(spec->op_name);
  (void)tn_rewriter__ok(rewriter, tn_operation_name__get(rewriter->context, text, &name));
  return name;
}

tn_ref tn_rewriter__create(tn_rewriter* rewriter, const tn_rewriter_spec* spec) {
  const tn_storage* name = name_of(rewriter, spec);
  if (rewriter->status != TN_OK) return 0;
  if (name == NULL) {
    const tn_string_view text = tn_op_code__name(rewriter->context, spec->code);
    rewriter->status = tn_context__fail(
        rewriter->context, TN_NOT_FOUND, (tn_location){rewriter->context, rewriter->location},
        "cannot create '%.*s': another dialect defines an operation of this name", (int)text.size,
        text.data);
    return 0;
  }
  tn_entries entries;
  entries.count = 0;
  entries.capacity = 0;
  tn_ref op = 0;
  if (gather(rewriter, spec, tn_op_definition__of_name(name), &entries)) {
    op = create_with(rewriter, spec, name, &entries);
  }
  tn_entries__free(rewriter, &entries);
  return op;
}

tn_ref tn_rewriter__create_value(tn_rewriter* rewriter, const tn_rewriter_spec* spec) {
  const tn_ref op = tn_rewriter__create(rewriter, spec);
  return op == 0 ? 0 : tn_op__result(rewriter->context, op, 0);
}

tn_ref tn_rewriter__make(tn_rewriter* rewriter, tn_op_code code, tn_type type,
                         const tn_ref* operands, uint32_t operand_count,
                         const tn_rewriter_attribute* attributes, uint32_t attribute_count) {
  return tn_rewriter__create_value(rewriter,
                                   &(tn_rewriter_spec){.code = code,
                                                       .operands = operands,
                                                       .operand_count = operand_count,
                                                       .types = &type,
                                                       .result_count = 1,
                                                       .attributes = attributes,
                                                       .attribute_count = attribute_count});
}

tn_ref tn_rewriter__make_named(tn_rewriter* rewriter, const char* name, tn_type type,
                               const tn_ref* operands, uint32_t operand_count,
                               const tn_rewriter_attribute* attributes, uint32_t attribute_count) {
  return tn_rewriter__create_value(rewriter,
                                   &(tn_rewriter_spec){.op_name = name,
                                                       .operands = operands,
                                                       .operand_count = operand_count,
                                                       .types = &type,
                                                       .result_count = 1,
                                                       .attributes = attributes,
                                                       .attribute_count = attribute_count});
}

void tn_rewriter__notify_inserted(tn_rewriter* rewriter, tn_ref clone) {
  if (rewriter->events == NULL || rewriter->events->inserted == NULL) return;
  rewriter->events->inserted(rewriter, clone);
  tn_walker walker;
  tn_walker__begin(rewriter->context, &walker, clone, false);
  bool done = false;
  while (tn_walker__advance(rewriter->context, &walker, &done)) {
    while (!done && tn_walker__enter(rewriter->context, &walker)) continue;
    if (walker.op != clone) rewriter->events->inserted(rewriter, walker.op);
    tn_walker__leave_op(rewriter->context, &walker);
  }
  tn_walker__end(rewriter->context, &walker);
}

tn_ref tn_rewriter__create_block(tn_rewriter* rewriter, tn_ref region, tn_ref before) {
  if (rewriter->status != TN_OK) return 0;
  const tn_ref block = tn_block__create(rewriter->shard, region, before);
  if (block == 0) {
    tn_rewriter__fail(rewriter, tn_shard__failure(rewriter->shard));
  } else if (rewriter->events != NULL && rewriter->events->block_inserted != NULL) {
    rewriter->events->block_inserted(rewriter, block);
  }
  return block;
}

tn_ref tn_rewriter__add_argument(tn_rewriter* rewriter, tn_ref block, tn_type type,
                                 uint32_t location) {
  if (rewriter->status != TN_OK || block == 0) return 0;
  const uint32_t count = tn_block__argument_count(rewriter->context, block);
  const tn_ref argument =
      tn_block__add_argument(rewriter->shard, block, count, type.storage->self, location);
  if (argument == 0) tn_rewriter__fail(rewriter, tn_shard__failure(rewriter->shard));
  return argument;
}

//===-- Operands and attributes ---------------------------------------------------------------===//

void tn_rewriter__set_operand(tn_rewriter* rewriter, tn_ref op, uint32_t index, tn_ref value) {
  if (rewriter->status != TN_OK) return;
  tn_use__set_value(
      rewriter->context,
      tn_op_cell__operands(rewriter->context, op, tn_op__at(rewriter->context, op)) + 3 * index,
      value);
}

void tn_rewriter__set_trailing_operands(tn_rewriter* rewriter, tn_ref op, uint32_t start,
                                        const tn_ref* values, uint32_t count) {
  if (rewriter->status != TN_OK) return;
  if (tn_op__operand_count(rewriter->context, op) != start + count &&
      !tn_op__resize_operands(rewriter->shard, op, start + count)) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return;
  }
  for (uint32_t i = 0; i < count; ++i) tn_rewriter__set_operand(rewriter, op, start + i, values[i]);
}

void tn_rewriter__set_operands(tn_rewriter* rewriter, tn_ref op, const tn_ref* values,
                               uint32_t count) {
  tn_rewriter__set_trailing_operands(rewriter, op, 0, values, count);
}

static bool has_key(const tn_context* context, tn_ref op, tn_uref key) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (shape->keys[i] == key) return true;
  }
  return false;
}

void tn_rewriter__set_attribute(tn_rewriter* rewriter, tn_ref op, const char* name,
                                tn_attribute value) {
  const tn_uref key = tn_rewriter__identifier(rewriter, name);
  if (value.storage == NULL) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  if (rewriter->status != TN_OK) return;
  const tn_op_definition* definition =
      tn_op_definition__claimed(rewriter->context, tn_op__at(rewriter->context, op));
  // builtin.module has properties but no schema.
  const bool is_inherent =
      is_property(definition, key) || has_key(rewriter->context, op, key | TN_UREF_FLAG);
  const tn_uref flag = is_inherent ? TN_UREF_FLAG : 0;
  (void)tn_rewriter__ok(rewriter,
                        tn_op__set_attribute(rewriter->shard, op, key | flag, value.storage->self));
}

void tn_rewriter__copy_discardable(tn_rewriter* rewriter, tn_ref from, tn_ref to) {
  if (from == 0 || to == 0) return;
  const tn_shape_payload* shape =
      tn_op_cell__shape(rewriter->context, tn_op__at(rewriter->context, from));
  for (uint32_t i = 0; i < shape->key_count && rewriter->status == TN_OK; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) != 0) continue;
    const tn_uref value =
        tn_op_cell__attributes(rewriter->context, tn_op__at(rewriter->context, from))[i];
    (void)tn_rewriter__ok(rewriter,
                          tn_op__set_attribute(rewriter->shard, to, shape->keys[i], value));
  }
}

void tn_rewriter__remove_attribute(tn_rewriter* rewriter, tn_ref op, const char* name) {
  const tn_uref key = tn_rewriter__identifier(rewriter, name);
  if (rewriter->status != TN_OK) return;
  if (tn_op__remove_attribute(rewriter->shard, op, key | TN_UREF_FLAG) == TN_NOT_FOUND) {
    (void)tn_op__remove_attribute(rewriter->shard, op, key);
  }
}

//===-- Replacing and erasing -----------------------------------------------------------------===//

void tn_rewriter__replace_uses(tn_rewriter* rewriter, tn_ref from, tn_ref to) {
  if (rewriter->status != TN_OK || from == to) return;
  tn_ref next = 0;
  for (tn_ref use = tn_value__first_use(rewriter->context, from); use != 0; use = next) {
    next = tn_use__next(rewriter->context, use);
    const tn_ref user = tn_use__owner(rewriter->context, use);
    tn_use__set_value(rewriter->context, use, to);
    tn_rewriter__modified(rewriter, user);
  }
}

void tn_rewriter__replace(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count) {
  if (tn_rewriter__deferred(rewriter) != NULL) {
    tn_conversion__replace(rewriter->conversion, op, values);
    return;
  }
  // An op cannot be replaced by its own result.
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_value__defining_op(rewriter->context, values[i]) == op) return;
  }
  if (rewriter->status != TN_OK) return;
  if (rewriter->events != NULL && rewriter->events->replaced != NULL) {
    rewriter->events->replaced(rewriter, op, values, count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref result = tn_op__result(rewriter->context, op, i);
    if (tn_value__first_use(rewriter->context, result) != 0)
      tn_rewriter__replace_uses(rewriter, result, values[i]);
  }
  tn_rewriter__erase(rewriter, op);
}

bool tn_rewriter__can_replace(tn_rewriter* rewriter, tn_ref op, tn_ref other) {
  if (rewriter->status != TN_OK || other == 0) return false;
  if (tn_op__result_count(rewriter->context, op) <= tn_op__result_count(rewriter->context, other)) {
    return true;
  }
  tn_rewriter__fail(
      rewriter, tn_op__fail(rewriter->context, op, NULL, "has more results than its replacement"));
  return false;
}

void tn_rewriter__replace_with_op(tn_rewriter* rewriter, tn_ref op, tn_ref other) {
  if (!tn_rewriter__can_replace(rewriter, op, other)) return;
  tn_refs values = {0};
  tn_refs__push_results(rewriter, &values, other);
  if (rewriter->status == TN_OK) {
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values),
                         tn_op__result_count(rewriter->context, op));
  }
  tn_refs__free(rewriter, &values);
}

static void erase_single(tn_rewriter* rewriter, tn_ref op) {
  if (rewriter->events != NULL && rewriter->events->erased != NULL)
    rewriter->events->erased(rewriter, op);
  tn_op__destroy(rewriter->shard, op);
}

static bool is_new_block(tn_rewriter* rewriter, tn_judy_set* seen, tn_ref block) {
  bool is_new = false;
  if (tn_judy_set_insert(seen, block, &is_new) != TN_OK) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  }
  return is_new;
}

/// Returns the next unseen successor of a block in its region, from `*place` on; 0 for none.
static tn_ref new_successor(tn_rewriter* rewriter, tn_judy_set* seen, tn_ref block, tn_ref* place) {
  const tn_context* context = rewriter->context;
  const tn_ref last = tn_block__last_op(context, block);
  const uint32_t count = last == 0 ? 0 : tn_op__successor_count(context, last);
  while (*place < count) {
    const tn_ref next = tn_op__successor(context, last, (*place)++);
    if (next != 0 && tn_block__at(context, next)->region == tn_block__at(context, block)->region &&
        is_new_block(rewriter, seen, next)) {
      return next;
    }
  }
  return 0;
}

/// A flag in a stack entry: erase the block itself, not its ops. Cell references are even, so the
/// lowest bit is free.
#define ERASES_BLOCK 1u

/// Pushes the blocks of the region that begins with `first` so that the blocks to erase first are
/// popped first, by depth-first post-order walks from each unseen block. The ops of all blocks of a
/// walk are erased before the first of these blocks.
static void push_blocks(tn_rewriter* rewriter, tn_ref first, tn_refs* out_blocks) {
  const tn_context* context = rewriter->context;
  if (tn_block__at(context, first)->next == 0) {
    tn_refs__push(rewriter, out_blocks, first | ERASES_BLOCK);
    tn_refs__push(rewriter, out_blocks, first);
    return;
  }
  tn_judy_set seen = {0};
  tn_refs path = {0};
  tn_refs places = {0};
  const uint32_t start = out_blocks->count;
  for (tn_ref root = first; root != 0; root = tn_block__at(context, root)->next) {
    const uint32_t walk_start = out_blocks->count;
    tn_ref next = is_new_block(rewriter, &seen, root) ? root : 0;
    do {
      if (next != 0) {
        tn_refs__push(rewriter, &path, next);
        tn_refs__push(rewriter, &places, 0);
      } else if (path.count != 0) {
        tn_refs__push(rewriter, out_blocks, tn_refs__items(&path)[--path.count]);
        --places.count;
      }
      if (path.count == 0 || rewriter->status != TN_OK) break;
      next = new_successor(rewriter, &seen, tn_refs__items(&path)[path.count - 1],
                           &tn_refs__items(&places)[places.count - 1]);
    } while (true);
    const uint32_t walk_end = out_blocks->count;
    for (uint32_t i = walk_start; i < walk_end; ++i) {
      tn_refs__push(rewriter, out_blocks, tn_refs__items(out_blocks)[i] | ERASES_BLOCK);
    }
  }
  tn_ref* items = tn_refs__items(out_blocks);
  for (uint32_t low = start, high = out_blocks->count; low + 1 < high; ++low) {
    const tn_ref item = items[low];
    items[low] = items[--high];
    items[high] = item;
  }
  tn_judy_set_clear(&seen);
  tn_refs__free(rewriter, &path);
  tn_refs__free(rewriter, &places);
}

/// Returns the next stack entry in the region of `first`. The first call pushes the blocks of the
/// region; out of memory, any order is acceptable.
static tn_ref next_entry(tn_rewriter* rewriter, tn_ref first, tn_refs* blocks) {
  const tn_context* context = rewriter->context;
  const tn_ref region = tn_block__at(context, first)->region;
  for (int i = 0; i < 2; ++i) {
    const tn_ref entry = blocks->count == 0 ? 0 : tn_refs__items(blocks)[blocks->count - 1];
    const tn_ref block = entry & ~ERASES_BLOCK;
    // A listener may have erased the block.
    if (block != 0 && tn_cells__holds(&context->cells, block, TN_CELL_BLOCK) &&
        tn_block__at(context, block)->region == region) {
      return entry;
    }
    if (i == 0) push_blocks(rewriter, first, blocks);
  }
  return first | ERASES_BLOCK;
}

static void erase_empty_block(tn_rewriter* rewriter, tn_ref block) {
  if (rewriter->events != NULL && rewriter->events->block_erased != NULL)
    rewriter->events->block_erased(rewriter, block);
  tn_block__destroy(rewriter->shard, block);
}

/// Erases a block without ops that a cycle of blocks may still use.
static void erase_nested_block(tn_rewriter* rewriter, tn_ref block) {
  const tn_context* context = rewriter->context;
  tn_block_cell* cell = tn_block__at(context, block);
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    tn_value__replace_all_uses(context, tn_block_cell__argument(context, cell, i), 0);
  }
  while (cell->first_use != 0) tn_use__set_block(context, cell->first_use, 0);
  erase_empty_block(rewriter, block);
}

/// Erases an op and all nested ops one by one, users first, for a listener. Uses an explicit stack
/// of blocks instead of recursion.
static void erase_tree(tn_rewriter* rewriter, tn_ref root) {
  const tn_context* context = rewriter->context;
  tn_ref op = root;
  tn_refs blocks = {0};
  uint32_t regions =
      tn_op_cell__region_count(tn_op__at(context, op));  // Non-empty regions of `op`; all later
                                                         // ones are empty.
  for (;;) {
    // Descend to an op without blocks.
    tn_ref inner = 0;
    for (; regions != 0 && inner == 0; regions -= inner == 0) {
      inner = tn_op__first_block(context, op, regions - 1);
    }
    if (inner != 0) {
      const tn_ref entry = next_entry(rewriter, inner, &blocks);
      const tn_ref block = entry & ~ERASES_BLOCK;
      const tn_ref last = tn_block__last_op(context, block);
      if (last != 0) {
        op = last;
        regions = tn_op_cell__region_count(tn_op__at(context, op));
        continue;
      }
      if ((entry & ERASES_BLOCK) != 0) erase_nested_block(rewriter, block);
      if (blocks.count != 0 && tn_refs__items(&blocks)[blocks.count - 1] == entry) --blocks.count;
      continue;
    }
    if (op == root) break;
    const tn_ref region = tn_block__region(context, tn_op__at(context, op)->block);
    const tn_ref parent = tn_op__parent(context, op);
    erase_single(rewriter, op);
    op = parent;
    regions = tn_region__at(context, region)->index + 1;
  }
  tn_refs__free(rewriter, &blocks);
  erase_single(rewriter, root);
}

void tn_rewriter__erase(tn_rewriter* rewriter, tn_ref op) {
  if (rewriter->status != TN_OK) return;
  if (tn_rewriter__deferred(rewriter) != NULL) {
    tn_conversion__erase(rewriter->conversion, op);
    return;
  }
  if (rewriter->before == op) rewriter->before = tn_op__at(rewriter->context, op)->next;
  if (rewriter->events == NULL ||
      (rewriter->events->erased == NULL && rewriter->events->block_erased == NULL) ||
      tn_op_cell__region_count(tn_op__at(rewriter->context, op)) == 0) {
    erase_single(rewriter, op);
    return;
  }
  erase_tree(rewriter, op);
}

void tn_rewriter__erase_block(tn_rewriter* rewriter, tn_ref block) {
  if (rewriter->status != TN_OK) return;
  for (tn_ref op = tn_block__last_op(rewriter->context, block); op != 0;
       op = tn_block__last_op(rewriter->context, block)) {
    tn_rewriter__erase(rewriter, op);
  }
  erase_empty_block(rewriter, block);
}

//===-- Moving --------------------------------------------------------------------------------===//

void tn_rewriter__move(tn_rewriter* rewriter, tn_ref op, tn_ref block, tn_ref before) {
  if (rewriter->status != TN_OK || op == before) return;
  if (rewriter->before == op) rewriter->before = tn_op__at(rewriter->context, op)->next;
  if (rewriter->conversion != NULL) tn_conversion__moving(rewriter->conversion, op);
  tn_op__remove(rewriter->shard, op);
  tn_op__insert(rewriter->shard, op, block, before);
  if (rewriter->events != NULL && rewriter->events->inserted != NULL)
    rewriter->events->inserted(rewriter, op);
}

void tn_rewriter__inline_block(tn_rewriter* rewriter, tn_ref source, tn_ref block, tn_ref before,
                               const tn_ref* values, uint32_t count) {
  if (rewriter->status != TN_OK) return;
  for (uint32_t i = 0; i < count; ++i) {
    tn_rewriter__replace_uses(rewriter, tn_block__argument(rewriter->context, source, i),
                              values[i]);
  }
  for (tn_ref op = tn_block__at(rewriter->context, source)->first_op; op != 0;
       op = tn_block__at(rewriter->context, source)->first_op) {
    tn_rewriter__move(rewriter, op, block, before);
  }
  tn_rewriter__erase_block(rewriter, source);
}

void tn_rewriter__inline_region(tn_rewriter* rewriter, tn_ref region, tn_ref into, tn_ref before) {
  if (rewriter->status != TN_OK) return;
  for (tn_ref block = tn_region__at(rewriter->context, region)->first_block; block != 0;
       block = tn_region__at(rewriter->context, region)->first_block) {
    if (rewriter->conversion != NULL) tn_conversion__block_moving(rewriter->conversion, block);
    tn_block__remove(rewriter->shard, block);
    tn_block__insert(rewriter->context, block, into, before);
    if (rewriter->events != NULL && rewriter->events->block_inserted != NULL) {
      rewriter->events->block_inserted(rewriter, block);
    }
  }
}

tn_ref tn_rewriter__split_block(tn_rewriter* rewriter, tn_ref block, tn_ref before) {
  const tn_block_cell* cell = tn_block__at(rewriter->context, block);
  const tn_ref made = tn_rewriter__create_block(rewriter, cell->region, cell->next);
  if (made == 0 || before == 0) return made;
  while (tn_op__block(rewriter->context, before) != made) {
    const tn_ref last = tn_block__last_op(rewriter->context, block);
    tn_rewriter__move(rewriter, last, made, tn_block__at(rewriter->context, made)->first_op);
    if (rewriter->status != TN_OK) return 0;
  }
  return made;
}

//===-- Lists ---------------------------------------------------------------------------------===//

/// Grows a list of `count` items, which starts in `space`, by one. False when out of memory.
static bool grow_list(tn_rewriter* rewriter, void* items_pointer, size_t* capacity, uint32_t count,
                      const void* space, size_t item_size) {
  void** items = items_pointer;
  const size_t had = *capacity;
  if (!tn_array_grow(&rewriter->context->allocator, items_pointer, capacity, (size_t)count + 1,
                     item_size)) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  if (had == 0) memcpy(*items, space, TN_REFS_SPACE * item_size);
  return true;
}

#define LIST_FUNCTIONS(list_type, item_type)                                               \
  void list_type##__push(tn_rewriter* rewriter, list_type* list, item_type item) {         \
    const bool is_short = list->capacity == 0 && list->count < TN_REFS_SPACE;              \
    if (!is_short && list->count >= list->capacity &&                                      \
        !grow_list(rewriter, &list->items, &list->capacity, list->count, list->space,      \
                   sizeof item)) {                                                         \
      return;                                                                              \
    }                                                                                      \
    (is_short ? list->space : list->items)[list->count++] = item;                          \
  }                                                                                        \
  void list_type##__free(tn_rewriter* rewriter, list_type* list) {                         \
    tn_deallocate(&rewriter->context->allocator, list->capacity == 0 ? NULL : list->items, \
                  list->capacity * sizeof *list->items);                                   \
    list->items = NULL;                                                                    \
    list->count = 0;                                                                       \
    list->capacity = 0;                                                                    \
  }

LIST_FUNCTIONS(tn_refs, tn_ref)
LIST_FUNCTIONS(tn_types, tn_type)

void tn_refs__push_operands(tn_rewriter* rewriter, tn_refs* list, tn_ref op, uint32_t start,
                            uint32_t end) {
  for (uint32_t i = start; i < end; ++i) {
    tn_refs__push(rewriter, list, tn_op__operand(rewriter->context, op, i));
  }
}

void tn_refs__push_results(tn_rewriter* rewriter, tn_refs* list, tn_ref op) {
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  for (uint32_t i = 0; i < count; ++i)
    tn_refs__push(rewriter, list, tn_op__result(rewriter->context, op, i));
}

void tn_types__push_results(tn_rewriter* rewriter, tn_types* list, tn_ref op) {
  const uint32_t count = tn_op__result_count(rewriter->context, op);
  for (uint32_t i = 0; i < count; ++i) {
    tn_types__push(rewriter, list,
                   tn_value__type(rewriter->context, tn_op__result(rewriter->context, op, i)));
  }
}

//===-- Attributes of recreated ops -----------------------------------------------------------===//

tn_attribute_entry* tn_rewriter__copy_entries(tn_rewriter* rewriter, tn_ref op,
                                              uint32_t* out_count) {
  tn_op_cell* cell = tn_op__at(rewriter->context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(rewriter->context, cell);
  tn_attribute_entry* entries =
      tn_allocate(&rewriter->context->allocator, (shape->key_count + (size_t)1) * sizeof *entries);
  *out_count = shape->key_count;
  if (entries == NULL) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  for (uint32_t i = 0; i < shape->key_count && entries != NULL; ++i) {
    entries[i] =
        (tn_attribute_entry){shape->keys[i], tn_op_cell__attributes(rewriter->context, cell)[i]};
  }
  return entries;
}

void tn_rewriter__free_entries(tn_rewriter* rewriter, tn_attribute_entry* entries, uint32_t count) {
  tn_deallocate(&rewriter->context->allocator, entries,
                entries == NULL ? 0 : (count + (size_t)1) * sizeof *entries);
}
