// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dialect conversion: additions of 32 bits become additions of 64 bits, and so do the types of
// functions. A pattern for each, a type converter, and a target that says what is legal.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @sum(%x: i32, %y: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %y : i32\n"
    "  %1 = arith.addi %0, %y : i32\n"
    "  \"test.print\"(%0) : (i32) -> ()\n"
    "  return %1 : i32\n"
    "}\n";

typedef struct program {
  tn_context* context;
  tn_type i32;
  tn_type i64;
  tn_type_converter* converter;
  tn_conversion_target* target;
  tn_pattern_set* patterns;
} program;

static tn_status convert_type(void* user_data, tn_type type, tn_type_sink* sink) {
  const program* p = (const program*)user_data;
  return tn_type_sink_add(sink, tn_type_equal(type, p->i32) ? p->i64 : type);
}

/// Between ops that are converted and ops that stay.
static tn_status materialize(void* user_data, tn_rewriter* rewriter,
                             const tn_materialization* wanted, tn_value* out_values) {
  tn_builder b = {0};
  (void)user_data;
  b.rewriter = rewriter;
  out_values[0] = tn_build_value(
      &b, TN_OP("arith.trunci", .operands = &wanted->inputs, .result_types = &wanted->types));
  return tn_value_is_null(out_values[0]) ? TN_INVALID_ARGUMENT : TN_OK;
}

static tn_status is_legal(void* user_data, tn_op op, bool* out_is_legal) {
  const program* p = (const program*)user_data;
  const tn_attribute type = tn_op_attribute(op, tn_string_view_from("function_type"));
  *out_is_legal = tn_attribute_is_null(type) ? tn_type_converter_is_legal_op(p->converter, op)
                                             : tn_type_converter_is_legal_signature(
                                                   p->converter, tn_type_attribute_value(type));
  return TN_OK;
}

/// Its operands are of 64 bits already.
static tn_status convert_add(void* user_data, tn_rewriter* rewriter, tn_op op,
                             const tn_value_list* operands) {
  tn_builder b = {0};
  (void)user_data;
  b.rewriter = rewriter;
  const tn_value sum = tn_build_value(
      &b, TN_OP("arith.addi", .operands = TN_VALUES(operands[0].items[0], operands[1].items[0])));
  return tn_builder_replace_op(&b, op, TN_VALUES(sum));
}

static tn_status set_up(program* p) {
  const tn_legality_callback callback = {is_legal, p, NULL};
  const char* names[] = {"func.func", "func.return", "arith.addi"};
  tn_conversion_pattern add = {0};
  tn_status status = tn_type_converter_create(p->context, &p->converter);
  if (status == TN_OK) status = tn_conversion_target_create(p->context, &p->target);
  if (status == TN_OK) status = tn_pattern_set_create(p->context, &p->patterns);
  if (status == TN_OK) {
    status = tn_type_converter_add_conversion(p->converter, convert_type, p, NULL);
  }
  if (status == TN_OK) {
    status = tn_type_converter_add_materialization(p->converter, TN_SOURCE_MATERIALIZATION,
                                                   materialize, NULL, NULL);
  }
  for (size_t i = 0; i < 3 && status == TN_OK; ++i) {
    status = tn_conversion_target_set_op(p->target, tn_string_view_from(names[i]),
                                         TN_DYNAMICALLY_LEGAL, &callback);
  }
  add.root = tn_string_view_from("arith.addi");
  add.benefit = 1;
  add.converter = p->converter;
  add.match_and_rewrite = convert_add;
  if (status == TN_OK) status = tn_pattern_set_add_conversion(p->patterns, &add);
  if (status == TN_OK) {
    status = tn_pattern_set_add_function_conversion(p->patterns, tn_string_view_from(""),
                                                    p->converter, 1);
  }
  if (status == TN_OK) {
    status = tn_pattern_set_add_type_conversion(p->patterns, tn_string_view_from("func.return"),
                                                p->converter, 1);
  }
  return status;
}

int main(void) {
  program p = {0};
  tn_context_options options = {0};
  options.allow_unregistered_dialects = true;
  if (tn_context_create(&options, &p.context) != TN_OK) return 1;
  tn_diagnostic_handler_id printer;
  tn_op module = {0};
  tn_print_options print = {0};
  print.custom_form = true;
  tn_status status = tn_diagnostic_printer_attach(p.context, NULL, &printer);
  if (status == TN_OK) {
    status =
        tn_text_parse(tn_context_root_scope(p.context), tn_string_view_from(text), NULL, &module);
  }
  if (status == TN_OK) status = tn_integer_type_get(p.context, 32, TN_SIGNLESS, &p.i32);
  if (status == TN_OK) status = tn_integer_type_get(p.context, 64, TN_SIGNLESS, &p.i64);
  if (status == TN_OK) status = set_up(&p);
  if (status == TN_OK)
    status = tn_convert(module, TN_CONVERT_PARTIALLY, p.target, p.patterns, NULL);
  if (status == TN_OK) status = tn_op_verify(module);
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_pattern_set_destroy(p.patterns);
  tn_conversion_target_destroy(p.target);
  tn_type_converter_destroy(p.converter);
  tn_context_destroy(p.context);
  return status == TN_OK ? 0 : 1;
}
