// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mapped adapter files that others cut, overwrite and enlarge while they are loaded and used: nothing
// crashes, and a change that the file's size or time shows is never taken for what was loaded. A file
// that nobody changes is read from its mapping as from a copy: both are taken, or refused with one
// message.

#include <tenure/adapter_apply.h>
#include <tenure/adapter_attach.h>
#include <tenure/adapter_export.h>
#include <tenure/adapter_merge.h>
#include <tenure/diagnostics.h>
#include <tenure/text.h>

#include "mapped_file.h"

typedef struct run {
  tn_context* context;
  tn_adapter* mapped;
  tn_adapter* copied;  ///< The same file, read before anything changed; or NULL.
  bool has_bytes;      ///< Some tensor has.
  char message[512];   ///< The last one.
} run;

// Of dialects that nobody ships: to load one for each input takes longer than all else.
static const char model[] =
    "\"builtin.module\"() ({\n"
    "  \"t.func\"() ({\n"
    "  ^bb0(%w: tensor<4x6xf32> loc(\"w\")):\n"
    "    %v = \"t.constant\"() {value = dense<1.0> : tensor<4x6xf32>} : () -> tensor<4x6xf32> "
    "loc(\"v\")\n"
    "    \"t.use\"(%w, %v) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()\n"
    "  }) : () -> ()\n"
    "}) : () -> ()\n";

static bool note_message(const tn_diagnostic* diagnostic, void* user_data) {
  run* r = user_data;
  const tn_string_view words = tn_diagnostic_message(diagnostic);
  snprintf(r->message, sizeof r->message, "%.*s", (int)words.size, words.data);
  return true;
}

//===-- A device ------------------------------------------------------------------------------===//

static tn_status device_allocate(void* user_data, size_t byte_size, void** out_block) {
  (void)user_data;
  *out_block = malloc(byte_size);
  return *out_block == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

static void device_deallocate(void* user_data, void* block, size_t byte_size) {
  (void)user_data;
  (void)byte_size;
  free(block);
}

static tn_status device_copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                                size_t byte_size) {
  (void)user_data;
  memcpy((char*)block + offset, bytes, byte_size);
  return TN_OK;
}

static tn_status device_copy_out(void* user_data, const void* block, size_t offset, void* out,
                                 size_t byte_size) {
  (void)user_data;
  memcpy(out, (const char*)block + offset, byte_size);
  return TN_OK;
}

static const tn_device_allocator device = {.kind = TN_DEVICE_OTHER,
                                           .name = "fuzz:0",
                                           .allocate = device_allocate,
                                           .deallocate = device_deallocate,
                                           .copy_in = device_copy_in,
                                           .copy_out = device_copy_out};

//===-- Loading -------------------------------------------------------------------------------===//

static void compare_tensors(tn_adapter* a, tn_adapter* b, size_t index) {
  tn_tensor* one;
  tn_tensor* other;
  mapped_require(tn_adapter_tensor_at(a, index, &one) == TN_OK);
  mapped_require(tn_adapter_tensor_at(b, index, &other) == TN_OK);
  const size_t rank = tn_tensor_rank(one);
  mapped_require(tn_string_view_equal(tn_tensor_name(one), tn_tensor_name(other)));
  mapped_require(tn_tensor_element_type(one) == tn_tensor_element_type(other));
  mapped_require(tn_tensor_byte_offset(one) == tn_tensor_byte_offset(other));
  mapped_require(tn_tensor_byte_size(one) == tn_tensor_byte_size(other));
  mapped_require(rank == tn_tensor_rank(other));
  mapped_require(rank == 0 || memcmp(tn_tensor_dims(one), tn_tensor_dims(other), 8 * rank) == 0);
  tn_object_release(one);
  tn_object_release(other);
}

static void compare_adapters(tn_adapter* a, tn_adapter* b) {
  const size_t count = tn_adapter_tensor_count(a);
  const size_t metadata_count = tn_adapter_metadata_count(a);
  mapped_require(count == tn_adapter_tensor_count(b));
  mapped_require(metadata_count == tn_adapter_metadata_count(b));
  for (size_t i = 0; i < count; ++i) compare_tensors(a, b, i);
  for (size_t i = 0; i < metadata_count; ++i) {
    tn_string_view texts[4];
    mapped_require(tn_adapter_metadata_at(a, i, &texts[0], &texts[1]));
    mapped_require(tn_adapter_metadata_at(b, i, &texts[2], &texts[3]));
    mapped_require(tn_string_view_equal(texts[0], texts[2]));
    mapped_require(tn_string_view_equal(texts[1], texts[3]));
  }
}

static tn_adapter_options options_of(const uint8_t* input) {
  const unsigned bits = input[MAPPED_AT_OPTIONS];
  return (tn_adapter_options){
      .compatible = bits & MAPPED_COMPATIBLE,
      .keep_names = bits & MAPPED_KEEP_NAMES,
      .check = bits & MAPPED_CHECK,
      .format = bits & MAPPED_SAFETENSORS ? TN_ADAPTER_FORMAT_SAFETENSORS : TN_ADAPTER_FORMAT_ONNX,
      .device = bits & MAPPED_ON_DEVICE ? &device : NULL,
      .device_policy = TN_DEVICE_COPY_ON_ATTACH};
}

// Loads the file twice: the second time, from its mapping, while it changes.
static bool load(run* r, const uint8_t* input) {
  tn_adapter_options options = options_of(input);
  char said[sizeof r->message];
  options.storage = TN_ADAPTER_STORAGE_COPY;
  const tn_status first = tn_adapter_load(r->context, the_file.path, &options, &r->copied);
  memcpy(said, r->message, sizeof said);
  options.storage = TN_ADAPTER_STORAGE_MAP;
  mapped_change_at(input[MAPPED_AT_CHANGE_READ], input[MAPPED_AT_CHANGE_KIND],
                   mapped_word16(input + MAPPED_AT_CHANGE_PLACE));
  const tn_status second = tn_adapter_load(r->context, the_file.path, &options, &r->mapped);
  mapped_change_at(0, 0, 0);
  if (mapped_shows_change()) {
    mapped_require(second != TN_OK);
  } else if (!the_file.is_touched && first != second) {
    // Of a mapped file more is kept, in proportion to its size.
    mapped_require(second == TN_LIMIT_EXCEEDED);
  } else if (!the_file.is_touched && first != TN_OK) {
    mapped_require(strcmp(said, r->message) == 0);
  } else if (!the_file.is_touched) {
    compare_adapters(r->mapped, r->copied);
  }
  return second == TN_OK;
}

static void look(run* r) {
  const size_t count = tn_adapter_tensor_count(r->mapped);
  for (size_t i = 0; i < count; ++i) {
    tn_tensor* tensor;
    mapped_require(tn_adapter_tensor_at(r->mapped, i, &tensor) == TN_OK);
    const size_t size = tn_tensor_byte_size(tensor);
    mapped_require(tn_tensor_byte_offset(tensor) <= the_file.size);
    mapped_require(the_file.size - tn_tensor_byte_offset(tensor) >= size);
    r->has_bytes = r->has_bytes || size > 0;
    tn_object_release(tensor);
  }
}

//===-- Steps ---------------------------------------------------------------------------------===//

// What a step that reads data may return: nothing good once a change shows.
static void check_status(const run* r, tn_status status) {
  if (r->has_bytes && mapped_shows_change()) mapped_require(status != TN_OK);
}

static void read_tensor(run* r, unsigned number) {
  const size_t count = tn_adapter_tensor_count(r->mapped);
  tn_tensor* tensor;
  if (count == 0) return;
  mapped_require(tn_adapter_tensor_at(r->mapped, number % count, &tensor) == TN_OK);
  const size_t offset = number * 7u % (tn_tensor_byte_size(tensor) + 1);
  const size_t size = tn_tensor_byte_size(tensor) - offset;
  unsigned char* bytes = malloc(size + 1);
  mapped_require(bytes != NULL);
  const tn_status status = tn_tensor_read(tensor, offset, size, bytes);
  if (mapped_shows_change()) {
    mapped_require(status == TN_IO_ERROR);
  } else if (!the_file.is_touched) {
    const size_t begin = tn_tensor_byte_offset(tensor) + offset;
    mapped_require(status == TN_OK && memcmp(bytes, the_file.bytes + begin, size) == 0);
  }
  free(bytes);
  tn_object_release(tensor);
}

static void verify(run* r) {
  const tn_status status = tn_adapter_check(r->mapped, r->context, NULL, NULL);
  if (mapped_shows_change()) mapped_require(status == TN_IO_ERROR);
}

static tn_status serialize_adapter(run* r, tn_adapter* adapter, const tn_export_options* options,
                                   tn_blob** out_blob) {
  tn_adapter_builder* builder;
  mapped_require(tn_adapter_builder_create(r->context, &builder) == TN_OK);
  mapped_require(tn_adapter_builder_load_adapter(builder, adapter) == TN_OK);
  const tn_status status = tn_adapter_builder_serialize(builder, options, out_blob);
  tn_adapter_builder_destroy(builder);
  return status;
}

static tn_export_options export_options(unsigned number) {
  return (tn_export_options){
      .format = number & 1 ? TN_ADAPTER_FORMAT_SAFETENSORS : TN_ADAPTER_FORMAT_ONNX,
      .layout = number & 2 ? TN_ADAPTER_LAYOUT_ALIGNED : TN_ADAPTER_LAYOUT_ONNX,
      .checksums = number & 4};
}

static void serialize(run* r, unsigned number) {
  const tn_export_options options = export_options(number);
  tn_blob* blob = NULL;
  tn_blob* expected = NULL;
  const tn_status status = serialize_adapter(r, r->mapped, &options, &blob);
  check_status(r, status);
  if (!the_file.is_touched && r->copied != NULL) {
    mapped_require(serialize_adapter(r, r->copied, &options, &expected) == status);
    if (status == TN_OK) {
      const size_t size = tn_blob_byte_size(blob);
      mapped_require(size == tn_blob_byte_size(expected));
      mapped_require(memcmp(tn_blob_data(blob), tn_blob_data(expected), size) == 0);
    }
  }
  tn_object_release(blob);
  tn_object_release(expected);
}

static const char* export_path(void) {
  static char path[64];
  if (path[0] == '\0') {
    snprintf(path, sizeof path, "/dev/shm/tenure_fuzz_%ld", (long)getpid());
  }
  return path;
}

static void export_file(run* r, unsigned number) {
  const tn_export_options options = export_options(number);
  tn_adapter_builder* builder;
  mapped_require(tn_adapter_builder_create(r->context, &builder) == TN_OK);
  mapped_require(tn_adapter_builder_load_adapter(builder, r->mapped) == TN_OK);
  const tn_status status = tn_adapter_builder_export(builder, export_path(), &options);
  check_status(r, status);
  mapped_require((access(export_path(), F_OK) == 0) == (status == TN_OK));
  unlink(export_path());
  tn_adapter_builder_destroy(builder);
}

static void copy_to_device(run* r) {
  const bool has_device = tn_adapter_device(r->mapped) != NULL;
  tn_tensor* tensor;
  const tn_status status = tn_adapter_copy_to_device(r->mapped, r->context);
  if (!has_device) mapped_require(status == TN_INVALID_ARGUMENT);
  if (status != TN_OK || tn_adapter_tensor_at(r->mapped, 0, &tensor) != TN_OK) return;
  const size_t size = tn_tensor_byte_size(tensor);
  unsigned char* bytes = malloc(size + 1);
  mapped_require(bytes != NULL);
  if (size > 0) mapped_require(tn_tensor_read_device(tensor, 0, size, bytes) == TN_OK);
  free(bytes);
  tn_object_release(tensor);
}

static tn_status drop_text(void* user_data, const char* bytes, size_t size) {
  size_t* total = user_data;
  *total += size + (size_t)(size > 0 && bytes[0] == '\0');
  return TN_OK;
}

static void attach(run* r, unsigned number) {
  const tn_adapter_attach_options how = {.name = tn_string_view_from("x"), .partial = true};
  const tn_adapter_apply_options apply = {.form = (tn_adapter_form)(number % 3),
                                          .through_weights = true};
  size_t printed = 0;
  tn_op module;
  mapped_require(tn_text_parse(tn_context_root_scope(r->context), tn_string_view_from(model), NULL,
                               &module) == TN_OK);
  if (tn_adapter_attach(module, r->mapped, &how, NULL) == TN_OK) {
    if (number & 4) mapped_change_at(1 + number / 16 % 4, number >> 8, number);
    const tn_status status = number & 8 ? tn_adapter_merge_into_weights(module, NULL, NULL)
                                        : tn_adapter_apply(module, &apply, NULL);
    mapped_change_at(0, 0, 0);
    if (status != TN_OK && number & 32) {
      mapped_require(tn_adapter_detach(module, tn_string_view_from("x"), NULL) == TN_OK);
    }
    // What has bytes in a mapping is printed only while they are there.
    if (!the_file.is_touched) {
      mapped_require(tn_op_print(module, NULL, drop_text, &printed) == TN_OK && printed > 0);
    }
  }
  mapped_require(tn_op_erase(module) == TN_OK);
}

static void merge(run* r, unsigned number) {
  const tn_merge_input inputs[] = {{r->mapped, 0.5}, {r->mapped, -1.5}};
  tn_adapter_builder* builder;
  mapped_require(tn_adapter_builder_create(r->context, &builder) == TN_OK);
  check_status(r, tn_adapter_combine(builder, inputs, 2, (tn_merge_rule)(number % 2)));
  tn_adapter_builder_destroy(builder);
}

static tn_status note_difference(void* user_data, const tn_adapter_difference* difference) {
  (void)difference;
  ++*(size_t*)user_data;
  return TN_OK;
}

static void diff(run* r) {
  size_t count = 0;
  if (r->copied == NULL) return;
  const tn_status status =
      tn_adapter_diff(r->mapped, r->copied, r->context, note_difference, &count);
  check_status(r, status);
  if (!the_file.is_touched) mapped_require(status == TN_OK && count == 0);
}

static void cast(run* r, unsigned number) {
  tn_adapter_builder* builder;
  mapped_require(tn_adapter_builder_create(r->context, &builder) == TN_OK);
  mapped_require(tn_adapter_builder_load_adapter(builder, r->mapped) == TN_OK);
  (void)!tn_adapter_builder_cast(builder, (tn_string_view){0},
                                 (tn_element_type)(1 + number % TN_ELEMENT_INT4));
  tn_adapter_builder_destroy(builder);
}

static void take_step(run* r, mapped_step step) {
  const unsigned kind = step.kind % MAPPED_STEP_KINDS;
  // The upper bits of the count say what the change is; it hits the same place.
  mapped_change_at(step.change_read % 16, step.change_read / 16, step.place);
  switch (kind) {
    case MAPPED_CHANGE:
      mapped_change(step.change_read, step.place);
      break;
    case MAPPED_READ:
      read_tensor(r, step.place);
      break;
    case MAPPED_VERIFY:
      verify(r);
      break;
    case MAPPED_SERIALIZE:
      serialize(r, step.place);
      break;
    case MAPPED_EXPORT:
      export_file(r, step.place);
      break;
    case MAPPED_COPY_TO_DEVICE:
      copy_to_device(r);
      break;
    case MAPPED_ATTACH:
      attach(r, step.place);
      break;
    case MAPPED_MERGE:
      merge(r, step.place);
      break;
    case MAPPED_DIFF:
      diff(r);
      break;
    default:
      cast(r, step.place);
      break;
  }
  mapped_change_at(0, 0, 0);
}

//===-- Running -------------------------------------------------------------------------------===//

static void open_run(run* r) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  mapped_require(tn_context_create(&options, &r->context) == TN_OK);
  mapped_require(tn_diagnostic_handler_attach(r->context, note_message, r, NULL, &id) == TN_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  run r = {0};
  if (size < MAPPED_HEAD_SIZE) return 0;
  const size_t step_count = mapped_step_count(data, size);
  const size_t front = MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * step_count;
  open_run(&r);
  mapped_open(data, data + front, size - front);
  if (load(&r, data)) {
    look(&r);
    for (size_t i = 0; i < step_count; ++i) take_step(&r, mapped_step_at(data, i));
  }
  tn_object_release(r.mapped);
  tn_object_release(r.copied);
  tn_context_destroy(r.context);
  mapped_close();
  return 0;
}
