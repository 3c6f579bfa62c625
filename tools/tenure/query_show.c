// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure query: prints an op on a line, with context lines, or as JSON.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "query_session.h"

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_string_view symbol_of(tn_op op) {
  const tn_attribute symbol = tn_op_attribute(op, tn_string_view_from("sym_name"));
  const bool has_one =
      !tn_attribute_is_null(symbol) && tn_attribute_kind_of(symbol) == TN_ATTRIBUTE_STRING;
  return has_one ? tn_string_attribute_value(symbol) : (tn_string_view){NULL, 0};
}

static void note(tool_text* text, tn_status status) { text->failed |= status != TN_OK; }

static void print_text(const tool_text* text) { fwrite(text->data, 1, text->size, stdout); }

static tn_value value_at(tn_op op, bool of_results, size_t i) {
  return of_results ? tn_op_result(op, i) : tn_op_operand(op, i);
}

static void print_types(tool_text* text, tn_op op, bool of_results, bool json) {
  const size_t count = of_results ? tn_op_result_count(op) : tn_op_operand_count(op);
  fputs(json ? "[" : "(", stdout);
  for (size_t i = 0; i < count; ++i) {
    text->size = 0;
    note(text, tn_type_print(tn_value_type(value_at(op, of_results, i)), tool_text_write, text));
    if (i != 0) fputs(", ", stdout);
    if (json) tool_json_string(stdout, (tn_string_view){text->data, text->size});
    if (!json) print_text(text);
  }
  fputs(json ? "]" : ")", stdout);
}

static void print_attribute(tool_text* text, tn_named_attribute item, bool* is_first) {
  text->size = 0;
  note(text, tn_attribute_print(item.value, tool_text_write, text));
  if (!*is_first) fputs(", ", stdout);
  *is_first = false;
  tool_json_string(stdout, tn_identifier_text(item.name));
  fputs(": ", stdout);
  tool_json_string(stdout, (tn_string_view){text->data, text->size});
}

static void print_attributes(tool_text* text, tn_op op) {
  bool is_first = true;
  fputs("{", stdout);
  for (size_t i = 0; i < tn_op_property_count(op); ++i) {
    print_attribute(text, tn_op_property_at(op, i), &is_first);
  }
  for (size_t i = 0; i < tn_op_discardable_attribute_count(op); ++i) {
    print_attribute(text, tn_op_discardable_attribute_at(op, i), &is_first);
  }
  fputs("}", stdout);
}

//===-- As JSON -------------------------------------------------------------------------------===//

static void show_json(tool_text* text, const tool_query_module* module, tn_op op,
                      const tool_query_place* place, tool_query_role role, bool is_first) {
  static const char* const roles[] = {"hit", "definition", "user"};
  const tn_string_view symbol = symbol_of(op);
  fputs(is_first ? "{\"file\": " : ",\n{\"file\": ", stdout);
  tool_json_string(stdout, module->input.source.name);
  if (place->line != 0) printf(", \"line\": %u, \"column\": %u", place->line, place->column);
  fputs(", \"name\": ", stdout);
  tool_json_string(stdout, tn_op_name(op));
  if (symbol.data != NULL) {
    fputs(", \"symbol\": ", stdout);
    tool_json_string(stdout, symbol);
  }
  fputs(", \"operands\": ", stdout);
  print_types(text, op, false, true);
  fputs(", \"results\": ", stdout);
  print_types(text, op, true, true);
  fputs(", \"attributes\": ", stdout);
  print_attributes(text, op);
  text->size = 0;
  note(text, tn_location_print(tn_op_location(op), tool_text_write, text));
  fputs(", \"location\": ", stdout);
  tool_json_string(stdout, (tn_string_view){text->data, text->size});
  printf(", \"role\": \"%s\"}", roles[role]);
}

//===-- As text -------------------------------------------------------------------------------===//

/// Prints "FILE:LINE:COLUMN: NAME @SYMBOL : (TYPES) -> (TYPES) loc(FILE:LINE:COLUMN)".
static void show_line(tool_text* text, const tool_query_module* module, tn_op op,
                      const tool_query_place* place, tool_query_role role) {
  static const char* const roles[] = {"", " [definition]", " [user]"};
  const tn_string_view name = tn_op_name(op);
  const tn_string_view symbol = symbol_of(op);
  text->size = 0;
  tool_query_print_place(module, place, text);
  print_text(text);
  printf(": %.*s", (int)name.size, name.data);
  if (symbol.data != NULL) printf(" @%.*s", (int)symbol.size, symbol.data);
  fputs(" : ", stdout);
  print_types(text, op, false, false);
  fputs(" -> ", stdout);
  print_types(text, op, true, false);
  if (place->has_location) {
    printf(" loc(%.*s:%u:%u)", (int)place->location.file.size, place->location.file.data,
           place->location.start_line, place->location.start_column);
  }
  puts(roles[role]);
}

/// Prints lines of the source with their numbers, and a caret under the op.
static void show_lines(const tool_query_module* module, const tool_query_place* place,
                       int64_t around) {
  const tn_source* source = &module->input.source;
  const int64_t first = (int64_t)place->line - around;
  tn_string_view line;
  for (int64_t i = first < 1 ? 1 : first; i <= (int64_t)place->line + around; ++i) {
    if (!tn_source_line(source, (uint32_t)i, &line)) break;
    printf("%6lld | %.*s\n", (long long)i, (int)line.size, line.data);
    if (i != place->line) continue;
    fputs("       | ", stdout);
    for (uint32_t k = 1; k < place->column; ++k) {
      fputc(k <= line.size && line.data[k - 1] == '\t' ? '\t' : ' ', stdout);
    }
    puts("^");
  }
}

static void show_op(tool_text* text, tn_op op) {
  const tn_print_options options = {.custom_form = true, .skip_regions = true};
  text->size = 0;
  note(text, tn_op_print(op, &options, tool_text_write, text));
  printf("       | %.*s%s", (int)text->size, text->data == NULL ? "" : text->data,
         text->size != 0 && text->data[text->size - 1] == '\n' ? "" : "\n");
}

bool tool_query_show(tool_query_format* format, const tool_query_module* module, tn_op op,
                     tool_query_role role) {
  tool_query_place place;
  tool_text text = {0};
  const bool is_first = format->shown++ == 0;
  tool_query_find_place(module, op, &place);
  if (format->json) {
    show_json(&text, module, op, &place, role, is_first);
  } else {
    show_line(&text, module, op, &place, role);
    if (format->context.given && place.line != 0) show_lines(module, &place, format->context.value);
    if (format->context.given && place.line == 0) show_op(&text, op);
  }
  free(text.data);
  return !text.failed;
}
