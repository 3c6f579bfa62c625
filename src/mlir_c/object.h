// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects: entities of the API that are not part of a context's IR (pass managers, printing flags,
// rewriters, symbol tables, ...), and blocks and regions that a program creates.
//
// mlirRegionCreate() and mlirBlockCreate(0, ...) have no context, and their handles must not change
// when they are inserted. So they are objects first, which hold the list of blocks of such a
// region, and are placed once a context is known: then the object refers to the cell, the cell to
// the object, and the object is freed with the cell.
//
// An object is a slot of a process-wide table: a generation, a kind, and a body. A slot is retired
// before its generation repeats.

#ifndef TENURE_SRC_MLIR_C_OBJECT_H
#define TENURE_SRC_MLIR_C_OBJECT_H

#include "mlir_c/handle.h"

typedef enum tn_mc_kind {
  TN_MC_NONE = 0,
  TN_MC_REGION,
  TN_MC_BLOCK,
  TN_MC_SYMBOL_TABLE,
  TN_MC_PRINTING_FLAGS,
  TN_MC_ASM_STATE,
  TN_MC_BYTECODE_CONFIG,
  TN_MC_DIALECT,
  TN_MC_DIALECT_REGISTRY,
  TN_MC_PASS,
  TN_MC_PASS_MANAGER,
  TN_MC_OP_PASS_MANAGER,
  TN_MC_EXTERNAL_PASS,
  TN_MC_REWRITER,
  TN_MC_PATTERN_SET,
  TN_MC_FROZEN_PATTERN_SET,
  TN_MC_PATTERN,
  TN_MC_PDL_MODULE,
  TN_MC_PDL_RESULT_LIST,
  TN_MC_REWRITE_CONFIG,
  TN_MC_THREAD_POOL,
  TN_MC_TYPE_ID_ALLOCATOR,
  TN_MC_IR_MAPPING,
  TN_MC_CONVERSION,  ///< Targets, type converters and patterns of dialect conversion.
  TN_MC_DIAGNOSTIC,
  TN_MC_DIAGNOSTIC_HANDLER,
  TN_MC_PDL_VALUE,
  TN_MC_TRANSFORM_OPTIONS,
  TN_MC_OTHER,
  TN_MC_KIND_COUNT
} tn_mc_kind;

/// A slot. Blocks and regions that are in no context yet use `first` and `last` (a region: its
/// blocks) or `region` (a block), and `previous` and `next` among blocks; placed ones use
/// `reference` and `cell_generation`, and the links for the list of their context.
typedef struct tn_mc_slot {
  uint32_t generation;  ///< Odd while it holds an object. Accessed with __atomic builtins.
  uint16_t kind;
  uint16_t context;  ///< The number of the context in which it is placed; 0 for none.
  union {
    void* body;
    struct {
      tn_ref reference;
      uint32_t cell_generation;
    };
    struct {
      uint32_t first;
      uint32_t last;
    };
    uint32_t region;
  };
  uint32_t previous;
  uint32_t next;
} tn_mc_slot;

/// Returns the slot at `index`, which must be in use.
tn_mc_slot* tn_mc__slot(uint32_t index);

/// Creates an object; 0 when out of memory or there are 2^31 of them (traced).
tn_mc_word tn_mc__object_new(tn_mc_kind kind, void* body);
/// Returns the body of the object, or NULL.
void* tn_mc__find_body(tn_mc_word word, tn_mc_kind kind);
/// Makes the handle stale; the caller has freed the body.
void tn_mc__object_free(tn_mc_word word);

//===-- Blocks and regions --------------------------------------------------------------------===//

/// A resolved handle of a block or region: a cell, or a slot that is in no context yet.
typedef struct tn_mc_place {
  tn_mc_cell cell;   ///< `record` is NULL if there is none.
  tn_mc_slot* slot;  ///< NULL if the handle refers to a cell directly.
  uint32_t index;    ///< The slot's index.
} tn_mc_place;

bool tn_mc__find_block(tn_mc_word word, tn_mc_place* out_place);
bool tn_mc__find_region(tn_mc_word word, tn_mc_place* out_place);
static inline bool tn_mc_place__is_placed(const tn_mc_place* place) {
  return place->cell.record != NULL;
}

/// Returns the handle of the block (region) with that slot; null for 0.
MlirBlock tn_mc__give_block_object(uint32_t index);
MlirRegion tn_mc__give_region_object(uint32_t index);

/// Places a block (region) that is in no context, and its region and all blocks of that, in
/// `record`'s context. False when out of memory (reported); nothing has changed then.
bool tn_mc__place_block(tn_mc_context* record, tn_mc_place* place);
bool tn_mc__place_region(tn_mc_context* record, tn_mc_place* place);

/// Makes the empty region at `index` of `op`, which was just created, the region of `place`: one
/// without an op, placed in the op's context or empty.
void tn_mc__settle_region(tn_mc_context* record, tn_shard* shard, tn_ref op, uint32_t index,
                          const tn_mc_place* place);

/// For tn_services.forget_host: frees the slot of a block or region whose cell is erased.
void tn_mc__forget(tn_context* context, tn_ref entity, tn_ref results, uint32_t result_count);
/// Frees the slots of all blocks and regions in a context that is being destroyed.
void tn_mc__forget_all(tn_mc_context* record);

#endif  // TENURE_SRC_MLIR_C_OBJECT_H
