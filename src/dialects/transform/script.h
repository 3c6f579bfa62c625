// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transform scripts: ops of the transform dialect that run on a payload.
//
//   script.c           the payloads of handles, and reports of failures
//   script_run.c       running one op: checks operands, runs it, invalidates consumed handles
//   script_pass.c      transform-interpreter, and libraries
//   script_flow.c      sequences, choices, matchers
//   script_handle.c    handles derived from handles, and parameters
//   script_match.c     queries of a payload
//   script_apply.c     passes and patterns on payloads
//
// A payload is stored with the generation of its cell, so that erased payloads are detected without
// notifications. A consumed handle remains, marked with its consumer, until the end of its block.
//
// Failures are like MLIR's: silenceable failures are messages on a stack that an op may suppress;
// definite failures are reported immediately and end the script.

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

/// A payload: an op, a value or a parameter.
typedef struct tn_payload {
  tn_attribute param;   ///< Null for an op or a value.
  tn_ref ref;           ///< The op or value.
  tn_ref owner;         ///< Its cell.
  uint32_t generation;  ///< Valid while the cell has this generation.
} tn_payload;

/// Zero-initialized, it is empty.
typedef struct tn_payloads {
  tn_payload* items;
  uint32_t count;
  size_t capacity;
} tn_payloads;

/// The payloads of a handle.
typedef struct tn_mapping {
  tn_ref handle;  ///< 0: the mapping is unused.
  tn_payloads of;
  tn_ref consumer;  ///< The op that invalidated it, 0 for none, and the operand.
  uint32_t operand;
  uint32_t ancestor;  ///< The locations of the consumed op and of the nested op.
  uint32_t nested;
} tn_mapping;

typedef struct tn_script_message {
  tn_severity severity;
  uint32_t location;
  char* words;
} tn_script_message;

typedef struct tn_script {
  tn_rewriter* rewriter;  ///< Notifies of replaced payloads.
  bool is_expensive;
  tn_ref root;  ///< The root of the whole payload.
  tn_mapping* mappings;
  size_t count;
  size_t capacity;
  size_t floor;           ///< Mappings below belong to the caller of an isolated sequence.
  tn_judy_map by_handle;  ///< Maps a handle to its mapping's index plus 1.
  tn_cell_map tracked;    ///< Ops that are or were payloads.
  tn_payloads* results;   ///< The results of the current op.
  tn_ref current;         ///< The current op.
  tn_script_message* messages;
  size_t message_count;
  size_t message_capacity;
  uint32_t depth;       ///< The nesting depth of ops that run others.
  uint32_t lost_count;  ///< The number of payloads whose replacement is invalid.
} tn_script;

typedef tn_outcome (*tn_script_run_fn)(tn_script* s, tn_ref op);
typedef tn_outcome (*tn_script_each_fn)(tn_script* s, tn_ref op, tn_ref target);

/// How to run an op of the dialect: as a whole, or once for each payload of its first operand.
typedef struct tn_script_op {
  const char* name;  ///< Without the dialect; NULL terminates the table.
  tn_script_run_fn run;
  tn_script_each_fn each;
  uint32_t consumes;  ///< A mask of operands.
  tn_op_code target;  ///< The required kind of payload; TN_CODE_NONE for any.
} tn_script_op;

// Flags in `consumes` besides operands.
#define TN_SCRIPT_CALLS (1u << 24)    ///< Consumes like the sequence that it calls.
#define TN_SCRIPT_NESTS (1u << 25)    ///< Consumes like the nested ops consume block arguments.
#define TN_SCRIPT_REPEATS (1u << 26)  ///< Consumed payloads may repeat.
#define TN_SCRIPT_MATCHES (1u << 27)  ///< Allowed in a matcher.

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
/// Returns the payloads of a handle; NULL for none.
tn_mapping* tn_script__find(const tn_script* s, tn_ref handle);
/// Returns a copy of the live payloads of an operand, which the caller frees.
tn_payloads tn_script__operand(tn_script* s, tn_ref op, uint32_t index);
/// Returns the only payload op of an operand; 0 for none or several.
tn_ref tn_script__single(tn_script* s, tn_ref op, uint32_t index);
/// Maps a handle to the payloads in `owned_list`.
void tn_script__map(tn_script* s, tn_ref handle, tn_payloads* owned_list);
void tn_script__map_copy(tn_script* s, tn_ref handle, const tn_payloads* list);
/// Removes the mappings after the first `count`.
void tn_script__unmap_to(tn_script* s, size_t count);
void tn_script__close(tn_script* s);
extern const tn_rewrite_events tn_script__events;

/// Append to result `index` of the current op.
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
/// Reports a diagnostic immediately at an op, and shows the op.
void tn_script__say_at(tn_script* s, tn_severity severity, tn_ref op,
                       const tn_text_buffer* message);
/// Appends the op in its custom assembly.
void tn_script__append(tn_script* s, tn_ref op, bool is_local, bool skips_regions,
                       tn_text_buffer* text);
/// Report or discard the pending messages after the first `count`.
void tn_script__report(tn_script* s, size_t count);
void tn_script__silence(tn_script* s, size_t count);
static inline uint32_t tn_script__location(const tn_script* s, tn_ref op) {
  return tn_op__at(s->rewriter->context, op)->location;
}
uint32_t tn_script__value_location(const tn_script* s, tn_ref value);

//===-- script_run.c --------------------------------------------------------------------------===//

/// Returns whether the op consumes an operand.
bool tn_script__consumes(tn_script* s, tn_ref op, uint32_t index);
/// Like tn_script__consumes for an op that is not run; an op that the library cannot run consumes
/// nothing.
bool tn_script__may_consume(const tn_context* context, tn_symbol_finder* finder, tn_ref op,
                            uint32_t index);
tn_outcome tn_script__apply(tn_script* s, tn_ref op);
/// Runs the ops of a block up to its terminator.
tn_outcome tn_script__block(tn_script* s, tn_ref block, bool suppresses);
/// Runs a block of a region with payloads for its arguments; the caller removes the mappings.
tn_outcome tn_script__region(tn_script* s, tn_ref block, const tn_payloads* arguments,
                             uint32_t count, bool suppresses);
/// Appends the operands of the block's terminator to the results of the current op from index
/// `first` on.
void tn_script__yield(tn_script* s, tn_ref block, uint32_t first);
const tn_script_op* tn_script__entry(const tn_script* s, tn_ref op);
/// Returns the symbol that an attribute of the op refers to; 0 for none.
tn_ref tn_script__symbol(const tn_script* s, tn_ref op, tn_attribute name);

//===-- script_match.c ------------------------------------------------------------------------===//

/// Returns whether the op is one of MLIR's LinalgOps.
bool tn_script__is_structured(const tn_context* context, tn_ref op);
/// Returns the only result of an op if it is an index; otherwise 0.
tn_ref tn_script__only_index(const tn_context* context, tn_ref op);
/// Reject a payload op with a generic message.
tn_outcome tn_script__refuse_kind(tn_script* s, tn_ref op, tn_ref target);
tn_outcome tn_script__refuse_target(tn_script* s, tn_ref op, tn_ref target);
/// Returns whether the op implements MLIR's TilingInterface.
bool tn_script__is_tileable(const tn_context* context, tn_ref op);

//===-- script_library.c ----------------------------------------------------------------------===//

/// Returns the loaded library module; 0 for none.
tn_ref tn_script__library(const tn_context* context);
/// Adds definitions of the library to the symbol table `table` where it only declares or lacks
/// them. Reports duplicate definitions.
TN_MUST_USE tn_status tn_script__merge_library(tn_rewriter* rewriter, tn_ref table);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_SCRIPT_H
