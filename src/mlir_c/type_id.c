// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The TypeIDs of types and attributes.

#include "mlir_c/type_id.h"

#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "mlir_c/dialect_quant.h"

const uint64_t tn_mc__type_ids[TN_MC_ID_COUNT] = {0};

//===-- Dialects ------------------------------------------------------------------------------===//

typedef struct known_kind {
  tn_mc_id id;
  const char* dialect;
  const char* mnemonic;
} known_kind;

#define KIND(name, dialect, mnemonic) {TN_MC_ID_##name, dialect, mnemonic},
static const known_kind known_types[] = {TN_MC_DIALECT_TYPES(KIND){TN_MC_ID_COUNT, NULL, NULL}};
static const known_kind known_attributes[] = {
    TN_MC_DIALECT_ATTRIBUTES(KIND){TN_MC_ID_COUNT, NULL, NULL}};
#undef KIND

/// Returns TN_MC_ID_COUNT if there is none.
static tn_mc_id find_known(const known_kind* kinds, tn_string_view dialect,
                           tn_string_view mnemonic) {
  for (; kinds->dialect != NULL; ++kinds) {
    if (tn_string_view_equal(mnemonic, tn_string_view_from(kinds->mnemonic)) &&
        tn_string_view_equal(dialect, tn_string_view_from(kinds->dialect))) {
      break;
    }
  }
  return kinds->id;
}

/// Shipped dialects without types, or attributes, of their own: types with their prefix are opaque,
/// as they are unknown.
static const char* const without_types[] = {"affine", "arith", "cf",     "chlo", "complex", "func",
                                            "index",  "math",  "memref", "scf",  "tensor",  "ub"};
static const char* const without_attributes[] = {"affine", "cf",  "func", "math",
                                                 "memref", "pdl", "scf",  "tensor"};

static bool is_listed(const char* const* names, size_t count, tn_string_view dialect) {
  for (size_t i = 0; i < count; ++i) {
    if (tn_string_view_equal(dialect, tn_string_view_from(names[i]))) return true;
  }
  return false;
}

/// Returns whether the context knows the dialect.
static bool is_known(tn_context* context, tn_string_view dialect) {
  return tn_dialect__find(context, dialect) != NULL || tn_context__has_registered(context, dialect);
}

//===-- Types and attributes ------------------------------------------------------------------===//

static tn_mc_id id_of_opaque_type(tn_type type) {
  const tn_string_view dialect = tn_opaque_type_dialect(type);
  const tn_mc_id known =
      find_known(known_types, dialect, tn_opaque__mnemonic(tn_storage_payload(type.storage)));
  if (known == TN_MC_ID_QUANT_UNIFORM) return tn_mc__id_of_uniform(type);
  if (known != TN_MC_ID_COUNT) return known;
  const bool is_own = is_known(tn_type_context(type), dialect) &&
                      !is_listed(without_types, sizeof without_types / sizeof(char*), dialect);
  return is_own ? TN_MC_ID_DIALECT_TYPE : (tn_mc_id)(TN_MC_ID_TYPES + TN_TYPE_OPAQUE);
}

tn_mc_id tn_mc__id_of_type(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  if (kind == TN_TYPE_FLOAT) return (tn_mc_id)(TN_MC_ID_FLOATS + tn_float_type_kind(type));
  if (tn_type__is_of_dialect(type)) return id_of_opaque_type(type);
  return (tn_mc_id)(TN_MC_ID_TYPES + kind);
}

static tn_mc_id id_of_opaque_attribute(tn_attribute attribute) {
  const tn_string_view dialect = tn_opaque_attribute_dialect(attribute);
  const tn_mc_id known = find_known(known_attributes, dialect,
                                    tn_opaque__mnemonic(tn_storage_payload(attribute.storage)));
  if (known != TN_MC_ID_COUNT) return known;
  const bool is_own =
      is_known(tn_attribute_context(attribute), dialect) &&
      !is_listed(without_attributes, sizeof without_attributes / sizeof(char*), dialect);
  return is_own ? TN_MC_ID_DIALECT_ATTRIBUTE
                : (tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_OPAQUE);
}

tn_mc_id tn_mc__id_of_attribute(tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  if (kind == TN_ATTRIBUTE_LOCATION) {
    return (tn_mc_id)(TN_MC_ID_LOCATIONS + (attribute.storage->kind - TN_STORAGE_LOCATION_BASE));
  }
  if (tn_attribute__is_of_dialect(attribute)) return id_of_opaque_attribute(attribute);
  return (tn_mc_id)(TN_MC_ID_ATTRIBUTES + kind);
}

MlirTypeID tn_mc__type_id_of_type(tn_type type) { return tn_mc__type_id(tn_mc__id_of_type(type)); }
MlirTypeID tn_mc__type_id_of_attribute(tn_attribute attribute) {
  return tn_mc__type_id(tn_mc__id_of_attribute(attribute));
}

static const tn_string_view builtin = {"builtin", 7};

tn_string_view tn_mc__dialect_of_type(tn_type type) {
  if (!tn_type__is_of_dialect(type)) return builtin;
  return tn_mc__id_of_type(type) == TN_MC_ID_TYPES + TN_TYPE_OPAQUE ? builtin
                                                                    : tn_opaque_type_dialect(type);
}

tn_string_view tn_mc__dialect_of_attribute(tn_attribute attribute) {
  if (!tn_attribute__is_of_dialect(attribute)) return builtin;
  return tn_mc__id_of_attribute(attribute) == TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_OPAQUE
             ? builtin
             : tn_opaque_attribute_dialect(attribute);
}
