// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the API says of a thing against what the model knows.

#include <stdlib.h>
#include <string.h>

#include "mlir_c/handle.h"
#include "mlir_c/object.h"
#include "model.h"

static MlirOperation op_of(const void* handle) { return (MlirOperation){(void*)(uintptr_t)handle}; }
static MlirBlock block_of(const void* handle) { return (MlirBlock){(void*)(uintptr_t)handle}; }
static MlirRegion region_of(const void* handle) { return (MlirRegion){(void*)(uintptr_t)handle}; }
static MlirValue value_of(const void* handle) { return (MlirValue){(void*)(uintptr_t)handle}; }

#define HANDLE(thing) ((thing) == NULL ? NULL : (thing)->handle)
#define IS(world, expected, actual) M_CHECK(world, (expected) == (actual).ptr)

//===-- What lives ----------------------------------------------------------------------------===//

static void check_uses(m_world* world, const m_value* value) {
  MlirOpOperand use = mlirValueGetFirstUse(value_of(value->handle));
  for (m_use* it = value->first_use; it != NULL; it = it->next) {
    M_CHECK(world, !mlirOpOperandIsNull(use));
    M_CHECK(world, it->handle == NULL || it->handle == use.ptr);
    it->handle = use.ptr;
    IS(world, value->handle, mlirOpOperandGetValue(use));
    IS(world, it->owner->handle, mlirOpOperandGetOwner(use));
    M_CHECK(world, it->number == mlirOpOperandGetOperandNumber(use));
    use = mlirOpOperandGetNextUse(use);
  }
  M_CHECK(world, mlirOpOperandIsNull(use));
}

static void check_value(m_world* world, const m_value* value) {
  const MlirValue it = value_of(value->handle);
  M_CHECK(world, mlirValueIsABlockArgument(it) == (value->block != NULL));
  M_CHECK(world, mlirValueIsAOpResult(it) == (value->op != NULL));
  IS(world, value->type, mlirValueGetType(it));
  IS(world, world->contexts[value->context].handle.ptr, mlirValueGetContext(it));
  if (value->block != NULL) {
    IS(world, value->block->handle, mlirBlockArgumentGetOwner(it));
    M_CHECK(world, mlirBlockArgumentGetArgNumber(it) == value->number);
    IS(world, value->location, mlirValueGetLocation(it));
    IS(world, NULL, mlirOpResultGetOwner(it));
  } else {
    IS(world, value->op->handle, mlirOpResultGetOwner(it));
    M_CHECK(world, mlirOpResultGetResultNumber(it) == value->number);
    IS(world, value->op->location, mlirValueGetLocation(it));
    IS(world, NULL, mlirBlockArgumentGetOwner(it));
  }
  check_uses(world, value);
}

static void check_attributes(m_world* world, const m_op* op) {
  const m_context* context = &world->contexts[op->context];
  const MlirOperation it = op_of(op->handle);
  intptr_t count = 0;
  for (int i = 0; i < NAME_COUNT; ++i) {
    const MlirStringRef name = context->name_texts[i];
    count += op->attributes[i] != NULL;
    IS(world, op->attributes[i], mlirOperationGetAttributeByName(it, name));
  }
  M_CHECK(world, mlirOperationGetNumAttributes(it) == count);
  intptr_t number = 0;
  // The names are in their order.
  for (int i = 0; i < NAME_COUNT; ++i) {
    if (op->attributes[i] == NULL) continue;
    const MlirNamedAttribute named = mlirOperationGetAttribute(it, number++);
    IS(world, op->attributes[i], named.attribute);
    IS(world, context->names[i], named.name);
  }
  M_CHECK(world, mlirOperationGetAttribute(it, count).attribute.ptr == NULL);
}

static void check_parts(m_world* world, const m_op* op) {
  const MlirOperation it = op_of(op->handle);
  M_CHECK(world, mlirOperationGetNumOperands(it) == op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    IS(world, HANDLE(op->operands[i].value), mlirOperationGetOperand(it, i));
  }
  M_CHECK(world, mlirOperationGetNumResults(it) == op->result_count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    IS(world, op->results[i]->handle, mlirOperationGetResult(it, i));
    check_value(world, op->results[i]);
  }
  M_CHECK(world, mlirOperationGetNumSuccessors(it) == op->successor_count);
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    IS(world, HANDLE(op->successors[i].block), mlirOperationGetSuccessor(it, i));
  }
  M_CHECK(world, mlirOperationGetNumRegions(it) == op->region_count);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    IS(world, op->regions[i]->handle, mlirOperationGetRegion(it, i));
  }
  IS(world, op->region_count == 0 ? NULL : op->regions[0]->handle, mlirOperationGetFirstRegion(it));
  IS(world, NULL, mlirOperationGetOperand(it, op->operand_count));
  IS(world, NULL, mlirOperationGetResult(it, -1));
  IS(world, NULL, mlirOperationGetRegion(it, INTPTR_MAX));
}

void m_check_op(m_world* world, const m_op* op) {
  const MlirOperation it = op_of(op->handle);
  M_CHECK(world, world->contexts[op->context].is_live);
  IS(world, world->contexts[op->context].handle.ptr, mlirOperationGetContext(it));
  IS(world, HANDLE(op->block), mlirOperationGetBlock(it));
  IS(world, op->block == NULL ? NULL : HANDLE(m_block_parent(op->block)),
     mlirOperationGetParentOperation(it));
  IS(world, HANDLE(op->next), mlirOperationGetNextInBlock(it));
  IS(world, op->location, mlirOperationGetLocation(it));
  IS(world, op->name, mlirOperationGetName(it));
  M_CHECK(world, mlirOperationEqual(it, op_of(op->handle)));
  if (op->next != NULL) {
    M_CHECK(world, mlirOperationIsBeforeInBlock(it, op_of(op->next->handle)));
    M_CHECK(world, !mlirOperationIsBeforeInBlock(op_of(op->next->handle), it));
  }
  check_parts(world, op);
  check_attributes(world, op);
}

static void check_flow(m_world* world, const m_block* block) {
  const MlirBlock it = block_of(block->handle);
  intptr_t count = 0;
  for (const m_use* use = block->first_use; use != NULL; use = use->next) {
    IS(world, HANDLE(use->owner->block), mlirBlockGetPredecessor(it, count++));
  }
  M_CHECK(world, mlirBlockGetNumPredecessors(it) == count);
  const uint32_t successors = block->last == NULL ? 0 : block->last->successor_count;
  M_CHECK(world, mlirBlockGetNumSuccessors(it) == successors);
  for (uint32_t i = 0; i < successors; ++i) {
    IS(world, HANDLE(block->last->successors[i].block), mlirBlockGetSuccessor(it, i));
  }
}

void m_check_block(m_world* world, const m_block* block) {
  const MlirBlock it = block_of(block->handle);
  IS(world, HANDLE(block->region), mlirBlockGetParentRegion(it));
  IS(world, HANDLE(m_block_parent(block)), mlirBlockGetParentOperation(it));
  IS(world, HANDLE(block->next), mlirBlockGetNextInRegion(it));
  IS(world, HANDLE(block->first), mlirBlockGetFirstOperation(it));
  M_CHECK(world, mlirBlockGetNumArguments(it) == block->argument_count);
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    IS(world, block->arguments[i]->handle, mlirBlockGetArgument(it, i));
    check_value(world, block->arguments[i]);
  }
  IS(world, NULL, mlirBlockGetArgument(it, block->argument_count));
  check_flow(world, block);
}

void m_check_region(m_world* world, const m_region* region) {
  const MlirRegion it = region_of(region->handle);
  IS(world, HANDLE(region->first), mlirRegionGetFirstBlock(it));
  const m_op* op = region->op;
  const bool has_next = op != NULL && region->number + 1 < op->region_count;
  IS(world, has_next ? op->regions[region->number + 1]->handle : NULL,
     mlirRegionGetNextInOperation(it));
}

//===-- What does not -------------------------------------------------------------------------===//

static void count_bytes(MlirStringRef text, void* user_data) { *(size_t*)user_data += text.length; }

static void stale_op(m_world* world, void* handle) {
  const MlirOperation it = {handle};
  size_t bytes = 0;
  IS(world, NULL, mlirOperationGetContext(it));
  IS(world, NULL, mlirOperationGetBlock(it));
  IS(world, NULL, mlirOperationGetName(it));
  IS(world, NULL, mlirOperationGetResult(it, 0));
  IS(world, NULL, mlirOperationClone(it));
  M_CHECK(world, mlirOperationGetNumRegions(it) == 0);
  mlirOperationDestroy(it);
  mlirOperationRemoveFromParent(it);
  mlirOperationPrint(it, count_bytes, &bytes);
  M_CHECK(world, bytes == 0);
  M_CHECK(world, !mlirOperationVerify(it));
  if (world->op_count == 0) return;
  const MlirOperation live = op_of(world->ops[m_below(world, world->op_count)]->handle);
  mlirOperationMoveAfter(it, live);
  mlirOperationMoveBefore(live, it);
  mlirSymbolTableDestroy(mlirSymbolTableCreate(it));
}

static void stale_block(m_world* world, void* handle) {
  const MlirBlock it = {handle};
  IS(world, NULL, mlirBlockGetParentRegion(it));
  IS(world, NULL, mlirBlockGetFirstOperation(it));
  M_CHECK(world, mlirBlockGetNumArguments(it) == 0);
  mlirBlockDestroy(it);
  mlirBlockDetach(it);
  mlirBlockEraseArgument(it, 0);
  if (world->op_count == 0 || world->region_count == 0) return;
  const m_op* op = world->ops[m_below(world, world->op_count)];
  mlirBlockAppendOwnedOperation(it, op_of(op->handle));
  IS(world, NULL,
     mlirBlockAddArgument(it, (MlirType){world->contexts[op->context].types[0]},
                          (MlirLocation){op->location}));
  if (op->successor_count != 0) mlirOperationSetSuccessor(op_of(op->handle), 0, it);
  mlirRegionAppendOwnedBlock(region_of(world->regions[0]->handle), it);
}

static void stale_region(m_world* world, void* handle) {
  const MlirRegion it = {handle};
  IS(world, NULL, mlirRegionGetFirstBlock(it));
  IS(world, NULL, mlirRegionGetNextInOperation(it));
  mlirRegionDestroy(it);
  if (world->region_count == 0) return;
  const MlirRegion live = region_of(world->regions[m_below(world, world->region_count)]->handle);
  mlirRegionTakeBody(it, live);
  mlirRegionTakeBody(live, it);
  if (world->block_count == 0) return;
  mlirRegionAppendOwnedBlock(it, block_of(world->blocks[0]->handle));
}

static void stale_value(m_world* world, void* handle) {
  const MlirValue it = {handle};
  IS(world, NULL, mlirValueGetType(it));
  IS(world, NULL, mlirValueGetFirstUse(it));
  IS(world, NULL, mlirValueGetContext(it));
  M_CHECK(world, !mlirValueIsAOpResult(it) && !mlirValueIsABlockArgument(it));
  if (world->op_count == 0) return;
  const m_op* op = world->ops[m_below(world, world->op_count)];
  mlirValueSetType(it, (MlirType){world->contexts[op->context].types[0]});
  if (op->operand_count != 0) mlirOperationSetOperand(op_of(op->handle), 0, it);
  mlirOperationSetOperands(op_of(op->handle), 1, &it);
  if (op->result_count == 0) return;
  mlirValueReplaceAllUsesOfWith(value_of(op->results[0]->handle), it);
  mlirOperationReplaceUsesOfWith(op_of(op->handle), value_of(op->results[0]->handle), it);
}

static void stale_use(m_world* world, void* handle) {
  const MlirOpOperand it = {handle};
  IS(world, NULL, mlirOpOperandGetOwner(it));
  IS(world, NULL, mlirOpOperandGetValue(it));
  IS(world, NULL, mlirOpOperandGetNextUse(it));
  M_CHECK(world, mlirOpOperandGetOperandNumber(it) == 0);
}

static void stale_context(m_world* world, void* handle) {
  const MlirContext it = {handle};
  const MlirStringRef text = mlirStringRefCreateFromCString("module {}");
  mlirContextSetAllowUnregisteredDialects(it, false);
  M_CHECK(world, !mlirContextGetAllowUnregisteredDialects(it));
  IS(world, NULL, mlirModuleCreateParse(it, text));
  mlirContextDestroy(it);
}

/// Types, attributes, locations and identifiers, as parts of what is made and changed.
static void stale_unique(m_world* world, const m_stale* stale) {
  const MlirNamedAttribute named = {{stale->handle}, {stale->handle}};
  if (world->op_count == 0) return;
  const m_op* op = world->ops[m_below(world, world->op_count)];
  MlirOperationState state = mlirOperationStateGet(
      mlirStringRefCreateFromCString("t.op"),
      (MlirLocation){stale->kind == M_LOCATION ? stale->handle : op->location});
  const MlirType type = {stale->handle};
  if (stale->kind == M_TYPE) {
    mlirOperationStateAddResults(&state, 1, &type);
    if (op->result_count != 0) mlirValueSetType(value_of(op->results[0]->handle), type);
  } else if (stale->kind == M_LOCATION) {
    mlirOperationSetLocation(op_of(op->handle), (MlirLocation){stale->handle});
  } else {
    mlirOperationStateAddAttributes(&state, 1, &named);
    mlirOperationSetAttributeByName(op_of(op->handle), world->contexts[op->context].name_texts[0],
                                    (MlirAttribute){stale->handle});
  }
  IS(world, NULL, mlirOperationCreate(&state));
}

static void stale_object(m_world* world, const m_stale* stale) {
  size_t bytes = 0;
  const MlirOperation op = op_of(world->op_count == 0 ? NULL : world->ops[0]->handle);
  switch (stale->kind) {
    case M_FLAGS:
      mlirOpPrintingFlagsSkipRegions((MlirOpPrintingFlags){stale->handle});
      mlirOperationPrintWithFlags(op, (MlirOpPrintingFlags){stale->handle}, count_bytes, &bytes);
      mlirOpPrintingFlagsDestroy((MlirOpPrintingFlags){stale->handle});
      break;
    case M_STATE:
      mlirOperationPrintWithState(op, (MlirAsmState){stale->handle}, count_bytes, &bytes);
      mlirAsmStateDestroy((MlirAsmState){stale->handle});
      break;
    case M_TABLE:
      IS(world, NULL, mlirSymbolTableInsert((MlirSymbolTable){stale->handle}, op));
      mlirSymbolTableErase((MlirSymbolTable){stale->handle}, op);
      mlirSymbolTableDestroy((MlirSymbolTable){stale->handle});
      break;
    default:
      mlirBytecodeWriterConfigDesiredEmitVersion((MlirBytecodeWriterConfig){stale->handle}, 1);
      mlirBytecodeWriterConfigDestroy((MlirBytecodeWriterConfig){stale->handle});
  }
  M_CHECK(world, bytes == 0);
}

void m_check_stale(m_world* world, const m_stale* stale) {
  switch (stale->kind) {
    case M_OP:
      stale_op(world, stale->handle);
      break;
    case M_BLOCK:
      stale_block(world, stale->handle);
      break;
    case M_REGION:
      stale_region(world, stale->handle);
      break;
    case M_VALUE:
      stale_value(world, stale->handle);
      break;
    case M_USE:
      stale_use(world, stale->handle);
      break;
    case M_CONTEXT:
      stale_context(world, stale->handle);
      break;
    case M_TYPE:
    case M_ATTRIBUTE:
    case M_LOCATION:
    case M_IDENTIFIER:
      stale_unique(world, stale);
      break;
    default:
      stale_object(world, stale);
  }
}

//===-- Samples -------------------------------------------------------------------------------===//

void m_check_some(m_world* world) {
  for (int i = 0; i < 2; ++i) {
    if (world->op_count != 0) m_check_op(world, m_pick_op(world));
    if (world->block_count != 0) m_check_block(world, m_pick_block(world));
    if (world->region_count != 0) m_check_region(world, m_pick_region(world));
  }
  const uint64_t count = world->stale_count < MAX_STALE ? world->stale_count : MAX_STALE;
  if (count == 0) return;
  const m_stale stale = world->stale[m_below(world, (uint32_t)count)];
  m_check_stale(world, &stale);
}

void m_check_all(m_world* world) {
  for (uint32_t i = 0; i < world->op_count; ++i) m_check_op(world, world->ops[i]);
  for (uint32_t i = 0; i < world->block_count; ++i) m_check_block(world, world->blocks[i]);
  for (uint32_t i = 0; i < world->region_count; ++i) m_check_region(world, world->regions[i]);
}

//===-- Taking from the API -------------------------------------------------------------------===//

static m_use* find_use(const m_value* value, MlirOpOperand handle) {
  const MlirOperation owner = mlirOpOperandGetOwner(handle);
  const unsigned number = mlirOpOperandGetOperandNumber(handle);
  m_use* use = value->first_use;
  while (use != NULL && (use->owner->handle != owner.ptr || use->number != number)) use = use->next;
  return use;
}

static void take_uses(m_world* world, m_value* value) {
  m_use* found[256];
  size_t count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value_of(value->handle)); use.ptr != NULL;
       use = mlirOpOperandGetNextUse(use)) {
    found[count] = find_use(value, use);
    M_CHECK(world, found[count] != NULL && count < 255);
    found[count++]->handle = NULL;
  }
  size_t known = 0;
  for (const m_use* use = value->first_use; use != NULL; use = use->next) ++known;
  M_CHECK(world, known == count);
  while (count != 0) m_use_set_value(found[--count], value);
}

/// Successors are known by their op alone; those of one op to one block stay in their order.
static void take_predecessors(m_world* world, m_block* block) {
  const tn_mc_word word = (tn_mc_word)(uintptr_t)block->handle;
  tn_mc_place place;
  m_use* found[256];
  size_t count = 0;
  M_CHECK(world, tn_mc__find_block(word, &place));
  if (!tn_mc_place__is_placed(&place)) return;
  tn_ref use = ((const tn_block_cell*)(const void*)place.cell.words)->first_use;
  for (; use != 0; use = tn_use__at(place.cell.context, use)->next) {
    const tn_ref owner = tn_use__owner(place.cell.context, use);
    const m_op* op = m_find_op(world, tn_mc__give_op(place.cell.record, owner).ptr);
    M_CHECK(world, op != NULL && count < 255);
    const tn_op_cell* cell = tn_op__at(place.cell.context, owner);
    const uint32_t number = (use - tn_op_cell__successors(owner, cell)) / 3;
    M_CHECK(world, number < op->successor_count && op->successors[number].block == block);
    found[count++] = &op->successors[number];
  }
  size_t known = 0;
  for (const m_use* it = block->first_use; it != NULL; it = it->next) ++known;
  M_CHECK(world, known == count);
  while (count != 0) m_use_set_block(found[--count], block);
}

void m_take_use_order(m_world* world, int context) {
  for (uint32_t i = 0; i < world->op_count; ++i) {
    if (world->ops[i]->context != context) continue;
    for (uint32_t k = 0; k < world->ops[i]->result_count; ++k) {
      take_uses(world, world->ops[i]->results[k]);
    }
  }
  for (uint32_t i = 0; i < world->block_count; ++i) {
    m_block* block = world->blocks[i];
    if (block->context != context) continue;
    for (uint32_t k = 0; k < block->argument_count; ++k) take_uses(world, block->arguments[k]);
    take_predecessors(world, block);
  }
}

static int number_of(const m_world* world, const tn_mc_place* place) {
  if (!tn_mc_place__is_placed(place)) return NO_CONTEXT;
  const void* handle = tn_mc__give_context(place->cell.context).ptr;
  for (int i = 0; i < (int)MAX_CONTEXTS; ++i) {
    if (world->contexts[i].is_live && world->contexts[i].handle.ptr == handle) return i;
  }
  return NO_CONTEXT;
}

void m_take_places(m_world* world) {
  tn_mc_place place;
  for (uint32_t i = 0; i < world->block_count; ++i) {
    m_block* block = world->blocks[i];
    M_CHECK(world, tn_mc__find_block((tn_mc_word)(uintptr_t)block->handle, &place));
    const int number = number_of(world, &place);
    M_CHECK(world, block->context == NO_CONTEXT || number == block->context);
    block->context = number;
  }
  for (uint32_t i = 0; i < world->region_count; ++i) {
    m_region* region = world->regions[i];
    M_CHECK(world, tn_mc__find_region((tn_mc_word)(uintptr_t)region->handle, &place));
    const int number = number_of(world, &place);
    M_CHECK(world, region->context == NO_CONTEXT || number == region->context);
    region->context = number;
    for (const m_block* it = region->first; it != NULL; it = it->next) {
      M_CHECK(world, it->context == number);
    }
    M_CHECK(world, region->op == NULL || region->op->context == number);
  }
}

//===-- What nobody gave out ------------------------------------------------------------------===//

/// A live handle of any kind, with some bits changed; or any bits at all.
static tn_mc_word made_up(m_world* world) {
  tn_mc_word word = m_random(world);
  if (world->op_count != 0 && m_chance(world, 90)) {
    const m_op* op = m_pick_op(world);
    word = (tn_mc_word)(uintptr_t)op->handle;
    if (m_chance(world, 30)) word = (tn_mc_word)(uintptr_t)op->location;
    if (m_chance(world, 20)) word = (tn_mc_word)(uintptr_t)world->contexts[op->context].types[0];
  }
  if (world->block_count != 0 && m_chance(world, 20)) {
    word = (tn_mc_word)(uintptr_t)m_pick_block(world)->handle;
  }
  switch (m_below(world, 5)) {
    case 0:
      return word ^ (UINT64_C(1) << m_below(world, 64));
    case 1:
      return word + m_below(world, 4096);
    case 2:
      return word - m_below(world, 4096);
    case 3:
      return (word & ~UINT64_C(0xffffffff)) | (uint32_t)m_random(world);
    default:
      return word;
  }
}

void m_check_made_up(m_world* world) {
  const tn_mc_word word = made_up(world);
  void* bits = TN_MC_POINTER(word);
  tn_mc_cell cell;
  tn_mc_value value;
  tn_mc_place place;
  tn_mc_use use;
  M_CHECK(world, tn_mc__find_op(word, &cell) == (m_find_op(world, bits) != NULL));
  M_CHECK(world, tn_mc__find_value(word, &value) == (m_find_value(world, bits) != NULL));
  const bool is_object = tn_mc_word__context(word) == TN_MC_OBJECT_NUMBER;
  const bool is_block = tn_mc__find_block(word, &place);
  const bool is_region = tn_mc__find_region(word, &place);
  // The cell of a block that is an object as well is not given out, and is the block.
  M_CHECK(world, (is_block || m_find_block(world, bits) == NULL) &&
                     (!is_block || !is_object || m_find_block(world, bits) != NULL));
  M_CHECK(world, (is_region || m_find_region(world, bits) == NULL) &&
                     (!is_region || !is_object || m_find_region(world, bits) != NULL));
  if (tn_mc__find_use(word, &use)) {
    M_CHECK(world, mlirOpOperandGetOwner((MlirOpOperand){bits}).ptr != NULL);
    (void)mlirOpOperandGetNextUse((MlirOpOperand){bits});
    (void)mlirOpOperandGetValue((MlirOpOperand){bits});
  } else {
    stale_use(world, bits);
  }
  (void)tn_mc__find_storage(word);
  if (m_find_op(world, bits) == NULL) stale_op(world, bits);
  if (m_find_value(world, bits) == NULL) stale_value(world, bits);
  if (!is_block) stale_block(world, bits);
  if (!is_region) stale_region(world, bits);
}
