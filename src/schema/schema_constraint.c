// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type constraints, from IRDL ops and from text. A constraint may be part of many others; each of
// its ops is loaded once and the result is shared.

#include "base/text_buffer.h"
#include "ir/services.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

//===-- Types as text -------------------------------------------------------------------------===//

#define PHRASE_SHOWN(text, at) (int)((text).size - (at)), (text).data + (at)

/// Replaces `"$name"` by the text for `name` in the dialect's attribute `types`.
static tn_status resolve_type(const tn_schema_source* source, tn_string_view* text) {
  if (text->size == 0 || *text->data != '$') return TN_OK;
  for (const tn_schema_value* self = source->dialect->types; self != NULL; self = self->next) {
    const tn_string_view name = self->key;
    if (name.size + 1 != text->size || memcmp(name.data, text->data + 1, name.size) != 0) continue;
    if (self->kind != TN_KIND_STRING) break;
    *text = self->text;
    return TN_OK;
  }
  return tn_schema__fail(source, "the dialect's 'types' do not define '%.*s'", (int)text->size,
                         text->data);
}

static tn_status type_rule_of(const tn_schema_source* source, tn_string_view text,
                              const tn_type_rule** out_rule) {
  size_t at = 0;
  const tn_status status = tn_type_rule__compile(
      &source->dialect->arena, source->context->services->type_words, text, out_rule, &at);
  if (status == TN_NOT_FOUND) {
    return tn_schema__fail(source,
                           "cannot parse type constraint at '%.*s'; expected the wording of "
                           "diagnostics ('floating-point'), not ODS's names",
                           PHRASE_SHOWN(text, at));
  }
  if (status == TN_LIMIT_EXCEEDED) {
    return tn_schema__fail(source, "type constraint nests deeper than %u: '%.*s'",
                           TN_TYPE_RULE_DEPTH_MAX, (int)text.size, text.data);
  }
  return status == TN_OK ? TN_OK : tn_schema__out_of_memory(source);
}

//===-- IRDL constraints ----------------------------------------------------------------------===//

#define WORDS_MAX 200u

/// Appends a part to a description, unless it repeats the last part.
static void join_words(tn_text_buffer* words, tn_string_view part, bool all) {
  const tn_string_view before = tn_text_buffer_view(words);
  const bool is_again = before.size >= part.size && part.size != 0 &&
                        memcmp(before.data + before.size - part.size, part.data, part.size) == 0;
  if (is_again || before.size > WORDS_MAX) return;
  const char* glue = before.size == 0 ? "" : all ? " and " : " or ";
  const bool is_long = all && part.size != 0 && memchr(part.data, ' ', part.size) != NULL;
  tn_text_buffer_format(words, is_long ? "%s(%.*s)" : "%s%.*s", glue, (int)part.size, part.data);
}

/// Stores the combined description for messages, unless it is too long.
static tn_status describe(const tn_schema_source* source, const tn_text_buffer* words,
                          tn_value_group* group) {
  if (words->failed) return tn_schema__out_of_memory(source);
  const tn_string_view text = tn_text_buffer_view(words);
  if (text.size == 0 || text.size > WORDS_MAX) return TN_OK;
  return tn_schema__keep(source, text, &group->description);
}

/// Loads `any_of` and `all_of`.
static tn_status load_combined(const tn_schema_source* source, bool all, uint32_t depth,
                               tn_value_group* group) {
  const uint32_t count = source->op->operand_count;
  const tn_type_rule** rules = tn_arena__take(&source->dialect->arena, count * sizeof *rules + 1);
  if (rules == NULL) return tn_schema__out_of_memory(source);
  uint32_t kept = 0;
  tn_text_buffer words = tn_text_buffer_make(&source->context->allocator);
  tn_status status = TN_OK;
  for (uint32_t i = 0; status == TN_OK && i < count; ++i) {
    tn_value_group part = {0};
    const tn_schema_source operand = tn_schema__at(source, source->op->operands[i].constraint);
    status = tn_schema__load_type_constraint(&operand, depth + 1, &part);
    if (part.rule != NULL) {
      rules[kept++] = part.rule;
      join_words(&words, part.description, all);
    } else if (!all) {
      tn_text_buffer_free(&words);
      return status;
    }
  }
  if (status == TN_OK) status = describe(source, &words, group);
  tn_text_buffer_free(&words);
  TN_TRY(status);
  group->rule = tn_type_rule__combine(&source->dialect->arena, rules, kept, all);
  return group->rule == NULL ? tn_schema__out_of_memory(source) : TN_OK;
}

static tn_status load_is(const tn_schema_source* source, tn_value_group* group) {
  tn_attribute expected;
  const tn_schema_value* value = tn_schema__value(source, "expected");
  if (value == NULL || value->kind != TN_KIND_SPELLED) return TN_OK;
  TN_TRY(tn_schema__read(source, value->text, &expected));
  if (!tn_attribute__is(expected, TN_ATTRIBUTE_TYPE)) return TN_OK;
  group->rule = tn_type_rule__is(&source->dialect->arena, tn_type_attribute_value(expected));
  if (group->rule == NULL) return tn_schema__out_of_memory(source);
  group->is_exact = true;
  tn_text_buffer words = tn_text_buffer_make(&source->context->allocator);
  tn_status status = tn_attribute_print(expected, tn_text_buffer_write, &words);
  if (status == TN_OK) status = describe(source, &words, group);
  tn_text_buffer_free(&words);
  return status;
}

/// Loads `base` and `parametric`: a dialect type by reference or name.
static tn_status load_base(const tn_schema_source* source, const char* reference,
                           tn_value_group* group) {
  const tn_schema_value* base = tn_schema__value(source, reference);
  if (base == NULL || base->kind != TN_KIND_REFERENCE || base->items->next == NULL ||
      base->items->next->next != NULL) {
    return TN_OK;
  }
  const tn_string_view root = base->items->text;
  tn_string_view leaf = base->items->next->text;
  if (leaf.size != 0 && *leaf.data == '!') leaf = (tn_string_view){leaf.data + 1, leaf.size - 1};
  tn_text_buffer text = tn_text_buffer_make(&source->context->allocator);
  tn_text_buffer_append_text(&text, "!");
  tn_text_buffer_append_view(&text, root);
  tn_text_buffer_append_text(&text, ".");
  tn_text_buffer_append_view(&text, leaf);
  tn_status status = describe(source, &text, group);
  if (status == TN_OK) status = type_rule_of(source, tn_text_buffer_view(&text), &group->rule);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status load_rule(const tn_schema_source* source, tn_string_view text, uint32_t depth,
                           tn_value_group* group) {
  if (text.data != NULL) return type_rule_of(source, text, &group->rule);
  if (tn_schema__is(source, TN_SCHEMA_ANY_OF)) {
    return load_combined(source, false, depth, group);
  }
  if (tn_schema__is(source, TN_SCHEMA_ALL_OF)) {
    return load_combined(source, true, depth, group);
  }
  if (tn_schema__is(source, TN_SCHEMA_IS)) return load_is(source, group);
  if (tn_schema__is(source, TN_SCHEMA_BASE)) {
    return load_base(source, "base_ref", group);
  }
  if (tn_schema__is(source, TN_SCHEMA_PARAMETRIC)) {
    return load_base(source, "base_type", group);
  }
  return TN_OK;
}

static tn_status remember(const tn_schema_source* source, const tn_value_group* group) {
  tn_loaded_constraint* loaded = tn_arena__take(&source->dialect->arena, sizeof *loaded);
  if (loaded == NULL) return tn_schema__out_of_memory(source);
  *loaded = (tn_loaded_constraint){group->rule, group->description};
  source->op->loaded = loaded;
  return TN_OK;
}

/// Ops of a dialect share a few texts, so each is compiled once.
static tn_status load_named(const tn_schema_source* source, tn_string_view text,
                            tn_value_group* group) {
  tn_schema_dialect* dialect = source->dialect;
  const tn_named_rule* known = dialect->named_rules;
  while (known != NULL && known->text != text.data) known = known->next;
  if (known == NULL) {
    tn_named_rule* named = tn_arena__take(&dialect->arena, sizeof *named);
    if (named == NULL) return tn_schema__out_of_memory(source);
    named->text = text.data;
    TN_TRY(type_rule_of(source, text, &named->rule));
    TN_TRY(tn_schema__keep(source, text, &named->description));
    named->next = dialect->named_rules;
    dialect->named_rules = named;
    known = named;
  }
  group->rule = known->rule;
  group->description = known->description;
  return TN_OK;
}

tn_status tn_schema__load_type_constraint(const tn_schema_source* source, uint32_t depth,
                                          tn_value_group* group) {
  const tn_loaded_constraint* loaded = source->op->loaded;
  if (loaded != NULL) {
    group->rule = loaded->rule;
    group->description = loaded->description;
    return TN_OK;
  }
  if (depth > TN_CONSTRAINT_DEPTH_MAX) {
    return tn_schema__fail(source, "constraints nest deeper than %u", TN_CONSTRAINT_DEPTH_MAX);
  }
  tn_string_view text;
  TN_TRY(tn_schema__text(source, "type", &text));
  const char* spelled = text.data;
  TN_TRY(resolve_type(source, &text));
  const bool is_named = text.data != spelled;
  TN_TRY(is_named ? load_named(source, text, group) : load_rule(source, text, depth, group));
  tn_string_view description;
  TN_TRY(tn_schema__text(source, "description", &description));
  if (description.data == NULL && is_named) return remember(source, group);
  if (description.data == NULL) description = text;
  if (description.data == NULL && group->description.data != NULL) return remember(source, group);
  if (description.data == NULL) description = tn_string_view_from("of an allowed type");
  TN_TRY(tn_schema__keep(source, description, &group->description));
  return remember(source, group);
}
