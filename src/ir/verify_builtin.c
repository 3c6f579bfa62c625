// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the builtin dialect's own ops have to be, and what every symbol and symbol table has to be.
//
// The checks stand in the order in which MLIR makes them, so that of several breaks the same one is
// reported.

#include "base/order.h"
#include "ir/op_interface.h"
#include "ir/operation_name.h"
#include "ir/symbol.h"
#include "ir/verifier.h"

//===-- Symbols -------------------------------------------------------------------------------===//

/// The attribute called `text`, property or not; NULL if there is none.
static const tn_storage* attribute_of(const tn_context* context, tn_ref op, const char* text) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op__shape(context, cell);
  const int64_t index =
      tn_shape__find_text(context, shape, 0, shape->key_count, tn_string_view_from(text));
  if (index < 0) return NULL;
  return tn_uniquer__at(&context->uniquer, tn_op__attributes(context, cell)[index]);
}

static bool is_string(const tn_storage* attribute) {
  return attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING);
}

static const tn_string_view visibilities[] = {{"public", 6}, {"private", 7}, {"nested", 6}};

static tn_status check_visibility(const tn_context* context, tn_ref op) {
  const tn_storage* visibility = attribute_of(context, op, "sym_visibility");
  if (visibility == NULL) return TN_OK;
  if (is_string(visibility)) {
    const tn_string_view text = tn_string_payload__view(visibility);
    for (size_t i = 0; i < sizeof visibilities / sizeof *visibilities; ++i) {
      if (tn_string_view_equal(text, visibilities[i])) return TN_OK;
    }
  }
  tn_text_buffer shown = tn_text_buffer_make(&context->allocator);
  tn_attribute__append_text((tn_attribute){visibility}, &shown);
  const tn_status status = tn_op__fail_named(
      context, op, NULL,
      is_string(visibility)
          ? "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %.*s"
          : "requires visibility attribute 'sym_visibility' to be a string attribute, but got %.*s",
      (int)shown.size, shown.data == NULL ? "" : shown.data);
  tn_text_buffer_free(&shown);
  return status;
}

tn_status tn_op__verify_symbol(tn_context* context, tn_ref op) {
  const tn_storage* name = attribute_of(context, op, "sym_name");
  if (name == NULL || !is_string(name)) {
    return tn_op__fail_named(context, op, NULL, "requires string attribute 'sym_name'");
  }
  TN_TRY(check_visibility(context, op));
  const tn_ref parent = tn_op__parent(context, tn_op__at(context, op));
  if (parent == 0) return TN_OK;
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, parent));
  if (definition == NULL || (definition->traits & TN_OP_TRAIT_SYMBOL_TABLE) != 0) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "symbol's parent must have the SymbolTable trait");
}

//===-- Symbol tables -------------------------------------------------------------------------===//

/// Names (references of attributes) and the first op with each.
typedef struct name_slot {
  tn_uref name;
  tn_ref op;
} name_slot;

typedef struct name_table {
  const tn_context* context;
  name_slot* slots;
  size_t count;
  size_t capacity;  ///< A power of two, or 0.
} name_table;

/// The slot of `name`, or the one where it belongs.
static name_slot* slot_for(name_slot* slots, size_t capacity, tn_uref name) {
  size_t at = (size_t)tn_hash_word(name) & (capacity - 1);
  while (slots[at].name != 0 && slots[at].name != name) at = (at + 1) & (capacity - 1);
  return &slots[at];
}

static bool grow_names(name_table* table) {
  const size_t capacity = table->capacity == 0 ? 16 : 4 * table->capacity;
  const tn_allocator* allocator = &table->context->allocator;
  name_slot* slots = tn_allocate_zeroed(allocator, capacity * sizeof *slots);
  if (slots == NULL) return false;
  for (size_t i = 0; i < table->capacity; ++i) {
    if (table->slots[i].name == 0) continue;
    *slot_for(slots, capacity, table->slots[i].name) = table->slots[i];
  }
  tn_deallocate(allocator, table->slots, table->capacity * sizeof *slots);
  table->slots = slots;
  table->capacity = capacity;
  return true;
}

static tn_status add_name(name_table* table, tn_ref op, tn_uref name) {
  if (2 * table->count >= table->capacity && !grow_names(table)) {
    return tn_context__out_of_memory(table->context);
  }
  name_slot* slot = slot_for(table->slots, table->capacity, name);
  if (slot->name == 0) {
    *slot = (name_slot){name, op};
    ++table->count;
    return TN_OK;
  }
  const tn_string_view text = tn_identifier__text(table->context, name);
  const tn_location where = {table->context, tn_op__at(table->context, slot->op)->location};
  const tn_op_note note = {where, "see existing symbol definition here"};
  return tn_op__fail(table->context, op, &note, "redefinition of symbol named '%.*s'",
                     (int)text.size, text.data);
}

tn_status tn_op__verify_symbol_table(tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op__region_count(cell) != 1) {
    return tn_op__fail_named(context, op, NULL,
                             "Operations with a 'SymbolTable' must have exactly one region");
  }
  const tn_region_cell* region = tn_region__at(context, tn_op__region(cell, 0));
  if (region->first_block == 0 || region->first_block != region->last_block) {
    return tn_op__fail_named(context, op, NULL,
                             "Operations with a 'SymbolTable' must have exactly one block");
  }
  tn_identifier key = {NULL};
  if (tn_identifier_find(context, tn_string_view_from("sym_name"), &key) != TN_OK) return TN_OK;
  name_table table = {.context = context};
  tn_status status = TN_OK;
  tn_ref child = tn_block__at(context, region->first_block)->first_op;
  while (status == TN_OK && child != 0) {
    tn_op_cell* child_cell = tn_op__at(context, child);
    const tn_uref name = tn_symbol__name(context, child_cell, key.storage->self);
    status = tn_poll(context);
    if (status == TN_OK && name != 0) status = add_name(&table, child, name);
    child = child_cell->next;
  }
  tn_deallocate(&context->allocator, table.slots, table.capacity * sizeof *table.slots);
  return status;
}

//===-- builtin.module ------------------------------------------------------------------------===//

/// What MLIR's traits say that there must be none of.
static const char* surplus_of(const tn_context* context, const tn_op_cell* cell) {
  if (tn_op__result_count(cell) != 0) return "requires zero results";
  if (tn_op__successor_count(cell) != 0) return "requires zero successors";
  return tn_op__operand_count(context, cell) != 0 ? "requires zero operands" : NULL;
}

static tn_status check_string(const tn_context* context, tn_ref op, const char* name) {
  const tn_storage* attribute = attribute_of(context, op, name);
  if (attribute == NULL || is_string(attribute)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "attribute '%s' failed to satisfy constraint: string attribute", name);
}

static tn_status check_module_shape(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op__region_count(cell) != 1) {
    return tn_op__fail_named(context, op, NULL, "requires one region");
  }
  const char* surplus = surplus_of(context, cell);
  if (surplus != NULL) return tn_op__fail_named(context, op, NULL, "%s", surplus);
  const tn_region_cell* region = tn_region__at(context, tn_op__region(cell, 0));
  const tn_ref block = region->first_block;
  if (block != 0 && tn_block__at(context, block)->argument_count != 0) {
    return tn_op__fail_named(context, op, NULL, "region should have no arguments");
  }
  if (block != region->last_block) {
    return tn_op__fail_named(context, op, NULL, "expects region #0 to have 0 or 1 blocks");
  }
  TN_TRY(check_string(context, op, "sym_name"));
  TN_TRY(check_string(context, op, "sym_visibility"));
  if (block != 0) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks");
}

static bool may_stand_on_module(tn_string_view name) {
  return memchr(name.data, '.', name.size) != NULL ||
         tn_string_view_equal(name, tn_string_view_from("sym_name")) ||
         tn_string_view_equal(name, tn_string_view_from("sym_visibility"));
}

static tn_status check_module_attributes(const tn_context* context, tn_ref op) {
  const tn_shape_payload* shape = tn_op__shape(context, tn_op__at(context, op));
  tn_string_view first = {NULL, 0};
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_string_view name = tn_identifier__text(context, shape->keys[i]);
    if (name.size != 0 && may_stand_on_module(name)) continue;
    if (first.data == NULL || tn_order__texts(name, first) < 0) first = name;
  }
  if (first.data == NULL) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "can only contain attributes with dialect-prefixed names, found: '%.*s'",
                           (int)first.size, first.data);
}

static tn_status verify_module(tn_context* context, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  TN_TRY(check_module_shape(context, op));
  if (attribute_of(context, op, "sym_name") != NULL) TN_TRY(tn_op__verify_symbol(context, op));
  return check_module_attributes(context, op);
}

static tn_status verify_module_body(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition) {
  (void)definition;
  return tn_op__verify_symbol_table(context, op);
}

//===-- builtin.unrealized_conversion_cast ----------------------------------------------------===//

static tn_status verify_cast(tn_context* context, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_op_cell* cell = tn_op__at(context, op);
  const char* message = NULL;
  if (tn_op__region_count(cell) != 0) {
    message = "requires zero regions";
  } else if (tn_op__successor_count(cell) != 0) {
    message = "requires zero successors";
  } else if (tn_op__result_count(cell) == 0) {
    message = "expected at least one result for cast operation";
  }
  return message == NULL ? TN_OK : tn_op__fail_named(context, op, NULL, "%s", message);
}

//===-- Definitions ---------------------------------------------------------------------------===//

static const tn_op_definition module_definition = {
    .code = TN_CODE_BUILTIN_MODULE,
    .interface = &tn_op_interface__none,
    .traits = TN_OP_TRAIT_ISOLATED | TN_OP_TRAIT_NO_TERMINATOR | TN_OP_TRAIT_GRAPH |
              TN_OP_TRAIT_SYMBOL_TABLE | TN_OP_TRAIT_SYMBOL | TN_OP_TRAIT_AFFINE_SCOPE,
    .verify = verify_module,
    .verify_regions = verify_module_body};

static const tn_op_interface cast_interface = {.inliner = &tn_inliner_interface__allow_all};

static const tn_op_definition cast_definition = {
    .code = TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST,
    .interface = &cast_interface,
    .traits = TN_OP_TRAIT_NO_EFFECT | TN_OP_TRAIT_SPECULATABLE | TN_OP_TRAIT_CAST,
    .verify = verify_cast};

const tn_op_definition* tn_op_definition__of_builtin(tn_string_view name) {
  if (tn_string_view_equal(name, tn_string_view_from("builtin.module"))) return &module_definition;
  if (tn_string_view_equal(name, tn_string_view_from("builtin.unrealized_conversion_cast"))) {
    return &cast_definition;
  }
  return NULL;
}
