// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Manual pages, one for each command, generated from its table. The build runs `tenure __manual
// FOLDER`.

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/pass.h>

#include "commands.h"

//===-- Text ----------------------------------------------------------------------------------===//

/// Prints the text of a page; escapes troff's syntax.
static void put(FILE* out, const char* text) {
  bool begins_line = true;
  for (; *text != '\0'; ++text) {
    if (begins_line && (*text == '.' || *text == '\'')) fputs("\\&", out);
    begins_line = *text == '\n';
    if (*text == '\\') {
      fputs("\\e", out);
    } else if (*text == '-') {
      fputs("\\-", out);
    } else {
      fputc(*text, out);
    }
  }
}

/// Prints lines without filling.
static void put_lines(FILE* out, const char* text) {
  fputs(".nf\n", out);
  put(out, text);
  fputs("\n.fi\n", out);
}

static void put_option(FILE* out, const tool_option* option) {
  const bool is_short = strlen(option->name) == 1;
  const bool has_value = option->kind != TOOL_FLAG;
  const bool may_go_without = option->kind == TOOL_MAY_TEXT || option->kind == TOOL_MAY_WORD;
  fputs(".TP\n\\fB", out);
  put(out, is_short ? "-" : "--");
  put(out, option->name);
  fputs("\\fR", out);
  if (has_value) {
    fprintf(out, "%s%s\\fI", may_go_without ? "[" : "", is_short ? " " : "=");
    put(out, option->value_name);
    fprintf(out, "\\fR%s", may_go_without ? "]" : "");
  }
  fputc('\n', out);
  put(out, option->help);
  fputc('\n', out);
  const tool_word* word = tool_option_words(option);
  for (; word != NULL && word->name != NULL; ++word) {
    fputs(".br\n\\fB", out);
    put(out, word->name);
    fputs("\\fR: ", out);
    put(out, word->help);
    fputc('\n', out);
  }
}

//===-- Pages ---------------------------------------------------------------------------------===//

/// Returns the name of a command's page: "tenure-adapter-list".
static void print_page_name(const tool_command* command, char* name, size_t size) {
  snprintf(name, size, "%s", command->name);
  for (char* c = name; *c != '\0'; ++c) {
    if (*c == ' ') *c = '-';
  }
}

static void put_head(FILE* out, const tool_command* command) {
  char page[128];
  print_page_name(command, page, sizeof page);
  fputs(".TH \"", out);
  for (const char* c = page; *c != '\0'; ++c) fputc(toupper((unsigned char)*c), out);
  fprintf(out, "\" 1 \"\" \"Tenure %s\" \"User commands\"\n.SH NAME\n", tn_version());
  put(out, page);
  fputs(" \\- ", out);
  put(out, command->brief != NULL ? command->brief : "read, check and write MLIR modules");
  fputs("\n.SH SYNOPSIS\n\\fB", out);
  put(out, command->name);
  fputs("\\fR ", out);
  put(out, command->usage);
  fputs("\n.SH DESCRIPTION\n", out);
  put_lines(out, command->summary);
}

static void put_options(FILE* out, const tool_command* command) {
  static const tool_option help = {"help", TOOL_FLAG, NULL, NULL, "Print the options and exit"};
  fputs(".SH OPTIONS\n", out);
  for (size_t i = 0; i < command->option_count; ++i) put_option(out, &command->options[i]);
  put_option(out, &help);
  for (size_t i = 0; i < command->group_count; ++i) {
    const tool_option_group* group = &command->groups[i];
    fputs(".SS ", out);
    put(out, group->title);
    fputc('\n', out);
    for (size_t k = 0; k < group->option_count; ++k) put_option(out, &group->options[k]);
  }
}

static void put_passes(FILE* out) {
  fputs(".SH PASSES\n", out);
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    fputs(".TP\n\\fB\\-\\-", out);
    put(out, tn_pass_name(i).data);
    fputs("\\fR\n", out);
    put(out, tn_pass_description(i).data);
    fputc('\n', out);
  }
}

/// Prints the subcommands of a command and the names of their pages.
static void put_commands(FILE* out, const tool_command* group) {
  const tool_command* command = NULL;
  fputs(".SH COMMANDS\n", out);
  while ((command = tool_commands_next(group, command)) != NULL) {
    char page[128];
    print_page_name(command, page, sizeof page);
    fputs(".TP\n\\fB", out);
    put(out, page);
    fputs("\\fR(1)\n", out);
    put(out, command->brief);
    fputc('\n', out);
  }
}

static void put_page(FILE* out, const tool_command* command) {
  put_head(out, command);
  if (command->run == NULL) {
    put_commands(out, command);
  } else {
    put_options(out, command);
  }
  if (command->takes_passes) put_passes(out);
  if (command->epilogue != NULL) {
    fputs(".SH NOTES\n", out);
    put_lines(out, command->epilogue);
  }
  fputs(".SH SEE ALSO\n\\fBtenure\\fR(1)\n", out);
}

static bool write_page(const char* folder, const tool_command* command) {
  char name[128];
  char path[4096];
  print_page_name(command, name, sizeof name);
  snprintf(path, sizeof path, "%s/%s.1", folder, name);
  FILE* out = fopen(path, "w");
  if (out != NULL) put_page(out, command);
  if (out != NULL && fclose(out) == 0) return true;
  tool_error("cannot write output file '%s': %s", path, strerror(errno));
  return false;
}

int tool_manual_write(const char* folder) {
  bool done = true;
  for (size_t i = 0; i < tool_command_count; ++i) done &= write_page(folder, tool_commands[i]);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}
