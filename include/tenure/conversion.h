// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion: illegal ops become legal ones, whose operands and results may have other
// types. Source: MLIR, "Dialect Conversion".
//
//   type converters   tn_type_converter_create, tn_type_converter_add_conversion, ...
//   targets           tn_conversion_target_create, tn_conversion_target_set_op, ...
//   patterns          tn_pattern_set_add_conversion, tn_pattern_set_add_function_conversion, ...
//   in patterns       tn_rewriter_replace_op_with_lists, tn_rewriter_convert_region_types, ...
//   converting        tn_convert
//
// A target says which ops are legal. For each op that is not, patterns are tried, those of a higher
// benefit first; ops that a pattern creates or changes are converted in turn. If one of them cannot
// be converted, the pattern's changes are rolled back, and the next one is tried.
//
// A conversion pattern gets its operands in the types of its type converter, each as a list: a type
// may become one type, several or none. Values that are needed in another type are cast where they
// are defined. At the end, casts that cancel each other are removed, and the others become what the
// converter's materializations create, or errors.
//
// Replaced and erased ops stay until the end, so a pattern may read them. A pattern changes the IR
// through its rewriter; creating ops and blocks and changing an op in place by the functions of
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

/// Adds a type. Without any, the type is converted to nothing: its values are dropped.
///
/// Ownership: none.
/// Errors:    TN_INVALID_ARGUMENT for a null type and one of another context, TN_OUT_OF_MEMORY;
///            reported.
/// Threads:   that of the callback.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_type_sink_add(tn_type_sink* sink, tn_type type);

/// Converts `type`. TN_OK: to the types that it added to `sink`. TN_NOT_FOUND: callbacks that were
/// added before are asked. TN_INVALID_ARGUMENT: the type cannot be converted, and no other
/// callback is asked. Other statuses end the conversion. It reads (base.h).
typedef tn_status (*tn_type_conversion_fn)(void* user_data, tn_type type, tn_type_sink* sink);

typedef enum tn_materialization_kind {
  TN_SOURCE_MATERIALIZATION,   ///< Replacements to the original type, for ops that stay.
  TN_TARGET_MATERIALIZATION,   ///< Values to the types that a pattern's converter asks for.
  TN_ARGUMENT_MATERIALIZATION  ///< As the first, for block arguments; tried before it.
} tn_materialization_kind;

typedef struct tn_materialization {
  tn_value_list inputs;   ///< May be empty.
  tn_type_list types;     ///< Of the values to make; of sources and arguments one.
  tn_type original_type;  ///< Of the value that was replaced or is converted.
} tn_materialization;

/// Makes `out_values`, one for each of `wanted->types`, at the rewriter's insertion point. TN_OK:
/// it did. TN_NOT_FOUND: callbacks that were added before are asked. Other statuses end the
/// conversion.
typedef tn_status (*tn_materialization_fn)(void* user_data, tn_rewriter* rewriter,
                                           const tn_materialization* wanted, tn_value* out_values);

/// A converter without callbacks, which converts no type.
///
/// Ownership: the caller's until tn_type_converter_destroy; patterns that use it keep it.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   one at a time while callbacks are added; then any, as the callbacks allow.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_type_converter_create(tn_context* context,
                                                      tn_type_converter** out_converter);
/// Releases the caller's reference; the last one deletes user data. NULL is allowed.
TN_API void tn_type_converter_destroy(tn_type_converter* converter);
/// Adds a callback, which is asked before those that were added earlier.
///
/// Ownership: `user_data` goes over to the converter with TN_OK; `delete_user_data` may be NULL.
/// Errors:    TN_INVALID_ARGUMENT without a function, TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_type_converter_create.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status
tn_type_converter_add_conversion(tn_type_converter* converter, tn_type_conversion_fn convert,
                                 void* user_data, void (*delete_user_data)(void* user_data));
/// The same for a materialization; TN_INVALID_ARGUMENT also for an unknown kind.
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_type_converter_add_materialization(
    tn_type_converter* converter, tn_materialization_kind kind, tn_materialization_fn materialize,
    void* user_data, void (*delete_user_data)(void* user_data));
/// Converts a type; the first `capacity` types go to `out_types`. A callback may call it for parts
/// of its type.
///
/// Ownership: none.
/// Errors:    TN_NOT_FOUND, not reported, for a type that cannot be converted;
///            TN_INVALID_ARGUMENT for a null type and another context; TN_LIMIT_EXCEEDED when calls
///            nest more than 512 deep; what a callback returned; TN_OUT_OF_MEMORY.
/// Threads:   reading.
/// Cost:      that of the callbacks.
TN_API TN_MUST_USE tn_status tn_type_converter_convert(const tn_type_converter* converter,
                                                       tn_type type, tn_type* out_types,
                                                       size_t capacity, size_t* out_count);
/// Whether the type is converted to itself. Ownership: none.
TN_API bool tn_type_converter_is_legal_type(const tn_type_converter* converter, tn_type type);
/// Whether this holds for the types of all operands and results, and in a function type for its
/// inputs and results. Ownership: none.
TN_API bool tn_type_converter_is_legal_op(const tn_type_converter* converter, tn_op op);
TN_API bool tn_type_converter_is_legal_signature(const tn_type_converter* converter,
                                                 tn_type function);
/// Whether this holds for the types of all arguments of a region's blocks. Ownership: none.
TN_API bool tn_type_converter_is_legal_region(const tn_type_converter* converter, tn_region region);

//===-- Targets -------------------------------------------------------------------------------===//

/// Says which ops are legal. Opaque.
typedef struct tn_conversion_target tn_conversion_target;

typedef enum tn_legality {
  TN_LEGALITY_UNKNOWN,  ///< Legal in a partial conversion, unless patterns apply.
  TN_LEGAL,
  TN_ILLEGAL,
  TN_DYNAMICALLY_LEGAL  ///< A callback says whether an op is legal.
} tn_legality;

/// Says whether `op` is legal. TN_OK: `*out_is_legal` says it. TN_NOT_FOUND: the callback that this
/// one replaced is asked. Other statuses end the conversion. It reads (base.h).
typedef tn_status (*tn_legality_fn)(void* user_data, tn_op op, bool* out_is_legal);

/// A callback and its data, which the target takes over.
typedef struct tn_legality_callback {
  tn_legality_fn is_legal;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< May be NULL.
} tn_legality_callback;

/// A target that knows no op.
///
/// Ownership: the caller's until tn_conversion_target_destroy.
/// Errors:    TN_OUT_OF_MEMORY, reported.
/// Threads:   one at a time while it is set up; then any, as the callbacks allow.
/// Cost:      O(1).
TN_API TN_MUST_USE tn_status tn_conversion_target_create(tn_context* context,
                                                         tn_conversion_target** out_target);
/// Deletes user data. A target in use is destroyed after that. NULL is allowed.
TN_API void tn_conversion_target_destroy(tn_conversion_target* target);
/// Sets the legality of the ops called `name`. `callback` is for TN_DYNAMICALLY_LEGAL, and NULL
/// otherwise.
///
/// Ownership: copies the name; the callback's data goes over to the target with TN_OK.
/// Errors:    TN_INVALID_ARGUMENT for an empty name, an unknown legality and a callback that does
///            not fit it; TN_OUT_OF_MEMORY; reported.
/// Threads:   as tn_conversion_target_create.
/// Cost:      O(ops of the target).
TN_API TN_MUST_USE tn_status tn_conversion_target_set_op(tn_conversion_target* target,
                                                         tn_string_view name, tn_legality legality,
                                                         const tn_legality_callback* callback);
/// The same for all ops of a dialect of which tn_conversion_target_set_op says nothing.
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_dialect(tn_conversion_target* target,
                                                              tn_string_view dialect,
                                                              tn_legality legality,
                                                              const tn_legality_callback* callback);
/// The same for all ops of which neither says anything.
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_unknown_op(
    tn_conversion_target* target, const tn_legality_callback* callback);
/// What is in an op called `name` is legal where the op is, and, if there is a callback, where that
/// holds. Its legality must have been set.
/// Ownership, Errors, Threads, Cost: as above; TN_INVALID_ARGUMENT also for an unknown name.
TN_API TN_MUST_USE tn_status tn_conversion_target_set_recursively_legal(
    tn_conversion_target* target, tn_string_view name, const tn_legality_callback* callback);
/// What the target says of `op`: legal, illegal or unknown.
///
/// Ownership: none.
/// Errors:    the stale statuses; TN_INVALID_ARGUMENT for another context; what a callback
///            returned.
/// Threads:   reading.
/// Cost:      that of the callbacks.
TN_API TN_MUST_USE tn_status tn_conversion_target_legality(const tn_conversion_target* target,
                                                           tn_op op, tn_legality* out_legality);

//===-- Patterns ------------------------------------------------------------------------------===//

/// Converts `op`. `operands` has a list of values for each operand: in the types of the pattern's
/// converter, or without a converter the current ones. The statuses are those of tn_pattern_fn;
/// what it did before TN_NOT_FOUND is rolled back.
typedef tn_status (*tn_conversion_pattern_fn)(void* user_data, tn_rewriter* rewriter, tn_op op,
                                              const tn_value_list* operands);

typedef struct tn_conversion_pattern {
  tn_string_view root;           ///< The name of ops; empty for any op.
  tn_string_view name;           ///< For diagnostics; may be empty.
  uint32_t benefit;              ///< As in tn_pattern.
  tn_type_converter* converter;  ///< May be NULL.
  tn_conversion_pattern_fn match_and_rewrite;
  void* user_data;
  void (*delete_user_data)(void* user_data);  ///< May be NULL.
} tn_conversion_pattern;

/// Adds a pattern for conversions. Other drivers ignore it; conversions try the patterns of
/// tn_pattern_set_add and of PDLL as well, which see operands as they are.
///
/// Ownership: as tn_pattern_set_add; the set keeps the converter.
/// Errors:    as tn_pattern_set_add; TN_INVALID_ARGUMENT also for a converter of another context.
/// Threads:   as tn_pattern_set_create.
/// Cost:      O(1) amortised.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_conversion(tn_pattern_set* set,
                                                           const tn_conversion_pattern* pattern);
/// Adds the pattern that converts the signature of functions: their types, their entry blocks and
/// the attributes of arguments. `root` empty: of all ops with FunctionOpInterface. Source: MLIR,
/// populateAnyFunctionOpInterfaceTypeConversionPattern.
///
/// Ownership, Errors, Threads, Cost: as above.
TN_API TN_MUST_USE tn_status tn_pattern_set_add_function_conversion(tn_pattern_set* set,
                                                                    tn_string_view root,
                                                                    tn_type_converter* converter,
                                                                    uint32_t benefit);
/// Adds the pattern that creates ops called `root` (empty: any op) again, with operands, results
/// and blocks in converted types. Each operand and result must become one. Source: MLIR,
/// convertOpResultTypes.
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
/// Errors:    the statuses of a rewriter (rewrite.h); TN_INVALID_ARGUMENT if the number of lists is
///            not that of the results, and for null values and those of the op itself.
/// Threads:   changing.
/// Cost:      O(values).
TN_API TN_MUST_USE tn_status tn_rewriter_replace_op_with_lists(tn_rewriter* rewriter, tn_op op,
                                                               const tn_value_list* lists,
                                                               size_t list_count);
/// The current replacement of a value in the type of the pattern's converter; null if it is not one
/// value, or if its type cannot be converted. Source: MLIR, getRemappedValue.
///
/// Ownership: a handle of the rewriter's scope.
/// Errors:    the statuses of a rewriter.
/// Threads:   changing.
/// Cost:      O(replacements).
TN_API TN_MUST_USE tn_status tn_rewriter_remapped_value(tn_rewriter* rewriter, tn_value value,
                                                        tn_value* out_value);
/// Gives a block new arguments: argument number `i` is replaced by `counts[i]` of them, in order,
/// and the last ones belong to none. Source: MLIR, applySignatureConversion.
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
/// Errors:    the statuses of a rewriter; what a callback of the converter returned.
/// Cost:      O(arguments).
TN_API TN_MUST_USE tn_status tn_rewriter_convert_region_types(tn_rewriter* rewriter,
                                                              tn_region region,
                                                              const tn_type_converter* converter);

//===-- Converting ----------------------------------------------------------------------------===//

typedef enum tn_conversion_mode {
  TN_CONVERT_PARTIALLY,  ///< Ops that are not illegal may stay.
  TN_CONVERT_FULLY,      ///< Each op has to become legal.
  TN_CONVERT_ANALYSIS    ///< The IR stays as it is; the callback learns what can be converted.
} tn_conversion_mode;

/// When ops are folded instead of converted. Source: MLIR, DialectConversionFoldingMode.
typedef enum tn_conversion_folding {
  TN_FOLD_BEFORE_PATTERNS,
  TN_FOLD_NEVER,
  TN_FOLD_AFTER_PATTERNS
} tn_conversion_folding;

typedef struct tn_conversion_config {
  tn_conversion_folding folding;
  /// Whether casts that remain are replaced by what materializations create; an error for a cast
  /// without one. Otherwise builtin.unrealized_conversion_cast ops remain.
  bool build_materializations;
  /// Whether a pattern that changed something may fail, and a failed conversion leaves the IR as it
  /// was. Otherwise the first is an error, and the second leaves what was converted.
  bool allow_pattern_rollback;
  /// Is notified at the end of all changes of a conversion that succeeded, in their order; may be
  /// NULL. `op_replaced` gets the values of all results in a row, of which a result may have
  /// several or none; an op that was created and replaced again is reported, too.
  const tn_rewrite_listener* listener;
  /// Is called at the end for each op that existed before and still exists, in order, and says
  /// whether it is legal or could be converted; may be NULL. It reads (base.h).
  void (*op_judged)(void* user_data, tn_op op, bool is_legal);
  void* user_data;
} tn_conversion_config;

/// What MLIR begins with: folding before patterns, materializations, rollback.
TN_API tn_conversion_config tn_conversion_config_default(void);

/// Converts `op` and what is in it. `config` NULL is the default. The pattern set is frozen.
/// Unreachable blocks are left as they are.
///
/// Ownership: none.
/// Errors:    TN_VERIFY_FAILED, reported, when an op that must not stay cannot be converted, and
///            when a cast cannot be materialized; the stale statuses; TN_INVALID_ARGUMENT for
///            another context; TN_SCOPE_CLOSED when a callback closed the scope; what a callback
///            returned, reported with the name of the pattern (TN_INTERRUPTED is not);
///            TN_OUT_OF_MEMORY. The IR is as it was, if rollback is allowed.
/// Threads:   changing; one at a time an isolated op. Callbacks run on the calling thread.
/// Cost:      that of the patterns; O(size of the op).
TN_API TN_MUST_USE tn_status tn_convert(tn_op op, tn_conversion_mode mode,
                                        tn_conversion_target* target, tn_pattern_set* patterns,
                                        const tn_conversion_config* config);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_CONVERSION_H
