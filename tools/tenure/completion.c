// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Completion: the scripts for shells, and what they ask.

#include "completion.h"

#include <stdio.h>
#include <string.h>

#include "command.h"

//===-- Scripts -------------------------------------------------------------------------------===//

static const char bash_script[] =
    "# Completion of tenure in bash: source <(tenure completion bash)\n"
    "_tenure() {\n"
    "  local names IFS=$'\\n'\n"
    "  names=$(\"${COMP_WORDS[0]}\" __complete \"${COMP_WORDS[@]:1:COMP_CWORD-1}\" 2>/dev/null | "
    "cut -f1)\n"
    "  COMPREPLY=($(compgen -W \"$names\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n"
    "  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace "
    "2>/dev/null; fi\n"
    "}\n"
    "complete -o bashdefault -o default -F _tenure tenure\n";

static const char zsh_script[] =
    "#compdef tenure\n"
    "# Completion of tenure in zsh: source <(tenure completion zsh), behind compinit.\n"
    "_tenure() {\n"
    "  local -a names\n"
    "  names=(${(f)\"$(${words[1]} __complete ${words[2,CURRENT-1]} 2>/dev/null | "
    "sed -e 's/:/\\\\:/g' -e $'s/\\t/:/')\"})\n"
    "  if [[ $PREFIX == -* || $CURRENT -eq 2 ]]; then _describe tenure names; else "
    "_describe tenure names || _files; fi\n"
    "}\n"
    "compdef _tenure tenure\n";

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

static void print_usage(FILE* out) {
  fputs(
      "Usage: tenure completion bash|zsh|fish\n\n"
      "Prints a script with which a shell completes commands and options:\n\n"
      "  source <(tenure completion bash)\n"
      "  source <(tenure completion zsh)\n"
      "  tenure completion fish | source\n",
      out);
}

int tool_completion(int argument_count, char** arguments) {
  const char* name = argument_count == 0 ? "" : arguments[0];
  if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
    for (size_t i = 0; i < SHELL_COUNT && tool_is_completing; ++i) {
      tool_complete("", shells[i].name, "", "The script for this shell");
    }
    if (!tool_is_completing) print_usage(stdout);
    return TOOL_SUCCESS;
  }
  for (size_t i = 0; i < SHELL_COUNT && argument_count == 1; ++i) {
    if (strcmp(name, shells[i].name) != 0) continue;
    fputs(shells[i].script, stdout);
    return TOOL_SUCCESS;
  }
  print_usage(stderr);
  return TOOL_FAILURE;
}
