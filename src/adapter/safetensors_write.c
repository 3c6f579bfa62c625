// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans a safetensors file: the text of the header, then the tensors by the size of their elements.
//
// The header lists the parameters in the builder's order. Tensors of types that safetensors lacks
// are written as vectors of bytes, with their types in "tenure.types" of the metadata.

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "adapter/element.h"
#include "adapter/file_plan.h"
#include "adapter/names.h"
#include "adapter/safetensors_format.h"
#include "base/status.h"
#include "ir/context.h"

#define PEFT_PREFIX "base_model.model."

typedef struct planner {
  const tn_adapter_builder* builder;
  const tn_export_options* options;
  const tn_adapter_builder_item** places;  ///< The items in the order of their data in the file.
  uint64_t* offsets;                       ///< Offset of the data, by index of the item.
  tn_text_buffer text;
} planner;

//===-- JSON ----------------------------------------------------------------------------------===//

// Appends the characters of a string, escaped.
static void append_characters(tn_text_buffer* text, tn_string_view characters) {
  for (size_t i = 0; i < characters.size; ++i) {
    const unsigned char c = (unsigned char)characters.data[i];
    if (c < 0x20) {
      tn_text_buffer_format(text, "\\u%04x", c);
    } else {
      if (c == '"' || c == '\\') tn_text_buffer_append(text, "\\", 1);
      tn_text_buffer_append(text, &characters.data[i], 1);
    }
  }
}

static void append_string(tn_text_buffer* text, const char* prefix, tn_string_view characters) {
  tn_text_buffer_append_text(text, "\"");
  tn_text_buffer_append_text(text, prefix);
  append_characters(text, characters);
  tn_text_buffer_append_text(text, "\"");
}

static void append_extents(tn_text_buffer* text, const int64_t* dims, size_t rank) {
  tn_text_buffer_append_text(text, "[");
  for (size_t i = 0; i < rank; ++i) {
    if (i > 0) tn_text_buffer_append_text(text, ",");
    tn_text_buffer_append_signed(text, dims[i]);
  }
  tn_text_buffer_append_text(text, "]");
}

//===-- Metadata ------------------------------------------------------------------------------===//

static const char* prefix_of(const planner* p, const tn_adapter_builder_item* item) {
  const tn_string_view rest = tn_names__without_peft_prefix(item->name);
  return p->options->peft_names && rest.size == item->name.size ? PEFT_PREFIX : "";
}

// Appends the types that safetensors lacks, as JSON.
static void append_types(const planner* p, tn_text_buffer* text) {
  for (size_t i = 0; i < p->builder->count; ++i) {
    const tn_adapter_builder_item* item = p->builder->items[i];
    if (tn_safetensors__type_name(item->element_type) != NULL) continue;
    tn_text_buffer_append_text(text, text->size == 0 ? "{" : ",");
    append_string(text, prefix_of(p, item), item->name);
    tn_text_buffer_format(text, ":{\"type\":\"%s\",\"shape\":",
                          tn_element_type_name((tn_element_type)item->element_type));
    append_extents(text, item->dims, item->rank);
    tn_text_buffer_append_text(text, "}");
  }
  if (text->size != 0) tn_text_buffer_append_text(text, "}");
}

typedef struct metadata_writer {
  planner* planner;
  bool began;
} metadata_writer;

static void add_text(metadata_writer* w, tn_string_view key, tn_string_view value) {
  tn_text_buffer* text = &w->planner->text;
  tn_text_buffer_append_text(text, w->began ? "," : "\"" TN_SAFETENSORS_METADATA "\":{");
  w->began = true;
  append_string(text, "", key);
  tn_text_buffer_append_text(text, ":");
  append_string(text, "", value);
}

static void add_version(metadata_writer* w, const char* key, int32_t version) {
  char digits[16];
  if (version == 0) return;
  snprintf(digits, sizeof digits, "%" PRId32, version);
  add_text(w, tn_string_view_from(key), tn_string_view_from(digits));
}

// Keys for versions and types are reserved for the library.
static bool is_reserved(tn_string_view key) {
  static const char* const reserved[] = {TN_SAFETENSORS_ADAPTER_VERSION,
                                         TN_SAFETENSORS_MODEL_VERSION, TN_SAFETENSORS_TYPES};
  for (size_t i = 0; i < sizeof reserved / sizeof *reserved; ++i) {
    if (tn_string_view_equal(key, tn_string_view_from(reserved[i]))) return true;
  }
  return false;
}

static void append_metadata(planner* p) {
  metadata_writer w = {p, false};
  tn_text_buffer types = tn_text_buffer_make(&p->builder->allocator);
  for (size_t i = 0; i < p->builder->metadata.count; ++i) {
    const tn_metadata_entry* entry = &p->builder->metadata.entries[i];
    if (!is_reserved(entry->key)) add_text(&w, entry->key, entry->value);
  }
  add_version(&w, TN_SAFETENSORS_ADAPTER_VERSION, p->builder->adapter_version);
  add_version(&w, TN_SAFETENSORS_MODEL_VERSION, p->builder->model_version);
  append_types(p, &types);
  if (types.size != 0) {
    add_text(&w, tn_string_view_from(TN_SAFETENSORS_TYPES), tn_text_buffer_view(&types));
  }
  if (types.failed) p->text.failed = true;
  if (w.began) tn_text_buffer_append_text(&p->text, p->builder->count == 0 ? "}" : "},");
  tn_text_buffer_free(&types);
}

//===-- Tensors -------------------------------------------------------------------------------===//

// Returns the alignment of an element in bytes.
static size_t element_size(const tn_adapter_builder_item* item) {
  if (tn_safetensors__type_name(item->element_type) == NULL) return 1;
  return tn_element_type_size((tn_element_type)item->element_type);
}

static int compare_items(const void* a, const void* b) {
  const tn_adapter_builder_item* const* left = a;
  const tn_adapter_builder_item* const* right = b;
  const size_t left_size = element_size(*left);
  const size_t right_size = element_size(*right);
  if (left_size != right_size) return left_size > right_size ? -1 : 1;
  return (*left)->index < (*right)->index ? -1 : 1;
}

static void append_tensor(planner* p, const tn_adapter_builder_item* item) {
  tn_text_buffer* text = &p->text;
  const char* type = tn_safetensors__type_name(item->element_type);
  const int64_t byte_extent = (int64_t)item->byte_size;
  if (item->index > 0) tn_text_buffer_append_text(text, ",");
  append_string(text, prefix_of(p, item), item->name);
  tn_text_buffer_format(text, ":{\"dtype\":\"%s\",\"shape\":", type == NULL ? "U8" : type);
  if (type == NULL) {
    append_extents(text, &byte_extent, 1);
  } else {
    append_extents(text, item->dims, item->rank);
  }
  const uint64_t begin = p->offsets[item->index];
  tn_text_buffer_format(text, ",\"data_offsets\":[%" PRIu64 ",%" PRIu64 "]}", begin,
                        begin + item->byte_size);
}

static void append_header(planner* p) {
  // Placeholder of the size, which is known at the end.
  tn_text_buffer_append(&p->text, "\0\0\0\0\0\0\0\0", 8);
  tn_text_buffer_append_text(&p->text, "{");
  append_metadata(p);
  for (size_t i = 0; i < p->builder->count; ++i) append_tensor(p, p->builder->items[i]);
  tn_text_buffer_append_text(&p->text, "}");
  while (p->text.size % 8 != 0 && !p->text.failed) tn_text_buffer_append_text(&p->text, " ");
  const size_t size = p->text.size - 8;
  for (unsigned i = 0; i < 8 && !p->text.failed; ++i) p->text.data[i] = (char)(size >> (8 * i));
}

//===-- The file ------------------------------------------------------------------------------===//

static tn_status place_items(planner* p) {
  uint64_t end = 0;
  const tn_adapter_builder* builder = p->builder;
  for (size_t i = 0; i < builder->count; ++i) p->places[i] = builder->items[i];
  qsort((void*)p->places, builder->count, sizeof *p->places, compare_items);
  for (size_t i = 0; i < builder->count; ++i) {
    p->offsets[p->places[i]->index] = end;
    if (__builtin_add_overflow(end, p->places[i]->byte_size, &end) || end > INT64_MAX / 2) {
      return tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, p->places[i]->name,
                                        "the file exceeds the size limit");
    }
  }
  return TN_OK;
}

static tn_status make_pieces(planner* p, tn_file_plan* plan) {
  const tn_adapter_builder* builder = p->builder;
  const size_t count = builder->count + 1;
  if (p->text.failed) return tn_context__out_of_memory(builder->context);
  if (p->text.size - 8 > TN_SAFETENSORS_HEADER_SIZE_MAX) {
    return tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, (tn_string_view){0},
                                      "the header exceeds the limit of %zu bytes",
                                      TN_SAFETENSORS_HEADER_SIZE_MAX);
  }
  plan->pieces = tn_allocate(&builder->allocator, count * sizeof *plan->pieces);
  if (plan->pieces == NULL) return tn_context__out_of_memory(builder->context);
  plan->piece_capacity = count;
  plan->piece_count = count;
  plan->pieces[0] = (tn_file_piece){NULL, 0, p->text.size};
  plan->total_size = p->text.size;
  for (size_t i = 0; i < builder->count; ++i) {
    plan->pieces[i + 1] = (tn_file_piece){p->places[i], 0, p->places[i]->byte_size};
    plan->total_size += p->places[i]->byte_size;
  }
  plan->bytes = (unsigned char*)p->text.data;
  plan->byte_capacity = p->text.capacity;
  p->text = tn_text_buffer_make(&builder->allocator);
  return TN_OK;
}

tn_status tn_file_plan__make_safetensors(tn_file_plan* plan, const tn_export_options* options) {
  const tn_adapter_builder* builder = plan->builder;
  planner p = {.builder = builder, .options = options};
  const size_t size = (builder->count + 1) * (sizeof *p.places + sizeof *p.offsets);
  p.offsets = tn_allocate(&builder->allocator, size);
  if (p.offsets == NULL) return tn_context__out_of_memory(builder->context);
  p.places = (const tn_adapter_builder_item**)(void*)(p.offsets + builder->count + 1);
  p.text = tn_text_buffer_make(&builder->allocator);
  tn_status status = place_items(&p);
  if (status == TN_OK) {
    append_header(&p);
    status = make_pieces(&p, plan);
  }
  tn_text_buffer_free(&p.text);
  tn_deallocate(&builder->allocator, p.offsets, size);
  return status;
}
