// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The commands that the build gathered, as a tree: "tenure adapter list" is inside "tenure adapter",
// which is inside "tenure".

#ifndef TENURE_TOOLS_COMMANDS_H
#define TENURE_TOOLS_COMMANDS_H

#include "command.h"

/// What all others are inside of.
extern const tool_command tool_command_tenure;

/// The command called `name` inside of `group`; NULL if there is none.
const tool_command* tool_commands_find(const tool_command* group, const char* name);
/// The name inside of `group` that `name` is most like; NULL if it is like none.
const char* tool_commands_nearest(const tool_command* group, const char* name);
/// The next command inside of `group` in the order of lists; NULL after the last. Begin with NULL.
const tool_command* tool_commands_next(const tool_command* group, const tool_command* command);
/// The last word of a command's name.
const char* tool_command_word(const tool_command* command);
/// Prints the help of a command with commands of its own.
void tool_commands_print_help(const tool_command* group, FILE* out);

/// Writes a manual page for each command into a folder, and returns the exit code (manual.c).
int tool_manual_write(const char* folder);

#endif  // TENURE_TOOLS_COMMANDS_H
