// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All commands, which the build collects, as a tree: "tenure adapter list" is in "tenure adapter",
// which is in "tenure".

#ifndef TENURE_TOOLS_COMMANDS_H
#define TENURE_TOOLS_COMMANDS_H

#include "command.h"

/// The root of the tree.
extern const tool_command tool_command_tenure;

/// Finds the command `name` in `group`; NULL if there is none.
const tool_command* tool_commands_find(const tool_command* group, const char* name);
/// Returns the name in `group` that is most similar to `name`; NULL if none is similar.
const char* tool_commands_nearest(const tool_command* group, const char* name);
/// Returns the next command in `group` in the order of lists; NULL after the last one. Begin with
/// NULL.
const tool_command* tool_commands_next(const tool_command* group, const tool_command* command);
/// Returns the last word of a command's name.
const char* tool_command_word(const tool_command* command);
/// Prints the help of a command with subcommands.
void tool_commands_print_help(const tool_command* group, FILE* out);

/// Writes a manual page for each command to a folder, and returns the exit code (manual.c).
int tool_manual_write(const char* folder);

#endif  // TENURE_TOOLS_COMMANDS_H
