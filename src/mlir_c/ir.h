// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files about mlir-c/IR.h.

#ifndef TENURE_SRC_MLIR_C_IR_H
#define TENURE_SRC_MLIR_C_IR_H

#include <stdlib.h>
#include <tenure/text.h>

#include "ir/callback_guard.h"
#include "ir/walk.h"
#include "mlir_c/context.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/refuse.h"

/// Refuses the call and returns `none` unless `index` is below `count`.
#define TN_MC_CHECK_INDEX(context, what, index, count, none)                                      \
  if (TN_UNLIKELY((size_t)(index) >= (size_t)(count))) {                                          \
    tn_mc__refuse_format(__func__, context, what " index %lld out of range", (long long)(index)); \
    return none;                                                                                  \
  }
/// Likewise for the number of items of an argument.
#define TN_MC_COUNT_MAX ((intptr_t)1 << 28)
#define TN_MC_CHECK_COUNT(context, count, none)                                        \
  if (TN_UNLIKELY((count) < 0 || (count) >= TN_MC_COUNT_MAX)) {                        \
    tn_mc__refuse_format(__func__, context, "invalid count %lld", (long long)(count)); \
    return none;                                                                       \
  }

/// Likewise for their array, which may be null if it is empty.
#define TN_MC_CHECK_ARRAY(context, count, items, none)     \
  TN_MC_CHECK_COUNT(context, count, none)                  \
  if (TN_UNLIKELY((count) != 0 && (items) == NULL)) {      \
    tn_mc__refuse(__func__, context, "the array is null"); \
    return none;                                           \
  }

/// Returns the length of a list of an erased entity, where a result is required (exception.h), for
/// a list that is longer than its current length: a number that no index reaches.
#define TN_MC_ENDLESS (INTPTR_MAX / 2)
static inline intptr_t tn_mc__lost_count(void) { return tn_mc__must_answer() ? TN_MC_ENDLESS : 0; }
/// Returns a forged result for a position of an op or block, where a result is required: its bits
/// were never used, as no live generation is even, and are distinct for each position. Null where
/// no result is required.
static inline void* tn_mc__lost(tn_mc_word word, intptr_t place) {
  if (TN_LIKELY(!tn_mc__must_answer())) return NULL;
  const tn_mc_word odd = (tn_mc_word)1 << TN_MC_GENERATION_SHIFT;
  const uint32_t reference = tn_mc_word__reference(word) + TN_OP_HEADER_WORDS + 2 * (uint32_t)place;
  return TN_MC_POINTER((word & ~odd) >> 32 << 32 | reference);
}
static inline MlirValue tn_mc__lost_value(tn_mc_word word, intptr_t place) {
  return (MlirValue){tn_mc__lost(word, place)};
}
/// Likewise for other entities at that position.
static inline MlirValue tn_mc__lost_operand(tn_mc_word word, intptr_t place) {
  const MlirValue value = tn_mc__lost_value(word, place);
  return (MlirValue){value.ptr == NULL ? NULL : TN_MC_POINTER(TN_MC_WORD(value) + 1)};
}
static inline MlirRegion tn_mc__lost_region(tn_mc_word word, intptr_t place) {
  return (MlirRegion){tn_mc__lost(word, place)};
}
static inline MlirBlock tn_mc__lost_block(tn_mc_word word, intptr_t place) {
  return (MlirBlock){tn_mc__lost(word, place)};
}
/// Returns the context of an erased entity, from its bits.
static inline MlirContext tn_mc__lost_context(tn_mc_word word) {
  const tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  tn_context* context = tn_mc__must_answer() ? tn_mc_context__live(record) : NULL;
  const bool is_older =
      context == NULL ||
      (tn_mc_word__generation(word) | 1u) < __atomic_load_n(&record->generation, __ATOMIC_RELAXED);
  return is_older ? (MlirContext){NULL} : tn_mc__give_context(context);
}

/// Return the core's cells of resolved handles; blocks and regions must be placed in a context.
static inline tn_op_cell* tn_mc_cell__op(const tn_mc_cell* cell) {
  return (tn_op_cell*)(void*)cell->words;
}
static inline tn_block_cell* tn_mc_place__block(const tn_mc_place* place) {
  return (tn_block_cell*)(void*)place->cell.words;
}
static inline tn_region_cell* tn_mc_place__region(const tn_mc_place* place) {
  return (tn_region_cell*)(void*)place->cell.words;
}

/// Saves the thread's list of active calls (ir/callback_guard.h), to be restored however a function
/// that calls back is left: also by a C++ exception of the callback's, or by the thread's end.
typedef struct tn_mc_calls {
  tn_callback_guard* innermost;
  tn_callback_guard* reader;
} tn_mc_calls;
static inline void tn_mc__restore_calls(const tn_mc_calls* kept) {
  tn_callback_guard__innermost = kept->innermost;
  tn_callback_guard__reader = kept->reader;
}
#define TN_MC_KEEP_CALLS                                                          \
  tn_mc__wait_at_exit();                                                          \
  TN_MC_COUNT_CALLBACKS                                                           \
  const tn_mc_calls kept_calls __attribute__((cleanup(tn_mc__restore_calls))) = { \
      tn_callback_guard__innermost, tn_callback_guard__reader};                   \
  (void)kept_calls;

/// The user data of a tn_write_fn, for tn_mc__hand_over; the callback may be left in any way, and
/// do what `kind` allows.
#define TN_MC_PRINT_TO(printer, callback, user_data, context, kind)       \
  TN_MC_KEEP_CALLS                                                        \
  tn_mc_printer printer __attribute__((cleanup(tn_mc__printer_free))) = { \
      callback, user_data, (tn_context*)(uintptr_t)(context), kind, NULL, 0, 0};

/// A walk, which ends however the function that holds it is left.
typedef struct tn_mc_walk {
  tn_context* context;
  tn_walker walker;
} tn_mc_walk;
static inline void tn_mc_walk__end(tn_mc_walk* walk) {
  tn_walker__end(walk->context, &walk->walker);
}

/// Returns a hash of a handle's bits, for tables of clients.
static inline size_t tn_mc__hash(tn_mc_word word) {
  word *= UINT64_C(0x9e3779b97f4a7c15);
  return (size_t)(word ^ word >> 32);
}

/// Returns a detached op that a function of the library's API created, which is unowned from now
/// on.
MlirOperation tn_mc__release_op(tn_mc_context* record, tn_op op);
/// A callback of the API that writes to stderr.
void tn_mc__write_to_stderr(MlirStringRef text, void* user_data);
/// Destroys the op, attached or detached.
void tn_mc__destroy_op(const tn_mc_cell* cell);
/// Likewise for a client that calls `function`.
void tn_mc__destroy_for(const char* function, const tn_mc_cell* cell);
/// Returns the block of `use`, the successor at `pos` of `asked`.
MlirBlock tn_mc__give_successor(const char* function, const tn_mc_cell* cell, tn_ref use,
                                tn_mc_word asked, intptr_t pos);

/// The body of an object of printing flags.
typedef struct tn_mc_printing_flags {
  tn_print_options options;
  bool assume_verified;
} tn_mc_printing_flags;

#endif  // TENURE_SRC_MLIR_C_IR_H
