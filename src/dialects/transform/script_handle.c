// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that compute handles from handles, and ops on parameters.

#include "dialects/transform/script.h"
#include "ir/op_diagnostic.h"
#include "ir/well_formed.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}
static bool has(const tn_script* s, tn_ref op, const char* name) {
  return attribute(s, op, name).storage != NULL;
}
static bool is_true(const tn_script* s, tn_ref op, const char* name) {
  return tn_integer_attribute_value(attribute(s, op, name)) != 0;
}

/// Returns true if the list has `item`.
static bool holds(const tn_payloads* list, const tn_payload* item) {
  for (uint32_t i = 0; i < list->count; ++i) {
    const tn_payload* other = &list->items[i];
    if (other->param.storage == item->param.storage && other->ref == item->ref) return true;
  }
  return false;
}

//===-- Parents, producers and consumers ------------------------------------------------------===//

static bool is_wanted_parent(const tn_script* s, tn_ref op, tn_ref parent) {
  const tn_context* context = s->rewriter->context;
  const tn_attribute name = attribute(s, op, "op_name");
  if (has(s, op, "isolated_from_above") &&
      !tn_op__has_trait(context, parent, TN_OP_TRAIT_ISOLATED)) {
    return false;
  }
  return name.storage == NULL ||
         tn_string_view_equal(tn_op__kept_name(context, parent), tn_string_attribute_value(name));
}

static tn_outcome get_parent(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_attribute nth = attribute(s, op, "nth_parent");
  const int64_t steps = nth.storage == NULL ? 1 : tn_integer_attribute_value(nth);
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    tn_ref parent = targets.items[i].ref;
    for (int64_t k = 0; k < steps && parent != 0; ++k) {
      do {
        parent = tn_op__parent(context, parent);
      } while (parent != 0 && !is_wanted_parent(s, op, parent));
    }
    if (parent != 0) {
      const tn_payload item = tn_payload__of_op(context, parent);
      if (!has(s, op, "deduplicate") || !holds(&s->results[0], &item)) {
        tn_script__push_op(s, 0, parent);
      }
    } else if (has(s, op, "allow_empty_results")) {
      break;
    } else {
      outcome =
          tn_script__silenceable(s, op, "could not find a parent op that matches all requirements");
      tn_script__note_at(s, targets.items[i].ref, "target op");
    }
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

static tn_outcome get_consumers(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const int64_t number = tn_integer_attribute_value(attribute(s, op, "result_number"));
  tn_payloads targets = tn_script__operand(s, op, 0);
  const uint32_t count = targets.count;
  const tn_ref target = count == 1 ? targets.items[0].ref : 0;
  tn_payloads__free(s, &targets);
  if (count == 0) return TN_OUTCOME_OK;
  if (count != 1) {
    return tn_script__definite(s, op, "handle must be mapped to exactly one payload op");
  }
  if (number < 0 || number >= tn_op__result_count(context, target)) {
    return tn_script__definite(s, op, "result number overflow");
  }
  const tn_ref value = tn_op__result(context, target, (uint32_t)number);
  for (tn_ref use = tn_value__first_use(context, value); use != 0;
       use = tn_use__next(context, use)) {
    tn_script__push_op(s, 0, tn_use__owner(context, use));
  }
  return TN_OUTCOME_OK;
}

static tn_outcome get_defining(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_payloads values = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < values.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref value = values.items[i].ref;
    if (tn_value__is_argument(value)) {
      outcome = tn_script__silenceable(s, op, "cannot get defining op of block argument");
      tn_script__note(s, tn_argument__at(context, value)->location, "target value");
    } else {
      tn_script__push_op(s, 0, values.items[i].owner);
    }
  }
  tn_payloads__free(s, &values);
  return outcome;
}

static tn_outcome get_producer(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const int64_t number = tn_integer_attribute_value(attribute(s, op, "operand_number"));
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref target = targets.items[i].ref;
    tn_ref producer = 0;
    if (number >= 0 && number < tn_op__operand_count(context, target)) {
      producer = tn_value__defining_op(context, tn_op__operand(context, target, (uint32_t)number));
    }
    tn_script__push_op(s, 0, producer);
    if (producer != 0) continue;
    tn_text_buffer text = tn_text_buffer_make(&context->allocator);
    tn_op__append_shown(context, target, &text);
    outcome = tn_script__silenceable(
        s, op, "could not find a producer for operand number: %lld of %.*s", (long long)number,
        (int)text.size, text.data == NULL ? "" : text.data);
    tn_text_buffer_free(&text);
    tn_script__note_at(s, target, "target op");
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

/// Sets the indices below `count` that `raw_position_list`, `is_all` and `is_inverted` select.
static tn_outcome choose_positions(tn_script* s, tn_ref op, int64_t count, const char* list_name,
                                   bool* out_chosen) {
  size_t size = 0;
  const int64_t* list = tn_dense_array_attribute_data(attribute(s, op, list_name), &size);
  const bool is_all = has(s, op, "is_all");
  const bool is_inverted = has(s, op, "is_inverted");
  memset(out_chosen, is_all || is_inverted, (size_t)count);
  for (size_t i = 0; i < size / sizeof *list && !is_all; ++i) {
    const int64_t position = list[i] < 0 ? count + list[i] : list[i];
    if (position < 0 || position >= count) {
      return tn_script__silenceable(s, op,
                                    "position overflow %lld (updated from %lld) for maximum %lld",
                                    (long long)position, (long long)list[i], (long long)count);
    }
    out_chosen[position] = !is_inverted;
  }
  return TN_OUTCOME_OK;
}

/// Collects the operands (or results) of ops in the order of the list.
static tn_outcome get_parts(tn_script* s, tn_ref op, bool of_results) {
  const tn_context* context = s->rewriter->context;
  tn_payloads targets = tn_script__operand(s, op, 0);
  size_t size = 0;
  const int64_t* list = tn_dense_array_attribute_data(attribute(s, op, "raw_position_list"), &size);
  const bool by_list = !has(s, op, "is_all") && !has(s, op, "is_inverted");
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref target = targets.items[i].ref;
    const uint32_t count =
        of_results ? tn_op__result_count(context, target) : tn_op__operand_count(context, target);
    bool* chosen = tn_allocate(&context->allocator, count + 1);
    if (chosen == NULL) return TN_OUTCOME_DEFINITE;
    outcome = choose_positions(s, op, count, "raw_position_list", chosen);
    const size_t steps = by_list ? size / sizeof *list : count;
    for (size_t k = 0; k < steps && outcome == TN_OUTCOME_OK; ++k) {
      const uint32_t index =
          by_list ? (uint32_t)(list[k] < 0 ? count + list[k] : list[k]) : (uint32_t)k;
      if (!chosen[index]) continue;
      tn_script__push_value(s, 0,
                            of_results ? tn_op__result(context, target, index)
                                       : tn_op__operand(context, target, index));
    }
    tn_deallocate(&context->allocator, chosen, count + 1);
    if (outcome != TN_OUTCOME_OK) {
      tn_script__note_at(s, target, "while considering positions of this payload operation");
    }
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

static tn_outcome get_operand(tn_script* s, tn_ref op) { return get_parts(s, op, false); }
static tn_outcome get_result(tn_script* s, tn_ref op) { return get_parts(s, op, true); }

static tn_outcome get_type(tn_script* s, tn_ref op) {
  tn_payloads values = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < values.count; ++i) {
    const tn_type type = tn_value__type(s->rewriter->context, values.items[i].ref);
    tn_attribute param = {NULL};
    tn_rewriter__ok(
        s->rewriter,
        tn_type_attribute_get(has(s, op, "elemental") ? tn_type__element(type) : type, &param));
    tn_script__push_param(s, 0, param);
  }
  tn_payloads__free(s, &values);
  return TN_OUTCOME_OK;
}

//===-- Lists ---------------------------------------------------------------------------------===//

static tn_outcome merge(tn_script* s, tn_ref op) {
  const bool is_unique = has(s, op, "deduplicate");
  for (uint32_t i = 0; i < tn_op__operand_count(s->rewriter->context, op); ++i) {
    tn_payloads list = tn_script__operand(s, op, i);
    for (uint32_t k = 0; k < list.count; ++k) {
      if (is_unique && holds(&s->results[0], &list.items[k])) continue;
      tn_payloads__push(s, &s->results[0], list.items[k]);
    }
    tn_payloads__free(s, &list);
  }
  return TN_OUTCOME_OK;
}

static tn_outcome split(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const uint32_t count = tn_op__result_count(context, op);
  const tn_attribute overflow = attribute(s, op, "overflow_result");
  const bool fails_on_few = is_true(s, op, "fail_on_payload_too_small");
  const bool passes_empty = is_true(s, op, "pass_through_empty_handle");
  tn_payloads list = tn_script__operand(s, op, 0);
  const uint32_t size = list.count;
  const bool is_wrong = (size > count && overflow.storage == NULL) ||
                        (size < count && fails_on_few && (size != 0 || !passes_empty));
  for (uint32_t i = 0; i < size && !is_wrong; ++i) {
    const int64_t to = i < count ? (int64_t)i : tn_integer_attribute_value(overflow);
    if (to >= 0 && to < count) tn_payloads__push(s, &s->results[to], list.items[i]);
  }
  tn_payloads__free(s, &list);
  if (!is_wrong) return TN_OUTCOME_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_ref handle = tn_op__operand(context, op, 0);
  const tn_ref maker = tn_value__defining_op(context, handle);
  if (maker != 0) {
    tn_op__append_shown(context, maker, &text);
  } else {
    tn_text_buffer_append_text(&text, "<block argument> of type '");
    tn_type__append_text(tn_value__type(context, handle), &text);
    tn_text_buffer_format(&text, "' at index: %u",
                          tn_argument__at(context, handle)->number_and_flag >> 1);
  }
  tn_script__silenceable(s, op, "%.*s expected to contain %u payloads but it contains %u payloads",
                         (int)text.size, text.data == NULL ? "" : text.data, count, size);
  tn_text_buffer_free(&text);
  return TN_OUTCOME_SILENCEABLE;
}

static tn_outcome replicate(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_payloads pattern = tn_script__operand(s, op, 0);
  for (uint32_t i = 1; i < tn_op__operand_count(context, op); ++i) {
    tn_payloads list = tn_script__operand(s, op, i);
    for (uint32_t k = 0; k < list.count; ++k) {
      for (uint32_t turn = 0; turn < pattern.count; ++turn) {
        tn_payloads__push(s, &s->results[i - 1], list.items[k]);
      }
    }
    tn_payloads__free(s, &list);
  }
  tn_payloads__free(s, &pattern);
  return TN_OUTCOME_OK;
}

static tn_outcome count_associations(tn_script* s, tn_ref op) {
  tn_payloads list = tn_script__operand(s, op, 0);
  tn_script__push_int(s, 0, list.count);
  tn_payloads__free(s, &list);
  return TN_OUTCOME_OK;
}

static tn_outcome select_named(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_string_view name = tn_string_attribute_value(attribute(s, op, "op_name"));
  tn_payloads list = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < list.count; ++i) {
    const tn_ref target = list.items[i].ref;
    if (tn_string_view_equal(tn_op__kept_name(context, target), name)) {
      tn_script__push_op(s, 0, target);
    }
  }
  tn_payloads__free(s, &list);
  return TN_OUTCOME_OK;
}

static tn_outcome cast(tn_script* s, tn_ref op) {
  tn_payloads list = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < list.count; ++i) tn_payloads__push(s, &s->results[0], list.items[i]);
  tn_payloads__free(s, &list);
  return TN_OUTCOME_OK;
}

//===-- Parameters ----------------------------------------------------------------------------===//

static tn_outcome constant(tn_script* s, tn_ref op) {
  tn_script__push_param(s, 0, attribute(s, op, "value"));
  return TN_OUTCOME_OK;
}

static bool compares(int64_t predicate, int64_t a, int64_t b) {
  switch (predicate) {
    case 0:
      return a == b;
    case 1:
      return a != b;
    case 2:
      return a < b;
    case 3:
      return a <= b;
    case 4:
      return a > b;
    default:
      return a >= b;
  }
}

static tn_outcome compare(tn_script* s, tn_ref op) {
  static const char* const words[] = {"equal to",     "not equal to",
                                      "less than",    "less than or equal to",
                                      "greater than", "greater than or equal to"};
  const int64_t predicate = tn_integer_attribute_value(attribute(s, op, "predicate"));
  tn_payloads params = tn_script__operand(s, op, 0);
  tn_payloads references = tn_script__operand(s, op, 1);
  tn_outcome outcome = TN_OUTCOME_OK;
  if (params.count != references.count) {
    outcome = tn_script__silenceable(s, op, "parameters have different payload lengths (%u vs %u)",
                                     params.count, references.count);
  }
  for (uint32_t i = 0; i < params.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_attribute param = params.items[i].param;
    const tn_attribute reference = references.items[i].param;
    const int64_t a = tn_integer_attribute_value(param);
    const int64_t b = tn_integer_attribute_value(reference);
    if (tn_attribute_kind_of(param) != TN_ATTRIBUTE_INTEGER ||
        tn_attribute_kind_of(reference) != TN_ATTRIBUTE_INTEGER) {
      outcome = tn_script__definite(s, op, "non-integer parameter value not expected");
    } else if (tn_attribute_type(param).storage != tn_attribute_type(reference).storage) {
      outcome =
          tn_script__definite(s, op, "mismatching integer attribute types in parameter #%u", i);
    } else if (!compares(predicate, a, b)) {
      outcome = tn_script__silenceable(s, op, "expected parameter to be %s %lld, got %lld",
                                       predicate >= 0 && predicate < 6 ? words[predicate] : "",
                                       (long long)b, (long long)a);
    }
  }
  tn_payloads__free(s, &params);
  tn_payloads__free(s, &references);
  return outcome;
}

/// Returns true if the op is valid, or 0.
static bool is_well_formed(tn_context* context, tn_ref op) {
  if (op == 0) return true;
  tn_op__mark(context, op, NULL);
  return !tn_op_cell__is_malformed(tn_op__at(context, op));
}

/// Sets an attribute of a payload. Fails if that makes the op or its parent invalid, since the rest
/// of the script relies on valid ops.
static tn_outcome annotate_one(tn_script* s, tn_ref op, tn_ref target, const char* name,
                               tn_attribute value) {
  tn_context* context = s->rewriter->context;
  const tn_ref parent = tn_op__parent(context, target);
  if (s->rewriter->status != TN_OK) return TN_OUTCOME_DEFINITE;
  tn_rewriter__set_attribute(s->rewriter, target, name, value);
  if (s->rewriter->status != TN_OK) return TN_OUTCOME_DEFINITE;
  if (is_well_formed(context, target) && is_well_formed(context, parent)) return TN_OUTCOME_OK;
  tn_op__unmark_tree(context, parent == 0 ? target : parent);
  tn_script__definite(s, op, "sets '%s' to a value that the operation does not allow", name);
  tn_script__note_at(s, target, "when applied to this op");
  return TN_OUTCOME_DEFINITE;
}

static tn_outcome annotate(tn_script* s, tn_ref op) {
  tn_attribute value = {NULL};
  tn_rewriter__ok(s->rewriter, tn_unit_attribute_get(s->rewriter->context, &value));
  if (tn_op__operand_count(s->rewriter->context, op) > 1) {
    tn_payloads params = tn_script__operand(s, op, 1);
    const uint32_t count = params.count;
    if (count == 1) value = params.items[0].param;
    tn_payloads__free(s, &params);
    if (count != 1) {
      return tn_script__silenceable(s, op, "parameter produces %u values, expected exactly one",
                                    count);
    }
  }
  const tn_string_view name = tn_string_attribute_value(attribute(s, op, "name"));
  tn_text_buffer text = tn_text_buffer_make(&s->rewriter->context->allocator);
  tn_text_buffer_append(&text, name.data, name.size);
  tn_text_buffer_append(&text, "", 1);
  if (text.failed) tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
  tn_payloads list = tn_script__operand(s, op, 0);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < list.count && outcome == TN_OUTCOME_OK; ++i) {
    outcome = annotate_one(s, op, list.items[i].ref, text.data, value);
  }
  tn_payloads__free(s, &list);
  tn_text_buffer_free(&text);
  return outcome;
}

//===-- Output --------------------------------------------------------------------------------===//

static void remark_at_value(tn_script* s, tn_ref value, const tn_text_buffer* message) {
  const tn_context* context = s->rewriter->context;
  char words[128];
  uint32_t location;
  if (tn_value__is_argument(value)) {
    const tn_argument_cell* cell = tn_argument__at(context, value);
    const tn_region_cell* region = tn_region__at(context, tn_block__region(context, cell->block));
    uint32_t number = 0;
    for (tn_ref block = region->first_block; block != cell->block;
         block = tn_block__at(context, block)->next) {
      ++number;
    }
    location = cell->location;
    snprintf(words, sizeof words,
             "value handle points to a block argument #%u in block #%u in region #%u",
             cell->number_and_flag >> 1, number, region->index);
  } else {
    const tn_ref owner = tn_value__owner(context, value);
    location = tn_script__location(s, owner);
    snprintf(words, sizeof words, "value handle points to an op result #%u",
             tn_value__result_number(tn_op__at(context, owner), owner, value));
  }
  const tn_diagnostic note = {.context = context,
                              .severity = TN_SEVERITY_NOTE,
                              .location = tn_location__from(context, location),
                              .message = tn_string_view_from(words)};
  const tn_diagnostic said = {.context = context,
                              .severity = TN_SEVERITY_REMARK,
                              .location = note.location,
                              .message = tn_text_buffer_view(message),
                              .notes = &note,
                              .note_count = 1};
  tn_diagnostic__report(&said);
}

static tn_outcome emit_remark(tn_script* s, tn_ref op) {
  tn_text_buffer text = tn_text_buffer_make(&s->rewriter->context->allocator);
  const tn_string_view message = tn_string_attribute_value(attribute(s, op, "message"));
  tn_text_buffer_append(&text, message.data, message.size);
  tn_payloads list = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < list.count; ++i) {
    if (list.items[i].ref == list.items[i].owner) {
      tn_script__say_at(s, TN_SEVERITY_REMARK, list.items[i].ref, &text);
    } else {
      remark_at_value(s, list.items[i].ref, &text);
    }
  }
  tn_payloads__free(s, &list);
  tn_text_buffer_free(&text);
  return TN_OUTCOME_OK;
}

static tn_outcome emit_param(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_attribute message = attribute(s, op, "message");
  if (message.storage != NULL) {
    const tn_string_view words = tn_string_attribute_value(message);
    tn_text_buffer_append(&text, words.data, words.size);
    tn_text_buffer_append_text(&text, " ");
  }
  tn_payloads params = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < params.count; ++i) {
    if (i != 0) tn_text_buffer_append_text(&text, ", ");
    tn_attribute__append_text(params.items[i].param, &text);
  }
  tn_payloads__free(s, &params);
  if (tn_op__operand_count(context, op) == 1) {
    tn_script__say_at(s, TN_SEVERITY_REMARK, op, &text);
  } else {
    tn_payloads anchors = tn_script__operand(s, op, 1);
    for (uint32_t i = 0; i < anchors.count; ++i) {
      tn_script__remark(s, tn_script__location(s, anchors.items[i].ref), &text);
    }
    tn_payloads__free(s, &anchors);
  }
  tn_text_buffer_free(&text);
  return TN_OUTCOME_OK;
}

#define MATCHES TN_SCRIPT_MATCHES
const tn_script_op tn_script_handle_ops[] = {
    {"get_parent_op", get_parent, NULL, MATCHES, TN_CODE_NONE},
    {"get_consumers_of_result", get_consumers, NULL, MATCHES, TN_CODE_NONE},
    {"get_defining_op", get_defining, NULL, MATCHES, TN_CODE_NONE},
    {"get_producer_of_operand", get_producer, NULL, MATCHES, TN_CODE_NONE},
    {"get_operand", get_operand, NULL, MATCHES, TN_CODE_NONE},
    {"get_result", get_result, NULL, MATCHES, TN_CODE_NONE},
    {"get_type", get_type, NULL, MATCHES, TN_CODE_NONE},
    {"merge_handles", merge, NULL, MATCHES, TN_CODE_NONE},
    {"split_handle", split, NULL, 0, TN_CODE_NONE},
    {"replicate", replicate, NULL, 0, TN_CODE_NONE},
    {"num_associations", count_associations, NULL, MATCHES, TN_CODE_NONE},
    {"select", select_named, NULL, 0, TN_CODE_NONE},
    {"cast", cast, NULL, 0, TN_CODE_NONE},
    {"param.constant", constant, NULL, MATCHES, TN_CODE_NONE},
    {"match.param.cmpi", compare, NULL, MATCHES, TN_CODE_NONE},
    {"annotate", annotate, NULL, 0, TN_CODE_NONE},
    {"debug.emit_remark_at", emit_remark, NULL, MATCHES, TN_CODE_NONE},
    {"debug.emit_param_as_remark", emit_param, NULL, MATCHES, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
