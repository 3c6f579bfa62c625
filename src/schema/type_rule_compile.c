// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles the text of type constraints.
//
// A constraint consists of alternatives separated by " or ", each of terms separated by " and ". A
// term is a phrase of the table below, a container, "tensor of X values", a shape requirement such
// as "of rank 1/2", a constraint in parentheses, or a negation "not X". Source: the summaries of
// MLIR's type constraints, as its messages and documentation show them, and the operators of ODS
// predicates.

#include "schema/type_rule.h"

//===-- Phrases -------------------------------------------------------------------------------===//

typedef struct word {
  const char* text;
  tn_type_rule rule;
} word;

#define COUNT(array) (sizeof(array) / sizeof *(array))

#define INTEGER(width, signedness) \
  { .kind = RULE_INTEGER, .value = (width), .sign = (signedness) }
#define FLOAT(float_kind) \
  { .kind = RULE_FLOAT, .sign = (float_kind) }

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

/// If one phrase is a prefix of another, the longer one comes first.
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
    {"f16", FLOAT(TN_FLOAT_F16)},
    {"f32", FLOAT(TN_FLOAT_F32)},
    {"f64", FLOAT(TN_FLOAT_F64)},
    {"f80", FLOAT(TN_FLOAT_F80)},
    {"f128", FLOAT(TN_FLOAT_F128)},
    {"complex-type", {.kind = RULE_COMPLEX, .inner = &any_rule}},
    {"function type", {.kind = RULE_FUNCTION}},
    {"tuple", {.kind = RULE_TUPLE}},
    {"non-0-ranked or unranked tensor",
     {.kind = RULE_TENSOR, .inner = &any_rule, .needs = NEEDS_SOME_RANK}},
};

/// Phrases that are followed by an element constraint.
static const struct {
  const char* text;
  uint8_t kind;
  uint8_t needs;
  uint8_t value;
} containers[] = {
    {"shaped type of ", RULE_SHAPED, 0, 0},
    {"complex type with ", RULE_COMPLEX, 0, 0},
    {"fixed-length vector of ", RULE_VECTOR, NEEDS_FIXED, 0},
    {"scalable vector of ", RULE_VECTOR, NEEDS_SCALABLE, 0},
    {"vector of ", RULE_VECTOR, 0, 0},
    {"unranked tensor of ", RULE_UNRANKED_TENSOR, 0, 0},
    {"ranked tensor of ", RULE_RANKED_TENSOR, 0, 0},
    {"statically shaped tensor of ", RULE_RANKED_TENSOR, NEEDS_STATIC, 0},
    {"statically shaped 1-dimensional tensor of ", RULE_RANKED_TENSOR, NEEDS_STATIC | NEEDS_RANK,
     1},
    {"statically shaped 1-dimensional integer tensor of ", RULE_RANKED_TENSOR,
     NEEDS_STATIC | NEEDS_RANK, 1},
    {"statically shaped 2-dimensional integer tensor of ", RULE_RANKED_TENSOR,
     NEEDS_STATIC | NEEDS_RANK, 2},
    {"statically shaped or single bounded dimension tensor of ", RULE_RANKED_TENSOR, 0, 0},
    {"nested tuple with any combination of ", RULE_NESTED_TUPLE, 0, 0},
    {"0D tensor of ", RULE_RANKED_TENSOR, NEEDS_RANK, 0},
    {"1D tensor of ", RULE_RANKED_TENSOR, NEEDS_RANK, 1},
    {"2D tensor of ", RULE_RANKED_TENSOR, NEEDS_RANK, 2},
    {"3D tensor of ", RULE_RANKED_TENSOR, NEEDS_RANK, 3},
    {"4D tensor of ", RULE_RANKED_TENSOR, NEEDS_RANK, 4},
    {"tensor of ", RULE_TENSOR, 0, 0},
    {"ranked or unranked memref of ", RULE_ANY_MEMREF, 0, 0},
    {"unranked.memref of ", RULE_UNRANKED_MEMREF, 0, 0},
    {"non-0-ranked.memref of ", RULE_MEMREF, NEEDS_SOME_RANK, 0},
    {"strided memref of ", RULE_MEMREF, NEEDS_STRIDES, 0},
    {"statically shaped memref of ", RULE_MEMREF, NEEDS_STATIC, 0},
    {"0D memref of ", RULE_MEMREF, NEEDS_RANK, 0},
    {"1D memref of ", RULE_MEMREF, NEEDS_RANK, 1},
    {"2D memref of ", RULE_MEMREF, NEEDS_RANK, 2},
    {"memref of ", RULE_MEMREF, 0, 0},
};

//===-- Compiling -----------------------------------------------------------------------------===//

typedef struct compiler {
  tn_arena* arena;
  const tn_type_word* words;  ///< For types of dialects.
  const char* at;
  const char* end;
  uint32_t depth;
  bool is_too_deep;
  bool out_of_memory;
} compiler;

static bool take(compiler* self, const char* text) {
  // Fast path: most phrases differ in their first letter.
  const char* at = self->at;
  for (; *text != '\0'; ++text, ++at) {
    if (at == self->end || *at != *text) return false;
  }
  self->at = at;
  return true;
}

/// Consumes a phrase that ends at a delimiter.
static bool take_word(compiler* self, const char* text) {
  const char* start = self->at;
  if (!take(self, text)) return false;
  if (self->at == self->end || strchr(" ,)", *self->at) != NULL) return true;
  self->at = start;
  return false;
}

static tn_type_rule* make_rule(compiler* self, tn_type_rule rule) {
  tn_type_rule* made = tn_arena__take(self->arena, sizeof *made);
  if (made == NULL) {
    self->out_of_memory = true;
  } else {
    *made = rule;
  }
  return made;
}

/// A list of rules; long lists are in the arena.
typedef struct rule_list {
  const tn_type_rule* space[24];
  const tn_type_rule** more;  ///< NULL while the list is short.
  size_t capacity;            ///< Of `more`.
  size_t count;
} rule_list;

static const tn_type_rule** rules_of(rule_list* list) {
  return list->more != NULL ? list->more : list->space;
}

/// Returns false for NULL, and when out of memory.
static bool add_rule(compiler* self, rule_list* list, const tn_type_rule* rule) {
  const size_t capacity = list->more != NULL ? list->capacity : COUNT(list->space);
  if (rule == NULL) return false;
  if (list->count == capacity) {
    const tn_type_rule** more = tn_arena__take(self->arena, 2 * capacity * sizeof *more);
    if (more == NULL) {
      self->out_of_memory = true;
      return false;
    }
    memcpy(more, rules_of(list), capacity * sizeof *more);
    list->more = more;
    list->capacity = 2 * capacity;
  }
  rules_of(list)[list->count++] = rule;
  return true;
}

static const tn_type_rule* combine(compiler* self, rule_list* found, rule_kind kind) {
  const size_t count = found->count;
  if (count == 1) return *rules_of(found);
  const tn_type_rule** rules = tn_arena__take(self->arena, count * sizeof *rules);
  if (rules == NULL) {
    self->out_of_memory = true;
    return NULL;
  }
  memcpy(rules, rules_of(found), count * sizeof *rules);
  return make_rule(self,
                   (tn_type_rule){.kind = kind, .rules = rules, .rule_count = (uint32_t)count});
}

static const tn_type_rule* compile_alternatives(compiler* self);
static const tn_type_rule* compile_one(compiler* self);

static uint32_t take_number(compiler* self) {
  uint32_t number = 0;
  while (self->at < self->end && *self->at >= '0' && *self->at <= '9' && number < 1u << 24) {
    number = number * 10 + (uint32_t)(*self->at++ - '0');
  }
  return number;
}

/// Parses `8` or `2/4/8`; returns the last number, and all of them in `out_widths`. `*out_is_wide`
/// if there are several and one is above 64.
static uint32_t take_widths(compiler* self, uint64_t* out_widths, bool* out_is_wide) {
  uint32_t width = 0;
  uint32_t count = 0;
  uint32_t greatest = 0;
  *out_widths = 0;
  do {
    width = take_number(self);
    if (width > greatest) greatest = width;
    if (width != 0 && width <= 64) *out_widths |= UINT64_C(1) << (width - 1);
    ++count;
  } while (take(self, "/"));
  *out_is_wide = greatest > 64 && count > 1;
  // A single number needs no list.
  if ((*out_widths & (*out_widths - 1)) == 0) *out_widths = 0;
  return width;
}

/// Combines one rule for each width at `start`; does not change the position.
static const tn_type_rule* compile_wide(compiler* self, const char* start, tn_type_rule rule) {
  const char* end = self->at;
  rule_list found = {.count = 0};
  self->at = start;
  do {
    rule.value = take_number(self);
    if (!add_rule(self, &found, make_rule(self, rule))) return NULL;
  } while (take(self, "/"));
  self->at = end;
  return combine(self, &found, RULE_ANY_OF);
}

/// Compiles `32-bit signless integer`, `16-bit float` or `32/64-bit float`.
static const tn_type_rule* compile_width(compiler* self) {
  static const struct {
    const char* text;
    uint8_t kind;
    uint8_t sign;
  } kinds[] = {
      {"signless integer", RULE_INTEGER, TN_SIGNLESS},
      {"signed integer", RULE_INTEGER, TN_SIGNED},
      {"unsigned integer", RULE_INTEGER, TN_UNSIGNED},
      {"integer", RULE_INTEGER, ANY_SIGN},
      {"float", RULE_FLOAT, ANY_SIGN},
  };
  const char* start = self->at;
  uint64_t widths = 0;
  bool is_wide = false;
  const uint32_t width = take_widths(self, &widths, &is_wide);
  if (self->at != start && take(self, "-bit ")) {
    for (size_t i = 0; i < COUNT(kinds); ++i) {
      if (!take_word(self, kinds[i].text)) continue;
      const tn_type_rule rule = {.kind = kinds[i].kind,
                                 .sign = kinds[i].sign,
                                 .value = widths != 0 ? 0 : width,
                                 .widths = widths};
      return is_wide
                 ? compile_wide(self, start, (tn_type_rule){.kind = rule.kind, .sign = rule.sign})
                 : make_rule(self, rule);
    }
  }
  self->at = start;
  return NULL;
}

/// Compiles `!dialect.name`: a type with that name, with any text after it.
static const tn_type_rule* compile_dialect(compiler* self) {
  if (!take(self, "!")) return NULL;
  const char* start = self->at;
  uint32_t depth = 0;
  // The angle brackets of `!llvm.ptr<3>` are part of the name.
  for (; self->at < self->end && (depth != 0 || (*self->at != ' ' && *self->at != ')'));
       ++self->at) {
    if (*self->at == '<') ++depth;
    if (*self->at == '>' && depth != 0) --depth;
  }
  if (self->at == start) return NULL;
  const tn_string_view name =
      tn_arena__copy(self->arena, (tn_string_view){start, (size_t)(self->at - start)});
  if (name.data == NULL) self->out_of_memory = true;
  return make_rule(self, (tn_type_rule){.kind = RULE_DIALECT, .name = name});
}

/// Compiles a phrase for a dialect type.
static const tn_type_rule* compile_type_word(compiler* self) {
  for (const tn_type_word* at = self->words; at->text != NULL; ++at) {
    if (!take_word(self, at->text)) continue;
    return make_rule(self, (tn_type_rule){.kind = at->holds != NULL ? RULE_ASKED : RULE_DIALECT,
                                          .name = tn_string_view_from(at->type),
                                          .holds = at->holds});
  }
  return NULL;
}

static void compile_behind_container(compiler* self, tn_type_rule* rule) {
  if (!take(self, " values")) take(self, " elements");
  if (take(self, " of rank ") && self->at < self->end && *self->at >= '0' && *self->at <= '9') {
    rule->needs |= NEEDS_RANK;
    rule->value = (uint32_t)(*self->at++ - '0');
  }
}

#define SHAPE_RULE(need) \
  { .kind = RULE_SHAPE, .needs = (need) }

/// Phrases for shapes.
static const word shapes[] = {
    {"ranked", SHAPE_RULE(0)},
    {"statically shaped", SHAPE_RULE(NEEDS_STATIC)},
    {"of extents other than 0", SHAPE_RULE(NEEDS_MORE_ELEMENTS)},
    {"of extents 1", SHAPE_RULE(NEEDS_ONE_ELEMENT)},
    {"of scalable extents", SHAPE_RULE(NEEDS_ALL_SCALABLE)},
    {"of scalable last extent", SHAPE_RULE(NEEDS_LAST_SCALABLE)},
};

/// Phrases for shapes followed by one or several allowed numbers.
static const word counts[] = {
    {"of rank at least ", SHAPE_RULE(NEEDS_LEAST_RANK)},
    {"of rank ", SHAPE_RULE(NEEDS_RANK)},
    {"of length at least ", SHAPE_RULE(NEEDS_LEAST_LENGTH)},
    {"of length at most ", SHAPE_RULE(NEEDS_MOST_LENGTH)},
    {"of length ", SHAPE_RULE(NEEDS_LENGTH)},
    {"of last extent ", SHAPE_RULE(NEEDS_LAST_EXTENT)},
};

/// Compiles `2/3/4`: one rule for each number, based on `rule`.
static const tn_type_rule* compile_numbers(compiler* self, tn_type_rule rule) {
  rule_list found = {.count = 0};
  do {
    const char* start = self->at;
    rule.value = take_number(self);
    if (self->at == start || !add_rule(self, &found, make_rule(self, rule))) return NULL;
  } while (take(self, "/"));
  return combine(self, &found, RULE_ANY_OF);
}

/// Compiles the text after "of shape " or "of encoding #", up to a delimiter.
static const tn_type_rule* compile_named_shape(compiler* self, uint32_t need) {
  const char* start = self->at;
  while (self->at < self->end && strchr(" ,)", *self->at) == NULL) ++self->at;
  if (self->at == start) return NULL;
  const tn_string_view name =
      tn_arena__copy(self->arena, (tn_string_view){start, (size_t)(self->at - start)});
  if (name.data == NULL) self->out_of_memory = true;
  return make_rule(self, (tn_type_rule){.kind = RULE_SHAPE, .needs = need, .name = name});
}

/// Returns whether dimensions such as `4x4` follow.
static bool extents_follow(const compiler* self) {
  const char* at = self->at;
  bool has_digit = false;
  for (; at < self->end && strchr(" ,)", *at) == NULL; ++at) {
    const bool is_digit = *at >= '0' && *at <= '9';
    if (!is_digit && (*at != 'x' || !has_digit)) return false;
    has_digit = is_digit;
  }
  return has_digit;
}

static const tn_type_rule* compile_shape(compiler* self) {
  for (size_t i = 0; i < COUNT(shapes); ++i) {
    if (take_word(self, shapes[i].text)) return &shapes[i].rule;
  }
  for (size_t i = 0; i < COUNT(counts); ++i) {
    if (take(self, counts[i].text)) return compile_numbers(self, counts[i].rule);
  }
  if (take(self, "of encoding #")) return compile_named_shape(self, NEEDS_ENCODING);
  if (!take(self, "of shape ") || !extents_follow(self)) return NULL;
  return compile_named_shape(self, NEEDS_SHAPE);
}

/// Enters one more level; callers leave it by decrementing `depth`.
static bool enter(compiler* self) {
  if (self->depth == TN_TYPE_RULE_DEPTH_MAX)
    self->is_too_deep = true;
  else
    ++self->depth;
  return !self->is_too_deep;
}

/// Compiles `(X)` and `not X`.
static const tn_type_rule* compile_operator(compiler* self) {
  if (take(self, "(")) {
    const tn_type_rule* rule = compile_alternatives(self);
    return rule != NULL && take(self, ")") ? rule : NULL;
  }
  if (!take(self, "not ") || !enter(self)) return NULL;
  const tn_type_rule* inner = compile_one(self);
  --self->depth;
  return inner == NULL ? NULL : make_rule(self, (tn_type_rule){.kind = RULE_NOT, .inner = inner});
}

static const tn_type_rule* compile_one(compiler* self) {
  for (size_t i = 0; i < COUNT(containers); ++i) {
    if (!take(self, containers[i].text)) continue;
    tn_type_rule* rule = make_rule(self, (tn_type_rule){.kind = containers[i].kind,
                                                        .needs = containers[i].needs,
                                                        .value = containers[i].value});
    if (rule == NULL) return NULL;
    rule->inner = compile_alternatives(self);
    if (rule->inner == NULL) return NULL;
    compile_behind_container(self, rule);
    return rule;
  }
  for (size_t i = 0; i < COUNT(words); ++i) {
    if (take_word(self, words[i].text)) return &words[i].rule;
  }
  const tn_type_rule* rule = compile_type_word(self);
  if (rule == NULL) rule = compile_width(self);
  if (rule == NULL) rule = compile_shape(self);
  if (rule == NULL) rule = compile_dialect(self);
  return rule != NULL ? rule : compile_operator(self);
}

/// Compiles terms or alternatives separated by `between`.
static const tn_type_rule* compile_parts(compiler* self, const char* between,
                                         const tn_type_rule* (*compile_part)(compiler*),
                                         rule_kind kind) {
  rule_list found = {.count = 0};
  do {
    if (!add_rule(self, &found, compile_part(self))) return NULL;
  } while (take(self, between));
  return combine(self, &found, kind);
}

static const tn_type_rule* compile_terms(compiler* self) {
  return compile_parts(self, " and ", compile_one, RULE_ALL_OF);
}

static const tn_type_rule* compile_alternatives(compiler* self) {
  if (!enter(self)) return NULL;
  const tn_type_rule* rule = compile_parts(self, " or ", compile_terms, RULE_ANY_OF);
  --self->depth;
  return rule;
}

tn_status tn_type_rule__compile(tn_arena* arena, const tn_type_word* type_words,
                                tn_string_view text, const tn_type_rule** out_rule,
                                size_t* out_at) {
  compiler self = {
      .arena = arena, .words = type_words, .at = text.data, .end = text.data + text.size};
  *out_rule = compile_alternatives(&self);
  *out_at = (size_t)(self.at - text.data);
  if (self.out_of_memory) return TN_OUT_OF_MEMORY;
  if (*out_rule != NULL && self.at == self.end) return TN_OK;
  *out_rule = NULL;
  return self.is_too_deep ? TN_LIMIT_EXCEEDED : TN_NOT_FOUND;
}
