// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion: replaces illegal ops by legal ones, whose operands and results may have other
// types. Source: MLIR, "Dialect Conversion".
//
//   type converters   tn_type_converter_create, tn_type_converter_add_conversion, ...
//   targets           tn_conversion_target_create, tn_conversion_target_set_op, ...
//   patterns          tn_pattern_set_add_conversion, tn_pattern_set_add_function_conversion, ...
//   in patterns       tn_rewriter_replace_op_with_lists, tn_rewriter_convert_region_types, ...
//   converting        tn_convert
//
// A target specifies which ops are legal. For each illegal op, patterns are tried, those of a
// higher benefit first; ops that a pattern creates or changes are converted in turn. If one of them
// cannot be converted, the pattern's changes are rolled back, and the next pattern is tried.
//
// A conversion pattern receives the operands in the types of its type converter, each as a list: a
// type may be converted to one type, several or none. Values that are needed in another type are
// cast at their definition. At the end, casts that cancel each other are removed; the
// materializations of the converter replace the others, or they are errors.
//
// Replaced and erased ops stay until the end, so a pattern may read them. A pattern changes the IR
// through its rewriter; creating ops and blocks and changing an op in place with the functions of
// operation.h is allowed too. Other changes are errors.

#ifndef TENURE_CONVERSION_H
#define TENURE_CONVERSION_H

#include <tenure/builder.h>
#include <tenure/rewrite.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Type converters -----------------------------------------------------------------------===//

/// Converts types, and values between them. Opaque.
typedef struct tn_type_converter tn_type_converter;

/// Receives the types that a type is converted to.
typedef struct tn_type_sink tn_type_sink;

/// Adds a type. If none is added, the type is converted to nothing: its values are dropped.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT for a null type and one of another context, TN_OUT_OF_MEMORY;
///            reported.
/// Threads:   the callback's.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_type_sink_add(tn_type_sink* sink, tn_type type);

/// Converts `type`. TN_OK: it is converted to the types added to `sink`. TN_NOT_FOUND: callbacks
/// that were added before are called. TN_INVALID_ARGUMENT: the type cannot be converted, and no
/// other callback is called. Other statuses end the conversion. The callback reads (base.h).
typedef tn_status (*tn_type_conversion_fn)(void* user_data, tn_type type, tn_type_sink* sink);

typedef enum tn_materialization_kind {
  TN_SOURCE_MATERIALIZATION,   ///< From replacements to the original type, for ops that are not
                               ///< converted.
  TN_TARGET_MATERIALIZATION,   ///< From values to the types that a pattern's converter requires.
  TN_ARGUMENT_MATERIALIZATION  ///< Like TN_SOURCE_MATERIALIZATION, for block arguments; tried
                               ///< before it.
} tn_materialization_kind;

typedef struct tn_materialization {
  tn_value_list inputs;   ///< May be empty.
  tn_type_list types;     ///< Types of the values to create; exactly one for sources and arguments.
  tn_type original_type;  ///< Type of the value that was replaced or is converted.
} tn_materialization;

/// Creates `out_values`, one for each of `wanted->types`, at the rewriter's insertion point. TN_OK:
/// they were created. TN_NOT_FOUND: callbacks that were added before are called. Other statuses end
/// the conversion.
typedef tn_status (*tn_materialization_fn)(void* user_data, tn_rewriter* rewriter,
                                           const tn_materialization* wanted, tn_value* out_values);

/// Creates a converter without callbacks, which converts no type.
///
/// Ownership: the caller destroys it with tn_type_converter_destroy; patterns that use it retain
///            it.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   one at a time while callbacks are added; then any, as the callbacks allow.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_type_converter_create(tn_context* context,
                                                      tn_type_converter** out_converter);
/// Releases the caller's reference; the last release deletes user data. NULL is ignored.
TN_API void tn_type_converter_destroy(tn_type_converter* converter);
/// Adds a callback, which is called before those that were added earlier.
///
/// Ownership: the converter owns `user_data` after TN_OK; `delete_user_data` may be NULL.
/// Errors:    TN_INVALID_ARGUMENT without a function, TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_type_converter_create.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status
tn_type_converter_add_conversion(tn_type_converter* converter, tn_type_conversion_fn convert,
                                 void* user_data, void (*delete_user_data)(void* user_data));
/// Adds a materialization likewise; TN_INVALID_ARGUMENT also for an unknown kind. Ownership,
/// Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_type_converter_add_materialization(
    tn_type_converter* converter, tn_materialization_kind kind, tn_materialization_fn materialize,
    void* user_data, void (*delete_user_data)(void* user_data));
/// Converts a type, and writes the first `capacity` types to `out_types`. A callback may call this
/// function for parts of its type.
///
/// Ownership: none.
/// Errors:    TN_NOT_FOUND, not reported, for a type that cannot be converted; TN_INVALID_ARGUMENT
///            for a null type and another context; TN_LIMIT_EXCEEDED when calls nest more than 512
///            deep; the status of a callback; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      that of the callbacks.
TN_API TN_MUST_USE tn_status tn_type_converter_convert(const tn_type_converter* converter,
                                                       tn_type type, tn_type* out_types,
                                                       size_t capacity, size_t* out_count);
/// Returns whether the type is converted to itself. Ownership: none.
TN_API bool tn_type_converter_is_legal_type(const tn_type_converter* converter, tn_type type);
/// Returns whether the types of all operands and results are legal; for a function type, its inputs
/// and results. Ownership: none.
TN_API bool tn_type_converter_is_legal_op(const tn_type_converter* converter, tn_op op);
TN_API bool tn_type_converter_is_legal_signature(const tn_type_converter* converter,
                                                 tn_type function);
/// Returns whether the types of all arguments of a region's blocks are legal. Ownership: none.
TN_API bool tn_type_converter_is_legal_region(const tn_type_converter* converter, tn_region region);

//===-- Targets -------------------------------------------------------------------------------===//

/// Specifies which ops are legal. Opaque.
typedef struct tn_conversion_target tn_conversion_target;

typedef enum tn_legality {
  TN_LEGALITY_UNKNOWN,  ///< Legal in a partial conversion, unless patterns apply.
  TN_LEGAL,
  TN_ILLEGAL,
  TN_DYNAMICALLY_LEGAL  ///< A callback returns whether an op is legal.
} tn_legality;

/// Sets `*out_is_legal` to whether `op` is legal. TN_OK: it is set. TN_NOT_FOUND: the callback that
/// this one replaced is called. Other statuses end the conversion. The callback reads (base.h).
typedef tn_status (*tn_legality_fn)(void* user_data, tn_op op, bool* out_is_legal);

/// A callback and its data, of which the target takes ownership.
typedef struct tn_legality_callback {
  tn_legality_fn is_legal;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< May be NULL.
} tn_legality_callback;

/// Creates a target in which the legality of all ops is unknown.
///
/// Ownership: the caller destroys it with tn_conversion_target_destroy.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   one at a time while it is set up; then any, as the callbacks allow.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_conversion_target_create(tn_context* context,
                                                         tn_conversion_target** out_target);
/// Destroys a target and deletes user data. A target in use is destroyed after that. NULL is
/// ignored.
TN_API void tn_conversion_target_destroy(tn_conversion_target* target);
/// Sets the legality of the ops called `name`. `callback` is used for TN_DYNAMICALLY_LEGAL, and
/// NULL otherwise.
///
/// Ownership: copies the name; the target owns the callback's data after TN_OK.
/// Errors:    TN_INVALID_ARGUMENT for an empty name, an unknown legality and a callback that does
///            not fit it; TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_conversion_target_create.
/// Cost:      O(ops of the target).
TN_API TN_MUST_USE tn_status tn_conversion_target_set_op(tn_conversion_target* target,
                                                         tn_string_view name, tn_legality legality,
                                                         const tn_legality_callback* callback);
/// Sets the legality of the ops of a dialect that tn_conversion_target_set_op does not set.
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_dialect(tn_conversion_target* target,
                                                              tn_string_view dialect,
                                                              tn_legality legality,
                                                              const tn_legality_callback* callback);
/// Makes all other ops dynamically legal. Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_unknown_op(
    tn_conversion_target* target, const tn_legality_callback* callback);
/// Makes the ops nested in an op called `name` legal if that op is legal and `callback`, if not
/// NULL, holds for it. The legality of `name` must have been set.
///
/// Ownership, Threads, Cost: as above.
/// Errors:    as above; TN_INVALID_ARGUMENT also for an unknown name.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_recursively_legal(
    tn_conversion_target* target, tn_string_view name, const tn_legality_callback* callback);
/// Returns the legality of `op`: legal, illegal or unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context; the status of a
///            callback.
/// Threads:   reading.
/// Cost:      that of the callbacks.
TN_API TN_MUST_USE tn_status tn_conversion_target_legality(const tn_conversion_target* target,
                                                           tn_op op, tn_legality* out_legality);

//===-- Patterns ------------------------------------------------------------------------------===//

/// Converts `op`. `operands` has a list of values for each operand: in the types of the pattern's
/// converter, or the current values without a converter. The statuses are those of tn_pattern_fn;
/// changes before TN_NOT_FOUND are rolled back.
typedef tn_status (*tn_conversion_pattern_fn)(void* user_data, tn_rewriter* rewriter, tn_op op,
                                              const tn_value_list* operands);

typedef struct tn_conversion_pattern {
  tn_string_view root;           ///< The name of the ops; empty for any op.
  tn_string_view name;           ///< For diagnostics; may be empty.
  uint32_t benefit;              ///< As in tn_pattern.
  tn_type_converter* converter;  ///< May be NULL.
  tn_conversion_pattern_fn match_and_rewrite;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< May be NULL.
} tn_conversion_pattern;

/// Adds a pattern for conversions. Other drivers ignore it. Conversions also try the patterns of
/// tn_pattern_set_add and of PDLL, which see the current operands.
///
/// Ownership: as tn_pattern_set_add; the set retains the converter.
/// Errors:    as tn_pattern_set_add; TN_INVALID_ARGUMENT also for a converter of another context.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_conversion(tn_pattern_set* set,
                                                           const tn_conversion_pattern* pattern);
/// Adds the pattern that converts the signature of functions: their types, their entry blocks and
/// the attributes of arguments. An empty `root` means all ops with FunctionOpInterface.
/// Source: MLIR, populateAnyFunctionOpInterfaceTypeConversionPattern.
///
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_function_conversion(tn_pattern_set* set,
                                                                    tn_string_view root,
                                                                    tn_type_converter* converter,
                                                                    uint32_t benefit);
/// Adds the pattern that recreates ops called `root` (empty: any op) with operands, results and
/// blocks of converted types. Each type of an operand or result must be converted to one type.
/// Source: MLIR, convertOpResultTypes.
///
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_type_conversion(tn_pattern_set* set,
                                                                tn_string_view root,
                                                                tn_type_converter* converter,
                                                                uint32_t benefit);

//===-- In patterns ---------------------------------------------------------------------------===//
//
// For the rewriters that conversions pass to patterns; for others they return TN_INVALID_ARGUMENT.

/// Replaces each result of `op` by a list of values, of any types. Source: MLIR,
/// replaceOpWithMultiple.
///
/// Ownership: the op is erased at the end.
/// Errors:    the statuses of a rewriter (rewrite.h); TN_INVALID_ARGUMENT if the number of lists
///            differs from the number of results, and for null values and results of the op itself.
/// Threads:   changing.
/// Cost:      O(values).
TN_API TN_MUST_USE tn_status tn_rewriter_replace_op_with_lists(tn_rewriter* rewriter, tn_op op,
                                                               const tn_value_list* lists,
                                                               size_t list_count);
/// Returns the current replacement of a value in the type of the pattern's converter; null if it is
/// not exactly one value, or if its type cannot be converted. Source: MLIR, getRemappedValue.
///
/// Ownership: a handle of the rewriter's scope.
/// Errors:    the statuses of a rewriter.
/// Threads:   changing.
/// Cost:      O(replacements).
TN_API TN_MUST_USE tn_status tn_rewriter_remapped_value(tn_rewriter* rewriter, tn_value value,
                                                        tn_value* out_value);
/// Gives a block new arguments: the argument at index `i` is replaced by the next `counts[i]` of
/// them; the remaining ones replace none. Source: MLIR, applySignatureConversion.
///
/// Ownership: old arguments are erased at the end.
/// Errors:    the statuses of a rewriter; TN_INVALID_ARGUMENT if the counts exceed the number of
///            types, or if the block was converted before.
/// Threads:   changing.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_rewriter_convert_block_signature(tn_rewriter* rewriter,
                                                                 tn_block block,
                                                                 const tn_type_list* types,
                                                                 const size_t* counts);
/// Converts the arguments of all blocks of a region; TN_NOT_FOUND, not reported, with nothing
/// changed, if a type cannot be converted. Source: MLIR, convertRegionTypes.
///
/// Ownership, Threads: as above.
/// Errors:    the statuses of a rewriter; the status of a callback of the converter.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_rewriter_convert_region_types(tn_rewriter* rewriter,
                                                              tn_region region,
                                                              const tn_type_converter* converter);

//===-- Converting ----------------------------------------------------------------------------===//

typedef enum tn_conversion_mode {
  TN_CONVERT_PARTIALLY,  ///< Ops that are not explicitly illegal may stay.
  TN_CONVERT_FULLY,      ///< Each op must become legal.
  TN_CONVERT_ANALYSIS    ///< The IR does not change; the callback is notified which ops can be
                         ///< converted.
} tn_conversion_mode;

/// When ops are folded instead of converted. Source: MLIR, DialectConversionFoldingMode.
typedef enum tn_conversion_folding {
  TN_FOLD_BEFORE_PATTERNS,
  TN_FOLD_NEVER,
  TN_FOLD_AFTER_PATTERNS
} tn_conversion_folding;

typedef struct tn_conversion_config {
  tn_conversion_folding folding;
  /// Replace casts that remain by the results of materializations; a cast without one is an error.
  /// Otherwise builtin.unrealized_conversion_cast ops remain.
  bool build_materializations;
  /// Allow a pattern that changed something to fail, and restore the IR if the conversion fails.
  /// Otherwise the former is an error, and the latter leaves the IR partly converted.
  bool allow_pattern_rollback;
  /// Is notified at the end of all changes of a successful conversion, in their order; may be NULL.
  /// `op_replaced` receives the values of all results in sequence; a result may have several or
  /// none. An op that was created and replaced again is reported, too.
  const tn_rewrite_listener* listener;
  /// Called at the end for each op that existed before and still exists, in order, with whether it
  /// is legal or could be converted; may be NULL. The callback reads (base.h).
  void (*op_judged)(void* user_data, tn_op op, bool is_legal);
  void* user_data;
} tn_conversion_config;

/// Returns MLIR's defaults: folding before patterns, materializations, rollback.
TN_API tn_conversion_config tn_conversion_config_default(void);

/// Converts `op` and its nested ops. `config` NULL is the default. Freezes the pattern set.
/// Unreachable blocks do not change.
///
/// Ownership: none.
/// Errors:    TN_VERIFY_FAILED, reported, if an illegal op cannot be converted, and if a cast
///            cannot be materialized; the stale statuses; TN_INVALID_ARGUMENT for another context;
///            TN_SCOPE_CLOSED if a callback closed the scope; the status of a callback, reported
///            with the name of the pattern (except TN_INTERRUPTED); TN_OUT_OF_MEMORY. If rollback
///            is allowed, the IR does not change on errors.
/// Threads:   changing; one thread at a time per isolated op. Callbacks run on the calling thread.
/// Cost:      that of the patterns; O(size of the op).
TN_API TN_MUST_USE tn_status tn_convert(tn_op op, tn_conversion_mode mode,
                                        tn_conversion_target* target, tn_pattern_set* patterns,
                                        const tn_conversion_config* config);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_CONVERSION_H
