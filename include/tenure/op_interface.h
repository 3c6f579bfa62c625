// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op interfaces: what the ops of a user's dialect provide to passes and analyses beyond their
// schema.
//
//   attaching  tn_op_interfaces_attach, tn_op_interfaces_are_attached
//   asking     tn_value_constant, tn_operation_name_infers_types, tn_op_infer_types
//   parts      tn_op_branch, tn_op_region_branch, tn_op_region_terminator, tn_op_call,
//              tn_op_callable, tn_op_memory_slot, tn_op_memory_access, tn_op_inliner,
//              tn_op_assembly (assembly.h)
//   custom     tn_own_interface, tn_op_own_interface: interfaces of the caller's own passes
//
// A schema describes the structure of an op, and by its traits (Pure, Commutative, Idempotent,
// Involution, ConstantLike, CastOpInterface, ReturnLike, RecursiveMemoryEffects, ...) the simple
// part of its semantics. A tn_op_interfaces describes the rest, as data or as functions. Passes use
// it as they use the library's own dialects. A zero member is left out; an op that provides
// nothing is treated conservatively.
//
// ```c
// tn_context* context = NULL;
// if (tn_context_create(NULL, &context) != TN_OK) return TN_OUT_OF_MEMORY;
// // Once the schema of `mine` is loaded:
// const tn_op_interfaces load = {.effects = TN_MEMORY_EFFECT_READ,
//                                .inliner = &(tn_op_inliner){0}};
// const tn_status status =
//     tn_op_interfaces_attach(context, tn_string_view_from("mine.load"), &load);
// tn_context_destroy(context);
// return status;
// ```
//
// Its functions are called by runs of pass managers and of pattern sets, on the thread that made
// that call, with handles of its scope; if several threads run at a time, concurrently. In a
// context with such functions, passes do not use threads of their own. Except for patterns they
// read (base.h): changes are errors. TN_OK means yes, TN_NOT_FOUND means no, or that there is no
// result; any other status ends the pass or the run, which returns it. Each may be called
// repeatedly, and must return the same as long as the IR does not change.
//
// Each member corresponds to an interface of MLIR, which its comment names. Source: MLIR,
// "Interfaces", and mlir/include/mlir/Interfaces.

#ifndef TENURE_OP_INTERFACE_H
#define TENURE_OP_INTERFACE_H

#include <tenure/assembly.h>
#include <tenure/rewrite.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Effects -------------------------------------------------------------------------------===//

/// What an op does to memory. Source: MLIR, MemoryEffectOpInterface.
typedef enum tn_memory_effect {
  TN_MEMORY_EFFECT_UNKNOWN = 0,  ///< It may do anything.
  TN_MEMORY_EFFECT_READ = 1,
  TN_MEMORY_EFFECT_WRITE = 2,
  TN_MEMORY_EFFECT_ALLOCATE = 4,  ///< It allocates one of its results.
  TN_MEMORY_EFFECT_FREE = 8,
  TN_MEMORY_EFFECT_RECURSIVE = 16,  ///< And the effects of its nested ops.
  TN_MEMORY_EFFECT_NONE = 64        ///< No memory effect. Excludes the others.
} tn_memory_effect;

/// Whether an op may run where it was not asked to. Source: MLIR, ConditionallySpeculatable.
typedef enum tn_speculation {
  /// By the schema's traits: Pure, AlwaysSpeculatable and RecursivelySpeculatable.
  TN_SPECULATION_BY_TRAITS = 0,
  TN_SPECULATION_NEVER,
  TN_SPECULATION_ALWAYS,
  TN_SPECULATION_RECURSIVE  ///< If all nested ops are.
} tn_speculation;

//===-- Control flow --------------------------------------------------------------------------===//

/// The operands that a branch forwards to its successors: adjacent operands, in the order of the
/// successors. The verifier compares them with the arguments of the blocks. Source: MLIR,
/// BranchOpInterface.
typedef struct tn_op_branch {
  /// The attribute (a dense array of i32) with the number of operands for each successor; such as
  /// "operandSegmentSizes", which a schema's AttrSizedOperandSegments makes. NULL: there is one
  /// successor, which gets all.
  const char* segments;
  /// The position of the first successor in that attribute; earlier segments are not forwarded.
  uint32_t first_segment;
  /// Without such counts: how many operands, the first ones, go to no successor.
  uint32_t own_operand_count;
  /// getSuccessorForOperands: the number of the successor that is taken when operands are known to
  /// be `operands`, null for those that are not. TN_NOT_FOUND: that may be any. NULL: always any.
  tn_status (*successor_for_operands)(void* user_data, tn_op op, const tn_attribute* operands,
                                      size_t operand_count, uint32_t* out_successor);
} tn_op_branch;

#define TN_REGION_EDGE_PARENT UINT32_MAX

/// Where control may go, and what goes with it. Source: MLIR, RegionSuccessor.
typedef struct tn_region_edge {
  uint32_t region;         ///< Its index; TN_REGION_EDGE_PARENT: the op's results.
  uint32_t first_operand;  ///< What goes there: operands of the op that control comes from, to
  uint32_t operand_count;
  uint32_t first_input;  ///< arguments of the region's first block, or results, from this one on.
} tn_region_edge;

/// How control goes into the regions of an op, between them and out. Source: MLIR,
/// RegionBranchOpInterface.
typedef struct tn_op_region_branch {
  /// getEntrySuccessorRegions: the edge at `index`, all zero on entry; TN_NOT_FOUND after the last.
  /// `operands` are the constant values of operands, null if unknown. NULL: into any of the
  /// regions, without operands.
  tn_status (*entry_edge)(void* user_data, tn_op op, const tn_attribute* operands,
                          size_t operand_count, uint32_t index, tn_region_edge* out_edge);
  /// getSuccessorRegions: the same from the end of a region. The forwarded operands are those of
  /// its terminator, all operands of a ReturnLike one; others implement tn_op_region_terminator.
  /// NULL: to the op's results.
  tn_status (*region_edge)(void* user_data, tn_op op, uint32_t region, uint32_t index,
                           tn_region_edge* out_edge);
  bool runs_once;  ///< getRegionInvocationBounds: each region runs once at the most.
} tn_op_region_branch;

/// Where a terminator sends control that is not simply ReturnLike. Source: MLIR,
/// RegionBranchTerminatorOpInterface.
typedef struct tn_op_region_terminator {
  /// As entry_edge above, of a terminator. Not NULL.
  tn_status (*edge)(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                    uint32_t index, tn_region_edge* out_edge);
} tn_op_region_terminator;

//===-- Calls ---------------------------------------------------------------------------------===//

/// An op that calls. Source: MLIR, CallOpInterface.
typedef struct tn_op_call {
  const char* callee;       ///< The attribute (a symbol reference) with the callee; NULL: an
                            ///< operand is the callee.
  uint32_t first_argument;  ///< Operands from this one on are arguments.
} tn_op_call;

/// An op that is called; its schema has the trait Symbol. Source: MLIR, CallableOpInterface and
/// FunctionOpInterface.
typedef struct tn_op_callable {
  uint32_t region;  ///< The index of its body.
  /// The attribute with its type, a function type, and those (arrays) of its arguments and
  /// results. NULL for callables whose signature stays as it is.
  const char* type;
  const char* argument_attributes;
  const char* result_attributes;
} tn_op_callable;

//===-- Memory --------------------------------------------------------------------------------===//

/// An op whose only result is a place in memory for one value, which may become values (mem2reg).
/// Source: MLIR, PromotableAllocationOpInterface.
typedef struct tn_op_memory_slot {
  /// The type of what is in it; TN_NOT_FOUND: it cannot become values. Not NULL.
  tn_status (*value_type)(void* user_data, tn_op op, tn_type* out_type);
  /// The op that makes what is in it before anything is stored: without operands, with one result.
  /// NULL: poison.
  const char* default_op;
} tn_op_memory_slot;

#define TN_NO_STORED_OPERAND UINT32_MAX

/// An op that loads all of a memory slot, as its only result, or overwrites it.
/// Source: MLIR, PromotableMemOpInterface.
typedef struct tn_op_memory_access {
  uint32_t pointer;  ///< The operand that is the slot.
  uint32_t stored;   ///< The operand that is stored; TN_NO_STORED_OPERAND: it loads.
} tn_op_memory_access;

//===-- Inlining ------------------------------------------------------------------------------===//

/// What is NULL allows everything. An op without such a part is not inlined, nor is anything into
/// its regions. Source: MLIR, DialectInlinerInterface.
typedef struct tn_op_inliner {
  /// isLegalToInline, of an op: whether it may come into a region of `around`.
  tn_status (*op_is_legal)(void* user_data, tn_op op, tn_op around);
  /// isLegalToInline, for a region: whether the blocks of `source`, a region of a callable, may be
  /// inlined into the region of `op` that contains `call`.
  tn_status (*region_is_legal)(void* user_data, tn_op op, tn_op call, tn_region source);
  /// isLegalToInline, of this call: whether the body of `callable` may take its place.
  tn_status (*call_is_legal)(void* user_data, tn_op call, tn_op callable);
  /// handleTerminator, for a ReturnLike terminator of a callable with several blocks: the op that
  /// replaces it, a branch with its operands and one successor ("cf.br"). NULL: it stays. In a
  /// callable with one block the terminator is removed, and its operands replace the results of the
  /// call.
  const char* branch;
  /// materializeCallConversion, of this call: the op that makes a value of one type from one of
  /// another ("mine.cast"), with one operand and one result. It is made where types of the call
  /// differ from those of what it calls; NULL: such calls stay.
  const char* cast;
} tn_op_inliner;

//===-- Own interfaces ------------------------------------------------------------------------===//

/// An interface for the caller's own passes, under a name that they agree on: a table of any kind,
/// opaque to the library.
typedef struct tn_own_interface {
  const char* name;
  const void* table;  ///< Borrowed as long as the context lives; not NULL.
} tn_own_interface;

//===-- The table -----------------------------------------------------------------------------===//

/// What ops of one name offer. All zero: nothing.
typedef struct tn_op_interfaces {
  void* user_data;  ///< Passed to all of its functions.
  /// Called on `user_data` when the context ends, whose handles are stale then; may be NULL.
  void (*delete_user_data)(void* user_data);

  /// Folds the op as tn_fold_hook_fn, without changing it: in-place changes need a pattern. Called
  /// by canonicalize, sccp, and all other passes that fold.
  tn_fold_hook_fn fold;
  /// Checks the op beyond its schema; what is in it was checked before. TN_VERIFY_FAILED: it is
  /// wrong, and why was reported (tn_op_emit_error, verify.h); other statuses end the verifier,
  /// which returns them. Called wherever IR is verified, by tn_op_verify and after reading a text
  /// too.
  tn_status (*verify)(void* user_data, tn_op op);
  /// Infers the result types of an op to be created, if the schema does not determine them: called
  /// by tn_op_infer_types and all functions that create ops without explicit types, instead of the
  /// schema's inference. `state` has no results, and its properties are among the attributes; its
  /// handles are those of the creating call. Writes the first `capacity` types to `out_types`, and
  /// their number to `out_count`: if that is larger, it is called again with more room.
  /// TN_NOT_FOUND: no types for such an op; the reason may have been reported. TN_INTERRUPTED and
  /// TN_OUT_OF_MEMORY are passed through, all others are reported. Source: MLIR,
  /// InferTypeOpInterface.
  tn_status (*infer_types)(void* user_data, const tn_op_state* state, tn_type* out_types,
                           size_t capacity, size_t* out_count);
  /// How the op prints and parses its custom form, instead of its schema's format. Called by all
  /// functions that print and parse text, on their thread.
  const tn_op_assembly* assembly;
  /// The op ("mine.constant") that a constant is made by when `fold` gave an attribute: it has
  /// that as its attribute `value`, and one result; a dialect that is loaded, or the library's, has
  /// it. NULL: arith.constant.
  const char* constant_op;
  /// Patterns that canonicalize tries on the op, before those of the library's dialects. Each has
  /// user data of its own; a root that is empty is the op, and no other can be given.
  const tn_pattern* canonicalizations;
  size_t canonicalization_count;

  /// TN_MEMORY_EFFECT_*, unless determined by a trait of the schema: an op that is Pure or
  /// NoMemoryEffect has none, one with RecursiveMemoryEffects has those of its nested ops;
  /// contradictions are errors.
  uint32_t effects;
  /// The effects of one op, where they depend on more than its name; asked if `effects` is 0.
  tn_status (*get_effects)(void* user_data, tn_op op, uint32_t* out_effects);
  tn_speculation speculation;
  /// The same of one op; asked if `speculation` is TN_SPECULATION_BY_TRAITS.
  tn_status (*get_speculation)(void* user_data, tn_op op, tn_speculation* out_speculation);

  const tn_op_branch* branch;
  const tn_op_region_branch* region_branch;
  const tn_op_region_terminator* region_terminator;
  /// LoopLikeOpInterface, getLoopRegions: bit i for the region at index i; UINT32_MAX for all. Ops
  /// hoisted from them are placed before the op.
  uint32_t loop_regions;
  const tn_op_call* call;
  const tn_op_callable* callable;
  const tn_op_memory_slot* memory_slot;
  const tn_op_memory_access* memory_access;
  const tn_op_inliner* inliner;
  const tn_own_interface* own;
  size_t own_count;
} tn_op_interfaces;

/// Attaches interfaces to ops called `name`, permanently. Their dialect must be loaded, and not be
/// one of the library's; ops may exist already.
///
/// Ownership: everything is copied except user data, including that of the patterns, which is owned
///            by the context after TN_OK, and else by the caller.
/// Errors:    TN_NOT_FOUND when no loaded dialect defines such an op; TN_ALREADY_EXISTS when
///            interfaces are already attached; TN_INVALID_ARGUMENT for `interfaces` NULL, for an op
///            of the library, for unknown effects and speculations, for effects that contradict the
///            schema's traits, for a `constant_op` that is missing or takes more than a value, for
///            a member without a required function, for a custom interface without a name or table,
///            for a pattern with another root, without a function or above the largest benefit, and
///            during a callback, except that of a plugin; TN_OUT_OF_MEMORY; all are reported, and
///            nothing is attached.
/// Threads:   no other thread uses the context.
/// Threads:   no other thread uses the context.
/// Cost:      O(1), and O(patterns of the context * log).
TN_API TN_MUST_USE tn_status tn_op_interfaces_attach(tn_context* context, tn_string_view name,
                                                     const tn_op_interfaces* interfaces);
/// Whether interfaces are attached to ops of this name. Threads: while none are being attached.
TN_API bool tn_op_interfaces_are_attached(tn_context* context, tn_string_view name);

/// The table that was attached to the op's name as the own interface `interface`; NULL if there is
/// none. A reader (scope.h).
/// Ownership: of whom it was attached by.
/// Cost:      O(names that interfaces are attached to).
TN_API const void* tn_op_own_interface(tn_op op, tn_string_view interface);

//===-- Asking --------------------------------------------------------------------------------===//

/// The constant value of a value: the attribute `value`, or the only attribute, of its defining op,
/// which has the trait ConstantLike, in the library's or a user's dialect. Folds get those of the
/// operands. Source: MLIR, m_Constant.
///
/// @param out_attribute  Null if there is none.
///
/// Ownership: the attribute is the context's.
/// Errors:    TN_NOT_FOUND when the value is not a constant, not reported; TN_STALE_HANDLE,
///            TN_SCOPE_CLOSED.
/// Threads:   any, while the value's op is not changed.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_constant(tn_value value, tn_attribute* out_attribute);

/// Whether the result types of ops of this name follow from operands and attributes: by an attached
/// `infer_types`, or by the schema that a loaded dialect has. Source: MLIR, InferTypeOpInterface.
/// Threads: while no interfaces are being attached.
TN_API bool tn_operation_name_infers_types(tn_operation_name name);

/// Infers the result types of an op created through `scope` from `state`, by the attached
/// `infer_types`, or by its schema. Result types in `state` are ignored. Source: MLIR,
/// InferTypeOpInterface.
///
/// @param out_types  The first `capacity` of them; may be NULL if that is 0.
/// @param out_count  Their number, independent of `capacity`; 0 on errors.
///
/// Errors:    TN_NOT_FOUND for an op that no loaded dialect defines, and if the interface returns
///            no types; TN_INVALID_ARGUMENT if the types do not follow from operands and
///            attributes, for a number of operands that the schema does not allow, a null name,
///            operand or attribute, arguments of another context, and null types or types of
///            another context from the interface; TN_SCOPE_CLOSED, the stale statuses,
///            TN_OUT_OF_MEMORY; reported at `state->location`. Also the status of the interface.
/// Threads:   the scope's; reading the ops of the operands.
/// Cost:      O(size of the op).
TN_API TN_MUST_USE tn_status tn_op_infer_types(tn_scope* scope, const tn_op_state* state,
                                               tn_type* out_types, size_t capacity,
                                               size_t* out_count);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OP_INTERFACE_H
