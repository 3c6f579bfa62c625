// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of the shipped dialects: what is read and valid prints in custom form, which is read
// again as what is valid and has the same generic form. What is invalid prints all the same.

#include "modules.h"

/// What is printed, by MLIR too, so that it is not read as the same: symbols without a name, sums of
/// products, which may come out in another order, and the numbers of operands among sorted options.
static bool may_differ(const text* custom, const text* generic) {
  return contains(custom, "<<INVALID EMPTY SYMBOL>>") || contains(generic, "affine_") ||
         contains(generic, "#transform.param_operand");
}

static void check_again(const text* custom, const text* generic) {
  text printed = {0};
  tn_context* context = open_context();
  tn_op again;
  if (read_module(context, (tn_string_view){custom->data, custom->size}, &again) != TN_OK) abort();
  if (tn_op_verify(again) != TN_OK) abort();
  print_module(again, &(tn_print_options){.custom_form = false}, &printed);
  if (printed.size != generic->size || memcmp(printed.data, generic->data, printed.size) != 0) {
    abort();
  }
  free(printed.data);
  tn_context_destroy(context);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  tn_context* context = open_context();
  tn_op op;
  if (read_module(context, (tn_string_view){(const char*)data, size}, &op) == TN_OK) {
    text custom = {0};
    text generic = {0};
    const bool is_valid = tn_op_verify(op) == TN_OK;
    print_module(op, &(tn_print_options){.custom_form = true}, &custom);
    print_module(op, &(tn_print_options){.custom_form = false}, &generic);
    if (is_valid && !may_differ(&custom, &generic)) check_again(&custom, &generic);
    free(custom.data);
    free(generic.data);
  }
  tn_context_destroy(context);
  return 0;
}
