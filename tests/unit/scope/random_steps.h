// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of the random test on ops and values; included by random_test.c alone, after the world
// that they act on.

//===-- Making --------------------------------------------------------------------------------===//

/// Enters what the library made for `op`: results, regions.
static void adopt_parts(m_op* op, const int* types, size_t result_count, size_t region_count) {
  for (size_t i = 0; i < result_count; ++i) {
    list_push(&op->results, new_value(op, NULL, types[i], tn_op_result(op->handle, i)));
  }
  for (size_t i = 0; i < region_count; ++i) new_region(op, tn_op_region(op->handle, i));
}

static void attach(m_op* op, m_block* block, size_t at) {
  op->block = block;
  op->owner = NULL;
  list_insert(&block->ops, at, op);
}

static void unattach(m_op* op) {
  if (op->block != NULL) list_remove(&op->block->ops, op);
  op->block = NULL;
}

static void step_create(void) {
  m_scope* scope = any_scope();
  m_value* operands[40];
  tn_value handles[40];
  m_block* successors[20];
  tn_block successor_handles[20];
  int types[12];
  tn_type result_types[12];
  tn_named_attribute attributes[MODEL_KEYS];
  const bool large = one_in(50);
  const size_t operand_count = below(large ? 40 : 4);
  const size_t result_count = below(large ? 12 : 3);
  const size_t successor_count = one_in(6) && w.blocks.count != 0 ? below(large ? 20 : 3) : 0;
  const size_t region_count = below(3) * below(2) + (large ? below(18) : 0);
  for (size_t i = 0; i < operand_count; ++i) {
    operands[i] = any_value();
    handles[i] = value_in(operands[i], any_scope());
  }
  for (size_t i = 0; i < successor_count; ++i) {
    successors[i] = any_block();
    successor_handles[i] = block_in(successors[i], any_scope());
  }
  for (size_t i = 0; i < result_count; ++i) {
    types[i] = (int)below(TYPES);
    result_types[i] = w.types[types[i]];
  }
  const int name = (int)below(NAMES);
  tn_op_state state = {.name = w.names[name],
                       .operands = handles,
                       .operand_count = operand_count,
                       .result_types = result_types,
                       .result_count = result_count,
                       .successors = successor_handles,
                       .successor_count = successor_count,
                       .region_count = region_count};
  int values[MODEL_KEYS];
  size_t attribute_count = 0;
  for (int i = MODEL_KEYS; i-- > MODEL_PROPERTIES;) {
    values[i] = one_in(4) ? (int)below(64) : -1;
    if (values[i] < 0) continue;
    attributes[attribute_count++] = (tn_named_attribute){w.keys[i], w.numbers[values[i]]};
  }
  state.attributes = attributes;
  state.attribute_count = attribute_count;
  m_op* before = any_op();
  m_block* block = any_block();
  if (before != NULL && before->block != NULL && one_in(2)) {
    block = before->block;
    state.insertion.before = op_in(before, any_scope());
  } else {
    before = NULL;
    if (one_in(5)) block = NULL;
    if (block != NULL) state.insertion.block = block_in(block, any_scope());
  }
  if (block != NULL && model_depth(block->region->op) > 12) return;
  tn_op handle;
  EXPECT_STATUS(TN_OK, tn_op_create(scope->scope, &state, &handle));
  EXPECT_EQ(scope->number, handle.scope);
  m_op* op = new_op(handle, name);
  for (int i = MODEL_PROPERTIES; i < MODEL_KEYS; ++i) op->attributes[i] = values[i];
  model_resize_operands(op, operand_count);
  for (size_t i = 0; i < operand_count; ++i) model_set_operand(op, i, operands[i]);
  for (size_t i = 0; i < successor_count; ++i) {
    list_push(&op->successors, NULL);
    model_set_successor(op, i, successors[i]);
  }
  adopt_parts(op, types, result_count, region_count);
  op->owner = scope;
  if (block != NULL) {
    attach(op, block, before == NULL ? block->ops.count : list_find(&block->ops, before));
  }
  stamp(op);
}

//===-- Cloning -------------------------------------------------------------------------------===//

/// Pairs of an original and its clone, in the order of a walk.
typedef struct clone_pairs {
  list originals;
  list clones;
} clone_pairs;

static m_op* adopt_clone(m_op* original, tn_op handle, bool with_blocks, clone_pairs* pairs) {
  m_op* clone = new_op(handle, original->name);
  clone->place = original->place;
  memcpy(clone->attributes, original->attributes, sizeof clone->attributes);
  list_push(&pairs->originals, original);
  list_push(&pairs->clones, clone);
  for (size_t i = 0; i < original->results.count; ++i) {
    m_value* result = original->results.items[i];
    m_value* copy = new_value(clone, NULL, result->type, tn_op_result(clone->handle, i));
    list_push(&clone->results, copy);
    list_push(&pairs->originals, result);
    list_push(&pairs->clones, copy);
  }
  for (size_t r = 0; r < original->regions.count; ++r) {
    const m_region* source = original->regions.items[r];
    m_region* region = new_region(clone, tn_op_region(clone->handle, r));
    tn_block at = tn_region_first_block(region->handle);
    for (size_t b = 0; with_blocks && b < source->blocks.count; ++b, at = tn_block_next(at)) {
      m_block* from = source->blocks.items[b];
      m_block* block = new_block(region, b, at);
      list_push(&pairs->originals, from);
      list_push(&pairs->clones, block);
      for (size_t i = 0; i < from->arguments.count; ++i) {
        m_value* argument = from->arguments.items[i];
        m_value* copy = new_value(NULL, block, argument->type, tn_block_argument(at, i));
        list_push(&block->arguments, copy);
        list_push(&pairs->originals, argument);
        list_push(&pairs->clones, copy);
      }
      tn_op op = tn_block_first_op(at);
      for (size_t i = 0; i < from->ops.count; ++i, op = tn_op_next(op)) {
        m_op* nested = adopt_clone(from->ops.items[i], op, true, pairs);
        attach(nested, block, i);
      }
    }
  }
  return clone;
}

static void* mapped(const clone_pairs* pairs, void* original) {
  const size_t at = list_find(&pairs->originals, original);
  return at < pairs->originals.count ? pairs->clones.items[at] : original;
}

static void connect_clone(const m_op* original, m_op* clone, bool with_operands,
                          const clone_pairs* pairs) {
  if (with_operands) model_resize_operands(clone, original->operands.count);
  for (size_t i = 0; i < clone->operands.count; ++i) {
    model_set_operand(clone, i, mapped(pairs, original->operands.items[i]));
  }
  for (size_t i = 0; i < original->successors.count; ++i) {
    list_push(&clone->successors, NULL);
    model_set_successor(clone, i, mapped(pairs, original->successors.items[i]));
  }
  for (size_t r = 0; r < clone->regions.count; ++r) {
    const m_region* from = original->regions.items[r];
    const m_region* to = clone->regions.items[r];
    for (size_t b = 0; b < to->blocks.count; ++b) {
      const m_block* block = to->blocks.items[b];
      const m_block* source = from->blocks.items[b];
      for (size_t i = 0; i < block->ops.count; ++i) {
        connect_clone(source->ops.items[i], block->ops.items[i], true, pairs);
      }
    }
  }
}

/// Enters the clone that the library made of `original`, and frees `pairs`.
static void finish_clone(m_op* original, tn_op handle, uint32_t flags, m_scope* scope,
                         clone_pairs* pairs) {
  const size_t given = pairs->clones.count;
  m_op* clone = adopt_clone(original, handle, (flags & TN_CLONE_WITHOUT_REGIONS) == 0, pairs);
  connect_clone(original, clone, (flags & TN_CLONE_WITHOUT_OPERANDS) == 0, pairs);
  clone->owner = scope;
  for (size_t i = given; i < pairs->clones.count; ++i) {
    if (list_find(&w.ops, pairs->clones.items[i]) < w.ops.count) stamp(pairs->clones.items[i]);
  }
  list_free(&pairs->originals);
  list_free(&pairs->clones);
}

static void step_clone(void) {
  m_op* original = any_op();
  m_scope* scope = any_scope();
  if (original == NULL || model_tree_size(original) > 20) return;
  tn_op handle;
  EXPECT_STATUS(TN_OK, tn_op_clone(scope->scope, op_in(original, any_scope()), TN_CLONE_WHOLE, NULL,
                                   NULL, &handle));
  clone_pairs pairs = {{NULL, 0, 0}, {NULL, 0, 0}};
  finish_clone(original, handle, TN_CLONE_WHOLE, scope, &pairs);
}

static bool is_value_in(const m_op* op, const m_value* value) {
  return model_is_ancestor(op, value->op != NULL ? value->op : value->block->region->op);
}

/// What the map says of the clone's parts.
static void check_map(const tn_clone_map* map, const clone_pairs* pairs) {
  m_scope* scope = any_scope();
  for (size_t i = 0; i < pairs->originals.count; ++i) {
    if (list_find(&w.ops, pairs->originals.items[i]) == w.ops.count) continue;
    const tn_op expected = op_in(pairs->clones.items[i], scope);
    const tn_op actual =
        tn_clone_map_op(map, op_in(pairs->originals.items[i], any_scope()), scope->scope);
    EXPECT_BITS(expected, actual);
  }
}

/// With flags, and with a map that says what some values and blocks from outside become.
static void step_clone_partly(void) {
  m_op* original = any_op();
  m_scope* scope = any_scope();
  if (original == NULL || model_tree_size(original) > 20) return;
  tn_clone_map* map = NULL;
  clone_pairs pairs = {{NULL, 0, 0}, {NULL, 0, 0}};
  EXPECT_STATUS(TN_OK, tn_clone_map_create(w.context, &map));
  for (size_t i = below(4); i-- > 0;) {
    m_value* from = any_value();
    m_value* to = any_value();
    if (from == NULL || is_value_in(original, from) ||
        list_find(&pairs.originals, from) < pairs.originals.count) {
      continue;
    }
    EXPECT_STATUS(
        TN_OK, tn_clone_map_set_value(map, value_in(from, any_scope()), value_in(to, any_scope())));
    list_push(&pairs.originals, from);
    list_push(&pairs.clones, to);
  }
  m_block* from_block = any_block();
  m_block* to_block = any_block();
  if (from_block != NULL && !model_is_ancestor(original, from_block->region->op)) {
    EXPECT_STATUS(TN_OK, tn_clone_map_set_block(map, block_in(from_block, any_scope()),
                                                block_in(to_block, any_scope())));
    list_push(&pairs.originals, from_block);
    list_push(&pairs.clones, to_block);
  }
  const uint32_t flags = (uint32_t)below(4);
  tn_op handle;
  EXPECT_STATUS(TN_OK,
                tn_op_clone(scope->scope, op_in(original, any_scope()), flags, map, NULL, &handle));
  finish_clone(original, handle, flags, scope, &pairs);
  m_op* clone = w.ops.items[w.ops.count - 1];
  while (model_parent(clone) != NULL) clone = model_parent(clone);
  const clone_pairs root = {{(void*[]){original}, 1, 1}, {(void*[]){clone}, 1, 1}};
  check_map(map, &root);
  tn_clone_map_destroy(map);
}

//===-- Placing -------------------------------------------------------------------------------===//

static void step_move(void) {
  m_op* op = any_op();
  m_op* other = any_op();
  if (op == NULL) return;
  const bool after = one_in(2);
  const tn_op handle = op_in(op, any_scope());
  const tn_op anchor = op_in(other, any_scope());
  const bool refused = op == other || other->block == NULL || model_is_ancestor(op, other);
  if (!refused && model_depth(other) + 4 > 16) return;
  const tn_status status =
      after ? tn_op_move_after(handle, anchor) : tn_op_move_before(handle, anchor);
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK, status);
  if (refused) return;
  unattach(op);
  attach(op, other->block, list_find(&other->block->ops, other) + (after ? 1 : 0));
}

static void step_move_into(void) {
  m_op* op = any_op();
  m_block* block = any_block();
  if (op == NULL || block == NULL || model_depth(block->region->op) > 12) return;
  const bool to_start = one_in(2);
  const tn_op handle = op_in(op, any_scope());
  const tn_block place = block_in(block, any_scope());
  const bool refused = model_is_ancestor(op, block->region->op);
  const tn_status status =
      to_start ? tn_op_move_to_start(handle, place) : tn_op_move_to_end(handle, place);
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK, status);
  if (refused) return;
  unattach(op);
  attach(op, block, to_start ? 0 : block->ops.count);
}

static void step_detach(void) {
  m_op* op = any_op();
  m_scope* scope = any_scope();
  if (op == NULL) return;
  EXPECT_STATUS(TN_OK, tn_op_detach(op_in(op, scope)));
  if (op->block == NULL) return;
  unattach(op);
  op->owner = scope;
}

static bool try_erase(m_op* op) {
  const bool refused = model_has_outside_use(op);
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK, tn_op_erase(op_in(op, any_scope())));
  if (!refused) kill_op(op);
  return !refused;
}

static void step_erase(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  if (one_in(3)) {
    EXPECT_STATUS(TN_OK, tn_op_drop_all_uses(op_in(op, any_scope())));
    for (size_t i = 0; i < op->results.count; ++i) model_drop_uses(op->results.items[i]);
  }
  try_erase(op);
}

//===-- Operands, values ----------------------------------------------------------------------===//

static void step_set_operand(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  const size_t index = below(op->operands.count + 1);
  m_value* value = one_in(8) ? NULL : any_value();
  const bool refused = index >= op->operands.count;
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK,
                tn_op_set_operand(op_in(op, any_scope()), index, value_in(value, any_scope())));
  if (!refused) model_set_operand(op, index, value);
}

static void step_set_operands(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  m_value* values[300];
  tn_value handles[300];
  const size_t count = one_in(200) ? below(300) : below(9);
  for (size_t i = 0; i < count; ++i) {
    values[i] = one_in(9) ? NULL : any_value();
    handles[i] = value_in(values[i], any_scope());
  }
  EXPECT_STATUS(TN_OK, tn_op_set_operands(op_in(op, any_scope()), handles, count));
  model_resize_operands(op, count);
  for (size_t i = 0; i < count; ++i) model_set_operand(op, i, values[i]);
}

static void step_erase_operands(void) {
  m_op* op = any_op();
  if (op == NULL || op->operands.count == 0) return;
  const size_t start = below(op->operands.count);
  const size_t count = below(op->operands.count - start + 1);
  EXPECT_STATUS(TN_OK, tn_op_erase_operands(op_in(op, any_scope()), start, count));
  for (size_t i = start; i + count < op->operands.count; ++i) {
    model_set_operand(op, i, op->operands.items[i + count]);
  }
  model_resize_operands(op, op->operands.count - count);
}

static void step_replace_uses(void) {
  m_value* from = any_value();
  m_value* to = any_value();
  if (from == NULL) return;
  EXPECT_STATUS(from == to ? TN_INVALID_ARGUMENT : TN_OK,
                tn_value_replace_all_uses(value_in(from, any_scope()), value_in(to, any_scope())));
  while (from != to && from->use_count != 0) {
    const m_use use = from->uses[0];
    model_set_operand(use.op, use.index, to);
  }
}

static void step_replace_uses_except(void) {
  m_value* from = any_value();
  m_value* to = any_value();
  m_op* except[3];
  tn_op handles[3];
  const size_t count = w.ops.count == 0 ? 0 : below(4);
  if (from == NULL) return;
  for (size_t i = 0; i < count; ++i) {
    // Often one that does use it.
    const bool user = from->use_count != 0 && one_in(2);
    except[i] = user ? from->uses[below(from->use_count)].op : any_op();
    handles[i] = op_in(except[i], any_scope());
  }
  EXPECT_STATUS(from == to ? TN_INVALID_ARGUMENT : TN_OK,
                tn_value_replace_all_uses_except(value_in(from, any_scope()),
                                                 value_in(to, any_scope()), handles, count));
  for (size_t u = 0; from != to && u < from->use_count;) {
    const m_use use = from->uses[u];
    bool kept = false;
    for (size_t i = 0; i < count; ++i) kept = kept || except[i] == use.op;
    if (kept) {
      ++u;
    } else {
      model_set_operand(use.op, use.index, to);
    }
  }
}

static void step_set_type(void) {
  m_value* value = any_value();
  if (value == NULL) return;
  value->type = (int)below(TYPES);
  EXPECT_STATUS(TN_OK, tn_value_set_type(value_in(value, any_scope()), w.types[value->type]));
}

static void step_set_location(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  op->place = (int)below(PLACES);
  const tn_op handle = op_in(op, any_scope());
  EXPECT_STATUS(TN_OK, op->place == 0 && one_in(2)
                           ? tn_op_set_location(handle, (tn_location){NULL, 0})
                           : tn_op_set_location(handle, w.places[op->place]));
}

static void step_set_successor(void) {
  m_op* op = any_op();
  if (op == NULL || op->successors.count == 0) return;
  const size_t index = below(op->successors.count);
  m_block* block = any_block();
  EXPECT_STATUS(TN_OK,
                tn_op_set_successor(op_in(op, any_scope()), index,
                                    block == NULL ? (tn_block){0} : block_in(block, any_scope())));
  model_set_successor(op, index, block);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static void step_attribute(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  const int key = (int)below(MODEL_KEYS);
  const bool property = key < MODEL_PROPERTIES;
  const tn_op handle = op_in(op, any_scope());
  if (one_in(3)) {
    const tn_status status = property ? tn_op_remove_property(handle, w.keys[key])
                                      : tn_op_remove_discardable_attribute(handle, w.keys[key]);
    EXPECT_STATUS(op->attributes[key] < 0 ? TN_NOT_FOUND : TN_OK, status);
    op->attributes[key] = -1;
    return;
  }
  const int value = (int)below(64);
  EXPECT_STATUS(TN_OK, property ? tn_op_set_property(handle, w.keys[key], w.numbers[value])
                                : tn_op_set_attribute(handle, w.keys[key], w.numbers[value]));
  op->attributes[key] = value;
}
