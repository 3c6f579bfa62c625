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
#define TN_MC_CHECK_INDEX(context, what, index, count, none)                    \
  if (TN_UNLIKELY((size_t)(index) >= (size_t)(count))) {                        \
    tn_mc__refuse_format(__func__, context, "there is no " what " number %lld", \
                         (long long)(index));                                   \
    return none;                                                                \
  }
/// The same for a number of things that are given.
#define TN_MC_COUNT_MAX ((intptr_t)1 << 28)
#define TN_MC_CHECK_COUNT(context, count, none)                                                 \
  if (TN_UNLIKELY((count) < 0 || (count) >= TN_MC_COUNT_MAX)) {                                 \
    tn_mc__refuse_format(__func__, context, "%lld is no number of things", (long long)(count)); \
    return none;                                                                                \
  }

/// The same for the array of them, which may be null if there are none.
#define TN_MC_CHECK_ARRAY(context, count, items, none)     \
  TN_MC_CHECK_COUNT(context, count, none)                  \
  if (TN_UNLIKELY((count) != 0 && (items) == NULL)) {      \
    tn_mc__refuse(__func__, context, "the array is null"); \
    return none;                                           \
  }

/// What is answered about something that is gone where an answer must be (exception.h): a number
/// that no index reaches; a value of the op (block), a region of it, as stale as it is.
static inline intptr_t tn_mc__lost_count(void) { return tn_mc__must_answer() ? INTPTR_MAX / 2 : 0; }
static inline MlirValue tn_mc__lost_value(tn_mc_word word) {
  const tn_mc_word value = tn_mc__must_answer() ? word + TN_OP_HEADER_WORDS : 0;
  return (MlirValue){TN_MC_POINTER(value)};
}
/// What is given out for an operand whose value is gone: null, or to the bindings, which fail an
/// assertion over that, a value that nobody ever had, as no live generation is even.
static inline MlirValue tn_mc__dropped_value(tn_mc_word op) {
  const tn_mc_word odd = (tn_mc_word)1 << TN_MC_GENERATION_SHIFT;
  const tn_mc_word value = tn_mc__has_bindings() ? (op ^ odd) + TN_OP_HEADER_WORDS : 0;
  return (MlirValue){TN_MC_POINTER(value)};
}
static inline MlirRegion tn_mc__lost_region(MlirOperation op) {
  return (MlirRegion){tn_mc__must_answer() ? op.ptr : NULL};
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

/// A tn_write_fn's user data that hands bytes to a callback, which may be left in any way.
#define TN_MC_PRINT_TO(printer, callback, user_data) \
  TN_MC_KEEP_CALLS                                   \
  tn_mc_printer printer = {callback, user_data};

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

/// The body of an object of printing flags.
typedef struct tn_mc_printing_flags {
  tn_print_options options;
  bool assume_verified;
} tn_mc_printing_flags;

#endif  // TENURE_SRC_MLIR_C_IR_H
