// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files about mlir-c/Pass.h.

#ifndef TENURE_SRC_MLIR_C_PASS_H
#define TENURE_SRC_MLIR_C_PASS_H

#include "mlir-c/Pass.h"
#include "mlir_c/ir.h"
#include "mlir_c/member.h"
#include "pass/pass.h"

struct tn_mc_pass_manager;

/// The body of an MlirOpPassManager: a manager's own pipeline, or a nested one.
typedef struct tn_mc_op_pass_manager {
  struct tn_mc_op_pass_manager* next;  ///< The next one of the same manager.
  struct tn_mc_pass_manager* root;
  tn_pipeline* pipeline;
  tn_mc_word word;
} tn_mc_op_pass_manager;

/// The body of an MlirPassManager.
typedef struct tn_mc_pass_manager {
  tn_mc_member member;
  tn_mc_word word;
  tn_pass_manager* manager;
  tn_mc_op_pass_manager* given;  ///< Pipelines with handles.
  tn_pass_options options;
  tn_print_options print;
  uint32_t depth;         ///< Active runs.
  bool is_doomed;         ///< Destroyed during one of them.
  bool is_orphan;         ///< Its context was destroyed.
  bool is_initialized;    ///< Its passes were initialized since the last addition.
  size_t known_dialects;  ///< Number of dialects of the context at that time.
} tn_mc_pass_manager;

/// A pass of the client's: the body of an MlirPass.
typedef struct tn_mc_pass {
  tn_mc_word word;
  const tn_pass_info* info;  ///< A pass of the library, which does not use the members below.
  tn_pass_info declared;     ///< Its argument and name.
  char* text;                ///< The memory of all names.
  const char* op_name;       ///< Empty for any.
  MlirDialectHandle* dialects;
  intptr_t dialect_count;
  MlirExternalPassCallbacks callbacks;
  void* user_data;
  tn_mc_pass_manager* owner;  ///< NULL until it was added.
  uint32_t running;
  bool failed;  ///< It signalled failure, in the innermost of its runs.
} tn_mc_pass;

#define TN_MC_TAKE_PASS_MANAGER(body, handle, none) \
  TN_MC_TAKE_OBJECT(tn_mc_pass_manager, body, handle, TN_MC_PASS_MANAGER, "pass manager", none)
#define TN_MC_TAKE_OP_PASS_MANAGER(body, handle, none)                          \
  TN_MC_TAKE_OBJECT(tn_mc_op_pass_manager, body, handle, TN_MC_OP_PASS_MANAGER, \
                    "operation pass manager", none)

/// Around callbacks: defers destroying the manager.
void tn_mc__pass_manager_begin(tn_mc_pass_manager* manager);
void tn_mc__pass_manager_end(tn_mc_pass_manager* manager);
/// Returns true, and refuses the call, if the manager runs.
bool tn_mc__pass_manager_is_busy(const char* function, const tn_mc_pass_manager* manager);
/// Makes handles of pipelines nested in `pipeline`, which is being destroyed, stale.
void tn_mc__forget_nested(tn_mc_pass_manager* manager, const tn_pipeline* pipeline);

/// Returns whether the library's pass of this name was registered.
bool tn_mc__knows_pass(tn_string_view name);

/// Adds the pass, which the pipeline owns from now on; refuses a pass that was added before, or
/// that is for other ops.
void tn_mc__add_pass(const char* function, tn_mc_pass_manager* manager, tn_pipeline* pipeline,
                     MlirPass pass);
/// Loads the dialects on which the client's passes in the pipeline depend, and initializes the
/// passes. Returns false, which a pass may not have reported, if one failed.
bool tn_mc__prepare_passes(tn_mc_pass_manager* manager, const tn_pipeline* pipeline,
                           bool initializes);

#endif  // TENURE_SRC_MLIR_C_PASS_H
