// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads types and attributes with parameters from a schema (definition.h).

#include "ir/op_diagnostic.h"
#include "schema/body_format.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

//===-- Kinds of parameters -------------------------------------------------------------------===//

typedef struct kind {
  const char* text;
  tn_parameter_kind kind;
  uint8_t storage_kind;
  uint8_t width;  ///< Of integers.
  tn_signedness signedness;
  const char* name;
} kind;

#define ATTRIBUTE(KIND) (TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_##KIND)

static const kind kinds[] = {
    {"attribute", TN_PARAMETER_ATTRIBUTE, 0, 0, 0, NULL},
    {"array attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(ARRAY), 0, 0, NULL},
    {"dictionary attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(DICTIONARY), 0, 0, NULL},
    {"float attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(FLOAT), 0, 0, NULL},
    {"integer attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(INTEGER), 0, 0, NULL},
    {"string attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(STRING), 0, 0, NULL},
    {"symbol reference", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(SYMBOL_REF), 0, 0, NULL},
    {"flat symbol reference", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(SYMBOL_REF), 0, 0, NULL},
    {"affine map", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(AFFINE_MAP), 0, 0, NULL},
    {"type attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(TYPE), 0, 0, NULL},
    {"fused location", TN_PARAMETER_ATTRIBUTE, TN_STORAGE_LOCATION_BASE + TN_LOCATION_FUSED, 0, 0,
     NULL},
    {"distinct attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(DISTINCT), 0, 0, NULL},
    {"bool attribute", TN_PARAMETER_ATTRIBUTE, ATTRIBUTE(INTEGER), 1, TN_SIGNLESS, NULL},
    {"i16 array", TN_PARAMETER_NUMBERS, ATTRIBUTE(DENSE_ARRAY), 16, TN_SIGNLESS, NULL},
    {"i32 array", TN_PARAMETER_NUMBERS, ATTRIBUTE(DENSE_ARRAY), 32, TN_SIGNLESS, NULL},
    {"i64 array", TN_PARAMETER_NUMBERS, ATTRIBUTE(DENSE_ARRAY), 64, TN_SIGNLESS, NULL},
    {"map", TN_PARAMETER_MAP, ATTRIBUTE(AFFINE_MAP), 0, 0, NULL},
    {"integer", TN_PARAMETER_INTEGER, 0, 0, 0, NULL},
    {"type", TN_PARAMETER_TYPE, 0, 0, 0, NULL},
    {"complex type", TN_PARAMETER_TYPE, TN_TYPE_COMPLEX, 0, 0, "builtin.complex"},
    {"integer type", TN_PARAMETER_TYPE, TN_TYPE_INTEGER, 0, 0, "builtin.integer"},
    {"function type", TN_PARAMETER_TYPE, TN_TYPE_FUNCTION, 0, 0, "builtin.function"},
    {"vector type", TN_PARAMETER_TYPE, TN_TYPE_VECTOR, 0, 0, "builtin.vector"},
    {"tensor type", TN_PARAMETER_TYPE, TN_TYPE_TENSOR, 0, 0, "builtin.tensor"},
    {"memref type", TN_PARAMETER_TYPE, TN_TYPE_MEMREF, 0, 0, "builtin.memref"},
    {"bool", TN_PARAMETER_INTEGER, 0, 1, TN_SIGNLESS, NULL},
    {"i8", TN_PARAMETER_INTEGER, 0, 8, TN_SIGNLESS, NULL},
    {"i16", TN_PARAMETER_INTEGER, 0, 16, TN_SIGNLESS, NULL},
    {"i32", TN_PARAMETER_INTEGER, 0, 32, TN_SIGNLESS, NULL},
    {"i64", TN_PARAMETER_INTEGER, 0, 64, TN_SIGNLESS, NULL},
    {"ui8", TN_PARAMETER_INTEGER, 0, 8, TN_UNSIGNED, NULL},
    {"ui16", TN_PARAMETER_INTEGER, 0, 16, TN_UNSIGNED, NULL},
    {"ui32", TN_PARAMETER_INTEGER, 0, 32, TN_UNSIGNED, NULL},
    {"ui64", TN_PARAMETER_INTEGER, 0, 64, TN_UNSIGNED, NULL},
    {"f64", TN_PARAMETER_FLOAT, 0, 0, 0, NULL},
    {"string", TN_PARAMETER_STRING, 0, 0, 0, NULL},
    {"dimensions", TN_PARAMETER_DIMENSIONS, 0, 64, TN_SIGNLESS, NULL},
    {"static dimensions", TN_PARAMETER_EXTENTS, 0, 64, TN_SIGNLESS, NULL},
};

/// Loads the further mnemonics of `#dialect.name or name or @name`, or the interface of
/// `#dialect.any interface`.
static tn_status load_among(const tn_schema_source* source, tn_parameter* parameter) {
  const tn_string_view words = parameter->mnemonic;
  uint32_t count = 1;
  for (size_t i = 0; i < words.size; ++i) count += words.data[i] == ' ';
  if (count == 1) return TN_OK;
  if (count == 2 && memcmp(words.data, "any ", 4) == 0) {
    parameter->interface = (tn_string_view){words.data + 4, words.size - 4};
    parameter->mnemonic = (tn_string_view){NULL, 0};
    return TN_OK;
  }
  tn_string_view* among = tn_arena__take(&source->dialect->arena, count * sizeof *among);
  if (among == NULL) return tn_schema__out_of_memory(source);
  parameter->among = among;
  for (size_t i = 0; i < words.size; ++i) {
    const char* stop = memchr(words.data + i, ' ', words.size - i);
    const size_t end = stop == NULL ? words.size : (size_t)(stop - words.data);
    const tn_string_view word = {words.data + i, end - i};
    if (tn_string_view_equal(word, (tn_string_view){"@name", 5})) {
      parameter->takes_symbol = true;
    } else if (!tn_string_view_equal(word, (tn_string_view){"or", 2})) {
      among[parameter->among_count++] = word;
    }
    i = end;
  }
  parameter->mnemonic = (tn_string_view){NULL, 0};
  return TN_OK;
}

/// Loads `#dialect.name`, `!dialect.name` or `#dialect.name or name`.
static tn_status load_dialect_kind(const tn_schema_source* source, tn_string_view text,
                                   tn_parameter* parameter) {
  const char* dot = memchr(text.data, '.', text.size);
  if (dot == NULL)
    return tn_schema__fail(source, "'parameter' is missing the name after the dialect");
  const size_t size = (size_t)(dot - text.data);
  parameter->kind = *text.data == '!' ? TN_PARAMETER_TYPE : TN_PARAMETER_ATTRIBUTE;
  TN_TRY(tn_schema__keep(source, (tn_string_view){text.data + 1, size - 1}, &parameter->dialect));
  TN_TRY(tn_schema__keep(source, (tn_string_view){dot + 1, text.size - size - 1},
                         &parameter->mnemonic));
  return load_among(source, parameter);
}

/// Removes a prefix from the text; false if the text does not start with it.
static bool take(tn_string_view* text, const char* words) {
  const size_t size = strlen(words);
  if (text->size <= size || memcmp(text->data, words, size) != 0) return false;
  *text = (tn_string_view){text->data + size, text->size - size};
  return true;
}

static tn_status load_kind(const tn_schema_source* source, tn_string_view text,
                           tn_parameter* parameter) {
  parameter->is_list = take(&text, "list of ");
  parameter->is_own_type = take(&text, "own ");
  if (text.size != 0 && memchr("#!", *text.data, 2) != NULL) {
    return load_dialect_kind(source, text, parameter);
  }
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    if (!tn_string_view_equal(text, tn_string_view_from(kinds[i].text))) continue;
    parameter->kind = kinds[i].kind;
    parameter->storage_kind = kinds[i].storage_kind;
    parameter->kind_name = kinds[i].name;
    parameter->is_flat = tn_string_view_equal(text, (tn_string_view){"flat symbol reference", 21});
    if (parameter->kind == TN_PARAMETER_FLOAT) {
      return tn_float_type_get(source->context, TN_FLOAT_F64, &parameter->type);
    }
    if (kinds[i].width == 0) return TN_OK;
    return tn_integer_type_get(source->context, kinds[i].width, kinds[i].signedness,
                               &parameter->type);
  }
  return tn_schema__fail(source, "unknown kind of parameter '%.*s'", (int)text.size, text.data);
}

/// Loads `cases` and related keys, as for an enum attribute.
static tn_status load_words(const tn_schema_source* source, tn_parameter* parameter) {
  tn_enum_attribute* words = tn_arena__take(&source->dialect->arena, sizeof *words);
  if (words == NULL) return tn_schema__out_of_memory(source);
  parameter->kind = TN_PARAMETER_WORDS;
  parameter->is_list = tn_schema__has(source, "list");
  parameter->words = words;
  TN_TRY(tn_schema__load_words(source, words));
  words->description = parameter->cpp.size != 0 ? parameter->cpp : parameter->name;
  return TN_OK;
}

/// Loads `default`, in the syntax that the format prints.
static tn_status load_default(const tn_schema_source* source, tn_parameter* parameter) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "default", &text));
  parameter->is_optional = text.data != NULL || tn_schema__has(source, "optional");
  if (text.data == NULL) return TN_OK;
  tn_attribute value;
  tn_text_buffer literal = tn_text_buffer_make(&source->context->allocator);
  const char* quote = parameter->kind == TN_PARAMETER_WORDS ? "\"" : "";
  tn_text_buffer_append_text(&literal, quote);
  tn_text_buffer_append_view(&literal, text);
  tn_text_buffer_append_text(&literal, quote);
  if (!parameter->is_list && parameter->kind == TN_PARAMETER_INTEGER &&
      tn_integer_type_width(parameter->type) > 1) {
    tn_text_buffer_append_text(&literal, " : ");
    tn_type__append_text(parameter->type, &literal);
  }
  const tn_status status = literal.failed
                               ? tn_schema__out_of_memory(source)
                               : tn_schema__read(source, tn_text_buffer_view(&literal), &value);
  tn_text_buffer_free(&literal);
  TN_TRY(status);
  if (!tn_parameter__holds(parameter, value)) {
    return tn_schema__fail(source, "'default' is not a value of the parameter's kind");
  }
  parameter->default_value = value.storage->self;
  return TN_OK;
}

static tn_status load_parameter(const tn_schema_source* source, tn_string_view name,
                                tn_parameter* parameter) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "name", &text));
  TN_TRY(tn_schema__keep(source, text.data == NULL ? name : text, &parameter->name));
  TN_TRY(tn_schema__text(source, "cpp", &text));
  TN_TRY(tn_schema__keep(source, text, &parameter->cpp));
  if (tn_schema__has(source, "cases")) {
    TN_TRY(load_words(source, parameter));
  } else {
    TN_TRY(tn_schema__text(source, "parameter", &text));
    if (text.data == NULL) text = tn_string_view_from("attribute");
    TN_TRY(tn_schema__keep(source, text, &parameter->said));
    TN_TRY(load_kind(source, parameter->said, parameter));
  }
  parameter->in_braces = parameter->is_list && tn_schema__has(source, "braces");
  parameter->keeps_empty = parameter->is_list && tn_schema__has(source, "empty");
  return load_default(source, parameter);
}

//===-- Definitions ---------------------------------------------------------------------------===//

/// Returns the op that lists the parameters of a type or attribute; NULL if there is none.
static const tn_schema_node* parameters_of(const tn_schema_source* source) {
  const tn_schema_node* node = source->op->first;
  while (node != NULL && node->word != TN_SCHEMA_PARAMETERS) node = node->next;
  return node == NULL || node->operand_count == 0 ? NULL : node;
}

/// Returns whether the source is a type or attribute with parameters, or one with a format.
static bool is_definition(const tn_schema_source* source) {
  if (!tn_schema__is(source, TN_SCHEMA_TYPE) && !tn_schema__is(source, TN_SCHEMA_ATTRIBUTE)) {
    return false;
  }
  return parameters_of(source) != NULL ||
         (tn_schema__has(source, "format") && !tn_schema__has(source, "cases"));
}

static tn_status load_parameters(const tn_schema_source* source, tn_definition* self) {
  const tn_schema_node* node = parameters_of(source);
  if (node == NULL) return TN_OK;
  tn_parameter* parameters =
      tn_arena__take(&source->dialect->arena, node->operand_count * sizeof *parameters);
  if (parameters == NULL) return tn_schema__out_of_memory(source);
  self->parameters = parameters;
  self->parameter_count = node->operand_count;
  for (uint32_t i = 0; i < node->operand_count; ++i) {
    const tn_schema_source part = tn_schema__at(source, node->operands[i].constraint);
    TN_TRY(load_parameter(&part, node->operands[i].name, &parameters[i]));
    if (!parameters[i].is_own_type) continue;
    if (self->own_type != 0 || self->is_type || parameters[i].kind != TN_PARAMETER_TYPE) {
      return tn_schema__fail(&part, "only one parameter of an attribute can be its own type");
    }
    self->own_type = i + 1;
  }
  return TN_OK;
}

static bool is_called(const tn_definition* self, const char* name) {
  return (*name == '!') == self->is_type &&
         tn_string_view_equal(tn_string_view_from(name + 1), self->mnemonic);
}

/// Finds the C functions of a shipped definition; users' definitions have none.
static void find_functions(const tn_schema_source* source, tn_definition* self) {
  const tn_dialect_entry* entry = tn_dialect_entry__find(source->context, self->dialect);
  if (source->from != NULL || entry == NULL) return;
  const tn_parameters_check* check = entry->parameters_checks;
  while (check != NULL && check->name != NULL && !is_called(self, check->name)) ++check;
  self->check = check == NULL ? NULL : check->check;
  const tn_parameters_form* form = entry->parameters_forms;
  while (form != NULL && form->name != NULL && !is_called(self, form->name)) ++form;
  self->normalize = form == NULL ? NULL : form->normalize;
  self->is_bare_type = self->is_type ? entry->is_bare_type : NULL;
  self->may_be_named = self->is_type && entry->named_type != NULL &&
                       tn_string_view_equal(self->mnemonic, tn_string_view_from(entry->named_type));
}

static tn_status load_definition(const tn_schema_source* source, tn_definition* self) {
  tn_string_view text;
  self->serial = __atomic_add_fetch(&source->context->definition_count, 1u, __ATOMIC_RELAXED);
  self->is_type = tn_schema__is(source, TN_SCHEMA_TYPE);
  self->dialect = source->dialect->base.name;
  TN_TRY(tn_schema__load_mnemonic(source, &self->mnemonic));
  TN_TRY(tn_schema__text(source, "cpp", &text));
  TN_TRY(tn_schema__keep(source, text, &self->cpp_name));
  TN_TRY(tn_schema__text(source, "interfaces", &text));
  TN_TRY(tn_schema__keep(source, text, &self->interfaces));
  TN_TRY(load_parameters(source, self));
  TN_TRY(tn_schema__text(source, "format", &text));
  self->has_default_format = text.data == NULL;
  self->reports_at_mnemonic = tn_schema__has(source, "at_mnemonic");
  self->takes_last_comma = tn_schema__has(source, "last_comma");
  find_functions(source, self);
  return tn_body_format__compile(source, self,
                                 text.data == NULL ? tn_string_view_from("`<` params `>`") : text);
}

tn_status tn_schema__load_definitions(const tn_schema_source* source) {
  tn_dialect* dialect = &source->dialect->base;
  tn_schema_source part = *source;
  size_t count = 0;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    count += is_definition(&part);
  }
  if (count == 0) return TN_OK;
  tn_definition* definitions = tn_arena__take(&source->dialect->arena, count * sizeof *definitions);
  if (definitions == NULL) return tn_schema__out_of_memory(source);
  dialect->definitions = definitions;
  for (int is_type = 1; is_type >= 0; --is_type) {
    for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
      if (!is_definition(&part) || tn_schema__is(&part, TN_SCHEMA_TYPE) != is_type) continue;
      TN_TRY(load_definition(&part, &definitions[dialect->definition_count]));
      ++dialect->definition_count;
    }
    if (is_type != 0) dialect->type_definition_count = dialect->definition_count;
  }
  return TN_OK;
}
