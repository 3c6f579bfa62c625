// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects of acc ops without traits for them: some only read the runtime's counters.

#include "ir/op_interface.h"

#include "dialects/acc/acc.h"

static const tn_op_interface reads = {.effects = TN_EFFECT_READ};

static const tn_named_interface ops[] = {
    {"cache", &reads}, {"deviceptr", &reads}, {"getdeviceptr", &reads}, {"use_device", &reads}};

const tn_dialect_interface tn_acc__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
