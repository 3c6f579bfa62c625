#include "rewrite/pass.h"
#include "rewrite/canonical.h"
tn_status tn_pass__print_op_stats(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__topological_sort(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__hoist_invariant(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__sink(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__remove_dead_values(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__mem2reg(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_status tn_pass__view_graph(tn_pass_env* env, const tn_pass* pass, tn_ref op) { (void)env; (void)pass; (void)op; return TN_OK; }
tn_fold_outcome tn_fold__index(tn_fold* f) { (void)f; return TN_FOLD_NOTHING; }
tn_fold_outcome tn_fold__math(tn_fold* f) { (void)f; return TN_FOLD_NOTHING; }
tn_fold_outcome tn_fold__complex(tn_fold* f) { (void)f; return TN_FOLD_NOTHING; }
tn_fold_outcome tn_fold__tensor(tn_fold* f) { (void)f; return TN_FOLD_NOTHING; }
tn_fold_outcome tn_fold__structured(tn_fold* f) { (void)f; return TN_FOLD_NOTHING; }
bool tn_canonical__index(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
bool tn_canonical__math(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
bool tn_canonical__complex(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
bool tn_canonical__tensor(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
bool tn_canonical__scf(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
bool tn_canonical__builtin(tn_rewriter* it, tn_ref op, tn_op_code code) { (void)it; (void)op; (void)code; return false; }
