// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tree of commands, which their names define.

#include "commands.h"

#include <string.h>

static bool is_inside(const tool_command* group, const tool_command* command) {
  const size_t size = strlen(group->name);
  return strncmp(command->name, group->name, size) == 0 && command->name[size] == ' ' &&
         strchr(command->name + size + 1, ' ') == NULL;
}

const char* tool_command_word(const tool_command* command) {
  const char* blank = strrchr(command->name, ' ');
  return blank == NULL ? command->name : blank + 1;
}

const tool_command* tool_commands_find(const tool_command* group, const char* name) {
  for (size_t i = 0; i < tool_command_count; ++i) {
    const tool_command* command = tool_commands[i];
    if (is_inside(group, command) && strcmp(tool_command_word(command), name) == 0) return command;
  }
  return NULL;
}

static bool comes_before(const tool_command* a, const tool_command* b) {
  return a->rank != b->rank ? a->rank < b->rank : strcmp(a->name, b->name) < 0;
}

const tool_command* tool_commands_next(const tool_command* group, const tool_command* command) {
  const tool_command* next = NULL;
  for (size_t i = 0; i < tool_command_count; ++i) {
    const tool_command* other = tool_commands[i];
    if (!is_inside(group, other)) continue;
    if (command != NULL && !comes_before(command, other)) continue;
    if (next == NULL || comes_before(other, next)) next = other;
  }
  return next;
}

const char* tool_commands_nearest(const tool_command* group, const char* name) {
  tool_near_miss search;
  tool_near_miss_begin(&search, tn_string_view_from(name));
  const tool_command* command = NULL;
  while ((command = tool_commands_next(group, command)) != NULL)
    tool_near_miss_try(&search, tool_command_word(command));
  return search.nearest;
}

static int word_width(const tool_command* group) {
  size_t width = 0;
  const tool_command* command = NULL;
  while ((command = tool_commands_next(group, command)) != NULL) {
    const size_t size = strlen(tool_command_word(command));
    if (size > width) width = size;
  }
  return (int)width;
}

void tool_commands_print_help(const tool_command* group, FILE* out) {
  const bool is_root = group == &tool_command_tenure;
  fprintf(out, "Usage: %s %s\n\n%s\n\nCommands:\n", group->name, group->usage, group->summary);
  const int width = word_width(group);
  const tool_command* command = NULL;
  while ((command = tool_commands_next(group, command)) != NULL) {
    fprintf(out, "  %-*s  %s\n", width, tool_command_word(command), command->brief);
  }
  fputs("\nOptions:\n  --help     Print this and exit\n", out);
  if (is_root) fputs("  --version  Print the version and exit\n", out);
  if (group->epilogue != NULL) fprintf(out, "\n%s\n", group->epilogue);
  if (is_root) {
    fputs("\n'tenure help COMMAND' shows the usage of a command.\n", out);
  } else {
    fprintf(out, "\n'%s COMMAND --help' shows the usage of a command.\n", group->name);
  }
}
