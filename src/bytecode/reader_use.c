// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Orders of use lists. Ops are read in order, and each use is inserted at the front of its list.
// Where the writer's list had another order, the file has, for each use in that list, its index in
// the writer's.

#include <stdlib.h>

#include "bytecode/reader.h"

//===-- Reading -------------------------------------------------------------------------------===//

static tn_status read_order(tn_reader* reader, size_t value_count) {
  tn_cursor* cursor = &reader->ir;
  const uint8_t* at = cursor->at;
  uint64_t number = 0;
  uint64_t head;
  if (value_count != 1) TN_TRY(tn_reader__varint(reader, cursor, "an order of uses", &number));
  if (number >= value_count) {
    return tn_reader__bad_index(reader, at, "value", number, value_count);
  }
  TN_TRY(tn_reader__varint(reader, cursor, "an order of uses", &head));
  const uint64_t count = head >> 1;
  if (count > tn_cursor__left(cursor)) {
    return tn_reader__error(reader, at,
                            "a use-list order has %llu indices, but only %zu bytes remain",
                            (unsigned long long)count, tn_cursor__left(cursor));
  }
  const tn_reader_order order = {.at = at,
                                 .value = (tn_ref)number,
                                 .is_pairs = (head & 1u) != 0,
                                 .first = reader->indices.count,
                                 .count = (size_t)count};
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t index;
    TN_TRY(tn_poll(reader->context));
    TN_TRY(tn_reader__varint(reader, cursor, "an order of uses", &index));
    const uint32_t short_index = index > UINT32_MAX ? UINT32_MAX : (uint32_t)index;
    TN_TRY(tn_reader__push(reader, &reader->indices, &short_index, sizeof short_index));
  }
  return tn_reader__push(reader, &reader->orders, &order, sizeof order);
}

static int compare_orders(const void* left, const void* right) {
  const tn_reader_order* a = left;
  const tn_reader_order* b = right;
  return a->value != b->value ? (a->value < b->value ? -1 : 1) : (a->at > b->at) - (a->at < b->at);
}

/// A second order for a value is rejected: each takes time for all uses.
static tn_status check_orders(const tn_reader* reader, tn_reader_order* orders, size_t count) {
  bool ascend = true;
  for (size_t i = 1; i < count; ++i) ascend = ascend && orders[i - 1].value < orders[i].value;
  if (ascend) return TN_OK;
  qsort(orders, count, sizeof *orders, compare_orders);
  for (size_t i = 1; i < count; ++i) {
    if (orders[i - 1].value != orders[i].value) continue;
    return tn_reader__error(reader, orders[i].at, "value #%u has a duplicate use-list order",
                            orders[i].value);
  }
  return TN_OK;
}

tn_status tn_reader__read_orders(tn_reader* reader, size_t count) {
  size_t order_count = 1;
  const size_t first = reader->orders.count;
  if (count != 1) {
    TN_TRY(tn_reader__count(reader, &reader->ir, "the number of orders", &order_count));
  }
  for (size_t i = 0; i < order_count; ++i) TN_TRY(read_order(reader, count));
  return check_orders(reader, (tn_reader_order*)reader->orders.items + first, order_count);
}

//===-- Applying ------------------------------------------------------------------------------===//

static tn_status refuse(const tn_reader* reader, const tn_reader_order* order) {
  return tn_reader__error(reader, order->at, "a use-list order does not match the value's uses");
}

/// Collects the value's uses in the order of the list, and reserves the same number of empty places
/// after them.
static tn_status collect_uses(tn_reader* reader, tn_ref value, size_t* out_count) {
  const tn_context* context = reader->context;
  reader->uses.count = 0;
  for (tn_ref use = tn_value__at(context, value)->first_use; use != 0;
       use = tn_use__at(context, use)->next) {
    TN_TRY(tn_reader__push(reader, &reader->uses, &use, sizeof use));
  }
  *out_count = reader->uses.count;
  TN_TRY(tn_reader__reserve(reader, &reader->uses, *out_count, sizeof(tn_ref)));
  memset((tn_ref*)reader->uses.items + *out_count, 0, *out_count * sizeof(tn_ref));
  return TN_OK;
}

/// Puts each use in its place; false if the indices are not a permutation.
static bool place_uses(const tn_reader_order* order, const uint32_t* indices, const tn_ref* uses,
                       size_t count, tn_ref* places) {
  if (!order->is_pairs) {
    if (order->count != count) return false;
    for (size_t i = 0; i < count; ++i) {
      if (indices[i] >= count || places[indices[i]] != 0) return false;
      places[indices[i]] = uses[i];
    }
    return true;
  }
  // Pairs list only the uses that move.
  if (order->count % 2 != 0) return false;
  memcpy(places, uses, count * sizeof *uses);
  for (size_t i = 0; i < order->count; i += 2) {
    if (indices[i] >= count || indices[i + 1] >= count) return false;
    places[indices[i + 1]] = 0;
  }
  for (size_t i = 0; i < order->count; i += 2) {
    if (places[indices[i + 1]] != 0) return false;
    places[indices[i + 1]] = uses[indices[i]];
  }
  return true;
}

/// Returns false if a use is in two places: pairs whose sources differ from their targets.
static bool is_permutation(const tn_context* context, const tn_ref* places, size_t count) {
  bool good = true;
  for (size_t i = 0; i < count; ++i) {
    tn_use_cell* use = tn_use__at(context, places[i]);
    good = good && use->previous != UINT32_MAX;
    use->previous = UINT32_MAX;
  }
  return good;
}

static void link_uses(const tn_context* context, tn_ref value, const tn_ref* places, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    tn_use_cell* use = tn_use__at(context, places[i]);
    use->previous = i == 0 ? 0 : places[i - 1];
    use->next = i + 1 == count ? 0 : places[i + 1];
  }
  tn_value__at(context, value)->first_use = places[0];
}

static tn_status apply_order(tn_reader* reader, const tn_reader_order* order) {
  size_t count;
  TN_TRY(collect_uses(reader, order->value, &count));
  if (count == 0) return refuse(reader, order);
  const tn_ref* uses = reader->uses.items;
  tn_ref* places = (tn_ref*)reader->uses.items + count;
  const uint32_t* indices = (const uint32_t*)reader->indices.items + order->first;
  const bool placed = place_uses(order, indices, uses, count, places);
  if (placed && is_permutation(reader->context, places, count)) {
    link_uses(reader->context, order->value, places, count);
    return TN_OK;
  }
  link_uses(reader->context, order->value, uses, count);
  return refuse(reader, order);
}

tn_status tn_reader__apply_orders(tn_reader* reader, size_t first) {
  if (TN_LIKELY(reader->orders.count == first)) return TN_OK;
  const tn_reader_order* orders = reader->orders.items;
  for (size_t i = first; i < reader->orders.count; ++i) {
    TN_TRY(tn_poll(reader->context));
    TN_TRY(apply_order(reader, &orders[i]));
  }
  reader->indices.count = orders[first].first;
  reader->orders.count = first;
  return TN_OK;
}
