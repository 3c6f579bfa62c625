// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads IRDL into the structs of schema.h.
//
// The text is parsed in a separate context with only the irdl dialect. All dialects of a text are
// built before the first is published. schema/README.md documents the extensions to IRDL.

#include "schema/schema_load.h"

#include <stdio.h>

#include "ir/op_interface.h"
#include "ir/services.h"
#include "schema/format.h"
#include "schema/rules.h"
#include "schema/schema_value.h"
#include "schema/shipped.h"

//===-- Traits --------------------------------------------------------------------------------===//

typedef struct trait {
  const char* name;
  uint32_t definition;
  uint32_t schema;
} trait;

static const trait traits[] = {
    {"IsolatedFromAbove", TN_OP_TRAIT_ISOLATED, 0},
    {"Terminator", TN_OP_TRAIT_TERMINATOR, 0},
    {"NoTerminator", TN_OP_TRAIT_NO_TERMINATOR, 0},
    {"GraphRegion", TN_OP_TRAIT_GRAPH, 0},
    {"HasOnlyGraphRegion", TN_OP_TRAIT_GRAPH, 0},
    {"SymbolTable", TN_OP_TRAIT_SYMBOL_TABLE, 0},
    {"Symbol", TN_OP_TRAIT_SYMBOL, 0},
    {"NoMemoryEffect", TN_OP_TRAIT_NO_EFFECT, TN_SCHEMA_NO_MEMORY_EFFECT},
    {"Pure", TN_OP_TRAIT_NO_EFFECT | TN_OP_TRAIT_SPECULATABLE, TN_SCHEMA_NO_MEMORY_EFFECT},
    {"MemoryEffects<[MemRead]>", TN_OP_TRAIT_READS, 0},
    {"MemoryEffects<[MemAlloc]>", TN_OP_TRAIT_ALLOCATES, 0},
    {"MemoryEffects<[MemAlloc, MemRead]>", TN_OP_TRAIT_READS | TN_OP_TRAIT_ALLOCATES, 0},
    {"RecursiveMemoryEffects", TN_OP_TRAIT_RECURSIVE_EFFECTS, 0},
    {"AlwaysSpeculatable", TN_OP_TRAIT_SPECULATABLE, 0},
    {"RecursivelySpeculatable", TN_OP_TRAIT_RECURSIVELY_SPECULATABLE, 0},
    // The op's interface decides; without one, the op is not speculated.
    {"ConditionallySpeculatable", TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE, 0},
    {"Commutative", TN_OP_TRAIT_COMMUTATIVE, 0},
    // StableHLO's own trait, which MLIR's folds and CSE ignore.
    {"HLO_Commutative", 0, TN_SCHEMA_COMMUTATIVE},
    {"Idempotent", TN_OP_TRAIT_IDEMPOTENT, 0},
    {"Involution", TN_OP_TRAIT_INVOLUTION, 0},
    {"ConstantLike", TN_OP_TRAIT_CONSTANT, 0},
    {"CastOpInterface", TN_OP_TRAIT_CAST, 0},
    {"ReturnLike", TN_OP_TRAIT_RETURN_LIKE, 0},
    {"CallOpInterface", TN_OP_TRAIT_CALL, 0},
    {"AutomaticAllocationScope", TN_OP_TRAIT_ALLOCATION_SCOPE, 0},
    {"AffineScope", TN_OP_TRAIT_AFFINE_SCOPE, TN_SCHEMA_AFFINE_SCOPE},
    {"AttrSizedOperandSegments", 0, TN_SCHEMA_SEGMENTED_OPERANDS},
    {"AttrSizedResultSegments", 0, TN_SCHEMA_SEGMENTED_RESULTS},
    {"SameVariadicOperandSize", 0, TN_SCHEMA_EVEN_OPERANDS},
    {"SameVariadicResultSize", 0, TN_SCHEMA_EVEN_RESULTS},
    {"SameOperandsAndResultType", 0, TN_SCHEMA_SAME_OPERANDS_AND_RESULT_TYPE},
    {"SameTypeOperands", 0, TN_SCHEMA_SAME_OPERAND_TYPES},
    {"SameOperandsAndResultShape", 0, TN_SCHEMA_SAME_OPERANDS_AND_RESULT_SHAPE},
    {"SameOperandsAndResultElementType", 0, TN_SCHEMA_SAME_OPERANDS_AND_RESULT_ELEMENT},
    {"SameOperandsElementType", 0, TN_SCHEMA_SAME_OPERANDS_ELEMENT},
    {"SameOperandsShape", 0, TN_SCHEMA_SAME_OPERANDS_SHAPE},
    {"SameInputOutputTensorDims", 0, TN_SCHEMA_SAME_DIMS},
    {"Elementwise", 0, TN_SCHEMA_ELEMENTWISE},
    {"SingleBlock", TN_OP_TRAIT_SINGLE_BLOCK, TN_SCHEMA_SINGLE_BLOCK},
    {"NoRegionArguments", 0, TN_SCHEMA_NO_REGION_ARGUMENTS},
};

/// Returns the part of `text` in `name<...>`; false if it has another form.
static bool trait_argument(tn_string_view text, const char* name, tn_string_view* out_argument) {
  const size_t size = strlen(name);
  if (text.size < size + 2 || memcmp(text.data, name, size) != 0 || text.data[size] != '<' ||
      text.data[text.size - 1] != '>') {
    return false;
  }
  *out_argument = (tn_string_view){text.data + size + 1, text.size - size - 2};
  return true;
}

static tn_status add_parents(const tn_schema_source* source, tn_op_schema* schema,
                             tn_string_view list) {
  size_t count = 1;
  for (size_t i = 0; i < list.size; ++i) count += list.data[i] == ',';
  tn_string_view* parents = tn_arena__take(&source->dialect->arena, count * sizeof *parents);
  const tn_string_view kept = tn_arena__copy(&source->dialect->arena, list);
  if (parents == NULL || kept.data == NULL) return tn_schema__out_of_memory(source);
  schema->parents = parents;
  schema->parent_count = (uint32_t)count;
  const char* at = kept.data;
  const char* end = kept.data + kept.size;
  for (size_t i = 0; i < count; ++i) {
    while (at < end && *at == ' ') ++at;
    const char* comma = memchr(at, ',', (size_t)(end - at));
    const char* stop = comma == NULL ? end : comma;
    parents[i] = (tn_string_view){at, (size_t)(stop - at)};
    at = comma == NULL ? end : comma + 1;
  }
  return TN_OK;
}

static const trait* find_trait(tn_string_view name) {
  for (size_t i = 0; i < sizeof traits / sizeof *traits; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(traits[i].name))) return &traits[i];
  }
  return NULL;
}

uint32_t tn_schema__trait_bits(tn_string_view name) {
  const trait* found = find_trait(name);
  return found == NULL ? 0 : found->definition;
}

static tn_status add_trait(const tn_schema_source* source, tn_op_schema* schema,
                           tn_string_view text) {
  const trait* found = find_trait(text);
  if (found != NULL) {
    schema->base.traits |= found->definition;
    schema->flags |= found->schema;
    return TN_OK;
  }
  tn_string_view argument;
  if (trait_argument(text, "HasParent", &argument) ||
      trait_argument(text, "ParentOneOf", &argument)) {
    return add_parents(source, schema, argument);
  }
  if (trait_argument(text, "SingleBlockImplicitTerminator", &argument)) {
    schema->base.traits |= TN_OP_TRAIT_SINGLE_BLOCK;
    schema->flags |= TN_SCHEMA_SINGLE_BLOCK | TN_SCHEMA_IMPLICIT_TERMINATOR;
    return tn_operation_name__get(source->context, argument, &schema->terminator);
  }
  // Other traits only matter to passes.
  return TN_OK;
}

static tn_status load_traits(const tn_schema_source* source, tn_op_schema* schema) {
  uint32_t count = 0;
  TN_TRY(tn_schema__need_array(source, "traits"));
  for (const tn_schema_value* self = tn_schema__items(source, "traits", &count); self != NULL;
       self = self->next) {
    TN_TRY(tn_schema__need_string(source, "traits", self));
    TN_TRY(add_trait(source, schema, self->text));
  }
  return TN_OK;
}

//===-- Values --------------------------------------------------------------------------------===//

/// Splits `#dialect.mnemonic` or `!dialect.mnemonic`.
static tn_status split_dialect(const tn_schema_source* source, tn_string_view text,
                               tn_string_view* out_dialect, tn_string_view* out_mnemonic) {
  const char* dot = memchr(text.data, '.', text.size);
  if (dot == NULL) {
    return tn_schema__fail(source, "'%c' is not followed by 'dialect.name'", *text.data);
  }
  const size_t size = (size_t)(dot - text.data);
  TN_TRY(tn_schema__keep(source, (tn_string_view){text.data + 1, size - 1}, out_dialect));
  return tn_schema__keep(source, (tn_string_view){dot + 1, text.size - size - 1}, out_mnemonic);
}

/// Keeps the name of a group. IRDL names have no upper-case letters, so the constraint may override
/// them.
static tn_status keep_name(const tn_schema_source* constraint, tn_string_view name,
                           tn_string_view* out_name) {
  tn_string_view given;
  TN_TRY(tn_schema__text(constraint, "name", &given));
  return tn_schema__keep(constraint, given.data == NULL ? name : given, out_name);
}

/// Loads `{type = "!dialect.name", exact}`: an implied type without parameters.
static tn_status load_exact(const tn_schema_source* source, tn_value_group* group) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "type", &text));
  const char* dot = text.size == 0 ? NULL : memchr(text.data, '.', text.size);
  if (dot == NULL || *text.data != '!') {
    return tn_schema__fail(source, "'exact' needs a type of the form '!dialect.name'");
  }
  tn_attribute type;
  TN_TRY(tn_schema__read(source, text, &type));
  group->only_type = tn_type_attribute_value(type);
  return TN_OK;
}

/// Loads `{implied = "vector<2xf32>"}`: the type if the format omits it.
static tn_status load_implied(const tn_schema_source* source, tn_value_group* group) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "implied", &text));
  if (text.data == NULL) return TN_OK;
  tn_attribute type;
  TN_TRY(tn_schema__read(source, text, &type));
  if (!tn_attribute__is(type, TN_ATTRIBUTE_TYPE)) {
    return tn_schema__fail(source, "'implied' is not a type");
  }
  group->only_type = tn_type_attribute_value(type);
  return TN_OK;
}

/// Loads `{stripped = "!dialect.name"}`: the prefix that formats omit from the type, and the
/// keywords before a nested type, as in `"!dialect.name ref to"`.
static tn_status load_stripped(const tn_schema_source* source, tn_value_group* group) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "stripped", &text));
  if (text.data == NULL) return TN_OK;
  if (text.size == 0 || *text.data != '!') {
    return tn_schema__fail(source, "'stripped' needs a type of the form '!dialect.name'");
  }
  TN_TRY(split_dialect(source, text, &group->dialect, &group->mnemonic));
  const char* blank = memchr(group->mnemonic.data, ' ', group->mnemonic.size);
  if (blank == NULL) return TN_OK;
  const size_t size = (size_t)(blank - group->mnemonic.data);
  group->words = (tn_string_view){blank + 1, group->mnemonic.size - size - 1};
  group->mnemonic.size = size;
  return TN_OK;
}

/// Returns the name of a group, which `names` lists.
static tn_status name_of(const tn_schema_source* source, uint32_t index, const char* names,
                         const char* things, tn_string_view* out_name) {
  *out_name = source->op->operands[index].name;
  if (out_name->data != NULL) return TN_OK;
  uint32_t count = 0;
  TN_TRY(tn_schema__need_array(source, names));
  const tn_schema_value* self = tn_schema__items(source, names, &count);
  for (; self != NULL; self = self->next) TN_TRY(tn_schema__need_string(source, names, self));
  return tn_schema__fail(source, "has fewer names than %s", things);
}

/// Loads `operands` or `results`.
static tn_status load_values(const tn_schema_source* source, tn_value_group** out_groups,
                             uint32_t* out_count, uint32_t* out_single_count) {
  *out_single_count = 0;
  const uint32_t count = source->op->operand_count;
  if (count > TN_GROUPS_MAX) {
    return tn_schema__fail(source, "has %u groups; at most %u are possible", count, TN_GROUPS_MAX);
  }
  tn_value_group* groups = tn_arena__take(&source->dialect->arena, count * sizeof *groups + 1);
  if (groups == NULL) return tn_schema__out_of_memory(source);
  for (uint32_t i = 0; i < count; ++i) {
    tn_string_view name;
    TN_TRY(name_of(source, i, "names", "constraints", &name));
    const tn_schema_source constraint = tn_schema__at(source, source->op->operands[i].constraint);
    TN_TRY(keep_name(&constraint, name, &groups[i].name));
    groups[i].arity = source->op->operands[i].arity;
    *out_single_count += groups[i].arity == TN_SINGLE;
    TN_TRY(tn_schema__load_type_constraint(&constraint, 0, &groups[i]));
    if (groups[i].rule != NULL) {
      TN_TRY(tn_type_rule__only_type(source->context, groups[i].rule, &groups[i].only_type));
    }
    TN_TRY(load_stripped(&constraint, &groups[i]));
    if (tn_schema__has(&constraint, "exact")) TN_TRY(load_exact(&constraint, &groups[i]));
    TN_TRY(load_implied(&constraint, &groups[i]));
  }
  *out_groups = groups;
  *out_count = count;
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// Loads `words = "overflow"` and `flags = ", "`.
static tn_status load_words(const tn_schema_source* source, tn_attribute_group* group) {
  tn_string_view text;
  group->style = TN_STYLE_WORDS;
  TN_TRY(tn_schema__text(source, "words", &text));
  TN_TRY(tn_schema__keep(source, text, &group->keyword));
  TN_TRY(tn_schema__text(source, "flags", &text));
  return text.data == NULL ? TN_OK : tn_schema__keep(source, text, &group->separator);
}

static tn_status load_cases(const tn_schema_source* source, tn_attribute_group* group) {
  if (group->style == TN_STYLE_DIALECT && tn_schema__has(source, "cases")) {
    return tn_schema__fail(source, "'cases' of a dialect's attribute belong to its %s",
                           tn_shipped_words[TN_SCHEMA_ATTRIBUTE]);
  }
  TN_TRY(tn_schema__load_cases(source, &group->cases, &group->case_count));
  if (group->cases == NULL) return TN_OK;
  if (tn_schema__has(source, "words")) return load_words(source, group);
  if (group->style == TN_STYLE_TYPED) group->style = TN_STYLE_ENUM;
  if (group->style == TN_STYLE_STRING) group->style = TN_STYLE_STRING_ENUM;
  return TN_OK;
}

static tn_status load_default(const tn_schema_source* source, tn_attribute_group* group) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "default", &text));
  if (text.data == NULL) return TN_OK;
  tn_attribute value;
  const tn_status status = tn_schema__read(source, text, &value);
  if (status == TN_OUT_OF_MEMORY) return status;
  if (status != TN_OK) {
    return tn_schema__fail(source, "default '%.*s' is not an attribute", (int)text.size, text.data);
  }
  group->default_value = tn_attribute__ref(value);
  group->default_is_implied = tn_schema__has(source, "optional");
  return TN_OK;
}

#define PHRASE_SHOWN(text, at) (int)((text).size - (at)), (text).data + (at)

static tn_status load_attribute(const tn_schema_source* source, tn_attribute_group* group) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "attribute", &text));
  group->is_optional = tn_schema__has(source, "optional");
  tn_string_view description = text;
  if (text.data != NULL) {
    size_t at = 0;
    const tn_status status =
        tn_attribute_rule__compile(&source->dialect->arena, text, &group->rule, &at);
    if (status == TN_NOT_FOUND) {
      return tn_schema__fail(source, "cannot parse attribute constraint at '%.*s'",
                             PHRASE_SHOWN(text, at));
    }
    if (status != TN_OK) return tn_schema__out_of_memory(source);
    group->style = tn_attribute_rule__style(group->rule);
    TN_TRY(tn_attribute_rule__type(source->context, group->rule, &group->type));
    group->is_optional = group->is_optional || group->style == TN_STYLE_UNIT;
    if (group->style == TN_STYLE_DIALECT) {
      TN_TRY(split_dialect(source, text, &group->dialect, &group->mnemonic));
      TN_TRY(tn_schema__find_enum(source, group->dialect, group->mnemonic, &group->words));
    }
  }
  tn_string_view given;
  TN_TRY(tn_schema__text(source, "description", &given));
  if (given.data != NULL) description = given;
  if (description.data == NULL) description = tn_string_view_from("any attribute");
  TN_TRY(tn_schema__keep(source, description, &group->description));
  TN_TRY(load_cases(source, group));
  return load_default(source, group);
}

/// Loads `attributes`.
static tn_status load_attributes(const tn_schema_source* source, tn_op_schema* schema) {
  const uint32_t count = source->op->operand_count;
  if (count > 64)
    return tn_schema__fail(source, "has %u attributes; at most 64 are possible", count);
  tn_attribute_group* groups = tn_arena__take(&source->dialect->arena, count * sizeof *groups + 1);
  if (groups == NULL) return tn_schema__out_of_memory(source);
  for (uint32_t i = 0; i < count; ++i) {
    tn_string_view name;
    TN_TRY(name_of(source, i, "attributeValueNames", "constraints", &name));
    TN_TRY(tn_schema__keep(source, name, &groups[i].name));
    tn_identifier identifier;
    TN_TRY(tn_identifier_get(source->context, name, &identifier));
    groups[i].identifier = tn_identifier__ref(identifier);
    const tn_schema_source constraint = tn_schema__at(source, source->op->operands[i].constraint);
    TN_TRY(load_attribute(&constraint, &groups[i]));
  }
  schema->attributes = groups;
  schema->attribute_count = count;
  return TN_OK;
}

//===-- Regions, successors, names ------------------------------------------------------------===//

/// Loads `regions`.
static tn_status load_regions(const tn_schema_source* source, tn_op_schema* schema) {
  const uint32_t count = source->op->operand_count;
  if (count > TN_GROUPS_MAX) return tn_schema__fail(source, "has too many regions");
  tn_region_group* groups = tn_arena__take(&source->dialect->arena, count * sizeof *groups + 1);
  if (groups == NULL) return tn_schema__out_of_memory(source);
  for (uint32_t i = 0; i < count; ++i) {
    tn_string_view name;
    TN_TRY(name_of(source, i, "names", "regions", &name));
    const tn_schema_source region = tn_schema__at(source, source->op->operands[i].constraint);
    TN_TRY(keep_name(&region, name, &groups[i].name));
    groups[i].is_variadic = tn_schema__has(&region, "variadic");
    const tn_schema_value* blocks = tn_schema__value(&region, "numberOfBlocks");
    if (blocks != NULL) groups[i].block_count = (uint32_t)tn_schema_value__integer(blocks);
  }
  schema->regions = groups;
  schema->region_count = count;
  return TN_OK;
}

/// Loads `successors = ["dest", "others..."]`.
static tn_status load_successors(const tn_schema_source* source, tn_op_schema* schema) {
  uint32_t count = 0;
  const tn_schema_value* item = tn_schema__items(source, "successors", &count);
  if (count > TN_GROUPS_MAX) return tn_schema__fail(source, "has too many successors");
  tn_successor_group* groups = tn_arena__take(&source->dialect->arena, count * sizeof *groups + 1);
  if (groups == NULL) return tn_schema__out_of_memory(source);
  for (size_t i = 0; item != NULL; ++i, item = item->next) {
    TN_TRY(tn_schema__need_string(source, "successors", item));
    tn_string_view name = item->text;
    if (name.size > 3 && memcmp(name.data + name.size - 3, "...", 3) == 0) {
      groups[i].is_variadic = true;
      name.size -= 3;
    }
    TN_TRY(tn_schema__keep(source, name, &groups[i].name));
  }
  schema->successors = groups;
  schema->successor_count = count;
  return TN_OK;
}

/// Loads `names = ["sum", "overflow"]`, or the name of a naming function.
static tn_status load_names(const tn_schema_source* source, tn_op_schema* schema) {
  const tn_schema_value* names = tn_schema__value(source, "names");
  if (names != NULL && names->kind == TN_KIND_STRING) {
    const tn_string_view text = names->text;
    const tn_naming* naming = tn_naming__find(source->context, text);
    if (naming == NULL) {
      return tn_schema__fail(source, "unknown value names '%.*s'", (int)text.size, text.data);
    }
    schema->syntax.name_results = naming->results;
    schema->syntax.name_arguments = naming->arguments;
    return TN_OK;
  }
  uint32_t count = 0;
  const tn_schema_value* item = tn_schema__items(source, "names", &count);
  if (count == 0) return TN_OK;
  tn_string_view* kept = tn_arena__take(&source->dialect->arena, count * sizeof *kept);
  if (kept == NULL) return tn_schema__out_of_memory(source);
  for (size_t i = 0; item != NULL; ++i, item = item->next) {
    TN_TRY(tn_schema__need_string(source, "names", item));
    TN_TRY(tn_schema__keep(source, item->text, &kept[i]));
  }
  schema->result_names = kept;
  schema->result_name_count = count;
  schema->syntax.name_results = tn_op_schema__name_results;
  return TN_OK;
}

/// Finds the check that `key` names; NULL for none.
static tn_status find_check(const tn_schema_source* source, const char* key, bool may_be_of_symbols,
                            const tn_named_check** out_check) {
  *out_check = NULL;
  tn_string_view name;
  TN_TRY(tn_schema__text(source, key, &name));
  if (name.data == NULL) return TN_OK;
  *out_check = tn_check__find(source->context, name);
  if (*out_check != NULL && ((*out_check)->check != NULL || may_be_of_symbols)) return TN_OK;
  return tn_schema__fail(source, "unknown check '%.*s'", (int)name.size, name.data);
}

static tn_status load_checks(const tn_schema_source* source, tn_op_schema* schema) {
  const tn_named_check* found = NULL;
  TN_TRY(find_check(source, "verify", true, &found));
  schema->check_depends_on_types_only = found == NULL || found->depends_on_types_only;
  if (found != NULL) {
    schema->check = found->check;
    schema->check_symbols = found->check_symbols;
  }
  TN_TRY(find_check(source, "verify_regions", false, &found));
  if (found != NULL) schema->check_regions = found->check;
  static const char* const keys[] = {"rules", "region_rules", "symbol_rules"};
  const tn_rule_engine* engine = source->context->services->rule_engine;
  for (size_t i = 0; engine != NULL && i < sizeof keys / sizeof *keys; ++i) {
    TN_TRY(engine->load(source, schema, keys[i], &schema->rules[i]));
  }
  return TN_OK;
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_status load_syntax(const tn_schema_source* source, tn_op_schema* schema) {
  const tn_string_view name = tn_operation_name__text(schema->name);
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "default_dialect", &text));
  if (text.data != NULL) TN_TRY(tn_schema__keep(source, text, &schema->syntax.default_dialect));
  if (tn_schema__has(source, "distinct_operands")) schema->flags |= TN_SCHEMA_DISTINCT_OPERANDS;
  if (tn_schema__has(source, "open_braces")) schema->flags |= TN_SCHEMA_OPEN_BRACES;
  if (tn_schema__has(source, "no_attributes")) schema->flags |= TN_SCHEMA_NO_ATTRIBUTES;
  TN_TRY(tn_schema__text(source, "assembly", &text));
  if (text.data != NULL) {
    const tn_custom_assembly* assembly = tn_custom_assembly__find(source->context, text);
    if (assembly == NULL) {
      return tn_schema__fail(source, "unknown assembly '%.*s'", (int)text.size, text.data);
    }
    schema->syntax.parse = assembly->parse;
    schema->syntax.repeats = true;
    schema->syntax.print = assembly->print;
    schema->syntax.fits = tn_assembly_fit__find(source->dialect->entry, name);
    return TN_OK;
  }
  TN_TRY(tn_schema__text(source, "format", &text));
  if (text.data == NULL) return TN_OK;
  TN_TRY(tn_format__compile(source, schema, text));
  schema->syntax.parse = tn_format__parse;
  schema->syntax.repeats = true;
  schema->syntax.print = tn_format__print;
  schema->syntax.fits = tn_assembly_fit__find(source->dialect->entry, name);
  return TN_OK;
}

static tn_status load_parts(const tn_schema_source* source, tn_op_schema* schema) {
  tn_schema_source part = *source;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    if (tn_schema__is(&part, TN_SCHEMA_OPERANDS)) {
      TN_TRY(load_values(&part, &schema->operands, &schema->operand_count,
                         &schema->single_operand_count));
    } else if (tn_schema__is(&part, TN_SCHEMA_RESULTS)) {
      TN_TRY(load_values(&part, &schema->results, &schema->result_count,
                         &schema->single_result_count));
    } else if (tn_schema__is(&part, TN_SCHEMA_ATTRIBUTES)) {
      TN_TRY(load_attributes(&part, schema));
    } else if (tn_schema__is(&part, TN_SCHEMA_REGIONS)) {
      TN_TRY(load_regions(&part, schema));
    }
  }
  return load_successors(source, schema);
}

/// Returns the identifiers of a segment size property, the older name first.
static tn_status get_segments(const tn_schema_source* source, const char* name, const char* older,
                              tn_uref out_pair[2]) {
  tn_identifier identifier;
  TN_TRY(tn_identifier_get(source->context, tn_string_view_from(older), &identifier));
  out_pair[0] = tn_identifier__ref(identifier);
  TN_TRY(tn_identifier_get(source->context, tn_string_view_from(name), &identifier));
  out_pair[1] = tn_identifier__ref(identifier);
  return TN_OK;
}

/// Collects the names of inherent attributes, including segment sizes.
static tn_status collect_properties(const tn_schema_source* source, tn_op_schema* schema) {
  tn_uref* properties =
      tn_arena__take(&source->dialect->arena, (schema->attribute_count + 6) * sizeof *properties);
  if (properties == NULL) return tn_schema__out_of_memory(source);
  uint32_t count = 0;
  for (uint32_t i = 0; i < schema->attribute_count; ++i) {
    properties[count++] = schema->attributes[i].identifier;
    if (schema->attributes[i].default_value != 0 && !schema->attributes[i].default_is_implied) {
      schema->base.add_defaults = tn_op_schema__next_default;
    }
  }
  tn_uref older[4];
  uint32_t older_count = 0;
  if ((schema->flags & TN_SCHEMA_SEGMENTED_OPERANDS) != 0) {
    TN_TRY(get_segments(source, "operandSegmentSizes", "operand_segment_sizes", older));
    schema->operand_segments = properties[count++] = older[1];
    ++older_count;
  }
  if ((schema->flags & TN_SCHEMA_SEGMENTED_RESULTS) != 0) {
    tn_uref* pair = older + 2 * older_count;
    TN_TRY(get_segments(source, "resultSegmentSizes", "result_segment_sizes", pair));
    schema->result_segments = properties[count++] = pair[1];
    ++older_count;
  }
  memcpy(properties + count, older, 2 * older_count * sizeof *older);
  schema->base.properties = properties;
  schema->base.property_count = count;
  schema->base.older_count = older_count;
  return TN_OK;
}

static void load_inference(const tn_schema_source* source, tn_op_schema* schema) {
  const tn_schema_value* value = tn_schema__value(source, "infers");
  if (value == NULL) return;
  schema->flags |= value->kind == TN_KIND_UNIT ? TN_SCHEMA_INFERS : TN_SCHEMA_INFERS_NOT;
}

static tn_status load_patterns(const tn_schema_source* source, tn_string_view leaf,
                               tn_op_schema* schema) {
  const tn_dialect_entry* dialect = source->dialect->entry;
  const uint32_t count = tn_named_patterns__count(dialect, leaf);
  if (count == 0) return TN_OK;
  const tn_named_pattern** patterns =
      tn_arena__take(&source->dialect->arena, count * sizeof *patterns);
  if (patterns == NULL) return tn_schema__out_of_memory(source);
  tn_named_patterns__collect(dialect, leaf, patterns);
  schema->base.patterns = patterns;
  schema->base.pattern_count = count;
  return TN_OK;
}

tn_status tn_schema__load_op(const tn_schema_source* source, tn_op_schema** out_schema) {
  tn_op_schema* schema = tn_arena__take(&source->dialect->arena, sizeof *schema);
  if (schema == NULL) return tn_schema__out_of_memory(source);
  tn_string_view leaf;
  TN_TRY(tn_schema__text(source, "name", &leaf));
  if (leaf.data == NULL) TN_TRY(tn_schema__text(source, "sym_name", &leaf));
  char name[256];
  const int size = snprintf(name, sizeof name, "%.*s.%.*s", (int)source->dialect->base.name.size,
                            source->dialect->base.name.data, (int)leaf.size, leaf.data);
  if (leaf.size == 0 || size <= 0 || (size_t)size >= sizeof name) {
    return tn_schema__fail(source, "an op's name has 1 to %zu bytes", sizeof name - 1);
  }
  TN_TRY(
      tn_operation_name__get(source->context, (tn_string_view){name, (size_t)size}, &schema->name));
  if (source->dialect->attributes_stay) schema->base.traits |= TN_OP_TRAIT_ATTRIBUTES_STAY;
  schema->base.code =
      tn_op_code__find(source->dialect->entry, tn_operation_name__text(schema->name));
  if (schema->base.code != TN_CODE_NONE) schema->base.dialect = source->dialect->entry;
  TN_TRY(load_traits(source, schema));
  tn_op_interface__attach(source->dialect->entry, leaf, &schema->base);
  if (source->dialect->inlines && schema->base.interface == &tn_op_interface__none) {
    schema->base.interface = &tn_op_interface__inlined;
  }
  TN_TRY(load_patterns(source, leaf, schema));
  TN_TRY(load_parts(source, schema));
  TN_TRY(collect_properties(source, schema));
  TN_TRY(tn_schema__load_layout(source, schema));
  TN_TRY(tn_schema__load_matches(source, schema));
  load_inference(source, schema);
  TN_TRY(load_names(source, schema));
  TN_TRY(load_checks(source, schema));
  TN_TRY(load_syntax(source, schema));
  TN_TRY(tn_schema__check_borrowed(source, schema));
  schema->base.verify = tn_op_schema__verify;
  if (schema->check_symbols != NULL || schema->rules[TN_RULES_OF_SYMBOLS] != NULL) {
    schema->base.verify_symbols = tn_op_schema__verify_symbols;
  }
  tn_op_schema__classify_checks(source->context, schema);
  schema->base.verify_regions = tn_op_schema__verify_regions;
  schema->base.syntax = &schema->syntax;
  *out_schema = schema;
  return TN_OK;
}

//===-- Dialects ------------------------------------------------------------------------------===//

void tn_schema__destroy_dialect(tn_context* context, tn_dialect* dialect) {
  tn_schema_dialect* self = (tn_schema_dialect*)(void*)dialect;
  tn_arena__free(&self->arena);
  tn_deallocate(&context->allocator, self, sizeof *self);
}

/// Continues after an invalid op, so that all errors of a dialect are reported at once.
static tn_status load_ops(const tn_schema_source* source) {
  tn_schema_dialect* dialect = source->dialect;
  tn_schema_source op = *source;
  size_t count = 0;
  for (op.op = source->op->first; op.op != NULL; op.op = op.op->next) ++count;
  dialect->ops = tn_arena__take(&dialect->arena, count * sizeof(tn_op_schema*) + 1);
  if (dialect->ops == NULL) return tn_schema__out_of_memory(source);
  tn_status worst = TN_OK;
  for (op.op = source->op->first; op.op != NULL; op.op = op.op->next) {
    if (!tn_schema__is(&op, TN_SCHEMA_OPERATION)) continue;
    const tn_status status = tn_schema__load_op(&op, &dialect->ops[dialect->op_count]);
    if (status == TN_OUT_OF_MEMORY) return status;
    if (status == TN_OK) {
      ++dialect->op_count;
    } else {
      worst = status;
    }
  }
  return worst;
}

/// Keeps `types` for ops that are loaded later.
static tn_status keep_types(const tn_schema_source* source) {
  const tn_schema_value* types = tn_schema__value(source, "types");
  if (types == NULL || types->kind != TN_KIND_DICTIONARY) return TN_OK;
  tn_schema_value** next = &source->dialect->types;
  for (const tn_schema_value* self = types->items; self != NULL; self = self->next) {
    *next = tn_arena__take(&source->dialect->arena, sizeof **next);
    if (*next == NULL) return tn_schema__out_of_memory(source);
    (*next)->kind = self->kind;
    TN_TRY(tn_schema__keep(source, self->key, &(*next)->key));
    TN_TRY(tn_schema__keep(source, self->text, &(*next)->text));
    next = &(*next)->next;
  }
  return TN_OK;
}

tn_status tn_schema__load_dialect(const tn_schema_source* source) {
  tn_schema_dialect* dialect = source->dialect;
  dialect->attributes_stay = tn_schema__has(source, "attributes_stay");
  dialect->inlines = tn_schema__has(source, "inlines");
  dialect->base.allows_unknown_ops = tn_schema__has(source, "unknown_ops");
  TN_TRY(keep_types(source));
  return tn_schema__load_names(source);
}

/// Loads a dialect. `built` lists the dialects of the same text that were loaded before.
static tn_status load_dialect(tn_schema_source* source, tn_dialect* built,
                              tn_schema_dialect** out_dialect) {
  tn_string_view name;
  TN_TRY(tn_schema__text(source, "sym_name", &name));
  if (tn_dialect__find(source->context, name) != NULL ||
      tn_string_view_equal(name, tn_string_view_from("builtin"))) {
    return tn_schema__fail(source, "dialect '%.*s' is already loaded", (int)name.size, name.data);
  }
  tn_schema_dialect* dialect = tn_allocate_zeroed(&source->context->allocator, sizeof *dialect);
  if (dialect == NULL) return tn_schema__out_of_memory(source);
  dialect->arena.allocator = &source->context->allocator;
  dialect->base.destroy = tn_schema__destroy_dialect;
  dialect->base.next = built;
  source->dialect = dialect;
  tn_status status = tn_schema__keep(source, name, &dialect->base.name);
  // C code of a shipped dialect only fits the ops of the shipped schema.
  if (!source->context->services->is_shipped(name)) {
    dialect->entry = tn_dialect_entry__find(source->context, name);
  }
  if (status == TN_OK) status = tn_schema__check_keys(source);
  if (status == TN_OK) status = tn_schema__load_dialect(source);
  if (status == TN_OK) status = load_ops(source);
  if (status == TN_OK) {
    *out_dialect = dialect;
  } else {
    tn_schema__destroy_dialect(source->context, &dialect->base);
  }
  return status;
}

void tn_op_schema__publish(tn_op_schema* schema) {
  if (!tn_operation_name__define(schema->name, NULL, schema)) {
    tn_operation_name__define(schema->name, &tn_op_definition__none, schema);
  }
}

static void publish(tn_context* context, tn_schema_dialect* dialect) {
  tn_dialect__publish(context, &dialect->base);
  for (size_t i = 0; i < dialect->op_count; ++i) tn_op_schema__publish(dialect->ops[i]);
}

/// Builds the dialects in `module`; prepends each to the list.
static tn_status build_module(tn_schema_source* source, tn_dialect** built) {
  for (source->op = source->op->first; source->op != NULL; source->op = source->op->next) {
    if (!tn_schema__is(source, TN_SCHEMA_DIALECT)) {
      return tn_schema__fail(source, "expected only %s ops in a schema",
                             tn_shipped_words[TN_SCHEMA_DIALECT]);
    }
    tn_schema_dialect* dialect = NULL;
    TN_TRY(load_dialect(source, *built, &dialect));
    *built = &dialect->base;
  }
  return TN_OK;
}

/// Builds all dialects in `module`, then publishes them.
static tn_status load_module(tn_context* context, const tn_context* from, tn_ref module) {
  tn_dialect* built = NULL;
  tn_schema_source source = {.context = context, .from = from};
  tn_arena arena = {.allocator = &context->allocator};
  tn_status status = tn_schema__gather(&source, &arena, module);
  if (status == TN_OK) status = build_module(&source, &built);
  tn_arena__free(&arena);
  while (built != NULL) {
    tn_dialect* next = built->next;
    if (status == TN_OK) {
      publish(context, (tn_schema_dialect*)(void*)built);
    } else {
      built->destroy(context, built);
    }
    built = next;
  }
  return status;
}

/// Forwards a diagnostic of the schema's context to the handlers of the target context.
static bool hand_on(const tn_diagnostic* diagnostic, void* user_data) {
  tn_context* context = user_data;
  tn_location where = tn_location_unknown(context);
  tn_file_range range;
  if (tn_location_file_range(diagnostic->location, &range) &&
      tn_location_file_get(context, &range, &where) != TN_OK) {
    where = tn_location_unknown(context);
  }
  tn_diagnostic copy = *diagnostic;
  copy.context = context;
  copy.location = where;
  copy.note_count = 0;
  tn_diagnostic__report(&copy);
  return true;
}

tn_status tn_schema__load(tn_context* context, tn_string_view text, tn_string_view file_name) {
  const tn_context_options options = {.allocator = context->allocator,
                                      .allow_unregistered_dialects = true};
  tn_context* reader = NULL;
  if (tn_context__create(context->services, &options, &reader) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  const tn_text_parse_options parse_options = {.file_name = file_name};
  tn_op module = {0};
  tn_diagnostic_handler_id id = 0;
  tn_status status = tn_diagnostic_handler_attach(reader, hand_on, context, NULL, &id);
  if (status == TN_OK) {
    status = tn_text_parse(tn_context_root_scope(reader), text, &parse_options, &module);
  }
  if (status == TN_OK) status = load_module(context, reader, module.slot);
  tn_context_destroy(reader);
  return status;
}
