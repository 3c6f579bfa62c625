// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creates definitions of operations from records of the class Op. Classes that are not defined in
// the files are assumed to be MLIR's, and are recognized by name.

#include "pdll/tablegen.h"

static tn_string_view text(const char* words) { return tn_string_view_from(words); }

static const tn_td_record* find_record(const tn_td_reader* reader, tn_string_view name) {
  return tn_pdll__named(reader->parser, &reader->defined->records, name);
}

static bool ends_with(tn_string_view name, const char* end) {
  const size_t size = strlen(end);
  return name.size >= size && memcmp(name.data + name.size - size, end, size) == 0;
}

/// Returns whether a constraint declares an attribute or a property.
static bool is_attribute(const tn_td_reader* reader, tn_string_view name, uint32_t depth) {
  static const char* const ends[] = {"Attr", "AttrBase", "AttrDef",      "EnumAttr",
                                     "Prop", "Property", "AttrInterface"};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; ++i) {
    if (ends_with(name, ends[i])) return true;
  }
  const tn_td_record* record = find_record(reader, name);
  if (record == NULL || depth == 0) return false;
  for (const tn_td_binding* at = record->parents; at != NULL; at = at->next) {
    if (is_attribute(reader, at->name, depth - 1)) return true;
  }
  return false;
}

static tn_pdll_arity arity_of(tn_string_view name) {
  if (tn_string_view_equal(name, text("Optional"))) return TN_PDLL_OPTIONAL;
  return tn_string_view_equal(name, text("Variadic")) ||
                 tn_string_view_equal(name, text("VariadicOfVariadic"))
             ? TN_PDLL_VARIADIC
             : TN_PDLL_SINGLE;
}

/// Returns whether an op can be created without the attribute.
static bool is_optional(tn_string_view name) {
  return tn_string_view_equal(name, text("UnitAttr")) ||
         tn_string_view_equal(name, text("UnitProp")) ||
         (name.size > 8 && memcmp(name.data, "Optional", 8) == 0) ||
         (name.size > 7 && memcmp(name.data, "Default", 7) == 0);
}

/// Sorts the arguments of a DAG into operands and attributes; the latter may be NULL for results.
static bool take_groups(tn_td_reader* reader, const tn_td_value* dag, tn_pdll_group* groups,
                        size_t* group_count, tn_pdll_attribute* attributes,
                        size_t* attribute_count) {
  for (size_t i = 0; i < dag->count; ++i) {
    // `Arg<X, "...">` and `Res<...>` wrap X.
    const tn_td_value* value = &dag->items[i];
    const bool is_wrapped = tn_string_view_equal(value->text, text("Arg")) ||
                            tn_string_view_equal(value->text, text("Res"));
    if (is_wrapped && value->count != 0) value = &value->items[0];
    if (value->kind != TN_TD_NAME) return false;
    if (attributes != NULL && is_attribute(reader, value->text, 8)) {
      attributes[(*attribute_count)++] =
          (tn_pdll_attribute){dag->labels[i], is_optional(value->text)};
    } else {
      groups[(*group_count)++] = (tn_pdll_group){dag->labels[i], arity_of(value->text)};
    }
  }
  return true;
}

static bool define_groups(tn_td_reader* reader, const tn_td_record* record,
                          tn_pdll_definition* made) {
  tn_arena* arena = &reader->parser->arena;
  static const tn_td_value none = {.kind = TN_TD_DAG};
  const tn_td_value* arguments = tn_td__find(record->fields, text("arguments"));
  const tn_td_value* results = tn_td__find(record->fields, text("results"));
  if (arguments == NULL) arguments = &none;
  if (results == NULL) results = &none;
  tn_pdll_group* operand_groups =
      tn_arena__take(arena, (arguments->count + 1) * sizeof *operand_groups);
  tn_pdll_group* result_groups =
      tn_arena__take(arena, (results->count + 1) * sizeof *result_groups);
  tn_pdll_attribute* attributes =
      tn_arena__take(arena, (arguments->count + 1) * sizeof *attributes);
  if (operand_groups == NULL || result_groups == NULL || attributes == NULL) {
    return tn_pdll__out_of_memory(reader->parser);
  }
  made->operands = operand_groups;
  made->results = result_groups;
  made->attributes = attributes;
  return arguments->kind == TN_TD_DAG && results->kind == TN_TD_DAG &&
         take_groups(reader, arguments, operand_groups, &made->operand_count, attributes,
                     &made->attribute_count) &&
         take_groups(reader, results, result_groups, &made->result_count, NULL, NULL);
}

/// Returns whether traits imply type inference.
static bool infers(const tn_td_value* traits, uint32_t depth) {
  static const char* const names[] = {
      "InferTypeOpInterface",       "InferTypeOpAdaptor", "InferTypeOpAdaptorWithIsCompatible",
      "SameOperandsAndResultType",  "InferTensorType",    "InferTensorTypeWithReify",
      "FirstAttrDerivedResultType", "TypesMatchWith"};
  for (size_t i = 0; i < traits->count; ++i) {
    const tn_td_value* trait = &traits->items[i];
    for (size_t k = 0; k < sizeof names / sizeof *names; ++k) {
      if (tn_string_view_equal(trait->text, text(names[k]))) return true;
    }
    const bool has_inner = trait->kind == TN_TD_LIST ||
                           tn_string_view_equal(trait->text, text("DeclareOpInterfaceMethods"));
    if (has_inner && depth != 0 && infers(trait, depth - 1)) return true;
  }
  return false;
}

/// Defines an op from `Op<Dialect, "mnemonic", [traits]>`.
static bool define_op(tn_td_reader* reader, const tn_td_record* record, const tn_td_value* base) {
  static const char hard[] = "unsupported description of an operation";
  const tn_td_record* dialect = base->count < 2 ? NULL : find_record(reader, base->items[0].text);
  const tn_td_value* name = dialect == NULL ? NULL : tn_td__find(dialect->fields, text("name"));
  reader->buffer = record->place.buffer;
  if (name == NULL || name->kind != TN_TD_STRING || base->items[1].kind != TN_TD_STRING) {
    return tn_td__fail(reader, record->place.offset, hard);
  }
  tn_pdll_definition* made = tn_arena__take(&reader->parser->arena, sizeof *made);
  if (made == NULL) return tn_pdll__out_of_memory(reader->parser);
  made->name = tn_pdll__text(reader->parser, "%.*s.%.*s", TN_PDLL_ARG(name->text),
                             TN_PDLL_ARG(base->items[1].text));
  made->place = record->place;
  if (!define_groups(reader, record, made)) {
    return reader->parser->status == TN_OK ? (bool)tn_td__fail(reader, record->place.offset, hard)
                                           : false;
  }
  made->infers_results = base->count > 2 && made->result_count != 0 && infers(&base->items[2], 8);
  tn_pdll_parser* parser = reader->parser;
  return tn_pdll__named(parser, &parser->definitions, made->name) != NULL ||
         (parser->status == TN_OK && tn_pdll__name(parser, &parser->definitions, made->name, made));
}

static bool define(tn_td_reader* reader) {
  for (const tn_td_record* at = reader->records; at != NULL; at = at->next) {
    const tn_td_value* base = tn_td__find(at->parents, text("Op"));
    if (base != NULL && !define_op(reader, at, base)) return false;
  }
  return reader->parser->status == TN_OK;
}

bool tn_td__use(tn_pdll_parser* parser, tn_pdll_place include, const tn_pdll_buffer* buffer) {
  tn_td_names defined = {0};
  tn_td_reader reader = {.parser = parser, .include = include, .defined = &defined};
  const bool done = tn_td__read(&reader, buffer) && define(&reader);
  tn_judy_names_clear(&defined.classes);
  tn_judy_names_clear(&defined.records);
  return done;
}
