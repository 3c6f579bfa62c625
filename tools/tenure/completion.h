// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completion in shells. A script of the shell asks `tenure __complete WORD...` what may follow these
// words, and gets lines of a word, a tab and what it means; they come from the tables that --help
// prints.

#ifndef TENURE_TOOLS_COMPLETION_H
#define TENURE_TOOLS_COMPLETION_H

#include <stdbool.h>

/// Set while --help is to print such lines in place of the help.
extern bool tool_is_completing;

/// Prints one of them; of `help` its first line.
void tool_complete(const char* before, const char* name, const char* behind, const char* help);
/// Prints an option for each pass.
void tool_complete_passes(void);

/// Prints what may follow these words after `tenure`; false if they name no command.
bool tool_completion_answer(int word_count, char** words);

#endif  // TENURE_TOOLS_COMPLETION_H
