// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps that change what there is: operands, successors, uses, arguments, attributes, types.

#include "model.h"

static MlirOperation handle_of_op(const m_op* op) { return (MlirOperation){op->handle}; }
static MlirValue handle_of_value(const m_value* value) {
  return (MlirValue){value == NULL ? NULL : value->handle};
}

//===-- Operands ------------------------------------------------------------------------------===//

/// A value, sometimes of the other context, sometimes none.
static m_value* pick_any(m_world* world, int context) {
  if (m_chance(world, 5)) return NULL;
  return m_pick_value(world, m_chance(world, 5) ? 1 - context : context);
}

static void set_operand(m_world* world, m_op* op) {
  world->step = "mlirOperationSetOperand";
  m_value* value = pick_any(world, op->context);
  const uint32_t number = m_below(world, op->operand_count + 1);
  mlirOperationSetOperand(handle_of_op(op), number, handle_of_value(value));
  if (number >= op->operand_count || (value != NULL && value->context != op->context)) return;
  m_use_set_value(&op->operands[number], value);
}

static void set_operands(m_world* world, m_op* op) {
  world->step = "mlirOperationSetOperands";
  enum { MOST = 20 };
  MlirValue handles[MOST];
  m_value* values[MOST];
  uint32_t count = m_chance(world, 50) ? op->operand_count : m_below(world, MOST);
  if (count > MOST) count = MOST;
  bool is_good = true;
  uint32_t given = 0;
  for (uint32_t i = 0; i < count; ++i) {
    m_value* value = pick_any(world, op->context);
    if (value == NULL) continue;
    values[given] = value;
    handles[given++] = handle_of_value(value);
    is_good &= value->context == op->context;
  }
  mlirOperationSetOperands(handle_of_op(op), given, handles);
  if (!is_good) return;
  const bool keeps = given == op->operand_count;
  if (!keeps) m_op_set_operand_count(op, given);
  for (uint32_t i = 0; i < given; ++i) m_use_set_value(&op->operands[i], values[i]);
  if (!keeps) m_take_use_order(world, op->context);
}

static void set_successor(m_world* world, m_op* op) {
  world->step = "mlirOperationSetSuccessor";
  m_block* block = m_pick_block(world);
  if (block == NULL) return;
  const uint32_t number = m_below(world, op->successor_count + 1);
  mlirOperationSetSuccessor(handle_of_op(op), number, (MlirBlock){block->handle});
  m_take_places(world);
  if (number < op->successor_count && block->context == op->context) {
    m_use_set_block(&op->successors[number], block);
  }
}

//===-- Uses ----------------------------------------------------------------------------------===//

static void replace_all(m_world* world, const m_op* op) {
  world->step = "mlirValueReplaceAllUsesOfWith";
  m_value* of = m_pick_value(world, op->context);
  m_value* with = pick_any(world, op->context);
  if (of == NULL || with == NULL) return;
  mlirValueReplaceAllUsesOfWith(handle_of_value(of), handle_of_value(with));
  if (of == with || of->context != with->context) return;
  while (of->first_use != NULL) m_use_set_value(of->first_use, with);
}

static void replace_except(m_world* world, const m_op* op) {
  world->step = "mlirValueReplaceAllUsesExcept";
  m_value* of = m_pick_value(world, op->context);
  m_value* with = m_pick_value(world, op->context);
  if (of == NULL || with == NULL) return;
  MlirOperation except[2];
  const m_op* ops[2];
  const uint32_t count = m_below(world, 3);
  for (uint32_t i = 0; i < count; ++i) {
    ops[i] = m_pick_op(world);
    if (ops[i]->context != op->context) return;
    except[i] = handle_of_op(ops[i]);
  }
  mlirValueReplaceAllUsesExcept(handle_of_value(of), handle_of_value(with), count, except);
  if (of == with) return;
  m_use* next;
  for (m_use* use = of->first_use; use != NULL; use = next) {
    next = use->next;
    bool is_excepted = false;
    for (uint32_t i = 0; i < count; ++i) is_excepted |= ops[i] == use->owner;
    if (!is_excepted) m_use_set_value(use, with);
  }
}

static void replace_in(m_world* world, m_op* op) {
  world->step = "mlirOperationReplaceUsesOfWith";
  m_value* of = m_pick_value(world, op->context);
  m_value* with = pick_any(world, op->context);
  if (of == NULL || with == NULL) return;
  mlirOperationReplaceUsesOfWith(handle_of_op(op), handle_of_value(of), handle_of_value(with));
  if (of == with || of->context != with->context) return;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (op->operands[i].value == of) m_use_set_value(&op->operands[i], with);
  }
}

//===-- Arguments -----------------------------------------------------------------------------===//

static void add_argument(m_world* world) {
  m_block* block = m_pick_block(world);
  const int context = m_pick_context(world);
  if (block == NULL || context == NO_CONTEXT) return;
  const bool is_insert = m_chance(world, 50);
  world->step = is_insert ? "mlirBlockInsertArgument" : "mlirBlockAddArgument";
  const uint32_t count = block->argument_count;
  const uint32_t number = is_insert ? m_below(world, count + 2) : count;
  const MlirType type = {world->contexts[context].types[m_below(world, TYPE_COUNT)]};
  const MlirLocation location = {
      world->contexts[context].locations[m_below(world, LOCATION_COUNT)]};
  const MlirValue made =
      is_insert ? mlirBlockInsertArgument((MlirBlock){block->handle}, number, type, location)
                : mlirBlockAddArgument((MlirBlock){block->handle}, type, location);
  m_take_places(world);
  const bool is_good = number <= count && block->context == context;
  M_CHECK(world, is_good == (made.ptr != NULL));
  if (!is_good) return;
  m_value* argument = m_block_add_argument(block, number);
  argument->handle = (void*)(uintptr_t)made.ptr;
  argument->type = (void*)(uintptr_t)type.ptr;
  argument->location = (void*)(uintptr_t)location.ptr;
  argument->context = context;
}

//===-- Attributes, types, locations ----------------------------------------------------------===//

static void set_attribute(m_world* world, m_op* op) {
  world->step = "mlirOperationSetAttributeByName";
  const int name = (int)m_below(world, NAME_COUNT);
  const m_context* context = &world->contexts[op->context];
  const MlirOperation it = handle_of_op(op);
  void* value = m_pick_attribute(world, op->context, name);
  // The name of a module is a property.
  const bool is_property = name == SYMBOL_NAME && op->name == context->op_names[2];
  const uint32_t way = is_property ? 2 * m_below(world, 2) : m_below(world, 4);
  if (way == 0 && is_property) {
    mlirOperationSetInherentAttributeByName(it, context->name_texts[name], (MlirAttribute){value});
  } else if (way == 0) {
    mlirOperationSetAttributeByName(it, context->name_texts[name], (MlirAttribute){value});
  } else if (way == 1) {
    mlirOperationSetDiscardableAttributeByName(it, context->name_texts[name],
                                               (MlirAttribute){value});
  } else if (way == 2) {
    const bool was_there = op->attributes[name] != NULL;
    M_CHECK(world, mlirOperationRemoveAttributeByName(it, context->name_texts[name]) == was_there);
    value = NULL;
  } else {
    const bool was_there = op->attributes[name] != NULL;
    M_CHECK(world, mlirOperationRemoveDiscardableAttributeByName(it, context->name_texts[name]) ==
                       was_there);
    value = NULL;
  }
  op->attributes[name] = value;
}

static void set_foreign_attribute(m_world* world, const m_op* op) {
  world->step = "mlirOperationSetAttributeByName of another context";
  const m_context* other = &world->contexts[1 - op->context];
  if (!other->is_live) return;
  mlirOperationSetAttributeByName(handle_of_op(op), other->name_texts[0],
                                  (MlirAttribute){other->attributes[0]});
}

static void set_type(m_world* world, const m_op* op) {
  world->step = "mlirValueSetType";
  m_value* value = m_pick_value(world, op->context);
  const int context = m_chance(world, 5) ? 1 - op->context : op->context;
  if (value == NULL || !world->contexts[context].is_live) return;
  void* type = world->contexts[context].types[m_below(world, TYPE_COUNT)];
  mlirValueSetType(handle_of_value(value), (MlirType){type});
  if (context == op->context) value->type = type;
}

static void set_location(m_world* world, m_op* op) {
  world->step = "mlirOperationSetLocation";
  void* location = world->contexts[op->context].locations[m_below(world, LOCATION_COUNT)];
  m_value* value = m_pick_value(world, op->context);
  if (value != NULL && value->block != NULL && m_chance(world, 50)) {
    mlirBlockArgumentSetLocation(handle_of_value(value), (MlirLocation){location});
    value->location = location;
    return;
  }
  mlirOperationSetLocation(handle_of_op(op), (MlirLocation){location});
  op->location = location;
}

void m_step_change(m_world* world) {
  m_op* op = m_pick_op(world);
  if (op == NULL) return;
  switch (m_below(world, 13)) {
    case 0:
    case 1:
      set_operand(world, op);
      break;
    case 2:
      set_operands(world, op);
      break;
    case 3:
      set_successor(world, op);
      break;
    case 4:
      replace_all(world, op);
      break;
    case 5:
      replace_except(world, op);
      break;
    case 6:
      replace_in(world, op);
      break;
    case 7:
    case 8:
      add_argument(world);
      break;
    case 9:
      set_type(world, op);
      break;
    case 10:
      set_location(world, op);
      break;
    case 11:
      set_foreign_attribute(world, op);
      break;
    default:
      set_attribute(world, op);
  }
}
