// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the rules in an op's schema.

#include "dialects/common/rule.h"

static rule_value evaluate(rule_run* self, const rule_node* node);

//===-- Places --------------------------------------------------------------------------------===//

static rule_value values_at(rule_run* self, bool is_operand, uint32_t index) {
  bool* counted = is_operand ? &self->has_operands : &self->has_results;
  uint32_t* counts = is_operand ? self->operands : self->results;
  if (!*counted) {
    *counted = is_operand
                   ? tn_op_schema__operand_groups(self->context, self->schema, self->op, counts)
                   : tn_op_schema__result_groups(self->context, self->schema, self->op, counts);
    if (!*counted) return rule_nothing;
  }
  rule_value value = {.kind = VALUE_MANY, .ref = self->op, .count = counts[index]};
  value.list = is_operand ? LIST_OPERANDS : LIST_RESULTS;
  for (uint32_t i = 0; i < index; ++i) value.start += counts[i];
  const tn_value_group* groups = is_operand ? self->schema->operands : self->schema->results;
  return groups[index].arity == TN_VARIADIC ? value : rule_value__part(self, value, 0);
}

static rule_value attribute_at(const rule_run* self, uint32_t index) {
  const tn_attribute_group* group = &self->schema->attributes[index];
  tn_attribute found = {tn_op_schema__attribute(self->context, self->schema, self->op, index)};
  if (found.storage == NULL && group->default_value != 0) {
    found = tn_attribute__from(self->context, group->default_value);
  }
  rule_value value = rule_attribute(found);
  value.group = group;
  return value;
}

static rule_value place_at(rule_run* self, const rule_node* node) {
  const tn_op_cell* cell = tn_op__at(self->context, self->op);
  switch ((tn_place_kind)node->number) {
    case TN_PLACE_OPERAND:
    case TN_PLACE_RESULT:
      return values_at(self, node->number == TN_PLACE_OPERAND, node->index);
    case TN_PLACE_ATTRIBUTE:
      return attribute_at(self, node->index);
    case TN_PLACE_REGION:
      if (self->schema->regions[node->index].is_variadic ||
          node->index >= tn_op_cell__region_count(cell)) {
        return rule_nothing;
      }
      return rule_entity(VALUE_REGION, tn_op_cell__region(cell, node->index));
    default:
      return rule_value__part(self, (rule_value){.kind = VALUE_SUCCESSORS, .ref = self->op},
                              node->index);
  }
}

//===-- Operators -----------------------------------------------------------------------------===//

static int truth_of(rule_run* self, const rule_node* node);

static rule_value answer(int truth) { return truth < 0 ? rule_nothing : rule_number(truth); }

static int logical(rule_run* self, const rule_node* node) {
  // The value that decides alone: false for `and`, true for `or`.
  const int decides = node->number == RULE_OR;
  const int left = truth_of(self, node->a);
  if (left == decides) return left;
  const int right = truth_of(self, node->b);
  return right == decides || left >= 0 ? right : -1;
}

static int compare(rule_run* self, const rule_node* node) {
  const rule_value a = evaluate(self, node->a);
  const rule_value b = evaluate(self, node->b);
  const int equal = rule_value__equal(self, a, b);
  return equal < 0 ? -1 : (equal == 1) == (node->number == RULE_EQUAL);
}

static rule_value calculate(rule_operator number, int64_t a, int64_t b) {
  int64_t result = 0;
  bool over = false;
  switch (number) {
    case RULE_LESS:
      return rule_number(a < b);
    case RULE_AT_MOST:
      return rule_number(a <= b);
    case RULE_MORE:
      return rule_number(a > b);
    case RULE_AT_LEAST:
      return rule_number(a >= b);
    case RULE_PLUS:
      over = __builtin_add_overflow(a, b, &result);
      break;
    case RULE_MINUS:
      over = __builtin_sub_overflow(a, b, &result);
      break;
    case RULE_TIMES:
      over = __builtin_mul_overflow(a, b, &result);
      break;
    default:
      if (b == 0 || (b == -1 && a == INT64_MIN)) return rule_nothing;
      return rule_number(number == RULE_OVER ? a / b : a % b);
  }
  return over ? rule_nothing : rule_number(result);
}

/// Reads a float or an integer.
static bool real_of(const rule_run* self, rule_value value, double* out_real) {
  const tn_attribute attribute = rule_value__attribute(value);
  int64_t number = 0;
  if (tn_attribute__is(attribute, TN_ATTRIBUTE_FLOAT)) {
    *out_real = tn_float_attribute_value(attribute);
    return true;
  }
  if (!rule_value__number(self, value, &number)) return false;
  *out_real = (double)number;
  return true;
}

static rule_value compare_reals(const rule_run* self, rule_operator number, rule_value a,
                                rule_value b) {
  double left = 0;
  double right = 0;
  if (number > RULE_AT_LEAST || !real_of(self, a, &left) || !real_of(self, b, &right)) {
    return rule_nothing;
  }
  return calculate(number, (left > right) - (left < right), 0);
}

static rule_value combine(rule_run* self, const rule_node* node) {
  const rule_operator number = (rule_operator)node->number;
  if (number <= RULE_AND) return answer(logical(self, node));
  if (number == RULE_EQUAL || number == RULE_UNEQUAL) return answer(compare(self, node));
  const rule_value a = evaluate(self, node->a);
  const rule_value b = evaluate(self, node->b);
  int64_t left = 0;
  int64_t right = 0;
  if (!rule_value__number(self, a, &left) || !rule_value__number(self, b, &right)) {
    return compare_reals(self, number, a, b);
  }
  return calculate(number, left, right);
}

static rule_value constrained(rule_run* self, const rule_node* node) {
  const rule_value value = evaluate(self, node->a);
  if (node->kind == NODE_IS) {
    const tn_type type = rule_value__type(self, value);
    return type.storage == NULL ? rule_nothing : rule_number(tn_type_rule__holds(node->rule, type));
  }
  const tn_attribute attribute = rule_value__attribute(value);
  if (attribute.storage == NULL) return rule_nothing;
  return rule_number(tn_attribute_rule__holds(node->attribute_rule, attribute));
}

static rule_value listed(rule_run* self, const rule_node* node) {
  const rule_value value = evaluate(self, node->a);
  if (value.kind == VALUE_NOTHING) return rule_nothing;
  for (const rule_node* item = node->b; item != NULL; item = item->b) {
    if (rule_value__equal(self, value, evaluate(self, item->a)) == 1) return rule_number(1);
  }
  return rule_number(0);
}

//===-- Loops ---------------------------------------------------------------------------------===//

/// Iterates over numbers, parts or neighbors.
typedef struct turn {
  rule_value list;
  int64_t count;
  int64_t index;
  bool is_number;
  rule_value now;
} turn;

static turn turn_begin(rule_run* self, const rule_node* bound, bool is_number) {
  turn at = {.list = evaluate(self, bound), .is_number = is_number, .index = -1};
  if (is_number) {
    if (!rule_value__number(self, at.list, &at.count)) at.count = 0;
  } else {
    at.count = rule_value__size(self, at.list);
  }
  return at;
}

static bool turn_next(const rule_run* self, turn* at) {
  if (self->failed || ++at->index >= at->count) return false;
  if (at->is_number) {
    at->now = rule_number(at->index);
  } else if (at->index != 0 && at->list.kind == VALUE_BLOCK) {
    at->now.ref = tn_op__at(self->context, at->now.ref)->next;
  } else if (at->index != 0 && at->list.kind == VALUE_REGION) {
    at->now.ref = tn_block__at(self->context, at->now.ref)->next;
  } else {
    at->now = rule_value__part(self, at->list, at->index);
  }
  return true;
}

/// Evaluates the loops all, any, count, sum, product and first.
static rule_value loop(rule_run* self, const rule_node* node) {
  const rule_loop kind = (rule_loop)node->number;
  int64_t sum = kind == RULE_PRODUCT || kind == RULE_ALL;
  bool known = true;
  turn at = turn_begin(self, node->a, node->text.size != 0);
  while (turn_next(self, &at)) {
    self->slots[node->index] = at.now;
    const rule_value value = evaluate(self, node->b);
    if (kind == RULE_SUM || kind == RULE_PRODUCT) {
      int64_t number = 0;
      if (!rule_value__number(self, value, &number)) return rule_nothing;
      const rule_value next = calculate(kind == RULE_SUM ? RULE_PLUS : RULE_TIMES, sum, number);
      if (next.kind == VALUE_NOTHING) return rule_nothing;
      sum = next.number;
      continue;
    }
    const int truth = rule_value__truth(self, value);
    known = known && truth >= 0;
    if (kind == RULE_COUNT) sum += truth == 1;
    if (kind == RULE_ALL && truth == 0) return rule_number(0);
    if (kind == RULE_ANY && truth == 1) return rule_number(1);
    if (kind == RULE_FIRST && truth == 1) return rule_number(at.index);
  }
  if (kind == RULE_FIRST) return rule_nothing;
  return known || kind == RULE_COUNT ? rule_number(sum) : rule_nothing;
}

//===-- Expressions ---------------------------------------------------------------------------===//

static rule_value call(rule_run* self, const rule_node* node) {
  rule_value arguments[4];
  uint32_t count = 0;
  for (const rule_node* item = node->a; item != NULL && count < 4; item = item->b) {
    arguments[count++] = evaluate(self, item->a);
  }
  return rule_value__call(self, (rule_function)node->number, arguments, count);
}

static rule_value evaluate(rule_run* self, const rule_node* node) {
  rule_value value;
  int64_t number = 0;
  switch ((rule_node_kind)node->kind) {
    case NODE_NUMBER:
      return rule_number(node->number);
    case NODE_TEXT:
      return rule_text(node->text);
    case NODE_SLOT:
      return self->slots[node->index];
    case NODE_PLACE:
      return place_at(self, node);
    case NODE_OP:
      return rule_entity(VALUE_OP, self->op);
    case NODE_FIELD:
      value = evaluate(self, node->a);
      return rule_value__field(self, value, (rule_field)node->number,
                               node->b == NULL ? rule_nothing : evaluate(self, node->b));
    case NODE_INDEX:
      value = evaluate(self, node->a);
      if (!rule_value__number(self, evaluate(self, node->b), &number)) return rule_nothing;
      return rule_value__part(self, value, number);
    case NODE_BINARY:
      return combine(self, node);
    case NODE_NOT:
      return answer(truth_of(self, node));
    case NODE_MINUS:
      if (!rule_value__number(self, evaluate(self, node->a), &number)) return rule_nothing;
      return calculate(RULE_MINUS, 0, number);
    case NODE_IS:
    case NODE_ISA:
      return constrained(self, node);
    case NODE_IN:
      return listed(self, node);
    case NODE_LOOP:
      return loop(self, node);
    case NODE_FUNCTION:
      return call(self, node);
    default:
      return rule_nothing;
  }
}

/// Returns rule_value__truth of the node's value; avoids creating values in common cases.
static int truth_of(rule_run* self, const rule_node* node) {
  if (node->kind == NODE_BINARY && node->number <= RULE_AND) return logical(self, node);
  if (node->kind == NODE_BINARY && node->number <= RULE_UNEQUAL) return compare(self, node);
  if (node->kind == NODE_NOT) {
    const int truth = truth_of(self, node->a);
    return truth < 0 ? -1 : !truth;
  }
  if (node->kind == NODE_FUNCTION && node->a != NULL) {
    const rule_node* argument = node->a->a;
    if (node->number == RULE_FUNCTION_known) return truth_of(self, argument) == 1;
    if (node->number == RULE_FUNCTION_has && argument->kind == NODE_PLACE &&
        argument->number == TN_PLACE_ATTRIBUTE) {
      return attribute_at(self, argument->index).kind != VALUE_NOTHING;
    }
  }
  return rule_value__truth(self, evaluate(self, node));
}

//===-- Rules ---------------------------------------------------------------------------------===//

typedef enum outcome { GO_ON, STOP, BROKEN } outcome;

/// Appends message parts up to a note, whose link is returned; NULL if there is none.
static const rule_node* say(rule_run* self, const rule_node* part, tn_text_buffer* text) {
  for (; part != NULL && part->kind != LINK_NOTE; part = part->next) {
    if (part->kind == NODE_TEXT) {
      tn_text_buffer_append_view(text, part->text);
    } else {
      rule_value__append(self, evaluate(self, part->a), text);
    }
  }
  return part;
}

#define NOTES_MAX 2u

typedef struct said_notes {
  uint32_t count;
  tn_op_note notes[NOTES_MAX];
  tn_text_buffer texts[NOTES_MAX];
} said_notes;

/// Adds the notes from a link on, except those without an op.
static void say_notes(rule_run* self, const rule_node* link, said_notes* out) {
  while (link != NULL && out->count < NOTES_MAX) {
    const rule_value at = evaluate(self, link->a);
    tn_text_buffer* text = &out->texts[out->count];
    tn_op_note* note = &out->notes[out->count];
    *text = tn_text_buffer_make(&self->context->allocator);
    link = say(self, link->next, text);
    tn_text_buffer_append(text, "", 1);
    if (at.kind != VALUE_OP || text->failed) {
      tn_text_buffer_free(text);
      continue;
    }
    *note =
        (tn_op_note){{self->context, tn_op__at(self->context, at.ref)->location}, text->data, NULL};
    if (out->count != 0) note[-1].next = note;
    ++out->count;
  }
}

static outcome broken(rule_run* self, const rule_node* node) {
  tn_text_buffer text = tn_text_buffer_make(&self->context->allocator);
  said_notes said = {.count = 0};
  say_notes(self, say(self, node->next, &text), &said);
  const tn_op_note* told = said.count == 0 ? NULL : said.notes;
  rule_value where = {.ref = self->op};
  if (node->b != NULL) {
    const rule_value asked = evaluate(self, node->b);
    if (asked.kind == VALUE_OP) where = asked;
  }
  self->status = node->is_bare
                     ? tn_check__fail_bare(self->context, where.ref, told, &text)
                     : tn_check__fail_noted(self->context, where.ref, !node->is_plain, told, &text);
  for (uint32_t i = 0; i < said.count; ++i) tn_text_buffer_free(&said.texts[i]);
  return BROKEN;
}

static outcome follow(rule_run* self, const rule_node* link) {
  for (; link != NULL; link = link->next) {
    if (self->failed) return BROKEN;
    if (link->kind == LINK_LET) {
      self->slots[link->index] = evaluate(self, link->a);
    } else if (link->kind == LINK_FOR || link->kind == LINK_EACH) {
      turn at = turn_begin(self, link->a, link->kind == LINK_FOR);
      while (turn_next(self, &at)) {
        self->slots[link->index] = at.now;
        const outcome end = follow(self, link->next);
        if (end != GO_ON) return end;
      }
      return self->failed ? BROKEN : GO_ON;
    } else {
      const int truth = truth_of(self, link->a);
      if (link->kind == LINK_MUST) return truth == 0 ? broken(self, link) : GO_ON;
      if (link->kind == LINK_DONE) return truth == 1 ? STOP : GO_ON;
      if (truth != 1) return GO_ON;
    }
  }
  return GO_ON;
}

static tn_status check(tn_context* context, tn_ref op, const tn_op_schema* schema,
                       const tn_rule_list* rules, bool types_are_right, tn_symbol_finder* finder) {
  uint64_t told = types_are_right ? rules->told : 0;
  rule_run self;
  self.context = context;
  self.op = op;
  self.schema = schema;
  self.finder = finder;
  self.status = TN_OK;
  self.failed = self.has_operands = self.has_results = false;
  self.own_finder = (tn_symbol_finder){0};
  for (uint32_t i = 0; i < rules->slot_count; ++i) self.slots[i] = rule_nothing;
  outcome end = GO_ON;
  for (uint32_t i = 0; i < rules->count && end == GO_ON && !self.failed; ++i, told >>= 1) {
    if ((told & 1) == 0) end = follow(&self, rules->rules[i]);
  }
  if (self.finder == &self.own_finder) tn_symbol_finder__close(&self.own_finder, context);
  if (self.failed) return TN_OUT_OF_MEMORY;
  return end == BROKEN ? self.status : TN_OK;
}

const tn_rule_engine tn_common_rule_engine = {
    .load = tn_rules__load,
    .check = check,
    .depend_on_types_only = tn_rules__depend_on_types_only,
    .mention = tn_rules__mention};
