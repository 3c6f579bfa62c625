// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files about mlir-c/IR.h share.

#ifndef TENURE_SRC_MLIR_C_IR_H
#define TENURE_SRC_MLIR_C_IR_H

#include <stdlib.h>
#include <tenure/text.h>

#include "ir/call_out.h"
#include "ir/walk.h"
#include "mlir_c/context.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/refuse.h"

/// Leaves the function with `none`, refusing, unless `index` is one of `count`.
#define TN_MC_CHECK_INDEX(context, what, index, count, none)                                      \
  if (TN_UNLIKELY((size_t)(index) >= (size_t)(count))) {                                          \
    tn_mc__refuse_format(__func__, context, what " index %lld out of range", (long long)(index)); \
    return none;                                                                                  \
  }
/// The same for a number of things that are given.
#define TN_MC_COUNT_MAX ((intptr_t)1 << 28)
#define TN_MC_CHECK_COUNT(context, count, none)                                        \
  if (TN_UNLIKELY((count) < 0 || (count) >= TN_MC_COUNT_MAX)) {                        \
    tn_mc__refuse_format(__func__, context, "invalid count %lld", (long long)(count)); \
    return none;                                                                       \
  }

/// The same for the array of them, which may be null if there are none.
#define TN_MC_CHECK_ARRAY(context, count, items, none)     \
  TN_MC_CHECK_COUNT(context, count, none)                  \
  if (TN_UNLIKELY((count) != 0 && (items) == NULL)) {      \
    tn_mc__refuse(__func__, context, "the array is null"); \
    return none;                                           \
  }

/// What is answered where an answer must be (exception.h) about something that is gone, of a list
/// that is longer than what it lists now: a number that no index reaches.
#define TN_MC_ENDLESS (INTPTR_MAX / 2)
static inline intptr_t tn_mc__lost_count(void) { return tn_mc__must_answer() ? TN_MC_ENDLESS : 0; }
/// The same for what stands at a place of an op's or block's: what nobody ever had, as no live
/// generation is even, and what no other place has. Null where no answer must be.
static inline void* tn_mc__lost(tn_mc_word word, intptr_t place) {
  if (TN_LIKELY(!tn_mc__must_answer())) return NULL;
  const tn_mc_word odd = (tn_mc_word)1 << TN_MC_GENERATION_SHIFT;
  const uint32_t reference = tn_mc_word__reference(word) + TN_OP_HEADER_WORDS + 2 * (uint32_t)place;
  return TN_MC_POINTER((word & ~odd) >> 32 << 32 | reference);
}
static inline MlirValue tn_mc__lost_value(tn_mc_word word, intptr_t place) {
  return (MlirValue){tn_mc__lost(word, place)};
}
/// Of what else may stand at that place.
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
/// The context of something that is gone, by its bits.
static inline MlirContext tn_mc__lost_context(tn_mc_word word) {
  const tn_mc_context* record = tn_mc__record(tn_mc_word__context(word));
  tn_context* context = tn_mc__must_answer() ? tn_mc_context__live(record) : NULL;
  const bool is_older =
      context == NULL ||
      (tn_mc_word__generation(word) | 1u) < __atomic_load_n(&record->generation, __ATOMIC_RELAXED);
  return is_older ? (MlirContext){NULL} : tn_mc__give_context(context);
}

/// What was taken, in the core's terms; of blocks and regions one that is placed.
static inline tn_op_cell* tn_mc_cell__op(const tn_mc_cell* cell) {
  return (tn_op_cell*)(void*)cell->words;
}
static inline tn_block_cell* tn_mc_place__block(const tn_mc_place* place) {
  return (tn_block_cell*)(void*)place->cell.words;
}
static inline tn_region_cell* tn_mc_place__region(const tn_mc_place* place) {
  return (tn_region_cell*)(void*)place->cell.words;
}

/// What the thread's calls out of the library were (ir/call_out.h), to be so again however a
/// function that calls back is left: by a C++ exception of the callback's, or by the thread's end.
typedef struct tn_mc_calls {
  tn_call_out* innermost;
  tn_call_out* reader;
} tn_mc_calls;
static inline void tn_mc__restore_calls(const tn_mc_calls* kept) {
  tn_call_out__innermost = kept->innermost;
  tn_call_out__reader = kept->reader;
}
#define TN_MC_KEEP_CALLS                                                          \
  tn_mc__stand_still();                                                           \
  TN_MC_COUNT_CALLBACKS                                                           \
  const tn_mc_calls kept_calls __attribute__((cleanup(tn_mc__restore_calls))) = { \
      tn_call_out__innermost, tn_call_out__reader};                               \
  (void)kept_calls;

/// A tn_write_fn's user data, for tn_mc__hand_over; the callback may be left in any way, and do
/// what `kind` says.
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

/// For tables of clients: the bits of a handle, mixed.
static inline size_t tn_mc__hash(tn_mc_word word) {
  word *= UINT64_C(0x9e3779b97f4a7c15);
  return (size_t)(word ^ word >> 32);
}

/// A detached op that a function of the library's API made, which nobody owns from now on.
MlirOperation tn_mc__release_op(tn_mc_context* record, tn_op op);
/// A callback of the API that writes to stderr.
void tn_mc__write_to_stderr(MlirStringRef text, void* user_data);
/// Destroys the op, wherever it stands.
void tn_mc__destroy_op(const tn_mc_cell* cell);
/// The same for a client that asks for it by `function`.
void tn_mc__destroy_for(const char* function, const tn_mc_cell* cell);
/// The block that `use`, the successor number `pos` of what was `asked`, names.
MlirBlock tn_mc__give_successor(const char* function, const tn_mc_cell* cell, tn_ref use,
                                tn_mc_word asked, intptr_t pos);

/// The body of an object of printing flags.
typedef struct tn_mc_printing_flags {
  tn_print_options options;
  bool assume_verified;
} tn_mc_printing_flags;

#endif  // TENURE_SRC_MLIR_C_IR_H
