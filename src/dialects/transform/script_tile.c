// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that tile: look up the payloads of sizes, and create loops.

#include "dialects/common/build.h"
#include "dialects/transform/script.h"
#include "dialects/transform/tile.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

static tn_outcome refuse(tn_script* s, tn_ref op, tn_ref target, const char* reason) {
  tn_script__silenceable(s, op, "%s", reason);
  tn_script__note_at(s, target, "target op");
  return TN_OUTCOME_SILENCEABLE;
}

//===-- Sizes, one for each target ------------------------------------------------------------===//

static bool is_number(tn_attribute param) {
  return tn_attribute_kind_of(param) == TN_ATTRIBUTE_INTEGER;
}

/// Checks that each handle of sizes has an integer or index for each target.
static tn_outcome check_sizes(tn_script* s, tn_ref op, uint32_t first, uint32_t target_count) {
  const tn_context* context = s->rewriter->context;
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = first; i < tn_op__operand_count(context, op) && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref handle = tn_op__operand(context, op, i);
    const bool is_param = tn_script__kind(s, handle) == TN_HANDLE_PARAM;
    tn_payloads list = tn_script__operand(s, op, i);
    if (list.count != target_count) {
      outcome = tn_script__silenceable(
          s, op, "expected as many %s (%u) as target ops (%u)",
          is_param ? "parameter values" : "dynamic size-producing operations", list.count,
          target_count);
      tn_script__note(s, tn_script__value_location(s, handle), "for this %s",
                      is_param ? "parameter" : "handle");
    }
    for (uint32_t k = 0; k < list.count && outcome == TN_OUTCOME_OK; ++k) {
      if (is_param ? is_number(list.items[k].param)
                   : tn_script__only_index(context, list.items[k].ref) != 0) {
        continue;
      }
      if (is_param) {
        outcome = tn_script__silenceable(s, op, "expected only integer parameters");
      } else {
        outcome = tn_script__silenceable(
            s, op, "expected sizes to be produced by ops with a single index-type result");
        tn_script__note_at(s, list.items[k].ref, "size producer op");
      }
      tn_script__note(s, tn_script__value_location(s, handle), "for this %s",
                      is_param ? "parameter" : "handle");
    }
    tn_payloads__free(s, &list);
  }
  return outcome;
}

/// Collects the sizes of target `target`.
static bool take_sizes(tn_script* s, tn_ref op, uint32_t first, uint32_t target, tn_mixed* out) {
  const tn_context* context = s->rewriter->context;
  uint32_t operand = first;
  tn_mixed sizes;
  out->count = 0;
  if (!tn_mixed__open(context, op, "static_sizes", &operand, &sizes)) return false;
  operand = first;
  for (uint32_t i = 0; i < sizes.count; ++i) {
    if (sizes.values[i] == 0) {
      tn_mixed__add(s->rewriter, out, &sizes, i);
      continue;
    }
    tn_payloads list = tn_script__operand(s, op, operand++);
    if (target >= list.count) {
      tn_payloads__free(s, &list);
      return false;
    }
    const tn_payload* item = &list.items[target];
    if (item->param.storage != NULL) {
      tn_mixed__add_number(s->rewriter, out, tn_integer_attribute_value(item->param));
    } else {
      tn_mixed__add_value(s->rewriter, out, tn_script__only_index(context, item->ref));
    }
    tn_payloads__free(s, &list);
  }
  return true;
}

//===-- scf.for -------------------------------------------------------------------------------===//

/// Checks a target; sets the number of its loops and the reductions among them.
static tn_outcome check_target(tn_script* s, tn_ref op, tn_ref target, const char* reason,
                               uint32_t* out_count, tn_dim_set* out_reductions) {
  const tn_context* context = s->rewriter->context;
  if (!tn_script__is_tileable(context, target)) return refuse(s, op, target, reason);
  const tn_tiling_interface* tiling = tn_tiling__of(context, target);
  *out_count =
      tiling == NULL ? TN_TILING_NONE : tiling->loops(s->rewriter->context, target, out_reductions);
  if (*out_count == TN_TILING_NONE) {
    const tn_string_view name = tn_op__kept_name(context, target);
    return tn_script__definite(s, op, "'%.*s' is not tiled by this interpreter", (int)name.size,
                               name.data);
  }
  return TN_OUTCOME_OK;
}

static tn_outcome run_tiling(tn_script* s, tn_ref target, const tn_tile_request* request) {
  tn_tiled tiled;
  tn_outcome outcome = TN_OUTCOME_OK;
  if (tn_tile__run(s->rewriter, target, request, &tiled)) {
    tn_rewriter__replace(s->rewriter, target, tn_refs__items(&tiled.values), tiled.values.count);
    tn_script__push_op(s, 0, tiled.op);
    for (uint32_t i = 0; i < tiled.loops.count; ++i) {
      tn_script__push_op(s, i + 1, tn_refs__items(&tiled.loops)[i]);
    }
  } else {
    outcome = TN_OUTCOME_DEFINITE;  // mlir-opt has no message for it either.
  }
  tn_tiled__close(s->rewriter, &tiled);
  return outcome;
}

static tn_outcome tile_one(tn_script* s, tn_ref op, tn_ref target, uint32_t number) {
  uint32_t count = 0;
  tn_dim_set reductions = {{0}};
  size_t size = 0;
  tn_tile_request request = {.scale_location = tn_script__location(s, op)};
  const tn_outcome outcome = check_target(
      s, op, target, "only ops implementing TilingInterface are supported", &count, &reductions);
  if (outcome != TN_OUTCOME_OK) return outcome;
  if (!take_sizes(s, op, 1, number, &request.sizes)) {
    return tn_script__definite(s, op, "'static_sizes' does not match the operands");
  }
  if (request.sizes.count > count) {
    tn_script__silenceable(s, op, "too many tiles provided, expected at most %u found %u", count,
                           request.sizes.count);
    tn_script__note_at(s, target, "target op");
    return TN_OUTCOME_SILENCEABLE;
  }
  request.interchange = tn_dense_array_attribute_data(attribute(s, op, "interchange"), &size);
  request.interchange_count = size / sizeof *request.interchange;
  request.scales = tn_dense_array_attribute_data(attribute(s, op, "scalable_sizes"), &size);
  request.scale_count = size;
  return run_tiling(s, target, &request);
}

static tn_outcome tile_using_for(tn_script* s, tn_ref op) {
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_outcome outcome = check_sizes(s, op, 1, targets.count);
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    outcome = tile_one(s, op, targets.items[i].ref, i);
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

//===-- scf.forall ----------------------------------------------------------------------------===//

/// Adds the index that an op computes.
static tn_outcome add_producer(tn_script* s, tn_ref op, tn_ref producer, tn_mixed* out) {
  const tn_ref value = tn_script__only_index(s->rewriter->context, producer);
  if (value != 0) {
    tn_mixed__add_value(s->rewriter, out, value);
    return TN_OUTCOME_OK;
  }
  tn_script__silenceable(s, op, "payload op must have exactly 1 index result");
  tn_script__note(s, tn_script__location(s, producer), "has %u results",
                  tn_op__result_count(s->rewriter->context, producer));
  return TN_OUTCOME_SILENCEABLE;
}

/// Adds the payload of the operand: one integer or index, or several if it is `packed`.
static tn_outcome add_operand(tn_script* s, tn_ref op, uint32_t operand, bool packed,
                              tn_mixed* out) {
  const tn_ref handle = tn_op__operand(s->rewriter->context, op, operand);
  const bool is_param = tn_script__kind(s, handle) == TN_HANDLE_PARAM;
  tn_payloads list = tn_script__operand(s, op, operand);
  tn_outcome outcome = TN_OUTCOME_OK;
  if (!packed && list.count != 1) {
    if (is_param) {
      outcome = tn_script__definite(s, op, "requires exactly one parameter associated");
    } else {
      outcome = tn_script__silenceable(s, op, "handle must be mapped to exactly one payload op");
      tn_script__note(s, tn_script__value_location(s, handle), "mapped to %u payload ops",
                      list.count);
    }
  }
  for (uint32_t i = 0; i < list.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_payload* item = &list.items[i];
    if (!is_param) {
      outcome = add_producer(s, op, item->ref, out);
    } else if (is_number(item->param)) {
      tn_mixed__add_number(s->rewriter, out, tn_integer_attribute_value(item->param));
    } else {
      outcome = tn_script__definite(
          s, op, "expected the parameter to be associated with an integer attribute");
    }
  }
  tn_payloads__free(s, &list);
  return outcome;
}

/// Collects the list that operands of group `group`, or `group + 2` if packed, and an attribute
/// specify.
static tn_outcome take_list(tn_script* s, tn_ref op, uint32_t group, const char* name,
                            tn_mixed* out) {
  const tn_context* context = s->rewriter->context;
  tn_mixed sizes;
  const tn_op_range packed = tn_op__operand_segment(context, op, group + 2);
  if (packed.count != 0) return add_operand(s, op, packed.start, true, out);
  const uint32_t first = tn_op__operand_segment(context, op, group).start;
  uint32_t operand = first;
  if (!tn_mixed__open(context, op, name, &operand, &sizes)) {
    return tn_script__definite(s, op, "'%s' does not match the operands", name);
  }
  operand = first;
  for (uint32_t i = 0; i < sizes.count; ++i) {
    if (sizes.values[i] == 0) {
      tn_mixed__add(s->rewriter, out, &sizes, i);
      continue;
    }
    const tn_outcome outcome = add_operand(s, op, operand++, false, out);
    if (outcome != TN_OUTCOME_OK) return outcome;
  }
  return TN_OUTCOME_OK;
}

/// Warns about reductions that several threads would compute.
static void warn_of_reductions(tn_script* s, tn_ref target, const tn_tile_request* request,
                               const tn_dim_set* reductions) {
  const bool has_threads = request->threads.count != 0;
  const tn_mixed* list = has_threads ? &request->threads : &request->sizes;
  for (uint32_t i = 0; i < list->count; ++i) {
    int64_t number = 0;
    if (!tn_dim_set__has(reductions, i)) continue;
    if (tn_mixed__number(s->rewriter->context, list, i, &number) &&
        (number == 0 || (has_threads && number == 1))) {
      continue;
    }
    tn_text_buffer text = tn_text_buffer_make(&s->rewriter->context->allocator);
    tn_text_buffer_format(&text, "tiling is not thread safe at axis #%u", i);
    tn_script__say_at(s, TN_SEVERITY_WARNING, target, &text);
    tn_text_buffer_free(&text);
  }
}

static tn_outcome tile_using_forall(tn_script* s, tn_ref op) {
  tn_tile_request request = {.is_forall = true, .mapping = attribute(s, op, "mapping")};
  tn_outcome outcome = take_list(s, op, 1, "static_num_threads", &request.threads);
  if (outcome == TN_OUTCOME_OK) {
    outcome = take_list(s, op, 2, "static_tile_sizes", &request.sizes);
  }
  if (outcome != TN_OUTCOME_OK) return outcome;
  tn_payloads targets = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    uint32_t count = 0;
    tn_dim_set reductions = {{0}};
    const tn_ref target = targets.items[i].ref;
    outcome =
        check_target(s, op, target, "only TilingInterface ops are supported", &count, &reductions);
    if (outcome != TN_OUTCOME_OK) break;
    warn_of_reductions(s, target, &request, &reductions);
    outcome = run_tiling(s, target, &request);
  }
  tn_payloads__free(s, &targets);
  return outcome;
}

static tn_outcome scalarize(tn_script* s, tn_ref op, tn_ref target) {
  if (!tn_script__is_structured(s->rewriter->context, target)) {
    return tn_script__refuse_kind(s, op, target);
  }
  const tn_tile_request request = {.scalarizes = true};
  tn_tiled tiled;
  const bool is_done = tn_tile__run(s->rewriter, target, &request, &tiled);
  if (is_done) {
    tn_rewriter__replace(s->rewriter, target, tn_refs__items(&tiled.values), tiled.values.count);
    tn_script__push_op(s, 0, tiled.op);
    tn_tiled__close(s->rewriter, &tiled);
  }
  return is_done ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

const tn_script_op tn_script_tile_ops[] = {
    {"structured.tile_using_for", tile_using_for, NULL, 1, TN_CODE_NONE},
    {"structured.tile_using_forall", tile_using_forall, NULL, 1, TN_CODE_NONE},
    {"structured.scalarize", NULL, scalarize, 1, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
