// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the gpu dialect, and the names of results.

#include "dialects/gpu/gpu.h"

#include <stdio.h>

#include "dialects/common/scan.h"
#include "dialects/dialects.h"
#include "ir/enum_attribute.h"
#include "schema/check.h"

/// `thread_id_x`: the op and its dimension.
static void name_dimension(tn_namer* namer, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_context* context = tn_namer__context(namer);
  const tn_string_view name = tn_op__name_text(context, tn_op__at(context, op));
  uint64_t number = 0;
  const tn_attribute dimension = {tn_op__inherent(context, op, "dimension")};
  if (!tn_enum_attribute__number(dimension, &number) || number > 2) return;
  char text[48];
  const int size =
      snprintf(text, sizeof text, "%.*s_%c", (int)(name.size - 4), name.data + 4, "xyz"[number]);
  if (size <= 0 || (size_t)size >= sizeof text) return;
  tn_namer__result(namer, op, 0, (tn_string_view){text, (size_t)size});
}

static const tn_naming namings[] = {
    {"gpu.dimension", name_dimension, NULL},
    {NULL, NULL, NULL},
};

const tn_dialect_entry tn_gpu_dialect = {
    .name = {"gpu", 3},
    .spell_attribute = tn_gpu__spell_attribute,
    .assemblies =
        (const tn_custom_assembly* const[]){tn_gpu_assemblies, tn_gpu_launch_func_assemblies, NULL},
    .directives = (const tn_custom_directive* const[]){tn_gpu_directives, NULL},
    .namings = (const tn_naming* const[]){namings, NULL},
};
