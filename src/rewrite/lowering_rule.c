// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses one rule of a lowering. The build generates and checks rules, so they are well-formed.

#include "rewrite/lowering_rule.h"

#include <stdlib.h>

#include "ir/textual.h"

typedef struct rule_reader {
  tn_rewriter* rewriter;
  tn_lowering_run* run;
  const char* at;
} rule_reader;

static void* take_space(rule_reader* reader, size_t size) {
  void* space = tn_arena__take(&reader->run->rule_space, size);
  if (space == NULL)
    tn_rewriter__fail(reader->rewriter, tn_context__out_of_memory(reader->rewriter->context));
  return space;
}

static bool accept(rule_reader* reader, char c) {
  if (*reader->at != c) return false;
  ++reader->at;
  return true;
}

static tn_string_view take_up_to(rule_reader* reader, const char* ends) {
  const tn_string_view text = {reader->at, strcspn(reader->at, ends)};
  reader->at += text.size;
  return text;
}

/// Parses quoted text.
static tn_string_view take_quoted(rule_reader* reader) {
  ++reader->at;
  const tn_string_view text = take_up_to(reader, "'");
  ++reader->at;
  return text;
}

static const tn_storage* parse(rule_reader* reader, tn_string_view text, bool is_type) {
  const tn_storage* found = NULL;
  tn_rewriter__fail(reader->rewriter,
                    tn_textual__parse(reader->rewriter->context, text, is_type, &found));
  return found;
}

static const tn_storage* op_name(rule_reader* reader, tn_string_view name) {
  const tn_storage* found = NULL;
  tn_rewriter__fail(reader->rewriter,
                    tn_operation_name__get(reader->rewriter->context, name, &found));
  return found;
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_rule_step* read_steps(rule_reader* reader) {
  static const char letters[] = {
      [TN_RULE_ELEMENT] = 'e',   [TN_RULE_WITH_ELEMENTS] = '\'', [TN_RULE_TWICE_AS_WIDE] = '2',
      [TN_RULE_CONVERTED] = 'c', [TN_RULE_UNSIGNED] = 'u',       [TN_RULE_SIGNLESS] = 'z',
      [TN_RULE_BITS] = 'w'};
  tn_rule_step* first = NULL;
  tn_rule_step** last = &first;
  while (accept(reader, '.')) {
    tn_rule_step* step = *last = take_space(reader, sizeof *step);
    if (step == NULL) return first;
    last = &step->next;
    step->kind =
        (tn_rule_step_kind)((const char*)memchr(letters, *reader->at, sizeof letters) - letters);
    if (step->kind == TN_RULE_WITH_ELEMENTS) {
      step->element.storage = parse(reader, take_quoted(reader), true);
    } else {
      ++reader->at;
    }
  }
  return first;
}

static tn_rule_type* read_type(rule_reader* reader);

static void read_types(rule_reader* reader, tn_rule_type** last) {
  do {
    *last = read_type(reader);
    if (*last == NULL) return;
    last = &(*last)->next;
  } while (accept(reader, ','));
}

static tn_rule_type* read_type(rule_reader* reader) {
  tn_rule_type* type = take_space(reader, sizeof *type);
  if (type == NULL) return NULL;
  const bool is_digit = *reader->at >= '0' && *reader->at <= '9';
  if (*reader->at == '\'') {
    type->kind = TN_RULE_FIXED;
    type->fixed.storage = parse(reader, take_quoted(reader), true);
  } else if (accept(reader, '&')) {
    type->kind = TN_RULE_MADE;
    type->name = take_up_to(reader, "(");
    ++reader->at;
    read_types(reader, &type->parts);
    ++reader->at;
  } else if (accept(reader, 'x')) {
    type->kind = TN_RULE_INDEX;
  } else if (accept(reader, 'R')) {
    type->kind = TN_RULE_ALL_RESULTS;
  } else if (is_digit) {
    type->index = (uint32_t)(*reader->at++ - '0');
    type->kind = accept(reader, 'o') ? TN_RULE_ORIGINAL_OPERAND : TN_RULE_OPERAND;
  } else {
    type->kind = *reader->at++ == 'o' ? TN_RULE_ORIGINAL_RESULT : TN_RULE_RESULT;
    if (*reader->at >= '0' && *reader->at <= '9') type->index = (uint32_t)(*reader->at++ - '0');
  }
  type->steps = read_steps(reader);
  return type;
}

//===-- Conditions ----------------------------------------------------------------------------===//

static void read_attribute_condition(rule_reader* reader, tn_rule_condition* condition) {
  char* end = NULL;
  condition->word = take_up_to(reader, "=,]<>&");
  const char sign = *reader->at;
  if (sign == ',' || sign == ']') {
    condition->kind = TN_RULE_HAS_ATTRIBUTE;
  } else if (reader->at[1] == '\'') {
    ++reader->at;
    condition->kind = TN_RULE_IS_ATTRIBUTE;
    condition->attribute.storage = parse(reader, take_quoted(reader), false);
  } else {
    condition->kind = sign == '<'   ? TN_RULE_IS_BELOW
                      : sign == '>' ? TN_RULE_IS_ABOVE
                      : sign == '&' ? TN_RULE_HAS_BIT
                                    : TN_RULE_IS_NUMBER;
    condition->number = strtoll(reader->at + 1, &end, 10);
    reader->at = end;
  }
}

static void read_type_condition(rule_reader* reader, tn_rule_condition* condition) {
  condition->type = read_type(reader);
  const bool is_equal = *reader->at == '=';
  if (accept(reader, '~')) {
    condition->kind = TN_RULE_IS_OF_CLASS;
    condition->word = take_up_to(reader, ",]");
    return;
  }
  ++reader->at;
  if (*reader->at == '#') {
    condition->kind = is_equal ? TN_RULE_HAS_WIDTH : TN_RULE_IS_WIDER_THAN;
    condition->number = strtoll(reader->at + 1, NULL, 10);
    (void)take_up_to(reader, ",]");
  } else {
    condition->kind = is_equal ? TN_RULE_IS_TYPE : TN_RULE_IS_WIDER;
    condition->other = read_type(reader);
  }
}

static tn_rule_condition* read_conditions(rule_reader* reader) {
  tn_rule_condition* first = NULL;
  tn_rule_condition** last = &first;
  if (!accept(reader, '[')) return NULL;
  while (!accept(reader, ']')) {
    tn_rule_condition* condition = *last = take_space(reader, sizeof *condition);
    if (condition == NULL) return first;
    last = &condition->next;
    condition->is_negated = accept(reader, '!');
    if (accept(reader, '@')) {
      read_attribute_condition(reader, condition);
    } else if (accept(reader, '?')) {
      condition->kind = TN_RULE_TARGET_HAS;
      condition->word = take_up_to(reader, ",]");
    } else {
      read_type_condition(reader, condition);
    }
    (void)accept(reader, ',');
  }
  (void)accept(reader, ' ');
  return first;
}

//===-- Parts of ops --------------------------------------------------------------------------===//

static bool read_value(rule_reader* reader, tn_rule_value** last) {
  tn_rule_value* value = *last = take_space(reader, sizeof *value);
  if (value == NULL) return false;
  const char name = *reader->at++;
  if (name == '*') {
    value->kind = TN_RULE_VALUE_OPERANDS;
  } else if (name >= '0' && name <= '9') {
    value->kind = TN_RULE_VALUE_OPERAND;
    value->index = (uint32_t)(name - '0');
  } else if (name >= 'A' && name <= 'Z') {
    value->kind = TN_RULE_VALUE_ORIGINAL;
    value->index = (uint32_t)(name - 'A');
  } else {
    value->kind = TN_RULE_VALUE_NAMED;
    value->index = (uint32_t)(name - 'a');
  }
  return true;
}

static void read_values(rule_reader* reader, tn_rule_value** last) {
  while (read_value(reader, last) && accept(reader, ',')) last = &(*last)->next;
}

/// Parses the conversion of the attribute `@k`.
static void read_conversion(rule_reader* reader, tn_rule_attribute* attribute) {
  attribute->kind = TN_RULE_ATTRIBUTE_OWN;
  attribute->source = take_up_to(reader, "!.:/,}");
  if (accept(reader, '/')) {
    attribute->kind = TN_RULE_ATTRIBUTE_LOOKUP;
    attribute->word = take_up_to(reader, ",}");
  } else if (accept(reader, '!')) {
    attribute->kind = TN_RULE_ATTRIBUTE_NUMBERS;
    attribute->type = take_space(reader, sizeof *attribute->type);
    if (attribute->type == NULL) return;
    attribute->type->kind = TN_RULE_FIXED;
    attribute->type->fixed.storage = parse(reader, take_up_to(reader, ",}"), true);
  } else if (accept(reader, '.')) {
    attribute->kind = TN_RULE_ATTRIBUTE_NUMBER;
    attribute->type = read_type(reader);
  } else if (accept(reader, ':')) {
    attribute->kind = TN_RULE_ATTRIBUTE_OF_DIALECT;
    attribute->word = take_up_to(reader, ",}");
  }
}

static void read_attribute(rule_reader* reader, tn_rule_attribute* attribute) {
  if (accept(reader, '*')) {
    attribute->kind = TN_RULE_ATTRIBUTE_DISCARDABLE;
    return;
  }
  tn_identifier key = {NULL};
  tn_rewriter__fail(reader->rewriter,
                    tn_identifier_get(reader->rewriter->context, take_up_to(reader, "="), &key));
  attribute->key = key.storage == NULL ? 0 : key.storage->self;
  ++reader->at;
  if (accept(reader, '@')) {
    read_conversion(reader, attribute);
  } else if (accept(reader, '&')) {
    attribute->kind = TN_RULE_ATTRIBUTE_TYPES;
    attribute->type = read_type(reader);
  } else {
    attribute->kind = TN_RULE_ATTRIBUTE_FIXED;
    attribute->fixed.storage = parse(reader, take_quoted(reader), false);
  }
}

static tn_rule_attribute* read_attributes(rule_reader* reader) {
  tn_rule_attribute* first = NULL;
  tn_rule_attribute** last = &first;
  if (!accept(reader, '{')) return NULL;
  while (!accept(reader, '}')) {
    *last = take_space(reader, sizeof **last);
    if (*last == NULL) return first;
    read_attribute(reader, *last);
    last = &(*last)->next;
    (void)accept(reader, ',');
  }
  return first;
}

/// Parses the ops between commas; an empty name means no op.
static void read_choice(rule_reader* reader, tn_rule_statement* statement) {
  tn_rule_op** last = &statement->ops;
  statement->choice = take_up_to(reader, ":");
  do {
    ++reader->at;
    *last = take_space(reader, sizeof **last);
    if (*last == NULL) return;
    const tn_string_view name = take_up_to(reader, ",]");
    if (name.size != 0) (*last)->name = op_name(reader, name);
    last = &(*last)->next;
  } while (*reader->at == ',');
  ++reader->at;
}

/// Parses a constant after `#`.
static void read_constant(rule_reader* reader, tn_rule_statement* statement) {
  static const char letters[] = {
      [TN_RULE_NUMBER_ELEMENTS] = 'p',   [TN_RULE_NUMBER_WIDTH] = 'w',
      [TN_RULE_NUMBER_HALF_WIDTH] = 'h', [TN_RULE_NUMBER_MASK] = 'm',
      [TN_RULE_NUMBER_DIFFERENCE] = 'd', [TN_RULE_NUMBER_ATTRIBUTE] = '@',
      [TN_RULE_NUMBER_NAN] = 'n'};
  tn_rule_number* number = &statement->number;
  statement->kind = TN_RULE_CONSTANT;
  statement->ops = take_space(reader, sizeof *statement->ops);
  if (statement->ops == NULL) return;
  const bool is_named = accept(reader, '(');
  statement->ops->name =
      op_name(reader, is_named ? take_up_to(reader, ")")
                               : tn_string_view_from(reader->run->lowering->constant));
  if (is_named) ++reader->at;
  const char* letter = memchr(letters, *reader->at, sizeof letters);
  if (letter != NULL) {
    number->kind = (tn_rule_number_kind)(letter - letters);
    ++reader->at;
  }
  if (number->kind == TN_RULE_NUMBER_MASK || number->kind == TN_RULE_NUMBER_DIFFERENCE) {
    number->other = read_type(reader);
  } else {
    number->source = take_up_to(reader, ":");
  }
  if (letter == NULL) {
    number->integer = strtoll(number->source.data, NULL, 0);
    number->is_real = memchr(number->source.data, '.', number->source.size) != NULL;
  }
  if (number->is_real) {
    const tn_attribute real = {parse(reader, number->source, false)};
    number->is_real = tn_const__real(real, &number->real);
  }
  ++reader->at;
  number->type = read_type(reader);
  if (accept(reader, '/')) number->value_type = read_type(reader);
}

/// Parses `name(values){attributes}:types`, or, if `is_alike`, `name{attributes}`.
static void read_call(rule_reader* reader, tn_rule_statement* statement, bool is_alike) {
  if (!is_alike && accept(reader, '#')) {
    read_constant(reader, statement);
    return;
  }
  if (accept(reader, '@')) {
    statement->kind = TN_RULE_CALL;
    const tn_string_view name = tn_arena__copy(&reader->run->rule_space, take_up_to(reader, "("));
    statement->function = name.data;
    if (name.data == NULL) {
      tn_rewriter__fail(reader->rewriter, tn_context__out_of_memory(reader->rewriter->context));
    }
  } else if (accept(reader, '[')) {
    read_choice(reader, statement);
  } else {
    statement->ops = take_space(reader, sizeof *statement->ops);
    if (statement->ops == NULL) return;
    statement->ops->name = op_name(reader, take_up_to(reader, "(?!{; \n"));
  }
  statement->is_cast = accept(reader, '?');
  statement->has_body = accept(reader, '!');
  if (accept(reader, '(')) {
    if (*reader->at != ')') read_values(reader, &statement->values);
    ++reader->at;
  } else if (is_alike) {
    statement->values = take_space(reader, sizeof *statement->values);
    if (statement->values == NULL) return;
    statement->values->kind = TN_RULE_VALUE_OPERANDS;
  }
  statement->attributes = read_attributes(reader);
  if (accept(reader, ':')) {
    read_types(reader, &statement->types);
  } else if (is_alike) {
    statement->types = take_space(reader, sizeof *statement->types);
    if (statement->types != NULL) statement->types->kind = TN_RULE_ALL_RESULTS;
  }
}

//===-- Rules ---------------------------------------------------------------------------------===//

/// Parses `a,b=`, or `=` for the last statement.
static void read_names(rule_reader* reader, tn_rule_statement* statement) {
  statement->is_last = *reader->at == '=';
  while (!accept(reader, '=')) {
    statement->names[statement->name_count++] = *reader->at++;
    (void)accept(reader, ',');
  }
}

static void read_statement(rule_reader* reader, tn_rule_statement* statement) {
  if (accept(reader, '^')) {
    statement->kind = TN_RULE_LEAVE;
    return;
  }
  read_names(reader, statement);
  if (*reader->at != '\0' && strchr(",;\n", reader->at[1]) != NULL) {  // Or the end of the rule.
    statement->kind = TN_RULE_VALUES;
    read_values(reader, &statement->values);
  } else {
    read_call(reader, statement, false);
  }
}

static void read_statements(rule_reader* reader, tn_rule_statement** last) {
  for (;;) {
    reader->at += strspn(reader->at, " ;");
    if (*reader->at == '\n' || *reader->at == '\0') return;
    *last = take_space(reader, sizeof **last);
    if (*last == NULL || reader->rewriter->status != TN_OK) return;
    read_statement(reader, *last);
    last = &(*last)->next;
  }
}

const tn_rule* tn_lowering_rule__read(tn_lowering_run* run, const char* body) {
  rule_reader reader = {.rewriter = run->rewriter, .run = run, .at = body + 1};
  tn_rule* rule = take_space(&reader, sizeof *rule);
  if (rule == NULL) return NULL;
  rule->conditions = read_conditions(&reader);
  if (accept(&reader, '>')) {
    ++reader.at;
    rule->mode = TN_RULE_ALIKE;
    rule->statements = take_space(&reader, sizeof *rule->statements);
    if (rule->statements != NULL) {
      rule->statements->is_last = true;
      read_call(&reader, rule->statements, true);
    }
  } else {
    if (accept(&reader, '*')) rule->mode = TN_RULE_EACH_VECTOR;
    ++reader.at;
    read_statements(&reader, &rule->statements);
  }
  return run->rewriter->status == TN_OK ? rule : NULL;
}
