// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure query: finds ops in modules and says where they stand.

#include "query.h"

#include <stdlib.h>
#include <tenure/bytecode.h>
#include <tenure/location.h>
#include <tenure/scope.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "command.h"

#define FILES_MAX 256u
#define NOTHING_FOUND 1
#define TROUBLE 2

typedef struct search {
  const tool_query* query;
  const char* path;
  tool_output* output;
  tool_text scratch;
  tool_text line;
  uint64_t found;
  bool only_count;
} search;

/// The first file range that a location is made of; locations nest 4,096 deep at the most.
static bool find_range(tn_location location, tn_file_range* out_range) {
  if (tn_location_file_range(location, out_range)) return true;
  const size_t count = tn_location_child_count(location);
  for (size_t i = 0; i < count; ++i) {
    if (find_range(tn_location_child(location, i), out_range)) return true;
  }
  return false;
}

static void add(search* it, const char* text) {
  (void)tool_text_write(&it->line, text, strlen(text));
}

static void add_types(search* it, tn_op op, bool of_results) {
  const size_t count = of_results ? tn_op_result_count(op) : tn_op_operand_count(op);
  add(it, "(");
  for (size_t i = 0; i < count; ++i) {
    const tn_value value = of_results ? tn_op_result(op, i) : tn_op_operand(op, i);
    if (i != 0) add(it, ", ");
    if (tn_type_print(tn_value_type(value), tool_text_write, &it->line) != TN_OK) {
      it->line.failed = true;
    }
  }
  add(it, ")");
}

/// "FILE:LINE:COLUMN: NAME @SYMBOL : (TYPES) -> (TYPES)"
static void describe(search* it, tn_op op) {
  tn_file_range range;
  char numbers[32];
  it->line.size = 0;
  if (find_range(tn_op_location(op), &range)) {
    (void)tool_text_write(&it->line, range.file.data, range.file.size);
    (void)snprintf(numbers, sizeof numbers, ":%u:%u: ", range.start_line, range.start_column);
    add(it, numbers);
  } else {
    add(it, it->path);
    add(it, ": ");
  }
  const tn_string_view name = tn_op_name(op);
  (void)tool_text_write(&it->line, name.data, name.size);
  const tn_attribute symbol = tn_op_attribute(op, tn_string_view_from("sym_name"));
  if (!tn_attribute_is_null(symbol) && tn_attribute_kind_of(symbol) == TN_ATTRIBUTE_STRING) {
    const tn_string_view text = tn_string_attribute_value(symbol);
    add(it, " @");
    (void)tool_text_write(&it->line, text.data, text.size);
  }
  add(it, " : ");
  add_types(it, op, false);
  add(it, " -> ");
  add_types(it, op, true);
  add(it, "\n");
}

static tn_walk_result visit(tn_op op, void* user_data) {
  search* it = user_data;
  if (!tool_query_matches(it->query, op, &it->scratch)) {
    return it->scratch.failed ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
  }
  ++it->found;
  if (it->only_count) return TN_WALK_ADVANCE;
  describe(it, op);
  if (it->line.failed) return TN_WALK_INTERRUPT;
  return tool_output_write(it->output, it->line.data, it->line.size) == TN_OK ? TN_WALK_ADVANCE
                                                                              : TN_WALK_INTERRUPT;
}

static tn_status read_module(tn_context* context, const tn_source* source, tn_op* out_module) {
  tn_scope* scope = tn_context_root_scope(context);
  if (tn_bytecode_has_magic(source->text)) {
    return tn_bytecode_read(
        scope, source->text,
        &(tn_bytecode_read_options){.file_name = source->name, .skip_verify = true}, out_module);
  }
  return tn_text_parse(scope, source->text,
                       &(tn_text_parse_options){.file_name = source->name, .skip_verify = true},
                       out_module);
}

/// Searches one file, whose ops need not be valid. The module that only stands around the text is
/// found as any other op.
static bool search_file(search* it, const char* path) {
  tool_input input;
  tn_context* context = NULL;
  if (!tool_input_open(path, TOOL_MODULE, &input)) return false;
  bool done = false;
  tn_op module;
  it->path = path;
  if (tool_context_create(&input.source, true, &context)) {
    done = read_module(context, &input.source, &module) == TN_OK &&
           tn_op_walk(module, TN_WALK_PRE_ORDER, visit, it) == TN_OK;
    tn_context_destroy(context);
  }
  tool_input_close(&input);
  if (it->scratch.failed || it->line.failed) tool_error("memory is out");
  return done;
}

static bool search_files(search* it, const char* const* paths, size_t count) {
  bool done = true;
  for (size_t i = 0; i < count; ++i) {
    const uint64_t before = it->found;
    done &= search_file(it, paths[i]);
    if (!it->only_count) continue;
    if (count > 1) tool_output_format(it->output, "%s:", paths[i]);
    tool_output_format(it->output, "%llu\n", (unsigned long long)(it->found - before));
  }
  return done;
}

int tool_query_run(int argument_count, char** arguments) {
  static tool_output output;
  static tool_query query;
  search it = {.query = &query, .output = &output};
  const tool_option options[] = {
      {"count", TOOL_FLAG, &it.only_count, NULL, "Say only how many ops there are in each file"}};
  const tool_command command = {
      .name = "tenure query",
      .usage = "[OPTION...] EXPRESSION [FILE...]",
      .summary =
          "Finds ops in modules, as text or bytecode ('-', the default, is standard input), and\n"
          "says where they stand: FILE:LINE:COLUMN: NAME @SYMBOL : (OPERANDS) -> (RESULTS).",
      .epilogue =
          "Terms of an expression:\n"
          "  PATTERN, name:PATTERN  the op's name\n"
          "  attr:NAME              it has the attribute or property\n"
          "  attr:NAME=PATTERN      whose text, or what is in a string, is that\n"
          "  operand:PATTERN        an op of that name makes one of its operands\n"
          "  type:PATTERN           the type of an operand or result\n"
          "  loc:PATTERN            its location as text\n"
          "'*' is any text, '?' any character. Terms side by side all hold; 'or', 'not' and\n"
          "parentheses work as usual, and double quotes keep blanks in a term:\n"
          "  tenure query 'arith.* operand:arith.constant not type:index' model.mlir\n"
          "  tenure query 'func.call attr:callee=@main or attr:sym_name=main' a.mlir b.mlirbc\n\n"
          "Exits with 0 if an op was found, with 1 if none was, with 2 if something went wrong.",
      .options = options,
      .option_count = 1,
      .positional_min = 1,
      .positional_max = FILES_MAX};
  const char* positionals[FILES_MAX] = {NULL, "-"};
  size_t count = 0;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count, arguments, positionals, &count);
  if (parsed == TOOL_PARSE_HELP) return TOOL_SUCCESS;
  if (parsed != TOOL_PARSE_OK || !tool_query_parse(positionals[0], &query) ||
      !tool_output_open("-", &output)) {
    return TROUBLE;
  }
  bool done = search_files(&it, positionals + 1, count > 1 ? count - 1 : 1);
  done &= tool_output_commit(&output);
  free(it.scratch.data);
  free(it.line.data);
  if (!done) return TROUBLE;
  return it.found != 0 ? TOOL_SUCCESS : NOTHING_FOUND;
}
