// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on types.
//
// A spelling is alternatives with " or " between them. An alternative is a word of the table below,
// or a container of something: "tensor of X values". Source: the summaries of MLIR's own type
// constraints, as its messages and documentation show them.

#include "base/judy_map.h"
#include "ir/strides.h"
#include "schema/constraint.h"

typedef enum rule_kind {
  RULE_ANY,
  RULE_NONE_TYPE,
  RULE_INDEX,
  RULE_INTEGER,  ///< `value`: width, 0 for any; `sign`: a tn_signedness, or ANY_SIGN.
  RULE_FLOAT,    ///< `value`: width, 0 for any; `sign`: a tn_float_kind, or ANY_SIGN.
  RULE_COMPLEX,
  RULE_FUNCTION,
  RULE_TUPLE,
  RULE_NESTED_TUPLE,  ///< Of `inner`, or of such tuples.
  RULE_VECTOR,
  RULE_TENSOR,
  RULE_RANKED_TENSOR,
  RULE_UNRANKED_TENSOR,
  RULE_MEMREF,
  RULE_UNRANKED_MEMREF,
  RULE_ANY_MEMREF,
  RULE_LIKE,     ///< `inner`, or a vector or tensor of it.
  RULE_IS,       ///< The type `type`.
  RULE_DIALECT,  ///< A type of a dialect that begins with `name`.
  RULE_ANY_OF,
  RULE_ALL_OF
} rule_kind;

#define ANY_SIGN 255u

// Of shaped types.
#define NEEDS_STATIC 1u
#define NEEDS_RANK 2u       ///< `value` is the rank.
#define NEEDS_STRIDES 4u    ///< A layout of strides.
#define NEEDS_SOME_RANK 8u  ///< Not of rank 0.
#define NEEDS_FIXED 16u     ///< A vector without scalable dimensions.
#define NEEDS_SCALABLE 32u
#define NEEDS_FIXED_WIDTH 64u  ///< Of signless-fixed-width-integer-like: no index.

/// Trees up to this size are gone through each time; of others the last answer is kept.
#define SMALL_TREE 32u
#define TREE_SIZE_MAX (1u << 30)

#define COUNT(array) (sizeof(array) / sizeof *(array))

struct tn_type_rule {
  rule_kind kind;
  uint8_t sign;
  uint8_t needs;
  uint32_t value;
  uint32_t rule_count;
  uint64_t widths;  ///< Those allowed, width n as bit n - 1; 0 where `value` says it.
  const tn_type_rule* inner;
  const tn_type_rule* const* rules;
  tn_type type;
  tn_string_view name;
  uint32_t
      tree_size;  ///< Of several rules: how many they are as a tree, parts that are shared counted
                  ///< each time.
  uint32_t
      answer;  ///< Of many: the reference of the type that was asked for last, and as the lowest
               ///< bit the answer.
};

//===-- Words ---------------------------------------------------------------------------------===//

typedef struct word {
  const char* text;
  tn_type_rule rule;
} word;

#define INTEGER(width, signedness) \
  { .kind = RULE_INTEGER, .value = (width), .sign = (signedness) }
#define FLOAT(float_kind) \
  { .kind = RULE_FLOAT, .sign = (float_kind) }
#define SHAPED(rule, need, number) \
  { .kind = (rule), .needs = (need), .value = (number) }

static const tn_type_rule any_rule = {.kind = RULE_ANY};
static const tn_type_rule index_rule = {.kind = RULE_INDEX};
static const tn_type_rule signless_rule = INTEGER(0, TN_SIGNLESS);
static const tn_type_rule i1_rule = INTEGER(1, TN_SIGNLESS);
static const tn_type_rule float_rule = FLOAT(ANY_SIGN);
static const tn_type_rule any_integer_rule = INTEGER(0, ANY_SIGN);
static const tn_type_rule* const signless_or_index[] = {&signless_rule, &index_rule};
static const tn_type_rule* const signless_or_float[] = {&signless_rule, &float_rule};
static const tn_type_rule signless_or_index_rule = {
    .kind = RULE_ANY_OF, .rules = signless_or_index, .rule_count = 2};
static const tn_type_rule signless_or_float_rule = {
    .kind = RULE_ANY_OF, .rules = signless_or_float, .rule_count = 2};

/// Longer ones first where one begins with another.
static const word words[] = {
    {"any type", {.kind = RULE_ANY}},
    {"any", {.kind = RULE_ANY}},
    {"none type", {.kind = RULE_NONE_TYPE}},
    {"bool", INTEGER(1, TN_SIGNLESS)},
    {"index-like", {.kind = RULE_LIKE, .inner = &index_rule}},
    {"index", {.kind = RULE_INDEX}},
    {"bool-like", {.kind = RULE_LIKE, .inner = &i1_rule}},
    {"signless-integer-like", {.kind = RULE_LIKE, .inner = &signless_or_index_rule}},
    {"signless-fixed-width-integer-like", {.kind = RULE_LIKE, .inner = &signless_rule}},
    {"signless-integer-or-float-like", {.kind = RULE_LIKE, .inner = &signless_or_float_rule}},
    {"floating-point-like", {.kind = RULE_LIKE, .inner = &float_rule}},
    {"integer-like", {.kind = RULE_LIKE, .inner = &any_integer_rule}},
    {"signless-integer", INTEGER(0, TN_SIGNLESS)},
    {"signless integer", INTEGER(0, TN_SIGNLESS)},
    {"signed integer", INTEGER(0, TN_SIGNED)},
    {"unsigned integer", INTEGER(0, TN_UNSIGNED)},
    {"integer", INTEGER(0, ANY_SIGN)},
    {"floating-point", FLOAT(ANY_SIGN)},
    {"float", FLOAT(ANY_SIGN)},
    {"bfloat16 type", FLOAT(TN_FLOAT_BF16)},
    {"tf32 type", FLOAT(TN_FLOAT_TF32)},
    {"f4E2M1FN type", FLOAT(TN_FLOAT_F4E2M1FN)},
    {"f6E2M3FN type", FLOAT(TN_FLOAT_F6E2M3FN)},
    {"f6E3M2FN type", FLOAT(TN_FLOAT_F6E3M2FN)},
    {"f8E3M4 type", FLOAT(TN_FLOAT_F8E3M4)},
    {"f8E4M3B11FNUZ type", FLOAT(TN_FLOAT_F8E4M3B11FNUZ)},
    {"f8E4M3FNUZ type", FLOAT(TN_FLOAT_F8E4M3FNUZ)},
    {"f8E4M3FN type", FLOAT(TN_FLOAT_F8E4M3FN)},
    {"f8E4M3 type", FLOAT(TN_FLOAT_F8E4M3)},
    {"f8E5M2FNUZ type", FLOAT(TN_FLOAT_F8E5M2FNUZ)},
    {"f8E5M2 type", FLOAT(TN_FLOAT_F8E5M2)},
    {"f8E8M0FNU type", FLOAT(TN_FLOAT_F8E8M0FNU)},
    {"complex-type", {.kind = RULE_COMPLEX, .inner = &any_rule}},
    {"function type", {.kind = RULE_FUNCTION}},
    {"tuple", {.kind = RULE_TUPLE}},
    {"non-0-ranked or unranked tensor",
     {.kind = RULE_TENSOR, .inner = &any_rule, .needs = NEEDS_SOME_RANK}},
};

/// What is followed by what is inside.
static const word containers[] = {
    {"complex type with ", {.kind = RULE_COMPLEX}},
    {"fixed-length vector of ", SHAPED(RULE_VECTOR, NEEDS_FIXED, 0)},
    {"scalable vector of ", SHAPED(RULE_VECTOR, NEEDS_SCALABLE, 0)},
    {"vector of ", {.kind = RULE_VECTOR}},
    {"unranked tensor of ", {.kind = RULE_UNRANKED_TENSOR}},
    {"ranked tensor of ", {.kind = RULE_RANKED_TENSOR}},
    {"statically shaped tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_STATIC, 0)},
    {"statically shaped 1-dimensional tensor of ",
     SHAPED(RULE_RANKED_TENSOR, NEEDS_STATIC | NEEDS_RANK, 1)},
    {"statically shaped 1-dimensional integer tensor of ",
     SHAPED(RULE_RANKED_TENSOR, NEEDS_STATIC | NEEDS_RANK, 1)},
    {"statically shaped 2-dimensional integer tensor of ",
     SHAPED(RULE_RANKED_TENSOR, NEEDS_STATIC | NEEDS_RANK, 2)},
    {"statically shaped or single bounded dimension tensor of ", {.kind = RULE_RANKED_TENSOR}},
    {"nested tuple with any combination of ", {.kind = RULE_NESTED_TUPLE}},
    {"0D tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_RANK, 0)},
    {"1D tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_RANK, 1)},
    {"2D tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_RANK, 2)},
    {"3D tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_RANK, 3)},
    {"4D tensor of ", SHAPED(RULE_RANKED_TENSOR, NEEDS_RANK, 4)},
    {"tensor of ", {.kind = RULE_TENSOR}},
    {"ranked or unranked memref of ", {.kind = RULE_ANY_MEMREF}},
    {"unranked.memref of ", {.kind = RULE_UNRANKED_MEMREF}},
    {"non-0-ranked.memref of ", SHAPED(RULE_MEMREF, NEEDS_SOME_RANK, 0)},
    {"strided memref of ", SHAPED(RULE_MEMREF, NEEDS_STRIDES, 0)},
    {"statically shaped memref of ", SHAPED(RULE_MEMREF, NEEDS_STATIC, 0)},
    {"0D memref of ", SHAPED(RULE_MEMREF, NEEDS_RANK, 0)},
    {"1D memref of ", SHAPED(RULE_MEMREF, NEEDS_RANK, 1)},
    {"2D memref of ", SHAPED(RULE_MEMREF, NEEDS_RANK, 2)},
    {"memref of ", {.kind = RULE_MEMREF}},
};

//===-- Compiling -----------------------------------------------------------------------------===//

typedef struct compiler {
  tn_arena* arena;
  const tn_type_word* words;  ///< Of dialects' types.
  const char* at;
  const char* end;
  uint32_t depth;
  bool out_of_memory;
} compiler;

#define DEPTH_MAX 16u

static bool take(compiler* it, const char* text) {
  const size_t size = strlen(text);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

/// A word, and what may not go on behind it.
static bool take_word(compiler* it, const char* text) {
  const char* start = it->at;
  if (!take(it, text)) return false;
  if (it->at == it->end || *it->at == ' ' || *it->at == ',') return true;
  it->at = start;
  return false;
}

static tn_type_rule* make_rule(compiler* it, tn_type_rule rule) {
  tn_type_rule* made = tn_arena__take(it->arena, sizeof *made);
  if (made == NULL) {
    it->out_of_memory = true;
  } else {
    *made = rule;
  }
  return made;
}

static const tn_type_rule* compile_alternatives(compiler* it);

/// `8`, `2/4/8`: the last number, and all of them.
static uint32_t take_widths(compiler* it, uint64_t* out_widths) {
  uint32_t width = 0;
  *out_widths = 0;
  do {
    width = 0;
    while (it->at < it->end && *it->at >= '0' && *it->at <= '9' && width < 1u << 24) {
      width = width * 10 + (uint32_t)(*it->at++ - '0');
    }
    if (width != 0 && width <= 64) *out_widths |= UINT64_C(1) << (width - 1);
  } while (take(it, "/"));
  // A single number needs no list.
  if ((*out_widths & (*out_widths - 1)) == 0) *out_widths = 0;
  return width;
}

/// `32-bit signless integer`, `16-bit float`, `32/64-bit float`
static const tn_type_rule* compile_width(compiler* it) {
  static const struct {
    const char* text;
    tn_type_rule rule;
  } kinds[] = {
      {"signless integer", INTEGER(0, TN_SIGNLESS)},
      {"signed integer", INTEGER(0, TN_SIGNED)},
      {"unsigned integer", INTEGER(0, TN_UNSIGNED)},
      {"integer", INTEGER(0, ANY_SIGN)},
      {"float", FLOAT(ANY_SIGN)},
  };
  const char* start = it->at;
  uint64_t widths = 0;
  const uint32_t width = take_widths(it, &widths);
  if (it->at != start && take(it, "-bit ")) {
    for (size_t i = 0; i < COUNT(kinds); ++i) {
      if (!take_word(it, kinds[i].text)) continue;
      tn_type_rule* rule = make_rule(it, kinds[i].rule);
      if (rule == NULL) return NULL;
      rule->value = widths != 0 ? 0 : width;
      rule->widths = widths;
      return rule;
    }
  }
  it->at = start;
  return NULL;
}

/// `!dialect.name`: a type of that name, whatever is behind it.
static const tn_type_rule* compile_dialect(compiler* it) {
  if (!take(it, "!")) return NULL;
  const char* start = it->at;
  while (it->at < it->end && *it->at != ' ') ++it->at;
  const tn_string_view name =
      tn_arena__copy(it->arena, (tn_string_view){start, (size_t)(it->at - start)});
  if (name.data == NULL) it->out_of_memory = true;
  return make_rule(it, (tn_type_rule){.kind = RULE_DIALECT, .name = name});
}

/// A word for a type of a dialect.
static const tn_type_rule* compile_type_word(compiler* it) {
  for (const tn_type_word* at = it->words; at->text != NULL; ++at) {
    if (!take_word(it, at->text)) continue;
    return make_rule(it,
                     (tn_type_rule){.kind = RULE_DIALECT, .name = tn_string_view_from(at->type)});
  }
  return NULL;
}

static void compile_behind_container(compiler* it, tn_type_rule* rule) {
  if (!take(it, " values")) take(it, " elements");
  if (take(it, " of rank ") && it->at < it->end && *it->at >= '0' && *it->at <= '9') {
    rule->needs |= NEEDS_RANK;
    rule->value = (uint32_t)(*it->at++ - '0');
  }
}

static const tn_type_rule* compile_one(compiler* it) {
  for (size_t i = 0; i < COUNT(containers); ++i) {
    if (!take(it, containers[i].text)) continue;
    tn_type_rule* rule = make_rule(it, containers[i].rule);
    if (rule == NULL) return NULL;
    rule->inner = compile_alternatives(it);
    if (rule->inner == NULL) return NULL;
    compile_behind_container(it, rule);
    return rule;
  }
  for (size_t i = 0; i < COUNT(words); ++i) {
    if (take_word(it, words[i].text)) return &words[i].rule;
  }
  const tn_type_rule* rule = compile_type_word(it);
  if (rule == NULL) rule = compile_width(it);
  return rule != NULL ? rule : compile_dialect(it);
}

#define ALTERNATIVES_MAX 24u

static const tn_type_rule* compile_alternatives(compiler* it) {
  const tn_type_rule* found[ALTERNATIVES_MAX];
  size_t count = 0;
  if (++it->depth > DEPTH_MAX) return NULL;
  do {
    if (count == ALTERNATIVES_MAX) return NULL;
    found[count] = compile_one(it);
    if (found[count++] == NULL) return NULL;
  } while (take(it, " or "));
  --it->depth;
  if (count == 1) return found[0];
  const tn_type_rule** rules = tn_arena__take(it->arena, count * sizeof *rules);
  if (rules == NULL) {
    it->out_of_memory = true;
    return NULL;
  }
  memcpy(rules, found, count * sizeof *rules);
  return make_rule(
      it, (tn_type_rule){.kind = RULE_ANY_OF, .rules = rules, .rule_count = (uint32_t)count});
}

tn_status tn_type_rule__compile(tn_arena* arena, const tn_type_word* type_words,
                                tn_string_view text, const tn_type_rule** out_rule,
                                size_t* out_at) {
  compiler it = {
      .arena = arena, .words = type_words, .at = text.data, .end = text.data + text.size};
  *out_rule = compile_alternatives(&it);
  *out_at = (size_t)(it.at - text.data);
  if (it.out_of_memory) return TN_OUT_OF_MEMORY;
  if (*out_rule != NULL && it.at == it.end) return TN_OK;
  *out_rule = NULL;
  return TN_NOT_FOUND;
}

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

bool tn_type_rule__same(const tn_type_rule* a, const tn_type_rule* b) {
  if (a == b) return true;
  if (a == NULL || b == NULL || a->kind != b->kind || a->kind == RULE_IS) return false;
  if (a->sign != b->sign || a->needs != b->needs || a->value != b->value ||
      a->widths != b->widths || a->rule_count != b->rule_count) {
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

//===-- Checking ------------------------------------------------------------------------------===//

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
  if (rule == NULL || (size_t)rule->kind >= COUNT(classes)) return true;
  const uint8_t* kinds = classes[rule->kind].kinds;
  if (kinds[0] == kinds[1] && kinds[0] == 0) return true;
  *out_name = classes[rule->kind].name;
  return type.storage->kind == kinds[0] || type.storage->kind == kinds[1];
}

/// Where widths are listed, whether this is one.
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

static bool needs_hold(const tn_type_rule* rule, const tn_storage* type) {
  const bool is_ranked =
      type->kind == TN_TYPE_TENSOR || type->kind == TN_TYPE_MEMREF || type->kind == TN_TYPE_VECTOR;
  if (rule->needs == 0 || !is_ranked) return true;
  const tn_shaped_type_payload* shape = tn_storage_payload(type);
  if ((rule->needs & NEEDS_STATIC) != 0 && !is_static(shape)) return false;
  if ((rule->needs & NEEDS_RANK) != 0 && shape->rank != rule->value) return false;
  if ((rule->needs & NEEDS_SOME_RANK) != 0 && shape->rank == 0) return false;
  if ((rule->needs & NEEDS_FIXED) != 0 && shape->has_scalable) return false;
  if ((rule->needs & NEEDS_SCALABLE) != 0 && !shape->has_scalable) return false;
  return (rule->needs & NEEDS_STRIDES) == 0 || has_strides(type, shape);
}

/// The element type of a shaped or complex type, null for others.
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

/// `seen` are tuples that were found right: they may be parts of each other many times.
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

static bool dialect_holds(const tn_type_rule* rule, const tn_storage* type) {
  if (type->kind != TN_TYPE_OPAQUE) return false;
  const tn_opaque_payload* payload = tn_storage_payload(type);
  const size_t size = payload->dialect_size;
  if (rule->name.size < size || memcmp(rule->name.data, payload->text, size) != 0) return false;
  if (rule->name.size == size) return true;
  const tn_string_view body = tn_opaque__body(payload);
  const size_t rest = rule->name.size - size - 1;
  if (rule->name.data[size] != '.' || body.size < rest) return false;
  if (memcmp(rule->name.data + size + 1, body.data, rest) != 0) return false;
  return body.size == rest || body.data[rest] == '<' || body.data[rest] == ' ';
}

static bool parts_hold(const tn_type_rule* rule, tn_type type) {
  const bool all = rule->kind == RULE_ALL_OF;
  for (uint32_t i = 0; i < rule->rule_count; ++i) {
    if (tn_type_rule__holds(rule->rules[i], type) != all) return !all;
  }
  return all;
}

/// Parts are shared, so that a few rules may be a tree of any size; all of them are asked for the
/// same type, and each works its answer out once. Threads that ask for different types take turns
/// at worst.
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
      return dialect_holds(rule, type.storage);
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
