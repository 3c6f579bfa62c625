// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of lowerings, in PDLL: parsed and checked by the library's own front end (src/pdll), and
// written as rules. schema/lowerings/natives.pdll documents the functions that they may call.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"

#define MADE_MAX 26u  // Values are named by letters.

/// The value of an expression in the syntax of rules.
struct tn_pdll_values {
  char text[96];
  size_t made;  ///< For an op or its results: the number of the op among the created ones, from 1.
  bool is_root;
};
typedef struct tn_pdll_values value;

/// A created op.
typedef struct made_op {
  tn_text_buffer call;        ///< `name(values)`, or a constant.
  tn_text_buffer attributes;  ///< Each with a preceding comma.
  tn_text_buffer types;
  bool keeps_attributes;
  bool is_cast;         ///< Omitted between equal types.
  bool has_body;        ///< Its region contains the ops after it,
  bool leaves_body;     ///< up to this one.
  char copies[8 * 10];  ///< Names of the root's operands for the region: `a=0; `.
  size_t result_count;
  char names[2 * MADE_MAX];  ///< Its results, `a,b`.
} made_op;

typedef struct lowering_writer {
  tn_pdll_parser* parser;
  const tn_pdll_node* root;
  tn_text_buffer conditions;
  bool is_each_vector;
  made_op made[MADE_MAX];
  size_t made_count;
  char next_name;
  char body_names[10];  ///< In a region, the names of the root's operands; 0 for none.
  tn_text_buffer* out;
} lowering_writer;

#define IS(view, text) tn_string_view_equal(view, tn_string_view_from(text))

_Noreturn static void fail(const lowering_writer* writer, const tn_pdll_node* node,
                           const char* why) {
  tn_pdll__fail(writer->parser, node->place, "%s", why);
  exit(1);
}

static value text_value(const lowering_writer* writer, const tn_pdll_node* node, const char* head,
                        const char* text, const char* tail) {
  value made = {.made = 0};
  const int size = snprintf(made.text, sizeof made.text, "%s%s%s", head, text, tail);
  if (size < 0 || (size_t)size >= sizeof made.text)
    fail(writer, node, "the generated text is too long");
  return made;
}

static void bind(lowering_writer* writer, tn_pdll_node* variable, value bound) {
  value* copy = tn_arena__take(&writer->parser->arena, sizeof *copy);
  if (copy == NULL) exit(1);
  *copy = bound;
  variable->values = copy;
}

static tn_string_view callee_of(const tn_pdll_node* call) {
  return tn_pdll__callable(call->subject)->name;
}

static value evaluate(lowering_writer* writer, const tn_pdll_node* node);

//===-- Types ---------------------------------------------------------------------------------===//

/// Converts a type: `o` becomes `r`, `1o` becomes `1`, and a nested type gets `.c`.
static value converted(const lowering_writer* writer, const tn_pdll_node* node, value type) {
  if (type.text[0] == 'o' && strchr(type.text, '.') == NULL) {
    type.text[0] = 'r';
    return type;
  }
  if (isdigit((unsigned char)type.text[0]) != 0 && strcmp(type.text + 1, "o") == 0) {
    type.text[1] = '\0';
    return type;
  }
  return text_value(writer, node, "", type.text, ".c");
}

/// Evaluates a call of a native constraint that returns a type.
static value call_for_type(lowering_writer* writer, const tn_pdll_node* call) {
  static const char* const suffixes[][2] = {
      {"ElementOf", ".e"}, {"TwiceAsWide", ".2"}, {"Unsigned", ".u"}, {"WithElements", "."}};
  static const char* const made_of[][2] = {{"LLVMStructOf", "&llvm.struct("},
                                           {"SPIRVStructOf", "&spirv.struct("},
                                           {"PointerTo", "&emitc.ptr("},
                                           {"LvalueOf", "&emitc.lvalue("}};
  const tn_string_view name = callee_of(call);
  const value type = evaluate(writer, call->items.items[0].node);
  if (IS(name, "Converted")) return converted(writer, call, type);
  for (size_t i = 0; i < sizeof made_of / sizeof *made_of; ++i) {
    if (!IS(name, made_of[i][0])) continue;
    const value first = text_value(writer, call, made_of[i][1], type.text, "");
    if (call->items.count == 1) return text_value(writer, call, first.text, ")", "");
    const value other = evaluate(writer, call->items.items[1].node);
    const value both = text_value(writer, call, first.text, ",", other.text);
    return text_value(writer, call, both.text, ")", "");
  }
  for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; ++i) {
    if (!IS(name, suffixes[i][0])) continue;
    const value element =
        call->items.count == 2 ? evaluate(writer, call->items.items[1].node) : (value){.made = 0};
    const value made = text_value(writer, call, type.text, suffixes[i][1], element.text);
    return made;
  }
  fail(writer, call, "this constraint does not define a result type");
}

/// Returns the word in `attr<"\"word\"">`.
static tn_string_view quoted(const lowering_writer* writer, const tn_pdll_node* node) {
  const tn_string_view text = node->text;
  if (node->kind != TN_PDLL_ATTRIBUTE || text.size < 2 || *text.data != '"') {
    fail(writer, node, "expected a string attribute");
  }
  return (tn_string_view){text.data + 1, text.size - 2};
}

static const char* text_of(const lowering_writer* writer, tn_string_view view) {
  return tn_pdll__text(writer->parser, "%.*s%c", TN_PDLL_ARG(view), '\0').data;
}

//===-- Conditions ----------------------------------------------------------------------------===//

static void add_condition(lowering_writer* writer, const char* text, const char* tail,
                          bool is_negated) {
  tn_text_buffer_format(&writer->conditions, "%s%s%s%s", writer->conditions.size == 0 ? "" : ",",
                        is_negated ? "!" : "", text, tail);
}

/// Reads a call that is a statement of the match.
static void read_constraint(lowering_writer* writer, const tn_pdll_node* call) {
  static const char* const kinds[][2] = {
      {"IsInteger", "iI"},     {"IsI1", "bB"},        {"IsIndex", "xX"},
      {"IsFloat", "fF"},       {"IsVector", "vV"},    {"IsTensor", "tT"},
      {"IsScalar", "sS"},      {"IsUnsigned", "uU"},  {"IsCType", "kK"},
      {"IsDialectType", "dD"}, {"IsLLVMFloat", "lL"}, {"IsVectorOfVectors", "nN"}};
  static const char* const relations[][2] = {
      {"IsSame", "="},  {"IsWider", ">"}, {"HasWidth", "=#"}, {"IsWiderThan", ">#"},
      {"IsBelow", "<"}, {"IsAbove", ">"}, {"HasBit", "&"}};
  const tn_string_view name = callee_of(call);
  const value type = evaluate(writer, call->items.items[0].node);
  if (IS(name, "EachVector")) {
    writer->is_each_vector = true;
    return;
  }
  const bool is_target = IS(name, "TargetHas");
  if (is_target || IS(name, "HasAttribute")) {
    const tn_string_view word = quoted(writer, call->items.items[1].node);
    const tn_pdll_definition* op = writer->root->type->definition;
    if (!is_target && !tn_known_ops__has_attribute(op, word)) {
      fail(writer, call->items.items[1].node, "the root has no such attribute");
    }
    const value condition =
        text_value(writer, call, is_target ? "?" : "@", text_of(writer, word), "");
    add_condition(writer, condition.text, "", call->is_negated);
    return;
  }
  for (size_t i = 0; i < sizeof relations / sizeof *relations; ++i) {
    if (!IS(name, relations[i][0])) continue;
    const value other = evaluate(writer, call->items.items[1].node);
    const value tail = text_value(writer, call, relations[i][1], other.text, "");
    add_condition(writer, type.text, tail.text, call->is_negated);
    return;
  }
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!IS(name, kinds[i][0])) continue;
    const char mark[] = {'~', kinds[i][1][call->is_negated], '\0'};
    add_condition(writer, type.text, mark, false);
    return;
  }
  fail(writer, call, "this constraint cannot be a condition");
}

/// Binds an operand or a result type of the root.
static void bind_slot(lowering_writer* writer, const tn_pdll_node* expression, value bound,
                      value type) {
  if (expression->kind != TN_PDLL_DECL_REF) fail(writer, expression, "expected a variable");
  tn_pdll_node* variable = expression->subject;
  bind(writer, variable, bound);
  for (size_t i = 0; i < variable->items.count; ++i) {
    const tn_pdll_node* constraint = variable->items.items[i].node;
    const tn_pdll_node* of = constraint->subject;
    if (of == NULL || constraint->kind != TN_PDLL_CST_VALUE) continue;
    if (of->kind != TN_PDLL_DECL_REF) fail(writer, of, "expected a variable");
    bind(writer, of->subject, type);
  }
}

static const tn_pdll_attribute* attribute_of(const tn_pdll_definition* op, tn_string_view name) {
  for (size_t i = 0; op != NULL && i < op->attribute_count; ++i) {
    if (tn_string_view_equal(op->attributes[i].name, name)) return &op->attributes[i];
  }
  return NULL;
}

/// Matches `name = variable: Attr`, which is required, `variable: Optional`, or `name = attr<>`.
static void match_attribute(lowering_writer* writer, const tn_pdll_node* attribute) {
  char name[96];
  const tn_pdll_node* subject = attribute->subject;
  (void)snprintf(name, sizeof name, "@%.*s", TN_PDLL_ARG(attribute->name));
  if (subject->kind == TN_PDLL_ATTRIBUTE) {
    char text[96];
    const bool is_number = isdigit((unsigned char)*subject->text.data) != 0;
    const size_t size = is_number ? strcspn(subject->text.data, " ") : subject->text.size;
    (void)snprintf(text, sizeof text, is_number ? "=%.*s" : "='%.*s'",
                   (int)(size < subject->text.size ? size : subject->text.size),
                   subject->text.data);
    add_condition(writer, name, text, false);
    return;
  }
  if (subject->kind != TN_PDLL_DECL_REF)
    fail(writer, subject, "expected a variable or `attr<...>`");
  bool is_optional = false;
  const tn_pdll_list* constraints = &subject->subject->items;
  for (size_t i = 0; i < constraints->count; ++i) {
    const tn_pdll_node* constraint = constraints->items[i].node;
    is_optional = is_optional || (constraint->has_name && IS(constraint->name, "Optional"));
  }
  const tn_pdll_attribute* known = attribute_of(writer->root->type->definition, attribute->name);
  if (!is_optional && known != NULL && known->is_optional) add_condition(writer, name, "", false);
  bind(writer, subject->subject, text_value(writer, subject, "", name, ""));
}

static void match_root(lowering_writer* writer, const tn_pdll_node* operation) {
  char number[24];
  writer->root = operation;
  if (operation->items.count > 10 || operation->results.count > 10)
    fail(writer, operation, "too many");
  for (size_t i = 0; i < operation->items.count; ++i) {
    (void)snprintf(number, sizeof number, "%zu", i);
    const tn_pdll_node* operand = operation->items.items[i].node;
    if (operand->type->kind == TN_PDLL_TYPE_VALUE_RANGE) (void)snprintf(number, sizeof number, "*");
    bind_slot(writer, operand, text_value(writer, operand, "", number, ""),
              text_value(writer, operand, "", number, "o"));
  }
  for (size_t i = 0; i < operation->results.count; ++i) {
    const tn_pdll_node* type = operation->results.items[i].node;
    (void)snprintf(number, sizeof number, i == 0 ? "o" : "o%zu", i);
    if (type->kind != TN_PDLL_DECL_REF) fail(writer, type, "expected a variable");
    bind(writer, type->subject, text_value(writer, type, "", number, ""));
  }
  for (size_t i = 0; i < operation->attributes.count; ++i) {
    match_attribute(writer, operation->attributes.items[i].node);
  }
}

//===-- Created ops ---------------------------------------------------------------------------===//

static made_op* add_made(lowering_writer* writer, const tn_pdll_node* node, size_t result_count) {
  if (writer->made_count == MADE_MAX || writer->next_name + (char)result_count > 'z' + 1) {
    fail(writer, node, "a pattern is limited to 26 new values");
  }
  const tn_allocator* allocator = writer->out->allocator;
  made_op* made = &writer->made[writer->made_count++];
  *made = (made_op){.call = tn_text_buffer_make(allocator),
                    .attributes = tn_text_buffer_make(allocator),
                    .types = tn_text_buffer_make(allocator),
                    .result_count = result_count};
  // An op without results has a name that is never used.
  const size_t count = result_count == 0 ? 1 : result_count;
  for (size_t i = 0; i < count; ++i) {
    made->names[2 * i] = writer->next_name++;
    made->names[2 * i + 1] = i + 1 == count ? '\0' : ',';
  }
  return made;
}

static value result_of(const lowering_writer* writer, const tn_pdll_node* node) {
  value results = text_value(writer, node, "", writer->made[writer->made_count - 1].names, "");
  results.made = writer->made_count;
  return results;
}

static void append_values(lowering_writer* writer, const tn_pdll_list* list, tn_text_buffer* out) {
  for (size_t i = 0; i < list->count; ++i) {
    const value each = evaluate(writer, list->items[i].node);
    tn_text_buffer_format(out, "%s%s", i == 0 ? "" : ",", each.text);
  }
}

/// Creates `op<name>(values) {attributes} -> (types)`; the default types are the root's, converted.
static value make_op(lowering_writer* writer, const tn_pdll_node* operation) {
  tn_text_buffer values = tn_text_buffer_make(writer->out->allocator);
  const tn_pdll_definition* known = operation->type->definition;
  if (known == NULL) fail(writer, operation, "expected the name of an op");
  append_values(writer, &operation->items, &values);
  const bool gives_types = operation->results.count != 0;
  const size_t count = gives_types ? operation->results.count : known->result_count;
  tn_text_buffer attributes = tn_text_buffer_make(writer->out->allocator);
  for (size_t i = 0; i < operation->attributes.count; ++i) {
    const tn_pdll_node* attribute = operation->attributes.items[i].node;
    const value given = evaluate(writer, attribute->subject);
    const bool is_literal = strchr("@&", *given.text) == NULL;  // Not an attribute of the root or a
                                                                // type.
    tn_text_buffer_format(&attributes, ",%.*s=%s%s%s", TN_PDLL_ARG(attribute->name),
                          is_literal ? "'" : "", given.text, is_literal ? "'" : "");
  }
  made_op* made = add_made(writer, operation, count);
  made->attributes = attributes;
  tn_text_buffer_format(&made->call, "%.*s(%.*s)", TN_PDLL_ARG(known->name), (int)values.size,
                        values.size == 0 ? "" : values.data);
  if (gives_types) {
    append_values(writer, &operation->results, &made->types);
  } else {
    for (size_t i = 0; i < count; ++i) {
      tn_text_buffer_format(&made->types, i == 0 ? "r" : ",r%zu", i);
    }
  }
  tn_text_buffer_free(&values);
  return result_of(writer, operation);
}

/// Evaluates a call that creates a constant.
static bool call_for_constant(lowering_writer* writer, const tn_pdll_node* call, value* out_made) {
  static const char* const constants[][2] = {
      {"Constant", "#"},           {"ArithConstant", "#(arith.constant)"},
      {"AttributeConstant", "#"},  {"Width", "#w"},
      {"HalfWidth", "#h"},         {"ArithWidth", "#(arith.constant)w"},
      {"ElementCount", "#p"},      {"Mask", "#m"},
      {"ConstantOf", "#"},         {"WidthDifference", "#d"},
      {"AttributeConstantOf", "#"}};
  const size_t count = call->items.count;
  value parts[3] = {{.made = 0}};
  size_t i = 0;
  while (i < sizeof constants / sizeof *constants && !IS(callee_of(call), constants[i][0])) ++i;
  if (i == sizeof constants / sizeof *constants) return false;
  for (size_t k = 0; k < count; ++k) parts[k] = evaluate(writer, call->items.items[k].node);
  made_op* made = add_made(writer, call, 1);
  tn_text_buffer_format(&made->call, "%s%s%s%s", constants[i][1], count == 1 ? ":" : "",
                        parts[0].text, count == 1 ? "" : ":");
  tn_text_buffer_format(&made->call, "%s%s%s", parts[1].text, count == 3 ? "/" : "", parts[2].text);
  *out_made = result_of(writer, call);
  return true;
}

/// Returns `@attribute/01` for the digits of `attr<"[0, 1]">`.
static value look_up(const lowering_writer* writer, const tn_pdll_node* list, value attribute) {
  char digits[24] = "/";
  size_t count = 1;
  bool follows_digit = false;
  for (size_t i = 0; i < list->text.size; ++i) {
    const bool is_digit = isdigit((unsigned char)list->text.data[i]) != 0;
    if (is_digit && follows_digit) fail(writer, list, "the numbers of Lookup must have one digit");
    follows_digit = is_digit;
    if (!is_digit) continue;
    if (count + 1 == sizeof digits) fail(writer, list, "Lookup is limited to 22 numbers");
    digits[count++] = list->text.data[i];
  }
  digits[count] = '\0';
  return text_value(writer, list, attribute.text, digits, "");
}

/// Names the root's operands that the op has, for use in its region.
static void name_operands(lowering_writer* writer, const tn_pdll_node* call, made_op* made) {
  char* at = memchr(made->call.data, '(', made->call.size);
  const char* end = made->call.data + made->call.size;
  size_t size = 0;
  for (; at != NULL && at < end; ++at) {
    if (isdigit((unsigned char)*at) == 0) continue;
    char* name = &writer->body_names[*at - '0'];
    if (*name == '\0') {
      if (writer->next_name > 'z') fail(writer, call, "a pattern is limited to 26 new values");
      *name = writer->next_name++;
      size +=
          (size_t)snprintf(made->copies + size, sizeof made->copies - size, "%c=%c; ", *name, *at);
    }
    *at = *name;
  }
}

/// Evaluates a call that modifies a created op.
static bool call_of_op(lowering_writer* writer, const tn_pdll_node* call, value op) {
  const tn_string_view name = callee_of(call);
  if (op.made == 0) return false;
  made_op* made = &writer->made[op.made - 1];
  if (IS(name, "UnlessSameType")) {
    made->is_cast = true;
  } else if (IS(name, "EnterBody")) {
    made->has_body = true;
    name_operands(writer, call, made);
  } else if (IS(name, "LeaveBody")) {
    writer->made[writer->made_count - 1].leaves_body = true;
    memset(writer->body_names, 0, sizeof writer->body_names);
  } else {
    return false;
  }
  return true;
}

/// Evaluates a call that creates an attribute; false for other calls.
static bool call_for_attribute(lowering_writer* writer, const tn_pdll_node* call, value given,
                               value* out_made) {
  const tn_string_view name = callee_of(call);
  if (IS(name, "AsLLVM")) {
    *out_made = text_value(writer, call, "", given.text, ":llvm");
  } else if (IS(name, "TypeArray")) {
    *out_made = text_value(writer, call, "&", given.text, "");
  } else if (IS(name, "Lookup")) {
    *out_made = look_up(writer, call->items.items[1].node, given);
  } else if (IS(name, "NumberAs")) {
    const value type = evaluate(writer, call->items.items[1].node);
    *out_made = text_value(writer, call, given.text, ".", type.text);
  } else if (IS(name, "Numbers")) {
    const tn_string_view type = call->items.items[1].node->text;
    *out_made = text_value(writer, call, given.text, "!", text_of(writer, type));
  } else {
    return false;
  }
  return true;
}

/// Evaluates a call of a native rewrite.
static value call_rewrite(lowering_writer* writer, const tn_pdll_node* call) {
  const tn_string_view name = callee_of(call);
  const tn_pdll_node* first = call->items.items[0].node;
  value made;
  if (call_for_constant(writer, call, &made)) return made;
  if (IS(name, "CallFunction")) {
    const value values = evaluate(writer, call->items.items[1].node);
    made_op* op = add_made(writer, call, 0);
    const tn_string_view function = quoted(writer, first);
    tn_text_buffer_format(&op->call, "@%.*s(%s)", TN_PDLL_ARG(function), values.text);
    return result_of(writer, call);
  }
  const value given = evaluate(writer, first);
  if (call_for_attribute(writer, call, given, &made)) return made;
  if (call_of_op(writer, call, given)) return given;
  if (IS(name, "Original")) {
    if (isdigit((unsigned char)*given.text) == 0) fail(writer, first, "expected an operand");
    const char letter[] = {(char)(*given.text - '0' + 'A'), '\0'};
    return text_value(writer, call, letter, "", "");
  }
  if (IS(name, "SetAttribute") && given.made != 0) {
    const value attribute = evaluate(writer, call->items.items[2].node);
    const tn_string_view key = quoted(writer, call->items.items[1].node);
    tn_text_buffer_format(&writer->made[given.made - 1].attributes, ",%.*s='%s'", TN_PDLL_ARG(key),
                          attribute.text);
    return given;
  }
  if (IS(name, "KeepAttributes")) {
    made = evaluate(writer, call->items.items[1].node);
    if (!given.is_root || made.made == 0)
      fail(writer, call, "expected the root and an op made of it");
    writer->made[made.made - 1].keeps_attributes = true;
    return made;
  }
  fail(writer, call, "unknown rewrite");
}

/// Returns one result of a created op.
static value member_of(lowering_writer* writer, const tn_pdll_node* node) {
  size_t index = 0;
  if (node->subject->kind == TN_PDLL_TUPLE) {
    (void)tn_pdll__find_element(node->subject->type, node->name, &index);
    return evaluate(writer, node->subject->items.items[index].node);
  }
  const value op = evaluate(writer, node->subject);
  const tn_pdll_definition* known = node->subject->type->definition;
  const bool is_known =
      known != NULL && tn_pdll__find_group(known->results, known->result_count, node->name, &index);
  if (op.made == 0 || !is_known || index >= writer->made[op.made - 1].result_count) {
    fail(writer, node, "expected a result of an op that is made");
  }
  const char letter[] = {op.text[2 * index], '\0'};
  return text_value(writer, node, letter, "", "");
}

/// In a region, replaces an operand of the root by its block argument.
static value in_body(const lowering_writer* writer, value outside) {
  if (isdigit((unsigned char)outside.text[0]) != 0 && outside.text[1] == '\0') {
    const char name = writer->body_names[outside.text[0] - '0'];
    if (name != '\0') outside.text[0] = name;
  }
  return outside;
}

static value evaluate(lowering_writer* writer, const tn_pdll_node* node) {
  char text[96];
  switch (node->kind) {
    case TN_PDLL_DECL_REF:
      if (node->subject->values == NULL) fail(writer, node, "this expression has no value here");
      return in_body(writer, *node->subject->values);
    case TN_PDLL_CALL:
      return writer->parser->section == TN_PDLL_IN_REWRITE ? call_rewrite(writer, node)
                                                           : call_for_type(writer, node);
    case TN_PDLL_OPERATION:
      return make_op(writer, node);
    case TN_PDLL_ALL_RESULTS:
      return evaluate(writer, node->subject);
    case TN_PDLL_MEMBER:
      return member_of(writer, node);
    case TN_PDLL_ATTRIBUTE:
    case TN_PDLL_TYPE:
      if (node->text.size >= sizeof text) fail(writer, node, "the generated text is too long");
      (void)snprintf(text, sizeof text, "%.*s", TN_PDLL_ARG(node->text));
      return text_value(writer, node, node->kind == TN_PDLL_TYPE ? "'" : "", text,
                        node->kind == TN_PDLL_TYPE ? "'" : "");
    case TN_PDLL_RANGE: {
      tn_text_buffer list = tn_text_buffer_make(writer->out->allocator);
      append_values(writer, &node->items, &list);
      const value all = text_value(writer, node, "", list.size == 0 ? "" : list.data, "");
      tn_text_buffer_free(&list);
      return all;
    }
    default:
      fail(writer, node, "this expression is not supported in a lowering");
  }
}

//===-- Rules ---------------------------------------------------------------------------------===//

static void write_made(const made_op* made, bool is_last, tn_text_buffer* out) {
  tn_text_buffer_format(out, " %s%s=", made->copies, is_last ? "" : made->names);
  // The mark of a cast or a region is before the operands.
  const char* brackets = memchr(made->call.data, '(', made->call.size);
  const size_t name_size =
      brackets == NULL ? made->call.size : (size_t)(brackets - made->call.data);
  tn_text_buffer_append(out, made->call.data, name_size);
  tn_text_buffer_append_text(out, made->is_cast ? "?" : made->has_body ? "!" : "");
  tn_text_buffer_append(out, made->call.data + name_size, made->call.size - name_size);
  if (made->keeps_attributes || made->attributes.size != 0) {
    const size_t skipped = made->keeps_attributes ? 0 : 1;
    tn_text_buffer_format(out, "{%s", made->keeps_attributes ? "*" : "");
    tn_text_buffer_append(out, made->attributes.data + skipped, made->attributes.size - skipped);
    tn_text_buffer_append_text(out, "}");
  }
  if (made->types.size == 0) return;
  tn_text_buffer_append_text(out, ":");
  tn_text_buffer_append_view(out, tn_text_buffer_view(&made->types));
}

/// Writes the rule. `replacement` replaces the root; empty to erase it.
static void write_rule(lowering_writer* writer, const char* replacement) {
  const made_op* last = writer->made_count == 0 ? NULL : &writer->made[writer->made_count - 1];
  const bool is_last = last != NULL && strcmp(last->names, replacement) == 0;
  tn_text_buffer* out = writer->out;
  tn_text_buffer_format(out, "%.*s ", TN_PDLL_ARG(writer->root->subject->name));
  if (writer->conditions.size != 0) {
    tn_text_buffer_format(out, "[%.*s] ", (int)writer->conditions.size, writer->conditions.data);
  }
  tn_text_buffer_append_text(out, writer->is_each_vector ? "*:" : ":");
  for (size_t i = 0; i < writer->made_count; ++i) {
    tn_text_buffer_append_text(out, i == 0 ? "" : ";");
    write_made(&writer->made[i], is_last && i + 1 == writer->made_count, out);
    if (writer->made[i].leaves_body) tn_text_buffer_append_text(out, "; ^");
  }
  if (*replacement != '\0' && !is_last) {
    tn_text_buffer_format(out, "%s =%s", writer->made_count == 0 ? "" : ";", replacement);
  }
  tn_text_buffer_append_text(out, "\n");
}

/// The end of a pattern or of its rewrite: the replacement of the root.
static void finish(lowering_writer* writer, const tn_pdll_node* statement) {
  tn_text_buffer values = tn_text_buffer_make(writer->out->allocator);
  if (statement->subject->kind != TN_PDLL_DECL_REF ||
      !evaluate(writer, statement->subject).is_root) {
    fail(writer, statement, "a lowering must replace or erase its root");
  }
  append_values(writer, &statement->items, &values);
  tn_text_buffer_append(&values, "", 1);
  write_rule(writer, values.data);
  tn_text_buffer_free(&values);
}

static void read_let(lowering_writer* writer, const tn_pdll_node* statement) {
  tn_pdll_node* variable = statement->subject;
  const tn_pdll_node* initial = variable->subject;
  if (initial == NULL) fail(writer, statement, "expected `=`");
  if (writer->parser->section == TN_PDLL_IN_MATCH && initial->kind == TN_PDLL_OPERATION) {
    if (writer->root != NULL) fail(writer, initial, "a lowering must match a single op");
    match_root(writer, initial);
    bind(writer, variable, (value){.is_root = true});
  } else {
    bind(writer, variable, evaluate(writer, initial));
  }
}

static void read_statements(lowering_writer* writer, const tn_pdll_list* statements);

static void read_statement(lowering_writer* writer, const tn_pdll_node* statement) {
  if (statement->kind == TN_PDLL_LET) {
    read_let(writer, statement);
  } else if (statement->kind == TN_PDLL_CALL && writer->parser->section == TN_PDLL_IN_MATCH) {
    read_constraint(writer, statement);
  } else if (statement->kind == TN_PDLL_REWRITE) {
    writer->parser->section = TN_PDLL_IN_REWRITE;
    read_statements(writer, &statement->body->items);
  } else if (statement->kind == TN_PDLL_REPLACE || statement->kind == TN_PDLL_ERASE) {
    writer->parser->section = TN_PDLL_IN_REWRITE;
    finish(writer, statement);
  } else {
    (void)evaluate(writer, statement);
  }
}

static void read_statements(lowering_writer* writer, const tn_pdll_list* statements) {
  for (size_t i = 0; i < statements->count; ++i) read_statement(writer, statements->items[i].node);
}

static void write_pattern(tn_pdll_parser* parser, const tn_pdll_node* pattern,
                          tn_text_buffer* out) {
  lowering_writer writer = {.parser = parser,
                            .conditions = tn_text_buffer_make(out->allocator),
                            .next_name = 'a',
                            .out = out};
  const size_t before = out->size;
  if (pattern->has_benefit || pattern->is_recursive) {
    fail(&writer, pattern,
         "a lowering cannot have a benefit or recursion: its patterns are tried in order");
  }
  parser->section = TN_PDLL_IN_MATCH;
  read_statements(&writer, &pattern->body->items);
  if (out->size == before) fail(&writer, pattern, "the root is neither replaced nor erased");
  for (size_t i = 0; i < writer.made_count; ++i) {
    tn_text_buffer_free(&writer.made[i].call);
    tn_text_buffer_free(&writer.made[i].attributes);
    tn_text_buffer_free(&writer.made[i].types);
  }
  tn_text_buffer_free(&writer.conditions);
}

void tn_lowering_patterns__compile(const char* path, const char* text, const tn_known_ops* ops,
                                   tn_text_buffer* out) {
  // The front end only uses the context's allocator.
  tn_context* context = tn_allocate_zeroed(out->allocator, sizeof *context);
  context->allocator = *out->allocator;
  const tn_pdll_options options = {.knows_all_dialects = true};
  tn_pdll_parser parser = {
      .context = context, .options = &options, .arena = {.allocator = out->allocator}};
  tn_pdll_buffer buffer = {.name = tn_string_view_from(path), .text = tn_string_view_from(text)};
  tn_pdll_list declarations = {0};
  tn_lowering_pdll__ops = ops;
  parser.declarations = &declarations;
  tn_pdll__open_buffer(&parser, &buffer);
  if (tn_pdll__push_scope(&parser) == NULL) exit(1);
  tn_pdll__advance(&parser);
  if (!tn_pdll__parse_body(&parser) || parser.status != TN_OK) exit(1);
  for (size_t i = 0; i < declarations.count; ++i) {
    const tn_pdll_node* node = declarations.items[i].node;
    if (node->kind == TN_PDLL_PATTERN) write_pattern(&parser, node, out);
  }
  tn_arena__free(&parser.arena);
  tn_deallocate(out->allocator, context, sizeof *context);
}
