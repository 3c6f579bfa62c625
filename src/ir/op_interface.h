// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an op offers to passes and analyses beyond its structure: the interfaces in its definition.
//
// Each part corresponds to an op interface of MLIR and has its name and meaning
// (mlir.llvm.org/docs/Interfaces and mlir/include/mlir/Interfaces). A part is data where data is
// enough, so that it is read straight from the definition, and functions where it is not. A part
// that is left out is one that the op does not implement: passes then take it for an op of which
// nothing is known.
//
// Passes ask these tables alone and know no op by its name. A dialect lists them by the names of
// its ops (tn_dialect_interface); an op's definition has one from when it is loaded, never NULL.
//
// Functions get the op in cells; they change nothing unless they take a rewriter.

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
  TN_EFFECT_ALLOCATE = 4,  ///< What it makes is one of its results.
  TN_EFFECT_FREE = 8,
  TN_EFFECT_RECURSIVE = 16,  ///< And those of the ops in it.
  TN_EFFECT_UNKNOWN = 32,
  TN_EFFECT_NONE = 64  ///< In a table alone: that there are none is known.
};

//===-- ConditionallySpeculatable -------------------------------------------------------------===//

/// Whether an op may run where it was not asked to.
typedef enum tn_speculatability {
  TN_NOT_SPECULATABLE,
  TN_SPECULATABLE,
  TN_RECURSIVELY_SPECULATABLE  ///< If all ops in it may.
} tn_speculatability;

//===-- BranchOpInterface ---------------------------------------------------------------------===//

/// The operands that a branch hands to its successors: those for each stand side by side, in the
/// order of the successors. A branch may have a hundred thousand of them, so they are walked
/// (tn_branch__next).
typedef struct tn_branch_walk {
  uint32_t start;  ///< Of what goes to the next successor; at first, how many operands go to none.
  uint32_t next;   ///< The next successor.
  uint32_t first_count;  ///< Of what goes to the first successor.
  const int32_t* rest;   ///< How many go to each of the others.
  uint32_t rest_count;
  int32_t second;  ///< What `rest` points to where there are two alone.
} tn_branch_walk;

typedef struct tn_branch_interface {
  /// getSuccessorOperands, of all successors: fills `out_walk`, which is zero.
  void (*successor_operands)(const tn_context* context, tn_ref op, tn_branch_walk* out_walk);
  /// Says in the op's attributes how many of its operands, which were changed, go to each of its
  /// `count` successors. NULL: they all go to the only one.
  void (*set_successor_operands)(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                 uint32_t count);
  /// getSuccessorForOperands: the number of the successor that is taken if operands are known to be
  /// `operands`, null for those that are not; UINT32_MAX if that may be any. NULL: always any.
  uint32_t (*successor_for_operands)(const tn_context* context, tn_ref op,
                                     const tn_attribute* operands);
} tn_branch_interface;

//===-- RegionBranchOpInterface, RegionBranchTerminatorOpInterface ----------------------------===//

#define TN_REGION_PARENT UINT32_MAX

/// Where control may go, and what goes with it (RegionSuccessor).
typedef struct tn_region_successor {
  uint32_t region;         ///< Its index; TN_REGION_PARENT: the op's results.
  uint32_t first_operand;  ///< What goes there: operands of the op that control comes from, to
  uint32_t operand_count;
  uint32_t first_input;  ///< arguments of the region's first block, or results, from this one on.
} tn_region_successor;

/// Functions return the successor at `index`, and false after the last one. `operands` are what
/// operands are known to be, null for those that are not, and NULL if nothing is known.
typedef struct tn_region_branch_interface {
  /// getEntrySuccessorRegions, getEntrySuccessorOperands.
  bool (*entry_successor)(const tn_context* context, tn_ref op, const tn_attribute* operands,
                          uint32_t index, tn_region_successor* out_successor);
  /// getSuccessorRegions, from the end of a region. Operands are the terminator's: all of a
  /// ReturnLike one's, others say it themselves (tn_region_terminator_interface).
  bool (*region_successor)(const tn_context* context, tn_ref op, tn_ref region, uint32_t index,
                           tn_region_successor* out_successor);
  bool invokes_once;  ///< getRegionInvocationBounds: each region runs once at the most.
} tn_region_branch_interface;

/// The common cases: control goes to the first region, and from a region's end to the op's results.
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
  uint32_t regions;  ///< getLoopRegions: bit i for region number i; all bits for all regions.
  /// moveOutOfLoop: moves an op in a loop region, which takes nothing that the loop defines, out
  /// of the loop. NULL: before the loop.
  void (*move_out)(tn_rewriter* rewriter, tn_ref loop, tn_ref op);
} tn_loop_like_interface;

//===-- CallOpInterface, CallableOpInterface --------------------------------------------------===//

typedef struct tn_call_interface {
  /// getCallableForCallee: the attribute that names what is called; NULL: an operand is called.
  const char* callee;
  uint32_t first_argument;  ///< getArgOperands: the operands from this one on.
} tn_call_interface;

typedef struct tn_callable_interface {
  uint32_t region;  ///< getCallableRegion: its number. A callable is a symbol.
  /// FunctionOpInterface: the attributes that have its type, which is a function type, and those
  /// of its arguments and results. NULL for callables whose signature stays as it is.
  const char* type;
  const char* argument_attributes;
  const char* result_attributes;
} tn_callable_interface;

//===-- PromotableAllocationOpInterface, PromotableMemOpInterface -----------------------------===//

/// A place in memory that holds one value and may become values (MemorySlot).
typedef struct tn_memory_slot {
  tn_ref pointer;
  tn_type type;  ///< Of what it holds.
} tn_memory_slot;

typedef struct tn_promotable_allocation_interface {
  /// getPromotableSlots: the slot that the op allocates; false if it cannot become values.
  bool (*promotable_slot)(const tn_context* context, tn_ref op, tn_memory_slot* out_slot);
  /// getDefaultValue: makes, where the rewriter stands, what the slot holds before anything is
  /// stored; 0 on failure.
  tn_ref (*default_value)(tn_rewriter* rewriter, tn_ref op, const tn_memory_slot* slot);
} tn_promotable_allocation_interface;

#define TN_NO_OPERAND UINT32_MAX

/// An op that loads all that a slot holds, which is its only result, or stores it anew.
typedef struct tn_promotable_mem_interface {
  uint32_t pointer;  ///< The operand that is the slot's pointer.
  uint32_t stored;   ///< getStored: the operand that is stored (storesTo); TN_NO_OPERAND: it loads.
} tn_promotable_mem_interface;

//===-- DialectInlinerInterface ---------------------------------------------------------------===//

/// What is NULL allows everything. An op without such an interface is not inlined, and nothing is
/// inlined into its regions.
typedef struct tn_inliner_interface {
  /// isLegalToInline, of an op: whether it may come into a region of `around`.
  bool (*op_is_legal)(const tn_context* context, tn_ref op, tn_ref around);
  /// isLegalToInline, of a region: whether what is in `source`, the callable's region, may come
  /// into the region of this op in which `call` stands.
  bool (*region_is_legal)(const tn_context* context, tn_ref call, tn_ref source);
  /// isLegalToInline, of this call: whether it may be replaced by the body of `callable`.
  bool (*call_is_legal)(const tn_context* context, tn_ref call, tn_ref callable);
  /// handleTerminator: makes this terminator of a callable a branch to the block `target`, which
  /// has an argument for each result of the call. NULL: it stays. Where the callable has one block
  /// its terminator goes, and the operands are what the call gives.
  void (*handle_terminator)(tn_rewriter* rewriter, tn_ref op, tn_ref target);
  /// materializeCallConversion, of this call: the name of the op that makes a value of one type
  /// from one of another, where types of the call and of the callable differ; NULL: then it is not
  /// legal.
  const tn_storage* cast;
} tn_inliner_interface;

extern const tn_inliner_interface tn_inliner_interface__allow_all;

//===-- TilingInterface -----------------------------------------------------------------------===//

typedef struct tn_mixed tn_mixed;
typedef struct tn_slice tn_slice;

#define TN_TILING_NONE UINT32_MAX

/// Loops that an op runs in itself, from 0 on in steps of 1, of which parts may be done by
/// themselves. Offsets and sizes (dialects/common/views.h) are those of a part of each loop.
typedef struct tn_tiling_interface {
  /// getIterationDomain: makes, where the rewriter stands, how often each loop runs; false where
  /// that cannot be said.
  bool (*domain)(tn_rewriter* rewriter, tn_ref op, tn_mixed* out_sizes);
  /// getLoopIteratorTypes: how many loops there are, TN_TILING_NONE for an op that has no parts;
  /// those that are reductions, as far as the set has room for them.
  uint32_t (*loops)(tn_context* context, tn_ref op, tn_dim_set* out_reductions);
  /// The tensors that results begin with; they may have to be made.
  void (*destinations)(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values);
  /// getTiledImplementation: makes an op for the part, which has `destinations` for those; 0 where
  /// there is none.
  tn_ref (*tile)(tn_rewriter* rewriter, tn_ref op, const tn_ref* destinations,
                 const tn_mixed* offsets, const tn_mixed* sizes);
  /// getResultTilePosition: the offsets and sizes, in a result, of the part.
  bool (*position)(tn_rewriter* rewriter, tn_ref op, uint32_t result, tn_ref destination,
                   const tn_mixed* offsets, const tn_mixed* sizes, tn_slice* out_slice);
  /// getIndexingMapsArray: the map of each operand, in an array; null where there are none. NULL:
  /// the op is not structured.
  tn_attribute (*maps)(tn_rewriter* rewriter, tn_ref op);
} tn_tiling_interface;

//===-- The table -----------------------------------------------------------------------------===//

struct tn_op_interface {
  /// TN_OP_TRAIT_* that the op has beside those of its schema. CastOpInterface and ReturnLike are
  /// such.
  uint32_t traits;
  /// Folds an op whose dialect has no fold of its own (dialect_entry.h); may be NULL.
  tn_fold_fn fold;
  /// inferReturnTypes: the types of the results of an op that is to be made, the first `capacity`
  /// of `*out_count`. NULL: the schema says it.
  tn_status (*infer_types)(tn_context* context, const tn_op_definition* definition,
                           const struct tn_op_state* state, tn_type* out_types, size_t capacity,
                           size_t* out_count);
  /// The name of the op that constants are made by which it folds to; NULL: its dialect says it.
  const tn_storage* constant;
  /// TN_EFFECT_*, for ops whose traits do not say it; 0: `get_effects` does, and if that is NULL
  /// they are unknown.
  uint32_t effects;
  /// The effects of one op, for those that depend on more than its name.
  uint32_t (*get_effects)(const tn_context* context, tn_ref op);
  /// getSpeculatability; NULL: the traits say it.
  tn_speculatability (*speculatability)(const tn_context* context, tn_ref op);
  /// Whether `op` is still valid once `moved`, which makes some of its operands or their operands,
  /// is in a region of an op beside `moved`. NULL: it is valid wherever its operands dominate it.
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

/// Of ops that implement nothing.
extern const tn_op_interface tn_op_interface__none;
/// Of ops that go wherever a function's body goes, and implement nothing else.
extern const tn_op_interface tn_op_interface__inlined;

/// The op's interface; that of ops that implement nothing for unregistered ones.
static inline const tn_op_interface* tn_op_interface__of(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL ? &tn_op_interface__none : definition->interface;
}

//===-- Where tables come from ----------------------------------------------------------------===//

typedef struct tn_named_interface {
  const char* name;  ///< Of an op, without its dialect's.
  const tn_op_interface* interface;
} tn_named_interface;

/// What the ops of a dialect offer.
typedef struct tn_dialect_interface {
  const tn_op_interface* others;  ///< Of ops that are not listed; may be NULL.
  const tn_named_interface* ops;
  size_t op_count;
} tn_dialect_interface;

/// Gives a definition that is being made, of the op `leaf` of a dialect whose table may be NULL,
/// its interface, and the traits that follow from it.
void tn_op_interface__attach(const tn_dialect_entry* dialect, tn_string_view leaf,
                             tn_op_definition* definition);

/// Whether a pattern of its dialect is for the op called `leaf`.
static inline bool tn_named_pattern__is_for(const tn_named_pattern* pattern, tn_string_view leaf) {
  return pattern->root == NULL || tn_string_view_equal(leaf, tn_string_view_from(pattern->root));
}
/// How many patterns of the dialect, which may be NULL, are for the op called `leaf`.
uint32_t tn_named_patterns__count(const tn_dialect_entry* dialect, tn_string_view leaf);
/// Puts them into `out_patterns`, which has room, in the order in which they are tried: by benefit,
/// and in that of the table where it is the same.
void tn_named_patterns__collect(const tn_dialect_entry* dialect, tn_string_view leaf,
                                const tn_named_pattern** out_patterns);

#endif  // TENURE_SRC_IR_OP_INTERFACE_H
