// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What callbacks and acts of the re-entrancy table work on: one of everything that a program can hold.

#ifndef TENURE_TESTS_UNIT_REENTRY_WORLD_H
#define TENURE_TESTS_UNIT_REENTRY_WORLD_H

#include <tenure/tenure.h>

#include "tn_test.h"

/// What the IR is to a callback, and what may go meanwhile.
typedef enum rule {
  FREE,     ///< Changes are right; scopes and the context wait for the call.
  READS,    ///< Changes are refused.
  REPORTS,  ///< Changes and ends are refused.
  ENDING,   ///< The context ends: handles are stale, and nothing new is entered.
  RULE_COUNT
} rule;

/// What an act does, as far as rules go.
typedef enum act_kind { LOOKS, CHANGES, ENTERS, CLOSES, ENDS, LETS_GO, ACT_KIND_COUNT } act_kind;

typedef struct world world;
typedef struct act {
  const char* name;
  act_kind kind;
  /// Does it; a status that says whether it was refused. Acts that cannot say return TN_OK.
  tn_status (*run)(world* w);
} act;

struct world {
  tn_budget budget;
  tn_context* context;
  tn_scope* scope;  ///< In which all handles are.
  tn_op root;
  tn_op func;
  tn_op op;     ///< What most callbacks are about: in `func`, used by the next.
  tn_op leaf;   ///< Without uses.
  tn_op spare;  ///< Detached.
  tn_block block;
  tn_type type;
  tn_resource* resource;
  tn_pass_manager* manager;
  tn_pattern_set* set;
  tn_rewriter* rewriter;
  tn_adapter_builder* builder;
  tn_adapter* adapter;
  tn_symbol_table* table;
  tn_clone_map* map;
  tn_external_resources* external;
  tn_device_allocator device;
  tn_pin pin;
  tn_diagnostic_handler_id handler;
  const act* act;
  size_t calls;      ///< Of the callback that acts.
  tn_status answer;  ///< What the act came to.
  bool was_alive;    ///< The context, right after the act.
  bool was_open;     ///< The scope, likewise.
  size_t reports;    ///< That the handler got.
  size_t blobs_made;
  size_t blobs_gone;
  size_t device_blocks;
};

void world_open(world* w);
void world_close(world* w);
/// Destroys all that is to go before the context does.
void world_release(world* w);
/// Runs the act, the first time that the callback is called.
void world_act(world* w);
/// A blob that counts. `acts` blobs run the act when they go.
tn_blob* world_blob(world* w, bool acts);

extern const act acts[];
extern const size_t act_count;

#endif  // TENURE_TESTS_UNIT_REENTRY_WORLD_H
