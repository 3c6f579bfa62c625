// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether two ops are equal, and hashes that equal ops share.
//
// Both number the blocks and ops of a tree first, in pre-order, so that a value in it is a number
// wherever it is used, also in front of its definition. Two trees are then walked side by side.
// What is uniqued is compared by its reference within a context, and by its text, once, between
// two.
//
// With names of symbols set aside, texts are split at the name after each `@`.

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

/// A tree.
typedef struct side {
  tn_context* context;
  tn_ref root;
  tn_cell_map numbers;  ///< Of blocks and ops.
  uint32_t count;
} side;

//===-- Trees ---------------------------------------------------------------------------------===//

static void number(side* it, tn_ref cell) { *tn_cell_map__at(&it->numbers, cell) = ++it->count; }

static tn_ref first_block(const side* it, tn_ref op, uint32_t region) {
  const tn_op_cell* cell = tn_op__at(it->context, op);
  return tn_region__at(it->context, tn_op_cell__region(cell, region))->first_block;
}

static tn_status number_tree(side* it) {
  if (tn_op_cell__region_count(tn_op__at(it->context, it->root)) == 0) return TN_OK;
  for (tn_ref op = it->root; op != 0;
       op = tn_op__next_in_pre_order(it->context, it->root, op, false)) {
    TN_TRY(tn_poll(it->context));
    number(it, op);
    for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(it->context, op)); ++i) {
      for (tn_ref block = first_block(it, op, i); block != 0;
           block = tn_block__at(it->context, block)->next) {
        number(it, block);
      }
    }
    if (it->numbers.failed) return TN_OUT_OF_MEMORY;
  }
  return TN_OK;
}

static tn_status open_side(tn_op op, side* out_side) {
  tn_resolved it;
  *out_side = (side){0};
  if (tn_access__op(op, &it) == NULL) return tn_access__op_status(op);
  TN_TRY(tn_lazy__load_tree(it.scope->shard, op.slot));
  out_side->context = it.context;
  out_side->root = op.slot;
  tn_cell_map__open(it.context, &out_side->numbers);
  return TN_OK;
}

static void close_side(side* it) {
  if (it->context != NULL) tn_cell_map__close(&it->numbers);
}

/// The number of a block or op of the tree; 0 for others.
static uint32_t number_of(const side* it, tn_ref cell) {
  const uint32_t found = tn_cell_map__get(&it->numbers, cell);
  return found == 0 && cell == it->root ? 1 : found;
}

/// Where a value of the tree is defined; 0 if that is elsewhere.
static uint64_t place_of(const side* it, tn_ref value) {
  const bool is_argument = tn_value__is_argument(value);
  const tn_ref cell = is_argument ? tn_argument__at(it->context, value)->block
                                  : tn_value__owner(it->context, value);
  const uint64_t place = number_of(it, cell);
  const uint32_t index = is_argument
                             ? tn_argument__at(it->context, value)->number_and_flag >> 1
                             : tn_value__result_number(tn_op__at(it->context, cell), cell, value);
  return place == 0 ? 0 : place << 32 | index;
}

static tn_uref type_of(const side* it, tn_ref value) {
  return tn_value_cell__type(tn_value__at(it->context, value));
}

static bool is_commutative(const side* it, const tn_op_cell* cell, uint32_t flags) {
  return (flags & TN_COMPARE_IGNORE_COMMUTATIVITY) == 0 &&
         tn_op_cell__operand_count(it->context, cell) > 1 &&
         tn_op_cell__has_trait(it->context, cell, TN_OP_TRAIT_COMMUTATIVE);
}

/// Whether attribute number `index` of the op counts; they end where its shape's keys do.
static bool counts(const tn_shape_payload* shape, uint32_t index, uint32_t flags) {
  const bool is_property = (shape->keys[index] & TN_UREF_FLAG) != 0;
  return (flags & (is_property ? TN_COMPARE_IGNORE_PROPERTIES
                               : TN_COMPARE_IGNORE_DISCARDABLE_ATTRIBUTES)) == 0;
}

static tn_string_view key_text(const side* it, const tn_shape_payload* shape, uint32_t index) {
  return tn_identifier_text(
      (tn_identifier){tn_uniquer__at(&it->context->uniquer, shape->keys[index])});
}

//===-- Texts ---------------------------------------------------------------------------------===//

typedef enum uniqued_kind { TYPE, ATTRIBUTE } uniqued_kind;

static tn_status print(const side* it, uniqued_kind kind, tn_uref reference,
                       tn_text_buffer* buffer) {
  const tn_storage* storage = tn_uniquer__at(&it->context->uniquer, reference);
  buffer->size = 0;
  TN_TRY(kind == TYPE ? tn_type_print((tn_type){storage}, tn_text_buffer_write, buffer)
                      : tn_attribute_print((tn_attribute){storage}, tn_text_buffer_write, buffer));
  return buffer->failed ? tn_context__out_of_memory(it->context) : TN_OK;
}

static tn_status print_location(const side* it, uint32_t reference, tn_text_buffer* buffer) {
  const tn_location location = {it->context, reference};
  buffer->size = 0;
  TN_TRY(tn_location_print(location, tn_text_buffer_write, buffer));
  return buffer->failed ? tn_context__out_of_memory(it->context) : TN_OK;
}

/// The end of a string that begins at `at`.
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

/// Takes what comes up to the next name of a symbol, and that, from the beginning of `*rest`.
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

/// What `sym_name` is called, as references to it print; false for other attributes.
static bool is_symbol_name(const side* it, tn_string_view key, tn_uref value,
                           tn_string_view* out_name) {
  const tn_attribute attribute = {tn_uniquer__at(&it->context->uniquer, value)};
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
  tn_judy_map known;    ///< Types and attributes: numbers of their hashes, from 1 on,
  tn_judy_map outside;  ///< and of types of values from outside.
  tn_hash128* hashes;
  size_t hash_count;
  size_t hash_capacity;
  tn_judy_names symbols;  ///< Names of symbols: their numbers, from 1 on in the order they are met.
  uintptr_t symbol_count;
  tn_text_buffer text;
  tn_text_buffer cut;         ///< The text with numbers for names of symbols.
  uint64_t words[WORDS_MAX];  ///< What waits to be hashed.
  size_t word_count;
  tn_hash_stream stream;
} hashing;

static tn_hash128 hash_bytes(tn_string_view bytes, uint64_t seed) {
  const tn_wide_hash hash = tn_wide_hash_bytes(bytes.data, bytes.size, seed);
  return (tn_hash128){hash.low64, hash.high64};
}

static void flush(hashing* it) {
  tn_hash_stream_add(&it->stream, it->words, it->word_count * sizeof *it->words);
  it->word_count = 0;
}

static void add_word(hashing* it, uint64_t word) {
  if (it->word_count == WORDS_MAX) flush(it);
  it->words[it->word_count++] = word;
}

static void add_hash(hashing* it, tn_hash128 hash) {
  add_word(it, hash.low);
  add_word(it, hash.high);
}

static tn_status symbol_number(hashing* it, tn_string_view name, uintptr_t* out_number) {
  const tn_allocator* allocator = &it->tree.context->allocator;
  const tn_status found = tn_judy_names_get(&it->symbols, allocator, name, out_number);
  if (found == TN_OK) return TN_OK;
  *out_number = it->symbol_count + 1;
  if (found == TN_OUT_OF_MEMORY ||
      tn_judy_names_set(&it->symbols, allocator, name, *out_number) != TN_OK) {
    return tn_context__out_of_memory(it->tree.context);
  }
  ++it->symbol_count;
  return TN_OK;
}

/// The hash of a text. With names of symbols set aside they count as their numbers, or, where the
/// order in which they are met says nothing (`numbers` false), not at all.
static tn_status hash_text(hashing* it, tn_string_view text, bool numbers, tn_hash128* out_hash) {
  if ((it->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0 ||
      memchr(text.data, '@', text.size) == NULL) {
    *out_hash = hash_bytes(text, 0);
    return TN_OK;
  }
  it->cut.size = 0;
  while (text.size != 0) {
    tn_string_view before;
    tn_string_view name;
    uintptr_t number = 0;
    cut_symbol(&text, &before, &name);
    if (numbers && before.data[before.size - 1] == '@') TN_TRY(symbol_number(it, name, &number));
    const uint64_t word = number;
    tn_text_buffer_append_view(&it->cut, before);
    tn_text_buffer_append(&it->cut, (const char*)&word, sizeof word);
  }
  if (it->cut.failed) return tn_context__out_of_memory(it->tree.context);
  *out_hash = hash_bytes(tn_text_buffer_view(&it->cut), 1);
  return TN_OK;
}

static tn_status keep_hash(hashing* it, tn_judy_map* map, tn_uref reference, tn_hash128 hash) {
  if (!tn_array_grow(&it->tree.context->allocator, &it->hashes, &it->hash_capacity,
                     it->hash_count + 1, sizeof *it->hashes)) {
    return tn_context__out_of_memory(it->tree.context);
  }
  it->hashes[it->hash_count++] = hash;
  return tn_judy_map_set(map, reference, it->hash_count) == TN_OK
             ? TN_OK
             : tn_context__out_of_memory(it->tree.context);
}

static tn_status hash_uniqued(hashing* it, uniqued_kind kind, tn_uref reference, bool is_outside,
                              tn_hash128* out_hash) {
  tn_judy_map* map = is_outside ? &it->outside : &it->known;
  uintptr_t found = 0;
  *out_hash = (tn_hash128){0, 0};
  if (tn_judy_map_get(map, reference, &found)) {
    *out_hash = it->hashes[found - 1];
    return TN_OK;
  }
  TN_TRY(print(&it->tree, kind, reference, &it->text));
  TN_TRY(hash_text(it, tn_text_buffer_view(&it->text), !is_outside, out_hash));
  return keep_hash(it, map, reference, *out_hash);
}

static tn_status add_uniqued(hashing* it, uniqued_kind kind, tn_uref reference) {
  tn_hash128 hash;
  TN_TRY(hash_uniqued(it, kind, reference, false, &hash));
  add_hash(it, hash);
  return TN_OK;
}

static tn_status add_location(hashing* it, uint32_t reference) {
  if ((it->flags & TN_COMPARE_IGNORE_LOCATIONS) != 0) return TN_OK;
  TN_TRY(print_location(&it->tree, reference, &it->text));
  add_hash(it, hash_bytes(tn_text_buffer_view(&it->text), 1));
  return TN_OK;
}

static tn_status add_symbol(hashing* it, tn_string_view name) {
  uintptr_t number;
  TN_TRY(symbol_number(it, name, &number));
  add_word(it, number);
  return TN_OK;
}

static tn_status add_attributes(hashing* it, tn_op_cell* cell) {
  const tn_context* context = it->tree.context;
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (!counts(shape, i, it->flags)) continue;
    const tn_string_view key = key_text(&it->tree, shape, i);
    tn_string_view name;
    add_hash(it, hash_bytes(key, (shape->keys[i] & TN_UREF_FLAG) != 0 ? 2 : 3));
    TN_TRY((it->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) != 0 &&
                   is_symbol_name(&it->tree, key, values[i], &name)
               ? add_symbol(it, name)
               : add_uniqued(it, ATTRIBUTE, values[i]));
  }
  return TN_OK;
}

static tn_status add_operands(hashing* it, tn_ref op, const tn_op_cell* cell) {
  const bool any_order = is_commutative(&it->tree, cell, it->flags);
  const uint32_t count = tn_op_cell__operand_count(it->tree.context, cell);
  tn_hash128 sum = {0, 0};
  add_word(it, count);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(it->tree.context, op, cell, i);
    tn_hash128 hash = {value == 0 ? 0 : place_of(&it->tree, value), 0};
    if (value != 0 && hash.low == 0) {
      TN_TRY(hash_uniqued(it, TYPE, type_of(&it->tree, value), true, &hash));
    }
    if (!any_order) {
      add_hash(it, hash);
    } else {
      hash = hash_bytes((tn_string_view){(const char*)&hash, sizeof hash}, 0);
      sum = (tn_hash128){sum.low + hash.low, sum.high + hash.high};
    }
  }
  if (any_order) add_hash(it, sum);
  return TN_OK;
}

static tn_status add_blocks(hashing* it, tn_ref op, const tn_op_cell* cell) {
  const tn_context* context = it->tree.context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
    add_word(it, i);
    for (tn_ref at = first_block(&it->tree, op, i); at != 0; at = tn_block__at(context, at)->next) {
      const tn_block_cell* block = tn_block__at(context, at);
      add_word(it, block->argument_count);
      for (uint32_t k = 0; k < block->argument_count; ++k) {
        const tn_ref argument = tn_block_cell__argument(context, block, k);
        TN_TRY(add_uniqued(it, TYPE, type_of(&it->tree, argument)));
        TN_TRY(add_location(it, tn_argument__at(context, argument)->location));
      }
    }
  }
  return TN_OK;
}

static tn_status add_op(hashing* it, tn_ref op) {
  const tn_context* context = it->tree.context;
  tn_op_cell* cell = tn_op__at(context, op);
  add_hash(it, hash_bytes(tn_op_cell__name_text(context, cell), 0));
  if (op != it->tree.root) add_word(it, number_of(&it->tree, cell->block));
  TN_TRY(add_location(it, cell->location));
  TN_TRY(add_attributes(it, cell));
  for (uint32_t i = 0; i < tn_op_cell__result_count(cell); ++i) {
    TN_TRY(add_uniqued(it, TYPE, type_of(&it->tree, tn_op_cell__result(op, cell, i))));
  }
  TN_TRY(add_operands(it, op, cell));
  const tn_ref successors = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < tn_op_cell__successor_count(cell); ++i) {
    const tn_ref block = tn_use__at(context, successors + 3 * i)->value;
    add_word(it, block == 0 ? 0 : number_of(&it->tree, block) + UINT64_C(1));
  }
  return add_blocks(it, op, cell);
}

static tn_status hash_tree(hashing* it) {
  const side* tree = &it->tree;
  TN_TRY(number_tree(&it->tree));
  for (tn_ref op = tree->root; op != 0;
       op = tn_op__next_in_pre_order(tree->context, tree->root, op, false)) {
    TN_TRY(tn_poll(tree->context));
    TN_TRY(add_op(it, op));
  }
  flush(it);
  return TN_OK;
}

static tn_status refuse_flags(tn_op op, uint32_t flags) {
  tn_resolved it;
  const tn_op_cell* cell = tn_access__op(op, &it);
  if (cell == NULL) return tn_access__op_status(op);
  return tn_context__fail(it.context, TN_INVALID_ARGUMENT, tn_access__location(it.context, cell),
                          "unknown comparison flags %u", flags & ~ALL_FLAGS);
}

static void close_hashing(hashing* it) {
  const tn_allocator* allocator = &it->tree.context->allocator;
  tn_text_buffer_free(&it->text);
  tn_text_buffer_free(&it->cut);
  tn_judy_map_clear(&it->known);
  tn_judy_map_clear(&it->outside);
  tn_judy_names_clear(&it->symbols);
  tn_deallocate(allocator, it->hashes, it->hash_capacity * sizeof *it->hashes);
  close_side(&it->tree);
}

tn_status tn_op_hash128(tn_op op, uint32_t flags, tn_hash128* out_hash) {
  hashing it = {.flags = flags};
  *out_hash = (tn_hash128){0, 0};
  if ((flags & ~ALL_FLAGS) != 0) return refuse_flags(op, flags);
  TN_TRY(open_side(op, &it.tree));
  it.text = tn_text_buffer_make(&it.tree.context->allocator);
  it.cut = it.text;
  tn_hash_stream_open(&it.stream);
  const tn_status status = hash_tree(&it);
  if (status == TN_OK) {
    const tn_wide_hash hash = tn_hash_stream_wide_hash(&it.stream);
    *out_hash = (tn_hash128){hash.low64, hash.high64};
  }
  close_hashing(&it);
  return status;
}

tn_status tn_op_hash(tn_op op, uint32_t flags, uint64_t* out_hash) {
  tn_hash128 hash;
  const tn_status status = tn_op_hash128(op, flags, &hash);
  *out_hash = hash.low;
  return status;
}

//===-- Comparing -----------------------------------------------------------------------------===//

typedef struct comparing {
  side a;
  side b;
  uint32_t flags;
  const tn_clone_map* map;
  bool one_context;
  tn_judy_map pairs;    ///< Types and attributes of `a`, and those of `b` that are the same.
  tn_judy_names left;   ///< Names of symbols of `a`: the corresponding ones in `b`, by number,
  tn_judy_names right;  ///< and the other way round.
  uintptr_t name_count;
  tn_text_buffer text_a;
  tn_text_buffer text_b;
  tn_status status;
} comparing;

/// Keeps the first thing that went wrong; nothing is the same from then on.
static bool holds(comparing* it, tn_status status) {
  if (it->status == TN_OK) it->status = status;
  return it->status == TN_OK;
}

static bool remembers(comparing* it, tn_status status) {
  return holds(it, status == TN_OK ? TN_OK : tn_context__out_of_memory(it->a.context));
}

/// Whether one symbol name corresponds to the other, from now on if it had none.
static bool same_symbol(comparing* it, tn_string_view a, tn_string_view b) {
  const tn_allocator* allocator = &it->a.context->allocator;
  uintptr_t left = 0;
  uintptr_t right = 0;
  const tn_status found = tn_judy_names_get(&it->left, allocator, a, &left);
  const tn_status other = tn_judy_names_get(&it->right, allocator, b, &right);
  if (found == TN_OUT_OF_MEMORY || other == TN_OUT_OF_MEMORY) {
    return remembers(it, TN_OUT_OF_MEMORY);
  }
  if (left != 0 || right != 0) return left == right;
  ++it->name_count;
  return remembers(it, tn_judy_names_set(&it->left, allocator, a, it->name_count)) &&
         remembers(it, tn_judy_names_set(&it->right, allocator, b, it->name_count));
}

static bool same_text(comparing* it) {
  tn_string_view a = tn_text_buffer_view(&it->text_a);
  tn_string_view b = tn_text_buffer_view(&it->text_b);
  if ((it->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0) return tn_string_view_equal(a, b);
  while (a.size != 0 && b.size != 0) {
    tn_string_view before_a, before_b, name_a, name_b;
    cut_symbol(&a, &before_a, &name_a);
    cut_symbol(&b, &before_b, &name_b);
    if (!tn_string_view_equal(before_a, before_b) || !same_symbol(it, name_a, name_b)) return false;
  }
  return a.size == b.size;
}

static bool same_uniqued(comparing* it, uniqued_kind kind, tn_uref a, tn_uref b) {
  uintptr_t found = 0;
  if (it->one_context && (it->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0) return a == b;
  if (tn_judy_map_get(&it->pairs, a, &found)) return found == b;
  return holds(it, print(&it->a, kind, a, &it->text_a)) &&
         holds(it, print(&it->b, kind, b, &it->text_b)) && same_text(it) &&
         remembers(it, tn_judy_map_set(&it->pairs, a, b));
}

static bool same_location(comparing* it, uint32_t a, uint32_t b) {
  if ((it->flags & TN_COMPARE_IGNORE_LOCATIONS) != 0) return true;
  if (it->one_context) {
    return tn_location_equal((tn_location){it->a.context, a}, (tn_location){it->b.context, b});
  }
  return holds(it, print_location(&it->a, a, &it->text_a)) &&
         holds(it, print_location(&it->b, b, &it->text_b)) &&
         tn_string_view_equal(tn_text_buffer_view(&it->text_a), tn_text_buffer_view(&it->text_b));
}

static bool same_attribute(comparing* it, tn_string_view key, tn_uref a, tn_uref b) {
  tn_string_view name_a;
  tn_string_view name_b;
  if ((it->flags & TN_COMPARE_IGNORE_SYMBOL_NAMES) == 0 ||
      !is_symbol_name(&it->a, key, a, &name_a) || !is_symbol_name(&it->b, key, b, &name_b)) {
    return same_uniqued(it, ATTRIBUTE, a, b);
  }
  return same_symbol(it, name_a, name_b);
}

static uint32_t next_counted(const tn_shape_payload* shape, uint32_t index, uint32_t flags) {
  while (index < shape->key_count && !counts(shape, index, flags)) ++index;
  return index;
}

static bool same_attributes(comparing* it, tn_op_cell* a, tn_op_cell* b) {
  const tn_shape_payload* shape_a = tn_op_cell__shape(it->a.context, a);
  const tn_shape_payload* shape_b = tn_op_cell__shape(it->b.context, b);
  const uint32_t* values_a = tn_op_cell__attributes(it->a.context, a);
  const uint32_t* values_b = tn_op_cell__attributes(it->b.context, b);
  uint32_t i = next_counted(shape_a, 0, it->flags);
  uint32_t k = next_counted(shape_b, 0, it->flags);
  while (i < shape_a->key_count && k < shape_b->key_count) {
    const tn_string_view key = key_text(&it->a, shape_a, i);
    if (((shape_a->keys[i] ^ shape_b->keys[k]) & TN_UREF_FLAG) != 0 ||
        !tn_string_view_equal(key, key_text(&it->b, shape_b, k)) ||
        !same_attribute(it, key, values_a[i], values_b[k])) {
      return false;
    }
    i = next_counted(shape_a, i + 1, it->flags);
    k = next_counted(shape_b, k + 1, it->flags);
  }
  return i == shape_a->key_count && k == shape_b->key_count;
}

static bool same_value(comparing* it, tn_ref a, tn_ref b) {
  if (a == 0 || b == 0) return a == b;
  const uint64_t place = place_of(&it->a, a);
  if (place != place_of(&it->b, b)) return false;
  if (place != 0) return true;
  if ((it->flags & TN_COMPARE_IGNORE_OUTSIDE_VALUES) != 0) {
    return same_uniqued(it, TYPE, type_of(&it->a, a), type_of(&it->b, b));
  }
  const tn_ref mapped = it->map == NULL ? 0 : tn_clone_map__value(it->map, a);
  return it->one_context && (mapped != 0 ? mapped : a) == b;
}

/// Whether each operand of the one has an operand of the other, in any order: what is the same as a
/// third is the same, so that the first that is free will do.
static bool same_set(comparing* it, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                     const tn_op_cell* cell_b) {
  const tn_allocator* allocator = &it->a.context->allocator;
  const uint32_t count = tn_op_cell__operand_count(it->a.context, cell_a);
  bool* taken = tn_allocate_zeroed(allocator, count * sizeof *taken);
  if (taken == NULL) return remembers(it, TN_OUT_OF_MEMORY);
  uint32_t found = 0;
  for (uint32_t i = 0; i == found && i < count; ++i) {
    const tn_ref value = tn_op_cell__operand(it->a.context, a, cell_a, i);
    uint32_t k = 0;
    while (k < count &&
           (taken[k] || !same_value(it, value, tn_op_cell__operand(it->b.context, b, cell_b, k)))) {
      ++k;
    }
    if (k == count) continue;
    taken[k] = true;
    ++found;
  }
  tn_deallocate(allocator, taken, count * sizeof *taken);
  return found == count;
}

static bool same_operands(comparing* it, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                          const tn_op_cell* cell_b) {
  const uint32_t count = tn_op_cell__operand_count(it->a.context, cell_a);
  uint32_t same = 0;
  while (same < count && same_value(it, tn_op_cell__operand(it->a.context, a, cell_a, same),
                                    tn_op_cell__operand(it->b.context, b, cell_b, same))) {
    ++same;
  }
  return same == count || (it->status == TN_OK && is_commutative(&it->a, cell_a, it->flags) &&
                           same_set(it, a, cell_a, b, cell_b));
}

static bool same_successors(comparing* it, tn_ref a, const tn_op_cell* cell_a, tn_ref b,
                            const tn_op_cell* cell_b) {
  const tn_ref uses_a = tn_op_cell__successors(a, cell_a);
  const tn_ref uses_b = tn_op_cell__successors(b, cell_b);
  for (uint32_t i = 0; i < tn_op_cell__successor_count(cell_a); ++i) {
    const tn_ref left = tn_use__at(it->a.context, uses_a + 3 * i)->value;
    const tn_ref right = tn_use__at(it->b.context, uses_b + 3 * i)->value;
    const uint32_t place = left == 0 ? 0 : number_of(&it->a, left);
    if (place != (right == 0 ? 0 : number_of(&it->b, right))) return false;
    if (place == 0 && (left == 0) != (right == 0)) return false;
    if (place == 0 && left != 0 && (!it->one_context || left != right)) return false;
  }
  return true;
}

static bool same_block(comparing* it, tn_ref a, tn_ref b) {
  const tn_block_cell* left = tn_block__at(it->a.context, a);
  const tn_block_cell* right = tn_block__at(it->b.context, b);
  if (left->argument_count != right->argument_count) return false;
  for (uint32_t i = 0; i < left->argument_count; ++i) {
    const tn_ref x = tn_block_cell__argument(it->a.context, left, i);
    const tn_ref y = tn_block_cell__argument(it->b.context, right, i);
    if (!same_uniqued(it, TYPE, type_of(&it->a, x), type_of(&it->b, y)) ||
        !same_location(it, tn_argument__at(it->a.context, x)->location,
                       tn_argument__at(it->b.context, y)->location)) {
      return false;
    }
  }
  return true;
}

static bool same_blocks(comparing* it, tn_ref a, tn_ref b) {
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(it->a.context, a)); ++i) {
    tn_ref left = first_block(&it->a, a, i);
    tn_ref right = first_block(&it->b, b, i);
    while (left != 0 && right != 0 && same_block(it, left, right)) {
      left = tn_block__at(it->a.context, left)->next;
      right = tn_block__at(it->b.context, right)->next;
    }
    if (left != 0 || right != 0) return false;
  }
  return true;
}

static bool same_op(comparing* it, tn_ref a, tn_ref b) {
  tn_op_cell* left = tn_op__at(it->a.context, a);
  tn_op_cell* right = tn_op__at(it->b.context, b);
  const uint32_t result_count = tn_op_cell__result_count(left);
  if (result_count != tn_op_cell__result_count(right) ||
      tn_op_cell__operand_count(it->a.context, left) !=
          tn_op_cell__operand_count(it->b.context, right) ||
      tn_op_cell__successor_count(left) != tn_op_cell__successor_count(right) ||
      tn_op_cell__region_count(left) != tn_op_cell__region_count(right) ||
      !tn_string_view_equal(tn_op_cell__name_text(it->a.context, left),
                            tn_op_cell__name_text(it->b.context, right)) ||
      (a != it->a.root && number_of(&it->a, left->block) != number_of(&it->b, right->block)) ||
      !same_attributes(it, left, right) || !same_location(it, left->location, right->location)) {
    return false;
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    if (!same_uniqued(it, TYPE, type_of(&it->a, tn_op_cell__result(a, left, i)),
                      type_of(&it->b, tn_op_cell__result(b, right, i)))) {
      return false;
    }
  }
  return same_operands(it, a, left, b, right) && same_successors(it, a, left, b, right) &&
         same_blocks(it, a, b);
}

/// Blocks have numbers, and each op says that of its block; so the ops of both are in the same.
static bool same_tree(comparing* it) {
  if (!holds(it, number_tree(&it->a)) || !holds(it, number_tree(&it->b))) return false;
  tn_ref a = it->a.root;
  tn_ref b = it->b.root;
  if (it->a.count != it->b.count) return false;
  while (a != 0 && b != 0) {
    if (!holds(it, tn_poll(it->a.context)) || !same_op(it, a, b)) return false;
    a = tn_op__next_in_pre_order(it->a.context, it->a.root, a, false);
    b = tn_op__next_in_pre_order(it->b.context, it->b.root, b, false);
  }
  return a == 0 && b == 0;
}

static tn_status refuse_map(tn_op op) {
  tn_resolved it;
  const tn_op_cell* cell = tn_access__op(op, &it);
  if (cell == NULL) return tn_access__op_status(op);
  return tn_access__foreign(tn_access__location(it.context, cell), "map");
}

static tn_status compare(comparing* it, bool* out_equal) {
  const tn_allocator* allocator = &it->a.context->allocator;
  it->one_context = it->a.context == it->b.context;
  it->text_a = tn_text_buffer_make(allocator);
  it->text_b = tn_text_buffer_make(&it->b.context->allocator);
  const bool equal = same_tree(it);
  *out_equal = equal && it->status == TN_OK;
  tn_text_buffer_free(&it->text_a);
  tn_text_buffer_free(&it->text_b);
  tn_judy_map_clear(&it->pairs);
  tn_judy_names_clear(&it->left);
  tn_judy_names_clear(&it->right);
  return it->status;
}

tn_status tn_op_equal(tn_op a, tn_op b, uint32_t flags, const tn_clone_map* map, bool* out_equal) {
  comparing it = {.flags = flags, .map = map};
  *out_equal = false;
  if ((flags & ~ALL_FLAGS) != 0) return refuse_flags(a, flags);
  TN_TRY(open_side(a, &it.a));
  tn_status status = open_side(b, &it.b);
  if (status == TN_OK && map != NULL &&
      (map->context != it.a.context || map->context != it.b.context)) {
    status = refuse_map(a);
  }
  if (status == TN_OK) status = compare(&it, out_equal);
  close_side(&it.a);
  close_side(&it.b);
  return status;
}
