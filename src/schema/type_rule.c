// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluates type constraints.

#include "schema/type_rule.h"

#include "base/judy_map.h"
#include "ir/definition.h"
#include "ir/strides.h"

/// Trees up to this size are evaluated each time; larger ones cache their last result.
#define SMALL_TREE 32u
#define TREE_SIZE_MAX (1u << 30)

#define COUNT(array) (sizeof(array) / sizeof *(array))

//===-- Creating ------------------------------------------------------------------------------===//

const tn_type_rule* tn_type_rule__combine(tn_arena* arena, const tn_type_rule* const* rules,
                                          size_t count, bool all) {
  tn_type_rule* rule = tn_arena__take(arena, sizeof *rule);
  if (rule == NULL) return NULL;
  *rule = (tn_type_rule){
      .kind = all ? RULE_ALL_OF : RULE_ANY_OF, .rules = rules, .rule_count = (uint32_t)count};
  for (size_t i = 0; i < count; ++i) {
    const uint32_t size = rules[i]->tree_size + 1;
    rule->tree_size =
        size > TREE_SIZE_MAX - rule->tree_size ? TREE_SIZE_MAX : rule->tree_size + size;
  }
  return rule;
}

const tn_type_rule* tn_type_rule__is(tn_arena* arena, tn_type type) {
  tn_type_rule* rule = tn_arena__take(arena, sizeof *rule);
  if (rule != NULL) *rule = (tn_type_rule){.kind = RULE_IS, .type = type};
  return rule;
}

/// Returns whether dialect types, possibly of different contexts, have the same text.
static bool same_spelling(tn_type a, tn_type b) {
  return a.storage == b.storage ||
         (tn_type__is_of_dialect(a) && tn_type__is_of_dialect(b) &&
          tn_string_view_equal(tn_opaque_type_dialect(a), tn_opaque_type_dialect(b)) &&
          tn_string_view_equal(tn_opaque_type_body(a), tn_opaque_type_body(b)));
}

bool tn_type_rule__same(const tn_type_rule* a, const tn_type_rule* b) {
  if (a == b) return true;
  if (a == NULL || b == NULL || a->kind != b->kind) return false;
  if (a->kind == RULE_IS) return same_spelling(a->type, b->type);
  if (a->sign != b->sign || a->needs != b->needs || a->value != b->value ||
      a->widths != b->widths || a->rule_count != b->rule_count || a->holds != b->holds) {
    return false;
  }
  if (!tn_string_view_equal(a->name, b->name) || !tn_type_rule__same(a->inner, b->inner)) {
    return false;
  }
  for (uint32_t i = 0; i < a->rule_count; ++i) {
    if (!tn_type_rule__same(a->rules[i], b->rules[i])) return false;
  }
  return true;
}

//===-- Evaluation ----------------------------------------------------------------------------===//

bool tn_type_rule__kind_holds(const tn_type_rule* rule, tn_type type, const char** out_name) {
  static const struct {
    const char* name;
    uint8_t kinds[2];
  } classes[] = {
      [RULE_NONE_TYPE] = {"builtin.none", {TN_TYPE_NONE, TN_TYPE_NONE}},
      [RULE_INTEGER] = {"builtin.integer", {TN_TYPE_INTEGER, TN_TYPE_INTEGER}},
      [RULE_INDEX] = {"builtin.index", {TN_TYPE_INDEX, TN_TYPE_INDEX}},
      [RULE_COMPLEX] = {"builtin.complex", {TN_TYPE_COMPLEX, TN_TYPE_COMPLEX}},
      [RULE_FUNCTION] = {"builtin.function", {TN_TYPE_FUNCTION, TN_TYPE_FUNCTION}},
      [RULE_TUPLE] = {"builtin.tuple", {TN_TYPE_TUPLE, TN_TYPE_TUPLE}},
      [RULE_VECTOR] = {"builtin.vector", {TN_TYPE_VECTOR, TN_TYPE_VECTOR}},
      [RULE_TENSOR] = {NULL, {TN_TYPE_TENSOR, TN_TYPE_UNRANKED_TENSOR}},
      [RULE_RANKED_TENSOR] = {"builtin.tensor", {TN_TYPE_TENSOR, TN_TYPE_TENSOR}},
      [RULE_MEMREF] = {"builtin.memref", {TN_TYPE_MEMREF, TN_TYPE_MEMREF}},
      [RULE_ANY_MEMREF] = {NULL, {TN_TYPE_MEMREF, TN_TYPE_UNRANKED_MEMREF}},
  };
  if (rule != NULL && rule->kind == RULE_ALL_OF) {
    for (uint32_t i = 0; i < rule->rule_count; ++i) {
      if (!tn_type_rule__kind_holds(rule->rules[i], type, out_name)) return false;
    }
    return true;
  }
  if (rule == NULL || (size_t)rule->kind >= COUNT(classes)) return true;
  const uint8_t* kinds = classes[rule->kind].kinds;
  if (kinds[0] == kinds[1] && kinds[0] == 0) return true;
  *out_name = classes[rule->kind].name;
  return type.storage->kind == kinds[0] || type.storage->kind == kinds[1];
}

/// Returns whether the width is listed, if widths are.
static bool width_holds(const tn_type_rule* rule, uint32_t width) {
  if (rule->widths == 0) return true;
  return width >= 1 && width <= 64 && ((rule->widths >> (width - 1)) & 1) != 0;
}

static bool integer_holds(const tn_type_rule* rule, const tn_storage* type) {
  if (type->kind != TN_TYPE_INTEGER) return false;
  const tn_integer_type_payload* payload = tn_storage_payload(type);
  if (!width_holds(rule, payload->bit_width)) return false;
  return (rule->value == 0 || rule->value == payload->bit_width) &&
         (rule->sign == ANY_SIGN || rule->sign == payload->signedness);
}

static bool float_holds(const tn_type_rule* rule, const tn_storage* type) {
  if (type->kind != TN_TYPE_FLOAT) return false;
  const tn_float_type_payload* payload = tn_storage_payload(type);
  if (rule->sign != ANY_SIGN) return rule->sign == payload->float_kind;
  if (!width_holds(rule, payload->bit_width)) return false;
  if (rule->value == 0) return true;
  const bool is_ieee = payload->float_kind == TN_FLOAT_F16 || payload->float_kind >= TN_FLOAT_F32;
  return is_ieee && rule->value == payload->bit_width;
}

static bool is_static(const tn_shaped_type_payload* shape) {
  for (uint32_t i = 0; i < shape->rank; ++i) {
    if (shape->dims[i] == TN_DYNAMIC) return false;
  }
  return true;
}

static bool has_strides(const tn_storage* type, const tn_shaped_type_payload* shape) {
  tn_strides strides;
  return shape->extra == 0 || shape->rank > TN_STRIDES_RANK_MAX ||
         tn_memref__strides((tn_type){type}, &strides);
}

static bool all_extents(const tn_shaped_type_payload* shape, bool are_one) {
  for (uint32_t i = 0; i < shape->rank; ++i) {
    if (are_one ? shape->dims[i] != 1 : shape->dims[i] == 0) return false;
  }
  return true;
}

static bool all_scalable(tn_type type, const tn_shaped_type_payload* shape) {
  for (uint32_t i = 0; i < shape->rank; ++i) {
    if (!tn_vector_type_is_scalable(type, i)) return false;
  }
  return true;
}

/// Returns whether the dimensions equal `text`, such as "4x4".
static bool shape_is(const tn_shaped_type_payload* shape, tn_string_view text) {
  size_t at = 0;
  for (uint32_t i = 0; i < shape->rank; ++i) {
    int64_t extent = 0;
    for (; at < text.size && text.data[at] != 'x'; ++at)
      extent = extent * 10 + (text.data[at] - '0');
    if (extent != shape->dims[i]) return false;
    at += at < text.size;
    if (at == text.size && i + 1 < shape->rank) return false;
  }
  return at == text.size;
}

/// Returns whether a dialect's type or attribute has the name `name`, either "dialect.mnemonic" or
/// only a dialect, with any text after it.
static bool is_called(const tn_storage* opaque, tn_string_view name) {
  const tn_opaque_payload* payload = tn_storage_payload(opaque);
  const tn_string_view dialect = tn_opaque__dialect(payload);
  const size_t size = dialect.size;
  if (name.size < size || memcmp(name.data, dialect.data, size) != 0) return false;
  if (name.size == size) return true;
  const size_t rest = name.size - size - 1;
  if (name.data[size] != '.') return false;
  // Fast path for types with parameters.
  if (tn_opaque__is_defined(payload) && memchr(name.data, '<', name.size) == NULL) {
    const tn_string_view mnemonic = {name.data + size + 1, rest};
    return tn_string_view_equal(tn_opaque__mnemonic(payload), mnemonic);
  }
  const tn_string_view body = tn_opaque__body(payload);
  if (body.size < rest) return false;
  if (memcmp(name.data + size + 1, body.data, rest) != 0) return false;
  return body.size == rest || body.data[rest] == '<' || body.data[rest] == ' ';
}

static bool encoding_is(tn_type type, tn_string_view name) {
  const tn_attribute encoding = tn_tensor_type_encoding(type);
  return tn_attribute__is_of_dialect(encoding) && is_called(encoding.storage, name);
}

static bool length_holds(const tn_type_rule* rule, const tn_storage* type) {
  const int64_t length = tn_shaped_type_element_count((tn_type){type});
  if ((rule->needs & NEEDS_LENGTH) != 0 && length != rule->value) return false;
  if ((rule->needs & NEEDS_LEAST_LENGTH) != 0 && length < rule->value) return false;
  return (rule->needs & NEEDS_MOST_LENGTH) == 0 || (length >= 0 && length <= rule->value);
}

static bool rank_holds(const tn_type_rule* rule, uint32_t rank) {
  if ((rule->needs & NEEDS_RANK) != 0 && rank != rule->value) return false;
  if ((rule->needs & NEEDS_LEAST_RANK) != 0 && rank < rule->value) return false;
  return (rule->needs & NEEDS_SOME_RANK) == 0 || rank != 0;
}

static bool last_extent_holds(const tn_type_rule* rule, tn_type type,
                              const tn_shaped_type_payload* shape) {
  if ((rule->needs & (NEEDS_LAST_EXTENT | NEEDS_LAST_SCALABLE)) == 0) return true;
  if (shape->rank == 0) return false;
  if ((rule->needs & NEEDS_LAST_EXTENT) != 0 &&
      tn_shaped_type_dims(type)[shape->rank - 1] != rule->value) {
    return false;
  }
  for (uint32_t i = 0; i < shape->rank && (rule->needs & NEEDS_LAST_SCALABLE) != 0; ++i) {
    if (tn_vector_type_is_scalable(type, i) != (i + 1 == shape->rank)) return false;
  }
  return true;
}

static bool needs_hold(const tn_type_rule* rule, const tn_storage* type) {
  const uint32_t needs = rule->needs;
  if (needs == 0 || !tn_shaped_type_has_rank((tn_type){type})) return true;
  const tn_shaped_type_payload* shape = tn_storage_payload(type);
  if (!rank_holds(rule, shape->rank)) return false;
  if ((needs & NEEDS_STATIC) != 0 && !is_static(shape)) return false;
  if ((needs & NEEDS_FIXED) != 0 && shape->has_scalable) return false;
  if ((needs & NEEDS_SCALABLE) != 0 && !shape->has_scalable) return false;
  if ((needs & NEEDS_STRIDES) != 0 && !has_strides(type, shape)) return false;
  if (needs < NEEDS_LENGTH) return true;
  if ((needs & NEEDS_MORE_ELEMENTS) != 0 && !all_extents(shape, false)) return false;
  if ((needs & NEEDS_ONE_ELEMENT) != 0 && !all_extents(shape, true)) return false;
  if ((needs & NEEDS_ALL_SCALABLE) != 0 && !all_scalable((tn_type){type}, shape)) return false;
  if ((needs & NEEDS_ENCODING) != 0 && !encoding_is((tn_type){type}, rule->name)) return false;
  if (!last_extent_holds(rule, (tn_type){type}, shape)) return false;
  if ((needs & NEEDS_SHAPE) != 0 && !shape_is(shape, rule->name)) return false;
  return length_holds(rule, type);
}

/// Returns the element type of a shaped or complex type; null for others.
static tn_type element_of(const tn_storage* type) {
  switch (type->kind) {
    case TN_TYPE_VECTOR:
    case TN_TYPE_TENSOR:
    case TN_TYPE_MEMREF: {
      const tn_shaped_type_payload* payload = tn_storage_payload(type);
      return tn_type__from(type->context, payload->element_type);
    }
    case TN_TYPE_COMPLEX:
    case TN_TYPE_UNRANKED_TENSOR:
    case TN_TYPE_UNRANKED_MEMREF: {
      const tn_element_type_payload* payload = tn_storage_payload(type);
      return tn_type__from(type->context, payload->element_type);
    }
    default:
      return (tn_type){NULL};
  }
}

static bool kind_holds(rule_kind rule, uint8_t kind) {
  switch (rule) {
    case RULE_COMPLEX:
      return kind == TN_TYPE_COMPLEX;
    case RULE_VECTOR:
      return kind == TN_TYPE_VECTOR;
    case RULE_TENSOR:
      return kind == TN_TYPE_TENSOR || kind == TN_TYPE_UNRANKED_TENSOR;
    case RULE_RANKED_TENSOR:
      return kind == TN_TYPE_TENSOR;
    case RULE_UNRANKED_TENSOR:
      return kind == TN_TYPE_UNRANKED_TENSOR;
    case RULE_MEMREF:
      return kind == TN_TYPE_MEMREF;
    case RULE_UNRANKED_MEMREF:
      return kind == TN_TYPE_UNRANKED_MEMREF;
    case RULE_ANY_MEMREF:
      return kind == TN_TYPE_MEMREF || kind == TN_TYPE_UNRANKED_MEMREF;
    default:
      return false;
  }
}

static bool like_holds(const tn_type_rule* rule, tn_type type) {
  if (tn_type_rule__holds(rule->inner, type)) return true;
  const uint8_t kind = type.storage->kind;
  if (kind != TN_TYPE_VECTOR && kind != TN_TYPE_TENSOR && kind != TN_TYPE_UNRANKED_TENSOR) {
    return false;
  }
  return tn_type_rule__holds(rule->inner, element_of(type.storage));
}

/// `seen` contains tuples that already passed, because tuples may share parts.
static bool tuple_parts_hold(const tn_type_rule* rule, tn_type type, tn_judy_set* seen) {
  bool is_new = true;
  if (type.storage->kind != TN_TYPE_TUPLE) return false;
  const tn_status status = tn_judy_set_insert(seen, type.storage->self, &is_new);
  if (status == TN_OK && !is_new) return true;
  const size_t count = tn_tuple_type_element_count(type);
  for (size_t i = 0; i < count; ++i) {
    const tn_type element = tn_tuple_type_element(type, i);
    if (!tn_type_rule__holds(rule->inner, element) && !tuple_parts_hold(rule, element, seen)) {
      return false;
    }
  }
  return true;
}

static bool tuple_holds(const tn_type_rule* rule, tn_type type) {
  tn_judy_set seen = {NULL};
  const bool holds = tuple_parts_hold(rule, type, &seen);
  tn_judy_set_clear(&seen);
  return holds;
}

static bool parts_hold(const tn_type_rule* rule, tn_type type) {
  const bool all = rule->kind == RULE_ALL_OF;
  for (uint32_t i = 0; i < rule->rule_count; ++i) {
    if (tn_type_rule__holds(rule->rules[i], type) != all) return !all;
  }
  return all;
}

/// Parts are shared, so few rules may form an exponential tree; each rule caches its result for the
/// last type. Threads that test different types at worst evict each other's results.
static bool several_hold(const tn_type_rule* rule, tn_type type) {
  if (TN_LIKELY(rule->tree_size <= SMALL_TREE)) return parts_hold(rule, type);
  uint32_t* answer = (uint32_t*)(uintptr_t)&rule->answer;
  const uint32_t known = __atomic_load_n(answer, __ATOMIC_RELAXED);
  if (known >> 1 == type.storage->self) return (known & 1) != 0;
  const bool holds = parts_hold(rule, type);
  __atomic_store_n(answer, type.storage->self << 1 | (holds ? 1 : 0), __ATOMIC_RELAXED);
  return holds;
}

bool tn_type_rule__holds(const tn_type_rule* rule, tn_type type) {
  if (type.storage == NULL) return false;
  const uint8_t kind = type.storage->kind;
  switch (rule->kind) {
    case RULE_ANY:
      return true;
    case RULE_NONE_TYPE:
      return kind == TN_TYPE_NONE;
    case RULE_INDEX:
      return kind == TN_TYPE_INDEX;
    case RULE_INTEGER:
      return integer_holds(rule, type.storage);
    case RULE_FLOAT:
      return float_holds(rule, type.storage);
    case RULE_FUNCTION:
      return kind == TN_TYPE_FUNCTION;
    case RULE_TUPLE:
      return kind == TN_TYPE_TUPLE;
    case RULE_NESTED_TUPLE:
      return tuple_holds(rule, type);
    case RULE_LIKE:
      return like_holds(rule, type);
    case RULE_IS:
      return tn_type_equal(rule->type, type);
    case RULE_DIALECT:
      return tn_type__is_of_dialect(type) && is_called(type.storage, rule->name);
    case RULE_ASKED:
      return rule->holds(type);
    case RULE_SHAPE:
      if (tn_type__is_of_dialect(type)) return true;
      return tn_shaped_type_has_rank(type) && needs_hold(rule, type.storage);
    case RULE_SHAPED:
      if (tn_type__is_of_dialect(type)) return true;
      return tn_type_is_shaped(type) && tn_type_rule__holds(rule->inner, element_of(type.storage));
    case RULE_NOT:
      return !tn_type_rule__holds(rule->inner, type);
    case RULE_ANY_OF:
    case RULE_ALL_OF:
      return several_hold(rule, type);
    default:
      return kind_holds(rule->kind, kind) && needs_hold(rule, type.storage) &&
             tn_type_rule__holds(rule->inner, element_of(type.storage));
  }
}

tn_status tn_type_rule__only_type(tn_context* context, const tn_type_rule* rule,
                                  tn_type* out_type) {
  *out_type = (tn_type){NULL};
  switch (rule->kind) {
    case RULE_INDEX:
      return tn_index_type_get(context, out_type);
    case RULE_NONE_TYPE:
      return tn_none_type_get(context, out_type);
    case RULE_INTEGER:
      if (rule->value == 0 || rule->sign == ANY_SIGN) return TN_OK;
      return tn_integer_type_get(context, rule->value, (tn_signedness)rule->sign, out_type);
    case RULE_FLOAT:
      if (rule->sign != ANY_SIGN) {
        return tn_float_type_get(context, (tn_float_kind)rule->sign, out_type);
      }
      if (rule->value == 16) return tn_float_type_get(context, TN_FLOAT_F16, out_type);
      if (rule->value == 32) return tn_float_type_get(context, TN_FLOAT_F32, out_type);
      if (rule->value == 64) return tn_float_type_get(context, TN_FLOAT_F64, out_type);
      return TN_OK;
    case RULE_IS:
      *out_type = rule->type;
      return TN_OK;
    default:
      return TN_OK;
  }
}
