// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes: every attribute of the builtin dialect, uniqued in a context, and their names.
//
//   names        tn_identifier_get, tn_identifier_text, tn_named_attribute
//   common       tn_attribute_kind_of, tn_attribute_type, tn_attribute_context
//   scalars      unit, bool, integer, float, string, type
//   containers   array, dictionary, symbol reference
//   elements     dense, dense string, sparse, dense resource, dense array
//   structure    affine map and integer set (affine.h), strided layout, distinct, opaque
//   locations    tn_location_from_attribute, tn_location_metadata; location.h
//
// A tn_attribute has the size of a pointer. Equal attributes of one context have equal bits (a
// distinct attribute equals only itself), and an attribute lives as long as its context.
// Source: Builtin dialect documentation, "Attributes".

#ifndef TENURE_ATTRIBUTE_H
#define TENURE_ATTRIBUTE_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/location.h>
#include <tenure/type.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Limits how many parts of types, attributes and locations one call prints. A part may occur many
/// times in another part, which may itself occur many times, so that the text can be far larger
/// than the memory used by the object. The limit applies to trees of more than 65,536 parts: one
/// call prints this many parts of them, plus one for each byte that the context's types and
/// attributes use, and returns TN_LIMIT_EXCEEDED beyond that. 32 bytes of text that a dialect's
/// assembly format prints count as a part.
#define TN_TEXT_PRINTED_PARTS_MAX 8388608u

/// An interned name: of an attribute, a symbol, a resource. Equal bits for equal names of one
/// context.
typedef struct tn_identifier {
  const struct tn_storage* storage;
} tn_identifier;

/// One entry of a dictionary, or one attribute of an op.
typedef struct tn_named_attribute {
  tn_identifier name;
  tn_attribute value;
} tn_named_attribute;

typedef enum tn_attribute_kind {
  TN_ATTRIBUTE_NULL = 0,
  TN_ATTRIBUTE_UNIT,
  TN_ATTRIBUTE_INTEGER,  ///< A bool is an integer of type i1.
  TN_ATTRIBUTE_FLOAT,
  TN_ATTRIBUTE_STRING,
  TN_ATTRIBUTE_TYPE,
  TN_ATTRIBUTE_ARRAY,
  TN_ATTRIBUTE_DICTIONARY,
  TN_ATTRIBUTE_SYMBOL_REF,
  TN_ATTRIBUTE_DENSE_ELEMENTS,
  TN_ATTRIBUTE_DENSE_STRING_ELEMENTS,
  TN_ATTRIBUTE_SPARSE_ELEMENTS,
  TN_ATTRIBUTE_DENSE_RESOURCE,
  TN_ATTRIBUTE_DENSE_ARRAY,
  TN_ATTRIBUTE_AFFINE_MAP,
  TN_ATTRIBUTE_INTEGER_SET,
  TN_ATTRIBUTE_STRIDED_LAYOUT,
  TN_ATTRIBUTE_DISTINCT,
  TN_ATTRIBUTE_OPAQUE,  ///< Of a dialect that is not loaded: kept as text.
  TN_ATTRIBUTE_LOCATION,
  TN_ATTRIBUTE_DIALECT  ///< Of a loaded dialect: a definition and parameters.
} tn_attribute_kind;

static inline bool tn_attribute_is_null(tn_attribute attribute) {
  return attribute.storage == NULL;
}
static inline bool tn_attribute_equal(tn_attribute a, tn_attribute b) {
  return a.storage == b.storage;
}
static inline bool tn_identifier_equal(tn_identifier a, tn_identifier b) {
  return a.storage == b.storage;
}

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
// Accessors of an attribute take any attribute, including null, cost O(1) unless stated otherwise
// and run on any thread; results live as long as the context. For another kind, and for an index
// out of range, they return 0, null, false or empty.

//===-- Names and all attributes --------------------------------------------------------------===//

/// Returns the identifier with this text. It may be any bytes, and empty; users of a name may
/// restrict it.
TN_API TN_MUST_USE tn_status tn_identifier_get(tn_context* context, tn_string_view text,
                                               tn_identifier* out_identifier);
/// Returns the identifier if it was interned before, else TN_NOT_FOUND (not reported). Allocates
/// nothing.
TN_API tn_status tn_identifier_find(const tn_context* context, tn_string_view text,
                                    tn_identifier* out_identifier);
/// Returns the text; empty for the null name.
TN_API tn_string_view tn_identifier_text(tn_identifier identifier);

/// Returns the kind; TN_ATTRIBUTE_NULL for the null attribute.
TN_API tn_attribute_kind tn_attribute_kind_of(tn_attribute attribute);
/// Returns the context of the attribute; NULL for the null attribute. Ownership: borrowed.
TN_API tn_context* tn_attribute_context(tn_attribute attribute);
/// Returns the type of a typed attribute (integer, float, typed string, elements); null for others.
TN_API tn_type tn_attribute_type(tn_attribute attribute);

//===-- Scalars -------------------------------------------------------------------------------===//

/// Return `unit`, and `true` or `false` (of type i1).
TN_API TN_MUST_USE tn_status tn_unit_attribute_get(tn_context* context,
                                                   tn_attribute* out_attribute);
TN_API TN_MUST_USE tn_status tn_bool_attribute_get(tn_context* context, bool value,
                                                   tn_attribute* out_attribute);
/// Returns an integer attribute. `value` is truncated to the width of `type` (an integer type or
/// index). For types wider than 64 bits it is sign extended, or zero extended if the type is
/// unsigned.
TN_API TN_MUST_USE tn_status tn_integer_attribute_get(tn_type type, int64_t value,
                                                      tn_attribute* out_attribute);
/// Returns an integer attribute from `word_count` 64-bit words, lowest first; bits above the width
/// are ignored.
TN_API TN_MUST_USE tn_status tn_integer_attribute_from_words(tn_type type, const uint64_t* words,
                                                             size_t word_count,
                                                             tn_attribute* out_attribute);
/// Returns a float attribute with the nearest value of the float type `type`, ties to even. Values
/// beyond the largest give infinity, or what the type uses instead. Errors: NaN for a type without
/// NaN.
TN_API TN_MUST_USE tn_status tn_float_attribute_get(tn_type type, double value,
                                                    tn_attribute* out_attribute);
/// Returns a float attribute from its encoding: `words[0]`, and `words[1]` for f80 and f128; bits
/// above the width are ignored.
TN_API TN_MUST_USE tn_status tn_float_attribute_from_bits(tn_type type, const uint64_t words[2],
                                                          tn_attribute* out_attribute);
/// Return `"text"`, with any bytes; `"text" : type`; and a type as an attribute.
TN_API TN_MUST_USE tn_status tn_string_attribute_get(tn_context* context, tn_string_view text,
                                                     tn_attribute* out_attribute);
TN_API TN_MUST_USE tn_status tn_typed_string_attribute_get(tn_type type, tn_string_view text,
                                                           tn_attribute* out_attribute);
TN_API TN_MUST_USE tn_status tn_type_attribute_get(tn_type type, tn_attribute* out_attribute);

/// Returns the low 64 bits, sign extended from the type's width unless the type is unsigned; 0 for
/// others.
TN_API int64_t tn_integer_attribute_value(tn_attribute attribute);
/// Returns the (width + 63) / 64 words of the value, lowest first, extended to whole words as
/// above; NULL and a count of 0 for others. Ownership: lives as long as the context.
TN_API const uint64_t* tn_integer_attribute_words(tn_attribute attribute, size_t* out_word_count);
/// Returns whether the attribute is an integer of type i1.
TN_API bool tn_attribute_is_bool(tn_attribute attribute);
/// Returns the value, rounded to double if the type is wider; 0 for others.
TN_API double tn_float_attribute_value(tn_attribute attribute);
/// Returns the encoding, as for tn_float_attribute_from_bits; zeros for others.
TN_API void tn_float_attribute_bits(tn_attribute attribute, uint64_t out_words[2]);
TN_API tn_string_view tn_string_attribute_value(tn_attribute attribute);
TN_API tn_type tn_type_attribute_value(tn_attribute attribute);

//===-- Containers ----------------------------------------------------------------------------===//

/// Returns `[a, b, ...]`, of any attributes.
TN_API TN_MUST_USE tn_status tn_array_attribute_get(tn_context* context,
                                                    const tn_attribute* elements, size_t count,
                                                    tn_attribute* out_attribute);
TN_API size_t tn_array_attribute_count(tn_attribute attribute);
TN_API tn_attribute tn_array_attribute_element(tn_attribute attribute, size_t index);

/// Returns `{name = value, ...}`; `entries` may be in any order. Errors: duplicate names and empty
/// names. Source: LangRef, "Attributes", grammar. Cost: O(count log count) unless sorted.
TN_API TN_MUST_USE tn_status tn_dictionary_attribute_get(tn_context* context,
                                                         const tn_named_attribute* entries,
                                                         size_t count, tn_attribute* out_attribute);
/// Entries are sorted by the bytes of their names; finding one costs O(log count).
TN_API size_t tn_dictionary_attribute_count(tn_attribute attribute);
TN_API tn_named_attribute tn_dictionary_attribute_entry(tn_attribute attribute, size_t index);
TN_API tn_attribute tn_dictionary_attribute_find(tn_attribute attribute, tn_string_view name);

/// Returns `@root::@nested[0]::...`. Errors: an empty name, which MLIR prints as
/// `@<<INVALID EMPTY SYMBOL>>` and cannot parse; text and bytecode may contain one.
TN_API TN_MUST_USE tn_status tn_symbol_ref_attribute_get(tn_context* context, tn_string_view root,
                                                         const tn_string_view* nested,
                                                         size_t nested_count,
                                                         tn_attribute* out_attribute);
TN_API tn_string_view tn_symbol_ref_attribute_root(tn_attribute attribute);
TN_API size_t tn_symbol_ref_attribute_nested_count(tn_attribute attribute);
TN_API tn_string_view tn_symbol_ref_attribute_nested(tn_attribute attribute, size_t index);

//===-- Elements ------------------------------------------------------------------------------===//

/// Returns the elements of a shaped type with static shape from their bytes, row-major,
/// little-endian: each element in (width + 7) / 8 bytes, i1 packed to bits as in MLIR, complex as
/// two numbers. If `byte_size` is the size of one element, the attribute is a splat; equal elements
/// also become a splat.
TN_API TN_MUST_USE tn_status tn_dense_elements_attribute_get(tn_type type, const void* bytes,
                                                             size_t byte_size,
                                                             tn_attribute* out_attribute);
/// Returns whether the attribute is a splat.
TN_API bool tn_dense_elements_attribute_is_splat(tn_attribute attribute);
/// Returns the bytes of all elements, or of the single element of a splat; NULL and 0 for others.
/// Ownership: lives as long as the context.
TN_API const void* tn_dense_elements_attribute_data(tn_attribute attribute, size_t* out_byte_size);

/// Returns elements that are strings; `count` is 1 for a splat.
TN_API TN_MUST_USE tn_status tn_dense_string_elements_attribute_get(tn_type type,
                                                                    const tn_string_view* strings,
                                                                    size_t count,
                                                                    tn_attribute* out_attribute);
TN_API size_t tn_dense_string_elements_attribute_count(tn_attribute attribute);
TN_API tn_string_view tn_dense_string_elements_attribute_element(tn_attribute attribute,
                                                                 size_t index);

/// Returns sparse elements. `indices` is dense elements of i64 [count, rank] (or [count] for rank
/// 1), `values` dense elements [count].
TN_API TN_MUST_USE tn_status tn_sparse_elements_attribute_get(tn_type type, tn_attribute indices,
                                                              tn_attribute values,
                                                              tn_attribute* out_attribute);
TN_API tn_attribute tn_sparse_elements_attribute_indices(tn_attribute attribute);
TN_API tn_attribute tn_sparse_elements_attribute_values(tn_attribute attribute);

/// Returns `dense_resource<key>`: elements whose bytes are the resource `key` of the context
/// (resource.h), which need not exist. Errors: a type that is not shaped.
TN_API TN_MUST_USE tn_status tn_dense_resource_attribute_get(tn_type type, tn_string_view key,
                                                             tn_attribute* out_attribute);
TN_API tn_string_view tn_dense_resource_attribute_key(tn_attribute attribute);

/// Returns `array<i64: ...>`. `element_type` is i1, i8, i16, i32, i64, f32 or f64, or any integer
/// or float of whole bytes; `bytes` contains the elements in host byte order, i1 as a byte each.
TN_API TN_MUST_USE tn_status tn_dense_array_attribute_get(tn_type element_type, size_t count,
                                                          const void* bytes, size_t byte_size,
                                                          tn_attribute* out_attribute);
TN_API size_t tn_dense_array_attribute_count(tn_attribute attribute);
TN_API tn_type tn_dense_array_attribute_element_type(tn_attribute attribute);
TN_API const void* tn_dense_array_attribute_data(tn_attribute attribute, size_t* out_byte_size);

//===-- Structure -----------------------------------------------------------------------------===//

/// Returns `strided<[strides], offset: offset>`; TN_DYNAMIC means unknown.
TN_API TN_MUST_USE tn_status tn_strided_layout_attribute_get(tn_context* context, int64_t offset,
                                                             const int64_t* strides, size_t count,
                                                             tn_attribute* out_attribute);
/// Ownership: the `*out_count` strides live as long as the context.
TN_API int64_t tn_strided_layout_attribute_offset(tn_attribute attribute);
TN_API const int64_t* tn_strided_layout_attribute_strides(tn_attribute attribute,
                                                          size_t* out_count);

/// Creates a new `distinct[n]<referenced>`, which equals no other attribute. The printer numbers
/// distinct attributes.
TN_API TN_MUST_USE tn_status tn_distinct_attribute_create(tn_attribute referenced,
                                                          tn_attribute* out_attribute);
/// Returns the referenced attribute.
TN_API tn_attribute tn_distinct_attribute_referenced(tn_attribute attribute);

/// Returns `#dialect.body` or, with `body` in angle brackets, `#dialect<body>`; `type` may be null.
///
/// The dialect is loaded if it is shipped and not excluded. If its schema lists the keywords of
/// such an attribute, as for `#arith.fastmath<nnan,ninf>`, they are sorted in the order of the list
/// without duplicates; as in MLIR, text after them in the body is dropped, and the attribute has no
/// type. If its schema declares parameters, they are parsed from the body.
///
/// Ownership: lives as long as the context.
/// Errors:    TN_INVALID_ARGUMENT for a name that no dialect can have, a context that does not
///            allow unregistered dialects, a body whose brackets or strings are not balanced, or
///            with a NUL or the byte 0x01 outside of strings, an unknown keyword, and invalid
///            parameters; TN_OUT_OF_MEMORY.
/// Threads:   any, with threading.
/// Cost:      O(bytes).
TN_API TN_MUST_USE tn_status tn_opaque_attribute_get(tn_context* context, tn_string_view dialect,
                                                     tn_string_view body, tn_type type,
                                                     tn_attribute* out_attribute);
/// Return the dialect and the body, as given except for listed keywords.
TN_API tn_string_view tn_opaque_attribute_dialect(tn_attribute attribute);
TN_API tn_string_view tn_opaque_attribute_body(tn_attribute attribute);

/// Returns `attribute` as a location; the null location for attributes of other kinds.
TN_API tn_location tn_location_from_attribute(tn_attribute attribute);

/// Returns the metadata of a fused location; null for other locations and without metadata.
TN_API tn_attribute tn_location_metadata(tn_location location);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ATTRIBUTE_H
