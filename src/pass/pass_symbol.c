// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// symbol-dce and symbol-privatize.

#include "analysis/call_graph.h"
#include "ir/symbol.h"
#include "pass/pass.h"

//===-- symbol-dce ----------------------------------------------------------------------------===//
// Live symbols: those visible from outside, and those that live ops refer to.

typedef struct symbol_dce {
  tn_rewriter rewriter;
  tn_cell_map live;
  tn_refs queue;
  tn_symbol_finder symbols;
} symbol_dce;

static void set_live(symbol_dce* self, tn_ref op) {
  uint32_t* mark = tn_cell_map__at(&self->live, op);
  if (*mark != 0) return;
  *mark = 1;
  tn_refs__push(&self->rewriter, &self->queue, op);
}

static bool is_symbol(symbol_dce* self, tn_ref op) {
  const tn_context* context = self->rewriter.context;
  return tn_symbol__is(context, op);
}

/// Marks the referenced symbol and its enclosing symbols as live.
static bool see_use(void* user_data, tn_ref op, const tn_storage* reference) {
  symbol_dce* self = user_data;
  if (!tn_rewriter__goes_on(&self->rewriter)) return false;
  const tn_ref symbol =
      tn_symbol__nearest(self->rewriter.context, self->rewriter.symbols, op, reference);
  if (symbol != 0) {
    for (tn_ref at = symbol; at != 0 && is_symbol(self, at);
         at = tn_op__parent(self->rewriter.context, at)) {
      set_live(self, at);
    }
  }
  return self->rewriter.status == TN_OK;
}

static bool may_be_dropped(symbol_dce* self, tn_ref op, bool is_hidden) {
  const tn_context* context = self->rewriter.context;
  if (tn_symbol__is_public(context, op)) return false;
  return is_hidden || tn_symbol__is_private(context, op);
}

static void walk_live(symbol_dce* self, tn_ref op) {
  tn_status status = tn_symbol__may_be_table(self->rewriter.context, op)
                         ? TN_NOT_FOUND
                         : tn_symbol__visit_op_uses(self->rewriter.context, op, see_use, self);
  if (status == TN_OK && !tn_op__has_trait(self->rewriter.context, op, TN_OP_TRAIT_SYMBOL_TABLE)) {
    status = tn_symbol__walk_uses(self->rewriter.context, op, see_use, self);
  }
  status = tn_symbol__known(self->rewriter.context, op, status);
  if (status != TN_INTERRUPTED) (void)tn_rewriter__ok(&self->rewriter, status);
}

/// Marks ops directly in a table as live if they are not symbols or are visible from outside.
static void scan_table(symbol_dce* self, tn_ref table, bool is_hidden) {
  const tn_context* context = self->rewriter.context;
  for (tn_ref block = tn_op__first_block(context, table, 0); block != 0;
       block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
         op = tn_op__at(context, op)->next) {
      if (!is_symbol(self, op) || !may_be_dropped(self, op, is_hidden)) set_live(self, op);
    }
  }
}

/// Collects all dead symbols before erasing any, because they may refer to each other.
static void drop_dead(symbol_dce* self, tn_ref root) {
  const tn_context* context = self->rewriter.context;
  bool dies = false;
  self->queue.count = 0;
  for (tn_ref op = tn_op__next_in_pre_order(context, root, root, false);
       op != 0 && tn_rewriter__goes_on(&self->rewriter);
       op = tn_op__next_in_pre_order(context, root, op, dies)) {
    dies = is_symbol(self, op) && tn_cell_map__get(&self->live, op) == 0 &&
           tn_op__has_trait(context, tn_op__parent(context, op), TN_OP_TRAIT_SYMBOL_TABLE);
    if (dies) tn_refs__push(&self->rewriter, &self->queue, op);
  }
  for (uint32_t i = 0; i < self->queue.count && self->rewriter.status == TN_OK; ++i) {
    tn_rewriter__erase(&self->rewriter, tn_refs__items(&self->queue)[i]);
  }
}

static tn_status run_symbol_dce(tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  const tn_context* context = env->context;
  TN_TRY(tn_pass__needs_symbol_table(context, op, "SymbolDCE"));
  symbol_dce self = {0};
  tn_rewriter__open(&self.rewriter, env->shard);
  tn_cell_map__open_in(env->shard, &self.live);
  tn_rewriter__open_symbols(&self.rewriter, &self.symbols);
  const bool is_hidden =
      tn_op__block(context, op) == 0 || !is_symbol(&self, op) || !tn_symbol__is_public(context, op);
  scan_table(&self, op, is_hidden);
  while (self.queue.count != 0 && tn_rewriter__goes_on(&self.rewriter)) {
    const tn_ref live = tn_refs__items(&self.queue)[--self.queue.count];
    walk_live(&self, live);
    if (tn_op__has_trait(context, live, TN_OP_TRAIT_SYMBOL_TABLE)) {
      const bool hides = is_symbol(&self, live) && !tn_symbol__is_public(context, live);
      scan_table(&self, live, is_hidden || hides);
    }
  }
  if (self.live.failed) tn_rewriter__fail(&self.rewriter, TN_OUT_OF_MEMORY);
  if (self.rewriter.status == TN_OK) {
    drop_dead(&self, op);
    tn_pass__count(pass, 0, self.queue.count);
  }
  tn_cell_map__close(&self.live);
  tn_rewriter__close_symbols(&self.rewriter, &self.symbols);
  tn_refs__free(&self.rewriter, &self.queue);
  return self.rewriter.status;
}

//===-- symbol-privatize ----------------------------------------------------------------------===//

static bool is_excluded(const char* list, tn_string_view name) {
  while (*list != '\0') {
    const size_t size = strcspn(list, ",");
    if (tn_string_view_equal(name, (tn_string_view){list, size})) return true;
    list += size + (list[size] == ',');
  }
  return false;
}

static tn_status symbol_privatize(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  const tn_context* context = env->context;
  tn_rewriter rewriter;
  tn_rewriter__open(&rewriter, env->shard);
  tn_attribute word = {NULL};
  TN_TRY(tn_string_attribute_get(env->context, tn_string_view_from("private"), &word));
  const tn_uref key = tn_rewriter__identifier(&rewriter, "sym_visibility");
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, root)); ++i) {
    for (tn_ref block = tn_op__first_block(context, root, i); block != 0;
         block = tn_block__at(context, block)->next) {
      for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;
           op = tn_op__at(context, op)->next) {
        const tn_attribute name = tn_op__attribute(context, op, "sym_name");
        if (!tn_symbol__is(context, op) ||
            is_excluded(tn_pass__text(pass, "exclude"), tn_string_attribute_value(name))) {
          continue;
        }
        if (!tn_rewriter__ok(&rewriter,
                             tn_symbol__set_name(env->shard, op, key, word.storage->self))) {
          return rewriter.status;
        }
      }
    }
  }
  return rewriter.status;
}

TN_PASS(symbol_dce) = {
    "symbol-dce",
    "SymbolDCE",
    "Eliminate dead symbols",
    .run = run_symbol_dce,
    .statistics = (const tn_pass_statistic_spec[]){{"num-dce'd", "Number of symbols DCE'd"}},
    .statistic_count = 1};

TN_PASS(symbol_privatize) = {
    "symbol-privatize", "SymbolPrivatize", "Mark symbols private", .run = symbol_privatize,
    TN_PASS_OPTIONS({"exclude", TN_PASS_LIST, "", NULL,
                     "Comma separated list of symbols that should not be marked private"})};
