// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect lowering passes (lowering.h): running a lowering, indexing its rules by op name, and
// helpers for hooks. lowering_rule.c parses rules, and lowering_follow.c interprets them.

#include "rewrite/lowering.h"

#include <stdlib.h>

#include "ir/dialect_table.h"
#include "ir/op_diagnostic.h"
#include "ir/textual.h"
#include "rewrite/lowering_rule.h"
#include "schema/shipped.h"

//===-- Texts ---------------------------------------------------------------------------------===//

tn_attribute tn_lowering__numbers(tn_rewriter* rewriter, tn_attribute list, tn_type element) {
  tn_attribute made = {NULL};
  const size_t count = tn_array_attribute_count(list);
  const size_t width = tn_type__int_width(element) / 8;
  unsigned char* numbers = tn_allocate(&rewriter->context->allocator, (count + 1) * width);
  if (numbers == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return made;
  }
  for (size_t i = 0; i < count; ++i) {
    int64_t number = 0;
    (void)tn_const__int64(tn_array_attribute_element(list, i), &number);
    const int32_t narrow = (int32_t)number;
    memcpy(numbers + i * width, width == sizeof narrow ? (void*)&narrow : (void*)&number, width);
  }
  tn_rewriter__fail(rewriter,
                    tn_dense_array_attribute_get(element, count, numbers, count * width, &made));
  tn_deallocate(&rewriter->context->allocator, numbers, (count + 1) * width);
  return made;
}

tn_attribute tn_lowering__place(tn_rewriter* rewriter, tn_type type, size_t rank, int64_t index) {
  tn_attribute attribute = {NULL};
  const size_t size = (rank + 1) * sizeof(int64_t);
  int64_t* place = tn_allocate(&rewriter->context->allocator, size);
  if (place == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return attribute;
  }
  for (size_t i = rank; i-- != 0;) {
    place[i] = index % tn_shaped_type_dims(type)[i];
    index /= tn_shaped_type_dims(type)[i];
  }
  tn_rewriter__fail(rewriter,
                    tn_dense_array_attribute_get(tn_rewriter__int_type(rewriter, 64), rank, place,
                                                 rank * sizeof *place, &attribute));
  tn_deallocate(&rewriter->context->allocator, place, size);
  return attribute;
}

tn_ref tn_lowering__create(tn_lowering_run* run, const char* name, const tn_rewriter_spec* spec) {
  tn_rewriter_spec named = *spec;
  if (!tn_rewriter__ok(
          run->rewriter,
          tn_operation_name__get(run->rewriter->context, tn_string_view_from(name), &named.name))) {
    return 0;
  }
  return tn_rewriter__create(run->rewriter, &named);
}

tn_ref tn_lowering__make_op(tn_lowering_run* run, const char* name, tn_type type,
                            const tn_ref* operands, uint32_t count,
                            const tn_rewriter_attribute* attributes, uint32_t attribute_count,
                            uint32_t region_count) {
  return tn_lowering__create(run, name,
                             &(tn_rewriter_spec){.operands = operands,
                                                 .operand_count = count,
                                                 .types = &type,
                                                 .result_count = type.storage != NULL,
                                                 .region_count = region_count,
                                                 .attributes = attributes,
                                                 .attribute_count = attribute_count});
}

tn_ref tn_lowering__make(tn_lowering_run* run, const char* name, tn_type type,
                         const tn_ref* operands, uint32_t count) {
  const tn_ref op = tn_lowering__create(
      run, name,
      &(tn_rewriter_spec){
          .operands = operands, .operand_count = count, .types = &type, .result_count = 1});
  return op == 0 ? 0 : tn_op__result(run->rewriter->context, op, 0);
}

//===-- Symbols -------------------------------------------------------------------------------===//

tn_ref tn_lowering__symbol(const tn_context* context, tn_ref table, const char* name) {
  const tn_ref block = tn_op__first_block(context, table, 0);
  for (tn_ref op = block == 0 ? 0 : tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    const tn_attribute found = tn_op__attribute(context, op, "sym_name");
    if (tn_attribute__is(found, TN_ATTRIBUTE_STRING) &&
        tn_string_view_equal(tn_string_attribute_value(found), tn_string_view_from(name))) {
      return op;
    }
  }
  return 0;
}

tn_ref tn_lowering__symbol_table(const tn_context* context, tn_ref op) {
  do {
    op = tn_op__parent(context, op);
  } while (op != 0 && !tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE));
  return op;
}

//===-- Functions -----------------------------------------------------------------------------===//

tn_type tn_lowering__signature(tn_lowering_run* run, tn_type function) {
  const size_t input_count = tn_function_type_input_count(function);
  const size_t result_count = tn_function_type_result_count(function);
  tn_types types = {0};
  tn_type converted = {NULL};
  bool fits = result_count <= 1;
  for (size_t i = 0; i < input_count + result_count && fits; ++i) {
    const tn_type type = tn_conversion__type(
        run->c, i < input_count ? tn_function_type_input(function, i)
                                : tn_function_type_result(function, i - input_count));
    fits = type.storage != NULL;
    tn_types__push(run->rewriter, &types, type);
  }
  if (fits && run->rewriter->status == TN_OK) {
    tn_rewriter__fail(
        run->rewriter,
        tn_function_type_get(run->rewriter->context, tn_types__items(&types), input_count,
                             tn_types__items(&types) + input_count, result_count, &converted));
  }
  tn_types__free(run->rewriter, &types);
  return converted;
}

bool tn_lowering__has_blocks(tn_lowering_run* run, tn_ref block) {
  while (block != 0 && tn_conversion__has_block(run->c, block)) {
    block = tn_block__at(run->rewriter->context, block)->next;
  }
  return block == 0;
}

bool tn_lowering__move_body(tn_lowering_run* run, tn_ref op, tn_ref made) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref region = tn_op__region(rewriter->context, op, 0);
  const tn_ref first = tn_region__at(rewriter->context, region)->first_block;
  if (!tn_lowering__has_blocks(run, first)) return false;
  tn_rewriter__inline_region(rewriter, region, tn_op__region(rewriter->context, made, 0), 0);
  tn_conversion__erase(run->c, op);
  for (tn_ref block = first; block != 0; block = tn_block__at(rewriter->context, block)->next) {
    if (!tn_conversion__block(run->c, block, block == first)) return false;
  }
  return rewriter->status == TN_OK;
}

//===-- Lists ---------------------------------------------------------------------------------===//

/// Returns whether a list with commas around its items contains the name or its dialect.
static bool is_listed(const char* list, tn_string_view name) {
  for (const char* at = list; at != NULL && (at = strchr(at, ',')) != NULL && at[1] != '\0';) {
    ++at;
    const size_t size = strcspn(at, ",");
    if (size <= name.size && memcmp(at, name.data, size) == 0 &&
        (size == name.size || (name.data[size] == '.' && memchr(at, '.', size) == NULL))) {
      return true;
    }
  }
  return false;
}

/// Returns the legality of an op name according to the lists.
static tn_legality listed_legality(const tn_lowering* lowering, const tn_storage* op_name) {
  const tn_string_view name = tn_operation_name__text(op_name);
  if (is_listed(lowering->legal, name)) return TN_LEGAL;
  if (is_listed(lowering->illegal, name)) return TN_ILLEGAL;
  if (lowering->legal != NULL && lowering->legal[0] == '*') return TN_LEGAL;
  const tn_string_view dialect = tn_operation_name__dialect(op_name);
  for (const char* at = lowering->loads; *at != '\0'; at += strspn(at, ",")) {
    const size_t size = strcspn(at, ",");
    if (tn_string_view_equal(dialect, (tn_string_view){at, size})) return TN_LEGAL;
    at += size;
  }
  return tn_string_view_equal(name, tn_string_view_from("builtin.module")) ? TN_LEGAL
                                                                           : TN_LEGALITY_UNKNOWN;
}

static tn_legality legality_of(tn_conversion* c, tn_ref op) {
  tn_lowering_run* run = c->data;
  const tn_storage* name =
      tn_op_cell__name(run->rewriter->context, tn_op__at(run->rewriter->context, op));
  run->c = c;
  if (run->lowering->legality != NULL) {
    const tn_legality legality = run->lowering->legality(run, op, tn_operation_name__text(name));
    if (legality != TN_LEGALITY_UNKNOWN) return legality;
  }
  uint32_t word = tn_value_map__get(&run->legalities, name->self);
  if (word == 0) {
    word = (uint32_t)listed_legality(run->lowering, name) + 1;
    tn_value_map__set(run->rewriter, &run->legalities, name->self, word);
  }
  return (tn_legality)(word - 1);
}

//===-- Rules by name -------------------------------------------------------------------------===//

static int compare_rules(const void* a, const void* b) {
  const tn_lowering_line* one = a;
  const tn_lowering_line* other = b;
  if (one->name != other->name) return one->name < other->name ? -1 : 1;
  return one->number < other->number ? -1 : 1;
}

/// Adds the rule in the line at `at`. Returns the start of the next line.
static const char* add_line(tn_lowering_run* run, const char* at, tn_text_buffer* lines) {
  const char* end = at + strcspn(at, "\n");
  const size_t size = strcspn(at, " ");
  const tn_storage* name = NULL;
  tn_rewriter__fail(run->rewriter, tn_operation_name__get(run->rewriter->context,
                                                          (tn_string_view){at, size}, &name));
  const tn_lowering_line line = {name, (uint32_t)lines->size, at + size, NULL};
  tn_text_buffer_append(lines, (const char*)&line, sizeof line);
  return *end == '\n' ? end + 1 : end;
}

static void spell_rules(tn_lowering_run* run, const char* name, tn_text_buffer* text) {
  if (name == NULL) return;
  tn_rewriter__fail(run->rewriter, tn_shipped__add_text(name, text));
  tn_text_buffer_append_text(text, "\n");
}

static void index_rules(tn_lowering_run* run, tn_text_buffer* text, tn_text_buffer* lines) {
  for (uint32_t i = 0; i < run->list_count; ++i) spell_rules(run, run->rule_lists[i], text);
  tn_text_buffer_append(text, "", 1);
  if (text->failed)
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(run->rewriter->context));
  for (const char* at = text->data; run->rewriter->status == TN_OK && *at != '\0';) {
    at = add_line(run, at, lines);
  }
  if (lines->failed)
    tn_rewriter__fail(run->rewriter, tn_context__out_of_memory(run->rewriter->context));
  if (run->rewriter->status != TN_OK || lines->size == 0) return;
  tn_lowering_line* items = (tn_lowering_line*)(void*)lines->data;
  const size_t count = lines->size / sizeof *items;
  run->lines = items;
  qsort(items, count, sizeof *items, compare_rules);
  for (size_t i = count; i-- != 0;) {
    if (i + 1 == count || items[i].name != items[i + 1].name) items[i].number = UINT32_MAX;
    tn_value_map__set(run->rewriter, &run->rules, items[i].name->self, (uint32_t)i + 1);
  }
}

void tn_lowering__add(tn_lowering_run* run, const char* rules, const tn_lowering_hook* hooks) {
  if (rules == NULL && hooks == NULL) return;
  if (run->list_count == TN_LOWERING_LISTS_MAX) {
    tn_rewriter__fail(run->rewriter, tn_op__fail(run->rewriter->context, run->root, NULL,
                                                 "a pass is limited to the rules of %u dialects",
                                                 TN_LOWERING_LISTS_MAX));
    return;
  }
  run->rule_lists[run->list_count] = rules;
  run->hook_lists[run->list_count++] = hooks;
}

/// Reports dialect names that no part converts.
static bool check_filter(tn_lowering_run* run, const char* wanted, const tn_lowering_part* parts,
                         size_t count) {
  for (const char* at = wanted; *at != '\0'; at += strspn(at, ",")) {
    const size_t size = strcspn(at, ",");
    bool is_known = false;
    for (size_t i = 0; i < count && !is_known; ++i) {
      is_known = size == strlen(parts[i].dialect) && memcmp(at, parts[i].dialect, size) == 0;
    }
    if (!is_known) {
      tn_rewriter__fail(run->rewriter,
                        tn_op__fail(run->rewriter->context, run->root, NULL,
                                    "the option 'filter-dialects' names '%.*s', which "
                                    "this pass does not convert",
                                    (int)size, at));
      return false;
    }
    at += size;
  }
  return true;
}

void tn_lowering__choose(tn_lowering_run* run, const tn_lowering_part* parts, size_t count) {
  const char* wanted = tn_rewriter__option(run->rewriter, "filter-dialects");
  if (!check_filter(run, wanted, parts, count)) return;
  for (size_t i = 0; i < count; ++i) {
    bool is_wanted = *wanted == '\0';
    for (const char* at = wanted; *at != '\0' && !is_wanted; at += strspn(at, ",")) {
      const size_t size = strcspn(at, ",");
      is_wanted = size == strlen(parts[i].dialect) && memcmp(at, parts[i].dialect, size) == 0;
      at += size;
    }
    if (!is_wanted) continue;
    tn_lowering__add(run, parts[i].rules, parts[i].hooks);
    run->chosen |= parts[i].chosen;
  }
}

//===-- Running -------------------------------------------------------------------------------===//

static bool is_hooked(tn_string_view name, const char* hook) {
  const size_t size = strlen(hook);
  if (hook[size - 1] != '*') return tn_string_view_equal(name, (tn_string_view){hook, size});
  return name.size >= size - 1 && memcmp(name.data, hook, size - 1) == 0;
}

/// Tries the hooks for an op with this name; without operands, returns whether there is one.
static bool try_hooks(tn_lowering_run* run, tn_ref op, tn_string_view name, const tn_ref* operands,
                      const tn_lowering_hook* hooks) {
  for (; hooks != NULL && hooks->op != NULL && run->rewriter->status == TN_OK; ++hooks) {
    if (is_hooked(name, hooks->op) && (operands == NULL || hooks->convert(run, op, operands))) {
      return true;
    }
  }
  return false;
}

/// Returns whether everything created since the mark is legal or can be legalized; otherwise undoes
/// it.
static bool legalize_or_rollback(tn_conversion* c, const tn_conversion_mark* mark, bool done) {
  const tn_lowering_run* run = c->data;
  if (!run->lowering->rollback || run->rewriter->status != TN_OK) return done;
  return tn_conversion__legalize_or_rollback(c, mark, done);
}

static bool convert(tn_conversion* c, tn_ref op) {
  tn_lowering_run* run = c->data;
  // Rules and hooks rely on the op's definition.
  if (tn_op_definition__of(run->rewriter->context, tn_op__at(run->rewriter->context, op)) == NULL)
    return false;
  const tn_conversion_mark outer = tn_conversion__mark(c);
  const tn_storage* name =
      tn_op_cell__name(run->rewriter->context, tn_op__at(run->rewriter->context, op));
  const tn_string_view text = tn_operation_name__text(name);
  tn_refs operands = {0};
  bool done = false;
  const uint32_t found = tn_value_map__get(&run->rules, name->self);
  bool is_known = found != 0;
  for (uint32_t i = 0; i < run->list_count && !is_known; ++i) {
    is_known = try_hooks(run, op, text, NULL, run->hook_lists[i]);
  }
  if (is_known && tn_conversion__operands(c, op, &operands)) {
    const tn_conversion_mark mark = tn_conversion__mark(c);
    if (found != 0) {
      tn_lowering_line* line = &run->lines[found - 1];
      do {
        if (line->rule == NULL) line->rule = tn_lowering_rule__read(run, line->body);
        done = line->rule != NULL &&
               tn_lowering_rule__follow(run, op, tn_refs__items(&operands), line->rule);
        done = legalize_or_rollback(c, &mark, done);
      } while (!done && run->rewriter->status == TN_OK && line++->number != UINT32_MAX);
    }
    for (uint32_t i = 0; i < run->list_count && !done; ++i) {
      done = try_hooks(run, op, text, tn_refs__items(&operands), run->hook_lists[i]);
      done = legalize_or_rollback(c, &mark, done);
    }
    if (!done) (void)legalize_or_rollback(c, &outer, false);
  }
  tn_refs__free(run->rewriter, &operands);
  return done;
}

static tn_type type_of(tn_conversion* c, tn_type type) {
  tn_lowering_run* run = c->data;
  if (run->lowering->type == NULL) return type;
  const uint32_t found = tn_value_map__get(&run->types, type.storage->self);
  if (found != 0) {
    return (tn_type){found == 1 ? NULL
                                : tn_uniquer__at(&run->rewriter->context->uniquer, found - 1)};
  }
  const tn_type converted = run->lowering->type(c, type);
  tn_value_map__set(run->rewriter, &run->types, type.storage->self,
                    converted.storage == NULL ? 1 : converted.storage->self + 1);
  return converted;
}

tn_status tn_lowering__run(tn_rewriter* rewriter, tn_ref root, const tn_lowering* lowering) {
  const tn_conversion_plan own = {.legality = legality_of,
                                  .convert = convert,
                                  .type = type_of,
                                  .expand = lowering->expand,
                                  .pack = lowering->pack,
                                  .is_full = lowering->full_conversion};
  tn_lowering_run run = {.rewriter = rewriter,
                         .lowering = lowering,
                         .root = root,
                         .rule_space = {.allocator = &rewriter->context->allocator}};
  run.notes[0] = run.notes[1] = tn_text_buffer_make(&rewriter->context->allocator);
  TN_TRY(tn_dialect__load_all(rewriter->context, lowering->loads));
  tn_text_buffer lines = tn_text_buffer_make(&rewriter->context->allocator);
  if (lowering->rules != NULL || lowering->hooks != NULL) {
    tn_lowering__add(&run, lowering->rules, lowering->hooks);
  }
  const bool is_ready = lowering->prepare == NULL || lowering->prepare(&run);
  tn_text_buffer text = tn_text_buffer_make(&rewriter->context->allocator);
  index_rules(&run, &text, &lines);
  const tn_status status = rewriter->status != TN_OK || !is_ready
                               ? rewriter->status
                               : tn_conversion__run(rewriter, root, &own, &run);
  if (status == TN_OK && lowering->finish != NULL) lowering->finish(&run);
  tn_value_map__free(rewriter, &run.rules);
  tn_value_map__free(rewriter, &run.legalities);
  tn_value_map__free(rewriter, &run.types);
  tn_value_map__free(rewriter, &run.words);
  tn_arena__free(&run.rule_space);
  tn_text_buffer_free(&lines);
  tn_text_buffer_free(&text);
  tn_text_buffer_free(&run.notes[0]);
  tn_text_buffer_free(&run.notes[1]);
  return status != TN_OK ? status : rewriter->status;
}

tn_status tn_lowering__lower(tn_rewriter* rewriter, tn_ref root) {
  return tn_lowering__run(rewriter, root, rewriter->host->info->lowering);
}
