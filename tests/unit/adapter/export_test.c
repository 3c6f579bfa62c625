// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exporting: the bytes, what is refused, and what is left when it fails.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenure/adapter_export.h>

#include "adapter_builder.h"

typedef struct export_fixture {
  message_log messages;
  tn_context* context;
  tn_adapter_builder* builder;
  char folder[64];
  char path[80];
} export_fixture;

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

// A builder of a pair of matrices, a vector and a 4-bit tensor, and a folder of its own.
static void open_fixture(export_fixture* f) {
  static const float values[] = {1, 2, 3, 4};
  static const unsigned char nibbles[] = {0x21, 0x03};
  EXPECT_STATUS(TN_OK, logged_context(&f->messages, NULL, &f->context));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f->context, &f->builder));
  EXPECT_STATUS(TN_OK, add_vector(f->builder, "bytes", TN_ELEMENT_UINT8, 2, nibbles, 2));
  EXPECT_STATUS(TN_OK, add_vector(f->builder, "a", TN_ELEMENT_FLOAT32, 4, values, 16));
  EXPECT_STATUS(TN_OK, add_vector(f->builder, "b", TN_ELEMENT_FLOAT64, 2, values, 16));
  EXPECT_STATUS(TN_OK, add_vector(f->builder, "nibbles", TN_ELEMENT_INT4, 3, nibbles, 2));
  tn_adapter_builder_set_versions(f->builder, -1, 5);
  strcpy(f->folder, "/tmp/tenure_export_test.XXXXXX");
  EXPECT_TRUE(mkdtemp(f->folder) != NULL);
  snprintf(f->path, sizeof f->path, "%s/x.onnx_adapter", f->folder);
}

static size_t count_files(const export_fixture* f) {
  DIR* entries = opendir(f->folder);
  size_t count = 0;
  EXPECT_TRUE(entries != NULL);
  for (struct dirent* entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
    count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
  }
  closedir(entries);
  return count;
}

static void close_fixture(export_fixture* f) {
  tn_adapter_builder_destroy(f->builder);
  tn_context_destroy(f->context);
  unlink(f->path);
  EXPECT_EQ(0, rmdir(f->folder));
}

// Whether the adapter has what the fixture's builder has.
static void expect_fixture(export_fixture* f, tn_adapter* adapter) {
  tn_adapter_builder* builder;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_create(f->context, &builder));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_load_adapter(builder, adapter));
  EXPECT_EQ((uint64_t)-1, tn_adapter_builder_adapter_version(builder));
  EXPECT_EQ(5, tn_adapter_builder_model_version(builder));
  EXPECT_EQ(4, tn_adapter_builder_count(builder));
  for (size_t i = 0; i < 4; ++i) {
    tn_adapter_builder_parameter a;
    tn_adapter_builder_parameter b;
    EXPECT_TRUE(tn_adapter_builder_parameter_at(f->builder, i, &a));
    EXPECT_TRUE(tn_adapter_builder_parameter_at(builder, i, &b));
    EXPECT_TRUE(tn_string_view_equal(a.name, b.name));
    EXPECT_EQ(a.element_type, b.element_type);
    EXPECT_EQ(a.rank, b.rank);
    EXPECT_EQ(a.dims[0], b.dims[0]);
    EXPECT_EQ(a.byte_size, b.byte_size);
    EXPECT_EQ(0, memcmp(a.data, b.data, a.byte_size));
  }
  tn_adapter_builder_destroy(builder);
}

//===-- Bytes ---------------------------------------------------------------------------------===//

TN_TEST(an_empty_adapter_is_36_bytes) {
  export_fixture f;
  tn_blob* blob;
  tn_adapter* adapter;
  open_fixture(&f);
  tn_adapter_builder_clear(f.builder);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f.builder, NULL, &blob));
  EXPECT_EQ(36, tn_blob_byte_size(blob));
  EXPECT_EQ(0, memcmp((const char*)tn_blob_data(blob) + 4, "TORT", 4));
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f.context, blob, NULL, &adapter));
  EXPECT_EQ(0, tn_adapter_tensor_count(adapter));
  tn_object_release(adapter);
  tn_object_release(blob);
  close_fixture(&f);
}

TN_TEST(every_format_and_layout_reads_back) {
  static const tn_export_options all[] = {
      {.format = TN_ADAPTER_FORMAT_ONNX},
      {.format = TN_ADAPTER_FORMAT_ONNX, .checksums = true},
      {.format = TN_ADAPTER_FORMAT_ONNX, .layout = TN_ADAPTER_LAYOUT_ALIGNED},
      {.layout = TN_ADAPTER_LAYOUT_ALIGNED, .checksums = true},
      {.format = TN_ADAPTER_FORMAT_SAFETENSORS},
      {.format = TN_ADAPTER_FORMAT_SAFETENSORS, .peft_names = true}};
  export_fixture f;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK,
                tn_adapter_builder_set_metadata(f.builder, view("al\"\\\n\"pha"), view("\t16\"")));
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i) {
    tn_blob* blob;
    tn_adapter* adapter;
    tn_string_view value;
    EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f.builder, &all[i], &blob));
    EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f.context, blob, NULL, &adapter));
    EXPECT_EQ(all[i].checksums, tn_adapter_has_checksums(adapter));
    EXPECT_STATUS(TN_OK, tn_adapter_check(adapter, f.context, NULL, NULL));
    EXPECT_TRUE(tn_adapter_metadata(adapter, view("al\"\\\n\"pha"), &value));
    EXPECT_VIEW("\t16\"", value);
    expect_fixture(&f, adapter);
    tn_object_release(adapter);
    tn_object_release(blob);
  }
  close_fixture(&f);
}

TN_TEST(aligned_data_stands_behind_all_else_at_64) {
  const tn_export_options options = {.layout = TN_ADAPTER_LAYOUT_ALIGNED};
  export_fixture f;
  tn_blob* blob;
  tn_adapter* adapter;
  size_t before = 0;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f.builder, &options, &blob));
  EXPECT_EQ(0, tn_blob_byte_size(blob) % 64);
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f.context, blob, NULL, &adapter));
  for (size_t i = 0; i < 4; ++i) {
    tn_tensor* tensor;
    EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, i, &tensor));
    EXPECT_EQ(0, tn_tensor_byte_offset(tensor) % 64);
    EXPECT_EQ(64, tn_tensor_alignment(tensor));
    EXPECT_TRUE(tn_tensor_byte_offset(tensor) > before);
    before = tn_tensor_byte_offset(tensor);
    tn_object_release(tensor);
  }
  tn_object_release(adapter);
  tn_object_release(blob);
  close_fixture(&f);
}

TN_TEST(damaged_data_does_not_have_its_checksum) {
  const tn_export_options options = {.checksums = true};
  const tn_adapter_options checked = {.check = true};
  export_fixture f;
  tn_blob* blob;
  tn_adapter* adapter;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f.builder, &options, &blob));
  char* bytes = (char*)(uintptr_t)tn_blob_data(blob);
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f.context, blob, &checked, &adapter));
  tn_tensor* tensor;
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 1, &tensor));
  bytes[tn_tensor_byte_offset(tensor) + 3] ^= 1;
  tn_object_release(tensor);
  EXPECT_STATUS(TN_MALFORMED, tn_adapter_check(adapter, f.context, NULL, NULL));
  EXPECT_TRUE(strstr(f.messages.text, "parameter 'a': checksum ") != NULL);
  tn_object_release(adapter);
  EXPECT_STATUS(TN_MALFORMED, tn_adapter_load_blob(f.context, blob, &checked, &adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_load_blob(f.context, blob, NULL, &adapter));
  tn_object_release(adapter);
  tn_object_release(blob);
  close_fixture(&f);
}

// Whatever one word of a file with an extension becomes, it loads and checks or is refused.
TN_TEST(no_single_word_of_an_extension_leads_out_of_the_file) {
  const tn_export_options options = {.checksums = true};
  static const uint32_t words[] = {0, 1, 4, 0x7fffffff, 0x80000000, 0xfffffffc, 0xffffffff};
  export_fixture f;
  tn_blob* blob;
  tn_adapter* adapter;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_set_metadata(f.builder, view("alpha"), view("16")));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_serialize(f.builder, &options, &blob));
  const size_t size = tn_blob_byte_size(blob);
  char* copy = malloc(size);
  for (size_t i = 0; copy != NULL && i + 4 <= size; i += 2) {
    for (size_t k = 0; k < sizeof words / sizeof *words; ++k) {
      memcpy(copy, tn_blob_data(blob), size);
      memcpy(copy + i, &words[k], 4);
      if (load_copy(f.context, (tn_string_view){copy, size}, NULL, &adapter) != TN_OK) continue;
      (void)!tn_adapter_check(adapter, f.context, NULL, NULL);
      tn_object_release(adapter);
    }
  }
  for (size_t i = 0; copy != NULL && i < size; ++i) {
    memcpy(copy, tn_blob_data(blob), size);
    if (load_copy(f.context, (tn_string_view){copy, i}, NULL, &adapter) == TN_OK) {
      tn_object_release(adapter);
    }
  }
  free(copy);
  tn_object_release(blob);
  close_fixture(&f);
}

//===-- What is refused -----------------------------------------------------------------------===//

TN_TEST(values_that_are_no_host_tensors_are_refused_by_name) {
  export_fixture f;
  tn_adapter_builder_parameter p = {.name = view("s"), .element_type = TN_ELEMENT_STRING};
  tn_blob* blob;
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_export(f.builder, f.path, NULL));
  EXPECT_STR("parameter 's': cannot export a parameter of type string", f.messages.text);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_drop(f.builder, view("s")));
  p.name = view("o");
  p.element_type = TN_ELEMENT_UNDEFINED;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_serialize(f.builder, NULL, &blob));
  EXPECT_STR("parameter 'o': cannot export a parameter that is not a tensor", f.messages.text);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_drop(f.builder, view("o")));
  p = (tn_adapter_builder_parameter){.name = view("d"),
                                     .element_type = TN_ELEMENT_FLOAT32,
                                     .data = &p,
                                     .byte_size = 4,
                                     .device = "cuda:1"};
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_builder_export(f.builder, f.path, NULL));
  EXPECT_STR("parameter 'd': cannot export data on device 'cuda:1'; copy it to the host",
             f.messages.text);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_adapter_builder_cast(f.builder, view("d"), TN_ELEMENT_FLOAT16));
  EXPECT_EQ(0, count_files(&f));
  close_fixture(&f);
}

TN_TEST(more_than_the_format_can_say_is_refused_before_a_byte_is_written) {
  export_fixture f;
  tn_blob* blob;
  const int64_t dims[] = {1 << 20, 1 << 11};
  // Nobody reads it: it is refused by its size.
  const tn_adapter_builder_parameter p = {.name = view("huge"),
                                          .element_type = TN_ELEMENT_UINT8,
                                          .dims = dims,
                                          .rank = 2,
                                          .data = &f,
                                          .byte_size = (size_t)1 << 31};
  open_fixture(&f);
  EXPECT_STATUS(TN_OK, tn_blob_create(&f, p.byte_size, 1, NULL, NULL, &blob));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_add(f.builder, &p, blob));
  tn_object_release(blob);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_adapter_builder_export(f.builder, f.path, NULL));
  EXPECT_TRUE(strstr(f.messages.text, "the size limit of 2147483647 bytes") != NULL);
  EXPECT_EQ(0, count_files(&f));
  close_fixture(&f);
}

//===-- Files ---------------------------------------------------------------------------------===//

static void write_old(const export_fixture* f) {
  FILE* file = fopen(f->path, "wb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(3, fwrite("old", 1, 3, file));
  fclose(file);
}

static void expect_old(const export_fixture* f) {
  char bytes[8] = {0};
  FILE* file = fopen(f->path, "rb");
  EXPECT_TRUE(file != NULL);
  EXPECT_EQ(3, fread(bytes, 1, sizeof bytes, file));
  EXPECT_STR("old", bytes);
  fclose(file);
  EXPECT_EQ(1, count_files(f));
}

TN_TEST(a_file_is_written_and_keeps_its_mode) {
  export_fixture f;
  tn_adapter* adapter;
  struct stat about;
  open_fixture(&f);
  const mode_t mask = umask(027);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f.builder, f.path, NULL));
  umask(mask);
  EXPECT_EQ(0, stat(f.path, &about));
  EXPECT_EQ(0640, about.st_mode & 07777u);
  EXPECT_EQ(0, chmod(f.path, 0604));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f.builder, f.path, NULL));
  EXPECT_EQ(0, stat(f.path, &about));
  EXPECT_EQ(0604, about.st_mode & 07777u);
  EXPECT_EQ(1, count_files(&f));
  EXPECT_STATUS(TN_OK, tn_adapter_load(f.context, f.path, NULL, &adapter));
  expect_fixture(&f, adapter);
  tn_object_release(adapter);
  close_fixture(&f);
}

TN_TEST(a_symbolic_link_stays_one) {
  export_fixture f;
  char link_path[90];
  struct stat about;
  tn_adapter* adapter;
  open_fixture(&f);
  write_old(&f);
  snprintf(link_path, sizeof link_path, "%s/link", f.folder);
  EXPECT_EQ(0, symlink("x.onnx_adapter", link_path));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f.builder, link_path, NULL));
  EXPECT_EQ(0, lstat(link_path, &about));
  EXPECT_TRUE(S_ISLNK(about.st_mode));
  EXPECT_STATUS(TN_OK, tn_adapter_load(f.context, f.path, NULL, &adapter));
  tn_object_release(adapter);
  EXPECT_EQ(0, unlink(link_path));
  EXPECT_EQ(0, symlink("nowhere", link_path));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_export(f.builder, link_path, NULL));
  EXPECT_EQ(0, unlink(link_path));
  close_fixture(&f);
}

TN_TEST(what_cannot_be_written_is_refused_by_name) {
  export_fixture f;
  open_fixture(&f);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_export(f.builder, "/no/such/folder/x", NULL));
  EXPECT_STR(
      "/no/such/folder/x: is in a directory that cannot be opened: No such file or directory",
      f.messages.text);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_export(f.builder, f.folder, NULL));
  EXPECT_TRUE(strstr(f.messages.text, "is not a regular file: Is a directory") != NULL);
  close_fixture(&f);
}

static tn_status stop(void* user_data, uint64_t done, uint64_t total) {
  EXPECT_TRUE(done <= total);
  ++*(int*)user_data;
  return TN_INTERRUPTED;
}

TN_TEST(an_export_that_is_stopped_leaves_the_old_file) {
  export_fixture f;
  int calls = 0;
  const tn_export_options options = {.progress = stop, .progress_data = &calls};
  open_fixture(&f);
  write_old(&f);
  EXPECT_STATUS(TN_INTERRUPTED, tn_adapter_builder_export(f.builder, f.path, &options));
  EXPECT_EQ(1, calls);
  expect_old(&f);
  close_fixture(&f);
}

static tn_status refuse_after(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  EXPECT_TRUE(size > 0);
  return ++*(int*)user_data > 0 ? TN_IO_ERROR : TN_OK;
}

TN_TEST(a_callback_gets_the_bytes_or_stops_them) {
  export_fixture f;
  int calls = 0;
  open_fixture(&f);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_write(f.builder, NULL, refuse_after, &calls));
  calls = -100;
  EXPECT_STATUS(TN_OK, tn_adapter_builder_write(f.builder, NULL, refuse_after, &calls));
  close_fixture(&f);
}

// A file of more than 64 KiB, so that it is mapped.
static void export_large(export_fixture* f, tn_adapter** out_adapter) {
  static float values[40000];
  for (size_t i = 0; i < 40000; ++i) values[i] = (float)i;
  tn_adapter_builder_clear(f->builder);
  EXPECT_STATUS(TN_OK,
                add_vector(f->builder, "w", TN_ELEMENT_FLOAT32, 40000, values, sizeof values));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f->builder, f->path, NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_load(f->context, f->path, NULL, out_adapter));
  EXPECT_TRUE(tn_adapter_is_mapped(*out_adapter));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_load_adapter(f->builder, *out_adapter));
}

TN_TEST(exporting_over_the_mapped_file_is_safe) {
  export_fixture f;
  tn_adapter* adapter;
  tn_tensor* tensor;
  float value = 0;
  open_fixture(&f);
  export_large(&f, &adapter);
  EXPECT_STATUS(TN_OK, tn_adapter_builder_cast(f.builder, (tn_string_view){0}, TN_ELEMENT_FLOAT16));
  EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f.builder, f.path, NULL));
  EXPECT_STATUS(TN_OK, tn_adapter_tensor_at(adapter, 0, &tensor));
  EXPECT_STATUS(TN_OK, tn_tensor_read(tensor, 4 * 39999, 4, &value));
  EXPECT_TRUE(value == 39999);
  EXPECT_EQ(0, memcmp((const char*)tn_tensor_data(tensor) + 4 * 39999, &value, 4));
  EXPECT_TRUE(tn_adapter_is_unchanged(adapter));
  tn_object_release(tensor);
  tn_object_release(adapter);
  close_fixture(&f);
}

TN_TEST(values_whose_file_was_shortened_are_not_exported) {
  export_fixture f;
  char other[90];
  tn_adapter* adapter;
  open_fixture(&f);
  export_large(&f, &adapter);
  snprintf(other, sizeof other, "%s/other", f.folder);
  EXPECT_EQ(0, truncate(f.path, 70000));
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_export(f.builder, other, NULL));
  EXPECT_STR("parameter 'w': the file that holds its data was changed after it was loaded",
             f.messages.text);
  EXPECT_STATUS(TN_IO_ERROR, tn_adapter_builder_cast(f.builder, view("w"), TN_ELEMENT_FLOAT16));
  EXPECT_EQ(1, count_files(&f));
  tn_object_release(adapter);
  close_fixture(&f);
}

/// What becomes of the file that the values are in, once some of them are written.
typedef struct change {
  const char* path;
  bool cuts;
  bool overwrites;
  int calls;
} change;

static tn_status change_source(void* user_data, uint64_t done, uint64_t total) {
  change* c = user_data;
  EXPECT_TRUE(done <= total);
  if (++c->calls != 2) return TN_OK;
  if (c->cuts) EXPECT_EQ(0, truncate(c->path, 1500001));
  if (c->overwrites) {
    const int file = open(c->path, O_WRONLY);
    EXPECT_EQ(5, pwrite(file, "other", 5, 2500000));
    close(file);
  }
  return TN_OK;
}

static void expect_same_bytes(const char* path, const char* other) {
  static char bytes[2][3200000];
  ssize_t sizes[2];
  for (int i = 0; i < 2; ++i) {
    const int file = open(i == 0 ? path : other, O_RDONLY);
    sizes[i] = read(file, bytes[i], sizeof bytes[i]);
    close(file);
  }
  EXPECT_TRUE(sizes[0] > 3000000 && sizes[0] == sizes[1]);
  EXPECT_EQ(0, memcmp(bytes[0], bytes[1], (size_t)sizes[0]));
}

// Values that take several blocks, at no multiple of a page, straight from the mapping.
TN_TEST(large_values_are_exported_unless_their_file_changes_meanwhile) {
  static unsigned char values[3000000];
  for (size_t i = 0; i < sizeof values; ++i) values[i] = (unsigned char)(i * 7 % 251);
  for (int i = 0; i < 3; ++i) {
    export_fixture f;
    char other[90];
    open_fixture(&f);
    change c = {.path = f.path, .cuts = i == 1, .overwrites = i == 2};
    const tn_export_options options = {.progress = change_source, .progress_data = &c};
    snprintf(other, sizeof other, "%s/other", f.folder);
    tn_adapter_builder_clear(f.builder);
    EXPECT_STATUS(TN_OK, add_vector(f.builder, "w", TN_ELEMENT_UINT8, (int64_t)sizeof values,
                                    values, sizeof values));
    EXPECT_STATUS(TN_OK, tn_adapter_builder_export(f.builder, f.path, NULL));
    EXPECT_STATUS(TN_OK, tn_adapter_builder_load(f.builder, f.path, NULL));
    EXPECT_STATUS(i == 0 ? TN_OK : TN_IO_ERROR,
                  tn_adapter_builder_export(f.builder, other, &options));
    EXPECT_TRUE(c.calls >= 2);
    if (i == 0) {
      expect_same_bytes(f.path, other);
      EXPECT_EQ(0, unlink(other));
    } else {
      EXPECT_STR("parameter 'w': the file that holds its data was changed after it was loaded",
                 f.messages.text);
    }
    EXPECT_EQ(1, count_files(&f));
    close_fixture(&f);
  }
}

//===-- Memory --------------------------------------------------------------------------------===//

static tn_status export_all(const tn_allocator* allocator, const char* path) {
  static const float values[] = {1, 2, 3, 4};
  static const unsigned char nibbles[] = {0x21, 0x03};
  message_log messages;
  tn_context* context;
  tn_adapter_builder* builder = NULL;
  tn_blob* blob = NULL;
  const tn_export_options safetensors = {.format = TN_ADAPTER_FORMAT_SAFETENSORS};
  const tn_export_options aligned = {.layout = TN_ADAPTER_LAYOUT_ALIGNED, .checksums = true};
  tn_status status = logged_context(&messages, allocator, &context);
  if (status != TN_OK) return status;
  status = tn_adapter_builder_create(context, &builder);
  if (status == TN_OK) status = add_vector(builder, "a", TN_ELEMENT_FLOAT32, 4, values, 16);
  if (status == TN_OK) status = add_vector(builder, "n", TN_ELEMENT_UINT4, 4, nibbles, 2);
  if (status == TN_OK) status = tn_adapter_builder_set_metadata(builder, view("k"), view("v"));
  if (status == TN_OK) status = tn_adapter_builder_serialize(builder, &safetensors, &blob);
  tn_object_release(blob);
  if (status == TN_OK) status = tn_adapter_builder_export(builder, path, &aligned);
  tn_adapter_builder_destroy(builder);
  tn_context_destroy(context);
  return status;
}

TN_TEST(exporting_survives_every_allocation_failure) {
  export_fixture f;
  open_fixture(&f);
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    const tn_status status = export_all(&allocator, f.path);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    EXPECT_EQ(0, count_files(&f));
  }
  EXPECT_EQ(1, count_files(&f));
  close_fixture(&f);
}
