// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that replace several ops of spirv by one: chains of insertions into composites,
// comparisons that clamp, and constants with equal constituents.

#include "dialects/common/passes.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv/target.h"
#include "rewrite/greedy.h"
#include "rewrite/lowering.h"

/// Creates an op with at most one result.
static tn_ref make(tn_rewriter* rewriter, const char* name, tn_type type, const tn_ref* operands,
                   uint32_t count, const tn_rewriter_attribute* attributes,
                   uint32_t attribute_count) {
  tn_rewriter_spec spec = {.operands = operands,
                           .operand_count = count,
                           .types = &type,
                           .result_count = type.storage != NULL,
                           .attributes = attributes,
                           .attribute_count = attribute_count};
  if (!tn_rewriter__ok(rewriter, tn_operation_name__get(rewriter->context,
                                                        tn_string_view_from(name), &spec.name))) {
    return 0;
  }
  return tn_rewriter__create(rewriter, &spec);
}

static tn_ref result_of(const tn_rewriter* rewriter, tn_ref op) {
  return op == 0 ? 0 : tn_op__result(rewriter->context, op, 0);
}

//===-- Composites ----------------------------------------------------------------------------===//

/// Returns the index of an insertion with one index; -1 for others.
static int64_t index_of(const tn_context* context, tn_ref op) {
  int64_t index = -1;
  if (!tn_op__is_called(context, op, TN_NAME_SPIRV_COMPOSITE_INSERT)) return -1;
  const tn_attribute indices = tn_op__attribute(context, op, "indices");
  if (tn_array_attribute_count(indices) != 1) return -1;
  return tn_const__int64(tn_array_attribute_element(indices, 0), &index) ? index : -1;
}

/// Collects the insertions of a chain that ends in `op`, the last one first; false if there is no
/// chain.
static bool find_chain(tn_rewriter* rewriter, tn_ref op, tn_refs* out_chain) {
  tn_composite parts;
  int64_t index = index_of(rewriter->context, op);
  const tn_type type = tn_value__type(rewriter->context, result_of(rewriter, op));
  tn_spirv__member(type, 0, &parts);
  if (index < 0 || parts.kind == TN_SPIRV_COOPERATIVE_MATRIX || index + 1 != parts.count) {
    return false;
  }
  for (;; --index) {
    tn_refs__push(rewriter, out_chain, op);
    if (index == 0) return true;
    op = tn_value__defining_op(rewriter->context, tn_op__operand(rewriter->context, op, 1));
    if (op == 0 || index_of(rewriter->context, op) != index - 1) return false;
  }
}

static void construct(tn_rewriter* rewriter, tn_refs* chain) {
  tn_refs parts = {0};
  const tn_ref last = tn_refs__items(chain)[0];
  for (uint32_t i = chain->count; i-- != 0;) {
    tn_refs__push(rewriter, &parts, tn_op__operand(rewriter->context, tn_refs__items(chain)[i], 0));
  }
  tn_rewriter__for(rewriter, last);
  const tn_ref made = make(rewriter, TN_NAME_SPIRV_COMPOSITE_CONSTRUCT,
                           tn_value__type(rewriter->context, result_of(rewriter, last)),
                           tn_refs__items(&parts), parts.count, NULL, 0);
  if (made != 0)
    tn_rewriter__replace_uses(rewriter, result_of(rewriter, last), result_of(rewriter, made));
  for (uint32_t i = 0; i < chain->count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(chain)[i];
    if (tn_op__is_unused(rewriter->context, op)) tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &parts);
}

/// Collects all ops `wanted` in the module.
static void collect(tn_rewriter* rewriter, tn_ref module, const char* wanted, tn_refs* out_ops) {
  for (tn_ref op = module; op != 0;
       op = tn_op__next_in_pre_order(rewriter->context, module, op, false)) {
    if (tn_op__is_called(rewriter->context, op, wanted)) tn_refs__push(rewriter, out_ops, op);
  }
}

static tn_status rewrite_inserts(tn_rewriter* rewriter, tn_ref module) {
  tn_refs ops = {0};
  collect(rewriter, module, TN_NAME_SPIRV_COMPOSITE_INSERT, &ops);
  // Goes backwards, since ops are erased before the last collected op.
  for (uint32_t i = ops.count; i-- != 0 && rewriter->status == TN_OK;) {
    tn_refs chain = {0};
    tn_ref* op = &tn_refs__items(&ops)[i];
    if (*op != 0 && find_chain(rewriter, *op, &chain)) {
      construct(rewriter, &chain);
      for (uint32_t k = 0; k < i; ++k) {
        for (uint32_t n = 0; n < chain.count; ++n) {
          tn_ref* other = &tn_refs__items(&ops)[k];
          if (*other == tn_refs__items(&chain)[n]) *other = 0;
        }
      }
    }
    tn_refs__free(rewriter, &chain);
  }
  tn_refs__free(rewriter, &ops);
  return rewriter->status;
}

static tn_status run_rewrite_inserts(tn_rewriter* rewriter, tn_ref root) {
  return tn_spirv__each_module(rewriter, root, rewrite_inserts);
}

//===-- Clamping ------------------------------------------------------------------------------===//

/// Matches `select(cmp(a, b), c, d)`: sets its parts and returns the comparison's name; NULL for
/// others.
static const char* find_select(const tn_context* context, tn_ref op, tn_ref* out_parts) {
  static const char names[][24] = {"spirv.FOrdLessThan", "spirv.FOrdLessThanEqual",
                                   "spirv.SLessThan",    "spirv.SLessThanEqual",
                                   "spirv.ULessThan",    "spirv.ULessThanEqual"};
  if (!tn_op__is_called(context, op, TN_NAME_SPIRV_SELECT)) return NULL;
  const tn_ref compare = tn_value__defining_op(context, tn_op__operand(context, op, 0));
  for (size_t i = 0; i < 6; ++i) {
    if (!tn_op__is_called(context, compare, names[i])) continue;
    out_parts[0] = tn_op__operand(context, compare, 0);
    out_parts[1] = tn_op__operand(context, compare, 1);
    out_parts[2] = tn_op__operand(context, op, 1);
    out_parts[3] = tn_op__operand(context, op, 2);
    return names[i];
  }
  return NULL;
}

static bool match_clamp(void* data, tn_rewriter* rewriter, tn_ref op) {
  tn_ref outer[4];
  tn_ref inner[4];
  char name[] = "spirv.GL.FClamp";
  (void)data;
  const char* compare = find_select(rewriter->context, op, outer);
  if (compare == NULL) return false;
  // The minimum of `middle` and `max`, where `middle` is the maximum of `input` and `min`.
  const bool is_first = outer[0] == outer[2] && outer[1] == outer[3];
  const tn_ref middle = is_first ? outer[0] : outer[3];
  const tn_ref source = tn_value__defining_op(rewriter->context, middle);
  if (source == 0 || find_select(rewriter->context, source, inner) != compare) return false;
  const tn_ref min = is_first ? inner[0] : inner[1];
  const tn_ref input = is_first ? inner[1] : inner[0];
  const tn_ref max = is_first ? outer[1] : outer[0];
  const bool fits =
      is_first ? inner[2] == input && inner[3] == min
               : inner[2] == min && inner[3] == input && outer[1] == input && outer[2] == max;
  if (!fits) return false;
  const tn_ref parts[] = {input, min, max};
  name[9] = compare[6];
  tn_rewriter__for(rewriter, op);
  const tn_ref made =
      make(rewriter, name, tn_value__type(rewriter->context, input), parts, 3, NULL, 0);
  if (made != 0) tn_rewriter__replace1(rewriter, op, result_of(rewriter, made));
  return made != 0;
}

//===-- Constants -----------------------------------------------------------------------------===//

/// Returns the value of all constituents of a constant, and counts them; null if they differ.
static tn_attribute find_splat(tn_rewriter* rewriter, tn_attribute value, tn_type type,
                               int64_t* out_count) {
  tn_composite parts;
  tn_attribute same = {NULL};
  *out_count = 1;
  if (type.storage == NULL || !tn_spirv_target__is_type(type)) return same;
  tn_spirv__member(type, 0, &parts);
  if (parts.kind == TN_SPIRV_SCALAR) return same;
  if (tn_const__is_splat(value)) {
    *out_count = tn_shaped_type_element_count(tn_attribute_type(value));
    return tn_const__element(rewriter, value, 0);
  }
  if (!tn_attribute__is(value, TN_ATTRIBUTE_ARRAY) || tn_array_attribute_count(value) == 0) {
    return same;
  }
  const size_t count = tn_array_attribute_count(value);
  same = tn_array_attribute_element(value, 0);
  for (size_t i = 1; i < count; ++i) {
    if (tn_array_attribute_element(value, i).storage != same.storage) return (tn_attribute){NULL};
  }
  const tn_attribute inner = find_splat(rewriter, same, parts.member, out_count);
  *out_count = inner.storage == NULL ? (int64_t)count : *out_count * (int64_t)count;
  return inner.storage == NULL ? same : inner;
}

static tn_status replicate(tn_rewriter* rewriter, tn_ref module) {
  tn_refs ops = {0};
  collect(rewriter, module, TN_NAME_SPIRV_CONSTANT, &ops);
  for (uint32_t i = 0; i < ops.count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&ops)[i];
    const tn_type type = tn_value__type(rewriter->context, result_of(rewriter, op));
    int64_t count = 1;
    const tn_rewriter_attribute value = {
        "value",
        find_splat(rewriter, tn_op__attribute(rewriter->context, op, "value"), type, &count)};
    if (value.value.storage == NULL || count == 1) continue;
    tn_rewriter__for(rewriter, op);
    const tn_ref made =
        make(rewriter, TN_NAME_SPIRV_EXT_CONSTANT_COMPOSITE_REPLICATE, type, NULL, 0, &value, 1);
    if (made != 0) tn_rewriter__replace1(rewriter, op, result_of(rewriter, made));
  }
  ops.count = 0;
  collect(rewriter, module, TN_NAME_SPIRV_SPEC_CONSTANT_COMPOSITE, &ops);
  for (uint32_t i = 0; i < ops.count && rewriter->status == TN_OK; ++i) {
    const tn_ref op = tn_refs__items(&ops)[i];
    const tn_attribute parts = tn_op__attribute(rewriter->context, op, "constituents");
    const size_t count = tn_array_attribute_count(parts);
    bool is_same = count > 1;
    for (size_t k = 1; k < count && is_same; ++k) {
      is_same = tn_array_attribute_element(parts, k).storage ==
                tn_array_attribute_element(parts, 0).storage;
    }
    if (!is_same) continue;
    const tn_rewriter_attribute attributes[] = {
        {"type", tn_op__attribute(rewriter->context, op, "type")},
        {"sym_name", tn_op__attribute(rewriter->context, op, "sym_name")},
        {"constituent", tn_array_attribute_element(parts, 0)}};
    tn_rewriter__for(rewriter, op);
    if (make(rewriter, TN_NAME_SPIRV_EXT_SPEC_CONSTANT_COMPOSITE_REPLICATE, (tn_type){NULL}, NULL,
             0, attributes, 3) != 0) {
      tn_rewriter__erase(rewriter, op);
    }
  }
  tn_refs__free(rewriter, &ops);
  return rewriter->status;
}

static tn_status run_replicate(tn_rewriter* rewriter, tn_ref root) {
  return tn_spirv__each_module(rewriter, root, replicate);
}

TN_PASS(spirv_canonicalize_gl) = {"spirv-canonicalize-gl", "SPIRVCanonicalizeGLPass",
                                  "Canonicalize GLSL ops", .rewrite = tn_passes__match,
                                  .match = match_clamp};

TN_PASS(spirv_promote_to_replicated_constants) = {
    "spirv-promote-to-replicated-constants", "SPIRVReplicatedConstantCompositePass",
    "Convert splat composite constants and spec constants to corresponding replicated constant "
    "composite ops defined by SPV_EXT_replicated_composites",
    .rewrite = run_replicate};

TN_PASS(spirv_rewrite_inserts) = {"spirv-rewrite-inserts", "SPIRVRewriteInsertsPass",
                                  "Rewrite sequential chains of `spirv.CompositeInsert` operations "
                                  "into `spirv.CompositeConstruct` operations",
                                  .rewrite = run_rewrite_inserts};
