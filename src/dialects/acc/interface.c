// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of acc do to memory where their traits do not say it: some only look at what the runtime
// counts.

#include "ir/op_interface.h"

#include "dialects/acc/acc.h"

static const tn_op_interface reads = {.effects = TN_EFFECT_READ};

static const tn_named_interface ops[] = {
    {"cache", &reads}, {"deviceptr", &reads}, {"getdeviceptr", &reads}, {"use_device", &reads}};

const tn_dialect_interface tn_acc__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
