// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of shipped passes and their options, and how options are read.

#include <stdlib.h>

#include "ir/op_diagnostic.h"
#include "pass/pass.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const tn_pass_option canonicalize_options[] = {
    {"top-down", TN_PASS_BOOL, "true", NULL},
    {"region-simplify", TN_PASS_WORD, "normal", "disabled,normal,aggressive"},
    {"max-iterations", TN_PASS_INT, "10", NULL},
    {"max-num-rewrites", TN_PASS_INT, "-1", NULL},
    {"test-convergence", TN_PASS_BOOL, "false", NULL},
    {"disable-patterns", TN_PASS_NAMES, "", NULL},
    {"enable-patterns", TN_PASS_NAMES, "", NULL}};
static const tn_pass_option inline_options[] = {
    {"default-pipeline", TN_PASS_TEXT, "canonicalize", NULL},
    {"op-pipelines", TN_PASS_LIST, "", NULL},
    {"max-iterations", TN_PASS_INT, "4", NULL},
    {"inlining-threshold", TN_PASS_INT, "4294967295", NULL}};
// Without effect, as in MLIR 22: regions stay as they are.
static const tn_pass_option mem2reg_options[] = {{"region-simplify", TN_PASS_BOOL, "true", NULL}};
static const tn_pass_option dead_value_options[] = {{"canonicalize", TN_PASS_BOOL, "true", NULL}};
static const tn_pass_option stats_options[] = {{"json", TN_PASS_BOOL, "false", NULL}};
static const tn_pass_option graph_options[] = {
    {"max-label-len", TN_PASS_INT, "20", NULL},
    {"print-attrs", TN_PASS_BOOL, "true", NULL},
    {"print-control-flow-edges", TN_PASS_BOOL, "false", NULL},
    {"print-data-flow-edges", TN_PASS_BOOL, "true", NULL},
    {"print-result-types", TN_PASS_BOOL, "true", NULL}};
static const tn_pass_option privatize_options[] = {{"exclude", TN_PASS_LIST, "", NULL}};

static const tn_pass_info pass_infos[] = {
    {"canonicalize", "Canonicalizer", "Canonicalize operations", tn_pass__canonicalize,
     canonicalize_options, COUNT(canonicalize_options), false},
    {"control-flow-sink", "ControlFlowSink", "Sink operations into conditional blocks",
     tn_pass__sink, NULL, 0, false},
    {"cse", "CSE", "Eliminate common sub-expressions", tn_pass__cse, NULL, 0, false},
    {"inline", "Inliner", "Inline function calls", tn_pass__inline, inline_options,
     COUNT(inline_options), false},
    {"loop-invariant-code-motion", "LoopInvariantCodeMotion",
     "Hoist loop invariant instructions outside of the loop", tn_pass__hoist_invariant, NULL, 0,
     false},
    {"mem2reg", "Mem2Reg", "Promotes memory slots into values.", tn_pass__mem2reg, mem2reg_options,
     COUNT(mem2reg_options), false},
    {"print-op-stats", "PrintOpStats", "Print statistics of operations", tn_pass__print_op_stats,
     stats_options, COUNT(stats_options), true},
    {"remove-dead-values", "RemoveDeadValues", "Remove dead values", tn_pass__remove_dead_values,
     dead_value_options, COUNT(dead_value_options), false},
    {"sccp", "SCCP", "Sparse Conditional Constant Propagation", tn_pass__sccp, NULL, 0, false},
    {"strip-debuginfo", "StripDebugInfo", "Strip debug info from all operations",
     tn_pass__strip_debuginfo, NULL, 0, false},
    {"symbol-dce", "SymbolDCE", "Eliminate dead symbols", tn_pass__symbol_dce, NULL, 0, false},
    {"symbol-privatize", "SymbolPrivatize", "Mark symbols private", tn_pass__symbol_privatize,
     privatize_options, COUNT(privatize_options), false},
    {"topological-sort", "TopologicalSort",
     "Sort regions without SSA dominance in topological order", tn_pass__topological_sort, NULL, 0,
     false},
    {"trivial-dce", "TrivialDeadCodeElimination", "Trivial dead code elimination pass",
     tn_pass__trivial_dce, NULL, 0, false},
    {"view-op-graph", "ViewOpGraph", "Print Graphviz visualization of an operation",
     tn_pass__view_op_graph, graph_options, COUNT(graph_options), true},
};

const tn_pass_info* tn_pass__find(tn_string_view name) {
  for (size_t i = 0; i < COUNT(pass_infos); ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(pass_infos[i].name))) {
      return &pass_infos[i];
    }
  }
  return NULL;
}

size_t tn_pass_count(void) { return COUNT(pass_infos); }

tn_string_view tn_pass_name(size_t index) {
  return tn_string_view_from(index < COUNT(pass_infos) ? pass_infos[index].name : NULL);
}

tn_string_view tn_pass_description(size_t index) {
  return tn_string_view_from(index < COUNT(pass_infos) ? pass_infos[index].description : NULL);
}

//===-- Options -------------------------------------------------------------------------------===//

const char* tn_pass__text(const tn_pass* pass, const char* option) {
  for (size_t i = 0; i < pass->info->option_count; ++i) {
    if (strcmp(pass->info->options[i].name, option) != 0) continue;
    return pass->values[i] != NULL ? pass->values[i] : pass->info->options[i].initial;
  }
  return "";
}

bool tn_pass__flag(const tn_pass* pass, const char* option) {
  const char* text = tn_pass__text(pass, option);
  return *text == '\0' || strcmp(text, "true") == 0 || strcmp(text, "1") == 0 ||
         strcmp(text, "TRUE") == 0 || strcmp(text, "True") == 0;
}

int64_t tn_pass__number(const tn_pass* pass, const char* option) {
  return strtoll(tn_pass__text(pass, option), NULL, 0);
}

tn_status tn_pass__needs_symbol_table(const tn_context* context, tn_ref op, const char* what) {
  if (tn_rewriter__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           " was scheduled to run under %s, but does not define a symbol table",
                           what);
}
