// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enums: cases of integers and strings, and enum attributes of dialects.

#include "schema/body_format.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

//===-- Cases ---------------------------------------------------------------------------------===//

/// Loads the next item of `values`; without `values`, cases are numbered.
static tn_status load_value(const tn_schema_source* source, const tn_schema_value** value,
                            tn_enum_case* out_case) {
  if (*value == NULL || (*value)->kind != TN_KIND_INTEGER) {
    return tn_schema__fail(source,
                           "'values' must be an array with one integer for each of 'cases'");
  }
  out_case->value = tn_schema_value__integer(*value);
  *value = (*value)->next;
  return TN_OK;
}

/// Finds the cases of a list in C, or of the dialect's attribute `#name`.
static tn_status find_cases(const tn_schema_source* source, tn_string_view name,
                            const tn_enum_case** out_cases, uint32_t* out_count) {
  const tn_dialect* dialect = &source->dialect->base;
  for (uint32_t i = 0; name.size != 0 && *name.data == '#' && i < dialect->enum_count; ++i) {
    const tn_enum_attribute* words = &dialect->enums[i];
    if (!tn_string_view_equal(words->mnemonic, (tn_string_view){name.data + 1, name.size - 1})) {
      continue;
    }
    *out_cases = words->cases;
    *out_count = words->case_count;
    return TN_OK;
  }
  const tn_dialect_entry* entry =
      tn_dialect_entry__find(source->context, source->dialect->base.name);
  const tn_case_list* list = entry == NULL ? NULL : entry->case_lists;
  for (; list != NULL && list->name != NULL; ++list) {
    if (!tn_string_view_equal(tn_string_view_from(list->name), name)) continue;
    *out_cases = list->cases;
    *out_count = list->count;
    return TN_OK;
  }
  return tn_schema__fail(source, "unknown list of cases '%.*s'", (int)name.size, name.data);
}

tn_status tn_schema__load_cases(const tn_schema_source* source, const tn_enum_case** out_cases,
                                uint32_t* out_count) {
  const tn_schema_value* name = tn_schema__value(source, "cases");
  if (name != NULL && name->kind == TN_KIND_STRING) {
    return find_cases(source, name->text, out_cases, out_count);
  }
  uint32_t count = 0;
  uint32_t value_count = 0;
  const tn_schema_value* item = tn_schema__items(source, "cases", &count);
  if (!tn_schema__has(source, "cases")) return TN_OK;
  tn_enum_case* cases = tn_arena__take(&source->dialect->arena, count * sizeof *cases + 1);
  if (cases == NULL) return tn_schema__out_of_memory(source);
  const bool has_values = tn_schema__has(source, "values");
  const tn_schema_value* value = tn_schema__items(source, "values", &value_count);
  for (uint32_t i = 0; item != NULL; ++i, item = item->next) {
    TN_TRY(tn_schema__need_string(source, "cases", item));
    TN_TRY(tn_schema__keep(source, item->text, &cases[i].name));
    cases[i].value = i;
    if (has_values) TN_TRY(load_value(source, &value, &cases[i]));
  }
  *out_cases = cases;
  *out_count = count;
  return TN_OK;
}

//===-- Enum attributes -----------------------------------------------------------------------===//

/// Loads `format`, as in ODS; the default is `$value`.
static tn_status load_form(const tn_schema_source* source, tn_enum_attribute* definition) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "format", &text));
  if (tn_string_view_equal(text, tn_string_view_from("`<` $value `>`"))) definition->bracket = '<';
  if (tn_string_view_equal(text, tn_string_view_from("`(` $value `)`"))) definition->bracket = '(';
  definition->drops_blank = tn_string_view_equal(text, tn_string_view_from("`` $value"));
  if (text.data == NULL || definition->bracket != 0 || definition->drops_blank ||
      tn_string_view_equal(text, tn_string_view_from("$value"))) {
    return TN_OK;
  }
  return tn_schema__fail(source,
                         "the format of an enum attribute must be '$value', '`` $value', '`<` "
                         "$value `>`' or '`(` $value `)`'");
}

/// Returns whether a keyword can be quoted without escapes.
static bool can_be_quoted(tn_string_view word) {
  static const char refused[] = "\"\\\n\v\f";
  for (size_t i = 0; i < word.size; ++i) {
    if (memchr(refused, word.data[i], sizeof refused - 1) != NULL) return false;
  }
  return word.size != 0;
}

static tn_status fail_twice(const tn_schema_source* source, tn_string_view word) {
  return tn_schema__fail(source, "duplicate case '%.*s'", (int)word.size, word.data);
}

/// Compares up to this many cases pairwise, which costs less than a table.
#define FEW_CASES 32u

static tn_status check_few_differ(const tn_schema_source* source,
                                  const tn_enum_attribute* definition) {
  for (uint32_t i = 1; i < definition->case_count; ++i) {
    const tn_string_view word = definition->cases[i].name;
    for (uint32_t k = 0; k < i; ++k) {
      const tn_string_view before = definition->cases[k].name;
      if (before.size == word.size && tn_string_view_equal(before, word)) {
        return fail_twice(source, word);
      }
    }
  }
  return TN_OK;
}

static tn_status check_differ(const tn_schema_source* source, const tn_enum_attribute* definition) {
  if (definition->case_count <= FEW_CASES) return check_few_differ(source, definition);
  const tn_allocator* allocator = &source->context->allocator;
  tn_judy_names seen = {NULL};
  tn_status status = TN_OK;
  for (uint32_t i = 0; i < definition->case_count && status == TN_OK; ++i) {
    const tn_string_view word = definition->cases[i].name;
    uintptr_t before = 0;
    status = tn_judy_names_get(&seen, allocator, word, &before);
    if (status == TN_OK) {
      status = fail_twice(source, word);
    } else {
      if (status == TN_NOT_FOUND) status = tn_judy_names_set(&seen, allocator, word, i);
      if (status != TN_OK) status = tn_schema__out_of_memory(source);
    }
  }
  tn_judy_names_clear(&seen);
  return status;
}

static tn_status check_words(const tn_schema_source* source, const tn_enum_attribute* definition) {
  if (definition->case_count == 0) return tn_schema__fail(source, "has no cases");
  if (tn_schema__value(source, "cases")->kind == TN_KIND_STRING) return TN_OK;
  TN_TRY(check_differ(source, definition));
  for (uint32_t i = 0; i < definition->case_count; ++i) {
    const tn_string_view word = definition->cases[i].name;
    if (tn_enum_attribute__is_bare(word)) continue;
    if (definition->separator.size == 0 && can_be_quoted(word)) continue;
    return tn_schema__fail(source, "the case '%.*s' is not a keyword", (int)word.size, word.data);
  }
  return TN_OK;
}

/// Loads `groups_first`, or `groups_first = ["Public"]` to also treat single bits as groups.
static tn_status load_groups(const tn_schema_source* source, tn_enum_attribute* definition) {
  uint32_t count = 0;
  definition->groups_go_first = tn_schema__has(source, "groups_first");
  const tn_schema_value* group = tn_schema__items(source, "groups_first", &count);
  for (; group != NULL; group = group->next) {
    uint32_t i = 0;
    TN_TRY(tn_schema__need_string(source, "groups_first", group));
    while (i < definition->case_count &&
           !tn_string_view_equal(definition->cases[i].name, group->text))
      ++i;
    if (i == definition->case_count || i >= 64) {
      return tn_schema__fail(source, "the group '%.*s' is not one of the first 64 cases",
                             (int)group->text.size, group->text.data);
    }
    definition->groups |= (uint64_t)1 << i;
  }
  return TN_OK;
}

/// Loads `flags = ", "`: the separator.
static tn_status load_flags(const tn_schema_source* source, tn_enum_attribute* definition) {
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "flags", &text));
  TN_TRY(load_groups(source, definition));
  if (text.data == NULL) return TN_OK;
  size_t mark_count = 0;
  for (size_t i = 0; i < text.size; ++i) {
    if (text.data[i] == ' ') continue;
    mark_count += text.data[i] == ',' || text.data[i] == '|' ? 1 : 2;
  }
  if (mark_count != 1) return tn_schema__fail(source, "the separator of flags must be ',' or '|'");
  if (!tn_schema__has(source, "values")) {
    return tn_schema__fail(source, "flags need 'values' with their bits");
  }
  return tn_schema__keep(source, text, &definition->separator);
}

/// Returns the number of values if it is small enough to cache an attribute for each; otherwise 0.
static uint32_t value_count(const tn_enum_attribute* definition) {
  uint64_t greatest = definition->case_count - 1;
  for (uint32_t i = 0; definition->separator.size != 0 && i < definition->case_count; ++i) {
    greatest |= (uint64_t)definition->cases[i].value;
  }
  return greatest < TN_ENUM_MADE_MAX ? (uint32_t)greatest + 1 : 0;
}

tn_status tn_schema__load_mnemonic(const tn_schema_source* source, tn_string_view* out_mnemonic) {
  tn_string_view name;
  TN_TRY(tn_schema__text(source, "name", &name));
  if (name.data == NULL) {
    TN_TRY(tn_schema__text(source, "sym_name", &name));
    if (name.size != 0 && memchr("#!", *name.data, 2) != NULL)
      name = (tn_string_view){name.data + 1, name.size - 1};
  }
  return tn_schema__keep(source, name, out_mnemonic);
}

tn_status tn_schema__load_words(const tn_schema_source* source, tn_enum_attribute* definition) {
  TN_TRY(tn_schema__load_cases(source, &definition->cases, &definition->case_count));
  TN_TRY(load_flags(source, definition));
  tn_string_view unknown;
  TN_TRY(tn_schema__text(source, "unknown", &unknown));
  TN_TRY(tn_schema__keep(source, unknown, &definition->unknown));
  TN_TRY(tn_schema__text(source, "summary", &unknown));
  TN_TRY(tn_schema__keep(source, unknown, &definition->summary));
  return check_words(source, definition);
}

/// Its definition, which has the keywords as a parameter.
static tn_status load_definition(const tn_schema_source* source, tn_enum_attribute* words) {
  tn_arena* arena = &source->dialect->arena;
  tn_definition* self = tn_arena__take(arena, sizeof *self);
  tn_parameter* value = tn_arena__take(arena, sizeof *value);
  if (self == NULL || value == NULL) return tn_schema__out_of_memory(source);
  *value = (tn_parameter){
      .name = tn_string_view_from("value"), .kind = TN_PARAMETER_WORDS, .words = words};
  *self = (tn_definition){
      .serial = __atomic_add_fetch(&source->context->definition_count, 1u, __ATOMIC_RELAXED),
      .parameter_count = 1,
      .parameters = value,
      .dialect = words->dialect,
      .mnemonic = words->mnemonic,
      .keywords = words};
  words->definition = self;
  return TN_OK;
}

static tn_status load_enum(const tn_schema_source* source, tn_enum_attribute* definition) {
  definition->dialect = source->dialect->base.name;
  TN_TRY(tn_schema__load_mnemonic(source, &definition->mnemonic));
  TN_TRY(tn_schema__load_words(source, definition));
  TN_TRY(load_form(source, definition));
  tn_string_view description;
  TN_TRY(tn_schema__text(source, "description", &description));
  TN_TRY(tn_schema__keep(source, description.data == NULL ? definition->mnemonic : description,
                         &definition->description));
  TN_TRY(load_definition(source, definition));
  definition->made_count = value_count(definition);
  definition->made = tn_arena__take(&source->dialect->arena,
                                    definition->made_count * sizeof *definition->made + 1);
  return definition->made == NULL ? tn_schema__out_of_memory(source) : TN_OK;
}

static bool is_enum(const tn_schema_source* source) {
  return tn_schema__is(source, TN_SCHEMA_ATTRIBUTE) && tn_schema__has(source, "cases");
}

/// Adds types or attributes to the list of a dialect that knows all of them.
static tn_status load_mnemonics(const tn_schema_source* source, tn_schema_word word,
                                tn_mnemonics* mnemonics) {
  if (!mnemonics->are_all) return TN_OK;
  tn_schema_source part = *source;
  uint32_t count = mnemonics->count;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    count += tn_schema__is(&part, word);
  }
  tn_string_view* names = tn_arena__take(&source->dialect->arena, count * sizeof *names + 1);
  if (names == NULL) return tn_schema__out_of_memory(source);
  if (mnemonics->count != 0) memcpy(names, mnemonics->names, mnemonics->count * sizeof *names);
  count = mnemonics->count;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    if (tn_schema__is(&part, word)) TN_TRY(tn_schema__load_mnemonic(&part, &names[count++]));
  }
  mnemonics->names = names;
  mnemonics->count = count;
  return TN_OK;
}

static tn_status load_enums(const tn_schema_source* source) {
  tn_dialect* dialect = &source->dialect->base;
  tn_schema_source part = *source;
  size_t count = 0;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    count += is_enum(&part);
  }
  tn_enum_attribute* enums = tn_arena__take(&source->dialect->arena, count * sizeof *enums + 1);
  if (enums == NULL) return tn_schema__out_of_memory(source);
  uint32_t i = 0;
  for (part.op = source->op->first; part.op != NULL; part.op = part.op->next) {
    if (is_enum(&part)) TN_TRY(load_enum(&part, &enums[i++]));
  }
  dialect->enums = enums;
  dialect->enum_count = i;
  return TN_OK;
}

/// Loads `all_types`, which may be the message before the mnemonic of an unknown type.
static tn_status load_are_all(const tn_schema_source* source, const char* key,
                              tn_mnemonics* mnemonics) {
  const tn_schema_value* message = tn_schema__value(source, key);
  mnemonics->are_all = tn_schema__has(source, key);
  return message == NULL || message->kind != TN_KIND_STRING
             ? TN_OK
             : tn_schema__keep(source, message->text, &mnemonics->unknown);
}

tn_status tn_schema__load_names(const tn_schema_source* source) {
  tn_dialect* dialect = &source->dialect->base;
  TN_TRY(load_are_all(source, "all_types", &dialect->types));
  TN_TRY(load_are_all(source, "all_attributes", &dialect->attributes));
  TN_TRY(load_enums(source));
  return tn_schema__load_late(source);
}

tn_status tn_schema__load_late(const tn_schema_source* source) {
  tn_dialect* dialect = &source->dialect->base;
  tn_mnemonics types = dialect->types;
  tn_mnemonics attributes = dialect->attributes;
  TN_TRY(load_mnemonics(source, TN_SCHEMA_TYPE, &types));
  TN_TRY(load_mnemonics(source, TN_SCHEMA_ATTRIBUTE, &attributes));
  const tn_status status = tn_schema__load_definitions(source);
  if (status != TN_OK) {
    dialect->definition_count = 0;  // They are loaded again on the next use.
    return status;
  }
  // Types without additions are not stored, because other threads may read them.
  if (types.count != dialect->types.count) dialect->types = types;
  dialect->attributes = attributes;
  return TN_OK;
}

tn_status tn_schema__find_enum(const tn_schema_source* source, tn_string_view dialect,
                               tn_string_view mnemonic, const tn_enum_attribute** out_enum) {
  const tn_dialect* found = &source->dialect->base;
  while (found != NULL && !tn_string_view_equal(found->name, dialect)) found = found->next;
  tn_dialect* loaded = NULL;
  if (found == NULL) TN_TRY(tn_dialect__load(source->context, dialect, &loaded));
  *out_enum = tn_enum_attribute__find(found == NULL ? loaded : found, mnemonic);
  return TN_OK;
}
