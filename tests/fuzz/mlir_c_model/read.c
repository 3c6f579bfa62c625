// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps that read: walks, prints, symbol tables. Their callbacks erase, and try to.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir_c/handle.h"
#include "model.h"

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct walk {
  m_world* world;
  const void* root;
  void* expected[MAX_OPS];
  uint32_t count;
  uint32_t next;
  bool is_pre_order;
  bool stops;
  MlirWalkResult results[MAX_OPS];
} walk;

/// What is visited if nothing changes, and what the callback then answers.
static void expect(walk* it, const m_op* op) {
  const uint32_t chance = m_below(it->world, 100);
  MlirWalkResult result = MlirWalkResultAdvance;
  if (chance < 5) result = MlirWalkResultInterrupt;
  if (chance >= 90 && it->is_pre_order) result = MlirWalkResultSkip;
  for (int pass = 0; pass < 2 && !it->stops; ++pass) {
    if ((pass == 0) == it->is_pre_order) {
      it->results[it->count] = result;
      it->expected[it->count++] = op->handle;
      it->stops = result == MlirWalkResultInterrupt;
      if (result != MlirWalkResultAdvance) return;
      continue;
    }
    for (uint32_t i = 0; i < op->region_count; ++i) {
      for (const m_block* block = op->regions[i]->first; block != NULL; block = block->next) {
        for (const m_op* inner = block->first; inner != NULL && !it->stops; inner = inner->next) {
          expect(it, inner);
        }
      }
    }
  }
}

static MlirWalkResult visit(MlirOperation op, void* user_data) {
  walk* it = user_data;
  M_CHECK(it->world, it->next < it->count && it->expected[it->next] == op.ptr);
  // The context may not end under a walk.
  if (it->next == 0) mlirContextDestroy(mlirOperationGetContext(op));
  return it->results[it->next++];
}

static void walk_only(m_world* world, const m_op* op) {
  world->step = "mlirOperationWalk";
  walk it = {.world = world, .is_pre_order = m_chance(world, 50)};
  expect(&it, op);
  mlirOperationWalk((MlirOperation){op->handle}, visit, &it,
                    it.is_pre_order ? MlirWalkPreOrder : MlirWalkPostOrder);
  M_CHECK(world, it.next == it.count);
}

/// Erases what it is at, or anything else.
static MlirWalkResult visit_erasing(MlirOperation op, void* user_data) {
  walk* it = user_data;
  m_world* world = it->world;
  m_op* at = m_find_op(world, op.ptr);
  M_CHECK(world, at != NULL);
  const m_op* root = m_find_op(world, it->root);
  M_CHECK(world, root == NULL || m_op_is_around(root, at));
  if (m_chance(world, 70)) return MlirWalkResultAdvance;
  m_op* other = m_chance(world, 70) ? at : m_pick_op(world);
  const MlirWalkResult result =
      it->is_pre_order && other == at ? MlirWalkResultSkip : MlirWalkResultAdvance;
  const MlirOperation handle = {other->handle};
  mlirOperationDestroy(handle);
  m_op_kill(world, other);
  return result;
}

static void walk_erasing(m_world* world, const m_op* op) {
  world->step = "mlirOperationWalk that erases";
  walk it = {.world = world, .root = op->handle, .is_pre_order = m_chance(world, 50)};
  mlirOperationWalk((MlirOperation){op->handle}, visit_erasing, &it,
                    it.is_pre_order ? MlirWalkPreOrder : MlirWalkPostOrder);
}

//===-- Printing ------------------------------------------------------------------------------===//

typedef struct text {
  m_world* world;
  MlirOperation op;  ///< What the callback tries to erase; null for nothing.
  char* bytes;
  size_t size;
} text;

static void collect(MlirStringRef part, void* user_data) {
  text* it = user_data;
  if (!mlirOperationIsNull(it->op) && part.length != 0) {
    mlirContextDestroy(mlirOperationGetContext(it->op));
    mlirOperationDestroy(it->op);
  }
  it->bytes = realloc(it->bytes, it->size + part.length + 1);
  if (part.length != 0) memcpy(it->bytes + it->size, part.data, part.length);
  it->size += part.length;
  it->bytes[it->size] = '\0';
}

static void check_same(const m_world* world, const text* first, const text* second) {
  const bool are_same = first->size == second->size &&
                        (first->size == 0 || memcmp(first->bytes, second->bytes, first->size) == 0);
  if (!are_same) printf("%s\nand:\n%s\n", first->bytes, second->bytes);
  M_CHECK(world, are_same);
}

static void print(m_world* world, const m_op* op) {
  const MlirOperation it = {op->handle};
  text first = {.world = world};
  text second = {.world = world};
  if (m_chance(world, 20)) second.op = it;
  world->step = "mlirOperationPrint";
  switch (m_below(world, 4)) {
    case 0:
      mlirOperationPrint(it, collect, &first);
      mlirOperationPrint(it, collect, &second);
      break;
    case 1:
      world->step = "mlirOperationWriteBytecode";
      mlirOperationWriteBytecode(it, collect, &first);
      mlirOperationWriteBytecode(it, collect, &second);
      break;
    case 2:
      world->step = "mlirOperationPrintWithState";
      mlirOperationPrintWithState(it, (MlirAsmState){world->state}, collect, &first);
      mlirOperationPrintWithState(it, (MlirAsmState){world->state}, collect, &second);
      break;
    default:
      world->step = "mlirOperationPrintWithFlags";
      mlirOperationPrintWithFlags(it, (MlirOpPrintingFlags){world->flags}, collect, &first);
      mlirOperationPrintWithFlags(it, (MlirOpPrintingFlags){world->flags}, collect, &second);
  }
  check_same(world, &first, &second);
  m_check_op(world, op);
  free(first.bytes);
  free(second.bytes);
}

/// Whether nothing outside of `root` goes to a block in `op`: the text has a comment of that.
static bool is_closed(const m_op* root, const m_op* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (const m_block* block = op->regions[i]->first; block != NULL; block = block->next) {
      for (const m_use* use = block->first_use; use != NULL; use = use->next) {
        if (!m_op_is_around(root, use->owner)) return false;
      }
      for (const m_op* it = block->first; it != NULL; it = it->next) {
        if (!is_closed(root, it)) return false;
      }
    }
  }
  return true;
}

/// What is printed is read again, if it stands for itself, and prints alike.
static void print_and_parse(m_world* world, const m_op* op) {
  world->step = "mlirOperationCreateParse";
  if (op->block != NULL || !is_closed(op, op)) return;
  text printed = {.world = world};
  text again = {.world = world};
  const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsUseLocalScope(flags);
  mlirOperationPrintWithFlags((MlirOperation){op->handle}, flags, collect, &printed);
  const MlirOperation read = mlirOperationCreateParse(world->contexts[op->context].handle,
                                                      (MlirStringRef){printed.bytes, printed.size},
                                                      mlirStringRefCreateFromCString("again"));
  if (!mlirOperationIsNull(read)) {
    mlirOperationPrintWithFlags(read, flags, collect, &again);
    check_same(world, &printed, &again);
    mlirOperationDestroy(read);
    m_stale_add(world, M_OP, (void*)(uintptr_t)read.ptr);
  }
  mlirOpPrintingFlagsDestroy(flags);
  m_stale_add(world, M_FLAGS, (void*)(uintptr_t)flags.ptr);
  free(printed.bytes);
  free(again.bytes);
}

static void print_parts(m_world* world, const m_op* op) {
  world->step = "mlirValuePrint";
  const m_block* block = m_pick_block(world);
  const m_value* value = m_pick_value(world, op->context);
  text it = {.world = world};
  if (block != NULL) {
    mlirBlockPrint((MlirBlock){block->handle}, collect, &it);
    M_CHECK(world, it.size != 0);
  }
  if (m_chance(world, 20)) it.op.ptr = op->handle;
  if (value != NULL) {
    mlirValuePrint((MlirValue){value->handle}, collect, &it);
    if (world->state != NULL) {
      mlirValuePrintAsOperand((MlirValue){value->handle}, (MlirAsmState){world->state}, collect,
                              &it);
    }
  }
  m_check_op(world, op);
  free(it.bytes);
}

//===-- Flags and states ----------------------------------------------------------------------===//

static void make_flags(m_world* world, const m_op* op) {
  world->step = "mlirOpPrintingFlagsCreate";
  if (world->flags != NULL) {
    mlirOpPrintingFlagsDestroy((MlirOpPrintingFlags){world->flags});
    m_stale_add(world, M_FLAGS, world->flags);
  }
  const MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  world->flags = (void*)(uintptr_t)flags.ptr;
  M_CHECK(world, world->flags != NULL);
  if (m_chance(world, 50)) mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (m_chance(world, 30)) mlirOpPrintingFlagsUseLocalScope(flags);
  if (m_chance(world, 30)) mlirOpPrintingFlagsAssumeVerified(flags);
  if (m_chance(world, 30)) mlirOpPrintingFlagsSkipRegions(flags);
  if (m_chance(world, 30)) mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 2);
  if (world->state != NULL) {
    mlirAsmStateDestroy((MlirAsmState){world->state});
    m_stale_add(world, M_STATE, world->state);
  }
  const MlirAsmState state = mlirAsmStateCreateForOperation((MlirOperation){op->handle}, flags);
  world->state = (void*)(uintptr_t)state.ptr;
  M_CHECK(world, world->state != NULL);
  const MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
  mlirBytecodeWriterConfigDesiredEmitVersion(config, (int64_t)m_below(world, 9) - 1);
  text it = {.world = world};
  (void)mlirOperationWriteBytecodeWithConfig((MlirOperation){op->handle}, config, collect, &it);
  free(it.bytes);
  mlirBytecodeWriterConfigDestroy(config);
  m_stale_add(world, M_CONFIG, (void*)(uintptr_t)config.ptr);
}

//===-- Symbol tables -------------------------------------------------------------------------===//

/// Has the attribute be what the API says: an insertion may have found another name.
static void take_name(m_world* world, m_op* op) {
  const MlirStringRef name = world->contexts[op->context].name_texts[SYMBOL_NAME];
  op->attributes[SYMBOL_NAME] =
      (void*)(uintptr_t)mlirOperationGetAttributeByName((MlirOperation){op->handle}, name).ptr;
}

static void insert_symbol(m_world* world, MlirSymbolTable table, const m_op* around, m_op* op) {
  const bool is_symbol = op->attributes[SYMBOL_NAME] != NULL;
  m_block* block = around->regions[0]->first;
  if (op->context != around->context || op->block != NULL || m_op_is_around(op, around)) return;
  const MlirAttribute name = mlirSymbolTableInsert(table, (MlirOperation){op->handle});
  if (!is_symbol || mlirAttributeIsNull(name)) {
    M_CHECK(world, mlirAttributeIsNull(name));
    return;
  }
  take_name(world, op);
  M_CHECK(world, name.ptr == op->attributes[SYMBOL_NAME]);
  m_op_link(op, block, NULL);
}

static bool has_uses(const m_op* op) {
  bool is_used = false;
  for (uint32_t i = 0; i < op->result_count; ++i) is_used |= op->results[i]->first_use != NULL;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (const m_block* block = op->regions[i]->first; block != NULL; block = block->next) {
      is_used |= block->first_use != NULL;
      for (uint32_t k = 0; k < block->argument_count; ++k) {
        is_used |= block->arguments[k]->first_use != NULL;
      }
      for (const m_op* it = block->first; it != NULL; it = it->next) is_used |= has_uses(it);
    }
  }
  return is_used;
}

/// What others use is not erased.
static void erase_symbol(m_world* world, MlirSymbolTable table, m_op* op) {
  const MlirOperation it = {op->handle};
  tn_mc_cell cell;
  mlirSymbolTableErase(table, it);
  const bool is_there = tn_mc__find_op((tn_mc_word)(uintptr_t)op->handle, &cell);
  M_CHECK(world, !is_there || has_uses(op));
  if (!is_there) m_op_kill(world, op);
}

static void use_table(m_world* world, const m_op* op) {
  world->step = "mlirSymbolTableCreate";
  const MlirSymbolTable table = mlirSymbolTableCreate((MlirOperation){op->handle});
  const bool is_module = op->name == world->contexts[op->context].op_names[2];
  if (mlirSymbolTableIsNull(table)) {
    M_CHECK(world, !is_module || op->region_count != 1 || op->regions[0]->first == NULL ||
                       op->regions[0]->first->next != NULL);
    return;
  }
  M_CHECK(world, is_module);
  const m_block* block = op->regions[0]->first;
  const MlirStringRef names[] = {{"two", 3}, {"three", 5}};
  for (int i = 0; i < 2 && block != NULL; ++i) {
    const MlirOperation found = mlirSymbolTableLookup(table, names[i]);
    const void* attribute = world->contexts[op->context].attributes[2 * i + 1];
    bool is_there = false;
    for (const m_op* it = block->first; it != NULL; it = it->next) {
      if (it->attributes[SYMBOL_NAME] != attribute) continue;
      is_there = true;
    }
    M_CHECK(world, mlirOperationIsNull(found) == !is_there);
    if (mlirOperationIsNull(found)) continue;
    m_op* symbol = m_find_op(world, found.ptr);
    M_CHECK(world, symbol != NULL && symbol->block == block);
    M_CHECK(world, symbol->attributes[SYMBOL_NAME] == attribute);
    if (m_chance(world, 20)) {
      erase_symbol(world, table, symbol);
    }
  }
  if (block != NULL) insert_symbol(world, table, op, m_pick_op(world));
  mlirSymbolTableDestroy(table);
  m_stale_add(world, M_TABLE, (void*)(uintptr_t)table.ptr);
}

void m_step_read(m_world* world) {
  const m_op* op = m_pick_op(world);
  if (op == NULL) return;
  const uint32_t way = m_below(world, 16);
  if (way < 3) {
    walk_only(world, op);
  } else if (way < 4) {
    walk_erasing(world, op);
  } else if (way < 7) {
    print(world, op);
  } else if (way < 9) {
    print_and_parse(world, op);
  } else if (way < 11) {
    print_parts(world, op);
  } else if (way < 12) {
    make_flags(world, op);
  } else {
    use_table(world, op);
  }
}
