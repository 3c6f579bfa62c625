// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes on modules that are in the llvm dialect, or will be.

#include <stdio.h>
#include <tenure/parameters.h>

#include "analysis/cell_map.h"
#include "dialects/common/anchor.h"
#include "dialects/common/constant.h"
#include "dialects/func_ops.h"
#include "dialects/llvm_ops.h"
#include "rewrite/lowering.h"
#include "schema/check.h"

//===-- llvm-request-c-wrappers ---------------------------------------------------------------===//

static tn_status request_c_wrappers(tn_rewriter* rewriter, tn_ref root) {
  tn_attribute unit = {NULL};
  tn_rewriter__fail(rewriter, tn_unit_attribute_get(rewriter->context, &unit));
  for (tn_ref op = 0; (op = tn_anchor__next(rewriter->context, root, TN_NAME_FUNC_FUNC, op)) != 0 &&
                      tn_rewriter__goes_on(rewriter);) {
    tn_rewriter__set_attribute(rewriter, op, "llvm.emit_c_interface", unit);
  }
  return rewriter->status;
}

//===-- llvm-use-default-visibility -----------------------------------------------------------===//

static tn_status use_visibility(tn_rewriter* rewriter, tn_ref root) {
  static const char* const names[] = {"llvm.func", "llvm.mlir.global", "llvm.mlir.ifunc",
                                      "llvm.mlir.alias"};
  const char* option = tn_rewriter__option(rewriter, "visibility");
  const tn_attribute wanted = tn_make__integer(rewriter, 64,
                                               strcmp(option, "hidden") == 0      ? 1
                                               : strcmp(option, "protected") == 0 ? 2
                                                                                  : 0);
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    for (tn_ref op = 0; (op = tn_anchor__next(rewriter->context, root, names[i], op)) != 0 &&
                        tn_rewriter__goes_on(rewriter);) {
      int64_t visibility = 0;
      (void)tn_const__int64(tn_op__attribute(rewriter->context, op, "visibility_"), &visibility);
      if (visibility == 0) tn_rewriter__set_attribute(rewriter, op, "visibility_", wanted);
    }
  }
  return rewriter->status;
}

//===-- llvm-add-comdats ----------------------------------------------------------------------===//

/// Returns the comdat of the module, and creates it at the start of the module if it is missing.
static tn_ref find_comdat(tn_rewriter* rewriter, tn_ref root) {
  for (tn_ref op = 0;
       (op = tn_anchor__next(rewriter->context, root, TN_NAME_LLVM_COMDAT, op)) != 0;) {
    const tn_attribute name = tn_llvm_comdat_selector_sym_name(rewriter->context, op);
    if (tn_string_view_equal(tn_string_attribute_value(name),
                             tn_string_view_from("__llvm_comdat"))) {
      return op;
    }
  }
  tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, root, 0));
  rewriter->location = tn_op__at(rewriter->context, root)->location;
  const tn_ref comdat = tn_build_llvm_comdat(rewriter, tn_make__string(rewriter, "__llvm_comdat"));
  if (comdat != 0) {
    (void)tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, comdat, 0), 0);
  }
  return comdat;
}

static void add_comdat(tn_rewriter* rewriter, tn_ref comdat, tn_ref function) {
  const tn_attribute name = tn_llvm_func_sym_name(rewriter->context, function);
  const tn_string_view text = tn_string_attribute_value(name);
  tn_attribute reference = {NULL};
  tn_rewriter__at_start(rewriter, tn_op__first_block(rewriter->context, comdat, 0));
  rewriter->location = tn_op__at(rewriter->context, comdat)->location;
  (void)tn_build_llvm_comdat_selector(rewriter, name, tn_make__integer(rewriter, 64, 0));
  if (tn_rewriter__ok(rewriter, tn_symbol_ref_attribute_get(rewriter->context,
                                                            tn_string_view_from("__llvm_comdat"),
                                                            &text, 1, &reference))) {
    tn_rewriter__set_attribute(rewriter, function, "comdat", reference);
  }
}

static tn_status add_comdats(tn_rewriter* rewriter, tn_ref root) {
  const tn_context* context = rewriter->context;
  tn_ref comdat = 0;
  for (tn_ref op = 0; !tn_op__is_called(context, root, TN_NAME_LLVM_FUNC) &&
                      (op = tn_anchor__next(context, root, TN_NAME_LLVM_FUNC, op)) != 0 &&
                      tn_rewriter__goes_on(rewriter);) {
    uint64_t linkage = 0;
    (void)tn_enum_attribute__number(tn_llvm_func_linkage(context, op), &linkage);
    const bool is_linked_once =
        linkage == TN_ENUM_LLVM_LINKAGE_LINKONCE || linkage == TN_ENUM_LLVM_LINKAGE_LINKONCE_ODR;
    if (!is_linked_once || tn_op__attribute(context, op, "comdat").storage != NULL) continue;
    if (comdat == 0) comdat = find_comdat(rewriter, root);
    if (comdat != 0) add_comdat(rewriter, comdat, op);
  }
  return rewriter->status;
}

//===-- llvm-legalize-for-export --------------------------------------------------------------===//

/// Redirects repeated successors with arguments through a new block. `seen` maps a block to the
/// last turn that reached it.
static void part_successors(tn_rewriter* rewriter, tn_ref op, tn_cell_map* seen, uint32_t turn) {
  const tn_context* context = rewriter->context;
  const tn_ref region = tn_block__region(context, tn_op__block(context, op));
  const uint32_t count = tn_op__successor_count(context, op);
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref target = tn_op__successor(context, op, i);
    const uint32_t argument_count = tn_block__argument_count(context, target);
    uint32_t* last = tn_cell_map__at(seen, target);
    const bool again = *last == turn;
    *last = turn;
    if (seen->failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    if (!again || argument_count == 0 || rewriter->status != TN_OK) continue;
    const tn_ref between = tn_rewriter__create_block(rewriter, region, 0);
    tn_refs arguments = {0};
    for (uint32_t k = 0; k < argument_count && rewriter->status == TN_OK; ++k) {
      const tn_ref argument = tn_block__argument(context, target, k);
      tn_refs__push(rewriter, &arguments,
                    tn_rewriter__add_argument(rewriter, between, tn_value__type(context, argument),
                                              tn_argument__at(context, argument)->location));
    }
    if (rewriter->status == TN_OK) {
      tn_rewriter__at_end(rewriter, between);
      rewriter->location = tn_op__at(context, op)->location;
      (void)tn_build_llvm_br(rewriter, tn_refs__items(&arguments), argument_count, target);
      const tn_ref use = tn_op_cell__successors(op, tn_op__at(context, op)) + 3 * i;
      tn_use__set_block(context, use, between);
    }
    tn_refs__free(rewriter, &arguments);
  }
}

/// The two arguments of an element that is DW_OP_LLVM_fragment; null for others.
static tn_attribute fragment_of(tn_attribute element) {
  const tn_string_view opcode = tn_string_attribute_value(tn_attribute_parameter_at(element, 0));
  const tn_attribute arguments = tn_attribute_parameter_at(element, 1);
  return tn_string_view_equal(opcode, tn_string_view_from("DW_OP_LLVM_fragment"))
             ? arguments
             : (tn_attribute){NULL};
}

/// The fragment `inner` of the fragment `outer`, which are lists of an offset and a size.
static tn_attribute merge(tn_rewriter* rewriter, tn_attribute element, tn_attribute outer,
                          tn_attribute inner) {
  const tn_attribute start = tn_array_attribute_element(outer, 0);
  const int64_t offset = tn_integer_attribute_value(start) +
                         tn_integer_attribute_value(tn_array_attribute_element(inner, 0));
  const tn_attribute arguments[] = {
      tn_const__make_int(rewriter, tn_attribute_type(start), (tn_wide)offset),
      tn_array_attribute_element(outer, 1)};
  const tn_attribute parts[] = {tn_attribute_parameter_at(element, 0),
                                tn_make__array(rewriter, arguments, 2)};
  return tn_make__defined(rewriter, "llvm.di_expression_elem", parts, 2);
}

/// Merges nested fragments.
static tn_attribute merge_fragments(tn_rewriter* rewriter, tn_attribute expression) {
  const tn_attribute old = tn_attribute_parameter_at(expression, 0);
  const size_t count = tn_array_attribute_count(old);
  bool merged = false;
  tn_make_list list = tn_make_list__open(rewriter);
  for (size_t i = 0; i < count; ++i) {
    tn_attribute element = tn_array_attribute_element(old, i);
    while (i + 1 < count && fragment_of(element).storage != NULL) {
      const tn_attribute inner = fragment_of(tn_array_attribute_element(old, i + 1));
      if (inner.storage == NULL) break;
      element = merge(rewriter, element, fragment_of(element), inner);
      merged = true;
      ++i;
    }
    tn_make_list__push(&list, element);
  }
  const tn_attribute all = tn_make_list__close(rewriter, &list);
  return merged ? tn_make__defined(rewriter, "llvm.di_expression", &all, 1) : expression;
}

static tn_status legalize_for_export(tn_rewriter* rewriter, tn_ref root) {
  const tn_context* context = rewriter->context;
  tn_refs ops = {0};
  for (tn_ref op = root; op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (op != root && tn_op__successor_count(context, op) > 1) tn_refs__push(rewriter, &ops, op);
    const tn_attribute before = tn_op__attribute(context, op, "locationExpr");
    if (before.storage == NULL) continue;
    const tn_attribute expression = merge_fragments(rewriter, before);
    if (expression.storage != before.storage && rewriter->status == TN_OK) {
      tn_rewriter__set_attribute(rewriter, op, "locationExpr", expression);
    }
  }
  tn_cell_map seen;
  tn_cell_map__open_in(rewriter->shard, &seen);
  for (uint32_t i = 0; i < ops.count && rewriter->status == TN_OK; ++i) {
    part_successors(rewriter, tn_refs__items(&ops)[i], &seen, i + 1);
  }
  tn_cell_map__close(&seen);
  tn_refs__free(rewriter, &ops);
  return rewriter->status;
}

TN_PASS(llvm_add_comdats) = {"llvm-add-comdats", "LLVMAddComdats",
                             "Add comdats to linkonce and linkonce_odr functions",
                             .rewrite = add_comdats};

TN_PASS(llvm_legalize_for_export) = {"llvm-legalize-for-export", "LLVMLegalizeForExportPass",
                                     "Legalize LLVM dialect to be convertible to LLVM IR",
                                     .rewrite = legalize_for_export};

TN_PASS(llvm_request_c_wrappers) = {"llvm-request-c-wrappers", "LLVMRequestCWrappersPass",
                                    "Request C wrapper emission for all functions",
                                    .rewrite = request_c_wrappers};

TN_PASS(llvm_use_default_visibility) = {
    "llvm-use-default-visibility", "LLVMUseDefaultVisibilityPass",
    "Update default visibility of all global values and function definitions",
    .rewrite = use_visibility,
    TN_PASS_OPTIONS(
        {"visibility", TN_PASS_WORD, "", "hidden,protected",
         "Visibility to use in place of default.\nhidden:Hidden\nprotected:Protected"})};
