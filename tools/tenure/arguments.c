// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options as in mlir-opt: one or two dashes, a value after "=" or as the next argument, flags that
// take "=true" and "=false", and "--" before positional arguments. Unknown options are errors, with
// the most similar name.

#include <stdlib.h>
#include <tenure/pass.h>

#include "command.h"
#include "completion.h"

typedef struct parser {
  const tool_command* command;
  char** arguments;
  int count;
  int next;
  bool failed;
} parser;

//===-- Help ----------------------------------------------------------------------------------===//

static bool may_go_without_value(const tool_option* option) {
  return option->kind == TOOL_MAY_TEXT || option->kind == TOOL_MAY_WORD;
}

/// Returns the allowed values of an option; NULL if any value is allowed.
const tool_word* tool_option_words(const tool_option* option) {
  const bool has_words = option->kind == TOOL_WORD || option->kind == TOOL_MAY_WORD;
  return has_words ? ((const tool_choice*)option->target)->words : NULL;
}

static void print_option(const tool_option* option) {
  char left[80];
  const bool has_value = option->kind != TOOL_FLAG;
  const bool may_go_without = may_go_without_value(option);
  const char* dashes = strlen(option->name) == 1 ? "-" : "--";
  const char* between = !has_value ? "" : strlen(option->name) == 1 ? " " : "=";
  snprintf(left, sizeof left, "  %s%s%s%s%s%s", dashes, option->name, may_go_without ? "[" : "",
           between, has_value ? option->value_name : "", may_go_without ? "]" : "");
  if (strlen(left) <= 44) {
    printf("%-44s - %s\n", left, option->help);
  } else {
    printf("%s\n%45s- %s\n", left, "", option->help);
  }
  for (const tool_word* word = tool_option_words(option); word != NULL && word->name != NULL;
       ++word) {
    printf("    =%-39s -   %s\n", word->name, word->help);
  }
}

static void complete_option(const tool_option* option) {
  const bool is_short = strlen(option->name) == 1;
  const bool has_value = option->kind != TOOL_FLAG && !may_go_without_value(option);
  tool_complete(is_short ? "-" : "--", option->name, has_value && !is_short ? "=" : "",
                option->help);
}

static void show_options(const tool_option* options, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    (tool_is_completing ? complete_option : print_option)(&options[i]);
  }
}

void tool_command_print_options(const tool_command* command) {
  static const tool_option help = {"help", TOOL_FLAG, NULL, NULL, "Print this and exit"};
  if (!tool_is_completing) puts("\nOptions:");
  show_options(command->options, command->option_count);
  show_options(&help, 1);
  for (size_t i = 0; i < command->group_count; ++i) {
    const tool_option_group* group = &command->groups[i];
    if (!tool_is_completing) printf("\n%s:\n", group->title);
    show_options(group->options, group->option_count);
  }
}

void tool_command_print_help(const tool_command* command) {
  if (!tool_is_completing) {
    printf("Usage: %s %s\n\n%s\n", command->name, command->usage, command->summary);
  }
  tool_command_print_options(command);
  if (command->epilogue != NULL && !tool_is_completing) printf("\n%s\n", command->epilogue);
  if (command->print_more != NULL) command->print_more();
}

//===-- Suggestions ---------------------------------------------------------------------------===//

#define NAME_MAX_SIZE 63u

static size_t minimum(size_t a, size_t b) { return a < b ? a : b; }

// Returns the number of insertions, deletions and changes between two names.
static size_t edit_distance(const char* a, size_t a_size, const char* b) {
  const size_t b_size = minimum(strlen(b), NAME_MAX_SIZE);
  size_t row[NAME_MAX_SIZE + 1];
  for (size_t k = 0; k <= b_size; ++k) row[k] = k;
  for (size_t i = 1; i <= a_size; ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t k = 1; k <= b_size; ++k) {
      const size_t changed = diagonal + (a[i - 1] == b[k - 1] ? 0 : 1);
      diagonal = row[k];
      row[k] = minimum(changed, minimum(row[k], row[k - 1]) + 1);
    }
  }
  return row[b_size];
}

void tool_near_miss_begin(tool_near_miss* search, tn_string_view name) {
  // Short names have few similar ones, and names that are too long have none.
  const size_t limit = name.size < 5 ? 2 : name.size / 4 + 2;
  *search = (tool_near_miss){.name = name, .distance = name.size > NAME_MAX_SIZE ? 0 : limit};
}

void tool_near_miss_try(tool_near_miss* search, const char* name) {
  if (search->distance == 0) return;
  const size_t distance = edit_distance(search->name.data, search->name.size, name);
  if (distance >= search->distance) return;
  search->nearest = name;
  search->distance = distance;
}

const char* tool_nearest(tn_string_view name, const char* const* names, size_t count) {
  tool_near_miss search;
  tool_near_miss_begin(&search, name);
  for (size_t i = 0; i < count; ++i) tool_near_miss_try(&search, names[i]);
  return search.nearest;
}

/// Returns option `index` of all groups; NULL after the last one.
static const tool_option* option_at(const tool_command* command, size_t index) {
  if (index < command->option_count) return &command->options[index];
  index -= command->option_count;
  for (size_t i = 0; i < command->group_count; ++i) {
    if (index < command->groups[i].option_count) return &command->groups[i].options[index];
    index -= command->groups[i].option_count;
  }
  return NULL;
}

static void suggest(const tool_command* command, const char* name, size_t size) {
  const size_t pass_count = command->takes_passes ? tn_pass_count() : 0;
  const tool_option* option = NULL;
  tool_near_miss search;
  tool_near_miss_begin(&search, (tn_string_view){name, size});
  for (size_t i = 0; (option = option_at(command, i)) != NULL; ++i)
    tool_near_miss_try(&search, option->name);
  for (size_t i = 0; i < pass_count; ++i) tool_near_miss_try(&search, tn_pass_name(i).data);
  const char* nearest = search.nearest;
  if (nearest == NULL) return;
  fprintf(stderr, "%s: Did you mean '%s%s'?\n", command->name, strlen(nearest) == 1 ? "-" : "--",
          nearest);
}

//===-- Values --------------------------------------------------------------------------------===//

static void refuse_value(parser* p, const tool_option* option, const char* problem) {
  p->failed = true;
  fprintf(stderr, "%s: for the %s%s option: %s\n", p->command->name,
          strlen(option->name) == 1 ? "-" : "--", option->name, problem);
}

static void set_flag(parser* p, const tool_option* option, const char* value) {
  static const char* const yes[] = {"", "1", "true", "True", "TRUE"};
  static const char* const no[] = {"0", "false", "False", "FALSE"};
  bool* target = option->target;
  for (size_t i = 0; i < sizeof yes / sizeof *yes; ++i) {
    if (value == NULL || strcmp(value, yes[i]) == 0) {
      *target = true;
      return;
    }
  }
  for (size_t i = 0; i < sizeof no / sizeof *no; ++i) {
    if (strcmp(value, no[i]) == 0) {
      *target = false;
      return;
    }
  }
  refuse_value(p, option, "invalid value; expected true or false");
}

static void set_number(parser* p, const tool_option* option, const char* value) {
  char* end = NULL;
  tool_number* target = option->target;
  const bool begins_right = value[0] >= '0' && value[0] <= '9';
  const unsigned long long number = begins_right ? strtoull(value, &end, 0) : 0;
  if (option->kind == TOOL_INTEGER && strcmp(value, "-1") == 0) {
    *target = (tool_number){true, -1};
    return;
  }
  if (!begins_right || *end != '\0' || number > UINT32_MAX) {
    refuse_value(p, option,
                 option->kind == TOOL_INTEGER
                     ? "invalid value; expected an integer from -1 to 4294967295"
                     : "invalid value; expected an integer from 0 to 4294967295");
    return;
  }
  *target = (tool_number){true, (int64_t)number};
}

static void choose(parser* p, const tool_option* option, const char* value) {
  const tool_word* word = tool_option_words(option);
  while (word->name != NULL && strcmp(word->name, value) != 0) ++word;
  if (word->name != NULL || (*value == '\0' && option->kind == TOOL_MAY_WORD)) {
    ((tool_choice*)option->target)->word = value;
    return;
  }
  char problem[128];
  snprintf(problem, sizeof problem, "Cannot find option named '%.80s'!", value);
  refuse_value(p, option, problem);
}

static void add_text(parser* p, const tool_option* option, const char* value) {
  tool_list* list = option->target;
  if (list->count == TOOL_LIST_MAX) {
    refuse_value(p, option, "too many occurrences");
    return;
  }
  list->items[list->count++] = value;
}

// `value` is the text after "=", or NULL.
static void set_option(parser* p, const tool_option* option, const char* value) {
  if (option->kind == TOOL_FLAG) {
    set_flag(p, option, value);
    return;
  }
  if (value == NULL && may_go_without_value(option)) value = "";
  if (value == NULL && p->next < p->count) value = p->arguments[p->next++];
  if (value == NULL) {
    refuse_value(p, option, "requires a value!");
  } else if (option->kind == TOOL_NUMBER || option->kind == TOOL_INTEGER) {
    set_number(p, option, value);
  } else if (option->kind == TOOL_LIST) {
    add_text(p, option, value);
  } else if (tool_option_words(option) != NULL) {
    choose(p, option, value);
  } else {
    *(const char**)option->target = value;
  }
}

//===-- Parsing -------------------------------------------------------------------------------===//

const tool_option* tool_command_find_option(const tool_command* command, const char* name,
                                            size_t size) {
  const tool_option* option;
  for (size_t i = 0; (option = option_at(command, i)) != NULL; ++i) {
    if (strlen(option->name) == size && memcmp(option->name, name, size) == 0) return option;
  }
  return NULL;
}

// LLVM's tools have several of them; some are for hidden options, which this command always shows.
static bool asks_for_help(tn_string_view name) {
  static const char* const names[] = {"help", "h", "help-hidden", "help-list", "help-list-hidden"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(names[i]))) return true;
  }
  return false;
}

// Parses an option. Returns true if it requests help.
static bool parse_option(parser* p, const char* argument) {
  const char* name = argument + (argument[1] == '-' ? 2 : 1);
  const size_t size = strcspn(name, "=");
  const bool is_help = asks_for_help((tn_string_view){name, size});
  if (p->command->take != NULL) {
    const char* value = name[size] == '=' ? name + size + 1 : NULL;
    const tool_taken taken = p->command->take((tn_string_view){name, size}, value);
    p->failed |= taken == TOOL_REFUSED;
    if (taken != TOOL_NOT_TAKEN) return false;
  }
  const tool_option* option = tool_command_find_option(p->command, name, size);
  if (option != NULL) {
    set_option(p, option, name[size] == '=' ? name + size + 1 : NULL);
    return false;
  }
  if (is_help) return true;
  p->failed = true;
  fprintf(stderr, "%s: Unknown command line argument '%s'.  Try: '%s --help'\n", p->command->name,
          argument, p->command->name);
  suggest(p->command, name, size);
  return false;
}

static void refuse_count(parser* p, size_t positional_count) {
  p->failed = true;
  const char* name = p->command->name;
  if (positional_count > p->command->positional_max) {
    fprintf(stderr, "%s: Too many positional arguments specified, %zu at most.  Usage: %s %s\n",
            name, p->command->positional_max, name, p->command->usage);
  } else {
    fprintf(stderr, "%s: Not enough positional arguments.  Usage: %s %s\n", name, name,
            p->command->usage);
  }
}

tool_parse_result tool_arguments_parse(const tool_command* command, int argument_count,
                                       char** arguments, const char** positionals,
                                       size_t* out_positional_count) {
  parser p = {.command = command, .arguments = arguments, .count = argument_count};
  size_t positional_count = 0;
  bool only_positionals = false;
  while (p.next < p.count) {
    const char* argument = arguments[p.next++];
    if (!only_positionals && strcmp(argument, "--") == 0) {
      only_positionals = true;
    } else if (only_positionals || argument[0] != '-' || argument[1] == '\0') {
      if (positional_count < command->positional_max) positionals[positional_count] = argument;
      positional_count++;
    } else if (parse_option(&p, argument)) {
      return TOOL_PARSE_HELP;
    }
  }
  if (positional_count < command->positional_min || positional_count > command->positional_max) {
    if (!p.failed) refuse_count(&p, positional_count);
  }
  *out_positional_count = positional_count;
  return p.failed ? TOOL_PARSE_ERROR : TOOL_PARSE_OK;
}
