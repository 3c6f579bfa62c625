// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of linalg's results and region arguments, as in MLIR.

#include "dialects/linalg/linalg.h"
#include "schema/check.h"

/// Names the first `first_count` arguments of the region `%in`, the others `rest`.
static void name_inputs(tn_namer* namer, tn_ref op, const tn_op_definition* definition,
                        const char* rest) {
  const tn_context* context = tn_namer__context(namer);
  const tn_ref block = tn_op__first_block(context, op, 0);
  uint32_t counts[TN_GROUPS_MAX] = {0};
  if (block == 0 ||
      !tn_op_schema__operand_groups(context, tn_op_schema__of(definition), op, counts)) {
    return;
  }
  const tn_block_cell* cell = tn_block__at(context, block);
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    tn_namer__argument(namer, tn_block_cell__argument(context, cell, i),
                       tn_string_view_from(i < counts[0] ? "in" : rest));
  }
}

static void name_in_out(tn_namer* namer, tn_ref op, uint32_t region,
                        const tn_op_definition* definition) {
  if (region == 0) name_inputs(namer, op, definition, "out");
}

static void name_in_init(tn_namer* namer, tn_ref op, uint32_t region,
                         const tn_op_definition* definition) {
  if (region == 0) name_inputs(namer, op, definition, "init");
}

static void name_first(tn_namer* namer, tn_ref op, const char* name) {
  if (tn_op_cell__result_count(tn_op__at(tn_namer__context(namer), op)) == 0) return;
  tn_namer__result(namer, op, 0, tn_string_view_from(name));
}

static void name_mapped(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  name_first(namer, op, "mapped");
}

static void name_reduced(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  name_first(namer, op, "reduced");
}

const tn_naming tn_linalg_namings[] = {
    {"linalg.arguments", NULL, name_in_out},
    {"linalg.mapped", name_mapped, name_in_init},
    {"linalg.reduced", name_reduced, name_in_init},
    {NULL, NULL, NULL},
};
