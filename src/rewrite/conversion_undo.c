// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The journal of a conversion: records one step per change and undoes steps from the last one.
//
// A step identifies its entity by reference and generation, so that it is ignored if the entity was
// erased by other means. When the creation of an op or value is undone, the op or value is unused,
// because all its users are newer.

#include "rewrite/conversion.h"

//===-- Steps ---------------------------------------------------------------------------------===//

/// Returns the generation of an op, a block or a value.
static uint32_t generation_of(const tn_conversion* c, tn_step_kind kind, tn_ref entity) {
  const tn_context* context = c->rewriter->context;
  if (kind == TN_STEP_MAPPED || kind == TN_STEP_DROPPED || kind == TN_STEP_CAST) {
    if (tn_value__is_argument(entity)) return tn_argument__at(context, entity)->generation;
    entity = tn_cells__cell_of(&context->cells, entity);  // Its op may already be erased.
  }
  return tn_cell__generation(tn_cells__at(&context->cells, entity));
}

tn_step* tn_conversion__push(tn_conversion* c, tn_step_kind kind, tn_ref entity) {
  if (!tn_array_grow(&c->rewriter->context->allocator, (void*)&c->steps, &c->step_capacity,
                     (size_t)c->step_count + 1, sizeof *c->steps)) {
    tn_rewriter__fail(c->rewriter, tn_context__out_of_memory(c->rewriter->context));
    return NULL;
  }
  tn_step* step = &c->steps[c->step_count++];
  *step = (tn_step){.kind = kind,
                    .entity = entity,
                    .generation = generation_of(c, kind, entity),
                    .note = c->note};
  return step;
}

bool tn_step__is_current(const tn_conversion* c, const tn_step* step) {
  return generation_of(c, step->kind, step->entity) == step->generation;
}

//===-- In-place changes ----------------------------------------------------------------------===//

/// The mutable parts of an op. `words` contains consecutive arrays with these counts.
struct tn_saved_op {
  uint32_t location;
  uint32_t result_count;
  uint32_t operand_count;
  uint32_t successor_count;
  uint32_t attribute_count;
  uint32_t words[];  ///< Result types, operands, successors, and the keys and values of attributes.
};

static size_t size_of_saved(const struct tn_saved_op* saved) {
  return sizeof *saved +
         sizeof(uint32_t) * ((size_t)saved->result_count + saved->operand_count +
                             saved->successor_count + (size_t)2 * saved->attribute_count);
}

static struct tn_saved_op* save(tn_conversion* c, tn_ref op) {
  const tn_context* context = c->rewriter->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const struct tn_saved_op head = {.location = cell->location,
                                   .result_count = tn_op_cell__result_count(cell),
                                   .operand_count = tn_op_cell__operand_count(context, cell),
                                   .successor_count = tn_op_cell__successor_count(cell),
                                   .attribute_count = shape->key_count};
  struct tn_saved_op* saved = tn_allocate(&context->allocator, size_of_saved(&head));
  if (saved == NULL) {
    tn_rewriter__fail(c->rewriter, tn_context__out_of_memory(context));
    return NULL;
  }
  *saved = head;
  uint32_t* word = saved->words;
  for (uint32_t i = 0; i < head.result_count; ++i) {
    *word++ = tn_value_cell__type(tn_value__at(context, tn_op_cell__result(op, cell, i)));
  }
  for (uint32_t i = 0; i < head.operand_count; ++i) {
    *word++ = tn_op__operand(context, op, i);
  }
  for (uint32_t i = 0; i < head.successor_count; ++i) {
    *word++ = tn_op__successor(context, op, i);
  }
  for (uint32_t i = 0; i < head.attribute_count; ++i) *word++ = shape->keys[i];
  for (uint32_t i = 0; i < head.attribute_count; ++i)
    *word++ = tn_op_cell__attributes(context, cell)[i];
  return saved;
}

static bool is_saved_key(const uint32_t* keys, uint32_t count, tn_uref key) {
  for (uint32_t i = 0; i < count; ++i) {
    if (keys[i] == key) return true;
  }
  return false;
}

static void restore_attributes(tn_conversion* c, tn_ref op, const uint32_t* keys, uint32_t count) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  for (uint32_t i = shape->key_count; i-- != 0;
       shape = tn_op_cell__shape(context, tn_op__at(context, op))) {
    if (is_saved_key(keys, count, shape->keys[i])) continue;
    tn_rewriter__fail(rewriter, tn_op__remove_attribute_at(rewriter->shard, op, i));
  }
  for (uint32_t i = 0; i < count; ++i) {
    tn_rewriter__fail(rewriter,
                      tn_op__set_attribute(rewriter->shard, op, keys[i], keys[count + i]));
  }
}

static void restore(tn_conversion* c, tn_ref op, const struct tn_saved_op* saved) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const uint32_t* word = saved->words;
  cell->location = saved->location;
  for (uint32_t i = 0; i < saved->result_count; ++i) {
    tn_value_cell__set_type(tn_value__at(context, tn_op_cell__result(op, cell, i)), *word++);
  }
  tn_rewriter__set_operands(rewriter, op, word, saved->operand_count);
  word += saved->operand_count;
  for (uint32_t i = 0; i < saved->successor_count; ++i) {
    tn_use__set_block(context, tn_op_cell__successors(op, cell) + 3 * i, *word++);
  }
  restore_attributes(c, op, word, saved->attribute_count);
}

void tn_conversion__modifying(tn_conversion* c, tn_ref op) {
  const uint32_t number = tn_value_map__get(&c->saves, op);
  if (number > c->last_mark && number <= c->step_count) {
    const tn_step* last = &c->steps[number - 1];
    const bool is_kept = last->kind == TN_STEP_MODIFIED || last->kind == TN_STEP_MADE;
    if (is_kept && last->entity == op && tn_step__is_current(c, last)) return;
  }
  struct tn_saved_op* saved = save(c, op);
  tn_step* step = saved == NULL ? NULL : tn_conversion__push(c, TN_STEP_MODIFIED, op);
  if (step == NULL) {
    tn_deallocate(&c->rewriter->context->allocator, saved,
                  saved == NULL ? 0 : size_of_saved(saved));
    return;
  }
  step->saved = saved;
  tn_value_map__set(c->rewriter, &c->saves, op, c->step_count);
}

static void free_saved(tn_conversion* c, tn_step* step) {
  if (step->saved == NULL) return;
  tn_deallocate(&c->rewriter->context->allocator, step->saved, size_of_saved(step->saved));
  step->saved = NULL;
}

void tn_conversion__forget_modifying(tn_conversion* c, uint32_t first) {
  if (c->step_count != first + 1 || c->steps[first].kind != TN_STEP_MODIFIED) return;
  tn_value_map__set(c->rewriter, &c->saves, c->steps[first].entity, 0);
  free_saved(c, &c->steps[first]);
  c->step_count = first;
  if (c->dominators_checked > first) c->dominators_checked = first;
}

void tn_conversion__free_steps(tn_conversion* c) {
  for (uint32_t i = 0; i < c->step_count; ++i) free_saved(c, &c->steps[i]);
  tn_deallocate(&c->rewriter->context->allocator, c->steps, c->step_capacity * sizeof *c->steps);
  tn_value_map__free(c->rewriter, &c->saves);
}

//===-- Notifications before changes ----------------------------------------------------------===//

void tn_conversion__moved(tn_conversion* c, tn_ref op, tn_ref block, tn_ref before) {
  uint32_t* marks = tn_cell_map__at(&c->marks, op);
  // A detached unknown op is new to the conversion.
  if (c->is_undoing || (block == 0 && (*marks & TN_MARK_KNOWN) == 0)) return;
  *marks |= TN_MARK_KNOWN;
  tn_step* step = tn_conversion__push(c, TN_STEP_MOVED, op);
  if (step == NULL) return;
  step->block = block;
  step->before = block == 0 ? 0 : before;
}

void tn_conversion__moving(tn_conversion* c, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(c->rewriter->context, op);
  tn_conversion__moved(c, op, cell->block, cell->next);
}

static void push_block(tn_conversion* c, tn_step_kind kind, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(c->rewriter->context, block);
  *tn_cell_map__at(&c->marks, block) |= TN_MARK_KNOWN;
  tn_step* step = tn_conversion__push(c, kind, block);
  if (step == NULL) return;
  step->block = cell->region;
  step->before = cell->next;
}

void tn_conversion__block_moving(tn_conversion* c, tn_ref block) {
  if (!c->is_undoing) push_block(c, TN_STEP_BLOCK_MOVED, block);
}

void tn_conversion__set_use(tn_conversion* c, tn_ref use, tn_ref value) {
  const tn_context* context = c->rewriter->context;
  tn_step* step = tn_conversion__push(c, TN_STEP_USE, tn_use__owner(context, use));
  if (step == NULL) return;
  step->block = tn_use__operand_number(context, use, step->entity);
  step->before = tn_use__at(context, use)->value;
  tn_use__set_value(context, use, value);
}

/// Marks all ops of a detached block as erased and maps its values to nothing.
static void mark_contents(tn_conversion* c, tn_ref block) {
  const tn_context* context = c->rewriter->context;
  for (uint32_t i = 0; i < tn_block__argument_count(context, block); ++i) {
    const tn_ref argument = tn_block__argument(context, block, i);
    if (tn_value_map__get(&c->values, argument) != 0) continue;
    tn_conversion__map_to(c, argument, NULL, 0);
    tn_conversion__replace_uses(c, argument);
  }
  for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (!tn_conversion__is_gone(c, op)) tn_conversion__erase(c, op);
  }
}

void tn_conversion__erase_block(tn_conversion* c, tn_ref block) {
  mark_contents(c, block);
  if (c->rewriter->status != TN_OK) return;
  push_block(c, TN_STEP_BLOCK_ERASED, block);
  tn_block__remove(c->rewriter->shard, block);
}

//===-- Rollback ------------------------------------------------------------------------------===//

/// Removes the mapping of a value if it was added after the mark.
static void forget_value(tn_conversion* c, tn_ref value, uint32_t mappings) {
  if (tn_value_map__get(&c->values, value) > mappings) {
    tn_value_map__set(c->rewriter, &c->values, value, 0);
  }
}

static void undo_replaced(tn_conversion* c, tn_ref op, uint32_t mappings) {
  const tn_context* context = c->rewriter->context;
  *tn_cell_map__at(&c->marks, op) &= ~(uint32_t)TN_MARK_GONE;
  --c->replaced_count;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    forget_value(c, tn_op__result(context, op, i), mappings);
  }
}

/// Removes a cast from the list of its value and destroys it.
static void undo_cast(tn_conversion* c, const tn_step* step) {
  tn_rewriter* rewriter = c->rewriter;
  tn_value_map__set(rewriter, &c->casts, step->block,
                    tn_value_map__get(&c->next_casts, step->entity));
  tn_value_map__set(rewriter, &c->next_casts, step->entity, 0);
  const tn_ref op = tn_value__defining_op(rewriter->context, step->entity);
  if (op != 0) *tn_cell_map__at(&c->marks, op) = 0;
  if (op != 0) tn_op__destroy(rewriter->shard, op);
}

static void undo_moved(tn_conversion* c, const tn_step* step) {
  tn_rewriter* rewriter = c->rewriter;
  if (tn_op__block(rewriter->context, step->entity) != 0) {
    tn_op__remove(rewriter->shard, step->entity);
  }
  if (step->block != 0) tn_op__insert(rewriter->shard, step->entity, step->block, step->before);
}

static void undo_made(tn_conversion* c, tn_ref op) {
  *tn_cell_map__at(&c->marks, op) = 0;
  tn_op__destroy(c->rewriter->shard, op);
}

static void undo_block(tn_conversion* c, const tn_step* step) {
  tn_rewriter* rewriter = c->rewriter;
  if (tn_block__region(rewriter->context, step->entity) != 0) {
    tn_block__remove(rewriter->shard, step->entity);
  }
  tn_block__insert(rewriter->context, step->entity, step->block, step->before);
}

/// Erases the arguments that were appended to a block.
static void undo_arguments(tn_conversion* c, const tn_step* step) {
  tn_rewriter* rewriter = c->rewriter;
  *tn_cell_map__at(&c->marks, step->entity) &= ~(uint32_t)TN_MARK_CONVERTED;
  for (uint32_t i = tn_block__argument_count(rewriter->context, step->entity); i-- > step->block;) {
    const tn_ref argument = tn_block__argument(rewriter->context, step->entity, i);
    tn_value_map__set(rewriter, &c->casts, argument, 0);
    tn_value__replace_all_uses(rewriter->context, argument, 0);
    tn_block__erase_argument(rewriter->shard, step->entity, i);
  }
}

static void undo_step(tn_conversion* c, const tn_step* step, uint32_t mappings) {
  switch ((tn_step_kind)step->kind) {
    case TN_STEP_MADE:
      undo_made(c, step->entity);
      break;
    case TN_STEP_MOVED:
      undo_moved(c, step);
      break;
    case TN_STEP_MODIFIED:
      tn_value_map__set(c->rewriter, &c->saves, step->entity, 0);
      if (step->saved != NULL) restore(c, step->entity, step->saved);
      break;
    case TN_STEP_REPLACED:
      undo_replaced(c, step->entity, mappings);
      break;
    case TN_STEP_MAPPED:
      if (step->block == 0) forget_value(c, step->entity, mappings);
      break;
    case TN_STEP_DROPPED:
      --c->replaced_count;
      break;
    case TN_STEP_CAST:
      undo_cast(c, step);
      break;
    case TN_STEP_USE:
      tn_rewriter__set_operand(c->rewriter, step->entity, step->block, step->before);
      break;
    case TN_STEP_BLOCK_MADE:
      *tn_cell_map__at(&c->marks, step->entity) = 0;
      tn_block__destroy(c->rewriter->shard, step->entity);
      break;
    case TN_STEP_BLOCK_MOVED:
    case TN_STEP_BLOCK_ERASED:
      undo_block(c, step);
      break;
    case TN_STEP_ARGUMENTS:
      undo_arguments(c, step);
      break;
  }
}

void tn_conversion__undo(tn_conversion* c, const tn_conversion_mark* mark) {
  const tn_status status = c->rewriter->status;
  c->rewriter->status = TN_OK;  // The rollback runs even after a failure.
  c->is_undoing = true;
  while (c->step_count > mark->steps) {
    tn_step* step = &c->steps[--c->step_count];
    if (tn_step__is_current(c, step)) undo_step(c, step, mark->mappings);
    free_saved(c, step);
  }
  c->is_undoing = false;
  c->spare.count = mark->spare;
  c->mapping_count = mark->mappings;
  c->row_count = mark->rows;
  c->last_mark = mark->steps;
  if (mark->steps < c->dominators_made) tn_conversion__drop_dominators(c);
  if (mark->steps < c->dominators_checked) c->dominators_checked = mark->steps;
  tn_rewriter__at(c->rewriter, mark->block, mark->before);
  if (status != TN_OK) c->rewriter->status = status;
}
