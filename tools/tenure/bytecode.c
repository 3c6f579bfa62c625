// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure bytecode dump: prints the sections of a bytecode file, with offsets and sizes.

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

static int run(const char** words, size_t word_count) {
  tool_input input;
  const char* path = word_count == 0 ? "-" : words[0];
  if (!tool_input_open(path, TOOL_MODULE, &input)) return TOOL_FAILURE;
  const bool done = dump(&input.source);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(bytecode) = {.name = "tenure bytecode",
                          .brief = "Show the contents of a bytecode file",
                          .usage = "COMMAND [ARGUMENT...]",
                          .summary = "Inspects MLIR's bytecode.",
                          .rank = 60};

static const tool_option dump_options[] = {TOOL_DIAGNOSTICS};

TOOL_COMMAND(bytecode_dump) = {.name = "tenure bytecode dump",
                               .brief = "Show the version, the producer and the sections of a file",
                               .usage = "[FILE]",
                               .summary =
                                   "Shows the version, the producer and the sections of the "
                                   "bytecode in FILE ('-', the default,\n"
                                   "is standard input).",
                               .epilogue = "Exits with 0, or with 1 if FILE is not bytecode.",
                               .options = dump_options,
                               .option_count = 1,
                               .positional_max = 1,
                               .run = run};
