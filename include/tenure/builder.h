// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building IR: ops in one call each, and one check at the end.
//
//   builders   tn_builder, tn_builder_to_end, tn_builder_to_start, tn_builder_before, ...
//   making     tn_build, tn_build_value, tn_build_block, tn_build_module
//   changing   tn_builder_set_attribute; tn_builder_replace_op, tn_builder_erase_op in patterns
//   parts      tn_builder_type, tn_builder_attribute, tn_builder_string, tn_builder_symbol, ...
//
// A builder is where new ops go, where they come from, and the first failure. After a failure,
// which is reported in words as it happens, all that takes the builder does nothing and gives null,
// so that a chain of calls is checked once. What is not given follows from the op's schema: result
// types, sizes of segments, and how many regions there are. Source: MLIR, OpBuilder.
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

/// Without a scope or rewriter there is no context to report to: functions fail with
/// TN_INVALID_ARGUMENT in the builder, and say nothing. In C++ it begins as `tn_builder b = {};`.
///
/// All zero but `scope` or `rewriter` is one that makes detached ops, or ops where the rewriter
/// stands, at an unknown location, or at that of the op that the pattern is tried on. Members may
/// be set at any time. Ownership: holds nothing; `scope` and `rewriter` are borrowed while it is
/// used.
typedef struct tn_builder {
  tn_scope* scope;         ///< Whose handles it makes; not needed with a rewriter.
  tn_rewriter* rewriter;   ///< What makes ops and blocks, so that its listener hears; may be NULL.
  tn_insertion insertion;  ///< Where new ops go.
  tn_location location;    ///< Where they come from.
  tn_status status;        ///< The first failure.
} tn_builder;

/// New ops go to the end (the start) of `block` from now on, or in front of (behind) `op`.
///
/// Ownership: none.
/// Errors:    in the builder: the stale statuses; TN_INVALID_ARGUMENT behind a detached op. That
///            an op they go in front of is detached is found when one is made.
/// Threads:   reading.
/// Cost:      O(1).
TN_API void tn_builder_to_end(tn_builder* builder, tn_block block);
TN_API void tn_builder_to_start(tn_builder* builder, tn_block block);
TN_API void tn_builder_before(tn_builder* builder, tn_op op);
TN_API void tn_builder_after(tn_builder* builder, tn_op op);

//===-- Making --------------------------------------------------------------------------------===//

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
/// Lists in place, of one item or more: `TN_VALUES(x, y)`, `TN_ATTRIBUTES({"value", seven})`. They
/// live as long as the block that they stand in, in C++ as long as the whole expression.
#define TN_VALUES(...) TN_LIST_OF(tn_value_list, tn_value, __VA_ARGS__)
#define TN_TYPES(...) TN_LIST_OF(tn_type_list, tn_type, __VA_ARGS__)
#ifndef __cplusplus
#define TN_NO_TYPES (&(const tn_type_list){NULL, 0})
#else
#define TN_NO_TYPES tn_cxx_address(tn_type_list{nullptr, 0})
#endif
#define TN_BLOCKS(...) TN_LIST_OF(tn_block_list, tn_block, __VA_ARGS__)
#define TN_ATTRIBUTES(...) TN_LIST_OF(tn_attribute_list, tn_attribute_item, __VA_ARGS__)

/// What an op is made of. All zero but `name` is one that has what its schema says: lists that are
/// NULL are empty but for `result_types`.
typedef struct tn_build_spec {
  const char* name;               ///< "arith.addi"
  const tn_value_list* operands;  ///< None of them null.
  /// NULL: they follow from the rest as the op's schema says, optional ones are left out, and an op
  /// without schema has no results. It is an error if they do not follow, as those of an scf.for
  /// or a func.call: such an op without results is given TN_NO_TYPES.
  const tn_type_list* result_types;
  /// Attributes in MLIR's text, as between the braces: `value = dense<1.0> : tensor<2xf64>, fast`.
  const char* text;
  const tn_attribute_list* attributes;  ///< More of them, as handles.
  const tn_block_list* successors;
  size_t region_count;  ///< Empty regions that it gets; 0: as many as the schema says.
} tn_build_spec;

/// A tn_build_spec in place: `TN_OP("arith.addi", .operands = TN_VALUES(x, y))`. In C++ members are
/// named in the order of the struct, and it lives as long as the whole expression.
#ifndef __cplusplus
#define TN_OP(...) (&(const tn_build_spec){.name = __VA_ARGS__})
#else
#define TN_OP(...) \
  tn_cxx_address(tn_build_spec(__extension__ tn_cxx_build_spec{.name = __VA_ARGS__}))
#endif

/// Makes an op where the builder stands. `operandSegmentSizes` and `resultSegmentSizes` need not be
/// given where the counts say them.
///
/// Ownership: as tn_op_create; copies all of `spec`.
/// Errors:    null, and in the builder: TN_INVALID_ARGUMENT, with the name of the group of results
///            whose types or number do not follow or that of the attribute with sizes that is
///            missing, and for a null operand; TN_MALFORMED for `text`; those of tn_op_create.
///            Nothing is made then.
/// Threads:   as tn_op_create.
/// Cost:      that of tn_op_create and of reading `text`; O(operands * rules of the schema).
TN_API tn_op tn_build(tn_builder* builder, const tn_build_spec* spec);
/// The same of an op with one result, which it gives.
TN_API tn_value tn_build_value(tn_builder* builder, const tn_build_spec* spec);

/// Sets an attribute as tn_op_set_attribute does; a rewriter's listener hears of it.
///
/// Ownership, Threads, Cost: as tn_op_set_attribute.
/// Errors:    in the builder: those of tn_op_set_attribute.
TN_API void tn_builder_set_attribute(tn_builder* builder, tn_op op, const char* name,
                                     tn_attribute value);

/// Puts values in the place of the results of `op` and erases it (erases it), as
/// tn_rewriter_replace_op (tn_rewriter_erase_op) does: how a pattern that builds ends. `values`
/// NULL are none.
///
/// Ownership, Threads, Cost: as those.
/// Errors:    also in the builder: what it failed with before; TN_INVALID_ARGUMENT for a builder
///            without a rewriter; those of these.
TN_API tn_status tn_builder_replace_op(tn_builder* builder, tn_op op, const tn_value_list* values);
TN_API tn_status tn_builder_erase_op(tn_builder* builder, tn_op op);

/// Makes a block at the end of `region`; new ops go to its end from now on. `argument_types` NULL
/// are the inputs of the function type if this is the first block of a function's body, else none.
///
/// Ownership: of the region.
/// Errors:    null, and in the builder: those of tn_block_create.
/// Threads:   changing.
/// Cost:      O(arguments).
TN_API tn_block tn_build_block(tn_builder* builder, tn_region region,
                               const tn_type_list* argument_types);

/// Makes a builtin.module with an empty body where the builder stands, which is the end of that
/// body from now on.
///
/// Ownership, Threads: as tn_build.
/// Errors:    null, and in the builder: those of tn_op_create.
/// Cost:      O(1).
TN_API tn_op tn_build_module(tn_builder* builder);

//===-- Parts ---------------------------------------------------------------------------------===//

/// The type (attribute) that a text spells, which is put together as by printf:
/// `tn_builder_type(&b, "tensor<%zux%zuxf64>", rows, columns)`.
///
/// Ownership: lives as long as the context.
/// Errors:    null, and in the builder: those of tn_text_parse_type.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API tn_type tn_builder_type(tn_builder* builder, const char* format, ...) TN_PRINTF(2, 3);
TN_API tn_attribute tn_builder_attribute(tn_builder* builder, const char* format, ...)
    TN_PRINTF(2, 3);
/// `array<i64: 2, 3>`.
///
/// Ownership, Threads: as above.
/// Errors:    null, and in the builder: those of tn_dense_array_attribute_get.
/// Cost:      O(count).
TN_API tn_attribute tn_builder_i64_array(tn_builder* builder, const int64_t* numbers, size_t count);
/// The string attribute (the reference to a symbol, the attribute that is a type, the function
/// type; lists may be NULL), whatever bytes there are in `text` or `name`.
///
/// Ownership, Threads: as above.
/// Errors:    null, and in the builder: those of tn_string_attribute_get and its kind.
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

// What the macros above are in C++17, which has no compound literals.
template <class T>
inline const T* tn_cxx_address(const T& temporary) {
  return &temporary;
}
template <class List, class Item>
inline List tn_cxx_list(std::initializer_list<Item> items) {
  return List{items.begin(), items.size()};
}
/// A tn_build_spec whose members have defaults, so that compilers do not ask for all of them.
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
