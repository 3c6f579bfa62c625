// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Orders of use lists. The reader inserts each use before the earlier ones, so the last use comes
// first. A list with another order is described: for each use, starting with the last one, its
// index in the list. If fewer than half of them are out of place, only those are written, as pairs.

#include <stdlib.h>

#include "bytecode/writer.h"

/// A use: its position among all uses, and its index in the list.
typedef struct use_place {
  uint64_t id;
  uint32_t index;
} use_place;

/// Returns 0 for a use by an op that is not written.
static uint64_t use_id(const tn_writer* writer, tn_ref use) {
  const tn_ref owner = tn_use__owner(writer->context, use);
  const uint64_t order = tn_writer__order(writer, owner);
  return order == 0 ? 0 : order << 32 | tn_use__operand_number(writer->context, use, owner);
}

bool tn_writer__in_order(const tn_writer* writer, tn_ref value) {
  const tn_context* context = writer->context;
  tn_ref use = tn_value__at(context, value)->first_use;
  if (use == 0) return true;
  const tn_use_cell* cell = tn_use__at(context, use);
  if (cell->next == 0) return true;
  tn_ref last_owner = 0;
  tn_ref last_use = 0;
  uint32_t last_order = UINT32_MAX;
  for (;;) {
    const tn_ref owner = tn_use__owner(context, use);
    const uint32_t order = tn_writer__order(writer, owner);
    if (TN_LIKELY(order != 0)) {
      // The operands of one op are in order in memory.
      if (owner == last_owner ? use > last_use : order > last_order) return false;
      last_owner = owner;
      last_use = use;
      last_order = order;
    }
    use = cell->next;
    if (use == 0) return true;
    cell = tn_use__at(context, use);
  }
}

/// Collects the value's uses in the scratch list. Returns false if there are fewer than two, or if
/// they are in order.
static bool collect(tn_writer* writer, tn_ref value) {
  const tn_context* context = writer->context;
  if (tn_writer__in_order(writer, value)) return false;
  const tn_ref first = tn_value__at(context, value)->first_use;
  tn_writer_list* places = &writer->use_places;
  places->count = 0;
  for (tn_ref use = first; use != 0; use = tn_use__at(context, use)->next) {
    const use_place place = {use_id(writer, use), (uint32_t)places->count};
    if (place.id == 0) continue;
    if (!tn_writer__push(writer, places, &place, sizeof place)) return false;
  }
  return true;
}

static int compare_places(const void* a, const void* b) {
  const use_place* x = a;
  const use_place* y = b;
  return x->id > y->id ? -1 : x->id < y->id;
}

static void put_order(tn_writer* writer) {
  use_place* places = writer->use_places.items;
  const size_t count = writer->use_places.count;
  qsort(places, count, sizeof *places, compare_places);
  size_t moved = 0;
  for (size_t i = 0; i < count; ++i) moved += places[i].index != i;
  if (moved < count / 2) {
    tn_writer__put_varint(writer, (uint64_t)moved * 2 << 1 | 1u);
    for (size_t i = 0; i < count; ++i) {
      if (places[i].index == i) continue;
      tn_writer__put_varint(writer, i);
      tn_writer__put_varint(writer, places[i].index);
    }
    return;
  }
  tn_writer__put_varint(writer, (uint64_t)count << 1);
  for (size_t i = 0; i < count; ++i) tn_writer__put_varint(writer, places[i].index);
}

void tn_writer__write_orders(tn_writer* writer, const tn_ref* values, size_t count, bool* out_any) {
  size_t order_count = 0;
  for (size_t i = 0; i < count; ++i) order_count += collect(writer, values[i]);
  *out_any = order_count != 0;
  if (order_count == 0) return;
  if (count != 1) tn_writer__put_varint(writer, order_count);
  for (size_t i = 0; i < count; ++i) {
    if (!collect(writer, values[i])) continue;
    if (count != 1) tn_writer__put_varint(writer, i);
    put_order(writer);
  }
}
