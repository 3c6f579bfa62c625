// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure query: finds ops in modules by an expression or by commands of mlir-query, and prints
// their positions.

#include "query.h"

#include <stdlib.h>
#include <tenure/walk.h>

#include "command.h"
#include "query_session.h"

#define FILES_MAX 4096u
#define NOTHING_FOUND 1
#define TROUBLE 2

typedef struct search {
  const tool_query* query;  // NULL for commands.
  tool_list commands;
  bool interactive;
  bool only_count;
  bool is_quit;
  tool_query_format format;
  const char* definitions;  // The number of steps; "" for all, NULL for none.
  const char* users;
  int64_t definition_steps;
  int64_t user_steps;
  const tool_query_module* module;
  tool_text scratch;
  tool_text place;
  bool asks_location;
  tool_ops hits;
  tool_ops reached[2];  // From the hits: definitions, users; includes the hits.
  uint64_t found;
} search;

//===-- Expressions ---------------------------------------------------------------------------===//

static bool matches(search* self, tn_op op) {
  tool_query_place place;
  self->place.size = 0;
  if (self->asks_location) {
    tool_query_find_place(self->module, op, &place);
    tool_query_print_place(self->module, &place, &self->place);
  }
  const tn_string_view text = {self->place.data, self->place.size};
  return tool_query_matches(self->query, op, text, &self->scratch);
}

static bool out_of_memory(const search* self) {
  return self->scratch.failed || self->place.failed || self->hits.failed ||
         self->reached[0].failed || self->reached[1].failed;
}

static bool has_slices(const search* self) {
  return self->definitions != NULL || self->users != NULL;
}

static tn_walk_result visit(tn_op op, void* user_data) {
  search* self = user_data;
  if (!matches(self, op)) return out_of_memory(self) ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
  ++self->found;
  if (self->only_count) return TN_WALK_ADVANCE;
  if (!has_slices(self)) {
    return tool_query_show(&self->format, self->module, op, TOOL_QUERY_HIT) ? TN_WALK_ADVANCE
                                                                            : TN_WALK_INTERRUPT;
  }
  for (size_t i = 0; i < 2; ++i) tool_ops_add(&self->reached[i], op);
  tool_ops_add(&self->hits, op);
  return out_of_memory(self) ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static tn_walk_result show_reached(tn_op op, void* user_data) {
  search* self = user_data;
  tool_query_role role = TOOL_QUERY_HIT;
  if (tool_ops_find(&self->hits, op) == SIZE_MAX) {
    const bool defines = tool_ops_find(&self->reached[0], op) != SIZE_MAX;
    if (!defines && tool_ops_find(&self->reached[1], op) == SIZE_MAX) return TN_WALK_ADVANCE;
    role = defines ? TOOL_QUERY_DEFINITION : TOOL_QUERY_USER;
  }
  return tool_query_show(&self->format, self->module, op, role) ? TN_WALK_ADVANCE
                                                                : TN_WALK_INTERRUPT;
}

static bool find(search* self) {
  tool_ops_clear(&self->hits);
  for (size_t i = 0; i < 2; ++i) tool_ops_clear(&self->reached[i]);
  if (tn_op_walk(self->module->root, TN_WALK_PRE_ORDER, visit, self) != TN_OK) return false;
  if (self->only_count || !has_slices(self)) return true;
  return tool_ops_add_definitions(&self->reached[0], self->definition_steps) &&
         tool_ops_add_users(&self->reached[1], self->user_steps) &&
         tn_op_walk(self->module->root, TN_WALK_PRE_ORDER, show_reached, self) == TN_OK;
}

//===-- Files ---------------------------------------------------------------------------------===//

static bool run_commands(search* self, tool_query_module* module) {
  if (self->interactive) return tool_query_interact(module, &self->format, &self->found);
  for (size_t i = 0; i < self->commands.count && !self->is_quit; ++i) {
    if (!tool_query_command(module, self->commands.items[i], &self->format, self->only_count,
                            &self->is_quit, &self->found)) {
      return false;
    }
  }
  return true;
}

static bool search_file(search* self, const char* path) {
  tool_query_module module;
  bool done = tool_query_open(path, self->query == NULL, &module);
  self->module = &module;
  if (done) done = self->query != NULL ? find(self) : run_commands(self, &module);
  tool_query_close(&module);
  if (out_of_memory(self)) tool_error("out of memory");
  return done;
}

static void show_count(const search* self, const char* path, bool is_first, bool names,
                       uint64_t count) {
  if (self->format.json) {
    fputs(is_first ? "{\"file\": " : ",\n{\"file\": ", stdout);
    tool_json_string(stdout, tn_string_view_from(path));
    printf(", \"count\": %llu}", (unsigned long long)count);
    return;
  }
  if (names) printf("%s:", path);
  printf("%llu\n", (unsigned long long)count);
}

static bool search_files(search* self, const char* const* paths, size_t count) {
  bool done = true;
  if (self->format.json) fputs("[", stdout);
  for (size_t i = 0; i < count && !self->is_quit; ++i) {
    const uint64_t before = self->found;
    done &= search_file(self, paths[i]);
    if (self->only_count) show_count(self, paths[i], i == 0, count > 1, self->found - before);
  }
  if (self->format.json) fputs("]\n", stdout);
  return done;
}

//===-- Options -------------------------------------------------------------------------------===//

// Parses the number of steps of an option.
static bool read_steps(const char* name, const char* text, int64_t* out_steps) {
  char* end;
  *out_steps = text == NULL ? 0 : INT64_MAX;
  if (text == NULL || *text == '\0') return true;
  const unsigned long long steps = strtoull(text, &end, 10);
  *out_steps = (int64_t)(steps > UINT32_MAX ? UINT32_MAX : steps);
  if (*text >= '0' && *text <= '9' && *end == '\0') return true;
  fprintf(stderr, "tenure query: for the --%s option: invalid number of steps\n", name);
  return false;
}

static search asked;

static const tool_option option_table[] = {
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"c", TOOL_LIST, &asked.commands, "COMMAND",
     "Run a command of mlir-query in place of EXPRESSION; may be given several times"},
    {"interactive", TOOL_FLAG, &asked.interactive, NULL,
     "Read such commands from standard input, one per line"},
    {"count", TOOL_FLAG, &asked.only_count, NULL, "Print only the number of ops in each file"},
    {"json", TOOL_FLAG, &asked.format.json, NULL, "Write a list of objects, with attributes"},
    {"context", TOOL_NUMBER, &asked.format.context, "N", "Show N lines around each op"},
    {"definitions", TOOL_MAY_TEXT, &asked.definitions, "N",
     "Show the ops that the matches are computed from, too, up to N steps away (all)"},
    {"users", TOOL_MAY_TEXT, &asked.users, "N",
     "Show the ops that are computed from the matches, too, up to N steps away (all)"}};

extern const tool_command tool_command_query;

static int run_command(const char** words, size_t word_count) {
  static tool_query query;
  search* self = &asked;
  const bool has_commands = self->commands.count != 0 || self->interactive;
  const int trouble = has_commands ? TOOL_FAILURE : TROUBLE;
  if (!has_commands && word_count == 0) {
    const tool_command* command = &tool_command_query;
    fprintf(stderr, "%s: Not enough positional arguments.  Usage: %s %s\n", command->name,
            command->name, command->usage);
    return trouble;
  }
  if (!read_steps("definitions", self->definitions, &self->definition_steps) ||
      !read_steps("users", self->users, &self->user_steps)) {
    return trouble;
  }
  const size_t first = has_commands ? 0 : 1;
  if (!has_commands) {
    if (!tool_query_parse(words[0], &query)) return TROUBLE;
    self->query = &query;
    self->asks_location = tool_query_asks_location(&query);
  }
  if (word_count <= first) {
    words[first] = "-";
    word_count = first + 1;
  }
  const bool done = search_files(self, words + first, word_count - first);
  free(self->scratch.data);
  free(self->place.data);
  tool_ops_free(&self->hits);
  for (size_t i = 0; i < 2; ++i) tool_ops_free(&self->reached[i]);
  if (has_commands) return done ? TOOL_SUCCESS : TOOL_FAILURE;
  // Failed output is an error, which is reported at the end of the command.
  if (!done || fflush(stdout) != 0) return TROUBLE;
  return self->found != 0 ? TOOL_SUCCESS : NOTHING_FOUND;
}

TOOL_COMMAND(query) = {
    .name = "tenure query",
    .brief = "Find ops by name, attribute, operand, type or location",
    .usage = "[OPTION...] EXPRESSION [FILE...]",
    .summary =
        "Finds ops in modules, as text or bytecode ('-', the default, is standard input), and\n"
        "prints their positions: FILE:LINE:COLUMN: NAME @SYMBOL : (OPERANDS) -> (RESULTS), "
        "followed by\n"
        "loc(FILE:LINE:COLUMN) if their location differs. With -c all arguments are files, and "
        "commands\n"
        "of mlir-query run, such as -c 'm "
        "getDefinitions(hasOpName(\"arith.addf\"),2,true,false,false)'.",
    .epilogue =
        "Terms of an expression:\n"
        "  PATTERN, name:PATTERN  the name of the op\n"
        "  attr:NAME              it has the attribute or property\n"
        "  attr:NAME=PATTERN      the text of the attribute, or the value of a string attribute\n"
        "  operand:PATTERN        the name of an op that defines one of its operands\n"
        "  type:PATTERN           the type of an operand or result\n"
        "  loc:PATTERN            its position, FILE:LINE:COLUMN, or the text of its location\n"
        "'*' matches any text, '?' any character. Adjacent terms must all match; 'or', 'not' and\n"
        "parentheses work as usual, and double quotes keep spaces and colons in a term:\n"
        "  tenure query 'arith.* operand:arith.constant not type:index' model.mlir\n"
        "  tenure query 'func.call attr:callee=@main or attr:sym_name=main' a.mlir b.mlirbc\n"
        "\n"
        "Matchers of -c: allOf, anyOf, hasOpName, hasOpAttrName, isConstantOp, isZero, isOne,\n"
        "isNonZero, isZeroFloat, isOneFloat, isPosZeroFloat, isNegZeroFloat, isPosInfFloat,\n"
        "isNegInfFloat, getDefinitions, getAllDefinitions, getDefinitionsByPredicate,\n"
        "getUsersByPredicate; a matcher followed by .extract(\"NAME\") makes a function of its "
        "matches.\n"
        "\n"
        "Exits with 0 if an op was found, with 1 if none was, with 2 after an error.\n"
        "With -c it exits as mlir-query does: with 0, or with 1 after an error.",
    .positional_min = 0,
    .positional_max = FILES_MAX,
    .options = option_table,
    .option_count = sizeof option_table / sizeof *option_table,
    .rank = 20,
    .error_status = TROUBLE,
    .run = run_command};
