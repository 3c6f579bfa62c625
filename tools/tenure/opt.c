// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reads a module and writes it, with mlir-opt's options and mlir-opt's bytes.
//
// A source is one module, or with --split-input-file several, each of which gets a context of its
// own. An error in one does not keep the others from being read and written.

#include <stdlib.h>
#include <string.h>
#include <tenure/bytecode.h>
#include <tenure/dialect.h>
#include <tenure/resource.h>
#include <tenure/text.h>

#include "command.h"
#include "expected.h"
#include "opt_passes.h"
#include "split.h"

#define DEFAULT_MARKER "// -----"

typedef struct opt_settings {
  const char* output_path;
  bool allow_unregistered;
  bool generic;
  bool no_implicit_module;
  bool skip_verify;
  bool op_notes;
  const char* split_marker;  // NULL: the source is one module.
  const char* output_marker;
  const char* verify_diagnostics;  // NULL: not to be done.
  bool emit_bytecode;
  bool elide_resource_data;
  tool_number bytecode_version;
  tool_list dialect_paths;
  const char* left_out_dialects;
  tn_print_options print;
  tool_number elements_limit;
  tool_number hex_limit;
  tool_number resource_limit;
  const tool_passes* passes;
} opt_settings;

// What the parts of a source share.
typedef struct opt_run {
  const opt_settings* settings;
  const tool_input* input;
  tool_output* output;
  tool_expectations* expectations;  // NULL: diagnostics are printed.
  tool_text_progress* progress;
  uint64_t written;
  bool has_part;  // One was written, or failed.
  bool is_quiet;  // What is reported now will be reported again.
  bool failed;
} opt_run;

//===-- One module ----------------------------------------------------------------------------===//

static tn_status write_bytes(void* user_data, const char* bytes, size_t size) {
  opt_run* run = user_data;
  run->written += size;
  tool_text_progress_written(run->progress, run->written);
  return tool_output_write(run->output, bytes, size);
}

static bool take_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  opt_run* run = user_data;
  if (run->is_quiet) return true;
  tool_text_progress_clear(run->progress);
  if (run->expectations != NULL) return tool_expectations_handle(diagnostic, run->expectations);
  return tool_report(diagnostic, (void*)(uintptr_t)&run->input->source);
}

static bool write_bytecode(opt_run* run, tn_op module, tn_external_resources* external) {
  const opt_settings* settings = run->settings;
  const tn_bytecode_write_options options = {.use_version = settings->bytecode_version.given,
                                             .version = (uint32_t)settings->bytecode_version.value,
                                             .elide_resource_data = settings->elide_resource_data,
                                             .external_resources = external};
  return tn_bytecode_write(module, &options, write_bytes, run) == TN_OK;
}

// Writes `module`, and behind text the empty line that mlir-opt ends with.
static bool write_module(opt_run* run, tn_op module, tn_external_resources* external) {
  if (run->settings->emit_bytecode) return write_bytecode(run, module, external);
  tn_print_options options = run->settings->print;
  options.external_resources = external;
  tn_status status = tn_op_print(module, &options, write_bytes, run);
  if (status == TN_OK) status = tool_output_write(run->output, "\n", 1);
  return status == TN_OK;
}

// Locations are not read where nobody will see them; if something is wrong, it is read again with
// them, for the messages.
static tn_status read_bytecode(opt_run* run, tn_scope* scope, tn_string_view bytes,
                               tn_bytecode_read_options* options, tn_op* out_module) {
  const opt_settings* settings = run->settings;
  if (!settings->emit_bytecode && !settings->print.debug_info && run->expectations == NULL &&
      !tool_passes_any(settings->passes)) {
    options->drop_locations = true;
    run->is_quiet = true;
    const tn_status status = tn_bytecode_read(scope, bytes, options, out_module);
    run->is_quiet = false;
    options->drop_locations = false;
    if (status == TN_OK) return status;
  }
  return tn_bytecode_read(scope, bytes, options, out_module);
}

// Reads text or bytecode, as the first bytes say.
static tn_status read_module(opt_run* run, tn_context* context,
                             const tn_text_parse_options* options, tn_string_view text,
                             tn_op* out_module) {
  tn_scope* scope = tn_context_root_scope(context);
  if (!tn_bytecode_has_magic(text)) {
    const tn_status status = tn_text_parse(scope, text, options, out_module);
    tool_input_put_away(run->input, text);
    return status;
  }
  tn_bytecode_read_options bytecode_options = {.file_name = options->file_name,
                                               .no_implicit_module = options->no_implicit_module,
                                               .skip_verify = options->skip_verify,
                                               .external_resources = options->external_resources};
  return read_bytecode(run, scope, text, &bytecode_options, out_module);
}

static bool process_module(opt_run* run, tn_context* context, const tn_text_parse_options* options,
                           tn_string_view text) {
  tn_op module;
  return read_module(run, context, options, text, &module) == TN_OK &&
         tool_passes_run(run->settings->passes, context, module, &run->settings->print) &&
         write_module(run, module, options->external_resources);
}

static bool load_schema(tn_context* context, const char* path) {
  tool_input schema;
  if (!tool_input_open(path, TOOL_MODULE, &schema)) return false;
  const tn_status status = tn_dialect_load_schema(context, schema.source.text, schema.source.name);
  tool_input_close(&schema);
  return status == TN_OK;
}

/// Loads the schemas and the plugins.
static bool load_all(const opt_settings* settings, tn_context* context) {
  for (size_t i = 0; i < settings->dialect_paths.count; ++i) {
    if (!load_schema(context, settings->dialect_paths.items[i])) return false;
  }
  return tool_passes_load(settings->passes, context);
}

static bool process_part(opt_run* run, tn_string_view text, uint32_t line, uint32_t column) {
  const opt_settings* settings = run->settings;
  const bool verifies = run->expectations != NULL;
  const tn_context_options context_options = {
      .threading = tool_passes_threaded(settings->passes, text.size),
      .thread_count = tool_passes_thread_count(settings->passes),
      .allow_unregistered_dialects = settings->allow_unregistered,
      .left_out_dialects = tn_string_view_from(settings->left_out_dialects),
      .omit_op_notes = verifies || !settings->op_notes};
  tn_context* context = NULL;
  tn_external_resources* external = NULL;
  if (!tool_context_create_with(&context_options, take_diagnostic, run, &context)) return false;
  bool done = false;
  if (!load_all(settings, context)) {
    tn_context_destroy(context);
    return false;
  }
  if (tn_external_resources_create(NULL, &external) == TN_OK) {
    const tn_text_parse_options options = {.file_name = run->input->source.name,
                                           .first_line = line,
                                           .first_column = column,
                                           .no_implicit_module = settings->no_implicit_module,
                                           .skip_verify = settings->skip_verify,
                                           .external_resources = external,
                                           .progress = tool_text_progress_read,
                                           .progress_data = run->progress};
    done = process_module(run, context, &options, text);
  } else {
    tool_error("memory is out");
  }
  tn_external_resources_destroy(external);
  tn_context_destroy(context);
  return done;
}

//===-- All of them ---------------------------------------------------------------------------===//

// Every part but the first has the marker in front of it, whether they could be read or not.
static bool take_part(void* user_data, tn_string_view text, uint32_t line, uint32_t column) {
  opt_run* run = user_data;
  if (run->has_part) tool_output_format(run->output, "%s\n", run->settings->output_marker);
  run->has_part = true;
  if (!process_part(run, text, line, column) && run->expectations == NULL) run->failed = true;
  return run->output->status == TN_OK;
}

static void process(opt_run* run) {
  const char* marker = run->settings->split_marker;
  if (marker == NULL) {
    (void)take_part(run, run->input->source.text, 1, 1);
  } else {
    (void)tool_split(&run->input->source, tn_string_view_from(marker), take_part, run);
  }
}

static bool run_opt(const tool_input* input, const opt_settings* settings,
                    tool_text_progress* progress) {
  static tool_output output;
  opt_run run = {.settings = settings, .input = input, .output = &output, .progress = progress};
  const bool is_binary = settings->emit_bytecode;
  if (!(is_binary ? tool_output_open_binary : tool_output_open)(settings->output_path, &output)) {
    return false;
  }
  if (settings->verify_diagnostics != NULL) {
    const bool only_expected = strcmp(settings->verify_diagnostics, "only-expected") == 0;
    run.expectations = tool_expectations_open(&input->source, only_expected);
    run.failed = run.expectations == NULL;
  }
  if (!run.failed) process(&run);
  if (run.expectations != NULL && !tool_expectations_close(run.expectations)) run.failed = true;
  if (!run.failed) return tool_output_commit(&output);
  tool_output_give_up(&output);
  return false;
}

//===-- Options -------------------------------------------------------------------------------===//

static opt_settings asked = {.output_path = "-", .op_notes = true, .output_marker = DEFAULT_MARKER};

static const tool_option option_table[] = {
    {"o", TOOL_TEXT, &asked.output_path, "FILE",
     "Write to FILE; '-' (the default) is standard output"},
    {"allow-unregistered-dialect", TOOL_FLAG, &asked.allow_unregistered, NULL,
     "Take ops, types and attributes of any dialect"},
    {"dialect-file", TOOL_LIST, &asked.dialect_paths, "FILE",
     "Load the dialects of the schema in FILE ('Schemas' in the documentation, "
     "schema/README.md); may be given several times"},
    {"leave-out-dialects", TOOL_TEXT, &asked.left_out_dialects, "NAMES",
     "Do without these shipped dialects; '*' for all of them"},
    {"mlir-print-op-generic", TOOL_FLAG, &asked.generic, NULL, "Print the generic form"},
    {"mlir-print-debuginfo", TOOL_FLAG, &asked.print.debug_info, NULL, "Print locations"},
    {"mlir-pretty-debuginfo", TOOL_FLAG, &asked.print.pretty_debug_info, NULL,
     "Print locations in a form to be read by people"},
    {"mlir-print-local-scope", TOOL_FLAG, &asked.print.local_scope, NULL,
     "Print without aliases, everything in its place"},
    {"mlir-print-unique-ssa-ids", TOOL_FLAG, &asked.print.unique_ssa_ids, NULL,
     "Number values so that no two of the module share a name"},
    {"mlir-print-skip-regions", TOOL_FLAG, &asked.print.skip_regions, NULL,
     "Print ops without what is in them"},
    {"mlir-print-value-users", TOOL_FLAG, &asked.print.value_users, NULL,
     "Print who uses each value, as a comment"},
    {"mlir-use-nameloc-as-prefix", TOOL_FLAG, &asked.print.names_from_locations, NULL,
     "Call values as the names in their locations say"},
    {"emit-bytecode", TOOL_FLAG, &asked.emit_bytecode, NULL, "Write bytecode"},
    {"emit-bytecode-version", TOOL_NUMBER, &asked.bytecode_version, "N",
     "Write bytecode of version N, 0 to 6"},
    {"elide-resource-data-from-bytecode", TOOL_FLAG, &asked.elide_resource_data, NULL,
     "Write resources into bytecode without their bytes"},
    {"mlir-print-op-on-diagnostic", TOOL_FLAG, &asked.op_notes, NULL,
     "Print the op in a note of errors about it (the default)"},
    {"no-implicit-module", TOOL_FLAG, &asked.no_implicit_module, NULL,
     "Take any single op for the module, and put no module around others"},
    {"mlir-very-unsafe-disable-verifier-on-parsing", TOOL_FLAG, &asked.skip_verify, NULL,
     "Do not verify what is read"},
    {"split-input-file", TOOL_MAY_TEXT, &asked.split_marker, "MARKER",
     "Read several modules, with '" DEFAULT_MARKER "' or MARKER between them"},
    {"output-split-marker", TOOL_TEXT, &asked.output_marker, "MARKER",
     "Write MARKER between modules"},
    {"verify-diagnostics", TOOL_MAY_TEXT, &asked.verify_diagnostics, "all|only-expected",
     "Compare what is reported with what comments like '// expected-error {{...}}' say"},
    {"mlir-print-elementsattrs-with-hex-if-larger", TOOL_INTEGER, &asked.hex_limit, "N",
     "Print more than N elements in hexadecimal (100); -1 for never"},
    {"mlir-elide-elementsattrs-if-larger", TOOL_NUMBER, &asked.elements_limit, "N",
     "Leave out the elements of attributes that have more than N"},
    {"mlir-elide-resource-strings-if-larger", TOOL_NUMBER, &asked.resource_limit, "N",
     "Leave out resources of more than N characters"},
};

// Settings that take a value of their own kind. False after a report.
static bool check_settings(opt_settings* s) {
  const char* how = s->verify_diagnostics;
  if (how != NULL && *how != '\0' && strcmp(how, "all") != 0 && strcmp(how, "only-expected") != 0) {
    tool_error("for the --verify-diagnostics option: Cannot find option named '%s'!", how);
    return false;
  }
  if (s->split_marker != NULL && *s->split_marker == '\0') s->split_marker = DEFAULT_MARKER;
  if (s->split_marker != NULL && strlen(s->split_marker) < TOOL_MARKER_SIZE_MIN) {
    tool_error("for the --split-input-file option: a marker has %d characters or more",
               TOOL_MARKER_SIZE_MIN);
    return false;
  }
  if (s->bytecode_version.given &&
      (s->bytecode_version.value < 0 || s->bytecode_version.value > TN_BYTECODE_VERSION_MAX)) {
    tool_error("unsupported version requested %lld, must be in range [0, %u]",
               (long long)s->bytecode_version.value, TN_BYTECODE_VERSION_MAX);
    return false;
  }
  s->print.use_elide_elements_limit = s->elements_limit.given;
  s->print.elide_elements_limit = s->elements_limit.value;
  s->print.use_hex_limit = s->hex_limit.given;
  s->print.hex_limit = s->hex_limit.value;
  s->print.use_elide_resource_limit = s->resource_limit.given;
  s->print.elide_resource_limit = s->resource_limit.value;
  return true;
}

static int run_command(const char** words, size_t word_count) {
  const char* path = word_count == 0 ? "-" : words[0];
  if (!check_settings(&asked)) return TOOL_FAILURE;
  asked.passes = tool_passes_asked();
  asked.print.custom_form = !asked.generic;
  tool_input input;
  tool_text_progress progress;
  tool_text_progress_open(path, &progress);
  if (!tool_input_open(path, TOOL_MODULE, &input)) return TOOL_FAILURE;
  const bool done = run_opt(&input, &asked, &progress);
  tool_text_progress_clear(&progress);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(opt) = {
    .name = "tenure opt",
    .brief = "Read a module and write it, as mlir-opt does",
    .usage = "[OPTION...] [FILE]",
    .summary =
        "Reads the module in FILE ('-', the default, is standard input), verifies it, runs "
        "passes,\n"
        "and writes it as mlir-opt does.",
    .epilogue =
        "Options take one dash or two, and values behind '=' or as the next argument.\n"
        "Exits with 0, or with 1 after the first error; -o FILE is then left as it was.",
    .positional_max = 1,
    .options = option_table,
    .option_count = sizeof option_table / sizeof *option_table,
    .groups = &tool_passes_options,
    .group_count = 1,
    .rank = 10,
    .takes_passes = true,
    .take = tool_passes_take,
    .print_more = tool_passes_print_help,
    .run = run_command};
