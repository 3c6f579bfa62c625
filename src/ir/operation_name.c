// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of operations. The definition's slot is after the compared bytes of the storage.

#include "ir/operation_name.h"

#include <tenure/operation.h>

#include "base/hash.h"
#include "ir/op_definition.h"

#define SLOT_SIZE 8u

#define LOW_BITS UINT64_C(0x0101010101010101)
#define HIGH_BITS UINT64_C(0x8080808080808080)

// Returns a mask with a bit set for the first byte of `word`, in memory order, that equals `byte`,
// and possibly for others after it; 0 if there is none.
static inline uint64_t bytes_that_are(uint64_t word, char byte) {
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  word ^= LOW_BITS * (unsigned char)byte;
  return (word - LOW_BITS) & ~word & HIGH_BITS;
}

static inline bool is_short(tn_string_view text) {
  return text.size - sizeof(uint64_t) <= TN_TEXT_TAIL_MAX - sizeof(uint64_t);
}

// Returns the first word of the payload: the sizes of the text and of the dialect's part.
static inline uint64_t head_of(tn_string_view text) {
  if (TN_LIKELY(text.size >= sizeof(uint64_t))) {
    const uint64_t dots = bytes_that_are(tn_load_word(text.data), '.');
    if (TN_LIKELY(dots != 0)) {
      return tn_word_of((uint32_t)text.size, (uint32_t)__builtin_ctzll(dots) / 8);
    }
  }
  const char* dot = text.size == 0 ? NULL : memchr(text.data, '.', text.size);
  return tn_word_of((uint32_t)text.size, dot == NULL ? 0 : (uint32_t)(dot - text.data));
}

static inline bool has_nul(tn_string_view text) {
  if (TN_UNLIKELY(!is_short(text))) return memchr(text.data, '\0', text.size) != NULL;
  return (bytes_that_are(tn_load_word(text.data), '\0') |
          bytes_that_are(tn_load_word(text.data + text.size - sizeof(uint64_t)), '\0')) != 0;
}

// The text is followed by a NUL, then zeros up to a multiple of 8, then the slot.
static tn_storage_key name_key(const tn_context* context, const uint64_t* head,
                               tn_string_view text) {
  return (tn_storage_key){.kind = TN_STORAGE_OPERATION_NAME,
                          .slack_size = 1 + SLOT_SIZE,
                          .context_or_type = context,
                          .payload = head,
                          .payload_size = sizeof *head,
                          .tail = text.data,
                          .tail_size = text.size};
}

tn_status tn_operation_name__get(tn_context* context, tn_string_view text,
                                 const tn_storage** out_name) {
  *out_name = NULL;
  if (text.size > UINT32_MAX - 16) return tn_uniqued__too_large(context, "an operation's name");
  const uint64_t head = head_of(text);
  if (TN_LIKELY(is_short(text))) {
    const tn_text_key key = {.kind = TN_STORAGE_OPERATION_NAME,
                             .slack_size = 1 + SLOT_SIZE,
                             .context_or_type = context,
                             .head = head,
                             .tail = text.data,
                             .tail_size = text.size};
    return tn_uniquer__get_text(context, &key, out_name);
  }
  const tn_storage_key key = name_key(context, &head, text);
  return tn_uniquer__get(context, &key, out_name);
}

//===-- Public functions ----------------------------------------------------------------------===//

tn_status tn_operation_name_get(tn_context* context, tn_string_view text,
                                tn_operation_name* out_name) {
  out_name->storage = NULL;
  if (text.size == 0 || has_nul(text)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "an operation name must not be empty or contain a NUL");
  }
  return tn_operation_name__get(context, text, &out_name->storage);
}

tn_string_view tn_operation_name_text(tn_operation_name name) {
  return name.storage == NULL ? (tn_string_view){NULL, 0} : tn_operation_name__text(name.storage);
}

tn_string_view tn_operation_name_dialect(tn_operation_name name) {
  return name.storage == NULL ? (tn_string_view){NULL, 0}
                              : tn_operation_name__dialect(name.storage);
}

bool tn_operation_name_is_registered(tn_operation_name name) {
  return name.storage != NULL && tn_op_definition__of_name(name.storage) != NULL;
}

bool tn_operation_name_has_trait(tn_operation_name name, tn_trait trait) {
  static const uint32_t bits[] = {[TN_TRAIT_ISOLATED_FROM_ABOVE] = TN_OP_TRAIT_ISOLATED,
                                  [TN_TRAIT_TERMINATOR] = TN_OP_TRAIT_TERMINATOR,
                                  [TN_TRAIT_NO_TERMINATOR] = TN_OP_TRAIT_NO_TERMINATOR,
                                  [TN_TRAIT_GRAPH_REGION] = TN_OP_TRAIT_GRAPH,
                                  [TN_TRAIT_SYMBOL_TABLE] = TN_OP_TRAIT_SYMBOL_TABLE,
                                  [TN_TRAIT_SYMBOL] = TN_OP_TRAIT_SYMBOL};
  if (name.storage == NULL || (size_t)trait >= sizeof bits / sizeof bits[0]) return false;
  const tn_op_definition* definition = tn_op_definition__of_name(name.storage);
  return definition != NULL && (definition->traits & bits[trait]) != 0;
}
