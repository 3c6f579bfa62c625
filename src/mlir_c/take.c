// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolving lists of handles, and reporting the expected kind of a handle.

#include "mlir_c/take.h"

#include <stdlib.h>
#include <tenure/text.h>

#include "ir/services.h"

#define SHOWN_BYTES 96u

//===-- Refusals ------------------------------------------------------------------------------===//

/// The beginning of a text.
typedef struct excerpt {
  char bytes[SHOWN_BYTES];
  size_t size;
} excerpt;

/// Stops printing when there is enough text.
static tn_status keep(void* user_data, const char* bytes, size_t size) {
  excerpt* self = user_data;
  const size_t room = SHOWN_BYTES - self->size;
  const size_t kept = size < room ? size : room;
  memcpy(self->bytes + self->size, bytes, kept);
  self->size += kept;
  return self->size == SHOWN_BYTES ? TN_LIMIT_EXCEEDED : TN_OK;
}

void tn_mc__refuse_kind(const char* function, const tn_storage* storage, const char* expected) {
  excerpt text = {.size = 0};
  tn_context* context = tn_storage_context(storage);
  const bool is_type = storage->kind < TN_STORAGE_ATTRIBUTE_BASE;
  const tn_status printed = context->services->print(storage, keep, &text);
  tn_mc__refuse_format(function, context, "expected %s, got %s '%.*s%s'", expected,
                       is_type ? "type" : "attribute", (int)text.size, text.bytes,
                       printed == TN_OK ? "" : "...");
}

void tn_mc__refuse_index(const char* function, tn_context* context, intptr_t index, size_t count) {
  tn_mc__refuse_format(function, context, "index %lld out of range; the count is %zu",
                       (long long)index, count);
}

//===-- Affine --------------------------------------------------------------------------------===//

bool tn_mc__take_affine_expr(const char* function, MlirAffineExpr handle,
                             tn_affine_expr* out_expr) {
  out_expr->storage = tn_mc__find_storage(TN_MC_WORD(handle));
  if (TN_LIKELY(out_expr->storage != NULL && out_expr->storage->kind == TN_STORAGE_AFFINE_EXPR)) {
    return true;
  }
  tn_mc__refuse_handle(function, "affine expression", TN_MC_WORD(handle), NULL);
  return false;
}

bool tn_mc__take_inputs(const char* function, tn_context* context, intptr_t dims,
                        intptr_t symbols) {
  const intptr_t worst = dims < 0 || dims > TN_AFFINE_INPUTS_LIMIT ? dims : symbols;
  if (worst >= 0 && worst <= TN_AFFINE_INPUTS_LIMIT) return true;
  tn_mc__refuse_format(function, context, "invalid number of dimensions or symbols %lld",
                       (long long)worst);
  return false;
}

static bool take_attribute_of(const char* function, const char* words, tn_mc_word word,
                              tn_attribute_kind kind, tn_attribute* out_attribute) {
  out_attribute->storage = tn_mc__find_storage(word);
  if (TN_LIKELY(tn_attribute__is(*out_attribute, kind))) return true;
  tn_mc__refuse_handle(function, words, word, NULL);
  return false;
}

bool tn_mc__take_affine_map(const char* function, MlirAffineMap handle, tn_attribute* out_map) {
  return take_attribute_of(function, "affine map", TN_MC_WORD(handle), TN_ATTRIBUTE_AFFINE_MAP,
                           out_map);
}

bool tn_mc__take_integer_set(const char* function, MlirIntegerSet handle, tn_attribute* out_set) {
  return take_attribute_of(function, "integer set", TN_MC_WORD(handle), TN_ATTRIBUTE_INTEGER_SET,
                           out_set);
}

//===-- Lists ---------------------------------------------------------------------------------===//

static bool open_list(const char* function, intptr_t count, tn_context* context,
                      tn_mc_list* out_list) {
  out_list->at = out_list->space;
  out_list->count = (size_t)count;
  if (count < 0) {
    tn_mc__refuse(function, context, "a count is negative");
    return false;
  }
  if ((size_t)count <= TN_MC_LIST_SPACE) return true;
  out_list->at = (size_t)count > SIZE_MAX / sizeof *out_list->at
                     ? NULL
                     : malloc((size_t)count * sizeof *out_list->at);
  if (out_list->at != NULL) return true;
  tn_mc__refuse(function, context, "out of memory");
  return false;
}

void tn_mc_list__close(tn_mc_list* list) {
  if (list->at != list->space) free((void*)list->at);
}

bool tn_mc__take_types(const char* function, const MlirType* handles, intptr_t count,
                       tn_context* context, tn_mc_list* out_list) {
  if (!open_list(function, count, context, out_list)) return false;
  for (intptr_t i = 0; i < count; ++i) {
    tn_type type;
    if (TN_UNLIKELY(!tn_mc__take_type(function, handles[i], &type))) {
      tn_mc_list__close(out_list);
      return false;
    }
    out_list->at[i] = type.storage;
  }
  return true;
}

bool tn_mc__take_attributes(const char* function, const MlirAttribute* handles, intptr_t count,
                            tn_context* context, tn_mc_list* out_list) {
  if (!open_list(function, count, context, out_list)) return false;
  for (intptr_t i = 0; i < count; ++i) {
    tn_attribute attribute;
    if (TN_UNLIKELY(!tn_mc__take_attribute(function, handles[i], &attribute))) {
      tn_mc_list__close(out_list);
      return false;
    }
    out_list->at[i] = attribute.storage;
  }
  return true;
}

bool tn_mc__take_affine_exprs(const char* function, const MlirAffineExpr* handles, intptr_t count,
                              tn_context* context, tn_mc_list* out_list) {
  if (!open_list(function, count, context, out_list)) return false;
  for (intptr_t i = 0; i < count; ++i) {
    tn_affine_expr expr;
    if (TN_UNLIKELY(!tn_mc__take_affine_expr(function, handles[i], &expr))) {
      tn_mc_list__close(out_list);
      return false;
    }
    out_list->at[i] = expr.storage;
  }
  return true;
}
