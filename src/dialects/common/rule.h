// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiled form of op rules (rule_compile.c), and their evaluation (rule_check.c,
// rule_field.c).
//
// A rule is a chain of loops, conditions and named values, followed by a requirement and the
// message for its violation. An absent value is nothing, and a query of nothing is unknown: an
// unknown requirement holds, and an unknown condition ends the chain.

#ifndef TENURE_SRC_DIALECTS_COMMON_RULE_H
#define TENURE_SRC_DIALECTS_COMMON_RULE_H

#include "dialects/common/common.h"
#include "ir/symbol.h"
#include "schema/check.h"
#include "schema/rules.h"

#define TN_RULE_SLOTS 48u  ///< The number of named values in the rules of one op.

typedef enum rule_node_kind {
  NODE_NUMBER,
  NODE_TEXT,
  NODE_NOTHING,
  NODE_SLOT,
  NODE_PLACE,  ///< `number`: a tn_place_kind; `index`: its index.
  NODE_OP,
  NODE_FIELD,   ///< `number`: a rule_field; `a`: its subject; `b`: an argument, or NULL.
  NODE_INDEX,   ///< `a`[`b`]
  NODE_BINARY,  ///< `number`: the operator.
  NODE_NOT,
  NODE_MINUS,
  NODE_IS,        ///< `a` is `rule`
  NODE_ISA,       ///< `a` is `attribute_rule`
  NODE_IN,        ///< `a` is in the list `b`
  NODE_LOOP,      ///< `number`: a rule_loop; slot `index` iterates below `a`, or over `a`, in `b`.
  NODE_FUNCTION,  ///< `number`: a rule_function; the arguments are the list `a`.
  NODE_LIST,      ///< `a`, then the list `b`.
  // Links of chains, through `next`.
  LINK_LET,   ///< Slot `index` is `a`.
  LINK_FOR,   ///< Slot `index` iterates below `a`.
  LINK_EACH,  ///< Slot `index` iterates over the parts of `a`.
  LINK_IF,    ///< Only if `a`.
  LINK_DONE,  ///< Skips all later rules.
  LINK_MUST,  ///< `a` must hold; `b` is the location of the error, or NULL; `next` is the message.
  LINK_NOTE   ///< In a message: the rest is a note at `a`.
} rule_node_kind;

typedef enum rule_operator {
  RULE_OR,
  RULE_AND,
  RULE_EQUAL,
  RULE_UNEQUAL,
  RULE_LESS,
  RULE_AT_MOST,
  RULE_MORE,
  RULE_AT_LEAST,
  RULE_PLUS,
  RULE_MINUS,
  RULE_TIMES,
  RULE_OVER,  ///< Rounded toward zero.
  RULE_REST
} rule_operator;

typedef enum rule_loop {
  RULE_ALL,
  RULE_ANY,
  RULE_COUNT,
  RULE_SUM,
  RULE_PRODUCT,
  RULE_FIRST
} rule_loop;

typedef struct rule_node rule_node;
struct rule_node {
  uint8_t kind;
  bool is_plain;  ///< LINK_MUST: without the op's name as a prefix.
  bool is_bare;   ///< LINK_MUST: and without the note that shows the op.
  uint16_t index;
  int64_t number;
  const rule_node* a;
  const rule_node* b;
  union {
    const rule_node* next;
    const tn_type_rule* rule;
    const tn_attribute_rule* attribute_rule;
  };
  tn_string_view text;
};

struct tn_rule_list {
  uint32_t count;
  uint32_t slot_count;
  /// A mask of the first 64 rules that can be skipped if attributes and types are known to be
  /// valid: they depend on nothing else, and no later rule uses their names.
  uint64_t told;
  const rule_node* rules[];
};

// Tables of names, formatted by hand.
// clang-format off
/// Fields in rules: `x.rank`. rule_field.c implements them.
#define TN_RULE_FIELDS(FIELD)                                                          \
  FIELD(type) FIELD(rank) FIELD(element) FIELD(shaped) FIELD(ranked) FIELD(static)     \
  FIELD(dims) FIELD(count) FIELD(width) FIELD(encoding) FIELD(space) FIELD(layout)     \
  FIELD(size) FIELD(value) FIELD(text) FIELD(name) FIELD(parent) FIELD(def)            \
  FIELD(args) FIELD(first) FIELD(last) FIELD(next) FIELD(previous) FIELD(operands)     \
  FIELD(results) FIELD(regions) FIELD(region) FIELD(block) FIELD(inputs)               \
  FIELD(outputs) FIELD(map_dims) FIELD(map_symbols) FIELD(permutation)                 \
  FIELD(projected) FIELD(projected_or_zero) FIELD(identity) FIELD(position)            \
  FIELD(mnemonic) FIELD(splat) FIELD(used) FIELD(uses) FIELD(field) FIELD(attr)        \
  FIELD(dim) FIELD(scalable) FIELD(within) FIELD(shape) FIELD(constant) FIELD(kind)    \
  FIELD(stride) FIELD(offset) FIELD(strided) FIELD(scalables) FIELD(key) FIELD(number) \
  FIELD(leaf) FIELD(successors) FIELD(dialect) FIELD(has_trait) FIELD(elements)        \
  FIELD(user) FIELD(root) FIELD(word) FIELD(digits) FIELD(begins) FIELD(ends)          \
  FIELD(contains) FIELD(flag) FIELD(param)

/// Functions: `has(x)`.
#define TN_RULE_FUNCTIONS(FUNCTION)                                                \
  FUNCTION(has) FUNCTION(same_shape) FUNCTION(fits) FUNCTION(same_numbers)         \
  FUNCTION(min) FUNCTION(max) FUNCTION(abs) FUNCTION(ceil_div) FUNCTION(floor_div) \
  FUNCTION(power_of_two) FUNCTION(symbol) FUNCTION(known) FUNCTION(either)         \
  FUNCTION(same) FUNCTION(is_permutation) FUNCTION(distinct) FUNCTION(broadcasts)  \
  FUNCTION(mod) FUNCTION(q) FUNCTION(nan) FUNCTION(without) FUNCTION(extents)      \
  FUNCTION(bracketed) FUNCTION(vector_of) FUNCTION(when) FUNCTION(repeat)
// clang-format on

#define TN_RULE_FIELD(name) RULE_FIELD_##name,
typedef enum rule_field { TN_RULE_FIELDS(TN_RULE_FIELD) RULE_FIELD_COUNT } rule_field;
#undef TN_RULE_FIELD
#define TN_RULE_FUNCTION(name) RULE_FUNCTION_##name,
typedef enum rule_function {
  TN_RULE_FUNCTIONS(TN_RULE_FUNCTION) RULE_FUNCTION_COUNT
} rule_function;
#undef TN_RULE_FUNCTION

typedef enum rule_value_kind {
  VALUE_NOTHING,
  VALUE_NUMBER,
  VALUE_TEXT,
  VALUE_TYPE,
  VALUE_ATTRIBUTE,
  VALUE_EXPR,  ///< An affine expression.
  VALUE_DIMS,  ///< Dimensions of a type, or integers of an attribute; without index `start` - 1
               ///< unless `start` is 0.
  VALUE_ONE,   ///< A value of the IR.
  VALUE_MANY,  ///< `count` values from `start` on in the `list` of `ref`.
  VALUE_OP,
  VALUE_BLOCK,
  VALUE_REGION,
  VALUE_REGIONS,    ///< Of op `ref`.
  VALUE_SUCCESSORS  ///< Of op `ref`.
} rule_value_kind;

typedef enum rule_list { LIST_OPERANDS, LIST_RESULTS, LIST_ARGUMENTS } rule_list;

typedef struct rule_value {
  uint8_t kind;
  uint8_t list;
  bool is_quoted;     ///< In messages.
  bool is_bracketed;  ///< In messages.
  bool has_blanks;    ///< In messages, dynamic sizes are question marks.
  tn_ref ref;
  uint32_t start;
  uint32_t count;
  union {
    int64_t number;
    const tn_storage* storage;
    tn_string_view text;
  };
  const tn_attribute_group* group;  ///< The group of the attribute, for its enum keywords.
} rule_value;

typedef struct rule_run {
  tn_context* context;
  tn_ref op;
  const tn_op_schema* schema;
  tn_symbol_finder* finder;
  tn_symbol_finder own_finder;  ///< For symbol lookups before the symbols are collected.
  tn_status status;             ///< The status of a reported error.
  bool failed;                  ///< Out of memory, which was reported.
  uint32_t operands[TN_GROUPS_MAX];
  uint32_t results[TN_GROUPS_MAX];
  bool has_operands;  ///< The group sizes were computed and are valid.
  bool has_results;
  rule_value slots[TN_RULE_SLOTS];
} rule_run;

static const rule_value rule_nothing = {.kind = VALUE_NOTHING};
static inline rule_value rule_number(int64_t number) {
  return (rule_value){.kind = VALUE_NUMBER, .number = number};
}
static inline rule_value rule_text(tn_string_view text) {
  if (text.data == NULL) return rule_nothing;
  return (rule_value){.kind = VALUE_TEXT, .text = text};
}
static inline rule_value rule_type(tn_type type) {
  if (type.storage == NULL) return rule_nothing;
  return (rule_value){.kind = VALUE_TYPE, .storage = type.storage};
}
static inline rule_value rule_attribute(tn_attribute attribute) {
  if (attribute.storage == NULL) return rule_nothing;
  return (rule_value){.kind = VALUE_ATTRIBUTE, .storage = attribute.storage};
}
static inline rule_value rule_entity(rule_value_kind kind, tn_ref ref) {
  if (ref == 0) return rule_nothing;
  return (rule_value){.kind = (uint8_t)kind, .ref = ref};
}

// rule_value.c: conversions of values; null or false if impossible.

tn_type rule_value__type(const rule_run* self, rule_value value);
tn_attribute rule_value__attribute(rule_value value);
bool rule_value__number(const rule_run* self, rule_value value, int64_t* out_number);
tn_string_view rule_value__text(const rule_run* self, rule_value value);
/// Returns the number of parts; -1 for a value without parts.
int64_t rule_value__size(const rule_run* self, rule_value value);
rule_value rule_value__part(const rule_run* self, rule_value value, int64_t index);
/// Returns 1, 0, or -1 if unknown.
int rule_value__truth(const rule_run* self, rule_value value);
int rule_value__equal(const rule_run* self, rule_value a, rule_value b);
void rule_value__append(const rule_run* self, rule_value value, tn_text_buffer* text);

// rule_field.c
rule_value rule_value__field(rule_run* self, rule_value value, rule_field field,
                             rule_value argument);
rule_value rule_value__call(rule_run* self, rule_function function, const rule_value* arguments,
                            uint32_t count);

// rule_told.c

/// Returns whether the rules depend only on an op's attributes and types.
bool tn_rules__depend_on_types_only(const tn_rule_list* rules);
/// Returns whether a rule in `told` uses the op's attribute `attribute`.
bool tn_rules__mention(const tn_rule_list* rules, uint32_t attribute);
/// Computes the mask `told`.
uint64_t tn_rules__find_told(const tn_rule_list* rules);

// rule_compile.c
tn_status tn_rules__load(const tn_schema_source* source, const tn_op_schema* schema,
                         const char* key, const tn_rule_list** out_rules);

#endif  // TENURE_SRC_DIALECTS_COMMON_RULE_H
