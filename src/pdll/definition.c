// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Definitions of ops, which MLIR reads from ODS, taken from schemas.

#include <tenure/dialect.h>

#include "ir/dialect_table.h"
#include "ir/operation_name.h"
#include "pdll/pdll.h"
#include "schema/schema.h"

const void* tn_pdll__named(tn_pdll_parser* parser, const tn_judy_names* names,
                           tn_string_view name) {
  uintptr_t found = 0;
  const tn_status status = tn_judy_names_get(names, &parser->context->allocator, name, &found);
  if (status == TN_OUT_OF_MEMORY) tn_pdll__out_of_memory(parser);
  return status == TN_OK ? (const void*)found : NULL;
}

bool tn_pdll__name(tn_pdll_parser* parser, tn_judy_names* names, tn_string_view name,
                   const void* named) {
  return tn_judy_names_set(names, &parser->context->allocator, name, (uintptr_t)named) == TN_OK ||
         tn_pdll__out_of_memory(parser);
}

static tn_pdll_arity arity_of(tn_arity arity) {
  if (arity == TN_SINGLE) return TN_PDLL_SINGLE;
  return arity == TN_OPTIONAL ? TN_PDLL_OPTIONAL : TN_PDLL_VARIADIC;
}

static const tn_pdll_group* groups_of(tn_pdll_parser* parser, const tn_value_group* groups,
                                      size_t count) {
  tn_pdll_group* copy = tn_arena__take(&parser->arena, (count + 1) * sizeof *copy);
  if (copy == NULL) return tn_pdll__out_of_memory(parser);
  for (size_t i = 0; i < count; ++i) {
    copy[i] = (tn_pdll_group){groups[i].name, arity_of(groups[i].arity)};
  }
  return copy;
}

static const tn_pdll_attribute* attributes_of(tn_pdll_parser* parser, const tn_op_schema* schema) {
  tn_pdll_attribute* copy =
      tn_arena__take(&parser->arena, (schema->attribute_count + 1) * sizeof *copy);
  if (copy == NULL) return tn_pdll__out_of_memory(parser);
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    const tn_attribute_group* group = &schema->attributes[i];
    copy[i].name = group->name;
    copy[i].is_optional =
        group->is_optional || group->default_value != 0 || group->style == TN_STYLE_UNIT;
  }
  return copy;
}

static const tn_pdll_definition* define(tn_pdll_parser* parser, tn_string_view name,
                                        const tn_op_schema* schema) {
  tn_pdll_definition* made = tn_arena__take(&parser->arena, sizeof *made);
  if (made == NULL) return tn_pdll__out_of_memory(parser);
  made->name = name;
  made->operand_count = schema->operand_count;
  made->result_count = schema->result_count;
  made->attribute_count = schema->attribute_count;
  made->operands = groups_of(parser, schema->operands, schema->operand_count);
  made->results = groups_of(parser, schema->results, schema->result_count);
  made->attributes = attributes_of(parser, schema);
  made->infers_results = tn_op_schema__infers(&schema->base);
  if (parser->status != TN_OK) return NULL;
  return tn_pdll__name(parser, &parser->definitions, name, made) ? made : NULL;
}

/// Returns whether an include made the op's dialect known.
static bool is_used(const tn_pdll_parser* parser, tn_string_view name) {
  const char* dot = memchr(name.data, '.', name.size);
  const tn_string_view dialect = {name.data, dot == NULL ? 0 : (size_t)(dot - name.data)};
  for (size_t i = 0; i < parser->dialects.count; ++i) {
    if (tn_string_view_equal(parser->dialects.items[i].node->name, dialect)) return true;
  }
  return false;
}

/// Finds the interned name of an op and its definition, NULL if no loaded dialect defines it. False
/// when out of memory, or if the dialect cannot be loaded.
static bool find_op(tn_pdll_parser* parser, tn_string_view name, const tn_storage** out_interned,
                    const tn_op_definition** out_definition) {
  tn_status status = tn_operation_name__get(parser->context, name, out_interned);
  if (status == TN_OK) status = tn_op_definition__load(*out_interned, out_definition);
  if (status != TN_OK) parser->status = status;
  return status == TN_OK;
}

const tn_pdll_definition* tn_pdll__definition(tn_pdll_parser* parser, tn_string_view name) {
  const tn_pdll_definition* known = tn_pdll__named(parser, &parser->definitions, name);
  if (known != NULL || parser->status != TN_OK) return known;
  if (!parser->options->knows_all_dialects && !is_used(parser, name)) return NULL;
  const tn_storage* interned;
  const tn_op_definition* definition;
  if (!find_op(parser, name, &interned, &definition)) return NULL;
  const bool has_schema = definition != NULL && definition->verify == tn_op_schema__verify;
  return has_schema ? define(parser, name, tn_op_schema__of(definition)) : NULL;
}

tn_status tn_pdll__use_dialect(tn_pdll_parser* parser, tn_string_view dialect) {
  TN_TRY(tn_dialect_load(parser->context, dialect));
  tn_pdll_node* node = tn_pdll__node(parser, TN_PDLL_OP_NAME, (tn_pdll_place){NULL, 0});
  if (node == NULL) return TN_OUT_OF_MEMORY;
  node->name = tn_arena__copy(&parser->arena, dialect);
  if (node->name.data == NULL ||
      !tn_pdll__add(parser, &parser->dialects, node, (tn_pdll_place){NULL, 0})) {
    tn_pdll__out_of_memory(parser);
  }
  return parser->status;
}

bool tn_pdll__check_name(tn_pdll_parser* parser, const tn_pdll_node* operation) {
  const tn_string_view name = operation->subject->name;
  const tn_storage* interned;
  const tn_op_definition* definition;
  if (!find_op(parser, name, &interned, &definition)) return false;
  if (definition != NULL) return true;
  const tn_string_view dialect = tn_operation_name__dialect(interned);
  const tn_dialect* found = tn_dialect__find(parser->context, dialect);
  if (found == NULL ? parser->context->allows_unregistered_dialects : found->allows_unknown_ops)
    return true;
  return tn_pdll__fail(parser, operation->subject->place,
                       found == NULL ? "the dialect of `%.*s` is not loaded"
                                     : "`%.*s` is not an operation of its dialect",
                       TN_PDLL_ARG(name));
}
