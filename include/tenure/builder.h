// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building IR: one call per op, and one error check at the end.
//
//   builders   tn_builder, tn_builder_to_end, tn_builder_to_start, tn_builder_before, ...
//   creation   tn_build, tn_build_value, tn_build_block, tn_build_module
//   changes    tn_builder_set_attribute; tn_builder_replace_op, tn_builder_erase_op in patterns
//   parts      tn_builder_type, tn_builder_attribute, tn_builder_string, tn_builder_symbol, ...
//
// A builder has an insertion point, a location, and the first failure. After a failure, which is
// reported when it happens, all calls with the builder do nothing and return null, so that a chain
// of calls is checked once. Missing parts are inferred from the op's schema: result types, segment
// sizes, and the number of regions. Source: MLIR, OpBuilder.
//
// ```c
// tn_context* context = NULL;
// if (tn_context_create(NULL, &context) != TN_OK) return TN_OUT_OF_MEMORY;
// tn_builder b = {.scope = tn_context_root_scope(context)};
// const tn_op module = tn_build_module(&b);
// const tn_op f = tn_build(
//     &b, TN_OP("func.func", .text = "sym_name = \"twice\", function_type = (f64) -> f64"));
// const tn_value x = tn_block_argument(tn_build_block(&b, tn_op_region(f, 0), NULL), 0);
// const tn_value two = tn_build_value(&b, TN_OP("arith.constant", .text = "value = 2.0 : f64"));
// const tn_value product =
//     tn_build_value(&b, TN_OP("arith.mulf", .operands = TN_VALUES(x, two)));
// tn_build(&b, TN_OP("func.return", .operands = TN_VALUES(product)));
// if (b.status == TN_OK) b.status = tn_op_verify(module);
// tn_context_destroy(context);
// return b.status;
// ```

#ifndef TENURE_BUILDER_H
#define TENURE_BUILDER_H

#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/operation.h>
#include <tenure/rewrite.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define TN_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define TN_PRINTF(text, first)
#endif

//===-- Builders ------------------------------------------------------------------------------===//

/// Without a scope or rewriter there is no context to report to: functions set TN_INVALID_ARGUMENT
/// in the builder, without a message. In C++ initialize it with `tn_builder b = {};`.
///
/// A builder with only `scope` set creates detached ops with an unknown location. A builder with
/// only `rewriter` set creates ops at the rewriter's insertion point, with the location of the op
/// that the pattern is applied to. Members may be set at any time. Ownership: the builder owns
/// nothing; `scope` and `rewriter` are borrowed while it is used.
typedef struct tn_builder {
  tn_scope* scope;         ///< The scope of new handles; not needed with a rewriter.
  tn_rewriter* rewriter;   ///< Creates ops and blocks, notifying its listener; may be NULL.
  tn_insertion insertion;  ///< Insertion point of new ops.
  tn_location location;    ///< Location of new ops.
  tn_status status;        ///< The first failure.
} tn_builder;

/// Set the insertion point: to the end (the start) of `block`, or before (after) `op`.
///
/// Ownership: none.
/// Errors:    in the builder: the stale statuses; TN_INVALID_ARGUMENT for a position after a
///            detached op. Inserting before a detached op is an error when an op is created.
/// Threads:   reading.
/// Cost:      O(1).
TN_API void tn_builder_to_end(tn_builder* builder, tn_block block);
TN_API void tn_builder_to_start(tn_builder* builder, tn_block block);
TN_API void tn_builder_before(tn_builder* builder, tn_op op);
TN_API void tn_builder_after(tn_builder* builder, tn_op op);

//===-- Creation ------------------------------------------------------------------------------===//

typedef struct tn_value_list {
  const tn_value* items;
  size_t count;
} tn_value_list;

typedef struct tn_type_list {
  const tn_type* items;
  size_t count;
} tn_type_list;

typedef struct tn_block_list {
  const tn_block* items;
  size_t count;
} tn_block_list;

typedef struct tn_attribute_item {
  const char* name;
  tn_attribute value;
} tn_attribute_item;

typedef struct tn_attribute_list {
  const tn_attribute_item* items;
  size_t count;
} tn_attribute_list;

#ifndef __cplusplus
#define TN_LIST_OF(list, type, ...) \
  (&(const list){((const type[]){__VA_ARGS__}), sizeof((const type[]){__VA_ARGS__}) / sizeof(type)})
#else
#define TN_LIST_OF(list, type, ...) tn_cxx_address(tn_cxx_list<list, type>({__VA_ARGS__}))
#endif
/// Compound literals with at least one item: `TN_VALUES(x, y)`, `TN_ATTRIBUTES({"value", seven})`.
/// They live as long as the enclosing block, in C++ as long as the whole expression. C leaves the
/// order of evaluation open: calls of tn_build_value as items create their ops in any order.
#define TN_VALUES(...) TN_LIST_OF(tn_value_list, tn_value, __VA_ARGS__)
#define TN_TYPES(...) TN_LIST_OF(tn_type_list, tn_type, __VA_ARGS__)
#ifndef __cplusplus
#define TN_NO_TYPES (&(const tn_type_list){NULL, 0})
#else
#define TN_NO_TYPES tn_cxx_address(tn_type_list{nullptr, 0})
#endif
#define TN_BLOCKS(...) TN_LIST_OF(tn_block_list, tn_block, __VA_ARGS__)
#define TN_ATTRIBUTES(...) TN_LIST_OF(tn_attribute_list, tn_attribute_item, __VA_ARGS__)

/// The parts of an op. If only `name` is set, the rest is inferred from the op's schema. NULL lists
/// are empty, except for `result_types`.
typedef struct tn_build_spec {
  const char* name;               ///< "arith.addi"
  const tn_value_list* operands;  ///< Must not contain null values.
  /// NULL: inferred from the other parts by the op's schema; optional results are omitted, and an
  /// op without schema has no results. It is an error if they cannot be inferred, as for an scf.for
  /// or a func.call: give such an op without results TN_NO_TYPES.
  const tn_type_list* result_types;
  /// Attributes as MLIR text, as between the braces: `value = dense<1.0> : tensor<2xf64>, fast`.
  const char* text;
  const tn_attribute_list* attributes;  ///< Additional attributes, as handles.
  const tn_block_list* successors;
  size_t region_count;  ///< Number of empty regions; 0: as the schema requires.
} tn_build_spec;

/// A pointer to a temporary tn_build_spec: `TN_OP("arith.addi", .operands = TN_VALUES(x, y))`. In
/// C++ members must be in the order of the struct, and the temporary lives until the end of the
/// full expression.
#ifndef __cplusplus
#define TN_OP(...) (&(const tn_build_spec){.name = __VA_ARGS__})
#else
#define TN_OP(...) \
  tn_cxx_address(tn_build_spec(__extension__ tn_cxx_build_spec{.name = __VA_ARGS__}))
#endif

/// Creates an op at the builder's insertion point. `operandSegmentSizes` and `resultSegmentSizes`
/// may be omitted if the counts determine them.
///
/// Ownership: as tn_op_create; copies all of `spec`.
/// Errors:    returns null and sets in the builder: TN_INVALID_ARGUMENT if result types or segment
///            sizes cannot be inferred (the message names the result group or the missing
///            attribute), and for a null operand; TN_MALFORMED for `text`; those of tn_op_create.
///            Nothing is created.
/// Threads:   as tn_op_create.
/// Cost:      that of tn_op_create and of parsing `text`; O(operands * rules of the schema).
TN_API tn_op tn_build(tn_builder* builder, const tn_build_spec* spec);
/// Like tn_build, for an op with one result; returns that result.
TN_API tn_value tn_build_value(tn_builder* builder, const tn_build_spec* spec);

/// Sets an attribute as tn_op_set_attribute does, and notifies a rewriter's listener.
///
/// Ownership, Threads, Cost: as tn_op_set_attribute.
/// Errors:    in the builder: those of tn_op_set_attribute.
TN_API void tn_builder_set_attribute(tn_builder* builder, tn_op op, const char* name,
                                     tn_attribute value);

/// Replaces the results of `op` by values and erases it, as tn_rewriter_replace_op does, or erases
/// it, as tn_rewriter_erase_op does: the last step of a pattern that uses a builder. `values` NULL
/// is an empty list.
///
/// Ownership, Threads, Cost: as these functions.
/// Errors:    also in the builder: its earlier failure; TN_INVALID_ARGUMENT for a builder without a
///            rewriter; those of these functions.
TN_API tn_status tn_builder_replace_op(tn_builder* builder, tn_op op, const tn_value_list* values);
TN_API tn_status tn_builder_erase_op(tn_builder* builder, tn_op op);

/// Creates a block at the end of `region`, and moves the insertion point to its end. If
/// `argument_types` is NULL, the first block of a function's body has the inputs of the function
/// type as arguments, and other blocks have none.
///
/// Ownership: the block belongs to the region.
/// Errors:    returns null and sets in the builder: those of tn_block_create.
/// Threads:   changing.
/// Cost:      O(arguments).
TN_API tn_block tn_build_block(tn_builder* builder, tn_region region,
                               const tn_type_list* argument_types);

/// Creates a builtin.module with an empty body at the insertion point, and moves the insertion
/// point to the end of that body.
///
/// Ownership, Threads: as tn_build.
/// Errors:    returns null and sets in the builder: those of tn_op_create.
/// Cost:      O(1).
TN_API tn_op tn_build_module(tn_builder* builder);

//===-- Parts ---------------------------------------------------------------------------------===//

/// Parses a type (attribute) from a text with printf-style formatting: `tn_builder_type(&b,
/// "tensor<%zux%zuxf64>", rows, columns)`.
///
/// Ownership: lives as long as the context.
/// Errors:    returns null and sets in the builder: those of tn_text_parse_type.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API tn_type tn_builder_type(tn_builder* builder, const char* format, ...) TN_PRINTF(2, 3);
TN_API tn_attribute tn_builder_attribute(tn_builder* builder, const char* format, ...)
    TN_PRINTF(2, 3);
/// Returns `array<i64: 2, 3>`.
///
/// Ownership, Threads: as above.
/// Errors:    returns null and sets in the builder: those of tn_dense_array_attribute_get.
/// Cost:      O(count).
TN_API tn_attribute tn_builder_i64_array(tn_builder* builder, const int64_t* numbers, size_t count);
/// Return a string attribute, a symbol reference, a type attribute, and a function type (lists may
/// be NULL). `text` and `name` may contain any bytes.
///
/// Ownership, Threads: as above.
/// Errors:    returns null and sets in the builder: those of tn_string_attribute_get and the other
///            getters.
/// Cost:      one look-up in the uniquing table.
TN_API tn_attribute tn_builder_string(tn_builder* builder, const char* text);
TN_API tn_attribute tn_builder_symbol(tn_builder* builder, const char* name);
TN_API tn_attribute tn_builder_type_attribute(tn_builder* builder, tn_type type);
TN_API tn_type tn_builder_function_type(tn_builder* builder, const tn_type_list* inputs,
                                        const tn_type_list* results);

#ifdef __cplusplus
}
#endif

#ifdef __cplusplus
#include <initializer_list>

// The C++17 versions of the macros above: C++ has no compound literals.
template <class T>
inline const T* tn_cxx_address(const T& temporary) {
  return &temporary;
}
template <class List, class Item>
inline List tn_cxx_list(std::initializer_list<Item> items) {
  return List{items.begin(), items.size()};
}
/// A tn_build_spec whose members have defaults, so that compilers do not warn about missing
/// initializers.
struct tn_cxx_build_spec {
  const char* name = nullptr;
  const tn_value_list* operands = nullptr;
  const tn_type_list* result_types = nullptr;
  const char* text = nullptr;
  const tn_attribute_list* attributes = nullptr;
  const tn_block_list* successors = nullptr;
  size_t region_count = 0;
  operator tn_build_spec() const {
    return {name, operands, result_types, text, attributes, successors, region_count};
  }
};
#endif

#endif  // TENURE_BUILDER_H
