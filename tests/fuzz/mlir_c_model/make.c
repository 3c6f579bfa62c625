// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps that make: contexts, ops, blocks, regions, modules, clones, and what text says.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir_c/handle.h"
#include "model.h"

const MlirStringRef m_op_name_texts[OP_NAME_COUNT] = {
    {"t.a", 3}, {"t.b", 3}, {"builtin.module", 14}};

//===-- Picking -------------------------------------------------------------------------------===//

int m_pick_context(m_world* world) {
  const int first = (int)m_below(world, MAX_CONTEXTS);
  if (world->contexts[first].is_live) return first;
  return world->contexts[1 - first].is_live ? 1 - first : NO_CONTEXT;
}
m_op* m_pick_op(m_world* world) {
  return world->op_count == 0 ? NULL : world->ops[m_below(world, world->op_count)];
}
m_block* m_pick_block(m_world* world) {
  return world->block_count == 0 ? NULL : world->blocks[m_below(world, world->block_count)];
}
m_region* m_pick_region(m_world* world) {
  return world->region_count == 0 ? NULL : world->regions[m_below(world, world->region_count)];
}

m_value* m_pick_value(m_world* world, int context) {
  for (int tries = 0; tries < 8; ++tries) {
    const m_op* op = m_pick_op(world);
    const m_block* block = m_pick_block(world);
    if (m_chance(world, 60)) {
      if (op == NULL || op->context != context || op->result_count == 0) continue;
      return op->results[m_below(world, op->result_count)];
    }
    if (block == NULL || block->context != context || block->argument_count == 0) continue;
    return block->arguments[m_below(world, block->argument_count)];
  }
  return NULL;
}

void* m_pick_stale(m_world* world, m_kind kind) {
  const uint64_t count = world->stale_count < MAX_STALE ? world->stale_count : MAX_STALE;
  for (int tries = 0; tries < 8 && count != 0; ++tries) {
    const m_stale* stale = &world->stale[m_below(world, (uint32_t)count)];
    if (stale->kind == kind) return stale->handle;
  }
  return NULL;
}

void* m_pick_attribute(m_world* world, int context, int name) {
  const uint32_t number = m_below(world, ATTRIBUTE_COUNT);
  return world->contexts[context].attributes[name == SYMBOL_NAME ? number | 1u : number];
}
static void* pick_type(m_world* world, int context) {
  return world->contexts[context].types[m_below(world, TYPE_COUNT)];
}
static void* pick_location(m_world* world, int context) {
  return world->contexts[context].locations[m_below(world, LOCATION_COUNT)];
}

//===-- Contexts ------------------------------------------------------------------------------===//

static const char prelude[] =
    "%0:4 = \"t.a\"() ({\n"
    "  \"t.b\"() : () -> () loc(\"name\")\n"
    "  \"builtin.module\"() ({ ^a: }) : () -> () loc(unknown)\n"
    "}) {k0 = [1, 2], k1 = \"two\", k2 = 3 : i8, sym_name = \"three\"}\n"
    "  : () -> (i32, f64, index, tensor<2x3xf32>) loc(\"file.mlir\":3:4)\n";

/// What a context uniques is read from text.
static void furnish(m_world* world, m_context* it) {
  mlirContextSetAllowUnregisteredDialects(it->handle, true);
  M_CHECK(world, mlirContextGetAllowUnregisteredDialects(it->handle));
  MlirOperation op = mlirOperationCreateParse(it->handle, mlirStringRefCreateFromCString(prelude),
                                              mlirStringRefCreateFromCString("prelude"));
  M_CHECK(world, !mlirOperationIsNull(op));
  static const char* const names[NAME_COUNT] = {"k0", "k1", "k2", "sym_name"};
  for (int i = 0; i < NAME_COUNT; ++i) {
    const MlirNamedAttribute named = mlirOperationGetAttribute(op, i);
    it->names[i] = (void*)(uintptr_t)named.name.ptr;
    it->attributes[i] = (void*)(uintptr_t)named.attribute.ptr;
    it->name_texts[i] = mlirStringRefCreateFromCString(names[i]);
  }
  for (int i = 0; i < TYPE_COUNT; ++i) {
    it->types[i] = (void*)(uintptr_t)mlirValueGetType(mlirOperationGetResult(op, i)).ptr;
  }
  MlirOperation at = op;
  for (int i = 0; i < LOCATION_COUNT; ++i) {
    it->locations[i] = (void*)(uintptr_t)mlirOperationGetLocation(at).ptr;
    it->op_names[i] = (void*)(uintptr_t)mlirOperationGetName(at).ptr;
    at = i == 0
             ? mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(op)))
             : mlirOperationGetNextInBlock(at);
  }
  mlirOperationDestroy(op);
  m_stale_add(world, M_OP, op.ptr);
}

bool m_trace_says(const char* words) {
  char text[4096];
  const char* path = getenv("TENURE_MLIR_C_TRACE");
  FILE* file = path == NULL ? NULL : fopen(path, "rb");
  if (file == NULL) return false;
  if (fseek(file, -1024, SEEK_END) != 0) rewind(file);
  const size_t size = fread(text, 1, sizeof text - 1, file);
  (void)fclose(file);
  text[size] = '\0';
  const size_t end = size == 0 ? 0 : size - 1;
  size_t start = end;
  while (start != 0 && text[start - 1] != '\n') --start;
  return strstr(text + start, words) != NULL;
}

void m_need_context(m_world* world, int index) {
  m_context* it = &world->contexts[index];
  if (it->is_live || world->is_out) return;
  const bool is_threading = m_chance(world, 30);
  it->handle = is_threading ? mlirContextCreate() : mlirContextCreateWithThreading(false);
  if (mlirContextIsNull(it->handle)) {
    M_CHECK(world, world->runs_out);
    M_CHECK(world,
            m_trace_says(is_threading ? "mlirContextCreate\t0x0000000000000000\t\tthe process"
                                      : "mlirContextCreateWithThreading\t"));
    M_CHECK(world, m_trace_says("the process has reached its limit of contexts"));
    ++world->times_out;
    world->is_out = m_pick_context(world) == NO_CONTEXT;
    return;
  }
  it->is_live = true;
  furnish(world, it);
}

void m_step_context(m_world* world) {
  const int number = (int)m_below(world, MAX_CONTEXTS);
  if (world->contexts[number].is_live) {
    world->step = "mlirContextDestroy";
    mlirContextDestroy(world->contexts[number].handle);
    m_context_kill(world, number);
  }
  world->step = "mlirContextCreate";
  m_need_context(world, number);
}

//===-- Adopting ------------------------------------------------------------------------------===//

static void adopt_region(m_world* world, m_op* op, uint32_t number, MlirRegion handle);

static m_op* adopt_op(m_world* world, int context, MlirOperation handle) {
  m_op* op =
      m_op_add(world, context, handle.ptr, (void*)(uintptr_t)mlirOperationGetName(handle).ptr,
               (void*)(uintptr_t)mlirOperationGetLocation(handle).ptr);
  m_op_add_results(op, (uint32_t)mlirOperationGetNumResults(handle));
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const MlirValue value = mlirOperationGetResult(handle, i);
    op->results[i]->handle = (void*)(uintptr_t)value.ptr;
    op->results[i]->type = (void*)(uintptr_t)mlirValueGetType(value).ptr;
  }
  for (int i = 0; i < NAME_COUNT; ++i) {
    const MlirStringRef name = world->contexts[context].name_texts[i];
    op->attributes[i] = (void*)(uintptr_t)mlirOperationGetAttributeByName(handle, name).ptr;
  }
  const uint32_t regions = (uint32_t)mlirOperationGetNumRegions(handle);
  op->regions = calloc(regions + 1, sizeof *op->regions);
  op->region_count = regions;
  for (uint32_t i = 0; i < regions; ++i) {
    adopt_region(world, op, i, mlirOperationGetRegion(handle, i));
  }
  return op;
}

static void adopt_block(m_world* world, m_region* region, MlirBlock handle) {
  m_block* block = m_block_add(world, region->context, handle.ptr);
  m_block_link(block, region, NULL);
  const uint32_t count = (uint32_t)mlirBlockGetNumArguments(handle);
  for (uint32_t i = 0; i < count; ++i) {
    m_value* argument = m_block_add_argument(block, i);
    const MlirValue value = mlirBlockGetArgument(handle, i);
    argument->handle = (void*)(uintptr_t)value.ptr;
    argument->type = (void*)(uintptr_t)mlirValueGetType(value).ptr;
    argument->location = (void*)(uintptr_t)mlirValueGetLocation(value).ptr;
  }
  for (MlirOperation op = mlirBlockGetFirstOperation(handle); op.ptr != NULL;
       op = mlirOperationGetNextInBlock(op)) {
    m_op_link(adopt_op(world, region->context, op), block, NULL);
  }
}

static void adopt_region(m_world* world, m_op* op, uint32_t number, MlirRegion handle) {
  m_region* region = m_region_add(world, op->context, handle.ptr);
  region->op = op;
  region->number = number;
  op->regions[number] = region;
  for (MlirBlock block = mlirRegionGetFirstBlock(handle); block.ptr != NULL;
       block = mlirBlockGetNextInRegion(block)) {
    adopt_block(world, region, block);
  }
}

/// Operands and successors, once all that they may be is known.
static void connect(m_world* world, m_op* op) {
  const MlirOperation it = {op->handle};
  m_op_set_operand_count(op, (uint32_t)mlirOperationGetNumOperands(it));
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const MlirValue value = mlirOperationGetOperand(it, i);
    m_use_set_value(&op->operands[i], value.ptr == NULL ? NULL : m_find_value(world, value.ptr));
  }
  m_op_set_successor_count(op, (uint32_t)mlirOperationGetNumSuccessors(it));
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    const MlirBlock block = mlirOperationGetSuccessor(it, i);
    m_use_set_block(&op->successors[i], block.ptr == NULL ? NULL : m_find_block(world, block.ptr));
  }
}

m_op* m_adopt(m_world* world, int context, MlirOperation handle) {
  const uint32_t first = world->op_count;
  m_op* op = adopt_op(world, context, handle);
  for (uint32_t i = first; i < world->op_count; ++i) connect(world, world->ops[i]);
  m_take_use_order(world, context);
  return op;
}

//===-- Operations ----------------------------------------------------------------------------===//

enum { MOST = 24 };

/// What an op is to be made of, and why it cannot be.
typedef struct draft {
  int context;
  int name;
  void* location;
  MlirValue operands[MOST];
  MlirType types[MOST];
  MlirBlock successors[MOST];
  MlirRegion regions[MOST];
  int operand_count;
  int type_count;
  int successor_count;
  int region_count;
  void* attributes[NAME_COUNT];
  bool is_bad;
} draft;

static void draft_parts(m_world* world, draft* it) {
  const int most = m_chance(world, 3) ? MOST : 4;
  const int operands = (int)m_below(world, (uint32_t)most);
  for (int i = 0; i < operands; ++i) {
    const m_value* value = m_pick_value(world, it->context);
    const bool is_null = m_chance(world, 3);
    if (value == NULL && !is_null) continue;
    it->operands[it->operand_count++].ptr = is_null ? NULL : value->handle;
  }
  it->type_count = (int)m_below(world, (uint32_t)most);
  for (int i = 0; i < it->type_count; ++i) it->types[i].ptr = pick_type(world, it->context);
  for (int i = 0; i < NAME_COUNT; ++i) {
    if (m_chance(world, 20)) it->attributes[i] = m_pick_attribute(world, it->context, i);
  }
  for (uint32_t i = m_chance(world, 30) ? m_below(world, 3) : 0; i != 0; --i) {
    const m_block* block = m_pick_block(world);
    if (block == NULL) break;
    if (block->context == NO_CONTEXT || block->context == it->context) {
      it->successors[it->successor_count++].ptr = block->handle;
    }
  }
}

static void draft_regions(m_world* world, draft* it) {
  for (uint32_t i = m_below(world, 3); i != 0; --i) {
    const m_region* region = m_pick_region(world);
    if (region == NULL) break;
    bool is_given =
        region->op != NULL || (region->context != NO_CONTEXT && region->context != it->context);
    for (int k = 0; k < it->region_count; ++k) is_given |= it->regions[k].ptr == region->handle;
    if (is_given && !m_chance(world, 5)) continue;
    it->is_bad |= is_given;
    it->regions[it->region_count++].ptr = region->handle;
  }
}

/// Sometimes one part is of no use.
static void draft_mistake(m_world* world, draft* it) {
  if (!m_chance(world, 8)) return;
  const int other = 1 - it->context;
  const m_value* foreign = m_pick_value(world, other);
  void* stale = NULL;
  switch (m_below(world, 6)) {
    case 0:
      if ((stale = m_pick_stale(world, M_VALUE)) != NULL) {
        it->operands[it->operand_count++].ptr = stale;
      }
      break;
    case 1:
      if ((stale = m_pick_stale(world, M_TYPE)) != NULL) it->types[it->type_count++].ptr = stale;
      break;
    case 2:
      if ((stale = m_pick_stale(world, M_REGION)) != NULL) {
        it->regions[it->region_count++].ptr = stale;
      }
      break;
    case 3:
      if ((stale = m_pick_stale(world, M_BLOCK)) != NULL) {
        it->successors[it->successor_count++].ptr = stale;
      }
      break;
    case 4:
      if ((stale = m_pick_stale(world, M_LOCATION)) != NULL) it->location = stale;
      break;
    default:
      if (foreign != NULL) it->operands[it->operand_count++].ptr = stale = foreign->handle;
  }
  it->is_bad |= stale != NULL;
}

static MlirOperation create(const m_world* world, const draft* it) {
  MlirOperationState state =
      mlirOperationStateGet(m_op_name_texts[it->name], (MlirLocation){it->location});
  mlirOperationStateAddOperands(&state, it->operand_count, it->operands);
  mlirOperationStateAddResults(&state, it->type_count, it->types);
  mlirOperationStateAddSuccessors(&state, it->successor_count, it->successors);
  mlirOperationStateAddOwnedRegions(&state, it->region_count, it->regions);
  for (int i = NAME_COUNT; i-- != 0;) {
    const MlirNamedAttribute named = {{world->contexts[it->context].names[i]}, {it->attributes[i]}};
    if (it->attributes[i] != NULL) mlirOperationStateAddAttributes(&state, 1, &named);
  }
  return mlirOperationCreate(&state);
}

/// The regions of an op that was not made go, but for those that have an op.
static void lose_regions(m_world* world, const draft* it) {
  for (int i = 0; i < it->region_count; ++i) {
    m_region* region = m_find_region(world, it->regions[i].ptr);
    if (region != NULL && region->op == NULL) m_region_kill(world, region);
  }
}

static void model_made(m_world* world, const draft* it, MlirOperation made) {
  m_op* op = m_op_add(world, it->context, made.ptr, world->contexts[it->context].op_names[it->name],
                      it->location);
  m_op_add_results(op, (uint32_t)it->type_count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    op->results[i]->handle = (void*)(uintptr_t)mlirOperationGetResult(made, i).ptr;
    op->results[i]->type = (void*)(uintptr_t)it->types[i].ptr;
  }
  m_op_set_operand_count(op, (uint32_t)it->operand_count);
  for (int i = 0; i < it->operand_count; ++i) {
    void* handle = (void*)(uintptr_t)it->operands[i].ptr;
    m_use_set_value(&op->operands[i], handle == NULL ? NULL : m_find_value(world, handle));
  }
  m_op_set_successor_count(op, (uint32_t)it->successor_count);
  for (int i = 0; i < it->successor_count; ++i) {
    m_use_set_block(&op->successors[i], m_find_block(world, it->successors[i].ptr));
  }
  op->regions = calloc((size_t)it->region_count + 1, sizeof *op->regions);
  op->region_count = (uint32_t)it->region_count;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    op->regions[i] = m_find_region(world, it->regions[i].ptr);
    op->regions[i]->op = op;
    op->regions[i]->number = i;
  }
  memcpy(op->attributes, it->attributes, sizeof op->attributes);
}

static void make_op(m_world* world) {
  world->step = "mlirOperationCreate";
  draft it = {.context = m_pick_context(world), .name = (int)m_below(world, 2)};
  if (it.context == NO_CONTEXT) return;
  it.location = pick_location(world, it.context);
  draft_parts(world, &it);
  draft_regions(world, &it);
  draft_mistake(world, &it);
  if (it.operand_count >= MOST || it.type_count >= MOST) return;
  const MlirOperation made = create(world, &it);
  M_CHECK(world, mlirOperationIsNull(made) == it.is_bad);
  if (it.is_bad) {
    lose_regions(world, &it);
  } else {
    model_made(world, &it, made);
  }
  m_take_places(world);
}

static void make_module(m_world* world) {
  world->step = "mlirModuleCreateEmpty";
  const int context = m_pick_context(world);
  if (context == NO_CONTEXT) return;
  void* stale = m_pick_stale(world, M_LOCATION);
  if (stale != NULL && m_chance(world, 10)) {
    M_CHECK(world, mlirModuleIsNull(mlirModuleCreateEmpty((MlirLocation){stale})));
    return;
  }
  const MlirModule module = mlirModuleCreateEmpty((MlirLocation){pick_location(world, context)});
  const MlirOperation op = mlirModuleGetOperation(module);
  M_CHECK(world, mlirModuleFromOperation(op).ptr == module.ptr);
  const m_op* model = m_adopt(world, context, op);
  M_CHECK(world, model->region_count == 1 && model->regions[0]->first != NULL);
  M_CHECK(world, mlirModuleGetBody(module).ptr == model->regions[0]->first->handle);
  M_CHECK(world, model->name == world->contexts[context].op_names[2]);
}

//===-- Blocks and regions --------------------------------------------------------------------===//

static void make_block(m_world* world) {
  world->step = "mlirBlockCreate";
  const int context = m_pick_context(world);
  uint32_t count = m_chance(world, 50) ? 0 : m_below(world, 4);
  if (context == NO_CONTEXT) count = 0;
  MlirType types[4];
  MlirLocation locations[4];
  for (uint32_t i = 0; i < count; ++i) {
    types[i].ptr = pick_type(world, context);
    locations[i].ptr = pick_location(world, context);
  }
  void* stale = m_pick_stale(world, M_TYPE);
  if (count != 0 && stale != NULL && m_chance(world, 10)) {
    types[m_below(world, count)].ptr = stale;
    M_CHECK(world, mlirBlockCreate(count, types, locations).ptr == NULL);
    return;
  }
  const MlirBlock made = mlirBlockCreate(count, types, locations);
  M_CHECK(world, made.ptr != NULL);
  m_block* block = m_block_add(world, count == 0 ? NO_CONTEXT : context, made.ptr);
  for (uint32_t i = 0; i < count; ++i) {
    m_value* argument = m_block_add_argument(block, i);
    argument->handle = (void*)(uintptr_t)mlirBlockGetArgument(made, i).ptr;
    argument->type = (void*)(uintptr_t)types[i].ptr;
    argument->location = (void*)(uintptr_t)locations[i].ptr;
  }
}

static void make_region(m_world* world) {
  world->step = "mlirRegionCreate";
  const MlirRegion made = mlirRegionCreate();
  M_CHECK(world, made.ptr != NULL);
  (void)m_region_add(world, NO_CONTEXT, made.ptr);
}

//===-- Clones --------------------------------------------------------------------------------===//

static void count_tree(const m_op* op, uint32_t* count) {
  ++*count;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (const m_block* block = op->regions[i]->first; block != NULL; block = block->next) {
      ++*count;
      for (const m_op* it = block->first; it != NULL; it = it->next) count_tree(it, count);
    }
    ++*count;
  }
}

/// A clone has the parts of what it is of, and names what that names, or the clone of it.
static void compare(m_world* world, const m_op* root, const m_op* op, const m_op* clone) {
  M_CHECK(world, op->name == clone->name && op->location == clone->location);
  M_CHECK(world, op->operand_count == clone->operand_count);
  M_CHECK(world, op->result_count == clone->result_count);
  M_CHECK(world, op->region_count == clone->region_count);
  M_CHECK(world, op->successor_count == clone->successor_count);
  M_CHECK(world, memcmp(op->attributes, clone->attributes, sizeof op->attributes) == 0);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const m_value* value = op->operands[i].value;
    const m_value* cloned = clone->operands[i].value;
    M_CHECK(world, (value == NULL) == (cloned == NULL));
    if (value == NULL) continue;
    const m_op* owner = value->op != NULL ? value->op : m_block_parent(value->block);
    const bool is_inside = owner != NULL && m_op_is_around(root, owner);
    M_CHECK(world, is_inside == (value != cloned) && value->number == cloned->number);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    const m_block* block = op->regions[i]->first;
    const m_block* copy = clone->regions[i]->first;
    for (; block != NULL && copy != NULL; block = block->next, copy = copy->next) {
      M_CHECK(world, block->argument_count == copy->argument_count);
      const m_op* a = block->first;
      const m_op* b = copy->first;
      for (; a != NULL && b != NULL; a = a->next, b = b->next) compare(world, root, a, b);
      M_CHECK(world, a == NULL && b == NULL);
    }
    M_CHECK(world, block == NULL && copy == NULL);
  }
}

static void make_clone(m_world* world) {
  world->step = "mlirOperationClone";
  const m_op* op = m_pick_op(world);
  uint32_t size = 0;
  if (op == NULL) return;
  count_tree(op, &size);
  if (size > 10) return;
  const MlirOperation clone = mlirOperationClone((MlirOperation){op->handle});
  M_CHECK(world, clone.ptr != NULL);
  compare(world, op, op, m_adopt(world, op->context, clone));
}

static void make_parsed(m_world* world) {
  static const char* const texts[] = {
      "module {}",
      "module { %0 = \"t.a\"() : () -> i32\n \"t.b\"(%0, %0) : (i32, i32) -> () }",
      ("module { \"t.a\"() ({ ^a(%0: i32): \"t.b\"(%0)[^b, ^a] : (i32) -> ()\n ^b: "
       "\"t.a\"() : () -> () }) : () -> () }"),
      "module { \"t.a\"(%0) : (i32) -> ()\n",
      "\"t.b\"() {k0 = 3 : i8, sym_name = \"s\"} : () -> ()",
      "",
  };
  world->step = "mlirModuleCreateParse";
  const int context = m_pick_context(world);
  if (context == NO_CONTEXT) return;
  const MlirModule module = mlirModuleCreateParse(
      world->contexts[context].handle,
      mlirStringRefCreateFromCString(texts[m_below(world, sizeof texts / sizeof *texts)]));
  if (!mlirModuleIsNull(module)) (void)m_adopt(world, context, mlirModuleGetOperation(module));
}

void m_step_make(m_world* world) {
  if (!m_has_room(world)) return;
  switch (m_below(world, 12)) {
    case 0:
      make_module(world);
      break;
    case 1:
    case 2:
      make_block(world);
      break;
    case 3:
    case 4:
      make_region(world);
      break;
    case 5:
      make_clone(world);
      break;
    case 6:
      make_parsed(world);
      break;
    default:
      make_op(world);
  }
}
