// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the memref dialect offer to passes.

#include "dialects/interfaces.h"
#include "fold/speculation.h"

static const tn_region_branch_interface scope_regions = {
    .entry_successor = tn_region_branch__to_first, .region_successor = tn_region_branch__to_parent};

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface allocation = {.effects = TN_EFFECT_ALLOCATE,
                                           .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface dealloc = {.effects = TN_EFFECT_FREE,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface dim = {.speculatability = tn_speculation__of_dim,
                                    .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface load = {.effects = TN_EFFECT_READ,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface read_and_write = {.effects = TN_EFFECT_READ | TN_EFFECT_WRITE,
                                               .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface realloc_ = {.effects = TN_EFFECT_ALLOCATE | TN_EFFECT_FREE,
                                         .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface store = {.effects = TN_EFFECT_WRITE,
                                      .inliner = &tn_inliner_interface__allow_all};

static const tn_op_interface alloca_scope = {.region_branch = &scope_regions,
                                             .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface alloca_scope_return = {.traits = TN_OP_TRAIT_RETURN_LIKE,
                                                    .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"alloc", &allocation},
    {"alloca", &allocation},
    {"alloca_scope", &alloca_scope},
    {"alloca_scope.return", &alloca_scope_return},
    {"atomic_rmw", &read_and_write},
    {"cast", &cast},
    {"copy", &read_and_write},
    {"dealloc", &dealloc},
    {"dim", &dim},
    {"generic_atomic_rmw", &read_and_write},
    {"load", &load},
    {"memory_space_cast", &cast},
    {"prefetch", &read_and_write},
    {"realloc", &realloc_},
    {"store", &store},
};

const tn_dialect_interface tn_memref__interface = {
    .name = "memref", .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
