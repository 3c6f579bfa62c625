// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completion in shells. The shell's script runs `tenure __complete WORD...` for the words that may
// follow, and gets lines of a word, a tab and its description. They come from the tables that
// --help prints.

#ifndef TENURE_TOOLS_COMPLETION_H
#define TENURE_TOOLS_COMPLETION_H

#include <stdbool.h>

/// Set while --help prints such lines instead of the help.
extern bool tool_is_completing;

/// Prints a line, with the first line of `help`.
void tool_complete(const char* before, const char* name, const char* behind, const char* help);
/// Prints an option for each pass.
void tool_complete_passes(void);

/// Prints the words that may follow these words after `tenure`; false if they name no command.
bool tool_completion_answer(int word_count, char** words);

#endif  // TENURE_TOOLS_COMPLETION_H
