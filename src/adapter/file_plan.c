// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of a file: checks what is exported, and defines how it is written.
//
// A plan contains only descriptions, about a hundred bytes for each tensor. Data passes through one
// block of memory, so exporting gigabytes takes at most a megabyte. It is read from its file, so a
// truncated file causes an error and not a signal. If only the system reads the bytes, it takes
// large values directly from the mapping.

#include "adapter/file_plan.h"

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "adapter/onnx_format.h"
#include "base/status.h"
#include "ir/context.h"

#define BLOCK_SIZE ((size_t)1 << 20)
/// For smaller values, copying to a block costs less than a system call for each.
#define MAPPED_SIZE_MIN ((size_t)128 << 10)

//===-- Checking ------------------------------------------------------------------------------===//

static tn_status check_item(const tn_adapter_builder* builder,
                            const tn_adapter_builder_item* item) {
  const char* problem = tn_adapter_builder__name_problem(item->name);
  if (item->element_type == TN_ELEMENT_STRING) {
    problem = "cannot export a parameter of type string";
  } else if (tn_element__class_of(item->element_type) == TN_ELEMENT_CLASS_NONE) {
    problem = "cannot export a parameter that is not a tensor";
  }
  if (problem != NULL) {
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, item->name, "%s", problem);
  }
  if (item->device == NULL) return TN_OK;
  return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, item->name,
                                    "cannot export data on device '%s'; copy it to the host",
                                    item->device);
}

static tn_status check_builder(const tn_adapter_builder* builder) {
  for (size_t i = 0; i < builder->count; ++i) TN_TRY(check_item(builder, builder->items[i]));
  return TN_OK;
}

tn_status tn_file_plan__make(const tn_adapter_builder* builder, const tn_export_options* options,
                             tn_adapter_format format, tn_file_plan* out_plan) {
  *out_plan = (tn_file_plan){.builder = builder, .format = format};
  TN_TRY(check_builder(builder));
  const tn_status status = format == TN_ADAPTER_FORMAT_SAFETENSORS
                               ? tn_file_plan__make_safetensors(out_plan, options)
                               : tn_file_plan__make_onnx(out_plan, options);
  if (status != TN_OK) tn_file_plan__free(out_plan);
  return status;
}

void tn_file_plan__free(tn_file_plan* plan) {
  const tn_allocator* allocator = &plan->builder->allocator;
  tn_deallocate(allocator, plan->bytes, plan->byte_capacity);
  tn_deallocate(allocator, plan->pieces, plan->piece_capacity * sizeof *plan->pieces);
  *plan = (tn_file_plan){.builder = plan->builder};
}

//===-- Writing -------------------------------------------------------------------------------===//

typedef struct writer {
  const tn_file_plan* plan;
  const tn_export_options* options;
  const tn_file_sink* sink;
  unsigned char* block;
  size_t used;
  uint64_t done;
} writer;

static tn_status report_progress(writer* w, size_t size) {
  w->done += size;
  if (w->options->progress == NULL) return TN_OK;
  return w->options->progress(w->options->progress_data, w->done, w->plan->total_size);
}

static tn_status flush(writer* w) {
  const size_t size = w->used;
  if (size == 0) return TN_OK;
  TN_TRY(w->sink->write(w->sink->user_data, (const char*)w->block, size));
  w->used = 0;
  return report_progress(w, size);
}

// Writes mapped bytes directly. Checks afterwards that the file did not change; on failure, the
// output is not a valid file.
static tn_status write_mapped(writer* w, const tn_adapter_builder_item* item, size_t offset,
                              size_t size) {
  const tn_mapping* mapping = &item->adapter->mapping;
  const char* bytes = tn_mapping__lend(mapping, item->offset + offset, size);
  const tn_status status = w->sink->write(w->sink->user_data, bytes, size);
  tn_mapping__give_back(mapping, item->offset + offset, size);
  if (status != TN_OK && status != TN_NOT_FOUND) return status;
  if (status == TN_NOT_FOUND || !tn_mapping__is_unchanged(mapping)) {
    return tn_adapter_builder__report_changed(w->plan->builder, item);
  }
  return report_progress(w, size);
}

// Large values of mapped files are written without a copy.
static tn_status write_mapped_piece(writer* w, const tn_file_piece* piece) {
  TN_TRY(flush(w));
  for (size_t done = 0; done < piece->size;) {
    const size_t left = piece->size - done;
    const size_t size = left < BLOCK_SIZE ? left : BLOCK_SIZE;
    TN_TRY(write_mapped(w, piece->item, done, size));
    done += size;
  }
  return TN_OK;
}

static bool is_handed_over_mapped(const writer* w, const tn_file_piece* piece) {
  return w->sink->takes_mapped && piece->item != NULL && piece->size >= MAPPED_SIZE_MIN &&
         piece->item->adapter != NULL && tn_adapter_is_mapped(piece->item->adapter);
}

static tn_status write_piece(writer* w, const tn_file_piece* piece) {
  if (is_handed_over_mapped(w, piece)) return write_mapped_piece(w, piece);
  for (size_t done = 0; done < piece->size;) {
    if (w->used == BLOCK_SIZE) TN_TRY(flush(w));
    const size_t left = piece->size - done;
    const size_t size = left < BLOCK_SIZE - w->used ? left : BLOCK_SIZE - w->used;
    unsigned char* to = w->block + w->used;
    if (piece->item == NULL) {
      memcpy(to, w->plan->bytes + piece->offset + done, size);
    } else if (!tn_adapter_builder__read(piece->item, done, size, to)) {
      return tn_adapter_builder__report_changed(w->plan->builder, piece->item);
    }
    w->used += size;
    done += size;
  }
  return TN_OK;
}

tn_status tn_file_plan__write(const tn_file_plan* plan, const tn_export_options* options,
                              const tn_file_sink* sink) {
  const tn_adapter_builder* builder = plan->builder;
  writer w = {.plan = plan, .options = options, .sink = sink};
  w.block = tn_allocate(&builder->allocator, BLOCK_SIZE);
  if (w.block == NULL) return tn_context__out_of_memory(builder->context);
  tn_status status = TN_OK;
  for (size_t i = 0; status == TN_OK && i < plan->piece_count; ++i) {
    status = write_piece(&w, &plan->pieces[i]);
  }
  if (status == TN_OK) status = flush(&w);
  tn_deallocate(&builder->allocator, w.block, BLOCK_SIZE);
  return status;
}
