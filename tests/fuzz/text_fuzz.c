// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text: whatever is read without an error prints, with locations and without, and what is printed is
// read again, prints the same and is as valid. Whatever is refused leaves a context that reads on.

#include "modules.h"

static bool same_text(const text* a, const text* b) {
  return a->size == b->size && (a->size == 0 || memcmp(a->data, b->data, a->size) == 0);
}

/// What was against a text that was printed.
typedef struct refusal {
  bool is_of_properties;
  bool is_of_body;
} refusal;

static bool begins_with(tn_string_view message, const char* start) {
  const size_t size = strlen(start);
  return message.size >= size && memcmp(message.data, start, size) == 0;
}

static bool note_refusal(const tn_diagnostic* diagnostic, void* user_data) {
  refusal* found = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  if (begins_with(message, "invalid properties")) found->is_of_properties = true;
  if (begins_with(message, "unbalanced")) found->is_of_body = true;
  return true;
}

/// Whether MLIR itself prints such a thing so that it cannot be read. The generic form of an invalid
/// op may be refused for its properties; without aliases, a set in the body of an opaque attribute
/// has a bracket too many.
static bool may_be_refused(const text* printed, const tn_print_options* options, bool is_valid,
                           const refusal* found) {
  if (contains(printed, "<<INVALID EMPTY SYMBOL>>")) return true;
  if (found->is_of_properties && !is_valid) return true;
  return found->is_of_body && options->local_scope && contains(printed, "affine_set");
}

/// MLIR prints some sums of products so that they are read as sums in another order.
static bool may_make_dead(const text* printed) { return contains(printed, "affine_"); }

static void check_again(tn_op again, const tn_print_options* options, bool is_valid,
                        const text* first) {
  text second = {0};
  print_module(again, options, &second);
  if ((tn_op_verify(again) == TN_OK) != is_valid) abort();
  if (!same_text(first, &second)) {
    if (!may_make_dead(first)) abort();
    // Only the order of sums changed, so the size did not change much.
    if (!may_make_dead(&second) || second.size > first->size + first->size / 8) abort();
  }
  free(second.data);
}

/// What `op` prints is read again and prints the same.
static void check_fixed_point(tn_op op, const tn_print_options* options, bool is_valid) {
  text first = {0};
  print_module(op, options, &first);
  tn_context* context = open_context();
  tn_op again;
  refusal found = {false, false};
  tn_diagnostic_handler_id id;
  if (tn_diagnostic_handler_attach(context, note_refusal, &found, NULL, &id) != TN_OK) abort();
  if (read_module(context, (tn_string_view){first.data, first.size}, &again) == TN_OK) {
    check_again(again, options, is_valid, &first);
  } else if (!may_be_refused(&first, options, is_valid, &found)) {
    abort();
  }
  tn_context_destroy(context);
  free(first.data);
}

/// A context in which something was refused still reads what is right.
static void check_usable(tn_context* context) {
  text out = {0};
  const tn_string_view source = tn_string_view_from("%0 = \"t.a\"() {b = 1 : i8} : () -> i32\n");
  const tn_print_options options = {.debug_info = false};
  const char* expected =
      "\"builtin.module\"() ({\n  %0 = \"t.a\"() {b = 1 : i8} : () -> i32\n}) : () -> ()\n";
  tn_op op;
  if (read_module(context, source, &op) != TN_OK || tn_op_verify(op) != TN_OK) abort();
  print_module(op, &options, &out);
  if (!same_text(&out, &(text){.data = (char*)expected, .size = strlen(expected)})) abort();
  free(out.data);
}

static bool print_as_type(tn_context* context, tn_string_view source, text* out) {
  tn_type type;
  if (tn_text_parse_type(context, source, &type) != TN_OK) return false;
  if (tn_type_print(type, text_append, out) != TN_OK) abort();
  return true;
}

static bool print_as_attribute(tn_context* context, tn_string_view source, text* out) {
  tn_attribute attribute;
  if (tn_text_parse_attribute(context, source, &attribute) != TN_OK) return false;
  if (tn_attribute_print(attribute, text_append, out) != TN_OK) abort();
  return true;
}

/// A text may also be a type or an attribute; what these print reads, in another context (where names
/// of resources are not taken), as what prints the same.
static void check_alone(tn_context* context, tn_string_view source,
                        bool (*reprint)(tn_context*, tn_string_view, text*)) {
  text first = {0};
  text second = {0};
  if (reprint(context, source, &first) && !contains(&first, "<<INVALID EMPTY SYMBOL>>")) {
    tn_context* other = open_context();
    if (!reprint(other, (tn_string_view){first.data, first.size}, &second)) abort();
    if (!same_text(&first, &second) && !may_make_dead(&first)) abort();
    tn_context_destroy(other);
  }
  free(first.data);
  free(second.data);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const tn_print_options forms[] = {
      {.debug_info = false},
      {.debug_info = true},
      {.debug_info = true, .local_scope = true},
      {.unique_ssa_ids = true, .local_scope = true},
  };
  const tn_string_view source = {(const char*)data, size};
  tn_context* context = open_context();
  tn_op op;
  if (read_module(context, source, &op) == TN_OK) {
    const bool is_valid = tn_op_verify(op) == TN_OK;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; ++i) {
      check_fixed_point(op, &forms[i], is_valid);
    }
  } else {
    check_alone(context, source, print_as_type);
    check_alone(context, source, print_as_attribute);
    check_usable(context);
  }
  tn_context_destroy(context);
  return 0;
}
