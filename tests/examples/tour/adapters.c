// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes a small LoRA adapter, attaches it to a model, and turns it into ops.

#include <stdio.h>
#include <tenure/tenure.h>

// Weights are found by the names of their locations.
static const char model[] =
    "func.func @main(%x: tensor<1x4xf32>,\n"
    "                %w: tensor<4x3xf32> loc(\"layers.0.proj\")) -> tensor<1x3xf32> {\n"
    "  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]\n"
    "      : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>\n"
    "  return %y : tensor<1x3xf32>\n"
    "}\n";

static tn_status add(tn_adapter_builder* builder, const char* name, int64_t rows, int64_t columns,
                     const float* data) {
  const int64_t dims[] = {rows, columns};
  tn_adapter_builder_parameter parameter = {0};
  parameter.name = tn_string_view_from(name);
  parameter.element_type = TN_ELEMENT_FLOAT32;
  parameter.dims = dims;
  parameter.rank = 2;
  parameter.data = data;
  parameter.byte_size = (size_t)(rows * columns) * sizeof *data;
  return tn_adapter_builder_add(builder, &parameter, NULL);
}

// A and B of rank 1, as the bytes of an .onnx_adapter file.
static tn_status make(tn_context* context, tn_blob** out_blob) {
  static const float a[] = {1, 0, 0, 1};
  static const float b[] = {1, 2, 3};
  tn_adapter_builder* builder = NULL;
  tn_status status = tn_adapter_builder_create(context, &builder);
  if (status == TN_OK) status = add(builder, "layers.0.proj.lora_A.weight", 1, 4, a);
  if (status == TN_OK) status = add(builder, "layers.0.proj.lora_B.weight", 3, 1, b);
  if (status == TN_OK) status = tn_adapter_builder_serialize(builder, NULL, out_blob);
  tn_adapter_builder_destroy(builder);
  return status;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_diagnostic_handler_id printer;
  if (tn_diagnostic_printer_attach(context, NULL, &printer) != TN_OK) return 1;
  tn_scope* root = tn_context_root_scope(context);
  tn_op module;
  tn_status status = tn_text_parse(root, tn_string_view_from(model), NULL, &module);
  tn_blob* blob = NULL;
  if (status == TN_OK) status = make(context, &blob);
  tn_adapter* adapter = NULL;
  if (status == TN_OK) status = tn_adapter_load_blob(context, blob, NULL, &adapter);
  tn_object_release(blob);

  tn_adapter_attach_options options = {0};
  options.name = tn_string_view_from("style");
  options.alpha = 0.5;
  tn_adapter_report report = {0};
  if (status == TN_OK) status = tn_adapter_attach(module, adapter, &options, &report);
  printf("%zu op has %zu tensors of %zu bytes\n", report.op_count, report.tensor_count,
         report.byte_size);
  // Attributes hold the adapter's bytes; the caller's reference is not needed any more.
  tn_object_release(adapter);

  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_adapter_apply(module, NULL, NULL);
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
