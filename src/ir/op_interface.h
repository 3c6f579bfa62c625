// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op interfaces: semantics of an op beyond its structure, for passes and analyses.
//
// Each part corresponds to an op interface of MLIR and has its name and meaning
// (mlir.llvm.org/docs/Interfaces and mlir/include/mlir/Interfaces). A part is data if data
// suffices, so that it can be read directly from the definition, else functions. A part that is
// missing is not implemented by the op: passes then make no assumptions about it.
//
// Passes use only these tables and know no op by its name. A dialect lists them by the names of its
// ops (tn_dialect_interface); an op's definition always has one, never NULL.
//
// Functions receive the op as a cell; they change nothing unless they take a rewriter.

#ifndef TENURE_SRC_IR_OP_INTERFACE_H
#define TENURE_SRC_IR_OP_INTERFACE_H

#include "ir/op_definition.h"
#include "ir/strides.h"

struct tn_op_state;

typedef struct tn_rewriter tn_rewriter;

//===-- MemoryEffectOpInterface ---------------------------------------------------------------===//

enum {
  TN_EFFECT_READ = 1,
  TN_EFFECT_WRITE = 2,
  TN_EFFECT_ALLOCATE = 4,  ///< The op allocates one of its results.
  TN_EFFECT_FREE = 8,
  TN_EFFECT_RECURSIVE = 16,  ///< The op also has the effects of its nested ops.
  TN_EFFECT_UNKNOWN = 32,
  TN_EFFECT_NONE = 64  ///< Only in a table: the op is known to have no effects.
};

//===-- ConditionallySpeculatable -------------------------------------------------------------===//

/// Speculative execution of an op.
typedef enum tn_speculatability {
  TN_NOT_SPECULATABLE,
  TN_SPECULATABLE,
  TN_RECURSIVELY_SPECULATABLE  ///< If all nested ops are speculatable.
} tn_speculatability;

//===-- BranchOpInterface ---------------------------------------------------------------------===//

/// The operands that a branch forwards to its successors: those of each successor are adjacent, in
/// the order of the successors. A branch may have a hundred thousand successors, so they are
/// iterated (tn_branch__next).
typedef struct tn_branch_walk {
  uint32_t start;  ///< The first operand of the next successor; initially the number of operands
                   ///< that are not forwarded.
  uint32_t next;   ///< The next successor.
  uint32_t first_count;  ///< The number of operands of the first successor.
  const int32_t* rest;   ///< The numbers of operands of the others.
  uint32_t rest_count;
  int32_t second;  ///< The array of `rest` if there are only two successors.
} tn_branch_walk;

typedef struct tn_branch_interface {
  /// getSuccessorOperands, for all successors: fills `out_walk`, which is zero.
  void (*successor_operands)(const tn_context* context, tn_ref op, tn_branch_walk* out_walk);
  /// Updates the attributes of the op, whose operands were changed, with the number of operands for
  /// each of its `count` successors. NULL: the only successor receives all.
  void (*set_successor_operands)(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                 uint32_t count);
  /// getSuccessorForOperands: returns the index of the successor taken for the constant operands
  /// `operands`, null where unknown; UINT32_MAX if it may be any. NULL: always any.
  uint32_t (*successor_for_operands)(const tn_context* context, tn_ref op,
                                     const tn_attribute* operands);
} tn_branch_interface;

//===-- RegionBranchOpInterface, RegionBranchTerminatorOpInterface ----------------------------===//

#define TN_REGION_PARENT UINT32_MAX

/// A control-flow edge with the forwarded values (RegionSuccessor).
typedef struct tn_region_successor {
  uint32_t region;         ///< The region's index; TN_REGION_PARENT: the op's results.
  uint32_t first_operand;  ///< The first operand, of the op at which the edge starts, that is
                           ///< forwarded.
  uint32_t operand_count;
  uint32_t first_input;  ///< The first argument of the region's entry block, or the first result,
                         ///< that receives operands.
} tn_region_successor;

/// Functions return the successor at `index`, and false if out of range. `operands` are the
/// constant values of operands, null where unknown, and NULL if nothing is known.
typedef struct tn_region_branch_interface {
  /// getEntrySuccessorRegions, getEntrySuccessorOperands.
  bool (*entry_successor)(const tn_context* context, tn_ref op, const tn_attribute* operands,
                          uint32_t index, tn_region_successor* out_successor);
  /// getSuccessorRegions, from the end of a region. The operands are the terminator's: all operands
  /// of a ReturnLike terminator; others implement tn_region_terminator_interface.
  bool (*region_successor)(const tn_context* context, tn_ref op, tn_ref region, uint32_t index,
                           tn_region_successor* out_successor);
  bool invokes_once;  ///< getRegionInvocationBounds: each region runs at most once.
} tn_region_branch_interface;

/// Common implementations: control enters the first region, and leaves a region to the op's
/// results.
bool tn_region_branch__to_first(const tn_context* context, tn_ref op, const tn_attribute* operands,
                                uint32_t index, tn_region_successor* out_successor);
bool tn_region_branch__to_parent(const tn_context* context, tn_ref op, tn_ref region,
                                 uint32_t index, tn_region_successor* out_successor);

typedef struct tn_region_terminator_interface {
  /// getSuccessorRegions, getMutableSuccessorOperands.
  bool (*successor)(const tn_context* context, tn_ref op, const tn_attribute* operands,
                    uint32_t index, tn_region_successor* out_successor);
} tn_region_terminator_interface;

//===-- LoopLikeOpInterface -------------------------------------------------------------------===//

typedef struct tn_loop_like_interface {
  uint32_t regions;  ///< getLoopRegions: bit i for the region at index i; all bits for all regions.
  /// moveOutOfLoop: moves an op in a loop region, which uses no value defined by the loop, out of
  /// the loop. NULL: before the loop.
  void (*move_out)(tn_rewriter* rewriter, tn_ref loop, tn_ref op);
} tn_loop_like_interface;

//===-- CallOpInterface, CallableOpInterface --------------------------------------------------===//

typedef struct tn_call_interface {
  /// getCallableForCallee: the attribute that names the callee; NULL: an operand is the callee.
  const char* callee;
  uint32_t first_argument;  ///< getArgOperands: the operands from this index on.
} tn_call_interface;

typedef struct tn_callable_interface {
  uint32_t region;  ///< getCallableRegion: its index. A callable is a symbol.
  /// FunctionOpInterface: the attributes with its function type, and with the attributes of its
  /// arguments and results. NULL for callables whose signature does not change.
  const char* type;
  const char* argument_attributes;
  const char* result_attributes;
} tn_callable_interface;

//===-- PromotableAllocationOpInterface, PromotableMemOpInterface -----------------------------===//

/// A memory location of one value, which may be promoted to SSA values (MemorySlot).
typedef struct tn_memory_slot {
  tn_ref pointer;
  tn_type type;  ///< The type of the stored value.
} tn_memory_slot;

typedef struct tn_promotable_allocation_interface {
  /// getPromotableSlots: returns the slot that the op allocates; false if it cannot be promoted.
  bool (*promotable_slot)(const tn_context* context, tn_ref op, tn_memory_slot* out_slot);
  /// getDefaultValue: creates, at the insertion point, the value of the slot before the first
  /// store; 0 on failure.
  tn_ref (*default_value)(tn_rewriter* rewriter, tn_ref op, const tn_memory_slot* slot);
} tn_promotable_allocation_interface;

#define TN_NO_OPERAND UINT32_MAX

/// An op that loads the whole value of a slot, as its only result, or overwrites it.
typedef struct tn_promotable_mem_interface {
  uint32_t pointer;  ///< The index of the operand that is the slot's pointer.
  uint32_t stored;   ///< getStored: the index of the stored operand (storesTo); TN_NO_OPERAND for a
                     ///< load.
} tn_promotable_mem_interface;

//===-- DialectInlinerInterface ---------------------------------------------------------------===//

/// NULL functions allow everything. An op without this interface is not inlined, and nothing is
/// inlined into its regions.
typedef struct tn_inliner_interface {
  /// isLegalToInline, for an op: returns whether it may be moved into a region of `around`.
  bool (*op_is_legal)(const tn_context* context, tn_ref op, tn_ref around);
  /// isLegalToInline, for a region: returns whether the contents of `source`, the callable's
  /// region, may be moved into the region of this op that contains `call`.
  bool (*region_is_legal)(const tn_context* context, tn_ref call, tn_ref source);
  /// isLegalToInline, for this call: returns whether it may be replaced by the body of `callable`.
  bool (*call_is_legal)(const tn_context* context, tn_ref call, tn_ref callable);
  /// handleTerminator: replaces this terminator of a callable by a branch to the block `target`,
  /// which has an argument for each result of the call. NULL: it stays. In a callable with one
  /// block the terminator is erased, and its operands replace the results of the call.
  void (*handle_terminator)(tn_rewriter* rewriter, tn_ref op, tn_ref target);
  /// materializeCallConversion, for this call: the name of the op that converts a value to another
  /// type, if the types of the call and of the callable differ; NULL: such calls cannot be inlined.
  const tn_storage* cast;
} tn_inliner_interface;

extern const tn_inliner_interface tn_inliner_interface__allow_all;

//===-- TilingInterface -----------------------------------------------------------------------===//

typedef struct tn_mixed tn_mixed;
typedef struct tn_slice tn_slice;

#define TN_TILING_NONE UINT32_MAX

/// Loops that an op executes internally, from 0 on in steps of 1, of which parts can be computed
/// separately. Offsets and sizes (dialects/common/views.h) are those of a part of each loop.
typedef struct tn_tiling_interface {
  /// getIterationDomain: creates, at the insertion point, the trip count of each loop; false if it
  /// cannot be determined.
  bool (*domain)(tn_rewriter* rewriter, tn_ref op, tn_mixed* out_sizes);
  /// getLoopIteratorTypes: returns the number of loops, TN_TILING_NONE for an op that cannot be
  /// tiled, and the set of reduction loops, as far as the set has room.
  uint32_t (*loops)(tn_context* context, tn_ref op, tn_dim_set* out_reductions);
  /// Returns the initial tensors of the results; they may have to be created.
  void (*destinations)(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values);
  /// getTiledImplementation: creates an op for the part, whose initial tensors are `destinations`;
  /// 0 if there is none.
  tn_ref (*tile)(tn_rewriter* rewriter, tn_ref op, const tn_ref* destinations,
                 const tn_mixed* offsets, const tn_mixed* sizes);
  /// getResultTilePosition: returns the offsets and sizes of the part in a result.
  bool (*position)(tn_rewriter* rewriter, tn_ref op, uint32_t result, tn_ref destination,
                   const tn_mixed* offsets, const tn_mixed* sizes, tn_slice* out_slice);
  /// getIndexingMapsArray: returns the maps of the operands, as an array; null if there are none.
  /// NULL: the op is not structured.
  tn_attribute (*maps)(tn_rewriter* rewriter, tn_ref op);
} tn_tiling_interface;

//===-- The table -----------------------------------------------------------------------------===//

struct tn_op_interface {
  /// TN_OP_TRAIT_* of the op besides those of its schema, such as CastOpInterface and ReturnLike.
  uint32_t traits;
  /// Folds an op whose dialect has no fold for it (dialect_entry.h); may be NULL.
  tn_fold_fn fold;
  /// inferReturnTypes: returns the first `capacity` of the `*out_count` result types of an op to be
  /// created. NULL: determined by the schema.
  tn_status (*infer_types)(tn_context* context, const tn_op_definition* definition,
                           const struct tn_op_state* state, tn_type* out_types, size_t capacity,
                           size_t* out_count);
  /// The name of the op that materializes constants that this op folds to; NULL: determined by its
  /// dialect.
  const tn_storage* constant;
  /// TN_EFFECT_*, for ops whose traits do not determine it; 0: `get_effects` determines it, and if
  /// that is NULL the effects are unknown.
  uint32_t effects;
  /// Returns the effects of one op, for ops for which they depend on more than the name.
  uint32_t (*get_effects)(const tn_context* context, tn_ref op);
  /// getSpeculatability; NULL: determined by the traits.
  tn_speculatability (*speculatability)(const tn_context* context, tn_ref op);
  /// Returns whether `op` stays valid if `moved`, which defines some of its operands or their
  /// operands, is moved into a region of a sibling op. NULL: it is valid wherever its operands
  /// dominate it.
  bool (*allows_sinking)(const tn_context* context, tn_ref op, tn_ref moved);
  // NULL: the op does not implement it.
  const tn_branch_interface* branch;
  const tn_region_branch_interface* region_branch;
  const tn_region_terminator_interface* region_terminator;
  const tn_loop_like_interface* loop_like;
  const tn_call_interface* call;
  const tn_callable_interface* callable;
  const tn_promotable_allocation_interface* promotable_allocation;
  const tn_promotable_mem_interface* promotable_mem;
  const tn_inliner_interface* inliner;
  const tn_tiling_interface* tiling;
};

/// The interface of ops that implement nothing.
extern const tn_op_interface tn_op_interface__none;
/// The interface of ops that can be inlined everywhere, and implement nothing else.
extern const tn_op_interface tn_op_interface__inlined;

/// Returns the op's interface; for unregistered ops one that implements nothing.
static inline const tn_op_interface* tn_op_interface__of(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL ? &tn_op_interface__none : definition->interface;
}

//===-- Operands of branches ------------------------------------------------------------------===//

/// The range of a branch's operands that are forwarded to the arguments of one successor.
typedef struct tn_forwarded {
  uint32_t start;
  uint32_t count;
} tn_forwarded;

/// Starts a walk over the successors of a branch; false if `op` does not implement the interface.
/// `out_walk` must not be moved.
bool tn_branch__walk(const tn_context* context, tn_ref op, tn_branch_walk* out_walk);
/// Returns the operands forwarded to the next successor.
static inline tn_forwarded tn_branch__next(tn_branch_walk* walk) {
  const uint32_t index = walk->next - 1;
  tn_forwarded range = {walk->start, walk->first_count};
  if (walk->next != 0) range.count = index < walk->rest_count ? (uint32_t)walk->rest[index] : 0;
  walk->start += range.count;
  ++walk->next;
  return range;
}
/// Checks that the operands forwarded to each successor have the number and types of its arguments
/// (MLIR's verifyBranchSuccessorOperands).
TN_MUST_USE tn_status tn_branch__verify(const tn_context* context, tn_ref op);

//===-- Interface tables of dialects ----------------------------------------------------------===//

typedef struct tn_named_interface {
  const char* name;  ///< The name of an op, without its dialect.
  const tn_op_interface* interface;
} tn_named_interface;

/// The interfaces of the ops of a dialect.
typedef struct tn_dialect_interface {
  const tn_op_interface* others;  ///< The interface of ops that are not listed; may be NULL.
  const tn_named_interface* ops;
  size_t op_count;
} tn_dialect_interface;

/// Sets the interface of a definition under construction, of the op `leaf` of a dialect whose table
/// may be NULL, and the traits that follow from it.
void tn_op_interface__attach(const tn_dialect_entry* dialect, tn_string_view leaf,
                             tn_op_definition* definition);

/// Returns whether a pattern of its dialect applies to the op called `leaf`.
static inline bool tn_named_pattern__is_for(const tn_named_pattern* pattern, tn_string_view leaf) {
  return pattern->root == NULL || tn_string_view_equal(leaf, tn_string_view_from(pattern->root));
}
/// Returns the number of patterns of the dialect, which may be NULL, for the op called `leaf`.
uint32_t tn_named_patterns__count(const tn_dialect_entry* dialect, tn_string_view leaf);
/// Copies them to `out_patterns`, which has the capacity, in the order in which they are tried: by
/// benefit, and in the order of the table for equal benefit.
void tn_named_patterns__collect(const tn_dialect_entry* dialect, tn_string_view leaf,
                                const tn_named_pattern** out_patterns);

#endif  // TENURE_SRC_IR_OP_INTERFACE_H
