// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads a pdl.pattern as nodes and slots. The checks here ensure that matching and rewriting only
// read slots that exist, that are set at that point, and that have the expected kind.

#include <tenure/attribute.h>
#include <tenure/walk.h>

#include "dialects/common/pdl_type.h"
#include "dialects/pdl/pdl.h"
#include "ir/lazy.h"
#include "rewrite/pdl.h"
#include "scope/access.h"

typedef struct loader {
  tn_pdl_program* program;
  tn_context* context;
  tn_pdl_list values;  ///< The pattern's tn_value of each slot.
  bool in_rewrite;
} loader;

static tn_status malformed(const loader* self, tn_op op, const char* why) {
  const tn_string_view name = tn_op_name(op);
  return tn_context__fail(self->context, TN_MALFORMED, tn_op_location(op), "'%.*s' op %s",
                          (int)name.size, name.data, why);
}

static tn_attribute attribute_of(tn_op op, const char* name) {
  return tn_op_attribute(op, tn_string_view_from(name));
}

static bool is_kind(tn_attribute attribute, tn_attribute_kind kind) {
  return attribute.storage != NULL && tn_attribute_kind_of(attribute) == kind;
}

//===-- Lists ---------------------------------------------------------------------------------===//

static tn_status push(const loader* self, tn_pdl_list* list, const void* item, size_t size) {
  if (!tn_array_grow(&self->context->allocator, &list->items, &list->capacity, list->count + 1,
                     size)) {
    return tn_context__out_of_memory(self->context);
  }
  memcpy((char*)list->items + list->count++ * size, item, size);
  return TN_OK;
}

static void free_list(const tn_context* context, tn_pdl_list* list, size_t size) {
  tn_deallocate(&context->allocator, list->items, list->capacity * size);
}

static void destroy(void* pointer) {
  tn_pdl_program* program = pointer;
  const tn_context* context = program->context;
  free_list(context, &program->nodes, sizeof(tn_pdl_node));
  free_list(context, &program->slots, sizeof(tn_pdl_slot));
  free_list(context, &program->arguments, sizeof(uint32_t));
  free_list(context, &program->names, sizeof(tn_identifier));
  free_list(context, &program->ups, sizeof(tn_pdl_up));
  tn_deallocate(&context->allocator, program, sizeof *program);
}

//===-- Slots ---------------------------------------------------------------------------------===//

static tn_status kind_of(const loader* self, tn_op op, tn_type type, tn_pdl_kind* out_kind) {
  static const char* const names[] = {"attribute", "operation", "type", "value"};
  const tn_attribute element = tn_type_parameter_at(type, 0);  // The element of a range.
  const bool is_range = tn_pdl_type__is_range(type);
  const tn_type one = is_range ? tn_type_attribute_value(element) : type;
  for (int i = is_range ? TN_PDL_TYPE : TN_PDL_ATTRIBUTE; i < 4; ++i) {
    if (!tn_opaque__is_called(one.storage, "pdl", names[i])) continue;
    *out_kind = (tn_pdl_kind)(is_range ? i + 2 : i);
    return TN_OK;
  }
  return malformed(self, op, "has an operand or a result of a non-PDL type");
}

/// Creates slots for the results of `op`, which node `node` defines.
static tn_status add_slots(loader* self, tn_op op, uint32_t node) {
  for (size_t i = 0; i < tn_op_result_count(op); ++i) {
    const tn_value value = tn_op_result(op, i);
    tn_pdl_slot slot = {.node = node};
    TN_TRY(kind_of(self, op, tn_value_type(value), &slot.kind));
    TN_TRY(push(self, &self->program->slots, &slot, sizeof slot));
    TN_TRY(push(self, &self->values, &value, sizeof value));
  }
  return TN_OK;
}

/// Finds the slot of operand `index` and checks its kind; a range of the kind is allowed if
/// `may_be_range`.
static tn_status operand_slot(const loader* self, tn_op op, size_t index, tn_pdl_kind kind,
                              bool may_be_range, uint32_t* out_slot) {
  const tn_value wanted = tn_op_operand(op, index);
  const tn_value* values = self->values.items;
  *out_slot = TN_PDL_NO_SLOT;
  for (uint32_t i = 0; i < self->values.count; ++i) {
    if (memcmp(&values[i], &wanted, sizeof wanted) == 0) *out_slot = i;
  }
  if (*out_slot == TN_PDL_NO_SLOT)
    return malformed(self, op, "uses a value defined outside the pattern");
  const tn_pdl_kind own = tn_pdl__slot(self->program, *out_slot)->kind;
  if (own == kind) return TN_OK;
  const tn_pdl_kind range = kind == TN_PDL_TYPE ? TN_PDL_TYPE_RANGE : TN_PDL_VALUE_RANGE;
  if (may_be_range && own == range) return TN_OK;
  return malformed(self, op, "has an operand of the wrong kind");
}

/// Collects the slots of operands.
static tn_status operand_slots(const loader* self, tn_op op, size_t first, size_t count,
                               tn_pdl_kind kind, tn_pdl_span* out_span) {
  tn_pdl_list* arguments = &self->program->arguments;
  *out_span = (tn_pdl_span){(uint32_t)arguments->count, (uint32_t)count};
  for (size_t i = 0; i < count; ++i) {
    uint32_t slot;
    TN_TRY(operand_slot(self, op, first + i, kind, kind != TN_PDL_ATTRIBUTE, &slot));
    TN_TRY(push(self, arguments, &slot, sizeof slot));
  }
  return TN_OK;
}

/// Like operand_slots, but for operands of any kind.
static tn_status any_slots(const loader* self, tn_op op, size_t first, tn_pdl_span* out_span) {
  tn_pdl_list* arguments = &self->program->arguments;
  *out_span = (tn_pdl_span){(uint32_t)arguments->count, 0};
  for (size_t i = first; i < tn_op_operand_count(op); ++i) {
    uint32_t slot;
    tn_pdl_kind kind;
    TN_TRY(kind_of(self, op, tn_value_type(tn_op_operand(op, i)), &kind));
    TN_TRY(operand_slot(self, op, i, kind, false, &slot));
    TN_TRY(push(self, arguments, &slot, sizeof slot));
    ++out_span->count;
  }
  return TN_OK;
}

/// Reads the sizes of an op's `count` groups of operands.
static tn_status segments_of(const loader* self, tn_op op, size_t count, size_t* out_sizes) {
  const tn_attribute given = attribute_of(op, "operandSegmentSizes");
  size_t size = 0;
  size_t sum = 0;
  const int32_t* sizes =
      is_kind(given, TN_ATTRIBUTE_DENSE_ARRAY) ? tn_dense_array_attribute_data(given, &size) : NULL;
  if (size != count * sizeof *sizes)
    return malformed(self, op, "is missing its operand segment sizes");
  for (size_t i = 0; i < count; ++i) {
    out_sizes[i] = (size_t)(uint32_t)sizes[i];
    sum += out_sizes[i];
  }
  if (sum == tn_op_operand_count(op)) return TN_OK;
  return malformed(self, op, "has an operand count that does not match its operand segment sizes");
}

//===-- Nodes ---------------------------------------------------------------------------------===//

static tn_status load_constant(loader* self, tn_op op, tn_pdl_node* node, const char* name,
                               tn_attribute_kind kind) {
  node->constant = attribute_of(op, name);
  if (node->constant.storage != NULL && !is_kind(node->constant, kind)) {
    return malformed(self, op, "has a constant of the wrong kind");
  }
  for (size_t i = 0; kind == TN_ATTRIBUTE_ARRAY && node->constant.storage != NULL &&
                     i < tn_array_attribute_count(node->constant);
       ++i) {
    if (!is_kind(tn_array_attribute_element(node->constant, i), TN_ATTRIBUTE_TYPE)) {
      return malformed(self, op, "has a constant of the wrong kind");
    }
  }
  return TN_OK;
}

static tn_status load_attribute(loader* self, tn_op op, tn_pdl_node* node) {
  node->code = TN_PDL_NODE_ATTRIBUTE;
  node->constant = attribute_of(op, "value");
  if (self->in_rewrite && node->constant.storage == NULL) {
    return malformed(self, op, "expected constant value when specified within a `pdl.rewrite`");
  }
  return operand_slots(self, op, 0, tn_op_operand_count(op), TN_PDL_TYPE, &node->arguments);
}

static tn_status load_type(loader* self, tn_op op, tn_pdl_node* node) {
  node->code = TN_PDL_NODE_TYPE;
  return load_constant(self, op, node, "constantType", TN_ATTRIBUTE_TYPE);
}

static tn_status load_types(loader* self, tn_op op, tn_pdl_node* node) {
  node->code = TN_PDL_NODE_TYPES;
  return load_constant(self, op, node, "constantTypes", TN_ATTRIBUTE_ARRAY);
}

static tn_status load_operand(loader* self, tn_op op, tn_pdl_node* node) {
  node->code = TN_PDL_NODE_OPERAND;
  if (self->in_rewrite) return malformed(self, op, "is allowed only in the matcher of a pattern");
  return operand_slots(self, op, 0, tn_op_operand_count(op), TN_PDL_TYPE, &node->arguments);
}

static tn_status load_names(loader* self, tn_op op, tn_pdl_node* node, size_t count) {
  const tn_attribute names = attribute_of(op, "attributeValueNames");
  node->names = (uint32_t)self->program->names.count;
  if (!is_kind(names, TN_ATTRIBUTE_ARRAY) || tn_array_attribute_count(names) != count) {
    return malformed(self, op, "expected the same number of attribute values and attribute names");
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute name = tn_array_attribute_element(names, i);
    tn_identifier identifier;
    if (!is_kind(name, TN_ATTRIBUTE_STRING) || tn_string_attribute_value(name).size == 0) {
      return malformed(self, op, "has an unnamed attribute");
    }
    TN_TRY(tn_identifier_get(self->context, tn_string_attribute_value(name), &identifier));
    TN_TRY(push(self, &self->program->names, &identifier, sizeof identifier));
  }
  return TN_OK;
}

/// Finds the slot of an op that this op, created by the rewrite, replaces.
static tn_status find_like(const loader* self, tn_op op, tn_pdl_node* node) {
  node->like = TN_PDL_NO_SLOT;
  for (tn_use use = tn_value_first_use(tn_op_result(op, 0)); !tn_use_is_null(use);
       use = tn_use_next(use)) {
    const tn_op user = tn_use_owner(use);
    if (tn_use_operand_number(use) == 0 ||
        !tn_string_view_equal(tn_op_name(user), tn_string_view_from(TN_NAME_PDL_REPLACE))) {
      continue;
    }
    // Skips an op that the rewrite creates later.
    const tn_op replaced = tn_value_owner_op(tn_op_operand(user, 0));
    if (tn_block_same(tn_op_block(replaced), tn_op_block(op)) &&
        !tn_op_is_before_in_block(replaced, op)) {
      continue;
    }
    return operand_slot(self, user, 0, TN_PDL_OPERATION, false, &node->like);
  }
  return TN_OK;
}

static tn_status load_operation(loader* self, tn_op op, tn_pdl_node* node) {
  size_t sizes[3];
  const tn_attribute name = attribute_of(op, "opName");
  node->code = TN_PDL_NODE_OPERATION;
  TN_TRY(segments_of(self, op, 3, sizes));
  if (name.storage != NULL) {
    if (!is_kind(name, TN_ATTRIBUTE_STRING))
      return malformed(self, op, "has a name that is not a string");
    TN_TRY(tn_operation_name_get(self->context, tn_string_attribute_value(name), &node->name));
  } else if (self->in_rewrite) {
    return malformed(self, op, "must have an operation name when nested within a `pdl.rewrite`");
  }
  TN_TRY(operand_slots(self, op, 0, sizes[0], TN_PDL_VALUE, &node->arguments));
  TN_TRY(operand_slots(self, op, sizes[0], sizes[1], TN_PDL_ATTRIBUTE, &node->attributes));
  TN_TRY(operand_slots(self, op, sizes[0] + sizes[1], sizes[2], TN_PDL_TYPE, &node->types));
  TN_TRY(load_names(self, op, node, sizes[1]));
  return self->in_rewrite ? find_like(self, op, node) : TN_OK;
}

/// Loads `pdl.result` and `pdl.results`.
static tn_status load_result(loader* self, tn_op op, tn_pdl_node* node) {
  const tn_attribute index = attribute_of(op, "index");
  node->code = tn_string_view_equal(tn_op_name(op), tn_string_view_from(TN_NAME_PDL_RESULT))
                   ? TN_PDL_NODE_RESULT
                   : TN_PDL_NODE_RESULTS;
  node->has_index = index.storage != NULL;
  if (node->has_index ? !is_kind(index, TN_ATTRIBUTE_INTEGER) : node->code == TN_PDL_NODE_RESULT) {
    return malformed(self, op, "is missing its index");
  }
  if (node->has_index) node->index = (uint32_t)tn_integer_attribute_value(index);
  return operand_slot(self, op, 0, TN_PDL_OPERATION, false, &node->subject);
}

/// Loads `pdl.apply_native_constraint`, `pdl.apply_native_rewrite` and `pdl.rewrite with`.
static tn_status load_call(loader* self, tn_op op, tn_pdl_node* node) {
  const tn_attribute name = attribute_of(op, "name");
  const tn_attribute negated = attribute_of(op, "isNegated");
  const bool is_constraint = !self->in_rewrite;
  node->code = TN_PDL_NODE_CALL;
  if (!is_kind(name, TN_ATTRIBUTE_STRING))
    return malformed(self, op, "is missing the name of its function");
  const tn_string_view text = tn_string_attribute_value(name);
  node->function = tn_pattern_set__find_function(self->program->set, text, is_constraint);
  if (node->function == UINT32_MAX) {
    return tn_context__fail(self->context, TN_NOT_FOUND, tn_op_location(op), "unknown %s '%.*s'",
                            is_constraint ? "constraint" : "rewrite", (int)text.size, text.data);
  }
  node->is_negated =
      is_kind(negated, TN_ATTRIBUTE_INTEGER) && tn_integer_attribute_value(negated) != 0;
  if (node->is_negated && tn_op_result_count(op) != 0) {
    return malformed(self, op, "cannot be negated: it has results");
  }
  return any_slots(self, op, 0, &node->arguments);
}

static tn_status load_range(loader* self, tn_op op, tn_pdl_node* node) {
  tn_pdl_kind kind;
  node->code = TN_PDL_NODE_RANGE;
  TN_TRY(kind_of(self, op, tn_value_type(tn_op_result(op, 0)), &kind));
  return operand_slots(self, op, 0, tn_op_operand_count(op),
                       kind == TN_PDL_TYPE_RANGE ? TN_PDL_TYPE : TN_PDL_VALUE, &node->arguments);
}

static tn_status load_replace(loader* self, tn_op op, tn_pdl_node* node) {
  size_t sizes[3];
  node->code = TN_PDL_NODE_REPLACE;
  node->like = TN_PDL_NO_SLOT;
  TN_TRY(segments_of(self, op, 3, sizes));
  if (sizes[0] != 1 || sizes[1] > 1) return malformed(self, op, "must replace a single operation");
  TN_TRY(operand_slot(self, op, 0, TN_PDL_OPERATION, false, &node->subject));
  if (sizes[1] == 1) return operand_slot(self, op, 1, TN_PDL_OPERATION, false, &node->like);
  return operand_slots(self, op, 1, sizes[2], TN_PDL_VALUE, &node->arguments);
}

static tn_status load_erase(loader* self, tn_op op, tn_pdl_node* node) {
  node->code = TN_PDL_NODE_ERASE;
  return operand_slot(self, op, 0, TN_PDL_OPERATION, false, &node->subject);
}

typedef struct reader {
  const char* name;
  bool in_match;
  bool in_rewrite;
  size_t operand_min;
  size_t operand_max;
  size_t result_count;  ///< SIZE_MAX for any number.
  tn_status (*load)(loader* self, tn_op op, tn_pdl_node* node);
} reader;

static const reader readers[] = {
    {"pdl.apply_native_constraint", true, false, 0, SIZE_MAX, SIZE_MAX, load_call},
    {"pdl.apply_native_rewrite", false, true, 0, SIZE_MAX, SIZE_MAX, load_call},
    {"pdl.attribute", true, true, 0, 1, 1, load_attribute},
    {"pdl.erase", false, true, 1, 1, 0, load_erase},
    {"pdl.operand", true, false, 0, 1, 1, load_operand},
    {"pdl.operands", true, false, 0, 1, 1, load_operand},
    {"pdl.operation", true, true, 0, SIZE_MAX, 1, load_operation},
    {"pdl.range", false, true, 0, SIZE_MAX, 1, load_range},
    {"pdl.replace", false, true, 1, SIZE_MAX, 0, load_replace},
    {"pdl.result", true, true, 1, 1, 1, load_result},
    {"pdl.results", true, true, 1, 1, 1, load_result},
    {"pdl.type", true, true, 0, 0, 1, load_type},
    {"pdl.types", true, true, 0, 0, 1, load_types}};

static tn_status add_node(loader* self, tn_op op, tn_status (*load)(loader*, tn_op, tn_pdl_node*)) {
  tn_pdl_program* program = self->program;
  tn_pdl_node node = {.result = (uint32_t)program->slots.count,
                      .result_count = (uint32_t)tn_op_result_count(op)};
  if (program->nodes.count == TN_PDL_PATTERN_OPS_MAX) {
    return tn_context__fail(self->context, TN_LIMIT_EXCEEDED, tn_op_location(op),
                            "a pattern is limited to %u operations", TN_PDL_PATTERN_OPS_MAX);
  }
  TN_TRY(load(self, op, &node));
  TN_TRY(add_slots(self, op, (uint32_t)program->nodes.count));
  return push(self, &program->nodes, &node, sizeof node);
}

static tn_status load_op(loader* self, tn_op op) {
  const size_t operands = tn_op_operand_count(op);
  for (size_t i = 0; i < sizeof readers / sizeof *readers; ++i) {
    const reader* at = &readers[i];
    if (!tn_string_view_equal(tn_op_name(op), tn_string_view_from(at->name))) continue;
    if (self->in_rewrite ? !at->in_rewrite : !at->in_match) break;
    if (operands < at->operand_min || operands > at->operand_max ||
        (at->result_count != SIZE_MAX && tn_op_result_count(op) != at->result_count)) {
      return malformed(self, op, "has the wrong number of operands or results");
    }
    return add_node(self, op, at->load);
  }
  return malformed(
      self, op,
      self->in_rewrite ? "is not allowed in a `pdl.rewrite`" : "is not allowed in a `pdl.pattern`");
}

//===-- The order of matching -----------------------------------------------------------------===//

/// Marks all slots reachable from the slot of an op.
static void reach(const tn_pdl_program* program, uint32_t slot, bool* is_reached) {
  if (is_reached[slot]) return;
  is_reached[slot] = true;
  const tn_pdl_node* node = tn_pdl__node(program, tn_pdl__slot(program, slot)->node);
  if (node->code == TN_PDL_NODE_RESULT || node->code == TN_PDL_NODE_RESULTS) {
    reach(program, node->subject, is_reached);
  } else if (node->code != TN_PDL_NODE_CALL) {
    const tn_pdl_span spans[] = {node->arguments, node->attributes, node->types};
    for (size_t i = 0; i < 3; ++i) {
      for (uint32_t k = 0; k < spans[i].count; ++k) {
        reach(program, tn_pdl__argument(program, spans[i], k), is_reached);
      }
    }
  }
}

/// Returns true if the slot's value is known when the marked slots are: it is marked, or it is a
/// result of a marked op.
static bool is_known(const tn_pdl_program* program, uint32_t slot, const bool* is_reached) {
  const tn_pdl_node* node = tn_pdl__node(program, tn_pdl__slot(program, slot)->node);
  const bool is_result = node->code == TN_PDL_NODE_RESULT || node->code == TN_PDL_NODE_RESULTS;
  return is_reached[slot] || (is_result && is_reached[node->subject]);
}

/// Marks an op that uses a known value; `*out_more` tells if there was one.
static tn_status add_up(const loader* self, bool* is_reached, bool* out_more) {
  tn_pdl_program* program = self->program;
  *out_more = false;
  for (uint32_t i = 0; i < program->match_count && !*out_more; ++i) {
    const tn_pdl_node* node = tn_pdl__node(program, i);
    if (node->code != TN_PDL_NODE_OPERATION || is_reached[node->result]) continue;
    for (uint32_t k = 0; k < node->arguments.count && !*out_more; ++k) {
      const uint32_t slot = tn_pdl__argument(program, node->arguments, k);
      if (!is_known(program, slot, is_reached)) continue;
      const tn_pdl_up up = {i, k};
      TN_TRY(push(self, &program->ups, &up, sizeof up));
      reach(program, node->result, is_reached);
      *out_more = true;
    }
  }
  return TN_OK;
}

/// Fails if a node is unreachable and not constant.
static tn_status check_reached(const loader* self, tn_op pattern, const bool* is_reached) {
  const tn_pdl_program* program = self->program;
  for (uint32_t i = 0; i < program->match_count; ++i) {
    const tn_pdl_node* node = tn_pdl__node(program, i);
    const bool is_free = node->code == TN_PDL_NODE_CALL || node->constant.storage != NULL ||
                         node->result_count == 0 || is_known(program, node->result, is_reached);
    if (!is_free) {
      return malformed(self, pattern,
                       "has operations or values that are not connected to its root");
    }
  }
  return TN_OK;
}

/// Chooses as root an op of the matcher whose results no other op uses.
static tn_status choose_root(const loader* self, tn_op pattern) {
  tn_pdl_program* program = self->program;
  for (uint32_t i = program->match_count; i-- > 0;) {
    const tn_pdl_node* node = tn_pdl__node(program, i);
    bool is_taken = node->code != TN_PDL_NODE_OPERATION;
    for (uint32_t k = 0; k < program->match_count && !is_taken; ++k) {
      const tn_pdl_node* other = tn_pdl__node(program, k);
      is_taken = (other->code == TN_PDL_NODE_RESULT || other->code == TN_PDL_NODE_RESULTS) &&
                 other->subject == node->result &&
                 tn_value_has_uses(((const tn_value*)self->values.items)[other->result]);
    }
    if (is_taken) continue;
    program->root = node->result;
    return TN_OK;
  }
  return malformed(self, pattern, "the pattern must contain at least one `pdl.operation`");
}

static tn_status plan(const loader* self, tn_op pattern) {
  const size_t size = self->program->slots.count + 1;
  bool* is_reached = tn_allocate_zeroed(&self->context->allocator, size);
  if (is_reached == NULL) return tn_context__out_of_memory(self->context);
  reach(self->program, self->program->root, is_reached);
  tn_status status = TN_OK;
  for (bool more = true; more && status == TN_OK;) status = add_up(self, is_reached, &more);
  if (status == TN_OK) status = check_reached(self, pattern, is_reached);
  tn_deallocate(&self->context->allocator, is_reached, size);
  return status;
}

//===-- Patterns ------------------------------------------------------------------------------===//

/// Loads the final `pdl.rewrite`: the root, and the body or the function.
static tn_status load_rewrite(loader* self, tn_op pattern, tn_op rewrite) {
  size_t sizes[2];
  tn_pdl_program* program = self->program;
  program->match_count = (uint32_t)program->nodes.count;
  TN_TRY(segments_of(self, rewrite, 2, sizes));
  if (sizes[0] == 1) {
    TN_TRY(operand_slot(self, rewrite, 0, TN_PDL_OPERATION, false, &program->root));
    const tn_pdl_slot* slot = tn_pdl__slot(program, program->root);
    if (tn_pdl__node(program, slot->node)->code != TN_PDL_NODE_OPERATION) {
      return malformed(self, rewrite, "has a root that the pattern does not match");
    }
  } else {
    TN_TRY(choose_root(self, pattern));
  }
  TN_TRY(plan(self, pattern));
  self->in_rewrite = true;
  if (attribute_of(rewrite, "name").storage != NULL) return add_node(self, rewrite, load_call);
  const tn_block body = tn_region_first_block(tn_op_region(rewrite, 0));
  if (tn_block_is_null(body)) return malformed(self, rewrite, "has neither a body nor a function");
  for (tn_op op = tn_block_first_op(body); !tn_op_is_null(op); op = tn_op_next(op)) {
    TN_TRY(load_op(self, op));
  }
  return TN_OK;
}

static tn_status load_body(loader* self, tn_op pattern) {
  const tn_block body = tn_region_first_block(tn_op_region(pattern, 0));
  if (tn_block_is_null(body)) return malformed(self, pattern, "has no body");
  tn_op op = tn_block_first_op(body);
  for (; !tn_op_is_null(op); op = tn_op_next(op)) {
    if (!tn_string_view_equal(tn_op_name(op), tn_string_view_from(TN_NAME_PDL_REWRITE))) {
      TN_TRY(load_op(self, op));
      continue;
    }
    if (tn_op_is_null(tn_op_next(op))) return load_rewrite(self, pattern, op);
    return malformed(self, op, "must be the last operation of its pattern");
  }
  return malformed(self, pattern, "expected body to terminate with `pdl.rewrite`");
}

static tn_status load_pattern(tn_pattern_set* set, tn_op pattern) {
  tn_context* context = set->context;
  tn_pdl_program* program = tn_allocate_zeroed(&context->allocator, sizeof *program);
  if (program == NULL) return tn_context__out_of_memory(context);
  program->context = context;
  program->set = set;
  loader self = {.program = program, .context = context};
  const tn_attribute benefit = attribute_of(pattern, "benefit");
  const tn_attribute name = attribute_of(pattern, "sym_name");
  tn_pattern added = {
      .match_and_rewrite = tn_pdl__apply, .user_data = program, .delete_user_data = destroy};
  tn_status status = is_kind(benefit, TN_ATTRIBUTE_INTEGER)
                         ? load_body(&self, pattern)
                         : malformed(&self, pattern, "is missing its benefit");
  free_list(context, &self.values, sizeof(tn_value));
  if (status == TN_OK) {
    const tn_pdl_slot* root = tn_pdl__slot(program, program->root);
    added.root = tn_operation_name_text(tn_pdl__node(program, root->node)->name);
    added.benefit = (uint32_t)tn_integer_attribute_value(benefit);
    if (is_kind(name, TN_ATTRIBUTE_STRING)) added.name = tn_string_attribute_value(name);
    status = tn_pattern_set_add(set, &added);
  }
  if (status != TN_OK) destroy(program);
  return status;
}

tn_status tn_pdl__load_pattern(tn_pattern_set* set, tn_op pattern) {
  return tn_string_view_equal(tn_op_name(pattern), tn_string_view_from(TN_NAME_PDL_PATTERN))
             ? load_pattern(set, pattern)
             : TN_OK;
}
