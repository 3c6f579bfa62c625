// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure bytecode dump: the sections of a bytecode file, with offsets and sizes.

#include <inttypes.h>
#include <string.h>
#include <tenure/bytecode.h>

#include "command.h"

static void write_summary(const tn_bytecode_summary* summary, size_t file_size,
                          tool_output* output) {
  tool_output_format(output, "version  %" PRIu64 "\nproducer ", summary->version);
  (void)!tool_output_write(output, summary->producer.data, summary->producer.size);
  tool_output_format(output, "\nbytes    %zu\n\n%12s %12s %6s  section\n", file_size, "offset",
                     "bytes", "align");
  for (size_t i = 0; i < summary->section_count; ++i) {
    const tn_bytecode_section* section = &summary->sections[i];
    tool_output_format(output, "%12" PRIu64 " %12" PRIu64 " %6" PRIu64 "  %" PRIu32 " %s\n",
                       section->offset, section->byte_size, section->alignment, section->id,
                       section->name);
  }
}

static bool dump(const tn_source* source) {
  static tool_output output;
  tn_context* context = NULL;
  if (!tool_context_create(NULL, true, &context)) return false;
  tn_bytecode_summary summary;
  bool done = tn_bytecode_inspect(context, source->text, &summary) == TN_OK &&
              tool_output_open("-", &output);
  if (done) {
    write_summary(&summary, source->text.size, &output);
    done = tool_output_commit(&output);
  }
  tn_context_destroy(context);
  return done;
}

int tool_bytecode(int argument_count, char** arguments) {
  const tool_command command = {
      .name = "tenure bytecode dump",
      .usage = "[FILE]",
      .summary =
          "Says what the bytecode in FILE ('-', the default, is standard input) is made of:\n"
          "its version, who wrote it, and its sections.",
      .epilogue = "Exits with 0, or with 1 if FILE is no bytecode.",
      .positional_max = 1};
  const char* path = "-";
  size_t count;
  const bool is_dump = argument_count > 0 && strcmp(arguments[0], "dump") == 0;
  const int skipped = is_dump ? 1 : 0;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count - skipped, arguments + skipped, &path, &count);
  if (parsed == TOOL_PARSE_HELP) return TOOL_SUCCESS;
  if (parsed != TOOL_PARSE_OK) return TOOL_FAILURE;
  if (!is_dump) {
    tool_error("bytecode has one command, 'dump'");
    return TOOL_FAILURE;
  }
  tool_input input;
  if (!tool_input_open(path, TOOL_MODULE, &input)) return TOOL_FAILURE;
  const bool done = dump(&input.source);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}
