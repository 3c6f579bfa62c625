// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: options for reading, printing and diagnostics. Descriptions of mlir-opt's options are
// mlir-opt's.

#include <string.h>
#include <tenure/bytecode.h>

#include "opt.h"
#include "opt_remarks.h"
#include "opt_trace.h"
#include "split.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

//===-- The tables ----------------------------------------------------------------------------===//

static const tool_word verbosities[] = {{"errors", "Errors only"},
                                        {"warnings", "Errors and warnings"},
                                        {"remarks", "Errors, warnings and remarks"},
                                        {NULL, NULL}};
static const tool_word expected_words[] = {
    {"all", "Check all diagnostics (expected, unexpected, near-misses)"},
    {"only-expected", "Check only expected diagnostics"},
    {NULL, NULL}};

opt_settings opt_asked = {.output_path = "-",
                          .op_notes = true,
                          .output_marker = TOOL_MARKER_DEFAULT,
                          .verbosity = {NULL, verbosities},
                          .verify_diagnostics = {NULL, expected_words}};

const tool_option opt_options[OPT_OPTION_COUNT] = {
    {.name = "allow-unregistered-dialect",
     .kind = TOOL_FLAG,
     .target = &opt_asked.allow_unregistered,
     .help = "Allow operation with no registered dialects"},
    {.name = "dialect-file",
     .kind = TOOL_LIST,
     .target = &tool_dialect_files,
     .value_name = "<filename>",
     .help = "Load the dialects of the schema in the file; may be given several times"},
    {.name = "elide-resource-data-from-bytecode",
     .kind = TOOL_FLAG,
     .target = &opt_asked.elide_resource_data,
     .help = "Elide resources when generating bytecode"},
    {.name = "emit-bytecode",
     .kind = TOOL_FLAG,
     .target = &opt_asked.emit_bytecode,
     .help = "Emit bytecode when generating output"},
    {.name = "emit-bytecode-version",
     .kind = TOOL_NUMBER,
     .target = &opt_asked.bytecode_version,
     .value_name = "<value>",
     .help = "Use specified bytecode when generating output"},
    {.name = "irdl-file",
     .kind = TOOL_LIST,
     .target = &opt_asked.irdl_paths,
     .value_name = "<filename>",
     .help = "IRDL file to register before processing the input"},
    {.name = "leave-out-dialects",
     .kind = TOOL_TEXT,
     .target = &opt_asked.left_out_dialects,
     .value_name = "<names>",
     .help = "Exclude these shipped dialects; '*' for all"},
    {.name = "list-passes",
     .kind = TOOL_FLAG,
     .target = &opt_asked.list_passes,
     .help = "Print the list of registered passes and exit"},
    {.name = "mlir-very-unsafe-disable-verifier-on-parsing",
     .kind = TOOL_FLAG,
     .target = &opt_asked.skip_verify,
     .help = "Disable the verifier on parsing (very unsafe)"},
    {.name = "no-implicit-module",
     .kind = TOOL_FLAG,
     .target = &opt_asked.no_implicit_module,
     .help = "Disable implicit addition of a top-level module op during parsing"},
    {.name = "o",
     .kind = TOOL_TEXT,
     .target = &opt_asked.output_path,
     .value_name = "<filename>",
     .help = "Output filename"},
    {.name = "output-split-marker",
     .kind = TOOL_TEXT,
     .target = &opt_asked.output_marker,
     .value_name = "<string>",
     .help = "Split marker to use for merging the ouput"},
    {.name = "show-dialects",
     .kind = TOOL_FLAG,
     .target = &opt_asked.show_dialects,
     .help = "Print the list of registered dialects and exit"},
    {.name = "split-input-file",
     .kind = TOOL_MAY_TEXT,
     .target = &opt_asked.split_marker,
     .value_name = "<string>",
     .help = "Split the input file into chunks using the given or default marker and process each "
             "chunk independently"},
    {.name = "verify-roundtrip",
     .kind = TOOL_FLAG,
     .target = &opt_asked.verify_roundtrip,
     .help = "Round-trip the IR after parsing and ensure it succeeds"},
    {.name = "version",
     .kind = TOOL_FLAG,
     .target = &opt_asked.show_version,
     .help = "Display the version of this program"},
};

static const tool_option report_options[] = {
    {.name = "color",
     .kind = TOOL_FLAG,
     .target = &opt_asked.color,
     .help = "Use colors in output (default=autodetect)"},
    TOOL_DIAGNOSTICS,
    {.name = "mlir-diagnostic-verbosity-level",
     .kind = TOOL_WORD,
     .target = &opt_asked.verbosity,
     .value_name = "<value>",
     .help = "Choose level of diagnostic information"},
    {.name = "mlir-disable-diagnostic-notes",
     .kind = TOOL_FLAG,
     .target = &opt_asked.no_notes,
     .help = "Disable diagnostic notes."},
    {.name = "mlir-print-op-on-diagnostic",
     .kind = TOOL_FLAG,
     .target = &opt_asked.op_notes,
     .help = "When a diagnostic is emitted on an operation, also print the operation as an "
             "attached note"},
    {.name = "mlir-print-stacktrace-on-diagnostic",
     .kind = TOOL_FLAG,
     .target = &opt_asked.stack_trace,
     .help = "When a diagnostic is emitted, also print the stack trace as an attached note"},
    {.name = "verify-diagnostics",
     .kind = TOOL_MAY_WORD,
     .target = &opt_asked.verify_diagnostics,
     .value_name = "<value>",
     .help = "Check that emitted diagnostics match expected-* lines on the corresponding line"},
};

static const tool_option print_options[] = {
    {.name = "mlir-elide-elementsattrs-if-larger",
     .kind = TOOL_NUMBER,
     .target = &opt_asked.elements_limit,
     .value_name = "<uint>",
     .help = "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit"},
    {.name = "mlir-elide-resource-strings-if-larger",
     .kind = TOOL_NUMBER,
     .target = &opt_asked.resource_limit,
     .value_name = "<uint>",
     .help = "Elide printing value of resources if string is too long in chars."},
    {.name = "mlir-pretty-debuginfo",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.pretty_debug_info,
     .help = "Print pretty debug info in MLIR output"},
    {.name = "mlir-print-debuginfo",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.debug_info,
     .help = "Print debug info in MLIR output"},
    {.name = "mlir-print-elementsattrs-with-hex-if-larger",
     .kind = TOOL_INTEGER,
     .target = &opt_asked.hex_limit,
     .value_name = "<long>",
     .help = "Print DenseElementsAttrs with a hex string that have more elements than the given "
             "upper limit (use -1 to disable)"},
    {.name = "mlir-print-local-scope",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.local_scope,
     .help = "Print with local scope and inline information (eliding aliases for attributes, "
             "types, and locations)"},
    {.name = "mlir-print-assume-verified",
     .kind = TOOL_FLAG,
     .target = &opt_asked.assume_verified,
     .help = "Skip op verification when using custom printers"},
    {.name = "mlir-print-op-generic",
     .kind = TOOL_FLAG,
     .target = &opt_asked.generic,
     .help = "Print the generic op form"},
    {.name = "mlir-print-skip-regions",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.skip_regions,
     .help = "Skip regions when printing ops."},
    {.name = "mlir-print-unique-ssa-ids",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.unique_ssa_ids,
     .help = "Print unique SSA ID numbers for values, block arguments and naming conflicts across "
             "all regions"},
    {.name = "mlir-print-value-users",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.value_users,
     .help = "Print users of operation results and block arguments as a comment"},
    {.name = "mlir-use-nameloc-as-prefix",
     .kind = TOOL_FLAG,
     .target = &opt_asked.print.names_from_locations,
     .help = "Print SSA IDs using NameLocs as prefixes"},
};

const tool_option_group opt_option_groups[OPT_OPTION_GROUP_COUNT] = {
    {"Diagnostics", report_options, COUNT(report_options)},
    {"Printing", print_options, COUNT(print_options)},
    {"Running passes", tool_passes_options, TOOL_PASSES_OPTION_COUNT},
    {"Watching passes", opt_trace_options, OPT_TRACE_OPTION_COUNT},
    {"Remarks of passes", opt_remarks_options, OPT_REMARKS_OPTION_COUNT},
};

//===-- Values --------------------------------------------------------------------------------===//

bool opt_options_check(void) {
  opt_settings* s = &opt_asked;
  if (!tool_marker_check(&s->split_marker)) return false;
  if (s->bytecode_version.given &&
      (s->bytecode_version.value < 0 || s->bytecode_version.value > TN_BYTECODE_VERSION_MAX)) {
    tool_error("unsupported version requested %lld, must be in range [0, %u]",
               (long long)s->bytecode_version.value, TN_BYTECODE_VERSION_MAX);
    return false;
  }
  s->print.custom_form = !s->generic;
  s->print.use_elide_elements_limit = s->elements_limit.given;
  s->print.elide_elements_limit = s->elements_limit.value;
  s->print.use_hex_limit = s->hex_limit.given;
  s->print.hex_limit = s->hex_limit.value;
  s->print.use_elide_resource_limit = s->resource_limit.given;
  s->print.elide_resource_limit = s->resource_limit.value;
  if (s->color) tool_report_options.color = TN_COLOR_ALWAYS;
  tool_report_options.no_notes = s->no_notes;
  return true;
}
