// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Versions of vhlo: the ops, types and attributes of each version, and the conversion of ops
// between versions.
//
// Source: the StableHLO documentation of compatibility, version log of vhlo.

#include <stdio.h>

#include "dialects/vhlo/legalize.h"
#include "ir/definition.h"
#include "ir/enum_attribute.h"
#include "ir/op_diagnostic.h"
#include "ir/operation_name.h"
#include "schema/check.h"

//===-- Version numbers -----------------------------------------------------------------------===//

typedef struct version_numbers {
  int64_t numbers[3];
} version_numbers;

static bool take_number(const char** at, const char* end, int64_t* out_number) {
  const char* start = *at;
  for (*out_number = 0; *at < end && **at >= '0' && **at <= '9'; ++*at) {
    if (*at - start > 9) return false;
    *out_number = *out_number * 10 + (**at - '0');
  }
  return *at != start;
}

static bool parse_version(tn_string_view text, version_numbers* out_version) {
  const char* at = text.data;
  const char* end = at + text.size;
  for (size_t i = 0; i < 3; ++i) {
    if (i != 0 && (at == end || *at++ != '.')) return false;
    if (!take_number(&at, end, &out_version->numbers[i])) return false;
  }
  return at == end;
}

static int compare_versions(const version_numbers* a, const version_numbers* b) {
  for (size_t i = 0; i < 3; ++i) {
    if (a->numbers[i] != b->numbers[i]) return a->numbers[i] < b->numbers[i] ? -1 : 1;
  }
  return 0;
}

typedef tn_vhlo_edition edition;

#define LAST \
  { 255, 0 }

static bool is_before(edition a, edition b) {
  return a.major != b.major ? a.major < b.major : a.minor < b.minor;
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Ops that are not in all versions, sorted by name.
static const struct {
  const char* name;
  edition first;
  edition last;
} op_editions[] = {
    {"all_gather_v1", {0, 9}, {1, 4}},
    {"all_gather_v2", {1, 5}, LAST},
    {"all_reduce_v1", {0, 9}, {1, 4}},
    {"all_reduce_v2", {1, 5}, LAST},
    {"all_to_all_v1", {0, 9}, {1, 4}},
    {"all_to_all_v2", {1, 5}, LAST},
    {"async_done_v1", {1, 15}, LAST},
    {"async_start_v1", {1, 15}, LAST},
    {"cbrt_v1", {0, 9}, {1, 9}},
    {"cbrt_v2", {1, 10}, LAST},
    {"collective_broadcast_v1", {0, 16}, LAST},
    {"composite_v1", {0, 19}, {1, 13}},
    {"composite_v2", {1, 14}, LAST},
    {"cosine_v1", {0, 9}, {1, 9}},
    {"cosine_v2", {1, 10}, LAST},
    {"dot_general_v1", {0, 9}, {1, 5}},
    {"dot_general_v2", {1, 6}, LAST},
    {"dynamic_conv_v1", {0, 9}, {0, 19}},
    {"dynamic_conv_v2", {0, 20}, LAST},
    {"dynamic_gather_v1", {0, 9}, {1, 0}},
    {"dynamic_gather_v2", {1, 1}, LAST},
    {"exponential_minus_one_v1", {0, 9}, {1, 9}},
    {"exponential_minus_one_v2", {1, 10}, LAST},
    {"exponential_v1", {0, 9}, {1, 8}},
    {"exponential_v2", {1, 9}, LAST},
    {"gather_v1", {0, 9}, {1, 0}},
    {"gather_v2", {1, 1}, LAST},
    {"log_plus_one_v1", {0, 9}, {1, 9}},
    {"log_plus_one_v2", {1, 10}, LAST},
    {"log_v1", {0, 9}, {1, 9}},
    {"log_v2", {1, 10}, LAST},
    {"logistic_v1", {0, 9}, {1, 9}},
    {"logistic_v2", {1, 10}, LAST},
    {"recv_v1", {0, 9}, {1, 11}},
    {"recv_v2", {1, 12}, LAST},
    {"rsqrt_v1", {0, 9}, {1, 9}},
    {"rsqrt_v2", {1, 10}, LAST},
    {"scatter_v1", {0, 9}, {1, 0}},
    {"scatter_v2", {1, 1}, LAST},
    {"send_v1", {0, 9}, {1, 11}},
    {"send_v2", {1, 12}, LAST},
    {"sine_v1", {0, 9}, {1, 9}},
    {"sine_v2", {1, 10}, LAST},
    {"sqrt_v1", {0, 9}, {1, 9}},
    {"sqrt_v2", {1, 10}, LAST},
    {"tan_v1", {1, 4}, {1, 9}},
    {"tan_v2", {1, 10}, LAST},
    {"tanh_v1", {0, 9}, {1, 9}},
    {"tanh_v2", {1, 10}, LAST},
};

static bool has_op(tn_string_view name, edition target) {
  for (size_t i = 0; i < sizeof op_editions / sizeof *op_editions; ++i) {
    if (!tn_string_view_equal(name, tn_string_view_from(op_editions[i].name))) continue;
    return !is_before(target, op_editions[i].first) && !is_before(op_editions[i].last, target);
  }
  return true;
}

/// Ops of version 2 with the attributes that version 1 does not have, which must have the default
/// value.
typedef struct step {
  const char* ops;         ///< Names without the version, with commas around each.
  const char* attributes;  ///< Names with a comma after each.
  tn_vhlo_value value;
  bool takes_one;  ///< Version 1 has one operand.
} step;

static const step steps[] = {
    {",cbrt,cosine,exponential,exponential_minus_one,log,log_plus_one,logistic,rsqrt,sine,sqrt,"
     "tan,tanh,",
     "result_accuracy,", TN_VHLO_DEFAULT_ACCURACY, false},
    {",gather,dynamic_gather,", "operand_batching_dims,start_indices_batching_dims,",
     TN_VHLO_NO_NUMBERS, false},
    {",scatter,", "input_batching_dims,scatter_indices_batching_dims,", TN_VHLO_NO_NUMBERS, false},
    {",dot_general,",
     "lhs_precision_type,rhs_precision_type,accumulation_type,lhs_component_count,"
     "rhs_component_count,num_primitive_operations,allow_imprecise_accumulation,",
     TN_VHLO_NONE, false},
    {",send,recv,", "source_target_pairs,", TN_VHLO_NO_NUMBERS, false},
    {",all_gather,all_reduce,all_to_all,", "", TN_VHLO_NONE, true},
    {",composite,", "", TN_VHLO_NONE, false},
    {",dynamic_conv,", "", TN_VHLO_NONE, false},
};

static const step* step_of(tn_string_view name) {
  char marked[64];
  if (name.size > 48) return NULL;
  (void)snprintf(marked, sizeof marked, ",%.*s,", (int)name.size, name.data);
  for (size_t i = 0; i < sizeof steps / sizeof *steps; ++i) {
    if (strstr(steps[i].ops, marked) != NULL) return &steps[i];
  }
  return NULL;
}

/// Ops with one version, with commas around each.
static const char single_ops[] =
    ",abs,add,after_all,and,async_done,async_start,atan2,batch_norm_grad,batch_norm_i"
    "nference,batch_norm_training,bitcast_convert,broadcast,broadcast_in_dim,call,cas"
    "e,ceil,cholesky,clamp,collective_broadcast,collective_permute,compare,complex,co"
    "ncatenate,constant,convert,convolution,count_leading_zeros,create_token,cross-re"
    "plica-sum,custom_c"
    "all,divide,dot,dynamic_broadcast_in_dim,dynamic_iota,dynamic_pad,dynamic_reshape"
    ",dynamic_slice,dynamic_update_slice,einsum,fft,floor,func,get_dimension_size,get"
    "_tuple_element,if,imag,infeed,iota,is_finite,map,maximum,minimum,multiply,negate"
    ",not,optimization_barrier,or,outfeed,pad,partition_id,popcnt,power,real,real_dyn"
    "amic_slice,reduce,reduce_precision,reduce_scatter,reduce_window,remainder,replic"
    "a_id,reshape,return,reverse,rng,rng_bit_generator,round_nearest_afz,round_neares"
    "t_even,select,select_and_scatter,set_dimension_size,shift_left,shift_right_arith"
    "metic,shift_right_logical,sign,slice,sort,subtract,torch_index_select,transpose,"
    "triangular_solve,tuple,unary_einsum,uniform_dequantize,uniform_quantize,while,xo"
    "r,";

uint32_t tn_vhlo__newest(tn_string_view name) {
  char text[64];
  if (step_of(name) != NULL) return 2;
  if (name.size > 48) return 0;
  (void)snprintf(text, sizeof text, ",%.*s,", (int)name.size, name.data);
  return strstr(single_ops, text) != NULL ? 1 : 0;
}

//===-- Steps ---------------------------------------------------------------------------------===//

/// Returns the vhlo equivalent of an attribute; NULL on failure.
static const tn_storage* equivalent_of(tn_rewriter* rewriter, tn_attribute value) {
  return value.storage == NULL ? NULL : tn_vhlo__attribute_from(rewriter->context, value.storage);
}

/// Reads the next name from the list of a step's attributes.
static bool next_name(const char** list, char name[64]) {
  const size_t size = strcspn(*list, ",");
  if (size == 0 || size > 63) return false;
  memcpy(name, *list, size);
  name[size] = 0;
  *list += size + 1;
  return true;
}

/// Returns true if `found` is the vhlo equivalent of the default value.
static bool is_usual(tn_rewriter* rewriter, const tn_storage* found, tn_vhlo_value value) {
  const tn_attribute usual = tn_vhlo__value(rewriter, value);
  return found != NULL && usual.storage != NULL &&
         tn_vhlo__attribute_to(rewriter->context, found) == usual.storage;
}

static bool can_go_down(tn_vhlo_op* op, const step* self) {
  const tn_context* context = op->rewriter->context;
  const char* list = self->attributes;
  char name[64];
  if (self->takes_one && tn_op__operand_count(context, op->op) != 1) return false;
  if (strcmp(self->ops, ",composite,") == 0 &&
      tn_op_cell__region_count(tn_op__at(context, op->op)) != 0) {
    return false;
  }
  while (next_name(&list, name)) {
    if (!is_usual(op->rewriter, tn_vhlo_op__find(op, name), self->value)) return false;
  }
  return true;
}

/// Adds the padding of a convolution in version 1: none on either side.
static void add_padding(tn_vhlo_op* op) {
  const tn_storage* own = tn_vhlo_op__find(op, "input_spatial_dimensions");
  const tn_attribute dims = {own == NULL ? NULL
                                         : tn_vhlo__attribute_to(op->rewriter->context, own)};
  if (!tn_attribute__is(dims, TN_ATTRIBUTE_DENSE_ELEMENTS)) return;
  const int64_t count = tn_shaped_type_element_count(tn_attribute_type(dims));
  const tn_attribute padding = tn_vhlo__splat(op->rewriter, (size_t)count, true, 64, 0);
  tn_vhlo_op__add(op, "padding", equivalent_of(op->rewriter, padding));
}

static void change(tn_vhlo_op* op, const step* self, tn_string_view name, bool is_down) {
  const char* list = self->attributes;
  char attribute[64];
  char made[64];
  const bool is_convolution = strcmp(self->ops, ",dynamic_conv,") == 0;
  while (next_name(&list, attribute)) {
    if (is_down) {
      (void)tn_vhlo_op__take(op, attribute);
    } else {
      tn_vhlo_op__add(op, attribute,
                      equivalent_of(op->rewriter, tn_vhlo__value(op->rewriter, self->value)));
    }
  }
  if (is_convolution && is_down) add_padding(op);
  if (is_convolution && !is_down) (void)tn_vhlo_op__take(op, "padding");
  (void)snprintf(made, sizeof made, "vhlo.%.*s_v%d", (int)name.size, name.data, is_down ? 1 : 2);
  tn_vhlo_op__finish(op, tn_string_view_from(made));
}

//===-- Types and attributes ------------------------------------------------------------------===//

static bool has_kind(tn_context* context, const tn_storage* storage, edition target);

/// Returns true if a version has the value of a parameter; for numbers and elements, their type.
static bool has_parts(tn_context* context, tn_attribute value, edition target) {
  if (tn_attribute__is(value, TN_ATTRIBUTE_TYPE)) {
    return has_kind(context, tn_type_attribute_value(value).storage, target);
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) ||
      tn_attribute__is(value, TN_ATTRIBUTE_FLOAT) ||
      tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    const tn_storage* type = tn_vhlo__type_from(context, tn_attribute_type(value).storage);
    return type != NULL && has_kind(context, type, target);
  }
  const size_t count =
      tn_attribute__is(value, TN_ATTRIBUTE_ARRAY) ? tn_array_attribute_count(value) : 0;
  for (size_t i = 0; i < count; ++i) {
    if (!has_parts(context, tn_array_attribute_element(value, i), target)) return false;
  }
  return value.storage == NULL || has_kind(context, value.storage, target);
}

/// Returns true if a version has the type or attribute and everything nested in it.
static bool has_kind(tn_context* context, const tn_storage* storage, edition target) {
  const tn_vhlo_kind* kind = tn_vhlo_kind__of(storage);
  const tn_definition* definition = tn_definition__of(storage);
  if (kind == NULL) return true;
  if (is_before(target, kind->first)) return false;
  for (uint32_t i = 0; definition != NULL && i < definition->parameter_count; ++i) {
    if (!has_parts(context, tn_vhlo__parameter(storage, i), target)) return false;
  }
  return true;
}

/// Returns the element type of a tensor of vhlo; other types unchanged.
static const tn_storage* element_of(tn_context* context, tn_type type) {
  const tn_storage* plain = tn_vhlo__type_to(context, type.storage);
  return plain == NULL ? NULL : tn_type__element((tn_type){plain}).storage;
}

/// Checks reductions and custom calls for features of later versions.
static bool meets_limits(tn_rewriter* rewriter, tn_ref op, tn_string_view name, edition target) {
  static const char* const reductions[] = {"all_reduce_v1",     "reduce_v1",
                                           "reduce_scatter_v1", "reduce_window_v1",
                                           "scatter_v1",        "select_and_scatter_v1"};
  tn_context* context = rewriter->context;
  if (tn_string_view_equal(name, tn_string_view_from("custom_call_v1")) &&
      is_before(target, (edition){1, 3})) {
    const tn_storage* config = tn_op__inherent(context, op, "backend_config");
    const tn_storage* api = tn_op__inherent(context, op, "api_version");
    uint64_t number = 0;
    if (tn_vhlo__is(config, "#dict_v1")) return false;
    if (tn_enum_attribute__number((tn_attribute){api}, &number) && number == 4) return false;
  }
  for (size_t i = 0; i < sizeof reductions / sizeof *reductions; ++i) {
    if (!tn_string_view_equal(name, tn_string_view_from(reductions[i])) ||
        !is_before(target, (edition){0, 17})) {
      continue;
    }
    for (uint32_t k = 0;
         k < tn_op__result_count(context, op) && k < tn_op__operand_count(context, op); ++k) {
      if (element_of(context, tn_op__operand_type(context, op, k)) !=
          element_of(context, tn_op__result_type(context, op, k))) {
        return false;
      }
    }
  }
  return true;
}

/// Returns true if the op is valid in a version without changes.
static bool is_legal(tn_rewriter* rewriter, tn_ref op, edition target) {
  tn_context* context = rewriter->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_string_view whole = tn_operation_name__text(tn_op_cell__name(context, cell));
  const tn_string_view name = {whole.data + 5, whole.size - 5};
  if (!has_op(name, target) || !meets_limits(rewriter, op, name, target)) return false;
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const uint32_t* values = tn_op_cell__attributes(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if (!has_kind(context, tn_uniquer__at(&context->uniquer, values[i]), target)) return false;
  }
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    if (!has_kind(context, tn_op__operand_type(context, op, i).storage, target)) return false;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    if (!has_kind(context, tn_op__result_type(context, op, i).storage, target)) return false;
  }
  return true;
}

//===-- The module ----------------------------------------------------------------------------===//

static tn_status fail_version(tn_rewriter* rewriter, tn_ref module, tn_ref op,
                              version_numbers version) {
  if (rewriter->status != TN_OK) return rewriter->status;
  const tn_string_view name = tn_operation_name__text(
      tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, op)));
  (void)tn_op__fail(rewriter->context, op, NULL,
                    "failed to legalize operation '%.*s' that was explicitly marked illegal",
                    (int)name.size, name.data);
  return tn_op__fail(rewriter->context, module, NULL, "failed to convert VHLO to v%lld.%lld.%lld",
                     (long long)version.numbers[0], (long long)version.numbers[1],
                     (long long)version.numbers[2]);
}

/// Re-adds the operands of a changed op, since files store the order of uses: jaxlib recreates the
/// ops that it changes, so their uses come first.
static void renew_operands(tn_rewriter* rewriter, tn_ref ref) {
  for (uint32_t i = 0; i < tn_op__operand_count(rewriter->context, ref); ++i) {
    const tn_ref value = tn_op__operand(rewriter->context, ref, i);
    tn_rewriter__set_operand(rewriter, ref, i, 0);
    tn_rewriter__set_operand(rewriter, ref, i, value);
  }
}

/// Re-adds all uses of the results of changed ops, in order, as jaxlib does when it replaces
/// results.
static void renew_results(tn_rewriter* rewriter, tn_text_buffer* changed) {
  const tn_context* context = rewriter->context;
  const tn_ref* ops = (const tn_ref*)(const void*)changed->data;
  if (changed->failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
  for (size_t i = 0; i < changed->size / sizeof *ops && rewriter->status == TN_OK; ++i) {
    for (uint32_t k = 0; k < tn_op__result_count(context, ops[i]); ++k) {
      const tn_ref value = tn_op__result(context, ops[i], k);
      tn_ref next = 0;
      for (tn_ref use = tn_value__first_use(context, value); use != 0; use = next) {
        next = tn_use__next(context, use);
        tn_use__set_value(context, use, 0);
        tn_use__set_value(context, use, value);
      }
    }
  }
}

/// Converts an op to the version, one version up or down if needed.
static bool fit_op(tn_rewriter* rewriter, tn_ref ref, edition target, tn_text_buffer* changed) {
  const tn_string_view whole = tn_operation_name__text(
      tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, ref)));
  if (whole.size < 9) return false;
  const tn_string_view versioned = {whole.data + 5, whole.size - 5};
  const tn_string_view name = {versioned.data, versioned.size - 3};
  const bool is_down = versioned.data[versioned.size - 1] == '2';
  const step* found = step_of(name);
  if (found != NULL && !has_op(versioned, target)) {
    tn_vhlo_op op;
    tn_vhlo_op__open(&op, rewriter, ref);
    if (is_down && !can_go_down(&op, found)) {
      tn_text_buffer_free(&op.entries);
      return false;
    }
    change(&op, found, name, is_down);
    renew_operands(rewriter, ref);
    tn_text_buffer_append(changed, (const char*)&ref, sizeof ref);
  }
  return rewriter->status == TN_OK && is_legal(rewriter, ref, target);
}

static tn_status to_version(tn_rewriter* rewriter, tn_ref module, version_numbers version,
                            tn_text_buffer* changed) {
  const tn_context* context = rewriter->context;
  const edition target = {(uint8_t)version.numbers[0], (uint8_t)version.numbers[1]};
  for (tn_ref op = tn_op__next_in_pre_order(context, module, module, false);
       op != 0 && tn_rewriter__goes_on(rewriter);
       op = tn_op__next_in_pre_order(context, module, op, false)) {
    const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
    if (!tn_string_view_equal(tn_operation_name__dialect(name), tn_string_view_from("vhlo"))) {
      continue;
    }
    if (tn_op_cell__is_malformed(tn_op__at(context, op)) || !fit_op(rewriter, op, target, changed))
      return fail_version(rewriter, module, op, version);
  }
  renew_results(rewriter, changed);
  return rewriter->status;
}

static tn_status run_convert(tn_rewriter* rewriter, tn_ref module) {
  static const version_numbers first = {{0, 9, 0}};
  static const version_numbers last = {{1, 17, 0}};
  const tn_context* context = rewriter->context;
  const char* text = tn_rewriter__option(rewriter, "target");
  version_numbers version;
  if (strcmp(text, "current") == 0) text = "1.17.0";
  if (*text == 0) {
    return tn_op__fail(context, module, NULL,
                       "No target version specified.\nTarget version must be of the form `#.#.#`.");
  }
  if (!parse_version(tn_string_view_from(text), &version)) {
    return tn_op__fail(context, module, NULL,
                       "Invalid target version argument '%s'\nTarget version must be of the form "
                       "`#.#.#`.",
                       text);
  }
  if (compare_versions(&version, &first) < 0) {
    return tn_op__fail(context, module, NULL,
                       "target version %s is less than minimum supported 0.9.0", text);
  }
  if (compare_versions(&last, &version) < 0) {
    return tn_op__fail(context, module, NULL,
                       "target version %s is greater than current version 1.17.0", text);
  }
  tn_text_buffer changed = tn_text_buffer_make(&context->allocator);
  const tn_status status = to_version(rewriter, module, version, &changed);
  tn_text_buffer_free(&changed);
  return status;
}

TN_PASS(vhlo_to_version) = {"vhlo-to-version", "VhloToVersionPass",
                            "Convert between versions of VHLO.", .rewrite = run_convert,
                            TN_PASS_OPTIONS({"target", TN_PASS_TEXT, "", NULL,
                                             "The version to convert to, such as 1.0.0"})};
