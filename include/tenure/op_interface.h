// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op interfaces: semantics of the ops of a user dialect beyond their schema, for passes and
// analyses.
//
//   attaching  tn_op_interfaces_attach, tn_op_interfaces_are_attached
//   queries    tn_value_constant, tn_operation_name_infers_types, tn_op_infer_types
//   parts      tn_op_branch, tn_op_region_branch, tn_op_region_terminator, tn_op_call,
//              tn_op_callable, tn_op_memory_slot, tn_op_memory_access, tn_op_inliner,
//              tn_op_assembly (assembly.h)
//   custom     tn_own_interface, tn_op_own_interface: interfaces of the caller's own passes
//
// A schema describes the structure of an op and, with traits (Pure, Commutative, Idempotent,
// Involution, ConstantLike, CastOpInterface, ReturnLike, RecursiveMemoryEffects, ...), the simple
// part of its semantics. A tn_op_interfaces describes the rest, as data or as functions, and passes
// treat such ops like those of shipped dialects. Zero members are not implemented; an op without
// interfaces is treated conservatively.
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
// Pass managers and pattern drivers call the functions on their caller's thread, with handles of
// its scope; if several threads run at a time, concurrently. In a context with such functions,
// passes do not use threads of their own. All functions except patterns read (base.h): changes are
// errors. TN_OK means yes; TN_NOT_FOUND means no, or no result; any other status ends the pass or
// the run, which returns it. A function may be called repeatedly, and must return the same result
// as long as the IR does not change.
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

/// The memory effects of an op. Source: MLIR, MemoryEffectOpInterface.
typedef enum tn_memory_effect {
  TN_MEMORY_EFFECT_UNKNOWN = 0,  ///< The op may have any effect.
  TN_MEMORY_EFFECT_READ = 1,
  TN_MEMORY_EFFECT_WRITE = 2,
  TN_MEMORY_EFFECT_ALLOCATE = 4,  ///< The op allocates one of its results.
  TN_MEMORY_EFFECT_FREE = 8,
  TN_MEMORY_EFFECT_RECURSIVE = 16,  ///< The op also has the effects of its nested ops.
  TN_MEMORY_EFFECT_NONE = 64        ///< No memory effect. Excludes the others.
} tn_memory_effect;

/// Speculative execution of an op. Source: MLIR, ConditionallySpeculatable.
typedef enum tn_speculation {
  /// Determined by the schema's traits: Pure, AlwaysSpeculatable and RecursivelySpeculatable.
  TN_SPECULATION_BY_TRAITS = 0,
  TN_SPECULATION_NEVER,
  TN_SPECULATION_ALWAYS,
  TN_SPECULATION_RECURSIVE  ///< If all nested ops are speculatable.
} tn_speculation;

//===-- Control flow --------------------------------------------------------------------------===//

/// The operands that a branch forwards to its successors: adjacent operands, in the order of the
/// successors. The verifier compares them with the arguments of the blocks. Source: MLIR,
/// BranchOpInterface.
typedef struct tn_op_branch {
  /// The attribute (a dense array of i32) with the number of operands for each successor, such as
  /// the "operandSegmentSizes" of a schema with AttrSizedOperandSegments. NULL: the op has one
  /// successor, to which all operands are forwarded.
  const char* segments;
  /// The index of the first successor in that attribute; earlier segments are not forwarded.
  uint32_t first_segment;
  /// If `segments` is NULL: the number of leading operands that are not forwarded.
  uint32_t own_operand_count;
  /// getSuccessorForOperands: returns the index of the successor taken for the constant operands
  /// `operands`, null where unknown. TN_NOT_FOUND: it may be any successor. NULL: always any.
  tn_status (*successor_for_operands)(void* user_data, tn_op op, const tn_attribute* operands,
                                      size_t operand_count, uint32_t* out_successor);
} tn_op_branch;

#define TN_REGION_EDGE_PARENT UINT32_MAX

/// A control-flow edge to a region or to the parent op, with the forwarded values. Source: MLIR,
/// RegionSuccessor.
typedef struct tn_region_edge {
  uint32_t region;         ///< The region's index; TN_REGION_EDGE_PARENT: the op's results.
  uint32_t first_operand;  ///< The first operand, of the op at which the edge starts, that is
                           ///< forwarded.
  uint32_t operand_count;
  uint32_t first_input;  ///< The first argument of the region's entry block, or the first result,
                         ///< that receives operands.
} tn_region_edge;

/// Control flow into, between and out of the regions of an op. Source: MLIR,
/// RegionBranchOpInterface.
typedef struct tn_op_region_branch {
  /// getEntrySuccessorRegions: returns the edge at `index`, which is all zero on entry;
  /// TN_NOT_FOUND if out of range. `operands` are the constant values of operands, null if unknown.
  /// NULL: control may enter any of the regions, without operands.
  tn_status (*entry_edge)(void* user_data, tn_op op, const tn_attribute* operands,
                          size_t operand_count, uint32_t index, tn_region_edge* out_edge);
  /// getSuccessorRegions: returns the edges from the end of a region likewise. The forwarded
  /// operands are those of its terminator: all operands of a ReturnLike terminator; other
  /// terminators implement tn_op_region_terminator. NULL: control goes to the op's results.
  tn_status (*region_edge)(void* user_data, tn_op op, uint32_t region, uint32_t index,
                           tn_region_edge* out_edge);
  bool runs_once;  ///< getRegionInvocationBounds: each region runs at most once.
} tn_op_region_branch;

/// Control flow from a terminator that is not simply ReturnLike. Source: MLIR,
/// RegionBranchTerminatorOpInterface.
typedef struct tn_op_region_terminator {
  /// Returns the edges of a terminator, as `entry_edge` above. Not NULL.
  tn_status (*edge)(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                    uint32_t index, tn_region_edge* out_edge);
} tn_op_region_terminator;

//===-- Calls ---------------------------------------------------------------------------------===//

/// A call op. Source: MLIR, CallOpInterface.
typedef struct tn_op_call {
  const char* callee;       ///< The attribute (a symbol reference) that names the callee; NULL: an
                            ///< operand is the callee.
  uint32_t first_argument;  ///< The index of the first operand that is an argument; all later ones
                            ///< are, too.
} tn_op_call;

/// A callable op; its schema has the trait Symbol. Source: MLIR, CallableOpInterface and
/// FunctionOpInterface.
typedef struct tn_op_callable {
  uint32_t region;  ///< The index of the body region.
  /// The attributes with the function type, and with the attributes (arrays) of arguments and
  /// results. NULL for callables whose signature does not change.
  const char* type;
  const char* argument_attributes;
  const char* result_attributes;
} tn_op_callable;

//===-- Memory --------------------------------------------------------------------------------===//

/// An op whose only result is a memory slot for one value, which mem2reg may promote. Source: MLIR,
/// PromotableAllocationOpInterface.
typedef struct tn_op_memory_slot {
  /// Returns the type of the stored value; TN_NOT_FOUND if the slot cannot be promoted. Not NULL.
  tn_status (*value_type)(void* user_data, tn_op op, tn_type* out_type);
  /// The op that creates the value of the slot before the first store; it has no operands and one
  /// result. NULL: poison.
  const char* default_op;
} tn_op_memory_slot;

#define TN_NO_STORED_OPERAND UINT32_MAX

/// An op that loads the whole value of a memory slot, as its only result, or overwrites it.
/// Source: MLIR, PromotableMemOpInterface.
typedef struct tn_op_memory_access {
  uint32_t pointer;  ///< The index of the operand that is the slot.
  uint32_t stored;   ///< The index of the operand that is stored; TN_NO_STORED_OPERAND for a load.
} tn_op_memory_access;

//===-- Inlining ------------------------------------------------------------------------------===//

/// How ops may be inlined. NULL functions allow everything. An op without this interface is not
/// inlined, and nothing is inlined into its regions. Source: MLIR, DialectInlinerInterface.
typedef struct tn_op_inliner {
  /// isLegalToInline, for an op: returns whether it may be moved into a region of `around`.
  tn_status (*op_is_legal)(void* user_data, tn_op op, tn_op around);
  /// isLegalToInline, for a region: returns whether the blocks of `source`, a region of a callable,
  /// may be inlined into the region of `op` that contains `call`.
  tn_status (*region_is_legal)(void* user_data, tn_op op, tn_op call, tn_region source);
  /// isLegalToInline, for this call: returns whether the body of `callable` may replace it.
  tn_status (*call_is_legal)(void* user_data, tn_op call, tn_op callable);
  /// handleTerminator, for a ReturnLike terminator of a callable with several blocks: the branch op
  /// ("cf.br") that replaces it, with its operands and one successor. NULL: the terminator stays.
  /// In a callable with one block the terminator is removed, and its operands replace the results
  /// of the call.
  const char* branch;
  /// materializeCallConversion, for this call: the op ("mine.cast") that converts a value to
  /// another type, with one operand and one result. It is created if the types of the call differ
  /// from those of the callable; NULL: such calls are not inlined.
  const char* cast;
} tn_op_inliner;

//===-- Custom interfaces ---------------------------------------------------------------------===//

/// An interface for the caller's own passes, with a name that the caller chooses: a table of any
/// kind, opaque to the library.
typedef struct tn_own_interface {
  const char* name;
  const void* table;  ///< Borrowed as long as the context lives; not NULL.
} tn_own_interface;

//===-- The table -----------------------------------------------------------------------------===//

/// The interfaces of the ops of one name. All zero: none.
typedef struct tn_op_interfaces {
  void* user_data;  ///< Passed to all functions.
  /// Called on `user_data` when the context is destroyed, whose handles are stale then; may be
  /// NULL.
  void (*delete_user_data)(void* user_data);

  /// Folds the op like a tn_fold_hook_fn, but without changing it: in-place changes need a pattern.
  /// Called by canonicalize, sccp, and all other passes that fold.
  tn_fold_hook_fn fold;
  /// Verifies the op beyond its schema, after its nested ops. TN_VERIFY_FAILED means that the op is
  /// invalid, which the function has reported (tn_op_emit_error, verify.h); other statuses end the
  /// verifier, which returns them. Called whenever IR is verified, including by tn_op_verify and
  /// after parsing.
  tn_status (*verify)(void* user_data, tn_op op);
  /// Infers the result types of an op to be created, if the schema does not determine them. Called
  /// by tn_op_infer_types and all functions that create ops without explicit types, instead of the
  /// schema's inference. `state` has no results, and its properties are among the attributes; its
  /// handles are those of the creating call. Writes the first `capacity` types to `out_types`, and
  /// their total number to `out_count`: if that is larger, the function is called again with enough
  /// capacity. TN_NOT_FOUND means that there are no types for such an op; the function may have
  /// reported the reason. TN_INTERRUPTED and TN_OUT_OF_MEMORY are passed through, all others are
  /// reported. Source: MLIR, InferTypeOpInterface.
  tn_status (*infer_types)(void* user_data, const tn_op_state* state, tn_type* out_types,
                           size_t capacity, size_t* out_count);
  /// The functions that print and parse the custom form of the op, instead of its schema's format.
  /// Called by all functions that print and parse text, on their thread.
  const tn_op_assembly* assembly;
  /// The op ("mine.constant") that materializes a constant when `fold` returned an attribute: its
  /// attribute `value` is that attribute, and it has one result. A loaded or shipped dialect must
  /// define it. NULL: arith.constant.
  const char* constant_op;
  /// Patterns that canonicalize applies to the op, before those of the library's dialects. Each has
  /// user data of its own; its root is empty or the name of the op.
  const tn_pattern* canonicalizations;
  size_t canonicalization_count;

  /// TN_MEMORY_EFFECT_*, unless a trait of the schema determines the effects: an op that is Pure or
  /// NoMemoryEffect has none, an op with RecursiveMemoryEffects has those of its nested ops;
  /// contradictions are errors.
  uint32_t effects;
  /// Returns the effects of one op, if they depend on more than its name; called if `effects` is 0.
  tn_status (*get_effects)(void* user_data, tn_op op, uint32_t* out_effects);
  tn_speculation speculation;
  /// Returns the speculation of one op; called if `speculation` is TN_SPECULATION_BY_TRAITS.
  tn_status (*get_speculation)(void* user_data, tn_op op, tn_speculation* out_speculation);

  const tn_op_branch* branch;
  const tn_op_region_branch* region_branch;
  const tn_op_region_terminator* region_terminator;
  /// LoopLikeOpInterface, getLoopRegions: bit i for the region at index i; UINT32_MAX for all.
  /// Hoisted ops are placed before the op.
  uint32_t loop_regions;
  const tn_op_call* call;
  const tn_op_callable* callable;
  const tn_op_memory_slot* memory_slot;
  const tn_op_memory_access* memory_access;
  const tn_op_inliner* inliner;
  const tn_own_interface* own;
  size_t own_count;
} tn_op_interfaces;

/// Attaches interfaces to ops called `name`, permanently. Their dialect must be loaded, and must
/// not be a shipped one; ops may exist already.
///
/// Ownership: everything is copied except user data, including that of the patterns, which the
///            context owns after TN_OK, and else the caller.
/// Errors:    TN_NOT_FOUND when no loaded dialect defines such an op; TN_ALREADY_EXISTS when
///            interfaces are already attached; TN_INVALID_ARGUMENT for `interfaces` NULL, for an op
///            of the library, for unknown effects and speculations, for effects that contradict the
///            schema's traits, for a `constant_op` that is unknown or needs more than a value, for
///            a member without a required function, for a custom interface without a name or table,
///            for a pattern with another root, without a function or above the largest benefit, and
///            during a callback, except that of a plugin; TN_OUT_OF_MEMORY; all are reported, and
///            nothing is attached.
/// Threads:   no other thread uses the context.
/// Cost:      O(1), and O(patterns of the context * log).
TN_API TN_MUST_USE tn_status tn_op_interfaces_attach(tn_context* context, tn_string_view name,
                                                     const tn_op_interfaces* interfaces);
/// Returns whether interfaces are attached to ops of this name. Threads: any, while no interfaces
/// are being attached.
TN_API bool tn_op_interfaces_are_attached(tn_context* context, tn_string_view name);

/// Returns the table of the custom interface `interface` that is attached to the op's name; NULL if
/// there is none. A reader (scope.h).
/// Ownership: borrowed from the caller that attached it.
/// Cost:      O(names with interfaces).
TN_API const void* tn_op_own_interface(tn_op op, tn_string_view interface);

//===-- Queries -------------------------------------------------------------------------------===//

/// Returns the constant value of a value whose defining op has the trait ConstantLike, in a shipped
/// or user dialect: the attribute `value`, or the only attribute, of that op. Folds receive such
/// values of their operands. Source: MLIR, m_Constant.
///
/// @param out_attribute  Null if there is none.
///
/// Ownership: the attribute is the context's.
/// Errors:    TN_NOT_FOUND if the value is not a constant, not reported; TN_STALE_HANDLE,
///            TN_SCOPE_CLOSED.
/// Threads:   any, while the value's op does not change.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_value_constant(tn_value value, tn_attribute* out_attribute);

/// Returns whether the result types of ops of this name follow from operands and attributes: by an
/// attached `infer_types`, or by the schema of a loaded dialect. Source: MLIR,
/// InferTypeOpInterface.
/// Threads: any, while no interfaces are being attached.
TN_API bool tn_operation_name_infers_types(tn_operation_name name);

/// Infers the result types of an op created through `scope` from `state`, by the attached
/// `infer_types`, or by its schema. Result types in `state` are ignored. Source: MLIR,
/// InferTypeOpInterface.
///
/// @param out_types  The first `capacity` types; may be NULL if that is 0.
/// @param out_count  The total number of types; 0 on errors.
///
/// Errors:    TN_NOT_FOUND for an op that no loaded dialect defines, and if the interface returns
///            no types; TN_INVALID_ARGUMENT if the types do not follow from operands and
///            attributes, for a number of operands that the schema does not allow, a null name,
///            operand or attribute, arguments of another context, and null types or types of
///            another context from the interface; TN_SCOPE_CLOSED, the stale statuses,
///            TN_OUT_OF_MEMORY; reported at `state->location`. Also the status of `infer_types`.
/// Threads:   the scope's; reading the ops of the operands.
/// Cost:      O(size of the op).
TN_API TN_MUST_USE tn_status tn_op_infer_types(tn_scope* scope, const tn_op_state* state,
                                               tn_type* out_types, size_t capacity,
                                               size_t* out_count);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_OP_INTERFACE_H
