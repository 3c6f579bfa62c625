// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The 8 bytes of a handle of MLIR's C API.
//
// MLIR's handles are addresses. Here they consist of a context number, a generation and a
// reference:
//
//   63          52 51                   32 31                                  0
//   context number | generation           | reference
//
// The meaning of the reference depends on the kind of handle, which is its C type:
//
//   MlirOperation, MlirModule   the op's cell; the cell's generation
//   MlirBlock, MlirRegion       the cell; or, for those that the program created and that may not
//                               be in a context yet, an object (object.h) with their position
//   MlirValue                   the words of a result, or of an argument's cell; the generation of
//                               the cell around them
//   MlirOpOperand               the words of the use; the generation of the cell around them
//   MlirType, MlirAttribute, MlirLocation, MlirIdentifier, MlirAffineExpr, MlirAffineMap,
//   MlirIntegerSet              the uniqued storage; the generation of the context
//   MlirContext                 0; the generation of the context
//   all else but TypeIDs        an object (object.h)
//
// An entity has exactly one handle. Context numbers are few and reused, with generations that no
// earlier context with that number has used, for the context and for all its cells: so handles of a
// destroyed context are stale permanently. 0 is null; the number with all bits set is unused, which
// excludes the values that LLVM's tables reserve.

#ifndef TENURE_SRC_MLIR_C_HANDLE_H
#define TENURE_SRC_MLIR_C_HANDLE_H

#include <mlir-c/IR.h>
#include <pthread.h>

#include "ir/location_span.h"
#include "ir/uniqued.h"
#include "scope/scope.h"

/// The number of bits of the fields. Tests use fewer.
#ifndef TN_MC_CONTEXT_BITS
#define TN_MC_CONTEXT_BITS 12
#endif
#ifndef TN_MC_GENERATION_BITS
#define TN_MC_GENERATION_BITS 20
#endif

#define TN_MC_CONTEXT_SHIFT 52
#define TN_MC_GENERATION_SHIFT 32
#define TN_MC_GENERATION_MASK 0xfffffu
/// Context numbers are 1 to this; the next number is that of objects.
#define TN_MC_CONTEXT_LAST ((1u << TN_MC_CONTEXT_BITS) - 3u)
#define TN_MC_OBJECT_NUMBER (TN_MC_CONTEXT_LAST + 1u)
/// The last generation, odd.
#define TN_MC_GENERATION_LAST ((1u << TN_MC_GENERATION_BITS) - 1u)

/// A handle's bits.
typedef uint64_t tn_mc_word;
_Static_assert(sizeof(void*) == sizeof(tn_mc_word), "a handle is a pointer's bits");

#define TN_MC_WORD(handle) ((tn_mc_word)(uintptr_t)(handle).ptr)
#define TN_MC_POINTER(word) ((void*)(uintptr_t)(word))

static inline uint32_t tn_mc_word__context(tn_mc_word word) {
  return (uint32_t)(word >> TN_MC_CONTEXT_SHIFT);
}
static inline uint32_t tn_mc_word__generation(tn_mc_word word) {
  return (uint32_t)(word >> TN_MC_GENERATION_SHIFT) & TN_MC_GENERATION_MASK;
}
static inline uint32_t tn_mc_word__reference(tn_mc_word word) { return (uint32_t)word; }
static inline tn_mc_word tn_mc_word__make(uint32_t context, uint32_t generation,
                                          uint32_t reference) {
  return (tn_mc_word)context << TN_MC_CONTEXT_SHIFT |
         (tn_mc_word)generation << TN_MC_GENERATION_SHIFT | reference;
}

//===-- Contexts ------------------------------------------------------------------------------===//

/// The scope of a thread in a context.
typedef struct tn_mc_thread_scope {
  uint64_t thread;  ///< The thread's serial number; 0 after it has ended.
  tn_scope* scope;
} tn_mc_thread_scope;

/// The data of a context number. Its size is a power of two, so that it is found by a shift; the
/// members that every call reads are in its first cache line.
typedef struct tn_mc_context {
  _Alignas(128) tn_context* context;  ///< NULL while the number is free. Accessed with __atomic
                                      ///< builtins.
  uint32_t generation;                ///< The generation of the current, or last, context with the
                                      ///< number.
  uint32_t next_generation;
  uint32_t scope;         ///< The number of the root scope, which is used for reading.
  uint32_t number;        ///< Its own number; 0 while it is free. Accessed with __atomic builtins.
  uint32_t first_object;  ///< First of the objects of blocks and regions in it; 0 for none.
  tn_mc_word unknown_location;
  pthread_mutex_t handler_mutex;  ///< Held while a handler of the client's runs; recursive.
  pthread_mutex_t mutex;          ///< Protects the members below; created with the number, and
                                  ///< never destroyed.
  tn_mc_thread_scope* scopes;
  size_t scope_count;
  struct tn_mc_registry* registry;  ///< The data of Diagnostics.h, IR.h and others; context.c.
  struct tn_mc_dialect* dialects;   ///< Dialects that were returned, newest first; dialect.c.
  struct tn_mc_member* members;     ///< Objects that are destroyed with the context at the latest;
                                    ///< member.h.
  bool is_ending;                   ///< Members are being notified.
  tn_mc_word thread_pool;           ///< Likewise thread_pool.c.
  bool is_single_threaded;          ///< Work that MLIR would do on several threads is done on one.
} tn_mc_context;

extern tn_mc_context tn_mc__contexts[1u << TN_MC_CONTEXT_BITS];

/// The record that the thread used last; never NULL. A handle's number and reference are passed in
/// one register, so a record that is looked up also waits for the reference; one that is only
/// compared does not, and the context's tables are in the cache when the reference arrives.
extern _Thread_local tn_mc_context* tn_mc__last_record TN_NEAR_THREAD_LOCAL;

__attribute__((noinline)) tn_mc_context* tn_mc__record_slow(uint32_t number);
/// Returns the record of a number; for a number out of range, one that is always free.
static inline tn_mc_context* tn_mc__record(uint32_t number) {
  tn_mc_context* last = tn_mc__last_record;
  TN_ASSUME(last != NULL);
  if (TN_LIKELY(__atomic_load_n(&last->number, __ATOMIC_RELAXED) == number)) return last;
  return tn_mc__record_slow(number);
}
static inline tn_context* tn_mc_context__live(const tn_mc_context* record) {
  return __atomic_load_n(&record->context, __ATOMIC_ACQUIRE);
}
/// Returns the record of a context of this API.
static inline tn_mc_context* tn_mc__record_of(const tn_context* context) {
  return &tn_mc__contexts[context->host_number >> (TN_MC_CONTEXT_SHIFT - TN_MC_GENERATION_SHIFT)];
}

/// Returns the scope of the calling thread, for creating and changing IR. NULL when out of memory,
/// which is reported.
tn_scope* tn_mc__scope_slow(tn_mc_context* record);

typedef struct tn_mc_last_scope {
  const tn_mc_context* record;
  uint32_t generation;
  tn_scope* scope;
} tn_mc_last_scope;
extern _Thread_local tn_mc_last_scope tn_mc__last_scope TN_NEAR_THREAD_LOCAL;

static inline tn_scope* tn_mc__scope(tn_mc_context* record) {
  const tn_mc_last_scope* last = &tn_mc__last_scope;
  if (TN_LIKELY(last->record == record && last->generation == record->generation)) {
    return last->scope;
  }
  return tn_mc__scope_slow(record);
}
static inline tn_shard* tn_mc__shard(tn_mc_context* record) {
  tn_scope* scope = tn_mc__scope(record);
  return scope == NULL ? NULL : scope->shard;
}

//===-- Resolving handles ---------------------------------------------------------------------===//
// All return false, 0, or NULL for a handle that is null or stale, and report nothing: the
// functions of the API report with TN_MC_TAKE_... below.

/// Returns the record of the live context of the word, or NULL.
static inline tn_mc_context* tn_mc__find_context(tn_mc_word word) {
  tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  if (TN_UNLIKELY(tn_mc_context__live(record) == NULL ||
                  __atomic_load_n(&record->generation, __ATOMIC_RELAXED) !=
                      tn_mc_word__generation(word))) {
    return NULL;
  }
  return record;
}

/// Returns the uniqued storage of the live `context` with that reference, or NULL.
static inline const tn_storage* tn_mc__find_storage_in(const tn_context* context,
                                                       uint32_t reference) {
  // Forged bits may contain any reference.
  return tn_uniquer__find_at(&context->uniquer, reference);
}
/// Returns the uniqued storage of the word, or NULL.
static inline const tn_storage* tn_mc__find_storage(tn_mc_word word) {
  const tn_mc_context* record = tn_mc__find_context(word);
  if (TN_UNLIKELY(record == NULL)) return NULL;
  return tn_mc__find_storage_in(record->context, tn_mc_word__reference(word));
}

/// A cell of a context.
typedef struct tn_mc_cell {
  tn_mc_context* record;  ///< NULL if the handle did not resolve.
  tn_context* context;
  uint32_t* words;
  tn_ref reference;
} tn_mc_cell;

/// Resolves the word to a cell of `kind`.
static inline bool tn_mc__find_cell(tn_mc_word word, tn_cell_kind kind, tn_mc_cell* out_cell) {
  tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  tn_context* context = tn_mc_context__live(record);
  *out_cell = (tn_mc_cell){record, context, NULL, tn_mc_word__reference(word)};
  if (TN_UNLIKELY(context == NULL)) return false;
  const tn_cell_tables tables = tn_cells__tables(&context->cells);
  return tn_scope__reach_cell_in(tables, out_cell->reference, tn_mc_word__generation(word), kind,
                                 &out_cell->words);
}
static inline bool tn_mc__find_op(tn_mc_word word, tn_mc_cell* out_cell) {
  return tn_mc__find_cell(word, TN_CELL_OP, out_cell);
}

/// A value; `words` and `reference` are those of its cell.
typedef struct tn_mc_value {
  tn_mc_cell cell;
  tn_ref value;
} tn_mc_value;
bool tn_mc__find_value_slow(tn_mc_word word, tn_mc_value* out_value);
/// Resolves the first result of an op with short counts, or an argument: the most common values.
static inline bool tn_mc__find_value(tn_mc_word word, tn_mc_value* out_value) {
  const uint32_t reference = tn_mc_word__reference(word);
  const bool is_argument = tn_value__is_argument(reference);
  const tn_mc_word cell = word - (is_argument ? 1u : TN_OP_HEADER_WORDS);
  out_value->value = reference;
  if (TN_LIKELY(
          tn_mc__find_cell(cell, is_argument ? TN_CELL_ARGUMENT : TN_CELL_OP, &out_value->cell))) {
    if (is_argument) return true;
    // The words after an op's header are its first result, if it has one and no long counts.
    const uint32_t counts = ((const tn_op_cell*)(const void*)out_value->cell.words)->counts;
    if (TN_LIKELY((counts & TN_OP_LONG) == 0 && (counts & 0xffu) != 0)) return true;
  }
  return tn_mc__find_value_slow(word, out_value);
}

/// An operand; `cell` is the op's.
typedef struct tn_mc_use {
  tn_mc_cell cell;
  tn_ref use;
} tn_mc_use;
bool tn_mc__find_use(tn_mc_word word, tn_mc_use* out_use);

/// The tables for creating operations, read once.
typedef struct tn_mc_tables {
  tn_mc_word bits;  ///< The bits of the context, above the reference.
  tn_cell_tables cells;
  uint64_t* const* storages;
  size_t storage_chunks;
} tn_mc_tables;
static inline tn_mc_tables tn_mc__tables(const tn_context* context) {
  const size_t chunks = __atomic_load_n(&context->uniquer.chunk_count, __ATOMIC_ACQUIRE);
  return (tn_mc_tables){(tn_mc_word)context->host_number << TN_MC_GENERATION_SHIFT,
                        tn_cells__tables(&context->cells),
                        __atomic_load_n(&context->uniquer.bases, __ATOMIC_ACQUIRE), chunks};
}
/// Returns the storage of the word if it is of that context, or NULL.
static inline const tn_storage* tn_mc_tables__storage(const tn_mc_tables* tables, tn_mc_word word) {
  const tn_mc_word reference = word ^ tables->bits;  // Not larger than a reference, if it is of the
                                                     // context.
  if (TN_UNLIKELY(reference >> TN_UNIQUER_CHUNK_SHIFT >= tables->storage_chunks ||
                  reference <= TN_UNIQUER_CHUNK_MASK)) {
    return NULL;
  }
  const tn_storage* storage =
      (const tn_storage*)(const void*)(tables->storages[reference >> TN_UNIQUER_CHUNK_SHIFT] +
                                       (reference & TN_UNIQUER_CHUNK_MASK));
  return TN_LIKELY(storage->self == reference) ? storage : NULL;
}
/// Returns the cell of `kind` of the word if it is of that context, or NULL.
static inline uint32_t* tn_mc_tables__cell(const tn_mc_tables* tables, tn_mc_word word,
                                           tn_cell_kind kind) {
  uint32_t* words;
  if (TN_UNLIKELY((word ^ tables->bits) >> TN_MC_CONTEXT_SHIFT != 0 ||
                  !tn_scope__reach_cell_in(tables->cells, tn_mc_word__reference(word),
                                           tn_mc_word__generation(word), kind, &words))) {
    return NULL;
  }
  return words;
}
/// Returns the value of the word if it is of that context, and an argument or the first result of
/// an op with short counts; else 0.
static inline tn_ref tn_mc_tables__value(const tn_mc_tables* tables, tn_mc_word word) {
  const tn_ref value = tn_mc_word__reference(word);
  if (tn_value__is_argument(value)) {
    return tn_mc_tables__cell(tables, word - 1, TN_CELL_ARGUMENT) == NULL ? 0 : value;
  }
  const tn_op_cell* op = (const tn_op_cell*)(const void*)tn_mc_tables__cell(
      tables, word - TN_OP_HEADER_WORDS, TN_CELL_OP);
  const bool is_first =
      TN_LIKELY(op != NULL && (op->counts & TN_OP_LONG) == 0 && (op->counts & 0xffu) != 0);
  return is_first ? value : 0;
}

//===-- Creating handles ----------------------------------------------------------------------===//

static inline tn_mc_word tn_mc__word_of_cell(const tn_mc_context* record, tn_ref reference,
                                             uint32_t generation) {
  return tn_mc_word__make(record->number, generation, reference);
}
static inline MlirOperation tn_mc__give_op(const tn_mc_context* record, tn_ref op) {
  if (op == 0) return (MlirOperation){NULL};
  const uint32_t* cell = tn_cells__at(&record->context->cells, op);
  return (MlirOperation){TN_MC_POINTER(tn_mc__word_of_cell(record, op, tn_cell__generation(cell)))};
}
tn_mc_word tn_mc__word_of_value_slow(const tn_mc_context* record, tn_ref value);
static inline MlirValue tn_mc__give_value(const tn_mc_context* record, tn_ref value) {
  if (value == 0) return (MlirValue){NULL};
  const uint32_t* words = tn_cells__at(&record->context->cells, value);
  if (tn_value__is_argument(value)) {
    return (MlirValue){
        TN_MC_POINTER(tn_mc__word_of_cell(record, value, tn_cell__generation(words - 1)))};
  }
  if (TN_UNLIKELY((words[0] & TN_VALUE_FAR) != 0)) {
    return (MlirValue){TN_MC_POINTER(tn_mc__word_of_value_slow(record, value))};
  }
  return (MlirValue){TN_MC_POINTER(
      tn_mc__word_of_cell(record, value, tn_cell__generation(words - TN_OP_HEADER_WORDS)))};
}
MlirOpOperand tn_mc__give_use(const tn_mc_context* record, tn_ref use);
/// Returns the object's handle, if a block or region has one.
MlirBlock tn_mc__give_block(const tn_mc_context* record, tn_ref block);
MlirRegion tn_mc__give_region(const tn_mc_context* record, tn_ref region);

static inline tn_mc_word tn_mc__word_of_context(const tn_context* context) {
  return (tn_mc_word)context->host_number << TN_MC_GENERATION_SHIFT;
}
/// Returns the word of a uniqued object; null for NULL.
static inline void* tn_mc__word_of_storage(const tn_storage* storage) {
  if (storage == NULL) return NULL;
  return TN_MC_POINTER(tn_mc__word_of_context(tn_storage_context(storage)) | storage->self);
}
static inline MlirContext tn_mc__give_context(const tn_context* context) {
  return (MlirContext){context == NULL ? NULL : TN_MC_POINTER(tn_mc__word_of_context(context))};
}
static inline MlirType tn_mc__give_type(tn_type type) {
  return (MlirType){tn_mc__word_of_storage(type.storage)};
}
static inline MlirAttribute tn_mc__give_attribute(tn_attribute attribute) {
  return (MlirAttribute){tn_mc__word_of_storage(attribute.storage)};
}
static inline MlirIdentifier tn_mc__give_identifier(tn_identifier identifier) {
  return (MlirIdentifier){tn_mc__word_of_storage(identifier.storage)};
}
/// Null for the null location, and when out of memory.
MlirLocation tn_mc__give_location(tn_location location);

/// Return handles of the library's own API for resolved entities, in the context's root scope for
/// calls that only read, or in `scope`.
static inline tn_op tn_mc__op_in(const tn_mc_cell* cell, uint32_t scope) {
  return (tn_op){scope, cell->reference, tn_cell__generation(cell->words), 0};
}
static inline tn_op tn_mc__op(const tn_mc_cell* cell) {
  return tn_mc__op_in(cell, cell->record->scope);
}
static inline tn_block tn_mc__block_in(const tn_mc_cell* cell, uint32_t scope) {
  return (tn_block){scope, cell->reference, tn_cell__generation(cell->words), 0};
}
static inline tn_region tn_mc__region_in(const tn_mc_cell* cell, uint32_t scope) {
  return (tn_region){scope, cell->reference, tn_cell__generation(cell->words), 0};
}
static inline tn_value tn_mc__value_in(const tn_mc_value* value, uint32_t scope) {
  return tn_value__handle(value->cell.context, scope, value->value);
}

#endif  // TENURE_SRC_MLIR_C_HANDLE_H
