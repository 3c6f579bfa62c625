// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transform scripts: ops of the transform dialect that are run on a payload.
//
//   script.c           what handles stand for, and the report of failures
//   script_run.c       one op: its operands are checked, it runs, what it consumed goes stale
//   script_pass.c      transform-interpreter, and libraries
//   script_flow.c      sequences, choices, matchers
//   script_handle.c    handles made of handles, and parameters
//   script_match.c     what a payload is asked
//   script_apply.c     passes and patterns on what a handle stands for
//
// A payload is kept with the generation of its cell, so what was erased after a script's back is
// no payload any more; nothing has to be told. A consumed handle stays, as one that says by what it
// was consumed, until the block ends that it belongs to.
//
// Failures are MLIR's: silenceable ones are words that wait, on a stack, for an op that lets them
// go; definite ones are reported at once, and end the script.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_SCRIPT_H
#define TENURE_SRC_DIALECTS_TRANSFORM_SCRIPT_H

#include <stdio.h>

#include "analysis/cell_map.h"
#include "dialects/common/constant.h"
#include "dialects/op_code.h"
#include "ir/read.h"
#include "ir/symbol.h"
#include "rewrite/pass_host.h"

typedef enum tn_outcome { TN_OUTCOME_OK, TN_OUTCOME_SILENCEABLE, TN_OUTCOME_DEFINITE } tn_outcome;

typedef enum tn_handle_kind { TN_HANDLE_OP, TN_HANDLE_VALUE, TN_HANDLE_PARAM } tn_handle_kind;

/// An op, a value or a parameter.
typedef struct tn_payload {
  tn_attribute param;   ///< Null for others.
  tn_ref ref;           ///< Of an op or a value,
  tn_ref owner;         ///< and the cell that it lies in,
  uint32_t generation;  ///< which is the one that is meant as long as it has this.
} tn_payload;

/// All zero is empty.
typedef struct tn_payloads {
  tn_payload* items;
  uint32_t count;
  size_t capacity;
} tn_payloads;

/// What a handle stands for.
typedef struct tn_mapping {
  tn_ref handle;  ///< 0: it stands for nothing any more.
  tn_payloads of;
  tn_ref consumer;  ///< The op that made it stale, 0 for none; its operand,
  uint32_t operand;
  uint32_t ancestor;  ///< and where the consumed op and the one in it are.
  uint32_t nested;
} tn_mapping;

typedef struct tn_script_message {
  tn_severity severity;
  uint32_t location;
  char* words;
} tn_script_message;

typedef struct tn_script {
  tn_rewriter* rewriter;  ///< Tells of replaced payloads.
  bool is_expensive;
  tn_ref root;  ///< The whole payload.
  tn_mapping* mappings;
  size_t count;
  size_t capacity;
  size_t floor;           ///< Those below belong to what called an isolated sequence.
  tn_judy_map by_handle;  ///< Its mapping's number and 1.
  tn_cell_map tracked;    ///< Ops that something was made to stand for.
  tn_payloads* results;   ///< Of the op that runs.
  tn_ref current;         ///< It.
  tn_script_message* messages;
  size_t message_count;
  size_t message_capacity;
  uint32_t depth;       ///< Of ops that run others.
  uint32_t lost_count;  ///< Payloads that were replaced by something that is none.
} tn_script;

typedef tn_outcome (*tn_script_run_fn)(tn_script* s, tn_ref op);
typedef tn_outcome (*tn_script_each_fn)(tn_script* s, tn_ref op, tn_ref target);

/// How an op of the dialect is run: as a whole, or for each payload of its first operand.
typedef struct tn_script_op {
  const char* name;  ///< Without the dialect's; NULL after the last.
  tn_script_run_fn run;
  tn_script_each_fn each;
  uint32_t consumes;  ///< Bits of operands.
  tn_op_code target;  ///< What payloads have to be; TN_CODE_NONE for any.
} tn_script_op;

// In `consumes`, beside operands.
#define TN_SCRIPT_CALLS (1u << 24)    ///< What the sequence says that it calls.
#define TN_SCRIPT_NESTS (1u << 25)    ///< What ops in it do to the arguments of its blocks.
#define TN_SCRIPT_REPEATS (1u << 26)  ///< A payload may stand twice in what is consumed.
#define TN_SCRIPT_MATCHES (1u << 27)  ///< It may stand in a matcher.

extern const tn_script_op tn_script_flow_ops[];
extern const tn_script_op tn_script_handle_ops[];
extern const tn_script_op tn_script_match_ops[];
extern const tn_script_op tn_script_apply_ops[];
extern const tn_script_op tn_script_loop_ops[];
extern const tn_script_op tn_script_linalg_ops[];
extern const tn_script_op tn_script_tile_ops[];
extern const tn_script_op tn_script_split_ops[];
extern const tn_script_op tn_script_structured_ops[];

//===-- script.c ------------------------------------------------------------------------------===//

tn_handle_kind tn_script__kind(const tn_script* s, tn_ref handle);
tn_payload tn_payload__of_op(const tn_context* context, tn_ref op);
tn_payload tn_payload__of_value(const tn_context* context, tn_ref value);
bool tn_payload__is_alive(const tn_context* context, const tn_payload* payload);
void tn_payloads__push(tn_script* s, tn_payloads* list, tn_payload item);
void tn_payloads__free(tn_script* s, tn_payloads* list);
/// What a handle stands for now; NULL for nothing.
tn_mapping* tn_script__find(const tn_script* s, tn_ref handle);
/// A copy of what an operand of the op stands for and is still there, which the caller frees.
tn_payloads tn_script__operand(tn_script* s, tn_ref op, uint32_t index);
/// The only op that an operand stands for; 0 for none or several.
tn_ref tn_script__single(tn_script* s, tn_ref op, uint32_t index);
/// Has a handle stand for what is in `owned_list`.
void tn_script__map(tn_script* s, tn_ref handle, tn_payloads* owned_list);
void tn_script__map_copy(tn_script* s, tn_ref handle, const tn_payloads* list);
/// Lets go of the mappings after the first `count`.
void tn_script__unmap_to(tn_script* s, size_t count);
void tn_script__close(tn_script* s);
extern const tn_rewrite_events tn_script__events;

/// Add to result number `index` of the op that runs.
void tn_script__push_op(tn_script* s, uint32_t index, tn_ref op);
void tn_script__push_value(tn_script* s, uint32_t index, tn_ref value);
void tn_script__push_param(tn_script* s, uint32_t index, tn_attribute param);
void tn_script__push_int(tn_script* s, uint32_t index, int64_t value);

tn_outcome tn_script__silenceable(tn_script* s, tn_ref at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
tn_outcome tn_script__definite(tn_script* s, tn_ref at, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
/// Adds a note to the last failure.
void tn_script__note(tn_script* s, uint32_t location, const char* format, ...)
    __attribute__((format(printf, 3, 4)));
void tn_script__note_at(tn_script* s, tn_ref op, const char* text);
void tn_script__remark(tn_script* s, uint32_t location, const tn_text_buffer* text);
/// Reports something at once at an op, which is shown.
void tn_script__say_at(tn_script* s, tn_severity severity, tn_ref op,
                       const tn_text_buffer* message);
/// Appends the op in its custom form.
void tn_script__append(tn_script* s, tn_ref op, bool is_local, bool skips_regions,
                       tn_text_buffer* text);
/// Reports what waits after the first `count` words, or lets it go.
void tn_script__report(tn_script* s, size_t count);
void tn_script__silence(tn_script* s, size_t count);
static inline uint32_t tn_script__location(const tn_script* s, tn_ref op) {
  return tn_op__at(s->rewriter->context, op)->location;
}
uint32_t tn_script__value_location(const tn_script* s, tn_ref value);

//===-- script_run.c --------------------------------------------------------------------------===//

/// Whether the op makes what its operand stands for go stale.
bool tn_script__consumes(tn_script* s, tn_ref op, uint32_t index);
/// The same of an op that is not run; one that the library cannot run consumes nothing.
bool tn_script__may_consume(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                            uint32_t index);
tn_outcome tn_script__apply(tn_script* s, tn_ref op);
/// Runs the ops of a block up to its terminator.
tn_outcome tn_script__block(tn_script* s, tn_ref block, bool suppresses);
/// The first block of a region of `op` with what its arguments stand for; the caller unmaps. With
/// `forwards`, what is yielded is what the results stand for.
tn_outcome tn_script__region(tn_script* s, tn_ref block, const tn_payloads* arguments,
                             uint32_t count, bool suppresses);
/// What the block's terminator yields, as results of the op that runs from number `first` on.
void tn_script__yield(tn_script* s, tn_ref block, uint32_t first);
const tn_script_op* tn_script__entry(const tn_script* s, tn_ref op);
/// The symbol that an attribute of the op names, seen from it; 0 for none.
tn_ref tn_script__symbol(const tn_script* s, tn_ref op, tn_attribute name);

//===-- script_match.c ------------------------------------------------------------------------===//

/// Whether the op is a LinalgOp of MLIR.
bool tn_script__is_structured(const tn_context* context, tn_ref op);
/// The only result of an op, if it is an index; 0 otherwise.
tn_ref tn_script__only_index(const tn_context* context, tn_ref op);
/// Refuses an op in the words of those that say no more.
tn_outcome tn_script__refuse_kind(tn_script* s, tn_ref op, tn_ref target);
tn_outcome tn_script__refuse_target(tn_script* s, tn_ref op, tn_ref target);
/// Whether it implements MLIR's TilingInterface.
bool tn_script__is_tileable(const tn_context* context, tn_ref op);

//===-- script_library.c ----------------------------------------------------------------------===//

/// The module that was loaded; 0 for none.
tn_ref tn_script__library(const tn_context* context);
/// Puts what the library defines into the symbol table `table`, where that only declares it or does
/// not have it. Reports what is defined twice.
TN_MUST_USE tn_status tn_script__merge_library(tn_rewriter* rewriter, tn_ref table);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_SCRIPT_H
