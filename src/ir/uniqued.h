// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for creating types, attributes and locations: converting public values to references and
// back, lists of references, nesting, and checks for the right context.

#ifndef TENURE_SRC_IR_UNIQUED_H
#define TENURE_SRC_IR_UNIQUED_H

#include "ir/context.h"

typedef struct tn_definition tn_definition;

//===-- References ----------------------------------------------------------------------------===//

static inline tn_uref tn_type__ref(tn_type type) {
  return type.storage == NULL ? 0 : type.storage->self;
}
static inline tn_uref tn_attribute__ref(tn_attribute attribute) {
  return attribute.storage == NULL ? 0 : attribute.storage->self;
}
static inline tn_uref tn_identifier__ref(tn_identifier identifier) {
  return identifier.storage == NULL ? 0 : identifier.storage->self;
}
/// The 32 bits that ops and block arguments store.
static inline uint32_t tn_location__ref(tn_location location) {
  return (uint32_t)location.reference;
}

static inline tn_type tn_type__from(const tn_context* context, tn_uref reference) {
  return (tn_type){tn_uniquer__at(&context->uniquer, reference)};
}
static inline tn_attribute tn_attribute__from(const tn_context* context, tn_uref reference) {
  return (tn_attribute){tn_uniquer__at(&context->uniquer, reference)};
}
/// The flag of a property's key is ignored.
static inline tn_identifier tn_identifier__from(const tn_context* context, tn_uref reference) {
  return (tn_identifier){tn_uniquer__at(&context->uniquer, reference)};
}
/// Returns a range without an end line: as in MLIR, it differs from the location of two positions
/// that prints the same.
TN_MUST_USE tn_status tn_location__columns_get(tn_context* context, const tn_file_range* range,
                                               tn_location* out_location);
/// Returns a position in the file whose name is an identifier.
TN_MUST_USE tn_status tn_location__position_get(tn_context* context, tn_uref file, uint32_t line,
                                                uint32_t column, tn_location* out_location);
static inline tn_location tn_location__from(const tn_context* context, uint32_t reference) {
  return (tn_location){context, reference};
}

static inline tn_string_view tn_string_payload__view(const tn_storage* storage) {
  const tn_string_payload* payload = (const tn_string_payload*)tn_storage_payload(storage);
  return (tn_string_view){payload->text, payload->size};
}
/// Returns the text of the identifier (or untyped string) at `reference`.
static inline tn_string_view tn_identifier__text(const tn_context* context, tn_uref reference) {
  return tn_string_payload__view(tn_uniquer__at(&context->uniquer, reference));
}

/// Returns the storage kind of an attribute kind.
static inline uint8_t tn_attribute__storage_kind(tn_attribute_kind kind) {
  return (uint8_t)(TN_STORAGE_ATTRIBUTE_BASE + (unsigned)kind);
}
static inline bool tn_attribute__is(tn_attribute attribute, tn_attribute_kind kind) {
  return attribute.storage != NULL && attribute.storage->kind == tn_attribute__storage_kind(kind);
}
static inline bool tn_type__is(tn_type type, tn_type_kind kind) {
  return type.storage != NULL && type.storage->kind == (uint8_t)kind;
}

/// Returns true for types and attributes of other dialects than builtin, which are a definition
/// with parameters, or text if the dialect is not loaded.
static inline bool tn_attribute__is_of_dialect(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DIALECT) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_OPAQUE);
}
static inline bool tn_type__is_of_dialect(tn_type type) {
  return tn_type__is(type, TN_TYPE_DIALECT) || tn_type__is(type, TN_TYPE_OPAQUE);
}
static inline bool tn_storage__is_of_dialect(const tn_storage* storage) {
  return tn_type__is_of_dialect((tn_type){storage}) ||
         tn_attribute__is_of_dialect((tn_attribute){storage});
}

/// Returns two adjacent 32-bit members of a payload as one word: the uniquer can then load the word
/// without waiting for two stores.
static inline uint64_t tn_word_of(uint32_t first, uint32_t second) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return first | (uint64_t)second << 32;
#else
  return second | (uint64_t)first << 32;
#endif
}

//===-- Lists of references -------------------------------------------------------------------===//

#define TN_REF_LIST_SPACE 64u

/// An array of references that is on the stack while it is short.
typedef struct tn_uref_list {
  tn_uref* refs;
  size_t capacity;  ///< The capacity of a block from the allocator; 0 while in `space`.
  tn_uref space[TN_REF_LIST_SPACE];
} tn_uref_list;

/// Reserves space for `count` references. TN_OUT_OF_MEMORY is reported; the list need not be closed
/// then.
TN_MUST_USE tn_status tn_uref_list__open(const tn_context* context, size_t count,
                                         tn_uref_list* out_list);
static inline void tn_uref_list__close(const tn_context* context, tn_uref_list* list) {
  if (list->capacity != 0) {
    tn_deallocate(&context->allocator, list->refs, list->capacity * sizeof *list->refs);
  }
}

//===-- Nesting -------------------------------------------------------------------------------===//

/// The combined depth and flags of the children of a new storage.
typedef struct tn_nesting {
  uint16_t depth;  ///< One more than the depth of the deepest child.
  uint8_t flags;
} tn_nesting;

static inline void tn_nesting__add(tn_nesting* nesting, const tn_storage* child) {
  if (child->depth >= nesting->depth) nesting->depth = (uint16_t)(child->depth + 1u);
  nesting->flags |= child->flags;
}

/// Like tn_uniquer__get for a key with children, whose depth and flags come from `nesting`. Also
/// TN_LIMIT_EXCEEDED (reported) if the nesting would exceed TN_NESTING_LIMIT.
TN_MUST_USE tn_status tn_uniquer__get_nested(tn_context* context, tn_storage_key* key,
                                             tn_nesting nesting, const tn_storage** out_storage);

//===-- Opaque types and attributes -----------------------------------------------------------===//

/// The body is made of a definition and parameters (definition.h): `dialect_size` is the number of
/// the definition, the rest of `body_size` is the number of parameters.
#define TN_OPAQUE_IS_DEFINED 0x40000000u
/// The definition is of an enum: the parameter is its keywords, and tn_defined has their number.
#define TN_OPAQUE_IS_ENUM 0x20000000u
/// The first parameter is the name: the others are set later (named_type.h).
#define TN_OPAQUE_IS_NAMED 0x80000000u

/// Returns the storage of `kind` for `dialect` and `body`.
TN_MUST_USE tn_status tn_opaque__get(tn_context* context, uint8_t kind, const void* context_or_type,
                                     tn_string_view dialect, tn_string_view body,
                                     const tn_storage** out_storage);

/// The start of a reference that src/text stores in a body in place of an alias: this byte outside
/// of quotes, and eight digits. It is not a token there, so the public getters reject it.
#define TN_OPAQUE_REFERENCE '\x01'

/// Follows the parameters of a type or attribute with a definition, at the next word.
typedef struct tn_defined {
  const tn_definition* definition;
  const tn_string_payload* body;  ///< For a named type, accessed with __atomic builtins, as is the
                                  ///< next member for all:
  uint64_t notes;                 ///< Data of the dialect; 0 at first.
} tn_defined;

static inline bool tn_opaque__is_defined(const tn_opaque_payload* payload) {
  return (payload->body_size & TN_OPAQUE_IS_DEFINED) != 0;
}
static inline bool tn_opaque__is_named(const tn_opaque_payload* payload) {
  return (payload->body_size & TN_OPAQUE_IS_NAMED) != 0;
}
static inline bool tn_opaque__is_enum(const tn_opaque_payload* payload) {
  return (payload->body_size & TN_OPAQUE_IS_ENUM) != 0;
}
static inline uint32_t tn_opaque__parameter_count(const tn_opaque_payload* payload) {
  return payload->body_size & ~(TN_OPAQUE_IS_DEFINED | TN_OPAQUE_IS_ENUM | TN_OPAQUE_IS_NAMED);
}
/// Returns the parameters of the key: for a named type, the name.
static inline const tn_uref* tn_opaque__key(const tn_opaque_payload* payload) {
  return (const tn_uref*)(const void*)payload->text;
}
/// Returns the parameters that were set for the name (named_type.c).
const tn_uref* tn_named_type__parameters(const tn_opaque_payload* payload);
static inline const tn_uref* tn_opaque__parameters(const tn_opaque_payload* payload) {
  if (TN_UNLIKELY(tn_opaque__is_named(payload))) return tn_named_type__parameters(payload);
  return tn_opaque__key(payload);
}
static inline tn_defined* tn_opaque__defined(const tn_opaque_payload* payload) {
  const uint32_t count = tn_opaque__parameter_count(payload);
  return (tn_defined*)(uintptr_t)(tn_opaque__key(payload) + (count + 1) / 2 * 2);
}
tn_string_view tn_defined__dialect(const tn_opaque_payload* payload);

/// The public getters without their checks, for the parser.
TN_MUST_USE tn_status tn_opaque_type__get(tn_context* context, tn_string_view dialect,
                                          tn_string_view body, tn_type* out_type);
TN_MUST_USE tn_status tn_opaque_attribute__get(tn_context* context, tn_string_view dialect,
                                               tn_string_view body, tn_type type,
                                               tn_attribute* out_attribute);
/// Checks an opaque type or attribute for the public getters (opaque_check.c); errors are reported.
TN_MUST_USE tn_status tn_opaque__check(tn_context* context, tn_string_view dialect,
                                       tn_string_view body);
/// Returns the type or attribute for a body that is of an enumeration or has parameters, by parsing
/// it; null for other bodies. `type` is the attribute's type, or null.
TN_MUST_USE tn_status tn_opaque__read_known(tn_context* context, tn_string_view dialect,
                                            tn_string_view body, bool is_type, tn_type type,
                                            const tn_storage** out_storage);

static inline tn_string_view tn_opaque__dialect(const tn_opaque_payload* payload) {
  if (TN_UNLIKELY(tn_opaque__is_defined(payload))) return tn_defined__dialect(payload);
  return (tn_string_view){payload->text, payload->dialect_size};
}
static inline tn_string_view tn_opaque__body(const tn_opaque_payload* payload) {
  if (TN_UNLIKELY(tn_opaque__is_defined(payload))) {
    const tn_string_payload* body =
        __atomic_load_n(&tn_opaque__defined(payload)->body, __ATOMIC_ACQUIRE);
    return (tn_string_view){body->text, body->size};
  }
  return (tn_string_view){payload->text + payload->dialect_size + 1, payload->body_size};
}

//===-- Checks --------------------------------------------------------------------------------===//

/// Reports that `what` ("a type", "an attribute") is null or of another context; returns
/// TN_INVALID_ARGUMENT.
tn_status tn_uniqued__refuse(const tn_context* context, const tn_storage* storage,
                             const char* what);

/// Returns TN_OK if `storage` is of `context`; else reports an error and returns
/// TN_INVALID_ARGUMENT.
static inline tn_status tn_uniqued__check(const tn_context* context, const tn_storage* storage,
                                          const char* what) {
  if (TN_LIKELY(storage != NULL && tn_storage_context(storage) == context)) return TN_OK;
  return tn_uniqued__refuse(context, storage, what);
}

/// Reports that the nesting would exceed TN_NESTING_LIMIT.
tn_status tn_uniqued__too_deep(const tn_context* context);

/// Reports that `what` has more than 2^32 - 1 parts.
tn_status tn_uniqued__too_large(const tn_context* context, const char* what);

#endif  // TENURE_SRC_IR_UNIQUED_H
