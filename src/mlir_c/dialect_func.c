// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of arguments and results of functions, from mlir-c/Dialect/Func.h. A function has an
// array with one dictionary for each argument, and one for its results.

#include "mlir-c/Dialect/Func.h"

#include <stdlib.h>
#include <tenure/attribute.h>
#include <tenure/operation.h>

#include "mlir_c/ir.h"

/// Returns `dictionary`, which may be null, with one entry set.
static tn_status with_entry(tn_context* context, tn_attribute dictionary, tn_identifier name,
                            tn_attribute value, tn_attribute* out_dictionary) {
  const size_t count = dictionary.storage == NULL ? 0 : tn_dictionary_attribute_count(dictionary);
  tn_named_attribute* entries = calloc(count + 1, sizeof *entries);
  if (entries == NULL) return tn_context__out_of_memory(context);
  size_t kept = 0;
  for (size_t i = 0; i < count; ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(dictionary, i);
    if (entry.name.storage != name.storage) entries[kept++] = entry;
  }
  entries[kept++] = (tn_named_attribute){name, value};
  const tn_status status = tn_dictionary_attribute_get(context, entries, kept, out_dictionary);
  free(entries);
  return status;
}

/// Sets an entry of dictionary `index` in the array attribute `key` of the op, of `count` items.
static tn_status set_entry(tn_op op, tn_context* context, const char* key, size_t index,
                           size_t count, tn_identifier name, tn_attribute value) {
  const tn_attribute old = tn_op_attribute(op, tn_string_view_from(key));
  const size_t old_count = old.storage == NULL ? 0 : tn_array_attribute_count(old);
  tn_identifier key_name;
  tn_attribute empty;
  tn_attribute all;
  TN_TRY(tn_identifier_get(context, tn_string_view_from(key), &key_name));
  TN_TRY(tn_dictionary_attribute_get(context, NULL, 0, &empty));
  tn_attribute* items = calloc(count, sizeof *items);
  if (items == NULL) return tn_context__out_of_memory(context);
  for (size_t i = 0; i < count; ++i) {
    items[i] = i < old_count ? tn_array_attribute_element(old, i) : empty;
  }
  tn_status status = with_entry(context, items[index], name, value, &items[index]);
  if (status == TN_OK) status = tn_array_attribute_get(context, items, count, &all);
  free(items);
  return status == TN_OK ? tn_op_set_attribute(op, key_name, all) : status;
}

static void set(const char* function, MlirOperation handle, intptr_t pos, MlirStringRef name,
                MlirAttribute attr, bool is_result) {
  TN_MC_TAKE_OP(cell, handle, )
  tn_attribute value;
  if (!tn_mc__take_attribute(function, attr, &value)) return;
  const tn_scope* scope = tn_mc__scope(cell.record);
  if (scope == NULL) return;
  const tn_op op = tn_mc__op_in(&cell, scope->number);
  const tn_attribute type = tn_op_attribute(op, tn_string_view_from("function_type"));
  const tn_type signature = tn_type_attribute_value(type);
  if (type.storage == NULL || signature.storage == NULL) {
    tn_mc__refuse(function, cell.context, "the operation is not a function");
    return;
  }
  const size_t count = is_result ? tn_function_type_result_count(signature)
                                 : tn_function_type_input_count(signature);
  if ((size_t)pos >= count) {
    tn_mc__refuse_format(function, cell.context, "index %lld out of range", (long long)pos);
    return;
  }
  tn_identifier key;
  if (tn_identifier_get(cell.context, tn_mc__view(name), &key) != TN_OK) return;
  tn_mc__finish(function, set_entry(op, cell.context, is_result ? "res_attrs" : "arg_attrs",
                                    (size_t)pos, count, key, value));
}

void mlirFuncSetArgAttr(MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr) {
  set(__func__, op, pos, name, attr, false);
}
void mlirFuncSetResultAttr(MlirOperation op, intptr_t pos, MlirStringRef name, MlirAttribute attr) {
  set(__func__, op, pos, name, attr, true);
}
