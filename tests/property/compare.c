// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparing trees: a first pass goes over both in step, compares what each op is by itself and pairs
// values and blocks; a second compares operands and successors by these pairs.

#include "compare.h"

#include <stdlib.h>

typedef struct pairs {
  const comparison* how;
  tn_value (*values)[2];
  size_t value_count;
  size_t value_capacity;
  tn_block (*blocks)[2];
  size_t block_count;
  size_t block_capacity;
} pairs;

static void* grown(void* items, size_t count, size_t* capacity, size_t item_size) {
  if (count < *capacity) return items;
  *capacity = *capacity * 2 + 64;
  items = realloc(items, *capacity * item_size);
  if (items == NULL) abort();
  return items;
}

static void pair_values(pairs* p, tn_value a, tn_value b) {
  p->values = grown(p->values, p->value_count, &p->value_capacity, sizeof *p->values);
  p->values[p->value_count][0] = a;
  p->values[p->value_count++][1] = b;
}

static void pair_blocks(pairs* p, tn_block a, tn_block b) {
  p->blocks = grown(p->blocks, p->block_count, &p->block_capacity, sizeof *p->blocks);
  p->blocks[p->block_count][0] = a;
  p->blocks[p->block_count++][1] = b;
}

//===-- What ops are by themselves ------------------------------------------------------------===//

typedef struct text {
  char data[1 << 16];
  size_t size;
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  if (size > sizeof to->data - to->size) return TN_LIMIT_EXCEEDED;
  memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

static bool same_attribute(const pairs* p, tn_attribute a, tn_attribute b) {
  static text texts[2];
  if (tn_attribute_equal(a, b)) return true;
  if (!p->how->distincts_by_text) return false;
  texts[0].size = texts[1].size = 0;
  if (tn_attribute_print(a, append, &texts[0]) != TN_OK) return true;
  if (tn_attribute_print(b, append, &texts[1]) != TN_OK) return true;
  return texts[0].size == texts[1].size && memcmp(texts[0].data, texts[1].data, texts[0].size) == 0;
}

static bool same_type(const pairs* p, tn_type a, tn_type b) {
  tn_attribute of_a;
  tn_attribute of_b;
  if (tn_type_equal(a, b)) return true;
  if (tn_type_attribute_get(a, &of_a) != TN_OK || tn_type_attribute_get(b, &of_b) != TN_OK) abort();
  return same_attribute(p, of_a, of_b);
}

static bool same_location(const pairs* p, tn_location a, tn_location b) {
  if (!p->how->with_locations || p->how->distincts_by_text) return true;
  return tn_location_equal(a, b);
}

static bool same_entry(const pairs* p, tn_named_attribute a, tn_named_attribute b) {
  return tn_identifier_equal(a.name, b.name) && same_attribute(p, a.value, b.value);
}

static bool same_dictionaries(const pairs* p, tn_op a, tn_op b) {
  const size_t count = tn_op_discardable_attribute_count(a);
  const size_t property_count = tn_op_property_count(a);
  if (tn_op_discardable_attribute_count(b) != count) return false;
  if (tn_op_property_count(b) != property_count) return false;
  for (size_t i = 0; i < count; ++i) {
    if (!same_entry(p, tn_op_discardable_attribute_at(a, i),
                    tn_op_discardable_attribute_at(b, i))) {
      return false;
    }
  }
  for (size_t i = 0; i < property_count; ++i) {
    if (!same_entry(p, tn_op_property_at(a, i), tn_op_property_at(b, i))) return false;
  }
  return true;
}

static const char* compare_op(pairs* p, tn_op a, tn_op b) {
  if (!tn_string_view_equal(tn_op_name(a), tn_op_name(b))) return "name";
  if (!same_location(p, tn_op_location(a), tn_op_location(b))) return "location";
  if (!same_dictionaries(p, a, b)) return "attributes";
  if (tn_op_operand_count(a) != tn_op_operand_count(b)) return "operand count";
  if (tn_op_successor_count(a) != tn_op_successor_count(b)) return "successor count";
  if (tn_op_region_count(a) != tn_op_region_count(b)) return "region count";
  if (tn_op_result_count(a) != tn_op_result_count(b)) return "result count";
  for (size_t i = 0; i < tn_op_result_count(a); ++i) {
    const tn_value result = tn_op_result(a, i);
    const tn_value other = tn_op_result(b, i);
    if (!same_type(p, tn_value_type(result), tn_value_type(other))) return "result type";
    pair_values(p, result, other);
  }
  return NULL;
}

static const char* compare_block(pairs* p, tn_block a, tn_block b) {
  pair_blocks(p, a, b);
  if (tn_block_argument_count(a) != tn_block_argument_count(b)) return "argument count";
  for (size_t i = 0; i < tn_block_argument_count(a); ++i) {
    const tn_value argument = tn_block_argument(a, i);
    const tn_value other = tn_block_argument(b, i);
    if (!same_type(p, tn_value_type(argument), tn_value_type(other))) return "argument type";
    if (!same_location(p, tn_value_location(argument), tn_value_location(other))) {
      return "argument location";
    }
    pair_values(p, argument, other);
  }
  return NULL;
}

//===-- What they refer to --------------------------------------------------------------------===//

static bool is_value_pair(const pairs* p, tn_value a, tn_value b) {
  for (size_t i = 0; i < p->value_count; ++i) {
    if (tn_value_same(p->values[i][0], a)) return tn_value_same(p->values[i][1], b);
  }
  return false;
}

static bool is_block_pair(const pairs* p, tn_block a, tn_block b) {
  for (size_t i = 0; i < p->block_count; ++i) {
    if (tn_block_same(p->blocks[i][0], a)) return tn_block_same(p->blocks[i][1], b);
  }
  return false;
}

static const char* compare_references(pairs* p, tn_op a, tn_op b) {
  for (size_t i = 0; i < tn_op_operand_count(a); ++i) {
    if (!is_value_pair(p, tn_op_operand(a, i), tn_op_operand(b, i))) return "operand";
  }
  for (size_t i = 0; i < tn_op_successor_count(a); ++i) {
    if (!is_block_pair(p, tn_op_successor(a, i), tn_op_successor(b, i))) return "successor";
  }
  return NULL;
}

static const char* no_block(pairs* p, tn_block a, tn_block b) {
  (void)p;
  (void)a;
  (void)b;
  return NULL;
}

//===-- Walking in step -----------------------------------------------------------------------===//

typedef struct visitor {
  const char* (*op)(pairs* p, tn_op a, tn_op b);
  const char* (*block)(pairs* p, tn_block a, tn_block b);
} visitor;

static const char* walk_op(pairs* p, const visitor* visit, tn_op a, tn_op b);

static const char* walk_block(pairs* p, const visitor* visit, tn_block a, tn_block b) {
  const char* difference = visit->block(p, a, b);
  tn_op op = tn_block_first_op(a);
  tn_op other = tn_block_first_op(b);
  while (difference == NULL && !tn_op_is_null(op) && !tn_op_is_null(other)) {
    difference = walk_op(p, visit, op, other);
    op = tn_op_next(op);
    other = tn_op_next(other);
  }
  if (difference != NULL) return difference;
  return tn_op_is_null(op) && tn_op_is_null(other) ? NULL : "op count";
}

static const char* walk_op(pairs* p, const visitor* visit, tn_op a, tn_op b) {
  const char* difference = visit->op(p, a, b);
  for (size_t i = 0; difference == NULL && i < tn_op_region_count(a); ++i) {
    tn_block block = tn_region_first_block(tn_op_region(a, i));
    tn_block other = tn_region_first_block(tn_op_region(b, i));
    while (difference == NULL && !tn_block_is_null(block) && !tn_block_is_null(other)) {
      difference = walk_block(p, visit, block, other);
      block = tn_block_next(block);
      other = tn_block_next(other);
    }
    if (difference == NULL && tn_block_is_null(block) != tn_block_is_null(other)) {
      difference = "block count";
    }
  }
  return difference;
}

const char* compare_trees(tn_op a, tn_op b, const comparison* how) {
  static const visitor first = {compare_op, compare_block};
  static const visitor second = {compare_references, no_block};
  pairs p = {.how = how};
  const char* difference = walk_op(&p, &first, a, b);
  if (difference == NULL) difference = walk_op(&p, &second, a, b);
  free(p.values);
  free(p.blocks);
  return difference;
}
