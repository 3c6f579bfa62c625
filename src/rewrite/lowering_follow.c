// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applies a rule of a lowering: evaluates its conditions and executes its statements.

#include <stdlib.h>

#include "ir/enum_attribute.h"
#include "ir/float_format.h"
#include "rewrite/lowering_rule.h"

typedef struct follower {
  tn_lowering_run* run;
  tn_rewriter* rewriter;
  tn_context* context;
  tn_ref op;
  const tn_ref* operands;
  tn_ref named[26];
  tn_refs results;     ///< The results of the last created op.
  tn_ref outer_block;  ///< The insertion point to restore after a region.
  tn_ref outer_before;
  tn_ref outer_named[26];
  tn_type inner;  ///< The type of the vector that is being unrolled to; null otherwise.
  bool failed;    ///< A type cannot be converted.
} follower;

//===-- Types ---------------------------------------------------------------------------------===//

static tn_type int_type(follower* f, uint32_t width, tn_signedness sign) {
  tn_type type = {NULL};
  tn_rewriter__fail(f->rewriter, tn_integer_type_get(f->context, width, sign, &type));
  return type;
}

/// Returns the type with another element type, or `element` itself if `type` is not shaped.
static tn_type with_element(follower* f, tn_type type, tn_type element) {
  return tn_type_equal(tn_type__element(type), type)
             ? element
             : tn_type__with_element(f->rewriter, type, element);
}

static uint32_t width_of(tn_type type) {
  const tn_type element = tn_type__element(type);
  if (tn_type__is(element, TN_TYPE_FLOAT)) {
    return tn_float_format__of(tn_float_type_kind(element))->bit_width;
  }
  return tn_type__int_width(element);
}

/// Returns the original type of a result; null if there is no such result.
static tn_type result_type(const follower* f, uint32_t index) {
  return index < tn_op__result_count(f->context, f->op)
             ? tn_value__type(f->context, tn_op__result(f->context, f->op, index))
             : (tn_type){NULL};
}

static tn_type step_to(follower* f, tn_type type, const tn_rule_step* step) {
  const tn_type element = tn_type__element(type);
  const uint32_t width = width_of(type);
  switch (step->kind) {
    case TN_RULE_ELEMENT:
      return tn_type__is(type, TN_TYPE_COMPLEX) ? tn_type_element_type(type) : element;
    case TN_RULE_WITH_ELEMENTS:
      return with_element(f, type, step->element);
    case TN_RULE_TWICE_AS_WIDE:
      return with_element(f, type, int_type(f, 2 * width, TN_SIGNLESS));
    case TN_RULE_CONVERTED:
      return tn_conversion__type(f->run->c, type);
    default:
      break;
  }
  const bool applies = tn_type__int_width(element) != 0 || step->kind == TN_RULE_BITS;
  if (!applies || width == 0 || tn_type__is(element, TN_TYPE_INDEX)) return type;
  return with_element(
      f, type, int_type(f, width, step->kind == TN_RULE_UNSIGNED ? TN_UNSIGNED : TN_SIGNLESS));
}

static tn_type type_of(follower* f, const tn_rule_type* rule);

static tn_type made_type(follower* f, const tn_rule_type* rule) {
  tn_types parts = {0};
  bool failed = false;
  for (const tn_rule_type* part = rule->parts; part != NULL; part = part->next) {
    const tn_type type = type_of(f, part);
    failed = failed || type.storage == NULL;
    tn_types__push(f->rewriter, &parts, type);
  }
  tn_type made = {NULL};
  if (!failed && f->rewriter->status == TN_OK) {
    made =
        f->run->lowering->make_type(f->rewriter, rule->name, tn_types__items(&parts), parts.count);
  }
  tn_types__free(f->rewriter, &parts);
  return made;
}

static tn_type base_type(follower* f, const tn_rule_type* rule) {
  const uint32_t index = rule->index;
  tn_type type = {NULL};
  switch (rule->kind) {
    case TN_RULE_RESULT:
    case TN_RULE_ALL_RESULTS:
      type = result_type(f, index);
      if (type.storage == NULL) return type;
      return f->inner.storage != NULL ? f->inner : tn_conversion__type(f->run->c, type);
    case TN_RULE_ORIGINAL_RESULT:
      return result_type(f, index);
    case TN_RULE_OPERAND:
    case TN_RULE_ORIGINAL_OPERAND:
      if (index >= tn_op__operand_count(f->context, f->op)) return type;
      return tn_value__type(f->context, rule->kind == TN_RULE_OPERAND
                                            ? f->operands[index]
                                            : tn_op__operand(f->context, f->op, index));
    case TN_RULE_INDEX:
      return tn_conversion__type(f->run->c, tn_rewriter__index_type(f->rewriter));
    case TN_RULE_FIXED:
      return rule->fixed;
    case TN_RULE_MADE:
      return made_type(f, rule);
  }
  return type;
}

static tn_type type_of(follower* f, const tn_rule_type* rule) {
  tn_type type = base_type(f, rule);
  for (const tn_rule_step* step = rule->steps; step != NULL && type.storage != NULL;
       step = step->next) {
    type = step_to(f, type, step);
  }
  f->failed = f->failed || type.storage == NULL;
  return type;
}

//===-- Conditions ----------------------------------------------------------------------------===//

/// Returns whether C has the type: an integer of a C width, or a float.
static bool is_c_type(tn_type type, tn_type_kind kind) {
  const uint32_t width = width_of(type);
  if (kind == TN_TYPE_FLOAT) {
    const tn_float_kind format = tn_float_type_kind(type);
    return format == TN_FLOAT_F16 || format == TN_FLOAT_BF16 || format == TN_FLOAT_F32 ||
           format == TN_FLOAT_F64;
  }
  return kind == TN_TYPE_INDEX ||
         (kind == TN_TYPE_INTEGER &&
          (width == 1 || width == 8 || width == 16 || width == 32 || width == 64));
}

static bool is_vector_of_vectors(tn_type type) {
  return tn_type__is(type, TN_TYPE_VECTOR) && tn_shaped_type_rank(type) > 1;
}

static bool is_of_class(tn_type type, char mark) {
  const tn_type_kind kind = tn_type_kind_of(type);
  switch (mark) {
    case 'i':
      return kind == TN_TYPE_INTEGER;
    case 'b':
      return kind == TN_TYPE_INTEGER && tn_type__int_width(type) == 1;
    case 'x':
      return kind == TN_TYPE_INDEX;
    case 'f':
      return kind == TN_TYPE_FLOAT;
    case 'z':
      return kind == TN_TYPE_COMPLEX;
    case 'v':
      return kind == TN_TYPE_VECTOR;
    case 't':
      return kind == TN_TYPE_TENSOR || kind == TN_TYPE_UNRANKED_TENSOR;
    case 'm':
      return kind == TN_TYPE_MEMREF || kind == TN_TYPE_UNRANKED_MEMREF;
    case 's':
      return kind < TN_TYPE_VECTOR || kind > TN_TYPE_UNRANKED_MEMREF;
    case 'u':
      return tn_type__is(tn_type__element(type), TN_TYPE_INTEGER) &&
             tn_integer_type_signedness(tn_type__element(type)) == TN_UNSIGNED;
    case 'n':
      return is_vector_of_vectors(type);
    case 'l':
      return kind == TN_TYPE_FLOAT && width_of(type) >= 16 &&
             tn_float_type_kind(type) != TN_FLOAT_TF32;
    case 'k':
      return is_c_type(type, kind);
    default:
      return kind == TN_TYPE_DIALECT || kind == TN_TYPE_OPAQUE;
  }
}

/// Returns whether the type is in all classes; an upper-case letter negates its class.
static bool is_of_classes(tn_type type, tn_string_view marks) {
  for (size_t i = 0; i < marks.size; ++i) {
    const char mark = marks.data[i];
    const bool is_negated = mark >= 'A' && mark <= 'Z';
    if (is_of_class(type, is_negated ? (char)(mark + 32) : mark) == is_negated) return false;
  }
  return true;
}

static tn_attribute attribute_named(const follower* f, tn_string_view name) {
  return (tn_attribute){tn_op__named(f->context, f->op, name)};
}

/// Reads an integer or the value of an enum attribute; reads the first element of an array.
static bool number_of(tn_attribute attribute, int64_t* out_number) {
  uint64_t bits = 0;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_ARRAY) && tn_array_attribute_count(attribute) != 0) {
    attribute = tn_array_attribute_element(attribute, 0);
  }
  if (tn_const__int64(attribute, out_number)) return true;
  if (!tn_enum_attribute__number(attribute, &bits)) return false;
  *out_number = (int64_t)bits;
  return true;
}

static bool attribute_holds(const follower* f, const tn_rule_condition* condition) {
  const tn_attribute found = attribute_named(f, condition->word);
  int64_t number = 0;
  if (condition->kind == TN_RULE_HAS_ATTRIBUTE) return found.storage != NULL;
  if (condition->kind == TN_RULE_IS_ATTRIBUTE)
    return tn_attribute_equal(found, condition->attribute);
  if (found.storage == NULL || !number_of(found, &number)) return false;
  switch (condition->kind) {
    case TN_RULE_IS_BELOW:
      return number < condition->number;
    case TN_RULE_IS_ABOVE:
      return number > condition->number;
    case TN_RULE_HAS_BIT:
      return (number & condition->number) != 0;
    default:
      return number == condition->number;
  }
}

static bool type_holds(follower* f, const tn_rule_condition* condition) {
  const tn_type type = type_of(f, condition->type);
  const tn_type other = condition->other == NULL ? type : type_of(f, condition->other);
  if (type.storage == NULL || other.storage == NULL) return false;
  switch (condition->kind) {
    case TN_RULE_IS_OF_CLASS:
      return is_of_classes(type, condition->word);
    case TN_RULE_IS_TYPE:
      return tn_type_equal(type, other);
    case TN_RULE_IS_WIDER:
      return width_of(type) > width_of(other);
    case TN_RULE_HAS_WIDTH:
      return width_of(type) == condition->number;
    default:
      return width_of(type) > condition->number;
  }
}

static bool conditions_hold(follower* f, const tn_rule* rule) {
  const tn_rule_condition* condition = rule->conditions;
  for (; condition != NULL; condition = condition->next) {
    const bool holds = condition->kind == TN_RULE_TARGET_HAS
                           ? f->run->lowering->has(f->run, condition->word)
                       : condition->kind < TN_RULE_TARGET_HAS ? attribute_holds(f, condition)
                                                              : type_holds(f, condition);
    if (holds == condition->is_negated) return false;
  }
  f->failed = false;
  return true;
}

//===-- Parts of ops --------------------------------------------------------------------------===//

static void add_values(follower* f, const tn_rule_value* value, tn_refs* out) {
  const uint32_t count = tn_op__operand_count(f->context, f->op);
  for (; value != NULL; value = value->next) {
    if (value->kind == TN_RULE_VALUE_NAMED) {
      tn_refs__push(f->rewriter, out, f->named[value->index]);
    } else if (value->kind == TN_RULE_VALUE_OPERANDS) {
      for (uint32_t i = 0; i < count; ++i) tn_refs__push(f->rewriter, out, f->operands[i]);
    } else if (value->index < count) {
      tn_refs__push(f->rewriter, out,
                    value->kind == TN_RULE_VALUE_OPERAND
                        ? f->operands[value->index]
                        : tn_op__operand(f->context, f->op, value->index));
    }
  }
}

/// Translates flags to another dialect; null if none is set, which is the default.
static tn_attribute in_dialect(follower* f, tn_attribute attribute, tn_string_view dialect) {
  tn_attribute found = {NULL};
  int64_t number = 0;
  if (attribute.storage == NULL || (number_of(attribute, &number) && number == 0)) return found;
  const uint32_t known = tn_value_map__get(&f->run->words, attribute.storage->self);
  if (known != 0) {
    return (tn_attribute){known == 1 ? NULL : tn_uniquer__at(&f->context->uniquer, known - 1)};
  }
  tn_rewriter__fail(f->rewriter,
                    tn_enum_attribute__in_dialect(f->context, attribute, dialect, &found));
  tn_value_map__set(f->rewriter, &f->run->words, attribute.storage->self,
                    found.storage == NULL ? 1 : found.storage->self + 1);
  return found;
}

/// Returns the digit of `row` at the attribute's value; null if there is none.
static tn_attribute looked_up(follower* f, tn_attribute attribute, tn_string_view row) {
  int64_t number = -1;
  if (!number_of(attribute, &number) || number < 0 || (size_t)number >= row.size) {
    return (tn_attribute){NULL};
  }
  return tn_const__make_int(f->rewriter, tn_rewriter__int_type(f->rewriter, 64),
                            (tn_wide)(row.data[number] - '0'));
}

static tn_attribute type_array(follower* f, const tn_rule_type* rule) {
  tn_attribute made = {NULL};
  const tn_type type = type_of(f, rule);
  if (type.storage == NULL) return made;
  const tn_attribute element = tn_const__make_type(f->rewriter, type);
  if (element.storage == NULL) return made;
  tn_rewriter__fail(f->rewriter, tn_array_attribute_get(f->context, &element, 1, &made));
  return made;
}

static tn_attribute make_attribute(follower* f, const tn_rule_attribute* rule) {
  if (rule->kind == TN_RULE_ATTRIBUTE_FIXED) return rule->fixed;
  if (rule->kind == TN_RULE_ATTRIBUTE_TYPES) return type_array(f, rule->type);
  const tn_attribute own = attribute_named(f, rule->source);
  int64_t number = 0;
  switch (rule->kind) {
    case TN_RULE_ATTRIBUTE_OF_DIALECT:
      return in_dialect(f, own, rule->word);
    case TN_RULE_ATTRIBUTE_LOOKUP:
      return looked_up(f, own, rule->word);
    case TN_RULE_ATTRIBUTE_NUMBERS:
      return tn_lowering__numbers(f->rewriter, own, rule->type->fixed);
    case TN_RULE_ATTRIBUTE_NUMBER:
      if (!number_of(own, &number)) return own;
      return tn_const__make_int(f->rewriter, type_of(f, rule->type), (tn_wide)number);
    default:
      return own;
  }
}

/// Returns the entry with the key; NULL if there is none.
static tn_attribute_entry* entry_of(tn_entries* list, tn_uref key) {
  for (uint32_t i = 0; i < list->count; ++i) {
    if (tn_entries__items(list)[i].name == key) return &tn_entries__items(list)[i];
  }
  return NULL;
}

/// Adds a non-null attribute. An attribute that the rule names replaces the op's own.
static void add_entry(follower* f, tn_entries* list, tn_uref key, tn_attribute value) {
  if (value.storage == NULL) return;
  tn_attribute_entry* known = entry_of(list, key);
  if (known != NULL) {
    known->value = value.storage->self;
  } else {
    tn_entries__push(f->rewriter, list, (tn_attribute_entry){key, value.storage->self});
  }
}

static void add_discardable(follower* f, tn_entries* list) {
  tn_op_cell* cell = tn_op__at(f->context, f->op);
  const tn_shape_payload* shape = tn_op_cell__shape(f->context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_uref key = shape->keys[i];
    if ((key & TN_UREF_FLAG) != 0 || entry_of(list, key) != NULL) continue;
    tn_entries__push(f->rewriter, list,
                     (tn_attribute_entry){key, tn_op_cell__attributes(f->context, cell)[i]});
  }
}

static void add_attributes(follower* f, const tn_rule_attribute* rule, tn_entries* list) {
  for (; rule != NULL; rule = rule->next) {
    if (rule->kind == TN_RULE_ATTRIBUTE_DISCARDABLE) {
      add_discardable(f, list);
    } else {
      add_entry(f, list, rule->key, make_attribute(f, rule));
    }
  }
}

static void add_types(follower* f, const tn_rule_type* rule, tn_types* types) {
  for (; rule != NULL; rule = rule->next) {
    if (rule->kind != TN_RULE_ALL_RESULTS || f->inner.storage != NULL) {
      tn_types__push(f->rewriter, types, type_of(f, rule));
      continue;
    }
    for (uint32_t i = 0; i < tn_op__result_count(f->context, f->op); ++i) {
      const tn_type type = tn_conversion__result_type(f->run->c, f->op, i);
      f->failed = f->failed || type.storage == NULL;
      tn_types__push(f->rewriter, types, type);
    }
  }
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Keeps the results of a created op; false if it was not created.
static bool keep_results(follower* f, tn_ref op) {
  f->results.count = 0;
  for (uint32_t i = 0; op != 0 && i < tn_op__result_count(f->context, op); ++i) {
    tn_refs__push(f->rewriter, &f->results, tn_op__result(f->context, op, i));
  }
  return op != 0 && f->rewriter->status == TN_OK;
}

/// Returns whether numeric attributes of the type exist; types of the target dialect have none.
static bool has_numbers(tn_type type) {
  const tn_type element = tn_type__element(type);
  return tn_type__int_width(element) != 0 || tn_type__is(element, TN_TYPE_FLOAT);
}

/// Computes the value of a constant; false if an attribute is missing, or a type has no static
/// shape.
static bool compute(follower* f, const tn_rule_number* rule, tn_type type, int64_t* out_number) {
  const uint32_t width = width_of(type);
  const uint32_t other = rule->other == NULL ? 0 : width_of(type_of(f, rule->other));
  switch (rule->kind) {
    case TN_RULE_NUMBER_ELEMENTS:
      *out_number = tn_shaped_type_element_count(result_type(f, 0));
      return *out_number >= 0;
    case TN_RULE_NUMBER_WIDTH:
      *out_number = width;
      return true;
    case TN_RULE_NUMBER_HALF_WIDTH:
      *out_number = width / 2;
      return true;
    case TN_RULE_NUMBER_MASK:
      *out_number = (int64_t)((1ULL << (other & 63)) - 1);
      return true;
    case TN_RULE_NUMBER_DIFFERENCE:
      *out_number = (int64_t)width - (int64_t)other;
      return true;
    case TN_RULE_NUMBER_ATTRIBUTE:
      return number_of(attribute_named(f, rule->source), out_number);
    default:
      *out_number = rule->integer;
      return true;
  }
}

/// Returns a value rounded to a float type; null if the type cannot represent it.
static tn_attribute make_float(follower* f, const tn_rule_number* rule, int64_t integer,
                               tn_type type) {
  const tn_float_kind kind = tn_float_type_kind(tn_type__element(type));
  uint64_t words[2] = {(uint64_t)integer, 0};
  tn_real real = tn_real__from_int(kind, words, 64, true);
  if (rule->kind == TN_RULE_NUMBER_NAN) {
    const tn_float_format* format = tn_float_format__of(kind);
    const uint32_t bits = format->exponent_bits + 1u;
    return tn_const__make_bits(f->rewriter, type,
                               (tn_wide)((1u << bits) - 1) << (format->bit_width - 1u - bits));
  }
  if (rule->is_real) real = rule->real;
  real.kind = kind;
  return tn_real__pack(&real, words)
             ? tn_const__make_bits(f->rewriter, type, (tn_wide)words[1] << 64 | words[0])
             : (tn_attribute){NULL};
}

static bool make_constant(follower* f, const tn_rule_statement* statement) {
  const tn_rule_number* rule = &statement->number;
  const tn_type type = type_of(f, rule->type);
  const tn_type value_type = rule->value_type == NULL ? type : type_of(f, rule->value_type);
  int64_t number = 0;
  if (f->failed || !has_numbers(value_type) || !compute(f, rule, value_type, &number) ||
      f->failed) {
    return false;
  }
  const tn_attribute value = tn_type__int_width(tn_type__element(value_type)) != 0
                                 ? tn_const__make_int(f->rewriter, value_type, (tn_wide)number)
                                 : make_float(f, rule, number, value_type);
  const tn_rewriter_attribute attribute = {"value", value};
  return keep_results(
      f, tn_rewriter__create(f->rewriter, &(tn_rewriter_spec){.name = statement->ops->name,
                                                              .types = &type,
                                                              .result_count = 1,
                                                              .attributes = &attribute,
                                                              .attribute_count = 1}));
}

/// Returns the name of the op to create; NULL if the selecting attribute selects none.
static const tn_storage* name_of(const follower* f, const tn_rule_statement* statement) {
  const tn_rule_op* op = statement->ops;
  int64_t number = 0;
  if (statement->choice.size == 0) return op->name;
  if (!number_of(attribute_named(f, statement->choice), &number)) return NULL;
  while (op != NULL && number-- != 0) op = op->next;
  return op == NULL ? NULL : op->name;
}

/// Enters the region of an op and creates its block, with one argument per operand, named like it.
static void enter(follower* f, tn_ref op, const tn_rule_value* names) {
  f->outer_block = f->rewriter->block;
  f->outer_before = f->rewriter->before;
  memcpy(f->outer_named, f->named, sizeof f->named);
  const tn_ref block = tn_rewriter__create_block(f->rewriter, tn_op__region(f->context, op, 0), 0);
  for (uint32_t i = 0; block != 0 && i < tn_op__operand_count(f->context, op); ++i) {
    const tn_ref argument = tn_rewriter__add_argument(
        f->rewriter, block, tn_value__type(f->context, tn_op__operand(f->context, op, i)),
        f->rewriter->location);
    if (names != NULL && names->kind == TN_RULE_VALUE_NAMED) f->named[names->index] = argument;
    if (names != NULL) names = names->next;
  }
  tn_rewriter__at_end(f->rewriter, block);
}

static void leave(follower* f) {
  memcpy(f->named, f->outer_named, sizeof f->named);
  tn_rewriter__at(f->rewriter, f->outer_block, f->outer_before);
}

/// Creates an op or a function call from the collected parts.
static bool make_of(follower* f, const tn_rule_statement* statement, tn_refs* values,
                    const tn_types* types, tn_entries* attributes) {
  const tn_ref* operands = tn_refs__items(values);
  tn_rewriter_spec spec = {.operands = operands,
                           .operand_count = values->count,
                           .types = tn_types__items(types),
                           .result_count = types->count,
                           .region_count = statement->has_body,
                           .entries = tn_entries__items(attributes),
                           .entry_count = attributes->count};
  if (f->failed) return false;
  if (statement->is_cast && values->count == 1 && types->count == 1 &&
      tn_type_equal(tn_value__type(f->context, operands[0]), spec.types[0])) {
    f->results.count = 0;
    tn_refs__push(f->rewriter, &f->results, operands[0]);
    return f->rewriter->status == TN_OK;
  }
  if (statement->kind == TN_RULE_CALL) {
    return keep_results(f, f->run->lowering->call(f->run, f->op, statement->function, &spec));
  }
  spec.name = name_of(f, statement);
  const tn_ref op = spec.name == NULL ? 0 : tn_rewriter__create(f->rewriter, &spec);
  if (op != 0 && statement->has_body) enter(f, op, statement->values);
  return keep_results(f, op);
}

static bool make(follower* f, const tn_rule_statement* statement) {
  tn_refs values = {0};
  tn_types types = {0};
  tn_entries attributes = {0};
  if (statement->kind == TN_RULE_CONSTANT) return make_constant(f, statement);
  add_values(f, statement->values, &values);
  add_attributes(f, statement->attributes, &attributes);
  add_types(f, statement->types, &types);
  const bool made = make_of(f, statement, &values, &types, &attributes);
  tn_refs__free(f->rewriter, &values);
  tn_types__free(f->rewriter, &types);
  tn_entries__free(f->rewriter, &attributes);
  return made;
}

/// Replaces the op by the last results.
static bool replace(follower* f) {
  if (f->inner.storage != NULL) return true;  // One of several vectors.
  if (f->results.count != tn_op__result_count(f->context, f->op)) return false;
  tn_conversion__replace(f->run->c, f->op, tn_refs__items(&f->results));
  return f->rewriter->status == TN_OK;
}

static void name_results(follower* f, const tn_rule_statement* statement) {
  for (uint32_t i = 0; i < f->results.count && i < statement->name_count; ++i) {
    const tn_ref result = tn_refs__items(&f->results)[i];
    f->named[statement->names[i] - 'a'] = result;
    f->outer_named[statement->names[i] - 'a'] = result;
  }
}

/// Executes all statements; false if one fails.
static bool follow_statements(follower* f, const tn_rule_statement* statement) {
  for (; statement != NULL; statement = statement->next) {
    if (statement->kind == TN_RULE_LEAVE) {
      leave(f);
      continue;
    }
    if (statement->kind == TN_RULE_VALUES) {
      f->results.count = 0;
      add_values(f, statement->values, &f->results);
    } else if (!make(f, statement)) {
      return false;
    }
    if (statement->is_last) return replace(f);
    name_results(f, statement);
  }
  tn_conversion__erase(f->run->c, f->op);  // There is no replacement.
  return true;
}

//===-- Multi-dimensional vectors -------------------------------------------------------------===//

/// Returns the one-dimensional vector type inside a multi-dimensional one; null for other types.
static tn_type innermost(follower* f, tn_type type) {
  tn_type vector = {NULL};
  if (!is_vector_of_vectors(type)) return vector;
  const size_t last = tn_shaped_type_rank(type) - 1;
  const bool scalable = tn_vector_type_is_scalable(type, last);
  const tn_type element = tn_conversion__type(f->run->c, tn_type__element(type));
  if (element.storage == NULL) return element;
  tn_rewriter__fail(f->rewriter, tn_vector_type_get(element, tn_shaped_type_dims(type) + last,
                                                    &scalable, 1, &vector));
  return vector;
}

/// Extracts the vector at a position from each operand.
static bool take_apart(follower* f, const tn_ref* operands, tn_attribute position, tn_refs* parts) {
  parts->count = 0;
  for (uint32_t i = 0; i < tn_op__operand_count(f->context, f->op); ++i) {
    const tn_type inner =
        innermost(f, tn_value__type(f->context, tn_op__operand(f->context, f->op, i)));
    if (inner.storage == NULL) return false;
    tn_refs__push(f->rewriter, parts,
                  f->run->lowering->extract(f->rewriter, inner, operands[i], position));
  }
  return f->rewriter->status == TN_OK;
}

/// Applies the rule to each vector in arrays of vectors.
static bool unroll(follower* f, tn_type type, const tn_rule* rule) {
  const tn_lowering* lowering = f->run->lowering;
  const size_t rank = tn_shaped_type_rank(type) - 1;
  const tn_type array = tn_conversion__result_type(f->run->c, f->op, 0);
  const tn_ref* operands = f->operands;
  tn_refs parts = {0};
  int64_t pieces = 1;
  const tn_type inner = innermost(f, type);
  if (inner.storage == NULL || array.storage == NULL) return false;
  for (uint32_t i = 0; i < tn_op__operand_count(f->context, f->op); ++i) {
    if (!is_vector_of_vectors(tn_value__type(f->context, tn_op__operand(f->context, f->op, i)))) {
      return false;
    }
  }
  for (size_t i = 0; i < rank; ++i) pieces *= tn_shaped_type_dims(type)[i];
  f->inner = inner;
  tn_ref all = lowering->undefined(f->rewriter, array);
  bool made = true;
  for (int64_t k = 0; made && k < pieces && tn_rewriter__goes_on(f->rewriter); ++k) {
    const tn_attribute position = tn_lowering__place(f->rewriter, type, rank, k);
    made = take_apart(f, operands, position, &parts);
    f->operands = tn_refs__items(&parts);
    made = made && follow_statements(f, rule->statements);
    if (made) all = lowering->insert(f->rewriter, all, tn_refs__items(&f->results)[0], position);
  }
  tn_refs__free(f->rewriter, &parts);
  f->inner.storage = NULL;
  f->results.count = 0;
  tn_refs__push(f->rewriter, &f->results, all);
  return made && f->rewriter->status == TN_OK && replace(f);
}

bool tn_lowering_rule__follow(tn_lowering_run* run, tn_ref op, const tn_ref* operands,
                              const tn_rule* rule) {
  follower f = {.run = run,
                .rewriter = run->rewriter,
                .context = run->rewriter->context,
                .op = op,
                .operands = operands};
  bool done = false;
  if (conditions_hold(&f, rule)) {
    const tn_type type = result_type(&f, 0);
    const bool may_unroll = rule->mode != TN_RULE_STATEMENTS && run->lowering->insert != NULL;
    done = may_unroll && type.storage != NULL && is_vector_of_vectors(type)
               ? unroll(&f, type, rule)
               : follow_statements(&f, rule->statements);
  }
  tn_refs__free(f.rewriter, &f.results);
  return done;
}
