// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms of the shipped dialects: what is read and valid prints in custom form, which is read
// again as what is valid and has the same generic form. What is invalid prints all the same.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../text.h"

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  return context;
}

static tn_status read(tn_context* context, tn_string_view source, tn_op* out_op) {
  const tn_text_parse_options options = {.skip_verify = true};
  return tn_text_parse(tn_context_root_scope(context), source, &options, out_op);
}

static void print(tn_op op, bool custom_form, text* out) {
  const tn_print_options options = {.custom_form = custom_form};
  out->size = 0;
  if (tn_op_print(op, &options, text_append, out) != TN_OK) abort();
}

static bool contains(const text* printed, const char* mark) {
  return memmem(printed->data, printed->size, mark, strlen(mark)) != NULL;
}

/// What is printed, by MLIR too, so that it is not read as the same: symbols without a name, and sums
/// of products, which may come out in another order.
static bool may_differ(const text* custom, const text* generic) {
  return contains(custom, "<<INVALID EMPTY SYMBOL>>") || contains(generic, "affine_");
}

static void check_again(const text* custom, const text* generic) {
  text printed = {0};
  tn_context* context = open_context();
  tn_op again;
  if (read(context, (tn_string_view){custom->data, custom->size}, &again) != TN_OK) abort();
  if (tn_op_verify(again) != TN_OK) abort();
  print(again, false, &printed);
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
  if (read(context, (tn_string_view){(const char*)data, size}, &op) == TN_OK) {
    text custom = {0};
    text generic = {0};
    const bool is_valid = tn_op_verify(op) == TN_OK;
    print(op, true, &custom);
    print(op, false, &generic);
    if (is_valid && !may_differ(&custom, &generic)) check_again(&custom, &generic);
    free(custom.data);
    free(generic.data);
  }
  tn_context_destroy(context);
  return 0;
}
