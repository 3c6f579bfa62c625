// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates pdl ops for patterns and statements. The body of a constraint or rewrite is generated
// at each call (codegen_expr.c).

#include "pdll/codegen.h"

#include <tenure/dialect.h>
#include <tenure/text.h>
#include <tenure/verify.h>

//===-- Ops -----------------------------------------------------------------------------------===//

static void note(tn_pdll_generator* generator, tn_status status) {
  if (generator->parser->status == TN_OK) generator->parser->status = status;
}

tn_op tn_pdll__make(tn_pdll_generator* generator, const tn_pdll_op* op) {
  const tn_op none = {0, 0, 0, 0};
  tn_op made = none;
  if (tn_pdll__failed(generator)) return none;
  if (generator->op_count++ == TN_PDLL_PATTERN_OPS_MAX) {
    tn_pdll__fail(generator->parser, op->place, "a pattern compiles to more than %u operations",
                  TN_PDLL_PATTERN_OPS_MAX);
    generator->parser->status = TN_LIMIT_EXCEEDED;
    return none;
  }
  tn_op_state state = {.location = tn_pdll__location(generator->context, op->place),
                       .insertion = generator->insertion,
                       .operands = op->operands,
                       .operand_count = op->operand_count,
                       .result_types = op->result_types,
                       .result_count = op->result_count,
                       .region_count = op->region_count,
                       .attributes = op->attributes,
                       .attribute_count = op->attribute_count};
  tn_status status =
      tn_operation_name_get(generator->context, tn_string_view_from(op->name), &state.name);
  if (status == TN_OK) status = tn_op_create(generator->scope, &state, &made);
  note(generator, status);
  return made;
}

tn_value tn_pdll__make_value(tn_pdll_generator* generator, tn_pdll_op op, tn_pdl_kind kind) {
  op.result_types = &generator->types[kind];
  op.result_count = 1;
  const tn_op made = tn_pdll__make(generator, &op);
  return tn_pdll__failed(generator) ? (tn_value){0} : tn_op_result(made, 0);
}

void tn_pdll__set(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                  tn_attribute value) {
  tn_named_attribute* attribute = &op->attributes[op->attribute_count++];
  attribute->value = value;
  note(generator,
       tn_identifier_get(generator->context, tn_string_view_from(name), &attribute->name));
}

void tn_pdll__set_text(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                       tn_string_view text) {
  tn_attribute value = {0};
  note(generator, tn_string_attribute_get(generator->context, text, &value));
  tn_pdll__set(generator, op, name, value);
}

void tn_pdll__set_integer(tn_pdll_generator* generator, tn_pdll_op* op, const char* name,
                          uint32_t width, int64_t value) {
  tn_type type = {0};
  tn_attribute attribute = {0};
  tn_status status = tn_integer_type_get(generator->context, width, TN_SIGNLESS, &type);
  if (status == TN_OK) status = tn_integer_attribute_get(type, value, &attribute);
  note(generator, status);
  tn_pdll__set(generator, op, name, attribute);
}

void tn_pdll__set_segments(tn_pdll_generator* generator, tn_pdll_op* op, const int32_t* sizes,
                           size_t count) {
  tn_type type = {0};
  tn_attribute attribute = {0};
  tn_status status = tn_integer_type_get(generator->context, 32, TN_SIGNLESS, &type);
  if (status == TN_OK) {
    status = tn_dense_array_attribute_get(type, count, sizes, count * sizeof *sizes, &attribute);
  }
  note(generator, status);
  tn_pdll__set(generator, op, "operandSegmentSizes", attribute);
}

//===-- Variables -----------------------------------------------------------------------------===//

bool tn_pdll__bind(tn_pdll_generator* generator, tn_pdll_node* variable, tn_pdll_values values) {
  tn_pdll_values* kept = tn_arena__take(&generator->parser->arena, sizeof *kept);
  if (kept == NULL ||
      !tn_array_grow(&generator->context->allocator, &generator->bound, &generator->bound_capacity,
                     generator->bound_count + 1, sizeof *generator->bound)) {
    return tn_pdll__out_of_memory(generator->parser);
  }
  generator->bound[generator->bound_count++] = (tn_pdll_bound){variable, variable->values};
  *kept = values;
  variable->values = kept;
  return true;
}

void tn_pdll__unbind(tn_pdll_generator* generator, size_t count) {
  while (generator->bound_count > count) {
    const tn_pdll_bound* last = &generator->bound[--generator->bound_count];
    last->variable->values = last->previous;
  }
}

//===-- Statements ----------------------------------------------------------------------------===//

/// Enters the rewrite section of the pattern, and creates it first if necessary.
static bool enter_rewrite(tn_pdll_generator* generator, tn_pdll_place place, tn_value root) {
  static const int32_t sizes[] = {1, 0};
  if (generator->is_in_rewrite) return !tn_pdll__failed(generator);
  tn_pdll_op rewrite = {.name = "pdl.rewrite",
                        .place = place,
                        .operands = &root,
                        .operand_count = 1,
                        .region_count = 1};
  tn_pdll__set_segments(generator, &rewrite, sizes, 2);
  const tn_op made = tn_pdll__make(generator, &rewrite);
  if (tn_pdll__failed(generator)) return false;
  tn_block body;
  note(generator, tn_block_create(tn_op_region(made, 0), (tn_block){0}, NULL, NULL, 0, &body));
  generator->insertion = (tn_insertion){.block = body};
  generator->is_in_rewrite = true;
  return !tn_pdll__failed(generator);
}

static bool erase(tn_pdll_generator* generator, const tn_pdll_node* statement) {
  const tn_value root = tn_pdll__value_of(generator, statement->subject);
  if (!enter_rewrite(generator, statement->place, root)) return false;
  tn_pdll__make(
      generator,
      &(tn_pdll_op){
          .name = "pdl.erase", .place = statement->place, .operands = &root, .operand_count = 1});
  return !tn_pdll__failed(generator);
}

static bool replace(tn_pdll_generator* generator, const tn_pdll_node* statement) {
  const tn_value root = tn_pdll__value_of(generator, statement->subject);
  if (!enter_rewrite(generator, statement->place, root)) return false;
  const size_t count = statement->items.count;
  tn_value* operands = tn_arena__take(&generator->parser->arena, (count + 1) * sizeof *operands);
  if (operands == NULL) return tn_pdll__out_of_memory(generator->parser);
  operands[0] = root;
  for (size_t i = 0; i < count; ++i) {
    operands[i + 1] = tn_pdll__value_of(generator, statement->items.items[i].node);
  }
  if (tn_pdll__failed(generator)) return false;
  const bool is_op = count == 1 && statement->items.items[0].node->type->kind == TN_PDLL_TYPE_OP;
  const int32_t sizes[] = {1, is_op, is_op ? 0 : (int32_t)count};
  tn_pdll_op replaced = {.name = "pdl.replace",
                         .place = statement->place,
                         .operands = operands,
                         .operand_count = count + 1};
  tn_pdll__set_segments(generator, &replaced, sizes, 3);
  tn_pdll__make(generator, &replaced);
  return !tn_pdll__failed(generator);
}

static bool rewrite(tn_pdll_generator* generator, const tn_pdll_node* statement) {
  const tn_value root = tn_pdll__value_of(generator, statement->subject);
  return enter_rewrite(generator, statement->place, root) &&
         tn_pdll__statements(generator, statement->body, true);
}

static bool generate_statement(tn_pdll_generator* generator, const tn_pdll_node* statement) {
  tn_pdll_values values;
  switch (statement->kind) {
    case TN_PDLL_ERASE:
      return erase(generator, statement);
    case TN_PDLL_REPLACE:
      return replace(generator, statement);
    case TN_PDLL_REWRITE:
      return rewrite(generator, statement);
    case TN_PDLL_LET:
      return tn_pdll__variable(generator, statement->subject, &values);
    case TN_PDLL_RETURN:
      // The caller uses the returned values.
      return true;
    default:
      return tn_pdll__values_of(generator, statement, &values);
  }
}

bool tn_pdll__statements(tn_pdll_generator* generator, const tn_pdll_node* body, bool is_scope) {
  const size_t count = generator->bound_count;
  bool done = true;
  for (size_t i = 0; i < body->items.count && done; ++i) {
    done = generate_statement(generator, body->items.items[i].node);
  }
  if (is_scope) tn_pdll__unbind(generator, count);
  return done;
}

//===-- Patterns ------------------------------------------------------------------------------===//

static bool generate_pattern(tn_pdll_generator* generator, const tn_pdll_node* pattern) {
  const tn_insertion around = generator->insertion;
  tn_pdll_op op = {.name = "pdl.pattern", .place = pattern->place, .region_count = 1};
  generator->op_count = 0;
  generator->is_in_rewrite = false;
  tn_pdll__set_integer(generator, &op, "benefit", 16, (int64_t)pattern->benefit);
  if (pattern->has_name) tn_pdll__set_text(generator, &op, "sym_name", pattern->name);
  const tn_op made = tn_pdll__make(generator, &op);
  if (tn_pdll__failed(generator)) return false;
  tn_block body;
  note(generator, tn_block_create(tn_op_region(made, 0), (tn_block){0}, NULL, NULL, 0, &body));
  generator->insertion = (tn_insertion){.block = body};
  if (tn_pdll__failed(generator) || !tn_pdll__statements(generator, pattern->body, true)) {
    return false;
  }
  generator->insertion = around;
  return true;
}

static bool find_types(tn_pdll_generator* generator) {
  static const char* const texts[] = {"!pdl.attribute", "!pdl.operation",   "!pdl.type",
                                      "!pdl.value",     "!pdl.range<type>", "!pdl.range<value>"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    note(generator, tn_text_parse_type(generator->context, tn_string_view_from(texts[i]),
                                       &generator->types[i]));
  }
  return !tn_pdll__failed(generator);
}

static bool generate_module(tn_pdll_generator* generator, const tn_pdll_node* module,
                            tn_op* out_module) {
  tn_pdll_op op = {.name = "builtin.module", .place = module->place, .region_count = 1};
  *out_module = tn_pdll__make(generator, &op);
  if (tn_pdll__failed(generator)) return false;
  tn_block body;
  note(generator,
       tn_block_create(tn_op_region(*out_module, 0), (tn_block){0}, NULL, NULL, 0, &body));
  for (size_t i = 0; i < module->items.count && !tn_pdll__failed(generator); ++i) {
    const tn_pdll_node* part = module->items.items[i].node;
    generator->insertion = (tn_insertion){.block = body};
    if (part->kind == TN_PDLL_PATTERN) (void)generate_pattern(generator, part);
  }
  if (!tn_pdll__failed(generator)) note(generator, tn_op_verify(*out_module));
  return !tn_pdll__failed(generator);
}

tn_status tn_pdll__generate(tn_pdll_parser* parser, const tn_pdll_node* module, tn_scope* scope,
                            tn_op* out_module) {
  tn_pdll_generator generator = {.parser = parser, .context = parser->context, .scope = scope};
  tn_op made = {0, 0, 0, 0};
  tn_status status = tn_dialect_load(parser->context, tn_string_view_from("pdl"));
  if (status != TN_OK) {
    return status == TN_NOT_FOUND
               ? tn_context__fail(parser->context, status,
                                  tn_pdll__location(parser->context, module->place),
                                  "patterns need the dialect 'pdl', which is not available")
               : status;
  }
  if (find_types(&generator) && generate_module(&generator, module, &made)) {
    *out_module = made;
  } else if (!tn_op_is_null(made)) {
    note(&generator, tn_op_erase(made));
  }
  tn_deallocate(&parser->context->allocator, generator.bound,
                generator.bound_capacity * sizeof *generator.bound);
  return parser->status;
}
