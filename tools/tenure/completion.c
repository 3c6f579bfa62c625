// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completion: the shells' scripts, and their requests.

#include "completion.h"

#include <stdio.h>
#include <string.h>

#include "commands.h"

//===-- Scripts -------------------------------------------------------------------------------===//

static const char bash_script[] =
    "# Completion of tenure in bash: source <(tenure completion bash)\n"
    "_tenure() {\n"
    "  local names IFS=$'\\n'\n"
    "  local last=$COMP_CWORD\n"
    "  if [[ ${COMP_WORDS[COMP_CWORD]} == = ]]; then last=$((COMP_CWORD + 1)); fi\n"
    "  names=$(\"${COMP_WORDS[0]}\" __complete \"${COMP_WORDS[@]:1:last-1}\" 2>/dev/null | "
    "cut -f1)\n"
    "  local word=${COMP_WORDS[COMP_CWORD]}\n"
    "  if [[ $word == = ]]; then word=; fi\n"
    "  COMPREPLY=($(compgen -W \"$names\" -- \"$word\"))\n"
    "  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace "
    "2>/dev/null; fi\n"
    "}\n"
    "complete -o bashdefault -o default -F _tenure tenure\n";

static const char zsh_script[] =
    "#compdef tenure\n# Completion of tenure in zsh: source <(tenure completion zsh), after "
    "compinit.\n_tenure() {\n  local -a names\n  names=(${(f)\"$(${words[1]} __complete "
    "${words[2,CURRENT-1]} 2>/dev/null | sed -e 's/:/\\\\:/g' -e $'s/\\t/:/')\"})\n  if [[ $PREFIX "
    "== -* || $CURRENT -eq 2 ]]; then _describe tenure names; else _describe tenure names || "
    "_files; fi\n}\nif [[ $funcstack[1] == _tenure ]]; then _tenure \"$@\"; else compdef _tenure "
    "tenure; fi\n";

static const char fish_script[] =
    "# Completion of tenure in fish: tenure completion fish | source\n"
    "function __tenure_complete\n"
    "  set -l words (commandline -opc)\n"
    "  $words[1] __complete $words[2..-1] 2>/dev/null\n"
    "end\n"
    "complete -c tenure -a '(__tenure_complete)'\n";

static const struct {
  const char* name;
  const char* script;
} shells[] = {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}};

#define SHELL_COUNT (sizeof shells / sizeof *shells)

//===-- The command ---------------------------------------------------------------------------===//

static int run(const char** words, size_t word_count) {
  (void)word_count;
  for (size_t i = 0; i < SHELL_COUNT; ++i) {
    if (strcmp(words[0], shells[i].name) != 0) continue;
    fputs(shells[i].script, stdout);
    return TOOL_SUCCESS;
  }
  tool_error("unknown shell '%s'; expected bash, zsh or fish", words[0]);
  return TOOL_FAILURE;
}

static void complete_shells(void) {
  for (size_t i = 0; i < SHELL_COUNT && tool_is_completing; ++i) {
    tool_complete("", shells[i].name, "", "The script for this shell");
  }
}

TOOL_COMMAND(completion) = {
    .name = "tenure completion",
    .brief = "Print a completion script for bash, zsh or fish",
    .usage = "bash|zsh|fish",
    .summary =
        "Prints a script with which a shell completes commands, options and passes:\n"
        "  source <(tenure completion bash)\n"
        "  source <(tenure completion zsh)\n"
        "  tenure completion fish | source",
    .positional_min = 1,
    .positional_max = 1,
    .rank = 100,
    .print_more = complete_shells,
    .run = run};

//===-- Answers -------------------------------------------------------------------------------===//

static void complete_commands(const tool_command* group) {
  const tool_command* command = NULL;
  while ((command = tool_commands_next(group, command)) != NULL) {
    tool_complete("", tool_command_word(command), "", command->brief);
  }
}

// Handles a last word that is an option with fixed values, or such an option and "=", as bash
// splits them.
static bool complete_words(const tool_command* command, int count, char** words) {
  if (count != 0 && strcmp(words[count - 1], "=") == 0) --count;
  const char* last = count == 0 ? "" : words[count - 1];
  if (last[0] != '-') return false;
  const char* name = last + (last[1] == '-' ? 2 : 1);
  const tool_option* option = tool_command_find_option(command, name, strcspn(name, "="));
  const tool_word* word = option == NULL ? NULL : tool_option_words(option);
  if (word == NULL) return false;
  for (; word->name != NULL; ++word) tool_complete("", word->name, "", word->help);
  return true;
}

bool tool_completion_answer(int word_count, char** words) {
  const tool_command* command = &tool_command_tenure;
  tool_is_completing = true;
  // Other names come after `help`.
  int next = word_count != 0 && strcmp(words[0], "help") == 0 ? 1 : 0;
  for (; next < word_count && command->run == NULL; ++next) {
    command = tool_commands_find(command, words[next]);
    if (command == NULL) return false;
  }
  if (command->run == NULL) {
    complete_commands(command);
  } else if (!complete_words(command, word_count - next, words + next)) {
    tool_command_print_help(command);
  }
  return true;
}
