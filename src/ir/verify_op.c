// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier's checks of ops, regions and blocks.
//
// The links of a level are checked before anything follows them: an op checks the links of its
// regions and their blocks, a block the links of its ops.

#include "ir/dialect_table.h"
#include "ir/verifier.h"
#include "ir/walk.h"

static tn_location location_of(const tn_context* context, uint32_t reference) {
  return (tn_location){context, reference};
}

/// Reports at the op without printing it: an op with corrupt links cannot be printed.
static tn_status fail_at_op(const tn_context* context, tn_ref op, const char* message) {
  return tn_context__fail(context, TN_VERIFY_FAILED,
                          location_of(context, tn_op__at(context, op)->location), "%s", message);
}

static tn_status fail_at_region(const tn_context* context, tn_ref op, uint32_t index,
                                const char* message) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  return tn_context__fail(context, TN_VERIFY_FAILED, location_of(context, cell->location),
                          "'%.*s' op region #%u %s", (int)name.size, name.data, index, message);
}

/// Returns whether `reference` is the start of a live cell of `kind`.
static bool is_live(const tn_context* context, tn_ref reference, tn_cell_kind kind) {
  const tn_cells* cells = &context->cells;
  if ((reference >> TN_CHUNK_SHIFT) >= tn_cells__chunk_count(cells) || reference == 0) return false;
  if (tn_cells__info(cells, reference)->kind != (uint32_t)kind) return false;
  return tn_cells__cell_of(cells, reference) == reference &&
         (tn_cell__generation(tn_cells__at(cells, reference)) & 1u) != 0;
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Returns whether the dialect of the name, which has no definition, is known.
static bool is_of_known_dialect(const tn_context* context, const tn_storage* name) {
  const tn_string_view dialect = tn_operation_name__dialect(name);
  return tn_string_view_equal(dialect, tn_string_view_from("builtin")) ||
         tn_dialect__find(context, dialect) != NULL;
}

/// Returns whether ops of this name, which has no definition, are rejected.
static bool is_refused(const tn_context* context, const tn_storage* name) {
  const tn_dialect* dialect = tn_dialect__find(context, tn_operation_name__dialect(name));
  if (dialect != NULL) return !dialect->allows_unknown_ops;
  return !context->allows_unregistered_dialects || is_of_known_dialect(context, name);
}

/// Returns the check of the dialect whose prefix the key has; NULL for a property, and if there is
/// none.
static tn_check_attribute_fn check_of(const tn_context* context, tn_uref key,
                                      tn_string_view* out_name) {
  if ((key & TN_UREF_FLAG) != 0) return NULL;
  *out_name = tn_identifier__text(context, key);
  const char* dot = memchr(out_name->data, '.', out_name->size);
  if (dot == NULL) return NULL;
  const tn_dialect_entry* entry = tn_dialect_entry__find(
      context, (tn_string_view){out_name->data, (size_t)(dot - out_name->data)});
  return entry == NULL ? NULL : entry->check_attribute;
}

static bool has_checks(const tn_context* context, const tn_shape_payload* shape) {
  tn_string_view name;
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (check_of(context, shape->keys[i], &name) != NULL) return true;
  }
  return false;
}

tn_status tn_verifier__attributes(const tn_context* context, tn_ref op) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const tn_uref* values = tn_op_cell__attributes(context, cell);
  tn_string_view name;
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_check_attribute_fn check = check_of(context, shape->keys[i], &name);
    if (check != NULL) TN_TRY(check(context, op, name, tn_attribute__from(context, values[i])));
  }
  return TN_OK;
}

/// Returns, as a mask, which of the first 32 keys are name_properties of the definition.
static uint32_t names_of(const tn_op_definition* definition, const tn_shape_payload* shape) {
  uint32_t names = 0;
  for (uint32_t i = 0; i < shape->key_count && i < 32; ++i) {
    for (uint32_t k = 0; k < definition->property_count && k < 32; ++k) {
      const bool is_name = (definition->name_properties >> k & 1u) != 0;
      if (is_name && shape->keys[i] == (definition->properties[k] | TN_UREF_FLAG)) names |= 1u << i;
    }
  }
  return names;
}

const tn_verify_shape* tn_verify_memory__learn_shape(tn_verify_memory* memory,
                                                     const tn_context* context, tn_uref shape) {
  tn_verify_shape* slot = &memory->shapes[(shape * 0x9E3779B1u) >> (32 - TN_VERIFY_SHAPE_BITS)];
  const tn_shape_payload* payload = tn_storage_payload(tn_uniquer__at(&context->uniquer, shape));
  const tn_storage* name = tn_uniquer__at(&context->uniquer, payload->operation_name);
  const tn_op_definition* definition = tn_op_definition__of_name(name);
  *slot = (tn_verify_shape){.shape = shape,
                            .is_refused = definition == NULL && is_refused(context, name),
                            .checks_attributes = has_checks(context, payload),
                            .names = definition == NULL ? 0 : names_of(definition, payload),
                            .definition = definition};
  return slot;
}

tn_status tn_verifier__refuse_name(const tn_context* context, tn_ref op) {
  const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
  const tn_string_view text = tn_operation_name__text(name);
  const tn_string_view dialect = tn_operation_name__dialect(name);
  if (is_of_known_dialect(context, name)) {
    // A definition that could not be loaded for lack of memory is not a missing definition.
    const tn_op_definition* definition = NULL;
    TN_TRY(tn_op_definition__load(name, &definition));
    if (definition != NULL) return tn_context__out_of_memory(context);
    return tn_op__fail(context, op, NULL,
                       "unregistered operation '%.*s' found in dialect ('%.*s') that does not "
                       "allow unknown operations",
                       (int)text.size, text.data, (int)dialect.size, dialect.data);
  }
  return tn_op__fail_named(context, op, NULL,
                           "created with unregistered dialect. If this is intended, please call "
                           "allowUnregisteredDialects() on the MLIRContext, or use "
                           "-allow-unregistered-dialect with the MLIR opt tool used");
}

//===-- Regions -------------------------------------------------------------------------------===//

/// Checks the links of the blocks of a region.
static tn_status check_blocks(const tn_context* context, tn_ref op, tn_ref region,
                              const tn_region_cell* cell) {
  tn_ref previous = 0;
  tn_ref block = cell->first_block;
  while (block != 0) {
    if (!is_live(context, block, TN_CELL_BLOCK)) break;
    const tn_block_cell* block_cell = tn_block__at(context, block);
    if (block_cell->region != region || block_cell->previous != previous) break;
    previous = block;
    block = block_cell->next;
  }
  if (block == 0 && cell->last_block == previous) return TN_OK;
  return fail_at_region(context, op, cell->index, "does not list its blocks");
}

/// Checks the links between an op, its regions and their blocks.
static tn_status check_region_links(const tn_context* context, tn_ref op, tn_ref region,
                                    uint32_t index) {
  if (!is_live(context, region, TN_CELL_REGION)) {
    return fail_at_region(context, op, index, "does not exist");
  }
  const tn_region_cell* cell = tn_region__at(context, region);
  if (cell->op != op || cell->index != index) {
    return fail_at_region(context, op, index, "belongs to another operation");
  }
  return check_blocks(context, op, region, cell);
}

static tn_status check_region(const tn_context* context, tn_ref op, const tn_region_cell* cell,
                              const tn_op_definition* definition) {
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_GRAPH) != 0 &&
      cell->first_block != cell->last_block) {
    return tn_op__fail_named(context, op, NULL, "expects graph region #%u to have 0 or 1 blocks",
                             cell->index);
  }
  if (cell->first_block != 0 && tn_block__at(context, cell->first_block)->first_use != 0) {
    return fail_at_op(context, op, "entry block of region may not have predecessors");
  }
  return TN_OK;
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Returns whether the op itself is verified completely: the root's operands and results are not.
static bool is_inside(const tn_verifier* verifier, tn_ref op) { return op != verifier->root; }

static tn_status check_root_operands(const tn_verifier* verifier, tn_ref op,
                                     const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(verifier->context, cell);
  for (uint32_t i = 0; i < count; ++i) {
    if (tn_op_cell__operand(verifier->context, op, cell, i) == 0) {
      return tn_op__fail(verifier->context, op, NULL, "null operand found");
    }
  }
  return TN_OK;
}

tn_status tn_verifier__enter_op(tn_verifier* verifier, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  const bool opens_frame = op == verifier->levels[verifier->frame].op;
  if (TN_LIKELY(!opens_frame)) {
    TN_TRY(tn_verifier__operands(verifier, op, cell));
  } else {
    TN_TRY(check_root_operands(verifier, op, cell));
  }
  if (TN_LIKELY(is_inside(verifier, op))) TN_TRY(tn_verifier__results(verifier, op, cell));
  const uint32_t region_count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < region_count; ++i) {
    TN_TRY(check_region_links(verifier->context, op, tn_op_cell__region(cell, i), i));
  }
  const tn_verify_shape* shape = tn_verifier__shape(verifier, cell);
  const tn_op_definition* definition = shape->definition;
  if (TN_UNLIKELY(shape->checks_attributes)) TN_TRY(tn_verifier__attributes(verifier->context, op));
  if (TN_UNLIKELY(definition != NULL && definition->verify != NULL)) {
    TN_TRY(tn_verify_memory__check(verifier->memory, verifier->context, op, cell, shape));
    if (definition->verify_symbols != NULL) verifier->has_symbol_users = true;
  }
  for (uint32_t i = 0; i < region_count; ++i) {
    const tn_region_cell* region = tn_region__at(verifier->context, tn_op_cell__region(cell, i));
    TN_TRY(check_region(verifier->context, op, region, definition));
  }
  return TN_OK;
}

//===-- Users of symbols ---------------------------------------------------------------------===//

/// A stack of regions to visit.
typedef struct region_stack {
  const tn_allocator* allocator;
  tn_ref* regions;
  size_t count;
  size_t capacity;
} region_stack;

static bool push_regions(region_stack* stack, const tn_op_cell* op) {
  const uint32_t count = tn_op_cell__region_count(op);
  if (!tn_array_grow(stack->allocator, &stack->regions, &stack->capacity, stack->count + count,
                     sizeof *stack->regions)) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) stack->regions[stack->count++] = tn_op_cell__region(op, i);
  return true;
}

/// Checks one op, and pushes its regions unless it is a symbol table.
static tn_status check_symbol_user(tn_verifier* verifier, tn_ref op, region_stack* stack) {
  const tn_op_cell* cell = tn_op__at(verifier->context, op);
  const tn_op_definition* definition = tn_verifier__shape(verifier, cell)->definition;
  if (definition != NULL && definition->verify_symbols != NULL) {
    TN_TRY(definition->verify_symbols(verifier->context, op, definition, &verifier->symbols));
  }
  if (tn_op_cell__region_count(cell) == 0) return TN_OK;
  if (definition != NULL && (definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) != 0) return TN_OK;
  return push_regions(stack, cell) ? TN_OK : tn_context__out_of_memory(verifier->context);
}

tn_status tn_verifier__symbol_users(tn_verifier* verifier, tn_ref table, tn_ref user) {
  const tn_context* context = verifier->context;
  region_stack stack = {.allocator = &context->allocator};
  tn_status status = TN_OK;
  if (user != 0) {
    status = check_symbol_user(verifier, user, &stack);
  } else if (!push_regions(&stack, tn_op__at(context, table))) {
    return tn_context__out_of_memory(context);
  }
  while (status == TN_OK && stack.count != 0) {
    tn_ref block = tn_region__at(context, stack.regions[--stack.count])->first_block;
    for (; block != 0; block = tn_block__at(context, block)->next) {
      tn_ref op = tn_block__at(context, block)->first_op;
      for (; op != 0 && status == TN_OK; op = tn_op__at(context, op)->next) {
        status = tn_poll(context);
        if (status == TN_OK) status = check_symbol_user(verifier, op, &stack);
      }
    }
  }
  tn_deallocate(&context->allocator, stack.regions, stack.capacity * sizeof *stack.regions);
  return status;
}

tn_status tn_verifier__leave_op(tn_verifier* verifier, tn_ref op) {
  const tn_verify_shape* shape = tn_verifier__shape(verifier, tn_op__at(verifier->context, op));
  if (TN_UNLIKELY(shape->is_refused)) return tn_verifier__refuse_name(verifier->context, op);
  const tn_op_definition* definition = shape->definition;
  if (TN_LIKELY(definition == NULL || definition->verify_regions == NULL)) return TN_OK;
  TN_TRY(definition->verify_regions(verifier->context, op, definition));
  const bool is_table = (definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) != 0;
  if (!is_table || !verifier->has_symbol_users) return TN_OK;
  bool are_right = false;
  TN_TRY(tn_verifier__share_users(verifier, op, &are_right));
  return are_right ? TN_OK : tn_verifier__symbol_users(verifier, op, 0);
}

tn_status tn_op__verify_symbol_uses(tn_context* context, tn_ref op, tn_verify_memory* memory) {
  tn_verifier verifier;
  memset(&verifier, 0, offsetof(tn_verifier, space));
  verifier.context = context;
  verifier.memory = memory;
  const tn_status status = tn_verifier__symbol_users(&verifier, 0, op);
  tn_symbol_finder__close(&verifier.symbols, context);
  return status;
}

//===-- Blocks --------------------------------------------------------------------------------===//

static tn_status check_arguments(tn_verifier* verifier, tn_ref block, const tn_block_cell* cell) {
  const tn_context* context = verifier->context;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    const tn_ref value = tn_block_cell__argument(context, cell, i);
    if (!is_live(context, value - 1, TN_CELL_ARGUMENT)) {
      return fail_at_op(context, tn_verifier__top(verifier)->op, "block argument does not exist");
    }
    const tn_argument_cell* argument = tn_argument__at(context, value);
    if (argument->block != block || argument->number_and_flag >> 1 != i) {
      return tn_context__fail(context, TN_VERIFY_FAILED, location_of(context, argument->location),
                              "block argument not owned by block");
    }
    if (argument->value.first_use == 0) continue;
    TN_TRY(tn_verifier__list(verifier, value, argument->value.first_use, false));
  }
  return TN_OK;
}

/// MLIR allows a block without a terminator if it is the only one of its region and the parent op
/// allows that or is unknown.
static bool needs_terminator(tn_verifier* verifier, const tn_block_cell* cell) {
  if (cell->previous != 0 || cell->next != 0) return true;
  const tn_op_definition* definition =
      tn_verifier__shape(verifier, tn_op__at(verifier->context, tn_verifier__top(verifier)->op))
          ->definition;
  return definition != NULL && (definition->traits & TN_OP_TRAIT_NO_TERMINATOR) == 0;
}

/// Checks rare properties of an op in a block: successors, and whether it is isolated, which is
/// recorded.
static tn_status check_rare(tn_verifier* verifier, tn_ref op, const tn_op_cell* cell) {
  tn_verify_level* top = tn_verifier__top(verifier);
  if (tn_op_cell__successor_count(cell) != 0 && cell->next != 0) {
    return tn_op__fail(verifier->context, op, NULL,
                       "operation with block successors must terminate its parent block");
  }
  if (top->first_isolated == 0 && tn_verifier__is_isolated(verifier, cell))
    top->first_isolated = op;
  return TN_OK;
}

/// Checks the links of the ops of a block, and that only the last has successors; records the first
/// isolated op.
static tn_status check_ops(tn_verifier* verifier, tn_ref block, const tn_block_cell* cell) {
  const tn_base* bases = verifier->bases;
  const uint32_t chunk_count = verifier->chunk_count;
  const bool is_ordered = (cell->flags & TN_BLOCK_ORDERED) != 0;
  tn_ref previous = 0;
  uint32_t order = 0;
  for (tn_ref op = cell->first_op; op != 0;) {
    if (TN_UNLIKELY((op >> TN_CHUNK_SHIFT) >= chunk_count)) break;
    const tn_op_cell* op_cell = (const tn_op_cell*)(const void*)tn_cells__in(bases, op);
    __builtin_prefetch((const char*)op_cell + TN_WALK_PREFETCH_BYTES);
    if (TN_UNLIKELY((op_cell->generation & 1u) == 0 || op_cell->block != block ||
                    op_cell->previous != previous || (is_ordered && op_cell->order <= order))) {
      previous = 0;
      break;
    }
    // The shape is read after the block's links have been checked.
    __builtin_prefetch(tn_op_cell__shape(verifier->context, op_cell));
    if (TN_UNLIKELY((op_cell->counts & TN_VERIFY_MAY_HAVE_BLOCKS) != 0)) {
      TN_TRY(check_rare(verifier, op, op_cell));
    }
    order = op_cell->order;
    previous = op;
    op = op_cell->next;
  }
  if (cell->last_op == previous) return TN_OK;
  return fail_at_op(verifier->context, tn_verifier__top(verifier)->op,
                    "block does not list its operations in their order");
}

tn_status tn_verifier__enter_block(tn_verifier* verifier, tn_ref block) {
  tn_block_cell* cell = tn_block__at(verifier->context, block);
  tn_verify_level* top = tn_verifier__top(verifier);
  TN_TRY(check_arguments(verifier, block, cell));
  if (cell->first_use != 0) TN_TRY(tn_verifier__list(verifier, block, cell->first_use, true));
  top->flags &= ~TN_VERIFY_UNREACHABLE;
  if (top->tree != NULL && !tn_dominator__is_reachable(tn_dominator_tree__find(top->tree, block))) {
    top->flags |= TN_VERIFY_UNREACHABLE;
  }
  if (cell->first_op == 0) {
    if (!needs_terminator(verifier, cell)) return TN_OK;
    return fail_at_op(verifier->context, top->op, "empty block: expect at least a terminator");
  }
  TN_TRY(check_ops(verifier, block, cell));
  if ((top->flags & TN_VERIFY_GRAPH) == 0) tn_block__number_ops(verifier->context, cell);
  return TN_OK;
}

static tn_status check_successors(tn_verifier* verifier, tn_ref op, const tn_op_cell* cell,
                                  tn_ref region) {
  const tn_context* context = verifier->context;
  const uint32_t count = tn_op_cell__successor_count(cell);
  const tn_ref uses = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref block = tn_use__at(context, uses + 3 * i)->value;
    if (block == 0) return tn_op__fail(context, op, NULL, "null successor found");
    if (!is_live(context, block, TN_CELL_BLOCK) || tn_block__at(context, block)->region != region) {
      return tn_op__fail_named(context, op, NULL, "branching to block of a different region");
    }
    verifier->balance += tn_verifier__mix(uses + 3 * i);
  }
  return TN_OK;
}

static tn_status refuse_terminator(const tn_context* context, tn_ref op) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_op__append_shown(context, op, &text);
  const int size = text.size > INT32_MAX ? INT32_MAX : (int)text.size;
  const tn_status status = tn_op__fail(context, op, NULL, "block with no terminator, has %.*s",
                                       size, text.data == NULL ? "" : text.data);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_verifier__leave_block(tn_verifier* verifier, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(verifier->context, block);
  const tn_ref last = cell->last_op;
  if (last == 0) return TN_OK;
  const tn_op_cell* last_cell = tn_op__at(verifier->context, last);
  if (tn_op_cell__successor_count(last_cell) != 0) {
    TN_TRY(check_successors(verifier, last, last_cell, cell->region));
  }
  if (!needs_terminator(verifier, cell)) return TN_OK;
  const tn_op_definition* definition = tn_verifier__shape(verifier, last_cell)->definition;
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_TERMINATOR) != 0) return TN_OK;
  return refuse_terminator(verifier->context, last);
}
