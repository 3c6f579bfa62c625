// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What schemas may name: directives of formats, whole assemblies, checks, ways to name values. A
// file of such things is added by listing it here.

#include "schema/directive.h"

// What files of directives offer; each list ends with an entry without a name.
static const tn_directive* const directive_lists[] = {tn_irdl_directives,
                                                      tn_list_directives,
                                                      tn_memref_directives,
                                                      tn_pdl_directives,
                                                      tn_stablehlo_directives,
                                                      tn_stablehlo_number_directives,
                                                      NULL};
static const tn_assembly* const assembly_lists[] = {
    tn_affine_assemblies, tn_dma_assemblies, tn_arith_assemblies,     tn_func_assemblies,
    tn_memref_assemblies, tn_scf_assemblies, tn_stablehlo_assemblies, NULL};
static const tn_named_check* const check_lists[] = {
    tn_affine_checks, tn_arith_checks,   tn_func_checks,
    tn_memref_checks, tn_reshape_checks, tn_scf_checks,
    tn_tensor_checks, tn_view_checks,    NULL};
static const tn_naming* const naming_lists[] = {tn_general_namings, tn_memref_namings,
                                                tn_stablehlo_namings, NULL};

// The four look-ups differ in nothing but the type of what is found.

#define FIND(type, lists, wanted)                                                   \
  for (size_t i = 0; (lists)[i] != NULL; ++i) {                                     \
    for (const type* it = (lists)[i]; it->name != NULL; ++it) {                     \
      if (tn_string_view_equal(tn_string_view_from(it->name), (wanted))) return it; \
    }                                                                               \
  }                                                                                 \
  return NULL

const tn_directive* tn_directive__find(tn_string_view name) {
  FIND(tn_directive, directive_lists, name);
}

const tn_assembly* tn_assembly__find(tn_string_view name) {
  FIND(tn_assembly, assembly_lists, name);
}

const tn_named_check* tn_check__find(tn_string_view name) {
  FIND(tn_named_check, check_lists, name);
}

const tn_naming* tn_naming__find(tn_string_view name) { FIND(tn_naming, naming_lists, name); }
