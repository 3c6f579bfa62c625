// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Equality of two ops, and hashes that are equal for equal ops.
//
// Both first number the blocks and ops of a tree in pre-order, so that a value in it is a number
// wherever it is used, even before its definition. Two trees are then walked in parallel. Uniqued
// objects are compared by reference within a context, and by their text, once, between two
// contexts.
//
// If symbol names are ignored, texts are split at the name after each `@`.

#include <tenure/compare.h>
#include <tenure/text.h>

#include "analysis/cell_map.h"
#include "base/hash.h"
#include "base/judy_map.h"
#include "base/text_buffer.h"
#include "ir/clone.h"
#include "ir/lazy.h"
#include "ir/op_definition.h"
#include "ir/poll.h"
#include "ir/shape.h"
#include "ir/walk.h"
#include "scope/access.h"

#define ALL_FLAGS 63u

/// A tree to be compared.
typedef struct side {
  tn_context* context;
  tn_ref root;
  tn_cell_map numbers;  ///< Numbers of blocks and ops.
  uint32_t count;
} side;

//===-- Trees ---------------------------------------------------------------------------------===//

static void number(side* self, tn_ref cell) {
  *tn_cell_map__at(&self->numbers, cell) = ++self->count;
}

static tn_ref first_block(const side* self, tn_ref op, uint32_t region) {
  const tn_op_cell* cell = tn_op__at(self->context, op);
  return tn_region__at(self->context, tn_op_cell__region(cell, region))->first_block;
}

static tn_status number_tree(side* self) {
  if (tn_op_cell__region_count(tn_op__at(self->context, self->root)) == 0) return TN_OK;
  for (tn_ref op = self->root; op != 0;
       op = tn_op__next_in_pre_order(self->context, self->root, op, false)) {
    TN_TRY(tn_poll(self->context));
    number(self, op);
    for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(self->context, op)); ++i) {
      for (tn_ref block = first_block(self, op, i); block != 0;
           block = tn_block__at(self->context, block)->next) {
        number(self, block);
      }
    }
    if (self->numbers.failed) return TN_OUT_OF_MEMORY;
  }
  return TN_OK;
}

static tn_status open_side(tn_op op, side* out_side) {
  tn_resolved resolved;
  *out_side = (side){0};
  if (tn_access__op(op, &resolved) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  out_side->context = resolved.context;
  out_side->root = op.slot;
  tn_cell_map__open(resolved.context, &out_side->numbers);
  return TN_OK;
}

static void close_side(side* self) {
  if (self->context != NULL) tn_cell_map__close(&self->numbers);
}

/// Returns the number of a block or op of the tree; 0 for others.
static uint32_t number_of(const side* self, tn_ref cell) {
  const uint32_t found = tn_cell_map__get(&self->numbers, cell);
  return found == 0 && cell == self->root ? 1 : found;
}

/// Returns the position of the definition of a value in the tree; 0 if it is outside.
static uint64_t place_of(const side* self, tn_ref value) {
  const bool is_argument = tn_value__is_argument(value);
  const tn_ref cell = is_argument ? tn_argument__at(self->context, value)->block
                                  : tn_value__owner(self->context, value);
  const uint64_t place = number_of(self, cell);
  const uint32_t index = is_argument
                             ? tn_argument__at(self->context, value)->number_and_flag >> 1
                             : tn_value__result_number(tn_op__at(self->context, cell), cell, value);
  return place == 0 ? 0 : place << 32 | index;
}

static tn_uref type_of(const side* self, tn_ref value) {
  return tn_value_cell__type(tn_value__at(self->context, value));
}

static bool is_commutative(const side* self, const tn_op_cell* cell, uint32_t flags) {
  return (flags & TN_COMPARE_IGNORE_COMMUTATIVITY) == 0 &&
         tn_op_cell__operand_count(self->context, cell) > 1 &&
         tn_op_cell__has_trait(self->context, cell, TN_OP_TRAIT_COMMUTATIVE);
}

/// Returns whether the attribute at `index` is compared; an index out of range is not.
static bool counts(const tn_shape_payload* shape, uint32_t index, uint32_t flags) {
  const bool is_property = (shape->keys[index] & TN_UREF_FLAG) != 0;
  return (flags & (is_property ? TN_COMPARE_IGNORE_PROPERTIES
                               : TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES)) == 0;
}

static tn_string_view key_text(const side* self, const tn_shape_payload* shape, uint32_t index) {
  return tn_identifier_text(
      (tn_identifier){tn_uniquer__at(&self->context->uniquer, shape->keys[index])});
}

//===-- Texts ---------------------------------------------------------------------------------===//

typedef enum uniqued_kind { TYPE, ATTRIBUTE } uniqued_kind;

static tn_status print(const side* self, uniqued_kind kind, tn_uref reference,
                       tn_text_buffer* buffer) {
  const tn_storage* storage = tn_uniquer__at(&self->context->uniquer, reference);
  buffer->size = 0;
  TN_TRY(kind == TYPE ? tn_type_print((tn_type){storage}, tn_text_buffer_write, buffer)
                      : tn_attribute_print((tn_attribute){storage}, tn_text_buffer_write, buffer));
  return buffer->failed ? tn_context__out_of_memory(self->context) : TN_OK;
}

static tn_status print_location(const side* self, uint32_t reference, tn_text_buffer* buffer) {
  const tn_location location = {self->context, reference};
  buffer->size = 0;
  TN_TRY(tn_location_print(location, tn_text_buffer_write, buffer));
  return buffer->failed ? tn_context__out_of_memory(self->context) : TN_OK;
}

/// Returns the end of the string that starts at `at`.
static size_t string_end(tn_string_view text, size_t at) {
  for (++at; at < text.size && text.data[at] != '"'; ++at) {
    if (text.data[at] == '\\') ++at;
  }
  return at < text.size ? at + 1 : text.size;
}

static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || c == '.' || c == '-';
}

/// Removes the text up to and including the next symbol name from the start of `*rest`.
static void cut_symbol(tn_string_view* rest, tn_string_view* out_before, tn_string_view* out_name) {
  size_t at = 0;
  while (at < rest->size && rest->data[at] != '@') {
    at = rest->data[at] == '"' ? string_end(*rest, at) : at + 1;
  }
  if (at < rest->size) ++at;
  size_t end = at;
  if (end < rest->size && rest->data[end] == '"') {
    end = string_end(*rest, end);
  } else {
    while (end < rest->size && is_name_byte(rest->data[end])) ++end;
  }
  const size_t quotes = end - at > 1 && rest->data[at] == '"' ? 1 : 0;
  *out_before = (tn_string_view){rest->data, at};
  *out_name = (tn_string_view){rest->data + at + quotes, end - at - 2 * quotes};
  *rest = (tn_string_view){rest->data + end, rest->size - end};
}

/// Returns the value of `sym_name` as references to it print; false for other attributes.
static bool is_symbol_name(const side* self, tn_string_view key, tn_uref value,
                           tn_string_view* out_name) {
  const tn_attribute attribute = {tn_uniquer__at(&self->context->uniquer, value)};
  *out_name = tn_string_view_from("");
  if (!tn_string_view_equal(key, tn_string_view_from("sym_name")) ||
      tn_attribute_kind_of(attribute) != TN_ATTRIBUTE_STRING) {
    return false;
  }
  *out_name = tn_string_attribute_value(attribute);
  return true;
}

//===-- Hashing -------------------------------------------------------------------------------===//

#define WORDS_MAX 64u

typedef struct hashing {
  side tree;
  uint32_t flags;
  tn_judy_map known;    ///< Maps types and attributes to 1 + the index of their hash.
  tn_judy_map outside;  ///< Likewise for types of values from outside.
  tn_hash128* hashes;
  size_t hash_count;
  size_t hash_capacity;
  tn_judy_names symbols;  ///< Maps symbol names to numbers, from 1 on in the order of occurrence.
  uintptr_t symbol_count;
  tn_text_buffer text;
  tn_text_buffer cut;         ///< The text with numbers for symbol names.
  uint64_t words[WORDS_MAX];  ///< Words still to be hashed.
  size_t word_count;
  tn_hash_stream stream;
} hashing;

static tn_hash128 hash_bytes(tn_string_view bytes, uint64_t seed) {
  const tn_wide_hash hash = tn_wide_hash_bytes(bytes.data, bytes.size, seed);
  return (tn_hash128){hash.low64, hash.high64};
}

static void flush(hashing* self) {
  tn_hash_stream_add(&self->stream, self->words, self->word_count * sizeof *self->words);
  self->word_count = 0;
}

static void add_word(hashing* self, uint64_t word) {
  if (self->word_count == WORDS_MAX) flush(self);
  self->words[self->word_count++] = word;
}

static void add_hash(hashing* self, tn_hash128 hash) {
  add_word(self, hash.low);
  add_word(self, hash.high);
}

static tn_status symbol_number(hashing* self, tn_string_view name, uintptr_t* out_number) {
  const tn_allocator* allocator = &self->tree.context->allocator;
  const tn_status found = tn_judy_names_get(&self->symbols, allocator, name, out_number);
  if (found == TN_OK) return TN_OK;
  *out_number = self->symbol_count + 1;
  if (found == TN_OUT_OF_MEMORY ||
      tn_judy_names_set(&self->symbols, allocator, name, *out_number) != TN_OK) {
    return tn_context__out_of_memory(self->tree.context);
  }
  ++self->symbol_count;
  return TN_OK;
}

/// Hashes a text. If symbol names are ignored, they count as their numbers, or, where the order of
/// occurrence is arbitrary (`numbers` false), not at all.
static tn_status hash_text(hashing* self, tn_string_view text, bool numbers, tn_hash128* out_hash) {
  if ((self->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0 ||
      memchr(text.data, '@', text.size) == NULL) {
    *out_hash = hash_bytes(text, 0);
    return TN_OK;
  }
  self->cut.size = 0;
  while (text.size != 0) {
    tn_string_view before;
    tn_string_view name;
    uintptr_t number = 0;
    cut_symbol(&text, &before, &name);
    if (numbers && before.data[before.size - 1] == '@') TN_TRY(symbol_number(self, name, &number));
    const uint64_t word = number;
    tn_text_buffer_append_view(&self->cut, before);
    tn_text_buffer_append(&self->cut, (const char*)&word, sizeof word);
  }
  if (self->cut.failed) return tn_context__out_of_memory(self->tree.context);
  *out_hash = hash_bytes(tn_text_buffer_view(&self->cut), 1);
  return TN_OK;
}

static tn_status keep_hash(hashing* self, tn_judy_map* map, tn_uref reference, tn_hash128 hash) {
  if (!tn_array_grow(&self->tree.context->allocator, &self->hashes, &self->hash_capacity,
                     self->hash_count + 1, sizeof *self->hashes)) {
    return tn_context__out_of_memory(self->tree.context);
  }
  self->hashes[self->hash_count++] = hash;
  return tn_judy_map_set(map, reference, self->hash_count) == TN_OK
             ? TN_OK
             : tn_context__out_of_memory(self->tree.context);
}

static tn_status hash_uniqued(hashing* self, uniqued_kind kind, tn_uref reference, bool is_outside,
                              tn_hash128* out_hash) {
  tn_judy_map* map = is_outside ? &self->outside : &self->known;
  uintptr_t found = 0;
  *out_hash = (tn_hash128){0, 0};
  if (tn_judy_map_get(map, reference, &found)) {
    *out_hash = self->hashes[found - 1];
    return TN_OK;
  }
  TN_TRY(print(&self->tree, kind, reference, &self->text));
  TN_TRY(hash_text(self, tn_text_buffer_view(&self->text), !is_outside, out_hash));
  return keep_hash(self, map, reference, *out_hash);
}

static tn_status add_uniqued(hashing* self, uniqued_kind kind, tn_uref reference) {
  tn_hash128 hash;
  TN_TRY(hash_uniqued(self, kind, reference, false, &hash));
  add_hash(self, hash);
  return TN_OK;
}

static tn_status add_location(hashing* self, uint32_t reference) {
  if ((self->flags & TN_COMPARE_IGNORE_LOCATIONS) != 0) return TN_OK;
  TN_TRY(print_location(&self->tree, reference, &self->text));
  add_hash(self, hash_bytes(tn_text_buffer_view(&self->text), 1));
  return TN_OK;
}

static tn_status add_symbol(hashing* self, tn_string_view name) {
  uintptr_t number;
  TN_TRY(symbol_number(self, name, &number));
  add_word(self, number);
  return TN_OK;
}

static tn_status add_attributes(hashing* self, tn_op_cell* cell) {
  const tn_context* context = self->tree.context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (!counts(shape, i, self->flags)) continue;
    const tn_string_view key = key_text(&self->tree, shape, i);
    tn_string_view name;
    add_hash(self, hash_bytes(key, (shape->keys[i] & TN_UREF_FLAG) != 0 ? 2 : 3));
    TN_TRY((self->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) != 0 &&
                   is_symbol_name(&self->tree, key, values[i], &name)
               ? add_symbol(self, name)
               : add_uniqued(self, ATTRIBUTE, values[i]));
  }
  return TN_OK;
}

static tn_status add_operands(hashing* self, tn_ref op, const tn_op_cell* cell) {
  const bool any_order = is_commutative(&self->tree, cell, self->flags);
  const uint32_t count = tn_op_cell__operand_count(self->tree.context, cell);
  tn_hash128 sum = {0, 0};
  add_word(self, count);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(self->tree.context, op, cell, i);
    tn_hash128 hash = {value == 0 ? 0 : place_of(&self->tree, value), 0};
    if (value != 0 && hash.low == 0) {
      TN_TRY(hash_uniqued(self, TYPE, type_of(&self->tree, value), true, &hash));
    }
    if (!any_order) {
      add_hash(self, hash);
    } else {
      hash = hash_bytes((tn_string_view){(const char*)&hash, sizeof hash}, 0);
      sum = (tn_hash128){sum.low + hash.low, sum.high + hash.high};
    }
  }
  if (any_order) add_hash(self, sum);
  return TN_OK;
}

static tn_status add_blocks(hashing* self, tn_ref op, const tn_op_cell* cell) {
  const tn_context* context = self->tree.context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    add_word(self, i);
    for (tn_ref at = first_block(&self->tree, op, i); at != 0;
         at = tn_block__at(context, at)->next) {
      const tn_block_cell* block = tn_block__at(context, at);
      add_word(self, block->argument_count);
      for (uint32_t k = 0; k < block->argument_count; ++k) {
        const tn_ref argument = tn_block_cell__argument(context, block, k);
        TN_TRY(add_uniqued(self, TYPE, type_of(&self->tree, argument)));
        TN_TRY(add_location(self, tn_argument__at(context, argument)->location));
      }
    }
  }
  return TN_OK;
}

static tn_status add_op(hashing* self, tn_ref op) {
  const tn_context* context = self->tree.context;
  tn_op_cell* cell = tn_op__at(context, op);
  add_hash(self, hash_bytes(tn_op_cell__name_text(context, cell), 0));
  if (op != self->tree.root) add_word(self, number_of(&self->tree, cell->block));
  TN_TRY(add_location(self, cell->location));
  TN_TRY(add_attributes(self, cell));
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    TN_TRY(add_uniqued(self, TYPE, type_of(&self->tree, tn_op_cell__result(op, cell, i))));
  }
  TN_TRY(add_operands(self, op, cell));
  const tn_ref successors = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < tn_op_cell__successor_count(cell); ++i) {
    const tn_ref block = tn_use__at(context, successors + 3 * i)->value;
    add_word(self, block == 0 ? 0 : number_of(&self->tree, block) + UINT64_C(1));
  }
  return add_blocks(self, op, cell);
}

static tn_status hash_tree(hashing* self) {
  const side* tree = &self->tree;
  TN_TRY(number_tree(&self->tree));
  for (tn_ref op = tree->root; op != 0;
       op = tn_op__next_in_pre_order(tree->context, tree->root, op, false)) {
    TN_TRY(tn_poll(tree->context));
    TN_TRY(add_op(self, op));
  }
  flush(self);
  return TN_OK;
}

static tn_status refuse_flags(tn_op op, uint32_t flags) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                          tn_access__location(resolved.context, cell),
                          "unknown comparison flags %u", flags & ~ALL_FLAGS);
}

static void close_hashing(hashing* self) {
  const tn_allocator* allocator = &self->tree.context->allocator;
  tn_text_buffer_free(&self->text);
  tn_text_buffer_free(&self->cut);
  tn_judy_map_clear(&self->known);
  tn_judy_map_clear(&self->outside);
  tn_judy_names_clear(&self->symbols);
  tn_deallocate(allocator, self->hashes, self->hash_capacity * sizeof *self->hashes);
  close_side(&self->tree);
}

tn_status tn_op_hash128(tn_op op, uint32_t flags, tn_hash128* out_hash) {
  hashing self = {.flags = flags};
  *out_hash = (tn_hash128){0, 0};
  if ((flags & ~ALL_FLAGS) != 0) return refuse_flags(op, flags);
  TN_TRY(open_side(op, &self.tree));
  self.text = tn_text_buffer_make(&self.tree.context->allocator);
  self.cut = self.text;
  tn_hash_stream_init(&self.stream);
  const tn_status status = hash_tree(&self);
  if (status == TN_OK) {
    const tn_wide_hash hash = tn_hash_stream_wide_digest(&self.stream);
    *out_hash = (tn_hash128){hash.low64, hash.high64};
  }
  close_hashing(&self);
  return status;
}

tn_status tn_op_hash(tn_op op, uint32_t flags, uint64_t* out_hash) {
  tn_hash128 hash;
  const tn_status status = tn_op_hash128(op, flags, &hash);
  *out_hash = hash.low;
  return status;
}

//===-- Comparison ----------------------------------------------------------------------------===//

typedef struct comparing {
  side a;
  side b;
  uint32_t flags;
  const tn_clone_map* map;
  bool one_context;
  tn_judy_map pairs;    ///< Maps types and attributes of `a` to equal ones of `b`.
  tn_judy_names left;   ///< Maps symbol names of `a` to those of `b`, by index.
  tn_judy_names right;  ///< Maps symbol names of `b` to those of `a`.
  uintptr_t name_count;
  tn_text_buffer text_a;
  tn_text_buffer text_b;
  tn_status status;
} comparing;

/// Records the first failure; all later comparisons are false.
static bool holds(comparing* self, tn_status status) {
  if (self->status == TN_OK) self->status = status;
  return self->status == TN_OK;
}

static bool remembers(comparing* self, tn_status status) {
  return holds(self, status == TN_OK ? TN_OK : tn_context__out_of_memory(self->a.context));
}

/// Returns whether two symbol names correspond; pairs them if neither has a partner yet.
static bool same_symbol(comparing* self, tn_string_view a, tn_string_view b) {
  const tn_allocator* allocator = &self->a.context->allocator;
  uintptr_t left = 0;
  uintptr_t right = 0;
  const tn_status found = tn_judy_names_get(&self->left, allocator, a, &left);
  const tn_status other = tn_judy_names_get(&self->right, allocator, b, &right);
  if (found == TN_OUT_OF_MEMORY || other == TN_OUT_OF_MEMORY) {
    return remembers(self, TN_OUT_OF_MEMORY);
  }
  if (left != 0 || right != 0) return left == right;
  ++self->name_count;
  return remembers(self, tn_judy_names_set(&self->left, allocator, a, self->name_count)) &&
         remembers(self, tn_judy_names_set(&self->right, allocator, b, self->name_count));
}

static bool same_text(comparing* self) {
  tn_string_view a = tn_text_buffer_view(&self->text_a);
  tn_string_view b = tn_text_buffer_view(&self->text_b);
  if ((self->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0) return tn_string_view_equal(a, b);
  while (a.size != 0 && b.size != 0) {
    tn_string_view before_a, before_b, name_a, name_b;
    cut_symbol(&a, &before_a, &name_a);
    cut_symbol(&b, &before_b, &name_b);
    if (!tn_string_view_equal(before_a, before_b) || !same_symbol(self, name_a, name_b))
      return false;
  }
  return a.size == b.size;
}

static bool same_uniqued(comparing* self, uniqued_kind kind, tn_uref a, tn_uref b) {
  uintptr_t found = 0;
  if (self->one_context && (self->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0) return a == b;
  if (tn_judy_map_get(&self->pairs, a, &found)) return found == b;
  return holds(self, print(&self->a, kind, a, &self->text_a)) &&
         holds(self, print(&self->b, kind, b, &self->text_b)) && same_text(self) &&
         remembers(self, tn_judy_map_set(&self->pairs, a, b));
}

static bool same_location(comparing* self, uint32_t a, uint32_t b) {
  if ((self->flags & TN_COMPARE_IGNORE_LOCATIONS) != 0) return true;
  if (self->one_context) {
    return tn_location_equal((tn_location){self->a.context, a}, (tn_location){self->b.context, b});
  }
  return holds(self, print_location(&self->a, a, &self->text_a)) &&
         holds(self, print_location(&self->b, b, &self->text_b)) &&
         tn_string_view_equal(tn_text_buffer_view(&self->text_a),
                              tn_text_buffer_view(&self->text_b));
}

static bool same_attribute(comparing* self, tn_string_view key, tn_uref a, tn_uref b) {
  tn_string_view name_a;
  tn_string_view name_b;
  if ((self->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0 ||
      !is_symbol_name(&self->a, key, a, &name_a) || !is_symbol_name(&self->b, key, b, &name_b)) {
    return same_uniqued(self, ATTRIBUTE, a, b);
  }
  return same_symbol(self, name_a, name_b);
}

static uint32_t next_counted(const tn_shape_payload* shape, uint32_t index, uint32_t flags) {
  while (index < shape->key_count && !counts(shape, index, flags)) ++index;
  return index;
}

static bool same_attributes(comparing* self, tn_op_cell* a, tn_op_cell* b) {
  const tn_shape_payload* shape_a = tn_op_cell__shape(self->a.context, a);
  const tn_shape_payload* shape_b = tn_op_cell__shape(self->b.context, b);
  const uint32_t* values_a = tn_op_cell__attributes(self->a.context, a);
  const uint32_t* values_b = tn_op_cell__attributes(self->b.context, b);
  uint32_t i = next_counted(shape_a, 0, self->flags);
  uint32_t k = next_counted(shape_b, 0, self->flags);
  while (i < shape_a->key_count && k < shape_b->key_count) {
    const tn_string_view key = key_text(&self->a, shape_a, i);
    if (((shape_a->keys[i] ^ shape_b->keys[k]) & TN_UREF_FLAG) != 0 ||
        !tn_string_view_equal(key, key_text(&self->b, shape_b, k)) ||
        !same_attribute(self, key, values_a[i], values_b[k])) {
      return false;
    }
    i = next_counted(shape_a, i + 1, self->flags);
    k = next_counted(shape_b, k + 1, self->flags);
  }
  return i == shape_a->key_count && k == shape_b->key_count;
}

static bool same_value(comparing* self, tn_ref a, tn_ref b) {
  if (a == 0 || b == 0) return a == b;
  const uint64_t place = place_of(&self->a, a);
  if (place != place_of(&self->b, b)) return false;
  if (place != 0) return true;
  if ((self->flags & TN_COMPARE_IGNORE_OUTSIDE_VALUES) != 0) {
    return same_uniqued(self, TYPE, type_of(&self->a, a), type_of(&self->b, b));
  }
  const tn_ref mapped = self->map == NULL ? 0 : tn_clone_map__value(self->map, a);
  return self->one_context && (mapped != 0 ? mapped : a) == b;
}

/// Returns whether the operands are equal in any order. Equality is transitive, so each operand can
/// be paired with the first free one.
static bool same_set(comparing* self, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                     const tn_op_cell* cell_b) {
  const tn_allocator* allocator = &self->a.context->allocator;
  const uint32_t count = tn_op_cell__operand_count(self->a.context, cell_a);
  bool* taken = tn_allocate_zeroed(allocator, count * sizeof *taken);
  if (taken == NULL) return remembers(self, TN_OUT_OF_MEMORY);
  uint32_t found = 0;
  for (uint32_t i = 0; i == found && i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(self->a.context, a, cell_a, i);
    uint32_t k = 0;
    while (k < count &&
           (taken[k] ||
            !same_value(self, value, tn_op_cell__operand(self->b.context, b, cell_b, k)))) {
      ++k;
    }
    if (k == count) continue;
    taken[k] = true;
    ++found;
  }
  tn_deallocate(allocator, taken, count * sizeof *taken);
  return found == count;
}

static bool same_operands(comparing* self, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                          const tn_op_cell* cell_b) {
  const uint32_t count = tn_op_cell__operand_count(self->a.context, cell_a);
  uint32_t same = 0;
  while (same < count && same_value(self, tn_op_cell__operand(self->a.context, a, cell_a, same),
                                    tn_op_cell__operand(self->b.context, b, cell_b, same))) {
    ++same;
  }
  return same == count || (self->status == TN_OK && is_commutative(&self->a, cell_a, self->flags) &&
                           same_set(self, a, cell_a, b, cell_b));
}

static bool same_successors(comparing* self, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                            const tn_op_cell* cell_b) {
  const tn_ref uses_a = tn_op_cell__successors(a, cell_a);
  const tn_ref uses_b = tn_op_cell__successors(b, cell_b);
  for (uint32_t i = 0; i < tn_op_cell__successor_count(cell_a); ++i) {
    const tn_ref left = tn_use__at(self->a.context, uses_a + 3 * i)->value;
    const tn_ref right = tn_use__at(self->b.context, uses_b + 3 * i)->value;
    const uint32_t place = left == 0 ? 0 : number_of(&self->a, left);
    if (place != (right == 0 ? 0 : number_of(&self->b, right))) return false;
    if (place == 0 && (left == 0) != (right == 0)) return false;
    if (place == 0 && left != 0 && (!self->one_context || left != right)) return false;
  }
  return true;
}

static bool same_block(comparing* self, tn_ref a, tn_ref b) {
  const tn_block_cell* left = tn_block__at(self->a.context, a);
  const tn_block_cell* right = tn_block__at(self->b.context, b);
  if (left->argument_count != right->argument_count) return false;
  for (uint32_t i = 0; i < left->argument_count; ++i) {
    const tn_ref x = tn_block_cell__argument(self->a.context, left, i);
    const tn_ref y = tn_block_cell__argument(self->b.context, right, i);
    if (!same_uniqued(self, TYPE, type_of(&self->a, x), type_of(&self->b, y)) ||
        !same_location(self, tn_argument__at(self->a.context, x)->location,
                       tn_argument__at(self->b.context, y)->location)) {
      return false;
    }
  }
  return true;
}

static bool same_blocks(comparing* self, tn_ref a, tn_ref b) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(self->a.context, a)); ++i) {
    tn_ref left = first_block(&self->a, a, i);
    tn_ref right = first_block(&self->b, b, i);
    while (left != 0 && right != 0 && same_block(self, left, right)) {
      left = tn_block__at(self->a.context, left)->next;
      right = tn_block__at(self->b.context, right)->next;
    }
    if (left != 0 || right != 0) return false;
  }
  return true;
}

static bool same_op(comparing* self, tn_ref a, tn_ref b) {
  tn_op_cell* left = tn_op__at(self->a.context, a);
  tn_op_cell* right = tn_op__at(self->b.context, b);
  const uint32_t result_count = tn_op_cell__result_count(left);
  if (result_count != tn_op_cell__result_count(right) ||
      tn_op_cell__operand_count(self->a.context, left) !=
          tn_op_cell__operand_count(self->b.context, right) ||
      tn_op_cell__successor_count(left) != tn_op_cell__successor_count(right) ||
      tn_op_cell__region_count(left) != tn_op_cell__region_count(right) ||
      !tn_string_view_equal(tn_op_cell__name_text(self->a.context, left),
                            tn_op_cell__name_text(self->b.context, right)) ||
      (a != self->a.root &&
       number_of(&self->a, left->block) != number_of(&self->b, right->block)) ||
      !same_attributes(self, left, right) ||
      !same_location(self, left->location, right->location)) {
    return false;
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    if (!same_uniqued(self, TYPE, type_of(&self->a, tn_op_cell__result(a, left, i)),
                      type_of(&self->b, tn_op_cell__result(b, right, i)))) {
      return false;
    }
  }
  return same_operands(self, a, left, b, right) && same_successors(self, a, left, b, right) &&
         same_blocks(self, a, b);
}

/// Blocks have numbers, and each op is compared with the number of its block; so corresponding ops
/// are in corresponding blocks.
static bool same_tree(comparing* self) {
  if (!holds(self, number_tree(&self->a)) || !holds(self, number_tree(&self->b))) return false;
  tn_ref a = self->a.root;
  tn_ref b = self->b.root;
  if (self->a.count != self->b.count) return false;
  while (a != 0 && b != 0) {
    if (!holds(self, tn_poll(self->a.context)) || !same_op(self, a, b)) return false;
    a = tn_op__next_in_pre_order(self->a.context, self->a.root, a, false);
    b = tn_op__next_in_pre_order(self->b.context, self->b.root, b, false);
  }
  return a == 0 && b == 0;
}

static tn_status refuse_map(tn_op op) {
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  return tn_access__report_wrong_context(tn_access__location(resolved.context, cell), "map");
}

static tn_status compare(comparing* self, bool* out_equal) {
  const tn_allocator* allocator = &self->a.context->allocator;
  self->one_context = self->a.context == self->b.context;
  self->text_a = tn_text_buffer_make(allocator);
  self->text_b = tn_text_buffer_make(&self->b.context->allocator);
  const bool equal = same_tree(self);
  *out_equal = equal && self->status == TN_OK;
  tn_text_buffer_free(&self->text_a);
  tn_text_buffer_free(&self->text_b);
  tn_judy_map_clear(&self->pairs);
  tn_judy_names_clear(&self->left);
  tn_judy_names_clear(&self->right);
  return self->status;
}

tn_status tn_op_equal(tn_op a, tn_op b, uint32_t flags, const tn_clone_map* map, bool* out_equal) {
  comparing self = {.flags = flags, .map = map};
  *out_equal = false;
  if ((flags & ~ALL_FLAGS) != 0) return refuse_flags(a, flags);
  TN_TRY(open_side(a, &self.a));
  tn_status status = open_side(b, &self.b);
  if (status == TN_OK && map != NULL &&
      (map->context != self.a.context || map->context != self.b.context)) {
    status = refuse_map(a);
  }
  if (status == TN_OK) status = compare(&self, out_equal);
  close_side(&self.a);
  close_side(&self.b);
  return status;
}
