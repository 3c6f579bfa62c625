// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Storage: the memory layout of uniqued objects.
//
// Everything that a context uniques (types, attributes, locations, names, op shapes) is a
// tn_storage: a 16-byte header and a flat payload without padding. Two objects are equal if and
// only if kind, type and payload bytes are equal, so one table serves all kinds. Children are
// 32-bit references, never pointers, which halves arrays and dictionaries. The first 8 payload
// bytes of a kind determine the length of the payload, so a comparison never reads past a shorter
// one.
//
// A reference counts 8-byte units in the uniquer's chunks; its top bit is available to users
// (packed locations, property keys), so there are at most 16 GiB of storage. 0 is null.

#ifndef TENURE_SRC_IR_STORAGE_H
#define TENURE_SRC_IR_STORAGE_H

#include <tenure/attribute.h>
#include <tenure/location.h>
#include <tenure/type.h>

typedef uint32_t tn_uref;

#define TN_UREF_MASK 0x7fffffffu
#define TN_UREF_FLAG 0x80000000u

/// Kinds share one space: types from 1 (tn_type_kind), attributes from 32, others after.
enum {
  TN_STORAGE_ATTRIBUTE_BASE = 32,  ///< + tn_attribute_kind
  TN_STORAGE_LOCATION_BASE = 64,   ///< + tn_location_kind; these are attributes of kind LOCATION
  TN_STORAGE_OPERATION_NAME = 80,
  TN_STORAGE_SHAPE = 81,
  TN_STORAGE_AFFINE_EXPR = 82
};

/// `tn_storage.flags`: properties of a type or attribute and its parts. Printers check these first.
enum {
  TN_STORAGE_HAS_ALIAS = 1,     ///< A part that prints, or may print, as an alias: an affine map,
                                ///< integer set, location, distinct attribute, tuple of more than
                                ///< 16 types, or an opaque type or attribute that its dialect names
                                ///< or whose body contains such a part.
  TN_STORAGE_HAS_RESOURCE = 2,  ///< A dense resource.
  TN_STORAGE_HAS_SYMBOL = 4,    ///< A symbol reference, or a body with '@'.
  TN_STORAGE_HAS_REFERENCE = 8  ///< A body with references (opaque_text.h), or a named type
                                ///< (named_type.h), whose text depends on its context.
};

/// The maximum nesting of types and attributes, so that functions that walk them may recurse.
#define TN_NESTING_LIMIT 4096u

typedef struct tn_storage {
  uint8_t kind;
  uint8_t flags;   ///< TN_STORAGE_HAS_*; a function of the payload, so not compared.
  uint16_t depth;  ///< The nesting depth of the children; 0 without children, at most
                   ///< TN_NESTING_LIMIT.
  tn_uref self;    ///< The reference of this storage.
  union {
    tn_context* context;  ///< For types, names, shapes, affine expressions.
    const struct tn_storage*
        type;  ///< For attributes: their type, or the none type if they have none.
  };
  // The payload follows.
} tn_storage;

static inline void* tn_storage_payload(const tn_storage* storage) {
  return (void*)(uintptr_t)(storage + 1);
}

static inline bool tn_storage_is_type(const tn_storage* storage) {
  return storage->kind < TN_STORAGE_ATTRIBUTE_BASE || storage->kind >= TN_STORAGE_OPERATION_NAME;
}

static inline tn_context* tn_storage_context(const tn_storage* storage) {
  return tn_storage_is_type(storage) ? storage->context : storage->type->context;
}

//===-- Payloads of types ---------------------------------------------------------------------===//

typedef struct tn_integer_type_payload {
  uint32_t bit_width;
  uint32_t signedness;
} tn_integer_type_payload;

typedef struct tn_float_type_payload {
  uint32_t float_kind;
  uint32_t bit_width;
} tn_float_type_payload;

/// Complex, unranked tensor, unranked memref (with its memory space in `extra`).
typedef struct tn_element_type_payload {
  tn_uref element_type;
  tn_uref extra;
} tn_element_type_payload;

/// Function (inputs then results) and tuple (result_count 0).
typedef struct tn_list_type_payload {
  uint32_t input_count;
  uint32_t result_count;
  tn_uref types[];
} tn_list_type_payload;

/// Vector, ranked tensor, ranked memref. For a vector with scalable dimensions, the extents are
/// followed by one byte per dimension, padded with zeros to a multiple of 8.
typedef struct tn_shaped_type_payload {
  uint32_t rank : 31;
  uint32_t has_scalable : 1;  ///< 1 if scalable bytes follow the extents.
  tn_uref element_type;
  tn_uref extra;         ///< Encoding of a tensor, or layout of a memref.
  tn_uref memory_space;  ///< For a memref.
  int64_t dims[];
} tn_shaped_type_payload;

/// Opaque types and attributes: the dialect's name, the body.
typedef struct tn_opaque_payload {
  uint32_t dialect_size;
  uint32_t body_size;
  char text[];  ///< dialect, NUL, body, NUL
} tn_opaque_payload;

//===-- Payloads of attributes ----------------------------------------------------------------===//

/// Integer attributes of types up to 64 bits: the value, sign extended (zero extended if unsigned).
/// Wider types: (width + 63) / 64 words, lowest first. The type determines the length.
typedef struct tn_integer_payload {
  uint64_t words[1];
} tn_integer_payload;

/// Float attributes: the encoding; two words for f80 and f128.
typedef struct tn_float_payload {
  uint64_t words[1];
} tn_float_payload;

/// Strings and identifiers.
typedef struct tn_string_payload {
  uint32_t size;
  char text[];  ///< followed by a NUL, padded with zeros to a multiple of 8
} tn_string_payload;

/// One child: type attributes, distinct attributes (with a serial number).
typedef struct tn_child_payload {
  tn_uref child;
  uint32_t serial;
} tn_child_payload;

typedef struct tn_array_payload {
  uint32_t count;
  uint32_t zero;
  tn_uref elements[];
} tn_array_payload;

typedef struct tn_dictionary_entry {
  tn_uref name;
  tn_uref value;
} tn_dictionary_entry;

/// Sorted by the bytes of the names.
typedef struct tn_dictionary_payload {
  uint32_t count;
  uint32_t zero;
  tn_dictionary_entry entries[];
} tn_dictionary_payload;

/// Symbol references: root first, all identifiers.
typedef struct tn_symbol_ref_payload {
  uint32_t count;
  uint32_t zero;
  tn_uref symbols[];
} tn_symbol_ref_payload;

/// Dense elements and dense arrays: the bytes are aligned to 8.
typedef struct tn_dense_payload {
  uint64_t byte_size;
  uint64_t element_count;  ///< Dense arrays: the number of elements; dense elements: 1 for a splat,
                           ///< else 0.
  tn_uref element_type;    ///< For dense arrays.
  uint32_t zero;
  unsigned char bytes[];
} tn_dense_payload;

/// Dense string elements: references of identifiers.
typedef struct tn_dense_string_payload {
  uint64_t count;  ///< 1 for a splat.
  tn_uref strings[];
} tn_dense_string_payload;

/// Sparse elements, dense resources (key, 0).
typedef struct tn_pair_payload {
  tn_uref first;
  tn_uref second;
} tn_pair_payload;

typedef struct tn_strided_layout_payload {
  uint64_t count;
  int64_t offset;
  int64_t strides[];
} tn_strided_layout_payload;

//===-- Payloads of locations -----------------------------------------------------------------===//
// A location inside another is a storage, or 0 for the unknown location; never an offset into a
// source span.

typedef struct tn_file_location_payload {
  tn_uref file;
  uint32_t start_line;
  uint32_t start_column;
  uint32_t end_line;
  uint32_t end_column;
  uint32_t is_short;  // 1 for a range created from columns of one line: it differs from the
                      // location of two positions, although it prints the same.
} tn_file_location_payload;

/// Name (name, child) and call site (callee, caller): a tn_pair_payload.
typedef struct tn_fused_location_payload {
  uint32_t count;
  tn_uref metadata;
  tn_uref locations[];
} tn_fused_location_payload;

//===-- Payloads of names and shapes ----------------------------------------------------------===//

/// The name of an operation. The definition's slot is set once, when a dialect that defines the op
/// is loaded.
typedef struct tn_operation_name_payload {
  uint32_t size;
  uint32_t dialect_size;  ///< Bytes before the first dot; 0 without one.
  char text[];  ///< NUL-terminated, padded with zeros to a multiple of 8; followed by an 8-byte
                ///< slot for the definition that is not compared (operation_name.h)
} tn_operation_name_payload;

/// The keys that ops with the same name and the same attribute names share (a "hidden class"): an
/// op stores a shape and its attribute values, in the order of the keys. Keys with TN_UREF_FLAG are
/// properties (inherent attributes); these come first, each part sorted by name.
typedef struct tn_shape_payload tn_shape_payload;
struct tn_shape_payload {
  tn_uref operation_name;
  uint32_t key_count;
  tn_uref keys[];
};

#endif  // TENURE_SRC_IR_STORAGE_H
