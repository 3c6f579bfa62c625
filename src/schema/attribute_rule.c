// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on attributes: a kind, and requirements on the value.
//
// Source: the summaries of MLIR's attribute constraints, as its messages show them.

#include "schema/constraint.h"

typedef enum rule_kind {
  RULE_ANY,
  RULE_UNIT,
  RULE_UNIT_PROPERTY,  ///< Unit, or false if absent.
  RULE_BOOL,
  RULE_STRING,
  RULE_INTEGER,  ///< `width` (0: any) and `sign`
  RULE_INDEX,
  RULE_FLOAT,
  RULE_TYPED,
  RULE_TYPE,
  RULE_TYPE_OF,  ///< `type_kind`
  RULE_ARRAY,    ///< Of `inner`.
  RULE_DICTIONARY,
  RULE_FLAT_SYMBOL,
  RULE_SYMBOL,
  RULE_AFFINE_MAP,
  RULE_INTEGER_SET,
  RULE_ELEMENTS,
  RULE_INT_ELEMENTS,  ///< Dense, of integers of `width` (0: any, or index), of `shape` unless NULL.
  RULE_INDEX_ELEMENTS,
  RULE_DENSE_ARRAY,  ///< Of integers of `width`, or of floats if `sign` is FLOAT_SIGN.
  RULE_DIALECT,      ///< `name` without the `#`; empty: any.
  RULE_POISON
} rule_kind;

#define ANY_SIGN 255u
#define FLOAT_SIGN 254u

// Requirements on the value of a number.
#define POSITIVE 1u
#define NON_NEGATIVE 2u
#define HAS_MINIMUM 4u
#define HAS_MAXIMUM 8u
#define POWER_OF_TWO 16u
#define NON_EMPTY 32u

struct tn_attribute_rule {
  uint8_t kind;
  uint8_t style;
  uint8_t sign;
  uint8_t type_kind;
  uint32_t width;
  uint32_t needs;
  int64_t minimum;
  int64_t maximum;
  const tn_attribute_rule* inner;
  const int64_t* shape;
  uint32_t rank;
  tn_string_view name;
};

typedef struct word {
  const char* text;
  tn_attribute_rule rule;
} word;

#define INT_ELEMENTS(bits, signs) \
  { .kind = RULE_INT_ELEMENTS, .width = bits, .sign = signs }
#define KIND(rule) \
  { .kind = (rule), .sign = ANY_SIGN }
#define STYLED(rule, how) \
  { .kind = (rule), .sign = ANY_SIGN, .style = (how) }
#define NUMBER(bits, signedness) \
  { .kind = RULE_INTEGER, .width = (bits), .sign = (signedness), .style = TN_STYLE_TYPED }
#define DENSE(bits, signedness) \
  { .kind = RULE_DENSE_ARRAY, .width = (bits), .sign = (signedness), .style = TN_STYLE_DENSE_ARRAY }
#define ARRAY(of) \
  { .kind = RULE_ARRAY, .inner = &(of), .style = TN_STYLE_ARRAY }

static const tn_attribute_rule string_rule = KIND(RULE_STRING);
static const tn_attribute_rule bool_rule = KIND(RULE_BOOL);
static const tn_attribute_rule i32_rule = NUMBER(32, TN_SIGNLESS);
static const tn_attribute_rule i64_rule = NUMBER(64, TN_SIGNLESS);
static const tn_attribute_rule i64_array_rule = ARRAY(i64_rule);
static const tn_attribute_rule type_rule = KIND(RULE_TYPE);
static const tn_attribute_rule dictionary_rule = KIND(RULE_DICTIONARY);
static const tn_attribute_rule symbol_rule = KIND(RULE_SYMBOL);
static const tn_attribute_rule flat_symbol_rule = KIND(RULE_FLAT_SYMBOL);
static const tn_attribute_rule map_rule = KIND(RULE_AFFINE_MAP);
static const tn_attribute_rule f32_rule = {.kind = RULE_FLOAT, .width = 32};
static const tn_attribute_rule f64_rule = {.kind = RULE_FLOAT, .width = 64};
static const tn_attribute_rule index_rule = KIND(RULE_INDEX);

static const word words[] = {
    {"any attribute", KIND(RULE_ANY)},
    {"symbol name", STYLED(RULE_STRING, TN_STYLE_SYMBOL_NAME)},
    {"unit attribute", STYLED(RULE_UNIT, TN_STYLE_UNIT)},
    {"unit property", STYLED(RULE_UNIT_PROPERTY, TN_STYLE_UNIT)},
    {"bool attribute", STYLED(RULE_BOOL, TN_STYLE_TYPED)},
    {"string attribute", STYLED(RULE_STRING, TN_STYLE_STRING)},
    {"index attribute", STYLED(RULE_INDEX, TN_STYLE_TYPED)},
    {"1-bit signless integer attribute", NUMBER(1, TN_SIGNLESS)},
    {"8-bit signless integer attribute", NUMBER(8, TN_SIGNLESS)},
    {"16-bit signless integer attribute", NUMBER(16, TN_SIGNLESS)},
    {"32-bit signless integer attribute", NUMBER(32, TN_SIGNLESS)},
    {"64-bit signless integer attribute", NUMBER(64, TN_SIGNLESS)},
    {"8-bit signed integer attribute", NUMBER(8, TN_SIGNED)},
    {"16-bit signed integer attribute", NUMBER(16, TN_SIGNED)},
    {"32-bit signed integer attribute", NUMBER(32, TN_SIGNED)},
    {"64-bit signed integer attribute", NUMBER(64, TN_SIGNED)},
    {"8-bit unsigned integer attribute", NUMBER(8, TN_UNSIGNED)},
    {"16-bit unsigned integer attribute", NUMBER(16, TN_UNSIGNED)},
    {"32-bit unsigned integer attribute", NUMBER(32, TN_UNSIGNED)},
    {"64-bit unsigned integer attribute", NUMBER(64, TN_UNSIGNED)},
    {"arbitrary integer attribute", {.kind = RULE_INTEGER, .sign = ANY_SIGN}},
    {"32-bit float attribute", {.kind = RULE_FLOAT, .width = 32, .style = TN_STYLE_TYPED}},
    {"64-bit float attribute", {.kind = RULE_FLOAT, .width = 64, .style = TN_STYLE_TYPED}},
    {"TypedAttr instance", KIND(RULE_TYPED)},
    {"PoisonAttrInterface instance", KIND(RULE_POISON)},
    {"any type attribute", STYLED(RULE_TYPE, TN_STYLE_TYPE)},
    {"type attribute of function type", {.kind = RULE_TYPE_OF, .type_kind = TN_TYPE_FUNCTION}},
    {"memref type attribute", {.kind = RULE_TYPE_OF, .type_kind = TN_TYPE_MEMREF}},
    {"type attribute", STYLED(RULE_TYPE, TN_STYLE_TYPE)},
    {"flat symbol reference attribute", STYLED(RULE_FLAT_SYMBOL, TN_STYLE_SYMBOL_REF)},
    {"symbol reference attribute", STYLED(RULE_SYMBOL, TN_STYLE_SYMBOL_REF)},
    {"symbol ref array attribute", ARRAY(symbol_rule)},
    {"flat symbol ref array attribute", ARRAY(flat_symbol_rule)},
    {"dictionary of named attribute values", KIND(RULE_DICTIONARY)},
    {"Array of dictionary attributes", ARRAY(dictionary_rule)},
    {"string array attribute", ARRAY(string_rule)},
    {"type array attribute", ARRAY(type_rule)},
    {"1-bit boolean array attribute", ARRAY(bool_rule)},
    {"32-bit integer array attribute", ARRAY(i32_rule)},
    {"64-bit integer array attribute", ARRAY(i64_rule)},
    {"index array attribute", ARRAY(index_rule)},
    {"32-bit float array attribute", ARRAY(f32_rule)},
    {"64-bit float array attribute", ARRAY(f64_rule)},
    {"Array of 64-bit integer array attributes", ARRAY(i64_array_rule)},
    {"AffineMap array attribute", ARRAY(map_rule)},
    {"optional i64 property", STYLED(RULE_ARRAY, TN_STYLE_LIST)},
    {"array attribute", STYLED(RULE_ARRAY, TN_STYLE_ARRAY)},
    {"AffineMap attribute", KIND(RULE_AFFINE_MAP)},
    {"IntegerSet attribute", KIND(RULE_INTEGER_SET)},
    {"constant vector/tensor attribute", KIND(RULE_ELEMENTS)},
    {"integer elements attribute", INT_ELEMENTS(0, ANY_SIGN)},
    {"index elements attribute", KIND(RULE_INDEX_ELEMENTS)},
    {"32-bit signless integer elements attribute", INT_ELEMENTS(32, TN_SIGNLESS)},
    {"64-bit signless integer elements attribute", INT_ELEMENTS(64, TN_SIGNLESS)},
    {"32-bit signless int elements attribute", INT_ELEMENTS(32, TN_SIGNLESS)},
    {"64-bit signless int elements attribute", INT_ELEMENTS(64, TN_SIGNLESS)},
    {"i1 dense array attribute", DENSE(1, TN_SIGNLESS)},
    {"i8 dense array attribute", DENSE(8, TN_SIGNLESS)},
    {"i16 dense array attribute", DENSE(16, TN_SIGNLESS)},
    {"i32 dense array attribute", DENSE(32, TN_SIGNLESS)},
    {"i64 dense array attribute", DENSE(64, TN_SIGNLESS)},
    {"f32 dense array attribute", DENSE(32, FLOAT_SIGN)},
    {"f64 dense array attribute", DENSE(64, FLOAT_SIGN)},
};

//===-- Compiling -----------------------------------------------------------------------------===//

static bool take(tn_string_view* rest, const char* text) {
  size_t size = 0;
  for (; text[size] != '\0'; ++size) {
    if (size == rest->size || rest->data[size] != text[size]) return false;
  }
  rest->data += size;
  rest->size -= size;
  return true;
}

static bool take_number(tn_string_view* rest, int64_t* out_value) {
  const bool negative = take(rest, "-");
  const size_t before = rest->size;
  int64_t value = 0;
  while (rest->size != 0 && *rest->data >= '0' && *rest->data <= '9' && value < INT64_MAX / 16) {
    value = value * 10 + (*rest->data - '0');
    ++rest->data;
    --rest->size;
  }
  *out_value = negative ? -value : value;
  return rest->size != before;
}

/// Parses ` whose value is positive` and the like.
static bool take_need(tn_string_view* rest, tn_attribute_rule* rule) {
  if (!take(rest, " whose ") && !take(rest, " and whose ")) return false;
  if (take(rest, "value is positive")) {
    rule->needs |= POSITIVE;
  } else if (take(rest, "value is non-negative")) {
    rule->needs |= NON_NEGATIVE;
  } else if (take(rest, "value is a power of two > 0")) {
    rule->needs |= POWER_OF_TWO;
  } else if (take(rest, "minimum value is ")) {
    rule->needs |= HAS_MINIMUM;
    return take_number(rest, &rule->minimum);
  } else if (take(rest, "maximum value is ")) {
    rule->needs |= HAS_MAXIMUM;
    return take_number(rest, &rule->maximum);
  } else {
    return false;
  }
  return true;
}

/// `#dialect.name`: a dialect's attribute with any text after its name.
static const tn_attribute_rule dialect_rule = STYLED(RULE_DIALECT, TN_STYLE_DIALECT);

/// Parses ` of #dialect.name` after `array attribute`.
static bool take_elements(tn_arena* arena, tn_string_view* rest, tn_attribute_rule* rule) {
  if (rule->kind != RULE_ARRAY || !take(rest, " of #")) return false;
  tn_attribute_rule* inner = tn_arena__take(arena, sizeof *inner);
  if (inner == NULL) return false;
  *inner = dialect_rule;
  inner->name = tn_arena__copy(arena, *rest);
  rule->inner = inner;
  rest->size = 0;
  return inner->name.data != NULL;
}

/// ` of shape [2, 3]`, after an elements attribute.
static bool take_shape(tn_arena* arena, tn_string_view* rest, tn_attribute_rule* rule) {
  if (rule->kind != RULE_INT_ELEMENTS || !take(rest, " of shape [")) return false;
  int64_t* shape = tn_arena__take(arena, rest->size * sizeof *shape);
  if (shape == NULL) return false;
  do {
    if (!take_number(rest, &shape[rule->rank])) return false;
    ++rule->rank;
  } while (take(rest, ", "));
  rule->shape = shape;
  return take(rest, "]");
}

tn_status tn_attribute_rule__compile(tn_arena* arena, tn_string_view text,
                                     const tn_attribute_rule** out_rule, size_t* out_at) {
  *out_rule = NULL;
  *out_at = 0;
  if (text.size != 0 && *text.data == '#') {
    *out_rule = &dialect_rule;
    return TN_OK;
  }
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i) {
    tn_string_view rest = text;
    if (!take(&rest, words[i].text)) continue;
    if (rest.size == 0) {
      *out_rule = &words[i].rule;
      return TN_OK;
    }
    tn_attribute_rule* rule = tn_arena__take(arena, sizeof *rule);
    if (rule == NULL) return TN_OUT_OF_MEMORY;
    *rule = words[i].rule;
    if (!take_elements(arena, &rest, rule) && !take_shape(arena, &rest, rule)) {
      while (rest.size != 0 && take_need(&rest, rule)) continue;
    }
    *out_at = text.size - rest.size;
    if (rest.size != 0) return TN_NOT_FOUND;
    *out_rule = rule;
    return TN_OK;
  }
  return TN_NOT_FOUND;
}

bool tn_attribute_rule__same(const tn_attribute_rule* a, const tn_attribute_rule* b) {
  if (a == b) return true;
  return a != NULL && b != NULL && a->kind == b->kind && a->sign == b->sign &&
         a->type_kind == b->type_kind && a->width == b->width && a->needs == b->needs &&
         a->minimum == b->minimum && a->maximum == b->maximum && a->rank == b->rank &&
         (a->rank == 0 || memcmp(a->shape, b->shape, a->rank * sizeof *a->shape) == 0) &&
         tn_string_view_equal(a->name, b->name) && tn_attribute_rule__same(a->inner, b->inner);
}

//===-- Checking ------------------------------------------------------------------------------===//

static bool is_integer_type(tn_type type, uint32_t width, uint32_t sign) {
  if (!tn_type__is(type, TN_TYPE_INTEGER)) return false;
  const tn_integer_type_payload* payload = tn_storage_payload(type.storage);
  return (width == 0 || payload->bit_width == width) &&
         (sign == ANY_SIGN || payload->signedness == sign);
}

static bool value_holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (rule->needs == 0) return true;
  const int64_t value = tn_integer_attribute_value(attribute);
  if ((rule->needs & POSITIVE) != 0 && value <= 0) return false;
  if ((rule->needs & NON_NEGATIVE) != 0 && value < 0) return false;
  if ((rule->needs & POWER_OF_TWO) != 0 && (value <= 0 || (value & (value - 1)) != 0)) return false;
  if ((rule->needs & HAS_MINIMUM) != 0 && value < rule->minimum) return false;
  return (rule->needs & HAS_MAXIMUM) == 0 || value <= rule->maximum;
}

static bool integer_holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER)) return false;
  const tn_type type = tn_attribute_type(attribute);
  // An integer attribute of any width may have index type.
  if (rule->kind == RULE_INDEX || (rule->width == 0 && tn_type__is(type, TN_TYPE_INDEX))) {
    return tn_type__is(type, TN_TYPE_INDEX) && value_holds(rule, attribute);
  }
  return is_integer_type(type, rule->width, rule->sign) && value_holds(rule, attribute);
}

/// Returns whether the attribute is `name` of a dialect, with any text after the name.
static bool is_named(tn_string_view name, tn_attribute attribute) {
  const char* dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot == NULL) return true;
  if (!tn_attribute__is_of_dialect(attribute)) return false;
  const tn_string_view dialect = {name.data, (size_t)(dot - name.data)};
  const tn_string_view body = tn_opaque_attribute_body(attribute);
  const size_t size = name.size - dialect.size - 1;
  return tn_string_view_equal(dialect, tn_opaque_attribute_dialect(attribute)) &&
         body.size >= size && memcmp(body.data, dot + 1, size) == 0 &&
         (body.size == size || strchr("< (", body.data[size]) != NULL);
}

static bool array_holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY)) return false;
  const size_t count = tn_array_attribute_count(attribute);
  for (size_t i = 0; rule->inner != NULL && i < count; ++i) {
    if (!tn_attribute_rule__holds(rule->inner, tn_array_attribute_element(attribute, i))) {
      return false;
    }
  }
  return true;
}

static bool dense_array_holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ARRAY)) return false;
  const tn_type type = tn_dense_array_attribute_element_type(attribute);
  if (rule->sign == FLOAT_SIGN) {
    return tn_type__is(type, TN_TYPE_FLOAT) && tn_type_bit_width(type) == rule->width;
  }
  return is_integer_type(type, rule->width, rule->sign);
}

static bool type_holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_TYPE)) return false;
  return rule->kind == RULE_TYPE ||
         tn_type__is(tn_type_attribute_value(attribute), (tn_type_kind)rule->type_kind);
}

static bool int_elements_hold(const tn_attribute_rule* rule, tn_attribute attribute) {
  if (!tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS)) return false;
  const tn_type type = tn_attribute_type(attribute);
  const tn_type element = tn_type_element_type(type);
  if (!is_integer_type(element, rule->width, rule->sign) &&
      !(rule->width == 0 && tn_type__is(element, TN_TYPE_INDEX))) {
    return false;
  }
  return rule->rank == 0 ||
         (tn_shaped_type_rank(type) == rule->rank &&
          memcmp(tn_shaped_type_dims(type), rule->shape, rule->rank * sizeof *rule->shape) == 0);
}

bool tn_attribute_rule__is_elements(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_SPARSE_ELEMENTS) ||
         tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_RESOURCE);
}

bool tn_attribute_rule__holds(const tn_attribute_rule* rule, tn_attribute attribute) {
  switch ((rule_kind)rule->kind) {
    case RULE_UNIT:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_UNIT);
    case RULE_UNIT_PROPERTY:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_UNIT) || tn_attribute_is_bool(attribute);
    case RULE_BOOL:
      return tn_attribute_is_bool(attribute);
    case RULE_STRING:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_STRING);
    case RULE_INTEGER:
    case RULE_INDEX:
      return integer_holds(rule, attribute);
    case RULE_FLOAT:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_FLOAT) &&
             tn_type_bit_width(tn_attribute_type(attribute)) == rule->width;
    case RULE_TYPED:
      return !tn_type_is_null(tn_attribute_type(attribute)) ||
             tn_attribute__is(attribute, TN_ATTRIBUTE_STRING) ||
             tn_attribute__is_of_dialect(attribute);
    case RULE_TYPE:
    case RULE_TYPE_OF:
      return type_holds(rule, attribute);
    case RULE_ARRAY:
      return array_holds(rule, attribute);
    case RULE_DICTIONARY:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_DICTIONARY);
    case RULE_FLAT_SYMBOL:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF) &&
             tn_symbol_ref_attribute_nested_count(attribute) == 0;
    case RULE_SYMBOL:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF);
    case RULE_AFFINE_MAP:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_AFFINE_MAP);
    case RULE_INTEGER_SET:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER_SET);
    case RULE_ELEMENTS:
      return tn_attribute_rule__is_elements(attribute);
    case RULE_INT_ELEMENTS:
      return int_elements_hold(rule, attribute);
    case RULE_INDEX_ELEMENTS:
      return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
             tn_type__is(tn_type_element_type(tn_attribute_type(attribute)), TN_TYPE_INDEX);
    case RULE_DENSE_ARRAY:
      return dense_array_holds(rule, attribute);
    case RULE_DIALECT:
      return is_named(rule->name, attribute);
    case RULE_POISON:
      // Attributes of the builtin dialect do not qualify.
      return tn_attribute__is_of_dialect(attribute);
    default:
      return true;
  }
}

bool tn_attribute_rule__holds_kind(const tn_attribute_rule* rule, tn_attribute attribute) {
  tn_attribute_rule kind = *rule;
  kind.needs = 0;
  kind.inner = NULL;
  if (kind.kind == RULE_INTEGER) kind.width = 0;
  if (kind.kind == RULE_INDEX) return tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER);
  return tn_attribute_rule__holds(&kind, attribute);
}

bool tn_attribute_rule__is_name(const tn_attribute_rule* rule) {
  return (rule->kind == RULE_STRING || rule->kind == RULE_FLAT_SYMBOL ||
          rule->kind == RULE_SYMBOL) &&
         rule->needs == 0;
}

tn_attribute_style tn_attribute_rule__style(const tn_attribute_rule* rule) {
  return (tn_attribute_style)rule->style;
}

tn_status tn_attribute_rule__type(tn_context* context, const tn_attribute_rule* rule,
                                  tn_type* out_type) {
  *out_type = (tn_type){NULL};
  switch ((rule_kind)rule->kind) {
    case RULE_BOOL:
      return tn_integer_type_get(context, 1, TN_SIGNLESS, out_type);
    case RULE_INDEX:
    case RULE_AFFINE_MAP:
      return tn_index_type_get(context, out_type);
    case RULE_STRING:
    case RULE_TYPE:
    case RULE_TYPE_OF:
    case RULE_ARRAY:
    case RULE_DICTIONARY:
    case RULE_FLAT_SYMBOL:
    case RULE_SYMBOL:
    case RULE_INTEGER_SET:
      return tn_none_type_get(context, out_type);
    case RULE_FLOAT:
      return tn_float_type_get(context, rule->width == 32 ? TN_FLOAT_F32 : TN_FLOAT_F64, out_type);
    case RULE_INTEGER:
      if (rule->width == 0) return TN_OK;
      return tn_integer_type_get(context, rule->width, (tn_signedness)rule->sign, out_type);
    case RULE_DENSE_ARRAY:
      if (rule->sign == FLOAT_SIGN) {
        return tn_float_type_get(context, rule->width == 32 ? TN_FLOAT_F32 : TN_FLOAT_F64,
                                 out_type);
      }
      return tn_integer_type_get(context, rule->width, TN_SIGNLESS, out_type);
    default:
      return TN_OK;
  }
}
