// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types: every type of the builtin dialect, uniqued in a context.
//
//   all types    tn_type_kind_of, tn_type_equal, tn_type_context
//   scalars      none, index, integer, float, complex: tn_integer_type_get and others
//   aggregates   tn_function_type_get, tn_tuple_type_get
//   shaped       tn_vector_type_get, tn_tensor_type_get, tn_memref_type_get, tn_unranked_*
//   others       tn_opaque_type_get: a type of an unregistered dialect, kept verbatim
//
// A tn_type has the size of a pointer. Equal types of one context have equal bits, and a type lives
// as long as its context. Source: Builtin dialect documentation, "Types".

#ifndef TENURE_TYPE_H
#define TENURE_TYPE_H

#include <tenure/base.h>
#include <tenure/context.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A uniqued attribute; NULL storage is the null attribute. Declared here because types and
/// attributes contain each other; tenure/attribute.h has its functions.
typedef struct tn_attribute {
  const struct tn_storage* storage;
} tn_attribute;

/// A uniqued type; NULL storage is the null type.
typedef struct tn_type {
  const struct tn_storage* storage;
} tn_type;

/// The kind of a type; kinds have no subtypes.
typedef enum tn_type_kind {
  TN_TYPE_NULL = 0,
  TN_TYPE_NONE,
  TN_TYPE_INDEX,
  TN_TYPE_INTEGER,
  TN_TYPE_FLOAT,
  TN_TYPE_COMPLEX,
  TN_TYPE_FUNCTION,
  TN_TYPE_TUPLE,
  TN_TYPE_VECTOR,
  TN_TYPE_TENSOR,  ///< Ranked.
  TN_TYPE_UNRANKED_TENSOR,
  TN_TYPE_MEMREF,  ///< Ranked.
  TN_TYPE_UNRANKED_MEMREF,
  TN_TYPE_OPAQUE,  ///< Of a dialect that is not loaded: kept as text.
  TN_TYPE_DIALECT  ///< Of a loaded dialect: a definition and parameters (tenure/parameters.h).
} tn_type_kind;

/// Source: Builtin dialect, "IntegerType": `i8`, `si8`, `ui8`.
typedef enum tn_signedness { TN_SIGNLESS = 0, TN_SIGNED = 1, TN_UNSIGNED = 2 } tn_signedness;

/// Every float type of the builtin dialect.
typedef enum tn_float_kind {
  TN_FLOAT_F4E2M1FN,
  TN_FLOAT_F6E2M3FN,
  TN_FLOAT_F6E3M2FN,
  TN_FLOAT_F8E3M4,
  TN_FLOAT_F8E4M3,
  TN_FLOAT_F8E4M3B11FNUZ,
  TN_FLOAT_F8E4M3FN,
  TN_FLOAT_F8E4M3FNUZ,
  TN_FLOAT_F8E5M2,
  TN_FLOAT_F8E5M2FNUZ,
  TN_FLOAT_F8E8M0FNU,
  TN_FLOAT_BF16,
  TN_FLOAT_F16,
  TN_FLOAT_TF32,
  TN_FLOAT_F32,
  TN_FLOAT_F64,
  TN_FLOAT_F80,
  TN_FLOAT_F128,
  TN_FLOAT_KIND_COUNT
} tn_float_kind;

/// A dynamic extent, offset or stride: not known statically.
#define TN_DYNAMIC INT64_MIN

/// The widest integer type, in bits. Source: Builtin dialect, "IntegerType".
#define TN_INTEGER_WIDTH_MAX ((1u << 24) - 1u)

/// Equality is equality of bits: equal types of one context are the same type, and types of two
/// contexts are never equal.
static inline bool tn_type_is_null(tn_type type) { return type.storage == NULL; }
static inline bool tn_type_equal(tn_type a, tn_type b) { return a.storage == b.storage; }

/// Returns the kind; TN_TYPE_NULL for the null type.
TN_API tn_type_kind tn_type_kind_of(tn_type type);
/// Returns the context of the type; NULL for the null type. Ownership: borrowed.
TN_API tn_context* tn_type_context(tn_type type);

//===-- Scalars -----------------------------------------------------------------------------===//
//
// The getters of this header share one contract:
//
// Ownership: arrays and strings are copied; the result lives as long as the context.
// Errors:    TN_INVALID_ARGUMENT for null, for arguments of another context, and for what the
//            builtin dialect rejects, with MLIR's message; TN_LIMIT_EXCEEDED for nesting deeper
//            than 4,096 levels or 2^32 parts; TN_OUT_OF_MEMORY. All are reported at an unknown
//            location, except if the only argument is null, as then there is no context to report
//            to.
// Threads:   any, with threading.
// Cost:      one look-up in the uniquing table, O(size of the key).
//
// Accessors of a type take any type, including null, cost O(1) unless stated otherwise and run on
// any thread; results live as long as the context.

/// Return `none`, `index`, `i32` (and `si32`, `ui32`), `f32` and the other floats,
/// `complex<element>`. A width is at most TN_INTEGER_WIDTH_MAX and may be 0; the element of a
/// complex type is an integer or a float. An unknown signedness or float kind is an error.
TN_API TN_MUST_USE tn_status tn_none_type_get(tn_context* context, tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_index_type_get(tn_context* context, tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_integer_type_get(tn_context* context, uint32_t bit_width,
                                                 tn_signedness signedness, tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_float_type_get(tn_context* context, tn_float_kind kind,
                                               tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_complex_type_get(tn_type element_type, tn_type* out_type);

/// Returns the width in bits; 0 for types other than integers.
TN_API uint32_t tn_integer_type_width(tn_type type);
/// Returns the signedness; TN_SIGNLESS for types other than integers.
TN_API tn_signedness tn_integer_type_signedness(tn_type type);
/// Returns the kind of float; TN_FLOAT_KIND_COUNT for types other than floats.
TN_API tn_float_kind tn_float_type_kind(tn_type type);
/// Returns the number of bits of a float (80 for f80, 19 for tf32, 4 for f4E2M1FN); 0 for other
/// values.
TN_API uint32_t tn_float_kind_width(tn_float_kind kind);
/// Returns "f32", "f8E4M3FN", ...; the empty string for other values. Ownership: static.
TN_API const char* tn_float_kind_name(tn_float_kind kind);
/// Returns the number of bits of an integer or float type; 64 for index, 0 for others.
TN_API uint32_t tn_type_bit_width(tn_type type);

//===-- Aggregates --------------------------------------------------------------------------===//

/// Return `(inputs) -> (results)` and `tuple<elements>`, of any types.
TN_API TN_MUST_USE tn_status tn_function_type_get(tn_context* context, const tn_type* inputs,
                                                  size_t input_count, const tn_type* results,
                                                  size_t result_count, tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_tuple_type_get(tn_context* context, const tn_type* elements,
                                               size_t element_count, tn_type* out_type);

/// Counts are 0 for types of another kind; a type is null if the index is out of range.
TN_API size_t tn_function_type_input_count(tn_type type);
TN_API size_t tn_function_type_result_count(tn_type type);
TN_API tn_type tn_function_type_input(tn_type type, size_t index);
TN_API tn_type tn_function_type_result(tn_type type, size_t index);
TN_API size_t tn_tuple_type_element_count(tn_type type);
TN_API tn_type tn_tuple_type_element(tn_type type, size_t index);

//===-- Shaped ------------------------------------------------------------------------------===//

/// Return a vector type. Dimensions are at least 1; `scalable` (NULL for none) marks scalable
/// dimensions. Elements are integers, floats, index or opaque. Source: Builtin dialect,
/// "VectorType".
TN_API TN_MUST_USE tn_status tn_vector_type_get(tn_type element_type, const int64_t* dims,
                                                const bool* scalable, size_t rank,
                                                tn_type* out_type);
/// Return a tensor type. Extents are TN_DYNAMIC or at least 0. `encoding` is an attribute or NULL.
/// Elements are those of vectors, complex types and vectors. Source: Builtin dialect,
/// "RankedTensorType", "UnrankedTensorType".
TN_API TN_MUST_USE tn_status tn_tensor_type_get(tn_type element_type, const int64_t* dims,
                                                size_t rank, const tn_attribute* encoding,
                                                tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_unranked_tensor_type_get(tn_type element_type, tn_type* out_type);
/// Return a memref type. Extents are as for tensors. `layout` is an affine map, strided layout or
/// opaque attribute, or NULL for the identity (an identity map is dropped); `memory_space` is an
/// integer, string, dictionary or opaque attribute, or NULL (an integer 0 is dropped, as in MLIR).
/// Elements are those of tensors, and memrefs. Source: Builtin dialect, "MemRefType",
/// "UnrankedMemRefType".
TN_API TN_MUST_USE tn_status tn_memref_type_get(tn_type element_type, const int64_t* dims,
                                                size_t rank, const tn_attribute* layout,
                                                const tn_attribute* memory_space,
                                                tn_type* out_type);
TN_API TN_MUST_USE tn_status tn_unranked_memref_type_get(tn_type element_type,
                                                         const tn_attribute* memory_space,
                                                         tn_type* out_type);

/// Returns true for vectors, tensors and memrefs, ranked or not.
TN_API bool tn_type_is_shaped(tn_type type);
/// Returns the element type of shaped and complex types; null for others.
TN_API tn_type tn_type_element_type(tn_type type);
/// Returns true for vectors, ranked tensors and ranked memrefs.
TN_API bool tn_shaped_type_has_rank(tn_type type);
/// Returns the number of dimensions; 0 without a rank.
TN_API size_t tn_shaped_type_rank(tn_type type);
/// Returns the `rank` extents; NULL without a rank. Ownership: lives as long as the context.
TN_API const int64_t* tn_shaped_type_dims(tn_type type);
/// Returns whether the type has a rank and no extent is TN_DYNAMIC; scalable dimensions count as
/// static. Cost: O(rank), as for the next function.
TN_API bool tn_shaped_type_has_static_shape(tn_type type);
/// Returns the product of the extents, scalable dimensions counted once; -1 if an extent is
/// dynamic, without a rank, or if the product does not fit in 63 bits.
TN_API int64_t tn_shaped_type_element_count(tn_type type);
/// Returns whether a dimension of a vector is scalable; false for other types and if out of range.
TN_API bool tn_vector_type_is_scalable(tn_type type, size_t dimension);
/// Returns the encoding; null if there is none, and for types of another kind.
TN_API tn_attribute tn_tensor_type_encoding(tn_type type);
TN_API tn_attribute tn_memref_type_layout(tn_type type);
/// Returns the strides and the offset of a memref, in elements; TN_DYNAMIC if unknown. Returns
/// false, with nothing written, for other types, for layouts that are not strided, for ranks above
/// TN_PATTERN_RANK_MAX (verify.h), and if the rank exceeds `capacity`, the size of `out_strides`.
/// Source: MLIR, MemRefType::getStridesAndOffset.
TN_API bool tn_memref_type_strides(tn_type type, int64_t* out_strides, size_t capacity,
                                   int64_t* out_offset);
TN_API tn_attribute tn_memref_type_memory_space(tn_type type);

//===-- Others ------------------------------------------------------------------------------===//

/// Returns `!dialect.body` or, with `body` in angle brackets, `!dialect<body>`; `body` is kept
/// verbatim. If the schema of a loaded or shipped dialect declares parameters, they are parsed from
/// `body`.
///
/// Ownership: lives as long as the context.
/// Errors:    TN_INVALID_ARGUMENT for a name that no dialect can have, a context that does not
///            allow unregistered dialects, a body whose brackets or strings are not balanced, or
///            with a NUL or the byte 0x01 outside of strings, and invalid parameters;
///            TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_opaque_type_get(tn_context* context, tn_string_view dialect,
                                                tn_string_view body, tn_type* out_type);
/// Return the dialect and the body as given; empty for other types.
TN_API tn_string_view tn_opaque_type_dialect(tn_type type);
TN_API tn_string_view tn_opaque_type_body(tn_type type);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_TYPE_H
