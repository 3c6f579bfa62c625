// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of shipped passes and their options, and how options are read.

#include "base/option_number.h"
#include "ir/op_diagnostic.h"
#include "pass/pass.h"
#include "rewrite/lowering.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const tn_pass_option canonicalize_options[] = {
    {"top-down", TN_PASS_BOOL, "true", NULL, "Seed the worklist in general top-down order"},
    {"region-simplify", TN_PASS_WORD, "normal", "disabled,normal,aggressive",
     "Perform control flow optimizations to the region tree\n"
     "disabled:Don't run any control-flow simplification.\n"
     "normal:Perform simple control-flow simplifications (e.g. dead args elimination).\n"
     "aggressive:Perform aggressive control-flow simplification (e.g. block merging)."},
    {"max-iterations", TN_PASS_INT, "10", NULL,
     "Max. iterations between applying patterns / simplifying regions"},
    {"max-num-rewrites", TN_PASS_INT, "-1", NULL,
     "Max. number of pattern rewrites within an iteration"},
    {"test-convergence", TN_PASS_BOOL, "false", NULL,
     "Test only: Fail pass on non-convergence to detect cyclic pattern"},
    {"disable-patterns", TN_PASS_NAMES, "", NULL,
     "Labels of patterns that should be filtered out during application"},
    {"enable-patterns", TN_PASS_NAMES, "", NULL,
     "Labels of patterns that should be used during application, all other patterns are filtered "
     "out"}};
static const tn_pass_option inline_options[] = {
    {"default-pipeline", TN_PASS_TEXT, "canonicalize", NULL,
     "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in "
     "opPipelineList"},
    {"op-pipelines", TN_PASS_LIST, "", "<pass-manager>",
     "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)"},
    {"max-iterations", TN_PASS_INT, "4", "<uint>",
     "Maximum number of iterations when inlining within an SCC"},
    {"inlining-threshold", TN_PASS_INT, "4294967295", "<uint>",
     "If the ratio between the number of the operations in the callee and the number of the "
     "operations in the caller exceeds this value (in percentage), then the callee is not inlined "
     "even if it is legal to inline it"}};
// Without effect, as in MLIR 22: regions stay as they are.
static const tn_pass_option mem2reg_options[] = {
    {"region-simplify", TN_PASS_BOOL, "true", NULL,
     "Perform control flow optimizations to the region tree"}};
static const tn_pass_option dead_value_options[] = {
    {"canonicalize", TN_PASS_BOOL, "true", NULL, "Canonicalize region branch ops"}};
static const tn_pass_option stats_options[] = {
    {"json", TN_PASS_BOOL, "false", NULL, "print the stats as JSON"}};
static const tn_pass_option graph_options[] = {
    {"max-label-len", TN_PASS_INT, "20", "<uint>",
     "Limit attribute/type length to number of chars"},
    {"print-attrs", TN_PASS_BOOL, "true", NULL, "Print attributes of operations"},
    {"print-control-flow-edges", TN_PASS_BOOL, "false", NULL, "Print control flow edges"},
    {"print-data-flow-edges", TN_PASS_BOOL, "true", NULL, "Print data flow edges"},
    {"print-result-types", TN_PASS_BOOL, "true", NULL, "Print result types of operations"}};
static const tn_pass_option privatize_options[] = {
    {"exclude", TN_PASS_LIST, "", NULL,
     "Comma separated list of symbols that should not be marked private"}};

static const tn_pass_statistic_spec cse_statistics[] = {
    {"num-cse'd", "Number of operations CSE'd"}, {"num-dce'd", "Number of operations DCE'd"}};
static const tn_pass_statistic_spec symbol_dce_statistics[] = {
    {"num-dce'd", "Number of symbols DCE'd"}};

//===-- Passes of dialects --------------------------------------------------------------------===//
// Each folder of src/dialects that has some lists them in its passes.inc.

#define TN_DIALECT_PASS(run, name, title, description) \
  tn_status run(tn_rewriter* it, tn_ref op);           \
  static TN_PASS_RUN(run_##run) {                      \
    tn_rewriter it;                                    \
    (void)pass;                                        \
    tn_rewriter__open(&it, env->shard);                \
    const tn_status status = run(&it, op);             \
    env->is_unchanged = it.is_unchanged;               \
    return status != TN_OK ? status : it.status;       \
  }
// One with an option, whose text the function gets.
#define TN_DIALECT_PASS_WITH(run, name, title, description, kind, option, initial, meaning) \
  tn_status run(tn_rewriter* it, tn_ref op, const char* value);                             \
  static const tn_pass_option run##_options[] = {{option, kind, initial, NULL, meaning}};   \
  static TN_PASS_RUN(run_##run) {                                                           \
    tn_rewriter it;                                                                         \
    tn_rewriter__open(&it, env->shard);                                                     \
    const tn_status status = run(&it, op, tn_pass__text(pass, option));                     \
    return status != TN_OK ? status : it.status;                                            \
  }

static const char* lowering_option(const void* options, const char* name) {
  return tn_pass__text(options, name);
}

// A build may have no dialect that has such passes.
__attribute__((unused)) static tn_status run_lowering(tn_pass_env* env, const tn_pass* pass,
                                                      tn_ref op, const tn_lowering* lowering) {
  tn_rewriter it;
  tn_rewriter__open(&it, env->shard);
  const tn_status status = tn_lowering__run(&it, op, lowering, lowering_option, pass);
  env->is_unchanged = it.is_unchanged;
  return status;
}

// One that lowers a dialect to another, with options, or with these.
#define TN_NO_OPTIONS
#define TN_DIALECT_LOWERING(plan, name, title, description, ...)                                   \
  extern const tn_lowering tn_lowering_##plan;                                                     \
  static const tn_pass_option lower_##plan##_options[] = {__VA_ARGS__{NULL, 0, NULL, NULL, NULL}}; \
  static TN_PASS_RUN(lower_##plan) { return run_lowering(env, pass, op, &tn_lowering_##plan); }
// One that runs others, with the options that follow.
#define TN_DIALECT_PASS_HOSTED(run, name, title, description, ...)            \
  tn_status run(tn_rewriter* it, tn_ref op, const struct tn_pass_host* host); \
  static const tn_pass_option run##_options[] = {__VA_ARGS__};                \
  static TN_PASS_RUN(run_##run) { return tn_pass__run_hosted(env, pass, op, run); }
// One that rewrites on its own, with options, each followed by a comma.
#define TN_DIALECT_REWRITING(run, name, title, description, ...)                          \
  tn_status run(tn_rewriter* it, tn_ref op, const struct tn_pass_host* host);             \
  static const tn_pass_option run##_options[] = {__VA_ARGS__{NULL, 0, NULL, NULL, NULL}}; \
  static TN_PASS_RUN(run_##run) { return tn_pass__run_hosted(env, pass, op, run); }
#include "dialects/passes.inc"
#undef TN_DIALECT_REWRITING
#undef TN_DIALECT_PASS
#undef TN_DIALECT_PASS_WITH
#undef TN_DIALECT_LOWERING
#undef TN_DIALECT_PASS_HOSTED

static const tn_pass_info pass_infos[] = {
    {"canonicalize", "Canonicalizer", "Canonicalize operations", tn_pass__canonicalize,
     canonicalize_options, COUNT(canonicalize_options), false, NULL, 0},
    {"control-flow-sink", "ControlFlowSink", "Sink operations into conditional blocks",
     tn_pass__sink, NULL, 0, false, NULL, 0},
    {"cse", "CSE", "Eliminate common sub-expressions", tn_pass__cse, NULL, 0, false, cse_statistics,
     2},
    {"inline", "Inliner", "Inline function calls", tn_pass__inline, inline_options,
     COUNT(inline_options), false, NULL, 0},
    {"loop-invariant-code-motion", "LoopInvariantCodeMotion",
     "Hoist loop invariant instructions outside of the loop", tn_pass__hoist_invariant, NULL, 0,
     false, NULL, 0},
    {"mem2reg", "Mem2Reg", "Promotes memory slots into values.", tn_pass__mem2reg, mem2reg_options,
     COUNT(mem2reg_options), false, NULL, 0},
    {"print-op-stats", "PrintOpStats", "Print statistics of operations", tn_pass__print_op_stats,
     stats_options, COUNT(stats_options), true, NULL, 0},
    {"remove-dead-values", "RemoveDeadValues", "Remove dead values", tn_pass__remove_dead_values,
     dead_value_options, COUNT(dead_value_options), false, NULL, 0},
    {"sccp", "SCCP", "Sparse Conditional Constant Propagation", tn_pass__sccp, NULL, 0, false, NULL,
     0},
    {"strip-debuginfo", "StripDebugInfo", "Strip debug info from all operations",
     tn_pass__strip_debuginfo, NULL, 0, false, NULL, 0},
    {"symbol-dce", "SymbolDCE", "Eliminate dead symbols", tn_pass__symbol_dce, NULL, 0, false,
     symbol_dce_statistics, 1},
    {"symbol-privatize", "SymbolPrivatize", "Mark symbols private", tn_pass__symbol_privatize,
     privatize_options, COUNT(privatize_options), false, NULL, 0},
    {"topological-sort", "TopologicalSort",
     "Sort regions without SSA dominance in topological order", tn_pass__topological_sort, NULL, 0,
     false, NULL, 0},
    {"trivial-dce", "TrivialDeadCodeElimination", "Trivial dead code elimination pass",
     tn_pass__trivial_dce, NULL, 0, false, NULL, 0},
#define TN_DIALECT_PASS(run, name, title, description) \
  {name, title, description, run_##run, NULL, 0, false, NULL, 0},
#define TN_DIALECT_PASS_WITH(run, name, title, description, kind, option, initial, meaning) \
  {name, title, description, run_##run, run##_options, 1, false, NULL, 0},
#define TN_DIALECT_LOWERING(plan, name, title, description, ...) \
  {name,                                                         \
   title,                                                        \
   description,                                                  \
   lower_##plan,                                                 \
   lower_##plan##_options,                                       \
   COUNT(lower_##plan##_options) - 1,                            \
   false,                                                        \
   NULL,                                                         \
   0},
#define TN_DIALECT_PASS_HOSTED(run, name, title, description, ...) \
  {name, title, description, run_##run, run##_options, COUNT(run##_options), true, NULL, 0},
#define TN_DIALECT_REWRITING(run, name, title, description, ...) \
  {name, title, description, run_##run, run##_options, COUNT(run##_options) - 1, false, NULL, 0},
#include "dialects/passes.inc"
#undef TN_DIALECT_REWRITING
#undef TN_DIALECT_PASS
#undef TN_DIALECT_PASS_WITH
#undef TN_DIALECT_LOWERING
#undef TN_DIALECT_PASS_HOSTED
    {"view-op-graph", "ViewOpGraph", "Print Graphviz visualization of an operation",
     tn_pass__view_op_graph, graph_options, COUNT(graph_options), true, NULL, 0},
};

const tn_pass_info* tn_pass__find(tn_string_view name) {
  for (size_t i = 0; i < COUNT(pass_infos); ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(pass_infos[i].name))) {
      return &pass_infos[i];
    }
  }
  return NULL;
}

const tn_pass_info* tn_pass__at(size_t index) {
  return index < COUNT(pass_infos) ? &pass_infos[index] : NULL;
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
  const tn_pass_info* info = tn_pass__info(pass);
  for (size_t i = 0; i < info->option_count; ++i) {
    if (strcmp(info->options[i].name, option) != 0) continue;
    return pass->values[i] != NULL ? pass->values[i] : info->options[i].initial;
  }
  return "";
}

bool tn_pass_option__is_true(const char* text) {
  return *text == '\0' || strcmp(text, "true") == 0 || strcmp(text, "1") == 0 ||
         strcmp(text, "TRUE") == 0 || strcmp(text, "True") == 0;
}

bool tn_pass__flag(const tn_pass* pass, const char* option) {
  return tn_pass_option__is_true(tn_pass__text(pass, option));
}

int64_t tn_pass__number(const tn_pass* pass, const char* option) {
  return tn_option_number__of(tn_pass__text(pass, option));
}

tn_status tn_pass__needs_symbol_table(const tn_context* context, tn_ref op, const char* what) {
  if (tn_op__has_trait(context, op, TN_OP_TRAIT_SYMBOL_TABLE)) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           " was scheduled to run under %s, but does not define a symbol table",
                           what);
}
