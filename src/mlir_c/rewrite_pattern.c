// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns, sets of them, and drivers, from mlir-c/Rewrite.h.

#include <tenure/operation.h>

#include "mlir_c/guard.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/rewriter.h"

//===-- Patterns ------------------------------------------------------------------------------===//

/// The body of a pattern, which is destroyed with its set.
typedef struct pattern_body {
  tn_mc_word word;
  tn_mc_context* record;
  tn_mc_word context;
  uint32_t benefit;
  MlirRewritePatternCallbacks callbacks;
  void* user_data;
  bool is_owned;  ///< A set owns it.
  size_t root_size;
  char root[];
} pattern_body;

static pattern_body* make_pattern(tn_mc_context* record, tn_string_view root, uint32_t benefit) {
  pattern_body* body = malloc(sizeof *body + root.size);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_PATTERN, body);
  if (word == 0) {
    free(body);
    tn_context__out_of_memory(record->context);
    return NULL;
  }
  *body = (pattern_body){.word = word,
                         .record = record,
                         .context = tn_mc__word_of_context(record->context),
                         .benefit = benefit,
                         .root_size = root.size};
  if (root.size != 0) memcpy(body->root, root.data, root.size);
  return body;
}

MlirRewritePattern mlirOpRewritePatternCreate(MlirStringRef rootName, unsigned benefit,
                                              MlirContext context,
                                              MlirRewritePatternCallbacks callbacks, void* userData,
                                              size_t nGeneratedNames,
                                              MlirStringRef* generatedNames) {
  (void)nGeneratedNames;  // No driver orders patterns by the ops that they create.
  (void)generatedNames;
  TN_MC_TAKE_CONTEXT(record, context, (MlirRewritePattern){NULL})
  if (callbacks.matchAndRewrite == NULL || benefit > TN_PATTERN_BENEFIT_MAX) {
    tn_mc__refuse(__func__, record->context,
                  "a pattern needs a function and a benefit of at most 65534");
    return (MlirRewritePattern){NULL};
  }
  pattern_body* body = make_pattern(record, tn_mc__view(rootName), benefit);
  if (body == NULL) return (MlirRewritePattern){NULL};
  body->callbacks = callbacks;
  body->user_data = userData;
  const MlirRewritePattern pattern = {TN_MC_POINTER(body->word)};
  if (callbacks.construct != NULL) callbacks.construct(userData);
  return pattern;
}

/// Called when the set of the pattern is destroyed.
static void end_pattern(void* user_data) {
  pattern_body* body = user_data;
  void (*destruct)(void*) = body->callbacks.destruct;
  void* data = body->user_data;
  tn_mc__object_free(body->word);
  free(body);
  if (destruct != NULL) destruct(data);
}

/// A call of a pattern's function.
typedef struct pattern_call {
  const pattern_body* body;
  MlirOperation op;
  MlirPatternRewriter rewriter;
  MlirLogicalResult result;
} pattern_call;

static void call_pattern(void* data) {
  pattern_call* call = data;
  const pattern_body* body = call->body;
  call->result = body->callbacks.matchAndRewrite((MlirRewritePattern){TN_MC_POINTER(body->word)},
                                                 call->op, call->rewriter, body->user_data);
}

static tn_status match_and_rewrite(void* user_data, tn_rewriter* rewriter, tn_op op) {
  const pattern_body* body = user_data;
  tn_mc_rewriter driven;
  tn_mc__wait_at_exit();
  TN_MC_COUNT_CALLBACKS
  if (!tn_mc__begin_driven(body->record, rewriter, &driven)) {
    return tn_context__out_of_memory(body->record->context);
  }
  pattern_call call = {.body = body,
                       .op = tn_mc__give_op(body->record, op.slot),
                       .rewriter = {TN_MC_POINTER(driven.word)}};
  const bool returned = tn_mc__guard_call(call_pattern, &call);
  tn_mc__end_driven(&driven);
  if (!returned) return TN_INTERRUPTED;
  return mlirLogicalResultIsSuccess(call.result) ? TN_OK : TN_NOT_FOUND;
}

//===-- Sets ----------------------------------------------------------------------------------===//

static void free_set(tn_mc_pattern_set* body) {
  // Functions that delete user data may access anything but the set.
  tn_pattern_set_destroy(body->set);
  free(body);
}

static void end_set(tn_mc_member* member) {
  tn_mc_pattern_set* body = (tn_mc_pattern_set*)(void*)member;
  if (!body->is_doomed) tn_mc__object_free(body->word);
  free_set(body);
}

/// Destroys the set now, or when it is no longer running.
static void destroy_set(tn_mc_pattern_set* body) {
  tn_mc__object_free(body->word);
  body->is_doomed = true;
  if (body->runs != 0) return;
  tn_mc__leave(&body->member);
  free_set(body);
}

void* tn_mc__give_pattern_set(tn_mc_context* record, tn_mc_kind kind, tn_pattern_set* owned_set) {
  tn_mc_pattern_set* body = calloc(1, sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(kind, body);
  if (word == 0) {
    free(body);
    tn_pattern_set_destroy(owned_set);
    tn_context__out_of_memory(record->context);
    return NULL;
  }
  body->word = word;
  body->set = owned_set;
  tn_mc__join(record, &body->member, end_set);
  return TN_MC_POINTER(word);
}

MlirRewritePatternSet mlirRewritePatternSetCreate(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirRewritePatternSet){NULL})
  return (MlirRewritePatternSet){tn_mc__give_pattern_set(record, TN_MC_PATTERN_SET, NULL)};
}

#define TAKE_SET(body, handle, none) \
  TN_MC_TAKE_OBJECT(tn_mc_pattern_set, body, handle, TN_MC_PATTERN_SET, "pattern set", none)
#define TAKE_FROZEN(body, handle, none)                                        \
  TN_MC_TAKE_OBJECT(tn_mc_pattern_set, body, handle, TN_MC_FROZEN_PATTERN_SET, \
                    "frozen pattern set", none)

void mlirRewritePatternSetDestroy(MlirRewritePatternSet set) {
  TAKE_SET(body, set, )
  destroy_set(body);
}

/// Returns the library's set, created on first use; NULL when out of memory, reported.
static tn_pattern_set* set_of(tn_mc_pattern_set* body) {
  if (body->set == NULL &&
      tn_pattern_set_create(body->member.record->context, &body->set) != TN_OK) {
    return NULL;
  }
  return body->set;
}

void mlirRewritePatternSetAdd(MlirRewritePatternSet set, MlirRewritePattern pattern) {
  TAKE_SET(body, set, )
  TN_MC_TAKE_OBJECT(pattern_body, added, pattern, TN_MC_PATTERN, "pattern", )
  tn_context* context = body->member.record->context;
  if (added->is_owned || added->context != tn_mc__word_of_context(context)) {
    tn_mc__refuse(__func__, context,
                  added->is_owned ? "the pattern already belongs to a set"
                                  : "the pattern belongs to another context");
    return;
  }
  tn_pattern_set* patterns = set_of(body);
  if (patterns == NULL) return;
  const tn_pattern made = {.root = {added->root, added->root_size},
                           .benefit = added->benefit,
                           .match_and_rewrite = match_and_rewrite,
                           .user_data = added,
                           .delete_user_data = end_pattern};
  if (tn_pattern_set_add(patterns, &made) == TN_OK) added->is_owned = true;
}

// As in MLIR, moves the patterns out of the set, which stays, empty.
MlirFrozenRewritePatternSet mlirFreezeRewritePattern(MlirRewritePatternSet set) {
  TAKE_SET(body, set, (MlirFrozenRewritePatternSet){NULL})
  tn_pattern_set* patterns = set_of(body);
  if (patterns == NULL || tn_pattern_set_freeze(patterns) != TN_OK) {
    return (MlirFrozenRewritePatternSet){NULL};
  }
  body->set = NULL;
  return (MlirFrozenRewritePatternSet){
      tn_mc__give_pattern_set(body->member.record, TN_MC_FROZEN_PATTERN_SET, patterns)};
}

void mlirFrozenRewritePatternSetDestroy(MlirFrozenRewritePatternSet set) {
  TAKE_FROZEN(body, set, )
  destroy_set(body);
}

//===-- Options -------------------------------------------------------------------------------===//

MlirGreedyRewriteDriverConfig mlirGreedyRewriteDriverConfigCreate(void) {
  tn_greedy_config* body = malloc(sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_REWRITE_CONFIG, body);
  if (word == 0) {
    free(body);
    tn_mc__refuse(__func__, NULL, "out of memory");
    return (MlirGreedyRewriteDriverConfig){NULL};
  }
  *body = tn_greedy_config_default();
  return (MlirGreedyRewriteDriverConfig){TN_MC_POINTER(word)};
}

#define TAKE_CONFIG(body, handle, none) \
  TN_MC_TAKE_OBJECT(tn_greedy_config, body, handle, TN_MC_REWRITE_CONFIG, "configuration", none)

void mlirGreedyRewriteDriverConfigDestroy(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, )
  tn_mc__object_free(TN_MC_WORD(config));
  free(body);
}

void mlirGreedyRewriteDriverConfigSetMaxIterations(MlirGreedyRewriteDriverConfig config,
                                                   int64_t maxIterations) {
  TAKE_CONFIG(body, config, )
  body->max_iterations = maxIterations;
}
void mlirGreedyRewriteDriverConfigSetMaxNumRewrites(MlirGreedyRewriteDriverConfig config,
                                                    int64_t maxNumRewrites) {
  TAKE_CONFIG(body, config, )
  body->max_num_rewrites = maxNumRewrites;
}
void mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(MlirGreedyRewriteDriverConfig config,
                                                         bool useTopDownTraversal) {
  TAKE_CONFIG(body, config, )
  body->use_top_down_traversal = useTopDownTraversal;
}
void mlirGreedyRewriteDriverConfigEnableFolding(MlirGreedyRewriteDriverConfig config, bool enable) {
  TAKE_CONFIG(body, config, )
  body->enable_folding = enable;
}
void mlirGreedyRewriteDriverConfigSetStrictness(MlirGreedyRewriteDriverConfig config,
                                                MlirGreedyRewriteStrictness strictness) {
  TAKE_CONFIG(body, config, )
  if ((unsigned)strictness > MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS) {
    tn_mc__refuse(__func__, NULL, "invalid strictness");
    return;
  }
  body->strictness = (tn_rewrite_strictness)strictness;
}
void mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config, MlirGreedySimplifyRegionLevel level) {
  TAKE_CONFIG(body, config, )
  if ((unsigned)level > MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_AGGRESSIVE) {
    tn_mc__refuse(__func__, NULL, "invalid simplification level");
    return;
  }
  body->region_simplification = (tn_region_simplification)level;
}
void mlirGreedyRewriteDriverConfigEnableConstantCSE(MlirGreedyRewriteDriverConfig config,
                                                    bool enable) {
  TAKE_CONFIG(body, config, )
  body->enable_constant_cse = enable;
}

int64_t mlirGreedyRewriteDriverConfigGetMaxIterations(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, 0)
  return body->max_iterations;
}
int64_t mlirGreedyRewriteDriverConfigGetMaxNumRewrites(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, 0)
  return body->max_num_rewrites;
}
bool mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, false)
  return body->use_top_down_traversal;
}
bool mlirGreedyRewriteDriverConfigIsFoldingEnabled(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, false)
  return body->enable_folding;
}
MlirGreedyRewriteStrictness mlirGreedyRewriteDriverConfigGetStrictness(
    MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, MLIR_GREEDY_REWRITE_STRICTNESS_ANY_OP)
  return (MlirGreedyRewriteStrictness)body->strictness;
}
MlirGreedySimplifyRegionLevel mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(
    MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_DISABLED)
  return (MlirGreedySimplifyRegionLevel)body->region_simplification;
}
bool mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(MlirGreedyRewriteDriverConfig config) {
  TAKE_CONFIG(body, config, false)
  return body->enable_constant_cse;
}

//===-- Drivers -------------------------------------------------------------------------------===//

/// Applies the set to the op with one of the drivers: greedily if there is a configuration.
static bool apply(const char* function, MlirOperation op, tn_mc_pattern_set* body,
                  const tn_greedy_config* config) {
  tn_mc_cell cell;
  if (!tn_mc__find_op(TN_MC_WORD(op), &cell)) {
    tn_mc__refuse_handle(function, "operation", TN_MC_WORD(op), body->member.record->context);
    return false;
  }
  if (cell.record != body->member.record) {
    tn_mc__refuse(function, cell.context, "the patterns belong to another context");
    return false;
  }
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL) return false;
  const tn_op root = tn_mc__op_in(&cell, scope->number);
  tn_mc_guard guard;
  tn_mc__guard_begin(&guard);
  ++body->runs;
  tn_rewrite_result result = {.converged = true};
  const tn_status status = config == NULL ? tn_rewrite_once(root, body->set, NULL)
                                          : tn_rewrite_greedily(root, body->set, config, &result);
  if (--body->runs == 0 && body->is_doomed) {
    tn_mc__leave(&body->member);
    free_set(body);
  }
  tn_mc__guard_end(&guard);
  return status == TN_OK && result.converged;
}

/// Applies patterns greedily; a null configuration means the default.
static MlirLogicalResult apply_greedily(const char* function, MlirOperation op,
                                        MlirFrozenRewritePatternSet patterns,
                                        MlirGreedyRewriteDriverConfig config) {
  tn_mc_pattern_set* body = tn_mc__find_body(TN_MC_WORD(patterns), TN_MC_FROZEN_PATTERN_SET);
  if (body == NULL) {
    tn_mc__refuse_handle(function, "frozen pattern set", TN_MC_WORD(patterns), NULL);
    return mlirLogicalResultFailure();
  }
  tn_greedy_config how = tn_greedy_config_default();
  if (config.ptr != NULL) {
    const tn_greedy_config* given = tn_mc__find_body(TN_MC_WORD(config), TN_MC_REWRITE_CONFIG);
    if (given == NULL) {
      tn_mc__refuse_handle(function, "configuration", TN_MC_WORD(config),
                           body->member.record->context);
      return mlirLogicalResultFailure();
    }
    how = *given;
  }
  return apply(function, op, body, &how) ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

MlirLogicalResult mlirApplyPatternsAndFoldGreedilyWithOp(MlirOperation op,
                                                         MlirFrozenRewritePatternSet patterns,
                                                         MlirGreedyRewriteDriverConfig config) {
  return apply_greedily(__func__, op, patterns, config);
}

MlirLogicalResult mlirApplyPatternsAndFoldGreedily(MlirModule op,
                                                   MlirFrozenRewritePatternSet patterns,
                                                   MlirGreedyRewriteDriverConfig config) {
  const MlirOperation module = {(void*)(uintptr_t)op.ptr};
  return apply_greedily(__func__, module, patterns, config);
}

void mlirWalkAndApplyPatterns(MlirOperation op, MlirFrozenRewritePatternSet patterns) {
  TAKE_FROZEN(body, patterns, )
  (void)apply(__func__, op, body, NULL);
}
