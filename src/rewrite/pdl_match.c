// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matching: binding a slot for the first time matches its defining node; later uses are only
// compared. An op that is found upwards is searched among the users of a value, with backtracking
// if the rest does not match.

#include <tenure/attribute.h>

#include "ir/lazy.h"
#include "ir/services.h"
#include "rewrite/pdl.h"
#include "scope/access.h"

//===-- Memory of an attempt ------------------------------------------------------------------===//

struct tn_pdl_chunk {
  tn_pdl_chunk* next;
  size_t size;
  max_align_t bytes[];
};

void* tn_pdl__allocate(tn_pdl_run* run, size_t size) {
  tn_context* context = run->program->context;
  const size_t whole = sizeof(tn_pdl_chunk) + size;
  tn_pdl_chunk* chunk = tn_allocate(&context->allocator, whole);
  if (chunk == NULL) {
    run->status = tn_context__out_of_memory(context);
    return NULL;
  }
  chunk->next = run->chunks;
  chunk->size = whole;
  run->chunks = chunk;
  return chunk->bytes;
}

static void free_chunks(tn_pdl_run* run) {
  while (run->chunks != NULL) {
    tn_pdl_chunk* chunk = run->chunks;
    run->chunks = chunk->next;
    tn_deallocate(&run->program->context->allocator, chunk, chunk->size);
  }
}

//===-- Comparing -----------------------------------------------------------------------------===//

static bool same_value(tn_value a, tn_value b) { return memcmp(&a, &b, sizeof a) == 0; }

static bool is_equal(const tn_pdl_value* a, const tn_pdl_value* b) {
  if (a->kind != b->kind || a->count != b->count) return false;
  switch (a->kind) {
    case TN_PDL_ATTRIBUTE:
      return a->as.attribute.storage == b->as.attribute.storage;
    case TN_PDL_OPERATION:
      return memcmp(&a->as.op, &b->as.op, sizeof a->as.op) == 0;
    case TN_PDL_TYPE:
      return a->as.type.storage == b->as.type.storage;
    case TN_PDL_VALUE:
      return same_value(a->as.value, b->as.value);
    case TN_PDL_TYPE_RANGE:
      return a->count == 0 || memcmp(a->as.types, b->as.types, a->count * sizeof *a->as.types) == 0;
    default:
      return a->count == 0 ||
             memcmp(a->as.values, b->as.values, a->count * sizeof *a->as.values) == 0;
  }
}

static tn_pdl_value of_type(tn_type type) {
  return (tn_pdl_value){.kind = TN_PDL_TYPE, .as.type = type};
}
static tn_pdl_value of_op(tn_op op) {
  return (tn_pdl_value){.kind = TN_PDL_OPERATION, .as.op = op};
}

//===-- Constants -----------------------------------------------------------------------------===//

/// Returns the value of a constant node; false when out of memory.
static bool constant_of(tn_pdl_run* run, const tn_pdl_node* node, tn_pdl_value* out_value) {
  if (node->code == TN_PDL_NODE_ATTRIBUTE) {
    *out_value = (tn_pdl_value){.kind = TN_PDL_ATTRIBUTE, .as.attribute = node->constant};
    return true;
  }
  if (node->code == TN_PDL_NODE_TYPE) {
    *out_value = of_type(tn_type_attribute_value(node->constant));
    return true;
  }
  const size_t count = tn_array_attribute_count(node->constant);
  tn_type* types = tn_pdl__allocate(run, count * sizeof *types);
  if (types == NULL) return false;
  for (size_t i = 0; i < count; ++i) {
    types[i] = tn_type_attribute_value(tn_array_attribute_element(node->constant, i));
  }
  *out_value = (tn_pdl_value){.kind = TN_PDL_TYPE_RANGE, .count = count, .as.types = types};
  return true;
}

static bool is_constant(const tn_pdl_node* node) {
  return node->code <= TN_PDL_NODE_TYPES && node->constant.storage != NULL;
}

void tn_pdl__bind_constant(tn_pdl_run* run, const tn_pdl_node* node) {
  if (!is_constant(node) || run->is_bound[node->result]) return;
  run->is_bound[node->result] = constant_of(run, node, &run->values[node->result]);
}

//===-- Operands and results ------------------------------------------------------------------===//

/// The operands or the results of an op.
typedef struct members {
  tn_op op;
  bool is_operands;
  size_t count;
} members;

static members members_of(tn_op op, bool is_operands) {
  return (members){op, is_operands, is_operands ? tn_op_operand_count(op) : tn_op_result_count(op)};
}

static tn_value member_at(const members* all, size_t index) {
  return all->is_operands ? tn_op_operand(all->op, index) : tn_op_result(all->op, index);
}

/// Returns segment `index` of an op with segments; otherwise all members from that index on. False
/// if there is none.
static bool group_at(const members* all, size_t index, size_t* out_first, size_t* out_count) {
  const tn_attribute sizes = tn_op_property(
      all->op,
      tn_string_view_from(all->is_operands ? "operandSegmentSizes" : "resultSegmentSizes"));
  *out_first = index;
  *out_count = index <= all->count ? all->count - index : 0;
  if (sizes.storage == NULL || !tn_operation_name_is_registered(tn_op_operation_name(all->op))) {
    return index <= all->count;
  }
  size_t size = 0;
  const int32_t* segments = tn_dense_array_attribute_data(sizes, &size);
  if (segments == NULL || index >= size / sizeof *segments) return false;
  *out_first = 0;
  for (size_t i = 0; i < index; ++i) *out_first += (size_t)(uint32_t)segments[i];
  *out_count = (size_t)(uint32_t)segments[index];
  return *out_first <= all->count && *out_count <= all->count - *out_first;
}

/// Returns members as a range of values, or of their types.
static bool range_of(tn_pdl_run* run, const members* all, size_t first, size_t count, bool of_types,
                     tn_pdl_value* out_value) {
  const size_t size = of_types ? sizeof(tn_type) : sizeof(tn_value);
  void* items = tn_pdl__allocate(run, count * size);
  if (items == NULL) return false;
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = member_at(all, first + i);
    if (of_types) {
      ((tn_type*)items)[i] = tn_value_type(value);
    } else {
      ((tn_value*)items)[i] = value;
    }
  }
  *out_value =
      (tn_pdl_value){.kind = of_types ? TN_PDL_TYPE_RANGE : TN_PDL_VALUE_RANGE, .count = count};
  if (of_types) {
    out_value->as.types = items;
  } else {
    out_value->as.values = items;
  }
  return true;
}

/// Matches members against a slot; exactly one unless the slot is a range.
static bool match_members(tn_pdl_run* run, const members* all, size_t first, size_t count,
                          uint32_t slot, bool of_types) {
  tn_pdl_value value;
  if (tn_pdl__is_range(run->program, slot)) {
    return range_of(run, all, first, count, of_types, &value) && tn_pdl__match(run, slot, value);
  }
  if (count != 1) return false;
  const tn_value member = member_at(all, first);
  if (tn_value_is_null(member)) return false;
  value = of_types ? of_type(tn_value_type(member))
                   : (tn_pdl_value){.kind = TN_PDL_VALUE, .as.value = member};
  return tn_pdl__match(run, slot, value);
}

/// Matches members against a list of slots. From the first range on, each slot is a segment.
static bool match_list(tn_pdl_run* run, tn_op op, bool is_operands, tn_pdl_span slots) {
  const members all = members_of(op, is_operands);
  uint32_t singles = 0;
  for (uint32_t i = 0; i < slots.count; ++i) {
    singles += !tn_pdl__is_range(run->program, tn_pdl__argument(run->program, slots, i));
  }
  if (singles == slots.count ? all.count != singles : all.count < singles) return false;
  if (slots.count == 1 && singles == 0) {
    return match_members(run, &all, 0, all.count, tn_pdl__argument(run->program, slots, 0),
                         !is_operands);
  }
  bool in_groups = false;
  for (uint32_t i = 0; i < slots.count; ++i) {
    const uint32_t slot = tn_pdl__argument(run->program, slots, i);
    size_t first = i;
    size_t count = 1;
    in_groups |= tn_pdl__is_range(run->program, slot);
    if (in_groups && !group_at(&all, i, &first, &count)) return false;
    if (!match_members(run, &all, first, count, slot, !is_operands)) return false;
  }
  return true;
}

bool tn_pdl__results(tn_pdl_run* run, const tn_pdl_node* node, tn_op op, tn_pdl_value* out_value) {
  const members all = members_of(op, false);
  if (node->code == TN_PDL_NODE_RESULT) {
    *out_value = (tn_pdl_value){.kind = TN_PDL_VALUE, .as.value = tn_op_result(op, node->index)};
    return node->index < all.count;
  }
  size_t first = 0;
  size_t count = all.count;
  if (node->has_index && !group_at(&all, node->index, &first, &count)) return false;
  if (tn_pdl__is_range(run->program, node->result)) {
    return range_of(run, &all, first, count, false, out_value);
  }
  *out_value = (tn_pdl_value){.kind = TN_PDL_VALUE, .as.value = tn_op_result(op, first)};
  return count == 1;
}

//===-- Slots ---------------------------------------------------------------------------------===//

static bool match_op(tn_pdl_run* run, const tn_pdl_node* node, tn_op op) {
  const tn_pdl_program* program = run->program;
  if (node->name.storage != NULL && tn_op_operation_name(op).storage != node->name.storage) {
    return false;
  }
  for (uint32_t i = 0; i < node->attributes.count; ++i) {
    const tn_attribute attribute = tn_op_attribute_by_identifier(
        op, ((const tn_identifier*)program->names.items)[node->names + i]);
    const tn_pdl_value value = {.kind = TN_PDL_ATTRIBUTE, .as.attribute = attribute};
    if (attribute.storage == NULL ||
        !tn_pdl__match(run, tn_pdl__argument(program, node->attributes, i), value)) {
      return false;
    }
  }
  return match_list(run, op, true, node->arguments) && match_list(run, op, false, node->types);
}

static bool match_attribute(tn_pdl_run* run, const tn_pdl_node* node, tn_attribute attribute) {
  if (node->constant.storage != NULL) return node->constant.storage == attribute.storage;
  if (node->arguments.count == 0) return true;
  const tn_type type = tn_attribute_type(attribute);
  return type.storage != NULL &&
         tn_pdl__match(run, tn_pdl__argument(run->program, node->arguments, 0), of_type(type));
}

static bool match_operand(tn_pdl_run* run, const tn_pdl_node* node, const tn_pdl_value* value) {
  if (node->arguments.count == 0) return true;
  const uint32_t slot = tn_pdl__argument(run->program, node->arguments, 0);
  if (value->kind == TN_PDL_VALUE) {
    return tn_pdl__match(run, slot, of_type(tn_value_type(value->as.value)));
  }
  tn_type* types = tn_pdl__allocate(run, value->count * sizeof *types);
  if (types == NULL) return false;
  for (size_t i = 0; i < value->count; ++i) types[i] = tn_value_type(value->as.values[i]);
  return tn_pdl__match(
      run, slot,
      (tn_pdl_value){.kind = TN_PDL_TYPE_RANGE, .count = value->count, .as.types = types});
}

/// Matches the op that defines a value, and checks that the value is the right result.
static bool match_source(tn_pdl_run* run, const tn_pdl_node* node, const tn_pdl_value* value) {
  tn_pdl_value results;
  if (value->kind == TN_PDL_VALUE_RANGE && value->count == 0) return false;
  const tn_value first = value->kind == TN_PDL_VALUE ? value->as.value : value->as.values[0];
  if (tn_value_is_block_argument(first)) return false;
  const tn_op op = tn_value_owner_op(first);
  return tn_pdl__results(run, node, op, &results) && is_equal(&results, value) &&
         tn_pdl__match(run, node->subject, of_op(op));
}

static bool match_definition(tn_pdl_run* run, const tn_pdl_node* node, const tn_pdl_value* value) {
  tn_pdl_value constant;
  switch (node->code) {
    case TN_PDL_NODE_ATTRIBUTE:
      return match_attribute(run, node, value->as.attribute);
    case TN_PDL_NODE_TYPE:
    case TN_PDL_NODE_TYPES:
      return node->constant.storage == NULL ||
             (constant_of(run, node, &constant) && is_equal(&constant, value));
    case TN_PDL_NODE_OPERAND:
      return match_operand(run, node, value);
    case TN_PDL_NODE_OPERATION:
      return match_op(run, node, value->as.op);
    case TN_PDL_NODE_RESULT:
    case TN_PDL_NODE_RESULTS:
      return match_source(run, node, value);
    default:
      return true;  // Results of functions are compared after the call.
  }
}

bool tn_pdl__match(tn_pdl_run* run, uint32_t slot, tn_pdl_value value) {
  if (run->status != TN_OK) return false;
  if (run->is_bound[slot]) return is_equal(&run->values[slot], &value);
  run->values[slot] = value;
  run->is_bound[slot] = true;
  const tn_pdl_program* program = run->program;
  return match_definition(run, tn_pdl__node(program, tn_pdl__slot(program, slot)->node), &value);
}

//===-- The whole pattern ---------------------------------------------------------------------===//

/// Matches nodes that no op reaches: unbound constants, and constraints.
static bool match_rest(tn_pdl_run* run) {
  const tn_pdl_program* program = run->program;
  for (uint32_t i = 0; i < program->match_count && run->status == TN_OK; ++i) {
    const tn_pdl_node* node = tn_pdl__node(program, i);
    tn_pdl__bind_constant(run, node);
    if (node->code == TN_PDL_NODE_RESULT || node->code == TN_PDL_NODE_RESULTS) {
      tn_pdl_value value;
      if (run->is_bound[node->result]) continue;
      if (!tn_pdl__results(run, node, run->values[node->subject].as.op, &value)) return false;
      run->values[node->result] = value;
      run->is_bound[node->result] = true;
    }
    if (node->code != TN_PDL_NODE_CALL) continue;
    const tn_status status = tn_pdl__call(run, node);
    if (status == TN_OK) continue;
    if (status != TN_NOT_FOUND) run->status = status;
    return false;
  }
  return run->status == TN_OK;
}

/// Returns the value to search users of: a slot's value, or a result of a bound op.
static bool bridge_value(tn_pdl_run* run, uint32_t slot, tn_value* out_value) {
  const tn_pdl_program* program = run->program;
  const tn_pdl_node* node = tn_pdl__node(program, tn_pdl__slot(program, slot)->node);
  tn_pdl_value value = run->values[slot];
  if (!run->is_bound[slot] &&
      !tn_pdl__results(run, node, run->values[node->subject].as.op, &value)) {
    return false;
  }
  if (value.kind == TN_PDL_VALUE_RANGE && value.count == 0) return false;
  *out_value = value.kind == TN_PDL_VALUE ? value.as.value : value.as.values[0];
  return true;
}

/// Finds the upward ops from index `index` on, then matches the rest.
static bool match_ups(tn_pdl_run* run, uint32_t index) {
  const tn_pdl_program* program = run->program;
  if (index == program->ups.count) return match_rest(run);
  const tn_pdl_up* up = &((const tn_pdl_up*)program->ups.items)[index];
  const tn_pdl_node* node = tn_pdl__node(program, up->node);
  const size_t count = program->slots.count;
  tn_value value;
  if (!bridge_value(run, tn_pdl__argument(program, node->arguments, up->operand), &value)) {
    return false;
  }
  tn_pdl_value* values = tn_pdl__allocate(run, count * (sizeof *values + sizeof(bool)));
  if (values == NULL) return false;
  bool* is_bound = (bool*)(values + count);
  memcpy(values, run->values, count * sizeof *values);
  memcpy(is_bound, run->is_bound, count * sizeof *is_bound);
  for (tn_use use = tn_value_first_use(value); !tn_use_is_null(use); use = tn_use_next(use)) {
    if (tn_pdl__match(run, node->result, of_op(tn_use_owner(use))) && match_ups(run, index + 1)) {
      return true;
    }
    if (run->status != TN_OK) return false;
    memcpy(run->values, values, count * sizeof *values);
    memcpy(run->is_bound, is_bound, count * sizeof *is_bound);
  }
  return false;
}

tn_status tn_pdl__apply(void* program, tn_rewriter* rewriter, tn_op op) {
  tn_pdl_run run = {.program = program, .rewriter = rewriter, .scope = tn_rewriter_scope(rewriter)};
  const size_t count = run.program->slots.count;
  run.values = tn_pdl__allocate(&run, count * (sizeof *run.values + sizeof *run.is_bound));
  if (run.values != NULL) {
    memset(run.values, 0, count * (sizeof *run.values + sizeof *run.is_bound));
    run.is_bound = (bool*)(run.values + count);
    const bool matches = tn_pdl__match(&run, run.program->root, of_op(op)) && match_ups(&run, 0);
    if (run.status == TN_OK) run.status = matches ? tn_pdl__rewrite(&run) : TN_NOT_FOUND;
  }
  free_chunks(&run);
  return run.status;
}

//===-- Adding to a set -----------------------------------------------------------------------===//

/// Returns the function that translates pattern ops of this dialect; NULL if there is none.
static tn_load_pattern_fn loader_of(const tn_context* context, tn_string_view name) {
  const char* dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot == NULL) return NULL;
  const tn_string_view dialect = {name.data, (size_t)(dot - name.data)};
  const tn_dialect_entry* entry = tn_dialect_entry__find(context, dialect);
  return entry == NULL ? NULL : entry->load_pattern;
}

static bool can_load_patterns(const tn_context* context) {
  for (const tn_dialect_entry* const* self = context->services->dialects; *self != NULL; ++self) {
    if ((*self)->load_pattern != NULL) return true;
  }
  return false;
}

static tn_status check_set(const tn_pattern_set* set, tn_op module, const tn_context* context) {
  if (context != set->context) {
    return tn_access__report_wrong_context(tn_access__where_op(module), "pattern set");
  }
  if (set->is_frozen) {
    return tn_context__fail(set->context, TN_INVALID_ARGUMENT, tn_op_location(module),
                            "cannot add a pattern: the set is frozen");
  }
  if (can_load_patterns(context)) return TN_OK;
  return tn_context__fail(set->context, TN_NOT_FOUND, tn_op_location(module),
                          "cannot add a pattern: this build does not include the dialect 'pdl'");
}

tn_status tn_pattern_set_add_pdl(tn_pattern_set* set, tn_op module) {
  tn_resolved resolved;
  if (tn_access__op(module, &resolved) == NULL) return tn_access__op_status(module);
  TN_TRY(check_set(set, module, resolved.context));
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, module.slot));
  const tn_block body = tn_region_first_block(tn_op_region(module, 0));
  tn_op op = tn_block_is_null(body) ? (tn_op){0, 0, 0, 0} : tn_block_first_op(body);
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_load_pattern_fn load = loader_of(resolved.context, tn_op_name(op));
    if (load != NULL) TN_TRY(load(set, op));
  }
  return TN_OK;
}
