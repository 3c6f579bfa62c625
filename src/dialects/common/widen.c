// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Widening of floats: each value is extended once, after its definition, for all users.

#include "dialects/common/widen.h"

#include "dialects/arith_ops.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"
#include "rewrite/lowering.h"

typedef struct widening {
  tn_type types[TN_FLOAT_KIND_COUNT];  ///< Distinct types.
  uint32_t count;
  bool are_kept;
  tn_type target;
  tn_attribute fastmath;
  tn_legality (*by_name)(tn_string_view name);
} widening;

/// Returns the float type with this name; null if there is none.
static tn_type float_called(tn_rewriter* rewriter, tn_string_view name) {
  for (int kind = 0; kind < TN_FLOAT_KIND_COUNT && rewriter->status == TN_OK; ++kind) {
    tn_type type = {NULL};
    tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
    tn_rewriter__ok(rewriter, tn_float_type_get(rewriter->context, (tn_float_kind)kind, &type));
    if (type.storage != NULL) {
      tn_rewriter__ok(rewriter, tn_textual__print(type.storage, tn_text_buffer_write, &text));
    }
    const bool found = tn_string_view_equal(tn_text_buffer_view(&text), name);
    tn_text_buffer_free(&text);
    if (found) return type;
  }
  return (tn_type){NULL};
}

static tn_status refuse(const tn_rewriter* rewriter, const char* which, tn_string_view name) {
  return tn_context__fail(rewriter->context, TN_VERIFY_FAILED, (tn_location){rewriter->context, 0},
                          "could not map %s type '%.*s' to a known floating-point type", which,
                          (int)name.size, name.data);
}

static bool is_listed(const widening* w, tn_type type) {
  for (uint32_t i = 0; i < w->count; ++i) {
    if (w->types[i].storage == type.storage) return true;
  }
  return false;
}

static tn_status open_types(tn_rewriter* rewriter, const char* names, const char* target,
                            widening* w) {
  while (*names != '\0') {
    const tn_string_view name = {names, strcspn(names, ",")};
    const tn_type type = float_called(rewriter, name);
    if (type.storage == NULL) return refuse(rewriter, "source", name);
    if (!is_listed(w, type)) w->types[w->count++] = type;
    names += name.size + (names[name.size] == ',');
  }
  w->target = float_called(rewriter, tn_string_view_from(target));
  if (w->target.storage == NULL) return refuse(rewriter, "target", tn_string_view_from(target));
  w->fastmath = tn_make_arith_fastmath(rewriter, TN_ENUM_ARITH_FASTMATH_CONTRACT);
  return rewriter->status;
}

static bool is_widened(const widening* w, tn_type element) {
  if (!tn_type__is(element, TN_TYPE_FLOAT)) return false;
  bool is_narrow = is_listed(w, element);
  if (w->are_kept) {
    const tn_float_kind kind = tn_float_type_kind(element);
    is_narrow = !is_narrow && kind != TN_FLOAT_F32 && kind != TN_FLOAT_F64;
  }
  return is_narrow && tn_float_kind_width(tn_float_type_kind(element)) <
                          tn_float_kind_width(tn_float_type_kind(w->target));
}

static tn_type type_of(tn_conversion* c, tn_type type) {
  const widening* w = c->data;
  const bool is_shaped = tn_type__is(type, TN_TYPE_VECTOR) || tn_type__is(type, TN_TYPE_TENSOR) ||
                         tn_type__is(type, TN_TYPE_UNRANKED_TENSOR);
  if (!is_widened(w, is_shaped ? tn_type__element(type) : type)) return type;
  return is_shaped ? tn_type__with_element(c->rewriter, type, w->target) : w->target;
}

static tn_ref cast(tn_conversion* c, const char* name, tn_ref value, tn_type type) {
  const widening* w = c->data;
  const tn_rewriter_attribute attribute = {"fastmath", w->fastmath};
  return tn_rewriter__make_named(c->rewriter, name, type, &value, 1, &attribute, 1);
}

static tn_ref extend(tn_conversion* c, tn_ref value, tn_type type) {
  return cast(c, TN_NAME_ARITH_EXTF, value, type);
}

static tn_legality legality(tn_conversion* c, tn_ref op) {
  const widening* w = c->data;
  const tn_context* context = c->rewriter->context;
  const tn_legality by_name = w->by_name(tn_op__kept_name(context, op));
  if (by_name != TN_ILLEGAL) return by_name;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (type_of(c, type).storage != type.storage) return TN_ILLEGAL;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const tn_type type = tn_op__result_type(context, op, i);
    if (type_of(c, type).storage != type.storage) return TN_ILLEGAL;
  }
  return TN_LEGAL;
}

/// Converts the op to wide floats.
static bool convert(tn_conversion* c, tn_ref op) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  tn_refs operands = {.count = 0};
  tn_refs results = {.count = 0};
  tn_types types = {.count = 0};
  bool done = false;
  if (legality(c, op) != TN_ILLEGAL) return false;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    tn_types__push(rewriter, &types, tn_conversion__result_type(c, op, i));
  }
  if (tn_conversion__operands(c, op, &operands) && rewriter->status == TN_OK) {
    const tn_ref made = tn_passes__create_like(rewriter, op, &operands, &types);
    for (uint32_t i = 0; made != 0 && i < types.count && rewriter->status == TN_OK; ++i) {
      const tn_type old = tn_op__result_type(context, op, i);
      tn_ref value = tn_op__result(context, made, i);
      if (tn_types__items(&types)[i].storage != old.storage) {
        value = cast(c, TN_NAME_ARITH_TRUNCF, value, old);
      }
      tn_refs__push(rewriter, &results, value);
    }
    done = made != 0 && rewriter->status == TN_OK;
    if (done) tn_conversion__replace(c, op, tn_refs__items(&results));
  }
  tn_refs__free(rewriter, &operands);
  tn_refs__free(rewriter, &results);
  tn_types__free(rewriter, &types);
  return done;
}

tn_status tn_floats__widen(tn_rewriter* rewriter, tn_ref root, const char* types, bool are_kept,
                           const char* target, tn_legality (*by_name)(tn_string_view name)) {
  static const tn_conversion_plan plan = {
      .legality = legality, .convert = convert, .type = type_of, .cast = extend};
  widening w = {.are_kept = are_kept, .by_name = by_name};
  TN_TRY(open_types(rewriter, types, target, &w));
  return tn_conversion__run(rewriter, root, &plan, &w);
}
