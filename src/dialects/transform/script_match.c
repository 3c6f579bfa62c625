// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that match a payload: by name, interface, attributes and types.

#include "dialects/transform/script.h"
#include "ir/op_interface.h"
#include "ir/walk.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

static tn_string_view name_of(const tn_context* context, tn_ref op) {
  return tn_op__kept_name(context, op);
}

static bool lists_name(tn_attribute names, tn_string_view name) {
  for (size_t i = 0; i < tn_array_attribute_count(names); ++i) {
    const tn_attribute item = tn_array_attribute_element(names, i);
    if (tn_string_view_equal(tn_string_attribute_value(item), name)) return true;
  }
  return false;
}

//===-- Interfaces ----------------------------------------------------------------------------===//

bool tn_script__is_structured(const tn_context* context, tn_ref op) {
  const tn_string_view name = name_of(context, op);
  if (name.size < 8 || memcmp(name.data, "linalg.", 7) != 0) return false;
  if (tn_op__region_count(context, op) != 1) return false;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref last = block == 0 ? 0 : tn_block__last_op(context, block);
  return last != 0 && tn_op__code(context, last) == TN_CODE_LINALG_YIELD;
}

tn_ref tn_script__only_index(const tn_context* context, tn_ref op) {
  if (tn_op__result_count(context, op) != 1) return 0;
  const tn_ref result = tn_op__result(context, op, 0);
  return tn_type__is(tn_value__type(context, result), TN_TYPE_INDEX) ? result : 0;
}

bool tn_script__is_tileable(const tn_context* context, tn_ref op) {
  static const char* const names[] = {"linalg.pack",
                                      "linalg.softmax",
                                      "linalg.unpack",
                                      "linalg.winograd_filter_transform",
                                      "linalg.winograd_input_transform",
                                      "linalg.winograd_output_transform",
                                      "tensor.pad"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_string_view_equal(name_of(context, op), tn_string_view_from(names[i]))) return true;
  }
  return tn_script__is_structured(context, op);
}

static bool implements(const tn_context* context, tn_ref op, int64_t interface) {
  switch (interface) {
    case 0:
      return tn_script__is_structured(context, op);
    case 1:
      return tn_script__is_tileable(context, op);
    default:
      return tn_op_interface__of(context, op)->loop_like != NULL;
  }
}

//===-- structured.match ----------------------------------------------------------------------===//

typedef struct search {
  tn_script* s;
  tn_ref op;  ///< The structured.match op.
  tn_attribute names;
  tn_attribute interface;
  tn_attribute attributes;
  tn_attribute result_type;
  tn_attribute operand_types;
  bool has_wrong_count;
} search;

static bool has_attributes(const tn_context* context, tn_ref target, tn_attribute wanted) {
  for (size_t i = 0; i < tn_dictionary_attribute_count(wanted); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(wanted, i);
    const tn_storage* found = tn_op__named(context, target, tn_identifier_text(entry.name));
    if (found != entry.value.storage) return false;
  }
  return true;
}

static bool has_operand_types(search* self, tn_ref target) {
  const tn_context* context = self->s->rewriter->context;
  const size_t count = tn_array_attribute_count(self->operand_types);
  const uint32_t operand_count = tn_op__operand_count(context, target);
  if (count != 1 && count != operand_count) {
    self->has_wrong_count = true;
    return false;
  }
  for (uint32_t i = 0; i < operand_count; ++i) {
    const tn_type wanted = tn_type_attribute_value(
        tn_array_attribute_element(self->operand_types, count == 1 ? 0 : i));
    const tn_type found = tn_op__operand_type(context, target, i);
    if (found.storage != wanted.storage) return false;
  }
  return true;
}

static bool matches(search* self, tn_ref target) {
  const tn_context* context = self->s->rewriter->context;
  if (self->names.storage != NULL && !lists_name(self->names, name_of(context, target)))
    return false;
  if (self->interface.storage != NULL &&
      !implements(context, target, tn_integer_attribute_value(self->interface))) {
    return false;
  }
  if (self->attributes.storage != NULL && !has_attributes(context, target, self->attributes)) {
    return false;
  }
  if (self->result_type.storage != NULL) {
    if (tn_op__result_count(context, target) != 1) return false;
    const tn_type type = tn_op__result_type(context, target, 0);
    if (type.storage != tn_type_attribute_value(self->result_type).storage) return false;
  }
  return self->operand_types.storage == NULL || has_operand_types(self, target);
}

static tn_walk_result visit(void* user_data, tn_ref target) {
  search* self = user_data;
  if (matches(self, target)) tn_script__push_op(self->s, 0, target);
  return tn_rewriter__goes_on(self->s->rewriter) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_outcome match_structured_ops(tn_script* s, tn_ref op) {
  search self = {.s = s,
                 .op = op,
                 .names = attribute(s, op, "ops"),
                 .interface = attribute(s, op, "interface"),
                 .attributes = attribute(s, op, "op_attrs"),
                 .result_type = attribute(s, op, "filter_result_type"),
                 .operand_types = attribute(s, op, "filter_operand_types")};
  const tn_ref root = tn_script__single(s, op, 0);
  if (root == 0) return tn_script__definite(s, op, "requires exactly one target handle");
  (void)tn_op__walk(s->rewriter->shard, root, TN_WALK_POST_ORDER, visit, &self);
  if (!self.has_wrong_count) return TN_OUTCOME_OK;
  return tn_script__definite(s, op,
                             "If filter_operand_types contains more than a type, then it must "
                             "contain as much types as the number of operands in the target ops");
}

//===-- Single payloads -----------------------------------------------------------------------===//

static tn_outcome match_name(tn_script* s, tn_ref op) {
  const tn_ref target = tn_script__single(s, op, 0);
  if (target == 0) {
    return tn_script__definite(
        s, op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op");
  }
  if (lists_name(attribute(s, op, "op_names"), name_of(s->rewriter->context, target))) {
    return TN_OUTCOME_OK;
  }
  return tn_script__silenceable(s, op, "wrong operation name");
}

static tn_outcome match_empty(tn_script* s, tn_ref op) {
  tn_payloads list = tn_script__operand(s, op, 0);
  const uint32_t count = list.count;
  tn_payloads__free(s, &list);
  if (count == 0) return TN_OUTCOME_OK;
  if (count == 1) return tn_script__silenceable(s, op, "operation is not empty");
  return tn_script__definite(s, op,
                             "AtMostOneOpMatcherOpTrait requires the operand handle to point to "
                             "at most one payload op");
}

static bool is_sparse(const tn_context* context, tn_ref value) {
  const tn_type type = tn_value__type(context, value);
  if (!tn_type__is(type, TN_TYPE_TENSOR)) return false;
  const tn_attribute encoding = tn_tensor_type_encoding(type);
  return encoding.storage != NULL && tn_string_view_equal(tn_opaque_attribute_dialect(encoding),
                                                          tn_string_view_from("sparse_tensor"));
}

static tn_outcome match_sparse(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_ref target = tn_script__single(s, op, 0);
  if (target == 0) {
    return tn_script__definite(
        s, op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op");
  }
  bool found = false;
  for (uint32_t i = 0; i < tn_op__operand_count(context, target); ++i) {
    found = found || is_sparse(context, tn_op__operand(context, target, i));
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, target); ++i) {
    found = found || is_sparse(context, tn_op__result(context, target, i));
  }
  if (!found) return tn_script__silenceable(s, op, "operation has no sparse input or output");
  tn_script__push_op(s, 0, target);
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_match_ops[] = {
    {"structured.match", match_structured_ops, NULL, 0, TN_CODE_NONE},
    {"match.operation_name", match_name, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {"sparse_tensor.match.sparse_inout", match_sparse, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {"match.operation_empty", match_empty, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
