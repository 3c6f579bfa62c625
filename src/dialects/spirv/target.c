// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The features of a target of spirv. Capabilities and extensions are stored as text, as are the
// needs of ops and of keywords in their attributes (schema/lowerings).

#include "dialects/spirv/target.h"

#include <stdlib.h>
#include <tenure/parameters.h>

#include "base/hash.h"
#include "dialects/spirv/spirv.h"
#include "dialects/spirv_ops.h"
#include "ir/definition.h"
#include "schema/shipped.h"

//===-- Targets -------------------------------------------------------------------------------===//

bool tn_spirv_target__has(const tn_spirv_target* target, tn_string_view word) {
  for (const char* at = target->has.data; at != NULL && (at = strchr(at, ',')) != NULL; ++at) {
    if (strncmp(at + 1, word.data, word.size) == 0 && at[1 + word.size] == ',') return true;
  }
  return false;
}

// After the text of the needs is a hash table with the offsets of its entries, and then the table's
// size, a power of two.

static const uint32_t* table_of(const tn_text_buffer* words, uint32_t* out_size) {
  memcpy(out_size, words->data + words->size - sizeof *out_size, sizeof *out_size);
  return (const uint32_t*)(const void*)(words->data + words->size) - 1 - *out_size;
}

static size_t word_size(const char* word) { return strcspn(word, ", \n"); }

static void add_table(tn_text_buffer* words) {
  static const char zeros[1024];
  uint32_t size = 64;
  uint32_t count = 0;
  tn_text_buffer_append(words, zeros, 4 - words->size % 4);
  if (words->failed) return;
  const size_t text_size = words->size;
  for (const char* at = words->data; *at != '\0'; ++at) count += *at == ',' || *at == '\n';
  while (size < 2 * count) size *= 2;
  for (uint32_t i = 0; i < size; i += 256) tn_text_buffer_append(words, zeros, sizeof zeros);
  tn_text_buffer_append(words, (const char*)&size, sizeof size);
  if (words->failed) return;
  uint32_t* table = (uint32_t*)(void*)(words->data + text_size);
  for (const char* line = words->data; *line != '\0'; ++line) {
    for (; *line != '\n' && *line != ' '; line += *line == ',') {
      const size_t length = word_size(line);
      uint32_t place = (uint32_t)tn_hash_name(line, length) & (size - 1);
      while (table[place] != 0) place = (place + 1) & (size - 1);
      table[place] = (uint32_t)(line - words->data) + 1;
      line += length;
    }
    line += strcspn(line, "\n");
    if (*line == '\0') return;
  }
}

tn_string_view tn_spirv_target__needs_of(const tn_spirv_target* target, const char* kind,
                                         tn_string_view word) {
  char key[128];
  const size_t kind_size = strlen(kind);
  const tn_string_view none = {"", 0};
  uint32_t size = 0;
  if (target->words.failed || word.size >= sizeof key || kind_size >= sizeof key - word.size) {
    return none;
  }
  memcpy(key, kind, kind_size);
  key[kind_size] = '.';
  if (word.size != 0) memcpy(key + kind_size + 1, word.data, word.size);
  const size_t key_size = kind_size + 1 + word.size;
  const uint32_t* table = table_of(&target->words, &size);
  uint32_t place = (uint32_t)tn_hash_name(key, key_size) & (size - 1);
  for (; table[place] != 0; place = (place + 1) & (size - 1)) {
    const char* found = target->words.data + table[place] - 1;
    if (word_size(found) != key_size || memcmp(found, key, key_size) != 0) continue;
    const char* needs = found + strcspn(found, " \n");
    return (tn_string_view){needs, strcspn(needs, "\n")};
  }
  return none;
}

/// Adds a name and the names that it implies.
static void add(tn_spirv_target* target, tn_string_view word) {
  if (word.size == 0 || tn_spirv_target__has(target, word)) return;
  --target->has.size;
  tn_text_buffer_append_view(&target->has, word);
  tn_text_buffer_append(&target->has, ",", 2);
  const tn_string_view needs = tn_spirv_target__needs_of(target, "capability", word);
  for (size_t i = 0; i < needs.size; ++i) {
    if (needs.data[i] == '+') {
      const char* name = needs.data + i + 1;
      add(target, (tn_string_view){name, strcspn(name, " +\n")});
    }
  }
}

static void add_list(tn_spirv_target* target, tn_attribute list) {
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    add(target, tn_string_attribute_value(tn_array_attribute_element(list, i)));
  }
}

/// Adds the identifiers in a text.
static const char* add_all(tn_spirv_target* target, const char* text, char end) {
  while (*text != '\0' && *text != end) {
    const size_t size =
        strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
    add(target, (tn_string_view){text, size});
    text += size == 0 ? 1 : size;
  }
  return text;
}

static const char* const implied[] = {
    "",
    "",
    "",
    "SPV_KHR_shader_draw_parameters SPV_KHR_16bit_storage SPV_KHR_device_group SPV_KHR_multiview "
    "SPV_KHR_storage_buffer_storage_class SPV_KHR_variable_pointers",
    "SPV_KHR_no_integer_wrap_decoration SPV_GOOGLE_decorate_string SPV_GOOGLE_hlsl_functionality1 "
    "SPV_KHR_float_controls",
    "SPV_KHR_8bit_storage SPV_EXT_descriptor_indexing SPV_EXT_shader_viewport_index_layer "
    "SPV_EXT_physical_storage_buffer SPV_KHR_physical_storage_buffer SPV_KHR_vulkan_memory_model",
    "SPV_KHR_non_semantic_info SPV_KHR_integer_dot_product SPV_KHR_terminate_invocation "
    "SPV_EXT_demote_to_helper_invocation"};

tn_attribute tn_spirv_target__attribute(const tn_context* context, tn_ref op) {
  for (; op != 0; op = tn_op__parent(context, op)) {
    const tn_attribute own = tn_op__attribute(context, op, "spirv.target_env");
    if (own.storage != NULL) return own;
    const tn_attribute targets = tn_op__attribute(context, op, "targets");
    for (size_t i = 0;
         tn_attribute__is(targets, TN_ATTRIBUTE_ARRAY) && i < tn_array_attribute_count(targets);
         ++i) {
      const tn_attribute target = tn_array_attribute_element(targets, i);
      if (tn_opaque__is_called(target.storage, "spirv", "target_env")) return target;
    }
  }
  return (tn_attribute){NULL};
}

void tn_spirv_target__open(tn_spirv_target* target, tn_rewriter* rewriter, tn_ref op) {
  tn_context* context = rewriter->context;
  *target = (tn_spirv_target){.has = tn_text_buffer_make(&context->allocator),
                              .words = tn_text_buffer_make(&context->allocator)};
  tn_rewriter__fail(rewriter, tn_shipped__add_text("spirv_needs", &target->words));
  add_table(&target->words);
  tn_text_buffer_append(&target->has, ",", 2);
  if (target->has.failed || target->words.failed) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
    return;
  }
  const tn_attribute triple = tn_attribute_parameter(tn_spirv_target__attribute(context, op),
                                                     tn_string_view_from("ver_cap_ext"));
  if (triple.storage == NULL) {
    add(target, tn_string_view_from("Shader"));
  } else {
    const tn_string_view version =
        tn_string_attribute_value(tn_attribute_parameter(triple, tn_string_view_from("version")));
    target->version = (uint32_t)(version.data[version.size - 1] - '0');  // For `v1.3`.
    add_list(target, tn_attribute_parameter(triple, tn_string_view_from("capabilities")));
    add_list(target, tn_attribute_parameter(triple, tn_string_view_from("extensions")));
  }
  for (uint32_t i = 0; i <= target->version; ++i) (void)add_all(target, implied[i], '\0');
  if (target->has.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(context));
}

void tn_spirv_target__close(tn_spirv_target* target) {
  tn_text_buffer_free(&target->has);
  tn_text_buffer_free(&target->words);
}

//===-- Needs ---------------------------------------------------------------------------------===//

bool tn_spirv_target__meets(const tn_spirv_target* target, tn_string_view needs) {
  if (needs.size == 0) return true;
  const char* end = needs.data + needs.size;
  for (const char* at = needs.data; at < end;) {
    const char* stop = memchr(at, ' ', (size_t)(end - at));
    if (stop == NULL) stop = end;
    const bool is_most = *at == '<';
    if (at + is_most + 4 == stop && at[is_most] == 'v') {
      const uint32_t version = (uint32_t)(at[is_most + 3] - '0');
      if (is_most ? version < target->version : version > target->version) return false;
    } else if (at < stop && *at != '+') {
      bool has = false;
      while (at < stop && !has) {
        const char* bar = memchr(at, '|', (size_t)(stop - at));
        if (bar == NULL) bar = stop;
        has = tn_spirv_target__has(target, (tn_string_view){at, (size_t)(bar - at)});
        at = bar + 1;
      }
      if (!has) return false;
    }
    at = stop + 1;
  }
  return true;
}

bool tn_spirv_target__is_type(tn_type type) {
  switch (tn_type_kind_of(type)) {
    case TN_TYPE_INTEGER: {
      const uint32_t width = tn_integer_type_width(type);
      return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
    }
    case TN_TYPE_FLOAT: {
      const tn_float_kind kind = tn_float_type_kind(type);
      return kind == TN_FLOAT_F16 || kind == TN_FLOAT_BF16 || kind == TN_FLOAT_F32 ||
             kind == TN_FLOAT_F64;
    }
    case TN_TYPE_VECTOR: {
      const int64_t count = tn_shaped_type_rank(type) == 1 ? tn_shaped_type_dims(type)[0] : 0;
      return ((count >= 2 && count <= 4) || count == 8 || count == 16) &&
             tn_spirv_target__is_type(tn_type__element(type));
    }
    default:
      return tn_spirv__is_own(type);
  }
}

static void need(tn_text_buffer* needs, const char* text, size_t size) {
  if (size == 0) return;
  tn_text_buffer_append_text(needs, " ");
  tn_text_buffer_append(needs, text, size);
}

/// Appends the needs of an integer or a float in the storage class.
static void need_number(tn_text_buffer* needs, tn_type type, tn_string_view storage) {
  static const char* const classes[] = {"PushConstant", "StorageBuffer", "Uniform", "Input",
                                        "Output"};
  static const char* const accesses[][2] = {
      {"StoragePushConstant8 SPV_KHR_8bit_storage", "StoragePushConstant16"},
      {"StorageBuffer8BitAccess SPV_KHR_8bit_storage", "StorageBuffer16BitAccess"},
      {"UniformAndStorageBuffer8BitAccess SPV_KHR_8bit_storage", "StorageUniform16"},
      {NULL, "StorageInputOutput16"},
      {NULL, "StorageInputOutput16"}};
  const bool is_float = tn_type__is(type, TN_TYPE_FLOAT);
  const bool is_bf16 = is_float && tn_float_type_kind(type) == TN_FLOAT_BF16;
  const uint32_t width = tn_type_bit_width(type);
  const char* found = NULL;
  if (is_bf16) need(needs, "SPV_KHR_bfloat16", 16);
  for (size_t i = 0; i < 5 && (width == 8 || width == 16); ++i) {
    if (tn_string_view_equal(storage, tn_string_view_from(classes[i]))) {
      found = accesses[i][width == 16];
    }
  }
  if (found != NULL) {
    need(needs, found, strlen(found));
    if (width == 16) need(needs, "SPV_KHR_16bit_storage", 21);
  } else if (is_bf16) {
    need(needs, "BFloat16TypeKHR", 15);
  } else if (width == 8 || width == 16 || width == 64) {
    tn_text_buffer_format(needs, " %s%u", is_float ? "Float" : "Int", width);
  }
}

static void need_word(const tn_spirv_target* target, const char* kind, tn_string_view word,
                      tn_text_buffer* needs) {
  const tn_string_view own = tn_spirv_target__needs_of(target, kind, word);
  need(needs, own.data, own.size);
}

static void need_type(const tn_spirv_target* target, tn_type type, tn_string_view storage,
                      tn_text_buffer* needs);

static void need_image(const tn_spirv_target* target, tn_type image, tn_string_view storage,
                       tn_text_buffer* needs) {
  static const char* const words[] = {"dim", "image_format"};
  need_type(target,
            tn_type_attribute_value(tn_type_parameter(image, tn_string_view_from("element_type"))),
            storage, needs);
  for (size_t i = 0; i < 2; ++i) {
    const tn_attribute word = tn_type_parameter(image, tn_string_view_from(words[i]));
    need_word(target, words[i], tn_string_attribute_value(word), needs);
  }
}

/// Appends the needs of one of the dialect's own types.
static void need_own(const tn_spirv_target* target, tn_type type, tn_string_view storage,
                     tn_text_buffer* needs) {
  static const char* const words[] = {
      [TN_SPIRV_RUNTIME_ARRAY] = "Shader",
      [TN_SPIRV_MATRIX] = "Matrix",
      [TN_SPIRV_COOPERATIVE_MATRIX] = "CooperativeMatrixKHR SPV_KHR_cooperative_matrix",
      [TN_SPIRV_TENSOR] = "TensorsARM SPV_ARM_tensors"};
  tn_composite parts;
  tn_string_view storage_class;
  const tn_type pointee = tn_spirv__pointee(type, &storage_class);
  if (pointee.storage != NULL) {
    need_type(target, pointee, storage_class, needs);
    need_word(target, "storage_class", storage_class, needs);
    return;
  }
  if (tn_opaque__is_called(type.storage, "spirv", "image")) {
    need_image(target, type, storage, needs);
    return;
  }
  if (tn_opaque__is_called(type.storage, "spirv", "sampled_image")) {
    need_type(target,
              tn_type_attribute_value(tn_type_parameter(type, tn_string_view_from("image_type"))),
              storage, needs);
    return;
  }
  tn_spirv__member(type, 0, &parts);
  const int64_t count = parts.kind == TN_SPIRV_STRUCT ? parts.count : 1;
  for (int64_t i = 0; i < count; ++i) {
    if (i != 0) tn_spirv__member(type, i, &parts);
    need_type(target, parts.member, storage, needs);
  }
  const size_t kind = (size_t)parts.kind;
  const char* own = kind < sizeof words / sizeof *words ? words[kind] : NULL;
  if (own != NULL) need(needs, own, strlen(own));
}

static void need_type(const tn_spirv_target* target, tn_type type, tn_string_view storage,
                      tn_text_buffer* needs) {
  if (type.storage == NULL) return;
  if (tn_spirv__is_own(type)) {
    need_own(target, type, storage, needs);
  } else if (tn_type__is(type, TN_TYPE_FUNCTION)) {
    for (size_t i = 0; i < tn_function_type_input_count(type); ++i) {
      need_type(target, tn_function_type_input(type, i), storage, needs);
    }
    for (size_t i = 0; i < tn_function_type_result_count(type); ++i) {
      need_type(target, tn_function_type_result(type, i), storage, needs);
    }
  } else if (tn_type__is(type, TN_TYPE_INTEGER) || tn_type__is(type, TN_TYPE_FLOAT)) {
    need_number(needs, type, storage);
  } else {
    const bool is_vector = tn_type__is(type, TN_TYPE_VECTOR) && tn_shaped_type_rank(type) != 0;
    const int64_t first = is_vector ? tn_shaped_type_dims(type)[0] : 0;
    if (first == 8 || first == 16) need(needs, "Vector16", 8);
    need_type(target, tn_type_element_type(type), storage, needs);
  }
}

void tn_spirv_target__type_needs(const tn_spirv_target* target, tn_type type, const char* storage,
                                 tn_text_buffer* out_needs) {
  need_type(target, type, tn_string_view_from(storage), out_needs);
}

/// Appends the needs of `#spirv.scope<Device>` or `#spirv.memory_semantics<Acquire|Volatile>`.
static void need_attribute(const tn_spirv_target* target, tn_attribute attribute,
                           tn_text_buffer* needs) {
  const tn_enum_attribute* list = tn_enum_attribute__of(attribute);
  const tn_string_view words = tn_enum_attribute__words(attribute);
  if (list == NULL || !tn_string_view_equal(list->dialect, tn_string_view_from("spirv"))) return;
  for (size_t at = 0; at < words.size;) {
    const char* bar = memchr(words.data + at, '|', words.size - at);
    const size_t size = bar == NULL ? words.size - at : (size_t)(bar - words.data) - at;
    need_word(target, list->mnemonic.data, (tn_string_view){words.data + at, size}, needs);
    at += size + 1;
  }
}

void tn_spirv_target__op_needs(const tn_spirv_target* target, const tn_context* context, tn_ref op,
                               bool with_function, tn_text_buffer* out_needs) {
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  const tn_string_view name = tn_operation_name__text(tn_op_cell__name(context, cell));
  const tn_string_view own =
      name.size < 6 ? name
                    : tn_spirv_target__needs_of(target, "spirv",
                                                (tn_string_view){name.data + 6, name.size - 6});
  need(out_needs, own.data, own.size);
  // Selecting whole vectors by one condition needs SPIR-V 1.4.
  if (tn_string_view_equal(name, tn_string_view_from(TN_NAME_SPIRV_SELECT)) &&
      tn_op__operand_count(context, op) == 3 &&
      !tn_type__is(tn_op__operand_type(context, op, 0), TN_TYPE_VECTOR) &&
      tn_type__is(tn_op__operand_type(context, op, 1), TN_TYPE_VECTOR)) {
    need(out_needs, "v1.4", 4);
  }
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_FLAG) == 0) continue;
    const tn_attribute value =
        tn_attribute__from(context, tn_op_cell__attributes(context, cell)[i]);
    need_attribute(target, value, out_needs);
    // Types of functions and variables.
    if (tn_attribute__is(value, TN_ATTRIBUTE_TYPE) &&
        (with_function || !tn_type__is(tn_type_attribute_value(value), TN_TYPE_FUNCTION))) {
      tn_spirv_target__type_needs(target, tn_type_attribute_value(value), "", out_needs);
    }
  }
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    tn_spirv_target__type_needs(target, tn_op__operand_type(context, op, i), "", out_needs);
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    tn_spirv_target__type_needs(target, tn_op__result_type(context, op, i), "", out_needs);
  }
}

tn_status tn_spirv__each_module(tn_rewriter* rewriter, tn_ref root,
                                tn_status (*act)(tn_rewriter* rewriter, tn_ref module)) {
  const tn_context* context = rewriter->context;
  const tn_string_view name = tn_string_view_from(TN_NAME_SPIRV_MODULE);
  if (tn_string_view_equal(tn_op__kept_name(context, root), name)) {
    return act(rewriter, root);
  }
  if (tn_op_cell__region_count(tn_op__at(context, root)) == 0) return TN_OK;
  const tn_ref block = tn_op__first_block(context, root, 0);
  for (tn_ref op = block == 0 ? 0 : tn_block__at(context, block)->first_op; op != 0;
       op = tn_op__at(context, op)->next) {
    if (tn_string_view_equal(tn_op__kept_name(context, op), name)) {
      TN_TRY(act(rewriter, op));
    }
  }
  return TN_OK;
}
