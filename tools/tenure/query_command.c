// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure query: the commands of mlir-query, with its output. In addition, commands can continue
// after a line break, and extracted functions also take values as arguments that nested ops use
// from above.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/scope.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/verify.h>
#include <tenure/walk.h>
#include <unistd.h>

#include "query_session.h"

//===-- Extraction ----------------------------------------------------------------------------===//

// A growing list of values.
typedef struct values {
  tn_value* items;
  size_t count;
  size_t capacity;
  bool failed;
} values;

static bool same_value(tn_value a, tn_value b) { return memcmp(&a, &b, sizeof a) == 0; }

static void add_value(values* list, tn_value value) {
  if (tn_value_is_null(value)) return;
  if (list->count == list->capacity) {
    const size_t capacity = list->capacity == 0 ? 16 : 2 * list->capacity;
    tn_value* items = realloc(list->items, capacity * sizeof *items);
    if (items == NULL) {
      list->failed = true;
      return;
    }
    list->items = items;
    list->capacity = capacity;
  }
  list->items[list->count++] = value;
}

typedef struct extraction {
  tn_scope* scope;
  tn_context* context;
  values inputs;  // The values that the ops use, possibly several times.
  values outputs;
  tn_op around;  // The op whose regions are walked.
} extraction;

static tn_walk_result add_from_above(tn_op op, void* user_data) {
  extraction* self = user_data;
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (tn_value_is_null(value)) continue;
    const tn_op parent = tn_block_parent_op(tn_value_parent_block(value));
    const bool is_inner = !tn_op_is_null(parent) && tn_op_is_ancestor(self->around, parent);
    if (op.slot == self->around.slot || !is_inner) add_value(&self->inputs, value);
  }
  return TN_WALK_ADVANCE;
}

static bool is_return(tn_op op) { return tn_op_is_called(op, "func.return"); }

typedef struct placed_value {
  tn_value value;
  size_t place;
} placed_value;

static int compare_values(const void* left, const void* right) {
  const placed_value* a = left;
  const placed_value* b = right;
  const int order = memcmp(&a->value, &b->value, sizeof a->value);
  return order != 0 ? order : (a->place > b->place) - (a->place < b->place);
}

static int compare_places(const void* left, const void* right) {
  const placed_value* a = left;
  const placed_value* b = right;
  return (a->place > b->place) - (a->place < b->place);
}

// Keeps only the last occurrence of each value.
static void keep_last(values* list) {
  placed_value* sorted = malloc((list->count + 1) * sizeof *sorted);
  size_t kept = 0;
  list->failed |= sorted == NULL;
  if (sorted == NULL) return;
  for (size_t i = 0; i < list->count; ++i) sorted[i] = (placed_value){list->items[i], i};
  qsort(sorted, list->count, sizeof *sorted, compare_values);
  for (size_t i = 0; i < list->count; ++i) {
    const bool is_last = i + 1 == list->count || !same_value(sorted[i].value, sorted[i + 1].value);
    if (is_last) sorted[kept++] = sorted[i];
  }
  qsort(sorted, kept, sizeof *sorted, compare_places);
  for (size_t i = 0; i < kept; ++i) list->items[i] = sorted[i].value;
  list->count = kept;
  free(sorted);
}

static bool create_op(extraction* self, const char* name, tn_block block, const tn_value* operands,
                      size_t operand_count, const tn_named_attribute* attributes,
                      size_t attribute_count, tn_op* out_op) {
  tn_op_state state = {.insertion = {.block = block},
                       .operands = operands,
                       .operand_count = operand_count,
                       .region_count = attribute_count != 0 ? 1 : 0,
                       .attributes = attributes,
                       .attribute_count = attribute_count};
  return tn_operation_name_get(self->context, tn_string_view_from(name), &state.name) == TN_OK &&
         tn_op_create(self->scope, &state, out_op) == TN_OK;
}

static bool name_attribute(extraction* self, const char* name, tn_named_attribute* out) {
  return tn_identifier_get(self->context, tn_string_view_from(name), &out->name) == TN_OK;
}

static bool clone_ops(extraction* self, const tool_ops* ops, tn_block block, tn_clone_map* map) {
  for (size_t i = 0; i < ops->count; ++i) {
    tn_op clone;
    const tn_insertion insertion = {.block = block};
    if (is_return(ops->items[i])) continue;
    if (tn_op_clone(self->scope, ops->items[i], TN_CLONE_WHOLE, map, &insertion, &clone) != TN_OK) {
      return false;
    }
    for (size_t r = 0; r < tn_op_result_count(clone); ++r) {
      const tn_value result = tn_op_result(clone, r);
      add_value(&self->outputs, result);
      // From here on the argument replaces it, if there is one.
      if (tn_clone_map_set_value(map, tn_op_result(ops->items[i], r), result) != TN_OK)
        return false;
    }
  }
  return !self->outputs.failed;
}

// Sets the function's type from its block's arguments and its returned values.
static bool set_type(extraction* self, tn_op function, tn_block block) {
  const size_t inputs = tn_block_argument_count(block);
  tn_named_attribute item;
  tn_type* types = malloc((inputs + self->outputs.count + 1) * sizeof *types);
  tn_type type;
  if (types == NULL) return false;
  for (size_t i = 0; i < inputs; ++i) types[i] = tn_value_type(tn_block_argument(block, i));
  for (size_t i = 0; i < self->outputs.count; ++i) {
    types[inputs + i] = tn_value_type(self->outputs.items[i]);
  }
  const bool done = tn_function_type_get(self->context, types, inputs, types + inputs,
                                         self->outputs.count, &type) == TN_OK &&
                    tn_type_attribute_get(type, &item.value) == TN_OK &&
                    name_attribute(self, "function_type", &item) &&
                    tn_op_set_attribute(function, item.name, item.value) == TN_OK;
  free(types);
  return done;
}

static bool make_function(extraction* self, tn_string_view name, tn_op* out_function) {
  tn_named_attribute attributes[2];
  tn_type type;
  return name_attribute(self, "sym_name", &attributes[0]) &&
         tn_string_attribute_get(self->context, name, &attributes[0].value) == TN_OK &&
         name_attribute(self, "function_type", &attributes[1]) &&
         tn_function_type_get(self->context, NULL, 0, NULL, 0, &type) == TN_OK &&
         tn_type_attribute_get(type, &attributes[1].value) == TN_OK &&
         create_op(self, "func.func", (tn_block){0}, NULL, 0, attributes, 2, out_function);
}

static bool fill(extraction* self, tn_op function, const tool_ops* groups, size_t group_count,
                 tn_clone_map* map) {
  tn_block block;
  tn_op end;
  if (tn_block_create(tn_op_region(function, 0), (tn_block){0}, NULL, NULL, 0, &block) != TN_OK) {
    return false;
  }
  for (size_t i = 0; i < self->inputs.count; ++i) {
    const tn_value value = self->inputs.items[i];
    tn_value argument;
    if (tn_block_add_argument(block, tn_value_type(value), (tn_location){0}, &argument) != TN_OK ||
        tn_clone_map_set_value(map, value, argument) != TN_OK) {
      return false;
    }
  }
  for (size_t i = 0; i < group_count; ++i) {
    if (!clone_ops(self, &groups[i], block, map)) return false;
  }
  for (size_t i = tn_block_argument_count(block); i-- > 0;) {
    if (tn_value_has_uses(tn_block_argument(block, i))) continue;
    if (tn_block_erase_argument(block, i) != TN_OK) return false;
  }
  return create_op(self, "func.return", block, self->outputs.items, self->outputs.count, NULL, 0,
                   &end) &&
         set_type(self, function, block);
}

// Prints a function with the matched ops for each match.
static bool extract(const tool_query_module* module, tn_string_view name, const tool_ops* groups,
                    size_t group_count) {
  extraction self = {.scope = tn_context_root_scope(module->context), .context = module->context};
  const tn_print_options options = {.custom_form = true, .local_scope = true};
  tn_clone_map* map = NULL;
  tn_op function;
  bool done =
      tn_clone_map_create(self.context, &map) == TN_OK && make_function(&self, name, &function);
  for (size_t g = 0; g < group_count; ++g) {
    for (size_t i = 0; i < groups[g].count; ++i) {
      self.around = groups[g].items[i];
      if (!is_return(self.around)) {
        done = done && tn_op_walk(self.around, TN_WALK_PRE_ORDER, add_from_above, &self) == TN_OK;
      }
    }
  }
  keep_last(&self.inputs);
  done = done && !self.inputs.failed && fill(&self, function, groups, group_count, map);
  done = done && tn_op_verify(function) == TN_OK;
  if (done) {
    putchar('\n');
    done = tn_op_print(function, &options, tn_write_to_stream, stdout) == TN_OK;
    fputs("\n\n", stdout);
  }
  tn_clone_map_destroy(map);
  free(self.inputs.items);
  free(self.outputs.items);
  return done;
}

//===-- Matching ------------------------------------------------------------------------------===//

// All matches: for each match its ops, and its root.
typedef struct matches {
  const tool_matcher* matcher;
  tool_ops* groups;
  tn_op* roots;
  size_t count;
  size_t capacity;
  bool failed;
} matches;

static tn_walk_result match_op(tn_op op, void* user_data) {
  matches* self = user_data;
  if (self->count == self->capacity) {
    const size_t capacity = self->capacity == 0 ? 16 : 2 * self->capacity;
    tool_ops* groups = realloc(self->groups, capacity * sizeof *groups);
    if (groups != NULL) self->groups = groups;
    tn_op* roots = groups == NULL ? NULL : realloc(self->roots, capacity * sizeof *roots);
    self->failed = roots == NULL;
    if (self->failed) return TN_WALK_INTERRUPT;
    self->roots = roots;
    memset(self->groups + self->count, 0, (capacity - self->count) * sizeof *groups);
    self->capacity = capacity;
  }
  tool_ops* group = &self->groups[self->count];
  self->roots[self->count] = op;
  if (tool_matcher_match(self->matcher, op, group)) ++self->count;
  self->failed = group->failed;
  return self->failed ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static void free_matches(matches* self) {
  for (size_t i = 0; i < self->capacity; ++i) tool_ops_free(&self->groups[i]);
  free(self->groups);
  free(self->roots);
}

static void show_binding(const tool_query_module* module, tn_op op, bool is_root) {
  tool_query_place place;
  tool_text text = {0};
  const char* words = is_root ? "note: \"root\" binds here" : "";
  tool_query_find_place(module, op, &place);
  tool_query_print_place(module, &place, &text);
  printf("%.*s: %s\n", (int)text.size, text.data, words);
  if (place.line != 0) {
    tool_show_line(stdout, &module->input.source, place.line, place.column, 1);
  } else {
    const tn_print_options options = {.custom_form = true, .skip_regions = true};
    text.size = 0;
    (void)!tn_op_print(op, &options, tool_text_write, &text);
    printf("%.*s%s", (int)text.size, text.data,
           text.size != 0 && text.data[text.size - 1] == '\n' ? "" : "\n");
  }
  free(text.data);
}

static bool show_json(const tool_query_module* module, const matches* found,
                      tool_query_format* format) {
  for (size_t i = 0; i < found->count; ++i) {
    for (size_t k = 0; k < found->groups[i].count; ++k) {
      const tn_op op = found->groups[i].items[k];
      const bool is_root = op.slot == found->roots[i].slot;
      if (!tool_query_show(format, module, op, is_root ? TOOL_QUERY_HIT : TOOL_QUERY_DEFINITION)) {
        return false;
      }
    }
  }
  return true;
}

static void show_matches(const tool_query_module* module, const matches* found) {
  putchar('\n');
  for (size_t i = 0; i < found->count; ++i) {
    printf("Match #%zu:\n\n", i + 1);
    for (size_t k = 0; k < found->groups[i].count; ++k) {
      const tn_op op = found->groups[i].items[k];
      show_binding(module, op, op.slot == found->roots[i].slot);
    }
  }
  printf("%zu match%s.\n\n", found->count, found->count == 1 ? "" : "es");
}

static bool match(const tool_query_module* module, const tool_matcher* matcher,
                  tool_query_format* format, bool only_count, uint64_t* found) {
  matches self = {.matcher = matcher};
  bool done =
      tn_op_walk(module->root, TN_WALK_POST_ORDER, match_op, &self) == TN_OK && !self.failed;
  if (self.failed) tool_error("out of memory");
  *found += self.count;
  if (done && matcher->function.size != 0) {
    done = extract(module, matcher->function, self.groups, self.count);
  } else if (done && format->json && !only_count) {
    done = show_json(module, &self, format);
  } else if (done && !only_count) {
    show_matches(module, &self);
  }
  free_matches(&self);
  return done;
}

//===-- Commands ------------------------------------------------------------------------------===//

static const char help_text[] =
    "Available commands:\n\n"
    "  match MATCHER, m MATCHER      Match the mlir against the given matcher.\n"
    "  quit                              Terminates the query session.\n\n";

typedef struct command_reader {
  tool_query_module* module;
  const char* at;
  tool_query_format* format;
  bool only_count;
  bool quit;
  uint64_t* found;
} command_reader;

static void skip_blanks(command_reader* self) { self->at += strspn(self->at, " \t\v\f\r"); }

// Takes the next word; '#' is a word.
static tn_string_view take_word(command_reader* self) {
  skip_blanks(self);
  const size_t size = *self->at == '#' ? 1 : strcspn(self->at, " \t\v\f\r");
  const tn_string_view word = {self->at, size};
  self->at += size;
  return word;
}

static void skip_comment(command_reader* self) {
  self->at += strcspn(self->at, "\n");
  self->at += strspn(self->at, "\n");
}

// Errors go to mlir-query's stream, but not into JSON.
static FILE* problems_of(const command_reader* self) {
  return self->format->json ? stderr : stdout;
}

// Checks that only a comment follows a command.
static bool ends(command_reader* self) {
  for (;;) {
    const char* extra = self->at;
    if (extra[strspn(extra, " \t\v\f\r")] == '\n') return true;
    const tn_string_view word = take_word(self);
    if (word.size == 0) return true;
    if (*word.data != '#') {
      fprintf(problems_of(self), "unexpected extra input: '%s'\n", extra);
      return false;
    }
    skip_comment(self);
  }
}

static bool run_match(command_reader* self) {
  tool_matcher* matcher = malloc(sizeof *matcher);
  tool_text problems = {0};
  size_t end = 0;
  if (matcher == NULL) {
    tool_error("out of memory");
    return false;
  }
  self->at += strspn(self->at, " \t\v\f\r\n");
  bool done = tool_matcher_parse(tn_string_view_from(self->at), matcher, &end, &problems);
  if (done) {
    self->at += end;
    done = match(self->module, matcher, self->format, self->only_count, self->found);
  } else {
    fprintf(problems_of(self), "%.*s\n", (int)problems.size, problems.data);
  }
  free(problems.data);
  free(matcher);
  return done;
}

static bool is_word(tn_string_view word, const char* name) {
  return tn_string_view_equal(word, tn_string_view_from(name));
}

static bool run_one(command_reader* self) {
  const tn_string_view word = take_word(self);
  if (word.size == 0 || *word.data == '#') {
    skip_comment(self);
    return true;
  }
  if (is_word(word, "m") || is_word(word, "match")) return run_match(self);
  if (is_word(word, "q") || is_word(word, "quit")) {
    self->quit = ends(self);
    return self->quit;
  }
  if (!is_word(word, "help")) {
    fprintf(problems_of(self), "unknown command: %.*s\n", (int)word.size, word.data);
    return false;
  }
  if (!ends(self)) return false;
  fputs(help_text, problems_of(self));
  return true;
}

bool tool_query_command(tool_query_module* module, const char* text, tool_query_format* format,
                        bool only_count, bool* out_quit, uint64_t* found) {
  command_reader self = {
      .module = module, .at = text, .format = format, .only_count = only_count, .found = found};
  bool done = run_one(&self);
  while (done && !self.quit && *self.at != '\0') {
    self.at += strspn(self.at, " \t\v\f\r\n");
    done = run_one(&self);
  }
  *out_quit = self.quit;
  return done;
}

bool tool_query_interact(tool_query_module* module, tool_query_format* format, uint64_t* found) {
  const bool asks = isatty(STDIN_FILENO) != 0;
  char* line = NULL;
  size_t capacity = 0;
  bool quit = false;
  while (!quit) {
    if (asks) fputs("mlir-query> ", stdout);
    fflush(stdout);
    const ssize_t size = getline(&line, &capacity, stdin);
    if (size < 0) break;
    if (size != 0 && line[size - 1] == '\n') line[size - 1] = '\0';
    (void)tool_query_command(module, line, format, false, &quit, found);
  }
  if (!quit && !format->json) putchar('\n');
  free(line);
  return true;
}
