// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The users of symbols: each symbol table in the root is walked once, with an index of its names.

#include "analysis/root.h"
#include "base/judy_map.h"
#include "ir/op_definition.h"
#include "ir/symbol.h"
#include "ir/uniqued.h"
#include "ir/walk.h"

typedef struct user {
  tn_analysis_name name;
  size_t next;  ///< The next user of the same symbol: its index + 1, 0 at the end.
} user;

typedef struct symbol {
  tn_analysis_name name;
  size_t first;  ///< The first user, likewise.
  size_t last;
  size_t count;
  size_t start;  ///< The start of its users, once they are grouped.
} symbol;

struct tn_symbol_users {
  tn_analysis_root root;
  tn_judy_map numbers;  ///< Indices of symbols, by cell.
  symbol* symbols;
  size_t symbol_count;
  size_t symbol_capacity;
  user* users;
  size_t user_count;
  size_t user_capacity;
  tn_analysis_name* rows;  ///< Users, grouped by symbol.
};

typedef struct builder {
  tn_symbol_users* self;
  tn_context* context;
  tn_symbol_finder finder;
  tn_uref key;
  tn_ref table;
  tn_status status;
} builder;

//===-- Construction --------------------------------------------------------------------------===//

static tn_status number_symbol(builder* b, tn_ref op, size_t* out_number) {
  tn_symbol_users* self = b->self;
  uintptr_t number = 0;
  if (!tn_judy_map_get(&self->numbers, op, &number)) {
    number = self->symbol_count;
    if (!tn_array_grow(&b->context->allocator, (void*)&self->symbols, &self->symbol_capacity,
                       self->symbol_count + 1, sizeof *self->symbols) ||
        tn_judy_map_set(&self->numbers, op, number) != TN_OK) {
      return tn_context__out_of_memory(b->context);
    }
    self->symbols[self->symbol_count++] = (symbol){.name = tn_analysis__name(b->context, op)};
  }
  *out_number = number;
  return TN_OK;
}

static tn_status add_user(builder* b, tn_ref op, tn_ref by) {
  tn_symbol_users* self = b->self;
  size_t number = 0;
  TN_TRY(number_symbol(b, op, &number));
  symbol* used = &self->symbols[number];
  if (used->last != 0 && self->users[used->last - 1].name.slot == by) return TN_OK;
  if (!tn_array_grow(&b->context->allocator, (void*)&self->users, &self->user_capacity,
                     self->user_count + 1, sizeof *self->users)) {
    return tn_context__out_of_memory(b->context);
  }
  self->users[self->user_count++] = (user){tn_analysis__name(b->context, by), 0};
  if (used->last == 0) {
    used->first = self->user_count;
  } else {
    self->users[used->last - 1].next = self->user_count;
  }
  used->last = self->user_count;
  ++used->count;
  return TN_OK;
}

/// A reference uses its symbol and the symbols on the path to it.
static bool see_use(void* user_data, tn_ref by, const tn_storage* reference) {
  builder* b = user_data;
  tn_ref op = tn_symbol_finder__find(&b->finder, b->context, b->table, b->key, reference);
  for (; op != 0 && op != b->table && b->status == TN_OK;
       op = tn_op_cell__parent(b->context, tn_op__at(b->context, op))) {
    b->status = add_user(b, op, by);
  }
  return b->status == TN_OK;
}

static tn_status find_users(builder* b) {
  const tn_ref root = b->self->root.op.slot;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(b->context, root, op, false)) {
    const tn_op_cell* cell = tn_op__at(b->context, op);
    if (!tn_op_cell__has_trait(b->context, cell, TN_OP_TRAIT_SYMBOL_TABLE)) continue;
    b->table = op;
    const tn_status status = tn_symbol__walk_uses(b->context, op, see_use, b);
    TN_TRY(tn_symbol__known(b->context, op, status == TN_INTERRUPTED ? b->status : status));
  }
  return TN_OK;
}

static tn_status lay_in_rows(builder* b) {
  tn_symbol_users* self = b->self;
  if (self->user_count == 0) return TN_OK;
  self->rows = tn_allocate(&b->context->allocator, self->user_count * sizeof *self->rows);
  if (self->rows == NULL) return tn_context__out_of_memory(b->context);
  size_t end = 0;
  for (size_t i = 0; i < self->symbol_count; ++i) {
    self->symbols[i].start = end;
    for (size_t at = self->symbols[i].first; at != 0; at = self->users[at - 1].next) {
      self->rows[end++] = self->users[at - 1].name;
    }
  }
  return TN_OK;
}

static void free_list(tn_symbol_users* self) {
  tn_deallocate(&self->root.allocator, self->users, self->user_capacity * sizeof *self->users);
  self->users = NULL;
  self->user_capacity = 0;
}

static tn_status build(builder* b) {
  tn_identifier key = {NULL};
  const tn_op root = b->self->root.op;
  if (!tn_op_cell__has_trait(b->context, tn_op__at(b->context, root.slot),
                             TN_OP_TRAIT_SYMBOL_TABLE)) {
    return tn_context__fail(b->context, TN_INVALID_ARGUMENT, tn_access__where_op(root),
                            "the operation is not a symbol table");
  }
  // Without the interned key there are no symbols.
  if (tn_identifier_find(b->context, tn_string_view_from("sym_name"), &key) != TN_OK) return TN_OK;
  b->key = key.storage->self;
  TN_TRY(find_users(b));
  return lay_in_rows(b);
}

tn_status tn_symbol_users_create(tn_op root, tn_symbol_users** out_users) {
  tn_resolved resolved;
  void* made = NULL;
  *out_users = NULL;
  TN_TRY(tn_analysis__create(root, sizeof(tn_symbol_users), &resolved, &made));
  builder b = {.self = made, .context = resolved.context};
  const tn_status status = build(&b);
  tn_symbol_finder__close(&b.finder, resolved.context);
  if (status == TN_OK) {
    free_list(made);
    *out_users = made;
  } else {
    tn_symbol_users_destroy(made);
  }
  return status;
}

void tn_symbol_users_destroy(tn_symbol_users* users) {
  if (users == NULL) return;
  const tn_allocator allocator = users->root.allocator;
  free_list(users);
  tn_deallocate(&allocator, users->symbols, users->symbol_capacity * sizeof *users->symbols);
  if (users->rows != NULL) {
    tn_deallocate(&allocator, users->rows, users->user_count * sizeof *users->rows);
  }
  tn_judy_map_clear(&users->numbers);
  tn_deallocate(&allocator, users, sizeof *users);
}

//===-- Queries -------------------------------------------------------------------------------===//

static const symbol* find_symbol(const tn_symbol_users* self, tn_op op) {
  tn_resolved at;
  uintptr_t number = 0;
  if (!tn_analysis__take_op(&self->root, op, &at) ||
      !tn_judy_map_get(&self->numbers, op.slot, &number)) {
    return NULL;
  }
  const symbol* found = &self->symbols[number];
  return found->name.generation == op.generation ? found : NULL;
}

size_t tn_symbol_users_count(const tn_symbol_users* users, tn_op symbol_op) {
  const symbol* found = find_symbol(users, symbol_op);
  return found == NULL ? 0 : found->count;
}

tn_op tn_symbol_users_get(const tn_symbol_users* users, tn_op symbol_op, size_t index) {
  const symbol* found = find_symbol(users, symbol_op);
  if (found == NULL || index >= found->count) return (tn_op){0};
  const tn_analysis_name name = users->rows[found->start + index];
  return (tn_op){users->root.op.scope, name.slot, name.generation, 0};
}
