// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion patterns in pattern sets, and the functions that conversion patterns call.

#include "rewrite/conversion_run.h"
#include "scope/access.h"

//===-- Pattern sets --------------------------------------------------------------------------===//

tn_status tn_pattern_set_add_conversion(tn_pattern_set* set, const tn_conversion_pattern* pattern) {
  if (pattern->converter != NULL && pattern->converter->context != set->context) {
    return tn_access__report_wrong_context((tn_location){set->context, 0}, "type converter");
  }
  return tn_pattern_set__add_entry(
      set, pattern->root, pattern->name,
      &(tn_pattern_entry){.benefit = pattern->benefit,
                          .convert = pattern->match_and_rewrite,
                          .converter = pattern->converter,
                          .user_data = pattern->user_data,
                          .delete_user_data = pattern->delete_user_data});
}

static tn_status add_shipped(tn_pattern_set* set, tn_string_view root, tn_type_converter* converter,
                             uint32_t benefit, tn_conversion_pattern_fn convert) {
  if (converter == NULL) {
    return tn_context__fail(set->context, TN_INVALID_ARGUMENT, (tn_location){set->context, 0},
                            "the pattern needs a type converter");
  }
  return tn_pattern_set_add_conversion(set, &(tn_conversion_pattern){.root = root,
                                                                     .benefit = benefit,
                                                                     .converter = converter,
                                                                     .match_and_rewrite = convert,
                                                                     .user_data = converter});
}

tn_status tn_pattern_set_add_function_conversion(tn_pattern_set* set, tn_string_view root,
                                                 tn_type_converter* converter, uint32_t benefit) {
  return add_shipped(set, root, converter, benefit, tn_conversion__convert_function);
}

tn_status tn_pattern_set_add_type_conversion(tn_pattern_set* set, tn_string_view root,
                                             tn_type_converter* converter, uint32_t benefit) {
  return add_shipped(set, root, converter, benefit, tn_conversion__convert_types);
}

//===-- For rewriters -------------------------------------------------------------------------===//

static tn_status refuse(const tn_rewriter* rewriter, const char* why) {
  return tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT,
                          (tn_location){rewriter->context, rewriter->location}, "%s", why);
}

tn_status tn_conversion__replace_value(tn_conversion* c, tn_ref from, tn_ref to) {
  if (tn_value_map__get(&c->values, from) != 0) {
    return refuse(c->rewriter, "the value was replaced before");
  }
  if (from == to) return TN_OK;
  tn_conversion__map_to(c, from, &to, 1);
  if (tn_value_map__get(&c->values, from) == 0 && c->rewriter->status == TN_OK) {
    return refuse(c->rewriter, "the value replaces its own replacement");
  }
  tn_conversion__replace_uses(c, from);
  return c->rewriter->status;
}

/// Returns whether `block` is `outer` or nested in it.
static bool is_in_block(const tn_context* context, tn_ref block, tn_ref outer) {
  while (block != 0 && block != outer) {
    const tn_ref op = tn_block_cell__parent_op(context, tn_block__at(context, block));
    block = op == 0 ? 0 : tn_op__block(context, op);
  }
  return block != 0;
}

tn_status tn_conversion__inline_block(tn_conversion* c, tn_ref source, tn_ref block, tn_ref before,
                                      const tn_value* values, size_t value_count) {
  tn_rewriter* rewriter = c->rewriter;
  const tn_context* context = rewriter->context;
  const tn_location where = {context, rewriter->location};
  if (value_count != tn_block__argument_count(context, source)) {
    return refuse(rewriter, "the number of values does not match the number of block arguments");
  }
  if (tn_block__region(context, source) == 0)
    return refuse(rewriter, "the block was erased before");
  if (is_in_block(context, block, source)) {
    return refuse(rewriter, "the destination is the source or nested in it");
  }
  for (size_t i = 0; i < value_count; ++i) {
    tn_ref value = 0;
    TN_TRY(tn_access__value_in(where, values[i], &value));
    const tn_ref argument = tn_block__argument(context, source, (uint32_t)i);
    if (value == 0) return refuse(rewriter, "a value is null");
    if (tn_value__is_argument(value) && tn_argument__at(context, value)->block == source) {
      return refuse(rewriter, "a value is an argument of the source");
    }
    if (tn_value_map__get(&c->values, argument) != 0) {
      return refuse(rewriter, "an argument of the block was replaced before");
    }
  }
  for (size_t i = 0; i < value_count; ++i) {
    tn_resolved unused;
    TN_TRY(tn_conversion__replace_value(c, tn_block__argument(context, source, (uint32_t)i),
                                        tn_value__resolve(values[i], &unused)));
  }
  for (tn_ref op = tn_block__first_op(context, source); op != 0 && rewriter->status == TN_OK;
       op = tn_block__first_op(context, source)) {
    tn_rewriter__move(rewriter, op, block, before);
  }
  tn_conversion__erase_block(c, source);
  return rewriter->status;
}

//===-- For patterns --------------------------------------------------------------------------===//

/// Finds the conversion run of a rewriter and holds it until tn_rewriter__release_run.
static tn_status begin(tn_rewriter_use* use, tn_rewriter* rewriter, tn_conversion_run** out_run) {
  tn_rewriter__hold(use, rewriter);
  *out_run = tn_conversion_run__of(rewriter);
  TN_TRY(tn_rewriter__ready(rewriter));
  if (*out_run != NULL) return TN_OK;
  return tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT,
                          (tn_location){rewriter->context, rewriter->location},
                          "the rewriter does not belong to a conversion");
}

static tn_status replace_with_lists(tn_conversion_run* run, tn_op op, const tn_value_list* lists,
                                    size_t list_count) {
  tn_rewriter* rewriter = &run->rewriter;
  TN_TRY(tn_rewriter__check_replace(rewriter, op, list_count));
  tn_refs values = {0};
  tn_refs counts = {0};
  tn_status status = TN_OK;
  for (size_t i = 0; i < list_count && status == TN_OK; ++i) {
    for (size_t k = 0; k < lists[i].count && status == TN_OK; ++k) {
      tn_ref value = 0;
      status = tn_rewriter__take_value(rewriter, op.slot, lists[i].items[k], &value);
      if (status == TN_OK && value == 0) status = refuse(rewriter, "a replacement value is null");
      tn_refs__push(rewriter, &values, value);
    }
    tn_refs__push(rewriter, &counts, (uint32_t)lists[i].count);
    if (status == TN_OK) status = rewriter->status;
  }
  if (status == TN_OK) {
    tn_conversion__replace_with_rows(&run->conversion, op.slot, tn_refs__items(&values),
                                     tn_refs__items(&counts));
    status = rewriter->status;
  }
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &counts);
  return status;
}

tn_status tn_rewriter_replace_op_with_lists(tn_rewriter* rewriter, tn_op op,
                                            const tn_value_list* lists, size_t list_count) {
  tn_rewriter_use use;
  tn_conversion_run* run = NULL;
  tn_status status = begin(&use, rewriter, &run);
  if (status == TN_OK) status = replace_with_lists(run, op, lists, list_count);
  return tn_rewriter__release_run(&use, status);
}

static tn_status remapped_value(tn_conversion_run* run, tn_value value, tn_value* out_value) {
  tn_rewriter* rewriter = &run->rewriter;
  tn_ref from = 0;
  TN_TRY(tn_access__value_in((tn_location){rewriter->context, rewriter->location}, value, &from));
  if (from == 0) return refuse(rewriter, "a value is null");
  tn_types types = {0};
  tn_refs values = {0};
  bool fits = true;
  if (run->converter == NULL) {
    tn_conversion__current(&run->conversion, from, &values);
  } else {
    const uint32_t note = run->conversion.note;
    tn_conversion_run__note(run, TN_TARGET_MATERIALIZATION, run->converter);
    fits = tn_conversion_run__types(run, run->converter, tn_value__type(rewriter->context, from),
                                    &types);
    if (fits) tn_conversion__cast(&run->conversion, from, &types, &values);
    run->conversion.note = note;
  }
  if (fits && values.count == 1) {
    *out_value =
        tn_value__handle(rewriter->context, run->session.scope, tn_refs__items(&values)[0]);
  }
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &values);
  return rewriter->status;
}

tn_status tn_rewriter_remapped_value(tn_rewriter* rewriter, tn_value value, tn_value* out_value) {
  tn_rewriter_use use;
  tn_conversion_run* run = NULL;
  *out_value = (tn_value){0, 0, 0, 0};
  tn_status status = begin(&use, rewriter, &run);
  if (status == TN_OK) status = remapped_value(run, value, out_value);
  return tn_rewriter__release_run(&use, status);
}

static tn_status convert_block(tn_conversion_run* run, tn_block block, const tn_type_list* types,
                               const size_t* counts) {
  tn_rewriter* rewriter = &run->rewriter;
  TN_TRY(tn_rewriter__take_block(rewriter, block));
  const uint32_t count = tn_block__argument_count(rewriter->context, block.slot);
  if ((tn_cell_map__get(&run->conversion.marks, block.slot) & TN_MARK_CONVERTED) != 0) {
    return refuse(rewriter, "the arguments of the block were converted before");
  }
  size_t total = 0;
  tn_refs numbers = {0};
  tn_types all = {0};
  tn_status status = TN_OK;
  for (uint32_t i = 0; i < count && status == TN_OK; ++i) {
    if (counts[i] > types->count - total) status = refuse(rewriter, "too few types");
    if (status == TN_OK) total += counts[i];
    tn_refs__push(rewriter, &numbers, (uint32_t)counts[i]);
  }
  for (size_t i = 0; i < types->count && status == TN_OK; ++i) {
    tn_uref unused = 0;
    status = tn_access__type_in(rewriter->context, rewriter->location, types->items[i], &unused);
    tn_types__push(rewriter, &all, types->items[i]);
  }
  if (status == TN_OK && rewriter->status == TN_OK) {
    tn_conversion__replace_arguments(&run->conversion, block.slot, &all, tn_refs__items(&numbers));
  }
  tn_refs__free(rewriter, &numbers);
  tn_types__free(rewriter, &all);
  return status != TN_OK ? status : rewriter->status;
}

tn_status tn_rewriter_convert_block_signature(tn_rewriter* rewriter, tn_block block,
                                              const tn_type_list* types, const size_t* counts) {
  tn_rewriter_use use;
  tn_conversion_run* run = NULL;
  tn_status status = begin(&use, rewriter, &run);
  if (status == TN_OK) status = convert_block(run, block, types, counts);
  return tn_rewriter__release_run(&use, status);
}

static tn_status convert_region(tn_conversion_run* run, tn_region region,
                                const tn_type_converter* converter) {
  tn_rewriter* rewriter = &run->rewriter;
  TN_TRY(tn_rewriter__take_region(rewriter, region));
  if (converter == NULL || converter->context != rewriter->context) {
    return refuse(rewriter, "the type converter is missing or belongs to another context");
  }
  if (tn_conversion_run__region(run, converter, region.slot)) return TN_OK;
  return rewriter->status != TN_OK ? rewriter->status : TN_NOT_FOUND;
}

tn_status tn_rewriter_convert_region_types(tn_rewriter* rewriter, tn_region region,
                                           const tn_type_converter* converter) {
  tn_rewriter_use use;
  tn_conversion_run* run = NULL;
  tn_status status = begin(&use, rewriter, &run);
  if (status == TN_OK) status = convert_region(run, region, converter);
  return tn_rewriter__release_run(&use, status);
}
